"""The starting cards and Fear. Funding and Exploration exist twice: with a ship and with a car in the picture."""
from art.lib import *

basic = family('arnak', 'basics', ITEM)


def purse():
    bag((0, .15, 0), 1.15, P('leather'), P('gold')); heap((.15, -.35, 0), .55, .22, 26, None, .17); coins(14, (-1.2, 1.3, -1.0, -.5), .02, .19); coin((-.75, -.55, .22), .3, None, (1.2, 0, .4))
def sea_chart(m='paper'):
    put(grid_mesh(3.0, 2.0, 30, 20, lambda u, v, x, y: (x, y, .03 + .03 * n2(x, y, 1.)), P(m)))


@basic(ground='wood', pitch=34, z=.38, dist=6.2)
def funding_ship():
    purse()
    with Group((-1.2, .75, 0), (0, 0, .5), .62): hull(1.7, .55, .3, P('wood'), P('palewood'), 1.8, z=.12); rod((0, 0, .3), (0, 0, 1.5), .03, P('palewood')); cloth(.9, .75, P('canvas'), (.0, -.02, 1.0), (PI / 2, 0, 0), .06, 4, 10); cloth(.4, .2, P('redcloth'), (.2, 0, 1.5), (PI / 2, 0, 0), .03, 6, 8); box((0, 0, .06), (.9, .3, .12), P('darkwood'))


@basic(ground='wood', pitch=34, z=.38, dist=6.2)
def funding_car():
    purse()
    with Group((1.3, .65, 0), (0, 0, -.5), .5):
        c = paint(.03, .16, .15, rough=.3, coat=.5); [wheel((x, s * .36, .24), .24, .1, P('brass'), P('brass'), 8, tyre=P('dark')) for x in (-.55, .55) for s in (-1, 1)]; box((-.45, 0, .45), (.7, .5, .3), c, bevel=.07); box((.35, 0, .48), (.9, .62, .34), c, bevel=.07); box((.4, 0, .85), (.7, .6, .06), P('leather'), bevel=.02); [rod((.08, s * .27, .6), (.12, s * .27, .85), .02, P('brass')) for s in (-1, 1)]; box((-.82, 0, .45), (.05, .5, .34), P('brass'))


@basic(ground='wood', pitch=38, z=.3, dist=5.8)
def exploration_ship():
    put(grid_mesh(3.6, 2.6, 20, 14, lambda u, v, x, y: (x, y + .2, .03 + .03 * n2(x, y, 1.)), paint(.10, .22, .26, col2=(.16, .30, .33), rough=.85, bump=.15))); [tube([(x, y + .02 * math.sin(x * 6), .1) for x in (-1.6 + .2 * k for k in range(17))], .012, P('bone'), seg=4) for y in (-.8, -.3, .3, .8, 1.2)]; compass_case((.15, 0, .05), (0, 0, .3), 1.0, case=P('brass'))
    with Group((-1.25, .75, .05), (0, 0, .4), .6): hull(1.6, .55, .3, P('redcloth'), P('palewood'), 1.8); rod((0, 0, .3), (0, 0, 1.4), .03, P('palewood')); cloth(.85, .7, P('canvas'), (.0, -.02, .95), (PI / 2, 0, 0), .06, 4, 10)


@basic(ground='jungle', pitch=30, z=.35, dist=5.9)
def exploration_car():
    compass_case((0, 0, .05), (.15, 0, .3), 1.05, case=P('brass')); [tube(bez([(x - 1.6, -1.2, .03), (x, -.9, .05), (x + 1.4, -1.3, .03)], 6), .0, P('dark')) for x in ()]
    with Group((-1.35, .8, .0), (0, 0, .5), .62):
        c = paint(.42, .05, .02, rough=.3, coat=.5); [wheel((x, s * .36, .24), .24, .1, P('brass'), P('brass'), 8, tyre=P('dark')) for x in (-.55, .55) for s in (-1, 1)]; box((-.45, 0, .45), (.7, .5, .3), c, bevel=.07); box((.35, 0, .48), (.9, .62, .34), c, bevel=.07); box((.4, 0, .85), (.7, .6, .06), P('leather'), bevel=.02); [rod((.08, s * .27, .6), (.12, s * .27, .85), .02, P('brass')) for s in (-1, 1)]


@basic(ground='jungle', z=.85, dist=6.2, pitch=4, sun=1.6, sky=.10, rim=30, bloom=.4, thresh=1., mist=(6.4, 6, (.012, .02, .03), .9))
def fear():
    """Eyes and claws in the dark of the jungle."""
    d = mat('shade', (.006, .008, .012), (.02, .024, .034), rough=.6, bump=.5, scale=5, vary=0); b = Body(); b.ball((0, .6, 1.1), 1.0, (1.05, .8, 1)); b.ball((0, .2, 1.3), .6, (1.1, .8, .8)); b.limb([(.5, .3, 1.9), (.75, .35, 2.4)], [.3, .05], mirror=True); b.limb([(1.0, .5, .8), (1.35, .0, .9), (1.15, -.5, 1.15)], [.4, .25, .2], mirror=True); b.build(d, .06, 3, .08, 3)
    E = light_of(1, .28, .0, strength=2.4)
    for s in (-1, 1): ball((s * .33, -.24, 1.42), .19, E, (1.25, .5, .72), (0, s * .4, 0)); ball((s * .33, -.34, 1.42), .07, P('dark'), (.5, .5, 1.6)); point((s * .33, -.7, 1.4), 7, (1, .3, 0)); [tube(bez([(s * (1.0 + .12 * k), -.6, 1.2 + .05 * k), (s * (.95 + .13 * k), -.85, 1.1), (s * (.9 + .12 * k), -.95, .85)], 5), lambda t: .075 * (1.05 - t), P('bone')) for k in range(4)]
    ball((0, -.28, .92), .38, paint(.12, .004, .004), (1.3, .4, .5)); [tube(bez([(x, -.42, 1.08 - .06 * abs(x)), (x, -.46, .98), (x, -.44, .86)], 4), lambda t: .06 * (1 - t) + .003, P('bone')) for x in (-.36, -.2, -.06, .06, .2, .36)]; [tube(bez([(x, -.4, .76), (x, -.44, .84), (x, -.42, .93)], 4), lambda t: .05 * (1 - t) + .003, P('bone')) for x in (-.28, -.12, .12, .28)]
    [(ball((x, 1.6, z), .07, light_of(1, .6, .05, strength=1.6), (1.3, .5, .8)), ball((x + .26, 1.6, z), .07, light_of(1, .6, .05, strength=1.6), (1.3, .5, .8))) for x, z in ((-2.0, .7), (1.6, 1.9), (1.9, .5))]
