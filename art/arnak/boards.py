"""The island as one picture for each map: sea and beach with five camps, two jungle lines, highland. The places are given in hundredths
of the picture, as the client lays its sites over them, and solved to world positions with the height of the land."""
from art.lib import *

board = family('arnak', 'boards', Template(free_make, (1320, 600), 76, .75))
PLACES = dict(camp=[(10.2 + 19.9 * i, 86.6) for i in range(5)], low=[(x, 61) for x in (12.8, 37.6, 62.2, 87.2)], mid=[(x, 36.6) for x in (12.4, 37.2, 62.8, 87.6)], high=[(x, 12.2) for x in (13, 37.8, 62.4, 87.2)])
TILT, U, ASPECT = 30, 38.4, 600 / 1320
CT, ST, HALF = math.cos(math.radians(TILT)), math.sin(math.radians(TILT)), U * ASPECT / 2


def place(fx, fy, z=0): return ((fx - .5) * U, ((.5 - fy) * 2 * HALF - z * ST) / CT)
def Y(f): return place(.5, f)[1]
TRAILS = [(('camp', a), ('low', b)) for a, b in ((0, 0), (1, 1), (2, 1), (2, 2), (3, 2), (4, 3))] + [(('low', k), ('mid', k)) for k in range(4)] + [(('mid', k), ('high', k)) for k in range(4)]


def shore(x): return Y(.945) + .55 * n2(x, 0, .16) + .3 * n2(x, 3, .5)
def base(x, y):
    d = y - shore(x); z = -1.1 + 1.25 * step(-1.6, 1.0, d) + .2 * step(1.0, 3.0, d)
    z += .5 * step(Y(.745), Y(.70), y) + 1.1 * step(Y(.50), Y(.475), y + .6 * n2(x, y, .3)) + 2.3 * step(Y(.265), Y(.235), y + .7 * n2(x, y, .3, 3)) + step(3, 10, d) * .3 * n2(x, y, .35, 1)
    return z + 2.4 * step(Y(.03), Y(-.12), y) * (1 + n2(x, y, .25, 8))
def spots():
    out = []
    for k, r in (('camp', 1.7), ('low', 1.2), ('mid', 1.2), ('high', 1.25)):
        for fx, fy in PLACES[k]:
            z = 0
            for _ in range(6): x, y = place(fx / 100, fy / 100, z); z = base(x, y)
            out.append((k, x, y, z, r))
    return out
def river_x(y): return 9.6 * step(Y(1), Y(.62), y) + 11.4 * (1 - step(Y(1), Y(.62), y)) + .35 * math.sin(y * .8)


def island(palette, extra):
    SP = spots(); p = palette
    where = {k: [s for s in SP if s[0] == k] for k in PLACES}; paths = [(where[a[0]][a[1]], where[b[0]][b[1]]) for a, b in TRAILS]
    def dist(x, y, s): return math.hypot((x - s[1]) / 1.7, y - s[2]) / s[4]          # clearings are wider than deep
    def trail(x, y):
        """How far the nearest trail is."""
        best = 9.
        for a, b in paths:
            t = max(0, min(1, (y - a[2]) / (b[2] - a[2]))); best = min(best, abs(x - lerp(a[1], b[1], t) - .45 * math.sin(t * PI * 2 + a[1])) if a[2] < y < b[2] else 9.)
        return best
    def terr(x, y):
        z = base(x, y)
        for s in SP:
            d = dist(x, y, s)
            if d < 1.4: z = lerp(s[3], z, step(.9, 1.4, d))
        return z - .7 * (1 - step(.25, .8, abs(x - river_x(y)))) * step(-1, 1, y - shore(x)) * step(1.0, 1.3, min(dist(x, y, s) for s in SP))
    me = grid_mesh(U * 1.12, 31, 300, 210, lambda u, v, x, y: (x, y + .8, terr(x, y + .8)), []); col = np.zeros((len(me.vertices), 4), 'f')
    for i, v in enumerate(me.vertices):
        x, y, z = v.co; d = y - shore(x) + .5 * n2(x, y, .8)
        c = V(p['wet']).lerp(V(p['sand']), step(-.3, .7, d)).lerp(V(p['grass']), step(3.3, 4.4, d)).lerp(V(p['high']), .92 * step(Y(.27), Y(.235), y + .5 * n2(x, y, .7)))
        if d > .8: c = c.lerp(V(p['rock']), 1 - step(.62, .86, v.normal.z + .06 * n2(x, y, 1.5)))
        for s in SP:
            q = dist(x, y, s) + .13 * n2(x, y, 1.4, 2)
            if q < 1.15 and s[0] != 'camp': c = c.lerp(V(p['dirt']).lerp(V(p['path']), .5 + .5 * n2(x, y, .9)), 1 - step(.85, 1.1, q))
        if d > 2.2: c = c.lerp(V(p['path']), .8 * (1 - step(.16, .42, trail(x, y) + .12 * n2(x, y, 2.2))))
        col[i] = (*c, 1)
    me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', col.ravel()); me.materials.append(mat('land', (.5, .5, .5), scale=2.2, bump=.5, vcol='Col', vary=0)); shade(me, 180); put(me)
    wm = grid_mesh(U * 1.2, 6, 200, 50, lambda u, v, x, y: (x, y + Y(1) + .5, .045 * n2(x, y * 2, .9)), []); col = np.zeros((len(wm.vertices), 4), 'f')
    for i, v in enumerate(wm.vertices):
        x, y, _ = v.co; d = shore(x) - y + .15 * n2(x, y, 1.2); c = V(p['sea'][0]).lerp(V(p['sea'][1]), step(.2, 1.6, d))
        for o, wd in ((.2, .12), (.7, .08)): c = c.lerp(V((.8, .86, .8)), max(0, 1 - abs(d - o - .14 * n2(x, y, 1.9, o)) / wd) * (.5 + .5 * max(0, .35 + n2(x, y, .6, o * 3))) * p.get('foam', 1))
        col[i] = (*c, 1)
    wm.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', col.ravel()); wm.materials.append(mat('sea', (.1, .1, .1), rough=.18, scale=3, bump=.12, vcol='Col', vary=0)); shade(wm, 180); put(wm, (0, 0, -.12))
    rv = paint(*p['sea'][0], col2=tuple(min(1, 1.8 * k) for k in p['sea'][0]), rough=.12, scale=3., vary=0.); ys = np.linspace(Y(.96), Y(-.05), 120); vs, fs = [], []
    for y in ys: x = river_x(y); z = terr(x, y) + .25; vs += [(x - .5, y, z), (x, y, z + .02), (x + .5, y, z)]
    for i in range(119): a = i * 3; fs += [[a, a + 1, a + 4, a + 3], [a + 1, a + 2, a + 5, a + 4]]
    put(mesh('river', vs, fs, rv, 180))
    def free(x, y, m=1.): return abs(x - river_x(y)) > .9 and trail(x, y) > .55 and all(dist(x, y, s) > m * (1.02 if s[0] != 'camp' else .98) for s in SP) and all(not (y < s[2] and dist(x, y + .7, s) < .9) for s in SP)
    for _ in range(4400):
        x, y = rnd(-U * .55, U * .55), rnd(Y(.80), Y(-.12)); d = y - shore(x)
        if d < 4.0 or not free(x, y): continue
        if abs(terr(x, y + .35) - terr(x, y - .35)) > .5: continue          # cliffs stay bare
        if y > Y(.25) and (R.random() < .6 or n2(x, y, .4, 9) < .05) or y < Y(.25) and n2(x, y, .55, 4) < -.32: continue
        s = rnd(.36, .62) if y < Y(.26) or R.random() < .3 else rnd(.24, .4); s *= 1.25 if n2(x, y, .25, 5) > .15 else 1; bush((x, y, terr(x, y) + s * rnd(.5, 1.1)), s, R.choice(p['leaves']), 60, .44)
    for _ in range(70):
        x, y = rnd(-U * .5, U * .5), rnd(Y(.80), Y(.70))
        if free(x, y, .98): palm((x, y, terr(x, y)), rnd(.5, .75), 1.7)
    for _ in range(150):
        x, y = rnd(-U * .54, U * .54), rnd(Y(.28), Y(-.10))
        if free(x, y, 1.0): s = rnd(.25, .9); block((x, y, terr(x, y) + s * .2), (s, s * rnd(.7, 1.2), s * rnd(.6, 1.4)), P(p['stone']), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 3)))
    tents = [P('canvas'), P('redcloth'), P('tealcloth'), paint(.55, .36, .08, bump=.2), paint(.26, .33, .14, bump=.2)]
    for i, (k, x, y, z, r) in enumerate(SP):
        if k == 'camp':
            tent((x - r * 1.2, y + r * .95, z), tents[i], .9, rnd(-.4, .4)); tent((x + r * 1.1, y + r * .98, z), tents[(i + 2) % 5], .75, rnd(-.5, .2)); ball((x - r * 1.4, y - .1, z + .1), .12, light_of(1, .35, .05, strength=3.), sub=2); point((x - r * 1.4, y - .2, z + .6), 14, (1, .5, .15)); crate((x + r * 1.42, y - .3, z), (.4, .4, .35), rnd(0, 1))
        else:
            for a in range(16):
                q = a / 16 * 2 * PI + rnd(-.15, .15); s = rnd(.16, .36)
                if R.random() < .8: block((x + math.cos(q) * r * 1.7, y + math.sin(q) * r, z + .05), (s * 1.3, s, s), P(p['stone']), (0, 0, q + 1.57))
            if k != 'low': [block((x + a * .5, y + r * .98, z + h / 2), (.46, .4, h), P(p['stone'])) for a, h in ((a, rnd(.4, 1.1) if k == 'mid' else rnd(.7, 1.6)) for a in range(-4, 5)) if R.random() < .75]
    def ruin(fx, fy, zz, n):
        x, y = place(fx, fy, zz); z = base(x, y); [block((x + a * .52 - n * .26, y + rnd(-.1, .1), z + h / 2), (.46, .44, h), P(p['stone'])) for a, h in ((a, rnd(.6, 1.9)) for a in range(n))]; block((x + .3, y - .7, z + .1), (.9, .5, .3), P(p['stone']), (0, .1, .4))
    for fx, fy, zz, n in ((.25, .485, 1.2, 4), (.995, .5, 1.2, 3), (.005, .25, 3, 4), (.255, .08, 4, 5), (.5, .0, 4, 6), (.995, .1, 4, 4), (.505, .70, .4, 3)): ruin(fx, fy, zz, n)
    x, y = place(.255, .725, .3); z = base(x, y); b = Body(); b.ball((x, y, z + .7), .62, (.85, .8, 1.2)); b.limb([(x, y - .5, z + .8), (x, y - .68, z + .5)], [.12, .17]); b.limb([(x - .3, y - .45, z + 1.05), (x + .3, y - .45, z + 1.05)], [.13, .13]); b.build(P(p['stone']), .05, 2, .03, 5); [ball((x + q * .22, y - .56, z + .86), .09, P('dark'), (1.2, .5, .7)) for q in (-1, 1)]
    for f in (.485, .25):       # foam where the river falls
        y = Y(f) - .45 * (1 if f > .4 else 2.2); x = river_x(y); [ball((x + rnd(-.5, .5), y + rnd(-.25, .35), terr(x, y) + .3), rnd(.1, .2), paint(.75, .84, .84, rough=.4), sub=2) for _ in range(12)]
    extra(terr, SP)
    sun_sky(p['sun'], 40, -115, p['sky'], p['low'], p['up'], col=p.get('light', (1, .78, .5))); camera_board((0, 0, 0), U, TILT)
    return dict(samples=30, exposure=p.get('exposure', .2), sat=1.08, bloom=p.get('bloom', 0.))


DAY = dict(sand=(.60, .44, .24), wet=(.36, .26, .14), grass=(.13, .20, .035), high=(.24, .22, .15), rock=(.27, .225, .17), dirt=(.34, .22, .11), path=(.46, .33, .18), sea=((.03, .30, .27), (.006, .12, .16)), stone='stone', leaves=['leaf', 'leaf', 'leaf2', 'leaf2', 'leaf3'], sun=8.2, sky=.8, low=(.85, .8, .7), up=(.35, .55, .75))


@board(id='base', places=PLACES)
def base_island():
    def extra(terr, SP):
        x, y = place(.5, .245, 2.6); z = base(x, y) - .2; pyramid((x, y, z), 2.4, 3, .42, .3, P('stone'), .5); ball((x, y - .9, z + 1.3), .16, light_of(1, .42, .05, strength=3.), sub=2); point((x, y - 1.2, z + 1.6), 30, (1, .5, .15))
        for jx in (-11.4, 3.8): [box((jx, shore(jx) + .4 - q * .26, .12), (.75, .22, .08), P('wood'), (0, 0, rnd(-.04, .04)), .02) for q in range(7)]
    return island(DAY, extra)


@board(id='spider', places=PLACES)
def spider_island():
    """Violet dusk; webs between the trees, dark stone."""
    p = {**DAY, **dict(sand=(.40, .30, .27), wet=(.20, .15, .16), grass=(.045, .075, .05), high=(.09, .08, .11), rock=(.08, .07, .10), dirt=(.22, .16, .15), path=(.32, .25, .22), sea=((.04, .16, .26), (.015, .05, .14)), stone='basalt', leaves=['leaf3', 'leaf3', 'leaf'], sun=5.2, sky=.75, low=(.6, .5, .7), up=(.28, .28, .6), light=(1, .72, .62), exposure=.3, foam=.6)}
    def extra(terr, SP):
        silk = paint(.75, .75, .85, rough=.4, emit=(.5, .5, .8), estr=.3)
        for fx, fy in ((.25, .49), (.5, .24), (.75, .49), (.25, .245), (.75, .245), (.5, .73), (.02, .49), (.98, .49)):
            x, y = place(fx, fy, 2.5); C = V((x, y, base(x, y) + 1.1)); sp = [C + V((math.cos(a) * 1.5, math.sin(a) * 1.5, rnd(-.3, .5))) for a in (i / 9 * 2 * PI for i in range(9))]; [rod(C, q, .02, silk, 4) for q in sp]
            for r in (.3, .55, .8): [rod(C.lerp(sp[i], r), C.lerp(sp[(i + 1) % 9], r), .016, silk, 4) for i in range(9)]
        x, y = place(.5, .49, 2); z = base(x, y) + .9; ball((x, y, z), .5, paint(.03, .025, .08, rough=.4), (1, 1.2, .8)); ball((x, y - .6, z - .05), .32, paint(.03, .025, .08, rough=.4)); [tube(bez([(x, y - .3, z), (x + s * .7, y - .3 + d, z + .5), (x + s * 1.25, y - .3 + d * 2.2, z - .6)], 4), .055, paint(.03, .025, .08), seg=5) for s in (-1, 1) for d in (-.5, -.15, .2, .5)]; [ball((x + s * .1, y - .88, z + .05), .06, light_of(.5, .2, 1, strength=3.)) for s in (-1, 1)]
    return island(p, extra)


@board(id='owl', places=PLACES)
def owl_island():
    """Moonlit; lamps burn in the camps and on the ruins."""
    p = {**DAY, **dict(sand=(.36, .36, .34), wet=(.16, .18, .19), grass=(.03, .07, .05), high=(.09, .11, .13), rock=(.08, .10, .13), dirt=(.20, .19, .17), path=(.30, .28, .24), sea=((.02, .16, .24), (.006, .05, .11)), stone='slate', leaves=['leaf3', 'leaf3', 'leaf'], sun=4.2, sky=.6, low=(.35, .5, .7), up=(.12, .22, .5), light=(.62, .78, 1), exposure=.35, foam=.6, bloom=.25)}
    def extra(terr, SP):
        for k, x, y, z, r in SP:
            if k != 'camp': [(ball((x + s * r * 1.4, y + .4, z + .5), .11, light_of(1, .45, .05, strength=3.), sub=2), point((x + s * r * 1.3, y + .2, z + .9), 16, (1, .55, .15))) for s in (-1, 1)]
        x, y = place(.5, .245, 2.6); z = base(x, y); stand([(-.7, 0), (.7, 0), (.8, .9), (.62, 1.5), (.35, 1.2), (-.35, 1.2), (-.62, 1.5), (-.8, .9)], .5, P('slate'), (x, y, z - .2), bevel=.1); [ball((x + s * .32, y - .3, z + .75), .2, light_of(1, .45, .03, strength=2.4), (1, .5, 1)) for s in (-1, 1)]
    return island(p, extra)
