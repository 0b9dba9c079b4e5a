"""A canvas wrapped round its stretcher: the print ends at its edges, the spare cloth is folded into the side at the corner."""
import math

from mathutils import Vector

from .drapery import smooth, wander
from .shapes import grid

ROUND = .0022
# The fold runs from the front corner to the back of the side; its cloth lies double
SLOPE, FOLD = 1.05, .0011


def wrap(width, height, depth, print_, edge):
    """The lower left corner of the front is the origin, the wall is at y = 0; the edges show bare cloth."""
    inner = (width - ROUND, -depth + ROUND, height - ROUND)

    def rounded(x, y, z):
        core = Vector((min(x, inner[0]), max(y, inner[1]), min(z, inner[2])))
        offset = Vector((x, y, z)) - core
        return core + offset.normalized() * ROUND if offset.length > 1e-9 else core

    def slack(u, v):
        return .0009 * wander(u * 7, v * 7, 3) + .0010 * smooth(1 - abs(width - .042 - u) / .012) * wander(v * 9, 2)

    def front(a, b):
        u, v = width * a, height * b
        near = smooth(min(width - u, height - v) / .02)
        return rounded(u, -depth, v) + Vector((0, slack(u, v) * near, 0)), (u, v)

    def doubled(back, below):
        """How far the folded cloth stands off the side."""
        beside = (below - back * SLOPE) / math.hypot(1, SLOPE) + .0006 * wander(back * 60, 5)
        roll = math.exp(-((beside - .0016) / .0016) ** 2)
        return (FOLD * smooth(beside / .0007) + .0006 * roll) * smooth(back / .004) * (1 - .5 * smooth((below - .05) / .06))

    def side(a, b):
        below = height * (1 - b)
        lift = doubled(depth * a, below) + .0004 * wander(a * 2, b * 30, 8)
        return rounded(width, -depth + depth * a, height * b) + Vector((lift, 0, 0)), (width + depth * a, height * b)

    def top(a, b):
        y = -depth + depth * b
        return rounded(width * a, y, height), (width * a, height + depth * b)
    dense = 160
    grid('canvas-front', lambda a, b: front(ease(a), ease(b)), dense, dense, print_)
    grid('canvas-side', lambda a, b: side(a, ease(b)), 120, 420, edge)
    grid('canvas-top', lambda a, b: top(ease(a), b), 160, 30, edge)


def ease(t):
    """Packs the points towards 1, where the edges are round."""
    return 1 - (1 - t) ** 2.2
