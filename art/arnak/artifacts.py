"""The thirty-five artifacts: old things on an altar in temple dark, each with a light of its own colour. A subject is about two units
high and stands on z = 0, the altar's top."""
from art.lib import *

artifact = family('arnak', 'artifacts', ARTIFACT)
JADE, AMBER, RUBY, AZURE, VIOLET, SUN = (.1, 1, .45), (1, .5, .08), (1, .12, .08), (.1, .5, 1), (.6, .2, 1), (1, .72, .25)


def blade(poly, t, m, ridge=.5):
    """A blade from half an outline [(half width, z) …], with a ridge in the middle; stands upright and faces -Y."""
    vs, fs = [], []
    for w, z in poly: vs += [(-w, 0, z), (0, -t, z), (w, 0, z), (0, t, z)]
    for i in range(len(poly) - 1):
        for k in range(4): a, b = i * 4 + k, i * 4 + (k + 1) % 4; fs.append([a, b, b + 4, a + 4])
    return put(mesh('blade', vs, fs + [[3, 2, 1, 0]], m))
def grip(z0, z1, r=.12, m='leather', band='gold', n=6):
    turned([(r, z0), (r * 1.15, (z0 + z1) / 2), (r * .95, z1)], P(m)); [ring(r * 1.08, .03, P(band), (0, 0, lerp(z0, z1, (i + .5) / n))) for i in range(n)]
def sun_disc(r, loc, m='gold', stone=None, rays=10, rot=(0, 0, 0)):
    with Group(loc, rot):
        turned([(0, -.07), (r * .85, -.06), (r, 0), (r * .85, .06), (0, .07)], P(m), rot=(PI / 2, 0, 0)); [put(lathe_mesh([(0, r * .55), (r * .2, 0), (r * .24, -r * .1)], P(m), 6), (math.sin(a) * r * 1.08, 0, math.cos(a) * r * 1.08), (0, a, 0)) for a in (i / rays * 2 * PI for i in range(rays))] if rays else None
        if stone: ball((0, -.08, 0), r * .5, stone, (1, .6, 1))


@artifact(glow=AMBER, z=.2, dist=7.0, pitch=42, width=3.2, yaw=0)
def pathfinders_sandals():
    """One pair side by side, seen from above: golden soles, leather straps, a wing at each heel."""
    m = mat('strap', (.24, .085, .03), (.36, .15, .06), rough=.5, scale=9, bump=.2, dirt=.5, vary=0); g = P('gold')
    sole = [(p.x, p.y) for p in bez([(-.20, .85, 0), (0, .95, 0), (.20, .85, 0), (.22, .15, 0), (.36, -.45, 0), (.22, -.88, 0), (-.06, -1.02, 0), (-.30, -.80, 0), (-.34, -.40, 0), (-.20, .15, 0), (-.20, .85, 0)], 4)][:-1]
    for k in (-1, 1):
        with Group((k * .52, .05, .05), (.12, 0, k * -.10), 1.08, flip=k < 0):
            flat(sole, .14, g, (0, 0, 0), bevel=.03); flat([(x * .84, y * .90) for x, y in sole], .05, paint(.42, .22, .09, rough=.7, bump=.3, scale=9.), (0, 0, .13), bevel=.01)
            tube(bez([(-.34, -.42, .14), (0, -.42, .44), (.36, -.45, .14)], 6), .085, m); tube(bez([(-.33, -.22, .14), (0, -.20, .48), (.33, -.25, .14)], 6), .07, m); tube(bez([(0, -.86, .16), (.0, -.60, .34), (0, -.3, .48), (0, .15, .52)], 6), .05, m)
            tube(bez([(-.22, .25, .14), (-.2, .2, .45), (0, .15, .54), (.2, .2, .45), (.22, .25, .14)], 6), .065, m); tube(bez([(-.2, .55, .14), (-.18, .80, .42), (0, .92, .48), (.18, .80, .42), (.2, .55, .14)], 6), .065, m); ball((0, -.31, .47), .13, P('turquoise'), (1, 1, .6)); ring(.14, .03, g, (0, -.31, .45))
            [feather((.24, .62 + .08 * j, .32 + .06 * j), (.95 - .16 * j, .30 + .35 * j, .10 + .1 * j), .85 - .10 * j, .22, P('snow') if j % 2 == 0 else paint(.75, .55, .2), (0, -.6, 1)) for j in range(4)]


@artifact(glow=JADE, z=.95, dist=8.2)
def pathfinders_staff():
    with Group((0, 0, -.3), (0, .28, 0), 1.1):
        tube(bez([(0, 0, 0), (.06, 0, .7), (-.05, 0, 1.4), (0, 0, 1.9)], 6), lambda t: .1 - .02 * t, P('wood')); [ring(.11, .04, P('gold'), (.0, 0, z)) for z in (.5, .58, 1.25, 1.33, 1.8)]
        for k in range(5): a = k / 5 * 2 * PI; tube(bez([(0, 0, 1.8), (math.cos(a) * .3, math.sin(a) * .3, 2.05), (math.cos(a) * .26, math.sin(a) * .26, 2.4), (math.cos(a + .5) * .1, math.sin(a + .5) * .1, 2.62)], 6), lambda t: .06 * (1.05 - t) + .01, P('wood'), seg=7)
        ball((0, 0, 2.2), .19, light_of(.03, .9, .3, strength=2.)); point((0, -.35, 2.2), 24, (.1, 1, .4)); [feather((.08, -.1, 1.3), (.5 + .2 * k, -.1, -1), .6, .17, P('turquoise') if k % 2 else P('redcloth'), (0, -1, 0)) for k in range(3)]; [put(leaf_mesh(.3, .14, .2, .3, 4, [P('leaf2')]), (0, 0, 1.0 + .2 * k), (0, -.5, k * 2.3)) for k in range(4)]


@artifact(glow=RUBY, z=.72, dist=6.9)
def war_mask():
    with Group((0, 0, .0), (-.1, 0, -.12), 1.25):
        o = face_mask(1.15, 1.3, paint(.34, .03, .02, col2=(.46, .06, .03), rough=.5, dirt=.7, wear=.4), light_of(1, .5, .02, strength=1.8), lip=P('bone'))
        for k in range(11): a = (k - 5) / 5 * 1.15; put(leaf_mesh(.78 - .12 * abs(a), .22, .25, -.1, 6, [(P('redcloth'), P('turquoise'), P('gold'))[k % 3]], shape=.65), m=Matrix.Translation((math.sin(a) * .5, .05, 1.05 + .22 * math.cos(a) - .2)) @ frame((math.sin(a), .15, math.cos(a)), (0, -1, .2)))
        for s in (-1, 1): tube(bez([(s * .3, -.2, .25), (s * .5, -.45, .2), (s * .52, -.5, .5)], 5), lambda t: .07 * (1.05 - t), P('bone')); [box((s * (.36 + .03 * k), -.25 + .05 * k, .50 - .1 * k), (.2, .05, .05), P('bone'), (0, s * .3, 0), .01) for k in range(3)]; ring(.13, .035, P('gold'), (s * .62, .02, .38), (PI / 2, 0, .3))
        sun_disc(.14, (0, -.28, .92), 'gold', P('turquoise'), 0)


@artifact(glow=SUN, z=.7, dist=7.6, altar=.35, width=3.4)
def treasure_chest():
    chest((0, .1, 0), .2, 1.0, P('darkwood'), P('gold'), 1.75); heap((0, .12, .62), .72, .34, 42, None, .16); point((0, -.1, 1.6), 60, (1, .7, .25), .2); [gem((x, y, .98), .22, P(m), (.4, .3, 0)) for x, y, m in ((-.3, -.1, 'ruby'), (.35, .0, 'jade'), (.05, -.25, 'sapphire'))]; tube(bez([(.5, -.3, .85), (.75, -.62, .6), (.7, -.68, .3)], 6), .04, P('bone')); coins(10, (-1.2, 1.2, -1.0, -.75), .02, .16); turned([(0, 0), (.16, 0), (.05, .1), (.05, .3), (.2, .42), (.22, .62), (.18, .62), (.0, .45)], P('gold'), (-.42, .2, .9), (.3, -.3, 0))


@artifact(glow=JADE, z=1.2, dist=8.6)
def ritual_dagger():
    """A knapped obsidian blade with a golden hilt, upright in the cracked altar."""
    with Group((.18, 0, 2.0), (PI, math.radians(-8), .25), 1.1):
        n = 15; prof = [((.10 + .34 * math.sin(PI * min(1, .22 + i / n * .78)) ** .8) * (1 if i < n else .02) + (rnd(-.04, .04) if 0 < i < n else 0), 1.95 * i / n) for i in range(n + 1)]; blade(prof, .1, mat('obs', (.02, .018, .03), (.06, .05, .09), rough=.12, bump=.05, vary=0, coat=.8))
        turned([(0, .02), (.26, .05), (.34, 0), (.30, -.08), (.15, -.14), (0, -.15)], P('gold'), s=(1.5, .8, 1)); [tube(bez([(s * .40, 0, -.05), (s * .62, 0, -.04), (s * .74, 0, .10), (s * .66, 0, .22)], 6), lambda t: .085 * (1.1 - t), P('gold')) for s in (-1, 1)]; grip(-.68, -.1); sun_disc(.28, (0, 0, -.92), 'gold', light_of(.02, .9, .35, strength=2.), 10)
    J = light_of(.02, .9, .35, strength=2.6); [tube(bez([(math.cos(a) * .1, math.sin(a) * .1, .012), (math.cos(a) * .35 + rnd(-.06, .06), math.sin(a) * .3, .012), (math.cos(a) * .7, math.sin(a) * .5, .012)], 4), lambda t: .024 * (1 - t) + .004, J, seg=5) for a in (i / 7 * 6.28 + .3 for i in range(7))]; area((-1.4, -3, 2.2), (0, 0, 2), 1.2, 70, (.3, 1, .6))


def earring(stone, hook='gold', drop=None):
    """A hook, a disc and a hanging stone on a small stand."""
    rod((-.75, .1, 0), (-.75, .1, 2.0), .05, P('darkwood')); tube(bez([(-.75, .1, 2.0), (-.4, .05, 2.2), (0, 0, 2.1)], 6), .04, P('darkwood')); turned([(0, 0), (.35, 0), (.3, .1), (0, .12)], P('darkwood'), (-.75, .1, 0))
    tube(bez([(0, 0, 2.06), (.14, 0, 2.02), (.14, 0, 1.8), (0, 0, 1.7), (-.06, 0, 1.76)], 6), .03, P(hook)); sun_disc(.26, (0, 0, 1.42), hook, P('turquoise') if hook == 'silver' else P('bone'), 8); [ball((x, 0, 1.08), .06, P(hook)) for x in (-.18, 0, .18)]; stone()
@artifact(glow=AZURE, z=.95, dist=7.4)
def crystal_earring():
    def stone():
        m = mat('cry', (.10, .42, .70), (.35, .7, .9), rough=.05, bump=0, vary=0, coat=1., emit=(.05, .5, 1), estr=.5); put(lathe_mesh([(0, 1.02), (.24, .78), (.28, .5), (0, -.0)], m, 6, 1)); [put(lathe_mesh([(0, .95), (.1, .82), (.11, .66), (0, .45)], m, 6, 1), (s * .36, 0, .1)) for s in (-1, 1)]; point((0, -.5, .6), 16, (.2, .6, 1))
    with Group((.25, 0, .12), (0, 0, .1), 1.0): earring(stone, 'silver')
@artifact(glow=VIOLET, z=.95, dist=7.4, key=420)
def obsidian_earring():
    def stone():
        put(lathe_mesh([(0, 1.04), (.2, .92), (.34, .5), (.2, .15), (0, .05)], mat('ob', (.02, .015, .03), (.05, .04, .08), rough=.06, bump=0, vary=0, coat=1.), 7, 1)); ring(.36, .05, P('gold'), (0, 0, .52), (PI / 2, 0, 0), (1, 1.35, 1)); [feather((s * .1, 0, .12), (s * .35, 0, -1), .55, .16, P('redcloth'), (0, -1, 0)) for s in (-1, 1)]; ball((-.07, -.3, .62), .05, light_of(.6, .2, 1, strength=2.))
    with Group((.25, 0, .5), (0, 0, .1), .95): earring(stone, 'gold')


@artifact(glow=AMBER, z=.72, dist=7.0)
def mortar():
    turned(smooth_profile([(0, 0), (.5, 0), (.42, .16), (.62, .6), (.85, 1.05), (.9, 1.12), (.74, 1.08), (.5, .6), (0, .4)], 5), P('basalt')); [ring(.56 + .17 * k, .03, P('gold'), (0, 0, .45 + .35 * k)) for k in range(2)]
    with Group((.15, .05, .5), (0, .5, .3)): turned(smooth_profile([(0, 0), (.2, .02), (.24, .2), (.13, .5), (.11, 1.0), (.16, 1.3), (.1, 1.42), (0, 1.44)], 4), P('stone_clean'))
    ball((-.1, 0, .86), .58, paint(.62, .25, .02, col2=(.8, .4, .05), bump=.5), (1, 1, .3), amp=.1); [put(leaf_mesh(.5, .2, .2, .3, 4, [P('leaf2')]), (-.5 + .2 * k, -.55, 1.05), (0, -.3, 2 + k)) for k in range(4)]; [ball((1.1 + .2 * k, -.35 - .15 * (k % 2), .09), .1, paint(.5, .05, .03)) for k in range(3)]


def snake(path, r, m, belly=None, head=1.3, eyes=(1, .1, .02)):
    """A snake along a line, its head at the end."""
    b = Body(); b.limb(path, r, step=.25); h = V(path[-1]); d = (V(path[-1]) - V(path[-2])).normalized(); b.ball(h + d * r[-1] * .8, r[-1] * head, (1, 1, .75)); b.ball(h + d * r[-1] * 2.0, r[-1] * head * .7, (1, 1, .7)); b.build(m, .03, 4, .01, 6)
    F = frame(d, (0, 0, 1)).to_3x3(); [ball(h + d * r[-1] * 1.5 + F @ V((0, s * r[-1] * .85, r[-1] * .5)), r[-1] * .32, light_of(*eyes, strength=2.)) for s in (-1, 1)]; e = h + d * r[-1] * 2.7; [tube(bez([e, e + d * r[-1] * 1.2, e + d * r[-1] * 2.0 + F @ V((0, s * r[-1] * .5, 0))], 4), r[-1] * .12, paint(.5, .02, .03)) for s in (-1, 1)]
@artifact(glow=SUN, z=.68, dist=7.0)
def serpents_gold():
    heap((0, .1, 0), .95, .55, 60, None, .19); g = mat('vip', (.02, .10, .05), (.05, .22, .09), rough=.25, scale=8, bump=.3, crack=.5, coat=.5, vary=0)
    with Group((0, .05, .1)): snake([(math.cos(a) * (1.0 - .06 * a), math.sin(a) * (.85 - .05 * a), .15 + .11 * a) for a in (i * .45 - .8 for i in range(18))] + [(-.1, -.45, 1.25), (-.35, -.75, 1.45), (-.5, -1.0, 1.35)], [.06, .14, .16, .16, .15, .14, .12], g)
    coins(12, (-1.2, 1.2, -1.0, -.7), .02, .17); point((0, -.6, 1.0), 26, (1, .75, .3))
@artifact(glow=JADE, z=.98, dist=8.0)
def serpent_idol():
    m = P('jade'); pts = [(math.cos(a) * (.62 - .02 * a), math.sin(a) * (.5 - .02 * a), .16 + .085 * a) for a in (i * .4 for i in range(24))]
    snake(pts + [(.1, .1, 1.3), (0, -.05, 1.65), (-.0, -.4, 1.85)], [.16, .2, .2, .19, .17], m, head=1.5, eyes=(1, .15, .02)); hood = P('gold')
    [put(leaf_mesh(.75, .3, .2, .05, 6, [m if k % 2 else hood]), m=Matrix.Translation((0, .05, 1.6)) @ frame((math.sin(a), .25, math.cos(a)), (0, -1, .1))) for k, a in enumerate((i / 8 * 2.6 - 1.3 for i in range(9)))]; turned([(0, -.02), (.95, -.02), (.98, .06), (.85, .1), (0, .1)], P('gold')); gem((0, -.62, .55), .26, P('ruby'), (PI / 2, 0, 0)); point((0, -.9, 1.6), 10, (.2, 1, .5))


@artifact(glow=SUN, z=.85, dist=6.8)
def monkey_medallion():
    g = P('gold'); f = mat('mg', (.42, .20, .05), (.7, .4, .12), rough=.35, metal=1., bump=.1, dirt=.9, vary=0)
    with Group((0, 0, .88), (-.12, 0, -.1)):
        turned([(0, .12), (.68, .1), (.82, .04), (.86, -.04), (.7, -.1), (0, -.1)], g, rot=(PI / 2, 0, 0)); [ball((math.sin(a) * .78, -.06, math.cos(a) * .78), .06, P('turquoise')) for a in (i / 16 * 2 * PI for i in range(16))]
        b = Body(); b.ball((0, -.12, .06), .44, (1, .45, 1)); b.ball((.46, -.1, .1), .19, (1, .5, 1), mirror=True); b.ball((0, -.26, -.14), .27, (1.25, .6, .9)); b.limb([(-.28, -.28, .2), (0, -.34, .14), (.28, -.28, .2)], [.09, .09, .09]); b.ball((0, -.38, -.06), .08, (1.2, .6, .8)); b.build(f, .028, 3)
        [ball((s * .16, -.33, .09), .085, light_of(.1, .9, .6, strength=1.6)) for s in (-1, 1)]; tube(bez([(-.2, -.43, -.2), (0, -.46, -.28), (.2, -.43, -.2)], 6), .02, P('dark')); ring(.12, .04, g, (0, 0, .95), (0, PI / 2, 0))
    chain([(-.9, .5, .05), (-.75, .35, 1.2), (0, .1, 1.98), (.75, .35, 1.2), (.9, .5, .05)], .11, .028, g)


@artifact(glow=RUBY, z=1.0, dist=7.8)
def idol_of_ara_anu():
    """A seated bird-headed figure of gold with a ruby heart."""
    g = P('gold'); b = Body(); b.ball((0, .05, .5), .52, (1, .8, .95)); b.limb([(.35, -.1, .35), (.62, -.5, .3), (.4, -.62, .12)], [.26, .22, .18], mirror=True); b.ball((0, 0, 1.0), .42, (1.1, .75, .8)); b.limb([(.42, 0, 1.15), (.68, -.15, .8), (.3, -.5, .72)], [.17, .15, .12], mirror=True); b.ball((0, -.02, 1.55), .34, (.95, .95, 1)); b.build(g, .04, 4, .01, 4)
    put(tube_mesh(bez([(0, -.25, 1.58), (0, -.62, 1.55), (0, -.78, 1.3)], 6), lambda t: .17 * (1 - t) ** .6 + .01, P('turquoise'), seg=12)); [ball((s * .2, -.26, 1.64), .09, light_of(1, .2, .02, strength=2.)) for s in (-1, 1)]
    [put(leaf_mesh(.75, .2, .2, -.1, 6, [P('turquoise') if k % 2 else g]), m=Matrix.Translation((0, .05, 1.75)) @ frame((math.sin(a), .2, math.cos(a)), (0, -1, .2))) for k, a in enumerate((i / 6 * 1.8 - .9 for i in range(7)))]; gem((0, -.48, .82), .3, P('ruby'), (PI / 2, 0, 0)); point((0, -.9, .9), 18, (1, .1, .1)); turned([(0, -.02), (.8, -.02), (.8, .1), (0, .12)], P('basalt'))


@artifact(glow=AZURE, z=1.0, dist=7.8, key=420)
def inscribed_blade():
    with Group((0, 0, .05), (0, .75, 0), 1.12):
        with Group((0, 0, -.25)):
            blade([(.14, .7), (.2, .9), (.21, 1.6), (.17, 2.1), (.02, 2.45)], .07, P('steel')); [glyph((0, -.08, 1.0 + .28 * k), .3, light_of(.02, .5, 1, strength=2.2), k=k) for k in range(4)]; box((0, 0, .66), (.85, .16, .13), P('gold'), bevel=.04); [ball((s * .45, 0, .66), .11, P('sapphire')) for s in (-1, 1)]; grip(.1, .6, .09); ball((0, 0, .02), .15, P('gold'))
    block((-.05, .15, .22), (.55, .5, .44), P('slate')); block((.95, .15, .55), (.45, .5, 1.1), P('slate')); point((.3, -.8, 1.2), 16, (.1, .5, 1))


@artifact(glow=AMBER, z=.62, dist=6.6)
def guardians_ocarina():
    m = P('clay'); b = Body(); b.ball((0, 0, .55), .6, (1.25, .75, .8)); b.limb([(-.6, 0, .65), (-1.05, 0, .85)], [.24, .12]); b.limb([(.6, 0, .5), (1.05, 0, .35)], [.3, .12]); b.limb([(.15, 0, 1.0), (.3, 0, 1.28)], [.2, .16]); o = b.build(m, .035, 4, .008, 5)
    for x, z in ((-.3, .8), (0, .72), (.3, .66), (-.12, .46), (.22, .4)): inlay(o, (x, -4, z), (x, 0, z), lathe_mesh([(0, .005), (.06, .005), (.075, .03), (.1, .03), (.12, -.02)], P('gold'), 18), 1.); inlay(o, (x, -4, z), (x, 0, z), lathe_mesh([(0, .02), (.06, .02)], P('dark'), 14), 1.)
    [tube(bez([(-.75, -.3 + .05 * k, .3 + .12 * k), (-.2, -.47, .2 + .08 * k), (.6, -.36, .12 + .1 * k)], 6), .025, P('turquoise')) for k in range(2)]; turned([(0, 0), (.3, 0), (.35, .1), (0, .12)], P('darkwood'), (0, 0, -.0)); L = light_of(1, .5, .05, strength=1.6)
    for k in range(3): r = .3 + .2 * k; tube([(.42 + r * math.cos(a), 0, 1.45 + r * math.sin(a)) for a in (PI * .2 + i / 10 * PI * .45 for i in range(11))], .022, L, seg=5)


@artifact(glow=AMBER, z=.25, dist=7.0, pitch=44, width=3.2, yaw=0)
def tigerclaw_hairpin():
    """A long golden pin with three black-tipped claws, on a cloth."""
    g = P('gold'); put(grid_mesh(2.9, 1.75, 50, 30, lambda u, v, x, y: (x, y, .05 + .05 * n2(x, y, 1.6) + .03 * math.sin(x * 5 + 2 * y)), P('tealcloth')))
    with Group((-.10, -.06, .20), (0, 0, .42), 1.05):
        tube([(-1.45, 0, .0), (-.4, 0, .02), (.55, 0, .05)], lambda t: .035 + .055 * t, g, seg=12); [ring(.10, .035, g, (x, 0, .03), (0, PI / 2, 0)) for x in (.05, .22, .39)]
        disc(.30, .14, g, (.70, 0, -.02)); ball((.70, 0, .12), .17, P('ruby'), (1, 1, .6)); ring(.18, .03, g, (.70, 0, .12))
        for a in (-.85, 0, .85):
            c, s = math.cos(a), math.sin(a); p = bez([(.70 + c * .20, s * .20, .06), (.70 + c * .55, s * .55, .20), (.70 + c * .86 + .10 * s * s, s * .82, .20), (.70 + c * 1.10 + .16 * abs(s), s * .94, .04)], 7); n = len(p) * 3 // 5
            tube(p[:n + 1], lambda t: .155 - .055 * t, P('bone'), seg=12); tube(p[n:], lambda t: .102 * (1 - t) ** .75 + .006, paint(.012, .010, .010, rough=.15, coat=.8), seg=12); turned([(.15, -.05), (.19, 0), (.17, .07), (.15, .08)], g, p[1], (p[2] - p[0]).to_track_quat('Z', 'Y').to_euler())


@artifact(glow=RUBY, z=1.0, dist=7.8)
def war_club():
    with Group((-.15, 0, -.2), (0, .42, 0), 1.15):
        stand([(-.1, 0), (.1, 0), (.12, .6), (.28, 1.0), (.34, 1.7), (.24, 2.05), (-.24, 2.05), (-.34, 1.7), (-.28, 1.0), (-.12, .6)], .2, P('wood'), bevel=.05)
        for s in (-1, 1): [stand([(0, -.1), (s * .24, -.07), (s * .28, .02), (s * .2, .1), (0, .1)][::s], .06, mat('ob', (.02, .018, .03), (.07, .06, .1), rough=.08, bump=0, vary=.1, coat=1.), (s * (.26 + .04 * math.sin(k)), 0, 1.0 + .23 * k), bevel=.01) for k in range(5)]
        [box((0, -.11, 1.1 + .28 * k), (.4, .03, .08), P('turquoise') if k % 2 else P('redcloth'), bevel=.01) for k in range(4)]; grip(.05, .6, .13, 'leather', 'gold', 5); ball((0, 0, -.02), .17, P('gold')); [feather((0, -.1, .6), (-.5 + .3 * k, -.2, -.9), .5, .15, P('redcloth') if k % 2 else P('turquoise'), (0, -1, 0)) for k in range(4)]


@artifact(glow=SUN, z=.62, dist=7.0, pitch=30, key=520)
def sundial():
    turned([(0, 0), (.4, 0), (.34, .1), (.3, .35), (.45, .42), (1.05, .48), (1.1, .56), (1.05, .62), (0, .62)], P('sandstone'), seg=48); ring(.98, .05, P('gold'), (0, 0, .62)); [box((math.sin(a) * .8, math.cos(a) * .8, .63), (.06, .22, .03), P('gold'), (0, 0, -a), .01, 0) for a in (i / 12 * 2 * PI for i in range(12))]; disc(.42, .03, P('turquoise'), (0, 0, .61)); flat(star(.14, .36, 8), .04, P('gold'), (0, 0, .63))
    stand([(-.55, 0), (.5, 0), (.5, .95)], .1, P('gold'), (0, 0, .64), (0, 0, PI / 2 - .2), .02); area((-3.5, -.6, 3.4), (0, 0, 1), .4, 330, (1, .72, .35))


def scales(m):
    rod((0, 0, 0), (0, 0, 1.85), .06, m); turned([(0, 0), (.5, 0), (.42, .1), (.12, .18), (.06, .3)], m); ball((0, 0, 1.9), .12, m)
    with Group((0, 0, 1.72), (0, .14, 0)): tube(bez([(-.95, 0, 0), (-.5, 0, .08), (0, 0, .0), (.5, 0, .08), (.95, 0, 0)], 6), .045, m)
    for x, z in ((-.94, 1.86), (.94, 1.59)):
        [rod((x, 0, z), (x + .38 * math.cos(a), .38 * math.sin(a), z - .85), .012, P('brass'), 4) for a in (0.5, 2.6, 4.7)]; turned(smooth_profile([(0, -.18), (.3, -.12), (.42, .0), (.4, .0), (.28, -.1), (0, -.15)], 4), m, (x, 0, z - .85))
@artifact(glow=SUN, z=.92, dist=7.2)
def traders_scales():
    scales(P('brass')); heap((.94, 0, .64), .3, .16, 16, None, .1); gem((-.94, 0, 1.1), .4, P('ruby'), (.2, .2, 0)); coins(6, (.9, 1.3, -.6, -.4), .02, .12); point((0, -.8, 1.2), 16, (1, .75, .3))


@artifact(glow=AZURE, z=.9, dist=7.4)
def hunting_arrows():
    """Three big feathered arrows in a fan, in a block of stone."""
    for k, x in enumerate((-1, 0, 1)):
        head = light_of(.05, .5, 1, strength=1.7) if x == 0 else P('slate'); f = P('redcloth') if x == 0 else P('turquoise')
        a, b = V((x * .30, .12 * abs(x), .18)), V((x * 1.08, .1 * abs(x), 2.12 - .14 * abs(x))); d = (b - a).normalized(); side = V((d.z, 0, -d.x))
        rod(a, b, .055, P('palewood'), 10)
        with Group(m=Matrix.Translation(b - d * .12) @ frame(d, (0, -1, .2)) @ Matrix.Rotation(PI / 2, 4, 'Y') @ Matrix.Rotation(PI / 2, 4, 'Z')): arrowhead(s=.62, m=head)
        rope([b - d * .20, b - d * .12, b - d * .04], .085)
        for s in (-1, 1): [feather(a + d * (.26 + .17 * i) + side * s * .04 + V((0, -.03, 0)), side * s * .55 + d * .85, .50, .20, f if i % 2 == 0 else P('bone'), (0, -1, .1)) for i in range(4)]
    block((0, .08, .12), (1.15, .7, .34), P('basalt')); ring(.40, .05, P('gold'), (0, .08, .29), (0, 0, 0)); point((.0, -.8, 1.9), 16, (.1, .5, 1))


@artifact(glow=JADE, z=.68, dist=6.6)
def coconut_flask():
    m = mat('coco', (.12, .06, .025), (.26, .14, .06), rough=.7, scale=7, bump=.7, stretch=(5, 5, 1), vary=0); ball((0, 0, .72), .72, m, (1, .95, .95), amp=.04, sub=4); turned([(.14, 0), (.16, .1), (.12, .16), (.12, .34), (.17, .38), (0, .4)], P('silver'), (0, 0, 1.36)); turned([(0, 0), (.1, 0), (.13, .22), (0, .24)], P('palewood'), (0, 0, 1.7)); ring(.70, .055, P('silver'), (0, 0, .74)); [tube(bez([(math.cos(a) * .3, math.sin(a) * .28, 1.36), (math.cos(a) * .74, math.sin(a) * .70, .9), (math.cos(a) * .68, math.sin(a) * .64, .4), (math.cos(a) * .25, math.sin(a) * .25, .06)], 6), .03, P('silver')) for a in (i / 6 * 2 * PI for i in range(6))]; gem((0, -.70, .74), .26, P('jade'), (PI / 2, 0, 0)); tube(bez([(-.15, 0, 1.55), (-.9, .1, 1.3), (-1.15, -.1, .4), (-.9, -.45, .05), (-.2, -.7, .05)], 6), .035, P('rope')); turned([(0, 0), (.5, 0), (.4, .08), (0, .06)], P('leaf2'))


@artifact(glow=JADE, z=.75, dist=7.4, bloom=.4)
def cleansing_cauldron():
    turned(smooth_profile([(0, .15), (.5, .2), (.82, .6), (.8, 1.0), (.68, 1.12), (.78, 1.22), (.7, 1.2), (.6, 1.1)], 5), P('iron')); ring(.78, .06, P('gold'), (0, 0, 1.2)); [ring(.16, .04, P('gold'), (s * .88, 0, .95), (0, PI / 2, 0)) for s in (-1, 1)]; [rod((math.cos(a) * .5, math.sin(a) * .5, .3), (math.cos(a) * .62, math.sin(a) * .62, 0), .08, P('iron')) for a in (.5, 2.6, 4.7)]
    disc(.68, .03, light_of(.03, .8, .35, strength=1.5), (0, 0, 1.1), rim=0.); point((0, 0, 1.5), 40, (.1, 1, .5), .3); [ball((rnd(-.5, .5), rnd(-.5, .4), 1.13), rnd(.05, .12), light_of(.1, 1, .5, strength=1.8)) for _ in range(9)]; [tube(bez([(x, 0, 1.15), (x + .2, 0, 1.5), (x - .15, 0, 1.85), (x + .1, 0, 2.2)], 8), lambda t: .13 * math.sin(PI * min(1, .2 + t * .8)) + .01, ghost('steam', (.1, .9, .45), .35, 1.4), seg=10) for x in (-.3, .15, .42)]; [glyph((x, -.84 + .12 * abs(x), .65), .36, P('gold'), (0, 0, x * .9), k=i) for i, x in enumerate((-.45, 0, .45))]


@artifact(glow=RUBY, z=.9, dist=7.4)
def ancient_wine():
    with Group((-.3, 0, 0)):
        turned(smooth_profile([(0, 0), (.18, 0), (.22, .1), (.55, .75), (.5, 1.15), (.2, 1.4), (.17, 1.75), (.24, 1.85), (.18, 1.86)], 5), P('clay')); turned([(.57, .65), (.575, .75), (.56, .88)], P('bone')); turned([(.53, 1.0), (.525, 1.06), (.50, 1.12)], paint(.3, .02, .05)); [tube(bez([(s * .18, 0, 1.7), (s * .6, 0, 1.6), (s * .5, 0, 1.1)], 6), .06, P('clay')) for s in (-1, 1)]; turned([(0, 0), (.16, 0), (.2, .12), (0, .2)], paint(.35, .02, .02), (0, 0, 1.82))
    turned(smooth_profile([(0, 0), (.26, 0), (.05, .1), (.05, .35), (.28, .5), (.3, .85), (.26, .85), (.2, .55), (0, .5)], 4), P('gold'), (.65, -.25, 0)); disc(.26, .02, paint(.30, .005, .03, rough=.05, coat=1.), (.65, -.25, .76), rim=0.); [gem((.65 + .29 * math.cos(a), -.25 + .29 * math.sin(a), .68), .09, P('ruby'), (PI / 2, 0, a + PI / 2)) for a in (3.6, 4.4, 5.2)]; [ball((1.1 + .13 * (k % 4) - .05 * (k // 4), -.35 - .12 * (k // 4), .1 + .1 * (k % 2)), .1, paint(.12, .01, .08, rough=.2, coat=.4)) for k in range(9)]; put(leaf_mesh(.45, .35, .2, .2, 5, [P('leaf2')]), (1.2, -.3, .3), (0, -.3, .6)); point((.5, -.9, .9), 12, (1, .1, .15))


@artifact(glow=SUN, z=.8, dist=7.2)
def decorated_horn():
    pts = bez([(-1.0, 0, .45), (-.4, 0, .35), (.3, 0, .6), (.75, 0, 1.1), (.85, 0, 1.65)], 8); rf = lambda t: .42 * (1 - t) ** .8 + .05; tube(pts, rf, P('bone'), seg=20); n = len(pts) - 1
    for t in (0.0, .06, .3, .34, .6, .64, .88): i = int(t * n); ring(rf(t) + .015, .045, P('gold') if t != .34 else P('turquoise'), pts[i], (pts[min(n, i + 1)] - pts[max(0, i - 1)]).to_track_quat('Z', 'Y').to_euler())
    ball(pts[0] + V((-.02, 0, 0)), .38, P('dark'), (.12, 1, 1)); [tube(bez([pts[int(.1 * n)] + V((0, 0, -.3)), (.0, -.3, .0 + .0), pts[int(.85 * n)] + V((0, -.05, 0))], 8), .03, P('redcloth'))]; [rod((x, 0, 0), (x, 0, .25), .1, P('darkwood')) for x in (-.6, .2)]; [feather((.84, 0, 1.45), (.5, -.2, -.6 - .3 * k), .5, .15, (P('redcloth'), P('turquoise'))[k % 2], (0, -1, 0)) for k in range(3)]; [glyph(pts[int(t * n)] + V((0, -rf(t) - .01, 0)), .3, P('darkwood'), k=i) for i, t in enumerate((.14, .2, .26))]


@artifact(glow=AMBER, z=.95, dist=7.4)
def ornate_hammer():
    with Group((0, 0, -.05), (0, -.3, .1), 1.1):
        turned([(.07, 0), (.09, .9), (.08, 1.7)], P('darkwood')); [ring(.095, .03, P('gold'), (0, 0, z)) for z in (.05, .12, .5, .9, 1.25, 1.32)]; grip(.15, .48, .095, 'redcloth', 'gold', 4); ball((0, 0, -.02), .14, P('gold'))
        box((0, 0, 1.62), (1.1, .5, .5), P('slate'), bevel=.06); [turned([(0, .12), (.22, .12), (.32, .08), (.32, -.08), (0, -.08)], P('gold'), (s * .6, 0, 1.62), (0, s * PI / 2, 0), s=(1, 1, 1)) for s in (-1, 1)]; [box((x, 0, 1.62), (.1, .54, .54), P('gold'), bevel=.02) for x in (-.3, .3)]; gem((0, -.26, 1.62), .3, P('amber'), (PI / 2, 0, 0)); box((0, 0, 1.92), (.3, .3, .12), P('gold'), bevel=.03); glyph((-.44, -.26, 1.62), .28, light_of(1, .45, .03, strength=1.6), k=1)
    point((.1, -.8, 1.6), 12, (1, .5, .1))


@artifact(glow=AZURE, z=.62, dist=6.8, pitch=34, altar=.5, width=3.2)
def star_charts():
    blue = paint(.012, .03, .12, col2=(.02, .06, .18), rough=.8, bump=.15); put(grid_mesh(2.3, 1.6, 30, 14, lambda u, v, x, y: (x, y, .04 + .03 * n2(x, y, 1.) + .3 * max(0, abs(u - .5) * 2 - .82) ** 1.5 * 3), blue)); scroll((-1.15, 0, .1), (0, 0, PI / 2), 1., 1.7, .12, blue, P('gold')); scroll((1.15, 0, .1), (0, 0, PI / 2), 1., 1.7, .12, blue, P('gold'))
    S = light_of(.75, .85, 1, strength=2.2); stars = [(-.7, .35), (-.45, .1), (-.1, .3), (.2, .05), (.5, .35), (.75, -.1), (.35, -.35), (-.05, -.45), (-.5, -.35)]
    for i, (x, y) in enumerate(stars): flat(star(.03, .1 if i % 3 == 0 else .07, 5), .02, S, (x, y, .09))
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (3, 6), (6, 7), (7, 8), (8, 1)): rod((*stars[a], .09), (*stars[b], .09), .012, P('gold'), 4)
    ring(.62, .012, P('gold'), (0, -.02, .09)); ball((0, .95, .5), .34, P('brass')); [ring(r, .025, P('gold'), (0, .95, .5), (a, b, 0)) for r, a, b in ((.45, 0.3, 0), (.5, 1.2, .4), (.55, 1.6, 1.2))]; rod((0, .95, 0), (0, .95, .2), .06, P('brass')); point((0, -.3, .8), 16, (.3, .6, 1))


@artifact(glow=JADE, z=.82, dist=7.0)
def stone_jar():
    m = P('stone_clean'); turned(smooth_profile([(0, 0), (.45, 0), (.55, .1), (.72, .6), (.66, 1.1), (.45, 1.3), (.5, 1.38), (.4, 1.38), (.34, 1.2)], 5), m); turned(smooth_profile([(.5, 1.36), (.42, 1.5), (.16, 1.58), (.12, 1.66), (.18, 1.78), (0, 1.86)], 4), m, (.1, 0, .02), (0, .1, 0)); face_mask(.72, .8, m, light_of(.05, .9, .4, strength=1.6), loc=(0, -.60, .35), lip=P('jade'), mouth='teeth'); [glyph((x, -.55, 1.12), .2, P('jade'), (0, 0, x), k=i) for i, x in enumerate((-.3, 0, .3))]; turned([(.5, 1.36), (.53, 1.385), (.5, 1.41)], light_of(.1, 1, .5, strength=1.6)); [ring(.12, .05, m, (s * .74, 0, .75), (PI / 2, 0, 0)) for s in (-1, 1)]; point((0, -.2, 1.75), 14, (.1, 1, .5))


@artifact(glow=AZURE, z=.75, dist=6.8)
def passage_shell():
    """One spiral conch whose mouth glows."""
    m = mat('shell', (.66, .34, .20), (.86, .66, .46), rough=.25, scale=3, bump=.15, coat=.5, vary=0); b = Body(); n = 120; turns = 5.2; spire = []
    for i in range(n + 1):
        t = i / n; a = t * turns * 2 * PI + 1.2; r = .04 + .42 * t ** 1.7; x = -1.25 + 1.55 * t ** .8; b.ball((x, r * .62 * math.cos(a), .74 + r * .62 * math.sin(a)), .06 + .42 * t ** 1.5)
        if t > .42: spire.append((x, a, r, t))
    b.limb([(.35, -.05, .62), (.85, -.12, .40), (1.30, -.15, .18)], [.44, .26, .07])
    with Group((.05, 0, .0), (0, .10, -.18), 1.12):
        b.build(m, .026, 2, .0)
        last = -9
        for x, a, r, t in spire:
            if a - last > .62: last = a; R_ = r * .62 + .30 * t; d = V((-.25, math.cos(a), math.sin(a))).normalized(); p = V((x, 0, .74)) + V((0, math.cos(a), math.sin(a))) * (r * .62 + .36 * t ** 1.5); tooth_ = lathe_mesh([(0, .30 * t), (.10 * t, .05), (.14 * t, -.06)], m, 10, 60); put(tooth_, m=Matrix.Translation(p) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4())
        mouth = [(.42 + .50 * math.cos(a) + .10 * math.sin(a), -.62 + .10 * math.cos(a), .50 + .34 * math.sin(a) - .16 * math.cos(a)) for a in (i / 24 * 2 * PI for i in range(25))]
        put(mesh('mouth', [(.42, -.56, .50)] + mouth[:-1], [[0, i + 1, (i + 1) % 24 + 1] for i in range(24)], light_of(.0, .42, .95, strength=1.3))); tube(mouth, .095, paint(.80, .30, .22, col2=(.88, .48, .38), rough=.2, coat=.5), seg=10); point((.5, -1.1, .55), 30, (.1, .55, 1))
    turned([(0, 0), (1.05, 0), (.9, .10), (0, .08)], P('sand'))


@artifact(glow=AMBER, z=.95, dist=7.2)
def ceremonial_rattle():
    with Group((0, 0, -.05), (0, .38, 0), 1.1):
        turned([(.07, 0), (.09, .5), (.08, .95)], P('wood')); grip(.1, .7, .095, 'redcloth', 'gold', 7); turned(smooth_profile([(0, .85), (.14, .9), (.48, 1.25), (.5, 1.5), (.34, 1.85), (.1, 1.98), (0, 2.0)], 5), paint(.50, .24, .06, col2=(.62, .34, .1), rough=.45)); [turned([(r, z - .05), (r + .02, z), (r, z + .05)], P(m)) for r, z, m in ((.49, 1.3, 'turquoise'), (.50, 1.45, 'redcloth'), (.47, 1.6, 'bone'))]; ball((0, 0, 2.02), .1, P('gold'))
        for k in range(10): a = k / 10 * 2 * PI; feather((math.cos(a) * .2, math.sin(a) * .2, 1.0), (math.cos(a) * .7, math.sin(a) * .7, -.55), .55, .16, (P('redcloth'), P('turquoise'), paint(.65, .4, .03))[k % 3], (0, 0, 1), .4)


@artifact(glow=RUBY, z=.75, dist=7.0, pitch=22)
def sacred_drum():
    turned([(0, 0), (.62, 0), (.7, .1), (.78, .6), (.7, 1.1), (.66, 1.15), (0, 1.15)], P('wood'), fn=lambda a: 1); turned([(0, 1.2), (.66, 1.19), (.72, 1.14), (.72, 1.0), (.69, .99)], P('canvas')); disc(.4, .01, paint(.42, .04, .02), (0, 0, 1.195), rim=.0); flat(star(.12, .34, 8), .01, P('bone'), (0, 0, 1.205), bevel=0); [rope([(math.cos(a) * .72, math.sin(a) * .72, 1.05), (math.cos(a + .13) * .8, math.sin(a + .13) * .8, .6), (math.cos(a + .26) * .68, math.sin(a + .26) * .68, .1)], .03) for a in (i / 12 * 2 * PI for i in range(12))]; [rope([(math.cos(a) * .72, math.sin(a) * .72, 1.05), (math.cos(a - .13) * .8, math.sin(a - .13) * .8, .6), (math.cos(a - .26) * .68, math.sin(a - .26) * .68, .1)], .03) for a in (i / 12 * 2 * PI for i in range(12))]; ring(.715, .06, P('gold'), (0, 0, 1.08)); ring(.66, .07, P('gold'), (0, 0, .06)); face_mask(.42, .5, P('gold'), P('ruby'), loc=(0, -.72, .35))
    for a, x in ((.9, .1), (-.8, -.15)):
        with Group((x, -.1, 1.27), (0, a, .4)): rod((0, 0, 0), (0, 0, 1.0), .04, P('palewood')); ball((0, 0, .02), .13, P('redcloth'))
    point((0, -.6, 1.8), 14, (1, .3, .15))


@artifact(glow=SUN, z=.6, dist=6.6, pitch=24)
def traders_coins():
    """Square-holed coins on a cord, in stacks."""
    g = P('gold'); c = P('copper'); s = P('silver')
    def sq(loc, r, m, rot=(0, 0, 0)): 
        with Group(loc, rot): turned([(r * .35, 0), (r, 0), (r, r * .2), (r * .9, r * .22), (r * .85, r * .15), (r * .45, r * .15), (r * .42, r * .22), (r * .35, r * .22), (r * .35, 0)], m, seg=28)
    for x, y, n, m in ((-.85, .2, 7, g), (-.2, .35, 11, g), (.5, .3, 5, c), (1.0, .1, 8, s)): [sq((x + rnd(-.03, .03), y + rnd(-.03, .03), k * .082), .36, m) for k in range(n)]
    [sq((-.7 + .27 * k, -.55 + .05 * math.sin(k * 2), .1 + .05 * (k % 2)), .36, (g, g, c, s)[k % 4], (.9, .3, .2 * k)) for k in range(6)]; rope([(-1.1, -.45, .1), (-.3, -.6, .25), (.5, -.55, .25), (1.0, -.6, .1), (1.3, -.3, .05)], .04, m=P('redcloth')); point((0, -.8, 1.0), 24, (1, .75, .3))


@artifact(glow=JADE, z=.75, dist=7.0)
def stone_key():
    with Group((.1, 0, .95), (PI / 2 - .1, -.85, 0), 1.05):
        key_of(P('stone_clean'), 1., 'ring'); flat(star(.14, .3, 6), .1, P('jade'), (-.85, 0, .1)); [glyph((-.2 + .4 * k, 0, .24), .22, light_of(.05, .9, .4, strength=2.), (-PI / 2, 0, 0), k=k) for k in range(3)]
    block((-.65, .25, .2), (.6, .5, .4), P('slate')); block((.75, .25, .3), (.5, .5, .6), P('slate')); point((0, -.8, 1.0), 18, (.1, 1, .45)); tube(bez([(-.75, -.1, .42), (-.5, -.5, .05), (.3, -.75, .04), (.9, -.5, .04)], 6), .03, P('rope'))


@artifact(glow=AZURE, z=.9, dist=7.2)
def guiding_stone():
    """A floating lodestone with a heart of blue light, splinters in its orbit."""
    L = light_of(.04, .6, 1, strength=2.2)
    with Group((0, 0, 1.18), (.05, .1, .25)):
        ball((0, 0, 0), .78, P('slate'), (.95, .70, 1.05), sub=2, amp=.18, smooth=20); gem((0, -.56, .02), .62, mat('heart', (.01, .22, .55), (.03, .45, .85), rough=.08, bump=0, vary=0, coat=.8, emit=(.02, .5, 1), estr=1.0), (PI / 2, 0, 0), 8)
        for k in range(6): a = k / 6 * 2 * PI + .3; tube(bez([(.30 * math.cos(a), -.60, .30 * math.sin(a)), (.48 * math.cos(a + .2), -.52, .48 * math.sin(a + .2)), (.68 * math.cos(a), -.34, .70 * math.sin(a))], 5), lambda t: .035 * (1.1 - t), L, seg=6)
    [block((math.cos(a) * 1.12, math.sin(a) * .6, 1.12 + .20 * math.sin(a * 2)), (.20, .18, .24), P('slate'), (a, a, 0)) for a in (i * .9 for i in range(7))]; turned([(0, 0), (.6, 0), (.5, .12), (0, .14)], P('basalt')); ring(.42, .025, L, (0, 0, .14)); point((0, -1.1, 1.2), 26, (.1, .6, 1)); point((0, 0, .35), 16, (.1, .6, 1))


@artifact(glow=AZURE, z=.88, dist=6.8)
def guiding_skull():
    """A skull of crystal, inlaid with turquoise, a beam from its brow."""
    with Group((0, 0, .1), (0, 0, -.3), 1.3):
        skull((0, 0, 0), 1., mat('crs', (.42, .55, .60), (.75, .85, .88), rough=.1, bump=.02, vary=0, coat=.8, emit=(.1, .4, .6), estr=.12), eyes=light_of(.03, .6, 1, strength=2.2)); [ball((math.sin(a) * .5, -.36 + .3 * abs(math.sin(a)) ** 2, 1.02 + .1 * math.cos(a)), .07, P('turquoise') if k % 2 else P('gold'), (1, .6, 1)) for k, a in enumerate((i / 8 * 2.2 - 1.1 for i in range(9)))]
    flat(star(.1, .24, 8), .05, light_of(.3, .8, 1, strength=2.), (.12, -.48, 1.5), (PI / 2 - .3, 0, -.3)); point((.1, -1.0, 1.2), 20, (.1, .6, 1)); turned([(0, 0), (.75, 0), (.7, .1), (0, .12)], P('gold'))


@artifact(glow=VIOLET, z=.75, dist=7.2, altar=.45, width=3.4)
def runes_of_the_dead():
    L = light_of(.55, .08, 1, strength=2.2); [rune_stone((x, y, -.02), s, P('basalt'), L, (0, a, b), k) for k, (x, y, s, a, b) in enumerate(((-1.05, .15, 1.1, -.12, .25), (-.35, .35, 1.5, -.03, .05), (.4, .3, 1.3, .06, -.1), (1.1, .1, 1.05, .14, -.3)))]; skull((-.55, -.55, 0), .5, None, (-.1, .1, .3)); [rod((.1 + .3 * k, -.65, .06), (.5 + .3 * k, -.5 - .15 * k, .08), .05, P('bone')) for k in range(3)]; point((0, -.6, .9), 30, (.6, .15, 1)); [tube(bez([(x, -.2, .1), (x + .15, -.2, .6), (x - .1, -.2, 1.2), (x + .05, -.2, 1.6)], 8), lambda t: .09 * math.sin(PI * min(1, .15 + t * .85)) + .008, ghost('w', (.5, .15, 1), .35, 1.4), seg=10) for x in (-.75, .05, .75)]


@artifact(glow=SUN, z=.78, dist=6.8)
def guardians_crown():
    g = P('gold'); turned([(.72, 0), (.75, .02), (.78, .38), (.74, .4), (.70, .36), (.68, .04), (.72, 0)], g, (0, 0, .32)); [ring(.76, .035, g, (0, 0, .32 + z)) for z in (.04, .38)]
    for k in range(11):
        a = k / 11 * 2 * PI - PI / 2; c, s = math.cos(a), math.sin(a); h = .95 if k == 0 else .62 if k % 2 else .78
        with Group((c * .76, s * .76, .68), (0, 0, a + PI / 2)): stand([(-.17, 0), (.17, 0), (.24, h * .55), (0, h), (-.24, h * .55)], .06, g, (0, 0, 0), (.12, 0, 0), .02); gem((0, -.05, h * .38), .2 if k else .3, P(('ruby', 'turquoise', 'sapphire')[k % 3]), (PI / 2, 0, 0)) if s < .4 else None
        ball((c * .79, s * .79, .52), .06, P('bone'))
    face_mask(.34, .42, g, light_of(1, .3, .02, strength=2.), loc=(0, -.8, .32)); turned(smooth_profile([(0, 0), (1.0, 0), (.95, .2), (.6, .32), (0, .34)], 4), P('redcloth')); [ball((math.cos(a) * .98, math.sin(a) * .98, .03), .06, g) for a in (i / 4 * 2 * PI + .78 for i in range(4))]; point((0, -1.0, 1.3), 22, (1, .75, .3))
