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


for n in range(5):
    piece(id=f'figure_{n + 1}' if n < 4 else 'figure_rival', view=2.5, z=.75, pitch=30)(lambda n=n: archaeologist(n))
    piece(id=f'glass_{n + 1}' if n < 4 else 'glass_rival', view=2.3, z=.1, pitch=60)(lambda n=n: magnifier(n))
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
LAP = (0, -.5, .42)
GIFTS = dict(idol_coin=lambda: coin((0, -.55, .40), .2, None, (PI / 2 - .2, 0, 0)), idol_compass=lambda: compass_case((0, -.55, .40), (PI / 2 - .3, 0, 0), .2, False), idol_tablet=lambda: tablet((0, -.55, .24), (-.15, 0, 0), .3), idol_exile=lambda: flame_at((0, -.52, .3), .4), idol_upgrade=lambda: gem((0, -.55, .45), .26, P('ruby'), (.5, 0, 0)), idol_refresh=lambda: (ball((0, -.5, .52), .11, P('silver')), turned([(0, 0), (.15, 0), (.1, .2), (0, .22)], P('silver'), (0, -.5, .22))), idol_coin_or_compass=lambda: (coin((-.14, -.55, .40), .15, None, (PI / 2 - .2, 0, 0)), compass_case((.15, -.55, .40), (PI / 2 - .3, 0, 0), .15, False)), idol_ready=lambda: face_mask(.3, .34, P('jade'), light_of(.1, 1, .4), loc=(0, -.5, .24)), idol_fear_arrowhead=lambda: (arrowhead((.1, -.5, .24), (-.2, 0, 0), .36, P('slate')), skull((-.14, -.5, .26), .2)))
for name, gift in GIFTS.items(): piece(id=name, view=2.2, z=.75, pitch=24)(lambda name=name, gift=gift: idol(name, gift))


@piece(view=2.6, top=True)
def blocking():
    """A tile that closes a space: crossed planks on stone."""
    flat([(-.8, -.8), (.8, -.8), (.8, .8), (-.8, .8)], .12, P('stone'), bevel=.06); [box((0, 0, .2 + .07 * k), (1.75, .3, .1), P('wood'), (0, 0, .78 + k * 1.57), .03) for k in range(2)]; [ball((s * .5, s * .5 * q, .3), .05, P('iron')) for s in (-1, 1) for q in (-1, 1)]
@piece(view=3.6, z=.6, pitch=34)
def moon_staff():
    """The moon staff that parts the card row."""
    with Group((0, 0, .15), (PI / 2 - .35, 0, .35)): turned([(.06, -1.3), (.08, 0), (.07, .8)], P('darkwood')); [ring(.085, .03, P('silver'), (0, 0, z)) for z in (-1.2, -.6, 0, .6, .75)]; stand([(.55 * math.sin(a), .55 * math.cos(a)) for a in (2.6 + i / 16 * 4.2 for i in range(17))] + [(.12 + .42 * math.sin(a), .08 + .42 * math.cos(a)) for a in (6.6 - i / 16 * 3.8 for i in range(17))], .12, P('silver'), (0, 0, 1.25), bevel=.03); ball((.1, 0, 1.3), .16, light_of(.6, .8, 1, strength=1.5))
for pts, size in ((2, .62), (6, .72), (11, .84)):
    piece(id=f'temple_tile_{pts}', view=2.4, top=True)(lambda pts=pts, size=size: (flat([(x * size / .5, y * size / .5) for x, y in oval(.5, .5, 8)], .14, P(dict([(2, 'bone'), (6, 'silver'), (11, 'gold')])[pts]), bevel=.05), flat([(x * size / .62, y * size / .62) for x, y in oval(.5, .5, 8)], .06, P('basalt'), (0, 0, .12), bevel=.02)))
@piece(view=2.4, top=True)
def bonus_tile():
    """The face of a bonus tile, quiet in the middle."""
    flat([(-.7, -.5), (.7, -.5), (.7, .5), (-.7, .5)], .12, P('jade'), bevel=.06); flat([(-.56, -.37), (.56, -.37), (.56, .37), (-.56, .37)], .05, P('stone_clean'), (0, 0, .1), bevel=.02)
for colour, rgb in dict(plain=(.36, .30, .22), green=(.05, .26, .08), red=(.46, .04, .03), purple=(.22, .05, .32)).items():
    piece(id=f'rival_{colour}', view=2.6, top=True)(lambda rgb=rgb: (flat([(-.85, -.6), (.85, -.6), (.85, .6), (-.85, .6)], .12, lacquer(rgb), bevel=.06), flat([(-.72, -.47), (.72, -.47), (.72, .47), (-.72, .47)], .05, P('paper'), (0, 0, .1), bevel=.02), [ball((sx * .78, sy * .53, .13), .05, P('brass')) for sx in (-1, 1) for sy in (-1, 1)]))
