"""Tables as facts, and their seats, invitations and Dynasty."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

from engine.places import places
from services.core.json_codec import server_from_json, setup_from_json
from services.facts import Refused
from services.facts.names import numbered
from services.facts.tables import DynastyFact, InvitedFact, SeatFact, Setup, TableFact
from services.state.usual_lengths import usual_length
from store import Connection, games, people, tables
from store.rows import GameRow, InvitationRow, SeatRow, TableRow

DYNASTY = 3


async def table_row(connection: Connection, table: int) -> TableRow:
    """Return a table's row. Refused: no_table."""
    row = await tables.table(connection, table)
    if row is None:
        raise Refused("no_table", offers=("open",))
    return row


async def table_fact(connection: Connection, row: TableRow) -> TableFact:
    """Gather everything about a table."""
    seats = await tables.seats(connection, row.id)
    played = await games.games_of_table(connection, row.id) if row.state != "open" else []
    asked = await tables.invitations(connection, row.id) if row.state != "playing" else []
    after = None
    if row.state in ("over", "abandoned"):
        after = await tables.successor(connection, rematch_of=row.id)
    fact = _fact(row, seats, played, asked, after.id if after else None)
    if row.state != "open":
        return fact
    return replace(fact, usual=await usual_length(connection, row.server_id, fact.setup))


async def with_fair(connection: Connection, table: TableFact, game: GameRow) -> TableFact:
    """Add what holds for votes and takebacks, for which few readers ask.

    That is what its server had set when the game began; in games of earlier releases for takebacks.
    """
    settings = server_from_json(await people.server_settings(connection, table.server))
    return replace(table, fair=replace(settings.fair, **game.options.get("fair", {})))


async def table_facts(connection: Connection, rows: Iterable[TableRow]) -> tuple[TableFact, ...]:
    """Gather several tables in few queries, without their rematches and usual lengths."""
    found = tuple(rows)
    ids = [row.id for row in found]
    seats = await tables.seats_of_tables(connection, ids)
    played = await games.games_of_tables(connection, ids)
    asked = await tables.invitations_of_tables(connection, ids)
    return tuple(
        _fact(row, seats.get(row.id, []), played.get(row.id, []), asked.get(row.id, []), None)
        for row in found
    )


def _fact(
    row: TableRow,
    seats: Sequence[SeatRow],
    played: Sequence[GameRow],
    asked: Sequence[InvitationRow],
    rematch: int | None,
) -> TableFact:
    setup = setup_from_json(row.setup)
    sitting = seat_facts(setup.lords, seats)
    return TableFact(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        thread=row.thread_id,
        message=row.message_id,
        place=cast(Any, row.place),
        name=row.name,
        host=row.host_id,
        host_name=row.host_name,
        setup=setup,
        state=cast(Any, row.state),
        seats=sitting,
        invited=tuple(invited_fact(one) for one in asked if one.state != "accepted"),
        created=row.created_at,
        expires=row.expires_at if row.state == "open" else None,
        game=played[-1].id if played else None,
        dynasty=dynasty_fact(row, setup, sitting, played),
        rematch=rematch,
        tournament=row.cup_id,
        ends=row.ends_at,
        sealed=bool(row.sealed),
    )


def seat_facts(lords: int, seats: Iterable[SeatRow]) -> tuple[SeatFact, ...]:
    """Return every seat of a table, including free ones."""
    taken = {row.seat: row for row in seats}
    rows = [taken.get(seat) for seat in range(1, lords + 1)]
    named = numbered([row.marked if row else "" for row in rows])
    return tuple(
        _seat(seat, row, name) for seat, (row, name) in enumerate(zip(rows, named, strict=True), 1)
    )


def _seat(seat: int, row: SeatRow | None, name: str) -> SeatFact:
    if row is None:
        return SeatFact(seat, None, None)
    return SeatFact(
        seat,
        row.user_id,
        name,
        resigned=row.resigned_at is not None,
        resigned_turn=row.resigned_turn,
        missed=row.missed,
        absent=row.absent_since is not None,
        lost=row.lost_at is not None,
        left_at=row.resigned_at if row.lost_at is None else row.lost_at,
        left_version=row.left_version,
        earlier=tuple(row.earlier or ()),
        bare=row.name if row.name != name else None,
        computer=row.computer,
    )


def last_invitation(rows: Sequence[InvitationRow], user: int) -> InvitationRow | None:
    """Return the last of somebody's invitations to a table.

    The question whether who sits there is still there is none.
    """
    own = [row for row in rows if row.user_id == user and not invited_fact(row).whether_there]
    return own[-1] if own else None


def invited_fact(row: InvitationRow) -> InvitedFact:
    """Return an invitation as a fact."""
    return InvitedFact(
        id=row.id,
        user=row.user_id,
        name=row.name,
        by=row.by_id,
        by_name=row.by_name,
        seat=row.seat,
        state=cast(Any, row.state),
        expires=row.expires_at,
    )


def away_at(seats: Sequence[SeatFact], played: Sequence[GameRow]) -> tuple[int, ...]:
    """Return the seats that were played for to the end of a table's games, or in all of them."""
    return tuple(
        seat.seat
        for seat in seats
        if seat.free or all(seat.seat in (game.away or ()) for game in played)
    )


def dynasty_fact(
    row: TableRow, setup: Setup, seats: Sequence[SeatFact], played: Sequence[GameRow]
) -> DynastyFact | None:
    """Add up the games of a Dynasty (R64): most points win, ties are shared.

    Partners both have their kingdom's points. Whoever was played for to the end, comes last.
    """
    if not setup.dynasty:
        return None
    results = tuple(
        tuple(game.result[seat % len(game.result)] for seat in range(setup.lords))
        for game in played
        if game.result is not None
    )
    totals = tuple(map(sum, zip(*results, strict=True))) if results else (0,) * setup.lords
    over = len(results) == DYNASTY
    away = away_at(seats, played) if over else ()
    gone = [_shared(seat, setup) <= set(away) for seat in range(1, setup.lords + 1)]
    placed = places([(total,) for total in totals], gone)
    won = tuple(seat for seat, place in enumerate(placed, 1) if place == 1 and not gone[seat - 1])
    return DynastyFact(
        number=max(len(played), 1),
        of=DYNASTY,
        games=results,
        totals=totals,
        winners=won if over else (),
        next_at=row.next_game_at,
        places=placed,
    )


def _shared(seat: int, setup: Setup) -> set[int]:
    """Return the seats of the kingdom of a seat."""
    kingdoms = setup.lords // 2 if setup.teams else setup.lords
    return set(range(1 + (seat - 1) % kingdoms, setup.lords + 1, kingdoms))
