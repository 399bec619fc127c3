"""Audit a finished game: whether its computer lords played as their level, version and seed do."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ai.levels import COMPUTERS, HAS_NUMBA, VERSION, LevelLord
from ai.turns import whole_turn
from engine import Game, Kind, Move
from engine.stepping import start

Verdict = Literal["same", "late", "other", "unknown"]
"""What was found of a turn: it is its lord's; it is that of the lord that looks ahead, who plays
where a turn takes too long; it is neither; or it can't be told without numba."""


class NotAuditedError(Exception):
    """The computer lords of a record can't be audited; the message says why."""


@dataclass(frozen=True, slots=True)
class AuditedTurn:
    """A turn of a computer lord, with what its lord plays there."""

    seat: int
    lord: str  # such as "knight-spiteful"
    turn: str  # "5.2"
    played: tuple[Move, ...]
    expected: tuple[Move, ...]
    verdict: Verdict

    @property
    def both(self) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """The moves played, and those of its lord."""
        return self.played, self.expected


def audit(record: str, *, has_numba: bool = HAS_NUMBA) -> Iterator[AuditedTurn]:
    """Play the computer lords' turns of a record again, and compare.

    Giants that are received between two turns are no lord's choice. Raises NotAuditedError if the
    record names no computer lord or an unknown one, or is of another version of the lords, and
    what reading a record raises.
    """
    game = Game.from_record(record)
    lords = _lords(game)
    again = start(game)
    for line in game.record_turns:
        lord = lords.get(line.seat)
        if lord is not None and line.moves[0].kind is not Kind.RECEIVE:
            yield _audited(again, line.moves, lord, has_numba=has_numba)
        for move in line.moves:
            again.play(move, line.seat)


def told(turns: Iterator[AuditedTurn]) -> tuple[list[str], bool]:
    """An audit as lines of text, and whether every turn is its lord's or was late."""
    lines, found = list[str](), dict[tuple[int, str], Counter[str]]()
    for turn in turns:
        found.setdefault((turn.seat, turn.lord), Counter())[turn.verdict] += 1
        if turn.verdict == "other":
            played, expected = ("; ".join(map(Move.text, moves)) for moves in turn.both)
            lines.append(f"{turn.turn} seat {turn.seat}: played {played}; {turn.lord}: {expected}")
    for (seat, lord), counts in sorted(found.items()):
        told_of = ", ".join(f"{counts[one]} {said}" for one, said in _SAID.items() if counts[one])
        lines.append(f"seat {seat} {lord}: {counts.total()} turns, {told_of}")
    return lines, not any(counts["other"] for counts in found.values())


_SAID = {
    "same": "as its level, version and seed play",
    "late": "late, as the lord plays that looks ahead",
    "other": "otherwise",
    "unknown": "not known without numba",
}


def _lords(game: Game) -> dict[int, str]:
    """The words of the computer lords, by seat."""
    seats = dict(one.split("=", 1) for one in game.header.get("computer", "").split())
    if not seats:
        raise NotAuditedError("this record names no computer lord")
    if game.header.get("ai") != str(VERSION):
        played = game.header.get("ai", "unknown")
        raise NotAuditedError(f"its lords are of version {played}, and these of {VERSION}")
    unknown = sorted(set(seats.values()) - set(COMPUTERS))
    if unknown:
        raise NotAuditedError(f"unknown computer lords: {', '.join(unknown)}")
    return {int(seat): word for seat, word in seats.items()}


def _audited(game: Game, played: tuple[Move, ...], word: str, *, has_numba: bool) -> AuditedTurn:
    """Compare the turn before which a game stands."""
    assert game.turn is not None, "somebody is on turn"
    level, temper = COMPUTERS[word]
    verdict: Verdict = "unknown"
    expected: tuple[Move, ...] = ()
    if has_numba or not level.skill_in(game.options).playouts:
        lord = LevelLord(level, game.seed, temper, has_numba=has_numba)
        expected = whole_turn(game, lord)
        verdict = "same" if expected == played else "other"
    if verdict != "same" and whole_turn(game) == played:
        verdict = "late"
    return AuditedTurn(game.turn.seat, word, game.turn.text(), played, expected, verdict)
