"""Cloth laid on a table: pushed into folds towards its back, its front right corner turned over."""
import math

import numpy
from mathutils import Vector

from .drapery import smooth, wander
from .shapes import grid

CELL = .003
# Of each fold: distance from the right edge of the cloth, height and half width, in metres
FOLDS = ((.600, .046, .030), (.425, .062, .033), (.225, .048, .030))
FOLD_RADIUS = .0105


class LaidCloth:
    """`size` in metres; the front right corner lies at `corner` until it is turned back by `turned` metres."""

    def __init__(self, size, corner, turned=.13, slant=.24, seed=0, folds=FOLDS, limp=1):
        self.size, self.corner, self.turned, self.slant, self.seed = size, Vector(corner), turned, slant, seed
        self.columns, self.rows = (round(length / CELL) for length in size)
        self.folds, self.limp = folds, limp
        self.across = Vector((.78, -.62)).normalized()

    def row_curve(self, v):
        """Positions and heights along one row, `v` metres from the front edge, before the corner is turned."""
        width = self.size[0]
        s = numpy.linspace(0, width, 900)
        rise = .12 + .88 * smooth((v - .005) / (self.size[1] * .46))
        height, side = numpy.zeros(900), numpy.zeros(900)
        for index, (right, high, half) in enumerate(self.folds):
            centre = width - right + .030 * wander(v * 5, index * 3.1, self.seed)
            t = (s - centre) / (half * (1 + .40 * wander(v * 5, index, self.seed + 4)) * (1.5 - .5 * rise))
            bump = numpy.exp(-t * t) * high * rise * (1 + .35 * wander(v * 7, index * 2.3, self.seed + 2))
            height += bump
            side += bump * .62 * numpy.tanh(t * 1.1)
        run = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(numpy.diff(s - side * .5), numpy.diff(height)))])
        stations = numpy.linspace(0, run[-1], self.columns + 1)
        scale = width / run[-1]
        return (numpy.interp(stations, run, s - side * .5) - width) * scale, numpy.interp(stations, run, height) * scale

    def crumple(self, u, v):
        """Small dents and the waves of the free edges."""
        edge = min(v, self.size[0] - u)
        wave = .0034 * smooth(1 - edge / .045) * (1 + 1.3 * wander(u * 13 + v * 11, self.seed, 6))
        dents = .0030 * wander(u * 9 + self.seed, v * 7, 1) + .0012 * wander(u * 26, v * 19, self.seed + 8)
        return self.limp * (max(0, dents + .0016) + wave)

    def turn_back(self, spot, lift, u, v):
        radius = FOLD_RADIUS * (1 + .35 * wander(u * 5 - v * 5, 3.3, self.seed))
        beyond = spot.dot(self.across) + self.turned + .012 * self.limp * wander(u * 6 - v * 6, 1.7, self.seed)
        if beyond <= 0:
            return spot, lift + .0016 * smooth(1 + beyond / .03)
        angle = min(math.pi, beyond / radius)
        rest = max(0, beyond - math.pi * radius)
        spot = spot + self.across * (radius * math.sin(angle) - rest - beyond)
        over = smooth(rest / .05)
        lift = lift * (1 - .6 * over) + radius * (1 - math.cos(angle)) * (1 - .55 * over)
        lift += over * self.limp * (.0050 * wander(u * 14, v * 14, 9) + .0045 * (1 + math.sin((u - v) * 62 + self.seed)) * smooth(rest / .09))
        return spot, lift

    def build(self, material, reverse=None, thickness=.0012):
        """Cloth without a material for its reverse is a single layer, through which light can pass."""
        width, length = self.size
        curves = [self.row_curve(length * row / self.rows) for row in range(self.rows + 1)]

        def point(a, b):
            column, row = round(a * self.columns), round(b * self.rows)
            u, v = width * a, length * b
            x, z = curves[row][0][column], curves[row][1][column]
            spot = Vector((x + self.slant * v, v + .004 * self.limp * wander(u * 8, self.seed, 2)))
            spot, lift = self.turn_back(spot, z + self.crumple(u, v), u, v)
            return Vector((self.corner.x + spot.x, self.corner.y + spot.y, max(0, lift) + thickness / 2)), (u, v)
        item = grid('cloth', point, self.columns, self.rows, material)
        if reverse:
            item.data.materials.append(reverse)
            thick = item.modifiers.new('thickness', 'SOLIDIFY')
            thick.thickness, thick.offset, thick.material_offset = thickness, 0, 1
        smoothing = item.modifiers.new('smooth', 'SUBSURF')
        smoothing.levels = smoothing.render_levels = 1
