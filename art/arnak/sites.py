"""The twenty sites: one idea each, from its name and what it gives, and the mists that hide what is not yet discovered.
The middle of the clearing is the origin; the lower right stays quiet."""
from art.lib import *

site = family('arnak', 'sites', SITE)
mist = family('arnak', 'mist', Template(free_make, (480, 270), 74, .5))
gz = clearing


def platform(w, d, n=2, h=.4, m='stone', y=.2, inset=.5):
    """Steps of blocks; gives the height of the top."""
    for k in range(n):
        ww, dd = w - 2 * inset * k, d - 2 * inset * k; c = max(3, int(ww / .95))
        for i in range(c): block((-ww / 2 + (i + .5) * ww / c, y - dd / 2 + .3, k * h + h / 2), (ww / c, .62, h), P(m))
        block((0, y + .15, k * h + h / 2 - .02), (ww - .1, dd - .4, h), P(m))
    return n * h
def pillar(x, y, z, h, m='stone', r=.42, cap=True, broken=False):
    n = max(2, int(h / .55))
    for k in range(n): block((x, y, z + (k + .5) * h / n), (r * 2 * (1 - .03 * k / n), r * 2, h / n), P(m), (0, 0, rnd(-.06, .06)))
    if cap and not broken: block((x, y, z + h + .12), (r * 2.6, r * 2.6, .26), P(m))
    if broken: block((x + .1, y, z + h), (r * 1.5, r * 1.4, .3), P(m), (.3, .2, .5))
def path(x=0, y0=-2.4, n=9, m='stone'):
    for i in range(n): block((x + rnd(-.5, .5), y0 - i * .42, gz(x, y0 - i * .42) + .02), (rnd(.5, .9), .4, .18), P(m), (0, 0, rnd(-.5, .5)))
def jewel_light(loc, s=.4, m='ruby', power=60, col=(1, .1, .12)):
    gem(loc, s, P(m)); point(V(loc) + V((0, -.7 * s - .2, .3 * s)), power * .35, col, .1)
def house(loc, w, d, h, m, roof='straw', rot=0., door=True):
    """A hut with a hipped roof; front to -Y."""
    with Group(loc, (0, 0, rot)):
        wall((-w / 2, -d / 2), (w / 2, -d / 2), h, .34, .7, .25, P(m), .02, skip=(lambda t, z: abs(t - w / 2) < .42 and z < h * .75) if door else None); wall((-w / 2, d / 2), (w / 2, d / 2), h, .34, .7, .25, P(m)); wall((-w / 2, -d / 2), (-w / 2, d / 2), h, .34, .7, .25, P(m)); wall((w / 2, -d / 2), (w / 2, d / 2), h, .34, .7, .25, P(m))
        box((0, -d / 2 + .2, h * .4), (.95, .1, h * .8), P('dark')); thatch((0, 0, h), w * 1.25, d * 1.3, h * .9, roof)
def thatch(loc, w, d, h, m='straw', ridge=.45):
    """A roof of overlapping bundles."""
    M = Merge(); lf = leaf_mesh(.62, .26, .2, .15, 3)
    rows = 7
    for r in range(rows):
        t = r / rows; ww, dd = lerp(w, w * ridge, t) / 2, lerp(d, .05, t) / 2; z = h * t
        for side in range(4):
            L = (ww if side % 2 == 0 else dd); n = max(2, int(L * 2 / .15))
            for i in range(n):
                u = (i + .5) / n * 2 - 1; x, y, dx, dy = ((u * ww, -dd, 0, -1), (ww, u * dd, 1, 0), (u * ww, dd, 0, 1), (-ww, u * dd, -1, 0))[side]
                M.add(lf, Matrix.Translation((x * .96, y * .96, z + .14)) @ frame(V((dx + rnd(-.15, .15), dy + rnd(-.15, .15), -h / d * 1.3)), (dx, dy, 1)))
    with Group(loc):
        put(M.build('thatch', [P(m)], 180)); put(mesh('in', [(-w / 2.1, -d / 2.1, .1), (w / 2.1, -d / 2.1, .1), (w / 2.1, d / 2.1, .1), (-w / 2.1, d / 2.1, .1), (-w * ridge / 2.1, 0, h * .97), (w * ridge / 2.1, 0, h * .97)], [[0, 1, 5, 4], [2, 3, 4, 5], [1, 2, 5], [3, 0, 4]], P('darkwood'))); rod((-w * ridge / 2, 0, h + .05), (w * ridge / 2, 0, h + .05), .09, P('bark'))
def banner(x, y, z, m, w=.6, h=1.5):
    rod((x - w / 2 - .1, y, z), (x + w / 2 + .1, y, z), .04, P('wood')); cloth(w, h, m, (x, y - .02, z - h / 2), (PI / 2, 0, 0), .04, 7, 16)
def stela(x, y, z, h=2., m='stone_clean', light=None, n=4):
    stand([(-.48, 0), (.48, 0), (.5, h * .85), (.25, h), (-.25, h), (-.5, h * .85)], .4, P(m), (x, y, z), (0, 0, rnd(-.1, .1)), .08)
    for i in range(n): glyph((x, y - .24, z + h * (.2 + .68 * i / n)), .62, light or P('darkwood'), k=i + int(x * 3))


@site(z=2.3, dist=17)
def site1_item_or_compasses():
    """Abandoned Outpost: a watch hut on stilts with a torn flag, crates and a lantern that still burns."""
    for x in (-1.1, 1.1):
        for y in (-.7, .9): rod((x * 1.1, y * 1.1, 0), (x * .95, y, 2.2), .11, P('bark')); 
    for k in range(8): box((-1.3 + .37 * k, .1, 2.2), (.35, 2.4, .1), P('wood'), (0, 0, rnd(-.03, .03)), .02)
    rod((-1.2, -.8, .1), (1.2, -.8, 2.1), .06, P('bark')); rod((1.2, -.8, .1), (-1.2, -.8, 2.1), .06, P('bark'))
    with Group((0, .35, 2.25)):
        for x in (-1, 1): [box((x, -.7 + .24 * k, .6), (.08, .22, 1.2 + rnd(-.1, .1)), P('palewood'), (0, 0, 0), .02) for k in range(7)]
        [box((-.95 + .24 * k, .8, .6), (.22, .08, 1.2), P('palewood'), bevel=.02) for k in range(9)]; thatch((0, 0, 1.15), 3.0, 2.6, 1.2)
    for k in range(7): box((-1.9 - .12 * k, -1.1, 1.95 - .3 * k), (.2, .7, .07), P('wood'), bevel=.02)
    rod((-1.6, -.8, 2.3), (-2.75, -.8, 0), .05, P('bark')); rod((-1.6, -1.4, 2.3), (-2.75, -1.4, 0), .05, P('bark'))
    with Group((1.35, -.7, 2.3), (0, 0, 0), .42): lantern_lamp(power=160)
    flag((-.2, .4, 3.6), P('redcloth'), 1.2, .8, 2.0); crate((2.4, -.6, 0), (1, .9, .8), .3); crate((3.3, -.1, 0), (.8, .8, .7), -.2); crate((2.6, -.5, .8), (.7, .7, .55), .7); barrel((1.9, -1.6, 0), .4, .95); 
    with Group((3.6, -1.3, .0), (0, 0, .5), .45): compass_case()
    coil((-3.3, -1.9, 0), .5, 4, .07); campfire((-3.6, -.4, .1), .7, 60)


@site(z=1.6)
def site1_coin_arrowhead():
    """Forgotten Armoury: a stone hall, its wall hung with shields and spears, arrowheads heaped before it."""
    z = platform(7, 4.2, 1, .4); S = P('stone')
    with Group((0, .9, z)): wall((-3, 0), (3, 0), 3.0, .5, .9, .6, S, .04, .18)
    for x in (-2.9, 2.9): pillar(x, -.6, z, 2.7, broken=x > 0); 
    pillar(-1.6, -.6, z, 2.9); pillar(1.6, -.6, z, 2.9); block((-1.5, -.5, z + 3.3), (3.6, .8, .4), S); block((1.2, -.5, z + 3.3), (1.6, .8, .4), S)
    for i, (x, m) in enumerate(((-2.1, 'redcloth'), (0, 'gold'), (2.1, 'tealcloth'))):
        with Group((x, .5, z + 1.7), (PI / 2, 0, 0)): turned(smooth_profile([(0, .3), (.5, .2), (.78, 0), (.7, -.03)], 4), P(m)); ring(.76, .07, P('gold')); ball((0, 0, .28), .16, P('brass')); flat(star(.2, .5, 6), .1, P('brass'), (0, 0, .14))
    for x in (-1.05, 1.05): [rod((x + dx, .35, z), (x - dx * .6, .45, z + 2.6), .045, P('palewood')) or arrowhead((x - dx * .6, .45, z + 2.5), (0, 0, 0), .6, P('slate')) for dx in (-.25, .25)]
    ball((0, -1.1, z), .8, P('slate'), (1.2, .8, .5), amp=.1)
    for i in range(26): a, k = rnd(0, 6.3), math.sqrt(R.random()); arrowhead((math.cos(a) * k * 1.0, -1.1 + math.sin(a) * k * .7, z + .42 * (1 - k * k)), (rnd(-1, .4), rnd(-1, 1), rnd(0, 6)), rnd(.4, .6), P('slate'))
    coins(14, (-1.8, -.8, -1.7, -1.0), z + .02, .2); coin_stack((-1.7, -1.2, z), 5); torch_on((-2.9, -1.1, z + .6), (0, 0, 0), 1.1, 60); path()


@site(z=1.6, pitch=24)
def site1_draw_coin_tablet():
    """Scholars' Court: a sunken round court with benches, a great globe of stone bands in the middle, and tablets."""
    for r, z, n in ((3.4, .5, 22), (2.6, .25, 17)):
        for i in range(n):
            a = i / n * 2 * PI
            if math.sin(a) < -.55: continue
            block((math.cos(a) * r * 1.1, .3 + math.sin(a) * r * .8, z / 2), (.85, .7, z), P('stone_clean'), (0, 0, a + PI / 2))
    floor(-2.6, 2.6, -2.2, 2.2, .8, .06, P('stone'), inside=lambda x, y: x * x + (y * 1.3) ** 2 < 6.2)
    for x in (-3.5, -1.3, 1.3, 3.5): pillar(x, 2.9 - .35 * abs(x) * .5, .2, 2.7 if x != 1.3 else 1.7, 'stone', .36, broken=x == 1.3)
    block((-2.4, 2.5, 3.2), (3.0, .7, .35), P('stone'))
    turned([(0, 0), (.8, 0), (.8, .25), (.55, .35), (.5, .8), (.7, .95), (0, .95)], P('stone_clean'), (0, .2, .05)); C = (0, .2, 2.0)
    for rot in ((0, 0, 0), (PI / 2, 0, 0), (PI / 2, 0, 1.1), (.9, .3, 0)): ring(.95, .07, P('brass'), C, rot)
    ball(C, .5, P('tealcloth'), amp=.0); ball(C, .515, P('gold'), (1, 1, 1), amp=.12); rod((0, .2, .95), (0, .2, 3.1), .05, P('brass'))
    for x, r in ((-2.5, .3), (-1.9, .1), (2.3, -.3)): tablet((x, -.6 - .1 * abs(x), .1), (-.15, 0, r), .9)
    book((1.3, -1.3, .1), (0, 0, .5), .5, P('redcloth')); book((1.35, -1.3, .24), (0, 0, .2), .48, P('tealcloth')); scroll((-1.1, -1.4, .1), (0, 0, .4), .6); coins(8, (.5, 1.0, -1.7, -1.3), .1, .15)


@site(z=2.9, dist=18.5)
def site1_compass_arrowhead():
    """Hunters' Lookout: a tree house on a giant tree with a rope ladder; a bow rack and a hide below."""
    tube(bez([(-.3, .4, -.3), (0, .3, 1.6), (-.15, .5, 3.4), (.4, .5, 6.5)], 6), lambda t: .85 - .45 * t + .6 * max(0, .12 - t) * 6, P('bark'), seg=14)
    for a in range(8): c, s = math.cos(a * .785), math.sin(a * .785); root([(c * .5, .4 + s * .5, 1.0), (c * 1.2, .4 + s * 1.1, .3), (c * 2.2, .4 + s * 1.9, -.2)], .32)
    for x, y, z, s in ((1.6, .6, 5.4, 1.5), (-1.5, .9, 5.5, 1.5), (.3, 1.0, 6.2, 1.6), (-.6, -.3, 5.9, 1.2), (2.7, .8, 4.9, .9)): bush((x, y, z), s, 'leaf2', 160, .3)
    for i in range(13): a = i / 13 * 2 * PI; box((math.cos(a) * .95, .3 + math.sin(a) * .85, 2.75), (1.5, .42, .1), P('wood'), (0, 0, a), .02)
    for i in range(12): a = i / 12 * 2 * PI; rod((math.cos(a) * 1.6, .3 + math.sin(a) * 1.4, 2.75), (math.cos(a) * 1.6, .3 + math.sin(a) * 1.4, 3.3), .045, P('bark'))
    tube([(math.cos(a) * 1.6, .3 + math.sin(a) * 1.4, 3.25) for a in (i / 24 * 2 * PI for i in range(25))], .045, P('rope')); thatch((-.1, .35, 3.9), 3.0, 2.8, 1.2, 'straw', .2); [rod((math.cos(a) * 1.2, .3 + math.sin(a) * 1.05, 2.8), (math.cos(a) * 1.2, .3 + math.sin(a) * 1.05, 4.0), .05, P('bark')) for a in (.6, 2.5, 3.9, 5.6)]
    for s in (-.22, .22): rod((s + .6, -1.2, 2.75), (s + .9, -1.9, 0), .03, P('rope'))
    for k in range(8): t = (k + .5) / 8; rod((.38 + .3 * t, -1.2 - .7 * t, 2.75 - 2.75 * t), (.82 + .3 * t, -1.2 - .7 * t, 2.75 - 2.75 * t), .035, P('palewood'))
    rod((-3.6, -.9, 0), (-3.4, -.9, 1.9), .07, P('bark')); rod((-2.0, -.9, 0), (-2.2, -.9, 1.9), .07, P('bark')); rod((-3.7, -.9, 1.7), (-1.9, -.9, 1.7), .05, P('bark'))
    cloth(1.3, 1.1, P('leather'), (-2.8, -.93, 1.1), (PI / 2, 0, 0), .05, 5, 14); [rod((-3.45 + .3 * k, -1.25, 0), (-3.3 + .3 * k, -1.0, 1.75), .035, P('palewood')) or arrowhead((-3.3 + .3 * k, -1.0, 1.7), (0, 0, 0), .5) for k in (0, 4.4)]
    with Group((2.6, -.9, .1), (0, 0, .3), .6): compass_case()


@site(z=1.6)
def site1_coin_2tablets():
    """Scribes' Hall: an open pillared hall with rows of clay tablets in the warm light of lamps."""
    z = platform(8, 4.6, 2, .32, 'sandstone'); m = 'sandstone'
    for x in (-3.0, -1.5, 0, 1.5, 3.0): pillar(x, 1.6, z, 2.5, m, .3)
    for x in (-3.0, 3.0): pillar(x, -.9, z, 2.5, m, .34)
    for x in (-2.4, -.8, .8, 2.4): block((x, 1.6, z + 2.95), (1.6, .8, .4), P(m))
    for x in (-3, 3): block((x, .3, z + 2.95), (.8, 2.8, .4), P(m))
    with Group((0, 2.1, z)): wall((-3.2, 0), (3.2, 0), 2.6, .5, .9, .4, P('redstone'), .02)
    for row, (y, zz, n, s) in enumerate(((1.0, .5, 6, .95), (.2, .0, 5, .9))):
        block((0, y + .1, z + zz / 2 + .05), (5.0 if row == 0 else 4.4, .5, zz + .1), P(m))
        for i in range(n): tablet(((i - (n - 1) / 2) * .85, y - .05, z + zz + .1), (-.12, 0, rnd(-.12, .12)), s, P('clay'))
    block((-1.7, -1.0, z + .25), (1.5, .8, .5), P('stone_clean')); tablet((-1.8, -1.0, z + .58), (-1.25, 0, .2), .7); pot((-1.1, -1.1, z + .5), .3, P('clay'), P('bone')); turned([(0, 0), (.25, 0), (.3, .15), (.2, .2)], P('brass'), (1.6, -1.1, z + .02), s=1.3); flame_at((1.6, -1.1, z + .2), .55); point((1.6, -1.4, z + .8), 70, (1, .5, .15)); point((-2.2, .2, z + 1.8), 60, (1, .6, .25)); coin_stack((-2.2, -1.1, z + .5), 4, .16)


@site(z=1.5)
def site1_tablet_arrowhead():
    """Carvers' Yard: a half-carved giant head lies among scaffolds, chips and tools."""
    S = P('stone_clean')
    with Group((-.4, .7, .25), (-.08, .10, -.12), 1.4):
        b = Body(); b.ball((0, .3, 1.0), 1.0, (.95, 1, 1.05)); b.limb([(-.6, -.5, 1.3), (0, -.68, 1.25), (.6, -.5, 1.3)], [.2, .18, .2]); b.limb([(0, -.65, 1.25), (0, -.95, .75)], [.16, .24]); b.ball((.2, -.8, .7), .15, mirror=True); b.ball((.3, -.55, .42), .24, (1.2, .7, .6), mirror=True); b.ball((.3, -.5, .22), .24, (1.2, .8, .5), mirror=True); b.ball((0, -.5, -.05), .36, (1.3, .8, .7)); b.ball((.95, .2, .95), .22, (.5, .8, 1.6), mirror=True); b.build(S, .06, 3, .03, 3)
        for s in (-1, 1): ball((s * .38, -.52, 1.02), .2, P('stone'), (1.3, .5, .6))
        for i in range(7): block(((i - 3) * .3, -.25 + .08 * abs(i - 3), 1.85), (.28, .5, .45), S)
        block((.1, .5, 2.2), (1.6, 1.2, .5), S, (0, 0, .1))
    for x in (-2.5, 1.9): [rod((x, y, 0), (x, y, 3.3), .07, P('palewood')) for y in (-.7, .9)]
    rod((-2.8, -.7, 2.1), (2.2, -.7, 2.3), .06, P('palewood')); rod((-2.5, -.7, .2), (-2.5, .9, 2.6), .05, P('palewood')); rod((1.9, -.7, 1.5), (1.9, .9, 3.2), .05, P('palewood')); [box((-1.9 + .95 * k, .95, 3.2), (.9, .3, .07), P('wood')) for k in range(5)]
    block((3.1, -.6, .4), (1.1, .9, .8), S); arrowhead((3.1, -.9, .75), (-.3, 0, .3), 1.3, P('slate')); tablet((-3.5, -1.0, .0), (-.15, 0, .4), 1.1); tablet((-2.8, -1.6, .0), (-.15, 0, .1), .9)
    for i in range(24): block((rnd(-2.4, 2.6), rnd(-2.2, -.9), .05), (rnd(.1, .3), rnd(.1, .25), .12), S, (rnd(-.4, .4), 0, rnd(0, 3)))
    rod((1.2, -1.7, .1), (1.9, -1.5, .6), .05, P('palewood')); box((1.95, -1.48, .64), (.2, .2, .42), P('iron'), (0, .6, .3)); rope([(1.9, -.7, 3.2), (2.3, -.9, 1.8), (2.2, -1.0, .4)], .05)


@site(z=1.3, pitch=23, dist=14)
def site1_draw_arrowhead():
    """Hidden Cache: a hollow under the roots of a fallen giant, its hatch pulled aside; bundles and quivers shine inside."""
    tube(bez([(-5.5, 1.8, 1.0), (-2, 1.4, 1.7), (1.5, 1.6, 1.9), (6, 2.2, 1.4)], 6), lambda t: 1.15 - .2 * t, P('bark'), seg=18)
    for i in range(12): x = rnd(-3.4, 3.2); root([(x, .8, 2.4), (x + rnd(-.5, .5), -.3, 1.4), (x + rnd(-.8, .8), -.9, .5), (x + rnd(-1, 1), -1.9, -.1)], rnd(.12, .24))
    ball((0, .6, .55), 1.5, P('dark'), (1.3, .6, .9)); block((-1.7, -.4, .5), (.6, .7, 1.1), P('stone')); block((1.8, -.4, .45), (.6, .7, 1.0), P('stone')); block((0, -.3, 1.5), (4.0, .7, .45), P('stone'))
    point((0, -.5, 1.0), 170, (1, .55, .18), .2); point((0, -1.8, 1.2), 60, (1, .6, .25), .4); chest((-.3, -.1, .05), .15, .62, P('wood'), P('iron'), 1.6); bag((1.0, -.3, .05), .75); bag((-1.15, -.5, .05), .6, P('leather'))
    with Group((.55, -.65, .05), (.2, .25, 0)): turned([(0, 0), (.22, 0), (.28, 1.0), (.24, 1.0)], P('leather')); [arrow((.1 * math.cos(a), .1 * math.sin(a), 1.5), (.05 * math.cos(a), .05 * math.sin(a), .2), .025, None, None, P('tealcloth'), .3) for a in (0, 1.3, 2.6, 3.9, 5.1)]
    for k in range(6): box((-2.9 + .26 * k, -1.6, .16 + .0 * k), (.24, 1.3, .07), P('wood'), (.14, -.12, .3), .02)
    for i in range(7): arrowhead((rnd(.4, 1.7), rnd(-1.5, -1.1), .06), (-1.4, 0, rnd(0, 6)), .5)
    bush((-2.9, .4, 2.7), .8, 'leaf2'); bush((2.6, .5, 2.9), .9, 'leaf'); fern((0.4, 1.0, 2.8), .9); liana((-2, -.2, 2.3), (.2, -.3, 2.2), .6, .04, 16); liana((.6, -.4, 2.3), (2.6, -.3, 1.8), .7, .04, 16)


@site(z=2.1, sun=4.6, sky=.26, rim=240)
def site1_fear_tablet_jewel():
    """Cursed Library: shelves of scrolls in a broken apse, a book floats open in violet light."""
    z = platform(7, 4, 2, .3); c = (.55, .15, 1.)
    for s in (-1, 1):
        with Group((s * 2.0, 1.0, z), (0, 0, -s * .45)):
            wall((-1.4, .3), (1.4, .3), 3.6, .5, .8, .4, P('stone'), .03, .22 if s > 0 else .08)
            for r in range(3):
                box((0, -.1, .55 + .85 * r), (2.4, .55, .1), P('darkwood')); x = -1.05
                while x < 1.0:
                    if R.random() < .55:
                        w = rnd(.12, .2); box((x, -.1, .9 + .85 * r - .02), (w, .4, rnd(.45, .62)), R.choice([P('redcloth'), P('tealcloth'), P('leather'), P('paper')]), (0, rnd(-.1, .1), 0), .02); x += w + .03
                    else: scroll((x + .12, -.1, .61 + .85 * r), (0, 0, PI / 2), .5, 1., .2); x += .3
            for x in (-1.25, 1.25): block((x, -.1, 1.6), (.25, .6, 3.2), P('stone'))
    block((0, .0, z + .3), (1.3, 1.0, .6), P('basalt')); block((0, 0, z + .68), (1.5, 1.15, .18), P('basalt')); L = light_of(*c, strength=2.)
    with Group((0, -.1, z + 1.75), (.55, 0, 0), 1.):
        for s in (-1, 1): put(grid_mesh(.9, 1.1, 10, 4, lambda u, v, x, y: (s * (u * .85), y, .28 * math.sin(PI * u) ** .8 + .05), P('paper'))); box((s * .45, 0, -.02), (.95, 1.2, .07), P('leather'), (0, -s * .12, 0)); [box((s * .42, -.35 + .17 * k, .31), (.5, .05, .02), L, (0, s * .05, 0), .005, 0) for k in range(5)]
    point((0, -.7, z + 2.1), 120, c, .2); point((0, .7, z + 1.6), 130, c, .3)
    for i in range(18): a = i * .7; put(grid_mesh(.26, .34, 2, 2, lambda u, v, x, y: (x, y, .06 * math.sin(u * 4)), P('paper')), (math.cos(a) * (.5 + .06 * i), .2 + math.sin(a) * .5, z + 2.1 + .11 * i), (rnd(-1, 1), rnd(-1, 1), a))
    tablet((-2.7, -.9, z - .25), (-.15, 0, .3), .9); jewel_light((.0, -.45, z + .84), .22); skull((1.6, -.8, z - .05), .5); [turned([(0, 0), (.1, 0), (.09, .35), (0, .36)], P('bone'), (x, -.6, z)) or flame_at((x, -.6, z + .34), .22, (.6, .25, 1)) for x in (-1.2, -.95, 1.1)]; path()


@site(z=2.8, sun=4.6, sky=.28, dist=18.6, pitch=17)
def site1_fear_compass_jewel():
    """Haunted Gate: a horned skull over a portal of ghost light, dead trees."""
    z = platform(7.2, 3.6, 2, .4); S = P('stone'); stairs((0, -2.35, 0), 2.2, 4, .33, .2, S)
    for s in (-1, 1):
        for k in range(6): block((s * (1.75 - .06 * k), .4, z + .31 + .62 * k), (1.25 - .04 * k, 1.25, .62), S, (0, 0, rnd(-.04, .04)))
        for k in range(4 if s < 0 else 2): block((s * (3.0 - .06 * k), .6, z + .3 + k * .6), (1.0, 1.0, .6), S)
    zt = z + 3.72; [block((-1.65 + i * 1.1, .4, zt + .35), (1.08, 1.45, .7), S) for i in range(4)]; [block((-1.1 + i * 1.1, .45, zt + .95), (1.05, 1.2, .55), S) for i in range(3)]
    skull((0, -.5, zt - .35), 1.5, mat('sk', (.46, .41, .31), (.66, .60, .47), scale=4, bump=.4, dirt=.9, moss=.18, vary=0), eyes=light_of(.05, 1, .62, strength=2.6), jaw=False); [tube(bez([(s * .6, -.2, zt + 1.2), (s * 1.25, -.3, zt + 1.45), (s * 1.4, -.3, zt + 2.15)], 6), lambda t: .2 * (1.03 - t), P('bone'), seg=10) for s in (-1, 1)]
    put(grid_mesh(2.6, 3.8, 1, 1, lambda u, v, x, y: (x, y, 0), portal('portal', (.002, .02, .016), (.12, .95, .55), 1.25, .9, 2.6, 3.8)), (0, .75, z + 1.85), (PI / 2, 0, 0))
    gh = Body(); gh.ball((0, .3, z + 2.45), .27, (1, .9, 1.25)); gh.limb([(0, .3, z + 2.2), (0, .3, z + 1.4), (.12, .3, z + .7), (-.12, .3, z + .1)], [.30, .44, .36, .05]); gh.limb([(.32, .3, z + 2.0), (.62, .2, z + 1.6), (.55, .0, z + 1.05)], [.17, .14, .05], mirror=True); gh.build(ghost('ghost', (.35, 1, .75), .42, .7), .045, 4, .05, 3)
    ball((0, .03, z + 2.42), .16, paint(.0, .03, .02), (.95, .5, 1.35)); [ball((s * .06, -.07, z + 2.47), .032, light_of(.6, 1, .8, strength=3.), sub=2) for s in (-1, 1)]
    for p in ([(0, .2, z + .4), (-.5, -1.2, .9), (.3, -2.4, .75), (-.6, -3.6, .9)], [(.3, .2, z + 1.4), (1.0, -1.0, 2.0), (.7, -1.8, 2.8), (1.3, -2.2, 3.5)]): tube(bez(p, 10), lambda t: .24 * math.sin(PI * min(1, .15 + t * .85)) ** .8 + .01, ghost('wisp', (.12, .9, .55), .22, 1.4), seg=12)
    point((0, -.1, z + 1.4), 150, (.1, 1, .6), .5); point((0, -2.4, .9), 40, (.1, 1, .6), .4); dead_tree(-5.2, .6, 1.1, 1); dead_tree(5.6, 1.6, 1.0, -1); jewel_light((-2.6, -.9, z - .1), .3)
def dead_tree(x, y, s, m):
    z = gz(x, y); tube(bez([(x, y, z - .3), (x - m * .25 * s, y, z + 1.6 * s), (x + m * .2 * s, y, z + 3 * s), (x + m * .7 * s, y, z + 4.2 * s)], 6), lambda k: s * (.34 * (1 - k) + .05), P('bark'))
    for h, dx, dz, dy in ((1.8, 1.1, .9, -.3), (2.4, -1.0, 1.1, .3), (3.0, .9, 1.2, .2), (3.6, -.6, 1.0, -.2)): p = V((x, y, z + h * s)); e = p + V((dx * s, dy * s, dz * s)); tube(bez([p, p.lerp(e, .5) + V((0, 0, -.22 * s)), e], 5), lambda k: s * (.13 * (1 - k) + .015), P('bark'), seg=6)


@site(z=1.8, sun=5., rim=260)
def site1_jewel():
    """Jewel Shrine: a great ruby floats between two stone hands."""
    z = platform(5.6, 3.6, 3, .3, 'stone_clean', .2, .45); stairs((0, -1.95, 0), 1.6, 4, .3, .22, P('stone_clean'))
    for s in (-1, 1):
        b = Body(); b.limb([(s * 1.5, .5, z - .2), (s * 1.45, .4, z + .9), (s * 1.15, .2, z + 1.5)], [.42, .38, .42]); b.ball((s * 1.05, .1, z + 1.75), .42, (.7, .9, 1.1))
        for k in range(4): b.limb([(s * 1.1, -.3 + .24 * k, z + 1.9), (s * 1.0, -.32 + .24 * k, z + 2.45), (s * .68, -.28 + .22 * k, z + 2.75 - .06 * abs(k - 1.5))], [.15, .13, .1])
        b.limb([(s * .95, -.35, z + 1.6), (s * .62, -.5, z + 1.85), (s * .5, -.5, z + 2.1)], [.16, .14, .11]); b.build(P('stone_clean'), .05, 3, .02, 4); ring(.46, .08, P('gold'), (s * 1.47, .4, z + .6)); pillar(s * 3.2, .8, 0, 2.6, broken=s > 0)
    gem((0, .05, z + 2.2), 1.15, mat('big', (.45, .004, .02), (.75, .02, .04), rough=.08, bump=0, vary=0, coat=.8, emit=(1, .0, .02), estr=.22)); point((0, -.9, z + 2.0), 40, (1, .12, .1), .25); point((0, 1.2, z + 2.2), 110, (1, .1, .12), .3)
    for a in range(10): q = a / 10 * 2 * PI; ball((math.cos(q) * 1.0, .05 + math.sin(q) * .5, z + .05), .07, P('ruby'), sub=2)
    ring(.8, .06, P('gold'), (0, .05, z + .04)); path()


@site(z=2.6, dist=17.6, sun=5., land=lambda x, y: clearing(x, y) * .6)
def site2_2compasses_jewel():
    """Star Observatory: a domed tower open to the sky, a brass telescope, a star wheel before it."""
    m = 'sandstone'; z = platform(6.4, 4.4, 2, .4, m)
    for k in range(5): 
        for i in range(14): a = (i + .5 * (k % 2)) / 14 * 2 * PI; block((-.6 + math.cos(a) * 1.5, .6 + math.sin(a) * 1.5, z + .3 + .5 * k), (.68, .45, .5), P(m), (0, 0, a + PI / 2)) if not (k < 3 and -2.1 < a - PI * 2 * (a > PI) < -1.1) else None
    ball((-.6, .6, z + 1), 1.35, P('dark'), (1, 1, 1.1)); vs = []
    for i in range(25):
        a = i / 24 * 2 * PI * .80 + .72 * PI - .9
        for j in range(9): e = j / 8 * PI / 2; vs.append((-.6 + 1.75 * math.cos(e) * math.cos(a), .6 + 1.75 * math.cos(e) * math.sin(a), z + 2.5 + 1.75 * math.sin(e)))
    put(mesh('dome', vs, [[i * 9 + j, i * 9 + 9 + j, i * 9 + 10 + j, i * 9 + j + 1] for i in range(24) for j in range(8)], P('turquoise'), 60)); ring(1.75, .12, P('gold'), (-.6, .6, z + 2.55))
    with Group((-.35, -.1, z + 3.1), (0, .0, -.5)):
        with Group((0, 0, 0), (-.95, 0, 0)): turned([(.3, -1.2), (.3, .3), (.38, .35), (.38, 1.0), (.46, 1.05), (.46, 1.7), (.52, 1.72), (.5, 1.9), (0, 1.8)], P('brass')); ring(.4, .05, P('gold'), (0, 0, 1.0)); ring(.32, .05, P('gold'), (0, 0, .2))
    with Group((2.3, -.6, z + 1.1), (-1.15, 0, -.2)):
        turned([(0, 0), (1.05, 0), (1.1, .1), (0, .14)], P('slate')); ring(1.08, .09, P('gold'), (0, 0, .1)); ring(.7, .03, P('gold'), (0, 0, .16)); flat(star(.16, .55, 8), .08, P('gold'), (0, 0, .12)); [ball((math.cos(a) * .88, math.sin(a) * .88, .16), .06, light_of(.5, .9, 1, strength=2.)) for a in (i / 12 * 2 * PI for i in range(12))]
    block((2.3, -.2, z + .3), (1.0, .8, .6), P(m)); jewel_light((-2.3, -1.1, z + .2), .36); pillar(-3.4, 1.4, 0, 3.0, m, .35, broken=True)
    for i in range(14): ball((rnd(-7, 7), 8, rnd(6, 8)), .05, light_of(.9, .95, 1, strength=3.), sub=1)


@site(z=1.4, pitch=25, dist=15.5, sun=6.6)
def site2_coin_compass_tablet_arrowhead():
    """Great Market: rows of bright awnings round a square, goods in baskets."""
    floor(-4.2, 4.2, -2.6, 2.4, .9, .05, P('sandstone'))
    cols = [P('redcloth'), P('tealcloth'), paint(.62, .36, .03, rough=.85, scale=10., bump=.25), paint(.30, .05, .22, rough=.85, scale=10., bump=.25), P('canvas')]
    def stall(x, y, m, m2, rot=0., w=1.9):
        with Group((x, y, 0), (0, 0, rot)):
            for sx in (-1, 1):
                for sy, h in ((-1, 1.55), (1, 2.0)): rod((sx * w / 2, sy * .6, 0), (sx * w / 2, sy * .6, h), .05, P('palewood'))
            for k in range(6): put(grid_mesh(w / 6 * 1.02, 1.75, 3, 10, lambda u, v, xx, yy: (xx, yy, 1.62 + .27 * (v * 2 - .5) - .12 * math.sin(PI * v) - (.0 if v > .1 else (.1 - v) * 2.2)), m if k % 2 else m2), ((k - 2.5) * w / 6, -.05, 0))
            box((0, -.25, .42), (w * .95, .7, .84), P('wood')); return
    stall(-3.0, .9, cols[0], cols[4], .25); stall(-1.0, 1.5, cols[1], cols[4], .06); stall(1.15, 1.5, cols[2], cols[3], -.06); stall(3.2, .9, cols[0], cols[2], -.25); stall(-3.4, -1.1, cols[3], cols[4], .9, 1.6)
    heap((-2.95, .6, .85), .4, .22, 20, None, .12); [arrowhead((-1.4 + .18 * i, 1.2, .86), (-.5, 0, rnd(-.4, .4)), .42) for i in range(5)]; [tablet((.75 + .42 * i, 1.15, .85), (-.4, 0, 0), .42) for i in range(3)]
    with Group((3.1, .6, .88), (0, 0, -.3), .34): compass_case()
    for x, y, m in ((-1.9, -.4, paint(.55, .12, .02)), (2.1, .2, paint(.10, .22, .03)), (2.7, -.2, paint(.60, .35, .03)), (-2.2, -1.4, paint(.4, .02, .03))):
        turned([(0, 0), (.32, 0), (.42, .34), (.36, .34), (.3, .25)], P('straw'), (x, y, .05)); [ball((x + rnd(-.22, .22), y + rnd(-.22, .22), .36 + rnd(0, .1)), .12, m, sub=2) for _ in range(14)]
    turned([(0, 0), (.7, 0), (.75, .4), (.6, .45), (.55, .3), (0, .3)], P('stone_clean'), (0, -.6, .05), s=1.1); pillar(0, -.6, .1, 1.3, 'stone_clean', .22); flat(star(.25, .55, 8), .12, P('gold'), (0, -.66, 2.0), (PI / 2, 0, 0)); disc(.52, .04, paint(.02, .2, .2, rough=.08), (0, -.6, .42)); pot((.9, -1.5, .05), .55, P('clay'), P('bone')); bag((-.8, -1.7, .05), .5)


@site(z=1.7, sun=5.2)
def site2_arrowhead_jewel():
    """Warrior's Tomb: a stone warrior lies on his sarcophagus with sword and shield, a ruby on his breast."""
    z = platform(7.6, 4.4, 2, .34); m = P('stone_clean')
    with Group((0, 1.9, z)): wall((-3.4, 0), (3.4, 0), 3.2, .55, 1., .5, P('stone'), .03, .15)
    for x in (-3.1, 3.1): pillar(x, .9, z, 3.0); torch_on((x, .35, z + 1.0), (.2, 0, 0), 1.2, 90)
    with Group((0, 1.55, z + .7)): face_mask(1.5, 1.9, P('stone'), light_of(.1, .6, 1, strength=1.6), mouth='teeth')
    block((0, -.2, z + .4), (4.4, 1.7, .8), P('slate')); block((0, -.2, z + .88), (4.7, 1.95, .22), m)
    for i in range(7): glyph((-1.9 + .63 * i, -1.08, z + .42), .55, P('gold'), k=i)
    with Group((0, -.25, z + 1.0)):
        b = Body(); b.ball((-1.65, 0, .38), .34, (1.1, .9, 1)); b.ball((-.75, 0, .32), .55, (1.25, .95, .7)); b.limb([(-.2, 0, .28), (.6, 0, .25)], [.42, .4]); b.limb([(.5, -.22, .25), (1.9, -.24, .2)], [.3, .18]); b.limb([(.5, .22, .25), (1.9, .24, .2)], [.3, .18]); b.ball((2.0, -.24, .35), .17, (.8, .9, 1.6)); b.ball((2.0, .24, .35), .17, (.8, .9, 1.6)); b.limb([(-1.0, -.55, .3), (-.4, -.62, .3), (-.1, -.15, .6)], [.2, .17, .14]); b.limb([(-1.0, .55, .3), (-.4, .6, .3), (-.1, .15, .6)], [.2, .17, .14]); b.ball((-1.6, -.02, .68), .12, (.8, .8, 1)); b.build(m, .05, 4, .02, 4)
        for k in range(7): put(leaf_mesh(.7, .22, .2, .1, 5, [P('gold' if k % 2 else 'turquoise')]), m=Matrix.Translation((-1.9, -.3 + .1 * k, .45)) @ frame((-1, (k - 3) * .12, .55), (0, 0, 1)))
        box((.75, 0, .72), (2.1, .16, .06), P('steel'), bevel=.02); box((-.3, 0, .72), (.1, .6, .1), P('gold')); rod((-.35, 0, .72), (-.75, 0, .74), .06, P('leather')); jewel_light((-.8, 0, .92), .3, power=90)
        with Group((1.0, -.85, .05), (1.0, 0, 0)): turned(smooth_profile([(0, .25), (.4, .16), (.62, 0)], 4), P('redcloth')); ring(.6, .06, P('gold')); ball((0, 0, .22), .14, P('gold'))
    for x in (-2.9, -2.5, 2.6): arrowhead((x, -1.6, z - .3), (-.25, 0, rnd(-.4, .4)), .8)


@site(z=2.6, dist=18.6)
def site2_draw_tablet_jewel():
    """Archive of Kings: a stepped façade of niches, each with a golden king's head; great doors ajar with light."""
    z = platform(8.4, 4.6, 2, .34, 'redstone'); m = 'redstone'; stairs((0, -2.5, 0), 2.0, 4, .3, .18, P(m))
    with Group((0, 1.3, z)): wall((-3.8, 0), (3.8, 0), 3.2, .53, .95, .7, P(m), .01, skip=lambda t, zz: abs(t - 3.8) < .75 and zz < 2.4)
    with Group((0, 1.5, z + 3.2)): wall((-2.6, 0), (2.6, 0), 1.0, .5, .95, .7, P(m)); 
    with Group((0, 1.6, z + 4.2)): wall((-1.4, 0), (1.4, 0), .8, .4, .95, .7, P(m))
    put(grid_mesh(9, 6, 1, 1, lambda u, v, x, y: (x, y, 0), P('dark')), (0, 1.7, z + 1), (PI / 2, 0, 0)); box((0, 1.55, z + 1.2), (1.4, .05, 2.4), light_of(1, .5, .1, strength=1.5)); point((0, .5, z + 1.3), 110, (1, .6, .2), .3)
    for s in (-1, 1):
        with Group((s * .75, .9, z), (0, 0, s * .75)): box((-s * .36, 0, 1.2), (.72, .14, 2.4), P('darkwood')); [box((-s * .36, -.08, .5 + .7 * k), (.7, .05, .12), P('gold')) for k in range(3)]; ball((-s * .62, -.14, 1.2), .08, P('gold'))
        for k, (x, zz) in enumerate(((1.55, .9), (2.55, .9), (3.4, .9), (1.3, 3.3), (2.1, 3.3))):
            box((s * x, .98, z + zz + .45), (.72, .12, 1.0), P('dark')); face_mask(.58, .74, P('gold'), P('turquoise'), loc=(s * x, .86, z + zz + .08), mouth='', lip=P('copper')); stand([(-.34, 0), (.34, 0), (.42, .26), (.15, .16), (0, .34), (-.15, .16), (-.42, .26)], .1, P('gold'), (s * x, .86, z + zz + .78), bevel=.02)
        pillar(s * 3.9, .4, 0, 4.2, m, .36); tablet((s * 1.7, -1.1, z - .32), (-.15, 0, -s * .2), .85)
    jewel_light((0, 1.1, z + 4.5), .42); scroll((2.6, -1.2, z - .3), (0, 0, .4), .6, knobs=P('gold')); banner(0, 1.1, z + 4.0, P('redcloth'), .8, .9)


@site(z=1.9, sun=5.2, rim=240)
def site2_2tablets_jewel():
    """Sanctuary of Tablets: two giant tablets like the wings of a gate, signs glowing; a jewel on the altar between."""
    z = platform(7.4, 4.2, 2, .36, 'stone_clean'); L = light_of(1, .36, .03, strength=1.7)
    for s in (-1, 1):
        with Group((s * 1.75, .9, z), (-.06, 0, s * .22)):
            stand([(-1.15, 0), (1.15, 0), (1.2, 3.0), (.9, 3.7), (.25, 3.6), (-.3, 3.8), (-.95, 3.6), (-1.2, 3.0)], .5, P('clay'), bevel=.12)
            for i in range(5):
                for j in range(3): glyph(((j - 1) * .62, -.3, .5 + i * .62), .72, L, k=i * 2 + j + (s > 0))
        point((s * 1.75, -.6, z + 1.8), 70, (1, .5, .15), .4); turned([(0, 0), (.35, 0), (.4, .5), (.55, .7), (.4, .72), (.3, .6), (0, .6)], P('basalt'), (s * 3.3, -.6, z - .3)); flame_at((s * 3.3, -.6, z + .3), .9); point((s * 3.3, -.9, z + 1.0), 60, (1, .45, .1))
    block((0, .0, z + .35), (.9, .8, .7), P('basalt')); block((0, 0, z + .76), (1.15, 1.0, .16), P('gold')); jewel_light((0, -.05, z + 1.4), .6, power=90); path(); fern((-3.3, .9, z), .7); liana((-2.8, .5, z + 3.7), (-1.2, .5, z + 3.5), .7, .04, 14)


@site(z=.9, pitch=30, dist=14.5, sun=5., land=lambda x, y: clearing(x, y) - 2.6 * (1 - step(1.7, 2.7, math.hypot(x * .8, (y - .2) * 1.15))))
def site2_fear_2tablets_2arrowheads():
    """Pit of Bones: a round pit with ribs of a giant beast rising from it, skulls on stakes round the rim."""
    for i in range(20): a = i / 20 * 2 * PI; block((math.cos(a) * 3.0, .2 + math.sin(a) * 2.15, .05 + rnd(-.05, .1)), (.9, .6, .5), P('stone'), (0, 0, a + PI / 2))
    for k in range(6):
        y = 1.2 - .48 * k; h = 2.5 - .25 * abs(k - 2.2)
        for s in (-1, 1): tube(bez([(s * .3, y, -1.6), (s * 1.5, y, -.6), (s * 1.45, y - .1, h * .45), (s * .35, y - .25, h * .85)], 7), lambda t: .19 * (1.08 - t) + .03, P('bone'), seg=9)
        ball((0, y, -1.5), .4, P('bone'), amp=.08)
    skull((0, -1.3, -1.3), 1.3, P('bone'), (-.3, .15, .1), light_of(1, .15, .0, strength=2.), jaw=False); [tube(bez([(s * .5, -1.0, -.2), (s * 1.15, -1.3, .1), (s * 1.2, -1.8, .8)], 5), lambda t: .17 * (1.05 - t), P('bone')) for s in (-1, 1)]
    for _ in range(40): a, r = rnd(0, 6.3), rnd(.2, 1.6); x, y = math.cos(a) * r, .2 + math.sin(a) * r * .8; rod((x, y, -2.0), (x + rnd(-.4, .4), y + rnd(-.4, .4), -1.8 + rnd(0, .4)), .07, P('bone'), 6)
    for _ in range(9): a, r = rnd(0, 6.3), rnd(.8, 1.8); skull((math.cos(a) * r, .2 + math.sin(a) * r * .8, -2.2), .5, P('bone'), (rnd(-.6, .2), 0, rnd(-1, 1)))
    for x, y in ((-3.3, -.9), (-3.5, .7), (3.4, .5), (2.2, 2.3), (-2.2, 2.4)): rod((x, y, 0), (x, y, 1.4), .06, P('bark')); skull((x, y - .05, 1.25), .55, P('bone'), (0, 0, rnd(-.4, .4)))
    tablet((-3.2, -2.0, .05), (-.3, 0, .5), .85); tablet((-2.4, -2.4, .05), (-.3, 0, .2), .85); [arrowhead((x, -2.6, .1), (-.35, 0, rnd(-.3, .3)), .75) for x in (-1.4, -.8)]; point((0, -.2, -.6), 60, (1, .3, .1), .5)


@site(id='tp_i_a', z=2.0, dist=17)
def masters_lodge():
    """Masters' Lodge: a long house with a golden roof crest, a gold figure over the door."""
    z = platform(7.6, 4.2, 1, .4); house((0, .4, z), 5.2, 2.4, 1.9, 'stone_clean'); m = P('gold')
    for s in (-1, 1): stand([(0, 0), (.35, 0), (.6, .9), (.95, 1.5), (.5, 1.25), (.1, .6)], .16, m, (s * 1.2, .3, z + 3.5), (0, 0, 0 if s > 0 else PI), .04); pillar(s * 2.2, -1.4, z, 1.7, 'stone_clean', .24); ball((s * 2.2, -1.4, z + 2.15), .26, m); banner(s * 1.35, -1.05, z + 1.75, paint(.60, .36, .03, rough=.85, scale=10., bump=.25), .6, 1.2)
    person((0, -1.0, z + 2.0), m, .75); ring(.62, .07, m, (0, -.95, z + 2.5), (PI / 2, 0, 0))
    with Group((-2.6, -1.6, z - .1), (0, 0, .4), .5): compass_case()
    campfire((2.6, -2.0, .1), .6, 50); path()
def person(loc, m, s=1.):
    """A plain standing figure: head, shoulders, robe."""
    with Group(loc, (0, 0, 0), s): turned(smooth_profile([(0, 0), (.42, 0), (.34, .35), (.30, .7), (.36, .95), (.2, 1.12), (0, 1.15)], 5), m); ball((0, 0, 1.32), .22, m)


@site(id='tp_i_b', z=1.5)
def apprentices_lodge():
    """Apprentices' Lodge: three small round huts, silver pennants, a work table with tablets."""
    for x, y, s in ((-2.4, .6, 1.), (0, 1.4, 1.1), (2.4, .5, .95)):
        for i in range(13):
            a = i / 13 * 2 * PI
            for k in range(3): block((x + math.cos(a) * .95 * s, y + math.sin(a) * .95 * s, .25 + .5 * k), (.5 * s, .3, .5), P('stone_clean'), (0, 0, a + PI / 2)) if not (4.2 < a < 5.2 and k < 2) else None
        box((x, y - .8 * s, .5), (.6, .1, 1.0), P('dark')); ball((x, y, .7), .8 * s, P('dark'))
        M = Merge(); lf = leaf_mesh(.7, .26, .2, .2, 3)
        for r in range(7):
            for i in range(34 - 4 * r): a = i / (34 - 4 * r) * 2 * PI; rr = 1.35 * (1 - r / 7.5); M.add(lf, Matrix.Translation((math.cos(a) * rr, math.sin(a) * rr, .24 * r)) @ frame((math.cos(a), math.sin(a), -1.0), (math.cos(a), math.sin(a), 1)))
        put(M.build('cone', [P('straw')], 180), (x, y, 1.55), (0, 0, 0), s); flag((x, y, 3.0 * s), P('silver'), .7, .4, .9)
    box((0, -1.3, .62), (2.6, .9, .1), P('wood')); [rod((x, y, 0), (x, y, .6), .06, P('wood')) for x in (-1.1, 1.1) for y in (-1.6, -1.0)]
    tablet((-.6, -1.3, .68), (-.25, 0, .2), .6); tablet((.2, -1.25, .68), (-.25, 0, -.1), .6); coin_stack((.9, -1.4, .68), 5, .14); [person((x, y, 0), P('silver'), .7) for x, y in ((-1.9, -1.3), (1.8, -1.1))]; bag((-3.4, -1.0, 0), .6)


@site(id='tp_ii_a', z=2.2, dist=17)
def archers_hall():
    """Archers' Hall: great round targets between pillars, arrows in them, giant arrowheads on the roof edge."""
    z = platform(8, 4.2, 2, .32, 'slate'); m = 'slate'
    with Group((0, 1.7, z)): wall((-3.6, 0), (3.6, 0), 3.0, .5, .95, .5, P(m), .02)
    for x in (-3.4, -1.15, 1.15, 3.4): pillar(x, .9, z, 2.9, m, .32)
    for x in (-2.3, 0, 2.3): block((x, .9, z + 3.35), (2.3, .9, .4), P(m)); arrowhead((x, .7, z + 3.5), (0, 0, 0), 1.3, P('silver'))
    for i, x in enumerate((-2.28, 0, 2.28)):
        with Group((x, .85, z + 1.45), (PI / 2 - .12, 0, 0)):
            for r, mm, h in ((.92, P('straw'), .2), (.86, paint(.62, .56, .44), .22), (.64, paint(.02, .16, .30), .24), (.42, paint(.45, .03, .02), .26), (.2, P('gold'), .28)): disc(r, h, mm, rim=.03)
        for _ in range(3): a, r = rnd(0, 6.3), rnd(.05, .45); arrow((x + math.cos(a) * r + .15, -.35, z + 1.6 + math.sin(a) * r), (x + math.cos(a) * r, .58, z + 1.45 + math.sin(a) * r), .03, None, None, P('tealcloth'), .28)
    with Group((-2.6, -1.5, z - .2), (0, 0, .3)): rack_of_bows()
    turned([(0, 0), (.35, 0), (.42, .8), (.36, .8)], P('leather'), (2.2, -1.4, z - .3)); [arrow((2.2 + .15 * math.cos(a), -1.4 + .15 * math.sin(a), z + 1.1), (2.2 + .1 * math.cos(a), -1.4 + .1 * math.sin(a), z), .03, None, None, P('redcloth'), .26) for a in (0, 1.2, 2.4, 3.7, 5)]; person((3.3, -1.1, z - .32), P('silver'), .75)
def rack_of_bows():
    for x in (-.7, .7): rod((x, 0, 0), (x, 0, 1.2), .06, P('wood'))
    rod((-.85, 0, 1.1), (.85, 0, 1.1), .05, P('wood'))
    for x in (-.45, 0, .45): tube(bez([(x - .1, -.12, 0), (x + .22, -.16, .75), (x - .1, -.12, 1.55)], 6), lambda t: .045 - .03 * abs(t - .5), P('palewood')); rod((x - .1, -.12, 0), (x - .1, -.12, 1.55), .01, P('canvas'), 4)


@site(id='tp_ii_b', z=2.1, sun=5.2, dist=16.6)
def jewelled_throne():
    """Jewelled Throne: a great golden seat set with rubies on a red-carpeted dais."""
    z = platform(7, 4.4, 3, .3, 'stone_clean', .2, .5); stairs((0, -2.3, 0), 2.4, 5, .3, .18, P('stone_clean')); g = P('gold')
    for i in range(5): box((0, -2.2 + .3 * i, .26 + .18 * i), (1.2, .5, .05), P('redcloth'), (0, 0, 0), .01)
    box((0, -.4, z + .02), (1.2, 1.4, .05), P('redcloth'), bevel=.01)
    box((0, .5, z + .35), (1.9, 1.3, .7), g); box((0, .4, z + .76), (1.5, 1.1, .18), P('redcloth'), bevel=.08)
    stand([(-.95, 0), (.95, 0), (1.1, 1.6), (1.35, 2.5), (.75, 2.15), (.45, 2.9), (0, 2.4), (-.45, 2.9), (-.75, 2.15), (-1.35, 2.5), (-1.1, 1.6)], .3, g, (0, 1.15, z + .6), bevel=.07)
    stand(oval(.55, .75), .1, P('redcloth'), (0, .98, z + 1.85), bevel=.03); jewel_light((0, .85, z + 2.95), .4, power=80)
    for s in (-1, 1):
        box((s * .95, .45, z + 1.05), (.3, 1.35, .2), g); box((s * .95, -.1, z + .7), (.28, .25, .7), g); face_mask(.5, .6, g, P('turquoise'), loc=(s * .95, -.3, z + .75), lip=P('copper')); gem((s * .72, .9, z + 2.2), .24, P('sapphire'), (PI / 2, 0, 0)); gem((s * 1.2, .92, z + 2.9), .2, P('ruby'), (PI / 2, 0, 0)); gem((s * .42, .92, z + 3.15), .18, P('jade'), (PI / 2, 0, 0))
        pillar(s * 2.7, .9, z - .3, 3.2, 'stone_clean', .34); banner(s * 2.7, .4, z + 2.7, P('redcloth'), .6, 1.6); turned([(0, 0), (.3, 0), (.35, .5), (.5, .7), (.35, .72), (0, .6)], g, (s * 2.2, -.9, z - .55)); flame_at((s * 2.2, -.9, z + .1), .8); point((s * 2.2, -1.3, z + .7), 60, (1, .5, .15))
    heap((-1.7, -.2, z - .02), .4, .2, 16, None, .11); point((0, -.8, z + 2), 40, (1, .7, .3), .3)


def mist_bank(seed, hue, hint):
    """Jungle under mist: tree tops drown in pale light, one dark shape hints at what may stand there."""
    ground(46, clearing, P('earth'), 60); hint()
    scatter(60, (-14, 14, -2, 12), lambda x, y: tree((x, y, clearing(x, y)), rnd(1.0, 1.9), R.choice(['leaf', 'leaf3'])), lambda x, y: not (abs(x) < 2.6 and y < 3))
    for i in range(34): x, y = rnd(-9, 9), rnd(-5, 5); ball((x, y, rnd(.2, 2.2) + .15 * y), rnd(1.2, 2.6), _veil(hue), (1.7, .8, .55), amp=.25)
    sun_sky(4.2, 32, -62, .4, (.7, .68, .55), (.25, .42, .52)); camera('place', (0, 0, 1.9), 16.2, pitch=21, yaw=10)
    return dict(samples=20, mist=(10.5, 11, hue, .93), exposure=.15, sat=1.05)
def _veil(hue): return ghost('veil', hue, .16, 2.2)


@mist()
def mist_1(): return mist_bank(1, (.16, .23, .22), lambda: pyramid((0, 2.4, 0), 5, 4, .7, .6, P('basalt')))
@mist()
def mist_2(): return mist_bank(2, (.20, .22, .17), lambda: [pillar(x, 2, 0, 4, 'basalt', .4) for x in (-2.2, 2.2)] and block((0, 2, 4.4), (5.6, 1, .7), P('basalt')))
@mist()
def mist_3(): return mist_bank(3, (.15, .20, .26), lambda: skull((0, 2.2, -.2), 2.6, P('basalt')))
@mist()
def mist_4(): return mist_bank(4, (.22, .20, .16), lambda: [stela(x, 2.2, 0, 3.6, 'basalt') for x in (-1.8, .2, 2.0)])
