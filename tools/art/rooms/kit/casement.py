"""A deep window with a wooden frame, a stone sill and an iron grille, made for a blind inside its opening."""
from mathutils import Vector

from .materials import palette, wood
from .shapes import box, tube

DEEP = .24


def teak(axis='X'):
    return wood('teak-' + axis, (.15, .075, .034), (.33, .185, .09), rough=.42, axis=axis)


def casement(x0, x1, z0, z1, sill, panes=2, paint=None):
    """`paint` covers the wood of the frame."""
    middle, width, height = (x0 + x1) / 2, x1 - x0, z1 - z0
    lying, standing = paint or teak(), paint or teak('Z')
    deep = DEEP / 2 + .003
    for x in (x0, x1):
        box('reveal', (x, deep, (z0 + z1) / 2), (.02, DEEP, height), palette.trim, .003)
    box('reveal', (middle, deep, z1), (width, DEEP, .02), palette.trim, .003)
    box('sill', (middle, DEEP / 2 - .03, z0 - .012), (width + .08, DEEP + .07, .034), sill, .008)
    for index in range(panes + 1):
        x = x0 + .03 + (width - .06) * index / panes
        box('post', (x, DEEP - .06, (z0 + z1) / 2), (.062, .055, height), standing, .006)
        if 0 < index < panes:
            box('meeting-bead', (x, DEEP - .093, (z0 + z1) / 2), (.022, .014, height), standing, .005)
    for z in (z0 + .035, z1 - .035):
        box('rail', (middle, DEEP - .058, z), (width, .05, .07), lying, .006)


def grille(x0, x1, z0, z1, gap=.105):
    """Upright iron bars with flat bands, as on most Indian windows."""
    y, count = DEEP + .07, round((x1 - x0) / gap)
    for index in range(count + 1):
        x = x0 + (x1 - x0) * index / count
        tube('bar', [Vector((x, y, z0)), Vector((x, y, z1))], .0055, palette.black)
    for z in (z0 + .115, z1 - .04):
        box('band', ((x0 + x1) / 2, y, z), (x1 - x0, .006, .022), palette.black, .002)
