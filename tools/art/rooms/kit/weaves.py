"""Height maps of cloth and paper, which close-ups use as relief and as shadow between the threads."""
import bpy
import numpy as np

PIXELS = 1024


def soft_noise(random, rows, columns, cells_y, cells_x):
    """Periodic noise between -1 and 1 with the given number of cells."""
    coarse = random.uniform(-1, 1, (cells_y, cells_x))
    y, x = np.arange(rows) * cells_y / rows, np.arange(columns) * cells_x / columns
    y0, x0 = y.astype(int), x.astype(int)
    fy, fx = y - y0, x - x0
    fy, fx = (fy * fy * (3 - 2 * fy))[:, None], (fx * fx * (3 - 2 * fx))[None, :]
    y1, x1 = (y0 + 1) % cells_y, (x0 + 1) % cells_x
    top = coarse[y0][:, x0] * (1 - fx) + coarse[y0][:, x1] * fx
    low = coarse[y1][:, x0] * (1 - fx) + coarse[y1][:, x1] * fx
    return top * (1 - fy) + low * fy


def is_warp_above(kind, warp, weft, threads):
    if kind == 'twill':
        return (warp - weft) % 4 < 2
    if kind == 'herringbone':
        rising = (warp // (threads // 4)) % 2 == 0
        return np.where(rising, (warp + weft) % 4, (warp - weft) % 4) < 2
    return (warp + weft) % 2 == 0


def woven(kind, threads, slub=.12, seed=1):
    """`threads` is the number of threads in each direction over one tile; a multiple of 16."""
    random = np.random.default_rng(seed)
    steps = np.arange(PIXELS) * threads / PIXELS
    whole, part = steps.astype(int), steps % 1
    warp, weft = np.meshgrid(whole, whole)
    across, along = np.meshgrid(part, part)
    thick_warp = 1 + slub * soft_noise(random, PIXELS, PIXELS, 12, threads)
    thick_weft = 1 + slub * soft_noise(random, PIXELS, PIXELS, threads, 12)

    def yarn(position, thickness):
        return np.sqrt(np.clip(1 - ((2 * position - 1) / (.96 * thickness)) ** 2, 0, 1)) * thickness
    above = np.where(is_warp_above(kind, warp, weft, threads), 1., -1.)
    warp_height = yarn(across, thick_warp) * (.6 + .4 * above * np.sin(np.pi * along))
    weft_height = yarn(along, thick_weft) * (.6 - .4 * above * np.sin(np.pi * across))
    fibre = .05 * random.uniform(-1, 1, (PIXELS, PIXELS))
    return np.clip(np.maximum(warp_height, weft_height) * .85 + fibre, 0, 1)


def pile(seed=2):
    """Short upright tufts that lean together in patches."""
    random = np.random.default_rng(seed)
    tufts = sum(soft_noise(random, PIXELS, PIXELS, int(cells * .7), cells) * weight for cells, weight in ((130, .5), (230, .7), (400, .45)))
    return np.clip(.55 + .48 * tufts + .10 * soft_noise(random, PIXELS, PIXELS, 9, 7), 0, 1)


def paper(seed=3):
    """The fine felt of non-woven paper."""
    random = np.random.default_rng(seed)
    felt = sum(soft_noise(random, PIXELS, PIXELS, cells, cells) / weight for cells, weight in ((40, 1.2), (96, 1.5), (220, 2), (500, 3)))
    return np.clip(.6 + .22 * felt, 0, 1)


def fibres(count=16000, seed=9):
    """Short fibres pressed in all directions, as on the back of non-woven paper."""
    random = np.random.default_rng(seed)
    x, y = random.uniform(0, PIXELS, (2, count, 1))
    heading = random.uniform(0, np.pi, (count, 1)) + np.linspace(0, 1, 48) * random.normal(0, .7, (count, 1))
    reach = np.linspace(0, 1, 48) * random.uniform(14, 46, (count, 1))
    height = np.zeros((PIXELS, PIXELS))
    rows, columns = ((y + reach * np.sin(heading)).astype(int) % PIXELS, (x + reach * np.cos(heading)).astype(int) % PIXELS)
    np.add.at(height, (rows, columns), random.uniform(.3, 1, (count, 1)))
    height = sum(np.roll(height, shift, axis) for axis in (0, 1) for shift in (-1, 0, 1)) / 6
    return np.clip(.30 + .16 * height + .10 * soft_noise(random, PIXELS, PIXELS, 22, 22), 0, 1)


def to_image(name, height):
    image = bpy.data.images.new(name, PIXELS, PIXELS, float_buffer=True, is_data=True)
    pixels = np.ones((PIXELS, PIXELS, 4), dtype=np.float32)
    pixels[..., :3] = height[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
