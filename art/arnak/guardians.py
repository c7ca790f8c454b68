"""The nineteen guardians: animals and spirits of stone, gold and living parts, three-quarter portraits from slightly below.
The head stands round the origin and faces -Y; one material accent each."""
from art.lib import *

guardian = family('arnak', 'guardians', GUARDIAN)


def hide(col, **kw): return mat('hide', col, **{**dict(rough=.8, scale=3, bump=.45, vcol='Col', dirt=.85, vary=0), **kw})
def both(fn):
    for s in (-1, 1): fn(s)
def tooth(p, d, l, r, m=None, bend=.0):
    p, d = V(p), V(d).normalized(); tube(bez([p, p + d * l * .5 + V((0, -bend * l, 0)), p + d * l], 5), lambda t: r * (1 - t) ** .7 + .004, m or P('bone'), seg=10)
def lamps(x, y, z, r, col, s=(1.25, .7, .72), tilt=.3, slit=True, power=5):
    """A pair of glowing eyes."""
    for k in (-1, 1):
        ball((k * x, y, z), r, light_of(*col, strength=2.2), s, (0, k * tilt, k * -.2))
        if slit: ball((k * x * 1.0, y - r * .72, z), r * .36, P('dark'), (.5, .5, 1.6))
        if power: point((k * x, y - r * 2.2, z), power, col, .1)
def collar(z, r=1.15, y=.35, n=15, drops='turquoise', plate='gold', jewel='ruby', tilt=-.42):
    for k in range(n):
        a = (k - (n - 1) / 2) / (n / 2) * 1.75; x, yy = math.sin(a) * r, y - math.cos(a) * r * .9; zz = z - .16 * math.cos(a)
        box((x, yy, zz), (.30 * r, .1, .42), P(plate), (tilt, 0, a), .05, .015)
        if drops and abs(a) < 1.3: ball((x * 1.07, yy - .13, zz - .32), .105, P(drops), (1, .6, 1.25))
    if jewel:
        ball((0, y - r * .9 - .17, z - .45), .24, P(jewel), (1, .5, 1.2)); turned([(.22, -.08), (.34, 0), (.22, .08)], P(plate), (0, y - r * .9 - .14, z - .45), (PI / 2, 0, 0), (1, 1.2, 1))
def crest(z, y, mats, n=9, l=1.25, w=.34, spread=.95, r=.55, back=.35, tip=0.):
    """A fan of blades behind the brow."""
    for k in range(n):
        a = (k - (n - 1) / 2) / ((n - 1) / 2) * spread; ll = l * (1 - .22 * abs(a) / spread)
        put(leaf_mesh(ll, w, .25, -.15, 7, [mats[k % len(mats)]], shape=.68, tip=tip), m=Matrix.Translation((math.sin(a) * r, y, z + math.cos(a) * .12)) @ frame(V((math.sin(a), back, math.cos(a))), (0, -1, .3)))
def shoulders(m, z=-1.9, w=1.15, col=(.3, .3, .3), neck=.75, voxel=.08):
    b = Body(); b.ball((0, .7, z - .2), 1.2 * w, (1.1, .9, .8), col=col); b.ball((1.15 * w, .55, z), .7 * w, (1, 1, .95), col=col, mirror=True); b.limb([(0, .5, z + .4), (0, .3, -.3)], [neck * 1.15, neck], col=col); return b.build(m, voxel, 5, .03, 3)


@guardian(scene='jungle', accent=(.2, .9, .8), turn=-30, z=.02, x=-.25, dist=5.7, yaw=8, rim=420)
def guardian_01():
    """River Serpent."""
    c, belly = (.02, .16, .10), (.42, .36, .16); m = hide(c, rough=.35, crack=.6, scale=5, coat=.3)
    path = [(1.9, 1.6, -3.4), (1.5, 1.1, -2.0), (.1, 1.0, -1.3), (-.5, .7, -.6), (-.15, .4, .25), (0, .1, .7)]
    b = Body(); b.limb(path, [.75, .72, .66, .6, .52, .5], c, step=.25); b.limb([V(p) + V((0, -.32, -.06)) for p in path[:5]], [.55, .52, .48, .42, .36], belly, step=.3)
    b.ball((0, .0, .78), .58, (1.05, 1.1, .8), col=c); b.limb([(0, -.3, .78), (0, -1.25, .62)], [.44, .3], c); b.ball((.2, -1.3, .68), .16, col=c, mirror=True); b.limb([(.2, -.35, 1.06), (.48, .05, 1.16)], [.16, .2], c, mirror=True)
    b.build(m, .045, 4, .015, 5)
    j = Body(); j.limb([(0, .0, .36), (0, -.6, .10), (0, -1.1, .0)], [.36, .3, .2], c); j.build(m, .045, 4)
    ball((0, -.5, .38), .32, paint(.30, .02, .02, rough=.35), (.9, 1.8, .35), (.16, 0, 0)); lamps(.43, -.30, .96, .17, (1, .55, .0), (.8, 1.2, .9), 0)
    both(lambda s: (tooth((s * .22, -1.2, .45), (0, -.05, -1), .42, .07), tooth((s * .17, -1.0, .15), (0, -.1, 1), .24, .05), [tooth((s * .30, -.9 + .18 * i, .5), (0, 0, -1), .15, .045) for i in range(4)]))
    tube(bez([(0, -.9, .22), (.02, -1.5, .18), (.0, -1.8, .02)], 5), .04, paint(.5, .02, .03)); both(lambda s: tube(bez([(0, -1.78, .02), (s * .12, -1.98, -.02), (s * .2, -2.05, .06)], 4), .028, paint(.5, .02, .03)))
    fin = mat('fin', (.55, .10, .01), (.8, .25, .02), rough=.4, scale=4, bump=.2, transl=.35, vary=.12)
    both(lambda s: [put(leaf_mesh(1.25 - .1 * abs(k - 3), .36, .3, .1, 6, [fin], shape=.6), m=Matrix.Translation((s * .42, .12, .72)) @ frame(V((s * .9, .25, -.85 + .36 * k)), (0, -1, .2))) for k in range(7)])
    for k in range(8): t = k / 7; put(leaf_mesh(.75 - .3 * t, .4, .2, .2, 5, [fin]), m=Matrix.Translation((-.1 - .35 * math.sin(t * 3), .45 + .6 * t, 1.15 - 1.75 * t)) @ frame(V((-.3 - t * .6, .7, 1 - .4 * t)), (1, 0, 0)))
    ring(.5, .09, P('gold'), (-.32, .6, -.3), (.3, -.5, 0)); ring(.55, .09, P('gold'), (-.48, .72, -.62), (.3, -.3, 0))
    river(-2.3, (.004, .07, .06), (.01, .16, .12), .12)
    for i in range(26): a = rnd(0, 6.3); ball((1.5 + math.cos(a) * rnd(.8, 1.3), 1.1 + math.sin(a) * rnd(.7, 1.1), -2.25), rnd(.06, .16), P('snow'), (1.6, 1, .4), sub=2, amp=.1)


@guardian(accent=(.6, .9, .4), turn=-10)
def guardian_02():
    """Stone Ape."""
    c, f = (.17, .155, .13), (.34, .31, .26); m = hide(c, crack=.5, moss=.5, scale=2.6)
    b = Body(); b.ball((0, .2, .25), .98, (1, .95, 1.05), col=c); b.ball((0, .15, 1.0), .5, (.7, 1, .9), col=c); b.limb([(-.75, -.55, .42), (0, -.82, .40), (.75, -.55, .42)], [.26, .24, .26], c)
    b.ball((0, -.72, -.38), .62, (1.08, .72, .72), col=f); b.ball((0, -.6, -.05), .4, (1.2, .8, .7), col=f); b.ball((.17, -1.0, -.04), .2, (1.1, .8, .8), col=f, mirror=True); b.ball((1.0, .2, .15), .26, (.5, .8, 1.1), col=f, mirror=True); b.ball((.6, -.3, -.15), .4, col=c, mirror=True)
    b.build(m, .05, 4, .03, 4)
    both(lambda s: ball((s * .1, -1.15, -.06), .075, P('dark'), (1.1, .6, .8))); lamps(.36, -.72, .17, .13, (.5, 1, .1), (1.1, .7, .75), .1, False)
    ball((0, -1.06, -.52), .34, P('dark'), (1.25, .35, .42)); 
    for i in range(6): box(((i - 2.5) * .12, -1.2 + abs(i - 2.5) * .03, -.43), (.10, .1, .15), P('bone'), bevel=.03)
    both(lambda s: (tooth((s * .32, -1.12, -.36), (0, -.1, -1), .30, .075), tooth((s * .26, -1.12, -.70), (0, -.1, 1), .26, .07)))
    ring(.2, .045, P('gold'), (0, -1.24, -.2), (PI / 2, 0, 0)); both(lambda s: ring(.16, .045, P('gold'), (s * 1.1, .05, -.28), (PI / 2, 0, .5 * s)))
    s = shoulders(m, -2.0, 1.35, c, .95)
    b = Body(); b.limb([(1.75, .3, -1.9), (2.0, -.5, -2.4), (1.45, -1.3, -2.1)], [.6, .5, .42], c, mirror=True); b.ball((1.3, -1.5, -1.95), .46, (1, .9, .9), col=f, mirror=True); [b.ball((1.02 + .2 * k, -1.85, -1.95), .15, (.8, 1, 1.6), col=f, mirror=True) for k in range(4)]; b.build(m, .06, 4, .02, 4)
    for k in range(9): a = (k - 4) / 4 * 1.1; fern((math.sin(a) * .75, .2, .75 + .45 * math.cos(a)), .42, 'leaf2')
    for k in range(7): box(((k - 3) * .23, -.86 + abs(k - 3) * .06, .66), (.2, .1, .2), P('gold'), (-.3, 0, (k - 3) * .12), .04)
    ball((0, -.95, .68), .12, P('jade'), (1, .6, 1.2))


@guardian(accent=(1, .35, .25), turn=-16)
def guardian_03():
    """Thorn Boar."""
    c, s0 = (.10, .055, .03), (.30, .14, .09); m = hide(c, crack=.3, scale=4)
    b = Body(); b.ball((0, .35, .1), .95, (1, 1.05, 1.05), col=c); b.limb([(0, -.2, -.05), (0, -1.15, -.45)], [.72, .42], c); b.ball((0, -1.38, -.5), .40, (1.05, .45, .85), col=s0); b.ball((.58, -.25, -.3), .42, col=c, mirror=True); b.limb([(.2, -.55, .38), (.6, -.35, .52)], [.14, .2], c, mirror=True)
    b.ball((.85, .45, .95), .34, (.6, .4, 1.2), rot=(0, .5, 0), col=c, mirror=True); b.limb([(0, -.3, -.75), (0, -1.1, -.95)], [.42, .26], c); b.build(m, .045, 4, .03, 6)
    both(lambda s: ball((s * .15, -1.54, -.5), .09, P('dark'), (.8, .5, 1.2))); lamps(.43, -.62, .25, .12, (1, .25, .0), tilt=.5, slit=False)
    both(lambda s: (tooth((s * .36, -1.1, -.72), (s * .75, -.5, .9), .95, .14, bend=.2), tooth((s * .40, -.85, -.70), (s * .9, -.35, .55), .55, .1, bend=.2)))
    both(lambda s: ring(.16, .04, P('gold'), (s * .55, -1.22, -.38), (0, .6, s * .5)))
    shoulders(m, -1.9, 1.25, c, .95)
    th = paint(.16, .06, .02, col2=(.42, .25, .10), rough=.6); red = paint(.45, .01, .02, rough=.3)
    for i in range(120):
        a = rnd(-1.5, 1.5); k = rnd(.2, 1.); p = V((math.sin(a) * .95, .25 + .9 * k * R.random(), .15 + math.cos(a) * 1.0)); d = V((math.sin(a) * 1.1, rnd(.1, .7), math.cos(a) * 1.0 + .2)); tooth(p, d, rnd(.5, 1.0) * (1.2 - .4 * abs(a)), .075, th)
    for i in range(5): tube(bez([(-1.6 + .2 * i, .3 + .3 * i, -1.3), (-.9, .2 + .25 * i, .75 + .1 * i), (.2, .3 + .2 * i, 1.25 + .12 * i), (1.1, .3 + .2 * i, .6), (1.7, .5, -1.2)], 8), .06, P('bark'), seg=6)
    for i in range(16): a = rnd(-1.3, 1.3); ball((math.sin(a) * 1.25, rnd(-.1, .5), .15 + math.cos(a) * 1.3), .1, red); 


@guardian(scene='temple', stone='basalt', accent=(1, .55, .2), turn=-12, rim=260, dist=5.7, sun=5.0, z=-.1)
def guardian_04():
    """Gilded Lion."""
    g = mat('gilt', (.62, .30, .04), (.85, .50, .10), rough=.42, metal=.7, scale=5, bump=.12, dirt=.9, vary=0)
    b = Body(); b.ball((0, .1, .12), .78, (1, .9, 1)); b.ball((0, -.55, -.2), .38, (1.0, .95, .75)); b.ball((.19, -.82, -.26), .22, (1, .8, .85), mirror=True); b.limb([(0, -.45, .3), (0, -.85, -.02)], [.24, .17]); b.ball((0, -.95, -.06), .17, (1.3, .6, .75)); b.limb([(.12, -.6, .28), (.5, -.5, .36)], [.12, .13], mirror=True); b.ball((.5, -.25, -.18), .3, mirror=True); b.ball((0, -.66, -.66), .24, (1.1, .8, .7)); b.build(g, .04, 4, .012, 5)
    ball((0, -.72, -.47), .2, paint(.10, .006, .006), (1.15, .7, .5)); both(lambda s: (tooth((s * .2, -.92, -.40), (0, -.1, -1), .28, .06), tooth((s * .15, -.85, -.58), (0, -.1, 1), .18, .05))); ball((0, -1.06, -.03), .11, P('dark'), (1.4, .5, .7))
    both(lambda s: ball((s * .31, -.52, .17), .17, P('dark'), (1.3, .6, .75), (0, s * .25, 0))); lamps(.31, -.62, .17, .115, (.05, .7, 1), tilt=.25); both(lambda s: ball((s * .68, .0, .72), .24, g, (.9, .5, 1)))
    m1, m2, m3 = mat('mane3', (.20, .03, .012), (.36, .07, .02), rough=.6, scale=5, bump=.2, vary=.2), mat('mane', (.32, .035, .015), (.5, .10, .02), rough=.5, scale=5, bump=.2, vary=.2), mat('mane2', (.50, .20, .02), (.62, .30, .03), rough=.5, vary=.15)
    for row, (r0, l, n, y) in enumerate(((.72, 1.0, 26, .1), (.86, 1.25, 30, .4), (.95, 1.45, 30, .75))):
        for k in range(n):
            a = k / n * 2 * PI + row * .11; d = V((math.sin(a), -.25 + .2 * row, math.cos(a))); put(leaf_mesh(l * rnd(.85, 1.15) * (1.15 if math.cos(a) < 0 else 1), .34, .3, .25 * -1, 6, [(m1, m2, m3)[(k + row) % 3]], shape=.45), m=Matrix.Translation((math.sin(a) * r0, y, .05 + math.cos(a) * r0)) @ frame(d, (0, -1, 0)))
    put(lathe_mesh([(0, .06), (.17, .06), (.22, 0), (.18, -.05)], P('gold'), 24), (0, -.62, .62), (PI / 2 - .5, 0, 0)); ball((0, -.70, .63), .12, P('ruby'), (1, .6, 1))


@guardian(accent=(.5, 1, .3), turn=-8, pitch=-10, z=-.1)
def guardian_05():
    """Moss Giant."""
    c, g = (.11, .105, .085), (.045, .10, .015); m = hide(c, moss=.95, crack=.5, scale=2, moss_col=(.06, .14, .015))
    b = Body(); b.ball((0, .2, .15), 1.02, (1.05, .9, .98), col=c); b.limb([(-.7, -.55, .30), (0, -.72, .26), (.7, -.55, .30)], [.25, .2, .25], g); b.ball((0, -.75, -.18), .30, (.95, .85, .9), col=c); b.ball((.5, -.55, -.35), .36, col=c, mirror=True); b.ball((0, -.45, -.75), .55, (1.35, .8, .65), col=c); b.ball((1.05, .2, .0), .3, (.6, .9, 1.2), col=c, mirror=True)
    b.build(m, .055, 4, .06, 2.5)
    both(lambda s: ball((s * .36, -.68, .08), .19, P('dark'), (1.2, .6, .8))); lamps(.36, -.80, .08, .10, (.35, 1, .05), (1.1, .6, .9), 0, False, 9)
    ball((0, -.86, -.62), .3, P('dark'), (1.5, .3, .22), (0, 0, 0))
    for i in range(5): block(((i - 2) * .19, -.93, -.55 - .03 * (i % 2)), (.15, .14, .16), P('stone'))
    shoulders(m, -2.0, 1.5, c, 1.)
    for k in range(70): a = rnd(-1.0, 1.0); put(leaf_mesh(rnd(.5, .95), .12, .2, .6, 5, [P('leaf2')]), m=Matrix.Translation((math.sin(a) * .72, -.62 + .25 * abs(a), -.85 - .1 * R.random())) @ frame((math.sin(a) * .4, -.15, -1), (0, -1, .2)))
    tree((.15, .35, 1.0), .62, 'leaf2', .75); fern((-.6, .1, .95), .5, 'leaf2'); fern((1.5, .0, -1.4), .7, 'leaf2'); fern((-1.6, .1, -1.4), .8, 'leaf'); fern((.75, -.1, .75), .38, 'leaf')
    cap = paint(.55, .05, .02, col2=(.7, .10, .03), rough=.4)
    for x, y, z, s in ((-1.45, -.45, -1.45, .36), (-1.1, -.6, -1.5, .24), (-1.75, -.2, -1.35, .26), (.95, -.15, .38, .2), (1.35, -.5, -1.5, .22)): rod((x, y, z - .1), (x, y, z + s * .8), s * .28, P('bone')); turned(smooth_profile([(0, .7), (.45, .5), (.7, .05), (.6, 0), (0, .1)], 4), cap, (x, y, z + s * .7), (rnd(-.2, .2), rnd(-.2, .2), 0), s)


@guardian(scene='sky', accent=(.4, .7, 1), turn=-30, low=(.30, .30, .34), high=(.02, .05, .11), dist=6.2, z=-.15)
def guardian_06():
    """Storm Condor."""
    c, bald = (.03, .033, .045), (.42, .12, .08); sk = hide(bald, scale=6, bump=.6); 
    b = Body(); b.ball((0, .05, .5), .55, (.9, 1.05, .95), col=bald); b.limb([(0, .2, .3), (0, .5, -.9)], [.38, .42], bald); b.limb([(.12, -.38, .72), (.34, .0, .78)], [.13, .14], bald, mirror=True); b.ball((0, -.2, 1.02), .24, (.45, 1.3, .8), col=(.5, .05, .04)); b.build(sk, .035, 3, .03, 7)
    put(tube_mesh(bez([(0, -.30, .52), (0, -.85, .60), (0, -1.15, .38), (0, -1.12, .02)], 8), lambda t: .27 * (1 - t) ** .55 + .008, mat('beak', (.55, .45, .25), (.75, .65, .42), rough=.3, bump=.1, vary=0), seg=16), s=(.85, 1, 1)); put(tube_mesh(bez([(0, -.3, .28), (0, -.75, .22), (0, -.95, .14)], 6), lambda t: .17 * (1 - t) ** .5 + .008, P('darkwood'), seg=14))
    lamps(.30, -.28, .58, .105, (.15, .6, 1), (.7, 1, .9), 0, True); 
    wf = mat('ruff', (.70, .70, .68), (.88, .87, .84), scale=6, bump=.3, vary=.08); bf = mat('feather', (.015, .017, .024), (.05, .055, .075), rough=.45, scale=5, bump=.2, vary=.3); sf = mat('silverf', (.25, .28, .33), (.45, .48, .52), rough=.4, bump=.2, vary=.1)
    for row in range(3):
        for k in range(24): a = k / 24 * 2 * PI; p = V((math.sin(a) * .48, .45 - math.cos(a) * .48, -.45 - .16 * row)); feather(p, (math.sin(a) * 1.0, -math.cos(a) * .9, -.1 - .5 * row), .62, .3, wf, (0, 0, 1), .6)
    b = Body(); b.ball((0, .9, -1.7), 1.0, (1.05, 1, 1.1), col=c); b.build(hide(c), .08, 4)
    for k in range(60): a = rnd(-1.3, 1.3); z = rnd(-2.4, -.9); feather((math.sin(a) * 1.0, .8 - math.cos(a) * 1.0, z), (math.sin(a) * .3, -.15, -1), .55, .3, bf, (math.sin(a), -math.cos(a), .2))
    def wing(s):
        for row, (n, l, z0, m) in enumerate(((11, 2.6, .0, bf), (11, 1.6, .08, sf), (10, .95, .14, bf))):
            for k in range(n): t = k / (n - 1); feather((s * (.8 + 1.7 * t), .95 - .07 * row, -.75 + 1.55 * t ** .8 + z0), (s * (.15 + 1.15 * t), .1, -1 + 1.75 * t), l * (.75 + .35 * t), .42, m, (0, -1, .1))
        tube(bez([(s * .7, .9, -.8), (s * 1.6, .8, .3), (s * 2.6, .9, .9)], 6), lambda t: .3 - .15 * t, bf)
    both(wing)
    bolt = light_of(.25, .65, 1, strength=3.)
    for x, z, s, f in ((2.1, 1.9, 1.3, 1), (-2.2, 1.6, 1.1, -1)): stand([(0, 0), (.28, .05), (.1, -.5), (.34, -.48), (-.12, -1.5), (.0, -.72), (-.2, -.70)], .05, bolt, (x, 2.0, z), (0, 0, 0), 0)
    ring(.62, .06, P('gold'), (0, .42, -.35), (.25, 0, 0)); ball((0, -.28, -.48), .14, P('sapphire'), (1, .7, 1.3))


@guardian(scene='night', accent=(.7, .4, 1), turn=0, yaw=4, z=-.15, sun=3.2, dist=6.6, sky=.14)
def guardian_07():
    """Whispering Moth."""
    fur = (.30, .22, .16); b = Body(); b.ball((0, 0, .25), .42, (1, .9, .95), col=fur); b.ball((0, .1, -.45), .5, (.95, .9, 1.1), col=(.42, .33, .24)); b.limb([(0, .2, -.9), (0, .3, -2.3)], [.42, .16], fur); b.build(hide(fur, bump=.9, scale=12), .04, 2, .06, 9)
    for i in range(90): a = rnd(0, 6.3); z = rnd(-.75, .05); r = .5; feather((math.cos(a) * r * .85, math.sin(a) * r * .75, z), (math.cos(a), math.sin(a), -.5), .3, .13, paint(.62, .52, .38, vary=.2), (0, 0, 1), .5)
    both(lambda s: ball((s * .27, -.25, .33), .2, P('obsidian'), (.8, .9, 1.1))); both(lambda s: ball((s * .30, -.40, .40), .06, light_of(.8, .5, 1)))
    w1 = mat('wing', (.10, .05, .16), (.22, .11, .30), rough=.6, scale=6, bump=.25, vary=0); w2 = paint(.45, .30, .16); w3 = paint(.03, .015, .05)
    def wing(s):
        up = [(0, 0), (.5, .55), (1.3, 1.35), (2.1, 1.75), (2.35, 1.5), (2.1, .75), (1.75, .1), (1.0, -.25)]; lo = [(0, 0), (1.0, -.2), (1.55, -.65), (1.6, -1.35), (1.2, -1.85), (.75, -1.9), (.35, -1.2)]
        cur = lambda q: [(s * p.x, p.y) for p in bez([(x, y, 0) for x, y in q + [q[0]]], 5)][::s]
        scale = lambda q, k, cx, cy: [((x - s * cx) * k + s * cx, (y - cy) * k + cy) for x, y in q]
        for q, y, cx, cy, eye in ((up, .12, 1.2, .7, (1.45, .85, .42)), (lo, .22, .9, -1.0, (.98, -1.0, .36))):
            q = cur(q); rot = (0, 0, s * .16); stand(q, .04, w3, (s * .3, y + .03, .05), rot, 0); stand(scale(q, .93, cx, cy), .05, w1, (s * .3, y, .05), rot, 0); 
            for r, m, d in ((1., w3, .035), (.82, w2, .05), (.6, light_of(.55, .12, 1., strength=1.6), .06), (.3, P('dark'), .07)): stand(oval(eye[2] * r, eye[2] * r), .03, m, (s * (.3 + eye[0] * .985), y - d - .16 * eye[0] * 0 + s * s * .155 * eye[0], .05 + eye[1]), rot, 0)
            for k in range(5): x, z = q[int(len(q) * (.2 + .13 * k))]; rod((s * .3, y - .01, .05), (s * .3 + x * .86, y + .155 * abs(x) * .86 - .03, .05 + z * .86), .022, w2, 5)
    both(wing)
    for s in (-1, 1):
        pts = bez([(s * .12, -.2, .6), (s * .5, -.5, 1.15), (s * 1.05, -.55, 1.5)], 8); tube(pts, .03, w2)
        for k in range(3, 16): p = pts[k]; [put(leaf_mesh(.34 * (1.1 - abs(k - 9) / 12), .05, .1, .1, 3, [w2]), m=Matrix.Translation(p) @ frame((s * d, 0, 1 if d < 0 else -.3))) for d in (-.6, 1)]
    for i in range(24): ball((rnd(-2, 2), rnd(-.8, .6), rnd(-1.6, 1.8)), rnd(.015, .035), light_of(.8, .5, 1, strength=3.), sub=2)
    point((0, -1.2, .2), 16, (.7, .4, 1), .2)


@guardian(accent=(1, .75, .3), turn=-10, z=-.35, rim=160, dist=6.0)
def guardian_08():
    """Greedy Toad."""
    c, b0 = (.045, .115, .018), (.34, .30, .12); m = hide(c, rough=.45, scale=5, bump=.6, coat=.25)
    b = Body(); b.ball((0, .2, -.25), 1.2, (1.2, .95, .62), col=c); b.ball((0, -.35, -.62), .95, (1.25, .85, .5), col=b0); b.ball((.62, -.05, .42), .42, col=c, mirror=True); b.ball((0, .5, -1.2), 1.5, (1.15, .9, .8), col=c); b.ball((0, -.35, -1.35), 1.15, (1.05, .75, .7), col=b0)
    b.limb([(1.5, .3, -1.5), (1.75, -.5, -2.0), (1.35, -1.0, -2.5)], [.5, .4, .3], c, mirror=True); b.build(m, .055, 4, .03, 4)
    lam = lambda s: (ball((s * .66, -.30, .52), .27, mat('eyeb', (.9, .55, .05), (1, .7, .1), rough=.1, bump=0, vary=0, emit=(1, .45, .0), estr=.5)), ball((s * .68, -.53, .50), .12, P('dark'), (1.7, .5, .75)))
    both(lam)
    mouth = bez([(-1.22, -.45, -.22), (-.7, -1.02, -.36), (0, -1.22, -.40), (.7, -1.02, -.36), (1.22, -.45, -.22)], 8); ball((0, -.72, -.42), .75, paint(.22, .02, .015, rough=.3), (1.3, .78, .25))
    tube(mouth, .10, m); tube([p + V((0, .02, -.32 + .25 * (abs(p.x) / 1.22) ** 2)) for p in mouth], .11, hide(b0))
    for i in range(16): a = rnd(-.9, .9); coin((a, -1.02 + .38 * a * a + rnd(-.1, .12), -.42 + rnd(-.05, .10)), .2, None, (rnd(-.9, .9), rnd(-.6, .6), 0))
    coin((0, -1.36, -.48), .34, None, (1.35, 0, .1)); tube(bez([(0, -.8, -.5), (0, -1.25, -.62), (0, -1.42, -.85)], 5), lambda t: .24 - .05 * t, paint(.50, .05, .06, rough=.3), seg=12)
    for i in range(34): a = rnd(-1.4, 1.4); h = inlay_wart(a)
    both(lambda s: ball((s * .12, -1.12, -.02), .05, P('dark')))
    for i in range(9): a = (i - 4) / 4 * .8; stand([(-.13, 0), (.13, 0), (.16, .34), (0, .5), (-.16, .34)], .08, P('gold'), (math.sin(a) * .5, -.25 + .1 * abs(a), .42 + .1 * math.cos(a)), (-.2, a * .5, 0), .02)
    collar(-1.35, 1.35, .1, 15, 'ruby', 'gold', 'jade')
def inlay_wart(a): z = rnd(-.1, .9); ball((math.sin(a) * 1.32 * math.sqrt(max(.05, 1 - (z / 1.1) ** 2)), .15 - math.cos(a) * .35 - .2, z * .55 + .1), rnd(.05, .11), R.choice([P('gold'), paint(.07, .12, .02, rough=.4), paint(.16, .20, .04, rough=.4), paint(.16, .20, .04, rough=.4)]), sub=2)


@guardian(accent=(.4, 1, .8), turn=-34, z=-.2, dist=6.5, x=-.30, rim=900, low_light=150, sun=8., sky=.3)
def guardian_09():
    """Lagoon Crocodile."""
    c, j0 = (.13, .21, .05), (.48, .42, .20); m = hide(c, rough=.5, crack=.9, scale=5)
    b = Body(); b.ball((0, .9, .25), .8, (1.15, 1, .75), col=c); b.limb([(0, .4, .2), (0, -.6, .08), (0, -1.75, .0)], [.68, .5, .44], c); b.ball((.22, -1.95, .22), .2, col=c, mirror=True); b.ball((.5, .35, .76), .38, (.9, 1.1, .9), col=c, mirror=True); b.ball((0, 2.0, -.1), 1.0, (1.2, 1.5, .8), col=c); b.build(m, .05, 4, .025, 5)
    with Group((0, .8, -.25), (.52, 0, 0)):
        j = Body(); j.limb([(0, 0, 0), (0, -1.3, -.05), (0, -2.5, .0)], [.55, .42, .36], j0); j.build(m, .05, 4, .02, 5); ball((0, -1.2, .2), .4, paint(.45, .06, .05, rough=.3), (.8, 2.6, .45))
        both(lambda s: [tooth((s * (.42 - .05 * i * .3), -.5 - .32 * i, .2), (s * .15, 0, 1), .3 + .1 * (i % 2), .075) for i in range(7)])
    both(lambda s: [tooth((s * (.50 - .03 * i), .1 - .32 * i, -.18), (s * .12, 0, -1), .3 + .14 * (i % 2), .08) for i in range(7)]); both(lambda s: tooth((s * .24, -2.08, -.2), (s * .1, -.1, -1), .42, .09))
    lamps(.66, .06, .92, .20, (1, .36, .0), (.8, 1, 1), 0, True, 3); both(lambda s: ball((s * .2, -2.13, .27), .07, P('dark')))
    both(lambda s: [stand([(-.14, 0), (.14, 0), (0, .4 - .02 * i)], .12, P('gold'), (s * (.28 + .07 * math.sin(i)), .55 - .36 * i, .62 - .055 * i), (0, s * .3, PI / 2), .03) for i in range(6)])
    for i in range(5): box((0, -.1 - .38 * i, .66 - .05 * i), (.2, .26, .14), P('turquoise'), (.05, 0, .78), .05)
    river(-1.25, (.004, .09, .085), (.01, .20, .17), .10)
    for i in range(40): a = rnd(0, 6.3); ball((math.cos(a) * rnd(.9, 1.5), .8 + math.sin(a) * rnd(1.2, 2.2), -1.2), rnd(.05, .14), P('snow'), (1.6, 1, .4), sub=2, amp=.1)
    for x, y, s in ((-1.9, .5, .9), (1.9, 1.4, 1.), (-2.4, 2.0, 1.2)): flat(oval(.5 * s, .45 * s), .05, P('leaf2'), (x, y, -1.17)); 


@guardian(scene='sky', accent=(1, .5, .2), turn=0, yaw=5, low=(.26, .10, .03), high=(.03, .03, .07), z=.30, dist=8.3, pitch=4, rim=420, sun=6.5, low_light=120)
def guardian_10():
    """Dust Scorpion."""
    c = (.52, .25, .075); m = hide(c, crack=.3, scale=4, rough=.45); sh = paint(.44, .20, .06, col2=(.60, .31, .10), rough=.4, scale=4., bump=.3, dirt=.6, wear=.4); g = P('gold')
    b = Body(); b.ball((0, .2, -.55), .72, (1.15, 1.1, .6), col=c); b.ball((0, -.35, -.5), .42, (1.2, .9, .7), col=c); b.ball((0, 1.0, -.6), .7, (1, 1.2, .6), col=c); b.build(m, .05, 4, .02, 4)
    path = bez([(0, 1.6, -.5), (.1, 2.2, .5), (.1, 1.9, 1.6), (0, 1.0, 2.3), (0, .2, 2.1)], 6)
    for i in range(0, len(path) - 1, 3): p = path[i]; ball(p, .40 - .006 * i, sh, (1, 1, .92), amp=.06); ring(.36 - .006 * i, .05, g, p.lerp(path[i + 1], .9), (path[i + 1] - path[i]).to_track_quat('Z', 'Y').to_euler())
    ball((0, .05, 2.0), .42, sh, (1, 1.1, 1)); tooth((0, -.2, 1.9), (0, -.35, -.95), 1.05, .24, light_of(1, .35, .02, strength=1.8), .2); point((0, -.7, 1.4), 26, (1, .45, .05), .1)
    lamps(.2, -.78, -.30, .14, (1, .3, .0), (1, .8, 1), 0, True, 5); both(lambda s: (ball((s * .48, -.66, -.34), .08, light_of(1, .3, 0)), ball((s * .36, -.66, -.12), .06, light_of(1, .3, 0))))
    both(lambda s: tube(bez([(s * .18, -.7, -.6), (s * .3, -1.0, -.75), (s * .06, -1.12, -1.0)], 5), lambda t: .15 * (1.08 - t), P('obsidian'), seg=10))
    def claw(s):
        bb = Body(); bb.limb([(s * .6, -.2, -.6), (s * 1.35, -.4, -.75), (s * 1.6, -1.0, -.25)], [.22, .22, .26], c); bb.ball((s * 1.55, -1.15, .15), .46, (.85, .8, 1.15), col=c); bb.build(m, .05, 4, .02, 4)
        put(tube_mesh(bez([(s * 1.7, -1.2, .45), (s * 1.95, -1.45, .85), (s * 1.62, -1.7, 1.30)], 6), lambda t: .27 * (1 - t) ** .6 + .01, sh, seg=12)); put(tube_mesh(bez([(s * 1.35, -1.25, .4), (s * 1.2, -1.5, .75), (s * 1.42, -1.72, 1.12)], 6), lambda t: .2 * (1 - t) ** .6 + .01, sh, seg=12)); ring(.33, .06, g, (s * 1.58, -1.0, -.15), (.5, 0, 0))
        for k in range(3): tube(bez([(s * .7, .3 + .4 * k, -.6), (s * (1.6 + .15 * k), .4 + .6 * k, -.1), (s * (2.1 + .2 * k), .4 + .8 * k, -1.5)], 5), lambda t: .15 - .1 * t, sh)
    both(claw)
    for k in range(4): stand([(-.5 + .08 * k, 0), (.5 - .08 * k, 0), (.4 - .08 * k, .12), (-.4 + .08 * k, .12)], .3, g if k % 2 else sh, (0, .1 + .42 * k, -.14), (0, 0, 0), .05)
    ball((0, -.1, -.06), .13, P('turquoise'), (1, 1, .6)); ground(30, lambda x, y: -1.5 + .2 * n2(x, y, .5), P('sand'), 60)


@guardian(accent=(1, .7, .2), turn=-8)
def guardian_11():
    """Root Walker."""
    c = (.13, .08, .045); m = hide(c, scale=4, bump=.9, moss=.4)
    b = Body(); b.limb([(0, .2, -2.4), (0, .15, -1.0), (0, .1, .5), (0, .1, 1.0)], [.85, .75, .85, .55], c); b.limb([(-.62, -.5, .48), (-.1, -.62, .22)], [.17, .2], c); b.limb([(.62, -.5, .48), (.1, -.62, .22)], [.17, .2], c); b.limb([(0, -.65, .2), (.04, -.95, -.42)], [.13, .17], c); b.limb([(-.5, -.5, -.62), (0, -.66, -.5), (.5, -.5, -.62)], [.13, .14, .13], c); b.ball((.55, -.35, -.25), .28, col=c, mirror=True); b.limb([(-.35, -.5, -1.0), (.35, -.5, -1.0)], [.14, .14], c); b.build(m, .05, 2, .07, 4)
    both(lambda s: ball((s * .34, -.60, .14), .2, P('dark'), (1.1, .6, .85), (0, s * .4, 0))); lamps(.34, -.70, .13, .105, (1, .52, .02), (1, .6, .9), 0, False, 12); ball((0, -.62, -.82), .3, P('dark'), (1.2, .4, .4)); ball((0, -.62, -.84), .16, light_of(1, .4, .02, strength=1.4), (1.4, .4, .3)); point((0, -.9, -.85), 8, (1, .5, .1), .1)
    for i in range(16):
        a = i / 16 * 2 * PI; p = V((math.cos(a) * .55, .1 + math.sin(a) * .5, .7)); e = p + V((math.cos(a) * rnd(.6, 1.3), math.sin(a) * .5, rnd(.6, 1.5))); root([p, p.lerp(e, .5) + V((rnd(-.2, .2), 0, .25)), e], .15)
        if i % 2: bush(e, rnd(.28, .42), R.choice(['leaf2', 'leaf']), 70, .5)
    for i in range(14): a = i / 14 * 2 * PI; root([(math.cos(a) * .72, .15 + math.sin(a) * .65, rnd(-.9, .3)), (math.cos(a + .3) * .95, .15 + math.sin(a + .3) * .85, -1.3), (math.cos(a + .7) * 1.1, .15 + math.sin(a + .7) * .95, -2.6)], .14, m)
    for s in (-1, 1):
        root([(s * .7, .1, -.9), (s * 1.5, -.1, -1.0), (s * 1.75, -.7, -.3), (s * 1.6, -.95, .35)], .3, m)
        for k in range(4): root([(s * 1.62, -.9, .2), (s * (1.45 + .2 * k), -1.15, .5), (s * (1.3 + .25 * k), -1.2, .85 - .1 * abs(k - 1))], .09, m)
    both(lambda s: [ring(.09, .03, P('gold'), (s * (1.68 + .02 * k), -.62 - .1 * k, -.35 + .18 * k), (.5, 0, 0), (3, 3, 2)) for k in range(2)])
    for x, z in ((-.75, -.6), (.8, -.3), (-.6, -1.5), (.5, -1.6)): turned(smooth_profile([(0, .25), (.3, .2), (.36, 0), (0, .02)], 4), paint(.32, .13, .04, rough=.5), (x, -.35, z), (.4, 0, 0), .5)


@guardian(scene='temple', stone='basalt', accent=(.5, .4, 1), turn=-14, sun=4.2, rim=260, dist=5.6, z=-.1)
def guardian_12():
    """Crystal Jaguar."""
    def crystal(c, c2, e): return mat('crystal', c, c2, rough=.08, scale=1.5, bump=0, vary=.1, coat=.6, emit=e, estr=.05)
    m = crystal((.02, .12, .32), (.10, .36, .58), (.0, .22, .9)); dk = crystal((.09, .02, .26), (.22, .06, .44), (.3, .0, .8))
    def cut(b, vox, mm):
        o = b.build(mm, vox, 1, .03, 3); o.data.shade_flat(); return o
    b = Body(); b.ball((0, .15, .1), .9, (1, .95, .92)); b.ball((0, -.5, -.12), .48, (1, .9, .72)); b.ball((.24, -.8, -.2), .27, (1, .85, .85), mirror=True); b.limb([(0, -.6, .2), (0, -.95, .05)], [.22, .17]); b.limb([(.1, -.7, .34), (.62, -.42, .5)], [.15, .16], mirror=True); b.ball((.6, -.25, -.2), .34, mirror=True); b.ball((.72, .15, .85), .3, (.8, .45, 1), mirror=True); cut(b, .105, m)
    j = Body(); j.limb([(.35, -.1, -.62), (.15, -.75, -.82)], [.24, .18], mirror=True); j.ball((0, -.75, -.86), .22, (1.2, .8, .7)); cut(j, .1, m)
    ball((0, -.25, -.5), .42, paint(.02, .01, .08), (1.1, 1.1, .5)); both(lambda s: (tooth((s * .25, -.95, -.32), (0, -.1, -1), .45, .09, P('snow')), tooth((s * .2, -.88, -.72), (0, -.1, 1), .28, .07, P('snow')))); ball((0, -1.02, .0), .15, dk, (1.4, .6, .8), sub=1, smooth=1)
    lamps(.36, -.64, .22, .13, (1, .25, .6), tilt=.4)
    shard = lathe_mesh([(0, 1.), (.16, .72), (.2, 0), (0, -.2)], m, 6, 1); shd = lathe_mesh([(0, 1.), (.16, .72), (.2, 0), (0, -.2)], dk, 6, 1)
    for i in range(46):
        a = rnd(-1.9, 1.9); y = rnd(.2, 1.0); d = V((math.sin(a), .25 + .3 * y, math.cos(a))); p = V((math.sin(a) * .72, y, .05 + math.cos(a) * .72)); put(R.choice([shard, shard, shd]), m=Matrix.Translation(p) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Diagonal((1, 1, rnd(.7, 1.35), 1)))
    for x, z, s in ((-1.9, -2.1, 1.6), (-1.4, -2.2, 1.1), (1.9, -2.2, 1.8), (1.5, -2.3, 1.0), (-2.3, -2.2, 1.1), (2.4, -2.2, 1.2)): put(R.choice([shard, shd]), (x, .3, z), (rnd(-.2, .2), rnd(-.35, .35), 0), s)
    b = Body(); b.ball((0, .8, -1.7), 1.2, (1.1, 1, .9)); b.limb([(0, .6, -1.2), (0, .3, -.4)], [.9, .8]); cut(b, .16, m); collar(-1.05, 1.05, .3, 13, None, 'gold', 'ruby'); point((0, 1.6, .6), 60, (.4, .3, 1), .3)


@guardian(scene='temple', stone='stone', accent=(.2, .7, 1), turn=-14)
def guardian_13():
    """Rune Golem."""
    s = P('stone_clean'); d = P('slate'); L = light_of(.0, .32, 1, strength=1.7)
    block((0, .2, .15), (1.75, 1.5, 1.5), s); block((0, -.45, .62), (1.95, .7, .42), d); block((0, -.42, -.62), (1.45, .95, .5), d); block((0, -.68, .02), (.40, .5, .62), s); block((.62, -.5, -.12), (.42, .45, .5), s); block((-.62, -.5, -.12), (.42, .45, .5), s)
    both(lambda k: (box((k * .42, -.60, .24), (.36, .2, .2), P('dark'), bevel=.02), box((k * .42, -.66, .24), (.26, .16, .12), L, bevel=.02, jitter=.0))); [box(((i - 2) * .24, -.92, -.55), (.14, .08, .16), L, bevel=.02, jitter=.0) for i in range(5)]
    block((0, .2, 1.08), (1.3, 1.2, .42), s); block((0, .2, 1.4), (.75, .8, .34), d); glyph((0, -.84, .64), .5, L, k=2); glyph((-.6, -.84, .62), .32, L, k=0); glyph((.6, -.84, .62), .32, L, k=1)
    block((0, .5, -1.15), (1.2, 1.1, .6), d)
    for k in (-1, 1):
        block((k * 1.55, .5, -1.5), (1.35, 1.4, 1.1), s, (0, k * .12, 0)); block((k * 1.75, .4, -.95), (1.0, 1.2, .4), d, (0, k * .2, 0)); glyph((k * 1.5, -.28, -1.5), .8, L, k=3 + k); block((k * 1.95, .2, -2.5), (.9, 1.0, 1.0), s); block((k * 1.0, .2, .2), (.3, .6, .7), d)
        point((k * .42, -1.1, .24), 8, (.1, .6, 1), .1)
    block((0, .4, -2.1), (1.9, 1.3, 1.3), s); turned([(0, .1), (.3, .08), (.38, 0)], L, (0, -.28, -1.95), (PI / 2, 0, 0), 1, 6, 1); ring(.44, .09, P('gold'), (0, -.28, -1.95), (PI / 2, 0, 0)); point((0, -.9, -1.9), 24, (.1, .6, 1), .2)
    fern((-1.6, .2, -.7), .55, 'leaf2'); fern((1.9, .3, -.7), .45, 'leaf2'); fern((.3, .3, 1.5), .4, 'leaf2'); liana((-1.2, -.2, 1.0), (-1.9, -.2, -1.0), .2, .04, 12, 'leaf2'); [rod((1.1, -.1 + .02 * i, .6), (1.35, -.15, -.5), .02, P('bark')) for i in range(2)]


@guardian(scene='sky', accent=(1, .45, .3), turn=-14, low=(.36, .20, .12), high=(.02, .09, .17), dist=5.6, rim=300, z=-.1)
def guardian_14():
    """Cliff Harpy."""
    sk = (.62, .50, .38); m = hide(sk, crack=.12, scale=4, bump=.2)
    b = Body(); b.ball((0, .1, .2), .62, (.88, .95, 1.08), col=sk); b.ball((0, -.2, -.22), .42, (.88, .85, 1), col=sk); b.ball((0, -.34, -.58), .17, (1.1, .9, .9), col=sk); b.limb([(0, -.48, .25), (0, -.68, -.02), (0, -.58, -.16)], [.09, .12, .07], sk); b.limb([(.08, -.5, .3), (.42, -.36, .46)], [.09, .08], sk, mirror=True); b.ball((.3, -.34, -.08), .17, col=sk, mirror=True); b.ball((0, -.52, -.38), .1, (1.4, .6, .5), col=(.4, .05, .04)); b.limb([(0, .1, -.5), (0, .3, -1.3)], [.3, .36], sk); b.build(m, .035, 4, .01, 5)
    both(lambda s: (ball((s * .22, -.44, .17), .15, paint(.05, .015, .02), (1.25, .55, .75), (0, s * .4, 0)),)); lamps(.22, -.50, .17, .09, (1, .75, .05), (1.3, .6, .75), .4, True, 4)
    put(tube_mesh(bez([(0, -.58, .05), (0, -.80, -.06), (0, -.78, -.22)], 6), lambda t: .10 * (1 - t) ** .6 + .005, P('gold'), seg=12))
    f1, f2, f3 = (mat('f', c, tuple(min(1, x * 1.6) for x in c), rough=.5, scale=6, bump=.2, vary=.15) for c in ((.42, .03, .02), (.62, .26, .03), (.02, .22, .24)))
    for row in range(3):
        for k in range(15): a = (k - 7) / 7 * 1.75; feather((math.sin(a) * .56, .28 + .2 * row, .38 + math.cos(a) * .46), (math.sin(a) * 1.1, .5 + .2 * row, math.cos(a) * 1.1 + .1), 1.0 + .3 * row, .28, (f2, f1, f3)[row], (0, -1, 0))
    both(lambda s: [feather((s * .55, .1, -.1 - .2 * k), (s * .45, 0, -1), .9, .26, f1 if k % 2 else f2, (s * .3, -1, 0)) for k in range(5)])
    for row in range(4):
        for k in range(11): a = (k - 5) / 5 * 1.4; feather((math.sin(a) * (.45 + .16 * row), .35 - math.cos(a) * (.42 + .12 * row), -.9 - .3 * row), (math.sin(a) * .6, -math.cos(a) * .35, -1), .62, .3, (f3, f1)[row % 2], (math.sin(a), -math.cos(a), .3))
    b = Body(); b.ball((0, .9, -2.0), 1.0); b.build(hide((.3, .03, .02)), .1, 3)
    def wing(s):
        for row, (n, l, m_) in enumerate(((10, 2.3, f3), (10, 1.55, f1), (9, .95, f2))):
            for k in range(n): t = k / (n - 1); feather((s * (.75 + 1.35 * t), .9 - .08 * row, -1.1 + 2.2 * t ** .7), (s * (.25 + .9 * t), .1, -.9 + 1.55 * t), l * (.7 + .4 * t), .4, m_, (0, -1, .1))
    both(wing); put(lathe_mesh([(0, .06), (.15, .06), (.2, 0)], P('gold'), 20), (0, -.44, .56), (PI / 2 - .35, 0, 0)); ball((0, -.52, .57), .1, P('ruby')); ring(.42, .06, P('gold'), (0, .2, -.85), (.15, 0, 0))


@guardian(scene='night', accent=(1, .4, .3), turn=-10, sun=4.8, z=.12, dist=5.9)
def guardian_15():
    """Blind Bat."""
    c, sk = (.085, .05, .045), (.30, .13, .10); m = hide(c, bump=.9, scale=9); sm = mat('skinw', (.12, .045, .04), (.22, .08, .06), rough=.5, scale=4, bump=.3, transl=.25, vary=0)
    b = Body(); b.ball((0, .1, .05), .72, (1.02, .95, .95), col=c); b.ball((0, -.45, -.22), .36, (1.1, .9, .8), col=sk); b.ball((.42, -.3, -.2), .26, col=c, mirror=True); b.ball((0, -.5, -.55), .22, (1.2, .8, .6), col=sk); b.ball((0, .5, -1.2), .85, (1, .85, 1.1), col=c); b.build(m, .045, 3, .04, 7)
    def ear(s):
        q = [(0, 0), (s * .42, .12), (s * .72, .75), (s * .62, 1.5), (s * .36, 1.25), (s * .02, .7)]; q = [(p.x, p.y) for p in bez([(x, y, 0) for x, y in q + [q[0]]], 4)]
        stand(q[::s], .12, m, (s * .25, .0, .42), (0, s * .18, s * -.3), .03); stand([(x * .78 + s * .07, z * .82 + .06) for x, z in q][::s], .06, paint(.42, .16, .12, rough=.5), (s * .25, -.07, .44), (0, s * .18, s * -.3), .02)
    both(ear)
    stand([(-.2, 0), (.2, 0), (.26, .22), (0, .62), (-.26, .22)], .1, paint(*sk, rough=.5), (0, -.78, -.18), (-.15, 0, 0), .04); both(lambda s: ball((s * .1, -.86, -.12), .06, P('dark')))
    ball((0, -.66, -.46), .22, paint(.18, .01, .01), (1.2, .6, .5)); both(lambda s: (tooth((s * .16, -.84, -.37), (0, -.05, -1), .36, .06), tooth((s * .12, -.74, -.55), (0, -.05, 1), .16, .04)))
    for k in range(15): a = (k - 7) / 7 * 1.5; box((math.sin(a) * .72, .1 - math.cos(a) * .70, .26), (.2, .09, .3), P('gold'), (0, 0, a), .03)
    for k in range(-2, 3): a = k * .3; ball((math.sin(a) * .76, .1 - math.cos(a) * .77, .26), .085, P('ruby'), (1, .6, 1))
    def wing(s):
        tips = [(s * 3.0, 1.6, 1.0), (s * 3.1, 1.4, -.2), (s * 2.6, 1.2, -1.4), (s * 1.6, 1.0, -2.2)]; elbow = V((s * 1.7, .8, 1.35)); sh = V((s * .55, .5, -.55))
        for t in tips: tube(bez([elbow, elbow.lerp(V(t), .5) + V((s * .15, -.15, .1)), t], 5), lambda k: .06 * (1.1 - k), m, seg=6)
        tube(bez([sh, (s * 1.0, .5, .5), elbow], 5), lambda k: .14 - .05 * k, m); tooth(elbow, (s * .2, -.3, 1), .35, .06, P('bone'))
        ed = [V(t) for t in tips] + [sh + V((0, .1, -1.2))]
        for a, b_ in zip(ed, ed[1:]):
            mid = a.lerp(b_, .5).lerp(elbow, .22); pts = bez([a, mid, b_], 6); put(mesh('web', [elbow] + [tuple(p) for p in pts], [[0, i + 1, i + 2] for i in range(len(pts) - 1)], sm, 180))
        put(mesh('web2', [elbow, sh, ed[-1]], [[0, 1, 2]], sm))
    both(wing)


@guardian(scene='night', accent=(.55, .45, 1), turn=0, yaw=10, id='tp_g1', sun=4., dist=6.0, z=.05, pitch=-4, rim=900)
def web_weaver():
    """Web Weaver."""
    c, bone = (.035, .03, .09), (.55, .50, .40); m = hide(c, rough=.45, scale=6)
    b = Body(); b.ball((0, .1, 0), .72, (1.05, .95, .85), col=c); b.ball((0, -.4, -.12), .42, (1.15, .8, .8), col=c); b.ball((0, 1.5, .55), 1.15, (1.05, 1.1, .95), col=c); b.build(m, .05, 4, .03, 5)
    for x, z, r in ((.16, .16, .16), (.42, .22, .1), (.34, .42, .075), (.12, .44, .085)): both(lambda s: (ball((s * x, -.66 + x * .35, z), r, light_of(.45, .2, 1., strength=2.1)), ball((s * x, -.66 + x * .35 - r * .8, z), r * .4, P('dark'), sub=2)))
    point((0, -1.3, .3), 16, (.5, .3, 1), .2)
    both(lambda s: (tube(bez([(s * .22, -.65, -.25), (s * .34, -.95, -.5), (s * .24, -1.0, -.75)], 5), lambda t: .2 - .06 * t, m, seg=12), tooth((s * .25, -1.0, -.72), (-s * .15, .0, -1), .5, .11, P('bone'))))
    stand([(-.36, 0), (-.2, .25), (-.3, .5), (0, .72), (.3, .5), (.2, .25), (.36, 0), (.12, -.1), (0, .1), (-.12, -.1)], .1, P('bone'), (0, -.42, .5), (-1.0, 0, 0), .03)
    for s in (-1, 1):
        for k, (a, h, l) in enumerate(((-.75, 1.3, 2.0), (-.25, 1.7, 2.5), (.3, 1.6, 2.6), (.8, 1.2, 2.3))):
            d = V((s * math.cos(a), math.sin(a), 0)); p0 = V((s * .5, .05 + .12 * k, -.05)); pts = bez([p0, p0 + d * l * .45 + V((0, 0, h * .9)), p0 + d * l * .72 + V((0, 0, h * .55)), p0 + d * l + V((0, 0, -1.6))], 7); tube(pts, lambda t: .17 * (1 - .75 * t) + .012, m, seg=9)
            for q in (8, 13): ring(.16, .035, P('bone'), pts[q], (pts[q + 1] - pts[q]).to_track_quat('Z', 'Y').to_euler())
    silk = paint(.75, .75, .85, rough=.4, emit=(.5, .5, .8), estr=.25); C = V((.0, 2.9, .6)); sp = [C + V((math.cos(a), 0, math.sin(a))) * 5 for a in (i / 12 * 2 * PI + .1 for i in range(12))]
    for p in sp: rod(C, p, .018, silk, 5)
    for r in (.25, .38, .52, .66, .8):
        for i in range(12): a, b_ = C.lerp(sp[i], r), C.lerp(sp[(i + 1) % 12], r); tube(bez([a, a.lerp(b_, .5).lerp(C, .08), b_], 4), .012, silk, seg=4)


@guardian(scene='night', accent=(.5, .7, 1), turn=-8, id='tp_g2', sun=3.8, z=-.1, mist=(7.5, 60, (.02, .07, .08), .8))
def night_owl():
    """Night Owl."""
    c = (.07, .085, .12); m = hide(c, bump=.7, scale=8); f1 = mat('of', (.05, .065, .10), (.13, .155, .21), rough=.6, scale=6, bump=.25, vary=.25); f2 = mat('op', (.36, .37, .40), (.55, .55, .56), rough=.6, scale=6, bump=.25, vary=.12)
    b = Body(); b.ball((0, .15, .1), .95, (1.08, .92, .92), col=c); b.ball((0, .4, -1.6), 1.2, (1.05, .9, 1.2), col=c); b.build(m, .07, 4, .02, 4)
    for s in (-1, 1):
        for row, (r, l) in enumerate(((.30, .52), (.42, .42))):
            for k in range(20): a = k / 20 * 2 * PI; feather((s * .43 + math.cos(a) * r, -.62 - .05 * row + .12 * abs(math.cos(a)) * r, .15 + math.sin(a) * r), (math.cos(a), .12, math.sin(a)), l, .2, f2 if (row == 0) else f1, (0, -1, 0))
        ball((s * .43, -.64, .15), .31, mat('amb', (.85, .38, .01), (1, .55, .03), rough=.12, bump=0, vary=0, emit=(1, .40, .0), estr=.9), (1, .5, 1)); ball((s * .43, -.78, .15), .16, P('obsidian'), (1, .45, 1)); ball((s * .43 - .08, -.86, .25), .05, light_of(1, 1, 1, strength=2.), sub=2); point((s * .43, -1.3, .15), 7, (1, .5, .05), .1)
        for k in range(8): feather((s * (.45 + .04 * k), -.35 + .06 * k, .62 + .02 * k), (s * (.5 + .06 * k), .1, 1.1 - .06 * k), 1.0 - .07 * k, .22, f1, (0, -1, .2))
    put(tube_mesh(bez([(0, -.72, .08), (0, -1.0, -.08), (0, -.95, -.42)], 6), lambda t: .16 * (1 - t) ** .6 + .006, P('gold'), seg=14))
    for k in range(11): a = (k - 5) / 5 * .9; feather((math.sin(a) * .3, -.7, .45 + .3 * math.cos(a)), (math.sin(a) * .9, .4, 1), .5, .2, f1, (0, -1, .3))
    for row in range(6):
        for k in range(13): a = (k - 6) / 6 * 1.35; feather((math.sin(a) * (.85 + .07 * row), .35 - math.cos(a) * (.85 + .05 * row), -.55 - .28 * row), (math.sin(a) * .35, -.25, -1), .55, .33, f2 if (k + row) % 3 == 0 else f1, (math.sin(a), -math.cos(a), .2))
    both(lambda s: [feather((s * (1.0 + .04 * k), .2 + .1 * k, -.55 - .1 * k), (s * .35, .05, -1), 2.0, .4, f1, (s, -.6, .2)) for k in range(7)])
    ball((3.2, 16, 3.4), 3.4, light_of(1, .80, .42, strength=1.0), (1, .1, 1)); collar(-.72, .95, .2, 13, None, 'silver', 'amber')


@guardian(scene='temple', stone='basalt', accent=(1, .3, .15), turn=-24, id='tp_g3', sun=4.2)
def bone_hound():
    """Bone Hound."""
    m = hide((.58, .50, .37), scale=5, bump=.4); c = (.58, .50, .37); d = (.40, .33, .23)
    b = Body(); b.ball((0, .3, .35), .62, (1, 1.1, .9), col=c); b.limb([(0, -.1, .3), (0, -.75, .08), (0, -1.35, -.02)], [.42, .3, .24], c); b.limb([(.22, -.35, .55), (.52, -.05, .52), (.62, .3, .3)], [.12, .14, .13], c, mirror=True); b.limb([(.2, -.6, -.05), (.5, -.1, -.02), (.6, .35, .15)], [.1, .11, .12], c, mirror=True); b.ball((.14, -1.42, .02), .14, col=c, mirror=True); b.ball((0, .35, .85), .2, (.5, 1.6, .7), col=d); b.build(m, .035, 3, .015, 6)
    with Group((0, .3, -.1), (.42, 0, 0)):
        j = Body(); j.limb([(.52, .1, .1), (.36, -.7, -.05), (.1, -1.6, .0)], [.14, .13, .12], c, mirror=True); j.build(m, .035, 3, .01, 6); both(lambda s: [tooth((s * (.40 - .06 * i), -.6 - .24 * i, .05), (0, 0, 1), .16 + .03 * i, .06) for i in range(4)]); both(lambda s: tooth((s * .12, -1.6, .06), (s * .1, -.1, 1), .38, .07))
    both(lambda s: [tooth((s * (.34 - .04 * i), -.45 - .24 * i, -.12), (0, 0, -1), .18, .06) for i in range(4)]); both(lambda s: tooth((s * .17, -1.42, -.14), (s * .05, -.1, -1), .5, .08))
    both(lambda s: ball((s * .34, -.28, .30), .2, P('dark'), (.8, 1, .85))); lamps(.36, -.36, .30, .10, (1, .12, .0), (.8, 1, 1), 0, False, 10); ball((0, -1.55, .06), .1, P('dark'), (1.2, .6, .9)); ball((0, -.2, -.15), .3, light_of(1, .16, .0, strength=1.5), (.9, 1.8, .4)); point((0, -.6, -.2), 20, (1, .25, .05), .15)
    both(lambda s: tooth((s * .45, .5, .75), (s * .35, .5, 1), .7, .16, P('bone'), -.2))
    for k in range(7):
        t = k / 6; p = V((0, .75 + 1.1 * t, .15 - 1.9 * t)); ball(p, .34, m, (1, .8, .7), amp=.06); tooth(p + V((0, .1, .15)), (0, .6, 1), .75, .13); both(lambda s: tube(bez([p, p + V((s * (.6 + .5 * t), -.25, .05)), p + V((s * (.9 + .5 * t), -.7, -.5)), p + V((s * (.5 + .3 * t), -1.0, -.95))], 5), lambda q: .11 * (1.1 - q), m) if k > 2 else None)
    for k in range(13): a = (k - 6) / 6 * 2.0; p = V((math.sin(a) * .62, .75 - math.cos(a) * .5, -.55)); box(p, (.26, .12, .3), P('iron'), (0, 0, a), .03); tooth(p, (math.sin(a), -math.cos(a), 0), .4, .08, P('steel'))


@guardian(scene='night', accent=(.6, .9, 1), turn=-20, id='tp_g4', sun=4., dist=6.9, z=.45, sky=.2, mist=(7.4, 10, (.03, .075, .09), .88))
def mist_stag():
    """Mist Stag."""
    c, d = (.50, .53, .52), (.30, .33, .33); m = hide(c, scale=4, bump=.25)
    b = Body(); b.ball((0, .1, .2), .48, (.9, 1.05, 1), col=c); b.limb([(0, -.15, .1), (0, -.65, -.25), (0, -.85, -.48)], [.40, .27, .2], c); b.ball((0, -.95, -.52), .2, (1, .8, .85), col=d); b.limb([(.1, -.3, .35), (.3, -.05, .46)], [.1, .12], c, mirror=True); b.limb([(.42, .2, .45), (.95, .15, .55)], [.15, .06], c, mirror=True); b.limb([(0, .3, .0), (0, .75, -1.2), (0, 1.2, -2.4)], [.42, .62, .95], c); b.ball((0, .5, -2.1), .95, (1.1, 1, 1), col=c); b.build(m, .04, 5, .015, 4)
    ball((0, -1.08, -.45), .11, P('dark'), (1.4, .6, .8)); lamps(.29, -.22, .22, .085, (.3, .9, 1), (.6, 1, .9), 0, False, 8)
    for i in range(70): a = rnd(-1.2, 1.2); z = rnd(-1.9, -.3); put(leaf_mesh(rnd(.35, .7), .13, .2, .3, 4, [paint(.60, .62, .60, vary=.1)]), m=Matrix.Translation((math.sin(a) * .55, .45 - .3 * z - math.cos(a) * .62, z)) @ frame((math.sin(a) * .4, -.3, -1), (0, -1, .2)))
    ant = paint(.42, .33, .20, col2=(.65, .55, .38), rough=.6, bump=.4, scale=8)
    def antler(s):
        main = bez([(s * .2, .15, .6), (s * .6, .4, 1.1), (s * 1.25, .35, 1.55), (s * 1.45, .1, 2.35)], 8); tube(main, lambda t: .13 * (1.05 - t) + .02, ant, seg=9)
        for q, dx, dz, dy in ((4, -.05, .8, -.5), (9, .55, .55, -.2), (13, -.35, .95, -.1), (17, .55, .5, 0), (21, -.35, .5, -.1)): p = main[q]; tube(bez([p, p + V((s * dx * .6, dy * .6, dz * .35)), p + V((s * dx, dy, dz))], 5), lambda t: .085 * (1.05 - t) + .008, ant, seg=8)
        for q in (8, 12, 16, 20): p = main[q]; [put(leaf_mesh(rnd(.4, .9), .07, .1, .1, 4, [P('leaf2')]), m=Matrix.Translation(p + V((rnd(-.08, .08), 0, 0))) @ frame((rnd(-.1, .1), rnd(-.1, .1), -1), (0, -1, 0))) for _ in range(5)]
        for q in (11, 19): ball(main[q] + V((0, -.12, -.12)), .075, light_of(.3, .9, 1, strength=2.2))
    both(antler)
    for i in range(6): x = rnd(-3, 3); tube(bez([(x - 1.6, rnd(-.5, 2), rnd(-2.2, -1.2)), (x, rnd(-.5, 2), rnd(-1.9, -1.2)), (x + 1.6, 0, rnd(-2.2, -1.4))], 6), lambda t: .38 * math.sin(PI * t) + .01, ghost('mist', (.5, .8, .85), .16, 1.8), seg=12)
    put(lathe_mesh([(0, .05), (.11, .05), (.15, 0)], P('silver'), 20), (0, -.36, .42), (PI / 2 - .7, 0, 0)); ball((0, -.42, .45), .075, light_of(.3, .9, 1, strength=2.2)); collar(-1.25, .8, .65, 11, None, 'silver', 'sapphire')
