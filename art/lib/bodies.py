"""Bodies: balls and tapering limbs fused by voxel remesh; eyes, teeth, inlays."""
from .core import *
from .core import _cache
from .materials import P, mat, glow
from .shapes import ball, bez, tube, lathe_mesh

class Body:
    """Clay: balls and tapering limbs, fused by voxel remesh, smoothed, coloured per part (attribute 'Col')."""
    def __init__(s): s.p = []
    def ball(s, c, r, sc=(1, 1, 1), rot=(0, 0, 0), col=(.5, .5, .5), mirror=False):
        s.p.append((V(c), V(sc) * r, Euler(rot).to_matrix(), col))
        if mirror: s.p.append((V((-c[0], c[1], c[2])), V(sc) * r, Euler((rot[0], -rot[1], -rot[2])).to_matrix(), col))
        return s
    def limb(s, pts, rad, col=(.5, .5, .5), mirror=False, step=.35):
        pts = bez(pts, 8) if len(pts) > 2 else [V(pts[0]).lerp(V(pts[1]), i / 12) for i in range(13)]
        n = len(pts); last = None
        for i, p in enumerate(pts):
            t = i / (n - 1); k = t * (len(rad) - 1); r = lerp(rad[int(k)], rad[min(int(k) + 1, len(rad) - 1)], k % 1)
            if last is not None and (p - last).length < r * step and i < n - 1: continue
            last = p; s.ball(p, r, col=col, mirror=mirror)
        return s
    def build(s, mats, voxel=.05, smooth=5, amp=0., nscale=3., blend=.12, name='body'):
        bm = bmesh.new()
        for c, r, rm, col in s.p: bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation(c) @ rm.to_4x4() @ Matrix.Diagonal((*r, 1)))
        o = link(bpy.data.objects.new(name, bm_mesh(bm, name)), False); md = o.modifiers.new('r', 'REMESH'); md.mode = 'VOXEL'; md.voxel_size = voxel
        sm = o.modifiers.new('s', 'SMOOTH'); sm.iterations = smooth; sm.factor = .5
        me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); bpy.data.objects.remove(o)
        me.materials.clear(); [me.materials.append(m) for m in (mats if isinstance(mats, (list, tuple)) else [mats])]
        n = len(me.vertices); co = np.empty(n * 3, 'f'); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3)
        W = np.zeros((n, len(s.p))); C = np.array([p[3] for p in s.p])
        for i, (c, r, rm, col) in enumerate(s.p):
            q = (co - np.array(c)) @ np.array(rm); d = (np.linalg.norm(q / np.array(r), axis=1) - 1) * min(r); W[:, i] = np.exp(-np.abs(d) / (blend * .25))
        col = (W @ C) / np.maximum(W.sum(1, keepdims=True), 1e-9); at = me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', np.concatenate([col, np.ones((n, 1))], 1).astype('f').ravel())
        if amp: warp(me, amp, nscale)
        shade(me, 180); return put(me)
def stick(o, origin, toward):
    """Where a ray from origin toward a point meets object o: (point, normal) or None. For inlays, spots, buttons."""
    bpy.context.view_layer.update(); q = o.matrix_world.inverted(); a = q @ V(origin); hit, p, n, _ = o.ray_cast(a, (q @ V(toward) - a).normalized())
    return (o.matrix_world @ p, (o.matrix_world.to_3x3() @ n).normalized()) if hit else None
def inlay(o, origin, toward, me, s=1.):
    """Put mesh me (its Z = outwards) on the surface of o."""
    h = stick(o, origin, toward)
    if h: return put(me, m=Matrix.Translation(h[0]) @ h[1].to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Diagonal((s, s, s, 1)))
def eye(loc, r, look=(0, -1, 0), iris=(.9, .55, .08), pupil=.55, white=(.9, .88, .8), glint=True):
    d = V(look).normalized(); l = V(loc); ball(l, r, mat('eyew', white, rough=.2, bump=0, vary=0))
    ball(l + d * r * .35, r * .78, mat('iris', iris, rough=.2, bump=0, vary=0)); ball(l + d * r * .62, r * pupil, mat('pupil', (.005, .005, .005), (.006, .006, .006), rough=.1, bump=0, vary=0))
    if glint: ball(l + d * r * 1.08 + V((-.28 * r, 0, .35 * r)), r * .2, glow('glint', (1, 1, 1), 3), sub=2)

