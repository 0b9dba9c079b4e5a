"""A hand's breadth of the material in light from the side: cloth in folds with a turned corner, the curled end of a strip of paper, the corner of a canvas."""
import math

import bpy
from kit.camera import look_at
from kit.hems import add_hem
from kit.laid_cloth import LaidCloth
from kit.light import area, sun, world
from kit.materials import palette, plain, wood
from kit.rolls import sweep_paper
from kit.shapes import box, grid
from kit.sheers import hang_sheer, look_through, veil
from kit.surfaces import add_lustre, add_pile, add_relief, bare, fade_print, surface
from kit.views import pale_garden, view
from kit.weaves import fibres, paper, pile, to_image, woven
from kit.wrapped_canvas import wrap
from mathutils import Vector

# One colour for every light: threads would tint otherwise
DAYLIGHT = (1, .98, .95)
CLOTH = (.76, .72)
# Height map, metres that it covers, depth of its relief in metres, brightness of its gaps
RELIEFS = {
    'linen': (lambda: woven('plain', 48, slub=.34, seed=4), .074, .00062, .60),
    'cotton': (lambda: woven('plain', 64, slub=.10, seed=5), .080, .00044, .66),
    'twill': (lambda: woven('twill', 64, slub=.08, seed=6), .074, .00050, .62),
    'silk': (lambda: woven('plain', 128, slub=.34, seed=8), .070, .00030, .78),
    'velvet': (pile, .060, .00055, .52),
}
THICKNESS = {'linen': .0013, 'cotton': .0013, 'twill': .0013, 'silk': .0009, 'velvet': .0024}
# Each cloth falls in its own way
FALLS = {
    'linen': dict(seed=12, turned=.150, slant=.34, folds=((.64, .044, .034), (.37, .060, .040), (.30, .020, .024))),
    'cotton': dict(seed=3),
    'twill': dict(seed=21, turned=.105, slant=.12, folds=((.59, .044, .030), (.47, .030, .024), (.27, .056, .036))),
    'silk': dict(seed=45, turned=.115, slant=.26, limp=1.35, folds=((.62, .034, .020), (.50, .048, .024), (.37, .040, .020), (.20, .036, .022))),
    'velvet': dict(seed=52, turned=.155, slant=.20, limp=.7, folds=((.56, .054, .046), (.28, .062, .048))),
}
# How much of a print shows on the reverse; yarn is dyed through
PRINT_THROUGH = .70


def finish(cloth, variant, image, share):
    _, metres, depth, gap = RELIEFS[variant]
    if variant == 'velvet':
        add_pile(cloth, image, metres, depth)
    else:
        add_relief(cloth, image, metres, depth, gap)
    if variant == 'silk':
        add_lustre(cloth, .85, .30, .36)
    add_hem(cloth, CLOTH[0])
    fade_print(cloth, share)
    return cloth


def table():
    box('table', (0, 0, -.02), (3, 2, .04), wood('table', (.40, .28, .175), (.58, .45, .315), rough=.5, scale=3.2, pores=8), .002)


def daylight(heading=-108, fill=1.6):
    """Light from a window on the left, low enough to show the weave."""
    world(.32, DAYLIGHT)
    sun(55, heading, 2.5, .20, DAYLIGHT)
    return [area('window', (-.9, .5, .45), (0, -64, -28), .5, .6, 6, DAYLIGHT),
            area('fill', (.6, -.8, .8), (50, 0, 30), .6, .6, fill, DAYLIGHT)]


def turned_cloth(variant):
    """Cloth on a table, in folds, with its sewn corner turned back."""
    image = to_image(variant, RELIEFS[variant][0]())
    shares = (1, PRINT_THROUGH if variant == 'cotton' else 1)
    face, reverse = (finish(surface('product', .70, CLOTH, tile=.3), variant, image, share) for share in shares)
    LaidCloth(CLOTH, (.150, -.150), **FALLS[variant]).build(face, reverse, THICKNESS[variant])
    table()
    for light in daylight():
        light.visible_glossy = variant == 'silk'
    return look_at((0, .014, .02), .75, lens=80, pitch=36)


def hung_sheer():
    """The double hem of thin cloth in folds before a window."""
    width, drop, length = .60, 1.7, 1.45
    image = to_image('voile', woven('plain', 48, slub=.26, seed=14))
    cloth = veil('product', .92, length, drop, threads=(image, .060, .86, .20))
    add_relief(cloth, image, .060, .0003, .9)
    hang_sheer(width, drop, 6, cloth, (-width / 2, 0, drop), 8, length)
    box('mullion', (.075, .22, .4), (.05, .05, 2), palette.trim, .006)
    box('transom', (0, .22, -.02), (3, .05, .06), palette.trim, .006)
    view(pale_garden(), (-2.0, 1.6, -1.2), 4.0, 3.0, 1.75)
    world(.30, DAYLIGHT)
    sun(62, 214, 2.4, .2, DAYLIGHT)
    area('outside', (0, .9, .4), (-84, 0, 0), 1.6, 1.4, 9, DAYLIGHT)
    area('room', (-.9, -.9, .6), (74, 0, -45), .7, .7, 22, DAYLIGHT)
    return look_at((0, 0, .21), 1.15, lens=112, turn=14, pitch=2)


def curled_path(length, radius, turn):
    """From the front edge along the table into an open curl, `turn` in degrees; pairs of y and z, printed inside the curl."""
    lift = [(-length * (1 - t / 60), .0012 + .010 * (1 - t / 22) ** 2 if t < 22 else .0012) for t in range(60)]
    steps = 90
    curl = []
    for step in range(steps + 1):
        angle = math.radians(turn) * step / steps
        tight = radius * (1 - .16 * step / steps)
        curl.append((tight * math.sin(angle), .0012 + radius - tight * math.cos(angle)))
    return lift + curl


def wound(radius):
    """The outer turn of a roll, whose end lies hidden on its far side, in pairs of y and z."""
    turns = [math.radians(330 - 390 * step / 120) for step in range(121)]
    return [((radius - .0011 * step / 120) * math.cos(t), (radius - .0011 * step / 120) * math.sin(t)) for step, t in enumerate(turns)]


def curled_paper():
    """The end of a strip of paper curls up on a table, before a roll: the felt of its face, its cut edges, the fibres of its back."""
    width = .60
    wallpaper = surface('product', .74, (width, .7), tile=.53)
    add_relief(wallpaper, to_image('paper', paper()), .075, .00085, .76)
    back = bare('fleece', (.60, .545, .46), to_image('fibres', fibres()), .060, .0005, .72)

    def laid(turn, right, far, high):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

        def place(across, p, q):
            x = across - width
            return Vector((x * c - p * s + right, x * s + p * c + far, q + high))
        return place
    sweep_paper(curled_path(.33, .042, 215), width, wallpaper, laid(17, .105, .085, .0012), inside=True, back=back, thickness=.0010)
    sweep_paper(wound(.041), width, wallpaper, laid(-12, .42, .30, .042), inside=True, back=back, thickness=.0010)
    table()
    daylight(-66, 5)
    return look_at((0, .006, .022), .86, lens=92, pitch=35, fstop=14)


def canvas_corner():
    """The upper right corner of a canvas on a wall, seen from beyond its edge of bare white cloth."""
    width, height, depth = .40, .50, .036
    cloth = surface('product', .72, (width, height), tile=.4)
    weave = to_image('canvas', woven('plain', 64, slub=.10, seed=9))
    add_relief(cloth, weave, .072, .00085, .58)
    wrap(width, height, depth, cloth, bare('primed', (.80, .785, .745), weave, .072, .00075, .66))
    plaster = plain('plaster', (.50, .475, .435), .92, bump=(190, .30, .003))
    grid('wall', lambda a, b: (Vector((a * 4 - 2, 0, b * 4 - 2)), (a, b)), 1, 1, plaster, smooth=False)
    world(.22, DAYLIGHT)
    sun(60, -64, 3.4, .05, DAYLIGHT)
    for x in (-.86, -.60, -.34):
        item = box('window-bar', (x, -.55, .70), (.030, .02, 1.6), palette.trim, 0, rotation=(0, .35, 0))
        item.visible_camera = False
    area('window', (-.8, -.7, .9), (40, -40, 0), .6, .6, 6, DAYLIGHT)
    area('fill', (1.2, -1.2, .2), (80, 0, 45), .8, .8, 6, DAYLIGHT)
    return look_at((.352, -.015, .437), .95, lens=140, turn=44, pitch=19, fstop=14)


def build(variant):
    """Variants: the cloths, sheer, paper and canvas."""
    if variant == 'sheer':
        return dict(camera=hung_sheer(), lights=[look_through(bpy.data.objects['view'])])
    others = {'paper': curled_paper, 'canvas': canvas_corner}
    return dict(camera=others[variant]() if variant in others else turned_cloth(variant))
