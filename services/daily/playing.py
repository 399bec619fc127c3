"""Play today's kingdom: once, alone, and in private."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Literal

from babel.dates import format_date

from locales import texts
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, user_from_json
from services.core.transaction import Transaction
from services.daily.days import day_fact, day_of, held, setup_for
from services.daily.streaks import streaks
from services.facts import Person, Refused
from services.facts.daily import DAY, OwnGame, TodayFact
from services.facts.tables import TableFact
from services.standing import marks
from services.tables.opening import Opening, open_new
from store import Connection, days, people, tables
from store.day_rows import DayGameRow, DayRow
from store.days import PlayedRow


async def today(context: ServiceContext, person: Person) -> TodayFact:
    """Return what is played today, and what the person did of it."""
    number = day_of(context.clock.now())
    async with context.read() as connection:
        known = [await days.day(connection, one) for one in (number, number + 1)]
        rows = [one for one in known if one is not None]
        if len(rows) == len(known):
            return await _today(connection, rows, person)
    async with context.write() as tx:
        return await _today(tx.connection, await held(context, tx), person)


async def play(context: ServiceContext, server: int, channel: int, person: Person) -> TableFact:
    """Begin somebody's game of today, in a private thread.

    Refused: day_played, day_deleted (they had their data deleted since; both data ends),
    opener_role, too_many.
    """
    async with context.locked("opening", person.id), context.write() as tx:
        row, _ = await held(context, tx)
        begun = await _begun(tx.connection, row.day, person)
        if begun is not None:
            code = "day_played" if begun.user == person.id else "day_deleted"
            raise Refused(code, {"ends": (row.day + 1) * DAY})
        return await _open(context, tx, row, Opening(server, channel, person, setup_for(row)))


async def _open(
    context: ServiceContext, tx: Transaction, row: DayRow, wanted: Opening
) -> TableFact:
    settings = server_from_json(await people.server_settings(tx.connection, wanted.server))
    language = settings.language or tx.server_locale(wanted.server)
    setup = replace(wanted.setup, name=_name(row.day, language))
    sealed = replace(wanted, setup=setup, place="private", seed=row.seed)
    table = await open_new(context, tx, sealed)
    played = DayGameRow(row.day, wanted.person.id, wanted.server, table.id)
    await days.add_game(tx.connection, played)
    return table


def _name(day: int, language: str | None) -> str:
    """Call a table by its day, as a server writes it: "30 November".

    The day comes first: a number at the end would be taken for that of a second table.
    """
    locale = texts(language).locale
    return format_date(datetime.fromtimestamp(day * DAY, UTC), "d MMMM", locale=locale)


async def _begun(connection: Connection, day: int, person: Person) -> PlayedRow | None:
    """Return somebody's game of a day, also if they had their data deleted since."""
    numbers = [person.id, *await marks.former_numbers(connection, person.id, "limits")]
    return await days.game_of(connection, day, numbers)


async def _today(connection: Connection, rows: Sequence[DayRow], person: Person) -> TodayFact:
    row, following = rows
    begun = await days.game_of(connection, row.day, [person.id])
    streak = await streaks(connection, row.day, [person.id])
    settings = user_from_json(await people.user_settings(connection, person.id))
    return TodayFact(
        day=day_fact(row),
        next_seal=day_fact(following).seal,
        mine=None if begun is None else await _own(connection, begun),
        streak=streak.get(person.id, 0),
        named=settings.daily_world,
        last=await days.last_played(connection, person.server or None, row.day),
    )


async def _own(connection: Connection, begun: PlayedRow) -> OwnGame:
    table = await tables.table(connection, begun.table)
    assert table is not None, "tables are never deleted"
    points = points_of(begun)
    state: Literal["playing", "over", "left"] = "left" if points is None else "over"
    if begun.ending is None:
        state = "playing"
    return OwnGame(begun.game, table.name, table.thread_id, state, points or 0)


def points_of(played: PlayedRow) -> int | None:
    """Return what somebody built in a game that is over; None if they did not play it to the end.

    Giving a game up is not playing it, whatever the autopilot makes of it.
    """
    if played.ending != "played" or not played.result or 1 in (played.away or ()):
        return None
    return played.result[0]
