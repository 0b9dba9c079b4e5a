"""Wallpaper as one strip of real thickness: printed outside, plain inside, wound into a roll at one end."""
import math

from .materials import palette
from .shapes import grid, lengths_along

PAPER = .0007


def spiral(inner, outer, turns, start, steps=44):
    """Points from the core outwards around the origin; ends at the angle `start`."""
    count = round(turns * steps)
    points = []
    for index in range(count + 1):
        t = index / count
        # the last turns are looser than the tight core
        radius = inner + (outer - inner) * (.80 * t + .20 * t ** 3)
        angle = start - math.tau * turns * (1 - t)
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return points


def roll_path(inner, outer, turns, loose, start=70):
    """Roll whose last `loose` metres lift off at the angle `start`, in degrees, and curl open."""
    points = spiral(inner, outer, turns, math.radians(start))
    heading, radius, step = math.radians(start + 90), outer, .004
    x, y = points[-1]
    for index in range(round(loose / step)):
        t = index * step / max(loose, .01)
        heading += step / (radius * (1 + 5.5 * t))
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
        points.append((x, y))
    return points


def falling_strip(wall_y, high, low, forward, bend):
    """Strip whose end curls up on the table; it runs back, bends and rises along the wall. Pairs of y and z, printed inside the curl."""
    outer = .050
    end_y = wall_y - forward
    curl = [(end_y + p, low + outer + .001 + q) for p, q in spiral(.030, outer, 1.35, math.radians(-90) + math.tau)]
    flat = [(end_y + (forward - bend) * t / 30, low + .0012) for t in range(1, 31)]
    curve = [(wall_y - bend + bend * math.sin(a), low + .0012 + bend * (1 - math.cos(a))) for a in (math.pi / 2 * t / 24 for t in range(1, 25))]
    rise = [(wall_y, low + bend + (high - low - bend) * t / 40) for t in range(1, 41)]
    return curl + flat + curve + rise


def sweep_paper(path, width, material, place, upright=False, inside=False, start=0, back=None):
    """Sweeps `path` across the width of the paper; `place` maps across, p and q to the room; print goes outside unless `inside`. `start` is the length before it."""
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
            return place(across, p + np * offset, q + nq * offset), uv
        return point
    face = -PAPER / 2 if inside else PAPER / 2
    grid('paper', side(face), 2, rows, material)
    grid('paper-back', side(-face), 2, rows, back or palette.paper_back)
    for edge in (0, 1):
        def rim(a, b, edge=edge):
            index = round(b * rows)
            (p, q), (np, nq) = path[index], normals[index]
            offset = PAPER * (a - .5)
            return place(edge * width, p + np * offset, q + nq * offset), (a, b)
        grid('paper-edge', rim, 1, rows, back or palette.paper_back)


def wind_roll(path, turns, width, material, place, upright=False):
    """A roll whose inner turns are plain white paper, so that no print flickers at its ends; only the outermost turn is printed."""
    outer = round(turns * 44 - 46)
    inner = path[:outer + 1]
    sweep_paper(inner, width, palette.white_paper, place, upright, back=palette.white_paper)
    run = sum(math.dist(p, q) for p, q in zip(inner, inner[1:]))
    sweep_paper(path[outer:], width, material, place, upright, start=run, back=palette.white_paper)
