"""The reference against whole games that a third program wrote: so that three agree, not two."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cases import loader
from tests.reference import SETUPS, ReferenceGame
from tests.reference.kingdom import TERRAINS
from tests.reference.kingdom import read as read_kingdom

RECORDS = Path(__file__).parents[1] / "cases" / "records"
TURN = re.compile(r"\d+\.\d+ (\d)  (.*)")


def read(rule: str) -> tuple[ReferenceGame, list[list[str]], dict[str, Any]]:
    """The game dealt, the moves by line, and what must come of it."""
    head, body = (RECORDS / f"{rule}.txt").read_text().split("\n\n")
    keys = dict(line.split(": ", 1) for line in head.splitlines())
    variants = frozenset(keys.get("options", "").split())
    lines = [TURN.fullmatch(line) for line in body.splitlines()]
    moves = [match[2].split("; ") for match in lines if match]
    game = ReferenceGame(rule, bytes.fromhex(keys["seed"]), variants)
    return game, moves, json.loads((RECORDS / f"{rule}.json").read_text())


@pytest.mark.parametrize("rule", sorted(SETUPS))
def test_the_reference_plays_the_record_to_the_same_end(rule: str) -> None:
    """Every move is legal, the listed moves are the same, and so are scorecards and texts."""
    game, lines, answer = read(rule)
    for number, moves in enumerate(lines, start=1):
        for move in moves:
            assert move in game.moves(), f"line {number}"
            game.play(move)
        if str(number) in answer["moves_after_lines"]:
            assert game.moves() == answer["moves_after_lines"][str(number)], f"line {number}"
    assert game.over
    assert (game.totals(), game.winners()) == (answer["result"], answer["winners"])
    for kingdom, expected in zip(game.kingdoms.values(), answer["kingdoms"], strict=True):
        assert kingdom.score(game.variants) == expected["scorecard"]
        assert kingdom.text() == expected["text"]


@pytest.mark.parametrize("case", loader.cases("score"), ids=lambda case: str(case["id"]))
def test_the_reference_knows_the_known_scores(case: dict[str, Any]) -> None:
    """Totals, terrains and the other lines that a public source gives."""
    kingdom = read_kingdom(case["kingdom"])
    card = kingdom.score(set(case["variants"]))
    expected = case["expect"]
    assert {key: card[key] for key in card if key in expected} == {
        key: expected[key] for key in card if key in expected
    }
    for letter, points in expected.get("per_terrain", {}).items():
        assert card[TERRAINS[letter]] == points
    assert kingdom.text() == case["kingdom"]
