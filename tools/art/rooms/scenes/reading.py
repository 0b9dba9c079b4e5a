import math

from kit.chairs import easy_chair
from kit.finishes import glaze, limewash, terrazzo, woven_cloth
from kit.foliage import potted_tree
from kit.furniture import moved
from kit.hall import bowl
from kit.light import area, bulb, sun, world
from kit.materials import palette
from kit.shapes import box, grid, lathe, tube
from kit.shell import wall as plain_wall
from kit.surfaces import surface
from kit.textiles import rug
from mathutils import Vector

LEFT, RIGHT, HEIGHT = -3.0, 3.2, 3.3
WINDOW = (-3.2, -.75, .35, 3.05)
BOOKS = [((.50, .42, .30), (.30, .22, .036)), ((.10, .15, .22), (.27, .20, .028)), ((.40, .15, .08), (.28, .19, .044)),
         ((.62, .56, .45), (.24, .17, .022)), ((.13, .17, .12), (.25, .18, .034)), ((.55, .38, .16), (.21, .15, .026))]


def book_pile(x, y, z=0):
    for index, (colour, size) in enumerate(BOOKS):
        turn = .5 * math.sin(index * 2.1) + .3
        box('pages', (x, y, z + size[2] / 2), (size[0] - .006, size[1] - .006, size[2] - .008), palette.cotton, .001, rotation=(0, 0, turn))
        cover = woven_cloth('cover', colour, thread=.0015, contrast=.25)
        for dz in (.002, size[2] - .002):
            box('cover', (x, y, z + dz), (size[0], size[1], .004), cover, .0015, rotation=(0, 0, turn))
        spine = Vector((-math.sin(turn), math.cos(turn), 0)) * (-size[1] / 2)
        box('spine', (x + spine.x, y + spine.y, z + size[2] / 2), (size[0], .004, size[2]), cover, .0015, rotation=(0, 0, turn))
        z += size[2]
    return z


def arc_lamp(x, y, height=1.5, reach=-.34):
    lathe('lamp-foot', [(0, 0), (.13, 0), (.13, .02), (.12, .026), (0, .03)], palette.aged_brass, (x, y, 0))
    path = [Vector((x, y, .02)), Vector((x, y, height * .6))]
    turns = [k / 20 * math.pi for k in range(1, 11)]
    path += [Vector((x + reach * (1 - math.cos(turn)), y, height * (.6 + .4 * math.sin(turn)))) for turn in turns]
    tube('lamp-stem', path, .008, palette.aged_brass)
    top = path[-1]
    lathe('lamp-hood', [(.012, .06), (.03, .055), (.075, .01), (.125, -.07), (.122, -.07), (.072, .005), (.02, .045)], palette.aged_brass, top)
    bulb((top.x, top.y, top.z - .03), 7)


def build(variant):
    paint = surface('wall', .72, (RIGHT - LEFT, HEIGHT), planar=True, tile=.9)
    lime = limewash('lime', (.70, .63, .53))
    floor = terrazzo('clay-tiles', (.40, .20, .12), (((.46, .26, .17), 30, .3), ((.30, .14, .08), 55, .3)), slab=.3)
    grid('floor', lambda a, b: (Vector((LEFT + (RIGHT - LEFT) * a, -6 * b, 0)), (a, b)), 1, 1, floor, smooth=False)
    plain_wall('back', (LEFT, 0, 0), (1, 0, 0), RIGHT - LEFT, HEIGHT, paint)
    plain_wall('left', (LEFT, -6, 0), (0, 1, 0), 6, HEIGHT, lime, (WINDOW[0] + 6, WINDOW[1] + 6, *WINDOW[2:]))
    plain_wall('right', (RIGHT, -6, 0), (0, 1, 0), 6, HEIGHT, lime)
    box('skirting', ((LEFT + RIGHT) / 2, -.01, .06), (RIGHT - LEFT, .02, .12), palette.sheesham, .005)
    for share in (0, .22, .80, 1):
        box('mullion', (LEFT - .05, WINDOW[0] + (WINDOW[1] - WINDOW[0]) * share, 1.7), (.05, .05, 2.7), palette.sheesham, .004)

    potted_tree(-1.74, -.48, 1.6, 9, .55, (.22, .40), seed=6)
    moved(lambda: easy_chair(woven_cloth('indigo', (.075, .10, .17), thread=.0045), palette.oak), 1.12, -.90, -.72)
    arc_lamp(1.92, -.30, 1.5)
    top = book_pile(.42, -.62)
    bowl(.44, -.62, top, glaze('cream', (.72, .65, .54), .25, .1), .055)
    rug(.75, -1.5, 2.9, 1.5, woven_cloth('jute', (.45, .34, .21), thread=.012, contrast=.6))

    world(.22, (.72, .82, 1))
    sun(79, -56, 4.2, .09, (1, .76, .53))
    area('window', (LEFT - .3, (WINDOW[0] + WINDOW[1]) / 2, 1.5), (0, -90, 0), 2.2, 2.2, 85, (1, .90, .78))
    area('fill', (.8, -5.6, 2.0), (80, 0, 0), 3.6, 2.2, 38, (.95, .95, 1))
    return dict(camera=dict(location=(-.02, -5.3, 1.2), rotation=(math.pi / 2, 0, 0), lens=43.5, shift_y=-.032))
