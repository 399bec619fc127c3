"""Long computation is done in a process of its own, and gives the same there."""

from __future__ import annotations

import pickle
from pathlib import Path

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
    worker = ProcessPool()
    world.services.context.compute = worker
    tournament = await world.begun(8)
    worker.close()
    assert len(tournament.rounds[0].matches) == 4
    assert tournament.seed is not None
