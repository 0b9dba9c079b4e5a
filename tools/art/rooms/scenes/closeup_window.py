"""Blinds at a window, close up: hems, chains, folds, layers and slats."""
import math

import bpy
from kit import blinds, window_blinds
from kit.blind_fittings import add_seam, ball_chain, bar, brushed, end_cap, grooved, ladder, net, oval
from kit.camera import look_at
from kit.hems import add_hem
from kit.light import area, sun, world
from kit.materials import palette, plain
from kit.rolls import sweep_paper
from kit.shapes import box, grid, lengths_along
from kit.surfaces import add_relief, surface
from kit.views import defocus, garden_view, view
from kit.weaves import to_image, woven
from mathutils import Vector

DAYLIGHT = (1, .98, .95)
# Height of the sill below the blinds' lowest edge, and how far behind them the window stands
SILL, WINDOW = -.040, .15


def garden_behind(turn):
    """A garden in haze, where a camera turned by `turn` looks."""
    x = -1.3 * math.tan(math.radians(turn))
    view(.12 + 1.7 * defocus(garden_view(1.6), 10, 3), (x - .80, 1.3, -.48), 1.6, 1.0, 1)


def outdoors(turn, watts):
    """A window with a pale garden behind it."""
    garden_behind(turn)
    area('outside', (0, .9, .5), (-84, 0, 0), 1.6, 1.4, watts, (.97, .98, 1))
    white = plain('window', (.62, .605, .575), .4)
    box('window-sill', (0, WINDOW - .14, SILL - .02), (2, .34, .04), white, .005)
    box('window-frame', (0, WINDOW, SILL + .016), (2, .05, .032), white, .005)
    box('window-stile', (.165, WINDOW, .4), (.06, .05, 1), white, .005)


def indoors(sun_power, watts, bars=True):
    """Sunlight from the left, cut by a glazing bar, and the soft light of a bright room."""
    world(.30, DAYLIGHT)
    sun(58, -54, sun_power, .04, DAYLIGHT)
    if bars:
        box('window-bar', (-.80, -.55, .62), (.050, .02, 1.6), palette.trim, 0, rotation=(0, .30, 0)).visible_camera = False
    area('room', (-1.0, -1.0, .5), (84, 0, -42), .6, .6, watts, DAYLIGHT).visible_glossy = True


def blind_cloth(size, translucent, thread=.00125, depth=.00045):
    cloth = surface('product', .74, size, translucent=translucent, tile=.4)
    add_relief(cloth, to_image('slub', woven('plain', 48, slub=.30, seed=4)), 48 * thread, depth, .70)
    return cloth


def roller():
    """The lower right corner of a roller blind: the sewn pocket of its bar, its cut edge, the bar's cap and its chain."""
    width, high, deep, tall = .70, .50, .023, .034
    cloth = blind_cloth((width, high + .1), .20)
    pocket = oval(deep, tall, .9, y=-.0055, z=tall / 2)
    # from just behind the pocket's top around it to the top again, then up
    around = [pocket[(13 + step) % 48] for step in range(47)]
    path = around[::-1] + [(.0016, tall + .0012), (.0006, tall + .004)] + [(0, tall + .006 + (high - tall) * t / 30) for t in range(31)]
    add_seam(cloth, lengths_along(path)[50] + .002, .0014)

    def hang(across, p, q):
        free = min(1, max(0, (q - tall) / .05))
        return Vector((across - width, p + free * (.0022 * math.exp((across - width) / .012) - .0012 * math.sin(across * 21)), q))
    sweep_paper(path, width, cloth, hang, back=cloth, edge=plain('cut-edge', (.70, .68, .64), .7), columns=140)
    end_cap(.0002, pocket, plain('cap', (.80, .79, .76), .35), grow=1.0)
    ball_chain(.020, -.016, SILL + .012, .60)
    outdoors(20, 6)
    indoors(2.7, 7)
    return look_at((-.052, 0, .097), .80, lens=100, turn=20, pitch=8, fstop=5.6)


def roman():
    """The stacked folds of a roman blind from beside: its sewn edge and its lining."""
    width, turn = .9, 33
    path, _ = window_blinds.follow_roman(.80, .80, 4)
    cloth = blind_cloth((width, 1.3), .12, .0011)
    add_hem(cloth, width, .0008)
    lining = plain('lining', (.74, .72, .67), .9)

    def place(across, p, q):
        return Vector((across - width, p + .0022 * math.sin(across * 11 + q * 30) + .0015 * math.sin(across * 29), q + .0016 * math.sin(across * 7 + p * 40)))
    sweep_paper(path[::-1], width, cloth, place, inside=True, back=lining, thick=.0022)
    outdoors(turn, 6)
    indoors(2.6, 6, bars=False)
    return look_at((-.066, -.08, .165), .88, lens=84, turn=turn, pitch=6, fstop=6.3)


def zebra():
    """Dense bands and bands of net in two layers that hang one behind the other, aligned, so that daylight falls between the dense ones."""
    width, dense, clear, gap = .80, .075, .052, .004
    cloth = blind_cloth((width, .8), .24)
    veils = [net(f'net-{seed}', .0560, thick=thick, seed=seed) for seed, thick in ((6, .24), (7, .13))]
    high = .295

    def layer(y, veil):
        z = high
        while z > 0:
            for height, finish in ((clear, veil), (dense, cloth)):
                top, low = z, max(0, z - height)
                if top > low:
                    def point(a, b, top=top, low=low):
                        at = low + (top - low) * b
                        return Vector((width * (a - 1), y + .0016 * math.exp(-width * (1 - a) / .012), at)), (width * a, at + .1)
                    grid('band', point, 160, 2, finish)
                z -= height
    layer(-gap / 2, veils[0])
    layer(gap / 2, veils[1])
    rail = oval(.019, .027, .62, z=-.0095, steps=240)
    bar(-width - .001, .001, grooved(rail, -.004, -.0035), brushed('rail'))
    end_cap(.001, rail, plain('cap', (.62, .61, .59), .35))
    ball_chain(.018, -.016, SILL + .012, .60)
    outdoors(18, 7)
    indoors(2.2, 6)
    return look_at((-.040, 0, .098), .80, lens=100, turn=18, pitch=8, fstop=5.6)


def slats(metal):
    """Slats on their ladders before a garden; a long light above draws a line along each of them."""
    cloth = surface('product', .70, (.9, .6), tile=.3, gloss=(.45, .20) if metal else (.14, .26))
    shape = dict(pitch=.021, slat=.025, crown=.0026, thickness=.0007) if metal else dict(pitch=.043, slat=.05, crown=.0018, thickness=.003)
    tilt, bottom = 30 if metal else 38, -.36
    first = blinds.venetian(-.45, .45, .46, bottom, cloth, tilt=tilt, cords=(), **shape)
    for item in bpy.data.objects:
        if item.name.startswith('slat'):
            bevel = item.modifiers.new('bevel', 'BEVEL')
            bevel.width, bevel.segments = shape['thickness'] * .4, 3
    ladder(-.04, first, bottom, shape['pitch'], shape['slat'], tilt, tape=0 if metal else .024)
    garden_behind(7)
    world(.35, (.94, .96, 1))
    sun(52, -38, 1.5, .05)
    area('strip', (0, -.7, 1.3), (30, 0, 0), 2.4, .07, 7 if metal else 9, (1, .98, .95)).visible_glossy = True
    area('window', (-.7, -.8, .45), (52, 0, -42), .5, .5, 12, (1, .97, .92))
    return look_at((0, blinds.FRONT, .064), .50 if metal else .72, lens=100, turn=9, pitch=6, fstop=11 if metal else 8)


BUILDERS = {'roller': roller, 'roman': roman, 'zebra': zebra, 'slats-wood': lambda: slats(metal=False), 'slats-metal': lambda: slats(metal=True)}


def build(variant):
    return dict(camera=BUILDERS[variant]())
