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

