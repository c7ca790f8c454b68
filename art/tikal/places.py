"""The places along the river: six buildings of the sites, the forest, the seaplane's landing. Seen from above at 40 degrees, transparent."""
from art.lib import *
from art.arnak.sites import thatch, house, pillar

place_ = family('tikal', 'places', Template(piece_make, (256, 208), 76, .6))
VIEW = dict(view=5.2, z=.8, pitch=40, samples=16)


def shorebit(w=2.1, d=1.6):
    flat([(w * math.cos(a) * (1 + .1 * math.sin(a * 3)), d * math.sin(a) * (1 + .1 * math.cos(a * 4))) for a in (i / 28 * 2 * PI for i in range(28))], .14, P('earth'), (0, 0, -.1), bevel=.05); [fern((w * .9 * math.cos(a), d * .9 * math.sin(a), 0), rnd(.35, .5)) for a in (.4, 1.5, 2.6, 3.6, 5.7)]


@place_(**VIEW)
def s1(): shorebit(); tent((-.7, .3, .04), P('canvas'), 1.0, .3); tent((.7, .4, .04), P('redcloth'), .85, -.3); campfire((0, -.6, .05), .5, 20); crate((1.3, -.4, .04), (.5, .5, .4), .4); flag((-1.5, .5, 0), P('tealcloth'), .6, .4, 1.5)
@place_(**VIEW)
def s2(): shorebit(); [box((-1.0 + .34 * k, -1.2, .12), (.3, 1.4, .08), P('wood'), (0, 0, rnd(-.04, .04)), .02) for k in range(7)]; house((0, .45, .04), 2.2, 1.3, .9, 'stone_clean'); barrel((1.4, -.4, .04), .25, .6)
@place_(**VIEW)
def s3(): shorebit(); pyramid((0, .2, .02), 2.6, 3, .4, .4, P('redstone'), .5); block((0, .3, 1.45), (.8, .7, .5), P('redstone')); stairs((0, -1.35, .0), .7, 6, .22, .2, P('stone_clean')); ball((0, -.1, 1.4), .12, light_of(1, .42, .05, strength=2.4))
@place_(**VIEW)
def s4(): shorebit(); [rod((x, y, 0), (x, y, 1.0), .07, P('bark')) for x in (-.8, .8) for y in (-.4, .7)]; [box((-1.0 + .25 * k, .15, 1.0), (.24, 1.6, .07), P('wood'), bevel=.02) for k in range(9)]; thatch((0, .2, 1.35), 2.2, 1.9, .9); [rod((x, -.7, 0), (x, -.45, 1.0), .03, P('palewood')) for x in (-.2, .2)]; pot((1.5, -.5, .04), .5, P('clay'), P('bone'))
@place_(**VIEW)
def s5(): shorebit(); [pillar(x, .6, .02, 1.5, 'redstone', .2) for x in (-1.2, -.4, .4, 1.2)]; block((0, .6, 1.75), (3.0, .6, .25), P('redstone')); skull((0, -.3, .05), .9, P('stone_clean')); [torch_on((s * 1.3, -.4, .05), (0, 0, 0), .7, 16) for s in (-1, 1)]
@place_(**VIEW)
def s6(): shorebit(); [stand([(-.3, 0), (.3, 0), (.32, 1.3), (.1, 1.5), (-.3, 1.3)], .3, P('redstone'), (x, .4, .0), (0, 0, rnd(-.1, .1)), .06) for x in (-1.1, 0, 1.1)]; [glyph((x, .22, .35 + .4 * k), .42, P('gold'), k=k) for x in (-1.1, 0, 1.1) for k in range(3)]; block((0, -.6, .15), (1.4, .6, .3), P('stone_clean')); heap((0, -.6, .3), .35, .18, 12, None, .1)
@place_(**VIEW)
def forest(): shorebit(); [tree((x, y, 0), s, None, h) for x, y, s, h in ((-1.2, .5, .8, 1.1), (0, .8, .95, 1.4), (1.2, .4, .8, 1.0), (-.5, -.3, .6, .7), (.7, -.4, .6, .6))]; liana((-1.2, -.2, 1.2), (1.2, -.2, 1.1), .5, .03, 14)
