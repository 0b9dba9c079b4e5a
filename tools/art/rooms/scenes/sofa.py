"""A linen sofa with cushions of the cloth, in the sun of a window on the left."""
import math

from kit.finishes import limewash, mottle, woven_cloth
from kit.foliage import branches
from kit.light import area, sun, world
from kit.linen_sofa import back_cushions, cushions, sofa, throw
from kit.materials import palette
from kit.shapes import box, grid
from kit.shell import wall as plain_wall
from kit.surfaces import crumple, surface
from mathutils import Vector

WALL = .20
WINDOW_X = -2.1


def window_bars():
    """The window's bars and a branch outside it, only for their shadows."""
    for y in (-2.2, -1.45, -.70, .05):
        box('bar', (WINDOW_X, y, 1.7), (.05, .055, 2.4), palette.trim, 0)
    for z in (.75, 1.42, 2.02, 2.62):
        box('bar', (WINDOW_X, -1.0, z), (.05, 2.6, .05), palette.trim, 0)
    plain_wall('side', (WINDOW_X, -6, 0), (0, 1, 0), 6.2, 2.9, limewash('side', (.70, .66, .60)), (3.8, 6.05, .72, 2.64))
    branches((WINDOW_X + .45, -.42, 1.2), 1.15, 6, .42, palette.leaf, (.13, .055), 18, .25, seed=2)


def build(variant):
    cloth = crumple(surface('fabric', .70, (.6, .6), weave=130, tile=.4))
    partner = crumple(surface('fabricB', .70, (.56, .52), weave=130, tile=.3))
    paint = mottle(surface('wall', .70, (6, 2.8), planar=True, tile=.9))
    linen = crumple(woven_cloth('linen', (.50, .465, .41), thread=.0030, contrast=.5), .022)
    plain_wall('back', (-3, WALL, 0), (1, 0, 0), 6, 2.8, paint)
    plain_wall('right', (2.6, -5, 0), (0, 1, 0), 5.2, 2.8, limewash('lime', (.70, .65, .57)))
    grid('floor', lambda a, b: (Vector((-3 + 6 * a, WALL - 5 * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)
    furniture = sofa(linen, [(-.60, -.48, .30, .020), (.52, -.46, .28, .018), (-.20, -.66, .25, .020), (.40, -.72, .25, .016)])
    rests = back_cushions(linen, furniture)
    cushions(cloth, partner, crumple(woven_cloth('flax', (.35, .29, .215), thread=.0032, contrast=.6)), woven_cloth('trim', (.58, .53, .44)), furniture + rests)
    throw(woven_cloth('wool', (.30, .31, .26), 'herringbone', .006, .6), -.62)
    window_bars()

    world(.22, (.80, .89, 1))
    sun(64, -73, 7.0, .022, (1, .87, .70))
    area('window', (WINDOW_X + .1, -1.1, 1.6), (0, -90, 0), 1.8, 2.0, 46, (.86, .93, 1))
    area('fill', (1.4, -3.4, 1.7), (76, 0, 22), 2.2, 1.8, 9, (1, .95, .90))
    yaw = .207
    return dict(camera=dict(location=(.59, -3.02, 1.20), rotation=(math.radians(77.5), 0, yaw), lens=57, shift_y=.005))
