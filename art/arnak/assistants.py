"""The twenty assistants: people with faces. Silhouette first (hat, hair, beard), then one tool of the trade; ages, skins and builds differ."""
from art.lib import *

assistant = family('arnak', 'assistants', BUST)
BLACK, GREY, WHITE, RED, BLOND, AUBURN = (.012, .010, .010), (.22, .21, .20), (.62, .60, .56), (.32, .075, .02), (.42, .27, .09), (.10, .035, .015)


def hand(p, skin, s=1., rot=(0, 0, 0)):
    """A closed hand that holds something upright at p."""
    with Group(p, rot, s):
        b = Body(); b.ball((0, 0, 0), .17, (1, .8, .9)); [b.limb([(-.12 + .02 * k, -.1, .1 - .085 * k), (.02, -.17, .1 - .085 * k), (.13, -.1, .1 - .085 * k)], [.06, .062, .055]) for k in range(4)]; b.limb([(.1, .05, -.1), (.12, .2, -.6)], [.14, .16]); b.build(paint(*skin, rough=.5), .03, 3)


@assistant(back=(.05, .03, .012), rim=(1, .8, .4), turn=12)
def coins():
    """Banker: a lady with a tall coiffure, pince-nez, pearls, and a coin held up."""
    head(FAIR, .88, .85, .8, lips=1.1, iris=(.05, .12, .15), woman=True, long=.02, eyes=1.05); brows(AUBURN, .7); hair(AUBURN, 'bun'); glasses('gold'); earrings(); jacket((.10, .03, .05), (.66, .62, .52), width=.86, collar=(.66, .62, .52)); [ball((math.sin(a) * .33, .08 - math.cos(a) * .42, 1.42 - .08 * math.cos(a)), .05, P('bone'), sub=2) for a in (i / 10 * 2.6 - 1.3 for i in range(11))]
    hand((.62, -.55, 1.25), FAIR, .9); coin((.62, -.66, 1.5), .26, None, (PI / 2, 0, .2))


@assistant(id='tablet', back=(.05, .025, .015), turn=-18)
def epigrapher():
    """Epigrapher: an old scholar, bald, grey moustache, magnifying glass and a clay tablet."""
    head(BROWN, .95, 1.15, 1., old=True, smile=.6, lean=.98, long=.05, hook=.7); brows(WHITE, 1.2); moustache(WHITE, .85, -.06); beard(WHITE, .1, False); [ball((s * .45, .1, Z + .1), .2, hair_of(WHITE), (.5, 1.1, 1.1), amp=.15) for s in (-1, 1)]; glasses('gold'); jacket((.20, .11, .05), (.62, .55, .42), True, .98, 'brass', collar=(.62, .55, .42)); tablet((-.62, -.72, .75), (-.1, 0, .25), .72); ring(.22, .035, P('brass'), (.62, -.75, 1.45), (PI / 2, 0, -.2)); ball((.62, -.75, 1.45), .2, paint(.2, .4, .42, rough=.03, alpha=.35), (1, .15, 1)); rod((.62, -.72, 1.22), (.6, -.66, .95), .035, P('darkwood')); hand((.6, -.66, 1.0), BROWN, .8)


@assistant(back=(.015, .05, .02), turn=-30)
def boot_for_arrowhead():
    """Tracker: weathered, a bush hat with one side of the brim up, stubble, field glasses on his chest."""
    head(OLIVE, 1.15, 1.2, 1.25, lips=.7, smile=.1, lean=.98, old=True, long=.06, hook=.4, eyes=.85); brows(BLACK, 1.1, .015); hair(BLACK, 'short'); fedora((.20, .22, .11), (.30, .16, .05), 1.12, -.16); beard((.06, .045, .035), .02, True); jacket((.20, .21, .10), (.46, .36, .22)); scarf((.50, .22, .03))
    for s in (-1, 1): turned([(.16, 0), (.17, .02), (.2, .3), (.16, .31)], P('darkwood'), (s * .19, -.62, .68), (PI / 2 - .1, 0, 0)); ball((s * .19, -.92, .66), .16, paint(.02, .12, .15, rough=.04, coat=1.), (1, .25, 1)); tube(bez([(s * .25, -.6, .8), (s * .42, -.45, 1.2), (s * .4, .0, 1.5)], 5), .03, P('leather'))


@assistant(back=(.06, .012, .02), rim=(1, .5, .5), turn=16)
def coin_for_arrowhead():
    """Dealer: a woman in a bright head scarf with hoops, holding an arrowhead."""
    head(BROWN, .9, 1., .8, lips=1.3, smile=1., woman=True, eyes=1.1, teeth=True); brows(BLACK, .7); wrap((.55, .20, .02), 'turquoise'); earrings(); ring(.13, .02, P('gold'), (-.47, .0, Z - .3), (PI / 2, 0, .3)); ring(.13, .02, P('gold'), (.47, .0, Z - .3), (PI / 2, 0, .3)); jacket((.30, .03, .10), (.5, .3, .05), True, .94); hand((-.62, -.55, 1.2), BROWN, .9); arrowhead((-.62, -.62, 1.32), (0, 0, .2), .55, P('slate'))


@assistant(back=(.02, .03, .06), turn=-20)
def exile():
    """Counsellor: an old man with a great white beard and a skull cap."""
    head(FAIR, 1., 1.2, 1.1, old=True, iris=(.06, .12, .2), long=.05, hook=.9, eyes=.85); brows(WHITE, 1.3); moustache(WHITE, 1.2, -.08); beard(WHITE, .75); hair(WHITE, 'crop'); put(lathe_mesh(smooth_profile([(.5, 0), (.48, .2), (.3, .38), (0, .44)], 4), paint(.06, .03, .16, bump=.2), 32, 60), (0, .1, Z + .36)); ring(.5, .035, P('gold'), (0, .1, Z + .37)); jacket((.05, .03, .14), None, False, 1.02, None, collar=(.45, .32, .05)); hand((.66, -.5, 1.1), FAIR, .85); scroll((.66, -.62, 1.15), (0, -1.2, .1), .6, knobs=P('gold'))


@assistant(back=(.02, .045, .03), turn=-4)
def draw():
    """Quartermaster: a stout woman, sleeves rolled, flat cap, pencil behind the ear, a list."""
    head(FAIR, 1.25, 1., .9, 1.35, lips=1.1, iris=(.08, .14, .05), smile=.9, lean=1.14, woman=True, long=-.05); brows(RED, .9); hair(RED, 'bob'); cap((.16, .13, .07), (.10, .08, .04), True); jacket((.12, .20, .16), (.60, .54, .42), True, 1.12); rod((.45, -.3, Z + .17), (.52, .25, Z + .26), .03, paint(.65, .36, .02)); hand((-.6, -.6, 1.0), FAIR, .9); box((-.55, -.72, 1.25), (.55, .05, .7), P('wood'), (-.1, 0, .1), .02); box((-.55, -.75, 1.24), (.46, .03, .58), P('paper'), (-.1, 0, .1), .01); [box((-.55, -.775, 1.4 - .1 * k), (.32, .01, .03), P('ink'), (-.1, 0, .1), 0, 0) for k in range(4)]


@assistant(back=(.04, .08, .12), rim=(.6, .9, 1), turn=12)
def coin_or_plane():
    """Pilot: leather helmet, goggles pushed up, white scarf, a woman with freckles and a grin."""
    head(FAIR, .88, .9, .8, 1.1, lips=1., iris=(.08, .2, .25), smile=1.2, woman=True, teeth=True); brows(BLOND, .8); helmet((.17, .075, .03)); goggles(); jacket((.20, .09, .035), None, True, .98); scarf((.66, .62, .54)); bb = Body(); bb.limb([(-.4, .2, 1.5), (-.3, -.25, 1.38), (0, -.36, 1.3), (.3, -.25, 1.38), (.4, .2, 1.5)], [.1] * 5); [ball((rnd(-.3, .3), -.485 + .06 * abs(rnd(-1, 1)), Z - .05 + rnd(-.06, .04)), .008, paint(.42, .18, .08), sub=1) for _ in range(12)]


@assistant(back=(.05, .03, .02), turn=-26)
def compass_or_car():
    """Driver: flat cap, thick moustache, dust goggles round the neck, hands on the wheel."""
    head(OLIVE, 1.18, 1.35, 1.1, lips=.8, lean=1.05, hook=.6); brows(BLACK, 1.3); moustache(BLACK, 1.15, .12); hair(BLACK, 'short'); cap((.24, .19, .11), (.14, .10, .06), True); jacket((.06, .10, .12), (.6, .52, .4)); scarf((.50, .05, .03), False); ring(.62, .05, P('darkwood'), (0, -.95, .72), (1.05, 0, 0)); [rod((0, -.95, .72), (.6 * math.cos(a), -.95 - .32 * math.sin(a), .72 + .5 * math.sin(a)), .03, P('brass')) for a in (.5, 2.6, 4.7)]; [hand((s * .56, -1.0, .95), OLIVE, .75) for s in (-1, 1)]


@assistant(back=(.01, .05, .08), rim=(.4, .8, 1), turn=14)
def compass_or_ship():
    """Sailor: young, striped shirt, white cap with pompon, rope on the shoulder, an earring."""
    head(DARK, .92, 1.05, .85, lips=1.35, smile=1.1, lean=.95, long=-.02, eyes=1.12, teeth=True); brows(BLACK, .9); hair(BLACK, 'crop'); m = paint(.70, .68, .62, bump=.2); put(lathe_mesh(smooth_profile([(.52, 0), (.58, .12), (.62, .24), (.5, .3), (0, .32)], 4), m, 40, 60), (0, .08, Z + .36), (-.1, .1, 0)); put(lathe_mesh([(.53, .0), (.535, .12)], paint(.02, .06, .2), 40), (0, .08, Z + .36), (-.1, .1, 0)); ball((.05, .06, Z + .72), .11, P('redcloth')); c = jacket((.66, .63, .56), None, False, 1., None)
    for k in range(5): tube([(math.cos(a) * (.86 + .05 * min(k, 2)), .15 + math.sin(a) * .52, 1.18 - .24 * k) for a in (PI + i / 20 * PI for i in range(21))], .045, paint(.02, .06, .2), seg=6)
    ring(.07, .02, P('gold'), (-.47, .0, Z - .2), (PI / 2, 0, .3)); [rope([(.55, .35, 1.3 - .06 * k), (.7 + .03 * k, -.2, 1.25 - .03 * k), (.4, -.5, .75 - .1 * k), (-.1, -.55, .35 - .1 * k)], .06) for k in range(3)]


@assistant(back=(.06, .035, .01), rim=(1, .75, .4), turn=-6)
def discount():
    """Merchant: a stout man with a bowler hat and great grey whiskers, a rich waistcoat with a golden chain."""
    head(FAIR, 1.25, 1.4, 1., 1.5, smile=1., lean=1.16, iris=(.08, .14, .2), long=-.03, eyes=.9); brows(GREY, 1.2); dome_hat((.05, .035, .03), .74, .5, (.30, .02, .03), -.02); moustache(GREY, 1.2, .18); [ball((s * .44, -.1, Z - .2), .17, hair_of(GREY), (.6, .9, 1.5), amp=.12) for s in (-1, 1)]; jacket((.12, .05, .10), (.45, .24, .03), True, 1.18, 'gold', collar=(.62, .56, .45)); chain([(-.3, -.5, .75), (0, -.6, .62), (.3, -.5, .75)], .07, .018, P('gold')); coin((.0, -.62, .55), .13, None, (PI / 2, 0, 0))


@assistant(back=(.05, .01, .03), rim=(1, .4, .6), turn=14)
def upgrade():
    """Jeweller: an elderly woman with silver hair, a loupe at her eye, a ruby between her fingers."""
    head(OLIVE, .95, 1.2, .8, .8, lips=.9, old=True, lean=.88, woman=True, long=.05, hook=.8); brows(GREY, .8); hair(WHITE, 'bun'); turned([(.09, 0), (.1, .02), (.12, .16), (.09, .18)], P('brass'), (-.185, -.46, Z + .05), (PI / 2, 0, 0)); ball((-.185, -.63, Z + .05), .095, paint(.1, .3, .35, rough=.03, coat=1.), (1, .3, 1)); tube([(math.cos(a) * .52, .06 + math.sin(a) * .57, Z + .16) for a in (i / 24 * 2 * PI for i in range(25))], .02, P('leather')); earrings(); jacket((.06, .12, .11), (.6, .5, .4), True, .92, 'silver'); hand((.55, -.62, 1.25), OLIVE, .85); gem((.55, -.72, 1.62), .34, P('ruby'), (.3, .2, 0)); point((.5, -1.0, 1.6), 4, (1, .2, .2))


@assistant(back=(.015, .055, .03), turn=-24)
def compass():
    """Pathfinder: a young woman with a broad hat, braid, teal scarf, a compass on a cord."""
    head(TAN, .9, .95, .85, lips=1.1, smile=.8, iris=(.10, .16, .06), woman=True, eyes=1.05); brows(AUBURN, .8); hair(AUBURN, 'braid'); fedora((.36, .24, .12), (.02, .16, .15), 1.08, .08); jacket((.26, .22, .10), (.62, .55, .42), width=.87); scarf((.02, .20, .19)); compass_case((-.35, -.72, .85), (1.35, 0, .1), .28, False)


@assistant(id='tp_a1', back=(.03, .045, .05), turn=-26)
def surveyor():
    """Surveyor: pith helmet, round glasses, side whiskers."""
    head(FAIR, .95, 1.3, 1., iris=(.06, .14, .2), lean=.86, long=.09, hook=.6); brows(BLOND, .9); dome_hat((.62, .54, .38), .86, .46, (.30, .22, .10), .12); glasses('brass'); moustache(BLOND, .9, -.05); [ball((s * .42, -.08, Z - .22), .14, hair_of(BLOND), (.6, .8, 1.5), amp=.1) for s in (-1, 1)]; jacket((.46, .38, .22), (.6, .54, .42)); rod((.75, -.5, .2), (.75, -.45, 2.5), .05, P('palewood')); [box((.75, -.5 + .002 * k, .5 + .3 * k), (.11, .11, .15), paint(.5, .04, .03), bevel=.01) for k in range(7)]; hand((.75, -.52, 1.1), FAIR, .85)


@assistant(id='tp_a2', back=(.04, .015, .08), rim=(.7, .4, 1), turn=0)
def medium():
    """Medium: a veiled woman with kohl eyes, a glowing orb before her."""
    head(BROWN, .86, .95, .8, lips=1.2, iris=(.35, .3, .1), smile=.2, woman=True, eyes=1.15); brows(BLACK, .8); m = mat('veil', (.08, .03, .16), (.14, .06, .24), rough=.7, scale=8, bump=.2, vary=0); b = Body(); b.ball((0, .16, Z + .2), .6, (1.02, .95, 1.02)); b.limb([(.5, .1, Z + .1), (.56, .05, Z - .5), (.6, -.1, Z - 1.1)], [.2, .22, .25], mirror=True); b.ball((0, .45, Z - .5), .5, (1.2, .6, 1.6)); b.build(m, .04, 3, .02, 6); [ball((math.sin(a) * .5, .02 - math.cos(a) * .52, Z + .44 - .05 * abs(a)), .045, P('gold'), sub=2) for a in (i / 8 * 2.2 - 1.1 for i in range(9))]; gem((0, -.52, Z + .33), .14, P('sapphire'), (PI / 2, 0, 0)); jacket((.06, .02, .12), None, False, .92, None); ball((0, -.8, 1.12), .27, light_of(.4, .25, 1, strength=1.5)); point((0, -1.1, 1.35), 14, (.5, .35, 1)); [hand((s * .36, -.8, 1.0), BROWN, .8, (0, s * .5, 0)) for s in (-1, 1)]


@assistant(id='tp_a3', back=(.03, .05, .02), turn=-10)
def packer():
    """Packer: a strong woman with a huge bundle over her head, strap round the brow."""
    head(OLIVE, 1.05, 1.1, .95, 1.1, lips=1.1, smile=.7, woman=True); brows(BLACK, .9); hair(BLACK, 'braid'); tube([(math.cos(a) * .54, .07 + math.sin(a) * .57, Z + .36 + .2 * math.sin(a)) for a in (i / 24 * 2 * PI for i in range(25))], .07, P('leather')); b = Body(); b.ball((0, .75, Z + .15), .85, (1.25, .7, 1.05)); b.build(P('canvas'), .07, 2, .08, 3); tube([(-1.05, .45, Z + .9), (0, .4, Z + 1.0), (1.05, .45, Z + .9)], .2, P('redcloth'), seg=14); [rope([(x, .1, Z + 1.0), (x * 1.3, .2, Z + .3), (x * 1.2, .3, Z - .6)], .04) for x in (-.7, .7)]; jacket((.34, .10, .04), (.5, .42, .3), True, 1.1)


@assistant(id='tp_a4', back=(.05, .04, .015), turn=-20)
def beast_tamer():
    """Beast Tamer: bald, moustached, a small monkey on the shoulder."""
    head(TAN, 1.3, 1.2, 1.3, 1.1, smile=.5, lean=1.12, hook=.2, eyes=.9); brows(BLACK, 1.3, .01); moustache(BLACK, 1.3, .22); earrings(); jacket((.40, .03, .03), (.62, .55, .42), True, 1.15, 'gold', collar=(.5, .3, .03))
    with Group((.82, .05, 1.62), (0, 0, .3), .62):
        b = Body(); c, f = (.16, .08, .03), (.55, .38, .24); b.ball((0, .1, .0), .42, (.9, .8, 1.2), col=c); b.ball((0, -.05, .62), .36, col=c); b.ball((0, -.28, .55), .22, (1.1, .6, .95), col=f); b.ball((.36, 0, .66), .15, (.8, .5, 1), col=f, mirror=True); b.limb([(.3, -.1, .1), (.45, -.35, -.1), (.2, -.5, -.3)], [.13, .1, .09], c, mirror=True); b.build(mat('mk', c, rough=.8, scale=10, bump=.4, vcol='Col', vary=0), .035, 3, .02, 8); [eye((s * .11, -.40, .64), .055, (0, -1, 0), (.1, .05, .02), .65) for s in (-1, 1)]; ball((0, -.44, .52), .04, P('dark'))
        put(lathe_mesh([(.2, 0), (.24, .02), (.2, .2), (0, .24)], P('redcloth'), 20), (0, -.02, .92), (-.2, 0, 0)); tube(bez([(0, .35, -.2), (.5, .5, -.5), (.7, .3, -.1), (.5, .2, .1)], 6), .06, paint(*c, bump=.4))


@assistant(id='tp_a5', back=(.04, .04, .045), turn=16)
def stonecutter():
    """Stonecutter: a broad woman, dust goggles down, kerchief, hammer on the shoulder."""
    head(DARK, 1.05, 1.1, 1., 1.1, lips=1.25, smile=.6, woman=True, eyes=.95); brows(BLACK, 1.); hair(BLACK, 'curls'); tube([(math.cos(a) * .55, .07 + math.sin(a) * .58, Z + .34) for a in (i / 24 * 2 * PI for i in range(25))], .09, paint(.60, .30, .03, bump=.3)); jacket((.22, .23, .25), (.5, .3, .12), True, 1.14, None); scarf((.55, .26, .03), False); rod((.35, -.5, .7), (1.0, .1, 1.95), .06, P('palewood')); box((1.0, .08, 1.98), (.7, .34, .34), P('iron'), (0, -.75, .2), .05); hand((.62, -.3, 1.2), DARK, .95)


@assistant(id='tp_a6', back=(.02, .06, .05), turn=-30)
def hiker():
    """Hiker: a young red-beard with a knitted cap and a walking pole, rucksack straps."""
    head(FAIR, 1.1, 1.15, 1., 1.35, smile=1., lean=1.04, iris=(.06, .16, .2), teeth=True, long=-.02); brows(RED, 1.); moustache(RED, .9, -.05); beard(RED, .12); m = paint(.02, .17, .17, scale=14., bump=.5); put(lathe_mesh(smooth_profile([(.56, 0), (.57, .2), (.5, .42), (.25, .56), (0, .58)], 4), m, 40, 60), (0, .08, Z + .26)); put(lathe_mesh([(.57, -.02), (.62, .04), (.62, .14), (.57, .2)], paint(.60, .16, .03, scale=14., bump=.5), 40), (0, .08, Z + .26)); ball((0, .06, Z + .9), .14, paint(.62, .55, .42, bump=.5), amp=.15); jacket((.42, .10, .03), (.5, .46, .36), True, 1.02); [tube(bez([(s * .5, .2, 1.5), (s * .48, -.42, 1.1), (s * .55, -.5, .2)], 5), .09, P('leather'), seg=8) for s in (-1, 1)]; rod((-.95, -.4, .0), (-.82, -.35, 2.2), .05, P('wood')); hand((-.87, -.42, 1.35), FAIR, .85)


@assistant(id='tp_a7', back=(.02, .03, .022), rim=(.4, 1, .5), turn=-34)
def grave_robber():
    """Grave Robber: a gaunt man in a hood with a stubbly chin, spade over the shoulder, a lantern's green light."""
    head(FAIR, .85, 1.25, 1.3, .65, lips=.5, old=True, smile=1.2, lean=.83, iris=(.10, .12, .03), long=.10, hook=1.2, eyes=.85); brows(BLACK, 1.3, .03); b = Body(); b.ball((0, .18, Z + .2), .62, (1, .95, 1.05)); b.limb([(.5, .05, Z + .2), (.55, .0, Z - .4), (.45, -.1, Z - .75)], [.16, .2, .2], mirror=True); b.limb([(-.42, -.28, Z + .5), (0, -.38, Z + .64), (.42, -.28, Z + .5)], [.13, .12, .13]); b.ball((0, .5, Z + .75), .25); b.build(mat('hood', (.07, .065, .045), (.12, .11, .075), rough=.9, scale=10, bump=.35, dirt=.5, vary=0), .04, 3, .025, 5); beard((.05, .045, .04), .02, False); jacket((.07, .065, .045), (.2, .17, .12), True, .95, None); rod((-1.0, -.1, .3), (-.8, .1, 2.2), .05, P('wood')); flat([(-.2, 0), (.2, 0), (.22, .5), (0, .66), (-.22, .5)], .05, P('rust'), (-.82, .08, 2.15), (PI / 2 + .1, .1, 0)); skull((.72, -.55, .75), .42, None, (0, 0, .2)); point((.9, -1.0, 1.2), 10, (.4, 1, .4))


@assistant(id='tp_a8', back=(.05, .025, .03), rim=(1, .6, .4), turn=-8)
def smuggler():
    """Smuggler: a woman with a wide dark hat, eye patch, half a smile, a bottle under the coat."""
    head(OLIVE, .92, 1., .9, lips=1.1, smile=1.3, woman=True, long=.02, eyes=1.05); brows(BLACK, 1., .01); hair(BLACK, 'long'); fedora((.05, .035, .05), (.45, .04, .03), 1.15, -.12); ball((.185, -.45, Z + .05), .12, P('leather'), (1.05, .3, .95)); tube(bez([(.3, -.42, Z + .1), (.1, -.5, Z + .25), (-.4, -.3, Z + .32)], 5), .018, P('leather')); ring(.09, .02, P('gold'), (-.47, .0, Z - .24), (PI / 2, 0, .3)); jacket((.14, .05, .03), (.50, .05, .05), True, .98, 'gold'); scarf((.42, .04, .03)); bottle((.62, -.5, .55), (.0, .15, 0), .62)
