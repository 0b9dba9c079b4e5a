import math

from kit import blinds, decor, foliage, furniture, plants, study, window_blinds
from kit.casement import casement, grille
from kit.finishes import glaze, limewash
from kit.furniture import moved
from kit.hall import bowl
from kit.light import area, sun, world
from kit.materials import palette, plain
from kit.shapes import box, lathe, tube
from kit.shell import room
from kit.surfaces import surface
from kit.views import garden_view, view
from mathutils import Vector

LEFT, RIGHT, DEPTH, HEIGHT = -1.36, 2.6, 5.2, 2.75
WINDOW = (-.96, .96, .97, 2.29)
SIDE_WINDOW = (-3.6, -2.2, .75, 2.6)
DESK, DROP = .76, .95
EYE, TURN = (.80, -3.55, 1.40), math.radians(12.5)
# The cloth hangs this far behind the face of the wall.
SET_BACK = .1
WALLS = {'': (.80, .76, .68), 'zebra': (.80, .785, .74), 'venetian': (.82, .785, .71), 'metal': (.68, .69, .63)}


def hang(kind, cloth, x0, x1, top):
    eye = (EYE[0], EYE[1] - SET_BACK, EYE[2])
    if kind == 'venetian':
        blinds.venetian(x0, x1, top, top - DROP - .04, cloth, tilt=52, cords=(.12, .5, .88), uneven=.05)
    elif kind == 'metal':
        blinds.venetian(x0, x1, top, top - DROP - .04, cloth, tilt=62, pitch=.0235, slat=.025, crown=.003, thickness=.0008, uneven=.045)
    elif kind == 'zebra':
        window_blinds.zebra_pair(x0, x1, top, DROP, cloth, eye, chain_side=-1)
    else:
        blinds.roller(x0, x1, top, DROP, cloth, eye=eye, chain_side=-1)


def pens(x, y, z):
    pot = [(0, 0), (.034, 0), (.038, .004), (.038, .095), (.035, .097), (.034, .09), (.034, .01), (0, .01)]
    lathe('pen-pot', pot, palette.pot, (x, y, z))
    for dx, dy, tip, paint in ((.012, .01, .17, palette.marigold), (-.016, .004, .182, palette.black), (.004, -.016, .194, palette.pale_wood)):
        tube('pencil', [Vector((x + dx * .3, y + dy * .3, z + .02)), Vector((x + dx * 2, y + dy * 2, z + tip))], .0036, paint)


def dress_desk():
    plants.potted_plant((-.98, -.30, DESK), palette.terracotta, .24, 17, (.075, .13), 4, .13, (.11, .16))
    top = study.stack(.30, -.25, DESK, 4, 2)
    decor.vase(.28, -.25, top, palette.pot, .42)
    study.desk_lamp(.80, -.22, DESK, turn=math.radians(205), height=.46)
    pens(.05, -.2, DESK)
    box('notebook', (-.42, -.44, DESK + .005), (.21, .29, .010), palette.rust, .003, rotation=(0, 0, .35))
    box('page', (-.08, -.45, DESK + .0015), (.30, .21, .002), palette.fringe, 0, rotation=(0, 0, .16))
    lathe('cup', [(0, .004), (.022, .004), (.034, .03), (.039, .062), (.036, .062), (.03, .03), (0, .012)], palette.white, (.56, -.44, DESK))
    lathe('saucer', [(0, .002), (.035, .002), (.066, .012), (.064, .014), (.03, .006), (0, .006)], palette.white, (.56, -.44, DESK))


def set_window(kind):
    """White and without a grille behind the zebra blind, black behind metal slats, else of teak."""
    if kind == 'zebra':
        casement(*WINDOW, palette.trim, panes=2, paint=palette.trim)
        return
    x0, x1, z0, z1 = WINDOW
    stone = plain('kota', (.24, .25, .22), .5, bump=(30, .2, .002))
    casement(*WINDOW, stone, panes=3, paint=plain('paint', (.06, .06, .057), .4) if kind == 'metal' else None)
    grille(x0, x1, z0, z1 - .02)


def set_desk():
    study.desk(-.08, 2.1, .70)
    dress_desk()
    moved(study.cane_chair, .02, -.92, -.40)


def set_sideboard():
    """A low cupboard with a lamp, books and a jar of branches in place of the desk."""
    furniture.sideboard(-.04, 0, 2.06, .40, DESK)
    foliage.jar(-.78, -.24, DESK, glaze('jar', (.46, .40, .31), .34, .3), .21, .095, .55)
    foliage.branches((-.78, -.24, DESK + .17), .46, 7, .26, glaze('leaves', (.075, .12, .045), .45, .3), (.060, .030), 18, .35, 6)
    top = study.stack(-.30, -.22, DESK, 3, 6)
    bowl(-.29, -.22, top, glaze('bowl', (.20, .25, .24), .28, .35), .08)
    furniture.table_lamp(.66, -.23, DESK, 5, palette.pot, .92)
    study.stack(.30, -.24, DESK, 2, 9)


def daylight(is_hazy):
    """Late-morning sun from the right behind the window; soft light of the room's other windows from the right."""
    world(.55, (.94, .97, 1))
    sun(66, 134, 9, .10 if is_hazy else .018, (1, .90, .74))
    area('outside', (0, .75, 1.65), (-90, 0, 0), 1.8, 1.3, 22, (.95, .98, 1))
    area('side', (RIGHT - .1, -2.1, 1.75), (0, 86, -18), 1.9, 2.0, 120, (1, .985, .96))
    area('fill', (-.4, -4.7, 2.1), (76, 0, -8), 3.4, 2.0, 30, (1, .975, .945))


def build(variant):
    """Variants: roller (default), zebra, venetian (wooden slats), metal (narrow slats)."""
    x0, x1, z0, z1 = WINDOW
    slatted = variant in ('venetian', 'metal')
    edge0, edge1 = x0 + .035, x1 - .035
    cloth = surface('blind', .74, (round(edge1 - edge0, 3), DROP), translucent=0 if slatted else .31, planar=not slatted, tile=.6,
                    gloss={'venetian': (.06, .38), 'metal': (.34, .26)}.get(variant))

    wall = limewash('wall', WALLS[variant])
    palette.side = wall
    room(LEFT, RIGHT, DEPTH, HEIGHT, wall, back_hole=(x0 - LEFT, x1 - LEFT, z0, z1), left_hole=SIDE_WINDOW)
    set_window(variant)
    moved(lambda: hang(variant, cloth, edge0, edge1, z1 - .025), 0, SET_BACK)

    if variant in ('zebra', 'metal'):
        set_sideboard()
    else:
        set_desk()
    study.bookcase(1.22, 1.95, [.42, .78, 1.12, 1.46, 1.80, 2.14], 3 if slatted else 8)

    view(garden_view(6.9 / 4.5, mirrored=True), (-5.5, 3.4, -1.35), 6.9, 4.5, 2.6)
    # A clear sun would draw every bar of the grille on a roller blind, like ripples.
    daylight(is_hazy=not variant)
    return dict(camera=dict(location=EYE, rotation=(math.pi / 2, 0, TURN), lens=45, shift_y=.034))
