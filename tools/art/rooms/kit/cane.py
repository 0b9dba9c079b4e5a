"""Teak furniture with woven cane."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .materials import palette, wood
from .nodes import add, link, principled
from .shapes import box, grid, lathe

TEAK = []


def teak():
    if not TEAK:
        TEAK.append(wood('teak', (.17, .082, .036), (.37, .205, .10), rough=.36, axis='Z'))
    return TEAK[0]


def beam(start, end, across, thick, material=None):
    """Rounded square bar between two points."""
    start, end = Vector(start), Vector(end)
    way = end - start
    return box('beam', (start + end) / 2, (across, thick, way.length), material or teak(), min(across, thick) * .28, rotation=way.to_track_quat('Z', 'Y').to_euler())


def cane(cell=.013, size=96):
    """Six-way weave whose holes are clear; uv in metres."""
    rows, columns = np.mgrid[0:size, 0:size] / size
    strand = lambda t, half: np.abs((t + .5) % 1 - .5) < half
    cover = strand(columns - .12, .075) | strand(columns + .12, .075) | strand(rows - .12, .075) | strand(rows + .12, .075)
    cover |= strand(columns + rows + .5, .10) | strand(columns - rows + .5, .10)
    image = bpy.data.images.new('cane', size, size, is_data=True)
    image.pixels.foreach_set(np.dstack([cover * 1.] * 3 + [np.ones((size, size))]).astype(np.float32).ravel())
    image.pack()
    material, tree, shader = principled('cane')
    scale = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    scale.inputs['Scale'].default_value = 1 / cell
    texture = add(tree, 'ShaderNodeTexImage', image=image)
    link(tree, add(tree, 'ShaderNodeUVMap', uv_map='UV').outputs[0], scale.inputs[0])
    link(tree, scale.outputs[0], texture.inputs[0])
    link(tree, texture.outputs[0], shader.inputs['Alpha'])
    shader.inputs['Base Color'].default_value = (.58, .40, .20, 1)
    shader.inputs['Roughness'].default_value = .45
    return material


def cane_panel(corner, along, up, material, sag=0):
    corner, along, up = Vector(corner), Vector(along), Vector(up)
    normal = along.cross(up).normalized()

    def point(a, b):
        dip = sag * math.sin(math.pi * a) * math.sin(math.pi * b)
        return corner + along * a + up * b - normal * dip, (a * along.length, b * up.length)
    grid('cane', point, 12, 12, material)


def chair(weave):
    """Low teak armchair on angled legs, facing -y."""
    for side in (-1, 1):
        x = side * .255
        beam((x, -.29, 0), (x, -.03, .61), .032, .05)
        beam((x, .33, 0), (x, .06, .61), .032, .05)
        beam((x, -.29, .625), (x, .27, .61), .055, .028)
        beam((side * .205, -.26, .435), (side * .205, .25, .405), .035, .05)
        beam((side * .205, .21, .42), (side * .205, .345, .86), .035, .045)
    for start, end in (((-.24, -.25, .435), (.24, -.25, .435)), ((-.24, .22, .407), (.24, .22, .407)),
                       ((-.205, .255, .545), (.205, .255, .545)), ((-.205, .34, .845), (.205, .34, .845))):
        beam(start, end, .05, .036)
    cane_panel((-.20, -.24, .448), (.40, 0, 0), (0, .46, -.026), weave, .012)
    cane_panel((-.20, .245, .55), (.40, 0, 0), (0, .085, .29), weave, -.008)


def table(x, y, width, length, height=.75):
    top = wood('table-top', (.15, .072, .034), (.35, .19, .095), plank=(3, .19), rough=.34, axis='Y')
    box('table-top', (x, y, height - .02), (width, length, .04), top, .014, 4)
    for side in (-1, 1):
        beam((x + side * (width / 2 - .09), y - length / 2 + .1, height - .085), (x + side * (width / 2 - .09), y + length / 2 - .1, height - .085), .024, .09)
        beam((x - width / 2 + .1, y + side * (length / 2 - .1), height - .085), (x + width / 2 - .1, y + side * (length / 2 - .1), height - .085), .024, .09)
        for end in (-1, 1):
            lathe('table-leg', [(0, 0), (.02, 0), (.03, .3), (.038, height - .05), (0, height - .05)], teak(), (x + side * (width / 2 - .09), y + end * (length / 2 - .1), 0), 28)


def headboard(x, y, width, top, weave, fields=3):
    """Cane between teak posts, for a bed whose head is at `y`."""
    for z in (.42, top):
        beam((x - width / 2, y, z), (x + width / 2, y, z), .05, .055)
    span = width / fields
    for index in range(fields + 1):
        post = x - width / 2 + span * index
        beam((post, y, 0), (post, y, top + (.03 if index in (0, fields) else 0)), .05, .05)
    for index in range(fields):
        cane_panel((x - width / 2 + span * index + .02, y, .44), (span - .04, 0, 0), (0, 0, top - .46), weave)


def dome_lamp(x, y, z, ceiling, radius=.25):
    """Wicker dome on a flex, its rim at `z`."""
    profile = [(1, 0), (.985, .12), (.93, .34), (.80, .58), (.58, .78), (.30, .92), (.12, .97)]
    cover = cane(.02)
    item = lathe('dome', [(r * radius, h * radius * .95) for r, h in profile], cover, (x, y, z), 80)
    layer = item.data.uv_layers['UV'].data
    for loop in layer:
        loop.uv = (loop.uv[0] * math.tau * radius * .8, loop.uv[1] * radius * 1.4)
    rim = [(r * radius + .002, h * radius * .95) for r, h in profile]
    for r, h in (rim[0], rim[2], rim[4]):
        lathe('dome-hoop', [(r - .004, h - .006), (r + .004, h - .006), (r + .005, h + .006), (r - .004, h + .006), (r - .004, h - .006)], teak(), (x, y, z), 80)
    lathe('dome-cap', [(.03, 0), (.034, .05), (.012, .07), (.004, .075), (.004, ceiling - z - radius * .9)], palette.aged_brass, (x, y, z + radius * .9), 32)
