"""Long computation is done in a process of its own, and gives the same there."""

from __future__ import annotations

import os
import pickle
import signal
from pathlib import Path

import pytest
import structlog.testing

from processes import ProcessPool
from services import Services
from services.tournaments.core.rounds import next_step
from services.tournaments.core.table_assignment import DrawnTable, assign_tables
from services.tournaments.formats import RoundPlan
from tests.helpers.tournaments import TournamentWorld


async def test_what_is_reckoned_can_be_sent_and_comes_back(world: TournamentWorld) -> None:
    """A tournament, a round's plan and its draws survive being pickled."""
    tournament = await world.begun(5, size=3)
    tournament = await world.finish_round(tournament.id)
    sent = pickle.loads(pickle.dumps((next_step, tournament, assign_tables)))
    assert sent[1] == tournament
    assert tournament.seed is not None
    wanted = sent[0](sent[1], world.clock.now(), tournament.seed)
    assert wanted == next_step(tournament, world.clock.now(), tournament.seed)
    plan = wanted.step
    assert isinstance(plan, RoundPlan)
    drawn = [DrawnTable(table, (f"{number:02x}" * 32,)) for number, table in enumerate(plan.tables)]
    again, draws = pickle.loads(pickle.dumps((plan, drawn)))
    assert assign_tables(tournament, again, draws, tournament.seed) == assign_tables(
        tournament, plan, drawn, tournament.seed
    )


async def test_services_that_are_opened_have_a_process_to_reckon_in(database: Path) -> None:
    """It is begun when it is needed first, and ends with them."""
    world = TournamentWorld(database)
    await world.close()
    services = await Services.open(f"sqlite+aiosqlite:///{database}", clock=world.clock)
    assert isinstance(services.context.compute, ProcessPool)
    await services.close()


async def test_a_round_is_paired_in_a_process_of_its_own(world: TournamentWorld) -> None:
    """As it is in this one."""
    worker = ProcessPool(seconds=60)
    world.services.context.compute = worker
    tournament = await world.begun(8)
    worker.close()
    assert len(tournament.rounds[0].matches) == 4
    assert tournament.seed is not None


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no processes can be stopped here")
async def test_a_round_is_paired_although_a_worker_hangs(world: TournamentWorld) -> None:
    """It is killed, which one line says; other jobs are done, and the round is tried again."""
    worker = ProcessPool(seconds=1.0)
    world.services.context.compute = worker
    tournament = await world.publish(capacity=4)
    await world.enter(tournament.id, 4)
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    os.kill(await worker(os.getpid), signal.SIGSTOP)
    with structlog.testing.capture_logs() as logs:
        await world.to(tournament.start)
        assert (await world.tournament(tournament.id)).rounds == ()
        world.clock.advance(5)
        await world.services.jobs.run_due()
    assert len((await world.tournament(tournament.id)).rounds[0].matches) == 2
    told = [one for one in logs if one["log_level"] != "info" and one["log_level"] != "debug"]
    assert [(one["event"], one["kind"]) for one in told] == [("jobs.hung", "cup")]
    worker.close()
