"""The rooms of the temple, from straight above: rust-red walls round a floor of flags, the sign of the colour in the upper half; the lower
half is quiet, for the spots. A door is a picture of its own (in colour and shape), which the client turns to its side: so light falls the same way in every room."""
from art.lib import *

room = family('tikal', 'rooms', Template(piece_make, (224, 224), 76, .75))
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
def shell(floor_m, r=2.0):
    """Base, flags, and walls along the sides."""
    flat([corner(k, r) for k in range(6)], .3, paint(.20, .09, .045, col2=(.33, .16, .08), bump=.5, scale=3.), (0, 0, -.32), bevel=.06); ws = stone_of()
    for ring_, (r0, r1, n) in enumerate(((0, .48, 5), (.5, .92, 9), (.94, 1.36, 14), (1.38, 1.85, 20))):
        for i in range(n):
            a0, a1 = (i + .04) / n * 2 * PI + ring_ * .2, (i + .96) / n * 2 * PI + ring_ * .2; am, rm = (a0 + a1) / 2, (r0 + r1) / 2
            if inside(rm * math.cos(am), rm * math.sin(am), 1.56): flat([(q * math.cos(a), q * math.sin(a)) for q, a in ((r0, a0), (r1, a0), (r1, am), (r1, a1), (r0, a1), (r0, am))], .12 + rnd(-.02, .025), floor_m, bevel=.028)
    for i in range(6):
        a = math.radians(60 * i); nx, ny = math.cos(a), math.sin(a); ap = r * .866 - .15; L = r * .9
        [block((nx * ap - ny * t, ny * ap + nx * t, .22), (L / 4 * .97, .26, .44 + rnd(-.05, .08)), ws, (0, 0, a + PI / 2), .06) for t in (((k + .5) / 4 - .5) * L for k in range(4))]
    [turned([(0, .60), (.14, .58), (.19, .5), (.15, .42), (.17, 0)], ws, (*corner(k, r - .18), 0), seg=8, smooth=30) for k in range(6)]
def door(colour):
    """A door to the east: a coloured leaf and threshold with its sign between golden posts."""
    ws = stone_of(); ap = 2 * .866 - .15; m = mat('door', COLOURS[colour], tuple(min(1, x * 1.5) for x in COLOURS[colour]), rough=.45, scale=3, bump=.15, dirt=.3, vary=0)
    for t in (-.72, .72): block((ap, t, .3), (.38, .26, .62), ws)
    for t in (-.52, .52): turned([(0, .66), (.12, .64), (.15, .54), (.12, .44), (.14, 0)], P('gold'), (ap, t, 0), seg=20)
    box((ap + .02, 0, .3), (.34, .92, .6), m, (0, 0, 0), .05); box((ap - .44, 0, .14), (.5, .94, .16), m, (0, 0, 0), .04)
    with Group((ap - .44, 0, .22), (0, 0, 0), .52): flat(SIGNS[colour], .06, P('bone'), bevel=.01)
def emblem(colour):
    with Group((0, .62, .12), (0, 0, 0), .82):
        turned([(0, .06), (.46, .06), (.54, .03), (.54, 0)], P('sandstone')); ring(.5, .045, P('gold'), (0, 0, .06))
        with Group((0, 0, .06), (0, 0, 0), 1.1): flat(SIGNS[colour], .1, mat('sign', COLOURS[colour], tuple(min(1, x * 1.5) for x in COLOURS[colour]), rough=.4, bump=.1, dirt=.3, vary=0), bevel=.015)


def light_room(colour):
    """A room with its sign; the flags have a breath of its colour; a fern in a corner."""
    tone = tuple(x * .8 + c * .22 for x, c in zip((.40, .29, .18), COLOURS[colour])); shell(mat('flag', tuple(x * .7 for x in tone), tuple(x * 1.15 for x in tone), scale=3, bump=.5, wear=.6, dirt=.8, vary=.18)); emblem(colour); fern((*corner(R.randrange(6), 1.38), .1), .26, 'leaf2')
def sanctuary(altar):
    """A dark room without doors, a stepped altar with the stone of its colour, lamps in the corners."""
    shell(mat('dark', (.075, .055, .05), (.16, .12, .10), scale=3, bump=.5, wear=.6, dirt=.8, vary=.2))
    with Group((0, .55, .1)):
        [flat([corner(k, q) for k in range(6)], .12, P('stone_clean'), (0, 0, .12 * i), bevel=.03) for i, q in enumerate((.78, .6, .44))]
        if altar == 'multicolour': [ball((.25 * math.cos(a), .25 * math.sin(a), .42), .14, paint(*c, rough=.2, coat=.5), (1, 1, .6)) for a, c in zip((i / 5 * 2 * PI + .3 for i in range(5)), COLOURS.values())]
        else:
            with Group((0, 0, .36)): flat(SIGNS[altar], .14, paint(*(min(1, 1.3 * x) for x in COLOURS[altar]), rough=.2, coat=.5, emit=COLOURS[altar], estr=.6), bevel=.03)
    for k in range(6): x, y = corner(k, 1.42); turned([(0, 0), (.12, 0), (.15, .2), (.1, .22)], P('gold'), (x, y, .1)); ball((x, y, .36), .09, light_of(1, .4, .03, strength=2.)); point((x * .8, y * .8, .9), 5, (1, .5, .15))
def treasure():
    """Gold heaped in the upper half, glowing; the floor in front is free."""
    shell(mat('dim', (.16, .10, .05), (.30, .20, .10), scale=3, bump=.5, wear=.6, dirt=.8, vary=.2)); [heap((x, y, .08), rr, h, n, None, .13) for x, y, rr, h, n in ((0, .75, .8, .42, 50), (.95, .35, .42, .25, 18), (-.95, .35, .42, .25, 18), (1.0, -.75, .35, .2, 12), (-1.0, -.75, .35, .2, 12))]; [gem((x, y, .5), .28, P(m), (.3, .2, 0)) for x, y, m in ((0, .95, 'ruby'), (.4, .55, 'sapphire'), (-.42, .6, 'jade'), (.95, .35, 'ruby'), (-.95, .35, 'sapphire'))]; point((0, .4, 1.6), 90, (1, .65, .2), .4)
def secret():
    """A small cell behind the walls: moss, roots, a breath of green light."""
    shell(mat('sf', (.07, .085, .06), (.15, .18, .12), scale=3, bump=.5, wear=.5, dirt=.8, moss=.5, vary=.2)); [root([corner(q, 1.8) + (.3,), corner(q + .3, 1.3) + (.2,), corner(q + .6, 1.15) + (.12,)], .12) for q in (1, 3.3, 5)]; point((0, .3, 1.2), 20, (.3, 1, .6)); [fern((*corner(q, 1.45), .1), .34, 'leaf') for q in (0, 2, 4)]
def ground_space():
    """A space that is not yet dug: earth, grass and stones between pegs and cord."""
    flat([corner(k, 1.98) for k in range(6)], .2, mat('dig', (.15, .075, .035), (.27, .15, .07), scale=2.5, bump=.7, moss=.35, vary=0), (0, 0, -.15), bevel=.05); rubble(12, (-1.2, 1.2, -1.2, 1.2), (.08, .2), stone_of(), lambda x, y: .05); [fern((rnd(-1.2, 1.2), rnd(-1.2, 1.2), .03), rnd(.2, .34), R.choice(['leaf', 'leaf2'])) for _ in range(6)]; [rod((*corner(k, 1.72), 0), (*corner(k, 1.72), .4), .05, P('palewood')) for k in range(6)]; [rod((*corner(k, 1.72), .32), (*corner(k + 1, 1.72), .32), .022, P('rope')) for k in range(6)]


FLAT = dict(top=True, view=4.5, fit=False, sun=4.6, samples=20)
for c in COLOURS: room(id=f'light-{c}', **FLAT)(lambda c=c: light_room(c)); room(id=f'door-{c}', **FLAT)(lambda c=c: door(c))
for c in (*COLOURS, 'multicolour'): room(id=f'sanctuary-{c}', **FLAT)(lambda c=c: sanctuary(c))
for n, fn in (('treasure', treasure), ('secret', secret), ('space', ground_space)): room(id=n, **FLAT)(fn)
