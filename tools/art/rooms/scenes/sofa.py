import math

from kit.finishes import glaze, limewash, woven_cloth
from kit.foliage import branches, jar
from kit.hall import bowl
from kit.light import area, sun, world
from kit.materials import palette
from kit.shapes import box, grid, lathe, rounded_loop, tube, upholstery
from kit.shell import wall as plain_wall
from kit.stuffed import stuffed_cushion
from kit.surfaces import surface
from mathutils import Vector

SEAT, FRONT, WALL = .45, -1.02, .18
LEAN = math.radians(70)


def sofa(linen):
    for side, centre in ((-1, -.57), (1, .41)):
        upholstery('seat', (centre, FRONT / 2 - .06, SEAT - .09), (.97, .92, .19), linen, .065, (0, .015, .03), 40, .007, seed=10 + side)
        for dz in (.07, -.07):
            tube('seat-piping', rounded_loop(.966, .918, .065), .005, linen, location=(centre, FRONT / 2 - .06, SEAT - .09 + dz), closed=True)
        stuffed_cushion('rest', (centre, -.16, SEAT + .285), .96, .64, linen, (math.radians(76), 0, 0), linen, ease=.10, dent=.02, seed=20 + side)
    upholstery('back', (-.1, .03, .52), (2.3, .16, .74), linen, .06, density=40, wrinkle=.004, seed=2)
    upholstery('base', (-.1, FRONT / 2 - .03, .20), (2.3, .98, .17), linen, .03, density=40, wrinkle=.004, seed=3)
    upholstery('arm', (1.0, FRONT / 2 - .03, .42), (.21, 1.0, .50), linen, .075, (.012, 0, .02), 34, .006, seed=4)
    tube('arm-piping', [Vector((p.x, 0, p.y)) for p in rounded_loop(.195, .485, .07)], .005, linen, location=(1.0, FRONT - .005, .42), closed=True)


def cushions(cloth, partner, trim):
    def put(name, x, y, width, height, material, turn, roll, seed, ease=.08, lean=LEAN, trim=trim):
        z = SEAT + height / 2 * math.sin(lean) - .015
        stuffed_cushion(name, (x, y, z), width, height, material, (lean, roll, turn), trim, ease, seed=seed)
    put('plain-left', -.25, -.47, .56, .58, partner, -.06, .04, 5)
    put('large-left', -.62, -.53, .60, .60, cloth, .16, -.03, 1)
    put('large-right', .47, -.50, .60, .60, cloth, -.14, .05, 2)
    put('middle', -.03, -.68, .55, .55, cloth, .05, -.06, 3, lean=LEAN - .10)
    put('lumbar', .60, -.74, .50, .31, partner, -.16, .02, 4, lean=LEAN - .14)


def build(variant):
    cloth = surface('fabric', .70, (.6, .6), weave=130, tile=.4)
    partner = surface('fabricB', .70, (.56, .52), weave=130, tile=.3)
    paint = surface('wall', .70, (6, 2.8), planar=True, tile=.9)
    linen = woven_cloth('linen', (.55, .48, .38), thread=.0042)
    plain_wall('back', (-3, WALL, 0), (1, 0, 0), 6, 2.8, paint)
    plain_wall('right', (2.6, -5, 0), (0, 1, 0), 5.2, 2.8, limewash('lime', (.70, .65, .57)))
    grid('floor', lambda a, b: (Vector((-3 + 6 * a, WALL - 5 * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)
    sofa(linen)
    cushions(cloth, partner, woven_cloth('trim', (.60, .52, .40)))

    box('tray', (-.58, -.88, SEAT + .026), (.40, .26, .014), palette.walnut, .006, rotation=(0, 0, .12))
    bowl(-.66, -.89, SEAT + .034, glaze('cream', (.70, .62, .50), .3, .12), .05)
    box('book', (-.51, -.88, SEAT + .046), (.15, .20, .024), woven_cloth('cover', (.10, .14, .20), thread=.001), .003, rotation=(0, 0, .3))
    lathe('table', [(0, .52), (.24, .52), (.25, .53), (.24, .545), (0, .545)], palette.aged_brass, (1.42, -.15, 0))
    jar(1.33, -.12, .545, glaze('indigo', (.06, .085, .15), .3), .27, .105, .36)
    branches((1.33, -.12, .74), .58, 5, .30, glaze('olive-leaf', (.11, .15, .075), .5), (.08, .032), 22, .3, seed=8)
    branches((-1.65, -.24, 1.3), 1.0, 7, .45, glaze('shadow-leaf', (.06, .1, .04), .5), (.14, .06), 20, .2, seed=2)

    world(.17, (.86, .92, 1))
    sun(66, -74, 4.6, .03)
    area('window', (-2.2, -.75, 1.35), (0, -84, -6), 1.5, 1.5, 92, (1, .97, .93))
    area('fill', (1.2, -3.2, 1.7), (76, 0, 20), 2.2, 1.8, 8, (1, .95, .88))
    return dict(camera=dict(location=(-.03, -3.15, 1.22), rotation=(math.radians(77.5), 0, 0), lens=53, shift_y=.022))
