"""Finishes with grain: woven upholstery, terrazzo, glazes, and the world outside a window."""
from .materials import map_range
from .nodes import add, empty_material, link, principled
from .weaves import to_image, woven

WEAVES = {}


def object_coords(tree, scale):
    node = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    node.inputs['Scale'].default_value = scale
    link(tree, add(tree, 'ShaderNodeTexCoord').outputs['Object'], node.inputs[0])
    return node.outputs[0]


def cloudy(tree, scale, detail=3):
    node = add(tree, 'ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = scale
    node.inputs['Detail'].default_value = detail
    link(tree, add(tree, 'ShaderNodeTexCoord').outputs['Object'], node.inputs['Vector'])
    return node.outputs['Fac']


def multiplied(tree, *values):
    total = values[0]
    for value in values[1:]:
        node = add(tree, 'ShaderNodeMath', operation='MULTIPLY')
        link(tree, total, node.inputs[0])
        link(tree, value, node.inputs[1])
        total = node.outputs[0]
    return total


def tinted(tree, colour, value):
    node = add(tree, 'ShaderNodeHueSaturation')
    node.inputs['Color'].default_value = (*colour, 1)
    link(tree, value, node.inputs['Value'])
    return node.outputs[0]


def woven_cloth(name, colour, kind='plain', thread=.0036, contrast=.5, sheen=.3):
    """Upholstery with visible threads; the weave is projected from all sides, so meshes need no uv."""
    material, tree, shader = principled(name)
    if kind not in WEAVES:
        WEAVES[kind] = to_image('weave-' + kind, woven(kind, 64, slub=.3, seed=7))
    weave = add(tree, 'ShaderNodeTexImage', projection='BOX', projection_blend=.3)
    weave.image = WEAVES[kind]
    link(tree, object_coords(tree, 1 / (64 * thread)), weave.inputs['Vector'])
    threads = map_range(tree, weave.outputs['Color'], 1 - contrast, 1 + contrast * .25)
    worn = map_range(tree, cloudy(tree, 4), .90, 1.10, .3, .7)
    flecks = map_range(tree, cloudy(tree, 160, 2), .9, 1.1, .3, .7)
    link(tree, tinted(tree, colour, multiplied(tree, threads, worn, flecks)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .95
    shader.inputs['Specular'].default_value = .12
    shader.inputs['Sheen'].default_value = sheen
    bump = add(tree, 'ShaderNodeBump')
    bump.inputs['Strength'].default_value = .8
    bump.inputs['Distance'].default_value = thread * .5
    link(tree, weave.outputs['Color'], bump.inputs['Height'])
    link(tree, bump.outputs[0], shader.inputs['Normal'])
    return material


def glaze(name, colour, rough=.22, mottled=.25):
    """Hand-thrown pottery: the glaze pools unevenly."""
    material, tree, shader = principled(name)
    link(tree, tinted(tree, colour, map_range(tree, cloudy(tree, 9, 5), 1 - mottled, 1 + mottled, .3, .7)), shader.inputs['Base Color'])
    link(tree, map_range(tree, cloudy(tree, 14), rough - .08, rough + .15, .3, .7), shader.inputs['Roughness'])
    return material


def limewash(name, colour):
    material, tree, shader = principled(name)
    strokes = multiplied(tree, map_range(tree, cloudy(tree, 1.6, 6), .88, 1.1, .3, .7), map_range(tree, cloudy(tree, 7, 4), .95, 1.05, .3, .7))
    link(tree, tinted(tree, colour, strokes), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .9
    shader.inputs['Specular'].default_value = .15
    return material


def mottle(material, scale=1.6, amount=.10):
    """Gives a plain diffuse surface the cloudy strokes of lime-wash."""
    tree = material.node_tree
    diffuse = next(node for node in tree.nodes if node.type == 'BSDF_DIFFUSE')
    albedo = diffuse.inputs['Color'].default_value[0]
    strokes = multiplied(tree, map_range(tree, cloudy(tree, scale, 6), 1 - amount, 1 + amount, .3, .7),
                         map_range(tree, cloudy(tree, scale * 4.5, 4), 1 - amount * .4, 1 + amount * .4, .3, .7))
    link(tree, tinted(tree, (albedo, albedo, albedo), strokes), diffuse.inputs['Color'])
    return material


def over(tree, factor, below, colour):
    node = add(tree, 'ShaderNodeMixRGB')
    link(tree, factor, node.inputs[0])
    link(tree, below, node.inputs[1])
    node.inputs[2].default_value = (*colour, 1)
    return node.outputs[0]


def terrazzo(name, ground, chips, slab=.8):
    """Polished slabs with stone chips; `chips` are (colour, cells per metre, share of cells)."""
    material, tree, shader = principled(name)
    colour = tinted(tree, ground, map_range(tree, cloudy(tree, 2.5, 5), .92, 1.06, .3, .7))
    for index, (chip, cells, share) in enumerate(chips):
        spots, rims = add(tree, 'ShaderNodeTexVoronoi'), add(tree, 'ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
        shifted = add(tree, 'ShaderNodeVectorMath')
        shifted.inputs[1].default_value = (index * 3.7, index * 1.3, .0)
        link(tree, add(tree, 'ShaderNodeTexCoord').outputs['Object'], shifted.inputs[0])
        for node in (spots, rims):
            node.inputs['Scale'].default_value = cells
            link(tree, shifted.outputs[0], node.inputs['Vector'])
        split = add(tree, 'ShaderNodeSeparateXYZ')
        link(tree, spots.outputs['Color'], split.inputs[0])
        chosen = map_range(tree, split.outputs['X'], 1, 0, share - .01, share)
        inside = map_range(tree, rims.outputs['Distance'], 0, 1, .07, .10)
        colour = over(tree, multiplied(tree, chosen, inside), colour, chip)
    joints = add(tree, 'ShaderNodeTexBrick', offset=0)
    for key, value in {'Scale': 1, 'Brick Width': slab, 'Row Height': slab, 'Mortar Size': .0022, 'Mortar Smooth': .3}.items():
        joints.inputs[key].default_value = value
    link(tree, object_coords(tree, 1), joints.inputs['Vector'])
    colour = over(tree, joints.outputs['Fac'], colour, tuple(.55 * value for value in ground))
    link(tree, colour, shader.inputs['Base Color'])
    link(tree, map_range(tree, cloudy(tree, 3, 4), .16, .34, .3, .7), shader.inputs['Roughness'])
    return material


def outdoors(strength, horizon=1.2):
    """Trees out of focus under a hazy sky."""
    material, tree, output = empty_material('outdoors')
    split = add(tree, 'ShaderNodeSeparateXYZ')
    link(tree, add(tree, 'ShaderNodeTexCoord').outputs['Object'], split.inputs[0])
    ragged = add(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    ragged.inputs[1].default_value = 2.6
    link(tree, cloudy(tree, .7, 2), ragged.inputs[0])
    link(tree, split.outputs['Z'], ragged.inputs[2])
    sky = map_range(tree, ragged.outputs[0], 0, 1, horizon + .5, horizon + 2.1)
    leaves = add(tree, 'ShaderNodeValToRGB')
    stops = leaves.color_ramp.elements
    stops[0].position, stops[0].color = .30, (.05, .06, .035, 1)
    stops[1].position, stops[1].color = .74, (.60, .60, .42, 1)
    stops.new(.5).color = (.17, .20, .11, 1)
    link(tree, cloudy(tree, 2.4, 4), leaves.inputs[0])
    glow = add(tree, 'ShaderNodeEmission')
    glow.inputs[1].default_value = strength
    link(tree, over(tree, sky, leaves.outputs[0], (1, .97, .90)), glow.inputs[0])
    link(tree, glow.outputs[0], output.inputs[0])
    return material
