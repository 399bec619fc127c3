"""Lists of games: a person's own, those that wait for them, those open in a server."""

from collections.abc import Iterable
from dataclasses import replace
from math import inf
from typing import Literal

from services.core.context import ServiceContext
from services.core.live_games import load, options_of, points_of
from services.facts import Person, Refused
from services.facts.games import GameFact
from services.facts.lists import GameLine, GameList, Show
from services.facts.names import meant, near
from services.facts.tables import SeatFact, TableFact
from services.standing import blocks
from services.standing.reliability import reliability
from services.state.access import may_know, may_watch
from services.state.game_facts import game_fact, voters
from services.state.table_facts import table_fact, table_facts
from store import Connection, games, tables, votes
from store.rows import GameRow, TableRow

FINISHED_SHOWN = 100
ENDED_SEARCHED = 200
"""How many of a server's last games are searched for a name."""
WATCHED_SHOWN = 200
"""How many of a server's latest games are searched for those to watch."""
Waits = Literal["turn", "giant", "vote", "invitation"] | None


async def games_of(
    context: ServiceContext, person: Person, show: Show, server: int | None
) -> GameList:
    """List games: mine, waiting for me, open tables here, finished, … Most urgent first."""
    async with context.read() as connection:
        mine = await _mine(connection, person)
        waiting = [line for line in mine if line.waits is not None]
        rows = await tables.tables_of_server(connection, server, "open") if server else []
        here = [
            line
            for line in await lines_of(connection, person, rows)
            if may_know(line.table, person)
        ]
        lines: Iterable[GameLine]
        if show == "mine":
            lines = mine
        elif show == "waiting":
            lines = waiting
        elif show == "cups":
            lines = [line for line in mine if line.table.tournament is not None]
        elif show == "open":
            lines = await _fitting(connection, person, here, context.clock.now())
        elif show == "watching":
            lines = await _watching(connection, person, server)
        else:
            lines = await _finished(connection, person)
        return GameList(show, tuple(lines), len(waiting), len(here))


async def game_lines(
    context: ServiceContext, person: Person, shows: Iterable[Show], server: int | None
) -> tuple[GameLine, ...]:
    """List games of some kinds, one after the other, as for suggestions: nothing else is read."""
    found: list[GameLine] = []
    async with context.read() as connection:
        for show in shows:
            if show == "mine":
                found += await _mine(connection, person)
            elif show == "watching":
                found += await _watching(connection, person, server)
            else:
                assert show == "finished", "others come with their counts"
                found += await _finished(connection, person)
    return tuple(found)


async def _finished(connection: Connection, person: Person) -> list[GameLine]:
    ended = await tables.seated(connection, person.id, ("over", "abandoned"))
    return await lines_of(connection, person, ended[:FINISHED_SHOWN])


async def _fitting(
    connection: Connection, person: Person, lines: Iterable[GameLine], now: int
) -> list[GameLine]:
    """Mark the open tables that would seat a person."""
    percent, found = (await reliability(connection, person.id, now)).percent, list(lines)
    users = {seat.user for line in found for seat in line.table.seats if seat.user is not None}
    apart = (await blocks.apart(connection, {person.id, *users}))[person.id]
    return [
        replace(
            line,
            fits=_fits(line, person, percent)
            and apart.isdisjoint(seat.user for seat in line.table.seats),
        )
        for line in found
    ]


def _fits(line: GameLine, person: Person, percent: int) -> bool:
    setup = line.table.setup
    asked = line.mine is not None or line.waits == "invitation"
    meant = setup.who == "anyone" or (setup.who == "role" and setup.role in person.roles)
    return asked or (meant and percent >= setup.reliability)


async def _watching(connection: Connection, person: Person, server: int | None) -> list[GameLine]:
    """Return the running games of a server that a person does not play in, but may watch."""
    if server is None:
        return []
    rows = await tables.tables_of_server(connection, server, "playing", latest=WATCHED_SHOWN)
    lines = await lines_of(connection, person, rows)
    others = [one for one in lines if one.mine is None and one.game is not None]
    visible = [one for one in others if may_watch(one.table, person)]
    return sorted(visible, key=lambda line: (-line.since, line.table.id))


async def games_named(
    context: ServiceContext,
    person: Person,
    typed: str,
    server: int | None,
    *,
    ended: bool = False,
    almost: bool = False,
) -> tuple[GameLine, ...]:
    """Return the games that a typed name of a table may mean, of the nearest kind that has any.

    Kinds are the person's running games, their ended ones, running ones to watch and those that
    ended here; `ended`: ended ones first. `almost`: those that are to be asked for, as none is
    called so.
    """
    wanted = near if almost else meant
    kinds = (_playing, _ended, _watching, _ended_here)
    for kind in (*kinds[1::2], *kinds[::2]) if ended else kinds:
        async with context.read() as connection:
            lines = await kind(connection, person, server)
        found = wanted(typed, [(line.table.name, at) for at, line in enumerate(lines)])
        if found:
            return tuple(lines[at] for at in found)
    return ()


async def _playing(connection: Connection, person: Person, _server: int | None) -> list[GameLine]:
    mine = await _mine(connection, person)
    return [line for line in mine if line.game is not None]


async def _ended(connection: Connection, person: Person, _server: int | None) -> list[GameLine]:
    return [line for line in await _finished(connection, person) if line.game is not None]


async def _ended_here(connection: Connection, person: Person, server: int | None) -> list[GameLine]:
    """Return the games that ended last in a server, as far as a person may see them."""
    if server is None:
        return []
    played = await games.finished(connection, server, ENDED_SEARCHED)
    rows = await tables.tables_of_ids(connection, {row.table_id for row in played})
    return [
        line
        for line in await lines_of(connection, person, rows)
        if line.game is not None and may_watch(line.table, person)
    ]


async def most_urgent(context: ServiceContext, person: Person) -> GameLine | None:
    """Return the game that waits longest for a person's turn, else for a giant's crown."""
    async with context.read() as connection:
        mine = await _mine(connection, person)
    return next((line for line in mine if line.waits in ("turn", "giant")), None)


async def find(
    context: ServiceContext, person: Person, *, channel: int | None = None, ended: bool = False
) -> GameFact:
    """Return the game a command means: the thread's, else the only one waiting for the person.

    `ended`: who plays in none may mean one that is over.

    Refused: no_game_here, which_game (data games: tuple of GameLine, most urgent first).
    """
    async with context.read() as connection:
        here = None if channel is None else await tables.table_in(connection, channel)
        table = None if here is None else await table_fact(connection, here)
        if table is not None and table.game is not None and _means(table, person, channel):
            return await game_fact(connection, await load(context, connection, table.game))
        playing = [line for line in await _mine(connection, person) if line.game is not None]
        waiting = [line for line in playing if line.waits == "turn"]
        found = waiting if len(waiting) == 1 else playing
        if ended and not found:
            found = await _ended(connection, person, None)
        if not found:
            raise Refused("no_game_here", {}, ("games", "new", "solo"))
        if len(found) > 1:
            raise Refused("which_game", {"games": tuple(found)})
        game = found[0].game
        assert game is not None, "lines without a game were left out"
        return await game_fact(connection, await load(context, connection, game))


def _means(table: TableFact, person: Person, channel: int | None) -> bool:
    """Whether a table found by its channel is meant: a thread's always, else only an own game."""
    return table.thread == channel or (
        table.state == "playing" and table.seat_of(person.id) is not None
    )


async def _mine(connection: Connection, person: Person) -> list[GameLine]:
    """Return a person's open and running tables, the most urgent first."""
    rows = await tables.seated(connection, person.id, ("open", "playing"))
    asked = [
        row
        for row in await tables.invited(connection, person.id)
        if row.id not in {one.id for one in rows}
    ]
    lines = await lines_of(connection, person, [*rows, *asked])
    return sorted(lines, key=_urgency)


_RANK = {"turn": 0, "giant": 1, "vote": 2, "invitation": 3, None: 4}


def _urgency(line: GameLine) -> tuple[int, float, int, int]:
    """Order by what is to be done, then by the time left, then by how long it has waited."""
    deadline = inf if line.deadline is None else line.deadline
    return _RANK[line.waits], deadline, line.since, line.table.id


async def lines_of(
    connection: Connection, person: Person, rows: Iterable[TableRow]
) -> list[GameLine]:
    """Return tables as lines of a list, as a person sees them."""
    found = list(rows)
    facts = await table_facts(connection, found)
    latest = await games.games_of_tables(connection, [row.id for row in found])
    asked = await _votes_open(connection, person, facts)
    return [
        _line(fact, person, latest.get(fact.id, [None])[-1], asks=fact.game in asked)
        for fact in facts
    ]


async def _votes_open(
    connection: Connection, person: Person, facts: Iterable[TableFact]
) -> set[int | None]:
    """Return the games whose open vote this person has not answered."""
    running = {fact.game: fact for fact in facts if fact.game and fact.state == "playing"}
    rows = await votes.open_votes(connection, [game for game in running if game])
    answered = {
        (ballot.vote_id, ballot.seat)
        for ballot in await votes.ballots(connection, [row.id for row in rows])
    }
    waiting: set[int | None] = set()
    for row in rows:
        fact = running[row.game_id]
        seat = fact.seat_of(person.id)
        if seat is None or (row.id, seat.seat) in answered:
            continue
        if seat.seat in voters(row, fact.seats):
            waiting.add(row.game_id)
    return waiting


def _line(fact: TableFact, person: Person, game: GameRow | None, *, asks: bool) -> GameLine:
    seat = fact.seat_of(person.id)
    on_turn = fact.seats[game.on_turn - 1] if game is not None and game.on_turn else None
    mine = on_turn is not None and on_turn.user == person.id and on_turn.person
    receives = game is not None and seat is not None and seat.person and _gets_giant(game, seat)
    waits: Waits = "turn" if mine else "giant" if receives else "vote" if asks else None
    if seat is None and any(
        one.user == person.id and one.state == "waiting" for one in fact.invited
    ):
        waits = "invitation"
    return GameLine(
        table=fact,
        game=fact.game,
        round=game.round if game is not None else 0,
        rounds=options_of(game).rounds if game is not None else 0,
        on_turn=on_turn,
        mine=seat.seat if seat is not None else None,
        waits=waits,
        since=game.turn_since if game is not None else fact.created,
        deadline=game.deadline if game is not None and game.ending is None else None,
        paused=game is not None and game.ending is None and game.paused_at is not None,
        over=game is not None and game.ending is not None,
        points=points_of(game) if game is not None else (),
    )


def _gets_giant(game: GameRow, seat: SeatFact) -> bool:
    return game.ending is None and seat.seat in (game.receiving or ())
