"""A canvas that floats in an oak frame."""
from mathutils import Vector

from .finishes import woven_cloth
from .materials import plain, wood
from .shapes import box, mesh
from .textiles import mitred_frame

GAP, RIM, DEEP, STRETCHER = .007, .013, .052, .036


def oak(axis):
    return wood('frame-' + axis, (.22, .125, .065), (.45, .29, .165), rough=.46, scale=2.6, axis=axis, pores=5)


def floating_canvas(width, height, centre_z, cloth, x=0):
    """A canvas on its stretcher with a shadow gap to its frame."""
    front = -.006 - STRETCHER
    mitred_frame(x, centre_z, width + 2 * GAP, height + 2 * GAP, RIM, -.004 - DEEP / 2, DEEP, oak('X'), oak('Z'))
    box('tray', (x, -.008, centre_z), (width + 2 * GAP, .008, height + 2 * GAP), plain('gap', (.05, .045, .04), .9), 0)
    box('stretcher', (x, front / 2 - .004, centre_z), (width, -front - .009, height), woven_cloth('canvas-edge', (.62, .58, .50), thread=.002), .0025)
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    mesh('canvas', [Vector((x + i * width / 2, front - .0012, centre_z + j * height / 2)) for i, j in corners], [(0, 1, 2, 3)], cloth,
         [((i + 1) / 2 * width, (j + 1) / 2 * height) for i, j in corners], smooth=False)
