"""A sofa of three seats in use: its seats have sunk, and its cushions rest on them."""
import math

from .furniture import leg
from .linen_sofa import dented
from .settling import lay_cushion, press_together, sew
from .shapes import rounded_loop, tube, upholstery

DEPTH, ARM, SEAT = .92, .19, .485


def sofa(centre_x, wall_y, width, cloth, spots):
    """Returns the parts on which cushions rest; `spots` are hollows in the seats: x, y, radius and depth."""
    back = wall_y - .08
    upholstery('base', (centre_x, back - DEPTH / 2, .235), (width, DEPTH, .17), cloth, .035, density=40, wrinkle=.005, seed=1)
    parts = [upholstery('back', (centre_x, back - .11, .50), (width - .02, .2, .64), cloth, .06, density=40, wrinkle=.008, seed=2)]
    for side in (-1, 1):
        x = centre_x + side * (width / 2 - ARM / 2)
        parts.append(upholstery('arm', (x, back - DEPTH / 2, .40), (ARM, DEPTH + .01, .47), cloth, .07, (.014, 0, .02), 40, .008, seed=3 + side))
        for y in (back - .1, back - DEPTH + .09):
            leg(centre_x + side * (width / 2 - .1), y, .15)
    span = (width - 2 * ARM) / 3
    columns = [centre_x + span * (index - 1) for index in range(3)]
    for index, x in enumerate(columns):
        spot = (x, back - DEPTH / 2 - .06, SEAT - .085)
        seat = upholstery('seat', spot, (span - .006, DEPTH - .13, .17), cloth, .05, (0, .018, .026), 44, .010, seed=10 + index)
        parts.append(dented(seat, spots))
        for dz in (.066, -.064):
            tube('seat-piping', rounded_loop(span - .010, DEPTH - .134, .05), .0045, cloth, location=(spot[0], spot[1], spot[2] + dz), closed=True)
    rests = [lay_cushion('rest', (x, back - .315, SEAT + .225), span + .01, .47, cloth, (math.radians(76), roll, 0), .10, -.03, twist, .016, .12, seed)
             for x, roll, twist, seed in zip(columns, (.02, -.012, -.02), (.02, -.016, .01), (21, 23, 22))]
    press_together(rests, parts)
    for item in rests:
        sew(item, cloth)
    return parts + rests


def put_cushions(cushions, furniture):
    """Cushions in the order in which they were put down: x, y, width, height, cloth, piping, turn, roll, lean, dent, seed."""
    laid = []
    for x, y, width, height, cloth, _, turn, roll, lean, dent, seed in cushions:
        z = SEAT + height / 2 * math.sin(lean) - .004
        laid.append(lay_cushion('cushion', (x, y, z), width, height, cloth, (lean, roll, turn), bow=-.04, twist=.02 * (-1) ** seed, dent=dent, seed=seed))
    press_together(laid, furniture)
    for item, (_, _, _, _, _, piping, *_) in zip(laid, cushions):
        sew(item, piping)
