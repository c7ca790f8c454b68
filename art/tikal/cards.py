"""The ten cards of Tikal II, in the manner of Arnak's items."""
from art.lib import *
from art.arnak.items import SOLE, cut_open, laced_boot
from art.tikal.rooms import COLOURS, SIGNS

card = family('tikal', 'cards', ITEM)


@card(ground='jungle', pitch=8, z=.95, dist=7.0, sun=4.5)
def passage():
    """Hidden door: a slab turns aside in a mossy wall, warm light behind."""
    with Group((0, .6, 0)): wall((-3, 0), (3, 0), 3, .5, .9, .5, P('redstone'), .0, skip=lambda t, z: abs(t - 3) < .62 and z < 1.8)
    box((0, .95, .9), (1.4, .05, 1.9), light_of(1, .45, .06, strength=1.3)); point((0, .1, 1.0), 60, (1, .55, .15)); block((.75, .2, .9), (.3, 1.1, 1.8), P('redstone'), (0, 0, .5)); fern((-1.5, .1, 0), .7)
@card(ground='dark', pitch=26, z=.6, dist=6.4)
def delivery_plus_2():
    """Generous buyer: a hand-sized scale, purse and coins on a bill."""
    bag((-.55, .2, 0), 1.0, P('leather'), P('gold')); heap((.6, -.1, 0), .55, .3, 30, None, .17); coin_stack((.1, -.55, 0), 6, .2); coin_stack((1.25, -.45, 0), 4, .2); pot((.75, .75, 0), .9, P('clay'), P('bone'))
@card(ground='dark', pitch=40, z=.25, dist=5.8)
def pair_3_or_12():
    """The two halves of a broken medallion."""
    poly = [(1.0 * math.cos(a), 1.0 * math.sin(a)) for a in (PI / 2 + i / 24 * PI for i in range(25))] + [(.15, -.7), (-.12, -.35), (.18, 0), (-.1, .38), (.12, .7)]
    with Group((-.4, .12, .03), (.15, 0, .2), 1.1): flat(poly, .16, P('gold'), bevel=.04); flat([(x * .72 - .06, y * .72) for x, y in poly], .06, P('turquoise'), (0, 0, .15), bevel=.02); flat([(x * .4 - .08, y * .4) for x, y in poly], .08, P('gold'), (0, 0, .18), bevel=.02)
    poly = [(.12, .7), (-.1, .38), (.18, 0), (-.12, -.35), (.15, -.7)] + [(1.0 * math.cos(a), 1.0 * math.sin(a)) for a in (-PI / 2 + i / 24 * PI for i in range(25))]
    with Group((.55, -.12, .03), (.15, 0, -.35), 1.1): flat(poly, .16, P('gold'), bevel=.04); flat([(x * .72 + .06, y * .72) for x, y in poly], .06, P('turquoise'), (0, 0, .15), bevel=.02); flat([(x * .4 + .08, y * .4) for x, y in poly], .08, P('gold'), (0, 0, .18), bevel=.02)
@card(ground='soil', pitch=30, z=.6, dist=6.8, floor=.12, high=.80)
def extra_exploration():
    """Second wind: two laced boots ready to go, a lamp beside them, footprints ahead."""
    for x, y, r in ((-.42, .35, -.16), (.48, .2, .14)):
        with Group((x, y, 0), (0, 0, r), .95): laced_boot()
    with Group((1.65, .75, 0), (0, 0, .3), .62): lantern_lamp(power=30)
    for k, (x, y) in enumerate(((-.55, -1.15), (.45, -1.55))): flat([(u * .62, v * .62) for u, v in SOLE], .02, paint(.03, .017, .008, bump=.4, scale=6.), (x, y, .05), (0, 0, .1 - .2 * k), bevel=.004)


@card(ground='wood', pitch=24, z=.6, dist=6.6)
def delivery_many_types():
    """Mixed cargo: a crate with mask, vase, knife and statuette looking out."""
    crate((0, .1, 0), (2.2, 1.3, .75)); face_mask(.8, .95, P('gold'), P('turquoise'), loc=(-.65, .0, .55)); pot((.1, .1, .5), .85, P('clay'), P('bone')); turned(smooth_profile([(0, 0), (.28, 0), (.2, .5), (.25, .8), (0, .9)], 4), P('jade'), (.8, .05, .6)); ball((.8, .05, 1.55), .2, P('jade')); [put(leaf_mesh(.5, .07, .1, .4, 3, [P('straw')]), (rnd(-1, 1), rnd(-.5, .6), .74), (0, -.5, rnd(0, 6))) for _ in range(40)]
@card(ground='wood', pitch=42, z=.15, dist=5.8)
def final_5():
    """Field notes."""
    book((0, .1, 0), (0, 0, .2), 1.25, P('leather'), .4); tube([(.55, -.9, .42), (.5, .1, .46), (.4, 1.1, .42)], .05, P('redcloth')); [put(grid_mesh(.5, .6, 2, 2, lambda u, v, x, y: (x, y, .02), P('paper')), (-1.2 + .3 * k, -.5 + .2 * k, .02), (0, 0, .4 + .3 * k)) for k in range(2)]; feather((1.2, -.6, .1), (.4, .9, .35), 1.2, .28, P('turquoise'), (0, 0, 1)); bottle((1.3, .6, 0), (0, 0, 0), .45, paint(.02, .03, .08, rough=.1, coat=.6))
@card(ground='canvas', pitch=22, z=.7, dist=6.4)
def delivery_anywhere():
    """Radio call: a field radio with its horn and aerial."""
    crate((-.1, .2, 0), (1.5, .9, 1.1)); box((-.1, -.27, .6), (1.3, .06, .9), P('darkwood'), bevel=.02); [disc(.16, .08, P('brass'), (x, -.3, .75), (PI / 2, 0, 0)) for x in (-.5, -.1, .3)]; disc(.22, .06, paint(.8, .5, .15, emit=(1, .5, .1), estr=.6), (-.1, -.3, .32), (PI / 2, 0, 0)); turned(smooth_profile([(.05, 0), (.08, .4), (.2, .7), (.5, .95), (.52, .97), (.18, .68)], 4), P('brass'), (.75, .2, 1.0), (.9, .2, .3)); rod((-.7, .4, 1.1), (-.95, .5, 2.3), .02, P('steel')); ball((-.95, .5, 2.32), .07, P('brass'))
@card(ground='wood', pitch=38, z=.25, dist=6.0)
def final_2_per_room_colour():
    """Painter of the temple: pots of the five colours and a brush over the signs."""
    for k, (c, rgb) in enumerate(COLOURS.items()):
        x = (k - 2) * .62; turned([(0, 0), (.25, 0), (.28, .36), (.24, .36), (.22, .3)], P('clay'), (x, .55, 0)); disc(.23, .02, paint(*rgb, rough=.2, coat=.5), (x, .55, .3), rim=0.)
        with Group((x, -.25, .02), (0, 0, 0), .8): flat(SIGNS[c], .06, paint(*rgb, rough=.4), bevel=.01)
    with Group((.9, .35, .38), (0, 1.15, 2.6)): rod((0, 0, 0), (0, 0, 1.5), .05, P('palewood')); turned([(.06, -.05), (.07, -.2), (0, -.45)], paint(.52, .05, .22), seg=12)
@card(ground='dark', pitch=38, z=.25, dist=6.0)
def key_any():
    """Locksmith: a ring of five keys."""
    ring(.5, .06, P('iron'), (0, .55, .1)); [key_of(mat('k', tuple(x * .8 for x in rgb), rgb, rough=.3, metal=.3, bump=.05, coat=.5, vary=0), .72, [(x * 1.2, y * 1.2) for x, y in SIGNS[c]], (math.cos(a) * .95, .45 + math.sin(a) * .9, .03 + .03 * k), (0, 0, a)) for k, ((c, rgb), a) in enumerate(zip(COLOURS.items(), (-2.8, -2.2, -1.57, -.95, -.35)))]
@card(ground='thicket', pitch=48, z=.2, dist=6.2, sun=7., rim=200)
def forest_free():
    """Machete: cut leaves and an open way."""
    cut_open(-.55)


