"""The pieces of the seats: eight of each, none like another."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageStat

from render import pieces
from render.colors import SEATS

NUMBERS = range(1, len(SEATS) + 1)


def on_gray(sprite: Image.Image) -> Image.Image:
    """A sprite as it is seen without color."""
    ground = Image.new("RGB", sprite.size, "#808080")
    ground.paste(sprite, (0, 0), sprite if sprite.mode == "RGBA" else None)
    return ground.convert("L")


@pytest.mark.parametrize("make", [pieces.shield, pieces.king, pieces.castle, pieces.laureate])
def test_pieces_of_two_seats_differ_without_color(make: Callable[[int, int], Image.Image]) -> None:
    """The emblem is on every piece, so seats are told apart in grayscale at the size of a phone."""
    drawn = [on_gray(make(number, 48)) for number in NUMBERS]
    for one, other in itertools.combinations(drawn, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).rms[0] > 2


@pytest.mark.parametrize("make", [pieces.shield, pieces.king, pieces.laureate])
def test_pieces_stand_free(make: Callable[[int, int], Image.Image]) -> None:
    """They are transparent round their contour and never cut by their box."""
    sprite = make(1, 96)
    alpha = sprite.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getextrema() == (0, 255)


def test_a_castle_fills_its_square() -> None:
    """It is a square of the kingdom like any other."""
    assert pieces.castle(3, 100).size == (100, 100)
    assert pieces.castle(3, 100).mode == "RGB"
