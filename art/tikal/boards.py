"""The ground under the table of Tikal II, from straight above: the river runs round a court of rust-red earth in which the temple stands,
jungle outside. Everything lies where the client lays it (`layout.ts`): a place of the drawing is twenty times a unit of the scene."""
from art.lib import *

board = family('tikal', 'boards', Template(free_make, (1110, 1050), 74, .7))
WIDE = dict(size=(740, 700), river=(370, 351, 235, 237, 50), gap=(294, 446), bays=((76, 490, 58, 36), (664, 194, 54, 36)), calm=((0, 0, 124, 106), (616, 0, 740, 106), (0, 300, 120, 404), (616, 300, 740, 404), (0, 594, 620, 700), (616, 594, 740, 700), (126, 6, 290, 92), (450, 4, 616, 92), (30, 160, 96, 244), (618, 436, 740, 566)), pyramids=((176, 158), (564, 158), (176, 545), (564, 545)))
TALL = dict(size=(390, 640), river=(195, 240, 49, 206, 40), gap=(168, 222), bays=((62, 326, 52, 30), (324, 162, 52, 30)), calm=((0, 20, 126, 128), (262, 20, 390, 128), (0, 180, 126, 288), (262, 180, 390, 288), (0, 360, 126, 470), (262, 360, 390, 470), (0, 474, 390, 640), (160, 70, 232, 380)), pyramids=())
ROWS = ((-2, -1, 5), (-1, -2, 6), (0, -2, 5), (1, -3, 6), (2, -3, 5))
SPACES = [(math.sqrt(3) * (first + at + r / 2) * 40, 60 * r) for r, first, length in ROWS for at in range(length)]
SECRETS = ((-69.3, -186), (69.3, -186), (197, 0), (69.3, 186), (-69.3, 186), (-197, 0))


def jungle_board(p, temple):
    W, H = p['size']; cx, cy, hx, hy, rr = p['river']
    def to(x, y): return (x - W / 2) / 20, (H / 2 - y) / 20
    def back(x, y): return x * 20 + W / 2, H / 2 - y * 20
    def shore(X, Y):
        """How far from the middle of the water, in the units of the drawing; bays count."""
        qx, qy = abs(X - cx) - hx + rr, abs(Y - cy) - hy + rr; d = abs(math.hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - rr)
        if Y < cy and p['gap'][0] < X < p['gap'][1]: d = min(math.hypot(X - g, Y - (cy - hy)) for g in p['gap']) + 4
        for bx, by, bw, bh in p['bays']: d = min(d, 16 * math.hypot((X - bx) / bw, (Y - by) / bh) * (1 + .22 * n2(X, Y, .035, 4)))
        return d + 2.5 * n2(X, Y, .03) + 1.5 * n2(X, Y, .09, 2)
    def court(X, Y): return abs(X - cx) < hx and abs(Y - cy) < hy
    def built(X, Y): return temple and (any(math.hypot(X - 370 - x, Y - 351 - y) < 50 for x, y in SPACES) or any(math.hypot(X - 370 - x, Y - 351 - y) < 30 for x, y in SECRETS) or abs(X - 370) < 52 and abs(Y - 543) < 22)
    def calm(X, Y, m=0): return any(a - m < X < c + m and b - m < Y < d + m for a, b, c, d in p['calm'])
    def land(x, y): X, Y = back(x, y); return -.7 + .75 * step(13, 24, shore(X, Y)) + .06 * n2(x, y, .8)
    w, h = W / 20 * 1.1, H / 20 * 1.1; me = grid_mesh(w, h, 260, 250, lambda u, v, x, y: (x, y, land(x, y)), []); col = np.zeros((len(me.vertices), 4), 'f')
    for i, v in enumerate(me.vertices):
        x, y, z = v.co; X, Y = back(x, y); d = shore(X, Y) + 3 * n2(x, y, 1.3); t = .5 + .5 * n2(x, y, .5); c = V((.075, .085, .028)).lerp(V((.13, .12, .045)), t).lerp(V((.17, .12, .055)), .8 * step(.05, .4, n2(x, y, .22, 5))) if calm(X, Y, 6 + 4 * n2(x, y, .9)) else V((.05, .09, .02)).lerp(V((.09, .13, .03)), t)
        if court(X, Y): c = V((.24, .095, .042)).lerp(V((.34, .16, .07)), t).lerp(V((.09, .13, .03)), .8 * step(.1, .45, n2(x, y, .35, 7)))
        col[i] = (*c.lerp(V((.30, .22, .11)), 1 - step(21, 27, d)).lerp(V((.10, .09, .05)), 1 - step(15, 22, d)), 1)
    me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', col.ravel()); me.materials.append(mat('land', (.5, .5, .5), scale=2.4, bump=.6, vcol='Col', vary=0)); shade(me, 180); put(me)
    wm = grid_mesh(w, h, 130, 124, lambda u, v, x, y: (x, y, .02 * n2(x, y, 2.2)), []); col = np.zeros((len(wm.vertices), 4), 'f')
    for i, v in enumerate(wm.vertices): x, y, _ = v.co; col[i] = (*V((.012, .10, .085)).lerp(V((.05, .24, .17)), step(6, 18, shore(*back(x, y)) + 3 * n2(x, y, .7))), 1)
    wm.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', col.ravel()); wm.materials.append(mat('water', (.1, .1, .1), rough=.16, scale=3, bump=.14, vcol='Col', vary=0)); shade(wm, 180); put(wm, (0, 0, -.22))
    if temple:
        slab = mat('slab', (.30, .17, .10), (.46, .30, .19), scale=2.5, bump=.5, wear=.6, dirt=.7, moss=.25, vary=.2); rim = mat('rim', (.22, .10, .055), (.36, .18, .10), scale=2.5, bump=.5, wear=.6, dirt=.7, moss=.3, vary=.15)
        hexa = lambda r: [(r * math.cos(math.radians(60 * k + 30)), r * math.sin(math.radians(60 * k + 30))) for k in range(6)]
        for q, z, m in ((2.6, .0, rim), (1.985, .12, slab)): [flat(hexa(q), .14, m, (*to(370 + x, 351 + y), z - .05 + .0015 * k), bevel=.04) for k, (x, y) in enumerate(SPACES)]
        for x, y in SECRETS: flat(hexa(1.35), .1, rim, (*to(370 + x, 351 + y), .02), bevel=.04)
        for k in range(9): a = k / 9 * 2 * PI; q = to(370 + 44 * math.cos(a), 543 + 16 * math.sin(a)); block((*q, .06), (.4, .3, .2), slab, (0, 0, a))
    for X, Y in p['pyramids']: pyramid((*to(X, Y), 0), 1.7, 3, .35, .24, P('redstone'), .4); x, y = to(X, Y); ball((x, y, 1.15), .16, light_of(1, .42, .05, strength=2.4)); point((x, y, 2.0), 20, (1, .5, .15))
    def free(X, Y): return shore(X, Y) > 31 and not calm(X, Y, 4) and not built(X, Y) and all(math.hypot(X - a, Y - b) > 36 for a, b in p['pyramids'])
    for _ in range(p.get('bushes', 2600)):
        X, Y = rnd(-20, W + 20), rnd(-20, H + 20)
        if not free(X, Y) or court(X, Y) and (n2(X, Y, .02, 3) < .05 or R.random() < .3): continue
        x, y = to(X, Y); s = rnd(.3, .62) * (.7 if court(X, Y) else 1); bush((x, y, s * rnd(.2, .7)), s, R.choice(['leaf', 'leaf', 'leaf2', 'leaf3']), 60, .44)
    for _ in range(90):
        X, Y = rnd(0, W), rnd(0, H)
        if free(X, Y) and not court(X, Y): palm((*to(X, Y), 0), rnd(.5, .8), 1.8)
    for _ in range(160):
        X, Y = rnd(0, W), rnd(0, H)
        if 23 < shore(X, Y) < 31 and not calm(X, Y): s = rnd(.1, .28); block((*to(X, Y), .02), (s * 1.4, s, s), P('stone'), (0, 0, rnd(0, 3)))
    for _ in range(420):
        X, Y = rnd(0, W), rnd(0, H)
        if calm(X, Y) and shore(X, Y) > 30: fern((*to(X, Y), 0), rnd(.16, .3), R.choice(['leaf', 'leaf2', 'leaf3'])) if R.random() < .75 else block((*to(X, Y), .0), (rnd(.1, .3),) * 3, P('stone'), (0, 0, rnd(0, 3)))
    sun_sky(6.4, 42, -130, .75, (.85, .78, .6), (.35, .55, .7)); camera_board((0, 0, 0), max(W, H) / 20, 0); return dict(samples=26, exposure=.0, sat=1.1, bloom=.15, thresh=1.3)


@board()
def wide(): return jungle_board(WIDE, True)
@board(size=(624, 1024))
def tall(): return jungle_board({**TALL, 'bushes': 1300}, False)
