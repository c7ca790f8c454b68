"""People: busts made of features. Eyes are small and deep under the brow, noses and jaws differ, hats, hair and tools make the silhouette."""
from .core import *
from .materials import *
from .shapes import *
from .foliage import leaf_mesh
from .bodies import Body, eye
from .things import turned, ring, rod, disc, stand, flat, smooth_profile

FAIR, TAN, OLIVE, BROWN, DARK = (.60, .36, .25), (.50, .28, .165), (.40, .22, .12), (.25, .12, .06), (.125, .058, .032)
Z = 2.1


def shades(c, k): return tuple(min(1, x * y) for x, y in zip(c, k))


def head(skin=TAN, jaw=1., nose=1., brow=1., cheeks=1., lips=.8, iris=(.12, .10, .05), old=False, smile=.5, lean=1., woman=False, eyes=1., long=0., hook=0., teeth=False):
    """lean < 1 is a narrow face, long > 0 a long one; hook bends the nose; a woman has a softer brow, a finer jaw and neck, larger eyes and painted lips."""
    z = Z; lip = shades(skin, (1.0, .48, .46) if woman else (.88, .62, .60)); red = shades(skin, (1.06, .84, .80)); dark = shades(skin, (.66, .55, .53))
    if woman: brow, jaw, eyes, nose = brow * .35, jaw * .80, eyes * 1.2, nose * .8
    chin, mouth = z - .47 - long, z - .305 - long * .55
    sk = mat('skin', skin, rough=.48, scale=7, bump=.10 if old else .05, vcol='Col', vary=0)
    b = Body()
    b.ball((0, .03, z + .13), .5, (.90 * lean, 1, 1.06), col=skin); b.ball((0, -.1, z - .2 - long * .4), .39, (.90 * lean, .9, .95 + long), col=skin)
    b.ball((0, -.25, chin), .17 if not woman else .145, (1.2 * jaw, .9, .85), col=skin); b.limb([(.30 * jaw * lean, -.02, z - .28 - long * .6), (.12 * jaw, -.24, chin - .01)], [.15, .14], skin, mirror=True)
    b.ball((.25 * lean, -.35 if not old else -.33, z - .13), .13 * cheeks, (1, .7, .85 if not old else 1.1), col=red, mirror=True)
    b.limb([(0, -.455, z + .10), (0, -.50 - .045 * nose - .05 * hook, z - .0), (0, -.55 - .06 * nose, z - .10 - .035 * hook - long * .2)], [.05, .055 * nose + .012 * hook, .085 * nose], skin); b.ball((.065 * nose, -.52 - .02 * nose, z - .125 - .02 * hook - long * .2), .055 * nose, col=red, mirror=True)
    b.limb([(.09, -.455, z + .15), (.30, -.39, z + .145)], [.065 * brow, .055 * brow], skin, mirror=True)
    b.ball((.185, -.405, z + .055), .085 * max(1., eyes), (1.15, .5, .62 if not woman else .75), col=dark, mirror=True)                       # the hollow of the eye
    b.ball((0, -.440, mouth), .070, (1.7 - .25 * woman, .42, .36 * lips), col=lip); b.ball((0, -.430, mouth - .047), .070, (1.4 - .2 * woman, .48, .42 * lips), col=lip)
    if old: b.ball((.19, -.42, z - .035), .06, (1.1, .5, .5), col=dark, mirror=True); b.limb([(.20 * jaw, -.22, z - .40), (.12, -.16, z - .66)], [.10, .06], red, mirror=True)
    b.ball((.46 * lean, .07, z - .02), .12 if not old else .14, (.5, .8, 1.2), col=red, mirror=True); b.limb([(0, .08, z - .45), (0, .12, z - 1.1)], [.19, .27] if woman else [.26 * lean, .33], skin)
    b.build(sk, .024, 3, .003 if not old else .008, 5, blend=.07)
    r = .066 * eyes
    for s in (-1, 1):
        ball((s * .182, -.400, z + .050), r, paint(.80, .77, .70, rough=.2), (1.12, .6, .78)); ball((s * .178, -.400 - .49 * r, z + .050), r * .56, paint(*iris, rough=.15), (1, .5, 1)); ball((s * .178, -.400 - .70 * r, z + .050), r * .31, P('dark'), (1, .5, 1)); ball((s * .178 - .012, -.400 - .85 * r, z + .050 + .2 * r), .009, light_of(1, 1, 1, strength=2.), sub=2)
        lid = .030 * eyes; tube(bez([(s * .10, -.438, z + .062), (s * .18, -.440 - lid * .5, z + .066 + lid), (s * .275, -.405, z + (.072 if woman else .052))], 5), lambda t: (.022 if woman else .017) * math.sin(PI * min(1, .2 + .8 * t)) + .004, P('ink') if woman else paint(*shades(skin, (.5, .42, .4))), seg=6)       # upper lid
    up = .05 * smile - .015; curve = [(-.145, -.425, mouth - .01 + up), (0, -.487, mouth - .022), (.145, -.425, mouth - .01 + up)]
    if teeth: ball((0, -.452, mouth - .022), .088, P('bone'), (1.15, .35, .34)); tube(bez([(-.15, -.42, mouth + .03), (0, -.462, mouth + .022), (.15, -.42, mouth + .03)], 6), .024, paint(*lip), seg=6); tube(bez([(-.15, -.42, mouth + .025), (0, -.475, mouth - .068), (.15, -.42, mouth + .025)], 6), .024, paint(*lip), seg=6)
    elif smile: tube(bez(curve, 6), .010, paint(*shades(skin, (.4, .25, .25))), seg=5)
    if old: [tube(bez([(s * .12, -.50, z - .13), (s * .22, -.43, z - .23), (s * .23, -.38, z - .36)], 4), .011, paint(*dark), seg=4) for s in (-1, 1)]; [tube(bez([(-.19, -.470, z + .25 + .07 * k), (0, -.50, z + .27 + .07 * k), (.19, -.470, z + .25 + .07 * k)], 4), .010, paint(*dark), seg=4) for k in range(3)]
    return sk


def hair_of(col): return mat('hair', col, tuple(min(1, x * 1.7 + .01) for x in col), rough=.5, scale=10, bump=.5, vary=.15, stretch=(5, 5, 1))
def brows(col, thick=1., frown=0.):
    for s in (-1, 1): tube(bez([(s * .07, -.495, Z + .155 - frown), (s * .19, -.49, Z + .205), (s * .32, -.41, Z + .165)], 5), lambda t: .034 * thick * math.sin(PI * min(1, .25 + t * .75)) + .006, hair_of(col), seg=7)
def moustache(col, size=1., curl=.1):
    for s in (-1, 1): tube(bez([(0, -.585, Z - .235), (s * .15, -.55, Z - .27), (s * .28 * size, -.45, Z - .27), (s * .34 * size, -.42, Z - .27 + curl)], 6), lambda t: .062 * size * (1 - t) ** .7 + .006, hair_of(col), seg=9)
def beard(col, length=.35, full=True):
    b = Body(); b.limb([(.40, .0, Z - .05), (.36, -.14, Z - .35), (.16, -.33, Z - .52), (0, -.38, Z - .56)], [.09, .13, .15, .15], mirror=True) if full else None
    b.ball((0, -.36, Z - .56 - length * .4), .2, (1.1, .75, .7 + length * 1.6)); b.build(hair_of(col), .032, 2, .04, 10)
def hair(col, style='short'):
    """short, long, bun, curls, braid, bald, bob, crop."""
    m = hair_of(col); z = Z; b = Body()
    if style in ('short', 'long', 'bun', 'braid', 'bob', 'crop'):
        b.ball((0, .12, z + .25), .52, (.98, .98, 1.0)); b.ball((.36, .06, z + .12), .2, (.7, 1, 1.5), mirror=True); b.limb([(-.28, -.36, z + .48), (.1, -.40, z + .52), (.34, -.30, z + .42)], [.13, .15, .12])
    if style == 'long': b.limb([(.42, .1, z + .1), (.50, .08, z - .4), (.52, -.05, z - .9)], [.2, .22, .14], mirror=True); b.ball((0, .35, z - .3), .42, (1, .6, 1.5))
    if style == 'bob': b.limb([(.44, .05, z + .1), (.47, -.02, z - .35)], [.19, .2], mirror=True); b.ball((0, .3, z - .1), .45, (1, .7, 1))
    if style == 'bun': b.ball((0, .35, z + .62), .27, (1, .9, .9))
    if style == 'braid': b.ball((0, .3, z - .05), .36)
    if style == 'curls':
        for i in range(46): a = i * 2.4; e = 1.25 - i * .036; b.ball((math.cos(a) * .52 * math.cos(e - .3), .12 + math.sin(a) * .5 * math.cos(e - .3), z + .22 + .5 * math.sin(e)), .17) if math.sin(a) * math.cos(e - .3) > -.55 or e > .55 else None
    if b.p: b.build(m, .034, 2, .035, 11)
    if style == 'braid':
        for k in range(9): t = k / 8; ball((.40 + .05 * math.sin(k * 3), -.12 - .2 * t, z - .35 - .95 * t), .125 - .04 * t, m, (1, .9, .85))
        ring(.07, .03, P('redcloth'), (.42, -.32, z - 1.28))


def jacket(col, shirt=(.62, .55, .42), lapels=True, width=1., buttons='brass', collar=None):
    c = mat('coat', col, rough=.85, scale=10, bump=.22, dirt=.65, vary=0)
    b = Body(); b.ball((0, .15, .75), .8, (1.05 * width, .62, .85)); b.ball((.78 * width, .18, .95), .36, mirror=True); b.limb([(0, .15, 1.25), (.7 * width, .18, 1.12)], [.36, .33], mirror=True); b.limb([(.92 * width, .15, .85), (1.05 * width, .1, .0)], [.33, .3], mirror=True); b.build(c, .045, 4, .02, 3.5)
    if shirt: ball((0, -.22, 1.0), .3, paint(*shirt, scale=10., bump=.2), (.75, .45, 1.3))
    if lapels:
        for s in (-1, 1): prism([(0, 0), (s * .36, .10), (s * .30, -.22), (s * .40, -.28), (s * .06, -.95)][::s], .07, c, (s * .08, -.36, 1.36), (1.35, 0, 0), .02)
    if collar:
        bb = Body(); bb.limb([(-.34, .12, 1.50), (-.22, -.26, 1.40), (0, -.33, 1.34), (.22, -.26, 1.40), (.34, .12, 1.50)], [.12, .12, .11, .12, .12]); bb.build(paint(*collar, bump=.2), .035, 3)
    if buttons: [ball((.05, -.52 + .02 * k, .95 - .22 * k), .038, P(buttons), (1, .6, 1), sub=2) for k in range(3)]
    return c
def scarf(col, knot=True):
    m = mat('scarf', col, tuple(min(1, x * 1.5) for x in col), rough=.8, scale=9, bump=.3, dirt=.6, vary=0)
    b = Body(); b.limb([(-.33, .1, 1.52), (-.2, -.28, 1.42), (.05, -.36, 1.36), (.26, -.22, 1.43), (.35, .1, 1.52)], [.13, .14, .14, .14, .13]); b.limb([(-.3, .15, 1.42), (0, -.32, 1.28), (.3, .15, 1.42)], [.12, .13, .12]); b.build(m, .032, 3, .02, 5)
    if knot: ball((.06, -.46, 1.27), .11, m); [put(leaf_mesh(L, .32, -.35, .12, 7, [m], shape=.72, tip=.25), m=Matrix.Translation((dx, -.52, 1.24)) @ frame((-ro, -.10, -1), (0, -1, .1))) for dx, L, ro in ((.10, .58, -.18), (-.02, .45, .22))]
def fedora(col, band=(.10, .03, .015), wide=1., tilt=.05):
    h = mat('hat', col, rough=.8, scale=9, bump=.2, dirt=.5, vary=0); me = lathe_mesh([(.42, .30), (.55, .0), (.80, -.02), (.93, .02), (.95, .045), (.80, .015), (.56, .04), (.52, .16), (.50, .38), (.44, .56), (.30, .62), (.15, .56), (0, .53)], h, 48, 60)
    for v in me.vertices:
        x, y = v.co.x, v.co.y; r = math.hypot(x, y)
        if r > .56: v.co.z += .20 * (abs(x) / .95) ** 2 - .14 * (max(0, -y) / .95) ** 1.5 * (r - .5) / .4; v.co.x *= wide; v.co.y *= wide
        if v.co.z > .35: v.co.z -= .16 * math.exp(-(x / .13) ** 2); v.co.x *= 1 - .22 * max(0, -y)
    put(me, (0, .03, Z + .33), (-.10, tilt, 0), (1.06, 1.12, 1.0)); put(lathe_mesh([(.565, .05), (.565, .17)], paint(*band), 48), (0, .03, Z + .33), (-.10, tilt, 0), (1.03, 1.09, 1.0))
def dome_hat(col, brim=.85, high=.45, band=None, drop=.06):
    """Pith helmet, bowler or straw hat by its measures."""
    m = mat('dome', col, rough=.75, scale=12, bump=.25, dirt=.4, vary=0); put(lathe_mesh(smooth_profile([(.5, -.02), (brim, -drop), (brim + .03, -drop + .03), (.58, .05), (.55, high * .5), (.42, high * .85), (.2, high), (0, high + .02)], 4), m, 48, 60), (0, .05, Z + .32), (-.08, 0, 0), (1.02, 1.12, 1))
    if band: put(lathe_mesh([(.575, .03), (.575, .14)], paint(*band), 48), (0, .05, Z + .32), (-.08, 0, 0), (1.02, 1.12, 1))
def cap(col, peak=(.03, .02, .02), flat_=False, badge=None):
    m = paint(*col, rough=.85, scale=10., bump=.2); put(lathe_mesh(smooth_profile([(.54, 0), (.55, .1), (.66, .24), (.6, .34), (0, .38)] if not flat_ else [(.55, 0), (.62, .1), (.6, .24), (.4, .32), (0, .34)], 4), m, 40, 60), (0, .06, Z + .34), (-.14, 0, 0), (1, 1.08, 1)); put(lathe_mesh([(.545, -.02), (.56, .03), (.56, .12), (.54, .13)], paint(*peak), 40), (0, .06, Z + .34), (-.14, 0, 0), (1, 1.08, 1))
    with Group((0, -.42, Z + .36), (.35, 0, 0)): flat([(p.x, p.y) for p in bez([(-.42, .1, 0), (-.3, -.18, 0), (0, -.28, 0), (.3, -.18, 0), (.42, .1, 0), (0, .02, 0), (-.42, .1, 0)], 4)][:-1], .035, paint(*peak, rough=.25, coat=.5), bevel=.01)
    if badge: ball((0, -.53, Z + .47), .075, P(badge), (1, .5, 1.2))
def wrap(col, jewel=None, tail=True):
    """A turban or head scarf."""
    m = mat('wrap', col, tuple(min(1, x * 1.5) for x in col), rough=.85, scale=9, bump=.3, dirt=.5, vary=.05); ball((0, .12, Z + .38), .52, m, (1, 1, .8))
    for k in range(7): a = (k - 3) * .28; tube([(math.cos(q) * .55 * (1 - .04 * k), .1 + math.sin(q) * .58, Z + .30 + .07 * k + .1 * math.cos(q + k * .9)) for q in (i / 24 * 2 * PI for i in range(25))], .105, m, seg=8)
    if jewel: ball((0, -.56, Z + .44), .1, P(jewel), (1, .5, 1.2)); ring(.11, .03, P('gold'), (0, -.56, Z + .44), (PI / 2, 0, 0))
def glasses(m='brass', dark_=False):
    for s in (-1, 1): ring(.115, .014, P(m), (s * .185, -.47, Z + .05), (PI / 2, 0, s * .12)); rod((s * .30, -.45, Z + .07), (s * .46, .05, Z + .08), .012, P(m), 5); ball((s * .185, -.455, Z + .05), .108, paint(.05, .10, .10, rough=.05, alpha=.85 if dark_ else .16), (1, .12, 1))
    rod((-.075, -.485, Z + .06), (.075, -.485, Z + .06), .014, P(m), 5)
def goggles(up=True, col='leather'):
    z = Z + (.42 if up else .06); y = -.50 if up else -.46; tube([(math.cos(a) * .52, .06 + math.sin(a) * .58, z) for a in (i / 24 * 2 * PI for i in range(25))], .05, P(col))
    for s in (-1, 1): turned([(.15, -.05), (.17, 0), (.15, .07), (.12, .07), (.12, 0)], P('brass'), (s * .18, y, z), (PI / 2, 0, s * .25)); ball((s * .18, y - .03, z), .13, paint(.02, .12, .15, rough=.04, coat=1.), (1, .3, 1))
def helmet(col):
    """A flyer's leather cap."""
    m = paint(*col, rough=.5, scale=9., bump=.2, dirt=.5); b = Body(); b.ball((0, .1, Z + .18), .55, (.98, 1.02, 1.02)); b.limb([(.47, .02, Z + .1), (.42, -.1, Z - .35)], [.17, .13], mirror=True); o = b.build(m, .04, 3)
    return o
def earrings(m='gold'):
    for s in (-1, 1): ring(.07, .018, P(m), (s * .47, .02, Z - .22), (PI / 2, 0, .3))
