"""Tikal II: keys in colour and shape, the five treasures, pirogues, seaplane, explorers and flags of the seats, the wheel, tokens."""
from art.lib import *
from art.arnak.pieces import SEATS, PLATES, SHAPES, lacquer
from art.tikal.rooms import COLOURS, SIGNS

piece = family('tikal', 'pieces', PIECE)


def paddler(seat):
    """A pirogue along X with a small figure and bundles."""
    m = lacquer(SEATS[seat]); hull(2.6, .66, .34, m, P('palewood'), 1.9); [box((x, 0, .3), (.14, .5, .05), P('wood'), bevel=.01) for x in (-.5, .3)]; bag((.6, 0, .12), .34); turned(smooth_profile([(0, .1), (.17, .1), (.13, .4), (.18, .58), (0, .66)], 4), m, (-.25, 0, .1)); ball((-.25, 0, .88), .12, P('palewood')); turned([(.05, 0), (.26, 0), (.1, .14), (0, .2)], P('straw'), (-.25, 0, .94)); rod((-.5, -.5, .15), (-.05, .2, .9), .03, P('wood'))
def explorer(seat):
    m = lacquer(SEATS[seat]); flat(PLATES[SHAPES[seat]], .14, m, bevel=.04); turned(smooth_profile([(0, .12), (.3, .12), (.22, .45), (.28, .85), (.14, 1.0), (0, 1.02)], 5), m); ball((0, 0, 1.16), .19, m); turned(smooth_profile([(.08, 1.22), (.36, 1.24), (.2, 1.3), (.17, 1.42), (0, 1.44)], 4), P('straw'))
for n in range(4):
    piece(id=f'pirogue_{n + 1}', view=3.2, z=.35, pitch=40, turn=20)(lambda n=n: paddler(n))
    piece(id=f'explorer_{n + 1}', view=2.3, z=.65, pitch=30)(lambda n=n: explorer(n))
    piece(id=f'flag_{n + 1}', view=2.6, z=.75, pitch=26)(lambda n=n: (flag((-.4, 0, 0), paint(*SEATS[n], bump=.25, scale=10., rough=.85), 1.0, .7, 1.7), flat(PLATES[SHAPES[n]], .12, lacquer(SEATS[n]), (-.4, 0, 0), bevel=.04)))
for colour, rgb in COLOURS.items():
    piece(id=f'key_{colour}', view=2.9, top=True, turn=35)(lambda colour=colour, rgb=rgb: key_of(mat('key', tuple(x * .8 for x in rgb), rgb, rough=.3, metal=.3, scale=4, bump=.05, dirt=.5, coat=.5, vary=0), 1., [(x * 1.35, y * 1.35) for x, y in SIGNS[colour]]))


@piece(view=3.0, z=.5, pitch=32)
def tent_camp():
    """The tent of the camp, open, a lamp in its mouth."""
    tent((0, 0, 0), P('canvas'), 1.1, .35, paint(.62, .34, .02, rough=.85, bump=.25, scale=10.)); ball((.22, -.80, .22), .13, light_of(1, .42, .03, strength=2.2)); point((.25, -1.0, .3), 6, (1, .5, .1), .1); crate((-1.15, -.75, 0), (.5, .42, .4), .4)
@piece(view=3.0, z=.5, pitch=32)
def tent_used():
    """The tent of the camp, struck and rolled."""
    [tube([(-.85, y, z), (0, y + .02, z + .03), (.85, y, z)], .26, P('canvas'), seg=16) for y, z in ((-.27, .26), (.27, .26), (0, .68))]; [ring(.27, .035, P('rope'), (x, y, z), (0, PI / 2, 0)) for x in (-.5, .5) for y, z in ((-.27, .26), (.27, .26), (0, .68))]; [rod((-1.1, -.75 - .12 * k, .05), (1.1, -.68 - .14 * k, .05), .05, P('wood')) for k in range(2)]
@piece(view=2.0, z=.55, pitch=28)
def mask():
    face_mask(1.0, 1.15, P('gold'), P('turquoise'), rot=(-.2, 0, .15), lip=P('copper')); stand([(-.45, 0), (.45, 0), (.55, .32), (.25, .22), (0, .45), (-.25, .22), (-.55, .32)], .12, P('turquoise'), (0, .15, 1.0), (-.2, 0, .15), .03)
@piece(view=2.2, z=.7, pitch=26)
def statuette():
    m = P('jade'); b = Body(); b.limb([(0, 0, .1), (0, 0, .7)], [.3, .26]); b.ball((0, 0, 1.05), .25, (1, .95, 1.05)); b.limb([(.26, 0, .75), (.36, -.12, .5), (.1, -.3, .45)], [.1, .09, .08], mirror=True); b.build(m, .03, 3, .006); [ball((s * .1, -.22, 1.1), .045, P('gold')) for s in (-1, 1)]; ring(.25, .04, P('gold'), (0, 0, .82)); stand([(-.25, 0), (.25, 0), (.32, .26), (0, .4), (-.32, .26)], .1, P('gold'), (0, 0, 1.22), bevel=.02); turned([(0, 0), (.42, 0), (.38, .1), (0, .1)], P('basalt'))
@piece(view=2.0, z=.6, pitch=26)
def vase(): pot((0, 0, 0), 1.0, P('clay'), P('bone')); ring(.3, .05, P('turquoise'), (0, 0, .98)); [tube(bez([(s * .24, 0, 1.05), (s * .6, 0, .95), (s * .5, 0, .6)], 6), .05, P('clay')) for s in (-1, 1)]
@piece(view=2.2, z=.25, pitch=50)
def pendant(): disc(.5, .14, P('gold'), (0, -.2, 0)); ring(.38, .05, P('turquoise'), (0, -.2, .13)); gem((0, -.2, .22), .5, P('ruby')); chain([(-.15, .3, .1), (-.6, .7, .06), (0, .95, .06), (.6, .7, .06), (.15, .3, .1)], .12, .03, P('gold'))
@piece(view=2.5, z=.1, pitch=60, turn=40)
def knife(): flat([(.1, -.16), (1.0, -.18), (1.3, .02), (.9, .18), (.1, .12)], .07, P('obsidian'), (0, 0, .06), bevel=.02); rod((-.75, 0, .12), (.1, 0, .12), .13, P('wood')); [ring(.14, .035, P('gold'), (x, 0, .12), (0, PI / 2, 0)) for x in (-.7, -.4, -.1, .1)]; ball((-.85, 0, .13), .17, P('turquoise'))


@piece(view=3.6, z=.4, pitch=42, turn=25, size=(224, 224))
def seaplane():
    """A yellow seaplane on its floats."""
    y = lacquer((.62, .36, .02)); b = Body(); b.limb([(-1.05, 0, .62), (-.3, 0, .66), (.5, 0, .64), (1.35, 0, .74)], [.2, .25, .2, .06]); b.build(y, .035, 3); put(grid_mesh(.62, 3.2, 6, 10, lambda u, v, xx, yy: (xx - .35, yy, .95 + .05 * math.sin(PI * u)), P('canvas'))); tube([(-.66, q, .96) for q in (-1.6, 0, 1.6)], .04, y)
    for s in (-1, 1): bb = Body(); bb.limb([(-1.15, s * .5, .16), (-.4, s * .5, .12), (.6, s * .5, .16)], [.08, .13, .06]); bb.build(y, .03, 2); [rod((x, s * .5, .2), (x + .05, s * .15, .55), .025, P('steel')) for x in (-.7, 0)]; [rod((x, s * .15, .75), (x, s * 1.0, .95), .02, P('steel')) for x in (-.5, -.15)]; put(mesh('st', [(1.0, 0, .74), (1.3, s * .5, .76), (1.42, s * .5, .76), (1.42, 0, .76)], [[0, 1, 2, 3]], P('canvas')))
    stand([(1.0, .0), (1.25, .42), (1.45, .42), (1.45, .0)], .05, y, (0, 0, .74), bevel=.01); turned([(0, -.1), (.1, -.06), (.14, .1), (0, .1)], P('steel'), (-1.28, 0, .63), (0, PI / 2, 0)); [put(leaf_mesh(.5, .13, .1, 0, 4, [P('darkwood')], shape=.6, tip=.3), m=Matrix.Translation((-1.36, 0, .63)) @ frame((0, math.cos(a), math.sin(a)), (-1, .3, 0))) for a in (.6, .6 + PI)]; box((-.45, 0, .86), (.4, .3, .14), paint(.05, .12, .14, rough=.05, coat=1.), bevel=.04)
@piece(view=2.4, top=True)
def passage():
    """A secret passage: a dark opening with steps."""
    flat(oval(.8, .8, 8), .12, P('stone'), bevel=.05); flat([(-.4, -.5), (.4, -.5), (.4, .5), (-.4, .5)], .02, P('dark'), (0, 0, .12), bevel=0); [box((0, -.42 + .24 * k, .14), (.7, .2, .03 + .03 * (3 - k)), P('stone_clean'), bevel=.01) for k in range(4)]
@piece(view=4.6, top=True, fit=False, size=(288, 288))
def wheel_of_prices():
    """The wheel of the buyers: a disc of paper in a ring of wood; the numbers are the client's, which turns them."""
    turned([(0, 0), (1.9, 0), (2.0, .08), (2.0, .2), (1.9, .26), (1.78, .22), (0, .22)], P('wood'), seg=60); ring(1.9, .1, P('brass'), (0, 0, .22), seg=60)
    for k in range(5): a = k / 5 * 2 * PI - PI / 10; rod((1.2 * math.cos(a), 1.2 * math.sin(a), .24), (1.82 * math.cos(a), 1.82 * math.sin(a), .24), .045, P('brass'))
    disc(1.14, .1, P('paper'), (0, 0, .22), rim=.05); ring(1.14, .07, P('brass'), (0, 0, .3), seg=60); ball((0, 0, .34), .13, P('gold'))
