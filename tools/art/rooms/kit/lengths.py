"""Lengths of cloth: folded in a pile with round edges to the front, or hung from pegs by a cloth simulation."""
import math

import bpy
import numpy
from mathutils import Vector

from .drapery import fit_length, smooth, wander
from .shapes import grid, subdivide


def thicken(item, thickness):
    """Gives cloth an edge to see; must come before the subdivision that rounds it."""
    modifier = item.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, 0
    return subdivide(item, 1)


def bend_path(front, back, low, high, bulge):
    """Profile of one layer: in along the bottom, round the fold, back along the top."""
    radius = (high - low) / 2
    reach = radius * bulge
    flat = [(back + (front + reach - back) * t / 16, low) for t in range(16)]
    turn = []
    for step in range(25):
        angle = math.pi * step / 24
        c, s = math.cos(angle), math.sin(angle)
        turn.append((front + reach - reach * s ** .85, low + radius - radius * math.copysign(abs(c) ** .9, c)))
    return flat + turn + [(y, high) for y, _ in reversed(flat)]


def round_corner(spot, side, end, radius=.012):
    """Moves a point of the flap into its rounded front corners."""
    x, y = abs(spot.x) - (side - radius), (end + radius) - spot.y
    if x <= 0 or y <= 0:
        return spot
    reach, square = math.hypot(x, y), max(x, y)
    share = square / reach
    return Vector((math.copysign(side - radius + x * share, spot.x), end + radius - y * share))


class Pile:
    """Folded lengths on top of each other; `place` bends all of them together so that they never cross."""

    def __init__(self, x, y, z, depth, total, turn, material, round_folds=1, edge=.0034):
        self.round_folds, self.edge = round_folds, edge
        self.x, self.y, self.z, self.turn, self.material = x, y, z, turn, material
        self.depth, self.total, self.height = depth, total, 0

    def place(self, px, py, pz, turn=0):
        c, s = math.cos(turn), math.sin(turn)
        px, py = px * c - py * s, px * s + py * c
        edge = smooth(1 - (py + self.depth / 2) / .13)
        side = smooth((abs(px) - .13) / .12)
        high = pz / self.total
        pz -= high * (.020 * edge + .014 * side + .010 * wander(px * 3.1, py * 3.1, 4) + .006 * px)
        px += .010 * wander(py * 3, pz * 5, 2) * high
        c, s = math.cos(self.turn), math.sin(self.turn)
        return Vector((self.x + px * c - py * s, self.y + px * s + py * c, self.z + max(.0012, pz)))

    def add(self, width, layers, pitch, turn=0, shift=(0, 0), seed=0):
        """One length folded until `layers` bends lie inside each other."""
        base, thick = self.height, 2 * layers * pitch
        for layer in range(layers):
            inset = layer * pitch
            front = -self.depth / 2 + inset * 1.15 + .004 * wander(layer * 3.7, seed, 1)
            path = bend_path(front, self.depth / 2, inset + pitch / 2, thick - inset - pitch / 2, (.62 + .16 * wander(layer * 2.1, seed, 5)) * self.round_folds)
            lengths = [0]
            for p, q in zip(path, path[1:]):
                lengths.append(lengths[-1] + math.dist(p, q))
            rows = len(path) - 1
            wide = width + .007 * wander(layer * 2.9, seed, 7)

            def point(a, b):
                index = round(b * rows)
                py, pz = path[index]
                px = (a - .5) * wide
                u = px
                px += .0014 * wander(py * 4, pz * 14 + layer * 5, seed)
                py += .009 * wander(px * 2.4, seed * 3 + layer * .25, 2) + .0016 * wander(px * 6, pz * 20, seed)
                near = smooth(1 - (py + self.depth / 2) / .10)
                pz += .0026 * wander(px * 7, py * 7, seed + layer * 4 + (index > rows / 2)) + .0016 * near * wander(px * 19, pz * 40, seed)
                return self.place(px + shift[0], py + shift[1], base + pz, turn), (u + wide / 2 + seed * .31, lengths[index] + layer * .47 + seed * .23)
            thicken(grid('length', point, 64, rows, self.material), .0026)
        self.height += thick + .0015

    def flap(self, width, end, corner, turn=0, shift=(0, 0), seed=0):
        """The last layer, ends short of the fold; its front right corner is turned back."""
        radius, normal = .012, Vector((.74, -.67)).normalized()
        length = self.depth / 2 - end
        tip = Vector((width / 2, end))

        def point(a, b):
            spot = round_corner(Vector(((a - .5) * width, self.depth / 2 - b * length)), width / 2, end)
            uv = (spot.x + width / 2 + seed * .31, spot.y - end + seed * .23)
            beyond = (spot - tip).dot(normal) + corner
            inside = min(width / 2 - abs(spot.x), spot.y - end)
            lift = .0026 + .0036 * wander(spot.x * 6, spot.y * 6, seed) + .0012 * smooth(1 - abs(inside - .004) / .005)
            if beyond > 0:
                angle = min(math.pi, beyond / radius)
                rest = max(0, beyond - math.pi * radius)
                spot = spot + normal * (radius * math.sin(angle) - rest - beyond)
                lift += radius * (1 - math.cos(angle)) - .011 * smooth(rest / .06) + .004 * wander(spot.x * 11, spot.y * 11, 9)
            curl = .007 * smooth(1 - (spot.y - end) / .06) * smooth(-beyond / .06)
            return self.place(spot.x + shift[0], spot.y + shift[1], self.height + lift + curl * (1 + wander(spot.x * 6, 3)), turn), uv
        thicken(grid('flap', point, 200, 120, self.material), self.edge)


def drape_from_pegs(name, size, pins, ends, material, y, slack_folds=8, cell=.0155, frames=75, seed=0):
    """Cloth of `size` held at `pins`, pairs of a share of its upper edge and a position, with loose `ends`; it falls into folds."""
    width, height = size
    columns, rows = round(width / cell), round(height / cell)
    points = [(0, ends[0]), *pins, (1, ends[1])]
    along = numpy.linspace(0, 1, 800)
    shares, xs, zs = [point[0] for point in points], [point[1][0] for point in points], [point[1][1] for point in points]
    phase = numpy.array([t * slack_folds + .45 * wander(t * 3.3 + seed, 1) for t in along]) * math.tau
    depth = numpy.array([1 + .6 * wander(t * 4.1, seed, 2) for t in along])
    x, offset = fit_length(numpy.interp(along, shares, xs), numpy.zeros(800), depth * numpy.cos(phase), width)
    run = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(numpy.diff(x), numpy.diff(offset)))])
    stations = numpy.linspace(0, run[-1], columns + 1)
    px, py = numpy.interp(stations, run, x), numpy.interp(stations, run, offset)
    top = numpy.interp(stations / run[-1], shares, zs)
    held = [round(share * columns) for share, _ in pins]

    def point(a, b):
        column = round(a * columns)
        jitter = .004 * wander(a * 14, b * 14, seed)
        # loose ends start in front, so that they fall over the rest
        loose = max(0, shares[1] - a, a - shares[-2])
        return Vector((px[column], y + py[column] + jitter - .7 * loose, top[column] - b * height)), (a * width, (1 - b) * height)
    item = grid(name, point, columns, rows, material)
    fixed = [min(columns, max(0, column + k)) for column in held for k in (-2, -1, 0, 1, 2)]
    item.vertex_groups.new(name='pins').add(sorted(set(fixed)), 1, 'REPLACE')
    cloth = item.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 6, .4, 2
    settings.tension_stiffness = settings.compression_stiffness = 18
    settings.shear_stiffness, settings.bending_stiffness = 4, .15
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 12
    settings.vertex_group_mass = 'pins'
    cloth.collision_settings.use_collision = False
    cloth.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shape = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    scene.frame_set(1)
    item.modifiers.clear()
    item.data = shape
    return subdivide(item, 2)
