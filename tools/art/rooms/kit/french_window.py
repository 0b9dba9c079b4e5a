"""A white French window onto a street, and its light by morning and by noon."""
from .light import area, sun, world
from .materials import palette
from .shapes import box
from .shell import back_window
from .views import balcony, garden_view, view

OPENING = (-.74, 1.02, .015, 2.385)


def set_window(watts, brightness=2.3):
    left, right, bottom, top = OPENING
    back_window(left, right, bottom, top, panes=3, transoms=(0, .68, 1))
    balcony(-3, 4)
    view(garden_view(8.8 / 6), (-4.6, 7, -1.8), 8.8, 6.0, brightness)
    area('outside', ((left + right) / 2, .5, 1.25), (-90, 0, 0), 1.9, 2.5, watts, (1, .99, .97))


def side_lights(window, fill, gloss=False, colour=None):
    lights = [area('window', (-3.2, -2.0, 1.6), (0, -84, 32), 1.8, 2.4, window, colour or (1, .97, .93)),
              area('fill', (1.2, -4.4, 1.8), (80, 0, 14), 3.2, 2.4, fill, colour or (1, .96, .91))]
    for light in lights:
        light.visible_glossy = gloss


def morning_sun(gloss):
    """Low sun through a window on the left, whose bars and head throw soft shadows; `gloss` lets silk mirror the window."""
    world(.26, (.95, .97, 1))
    sun(68, -62, 6.6, .045, (1, .90, .76))
    for y, z, size in ((-1.65, 4.0, (.05, 3.4, 1.3)), (-1.65, 2.36, (.05, 3.4, .07)), (-1.28, 2, (.05, .07, 4))):
        box('window-bar', (-2.4, y, z), size, palette.trim, 0).visible_camera = False
    side_lights(92, 22, gloss)


def sun_behind():
    """A hazy sun behind the cloth: a clear one would draw the bars of the window on single folds."""
    world(.60, (.95, .97, 1))
    sun(66, 236, 7.5, .35, (1, .98, .95))
    side_lights(140, 84, colour=(1, .985, .965))
