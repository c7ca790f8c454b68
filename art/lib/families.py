"""Family templates: ground, light and camera of a family, so that a picture is only its subject.
A subject stands round the origin on z = 0; the template of guardians and busts says where the head belongs."""
from .core import *
from .core import _cache
from .materials import *
from .shapes import *
from .masonry import *
from .foliage import *
from .cloth import *
from .ground import *
from .light import *
from .camera import *
from .render import render
from .picture import Template
import zlib


def begin(picture): reset(picture.options.get('seed') or zlib.crc32(picture.key.encode()) % 1000)




# ------------------------------------------------------------------ grounds of cards
def table_wood(): planks(16, 14, 13, 0, P('wood'))
def table_dark(): planks(16, 14, 11, 0, P('darkwood'))
def table_canvas():
    cloth(14, 12, P('canvas'), (0, 2, -.04), folds=.05, freq=2.2, n=90)
def jungle_floor():
    ground(30, lambda x, y: .10 * n2(x, y, .7) - .04, P('earth'), 90)
    litter(90, (-3.5, 3.5, -1.8, 3.2), .0, .5)
    rubble(7, (-3, 3, .8, 2.6), (.12, .3))
    for x, y, s in ((-2.3, 1.3, .9), (2.4, 1.5, 1.), (-2.9, .1, .7), (2.9, .0, .75), (-1.2, 2.6, .9), (1.5, 2.7, .8)): fern((x, y, -.05), s)
def jungle_behind():
    jungle_plate(4.0, -7, 7, -.8, 4, 1.3, 5.0)
    for x, y, z, s in ((-2.9, 2.2, -.2, 1.2), (3.0, 2.4, -.2, 1.2)): broad((x, y, z), s, 'leaf3')
def beach():
    ground(40, lambda x, y: .08 * n2(x, y, .5) - .03 - .5 * step(2.0, 5.0, y), P('sand'), 120)
    put(grid_mesh(60, 40, 120, 100, lambda u, v, x, y: (x, y + 23.2, -.18 + .05 * n2(x, y * 2, .9)), paint(.01, .16, .17, col2=(.03, .30, .28), rough=.12, bump=0., scale=.6)))
    for i in range(60): x = rnd(-8, 8); ball((x, 3.25 + .35 * n2(x, 0, .6) + rnd(-.06, .06), -.1), rnd(.05, .14), P('snow'), (1.8, 1, .35), sub=2, amp=.1)
    rubble(8, (-3, 3, .6, 2.2), (.08, .2)); palm((-3.6, 4.5, -.2), 1.3, 2.6); palm((4.4, 6, -.3), 1.4, 2.4)
def river(z=0., colour=(.008, .07, .05), light=(.02, .15, .10), waves=.09):
    put(grid_mesh(44, 44, 220, 220, lambda u, v, x, y: (x, y + 6, z + waves * n2(x, y * 2.2, .8) + waves * .4 * n2(x, y * 2, 2.6, 5)), paint(*colour, col2=light, rough=.08, scale=.9, bump=0., vary=0.)))
def bank(y=6.):
    put(grid_mesh(44, 14, 80, 40, lambda u, v, x, yy: (x, yy + y + 6, -.6 + max(0, yy + 6.6) * .6 + n2(x, yy, .5) * .4), P('earth')))
    jungle_plate(y + .2, -10, 10, .6, 4, 1.5, 5.0)
    for x in (-5.6, -3.6, 4.0, 6.0): palm((x, y - .7 + rnd(-.2, .4), .1), rnd(1.2, 1.6), 2.3)
    scatter(16, (-8, 8, y - 1, y), lambda x, yy: fern((x, yy, -.2), rnd(.7, 1.1)))
def open_sky():
    plate_sky(30, 2.5, 80, 22, (.60, .30, .10), (.015, .11, .24), 1.)
    cloud_m = mat('cloud', (.62, .50, .38), (.80, .72, .60), scale=.6, bump=.2, vary=.03)
    for x, y, z, s in ((-7, 22, -1.5, 1.7), (6, 20, -2.5, 2.0), (9, 26, 4, 1.4), (-9, 26, 5.5, 1.3)):
        for i in range(7): ball((x + (i - 3) * .85 * s, y + rnd(-.4, .4), z + rnd(-.2, .3) * s), s * (1.0 - .2 * abs(i - 3) + rnd(-.1, .15)), cloud_m, (1.2, 1, .7), amp=.12)
def hills():
    """Dark jungle ridges below an open sky."""
    for k, (y, z, c) in enumerate(((16, -3.2, (.02, .06, .03)), (12, -4.2, (.012, .045, .018)))):
        put(grid_mesh(60, 8, 90, 12, lambda u, v, x, yy: (x, y + yy, z - 3 + 4.2 * v + 1.6 * n2(x, k * 9, .16) + .8 * n2(x, yy, .5, k)), paint(*c, bump=.6, scale=2.)))
def sea(): river(-.12, (.0, .12, .14), (.01, .26, .25), .07)
def stream():
    ground(30, lambda x, y: -.12 + .05 * n2(x, y, 1.3), P('sand'), 60); river(-.03, (.03, .12, .09), (.06, .2, .14), .03)
    for _ in range(70): x, y = rnd(-3.5, 3.5), rnd(-2.2, 3.5); ball((x, y, -.06), rnd(.08, .24), P('stone_clean') if R.random() < .7 else P('slate'), (1.2, 1, .7), amp=.12, sub=2)
def soil():
    ground(30, lambda x, y: .14 * n2(x, y, 1.1) + .05 * n2(x, y, 4.) - .06, paint(.10, .055, .025, col2=(.20, .115, .055), bump=.8, scale=3.), 160)
    rubble(12, (-3, 3, .4, 2.8), (.08, .25), P('stone_clean')); rubble(6, (-2.6, 2.6, -1.2, -.5), (.05, .12), P('stone_clean'))
def thicket():
    """Dark leaf mould between cut stems."""
    ground(30, lambda x, y: .10 * n2(x, y, .9) - .06, paint(.022, .026, .012, col2=(.05, .05, .022), bump=.8, scale=2.5), 120)
    litter(60, (-3.5, 3.5, -2.2, 3.4), -.02, .5)
    for x, y, s in ((-2.6, 1.5, .9), (2.5, 1.6, .9), (-3.0, -.6, .8), (3.1, -.3, .8), (-.4, 2.6, 1.), (1.4, 2.7, .8)): broad((x, y, -.1), s, 'leaf3')
def moss_floor():
    ground(30, lambda x, y: .12 * n2(x, y, .8) + .03 * n2(x, y, 3.) - .07, paint(.035, .065, .012, col2=(.08, .13, .022), bump=.9, scale=5.), 140)
    rubble(6, (-3.2, 3.2, 1.2, 2.8), (.15, .35)); litter(14, (-3, 3, -1.8, 2.5), -.02, .4)
    for x, y, s in ((-2.9, 1.2, .8), (2.9, 1.4, .8), (0, 2.9, .9)): fern((x, y, -.05), s)
def dark_water():
    river(-.10, (.003, .022, .032), (.008, .06, .075), .13)
    jungle_plate(11, -12, 12, -.5, 3, 1.6, 5.)
def plain_sky(): plate_sky(30, 2.5, 80, 26, (.50, .36, .18), (.02, .14, .24), 1.)
GROUNDS = dict(thicket=(thicket,), moss=(moss_floor,), dark_water=(dark_water,), plain=(plain_sky,), sea=(sea,), stream=(stream,), soil=(soil,), wood=(table_wood,), dark=(table_dark,), canvas=(table_canvas,), jungle=(jungle_floor, jungle_behind), beach=(beach,), river=(river, bank), sky=(open_sky, hills), air=(open_sky,), none=())


def item_make(picture, path):
    """Items and basic cards: by daylight on wood, canvas, leaf litter, sand, water, or in the air."""
    o = picture.options; begin(picture)
    with Group((0, 0, o.get('lift', 0)), (0, 0, math.radians(o.get('turn', 0))), o.get('scale', 1.)) as subject: picture.fn()
    kind = o.get('ground', 'wood')
    for build in GROUNDS[kind]: build()
    flat = kind in ('wood', 'dark', 'canvas', 'none', 'sea', 'stream', 'soil')
    pitch = o.get('pitch', 38 if flat else 14)
    sun_sky(o.get('sun', 6.2), o.get('elev', 38), o.get('az', -58), o.get('sky', .42 if flat else .38))
    area((2.8, 2.6, 3.4), (0, 0, .8), 1.5, o.get('rim', 130), (.55, .85, 1))
    camera('card', (o.get('x', 0), 0, o.get('z', .45)), o.get('dist', 7.2), pitch=pitch, yaw=o.get('yaw', 0))
    w, h = picture.size; d = o.get('dist', 7.2)
    if o.get('fit', True): d = fit(subject.members, w / h, o.get('high', .72), .84, .10, o.get('floor', None if kind in ('sky', 'air') else -.02))
    mist = dict(jungle=(d + 1.0, 8, (.03, .085, .025), .75), river=(d + 1.5, 12, (.12, .19, .12), .7)).get(kind)
    return render(path, w, h, o.get('samples', 20), mist=o.get('mist', mist), bloom=o.get('bloom', .12), thresh=o.get('thresh', 1.3), exposure=o.get('exposure', 0.), sat=1.06)


# ------------------------------------------------------------------ artifacts
def temple_room(stone='basalt', back=3.0):
    wall((-6, back), (6, back), 6, .75, 1.3, .6, P(stone), missing=.03)
    put(grid_mesh(16, 10, 1, 1, lambda u, v, x, y: (x, y, 0), P('dark')), (0, back + .4, 3), (PI / 2, 0, 0))
    floor(-5, 5, -3.5, back, 1.1, 0, P(stone))
def altar(w=2.3, h=.7, stone='stone_clean', d=.7):
    for k, (f, z, t) in enumerate(((1.1, 0, .38), (.94, .38, .40), (1.02, .78, .22))): block((0, 0, (z + t / 2) * h), (w * f, w * f * d, t * h), P(stone))
    return h


def artifact_make(picture, path):
    """Artifacts: on an altar in temple dark, with a light of their own. The subject stands on z = 0, the altar's top."""
    o = picture.options; begin(picture)
    stone = o.get('stone', 'basalt'); h = o.get('altar', .7); c = o.get('glow', (.15, 1, .55))
    with Group((0, 0, h), (0, 0, math.radians(o.get('turn', 0))), o.get('scale', 1.)) as subject: picture.fn()
    temple_room(stone, o.get('back', 3.0))
    if h: altar(o.get('width', 2.5), h, o.get('top', 'stone_clean'))
    for s in (-1, 1): fern((s * rnd(2.3, 2.7), rnd(.2, 1.2), 0), rnd(.6, .9), 'leaf3')
    if R.random() < .7: liana((-2.9, 2.4, 4.2), (-1.4, 2.5, 4.6), 1.4, .05, 12, 'leaf3')
    if R.random() < .5: rubble(5, (-3, 3, .5, 2), (.15, .35), P(stone))
    e = o.get('power', 1.)
    point((0, 2.3, h + 1.3), 230 * e, c, .3); point((.6, -1.1, h + .3), 14 * e, c, .2)
    sun_sky(0., sky=.05, low=(.2, .25, .4), high=(.15, .3, .5))
    area((-3.2, -2.6, h + 4.0), (0, 0, h + .9), 1.1, o.get('key', 330), (1, .68, .36)); area((-1.2, -4.5, h + 1.6), (0, 0, h + .8), 1.0, 90, (1, .8, .55))
    area((2.8, 1.4, h + 2.4), (0, 0, h + .9), 1.6, 210, tuple(.35 + .65 * x for x in c))
    camera('artifact', (o.get('x', 0), 0, h + o.get('z', .72)), o.get('dist', 8.0), pitch=o.get('pitch', 16), yaw=o.get('yaw', 8))
    w, hh = picture.size; fit(subject.members, w / hh, .70, .80, .10, h - .02)
    return render(path, w, hh, o.get('samples', 20), bloom=o.get('bloom', .3), thresh=1.0, exposure=o.get('exposure', .1), sat=1.06)


# ------------------------------------------------------------------ guardians
def guardian_make(picture, path):
    """Guardians: the head stands round the origin, about two units high, faces -Y and looms. Body and ground below as they please."""
    o = picture.options; begin(picture); c = o.get('accent', (.3, .85, .8))
    with Group((0, 0, 0), (0, 0, math.radians(o.get('turn', -8))), o.get('scale', 1.)): picture.fn()
    scene = o.get('scene', 'jungle')
    if scene == 'jungle':
        jungle_plate(4.4, -7, 7, -4.6, 4, 1.5, 7.5)
        for s in (-1, 1): tube(bez([(s * 3.3, 4, -5), (s * 3.1, 4, 0), (s * 3.6, 4.2, 5)], 6), lambda t: .5 - .2 * t, P('bark'))
        liana((-4, 1.6, 2.6), (-.8, 2.6, 3.2), 1.0, .05, 14); liana((1.4, 2.2, 3.0), (4, 1.4, 1.9), 1.2, .05, 14)
    elif scene == 'temple':
        with Group((0, 3.4, -4.2)): wall((-7, 0), (7, 0), 9, .85, 1.5, .6, P(o.get('stone', 'basalt')), missing=.03)
        put(grid_mesh(20, 16, 1, 1, lambda u, v, x, y: (x, y, 0), P('dark')), (0, 3.8, 0), (PI / 2, 0, 0))
        liana((-3.4, 2.7, 2.6), (-1.2, 2.8, 3.0), 1.6, .05, 14, 'leaf3')
    elif scene == 'sky':
        plate_sky(30, 2, 80, 50, o.get('low', (.55, .33, .16)), o.get('high', (.03, .12, .22)), o.get('air', 1.))
        for s in (-1, 1):
            for k in range(5): block((s * (3.2 + .5 * k), 5 + k, -3 + k * .9 + rnd(-.3, .3)), (1.8, 1.6, 1.4), P('stone'), (rnd(-.1, .1), rnd(-.1, .1), rnd(0, 1)))
    elif scene == 'night':
        plate_sky(30, 2, 80, 50, (.03, .07, .10), (.006, .012, .04), 1.)
        jungle_plate(6, -8, 8, -6, 3, 1.6, 5.5)
    sun_sky(o.get('sun', 6.), 36, -62, o.get('sky', .2), (.75, .8, .6), (.18, .42, .55))
    area((3.4, 3.2, 1.8), (0, 0, -.2), 2.0, o.get('rim', 620), c); area((0, -3.5, -3.2), (0, 0, -.4), 2, o.get('low_light', 55), (1, .7, .4))
    camera('guardian', (o.get('x', 0), 0, o.get('z', -.25)), o.get('dist', 6.3), pitch=o.get('pitch', -8), yaw=o.get('yaw', 12))
    w, h = picture.size
    d = o.get('dist', 6.3)
    return render(path, w, h, o.get('samples', 22), mist=o.get('mist', (d + 1.2, 9, (.02, .07, .06), .85) if scene in ('jungle', 'night') else None), bloom=o.get('bloom', .4), thresh=.95, exposure=o.get('exposure', 0.), sat=1.05)


# ------------------------------------------------------------------ sites
def clearing(x, y): return n2(x, y, .35) * .3 + max(0, y - 3.2) * .22 + max(0, abs(x) - 5.5) * .14
def site_make(picture, path):
    """Sites: a clearing of about eight by five units in the jungle, seen from the south; the lower right stays quiet."""
    o = picture.options; begin(picture); gz = o.get('land', clearing)
    ground(46, gz, P(o.get('earth', 'earth')), 120)
    picture.fn()
    free = o.get('free', (4.4, -2.9, 2.9))                 # half width, front, back of what is built
    ok = lambda x, y: not (abs(x) < free[0] and free[1] < y < free[2]) and not (x > 0 and y < -1.5)
    scatter(o.get('ferns', 26), (-9, 9, -4.2, 2.5), lambda x, y: fern((x, y, gz(x, y)), rnd(.5, .95)), ok)
    scatter(o.get('broads', 10), (-9, 9, -3.5, 3), lambda x, y: broad((x, y, gz(x, y)), rnd(.7, 1.1), R.choice(['leaf', 'leaf3'])), ok)
    scatter(o.get('trees', 40), (-15, 15, 4.5, 13), lambda x, y: tree((x, y, gz(x, y)), rnd(1.2, 2.0), R.choice(['leaf', 'leaf3'])))
    scatter(18, (-13, 13, 2.8, 5), lambda x, y: bush((x, y, gz(x, y) + .2), rnd(.6, 1.1), 'leaf3'), lambda x, y: abs(x) > free[0] * .8)
    rubble(8, (-5, 5, -3.6, -1.8), (.2, .5), None, gz)
    sun_sky(o.get('sun', 6.0), o.get('elev', 34), -62, o.get('sky', .36), (.7, .68, .55), (.22, .42, .55)); area((3, 6, 7), (0, 0, 3), 3, o.get('rim', 380), (.5, .8, 1))
    camera('place', (o.get('x', .2), 0, o.get('z', 1.9)), o.get('dist', 16.2), pitch=o.get('pitch', 21), yaw=o.get('yaw', 10))
    w, h = picture.size; d = o.get('dist', 16.2)
    return render(path, w, h, o.get('samples', 20), mist=o.get('mist', (d + 1, 16, (.055, .12, .10), .85)), bloom=o.get('bloom', .2), thresh=1.4, exposure=o.get('exposure', .1), sat=1.06)


# ------------------------------------------------------------------ busts
def bust_make(picture, path):
    """Assistants: a bust with the head at z = 2.1, warm key from the left, coloured back light; a quiet dark ground of their trade."""
    o = picture.options; begin(picture)
    picture.fn()
    turn(o.get('turn', -14))
    c = o.get('back', (.02, .075, .06)); put(grid_mesh(14, 10, 1, 1, lambda u, v, x, y: (x, y, 0), paint(*c, bump=.5, scale=1.2)), (0, 3.2, 2), (PI / 2, 0, 0))
    if 'behind' in o: o['behind']()
    sun_sky(4.6, 36, -52, .30); area((2.2, 1.8, 2.6), (0, 0, 2), 1.2, 170, o.get('rim', (.35, .85, 1))); area((.6, -4, 1.6), (0, 0, 2), 2, 50, (1, .85, .7))
    point((-1.8, 2.4, 2.6), 60, tuple(min(1, x * 8) for x in c), .6)
    camera('bust', (0, 0, o.get('z', 1.90)), o.get('dist', 5.9), yaw=0)
    w, h = picture.size
    return render(path, w, h, o.get('samples', 26), bloom=.1, sat=1.05)


# ------------------------------------------------------------------ pieces
def piece_make(picture, path):
    """Pieces: transparent, with their own shadow; seen from above at 40 degrees, or straight from above for tiles (top=True)."""
    o = picture.options; begin(picture)
    with Group((0, 0, 0), (0, 0, math.radians(o.get('turn', 0))), o.get('scale', 1.)) as subject: picture.fn()
    pl = put(grid_mesh(14, 14, 1, 1, lambda u, v, x, y: (x, y, -.005), paint(.5, .5, .5, bump=0., vary=0.))); pl.is_shadow_catcher = True
    top = o.get('top', False)
    sun_sky(o.get('sun', 5.0), 52, -125 if top else -72, o.get('sky', .6), (.9, .8, .6), (.35, .5, .65))
    area((2.5, 2.5, 3), (0, 0, .6), 1.5, 60, (.5, .85, 1))
    if top: camera_board((.05, -.04, 0), o.get('view', 2.6))
    else:
        camera_board((.06, 0, o.get('z', .8)), o.get('view', 2.6), 90 - o.get('pitch', 38))
    w, h = picture.size
    if o.get('fit', True): fit(subject.members, w / h, .78, .78, .06, -.4)
    return render(path, w, h, o.get('samples', 20), transparent=True, bloom=0., exposure=o.get('exposure', .1), sat=1.06)


# ------------------------------------------------------------------ free pictures
def free_make(picture, path):
    """Boards, walls and scenes: the function builds everything and returns the options of render."""
    begin(picture)
    w, h = picture.size
    return render(path, w, h, **(picture.fn() or {}))


ITEM = Template(item_make, (384, 288), 74, .54)
ARTIFACT = Template(artifact_make, (384, 288), 74, .54)
GUARDIAN = Template(guardian_make, (448, 448), 74)
SITE = Template(site_make, (480, 270), 74, .7)
BUST = Template(bust_make, (256, 256), 76, .6)
PIECE = Template(piece_make, (160, 160), 78, .7)
