"""Pillows with volume, quilts and other bedding and table cloth."""
import math

from mathutils import Vector, noise

from .materials import fabric, map_range
from .nodes import add, link
from .shapes import grid


def pillow(name, centre, width, height, thickness, material, rotation, seed=0, dent=0):
    """Filled case: rounded corners, full to the seam, heavier at its foot, creased from the corners."""
    def outline(u, v):
        return u * width / 2 * math.sqrt(1 - .15 * v * v), v * height / 2 * math.sqrt(1 - .15 * u * u)

    def sheet(side):
        def point(a, b):
            u, v = (math.sin((t * 2 - 1) * math.pi / 2) for t in (a, b))
            x, y = outline(u, v)
            body = max(0, (1 - abs(u) ** 2.1) * (1 - abs(v) ** 2.1))
            slump = 1 - .16 * v + .06 * noise.noise(Vector((u * 1.3 + seed, v * 1.3, side)))
            z = thickness / 2 * body ** .5 * slump
            z += .014 * noise.fractal(Vector((x * 5 + seed * 5, y * 5, side)), 1, 2, 4) * body ** .4
            ray = math.atan2(1.03 - abs(v), 1.03 - abs(u)) * 11 + seed + 2 * noise.noise(Vector((u * 2, v * 2, seed)))
            z += .006 * math.sin(ray) * body ** .7 * abs(u * v) ** .8
            seam = math.exp(-(1 - abs(v)) / .12) * noise.noise(Vector((u * 9 + seed, side, 0))) + math.exp(-(1 - abs(u)) / .12) * noise.noise(Vector((v * 7 - seed, side, 4)))
            z += .007 * seam * body ** .3
            z -= dent * math.exp(-(u / .42) ** 2 - ((v - .25) / .5) ** 2) * (side > 0)
            sag = -.05 * height * max(0, v) ** 2 * abs(u) ** 3
            return Vector((x, y + sag, side * z)), (x + width / 2, y + height / 2)
        return point
    for side in (1, -1):
        grid(name, sheet(side), 56, 56, material, location=centre, rotation=rotation, levels=1)


def quilted(name, colour, step=.07, depth=.012, diamond=True):
    """Cloth with stitched fields; needs uv in metres."""
    material = fabric(name, colour, scale=700, sheen=.35, variation=.08)
    tree = material.node_tree
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
    shader = tree.nodes['Principled BSDF']
    bump = add(tree, 'ShaderNodeBump')
    bump.inputs['Strength'].default_value = .8
    bump.inputs['Distance'].default_value = depth
    link(tree, height, bump.inputs['Height'])
    link(tree, shader.inputs['Normal'].links[0].from_socket, bump.inputs['Normal'])
    link(tree, bump.outputs[0], shader.inputs['Normal'])
    groove = add(tree, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
    groove.inputs[0].default_value = 1
    link(tree, shader.inputs['Base Color'].links[0].from_socket, groove.inputs[1])
    link(tree, map_range(tree, height, .72, 1), groove.inputs[2])
    link(tree, groove.outputs[0], shader.inputs['Base Color'])
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
