"""One blind inside a deep window, seen from its right: the sun behind it lights the reveal and the sill, daylight of the room its front."""
import math

from kit import blinds, sill, vessels, window_blinds
from kit.camera import look_at
from kit.casement import teak
from kit.finishes import limewash
from kit.furniture import moved
from kit.kitchen import stone
from kit.light import area, sun, world
from kit.materials import palette, plain
from kit.nodes import link, noise_bump
from kit.shapes import box, grid, tube
from kit.shell import wall
from kit.surfaces import REGISTRY, add_relief, surface
from kit.views import garden_view, view
from kit.weaves import to_image, woven
from mathutils import Vector

LEFT, RIGHT, HEIGHT = -2.6, 2.6, 3.1
WINDOW = (-.52, .52, .80, 2.11)
# The wall is this thick up to the frame, and the blind hangs this far behind its face.
DEEP, SET_BACK = .26, .13
CORNER = .009
VIEW = look_at((0, .06, 1.46), 3.30, 67, turn=17)

SLATS = {
    'venetian': dict(pitch=.0437, slat=.05, crown=.0016, tilt=42, uneven=.05),
    'metal': dict(pitch=.0216, slat=.025, crown=.0030, thickness=.0007, tilt=60, uneven=.045),
}
GLOSS = {'venetian': (.08, .36), 'metal': (.40, .24)}
TRANSLUCENT = {'roller': .32, 'zebra': .32, 'roman': .07}

WALLS = {'roller': (.86, .80, .71), 'roman': (.74, .69, .605), 'zebra': (.83, .805, .765), 'venetian': (.78, .735, .66), 'metal': (.70, .715, .675)}


def pick_frame(kind):
    if kind == 'roman':
        return teak('Z')
    return plain('aluminium', (.055, .054, .052), .38) if kind in ('zebra', 'metal') else palette.trim


def plastered(colour):
    """Lime plaster with the marks of its trowel."""
    material = limewash('plaster', colour)
    tree = material.node_tree
    link(tree, noise_bump(tree, 6, .16, .03, 6), tree.nodes['Principled BSDF'].inputs['Normal'])
    return material


def window(x0, x1, z0, z1, plaster, frame, ledge):
    """Frame of two casements at the back of a plastered reveal with soft corners."""
    middle, width, height, deep = (x0 + x1) / 2, x1 - x0, z1 - z0, (CORNER + DEEP) / 2
    corners = [Vector(spot) for spot in ((x0 - CORNER, CORNER, z0), (x0 - CORNER, CORNER, z1 + CORNER), (x1 + CORNER, CORNER, z1 + CORNER), (x1 + CORNER, CORNER, z0))]
    for start, end in zip(corners, corners[1:]):
        tube('corner', [start, end], CORNER, plaster).data.bevel_resolution = 8
    for x in (x0 - .01, x1 + .01):
        box('reveal', (x, deep, (z0 + z1) / 2), (.02, DEEP - CORNER, height), plaster, 0)
    box('reveal', (middle, deep, z1 + .01), (width + .04, DEEP - CORNER, .02), plaster, 0)
    box('sill', (middle, DEEP / 2 - .045, z0 - .012), (width + .11, DEEP + .10, .036), ledge, .010, 4)
    y = DEEP - .03
    for x in (x0 + .024, middle, x1 - .024):
        box('post', (x, y, (z0 + z1) / 2), (.052, .055, height), frame, .006)
    for z in (z0 + .03, z1 - .026):
        box('rail', (middle, y + .001, z), (width, .05, .052), frame, .006)
    box('bar', (middle, y + .001, z0 + height * .70), (width, .05, .026), frame, .006)


def studio(hole, plaster):
    x0, x1, z0, z1 = hole
    wall('back', (LEFT, 0, 0), (1, 0, 0), RIGHT - LEFT, HEIGHT, plaster, (x0 - CORNER - LEFT, x1 + CORNER - LEFT, z0, z1 + CORNER))
    grid('floor', lambda a, b: (Vector((LEFT + (RIGHT - LEFT) * a, -4.6 * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)


def daylight(kind):
    """Sun from outside on the right; daylight of the room from the left washes over the wall, from above over the folds of a roman blind."""
    folded = kind == 'roman'
    world(.24 if folded else .28, (.95, .97, 1))
    sun(57, 142, 7.4, .036, (1, .90, .76))
    area('skylight', (-.7, -.85, 3.05), (-10, 10, 0), 2.6, .7, 46 if folded else 26, (1, .985, .96))
    area('window', (-2.5, -2.0, 1.9), (0, -78, 40), 1.4, 1.7, 36 if folded else 56, (1, .985, .96))
    area('fill', (1.5, -4.0, 1.5), (86, 0, 20), 3.0, 2.4, 12, (1, .975, .945))
    area('outside', (0, .75, 1.6), (-90, 0, 0), 1.3, 1.5, 15, (.95, .98, 1))


def hang(kind, x0, x1, top, cloth):
    x, y, z = VIEW['location']
    eye = (x, y - SET_BACK, z)
    if kind == 'roman':
        REGISTRY['product']['size'][1] = round(window_blinds.roman_stack(x0, x1, top, 1.02, cloth), 3)
    elif kind == 'zebra':
        window_blinds.zebra_pair(x0, x1, top, 1.03, cloth, eye, chain_side=-1)
    elif kind == 'roller':
        blinds.roller(x0, x1, top, .99, cloth, eye=eye, chain_side=-1)
    else:
        blinds.venetian(x0, x1, top, WINDOW[2] + .10, cloth, **SLATS[kind])
        pale, dark = plain('wand', (.66, .65, .63), .25), plain('tassel', (.20, .165, .13), .6)
        blinds.wand(x0 + .055, top - .05, .62, pale if kind == 'metal' else dark)
        if kind == 'venetian':
            blinds.lift_cords(x1 - .075, top - .05, .74, dark, dark)


def dress_sill(kind, z):
    """Something else beside every kind of blind, so that cards do not repeat; the metal one stays bare."""
    if kind == 'roller':
        vessels.herb(.33, .02, z, 3, .046)
    elif kind == 'zebra':
        sill.books_and_cup(.30, .04, z)
    elif kind == 'roman':
        sill.empty_bowl(.27, 0, z)
    elif kind == 'venetian':
        sill.cactus(.36, -.035, z)


def build(variant):
    """Variants: roller, roman, zebra, venetian (wooden slats), metal (narrow slats)."""
    x0, x1, z0, z1 = WINDOW
    edge0, edge1, top = x0 + .016, x1 - .016, z1 - .022
    if variant == 'roller':
        edge0, edge1 = x0 + .030, x1 - .030
    plaster = plastered(WALLS[variant])
    ledge = stone('ledge', (.40, .37, .32), (.58, .55, .49), 9) if variant in ('roman', 'metal') else palette.counter_wood
    studio(WINDOW, plaster)
    window(*WINDOW, plaster, pick_frame(variant), ledge)
    cloth = surface('product', .74, (round(edge1 - edge0, 3), 1.4 if variant in SLATS else 1.03), translucent=TRANSLUCENT.get(variant, 0),
                    planar=variant in ('roller', 'zebra'), tile=.5, gloss=GLOSS.get(variant))
    moved(lambda: hang(variant, edge0, edge1, top, cloth), 0, SET_BACK)
    if variant in TRANSLUCENT:
        add_relief(cloth, to_image('slub', woven('plain', 48, slub=.34, seed=4)), .19, .0011, gap=.90, crest=1.04)
    dress_sill(variant, z0 + .006)
    view(garden_view(4.6 / 3.8, .6), (-2.9, 3.0, -.9), 4.6, 3.8, 3.0)
    daylight(variant)
    if variant in SLATS:
        area('strip', (0, -2.3, 4.6), (32, 0, 0), 6, .2, 70, (1, .98, .95)).visible_glossy = True
    return dict(camera=VIEW)
