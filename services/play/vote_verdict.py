"""Whether a vote has passed: who has to answer, and what the silence of absent lords means."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from services.clocks.deadlines import lapses_at, outages_of
from services.clocks.quiet_hours import quiet_times_of
from services.core.live_games import Live
from services.facts.games import VoteFact
from services.facts.tables import FairPlay, TableFact
from services.play.vote_rules import DAY, HOUR, VOTE_OPEN, is_idle, still_asked
from store import Connection
from store.rows import VoteRow

Verdict = Literal["open", "passed", "failed", "silent", "moot"]
""""silent": not everybody has agreed in time, which counts as a no; "moot": nobody needs it any
more."""


@dataclass(frozen=True, slots=True)
class Question:
    """An open vote, with the game and the table as they are now."""

    live: Live
    table: TableFact
    row: VoteRow
    fact: VoteFact

    @property
    def data(self) -> Mapping[str, Any]:
        """What is stored with the vote."""
        return self.row.data or {}

    @property
    def asked_at(self) -> int:
        """When it was put to the vote; earlier releases did not store it."""
        return int(self.data.get("asked_at", self.row.closes_at - VOTE_OPEN))

    @property
    def fair(self) -> FairPlay:
        """The numbers that hold for it."""
        return self.fact.fair(self.table.fair)

    @property
    def others(self) -> list[int]:
        """The seats asked, without the asker's."""
        return [seat for seat in self.fact.needed if seat != self.row.asked_by]

    @property
    def waiting(self) -> list[int]:
        """The seats that have not answered."""
        return [seat for seat in self.fact.needed if seat not in self.fact.agreed]

    @property
    def replaced(self) -> int | None:
        """The seat whose lord is to be replaced."""
        return self.data.get("seat") if self.row.kind == "replace" else None

    def is_grave(self) -> bool:
        """Whether the silence of an absent lord is a no.

        It is for an end without a result, a long pause, and taking back anything revealed or a turn
        of anybody else.
        """
        if self.row.kind == "pause":
            until, longest = self.data["until"], self.fair.pause_days * DAY
            return not until or until - self.asked_at + self.data.get("before", 0) > longest
        if self.row.kind == "takeback":
            last = self.live.last
            return last is None or last.version != self.data["version"] or last.final
        return self.row.kind == "abort"


async def verdict(connection: Connection, asked: Question, now: int) -> tuple[Verdict, int | None]:
    """Return how a vote stands, and when silence will decide it if nobody answers before."""
    fact, kind = asked.fact, asked.row.kind
    if fact.refused is not None:
        return "failed", None
    if not asked.others or not await still_asked(
        connection, asked.live, asked.table, asked.row, now
    ):
        return "moot", None
    heard = any(seat in fact.agreed for seat in asked.others)
    own = asked.live.game.view().kingdom_of(asked.row.asked_by).seats
    given = any(seat in fact.agreed for seat in asked.others if seat not in own)
    if (kind == "time" and given) or not asked.waiting:
        return "passed", None
    span = asked.row.closes_at - asked.asked_at
    closes = await lapses_at(connection, asked.table.server, asked.asked_at, span)
    if closes <= now:
        return "silent", None
    later = closes if asked.row.closes_at <= now else None  # it was to close in an outage, or since
    if kind == "time":
        return "open", later
    stands, coming = await _of_silence(connection, asked, now, closes, heard=heard)
    return stands, min((at for at in (coming, later) if at is not None), default=None)


async def _of_silence(
    connection: Connection, asked: Question, now: int, closes: int, *, heard: bool
) -> tuple[Verdict, int | None]:
    """Judge by those who have not answered; `heard`: somebody else has agreed.

    Lords who are present must answer. If silence is not a no, the absent are waited for only where
    nobody else has agreed; who is to be replaced always is.
    """
    ends = {seat: await _silence_ends(connection, asked, seat, closes) for seat in asked.waiting}
    due = [at for at in ends.values() if at is not None]
    coming = min((at for at in due if at > now), default=None)
    if asked.is_grave():
        return ("silent" if any(at <= now for at in due) else "open"), coming
    must = [at for seat, at in ends.items() if at is None or not heard or seat == asked.replaced]
    return ("passed" if all(at is not None and at <= now for at in must) else "open"), coming


async def _silence_ends(
    connection: Connection, asked: Question, number: int, closes: int
) -> int | None:
    """Return when the silence of a lord counts; None: not while they are present.

    An absent lord has a day to answer, without quiet hours and outages. A lord who was on turn when
    the others asked to replace them has the rest of that turn, and an hour in any case. As long as
    they may miss more than one turn before the seat is lost, the seat is theirs unless they say
    yes; so it is without a limit, unless they have had the turn for two weeks.
    """
    seat = asked.table.seats[number - 1]
    idle = number == asked.replaced and await is_idle(
        connection, asked.live, asked.table, number, asked.asked_at
    )
    if seat.user is None or (seat.present and not idle):
        return None
    left = 0 if seat.lost else asked.table.setup.missed - seat.missed
    if number == asked.replaced and left > 1 and not idle:
        return None
    in_turn = number == asked.replaced and "began" in asked.data and not idle
    seconds = HOUR if in_turn else asked.fair.answer_hours * HOUR
    times = await quiet_times_of(connection, seat.user, asked.asked_at)
    outages = await outages_of(connection, asked.live.row, asked.asked_at)
    return times.waking(asked.asked_at, seconds, closes, outages)
