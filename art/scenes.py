"""Wide scenes for the pages round a game: the way in of both games, victory, defeat, handing over the device, nothing there yet."""
from art.lib import *
from art.arnak.sites import pillar, platform, house

scene = family('scenes', 'wide', Template(free_make, (1280, 540), 72, .55))


def evening(sun=6.2, mist=(22, 40, (.13, .14, .12), .75), target=(0, 0, 2.4), dist=24, pitch=9, exposure=.15, elev=22, az=-68, **kw):
    sun_sky(sun, elev, az, .42, (.85, .62, .38), (.2, .38, .55)); camera('place', target, dist, pitch=pitch, yaw=0); return dict(samples=20, mist=mist, bloom=.2, thresh=1.3, exposure=exposure, sat=1.07, **kw)
def lawn(x, y): return n2(x, y, .25) * .5 + max(0, y - 6) * .2
def woods(n=70, near=3.5): scatter(n, (-22, 22, near, 22), lambda x, y: tree((x, y, lawn(x, y)), rnd(1.3, 2.4), R.choice(['leaf', 'leaf', 'leaf3', 'leaf2'])), lambda x, y: abs(x) > 6.5 or y > 9)
def figure(x, y, z, s, coat, hat='leather', pose='stand', turn=0., trousers=(.10, .075, .045), roll='redcloth'):
    """An explorer seen from behind: boots, belt, pack with a rolled blanket, hat; pose is stand, point, hips, staff or paddle (sitting)."""
    skin, boot, sit = (.40, .22, .13), (.05, .028, .016), pose == 'paddle'
    with Group((x, y, z), (0, 0, turn), s):
        b = Body(); h = .35 if sit else .86
        for k in (-1, 1):
            if sit: b.limb([(k * .15, 0, h), (k * .2, -.42, h + .12), (k * .2, -.62, h - .2)], [.16, .13, .1], trousers)
            else: b.limb([(k * .13, 0, h), (k * .17, -.02, .45), (k * .19, .03, .12)], [.17, .12, .10], trousers); b.limb([(k * .19, .03, .32), (k * .20, .0, .08), (k * .22, -.14, .06)], [.13, .12, .09], boot)
        b.ball((0, 0, h + .06), .23, (1.05, .8, .7), col=trousers); b.limb([(0, 0, h + .18), (0, .0, h + .40), (0, .01, h + .66)], [.23, .24, .27], coat); b.ball((.20, 0, h + .68), .17, (1, .9, .8), col=coat, mirror=True)
        arm = dict(stand=((.40, .02, h + .40), (.42, -.10, h + .08)), hips=((.55, .08, h + .40), (.27, -.08, h + .16)), staff=((.44, -.08, h + .40), (.50, -.34, h + .36)), point=((.50, -.20, h + .66), (.66, -.60, h + .80)), paddle=((.40, -.18, h + .46), (.30, -.42, h + .34)))
        for k in (-1, 1):
            e, w = arm[pose if pose in ('hips', 'paddle') or k == 1 else 'hips' if pose == 'point' else 'stand']
            b.limb([(k * .30, 0, h + .70), (k * e[0], e[1], e[2])], [.13, .115], coat); b.limb([(k * e[0], e[1], e[2]), (k * w[0], w[1], w[2])], [.11, .085], coat); b.ball((k * w[0], w[1], w[2]), .09, col=skin)
        b.limb([(0, 0, h + .78), (0, -.02, h + .92)], [.10, .09], skin); b.ball((0, -.02, h + 1.06), .18, (.95, 1, 1.1), col=skin); b.ball((0, .04, h + 1.10), .175, (1, .9, 1), col=(.05, .03, .018))
        b.build(mat('cloth', coat, rough=.85, scale=12, bump=.3, vcol='Col', dirt=.6, vary=0), .032, 2, .008, 6, blend=.05)
        ring(.225, .035, P('leather'), (0, 0, h + .17), (0, 0, 0), (1.05, .85, 1)); turned(smooth_profile([(.10, .02), (.42, -.01), (.44, .03), (.21, .07), (.20, .20), (.12, .27), (0, .25)], 4), P(hat), (0, 0, h + 1.15), (.10, 0, 0)); ring(.20, .02, P('ink'), (0, 0, h + 1.23), (.10, 0, 0))
        if not sit: box((0, .27, h + .44), (.44, .24, .50), P('canvas'), bevel=.09); box((0, .30, h + .58), (.46, .24, .24), P('leather'), bevel=.07); rod((-.32, .27, h + .80), (.32, .27, h + .80), .11, P(roll), 12); [rod((k * .15, .41, h + .25), (k * .15, .43, h + .80), .022, P('leather'), 5) for k in (-1, 1)]
        else: rod((-.62, -.75, h - .45), (.42, -.25, h + .80), .03, P('palewood')); turned([(0, 0), (.10, .05), (.11, .34), (0, .46)], P('palewood'), (-.60, -.74, h - .80), (.2, .45, 0), (1, .35, 1))
    if pose == 'staff': rod((x + (.50 * math.cos(turn) + .36 * math.sin(turn)) * s, y - .36 * s, z), (x + (.50 * math.cos(turn) + .36 * math.sin(turn)) * s, y - .40 * s, z + 1.75 * s), .03 * s, P('wood'))
def dusk(sun_x, z=3., high=(.02, .13, .26), low=(1.0, .42, .10), strength=1.1):
    """A clear evening sky, the sun low over dark ridges with a soft glow about it."""
    plate_sky(95, 12, 260, 62, low, high, strength)
    for r, k in ((26, .10), (15, .22), (8, .5)): o = ball((sun_x, 93, z), r, ghost(f'halo{r}', (1, .50, .12), k, 2.2), sub=4); o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
    o = ball((sun_x, 90, z), 2.6, light_of(1, .72, .28, strength=4.), sub=4); o.visible_shadow = o.visible_diffuse = False
    for k, (y, h, c) in enumerate(((86, 5.5, (.10, .11, .12)), (70, 3.4, (.045, .07, .06)), (56, 1.8, (.018, .04, .026)))):
        put(grid_mesh(200, 6, 160, 6, lambda u, v, x, yy: (x, y + yy, -6 + v * (6 + h + h * .75 * n2(x, k * 7.3, .045) + h * .3 * n2(x, k * 3.1, .16))), paint(*c, bump=.5, scale=.8)))
def temple_of(stone, w=11., tiers=6, rise=1., inset=.85, comb=True, stair=2.6):
    """A stepped temple that stands on its own plinth: a broad stair from the ground to the door, a lit chamber, a roof comb, moss and roots."""
    block((0, 0, -.35), (w + 1.6, w + 1.6, 1.0), P(stone)); pyramid((0, 0, .1), w, tiers, rise, inset, P(stone)); top = .1 + tiers * rise; d = w / 2
    n = tiers * 3; run = (tiers * inset + .9) / n
    for k in range(n):
        hh = top * (k + 1) / n; y = -d - .9 + run * (k + .5); block((0, y, hh - .35), (stair, run * 1.25, .72), P('stone_clean'))
        for q in (-1, 1): block((q * (stair / 2 + .28), y, hh - .18), (.50, run * 1.2, 1.0), P(stone))
    for q in (-1, 1): block((q * (stair / 2 + .28), -d - 1.15, .45), (.9, .9, 1.3), P(stone)); ball((q * (stair / 2 + .28), -d - 1.15, 1.35), .36, P('gold'), (1, 1, .9))
    ww = w - 2 * inset * tiers; front = -ww / 2 + .30
    with Group((0, 0, top)):
        for q in (-1, 1): wall((q * ww * .44, front), (q * ww * .17, front), 1.9, .5, .8, .5, P(stone), 0.); wall((q * ww * .44, front), (q * ww * .44, -front), 1.9, .5, .8, .5, P(stone), 0.)
        box((0, front + .45, .85), (ww * .5, .1, 1.9), light_of(1, .40, .04, strength=2.0)); block((0, 0, 2.10), (ww * 1.06, ww * 1.0, .45), P(stone)); block((0, 0, 2.50), (ww * .92, ww * .86, .40), P('stone_clean'))
        if comb: [block((x * ww * .17, .2, 2.7 + hh / 2), (ww * .165, .5, hh), P(stone)) for x, hh in ((-2, .8), (-1, 1.5), (0, 2.1), (1, 1.5), (2, .8))]; ball((0, -.12, 3.75), .42, P('gold'), (1, .4, 1)); [ball((x * ww * .17, -.10, 3.1), .20, P('turquoise'), (1, .4, 1)) for x in (-1, 1)]
    point((0, front - .8, top + 1.0), 160, (1, .45, .10), .4)
    for _ in range(26):
        k = R.randrange(1, tiers); e = d - inset * k; x = rnd(-e, e)
        if abs(x) > stair / 2 + .8: fern((x, -e - .1 + rnd(0, .4), .1 + rise * k), rnd(.35, .6), 'leaf3')
    for x in (-d + .6, -d + 2.0, d - 1.4, d - .4): liana((x, -d * .45, top * .62), (x + rnd(-.6, .6), -d - .2, .4), .15, .05, 26, 'leaf3')
def frame_of_leaves(y, half, z0=-.6):
    """Dark leaves near the eye, left and right, so that the light lies behind them."""
    for q in (-1, 1):
        for k in range(5): broad((q * (half - .5 * k) + rnd(-.3, .3), y + .35 * k, z0 + rnd(-.2, .2)), rnd(1.3, 1.9), 'leaf3')
        for k in range(3): fern((q * (half - 1.6 - .7 * k), y + .6 + .3 * k, z0), rnd(1.0, 1.4), 'leaf3')


@scene()
def home_arnak():
    """Explorers stand on the shore before the lost temple; the sun sets beside it."""
    land = lambda x, y: n2(x, y, .25) * .30 - .25 + .10 * max(0, min(y, 8)) * .5
    ground(120, lambda x, y: land(x, y) if y < 40 else -2., paint(.10, .085, .03, col2=(.17, .15, .05), bump=.7, scale=1.4, moss=.5), 160); dusk(-15.5, 8.5)
    with Group((3.4, 12.5, .0)): temple_of('sandstone')
    scatter(110, (-34, 34, 9, 40), lambda x, y: tree((x, y, land(x, min(y, 8))), rnd(1.6, 2.7), R.choice(['leaf', 'leaf', 'leaf3', 'leaf2'])), lambda x, y: abs(x - 3.4) > 8.6 if y < 21 else (abs(x + 11) > 5 and y > 22))
    scatter(34, (-15, 15, 4.5, 9), lambda x, y: bush((x, y, land(x, y) + .2), rnd(.6, 1.1), R.choice(['leaf', 'leaf3', 'leaf2'])), lambda x, y: abs(x - 3.4) > 4.5 and abs(x + 6) > 2.5)
    [palm((x, y, land(x, y)), s, h, 'leaf2', l) for x, y, s, h, l in ((-12.6, 3.2, 2.1, 3.2, (.9, 0)), (-10.3, 5.2, 1.9, 2.8, (-.4, .2)), (12.3, 3.0, 2.1, 3.1, (-.8, 0)), (14.4, 5.5, 2.2, 3.0, (.2, 0)))]
    for k in range(15): y = 5.0 - k * .72; block((2.9 - .14 * k * math.sin(k * .3) - .11 * k + rnd(-.15, .15), y, land(2.9, y) + .02), (rnd(1.3, 1.9), .62, .2), P('stone_clean'), (0, 0, rnd(-.2, .2)))
    tent((-6.3, -.6, land(-6.3, -.6)), P('canvas'), 1.9, .55, P('redcloth')); campfire((-3.7, -2.0, land(-3.7, -2)), 1.0, 260); crate((-8.2, -1.8, land(-8.2, -1.8)), (.9, .8, .7), .5); barrel((-4.9, .5, land(-4.9, .5)), .36, .9); flag((-7.7, .6, land(-7.7, .6)), P('tealcloth'), 1.1, .7, 3.0)
    figure(-1.2, -2.6, land(-1.2, -2.6), 1.45, (.36, .20, .07), 'leather', 'point', -.25); figure(.9, -2.2, land(.9, -2.2), 1.38, (.05, .17, .18), 'straw', 'hips', .12, roll='tealcloth'); figure(-2.6, -1.2, land(-2.6, -1.2), 1.3, (.30, .06, .04), 'canvas', 'staff', .3, roll='straw')
    frame_of_leaves(-9.5, 11.5); scatter(46, (-16, 16, -7, 4), lambda x, y: fern((x, y, land(x, y)), rnd(.5, 1.0)), lambda x, y: abs(x + 2.5) > 7)
    sun_sky(6.6, 24, -66, .42, (.95, .60, .34), (.14, .28, .46), col=(1, .66, .36)); area((-12, 40, 14), (3, 10, 5), 12, 5200, (1, .55, .2)); camera('place', (0, 2, 4.9), 41, pitch=5, yaw=0)
    return dict(samples=24, mist=(42, 95, (.11, .07, .045), .42), bloom=.3, thresh=1.2, exposure=.4, sat=1.1)
@scene()
def home_tikal():
    """A pirogue glides over the still river towards a rust-red temple; its lit door lies on the water."""
    put(grid_mesh(130, 60, 320, 200, lambda u, v, x, y: (x, y - 4, .035 * n2(x, y * 2.4, .9) + .02 * n2(x, y * 3, 2.7, 5)), paint(.004, .05, .045, col2=(.012, .10, .075), rough=.06, scale=.7, bump=0., vary=0.)))
    bank = lambda x, y: -.5 + 1.0 * step(6.0, 9.0, y + .8 * n2(x, 1, .3)) + .25 * n2(x, y, .5)
    ground(150, lambda x, y: bank(x, y) if y > 4 else -1.5, paint(.14, .06, .025, col2=(.22, .11, .045), bump=.7, scale=1.6, moss=.5), 200); dusk(14.5, 8.5, (.015, .12, .20), (1.0, .46, .08))
    with Group((-1.2, 18, .35)): temple_of('redstone', 11.5, 6, 1.05, .88)
    with Group((-15.5, 27, .3), (0, 0, .15)): temple_of('redstone', 8, 5, .9, .72)
    scatter(120, (-38, 38, 10, 42), lambda x, y: tree((x, y, bank(x, y)), rnd(1.5, 2.6), R.choice(['leaf', 'leaf2', 'leaf3'])), lambda x, y: (abs(x + 1.2) > 8.6 if y < 27 else abs(x - 13) > 5.5) and not (abs(x + 15.5) < 6 and y < 32))
    scatter(50, (-22, 22, 7.6, 10.5), lambda x, y: bush((x, y, bank(x, y) + .2), rnd(.6, 1.1), R.choice(['leaf', 'leaf3', 'leaf2'])), lambda x, y: abs(x + 1.2) > 3.6)
    for k in range(5): block((-1.2, 6.6 + .9 * k, .0 + .14 * k), (3.4, 1.0, .35), P('stone_clean'))
    for q in (-1, 1): block((-1.2 + q * 2.3, 7.0, .7), (.7, .7, 1.5), P('redstone')); torch_on((-1.2 + q * 2.3, 7.0, 1.4), (0, 0, 0), 1.3, 90)
    [palm((x, 8.2 + rnd(-.4, .6), .4), s, 3.0, 'leaf2', l) for x, s, l in ((-13.2, 2.1, (.8, 0)), (-10.4, 1.7, (-.5, 0)), (9.6, 1.9, (-.7, 0)), (13.0, 2.2, (.4, 0)))]
    with Group((.6, -2.4, .02), (0, 0, -1.02), 2.5): hull(2.9, .72, .34, P('wood'), P('palewood'), 1.9); bag((.75, 0, .10), .36); box((.30, 0, .14), (.28, .30, .26), P('leather'), bevel=.05); [box((x, 0, .30), (.12, .56, .05), P('palewood'), bevel=.01) for x in (-.55, .05)]
    figure(.0, -1.3, .34, 1.35, (.42, .09, .03), 'straw', 'paddle', -.15); figure(.72, -2.6, .34, 1.42, (.04, .18, .20), 'leather', 'paddle', -.1)
    for k in range(3): [tube([(.6 + q * (.5 + .5 * k + .28 * i), -4.4 - .9 * k - .55 * i, .03) for i in range(5)], lambda t: .035 * (1 - t) + .008, paint(.35, .45, .40, rough=.2), seg=5) for q in (-1, 1)]
    for x, y in ((-7.5, -3.5), (-8.6, -1.2), (7.8, -2.8), (9.2, .2), (-6.0, 2.6), (6.4, 3.4)): [flat(oval(rnd(.35, .6), rnd(.3, .5)), .03, P('leaf2'), (x + rnd(-.9, .9), y + rnd(-.7, .7), .04)) for _ in range(4)]
    frame_of_leaves(-9.5, 11.8, -.4)
    sun_sky(6.4, 24, 62, .42, (.95, .62, .32), (.14, .30, .42), col=(1, .66, .34)); area((13, 44, 14), (0, 16, 5), 12, 5200, (1, .58, .2)); area((-8, -14, 12), (-1, 18, 4), 8, 1500, (1, .70, .45)); camera('place', (0, 2, 4.9), 43, pitch=5.5, yaw=0)
    return dict(samples=24, mist=(44, 95, (.11, .075, .035), .42), bloom=.3, thresh=1.2, exposure=.4, sat=1.1)
@scene()
def victory():
    """The golden idol on its altar, light falls on it, explorers cheer."""
    with Group((0, 4.5, 0)): wall((-11, 0), (11, 0), 8, .8, 1.4, .6, P('sandstone'), .02)
    floor(-11, 11, -6, 4.5, 1.3, 0, P('stone_clean')); z = platform(6, 4, 3, .4, 'stone_clean', 1.2)
    with Group((0, 1.2, z), (0, 0, 0), 2.0): face_mask(1.1, 1.3, P('gold'), light_of(.1, .9, .8, strength=1.6), lip=P('copper')); [put(leaf_mesh(.9, .26, .25, -.1, 6, [P('gold') if k % 2 else P('turquoise')]), m=Matrix.Translation((math.sin(a) * .5, .1, .95 + .25 * math.cos(a))) @ frame((math.sin(a), .1, math.cos(a)), (0, -1, .2))) for k, a in enumerate((i / 12 * 2.8 - 1.4 for i in range(13)))]
    [heap((x, y, .0), r, h, 40, None, .2) for x, y, r, h in ((-3.8, .2, 1.2, .7), (3.8, .3, 1.3, .7), (-5.6, 1.2, .9, .5), (5.6, 1.4, .9, .5))]; [pillar(x, 3.4, 0, 5.5, 'sandstone', .6) for x in (-7.5, -4.2, 4.2, 7.5)]; [torch_on((s * 3.1, .2, 1.2), (0, 0, 0), 1.6, 160) for s in (-1, 1)]; figure(-2.6, -2.6, 0, 1.45, (.36, .20, .07), 'leather', 'point', -.2); figure(2.7, -2.6, 0, 1.4, (.05, .17, .18), 'straw', 'hips', .15, roll='tealcloth'); area((0, 0, 9), (0, 1.2, 2), 2.5, 1500, (1, .82, .5)); point((0, -1, 3.5), 160, (1, .75, .3), .5)
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
    return evening(4.6, (18, 34, (.085, .075, .06), .6), (0, 1, 1.9), 19, 11, .25)
