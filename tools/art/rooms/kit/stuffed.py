"""Stuffed cloth: cushions blown up by a cloth simulation, padded blocks with uv that follow the cover."""
import math

from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

from .shapes import mesh, settle, subdivide, tube, upholstery

CELL = .0165
DENSITY = 26


def rounded_square(u, v, radius):
    """Maps a square to one with round corners; `radius` is a share of half its width."""
    reach = max(abs(u), abs(v))
    if reach < 1e-6:
        return 0, 0
    p = (u / reach, v / reach)
    core = [max(-(1 - radius), min(1 - radius, value)) for value in p]
    offset = Vector((p[0] - core[0], p[1] - core[1]))
    corner = Vector(core) + (offset.normalized() * radius if offset.x and offset.y else offset)
    x, y = corner * reach
    return x * (1 - .035 * (1 - y * y)), y * (1 - .035 * (1 - x * x))


def flat_cover(width, height, radius):
    """Two sheets sewn along their edge; returns vertices, faces, the uv of each face corner and the seam."""
    columns, rows = round(width / CELL), round(height / CELL)
    vertices, faces, uvs, ids = [], [], [], {}
    for side in (1, -1):
        for row in range(rows + 1):
            for column in range(columns + 1):
                edge = row in (0, rows) or column in (0, columns)
                key = (column, row, 0 if edge else side)
                if key in ids:
                    continue
                x, y = rounded_square(column / columns * 2 - 1, row / rows * 2 - 1, radius)
                ids[key] = len(vertices)
                vertices.append(Vector((x * width / 2, y * height / 2, 0 if edge else side * .004)))
        for row in range(rows):
            for column in range(columns):
                corners = [(column + i, row + j) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))][::side]
                faces.append(tuple(ids.get((*corner, side), ids.get((*corner, 0))) for corner in corners))
                uvs.append([(side * vertices[index].x, vertices[index].y) for index in faces[-1]])
    around = [(k, 0) for k in range(columns)] + [(columns, k) for k in range(rows)]
    around += [(columns - k, rows) for k in range(columns)] + [(0, rows - k) for k in range(rows)]
    return vertices, faces, uvs, [ids[(*spot, 0)] for spot in around]


def blow_up(item, seam, ease, pressure=26, frames=34):
    """The seam keeps its outline; `ease` is the share by which the cover is larger."""
    item.vertex_groups.new(name='seam').add(seam, 1, 'REPLACE')
    cloth = item.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 6, .25, 4
    settings.tension_stiffness = settings.compression_stiffness = settings.shear_stiffness = 7
    settings.bending_stiffness, settings.vertex_group_mass, settings.shrink_min = 2.5, 'seam', -ease
    settings.use_pressure, settings.uniform_pressure_force = True, pressure
    settings.effector_weights.gravity = 0
    settle(item, cloth, frames)


def plump_cushion(name, width, height, material, ease, radius, seed):
    """A flat cover, filled; returns it with the vertices of its seam."""
    vertices, faces, uvs, seam = flat_cover(width, height, radius)
    for vertex in vertices:
        vertex.z += .0035 * noise.noise(vertex * 16 + Vector((seed * 5, 0, 0)))
    item = mesh(name, vertices, faces, material)
    layer = item.data.uv_layers.new(name='UV')
    for loop, uv in zip(item.data.loops, (uv for face in uvs for uv in face)):
        layer.data[loop.index].uv = Vector(uv) * (1 + ease) + Vector((width / 2, height / 2))
    blow_up(item, seam, ease)
    return item, seam


def stuffed_cushion(name, centre, width, height, material, rotation, piping=None, ease=.07, dent=.012, radius=.2, seed=0):
    """Cushion with a seam, soft corners, creases and a dent in its upper edge."""
    item, seam = plump_cushion(name, width, height, material, ease, radius, seed)
    for vertex in item.data.vertices:
        x, y = vertex.co.x / width * 2, vertex.co.y / height * 2
        vertex.co.y -= dent * math.exp(-(x / .35) ** 2) * max(0, y + .3) ** 2
        vertex.co.z *= 1 - dent * 6 * math.exp(-(x / .5) ** 2 - ((y - .75) / .5) ** 2)
        vertex.co.z *= 1 - .12 * y
        vertex.co += vertex.normal * .004 * noise.fractal(vertex.co * 7 + Vector((seed * 3, 1, 0)), 1, 2, 3)
    item.location, item.rotation_euler = centre, rotation
    subdivide(item, 1)
    if piping:
        tube(name + '-piping', [item.data.vertices[index].co.copy() for index in seam], .0042, piping, centre, rotation, closed=True)
    return item


def unrolled(value, half, radius):
    """Length along the cover from the middle of a block to a point on its round edge."""
    past = abs(value) - (half - radius)
    if past <= 0:
        return value
    return math.copysign(half - radius + radius * math.asin(min(.75, past / radius)), value)


def sides_of_faces(size):
    """Axis and direction of every face, in the order in which `upholstery` makes them."""
    counts = [max(8, int(DENSITY * min(1.6, value / .6))) for value in size]
    for axis in range(3):
        i, j = [other for other in range(3) if other != axis]
        for sign in (-1, 1):
            yield from [(axis, sign)] * (counts[i] * counts[j])


def lay_cover(item, size, radius, outside):
    """Writes uv in metres: the cover wraps the sides and runs over the top from the front, on arms from their outside."""
    half = [value / 2 for value in size]
    edge = [value - .215 * radius for value in half]
    layer = item.data.uv_layers.new(name='UV')
    for face, (axis, sign) in zip(item.data.polygons, sides_of_faces(size)):
        for index in face.loop_indices:
            x, y, z = (unrolled(item.data.vertices[item.data.loops[index].vertex_index].co[k], half[k], radius) for k in range(3))
            if axis == 1:
                uv = (x if sign < 0 else 2 * edge[0] + 2 * edge[1] - x, z)
            elif outside:
                drop = 0 if axis == 2 else edge[2] - z
                uv = (outside * y, z) if sign == outside and axis == 0 else (outside * y, edge[2] + edge[0] - outside * x + drop)
            elif axis == 0:
                uv = (sign * (edge[0] + edge[1] + y), z)
            else:
                uv = (x, sign * edge[2] + y + edge[1])
            layer.data[index].uv = (uv[0] + 2, uv[1] + 2)


def padded(name, centre, size, material, radius=.06, bulge=(0, 0, 0), wrinkle=.004, rotation=(0, 0, 0), seed=0, warp=None, outside=0):
    """Upholstered block with uv; `warp` bends its vertices, `outside` is the outer side of an arm."""
    item = upholstery(name, centre, size, material, radius, bulge, DENSITY, wrinkle, rotation, seed)
    lay_cover(item, size, radius, outside)
    for vertex in item.data.vertices if warp else ():
        vertex.co = warp(vertex.co.copy())
    return item


def follow(item, points, step=.02):
    """The closed line `points` laid onto the surface of `item`, in the coordinates of its mesh."""
    tree = BVHTree.FromPolygons([vertex.co for vertex in item.data.vertices], [face.vertices[:] for face in item.data.polygons])
    laid = []
    for point, after in zip(points, points[1:] + points[:1]):
        count = max(1, round((after - point).length / step))
        laid += [tree.find_nearest(point.lerp(after, index / count))[0] for index in range(count)]
    return laid


def welt(item, points, material, thickness=.0050):
    """Piping sewn along the line `points` of an upholstered block."""
    return tube(item.name + '-welt', follow(item, points), thickness, material, item.location, item.rotation_euler, closed=True)


def piping(name, points, material, centre=(0, 0, 0), rotation=(0, 0, 0), warp=None, thickness=.0052):
    return tube(name, [warp(point.copy()) for point in points] if warp else points, thickness, material, centre, rotation, closed=True)
