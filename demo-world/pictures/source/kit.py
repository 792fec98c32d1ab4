"""Geometry, materials, light, camera and development (denoise, tone, grain) for rendered site photos."""
import bpy, math, os, random, time, json, ctypes, tempfile
import numpy as np
from mathutils import Vector, Euler, Matrix

R = random.Random(1)
HDRI = os.path.join(bpy.utils.resource_path('LOCAL'), 'datafiles/studiolights/world/')
if not os.path.isdir(HDRI):
    HDRI = '/usr/share/blender/datafiles/studiolights/world/'


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    R.seed(seed)


def lin(h):
    if not isinstance(h, str):
        return tuple(h) + ((1,) if len(h) == 3 else ())
    h = h.lstrip('#')
    if len(h) == 3: h = ''.join(x * 2 for x in h)
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1,)


# ---------- geometry ----------
_CS = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]


def _chamfer():
    idx = {(s, a): i * 3 + a for i, s in enumerate(_CS) for a in range(3)}
    pos = {}
    for (s, a), i in idx.items():
        pos[i] = np.array([s[k] * (1 if k == a else .8) for k in range(3)], float)
    faces = []

    def flip(s, k):
        t = list(s); t[k] = -t[k]; return tuple(t)
    for a in range(3):
        b, c = (a + 1) % 3, (a + 2) % 3
        for sg in (-1, 1):
            s = [0, 0, 0]; s[a] = sg
            q = []
            for sb, sc in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                s[b], s[c] = sb, sc
                q.append(idx[(tuple(s), a)])
            faces.append(q)
        for sb in (-1, 1):
            for sc in (-1, 1):
                lo = [0, 0, 0]; lo[b], lo[c], lo[a] = sb, sc, -1
                hi = list(lo); hi[a] = 1
                faces.append([idx[(tuple(lo), b)], idx[(tuple(hi), b)], idx[(tuple(hi), c)], idx[(tuple(lo), c)]])
    for s in _CS:
        faces.append([idx[(s, 0)], idx[(s, 1)], idx[(s, 2)]])
    out = []
    for f in faces:
        p = [pos[i] for i in f]
        n = np.cross(p[1] - p[0], p[2] - p[0])
        out.append(f if n @ sum(p) > 0 else f[::-1])
    return out


CH = _chamfer()
_SG = np.array([s for s in _CS for a in range(3)], float)
_RED = np.array([[0 if k == a else 1 for k in range(3)] for s in _CS for a in range(3)], float)


def rotm(r):
    return np.array(Euler([math.radians(x) for x in r]).to_matrix())


class B:
    """A batch of shapes that becomes one object; each shape has its own 'rnd' number and local coordinates 'loc'."""

    def __init__(s):
        s.v, s.f, s.rnd, s.loc, s.n = [], [], [], [], 0

    def add(s, v, f, loc=None, rnd=None):
        v = np.asarray(v, float)
        r = R.random() if rnd is None else rnd
        s.v.append(v)
        s.f += [[i + s.n for i in q] for q in f]
        s.rnd.append(np.full(len(v), r))
        s.loc.append((v if loc is None else loc) + (np.array([r * 37.7, r * 91.3, r * 53.1]) if loc is not None else 0))
        s.n += len(v)
        return s

    def box(s, c, size, rot=(0, 0, 0), bev=.002, jit=0, rnd=None, m=None):
        h = np.array(size, float) / 2
        b = min(bev, h.min() * .6)
        l = _SG * (h - b * _RED)
        if jit:
            l = l + np.repeat(np.array([[R.gauss(0, jit) for _ in range(3)] for _ in _CS]), 3, 0)
        mm = rotm(rot) if m is None else m
        return s.add(l @ mm.T + np.array(c), CH, loc=l, rnd=rnd)

    def span(s, a, b, **k):
        """box between two corners"""
        a, b = np.array(a, float), np.array(b, float)
        return s.box((a + b) / 2, np.abs(b - a), **k)

    def beam(s, p, q, w, h, up=(0, 0, 1), **k):
        p, q = np.array(p, float), np.array(q, float)
        x = q - p; L = np.linalg.norm(x); x /= L
        y = np.cross(up, x); y /= np.linalg.norm(y); z = np.cross(x, y)
        return s.box((p + q) / 2, (L, w, h), m=np.stack([x, y, z], 1), **k)

    def tube(s, pts, r, seg=14, caps=True, rnd=None, fillet=0):
        pts = [np.array(p, float) for p in pts]
        if fillet and len(pts) > 2:
            o = [pts[0]]
            for a, b, c in zip(pts, pts[1:], pts[2:]):
                u, w = a - b, c - b
                d = min(fillet, np.linalg.norm(u) * .49, np.linalg.norm(w) * .49)
                p0, p1 = b + u / np.linalg.norm(u) * d, b + w / np.linalg.norm(w) * d
                for t in np.linspace(0, 1, 7):
                    o.append((1 - t) ** 2 * p0 + 2 * t * (1 - t) * b + t * t * p1)
            pts = o + [pts[-1]]
        rs = r if hasattr(r, '__len__') else [r] * len(pts)
        V, up = [], None
        for i, p in enumerate(pts):
            t = pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]
            t = t / (np.linalg.norm(t) + 1e-9)
            if up is None:
                up = np.array([0, 0, 1.]) if abs(t[2]) < .9 else np.array([1., 0, 0])
            a = np.cross(t, up); a /= np.linalg.norm(a)
            up = np.cross(a, t)
            for k in range(seg):
                th = 2 * math.pi * k / seg
                V.append(p + rs[i] * (a * math.cos(th) + up * math.sin(th)))
        F = [[i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k]
             for i in range(len(pts) - 1) for k in range(seg)]
        if caps:
            F += [list(range(seg))[::-1], [(len(pts) - 1) * seg + k for k in range(seg)]]
        F = [q[::-1] for q in F]
        return s.add(V, F, rnd=rnd)

    def lathe(s, prof, c=(0, 0, 0), axis='z', seg=40, rnd=None):
        V = []
        for r, z in prof:
            for k in range(seg):
                th = 2 * math.pi * k / seg
                p = (r * math.cos(th), r * math.sin(th), z)
                if axis == 'x': p = (p[2], p[0], p[1])
                if axis == 'y': p = (p[1], p[2], p[0])
                V.append(np.array(p) + np.array(c))
        F = [[i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k]
             for i in range(len(prof) - 1) for k in range(seg)]
        return s.add(V, F, rnd=rnd)

    def loft(s, rings, seg=48, cap0=False, cap1=True, rnd=None):
        """rings: (cx, cy, z, rx, ry, n) superellipses"""
        V = []
        for cx, cy, z, rx, ry, n in rings:
            for k in range(seg):
                th = 2 * math.pi * k / seg
                c, q = math.cos(th), math.sin(th)
                V.append((cx + rx * math.copysign(abs(c) ** (2 / n), c), cy + ry * math.copysign(abs(q) ** (2 / n), q), z))
        F = [[i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k]
             for i in range(len(rings) - 1) for k in range(seg)]
        if cap0: F.append(list(range(seg))[::-1])
        if cap1: F.append([(len(rings) - 1) * seg + k for k in range(seg)])
        return s.add(V, F, rnd=rnd)

    def grid(s, fn, nu, nv, rnd=None):
        V = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
        F = [[j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i]
             for j in range(nv) for i in range(nu)]
        return s.add(V, F, rnd=rnd)

    def quad(s, a, b, c, d, rnd=None):
        return s.add([a, b, c, d], [[0, 1, 2, 3]], rnd=rnd)

    def raw(s, V, F, rnd):
        """many faces at once, arrays"""
        s.v.append(V); s.f += (F + s.n).tolist(); s.rnd.append(rnd); s.loc.append(V); s.n += len(V)
        return s

    def obj(s, mat, smooth=False, angle=40, name='o'):
        if not s.v: return None
        me = bpy.data.meshes.new(name)
        V = np.concatenate(s.v).astype(np.float32)
        ln = np.array([len(q) for q in s.f], np.int32)
        me.vertices.add(len(V)); me.vertices.foreach_set('co', V.ravel())
        me.loops.add(int(ln.sum())); me.loops.foreach_set('vertex_index', np.concatenate([np.array(q, np.int32) for q in s.f]))
        me.polygons.add(len(ln)); me.polygons.foreach_set('loop_start', (np.cumsum(ln) - ln).astype(np.int32))
        me.polygons.foreach_set('loop_total', ln)
        if smooth:
            me.polygons.foreach_set('use_smooth', np.ones(len(ln), bool))
            me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(angle)
        a = me.attributes.new('rnd', 'FLOAT', 'POINT'); a.data.foreach_set('value', np.concatenate(s.rnd).astype(np.float32))
        a = me.attributes.new('loc', 'FLOAT_VECTOR', 'POINT'); a.data.foreach_set('vector', np.concatenate(s.loc).astype(np.float32).ravel())
        me.update(calc_edges=True); me.validate()
        o = bpy.data.objects.new(name, me)
        bpy.context.scene.collection.objects.link(o)
        me.materials.append(mat)
        return o


def one(mat, shape, *a, smooth=False, **k):
    b = B(); getattr(b, shape)(*a, **k); return b.obj(mat, smooth=smooth)


# ---------- materials ----------
class N:
    def __init__(s, name='m'):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True
        s.t = s.m.node_tree; s.p = s.t.nodes['Principled BSDF']; s._c = {}

    def node(s, typ, ins=None, **props):
        n = s.t.nodes.new('ShaderNode' + typ)
        for k, v in props.items(): setattr(n, k, v)
        for k, v in (ins or {}).items(): s.put(n.inputs[k], v)
        return n

    def put(s, sock, v):
        if v is None: return
        if hasattr(v, 'outputs'): v = v.outputs[0]
        if hasattr(v, 'is_output'): s.t.links.new(v, sock); return
        if isinstance(v, str): v = lin(v)
        if sock.type == 'VALUE' and hasattr(v, '__len__'): v = v[0]
        sock.default_value = v

    def set(s, **k):
        nm = {'color': 'Base Color', 'rough': 'Roughness', 'metal': 'Metallic', 'spec': 'Specular', 'normal': 'Normal',
              'coat': 'Clearcoat', 'coatrough': 'Clearcoat Roughness', 'trans': 'Transmission', 'sss': 'Subsurface', 'sheen': 'Sheen'}
        for a, v in k.items(): s.put(s.p.inputs[nm[a]], v)
        return s

    def co(s, kind='obj'):
        if kind not in s._c:
            if kind == 'obj': s._c[kind] = s.node('TexCoord').outputs['Object']
            elif kind == 'rnd': s._c[kind] = s.node('Attribute', attribute_name='rnd').outputs['Fac']
            else: s._c[kind] = s.node('Attribute', attribute_name='loc').outputs['Vector']
        return s._c[kind]

    def fast(s, avg, metal=0, rough=.3):
        """all but camera rays see one plain colour: several times faster, and nobody can tell"""
        out = s.t.nodes['Material Output'].inputs[0]; full = out.links[0].from_socket
        if metal:
            q = s.t.nodes.new('ShaderNodeBsdfGlossy'); q.inputs['Roughness'].default_value = max(.1, rough)
        else: q = s.t.nodes.new('ShaderNodeBsdfDiffuse')
        s.put(q.inputs[0], avg)
        mx = s.t.nodes.new('ShaderNodeMixShader'); s.t.links.new(s.node('LightPath').outputs['Is Camera Ray'], mx.inputs[0])
        s.t.links.new(q.outputs[0], mx.inputs[1]); s.t.links.new(full, mx.inputs[2]); s.t.links.new(mx.outputs[0], out)
        return s.m

    def xyz(s, vec, i): return s.node('SeparateXYZ', {0: vec}).outputs[i]
    def map(s, vec, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return s.node('Mapping', {'Vector': vec, 'Scale': scale, 'Location': loc, 'Rotation': [math.radians(x) for x in rot]}).outputs[0]
    def noise(s, vec, scale=5, detail=4, rough=.55, dist=0):
        return s.node('TexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}).outputs[0]
    def noisec(s, vec, scale=5, detail=3):
        return s.node('TexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail}).outputs[1]
    def vor(s, vec, scale=5, feature='F1', rand=1, out=0):
        return s.node('TexVoronoi', {'Vector': vec, 'Scale': scale, 'Randomness': rand}, feature=feature).outputs[out]
    def ramp(s, fac, *stops, interp='LINEAR'):
        n = s.node('ValToRGB', {0: fac}); e = n.color_ramp.elements; n.color_ramp.interpolation = interp
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position = p; el.color = (c, c, c, 1) if isinstance(c, (int, float)) else lin(c)
        return n.outputs[0]
    def mix(s, f, a, b, blend='MIX'):
        return s.node('MixRGB', {0: f, 1: a, 2: b}, blend_type=blend).outputs[0]
    def math(s, op, a, b=0.0, clamp=False):
        return s.node('Math', {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]
    def bump(s, h, strength=.3, dist=.002, normal=None):
        return s.node('Bump', {'Strength': strength, 'Distance': dist, 'Height': h, 'Normal': normal}).outputs[0]
    def warp(s, vec, amt=.1, scale=3):
        c = s.noisec(vec, scale)
        o = s.node('VectorMath', {0: c, 1: (.5, .5, .5)}, operation='SUBTRACT').outputs[0]
        o = s.node('VectorMath', {0: o, 'Scale': amt}, operation='SCALE').outputs[0]
        return s.node('VectorMath', {0: vec, 1: o}, operation='ADD').outputs[0]
    def val(s, col, amt, fac):
        """brightens and darkens col by fac around .5"""
        f = s.math('ADD', s.math('MULTIPLY', s.math('SUBTRACT', fac, .5), amt * 2), 1)
        return s.mix(1, col, s.node('CombineXYZ', {0: f, 1: f, 2: f}).outputs[0], 'MULTIPLY')


def avg(*cs, k=1.0):
    cs = [lin(c) for c in cs]; return tuple(min(1, k * sum(c[i] for c in cs) / len(cs)) for i in range(3)) + (1,)


def tint(h, k):
    c = lin(h); return tuple(min(1, x * k) for x in c[:3]) + (1,)


def plaster(col='#eceae4', rough=.7, peel=0, crack=0, stain=0, dirt=0, blotch=.04, under='#b9ac98', roller=1, patch=0, seed=0):
    n = N('plaster'); o = n.map(n.co(), loc=(seed * 3.1, seed * 1.7, seed * 2.3))
    c = n.val(n.mix(0, col, col), blotch, n.noise(o, 1.3, 6))
    c = n.val(c, blotch * .7, n.noise(o, 9, 5))
    h = n.noise(o, 260, 2, .6)
    nm = n.bump(h, .14 * roller, .002)
    nm = n.bump(n.noise(o, 3.2, 3), .35, .006, nm)
    rg = n.math('ADD', n.math('MULTIPLY', n.noise(o, 6, 4), .12), rough - .06)
    if stain:
        s = n.ramp(n.noise(n.map(n.warp(o, .25, 2), (1, 1, .55)), 1.5, 5, .6), (.5, 0), (.56, 1), (.62, .55), (.75, .8))
        c = n.mix(n.math('MULTIPLY', s, stain), c, n.mix(1, c, '#c9a36a', 'MULTIPLY'))
    if dirt:
        d = n.ramp(n.noise(o, 3, 8, .7), (.42, 0), (.75, 1))
        c = n.mix(n.math('MULTIPLY', d, dirt), c, n.mix(1, c, '#8d8272', 'MULTIPLY'))
    if patch:  # filler patches
        d = n.ramp(n.noise(n.warp(o, .12, 6), 2.1, 2, .5), (.60, 0), (.625, 1))
        c = n.mix(n.math('MULTIPLY', d, patch), c, '#d9d5cc')
    if peel:
        f = n.noise(n.warp(o, .09, 9), 1.5, 9, .62)
        k = n.ramp(f, (.5 + .14 * (1 - peel), 0), (.512 + .14 * (1 - peel), 1))
        e = n.ramp(f, (.47 + .14 * (1 - peel), 0), (.505 + .14 * (1 - peel), 1), (.53 + .14 * (1 - peel), 0))
        u = n.val(n.mix(0, under, under), .35, n.noise(o, 14, 7, .7))
        c = n.mix(k, n.mix(n.math('MULTIPLY', e, .35), c, '#f4f1ea'), u)
        nm = n.bump(n.math('SUBTRACT', 1, k), .9, .004, nm)
        nm = n.bump(n.math('MULTIPLY', k, n.noise(o, 45, 6, .7)), .8, .006, nm)
    if crack:
        d = n.vor(n.warp(n.warp(o, .5, 1.2), .05, 14), .9, 'DISTANCE_TO_EDGE')
        m = n.ramp(n.noise(o, .9, 2), (.42, 0), (.5, 1))
        k = n.math('MULTIPLY', n.ramp(d, (.0, 1), (.002, .85), (.006, 0)), m)
        c = n.mix(n.math('MULTIPLY', k, crack), c, '#4a4238')
        nm = n.bump(n.math('SUBTRACT', 1, k), crack, .006, nm)
    return n.set(color=c, rough=rg, normal=nm, spec=.35).fast(avg(col, k=1 - .3 * max(stain, dirt)))


def wood(a='#a9794d', b='#7a4f2e', rough=.45, vary=.35, wear=0, grey=0, coat=0, grain=1, axis=0, dirt=0, paint=None, flake=0, knots=.5):
    """grain runs along the local axis"""
    n = N('wood'); o = n.co('loc')
    st = [14, 14, 14]; st[axis] = .9
    w = n.warp(n.map(o, tuple(st)), .9, .35)
    g = n.noise(w, 1.6, 8, .62, .6)
    rs = [7, 7, 7]; rs[axis] = .35
    ring = n.node('TexWave', {'Vector': n.map(n.warp(o, .05, 1.6), tuple(rs)), 'Scale': 1.1, 'Distortion': 3.2, 'Detail': 2, 'Detail Scale': .8}, wave_type='BANDS', bands_direction='Z' if axis == 1 else 'Y').outputs[1]
    f = n.math('ADD', n.math('MULTIPLY', g, .84), n.math('MULTIPLY', ring, .16))
    c = n.ramp(f, (.25, b), (.5, a), (.75, tint(a, 1.15)))
    fs = [70, 70, 70]; fs[axis] = 2.2
    fine = n.noise(n.map(o, tuple(fs)), 4, 3, .7)
    c = n.val(c, .16 * grain, fine)
    c = n.val(c, vary, n.co('rnd'))
    if knots:
        kv = [5, 5, 5]; kv[axis] = 1.6
        k = n.ramp(n.vor(n.map(n.warp(o, .04, 6), tuple(kv)), 1.0), (.0, 1), (.09, .75), (.17, 0))
        c = n.mix(n.math('MULTIPLY', k, knots), c, tint(b, .45))
    h = n.math('ADD', n.math('MULTIPLY', fine, .6), n.math('MULTIPLY', g, .4))
    nm = n.bump(h, .25 * grain, .0015)
    rg = n.math('ADD', n.math('MULTIPLY', n.noise(n.co(), 7, 5, .65), .22), rough - .11)
    if grey:
        m = n.ramp(n.noise(n.map(o, (2, 5, 5)), 1.2, 6, .65), (.5 - .35 * grey, 0), (.62, 1))
        gc = n.val(n.ramp(f, (.25, '#6d6963'), (.75, '#a8a39a')), .3, fine)
        c = n.mix(n.math('MULTIPLY', m, min(1, grey * 1.1)), c, n.val(gc, vary * .7, n.co('rnd')))
    if wear:
        q = n.co()
        m = n.ramp(n.noise(n.warp(q, .2, 2), 1.6, 8, .7), (.42, 0), (.62, 1))
        c = n.mix(n.math('MULTIPLY', m, wear * .8), c, n.mix(.5, n.mix(1, c, '#9d968c', 'MULTIPLY'), '#8b8276'))
        rg = n.math('ADD', rg, n.math('MULTIPLY', m, .35 * wear), True)
        sc = n.ramp(n.noise(n.map(n.warp(q, .04, 3), (3, 90, 3), rot=(0, 0, 33)), 1.5, 2, .4), (.66, 0), (.7, 1))
        c = n.mix(n.math('MULTIPLY', sc, .35 * wear), c, '#cabfae')
        sp = n.ramp(n.noise(q, 5.5, 4, .5), (.66, 0), (.71, 1))
        c = n.mix(n.math('MULTIPLY', sp, .75 * wear), c, '#3c3128')
    if dirt:
        m = n.ramp(n.noise(n.co(), 2.4, 8, .7), (.45, 0), (.7, 1))
        c = n.mix(n.math('MULTIPLY', m, dirt), c, n.mix(1, c, '#6f6656', 'MULTIPLY'))
    if paint:
        fl = [9, 30, 30]; fl[axis] = 3.5
        f2 = n.math('ADD', n.math('MULTIPLY', n.noise(n.map(n.warp(o, .02, 20), tuple(fl)), 1, 7, .68), .7), n.math('MULTIPLY', n.noise(n.co(), 2.2, 3), .3))
        t = .5 + .2 * (1 - flake) - .08 * flake
        k = n.ramp(f2, (t, 0), (t + .012, 1)) if flake else 0.0
        pc = n.val(n.val(n.mix(0, paint, paint), .05, n.noise(n.co(), 5, 5)), vary * .3, n.co('rnd'))
        c = n.mix(k, pc, c)
        if flake:
            nm = n.bump(n.math('SUBTRACT', 1, k), .8, .0025, nm)
        else:
            nm = n.bump(n.math('MULTIPLY', fine, .5), .08, .001)
    n.set(color=c, rough=rg, normal=nm, spec=.4)
    if coat: n.set(coat=coat, coatrough=.18)
    return n.fast(avg(paint, k=.85) if paint else avg(a, b, '#8a857c', '#7a756c') if grey > .3 else avg(a, b))


def glaze(col='#f2f1ec', rough=.12, vary=.05, dirt=0, dirtcol='#8f8672', wob=.5, crackle=0, marble=0, spec=.5):
    n = N('glaze'); o = n.co('loc')
    c = n.val(n.mix(0, col, col), vary, n.co('rnd'))
    c = n.val(c, .03, n.noise(o, 12, 4))
    if marble:
        v = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(n.warp(n.co('loc'), .5, 2), 2.2, 8, .6), .5))
        c = n.mix(n.math('MULTIPLY', n.ramp(v, (0, 1), (.035, .35), (.1, 0)), marble), c, '#8d8b88')
        c = n.val(c, .08, n.noise(o, 2.2, 5))
    nm = n.bump(n.noise(o, 7, 1), wob * .35, .006)
    nm = n.bump(n.noise(o, 60, 2), wob * .05, .001, nm)
    rg = n.math('ADD', n.math('MULTIPLY', n.noise(n.co(), 8, 5, .65), .12), rough - .03)
    if dirt:
        q = n.co()
        d = n.ramp(n.noise(n.warp(q, .2, 3), 2.6, 9, .72), (.44, 0), (.72, 1))
        c = n.mix(n.math('MULTIPLY', d, dirt), c, n.mix(1, c, dirtcol, 'MULTIPLY'))
        rg = n.math('ADD', rg, n.math('MULTIPLY', d, .4 * dirt), True)
    if crackle:
        d = n.vor(n.warp(n.co(), .12, 5), 4, 'DISTANCE_TO_EDGE')
        sel = n.math('GREATER_THAN', n.co('rnd'), 1 - crackle)
        k = n.math('MULTIPLY', n.ramp(d, (0, 1), (.008, .8), (.02, 0)), sel)
        c = n.mix(k, c, '#4c453a'); nm = n.bump(n.math('SUBTRACT', 1, k), .8, .002, nm)
    return n.set(color=c, rough=rg, normal=nm, spec=spec).fast(avg(col, k=1 - .35 * dirt))


def grout(col='#cfcac0', dirt=0, rough=.9):
    n = N('grout'); o = n.co()
    c = n.val(n.mix(0, col, col), .1, n.noise(o, 90, 3))
    if dirt:
        d = n.ramp(n.noise(o, 3.5, 8, .7), (.38, 0), (.62, 1))
        c = n.mix(n.math('MULTIPLY', d, dirt), c, '#3f3a2f')
    return n.set(color=c, rough=rough, normal=n.bump(n.noise(o, 300, 2), .3, .002), spec=.2).fast(avg(col, k=1 - .5 * dirt))


def brickm(cols=('#6b3a2e', '#8c5644', '#7a4a3b', '#9a6a55'), soot=0, rough=.9, efflo=0):
    n = N('brick'); o = n.co('loc')
    c = n.ramp(n.co('rnd'), *[(i / (len(cols) - 1), x) for i, x in enumerate(cols)])
    c = n.val(c, .28, n.noise(o, 18, 6, .65)); c = n.val(c, .2, n.noise(o, 90, 3, .7))
    sp = n.ramp(n.noise(o, 55, 2, .5), (.63, 0), (.68, 1)); c = n.mix(n.math('MULTIPLY', sp, .5), c, '#3a2219')
    q = n.co()
    if soot:
        d = n.ramp(n.noise(q, 1.4, 8, .68), (.36, 0), (.7, 1)); c = n.mix(n.math('MULTIPLY', d, soot), c, '#2b2723')
    if efflo:
        d = n.ramp(n.noise(n.warp(q, .3, 2), 2.2, 8, .7), (.52, 0), (.72, 1)); c = n.mix(n.math('MULTIPLY', d, efflo), c, '#c9c2b6')
    h = n.math('ADD', n.math('MULTIPLY', n.noise(o, 30, 7, .7), .7), n.math('MULTIPLY', sp, -.3))
    return n.set(color=c, rough=rough, normal=n.bump(h, .9, .006), spec=.2).fast(avg(*cols, k=1 - .4 * soot))


def mortar(col='#b7ad9c', dirt=0, holes=0):
    n = N('mortar'); o = n.co()
    c = n.val(n.mix(0, col, col), .25, n.noise(o, 40, 6, .7)); c = n.val(c, .15, n.noise(o, 3, 4))
    if dirt:
        d = n.ramp(n.noise(o, 2, 8, .68), (.38, 0), (.65, 1)); c = n.mix(n.math('MULTIPLY', d, dirt), c, '#39342c')
    return n.set(color=c, rough=.95, normal=n.bump(n.noise(o, 140, 6, .75), .8, .004), spec=.15).fast(avg(col, k=1 - .5 * dirt))


def concrete(col='#9d9a94', rough=.85, crack=0, stain=.3, moss=0, pits=1, scale=1):
    n = N('concrete'); o = n.map(n.co(), (scale,) * 3)
    c = n.val(n.mix(0, col, col), .22, n.noise(o, 1.6, 9, .65)); c = n.val(c, .16, n.noise(o, 28, 5, .7)); c = n.val(c, .1, n.noise(o, 200, 2))
    d = n.ramp(n.noise(n.warp(o, .3, 2), .9, 7, .65), (.46, 0), (.66, 1)); c = n.mix(n.math('MULTIPLY', d, stain), c, n.mix(1, c, '#8b8375', 'MULTIPLY'))
    nm = n.bump(n.noise(o, 150, 6, .75), .5, .003); nm = n.bump(n.noise(o, 9, 5), .3, .006, nm)
    if pits:
        k = n.ramp(n.vor(o, 26), (0.05, 0), (.13, 1)); nm = n.bump(k, .4 * pits, .004, nm)
    if moss:
        m = n.ramp(n.noise(n.warp(o, .15, 5), 2.4, 9, .72), (.5, 0), (.6, 1))
        c = n.mix(n.math('MULTIPLY', m, moss), c, n.val(n.mix(0, '#3d4a22', '#3d4a22'), .5, n.noise(o, 60, 5)))
        nm = n.bump(n.math('MULTIPLY', m, n.noise(o, 120, 4)), moss, .01, nm)
    if crack:
        dd = n.vor(n.warp(n.warp(o, .6, 1.1), .07, 12), .75, 'DISTANCE_TO_EDGE')
        k = n.ramp(dd, (0, 1), (.010, .9), (.022, 0)); c = n.mix(n.math('MULTIPLY', k, crack), c, '#25211c'); nm = n.bump(n.math('SUBTRACT', 1, k), 1, .012, nm)
    return n.set(color=c, rough=rough, normal=nm, spec=.25).fast(avg(col, k=.85))


def metal(col='#c8c8c8', rough=.25, smudge=.2, rust=0, metallic=1, dirt=0):
    n = N('metal'); o = n.co()
    c = n.val(n.mix(0, col, col), .06, n.noise(o, 20, 5)); rg = n.math('ADD', n.math('MULTIPLY', n.noise(o, 14, 6, .7), smudge), max(.03, rough - smudge * .5))
    me = metallic; nm = n.bump(n.noise(o, 35, 2), .04, .002)
    if dirt:
        d = n.ramp(n.noise(o, 6, 8, .7), (.42, 0), (.7, 1)); c = n.mix(n.math('MULTIPLY', d, dirt), c, '#6b6250')
        rg = n.math('ADD', rg, n.math('MULTIPLY', d, .4), True)
    if rust:
        t = .62 - .24 * rust
        k = n.ramp(n.noise(n.warp(o, .05, 8), 4.5, 9, .72), (t, 0), (t + .05, 1))
        rc = n.ramp(n.noise(o, 40, 6, .7), (.3, '#3a1a0c'), (.55, '#7a3a16'), (.75, '#a8602a'))
        c = n.mix(k, c, rc); rg = n.math('ADD', rg, n.math('MULTIPLY', k, .6), True)
        me = n.math('MULTIPLY', n.math('SUBTRACT', 1, k), metallic)
        nm = n.bump(n.math('MULTIPLY', k, n.noise(o, 90, 5, .7)), .8, .003, nm)
    return n.set(color=c, rough=rg, metal=me, normal=nm).fast(avg(col, k=.8), metallic > .5 and rust < .3, rough)


def plain(col, rough=.5, spec=.5, vary=0, bump=0, scale=40, sss=0, sheen=0):
    n = N('plain'); o = n.co()
    c = n.val(n.mix(0, col, col), .05, n.noise(o, 6, 4))
    if vary: c = n.val(c, vary, n.co('rnd'))
    if bump: n.set(normal=n.bump(n.noise(o, scale, 4, .6), bump, .003))
    return n.set(color=c, rough=n.math('ADD', n.math('MULTIPLY', n.noise(o, 12, 4), .14), rough - .07), spec=spec, sheen=sheen).fast(avg(col))


def leafm(a='#3f5a22', b='#7b9440', rough=.5):
    n = N('leaf'); c = n.ramp(n.co('rnd'), (0, a), (.6, b), (1, tint(b, 1.25)))
    c = n.val(c, .3, n.noise(n.co(), 2, 3))
    d = n.t.nodes.new('ShaderNodeBsdfTranslucent'); n.put(d.inputs[0], n.mix(1, c, '#c8d890', 'MULTIPLY'))
    mx = n.t.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = .3
    n.set(color=c, rough=rough, spec=.3)
    n.t.links.new(n.p.outputs[0], mx.inputs[1]); n.t.links.new(d.outputs[0], mx.inputs[2])
    n.t.links.new(mx.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.fast(avg(a, b))


def glass(rough=0, tintc='#f4faf8'):
    n = N('glass')
    g = n.node('BsdfGlossy', {'Roughness': rough}); t = n.node('BsdfTransparent', {'Color': tintc})
    mx = n.node('MixShader', {0: n.node('Fresnel', {'IOR': 1.45}).outputs[0], 1: t, 2: g})
    n.t.links.new(mx.outputs[0], n.t.nodes['Material Output'].inputs[0]); return n.m


def emit(col='#ffffff', k=5):
    n = N('emit'); e = n.node('Emission', {'Color': col, 'Strength': k})
    n.t.links.new(e.outputs[0], n.t.nodes['Material Output'].inputs[0]); return n.m


# ---------- light ----------
def world(kind='forest', k=1.0, rot=0, seen=1.0, sun=None, sky=1.0, elev=40, azim=0, dust=1.0, sunk=1.0, sat=1):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    t = w.node_tree; bg = t.nodes['Background']
    if kind == 'sky':
        s = t.nodes.new('ShaderNodeTexSky'); s.sky_type = 'NISHITA'; s.sun_elevation = math.radians(elev)
        s.sun_rotation = math.radians(azim); s.dust_density = dust; s.sun_intensity = sunk; s.sun_disc = sunk > 0
        s.sun_size = math.radians(.9)
        t.links.new(s.outputs[0], bg.inputs[0]); bg.inputs[1].default_value = k * .12
    else:
        e = t.nodes.new('ShaderNodeTexEnvironment'); e.image = bpy.data.images.load(HDRI + kind + '.exr')
        m = t.nodes.new('ShaderNodeMapping'); m.inputs['Rotation'].default_value = (0, 0, math.radians(rot))
        c = t.nodes.new('ShaderNodeTexCoord'); t.links.new(c.outputs['Generated'], m.inputs[0]); t.links.new(m.outputs[0], e.inputs[0])
        h = t.nodes.new('ShaderNodeHueSaturation'); h.inputs['Saturation'].default_value = sat
        t.links.new(e.outputs[0], h.inputs['Color']); t.links.new(h.outputs[0], bg.inputs[0]); bg.inputs[1].default_value = k
        if seen != 1:
            lp = t.nodes.new('ShaderNodeLightPath'); a = t.nodes.new('ShaderNodeMath'); a.operation = 'MULTIPLY_ADD'
            t.links.new(lp.outputs['Is Camera Ray'], a.inputs[0]); a.inputs[1].default_value = k * (seen - 1); a.inputs[2].default_value = k
            t.links.new(a.outputs[0], bg.inputs[1])


def area(c, target, sx, sy, power, col='#ffffff', spread=180):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size = sx; l.size_y = sy; l.energy = power
    l.color = lin(col)[:3]; l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l); bpy.context.scene.collection.objects.link(o)
    o.location = c; d = Vector(target) - Vector(c); o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False; o.visible_glossy = 100 < spread < 180
    return o


def sun(elev, azim, k=3, size=.6, col='#fff1dc'):
    l = bpy.data.lights.new('s', 'SUN'); l.energy = k; l.angle = math.radians(size); l.color = lin(col)[:3]
    o = bpy.data.objects.new('s', l); bpy.context.scene.collection.objects.link(o)
    e, a = math.radians(elev), math.radians(azim)
    d = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    o.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler(); return o


def camera(pos, look, lens=27, roll=0, fstop=0, focus=None):
    c = bpy.data.cameras.new('c'); o = bpy.data.objects.new('c', c); bpy.context.scene.collection.objects.link(o)
    c.lens = lens; c.sensor_width = 36; c.clip_start = .01
    o.location = pos; d = Vector(look) - Vector(pos)
    q = d.to_track_quat('-Z', 'Y'); o.rotation_euler = (q.to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')).to_euler()
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.focus_distance = focus or d.length
    bpy.context.scene.camera = o; return o


# ---------- developing ----------
def blur(a, r):
    """three box blurs, r in pixels"""
    r = max(1, int(r)); out = a
    for _ in range(3):
        for ax in (0, 1):
            p = np.concatenate([np.repeat(out.take([0], ax), r + 1, ax), out, np.repeat(out.take([-1], ax), r, ax)], ax)
            c = np.cumsum(p, ax, dtype=np.float64)
            n = out.shape[ax]
            out = ((c.take(range(2 * r + 1, 2 * r + 1 + n), ax) - c.take(range(0, n), ax)) / (2 * r + 1)).astype(np.float32)
    return out


def wide(a, r):
    h, w = a.shape[:2]; q = a[:h // 4 * 4, :w // 4 * 4].reshape(h // 4, 4, w // 4, 4, -1).mean((1, 3)); q = blur(q, max(1, r // 4))
    q = np.repeat(np.repeat(q, 4, 0), 4, 1); q = blur(q, 2); return q.reshape(a.shape) if q.shape[:2] == a.shape[:2] else blur(a, r)


def develop(img, ev=0.0, wb=(1, 1, 1), local=.32, contrast=1.0, sat=.96, vig=.16, grain=.011, seed=0, key=.34, sharp=.3):
    h, w, _ = img.shape
    img = np.maximum(img, 0)
    q = np.minimum(img, np.percentile(img, 90)).reshape(-1, 3).mean(0)  # half of a grey-world balance, as phones do
    img = img * (np.array(wb, np.float32) * (q.mean() / q) ** .55)
    img = img + .045 * wide(np.minimum(np.maximum(img - np.percentile(img, 96), 0), 30), w * .012)
    L = img @ np.array([.2126, .7152, .0722], np.float32) + 1e-5
    lg = np.log2(L)
    y, x = np.mgrid[0:h, 0:w]
    cw = np.exp(-(((x / w - .5) / .42) ** 2 + ((y / h - .5) / .45) ** 2)).astype(np.float32)
    m = float((np.clip(lg, *np.percentile(lg, [2, 96])) * cw).sum() / cw.sum())
    r = int(w * .045)  # guided filter keeps edges, so no halos
    mu = wide(lg, r); va = np.maximum(wide(lg * lg, r) - mu * mu, 0); a = va / (va + .9); bb = mu - a * mu
    base = wide(a, r) * lg + wide(bb, r)
    tgt = lg - local * (base - m)
    k = 2.0 ** (tgt - m) * key * 2.0 ** ev / L
    c = img * k[..., None]
    f = lambda v: (v * (2.51 * v + .03)) / (v * (2.43 * v + .59) + .14)
    lum = c @ np.array([.2126, .7152, .0722], np.float32) + 1e-6
    o = .65 * f(c * .8) + .35 * c * (f(lum * .8) / lum)[..., None]
    o = np.clip(o, 0, None); o = np.minimum(o, 1.05)
    o = np.where(o <= .0031308, o * 12.92, 1.055 * np.power(np.maximum(o, 1e-8), 1 / 2.4) - .055)
    g = o.mean(2, keepdims=True); o = g + (o - g) * sat
    o = .5 + (o - .5) * contrast
    rr = ((x / w - .5) ** 2 + ((y / h - .5) * h / w) ** 2) / .39
    o = o * (1 - vig * rr ** 1.3)[..., None]
    # lens: colours of the border a little apart
    for ch, s in ((0, 1.0007), (2, .9994)):
        xs = np.clip((x - w / 2) * s + w / 2, 0, w - 1); ys = np.clip((y - h / 2) * s + h / 2, 0, h - 1)
        x0 = np.floor(xs).astype(int); y0 = np.floor(ys).astype(int); x1 = np.minimum(x0 + 1, w - 1); y1 = np.minimum(y0 + 1, h - 1)
        fx, fy = xs - x0, ys - y0; p = o[..., ch]
        o[..., ch] = (p[y0, x0] * (1 - fx) + p[y0, x1] * fx) * (1 - fy) + (p[y1, x0] * (1 - fx) + p[y1, x1] * fx) * fy
    o = o + sharp * np.clip(o - blur(o, 1), -.12, .12)
    rng = np.random.default_rng(seed + 7)
    gl = rng.normal(0, 1, (h, w, 1)).astype(np.float32); gc = rng.normal(0, 1, (h, w, 3)).astype(np.float32)
    gl = gl * .6 + blur(gl, 1) * 1.5; amp = grain * (1.25 - np.clip(o.mean(2, keepdims=True), 0, 1))
    o = o + amp * (gl + .45 * gc)
    return np.clip(o, 0, 1)


def enlarge(a, W):
    """cubic, on the linear picture, before grain and sharpening"""
    h, w, _ = a.shape; a = np.log1p(a * 8)
    for ax, n in ((0, W * 3 // 4), (1, W)):
        m = a.shape[ax]; x = (np.arange(n) + .5) * m / n - .5; i = np.floor(x).astype(int); t = (x - i).astype(np.float32)
        ws = [-.5 * t + t * t - .5 * t ** 3, 1 - 2.5 * t * t + 1.5 * t ** 3, .5 * t + 2 * t * t - 1.5 * t ** 3, -.5 * t * t + .5 * t ** 3]
        sh = [1, 1, 1]; sh[ax] = n
        a = sum(a.take(np.clip(i + k - 1, 0, m - 1), ax) * ws[k].reshape(sh) for k in range(4))
    return np.expm1(np.maximum(a, 0)) / 8


def _load(p):
    im = bpy.data.images.load(p); im.colorspace_settings.name = 'Non-Color'
    w, h = im.size; a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a)
    bpy.data.images.remove(im); return a.reshape(h, w, 4)[::-1, :, :3].copy()


_lib = None


def nlm(c, linear, var, feat, Rr, S, F, k):
    global _lib
    if _lib is None: _lib = ctypes.CDLL(os.environ.get('DENOISE_SO', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoise.so')))
    h, w, _ = c.shape; out = np.empty_like(c); fp = lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    c, linear, var, feat = (np.ascontiguousarray(x, np.float32) for x in (c, linear, var, feat))
    _lib.nlm(w, h, fp(c), fp(linear), fp(var), feat.shape[2], fp(feat), Rr, S, F, ctypes.c_float(k), fp(out)); return out


def calm(a):
    """no pixel of the light outside what its neighbours show: mends borders, where no pixel resembles another"""
    p = np.pad(a, ((1, 1), (1, 1), (0, 0)), 'edge'); h, w, _ = a.shape
    n = np.sort(np.stack([p[j:j + h, i:i + w] for j in range(3) for i in range(3) if (i, j) != (1, 1)]), 0)
    return np.clip(a, n[2], n[5])


PASSES = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'TransDir', 'TransInd', 'TransCol', 'Emit', 'Env', 'Image', 'Denoising Normal', 'Denoising Depth']


def shoot(path, spp=24, width=960, out=None, seed=1, ev=0, bounces=2, gi=True, ao=.55, keep_raw=None, **dev):
    sc = bpy.context.scene; sc.render.engine = 'CYCLES'; cy = sc.cycles
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = width, width * 3 // 4, 100
    sc.render.threads_mode = 'FIXED'; sc.render.threads = int(os.environ.get('THREADS', 2)); sc.render.use_persistent_data = True
    cy.samples = spp // 2; cy.use_adaptive_sampling = False; cy.use_denoising = False
    cy.max_bounces = bounces + 3; cy.diffuse_bounces = bounces; cy.glossy_bounces = 3; cy.transparent_max_bounces = 12
    cy.transmission_bounces = 4; cy.sample_clamp_indirect = 4; cy.sample_clamp_direct = 60; cy.caustics_reflective = False; cy.caustics_refractive = False
    cy.blur_glossy = .8; cy.use_fast_gi = gi; cy.fast_gi_method = 'REPLACE'; cy.ao_bounces_render = 1 if bounces < 3 else 2; sc.world.light_settings.distance = 2.0; sc.world.light_settings.ao_factor = ao
    cy.pixel_filter_type = 'BLACKMAN_HARRIS'; cy.filter_width = 1.4
    vl = sc.view_layers[0]
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color', 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment'):
        setattr(vl, 'use_pass_' + p, True)
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True; t = sc.node_tree; t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers'); tmp = tempfile.mkdtemp(prefix='shoot')
    fo = t.nodes.new('CompositorNodeOutputFile'); fo.base_path = tmp; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    cp = t.nodes.new('CompositorNodeComposite'); t.links.new(rl.outputs['Image'], cp.inputs[0])
    for p in PASSES:
        fo.file_slots.new(p.replace(' ', '_'))
        t.links.new(rl.outputs[p], fo.inputs[len(fo.inputs) - 1])
    t0 = time.time(); runs = []
    for i in (1, 2):
        cy.seed = seed * 10 + i; sc.frame_set(i)
        bpy.ops.render.render(write_still=False)
        runs.append({p: _load(f'{tmp}/{p.replace(" ", "_")}{i:04d}.exr') for p in PASSES})
    for f in os.listdir(tmp): os.remove(f'{tmp}/{f}')
    os.rmdir(tmp)
    t1 = time.time()
    A, Bq = runs; M = {p: (A[p] + Bq[p]) / 2 for p in PASSES}
    nrm = M['Denoising Normal']; dep = M['Denoising Depth'][..., :1]
    ld = np.log(np.clip(dep, .05, 200)); feat = np.concatenate([blur(nrm, 1) * .5 / .25 + nrm * .5 / .25, ld / .05], 2).astype(np.float32)

    def clean(names, wide, extra=None):
        if os.environ.get('QUICK'): return (sum(A[x] for x in names) + sum(Bq[x] for x in names)) / 2
        a = sum(A[x] for x in names); b = sum(Bq[x] for x in names)
        if not (a > 0).any(): return a
        # fireflies: no pixel far above what surrounds it
        nb = blur(np.minimum(a, np.percentile(a, 99.5)) + np.minimum(b, np.percentile(b, 99.5)), 2) / 2
        lim = 4 * nb + .02 * nb.mean(); a, b = np.minimum(a, lim), np.minimum(b, lim)
        m = (a + b) / 2; k0 = 4 / (np.median(m[m > 0]) + 1e-6); s = lambda v: np.log1p(v * k0)
        la, lb, lm = s(a), s(b), s(m)
        v = blur((((la - lb) / 2) ** 2).mean(2, keepdims=True), 2)[..., 0]
        f = feat if extra is None else np.concatenate([feat, extra], 2)
        g = nlm(lm, m, v, f, 6, 1, 2, 1.0)          # a first guess
        lg = s(g); res = np.full(v.shape, .0012, np.float32) + v * .04
        o = nlm(lg, m, res, f, 2 * wide, 2, 1, 1.0)  # wide, led by the guess
        return calm(nlm(s(o), o, res * 4 + .006, f * .3, 1, 1, 0, 1.0))  # joins the four grids, then mends the borders
    Ld = clean(['DiffDir', 'DiffInd'], 6)
    Lg = clean(['GlossDir', 'GlossInd'], 4, extra=M['GlossCol'] / .12)
    img = M['DiffCol'] * Ld + M['GlossCol'] * Lg + M['TransCol'] * (M['TransDir'] + M['TransInd']) + M['Emit'] + M['Env']
    t2 = time.time()
    if os.environ.get('RAW'): np.savez(os.environ['RAW'], **{p.replace(' ','_'): M[p].astype(np.float16) for p in PASSES}, A=sum(A[x] for x in ('DiffDir','DiffInd')).astype(np.float16))
    if out and out != width: img = enlarge(img, out)
    o = develop(img, ev=ev, seed=seed, **dev)
    save(o, path)
    print(f'SHOT {os.path.basename(path)} render {t1 - t0:.0f}s denoise {t2 - t1:.0f}s develop {time.time() - t2:.0f}s', flush=True)


def save(o, path):
    h, w, _ = o.shape
    im = bpy.data.images.new('o', w, h); im.colorspace_settings.name = 'sRGB'
    a = np.ones((h, w, 4), np.float32); a[..., :3] = o[::-1]
    im.pixels.foreach_set(a.ravel()); im.filepath_raw = path; im.file_format = 'PNG'; im.save()
