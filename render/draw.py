"""A request → a PNG."""

from __future__ import annotations

from render.requests import Request, Theme


def draw(request: Request, *, theme: Theme = "dark", language: str = "en") -> bytes:
    """Draw a request and return it as PNG bytes.

    `language` is taken so that callers treat all three faces alike: pictures hold names, numbers
    and signs only, and the labels of a score pad come with its request.
    """
    del language
    from render.pictures import compose  # noqa: PLC0415

    return compose(request, theme).png()
