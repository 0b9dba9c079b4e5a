import math

from kit import blinds, kitchen, vessels, window_blinds
from kit.casement import casement, grille, teak
from kit.furniture import moved
from kit.light import area, sun, world
from kit.materials import fabric, palette
from kit.shapes import box, grid
from kit.shell import wall as upright
from kit.surfaces import REGISTRY, surface
from kit.views import garden_view, view
from kit.yardage import cascade
from mathutils import Vector

LEFT, RIGHT, DEPTH, HEIGHT = -2.2, 2.3, 4.8, 2.8
WINDOW = (-.84, .84, 1.17, 2.30)
SIDE_WINDOW = (-2.9, -.6, .9, 2.74)
TOP, DROP = .90, .82
TILED = 1.56


def shell(wall):
    x0, x1, z0, z1 = WINDOW
    upright('back', (LEFT, 0, 0), (1, 0, 0), RIGHT - LEFT, HEIGHT, wall, (x0 - LEFT, x1 - LEFT, z0, z1))
    upright('left', (LEFT, -DEPTH, 0), (0, 1, 0), DEPTH, HEIGHT, palette.side)
    upright('right', (RIGHT, -DEPTH, 0), (0, 1, 0), DEPTH, HEIGHT, palette.side, (SIDE_WINDOW[0] + DEPTH, SIDE_WINDOW[1] + DEPTH, *SIDE_WINDOW[2:]))
    for name, z, material in (('floor', 0, palette.floor), ('ceiling', HEIGHT, palette.ceiling)):
        grid(name, lambda a, b, z=z: (Vector((LEFT + (RIGHT - LEFT) * a, -DEPTH * b, z)), (a, b)), 1, 1, material, smooth=False)
    for y in (SIDE_WINDOW[0], -1.4, SIDE_WINDOW[1]):
        box('side-post', (RIGHT + .04, y, 1.82), (.05, .05, 1.84), palette.trim, .004)
    for left, right, low, high in ((LEFT, RIGHT, TOP, z0 - .03), (LEFT, x0 - .04, z0 - .03, TILED), (x1 + .04, RIGHT, z0 - .03, TILED)):
        kitchen.tiles(left, right, low, high)


def shelf(x0, x1, z):
    box('shelf', ((x0 + x1) / 2, -.1, z - .016), (x1 - x0, .19, .032), teak(), .006)
    for x in (x0 + .08, x1 - .08):
        box('bracket', (x, -.085, z - .045), (.014, .15, .012), palette.brass, .003)
        box('bracket', (x, -.008, z - .075), (.014, .012, .09), palette.brass, .003)


def dress():
    shelf(-1.75, -.96, 1.66)
    for x, content, fill in ((-1.30, (.55, .20, .06), .72), (-1.16, (.60, .47, .20), .55), (-1.02, (.20, .22, .09), .8)):
        vessels.jar(x, -.1, 1.66, content, fill, .052, .16)
    shelf(-1.75, -.96, 2.02)
    vessels.dabba(-1.32, -.1, 2.02, .07, .16)
    vessels.dabba(-1.16, -.1, 2.02, .06, .12)
    vessels.dabba(-1.03, -.1, 2.02, .048, .10, palette.aged_brass)
    vessels.hanging_rail(.98, 1.40, 1.96, palette.aged_brass)
    for x, seed, size in ((-.58, 2, .042), (-.43, 5, .055), (.62, 8, .05)):
        vessels.herb(x, .03, WINDOW[2] + .005, seed, size=size)
    kitchen.sink(.05, -.33, TOP)
    kitchen.tap(.05, -.10, TOP, palette.brass)
    granite = kitchen.stone('granite', (.02, .02, .02), (.09, .09, .088), 40, .5)
    vessels.mortar(-.60, -.30, TOP, granite)
    box('board', (-1.02, -.055, TOP + .19), (.27, .02, .38), palette.pale_wood, .009, 4, (-.13, .03, 0))
    box('board', (-.84, -.075, TOP + .14), (.24, .018, .28), palette.walnut, .008, 4, (-.17, -.02, 0))
    vessels.bowl_of_fruit(-.96, -.30, TOP)
    vessels.matka(1.03, -.27, TOP, 1.02)
    vessels.dabba(.76, -.34, TOP, .075, .10)
    vessels.dabba(.76, -.34, TOP + .106, .058, .085)
    cascade(.47, -.42, -.62, TOP, .26, .3, fabric('towel', (.60, .50, .36), scale=220, variation=.3), folds=1.4, seed=3)


def hang(kind, cloth, x0, x1, top):
    if kind == 'roman':
        REGISTRY['blind']['size'][1] = round(window_blinds.roman_stack(x0, x1, top, DROP, cloth), 3)
    else:
        blinds.roller(x0, x1, top, DROP, cloth)


def build(variant):
    """`roman` hangs a roman blind instead of a roller."""
    x0, x1, z0, z1 = WINDOW
    edge0, edge1 = x0 + .035, x1 - .035
    wall = surface('wall', .68, (RIGHT - LEFT, HEIGHT), bump=(8, .1, .02), planar=True, tile=.9)
    cloth = surface('blind', .74, (round(edge1 - edge0, 3), DROP), translucent=.07, planar=variant == '', tile=.6)
    shell(wall)
    casement(x0, x1, z0, z1, kitchen.stone('sill', (.40, .37, .32), (.58, .55, .49), 9))
    grille(x0, x1, z0, z1 - .02)
    moved(lambda: hang(variant, cloth, edge0, edge1, z1 - .02), 0, .115)
    kitchen.counter(LEFT, RIGHT, TOP, kitchen.stone('kota', (.17, .185, .165), (.34, .35, .315), 6))
    dress()

    view(garden_view(5.6 / 3.6, mirrored=True), (-2.9, 3.2, -.75), 5.6, 3.6, 2.5)
    world(.36, (.94, .97, 1))
    sun(50, 147, 8.5, .018, (1, .91, .77))
    area('outside', (0, .75, 1.7), (-90, 0, 0), 1.6, 1.1, 14, (.95, .98, 1))
    area('skylight', (-.5, -.95, 2.72), (-8, 8, 0), 2.6, .7, 46, (1, .985, .96))
    area('window', (RIGHT - .1, -1.6, 1.95), (0, 80, -8), 1.4, 1.8, 55, (.98, .985, 1))
    area('fill', (-1.0, -4.4, 1.9), (80, 0, -12), 3.2, 2.2, 11, (1, .97, .93))
    return dict(camera=dict(location=(-.28, -3.35, 1.5), rotation=(math.pi / 2, 0, math.radians(-4)), lens=46, shift_y=.036))
