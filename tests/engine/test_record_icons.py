"""Records with a host's corrections of icons: an old game keeps the numbers it was played with."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BUILDINGS, BadRecord, BadSetup, Game, Move, Options
from tests.reference import ReferenceGame

RULES = {2: "R6", 3: "R7", 4: "R8"}
SEEDS = st.binary(min_size=32, max_size=32)


@st.composite
def corrections(draw: st.DrawFn) -> dict[str, str]:
    """Numbers for some of the tiles with an unverified icon, changed or not, in any order."""
    unverified = [id_ for id_, building in BUILDINGS.items() if building.unverified]
    chosen = draw(st.lists(st.sampled_from(unverified), unique=True))
    return {id_: f"k{draw(st.integers(0, 3))}t{draw(st.integers(0, 3))}" for id_ in chosen}


def differing(icons: dict[str, str]) -> dict[str, str]:
    """Those that say something else than the table, in its order."""
    return {
        id_: icons[id_]
        for id_, building in BUILDINGS.items()
        if id_ in icons and icons[id_] != f"k{building.knights}t{building.towers}"
    }


def draw_move(game: Game, chance: random.Random) -> Move:
    """A legal move; building comes first where it can."""
    moves = game.legal_moves()
    builds = [move for move in moves if move.kind == "build"]
    return chance.choice(builds or moves)


@given(icons=corrections(), players=st.integers(2, 4), seed=SEEDS, count=st.integers(0, 160))
def test_a_record_carries_its_corrections(
    icons: dict[str, str], players: int, seed: bytes, count: int
) -> None:
    """R40, R56: header, replay, table, texts and scores; and the reference counts the same."""
    names = [f"Lord{n + 1}" for n in range(players)]
    game = Game.new(Options(box="queendomino", players=players), names, seed=seed, icons=icons)
    reference = ReferenceGame(RULES[players], seed, frozenset(), icons)
    chance = random.Random(seed)
    while count and not game.over:
        move = draw_move(game, chance)
        game.play(move)
        reference.play(move.text())
        count -= 1
    record = game.to_record()
    line = " ".join(f"{id_}={icon}" for id_, icon in differing(icons).items())
    assert [row for row in record.splitlines() if row.startswith("icons")] == (
        [f"icons: {line}"] if line else []
    )
    twin = Game.from_record(record)
    assert twin.to_record() == record
    assert twin.view() == game.view()
    assert twin.legal_moves() == game.legal_moves()
    for id_, icon in differing(icons).items():
        building = twin.view().building(id_)
        assert f"k{building.knights}t{building.towers}" == icon
    for shown, kingdom in zip(twin.view().kingdoms, reference.kingdoms.values(), strict=True):
        assert shown.text == kingdom.text()
        assert shown.scorecard.to_dict() == kingdom.score(set())


def test_the_notation_s_own_example_is_read() -> None:
    """In records, `icons` stands between `rules` and `result`, in file order."""
    icons = {"church": "k0t1", "sawmill": "k1t0"}
    game = Game.new(
        Options(box="queendomino", players=2), ["Ann", "Ben"], seed=bytes(32), icons=icons
    )
    text = game.to_record()
    assert text.endswith("rules: 1\nicons: sawmill=k1t0 church=k0t1\n\n")
    assert Game.from_record(text).view().building("church").towers == 1


def test_a_game_without_corrections_is_played_with_the_table() -> None:
    """No `icons` line; what only repeats the table is left out."""
    icons = {"sawmill": "k0t0", "bakery": "k0t0"}
    game = Game.new(Options(box="queendomino"), [*"abcd"], seed=bytes(32), icons=icons)
    assert "icons" not in game.to_record()
    assert game.view().buildings == tuple(BUILDINGS.values())


@pytest.mark.parametrize(
    "icons",
    [{"windmill": "k1t0"}, {"bakery": "t1"}, {"bakery": "k10t0"}, {"small_tavern": "k1t0"}],
)
def test_what_is_no_correction_is_refused(icons: dict[str, str]) -> None:
    """R19: an unknown building, no two numbers, or a tile that pictures have verified."""
    with pytest.raises(BadSetup) as caught:
        Game.new(Options(box="queendomino"), [*"abcd"], seed=bytes(32), icons=icons)
    assert caught.value.data["option"] == "icons"


def test_other_boxes_have_no_icons() -> None:
    """R19: Queendomino boxes only, in a new game and in a record."""
    with pytest.raises(BadSetup, match="icons"):
        Game.new(Options(), [*"abcd"], seed=bytes(32), icons={"bakery": "k1t0"})
    text = Game.new(Options(), [*"abcd"], seed=bytes(32)).to_record()
    with pytest.raises(BadRecord, match="icons"):
        Game.from_record(text.replace("rules: 1\n", "rules: 1\nicons: bakery=k1t0\n"))
