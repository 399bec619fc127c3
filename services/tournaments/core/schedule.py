"""What a tournament does next by itself, and when. Pure.

Whatever has happened to a tournament, its next step follows from its events: the job in `runner`
asks for it, carries it out in one transaction, and asks again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from services.facts.tournaments import ROLLING, Match, Round, Tournament
from services.tournaments.core.setups import FURTHER, last_slot, later

HOUR = 3600
LATE = HOUR
"""A round that begins later than this gets its full length; otherwise its end stays as planned."""
PAIR_AGAIN_AFTER = 12 * HOUR
"""Time an organizer has to pair again after undoing a pairing, before it happens by itself."""
Kind = Literal["close", "start", "table", "round_ended", "ask"]


@dataclass(frozen=True, slots=True)
class Step:
    """Something that the tournament does by itself, no sooner than `at`.

    It ends sign-up, begins the tournament, starts a match's next game, closes a round whose tables
    are over, or asks the format what comes next.
    """

    kind: Kind
    at: int = 0
    round: Round | None = None
    match: Match | None = None


def steps(tournament: Tournament, now: int) -> list[Step]:
    """Return what happens by itself from now on: first what is due, in order, then the rest.

    Of the steps that are due, asking the format comes last. Empty: nothing happens by itself.
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
    asked = _ask_format(tournament)
    if asked is not None:
        yield asked


def _ask_format(tournament: Tournament) -> Step | None:
    """Return when to ask the format: at once, unless the answer is costly and already known."""
    stage = tournament.stage
    if tournament.closes is not None:
        return Step("ask", tournament.closes)
    if stage is None or stage.ended is not None or stage.kind in ROLLING:
        return Step("ask")
    if tournament.open_rounds:
        return Step("ask") if any(one.more for one in tournament.open_rounds) else None
    more = (
        len(tournament.rounds_of(stage.number)) < stage.rounds and len(tournament.taking_part) > 1
    )
    return Step("ask", next_pairing_at(tournament) if stage.kind == "swiss" and more else 0)


def next_pairing_at(tournament: Tournament) -> int:
    """Return when the next round of a stage without rolling rounds is paired."""
    begins = tournament.next_begins or 0
    return (
        begins if tournament.undone is None else max(begins, tournament.undone + PAIR_AGAIN_AFTER)
    )


def wants_table(tournament: Tournament, match: Match) -> bool:
    """Whether the next game of a match can begin: none of its games is in progress."""
    played = {game.table for game in match.games}
    waits = any(table not in played for table in match.tables)
    most = last_slot(tournament.setup) + FURTHER
    return not (match.over or waits) and next_slot(tournament, match) <= most


def next_slot(tournament: Tournament, match: Match) -> int:
    """Return the number of a match's next game; games that were only ruled on count.

    Behind a Dynasty, which is one table with three draws (R64), comes the fourth.
    """
    last = max([*match.slots, *(game.slot for game in match.games)], default=0)
    dynasty = last and tournament.setup.table.dynasty
    return 1 + (max(last, last_slot(tournament.setup)) if dynasty else last)


def is_late(tournament: Tournament, one: Round, now: int) -> bool:
    """Whether the time of a round is over; while a tournament is paused no time passes."""
    return (now if tournament.paused is None else tournament.paused) >= one.ends


def round_dates(tournament: Tournament, now: int, *, hasten: bool = False) -> tuple[int, int]:
    """Return when a round that is paired now begins and ends (no rolling rounds).

    It ends as planned, however early the tables before it were over. If it begins much later than
    planned, or an organizer hastens it, it gets its full length from now on.
    """
    planned = now if tournament.next_begins is None else tournament.next_begins
    if hasten or now - planned > LATE:
        return now, later(tournament.setup, now, tournament.setup.round)
    return max(now, planned), later(tournament.setup, planned, tournament.setup.round)
