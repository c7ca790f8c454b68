"""Wide scenes for the pages round a game: the way in of both games, victory, defeat, handing over the device, nothing there yet."""
from art.lib import *
from art.arnak.sites import pillar, platform, house

scene = family('scenes', 'wide', Template(free_make, (1280, 540), 72, .75))


def evening(sun=6.2, mist=(22, 40, (.13, .14, .12), .75), target=(0, 0, 2.4), dist=24, pitch=9, exposure=.15, elev=22, az=-68, **kw):
    sun_sky(sun, elev, az, .42, (.85, .62, .38), (.2, .38, .55)); camera('place', target, dist, pitch=pitch, yaw=0); return dict(samples=20, mist=mist, bloom=.2, thresh=1.3, exposure=exposure, sat=1.07, **kw)
def lawn(x, y): return n2(x, y, .25) * .5 + max(0, y - 6) * .2
def woods(n=70, near=3.5): scatter(n, (-22, 22, near, 22), lambda x, y: tree((x, y, lawn(x, y)), rnd(1.3, 2.4), R.choice(['leaf', 'leaf', 'leaf3', 'leaf2'])), lambda x, y: abs(x) > 6.5 or y > 9)
def figure(x, y, z, s, coat, hat='leather'):
    """An explorer seen from behind."""
    with Group((x, y, z), (0, 0, rnd(-.2, .2)), s): b = Body(); b.limb([(.12, 0, 0), (.13, 0, .6)], [.1, .14], mirror=True); b.ball((0, 0, .95), .3, (1, .7, 1.25)); b.limb([(.28, 0, 1.2), (.42, -.05, .8)], [.1, .09], mirror=True); b.build(paint(*coat, bump=.3, scale=10.), .04, 2); ball((0, 0, 1.5), .17, paint(.4, .22, .13)); turned(smooth_profile([(.08, 0), (.38, .02), (.2, .08), (.17, .22), (0, .24)], 4), P(hat), (0, 0, 1.56)); box((0, .25, 1.0), (.42, .24, .5), P('leather'), bevel=.08)


@scene()
def home_arnak():
    """Explorers look up from the beach at the overgrown temple in the evening sun."""
    ground(70, lawn, P('earth'), 110)
    with Group((4, 9, .5)): pyramid((0, 0, 0), 11, 6, 1.0, .85, P('sandstone')); block((0, 0, 6.6), (2.6, 2.4, 1.3), P('sandstone')); block((0, 0, 7.5), (3.1, 2.8, .4), P('sandstone')); box((0, -1.3, 6.6), (.9, .1, 1.1), light_of(1, .45, .06, strength=1.6)); [block((0, -5.4 + .48 * k, .3 + .56 * k), (2.2, .8, .6), P('stone_clean')) for k in range(11)]; point((0, -3, 7), 300, (1, .55, .2))
    woods(); [palm((x, y, 0), s, 2.8) for x, y, s in ((-9, -1, 1.7), (-11, 1, 2.0), (11, -2, 1.8), (-7.2, 2, 1.5))]; tent((-5.2, -1.5, 0), P('canvas'), 1.5, .5); campfire((-3.0, -2.6, 0), .8, 120); [figure(x, y, 0, s, c) for x, y, s, c in ((-1.2, -2.4, 1.25, (.33, .24, .12)), (.1, -2.0, 1.2, (.12, .2, .2)))]; scatter(40, (-13, 13, -5, 2), lambda x, y: fern((x, y, lawn(x, y)), rnd(.6, 1.1)), lambda x, y: abs(x) > 4.5 or y < -3.8)
    return evening(target=(0, 2, 3.6), dist=26)
@scene()
def home_tikal():
    """A pirogue glides on the river towards rust-red temples."""
    river(0, (.02, .10, .06), (.05, .2, .12), .06); put(grid_mesh(70, 20, 80, 30, lambda u, v, x, y: (x, y + 14, -.6 + max(0, y + 10) * .35 + n2(x, y, .4) * .4), P('earth')))
    for x, y, s in ((-6, 10, .9), (5, 12, 1.2), (13, 14, .8)):
        with Group((x, y, .8), (0, 0, 0), s): pyramid((0, 0, 0), 6, 5, .8, .6, P('redstone')); block((0, 0, 4.5), (1.8, 1.6, 1.0), P('redstone')); block((0, 0, 5.2), (.9, .5, .9), P('redstone')); [block((0, -3 + .33 * k, .2 + .44 * k), (1.2, .5, .45), P('stone_clean')) for k in range(10)]; box((0, -.9, 4.5), (.6, .1, .7), light_of(1, .45, .06, strength=1.6))
    scatter(70, (-22, 22, 5, 20), lambda x, y: tree((x, y, .2), rnd(1.2, 2.1), R.choice(['leaf', 'leaf2', 'leaf3'])), lambda x, y: y > 8 or abs(x) > 9); [palm((x, 4.8, 0), 1.7, 2.6) for x in (-12, -9, 9.5, 12)]
    with Group((-.5, -2.2, .02), (0, 0, .35), 2.0): hull(2.8, .7, .34, P('wood'), P('palewood'), 1.9); bag((.7, 0, .12), .4); 
    figure(-1.0, -2.4, .35, 1.1, (.40, .08, .04), 'straw'); figure(.5, -1.9, .4, 1.0, (.1, .22, .2)); return evening(target=(0, 2, 2.8), dist=24, mist=(20, 34, (.16, .15, .09), .75))
@scene()
def victory():
    """The golden idol on its altar, light falls on it, explorers cheer."""
    with Group((0, 4.5, 0)): wall((-11, 0), (11, 0), 8, .8, 1.4, .6, P('sandstone'), .02)
    floor(-11, 11, -6, 4.5, 1.3, 0, P('stone_clean')); z = platform(6, 4, 3, .4, 'stone_clean', 1.2)
    with Group((0, 1.2, z), (0, 0, 0), 2.0): face_mask(1.1, 1.3, P('gold'), light_of(.1, .9, .8, strength=1.6), lip=P('copper')); [put(leaf_mesh(.9, .26, .25, -.1, 6, [P('gold') if k % 2 else P('turquoise')]), m=Matrix.Translation((math.sin(a) * .5, .1, .95 + .25 * math.cos(a))) @ frame((math.sin(a), .1, math.cos(a)), (0, -1, .2))) for k, a in enumerate((i / 12 * 2.8 - 1.4 for i in range(13)))]
    [heap((x, y, .0), r, h, 40, None, .2) for x, y, r, h in ((-3.8, .2, 1.2, .7), (3.8, .3, 1.3, .7), (-5.6, 1.2, .9, .5), (5.6, 1.4, .9, .5))]; [pillar(x, 3.4, 0, 5.5, 'sandstone', .6) for x in (-7.5, -4.2, 4.2, 7.5)]; [torch_on((s * 3.1, .2, 1.2), (0, 0, 0), 1.6, 160) for s in (-1, 1)]; [figure(x, -2.6, 0, 1.3, c) for x, c in ((-2.6, (.33, .24, .12)), (2.7, (.12, .2, .2)))]; area((0, 0, 9), (0, 1.2, 2), 2.5, 1500, (1, .82, .5)); point((0, -1, 3.5), 160, (1, .75, .3), .5)
    return evening(3.4, None, (0, 0, 2.7), 20, 8, .1)
@scene()
def defeat():
    """Rain-dark jungle, a broken tent, a hat on a stick; the temple closed far off."""
    ground(60, lawn, P('earth'), 90); woods(60, 2.5); pyramid((6, 12, 1), 8, 5, .9, .7, P('basalt')); tent((-2.6, -.6, 0), P('canvas'), 1.7, .9); rod((1.2, -1.6, 0), (1.35, -1.6, 1.7), .05, P('bark')); turned(smooth_profile([(.2, 0), (.6, .03), (.3, .12), (.26, .36), (0, .4)], 4), P('leather'), (1.35, -1.6, 1.65), (.1, .25, 0), 1.1); crate((3.0, -1.2, 0), (.9, .8, .7), .6); [ring(.55, .1, P('bark'), (.0, -2.4, .05))]; scatter(40, (-12, 12, -5, 1), lambda x, y: fern((x, y, lawn(x, y)), rnd(.6, 1.), 'leaf3'), lambda x, y: abs(x) > 4 or y < -3.4)
    return evening(2.2, (17, 22, (.045, .065, .08), .9), (0, 1, 2.2), 19, 10, .3)
@scene()
def hand_over():
    """A map, a compass and two mugs on the camp table: pass the device."""
    planks(16, 12, 10, 0, P('wood')); put(grid_mesh(5, 3.2, 40, 24, lambda u, v, x, y: (x, y, .05 + .05 * n2(x, y, .8)), P('paper'))); [tube([(x, y, .13 + .05 * n2(x, y, .8)) for x, y in ((-1.5 + .3 * k, .5 * math.sin(k * .9)) for k in range(11))], .03, paint(.5, .02, .02))]; compass_case((-1.2, -.3, .08), (0, 0, .4), .8)
    [(turned([(0, 0), (.42, 0), (.42, .8), (.38, .8), (.36, .1)], P('steel'), (x, y, 0)), ring(.24, .05, P('steel'), (x + .48, y, .42), (PI / 2, 0, 0)), disc(.37, .02, paint(.06, .03, .015, rough=.1), (x, y, .68), rim=0.)) for x, y in ((-3.4, .6), (3.3, .3))]
    with Group((2.0, 1.5, 0), (0, 0, .2), .9): lantern_lamp(power=200)
    sun_sky(3.2, 30, -60, .25); camera('card', (0, 0, .5), 12.5, pitch=34, yaw=0); return dict(samples=18, bloom=.25, thresh=1.1, exposure=.1)
@scene()
def nothing_yet():
    """An empty camp at dawn: rings of stones, a folded tent, footprints lead into the jungle."""
    ground(60, lawn, P('sand'), 90); woods(60, 4); [palm((x, y, 0), s, 2.8) for x, y, s in ((-8, 0, 1.6), (9, 1, 1.8))]; campfire((0, -1, 0), 1.1, 90); [tube(bez([(s * 2.4, -1.4, .25), (s * 2.4, -.2, .3)], 4) if False else [(s * 2.6, -1.6, .25), (s * 2.4, -.9, .27), (s * 2.2, -.2, .25)], .26, P('bark'), seg=12) for s in (-1, 1)]; tube([(-4.6, -.6, .3), (-4.0, -.5, .3), (-3.4, -.4, .3)], .3, P('canvas'), seg=14); [ball((.4 * (-1) ** k + .3 * k * .4, 1 + .7 * k, .02 + lawn(0, 1 + .7 * k)), .13, paint(.3, .2, .1), (.8, 1.5, .2)) for k in range(9)]
    return evening(4.6, (18, 26, (.20, .18, .16), .85), (0, 1, 1.9), 19, 11, .25)
