"""Reliability: how surely a person plays their turns, and what tables require of it.

It is forgiving: only the last 100 turns count, everybody starts with 20 good ones, and each
finished game adds more. It says nothing of skill; an announced absence costs nothing,
since clocks wait. Having one's data deleted begins nothing anew for a time (`marks`).
"""

from services.core.transaction import Transaction
from services.facts import Refused
from services.facts.people import ReliabilityFact
from services.facts.tables import Setup
from services.standing import marks
from store import Connection, reliability_log, tables

LAST = 100
GIVEN = 20
WARNED, SILENT = 1, 3
"""The weight of a missed turn: after a sign of life in it, or without any."""
FINISHED = 5
"""The weight of a finished game, in turns on time."""
NEWCOMER = 3
"""How many games at once a newcomer may play; each finished game adds one."""
LEFT_COUNTS = 30 * 24 * 3600
"""How long a seat counts that was given up or lost in a game that goes on without them."""
SETTLED = 10
"""After so many finished games there is no limit."""


async def reliability(connection: Connection, user: int, now: int) -> ReliabilityFact:
    """Return how reliable a person is."""
    known = await marks.known_as(connection, user)
    turns = await reliability_log.turns(connection, known, LAST)
    kinds = [turn.kind for turn in turns]
    since = turns[-1].at if len(turns) == LAST else 0
    finished = await reliability_log.count_finished(connection, known, since)
    on_time, warned, silent = (kinds.count(kind) for kind in ("on_time", "warned", "silent"))
    return ReliabilityFact(
        percent=percent(on_time + FINISHED * finished, WARNED * warned + SILENT * silent),
        on_time=on_time,
        warned=warned,
        silent=silent,
        finished=finished,
        games_at_once=at_once(await reliability_log.count_finished(connection, known, 0)),
        playing=await tables.count_seats(
            connection, user, ("open", "playing"), left_since=now - LEFT_COUNTS
        )
        + await marks.count_tables(connection, user),
    )


def percent(good: int, misses: int) -> int:
    """Return (20 + on time) / (20 + on time + misses) in percent, rounded down."""
    return 100 * (GIVEN + good) // (GIVEN + good + misses)


def at_once(finished: int) -> int | None:
    """Return how many games at once a person may play after so many finished ones; None: any."""
    return None if finished >= SETTLED else NEWCOMER + finished


async def check_seat(tx: Transaction, user: int, setup: Setup) -> None:
    """Refuse a seat in a transaction that gives it: nobody takes others meanwhile."""
    await tx.alone("user", user)  # who may sit down elsewhere in another process, too
    await check(tx.connection, user, setup, tx.now)


async def check(connection: Connection, user: int, setup: Setup, now: int) -> None:
    """Refuse a seat to people less reliable than the table requires, and to newcomers at their cap.

    A seat that was given up or lost counts until its game is over, but 30 days at most: otherwise
    giving up would be a way around the cap, and a game that never ends would keep them from all
    others. Refused: join_reliability (data asked, percent), join_cap (data games).
    """
    fact = await reliability(connection, user, now)
    if fact.percent < setup.reliability:
        data = {"asked": setup.reliability, "percent": fact.percent}
        raise Refused("join_reliability", data, ("open",))
    _check_cap(fact)


async def is_fresh(connection: Connection, user: int) -> bool:
    """Whether a person has not finished any game yet."""
    known = await marks.known_as(connection, user)
    return await reliability_log.count_finished(connection, known, 0) == 0


async def check_cap(tx: Transaction, user: int) -> None:
    """Refuse newcomers a new table beyond their cap. Refused: join_cap."""
    await tx.alone("user", user)
    _check_cap(await reliability(tx.connection, user, tx.now))


def _check_cap(fact: ReliabilityFact) -> None:
    if fact.games_at_once is not None and fact.playing >= fact.games_at_once:
        raise Refused("join_cap", {"games": fact.games_at_once}, ("games",))
