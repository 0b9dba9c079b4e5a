"""Low furniture and decoration of a child's room with a window."""
import math
import random

from mathutils import Vector, noise

from .bed import drape_over_bed
from .materials import fabric, palette, plain
from .nursery import ball, basket
from .shapes import box, grid, lathe, ring, tube, upholstery

COLOURS = ((.50, .17, .09), (.62, .40, .12), (.20, .29, .21), (.10, .15, .27), (.66, .55, .42), (.42, .22, .22))


def wainscot(x0, x1, height, paint, board=.095):
    """Painted boards with a capping rail on the back wall."""
    count = round((x1 - x0) / board)
    step = (x1 - x0) / count
    for index in range(count):
        box('board', (x0 + step * (index + .5), -.010, height / 2), (step - .002, .018, height), paint, .005)
    box('capping', ((x0 + x1) / 2, -.018, height + .012), (x1 - x0, .045, .028), paint, .008)
    box('plinth', ((x0 + x1) / 2, -.020, .055), (x1 - x0, .026, .11), paint, .006)


def book_row(x, y, z, width, seed):
    """Upright picture books of uneven size, the last one leaning."""
    rand, left = random.Random(seed), x
    while left < x + width - .07:
        thick, tall = rand.uniform(.012, .034), rand.uniform(.17, .26)
        tone = plain('book', [value * rand.uniform(.8, 1.25) for value in rand.choice(COLOURS)], .55)
        box('book', (left + thick / 2, y + rand.uniform(-.015, .01), z + tall / 2), (thick, .18, tall), tone, .003)
        left += thick + .002
    lean = math.radians(13)
    box('book', (left + .045, y, z + .113), (.02, .17, .22), plain('book', COLOURS[seed % 6], .55), .003, rotation=(0, -lean, 0))


def bench_shelf(x0, x1, back, height=.42, depth=.34, fields=3):
    """Low open shelf to sit on; returns the height of its top."""
    wood, y = palette.pale_wood, back - depth / 2
    for z in (.05, height - .015):
        box('shelf-board', ((x0 + x1) / 2, y, z), (x1 - x0, depth, .03), wood, .008)
    span = (x1 - x0) / fields
    for index in range(fields + 1):
        inset = .015 if index == 0 else -.015 if index == fields else 0
        box('shelf-side', (x0 + span * index + inset, y, height / 2), (.028, depth - .012, height - .02), wood, .006)
    box('shelf-back', ((x0 + x1) / 2, back - .01, height / 2), (x1 - x0 - .02, .01, height - .04), palette.white, .002)
    book_row(x0 + .05, y - .03, .067, span - .1, 4)
    basket(x0 + span * 1.3, y - .02, .068, .145, .22)
    basket(x0 + span * 1.72, y - .01, .068, .125, .19)
    book_row(x0 + span * 2 + .04, y - .03, .067, span * .62, 9)
    return height


def bunting(start, end, sag, cloths, flags=13):
    """Cloth triangles on a slack cord."""
    start, end = Vector(start), Vector(end)
    at = lambda t: start.lerp(end, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
    tube('cord', [at(k / 40) for k in range(41)], .003, palette.straw)
    for index in range(flags):
        middle, half = (index + .5) / flags, .38 / flags

        def point(a, b, middle=middle, half=half, index=index):
            spot = at(middle + (a - .5) * 2 * half * (1 - b * .97))
            curl = .014 * math.sin(a * 4 + index * 1.7) * b + .006 * noise.noise(Vector((a * 3, b * 3, index)))
            return spot + Vector((.012 * b * math.sin(index * 2.1), -.012 + curl, -.165 * b)), (a * .16, b * .165)
        grid('flag', point, 10, 10, cloths[index % len(cloths)], levels=1)


def low_bed(x, head_y, width, length, cover, sheet):
    """Wooden child's bed, its head at the back; returns the height of the mattress."""
    wood, y = palette.pale_wood, head_y - length / 2
    for side in (-1, 1):
        box('bed-side', (x + side * (width / 2 + .015), y, .26), (.03, length, .15), wood, .01)
    for end, tall in ((head_y, .78), (head_y - length, .46)):
        box('bed-end', (x, end, tall - .10), (width + .06, .032, .20), wood, .03, 6)
        for side in (-1, 1):
            lathe('bed-post', [(0, 0), (.022, 0), (.027, .1), (.027, tall), (.02, tall + .02), (0, tall + .024)], wood, (x + side * (width / 2 + .015), end, 0), 32)
    upholstery('mattress', (x, y, .37), (width, length - .04, .17), palette.cotton, .05, (0, 0, .012), 24, .003, seed=31)
    drape_over_bed(x, width + .02, .462, head_y - .55, head_y - length + .05, .14, cover, foot_hang=False)
    drape_over_bed(x, width + .03, .462, head_y - .46, head_y - .72, .13, sheet, foot_hang=False, lift=.017, thickness=.010)
    return .462


def hobby_car(x, y, z, turn=0):
    """Painted wooden push-along car."""
    cos, sin = math.cos(turn), math.sin(turn)
    place = lambda px, py, pz: (x + px * cos - py * sin, y + px * sin + py * cos, z + pz)
    box('car-body', place(0, 0, .052), (.20, .085, .05), plain('car-red', (.48, .10, .05), .35), .022, 6, (0, 0, turn))
    box('car-cabin', place(.01, 0, .092), (.10, .07, .05), palette.pale_wood, .02, 6, (0, 0, turn))
    for px in (-.062, .062):
        for py in (-.047, .047):
            wheel = lathe('wheel', [(0, -.009), (.024, -.009), (.028, -.004), (.028, .004), (.024, .009), (0, .009)], palette.walnut, place(px, py, .028), 32)
            wheel.rotation_euler = (math.pi / 2, 0, turn)


def globe(x, y, z, radius=.10):
    sea, land = plain('sea', (.10, .22, .30), .35), plain('land', (.50, .42, .22), .6)
    ball('globe', (x, y, z + radius + .075), (radius, radius, radius), sea)
    patch = random.Random(2)
    for _ in range(9):
        way = Vector((patch.uniform(-1, 1), patch.uniform(-1, .3), patch.uniform(-.8, .8))).normalized()
        spread = patch.uniform(.25, .5)
        first = way.orthogonal().normalized()
        second = way.cross(first)

        def point(a, b, way=way, first=first, second=second, spread=spread):
            ragged = spread * b * (1 + .45 * noise.noise(Vector((math.cos(a * math.tau) * 1.5, math.sin(a * math.tau) * 1.5, way.x * 9))))
            spot = (way + (first * math.cos(a * math.tau) + second * math.sin(a * math.tau)) * ragged).normalized() * (radius + .0012)
            return Vector((x, y, z + radius + .075)) + spot, (a, b)
        grid('land', point, 30, 5, land)
    ring('meridian', (x, y, z + radius + .075), radius + .012, .004, palette.brass, normal='Y')
    lathe('globe-foot', [(0, 0), (.07, 0), (.07, .010), (.02, .022), (.012, .06), (0, .065)], palette.walnut, (x, y, z), 48)


def flag_cloths():
    return [fabric(f'flag-{index}', colour, scale=500, sheen=.2, variation=.06) for index, colour in enumerate(COLOURS[:5])]
