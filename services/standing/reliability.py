"""How surely a person plays their turns, and what tables ask of that.

Forgiving: the last 100 turns count, 20 are given to everybody, and each finished game heals. It is
apart from skill; an announced absence costs nothing, since clocks wait for it.
"""

from __future__ import annotations

from services.facts import Refused
from services.facts.people import ReliabilityFact
from services.facts.tables import Setup
from store import Connection, reliability_log, tables

LAST = 100
GIVEN = 20
WARNED, SILENT = 1, 3
"""What a missed turn counts: after a sign of life in it, or without any."""
FINISHED = 5
"""What a finished game counts, in turns on time."""
NEWCOMER = 3
"""So many games at once until the first one is finished; each finished one adds one."""
SETTLED = 10
"""Who has finished so many may play as many at once as they like."""


async def reliability(connection: Connection, user: int) -> ReliabilityFact:
    """Return how surely a person plays."""
    turns = await reliability_log.turns(connection, user, LAST)
    kinds = [deed.kind for deed in turns]
    since = turns[-1].at if len(turns) == LAST else 0
    finished = await reliability_log.count_finished(connection, user, since)
    on_time, warned, silent = (kinds.count(kind) for kind in ("on_time", "warned", "silent"))
    return ReliabilityFact(
        percent=percent(on_time + FINISHED * finished, WARNED * warned + SILENT * silent),
        on_time=on_time,
        warned=warned,
        silent=silent,
        finished=finished,
        games_at_once=at_once(await reliability_log.count_finished(connection, user, 0)),
        playing=await tables.count_seats(connection, user, ("open", "playing")),
    )


def percent(good: int, misses: int) -> int:
    """Return (20 + on time) / (20 + on time + misses) in percent, rounded down."""
    return 100 * (GIVEN + good) // (GIVEN + good + misses)


def at_once(finished: int) -> int | None:
    """Return how many games a person may play at once who has finished so many; None: any."""
    return None if finished >= SETTLED else NEWCOMER + finished


async def check(connection: Connection, user: int, setup: Setup) -> None:
    """Refuse a seat to who is less reliable than a table asks, and newcomers one game too many.

    A seat that was given up or lost counts as long as its game is played: else the cap could be
    walked around by giving up. Refused: join_reliability (data asked, percent), join_cap (data
    games).
    """
    fact = await reliability(connection, user)
    if fact.percent < setup.reliability:
        data = {"asked": setup.reliability, "percent": fact.percent}
        raise Refused("join_reliability", data, ("open",))
    _check_cap(fact)


async def check_cap(connection: Connection, user: int) -> None:
    """Refuse newcomers a table of their own beyond their cap. Refused: join_cap."""
    _check_cap(await reliability(connection, user))


def _check_cap(fact: ReliabilityFact) -> None:
    if fact.games_at_once is not None and fact.playing >= fact.games_at_once:
        raise Refused("join_cap", {"games": fact.games_at_once}, ("games",))
