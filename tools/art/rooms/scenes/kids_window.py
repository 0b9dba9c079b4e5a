import math

from kit import blinds, playroom
from kit import nursery as toys
from kit.drapery import hang_curtain, track
from kit.furniture import moved
from kit.light import area, sun, world
from kit.materials import fabric, palette, plain, wood
from kit.views import garden_view, view
from kit.shapes import box, lathe
from kit.shell import back_window, left_window, room, wall as upright_wall
from kit.softs import pillow, quilted
from kit.stuffed import stuffed_cushion
from kit.surfaces import surface

LEFT, RIGHT, DEPTH, HEIGHT = -2.5, 2.15, 5.6, 2.72
WINDOW = (-.72, .98, .94, 2.24)
SIDE_WINDOW = (-3.1, -1.1, .8, 2.3)
POLE = 2.37
EYE, TURN = (.92, -4.10, 1.36), 12
# The blind hangs this far behind the face of the wall.
SET_BACK, DROP = .11, .92


def set_shelf(x0, x1):
    top = playroom.bench_shelf(x0, x1, -.24)
    toys.elephant(x0 + .38, -.44, top, turn=.2, scale=.78)
    toys.stacking_rings(x0 + .86, -.40, top)
    playroom.hobby_car(x0 + 1.22, -.43, top, -.25)
    toys.blocks(x0 + 1.66, -.40, top)
    playroom.globe(x1 - .26, -.40, top)


def hang_curtains(drape):
    track(-1.50, 1.62, -.15, POLE, palette.brass)
    for x, width, folds, seed in ((-1.46, 1.14, 6, 3), (.70, .88, 5, 14)):
        hang_curtain('curtain', width, 1.80, 'wave', drape, (x, -.15, POLE - .016), seed, 2.05, 700, folds, 2, .8)


def hang_blind(x0, x1, top):
    """A roller blind inside the opening."""
    x, y, z = EYE
    cloth = surface('blind', .74, (round(x1 - x0, 3), DROP), translucent=.34, planar=True, tile=.6)
    moved(lambda: blinds.roller(x0, x1, top, DROP, cloth, eye=(x, y - SET_BACK, z), chain_side=-1), 0, SET_BACK)


def hang_print(x, z, width, height, ground, colour):
    """A framed sheet with a round shape on the back wall."""
    box('print-frame', (x, -.012, z), (width, .022, height), palette.pale_wood, .003)
    box('print-ground', (x, -.0245, z), (width - .03, .002, height - .03), plain('print-ground', ground, .8), 0)
    disc = lathe('print-shape', [(0, 0), (width * .24, 0), (width * .24, .001)], plain('print-shape', colour, .8), (x, -.0262, z - height * .06), 48)
    disc.rotation_euler = (math.pi / 2, 0, 0)


def daylight(variant, window):
    """Sun through the window on the left; below a blind it draws that window on the wall."""
    x0, x1, z0, z1 = window
    blind = variant == 'roller'
    world(.55 if blind else .9, (.90, .95, 1))
    sun(66, -46, 6.5 if blind else 3.2, .022 if blind else .05, (1, .88, .72))
    area('window', ((x0 + x1) / 2, .4, 1.6), (-90, 0, 0), x1 - x0, z1 - z0, 22, (.95, .98, 1))
    area('side', (LEFT + .05, -2.1, 1.55), (0, -90, 0), 1.7, 2.0, 105, (1, .97, .93))
    area('fill', (.4, -5.4, 1.9), (82, 0, 0), 3.6, 2, 17, (1, .96, .92))


def build(variant):
    """Variants: curtains (default), roller."""
    wall = surface('wall', .72, (RIGHT - LEFT, HEIGHT), planar=True, bump=(9, .25, .008), tile=.9)
    x0, x1, z0, z1 = WINDOW
    room(LEFT, RIGHT, DEPTH, HEIGHT, wall, back_hole=(x0 - LEFT, x1 - LEFT, z0, z1), left_hole=SIDE_WINDOW,
         floor=wood('pale-floor', (.34, .22, .13), (.55, .40, .26), plank=(1.4, .12), rough=.4))
    upright_wall('front', (RIGHT, -DEPTH, 0), (-1, 0, 0), RIGHT - LEFT, HEIGHT, palette.side)
    left_window(LEFT, *SIDE_WINDOW)
    deep = dict(reveal=.26, frame=.22) if variant == 'roller' else {}
    back_window(x0, x1, z0, z1, panes=2, transoms=(0, .64, 1), **deep)
    playroom.wainscot(LEFT, RIGHT, .82, plain('wainscot', (.66, .66, .58), .4))

    low, strength = (-1.15, 2.6) if variant == 'roller' else (-.6, 2.8)
    view(garden_view(6.4 / 4.1), (-4.2, 3.6, low), 6.4, 4.1, strength)
    if variant == 'roller':
        hang_blind(x0 + .035, x1 - .035, z1 - .025)
        hang_print(-1.16, 2.02, .30, .38, (.62, .50, .34), (.55, .17, .08))
        hang_print(-1.16, 1.55, .30, .38, (.36, .44, .42), (.80, .66, .36))
    else:
        hang_curtains(surface('curtain', .74, (2.8, 1.82), translucent=.20, tile=.6))
    hung = 2.47 if variant == 'roller' else 2.70
    playroom.bunting((-2.4, -.04, hung), (2.1, -.04, hung + .005), .05, playroom.flag_cloths(), 17)

    set_shelf(-1.40, .98)
    bed_cover = quilted('kids-quilt', (.60, .38, .15), .09, .010)
    top = playroom.low_bed(1.60, -.20, .86, 1.9, bed_cover, palette.cotton)
    pillow('pillow', (1.54, -.45, top + .185), .62, .42, palette.cotton, (math.radians(62), 0, .06), seed=3)
    blue = fabric('cushion-blue', (.10, .16, .27), scale=320, variation=.2)
    stuffed_cushion('cushion', (1.38, -.72, top + .155), .38, .38, blue, (math.radians(60), .05, .18), blue, ease=.09, seed=7)

    daylight(variant, (x0, x1, z0, z1))
    if variant == 'roller':
        return dict(camera=dict(location=EYE, rotation=(math.pi / 2, 0, math.radians(TURN)), lens=44, shift_y=.030))
    return dict(camera=dict(location=(.42, -4.15, 1.22), rotation=(math.pi / 2, 0, math.radians(5)), lens=34, shift_y=.018))
