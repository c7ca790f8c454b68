"""The pieces: figures, tents, idols, resources and tokens; transparent, with their own shadow. Seats differ in colour and in shape
(circle, square, triangle, diamond; the rival a cross), as everywhere in the client."""
from art.lib import *

piece = family('arnak', 'pieces', PIECE)
SEATS = ((.50, .03, .025), (.015, .11, .42), (.62, .40, .02), (.03, .26, .08), (.05, .05, .055))     # red, blue, yellow, green, the rival
SHAPES = ('circle', 'square', 'triangle', 'diamond', 'cross')
PLATES = dict(circle=oval(.5, .5, 32), square=[(-.44, -.44), (.44, -.44), (.44, .44), (-.44, .44)], triangle=[(-.54, -.36), (.54, -.36), (0, .56)], diamond=[(0, -.6), (.5, 0), (0, .6), (-.5, 0)], cross=[(-.17, -.5), (.17, -.5), (.17, -.17), (.5, -.17), (.5, .17), (.17, .17), (.17, .5), (-.17, .5), (-.17, .17), (-.5, .17), (-.5, -.17), (-.17, -.17)])


def lacquer(c): return mat('lacquer', tuple(x * .8 for x in c), c, rough=.3, scale=4, bump=.04, coat=.5, dirt=.5, vary=0)
def plate(seat, h=.16): flat(PLATES[SHAPES[seat]], h, lacquer(SEATS[seat]), bevel=.04)
def archaeologist(seat):
    """A figure with a broad hat on the plate of its seat."""
    m = lacquer(SEATS[seat]); plate(seat); turned(smooth_profile([(0, .12), (.34, .12), (.26, .4), (.22, .75), (.3, .95), (.16, 1.1), (0, 1.12)], 5), m); ball((0, 0, 1.28), .2, m); turned(smooth_profile([(.1, 1.36), (.42, 1.36), (.44, 1.4), (.24, 1.44), (.2, 1.6), (.1, 1.64), (0, 1.62)], 4), P('leather') if seat != 4 else m)
def seat_tent(seat): tent((0, 0, 0), paint(*SEATS[seat], bump=.25, scale=10., rough=.85), 1.1, .35, P('canvas'))
def magnifier(seat):
    with Group((0, .12, .1)): ring(.42, .09, lacquer(SEATS[seat])); disc(.38, .04, paint(.35, .55, .58, rough=.04, coat=1.)); rod((.3, -.3, 0), (.72, -.72, 0), .1, P('wood'))
def notebook(seat):
    with Group((0, 0, .03), (0, 0, .18), .78): book(cover=paint(*SEATS[seat], rough=.5, bump=.2, scale=12.)); flat([(x * .55, y * .55) for x, y in PLATES[SHAPES[seat]]], .03, P('gold'), (0, 0, .3), bevel=.01); tube([(.42, -.8, .32), (.42, 0, .33), (.42, .8, .32)], .035, P('leather'))
def seat_lantern(seat):
    """The Owl's lantern: hood and foot in the colour of the seat, its sign on the glass."""
    m = lacquer(SEATS[seat]); turned(smooth_profile([(0, 0), (.52, 0), (.54, .12), (.44, .28), (0, .28)], 4), m); turned([(0, 1.16), (.44, 1.16), (.50, 1.22), (.34, 1.42), (.16, 1.50), (.16, 1.60), (0, 1.62)], m)
    turned([(.36, .26), (.40, .7), (.36, 1.18)], mat('flame', (.8, .40, .04), (1, .55, .08), rough=.3, bump=0, vary=0, emit=(1, .42, .02), estr=.9)); [rod((math.cos(a) * .43, math.sin(a) * .43, .2), (math.cos(a) * .43, math.sin(a) * .43, 1.2), .045, P('brass')) for a in (i / 6 * 2 * PI + .52 for i in range(6))]
    tube(bez([(-.36, 0, 1.3), (-.34, 0, 1.75), (0, 0, 1.95), (.34, 0, 1.75), (.36, 0, 1.3)], 6), .05, P('iron'), seg=8); stand([(x * .52, y * .52 + .72) for x, y in PLATES[SHAPES[seat]]], .08, m, (0, -.45, 0), (0, 0, 0), .02)


for n in range(5):
    piece(id=f'figure_{n + 1}' if n < 4 else 'figure_rival', view=2.5, z=.75, pitch=30)(lambda n=n: archaeologist(n))
    piece(id=f'glass_{n + 1}' if n < 4 else 'glass_rival', view=2.3, z=.1, pitch=60)(lambda n=n: magnifier(n))
    piece(id=f'lantern_{n + 1}' if n < 4 else 'lantern_rival', view=2.3, z=.8, pitch=20)(lambda n=n: seat_lantern(n))
    piece(id=f'notebook_{n + 1}' if n < 4 else 'notebook_rival', view=2.3, z=.1, pitch=60)(lambda n=n: notebook(n))
for n in range(4): piece(id=f'tent_{n + 1}', view=3.0, z=.5, pitch=34)(lambda n=n: seat_tent(n))


@piece(view=1.5, z=.1, pitch=55)
def coin_token():
    """Coin."""
    with Group((0, 0, .02), (.2, 0, 0)): disc(.5, .13, P('gold'), seg=48); flat(star(.1, .3, 8), .04, P('gold'), (0, 0, .1))
@piece(view=2.5, z=.15, pitch=55)
def compass_token():
    """Compass."""
    compass_case((0, 0, 0), (0, 0, .3), .85, False, face=paint(.02, .22, .21, rough=.5))
@piece(view=1.9, z=.5, pitch=32)
def tablet_token():
    """Tablet."""
    tablet((0, 0, 0), (-.25, 0, .2), .95)
@piece(view=1.7, z=.45, pitch=32)
def arrowhead_token():
    """Arrowhead."""
    arrowhead((0, 0, 0), (-.15, .1, .35), 1.05, mat('ah', (.05, .10, .20), (.14, .22, .36), rough=.35, scale=5, bump=.3, wear=.6, vary=0))
@piece(view=1.5, z=.35, pitch=34)
def jewel_token():
    """Jewel."""
    gem((0, 0, .5), .85, mat('rb', (.42, .004, .02), (.7, .02, .04), rough=.08, bump=0, vary=0, coat=.8, emit=(1, .0, .02), estr=.1), (.25, .1, .3))
@piece(view=1.9, z=.5, pitch=32)
def dark_token():
    """Dark tablet."""
    tablet((0, 0, 0), (-.25, 0, .2), .95, mat('dt', (.05, .03, .10), (.10, .07, .17), rough=.4, scale=4, bump=.3, wear=.5, vary=0), ink=light_of(.45, .15, 1, strength=1.6))


def idol(kind, extra):
    """A squat stone figure with a golden collar; its gift is in its lap."""
    m = P('stone_clean'); b = Body(); b.ball((0, .05, .42), .42, (1.05, .85, .95)); b.ball((0, 0, 1.0), .38, (1.05, .9, .9)); b.limb([(.36, 0, .6), (.48, -.25, .4), (.2, -.42, .36)], [.14, .13, .11], mirror=True); b.limb([(.3, -.1, .12), (.36, -.42, .1)], [.18, .15], mirror=True); b.ball((.38, .02, 1.02), .12, (.6, .9, 1.3), mirror=True); b.limb([(-.24, -.3, 1.12), (0, -.36, 1.1), (.24, -.3, 1.12)], [.09, .08, .09]); b.limb([(0, -.34, 1.08), (0, -.42, .92)], [.06, .09]); b.build(m, .035, 3, .01, 5)
    [ball((s * .16, -.33, 1.03), .065, P('turquoise'), (1.2, .6, .8)) for s in (-1, 1)]; box((0, -.34, .82), (.26, .06, .06), P('dark'), bevel=.02); ring(.36, .06, P('gold'), (0, 0, .74), (.1, 0, 0)); stand([(-.34, 0), (.34, 0), (.42, .3), (.2, .2), (0, .42), (-.2, .2), (-.42, .3)], .12, P('gold'), (0, 0, 1.26), bevel=.03); turned([(0, 0), (.5, 0), (.46, .06), (0, .06)], P('stone_clean')); extra()
def upright(build, x=0., z=.52, s=1., turn=0.):
    """A thing that lies flat, held up before the chest."""
    with Group((x, -.62, z), (PI / 2 - .25, 0, turn), s): build()
def fan(*cols):
    """New cards, held like a fan."""
    for k, c in enumerate(cols): a = (k - (len(cols) - 1) / 2) * .42; stand([(-.17, 0), (.17, 0), (.17, .52), (-.17, .52)], .03, paint(*c, rough=.5), (math.sin(a) * .2, -.58 - .05 * k, .26), (-.15, a, 0), .012)
# What an idol gives: as wide as the figure, and in a colour of its own.
GIFTS = dict(
    idol_coin=lambda: upright(lambda: (disc(.40, .12, P('gold'), seg=40), flat(star(.10, .26, 8), .04, paint(.9, .62, .12, rough=.25, metal=.7), (0, 0, .1), bevel=.01))),
    idol_compass=lambda: upright(lambda: compass_case(s=.44, lid=False, face=paint(.01, .30, .29, rough=.5))),
    idol_tablet=lambda: tablet((0, -.58, .16), (-.15, 0, 0), .62, paint(.46, .15, .05, col2=(.60, .24, .10), rough=.8, bump=.3)),
    idol_exile=lambda: (flame_at((0, -.62, .14), .95), point((0, -1.0, .6), 6, (1, .4, .05), .1)),
    idol_upgrade=lambda: gem((0, -.62, .56), .78, mat('rb', (.45, .004, .02), (.75, .02, .05), rough=.08, bump=0, vary=0, coat=.8, emit=(1, .0, .02), estr=.12), (.6, 0, 0)),
    idol_refresh=lambda: fan((.05, .18, .42), (.62, .56, .42), (.38, .06, .04)),
    idol_coin_or_compass=lambda: (upright(lambda: disc(.30, .10, P('gold'), seg=40), -.26, .52, 1., .25), upright(lambda: compass_case(s=.31, lid=False, face=paint(.01, .30, .29, rough=.5)), .27, .46, 1., -.25)),
    idol_ready=lambda: face_mask(.72, .80, P('jade'), light_of(.1, 1, .4), loc=(0, -.56, .12)),
    idol_fear_arrowhead=lambda: (arrowhead((.28, -.60, .12), (-.2, .22, 0), .82, mat('ah', (.04, .10, .24), (.12, .24, .42), rough=.3, scale=5, bump=.3, wear=.6, vary=0)), skull((-.26, -.56, .16), .44, paint(.42, .20, .60, rough=.5), eyes=light_of(.8, .1, 1, strength=2.))))
for name, gift in GIFTS.items(): piece(id=name, view=2.2, z=.75, pitch=24)(lambda name=name, gift=gift: idol(name, gift))


@piece(view=2.6, top=True)
def blocking():
    """A tile that closes a space: crossed planks on stone."""
    flat([(-.8, -.8), (.8, -.8), (.8, .8), (-.8, .8)], .12, P('stone'), bevel=.06); [box((0, 0, .2 + .07 * k), (1.75, .3, .1), P('wood'), (0, 0, .78 + k * 1.57), .03) for k in range(2)]; [ball((s * .5, s * .5 * q, .3), .05, P('iron')) for s in (-1, 1) for q in (-1, 1)]
@piece(view=6.5, top=True, fit=False, size=(96, 576), samples=26)
def moon_staff():
    """The moon staff that parts the card row, upright: about one wide and six high."""
    silver = paint(.60, .64, .70, col2=(.80, .83, .88), rough=.25, metal=.5, scale=5., bump=.05, dirt=.6)
    tube([(0, -2.95, .12), (0, -.5, .12), (0, 1.75, .12)], lambda t: .10 + .03 * math.sin(PI * t), P('wood'), seg=14); [ring(.13, .045, silver, (0, y, .12), (PI / 2, 0, 0)) for y in (-2.75, -2.6, -1.2, 0, 1.2, 1.55, 1.7)]; turned([(0, -.28), (.09, -.1), (.15, .02), (.13, .1)], silver, (0, -2.92, .12), (-PI / 2, 0, 0))
    for k in range(9): tube([(.135 * math.cos(a), -.35 + .045 * k + .02 * math.sin(a), .12 + .135 * math.sin(a)) for a in (i / 10 * 2 * PI for i in range(11))], .028, P('tealcloth'), seg=5)
    tube([(.02 + .36 * math.cos(a), 2.42 + .36 * math.sin(a), .16) for a in (.62 + i / 30 * (2 * PI - 1.24) for i in range(31))], lambda t: .012 + .125 * math.sin(PI * t) ** .8, silver, seg=14); turned([(.1, -.12), (.17, 0), (.12, .1)], silver, (0, 1.90, .12), (-PI / 2, 0, 0)); ball((.10, 2.42, .18), .14, mat('pearl', (.55, .70, .90), (.75, .88, 1), rough=.1, bump=0, vary=0, coat=.8, emit=(.35, .6, 1), estr=.35))
for pts, size in ((2, .62), (6, .72), (11, .84)):
    piece(id=f'temple_tile_{pts}', view=2.4, top=True)(lambda pts=pts, size=size: (flat([(x * size / .5, y * size / .5) for x, y in oval(.5, .5, 8)], .14, P(dict([(2, 'bone'), (6, 'silver'), (11, 'gold')])[pts]), bevel=.05), flat([(x * size / .62, y * size / .62) for x, y in oval(.5, .5, 8)], .06, P('basalt'), (0, 0, .12), bevel=.02)))
@piece(view=2.4, top=True)
def bonus_tile():
    """The face of a bonus tile, quiet in the middle."""
    flat([(-.7, -.5), (.7, -.5), (.7, .5), (-.7, .5)], .12, P('jade'), bevel=.06); flat([(-.56, -.37), (.56, -.37), (.56, .37), (-.56, .37)], .05, P('stone_clean'), (0, 0, .1), bevel=.02)
for colour, rgb in dict(plain=(.36, .30, .22), green=(.05, .26, .08), red=(.46, .04, .03), purple=(.22, .05, .32)).items():
    piece(id=f'rival_{colour}', view=2.6, top=True)(lambda rgb=rgb: (flat([(-.85, -.6), (.85, -.6), (.85, .6), (-.85, .6)], .12, lacquer(rgb), bevel=.06), flat([(-.72, -.47), (.72, -.47), (.72, .47), (-.72, .47)], .05, P('paper'), (0, 0, .1), bevel=.02), [ball((sx * .78, sy * .53, .13), .05, P('brass')) for sx in (-1, 1) for sy in (-1, 1)]))
