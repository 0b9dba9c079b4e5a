import math

from kit import cane, decor, tableware
from kit.bed import drape_over_bed
from kit.furniture import bedside_table, shade
from kit.drapery import hang_curtain, rings
from kit.light import area, bulb, world
from kit.materials import fabric, palette, wood
from kit.streets import dusk_street
from kit.views import view
from kit.shapes import lathe, smooth_profile, upholstery
from kit.shell import back_window, rod, room, wall as upright_wall
from kit.softs import pillow, quilted
from kit.stuffed import stuffed_cushion
from kit.surfaces import surface
from kit.textiles import rug

LEFT, RIGHT, DEPTH, HEIGHT = -2.9, 2.7, 6.0, 2.8
WINDOW = (-1.2, 1.5, .35, 2.57)
POLE = 2.62
GLOW = (1, .77, .52)


def lamp(x, y, z, watts, glaze):
    body = [(0, 0), (.055, 0), (.062, .01), (.085, .06), (.098, .12), (.088, .18), (.05, .225), (.024, .25), (.016, .30), (0, .30)]
    lathe('lamp-body', smooth_profile(body, 4), glaze, (x, y, z), 72)
    shade(x, y, z + .28, .185, .135, .23)
    bulb((x, y, z + .40), watts, GLOW).data.shadow_soft_size = .11


def make_bed(top):
    quilt = quilted('quilt', (.50, .44, .36), .085, .014)
    upholstery('bed-base', (0, -1.35, .20), (1.70, 2.05, .16), fabric('bed-base', (.30, .25, .20), scale=300), .03, density=26, wrinkle=.002, seed=5)
    upholstery('mattress', (0, -1.35, .43), (1.64, 2.02, .27), palette.cotton, .07, (0, 0, .012), 28, .003, seed=6)
    drape_over_bed(0, 1.66, top, -1.0, -2.40, .36, quilt)
    drape_over_bed(0, 1.68, top, -.86, -1.30, .26, palette.cotton, foot_hang=False, lift=.018, thickness=.012)
    ribbed = quilted('ribbed-throw', (.29, .11, .06), .028, .010, diamond=False)
    drape_over_bed(0, 1.685, top, -1.96, -2.36, .34, ribbed, foot_hang=False, lift=.019, thickness=.014)
    linen, clay = fabric('pillow-linen', (.70, .66, .59), scale=420, variation=.08), fabric('cushion-clay', (.36, .15, .08), scale=260, variation=.2)
    for side in (-1, 1):
        pillow('pillow', (side * .43, -.47, top + .25), .74, .52, palette.cotton, (math.radians(72), 0, side * .05), seed=8 + side)
        pillow('pillow', (side * .38, -.74, top + .195), .70, .46, linen, (math.radians(56), side * .05, -side * .09), seed=3 + side, dent=.02)
    stuffed_cushion('cushion', (.06, -1.0, top + .16), .56, .34, clay, (math.radians(58), .03, .08), clay, ease=.09, seed=6)


def build(variant):
    """Lined curtains behind a bed, almost closed, by lamplight."""
    wall = surface('wall', .66, (RIGHT - LEFT, HEIGHT), planar=True, bump=(7, .3, .012), tile=.9)
    drape = surface('curtain', .72, (5.4, 2.58), tile=.7)
    x0, x1, z0, z1 = WINDOW
    room(LEFT, RIGHT, DEPTH, HEIGHT, wall, back_hole=(x0 - LEFT, x1 - LEFT, z0, z1),
         floor=wood('dark-floor', (.10, .05, .025), (.24, .135, .07), plank=(1.3, .11), rough=.36))
    upright_wall('front', (RIGHT, -DEPTH, 0), (-1, 0, 0), RIGHT - LEFT, HEIGHT, palette.side)
    back_window(x0, x1, z0, z1, panes=2, transoms=(0, 1))
    view(dusk_street(), (-8, 8, -1.7), 17, 10.6, .9)
    top = .585
    cane.headboard(0, -.36, 1.76, 1.02, cane.cane())
    make_bed(top)
    # after the pillows, whose simulation is slow beside fine meshes
    rod((-2.06, -.20, POLE), (2.14, -.20, POLE), [(x, -.10, POLE) for x in (-2.02, .05, 2.10)])
    for x, width, folds, seed in ((-2.0, 2.46, 12, 5), (.86, 1.20, 6, 11)):
        hang_curtain('curtain', width, POLE - .045, 'pinch', drape, (x, -.20, POLE - .035), seed, 1.75, 1100, folds, 1.5)
        rings(x, -.20, POLE, width, folds, palette.aged_brass)
    glaze = tableware.stoneware('lamp-glaze', (.10, .16, .13))
    for side in (-1, 1):
        bedside_table(side * 1.22, -.54, .5, .38, .52)
        lamp(side * 1.24, -.50, .52, 24, glaze)
    decor.books(-1.06, -.54, .52, .3)
    tableware.cup(1.06, -.56, .52, tableware.stoneware('cup-glaze', (.62, .56, .47)))
    rug(0, -1.9, 3.2, 1.9, fabric('bed-rug', (.46, .36, .25), scale=160, variation=.3))

    world(.25, (.30, .42, .75))
    area('cove', (.05, -.42, 2.74), (-18, 0, 0), 3.9, .10, 34, (1, .80, .58))
    area('dusk', (RIGHT - .05, -3.0, 1.5), (0, 90, 0), 1.8, 2.4, 20, (.55, .70, 1))
    area('fill', (-.6, -5.6, 2.3), (72, 0, 0), 3.5, 1.8, 26, (1, .84, .66))
    return dict(camera=dict(location=(-.66, -4.75, 1.52), rotation=(math.pi / 2, 0, math.radians(-8)), lens=35, shift_y=-.026))
