"""Branches with small leaves, for vases and for pots."""
import math
import random

from mathutils import Vector

from .finishes import glaze, limewash
from .materials import palette
from .shapes import lathe, mesh, smooth_profile, tube

BLADE = [(0, 0), (.22, .34), (.5, .5), (.78, .34), (1, 0)]


def blade(root, along, across, length, width, droop):
    """Vertices and faces of a leaf folded along its rib."""
    up = along.cross(across)
    ribs, vertices, faces = len(BLADE), [], []
    for t, half in BLADE:
        spine = root + along * (length * t) - up * (droop * length * t * t)
        for side in (-1, 0, 1):
            vertices.append(spine + across * (side * half * width) + up * (abs(side) * half * width * .35))
    for row in range(ribs - 1):
        for column in range(2):
            first = row * 3 + column
            faces.append((first, first + 1, first + 4, first + 3))
    return vertices, faces


def branches(base, height, stems, spread, material, leaf=(.07, .03), leaves=26, bare=.35, seed=1):
    """Stems that fan out from `base`, with leaves above their bare foot."""
    rand = random.Random(seed)
    vertices, faces = [], []
    for stem in range(stems):
        angle, rise = stem * 2.39996 + rand.uniform(-.4, .4), height * rand.uniform(.72, 1.05)
        reach, twist = spread * rand.uniform(.35, 1.1), rand.uniform(-.9, .9)
        path = []
        for step in range(17):
            t = step / 16
            turn = angle + twist * t
            bend = reach * t ** 1.8
            path.append(Vector(base) + Vector((math.cos(turn) * bend, math.sin(turn) * bend, rise * (t - .10 * t ** 4))))
        bark = palette.stem if height < 1 else palette.walnut
        tube('stem', path, .0042 * (height / .7) ** .5, bark, radii=[1.25 - .95 * k / 16 for k in range(17)])
        for index in range(leaves):
            t = bare + (1 - bare) * (index + rand.random()) / leaves
            step = min(15, int(t * 16))
            root = path[step].lerp(path[step + 1], t * 16 - step)
            stalk = (path[step + 1] - path[step]).normalized()
            around = Vector((math.cos(index * 2.4 + stem), math.sin(index * 2.4 + stem), rand.uniform(-.25, .35)))
            along = (around + stalk * rand.uniform(.3, .8)).normalized()
            across = along.cross(Vector((0, 0, 1)) + around * .3).normalized()
            size = rand.uniform(.7, 1.2) * (1.1 - .35 * t)
            new, quads = blade(root, along, across, leaf[0] * size, leaf[1] * size, rand.uniform(.05, .5))
            faces += [tuple(len(vertices) + corner for corner in quad) for quad in quads]
            vertices += new
    mesh('leaves', vertices, faces, material, levels=1)


def jar(x, y, z, material, height=.3, radius=.1, mouth=.5):
    """Hand-thrown jar with a narrow neck."""
    profile = [(0, 0), (.62, 0), (.70, .02), (.94, .26), (1, .48), (.90, .70), (mouth * 1.1, .88),
               (mouth, .94), (mouth * 1.12, 1), (mouth * .98, 1), (mouth * .86, .92), (mouth * .8, .8)]
    lathe('jar', [(r * radius, h * height) for r, h in smooth_profile(profile)], material, (x, y, z))


def potted_tree(x, y, height=1.5, stems=6, spread=.5, pot=(.21, .38), seed=3):
    radius, tall = pot
    jar(x, y, 0, limewash('clay', (.40, .20, .12)), tall, radius, .86)
    lathe('soil', [(radius * .82, 0), (0, .01)], palette.soil, (x, y, tall * .93))
    branches((x, y, tall * .9), height, stems, spread, glaze('ficus', (.055, .10, .035), .42, .35), (.13, .065), 40, .28, seed)
