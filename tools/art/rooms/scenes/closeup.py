"""A hand's breadth of the material under raking light: its pile, weave, slub or felt, or the slats of a blind."""
import math

from kit import blinds
from kit.light import area, sun, world
from kit.materials import plain
from kit.shapes import grid
from kit.surfaces import add_lustre, add_pile, add_relief, surface
from kit.views import pale_garden, view
from kit.weaves import paper, pile, to_image, woven
from mathutils import Vector, noise

# Height map, metres that it covers, depth of its relief in metres, brightness of its gaps
MATERIALS = {
    'linen': (lambda: woven('plain', 48, slub=.34, seed=4), .036, .00045, .55),
    'cotton': (lambda: woven('plain', 64, slub=.08, seed=5), .030, .00030, .55),
    'twill': (lambda: woven('twill', 64, slub=.08, seed=6), .030, .00035, .55),
    'herringbone': (lambda: woven('herringbone', 96, slub=.10, seed=7), .060, .00045, .55),
    'silk': (lambda: woven('plain', 128, slub=.34, seed=8), .026, .00018, .72),
    'velvet': (pile, .040, .00048, .48),
    'paper': (paper, .040, .00036, .55),
    'canvas': (lambda: woven('plain', 64, slub=.06, seed=9), .046, .00070, .55),
}
# One colour for every light: threads would tint otherwise
DAYLIGHT = (1, .98, .95)
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


def material(variant):
    make, metres, depth, gap = MATERIALS[variant]
    cloth = surface('product', .70, (.34, .40), tile=.3)
    image = to_image(variant, make())
    if variant == 'velvet':
        add_pile(cloth, image, metres, depth)
    else:
        add_relief(cloth, image, metres, depth, gap)
    if variant == 'silk':
        add_lustre(cloth, .85, .34, .42)
    grid('cloth', cloth_shape(variant in STIFF), 200, 240, cloth, levels=1)
    ground = plain('ground', (.42, .38, .33), .9)
    grid('ground', lambda a, b: (Vector((a * 2 - 1, b * 2 - 1, -.02)), (a, b)), 1, 1, ground, smooth=False)
    world(.22, DAYLIGHT)
    sun(64, 128, 2.6, .12, DAYLIGHT)
    lights = [area('window', (-.55, .12, .30), (0, -62, -10), .4, .4, 5.5, DAYLIGHT),
              area('fill', (.4, -.6, .5), (50, 0, 30), .5, .5, 1.2, DAYLIGHT)]
    for light in lights:
        light.visible_glossy = variant == 'silk'
    near = {'velvet': 150, 'silk': 135}.get(variant, 100)
    return dict(location=(0, -.26 + (.018 if variant == 'velvet' else 0), .27), rotation=(math.radians(43), 0, 0), lens=near)


def slats(metal):
    """Slats with a string of their ladder; a long light above draws a line along each of them."""
    cloth = surface('product', .70, (.9, .6), tile=.3, gloss=(.45, .20) if metal else (.12, .30))
    shape = dict(pitch=.021, slat=.025, crown=.0026, thickness=.0007) if metal else dict(pitch=.043, slat=.05, crown=.0018, thickness=.003)
    blinds.venetian(-.45, .45, .46, -.36, cloth, tilt=50, cords=(.12, .455, .88), **shape)
    view(pale_garden(), (-1.1, .6, -.9), 2.2, 1.65, .7)
    world(.35, (.94, .96, 1))
    sun(52, -38, 1.2, .05)
    area('strip', (0, -.7, 1.3), (30, 0, 0), 2.4, .07, 7 if metal else 9, (1, .98, .95)).visible_glossy = True
    area('window', (-.7, -.8, .45), (52, 0, -42), .5, .5, 12, (1, .97, .92))
    return dict(location=(.13, -.72, .14), rotation=(math.radians(84), 0, math.radians(9)), lens=88)


def build(variant):
    """Variants: the materials, slats-wood and slats-metal."""
    if variant == 'slats-wood':
        camera = slats(metal=False)
    elif variant == 'slats-metal':
        camera = slats(metal=True)
    else:
        camera = material(variant)
    return dict(camera=camera)
