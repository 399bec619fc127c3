"""R1–R22: which set-ups exist, what they are, and what is refused."""

import pickle
from typing import Any

import pytest

from engine import BUILDINGS, QUESTS, SETUPS, BadSetup, Box, Game, Options
from tests.engine.games import SETUPS as OPTIONS
from tests.engine.games import new_game

ROWS = {
    "R1": (2, 2, 24, 4, 5, 6),
    "R2": (2, 2, 48, 4, 7, 12),
    "R3": (3, 1, 36, 3, 5, 12),
    "R4": (4, 1, 48, 4, 5, 12),
    "R5": (2, 2, 24, 4, 5, 6),
    "R6": (2, 2, 48, 4, 7, 12),
    "R7": (3, 1, 48, 4, 5, 12),
    "R8": (4, 1, 48, 4, 5, 12),
}


@pytest.mark.parametrize("rule", ROWS)
def test_set_ups_are_those_of_the_table(rule: str) -> None:
    """R1–R8: players, kings each, dominoes, line, grid and rounds of every set-up."""
    options = OPTIONS[rule]
    row = options.setup
    assert options.rule == rule
    found = (row.players, row.kings, row.dominoes, row.line, row.grid, row.rounds)
    assert found == ROWS[rule]
    assert (options.grid, options.kings, options.rounds) == (row.grid, row.kings, row.rounds)
    assert options.canvas == {5: 9, 7: 13}[options.grid]
    assert row.dominoes == row.line * row.rounds
    unchosen = {"R7": 1}.get(rule, 0)
    assert row.line == row.kings * row.players + unchosen
    assert options.town is row.town is (options.box == "queendomino")


BIG = {
    "R9": ("royal_wedding", (3,), 1, 96, 4, 4, 7, 24),
    "R10": ("royal_wedding", (4,), 1, 96, 4, 4, 7, 24),
    "R11": ("royal_wedding", (5, 6, 7, 8), 1, 96, 8, 8, 5, 12),
    "R12": ("royal_wedding", (6, 8), 1, 96, 8, 8, 7, 12),
    "R13": ("kingdomino", (2,), 2, 30, 5, 4, 5, 6),
    "R14": ("kingdomino", (2,), 2, 60, 5, 4, 7, 12),
    "R15": ("kingdomino queendomino", (3,), 1, 60, 5, 3, 5, 12),
    "R16": ("kingdomino queendomino", (4,), 1, 60, 5, 4, 5, 12),
    "R17": ("kingdomino queendomino", (5,), 1, 60, 5, 5, 5, 12),
    "R18": ("queendomino", (2,), 2, 60, 5, 4, 7, 12),
}


@pytest.mark.parametrize("rule", BIG)
def test_set_ups_of_both_boxes_and_of_giants_are_those_of_the_table(rule: str) -> None:
    """R9–R18: boxes, lords, kings each, dominoes, line before and after, grid and rounds."""
    rows = [row for row in SETUPS if row.rule == rule]
    boxes, players, kings, dominoes, line, left, grid, rounds = BIG[rule]
    assert {(str(row.box), row.players) for row in rows} == {
        (box, count) for box in boxes.split() for count in players
    }
    found = {(row.kings, row.dominoes, row.line, row.grid, row.rounds) for row in rows}
    assert found == {(kings, dominoes, line, grid, rounds)}
    for row in rows:
        assert row.dominoes == row.line * row.rounds
        assert row.line - len(row.leaves) == left
        assert row.giants is (13 <= int(rule[1:]) <= 18)
        assert row.teams is (rule == "R12")
        assert row.town is (row.box != "kingdomino")


def test_every_row_is_reached_by_some_options() -> None:
    """No set-up of the table is out of reach."""
    for row in SETUPS:
        variants = frozenset({"mighty_duel"} if row.duel else ())
        options = Options(
            str(row.box), row.players, teams=row.teams, variants=variants, giants=row.giants
        )
        assert options.setup is row
    assert {row.rule for row in SETUPS} == {f"R{number}" for number in range(1, 19)}


def test_a_team_is_a_seat_and_the_one_half_way_round() -> None:
    """R12: kingdom i belongs to the seats i and i + n/2."""
    setup = Options(box="royal_wedding", players=6, teams=True).setup
    assert [setup.seats(number) for number in (1, 2, 3)] == [(1, 4), (2, 5), (3, 6)]
    assert [setup.kingdom(seat) for seat in range(1, 7)] == [1, 2, 3, 1, 2, 3]
    assert (setup.kingdoms, Options(players=3).kingdoms) == (3, 3)


@pytest.mark.parametrize("box", list(Box))
@pytest.mark.parametrize("bonus", ["middle_kingdom", "harmony"])
def test_bonuses_go_with_any_box(box: str, bonus: str) -> None:
    """R22: Middle Kingdom and Harmony may be added to every box."""
    players = 3 if box == "royal_wedding" else 2
    options = Options(box=box, players=players, variants=frozenset({bonus}))
    assert options.words == (bonus,)


def test_words_stand_in_the_order_of_records() -> None:
    """A record's `options` line has one order."""
    options = Options(players=2, variants=frozenset({"harmony", "mighty_duel", "middle_kingdom"}))
    assert options.words == ("mighty_duel", "middle_kingdom", "harmony")


BOXES = ("kingdomino", "queendomino", "royal_wedding", "discovery")
REFUSED: list[tuple[dict[str, Any], str, object, tuple[object, ...]]] = [
    ({"box": "Kingdomino"}, "box", "Kingdomino", BOXES),
    ({"box": "queendomino", "players": 5}, "players", 5, (2, 3, 4)),
    (
        {"box": "queendomino", "players": 2, "variants": frozenset({"mighty_duel"})},
        "variants",
        "mighty_duel",
        ("middle_kingdom", "harmony"),
    ),
    ({"players": 5}, "players", 5, (2, 3, 4)),
    ({"players": 1}, "players", 1, (2, 3, 4)),
    ({"players": True}, "players", True, (2, 3, 4)),
    ({"box": "discovery", "players": 3}, "players", 3, (2,)),
    ({"teams": True}, "teams", True, (False,)),
    ({"teams": True, "box": "royal_wedding"}, "players", 4, (6, 8)),
    ({"teams": 1, "box": "royal_wedding"}, "teams", 1, (False, True)),
    ({"giants": True, "box": "royal_wedding"}, "giants", True, (False,)),
    ({"giants": True, "box": "discovery"}, "giants", True, (False,)),
    ({"giants": "yes"}, "giants", "yes", (False, True)),
    ({"giants": True, "players": 6}, "players", 6, (2, 3, 4, 5)),
    ({"giants": True, "variants": frozenset({"harmony"})}, "variants", "harmony", ()),
    ({"court": True, "box": "royal_wedding"}, "court", True, (False,)),
    ({"court": True, "box": "discovery", "players": 2}, "court", True, (False,)),
    ({"box": "royal_wedding", "players": 2}, "players", 2, (3, 4, 5, 6, 7, 8)),
    ({"giants": True, "quests": ("harmony",)}, "quests", ("harmony",), QUESTS),
    ({"giants": True, "quests": ("harmony", "a")}, "quests", ("harmony", "a"), QUESTS),
    ({"giants": True, "quests": ("harmony",) * 2}, "quests", ("harmony",) * 2, QUESTS),
    ({"giants": True, "quests": "harmony"}, "quests", "harmony", QUESTS),
    ({"quests": ("lost_corner", "harmony")}, "quests", ("lost_corner", "harmony"), ()),
    (
        {"players": 3, "variants": frozenset({"mighty_duel"})},
        "variants",
        "mighty_duel",
        ("middle_kingdom", "harmony"),
    ),
    (
        {"box": "discovery", "players": 2, "variants": frozenset({"mighty_duel"})},
        "variants",
        "mighty_duel",
        ("middle_kingdom", "harmony"),
    ),
    (
        {"players": 2, "variants": frozenset({"fast"})},
        "variants",
        "fast",
        ("mighty_duel", "middle_kingdom", "harmony"),
    ),
]


@pytest.mark.parametrize(("chosen", "option", "value", "allowed"), REFUSED)
def test_other_set_ups_are_refused_with_the_option_and_what_it_allows(
    chosen: dict[str, Any], option: str, value: object, allowed: tuple[object, ...]
) -> None:
    """R19: the error names the option, what was asked for and what would be accepted."""
    with pytest.raises(BadSetup) as caught:
        Options(**chosen)
    error = caught.value
    assert error.code == error.data["option"] == option
    assert (error.data["value"], error.data["allowed"]) == (value, allowed)
    assert error.data["rule"] == "R19"
    assert option in str(error)


def test_options_are_values() -> None:
    """They compare, hash and pickle; plain text and enum members are the same."""
    plain, member = Options(players=2), Options(box=Box.KINGDOMINO, players=2)
    assert plain == member
    assert hash(plain) == hash(member)
    assert pickle.loads(pickle.dumps(plain)) == plain


@pytest.mark.parametrize(
    ("seats", "seed", "icons", "code"),
    [
        (["Ann"], bytes(32), {}, "seats"),
        (["Ann", "Ben", "Cara"], bytes(32), {}, "seats"),
        (["Ann", ""], bytes(32), {}, "seats"),
        (["Ann", "Ben"], bytes(31), {}, "seed"),
        (["Ann", "Ben"], bytes(32), {"sawmill": "k1t0"}, "icons"),
    ],
)
def test_a_game_needs_a_name_for_each_seat_and_a_whole_seed(
    seats: list[str], seed: bytes, icons: dict[str, str], code: str
) -> None:
    """Names, seed and icons are checked like options (R19)."""
    game = new_game("R1")
    with pytest.raises(BadSetup) as caught:
        type(game).new(game.options, seats, seed=seed, icons=icons)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 2.0),
        ("players", "2"),
        ("players", True),
        ("giants", None),
        ("court", 0),
        ("teams", "no"),
        ("quests", 5),
        ("quests", None),
        ("variants", None),
        ("variants", 5),
        ("variants", "harmony"),
        ("variants", frozenset({"x", 3})),
    ],
)
def test_values_of_a_wrong_type_are_refused_as_such(option: str, value: Any) -> None:
    """R19: a value that can't be meant names its option, whatever it is."""
    with pytest.raises(BadSetup) as refused:
        Options(**{option: value})
    assert refused.value.data["option"] == option


@pytest.mark.parametrize(
    ("names", "seed", "option"),
    [
        (["Ann", "Ben"], "0" * 32, "seed"),
        (["Ann", "Ben"], bytearray(32), "seed"),
        (["Ann", "Ben"], bytes(31), "seed"),
        (["Ann", 5], bytes(32), "seats"),
        (["Ann", "\ud800"], bytes(32), "seats"),
        (["Ann", ""], bytes(32), "seats"),
    ],
)
def test_a_game_needs_names_that_can_be_written_and_a_seed_of_bytes(
    names: Any, seed: Any, option: str
) -> None:
    """Else its record could not be."""
    with pytest.raises(BadSetup) as refused:
        Game.new(Options(players=2), names, seed=seed)
    assert refused.value.data["option"] == option


@pytest.mark.parametrize(
    "icons",
    [
        {"sawmill": "k1"},
        {"sawmill": "t0k1"},
        {"sawmill": "k-1t0"},
        {"statue": "k1t0"},
        {"castle": "k1t0"},
        {"sawmill": "k10t0"},
        {"sawmill": "k1t0", "statue": "k0t1"},
        {"sawmill": 5},
    ],
)
def test_icons_that_can_t_be_corrections_are_refused(icons: Any) -> None:
    """R19: unknown buildings, other spellings, and buildings that are verified."""
    with pytest.raises(BadSetup) as refused:
        Game.new(OPTIONS["R8"], ["Ann", "Ben", "Cara", "Dan"], seed=bytes(32), icons=icons)
    assert refused.value.data["option"] == "icons"
    unsure = tuple(id_ for id_, building in BUILDINGS.items() if building.unverified)
    assert refused.value.data["allowed"] == unsure


def test_a_game_keeps_the_corrections_that_differ() -> None:
    """In file order, whatever the order they were given in."""
    icons = {"church": "k2t0", "bakery": "k0t1", "sawmill": "k0t0"}
    game = Game.new(OPTIONS["R8"], ["Ann", "Ben", "Cara", "Dan"], seed=bytes(32), icons=icons)
    assert list(game.icons.items()) == [("bakery", "k0t1"), ("church", "k2t0")]
    assert game.copy().icons == game.icons
