"""Warming: after it, the pieces of usual pictures are there."""

from __future__ import annotations

from render import TurnPicture
from render.pictures import compose
from render.stage import STAMPS
from render.warm import warm_step, warm_up
from tests.render import positions


def test_warming_leaves_little_to_draw() -> None:
    """A turn picture of another game finds most of its stamps."""
    assert warm_up() > 800
    before = len(STAMPS)
    stage = compose(TurnPicture(positions.view("four", 7), 1, 3))
    assert len(STAMPS) - before < len(stage.drawn) / 2


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
