import math

import bpy
from kit import cane, decor, tableware
from kit.furniture import moved
from kit.drapery import hang_curtain, rings, track
from kit.light import area, sun, world
from kit.materials import fabric, palette, plain
from kit.views import balcony, garden_view, glazed_door, view
from kit.plants import potted_plant
from kit.shell import left_window, rod, room, wall as upright_wall
from kit.softs import runner
from kit.sheers import hang_sheer, look_through, veil
from kit.surfaces import surface

LEFT, RIGHT, DEPTH, HEIGHT = -3.6, 2.7, 6.4, 2.95
DOOR = (-1.62, 1.72, 2.52)
POLE_OUT = .21
SIDE_WINDOW = (-4.4, -.75, .02, 2.80)
POLE = 2.66


def lay_table(x, y, top):
    glaze, dark = tableware.stoneware('cream-glaze', (.72, .66, .56)), tableware.stoneware('indigo-glaze', (.035, .06, .13))
    runner(x, y - .9, y + .85, top, .38, .2, fabric('runner', (.62, .55, .43), scale=260, variation=.2), seed=3)
    tableware.fruit_bowl(x - .02, y + .28, top + .006, glaze)
    decor.vase(x + .10, y + .66, top + .006, dark, .82)
    tableware.branches(x + .10, y + .66, top + .19, plain('olive-leaf', (.10, .15, .05), .45), 6, .46, 5)
    served = tableware.plates(x - .33, y + .18, top, dark, 2)
    tableware.plates(x - .33, y + .18, served - .004, glaze, 1)
    tableware.cup(x - .30, y + .50, top, glaze)


def hang_drapes():
    drape = surface('curtain', .72, (3.4, 2.62), translucent=.14, tile=.7)
    sheer = surface('sheer', .86, (2.4, 2.60), translucent=.62, sheer=.22, tile=.7)
    top = POLE - .035
    rod((-2.12, -POLE_OUT, POLE), (2.10, -POLE_OUT, POLE), [(x, -POLE_OUT / 2, POLE) for x in (-2.08, .13, 2.06)])
    for x, width, folds, seed in ((-2.06, 1.62, 8, 3), (.72, 1.32, 6, 17)):
        hang_curtain('curtain', width, top - .01, 'pencil', drape, (x, -POLE_OUT, top), seed, 2.05, folds=folds, loose=1.9, rounded=1)
        rings(x, -POLE_OUT, POLE, width, folds + 1, palette.brass)
    for x, width, folds, seed in ((-1.62, 1.46, 12, 9), (.44, 1.10, 9, 4)):
        hang_curtain('sheer', width, top - .035, 'pencil', sheer, (x, -.055, top - .025), seed, 1.5, 700, folds, 1.2)


def hang_sheers():
    top, width, drop, folds = POLE - .016, 2.06, POLE - .020, 14
    length = width * 2.6
    cloth = veil('sheer', .92, length, drop)
    track(-2.10, 2.08, -POLE_OUT, POLE, palette.brass)
    for x, seed in ((-2.06, 9), (-.005, 4)):
        hang_sheer(width, drop, folds, cloth, (x, -POLE_OUT, top), seed, length)


def build(variant):
    """`sheer`: closed sheers as the product, without drapes."""
    wall = surface('wall', .70, (RIGHT - LEFT, HEIGHT), planar=True, bump=(7, .35, .012), tile=.9)
    x0, x1, top = DOOR
    floor = tableware.tiles('clay-tiles', (.25, .105, .055), (.37, .175, .095), .30)
    room(LEFT, RIGHT, DEPTH, HEIGHT, wall, back_hole=(x0 - LEFT, x1 - LEFT, .01, top), left_hole=SIDE_WINDOW, floor=floor)
    upright_wall('front', (RIGHT, -DEPTH, 0), (-1, 0, 0), RIGHT - LEFT, HEIGHT, palette.side)
    left_window(LEFT, *SIDE_WINDOW)
    glazed_door(x0, x1, top, leaves=3, panel=.30)
    balcony(-4, 5)
    potted_plant((.85, .9, 0), palette.terracotta, .75, 12, (.16, .28), 4, .26, (.26, .36))
    view(garden_view(11 / 6.4), (-5.4, 7, -1.9), 11, 6.4, 3.6 if variant == 'sheer' else 2.9)

    if variant == 'sheer':
        hang_sheers()
    else:
        hang_drapes()

    weave = cane.cane()
    cane.table(1.62, -2.85, 1.0, 1.9)
    lay_table(1.62, -2.85, .75)
    moved(lambda: cane.chair(weave), .86, -2.45, math.radians(100))
    moved(lambda: cane.chair(weave), 1.62, -1.32, math.radians(-10))
    cane.dome_lamp(1.62, -2.65, 1.84, HEIGHT)
    decor.vase(-2.30, -.46, 0, palette.terracotta, 2.0)
    tableware.branches(-2.30, -.46, .46, plain('dry-leaf', (.22, .17, .07), .6), 6, .95, 2, .07)

    world(.9, (.90, .95, 1))
    if variant == 'sheer':
        sun(64, 232, 7, .35, (1, .98, .96))
        door, side, fill = 60, (150, (1, .985, .965)), (100, (1, .985, .965))
    else:
        sun(78, -62, 7, .02, (1, .85, .66))
        door, side, fill = 110, (120, (1, .97, .92)), (22, (1, .95, .9))
    area('door', ((x0 + x1) / 2, .5, 1.25), (-90, 0, 0), x1 - x0, top, door, (1, .99, .96))
    area('side', (LEFT + .05, -2.4, 1.5), (0, -90, 0), 2.6, 3.2, *side)
    area('fill', (.9, -6.2, 1.9), (80, 0, 0), 4, 2.2, *fill)
    lights = [look_through(bpy.data.objects['view'])] if variant == 'sheer' else []
    return dict(lights=lights, camera=dict(location=(-.36, -5.2, 1.32), rotation=(math.pi / 2, 0, math.radians(-4)), lens=36, shift_y=-.022))
