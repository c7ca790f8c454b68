"""Foliage: blades, bushes, ferns, broad leaves, palms, trees, lianas, roots."""
from .core import *
from .core import _cache
from .materials import P, mat
from .shapes import tube, tube_mesh, bez, ball

def leaf_mesh(L=1., W=.3, fold=.25, droop=.35, seg=5, mats=(), shape=.55, tip=0.):
    """Folded, drooping blade along +X. shape: where it is widest; tip: width left at the end (0..1)."""
    vs, fs = [], []
    for i in range(seg + 1):
        t = i / seg; w = W * max(0, (math.sin(PI * t ** (math.log(.5) / math.log(shape))) * (1 - tip) + tip * (t > 0)))
        x = L * t * (1 - .12 * droop * t); z = L * (.25 * droop * t - droop * t * t)
        vs += [(x, -w / 2, z + fold * w / 2), (x, 0, z), (x, w / 2, z + fold * w / 2)]
    for i in range(seg):
        a = i * 3; fs += [[a, a + 3, a + 4, a + 1], [a + 1, a + 4, a + 5, a + 2]]
    return mesh('leaf', vs, fs, mats, 180)
def _rot(yaw, pitch=0, roll=0): return Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Rotation(-pitch, 4, 'Y') @ Matrix.Rotation(roll, 4, 'X')
def bush_mesh(kind='leaf', n=110, leaf=.38, seed=0, flat=.75):
    key = ('bush', kind, n, leaf, seed, flat)
    if key in _cache: return _cache[key]
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=3, radius=.86); core = bm_mesh(bm, 'c')
    off = V((seed * 5.1, 0, 0)); rad = lambda d: 1 + noise.noise(d * 1.8 + off) * .45
    for v in core.vertices: d = v.co.normalized(); v.co *= rad(d); v.co.z *= flat
    M = Merge().add(core, Matrix(), 0); lm = [leaf_mesh(leaf * s, leaf * .45 * s, .3, .5, 3) for s in (.8, 1, 1.25)]
    for i in range(n):
        z = 1 - 1.6 * (i + .5) / n; a = i * 2.39996 + rnd(-.3, .3); r = math.sqrt(max(0, 1 - z * z)); d = V((r * math.cos(a), r * math.sin(a), z)); p = d * rad(d) * .88; p.z *= flat
        o = (d + V((rnd(-.6, .6), rnd(-.6, .6), rnd(-.1, .7)))).normalized()
        M.add(R.choice(lm), Matrix.Translation(p) @ frame(o, d + V((0, 0, .6))), 1)
    _cache[key] = M.build('bush', [P('core'), P(kind)], 180); return _cache[key]
def bush(loc, s=1., kind=None, n=110, leaf=.38):
    return put(bush_mesh(kind or R.choice(['leaf', 'leaf', 'leaf2', 'leaf3']), n, leaf, R.randrange(3)), loc, (0, 0, rnd(0, 6.3)), (s * rnd(.9, 1.15), s * rnd(.9, 1.15), s * rnd(.8, 1.1)))
def tree(loc, s=1., kind=None, h=None, clumps=5, n=110, leaf=.38):
    x, y, z = loc; h = h or s * rnd(1.5, 2.3); lx, ly = rnd(-.25, .25) * s, rnd(-.25, .25) * s; kind = kind or R.choice(['leaf', 'leaf2', 'leaf3'])
    tube(bez([(x, y, z - .2), (x + lx * .2, y + ly * .2, z + h * .5), (x + lx, y + ly, z + h)], 4), lambda t: s * lerp(.17, .07, t) + s * .12 * max(0, .2 - t), P('bark'), seg=7)
    for j in range(clumps):
        a = j / clumps * 6.28 + rnd(-.4, .4); r = .62 * s if j else 0
        bush((x + lx + math.cos(a) * r, y + ly + math.sin(a) * r, z + h + (.35 if j == 0 else rnd(-.15, .15)) * s), s * rnd(.6, .85), kind, n, leaf)
def frond_mesh(L=1.2, W=.34, pairs=11, droop=.7, rise=.5):
    M = Merge(); lm = leaf_mesh(1, .26, .2, .3, 3); pts = [V((L * t * (1 - .15 * t), 0, L * (rise * t - droop * t * t))) for t in (i / 12 for i in range(13))]
    M.add(tube_mesh(pts, lambda t: L * .013 * (1.1 - t), [], seg=4))
    for i in range(1, pairs + 1):
        t = i / (pairs + .5); k = t * 12; a = pts[int(k)].lerp(pts[min(12, int(k) + 1)], k % 1); w = W * L * math.sin(PI * min(1, .18 + t * .82)) ** .7 * 1.5
        for sd in (-1, 1): M.add(lm, Matrix.Translation(a) @ _rot(sd * (1.15 - .35 * t), -.15 - .3 * t) @ Matrix.Diagonal((w, w * 1.1, w, 1)))
    return M.build('frond', [], None)
def fern_mesh(kind='leaf', n=9, rise=.75, droop=.75, seed=0, W=.3, pairs=11):
    key = ('fern', kind, n, rise, droop, seed)
    if key in _cache: return _cache[key]
    M = Merge()
    for i in range(n): f = frond_mesh(rnd(.8, 1.2), W, pairs, droop * rnd(.8, 1.2), rise * rnd(.8, 1.25)); M.add(f, _rot(i / n * 6.283 + rnd(-.25, .25), rnd(-.1, .25)))
    _cache[key] = M.build('fern', [P(kind)], 180); return _cache[key]
def fern(loc, s=1., kind=None): return put(fern_mesh(kind or R.choice(['leaf', 'leaf2']), seed=R.randrange(2)), loc, (rnd(-.1, .1), rnd(-.1, .1), rnd(0, 6.3)), s)
def broad(loc, s=1., kind='leaf', n=7, rise=1.0):
    """Big banana/taro leaves."""
    key = ('broad', kind, n, rise)
    if key not in _cache:
        M = Merge()
        for i in range(n): M.add(leaf_mesh(rnd(.9, 1.3), rnd(.32, .46), .35, rnd(.5, .9), 7, shape=.5), _rot(i / n * 6.283 + rnd(-.3, .3), rise * rnd(.6, 1.2)))
        _cache[key] = M.build('broad', [P(kind)], 180)
    return put(_cache[key], loc, (0, 0, rnd(0, 6.3)), s)
def palm(loc, s=1., h=2.6, kind='leaf2', lean=None):
    x, y, z = loc; lean = lean or (rnd(-.7, .7), rnd(-.7, .7)); top = V((x + lean[0] * s, y + lean[1] * s, z + h * s))
    tube(bez([(x, y, z - .2), (x + lean[0] * .3 * s, y + lean[1] * .3 * s, z + h * .5 * s), top], 6), lambda t: s * (.13 - .06 * t + .015 * math.sin(t * 60)), P('bark'), seg=8)
    put(fern_mesh(kind, 10, .45, .95, 7, .34, 12), top, (0, 0, rnd(0, 6)), s * 1.35)
    for i in range(3): ball(top + V((math.cos(i * 2.1) * .12 * s, math.sin(i * 2.1) * .12 * s, -.1 * s)), .11 * s, P('bark'), sub=2)
def liana(p0, p1, sag=.6, r=.035, leaves=8, kind='leaf'):
    a, b = V(p0), V(p1); pts = [a.lerp(b, t) - V((0, 0, sag * 4 * t * (1 - t))) + noise.noise_vector(V((t * 4, a.x, a.y))) * .08 for t in (i / 18 for i in range(19))]
    tube(pts, lambda t: r * (1 + .3 * math.sin(t * 40)), P('bark'), seg=6); lm = leaf_mesh(.28, .14, .2, .5, 3, [P(kind)])
    for _ in range(leaves): p = R.choice(pts); put(lm, m=Matrix.Translation(p) @ _rot(rnd(0, 6.3), rnd(-1.2, .1)))
def root(pts, r, m=None): tube(bez(pts, 6), lambda t: r * (1.05 - t) + .01, m or P('bark'), seg=8)
def scatter(n, area, fn, ok=lambda x, y: True):
    for _ in range(n):
        x, y = rnd(area[0], area[1]), rnd(area[2], area[3])
        if ok(x, y): fn(x, y)

