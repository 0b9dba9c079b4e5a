"""Pillows, quilts and other bedding and table cloth."""
import math

from mathutils import Vector, noise

from .materials import fabric, map_range
from .nodes import add, link
from .shapes import grid
from .stuffed import stuffed_cushion


def pillow(name, centre, width, height, material, rotation, seed=0, dent=.012):
    """Filled case with a seam."""
    return stuffed_cushion(name, centre, width, height, material, rotation, material, .10, dent, .16, seed)


def stitch_height(tree, step, diamond):
    """Swelling between stitched lines, of 0 to 1; needs uv in metres."""
    split = add(tree, 'ShaderNodeSeparateXYZ')
    link(tree, add(tree, 'ShaderNodeUVMap', uv_map='UV').outputs[0], split.inputs[0])

    def math_node(operation, first, second=None):
        node = add(tree, 'ShaderNodeMath', operation=operation)
        for index, value in enumerate((first, second)):
            if isinstance(value, (int, float)):
                node.inputs[index].default_value = value
            elif value is not None:
                link(tree, value, node.inputs[index])
        return node.outputs[0]
    u, v = split.outputs['X'], split.outputs['Y']
    ways = (math_node('ADD', u, v), math_node('SUBTRACT', u, v)) if diamond else (v,)
    height = None
    for way in ways:
        swell = math_node('POWER', math_node('ABSOLUTE', math_node('SINE', math_node('MULTIPLY', way, math.pi / step))), .55)
        height = swell if height is None else math_node('MULTIPLY', height, swell)
    return height


def stitch(tree, shader, height, depth, colour):
    """Gives a shader the relief of stitched fields and darkens their grooves."""
    bump = add(tree, 'ShaderNodeBump')
    bump.inputs['Strength'].default_value = .8
    bump.inputs['Distance'].default_value = depth
    link(tree, height, bump.inputs['Height'])
    for bound in shader.inputs['Normal'].links:
        link(tree, bound.from_socket, bump.inputs['Normal'])
    link(tree, bump.outputs[0], shader.inputs['Normal'])
    groove = add(tree, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
    groove.inputs[0].default_value = 1
    groove.inputs[1].default_value = colour.default_value
    for bound in colour.links:
        link(tree, bound.from_socket, groove.inputs[1])
    link(tree, map_range(tree, height, .72, 1), groove.inputs[2])
    link(tree, groove.outputs[0], colour)


def quilted(name, colour, step=.07, depth=.012, diamond=True):
    """Cloth with stitched fields; needs uv in metres."""
    material = fabric(name, colour, scale=700, sheen=.35, variation=.08)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    stitch(tree, shader, stitch_height(tree, step, diamond), depth, shader.inputs['Base Color'])
    return material


def quilt_surface(material, step=.085, depth=.012):
    """Adds stitched fields to a product surface."""
    tree = material.node_tree
    shader = next(node for node in tree.nodes if node.type == 'BSDF_DIFFUSE')
    stitch(tree, shader, stitch_height(tree, step, True), depth, shader.inputs['Color'])
    return material


def runner(x, y0, y1, top, width, hang, material, seed=0):
    """Cloth along a table that falls over its far end at `y1`."""
    length = y1 - y0

    def point(a, b):
        s = b * (length + hang)
        past = max(0, s - length)
        px = (a - .5) * width * (1 - .02 * noise.noise(Vector((s * 3, seed, 0)))) + .006 * noise.noise(Vector((s * 2, seed, 4)))
        ripple = .0025 * noise.noise(Vector((px * 9 + seed, s * 6, 0)))
        out = .012 * math.sin(px * 22 + seed) * past / max(.01, hang)
        return Vector((x + px, y1 + .006 + out if past else y0 + s, top + .003 + abs(ripple) - past)), (a * width, s)
    grid('runner', point, 40, 90, material, levels=1)
