"""Four temples as walls to climb, seen straight from the front: a ledge for every space of the research track, where the client lays it."""
import pathlib
import tomllib

from art.lib import *

temple = family('arnak', 'temples', Template(free_make, (660, 1210), 74, .7))
CONTENT = pathlib.Path(__file__).resolve().parents[2] / 'games/arnak/content'
ROWS = {b: [[row['row'] for row in tomllib.load(open(CONTENT / f'board_{b}.toml', 'rb'))['track']].count(r) for r in range(10)] for b in ('bird', 'snake', 'spider', 'owl')}
COLUMNS, WIDTHS = ((), (50,), (26, 74), (17, 50, 83)), (0, 62, 44, 31.5)
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
            fx = inset + x * (100 - inset) / 100; px, pz = at(fx, y); w = WIDTHS[n] / 100 * W * (100 - inset) / 100; h = pitch / 100 * H
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
    climb('bird', 'sandstone', 'stone_clean', 'turquoise', crown, lambda x, z, s, k: brazier(x, z)); return rig()


@temple()
def snake():
    """Basalt and jade: two serpents climb the sides and meet over the top."""
    def crown():
        m = mat('sn', (.01, .17, .08), (.04, .32, .15), rough=.3, scale=7, bump=.3, crack=.4, coat=.4, vary=0)
        for s in (-1, 1):
            b = Body(); b.limb([(s * (2.72 + .22 * math.sin(k * 1.1)), -.55, -5.4 + k * .7) for k in range(14)] + [(s * 2.2, -.6, 4.7), (s * 1.3, -.8, 5.0), (s * .8, -1.0, 4.75)], [.2, .26, .26, .26, .26, .22], step=.5); b.ball((s * .55, -1.15, 4.6), .3, (1.2, 1, .75)); b.build(m, .07, 3); [ball((s * .5 + d, -1.42, 4.72), .07, light_of(1, .5, .02, strength=2.)) for d in (-.13, .13)]
        sun_disc_at((0, -.6, 4.35), .42, P('gold'), P('jade'))
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
    climb('owl', 'slate', 'stone_clean', 'amber', crown, side, inset=8); return rig(3.6, .42, (.66, .8, 1), (.4, .5, .7), (.15, .25, .5), .3, .3)
