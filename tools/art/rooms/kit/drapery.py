"""Hanging cloth of a fixed width: at every height its folds take up the same length of cloth."""
import math

import numpy
from mathutils import Vector, noise

from .shapes import box, lathe, mesh, ring, tube

# Folds per metre of rail, height of the heading tape in metres
FOLDS = {'pencil': 5.4, 'pinch': 6.3, 'wave': 7.4}
TAPE = {'pencil': .085, 'pinch': .095, 'wave': .0}
SAMPLES = 2600
HEM = .085


def smooth(t):
    t = max(0, min(1, t))
    return t * t * (3 - 2 * t)


def wander(x, y, z=0):
    return noise.noise(Vector((x, y, z)))


def fit_length(x, side, y, length):
    """Scales the offsets `side` and `y` from the line `x` until the curve has `length`."""
    low, high = 0, 8
    for _ in range(26):
        scale = (low + high) / 2
        total = numpy.hypot(numpy.diff(x + scale * side), numpy.diff(scale * y)).sum()
        low, high = (scale, high) if total < length else (low, scale)
    return x + scale * side, scale * y


def pinched(along, count, fallen):
    """Two narrow fingers per pleat; they part above and below the stitch that holds them."""
    across = along * count % 1 - .5
    stitch = .07
    open_ = 1 + 1.1 * smooth((stitch - fallen) / stitch) ** 1.5 + .5 * smooth((fallen - stitch) / .03)
    gap, half = .075 * open_ ** .6, .036 * open_ ** .7
    fingers = sum(numpy.exp(-numpy.abs((across - side * gap) / half) ** 3) for side in (-1, 1))
    return -fingers


def section(style, count, width, fallen, drop, seed, loose=1, rounded=0):
    """Rail positions, and offsets along and away from the wall before they are fitted to the length of the cloth.
    The looser the cloth, the more its folds differ; `rounded` folds (up to 1) are columns with narrow valleys between them."""
    along = numpy.linspace(0, 1, SAMPLES)
    tape = TAPE[style]
    free = 1 if tape == 0 else smooth((fallen - tape * .8) / .42)
    low = fallen / drop
    coarse = numpy.linspace(0, 1, 160)

    def spread(frequency, rise, layer):
        values = [wander(t * count * frequency + seed * 7.3, fallen * rise, layer) for t in coarse]
        return numpy.interp(along, coarse, values)
    steady = loose * (.45 if style == 'wave' else 1)
    settled = smooth(fallen / .7)
    turn = along * count + steady * (.18 + .40 * settled) * free * spread(.55, .10, 1)
    phase = turn * math.tau
    swell = numpy.maximum(.12, 1 + steady * free * ((.55 + .55 * low) * spread(.6, .25, 2) + .35 * spread(1.1, .45, 3)))
    big = swell * (numpy.cos(phase) + .12 * free * (numpy.cos(2 * phase + spread(.5, .3, 4) * 3) + rounded * numpy.cos(2 * phase)))
    big = big + steady * .30 * free * low * spread(.5, .4, 5)
    lean = .22 * free * spread(.7, .4, 6)
    side = swell * ((.17 + .13 * rounded) * numpy.sin(2 * phase) + lean * numpy.cos(phase))
    big, side = big * free, side * free
    if style == 'pencil':
        fine = .16 if fallen < tape else .16 * math.exp(-(fallen - tape) / .10)
        gathers = along * count * 9.5 + .35 * spread(3.1, .2, 7)
        big = big + fine * numpy.cos(gathers * math.tau) * (1 + .35 * spread(4.3, .3, 8)) + .30 * (1 - free) * numpy.cos(phase)
    elif style == 'pinch':
        big = big + (1 - free) * pinched(along, count, fallen)
    ease = numpy.minimum(1, numpy.minimum(along, 1 - along) * count * 2.2)
    spread_out = 1 + .05 * smooth(low) * (style != 'wave')
    line = (along - .5) * width * spread_out + width / 2
    return line + .012 * low * spread(.2, .5, 9), side * ease, big


def heights(drop):
    """Rows are dense in the heading, where the folds change, and at the hem."""
    rows = [drop * t / 70 for t in range(71)] + [.02 * t for t in range(24)]
    rows += [drop - HEM + .004 * t for t in range(-2, 3)] + [drop - .012 * t for t in range(10)]
    return sorted({round(value, 4) for value in rows if 0 <= value <= drop})


def hang_curtain(name, width, drop, style, material, origin, seed=0, fullness=2.0, columns=900, folds=0, loose=1, rounded=0):
    """`origin` is the top left corner; u follows the cloth, v its height above the hem. Returns the number of folds."""
    count = folds or round(width * FOLDS[style])
    length, rows = width * fullness, heights(drop)
    vertices, uvs = [], []
    for fallen in rows:
        x, y = fit_length(*section(style, count, width, fallen, drop, seed, loose, rounded), length)
        run = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(numpy.diff(x), numpy.diff(y)))])
        stations = numpy.linspace(0, run[-1], columns + 1)
        above = drop - fallen
        kick = .045 * smooth(1 - above / .30) ** 2
        groove = .004 * math.exp(-((above - HEM) / .0045) ** 2)
        for station, px, py in zip(stations, numpy.interp(stations, run, x), numpy.interp(stations, run, y)):
            crumple = .0035 * smooth(fallen / .4) * wander(station * 9 + seed, fallen * 3.2, 3)
            out = kick * (1 + .8 * wander(station * 4, seed, 6))
            lift = .006 * smooth(1 - above / .12) * (1 + wander(station * 5, seed, 8))
            vertices.append(Vector((origin[0] + px, origin[1] + py + crumple + groove - out, origin[2] - fallen + lift)))
            uvs.append((float(station), above))
    stride = columns + 1
    faces = [(row * stride + column, row * stride + column + 1, (row + 1) * stride + column + 1, (row + 1) * stride + column)
             for row in range(len(rows) - 1) for column in range(columns)]
    mesh(name, vertices, faces, material, uvs, levels=1)
    return count


def rings(x0, y, z, width, count, metal, rod_radius=.014):
    """Rings that ride on a pole at height `z`, turned a little, each with a hook down to the heading."""
    radius = .026
    centre = z + rod_radius + .003 - radius
    for index in range(count):
        x = x0 + width * (index + .5) / count
        item = ring('ring', (x, y, centre), radius, .0034, metal, normal='X', steps=28)
        item.rotation_euler = (0, 0, .35 * wander(index * 1.7, 2.1))
        tube('hook', [Vector((x, y, centre - radius)), Vector((x, y + .004, centre - radius - .022))], .0018, metal)


def track(x0, x1, y, z, metal):
    """Flat rail of a wave heading; the gliders are inside."""
    box('track', ((x0 + x1) / 2, y, z), (x1 - x0, .030, .022), metal, .005)
    for x in (x0, x1):
        box('track-end', (x, y, z), (.012, .036, .028), metal, .005)
    for x in (x0 + .12, x1 - .12):
        box('track-bracket', (x, y / 2, z + .004), (.03, abs(y), .012), metal, .003)


def hold_rod(x, y, z, metal):
    """Bracket of a rod: a round plate on the wall, a stem, and a cup under the rod."""
    plate = lathe('bracket-plate', [(0, -.005), (.026, -.005), (.030, -.001), (.030, .004), (0, .004)], metal, (x, -.004, z - .012))
    plate.rotation_euler = (math.pi / 2, 0, 0)
    tube('bracket-stem', [Vector((x, -.004, z - .012)), Vector((x, y * .6, z - .014)), Vector((x, y, z - .016))], .0085, metal)
    ring('bracket-cup', (x, y, z), .0165, .005, metal, normal='X', steps=28)
