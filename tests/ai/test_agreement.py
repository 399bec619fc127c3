"""How often lords play what a review finds best: counted, measured, and printed."""

from __future__ import annotations

import json

import pytest

from ai.__main__ import main
from ai.agreement import EVENT, LINES, Agreement, agreement, measure, notable
from ai.match import BadMatch
from ai.review import Outlook, ReviewedTurn, review
from engine import Options
from tests.ai.test_review import played

EVEN = Outlook((1.0, 1.0), (0.5, 0.5))


def turn(*, free: bool = True, same: bool | None = True) -> ReviewedTurn:
    return ReviewedTurn(1, 1, 1, free, EVEN, EVEN, same=same)


def test_turns_that_could_be_otherwise_are_counted() -> None:
    """Not those of a review that doesn't know, nor those without a choice."""
    turns = [turn(), turn(same=False), turn(free=False), turn(same=None)]
    assert agreement(turns) == (1, 2)


def test_a_review_tells_what_is_the_best_turn() -> None:
    """A lord who plays as it searches agrees always; its plain data keep that."""
    game = played(Options(players=2, giants=True, court=True))
    found = review(game.to_record())
    agreed, turns = agreement(found.turns)
    assert 0 < agreed < turns
    assert type(found).from_dict(found.to_dict()) == found
    better = [one for one in found.turns if one.better is not None]
    assert better
    assert not any(one.same for one in better)


def test_events_are_drawn_from_the_games() -> None:
    """The share of those at each line or above it; the same each time."""
    measured = Agreement([(0, 10)] * 5 + [(10, 10)] * 5)
    found = measured.report()
    assert found == measured.report()
    assert (found["games"], found["turns"], found["share"]) == (10, 100, 0.5)
    shares = [found["alarms"][str(line)] for line in LINES]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.5 > shares[-1]
    assert set(Agreement([(1, 10)]).report()["alarms"].values()) == {0.0}


def test_what_is_worth_a_look_depends_on_the_game() -> None:
    """One of the measured lines; none where no games are played out."""
    boxes = Options(players=4), Options(box="queendomino", players=4)
    found = [notable(options, has_numba=True) for options in boxes]
    assert found == [0.5, 0.35]
    assert set(found) <= set(LINES)
    assert notable(boxes[0], has_numba=False) is None
    assert notable(Options(box="royal_wedding", players=4), has_numba=True) is None


def test_lords_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """Each on as many kingdoms; in a box that needs no numba."""
    arguments = ["agreement", "--lords", "greedy,lookahead", "--games", "1", "--players", "3"]
    assert main([*arguments, "--box", "royal_wedding"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["event"] == EVENT
    assert {name: one["games"] for name, one in told["lords"].items()} == {
        "greedy": 1,
        "lookahead": 2,
    }
    shares = {name: one["share"] for name, one in told["lords"].items()}
    assert shares["greedy"] < shares["lookahead"]
    with pytest.raises(BadMatch):
        measure(Options(players=2), ["king"], 1, "s")
