"""Records with computer lords are audited: which turns are theirs, and which are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai import COMPUTERS, VERSION, LevelLord, lookahead, whole_turn
from ai.__main__ import main
from ai.audit import NotAuditedError, Verdict, audit
from engine import Game, Kind, Options, selfplay

COMPUTER = "2=page 3=knight-spiteful"


def played(options: Options, *, odd: dict[int, object] | None = None, **header: str) -> str:
    """The record of a game of a lookahead lord, a page and a knight; some turns are another's."""
    game = selfplay.new_game(options, "audit", 1)
    words = dict(one.split("=") for one in COMPUTER.split())
    lords = {int(seat): COMPUTERS[word] for seat, word in words.items()}
    while game.turn is not None:
        level, temper = lords.get(game.turn.seat, (None, None))
        if level is None or temper is None:
            lord: object = lookahead
        else:
            lord = LevelLord(level, game.seed, temper)
        number = sum(line.seat == 2 for line in game.record_turns) if game.turn.seat == 2 else -1
        for move in whole_turn(game, (odd or {}).get(number, lord)):  # type: ignore[arg-type]
            game.play(move)
    return game.to_record(with_seed=True, **{"computer": COMPUTER, "ai": str(VERSION), **header})


def verdicts(record: str) -> dict[int, list[Verdict]]:
    found: dict[int, list[Verdict]] = {}
    for turn in audit(record):
        found.setdefault(turn.seat, []).append(turn.verdict)
    return found


@pytest.mark.parametrize(
    "options",
    [Options(players=3), Options(box="queendomino", players=3), Options(players=3, giants=True)],
)
def test_every_turn_is_what_its_level_and_seed_play(options: Options) -> None:
    """Also with giants, whose receivers are asked between turns; people's turns are not audited."""
    record = played(options)
    found = verdicts(record)
    assert set(found) == {2, 3}
    lines = Game.from_record(record).record_turns
    turns = [line for line in lines if line.moves[0].kind is not Kind.RECEIVE]
    assert len(found[2]) == sum(line.seat == 2 for line in turns)
    assert {one for each in found.values() for one in each} == {"same"}


def test_another_turn_is_found() -> None:
    """A late one is the lookahead lord's; one that is neither is named."""
    found = verdicts(played(Options(players=3), odd={5: lookahead, 7: worst}))
    assert found[2][7] == "other"
    assert found[2][5] == "late"
    assert [one for n, one in enumerate(found[2]) if n not in (5, 7)] == ["same"] * (
        len(found[2]) - 2
    )


def worst(view: object, moves: list[object], seat: int | None = None) -> object:
    """The last legal move."""
    return moves[-1]


def test_what_needs_numba_is_not_judged_without_it() -> None:
    """A duke's turns are unknown there; in a box that the kernel doesn't know they are judged."""
    record = played(Options(players=3), computer="2=duke 3=knight-spiteful")
    found = [turn.verdict for turn in audit(record, has_numba=False) if turn.seat == 2]
    assert set(found) <= {"unknown", "late"}


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ({"computer": ""}, "no computer lord"),
        ({"ai": "0"}, "version 0"),
        ({"computer": "2=king"}, "unknown computer lords: king"),
    ],
)
def test_what_can_not_be_audited(header: dict[str, str], why: str) -> None:
    """It says why."""
    game = selfplay.new_game(Options("discovery", players=2), "audit", 1)
    keys = {"computer": "2=page", "ai": str(VERSION), **header}
    text = game.to_record(with_seed=True, **{key: value for key, value in keys.items() if value})
    with pytest.raises(NotAuditedError, match=why):
        list(audit(text))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its status tells whether all turns are the lords'."""
    file = tmp_path / "game.txt"
    file.write_text(played(Options(players=3)))
    assert main(["audit", str(file)]) == 0
    assert (
        "seat 2 page: 13 turns, 13 as its level, version and seed play" in capsys.readouterr().out
    )
    file.write_text(played(Options(players=3), odd={7: worst}))
    assert main(["audit", str(file)]) == 1
    said = capsys.readouterr().out
    assert "1 otherwise" in said
    assert "seat 2: played " in said
    file.write_text(selfplay.new_game(Options(players=3), "audit", 1).to_record())
    assert main(["audit", str(file)]) == 2
    assert "no computer lord" in capsys.readouterr().err
