"""Light rigs: one warm low sun from the upper left, cool sky fill, lamps and area lights."""
from .core import *
from .materials import _nd, _mix, _range

def sun_sky(sun=4.5, elev=32, az=-50, sky=.55, low=(1, .74, .46), high=(.22, .45, .68), angle=2.5, col=(1, .78, .5)):
    """Warm low sun from upper left (az: degrees from camera axis, negative = left), cool sky fill."""
    sc = bpy.context.scene; L = bpy.data.lights.new('sun', 'SUN'); L.energy = sun; L.angle = math.radians(angle); L.color = col; o = link(bpy.data.objects.new('sun', L))
    e, a = math.radians(elev), math.radians(az); d = V((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True; nt = w.node_tree; bg = nt.nodes['Background']
    tc = nt.nodes.new('ShaderNodeTexCoord'); sp = _nd(nt, 'ShaderNodeSeparateXYZ', Vector=tc.outputs['Generated'])
    nt.links.new(_mix(nt, _range(nt, sp.outputs[2], 0, .5), low, high), bg.inputs['Color']); bg.inputs['Strength'].default_value = sky; return o
def area(loc, target, size, energy, col=(1, 1, 1)):
    L = bpy.data.lights.new('a', 'AREA'); L.size = size; L.energy = energy; L.color = col; o = link(bpy.data.objects.new('a', L)); o.location = loc
    o.rotation_euler = (V(loc) - V(target)).to_track_quat('Z', 'Y').to_euler(); return o
def point(loc, energy, col, r=.15):
    L = bpy.data.lights.new('p', 'POINT'); L.energy = energy; L.color = col; L.shadow_soft_size = r; o = link(bpy.data.objects.new('p', L)); o.location = loc; return o

