"""The ten cards of Tikal II, in the manner of Arnak's items."""
from art.lib import *
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
    """Half of the medallion."""
    poly = [(1.0 * math.cos(a), 1.0 * math.sin(a)) for a in (PI / 2 + i / 24 * PI for i in range(25))] + [(.15, -.7), (-.12, -.35), (.18, 0), (-.1, .38), (.12, .7)]
    with Group((-.1, .1, .03), (.15, 0, .2), 1.1): flat(poly, .16, P('gold'), bevel=.04); flat([(x * .72 - .06, y * .72) for x, y in poly], .06, P('turquoise'), (0, 0, .15), bevel=.02); flat([(x * .4 - .08, y * .4) for x, y in poly], .08, P('gold'), (0, 0, .18), bevel=.02)
    with Group((1.3, .1, .03), (.15, 0, -.25), 1.1): [tube([(-1.0 * math.cos(a) - .85, 1.0 * math.sin(a), .02) for a in (PI / 2 + .05 + k * .5, PI / 2 + .3 + k * .5)], .02, P('bone')) for k in range(6)]
@card(ground='jungle', pitch=12, z=.8, dist=6.8)
def extra_exploration():
    """Second wind: boots, a flask and a lamp by the path."""
    with Group((-.55, .1, 0), (0, 0, .3), .8): lantern_lamp(power=50)
    with Group((.7, 0, 0), (0, 0, -.4), .9): b = Body(); b.limb([(0, .35, 1.4), (0, .38, .9), (0, .32, .45)], [.36, .34, .38]); b.limb([(0, .25, .36), (0, -.75, .27)], [.36, .27]); b.build(P('leather'), .04, 3); ring(.35, .06, P('leather'), (0, .35, 1.43)); box((0, -.1, .06), (.6, 1.5, .12), P('darkwood'), bevel=.03)
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
    crate((-.1, .2, 0), (1.5, .9, 1.1)); box((-.1, -.27, .6), (1.3, .06, .9), P('darkwood'), bevel=.02); [disc(.16, .08, P('brass'), (x, -.3, .75), (PI / 2, 0, 0)) for x in (-.5, -.1, .3)]; disc(.22, .06, paint(.8, .5, .15, emit=(1, .5, .1), estr=.6), (-.1, -.3, .32), (PI / 2, 0, 0)); turned(smooth_profile([(.05, 0), (.08, .4), (.2, .7), (.5, .95), (.52, .97), (.18, .68)], 4), P('brass'), (.75, .2, 1.0), (.9, .2, .3)); rod((-.7, .4, 1.1), (-.95, .5, 2.3), .02, P('steel')); [tube([(-.9 + r * math.cos(a), .5, 2.25 + r * math.sin(a)) for a in (.3 + i / 8 * 1.2 for i in range(9))], .02, light_of(1, .6, .15, strength=1.6), seg=5) for r in (.2, .35, .5)]
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
@card(ground='jungle', pitch=10, z=.75, dist=6.4)
def forest_free():
    """Machete: cut leaves and an open way."""
    with Group((.1, -.2, .55), (.1, .75, 0), 1.2): stand([(-.10, .35), (-.18, -.1), (-.20, -1.0), (-.05, -1.3), (.1, -1.2), (.12, .35)], .05, P('steel'), (0, 0, .9), bevel=.015); stand([(-.13, 0), (.12, 0), (.18, .62), (.02, .66), (-.14, .58)], .13, P('darkwood'), (0, 0, 1.2), bevel=.04); box((0, 0, 1.2), (.36, .18, .08), P('brass'), bevel=.02)
    [put(leaf_mesh(1.1, .5, .3, .4, 6, [P(R.choice(['leaf', 'leaf2']))]), (rnd(-1.5, 1.5), rnd(-.5, .3), .1), (0, -.15, rnd(0, 6))) for _ in range(9)]; broad((-1.5, .5, 0), 1., 'leaf2'); broad((1.6, .6, 0), 1., 'leaf')
