"""deck, fence, garden, steps: one back yard, several cameras."""
from parts import *
from s_wall import fbm


def hedge(x0, x1, y, h, n=9000, m=None):
    m = m or leafm('#2f4a1d', '#6b8a3a')
    k = max(2, int((x1 - x0) / 1.3))
    for i in range(k): foliage((x0 + (x1 - x0) * (i + .5) / k + R.gauss(0, .15), y + R.gauss(0, .15), h * .5), ((x1 - x0) / k * .75, .55, h * R.uniform(.5, .62)), n // k, m, .055)


def tree(x, y, h, n=9000, m=None, leaf=.11):
    m = m or leafm('#34511f', '#7d9a45')
    b = B(); b.tube([(x, y, -.3), (x + .1, y, h * .3), (x - .05, y + .1, h * .62)], [.16, .12, .07]); b.obj(wood('#6d6254', '#453c32', .9, grain=2))
    for i in range(9): foliage((x + R.gauss(0, h * .14), y + R.gauss(0, h * .12), h * R.uniform(.3, .86)), (h * .21, h * .2, h * .15), n // 9, m, leaf)


def fence(x0, x1, y, h, mat, old=False, horiz=False, gap=.008, w=.12, post=None, gone=()):
    b = B(); p = B()
    if horiz:
        z = .06; i = 0
        while z < h - .05:
            b.span((x0, y - .012, z), (x1, y + .012, z + .1), bev=.003); z += .108
    else:
        x = x0; i = 0
        while x < x1:
            if i not in gone:
                l = h * (R.uniform(.985, 1.0) if old else 1); tl = R.gauss(0, 1.6) if old else R.gauss(0, .1)
                if old and R.random() < .12: l *= R.uniform(.45, .85); tl *= 2
                b.box((x + w / 2, y + (R.gauss(0, .008) if old else 0), l / 2 + .03), (l, w - gap, .019), m=rotm((0, tl, 0)) @ np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]]), bev=.003, jit=.002 if old else 0)
            x += w; i += 1
        for zz in (.35, h - .35): b.beam((x0, y + .04, zz), (x1, y + .04 + (.03 if old else 0), zz - (.05 if old else 0)), .06, .07, bev=.004)
    b.obj(mat)
    x = x0
    while x <= x1 + .01: p.span((x - .045, y + .02, -.1), (x + .045, y + .11, h + .05), bev=.006); x += 1.8
    p.obj(post or mat)


def lightset(v):
    s = {'a': (42, 222, 4.6), 'b': (30, 310, 4.2), 'c': (50, 200, 4.6)}[v]
    world('sky', 1, elev=38, azim=120, sunk=0, dust=2); sun(*s, .8); return s


def shade(s, at, r=1.3, n=1300):
    e, a = math.radians(s[0]), math.radians(s[1]); d = np.array([math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)])
    foliage(np.array(at) + d * 5, (r * 1.4, r * 1.4, r), n // 3, leafm(), .13).visible_camera = False


def soil(z=-.02, y0=-2, y1=14, old=True):
    def f(u, q):
        x, y = -9 + 20 * u, y0 + (y1 - y0) * q; return (x, y, z + .05 * fbm(x, y, .6, 3) + .015 * fbm(x, y, 5, 4))
    n = N('soil'); o = n.co(); c = n.ramp(n.noise(o, 3, 9, .7), (.3, '#2f241a'), (.55, '#5d4a36'), (.75, '#85705a')); n.set(color=c, rough=.95, normal=n.bump(n.noise(o, 60, 8, .75), 1, .02), spec=.1)
    b = B(); b.grid(f, 200, 160); b.obj(n.m, smooth=True)


def lawn(x0, x1, y0, y1, n, dead=False, where=None, h=.05):
    g = leafm('#3f6a1e', '#7fa63c') if not dead else leafm('#7d7438', '#b3a564')
    grass(x0, x1, y0, y1, n, g, h, z=lambda x, y: 0 * x - .01, where=where)


def deck(v, old):
    s = lightset(v)
    soil(-.35); lawn(-5, 7, 3.3, 9, 60000, dead=old, h=.07)
    cols = {'a': ('#b5793f', '#7d4b24'), 'b': ('#8a5a3a', '#543320'), 'c': ('#a3988a', '#75695c')}[v]
    b = B(); x = -2.2; i = 0
    along = v != 'b'
    gone = {9, 10, 15} if old else set()
    p = -1.2
    while p < (3.2 if along else 5.5):
        if not (old and i in gone and True):
            q = -3.4 - R.random() * 2
            while q < 5.6:
                l = R.uniform(2.6, 3.6); w = .14
                jt = (R.gauss(0, .5), R.gauss(0, .25), R.gauss(0, .12)) if old else (R.gauss(0, .1), 0, 0)
                if not (old and R.random() < .05):
                    if along: b.box((q + l / 2, p + w / 2, -.014 + R.gauss(0, .003 if old else .0006)), (l - .005, w, .028), rot=jt, bev=.004, jit=.0015 if old else 0)
                    else: b.box((p - 1.3 + w / 2, q + l / 2 - 1, -.014 + R.gauss(0, .003 if old else .0006)), (l - .005, w, .028), m=rotm((0, 0, 90)) @ rotm(jt), bev=.004, jit=.0015 if old else 0)
                q += l
        p += .14 + (.009 if old else .006); i += 1
    for k in range(12):
        xx = -3 + k * .6
        if along: b.span((xx, -1.4, -.2), (xx + .05, 3.25, -.032), bev=.004)
        else: b.span((-3, -1.4 + k * .5, -.2), (5, -1.35 + k * .5, -.032), bev=.004)
    dm = wood(*cols, .5, .22, knots=.4) if not old else wood('#8f8574', '#5d5448', .8, .4, grey=.85, dirt=.6, grain=2)
    b.obj(dm)
    sb = B()
    for k in range(12):
        for q in range(26):
            if along: sb.lathe([(0, .0005), (.004, .0005)], (-3 + k * .6 + .025, -1.13 + q * .1465, 0), seg=8)
    sb.obj(metal('#777', .4, rust=.6 if old else 0))
    if old:
        grass(-2.5, 4.5, -1, 3.2, 900, leafm('#4d6a26', '#9aa84e'), .16, where=lambda x, y: ((y + 1.2) % .149) > .138)
        rng = np.random.default_rng(4); nl = 420; P_ = np.stack([rng.uniform(-2.5, 4.5, nl), rng.uniform(-1, 3.2, nl), np.full(nl, .012)], 1); leaves(P_, np.tile([0, 0, 1.6], (nl, 1)), rng, leafm('#6a4a20', '#b98a3c'), .035)
    hedge(-5, 6.5, 6.2, 1.9, 26000)
    fence(-6, 8, 7.2, 1.8, wood('#9a7a55', '#6d5236', .7, .3, grey=.5 if not old else .9))
    for x, y, h in ((-3.5, 9, 5), (1, 11, 6), (5, 9.5, 5.5)): tree(x, y, h, 9000)
    shade(s, (.5, 1.2, 0), 1.6, 1700)
    if not old:
        cm = wood('#b58350', '#84562e', .5, .1); cx, cy = (1.9, 2.15)
        for ox, rot in ((0, 0), (1.0, 1)):  # two plain garden chairs
            x = cx - 1.6 + ox * 1.15; y = cy + (.1 if rot else 0); b = B()
            for dx in (-.26, .26):
                b.beam((x + dx, y - .25, 0), (x + dx, y - .25, .6), .045, .035, up=(1, 0, 0), bev=.004); b.beam((x + dx, y + .26, 0), (x + dx, y + .36, .92), .045, .035, up=(1, 0, 0), bev=.004); b.span((x + dx - .03, y - .3, .6), (x + dx + .03, y + .33, .625), bev=.004)
            for k in range(6): b.box((x, y - .22 + k * .09, .4 - k * .006), (.5, .075, .02), bev=.004)
            for k in range(5): b.box((x, y + .305 + k * .02, .5 + k * .09), (.5, .016, .07), rot=(-10, 0, 0), bev=.004)
            b.obj(cm)
        plant((3.0, 2.7, 0), plain('#4a4f52', .6, bump=.2), r=.22, h=.4, size=1.0, n=46); plant((-1.3, 2.75, 0), plain('#b5653f', .75, bump=.3), r=.2, h=.34, size=.7, n=50)
    camera((.3, -1.9, 1.55), (.75, 2.6, .28), 26, roll=.9 if v == 'a' else -.8)
    return dict(ev=-.45, sat=.88, local=.25)


def fencescene(v, old):
    s = lightset({'a': 'b', 'b': 'a'}[v]); soil(); nw = {'a': wood('#b8834e', '#8a5a30', .6, .22, axis=0, knots=.6), 'b': plain('#3c4246', .5, vary=.05)}[v]
    om = wood('#8d8475', '#5b5347', .85, .45, grey=.9, dirt=.5, grain=2)
    fence(-4, 5.2, 3.2, 1.75, om if old else nw, old, horiz=not old and v == 'b', gone={22, 23, 31, 44} if old else (), post=om if old else (nw if v == 'a' else metal('#3a3f42', .5)))
    lawn(-4, 5.5, -.6, 3.1, 90000 if old else 150000, dead=old, h=.09 if old else .05, where=(lambda x, y: (np.sin(x * 1.7) + np.cos(y * 2.3 + x) + np.random.default_rng(1).normal(0, .5, len(x))) > -.2) if old else None)
    lawn(-6, 7, 3.3, 9, 40000, h=.12)
    if old: grass(-4, 5, 2.5, 3.15, 5000, leafm('#4d6a26', '#9aa84e'), .35, w=.004)
    hedge(-7, 8, 6.5, 2.1, 16000)
    for x, y, h in ((-4, 8, 5), (.5, 10, 6), (4.5, 8.5, 5)): tree(x, y, h, 8000)
    if not old:
        for i in range(5): foliage((-1.6 + i * 1.05 + R.gauss(0, .1), 2.8, .22), (.3, .24, .28), 1800, leafm('#35561f', '#83a04a'), .04)
        n = 160; rng = np.random.default_rng(8); P_ = np.stack([rng.uniform(-1.9, 3, n), rng.uniform(2.55, 2.85, n), rng.uniform(.28, .5, n)], 1); m = plain('#c9668a' if v == 'a' else '#e6dfe9', .6, vary=.3); leaves(P_, np.tile([0, -1, 1], (n, 1)), rng, m, .03)
    shade(s, (1.2, 2.4, .5), 1.4, 1300)
    camera((1.3, -.9, 1.5), (.35, 3.2, .8), 26, roll=-.9 if v == 'a' else .8)
    return dict(ev=-.45, sat=.88, local=.25)


def garden(v, old):
    s = lightset({'a': 'a', 'b': 'c'}[v]); soil()
    fence(-5.5, 6.5, 6.4, 1.8, wood('#9c7b55', '#6c5136', .7, .3, grey=.35 if not old else .85), old)
    path = lambda x, y: np.abs(x - (.6 + .55 * np.sin(y * .75))) < .5
    if old:
        lawn(-5.5, 6.5, -1.2, 6.2, 46000, dead=True, h=.08, where=lambda x, y: (np.sin(x * 1.3 + 2) + np.cos(y * 1.9 + x) + np.random.default_rng(1).normal(0, .4, len(x))) > .25)
        grass(-5, 6, 0, 6.2, 9000, leafm('#56702c', '#9aa84e'), .38, where=lambda x, y: (np.sin(x * 2.1) * np.cos(y * 1.7) + np.random.default_rng(2).normal(0, .3, len(x))) > .5, w=.005)
        b = B(); rubble(b, -2.5, 3.5, .5, 4.5, .0, 160, .02, .17); b.obj(concrete('#9d978b', moss=.3))
        b = B(); [b.box((R.uniform(1.4, 2.6), R.uniform(2.6, 3.3), .08 + .06 * i), (.215, .1, .065), rot=(R.uniform(-15, 15), R.uniform(-15, 15), R.uniform(0, 180)), bev=.004, jit=.002) for i in range(5) for _ in range(4)]; b.obj(brickm(soot=.2))
        b = B(); [b.beam((-1.9 + R.gauss(0, .3), 3 + R.gauss(0, .2), .04 + .03 * i), (.3 + R.gauss(0, .3), 3.6 + R.gauss(0, .3), .06 + .03 * i), .1, .03) for i in range(5)]; b.obj(wood(grey=.9, grain=2))
        one(plain('#3d5d3c', .5), 'lathe', [(0, 0), (.2, 0), (.26, .3), (.27, .3), (.2, .02), (0, .02)], (-.9, 2.2, 0), smooth=True)
    else:
        bed = lambda x, y: y > 5.35 + .3 * np.sin(x * 1.1)
        lawn(-5.5, 6.5, -1.2, 6.2, 230000, where=lambda x, y: ~bed(x, y) & ((~path(x, y)) if v == 'a' else (y > 1.6 + 0 * x)), h=.042)
        if v == 'a':
            b = B(); rubble(b, -.6, 2, -1.2, 5.6, .0, 5200, .006, .03); b.obj(plain('#c9bfae', .9, vary=.35))
            b = B()
            for i in range(10):
                y = -.7 + i * .66; x = .6 + .55 * math.sin(y * .75); b.loft([(x, y, 0, .3, .23, 3.2), (x, y, .035, .31, .24, 3.2), (x, y, .045, .295, .225, 3.2), (x, y, .047, .1, .1, 3)], seg=26)
            b.obj(concrete('#a7a197', stain=.25))
        else:
            b = B(); tiles(b, (-5.5, -1.4, .0), (1, 0, 0), (0, 1, 0), 12, 3.0, .6, .4, gap=.006, thick=.03, offset=.5, tilt=.15, bev=.003); b.obj(concrete('#b5aa98', stain=.25, pits=.4)); one(grout('#8d8475'), 'span', (-5.5, -1.4, -.1), (6.5, 1.6, .02))
            plant((-1.2, 1.2, .03), plain('#54595b', .6, bump=.2), r=.24, h=.42, size=.9, n=44)
        g2 = [leafm('#2f4f1f', '#6f9140'), leafm('#5a6a3a', '#a9b586'), leafm('#3d2f2f', '#7a4a50')]
        for i in range(13): foliage((-5 + i * .85 + R.gauss(0, .1), 5.75 + R.gauss(0, .15), .3), (.38, .3, R.uniform(.25, .5)), 2600, g2[i % 3], .04)
        for cl, zz in (('#d8748f', .55), ('#ece6f0', .5), ('#e3b04a', .45)):
            n = 130; rng = np.random.default_rng(int(zz * 100)); P_ = np.stack([rng.uniform(-4.5, 5, n), rng.uniform(5.3, 5.7, n), rng.uniform(.3, zz + .1, n)], 1); leaves(P_, np.tile([0, -1, 1], (n, 1)), rng, plain(cl, .6, vary=.3), .032)
    hedge(-9, 10, 9, 2.6, 14000)
    for x, y, h in ((-5, 10, 6), (1.5, 12, 6.5), (6, 10, 5.5)): tree(x, y, h, 9000)
    shade(s, (-1.2, 2.6, 0), 1.6, 1700)
    camera((1.0, -2.4, 1.62), (.35, 4.5, .5), 26, roll=.8)
    return dict(ev=-.45, sat=.88, local=.25)


def steps(v, old):
    s = lightset({'a': 'a', 'b': 'b'}[v]); soil(-.03)
    cm = concrete('#a29d93', crack=1 if old else 0, stain=.7 if old else .15, moss=.85 if old else 0, pits=1.2 if old else .4)
    tr = concrete('#8f8b86' if v == 'a' else '#c2b59d', stain=.15, pits=.2)
    n = 5
    for i in range(n):
        z0, z1 = i * .165, (i + 1) * .165; y0 = 1.2 + i * .3
        if old:
            # broken front edges
            def f(u, q, z1=z1, y0=y0):
                x = .0 + 1.7 * u; L = .165 + .34; t = q * L
                bite = max(0, fbm(x, i * 3.1, 2.6, 5, 4 + i) - .12) * .16
                if t < .165:
                    d = max(0, (t / .165 - .45)) / .55; return (x, y0 + bite * d + .004 * fbm(x, t, 20), z0 + t - bite * .45 * d)
                e = t - .165; k = max(0, 1 - e / .14); return (x, y0 + e + bite * k, z1 - bite * .45 * k + .003 * fbm(x, e, 15))
            b = B(); b.grid(f, 150, 50); b.obj(cm, smooth=True)
        else:
            b = B(); b.span((0, y0 + .015, z0 - .02), (1.7, y0 + .36, z1 - .03), bev=.004); b.obj(concrete('#bdb8ae', stain=.1, pits=.3))
            b = B(); m = 3
            for k in range(m): b.box((1.7 * (k + .5) / m, y0 + .165, z1 - .015), (1.7 / m - .005, .36, .03), bev=.004, rot=(R.gauss(0, .1), 0, 0))
            b.obj(tr)
    one(cm if old else concrete('#bdb8ae', stain=.1), 'span', (-.3, 1.2 + n * .3 - .02, -.1), (3, 4.6, n * .165 - (0 if old else .03)), bev=.008)
    b = B()
    if not old: tiles(b, (-.3, 1.2 + n * .3 + .3, n * .165 - .03), (1, 0, 0), (0, 1, 0), 3.2, 2, .6, .6, thick=.03, gap=.005, bev=.003); b.obj(tr)
    # side wall of bricks, house wall and a door
    b = B(); bricks(b, (-.02, 4.2, -.1), (0, -1, 0), (0, 0, 1), 3.1, 1.25 if True else 0, jit=.002); b.span((-.14, 1.05, 1.16), (.03, 4.3, 1.21), bev=.006); b.obj(brickm(soot=.45 if old else .1)); one(mortar(dirt=.5 if old else 0), 'span', (-.13, 1.1, -.1), (-.03, 4.2, 1.15))
    b = B(); bricks(b, (-2, 4.2, -.2), (1, 0, 0), (0, 0, 1), 7, 3.6, skip=lambda x, y: 2.35 < x < 3.35 and .8 < y < 3.05); b.obj(brickm(soot=.35 if old else .1, efflo=.2)); one(mortar(dirt=.4 if old else 0), 'span', (-2, 4.21, -.2), (.35, 4.3, 4)); one(mortar(), 'span', (1.35, 4.21, -.2), (6, 4.3, 4)); one(mortar(), 'span', (.3, 4.21, 2.9), (1.4, 4.3, 4))
    dm = plain('#27485a' if v == 'a' else '#7b2f2a', .3) if not old else wood(paint='#6d7d78', flake=.75, dirt=.5, axis=2)
    b = B(); x0, x1, zb = .42, 1.32, n * .165; b.span((x0, 4.3, zb), (x1, 4.36, zb + 2.1), bev=.004)
    for p, q in ((x0 + .1, x0 + .41), (x0 + .49, x1 - .1)):
        for z0, z1 in ((.2, .85), (1.0, 1.95)): b.span((p, 4.285, zb + z0), (q, 4.31, zb + z1), bev=.012)
    b.obj(dm)
    b = B(); [b.span(*q, bev=.006) for q in (((.35, 4.24, zb - .02), (.43, 4.36, zb + 2.2)), ((1.31, 4.24, zb - .02), (1.38, 4.36, zb + 2.2)), ((.35, 4.24, zb + 2.1), (1.38, 4.36, zb + 2.2)))]; b.obj(plain('#f0eee8', .4) if not old else wood(paint='#ddd6c4', flake=.6))
    b = B(); b.lathe([(0, -.05), (.02, -.05), (.032, -.03), (.02, -.01), (.014, 0)], (x1 - .08, 4.29, zb + 1.0), axis='y'); b.obj(metal('#c9a050', .2), smooth=True)
    # handrail
    hm = metal('#2b2d2f', .4, .2, rust=.75 if old else 0, metallic=.6)
    b = B(); b.tube([(1.78, 1.25, 0), (1.78, 1.25, 1.0), (1.78, 2.9, 1.0 + .165 * 5.2), (1.78, 4.1, 1.86)], .018, fillet=.06)
    for i in range(11): t = (i + .5) / 11; b.tube([(1.78, 1.3 + 1.6 * t, .05 + t * .82), (1.78, 1.3 + 1.6 * t, 1.02 + t * .86)], .007, seg=8)
    b.obj(hm, smooth=True)
    lawn(1.95, 6, -1, 4.2, 50000, dead=old, h=.06); lawn(-4, -.2, -1, 4.2, 30000, dead=old, h=.06)
    b = B(); tiles(b, (-.3, -1.5, -.02), (1, 0, 0), (0, 1, 0), 2.3, 2.7, .4, .4, thick=.03, gap=.008, tilt=.6 if old else .1, bev=.004); b.obj(concrete('#97928a', moss=.5 if old else 0, stain=.5))
    if old: grass(-.2, 1.9, -1, 3, 900, leafm('#4d6a26', '#9aa84e'), .12, where=lambda x, y: (np.abs((y + 1.5) % .408) < .02) & (y < 1.2))
    else:
        plant((.27, 3.75, n * .165), plain('#3d4144', .6), r=.17, h=.34, size=.6, n=50); foliage((2.5, 2.6, .35), (.5, .6, .45), 5000, leafm('#35561f', '#83a04a'), .045); foliage((2.5, 3.6, .5), (.5, .4, .6), 4000, leafm('#2c4a20', '#6f9140'), .045)
    shade(s, (1.2, 2.4, .5), 1.4, 1300)
    camera((1.5, -1.15, 1.62), (.95, 3.2, .82), 26, roll=-.7 if v == 'a' else .9)
    return dict(ev=-.45, sat=.88, local=.25)


def build(v, stage):
    t, q = v.split('-'); return dict(deck=deck, fence=fencescene, garden=garden, steps=steps)[t](q, stage == 'before')
