"""A wooden daybed with a mattress in the cloth; the sun draws an arched window on the wall."""
import math

from kit.finishes import glaze, limewash, mottle, woven_cloth
from kit.foliage import branches, jar
from kit.light import area, sun, world
from kit.materials import palette
from kit.settling import lay_cushion, press_together, sew
from kit.shapes import arch_panel, box, cusped_arch, grid, lathe, rounded_loop, smooth_profile
from kit.shell import wall as plain_wall
from kit.stuffed import padded, piping
from kit.surfaces import surface
from mathutils import Vector, noise

WALL, TOP, THICK = .20, .50, .15
LEFT, RIGHT, FRONT, BACK = -1.35, .86, -.80, .05
MIDDLE, WIDTH, DEPTH = (LEFT + RIGHT) / 2, RIGHT - LEFT, BACK - FRONT
SPINDLE = [(.010, 0), (.013, .02), (.010, .04), (.016, .10), (.018, .15), (.011, .20), (.014, .215), (.011, .23), (.010, .34)]
LEG = [(0, 0), (.020, 0), (.024, .02), (.018, .05), (.030, .11), (.034, .17), (.024, .21), (.036, .235), (.036, .26), (0, .26)]


def frame(wood, long):
    y = (FRONT + BACK) / 2
    for side, depth in ((FRONT + .02, .045), (BACK - .02, .045)):
        box('apron', (MIDDLE, side, .30), (WIDTH, depth, .085), long, .008)
    box('end', (RIGHT - .02, y, .30), (.045, DEPTH, .085), wood, .008)
    for x in (LEFT + .05, RIGHT - .035):
        for end in (FRONT + .035, BACK - .035):
            lathe('leg', smooth_profile(LEG, 4), wood, (x, end, 0), segments=32)
    for z, tall in ((.53, .03), (.89, .045)):
        box('rail', (MIDDLE, BACK + .03, z), (WIDTH, .035, tall), long, .010)
    for x in (LEFT + .02, RIGHT - .02):
        box('post', (x, BACK + .03, .60), (.05, .05, .68), wood, .010)
    count = 21
    for index in range(count):
        lathe('spindle', smooth_profile(SPINDLE, 3), wood, (LEFT + .1 + (WIDTH - .2) * index / (count - 1), BACK + .03, .54), segments=20)


def mattress(cloth, trim, spots):
    def hollow(point):
        if point.z > 0:
            x, y = point.x + MIDDLE, point.y + (FRONT + BACK) / 2
            point.z -= sum(depth * math.exp(-((x - px) / radius) ** 2 - ((y - py) / (.7 * radius)) ** 2) for px, py, radius, depth in spots)
        return point
    place, size = (MIDDLE, (FRONT + BACK) / 2, TOP - THICK / 2), (WIDTH - .02, DEPTH + .01, THICK)
    item = padded('mattress', place, size, cloth, .045, (0, .012, .016), .006, seed=4, warp=hollow)
    for dz in (THICK / 2 - .016, -THICK / 2 + .016):
        piping('mattress-piping', rounded_loop(size[0] + .002, size[1] + .008, .045), trim, (place[0], place[1], place[2] + dz))
    return item


def bolster(centre, radius, length, material, turn):
    """A roll of cotton whose cover is gathered at its ends."""
    def point(a, b):
        angle, along = a * math.tau, (b * 2 - 1)
        end = max(0, abs(along) - .86) / .14
        gather = 1 + .05 * end * math.sin(a * math.tau * 19 + 2 * noise.noise(Vector((a * 9, along, 0))))
        reach = radius * gather * math.sqrt(max(.004, 1 - end ** 2.4)) * (1 + .03 * noise.noise(Vector((math.cos(angle) * 1.2, math.sin(angle) * 1.2, along * 3))))
        reach += .0035 * noise.noise(Vector((math.cos(angle) * 2, math.sin(angle) * 2, along * 14))) * (1 - end)
        z = reach * math.sin(angle)
        z = max(z, -radius * .80 - .012 * noise.noise(Vector((along * 3, 1, 0)))) * (1 if z < 0 else .95)
        y = reach * math.cos(angle) * (1.05 if z < 0 else 1)
        x = along * length / 2 - math.copysign(.020 * max(0, end - .5), along)
        px, py = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        return Vector((px, py, z)), (b * length + .1, a * math.tau * radius + .1)
    return grid('bolster', point, 110, 90, material, location=centre)


def soft_things(cloth, partner, plain, trim, bed):
    roll = bolster((.30, -.24, TOP + .105), .135, .86, partner, -.05)
    lean = math.radians(66)

    def put(name, x, y, width, height, material, turn, tilt, seed, angle=lean, **bent):
        return lay_cushion(name, (x, y, TOP + height / 2 * math.sin(angle) - .014), width, height, material, (angle, tilt, turn), seed=seed, **bent)
    laid = [put('large', -.58, -.15, .60, .58, cloth, .15, .06, 11, bow=-.05, twist=.02, dent=.026),
            put('small', -.30, -.36, .47, .47, plain, -.14, -.08, 12, angle=lean - .10, bow=-.03, twist=-.02, dent=.018)]
    press_together(laid, [bed, roll])
    for item, edge in zip(laid, (trim, plain)):
        sew(item, edge)


def arched_window():
    """A wall with an arched window behind the camera, only for the light that it lets in."""
    blind = limewash('shade', (.7, .66, .6))
    x, y, z = 2.68, -2.4, 1.15
    opening = cusped_arch(1.75, 1.25, .62)
    parts = [arch_panel('window-wall', 4.4, 3.2, opening, .04, blind, (x, y, z))]
    parts += [box('bar', (x + offset, y, z + .9), (.045, .03, 2.2), blind, 0) for offset in (-.30, .30)]
    parts += [box('bar', (x, y, z + height), (2.2, .03, .045), blind, 0) for height in (.42, .92, 1.42)]
    parts.append(box('sill', (x, y, z - .75), (4.4, .04, 1.5), blind, 0))
    for part in parts:
        part.visible_camera = part.visible_diffuse = part.visible_glossy = False


def build(variant):
    cloth = surface('fabric', .70, (2.4, 1.3), weave=130, tile=.4)
    partner = surface('fabricB', .70, (1.0, 1.0), weave=130, tile=.3)
    paint = mottle(surface('wall', .70, (6, 2.8), planar=True, tile=.9))
    plain_wall('back', (-3, WALL, 0), (1, 0, 0), 6, 2.8, paint)
    grid('floor', lambda a, b: (Vector((-3 + 6 * a, WALL - 5 * b, 0)), (a, b)), 1, 1, palette.floor, smooth=False)
    box('skirting', (0, WALL - .01, .06), (6, .02, .12), palette.trim, .005)
    frame(palette.sheesham, palette.walnut)
    trim = woven_cloth('trim', (.58, .53, .44))
    bed = mattress(cloth, trim, [(-.58, -.18, .32, .016), (-.30, -.42, .25, .016), (.10, -.22, .2, .012), (.50, -.22, .2, .012)])
    soft_things(cloth, partner, woven_cloth('flax', (.50, .45, .36), thread=.0030, contrast=.55), trim, bed)

    box('tray', (.42, -.58, TOP + .012), (.36, .24, .014), palette.walnut, .006, rotation=(0, 0, -.14))
    lathe('cup', [(0, .006), (.024, .006), (.036, .03), (.041, .062), (.038, .062), (.033, .03), (0, .012)], glaze('cream', (.72, .65, .54), .25, .1), (.36, -.60, TOP + .018))
    box('book', (.50, -.575, TOP + .032), (.15, .20, .024), woven_cloth('cover', (.33, .13, .08), thread=.001), .003, rotation=(0, 0, .2))
    lathe('stool', [(0, .46), (.20, .46), (.21, .47), (.20, .485), (0, .485)], palette.walnut, (1.20, -.18, 0))
    lathe('stool-foot', [(.06, 0), (.05, .03), (.03, .1), (.03, .40), (.07, .46)], palette.walnut, (1.20, -.18, 0))
    jar(1.16, -.16, .485, glaze('indigo', (.06, .085, .15), .3), .27, .105, .36)
    branches((1.16, -.16, .68), .58, 5, .30, glaze('olive-leaf', (.11, .15, .075), .5), (.08, .032), 22, .3, seed=8)

    arched_window()
    world(.38, (.92, .95, 1))
    sun(66, 50, 6.2, .012, (1, .88, .72))
    area('window', (2.4, -1.5, 1.5), (0, 80, 20), 1.6, 1.8, 60, (.92, .96, 1))
    area('fill', (-1.8, -3.2, 1.7), (76, 0, -24), 2.2, 1.8, 14, (1, .95, .90))
    return dict(camera=dict(location=(-.62, -3.05, 1.30), rotation=(math.radians(77), 0, -.185), lens=57, shift_y=.008))
