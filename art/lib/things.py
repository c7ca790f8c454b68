"""Parametric things: vessels, blades, books, coins, gems, lamps, wheels, flames … Each stands on z = 0 round the origin unless said."""
from .core import *
from .core import _cache
from .materials import *
from .shapes import *
from .masonry import block
from .foliage import leaf_mesh
from .bodies import Body
from .cloth import rope, cloth, coil
from .light import point


def turned(profile, m, loc=(0, 0, 0), rot=(0, 0, 0), s=1, seg=36, smooth=45, fn=None):
    """A turned solid: profile [(radius, z) …] through smooth points is up to the caller."""
    return put(lathe_mesh(profile, m, seg, smooth, fn), loc, rot, s)
def smooth_profile(points, n=6): return [(max(0, p.x), p.z) for p in bez([(r, 0, z) for r, z in points], n)]
def ring(r, w, m, loc=(0, 0, 0), rot=(0, 0, 0), s=1, seg=32):
    """A round ring of radius r and wire w, lying flat."""
    return turned([(r + w * math.cos(a), w * math.sin(a)) for a in (i / 8 * 2 * PI for i in range(9))], m, loc, rot, s, seg, 60)
def disc(r, h, m, loc=(0, 0, 0), rot=(0, 0, 0), s=1, seg=36, rim=.12):
    """A coin-like disc with a raised rim, from z = 0 to h."""
    return turned([(0, 0), (r * .96, 0), (r, h * .2), (r, h * .85), (r * .97, h), (r * (1 - rim), h), (r * (.99 - rim), h * .8), (0, h * .8)], m, loc, rot, s, seg, 35)
def rod(a, b, r, m, seg=10): return tube([V(a), V(a).lerp(V(b), .5), V(b)], r, m, seg=seg)
def stand(poly, t, m, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.03):
    """A cut-out [(x, z) …] of thickness t that stands upright and faces -Y."""
    with Group(loc, rot): return prism(poly, t, m, (0, t / 2, 0), (PI / 2, 0, 0), bevel)
def flat(poly, t, m, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.03): return prism(poly, t, m, loc, rot, bevel)
def oval(w, h, n=24, x=0, y=0, p=1.): return [(x + w * math.copysign(abs(math.cos(a)) ** p, math.cos(a)), y + h * math.copysign(abs(math.sin(a)) ** p, math.sin(a))) for a in (i / n * 2 * PI for i in range(n))]
def star(r0, r1, n, rot=0.): return [(r * math.sin(a + rot), r * math.cos(a + rot)) for i in range(n) for r, a in ((r1, i / n * 2 * PI), (r0, (i + .5) / n * 2 * PI))]


# ------------------------------------------------------------------ treasure and tokens
def gem(loc=(0, 0, 0), s=1., m=None, rot=(0, 0, 0), seg=8, glow=None):
    """A cut stone, table up; z from -.6 to .35 times s."""
    me = lathe_mesh([(0, -.6), (.5, 0), (.5, .06), (.3, .35), (0, .35)], m or P('ruby'), seg, 1); put(me, loc, rot, s)
    if glow: point(V(loc) + V((0, -.3 * s, .3 * s)), glow, (1, .1, .1), .05)
def coin(loc=(0, 0, 0), r=.28, m=None, rot=(0, 0, 0)):
    disc(r, r * .22, m or P('gold'), loc, rot, 1, 24)
def coins(n, area, z=0, r=.16, m=None):
    for _ in range(n): coin((rnd(*area[:2]), rnd(*area[2:]), z + rnd(0, .08)), r, m, (rnd(-.25, .25), rnd(-.25, .25), 0))
def coin_stack(loc, n, r=.22, m=None):
    for i in range(n): coin((loc[0] + rnd(-.025, .025), loc[1] + rnd(-.025, .025), loc[2] + i * r * .22), r, m)
def heap(loc, r, h, n, m=None, coin_r=.15):
    """A heap of coins over a mound."""
    ball(loc, r, m or P('gold'), (1, 1, h / r), amp=.06, sub=4)
    for _ in range(n):
        a, k = rnd(0, 2 * PI), math.sqrt(R.random()); z = h * math.sqrt(max(0, 1 - k * k))
        coin((loc[0] + math.cos(a) * r * k * 1.04, loc[1] + math.sin(a) * r * k * 1.04, loc[2] + z), coin_r, m, (rnd(-.5, .5) + k * .5 * math.sin(a), rnd(-.5, .5) - k * .5 * math.cos(a), 0))
def glyph(loc, s, m, rot=(0, 0, 0), k=None):
    """One of a few angular signs, carved proud, facing -Y."""
    signs = [[(0, 0, .5, .1), (0, .2, .1, .4), (.2, .2, .1, .2)], [(0, 0, .1, .5), (0, .25, .4, .1), (.2, -.2, .2, .1)], [(0, .22, .5, .1), (-.2, 0, .1, .4), (.2, 0, .1, .4)], [(0, 0, .16, .16), (0, .24, .5, .08), (0, -.24, .5, .08)], [(-.15, .1, .1, .3), (.15, -.1, .1, .3), (0, 0, .4, .1)]]
    with Group(loc, rot, s):
        for x, z, w, h in signs[(k if k is not None else R.randrange(99)) % len(signs)]: box((x, 0, z), (w, .1, h), m, bevel=.02, jitter=.01)
def tablet(loc=(0, 0, 0), rot=(0, 0, 0), s=1., m=None, rows=3, cols=3, ink=None):
    """A clay tablet standing, with signs on its face."""
    with Group(loc, rot, s):
        stand([(-.5, 0), (.5, 0), (.52, 1.1), (.36, 1.32), (.1, 1.28), (-.12, 1.36), (-.38, 1.3), (-.52, 1.12)], .2, m or P('clay'), bevel=.05)
        for i in range(rows):
            for j in range(cols): glyph(((j - (cols - 1) / 2) * .9 / cols, -.1, .25 + i * .9 / rows), .55 / max(rows, cols) * 1.15, ink or paint(.16, .05, .02), k=i * 3 + j * 2)
def arrowhead(loc=(0, 0, 0), rot=(0, 0, 0), s=1., m=None):
    """A knapped head, point up, one unit high, facing -Y."""
    vs = []; n = 9
    for i in range(n + 1):
        t = i / n; w = .36 * (1 - t) ** .75 * (1 if t > .12 else .55 + 3 * t)
        j = rnd(-.03, .03) if 0 < i < n else 0
        vs += [(-w + j, 0, t), (0, -.13 * (1 - t) - .01, t + j), (w + j, 0, t + j * .5), (0, .13 * (1 - t) + .01, t)]
    fs = [[i * 4 + k, i * 4 + (k + 1) % 4, i * 4 + 4 + (k + 1) % 4, i * 4 + 4 + k] for i in range(n) for k in range(4)]
    put(mesh('head', vs, fs + [[0, 1, 2, 3]], m or P('slate')), loc, rot, s)
def compass_case(loc=(0, 0, 0), rot=(0, 0, 0), s=1., lid=True, case=None, face=None, needle=(.6, .02, .02)):
    """An open pocket compass, lying; its lid stands at the back."""
    c = case or P('brass')
    with Group(loc, rot, s):
        turned([(0, 0), (.85, 0), (.95, .06), (.97, .2), (.92, .27), (.84, .27), (.82, .2), (0, .2)], c)
        disc(.8, .02, face or paint(.70, .62, .45), (0, 0, .2), rim=0)
        for k in range(16): a = k / 16 * 2 * PI; box((math.sin(a) * .7, math.cos(a) * .7, .23), (.03, .12 if k % 4 == 0 else .06, .02), P('ink'), (0, 0, -a), .005, 0)
        flat(star(.10, .46, 4), .02, paint(.02, .20, .20), (0, 0, .222), (0, 0, 0), .0); flat(star(.08, .28, 4, PI / 4), .02, P('brass'), (0, 0, .218), bevel=0)
        flat([(-.07, 0), (0, .62), (.07, 0)], .03, paint(*needle, rough=.35), (0, 0, .26), (0, 0, -.6), .008); flat([(-.07, 0), (.07, 0), (0, -.62)], .03, P('steel'), (0, 0, .26), (0, 0, -.6), .008); ball((0, 0, .29), .06, P('brass'))
        ring(.14, .04, c, (0, -1.12, .14)); box((0, -.99, .14), (.12, .12, .14), c)
        if lid:
            with Group((0, .95, .25), (math.radians(-68), 0, 0)):
                turned([(0, .1), (.7, .08), (.9, .02), (.95, -.04), (.92, -.05), (.86, 0), (0, .03)], c, (0, .95, 0), (PI, 0, 0)); ring(.6, .02, c, (0, .95, .0)); flat(star(.12, .34, 8), .03, c, (0, .95, -.02))


# ------------------------------------------------------------------ household of an expedition
def book(loc=(0, 0, 0), rot=(0, 0, 0), s=1., cover=None, thick=.28):
    c = cover or P('leather')
    with Group(loc, rot, s):
        box((0, 0, thick / 2), (1.05, 1.45, thick * .8), P('paper'), bevel=.03, jitter=.005)
        for z in (0, thick): box((-.02, 0, z), (1.15, 1.55, .06), c, bevel=.025, jitter=.008)
        tube([(-.55, -.77, thick / 2), (-.55, .77, thick / 2)], thick * .58, c, seg=12)
def scroll(loc=(0, 0, 0), rot=(0, 0, 0), s=1., L=1.6, r=.14, m=None, knobs=None):
    with Group(loc, rot, s):
        tube([(-L / 2, 0, r), (0, 0, r * 1.01), (L / 2, 0, r)], r, m or P('paper'), seg=14)
        for k in (-1, 1):
            if knobs: ball((k * (L / 2 + .06), 0, r), r * .75, knobs)
            ring(r * .55, .015, P('ink'), (k * L / 2, 0, r), (0, PI / 2, 0))
def crate(loc, size, rot=0., m=None):
    m = m or P('wood'); w, d, h = size
    with Group(loc, (0, 0, rot)):
        box((0, 0, h / 2), (w * .94, d * .94, h * .94), m, bevel=.02)
        for i in range(4):
            z = h * (i + .5) / 4
            for y in (-1, 1): box((0, y * d / 2, z), (w, .05, h / 4.3), m, bevel=.012, jitter=.008)
            for x in (-1, 1): box((x * w / 2, 0, z), (.05, d, h / 4.3), m, bevel=.012, jitter=.008)
        for x in (-1, 1):
            for y in (-1, 1): box((x * w / 2, y * d / 2, h / 2), (.13, .13, h * 1.02), m, bevel=.02)
def barrel(loc, r=.4, h=1., rot=(0, 0, 0), m=None):
    with Group(loc, rot):
        turned(smooth_profile([(0, 0), (r * .8, 0), (r, h / 2), (r * .8, h), (0, h)], 5), m or P('wood'), seg=20, fn=lambda a: 1 + .02 * math.sin(a * 10))
        for z in (.14, .34, .66, .86): ring(r * (.8 + .215 * math.sin(PI * z)), .035, P('iron'), (0, 0, z * h))
def bag(loc=(0, 0, 0), s=1., m=None, tie=None, tall=1.):
    """A full sack with a tied neck."""
    with Group(loc, (0, 0, rnd(0, 6)), s):
        b = Body(); b.ball((0, 0, .42), .5, (1, 1, .85)); b.ball((.08, 0, .3), .5, (1, .95, .6)); b.limb([(0, 0, .7), (0, 0, .95 * tall)], [.3, .15]); b.ball((0, 0, 1.1 * tall), .2, (1.2, 1.2, .8)); b.build(m or P('canvas'), .05, 3, .04, 3)
        ring(.17, .04, tie or P('rope'), (0, 0, .96 * tall))
def bottle(loc=(0, 0, 0), rot=(0, 0, 0), s=1., m=None, profile=None, cork=True):
    pr = profile or [(0, 0), (.34, 0), (.38, .06), (.38, .7), (.34, .85), (.13, 1.05), (.12, 1.35), (.15, 1.37), (.15, 1.45), (.1, 1.46)]
    with Group(loc, rot, s):
        turned(smooth_profile(pr, 4), m or paint(.02, .12, .05, rough=.1, coat=.6))
        if cork: turned([(0, 0), (.1, 0), (.12, .2), (0, .22)], P('palewood'), (0, 0, pr[-1][1] - .05))
def lantern_lamp(loc=(0, 0, 0), s=1., m=None, flame=(1, .36, .02), power=60):
    """A storm lantern: base, cage with a flame, hood, bail."""
    m = m or P('brass')
    with Group(loc, (0, 0, 0), s):
        turned(smooth_profile([(0, 0), (.48, 0), (.5, .1), (.46, .25), (.34, .3), (0, .3)], 4), m); turned([(0, 1.28), (.36, 1.28), (.42, 1.34), (.3, 1.5), (.18, 1.56), (.18, 1.72), (.22, 1.76), (.0, 1.84)], m)
        turned([(.30, .3), (.38, .55), (.38, 1.0), (.30, 1.28)], paint(.9, .6, .3, rough=.05, alpha=.18))
        for k in range(6): a = k / 6 * 2 * PI; tube(bez([(math.cos(a) * .34, math.sin(a) * .34, .28), (math.cos(a) * .44, math.sin(a) * .44, .78), (math.cos(a) * .34, math.sin(a) * .34, 1.3)], 5), .022, m, seg=6)
        ring(.43, .025, m, (0, 0, .78)); flame_at((0, 0, .35), .75, flame)
        for x in (-1, 1): rod((x * .46, 0, .2), (x * .46, 0, 1.5), .035, m)
        tube(bez([(-.46, 0, 1.5), (-.34, 0, 2.0), (0, 0, 2.15), (.34, 0, 2.0), (.46, 0, 1.5)], 6), .025, P('iron'), seg=6)
        point((0, -.15, .8), power, (1, .5, .12), .12)
def flame_at(loc, s=1., col=(1, .34, .02)):
    """A flame, one unit high: orange skin and yellow core."""
    outer = light_of(col[0], col[1] * .8, col[2], strength=1.8); inner = light_of(min(1, col[0]), min(1, col[1] * 1.7), col[2] * 1.5, strength=2.4)
    with Group(loc, (0, 0, 0), s):
        for m, k, z in ((outer, 1., 0), (inner, .62, -.02)):
            for dx, h, r in ((0, 1., .26), (-.16, .62, .16), (.17, .7, .15)):
                tube(bez([(dx * k, -.12 * (k < 1), .02 + z), (dx * k * 1.2, -.14 * (k < 1), h * .4 * k), (dx * k * .7 + .05, -.14 * (k < 1), h * k)], 6), lambda t: r * k * math.sin(PI * min(1, .22 + t * .78)) ** .9 + .003, m, seg=12)
def campfire(loc, s=1., power=90):
    with Group(loc, (0, 0, 0), s):
        for k in range(8): a = k / 8 * 2 * PI; block((math.cos(a) * .55, math.sin(a) * .55, .08), (.3, .24, .24), P('stone_clean'), (0, 0, a))
        for k in range(5): a = k / 5 * 2 * PI; rod((math.cos(a) * .45, math.sin(a) * .45, .05), (0, 0, .5), .07, P('bark'))
        flame_at((0, 0, .12), 1.1)
    point(V(loc) + V((0, -.3 * s, .8 * s)), power, (1, .45, .1), .2)
def torch_on(loc, rot=(0, 0, 0), s=1., power=60, col=(1, .34, .02)):
    with Group(loc, rot, s):
        turned([(0, 0), (.05, 0), (.08, .9), (0, .9)], P('darkwood')); turned([(.08, .7), (.15, .8), (.14, 1.0), (.1, 1.02)], P('rope')); flame_at((0, 0, .98), .55, col)
    point(V(loc) + V((0, -.25, 1.3 * s)), power, (1, .5, .15) if col[0] > .5 else col, .12)
def wheel(loc, r=.5, w=.12, m=None, hub=None, spokes=10, axis='y', tyre=None):
    with Group(loc, (PI / 2, 0, 0) if axis == 'y' else (0, PI / 2, 0)):
        turned([(r * .86, -w / 2), (r, -w * .4), (r, w * .4), (r * .86, w / 2), (r * .84, 0), (r * .86, -w / 2)], tyre or P('iron'), seg=36)
        ring(r * .83, w * .28, m or P('wood'))
        for k in range(spokes): a = k / spokes * 2 * PI; rod((0, 0, 0), (math.cos(a) * r * .82, math.sin(a) * r * .82, 0), w * .16, m or P('wood'), 6)
        turned([(0, -w * .7), (r * .14, -w * .6), (r * .16, w * .6), (0, w * .75)], hub or P('brass'))
def feather(loc, d, l, w, m, up=(0, -1, .2), droop=.12): put(leaf_mesh(l, w, .22, droop, 6, [m], shape=.62, tip=.1), m=Matrix.Translation(loc) @ frame(V(d), up))
def arrow(a, b, r=.03, head=None, shaft=None, fletch=None, hs=.3):
    """From nock a to point b."""
    a, b = V(a), V(b); d = (b - a).normalized(); rod(a, b, r, shaft or P('palewood'), 8)
    F = frame(d, (0, -1, .3))
    with Group(m=Matrix.Translation(b - d * hs * .15) @ F @ Matrix.Rotation(PI / 2, 4, 'Y')): arrowhead(s=hs, m=head)
    for k in range(3):
        q = F.to_3x3() @ Matrix.Rotation(k * 2.094, 3, 'X') @ V((0, 0, 1))
        for i in range(2): feather(a + d * (.08 + i * .4 * hs) + q * r, q * .6 - d * .5, hs * .8, hs * .42, fletch or P('redcloth'), d)
def flag(loc, m, w=.9, h=.6, pole=2.2, rot=0.):
    with Group(loc, (0, 0, rot)):
        rod((0, 0, 0), (0, 0, pole), .05, P('wood')); ball((0, 0, pole), .08, P('gold'))
        cloth(w, h, m, (w / 2 + .03, 0, pole - h / 2 - .08), (PI / 2, 0, 0), .05, 6, 16)
def tent(loc, m, s=1., rot=0., trim=None):
    """An A-tent with its opening to -Y; about 1.4 wide, 1 high, 1.6 deep."""
    with Group(loc, (0, 0, rot), s):
        sheet = lambda k: grid_mesh(1, 1, 8, 10, lambda u, v, x, y: (k * (.78 * u + .03), (v - .5) * 1.7 * (1 - .05 * u), 1.08 * (1 - u) - .09 * math.sin(PI * u) - .03 * math.sin(PI * v) + .015), m)
        for k in (-1, 1): put(sheet(k))
        for y in (-.78, .78): put(mesh('gable', [(-.74, y, 0), (.74, y, 0), (0, y, 1.03)], [[0, 1, 2]], m if y > 0 else P('dark')))
        for k in (-1, 1): put(mesh('flap', [(k * .76, -.86, 0), (k * .34, -1.02, 0), (0, -.87, 1.06), (k * .70, -.84, .1)], [[0, 1, 2], [0, 2, 3]], trim or m))
        for y in (-.9, .9): rod((0, y, 0), (0, y, 1.22), .035, P('wood')); 
        rod((0, -.95, 1.09), (0, .95, 1.09), .03, P('wood'))
        for k in (-1, 1):
            for y in (-.7, .7): rod((k * .55, y, .4), (k * 1.12, y * 1.15, 0), .012, P('rope'), 5)
def pot(loc=(0, 0, 0), s=1., m=None, band=None, profile=None):
    """A painted vessel."""
    pr = profile or [(0, 0), (.28, 0), (.5, .35), (.52, .62), (.3, .95), (.22, 1.05), (.3, 1.2), (.26, 1.2), (.18, 1.05)]
    with Group(loc, (0, 0, 0), s):
        turned(smooth_profile(pr, 5), m or P('clay'))
        if band: turned([(.53, .50), (.535, .58), (.52, .68)], band); turned([(.50, .30), (.515, .34), (.52, .40)], band)
def skull(loc=(0, 0, 0), s=1., m=None, rot=(0, 0, 0), eyes=None, jaw=True, crack=False):
    """A human-like skull, about 1.4 high, facing -Y; z = 0 is the chin."""
    m = m or P('bone')
    with Group(loc, rot, s):
        b = Body(); b.ball((0, .12, .88), .52, (.95, 1.12, .92)); b.ball((0, -.22, .55), .32, (1.05, .8, .9)); b.ball((.3, -.24, .58), .16, (1, .9, .8), mirror=True); b.ball((0, -.3, .32), .22, (1.2, .8, .7))
        b.limb([(-.32, -.36, .8), (0, -.42, .77), (.32, -.36, .8)], [.11, .1, .11])
        b.build(m, .03, 3, .012, 5)
        for k in (-1, 1):
            ball((k * .19, -.37, .64), .15, P('dark'), (1, .75, .95))
            if eyes: ball((k * .19, -.45, .64), .07, eyes)
        ball((0, -.47, .44), .08, P('dark'), (.8, .6, 1.3))
        for i in range(6): box(((i - 2.5) * .082, -.46 + abs(i - 2.5) * .018, .235), (.07, .09, .13), m, bevel=.02, jitter=.006)
        if jaw:
            j = Body(); j.limb([(.36, .0, .35), (.3, -.2, .06), (.1, -.4, .02), (0, -.42, .02)], [.09, .1, .11, .11], mirror=True); j.build(m, .03, 3, .01, 5)
            for i in range(6): box(((i - 2.5) * .078, -.47 + abs(i - 2.5) * .018, .125), (.065, .08, .11), m, bevel=.02, jitter=.006)
def chain(pts, r=.1, w=.03, m=None):
    """Links along a line."""
    pts = bez(pts, 14); L = 0; last = pts[0]; k = 0
    for a, b in zip(pts, pts[1:]):
        if (b - last).length < r * 1.45: continue
        d = (b - last).normalized(); mid = last.lerp(b, .5); F = frame(d, (0, 0, 1)); me = lathe_mesh([(r * .62 + w * math.cos(q), w * math.sin(q)) for q in (i / 6 * 2 * PI for i in range(7))], m or P('iron'), 14, 60)
        put(me, m=Matrix.Translation(mid) @ F @ Matrix.Rotation(k % 2 * PI / 2, 4, 'X') @ Matrix.Diagonal((1.5, 1, 1, 1))); last = b; k += 1
def chest(loc=(0, 0, 0), rot=0., s=1., m=None, metal=None, open_=1.9):
    """A chest with a rounded lid, opened by open_ radians; the front is -Y."""
    m = m or P('wood'); g = metal or P('gold')
    with Group(loc, (0, 0, rot), s):
        for y in (-1, 1): box((0, y * .58, .42), (1.9, .1, .84), m, bevel=.02)
        for x in (-1, 1): box((x * .9, 0, .42), (.1, 1.2, .84), m, bevel=.02)
        box((0, 0, .06), (1.86, 1.2, .1), P('dark'), bevel=.02)
        for x in (-.9, -.3, .3, .9): box((x, -.63, .42), (.14, .05, .86), g, bevel=.02)
        box((0, -.64, .8), (1.96, .06, .1), g, bevel=.02); box((0, -.64, .08), (1.96, .06, .1), g, bevel=.02)
        with Group((0, .6, .86), (open_ if open_ < 0 else -open_, 0, 0)):
            vs = []
            for x in (-.97, .97): vs += [(x, -.6 + .62 * math.cos(a), .02 + .5 * math.sin(a)) for a in (k / 10 * PI for k in range(11))]
            put(mesh('lid', vs, [[k, k + 1, k + 12, k + 11] for k in range(10)] + [list(range(11)), list(range(21, 10, -1))], m, 40))
            for x in (-.9, -.3, .3, .9): tube([(x, -.6 + .65 * math.cos(a), .02 + .53 * math.sin(a)) for a in (k / 10 * PI for k in range(11))], .06, g, seg=6)
            box((0, -1.23, .0), (.3, .08, .3), g, bevel=.03)
def key_of(m, s=1., bow='ring', loc=(0, 0, 0), rot=(0, 0, 0)):
    """A key lying flat along X, two units long."""
    with Group(loc, rot, s):
        rod((-.45, 0, .12), (1.0, 0, .12), .1, m)
        for x, l in ((.95, .42), (.68, .3), (.82, .18)): box((x, -l / 2, .12), (.14, l + .1, .16), m, bevel=.03)
        ring(.13, .05, m, (-.38, 0, .12), (0, PI / 2, 0))
        if bow == 'ring': ring(.38, .1, m, (-.85, 0, .12))
        else: flat(bow, .2, m, (-.85, 0, .02), bevel=.04)
def rune_stone(loc, s=1., m=None, light=None, rot=(0, 0, 0), k=0):
    with Group(loc, rot, s):
        stand([(-.36, 0), (.38, 0), (.42, .7), (.2, 1.12), (-.05, 1.2), (-.34, .95), (-.42, .4)], .34, m or P('basalt'), bevel=.08); glyph((0, -.2, .58), .75, light or light_of(.2, .9, .4), k=k)
def hull(L, W, H, m, rim=None, bow=1.5, floor_m=None, z=0.):
    """An open boat along X, bow at -X: skin, gunwale, floor."""
    def sec(t):
        w = W / 2 * min(1, math.sin(PI * min(max(t, .0), 1.) ** .8) ** .55 * 1.08); return w, H * (1 + .45 * abs(2 * t - 1) ** 2.4 * bow / 1.5)
    n, k = 30, 9; vs, fs = [], []
    for i in range(n + 1):
        t = .004 + .992 * i / n; w, h = sec(t); x = (t - .5) * L
        vs += [(x, w * math.sin(a) * (1 if abs(math.sin(a)) < .99 else 1), z + h - h * math.cos(a) ** .7 * .98 if math.cos(a) > 0 else z + h) for a in (-PI / 2 + j / (k - 1) * PI for j in range(k))]
    for i in range(n):
        for j in range(k - 1): a = i * k + j; fs.append([a, a + k, a + k + 1, a + 1])
    put(mesh('hull', vs, fs, m, 60))
    for s in (-1, 1): tube([((t - .5) * L, s * sec(t)[0], z + sec(t)[1]) for t in (.004 + .992 * i / n for i in range(n + 1))], .035 * W, rim or P('wood'), seg=6)
    return lambda x: (sec(x / L + .5)[0], z + sec(x / L + .5)[1])
def face_mask(w, h, m, eye=None, nose=None, mouth='teeth', brow=None, rot=(0, 0, 0), loc=(0, 0, 0), s=1., lip=None):
    """A mask that faces -Y, w wide and h high, z = 0 at its chin."""
    with Group(loc, rot, s):
        b = Body(); b.ball((0, .06, h * .56), .5 * w, (1.04, .44, h / w * .92)); b.ball((0, .04, h * .26), .40 * w, (1.0, .5, h / w * .62))
        b.limb([(-.36 * w, -.12, .70 * h), (-.1 * w, -.16, .66 * h), (.1 * w, -.16, .66 * h), (.36 * w, -.12, .70 * h)], [.08 * w, .1 * w, .08 * w])
        b.limb([(0, -.14 * w, .66 * h), (0, -.34 * w, .38 * h)], [.07 * w, .13 * w]); b.ball((.10 * w, -.24 * w, .37 * h), .08 * w, mirror=True)
        b.ball((.28 * w, -.10 * w, .42 * h), .16 * w, mirror=True)
        o = b.build(m, .03 * w + .01, 3, .008, 4)
        for k in (-1, 1): ball((k * .22 * w, -.17 * w, .565 * h), .1 * w, eye or P('dark'), (1.35, .5, .72), (0, k * -.15, 0))
        ball((0, -.20 * w, .19 * h), .2 * w, P('dark'), (1.25, .4, .55))
        if mouth == 'teeth':
            for i in range(5): box(((i - 2) * .088 * w, -.25 * w, .215 * h), (.075 * w, .06, .09 * h), P('bone'), bevel=.015, jitter=.004)
        if lip: tube(bez([(-.26 * w, -.2 * w, .19 * h), (0, -.29 * w, .27 * h), (.26 * w, -.2 * w, .19 * h), (0, -.29 * w, .10 * h), (-.26 * w, -.2 * w, .19 * h)], 6), .035 * w, lip, seg=8)
        return o
