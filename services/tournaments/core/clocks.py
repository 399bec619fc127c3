"""The clocks of a cup's games: they stand and go on with it, and end with its rounds.

What holds for all its games at once is written in the transaction of the act itself, in one
statement. Then each game is set anew by a job of its own, under its lock: what its message says,
and what is planned.
"""

from __future__ import annotations

from collections.abc import Callable

import structlog

from services.clocks.arithmetic import Span
from services.core.context import House, Work
from services.core.live_games import Live, load
from services.facts.tournaments import Cup
from services.offers.giants import after_last_turn
from services.outbox.announcements import Now, plan_decisions
from services.outbox.clock_refresh import renew_game
from services.outbox.table_changes import show_clock
from services.play.vote_outcomes import go_on
from services.state.table_facts import table_fact, table_row
from services.statistics import JOB as ANNALS
from services.tournaments.core.repository import load as load_cup
from services.tournaments.core.repository import write
from store import games, jobs, tournament_games
from store.rows import JobRow, TableRow

_log = structlog.get_logger()

JOB = "cup_clock"
PAUSED = 1
"""The `ref` of a job whose game is told that its cup stands."""


async def pause(work: Work, cup: Cup) -> None:
    """Have the clocks of all games of a cup stand; who has the time may play on meanwhile.

    In the transaction that writes the event "paused".
    """
    running = await tournament_games.running(work.connection, cup.id)
    await tournament_games.stop_clocks(work.connection, cup.id, work.now)
    await _renew(work, running, PAUSED)


async def resume(work: Work, cup: Cup, seconds: int) -> None:
    """Have them go on: every round in progress ends so many seconds later.

    In the transaction that writes the event "resumed", with the same seconds.
    """
    await tournament_games.move_ends(work.connection, cup.id, seconds)
    await _renew(work, await tournament_games.running(work.connection, cup.id))


async def shift_ends(work: Work, cup: Cup, stage: int, number: int, ends: int) -> None:
    """Have the tables of a round end at another time, in the transaction that says so."""
    await tournament_games.set_ends(work.connection, cup.id, stage, number, ends)
    await _renew(work, await tournament_games.running_in(work.connection, cup.id, stage, number))


async def unseal(work: Work, cup: Cup, stage: int, number: int) -> None:
    """Open the sealed tables of a round that is over, in the transaction that says so.

    What follows from their games is noted from then on.
    """
    if await tournament_games.unseal(work.connection, cup.id, stage, number):
        await work.plan(work.now, ANNALS)


async def _renew(work: Work, running: list[int], ref: int = 0) -> None:
    await jobs.add_jobs(work.connection, work.now, JOB, games=running, ref=ref)
    work.woken.add("planned")


async def credit(house: House, work: Work, owns: Callable[[int], bool], span: Span) -> None:
    """Give all cups of some servers the time of an outage back, in the transaction that notes it.

    A cup that stands gets it back when it goes on. Its games are told one by one, as all are.
    """
    seconds = span[1] - span[0]
    for row in await tournament_games.live(work.connection):
        if not owns(row.server_id):
            continue
        cup = await load_cup(house, work.connection, row.id)
        if cup.paused is None:
            await write(work, cup, ("outage", {"seconds": seconds}))
            await tournament_games.move_ends(work.connection, cup.id, seconds)
            _log.info("cup.credited", cup=cup.id, seconds=seconds)


async def set_clock(house: House, job: JobRow) -> bool:
    """Set the clock of a game as its cup is now. Always done with it."""
    assert job.game_id is not None, "planned for a game"
    async with house.locked("game", job.game_id):
        async with house.write() as work:
            if not await jobs.done(work.connection, job.id, work.now):
                return True
            live = await load(house, work.connection, job.game_id)
            if live.row.ending is None:
                live = await _as_its_cup(house, work, live, job.ref)
        house.keep(live)
    return True


async def _as_its_cup(house: House, work: Work, live: Live, ref: int) -> Live:
    table = await table_row(work.connection, live.row.table_id)
    assert table.cup_id is not None, "a cup's table"
    spans = await tournament_games.pauses(work.connection, table.cup_id)
    if spans and spans[-1][1] is None:
        return await _stand(house, work, table, live, ref)
    if live.row.paused_at is not None:
        return await go_on(work, live, 0)
    if after_last_turn(live.game.view()):
        fact = await table_fact(work.connection, table)
        await plan_decisions(work, Now(table, fact.seats, live, takebacks=fact.setup.takeback))
        return live
    await renew_game(house, work, live.row.id)
    return await load(house, work.connection, live.row.id)


async def _stand(house: House, work: Work, table: TableRow, live: Live, ref: int) -> Live:
    """Have the clock stand, also of a game that began meanwhile, and say so once."""
    row = live.row
    if row.paused_at is None or row.deadline is not None:
        since = row.paused_at or work.now
        await games.set_clock(work.connection, row.id, paused_at=since, deadline=None)
    await show_clock(work, table, row.id)
    if ref == PAUSED:
        body = {"seconds": 0, "turn": row.turn_version, "why": "cup"}
        await work.say(table, "outage", body, game=row.id, version=row.version)
    return await load(house, work.connection, row.id)
