"""kitchen and backsplash, pipes under a sink, electric panel, attic insulation."""
from parts import *
from s_wall import fbm

K = {'a': dict(front='#3f5a4e', top='wood', tile='#f1eee6', tw=.15, th=.075, wall='#efece4'),
     'b': dict(front='#e9e6de', top='stone', tile='#2f5d73', tw=.1, th=.1, wall='#f0ede6'),
     'c': dict(front='#b08a5c', top='stone', tile='#e3c9b4', tw=.065, th=.2, wall='#eceae4')}


def kitchen(v, old, close=False):
    k = K[v]; W, D, H = 3.3, 3, 2.55
    world('courtyard', .9, seen=3, sat=.45); hole = (1.15, 2.05, 1.12, 2.15)
    wc = plaster('#d8cfb8' if old else k['wall'], stain=.7 if old else 0, dirt=.7 if old else 0)
    b = B(); wall_hole(b, 'y', D, .25, -.2, W + .2, 0, H, *hole); b.span((-.2, -1, 0), (0, D, H)); b.span((W, -1, 0), (W + .2, D, H)); b.span((-.2, -1.2, 0), (W + .2, -1, H)); b.obj(wc)
    one(plaster('#f2f0ea' if not old else '#ddd3bd', stain=.6 if old else 0), 'span', (-.2, -1.2, H), (W + .2, D + .2, H + .1))
    fm = plain(k['front'], .38) if v != 'c' else wood('#b98c5a', '#8c6239', .4, .1, axis=2, knots=.1)
    if old: fm = wood('#8a6038', '#55361d', .5, .25, wear=.6, dirt=.6, axis=2)
    tm = (wood('#ae8a60', '#80603f', .35, .15, coat=.2) if k['top'] == 'wood' else concrete('#d8d4cb' if v == 'b' else '#55524e', rough=.3, stain=.1, pits=0)) if not old else plain('#9c8f78', .45)
    # base cabinets with gaps, plinth, top
    b = B(); h = B(); ws = [.6, .6, .9, .6, .6]; x = 0
    for i, w in enumerate(ws):
        gone = old and i == 1
        if i in (1, 3):
            zz = [.11, .36, .61, .86]
            for z0, z1 in zip(zz, zz[1:]):
                if gone and z0 > .3: continue
                b.span((x + .0025, D - .6 + R.gauss(0, .0015 if old else .0003), z0 + .0025), (x + w - .0025, D - .58, z1 - .0025), bev=.0025)
                h.tube([(x + w / 2 - .07, D - .6, z1 - .05), (x + w / 2 - .07, D - .63, z1 - .05), (x + w / 2 + .07, D - .63, z1 - .05), (x + w / 2 + .07, D - .6, z1 - .05)], .005, fillet=.01, seg=8)
        else:
            n = 2 if w > .7 else 1
            for j in range(n):
                p, q = x + j * w / n, x + (j + 1) * w / n
                m = rotm((0, 0, -38 if old and i == 4 else 0)); c = np.array([q - .0025, D - .59, .485]); off = m @ np.array([-(q - p - .005) / 2, 0, 0])
                b.box(c + off, (q - p - .005, .02, .745), m=m, bev=.0025)
                if not (old and i == 4): h.tube([(q - .06, D - .6, .62), (q - .06, D - .63, .62), (q - .06, D - .63, .78), (q - .06, D - .6, .78)], .005, fillet=.01, seg=8)
        x += w
    b.obj(fm); h.obj(metal('#c9b37a' if v == 'a' else '#bdbdbd', .25) if not old else metal('#8f7a4a', .4, rust=.3), smooth=True)
    b = B(); b.span((0, D - .575, .1), (W, D - .02, .86)); b.span((.02, D - .55, 0), (W, D - .53, .1)); b.obj(plain('#2c241c' if old else '#3a3a38', .7))
    # counter with a hole for the sink
    sx0, sx1, sy0, sy1 = 1.3, 1.9, D - .52, D - .12
    b = B()
    for p, q in (((0, D - .63, .86), (sx0, D, .9)), ((sx1, D - .63, .86), (W, D, .9)), ((sx0, D - .63, .86), (sx1, sy0, .9)), ((sx0, sy1, .86), (sx1, D, .9))): b.span(p, q, bev=.003)
    b.obj(tm); cx, cy = (sx0 + sx1) / 2, (sy0 + sy1) / 2
    b = B(); b.loft([(cx, cy, .903, .315, .215, 9), (cx, cy, .906, .31, .21, 9), (cx, cy, .9, .285, .185, 8), (cx, cy, .74, .27, .17, 7), (cx, cy, .725, .25, .15, 6), (cx, cy, .722, .03, .03, 2)]); b.obj(metal('#c4c6c7', .28, .3, dirt=.7 if old else 0), smooth=True)
    mixer((cx + (.0 if not old else .1), D - .075, .9), metal('#d6d6d6', .08, .1) if not old else metal('#a9a18c', .35, .4, rust=.3), -90, 1.2, tall=.3 if not old else .14, reach=.2)
    # backsplash
    th0, th1 = .9, 1.5
    gm = grout('#9a8d76' if old else '#c9c5bb', dirt=.8 if old else .05); b = B(); segs = [(0, 1.15, th0, th1), (1.15, 2.05, th0, 1.12), (2.05, W, th0, th1)]
    for a0, a1, z0, z1 in segs: b.span((a0, D - .004, z0), (a1, D + .01, z1))
    b.obj(mortar('#a89d8c', dirt=.4) if old else gm); b = B()
    hx = .55 if v != 'b' else 2.7
    for a0, a1, z0, z1 in segs: tiles(b, (a0, D - .004, z0), (1, 0, 0), (0, 0, 1), a1 - a0, z1 - z0, .1 if old else k['tw'], .1 if old else k['th'], offset=.5 if (not old and v == 'a') else 0, tilt=.3 if old else .12, miss=(lambda x, y, a0=a0: math.hypot((x + a0 - hx) / .3, (y - .3) / .2) < 1 or R.random() < .03) if old else None)
    b.obj(glaze('#cdb38a' if v != 'b' else '#b9a9a0', .22, .1, dirt=.8, crackle=.15) if old else glaze(k['tile'], .1, .1 if v != 'a' else .04, wob=.9))
    fr = plain('#f4f4f2', .3) if not old else wood(paint='#e0d8c4', flake=.6, dirt=.4)
    window('y', D + .15, *hole, fr, handle=metal('#ccc', .3), inward=-1, glassm=False)
    one(fr, 'span', (hole[0] - .02, D - .03, 1.1), (hole[1] + .02, D + .24, 1.126), bev=.005)
    if not old:
        b = B(); b.span((2.2, D - .25, 1.62), (W - .03, D - .01, 1.655), bev=.003); b.span((.05, D - .25, 1.62), (1.0, D - .01, 1.655), bev=.003); b.obj(wood('#b58453', '#835a33', .4, .1)); cup = plain('#e9e3d6', .3, vary=.25)
        for i in range(4): one(cup, 'lathe', [(0, 0), (.03, 0), (.042, .02), (.042, .085), (.039, .085), (.036, .02), (0, .012)], (2.34 + i * .11, D - .13, 1.655), smooth=True)
        for i in range(5): one(cup, 'lathe', [(0, 0), (.07, 0), (.125, .02), (.127, .023), (.07, .008), (0, .006)], (2.95, D - .13, 1.655 + i * .012), smooth=True)
        plant((.22, D - .13, 1.655), plain('#c98a62', .7), r=.06, h=.11, size=.3, n=26)
        for i, (cc, hh) in enumerate((('#c9a86a', .2), ('#d8cfbd', .16), ('#8a5a3a', .12))): one(plain(cc, .4), 'lathe', [(0, 0), (.045, 0), (.048, .005), (.048, hh), (.044, hh + .004), (.044, hh + .025), (0, hh + .027)], (.5 + i * .12, D - .13, 1.655), smooth=True)
        one(wood('#a8764a', '#6f4a2b', .5, knots=.3, axis=2), 'box', (2.35, D - .05, 1.08), (.26, .02, .36), rot=(-6, 0, 0), bev=.006)
        one(plain('#d9d3c6', .35), 'lathe', [(0, 0), (.09, 0), (.15, .07), (.145, .07), (.085, .01), (0, .01)], (2.7, D - .33, .9), smooth=True)
        f = B(); [f.lathe([(0, -.034), (.02, -.03), (.036, -.008), (.037, .008), (.024, .03), (.006, .028), (0, .024)], (2.7 + .045 * math.cos(i * 1.6), D - .33 + .045 * math.sin(i * 1.6), .955 + .02 * (i > 3)), seg=20) for i in range(5)]; f.obj(plain('#c9962f' if v != 'a' else '#b8462f', .35, vary=.5), smooth=True)
        socket_plate((2.95, D - .012, 1.2), plain('#f5f5f3', .3), plain('#222', .5))
        one(plain('#1a1b1c', .08), 'span', (.62, D - .55, .9), (1.16, D - .08, .906), bev=.002)
    else:
        socket_plate((2.4, D - .012, 1.2), plain('#d9ceb0', .3), plain('#222', .5))
        b = B(); rubble(b, .2, 1.1, D - .55, D - .03, .9, 60, .006, .09); b.obj(glaze('#cdb38a', .3, .2, dirt=.6)); b = B(); rubble(b, .1, 3, D - .6, D - .03, .9, 160, .003, .02); b.obj(mortar())
        bucket((2.55, D - .35, .9), .11, .2, plain('#2f3133', .6))
        b = B(); b.tube([(.9, D - .01, 1.28), (.9, D - .06, 1.25), (.94, D - .1, 1.1), (.93, D - .05, .95)], .006); b.obj(plain('#ddd', .5))
    b = B()
    if old: tiles(b, (0, -1, 0), (1, 0, 0), (0, 1, 0), W, D + 1, .3, .3, thick=.004, gap=.002, tilt=.1); b.obj(glaze('#a08a6a', .4, .15, dirt=.8))
    else: boards(b, 0, W, -1, D, 0, w=.16, L=1.8); b.obj(wood('#b68c5e', '#8b6540', .35, .18, coat=.2))
    one(grout('#5a5044'), 'span', (0, -1, -.1), (W, D, -.02 if not old else 0))
    area((1.6, D + .3, 1.65), (1.6, 1.2, .7), .9, 1.0, 75, '#eaf2ff', 160); area((1.6, .2, H - .05), (1.6, 1.5, 0), 1.4, 1, 20, '#fff0dc'); area((-.5 + .55, .3, 1.5), (2, 2.4, .9), .8, 1.2, 22, '#eef3ff')
    if close: camera((2.75 if hx < 1 else 1.4, D - 1.25, 1.42), (2.35 if not old else (.8 if hx < 1 else 2.4), D, 1.16), 26, roll=.8)
    elif v == 'b': camera((.75, D - 2.55, 1.5), (1.9, D, 1.02), 25, roll=-.8)
    else: camera((2.3, D - 2.05, 1.45), (1.45, D, 1.02), 25, roll=.7)
    return dict(local=.42)


def sink(v, old):
    """inside of the cupboard under a sink"""
    W, D = .86, .56; world('interior', .6)
    im = plain('#e8e6e0' if not old else '#d3c6a8', .45) if not old else plaster('#cdbd98', rough=.6, stain=1, dirt=.9, roller=.3)
    b = B(); b.span((-.02, 0, 0), (0, D, .8)); b.span((W, 0, 0), (W + .02, D, .8)); b.span((0, D, 0), (W, D + .02, .8)); b.span((0, 0, -.02), (W, D, 0)); b.obj(im if v == 'a' or old else wood('#c9a878', '#a5845a', .5, .05))
    b = B(); b.span((-.3, -.03, .8), (W + .3, D, .84), bev=.004); b.obj(plain('#c9c4b8', .35)); f = plain('#55656b' if v == 'a' else '#e4ded0', .4) if not old else wood('#8a6038', '#55361d', .5, .2, wear=.5, dirt=.5, axis=2)
    b = B(); b.span((-.7, -.02, -.02), (-.004, 0, .78), bev=.003); b.span((W + .004, -.02, -.02), (W + .7, 0, .78), bev=.003); b.box((-.03, -.3, .39), (.02, .6, .76), rot=(0, 0, 4), bev=.003); b.box((W + .04, -.3, .39), (.02, .6, .76), rot=(0, 0, -5), bev=.003); b.span((-.7, .03, -.14), (W + .7, .05, -.02)); b.obj(f)
    one(wood('#a98358', '#7c5b3a', .45, .2), 'span', (-2, -3, -.16), (W + 2, .06, -.14))
    st = metal('#bfc2c4', .3, .3, dirt=.6 if old else 0); cx, cy = .43, .3
    b = B(); b.loft([(cx, cy, .8, .27, .19, 7), (cx, cy, .66, .25, .17, 6), (cx, cy, .645, .22, .14, 5), (cx, cy, .64, .05, .05, 2)]); b.obj(st, smooth=True)
    pm = (metal('#d8d8d8', .1, .1) if v == 'b' else plain('#f3f3f0', .3)) if not old else (metal('#8d8a80', .45, .4, rust=.6, metallic=.7, dirt=.6) if v == 'b' else metal('#d5cbb2', .5, .3, rust=.35, metallic=0, dirt=.7))
    b = B(); r = .021
    b.lathe([(.045, .64), (.045, .625), (.03, .61), (.03, .575), (.036, .575), (.036, .545), (r, .545)], (cx, cy, 0), seg=32)
    b.tube([(cx, cy, .56), (cx, cy, .26), (cx + .0, cy, .215), (cx + .07, cy, .215), (cx + .14, cy, .215), (cx + .14, cy, .3), (cx + .14, cy, .43), (cx + .16, cy + .06, .43), (cx + .16, D, .42)], r, seg=24, fillet=.06)
    def nut(c, ax='z', rr=.034, hh=.036):
        b.lathe([(r, -hh / 2), (rr * .94, -hh / 2), (rr, -hh / 2 + .004), (rr, hh / 2 - .004), (rr * .94, hh / 2), (r, hh / 2)], c, axis=ax, seg=10)
    nut((cx, cy, .45)); nut((cx, cy, .3)); nut((cx + .14, cy, .33)); nut((cx + .14, cy, .39)); nut((cx + .16, cy + .12, .428), 'y'); b.lathe([(r, 0), (.045, 0), (.048, .008), (r, .012)], (cx + .16, D - .012, .42), axis='y'); b.obj(pm, smooth=True)
    # supplies
    cp = metal('#b9714a', .22, .25) if not old else metal('#7a6a4e', .5, .3, rust=.45, dirt=.6)
    b = B(); [b.tube([(x, D - .03, 0), (x, D - .03, .3)], .0085, seg=16) for x in (.14, .24)]; [b.tube([(x, D - .03, z), (x, D - .03, z + .02)], .012, seg=16) for x in (.14, .24) for z in (.09, .285)]; b.obj(cp, smooth=True)
    vm = metal('#d5d5d5', .14) if not old else metal('#8c8874', .4, .3, rust=.6)
    b = B()
    for x in (.14, .24):
        b.tube([(x, D - .03, .29), (x, D - .03, .36)], .014, seg=12); b.tube([(x, D - .03, .325), (x, D - .085, .325)], .01, seg=12); b.lathe([(0, 0), (.02, 0), (.021, .004), (.018, .02), (0, .022)], (x, D - .105, .325), axis='y', seg=18); b.tube([(x, D - .03, .36), (x, D - .03, .385)], .011, seg=6)
    b.obj(vm, smooth=True); hm = N('hose'); wv = hm.node('TexWave', {'Vector': hm.map(hm.co(), (1, 1, 1), rot=(35, 20, 0)), 'Scale': 95}).outputs[1]
    hm.set(color=hm.mix(wv, '#8b8d8e', '#d4d6d7'), metal=1, rough=.3, normal=hm.bump(wv, .6, .002))
    b = B(); [b.tube([(x, D - .03, .385), (x + .01, D - .05, .47), (x + .12 - k * .05, D - .09 - k * .03, .56), (.4 + k * .03, D - .12, .68), (.42 + k * .02, D - .1, .8)], .0075, fillet=.09, seg=12) for k, x in enumerate((.14, .24))]; b.obj(hm.m if not old else plain('#8d8775', .6), smooth=True)
    if old:
        n = N('water'); n.set(color='#4a3b26', rough=.06, spec=.6); b = B(); b.loft([(cx + .08, .25, .0005, .24, .17, 2.3), (cx + .08, .25, .0025, .23, .16, 2.3)]); b.obj(n.m, smooth=True)
        bucket((cx + .1, .27, .003), .12, .14, plain('#3f6fa0', .4), n.m, .45)
        b = B(); [b.tube([(cx + .14 + .026 * math.cos(t), cy + .026 * math.sin(t), .33 + .012 * t / 6.28) for t in np.linspace(0, 25, 90)], .005, seg=5)]; b.obj(plain('#b9b4a2', .7, bump=.5))
        b = B(); rubble(b, .05, .8, .1, .5, 0, 60, .003, .014); b.obj(plain('#6b5a40', .9)); cloth(sheet_floor(.03, .32, .06, .3, .01, .05, 8), 60, 60, plain('#8f8a78', .95, bump=.6, scale=300))
    else:
        for i, (c, h_, rr) in enumerate((('#e8e2d2', .22, .04), ('#3b7d6a', .19, .035), ('#d9b44a', .16, .035))): one(plain(c, .35), 'lathe', [(0, 0), (rr, 0), (rr, h_ * .7), (rr * .4, h_ * .85), (rr * .4, h_), (0, h_)], (.7 + .0 * i - .085 * (i % 2), .4 - .09 * i + .05, 0), smooth=True)
    area((.3, -1.3, 1.35), (.43, .3, .3), 1.1, .8, 26, '#f2f5ff'); area((1.5, -.9, .9), (.43, .4, .3), .5, .5, 7, '#ffe9cc')
    camera((.56 if v == 'a' else .33, -.78, .58), (.42, .4, .37), 27, roll=1.3 if v == 'a' else -1, fstop=11, focus=1.1)
    return dict(key=.3)


def panel(v, old):
    W = 2.2; world('interior', .7)
    one(plaster('#cfc6b2' if old else '#e9e7e1', dirt=.6 if old else 0, stain=.5 if old else 0, crack=.6 if old else 0, roller=2), 'span', (-.6, 0, -.5), (W, .2, 2.6))
    one(plaster('#e4dfd2', dirt=.3 if old else 0), 'span', (1.35, -2, -.5), (1.5, 0, 2.6))
    cables = [plain(c, .45) for c in ('#26272a', '#7d4a2b', '#2f5f9a', '#c9b23a', '#b5b5b0')]
    if old:
        b = B(); b.span((.1, -.03, .75), (.95, 0, 1.75), bev=.004); b.obj(wood('#7a5636', '#4a311c', .6, .2, wear=.5, dirt=.7, axis=2))
        ce = glaze('#e4ddcc', .18, .1, dirt=.6); bk = plain('#2a2420', .35); b = B(); q = B()
        for i in range(3):
            for j in range(2):
                x, z = .27 + i * .2, 1.3 + j * .22; b.box((x, -.05, z), (.11, .045, .15), bev=.012, jit=.0006); b.lathe([(0, -.02), (.03, -.02), (.036, -.005), (.036, .03), (0, .03)], (x, -.1, z + .01), axis='y', seg=24); q.box((x, -.075, z - .052), (.05, .006, .03), bev=.002)
        b.obj(ce, smooth=False); q.obj(plain('#c9c0a8', .6))
        b = B(); b.box((.5, -.08, .98), (.26, .1, .32), bev=.02); b.obj(bk); g = B(); g.lathe([(0, -.004), (.075, -.004), (.08, .004)], (.5, -.135, 1.02), axis='y'); g.obj(plain('#d8d6cc', .1))
        for k in range(22):
            x0 = R.uniform(.15, .9); c = R.randrange(5); b = B(); x1 = R.uniform(.2, .85); z1 = R.choice([1.22, 1.2, .8, 1.62])
            b.tube([(x0 * .6 + .25, -.012 - .03 * R.random(), 2.6), (x0, -.03 - .05 * R.random(), 1.95), (x0 + R.gauss(0, .09), -.06 - .06 * R.random(), 1.72), (x1 + R.gauss(0, .06), -.09 - .05 * R.random(), z1 + .15), (x1, -.05, z1)], .0045 if c else .007, fillet=.12, seg=8); b.obj(cables[c], smooth=True)
        for k in range(5):
            b = B(); x = .3 + k * .1; b.tube([(x, -.05, .8), (x + R.gauss(0, .05), -.12, .68), (x + R.gauss(0, .1), -.07, .5 + R.gauss(0, .05)), (x + R.gauss(0, .1), -.06, .42)], .0045, fillet=.08, seg=8); b.obj(cables[k], smooth=True)
    else:
        x0, x1, z0, z1 = (.08, .98, .72, 1.82) if v == 'a' else (.2, .86, .85, 1.75)
        em = plain('#f1f1ee', .35) if v == 'a' else metal('#8d9296', .45, .2)
        b = B(); [b.span(*q, bev=.004) for q in (((x0, -.109, z0 + .019), (x0 + .02, 0, z1 - .019)), ((x1 - .02, -.109, z0 + .019), (x1, 0, z1 - .019)), ((x0, -.11, z0), (x1, 0, z0 + .02)), ((x0, -.11, z1 - .02), (x1, 0, z1)))]; b.span((x0, -.02, z0), (x1, 0, z1)); b.obj(em)
        rows = 4 if v == 'a' else 3; fm = plain('#f4f4f1', .4); rh = (z1 - z0 - .1) / rows; b = B(); q = B(); t = B(); lab = B(); ln = B(); n = int((x1 - x0 - .1) / .0178)
        for r in range(rows):
            zc = z1 - .05 - rh * (r + .5); b.span((x0 + .022, -.085, zc + .047), (x1 - .022, -.075, zc + rh / 2 - .0005 + .03 * (r == 0)), bev=.001); b.span((x0 + .022, -.085, zc - rh / 2 + .0005 - .03 * (r == rows - 1)), (x1 - .022, -.075, zc - .047), bev=.001); i = 0
            while i < n:
                w = R.choice([1, 1, 1, 1, 2, 2, 4 if i < 2 else 1]); w = min(w, n - i); xx = x0 + .05 + i * .0178
                if r == rows - 1 and i > n * .6: q.span((xx, -.082, zc - .046), (x1 - .05, -.076, zc + .046), bev=.001); break
                q.span((xx + .0003, -.1, zc - .045), (xx + w * .0178 - .0003, -.03, zc + .045), bev=.0012); q.span((xx + .0012, -.112, zc - .023), (xx + w * .0178 - .0012, -.09, zc + .023), bev=.0015)
                t.box((xx + w * .0089, -.119, zc + .004), (min(.009, w * .0178 - .004), .016, .015), rot=(20, 0, 0), bev=.002); lab.span((xx + .003, -.1003, zc + .029), (xx + w * .0178 - .003, -.0998, zc + .039), bev=.0001); ln.span((xx + .002, -.0862, zc - .063), (xx + w * .0178 - .003, -.0848, zc - .0535), bev=.0001); i += w
        b.obj(fm); q.obj(plain('#e3e4e2', .35, vary=.05)); t.obj(plain('#1f2a44' if v == 'a' else '#26282a', .35)); lab.obj(plain('#c96a2b', .5, vary=.8)); ln.obj(plain('#fbfbf6', .6))
        b = B(); b.box((x1 + .2, -.19, (z0 + z1) / 2), ((x1 - x0) * .62, .012, z1 - z0), rot=(0, 0, -52), bev=.005); b.obj(em if v == 'b' else plain('#eeeeea', .25))
        b = B(); b.span((x0 + .12, -.07, z1), (x1 - .12, 0, 2.6), bev=.003); b.obj(plain('#f2f2ef', .4))
        one(plain('#f6f6f4', .3), 'span', (-.2, -.012, 1.1), (-.115, 0, 1.185), bev=.004)
    area((-1.2, -1.5, 2.1), (.5, 0, 1.3), 1.2, 1.0, 42, '#eef3ff'); area((1.2, -1.6, 2.4), (.5, 0, 1.2), .4, .4, 10, '#ffe6c4')
    camera((.22 if v == 'a' else .8, -1.42, 1.42), (.55, 0, 1.27), 28, roll=-1.2 if v == 'a' else 1, fstop=9, focus=1.45)
    return dict(key=.32)


def attic(v, old):
    world('forest', 1.0); L = 6.0; sl = math.radians(42); hw = 2.6; n_s = np.array([math.cos(sl), 0, math.sin(sl)])
    rw = wood('#a5794c', '#6f4b2c', .75, .3, grey=.3 if old else .0, dirt=.5 if old else .2, grain=1.6, knots=.8)
    b = B(); rid = math.tan(sl) * hw + .1
    for i in range(9):
        y = .2 + i * .62
        for sg in (-1, 1): b.beam((sg * hw, y, .05), (0, y, rid), .07, .17, up=(0, 1, 0) if 0 else (sg * math.sin(sl), 0, math.cos(sl)), bev=.005, jit=.002)
    b.span((-.03, -1, rid - .12), (.03, L, rid + .1), bev=.004)
    for sg in (-1, 1): b.span((sg * 1.35 - .06, -1, 1.08), (sg * 1.35 + .06, L, 1.23), bev=.006)
    for y in (1.4, 3.9):
        for sg in (-1, 1): b.span((sg * 1.33 - .055, y - .055, 0), (sg * 1.33 + .055, y + .055, 1.1), bev=.006)
    for i in range(9): b.span((-hw, .2 + i * .62 - .035 + .05, -.2), (hw, .2 + i * .62 + .035 + .05, -.0), bev=.005)
    b.obj(rw)
    # roof boards behind the rafters
    b = B()
    for sg in (-1, 1):
        for k in range(26):
            t = k / 26; x = sg * hw * (1 - t); z = .05 + rid * t + .1; Lb = math.hypot(hw, rid) / 26
            if old and R.random() < .04: continue
            b.box((x - sg * 0, L / 2 - .5, z + .03), (Lb * .985, L + 1, .02), rot=(0, sg * math.degrees(math.atan2(rid, hw)), 0), bev=.002)
    b.obj(wood('#8d6d49', '#5d442b', .85, .4, grey=.5, dirt=.5, axis=1)); ym = N('wool'); o = ym.co(); bc = '#d9b54c' if v == 'a' else '#b79a72'
    c = ym.val(ym.val(ym.mix(0, bc, bc), .3, ym.noise(o, 26, 8, .75)), .15, ym.co('rnd')); ym.set(color=c, rough=1, spec=.05, normal=ym.bump(ym.noise(ym.warp(o, .05, 20), 45, 9, .78), 1, .02)).fast(avg(bc, k=.8))
    if not old:
        b = B()
        for i in range(8):
            y0, y1 = .2 + i * .62 + .085 - .0, .2 + (i + 1) * .62 - .035 + .05
            if not (v == 'a' and i >= 9):
                x = -hw
                while x < hw: w = 1.2; x1 = min(hw, x + w); dz = R.gauss(0, .006); b.grid(lambda u, q, x=x, x1=x1, dz=dz, y0=y0, y1=y1: (x + .003 + (x1 - x - .006) * u, y0 + (y1 - y0) * q, .0 + dz + .045 * (1 - abs(2 * q - 1) ** 6) * (1 - abs(2 * u - 1) ** 14) + .014 * fbm(x + u * 1.2, y0 + q, 9, 4)), 40, 24); x = x1
        # between the rafters
        for i in range(8):
            y0, y1 = .2 + i * .62 + .035, .2 + (i + 1) * .62 - .035
            for sg in (-1, 1):
                lo = .08 if True else 0; hi = .92 if (v == 'b' or not (sg == 1 and i in (1, 2))) else .5
                b.grid(lambda u, q, sg=sg, hi=hi, y0=y0, y1=y1: (sg * (hw * (1 - (lo + (hi - lo) * u)) - .0 - .05 * (1 - abs(2 * q - 1) ** 6) * math.sin(sl) * (1 - abs(2 * u - 1) ** 20)), y0 + (y1 - y0) * q, .05 + rid * (lo + (hi - lo) * u) - .05 * (1 - abs(2 * q - 1) ** 6) * math.cos(sl) + .014 * fbm(u * 3, y0 + q, 9, 4)), 60, 20)
        b.obj(ym.m, smooth=True, angle=80)
        b = B(); [b.box((x, 2.0, .018 + .02), (.26, 6, .022), rot=(0, 0, R.gauss(0, .5)), bev=.003) for x in (-.14, .14)]; b.obj(wood('#c79d68', '#97703f', .6, .2, axis=1))
        b = B(); [b.lathe([(0, 0), (.29, 0), (.3, .02), (.3, 1.18), (.28, 1.2), (.1, 1.19), (0, 1.17)], (1.0 + .1 * i, 3.2 + .68 * i, .02), seg=32) for i in range(2)]; b.obj(ym.m, smooth=True)
    else:
        one(plain('#4f463b', .95, bump=.6), 'span', (-hw, -1, -.3), (hw, L, -.19)); b = B(); rubble(b, -2, 2, .3, 5, -.19, 700, .004, .05); b.obj(mortar('#8d8373', dirt=.4)); b = B(); b.box((.1, 2, .01), (.22, 5, .022), rot=(0, 0, 3), bev=.003); b.obj(wood(grey=.7, wear=.5, dirt=.7, axis=1))
        cb = B(); cb.box((-1.0, 2.6, .16), (.5, .4, .3), rot=(0, 0, 20), bev=.003); cb.box((-.95, 3.4, .2), (.45, .5, .38), rot=(0, 0, -9), bev=.003); cb.obj(plain('#a5825a', .85, bump=.2))
    # gable with window
    gb = B(); wall_hole(gb, 'y', L - .6, .2, -3, 3, -.3, 3.2, -.45, .45, .75, 1.75); gb.obj(brickm(soot=.3) if v == 'b' else mortar('#b8ab98', dirt=.2))
    window('y', L - .5, -.45, .45, .75, 1.75, plain('#f0efe9', .4) if not old else wood(paint='#d8cfba', flake=.7), inward=-1, glassm=False)
    area((0, L - .65, 1.25), (0, 1, .6), .85, .95, 75, '#eaf2ff', 170); area((.2, -.6, 2.0), (0, 2.5, .4), .6, .6, 26, '#ffdcb0')
    camera((.25 if v == 'a' else -.3, -.75, 1.42), (-.1, 4, .9), 24, roll=.9)
    return dict(local=.45, ev=-.1)


def build(v, stage):
    t, q = v.split('-'); old = stage == 'before'
    if t == 'splash': return kitchen(q, old, True)
    return dict(kitchen=kitchen, sink=sink, panel=panel, attic=attic)[t](q, old)
