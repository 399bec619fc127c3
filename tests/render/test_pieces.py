"""The pieces of the seats: eight of each, none like another."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageStat

from render.canvas.colors import SEATS
from render.sprites import neutral_pieces, seat_pieces

NUMBERS = range(1, len(SEATS) + 1)


def on_gray(sprite: Image.Image) -> Image.Image:
    """A sprite as it is seen without color."""
    ground = Image.new("RGB", sprite.size, "#808080")
    ground.paste(sprite, (0, 0), sprite if sprite.mode == "RGBA" else None)
    return ground.convert("L")


@pytest.mark.parametrize(
    "make", [seat_pieces.shield, seat_pieces.king, seat_pieces.castle, seat_pieces.laureate]
)
def test_pieces_of_two_seats_differ_without_color(make: Callable[[int, int], Image.Image]) -> None:
    """The emblem is on every piece, so seats are told apart in grayscale at the size of a phone."""
    drawn = [on_gray(make(number, 48)) for number in NUMBERS]
    for one, other in itertools.combinations(drawn, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).rms[0] > 2


@pytest.mark.parametrize("make", [seat_pieces.shield, seat_pieces.king, seat_pieces.laureate])
def test_pieces_stand_free(make: Callable[[int, int], Image.Image]) -> None:
    """They are transparent round their contour and never cut by their box."""
    sprite = make(1, 96)
    alpha = sprite.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getextrema() == (0, 255)


def test_knights_of_two_seats_differ_by_their_plume() -> None:
    """A knight stands in its own kingdom or beside its lord's shield; its plume is enough."""
    drawn = [seat_pieces.knight(number, 48).convert("RGB") for number in NUMBERS]
    for one, other in itertools.combinations(drawn, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).rms) > 10


PROPS = [
    neutral_pieces.rook,
    neutral_pieces.coin,
    neutral_pieces.queen,
    neutral_pieces.dragon,
    neutral_pieces.cave,
    neutral_pieces.pile,
]


@pytest.mark.parametrize("make", PROPS)
def test_pieces_of_nobody_stand_free(make: Callable[[int], Image.Image]) -> None:
    """No corner is covered, nothing is cut at the sides."""
    alpha = make(150).getchannel("A")
    right, bottom = alpha.width - 1, alpha.height - 1
    assert not any(alpha.getpixel(corner) for corner in ((0, 0), (right, 0), (0, bottom)))
    assert alpha.getextrema() == (0, 255)
    for edge in ((0, 0, 1, bottom), (right, 0, right + 1, bottom)):
        assert alpha.crop(edge).getextrema()[1] == 0


def test_the_queen_has_another_outline_than_a_king() -> None:
    """They are told apart as shadows."""
    king = seat_pieces.king(1, 96).getchannel("A").resize((60, 74))
    queen = neutral_pieces.queen(96).getchannel("A").resize((60, 74))
    assert ImageStat.Stat(ImageChops.difference(king, queen)).mean[0] > 255 * 0.1


def test_a_tower_is_no_house() -> None:
    """It ends in battlements: its top is as wide as its foot."""
    alpha = neutral_pieces.rook(96).getchannel("A")
    top, foot = (alpha.crop((0, y, alpha.width, y + 1)).getbbox() for y in (5, 52))
    assert top is not None
    assert foot is not None
    assert top[2] - top[0] >= 0.8 * (foot[2] - foot[0])


def test_a_castle_fills_its_square() -> None:
    """It is a square of the kingdom like any other."""
    assert seat_pieces.castle(3, 100).size == (100, 100)
    assert seat_pieces.castle(3, 100).mode == "RGB"
