"""What may be asked of a table, and whether it still is worth an answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from services.clocks import arithmetic
from services.clocks.deadlines import Timed, announced, left_of
from services.core.context import ServiceContext, Transaction
from services.core.live_games import Live, load, standing
from services.facts import Person, Refused
from services.facts.games import Asked, GameFact, MenuFact
from services.facts.tables import Pace, SeatFact, TableFact
from services.offers.giants import after_last_turn
from services.play.missed_turns import stirred
from services.play.seat_access import Chair, receives, refuse_over, sit
from services.state.game_facts import game_fact, lord_name
from store import Connection, games, votes
from store.rows import MoveRow, VoteRow

HOUR, DAY = 3600, 24 * 3600
LONGEST_PAUSE = 90 * DAY
ALL = 3
"""So many lords are present at least, where one who is only slow can be replaced: with fewer, one
alone would decide."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody asks of the table."""

    kind: Asked
    until: int = 0  # how long to pause; 0: until somebody goes on
    seat: int = 0  # whose lord is to be replaced
    guest: Person | None = None  # by whom, if anybody is named
    hours: int = 0  # of more time
    left: int | None = None  # as many hours could be given when the button was drawn


@dataclass(frozen=True, slots=True)
class Question:
    """A question that may be put: what is noted of it."""

    data: dict[str, Any] | None = None
    closes: int | None = None  # None: in three days
    at_once: bool = False  # it needs no answer


async def prepared(tx: Transaction, chair: Chair, wanted: Wanted) -> Question:
    """Return the question. Refused: what speaks against asking it."""
    return await _PREPARE[wanted.kind](tx, chair, wanted)


async def still_asked(
    connection: Connection, live: Live, table: TableFact, row: VoteRow, now: int
) -> bool:
    """Whether what is asked could still be done."""
    data = row.data or {}
    if row.kind == "time":
        return bool(data["began"] == live.row.turn_version)
    if row.kind == "takeback":
        rows = standing(await games.moves(connection, live.row.id))
        asks = table.seats[row.asked_by - 1].person
        return asks and any(move.version == data["version"] for move in rows)
    if row.kind == "replace":
        return await replaceable(connection, live, table, data["seat"], now)
    return True


# -- what may be asked -----------------------------------------------------------------------------


async def _abort(_tx: Transaction, _chair: Chair, _wanted: Wanted) -> Question:
    return Question()


async def _takeback(tx: Transaction, chair: Chair, _wanted: Wanted) -> Question:
    version, turns = going_back(chair, await games.moves(tx.connection, chair.live.row.id))
    return Question({"version": version, "turns": turns})


def going_back(chair: Chair, moves: Sequence[MoveRow]) -> tuple[int, int]:
    """Return the version of a lord's latest turn, and how many turns are taken back with it.

    Refused: takeback_off, takeback_free (nobody needs to be asked), takeback_none.
    """
    table, seat = chair.fact.table, chair.seat.seat
    if not table.setup.takeback:
        raise Refused("takeback_off", {}, ("look",))
    if chair.fact.may_take_back == seat:
        raise Refused("takeback_free", {}, ("takeback",))
    turns = {row.version: row for row in standing(moves) if not receives(row)}
    own = [row for row in turns.values() if row.seat == seat]
    if not own or own[-1].made_by == "resigned":
        raise Refused("takeback_none", {}, ("look",))
    version = own[-1].version
    return version, sum(one >= version for one in turns)


async def _pause(tx: Transaction, chair: Chair, wanted: Wanted) -> Question:
    refuse_pause(chair)
    if wanted.until and not tx.now < wanted.until <= tx.now + LONGEST_PAUSE:
        raise Refused("bad_until", {"days": LONGEST_PAUSE // DAY}, ("look",))
    return Question({"until": wanted.until})


def refuse_pause(chair: Chair) -> None:
    """Refuse what no clock can do. Refused: no_clock, paused."""
    table = chair.fact.table
    if table.setup.pace.kind == "none" or after_last_turn(chair.fact.view):
        raise Refused("no_clock", {"table": table.name}, ("look",))
    if chair.live.row.paused_at is not None:
        raise Refused("paused", {"table": table.name}, ("resume", "look"))


async def _replace(tx: Transaction, chair: Chair, wanted: Wanted) -> Question:
    table = chair.fact.table
    seats = [one for one in table.seats if one.seat == wanted.seat and one.user is not None]
    if not seats or seats[0].seat == chair.seat.seat:
        raise Refused("lord_unknown", {"text": str(wanted.seat)}, ("look",))
    lord = {"lord": lord_name(seats[0])}
    if not await replaceable(tx.connection, chair.live, table, wanted.seat, tx.now):
        away = await _honored(tx.connection, table, wanted.seat, tx.now)
        raise Refused("lord_away" if away else "not_idle", lord, ("look",))
    if wanted.guest is None:
        return Question({"seat": wanted.seat})
    if table.seat_of(wanted.guest.id) is not None:
        raise Refused("guest_seated", {"lord": wanted.guest.name}, ("look",))
    guest = {"guest_id": wanted.guest.id, "guest": wanted.guest.name}
    return Question({"seat": wanted.seat, **guest})


async def replaceable(
    connection: Connection, live: Live, table: TableFact, seat: int, now: int
) -> bool:
    """Whether a lord is idle: lost, absent, or silent for over half of the turn's time.

    Where only two are there, the other one waits until the time is over. Nobody is idle while the
    table honors that they have announced to be away.
    """
    one = table.seats[seat - 1]
    if await _honored(connection, table, seat, now):
        return False
    if not one.present:
        return one.user is not None and not one.resigned
    row = live.row
    if live.seat != seat or row.paused_at is not None or row.deadline is None:
        return False
    if sum(other.present for other in table.seats) < ALL:
        return False
    own = table.setup.pace.turn if row.banks is None else row.banks[seat - 1]
    left = await left_of(connection, row, Timed.of(table), now)
    if left is None or 2 * left >= own:
        return False
    return not await stirred(connection, live, seat)


async def _honored(connection: Connection, table: TableFact, seat: int, now: int) -> bool:
    """Whether a lord has announced to be away now, and the table honors that."""
    one = table.seats[seat - 1]
    return one.person and table.setup.vacation and await announced(connection, one.user, now)


async def _time(tx: Transaction, chair: Chair, wanted: Wanted) -> Question:
    """The lord on turn asks; any other lord gives at once."""
    live, table = chair.live, chair.fact.table
    if table.setup.pace.kind == "none":
        raise Refused("no_clock", {"table": table.name}, ("look",))
    most = await hours_left(tx.connection, live, table)
    if not 1 <= wanted.hours <= most:
        code = "time_limit" if most else "time_enough"
        raise Refused(code, {"hours": most}, ("look",))
    began = {"turn": live.turn, "began": live.row.turn_version}
    data = {"hours": wanted.hours, "seat": live.seat, **began}
    if chair.on_turn:
        return Question({**data, "asked_at": tx.now}, closes=live.row.deadline)
    return Question(data, at_once=True)


async def given_before(connection: Connection, chair: Chair, wanted: Wanted) -> int | None:
    """Return the gift of more time that a second press of its button means; None: it is new."""
    if wanted.kind != "time" or wanted.left is None or chair.on_turn:
        return None
    passed = await votes.passed(connection, chair.live.row.id, "time")
    left = await hours_left(connection, chair.live, chair.fact.table)
    mine = [one.id for one in passed if (one.data or {})["turn"] == chair.live.turn]
    return mine[-1] if mine and left != wanted.left else None


async def hours_left(connection: Connection, live: Live, table: TableFact) -> int:
    """Return how many hours the lord on turn can still get: once more the time of a turn.

    But none that lie after the end of a cup's round.
    """
    if live.seat is None or not table.seats[live.seat - 1].present:
        return 0
    if table.setup.pace.kind == "none" or after_last_turn(live.game.view()):
        return 0
    passed = await votes.passed(connection, live.row.id, "time")
    notes = [row.data or {} for row in passed]
    got = sum(one["hours"] for one in notes if one["turn"] == live.turn)
    most = most_hours(table.setup.pace) - int(got)
    if table.ends is not None and live.row.deadline is not None:
        most = min(most, -(-(table.ends - live.row.deadline) // HOUR))
    return max(0, most)


def most_hours(pace: Pace) -> int:
    """Return how many hours more a turn can get in all; at least one."""
    return max(1, arithmetic.usual_turn(pace) // HOUR)


_PREPARE: dict[str, Callable[[Transaction, Chair, Wanted], Awaitable[Question]]] = {
    "abort": _abort,
    "takeback": _takeback,
    "pause": _pause,
    "replace": _replace,
    "time": _time,
}


# -- the menu --------------------------------------------------------------------------------------


async def choices(context: ServiceContext, game: int, person: Person) -> MenuFact:
    """Return what a lord can do about a game as such. Refused: no_game, not_at_table."""
    async with context.read() as connection:
        live = await load(context, connection, game)
        fact = await game_fact(connection, live)
        own = fact.table.seat_of(person.id)
        if own is None:
            raise Refused("not_at_table", {"table": fact.table.name}, ("look", "follow"))
        may, table = MenuFact(fact, own), fact.table
        if fact.over or not own.person:
            return may
        if live.row.paused_at is None:
            may = replace(may, hours=await hours_left(connection, live, table))
        if fact.vote is not None:
            return may
        if table.tournament is not None:
            moves = await games.moves(connection, game)
            back = _may(lambda: going_back(Chair(live, fact, own), moves))
            return replace(may, ask_back=back)
        chair, moves = Chair(live, fact, own), await games.moves(connection, game)
        now, others = context.clock.now(), [one.seat for one in table.seats if one != own]
        idle = [one for one in others if await replaceable(connection, live, table, one, now)]
        return replace(
            may,
            ask_back=_may(lambda: going_back(chair, moves)),
            pause=_may(lambda: refuse_pause(chair)),
            replaceable=tuple(idle),
        )


async def turns_back(
    context: ServiceContext, game: int, person: Person
) -> tuple[GameFact, SeatFact, int]:
    """Return how many turns would be taken back by agreement. Refused: as going_back."""
    async with context.read() as connection:
        chair = await sit(context, connection, game, person)
        refuse_over(chair.fact)
        _, turns = going_back(chair, await games.moves(connection, game))
        return chair.fact, chair.seat, turns


def _may(ask: Callable[[], object]) -> bool:
    try:
        ask()
    except Refused:
        return False
    return True
