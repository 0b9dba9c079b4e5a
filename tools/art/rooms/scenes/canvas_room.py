"""A framed canvas in a lived-in room, in morning sun: wide and square ones above a sofa, upright ones beside a chair."""
import math

from kit import furniture
from kit.chairs import easy_chair
from kit.finishes import glaze, limewash, mottle, woven_cloth
from kit.floating_canvas import floating_canvas
from kit.foliage import branches, jar, potted_tree
from kit.hall import bowl
from kit.light import area, sun, world
from kit.linen_sofa import back_cushions, cushions, sofa, throw
from kit.materials import palette, wood
from kit.shapes import box, grid
from kit.shell import wall as plain_wall
from kit.surfaces import surface
from kit.textiles import rug
from mathutils import Vector

WINDOW_X = -2.5
# Width, height, centre from the left and from the floor; height of the view and of its lower edge
SHAPES = {'wide': (1.32, .88, -.22, 1.62, 1.93, .29), 'square': (1.02, 1.02, -.20, 1.70, 2.02, .32),
          'portrait': (.96, 1.20, -.30, 1.36, 1.92, .19), 'tall': (.86, 1.29, -.30, 1.37, 1.95, .19)}


def sofa_below(partner, accent):
    linen = woven_cloth('linen', (.50, .465, .41), thread=.0030, contrast=.5)

    def seating():
        frame = sofa(linen, [(-.60, -.48, .30, .020), (.52, -.46, .28, .018), (-.20, -.66, .25, .020), (.40, -.72, .25, .016)])
        rests = back_cushions(linen, frame)
        cushions(partner, accent, woven_cloth('flax', (.35, .29, .215), thread=.0032, contrast=.6), woven_cloth('trim', (.58, .53, .44)), frame + rests)
        throw(woven_cloth('wool', (.30, .20, .13), 'herringbone', .006, .6), -.62)
    furniture.moved(seating, -.22, -.22)
    potted_tree(1.27, -.34, 1.25, 8, .45, (.19, .42), seed=6)


def chair_beside(partner):
    top = wood('bench', (.07, .033, .017), (.19, .098, .05), rough=.36, scale=1.6, pores=6)
    box('bench', (-.36, -.24, .40), (1.5, .38, .045), top, .008)
    for x in (-1.02, .30):
        box('bench-leg', (x, -.24, .19), (.05, .34, .38), top, .006)
    jar(-.92, -.24, .4225, glaze('stoneware', (.42, .36, .28), .4, .3), .24, .095, .42)
    branches((-.92, -.24, .62), .62, 6, .30, glaze('olive-leaf', (.11, .15, .075), .5), (.065, .026), 20, .3, seed=6)
    z = .4225
    for colour, size, turn in (((.14, .17, .20), (.27, .19, .030), .10), ((.42, .20, .11), (.24, .18, .024), -.12), ((.55, .48, .36), (.21, .16, .020), .04)):
        box('book', (.06, -.24, z + size[2] / 2), size, woven_cloth('cover', colour, thread=.0012, contrast=.25), .003, rotation=(0, 0, turn))
        z += size[2]
    bowl(.05, -.24, z, palette.aged_brass, .055)
    furniture.moved(lambda: easy_chair(partner, palette.oak), 1.02, -.72, -.62)
    furniture.floor_lamp(1.32, -.26, 1.55, watts=5)
    rug(.35, -1.35, 2.6, 1.4, woven_cloth('jute', (.45, .34, .21), thread=.012, contrast=.6), fringe=False)


def window(bars):
    """A window and a branch out of sight on the left, whose shadows cross the wall."""
    blind = limewash('side', (.70, .66, .60))
    plain_wall('side', (WINDOW_X, -6, 0), (0, 1, 0), 6, 3.3, blind, (3.5, 5.5, .75, 2.95))
    for y in bars:
        box('bar', (WINDOW_X, y, 1.85), (.05, .05, 2.2), blind, 0)
    for z in (1.42, 2.18):
        box('bar', (WINDOW_X, -1.5, z), (.05, 2.0, .045), blind, 0)
    branches((WINDOW_X + .5, -.75, 1.15), 1.25, 6, .42, palette.leaf, (.12, .05), 18, .22, seed=4)


def camera(width, height, x, z, seen, low):
    turn, away, aim = (math.radians(5), 4.6, .20) if height > width else (math.radians(-6), 4.6, .04)
    return dict(location=(aim + away * math.sin(turn), -away * math.cos(turn), low + seen / 2), rotation=(math.pi / 2, 0, turn), lens=36 * away / (seen * 1.6))


def build(variant):
    """Variants: wide, square, portrait, tall."""
    width, height, x, z = SHAPES[variant][:4]
    is_upright = height > width
    paint = mottle(surface('wall', .70, (6, 3.3), planar=True, tile=.9), amount=.14)
    picture = surface('canvas', .78, (width, height), planar=True, fit=True)
    partner = surface('cushionB', .70, (.6, .6), weave=130, tile=.4)
    plain_wall('back', (-3, 0, 0), (1, 0, 0), 6, 3.3, paint)
    plain_wall('right', (2.9, -6, 0), (0, 1, 0), 6, 3.3, limewash('lime', (.70, .65, .57)))
    box('skirting', (0, -.008, .05), (6, .016, .10), palette.trim, .004)
    grid('floor', lambda a, b: (Vector((-3 + 6 * a, -6 * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)
    floating_canvas(width, height, z, picture, x)
    if is_upright:
        chair_beside(partner)
    else:
        sofa_below(partner, surface('cushionA', .70, (.56, .52), weave=130, tile=.3))
    window((-2.12, -1.48, -.86))

    world(.30, (.84, .91, 1))
    sun(71, -58, 4.9, .026, (1, .88, .71))
    area('window', (WINDOW_X + .1, -1.5, 1.9), (0, -90, 0), 2.0, 1.9, 58, (.90, .95, 1))
    area('fill', (1.6, -4.6, 1.9), (80, 0, 16), 3.2, 2.4, 26, (1, .97, .94))
    return dict(camera=camera(*SHAPES[variant]))
