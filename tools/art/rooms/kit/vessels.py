"""Jars, boxes, pots, fruit, herbs and ladles of an Indian kitchen."""
import math
import random

from mathutils import Matrix, Vector

from .materials import palette, plain
from .nodes import add, empty_material, link, mix
from .plants import leaf
from .shapes import lathe, ring, smooth_profile, tube


def steel():
    return plain('steel', (.66, .65, .63), .24, 1)


def glass():
    material, tree, output = empty_material('glass')
    clear, shine = add(tree, 'ShaderNodeBsdfTransparent'), add(tree, 'ShaderNodeBsdfGlossy')
    clear.inputs[0].default_value = (.95, .97, .96, 1)
    shine.inputs['Roughness'].default_value = .06
    link(tree, mix(tree, .09, clear.outputs[0], shine.outputs[0]), output.inputs[0])
    return material


def jar(x, y, z, content, fill=.7, radius=.05, height=.15):
    """Glass jar of lentils or spice with a wooden lid."""
    grains = plain('grains', content, .8, bump=(260, 1, .006))
    level = height * fill
    lathe('content', [(0, .004), (radius - .004, .004), (radius - .003, level), (radius * .5, level + .004), (0, level + .006)], grains, (x, y, z))
    shell = [(0, 0), (radius - .004, 0), (radius, .006), (radius, height * .86), (radius * .86, height * .95), (radius * .86, height)]
    lathe('jar', shell, glass(), (x, y, z))
    lid = [(0, height - .006), (radius * .9, height - .006), (radius * .93, height), (radius * .93, height + .016), (radius * .88, height + .02), (0, height + .021)]
    lathe('lid', lid, palette.pale_wood, (x, y, z))


def dabba(x, y, z, radius=.062, height=.13, metal=None):
    """Round steel box with a domed lid."""
    body = [(0, 0), (.97, 0), (1, .03), (1, .74), (1.03, .75), (1.03, .93), (.98, .97), (.5, 1.0), (.12, 1.01), (.10, 1.05), (.14, 1.10), (0, 1.13)]
    lathe('dabba', [(r * radius, h * height) for r, h in body], metal or steel(), (x, y, z))


def matka(x, y, z, scale=1):
    """Terracotta water pot with a steel plate and an upturned tumbler."""
    pot = [(0, 0), (.07, 0), (.12, .03), (.158, .10), (.155, .16), (.11, .22), (.072, .245), (.07, .262), (.092, .28), (.094, .288), (.08, .286)]
    lathe('matka', [(r * scale, h * scale) for r, h in smooth_profile(pot, 5)], palette.terracotta, (x, y, z))
    for height, radius in ((.125, .1595), (.14, .159), (.19, .136)):
        ring('matka-line', (x, y, z + height * scale), radius * scale, .0022, palette.fringe, steps=72)
    top = z + .288 * scale
    lathe('plate', smooth_profile([(0, 0), (.10, 0), (.108, .012), (.104, .012), (.09, .006), (0, .006)], 2), steel(), (x, y, top))
    lathe('tumbler', [(.038, .006), (.04, .008), (.031, .10), (.028, .102), (0, .102)], palette.brass, (x + .01, y, top))


def mortar(x, y, z, material):
    """Stone khal with its pestle."""
    bowl = [(0, 0), (.06, 0), (.066, .008), (.056, .022), (.074, .07), (.084, .098), (.08, .104), (.072, .098), (.05, .045), (0, .035)]
    lathe('mortar', smooth_profile(bowl, 4), material, (x, y, z))
    tube('pestle', [Vector((x - .012, y, z + .045)), Vector((x + .035, y - .01, z + .11)), Vector((x + .085, y - .025, z + .175))], .014, material, radii=[1.35, .95, .8])


def bowl_of_fruit(x, y, z, seed=3):
    bowl = [(0, 0), (.05, 0), (.052, .01), (.09, .03), (.135, .075), (.14, .08), (.132, .078), (.085, .04), (0, .022)]
    lathe('bowl', smooth_profile(bowl, 4), palette.aged_brass, (x, y, z))
    rand = random.Random(seed)
    skins = [plain('mango', colour, .38, bump=(45, .12, .002)) for colour in ((.70, .34, .04), (.62, .40, .06), (.66, .24, .05), (.35, .38, .06))]
    mango = [(0, -.05), (.026, -.045), (.041, -.018), (.043, .012), (.030, .042), (.012, .055), (0, .057)]
    for index in range(7):
        reach, angle = (.062, index * math.tau / 5 + .3) if index < 5 else (.022, index * 2.2)
        spot = (x + reach * math.cos(angle), y + reach * math.sin(angle), z + (.078 if index < 5 else .128))
        fruit = lathe('mango', smooth_profile(mango, 4), skins[index % 4], spot, segments=28)
        fruit.rotation_euler = (rand.uniform(1, 1.9), rand.uniform(-.4, .4), rand.uniform(0, 6))


def herb(x, y, z, seed, size):
    """Small pot of tulsi, coriander or curry leaf; `size` is the length of a leaf."""
    rand, pot, rise = random.Random(seed), .06, .15
    body = [(0, 0), (.72, 0), (.95, 1.5), (1.06, 1.5), (1.06, 1.82), (.95, 1.82), (.9, 1.6), (0, 1.6)]
    lathe('herb-pot', [(r * pot, h * pot) for r, h in body], palette.terracotta, (x, y, z))
    greens = [plain('herb', tuple(value * share for value in (.075, .15, .045)), .45) for share in (.7, 1, 1.4)]
    base = Vector((x, y, z + pot * 1.6))
    for stem in range(14):
        angle, lean = stem * 2.4, rand.uniform(.15, .65)
        out, tall = Vector((math.cos(angle), math.sin(angle), 0)), rise * rand.uniform(.65, 1.1)
        points = [base + out * (.012 + lean * tall * t * t) + Vector((0, 0, tall * t)) for t in (k / 5 for k in range(6))]
        tube('herb-stem', points, .0014, palette.stem)
        for place in range(9):
            spot, turn = points[1 + place // 2], place * 2.1 + stem
            frame = Matrix.Translation(spot) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(rand.uniform(.1, .8), 4, 'X')
            leaf(size * rand.uniform(.7, 1.2), size * .62, .8, rand.choice(greens), frame, wave=.001, seed=place)


LADLE = [(0, -.03), (.022, -.024), (.036, -.006), (.039, .006), (.036, .004), (.02, -.018), (0, -.024)]


def hanging_rail(x0, x1, z, metal):
    """Rail with ladles and a skimmer on hooks."""
    y = -.05
    tube('rail', [Vector((x0, y, z)), Vector((x1, y, z))], .007, palette.brass)
    for x in (x0 + .02, x1 - .02):
        tube('rail-post', [Vector((x, y, z)), Vector((x, -.004, z))], .006, palette.brass)
    for index, long in enumerate((.27, .31, .25)):
        x = x0 + (x1 - x0) * (index + .8) / 3.6
        tube('hook', [Vector((x, y, z + .009)), Vector((x, y - .012, z - .012)), Vector((x, y - .006, z - .03))], .0028, palette.brass)
        tube('handle', [Vector((x, y - .006, z - .028)), Vector((x, y - .008, z - long))], .0048, metal, radii=[.8, 1.2])
        cup = lathe('ladle', smooth_profile(LADLE, 3), metal, (x, y - .02, z - long - .03))
        cup.rotation_euler = (math.radians((62, 84, 62)[index]), 0, .1)
