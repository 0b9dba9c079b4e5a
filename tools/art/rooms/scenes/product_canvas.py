"""A framed canvas above a console, in the low sun of a window on the left: the picture of a product card."""
import math

from kit.finishes import glaze, limewash, woven_cloth
from kit.floating_canvas import floating_canvas
from kit.foliage import branches, jar
from kit.hall import bowl
from kit.light import area, sun, world
from kit.materials import palette, wood
from kit.shapes import box
from kit.shell import wall as plain_wall
from kit.surfaces import add_relief, surface
from kit.weaves import to_image, woven

CONSOLE = .80
WINDOW_X = -2.0
# Width, height, distance above the console, height of the view
SHAPES = {'tall': (.62, .93, .17, 1.36), 'portrait': (.72, .90, .17, 1.33), 'square': (.82, .82, .20, 1.36), 'wide': (1.05, .70, .36, 1.58)}


def console_things(shape):
    top = wood('console', (.085, .04, .02), (.22, .115, .06), rough=.36, scale=1.6, pores=6)
    box('console', (.1, -.20, CONSOLE - .018), (2.4, .40, .036), top, .008)
    box('console-apron', (.1, -.20, CONSOLE - .10), (2.3, .34, .13), top, .004)
    left = {'wide': -.40, 'square': -.36}.get(shape, -.39)
    jar(left, -.21, CONSOLE, glaze('stoneware', (.42, .36, .28), .4, .3), .155 if shape == 'wide' else .125, .06, .42)
    branches((left, -.21, CONSOLE + .10), .34 if shape == 'wide' else .22, 5, .17, glaze('olive-leaf', (.11, .15, .075), .5), (.055, .022), 15, .3, seed=6)
    x = .30
    for index, (colour, size) in enumerate((((.14, .17, .20), (.24, .17, .026)), ((.42, .20, .11), (.20, .15, .022)))):
        box('book', (x, -.22, CONSOLE + .013 + .025 * index), size, woven_cloth('cover', colour, thread=.0012, contrast=.25), .003, rotation=(0, 0, .12 - .22 * index))
    bowl(x - .01, -.22, CONSOLE + .048, palette.aged_brass, .05)


def window_shadow():
    """A window and a branch out of sight on the left, whose shadows cross the wall."""
    blind = limewash('side', (.7, .66, .6))
    plain_wall('side', (WINDOW_X, -6, 0), (0, 1, 0), 6.2, 4.2, blind, (6 - 1.78, 6 - .70, 1.1, 3.42))
    for y in (-1.03, -1.42):
        box('bar', (WINDOW_X, y, 2.3), (.045, .045, 2.5), blind, 0)
    for z in (1.95, 2.70):
        box('bar', (WINDOW_X, -1.2, z), (.045, 1.3, .045), blind, 0)
    branches((-1.32, -.62, 1.55), .95, 5, .34, palette.leaf, (.10, .042), 18, .22, seed=4)


def build(variant):
    """Variants: tall-framed, portrait-framed, square-framed, wide-framed."""
    shape = variant.partition('-')[0]
    width, height, above, seen = SHAPES[shape]
    cloth = surface('product', .78, (width, height), planar=True, fit=True)
    add_relief(cloth, to_image('tooth', woven('plain', 48, slub=.14, seed=9)), .17, .0016, gap=.86, crest=1.05)
    plain_wall('back', (-2.6, 0, 0), (1, 0, 0), 5.2, 3.4, limewash('lime', (.60, .555, .485)))
    floating_canvas(width, height, CONSOLE + above + height / 2, cloth)
    console_things(shape)
    window_shadow()

    world(.34, (.86, .92, 1))
    sun(62, -60, 5.6, .03, (1, .90, .76))
    area('window', (WINDOW_X + .1, -1.3, 1.9), (0, -90, 0), 1.8, 1.6, 42, (.90, .95, 1))
    area('fill', (1.4, -4.2, 1.9), (80, 0, 16), 3.0, 2.4, 26, (1, .97, .94))
    turn, away = math.radians(-9), 4.2
    return dict(camera=dict(location=(away * math.sin(turn), -away * math.cos(turn), CONSOLE - .075 + seen / 2), rotation=(math.pi / 2, 0, turn), lens=36 * away / seen))
