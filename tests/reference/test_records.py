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
BONUSES = {"middle_kingdom", "harmony"}

Line = tuple[int, list[str]]
"""The seat and its moves."""


def set_up(keys: dict[str, str]) -> str:
    """The name of the set-up that a record's header describes."""
    players = len(keys["seats"].split())
    words = set(keys.get("options", "").split()) - BONUSES
    return next(
        name
        for name, setup in SETUPS.items()
        if (setup.box, setup.players, set(setup.words)) == (keys["box"], players, words)
    )


def read(record: str) -> tuple[ReferenceGame, list[Line], dict[str, Any]]:
    """The game dealt, the moves by line, and what must come of it."""
    head, body = (RECORDS / f"{record}.txt").read_text().split("\n\n")
    keys = dict(line.split(": ", 1) for line in head.splitlines())
    variants = frozenset(keys.get("options", "").split()) & BONUSES
    found = [TURN.fullmatch(line) for line in body.splitlines()]
    lines = [(int(match[1]), match[2].split("; ")) for match in found if match]
    game = ReferenceGame(set_up(keys), bytes.fromhex(keys["seed"]), variants)
    return game, lines, json.loads((RECORDS / f"{record}.json").read_text())


@pytest.mark.parametrize("record", sorted(path.stem for path in RECORDS.glob("*.txt")))
def test_the_reference_plays_the_record_to_the_same_end(record: str) -> None:
    """Every move is legal, the listed moves are the same, and so are scorecards and texts."""
    game, lines, answer = read(record)
    assert game.setup.rule == answer["rule"]
    for number, (seat, moves) in enumerate([(0, []), *lines]):
        for move in moves:
            legal = game.receives(seat) if move.startswith("receive") else game.moves()
            assert move in legal, f"line {number}"
            assert game.seat == seat or move.startswith("receive")
            game.play(move, seat)
        if str(number) in answer["moves_after_lines"]:
            assert game.moves() == answer["moves_after_lines"][str(number)], f"line {number}"
    assert game.over
    assert (game.totals(), game.winners()) == (answer["result"], answer["winners"])
    assert game.quests == answer["quests"]
    for number, expected in enumerate(answer["kingdoms"], start=1):
        assert list(game.setup.kingdoms[number]) == expected["seats"]
        assert game.scores()[number - 1] == expected["scorecard"]
        assert game.kingdoms[number].text() == expected["text"]


KNOWN = [case for case in loader.all_cases() if case["kind"] in ("score", "quest", "court")]


@pytest.mark.parametrize("case", KNOWN, ids=lambda case: str(case["id"]))
def test_the_reference_knows_the_known_scores(case: dict[str, Any]) -> None:
    """Totals, terrains and the other lines that a public source gives; quests one by one."""
    kingdom = read_kingdom(case["kingdom"])
    card = kingdom.score(set(case["variants"]))
    expected = case["expect"]
    assert {key: card[key] for key in card if key in expected} == {
        key: expected[key] for key in card if key in expected
    }
    for letter, points in expected.get("per_terrain", {}).items():
        assert card[TERRAINS[letter]] == points
    for quest, points in expected.get("quest_points", {}).items():
        assert kingdom.score(set(), [quest])["quests"] == points, quest
    for token, points in expected.get("character_points", {}).items():
        where = [square for square, name in kingdom.tokens.items() if name == token]
        assert [kingdom.character_points(square) for square in where] == [points]
    if "territory_total" in expected:
        territories = sum(card[terrain] for terrain in TERRAINS.values())
        assert territories + card["queen"] == expected["territory_total"]
    assert kingdom.text() == case["kingdom"]
