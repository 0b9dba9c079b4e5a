"""A linen sofa with a throw over its arm and cushions at rest; its left arm is out of sight."""
import math

from mathutils import Vector, noise

from .settling import lay_cushion, press_together, sew
from .shapes import grid, lengths_along, rounded_loop, tube, upholstery
from .stuffed import welt

SEAT, FRONT = .45, -1.02
LEAN = math.radians(71)
ARM = .93


def dented(item, spots):
    """Hollows under what lies on a seat; `spots` are x, y, radius and depth."""
    for vertex in item.data.vertices:
        place = item.location + vertex.co
        if vertex.co.z > 0:
            vertex.co.z -= sum(depth * math.exp(-((place.x - x) / radius) ** 2 - ((place.y - y) / (.6 * radius)) ** 2) for x, y, radius, depth in spots)
    return item


def sofa(linen, spots):
    seats = []
    for side, centre in ((-1, -.72), (1, .31)):
        width = 1.02
        seat = upholstery('seat', (centre, FRONT / 2 - .06, SEAT - .10), (width, .94, .20), linen, .06, (0, .02, .03), 44, .010, seed=10 + side)
        seats.append(dented(seat, spots))
        for height in (.074, -.078):
            welt(seat, [Vector((point.x, point.y, height)) for point in rounded_loop(width - .002, .945, .06)], linen, .0048)
    back = upholstery('back', (-.3, .07, .50), (2.6, .17, .66), linen, .06, density=40, wrinkle=.006, seed=2)
    upholstery('base', (-.3, FRONT / 2 - .03, .20), (2.6, .98, .17), linen, .03, density=40, wrinkle=.004, seed=3)
    arm = upholstery('arm', (ARM, FRONT / 2 - .02, .42), (.22, 1.02, .46), linen, .08, (.014, 0, .022), 36, .008, seed=4)
    tube('arm-piping', [Vector((p.x, 0, p.y)) for p in rounded_loop(.20, .445, .075)], .0048, linen, location=(ARM, FRONT - .022, .42), closed=True)
    return seats + [back, arm]


def throw(material, y, width=.34):
    """A wool throw over the arm, from the seat across to the outside."""
    outline = [(ARM - .135, SEAT - .02), (ARM - .131, .58), (ARM - .105, .648), (ARM - .03, .677), (ARM + .04, .677), (ARM + .108, .645), (ARM + .135, .58), (ARM + .14, .12)]
    lengths = lengths_along(outline)

    def at(distance):
        for index in range(len(outline) - 1):
            if distance <= lengths[index + 1] + 1e-9:
                t = (distance - lengths[index]) / (lengths[index + 1] - lengths[index])
                return [outline[index][k] + t * (outline[index + 1][k] - outline[index][k]) for k in (0, 1)]
        return outline[-1]

    def point(a, b):
        along = a * lengths[-1]
        x, z = (sum(at(min(lengths[-1], max(0, along + step)))[k] for step in (-.03, -.015, 0, .015, .03)) / 5 for k in (0, 1))
        fold = .010 + .012 * math.sin(b * 16 + 2.2 * noise.noise(Vector((a * 2, b * 2, 3))))
        way = Vector((x - ARM, 0, z - .46)).normalized()
        skew = .035 * noise.noise(Vector((a * 2.3, b * .7, 1)))
        return Vector((x, y + (b - .5) * width * (1 + .12 * math.sin(a * 5)) + skew, z)) + way * (fold + .004), (along, b * width)
    item = grid('throw', point, 90, 60, material, levels=1)
    item.modifiers.new('thickness', 'SOLIDIFY').thickness = .006


def cushions(cloth, partner, plain, trim, furniture):
    def put(name, x, y, width, height, material, turn, roll, seed, lean=LEAN, **bent):
        z = SEAT + height / 2 * math.sin(lean) - .012
        return lay_cushion(name, (x, y, z), width, height, material, (lean, roll, turn), seed=seed, **bent)
    laid = [put('left', -.60, -.44, .60, .58, cloth, .13, -.03, 1, bow=-.05, twist=.010, dent=.028, at=.06, reach=.27),
            put('right', .52, -.43, .58, .56, cloth, -.20, .13, 2, bow=-.04, twist=-.02, dent=0, slump=-.030),
            put('middle', -.19, -.60, .47, .47, partner, -.10, .10, 3, lean=LEAN - .14, bow=-.03, twist=-.01, dent=.004, at=-.5, slump=.022),
            put('lumbar', .36, -.68, .46, .29, plain, -.16, .03, 4, lean=LEAN - .22, bow=-.03, twist=.008, dent=0)]
    press_together(laid, furniture)
    for item, piping in zip(laid, (trim, trim, None, plain)):
        sew(item, piping)


def back_cushions(linen, furniture):
    laid = [lay_cushion('rest', (x, -.145, SEAT + .285), .99, .60, linen, (math.radians(77), roll, 0), .10, -.03, twist, dent, .12, seed, at=at, reach=.5)
            for x, roll, twist, dent, at, seed in ((-.70, .012, .01, .003, -.3, 21), (.30, -.010, -.008, .010, .35, 22))]
    press_together(laid, furniture)
    for item in laid:
        sew(item, linen, .0048)
    return laid
