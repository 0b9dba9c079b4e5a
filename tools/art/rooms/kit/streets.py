"""Views from upper floors: a house across the street among trees, at dusk, painted as light."""
import numpy as np

from .views import WIDE, blend, defocus, gradient

DUSK_LEAVES = ((.008, .012, .025), (.012, .018, .034), (.018, .026, .046), (.024, .034, .058), (.030, .042, .07))


def fill(picture, left, right, low, high, colour):
    picture[max(0, int(low)):max(0, int(high)), max(0, int(left)):max(0, int(right))] = colour


def crown(picture, random, x, y, size, leaves, count=900):
    """A tree's crown: clumps of leaves, each lit from its upper left."""
    for _ in range(16):
        dx, dy = random.normal(0, size * .40, 2)
        clump = size * random.uniform(.26, .46)
        for step in range(count // 16):
            px, py = random.normal(0, clump * .5, 2)
            lit = np.clip(.42 + .45 * (py - .7 * px) / clump + .16 * (dy - .5 * dx) / size + random.normal(0, .13), 0, .999)
            colour = np.array(leaves[int(lit * len(leaves))]) * random.uniform(.85, 1.2)
            blend(picture, x + dx + px, y + .8 * dy + py, random.uniform(.03, .07) * size + 1, colour, .8)


def facade(picture, left, right, top, wall, shade, windows, storey=60):
    """Front and shaded flank of a house with ledges above its windows; rows count upwards."""
    corner = left + (right - left) * .26
    fill(picture, left, corner, 0, top, np.array(wall) * shade)
    fill(picture, corner, right, 0, top, wall)
    fill(picture, left - 3, right + 3, top - 4, top + 2, np.array(wall) * 1.12)
    for level in range(1, int(top / storey) + 2):
        y = top - level * storey
        fill(picture, corner, right, y + 46, y + 49, np.array(wall) * .70)
        fill(picture, corner, right, y + 49, y + 52, np.array(wall) * 1.10)
        for index, x in enumerate(np.arange(corner + 12, right - 18, 34)):
            fill(picture, x, x + 17, y + 12, y + 42, windows(level, index))
            fill(picture, x + 8, x + 9.5, y + 12, y + 42, np.array(wall) * .8)
            fill(picture, x - 3, x + 20, y + 9, y + 12, np.array(wall) * 1.05)


def dusk_street():
    """The blue hour: dark houses with a few lit windows."""
    random = np.random.default_rng(8)
    picture = gradient(((0, (.05, .06, .09)), (.28, (.42, .31, .27)), (.36, (.36, .36, .42)), (.50, (.17, .27, .46)), (1, (.045, .10, .27))))

    def lamp_or_dark(level, index):
        return random.choice([0, 0, 0, 1, 2]) * np.array((.50, .30, .12)) + np.array((.035, .045, .075))
    for left, right, top in ((-10, 120, 150), (130, 236, 190), (262, 372, 164), (360, 470, 206), (505, 600, 170), (610, 780, 190)):
        facade(picture, left, right, top, np.array((.050, .062, .10)) * random.uniform(.8, 1.3), .7, lamp_or_dark, 44)
    for x in range(-10, WIDE + 40, 52):
        crown(picture, random, x, random.uniform(40, 120), random.uniform(40, 58), DUSK_LEAVES)
    return defocus(picture, 1, 2)
