"""Grounds and back plates: jungle rows, planks, leaf litter, water, sky."""
from .core import *
from .materials import P, mat, _nd, _mix, _range
from .shapes import box, grid_mesh
from .foliage import bush, leaf_mesh

def plate_sky(y, z, w, h, low, high, strength=1.):
    """Unlit gradient plate (emission), low colour at the bottom."""
    m = bpy.data.materials.new('sky'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); tc = nt.nodes.new('ShaderNodeTexCoord'); sp = _nd(nt, 'ShaderNodeSeparateXYZ', Vector=tc.outputs['Generated'])
    e = _nd(nt, 'ShaderNodeEmission', Color=_mix(nt, _range(nt, sp.outputs[1], .1, .9), low, high), Strength=strength); o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], o.inputs[0])
    ob = put(grid_mesh(w, h, 1, 1, lambda u, v, x, y_: (x, y_, 0), m), (0, y, z), (PI / 2, 0, 0)); ob.visible_diffuse = ob.visible_shadow = ob.visible_glossy = False; return ob
def jungle_plate(y, x0, x1, z=0, rows=3, s=1.2, h=2.5):
    """Rows of bushes and trees rising backwards."""
    for r in range(rows):
        x = x0
        while x < x1:
            bush((x + rnd(-.3, .3), y + r * s * 1.2 + rnd(-.3, .3), z + r * h / rows + rnd(-.2, .3)), s * rnd(.8, 1.3)); x += s * rnd(.8, 1.3)
def planks(w=6, d=4, n=7, z=0, m=None):
    for i in range(n): box((rnd(-.2, .2), (i + .5) / n * d - d / 2, z - .1), (w, d / n * .975, .2), m or P('wood'), (0, 0, rnd(-.006, .006)), .025, .01)
def litter(n, area, z=0, s=.35):
    cols = [mat(f'lit{i}', c, rough=.7, scale=4, bump=.2, vary=.25) for i, c in enumerate([(.16, .075, .02), (.22, .13, .03), (.09, .05, .02), (.07, .10, .02)])]
    for _ in range(n): put(leaf_mesh(s * rnd(.6, 1.2), s * .45, rnd(.1, .5), rnd(-.3, .5), 4, [R.choice(cols)]), (rnd(*area[:2]), rnd(*area[2:]), z + rnd(.01, .07)), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 6.3)))

def turn(deg, pivot=(0, 0, 0)):
    """Turn everything built so far about Z (matrix_world is stale until the view layer is updated!)."""
    bpy.context.view_layer.update(); T = Matrix.Translation(pivot) @ Matrix.Rotation(math.radians(deg), 4, 'Z') @ Matrix.Translation(-V(pivot))
    for o in bpy.context.scene.objects: o.matrix_world = T @ o.matrix_world
