"""Ladders and profiles: what is drawn, and the same in words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from render import alt, board, rest
from render.canvas.canvas import Canvas
from render.pictures import compose
from render.pictures.ladder import row_height
from render.requests import LadderPicture, LadderRow
from tests.render.ladders import ladder, newcomer, profile


def texts(canvas: Canvas) -> list[str]:
    return [str(one.arguments[0]) for one in canvas.drawn if one.what == "text"]


def test_a_ladder_keeps_the_place_of_who_is_hidden() -> None:
    """The place is there, the name is not."""
    written = texts(compose(ladder()))
    assert written.count("–") == 1
    after = written.index("–")
    assert (written[after - 1], written[after + 1]) == ("4", "1762")


def test_a_rating_after_few_games_is_marked() -> None:
    """By a sign, not by its color alone."""
    assert [text for text in texts(compose(ladder())) if text.endswith("?")] == ["±124?", "±136?"]
    assert "±64?" in texts(compose(replace(profile(), unsure=True)))


def test_the_own_row_is_framed() -> None:
    """Nothing else differs between who reads it."""
    assert compose(ladder(2)).image.tobytes() != compose(ladder(None)).image.tobytes()


@pytest.mark.parametrize("rows", range(1, 11))
def test_no_ladder_is_nearly_square(rows: int) -> None:
    """Android crops pictures that are."""
    height = row_height(86, rows, 32) * rows + 32
    assert not 900 * 0.92 < height < 900 * 1.08


@pytest.mark.parametrize("marks", [1, 2, 40])
def test_a_plot_has_the_dot_of_the_last_rating(marks: int) -> None:
    """Also after the very first game."""
    drawn = [one for one in compose(profile(marks)).drawn if one.what == "dot"]
    assert len(drawn) == 1
    assert drawn[0].box[2] <= 900


def test_who_is_not_rated_has_a_lower_picture() -> None:
    """No empty plot."""
    assert compose(newcomer()).height < compose(profile()).height
    assert texts(compose(newcomer())).count("–") == 2


def test_a_ladder_in_words() -> None:
    """Rows in their order, the own one said so; a name's signs mean nothing in a message."""
    shown = replace(ladder(), rows=(*ladder().rows[:4], replace(ladder().rows[4], name="*Ann*")))
    assert alt(shown).startswith(
        "1. Marguerite: 1873 ± 64, 148 games, last places 1, 1, 1, 1, 1. 2. Bartholomäus von Stein"
    )
    assert "3. Юрий, that is you: 1799 ± 88" in alt(shown)
    assert "4. Somebody who is not shown" in alt(shown)
    assert r"\*Ann\*" in board(shown)
    assert alt(LadderPicture("", ())) == "Nobody is on this ladder yet."


def test_all_ten_of_a_ladder_are_told_with_their_last_places() -> None:
    """Those that the alternative text has no room for stand beside the picture."""
    rows = tuple(
        LadderRow(n, f"{n} {'of the very long hill' * 2}"[:32], 1000, 200, 1000, (4,) * 5, True)
        for n in range(10, 20)
    )
    request = LadderPicture("", rows)
    told = [*re.findall(r"(\d+)\. \d+ of", alt(request)), *(one[:2] for one in rest(request))]
    assert told == [str(row.place) for row in rows]
    assert rest(request)
    for row in (alt(request), *rest(request)):
        assert row.endswith("last places 4, 4, 4, 4, 4.")


def test_a_profile_in_words() -> None:
    """What the picture shows; provisional ratings are called so."""
    told = alt(profile())
    assert told.startswith("Marguerite, rating 1873 ± 64. From ")
    assert "148 games, 57 won. Best kingdom: 94 points. 3 trophies." in told
    assert alt(newcomer()) == "Zoe, not rated yet. 0 games, 0 won."
    assert "(provisional)" in alt(replace(profile(), unsure=True))
