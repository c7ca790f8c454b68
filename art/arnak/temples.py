"""Four temples as walls to climb, seen straight from the front: a ledge for every space of the research track, where the client lays it."""
import pathlib
import tomllib

from art.lib import *

temple = family('arnak', 'temples', Template(free_make, (660, 1210), 74, .5))
CONTENT = pathlib.Path(__file__).resolve().parents[2] / 'games/arnak/content'
ROWS = {b: [[row['row'] for row in tomllib.load(open(CONTENT / f'board_{b}.toml', 'rb'))['track']].count(r) for r in range(10)] for b in ('bird', 'snake', 'spider', 'owl')}
COLUMNS, WIDTHS, WIDE = ((), (50,), (26, 74), (17, 50, 83)), (0, 48, 43, 32.4), 84      # as in track.ts of the client
LOST = dict(bird=(8,), snake=(8,), spider=range(1, 9), owl=())     # rows whose one space is wide: the Lost Temple, and effects printed in the space
W, H = 6., 11.


def at(fx, fy): return (fx / 100 - .5) * W, (.5 - fy / 100) * H


def climb(board, stone, ledge, accent, crown, side, moss=True, inset=0):
    """The wall, its ledges, steps between them, braziers at the sides, and what crowns it."""
    rows = [n for n in ROWS[board] if n]; pitch = 100 / len(rows)
    with Group((0, 0, -H / 2 - .3)): wall((-W / 2 - .6, 0), (W / 2 + .6, 0), H + .8, .46, .9, .5, P(stone), missing=.012)
    put(grid_mesh(W + 3, H + 3, 1, 1, lambda u, v, x, y: (x, y, 0), P('dark')), (0, .4, 0), (PI / 2, 0, 0))
    for r, n in enumerate(rows):
        y = 100 - (r + .5) * pitch
        for x in COLUMNS[n]:
            fx = inset + x * (100 - inset) / 100; px, pz = at(fx, y); w = (WIDE if n == 1 and r in LOST[board] else WIDTHS[n]) / 100 * W * (100 - inset) / 100; h = pitch / 100 * H
            block((px, -.30, pz - h * .30), (w, .75, h * .22), P(ledge), bevel=.07); block((px, -.12, pz + h * .08), (w * .96, .36, h * .62), P(ledge), bevel=.07)
            for s in (-1, 1): ball((px + s * (w / 2 - .1), -.66, pz - h * .30), .07, P(accent))
        if r + 1 < len(rows):
            for x in (COLUMNS[n] if n >= rows[r + 1] else COLUMNS[rows[r + 1]]):
                px, pz = at(inset + x * (100 - inset) / 100, y - pitch / 2)
                for k in range(3): block((px, -.34 + .1 * k, pz - .1 + .1 * k), (.6, .3, .1), P(ledge))
    for s in (-1, 1):
        for k in range(4): block((s * (W / 2 - .02), -.2, -H / 2 + (k + .5) * H / 4), (.42, .7, H / 4), P(stone))
        for k, z in enumerate((-3.6, -.6, 2.2)): side(s * (W / 2 - .28), z, s, k)
    crown()
    if moss:
        for _ in range(26): x, z = rnd(-W / 2, W / 2), rnd(-H / 2, H / 2); put(fern_mesh('leaf', 7, .5, .9, 3), (x, -.25, z), (1.2, 0, rnd(0, 6)), rnd(.18, .34)) if abs(x) > 1.9 or R.random() < .3 else None
        for s in (-1, 1): liana((s * 2.9, -.4, 4.9), (s * 2.2, -.45, rnd(-1, 2)), .1, .03, 22); liana((s * 2.6, -.4, 3.0), (s * 2.85, -.45, rnd(-4, -2)), .1, .03, 20)
def beside(board, row, side, inset=0):
    """The middle of the free wall beside a lone space, about 1.4 wide and 1.1 high: no space and no price covers it."""
    return at(inset + (50 + side * 36.5) * (100 - inset) / 100, 100 - (row + .5) * 100 / len([n for n in ROWS[board] if n]))
def rig(sun=5.6, sky=.45, light=(1, .78, .5), low=(.8, .75, .6), up=(.3, .45, .6), exposure=.15, bloom=.15):
    sun_sky(sun, 46, -52, sky, low, up, col=light); c = bpy.data.cameras.new('c'); c.type = 'ORTHO'; c.ortho_scale = H; o = link(bpy.data.objects.new('c', c)); o.location = (0, -30, 0); o.rotation_euler = (PI / 2, 0, 0); bpy.context.scene.camera = o
    return dict(samples=26, exposure=exposure, bloom=bloom, thresh=1.2, sat=1.06)
def brazier(x, z, col=(1, .34, .02), power=26):
    turned([(0, 0), (.1, 0), (.14, .14), (.2, .2), (.12, .2)], P('gold'), (x, -.6, z)); flame_at((x, -.62, z + .18), .42, col); point((x, -1.0, z + .5), power, col if col[0] < .5 else (1, .5, .12), .1)


@temple()
def bird():
    """Sandstone and turquoise: a feathered head spreads its wings over the top."""
    def crown():
        z = 4.55; b = Body(); b.ball((0, -.5, z), .5, (1, .8, 1)); b.build(P('sandstone'), .05, 3); put(tube_mesh(bez([(0, -.85, z + .05), (0, -1.3, z), (0, -1.35, z - .35)], 6), lambda t: .2 * (1 - t) ** .6 + .01, P('gold'), seg=12)); [ball((s * .26, -.88, z + .14), .12, P('turquoise'), (1, .6, 1)) for s in (-1, 1)]
        for s in (-1, 1):
            for row in range(3): [feather((s * (.35 + .24 * k), -.35 - .06 * row, z + .28 - .05 * k), (s * (.25 + .16 * k), -.05, .35 - .22 * k), 1.25 - .3 * row, .3, P(('turquoise', 'gold', 'redcloth')[row]), (0, -1, .1)) for k in range(8)]
        [put(leaf_mesh(.9, .26, .2, -.1, 6, [P('turquoise') if k % 2 else P('gold')]), m=Matrix.Translation((0, -.45, z + .3)) @ frame((math.sin(a), .1, math.cos(a)), (0, -1, .2))) for k, a in enumerate((i / 8 * 2.0 - 1. for i in range(9)))]
    def eagle(x, z, s, k):
        with Group((x, -.30, z - .05), (0, 0, s * -.30), 1.12):
            for q in (-1, 1): [feather((q * (.18 + .06 * j), -.02 - .05 * j, -.05 - .09 * j), (q * 1., -.1, .55 - .38 * j), .62 - .05 * j, .20, P(('turquoise', 'redcloth', 'gold')[(j + k) % 3]), (0, -1, .1)) for j in range(4)]
            [feather((.05 * j, -.05, .30), (.28 * j, -.1, 1), .48 - .04 * abs(j), .17, P('redcloth') if j % 2 else P('turquoise'), (0, -1, .1)) for j in range(-3, 4)]
            b = Body(); b.ball((0, -.22, .10), .30, (1, .9, 1)); b.ball((0, -.12, -.28), .30, (1.05, .7, .9)); b.build(P('sandstone'), .04, 3); put(tube_mesh(bez([(0, -.44, .12), (0, -.72, .06), (0, -.74, -.20)], 6), lambda t: .15 * (1 - t) ** .6 + .01, P('gold'), seg=12)); [ball((q * .15, -.44, .20), .085, light_of(.0, .75, .70, strength=1.5), (1, .6, 1)) for q in (-1, 1)]; [rod((q * .27, -.42, .30), (q * .05, -.52, .24), .045, P('gold'), 8) for q in (-1, 1)]
    for k, (row, s) in enumerate((row, s) for row in (5, 3, 0) for s in (-1, 1)): eagle(*beside('bird', row, s), s, k // 2)
    climb('bird', 'sandstone', 'stone_clean', 'turquoise', crown, lambda x, z, s, k: brazier(x, z)); return rig()


@temple()
def snake():
    """Basalt and jade: two serpents climb the sides and meet over the top."""
    def crown():
        m = mat('sn', (.01, .17, .08), (.04, .32, .15), rough=.3, scale=7, bump=.3, crack=.4, coat=.4, vary=0)
        for s in (-1, 1):
            b = Body(); b.limb([(s * (2.72 + .22 * math.sin(k * 1.1)), -.55, -5.4 + k * .7) for k in range(14)] + [(s * 2.2, -.6, 4.7), (s * 1.3, -.8, 5.0), (s * .8, -1.0, 4.75)], [.2, .26, .26, .26, .26, .22], step=.5); b.ball((s * .55, -1.15, 4.6), .3, (1.2, 1, .75)); b.build(m, .07, 3); [ball((s * .5 + d, -1.42, 4.72), .07, light_of(1, .5, .02, strength=2.)) for d in (-.13, .13)]
        sun_disc_at((0, -.6, 4.35), .42, P('gold'), P('jade'))
        for row in (7, 4, 0):
            for s in (-1, 1):
                x, z = beside('snake', row, s); b = Body(); b.limb([(s * 2.75, -.45, z - .55), (x + s * .35, -.62, z - .50), (x + s * .25, -.68, z - .05), (x + s * .02, -.80, z + .22)], [.20, .21, .19, .22]); b.ball((x - s * .20, -.98, z + .20), .27, (1.25, 1, .72)); b.ball((x - s * .42, -1.02, z + .16), .18, (1.3, .9, .62)); b.build(m, .045, 3)
                [ball((x - s * .16 + q * .16, -1.20, z + .30), .075, light_of(1, .45, .02, strength=2.)) for q in (-1, 1)]; [rod((x - s * .50 + q * .06, -1.18, z + .10), (x - s * .50 + q * .06, -1.20, z - .12), .03, P('bone'), 6) for q in (-1, 1)]; tube(bez([(x - s * .58, -1.15, z + .12), (x - s * .78, -1.25, z + .02), (x - s * .86, -1.28, z - .14)], 5), .028, P('redcloth'), seg=6)
                [put(leaf_mesh(.42, .14, .2, -.1, 5, [P('gold') if j % 2 else P('jade')]), m=Matrix.Translation((x + s * .02, -.78, z + .34)) @ frame((s * .25 + .3 * j, .1, 1), (0, -1, .2))) for j in (-1, 0, 1)]
    climb('snake', 'basalt', 'stone_clean', 'jade', crown, lambda x, z, s, k: brazier(x - s * .42, z, (.1, .9, .35), 22)); return rig(5.2, .42, exposure=.25)
def sun_disc_at(loc, r, m, stone):
    with Group(loc): turned([(0, -.07), (r * .85, -.06), (r, 0), (0, .07)], m, rot=(PI / 2, 0, 0)); [put(lathe_mesh([(0, r * .5), (r * .2, 0)], m, 6), (math.sin(a) * r * 1.05, 0, math.cos(a) * r * 1.05), (0, a, 0)) for a in (i / 12 * 2 * PI for i in range(12))]; ball((0, -.1, 0), r * .45, stone, (1, .6, 1))


@temple()
def spider():
    """Indigo and bone: a spider of bone over a web, altars in violet light."""
    def crown():
        z = 4.4; silk = paint(.75, .75, .85, rough=.4, emit=(.5, .5, .8), estr=.2); C = V((0, -.45, z)); sp = [C + V((math.cos(a) * 3.4, 0, math.sin(a) * 3.4)) for a in (i / 14 * 2 * PI for i in range(14))]; [rod(C, p, .018, silk, 4) for p in sp]
        for r in (.22, .36, .5, .66, .84): [tube(bez([C.lerp(sp[i], r), C.lerp(sp[i], r).lerp(C.lerp(sp[(i + 1) % 14], r), .5).lerp(C, .07), C.lerp(sp[(i + 1) % 14], r)], 3), .013, silk, seg=4) for i in range(14)]
        ball((0, -.75, z + .12), .5, P('bone'), (.9, .8, 1.1)); ball((0, -1.0, z - .4), .3, P('bone')); [ball((x, -1.26, z - .36 + dz), .065, light_of(.5, .15, 1, strength=2.4)) for x, dz in ((-.13, 0), (.13, 0), (-.06, .13), (.06, .13))]
        [tube(bez([(s * .2, -.9, z - .2), (s * (.8 + .1 * k), -1.1, z + .55 - .3 * k), (s * (1.3 + .1 * k), -.7, z - .1 - .55 * k)], 5), lambda t: .075 - .045 * t, P('bone'), seg=6) for s in (-1, 1) for k in range(4)]
        for s in (-1, 1):
            x, z = beside('spider', 0, s); rod((x, -.5, z + .3), (x, -.5, 4.6), .016, silk, 4)
            ball((x, -.62, z + .20), .34, P('bone'), (.95, .8, 1.15)); ball((x, -.80, z - .18), .21, P('bone')); [ball((x + dx, -.99, z - .16 + dz), .05, light_of(.5, .15, 1, strength=2.4)) for dx, dz in ((-.10, 0), (.10, 0), (-.045, .10), (.045, .10))]; [rod((x + q * .06, -.96, z - .30), (x + q * .04, -1.0, z - .44), .03, P('obsidian'), 6) for q in (-1, 1)]
            [tube(bez([(x + q * .14, -.72, z - .08), (x + q * (.46 + .03 * k), -.90, z + .42 - .22 * k), (x + q * (.68 + .02 * k), -.55, z - .02 - .20 * k)], 5), lambda t: .055 - .035 * t, P('bone'), seg=6) for q in (-1, 1) for k in range(4)]
            for k, zz in enumerate((3.05, -1.8)):          # small ones climb the edges
                xx = s * 2.78; ball((xx, -.55, zz), .15, P('bone'), (.95, .8, 1.15)); ball((xx, -.64, zz - .18), .10, P('bone')); [tube(bez([(xx, -.6, zz - .06), (xx + q * .2, -.7, zz + .18 - .1 * j), (xx + q * .27, -.5, zz - .02 - .09 * j)], 4), .02, P('bone'), seg=5) for q in (-1, 1) for j in range(4)]
    def side(x, z, s, k): brazier(x, z, (.5, .15, 1), 24)
    climb('spider', 'slate', 'bone', 'sapphire', crown, side, moss=False); return rig(4.4, .5, (1, .8, .72), (.6, .5, .7), (.25, .25, .55), .25, .3)


@temple()
def owl():
    """Moonlit slate and amber: a great owl's face over the top, dark doors of passages at the sides."""
    def crown():
        z = 4.45; b = Body(); b.ball((0, -.35, z), .95, (1.15, .6, .8)); b.limb([(.7, -.4, z + .5), (1.0, -.45, z + 1.0)], [.28, .06], mirror=True); b.build(P('slate'), .06, 3, .03)
        for s in (-1, 1): ball((s * .45, -.9, z + .08), .34, mat('am', (.85, .38, .01), (1, .55, .03), rough=.12, bump=0, vary=0, emit=(1, .40, .0), estr=.9), (1, .4, 1)); ball((s * .45, -1.02, z + .08), .15, P('obsidian'), (1, .4, 1)); ring(.38, .06, P('silver'), (s * .45, -.92, z + .08), (PI / 2, 0, 0)); point((s * .45, -1.6, z), 12, (1, .5, .1)); [feather((s * (1.0 + .2 * k), -.3, z + .2 - .1 * k), (s * .8, -.05, -.2 - .16 * k), 1.2, .32, P('slate') if k % 2 else P('silver'), (0, -1, .1)) for k in range(6)]
        put(tube_mesh(bez([(0, -.95, z), (0, -1.3, z - .15), (0, -1.25, z - .5)], 6), lambda t: .15 * (1 - t) ** .6 + .01, P('amber'), seg=12))
    def side(x, z, s, k): block((x, -.5, z - .1), (.5, .3, .9), P('slate')); box((x, -.68, z - .15), (.34, .06, .6), P('dark'), bevel=.1); ball((x, -.75, z + .25), .07, light_of(1, .45, .03, strength=2.4)); point((x, -1.1, z + .2), 9, (1, .5, .1))
    def little(x, z, s):
        with Group((x, -.32, z - .08), (0, 0, s * -.25), 1.15):
            b = Body(); b.ball((0, -.1, -.05), .36, (1, .7, 1.15)); b.ball((0, -.16, .26), .33, (1.1, .8, .85)); b.limb([(.2, -.15, .45), (.32, -.15, .66)], [.12, .03], mirror=True); b.build(P('slate'), .04, 3, .015)
            for q in (-1, 1): ball((q * .16, -.42, .29), .15, mat('am', (.85, .38, .01), (1, .55, .03), rough=.12, bump=0, vary=0, emit=(1, .40, .0), estr=.9), (1, .4, 1)); ball((q * .16, -.48, .29), .065, P('obsidian'), (1, .4, 1)); ring(.16, .03, P('silver'), (q * .16, -.43, .29), (PI / 2, 0, 0)); [feather((q * (.26 + .03 * j), -.28 + .04 * j, .10 - .1 * j), (q * .35, -.05, -1), .55, .2, P('silver') if j % 2 else P('slate'), (q * .5, -1, .1)) for j in range(3)]
            put(tube_mesh(bez([(0, -.44, .24), (0, -.58, .18), (0, -.56, .04)], 6), lambda t: .075 * (1 - t) ** .6 + .01, P('amber'), seg=10)); [feather((.1 * j, -.34, -.02 - .1 * abs(j)), (.05 * j, -.2, -1), .26, .13, P('bone'), (0, -1, .1)) for j in (-1, 0, 1)]
        block((x, -.42, z - .58), (1.15, .5, .18), P('slate')); point((x, -1.2, z + .25), 5, (1, .5, .1))
    for row, s in ((7, -1), (4, -1), (9, 1), (0, -1), (0, 1)): little(*beside('owl', row, s, 8), s)
    climb('owl', 'slate', 'stone_clean', 'amber', crown, side, inset=8); return rig(3.6, .42, (.66, .8, 1), (.4, .5, .7), (.15, .25, .5), .3, .3)
