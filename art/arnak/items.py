"""The forty items: the expedition's things by daylight on wood, canvas, leaf litter, sand and water. A subject is about 2.6 units
wide and 1.9 high; the lower third of the picture stays quiet."""
from art.lib import *

item = family('arnak', 'items', ITEM)


def fur(col, **kw): return mat('fur', col, **{**dict(rough=.75, scale=9, bump=.3, vcol='Col', vary=0), **kw})
def leg(b, top, knee, foot, r, col, hoof): b.limb([top, knee, foot], r, col); b.ball(foot, r[-1] * 1.25, (1, 1.15, .8), col=hoof)


@item(ground='sea', pitch=44, turn=28, z=.1, dist=6.6, sun=6.6)
def sea_turtle():
    sk = (.12, .19, .07); m = fur(sk, scale=14, bump=.6, crack=.3)
    b = Body(); b.ball((0, 0, .05), .95, (1.15, .95, .3), col=(.42, .36, .18)); b.limb([(-1.0, 0, .12), (-1.45, 0, .2)], [.22, .2], sk); b.ball((-1.62, 0, .24), .25, (1.25, .95, .9), col=sk)
    for s in (-1, 1): b.limb([(-.75, s * .6, .08), (-1.0, s * 1.25, .1), (-.6, s * 1.95, .02)], [.22, .2, .06], sk); b.limb([(.85, s * .5, .05), (1.25, s * .85, .0)], [.18, .08], sk)
    b.limb([(1.05, 0, .05), (1.4, 0, 0)], [.1, .03], sk); b.build(m, .035, 4, .01, 6)
    shell = mat('shell', (.20, .085, .02), (.42, .22, .06), rough=.3, scale=4, bump=.25, coat=.4, vary=.22, wear=.4); rim = paint(.45, .30, .10, rough=.4)
    ball((0, 0, .08), .93, P('darkwood'), (1.2, 1, .55))
    def scute(x, y, r, n=6):
        z = .08 + .55 * .95 * math.sqrt(max(.02, 1 - (x / 1.16) ** 2 - (y / .97) ** 2)); nrm = V((x / 1.3, y / .95, z / .35)).normalized(); put(lathe_mesh([(0, .07), (r * .55, .06), (r * .92, .02), (r, -.05)], shell, n, 20), m=Matrix.Translation((x, y, z)) @ nrm.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(.52, 4, 'Z'))
    for x in (-.74, -.25, .25, .74): scute(x, 0, .28)
    for s in (-1, 1): [scute(x, s * .46, .28) for x in (-.5, 0, .5)]; [scute(x, s * .3, .12) for x in (-.98, .98)]
    for k in range(22): a = k / 22 * 2 * PI; ball((math.cos(a) * 1.13, math.sin(a) * .94, .1), .14, rim, (1, 1, .6), sub=2)
    for s in (-1, 1): eye((-1.74, s * .19, .31), .06, (-.4, s, .2), (.02, .02, .02), .7, (.1, .08, .04))
    for k in range(30): a = rnd(0, 6.3); ball((math.cos(a) * rnd(1.3, 1.6), math.sin(a) * rnd(1.1, 1.35), -.1), rnd(.03, .09), P('snow'), (1.6, 1, .4), sub=2, amp=.1)


@item(ground='jungle', pitch=6, turn=10, floor=.45, high=.8)
def ostrich():
    nk, bk = (.48, .33, .27), (.02, .018, .02); m = fur(nk)
    b = Body(); b.limb([(.75, 0, .2), (.1, 0, .45), (-.05, 0, 1.1), (-.35, 0, 1.75)], [.3, .17, .13, .13], nk); b.ball((-.42, 0, 1.92), .25, (1.15, .9, .9), col=nk); b.ball((-.36, 0, 2.06), .16, (1.2, 1, .6), col=(.25, .18, .13)); b.build(m, .03, 3, .015, 7)
    beak = paint(.62, .30, .12, col2=(.75, .45, .2), rough=.4); put(tube_mesh([(-.6, 0, 1.93), (-.9, 0, 1.88), (-1.12, 0, 1.84)], lambda t: .16 * (1 - t) ** .6 + .015, beak, seg=14)); put(tube_mesh([(-.58, 0, 1.84), (-.85, 0, 1.77), (-1.02, 0, 1.76)], lambda t: .12 * (1 - t) ** .6 + .015, beak, seg=14))
    for s in (-1, 1): eye((-.5, s * .19, 1.98), .115, (-.3, s, .05), (.28, .12, .03), .62)
    for i in range(16): a = rnd(-1, 1); tube(bez([(-.4, 0, 2.1), (-.3 + .1 * a, a * .1, 2.25), (-.22 + .12 * a, a * .2, 2.38)], 3), .012, paint(.12, .08, .05), seg=4)
    dark = mat('down', bk, (.06, .055, .06), scale=8, bump=.3, vary=.3); white = mat('plume', (.66, .62, .54), (.85, .82, .75), scale=8, bump=.3, vary=.1)
    ball((1.2, 0, .1), .95, P('dark'), (1.2, .9, .85))
    for i in range(230): a, e = rnd(0, 6.3), rnd(-.3, 1.4); d = V((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))); feather(V((1.2, 0, .1)) + V((d.x * 1.1, d.y * .8, d.z * .78)), d + V((.8, 0, -.5)), .42, .2, dark, d, .5)
    for s in (-1, 1): [feather((1.1 + .12 * k, s * .75, .35 - .04 * k), (.8, s * .35, -.25 - .05 * k), .75, .24, white, (0, s, .4), .6) for k in range(7)]
    [feather((2.1, rnd(-.4, .4), .35), (.9, rnd(-.4, .4), .3 + rnd(-.2, .3)), .8, .28, white, (0, 0, 1), .8) for _ in range(12)]


@item(ground='jungle', z=.7, dist=7.4, pitch=9, turn=-18)
def pack_donkey():
    c, mz = (.20, .165, .14), (.55, .50, .44); m = fur(c)
    b = Body(); b.ball((.35, 0, 1.0), .5, (1.45, .85, .85), col=c); b.limb([(-.3, 0, 1.15), (-.75, 0, 1.65)], [.36, .25], c); b.limb([(-.8, 0, 1.72), (-1.2, 0, 1.42)], [.25, .17], c); b.ball((-1.3, 0, 1.34), .18, (1.1, .95, .9), col=mz); b.ball((.35, 0, .75), .38, (1.4, .8, .6), col=mz)
    for x in (-.15, .9):
        for s in (-.24, .24): leg(b, (x, s, .85), (x + .04, s, .4), (x, s, .06), [.2, .11, .09], c, (.03, .025, .02))
    for s in (-1, 1): b.limb([(-.7, s * .14, 1.88), (-.62, s * .26, 2.15), (-.68, s * .30, 2.42)], [.09, .12, .04], c)
    b.build(m, .032, 3, .012, 7)
    for s in (-1, 1): eye((-.96, s * .19, 1.72), .06, (-.4, s, .1), (.04, .02, .01), .7, (.05, .03, .02)); ball((-1.42, s * .07, 1.38), .03, P('dark'))
    for k in range(9): put(leaf_mesh(.3, .1, .1, .2, 3, [paint(.04, .03, .025)]), m=Matrix.Translation((-.75 + .07 * k, 0, 1.95 - .07 * k)) @ frame((.3, rnd(-.3, .3), 1), (0, 1, 0)))
    box((.35, 0, 1.44), (.9, .75, .12), P('redcloth'), (0, 0, 0), .05)
    for s in (-1, 1): crate((.38, s * .62, .72), (.75, .42, .62), 0); rope([(-.05, s * .84, .75), (.0, s * .5, 1.5), (.35, 0, 1.85)], .035)
    bag((.2, 0, 1.45), .55, P('canvas')); bag((.72, .05, 1.45), .5, P('leather')); scroll((.45, -.1, 1.95), (0, 0, .5), .6); tube(bez([(-1.12, -.2, 1.6), (-1.1, 0, 1.25), (-1.12, .2, 1.6)], 6), .025, P('leather')); tube(bez([(-1.15, -.2, 1.5), (-.6, -.4, 1.3), (-.1, -.4, 1.45)], 6), .02, P('leather')); tube(bez([(1.08, 0, 1.15), (1.25, 0, .9), (1.25, 0, .55)], 4), .035, m)


@item(ground='jungle', pitch=5, turn=-26, floor=.75, high=.9)
def horse():
    c, d = (.22, .085, .03), (.55, .50, .44); m = fur(c, rough=.5)
    b = Body(); b.limb([(1.0, .1, -.2), (.55, 0, .7), (.15, 0, 1.35)], [.85, .58, .38], c); b.ball((-.02, 0, 1.62), .36, (1.05, .8, .95), col=c); b.limb([(-.15, 0, 1.55), (-.6, 0, 1.15), (-.85, 0, .88)], [.34, .24, .19], c); b.ball((-.95, 0, .80), .2, (1.05, .9, .9), col=(.08, .04, .03)); b.ball((.05, 0, 1.3), .3, (.9, .75, 1), col=c)
    for s in (-1, 1): b.limb([(.1, s * .16, 1.9), (.08, s * .2, 2.2)], [.1, .03], c)
    b.limb([(-.3, 0, 1.66), (-.75, 0, 1.12)], [.1, .07], d); b.build(m, .033, 4, .008, 6)
    for s in (-1, 1): eye((-.26, s * .25, 1.62), .075, (-.35, s, 0), (.03, .015, .01), .7, (.05, .03, .02)); ball((-1.07, s * .12, .86), .045, P('dark'))
    hair = mat('mane', (.02, .012, .008), (.07, .04, .025), rough=.5, scale=10, bump=.3, vary=.25)
    for i in range(70): t = R.random(); p = V((.12 + .75 * t, rnd(-.12, .12), 1.98 - 1.1 * t)); put(leaf_mesh(rnd(.5, .8), .13, .15, .4, 5, [hair]), m=Matrix.Translation(p) @ frame((.35, -.55, -.55 + .3 * R.random()), (.3, -.6, 1)))
    for i in range(8): put(leaf_mesh(.45, .12, .15, .4, 4, [hair]), m=Matrix.Translation((-.02, rnd(-.1, .1), 1.98)) @ frame((-.7, rnd(-.3, .3), -.5), (0, 0, 1)))
    L = P('redcloth')
    for p in ([(-.52, -.26, 1.12), (-.42, -.28, 1.35), (.0, -.32, 1.75), (.12, 0, 1.96)], [(-.78, 0, 1.2), (-.72, -.24, 1.08), (-.60, -.15, .88)], [(-.52, -.26, 1.12), (-.1, -.30, 1.2), (.2, -.3, 1.3)], [(-.66, -.22, .95), (.1, -.5, .65), (.9, -.75, .55)]): tube(bez(p, 6), .035, L)
    for p in ((-.52, -.27, 1.12), (-.66, -.23, .97)): ring(.07, .022, P('brass'), p, (PI / 2, 0, .3))


@item(ground='river', z=1.35, dist=14.2, pitch=14, fit=False)
def steam_boat():
    """Hull, wheel and funnel are the silhouette."""
    with Group((.1, 0, 0), (0, 0, math.radians(-24)), 1.12):
        red = paint(.30, .035, .02, col2=(.42, .06, .035), rough=.6, scale=4., wear=.4); white = paint(.66, .58, .44, col2=(.84, .77, .62), rough=.6, dirt=.7)
        hull(5.0, 1.9, .85, red, white, 1.9, z=-.25); win = paint(.03, .07, .08, rough=.15); box((0, 0, .45), (4.2, 1.5, .1), P('wood'))
        box((.35, 0, .98), (2.3, 1.15, .85), white, bevel=.05); box((.15, 0, 1.46), (3.3, 1.7, .09), P('wood'), bevel=.03)
        for i in range(4): [box((-.45 + i * .52, s * .585, 1.05), (.28, .05, .34), win, bevel=.03) for s in (-1, 1)]
        for x in (-1.4, -.6, 1.7): [rod((x, s * .76, .5), (x, s * .76, 1.45), .035, P('brass')) for s in (-1, 1)]
        box((-.65, 0, 1.83), (.85, .95, .66), red, bevel=.05); box((-.65, 0, 2.2), (1.15, 1.2, .09), white, bevel=.03); [box((-.65, s * .48, 1.92), (.5, .05, .3), win, bevel=.03) for s in (-1, 1)]; box((-1.08, 0, 1.92), (.05, .6, .3), win, bevel=.03)
        turned([(.26, 0), (.25, 1.25), (.27, 1.26), (.27, 1.45), (.23, 1.46)], P('iron'), (.45, 0, 1.48)); turned([(.265, 0), (.275, .1), (.275, .22), (.265, .3)], P('brass'), (.45, 0, 2.3)); turned([(.33, 0), (.30, .14), (.22, .16)], P('brass'), (.45, 0, 2.9))
        b = Body(); p = V((.45, 0, 3.12))
        for i in range(11): b.ball(p + V((rnd(-.1, .1), rnd(-.1, .1), rnd(-.06, .06))), .2 + .055 * i); p += V((.26 + .02 * i, 0, .20 - .010 * i))
        b.build(paint(.62, .60, .56, col2=(.85, .82, .76), bump=.3, scale=1.5), .07, 2, .12, 2.5)
        for s in (-1, 1):
            for i in range(10): a = i / 10 * 2 * PI; box((.55 + math.cos(a) * .66, s * 1.12, .45 + math.sin(a) * .66), (.34, .44, .08), red, (0, -a, 0), .01); rod((.55, s * 1.3, .45), (.55 + math.cos(a) * .75, s * 1.3, .45 + math.sin(a) * .75), .03, P('brass'), 6)
            [ring(r, .035, P('brass'), (.55, s * 1.32, .45), (PI / 2, 0, 0)) for r in (.50, .78)]; ball((.55, s * 1.34, .45), .13, P('brass'), (1, .6, 1))
        for _ in range(80): s = R.choice((-1, 1)); x = rnd(-2.4, 2.6); ball((x, s * (.25 + .9 * step(-2.6, .2, x) + rnd(-.1, .2)), .0), rnd(.04, .12), P('snow'), (1.5, 1.1, .5), sub=2, amp=.1)
        rod((2.2, 0, .6), (2.5, 0, 2.0), .03, P('wood')); cloth(.9, .5, P('tealcloth'), (2.92, 0, 1.78), (PI / 2, 0, 0), .06, 6, 16); crate((-1.6, -.1, .5), (.42, .4, .4), .3); ring(.18, .05, white, (-.95, -.61, 1.05), (PI / 2, 0, 0)); ball((-2.3, 0, 1.5), .11, light_of(1, .32, .0, strength=1.6))


@item(ground='jungle', z=.72, dist=7.6, pitch=13, turn=-30, scale=.92)
def automobile():
    body = paint(.025, .14, .13, col2=(.04, .20, .18), rough=.25, coat=.6, bump=.02); c = P('brass')
    for x in (-1.05, 1.05):
        for s in (-1, 1): wheel((x, s * .72, .42), .42, .16, paint(.55, .42, .2), c, 12, tyre=paint(.02, .02, .02, rough=.8))
    for s in (-1, 1):
        tube(bez([(-1.6, s * .74, .55), (-1.4, s * .74, .9), (-1.0, s * .74, .95), (-.6, s * .74, .6), (.3, s * .74, .42), (.6, s * .74, .55), (.9, s * .74, .93), (1.3, s * .74, .9), (1.58, s * .74, .55)], 6), .07, paint(.02, .02, .022, rough=.2, coat=.5), seg=8)
    box((-.85, 0, .78), (1.25, .78, .55), body, bevel=.12); box((-1.5, 0, .76), (.08, .82, .66), c, bevel=.03); [box((-1.56, (k - 3) * .1, .76), (.03, .03, .55), P('iron'), bevel=.0) for k in range(7)]; ball((-1.5, 0, 1.15), .08, c)
    box((.45, 0, .62), (1.9, 1.2, .3), body, bevel=.06); box((1.1, 0, .95), (.6, 1.2, .6), body, bevel=.1); box((.05, 0, .85), (.5, 1.15, .4), body, bevel=.06)
    for x in (.45, 1.0): box((x, 0, .86), (.42, .95, .18), P('leather'), bevel=.07); box((x + .24, 0, 1.12), (.14, .98, .5), P('leather'), (0, .15, 0), .06)
    box((-.2, 0, 1.28), (.05, 1.1, .5), paint(.3, .5, .5, rough=.05, alpha=.35), (0, .2, 0), .02); [rod((-.18 - .05, s * .55, 1.0), (-.1, s * .55, 1.55), .03, c) for s in (-1, 1)]; ring(.2, .025, P('darkwood'), (.1, -.25, 1.2), (0, 1.1, 0)); rod((.08, -.25, 1.2), (-.2, -.25, .95), .02, c)
    for s in (-1, 1): turned(smooth_profile([(0, -.2), (.12, -.16), (.2, 0), (.2, .04), (0, .02)], 4), c, (-1.6, s * .42, .95), (0, -PI / 2, 0)); ball((-1.63, s * .42, .95), .15, light_of(1, .62, .2, strength=1.7), (.4, 1, 1))
    box((1.6, 0, .85), (.42, .9, .4), P('leather'), bevel=.05); [box((1.6, y, .85), (.46, .08, .44), P('brass'), bevel=.01) for y in (-.25, .25)]; scroll((1.55, 0, 1.08), (0, 0, PI / 2), .55); wheel((.75, -.82, .75), .3, .12, c, c, 10, tyre=paint(.02, .02, .02))


def laced_boot():
    """A laced boot whose toe points to -Y."""
    L = mat('boot', (.20, .085, .035), (.34, .16, .07), rough=.45, scale=8, bump=.2, wear=.35, dirt=.6, vary=0); sole = P('darkwood')
    b = Body(); b.limb([(0, .35, 1.28), (0, .38, .9), (0, .32, .45)], [.36, .34, .38]); b.limb([(0, .25, .36), (0, -.35, .33), (0, -.75, .27)], [.36, .30, .27]); b.ball((0, -.72, .28), .32, (1, 1.05, .75)); b.build(L, .04, 4, .012, 4)
    ring(.35, .06, L, (0, .35, 1.58)); ball((0, .35, 1.60), .31, P('dark'), (1, 1, .25)); flat(SOLE, .11, sole, (0, 0, 0), bevel=.02); box((0, .5, .05), (.5, .5, .14), sole)
    for i in range(6):
        t = i / 5; y_ = lerp(-.48, .0, min(1, t * 1.6)); z_ = lerp(.62, 1.42, t)
        for s in (-1, 1): ball((s * .13, y_ - .02, z_), .035, P('brass'), sub=2)
        rope([(-.13, y_ - .04, z_), (0, y_ - .09, z_ + .05), (.13, y_ - .04, z_ + .09)], .03, m=paint(.62, .45, .2))
    for s in (-1, 1): tube(bez([(s * .06, .0, 1.5), (s * .35, -.2, 1.6), (s * .4, -.3, 1.3)], 5), .025, paint(.62, .45, .2))
SOLE = [(p.x, p.y) for p in bez([(-.28, .68, 0), (0, .78, 0), (.28, .68, 0), (.27, .1, 0), (.33, -.6, 0), (.2, -1.02, 0), (0, -1.1, 0), (-.2, -1.02, 0), (-.33, -.6, 0), (-.27, .1, 0), (-.28, .68, 0)], 4)][:-1]


@item(ground='wood', pitch=28, z=.7, dist=6.4)
def sturdy_boots():
    for x, y, r in ((-.62, .1, -.35), (.55, -.05, .3)):
        with Group((x, y, 0), (0, 0, r)): laced_boot()


@item(ground='stream', pitch=36, z=.2, dist=6.2)
def gold_pan():
    with Group((0, .1, .12), (.22, -.08, 0), 1.12):
        turned([(0, 0), (.75, 0), (.82, .05), (1.25, .42), (1.33, .44), (1.34, .40), (.86, 0), (.76, -.05), (0, -.05)], mat('pan', (.10, .105, .11), (.24, .24, .25), rough=.35, metal=.9, scale=5, bump=.1, dirt=.5, vary=0), seg=48); disc(.98, .02, paint(.05, .13, .10, rough=.06), (0, 0, .14), rim=0.)
        for _ in range(60): a, r = rnd(0, 6.3), .85 * math.sqrt(R.random()); ball((math.cos(a) * r, math.sin(a) * r * .9, .10), rnd(.04, .11), R.choice([P('sand'), P('stone_clean'), P('clay')]), (1.2, 1, .6), sub=2, amp=.15)
        for _ in range(26): a, r = rnd(3.4, 6.0), .75 * math.sqrt(R.random()); ball((math.cos(a) * r, math.sin(a) * r, .17), rnd(.06, .17), P('gold'), (1.2, 1, .7), sub=2, amp=.2)
    point((0, -.6, 1.2), 14, (1, .75, .3))


@item(ground='soil', pitch=26, z=.5, dist=6.0, x=.0)
def trowel():
    with Group((-.62, -.05, .12), (0, math.radians(58), -.25), 1.1):          # the blade's point is in the soil, the handle rises to the right
        with Group((0, 0, 0), (0, 0, PI / 2 - .5)): stand([(0, -.1), (.26, .25), (.40, .85), (.34, 1.1), (.1, 1.2), (-.1, 1.2), (-.34, 1.1), (-.40, .85), (-.26, .25)], .05, P('steel'), bevel=.015)
        tube(bez([(0, 0, 1.15), (.0, 0, 1.32), (-.22, 0, 1.42), (-.22, 0, 1.62)], 6), .055, P('steel')); turned([(.12, 0), (.14, .02), (.14, .1), (.12, .12)], P('brass'), (-.22, 0, 1.58)); turned(smooth_profile([(0, 0), (.10, .0), (.13, .2), (.15, .5), (.13, .8), (.17, .95), (.1, 1.02), (0, 1.03)], 4), paint(.42, .06, .03, col2=(.55, .10, .05), rough=.35, coat=.4), (-.22, 0, 1.66))
    gem((-1.1, -.55, .3), .66, P('ruby'), (.3, .3, .2)); point((-1.0, -1.0, .6), 10, (1, .1, .1)); [ball((-1.05 + .45 * math.cos(a), -.5 + .35 * math.sin(a), .05), rnd(.1, .2), paint(.12, .065, .03, bump=.8), amp=.2) for a in (i * .8 for i in range(8))]


@item(ground='soil', pitch=16, z=.82, dist=6.6)
def pickaxe():
    with Group((.25, .0, .05), (-.12, -.38, 0)):
        rod((0, 0, 0), (0, 0, 1.95), .085, P('palewood')); tube(bez([(-1.05, 0, 1.45), (-.6, 0, 1.82), (0, 0, 1.95), (.6, 0, 1.82), (1.0, 0, 1.5)], 8), lambda t: .13 * math.sin(PI * min(1, .1 + .8 * t + .0)) ** .8 + .02, P('steel'), seg=8); box((0, 0, 1.93), (.3, .26, .3), P('iron'), bevel=.05); [ring(.1, .03, P('leather'), (0, 0, .25 + .1 * k)) for k in range(4)]
    block((-.95, .5, .35), (1.2, .9, .8), P('slate'), (0, 0, .3)); block((1.05, .6, .28), (.9, .8, .6), P('stone_clean'), (0, .1, -.4)); arrowhead((1.15, -.15, .1), (-.5, .35, .3), .75, P('slate')); tablet((-1.0, -.25, .0), (-.5, .1, .25), .62)
    [block((rnd(-.5, .8), rnd(-.7, -.1), .05), (rnd(.1, .22),) * 3, P('slate'), (rnd(0, 1), rnd(0, 1), 0)) for _ in range(9)]


@item(ground='sky', z=.75, dist=7.4, pitch=-2, mist=None)
def hot_air_balloon():
    cols = [paint(.46, .04, .02, rough=.7), paint(.68, .48, .16, rough=.7), paint(.02, .20, .20, rough=.7)]
    with Group((0, 0, .25), (0, .06, 0), 1.05):
        prof = smooth_profile([(.16, .0), (.34, .2), (.72, .62), (.86, 1.05), (.72, 1.5), (.4, 1.74), (0, 1.82)], 5); n = len(prof)
        for g in range(18):
            vs = []
            for k in range(5): a = (g + k / 4) / 18 * 2 * PI; bul = 1 + .035 * math.sin(PI * k / 4); vs += [(r * bul * math.cos(a), r * bul * math.sin(a), z) for r, z in prof]
            put(mesh('gore', vs, [[k * n + j, k * n + n + j, k * n + n + j + 1, k * n + j + 1] for k in range(4) for j in range(n - 1)], cols[(0, 1, 0, 2)[g % 4] if g < 16 else g % 2], 80))
        turned([(.875, -.06), (.90, 0), (.875, .06)], P('gold'), (0, 0, 1.05)); ring(.17, .03, P('leather'), (0, 0, 0))
        for a in range(8): q = a / 8 * 2 * PI; rod((math.cos(q) * .17, math.sin(q) * .17, 0), (math.cos(q) * .2, math.sin(q) * .2, -.42), .012, P('rope'), 4)
        turned([(0, -.75), (.2, -.75), (.25, -.42), (.21, -.42), (.18, -.7)], P('straw')); ring(.24, .035, P('leather'), (0, 0, -.42)); flame_at((0, 0, -.32), .3); point((0, -.2, -.1), 8, (1, .5, .1)); [bag((.26 * math.cos(q), .26 * math.sin(q), -.78), .12) for q in (0.5, 2.2, 3.8, 5.2)]


@item(ground='sky', z=.55, dist=6.9, pitch=6, mist=None, turn=-38)
def aeroplane():
    red = paint(.42, .035, .02, rough=.35, coat=.3); cream = paint(.68, .58, .40, rough=.7)
    with Group((0, 0, .75), (-.16, .16, 0), 1.0):
        b = Body(); b.limb([(-1.15, 0, 0), (-.4, 0, .02), (.5, 0, .04), (1.7, 0, .14)], [.30, .33, .24, .07]); b.build(red, .035, 4)
        for z, y in ((.42, 0), (-.22, 0)): 
            put(grid_mesh(.62, 3.9, 8, 16, lambda u, v, xx, yy: (xx - .45, yy, z + .05 * math.sin(PI * u) - .02 * abs(yy)), cream)); put(grid_mesh(.62, 3.9, 8, 16, lambda u, v, xx, yy: (xx - .45, yy, z - .02 - .02 * abs(yy)), cream)); tube([(-.76, yy, z - .02 * abs(yy)) for yy in (-1.95, 0, 1.95)], .035, red)
        for s in (-1, 1):
            for yy in (.75, 1.6): [rod((x, s * yy, -.22), (x, s * yy, .42), .025, P('wood')) for x in (-.68, -.25)]; rod((-.68, s * .75, -.22), (-.68, s * 1.6, .42), .008, P('steel'), 4); rod((-.68, s * .75, .42), (-.68, s * 1.6, -.22), .008, P('steel'), 4)
            rod((-.6, s * .18, .2), (-.6, s * .25, .42), .02, P('wood')); rod((-.55, s * .2, -.25), (-.62, s * .36, -.6), .03, P('wood')); wheel((-.62, s * .42, -.62), .19, .08, P('steel'), P('brass'), 6, tyre=paint(.02, .02, .02)); put(mesh('stab', [(1.25, 0, .12), (1.75, s * .62, .14), (1.85, s * .62, .14), (1.85, 0, .15)], [[0, 1, 2, 3]], cream)); 
        stand([(1.3, .1), (1.6, .55), (1.85, .55), (1.88, .1)], .04, red, (0, 0, .05), bevel=.01); turned([(0, -.12), (.12, -.08), (.16, .1), (0, .1)], P('brass'), (-1.45, 0, 0), (0, PI / 2, 0)); 
        for a in (.5, .5 + PI): put(leaf_mesh(.72, .16, .1, 0, 5, [P('darkwood')], shape=.6, tip=.3), m=Matrix.Translation((-1.52, 0, 0)) @ frame((0, math.cos(a), math.sin(a)), (-1, .3, 0)))
        ball((-1.12, 0, 0), .3, P('steel'), (.45, 1, 1)); ball((.05, 0, .28), .17, P('leather')); ball((-.03, 0, .32), .1, paint(.5, .3, .2)); box((.12, 0, .15), (.5, .3, .15), P('leather'))
        for s in (-1, 1):
            for r, m in ((.26, P('tealcloth')), (.15, P('gold'))): disc(r, .012, m, (-.45, s * 1.25, .50 - .03 + (r < .2) * .012))


@item(ground='wood', pitch=44, z=.12, dist=5.8, turn=12)
def journal():
    for s in (-1, 1):
        box((s * .78, 0, .05), (1.56, 2.0, .09), P('leather'), (0, 0, 0), .03); put(grid_mesh(1.42, 1.85, 14, 4, lambda u, v, x, y: (s * (u * 1.42 + .02), y, .14 + .16 * math.sin(PI * min(1, u * 1.1)) ** .7 * (1 - .3 * u)), P('paper')))
    ink = P('ink')
    def line(pts, r=.014): tube([(x, y, z) for x, y, z in bez([(x, y, .33 + .0 * y) for x, y in pts], 6)], r, ink, seg=4)
    with Group((.78, .1, -.03)):
        line([(-.35, -.3), (-.35, .2), (0, .55), (.35, .2), (.35, -.3)]); line([(-.45, -.32), (.45, -.32)]); line([(-.15, -.3), (-.15, .0), (.15, .0), (.15, -.3)]); line([(-.25, .32), (0, .32), (.25, .32)]); line([(-.3, .1), (.3, .1)])
    for k in range(6): line([(-1.25, .65 - .2 * k), (-.8, .66 - .2 * k), (-.35 - .3 * (k == 5), .65 - .2 * k)], .012)
    flat(star(.08, .22, 8), .01, paint(.45, .04, .03), (-.55, -.65, .30)); tube(bez([(.02, .95, .2), (.05, .2, .25), (-.02, -1.15, .12), (.05, -1.4, .05)], 6), .03, P('redcloth'))
    with Group((1.15, -.75, .38), (0, 0, .9)): turned([(0, 0), (.02, .08), (.05, .18), (.05, 1.1), (.0, 1.1)], paint(.62, .36, .02), rot=(0, PI / 2, 0), seg=8); turned([(0, 0), (.022, .09), (0, .09)], ink, rot=(0, PI / 2, 0), seg=8)
    put(leaf_mesh(.6, .3, .2, .1, 5, [P('leaf2')]), (-1.1, .35, .36), (0, 0, 2.2))


@item(ground='jungle', lift=1.2, z=1.75, dist=8.8, pitch=6, fit=False)
def parrot():
    red, yel, blu, wht = (.62, .022, .012), (.85, .50, .02), (.015, .10, .50), (.85, .80, .70)
    fm = {k: mat('f' + k, c, tuple(min(1, x * 1.5 + .02) for x in c), rough=.5, scale=6, bump=.15, vary=.16) for k, c in dict(r=red, y=yel, b=blu, g=(.02, .25, .06)).items()}
    with Group((.15, 0, .0), (0, 0, .45), 1.08):
        b = Body(); b.ball((0, 0, 1.05), .5, (.92, .86, 1.25), rot=(0, .35, 0), col=red); b.ball((-.14, 0, .95), .42, col=red); b.ball((-.22, 0, 1.72), .42, (1.05, .95, 1), col=red); b.limb([(-.1, 0, 1.3), (-.2, 0, 1.65)], [.42, .38], red); b.ball((-.46, -.24, 1.68), .2, (1, .55, .85), col=wht, mirror=False); b.ball((-.46, .24, 1.68), .2, (1, .55, .85), col=wht); b.limb([(.25, 0, .7), (.5, 0, .3)], [.36, .2], red); b.build(fur(red), .03, 4, .012, 8, blend=.1)
        put(tube_mesh(bez([(-.50, 0, 1.80), (-.72, 0, 1.78), (-.84, 0, 1.60), (-.80, 0, 1.40)], 8), lambda t: .2 * (1 - t) ** .6 + .006, paint(.72, .55, .32, col2=(.9, .8, .6), rough=.3), seg=16), s=(1, .8, 1)); put(tube_mesh(bez([(-.50, 0, 1.52), (-.64, 0, 1.46), (-.70, 0, 1.42)], 6), lambda t: .15 * (1 - t) ** .55 + .01, paint(.02, .018, .018, rough=.3), seg=14), s=(1, .8, 1))
        for s in (-1, 1): eye((-.50, s * .345, 1.74), .075, (-.25, s, .1), (.95, .75, .15), .5, (.02, .018, .018))
        for s in (-1, 1):
            for row, (k, l, w, cnt) in enumerate([('b', 1.2, .24, 7), ('g', .80, .22, 7), ('y', .60, .22, 7), ('r', .42, .22, 8)]):
                for i in range(cnt): t = i / (cnt - 1); feather(V((-.30 + .50 * t + .04 * row, s * (.43 + .025 * row + .006 * i - .12 * abs(t - .4)), 1.38 - .42 * t - .02 * row + .12 * (row == 3))), (.55 - .18 * t + .03 * row, -s * .06, -1.0 + .35 * t), l * (1 - .18 * abs(t - .5)), w, fm[k], (-.1, s, .25))
        for i in range(9): t = (i - 4) / 4; feather((.42, t * .12, .42 - .02 * abs(t)), (.85, t * .12, -1), 2.3 - .6 * abs(t), .27, fm['rbrbrrbrb'[i]], (.9, t * .2, .5))
        for i in range(34): a = rnd(-1.0, 1.0); z = rnd(.75, 1.4); feather((-.50 * math.cos(a) - .03, math.sin(a) * .46, z), (.12, 0, -1), .26, .15, fm['r'], (-math.cos(a), math.sin(a), .1))
        for s in (-.2, .2): [tube(bez([(.02, s + k * .05, .52), (-.12, s + k * .09, .52), (-.18, s + k * .1, .33)], 4), .05, paint(.10, .09, .08), seg=7) for k in (-1, 0, 1)]
        tube(bez([(-.5, -1.7, .16), (-.1, -.8, .26), (0, .4, .34), (-.1, 3.4, .5)], 8), lambda t: .19 - .05 * t, P('bark'), seg=10); broad((-.2, 1.9, .7), .8, 'leaf2', 5, .6); broad((-.45, -1.6, .2), .8, 'leaf2', 5, .6)


@item(ground='dark', pitch=46, z=.15, dist=5.6, turn=-8)
def watch():
    g = P('gold'); with_lid(g)
def with_lid(g):
    turned([(0, 0), (.9, 0), (1.0, .08), (1.0, .22), (.92, .3), (.86, .28), (0, .26)], g, seg=48); disc(.86, .02, paint(.76, .70, .58), (0, 0, .26), rim=0.)
    for k in range(12): a = k / 12 * 2 * PI; box((math.sin(a) * .7, math.cos(a) * .7, .29), (.06 if k % 3 else .1, .18, .02), P('ink'), (0, 0, -a), .005, 0)
    for a, l, w in ((-.9, .45, .07), (.75, .66, .045)): flat([(-w, -.08), (w, -.08), (w * .5, l), (0, l + .06), (-w * .5, l)], .02, P('dark'), (0, 0, .30), (0, 0, -a), .0)
    ball((0, 0, .32), .06, g); turned([(.09, 0), (.12, .05), (.12, .2), (0, .24)], g, (0, 1.0, .15), (-PI / 2, 0, 0)); ring(.2, .04, g, (0, 1.32, .15), (0, 0, 0))
    with Group((-.98, 0, .2), (0, -2.05, 0)): turned([(0, .08), (.8, .06), (.95, 0), (.97, -.06), (0, .02)], g, (.98, 0, 0), seg=48); ring(.62, .02, P('brass'), (.98, 0, .06)); flat(star(.14, .42, 8), .03, P('brass'), (.98, 0, .06))
    chain([(0, 1.5, .1), (.6, 1.75, .08), (1.3, 1.3, .06), (1.5, .3, .06), (1.2, -.5, .06)], .13, .03, g)


@item(ground='wood', pitch=38, z=.3, dist=5.8)
def army_knife():
    red = paint(.45, .015, .015, col2=(.55, .03, .03), rough=.2, coat=.6, bump=.02); st = P('steel')
    with Group((0, 0, .2), (.25, 0, .18), 1.05):
        for z in (-.14, .18): flat([(p.x, p.y) for p in bez([(-.95, -.22, 0), (-1.1, 0, 0), (-.95, .22, 0), (.95, .22, 0), (1.1, 0, 0), (.95, -.22, 0), (-.95, -.22, 0)], 4)][:-1], .14, red, (0, 0, z), bevel=.05)
        for k in range(4): flat(oval(1.0, .2, 20, p=.6), .03, st, (0, 0, .0 + .045 * k), bevel=.005)
        flat(star(.07, .16, 4), .02, P('silver'), (.55, 0, .325), bevel=.0)
        blade = [(0, -.1), (1.3, -.08), (1.62, .05), (1.1, .14), (0, .12)]
        for x, a, poly in ((-.9, 2.35, blade), (.9, .62, blade), (-.9, 1.65, [(0, -.08), (.95, -.08), (1.0, -.02), (.95, .1), (.75, .1), (.7, .02), (.55, .1), (0, .1)]), (.9, 1.25, [(0, -.06), (.8, -.06), (.8, -.14), (1.0, -.14), (1.0, .1), (0, .1)]), (.1, 1.5, None)):
            with Group((x, 0, .05), (0, 0, a)):
                if poly: flat(poly, .05, st, bevel=.012)
                else: tube([(0, 0, 0), (.35, 0, 0)], .05, st); tube([(.3 + .02 * k, .09 * math.sin(k * .9), .09 * math.cos(k * .9)) for k in range(32)], .028, st, seg=6)
        ring(.14, .03, st, (1.2, 0, .08), (0, 0, 0))


@item(ground='canvas', pitch=26, z=.6, dist=6.0, turn=20)
def binoculars():
    bk = mat('bk', (.025, .022, .02), (.05, .045, .04), rough=.5, scale=20, bump=.3, vary=0); c = P('brass')
    with Group((0, 0, .15), (-.14, 0, 0), 1.1):
        for s in (-1, 1):
            with Group((s * .52, 0, .48), (PI / 2, 0, s * -.04)):
                turned([(.0, -.95), (.28, -.95), (.30, -.85), (.22, -.8), (.24, -.35), (.34, -.25), (.36, .2), (.42, .55), (.5, .6), (.5, .85), (.46, .86), (.42, .8), (0, .78)], bk); [turned([(r, z - .04), (r + .02, z), (r, z + .04)], c) for r, z in ((.5, .84), (.5, .62), (.37, .18), (.35, -.24), (.3, -.9))]; ball((0, 0, .74), .42, paint(.02, .10, .16, rough=.03, coat=1.), (1, 1, .3))
        for y in (-.35, .3): box((0, y, .55), (.7, .16, .14), c, bevel=.04)
        rod((0, -.6, .55), (0, .5, .55), .1, c); turned([(.14, 0), (.17, .03), (.17, .2), (.14, .22)], bk, (0, .45, .55), (PI / 2, 0, 0), fn=lambda a: 1 + .04 * math.sin(a * 14))
    tube(bez([(-1.0, .2, .6), (-1.5, .1, .2), (-1.35, -.6, .05), (-.6, -1.0, .06), (.6, -1.0, .06), (1.4, -.6, .05), (1.5, .2, .2), (1.0, .3, .6)], 8), .05, P('leather'), seg=6)


@item(id='tent', ground='jungle', z=.78, dist=7.2, pitch=13)
def pitched_tent():
    tent((.0, .1, 0), P('canvas'), 1.65, .35, P('canvas')); flag((1.55, .6, 0), P('redcloth'), .6, .4, 1.9); campfire((-1.45, -.35, 0), .45, 25); crate((1.25, -.6, 0), (.5, .45, .42), .3)
    with Group((.95, -.9, 0), (0, 0, 0), .26): lantern_lamp(power=8)


@item(ground='dark_water', pitch=16, z=.75, dist=6.6, rim=240)
def fishing_rod():
    """A big fish in the air on the line, silver and orange over dark water."""
    rod_m = P('palewood'); tip = V((.2, .1, 2.55))
    tube(bez([(2.05, -.2, .25), (1.75, -.1, 1.2), (1.15, .0, 2.15), tip], 8), lambda t: .075 * (1 - t) + .016, rod_m, seg=8); rod((2.07, -.2, .18), (1.99, -.18, .55), .10, P('leather'))
    with Group((1.88, -.32, .72), (PI / 2, 0, .1)): disc(.24, .16, P('brass'), (0, 0, -.05)); ring(.19, .03, P('steel'), (0, 0, .12)); rod((0, 0, .1), (.2, 0, .14), .03, P('darkwood'))
    sc, bl, bk = (.52, .55, .58), (.74, .73, .68), (.60, .20, .02); b = Body()
    b.limb([(-1.28, 0, 1.32), (-.75, 0, 1.42), (-.1, 0, 1.22), (.45, 0, .72), (.72, 0, .32)], [.13, .40, .46, .30, .10], sc); b.limb([(-1.05, .0, 1.62), (-.6, .0, 1.76), (.0, .0, 1.55), (.5, 0, 1.0), (.75, 0, .5)], [.10, .16, .18, .14, .06], bk); b.limb([(-1.0, -.03, 1.14), (-.5, -.05, 1.02), (.05, -.05, .86)], [.12, .20, .14], bl)
    b.build(fur(sc, rough=.22, scale=16, bump=.25, coat=.6), .035, 4, .006, 9); fin = paint(.66, .17, .02, col2=(.8, .3, .03), rough=.35, scale=8., bump=.3)
    for d, p, l, w in (((.75, 0, .05), (.70, 0, .36), .75, .42), ((.05, 0, -1), (.72, 0, .38), .75, .42), ((.75, 0, .8), (-.45, .02, 1.80), .55, .5), ((.9, 0, .25), (.0, .02, 1.66), .45, .34), ((.35, -.6, -.6), (-.55, -.36, 1.15), .55, .34), ((.5, -.1, -1), (-.1, -.1, .86), .42, .3)): put(leaf_mesh(l, w, .1, 0, 5, [fin], shape=.72, tip=.45), m=Matrix.Translation(p) @ frame(d, (0, -1, 0)))
    eye((-1.02, -.27, 1.44), .11, (-.3, -1, .1), (.95, .72, .08), .55, (.9, .85, .6)); tube(bez([(-.72, -.41, 1.66), (-.64, -.47, 1.36), (-.74, -.40, 1.10)], 5), .02, P('slate')); ball((-1.40, 0, 1.30), .10, paint(.7, .45, .4), (.8, 1, .7))
    tube([(-1.42, 0, 1.36), V((-1.42, 0, 1.36)).lerp(tip, .5), tip], .02, P('snow'), seg=4)
    for i in range(60): a = rnd(0, 2 * PI); r = rnd(.1, .75); ball((.75 + r * math.cos(a), r * .6 * math.sin(a), rnd(-.05, .45) * (1 - r * .7)), rnd(.02, .07), P('snow'), sub=2)
    [tube([(.75 + r * 1.25 * math.cos(a), r * .8 * math.sin(a), -.04) for a in (i / 30 * 2 * PI for i in range(31))], .025, P('snow'), seg=5) for r in (.42, .72)]


@item(ground='dark', pitch=42, z=.3, dist=6.0)
def precision_compass():
    box((0, 0, .22), (2.3, 2.1, .44), P('wood'), bevel=.05); [box((x, y, .22), (.2, .2, .47), P('brass'), bevel=.02) for x in (-1.08, 1.08) for y in (-.98, .98)]; disc(.98, .03, P('dark'), (0, 0, .43), rim=0.)
    ring(.92, .05, P('brass'), (0, 0, .5)); compass_case((0, 0, .38), (.0, 0, .25), .82, lid=False, face=paint(.66, .62, .52)); ring(.8, .02, P('steel'), (0, 0, .62)); turned(smooth_profile([(.72, .6), (.5, .72), (0, .78)], 4), paint(.7, .9, .9, rough=.02, alpha=.12, coat=1.))
    with Group((0, 1.02, .44), (1.85, 0, 0)): box((0, 1.0, .0), (2.3, 2.0, .2), P('wood'), bevel=.04); box((0, 1.0, -.11), (1.9, 1.6, .03), P('tealcloth')); ring(.55, .03, P('brass'), (0, 1.0, -.13)); flat(star(.15, .5, 8), .03, P('brass'), (0, 1.0, -.16))
    [box((x, -1.06, .3), (.24, .06, .2), P('brass'), bevel=.02) for x in (-.6, .6)]


@item(ground='jungle', z=.85, dist=6.7, pitch=12)
def bow_and_arrows():
    tube(bez([(-1.35, 0, .25), (-1.05, -.02, .95), (-.35, -.05, 1.55), (.45, -.05, 1.75), (1.1, 0, 1.65), (1.3, 0, 1.85)], 8), lambda t: .07 - .045 * abs(t - .5) * 2 + .01, P('wood'), seg=10); rod((-1.35, 0, .25), (1.3, 0, 1.85), .012, P('canvas'), 4); [ring(.075, .025, P('redcloth'), (-.45 + .07 * k, -.05, 1.47 + .045 * k), (0, .9, 0)) for k in range(5)]
    with Group((.75, -.1, .05), (-.1, -.32, 0), 1.0):
        turned([(0, 0), (.24, 0), (.30, 1.15), (.27, 1.15), (.2, .1)], P('leather')); [ring(.26 + .03 * z, .03, P('brass'), (0, 0, .15 + .85 * z)) for z in (0, .5, 1)]
        for i, a in enumerate((0, 1.2, 2.4, 3.7, 5)): arrow((.13 * math.cos(a), .13 * math.sin(a), 1.75 + .08 * i), (.1 * math.cos(a), .1 * math.sin(a), .3), .03, None, None, (P('redcloth'), P('tealcloth'), paint(.65, .4, .03))[i % 3], .38)
    arrow((-.95, -.4, .1), (.25, -.55, .25), .03, P('slate'), None, P('redcloth'), .42)


@item(ground='sky', z=.72, dist=6.6, pitch=2, mist=None, turn=-20)
def carrier_pigeon():
    c, nk = (.26, .29, .34), (.05, .20, .16); m = fur(c)
    with Group((.1, 0, .2), (0, .12, 0), 1.1):
        b = Body(); b.ball((0, 0, .7), .42, (1.25, .85, .8), rot=(0, .35, 0), col=c); b.limb([(-.35, 0, .85), (-.62, 0, 1.15)], [.27, .2], nk); b.ball((-.70, 0, 1.26), .2, col=c); b.limb([(.4, 0, .58), (.85, 0, .42)], [.22, .08], c); b.build(m, .03, 4, .008, 7)
        put(tube_mesh([(-.86, 0, 1.25), (-.96, 0, 1.23), (-1.08, 0, 1.18)], lambda t: .065 * (1 - t) ** .6 + .008, paint(.5, .35, .25), seg=10)); ball((-.89, 0, 1.29), .05, P('snow'), sub=2)
        for s in (-1, 1): eye((-.76, s * .16, 1.3), .05, (-.3, s, .1), (.85, .25, .02), .5, (.8, .3, .05))
        f1, f2, f3 = (mat('pf', q, tuple(min(1, x * 1.35) for x in q), rough=.6, scale=6, bump=.2, vary=.1) for q in ((.34, .37, .42), (.06, .065, .08), (.62, .63, .64)))
        for s in (-1, 1):
            for row, (n, l, ms) in enumerate(((10, 1.15, (f1, f2)), (9, .7, (f3,)), (8, .42, (f1,)))):
                for k in range(n): t = k / (n - 1); feather((-.2 + .25 * (1 - t), s * (.28 + .75 * t), .98 + .62 * t + .03 * row), (.75 - .75 * t, s * (.25 + .75 * t), .25 + .55 * t), l * (.8 + .3 * t), .27, ms[k % len(ms)] if t > .5 else ms[0], (-.4, -s * .3, 1))
        for i in range(7): feather((.8, (i - 3) * .05, .44), (1, (i - 3) * .18, -.2), .8, .2, f1 if i % 2 else f3, (0, 0, 1))
        rod((-.05, -.1, .38), (-.1, -.12, .1), .03, paint(.5, .12, .08)); scroll((-.1, -.14, .05), (0, 0, .4), .45, 1.1, .2, P('paper')); ring(.1, .035, P('redcloth'), (-.1, -.14, .14), (0, PI / 2, .4))


@item(ground='wood', pitch=42, z=.2, dist=5.8)
def whip():
    L = paint(.10, .045, .02, col2=(.2, .10, .05), rough=.4, bump=.4, scale=20.)
    pts = [(math.cos(a) * (1.05 - a * .012) + .05, math.sin(a) * (.85 - a * .01) + .1, .08 + .045 * a / 6.28 + .03 * math.sin(a * 2.3)) for a in (i * .25 + .6 for i in range(90))]
    rope(pts, .085, 9., L); tube(bez([pts[-1], (.9, -.6, .15), (1.5, -.75, .06), (1.75, -.4, .05), (1.55, -.1, .05)], 8), lambda t: .06 * (1 - t) + .012, L)
    with Group(pts[0], (0, 0, -2.2)): tube([(0, 0, .1), (.6, 0, .16), (1.25, 0, .22)], .125, P('leather'), seg=14); [ring(.13, .03, P('brass'), (x, 0, .1 + x * .1), (0, PI / 2, 0)) for x in (.02, .3, .6, .9, 1.2)]; ball((1.3, 0, .23), .17, P('brass'))


@item(ground='wood', pitch=46, z=.08, dist=5.7, turn=-6)
def rough_map():
    put(grid_mesh(3.0, 2.1, 40, 24, lambda u, v, x, y: (x + .03 * n2(0, y, 5.) * (abs(u - .5) > .48), y + .05 * n2(x, 0, 4.) * (abs(v - .5) > .47), .06 + .05 * n2(x, y, .9) + .28 * max(0, abs(u - .5) * 2 - .86) * 7 * .4), P('paper')))
    def stroke(pts, m, r=.022): tube([(p.x, p.y, .115 + .05 * n2(p.x, p.y, .9)) for p in bez([(x, y, 0) for x, y in pts], 6)], r, m, seg=5)
    isl = [(-.95, -.35), (-1.0, .2), (-.6, .62), (0, .7), (.6, .55), (.95, .15), (.8, -.4), (.2, -.62), (-.4, -.55), (-.95, -.35)]; stroke(isl, P('ink'), .03); put(mesh('land', [(x, y, .105 + .05 * n2(x, y, .9)) for x, y in [(0, 0)] + [(p.x, p.y) for p in bez([(x, y, 0) for x, y in isl], 3)]], [[0, i, i + 1] for i in range(1, 28)], paint(.34, .36, .14)))
    for x, y in ((-.5, .3), (-.25, .42), (.0, .35)): stroke([(x - .13, y - .1), (x, y + .12), (x + .13, y - .1)], P('ink'))
    for k in range(9): t = k / 8; x, y = -.75 + 1.2 * t, -.3 + .25 * math.sin(t * 4); stroke([(x, y), (x + .04, y + .005), (x + .08, y + .01)], paint(.50, .02, .02), .03)
    for s in (-1, 1): stroke([(.42 - .15, -.12 - s * .15), (.42, -.12), (.42 + .15, -.12 + s * .15)], paint(.55, .01, .01), .045)
    flat(star(.06, .2, 4), .02, paint(.02, .18, .18), (1.15, .72, .12)); compass_case((-1.35, -.75, .05), (0, 0, .5), .33, False); scroll((0, 1.15, .0), (0, 0, 0), 1., 3.0, .12)


@item(ground='sky', z=.8, dist=7.2, pitch=3, mist=None)
def airdrop():
    cols = [paint(.60, .16, .02, rough=.8), paint(.70, .62, .48, rough=.8)]
    with Group((0, 0, 1.12), (0, .08, 0)):
        n = 16; prof = [(1.25 * math.cos(e), .78 * math.sin(e)) for e in (k / 8 * PI / 2 for k in range(9))]
        for g in range(n):
            vs = []
            for k in range(4): a = (g + k / 3) / n * 2 * PI; bul = 1 + .06 * math.sin(PI * k / 3); vs += [(r * bul * math.cos(a), r * bul * math.sin(a), z - .07 * math.sin(PI * k / 3) * (j == 0)) for j, (r, z) in enumerate(prof)]
            put(mesh('gore', vs, [[k * 9 + j, k * 9 + 9 + j, k * 9 + 10 + j, k * 9 + j + 1] for k in range(3) for j in range(8)], cols[g % 2], 80)); a = g / n * 2 * PI; rod((1.25 * math.cos(a), 1.25 * math.sin(a), 0), (.12 * math.cos(a), .12 * math.sin(a), -.95), .009, P('rope'), 4)
        with Group((0, 0, -1.72), (0, .05, .5)): crate((0, 0, 0), (.85, .8, .72)); rope([(-.44, 0, 0), (-.45, 0, .75), (0, 0, .8), (.45, 0, .75), (.44, 0, 0)], .035); box((0, -.44, .36), (.3, .04, .3), P('redcloth')); [rod((x, y, .74), (0, 0, 1.0), .02, P('rope')) for x in (-.4, .4) for y in (-.38, .38)]


@item(ground='canvas', pitch=24, z=.72, dist=6.0)
def flask():
    with Group((0, 0, 0), (0, -.1, .25), 1.05):
        b = Body(); b.ball((0, 0, .8), .72, (1, .42, 1.05)); b.ball((0, 0, .45), .62, (1, .42, .75)); b.build(mat('felt', (.16, .20, .10), (.24, .28, .15), rough=.9, scale=16, bump=.4, dirt=.5, vary=0), .035, 4)
        turned([(.18, 0), (.17, .12), (.15, .2), (.19, .22), (.19, .42), (0, .45)], P('steel'), (0, 0, 1.5)); [ring(.19, .02, P('steel'), (0, 0, 1.74 + .06 * k)) for k in range(3)]; chain([(.18, 0, 1.85), (.42, 0, 1.75), (.45, 0, 1.5)], .06, .016, P('brass'))
        for s in (-1, 1): tube(bez([(s * .12, -.31, .0), (s * .15, -.33, .8), (s * .1, -.15, 1.5)], 6), .06, P('leather'), seg=6)
        tube(bez([(-.72, 0, .8), (-.5, -.33, .8), (0, -.36, .82), (.5, -.33, .8), (.72, 0, .8)], 6), .065, P('leather'), seg=6); box((0, -.4, .82), (.22, .06, .2), P('brass'), bevel=.02)
    tube(bez([(-.75, 0, .9), (-1.4, .2, .5), (-1.5, -.4, .06), (-.7, -.9, .05), (.5, -.85, .05), (1.5, -.5, .05), (1.5, .2, .2), (.75, 0, .9)], 8), .055, P('leather'), seg=6); ball((1.0, -.35, .01), .1, paint(.1, .3, .35, rough=.03, coat=1.), (1.5, 1, .3))


@item(ground='thicket', pitch=50, z=.2, dist=6.2, sun=7., rim=200)
def machete():
    cut_open(.55)


def cut_open(angle):
    """A machete across the diagonal, over stems that it has cut."""
    steel = paint(.50, .53, .56, col2=(.72, .74, .76), rough=.26, metal=.55, scale=5., bump=.03, dirt=.4); green = paint(.06, .16, .02, col2=(.10, .22, .03), rough=.5, scale=4.); pith = paint(.42, .50, .20, rough=.6)
    with Group((0, 0, .42), (.10, -.05, angle), 1.12):
        blade = [(-.55, .10), (.5, .13), (1.62, .20)] + [(p.x, p.y) for p in bez([(1.60, .12, 0), (1.48, -.20, 0), (1.18, -.40, 0), (.5, -.27, 0), (-.55, -.12, 0)], 5)]
        flat(blade, .05, steel, (0, 0, 0), bevel=.015); flat([(-.4, -.135), (.5, -.27), (1.15, -.39), (1.46, -.22), (1.1, -.28), (.5, -.18)], .03, paint(.86, .88, .90, rough=.18, metal=.3), (0, 0, .035), bevel=.005)
        flat([(p.x, p.y) for p in bez([(-.55, .13, 0), (-1.0, .12, 0), (-1.35, .20, 0), (-1.52, .08, 0), (-1.44, -.22, 0), (-1.2, -.15, 0), (-.9, -.15, 0), (-.55, -.15, 0)], 4)], .15, P('wood'), (0, 0, -.05), bevel=.05)
        box((-.55, 0, .03), (.10, .42, .2), P('brass'), bevel=.03); [ball((-.75 - .24 * k, 0, .10), .05, P('brass')) for k in range(3)]
    for x, y, h, d in ((-.95, .95, .5, .3), (.25, 1.0, .42, -.2), (-.15, -1.0, .3, .2), (1.25, -.75, .34, -.3)):
        top = V((x + d * .3, y, h)); tube([(x, y, -.2), V((x, y, -.2)).lerp(top, .5), top], .13, green, seg=12); disc(.125, .02, pith, top, (-.5, d, 0), rim=.12)
    for x, y, r in ((-1.35, -.75, .2), (1.35, .85, .5)):
        with Group((x, y, .1), (0, 0, r)): tube([(-.5, 0, 0), (0, 0, .02), (.5, 0, .0)], .11, green, seg=12); disc(.105, .02, pith, (-.5, 0, 0), (0, -PI / 2, 0), rim=.12); put(leaf_mesh(.9, .40, .3, .3, 6, [P('leaf2')]), (.45, 0, .05), (0, -.3, .3))


@item(ground='jungle', z=.88, dist=6.4, pitch=8, sun=2.4, sky=.16, bloom=.4, thresh=1., rim=60)
def torch():
    with Group((0, 0, -.2), (.05, .22, 0), 1.15):
        turned([(0, 0), (.07, 0), (.12, 1.1), (0, 1.1)], P('bark')); turned([(.12, .85), (.22, .95), (.24, 1.2), (.2, 1.38), (0, 1.4)], P('rope')); [ring(.22, .035, P('canvas'), (0, 0, .98 + .1 * k)) for k in range(4)]; [ring(.115, .03, P('iron'), (0, 0, z)) for z in (.82, .3)]; flame_at((0, 0, 1.22), 1.05)
    point((0.25, -.7, 1.5), 170, (1, .5, .12), .2); [ball((.3 + rnd(-.5, .5), rnd(-.3, .3), 2.0 + rnd(-.3, .5)), rnd(.012, .03), light_of(1, .4, .02, strength=3.), sub=1) for _ in range(16)]


@item(ground='jungle', z=.85, dist=6.7, pitch=12, turn=16)
def large_backpack():
    c = mat('cv', (.26, .22, .10), (.38, .33, .17), scale=14, bump=.25, dirt=.6, vary=0); L = P('leather')
    b = Body(); b.ball((0, 0, .75), .68, (1, .68, 1.15)); b.ball((0, -.05, .45), .68, (1.02, .7, .65)); b.build(c, .05, 3, .04, 3); b = Body(); b.ball((0, -.02, 1.45), .62, (1.08, .78, .38)); b.ball((0, -.4, 1.28), .3, (1.5, .5, .8)); b.build(mat('fl', (.34, .16, .05), (.46, .25, .09), scale=12, bump=.25, dirt=.6, vary=0), .045, 3, .02, 3)
    for s in (-1, 1): bb = Body(); bb.ball((s * .68, -.05, .5), .32, (.7, .9, 1.1)); bb.build(c, .04, 3, .02, 3); box((s * .70, -.3, .62), (.2, .06, .1), P('brass'), bevel=.02); tube(bez([(s * .28, -.5, 1.5), (s * .28, -.62, 1.1), (s * .28, -.52, .6)], 5), .05, L, seg=6); box((s * .28, -.62, 1.0), (.16, .06, .16), P('brass'), bevel=.02)
    bb = Body(); bb.ball((0, -.5, .5), .34, (1.2, .5, .9)); bb.build(c, .04, 3, .02, 3)
    with Group((0, 0, 1.72)): tube([(-.95, 0, .12), (0, 0, .14), (.95, 0, .12)], .26, P('redcloth'), seg=18); [disc(.25, .03, P('canvas'), (s * .96, 0, .12), (0, s * PI / 2, 0)) for s in (-1, 1)]; [ring(.275, .035, L, (x, 0, .13), (0, PI / 2, 0)) for x in (-.5, .5)]
    with Group((.98, -.15, .35), (0, 0, .3), .38): lantern_lamp(power=20)
    rod((-1.0, .0, .1), (-.85, .1, 2.2), .05, P('palewood')); coil((-1.05, -.35, .05), .28, 3, .05)


@item(id='rope', ground='wood', pitch=34, z=.35, dist=5.6)
def coiled_rope():
    for k, (r, z) in enumerate(((.95, 0), (.92, .17), (.88, .34), (.84, .5))): rope([(math.cos(a) * r, .15 + math.sin(a) * r * .85, .1 + z + .03 * math.sin(a * 3 + k)) for a in (i * .2 for i in range(33))], .105)
    rope([(.84, .15, .62), (.2, -.6, .72), (-.35, -.55, .6), (-.6, -1.0, .2), (.2, -1.25, .1), (1.4, -1.0, .1), (1.7, -.6, .1)], .105); [ring(.16, .05, P('leather'), (-.62, .82, .4 + .02 * k), (0, PI / 2, .9), (1, 1, 1.2)) for k in range(1)]


@item(ground='dark', pitch=44, z=.15, dist=5.4)
def revolver():
    st = mat('gun', (.06, .065, .075), (.16, .165, .18), rough=.22, metal=1., scale=8, bump=.05, wear=.5, vary=0)
    with Group((.0, .1, .2), (.12, 0, .22), 1.05):
        f = lambda poly, t, m, y=0., bev=.03: prism(poly, t, m, (0, 0, -t / 2), (0, 0, 0), bev)
        tube([(-.05, .28, 0), (-.8, .28, 0), (-1.6, .28, 0)], .105, st, seg=14); tube([(-.1, .12, 0), (-.5, .12, 0), (-.9, .12, 0)], .06, st); ring(.075, .03, P('dark'), (-1.6, .28, 0), (0, PI / 2, 0)); box((-1.5, .42, 0), (.12, .08, .05), st, bevel=.01)
        f([(-.1, .4), (.75, .42), (.95, .22), (.85, .0), (.55, -.1), (-.1, -.06)], .26, st); tube([(-.05, .2, 0), (.25, .2, 0), (.55, .2, 0)], .27, st, seg=24); [rod((-.0, .2 + .2 * math.cos(a), .2 * math.sin(a)), (.5, .2 + .2 * math.cos(a), .2 * math.sin(a)), .07, P('brass')) for a in (i / 6 * 2 * PI for i in range(6))]
        f([(.55, .02), (.9, .1), (1.1, -.3), (1.22, -.85), (.98, -.95), (.8, -.5), (.62, -.15)], .24, paint(.24, .09, .03, col2=(.36, .15, .06), rough=.35, coat=.4), bev=.08); f([(.8, .38), (1.0, .58), (1.08, .52), (.95, .25)], .1, st); ring(.22, .035, st, (.36, -.2, 0)); tube(bez([(.34, -.1, 0), (.36, -.22, 0), (.3, -.3, 0)], 4), .03, st); flat(star(.05, .11, 5), .03, P('brass'), (1.0, -.5, .12))
    [turned([(0, 0), (.07, 0), (.07, .3), (.05, .38), (0, .42)], P('brass'), (x, y, .07), (PI / 2, 0, a)) for x, y, a in ((-1.0, -.55, .4), (-.75, -.75, -.5), (-1.3, -.8, 1.2))]


@item(ground='wood', pitch=26, z=.55, dist=5.8)
def hat():
    h = mat('hat', (.26, .14, .06), (.36, .21, .10), rough=.8, scale=9, bump=.2, dirt=.5, vary=0); me = lathe_mesh([(.42, .30), (.55, .0), (.80, -.02), (.93, .02), (.95, .045), (.80, .015), (.56, .04), (.52, .16), (.50, .38), (.44, .56), (.30, .62), (.15, .56), (0, .53)], h, 56, 60)
    for v in me.vertices:
        x, y = v.co.x, v.co.y; r = math.hypot(x, y)
        if r > .56: v.co.z += .20 * (abs(x) / .95) ** 2 - .12 * (max(0, -y) / .95) ** 1.5 * (r - .5) / .4
        if v.co.z > .35: v.co.z -= .16 * math.exp(-(x / .13) ** 2); v.co.x *= 1 - .22 * max(0, -y)
    with Group((0, 0, .42), (.12, -.12, .35), 1.75): put(me); turned([(.565, .05), (.565, .17)], P('redcloth'), s=(.98, .98, 1)); feather((.5, -.22, .14), (.35, .3, .8), .62, .16, P('turquoise'), (1, -.4, .2))
    stand([(-.5, 0), (.5, 0), (.35, .5), (-.35, .5)], .8, P('darkwood'), (0, 0, 0)); coin((-1.3, -.6, .02), .2); coin((-1.05, -.8, .02), .2, None, (.15, 0, 0)); compass_case((1.3, -.55, .0), (0, 0, -.4), .34, False)


@item(ground='moss', pitch=36, sun=7., rim=200)
def bear_trap():
    """Jaws wide open, steel on moss."""
    m = paint(.24, .25, .27, col2=(.40, .41, .43), rough=.35, metal=.7, scale=6., bump=.12, dirt=.6, wear=.5); s_ = paint(.62, .64, .67, rough=.25, metal=.45, dirt=.3)
    with Group((0, 0, .06), (0, 0, .12), 1.05):
        for k in (-1, 1):
            with Group((0, 0, .12), (k * .30, 0, 0)):
                pts = [(math.cos(a) * 1.12, k * math.sin(a) * 1.02, 0) for a in (i / 20 * PI for i in range(21))]; tube(pts, .10, m, seg=10)
                for i in range(2, 19, 2): p = V(pts[i]); put(lathe_mesh([(0, .50), (.11, .05), (.12, -.02)], s_, 4, 20), m=Matrix.Translation(p) @ V((-p.x * .25, -p.y * .25, 1)).to_track_quat('Z', 'Y').to_matrix().to_4x4())
        disc(.42, .08, paint(.42, .10, .03, rough=.5, bump=.3, scale=6.), (0, 0, .10)); ring(.42, .04, m, (0, 0, .17)); box((0, 0, .03), (3.1, .22, .10), m, bevel=.02); box((0, 0, .05), (.18, 1.5, .08), m, bevel=.02)
        for x in (-1, 1): ball((x * 1.14, 0, .14), .16, m); tube(bez([(x * 1.15, -.16, .12), (x * 1.55, -.2, .26), (x * 1.78, 0, .12), (x * 1.55, .2, .26), (x * 1.15, .16, .12)], 6), .07, s_)
        chain([(1.6, -.1, .1), (2.0, -.6, .06), (1.5, -1.05, .06)], .13, .035, m)


@item(ground='wood', pitch=32, z=.45, dist=6.0)
def grappling_hook():
    m = P('iron')
    with Group((-.1, .1, .45), (.35, 1.15, .35), 1.1):
        rod((0, 0, -.7), (0, 0, .55), .09, m); ring(.17, .05, m, (0, 0, -.85), (PI / 2, 0, 0))
        for k in range(4): a = k / 4 * 2 * PI + .4; c, s = math.cos(a), math.sin(a); tube(bez([(c * .05, s * .05, .45), (c * .35, s * .35, .95), (c * .85, s * .85, .75), (c * .95, s * .95, .2)], 7), lambda t: .1 * (1.08 - t) + .008, m, seg=8)
        turned([(.1, .3), (.16, .4), (.15, .6), (0, .68)], P('brass'))
    rope([(-1.05, .0, .3), (-1.5, -.3, .1), (-1.2, -.9, .08), (-.2, -1.0, .08), (.6, -.8, .08), (1.3, -.95, .08), (2.1, -.6, .08)], .075); coil((1.2, .5, .0), .5, 3.4, .075)


@item(ground='dark', pitch=16, z=.92, dist=6.4, sun=2.6, sky=.16, bloom=.35, thresh=1., rim=80)
def lantern():
    lantern_lamp(s=.98, power=110); [ball((x, y, .04), .05, P('leaf'), sub=1) for x, y in ()]
    book((-1.25, .3, 0), (0, 0, .3), .7, P('redcloth')); [ball((rnd(-1, 1), rnd(-.5, .3), rnd(.8, 2.1)), .02, light_of(1, .6, .1, strength=3.), sub=1) for _ in range(6)]; scroll((1.2, .2, 0), (0, 0, -.5), .8)


@item(ground='jungle', pitch=6, turn=-14, floor=.55, high=.86)
def dog():
    c, w, d = (.30, .145, .055), (.66, .58, .47), (.10, .045, .02); m = fur(c)
    b = Body(); b.ball((0, .1, 1.5), .5, (1.0, .95, .95), col=c); b.limb([(0, -.25, 1.42), (0, -.72, 1.30)], [.28, .19], w); b.ball((0, -.35, 1.32), .26, (1.1, .9, .75), col=w); b.limb([(0, -.3, 1.72), (0, -.05, 2.0)], [.1, .12], w); b.limb([(0, .2, 1.2), (0, .35, .5), (0, .4, -.1)], [.42, .55, .6], c); b.ball((0, -.08, .62), .42, (.85, .7, 1.2), col=w); b.ball((.17, -.36, 1.72), .12, col=c, mirror=True)
    b.limb([(.28, -.1, .5), (.3, -.3, -.1)], [.24, .17], c, mirror=True); b.build(m, .034, 4, .015, 7)
    for s in (-1, 1): bb = Body(); bb.limb([(s * .40, .05, 1.82), (s * .66, -.02, 1.72), (s * .70, -.12, 1.3)], [.12, .18, .1], d); bb.build(fur(d), .035, 3); eye((s * .20, -.34, 1.60), .085, (s * .1, -1, .05), (.20, .09, .02), .6)
    ball((0, -.92, 1.36), .105, P('obsidian'), (1.25, .8, .9)); b2 = Body(); b2.limb([(0, -.5, 1.14), (0, -.75, 1.12)], [.16, .09], w); b2.build(fur(w), .03, 3); put(leaf_mesh(.42, .24, -.3, .5, 6, [paint(.60, .10, .10, rough=.3)], shape=.6, tip=.4), m=Matrix.Translation((0, -.72, 1.16)) @ frame((.05, -.45, -.8), (0, -1, .6))); ball((0, -.6, 1.18), .13, P('dark'), (1.1, 1, .35))
    b3 = Body(); b3.limb([(-.40, .05, 1.12), (-.2, -.34, 1.02), (.2, -.34, 1.02), (.40, .05, 1.12)], [.09, .1, .1, .09]); b3.build(P('redcloth'), .03, 3); put(leaf_mesh(.42, .42, -.2, .2, 5, [P('redcloth')], shape=.3), m=Matrix.Translation((0, -.42, 1.04)) @ frame((.05, -.12, -1), (0, -1, .1)))


@item(ground='soil', pitch=30, z=.4, dist=5.8)
def brush():
    with Group((.35, -.05, .35), (.12, -1.0, .45), 1.15):
        turned(smooth_profile([(0, 1.75), (.07, 1.7), (.09, 1.3), (.13, .7), (.17, .45), (.16, .3)], 4), paint(.5, .26, .06, rough=.3, coat=.4), s=(1, .7, 1)); turned([(.17, .05), (.19, .06), (.18, .34), (.16, .35)], P('brass'), s=(1.15, .7, 1))
        hair = mat('br', (.34, .22, .10), (.58, .42, .22), vary=.25, bump=.2)
        for i in range(130): x, y = rnd(-.17, .17), rnd(-.09, .09); tube([(x, y, .08), (x * 1.3, y * 1.3, -.3), (x * 1.55 + rnd(-.04, .04), y * 1.6, -.58 + rnd(-.05, .05))], .016, hair, seg=4)
    with Group((-.75, .0, .05), (-.75, .0, -.15), .9): face_mask(1.0, 1.25, P('turquoise'), P('gold'), lip=P('gold'))
    [ball((-.75 + .85 * math.cos(a), .15 + .7 * math.sin(a), .05), rnd(.1, .22), paint(.12, .065, .03, bump=.8), amp=.2) for a in (i * .5 for i in range(13))]


@item(ground='jungle', z=.75, dist=6.4, pitch=13)
def axe():
    turned([(0, 0), (.95, 0), (.85, .15), (.78, .62), (.8, .72), (0, .74)], P('bark'), (-.25, .15, -.05), fn=lambda a: 1 + .06 * math.sin(a * 5) + .03 * math.sin(a * 11)); disc(.77, .03, P('palewood'), (-.25, .15, .68), rim=.06); [ring(r, .012, P('wood'), (-.25, .15, .71)) for r in (.2, .38, .56)]
    with Group((-.35, .0, .78), (.0, .78, .15), 1.1): tube(bez([(0, 0, .05), (-.03, 0, .8), (.05, 0, 1.6), (.0, 0, 1.75)], 6), .075, P('wood'), seg=10); stand([(.12, -.16), (.12, .2), (-.15, .22), (-.5, .42), (-.62, .02), (-.5, -.4), (-.15, -.18)], .14, P('steel'), (0, 0, .1), bevel=.05); stand([(.14, -.12), (.16, .16), (.0, .17), (.0, -.13)], .2, P('iron'), (0, 0, .1), bevel=.03); [ring(.085, .02, P('redcloth'), (0.02, 0, 1.3 + .06 * k)) for k in range(4)]
    [box((rnd(-1.5, .9), rnd(-.8, -.3), .06), (.3, .12, .06), P('palewood'), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 3)), .01) for _ in range(9)]


@item(ground='dark', pitch=36, z=.5, dist=6.2)
def chronometer():
    w = P('wood'); [box((0, y, .42), (1.9, .1, .84), w, bevel=.02) for y in (-.85, .85)]; [box((x, 0, .42), (.1, 1.7, .84), w, bevel=.02) for x in (-.9, .9)]; box((0, 0, .1), (1.8, 1.7, .1), P('dark')); [box((x, y, .42), (.16, .16, .87), P('brass'), bevel=.02) for x in (-.92, .92) for y in (-.87, .87)]
    with Group((0, 0, .72), (.12, .06, 0), .92):
        ring(.88, .05, P('brass'), (0, 0, -.02)); turned([(0, -.5), (.6, -.5), (.75, -.3), (.78, .02), (.8, .1), (.72, .1), (.7, .04), (0, .04)], P('brass')); disc(.7, .02, paint(.74, .70, .60), (0, 0, .04), rim=0.)
        for k in range(24): a = k / 24 * 2 * PI; box((math.sin(a) * .6, math.cos(a) * .6, .07), (.03 if k % 2 else .05, .07 if k % 2 else .13, .015), P('ink'), (0, 0, -a), .003, 0)
        disc(.2, .015, paint(.6, .56, .46), (0, -.32, .06), rim=.1)
        for a, l, wd in ((.6, .4, .05), (2.4, .56, .035)): flat([(-wd, -.08), (wd, -.08), (wd * .3, l), (-wd * .3, l)], .015, paint(.02, .05, .25, rough=.3), (0, 0, .08), (0, 0, -a), 0)
        flat([(-.012, 0), (.012, 0), (0, .18)], .015, paint(.5, .02, .02), (0, -.32, .09), (0, 0, .7), 0); ball((0, 0, .1), .045, P('brass'))
    [ball((s * .95, 0, .72), .08, P('brass')) for s in (-1, 1)]
    with Group((0, .88, .86), (1.75, 0, 0)): box((0, .88, 0), (1.92, 1.75, .16), w, bevel=.03); box((0, .88, -.09), (1.6, 1.4, .03), P('redcloth'))


@item(ground='plain', pitch=4, z=1.9, dist=6.4, floor=1.02, high=.84, rim=260)
def theodolite():
    """The head alone, as seen against the sky: telescope, circles, levelling base."""
    c, k_ = P('brass'), paint(.03, .05, .05, rough=.35, coat=.4)
    for a in (-.5, 2.0, 3.7): rod((.16 * math.cos(a), .16 * math.sin(a), 1.05), (1.5 * math.cos(a), 1.2 * math.sin(a), -1.4), .085, P('palewood'))
    turned([(0, .92), (.40, .92), (.42, 1.02), (.24, 1.06), (.22, 1.18), (.46, 1.20), (.48, 1.30), (.40, 1.34), (0, 1.34)], c); disc(.46, .05, P('silver'), (0, 0, 1.31)); [turned([(0, 0), (.10, 0), (.10, .12), (0, .13)], c, (.36 * math.cos(a), .36 * math.sin(a), 1.05)) for a in (-.6, -1.57, -2.5, 1.5)]
    for s in (-1, 1): stand([(-.16, 0), (.16, 0), (.10, .42), (.13, .78), (-.13, .78), (-.10, .42)], .10, k_, (0, s * .34, 1.34), (0, 0, 0), .03)
    with Group((0, 0, 2.0), (0, -.16, 0)):
        turned(smooth_profile([(0, -1.12), (.12, -1.12), (.13, -.95), (.10, -.9), (.15, -.35), (.19, -.25), (.19, .35), (.17, .4), (.26, .85), (.30, .9), (.30, 1.28), (.25, 1.30), (.22, 1.2), (0, 1.15)], 3), c, (0, 0, 0), (0, PI / 2, 0)); [ring(.20, .03, P('gold'), (x, 0, 0), (0, PI / 2, 0)) for x in (-.25, .35)]; ring(.30, .03, P('gold'), (1.27, 0, 0), (0, PI / 2, 0)); turned([(0, 0), (.15, 0), (.17, .06), (.10, .12)], k_, (-1.12, 0, 0), (0, -PI / 2, 0)); rod((-.3, 0, .30), (.35, 0, .30), .055, paint(.35, .5, .15, rough=.1, coat=1.)); [box((x, 0, .24), (.07, .10, .14), c, bevel=.02) for x in (-.3, .35)]
    with Group((0, -.44, 2.0), (PI / 2, 0, 0)): disc(.40, .06, P('silver')); ring(.40, .035, c, (0, 0, .05)); disc(.10, .06, c, (0, 0, .05)); [box((math.cos(a) * .32, math.sin(a) * .32, .065), (.07, .016, .01), P('ink'), (0, 0, a), 0, 0) for a in (k / 24 * 2 * PI for k in range(24))]


