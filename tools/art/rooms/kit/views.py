"""What is outside: an out-of-focus view as a picture, a balcony and a wooden glazed door."""
import os

import bpy
import numpy as np
from mathutils import Vector

from .materials import palette, plain, wood
from .nodes import add, empty_material, link
from .shapes import box, grid, tube

WIDE, HIGH = 768, 480
GARDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'garden.jpg')
# As in compose/develop-view.ts: light stored as white
BRIGHTEST = 2


def blend(picture, x, y, radius, colour, alpha):
    """Disc of confusion: flat inside, with a soft rim."""
    x0, x1, y0, y1 = max(0, int(x - radius - 2)), min(WIDE, int(x + radius + 3)), max(0, int(y - radius - 2)), min(HIGH, int(y + radius + 3))
    if x0 >= x1 or y0 >= y1:
        return
    rows, columns = np.mgrid[y0:y1, x0:x1]
    cover = alpha * np.clip((radius - np.hypot(columns - x, rows - y)) / (.15 * radius) + .5, 0, 1)[..., None]
    picture[y0:y1, x0:x1] = picture[y0:y1, x0:x1] * (1 - cover) + np.array(colour) * cover


def defocus(picture, reach=3, passes=2):
    for axis in (0, 1):
        for _ in range(passes):
            picture = sum(np.roll(picture, shift, axis) for shift in range(-reach, reach + 1)) / (2 * reach + 1)
    return picture


def gradient(stops):
    """Colours by height, from the bottom row up."""
    heights = np.linspace(0, 1, HIGH)
    column = np.stack([np.interp(heights, [stop[0] for stop in stops], [stop[1][k] for stop in stops]) for k in range(3)], axis=1)
    return np.repeat(column[:, None, :], WIDE, axis=1)


def pale_garden():
    """Shrubs under a bright sky, far out of focus and low in colour."""
    random = np.random.default_rng(12)
    picture = gradient(((0, (.36, .37, .31)), (.30, (.50, .52, .45)), (.55, (.72, .74, .71)), (1, (.90, .93, .96))))
    for step in range(420):
        x, height = random.uniform(0, WIDE), random.uniform(0, 1) ** 1.3
        crown = .52 + .16 * np.sin(x / 71) + .07 * np.sin(x / 23)
        lit = np.clip(height + random.normal(0, .20), 0, 1)
        colour = np.array((.25, .285, .20)) * (1 - lit) + np.array((.66, .69, .58)) * lit
        blend(picture, x, height * crown * HIGH, random.uniform(24, 52), colour, .32)
    for _ in range(46):
        blend(picture, random.uniform(0, WIDE), random.uniform(.15, .75) * HIGH, random.uniform(16, 26), (1.0, .99, .92), random.uniform(.08, .24))
    return defocus(picture, 6, 3)


def garden_view(aspect, at=.5, mirrored=False):
    """Light of the rendered garden, with its bottom row first: a part as wide by high as `aspect`, from the left (0) to the right (1).
    Its horizon is half way up."""
    image = bpy.data.images.load(GARDEN)
    wide, high = image.size
    codes = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(codes)
    picture = BRIGHTEST * codes.reshape(high, wide, 4)[..., :3] ** 2
    columns, rows = min(wide, round(high * aspect)), min(high, round(wide / aspect))
    left, low = round((wide - columns) * at), (high - rows) // 2
    part = picture[low:low + rows, left:left + columns]
    return part[:, ::-1] if mirrored else part


def view(picture, corner, width, height, strength):
    """Upright picture parallel to the back wall that lights nothing."""
    high, wide = picture.shape[:2]
    image = bpy.data.images.new('view', wide, high, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.dstack([picture, np.ones((high, wide))]).astype(np.float32).ravel())
    image.pack()
    material, tree, output = empty_material('view')
    texture = add(tree, 'ShaderNodeTexImage', image=image, extension='EXTEND', interpolation='Cubic')
    link(tree, add(tree, 'ShaderNodeUVMap', uv_map='UV').outputs[0], texture.inputs[0])
    glow = add(tree, 'ShaderNodeEmission')
    glow.inputs[1].default_value = strength
    link(tree, texture.outputs[0], glow.inputs[0])
    link(tree, glow.outputs[0], output.inputs[0])
    item = grid('view', lambda a, b: (Vector(corner) + Vector((width * a, 0, height * b)), (a, b)), 1, 1, material, smooth=False)
    item.visible_shadow = item.visible_diffuse = False


def balcony(x0, x1, depth=1.25, rail=1.0):
    """Floor and iron railing with a wooden handrail, outside the back wall."""
    box('balcony-floor', ((x0 + x1) / 2, .2 + depth / 2, -.05), (x1 - x0, depth + .1, .1), palette.terracotta, .01)
    y, iron = .15 + depth, palette.black
    box('handrail', ((x0 + x1) / 2, y, rail), (x1 - x0, .06, .035), palette.oak, .012)
    for z in (.10, rail - .14):
        box('rail', ((x0 + x1) / 2, y, z), (x1 - x0, .014, .02), iron, .003)
    for index in range(int((x1 - x0) / .11)):
        x = x0 + .055 + index * .11
        tube('baluster', [Vector((x, y, .1)), Vector((x, y, rail - .02))], .007, iron)


def glazed_door(x0, x1, top, y=.10, leaves=2, panel=.59):
    """Wooden French door in its frame, with glazing bars above panels of the given height."""
    upright, across = (wood(f'door-{axis}', (.16, .075, .035), (.34, .18, .085), axis=axis) for axis in 'ZX')
    lining = plain('lining', (.80, .78, .74), .6)
    for x in (x0, x1):
        box('jamb', (x, .09, top / 2), (.05, .16, top), lining, .004)
    box('head', ((x0 + x1) / 2, .09, top), (x1 - x0, .16, .05), lining, .004)
    span = (x1 - x0 - .05) / leaves
    for leaf in range(leaves):
        left = x0 + .025 + span * leaf
        for x in (left + .045, left + span - .045):
            box('stile', (x, y, top / 2), (.088, .045, top - .03), upright, .006)
        for z, height in ((.10, .18), (panel + .03, .09), (top - .08, .11), (1.20, .03), (1.75, .03)):
            box('crossbar', (left + span / 2, y, z), (span - .10, .04, height), across, .005)
        box('panel', (left + span / 2, y, (panel + .17) / 2), (span - .14, .02, panel - .17), across, .004)
