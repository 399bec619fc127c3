"""Start a game: draw the seed, lay out the first line, call the first lord."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from ai import VERSION
from services.clocks.deadlines import Timed, begin_turn
from services.core.context import ServiceContext
from services.core.json_codec import rated_but, server_from_json, setup_from_json
from services.core.live_games import Live, new_game
from services.core.transaction import Transaction
from services.facts.tables import SeatFact, Setup, is_solo
from services.outbox.announcements import Now, announce_start
from services.standing import marks
from services.state.computers import with_computers
from services.state.table_facts import seat_facts
from store import games, people, tables, tournament_games
from store.rows import GameRow, TableRow


async def start_game(
    context: ServiceContext, tx: Transaction, table: TableRow, seed: str | None = None
) -> int:
    """Start the table's next game in this transaction; returns its id.

    A table never has two games of the same number, so one of two racing calls fails. `seed`: 64 hex
    digits if it has been drawn before; otherwise it is drawn now.
    """
    setup = setup_from_json(table.setup)
    rows = await tables.seats(tx.connection, table.id)
    seats, named = seat_facts(setup.lords, rows), {one.seat: one.marked for one in rows}
    row = GameRow(
        id=0,
        table_id=table.id,
        number=await games.next_number(tx.connection, table.id),
        options={**_options(setup), "fair": await _fair(tx, table), **_computers(seats)},
        names=[named.get(seat.seat, "") for seat in seats],
        icons=await _icons(tx, table, setup),
        seed=context.entropy(32).hex() if seed is None else seed,
        version=1,
        turn_version=1,
        started_at=tx.now,
        ended_at=None,
        ending=None,
        round=0,
        on_turn=None,
        turn_since=tx.now,
        result=None,
        winners=None,
        paused_at=await _paused_since(tx, table),
        rated=await _rated(tx, setup, seats),
    )
    live = await _insert(tx, row, Timed(setup, seats, table.ends_at))
    view = live.game.view()
    order = [slot.seat for slot in view.order]
    line = [slot.domino for slot in view.next_line]
    now = Now(table, seats, live)
    await announce_start(tx, now, order=order, line=line)
    return live.row.id


async def _rated(tx: Transaction, setup: Setup, seats: Sequence[SeatFact]) -> int:
    """Return for whom a new game is rated: not for those who had their data deleted lately.

    A game with hints is rated for nobody, taken or not: else a lord who loses could take one to
    undo it. Nor is one against computer lords alone, unless a loss has to be taken.
    """
    if setup.hints or (is_solo(seats) and not setup.counts_alone):
        return 0
    gone = [
        one.seat
        for one in seats
        if one.user is not None and await marks.was_deleted(tx.connection, one.user)
    ]
    return rated_but(gone)


async def _paused_since(tx: Transaction, table: TableRow) -> int | None:
    """Return since when a new game is paused: since now, if its tournament is."""
    if table.cup_id is None:
        return None
    spans = await tournament_games.pauses(tx.connection, table.cup_id)
    return tx.now if spans and spans[-1][1] is None else None


async def _fair(tx: Transaction, table: TableRow) -> dict[str, int]:
    """Return the server's numbers for votes: they stay as they are while the game goes on."""
    fair = server_from_json(await people.server_settings(tx.connection, table.server_id)).fair
    return asdict(fair)


def _options(setup: Setup) -> dict[str, Any]:
    """Return the engine's options as they are stored with the game."""
    return {
        "box": setup.box,
        "players": setup.lords,
        "variants": sorted(setup.variants),
        "teams": setup.teams,
        "giants": setup.giants,
        "court": setup.court,
        "quests": list(setup.quests),
    }


def _computers(seats: Sequence[SeatFact]) -> dict[str, Any]:
    """Return the version of the computer lords in a game that has any, to repeat their choices."""
    return {"ai": VERSION} if with_computers(seats) else {}


async def _icons(tx: Transaction, table: TableRow, setup: Setup) -> dict[str, str] | None:
    """Return the corrections of buildings that were agreed on, for a game that has buildings.

    At tables opened by earlier releases they are the server's now. A Dynasty keeps those of its
    first game.
    """
    if not setup.options().town:
        return None
    before = await games.games_of_table(tx.connection, table.id)
    if before:
        return dict(before[0].icons or {}) or None
    if setup.icons is not None:
        return dict(setup.icons) or None
    settings = await people.server_settings(tx.connection, table.server_id)
    return dict(server_from_json(settings).icons) or None


async def _insert(tx: Transaction, row: GameRow, timed: Timed) -> Live:
    game = new_game(row)
    assert game.turn is not None, "a new game has a first turn"
    begun = Live(replace(row, on_turn=game.turn.seat), game, None, 1)
    live = await begin_turn(tx, None, begun, timed)
    names = [name for name in GameRow.__dataclass_fields__ if name != "id"]
    values = {name: getattr(live.row, name) for name in names}
    game_id = await games.add_game(tx.connection, **values)
    return replace(live, row=replace(live.row, id=game_id))
