"""One product at a time before a plain wall, in soft light from the side: the picture of a product card."""
import math

from kit import blinds, decor, plants
from kit.drapery import hang_curtain, rings, track
from kit.lengths import Pile, drape_from_pegs
from kit.light import area, backdrop, sun, world
from kit.materials import fabric, palette, plain
from kit.shapes import box, grid, lathe, tube
from kit.rolls import falling_strip, roll_path, sweep_paper
from kit.shell import back_window, rod, wall
from kit.surfaces import REGISTRY, surface
from kit.textiles import cushion, framed_canvas
from mathutils import Vector

LEFT, RIGHT, DEPTH, HEIGHT = -2.6, 2.6, 4.6, 3.1
ROD = 2.42
PALE = (.76, .715, .65)
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


def raking_light(strength=4.7, fill=14, ambient=.27):
    """Low light from the left along the wall: every fold throws a soft shadow."""
    world(ambient, (.94, .96, 1))
    sun(70, -65, strength, .16, (1, .93, .84))
    area('window', (-3.2, -2.0, 1.6), (0, -84, 32), 1.8, 2.4, 60, (1, .97, .92))
    area('fill', (1.2, -4.4, 1.8), (80, 0, 14), 3.2, 2.4, fill, (1, .97, .93))


def curtain(style, sheer=False):
    width, top = 1.74, ROD - .052
    if sheer:
        studio((-.70, .70, .1, 2.26), PALE)
        back_window(-.70, .70, .1, 2.26, panes=2, transoms=(0, .5, 1))
        cloth = surface('product', .84, (width * 2, top), translucent=.5, sheer=.22, tile=.6)
        backdrop((-5, 3.2, -1.5), (10, 0, 0))
        area('outside', (0, .5, 1.25), (-90, 0, 0), 1.5, 2.3, 15, (.96, .98, 1))
    else:
        studio(plaster=PALE)
        cloth = surface('product', .72, (width * 2, top), translucent=.06, tile=.6)
    left, hung = -width / 2, -.15
    if style == 'wave':
        top = ROD - .016
        hang_curtain('panel', width, top - .004, style, cloth, (left, hung, top), seed=5)
        track(left - .05, -left + .05, hung, ROD, palette.brass)
    else:
        count = hang_curtain('panel', width, top - .004, style, cloth, (left, hung, top), seed=3)
        rod((left - .09, hung, ROD), (-left + .09, hung, ROD), [(x, hung / 2, ROD) for x in (left - .04, -left + .04)])
        rings(left, hung, ROD, width, count, palette.brass)
    raking_light(strength=2.8 if sheer else 4.7)
    return dict(location=(0, -5.3, 1.27), rotation=(math.pi / 2, 0, 0), lens=71, shift_y=-.012)


def blind(kind):
    x0, x1, z0, z1 = -.56, .56, .78, 2.12
    studio((x0, x1, z0, z1))
    back_window(x0, x1, z0, z1, panes=2, transoms=(0, 1))
    edge0, edge1, top = x0 - .05, x1 + .05, z1 + .1
    drop = {'roller': 1.06, 'zebra': 1.16, 'roman': 1.1}.get(kind, 0)
    slatted = kind in ('venetian', 'metal')
    cloth = surface('product', .74, (edge1 - edge0, drop or 1.4), translucent=0 if slatted else .22, planar=kind in ('roller', 'zebra'), tile=.5)
    if kind == 'roman':
        REGISTRY['product']['size'][1] = round(blinds.roman(edge0, edge1, top, drop, cloth), 3)
    elif kind == 'venetian':
        blinds.venetian(edge0, edge1, top, z0 - .02, cloth, tilt=-48)
    elif kind == 'metal':
        blinds.venetian(edge0, edge1, top, z0 - .02, cloth, tilt=-48, pitch=.021, slat=.025)
    else:
        getattr(blinds, kind)(edge0, edge1, top, drop, cloth)
    box('sill', (0, -.07, z0 - .03), (x1 - x0 + .2, .2, .04), palette.trim, .006)
    decor.vase(.36, -.09, z0 - .01, palette.terracotta, .5)
    plants.pampas(.36, -.09, z0 + .1, 4, 5, .26)
    backdrop((-5, 3.2, -1.5), (10, 0, 0))
    area('outside', (0, .5, 1.45), (-90, 0, 0), x1 - x0, z1 - z0, 16, (.96, .98, 1))
    side_light(window=110)
    return dict(location=(0, -4.3, 1.45), rotation=(math.pi / 2, 0, 0), lens=72)


def upper_light(strength=3.5, fill=22):
    """Soft light from the upper left for things on a table."""
    world(.34, (.94, .96, 1))
    sun(56, -66, strength, .22, (1, .93, .84))
    area('fill', (1.2, -4.0, 2.2), (70, 0, 14), 3.2, 2.4, fill, (1, .97, .93))


def counter():
    box('counter', (0, -.5, COUNTER_TOP / 2), (2.4, 1.1, COUNTER_TOP), palette.pale_wood, .006)


def folded_cloth():
    cloth = surface('product', .70, (1.2, 1.6), weave=300, tile=.4)
    studio(plaster=PALE)
    counter()
    pile = Pile(0, -.52, COUNTER_TOP, .36, .34, -.075, cloth)
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
    box('peg-rail', (0, -.014, z), (2.4, .028, .085), palette.pale_wood, .005)
    for x in pegs:
        tube('peg', [Vector((x, -.02, z - .008)), Vector((x, y - .012, z + .012))], .011, palette.pale_wood, radii=[.8, 1])
        lathe('knob', [(0, -.012), (.013, -.009), (.018, 0), (.013, .009), (0, .012)], palette.pale_wood, (x, y - .016, z + .013)).rotation_euler = (math.pi / 2, 0, 0)


def hung_cloth():
    cloth = surface('product', .70, (1.3, 1), weave=300, translucent=.04, tile=.4)
    studio(plaster=PALE)
    rail, y = 1.98, -.19
    pegs = [(.03, (-.31, rail + .02)), (.97, (.31, rail + .02))]
    drape_from_pegs('cloth', (1.3, .95), pegs, [(-.33, rail + .01), (.33, rail + .01)], cloth, y, slack_folds=4, seed=5)
    peg_rail(rail, y, [-.93, -.31, .31, .93])
    raking_light()
    return dict(location=(0, -4.0, 1.475), rotation=(math.pi / 2, 0, 0), lens=115)


def paper_rolls():
    width, top = .53, COUNTER_TOP
    paper = surface('product', .74, (width, 1.6), bump=(700, .12, .0004), tile=.53)
    studio(plaster=PALE)
    counter()
    hung = falling_strip(-.012, top + 1.6, top, .20, .09)
    sweep_paper(hung, width, paper, lambda across, p, q: Vector((-.12 + across - width / 2, p, q)), inside=True)
    sweep_paper(roll_path(.026, .064, 12, .02, 250), width, paper, lambda across, p, q: Vector((.30 - p, -.22 - q, top + .002 + across)), upright=True)
    turn = math.radians(-20)
    c, s = math.cos(turn), math.sin(turn)
    sweep_paper(roll_path(.024, .060, 11, .02, 150), width, paper, lambda across, p, q: Vector((
        .06 + (across - width / 2) * c + p * s, -.64 + (across - width / 2) * s - p * c, top + .0605 + q)))
    upper_light()
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


CANVASES = {'tall': (.62, .93), 'portrait': (.72, .90), 'wide': (1.05, .70), 'square': (.82, .82)}


def canvas(shape, frame):
    width, height = CANVASES[shape]
    cloth = surface('product', .78, (width, height), bump=(900, .25, .0008), planar=True, fit=True)
    studio()
    border = {'framed': palette.oak, 'plain': None}[frame]
    framed_canvas(0, 1.55, width, height, cloth, border)
    side_light(fill=45)
    return dict(location=(.03, -4.0, 1.53), rotation=(math.pi / 2, 0, 0), lens=80 if width > 1 else 104)


def build(variant):
    """Variants: curtain-pencil|pinch|wave|sheer, blind-roller|roman|zebra|venetian|metal, fabric-folded|draped,
    wallpaper, cushion, canvas-tall|portrait|wide|square-framed|plain."""
    kind, _, detail = variant.partition('-')
    if kind == 'curtain':
        camera = curtain('wave' if detail == 'sheer' else detail, sheer=detail == 'sheer')
    elif kind == 'blind':
        camera = blind(detail)
    elif kind == 'fabric':
        camera = hung_cloth() if detail == 'draped' else folded_cloth()
    elif kind == 'wallpaper':
        camera = paper_rolls()
    elif kind == 'cushion':
        camera = one_cushion()
    else:
        camera = canvas(*detail.split('-'))
    return dict(camera=camera)
