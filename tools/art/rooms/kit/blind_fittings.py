"""Fittings of blinds for close views: brushed bars with end caps, ball chains, and the fine net of zebra blinds."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .blinds import FRONT
from .hems import STITCH, Maths
from .materials import map_range, plain
from .nodes import add, empty_material, link, mix, principled
from .shapes import box, grid, lathe, link_object, tube
from .surfaces import bare
from .weaves import PIXELS, soft_noise, to_image, woven

BALL, PITCH = .0023, .0060


def add_seam(material, v, depth=.0009):
    """A row of stitches across the cloth at the height `v`, in the groove that it presses."""
    tree = material.node_tree
    sums = Maths(tree)
    split = add(tree, 'ShaderNodeSeparateXYZ')
    link(tree, add(tree, 'ShaderNodeUVMap', uv_map='UV').outputs[0], split.inputs[0])
    beside = sums('ABSOLUTE', sums('SUBTRACT', split.outputs['Y'], v))
    pressed = sums('SUBTRACT', 1, sums.step(beside, .0006, .0026))
    line = sums('SUBTRACT', 1, sums.step(beside, .0003, .0008))
    dash = sums('ABSOLUTE', sums('SUBTRACT', sums('FRACT', sums('DIVIDE', split.outputs['X'], STITCH)), .5))
    thread = sums('MULTIPLY', line, sums('SUBTRACT', 1, sums.step(dash, .28, .42)))
    bump = add(tree, 'ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 1, depth
    link(tree, sums('SUBTRACT', thread, pressed), bump.inputs['Height'])
    weave = next(node for node in tree.nodes if node.type == 'BUMP' and node != bump)
    link(tree, bump.outputs[0], weave.inputs['Normal'])


def brushed(name, colour=(.60, .595, .58), rough=.40):
    """Anodised aluminium with fine scratches along the bar."""
    material, tree, shader = principled(name)
    stretch = add(tree, 'ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (5, 1700, 1700)
    link(tree, add(tree, 'ShaderNodeTexCoord').outputs['Object'], stretch.inputs['Vector'])
    scratches = add(tree, 'ShaderNodeTexNoise')
    scratches.inputs['Scale'].default_value, scratches.inputs['Detail'].default_value = 1, 3
    link(tree, stretch.outputs[0], scratches.inputs['Vector'])
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = 1
    link(tree, map_range(tree, scratches.outputs['Fac'], rough - .10, rough + .18, .3, .7), shader.inputs['Roughness'])
    bump = add(tree, 'ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .5, .0001
    link(tree, scratches.outputs['Fac'], bump.inputs['Height'])
    link(tree, bump.outputs[0], shader.inputs['Normal'])
    return material


def oval(deep, high, squareness=1, y=0, z=0, steps=48):
    """Outline of a bar, as pairs of y and z; the smaller `squareness`, the flatter its faces."""
    def bent(value):
        return math.copysign(abs(value) ** squareness, value)
    return [(y + deep / 2 * bent(math.cos(math.tau * step / steps)), z + high / 2 * bent(math.sin(math.tau * step / steps))) for step in range(steps)]


def grooved(outline, front, z, deep=.0014, high=.0030):
    """The outline with a groove along its front, for a seal or a strip of cloth."""
    return [(y + deep, height) if y < front and abs(height - z) < high / 2 else (y, height) for y, height in outline]


def bar(x0, x1, outline, material):
    closed = outline + outline[:1]
    grid('bar', lambda a, b: (Vector((x0 + (x1 - x0) * a, *closed[round(b * (len(closed) - 1))])), (a, b)), 1, len(closed) - 1, material).data.use_auto_smooth = True


def end_cap(x, outline, material, thick=.0042, grow=1.05):
    """Plastic cap on the right end of a bar, with a slotted screw."""
    count = len(outline)
    middle = Vector((sum(y for y, _ in outline), sum(z for _, z in outline))) / count
    ring = [middle + (Vector(point) - middle) * grow for point in outline]
    data = bpy.data.meshes.new('end-cap')
    vertices = [(x + side * thick, y, z) for side in (0, 1) for y, z in ring]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(index, (index + 1) % count, (index + 1) % count + count, index + count) for index in range(count)]
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    data.use_auto_smooth, data.auto_smooth_angle = True, .7
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    item = link_object(bpy.data.objects.new('end-cap', data))
    bevel = item.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = .0009, 3
    steel = plain('screw', (.50, .49, .47), .3, 1)
    tube('screw', [Vector((x + thick - .001, *middle)), Vector((x + thick + .0005, *middle))], .0027, steel)
    box('slot', (x + thick + .0005, *middle), (.0004, .0009, .0044), plain('slot', (.03, .03, .03), .6), 0, rotation=(.5, 0, 0))


def chain_path(x, y, low, high, apart):
    """Down one side of a loop and up the other, as closely spaced points."""
    radius, step = apart / 2, .0005
    down = [Vector((x + .0012 * math.sin(z * 17), y, z)) for z in np.arange(high, low + radius, -step)]
    turn = [Vector((x + radius - radius * math.cos(t), y, low + radius - radius * math.sin(t))) for t in np.linspace(.02, math.pi - .02, 60)]
    up = [Vector((x + apart + .0009 * math.sin(z * 21 + 1), y + .0006 * math.sin(z * 13), z)) for z in np.arange(low + radius, high, step)]
    return down + turn + up


def ball_chain(x, y, low, high, apart=.015, joint=.05):
    """An endless chain of steel balls on a cord; `joint` is the height of its connector above the lowest point."""
    steel, cord = plain('ball', (.66, .65, .63), .34, 1), plain('ball-cord', (.62, .61, .58), .6)
    path = chain_path(x, y, low, high, apart)
    ball = lathe('ball', [(BALL * math.sin(t), -BALL * math.cos(t)) for t in np.linspace(0, math.pi, 13)], steel, path[0], segments=20)
    run = 0
    for before, point in zip(path, path[1:]):
        run += (point - before).length
        if run >= PITCH:
            run -= PITCH
            link_object(bpy.data.objects.new('ball', ball.data), point)
    tube('ball-cord', path[::8], .0006, cord)
    clear = plain('connector', (.58, .575, .56), .15)
    half = .0078
    outline = [(0, -half), (.0024, -half), (.0034, -half + .001), (.0034, -.0012), (.0029, 0), (.0034, .0012), (.0034, half - .001), (.0024, half), (0, half)]
    lathe('connector', outline, clear, (x + apart, y, low + joint), segments=28)


def ladder(x, first, bottom, pitch, slat, tilt, tape=0):
    """Strings, or cloth tapes of the width `tape`, before and behind slats, with a rung below each slat and the cord that lifts them."""
    lean, sink = math.cos(math.radians(tilt)) * slat / 2, math.sin(math.radians(tilt)) * slat / 2
    cord = plain('ladder-cord', (.52, .50, .46) if not tape else (.42, .30, .20), .85)
    count = int((first - bottom) / pitch)
    cloth = bare('tape', (.50, .36, .235), to_image('tape', woven('herringbone', 64, slub=.06, seed=3)), .048, .0004, .62) if tape else None
    for side in (-1, 1):
        edge = [Vector((x, FRONT + side * (lean + .0008), first - pitch * index + side * sink)) for index in range(count)]
        # between two slats the strings hang a little inwards
        line = [edge[0]]
        for upper, lower in zip(edge, edge[1:]):
            line += [(upper + lower) / 2 - Vector((0, side * .0012, 0)), lower]
        if tape:
            grid('tape', lambda a, b, line=line: (line[round(b * (len(line) - 1))] + Vector((tape * (a - .5), 0, 0)), (tape * a, pitch / 2 * b * (len(line) - 1))), 2, len(line) - 1, cloth)
        else:
            tube('ladder', line, .0007, cord)
    for index in range(count):
        z = first - pitch * index - .0026
        for shift in ((-.4 * tape, .4 * tape) if tape else (-.0012, .0012)):
            tube('rung', [Vector((x + shift, FRONT - lean, z - sink)), Vector((x + shift, FRONT + lean, z + sink))], .0006, cord)
    tube('lift-cord', [Vector((x + .003, FRONT + .002, first)), Vector((x + .003, FRONT + .002, bottom))], .0009, cord)


def net_threads(threads=32, thick=.20, seed=6):
    """How near each point of a net is to the middle of a thread: 1 on it, 0 at its edge and beyond."""
    random = np.random.default_rng(seed)
    steps = np.arange(PIXELS) * threads / PIXELS
    across, along = np.meshgrid(steps, steps)
    across = across + .10 * soft_noise(random, PIXELS, PIXELS, 8, threads)
    along = along + .12 * soft_noise(random, PIXELS, PIXELS, threads, 8)

    def thread(position, width):
        return np.clip(1 - np.abs(position % 1 - .5) / (width / 2), 0, 1)
    width = thick * (1 + .30 * soft_noise(random, PIXELS, PIXELS, 16, 16))
    return np.maximum(thread(across, width), thread(along, width * .85))


def net(name, metres, colour=(.88, .87, .84), thick=.20, seed=6):
    """Net of round threads with clear holes between them."""
    material, tree, output = empty_material(name)
    scale = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    scale.inputs['Scale'].default_value = 1 / metres
    link(tree, add(tree, 'ShaderNodeUVMap', uv_map='UV').outputs[0], scale.inputs[0])
    threads = add(tree, 'ShaderNodeTexImage')
    threads.image = to_image(name, net_threads(thick=thick, seed=seed))
    link(tree, scale.outputs[0], threads.inputs['Vector'])
    hole = add(tree, 'ShaderNodeMath', operation='LESS_THAN')
    hole.inputs[1].default_value = .02
    link(tree, threads.outputs['Color'], hole.inputs[0])
    bump = add(tree, 'ShaderNodeBump')
    bump.inputs['Distance'].default_value = .0003
    link(tree, threads.outputs['Color'], bump.inputs['Height'])
    front, back = add(tree, 'ShaderNodeBsdfDiffuse'), add(tree, 'ShaderNodeBsdfTranslucent')
    for side in (front, back):
        side.inputs['Color'].default_value = (*colour, 1)
        link(tree, bump.outputs[0], side.inputs['Normal'])
    yarn = mix(tree, .45, front.outputs[0], back.outputs[0])
    cloth = add(tree, 'ShaderNodeMixShader')
    link(tree, hole.outputs[0], cloth.inputs[0])
    link(tree, yarn, cloth.inputs[1])
    link(tree, add(tree, 'ShaderNodeBsdfTransparent').outputs[0], cloth.inputs[2])
    link(tree, cloth.outputs[0], output.inputs[0])
    return material
