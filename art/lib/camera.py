"""Cameras of the families: the same lens within a family."""
from .core import *

FAM = dict(place=dict(lens=50, pitch=34, yaw=14), guardian=dict(lens=55, pitch=-8, yaw=12), card=dict(lens=70, pitch=24, yaw=16), artifact=dict(lens=70, pitch=16, yaw=10), bust=dict(lens=85, pitch=2, yaw=10))
def camera(fam, target=(0, 0, 0), dist=10, fstop=None, **kw):
    """Camera of a family: looks at target from dist; pitch degrees above the horizon, yaw to the right of south."""
    f = {**FAM[fam], **kw}; sc = bpy.context.scene; c = bpy.data.cameras.new('c'); c.lens = f['lens']; o = link(bpy.data.objects.new('c', c)); p, y = math.radians(f['pitch']), math.radians(f['yaw'])
    o.location = V(target) + V((math.sin(y) * math.cos(p), -math.cos(y) * math.cos(p), math.sin(p))) * dist; o.rotation_euler = (o.location - V(target)).to_track_quat('Z', 'Y').to_euler(); sc.camera = o; c.clip_end = 500
    if fstop: c.dof.use_dof = True; c.dof.focus_distance = dist; c.dof.aperture_fstop = fstop
    return o
def camera_board(target, width, tilt=0.):
    """Orthographic; width = world units across the picture; tilt 0 = straight down, 35 = three-quarter."""
    sc = bpy.context.scene; c = bpy.data.cameras.new('c'); c.type = 'ORTHO'; c.ortho_scale = width; c.clip_end = 500; o = link(bpy.data.objects.new('c', c)); t = math.radians(tilt)
    o.location = V(target) + V((0, -math.sin(t), math.cos(t))) * 100; o.rotation_euler = (t, 0, 0); sc.camera = o; return o



def fit(objects, aspect, h=.72, w=.86, up=.10, floor=None):
    """Moves the camera so that the objects fill h of the picture's height or w of its width and stand a little above the middle.
    What lies below `floor` is hidden and does not count. Gives the distance to their middle."""
    cam = bpy.context.scene.camera; pts = []
    for o in objects:
        if o.type != 'MESH': continue
        n = len(o.data.vertices); co = np.empty(n * 3, 'f'); o.data.vertices.foreach_get('co', co); co = co.reshape(-1, 3)[::max(1, n // 300)]
        A = np.array(o.matrix_basis); co = co @ A[:3, :3].T + A[:3, 3]
        pts.append(co if floor is None else co[co[:, 2] > floor])
    pts = np.concatenate(pts); ortho = cam.data.type == 'ORTHO'
    for _ in range(5):
        M = cam.matrix_basis; inv = np.array(M.inverted()); q = pts @ inv[:3, :3].T + inv[:3, 3]; depth = float(-q[:, 2].mean())
        hw = cam.data.ortho_scale / 2 if ortho else 18 / cam.data.lens; hh = hw / aspect
        x, y = (q[:, 0], q[:, 1]) if ortho else (q[:, 0] / -q[:, 2], q[:, 1] / -q[:, 2])
        k = max((x.max() - x.min()) / 2 / (hw * w), (y.max() - y.min()) / 2 / (hh * h)); far = 1 if ortho else depth
        R3 = M.to_3x3(); cam.location += R3 @ V((float(x.max() + x.min()) / 2 * far, (float(y.max() + y.min()) / 2 - up * hh) * far, 0))
        if ortho: cam.data.ortho_scale *= k
        else: cam.location += R3 @ V((0, 0, depth * (k - 1)))
    return depth
