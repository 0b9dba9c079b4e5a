import math

from kit import decor
from kit.finishes import glaze, limewash, outdoors, terrazzo, woven_cloth
from kit.foliage import branches, jar, potted_tree
from kit.furniture import table_lamp
from kit.hall import arched_wall, bowl, console, keys, round_arch, umbrella_stand
from kit.light import area, sun, world
from kit.materials import palette
from kit.shapes import box, grid, tube
from kit.shell import wall as plain_wall
from kit.surfaces import surface
from mathutils import Vector

LEFT, RIGHT, DEPTH, HEIGHT = -3.3, 3.1, 6.4, 3.1
WINDOW = (-3.5, -1.5, .5, 2.75)
ARCH = (-2.34, -1.22, 1.62)
FAR = 3.2
DOOR = (-3.55, -2.35, 2.25)
CHIPS = [((.52, .46, .38), 20, .20), ((.34, .21, .14), 30, .09), ((.27, .27, .21), 34, .09), ((.50, .44, .36), 48, .2)]


def slab(name, x0, x1, y0, y1, z, material):
    grid(name, lambda a, b: (Vector((x0 + (x1 - x0) * a, y0 + (y1 - y0) * b, z)), (a, b)), 1, 1, material, smooth=False)


def bars(x, y0, y1, z0, z1):
    for share in (0, .25, .5, .75, 1):
        box('mullion', (x, y0 + (y1 - y0) * share, (z0 + z1) / 2), (.05, .04, z1 - z0), palette.trim, .004)
    for share in (0, .36, .72, 1):
        box('transom', (x, (y0 + y1) / 2, z0 + (z1 - z0) * share), (.045, y1 - y0, .035), palette.trim, .004)


def bright_room(lime):
    """The room behind the arch, with an open door to a balcony."""
    plain_wall('far', (-5.2, FAR, 0), (1, 0, 0), 5.4, HEIGHT, lime, (DOOR[0] + 5.2, DOOR[1] + 5.2, 0, DOOR[2]))
    plain_wall('far-left', (-5.2, .24, 0), (0, 1, 0), FAR - .24, HEIGHT, lime)
    plain_wall('far-right', (.2, .24, 0), (0, 1, 0), FAR - .24, HEIGHT, lime)
    slab('far-ceiling', -5.2, .2, .1, FAR, HEIGHT, palette.ceiling)
    for x in (DOOR[0], (DOOR[0] + DOOR[1]) / 2, DOOR[1]):
        box('frame', (x, FAR + .05, DOOR[2] / 2), (.06, .06, DOOR[2]), palette.sheesham, .006)
    for z in (.45, 1.55, DOOR[2]):
        box('frame', ((DOOR[0] + DOOR[1]) / 2, FAR + .05, z), (DOOR[1] - DOOR[0], .055, .06), palette.sheesham, .006)
    slab('balcony', -6, 1, FAR, FAR + 1.5, -.01, lime)
    for index in range(22):
        x = -4.4 + index * .12
        tube('baluster', [Vector((x, FAR + 1.3, 0)), Vector((x, FAR + 1.3, .92))], .012, palette.black)
    tube('rail', [Vector((-5, FAR + 1.3, .94)), Vector((-1, FAR + 1.3, .94))], .025, palette.sheesham)
    potted_tree(-2.28, FAR - .45, .9, 5, .3, (.15, .28), seed=9)
    view = grid('view', lambda a, b: (Vector((-9 + 10 * a, FAR + 4, -2 + 6 * b)), (a, b)), 1, 1, outdoors(2.0, 2.6), smooth=False)
    view.visible_shadow = view.visible_diffuse = False


def on_the_console(x, y, top):
    table_lamp(x + .46, y + .02, top, watts=7, base=glaze('celadon', (.20, .27, .20)), scale=1.32)
    jar(x - .44, y + .02, top, glaze('ink', (.055, .075, .12), .3), .30, .125, .34)
    branches((x - .44, y + .02, top + .2), .78, 6, .40, glaze('olive-leaf', (.11, .15, .075), .5), (.085, .034), 24, .34, seed=5)
    bowl(x - .05, y - .05, top, glaze('cream', (.66, .58, .46), .3, .12), .115)
    keys(x + .15, y - .09, top)
    decor.books(x + .05, y - .01, .161, .2)
    jar(x - .36, y, .161, glaze('clay', (.36, .17, .10), .7, .3), .27, .15, .55)
    bowl(x + .40, y, .161, woven_cloth('basket', (.45, .31, .17), thread=.012), .17)


def build(variant):
    paper = surface('wall', .72, (RIGHT - LEFT, HEIGHT), planar=True, tile=.9)
    lime = limewash('lime', (.74, .69, .60))
    stone = limewash('stone', (.68, .60, .48))
    floor = terrazzo('terrazzo', (.43, .375, .30), CHIPS)
    slab('floor', -6, RIGHT, -DEPTH, FAR, 0, floor)
    slab('ceiling', LEFT, RIGHT, -DEPTH, .1, HEIGHT, palette.ceiling)
    arched_wall(LEFT, RIGHT, HEIGHT, round_arch(*ARCH), paper, stone=stone)
    plain_wall('left', (LEFT, -DEPTH, 0), (0, 1, 0), DEPTH, HEIGHT, lime, (WINDOW[0] + DEPTH, WINDOW[1] + DEPTH, *WINDOW[2:]))
    plain_wall('right', (RIGHT, -DEPTH, 0), (0, 1, 0), DEPTH, HEIGHT, lime)
    bars(LEFT - .05, *WINDOW)
    for a, b in ((LEFT, ARCH[0] - .075), (ARCH[1] + .075, RIGHT)):
        box('skirting', ((a + b) / 2, -.011, .065), (b - a, .022, .13), stone, .006)
    bright_room(lime)

    y = console(.22, 0)
    on_the_console(.22, y, .80)
    umbrella_stand(-.86, -.2, woven_cloth('umbrella', (.07, .11, .08)), palette.aged_brass)
    potted_tree(2.2, -.62, 1.95, 11, .85, (.25, .44), seed=4)

    world(.35, (.86, .92, 1))
    sun(78, -54, 4.2, .025)
    area('window', (LEFT - .3, (WINDOW[0] + WINDOW[1]) / 2, 1.6), (0, -90, 0), 2.2, 2.0, 175, (.95, .97, 1))
    area('beyond', (-3.0, FAR - .1, 1.9), (-75, 0, 0), 1.6, 2.0, 170, (1, .95, .86))
    area('fill', (1.2, -6.2, 2.1), (80, 0, 0), 4.0, 2.2, 42, (1, .95, .89))
    return dict(camera=dict(location=(.0, -5.35, 1.22), rotation=(math.pi / 2, 0, 0), lens=36.5, shift_y=-.078))
