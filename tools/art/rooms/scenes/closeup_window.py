"""Blinds at a window, close up: hems, chains, folds, layers and slats."""
import math

import bpy
from kit import blinds, window_blinds
from kit.camera import look_at
from kit.light import area, sun, world
from kit.materials import palette, plain, sheer_cloth
from kit.rolls import sweep_paper
from kit.shapes import box, grid, lathe
from kit.sheers import open_weave
from kit.surfaces import add_relief, surface
from kit.views import garden_view, pale_garden, view
from kit.weaves import to_image, woven
from mathutils import Vector

DAYLIGHT = (1, .98, .95)


def outdoors(strength=1.0, watts=9, garden=None):
    view(pale_garden() if garden is None else garden, (-2.0, 1.3, -1.2), 4.0, 3.0, strength)
    area('outside', (0, .9, .5), (-84, 0, 0), 1.6, 1.4, watts, (.97, .98, 1))


def sill(z, material, depth=.30):
    box('sill', (0, .03 - depth / 2 + .1, z - .02), (2, depth, .04), material, .005)


def bead_chain(x, y, low, high, pitch=.0062):
    pale = plain('bead', (.66, .65, .62), .3)
    for index in range(int((high - low) / pitch)):
        for dx in (0, .017):
            lathe('bead', [(0, -.0021), (.0016, -.0013), (.0021, 0), (.0016, .0013), (0, .0021)], pale, (x + dx, y, low + index * pitch + dx * .2), segments=12)
    box('joint', (x + .0085, y, low - .003), (.022, .005, .004), pale, .0018)


def blind_cloth(size, translucent):
    cloth = surface('product', .74, size, translucent=translucent, tile=.4)
    add_relief(cloth, to_image('slub', woven('plain', 48, slub=.30, seed=4)), .066, .00045, .74)
    return cloth


def roller():
    """The lower right corner of a roller blind: the pocket of its bar, its cut edge and its chain."""
    width, high = .70, .60
    cloth = blind_cloth((width, high + .1), .20)
    path = [(0, high - (high - .036) * t / 24) for t in range(25)]
    path += [(.0022, .0375), (.0026, .0358)]
    path += [(-.0090 * math.sin(math.tau * t / 36) + .0005, .018 + .0172 * math.cos(math.tau * t / 36)) for t in range(2, 36)]
    sweep_paper(path[::-1], width, cloth, lambda across, p, q: Vector((across - width, p, q)), inside=True, back=cloth)
    white = plain('cap', (.76, .75, .72), .35)
    box('cap', (.0012, 0, .018), (.0030, .0155, .0375), white, .0014)
    bead_chain(.022, -.016, -.035, .60)
    box('frame', (.088, .075, .3), (.075, .06, 1.6), palette.trim, .006)
    sill(-.058, palette.counter_wood)
    outdoors(.55, 5)
    world(.28, DAYLIGHT)
    sun(58, -52, 2.9, .05, DAYLIGHT)
    box('window-bar', (-.84, -.55, .66), (.055, .02, 1.6), palette.trim, 0, rotation=(0, .30, 0)).visible_camera = False
    area('room', (-1.0, -1.0, .5), (84, 0, -42), .6, .6, 7, DAYLIGHT)
    return look_at((-.105, 0, .105), 1.0, lens=100, turn=20, pitch=9)


def roman():
    """The stacked folds of a roman blind from beside and a little below."""
    cloth = blind_cloth((.9, 1.3), .12)
    window_blinds.roman_stack(-.62, .10, .80, .80, cloth)
    folds = bpy.data.objects['roman']
    folds.modifiers.new('thickness', 'SOLIDIFY').thickness = .0022
    with bpy.context.temp_override(object=folds):
        bpy.ops.object.modifier_move_to_index(modifier='thickness', index=0)
    box('frame', (.165, .075, .3), (.075, .06, 1.6), palette.trim, .006)
    sill(-.10, palette.trim)
    outdoors(.55, 5)
    world(.26, DAYLIGHT)
    sun(52, -62, 2.7, .10, DAYLIGHT)
    area('room', (-1.0, -1.0, .5), (84, 0, -42), .6, .6, 6, DAYLIGHT)
    return look_at((-.24, -.08, .175), 1.05, lens=84, turn=20, pitch=7)


def zebra():
    """Dense and sheer bands in two layers that hang one behind the other, aligned, so that daylight falls between the dense ones."""
    width, dense, clear, gap = .80, .078, .058, .003
    cloth = blind_cloth((width, .8), .24)
    veil = sheer_cloth('veil', .4, (.86, .85, .82))
    open_weave(veil, to_image('net', woven('plain', 32, slub=.2, seed=6)), .060, between=.97, through=.16)

    def layer(y):
        z = .560
        while z > -.02:
            for height, finish in ((dense, cloth), (clear, veil)):
                top, low = z, max(-.004, z - height)
                if top > low:
                    grid('band', lambda a, b, top=top, low=low: (Vector((-.66 + width * a, y, low + (top - low) * b)), (width * a, low + (top - low) * b + .1)), 4, 4, finish)
                z -= height
    layer(-gap / 2)
    layer(gap / 2)
    box('bar', (-.66 + width / 2, 0, -.012), (width + .004, .020, .024), plain('bar', (.74, .73, .70), .35), .007)
    bead_chain(.162, -.016, -.02, .60)
    box('frame', (.24, .075, .3), (.075, .06, 1.6), palette.trim, .006)
    sill(-.075, palette.counter_wood)
    outdoors(1, 8, .20 + .72 * garden_view(4 / 3))
    world(.26, DAYLIGHT)
    sun(62, -58, 2.2, .05, DAYLIGHT)
    area('room', (-1.0, -1.0, .5), (84, 0, -42), .6, .6, 6, DAYLIGHT)
    return look_at((.015, 0, .125), 1.05, lens=96, turn=24, pitch=14)


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


BUILDERS = {'roller': roller, 'roman': roman, 'zebra': zebra, 'slats-wood': lambda: slats(metal=False), 'slats-metal': lambda: slats(metal=True)}


def build(variant):
    return dict(camera=BUILDERS[variant]())
