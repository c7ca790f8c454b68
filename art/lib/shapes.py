"""Primitives: boxes, balls, turned and drawn shapes, cut-outs, sheets. Nothing stays a bare primitive: bevel, jitter, warp."""
from .core import *
from .core import _cache

def box_mesh(sx=1, sy=1, sz=1, bevel=.06, jitter=.03, mats=(), seg=2):
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts: v.co = V((v.co.x * sx + rnd(-jitter, jitter), v.co.y * sy + rnd(-jitter, jitter), v.co.z * sz + rnd(-jitter, jitter)))
    if bevel: bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=.6, affect='EDGES')
    return bm_mesh(bm, 'box', mats, 50)
def box(loc, size, m, rot=(0, 0, 0), bevel=.05, jitter=.02):
    return put(box_mesh(*size, bevel=min(bevel, min(size) * .4), jitter=jitter, mats=m), loc, rot)
def ball(loc, r, m, s=(1, 1, 1), rot=(0, 0, 0), sub=3, amp=0, smooth=180):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1); me = bm_mesh(bm, 'ball', m)
    if amp: warp(me, amp, 1.6, R.random() * 9)
    shade(me, smooth); return put(me, loc, rot, tuple(r * k for k in s))
def lathe_mesh(profile, mats, seg=32, smooth=40, fn=None):
    """profile: [(radius, z)...]; fn(angle)->radius factor."""
    vs, fs, n = [], [], len(profile)
    for i in range(seg):
        a = i / seg * 2 * PI; k = fn(a) if fn else 1
        vs += [(r * k * math.cos(a), r * k * math.sin(a), z) for r, z in profile]
    for i in range(seg):
        for j in range(n - 1):
            a, b = i * n + j, ((i + 1) % seg) * n + j; fs.append([a, b, b + 1, a + 1])
    return mesh('lathe', vs, fs, mats, smooth)
def tube_mesh(pts, rad, mats, seg=8, smooth=50, closed_ends=True):
    """Skin a polyline; rad number, list, or function of t in 0..1."""
    pts = [V(p) for p in pts]; n = len(pts); vs, fs = [], []
    rf = rad if callable(rad) else (lambda t: rad[min(n - 1, int(round(t * (n - 1))))]) if isinstance(rad, (list, tuple)) else (lambda t: rad)
    up = V((0, 0, 1))
    for i, p in enumerate(pts):
        d = (pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)]).normalized(); F = frame(d, up); up = F.to_3x3() @ V((0, 0, 1))
        y, z = F.to_3x3() @ V((0, 1, 0)), up; r = rf(i / (n - 1))
        vs += [p + (y * math.cos(a) + z * math.sin(a)) * r for a in (k / seg * 2 * PI for k in range(seg))]
    for i in range(n - 1):
        for k in range(seg): a, b = i * seg + k, i * seg + (k + 1) % seg; fs.append([a, b, b + seg, a + seg])
    if closed_ends: fs.append(list(range(seg))[::-1]); fs.append([(n - 1) * seg + k for k in range(seg)])
    return mesh('tube', vs, fs, mats, smooth)
def tube(pts, rad, m, **k): return put(tube_mesh(pts, rad, m, **k))
def bez(p, n=16):
    """Catmull-Rom through points."""
    p = [V(q) for q in p]; q = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]; out = []
    for i in range(1, len(q) - 2):
        for k in range(n if i < len(q) - 3 else n + 1):
            t = k / n; a, b, c, d = q[i - 1:i + 3]
            out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out
def prism(poly, h, m, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.03, smooth=40):
    """Extruded polygon [(x,y)...] of height h along Z, bevelled."""
    bm = bmesh.new(); f = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in poly])
    ex = bmesh.ops.extrude_face_region(bm, geom=[f]); bmesh.ops.translate(bm, vec=(0, 0, h), verts=[v for v in ex['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel: bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=2, profile=.6, affect='EDGES')
    return put(bm_mesh(bm, 'prism', m, smooth), loc, rot)
def grid_mesh(w, h, nx, ny, fn, mats, smooth=180):
    """Sheet: fn(u,v in 0..1, x, y)->(x,y,z)."""
    vs = [fn(i / nx, j / ny, (i / nx - .5) * w, (j / ny - .5) * h) for j in range(ny + 1) for i in range(nx + 1)]
    fs = [[j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i] for j in range(ny) for i in range(nx)]
    return mesh('grid', vs, fs, mats, smooth)
def ground(size, fn, m, n=120):
    return put(grid_mesh(size, size, n, n, lambda u, v, x, y: (x, y, fn(x, y)), m))

