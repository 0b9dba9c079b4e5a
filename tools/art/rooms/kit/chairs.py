"""A wing chair in cloth and an easy chair with a wooden frame."""
import math

from mathutils import Vector

from .materials import palette
from .shapes import box, lathe, rounded_loop, smooth_profile
from .stuffed import padded, piping, stuffed_cushion

LEG = [(0, 0), (.013, 0), (.015, .012), (.020, .03), (.022, .09), (.019, .12), (.028, .14), (.030, .16), (.024, .18), (.030, .20), (0, .20)]


def beam(name, start, end, width, thick, material):
    """Bar from `start` to `end`, `width` across x."""
    along = Vector(end) - Vector(start)
    tilt = -math.atan2(along.y, along.z)
    return box(name, (Vector(start) + Vector(end)) / 2, (width, thick, along.length), material, .005, rotation=(tilt, 0, 0))


def upright(loop):
    return [Vector((point.x, 0, point.y)) for point in loop]


def barrel(point):
    """Sides come forward, the top is a soft bow."""
    share = (point.x / .32) ** 2
    point.y -= .075 * share
    if point.z > 0:
        point.z -= .055 * share * (point.z / .4)
        point.x *= 1 - .04 * (point.z / .4) ** 2
    return point


def rolled_arm(side):
    def warp(point):
        rise = max(0, min(1, (point.z + .02) / .14))
        swell = rise * rise * (3 - 2 * rise)
        point.x = point.x * (1 + .30 * swell) + side * .030 * swell
        point.z -= .030 * swell * max(0, -point.y / .36) ** 2
        return point
    return warp


def wing(side):
    def warp(point):
        low = max(0, (.02 - point.z) / .36)
        front = max(0, -point.y / .17)
        point.y += .05 * front * low ** 1.2 + .07 * front * max(0, (point.z - .15) / .2) ** 2
        point.x += side * .035 * front
        return point
    return warp


def wing_chair(cloth, trim):
    padded('rail', (0, .02, .265), (.70, .70, .15), cloth, .03, (0, .006, 0), .002, seed=1)
    piping('rail-piping', rounded_loop(.70, .70, .03), trim, (0, .02, .205))
    padded('seat', (0, -.045, .415), (.575, .66, .17), cloth, .05, (0, .016, .042), .005, seed=2)
    for dz in (.066, -.066):
        piping('seat-piping', rounded_loop(.575, .66, .05), trim, (0, -.045, .415 + dz))
    lean = (-.20, 0, 0)
    padded('back', (0, .325, .76), (.64, .17, .82), cloth, .06, (0, .05, .02), .006, lean, 3, barrel)
    piping('back-piping', [point + Vector((0, -.082, 0)) for point in upright(rounded_loop(.60, .78, .07))], trim, (0, .325, .76), lean, barrel)
    for side in (-1, 1):
        turn = (-.16, side * .05, side * -.10)
        padded('wing', (side * .325, .185, .80), (.095, .34, .70), cloth, .045, (.010, 0, 0), .0015, turn, 6 + side, wing(side))
        arm = (side * .355, -.005, .40)
        padded('arm', arm, (.115, .73, .40), cloth, .05, (.008, .008, 0), .0014, seed=9 + side, warp=rolled_arm(side), outside=side)
        for end in (-1, 1):
            lathe('leg', smooth_profile(LEG, 4), palette.walnut, (side * .29, .02 + end * .28, 0), segments=32)


def easy_chair(cushion_cloth, wood):
    """Low chair on splayed legs with flat arms, after the chairs of Chandigarh."""
    for side in (-1, 1):
        x = side * .30
        beam('front-leg', (x, -.38, 0), (x, -.10, .555), .032, .055, wood)
        beam('back-leg', (x, .34, 0), (x, .02, .555), .032, .055, wood)
        beam('post', (x * .93, -.34, .33), (x * .93, .28, .27), .028, .05, wood)
        beam('stile', (x * .93, .20, .24), (x * .93, .46, .86), .028, .045, wood)
        box('arm', (side * .315, -.06, .57), (.085, .66, .026), wood, .010)
    for y, z in ((-.33, .33), (.46, .86), (.27, .40)):
        box('cross', (0, y, z), (.56, .04, .03), wood, .008)
    stuffed_cushion('seat', (0, -.05, .375), .55, .60, cushion_cloth, (-.10, 0, 0), cushion_cloth, .07, 0, .14, 3)
    stuffed_cushion('back', (0, .29, .635), .54, .56, cushion_cloth, (math.radians(68), 0, 0), cushion_cloth, .08, .012, .14, 4)
