"""Scene and mesh helpers. Units are roughly metres, +Z is up, the camera looks from the south (-Y) and the sun stands to the
upper left. Builders use bmesh and from_pydata only: operators are slow and need a context."""
import math
import random

import bpy
import bmesh
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

V = Vector
R = random
PI = math.pi
_cache = {}     # meshes and materials of the present scene
_open = []      # groups that are being filled


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    R.seed(seed)
    _cache.clear()
    _open.clear()
    return bpy.context.scene


def link(o, grouped=True):
    bpy.context.scene.collection.objects.link(o)
    if grouped:
        for g in _open:
            g.members.append(o)
    return o


class Group:
    """with Group(loc, rot, s): everything built inside is moved together. `flip` mirrors it in X."""
    def __init__(s, loc=(0, 0, 0), rot=(0, 0, 0), size=1., flip=False, m=None):
        s.m = m or Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Diagonal((-size if flip else size, size, size, 1))
        s.members = []
    def __enter__(s): _open.append(s); return s
    def __exit__(s, *_):
        _open.remove(s)
        for o in s.members: o.matrix_basis = s.m @ o.matrix_basis


def lerp(a, b, t): return a + (b - a) * t
def rnd(a, b): return R.uniform(a, b)
def step(a, b, x): t = max(0, min(1, (x - a) / (b - a))); return t * t * (3 - 2 * t)
def n2(x, y, s=1., seed=0): return noise.noise(V((x * s, y * s, seed)))
def frame(d, up=(0, 0, 1)):
    """Matrix whose X axis is d and whose Z axis is as near as possible to up."""
    x = V(d).normalized(); u = V(up)
    if abs(x.dot(u.normalized())) > .98: u = V((0, 1, 0)) if abs(x.y) < .9 else V((1, 0, 0))
    y = u.cross(x).normalized(); z = x.cross(y)
    return Matrix((x, y, z)).transposed().to_4x4()
def mesh(name, vs, fs, mats=(), smooth=None):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in vs], [], fs)
    for m in (mats if isinstance(mats, (list, tuple)) else [mats]): me.materials.append(m)
    if smooth is not None: shade(me, smooth)
    me.update(); return me
def shade(me, angle=35):
    me.shade_smooth()
    if angle < 180: me.set_sharp_from_angle(angle=math.radians(angle))
    return me
def put(me, loc=(0, 0, 0), rot=(0, 0, 0), s=1, m=None, name=None):
    """Object from mesh; s may be number or triple; m a 4x4 matrix instead of loc/rot/s."""
    o = link(bpy.data.objects.new(name or me.name, me))
    if m is not None: o.matrix_world = m
    else:
        o.location = loc; o.rotation_euler = rot; o.scale = (s,) * 3 if isinstance(s, (int, float)) else s
    return o
def bm_mesh(bm, name, mats=(), smooth=None):
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    for m in (mats if isinstance(mats, (list, tuple)) else [mats]): me.materials.append(m)
    if smooth is not None: shade(me, smooth)
    return me


class Merge:
    """Many transformed copies in one mesh (keeps 'Random Per Island' variety, few objects)."""
    def __init__(s): s.v = []; s.f = []; s.mi = []; s.n = 0
    def add(s, me, m=Matrix(), mi=0):
        n = len(me.vertices); co = np.empty(n * 3, 'f'); me.vertices.foreach_get('co', co)
        A = np.array(m); co = co.reshape(-1, 3) @ A[:3, :3].T + A[:3, 3]
        s.v.append(co); s.f += [[i + s.n for i in p.vertices] for p in me.polygons]; s.mi += [mi] * len(me.polygons); s.n += n
        return s
    def build(s, name, mats, smooth=40):
        me = mesh(name, np.concatenate(s.v).tolist(), s.f, mats); me.polygons.foreach_set('material_index', s.mi)
        if smooth is not None: shade(me, smooth)
        return me


def warp(me, amp=.1, scale=1., seed=0, flat=(1, 1, 1)):
    """Displace vertices by 3-axis noise so that nothing is a bare primitive."""
    o = V((seed * 7.3, seed * 3.1, 0))
    for v in me.vertices:
        d = noise.noise_vector(v.co * scale + o); v.co += V((d.x * flat[0], d.y * flat[1], d.z * flat[2])) * amp
    return me

