"""Announced absences: clocks wait and devices stay silent while somebody is away.

A person has 30 days in a calendar year of their zone, 10 before they have finished a game, counted
in local days: a day in two absences counts once. Cutting an absence short gives its remaining days
back: then each 24 hours of it that have begun count as a day.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from services.clocks import arithmetic
from services.clocks.arithmetic import DAY, Span
from services.core.facade import Facade
from services.core.json_codec import setup_from_json, user_from_json
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.people import AbsenceFact, AwayFact
from services.outbox.clock_refresh import refresh_clocks
from services.standing import limits, marks, reliability
from store import Connection, absences, games, people, tables, tournament_games
from store.rows import AbsenceRow

BUDGET = 30
AT_FIRST = 10
"""The days of somebody who has not finished a game yet: others may wait for them meanwhile."""
AHEAD = 365
"""How many days from now an absence may begin at most."""
REGRET = 5 * 60
"""Seconds after announcing an absence in which canceling it costs no days."""
NOTE = 100


@dataclass(frozen=True, slots=True)
class Calendar:
    """The local days of a person."""

    zone: ZoneInfo

    def today(self, now: int) -> date:
        """Return the local date."""
        return datetime.fromtimestamp(now, self.zone).date()

    def midnight(self, day: date) -> int:
        """Return when a day begins; if the clock skips midnight, the first second after it."""
        wall = datetime(day.year, day.month, day.day, tzinfo=self.zone)
        return int(wall.astimezone(UTC).timestamp())

    def year(self, year: int) -> Span:
        """Return a calendar year."""
        return self.midnight(date(year, 1, 1)), self.midnight(date(year + 1, 1, 1))

    def days(self, spans: Iterable[Span], within: Span) -> int:
        """Count the days that some spans take up, within another span.

        These are the dates that they touch, but no more than their hours amount to: an absence
        takes the same days after its lord has moved to another zone.
        """
        first, last = within
        clipped = arithmetic.merged((max(start, first), min(end, last)) for start, end in spans)
        dates = {
            day for start, end in clipped for day in _dates(self.today(start), self.today(end - 1))
        }
        return min(len(dates), sum(-(-(end - start) // DAY) for start, end in clipped))


def _dates(first: date, last: date) -> Iterable[date]:
    return (first + timedelta(days=number) for number in range((last - first).days + 1))


class Absences(Facade):
    """Absences: announce one, cancel it, see its effects."""

    async def today(self, person: Person) -> date:
        """Return a person's local date; in UTC if their zone is not known."""
        async with self._context.read() as connection:
            calendar = await _calendar(connection, person.id)
        return calendar.today(self._context.clock.now())

    async def of(self, person: Person) -> AwayFact:
        """Return what a person has announced."""
        async with self._context.read() as connection:
            return await _fact(connection, person.id, None, self._context.clock.now())

    async def announce(self, person: Person, first: date, last: date, note: str = "") -> AwayFact:
        """Announce an absence from a day to another one, both included; today's begins now.

        An absence already announced is returned. Refused: away_past, away_order, away_far (data
        days), away_budget and away_budget_first (data days, left, budget, year, later),
        clocks_often.
        """
        async with self._context.locked("away", person.id):
            async with self._context.write() as tx:
                calendar = await _calendar(tx.connection, person.id)
                # No calendar goes on for ever; so long an absence is too long in any case.
                last = min(last, max(first, calendar.today(tx.now) + timedelta(days=2 * AHEAD)))
                span = _span(calendar, first, last, tx.now)
                known = await _of_years(tx.connection, calendar, person.id, first, last)
                row = next(
                    (one for one in known if one.from_at <= span[0] and span[1] <= one.until_at),
                    None,
                )
                if row is None:
                    budget = await _budget(tx.connection, person.id)
                    _afford(calendar, known, span, (first, last), budget)
                    await limits.check(tx, "absences", person.id, 0)
                    text = note.strip()[:NOTE]
                    id = await absences.add_absence(tx.connection, person.id, span, text, tx.now)
                    row = await absences.absence(tx.connection, id)
                    await self._count(tx, person)
                fact = await _fact(tx.connection, person.id, row, tx.now)
            await refresh_clocks(self._context, person.id)
        return fact

    async def cancel(self, person: Person, absence: int) -> AwayFact:
        """Cancel an absence; one in progress ends now. Refused: no_absence, clocks_often."""
        async with self._context.locked("away", person.id):
            async with self._context.write() as tx:
                row = await absences.absence(tx.connection, absence)
                if (
                    row is None
                    or row.user_id != person.id
                    or row.until_at <= max(tx.now, row.from_at)
                ):
                    raise Refused("no_absence", {}, ("settings",))
                await self._count(tx, person)
                in_time = tx.now <= max(row.from_at, row.booked_at + REGRET)
                # What excused a missed turn costs its day.
                used = await tables.missed_since(tx.connection, person.id, row.from_at)
                never = in_time and not used
                if never:
                    await absences.delete_absence(tx.connection, absence)
                else:
                    await absences.cut_short(tx.connection, absence, tx.now)
                fact = await _fact(tx.connection, person.id, None, tx.now)
            await refresh_clocks(self._context, person.id)
        return replace(fact, cut=not never)

    async def _count(self, tx: Transaction, person: Person) -> None:
        """Count the clocks that are set anew by a change. Refused: clocks_often."""
        waiting = await games.waiting_for(tx.connection, person.id)
        self._context.count_refreshed(person.id, len(waiting))


async def _calendar(connection: Connection, user: int) -> Calendar:
    settings = user_from_json(await people.user_settings(connection, user))
    return Calendar(ZoneInfo(settings.zone or "UTC"))


def _span(calendar: Calendar, first: date, last: date, now: int) -> Span:
    today = calendar.today(now)
    if last < today or first < today:
        raise Refused("away_past", {}, ("settings",))
    if last < first:
        raise Refused("away_order", {}, ("settings",))
    if (first - today).days > AHEAD:
        raise Refused("away_far", {"days": AHEAD}, ("settings",))
    return max(now, calendar.midnight(first)), calendar.midnight(last + timedelta(days=1))


async def _of_years(
    connection: Connection, calendar: Calendar, user: int, first: date, last: date
) -> list[AbsenceRow]:
    """Return a person's absences in the years that a new one would touch."""
    start, end = calendar.year(first.year)[0], calendar.year(last.year)[1]
    known = await marks.known_as(connection, user)
    rows = await absences.absences(connection, known, ending_after=start)
    return [row for row in rows if row.from_at < row.until_at and row.from_at < end]


async def _budget(connection: Connection, user: int) -> int:
    """Return how many days of a year a person may be away."""
    return AT_FIRST if await reliability.is_fresh(connection, user) else BUDGET


def _afford(
    calendar: Calendar,
    known: Iterable[AbsenceRow],
    span: Span,
    dates: tuple[date, date],
    budget: int,
) -> None:
    """Refuse an absence that exceeds a year's days."""
    before = [(row.from_at, row.until_at) for row in known]
    for number in range(dates[0].year, dates[1].year + 1):
        year = calendar.year(number)
        used, after = calendar.days(before, year), calendar.days([*before, span], year)
        if after > budget:
            data: dict[str, object] = {
                "days": after - used,
                "left": max(0, budget - used),
                "budget": budget,
            }
            data["year"] = str(number)
            if budget == BUDGET:
                raise Refused("away_budget", data, ("settings",))
            raise Refused("away_budget_first", {**data, "later": BUDGET}, ("settings",))


async def _fact(connection: Connection, user: int, row: AbsenceRow | None, now: int) -> AwayFact:
    calendar = await _calendar(connection, user)
    first = calendar.today(now if row is None else row.from_at)
    last = first if row is None else calendar.today(row.until_at - 1)
    known = await _of_years(connection, calendar, user, first, last)
    spans = [(one.from_at, one.until_at) for one in known]
    used, *later = (
        calendar.days(spans, calendar.year(year)) for year in range(first.year, last.year + 1)
    )
    own = [] if row is None else [(row.from_at, row.until_at)]
    waiting, playing_on, rounds = await _tables(connection, user)
    ahead = await absences.absences(connection, [user], ending_after=now)
    return AwayFact(
        absence=None if row is None else _absence(row),
        days=0 if row is None else calendar.days(own, own[0]),
        used=used,
        budget=await _budget(connection, user),
        waiting=waiting,
        playing_on=playing_on,
        rounds=rounds,
        announced=tuple(_absence(one) for one in ahead if one.from_at < one.until_at),
        year=first.year,
        later=later[0] if later else None,
    )


def _absence(row: AbsenceRow) -> AbsenceFact:
    return AbsenceFact(row.id, row.from_at, row.until_at, row.note)


async def _tables(
    connection: Connection, user: int
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the tables whose clocks wait for a person, those whose don't, and rounds that end.

    A tournament whose clocks wait is also among the rounds, since these end anyway; one whose
    clocks don't wait is among the second even between two rounds.
    """
    tournaments = {row.id: row for row in await tournament_games.live_of(connection, user)}
    waiting: list[str] = []
    playing_on: list[str] = []
    rounds: list[str] = []
    for table in await tables.seated(connection, user, ("playing",)):
        setup = setup_from_json(table.setup)
        seats = await tables.seats(connection, table.id)
        own = next(seat for seat in seats if seat.user_id == user)
        if setup.pace.kind == "none" or own.resigned_at is not None or own.lost_at is not None:
            continue
        tournament = tournaments.get(table.cup_id or 0)
        if tournament is not None and setup.vacation:
            rounds.append(tournament.name)
        if setup.vacation or tournament is None:
            (waiting if setup.vacation else playing_on).append(table.name)
    ruthless = [
        row for row in tournaments.values() if not setup_from_json(row.setup["table"]).vacation
    ]
    playing_on += [row.name for row in ruthless]
    return tuple(waiting), tuple(playing_on), tuple(dict.fromkeys(rounds))
