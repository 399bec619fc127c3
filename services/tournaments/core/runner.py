"""The job that advances a tournament step by step, each step in one transaction.

After a crash the job is still there, loads the tournament from its events, and continues. It is
done in a transaction that finds nothing to do and plans the next look.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import structlog

from services.core.context import ServiceContext
from services.facts import NoRoom, Refused
from services.facts.tournaments import Tournament
from services.state.tournament_jobs import plan_next_step
from services.statistics.ladders import NEWCOMER, strengths_of
from services.tournaments.announcing import relocation
from services.tournaments.core import results, rounds, schedule, table_creation
from services.tournaments.core.clocks import unseal
from services.tournaments.core.eligibility import start_event
from services.tournaments.core.events import round_keys
from services.tournaments.core.repository import load, read_ahead, write
from services.tournaments.core.schedule import Step
from services.tournaments.core.setups import table_for
from services.tournaments.formats import RoundPlan
from store import Connection, jobs, tournaments
from store.rows import JobRow

_log = structlog.get_logger()

NO_PLACE = 1800
"""Seconds until a tournament without a channel looks for one again."""
MAX_ATTEMPTS = 20
"""Most attempts at a step when something else is written first."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Whether a step was taken; if not, when to look again (None: no time is known)."""

    taken: bool = False
    due: int | None = None


async def advance(context: ServiceContext, job: JobRow) -> bool:
    """Take the next step that is due in a tournament; if none is, plan what comes next.

    One step only, such as creating a table: then the job stays planned, and other servers have
    their turn. Always completes the job, sooner or later.
    """
    if job.table_id is not None:
        await read_ahead(context, job.ref)
        await _record_result(context, job.table_id)
    for _ in range(MAX_ATTEMPTS):
        async with context.read() as connection:
            tournament = await load(context, connection, job.ref)
        try:
            found = await _take_step(context, tournament)
            if found.taken or await _complete_job(context, tournament, job, found.due):
                return True
        except Refused as refused:
            if refused.code != "busy":
                raise
    raise Refused("busy")


async def _record_result(context: ServiceContext, table: int) -> None:
    for attempt in range(MAX_ATTEMPTS):
        try:
            async with context.write() as tx:
                await results.record_result(context, tx, table)
            return
        except Refused as refused:
            if refused.code != "busy" or attempt == MAX_ATTEMPTS - 1:
                raise


async def _take_step(context: ServiceContext, tournament: Tournament) -> _Outcome:
    """Take the next step of a tournament that is due. A table that fails delays no other."""
    now = context.clock.now()
    if not await relocation.has_place(context, tournament):
        return _Outcome(due=now + NO_PLACE)
    later = failed = None
    for step in schedule.steps(tournament, now):
        if step.at > now:
            later = step.at if later is None else min(later, step.at)
        elif step.kind == "ask":
            found = await _ask_format(context, tournament, now)
            if found.taken:
                return found
            later = found.due
        else:
            try:
                await _carry_out(context, tournament, step)
            except (Refused, NoRoom):
                raise
            except Exception as error:
                failed = failed or error
                continue
            _log.info("cup.step", tournament=tournament.id, kind=step.kind)
            return _Outcome(taken=True)
    if failed is not None:
        raise failed
    return _Outcome(due=later)


async def _ask_format(context: ServiceContext, tournament: Tournament, now: int) -> _Outcome:
    """Carry out what the tournament's format wants next, if it is due."""
    wanted = await rounds.ask_format(context, tournament, now)
    if wanted.step is None:
        return _Outcome(due=wanted.asks)
    if (
        isinstance(wanted.step, RoundPlan)
        and not (tournament.rolls or rounds.is_begun(tournament, wanted.step))
        and schedule.next_pairing_at(tournament) > now
    ):
        return _Outcome(due=schedule.next_pairing_at(tournament))
    if wanted.closes > now:
        if tournament.closes is not None:
            return _Outcome(due=wanted.closes)
        await rounds.close(context, tournament, wanted)
        return _Outcome(taken=True)
    await rounds.carry_out(context, tournament, wanted)
    _log.info("cup.step", tournament=tournament.id, kind=type(wanted.step).__name__)
    return _Outcome(taken=True)


async def _carry_out(context: ServiceContext, tournament: Tournament, step: Step) -> None:
    if step.match is not None:
        await table_creation.create_table(context, tournament, step.match)
        return
    async with context.write() as tx:
        if step.kind == "close":
            await write(tx, tournament, ("signup_ended", {"signup_until": tournament.signup_until}))
        elif step.kind == "start":
            await write(tx, tournament, await _start(tx.connection, tournament))
        else:
            assert step.round is not None, "a round that is over"
            after = await write(tx, tournament, ("round_ended", round_keys(step.round)))
            await unseal(tx, after, step.round.stage, step.round.number)


async def _start(connection: Connection, tournament: Tournament) -> tuple[str, Mapping[str, Any]]:
    """Return the event with which a tournament begins, with the ratings that seed it.

    A team's is the mean of its lords'; who has none, at the side of who has, counts as a newcomer.
    """
    kind, data = start_event(tournament)
    if kind == "cancelled" or tournament.setup.seeding != "rating":
        return kind, data
    users = [lord.user for entry in tournament.entries for lord in entry.lords]
    table = table_for(tournament.setup, tournament.setup.size)
    known = await strengths_of(connection, tournament.server, table, users)
    ratings = []
    for entry in tournament.entries:
        if any(lord.user in known for lord in entry.lords):
            each = [known.get(lord.user, NEWCOMER) for lord in entry.lords]
            ratings.append([entry.number, sum(each) // len(each)])
    return kind, {**data, "ratings": ratings}


async def _complete_job(
    context: ServiceContext, tournament: Tournament, job: JobRow, due: int | None
) -> bool:
    """Complete a job and plan the next one; False if something was written meanwhile."""
    async with context.write() as tx:
        if not await tournaments.is_unchanged(tx.connection, tournament.id, tournament.version):
            return False
        await jobs.done(tx.connection, job.id, tx.now)
        if due is not None:
            await plan_next_step(tx, tournament.id, due)
    return True
