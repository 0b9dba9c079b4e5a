"""Parts of an entrance hall: an arched opening in a papered wall, a console table, small things."""
import math

from mathutils import Vector

from .furniture import knob
from .materials import palette
from .shapes import box, grid, lathe, mesh, ring, smooth_profile, tube


def arched_wall(left, right, height, outline, material, thickness=.24, band=.075, stone=None):
    """Wall on y=0 with uv in metres; `outline` runs from the left foot of the opening over its crown to the right foot."""
    vertices, faces, uvs = [], [], []

    def quad(*corners):
        faces.append(tuple(range(len(vertices), len(vertices) + 4)))
        for x, z in corners:
            vertices.append(Vector((x, 0, z)))
            uvs.append((x - left, z))
    first, last = outline[0][0], outline[-1][0]
    for a, b in ((left, first), (last, right)):
        quad((a, 0), (b, 0), (b, height), (a, height))
    for (x0, z0), (x1, z1) in zip(outline[1:], outline[2:-1]):
        if x1 - x0 > 1e-6:
            quad((x0, z0), (x1, z1), (x1, height), (x0, height))
    mesh('back', vertices, faces, material, uvs, smooth=False)
    middle, half = (first + last) / 2, (last - first) / 2
    grow, rows = 1 + band / half, len(outline) - 1
    top = max(z for _, z in outline)

    def surround(a, b):
        x, z = outline[round(b * rows)]
        depth = (thickness, -.012, -.022, -.022, -.012, 0)[round(a * 5)]
        share = (0, 0, .12, .88, 1, 1)[round(a * 5)]
        wide = 1 + (grow - 1) * share
        return Vector((middle + (x - middle) * wide, depth, z * (1 + share * band / top if z > 0 else 1))), (a, b)
    item = grid('surround', surround, 5, rows, stone)
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, .5


def round_arch(x0, x1, spring, steps=40):
    half = (x1 - x0) / 2
    turn = [(x0 + half - half * math.cos(math.pi * k / steps), spring + half * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
    return [(x0, 0)] + turn + [(x1, 0)]


LEG = [(0, 0), (.018, 0), (.021, .01), (.015, .03), (.019, .05), (.013, .07), (.016, .10), (.024, .30), (.026, .40), (.018, .46),
       (.027, .485), (.027, .50), (.016, .52), (.024, .545), (.024, .56), (0, .56)]


def console(x, wall_y, width=1.4, depth=.36, height=.80):
    """Turned legs, two drawers, a low shelf; returns the middle of its depth."""
    wood, y = palette.sheesham, wall_y - .03 - depth / 2
    box('console-top', (x, y, height - .016), (width, depth, .032), palette.walnut, .009)
    box('console-apron', (x, y, height - .10), (width - .10, depth - .06, .13), wood, .004)
    for side in (-1, 1):
        box('drawer', (x + side * (width - .16) / 4, y - depth / 2 + .026, height - .10), ((width - .22) / 2, .02, .105), wood, .006)
        knob(x + side * (width - .16) / 4, y - depth / 2 + .018, height - .10)
        for end in (-1, 1):
            spot = (x + side * (width / 2 - .065), y + end * (depth / 2 - .055))
            box('block', (*spot, height - .10), (.058, .058, .145), wood, .005)
            lathe('console-leg', smooth_profile([(r, h * (height - .17) / .56) for r, h in LEG], 3), wood, (*spot, 0), segments=32)
    box('shelf', (x, y, .15), (width - .08, depth - .05, .022), wood, .006)
    return y


def bowl(x, y, z, material, radius=.11):
    profile = [(0, 0), (.42, 0), (.44, .04), (.40, .07), (.72, .22), (.94, .46), (1, .60), (.96, .61), (.88, .47), (.6, .2), (0, .14)]
    lathe('bowl', [(r * radius, h * radius) for r, h in smooth_profile(profile)], material, (x, y, z))


def keys(x, y, z):
    ring('key-ring', (x, y, z + .003), .016, .0014, palette.brass, steps=24)
    for index, turn in enumerate((.4, 1.1, 1.7)):
        along = Vector((math.cos(turn), -math.sin(turn), 0))
        bow = Vector((x, y, z + .003 + .002 * index)) + along * .026
        ring('key-bow', bow, .010, .002, palette.aged_brass, steps=20)
        tube('key-shaft', [bow + along * .010, bow + along * .05], .0021, palette.aged_brass)
        bit = bow + along * .043 + Vector((along.y, -along.x, 0)) * .005
        box('key-bit', bit, (.008, .008, .0025), palette.aged_brass, .0005, rotation=(0, 0, -turn))


def umbrella_stand(x, y, cloth, material, height=.46):
    """Tall pot with a rolled umbrella."""
    pot = [(0, 0), (.105, 0), (.115, .02), (.125, .24), (.118, .43), (.125, height), (.115, height), (.108, .40), (.11, .05), (0, .04)]
    lathe('stand', smooth_profile(pot, 4), material, (x, y, 0))
    rolled = lathe('umbrella', [(0, 0), (.006, .02), (.016, .08), (.034, .35), (.030, .50), (.014, .60), (.009, .64)], cloth, (x + .03, y - .02, .10))
    rolled.rotation_euler = (0, .09, 0)
    hook = [Vector((0, 0, .62 + .024 * k)) for k in range(8)]
    hook += [Vector((.04 - .04 * math.cos(.35 * k), 0, .79 + .045 * math.sin(.35 * k))) for k in range(1, 11)]
    handle = tube('handle', hook, .010, palette.walnut, location=(x + .03, y - .02, .10))
    handle.rotation_euler = (0, .09, 0)
