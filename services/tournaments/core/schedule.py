"""What a cup does next by itself, and when. Pure.

The course needs nobody. Whatever has happened to a cup, its next step follows from its events: the
job (`_proceeding`) looks for it, carries it out in one transaction, and looks again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from services.facts.tournaments import ROLLING, Cup, Match, Round

HOUR = 3600
LATE = HOUR
"""A round that begins later than this takes its whole time; else it ends when it was to end."""
UNDONE = 12 * HOUR
"""So long an organiser has for a pairing that was undone; then it is made anew by itself."""
Kind = Literal["close", "start", "table", "round_ended", "ask"]


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be done: end sign-up, begin, start a match's next game, close a round whose
    tables are over, or ask the format what comes next. `at`: not before.
    """

    kind: Kind
    at: int = 0
    round: Round | None = None
    match: Match | None = None


def steps(cup: Cup, now: int) -> list[Step]:
    """Return what happens by itself from now on: first what is due, in order, then the rest.

    Asking the format comes last of what is due. Empty: nothing happens by itself.
    """
    return sorted(_steps(cup), key=lambda one: max(one.at, now))


def _steps(cup: Cup) -> Iterator[Step]:
    if cup.paused is not None or not cup.live:
        return
    if cup.phase != "running":
        signup = cup.phase == "signup"
        yield Step("close", cup.signup_until) if signup else Step("start", cup.start)
        return
    for one in cup.open_rounds:
        if one.over:
            yield Step("round_ended", round=one)
        for match in one.matches:
            if wants_table(cup, match):
                yield Step("table", one.begins, match=match)
    asked = _ask(cup)
    if asked is not None:
        yield asked


def _ask(cup: Cup) -> Step | None:
    """Return when the format is to be asked; at once, unless the answer takes long and is known."""
    stage = cup.stage
    if stage is None or stage.ended is not None or stage.kind in ROLLING:
        return Step("ask")
    if cup.open_rounds:
        return None
    more = len(cup.rounds_of(stage.number)) < stage.rounds and len(cup.taking_part) > 1
    return Step("ask", pairs_at(cup) if stage.kind == "swiss" and more else 0)


def pairs_at(cup: Cup) -> int:
    """Return when the next round of a stage is paired that does not roll."""
    begins = cup.next_begins or 0
    return begins if cup.undone is None else max(begins, cup.undone + UNDONE)


def games_of(cup: Cup) -> int:
    """Return how many games have a draw of their own in a match; a Dynasty is three (R64)."""
    return 3 if cup.setup.table.dynasty else cup.setup.games


def tables_of(cup: Cup) -> int:
    """Return at how many tables a match is played at most; a Dynasty is played at one."""
    return 1 if cup.setup.table.dynasty else cup.setup.games


def wants_table(cup: Cup, match: Match) -> bool:
    """Whether the next game of a match can begin: nothing of it is being played."""
    played = {game.table for game in match.games}
    waits = any(table not in played for table in match.tables)
    return not (match.over or waits) and next_slot(match) <= tables_of(cup)


def next_slot(match: Match) -> int:
    """Return the number of the next game of a match; one that was only ruled counts."""
    return max([len(match.tables), *(game.slot for game in match.games)]) + 1


def is_late(cup: Cup, one: Round, now: int) -> bool:
    """Whether the time of a round is over; while a cup stands no time passes."""
    return (now if cup.paused is None else cup.paused) >= one.ends


def dates(cup: Cup, now: int, *, hasten: bool = False) -> tuple[int, int]:
    """Return when a round that is paired now begins and ends, of a stage that does not roll.

    It ends when it was to end, however early the tables before were over; where it is made much
    later than planned, or `hasten`ed by an organiser, it takes its whole time from now on.
    """
    planned = now if cup.next_begins is None else cup.next_begins
    if hasten or now - planned > LATE:
        return now, now + cup.setup.round
    return max(now, planned), planned + cup.setup.round
