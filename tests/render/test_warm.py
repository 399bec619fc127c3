"""Warming: after it, the pieces of usual pictures are there."""

from __future__ import annotations

import pytest

from engine import TOKENS
from engine.buildings import BUILDINGS
from render.canvas.canvas import STAMPS
from render.pictures import compose, court
from render.pictures.town import LAYOUT
from render.requests import TurnPicture
from render.sprites import tiles, tokens
from render.sprites.kingdoms import SQUARE_SIZES
from render.sprites.square import tile_px
from render.warm import warm_step, warm_up
from tests.render import positions


@pytest.mark.parametrize("setup", ["four", "queens two", "queens four"])
def test_warming_leaves_little_to_draw(setup: str) -> None:
    """A turn picture of another game finds most of its stamps."""
    assert warm_up() > 800
    before = len(STAMPS)
    canvas = compose(TurnPicture(positions.view(setup, 7), 1, 3, board_changed=True))
    assert len(STAMPS) - before < len(canvas.drawn) / 2


def test_every_tile_is_warm() -> None:
    """The first purchase of a game waits for none, whatever is bought."""
    warm_up()
    drawn = tiles.compact_tile.cache_info().misses, tiles.tile.cache_info().misses
    for building in BUILDINGS.values():
        for px in SQUARE_SIZES:
            tiles.compact_tile(building, tile_px(px))
        tiles.tile(building, LAYOUT.tile)
    assert (tiles.compact_tile.cache_info().misses, tiles.tile.cache_info().misses) == drawn


def test_every_token_is_warm() -> None:
    """The first purchase at The Court waits for none either."""
    warm_up()
    drawn = tokens.compact_token.cache_info().misses, tokens.token.cache_info().misses
    for kind in TOKENS:
        for px in SQUARE_SIZES:
            tokens.compact_token(kind, tile_px(px))
        tokens.token(kind, court.TOKEN)
    assert (tokens.compact_token.cache_info().misses, tokens.token.cache_info().misses) == drawn


def test_warming_again_adds_nothing() -> None:
    """It always draws the same."""
    assert warm_up() == warm_up()


def test_steps_come_to_an_end() -> None:
    """Each draws a picture until none is left, and then nothing."""
    steps = 0
    while warm_step():
        steps += 1
    assert steps > 10
    assert not warm_step()
