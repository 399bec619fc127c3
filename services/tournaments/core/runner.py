"""The job by which a cup goes on: step after step, each in one transaction.

Killed anywhere it is there again, finds the cup as its events have it, and goes on. It is done
with in a transaction that finds nothing to do, and plans when the next thing is.
"""

from __future__ import annotations

from dataclasses import dataclass

import structlog

from services.core.context import House
from services.facts import NoRoom, Refused
from services.facts.tournaments import Cup
from services.state.tournament_hook import look_after
from services.tournaments.core import results, rounds, schedule, table_creation
from services.tournaments.core._first_entries import start_of
from services.tournaments.core.clocks import unseal
from services.tournaments.core.repository import load, write
from services.tournaments.core.schedule import Step
from services.tournaments.formats import RoundPlan
from store import jobs, tournaments
from store.rows import JobRow

_log = structlog.get_logger()

STEPS = 40
"""So many steps are taken at once, such as tables made."""
AGAIN = 20
"""So often a step is judged anew where something else was written first."""


@dataclass(frozen=True, slots=True)
class _Found:
    """Whether a step was taken; else when the cup is to be looked after, None: it waits."""

    taken: bool = False
    due: int | None = None


async def proceed(house: House, job: JobRow) -> bool:
    """Carry out what is due in a cup, and plan what comes next. Always done with it.

    After some steps the job stays as it is, so that what else is due has its turn in between.
    """
    if job.table_id is not None:
        await _note_result(house, job.table_id)
    misses = 0
    for _ in range(STEPS):
        cup = await _load(house, job.ref)
        try:
            found = await _take_step(house, cup)
            if not found.taken and await _rest(house, cup, job, found.due):
                return True
        except Refused as refused:
            misses += 1
            if refused.code != "busy" or misses > AGAIN:
                raise
    return True


async def _note_result(house: House, table: int) -> None:
    for attempt in range(AGAIN):
        try:
            async with house.write() as work:
                await results.note(house, work, table)
            return
        except Refused as refused:
            if refused.code != "busy" or attempt == AGAIN - 1:
                raise


async def _load(house: House, cup_id: int) -> Cup:
    async with house.read() as connection:
        return await load(house, connection, cup_id)


async def _take_step(house: House, cup: Cup) -> _Found:
    """Take the next step of a cup, if it is due. A table that can't be made holds no other up."""
    now = house.clock.now()
    later = failed = None
    for step in schedule.steps(cup, now):
        if step.at > now:
            later = step.at if later is None else min(later, step.at)
        elif step.kind == "ask":
            found = await _ask(house, cup, now)
            if found.taken:
                return found
            later = found.due
        else:
            try:
                await _do(house, cup, step)
            except (Refused, NoRoom):
                raise
            except Exception as error:
                failed = failed or error
                continue
            _log.info("cup.step", cup=cup.id, kind=step.kind)
            return _Found(taken=True)
    if failed is not None:
        raise failed
    return _Found(due=later)


async def _ask(house: House, cup: Cup, now: int) -> _Found:
    """Do what the cup's format wants next, if it is due."""
    wanted = await rounds.ask(house, cup, now)
    if wanted.step is None:
        return _Found(due=wanted.asks)
    if isinstance(wanted.step, RoundPlan) and not cup.rolls and schedule.pairs_at(cup) > now:
        return _Found(due=schedule.pairs_at(cup))
    await rounds.carry_out(house, cup, wanted)
    _log.info("cup.step", cup=cup.id, kind=type(wanted.step).__name__)
    return _Found(taken=True)


async def _do(house: House, cup: Cup, step: Step) -> None:
    if step.match is not None:
        await table_creation.begin(house, cup, step.match)
        return
    async with house.write() as work:
        if step.kind == "close":
            await write(work, cup, ("signup_ended", {"signup_until": cup.signup_until}))
        elif step.kind == "start":
            await write(work, cup, start_of(cup))
        else:
            assert step.round is not None, "a round that is over"
            where = {"stage": step.round.stage, "round": step.round.number}
            after = await write(work, cup, ("round_ended", where))
            await unseal(work, after, step.round.stage, step.round.number)


async def _rest(house: House, cup: Cup, job: JobRow, due: int | None) -> bool:
    """Be done with a job, and plan the next; False where something was written meanwhile."""
    async with house.write() as work:
        if not await tournaments.still(work.connection, cup.id, cup.version):
            return False
        await jobs.done(work.connection, job.id, work.now)
        if due is not None:
            await look_after(work, cup.id, due)
    return True
