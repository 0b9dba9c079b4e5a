import math

import bpy
from kit import blinds, decor, plants, study
from kit.casement import casement, grille
from kit.furniture import moved
from kit.light import area, sun, world
from kit.materials import palette, plain
from kit.outlook import outlook
from kit.shell import left_window, room
from kit.shapes import box, lathe, tube
from kit.surfaces import surface
from mathutils import Vector

LEFT, RIGHT, DEPTH, HEIGHT = -2.35, 2.4, 5.2, 2.9
WINDOW = (-.96, .96, .97, 2.29)
SIDE_WINDOW = (-2.75, -.75, .75, 2.6)
DESK, DROP = .76, .95


def hang(kind, cloth, x0, x1, top):
    if kind == 'venetian':
        blinds.venetian(x0, x1, top, top - DROP - .08, cloth, tilt=50)
    elif kind == 'metal':
        blinds.venetian(x0, x1, top, top - DROP - .08, cloth, tilt=55, pitch=.0235, slat=.025)
        for tape in [item for item in bpy.data.objects if item.name.startswith('tape')]:
            tape.scale.x = .1
    elif kind == 'zebra':
        blinds.zebra(x0, x1, top, DROP, cloth)
    else:
        blinds.roller(x0, x1, top, DROP, cloth)


def pens(x, y, z):
    pot = [(0, 0), (.034, 0), (.038, .004), (.038, .095), (.035, .097), (.034, .09), (.034, .01), (0, .01)]
    lathe('pen-pot', pot, palette.pot, (x, y, z))
    for dx, dy, tip, paint in ((.012, .01, .17, palette.marigold), (-.016, .004, .182, palette.black), (.004, -.016, .194, palette.pale_wood)):
        tube('pencil', [Vector((x + dx * .3, y + dy * .3, z + .02)), Vector((x + dx * 2, y + dy * 2, z + tip))], .0036, paint)


def dress_desk():
    plants.potted_plant((-.90, -.24, DESK), palette.pot, .21, 17, (.068, .12), 4, .11, (.10, .15))
    top = study.stack(.38, -.25, DESK, 4, 2)
    decor.vase(.36, -.25, top, palette.terracotta, .42)
    study.desk_lamp(.82, -.22, DESK, turn=math.radians(205), height=.46)
    pens(.11, -.2, DESK)
    box('notebook', (.22, -.47, DESK + .005), (.21, .29, .010), palette.rust, .003, rotation=(0, 0, .35))
    box('page', (-.02, -.45, DESK + .0015), (.30, .21, .002), palette.fringe, 0, rotation=(0, 0, .16))
    lathe('cup', [(0, .004), (.022, .004), (.034, .03), (.039, .062), (.036, .062), (.03, .03), (0, .012)], palette.white, (.60, -.44, DESK))
    lathe('saucer', [(0, .002), (.035, .002), (.066, .012), (.064, .014), (.03, .006), (0, .006)], palette.white, (.60, -.44, DESK))


def build(variant):
    """Variants: roller (default), zebra, venetian (wooden slats), metal (narrow slats)."""
    x0, x1, z0, z1 = WINDOW
    slatted = variant in ('venetian', 'metal')
    edge0, edge1 = x0 + .035, x1 - .035
    wall = surface('wall', .66, (RIGHT - LEFT, HEIGHT), bump=(7, .12, .02), planar=True, tile=.9)
    cloth = surface('blind', .74, (round(edge1 - edge0, 3), DROP), translucent=0 if slatted else .12, planar=not slatted, tile=.6)

    room(LEFT, RIGHT, DEPTH, HEIGHT, wall, back_hole=(x0 - LEFT, x1 - LEFT, z0, z1), left_hole=SIDE_WINDOW)
    left_window(LEFT, *SIDE_WINDOW)
    casement(x0, x1, z0, z1, plain('kota', (.24, .25, .22), .5, bump=(30, .2, .002)), panes=3)
    grille(x0, x1, z0, 1.37)
    moved(lambda: hang(variant, cloth, edge0, edge1, z1 - .025), 0, .1)

    study.desk(0, 2.1)
    dress_desk()
    study.bookcase(1.20, 1.95, [.42, .78, 1.12, 1.46, 1.80, 2.14])
    study.pin_board(-1.42, 1.72, .56, .74)
    moved(study.cane_chair, -.20, -.80, -.45)
    # out of the picture: its leaves break the sunlight
    plants.potted_plant((-2.02, -1.22, .75), palette.terracotta, 1.05, 10, (.16, .3), 6, .4, (.26, .4))

    outlook(-.2, 3.4, seed=3, strength=.9)
    world(.26, (.92, .95, 1))
    sun(73, -56, 3.2, .03)
    area('outside', (0, .7, 1.6), (-90, 0, 0), 1.8, 1.3, 10, (.95, .98, 1))
    area('window', (LEFT + .1, -1.75, 1.7), (0, -90, 12), 1.8, 1.9, 85, (1, .95, .88))
    area('fill', (1.2, -4.6, 1.9), (80, 0, 14), 3.5, 2.2, 12, (1, .96, .92))
    return dict(camera=dict(location=(.62, -3.75, 1.32), rotation=(math.pi / 2, 0, math.radians(9)), lens=43, shift_y=.038))
