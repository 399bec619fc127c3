"""List tournaments, find the one that is meant, and show where somebody sits."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast, get_args

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.names import meant
from services.facts.tournament_lists import (
    TournamentLine,
    TournamentList,
    TournamentName,
    TournamentSeat,
    TournamentShow,
)
from services.facts.tournaments import Entry, Match, Phase, Tournament
from services.state.access import finds_in_sight, in_sight, sight_of
from services.state.table_facts import table_facts
from services.tournaments import pairing, scores
from services.tournaments.core.repository import load, load_row
from services.tournaments.pairing import Why
from store import Connection, sight, tables, tournaments
from store.rows import TournamentRow

Params = ParamSpec("Params")
Result = TypeVar("Result")

LISTED = 50
"""Most tournaments in a list."""
NAMED = 100
"""Most tournaments that are suggested; those whose names begin as typed are shown."""
OVER = ("over", "cancelled")


async def list_tournaments(
    context: ServiceContext, server: int | None, person: Person, show: TournamentShow = "now"
) -> TournamentList:
    """List the tournaments of a server; without one, in direct messages, those of a person."""
    async with context.read() as connection:
        rows = await _rows(context, connection, person, server)
        own = {row.cup_id for row in await tournaments.of_user(connection, person.id)}
        lists: dict[TournamentShow, list[TournamentRow]] = {
            "now": [row for row in rows if row.phase not in OVER],
            "mine": [row for row in rows if row.id in own],
            "over": [row for row in rows if row.phase == "over"],
        }
        loaded = [await load_row(context, connection, row) for row in lists[show][:LISTED]]
    lines = tuple(
        TournamentLine(tournament, tournament.entry_of(person.id)) for tournament in loaded
    )
    shows: tuple[TournamentShow, ...] = get_args(TournamentShow)
    return TournamentList(show, lines, tuple((one, len(lists[one])) for one in shows))


async def names(
    context: ServiceContext, server: int | None, person: Person
) -> tuple[TournamentName, ...]:
    """Return the names of a server's or a person's tournaments; the first are not over."""
    async with context.read() as connection:
        rows = await _rows(context, connection, person, server)
    shown = [row for row in rows if not server or row.phase != "cancelled"]
    shown.sort(key=lambda row: row.phase in OVER)
    return tuple(
        TournamentName(row.id, row.name, cast("Phase", row.phase)) for row in shown[:NAMED]
    )


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


async def find(
    context: ServiceContext,
    person: Person,
    server: int | None,
    channel: int,
    typed: str | None = None,
) -> Tournament:
    """Return the tournament that is meant.

    By what was typed (its id, its name or the beginning of it), or else the one of the thread or
    table where it was asked, or else the only one there is. Refused: no_cup, which_cup (data cups:
    the candidates).
    """
    async with context.read() as connection:
        rows = await _rows(context, connection, person, server)
        if typed:
            found = _matching(rows, typed)
        else:
            found = await _of_place(connection, channel) or _unfinished(rows)
        if not found:
            raise Refused("no_cup", {"typed": typed}, ("cups",))
        loaded = [await load_row(context, connection, row) for row in found[:LISTED]]
    mine = [tournament for tournament in loaded if tournament.entry_of(person.id)]
    if len(loaded) > 1 and len(mine) != 1:
        raise Refused("which_cup", {"cups": tuple(loaded)}, ("cups",))
    return (mine or loaded)[0]


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
        if place is not None and person.server not in (None, place.server):
            found = await context.presence(place.server, place.channel, person.id)
            if found in ("gone", "unknown"):
                raise Refused("cup_stranger" if found == "gone" else "asked_often")
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
                return TournamentSeat(
                    tournament,
                    entry,
                    one,
                    match,
                    tables=facts,
                    why=_reason(tournament, match, entry),
                )
            if entry.number in one.byes:
                return TournamentSeat(tournament, entry, one, bye=True)
    return TournamentSeat(tournament, entry, tournament.rounds[-1] if tournament.rounds else None)


def _reason(tournament: Tournament, match: Match, entry: Entry) -> Why:
    points = scores.totals(tournament, match.stage, match.round - 1)
    return pairing.why(tournament, match, entry.number, points)
