"""Blinds for close views: a roman blind with a crisp stack of folds, and a zebra blind with its two layers."""
import math

from mathutils import Vector

from .blinds import FRONT, chain, cup
from .materials import palette, plain, sheer_cloth
from .shapes import box, grid, lengths_along, smooth_profile, tube
from .sheers import open_weave
from .weaves import to_image, woven

FOLD = [(-.030, .000), (-.060, -.010), (-.083, -.036), (-.091, -.072), (-.083, -.104), (-.056, -.116), (-.022, -.104), (-.008, -.086)]
FOLD_PITCH, FOLD_BACK, HEM = .079, .010, .090
# Width of a thread and its hole in the open bands of a zebra blind, and how far its back layer hangs off its front layer.
MESH, SLIP = .0036, .005


def add_rod_pocket(path, z):
    """A shallow tuck over a rod: the cloth stands out and falls back."""
    path += [(FRONT, z + .009), (FRONT - .0042, z + .006), (FRONT - .0052, z), (FRONT - .0042, z - .004), (FRONT + .0012, z - .0075)]


def follow_roman(top, drop, folds):
    """Profile of the cloth from the head to the hem, and how far down it hangs flat."""
    flat = drop - folds * FOLD_PITCH - HEM
    panels = max(1, round(flat / .21))
    path = []
    for index in range(panels):
        high = top - flat * index / panels
        if index:
            add_rod_pocket(path, high)
        start, end = high - (.012 if index else 0), top - flat * (index + 1) / panels + .012
        path += [(FRONT - .009 * math.sin(math.pi * t) ** 1.2, start + (end - start) * t) for t in (step / 10 for step in range(11))]
    z = top - flat
    for fold in range(folds):
        back = FRONT + FOLD_BACK * fold
        path += [(y - 1, low) for y, low in smooth_profile([(back + dy + 1, z + dz) for dy, dz in FOLD], 4)]
        z -= FOLD_PITCH
    back = FRONT + FOLD_BACK * folds - .040
    path += [(back + .018, z + .002), (back + .004, z - .006), (back, z - .018), (back, z - .052), (back - .002, z - HEM + .004), (back, z - HEM), (back + .006, z - HEM)]
    return path, flat


def roman_stack(x0, x1, top, drop, material, folds=4):
    """Flat panels with faint lines of rods above `folds` overlapping folds; v follows the cloth. Returns the length of the cloth."""
    path, flat = follow_roman(top, drop, folds)
    lengths = lengths_along(path)
    rows, width = len(path) - 1, x1 - x0

    def point(a, b):
        index = round(b * rows)
        y, z = path[index]
        sag = .0016 * math.sin(math.pi * a) * min(1, lengths[index] / flat)
        wander = .0022 * math.sin(a * 9.4 + index * .09) * (lengths[index] > flat)
        return Vector((x0 + width * a, y + cup(a, z) * .5 + wander, z - sag)), (width * a, lengths[-1] - lengths[index])
    grid('roman', point, 48, rows, material)
    box('head', ((x0 + x1) / 2, FRONT + .024, top - .017), (width, .042, .034), palette.trim, .004)
    return lengths[-1]


def cassette(x0, x1, top, deep=.092, high=.088):
    """Closed box with rounded front edges over the roll."""
    y = FRONT + .012
    box('cassette', ((x0 + x1) / 2, y, top - high / 2 + .02), (x1 - x0, deep, high), palette.trim, .020, 6)
    box('cassette-groove', ((x0 + x1) / 2, y - deep / 2 + .0005, top - high + .038), (x1 - x0 - .004, .002, .0016), plain('groove', (.45, .44, .42), .5), 0)
    for x in (x0, x1):
        box('cassette-cap', (x, y, top - high / 2 + .02), (.006, deep + .002, high + .002), plain('cap', (.62, .61, .59), .4), .003)


def hem_rail(x0, x1, y, z, radius=.0125):
    tube('hem-rail', [Vector((x0, y, z)), Vector((x1, y, z))], radius, palette.trim)
    for x, side in ((x0, -1), (x1, 1)):
        tube('rail-end', [Vector((x, y, z)), Vector((x + side * .007, y, z))], radius * 1.06, plain('cap', (.62, .61, .59), .4))


def zebra_pair(x0, x1, top, drop, material, eye, band=.075, gap=.05, apart=.004, chain_side=1):
    """One loop of banded cloth hangs in two layers around a rail, never quite aligned; the open bands are a mesh that softens the view. Patterns on the
    back layer are laid from the eye, so that the plate stays flat."""
    bottom = top - drop
    veil = sheer_cloth('zebra-veil', .40, (.86, .85, .82))
    open_weave(veil, to_image('net', woven('plain', 32, slub=.2, seed=6)), MESH * 32, between=.95, through=.42)

    def layer(y, patterned, slip=0):
        near = (FRONT - eye[1]) / (y - eye[1])

        def strip(high, low, cloth):
            def point(a, b):
                x, z = x0 + (x1 - x0) * a, high + (low - high) * b + slip * (a - .5)
                return Vector((x, y + cup(a, z) * .6, z)), (eye[0] + (x - eye[0]) * near - x0, eye[2] + (z - eye[2]) * near - bottom)
            grid('zebra', point, 24, 2, cloth)
        z = top + slip
        while z > bottom:
            for length, cloth in ((band, patterned), (gap, veil)):
                high, low = min(z, top), max(bottom, z - length)
                if high - low > .0005:
                    strip(high, low, cloth)
                z -= length
    layer(FRONT, material)
    layer(FRONT + apart, material, SLIP)
    hem_rail(x0, x1, FRONT + apart / 2, bottom - .002, .0145)
    cassette(x0 - .008, x1 + .008, top)
    chain(x1 - .016 if chain_side > 0 else x0 + .016, top - .05, bottom - .13)
