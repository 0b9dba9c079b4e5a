"""Counter, tiles, sink and tap of an Indian kitchen."""
import math
import random

from mathutils import Vector

from .casement import teak
from .materials import map_range, plain
from .nodes import add, link, principled
from .shapes import box, lathe, ring, rounded_loop, smooth_profile, tube
from .vessels import steel


def stone(name, dark, light, scale=14, rough=.3):
    """Honed stone with soft clouds and fine grains."""
    material, tree, shader = principled(name)
    coords = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    cloud, grain = add(tree, 'ShaderNodeTexNoise'), add(tree, 'ShaderNodeTexNoise')
    for texture, size in ((cloud, scale), (grain, scale * 14)):
        texture.inputs['Scale'].default_value, texture.inputs['Detail'].default_value = size, 6
        link(tree, coords, texture.inputs['Vector'])
    total = add(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    total.inputs[1].default_value = .45
    link(tree, grain.outputs['Fac'], total.inputs[0])
    link(tree, map_range(tree, cloud.outputs['Fac'], 0, .6), total.inputs[2])
    ramp = add(tree, 'ShaderNodeValToRGB')
    for stop, position, colour in zip(ramp.color_ramp.elements, (.35, .68), (dark, light)):
        stop.position, stop.color = position, (*colour, 1)
    link(tree, total.outputs[0], ramp.inputs[0])
    link(tree, ramp.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    return material


def tiles(x0, x1, z0, z1, size=.1, glaze=(.30, .345, .275), seed=2):
    """Handmade tiles on the back wall, every one a little off in tint and tilt."""
    rand = random.Random(seed)
    tints = [plain('tile', tuple(value * share for value in glaze), .2, bump=(16, .08, .003)) for share in (.82, .92, 1, 1.08, 1.2)]
    box('grout', ((x0 + x1) / 2, -.003, (z0 + z1) / 2), (x1 - x0, .005, z1 - z0), plain('grout', (.55, .52, .46), .9), 0)
    columns, rows = max(1, round((x1 - x0) / size)), max(1, round((z1 - z0) / size))
    wide, high = (x1 - x0) / columns, (z1 - z0) / rows
    for column in range(columns):
        for row in range(rows):
            tilt = [rand.uniform(-.008, .008) for _ in range(3)]
            box('tile', (x0 + wide * (column + .5), -.008, z0 + high * (row + .5)), (wide - .003, .009, high - .003), rand.choice(tints), .002, 2, tilt)


def counter(x0, x1, top, slab, depth=.62):
    x, width = (x0 + x1) / 2, x1 - x0
    box('slab', (x, -depth / 2, top - .018), (width, depth, .036), slab, .012, 4)
    box('cabinets', (x, -depth / 2 + .02, top / 2 - .02), (width, depth - .05, top - .04), teak('Z'), .004)


def sink(x, y, z, width=.56, depth=.36):
    tube('sink-rim', rounded_loop(width, depth, .05), .006, steel(), location=(x, y, z), closed=True)
    box('sink', (x, y, z + .0005), (width, depth, .003), plain('basin', (.12, .12, .12), .3, 1), .001)


def tap(x, y, z, metal, height=.30, reach=.17):
    lathe('tap-foot', smooth_profile([(0, 0), (.028, 0), (.029, .008), (.018, .018), (.016, .05), (0, .052)], 3), metal, (x, y, z))
    half = reach / 2
    neck = [Vector((x, y, z + .04)), Vector((x, y, z + height - half))]
    neck += [Vector((x, y - half + half * math.cos(a), z + height - half + half * math.sin(a))) for a in (math.pi * k / 16 for k in range(1, 17))]
    neck.append(neck[-1] + Vector((0, 0, -.05)))
    tube('tap-neck', neck, .0105, metal)
    ring('tap-lip', neck[-1], .0115, .003, metal)
    for side in (-1, 1):
        tube('tap-arm', [Vector((x, y, z + .085)), Vector((x + side * .075, y, z + .085))], .008, metal)
        lathe('tap-valve', smooth_profile([(0, -.06), (.02, -.06), (.014, -.045), (.014, .012), (.018, .018), (0, .024)], 3), metal, (x + side * .08, y, z + .06))
        tube('tap-lever', [Vector((x + side * .08, y, z + .082)), Vector((x + side * .125, y - .02, z + .098))], .0055, metal)
