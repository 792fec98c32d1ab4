"""boiler and water tank, extension behind a house, wall taken out between two rooms, shelves beside a fireplace."""
from parts import *
from s_wall import fbm
from s_yard import hedge, tree, shade, soil, lawn


def tank(v, old):
    """in a utility room: a water tank (a, c) or a boiler on the wall (b)"""
    world('interior', .7)
    wm = plaster('#cbc2ae' if old else {'a': '#e7e6e1', 'b': '#dfe4e2', 'c': '#e9e3d8'}[v], stain=.8 if old else 0, dirt=.6 if old else 0, crack=.5 if old else 0, peel=.15 if old else 0, roller=2, seed=ord(v))
    b = B(); b.span((-.95, 0, -.1), (2.6, .2, 2.8)); b.span((-.97, -3, -.1), (-.75, .1, 2.8)); b.obj(wm)
    one(concrete('#8f8b84', crack=.8 if old else 0, stain=.8 if old else .2, pits=.6), 'span', (-1.2, -3.2, -.1), (3, .1, 0))
    cp = metal('#b9714a', .22, .25) if not old else metal('#7a6a4e', .5, .3, rust=.4, dirt=.6)
    gm = metal('#a9adb0', .35, .3, rust=.45 if old else 0, dirt=.6 if old else .1)
    p = B(); c = B()
    def valve(x, y, z, col):
        c.lathe([(.013, -.03), (.02, -.028), (.02, .028), (.013, .03)], (x, y, z), seg=10); h = B(); h.box((x, y - .035, z), (.09, .012, .018), bev=.004); h.tube([(x, y, z), (x, y - .035, z)], .007); h.obj(plain(col, .4))
    if v == 'b':
        x0, x1, z0, z1, y0 = (.08, .56, 1.12, 1.86, -.34)
        if old:
            one(metal('#cbbf9f', .45, .25, rust=.5, metallic=0, dirt=.75), 'span', (x0 - .03, y0, z0 - .06), (x1 + .03, -.01, z1 + .02), bev=.012)
            b = B(); b.span((x0 + .1, y0 - .012, z0 + .05), (x1 - .1, y0 + .01, z0 + .2), bev=.006); b.obj(plain('#3a342c', .5))
            b = B(); [b.span((x0 + .03 + i * .045, y0 - .006, z1 - .2), (x0 + .05 + i * .045, y0 + .01, z1 - .06), bev=.004) for i in range(10)]; b.obj(plain('#2f2a24', .8))
            p.tube([(.32, -.18, z1), (.32, -.18, 2.9)], .065, seg=24)
        else:
            one(plain('#f5f5f3', .25), 'span', (x0, y0, z0), (x1, -.01, z1), bev=.022)
            one(plain('#d4d7d8', .35), 'span', (x0 + .02, y0 - .004, z0 + .1), (x1 - .02, y0 + .03, z0 + .106), bev=.001)
            one(plain('#16191b', .1), 'span', (.25, y0 - .005, z0 + .03), (.39, y0 + .02, z0 + .08), bev=.003); one(emit('#9fd0ff', 1.2), 'span', (.29, y0 - .0062, z0 + .045), (.35, y0 - .004, z0 + .066), bev=.001)
            b = B(); b.tube([(.32, -.17, z1 - .01), (.32, -.17, 2.12), (.32, .1, 2.12)], .055, seg=28, fillet=.07); b.lathe([(.055, 0), (.085, 0), (.085, -.012), (.055, -.014)], (.32, -.002, 2.12), axis='y'); b.obj(plain('#f2f2f0', .35), smooth=True)
        xs = [.14, .23, .32, .41, .5]
        for i, x in enumerate(xs):
            zz = .62 if i in (1, 4) else .3; c.tube([(x, -.12, z0), (x, -.12, zz), (x, -.05, zz - .06), (x, -.05, -.05)] if i % 2 else [(x, -.1, z0), (x, -.1, -.05)], .0105 if i != 2 else .008, fillet=.04); valve(x, -.12 if i % 2 else -.1, z0 - .16 - .05 * (i % 2), '#b8302a' if i % 2 else '#2f63a0')
        for z in (.45, .85): [c.lathe([(.012, -.012), (.018, -.012), (.018, .012), (.012, .012)], (x, -.1, z), seg=12) for x in xs[::2]]
        if not old: b = B(); b.loft([(.95, -.12, 1.0, .12, .06, 2.2), (.95, -.12, 1.1, .19, .1, 2.3), (.95, -.12, 1.24, .19, .1, 2.3), (.95, -.12, 1.34, .12, .06, 2.2), (.95, -.12, 1.36, .02, .02, 2)], cap0=True); b.obj(plain('#c23a2e', .35), smooth=True); c.tube([(.95, -.12, 1.0), (.95, -.12, .8), (.5, -.1, .8)], .009, fillet=.04)
    else:
        cx, cy, r, h = .34, -.42, (.27 if old else .3), (1.4 if old else 1.62)
        tm = metal('#b9b2a0', .45, .3, rust=.55, metallic=0, dirt=.75) if old else plain({'a': '#f4f4f2', 'c': '#d9dcdd'}[v], .28)
        z0 = .12 if old else .09; b = B(); b.lathe([(0, z0), (r - .015, z0), (r, z0 + .015), (r, h), (r - .02, h + .03), (r * .4, h + .06), (0, h + .065)], (cx, cy, 0), seg=64); b.obj(tm, smooth=True)
        if old:
            b = B(); [b.box((cx + dx, cy + dy, .06), (.215, .1, .12), rot=(0, 0, R.uniform(-20, 20)), bev=.005, jit=.002) for dx in (-.13, .13) for dy in (-.13, .13)]; b.obj(brickm(soot=.4))
            one(plain('#3a332b', .5), 'box', (cx, cy - r + .01, .34), (.2, .05, .17), bev=.01); one(metal('#8d8a80', .5, rust=.7), 'box', (cx + .12, cy - r + .03, .62), (.09, .06, .12), bev=.008)
            p.tube([(cx, cy, h), (cx, cy, 1.9), (cx + .12, cy + .1, 2.2), (cx + .12, cy + .1, 2.9)], .06, seg=24, fillet=.08)
        else:
            cap = B(); cap.lathe([(r + .002, h - .02), (r + .006, h - .01), (r + .004, h + .05), (r - .03, h + .16), (0, h + .165)], (cx, cy, 0), seg=64); cap.lathe([(r + .002, .09), (r + .006, .09), (r + .006, .16), (r + .002, .162)], (cx, cy, 0), seg=64); cap.obj(plain('#3d4448' if v == 'a' else '#23476b', .4), smooth=True)
            one(plain('#15181a', .08), 'box', (cx, cy - r - .001, 1.28), (.13, .02, .09), bev=.004); one(emit('#a9d8ff', 1.3), 'box', (cx, cy - r - .011, 1.29), (.06, .002, .03), bev=.0005)
            one(concrete('#a9a49a', stain=.1), 'lathe', [(0, 0), (r - .03, 0), (r - .03, z0 + .01), (0, z0 + .01)], (cx, cy, 0))
            b = B(); b.lathe([(0, .0), (r + .09, .0), (r + .1, .06), (r + .09, .06), (r + .08, .012), (0, .012)], (cx, cy, 0), seg=48); b.obj(metal('#b9bcbe', .35, .3), smooth=True)
            b = B(); b.lathe([(.14 * math.sin(math.pi * t) ** .55, .35 * t) for t in np.linspace(0, 1, 25)], (1.02, -.2, 1.28)); b.obj(plain('#c23a2e' if v == 'a' else '#f0f0ee', .35), smooth=True); c.tube([(1.02, -.2, 1.28), (1.02, -.2, 1.02), (.52, cy, 1.0), (.5, cy - .0, h + .2)][:2] + [(1.02, -.05, 1.02), (1.02, -.05, 2.4)], .009, fillet=.05)
        top = h + (.05 if old else .15)
        for i, x in enumerate((cx - .12, cx + .12)):
            c.tube([(x, cy, top - .08), (x, cy, 1.95 + .12 * i), (x, -.05, 1.95 + .12 * i), (x - .3 + .1 * i, -.05, 1.95 + .12 * i), (x - .3 + .1 * i, -.05, 2.9)], .0125, fillet=.05); valve(x, cy, top + .12 + .03 * i, '#b8302a' if i else '#2f63a0')
        if not old: c.tube([(cx + r * .8, cy - r * .6, 1.45), (cx + r * 1.15, cy - r * .7, 1.45), (cx + r * 1.15, cy - r * .7, .1)], .01, fillet=.03)
    p.obj(gm, smooth=True); c.obj(cp, smooth=True)
    if old:
        n = N('water'); n.set(color='#4d4335', rough=.06, spec=.6); b = B(); b.loft([(.5, -.62, .0005, .42, .3, 2.3), (.5, -.62, .0025, .4, .28, 2.3)]); b.obj(n.m, smooth=True)
        bucket((.98, -.62, 0), .14, .27, plain('#2d3a55', .5)); b = B(); rubble(b, -.7, 1.6, -1.2, -.05, 0, 120, .003, .025); b.obj(mortar('#a89d8c', dirt=.4)); cb = B(); cb.box((-.5, -.35, .2), (.4, .5, .4), rot=(0, 0, 8), bev=.003); cb.obj(plain('#a5825a', .85, bump=.2))
    else:
        socket_plate((1.15 if v != 'b' else .85, 0, .9 if v != 'b' else 1.6), plain('#f5f5f3', .3), plain('#222', .5))
        b = B(); b.span((-.75, -.5, 1.5), (-.45, -.02, 1.52), bev=.003); b.obj(wood('#b58453', '#835a33', .4, .1)); [one(plain(cc, .4), 'lathe', [(0, 0), (rr, 0), (rr, hh), (rr * .5, hh + .03), (0, hh + .03)], (-.62, -.38 + .14 * i, 1.52), smooth=True) for i, (cc, hh, rr) in enumerate((('#e8e2d2', .2, .05), ('#3b7d6a', .16, .045), ('#d9b44a', .13, .04)))]
    area((-.2, -2.3, 2.4), (.4, -.2, .9), 1.3, 1.0, 48, '#eef3ff'); area((1.9, -1.4, 2.2), (.3, 0, 1), .6, .6, 14, '#ffe6c4')
    camera((.95 if v != 'c' else -.1, -2.75, 1.4), (.36, -.1, 1.0), 27, roll=.8 if v == 'a' else -.9)
    return dict(key=.32)


def extend(v, old):
    """the back of a brick house, then with a new room and wide glass doors"""
    world('sky', 1, elev=38, azim=120, sunk=0, dust=2); ss = (40, {'a': 228, 'b': 305, 'c': 240}[v], 4.3); sun(*ss, .7); soil(-.04, -8, 14)
    cols = {'a': ('#65382c', '#8a5542', '#784739', '#986852'), 'b': ('#a08452', '#bfa26c', '#8d7448', '#c9b283'), 'c': ('#4f2c25', '#6f3f34', '#7d4c3e', '#5f372e')}[v]
    X0, Y, WW, HH = -4.5, 2.0, 9.2, 7.4
    holes = [(-2.6, -1.3, 3.25, 4.65), (.9, 2.2, 3.25, 4.65)] + ([(-2.7, -1.8, 0, 2.1), (.3, 1.9, .95, 2.15)] if old else [(-2.2, 2.4, 0, 2.4)])
    b = B(); bricks(b, (X0, Y, 0), (1, 0, 0), (0, 0, 1), WW, HH, jit=.002, skip=lambda x, z: any(a < x + X0 < c and p < z + .03 < q for a, c, p, q in holes)); b.obj(brickm(cols, soot=.5 if old else .15, efflo=.3 if old else .05))
    back = B(); z = 0
    for a0, a1, z0, z1 in ((X0, X0 + WW, 2.4, 3.25), (X0, X0 + WW, 4.65, HH), (X0, -2.6, 3.25, 4.65), (-1.3, .9, 3.25, 4.65), (2.2, X0 + WW, 3.25, 4.65)): back.span((a0, Y + .012, z0), (a1, Y + .3, z1))
    for a0, a1 in (((X0, -2.7), (-1.8, .3), (1.9, X0 + WW)) if old else ((X0, -2.2), (2.4, X0 + WW))): back.span((a0, Y + .012, 0), (a1, Y + .3, 2.4))
    if old: back.span((-2.7, Y + .012, 2.1), (-1.8, Y + .3, 2.4)); back.span((.3, Y + .012, 0), (1.9, Y + .3, .95)); back.span((.3, Y + .012, 2.15), (1.9, Y + .3, 2.4))
    back.obj(mortar(dirt=.6 if old else .1))
    wf = plain('#f1f1ee', .35) if not old else wood(paint='#e3dccb', flake=.65, dirt=.4); gl = N('gl').set(color='#4d5a63', rough=.03, spec=1).m
    for a0, a1, z0, z1 in holes[:2] + (holes[3:] if old else []):
        window('y', Y + .06, a0, a1, z0, z1, wf, glassm=False, inward=-1); one(gl, 'span', (a0 + .04, Y + .07, z0 + .04), (a1 - .04, Y + .09, z1 - .04)); one(concrete('#b9b4a8', stain=.6 if old else .1), 'span', (a0 - .08, Y - .05, z0 - .09), (a1 + .08, Y + .1, z0), bev=.006); one(concrete('#b9b4a8', stain=.5 if old else .1), 'span', (a0 - .12, Y - .006, z1), (a1 + .12, Y + .1, z1 + .16), bev=.006)
        [one(concrete('#c9c3b5', stain=.5 if old else .1), 'span', (p, Y - .004, z0), (q, Y + .1, z1), bev=.004) for p, q in ((a0 - .12, a0), (a1, a1 + .12))]
    if old:
        dm = wood(paint='#5f6f6a', flake=.7, dirt=.5, axis=2); b = B(); b.span((-2.64, Y + .05, .05), (-1.86, Y + .1, 2.06), bev=.004); [b.span((-2.52, Y + .035, z0), (-1.98, Y + .06, z1), bev=.012) for z0, z1 in ((.2, .85), (1.0, 1.9))]; b.obj(dm); b = B(); [b.span(*q, bev=.005) for q in (((-2.72, Y - .01, 0), (-2.64, Y + .1, 2.14)), ((-1.86, Y - .01, 0), (-1.78, Y + .1, 2.14)), ((-2.72, Y - .01, 2.06), (-1.78, Y + .1, 2.14)))]; b.obj(wf)
        one(concrete('#b9b4a8', stain=.6), 'span', (-2.85, Y - .006, 2.14), (-1.65, Y + .1, 2.3), bev=.006); one(concrete('#8f8a80', crack=1, moss=.7, stain=.7), 'span', (-3.1, Y - .7, -.1), (-1.4, Y + .02, .08), bev=.01)
        pm = metal('#6b6f70', .5, .3, rust=.6, metallic=0); b = B(); b.tube([(3.2, Y - .09, 0), (3.2, Y - .09, HH)], .045, seg=20); b.tube([(-3.6, Y - .07, 2.6), (-.4, Y - .07, 2.5), (-.4, Y - .07, .1)], .035, seg=16, fillet=.08); b.obj(pm, smooth=True)
        b = B(); tiles(b, (-3.6, -.9, -.05), (1, 0, 0), (0, 1, 0), 6.8, 2.85, .45, .45, gap=.012, thick=.05, tilt=.9, bev=.005); b.obj(concrete('#8d887e', moss=.75, stain=.7, pits=.8)); grass(-3.6, 3.2, -.9, 1.95, 2600, leafm('#4d6a26', '#9aa84e'), .16, where=lambda x, y: (np.abs((x + 3.6) % .462) < .03) | (np.abs((y + .9) % .462) < .03))
        lawn(-6, 6, -5.2, -.9, 110000, dead=True, h=.09); grass(-5.5, 5.5, -3.5, -.6, 3500, leafm('#56702c', '#9aa84e'), .34, where=lambda x, y: np.sin(x * 2.1) * np.cos(y * 1.7) > .35, w=.005)
        b = B(); rubble(b, 1.6, 3.4, -.6, 1.2, 0, 80, .03, .2); b.obj(concrete('#9d978b', moss=.3)); bucket((1.1, .9, 0), .15, .3, plain('#2c3e33', .5))
    else:
        x0, x1, y0, zt = -2.9, 3.1, -1.0, 2.75; d0, d1, dz = -2.15, 2.35, 2.38
        wm = plaster('#ece8df', roller=4) if v != 'b' else None; b = B(); [b.span(p, q, bev=.01) for p, q in (((x0, y0, 0), (d0, Y, zt)), ((d1, y0, 0), (x1, Y, zt)), ((d0, y0, dz), (d1, y0 + .25, zt)))]
        b.obj(wm or wood('#5d4632', '#3d2c1e', .7, .2, axis=2))
        if v == 'b':
            b = B(); q = x0
            while q < x1 - .02: zb = dz if d0 - .02 < q < d1 - .07 else .03; b.box((q + .046, y0 - .014, (zb + zt) / 2), (zt - zb, .085, .024), m=np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]]), bev=.003, rnd=None); q += .095
            b.obj(wood('#a8794c', '#744c2c', .6, .25, knots=.4))
        fm = plain('#2f3437', .4); one(fm, 'span', (x0 - .16, y0 - .22, zt), (x1 + .16, Y, zt + .2), bev=.008); one(plain('#5f6568', .6), 'span', (x0 - .1, y0 - .1, zt + .2), (x1 + .1, Y, zt + .22), bev=.004)
        b = B(); n = 3; w = (d1 - d0) / n
        for i in range(n):
            p, q, yy = d0 + i * w, d0 + (i + 1) * w, y0 + .1 + .05 * (i % 2); [b.span(*s, bev=.004) for s in (((p, yy, .02), (p + .05, yy + .05, dz)), ((q - .05, yy, .02), (q, yy + .05, dz)), ((p, yy, .02), (q, yy + .05, .08)), ((p, yy, dz - .06), (q, yy + .05, dz)))]
            g = B(); g.quad((p, yy + .02, .05), (q, yy + .02, .05), (q, yy + .02, dz), (p, yy + .02, dz)); g.obj(glass())
        b.obj(fm)
        b = B(); boards(b, x0, x1, y0 + .1, 6, .01, w=.16, along='x'); b.obj(wood('#b68c5e', '#8b6540', .35, .18)); b = B(); b.span((-2.2, 5.4, 0), (2.4, 5.5, 2.4)); b.span((-2.4, Y, 0), (-2.2, 5.5, 2.4)); b.span((2.4, Y, 0), (2.6, 5.5, 2.4)); b.span((-2.4, Y, 2.4), (2.6, 5.5, 2.5)); b.span((x0 + .2, y0 + .3, 2.6), (x1 - .2, Y, 2.7)); b.obj(plaster('#f1eee6'))
        b = B(); b.span((-1.3, 1.3, 0), (.9, 2.1, .86), bev=.004); b.obj(plain('#3f5a4e', .4)); one(wood('#ae8a60', '#80603f', .35, .15), 'span', (-1.4, 1.2, .86), (1.0, 2.2, .9), bev=.004)
        lm = plain('#20262a', .4); [one(lm, 'lathe', [(.15, 0), (.13, .05), (.04, .14), (.02, .16), (0, .16)], (x, 1.7, 1.75), smooth=True) for x in (-.8, -.2, .4)]; b = B(); [b.tube([(x, 1.7, 1.9), (x, 1.7, 2.6)], .005, seg=6) for x in (-.8, -.2, .4)]; b.obj(lm); [one(emit('#ffdca8', 9), 'lathe', [(0, 0), (.05, .0), (.05, .03), (0, .05)], (x, 1.7, 1.74)) for x in (-.8, -.2, .4)]
        area((0, 1.2, 2.5), (0, 1, 0), 3, 1.6, 60, '#ffe6c4'); plant((1.9, .4, .01), plain('#d8d0c2', .7, bump=.2), r=.2, h=.36, size=1.0, n=40)
        b = B(); tiles(b, (-3.4, -2.9, -.045), (1, 0, 0), (0, 1, 0), 7, 1.95, .8, .6, gap=.005, thick=.05, tilt=.1, offset=.5, bev=.003); b.obj(concrete('#aaa69c', stain=.15, pits=.2)); one(grout('#77716a'), 'span', (-3.4, -2.9, -.1), (3.6, -.95, -.01))
        lawn(-6, 6, -5.2, -2.92, 150000, h=.045); lawn(-6, -3.45, -2.95, 2, 40000, h=.05); lawn(3.65, 6, -2.95, 2, 40000, h=.05)
        plant((-2.9, -1.6, 0), plain('#4a4f52', .6, bump=.2), r=.24, h=.44, size=.95, n=46); [foliage((3.55 + R.gauss(0, .1), -2.2 + i * .8, .3), (.38, .42, .4), 3000, leafm('#35561f', '#83a04a'), .045) for i in range(4)]
    hedge(-9, -4.2, 3.4, 2.2, 9000); hedge(4.6, 9, 3.4, 2.2, 9000); [tree(x, y, h, 9000) for x, y, h in ((-8, 7, 6), (8, 8, 7))]
    shade(ss, (-.8, .4, 1.2), 1.5, 1200)
    camera((1.5 if v != 'b' else -1.2, -6.3, 1.62), (.1, 1.6, 1.72), 27, roll=.8 if v == 'a' else -.7)
    return dict(ev=-.45, sat=.88, local=.28)


def wallout(v, old):
    """two rooms, then one"""
    W, D, H, at = 4.0, 5.6, 2.6, 2.5
    world({'a': 'courtyard', 'b': 'forest'}[v], 1.0, seen=3, sat=.5); col = {'a': '#e9e4d8', 'b': '#d5dad6'}[v]
    wm = plaster(col) if not old else plaster('#d8cfba', stain=.6, dirt=.5, crack=.6, patch=.4, seed=2.2)
    hole = (1.2, 2.8, .55, 2.25); b = B(); wall_hole(b, 'y', D, .28, -.2, W + .2, 0, H, *hole); b.span((-.2, -1, 0), (0, D, H)); b.span((W, -1, 0), (W + .2, D, H)); b.span((-.2, -1.2, 0), (W + .2, -1, H)); b.obj(wm)
    one(plaster('#f3f1ec' if not old else '#e0d8c6', stain=.5 if old else 0), 'span', (-.2, -1.2, H), (W + .2, D + .2, H + .1))
    fr = plain('#f5f5f3', .3) if not old else wood(paint='#e6ddc8', flake=.6); window('y', D + .17, *hole, fr, handle=metal('#ccc', .3), inward=-1); one(fr, 'span', (hole[0] - .04, D - .06, hole[2] - .03), (hole[1] + .04, D + .26, hole[2] + .006), bev=.006)
    fl = B(); one(plain('#1c1511', .95), 'span', (-.2, -1, -.2), (W + .2, D + .2, -.0235)); boards(fl, 0, W, -1, D, 0, w=.15, L=2.2, gap=.004 if old else .0014); fl.obj(wood('#b08d66', '#896847', .3, .2, coat=.25) if not old else wood('#8f7353', '#664c33', .6, .3, wear=.9, grey=.4, dirt=.7))
    if old:
        s = B(); x = .05
        while x < W: s.span((x, at, 0), (x + .06, at + .1, H), bev=.003, jit=.001) if not 2.55 < x < 3.35 else None; x += .42
        s.span((0, at, H - .06), (W, at + .1, H), bev=.003); s.span((0, at, 0), (2.5, at + .1, .05), bev=.003); s.span((2.46, at - .01, 0), (2.54, at + .11, 2.1), bev=.003); s.span((3.36, at - .01, 0), (3.44, at + .11, 2.1), bev=.003); s.span((2.46, at - .01, 2.05), (3.44, at + .11, 2.13), bev=.003); s.obj(wood('#a5794c', '#6f4b2c', .75, .3, knots=.6, axis=2, dirt=.3))
        nu, nv = 300, 200; cx, cz = (1.15, 1.45) if v == 'a' else (1.5, 1.6)
        for yy, sd in ((at - .004, 4.1), (at + .104, 7.7)):
            V = [(W * i / nu + .008 * fbm(i * .1, j * .1, 2, 2, 1), yy, H * j / nv + .008 * fbm(i * .1, j * .1, 2, 2, 5)) for j in range(nv + 1) for i in range(nu + 1)]
            def keep(x, z): d = math.hypot((x - cx) / .95, (z - cz) / .8); return d + .42 * fbm(x, z, 2.0, 6, sd) > .85 and not (2.5 < x < 3.4 and z < 2.08)
            F = [[j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i] for j in range(nv) for i in range(nu) if keep(W * (i + .5) / nu, H * (j + .5) / nv)]
            b = B(); b.add(V, F); o = b.obj(plaster('#d3c9b0', stain=.5, dirt=.5, crack=.8, seed=sd)); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .016; m.offset = 0
        b = B(); rubble(b, .2, 2.6, at - .9, at + .5, 0, 420, .008, .12, lambda x, y: max(0, .16 - abs(x - cx) * .12 - abs(y - at) * .18)); b.obj(plaster('#d3c9b0', dirt=.3)); b = B(); rubble(b, .1, 3, at - 1.2, at + .5, 0, 700, .003, .03); b.obj(mortar('#c9c0b0'))
        b = B(); [b.beam((.5 + R.uniform(0, 1.4), at - .75 + R.uniform(-.2, .2), .05), (1.2 + R.uniform(0, 1.2), at - .2 + R.uniform(-.2, .2), .1 + .05 * i), .05, .022) for i in range(6)]; b.obj(wood('#8a6a48', '#5d442c', .8, .3)); bucket((3.1, at - .7, 0), .14, .29, plain('#2d3032', .6))
        b = B(); b.beam((2.15, at - .45, .02), (2.28, at - .06, .95), .035, .03); b.obj(wood('#b98c5a', '#8c6239', .5)); one(metal('#55595c', .4, .4), 'box', (2.29, at - .04, 1.0), (.2, .08, .08), rot=(-20, 0, 0), bev=.008)
    else:
        bm = wood('#a8794c', '#76502f', .6, .3, knots=.6) if v == 'a' else plain('#2f3437', .45); one(bm, 'span', (0, at - .09, H - .26), (W, at + .09, H - .001), bev=.008); b = B(); [b.span((x, at - .08, 0), (x + .14, at + .08, H - .26), bev=.006) for x in (.001, W - .141)]; b.obj(bm)
        sk = plain('#f4f3ef', .35); b = B(); [b.span((x, -1, .001), (x + .017, D, .11), bev=.006) for x in (0, W - .017)]; b.span((0, D - .017, .001), (W, D, .11), bev=.006); b.obj(sk)
        tm = wood('#a67a4d', '#76502f', .4, .12); b = B(); b.span((1.25, 3.35, .72), (2.95, 4.2, .755), bev=.005); [b.beam((x, y, 0), (x + (.1 if x < 2 else -.1), y + (.05 if y < 3.8 else -.05), .72), .05, .05, up=(1, 0, 0)) for x in (1.3, 2.9) for y in (3.4, 4.15)]
        for x, y, s in ((1.6, 3.1, 1), (2.5, 3.1, 1), (1.6, 4.45, -1), (2.5, 4.45, -1)):
            b.span((x - .21, y - .2, .44), (x + .21, y + .2, .465), bev=.004); [b.span((x + i * .18 - .016, y + j * .17 - .016, 0), (x + i * .18 + .016, y + j * .17 + .016, .44 if j * s > 0 else .86), bev=.003) for i in (-1, 1) for j in (-1, 1)]; b.span((x - .2, y - s * .19 - .01, .66), (x + .2, y - s * .19 + .01, .86), bev=.004)
        b.obj(tm); one(plain('#e9e3d5', .4), 'lathe', [(0, 0), (.08, 0), (.13, .06), (.125, .06), (.07, .01), (0, .01)], (2.1, 3.75, .755), smooth=True)
        b = B(); b.lathe([(.24, 0), (.2, .1), (.06, .2), (.02, .22), (0, .22)], (2.1, 3.78, 1.55)); b.tube([(2.1, 3.78, 1.77), (2.1, 3.78, H)], .004, seg=6); b.obj(plain('#34494d' if v == 'a' else '#c8774f', .4), smooth=True); plant((3.55, 4.9, 0), plain('#b86b47', .7, bump=.3), r=.18, h=.32, size=1.0, n=38); n = N('art'); c = n.ramp(n.noise(n.warp(n.co(), .5, 2), 2.4, 2), (.38, '#e9e1d1'), (.45, '#c98f5f'), (.55, '#38506a'), (.62, '#e7ddc8'), interp='CONSTANT'); one(n.set(color=c, rough=.35).m, 'quad', (.004, 3.3, 1.2), (.004, 4.1, 1.2), (.004, 4.1, 2.0), (.004, 3.3, 2.0))
    area((2, D + .3, 1.5), (2, 1.5, .6), 1.55, 1.6, 130, '#eaf2ff', 160); area((2, .2, H - .05), (2, 2.5, 0), 1.6, 1.2, 22, '#fff2e2')
    camera((2.3 if v == 'a' else 1.6, -.85, 1.5), (1.9, 3, 1.2), 24, roll=.8 if v == 'a' else -.7)
    return dict(local=.42)


def shelf(v, old):
    """alcoves on both sides of a fireplace, then with shelves"""
    W, D, H = 4.2, 3.6, 2.7; F = D - .38; c0, c1 = 1.4, 2.8
    world({'a': 'interior', 'b': 'forest'}[v], .8); col = {'a': '#dfe3dd', 'b': '#e9e2d4'}[v]; wm = plaster(col) if not old else plaster('#d8cdb4', stain=.7, dirt=.5, crack=.6, patch=.6, seed=ord(v))
    b = B(); b.span((-.2, D, 0), (W + .2, D + .2, H)); b.span((-.2, -1, 0), (0, D, H)); b.span((W, -1, 0), (W + .2, D, H)); wall_hole(b, 'y', F, .38, c0, c1, 0, H, c0 + .42, c1 - .42, -.01, .78); b.obj(wm)
    one(plaster('#f3f1ec' if not old else '#e2dac8', stain=.5 if old else 0), 'span', (-.2, -1.2, H), (W + .2, D + .2, H + .1)); fl = B(); one(plain('#1c1511', .95), 'span', (-.2, -1, -.2), (W + .2, D + .2, -.0235)); boards(fl, 0, W, -1, D, 0, w=.14, L=2.2); fl.obj(wood('#a98258', '#785839', .33, .2, coat=.2) if not old else wood('#8f7353', '#664c33', .6, .3, wear=.8, dirt=.6))
    one(plain('#191512', .9), 'span', (c0 + .38, F + .3, 0), (c1 - .38, D - .002, .8)); mm = concrete('#d6d0c4', rough=.4, stain=.1, pits=.1) if not old else wood(paint='#d9d0ba', flake=.5, dirt=.6)
    b = B(); [b.span(*q, bev=.008) for q in (((c0 + .22, F - .06, 0), (c0 + .44, F + .01, .8)), ((c1 - .44, F - .06, 0), (c1 - .22, F + .01, .8)), ((c0 + .22, F - .06, .78), (c1 - .22, F + .01, 1.02)), ((c0 + .12, F - .2, 1.02), (c1 - .12, F + .01, 1.07)))]; b.obj(mm); one(concrete('#6d6862', stain=.3), 'span', (c0 + .1, F - .5, 0), (c1 - .1, F + .02, .02), bev=.006)
    cols = [plain(x, .6, vary=.25) for x in ('#84402f', '#36608c', '#d9b98a', '#5f7d3a', '#2b3a3d', '#b4622a', '#e6dfce')]
    def books(x0, x1, y, z, most, share=.85):
        bs = [B() for _ in cols]; x = x0 + .01
        while x < x1 - .05:
            t, h = R.uniform(.016, .05), R.uniform(.55, .95) * most
            if R.random() < share: bs[R.randrange(len(cols))].box((x + t / 2, y + R.uniform(-.01, .01), z + h / 2), (t - .001, R.uniform(.14, .19), h), rot=(0, R.gauss(0, .7), 0), bev=.003); x += t
            else: x += R.uniform(.04, .16)
        [k.obj(m) for k, m in zip(bs, cols) if k.v]
    if not old:
        sm = wood('#a67a4d', '#76502f', .4, .1, knots=.2) if v == 'a' else plain('#3f5a54', .4); b = B()
        for x0, x1 in ((.001, c0), (c1, W - .001)):
            b.span((x0, F + .02, .0), (x0 + .03, D, 2.45), bev=.003); b.span((x1 - .03, F + .02, 0), (x1, D, 2.45), bev=.003); b.span((x0, F - .02, .72), (x1, D, .755), bev=.003); b.span((x0, F + .01, 2.43), (x1, D, 2.5), bev=.004); b.span((x0, D - .012, .7), (x1, D - .002, 2.45)); b.span((x0 + .02, F + .03, 0), (x1 - .02, F + .06, .08)); n = 2; w = (x1 - x0) / n
            for i in range(n): b.span((x0 + i * w + .004, F + .0, .085), (x0 + (i + 1) * w - .004, F + .02, .715), bev=.003)
            for i in range(1, 5): z = .755 + i * .335; b.span((x0 + .03, F + .04, z), (x1 - .03, D, z + .024), bev=.002)
        b.obj(sm)
        for x0, x1 in ((.03, c0 - .03), (c1 + .03, W - .03)):
            for i in range(5): z = .756 + i * .335 + (.024 if i else 0); m = x0 + (x1 - x0) * R.choice([.45, .62, .8, 1]); books(x0, m, D - .2, z, .29); (one(plain(R.choice(['#e9e3d5', '#b86b47', '#4a5a55', '#c9a050']), .5), 'lathe', [(0, 0), (.05, 0), (.075, .05), (.07, .12), (.03, .17), (.03, .2), (.024, .2), (.022, .17), (0, .16)], ((m + x1) / 2, D - .18, z), smooth=True) if x1 - m > .25 else None)
        k = B(); [k.lathe([(0, -.02), (.012, -.02), (.014, -.012), (.008, 0)], (x, F, .55), axis='y', seg=16) for x in (c0 / 2 - .05, c0 / 2 + .05, (c1 + W) / 2 - .05, (c1 + W) / 2 + .05)]; k.obj(metal('#c9a050', .25), smooth=True)
        one(metal('#e9efef', .01, .02), 'span', (c0 + .35, F - .02, 1.3), (c1 - .35, F - .008, 2.15), bev=.004); b = B(); [b.span(*q, bev=.006) for q in (((c0 + .3, F - .035, 1.25), (c0 + .36, F, 2.2)), ((c1 - .36, F - .035, 1.25), (c1 - .3, F, 2.2)), ((c0 + .3, F - .035, 1.25), (c1 - .3, F, 1.31)), ((c0 + .3, F - .035, 2.14), (c1 - .3, F, 2.2)))]; b.obj(wood('#8a6a3a', '#5d442b', .4)); plant((c1 - .35, F - .1, 1.07), plain('#d9d2c4', .7), r=.06, h=.1, size=.32, n=26)
        b = B(); [b.tube([(c0 + .7 + .1 * i - .2, F + .12, .06 + .06 * (i % 2)), (c0 + .7 + .1 * i + .2, F + .2, .07 + .05 * (i % 3))], .035, seg=12) for i in range(4)]; b.obj(wood('#8a6a48', '#5d442c', .8, grain=2))
    else:
        for i in range(7):
            x, n = (.25 + i * .16 if i < 4 else 3.1 + (i - 4) * .28), R.randrange(4, 10); z = 0; bs = [B() for _ in cols]
            for _ in range(n): t = R.uniform(.02, .05); bs[R.randrange(len(cols))].box((x + R.gauss(0, .008), D - .25 - .2 * (i % 2), z + t / 2), (R.uniform(.14, .19), R.uniform(.2, .27), t - .001), rot=(0, 0, R.gauss(0, 7)), bev=.003); z += t
            [k.obj(m) for k, m in zip(bs, cols) if k.v]
        b = B(); [b.span((.05, D - .02, z), (c0 - .1, D, z + .03), bev=.003) for z in (1.2, 1.6)]; b.obj(wood('#b9a284', '#8d7558', .7)); cb = B(); cb.box((3.75, F - .3, .18), (.45, .4, .36), rot=(0, 0, 12), bev=.003); cb.box((.5, F - .45, .15), (.4, .35, .3), rot=(0, 0, -14), bev=.003); cb.obj(plain('#a5825a', .85, bump=.2)); b = B(); rubble(b, .2, 4, F - .6, F, 0, 90, .003, .02); b.obj(mortar('#c9c0b0'))
        s = B(); s.span((0, D - .017, .001), (c0, D, .13), bev=.006); s.span((c1, D - .017, .001), (W, D, .13), bev=.006); s.obj(wood(paint='#ddd3bd', flake=.45))
    area((-.3 + .35, .6, 1.6), (2.4, D, 1.1), 1.2, 1.5, 75, '#eaf2ff', 160); area((2.1, -.4, H - .05), (2.1, 2.6, .4), 1.6, 1, 30, '#fff0dc')
    camera((2.35 if v == 'a' else 1.8, -.3, 1.45), (2.1 if v == 'a' else 2.2, D, 1.15), 24, roll=.7 if v == 'a' else -.8)
    return dict(local=.4)


def build(v, stage):
    t, q = v.split('-'); return dict(tank=tank, extend=extend, wallout=wallout, shelf=shelf)[t](q, stage == 'before')
