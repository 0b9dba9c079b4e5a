import math

from kit import blinds, playroom
from kit import nursery as toys
from kit.headings import panel
from kit.light import area, sun, world
from kit.materials import fabric, palette, plain, wood
from kit.views import day_view, view
from kit.shell import back_window, left_window, rod, room, wall as upright_wall
from kit.softs import pillow, quilted
from kit.stuffed import stuffed_cushion
from kit.surfaces import surface

LEFT, RIGHT, DEPTH, HEIGHT = -2.5, 2.15, 5.6, 2.72
WINDOW = (-.72, .98, .94, 2.24)
SIDE_WINDOW = (-3.1, -1.1, .8, 2.3)
POLE = 2.37


def set_shelf(x0, x1):
    top = playroom.bench_shelf(x0, x1, -.24)
    toys.elephant(x0 + .38, -.44, top, turn=.2, scale=.78)
    toys.stacking_rings(x0 + .86, -.40, top)
    playroom.hobby_car(x0 + 1.22, -.43, top, -.25)
    toys.blocks(x0 + 1.66, -.40, top)
    playroom.globe(x1 - .26, -.40, top)


def hang_curtains(drape):
    rod((-1.50, -.13, POLE), (1.62, -.13, POLE), [(x, -.065, POLE) for x in (-1.45, .1, 1.57)])
    panel('curtain', 1.18, 1.84, 'eyelet', drape, (-1.44, -.13, POLE + .045), seed=3, metal=palette.brass)
    panel('curtain', .88, 1.84, 'eyelet', drape, (.68, -.13, POLE + .045), seed=14, folds=5, metal=palette.brass)


def build(variant):
    """Variants: curtains (default), roller."""
    wall = surface('wall', .72, (RIGHT - LEFT, HEIGHT), planar=True, bump=(9, .25, .008), tile=.9)
    x0, x1, z0, z1 = WINDOW
    room(LEFT, RIGHT, DEPTH, HEIGHT, wall, back_hole=(x0 - LEFT, x1 - LEFT, z0, z1), left_hole=SIDE_WINDOW,
         floor=wood('pale-floor', (.34, .22, .13), (.55, .40, .26), plank=(1.4, .12), rough=.4))
    upright_wall('front', (RIGHT, -DEPTH, 0), (-1, 0, 0), RIGHT - LEFT, HEIGHT, palette.side)
    left_window(LEFT, *SIDE_WINDOW)
    back_window(x0, x1, z0, z1, panes=2, transoms=(0, .64, 1))
    playroom.wainscot(LEFT, RIGHT, .82, plain('wainscot', (.66, .66, .58), .4))
    view(day_view(), (-5, 6, -1.6), 11, 7, 1.15)

    if variant == 'roller':
        edge0, edge1 = x0 - .07, x1 + .07
        blinds.roller(edge0, edge1, z1 + .10, .98, surface('blind', .74, (round(edge1 - edge0, 3), .98), translucent=.16, planar=True, tile=.6))
    else:
        hang_curtains(surface('curtain', .74, (2.8, 1.82), translucent=.20, tile=.6))
    playroom.bunting((-2.4, -.04, 2.70), (2.1, -.04, 2.705), .05, playroom.flag_cloths(), 17)

    set_shelf(-1.40, .98)
    bed_cover = quilted('kids-quilt', (.60, .38, .15), .09, .010)
    top = playroom.low_bed(1.60, -.20, .86, 1.9, bed_cover, palette.cotton)
    pillow('pillow', (1.54, -.45, top + .185), .62, .42, palette.cotton, (math.radians(62), 0, .06), seed=3)
    blue = fabric('cushion-blue', (.10, .16, .27), scale=320, variation=.2)
    stuffed_cushion('cushion', (1.38, -.72, top + .155), .38, .38, blue, (math.radians(60), .05, .18), blue, ease=.09, seed=7)

    world(.9, (.90, .95, 1))
    sun(66, -46, 3.2, .05, (1, .88, .72))
    area('window', ((x0 + x1) / 2, .4, 1.6), (-90, 0, 0), x1 - x0, z1 - z0, 22, (.95, .98, 1))
    area('side', (LEFT + .05, -2.1, 1.55), (0, -90, 0), 1.7, 2.0, 105, (1, .97, .93))
    area('fill', (.4, -5.4, 1.9), (82, 0, 0), 3.6, 2, 17, (1, .96, .92))
    return dict(camera=dict(location=(.42, -4.15, 1.22), rotation=(math.pi / 2, 0, math.radians(5)), lens=34, shift_y=.018))
