import math

from kit import furniture
from kit.chairs import wing_chair
from kit.finishes import glaze, limewash, mottle, woven_cloth
from kit.foliage import branches, jar
from kit.hall import bowl
from kit.light import area, sun, world
from kit.materials import palette
from kit.shapes import box, grid, lathe, ring, tube
from kit.shell import wall as plain_wall
from kit.stuffed import stuffed_cushion
from kit.surfaces import add_nap, surface
from kit.textiles import rug
from mathutils import Vector

WINDOW = (-3.1, -1.2, .4, 2.5)


def brass_table(x, y, height=.52, radius=.21):
    rim = [(0, 0), (radius - .012, 0), (radius, .006), (radius + .006, .026), (radius, .028), (radius - .008, .010), (0, .008)]
    lathe('tray', rim, palette.aged_brass, (x, y, height))
    for index in range(3):
        angle = index * math.tau / 3 + .4
        out = Vector((math.cos(angle), math.sin(angle), 0))
        path = [Vector((x, y, z)) + out * spread for z, spread in ((height, .09), (height * .5, .07), (0, .18))]
        tube('table-leg', path, .009, palette.aged_brass)
    ring('table-ring', (x, y, height * .5), .068, .005, palette.aged_brass)


def cup(x, y, z, material):
    lathe('saucer', [(0, 0), (.04, 0), (.072, .012), (.071, .015), (.04, .006), (0, .005)], material, (x, y, z))
    lathe('cup', [(0, .006), (.024, .006), (.036, .03), (.041, .062), (.038, .062), (.033, .03), (0, .012)], material, (x, y, z))
    lathe('tea', [(.038, 0), (0, 0)], glaze('tea', (.16, .06, .02), .1), (x, y, z + .052))
    ring('ear', (x - .047, y, z + .036), .016, .004, material, normal='Y', steps=24)


def chair(cloth, partner, trim):
    wing_chair(cloth, trim)
    stuffed_cushion('lumbar', (.0, .055, .615), .46, .32, partner, (math.radians(66), .05, 0), trim, seed=6)


def build(variant):
    cloth = surface('fabric', .70, (1.6, 1.8), weave=130, tile=.4)
    add_nap(cloth, .70, .10, .42, (3, 3), edges=True)
    partner = surface('fabricB', .70, (.46, .32), weave=130, tile=.3)
    paint = mottle(surface('wall', .70, (6, 2.9), planar=True, tile=.9))
    lime = limewash('lime', (.72, .66, .57))
    plain_wall('back', (-3, 0, 0), (1, 0, 0), 6, 2.9, paint)
    plain_wall('right', (2.2, -6, 0), (0, 1, 0), 6, 2.9, lime, (WINDOW[0] + 6, WINDOW[1] + 6, *WINDOW[2:]))
    grid('floor', lambda a, b: (Vector((-3 + 6 * a, -6 * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)
    box('skirting', (0, -.01, .07), (6, .02, .14), palette.trim, .006)
    for share in (0, .5, 1):
        box('mullion', (2.24, WINDOW[0] + (WINDOW[1] - WINDOW[0]) * share, 1.45), (.05, .05, 2.1), palette.sheesham, .004)
    for z in (.4, 1.2, 1.9, 2.5):
        box('transom', (2.24, (WINDOW[0] + WINDOW[1]) / 2, z), (.045, 1.9, .04), palette.sheesham, .004)

    furniture.moved(lambda: chair(cloth, partner, woven_cloth('trim', (.50, .41, .29))), -.08, -.95, -.42)
    rug(.05, -1.35, 2.5, 1.5, woven_cloth('wool', (.60, .53, .42), 'herringbone', .009, .6))
    brass_table(.70, -1.10)
    cup(.66, -1.17, .53, glaze('cream', (.72, .65, .54), .25, .1))
    jar(.76, -1.02, .53, glaze('leaf-glaze', (.10, .16, .11), .3), .19, .075, .4)
    branches((.76, -1.02, .66), .34, 5, .2, glaze('olive-leaf', (.12, .16, .08), .5), (.055, .024), 16, .3, seed=4)
    furniture.floor_lamp(-.82, -.36, 1.42, watts=14)
    bowl(1.14, -.5, 0, woven_cloth('basket', (.45, .31, .17), thread=.012), .24)

    world(.22, (.86, .92, 1))
    sun(68, 62, 4.4, .025)
    area('window', (2.5, (WINDOW[0] + WINDOW[1]) / 2, 1.5), (0, 90, 0), 2.1, 1.9, 130, (1, .98, .95))
    area('fill', (-1.6, -4.6, 1.8), (78, 0, -18), 2.6, 2.0, 15, (1, .94, .87))
    return dict(camera=dict(location=(-.04, -4.55, 1.15), rotation=(math.radians(85.5), 0, 0), lens=63.5, shift_y=-.066))
