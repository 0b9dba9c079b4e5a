"""One blind inside a deep window, with sunlight behind it and soft daylight on its front: the picture of a product card."""
import math

from kit import blinds, foliage, window_blinds
from kit.casement import DEEP
from kit.finishes import glaze
from kit.furniture import moved
from kit.light import area, sun, world
from kit.materials import palette, plain
from kit.shapes import box, grid
from kit.shell import wall
from kit.surfaces import REGISTRY, add_relief, surface
from kit.views import garden_view, view
from kit.weaves import to_image, woven
from mathutils import Vector

LEFT, RIGHT, HEIGHT = -2.6, 2.6, 3.1
WINDOW = (-.52, .52, .80, 2.11)
# The blind hangs this far behind the face of the wall.
SET_BACK = .10
EYE, TURN = (.46, -3.25, 1.46), math.radians(8)

SLATS = {
    'venetian': dict(pitch=.0437, slat=.05, crown=.0016, tilt=42),
    'metal': dict(pitch=.0216, slat=.025, crown=.0030, thickness=.0007, tilt=63),
}
GLOSS = {'venetian': (.08, .36), 'metal': (.40, .24)}
TRANSLUCENT = {'roller': .38, 'zebra': .34, 'roman': .07}


def window(x0, x1, z0, z1):
    """Painted frame of two casements at the back of a plastered reveal, over a wooden sill."""
    paint, middle, width, height = palette.trim, (x0 + x1) / 2, x1 - x0, z1 - z0
    reveal = plain('reveal', (.80, .785, .755), .75, bump=(14, .12, .004))
    deep = DEEP / 2 + .003
    for x in (x0 - .01, x1 + .01):
        box('reveal', (x, deep, (z0 + z1) / 2), (.02, DEEP, height), reveal, 0)
    box('reveal', (middle, deep, z1 + .01), (width + .04, DEEP, .02), reveal, 0)
    box('sill', (middle, DEEP / 2 - .045, z0 - .012), (width + .11, DEEP + .10, .036), palette.counter_wood, .010, 4)
    y = DEEP - .045
    for x in (x0 + .024, middle, x1 - .024):
        box('post', (x, y, (z0 + z1) / 2), (.052, .055, height), paint, .006)
    for z in (z0 + .03, z0 + height * .70, z1 - .026):
        box('rail', (middle, y + .001, z), (width, .05, .052 if z != z0 + height * .70 else .026), paint, .006)


def studio(hole):
    plaster = plain('plaster', (.80, .745, .665), .8, bump=(420, .16, .002), specular=.2)
    wall('back', (LEFT, 0, 0), (1, 0, 0), RIGHT - LEFT, HEIGHT, plaster, (hole[0] - LEFT, hole[1] - LEFT, hole[2], hole[3]))
    grid('floor', lambda a, b: (Vector((LEFT + (RIGHT - LEFT) * a, -4.6 * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)


def daylight(kind):
    """Sun from outside on the right; skylight washes down the wall, most steeply over the folds of a roman blind."""
    folded = kind == 'roman'
    world(.28 if folded else .36, (.95, .97, 1))
    sun(58, 140, 5.2, .035, (1, .92, .80))
    area('skylight', (-.7, -.85 if folded else -1.1, 3.05), (-10, 10, 0), 2.6, .7, 62 if folded else 48, (1, .985, .96))
    area('window', (-2.4, -2.2, 1.9), (0, -78, 36), 1.6, 1.9, 20 if folded else 34, (1, .985, .96))
    area('fill', (1.5, -4.0, 1.5), (86, 0, 20), 3.0, 2.4, 10 if folded else 16, (1, .975, .945))
    area('outside', (0, .52, 1.5), (-90, 0, 0), 1.0, 1.25, 12, (.95, .98, 1))


def hang(kind, x0, x1, top, cloth, eye):
    if kind == 'roman':
        REGISTRY['product']['size'][1] = round(window_blinds.roman_stack(x0, x1, top, 1.02, cloth), 3)
    elif kind == 'zebra':
        window_blinds.zebra_pair(x0, x1, top, 1.03, cloth, eye)
    elif kind == 'roller':
        blinds.roller(x0, x1, top, 1.02, cloth, eye=eye)
    else:
        blinds.venetian(x0, x1, top, WINDOW[2] + .10, cloth, **SLATS[kind])
        pale, dark = plain('wand', (.66, .65, .63), .25), plain('tassel', (.20, .165, .13), .6)
        blinds.wand(x0 + .055, top - .05, .62, pale if kind == 'metal' else dark)
        if kind == 'venetian':
            blinds.lift_cords(x1 - .075, top - .05, .74, dark, dark)


def dress_sill(z):
    x, y = .36, -.035
    foliage.jar(x, y, z, glaze('jar', (.30, .335, .27), .34, .3), .105, .048, .6)
    foliage.branches((x, y, z + .085), .19, 5, .11, glaze('leaves', (.075, .125, .045), .45, .3), (.042, .020), 13, .35, 4)


def build(variant):
    """Variants: roller, roman, zebra, venetian (wooden slats), metal (narrow slats)."""
    x0, x1, z0, z1 = WINDOW
    edge0, edge1, top = x0 + .016, x1 - .016, z1 - .022
    if variant == 'roller':
        edge0, edge1 = x0 + .026, x1 - .026
    studio(WINDOW)
    window(*WINDOW)
    cloth = surface('product', .74, (round(edge1 - edge0, 3), 1.4 if variant in SLATS else 1.03), translucent=TRANSLUCENT.get(variant, 0),
                    planar=variant in ('roller', 'zebra'), tile=.5, gloss=GLOSS.get(variant))
    eye = (EYE[0], EYE[1] - SET_BACK, EYE[2])
    moved(lambda: hang(variant, edge0, edge1, top, cloth, eye), 0, SET_BACK)
    if variant in TRANSLUCENT:
        add_relief(cloth, to_image('slub', woven('plain', 48, slub=.34, seed=4)), .19, .0011, gap=.90, crest=1.04)
    dress_sill(z0 + .006)
    view(garden_view(4.6 / 3.8, .6), (-2.65, 3.0, -.9), 4.6, 3.8, 3.0)
    daylight(variant)
    if variant in SLATS:
        area('strip', (0, -2.3, 4.6), (32, 0, 0), 6, .2, 70, (1, .98, .95)).visible_glossy = True
    return dict(camera=dict(location=EYE, rotation=(math.pi / 2, 0, TURN), lens=67, shift_y=.0))
