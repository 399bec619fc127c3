"""Drawing a request as a PNG, or as a GIF where it moves."""

from __future__ import annotations

from render.canvas.colors import Theme
from render.requests import Request


def draw(request: Request, *, theme: Theme = "dark", language: str = "en") -> bytes:
    """Draw a request and return it as the bytes of a PNG, of an animation as those of a GIF.

    `language` is accepted so that `draw`, `alt` and `board` have the same signature: pictures hold
    names, numbers and signs only, and the labels of a score pad come with its request.
    """
    del language
    from render.pictures import picture  # noqa: PLC0415

    return picture(request, theme)
