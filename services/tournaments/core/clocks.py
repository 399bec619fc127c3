"""The clocks of a tournament's games: they pause with it and end with its rounds.

What holds for all its games is written at once, in the transaction of the organizer's action. A job
for each game then updates its message and plans under its lock.
"""

import sys
from collections.abc import Callable
from contextlib import suppress

import structlog

from services.clocks.arithmetic import Span
from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE
from services.core.live_games import Live, load
from services.core.outbox_bodies import OutageBody
from services.core.transaction import Transaction
from services.facts import Refused
from services.facts.tournaments import Tournament
from services.offers.giants import after_last_turn
from services.outbox.announcements import Now, plan_decisions
from services.outbox.clock_refresh import refresh_clock
from services.outbox.table_changes import update_deadlines, update_opening
from services.play.vote_outcomes import resume_clock
from services.state.game_job import change_game
from services.state.table_facts import table_fact, table_row
from services.statistics.updates import JOB as STATISTICS_JOB
from services.tournaments.core.events import round_at
from services.tournaments.core.repository import load as load_cup
from services.tournaments.core.repository import read_ahead, write
from store import games, jobs, tables, tournament_games
from store.rows import JobRow, TableRow

_log = structlog.get_logger()

JOB = "cup_clock"
PAUSED = 1
"""The `ref` of a job that announces the tournament's pause in its game."""
SHORT_PAUSE = 3600
"""Seconds after which lords may have gone, so that whoever ends a pause leaves them half a turn."""


async def pause(tx: Transaction, tournament: Tournament) -> None:
    """Pause the clocks of all games of a tournament; its players may still play.

    Part of the transaction that writes the event "paused".
    """
    running = await tournament_games.running(tx.connection, tournament.id)
    await tournament_games.stop_clocks(tx.connection, tournament.id, tx.now)
    await _plan_refresh(tx, running, PAUSED)


async def resume(tx: Transaction, tournament: Tournament, seconds: int) -> None:
    """Resume the clocks: every round in progress ends so many seconds later.

    Part of the transaction that writes the event "resumed" with the same seconds.
    """
    await tournament_games.move_ends(tx.connection, tournament.id, seconds)
    await _plan_refresh(tx, await tournament_games.running(tx.connection, tournament.id))


async def move_ends(
    tx: Transaction, tournament: Tournament, stage: int, number: int, ends: int
) -> None:
    """Move the end of a round's tables, in the transaction that writes the event."""
    await tournament_games.set_ends(tx.connection, tournament.id, stage, number, ends)
    for match in round_at(tournament, stage, number).matches:
        if match.adjourned is not None:
            await tables.change_table(tx.connection, match.tables[-1], ends_at=match.adjourned)
    await _plan_refresh(
        tx, await tournament_games.running_in(tx.connection, tournament.id, stage, number)
    )


async def move_end_of(tx: Transaction, table: int, ends: int) -> None:
    """Move the end of one table, in the transaction that writes the event."""
    await tables.change_table(tx.connection, table, ends_at=ends)
    rows = await games.games_of_table(tx.connection, table)
    await _plan_refresh(tx, [row.id for row in rows[-1:] if row.ending is None])


async def unseal(tx: Transaction, tournament: Tournament, stage: int, number: int) -> None:
    """Open the sealed tables of a round that is over, in the transaction that writes the event.

    From then on their games count for statistics, as if they had ended now.
    """
    opened = await tournament_games.unseal(tx.connection, tournament.id, stage, number, tx.now)
    await jobs.add_jobs(tx.connection, tx.now, STATISTICS_JOB, games=opened)
    tx.woken.add("planned")


async def _plan_refresh(tx: Transaction, running: list[int], ref: int = 0) -> None:
    await jobs.add_jobs(tx.connection, tx.now, JOB, games=running, ref=ref)
    tx.woken.add("planned")


async def credit_outage(context: ServiceContext, owns: Callable[[int], bool], span: Span) -> None:
    """Extend all tournaments of some servers by an outage, each in a transaction of its own.

    It is done before the outage is stored, while nobody's time runs out, and may be done again:
    what was credited is not credited twice. A paused tournament gets the time back when it resumes.
    Its games are announced one by one, like all others. A tournament that can't be read or extended
    gets nothing: nobody plays in it.
    """
    async with context.read() as connection:
        live = await tournament_games.live(connection)
    for tournament, server in live:
        if owns(server):
            with suppress(Refused, *UNREADABLE):  # as below
                await read_ahead(context, tournament)
            async with context.write() as tx:
                part = _extend(context, tx, tournament, span)
                await tx.attempt(part, "cup.not_credited", tournament=tournament)


async def _extend(context: ServiceContext, tx: Transaction, number: int, span: Span) -> None:
    """Extend a tournament by an outage, unless it is paused."""
    await tournament_games.lock(tx.connection, number)
    tournament = await load_cup(context, tx.connection, number)
    seconds = span[1] - span[0] - _credited(tournament, span)
    if tournament.paused is None and seconds > 0:
        await write(tx, tournament, ("outage", {"seconds": seconds, "since": span[1] - seconds}))
        await tournament_games.move_ends(tx.connection, tournament.id, seconds)
        _log.info("cup.credited", tournament=tournament.id, seconds=seconds)


def _credited(tournament: Tournament, span: Span) -> int:
    """Return how many seconds of a time a tournament was extended by."""
    return sum(max(0, min(span[1], end) - max(span[0], at)) for at, end in tournament.outages)


async def take_back_outages(
    context: ServiceContext, tx: Transaction, owns: Callable[[int], bool]
) -> None:
    """Bring tournaments forward again by what was credited of the time after now.

    The clock was ahead, and was set back.
    """
    for tournament, server in await tournament_games.live(tx.connection):
        if owns(server):
            part = _bring_forward(context, tx, tournament)
            await tx.attempt(part, "cup.not_brought_forward", tournament=tournament)


async def _bring_forward(context: ServiceContext, tx: Transaction, number: int) -> None:
    await tournament_games.lock(tx.connection, number)
    tournament = await load_cup(context, tx.connection, number)
    seconds = _credited(tournament, (tx.now, sys.maxsize))
    if seconds > 0:
        await write(tx, tournament, ("outage", {"seconds": -seconds, "since": tx.now}))
        await tournament_games.move_ends(tx.connection, number, -seconds)
        _log.info("cup.brought_forward", tournament=number, seconds=seconds)


async def update_clock(context: ServiceContext, job: JobRow) -> bool:
    """Update the clock of a game to its tournament's state. Always completes the job."""
    return await change_game(
        context, job, lambda tx, live: _follow_tournament(context, tx, live, job.ref)
    )


async def _follow_tournament(
    context: ServiceContext, tx: Transaction, live: Live, ref: int
) -> Live:
    table = await table_row(tx.connection, live.row.table_id)
    assert table.cup_id is not None, "a tournament's table"
    spans = await tournament_games.pauses(tx.connection, table.cup_id)
    if spans and spans[-1][1] is None:
        return await _pause_clock(context, tx, table, live, ref)
    await update_opening(tx, table, live.row.id)
    if live.row.paused_at is not None:
        long = tx.now - live.row.paused_at > SHORT_PAUSE
        return await resume_clock(tx, live, 0, by_others=long)
    if after_last_turn(live.game.view()):
        fact = await table_fact(tx.connection, table)
        await plan_decisions(tx, Now(table, fact.seats, live))
        return live
    await refresh_clock(context, tx, live.row.id)
    return await load(context, tx.connection, live.row.id)


async def _pause_clock(
    context: ServiceContext, tx: Transaction, table: TableRow, live: Live, ref: int
) -> Live:
    """Pause the clock, also of a game that began meanwhile, and announce it once."""
    row = live.row
    if row.paused_at is None or row.deadline is not None:
        since = row.paused_at or tx.now
        await games.set_clock(tx.connection, row.id, paused_at=since, deadline=None)
    await update_deadlines(tx, table, row.id)
    if ref == PAUSED:
        body = OutageBody(0, "cup", row.turn_version)
        await tx.say(table, body, game=row.id, version=row.version)
    return await load(context, tx.connection, row.id)
