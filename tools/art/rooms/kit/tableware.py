"""Small things on tables, and tiled floors."""
import math
import random

from mathutils import Vector

from .materials import map_range, palette, plain, planks
from .nodes import add, link, noise_bump, principled
from .nursery import ball
from .shapes import grid, lathe, smooth_profile, tube


def tiles(name, dark, light, size, rough=.3):
    """Square floor tiles, each with its own tone."""
    material, tree, shader = principled(name)
    coords = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    brick = planks(tree, coords, size, size)
    brick.offset = 0
    brick.inputs['Mortar Size'].default_value = .004
    cloud = add(tree, 'ShaderNodeTexNoise')
    cloud.inputs['Scale'].default_value = 4
    cloud.inputs['Detail'].default_value = 8
    link(tree, coords, cloud.inputs['Vector'])
    tone = add(tree, 'ShaderNodeMixRGB')
    link(tree, brick.outputs['Color'], tone.inputs[0])
    tone.inputs[1].default_value, tone.inputs[2].default_value = (*dark, 1), (*light, 1)
    tint = add(tree, 'ShaderNodeHueSaturation')
    link(tree, map_range(tree, cloud.outputs['Fac'], .78, 1.22, .3, .7), tint.inputs['Value'])
    link(tree, tone.outputs[0], tint.inputs['Color'])
    joint = add(tree, 'ShaderNodeMixRGB')
    link(tree, brick.outputs['Fac'], joint.inputs[0])
    link(tree, tint.outputs[0], joint.inputs[1])
    joint.inputs[2].default_value = (.36, .30, .24, 1)
    link(tree, joint.outputs[0], shader.inputs['Base Color'])
    link(tree, map_range(tree, cloud.outputs['Fac'], rough - .1, rough + .2, .3, .7), shader.inputs['Roughness'])
    link(tree, noise_bump(tree, 9, .12, .004), shader.inputs['Normal'])
    return material


def stoneware(name, colour):
    return plain(name, colour, .38, bump=(35, .25, .003))


def fruit_bowl(x, y, z, material, radius=.17):
    profile = [(0, 0), (.42, 0), (.44, .06), (.62, .16), (.88, .38), (1, .62), (1, .65), (.96, .64), (.84, .42), (.58, .21), (0, .14)]
    lathe('bowl', [(r * radius, h * radius) for r, h in smooth_profile(profile, 4)], material, (x, y, z), 72)
    skin, stalk = plain('orange', (.72, .27, .035), .42, bump=(220, .35, .002)), plain('stalk', (.10, .12, .03), .8)
    rand = random.Random(3)
    spots = [(.5 * math.cos(k * math.tau / 5), .5 * math.sin(k * math.tau / 5), .52) for k in range(5)] + [(.05, .08, .86), (-.1, .30, .80)]
    for px, py, pz in spots:
        size = radius * rand.uniform(.27, .31)
        spot = Vector((x + px * radius, y + py * radius, z + pz * radius))
        tilt = (rand.uniform(-.9, .9), rand.uniform(-.9, .9), 0)
        ball('orange', spot, (size, size, size * .92), skin, tilt, 32)
        top = spot + Vector((math.sin(tilt[1]) * size, -math.sin(tilt[0]) * size, math.cos(tilt[0]) * math.cos(tilt[1]) * size)) * .92
        ball('stalk', top, (.006, .006, .004), stalk, segments=12)


def cup(x, y, z, material, scale=1):
    profile = [(0, 0), (.026, 0), (.031, .008), (.036, .045), (.039, .085), (.036, .085), (.032, .04), (.026, .012), (0, .010)]
    lathe('cup', [(r * scale, h * scale) for r, h in smooth_profile(profile, 4)], material, (x, y, z), 48)


def plates(x, y, z, material, count=3):
    profile = [(0, 0), (.075, 0), (.08, .004), (.125, .016), (.128, .020), (.124, .021), (.08, .010), (0, .008)]
    for index in range(count):
        lathe('plate', smooth_profile(profile, 3), material, (x + .003 * (index % 2), y, z + .008 * index), 72)
    return z + .008 * (count - 1) + .01


def branches(x, y, z, material, stems=5, height=.55, seed=1, size=.055):
    """Leafy twigs for a jug or an urn."""
    rand = random.Random(seed)
    for stem in range(stems):
        angle, lean = stem * 2.4 + rand.uniform(-.4, .4), rand.uniform(.12, .34) * height / .55
        rise = height * rand.uniform(.75, 1.1)
        points = [Vector((x + math.cos(angle) * lean * t ** 1.6, y + math.sin(angle) * lean * t ** 1.6, z + rise * t * (1 - .18 * t))) for t in (k / 14 for k in range(15))]
        tube('twig', points, .0028 * height / .55, palette.stem, radii=[1.4 - k / 14 for k in range(15)])
        for k in range(4, 15):
            way = Vector((rand.uniform(-1, 1), rand.uniform(-1, 1), rand.uniform(-.1, .8))).normalized()
            side = way.cross(Vector((rand.uniform(-.4, .4), rand.uniform(-.4, .4), 1))).normalized()
            up, length = side.cross(way), size * rand.uniform(.7, 1.25)

            def point(a, b, root=points[k], way=way, side=side, up=up, length=length):
                half = .26 * length * math.sin(math.pi * b ** .8) * (a * 2 - 1)
                return root + way * length * b + side * half + up * (abs(half) * .5 - length * .18 * b * b), (a, b)
            grid('twig-leaf', point, 2, 6, material, levels=1)
