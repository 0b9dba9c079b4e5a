"""One product at a time before a plain wall, in soft light from the side: the picture of a product card."""
import math

from kit import blinds, decor, plants, yardage
from kit.headings import panel
from kit.light import area, backdrop, sun, world
from kit.materials import fabric, palette, plain
from kit.shapes import box, grid
from kit.shell import back_window, rod, wall
from kit.surfaces import REGISTRY, surface
from kit.textiles import cushion, framed_canvas
from mathutils import Vector

LEFT, RIGHT, DEPTH, HEIGHT = -2.6, 2.6, 4.6, 3.1
ROD = 2.52


def studio(hole=None):
    plaster = plain('plaster', (.60, .555, .49), .92, bump=(9, .10, .02))
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


def curtain(style, sheer=False):
    if sheer:
        studio((-.72, .72, .1, 2.36))
        back_window(-.72, .72, .1, 2.36, panes=2, transoms=(0, .5, 1))
        cloth = surface('product', .84, (2.6, 2.46), translucent=.5, sheer=.22, tile=.6)
        backdrop((-5, 3.2, -1.5), (10, 0, 0))
        area('outside', (0, .5, 1.3), (-90, 0, 0), 1.5, 2.3, 34, (.96, .98, 1))
    else:
        studio()
        cloth = surface('product', .72, (2.6, 2.46), translucent=.06, tile=.6)
    top = ROD + .045 if style == 'eyelet' else ROD - .04
    panel('panel', 1.36, 2.45, style, cloth, (-.68, -.13, top), seed=3, metal=palette.brass)
    rod((-.92, -.13, ROD), (.92, -.13, ROD), [(x, -.065, ROD) for x in (-.8, .8)])
    side_light(window=95 if sheer else 125)
    return dict(location=(0, -5.3, 1.36), rotation=(math.pi / 2, 0, 0), lens=68, shift_y=-.006)


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


def yardage_scene(draped):
    cloth = surface('product', .70, (1.2, 1.6), weave=300, tile=.4)
    studio()
    box('counter', (0, -.5, .3825), (2.4, 1.1, .765), palette.oak, .006)
    if draped:
        yardage.bolt(0, -.22, .765, 1.12, .075, cloth)
        yardage.cascade(0, -.22, -1.07, .765, 1.06, .66, cloth, folds=4.2, seed=4)
        camera = dict(location=(-.05, -4.0, 1.75), rotation=(math.radians(72), 0, 0), lens=74, shift_y=-.02)
    else:
        height = .765
        for index in range(5):
            shift = index % 3 - 1
            height = yardage.folded(.01 * shift, -.56 + .008 * (index % 2), height, .46, .34, cloth, 6, turn=.10 + .03 * shift, seed=index + 1)
        camera = dict(location=(.01, -2.7, 1.62), rotation=(math.radians(70.6), 0, 0), lens=108)
    side_light(window=110, fill=30)
    return camera


def paper_rolls():
    width, radius, top = .53, .042, .765
    paper = surface('product', .74, (width, 1.6), bump=(700, .12, .0004), tile=.53)
    studio()
    box('counter', (0, -.5, .3825), (2.4, 1.1, .765), palette.oak, .006)
    lying = lambda along, p, q: Vector((-.36 + along, -.30 + p, top + radius + q))
    yardage.paper_roll(lying, width, radius, paper)
    yardage.paper_sheet(-.36 + width / 2, -.30, -1.05, top, width, .55, paper)
    standing = lambda along, p, q: Vector((.36 + p, -.36 + q, top + .002 + along))
    yardage.paper_roll(standing, width, radius, paper)
    side_light(window=110, fill=30)
    return dict(location=(.02, -3.7, 1.85), rotation=(math.radians(70), 0, 0), lens=80, shift_y=-.01)


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
    """Variants: curtain-pencil|pinch|wave|eyelet|sheer, blind-roller|roman|zebra|venetian|metal, fabric-folded|draped,
    wallpaper, cushion, canvas-tall|portrait|wide|square-framed|plain."""
    kind, _, detail = variant.partition('-')
    if kind == 'curtain':
        camera = curtain('wave' if detail == 'sheer' else detail, sheer=detail == 'sheer')
    elif kind == 'blind':
        camera = blind(detail)
    elif kind == 'fabric':
        camera = yardage_scene(detail == 'draped')
    elif kind == 'wallpaper':
        camera = paper_rolls()
    elif kind == 'cushion':
        camera = one_cushion()
    else:
        camera = canvas(*detail.split('-'))
    return dict(camera=camera)
