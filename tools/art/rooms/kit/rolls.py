"""Wallpaper as one strip of real thickness: printed outside, plain inside, wound into a roll at one end."""
import math

from mathutils import Vector, noise

from .materials import palette
from .shapes import grid, lengths_along

PAPER = .0007
STEPS = 44


def spiral(inner, outer, turns, start, uneven=0):
    """Points from the core outwards around the origin; ends at the angle `start`. The gaps between turns vary by `uneven`."""
    count = round(turns * STEPS)
    points = []
    for index in range(count + 1):
        t = index / count
        # the last turns are looser than the tight core
        radius = inner + (outer - inner) * (.80 * t + .20 * t ** 3)
        angle = start - math.tau * turns * (1 - t)
        if uneven:
            radius += uneven * min(1, turns * (1 - t)) * noise.noise(Vector((math.cos(angle) * .3, math.sin(angle) * .3, turns * t * .83)))
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return points


def roll_path(inner, outer, turns, loose, start=70, uneven=0):
    """Roll whose last `loose` metres lift off at the angle `start`, in degrees, and curl open."""
    points = spiral(inner, outer, turns, math.radians(start), uneven)
    heading, radius, step = math.radians(start + 90), outer, .004
    x, y = points[-1]
    for index in range(round(loose / step)):
        t = index * step / max(loose, .01)
        heading += step / (radius * (1 + 5.5 * t))
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
        points.append((x, y))
    return points


def strip_from_roll(inner, outer, turns, wall_y, high, low, forward, uneven):
    """Roll on a table whose end is drawn up from its front and leans against the wall. Pairs of y and z, printed inside the path."""
    middle_y, middle_z = wall_y - forward, low + outer
    roll = [(middle_y - p, middle_z + q) for p, q in spiral(inner, outer, turns, 0, uneven)]
    front, rise = middle_y - outer, high - middle_z

    def lean(t):
        """Share of the way to the wall: upright at the roll, then in a soft bow."""
        return .75 * t * t + .25 * t ** 6
    return roll + [(front + (wall_y - front) * lean(k / 60), middle_z + rise * k / 60) for k in range(1, 61)]


def sweep_paper(path, width, material, place, upright=False, inside=False, start=0, back=None, edge=None, slip=lambda index: 0, thickness=PAPER, columns=2):
    """Sweeps `path` across the width of the paper; `place` maps across, p and q to the room; print goes outside unless `inside`.
    `start` is the length before it, `slip` moves a point of the path sideways."""
    lengths, normals = lengths_along(path, start), []
    for index in range(len(path)):
        p, q = path[max(0, index - 1)], path[min(len(path) - 1, index + 1)]
        along = math.dist(p, q) or 1
        normals.append(((q[1] - p[1]) / along, -(q[0] - p[0]) / along))
    rows = len(path) - 1

    def side(offset):
        def point(a, b):
            index = round(b * rows)
            (p, q), (np, nq) = path[index], normals[index]
            across = a * width
            uv = (lengths[index], across) if upright else (across, lengths[index])
            return place(across + slip(index), p + np * offset, q + nq * offset), uv
        return point
    face = -thickness / 2 if inside else thickness / 2
    grid('paper', side(face), columns, rows, material)
    grid('paper-back', side(-face), columns, rows, back or palette.paper_back)
    for end in (0, 1):
        def rim(a, b, end=end):
            index = round(b * rows)
            (p, q), (np, nq) = path[index], normals[index]
            offset = thickness * (a - .5)
            return place(end * width + slip(index), p + np * offset, q + nq * offset), (a, b)
        grid('paper-edge', rim, 1, rows, edge or back or palette.paper_back)


def wind_roll(path, turns, width, material, place, upright=False, inside=False, slip=0, thickness=PAPER):
    """A roll whose inner turns are plain white paper, so that no print flickers at its ends; only the outermost turn is printed.
    The core stands out by `slip`, and every turn a little more or less than the next."""
    outer = round(turns * STEPS - STEPS - 2)
    inner = path[:outer + 1]

    def slide(index):
        return slip * (1 - index / outer + .12 * noise.noise(Vector((index / STEPS * .9, 3.3, 7.7)))) * min(1, (outer - index) / STEPS)
    sweep_paper(inner, width, palette.white_paper, place, upright, inside, back=palette.white_paper, slip=slide, thickness=thickness)
    run = sum(math.dist(p, q) for p, q in zip(inner, inner[1:]))
    sweep_paper(path[outer:], width, material, place, upright, inside, start=run, back=palette.white_paper)
