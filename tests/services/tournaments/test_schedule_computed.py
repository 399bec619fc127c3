"""Long reckoning is done in a process of its own, and gives the same there."""

from __future__ import annotations

import pickle
from pathlib import Path

from services import Services
from services.core.worker import Worker
from services.tournaments.core.rounds import following
from services.tournaments.core.table_assignment import Drawn, laid_out
from services.tournaments.formats import RoundPlan
from tests.helpers.tournaments import CupWorld


async def test_what_is_reckoned_can_be_sent_and_comes_back(cups: CupWorld) -> None:
    """A cup, a round's plan and its draws survive being pickled; so nothing hangs on memory."""
    cup = await cups.begun(5, size=3)
    cup = await cups.finish_round(cup.id)
    sent = pickle.loads(pickle.dumps((following, cup, laid_out)))
    assert sent[1] == cup
    assert cup.seed is not None
    wanted = sent[0](sent[1], cups.clock.now(), cup.seed)
    assert wanted == following(cup, cups.clock.now(), cup.seed)
    plan = wanted.step
    assert isinstance(plan, RoundPlan)
    drawn = [Drawn(table, (f"{number:02x}" * 32,)) for number, table in enumerate(plan.tables)]
    again, draws = pickle.loads(pickle.dumps((plan, drawn)))
    assert laid_out(cup, again, draws, cup.seed) == laid_out(cup, plan, drawn, cup.seed)


async def test_services_that_are_opened_have_a_process_to_reckon_in(database: Path) -> None:
    """It is begun when it is needed first, and ends with them."""
    world = CupWorld(database)
    await world.close()
    services = await Services.open(f"sqlite+aiosqlite:///{database}", clock=world.clock)
    assert isinstance(services.house.compute, Worker)
    await services.close()


async def test_a_round_is_paired_in_a_process_of_its_own(cups: CupWorld) -> None:
    """As it is in this one."""
    worker = Worker()
    cups.services.house.compute = worker
    cup = await cups.begun(8)
    worker.close()
    assert len(cup.rounds[0].matches) == 4
    assert cup.seed is not None
