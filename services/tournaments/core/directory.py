"""List tournaments, find the one that is meant, and show where somebody sits."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast, get_args

from services.core.context import ServiceContext
from services.core.json_codec import from_json
from services.facts import Person, Refused
from services.facts.names import meant, near
from services.facts.tournament_lists import (
    LINES,
    TournamentLine,
    TournamentList,
    TournamentName,
    TournamentSeat,
    TournamentShow,
    line_of,
)
from services.facts.tournaments import (
    Entry,
    EntryState,
    Lord,
    Match,
    Phase,
    Tournament,
    TournamentSetup,
)
from services.state.access import finds_in_sight, in_sight, require_member, sight_of
from services.state.table_facts import table_facts
from services.tournaments import pairing, scores
from services.tournaments.core.offload import remembered
from services.tournaments.core.repository import load, load_row, read_ahead
from services.tournaments.core.same_names import marked
from services.tournaments.pairing import Why
from store import Connection, sight, tables, tournaments
from store.tournament_rows import TournamentLordRow, TournamentRow

Params = ParamSpec("Params")
Result = TypeVar("Result")

NAMED = 100
"""Most tournaments that are suggested; those whose names begin as typed are shown."""
OVER = ("over", "cancelled")


def _a_few_at_once(
    function: Callable[Concatenate[ServiceContext, Params], Awaitable[Result]],
) -> Callable[Concatenate[ServiceContext, Params], Coroutine[Any, Any, Result]]:
    """Have others wait without a connection while some read events of which few are in memory."""

    @wraps(function)
    async def call(
        context: ServiceContext, /, *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        async with context.looking:
            return await function(context, *args, **kwargs)

    return call


@_a_few_at_once
async def list_tournaments(
    context: ServiceContext,
    server: int | None,
    person: Person,
    show: TournamentShow = "now",
    page: int = 0,
) -> TournamentList:
    """List the tournaments of a server; without one, in direct messages, those of a person.

    Events are read only of those on the page that go on: those that are over have many, and anybody
    may look at them again and again.
    """
    async with context.read() as connection:
        rows = await _rows(context, connection, person, server)
        own = {row.cup_id for row in await tournaments.of_user(connection, person.id)}
        lists: dict[TournamentShow, list[TournamentRow]] = {
            "now": [row for row in rows if row.phase not in OVER],
            "mine": [row for row in rows if row.id in own],
            "over": [row for row in rows if row.phase == "over"],
        }
        page = max(0, min(page, (len(lists[show]) - 1) // LINES))
        shown = lists[show][page * LINES : (page + 1) * LINES]
        ended = [row.id for row in shown if row.phase in OVER]
        lords = await tournaments.lords_of(connection, ended) if ended else {}
        lines = tuple(
            [
                _ended_line(row, lords.get(row.id, ()), person.id)
                if row.phase in OVER
                else line_of(await load_row(context, connection, row), person.id)
                for row in shown
            ]
        )
    shows: tuple[TournamentShow, ...] = get_args(TournamentShow)
    return TournamentList(show, lines, tuple((one, len(lists[one])) for one in shows), page)


def _ended_line(
    row: TournamentRow, lords: Sequence[TournamentLordRow], user: int
) -> TournamentLine:
    """Return a tournament that is over as a line of somebody's list, without its events."""
    by_entry: defaultdict[int, list[TournamentLordRow]] = defaultdict(list)
    for one in lords:
        by_entry[one.entry].append(one)
    entries = [_entry(number, those) for number, those in sorted(by_entry.items())]
    best = {
        one.entry for one in lords if one.place == 1 and one.state not in ("replaced", "expelled")
    }
    return TournamentLine(
        row.id,
        row.name,
        cast("Phase", row.phase),
        sum(one.state == "in" for one in entries),
        from_json(TournamentSetup, row.setup).each > 1,
        next((one.state for one in entries if one.has(user)), None),
        marked([one for one in entries if one.number in best], entries),
    )


def _entry(number: int, rows: Sequence[TournamentLordRow]) -> Entry:
    """Return an entry as the rows of its lords tell of it."""
    there = [row for row in rows if row.state != "replaced"]
    return Entry(
        number,
        tuple(Lord(row.user_id, row.name) for row in there),
        cast("EntryState", there[0].state if there else "withdrawn"),
        rows[0].at,
        former=tuple(Lord(row.user_id, row.name) for row in rows if row.state == "replaced"),
    )


@_a_few_at_once
async def names(
    context: ServiceContext, server: int | None, person: Person
) -> tuple[TournamentName, ...]:
    """Return the names of a server's or a person's tournaments; the first are not over."""
    async with context.read() as connection:
        rows = await _rows(context, connection, person, server)
    shown = [row for row in rows if not server or row.phase != "cancelled"]
    shown.sort(key=lambda row: row.phase in OVER)
    return tuple(map(_name, shown[:NAMED]))


def _name(row: TournamentRow) -> TournamentName:
    return TournamentName(row.id, row.name, cast("Phase", row.phase))


async def _rows(
    context: ServiceContext, connection: Connection, person: Person, server: int | None
) -> list[TournamentRow]:
    """Return the tournaments of a server that a person may know of, or a person's own.

    To know whether one out of sight concerns them, its events are read only while it goes on: a
    server has few of those, and hundreds that are over.
    """
    if not server:
        return await tournaments.tournaments_of(connection, person.id)
    own = {row.cup_id for row in await tournaments.of_user(connection, person.id)}
    own |= {row.cup_id for row in await tournaments.events_by(connection, [person.id], ["created"])}
    return [
        row
        for row in await tournaments.tournaments_in(connection, server)
        if in_sight(person, row.server_id, row.channel_id)
        or (person.manages and person.server == row.server_id)
        or row.id in own
        or (row.phase not in OVER and concerns(await load_row(context, connection, row), person))
    ]


@_a_few_at_once
async def find(
    context: ServiceContext,
    person: Person,
    server: int | None,
    channel: int,
    typed: str | None = None,
) -> Tournament:
    """Return the tournament that is meant.

    By what was typed (its id, its name or the beginning of it), or else the one of the thread or
    table where it was asked, or else the only one there is. No events are read to find it. Refused:
    no_cup, which_cup (data cups: the names of the candidates).
    """
    async with context.read() as connection:
        rows = await _rows(context, connection, person, server)
        if typed:
            found = _matching(rows, typed)
        else:
            found = await _of_place(connection, channel) or _unfinished(rows)
        if not found:
            almost = near(typed or "", [(row.name, row.name) for row in rows])
            raise Refused("no_cup", {"typed": typed, "cups": tuple(almost)}, ("cups",))
        if len(found) > 1:
            taken = await tournaments.of_user(connection, person.id)
            own = {one.cup_id for one in taken if one.state != "replaced"}
            mine = [row for row in found if row.id in own]
            if len(mine) != 1:
                raise Refused("which_cup", {"cups": tuple(map(_name, found))}, ("cups",))
            found = mine
        return await load_row(context, connection, found[0])


def _matching(rows: Iterable[TournamentRow], typed: str) -> list[TournamentRow]:
    """Return the tournaments that typed words may mean: "#12", a name, its beginning, "12"."""
    every = {row.id: row for row in rows}
    names = [(row.name, row.id) for row in every.values()]
    number = typed.strip().removeprefix("#")
    by_id = [int(number)] if number.isascii() and number.isdecimal() and len(number) < 19 else []
    by_id = [one for one in by_id if one in every]
    if typed.strip().startswith("#") and by_id:
        return [every[one] for one in by_id]
    found = meant(typed, names) or meant(typed.partition(" · ")[0], names) or by_id
    return [every[one] for one in found]


async def _of_place(connection: Connection, channel: int) -> list[TournamentRow]:
    """Return the tournament of a thread, its own or that of one of its tables."""
    row = await tournaments.tournament_in(connection, channel)
    if row is None:
        table = await tables.table_in(connection, channel)
        if table is not None and table.cup_id is not None:
            row = await tournaments.tournament(connection, table.cup_id)
    return [] if row is None else [row]


def _unfinished(rows: Iterable[TournamentRow]) -> list[TournamentRow]:
    """Return the tournaments that are not over; if there are none, the newest one."""
    every = list(rows)
    return [row for row in every if row.phase not in OVER] or every[:1]


def concerns(tournament: Tournament, person: Person) -> bool:
    """Whether a person takes part in a tournament, was asked to, or has a say in it."""
    return (
        tournament.entry_of(person.id) is not None
        or tournament.judges_it(person.id)
        or (person.manages and person.server == tournament.server)
        or any(one.asked == person.id and one.live for one in tournament.entries)
        or tournament.invitation_for(person.id) is not None
    )


async def _knows(context: ServiceContext, tournament_id: int, person: Person) -> bool:
    with suppress(Refused):  # what follows says it
        await read_ahead(context, tournament_id)
    if person.server is None:
        return True
    async with context.read() as connection:
        place = await sight.place_of_tournament(connection, tournament_id)
        if place is None or in_sight(person, place.server, place.channel):
            return True
        if concerns(await load(context, connection, tournament_id), person):
            return True
    return await finds_in_sight(person, place)


of_tournament = sight_of(_knows)


def of_members(
    function: Callable[Concatenate[ServiceContext, int, Person, Params], Awaitable[Result]],
) -> Callable[Concatenate[ServiceContext, int, Person, Params], Coroutine[Any, Any, Result]]:
    """Refuse somebody elsewhere who is no member of the server any more; Discord is asked.

    Whoever entered knows of the tournament and may look and leave, but keeps no place from there.
    Refused: no_cup, cup_stranger, asked_often without an answer.
    """

    @wraps(function)
    async def call(
        context: ServiceContext,
        tournament_id: int,
        person: Person,
        /,
        *args: Params.args,
        **kwargs: Params.kwargs,
    ) -> Result:
        async with context.read() as connection:
            place = await sight.place_of_tournament(connection, tournament_id)
        await require_member(context, place, person)
        return await function(context, tournament_id, person, *args, **kwargs)

    return call


async def read(context: ServiceContext, tournament_id: int, _person: Person) -> Tournament:
    """Return the current state of a tournament. Refused: no_cup."""
    async with context.read() as connection:
        return await load(context, connection, tournament_id)


async def seat(
    context: ServiceContext, tournament_id: int, person: Person, lord: int | None = None
) -> TournamentSeat:
    """Return where somebody sits in the latest round, and why there.

    Refused: no_cup, cup_not_in, cup_not_in_lord (data cup).
    """
    user = person.id if lord is None else lord
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
        entry = tournament.entry_of(user)
        if entry is None:
            code = "cup_not_in" if user == person.id else "cup_not_in_lord"
            raise Refused(code, {"cup": tournament.setup.name}, ("cups",))
        for one in reversed(tournament.rounds):
            match = next((m for m in one.matches if entry.number in m.entries), None)
            if match is not None:
                rows = await tables.tables_of_ids(connection, match.tables)
                facts = await table_facts(connection, rows)
                break
            if entry.number in one.byes:
                return TournamentSeat(tournament, entry, one, bye=True)
        else:
            last = tournament.rounds[-1] if tournament.rounds else None
            return TournamentSeat(tournament, entry, last)
    return TournamentSeat(
        tournament,
        entry,
        one,
        match,
        tables=facts,
        why=await _reason(context, tournament, match, entry),
        gone=any(
            context.channel_state(one.server or 0, one.channel) == "gone" for one in facts[-1:]
        ),
    )


async def _reason(
    context: ServiceContext, tournament: Tournament, match: Match, entry: Entry
) -> Why:
    asked = (match.stage, match.round - 1)
    points = await remembered(context, tournament, scores.totals, *asked)
    return pairing.why(tournament, match, entry.number, points)
