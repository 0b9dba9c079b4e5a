"""A sunlit garden behind a window, a little out of focus: every distance is painted on its own and blurred by its own amount."""
import numpy as np

WIDE, HIGH = 768, 480
ROWS, COLUMNS = np.mgrid[0:HIGH, 0:WIDE]


def clouds(random, slope, stretch=1):
    """Fractal noise between about -1 and 1; the steeper the slope, the softer it is."""
    across, down = np.fft.rfftfreq(WIDE)[None, :] * WIDE, np.fft.fftfreq(HIGH)[:, None] * HIGH
    reach = np.hypot(across, down * stretch) + 1e-6
    spectrum = np.fft.rfft2(random.normal(size=(HIGH, WIDE))) * np.clip(reach, 3, None) ** -slope
    field = np.fft.irfft2(spectrum, (HIGH, WIDE))
    return (field - field.mean()) / (2 * field.std())


def through_lens(layer, radius):
    rows, columns = np.minimum(ROWS, HIGH - ROWS), np.minimum(COLUMNS, WIDE - COLUMNS)
    disc = np.clip(radius + .5 - np.hypot(rows, columns), 0, 1)
    lens = np.fft.rfft2(disc / disc.sum())
    return np.stack([np.fft.irfft2(np.fft.rfft2(layer[..., band]) * lens, (HIGH, WIDE)) for band in range(layer.shape[-1])], -1)


def lay(picture, colour, cover, radius):
    """Lays a layer with its own sharpness over the picture; its colours are light, so highlights spread."""
    layer = through_lens(np.dstack([colour * cover[..., None], cover]), radius)
    return picture * (1 - np.clip(layer[..., 3:], 0, 1)) + np.clip(layer[..., :3], 0, None)


def smooth(low, high, value):
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def shaded(dark, lit, share):
    return np.array(dark) * (1 - share[..., None]) + np.array(lit) * share[..., None]


def foliage(random, dark, lit, sunny, slope=1.15):
    """Clumps of leaves, lit where `sunny` is high."""
    clumps, leaves = clouds(random, 1.9), clouds(random, slope)
    share = smooth(-.55, .95, .55 * clumps + .60 * leaves + sunny)
    sparks = smooth(.95, 1.5, leaves + .5 * sunny)
    return shaded(dark, lit, share) * (1 + 1.1 * sparks[..., None])


def crown(random, x, y, wide, high):
    """Ragged cover of a tree's crown, and the side of it that the sun reaches."""
    across, up = (COLUMNS - x) / wide, (ROWS - y) / high
    inside = 1 - np.hypot(across, up)
    ragged = inside + .34 * clouds(random, 1.5) + .12 * clouds(random, .9)
    return smooth(.02, .16, ragged), .55 * up + .35 * across


def trunk(x, y0, y1, wide, lean):
    centre = x + lean * (ROWS - y0)
    return np.clip(wide / 2 + .5 - np.abs(COLUMNS - centre), 0, 1) * (ROWS > y0) * (ROWS < y1)


def house(picture, left, right, top):
    """The lime-washed wall of a neighbour's house with shaded windows."""
    wall = ((COLUMNS > left) & (COLUMNS < right) & (ROWS < top)).astype(float)
    colour = np.ones((HIGH, WIDE, 3)) * np.array((1.02, .93, .80))
    colour[:, left:left + (right - left) // 3] *= .70
    colour[top - 16:top] *= .62
    for x in range(left + (right - left) // 3 + 22, right - 30, 64):
        for y in range(60, top - 50, 84):
            colour[y:y + 46, x:x + 26] = (.34, .36, .36)
            colour[y + 46:y + 51, x - 4:x + 30] = (.72, .64, .54)
    picture = lay(picture, colour, wall, 3.2)
    roof = ((COLUMNS > left - 12) & (COLUMNS < right + 12) & (ROWS >= top) & (ROWS < top + 9)).astype(float)
    return lay(picture, np.ones((HIGH, WIDE, 3)) * np.array((.60, .33, .22)), roof, 3.2)


def sunlit_garden(seed=1, horizon=.40):
    """Light of the picture, with its bottom row first."""
    random = np.random.default_rng(seed)
    rise, line = ROWS / HIGH, horizon * HIGH
    picture = shaded((1.10, 1.06, .98), (.70, .86, 1.08), smooth(horizon, 1.05, rise))
    picture *= (1 + .10 * smooth(.1, 1.3, clouds(random, 1.9, 2.6)))[..., None]

    far = line + 46 + 34 * clouds(random, 1.7)[HIGH // 2][None, :]
    picture = lay(picture, foliage(random, (.44, .52, .48), (.72, .78, .62), rise - .5), smooth(6, -6, ROWS - far), 4)
    left = int(WIDE * random.uniform(.10, .22)) if seed % 2 else int(WIDE * random.uniform(.56, .64))
    picture = house(picture, left, left + 190, int(line + 120))

    lawn = smooth(3, -3, ROWS - line * .72)
    picture = lay(picture, foliage(random, (.30, .40, .13), (.72, .78, .34), .35 - .2 * clouds(random, 1.8, 5)), lawn, 3)
    for x in np.linspace(20, WIDE - 20, 5):
        at, size, near = x + random.uniform(-60, 60), random.uniform(76, 128), random.uniform(.40, .70)
        y = line + random.uniform(40, 130)
        picture = lay(picture, np.ones((HIGH, WIDE, 3)) * np.array((.24, .19, .14)), trunk(at, line * near, y, 5 + size / 16, random.uniform(-.10, .10)), 3.4)
        cover, sunny = crown(random, at, y, size * 1.3, size)
        tint = random.uniform(.85, 1.2)
        picture = lay(picture, foliage(random, (.10 * tint, .165, .07), (.66 * tint, .74, .30), sunny * .9), cover, 3.4)

    shrubs = smooth(5, -5, ROWS - (line * .66 + 34 * clouds(random, 1.6)[HIGH // 3][None, :]))
    picture = lay(picture, foliage(random, (.07, .13, .05), (.56, .66, .26), (ROWS - line * .52) / 70), shrubs, 4.2)

    edge = WIDE * (.02 if seed % 2 else .98)
    cover, sunny = crown(random, edge, HIGH * .92, 210, 150)
    picture = lay(picture, foliage(random, (.05, .09, .03), (.58, .72, .22), sunny * .5 + .1, .95), cover, 7)
    return through_lens(picture, 9)

