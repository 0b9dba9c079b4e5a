"""One product at a time before a plain wall, in soft light from the side: the picture of a product card."""
import math

import bpy
from kit import french_window
from kit.camera import look_at
from kit.drapery import hang_curtain, hold_rod, rings, track
from kit.lengths import Unrolled, drape_from_pegs
from kit.light import area, sun, world
from kit.materials import fabric, palette, plain
from kit.shapes import box, grid, lathe, tube
from kit.rolls import roll_path, strip_from_roll, wind_roll
from kit.sheers import hang_sheer, look_through, veil
from kit.shell import rod, wall
from kit.surfaces import add_lustre, add_nap, bleach_selvedge, surface
from kit.textiles import cushion
from mathutils import Vector

LEFT, RIGHT, DEPTH, HEIGHT = -2.6, 2.6, 4.6, 3.1
ROD = 2.42
WALL = (.50, .485, .46)
TABLE_WALL = (.66, .645, .615)
COUNTER_TOP = .765


def studio(hole=None, plaster=(.60, .555, .49)):
    plaster = plain('plaster', plaster, .92, bump=(9, .10, .02))
    opening = hole and (hole[0] - LEFT, hole[1] - LEFT, hole[2], hole[3])
    wall('back', (LEFT, 0, 0), (1, 0, 0), RIGHT - LEFT, HEIGHT, plaster, opening)
    grid('floor', lambda a, b: (Vector((LEFT + (RIGHT - LEFT) * a, -DEPTH * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)
    box('skirting', (0, -.009, .06), (RIGHT - LEFT, .018, .12), palette.trim, .004)


def side_light(window=120, fill=60):
    """Daylight from the left rakes over folds and slats; a weak fill keeps their shadows open."""
    world(.30, (.94, .96, 1))
    area('window', (-2.5, -2.3, 1.75), (0, -80, 40), 1.9, 2.2, window, (1, .97, .92))
    area('fill', (1.2, -4.4, 2.0), (78, 0, 14), 3.2, 2.4, fill, (1, .97, .93))
    sun(62, -44, 1.1, .06)


def raking_light(strength=4.7, fill=58, ambient=.40):
    """Low light from the left along the wall: every fold throws a soft shadow."""
    world(ambient, (.94, .96, 1))
    sun(68, -62, strength, .35, (1, .97, .93))
    lights = [area('window', (-3.2, -2.0, 1.6), (0, -84, 32), 1.8, 2.4, 90, (1, .98, .95)),
              area('fill', (1.2, -4.4, 1.8), (80, 0, 14), 3.2, 2.4, fill, (1, .98, .96))]
    for light in lights:
        light.visible_glossy = False


def finish_cloth(cloth, finish, albedo):
    if finish == 'velvet':
        add_nap(cloth, albedo, .30, .56, edges=True)
    elif finish == 'silk':
        add_lustre(cloth, albedo)


CURTAIN_WALL, SHEER_WALL = (.62, .565, .49), (.54, .495, .435)
CURTAIN_CAMERA = dict(location=(0, -5.3, 1.27), rotation=(math.pi / 2, 0, 0), lens=66, shift_y=-.05)
CURTAIN_FOLDS = {'pencil': 9, 'pinch': 9, 'wave': 10}
FULLNESS = 2.15


def curtain(style, finish=None):
    """Drawn to the left, so that the window shows beside it."""
    width, top, hung, left = 1.66, ROD - .052, -.17, -.99
    studio(french_window.OPENING, CURTAIN_WALL)
    french_window.set_window(40)
    cloth = surface('product', .72, (width * FULLNESS, top), translucent=.06, tile=.6)
    finish_cloth(cloth, finish, .9)
    french_window.morning_sun(gloss=finish == 'silk')
    count = CURTAIN_FOLDS[style]
    if style == 'wave':
        top = ROD - .016
        hang_curtain('panel', width, top - .004, style, cloth, (left, hung, top), 5, FULLNESS, folds=count, loose=2, rounded=.8)
        track(left - .05, 1.10, hung, ROD, palette.brass)
    else:
        hang_curtain('panel', width, top - .004, style, cloth, (left, hung, top), 3, FULLNESS, folds=count, loose=1.9, rounded=1)
        rod((left - .06, hung, ROD), (1.05, hung, ROD))
        for x in (left - .03, 1.02):
            hold_rod(x, hung, ROD, palette.brass)
        rings(left, hung, ROD, width, count, palette.brass)
    return CURTAIN_CAMERA


SHEER_FOLDS, SHEER_FULLNESS = 11, 2.8


def sheer():
    """Drawn to the left, so that the window shows beside it."""
    width, top, hung, left = 1.66, ROD - .016, -.15, -.99
    length, drop = width * SHEER_FULLNESS, ROD - .018
    studio(french_window.OPENING, SHEER_WALL)
    french_window.set_window(15, 3.9)
    french_window.sun_behind()
    hang_sheer(width, drop, SHEER_FOLDS, veil('product', .92, length, drop), (left, hung, top), 5, length)
    track(left - .05, 1.10, hung, ROD, palette.brass)
    return dict(camera=CURTAIN_CAMERA, lights=[look_through(bpy.data.objects['view'])])


def upper_light(strength=3.9, fill=44):
    """Soft light from the upper left for things on a table."""
    world(.42, (.94, .96, 1))
    sun(56, -66, strength, .3, (1, .97, .93))
    area('fill', (1.2, -4.0, 2.2), (70, 0, 14), 3.2, 2.4, fill, (1, .98, .96))


def shade_window():
    """Bars between sun and wall, out of sight, whose soft shadows fall across it."""
    for x, width in ((-2.05, .05), (-1.55, .05)):
        item = box('window-bar', (x, -.75, 2.1), (width, .03, 2.4), palette.trim, 0, rotation=(0, .22, 0))
        item.visible_camera = False


def counter(front=-1.05):
    return box('counter', (0, front / 2 + .025, COUNTER_TOP / 2), (2.4, .05 - front, COUNTER_TOP), palette.counter_wood, .006)


def table_light():
    """Daylight from a window on the left that fades along the wall."""
    world(.34, (.94, .96, 1))
    sun(63, -64, 3.3, .3, (1, .97, .93))
    area('window', (-2.3, -.8, 1.6), (0, -78, 14), 1.4, 1.4, 42, (1, .98, .95))
    area('fill', (1.2, -4.0, 2.2), (70, 0, 14), 3.2, 2.4, 18, (1, .98, .96))


def unrolled_cloth(finish=None):
    size = (.72, 1.10)
    velvet = finish == 'velvet'
    cloth = surface('product', .70, size, weave=0 if velvet else 300, tile=.4)
    table = counter(front=-1.9)
    length = Unrolled(-.05, -.30, COUNTER_TOP, -.20, .074 if velvet else .066, size, 3, .40 if velvet else .36, drift=.30, seed=3)
    if velvet:
        add_nap(cloth, .84, .24, .70, (3, 5), edges=True)
        length.build(cloth, table, bending=8, thickness=.0032)
    else:
        bleach_selvedge(cloth, size[0])
        length.build(cloth, table)
    studio(plaster=TABLE_WALL)
    table_light()
    return look_at((-.035, -.66, COUNTER_TOP), 2.70, lens=104, turn=4, pitch=32)


def peg_rail(z, y, pegs):
    box('peg-rail', (0, -.014, z), (2.4, .028, .085), palette.counter_wood, .005)
    for x in pegs:
        tube('peg', [Vector((x, -.02, z - .008)), Vector((x, y - .012, z + .012))], .011, palette.counter_wood, radii=[.8, 1])
        lathe('knob', [(0, -.012), (.013, -.009), (.018, 0), (.013, .009), (0, .012)], palette.counter_wood, (x, y - .016, z + .013)).rotation_euler = (math.pi / 2, 0, 0)


def hung_cloth():
    cloth = surface('product', .70, (1.3, 1), weave=300, translucent=.04, tile=.4)
    studio(plaster=WALL)
    rail, y = 1.98, -.19
    pegs = [(.03, (-.31, rail + .02)), (.97, (.31, rail + .02))]
    drape_from_pegs('cloth', (1.3, .95), pegs, [(-.33, rail + .01), (.33, rail + .01)], cloth, y, slack_folds=4, seed=5)
    peg_rail(rail, y, [-.93, -.31, .31, .93])
    raking_light()
    return dict(location=(0, -4.0, 1.475), rotation=(math.pi / 2, 0, 0), lens=115)


# Looser than rolls are wound, or their layers would be finer than a pixel
CORE, ROLL, TURNS, UNEVEN = .020, .061, 13, .0016


def paper_rolls():
    """A strip drawn up from its roll, and two more rolls, whose wound ends face the light."""
    width, top = .53, COUNTER_TOP
    paper = surface('product', .74, (width, 1.6), bump=(700, .12, .0004), tile=.53)
    studio(plaster=TABLE_WALL)
    counter()
    slant = math.radians(-14)
    c, s = math.cos(slant), math.sin(slant)

    def hang(across, p, q):
        """Turns the strip a little about its left edge and bows it."""
        p -= .018 * math.sin(math.pi * across / width)
        return Vector((-.345 + across * c + p * s, -across * s + p * c, q))

    def wind(path, place, **options):
        wind_roll(path, TURNS, width, paper, place, thickness=.0014, **options)
    wind(strip_from_roll(CORE, ROLL, TURNS, -.15, top + 1.6, top, .13, UNEVEN), hang, inside=True, slip=-.006)
    wind(roll_path(CORE, ROLL, TURNS, .02, 250, UNEVEN), lambda across, p, q: Vector((.31 - p, -.25 - q, top + .002 + across)), upright=True, slip=.004)
    turn = math.radians(30)
    c2, s2 = math.cos(turn), math.sin(turn)
    wind(roll_path(CORE, ROLL, TURNS, .02, 150, UNEVEN), lambda across, p, q: Vector((
        .05 + (across - width / 2) * c2 + p * s2, -.72 + (across - width / 2) * s2 - p * c2, top + ROLL + .001 + q)), slip=-.006)
    upper_light()
    shade_window()
    # from afar, or rolls in front of the strip would look wider than it
    pitch, away = math.radians(14), 8.0
    return dict(location=(.03, -.45 - away * math.cos(pitch), top + .38 + away * math.sin(pitch)), rotation=(math.pi / 2 - pitch, 0, 0), lens=252)


def one_cushion():
    cloth = surface('product', .70, (.5, .5), weave=240, tile=.4)
    studio()
    box('bench', (0, -.42, .22), (1.9, .62, .44), fabric('bench-cloth', (.52, .47, .40)), .05)
    cushion('cushion', (-.06, -.30, .695), .52, .52, .19, cloth, (math.radians(70), 0, .10), palette.welt, seed=4)
    side_light(window=110, fill=30)
    return dict(location=(-.02, -2.5, .92), rotation=(math.radians(84), 0, 0), lens=88)


def build(variant):
    """Variants: curtain-pencil|pinch|wave|sheer, curtain-pinch-velvet|silk, fabric-unrolled|draped, fabric-unrolled-velvet, wallpaper,
    cushion."""
    if variant == 'curtain-sheer':
        return sheer()
    kind, _, detail = variant.partition('-')
    if kind == 'curtain':
        heading, _, finish = detail.partition('-')
        camera = curtain(heading, finish)
    elif kind == 'fabric':
        camera = hung_cloth() if detail == 'draped' else unrolled_cloth(detail.partition('-')[2])
    elif kind == 'wallpaper':
        camera = paper_rolls()
    else:
        camera = one_cushion()
    return dict(camera=camera)
