"""Sheer cloth: light passes between its threads, the less the more threads lie on its way."""
import math

import bpy
import numpy
from mathutils import Vector

from .drapery import SAMPLES, smooth, wander
from .hems import STITCH, Maths
from .nodes import add, link
from .shapes import mesh
from .surfaces import REGISTRY, surface

# Metres of cloth that lie double or threefold
BOTTOM_HEM, SIDE_HEM, TAPE = .10, .022, .075
# Metres below the heading after which folds have found their own shape
SETTLED = .95
# Threads are round: even seen along the cloth, only so many hide each other
LEAST_COSINE = .10


def veil(name, albedo, length, drop, cover=.56, threads=None):
    """Cloth that hides `cover` of what is behind it where it is seen from the front, more on the flanks of its folds and in hem and heading.
    `threads` are (image, metres, between, through) of a weave that is seen from close by."""
    cloth = surface(name, albedo, (length, drop), translucent=.40, sheer=.5, tile=.6)
    REGISTRY[name]['sheer'] = True
    # the nearest layer of cloth carries the pattern, however thin it is
    bpy.context.view_layer.pass_alpha_threshold = 0
    tree = cloth.node_tree
    sums = Maths(tree)
    gaps = find_gaps(tree, *threads) if threads else 1 - cover
    through = sums('POWER', gaps, sums('DIVIDE', count_layers(tree, sums, length, drop), find_cosine(tree, sums)))
    link(tree, through, find_share(tree))
    return cloth


def count_layers(tree, sums, length, drop):
    """One layer, more in the hems and the heading tape, and in the stitches that hold the hem."""
    split = add(tree, 'ShaderNodeSeparateXYZ')
    link(tree, add(tree, 'ShaderNodeUVMap', uv_map='UV').outputs[0], split.inputs[0])
    u, v = split.outputs['X'], split.outputs['Y']

    def below(value, edge, soft=.002):
        return sums('SUBTRACT', 1, sums.step(value, edge - soft, edge + soft))
    to_side = sums('MINIMUM', u, sums('SUBTRACT', length, u))
    to_seam = sums('ABSOLUTE', sums('SUBTRACT', v, BOTTOM_HEM - .004))
    in_stitch = sums('ABSOLUTE', sums('SUBTRACT', sums('FRACT', sums('DIVIDE', u, STITCH)), .5))
    stitches = sums('MULTIPLY', below(to_seam, .00065, .00035), below(in_stitch, .34, .06))
    layers = 1
    for share, more in ((below(v, BOTTOM_HEM), 1.6), (below(to_side, SIDE_HEM), 1.2), (below(sums('SUBTRACT', drop, v), TAPE), 2.2), (stitches, 2)):
        layers = sums('ADD', layers, sums('MULTIPLY', share, more))
    return layers


def find_cosine(tree, sums):
    """One where the cloth is seen from the front, less on the flank of a fold."""
    geometry = add(tree, 'ShaderNodeNewGeometry')
    facing = add(tree, 'ShaderNodeVectorMath', operation='DOT_PRODUCT')
    link(tree, geometry.outputs['True Normal'], facing.inputs[0])
    link(tree, geometry.outputs['Incoming'], facing.inputs[1])
    return sums('MAXIMUM', sums('ABSOLUTE', facing.outputs['Value']), LEAST_COSINE)


def find_share(tree):
    """The input that says how much light passes."""
    clear = next(node for node in tree.nodes if node.type == 'BSDF_TRANSPARENT')
    return clear.outputs[0].links[0].to_node.inputs[0]


def look_through(view):
    """What shows behind the cloth keeps its colours when a pattern is laid on the cloth; returns the name of its light."""
    view.lightgroup = 'behind'
    return view.lightgroup


def fold_line(count, length, width, settled, low, seed):
    """Positions along and away from the rail of cloth that meanders between its gliders: it keeps its length, so a deeper fold is narrower.
    Even at the heading, the folds differ the more the further they have fallen."""
    folds = numpy.linspace(0, count, SAMPLES)
    coarse = numpy.linspace(0, count, 12 * count)

    def vary(frequency, height, layer):
        return numpy.interp(folds, coarse, [wander(t * frequency + seed * 7.3, height, layer) for t in coarse])
    height = .5 * low
    phase = math.tau * folds + settled * (1.1 * vary(.7, height, 1) + .5 * vary(1.7, 2 * height, 2))
    depth = 1 + settled * (.85 * vary(.62, height, 3) + .55 * vary(1.5, 2 * height, 4))
    small = settled * (.75 * vary(.8, height, 5) * numpy.sin(2 * phase + 4 * vary(.45, height, 6)) + .16 * vary(5, 3 * height, 7))
    lean = settled * .45 * vary(.5, height, 8)
    ease = numpy.minimum(1, numpy.minimum(folds, count - folds) * 3)
    step = length / (SAMPLES - 1)
    gentle, steep = .5, 2.6
    for _ in range(24):
        swing = (gentle + steep) / 2
        angle = ease * (swing * depth * numpy.sin(phase) + small + lean)
        x = numpy.cumsum(numpy.cos(angle)) * step
        gentle, steep = (swing, steep) if x[-1] > width else (gentle, swing)
    y = numpy.cumsum(numpy.sin(angle)) * step
    even = numpy.linspace(0, width, SAMPLES)
    return x - .8 * find_drift(x - even, count), y - find_drift(y, count)


def find_drift(values, count):
    """What is left of an offset when the folds themselves are averaged out."""
    reach = round(SAMPLES / count)
    padded = numpy.pad(values, 2 * reach, 'edge')
    for _ in range(2):
        padded = numpy.convolve(padded, numpy.ones(2 * reach + 1) / (2 * reach + 1), 'valid')
    return padded


def heights(drop):
    """Rows are dense at the heading and at the hem."""
    rows = [drop * t / 80 for t in range(81)] + [.02 * t for t in range(12)] + [drop - .012 * t for t in range(10)]
    return sorted({round(value, 4) for value in rows})


def hang_sheer(width, drop, count, material, origin, seed, length, columns=1100):
    """`length` metres of cloth in waves from a track; `origin` is the top left corner, u follows the cloth, v is its height above the hem."""
    vertices, uvs, rows = [], [], heights(drop)
    picked = numpy.linspace(0, SAMPLES - 1, columns + 1).round().astype(int)
    for fallen in rows:
        x, y = fold_line(count, length, width, smooth((fallen + .05) / SETTLED), fallen / drop, seed)
        above = drop - fallen
        near_floor = smooth(1 - above / .25) ** 2
        for column, index in enumerate(picked):
            station = length * column / columns
            crumple = .003 * smooth(fallen / .4) * wander(station * 8 + seed, fallen * 3, 3)
            out = .020 * near_floor * (1 + 1.4 * wander(station * 3, seed, 6))
            lift = .007 * near_floor * (1 + wander(station * 2.5, seed, 8))
            vertices.append(Vector((origin[0] + x[index], origin[1] + y[index] + crumple - out, origin[2] - fallen + lift)))
            uvs.append((station, above))
    stride = columns + 1
    faces = [(row * stride + column, row * stride + column + 1, (row + 1) * stride + column + 1, (row + 1) * stride + column)
             for row in range(len(rows) - 1) for column in range(columns)]
    mesh('sheer', vertices, faces, material, uvs, levels=1)


def open_weave(cloth, image, metres, between=.80, through=.20):
    """Light passes between the threads, less of it through them."""
    link(cloth.node_tree, find_gaps(cloth.node_tree, image, metres, between, through), find_share(cloth.node_tree))


def find_gaps(tree, image, metres, between, through):
    uv = add(tree, 'ShaderNodeUVMap', uv_map='UV')
    scale = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    scale.inputs['Scale'].default_value = 1 / metres
    threads = add(tree, 'ShaderNodeTexImage')
    threads.image = image
    gaps = add(tree, 'ShaderNodeMapRange')
    gaps.inputs['To Min'].default_value, gaps.inputs['To Max'].default_value = between, through
    link(tree, uv.outputs[0], scale.inputs[0])
    link(tree, scale.outputs[0], threads.inputs['Vector'])
    link(tree, threads.outputs['Color'], gaps.inputs['Value'])
    return gaps.outputs[0]
