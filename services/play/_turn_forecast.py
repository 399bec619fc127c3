"""Estimate when a person is on turn next, from the time other lords took for their turns."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import inf
from statistics import median

from engine import GameView
from services.core.context import ServiceContext
from services.core.live_games import Live, load, receives, without_takebacks
from services.facts import Person
from services.facts.games import GameFact
from services.facts.lists import Upcoming
from services.outbox.announcements import GRACE
from services.state.game_facts import game_fact
from store import Connection, games, tables
from store.rows import GameRow, MoveRow

LAST = 5
"""How many of a lord's latest turns count."""
FORESEEN = 10
"""In how many games the next turn is estimated at most: those whose turns in progress end first."""
LEAST = 2
"""With fewer turns of a lord no time is estimated."""


async def next_turn(context: ServiceContext, person: Person) -> Upcoming | None:
    """Return where a person who is on turn nowhere will probably be on turn first.

    None where that is not known of any game.
    """
    async with context.read() as connection:
        seated = await tables.seated(connection, person.id, ("playing",))
        rows = await games.games_of_tables(connection, [table.id for table in seated])
        running = [played[-1] for played in rows.values() if played[-1].ending is None]
        running.sort(key=lambda row: (inf if row.deadline is None else row.deadline, row.id))
        now = context.clock.now()
        found = [
            await _upcoming(connection, await load(context, connection, row.id), person, now)
            for row in running[:FORESEEN]
        ]
    return min((one for one in found if one is not None), key=_soonest, default=None)


def _soonest(one: Upcoming) -> tuple[int, bool, int, int]:
    return one.turns, one.seconds is None, one.seconds or 0, one.game


async def _upcoming(
    connection: Connection, live: Live, person: Person, now: int
) -> Upcoming | None:
    fact = await game_fact(connection, live)
    seat = fact.table.seat_of(person.id)
    coming = coming_seats(fact.view)
    if seat is None or not seat.person or seat.seat not in coming:
        return None
    before = coming[: coming.index(seat.seat)]
    rows = await games.moves(connection, live.row.id)
    seconds = _seconds(fact, before, durations(live.row, rows), now - live.row.turn_since)
    return Upcoming(fact.table, live.row.id, len(before), seconds)


def coming_seats(view: GameView) -> list[int | None]:
    """List the seats of the turns to come, through the next round; None: not known yet."""
    rest = [slot.seat for slot in view.order if not slot.done]
    return [*rest, *(slot.seat for slot in view.next_line)]


def durations(row: GameRow, rows: Iterable[MoveRow]) -> dict[int, list[int]]:
    """Return how long each seat took for its turns, oldest first, without those taken back."""
    taken: defaultdict[int, list[int]] = defaultdict(list)
    version, began = 0, row.started_at
    for move in without_takebacks(rows):
        if move.version != version and not receives(move):
            taken[move.seat].append(move.made_at - began)
            version, began = move.version, move.made_at
    return taken


def _seconds(
    fact: GameFact, before: Sequence[int | None], taken: dict[int, list[int]], waited: int
) -> int | None:
    """Add up the usual turns of the seats before; None where one is unknown or already late."""
    usual = [_usual(fact, seat, taken) for seat in before]
    known = [time for time in usual if time is not None]
    if len(known) < len(usual) or not known or known[0] <= waited:
        return None
    return round(sum(known)) - waited


def _usual(fact: GameFact, seat: int | None, taken: dict[int, list[int]]) -> float | None:
    if seat is None:
        return None
    if not fact.table.seats[seat - 1].person:
        return GRACE
    last = taken.get(seat, [])[-LAST:]
    return median(last) if len(last) >= LEAST else None
