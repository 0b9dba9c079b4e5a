"""Desk, books, lamp and cane chair of a study."""
import math
import random

from mathutils import Vector

from .casement import teak
from .furniture import knob
from .light import bulb
from .materials import fabric, palette, plain
from .shapes import box, lathe, ring, smooth_profile, tube

SPINES = [(.30, .115, .075), (.50, .41, .30), (.085, .11, .09), (.60, .56, .49), (.07, .085, .125), (.25, .175, .115), (.36, .25, .12), (.20, .21, .17)]


def desk(x, width, depth=.62, height=.76):
    top, dark = teak(), palette.walnut
    y = -.02 - depth / 2
    box('desk-top', (x, y, height - .016), (width, depth, .032), top, .009, 4)
    box('apron', (x, y, height - .085), (width - .06, depth - .05, .105), dark, .004)
    for index in range(3):
        centre = x + (index - 1) * (width - .1) / 3
        box('drawer', (centre, y - depth / 2 + .022, height - .085), ((width - .1) / 3 - .014, .02, .088), top, .005)
        knob(centre, y - depth / 2 + .01, height - .085)
    for side in (-1, 1):
        box('desk-leg', (x + side * (width / 2 - .07), y - depth / 2 + .06, height / 2 - .07), (.05, .05, height - .14), dark, .008)


def book(x, y, z, size, colour, rotation=(0, 0, 0)):
    """Cloth-bound; lies or stands by its size."""
    cover = fabric('cover', colour, scale=420, sheen=.2, variation=.16)
    box('cover', (x, y, z + size[2] / 2), size, cover, .0035, rotation=rotation)


def row_of_books(x0, x1, y, z, height, seed):
    rand, x = random.Random(seed), x0
    band = plain('gilt', (.62, .47, .24), .4, .7)
    while True:
        thick, tall, deep = rand.uniform(.018, .046), height * rand.uniform(.68, .93), rand.uniform(.15, .2)
        if x + thick > x1:
            return
        lean = rand.choice((0, 0, 0, 0, .05))
        book(x + thick / 2 + lean * tall / 2, y - rand.uniform(0, .015), z, (thick - .0015, deep, tall), rand.choice(SPINES), (0, lean, 0))
        if not lean and rand.random() < .55:
            for share in (.14, .84):
                box('gilt', (x + thick / 2, y, z + tall * share), (thick - .001, deep + .034, .004), band, .001)
        x += thick + lean * tall


def bookcase(x0, x1, shelves, seed=3, depth=.27):
    """Reaches beyond the top of the picture; `shelves` are the heights of the boards."""
    board, upright = teak(), teak('Z')
    for x in (x0 - .012, x1 + .012):
        box('upright', (x, -depth / 2 - .01, 1.3), (.026, depth, 2.6), upright, .004)
    box('case-back', ((x0 + x1) / 2, -.014, 1.3), (x1 - x0, .012, 2.6), palette.walnut, 0)
    for index, (low, high) in enumerate(zip(shelves, shelves[1:] + [shelves[-1] + .4])):
        box('shelf', ((x0 + x1) / 2, -depth / 2 - .01, low - .012), (x1 - x0, depth - .01, .024), board, .004)
        row_of_books(x0 + .015, x1 - (.02 if index % 2 else .16), -.14, low, high - low - .03, seed + index)


def stack(x, y, z, count, seed):
    rand = random.Random(seed)
    for index in range(count):
        size = (rand.uniform(.21, .27) - .012 * index, rand.uniform(.15, .19) - .008 * index, rand.uniform(.018, .036))
        turn = rand.uniform(-.16, .16)
        book(x, y, z, size, SPINES[(seed + index * 3) % len(SPINES)], (0, 0, turn))
        box('paper', (x + .003, y - .0015, z + size[2] / 2), (size[0] - .002, size[1] - .001, size[2] - .007), palette.fringe, .001, rotation=(0, 0, turn))
        z += size[2]
    return z


def desk_lamp(x, y, z, turn=0, height=.5):
    """Brass lamp with a bent neck and a dome over the desk."""
    foot = [(0, 0), (.085, 0), (.088, .006), (.084, .014), (.03, .024), (.014, .04), (.011, .07), (0, .07)]
    lathe('lamp-foot', smooth_profile(foot, 3), palette.aged_brass, (x, y, z))
    out = Vector((math.cos(turn), math.sin(turn), 0))
    base, bend = Vector((x, y, z + .05)), .11
    neck = [base, base + Vector((0, 0, height - .16))]
    neck += [base + out * bend * (1 - math.cos(a)) + Vector((0, 0, height - .16 + bend * math.sin(a))) for a in (math.pi * k / 14 for k in range(1, 13))]
    tube('lamp-neck', neck, .0075, palette.brass)
    dome = [(0, .075), (.018, .074), (.022, .06), (.05, .052), (.085, .02), (.098, -.028), (.1, -.032), (.096, -.03), (.08, .016), (.045, .044), (0, .05)]
    centre = neck[-1] + Vector((0, 0, -.055))
    lathe('lamp-dome', smooth_profile(dome, 3), palette.brass, centre)
    ring('lamp-rim', centre + Vector((0, 0, -.03)), .099, .003, palette.brass)
    bulb(centre + Vector((0, 0, -.005)), 2.2)


def cane_chair():
    """Low teak chair with cane in its back, at the origin, looking towards +y."""
    frame, tilt = teak('Z'), .2
    low, high, half = .52, .98, .25

    def back(u, v):
        return Vector((u * half, -.24 - math.sin(tilt) * v * (high - low), low + v * (high - low)))
    for side in (-1, 1):
        tube('back-post', [Vector((side * half, -.2, .05)), back(side, -.2), back(side, 1.02)], .021, frame)
        tube('front-post', [Vector((side * half, .25, .02)), Vector((side * half, .23, .66))], .019, frame)
        tube('arm', [back(side, .36), Vector((side * half, 0, .665)), Vector((side * half, .28, .66))], .018, frame)
    for v in (0, 1):
        tube('back-rail', [back(-1, v), back(1, v)], .019, frame)
    strand = plain('cane', (.66, .49, .28), .5)
    columns, rows = 26, 22
    for index in range(1, columns):
        u = index / columns * 2 - 1
        tube('cane', [back(u, 0), back(u, 1)], .0021, strand)
    for index in range(1, rows):
        tube('cane', [back(-1, index / rows), back(1, index / rows)], .0021, strand)
    for shift in range(-rows, columns, 2):
        for flip in (1, -1):
            ends = [(max(0, shift), max(0, -shift)), (min(columns, shift + rows), min(rows, columns - shift))]
            tube('cane', [back(flip * (column / columns * 2 - 1), row / rows) + Vector((0, -.002, 0)) for column, row in ends], .0017, strand)
    box('seat', (0, .02, .42), (.48, .5, .05), fabric('seat-cloth', (.30, .13, .08), scale=260, variation=.3), .022)
