"""Materials: one node tree for everything (`mat`), light of its own (`glow`, `ghost`, `portal`), and the palette (`P`)."""
import bpy

from .core import _cache

def _nd(nt, t, **kw):
    n = nt.nodes.new(t)
    for k, v in kw.items():
        if k.startswith('_'): setattr(n, k[1:], v)
        else:
            i = n.inputs[int(k[1:])] if k[0] == 'i' and k[1:].isdigit() else n.inputs[k]
            if isinstance(v, bpy.types.NodeSocket): nt.links.new(v, i)
            else: i.default_value = v
    return n
def _c(c): return (*c, 1) if len(c) == 3 else c
def _mix(nt, f, a, b, mode='MIX'):
    n = nt.nodes.new('ShaderNodeMix'); n.data_type = 'RGBA'; n.blend_type = mode
    for i, v in ((0, f), (6, a), (7, b)):
        if isinstance(v, bpy.types.NodeSocket): nt.links.new(v, n.inputs[i])
        else: n.inputs[i].default_value = v if i == 0 else _c(v)
    return n.outputs[2]
def _math(nt, op, a, b=0., clamp=False):
    n = nt.nodes.new('ShaderNodeMath'); n.operation = op; n.use_clamp = clamp
    for i, v in ((0, a), (1, b)):
        if isinstance(v, bpy.types.NodeSocket): nt.links.new(v, n.inputs[i])
        else: n.inputs[i].default_value = v
    return n.outputs[0]
def _range(nt, v, a, b, c=0., d=1.):
    n = _nd(nt, 'ShaderNodeMapRange', Value=v); 
    for k, x in zip((1, 2, 3, 4), (a, b, c, d)): n.inputs[k].default_value = x
    return n.outputs[0]
def mat(name, col, col2=None, rough=.85, metal=0., scale=3., detail=4, bump=.35, wear=0., wear_col=None, wear_r=.04,
        dirt=0., moss=0., moss_col=(.07, .13, .025), vary=.12, emit=None, estr=5., vcol=None, transl=0., coat=0.,
        crack=0., stretch=(1, 1, 1), spots=None, alpha=1.):
    """One material for everything. Noise in world space; per-block/leaf variety by island and object random;
    wear = light edges (bevel node), dirt = dark crevices (AO node), moss = on top faces, crack = voronoi lines,
    vcol = name of a colour attribute, transl = leaf translucency, spots = (colour, scale) golden rosettes."""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']
    geo = nt.nodes.new('ShaderNodeNewGeometry'); pos = geo.outputs['Position']
    if stretch != (1, 1, 1):
        tc = nt.nodes.new('ShaderNodeTexCoord'); mp = _nd(nt, 'ShaderNodeMapping', Vector=tc.outputs['Object'], Scale=stretch); pos = mp.outputs[0]
    nz = _nd(nt, 'ShaderNodeTexNoise', Vector=pos, Scale=scale, Detail=detail, Roughness=.6); f = nz.outputs[0]
    col2 = col2 or tuple(min(1, c * 1.55) for c in col)
    t = _range(nt, f, .33, .67)
    if vcol:
        at = _nd(nt, 'ShaderNodeAttribute', _attribute_name=vcol); c = _mix(nt, t, _mix(nt, 1., at.outputs[0], (.72, .72, .72), 'MULTIPLY'), at.outputs[0])
    else: c = _mix(nt, t, col, col2)
    if vary:
        oi = nt.nodes.new('ShaderNodeObjectInfo'); r = _math(nt, 'FRACT', _math(nt, 'ADD', oi.outputs['Random'], geo.outputs['Random Per Island']))
        hs = _nd(nt, 'ShaderNodeHueSaturation', Color=c, Value=_range(nt, r, 0, 1, 1 - vary * 2.2, 1 + vary * 1.6), Hue=_range(nt, r, 0, 1, .5 - vary * .12, .5 + vary * .12)); c = hs.outputs[0]
    h = f; met = metal; ro = rough
    if crack:
        vo = _nd(nt, 'ShaderNodeTexVoronoi', _feature='DISTANCE_TO_EDGE', Scale=scale * .55)
        nt.links.new(_mix(nt, .25, pos, nz.outputs[1], 'LINEAR_LIGHT'), vo.inputs['Vector'])
        ck = _range(nt, vo.outputs['Distance'], 0, .05); c = _mix(nt, ck, tuple(x * .3 for x in col), c)
        h = _math(nt, 'ADD', f, _math(nt, 'MULTIPLY', ck, crack))
    if spots:
        vo = _nd(nt, 'ShaderNodeTexVoronoi', Vector=pos, Scale=spots[1], Randomness=.7); d = vo.outputs['Distance']
        ring = _math(nt, 'MULTIPLY', _range(nt, d, .17, .22), _range(nt, d, .40, .35)); c = _mix(nt, ring, c, spots[0]); met = _math(nt, 'MAXIMUM', ring, metal); ro = _range(nt, ring, 0, 1, rough, .3)
    if moss:
        sep = _nd(nt, 'ShaderNodeSeparateXYZ', Vector=geo.outputs['Normal']); n2 = _nd(nt, 'ShaderNodeTexNoise', Vector=geo.outputs['Position'], Scale=scale * .45, Detail=4)
        k = _math(nt, 'ADD', _math(nt, 'MULTIPLY', sep.outputs[2], .35), n2.outputs[0]); k = _range(nt, k, 1.0 - moss * .62, 1.1 - moss * .62)
        c = _mix(nt, k, c, _mix(nt, t, moss_col, tuple(x * 1.9 for x in moss_col)))
    if dirt:
        ao = _nd(nt, 'ShaderNodeAmbientOcclusion', _samples=2, Distance=.5); c = _mix(nt, _range(nt, ao.outputs['AO'], .35, .9, dirt, 0), c, _mix(nt, 1., c, (.22, .2, .17), 'MULTIPLY'))
    if wear:
        bv = _nd(nt, 'ShaderNodeBevel', _samples=2, Radius=wear_r); dt = _nd(nt, 'ShaderNodeVectorMath', _operation='DOT_PRODUCT'); nt.links.new(bv.outputs[0], dt.inputs[0]); nt.links.new(geo.outputs['Normal'], dt.inputs[1])
        e = _math(nt, 'MULTIPLY', _range(nt, dt.outputs['Value'], .985, .86), _range(nt, f, .35, .6)); c = _mix(nt, _math(nt, 'MULTIPLY', e, wear), c, wear_col or tuple(min(1, x * 1.9 + .05) for x in col2))
    nt.links.new(c, b.inputs['Base Color'])
    for k, v in (('Roughness', ro), ('Metallic', met)):
        if isinstance(v, bpy.types.NodeSocket): nt.links.new(v, b.inputs[k])
        else: b.inputs[k].default_value = v
    if coat: b.inputs['Coat Weight'].default_value = coat
    if bump: nt.links.new(_nd(nt, 'ShaderNodeBump', Strength=bump, Distance=.15, Height=h).outputs[0], b.inputs['Normal'])
    if emit: b.inputs['Emission Color'].default_value = _c(emit); b.inputs['Emission Strength'].default_value = estr
    if alpha < 1: b.inputs['Alpha'].default_value = alpha
    if transl:
        tr = _nd(nt, 'ShaderNodeBsdfTranslucent', Color=_mix(nt, 1., c, (1.5, 1.6, .6), 'MULTIPLY')); mx = _nd(nt, 'ShaderNodeMixShader', Fac=transl)
        nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m
def glow(name, col, strength=8):
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    e = _nd(nt, 'ShaderNodeEmission', Color=_c(col), Strength=strength); o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], o.inputs[0]); return m
def ghost(name, col, strength=2, power=1.5, amount=1.):
    """Light-only veil: emission added to transparency, strongest at the middle of a round thing."""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    lw = _nd(nt, 'ShaderNodeLayerWeight', Blend=.5); k = _math(nt, 'POWER', _math(nt, 'SUBTRACT', 1., lw.outputs['Facing']), power)
    e = _nd(nt, 'ShaderNodeEmission', Color=_c(col), Strength=_math(nt, 'MULTIPLY', k, strength)); t = nt.nodes.new('ShaderNodeBsdfTransparent')
    a = nt.nodes.new('ShaderNodeAddShader'); o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], a.inputs[0]); nt.links.new(t.outputs[0], a.inputs[1]); nt.links.new(a.outputs[0], o.inputs[0]); return m
def portal(name, dark, light, strength=1.5, scale=1.2, w=1., h=1.):
    """Swirling light for gates, wells, pools: distorted noise between two colours, fading to dark at the rim of a w x h sheet (object space)."""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); tc = nt.nodes.new('ShaderNodeTexCoord')
    nz = _nd(nt, 'ShaderNodeTexNoise', Vector=tc.outputs['Object'], Scale=scale, Detail=5, Distortion=2.2)
    mp = _nd(nt, 'ShaderNodeMapping', Vector=tc.outputs['Object'], Scale=(2 / w, 2 / h, 1)); ln = _nd(nt, 'ShaderNodeVectorMath', _operation='LENGTH'); nt.links.new(mp.outputs[0], ln.inputs[0])
    k = _math(nt, 'MULTIPLY', _range(nt, nz.outputs[0], .35, .72), _range(nt, ln.outputs['Value'], 1.25, .1)); k = _math(nt, 'ADD', k, _range(nt, ln.outputs['Value'], .9, 0, 0, .45), True)
    e = _nd(nt, 'ShaderNodeEmission', Color=_mix(nt, k, dark, light), Strength=strength); o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], o.inputs[0]); return m
# The palette: arguments of `mat` by name.
PALETTE = dict(
    stone=dict(col=(.20, .175, .135), col2=(.40, .35, .26), scale=2.2, bump=.6, wear=.7, dirt=.8, moss=.45),
    stone_clean=dict(col=(.27, .24, .185), col2=(.44, .385, .29), scale=2.5, bump=.5, wear=.7, dirt=.7, moss=.12),
    basalt=dict(col=(.035, .04, .045), col2=(.10, .11, .115), scale=3, bump=.6, wear=.6, dirt=.5, moss=.3),
    gold=dict(col=(.75, .42, .08), col2=(1., .70, .22), rough=.28, metal=1., scale=6, bump=.12, dirt=.85, vary=.04),
    brass=dict(col=(.55, .34, .10), col2=(.85, .60, .24), rough=.3, metal=1., scale=6, bump=.08, dirt=.7, vary=.04),
    iron=dict(col=(.03, .032, .036), col2=(.08, .08, .085), rough=.45, metal=.8, scale=6, bump=.15, wear=.6, vary=.05),
    earth=dict(col=(.055, .04, .022), col2=(.13, .095, .05), scale=1.6, bump=.7, moss=.55, moss_col=(.05, .085, .02), vary=0),
    sand=dict(col=(.52, .38, .21), col2=(.70, .55, .33), scale=1.5, bump=.3, vary=0),
    bark=dict(col=(.05, .032, .02), col2=(.15, .10, .06), scale=3, bump=.8, stretch=(6, 6, 1.2), moss=.3),
    wood=dict(col=(.16, .085, .04), col2=(.34, .20, .10), scale=2.2, bump=.4, stretch=(1.2, 9, 9), wear=.5, dirt=.6, vary=.14),
    leather=dict(col=(.13, .06, .028), col2=(.24, .12, .055), rough=.55, scale=9, bump=.25, wear=.5, dirt=.5),
    canvas=dict(col=(.55, .46, .31), col2=(.70, .60, .42), scale=12, bump=.2, dirt=.5, vary=.05),
    rope=dict(col=(.36, .25, .12), col2=(.55, .40, .21), scale=14, bump=.4, dirt=.7),
    leaf=dict(col=(.022, .085, .018), col2=(.06, .17, .03), rough=.45, scale=2, bump=.1, vary=.28, transl=.28),
    leaf2=dict(col=(.055, .13, .02), col2=(.13, .22, .035), rough=.5, scale=2, bump=.1, vary=.25, transl=.3),
    leaf3=dict(col=(.012, .06, .035), col2=(.03, .12, .055), rough=.45, scale=2, bump=.1, vary=.28, transl=.22),
    core=dict(col=(.008, .025, .008), col2=(.02, .05, .014), bump=.2, vary=.1),
    bone=dict(col=(.55, .47, .34), col2=(.78, .70, .55), rough=.6, scale=6, bump=.25, dirt=.8, vary=.05),
    obsidian=dict(col=(.006, .006, .009), col2=(.02, .018, .03), rough=.07, scale=2, bump=.05, vary=.05, coat=.4),
    turquoise=dict(col=(.01, .28, .28), col2=(.04, .48, .42), rough=.35, scale=9, bump=.1, dirt=.6, vary=.12),
    ruby=dict(col=(.35, .005, .015), col2=(.6, .02, .03), rough=.12, bump=0, vary=.05, coat=.5),
    steel=dict(col=(.30, .31, .33), col2=(.50, .51, .53), rough=.25, metal=1., scale=8, bump=.06, dirt=.6, vary=.05),
    silver=dict(col=(.55, .57, .60), col2=(.85, .86, .88), rough=.22, metal=1., scale=6, bump=.08, dirt=.8, vary=.04),
    copper=dict(col=(.50, .17, .07), col2=(.80, .34, .16), rough=.3, metal=1., scale=6, bump=.1, dirt=.7, vary=.05),
    rust=dict(col=(.10, .045, .025), col2=(.24, .10, .045), rough=.7, metal=.4, scale=6, bump=.4, wear=.5, vary=.08),
    jade=dict(col=(.01, .20, .09), col2=(.05, .36, .18), rough=.22, scale=3, bump=.08, dirt=.6, vary=.08, coat=.4),
    amber=dict(col=(.55, .20, .01), col2=(.85, .40, .03), rough=.15, scale=3, bump=.04, dirt=.4, vary=.05, coat=.5),
    sapphire=dict(col=(.01, .05, .40), col2=(.02, .14, .65), rough=.12, bump=0, vary=.05, coat=.5),
    slate=dict(col=(.06, .085, .13), col2=(.14, .18, .25), rough=.6, scale=4, bump=.5, wear=.7, dirt=.6, vary=.1),
    sandstone=dict(col=(.38, .26, .13), col2=(.60, .44, .25), scale=2.4, bump=.5, wear=.7, dirt=.8, moss=.22),
    redstone=dict(col=(.26, .10, .055), col2=(.44, .20, .11), scale=2.4, bump=.55, wear=.6, dirt=.8, moss=.25),
    paper=dict(col=(.58, .47, .29), col2=(.76, .65, .45), rough=.9, scale=3, bump=.15, dirt=.5, vary=.06),
    ink=dict(col=(.05, .025, .012), col2=(.09, .045, .02), bump=.05, vary=.05),
    dark=dict(col=(.008, .008, .008), col2=(.014, .013, .012), bump=.05, vary=0.),
    redcloth=dict(col=(.36, .03, .02), col2=(.50, .06, .035), rough=.85, scale=10, bump=.25, dirt=.6, vary=.04),
    tealcloth=dict(col=(.015, .17, .17), col2=(.03, .27, .26), rough=.85, scale=10, bump=.25, dirt=.6, vary=.04),
    straw=dict(col=(.42, .29, .11), col2=(.62, .46, .20), scale=16, bump=.4, dirt=.6, stretch=(1, 1, 6)),
    palewood=dict(col=(.36, .23, .11), col2=(.55, .38, .20), scale=2.2, bump=.3, stretch=(1.2, 9, 9), wear=.3, dirt=.6, vary=.12),
    darkwood=dict(col=(.07, .035, .018), col2=(.15, .08, .04), scale=2.2, bump=.35, stretch=(1.2, 9, 9), wear=.5, dirt=.5, vary=.1),
    snow=dict(col=(.62, .66, .70), col2=(.85, .87, .88), scale=3, bump=.3, vary=.05),
    clay=dict(col=(.38, .13, .055), col2=(.55, .22, .10), scale=4, bump=.4, wear=.5, dirt=.7),
)


def P(name):
    """A material of the palette, made once per scene."""
    if name not in _cache: _cache[name] = mat(name, **PALETTE[name])
    return _cache[name]


def paint(*col, col2=None, **kw):
    """A material by its colour and the options of `mat`, made once per scene: paint(.6, .1, .05, rough=.4)."""
    key = ('paint', col, col2, tuple(sorted(kw.items())))
    if key not in _cache: _cache[key] = mat('paint', col, col2, **{**dict(vary=.04, bump=.12), **kw})
    return _cache[key]


def light_of(*col, strength=2.):
    """Glow by its colour, made once per scene."""
    key = ('glow', col, strength)
    if key not in _cache: _cache[key] = glow('glow', col, strength)
    return _cache[key]
