import math

from kit import cane, decor, tableware
from kit.furniture import moved
from kit.headings import panel
from kit.light import area, sun, world
from kit.materials import fabric, palette, plain
from kit.views import balcony, day_view, glazed_door, view
from kit.plants import potted_plant
from kit.shell import left_window, rod, room, wall as upright_wall
from kit.softs import runner
from kit.surfaces import surface

LEFT, RIGHT, DEPTH, HEIGHT = -3.6, 2.7, 6.4, 2.95
DOOR = (-1.15, 1.45, 2.52)
SIDE_WINDOW = (-3.4, -1.3, .75, 2.5)
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
    drape = surface('curtain', .72, (3.4, 2.63), translucent=.16, tile=.7)
    sheer = surface('sheer', .86, (2.4, 2.58), translucent=.55, sheer=.34, tile=.7)
    for x, width, seed in ((-1.78, 1.36, 2), (.78, 1.12, 6)):
        panel('curtain', width, 2.63, 'pinch', drape, (x, -.15, POLE - .035), seed=seed, metal=palette.brass)
    for x, width, seed in ((-1.10, .92, 9), (.36, .60, 4)):
        panel('sheer', width, 2.58, 'wave', sheer, (x, -.035, POLE - .06), seed=seed)


def hang_sheers():
    sheer = surface('sheer', .86, (5.2, 2.63), translucent=.5, sheer=.36, tile=.7)
    for x, width, seed in ((-1.78, 1.95, 9), (.12, 1.78, 4)):
        panel('sheer', width, 2.63, 'pinch', sheer, (x, -.15, POLE - .035), seed=seed, metal=palette.brass)


def build(variant):
    """`sheer`: closed sheers as the product, without drapes."""
    wall = surface('wall', .70, (RIGHT - LEFT, HEIGHT), planar=True, bump=(7, .35, .012), tile=.9)
    x0, x1, top = DOOR
    floor = tableware.tiles('clay-tiles', (.25, .105, .055), (.37, .175, .095), .30)
    room(LEFT, RIGHT, DEPTH, HEIGHT, wall, back_hole=(x0 - LEFT, x1 - LEFT, .01, top), left_hole=SIDE_WINDOW, floor=floor)
    upright_wall('front', (RIGHT, -DEPTH, 0), (-1, 0, 0), RIGHT - LEFT, HEIGHT, palette.side)
    left_window(LEFT, *SIDE_WINDOW)
    glazed_door(x0, x1, top)
    balcony(-4, 5)
    potted_plant((.85, .9, 0), palette.terracotta, .75, 12, (.16, .28), 4, .26, (.26, .36))
    view(day_view(), (-7, 7, -2.2), 15, 9, 1.15)

    rod((-1.86, -.15, POLE), (1.98, -.15, POLE), [(x, -.075, POLE) for x in (-1.80, .2, 1.92)])
    if variant == 'sheer':
        hang_sheers()
    else:
        hang_drapes()

    weave = cane.cane()
    cane.table(.92, -2.72, 1.0, 1.9)
    lay_table(.92, -2.72, .75)
    moved(lambda: cane.chair(weave), .22, -2.05, math.radians(102))
    moved(lambda: cane.chair(weave), 1.12, -1.28, math.radians(-12))
    cane.dome_lamp(1.05, -2.55, 1.80, HEIGHT)
    decor.vase(-2.14, -.42, 0, palette.terracotta, 2.0)
    tableware.branches(-2.14, -.42, .46, plain('dry-leaf', (.22, .17, .07), .6), 6, .95, 2, .07)

    world(.9, (.90, .95, 1))
    sun(70, -48, 2.7, .05, (1, .85, .66))
    area('door', ((x0 + x1) / 2, .5, 1.25), (-90, 0, 0), x1 - x0, top, 46 if variant == 'sheer' else 30, (.95, .98, 1))
    area('side', (LEFT + .05, -1.6, 1.65), (0, -90, 0), 1.9, 1.4, 118, (1, .97, .92))
    area('fill', (.9, -6.2, 1.9), (80, 0, 0), 4, 2.2, 14, (1, .95, .9))
    return dict(camera=dict(location=(-.5, -4.9, 1.32), rotation=(math.pi / 2, 0, math.radians(-6)), lens=36, shift_y=.004))
