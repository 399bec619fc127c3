"""The engine's command line: JSON on stdout, errors on stderr with exit status 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine import Game, Kingdom
from engine.__main__ import main
from tests.engine.games import finished, played

ROOT = Path(__file__).parents[2]


class Run:
    """What a command printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        try:
            self.status = main([*arguments])
        except SystemExit as error:
            self.status = int(str(error.code))
        self.out, self.err = capsys.readouterr()


def saved(folder: Path, text: str) -> str:
    """A file with a record."""
    path = folder / "record.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_record_with_a_byte_order_mark_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As some editors save it."""
    text = finished().to_record()
    plain = Run(capsys, "replay", saved(tmp_path, text))
    marked = Run(capsys, "replay", saved(tmp_path, f"\ufeff{text}"))
    assert (marked.status, marked.out) == (0, plain.out)


def test_it_runs_as_a_module() -> None:
    """python -m engine, in a process of its own."""
    command = [sys.executable, "-m", "engine", "placements", "C", "K1"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, len(run.stdout.splitlines()), run.stderr) == (0, 12, "")


def test_new_prints_an_empty_record(capsys: pytest.CaptureFixture[str]) -> None:
    """With the given seed, names and variants it is the same each time."""
    run = Run(
        capsys,
        *("new", "--box", "kingdomino", "--players", "2", "--seed", "00" * 32),
        *("--names", "Ann,Ben", "--variants", "mighty_duel,harmony"),
    )
    game = Game.from_record(run.out)
    assert (run.status, game.names, game.options.rule) == (0, ("Ann", "Ben"), "R2")
    assert (game.seed, game.moves, game.to_record()) == (bytes(32), (), run.out)


def test_new_draws_a_seed_and_names_where_none_are_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Two games differ."""
    arguments = ("new", "--box", "discovery", "--players", "2")
    first, second = Run(capsys, *arguments), Run(capsys, *arguments)
    assert Game.from_record(first.out).names == ("Lord1", "Lord2")
    assert first.out != second.out


def test_replay_prints_a_finished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rule, result, winners, quests and every kingdom with its scorecard and text."""
    game = finished("R4")
    run = Run(capsys, "replay", saved(tmp_path, game.to_record()))
    found = json.loads(run.out)
    kingdoms = found.pop("kingdoms")
    assert found == {
        "rule": "R4",
        "over": True,
        "result": list(game.result() or ()),
        "winners": list(game.winners() or ()),
        "quests": [],
    }
    for kingdom, view in zip(kingdoms, game.view().kingdoms, strict=True):
        assert kingdom == {
            "seats": list(view.seats),
            "scorecard": view.scorecard.to_dict(),
            "text": view.text,
        }


def test_replay_prints_where_a_game_in_play_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The turn in progress and its seat, no result."""
    game = played("R4", 30)
    assert game.turn is not None
    found = json.loads(Run(capsys, "replay", saved(tmp_path, game.to_record())).out)
    assert (found["over"], found["result"], found["winners"]) == (False, None, None)
    assert (found["turn"], found["seat"]) == (game.turn.text(), game.turn.seat)
    assert "ending" not in found


def test_replay_tells_an_abandoned_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is not over, and says how it ended."""
    text = played("R4", 30).to_record(ending="abandoned")
    found = json.loads(Run(capsys, "replay", saved(tmp_path, text)).out)
    assert (found["over"], found["ending"], found["result"]) == (False, "abandoned", None)


def test_moves_prints_one_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The legal moves at the end of the record; none when it is over."""
    game = played("R4", 30)
    run = Run(capsys, "moves", saved(tmp_path, game.to_record()))
    assert run.out.splitlines() == [move.text() for move in game.legal_moves()]
    run = Run(capsys, "moves", saved(tmp_path, finished("R4").to_record()))
    assert (run.status, run.out) == (0, "")


def test_perft_counts_sequences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of exactly that many moves; a game that is over earlier counts nothing."""
    game = played("R4", 0)
    path = saved(tmp_path, game.to_record())
    counts = [int(Run(capsys, "perft", path, str(depth)).out) for depth in range(5)]
    assert counts == [1, 4, 12, 24, 24]
    game = finished("R4")
    game.undo()
    path = saved(tmp_path, game.to_record())
    assert int(Run(capsys, "perft", path, "1").out) == len(game.legal_moves())
    assert int(Run(capsys, "perft", path, "2").out) == 0


def test_placements_prints_spots(capsys: pytest.CaptureFixture[str]) -> None:
    """Left half first, doubles once, sorted."""
    run = Run(capsys, "placements", "C w / . w", "K17")
    expected = [" ".join(spot) for spot in Kingdom.from_text("C w / . w").placements("K17")]
    assert run.out.splitlines() == expected
    assert "e6 e7" in expected


def test_score_prints_a_scorecard(capsys: pytest.CaptureFixture[str]) -> None:
    """With the variants of the box."""
    plain = json.loads(Run(capsys, "score", "C w1", "--box", "discovery").out)
    assert (plain["wheat"], plain["total"]) == (1, 1)
    run = Run(capsys, "score", "C w1", "--variants", "mighty_duel,middle_kingdom,harmony")
    assert json.loads(run.out)["total"] == 16


def test_score_of_a_kingdom_with_a_town(capsys: pytest.CaptureFixture[str]) -> None:
    """Coins, buildings and the Queen, hosted by the text or by the option."""
    text = "C w1 w / t=statue t=travelling_castle . ; coins=7"
    command = ("score", text, "--box", "queendomino")
    plain = json.loads(Run(capsys, *command).out)
    lines = (plain["coins"], plain["wheat"], plain["buildings"], plain["queen"], plain["total"])
    assert lines == (2, 2, 6, 0, 10)
    hosted = json.loads(Run(capsys, *command, "--queen").out)
    assert (hosted["queen"], hosted["total"], hosted["crowns"]) == (2, 12, plain["crowns"])
    command = ("score", f"{text} queen=yes", "--box", "queendomino")
    assert json.loads(Run(capsys, *command).out) == hosted
    assert json.loads(Run(capsys, *command, "--queen").out) == hosted


def test_icons_are_taken_along(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By `new` into the record, by `selfplay` into each of them."""
    command = ("--icons", "church=k2t0,bakery=k1t1,sawmill=k0t0")
    run = Run(capsys, *QUEENDOMINO, *command)
    assert run.out.splitlines()[7] == "icons: bakery=k1t1 church=k2t0"
    assert Game.from_record(run.out).icons == {"bakery": "k1t1", "church": "k2t0"}
    out = tmp_path / "games"
    setup = ("--box", "queendomino", "--players", "3", "--games", "1", "--seed", "x")
    Run(capsys, "selfplay", *setup, *command, "--out", str(out))
    (path,) = out.iterdir()
    assert "icons: bakery=k1t1 church=k2t0\n" in path.read_text("utf-8")
    run = Run(capsys, "replay", str(path))
    assert json.loads(run.out)["rule"] == "R7"


def test_selfplay_prints_rates_and_writes_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One record a game, one mean a kingdom."""
    out = tmp_path / "games"
    run = Run(
        capsys,
        *("selfplay", "--box", "kingdomino", "--players", "3", "--games", "3", "--seed", "x"),
        *("--lord", "random", "--variants", "harmony", "--out", str(out)),
    )
    found = json.loads(run.out)
    assert list(found) == ["games", "seconds", "games_per_second", "mean_scores"]
    assert (found["games"], len(found["mean_scores"])) == (3, 3)
    games = [Game.from_record(path.read_text("utf-8")) for path in sorted(out.iterdir())]
    assert [game.header["game"] for game in games] == ["1", "2", "3"]
    totals = [game.result() or () for game in games]
    means = [round(sum(column) / 3, 3) for column in zip(*totals, strict=True)]
    assert found["mean_scores"] == means


def test_selfplay_of_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is played and nothing divided by zero."""
    arguments = ("selfplay", "--box", "discovery", "--players", "2", "--games", "0", "--seed", "x")
    assert json.loads(Run(capsys, *arguments).out) == {
        "games": 0,
        "seconds": 0.0,
        "games_per_second": 0.0,
        "mean_scores": [0.0, 0.0],
    }


NEW = ("new", "--box", "kingdomino", "--players", "2")
QUEENDOMINO = ("new", "--box", "queendomino", "--players", "2")

REFUSED = [
    (("new", "--box", "royal", "--players", "4"), "box"),
    ((*QUEENDOMINO, "--icons", "statue=k1t0"), "statue=k1t0"),
    ((*QUEENDOMINO, "--icons", "sawmill"), "icons"),
    ((*QUEENDOMINO, "--icons", "sawmill=k1t0,sawmill=k2t0"), "sawmill"),
    ((*QUEENDOMINO, "--variants", "mighty_duel"), "variants"),
    (("new", "--box", "kingdomino", "--players", "5"), "players"),
    ((*NEW, "--giants", "--variants", "harmony"), "variants"),
    ((*NEW, "--giants", "--quests", "harmony"), "quests"),
    ((*NEW, "--teams"), "teams"),
    ((*NEW, "--quests", "a,b"), "quests"),
    ((*NEW, "--icons", "church=k0t1"), "icons"),
    ((*NEW, "--variants", "fast"), "variants"),
    ((*NEW, "--names", "Ann"), "seats"),
    ((*NEW, "--seed", "00"), "hex digits"),
    ((*NEW, "--seed", "xyz"), "seed"),
    ((*NEW, "--seed", "AB" * 32), "hex digits"),
    (("selfplay", *NEW[1:], "--games", "1", "--seed", "x", "--icons", "a=b"), "icons"),
    (("selfplay", *NEW[1:], "--games", "-1", "--seed", "x"), "0 or more"),
    (("selfplay", *NEW[1:], "--games", "1", "--seed", "x", "--lord", "king"), "king"),
    (("placements", "C x", "K17"), "row=1 column=2"),
    (("placements", "C", "K49"), "K49"),
    (("score", "C C"), "second_castle"),
    (("score", "C", "--queen"), "queen"),
    (("score", "C", "--quests", "fast"), "quests"),
    (("score", "C", "--quests", "harmony", "--variants", "harmony"), "variants"),
    (("score", "C", "--quests", "harmony", "--box", "discovery"), "giants"),
    (("score", "C w1!", "--box", "royal_wedding"), "giants"),
    (("score", "C w*", "--box", "discovery"), "court"),
    (("score", "C ; queen=yes"), "queen"),
    (("score", "C ; coins=3"), "coins"),
    (("score", "C wk", "--box", "discovery"), "knights"),
    (("score", "C ; towers=1"), "towers"),
    (("score", "C t"), "town"),
    (("score", "C t=castle", "--box", "queendomino"), "unknown_building"),
    (("replay", "no/such/file"), "no/such/file"),
    (("castle",), "castle"),
    ((), "command"),
]


@pytest.mark.parametrize(("arguments", "part"), REFUSED)
def test_refusals_go_to_stderr_with_status_2(
    arguments: tuple[str, ...], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing to stdout."""
    run = Run(capsys, *arguments)
    assert (run.status, run.out) == (2, "")
    assert part in run.err


@pytest.mark.parametrize("command", [("replay",), ("moves",), ("perft",)])
def test_bad_records_are_refused_with_line_and_rule(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By every command that reads one; also a file that is no text."""
    text = played("R4", 4).to_record() + "1.1 1  place K1 e5 e6\n"
    depth = ("1",) if command == ("perft",) else ()
    run = Run(capsys, *command, saved(tmp_path, text), *depth)
    assert (run.status, run.out) == (2, "")
    assert "line 14" in run.err
    path = tmp_path / "noise.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert Run(capsys, *command, str(path), *depth).status == 2


@pytest.mark.parametrize("names", ["", ",", "Ann,", "Ann,,Ben", "Ann,\udcff"])
def test_names_that_are_none_are_refused(capsys: pytest.CaptureFixture[str], names: str) -> None:
    """An empty name is no reason to invent one or to move up the others."""
    command = ("new", "--box", "kingdomino", "--players", "2", "--names", names)
    run = Run(capsys, *command)
    assert (run.status, run.out) == (2, "")
    assert run.err


def test_a_seed_that_is_no_text_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Bytes of the command line that are no UTF-8."""
    command = ("selfplay", "--box", "kingdomino", "--players", "2", "--games", "1")
    run = Run(capsys, *command, "--seed", "\udcff")
    assert (run.status, run.out) == (2, "")
