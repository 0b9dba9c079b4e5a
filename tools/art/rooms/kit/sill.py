"""What stands on a window's sill."""
import math

from mathutils import Vector

from . import study
from .finishes import glaze
from .furniture import moved
from .hall import bowl
from .materials import palette, plain
from .shapes import grid, lathe
from .tableware import cup


def cactus(x, y, z, radius=.034, height=.15, ribs=11):
    """Ribbed column in a clay pot."""
    pot = [(0, 0), (.034, 0), (.046, .062), (.050, .062), (.050, .078), (.044, .078), (.043, .066), (0, .066)]
    lathe('cactus-pot', pot, palette.terracotta, (x, y, z))

    def point(a, b):
        angle, round_top = a * math.tau, math.sqrt(max(0, 1 - max(0, (b - .62) / .38) ** 2))
        reach = radius * round_top * (.88 + .12 * b) * (1 - .17 * (.5 - .5 * math.cos(angle * ribs)))
        return Vector((x + reach * math.cos(angle), y + reach * math.sin(angle), z + .06 + height * b)), (a, b)
    grid('cactus', point, ribs * 10, 24, plain('cactus', (.085, .135, .065), .55, bump=(160, .3, .003)))


def books_and_cup(x, y, z):
    """Three books with their spines to the room, under a cup."""
    def pile():
        top = study.stack(0, 0, z, 3, 5)
        cup(.02, 0, top, glaze('cup', (.62, .58, .50), .3, .12), .9)
    moved(pile, x, y, math.pi)


def empty_bowl(x, y, z):
    bowl(x, y, z, glaze('bowl', (.16, .22, .23), .28, .35), .085)
