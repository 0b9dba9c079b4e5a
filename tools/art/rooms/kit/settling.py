"""Stuffed cushions at rest: their filling has sunk, they lean, and they press into each other and the seat."""
import math

import numpy as np
from mathutils import Euler, Vector, noise
from mathutils.bvhtree import BVHTree

from .shapes import subdivide, tube
from .stuffed import plump_cushion

GAP = .0025


def sink(vertex, width, height, bow, twist, dent, seed, at=0, reach=.4, slump=0):
    """Moves a vertex of a plump cushion to where it is when the filling has sunk."""
    u, v = vertex.x / width * 2, vertex.y / height * 2
    beside = u - at
    corner = abs(slump) * max(0, math.copysign(1, slump) * u) ** 2 * max(0, v) ** 2
    low, high = max(0, -v), max(0, v)
    thick = (1 + .20 * low - .26 * high ** 1.5) * (1 + .16 * noise.noise(Vector((u * 1.3, v * 1.3, seed * 3.7))))
    thick *= 1 - 5 * dent * math.exp(-(beside / (reach + .1)) ** 2 - ((v - .8) / .5) ** 2)
    z = vertex.z * thick + height * (bow * (1 - v * v) - .09 * high ** 3 * abs(u) ** 2) + twist * u * v + .8 * corner
    lean = .018 * noise.noise(Vector((seed * 2.3, v * 1.1, 0)))
    x = vertex.x * (1 + .045 * low - .02 * high) + lean
    y = vertex.y - .018 * low * (1 - u * u) - dent * math.exp(-(beside / reach) ** 2) * max(0, v + .3) ** 2 - corner
    return Vector((x, y - .012 * high * abs(u) ** 3, z))


def crease(u, v, seed):
    """Soft folds that run in from the seam and the corners, in metres."""
    turn = math.atan2(v, u)
    edge = max(abs(u), abs(v))
    rays = noise.noise(Vector((math.cos(turn) * 4.2 + seed * 7, math.sin(turn) * 4.2, edge * .8)))
    fold = 1 - abs(noise.noise(Vector((u * 1.6 + seed * 5, v * 2.3 + u * .8, 2.5)))) * 2.2
    corner = (abs(u) * abs(v)) ** 1.5
    return .0075 * rays * edge ** 2 * (1 - edge ** 12) + .004 * max(0, fold) * (1 - edge ** 6) + .006 * rays * corner


def lay_cushion(name, centre, width, height, material, rotation, ease=.08, bow=-.02, twist=0, dent=.012, radius=.10, seed=0, **settled):
    """A cushion in its place, not yet pressed; `bow` and `twist` bend it, `dent` is the dent of a hand in its upper edge, `at` a place
    across it; an upper corner sinks by `slump`, the right one if it is positive."""
    item, seam = plump_cushion(name, width, height, material, ease, radius, seed)
    turn, place = Euler(rotation).to_matrix(), Vector(centre)
    for vertex in item.data.vertices:
        u, v = vertex.co.x / width * 2, vertex.co.y / height * 2
        puffed = vertex.co + vertex.normal * crease(u, v, seed)
        vertex.co = turn @ sink(puffed, width, height, bow, twist, dent, seed, **settled) + place
    item.data.update()
    item['seam'] = seam
    return item


def points_of(item):
    points = np.empty(len(item.data.vertices) * 3)
    item.data.vertices.foreach_get('co', points)
    return points.reshape(-1, 3)


def tree_of(item):
    place = item.matrix_basis
    return BVHTree.FromPolygons([place @ vertex.co for vertex in item.data.vertices], [face.vertices[:] for face in item.data.polygons])


def measure_overlap(points, tree):
    """How far each point must move to leave a closed shape."""
    moves = np.zeros_like(points)
    for index, point in enumerate(points):
        found, normal, _, distance = tree.find_nearest(Vector(point), .2)
        if found is None:
            continue
        depth = (Vector(point) - found).dot(normal)
        if depth < GAP:
            moves[index] = normal * (GAP - depth)
    return moves


def spread(values, edges, counts, rounds):
    for _ in range(rounds):
        total = values.copy()
        np.add.at(total, edges[:, 0], values[edges[:, 1]])
        np.add.at(total, edges[:, 1], values[edges[:, 0]])
        values = total / (counts + 1)[:, None]
    return values


def press(item, tree, share=1):
    """Dents an item where it overlaps another; the filling swells beside the dent."""
    points = points_of(item)
    edges = np.array([edge.vertices[:] for edge in item.data.edges])
    counts = np.bincount(edges.ravel(), minlength=len(points)).astype(float)
    normals = np.array([vertex.normal[:] for vertex in item.data.vertices])
    moves = measure_overlap(points, tree) * share
    if not moves.any():
        return
    depth = np.linalg.norm(moves, axis=1, keepdims=True)
    near = spread(depth, edges, counts, 14)
    points += moves + .35 * normals * np.maximum(0, near - depth)
    soft = spread(moves, edges, counts, 5)
    points += np.where(depth > 0, 0, soft * .6)
    item.data.vertices.foreach_set('co', points.ravel())
    item.data.update()


def press_together(cushions, furniture):
    """Cushions in the order in which they were put down."""
    held = [tree_of(item) for item in furniture]
    for index, item in enumerate(cushions):
        for other in cushions[:index]:
            press(other, tree_of(item), .5)
    for index, item in enumerate(cushions):
        for tree in held + [tree_of(other) for other in cushions[:index]]:
            press(item, tree)


def sew(item, piping=None, thickness=.0042):
    """Smooths a pressed cushion, and follows its seam with piping."""
    if piping:
        path = [item.data.vertices[index].co.copy() for index in item['seam']]
        tube(item.name + '-piping', path, thickness, piping, closed=True)
    item.data.polygons.foreach_set('use_smooth', [True] * len(item.data.polygons))
    subdivide(item, 1)
