"""The rooms of the temple, from straight above: rust-red walls, a floor of flags round the sign of the colour, doors in colour and shape.
They hang together when a client turns the picture; doors lie where the component's table says."""
import pathlib
import tomllib

from art.lib import *

room = family('tikal', 'rooms', Template(piece_make, (224, 224), 76, .75))
CONTENT = pathlib.Path(__file__).resolve().parents[2] / 'games/tikal/content/rooms.toml'
SIDES = ('E', 'NE', 'NW', 'W', 'SW', 'SE')
COLOURS = dict(pink=(.52, .05, .22), yellow=(.72, .36, .01), green=(.05, .26, .05), blue=(.012, .12, .46), brown=(.20, .085, .03))
SIGNS = dict(
    pink=[((.26 + .10 * math.cos(5 * a)) * math.cos(a), (.26 + .10 * math.cos(5 * a)) * math.sin(a)) for a in (i / 40 * 2 * PI for i in range(40))],
    yellow=star(.2, .38, 8),
    green=[(-.3, -.3), (-.32, .05), (-.1, .28), (.32, .32), (.28, -.1), (.05, -.32)],
    blue=[(-.40 + .05 * i, .17 + .12 * math.sin(i * .79)) for i in range(17)] + [(.40 - .05 * i, -.17 + .12 * math.sin((16 - i) * .79)) for i in range(17)],
    brown=[(-.36, -.3), (.36, -.3), (.36, -.14), (.25, -.14), (.25, .02), (.14, .02), (.14, .18), (-.14, .18), (-.14, .02), (-.25, .02), (-.25, -.14), (-.36, -.14)])


def corner(k, r): a = math.radians(60 * k + 30); return r * math.cos(a), r * math.sin(a)
def inside(x, y, r): return all(x * math.cos(math.radians(60 * i)) + y * math.sin(math.radians(60 * i)) < r for i in range(6))
def stone_of(): return mat('wallst', (.36, .17, .09), (.54, .29, .16), scale=3, bump=.5, wear=.6, dirt=.7, moss=.18, vary=.16)
def shell(floor_m, doors=(), colour=None, walls=True, r=2.0):
    """Base, flags, walls along the sides, and doors."""
    flat([corner(k, r) for k in range(6)], .3, paint(.20, .09, .045, col2=(.33, .16, .08), bump=.5, scale=3.), (0, 0, -.32), bevel=.06); ws = stone_of()
    for ring_, (r0, r1, n) in enumerate(((.5, .92, 9), (.94, 1.36, 14), (1.38, 1.85, 20))):
        for i in range(n):
            a0, a1 = (i + .04) / n * 2 * PI + ring_ * .2, (i + .96) / n * 2 * PI + ring_ * .2; am, rm = (a0 + a1) / 2, (r0 + r1) / 2
            if inside(rm * math.cos(am), rm * math.sin(am), 1.56): flat([(q * math.cos(a), q * math.sin(a)) for q, a in ((r0, a0), (r1, a0), (r1, am), (r1, a1), (r0, a1), (r0, am))], .12 + rnd(-.02, .025), floor_m, bevel=.028)
    for i in range(6):
        a = math.radians(60 * i); nx, ny = math.cos(a), math.sin(a); tx, ty = -ny, nx; ap = r * .866 - .17; L = r * .9; o = lambda t, d, z: (nx * (ap + d) + tx * t, ny * (ap + d) + ty * t, z)
        if SIDES[i] not in doors:
            if walls: [block(o(((k + .5) / 4 - .5) * L, 0, .22), (L / 4 * .97, .28, .44 + rnd(-.05, .08)), ws, (0, 0, a + PI / 2), .06) for k in range(4)]
            continue
        dm = mat('door', COLOURS[colour], tuple(min(1, x * 1.5) for x in COLOURS[colour]), rough=.45, scale=3, bump=.15, dirt=.3, vary=0)
        for t in (-.78, .78): block(o(t, 0, .3), (.26, .38, .6), ws, (0, 0, a + PI / 2))
        for t in (-.56, .56): turned([(0, .62), (.13, .60), (.16, .5), (.13, .4), (.15, 0)], P('gold'), o(t, 0, 0), seg=20)
        box(o(0, .02, .18), (.92, .30, .36), dm, (0, 0, a + PI / 2), .05); box(o(0, -.50, .12), (.94, .42, .14), dm, (0, 0, a + PI / 2), .04)
        with Group(o(0, -.50, .19), (0, 0, a + PI / 2), .5): flat(SIGNS[colour], .06, P('bone'), bevel=.01)
    if walls: [turned([(0, .60), (.14, .58), (.19, .5), (.15, .42), (.17, 0)], ws, (*corner(k, r - .18), 0), seg=8, smooth=30) for k in range(6)]
def flags(k=1.): return mat('flag', (.30 * k, .215 * k, .135 * k), (.50 * k, .385 * k, .255 * k), scale=3, bump=.5, wear=.7, dirt=.9, moss=.15, vary=.22)
def emblem(colour, s=1.):
    turned([(0, .14), (.44, .14), (.5, .10), (.5, 0)], P('sandstone')); m = mat('sign', COLOURS[colour], tuple(min(1, x * 1.5) for x in COLOURS[colour]), rough=.4, bump=.1, dirt=.3, vary=0)
    with Group((0, 0, .13), (0, 0, 0), 1.05 * s): flat(SIGNS[colour], .09, m, bevel=.015)
    ring(.48, .035, P('gold'), (0, 0, .14))


def light_room(colour, doors):
    """A room with doors, its sign in the middle; a fern in a corner, some rubble."""
    shell(flags(), doors, colour); emblem(colour); [fern((*corner(k, 1.35), .1), .26, 'leaf2') for k in R.sample(range(6), 2)]; rubble(4, (-1.2, 1.2, -1.1, -.7), (.06, .12), stone_of(), lambda x, y: .12)
def sanctuary(altar):
    """A pale room without doors, a stepped altar with the stone of its colour."""
    shell(flags(1.25)); [flat([corner(k, q) for k in range(6)], .14, P('stone_clean'), (0, 0, .1 + .14 * i), bevel=.03) for i, q in enumerate((.95, .72, .5))]
    if altar == 'multicolour': [ball((.27 * math.cos(a), .27 * math.sin(a), .6), .15, paint(*c, rough=.2, coat=.5), (1, 1, .6)) for a, c in zip((i / 5 * 2 * PI + .3 for i in range(5)), COLOURS.values())]; ball((0, 0, .6), .12, P('gold'))
    else:
        with Group((0, 0, .52)): flat(SIGNS[altar], .16, paint(*COLOURS[altar], rough=.2, coat=.5, emit=COLOURS[altar], estr=.3), bevel=.03)
    for k in range(6): x, y = corner(k, 1.25); turned([(0, 0), (.12, 0), (.15, .2), (.1, .22)], P('gold'), (x, y, .1)); ball((x, y, .36), .08, light_of(1, .4, .03, strength=2.))
def treasure_room():
    """Gold heaped to the walls, glowing."""
    shell(flags(.8)); [heap((x, y, .08), rr, h, n, None, .13) for x, y, rr, h, n in ((0, 0, .75, .42, 46), (.85, .5, .45, .25, 18), (-.8, .55, .45, .25, 18), (.1, -1.0, .5, .22, 20), (-.85, -.5, .4, .2, 14), (.9, -.5, .35, .2, 12))]; [gem((x, y, .5), .26, P(m), (.3, .2, 0)) for x, y, m in ((0, .15, 'ruby'), (.35, -.2, 'sapphire'), (-.4, -.15, 'jade'), (.85, .45, 'ruby'), (-.8, .5, 'sapphire'))]; point((0, 0, 1.6), 60, (1, .7, .25), .4); face_mask(.5, .6, P('gold'), P('turquoise'), loc=(0, .0, .5), rot=(-PI / 2 + .3, 0, 0))
def secret(k):
    """A small dark cell behind the walls: moss, roots, one lamp, a glyph."""
    shell(mat('sf', (.08, .075, .07), (.17, .16, .15), scale=3, bump=.5, wear=.5, dirt=.8, moss=.4, vary=.2)); [root([corner(q, 1.8) + (.3,), corner(q + .3, 1.1) + (.2,), corner(q + .2, .5) + (.12,)], .1) for q in (k, k + 2.3)]; turned([(0, 0), (.45, 0), (.42, .12), (0, .14)], P('basalt')); glyph((0, 0, .2), .7, light_of(.1, .8, .55, strength=1.8), (-PI / 2, 0, 0), k); point((0, 0, .9), 12, (.2, 1, .7)); [fern((*corner(q, 1.3), .1), .3, 'leaf') for q in (k + 1, k + 4)]


for row in tomllib.load(open(CONTENT, 'rb'))['rows']:
    kind, c, d = row['kind'], row.get('colour'), tuple(row.get('doors') or ())
    if c: fn = lambda c=c, d=d: light_room(c, d)
    elif kind == 'sanctuary': fn = lambda a=row['altar']: sanctuary(a)
    elif kind == 'treasure': fn = treasure_room
    else: fn = lambda k=int(row['id'][1:]): secret(k)
    room(id=row['id'], top=True, view=4.5, fit=False, sun=4.6, samples=20)(fn)
