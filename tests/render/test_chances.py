"""The plot of a review: everybody can be followed without color, and by ear."""

from __future__ import annotations

import re

import pytest

from render import alt
from render.pictures import compose
from render.pictures.chances import MARKS
from tests.render.ladders import chances


@pytest.mark.parametrize("lords", [2, 4, 8])
def test_every_line_bears_its_lord_s_shield(lords: int) -> None:
    """At some places each, at others than the others' shields, and at its end."""
    drawn = compose(chances(lords)).drawn
    shields = [one for one in drawn if one.what == "shield"]
    ends = max(one.box[0] for one in shields)
    for seat in range(1, lords + 1):
        own = [one for one in shields if one.arguments[0] == seat]
        assert len(own) == MARKS + 2  # one beside the name
        assert any(one.box[0] == ends for one in own)
    on_lines = [one.box[0] for one in shields if 104 < one.box[0] < ends - 8 and one.box[1] < 500]
    assert len(set(on_lines)) == len(on_lines)


def test_a_single_turn_has_no_rounds_to_be_counted() -> None:
    """The shortest game that there can be."""
    canvas = compose(chances(2, rounds=1))
    assert canvas.height > 500


def test_the_plot_in_words() -> None:
    """The chances at the start of each round, the end, and whose turns decided the game."""
    told = alt(chances(2, rounds=2))
    assert told.startswith("Chances of winning, for each round at its start, and at the end.")
    assert "Marguerite: 50%, " in told
    assert "Bartholomäus von Stein: 50%, " in told
    assert ", 100%." in told
    assert "Deciding turn 1: Marguerite in round 5." in alt(chances(4))


@pytest.mark.parametrize(("language", "space"), [("en", ""), ("de", "\u00a0"), ("fr", "\u202f")])
def test_chances_are_written_as_the_language_does(language: str, space: str) -> None:
    """Before its percent sign is a space, or none."""
    found = re.findall(r"\d([\u00a0\u202f]?)%", alt(chances(2), language=language))
    assert found
    assert set(found) == {space}
