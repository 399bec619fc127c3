"""Machines with fewer fonts than this one may have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render.canvas import fonts, lettering


def forget() -> None:
    for cached in (
        fonts.faces,
        fonts.face_of,
        lettering.printable,
        lettering.runs,
        lettering.width,
        lettering.fit,
    ):
        cached.cache_clear()


@pytest.fixture
def rubik_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine without any other font."""
    forget()
    with monkeypatch.context() as patch:
        patch.setattr(fonts, "_installed", lambda: iter(()))
        patch.setattr(fonts, "SHAPES", False)
        yield
    forget()
