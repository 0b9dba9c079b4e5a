import math

from mathutils import Vector


def look_at(aim, away, lens, turn=0, pitch=0, fstop=None):
    """A camera that looks at `aim` from its right by `turn` and from above by `pitch`, in degrees; with `fstop` it is sharp there and blurred elsewhere."""
    turn, pitch = math.radians(turn), math.radians(pitch)
    back = Vector((math.sin(turn) * math.cos(pitch), -math.cos(turn) * math.cos(pitch), math.sin(pitch)))
    lens_blur = dict(focus=away, fstop=fstop) if fstop else {}
    return dict(location=tuple(Vector(aim) + away * back), rotation=(math.pi / 2 - pitch, 0, turn), lens=lens, **lens_blur)
