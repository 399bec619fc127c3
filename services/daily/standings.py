"""The tables of days that are over, and the month's ladder: in a server, and in all of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from engine import Game
from services.core.context import ServiceContext
from services.core.json_codec import user_from_json
from services.core.live_games import load
from services.daily.days import day_fact, day_of
from services.daily.streaks import streaks
from services.facts import Person, Refused
from services.facts.daily import (
    DAY,
    DayKingdom,
    DayLine,
    DayTable,
    MonthFact,
    MonthLine,
)
from services.facts.people import UserSettings
from store import Connection, days, people
from store.day_rows import DayRow
from store.days import MonthRow, PlayedRow

LINES = 10
"""How many lords a table and a ladder name."""
DRAWN = 2
"""How many of the best kingdoms are drawn."""
BEST = 20
"""How many days of a month count: whoever misses some has lost nothing."""
FORM = 7
"""Of how many last days a ladder tells the places."""
MONTHS = 12
"""How many months one can look back."""
SECONDS = 60
"""For how long the sums of a month are remembered."""
MONTHS_KEPT = 64


async def table(
    context: ServiceContext, person: Person, *, day: int | None = None, world: bool = False
) -> DayTable:
    """Return who built what on a day that is over, by default the last one that was played.

    Refused: server_needed (in direct messages, but for that of all servers), day_none.
    """
    if not world and not person.server:
        raise Refused("server_needed")
    async with context.read() as connection:
        return await table_in(context, connection, person, day=day, world=world)


async def table_in(
    context: ServiceContext,
    connection: Connection,
    person: Person,
    *,
    day: int | None = None,
    world: bool = False,
) -> DayTable:
    """Return who built what on a day, in a transaction. Refused: day_none."""
    server = None if world else person.server
    today = day_of(context.clock.now())
    if day is None:
        day = await days.last_played(connection, server, today)
    row = None if day is None or day >= today else await days.day(connection, day)
    if row is None or row.closed_at is None:
        raise Refused("day_none")
    tally = await days.tally(connection, row.day, server)
    best = await days.best_of(connection, row.day, server, limit=LINES, agreed=world)
    own = await days.game_of(connection, row.day, [person.id])
    counts = own is not None and own.points is not None and server in (None, own.server)
    known = await _Known.of(connection, [one.user for one in best], person, world=world)
    lines = [_line(one, tally, known) for one in best]
    drawn = await _kingdoms(context, connection, lines[:DRAWN])
    return DayTable(
        day=day_fact(row),
        world=world,
        lines=tuple(lines),
        count=sum(tally.values()),
        mine=_line(own, tally, known) if own is not None and counts else None,
        kingdoms=(*drawn, *_model(row, tally)),
        before=await days.last_played(connection, server, row.day),
        named=known.settings.daily_world,
    )


async def month(
    context: ServiceContext, person: Person, *, back: int = 0, world: bool = False
) -> MonthFact:
    """Return the ladder of this month, or of one so many months `back`. Refused: server_needed."""
    if not world and not person.server:
        raise Refused("server_needed")
    server, today = None if world else person.server, day_of(context.clock.now())
    now = datetime.fromtimestamp(today * DAY, UTC)
    count = now.year * 12 + now.month - 1 - min(back, MONTHS)
    start, end = _first_day(count), _first_day(count + 1)
    span = (start, end, server)
    async with context.read() as connection:
        last = await days.last_played(connection, None, min(end, today))
        sums = await _sums(context, connection, span, last)
        own = await days.month(connection, *span, best=BEST, limit=1, user=person.id)
        users = {one.user for one in (*sums.first, *own)}
        known = await _Known.of(connection, [*users], person, world=world)
        played = await days.days_of(connection, users, *span)
        going_on = {} if last is None else await streaks(connection, last + 1, users)
    form = () if last is None else tuple(range(max(start, last - FORM + 1), last + 1))
    told = _Told(sums.tally, played, form, known, going_on)
    shown = [one for one in sums.first if told.may_be_told(one.user)][:LINES]
    return MonthFact(
        year=count // 12,
        month=count % 12 + 1,
        world=world,
        best=BEST,
        lines=tuple(map(told.line, shown)),
        count=sum(sums.tally.values()),
        mine=told.line(own[0]) if own else None,
        days=form,
        named=known.settings.daily_world,
    )


@dataclass(frozen=True, slots=True)
class _Sums:
    """What everybody may be told of a month: its first lords, and how many have which sum."""

    first: Sequence[MonthRow]
    tally: Mapping[int, int]


async def _sums(
    context: ServiceContext,
    connection: Connection,
    span: tuple[int, int, int | None],
    last: int | None,
) -> _Sums:
    """Return the sums of a month, up to its last day that is over.

    They are remembered for a while: to add up all days of all lords takes long, even in the
    database. Only a deletion of data changes them.
    """
    key, now = (*span, last), context.clock.passed()
    at, known = context.months.get(key, (0, None))
    if isinstance(known, _Sums) and now - at < SECONDS:
        return known
    most = 2 * LINES  # some may withdraw meanwhile
    world = span[2] is None
    first = await days.month(connection, *span, best=BEST, limit=most, agreed=world)
    sums = _Sums(first, await days.month_tally(connection, *span, best=BEST))
    context.months[key] = (now, sums)
    if len(context.months) > MONTHS_KEPT:
        context.months.popitem(last=False)
    return sums


class _Told:
    """The lines of a month, from the sums of all and the days of those that are shown."""

    def __init__(
        self,
        tally: Mapping[int, int],
        played: Sequence[PlayedRow],
        form: Sequence[int],
        known: "_Known",
        streaks: Mapping[int, int],
    ) -> None:
        self._tally = tally
        self._played: dict[int, dict[int, PlayedRow]] = {}
        for one in played:
            self._played.setdefault(one.user, {})[one.day] = one
        self._form, self._known, self._streaks = form, known, streaks

    def may_be_told(self, user: int) -> bool:
        """Whether somebody stands in the list: not who has withdrawn, or deleted their data."""
        return user in self._played and self._known.may_be_told(user)

    def line(self, row: MonthRow) -> MonthLine:
        """Return the line of a lord."""
        played = self._played[row.user]
        last = played[max(played)]
        return MonthLine(
            place=_place(row.total, self._tally),
            name=self._known.name(last),
            total=row.total,
            days=row.days,
            streak=self._streaks.get(row.user, 0),
            form=tuple(played[day].place if day in played else None for day in self._form),
            mine=row.user == self._known.person.id,
        )


@dataclass(frozen=True, slots=True)
class _Known:
    """What people want to be told of them: who agrees to be named in other servers, who hides."""

    person: Person
    settings: UserSettings  # the reader's
    agreed: frozenset[int]
    hidden: frozenset[int]
    names: Mapping[int, str] | None
    """Their names in all servers; None: those of the server in which they played."""

    @classmethod
    async def of(
        cls, connection: Connection, users: Sequence[int], person: Person, *, world: bool
    ) -> "_Known":
        """Read the settings of people, and of the reader."""
        found = await people.users_settings(connection, [*users, person.id])
        agreed = frozenset(user for user, one in found.items() if one.get("daily_world"))
        return cls(
            person,
            user_from_json(found.get(person.id, {})),
            agreed,
            frozenset(user for user, one in found.items() if not one.get("ladders", True)),
            {user: found[user].get("daily_name", "") for user in agreed} if world else None,
        )

    def may_be_told(self, user: int) -> bool:
        """Whether somebody is told of: in all servers only who agreed."""
        return self.names is None or user in self.agreed

    def name(self, played: PlayedRow) -> str | None:
        """Return somebody's name; None if they are not shown on ladders, but to themselves."""
        hides = played.user in self.hidden and played.user != self.person.id
        if hides or self.names is None:
            return None if hides else played.name
        own = played.name if played.user == self.person.id else None
        return self.names.get(played.user) or own


def _line(one: PlayedRow, tally: Mapping[int, int], known: _Known) -> DayLine:
    """Return a line, placed among all that count."""
    return DayLine(
        place=_place(one.points or 0, tally),
        name=known.name(one),
        points=one.points or 0,
        worth=one.worth,
        streak=one.streak,
        mine=one.user == known.person.id,
        game=one.game,
    )


def _place(own: int, tally: Mapping[int, int]) -> int:
    return 1 + sum(count for other, count in tally.items() if other > own)


async def _kingdoms(
    context: ServiceContext,
    connection: Connection,
    lines: Sequence[DayLine],
) -> tuple[DayKingdom, ...]:
    """Return the kingdoms of lines."""
    found = []
    for one in lines:
        live = await load(context, connection, one.game)
        found.append(DayKingdom(one.place, one.name, one.points, live.view))
    return tuple(found)


def _model(row: DayRow, tally: Mapping[int, int]) -> tuple[DayKingdom, ...]:
    """Return the kingdom that the computer lord built, and what place it would have had."""
    if row.record is None or row.par is None:
        return ()
    view = Game.from_record(row.record).view()
    return (DayKingdom(_place(row.par, tally), None, row.par, view, model=True),)


def _first_day(count: int) -> int:
    """Return the first day of a month, counted from year 0."""
    return (date(count // 12, count % 12 + 1, 1) - date(1970, 1, 1)).days
