"""Rendering and compositing: Cycles on the processor, denoised; mist and bloom are composed afterwards (a volume costs ten times more)."""
import os
import time

from .core import *

LOOK = 'AgX - Medium High Contrast'
QUALITY = dict(scale=1., samples=1.)        # set by make.py: part of the full size and of the samples


def _socket(g, name, value):
    if name in g.inputs: g.inputs[name].default_value = value


def render(path, w, h, samples=24, mist=None, bloom=0., thresh=1.2, transparent=False, exposure=0., look=LOOK, bounces=2, sat=1.):
    """mist=(start, depth, colour, amount), from the mist pass; keep its colour dark or the picture washes out."""
    sc = bpy.context.scene
    k = QUALITY['scale']
    samples = max(6, round(samples * QUALITY['samples']))
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.device = 'CPU'; cy.samples = samples; cy.use_denoising = True
    cy.max_bounces = bounces; cy.diffuse_bounces = 1; cy.glossy_bounces = 2; cy.transparent_max_bounces = 8
    cy.use_fast_gi = True; cy.fast_gi_method = 'REPLACE'; cy.ao_bounces_render = 1      # later bounces are guessed from the sky
    cy.use_adaptive_sampling = True; cy.adaptive_threshold = .04; cy.adaptive_min_samples = 4; cy.sample_clamp_indirect = 4
    cy.caustics_reflective = cy.caustics_refractive = False; cy.blur_glossy = .5
    r = sc.render
    r.threads_mode = 'FIXED'; r.threads = int(os.environ.get('ART_THREADS', 1))
    r.resolution_x = int(w * k); r.resolution_y = int(h * k); r.resolution_percentage = 100
    r.film_transparent = transparent
    r.image_settings.file_format = 'PNG'; r.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    sc.view_settings.view_transform = 'AgX'; sc.view_settings.look = look; sc.view_settings.exposure = exposure
    sc.use_nodes = True
    nt = sc.node_tree; nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers'); out = nt.nodes.new('CompositorNodeComposite'); img = layers.outputs['Image']
    if mist:
        sc.view_layers[0].use_pass_mist = True
        ms = sc.world.mist_settings; ms.start, ms.depth = mist[0], mist[1]; ms.falloff = 'LINEAR'
        mu = nt.nodes.new('CompositorNodeMath'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = mist[3]
        nt.links.new(layers.outputs['Mist'], mu.inputs[0])
        mx = nt.nodes.new('CompositorNodeMixRGB'); nt.links.new(mu.outputs[0], mx.inputs[0]); nt.links.new(img, mx.inputs[1])
        mx.inputs[2].default_value = (*mist[2], 1); img = mx.outputs[0]
    if bloom:
        g = nt.nodes.new('CompositorNodeGlare'); g.glare_type = 'BLOOM'; g.quality = 'HIGH'
        for name, value in (('Threshold', thresh), ('Strength', bloom), ('Size', .55)): _socket(g, name, value)
        nt.links.new(img, g.inputs[0]); img = g.outputs[0]
    if sat != 1.:
        h = nt.nodes.new('CompositorNodeHueSat'); _socket(h, 'Saturation', sat); nt.links.new(img, h.inputs[0]); img = h.outputs[0]
    nt.links.new(img, out.inputs[0])
    r.filepath = os.path.abspath(path)
    t = time.time(); bpy.ops.render.render(write_still=True); return time.time() - t
