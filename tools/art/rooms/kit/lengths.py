"""Lengths of cloth: running off a roll over a table, or hung from pegs, by a cloth simulation."""
import math

import bpy
import numpy
from mathutils import Vector

from .drapery import fit_length, smooth, wander
from .shapes import grid, lathe, settle, subdivide


OFF_ROLL = 1.3


def thicken(item, thickness, levels=1):
    """Gives cloth an edge to see; must come before the subdivision that rounds it."""
    modifier = item.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, 0
    return subdivide(item, levels)


def let_fall(item, pinned, frames, mass, bending, apart=0):
    """Drops cloth that is held at the vertices `pinned`; cloth that falls on things stays `apart` from them and from itself."""
    item.vertex_groups.new(name='pins').add(sorted(set(pinned)), 1, 'REPLACE')
    cloth = item.modifiers.new('cloth', 'CLOTH')
    settings, collisions = cloth.settings, cloth.collision_settings
    settings.quality, settings.mass, settings.air_damping = 6, mass, 2
    settings.tension_stiffness = settings.compression_stiffness = 18
    settings.shear_stiffness, settings.bending_stiffness = 4, bending
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 12
    settings.vertex_group_mass = 'pins'
    collisions.use_collision = collisions.use_self_collision = apart > 0
    collisions.distance_min = collisions.self_distance_min = max(.001, apart)
    return settle(item, cloth, frames)


def catch_cloth(item, friction=30):
    """Makes cloth come to rest on `item`."""
    item.modifiers.new('collision', 'COLLISION')
    item.collision.thickness_outer, item.collision.cloth_friction = .001, friction


def run_off(s, radius):
    """Depth and height of cloth `s` metres from the crown of a roll: round its front, down to the table and along it."""
    arc, bend = radius * OFF_ROLL, radius * (1 + math.cos(OFF_ROLL)) / (1 - math.cos(OFF_ROLL))
    if s < arc:
        return -radius * math.sin(s / radius), radius * (1 + math.cos(s / radius))
    angle = max(0, OFF_ROLL - (s - arc) / bend)
    flat = max(0, s - arc - OFF_ROLL * bend)
    return -(radius + bend) * math.sin(OFF_ROLL) + bend * math.sin(angle) - flat, bend * (1 - math.cos(angle))


def roll_of_cloth(width, radius, place, material, thickness, start, turns=13, core=.019):
    """The wound part of a roll; its last turn ends at the crown, `start` metres from the end of the cloth."""
    def point(a, b):
        turn = (1 - b) * turns * math.tau
        reach = radius - .0012 - (1 - b) * (radius - core)
        ragged = (a - .5) * (width + .0035 * wander(b * turns * .9, 3))
        return place(ragged, reach * math.sin(turn), radius + reach * math.cos(turn)), (a * width, start + turn * reach)
    thicken(grid('roll', point, 8, turns * 48, material), thickness)


class Unrolled:
    """Cloth of `size` that runs off a roll at (x, y) on a table, pushed into `folds` that grow towards its end.
    `gather` is the share of its width that they take up, `drift` how far they run to the right."""

    def __init__(self, x, y, z, turn, radius, size, folds, gather, drift=0, seed=0):
        self.x, self.y, self.z, self.turn = x, y, z, turn
        self.radius, self.size, self.folds, self.gather, self.drift, self.seed = radius, size, folds, gather, drift, seed

    def place(self, px, py, pz):
        c, s = math.cos(self.turn), math.sin(self.turn)
        return Vector((self.x + px * c - py * s, self.y + px * s + py * c, self.z + pz))

    def row(self, s, columns):
        """Positions across and heights along the row `s` metres from the crown; every row has the length of the cloth's width."""
        grown = smooth((s - .17) / .5)
        along = numpy.linspace(0, 1, 700)
        turns = self.folds * along + .55 * s * self.drift + numpy.array([.42 * wander(t * 2.6 + self.seed, s * 1.5, 1) for t in along])
        swell = numpy.array([max(.15, 1 + .8 * wander(t * 3.1, s * 1.7, self.seed)) for t in along])
        line = (along - .5) * self.size[0] * (1 - self.gather * grown) + self.drift * grown * s
        x, lift = fit_length(line, numpy.zeros(700), swell * (1 + numpy.cos(turns * math.tau)) * (grown > 0), self.size[0])
        run = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(numpy.diff(x), numpy.diff(lift)))])
        stations = numpy.linspace(0, run[-1], columns + 1)
        return numpy.interp(stations, run, x), numpy.interp(stations, run, lift)

    def barrel(self, material):
        """What the cloth rests on in place of the wound roll."""
        width, radius = self.size[0], self.radius - .003
        item = lathe('barrel', [(0, 0), (radius, 0), (radius, width), (0, width)], material, self.place(-width / 2, 0, self.radius))
        item.rotation_euler = (0, math.pi / 2, self.turn)
        return item

    def build(self, material, table, bending=6, thickness=.0016, cell=.014, frames=55):
        width, length = self.size
        columns, rows = round(width / cell), round(length / cell)
        curves = [self.row(length * row / rows, columns) for row in range(rows + 1)]

        def point(a, b):
            x, lift = (values[round(a * columns)] for values in curves[round(b * rows)])
            y, z = run_off(length * b, self.radius)
            above = .004 * (b > .2) + .002 * wander(a * 17, b * 23, self.seed)
            return self.place(x, y, z + lift + above), (a * width, length * (1 - b))
        cloth = grid('cloth', point, columns, rows, material)
        barrel = self.barrel(material)
        for solid in (barrel, table):
            catch_cloth(solid)
        held = round(self.radius * .9 / cell) + 1
        let_fall(cloth, range(held * (columns + 1)), frames, .5, bending, .003)
        bpy.data.objects.remove(barrel)
        cloth.data.polygons.foreach_set('use_smooth', [True] * len(cloth.data.polygons))
        thicken(cloth, thickness, 2)
        roll_of_cloth(width, self.radius, self.place, material, thickness * .7, length)


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
    return subdivide(let_fall(item, fixed, frames, .4, .15), 2)
