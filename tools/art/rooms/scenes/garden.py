"""The garden behind the windows, out of focus; its picture is kept as kit/garden.jpg."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

from kit.materials import plain
from kit.nodes import add, link, principled
from kit.shapes import box, grid, mesh
from kit.trees import leaf_material, plant_hedge, plant_shrub, plant_tree, scatter_leaves

EYE = 2.7
NEAR, FAR = 8, 120
SUN_HEIGHT, SUN_HEADING = math.radians(34), math.radians(-52)


def swell(x, y):
    return .14 * noise.noise(Vector((x * .12, y * .10, 1))) + .03 * noise.noise(Vector((x * .6, y * .5, 2)))


def lawn_material():
    """Broad patches of two greens, with dry tips among them."""
    material, tree, shader = principled('lawn')
    coords = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    shade = None
    for scale, colour in ((.35, (.14, .185, .056)), (4.5, (.20, .225, .085))):
        texture, blend = add(tree, 'ShaderNodeTexNoise'), add(tree, 'ShaderNodeMixRGB')
        texture.inputs['Scale'].default_value, texture.inputs['Detail'].default_value = scale, 6
        link(tree, coords, texture.inputs['Vector'])
        link(tree, texture.outputs['Fac'], blend.inputs[0])
        blend.inputs[1].default_value, blend.inputs[2].default_value = (.085, .120, .034, 1), (*colour, 1)
        if shade:
            link(tree, shade, blend.inputs[1])
        shade = blend.outputs[0]
    link(tree, shade, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .9
    return material


def lay_lawn(random):
    def at(a, b):
        x, y = (a - .5) * 110, NEAR + (FAR - NEAR) * b * b
        return Vector((x, y, swell(x, y))), (a, b)
    grid('lawn', at, 160, 160, lawn_material())
    count = 170000
    y = NEAR + 40 * random.random(count) ** 1.5
    x = random.uniform(-.5, .5, count) * y
    z = np.array([swell(*spot) for spot in zip(x, y)]) + .02
    blades = leaf_material('blades', (.07, .10, .03), (.17, .20, .07), (.24, .28, .07))
    scatter_leaves('blades', np.stack([x, y, z], 1), .065, blades, random)


def build_house(x, y, wide, deep, high):
    """Lime-washed, with shuttered windows and a tiled roof."""
    lime, dark, frame = plain('lime', (.72, .66, .55), .9, bump=(3, .3, .03)), plain('pane', (.03, .035, .04), .1), plain('shutter', (.22, .25, .23), .6)
    tile = plain('roof', (.30, .135, .075), .8, bump=(14, .8, .05))
    box('house', (x, y + deep / 2, high / 2), (wide, deep, high), lime, 0)
    eaves, ridge = high - .05, high + deep * .30
    corners = [Vector((x + side * (wide / 2 + .4), y + depth, z)) for depth, z in ((-.5, eaves), (deep / 2, ridge), (deep + .5, eaves)) for side in (-1, 1)]
    mesh('roof', corners, [(0, 1, 3, 2), (2, 3, 5, 4)], tile, smooth=False)
    mesh('gable', [Vector((x - wide / 2, y + depth, z)) for depth, z in ((0, eaves), (deep, eaves), (deep / 2, ridge - .1))], [(0, 1, 2)], lime, smooth=False)
    for row in (1.7, 4.5):
        for column in np.arange(-wide / 2 + 1.5, wide / 2 - 1, 2.6):
            box('pane', (x + column, y - .01, row), (.95, .08, 1.5), dark, 0)
            for side in (-1, 1):
                box('shutter', (x + column + side * .76, y - .05, row), (.5, .06, 1.55), frame, 0)
            box('sill', (x + column, y - .08, row - .82), (1.2, .2, .08), lime, 0)


def set_sky():
    """Pale summer sky with thin clouds near the horizon."""
    sky = bpy.data.worlds.new('sky')
    bpy.context.scene.world = sky
    sky.use_nodes = True
    tree = sky.node_tree
    air = add(tree, 'ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=SUN_HEIGHT, sun_rotation=SUN_HEADING,
              air_density=1, dust_density=1.6)
    coords, stretch, cloud, ramp = (add(tree, f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise', 'MapRange'))
    stretch.inputs['Scale'].default_value = (3.2, 3.2, 11)
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value = 1.5, 7
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = .46, .68
    ramp.inputs['To Max'].default_value = .8
    white = add(tree, 'ShaderNodeMixRGB')
    white.inputs[2].default_value = (9.5, 9.4, 9.2, 1)
    link(tree, coords.outputs['Generated'], stretch.inputs['Vector'])
    link(tree, stretch.outputs[0], cloud.inputs['Vector'])
    link(tree, cloud.outputs['Fac'], ramp.inputs['Value'])
    link(tree, ramp.outputs[0], white.inputs[0])
    link(tree, air.outputs[0], white.inputs[1])
    link(tree, white.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = .17
    light = bpy.data.objects.new('sun', bpy.data.lights.new('sun', 'SUN'))
    bpy.context.scene.collection.objects.link(light)
    light.data.energy, light.data.angle, light.data.color = 6.4, .02, (1, .88, .70)
    flat = math.cos(SUN_HEIGHT)
    toward = Vector((math.sin(SUN_HEADING) * flat, math.cos(SUN_HEADING) * flat, math.sin(SUN_HEIGHT)))
    light.rotation_euler = toward.to_track_quat('Z', 'Y').to_euler()


def build(_variant):
    random = np.random.default_rng(4)
    bark = plain('bark', (.10, .078, .058), .9, bump=(9, .6, .02))
    olive = leaf_material('olive', (.050, .068, .026), (.115, .135, .060), (.25, .28, .10))
    mango = leaf_material('mango', (.030, .052, .018), (.085, .115, .036), (.25, .30, .085))
    ash = leaf_material('ash', (.060, .085, .030), (.135, .165, .060), (.33, .37, .13))
    far = leaf_material('far', (.12, .145, .11), (.17, .20, .14), (.20, .225, .13))

    lay_lawn(random)
    build_house(-15.5, 54, 14, 8, 6.0)
    for x, y, height, leaf, seed in ((-6.6, 17, 9.6, mango, 3), (5.6, 21, 8.2, ash, 8), (.4, 31, 6.4, olive, 5), (11.5, 30, 10.5, mango, 12),
                                     (-13, 33, 10, ash, 21), (4.2, 43, 10, mango, 17), (-5.6, 39, 8.4, ash, 9), (8.6, 40, 7.4, olive, 31)):
        plant_tree(x, y, height, leaf, bark, seed)
    for index in range(13):
        plant_tree(-44 + 7.4 * index + random.uniform(-2, 2), random.uniform(70, 92), random.uniform(10, 17), far, bark, 40 + index, 20000, .30, (7, 5, 4))
        plant_shrub(-46 + 7.6 * index + random.uniform(-2, 2), random.uniform(62, 72), random.uniform(9, 13), random.uniform(3.5, 6.5), far,
                    60 + index, 9000, .30)
    box('inside', (0, 47.1, .8), (56, .6, 1.5), plain('inside', (.02, .03, .012), 1), 0)
    plant_hedge(-28, 28, 47, 1.75, 1.3, olive, 2, 90000, .08)
    for x, y, wide, high, leaf, seed in ((-9.4, 26, 2.6, 1.7, olive, 1), (-7.2, 27, 1.8, 1.1, ash, 2), (-2.6, 30, 2.2, 1.3, mango, 3),
                                         (3.0, 28, 1.9, 1.2, olive, 4), (4.7, 27, 2.7, 1.9, mango, 5), (8.2, 25, 2.2, 1.5, ash, 6), (9.9, 26.5, 2.9, 2.0, olive, 7)):
        plant_shrub(x, y, wide, high, leaf, seed)
    set_sky()
    return dict(camera=dict(location=(0, 0, EYE), rotation=(math.pi / 2, 0, 0), lens=47, focus=5.5, fstop=1.35))
