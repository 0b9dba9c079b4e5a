"""One product at a time before a plain wall, in soft light from the side: the picture of a product card."""
import math

from kit import blinds, decor
from kit.drapery import hang_curtain, hold_rod, rings, track
from kit.lengths import Pile, drape_from_pegs
from kit.light import area, backdrop, sun, world
from kit.materials import fabric, palette, plain
from kit.shapes import box, grid, lathe, tube
from kit.rolls import falling_strip, roll_path, sweep_paper, wind_roll
from kit.shell import back_window, rod, wall
from kit.surfaces import REGISTRY, add_lustre, add_nap, add_relief, surface
from kit.textiles import cushion, framed_canvas
from kit.views import pale_garden, view
from kit.weaves import to_image, woven
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


def raking_light(strength=4.7, fill=58, ambient=.40, gloss=False):
    """Low light from the left along the wall: every fold throws a soft shadow; `gloss` lets silk mirror the windows."""
    world(ambient, (.94, .96, 1))
    sun(68, -62, strength, .35, (1, .97, .93))
    lights = [area('window', (-3.2, -2.0, 1.6), (0, -84, 32), 1.8, 2.4, 90, (1, .98, .95)),
              area('fill', (1.2, -4.4, 1.8), (80, 0, 14), 3.2, 2.4, fill, (1, .98, .96))]
    for light in lights:
        light.visible_glossy = gloss


def finish_cloth(cloth, finish, albedo):
    if finish == 'velvet':
        add_nap(cloth, albedo, .48, .60)
    elif finish == 'silk':
        add_lustre(cloth, albedo)


def curtain(style, finish=None):
    width, top, sheer = 1.74, ROD - .052, finish == 'sheer'
    if sheer:
        opening = (-.84, .84, .015, 2.385)
        studio(opening, WALL)
        back_window(*opening, panes=2, transoms=(0, .68, 1))
        cloth = surface('product', .84, (width * 2, top), translucent=.5, sheer=.38, tile=.6)
        view(pale_garden(), (-3.4, 3.2, -.9), 6.8, 5.0, 1.25)
        area('outside', (0, .5, 1.25), (-90, 0, 0), 1.9, 2.5, 44, (.98, .99, 1))
    else:
        studio(plaster=WALL)
        cloth = surface('product', .72, (width * 2, top), translucent=.06, tile=.6)
        finish_cloth(cloth, finish, .9)
    left, hung = -width / 2, -.15
    if style == 'wave':
        top = ROD - .016
        hang_curtain('panel', width, top - .004, style, cloth, (left, hung, top), seed=5)
        track(left - .05, -left + .05, hung, ROD, palette.brass)
    else:
        count = hang_curtain('panel', width, top - .004, style, cloth, (left, hung, top), seed=3)
        rod((left - .09, hung, ROD), (-left + .09, hung, ROD))
        for x in (left - .04, -left + .04):
            hold_rod(x, hung, ROD, palette.brass)
        rings(left, hung, ROD, width, count, palette.brass)
    raking_light(strength=3 if sheer else 4.7, gloss=finish == 'silk')
    return dict(location=(0, -5.3, 1.27), rotation=(math.pi / 2, 0, 0), lens=66, shift_y=-.05)


SLATS = {
    'venetian': dict(pitch=.0437, slat=.05, crown=.0016, tilt=44),
    'metal': dict(pitch=.02186, slat=.025, crown=.0026, thickness=.0007, tilt=47),
}
BLIND_EYE = (0, -4.3, 1.49)
GLOSS = {'venetian': (.10, .34), 'metal': (.42, .26)}


def strip_light(watts):
    """A long light above: it draws one crisp line along each slat."""
    area('strip', (0, -2.3, 4.6), (32, 0, 0), 6, .2, watts, (1, .98, .95)).visible_glossy = True


def blind(kind):
    """The pitch of the slats is a whole number of pixels, or they would beat against them."""
    x0, x1, z0, z1 = -.56, .56, .78, 2.12
    studio((x0, x1, z0, z1))
    back_window(x0, x1, z0, z1, panes=2, transoms=(0, 1))
    edge0, edge1, top = x0 - .05, x1 + .05, z1 + .1
    drop = {'roller': 1.10, 'zebra': 1.16, 'roman': 1.1}.get(kind, 0)
    cloth = surface('product', .74, (edge1 - edge0, drop or 1.4), translucent={'roller': .22, 'zebra': .22, 'roman': .13}.get(kind, 0), planar=kind in ('roller', 'zebra'),
                    tile=.5, gloss=GLOSS.get(kind))
    if kind == 'roman':
        REGISTRY['product']['size'][1] = round(blinds.roman(edge0, edge1, top, drop, cloth), 3)
    elif kind in SLATS:
        blinds.venetian(edge0, edge1, top, z0 - .01, cloth, **SLATS[kind])
        pale = plain('wand', (.66, .65, .63), .25)
        dark = plain('tassel', (.20, .165, .13), .6)
        blinds.wand(edge0 + .055, top - .05, .62, pale if kind == 'metal' else dark)
        if kind == 'venetian':
            blinds.lift_cords(edge1 - .075, top - .05, .74, dark, dark)
        strip_light(85)
    else:
        options = dict(eye=BLIND_EYE) if kind == 'roller' else {}
        getattr(blinds, kind)(edge0, edge1, top, drop, cloth, **options)
        add_relief(cloth, to_image('slub', woven('plain', 48, slub=.34, seed=4)), .19, .0011, gap=.90, crest=1.04)
    box('sill', (0, -.07, z0 - .03), (x1 - x0 + .2, .2, .04), palette.trim, .006)
    if kind not in SLATS:
        decor.vase(.40, -.075, z0 - .01, palette.terracotta, .46)
        sun(76, 180, 2 if kind == 'zebra' else 4, .16, (1, .98, .94))
    view(pale_garden(), (-2.2, 2.2, -.5), 4.4, 3.3, .85)
    area('outside', (0, .5, 1.45), (-90, 0, 0), x1 - x0, z1 - z0, 12, (.96, .98, 1))
    if kind == 'roman':
        sun(30, -34, 2.6, .10, (1, .97, .92))
    side_light(window=50 if kind == 'roman' else 70 if kind in SLATS else 95, fill=10 if kind == 'roman' else 40)
    return dict(location=BLIND_EYE, rotation=(math.pi / 2, 0, 0), lens=84)


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


def counter():
    box('counter', (0, -.5, COUNTER_TOP / 2), (2.4, 1.1, COUNTER_TOP), palette.counter_wood, .006)


def folded_cloth(finish=None):
    velvet = finish == 'velvet'
    cloth = surface('product', .70, (1.2, 1.6), weave=0 if velvet else 300, tile=.4)
    if velvet:
        add_nap(cloth, .78, .08, .62, (3, 5), edges=True)
    studio(plaster=TABLE_WALL)
    counter()
    pile = Pile(0, -.52, COUNTER_TOP, .36, .34, -.075, cloth, *((1.35, .0062) if velvet else ()))
    if velvet:
        pile.add(.47, 3, .0150, turn=.02, seed=1)
        pile.add(.455, 3, .0145, turn=-.03, shift=(.006, .004), seed=2)
        pile.add(.465, 3, .0140, turn=.035, shift=(-.005, -.003), seed=3)
        pile.add(.45, 2, .0155, turn=-.015, shift=(.002, .003), seed=4)
    else:
        pile.add(.47, 3, .0115, turn=.02, seed=1)
        pile.add(.455, 4, .0095, turn=-.03, shift=(.006, .004), seed=2)
        pile.add(.465, 3, .0105, turn=.035, shift=(-.005, -.003), seed=3)
        pile.add(.46, 3, .0115, turn=-.02, shift=(.004, .002), seed=6)
        pile.add(.45, 2, .0115, turn=-.015, shift=(.002, .003), seed=4)
    pile.flap(.45, -.145, .13, turn=-.015, shift=(.002, .003), seed=5)
    upper_light()
    pitch, away = math.radians(25), 2.1
    return dict(location=(-.012, -.52 - away * math.cos(pitch), COUNTER_TOP + .15 + away * math.sin(pitch)),
                rotation=(math.pi / 2 - pitch, 0, 0), lens=106)


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


def paper_rolls():
    width, top = .53, COUNTER_TOP
    paper = surface('product', .74, (width, 1.6), bump=(700, .12, .0004), tile=.53)
    studio(plaster=TABLE_WALL)
    counter()
    hung = falling_strip(-.02, top + 1.6, top, .20, .09)
    slant = math.radians(11)
    c, s = math.cos(slant), math.sin(slant)

    def hang(across, p, q):
        """Turns the strip a little about its left edge, and bows it, so that its curl shows a spiral end."""
        p -= .010 * math.sin(math.pi * across / width)
        return Vector((-.365 + across * c + p * s, -across * s + p * c, q))
    sweep_paper(hung, width, paper, hang, inside=True, back=palette.white_paper)
    wind_roll(roll_path(.026, .064, 12, .02, 250), 12, width, paper, lambda across, p, q: Vector((.31 - p, -.25 - q, top + .002 + across)), upright=True)
    turn = math.radians(-24)
    c2, s2 = math.cos(turn), math.sin(turn)
    wind_roll(roll_path(.024, .060, 11, .02, 150), 11, width, paper, lambda across, p, q: Vector((
        .06 + (across - width / 2) * c2 + p * s2, -.70 + (across - width / 2) * s2 - p * c2, top + .0605 + q)))
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


# Width, height and lens
CANVASES = {'tall': (.62, .93, 120), 'portrait': (.72, .90, 118), 'wide': (1.05, .70, 96), 'square': (.82, .82, 110)}


def canvas(shape, frame):
    """A framed picture is seen from the front, a bare canvas from its right, so that its turned edge shows."""
    width, height, lens = CANVASES[shape]
    cloth = surface('product', .78, (width, height), planar=True, fit=True)
    add_relief(cloth, to_image('tooth', woven('plain', 48, slub=.10, seed=9)), .17, .0012, gap=.90, crest=1.04)
    studio()
    if frame == 'framed':
        framed_canvas(0, 1.55, width, height, cloth, palette.oak, upright=palette.oak_upright)
    else:
        framed_canvas(0, 1.55, width, height, cloth, depth=.042, edge=fabric('canvas-edge', (.70, .655, .575), scale=420, variation=.08))
    side_light(fill=45)
    turn = math.radians(0 if frame == 'framed' else 12)
    return dict(location=(4 * math.sin(turn) + .01, -4 * math.cos(turn), 1.54), rotation=(math.pi / 2, 0, turn), lens=lens)


def build(variant):
    """Variants: curtain-pencil|pinch|wave|sheer, curtain-pinch-velvet|silk, blind-roller|roman|zebra|venetian|metal, fabric-folded|draped,
    fabric-folded-velvet, wallpaper, cushion, canvas-tall|portrait|wide|square-framed|plain."""
    kind, _, detail = variant.partition('-')
    if kind == 'curtain':
        heading, _, finish = ('wave-sheer' if detail == 'sheer' else detail).partition('-')
        camera = curtain(heading, finish)
    elif kind == 'blind':
        camera = blind(detail)
    elif kind == 'fabric':
        camera = hung_cloth() if detail == 'draped' else folded_cloth(detail.partition('-')[2])
    elif kind == 'wallpaper':
        camera = paper_rolls()
    elif kind == 'cushion':
        camera = one_cushion()
    else:
        camera = canvas(*detail.split('-'))
    return dict(camera=camera)
