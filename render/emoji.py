"""Emoji of the terrains and of a crown, for messages that name them."""

import io

from render.canvas.pen import UNITS, Pen
from render.sprites.badges import badge, draw_crown

EMOJI = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town", "crown")
SIZE = 128
"""Pixels of a side: what Discord keeps of an emoji."""


def emoji(name: str) -> bytes:
    """Draw an emoji as a PNG."""
    px = 6 * UNITS
    if name == "crown":
        pen = Pen(30, 30, px)
        with pen.at(15, 15):
            draw_crown(pen)
        image = pen.done()
    else:
        image = badge(name, px)
    file = io.BytesIO()
    image.resize((SIZE, SIZE)).save(file, "PNG")
    return file.getvalue()
