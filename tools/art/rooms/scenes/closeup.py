"""A hand's breadth of the material under raking light: its pile, weave, slub or felt, or the slats of a blind."""
import math

from kit import blinds
from kit.light import area, sun, world
from kit.materials import plain
from kit.shapes import grid
from kit.surfaces import add_relief, surface
from kit.weaves import paper, pile, to_image, woven
from mathutils import Vector, noise

# Height map, metres that it covers, depth of its relief in metres, sheen
MATERIALS = {
    'linen': (lambda: woven('plain', 48, slub=.34, seed=4), .036, .00045, 0),
    'cotton': (lambda: woven('plain', 64, slub=.08, seed=5), .030, .00030, 0),
    'twill': (lambda: woven('twill', 64, slub=.08, seed=6), .030, .00035, 0),
    'herringbone': (lambda: woven('herringbone', 96, slub=.10, seed=7), .060, .00045, 0),
    'silk': (lambda: woven('plain', 96, slub=.22, seed=8), .026, .00016, .35),
    'velvet': (pile, .020, .00070, .45),
    'paper': (paper, .040, .00022, 0),
    'canvas': (lambda: woven('plain', 48, slub=.06, seed=9), .044, .00040, 0),
}
STIFF = ('paper', 'canvas')


def cloth_shape(stiff):
    """A sheet that lies almost flat and rises into one soft fold at the back."""
    def point(a, b):
        x, y = (a - .5) * .34, (b - .5) * .40
        rise = 0 if stiff else .017 * math.exp(-((y - .050 - .25 * x) / .024) ** 2)
        rise += 0 if stiff else .006 * math.exp(-((y + .055 + .45 * x) / .032) ** 2)
        wave = (.0008 if stiff else .0035) * noise.noise(Vector((x * 9, y * 9, 2)))
        return Vector((x, y, rise + wave)), (x + .17, y + .2)
    return point


def roll_shape(a, b):
    """The loose end of a roll of paper."""
    radius, turns = .030, 1.2
    angle = b * math.tau * turns
    grown = radius * (1 + .10 * b)
    return Vector(((a - .5) * .34, .115 - grown * math.sin(angle) * .98, grown - grown * math.cos(angle))), (a * .34, .32 + b * turns * math.tau * radius)


def material(variant):
    make, metres, depth, sheen = MATERIALS[variant]
    cloth = surface('product', .70, (.34, .40), tile=.3)
    add_relief(cloth, to_image(variant, make()), metres, depth, sheen)
    grid('cloth', cloth_shape(variant in STIFF), 200, 240, cloth, levels=1)
    if variant == 'paper':
        grid('roll', roll_shape, 120, 90, cloth)
    ground = plain('ground', (.42, .38, .33), .9)
    grid('ground', lambda a, b: (Vector((a * 2 - 1, b * 2 - 1, -.02)), (a, b)), 1, 1, ground, smooth=False)
    world(.22, (.94, .96, 1))
    sun(64, 128, 2.6, .12)
    area('window', (-.55, .12, .30), (0, -62, -10), .4, .4, 5.5, (1, .97, .92))
    area('fill', (.4, -.6, .5), (50, 0, 30), .5, .5, 1.2, (1, .96, .90))
    return dict(location=(0, -.26, .27), rotation=(math.radians(43), 0, 0), lens=100)


def slats(pitch, slat):
    cloth = surface('product', .70, (.9, .6), tile=.3)
    blinds.venetian(-.45, .45, .40, -.30, cloth, tilt=-58, pitch=pitch, slat=slat)
    view = plain('view', (.80, .82, .84), .9)
    grid('view', lambda a, b: (Vector((a * 3 - 1.5, .5, b * 3 - 1.5)), (a, b)), 1, 1, view, smooth=False)
    world(.35, (.94, .96, 1))
    sun(52, -38, 1.8, .05)
    area('outside', (0, .35, .1), (-90, 0, 0), .9, .7, 1.2, (.96, .98, 1))
    area('window', (-.7, -.8, .45), (52, 0, -42), .5, .5, 22, (1, .97, .92))
    return dict(location=(.13, -.72, .14), rotation=(math.radians(84), 0, math.radians(9)), lens=88)


def build(variant):
    """Variants: the materials, slats-wood and slats-metal."""
    if variant == 'slats-wood':
        camera = slats(.043, .05)
    elif variant == 'slats-metal':
        camera = slats(.021, .025)
    else:
        camera = material(variant)
    return dict(camera=camera)
