"""Masonry: blocks in courses with jitter, ruin and missing stones."""
from .core import *
from .core import _cache
from .materials import P
from .shapes import box_mesh

def _blocks(m, k=6, bevel=.07, jit=.04):
    key = ('blk', m.name, bevel)
    if key not in _cache: _cache[key] = [warp(box_mesh(1, 1, 1, bevel, jit, m), .03, 2.1, i) for i in range(k)]
    return _cache[key]
def block(loc, size, m, rot=(0, 0, 0), bevel=.07):
    return put(R.choice(_blocks(m, bevel=bevel)), loc, (rot[0] + rnd(-.012, .012), rot[1] + rnd(-.012, .012), rot[2] + rnd(-.02, .02)), (size[0] * .985, size[1] * rnd(.96, 1.04), size[2] * .985))
def wall(p0, p1, h, course=.5, length=.9, thick=.6, m=None, missing=.03, ruin=0., skip=None):
    """Courses of blocks from p0 to p1 (xy); ruin>0 breaks the top; skip(t,z) leaves openings."""
    m = m or P('stone'); a, b = V((*p0, 0)), V((*p1, 0)); L = (b - a).length; ang = math.atan2(b.y - a.y, b.x - a.x); d = (b - a) / L; z = 0; row = 0
    while z < h - .01:
        c = min(course * rnd(.85, 1.15), h - z); t = -(length * .5 * (row % 2))
        while t < L:
            l = length * rnd(.75, 1.3); t0, t1 = max(t, 0), min(t + l, L); t += l
            if t1 - t0 < .15: continue
            mid = (t0 + t1) / 2
            if skip and skip(mid, z + c / 2): continue
            if R.random() < missing or (ruin and z + c > h * (1 - ruin * (.5 + noise.noise(V((mid * .5, 3.3, 0)))))): continue
            block(a + d * mid + V((0, 0, z + c / 2)), (t1 - t0, thick, c), m, (0, 0, ang))
        z += c; row += 1
def stairs(loc, w, n, run, rise, m=None, split=3):
    for i in range(n):
        for k in range(split): block((loc[0] + (k - (split - 1) / 2) * w / split, loc[1] + i * run + run / 2, loc[2] + i * rise + rise / 2), (w / split, run * 1.3, rise * 1.05), m or P('stone'), bevel=.07)
def pyramid(loc, w, tiers, th, inset, m=None, block_l=.9):
    m = m or P('stone')
    for k in range(tiers):
        ww = w - 2 * inset * k; z = loc[2] + k * th; n = max(2, int(ww / block_l))
        block((loc[0], loc[1], z + th / 2 - .02), (ww - .5, ww - .5, th), m)
        for sd in range(4):
            a = sd * PI / 2
            for i in range(n):
                if R.random() < .03: continue
                t = (i + .5) / n * ww - ww / 2; x, y = t, -ww / 2 + .25
                block((loc[0] + x * math.cos(a) - y * math.sin(a), loc[1] + x * math.sin(a) + y * math.cos(a), z + th / 2), (ww / n, .55, th * rnd(.94, 1.03)), m, (0, 0, a))
def rubble(n, area, size, m=None, zf=lambda x, y: 0):
    for _ in range(n):
        x, y = rnd(area[0], area[1]), rnd(area[2], area[3]); s = rnd(*size)
        block((x, y, zf(x, y) + s * .25), (s * rnd(.8, 1.6), s, s * rnd(.5, .9)), m or P('stone'), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 3)))
def floor(x0, x1, y0, y1, size=1., z=0, m=None, gap=.04, inside=None):
    y = y0
    while y < y1:
        d = size * rnd(.8, 1.2); x = x0 - rnd(0, size)
        while x < x1:
            w = size * rnd(.8, 1.5)
            if inside is None or inside(x + w / 2, y + d / 2): block((x + w / 2, y + d / 2, z - .15 + rnd(-.03, .03)), (w - gap, d - gap, .3), m or P('stone'), bevel=.07)
            x += w
        y += d

