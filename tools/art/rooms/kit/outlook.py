"""A garden out of focus: leaves, a pale house and sky, painted as light and blurred like a lens blurs."""
import bpy
import numpy as np
from mathutils import Vector

from .nodes import add, empty_material, link
from .shapes import grid

WIDE, HIGH = 1024, 448
PER_METRE = 128
FOOT = -.45
BLUR = 9


def disc(light, x, y, radius, colour, cover):
    x0, x1, y0, y1 = max(0, int(x - radius)), min(WIDE, int(x + radius) + 1), max(0, int(y - radius)), min(HIGH, int(y + radius) + 1)
    if x1 <= x0 or y1 <= y0:
        return
    rows, columns = np.mgrid[y0:y1, x0:x1]
    mask = (cover * ((columns - x) ** 2 + (rows - y) ** 2 < radius ** 2))[..., None]
    light[y0:y1, x0:x1] = light[y0:y1, x0:x1] * (1 - mask) + np.array(colour) * mask


def house(light, left, right, top):
    """A lime-washed house with shaded windows; rows count upwards."""
    light[:top, left:right] = (.86, .78, .66)
    light[:top, left:left + (right - left) // 4] *= .72
    for x in range(left + 40, right - 20, 46):
        for y in range(30, top - 34, 62):
            light[y:y + 34, x:x + 20] = (.30, .29, .27)
    light[top - 5:top, left - 4:right + 4] = (.95, .88, .76)


def tree(light, random, x, y, size, tint):
    """Leaves from the shaded inside to the sunlit top left."""
    for step in range(420):
        share = step / 420
        dx, dy = random.normal(0, size * .42, 2)
        lit = np.clip(.5 + (.7 * dy - .5 * dx) / size, 0, 1) * (.35 + .65 * share) * random.uniform(.6, 1.25)
        colour = np.array(tint) * (.10 + 1.05 * lit) + np.array((.12, .10, 0)) * lit ** 2
        disc(light, x + dx, y + dy * .8, size * random.uniform(.05, .13), colour, .85)


def blur(light):
    rows, columns = np.mgrid[:HIGH, :WIDE]
    lens = ((np.minimum(rows, HIGH - rows) ** 2 + np.minimum(columns, WIDE - columns) ** 2) < BLUR ** 2).astype(float)
    lens = np.fft.rfft2(lens / lens.sum())
    return np.stack([np.fft.irfft2(np.fft.rfft2(light[..., band]) * lens, (HIGH, WIDE)) for band in range(3)], -1)


def paint(seed):
    random = np.random.default_rng(seed)
    rise = np.linspace(0, 1, HIGH)[:, None, None]
    light = np.ones((HIGH, WIDE, 1)) * (np.array((1.05, 1.02, .95)) * (1 - rise) + np.array((.62, .80, 1.0)) * rise)
    house(light, *((120, 330, 262) if seed % 2 else (610, 850, 270)))
    for _ in range(11):
        tree(light, random, random.uniform(0, WIDE), random.uniform(150, 225), random.uniform(38, 80), (.34, .46, .20))
    for x in range(0, WIDE, 62):
        tree(light, random, x + random.uniform(-20, 20), random.uniform(95, 150), random.uniform(40, 62), (.42, .56, .17))
    for x in range(0, WIDE, 48):
        tree(light, random, x, random.uniform(20, 85), 60, (.24, .36, .14))
    for _ in range(90):
        disc(light, random.uniform(0, WIDE), random.uniform(90, 240), random.uniform(1.5, 3.5), (3.4, 3.3, 2.5), 1)
    return np.clip(blur(light), 0, 4)


def outlook(x, y, seed, strength):
    """Upright picture of the garden behind a window in the back wall; it lights nothing."""
    pixels = np.ones((HIGH, WIDE, 4), dtype=np.float32)
    pixels[..., :3] = paint(seed)
    image = bpy.data.images.new('outlook', WIDE, HIGH, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    material, nodes, output = empty_material('outlook')
    picture = add(nodes, 'ShaderNodeTexImage')
    picture.image = image
    glow = add(nodes, 'ShaderNodeEmission')
    glow.inputs[1].default_value = strength
    link(nodes, picture.outputs[0], glow.inputs[0])
    link(nodes, glow.outputs[0], output.inputs[0])
    wide, high = WIDE / PER_METRE, HIGH / PER_METRE
    item = grid('outlook', lambda a, b: (Vector((x + wide * (a - .5), y, FOOT + high * b)), (a, b)), 1, 1, material, smooth=False)
    item.visible_shadow = item.visible_diffuse = False
