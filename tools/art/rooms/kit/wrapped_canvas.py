"""A canvas wrapped round its stretcher: the print runs on over the edges, the spare cloth is folded away at the corner."""

from mathutils import Vector

from .drapery import smooth, wander
from .shapes import grid

ROUND = .0028
PLEAT = .0006


def wrap(width, height, depth, material):
    """The lower left corner of the front is the origin, the wall is at y = 0. The edges mirror the front."""
    inner = (width - ROUND, -depth + ROUND, height - ROUND)

    def rounded(x, y, z):
        core = Vector((min(x, inner[0]), max(y, inner[1]), min(z, inner[2])))
        offset = Vector((x, y, z)) - core
        return core + offset.normalized() * ROUND if offset.length > 1e-9 else core

    def slack(u, v):
        return .0009 * wander(u * 7, v * 7, 3) + .0012 * smooth(1 - abs(width - .042 - u) / .012) * wander(v * 9, 2)

    def front(a, b):
        u, v = width * a, height * b
        near = smooth(min(width - u, height - v) / .02)
        return rounded(u, -depth, v) + Vector((0, slack(u, v) * near, 0)), (u, v)

    def side(a, b):
        return rounded(width, -depth + depth * a, height * b), (width - depth * a, height * b)

    def top(a, b):
        x, y = width * a, -depth + depth * b
        pleat = PLEAT * smooth((depth + y - (width - x) * .62) / .0022) * smooth((width - x) / .0015)
        return rounded(x, y, height) + Vector((0, 0, pleat)), (x, height - depth * b)
    dense = 160
    grid('canvas-front', lambda a, b: front(ease(a), ease(b)), dense, dense, material)
    grid('canvas-side', side, 30, dense, material)
    grid('canvas-top', lambda a, b: top(ease(a), b), 320, 40, material)


def ease(t):
    """Packs the points towards 1, where the edges are round."""
    return 1 - (1 - t) ** 2.2
