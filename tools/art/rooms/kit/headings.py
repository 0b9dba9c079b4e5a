"""Curtain panels by heading: pencil pleat, double pinch pleat, wave and eyelet."""
import math

from mathutils import Vector, noise

from .shapes import grid, ring

# Folds per metre of rail, and depth of a fold in metres
FOLDS = {'pencil': (7, .030), 'pinch': (6, .036), 'wave': (6.5, .038), 'eyelet': (5, .046)}
TAPE = {'pencil': .075, 'pinch': .085, 'wave': .0, 'eyelet': .0}


def smooth(t):
    t = max(0, min(1, t))
    return t * t * (3 - 2 * t)


def head_profile(style, phase, seed):
    """Distance towards the room of the cloth at its heading."""
    turn = phase / math.tau
    if style == 'pencil':
        return .006 * math.sin(phase * 4) + .003 * math.sin(phase * 9 + seed)
    across = (turn % 1) - .5
    return .030 * (math.exp(-((across - .055) / .035) ** 2) + math.exp(-((across + .055) / .035) ** 2)) - .004


def panel(name, width, drop, style, material, origin, seed=0, metal=None, folds=0):
    """`origin` is the top left corner of the hanging panel; u follows the cloth, v its height above the hem."""
    per_metre, depth = FOLDS[style]
    folds = folds or max(2, round(width * per_metre))
    columns, rows = folds * 26, 64
    tape = TAPE[style]

    def raw(a, b):
        fallen = b * drop
        free = 1 if tape == 0 else smooth((fallen - tape) / .34)
        phase = a * folds * math.tau
        drift = phase + smooth(fallen / .3) * free * 1.5 * noise.noise(Vector((a * 3.1 + seed * 3, b * 1.2, 5)))
        amplitude = depth * (1 + .45 * noise.noise(Vector((a * 4 + seed, b * 1.1, 0))) + .10 * b)
        fold = amplitude * (math.sin(drift) + .10 * math.sin(2 * drift + 1.1) + .14 * math.sin(drift * .5 + seed) * b)
        head = head_profile(style, phase, seed)
        y = (1 - free) * -head + free * fold
        y += .003 * free * noise.noise(Vector((a * 28 + seed, b * 7, 2)))
        x = a * width - free * .16 * amplitude * math.sin(2 * drift) + .012 * noise.noise(Vector((a * 3, b * 2, seed))) * b
        return x, y, -fallen

    lengths = [0]
    for column in range(columns):
        p, q = raw(column / columns, .5), raw((column + 1) / columns, .5)
        lengths.append(lengths[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))

    def place(x, y, z):
        return Vector((origin[0] + x, origin[1] + y, origin[2] + z))

    def point(a, b):
        x, y, z = raw(a, b)
        return place(x, y, z), (lengths[round(a * columns)], drop + z)
    grid(name, point, columns, rows, material, levels=1)
    if metal:
        hang_hardware(style, name, width, folds, place, metal)
    return lengths[-1]


def hang_hardware(style, name, width, folds, place, metal):
    """Eyelets where the cloth crosses the pole, rings above the other headings."""
    if style == 'eyelet':
        for index in range(1, folds * 2):
            ring(name + '-eyelet', place(width * index / (folds * 2), 0, -.045), .026, .0045, metal, normal='X', steps=28)
        return
    for index in range(folds):
        ring(name + '-ring', place(width * (index + .5) / folds, 0, .022), .024, .0032, metal, normal='X', steps=20)
