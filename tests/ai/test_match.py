"""Whole turns, and matches between computer lords with their command line."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ai import greedy, whole_turn
from ai import match as matches
from ai.__main__ import main
from ai.levels import LEVEL, Skill
from ai.match import BadMatch, Tally, count, match, normal, report, seated, wilson
from engine import Game, GameView, Move, Options, Step, selfplay
from tests.engine.setups import SETUPS

ROOT = Path(__file__).parents[2]


def run(capsys: pytest.CaptureFixture[str], text: str) -> dict[str, Any]:
    """What a match printed."""
    assert main(text.split(" ")) == 0
    out, err = capsys.readouterr()
    assert not err
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_a_whole_turn_is_what_is_left_of_it() -> None:
    """From the middle of a turn too; the game itself stays as it is."""
    game = selfplay.new_game(Options(box="queendomino", players=2), "turn", 1)
    while not game.over:
        before = game.to_record()
        moves = whole_turn(game, greedy)
        assert game.to_record() == before
        for place, move in enumerate(moves):
            assert whole_turn(game, greedy) == moves[place:]
            over = game.play(move).turn_over
        assert over


def test_a_lord_gets_a_view_the_moves_and_its_seat() -> None:
    """Never the game, and the turn is its own."""
    seen = []

    def spy(view: GameView, moves: Sequence[Move], seat: int | None) -> Move:
        assert type(view) is GameView
        assert view.turn is not None
        seen.append((view.turn.seat, seat))
        return moves[-1]

    game = selfplay.new_game(Options(players=3), "spy", 1)
    for _ in range(10):
        for move in whole_turn(game, spy):
            game.play(move)
    assert len(seen) > 10
    assert all(on_turn == seat for on_turn, seat in seen)


def test_a_whole_turn_begins_with_the_giants_on_their_way() -> None:
    """R33: they are received before anything is placed; those of another lord are not its."""
    received = 0
    for number in range(1, 3):
        game = selfplay.new_game(SETUPS["R13"], "way", number)
        while game.turn is not None:
            seat, pending = game.turn.seat, game.turn.step is Step.RECEIVE
            moves = whole_turn(game, greedy)
            waiting = game.view().kingdom_of(seat).pending
            kinds = [move.kind.value for move in moves]
            assert kinds.count("receive") == waiting * pending
            assert kinds[:waiting] == ["receive"] * waiting
            received += waiting
            for move in moves:
                game.play(move)
    assert received


def test_lords_take_turns_in_every_kingdom() -> None:
    """Each deal is played once with each of them in each."""
    assert [seated(["a", "b", "c"], 3, number) for number in (1, 2, 3, 4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    assert seated(["a", "b"], 4, 2) == ("b", "a", "b", "a")


def test_intervals() -> None:
    """Wilson's and the normal one, worked out by hand."""
    assert wilson(60, 100) == (0.502, 0.6906)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0
    assert normal([1, 2, 3]) == (0.87, 3.13)
    assert normal([4]) == (4, 4)
    assert normal([]) == (0, 0)


def test_a_shared_victory_is_divided() -> None:
    """A victory that two kingdoms share is half of one each."""
    game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    while not game.over:
        game.play(game.legal_moves()[0])
    tallies = {"a": Tally(), "b": Tally()}
    game.state.kingdoms[0] = game.state.kingdoms[1].copy()
    count(game, ("a", "b"), tallies)
    assert [tally.shares for tally in tallies.values()] == [[0.5], [0.5]]
    assert tallies["a"].margins == [0]
    one = report(Tally([1.0, 0.5], [30, 40], [2, 4], [0.001, 0.003]), 0.5)
    assert (one["won"], one["win_rate"], one["score"], one["margin"]) == (1.5, 0.75, 35.0, 3.0)
    assert (one["ms_a_turn"], one["ms_slowest_turn"]) == (2.0, 3.0)


def test_looking_ahead_beats_greed(capsys: pytest.CaptureFixture[str]) -> None:
    """Of six games of two it wins most; the command says so."""
    found = run(capsys, "match --lords greedy,lookahead --games 6 --seed beats")
    assert (found["rule"], found["games"]) == ("R1", 6)
    ahead, first = found["lords"]["lookahead"], found["lords"]["greedy"]
    assert ahead["games"] == first["games"] == 6
    assert ahead["kingdoms"] == first["kingdoms"] == 0.5
    assert ahead["won"] + first["won"] == pytest.approx(6)
    assert ahead["win_rate"] >= 0.6
    assert ahead["win_interval"][0] < ahead["win_rate"] < ahead["win_interval"][1] + 1e-9
    assert ahead["margin"] == -first["margin"]


def test_a_match_is_the_same_each_time() -> None:
    """The seed decides all but how long it took."""
    options = Options(players=2, variants=frozenset({"harmony"}))
    scores = []
    for _ in range(2):
        tallies = match(options, ["greedy"], 2, "again", lambda: 0.0)
        scores.append(tallies["greedy"].scores)
        assert tallies["greedy"].shares == [1.0] * 2
        assert set(tallies["greedy"].seconds) == {0.0}
    assert scores[0] == scores[1]
    assert len(scores[0]) == 4


def test_a_match_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its games are kept by their numbers; a torn line, or a level that changed, is none of it."""
    file = tmp_path / "games.jsonl"
    text = f"match --lords page,greedy --seed kept --keep {file} --games "
    whole = run(capsys, "match --lords page,greedy --seed kept --games 4")
    assert run(capsys, f"{text}3")["games"] == 3
    torn = file.read_text(encoding="utf-8")[:-20]
    file.write_text(torn, encoding="utf-8")
    played = []

    def counted(game: Game, lords: Sequence[str], tallies: Mapping[str, Tally]) -> None:
        played.append(lords)
        count(game, lords, tallies)

    monkeypatch.setattr(matches, "count", counted)
    found = run(capsys, f"{text}4")
    assert played == [("page", "greedy"), ("greedy", "page")]  # the third and the fourth
    for name in ("page", "greedy"):
        for key in ("games", "won", "score", "margin", "win_interval"):
            assert found["lords"][name][key] == whole["lords"][name][key]
    assert run(capsys, f"{text}4") | {"seconds": 0} == found | {"seconds": 0}
    assert len(played) == 2
    other = replace(LEVEL["page"], land=Skill(blur=1.0))
    monkeypatch.setitem(LEVEL, "page", other)
    run(capsys, f"{text}1")
    assert len(played) == 3


def test_teams_play_with_one_lord_each(capsys: pytest.CaptureFixture[str]) -> None:
    """Both seats of a kingdom belong to one lord; three kingdoms, one lord in all of them."""
    found = run(
        capsys,
        "match --lords greedy --games 1 --seed teams --box royal_wedding --players 6 --teams",
    )
    assert (found["rule"], found["lords"]["greedy"]["kingdoms"]) == ("R12", 1.0)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("--lords nobody,greedy --games 1 --seed s", "BadMatch: lord value='nobody'"),
        ("--lords greedy --games 1 --seed s", "BadSetup: players"),
        ("--lords greedy,greedy,greedy --players 2 --games 1 --seed s", "BadMatch: lords value=3"),
        ("--lords greedy,greedy --box chess --games 1 --seed s", "BadSetup: box"),
        ("--lords greedy,greedy --games 1 --seed s --keep .", "Error: [Errno"),
    ],
)
def test_what_it_refuses(capsys: pytest.CaptureFixture[str], text: str, words: str) -> None:
    """On stderr, exit status 2."""
    assert main(["match", *text.split(" ")]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert words in err


def test_a_match_without_games_is_refused() -> None:
    """argparse's own status is 2 as well."""
    with pytest.raises(SystemExit) as refused:
        main(["match", "--lords", "greedy,greedy", "--games", "0", "--seed", "s"])
    assert refused.value.code == 2
    with pytest.raises(BadMatch):
        match(Options(players=2), [], 1, "s", lambda: 0.0)


def test_it_runs_as_a_module() -> None:
    """python -m ai, in a process of its own."""
    command = [sys.executable, "-m", "ai", "match", "--lords", "greedy,greedy"]
    command += ["--games", "1", "--seed", "s", "--variants", "middle_kingdom,harmony"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(json.loads(done.stdout)["lords"]) == ["greedy"]
