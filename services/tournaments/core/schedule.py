"""What a cup does next by itself, and when. Pure.

The course needs nobody. Whatever has happened to a cup, its next step follows from its events: the
job (`_proceeding`) looks for it, carries it out in one transaction, and looks again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from services.facts.tournaments import ROLLING, Match, Round, Tournament

HOUR = 3600
LATE = HOUR
"""A round that begins later than this takes its whole time; else it ends when it was to end."""
UNDONE = 12 * HOUR
"""So long an organizer has for a pairing that was undone; then it is made anew by itself."""
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


def steps(tournament: Tournament, now: int) -> list[Step]:
    """Return what happens by itself from now on: first what is due, in order, then the rest.

    Asking the format comes last of what is due. Empty: nothing happens by itself.
    """
    return sorted(_steps(tournament), key=lambda one: max(one.at, now))


def _steps(tournament: Tournament) -> Iterator[Step]:
    if tournament.paused is not None or not tournament.live:
        return
    if tournament.phase != "running":
        signup = tournament.phase == "signup"
        yield Step("close", tournament.signup_until) if signup else Step("start", tournament.start)
        return
    for one in tournament.open_rounds:
        if one.over:
            yield Step("round_ended", round=one)
        for match in one.matches:
            if wants_table(tournament, match):
                yield Step("table", one.begins, match=match)
    asked = _ask(tournament)
    if asked is not None:
        yield asked


def _ask(tournament: Tournament) -> Step | None:
    """Return when the format is to be asked; at once, unless the answer takes long and is known."""
    stage = tournament.stage
    if stage is None or stage.ended is not None or stage.kind in ROLLING:
        return Step("ask")
    if tournament.open_rounds:
        return None
    more = (
        len(tournament.rounds_of(stage.number)) < stage.rounds and len(tournament.taking_part) > 1
    )
    return Step("ask", pairs_at(tournament) if stage.kind == "swiss" and more else 0)


def pairs_at(tournament: Tournament) -> int:
    """Return when the next round of a stage is paired that does not roll."""
    begins = tournament.next_begins or 0
    return begins if tournament.undone is None else max(begins, tournament.undone + UNDONE)


def games_of(tournament: Tournament) -> int:
    """Return how many games have a draw of their own in a match; a Dynasty is three (R64)."""
    return 3 if tournament.setup.table.dynasty else tournament.setup.games


def tables_of(tournament: Tournament) -> int:
    """Return at how many tables a match is played at most; a Dynasty is played at one."""
    return 1 if tournament.setup.table.dynasty else tournament.setup.games


def wants_table(tournament: Tournament, match: Match) -> bool:
    """Whether the next game of a match can begin: nothing of it is being played."""
    played = {game.table for game in match.games}
    waits = any(table not in played for table in match.tables)
    return not (match.over or waits) and next_slot(match) <= tables_of(tournament)


def next_slot(match: Match) -> int:
    """Return the number of the next game of a match; one that was only ruled counts."""
    return max([len(match.tables), *(game.slot for game in match.games)]) + 1


def is_late(tournament: Tournament, one: Round, now: int) -> bool:
    """Whether the time of a round is over; while a cup stands no time passes."""
    return (now if tournament.paused is None else tournament.paused) >= one.ends


def dates(tournament: Tournament, now: int, *, hasten: bool = False) -> tuple[int, int]:
    """Return when a round that is paired now begins and ends, of a stage that does not roll.

    It ends when it was to end, however early the tables before were over; where it is made much
    later than planned, or `hasten`ed by an organizer, it takes its whole time from now on.
    """
    planned = now if tournament.next_begins is None else tournament.next_begins
    if hasten or now - planned > LATE:
        return now, now + tournament.setup.round
    return max(now, planned), planned + tournament.setup.round
