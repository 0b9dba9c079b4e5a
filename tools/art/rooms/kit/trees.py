"""Trees, shrubs and hedges for gardens: wood that forks and leaves that let light through."""
import math

import bpy
import numpy as np
from mathutils import Quaternion, Vector

from .nodes import add, empty_material, link, mix
from .shapes import link_object

# Side limbs of a trunk, of its limbs and of their branches
FORKS = (9, 6, 4)


def leaf_material(name, dark, pale, glow):
    """Every leaf has a green between `dark` and `pale`, and `glow` where the sun is behind it."""
    material, tree, output = empty_material(name)
    ramp = add(tree, 'ShaderNodeMixRGB')
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = (*dark, 1), (*pale, 1)
    link(tree, add(tree, 'ShaderNodeNewGeometry').outputs['Random Per Island'], ramp.inputs[0])
    face, back, shine = (add(tree, f'ShaderNodeBsdf{kind}') for kind in ('Diffuse', 'Translucent', 'Glossy'))
    link(tree, ramp.outputs[0], face.inputs['Color'])
    back.inputs['Color'].default_value = (*glow, 1)
    shine.inputs['Roughness'].default_value = .45
    link(tree, mix(tree, .05, mix(tree, .45, face.outputs[0], back.outputs[0]), shine.outputs[0]), output.inputs['Surface'])
    return material


def scatter_leaves(name, centres, size, material, random):
    """One folded leaf around each centre, turned at random but rather upwards."""
    count = len(centres)
    normal = random.normal(size=(count, 3)) + (0, 0, .6)
    along = np.cross(normal, random.normal(size=(count, 3)))
    across = np.cross(normal, along)
    normal, along, across = (side / np.linalg.norm(side, axis=1)[:, None] for side in (normal, along, across))
    length = size * random.uniform(.65, 1.25, (count, 1))
    fold = normal * length * .10
    corners = np.stack([centres - along * length * .5, centres + across * length * .30 + fold,
                        centres + along * length * .5, centres - across * length * .30 + fold], 1)
    data = bpy.data.meshes.new(name)
    for part, total in ((data.vertices, 4 * count), (data.loops, 4 * count), (data.polygons, count)):
        part.add(total)
    data.vertices.foreach_set('co', corners.astype(np.float32).ravel())
    data.loops.foreach_set('vertex_index', np.arange(4 * count, dtype=np.int32))
    data.polygons.foreach_set('loop_start', np.arange(0, 4 * count, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count, 4, dtype=np.int32))
    data.update(calc_edges=True)
    data.materials.append(material)
    return link_object(bpy.data.objects.new(name, data))


def grow(random, start, along, length, radius, forks, limbs):
    """Adds a limb and what grows out of it to `limbs`, as (path, radius, whether it is a twig)."""
    path = [start]
    for _ in range(7):
        along = (along + Vector(random.normal(0, .11, 3)) + Vector((0, 0, .05))).normalized()
        path.append(path[-1] + along * length / 7)
    limbs.append((path, radius, not forks))
    for index in range(forks[0] if forks else 0):
        t = random.uniform(.36 if len(forks) == 3 else .22, 1)
        at = path[min(7, int(t * 7.99))]
        side = along.orthogonal()
        side.rotate(Quaternion(along, index * 2.39996 + random.uniform(-.5, .5)))
        tilt = random.uniform(.55, 1.1)
        out = along * math.cos(tilt) + side * math.sin(tilt)
        grow(random, at, out, length * random.uniform(.40, .66) * (1.2 - .45 * t), radius * (.62 - .25 * t), forks[1:], limbs)


def plant_tree(x, y, height, leaf, bark, seed, leaves=56000, size=.11, forks=FORKS):
    random = np.random.default_rng(seed)
    limbs = []
    grow(random, Vector((x, y, -.1)), Vector((random.normal(0, .06), random.normal(0, .06), 1)), height * .62, height * .022, forks, limbs)
    wood = bpy.data.curves.new('wood', 'CURVE')
    wood.dimensions, wood.bevel_depth, wood.bevel_resolution = '3D', 1, 1
    for path, radius, _ in limbs:
        spline = wood.splines.new('POLY')
        spline.points.add(len(path) - 1)
        for index, point in enumerate(path):
            spline.points[index].co, spline.points[index].radius = (*point, 1), radius * (1.1 - .75 * index / len(path))
    wood.materials.append(bark)
    link_object(bpy.data.objects.new('wood', wood))
    twigs = np.array([path for path, _, twig in limbs if twig])
    which, step, share = random.integers(len(twigs), size=leaves), random.integers(1, 7, leaves), random.random((leaves, 1))
    on_twig = twigs[which, step] * (1 - share) + twigs[which, step + 1] * share
    scatter_leaves('leaves', on_twig + random.normal(0, height * .017, (leaves, 3)), size, leaf, random)


def plant_shrub(x, y, wide, high, leaf, seed, leaves=7000, size=.09):
    """A mound of leaves around a dark inside."""
    random = np.random.default_rng(seed)
    way = random.normal(size=(leaves, 3))
    way /= np.linalg.norm(way, axis=1)[:, None]
    bumps = 1 + .16 * np.sin(way[:, 0] * 7 + seed) * np.sin(way[:, 2] * 6 + 2 * seed) + .12 * np.sin(way[:, 1] * 11 + way[:, 2] * 9)
    reach = bumps * random.uniform(.72, 1.04, leaves)
    scatter_leaves('shrub', (x, y, high * .45) + way * reach[:, None] * (wide / 2, wide / 2, high * .55), size, leaf, random)


def plant_hedge(x0, x1, y, high, deep, leaf, seed, leaves=60000, size=.07):
    """A clipped hedge that is not quite even."""
    random = np.random.default_rng(seed)
    x = random.uniform(x0, x1, leaves)
    wave = .05 * np.sin(x * 1.3 + seed) + .035 * np.sin(x * 3.7) + .03 * np.sin(x * 9.1)
    on_top = random.random(leaves) < deep / (deep + high)
    across, up = random.random(leaves), random.random(leaves)
    front = y - deep / 2 + wave * 2
    into = np.abs(random.normal(0, .06, leaves))
    centres = np.stack([x, np.where(on_top, front + deep * across, front + into), np.where(on_top, high + wave - into, (high + wave) * up)], 1)
    scatter_leaves('hedge', centres, size, leaf, random)
