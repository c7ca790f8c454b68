"""Rope and cloth."""
from .core import *
from .materials import P
from .shapes import bez, tube, grid_mesh

def rope(pts, r=.04, twist=9., m=None, strands=3):
    pts = bez(pts, 10) if len(pts) < 12 else [V(p) for p in pts]; n = len(pts); up = V((0, 0, 1)); S = [[] for _ in range(strands)]; L = 0
    for i, p in enumerate(pts):
        if i: L += (p - pts[i - 1]).length
        d = (pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)]).normalized(); F = frame(d, up).to_3x3(); up = F @ V((0, 0, 1))
        for k in range(strands): a = L / r * twist * .05 + k * 2 * PI / strands; S[k].append(p + F @ V((0, math.cos(a), math.sin(a))) * r * .55)
    for q in S: tube(q, r * .6, m or P('rope'), seg=6)
def coil(loc, r=.5, turns=4, rr=.05, m=None):
    rope([V(loc) + V((math.cos(a) * (r - a * .004), math.sin(a) * (r - a * .004), rr + a / 6.283 * rr * .9 + .02 * math.sin(a * 3))) for a in (i * .3 for i in range(int(turns * 21)))], rr, m=m)
def cloth(w, h, m, loc=(0, 0, 0), rot=(0, 0, 0), folds=.06, freq=5., n=40, sag=0.):
    return put(grid_mesh(w, h, n, n, lambda u, v, x, y: (x, y + noise.noise(V((x * 2, y * 2, 4))) * folds, folds * math.sin(x * freq + 2 * noise.noise(V((x, y * .7, 0)))) + noise.noise(V((x * 1.3, y * 1.3, 7))) * folds * 1.5 - sag * math.sin(PI * u) * math.sin(PI * v)), m), loc, rot)

