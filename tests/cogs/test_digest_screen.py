"""The screen of what happened since a lord's last turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cogs.client
from cogs.play import digest
from cogs.screen import pictures
from engine import Game
from render.requests import TablePicture
from services.facts.games import ClockFact, TurnReport
from services.facts.lists import DigestFact
from services.facts.tables import Pace, Setup
from tests.cogs.scenes import EN, SETUPS, accept, called, game_fact, labels, report, said, through

cogs.client.load()


def fact(setup: Setup, game: Game, turns: int, **changes: object) -> DigestFact:
    found = replace(game_fact(game, setup), clock=ClockFact(Pace(), 1_000, 87_400))
    reports = tuple(told(game, n) for n in range(turns))
    placed = tuple(
        (one.seats[0], last.domino, (last.left, last.right))
        for one in found.view.kingdoms
        for last in one.placed[-2:]
    )
    points = tuple((found.view.name(seat.seat), 8, 10) for seat in found.table.seats)
    made = DigestFact(found, found.table.seats[0], reports, placed, points, 500)
    return replace(made, **changes)  # type: ignore[arg-type]


def told(game: Game, number: int) -> TurnReport:
    lords = len(game.names)
    return replace(
        report(game, number % lords + 1), turn=f"{number // lords + 1}.{number % lords + 1}"
    )


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_few_turns_are_told_one_by_one(setup: Setup) -> None:
    """With the next line, the points then and now, and the table with what was placed framed."""
    game = next(game for n, game in enumerate(through(setup)) if n == 14)
    found = fact(setup, game, 3)
    shown = digest.digest(found, EN)
    accept(shown)
    assert said(shown).count(" placed **") == 3
    assert "It was <t:500:R>." in said(shown)
    assert "8 → 10" in said(shown)
    assert "ends <t:87400:R>" in said(shown)
    assert "Next line: " in said(shown)
    request = pictures(shown)[0].request
    assert isinstance(request, TablePicture)
    assert request.framed is not None
    assert len(request.framed) == len(found.placed)


def test_many_turns_are_told_by_round_and_fit() -> None:
    """Eight lords who were away for a whole game."""
    setup = SETUPS[-1]
    game = next(game for n, game in enumerate(through(setup)) if n == 14)
    shown = digest.digest(fact(setup, game, 96), EN)
    accept(shown)
    assert "Round 24: " in said(shown)
    assert " placed **" not in said(shown)


def test_play_is_offered_at_ones_own_turn_only() -> None:
    """Else there is a look."""
    setup = SETUPS[0]
    game = next(game for n, game in enumerate(through(setup)) if n == 14)
    found = fact(setup, game, 1)
    assert found.game.seat_on_turn is not None
    mine = replace(found, seat=found.game.seat_on_turn)
    assert labels(digest.digest(mine, EN)) == ["Play", "Step through", "Look"]
    other = next(one for one in found.game.table.seats if one != mine.seat)
    assert labels(digest.digest(replace(found, seat=other), EN)) == ["Step through", "Look"]
    nothing = digest.digest(replace(found, reports=(), placed=()), EN)
    assert "Nobody has played since." in said(nothing)
    assert labels(nothing) == ["Play", "Look"]
