"""Records: they round-trip, replay, and name the line and the rule of every fault."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine import BadNotation, BadRecord, Game, Kingdom, Options
from engine.scoring import scorecard
from engine.selfplay import new_game as nth_game
from engine.selfplay import play_randomly
from tests.engine.games import SETUPS, choice, finished, new_game, played

RECORDS = Path(__file__).parents[1] / "cases" / "records"
START = (RECORDS / "R1.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("rule", SETUPS)
@pytest.mark.parametrize("moves", [0, 1, 5, 6, 17, 40])
def test_records_in_play_round_trip(rule: str, moves: int) -> None:
    """Also where the last line stops inside a turn."""
    game = played(rule, moves)
    text = game.to_record()
    twin = Game.from_record(text)
    assert twin.to_record() == text
    assert twin.view() == game.view()
    assert twin.legal_moves() == game.legal_moves()
    assert "result" not in text


@pytest.mark.parametrize("rule", SETUPS)
def test_finished_records_round_trip(rule: str) -> None:
    """With result and winners, and the same view at the end."""
    game = finished(rule)
    text = game.to_record()
    twin = Game.from_record(text)
    assert twin.to_record() == text
    assert twin.view() == game.view()
    assert f"result: {' '.join(map(str, game.result() or ()))}\n" in text
    assert f"winners: {' '.join(map(str, game.winners() or ()))}\n" in text


def test_an_empty_record_is_header_and_empty_line() -> None:
    """Keys in their order, two spaces after the seat in the lines that follow."""
    game = Game.new(
        Options(players=2, variants=frozenset({"harmony", "mighty_duel"})),
        ["Ann", "Ben"],
        seed=bytes(32),
    )
    header = (
        "game: 1\n"
        "box: kingdomino\n"
        "options: mighty_duel harmony\n"
        "grid: 7\n"
        "seats: 1=Ann 2=Ben\n"
        "draw: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\n"
        f"seed: {'0' * 64}\n"
        "rules: 1\n"
        "\n"
    )
    assert game.to_record() == header
    game.play("choose K26")
    assert game.to_record() == header + "0.1 2  choose K26\n"


def test_keys_stand_in_the_notation_s_order() -> None:
    """Whatever the order they were given in; unknown keys follow as they came."""
    extra: dict[str, Any] = {
        "zeta": "1",
        "alpha": "two words",
        "autopilot": "4=7.1",
        "computer": "3=knight",
        "players": "1=k7f3",
        "ending": "abandoned",
        "dynasty": "1/3",
        "date": "2026-11-27",
        "site": "Harvest Moon",
    }
    text = new_game("R1").to_record(**extra)
    keys = [line.partition(":")[0] for line in text.splitlines() if line]
    expected = "game site date box dynasty grid seats draw seed rules ending players computer"
    assert keys == [*expected.split(), "autopilot", "zeta", "alpha"]
    twin = Game.from_record(text)
    assert twin.header == {"game": "1", **extra}
    assert twin.to_record() == text


def test_extra_keys_can_t_break_a_record() -> None:
    """A value is one line, a key one word; what follows from the game can't be overruled."""
    game = new_game("R1")
    for key, value in (("site", "a\nseed: 0"), ("site", ""), ("site", " x"), ("No", "x")):
        with pytest.raises(BadNotation):
            game.to_record(**{key: value})  # type: ignore[arg-type]
    assert "box: kingdomino" in game.to_record(box="queendomino")


def test_a_public_record_has_no_seed() -> None:
    """Until the game is over the seed stays out, and without it nothing is replayed."""
    game = played("R4", 20)
    text = game.to_record(with_seed=False)
    assert game.seed.hex() not in text
    assert text.replace("rules: 1", f"seed: {game.seed.hex()}\nrules: 1") == game.to_record()
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text)
    assert (caught.value.code, caught.value.data) == ("missing_key", {"key": "seed"})


@pytest.mark.parametrize("name", ["Ann Lee", "Zoë", "=;,", "100 %", "陽子", "a\nb", "١"])
def test_names_are_percent_encoded(name: str) -> None:
    """Any name survives, in ASCII and without spaces."""
    game = Game.new(Options(players=2), [name, "Ben"], seed=bytes(32))
    text = game.to_record()
    assert text.isascii()
    assert Game.from_record(text).names == (name, "Ben")


def test_names_are_written_in_upper_case_hex() -> None:
    """All bytes but letters, digits and - . _ ~."""
    game = Game.new(Options(players=2), ["Zoë-a.b_c~1", "B/b"], seed=bytes(32))
    assert "seats: 1=Zo%C3%AB-a.b_c~1 2=B%2Fb\n" in game.to_record()


def test_reading_is_a_little_more_tolerant_than_writing() -> None:
    """One space after the seat, no final newline, other line ends, no rules, another order."""
    tolerant = START.replace("rules: 1\n", "").replace("  choose", " choose")
    lines = tolerant.rstrip("\n").split("\n")
    lines[1], lines[2] = lines[2], lines[1]
    assert Game.from_record("\r\n".join(lines)).to_record() == START


@pytest.mark.parametrize("rule", SETUPS)
def test_selfplay_follows_the_stream_of_the_seed(rule: str) -> None:
    """The random lord's choices are the seed's, so the same game comes out again."""
    first, second = nth_game(SETUPS[rule], "x", 7), nth_game(SETUPS[rule], "x", 7)
    play_randomly(first)
    play_randomly(second)
    assert first.to_record() == second.to_record()
    assert first.to_record().startswith("game: 7\n")
    assert first.over


def swapped(old: str, new: str) -> str:
    """The record of R1 with one piece of text exchanged."""
    assert old in START
    return START.replace(old, new, 1)


HEAD = "game: 1\nbox: kingdomino\ngrid: 5\nseats: 1=Lord1 2=Lord2\n"
SEED = "3dd6f83a79beb75f43f925583b7216492af37da2eaa6fd63bdda041a90b69008"

BAD: list[tuple[str, int, str, Mapping[str, object]]] = [
    ("", 1, "missing_key", {"key": "box"}),
    ("nonsense", 1, "header_line", {"text": "nonsense"}),
    (swapped("grid: 5", "grid:5"), 3, "header_line", {"text": "grid:5"}),
    (swapped("grid: 5", "Grid: 5"), 3, "header_line", {"text": "Grid: 5"}),
    (swapped("grid: 5", "grid: 5 "), 3, "header_line", {"text": "grid: 5 "}),
    (swapped("grid: 5", "box: discovery"), 3, "key_twice", {"key": "box"}),
    (swapped("grid: 5", "grid: 7"), 3, "grid", {"value": "7", "rule": "R1"}),
    (swapped("grid: 5", "date: today"), 3, "header_value", {"key": "date", "value": "today"}),
    (swapped("grid: 5", "dynasty: 4/3"), 3, "header_value", {"key": "dynasty", "value": "4/3"}),
    (swapped("grid: 5", "ending: lost"), 3, "header_value", {"key": "ending", "value": "lost"}),
    (swapped(SEED, SEED.upper()), 6, "header_value", {"key": "seed", "value": SEED.upper()}),
    (swapped(SEED, SEED[:-1] + "9"), 6, "seed_mismatch", {}),
    (swapped(f"seed: {SEED}\n", ""), 9, "missing_key", {"key": "seed"}),
    (swapped("draw: ", "drawn: "), 10, "missing_key", {"key": "draw"}),
    (swapped("rules: 1", "rules: 2"), 7, "unknown_rules", {"value": "2", "known": ("1",)}),
    (swapped("box: kingdomino\n", ""), 9, "missing_key", {"key": "box"}),
    (swapped("box: kingdomino", "box: royal"), 2, "box", {"rule": "R19", "value": "royal"}),
    (swapped("seats: 1=Lord1 2=Lord2\n", ""), 9, "seats", {"text": ""}),
    (swapped("1=Lord1 2", "1=Lord1  2"), 4, "seats", {"text": ""}),
    (swapped("2=Lord2", "3=Lord2"), 4, "seats", {"text": "3=Lord2"}),
    (swapped("2=Lord2", "2=%FF"), 4, "seats", {"text": "2=%FF"}),
    (swapped("2=Lord2", "2="), 4, "seats", {"text": "2="}),
    (swapped(" 2=Lord2", ""), 4, "players", {"rule": "R19", "value": 1}),
    (swapped("grid: 5", "options: teams"), 3, "teams", {"rule": "R19"}),
    (swapped("grid: 5", "options: fast"), 3, "variants", {"rule": "R19", "value": "fast"}),
    (swapped("grid: 5", "teams: 1+2"), 3, "teams", {"rule": "R12"}),
    (swapped("grid: 5", "quests: harmony bleak_king"), 3, "quests", {"rule": "R19"}),
    (swapped("grid: 5", "quests: harmony"), 3, "quests", {"rule": "R19"}),
    (swapped("grid: 5", "icons: church=k0t1"), 3, "icons", {"rule": "R19"}),
    (swapped("result: 12 22", "result: 22 12"), 8, "result", {"correct": "12 22"}),
    (swapped("winners: 2", "winners: 1"), 9, "winners", {"correct": "2"}),
    (swapped("winners: 2", "winners: 2\nending: abandoned"), 10, "ending", {"result": "12 22"}),
    (swapped("6.4 1  discard K40\n", ""), 8, "result", {"value": "12 22", "correct": None}),
    (swapped("0.1 2  choose K28", ""), 11, "turn_line", {"text": ""}),
    (swapped("0.1 2  choose", "0.1 2choose"), 11, "turn_line", {}),
    (swapped("0.1 2  choose", "0.0 2  choose"), 11, "turn_line", {}),
    (swapped("0.1 2  choose K28", "0.1 2  choose K29"), 11, "not_in_line", {"rule": "R45"}),
    (swapped("0.1 2  choose K28", "0.1 2  choose K99"), 11, "domino", {"text": "K99"}),
    (swapped("0.1 2  choose K28", "0.1 2  took K28"), 11, "unknown_move", {}),
    (swapped("0.1 2  choose", "0.1 1  choose"), 11, "wrong_turn", {"expected": ("0.1", 2)}),
    (swapped("0.2 1  choose", "0.3 1  choose"), 12, "wrong_turn", {"expected": ("0.2", 1)}),
    (swapped("0.2 1  choose K7", "0.2 1  choose K28"), 12, "domino_taken", {"seat": 2}),
    (swapped("d4 e4; choose K15", "d4 e4"), 15, "turn_unfinished", {"turn": "1.1"}),
    (swapped("d4 e4; choose K15", "d4 e4;choose K15"), 15, "move_words", {}),
    (swapped("choose K15", "choose K15; choose K4"), 15, "wrong_turn", {"move": "choose K4"}),
    (swapped("place K1 d4 e4", "place K1 d4 e6"), 15, "not_adjacent", {"rule": "R27"}),
    (swapped("place K1 d4 e4", "place K1 e4 e5"), 15, "overlap", {"square": "e5"}),
    (swapped("place K1 d4 e4", "place K1 a1 a2"), 15, "no_connection", {"rule": "R28"}),
    (swapped("place K1 d4 e4", "place K1 i5 j5"), 15, "off_canvas", {"square": "j5"}),
    (swapped("place K1 d4 e4", "discard K1"), 15, "can_place", {"rule": "R30", "count": 12}),
    (swapped("place K1 d4 e4", "place K3 d4 e4"), 15, "not_yours", {"yours": "K1"}),
    (START + "7.1 1  place K1 e6 e7\n", 39, "wrong_turn", {"expected": None}),
    (START + "\n", 39, "turn_line", {"text": ""}),
]


@pytest.mark.parametrize(("text", "line", "code", "data"), BAD)
def test_faults_are_refused_with_line_and_reason(
    text: str, line: int, code: str, data: Mapping[str, object]
) -> None:
    """Each as one typed error with the line it stands on; illegal moves with their rule."""
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text)
    error = caught.value
    assert (error.line, error.code) == (line, code)
    assert {key: error.data.get(key) for key in data} == data
    assert str(error).startswith(f"line {line}: {code}")


def test_an_abandoned_game_has_an_ending_and_no_result() -> None:
    """It replays to where it stopped."""
    game = played("R3", 25)
    text = game.to_record(ending="abandoned")
    twin = Game.from_record(text)
    assert twin.view() == game.view()
    assert twin.header["ending"] == "abandoned"
    assert "result" not in twin.to_record()


def test_turns_are_grouped_as_the_record_s_lines() -> None:
    """A lord who chooses twice in a row has two turns."""
    game = finished("R2")
    lines = game.to_record().split("\n\n")[1].splitlines()
    found = [
        f"{turn.round}.{turn.number} {turn.seat}  {'; '.join(m.text() for m in turn.moves)}"
        for turn in game.record_turns
    ]
    assert found == lines
    assert tuple(move for turn in game.record_turns for move in turn.moves) == game.moves


def test_a_taken_back_turn_leaves_no_trace() -> None:
    """The record is that of the moves that stand."""
    game, other = new_game("R4"), new_game("R4")
    game.play(game.legal_moves()[0])
    game.undo()
    assert game.to_record() == other.to_record()
    game.play(choice(game))
    other.play(choice(other))
    assert game.to_record() == other.to_record()


@pytest.mark.parametrize("name", ["An%n", "An%", "An%2", "%GG"])
def test_a_name_that_is_not_percent_encoded_is_refused(name: str) -> None:
    """It would be written otherwise than it was read."""
    text = new_game("R1").to_record()
    with pytest.raises(BadRecord) as refused:
        Game.from_record(re.sub("1=[^ ]+", f"1={name}", text, count=1))
    assert refused.value.code == "seats"


@pytest.mark.parametrize("extra", [{"date": "2026-13-01"}, {"date": "x"}, {"ending": "lost"}])
def test_no_record_is_written_that_could_not_be_read(extra: dict[str, Any]) -> None:
    """Known keys have their form, in writing as in reading."""
    game = new_game("R1")
    with pytest.raises(BadNotation):
        game.to_record(**extra)
    ((key, value),) = extra.items()
    text = game.to_record().replace("box:", f"{key}: {value}\nbox:", 1)
    with pytest.raises(BadRecord) as refused:
        Game.from_record(text)
    assert refused.value.code == "header_value"


def with_icons(icons: str) -> str:
    """An empty record of Queendomino with this line of corrections."""
    text = new_game("R8").to_record()
    return text.replace("rules: 1\n", f"rules: 1\nicons: {icons}\n")


def test_a_record_carries_the_corrections_of_its_game() -> None:
    """It replays with its own numbers, whatever this version's table says."""
    icons = {"foundry": "k0t3", "bakery": "k1t0"}
    base = new_game("R8")
    game = Game.new(base.options, base.names, seed=base.seed, icons=icons)
    plays = 0
    while not game.over:
        build = [m for m in game.legal_moves() if m.building in icons and m.kind == "build"]
        plays += bool(build)
        game.play(build[0] if build else choice(game))
    assert plays
    text = game.to_record()
    assert "\nrules: 1\nicons: bakery=k1t0 foundry=k0t3\nresult:" in text
    twin = Game.from_record(text)
    assert (twin.icons, twin.view(), twin.to_record()) == (game.icons, game.view(), text)
    towers = sum(kingdom.towers for kingdom in twin.view().kingdoms)
    usual = sum(Kingdom.from_text(k.text).towers for k in twin.view().kingdoms)
    assert towers == usual
    assert [k.scorecard for k in twin.view().kingdoms] == [
        scorecard(Kingdom.from_text(k.text), game.options.variants) for k in twin.view().kingdoms
    ]


def test_a_record_without_corrections_has_no_line_for_them() -> None:
    """Neither where they say what the table says anyway."""
    base = new_game("R8")
    game = Game.new(base.options, base.names, seed=base.seed, icons={"sawmill": "k0t0"})
    assert "icons" not in game.to_record()
    assert Game.from_record(with_icons("sawmill=k0t0")).to_record() == game.to_record()


def test_corrections_are_read_in_any_order_and_written_in_file_order() -> None:
    """One way only."""
    game = Game.from_record(with_icons("church=k1t0 bakery=k0t1"))
    assert game.to_record() == with_icons("bakery=k0t1 church=k1t0")


@pytest.mark.parametrize(
    "icons", ["statue=k1t0", "sawmill=t1k1", "sawmill", "bakery=k1t0 bakery=k1t0", "a=k1t0", ";"]
)
def test_corrections_that_can_t_be_are_refused_with_their_line(icons: str) -> None:
    """R19: in the header's line 9."""
    with pytest.raises(BadRecord) as refused:
        Game.from_record(with_icons(icons))
    assert (refused.value.line, refused.value.code) == (9, "icons")
    assert refused.value.data["rule"] == "R19"


TOWN_TEXT = (RECORDS / "R8.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("d4 d5; tax d5;", "d4 d5; tax d6;", "tax_not_here"),
        ("d4 d5; tax d5;", "d4 d5; tax d4; tax d5;", "tax_no_knight"),
        ("build magic_school d5;", "build magic_school@1 d5;", "build_empty"),
        ("build magic_school d5;", "build magic_school d4;", "build_not_town"),
        ("burn big_tavern; choose", "burn big_tavern; build statue d4; choose", "wrong_step"),
        ("burn big_tavern; choose", "burn dragon; choose", "building"),
        ("burn magic_school", "burn magic_school; end", "wrong_turn"),
        ("burn big_tavern; choose Q21", "burn big_tavern; end", "wrong_step"),
    ],
)
def test_illegal_optional_moves_are_refused_with_their_line(old: str, new: str, code: str) -> None:
    """And with the code of `why_not`."""
    assert old in TOWN_TEXT
    with pytest.raises(BadRecord) as refused:
        Game.from_record(TOWN_TEXT.replace(old, new, 1))
    assert refused.value.code == code
    assert refused.value.line == TOWN_TEXT[: TOWN_TEXT.index(old)].count("\n") + 1


@pytest.mark.parametrize("text", ["x" * 10_000_000, "x" * 10_000, START + "1.1 1 " + "y" * 10_000])
def test_a_record_or_line_that_is_far_too_long_is_not_read(text: str) -> None:
    """It is refused by its length alone, and not repeated."""
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text)
    assert caught.value.code == "too_long"
    assert len(str(caught.value)) < 100
