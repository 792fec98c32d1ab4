"""One room, several trades: paint, floor, radiator, window, door. Variant names like paint-a."""
from parts import *

P = {
    'paint-a': dict(wall='#7f9482', other='#efece4', floor='oak', hd='forest', sun=(28, 205, 5)),
    'paint-b': dict(wall='#b8735a', other='#f1ece2', floor='dark', hd='courtyard', sun=None),
    'paint-c': dict(wall='#34495c', other='#eceae6', floor='pale', hd='city', sun=(35, 215, 4)),
    'floor-a': dict(wall='#eeebe3', other='#eeebe3', floor='oak', hd='courtyard', sun=(24, 80, 4)),
    'floor-b': dict(wall='#d8dcd6', other='#d8dcd6', floor='herring', hd='forest', sun=None),
    'floor-c': dict(wall='#e9e2d3', other='#e9e2d3', floor='pine', hd='city', sun=(22, 100, 5)),
    'radiator-a': dict(wall='#d5dcd9', other='#eee', floor='oak', hd='forest', sun=None),
    'radiator-b': dict(wall='#e8dfcf', other='#eee', floor='herring', hd='courtyard', sun=(30, 75, 4)),
    'window-a': dict(wall='#e6e3da', other='#efece4', floor='oak', hd='courtyard', sun=None),
    'window-b': dict(wall='#cfd6cf', other='#efece4', floor='pine', hd='forest', sun=(30, 70, 4)),
    'door-a': dict(wall='#dcd9cf', other='#efece4', floor='oak', hd='forest', sun=None),
    'door-b': dict(wall='#c5cdc4', other='#efece4', floor='herring', hd='courtyard', sun=(28, 200, 4)),
}
FL = {'oak': ('#b08d66', '#896847'), 'dark': ('#765440', '#4a3325'), 'pale': ('#cdb28a', '#a98a60'), 'herring': ('#a88259', '#785839'), 'pine': ('#c49f70', '#9c744a')}


def clutter(mode):
    bucket((.62, 2.55, .002), .14, .29, plain('#e9e7e0', .45), plain('#e8e4da', .2), .75)
    bucket((.95, 2.9, .002), .1, .17, metal('#b5b5b3', .35), None)
    b = B()  # step ladder
    x, y = 2.75, 3.35
    for dx in (-.24, .24): b.beam((x + dx, y - .38, .02), (x + dx * .75, y, 1.5), .05, .022, up=(1, 0, 0), bev=.004); b.beam((x + dx, y + .35, .02), (x + dx * .75, y + .03, 1.48), .04, .02, up=(1, 0, 0), bev=.004)
    for i in range(5):
        t = (i + 1) / 5.5; b.box((x, y - .38 * (1 - t) - .02, .02 + 1.48 * t), (.46 - .1 * t, .09, .025), bev=.004)
    b.obj(metal('#b9bcc0', .35, .3))


def furniture(v, wall):
    if v.endswith('a') or v.endswith('c'):
        # low sideboard with things
        wd = wood('#a67a4d', '#76502f', .4, .08)
        x0, x1, y0, y1 = 1.15, 2.75, 3.78, 4.17
        b = B(); b.span((x0, y0, .66), (x1, y1, .69), bev=.003); b.span((x0, y0, .16), (x0 + .025, y1, .66), bev=.002); b.span((x1 - .025, y0, .16), (x1, y1, .66), bev=.002); b.span((x0, y0 + .02, .16), (x1, y1, .185), bev=.002)
        for i in range(3): b.span((x0 + .03 + i * .515, y0 + .004, .19), (x0 + .54 + i * .515, y0 + .024, .655), bev=.003)
        b.obj(wd)
        b = B(); [b.tube([(xx, yy, 0), (xx, yy, .16)], [.011, .017], seg=12) for xx in (x0 + .1, x1 - .1) for yy in (y0 + .06, y1 - .06)]; b.obj(metal('#2a2a2a', .4))
        plant((x1 - .25, y0 + .2, .69), plain('#d9d2c4', .7, bump=.3), r=.09, h=.16, size=.42, n=30)
        b = B()
        for i, (c, h, t) in enumerate(((.3, .24, .03), (.33, .22, .022), (.355, .26, .035), (.39, .2, .02), (.42, .25, .03))): b.box((x0 + c, y0 + .2, .69 + h / 2), (t, .16, h), rot=(0, R.uniform(-1, 1), 0), bev=.003)
        b.obj(plain('#9a4c38', .6, vary=.6))
        one(plain('#e9e3d5', .5), 'lathe', [(0, 0), (.06, 0), (.085, .06), (.08, .15), (.03, .22), (.035, .27), (.03, .27), (.025, .22), (0, .2)], (x0 + .72, y0 + .2, .69), smooth=True)
        b = B(); b.span((1.55, 4.165, 1.25), (2.25, 4.19, 2.0), bev=.003); b.obj(wood('#5a3d28', '#3b2617', .4))
        n = N('art'); c = n.ramp(n.noise(n.warp(n.co(), .5, 2), 2.4, 2), (.38, '#e9e1d1'), (.45, '#c98f5f'), (.55, '#38506a'), (.62, '#e7ddc8'), interp='CONSTANT')
        one(n.set(color=c, rough=.35).m, 'quad', (1.6, 4.1645, 1.3), (2.2, 4.1645, 1.3), (2.2, 4.1645, 1.95), (1.6, 4.1645, 1.95))
    else:
        # armchair
        f = plain('#cdbfa6', .95, .1, bump=.6, scale=220, sheen=.4); cx, cy = 2.2, 3.35
        def cush(c, s, e=5, puff=.03):
            x, y, z = c; b = B(); b.loft([(x, y, z - s[2] / 2, s[0] / 2 - puff, s[1] / 2 - puff, e), (x, y, z - s[2] / 2 + puff * .6, s[0] / 2 - .004, s[1] / 2 - .004, e), (x, y, z, s[0] / 2, s[1] / 2, e), (x, y, z + s[2] / 2 - puff * .6, s[0] / 2 - .004, s[1] / 2 - .004, e), (x, y, z + s[2] / 2, s[0] / 2 - puff * 1.4, s[1] / 2 - puff * 1.4, e), (x, y, z + s[2] / 2 + .012, s[0] / 4, s[1] / 4, 3)], cap0=True); b.obj(f, smooth=True, angle=80)
        cush((cx, cy, .28), (.8, .78, .14)); cush((cx, cy - .04, .42), (.6, .66, .15)); cush((cx - .35, cy, .42), (.15, .78, .34)); cush((cx + .35, cy, .42), (.15, .78, .34)); cush((cx, cy + .32, .6), (.72, .2, .5))
        b = B(); [b.tube([(cx + i * .33, cy + j * .32, 0), (cx + i * .31, cy + j * .3, .22)], [.012, .02], seg=12) for i in (-1, 1) for j in (-1, 1)]; b.obj(wood('#6b4a2f', '#442b1a', .4))
        plant((3.15, 3.75, 0), plain('#b86b47', .7, bump=.3), r=.17, h=.3, size=.95, n=38)
        b = B(); b.tube([(1.35, 3.85, .02), (1.35, 3.85, 1.55)], .01); b.lathe([(0, 0), (.14, 0), (.14, .02), (0, .025)], (1.35, 3.85, 0)); b.obj(metal('#2b2b2b', .35), smooth=True)
        b = B(); b.lathe([(.2, 1.4), (.14, 1.68), (.138, 1.68), (.198, 1.4)], (1.35, 3.85, 0)); b.obj(plain('#f0e6d2', .9, sss=.2), smooth=True)


def build(v, stage):
    k = P[v]; tr = v.split('-')[0]; old = stage == 'before'
    W, D, H = 3.7, 4.2, 2.65
    world(k['hd'], 1.0, seen=3.2, sat=.5 if k['hd'] == 'courtyard' else 1)
    if k['sun']: sun(*k['sun'][:2], k['sun'][2], .8)
    wa = lambda c: plaster(c) if not old else plaster('#d6c9ac' if tr == 'paint' else tint('#d9d3c4', .95), stain=.85 if tr == 'paint' else .45, dirt=.5 if tr in ('paint', 'radiator') else .3, patch=.9 if tr == 'paint' else 0, crack=.8 if tr == 'paint' else 0, peel=.35 if tr == 'paint' else 0, seed=ord(v[-1]))
    left = tr in ('paint', 'door')
    hole = (1.55, 2.75, .95, 2.3) if left else ((1.15, 2.55, .9, 2.25) if tr != 'floor' else (.95, 2.05, .45, 2.35))
    bw = B(); lw = B(); ow = B()
    dr = (1.35, 2.17, 0, 2.06) if tr == 'door' else None
    if left:
        wall_hole(lw, 'x', -.28, .28, -.5, D, 0, H, *hole)
        if dr: wall_hole(bw, 'y', D, .16, -.2, W + .2, 0, H, *dr)
        else: bw.span((-.28, D, 0), (W + .2, D + .2, H))
    else:
        wall_hole(bw, 'y', D, .28, -.2, W + .2, 0, H, *hole); lw.span((-.2, -.5, 0), (0, D, H))
    ow.span((W, -.5, 0), (W + .2, D, H)); ow.span((-.2, -.7, 0), (W + .2, -.5, H))
    bw.obj(wa(k['wall'])); lw.obj(wa(k['other'])); ow.obj(wa(k['other']))
    one(plaster('#f4f2ed' if not old else '#e4dcc9', stain=.6 if old and tr == 'paint' else 0), 'span', (-.3, -.7, H), (W + .3, D + .3, H + .1))
    # floor
    a, c = FL[k['floor']]; b = B(); worn = old and tr == 'floor'
    one(plain('#1c1511', .95), 'span', (-.2, -.7, -.2), (W + .2, D + .2, -.0235))
    if k['floor'] == 'herring': herringbone(b, 0, W, -.5, D, 0)
    else: boards(b, 0, W, -.5, D, 0, w=.14 if k['floor'] != 'pine' else .18, gap=.004 if worn else .0014, cup=.3, lift=.0012 if worn else .0004, L=2.2)
    fm = wood(tint(a, .75), tint(c, .7), .62, .3, wear=1, grey=.55, dirt=.75) if worn else (wood(a, c, .30, .2, coat=.25) if not old or tr != 'paint' else wood(tint(a, .85), tint(c, .85), .5, .25, wear=.5, dirt=.4))
    b.obj(fm)
    sk = plain('#f3f1ec', .35) if not old else wood(paint='#ddd3bd', flake=.45)
    pts = [((0, D), (W, D))] if not dr else [((0, D), (dr[0] - .09, D)), ((dr[1] + .09, D), (W, D))]
    s = B()
    for (x0, y0), (x1, y1) in pts: s.span((x0, y0 - .017, .001), (x1, y0, .11), bev=.006)
    s.span((0, -.5, .001), (.017, D - .017, .11), bev=.006); s.span((W - .017, -.5, .001), (W, D - .017, .11), bev=.006); s.obj(sk)
    # window
    nw = tr == 'window'
    fr = (plain('#f5f5f3', .3) if v != 'window-b' else plain('#3b4043', .4)) if not old else wood('#8a6a48', '#5d4128', .7, paint='#e9e2d0', flake=.85 if nw else .5, dirt=.4)
    hm = metal('#d0d0d0', .25) if not old else metal('#a58a4e', .4, .3, rust=.2)
    if left:
        window('x', -.17, hole[0], hole[1], hole[2], hole[3], fr, handle=hm)
        one(sk if old else plain('#f4f3ee', .35), 'span', (-.26, hole[0] - .03, hole[2] - .03), (.05, hole[1] + .03, hole[2] + .006), bev=.008)
        area((-.3, (hole[0] + hole[1]) / 2, 1.65), (2, 2.2, .9), 1.15, 1.3, 95, '#eaf2ff', 160)
    else:
        window('y', D + .17, hole[0], hole[1], hole[2], hole[3], fr, handle=hm, inward=-1, bar=2 if old and nw else (1 if old else 0))
        one(sk if old else plain('#f4f3ee', .35), 'span', (hole[0] - .04, D - .06, hole[2] - .03), (hole[1] + .04, D + .26, hole[2] + .006), bev=.008)
        area(((hole[0] + hole[1]) / 2, D + .3, 1.6), (1.9, 1.2, .7), hole[1] - hole[0], 1.4, 110, '#eaf2ff', 160)
    area((W / 2, .3, H - .03), (W / 2, 2, 0), 1.6, 1.2, 6 if not nw else 16, '#fff2e2')
    # radiator
    if tr in ('radiator', 'window', 'floor'):
        x0, x1 = (hole[0] + .1, hole[1] - .1)
        if tr == 'floor': x0, x1 = 2.45, 3.35
        if old and tr == 'radiator':
            rm = metal('#e4dcc6', .45, .2, rust=.62, metallic=0, dirt=.6); radiator(x0, x1, D - .03, .12, .72, rm, 'column', .15)
            b = B(); b.tube([(x0 - .0, D - .1, .17), (x0 - .13, D - .1, .17), (x0 - .13, D - .1, 0)], .014, fillet=.03); b.tube([(x0 - .05, D - .1, .17), (x0 - .05, D - .1, .25)], .02); b.obj(rm, smooth=True)
            one(metal('#8a6a3a', .5, rust=.5), 'lathe', [(0, 0), (.03, 0), (.034, .01), (.03, .035), (0, .04)], (x0 - .05, D - .1, .25), smooth=True)
            b = B(); b.grid(lambda u, q: (x0 - .35 + .5 * u + .03 * math.sin(9 * q), D - .55 + .5 * q, .003), 8, 8); b.obj(wood(tint(a, .3), tint(c, .3), .25))
        else:
            rm = plain('#f6f5f2', .28) if v != 'radiator-b' else plain('#33383b', .4)
            radiator(x0, x1, D - .03, .14, .74, rm if not old else metal('#e6dfcd', .4, .2, rust=.25, metallic=0, dirt=.4))
            cp = metal('#c9c9c9', .15) if not old else metal('#b3aa95', .4, rust=.3)
            b = B(); b.tube([(x1 - .01, D - .06, .18), (x1 + .07, D - .06, .18), (x1 + .07, D - .06, 0)], .009, fillet=.02); b.tube([(x0 + .01, D - .06, .18), (x0 - .07, D - .06, .18), (x0 - .07, D - .06, 0)], .009, fillet=.02)
            b.lathe([(0, 0), (.02, 0), (.02, .02), (.013, .025), (0, .03)], (x1 + .07, D - .06, .17)); b.obj(cp, smooth=True)
            b = B(); b.lathe([(0, 0), (.022, 0), (.024, .02), (.024, .06), (.02, .078), (0, .08)], (x1 + .07, D - .06, .2)); b.obj(plain('#fbfbfb', .3), smooth=True)
    # door
    if dr:
        jm = plain('#f4f2ec', .35) if not old else wood(paint='#d8cdb4', flake=.6, dirt=.5)
        b = B(); t = .085
        b.span((dr[0] - t, D - .016, 0), (dr[0], D + .02, dr[3] + t), bev=.006); b.span((dr[1], D - .016, 0), (dr[1] + t, D + .02, dr[3] + t), bev=.006); b.span((dr[0], D - .016, dr[3]), (dr[1], D + .02, dr[3] + t), bev=.006); b.obj(jm)
        dm = wood('#b88752', '#8d5f33', .4, .06, axis=2, knots=.25) if v == 'door-a' else plain('#405a52', .35)
        if old: dm = wood('#8f7350', '#5a4128', .7, paint='#cfc3a8' if v == 'door-a' else '#7d8f94', flake=.82, dirt=.5)
        b = B(); x0, x1, z1 = dr[0] + .003, dr[1] - .003, dr[3] - .003
        if old or v == 'door-b':
            y0, y1 = D + .0, D + .04
            for p, q in ((x0, x0 + .11), ((x0 + x1) / 2 - .05, (x0 + x1) / 2 + .05), (x1 - .11, x1)): b.span((p, y0, .01), (q, y1, z1), bev=.003)
            for zz in ((.01, .22), (.82, .98), (z1 - .12, z1)): b.span((x0 + .1, y0 + .0005, zz[0]), (x1 - .1, y1, zz[1]), bev=.003)
            for p, q in ((x0 + .11, (x0 + x1) / 2 - .05), ((x0 + x1) / 2 + .05, x1 - .11)):
                for z0, zz in ((.22, .82), (.98, z1 - .12)): b.span((p - .01, y0 + .014, z0 - .01), (q + .01, y1 - .004, zz + .01), bev=.002); b.span((p + .035, y0 + .006, z0 + .035), (q - .035, y1, zz - .035), bev=.007)
        else: b.span((x0, D, .01), (x1, D + .042, z1), bev=.003)
        b.obj(dm)
        b = B(); hx = x1 - .06
        b.span((hx - .02, D - .01, .95), (hx + .02, D, 1.15), bev=.004); b.tube([(hx, D - .005, 1.07), (hx, D - .055, 1.07), (hx - .12, D - .055, 1.07)], .009, fillet=.02); b.obj(metal('#c5c5c3', .22) if not old else metal('#8f7038', .35, .4, rust=.3), smooth=True)
        socket_plate((x1 + .28, D, 1.08), plain('#f6f6f4' if not old else '#d9ceb2', .3), plain('#222', .5), kind='switch')
    socket_plate((3.3 if tr != 'floor' else .5, D, .3), plain('#f6f6f4' if not old else '#d8cdb0', .3), plain('#1c1c1c', .5))
    if tr == 'paint':
        if old: clutter(tr)
        else: furniture(v, k)
    if tr == 'floor' and old:
        b = B(); rubble(b, .2, W - .2, 1.2, D - .1, 0, 90, .002, .012); b.obj(plain('#8d8374', .9))
    if tr == 'floor' and not old: plant((.42, 3.75, 0), plain('#ddd6c8', .7, bump=.2), r=.16, h=.28, size=.9, n=34)
    if tr == 'window' and not old:
        plant((hole[0] + .2, D + .1, hole[2]), plain('#c9875f', .7, bump=.2), r=.07, h=.12, size=.3, n=22)
        one(plain('#e9e4da', .4), 'lathe', [(0, 0), (.035, 0), (.042, .09), (.04, .095), (.036, .09), (0, .02)], (hole[1] - .3, D + .02, hole[2]), smooth=True)
    if tr == 'door' and not old: plant((.75, 3.85, 0), plain('#e3ddd0', .7, bump=.2), r=.16, h=.3, size=.85, n=32)
    j = (ord(v[-1]) - 97) * .11
    if tr == 'paint': camera((2.75 + j, .35, 1.5), (1.35 + j, 4.2, 1.12), 25, roll=.7 - j * 6)
    elif tr == 'floor': camera((2.55 - j * 3, .5, 1.32), (1.75 - j, 3.9, .38), 25, roll=-.8 + j * 5)
    elif tr == 'radiator': camera((2.75 - j * 5, 2.0, 1.15), (1.85, 4.2, .62), 28, roll=.9)
    elif tr == 'window': camera((2.5 - j * 4, 1.75, 1.5), (1.85, 4.2, 1.38), 26, roll=-.8)
    else: camera((2.3 - j, 1.15, 1.45), (1.72, 4.2, 1.1), 27, roll=.7)
    return dict(ev=-.05 if old else .05, local=.36 if tr in ('window', 'radiator', 'floor') else .28)
