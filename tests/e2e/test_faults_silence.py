"""Connections that are dead without anybody telling us."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.faulty import POST, _no_pauses, check_once, report_of
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage

__all__ = ["_no_pauses"]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot give up soon on a request that is not answered."""
    monkeypatch.setattr("cogs.answers.UNANSWERED", 3.0)


@pytest.mark.parametrize("after", [False, True])
async def test_a_report_is_said_though_a_request_is_never_answered(
    stage: Stage, after: bool
) -> None:
    """Nobody waits five minutes for it, and it is said once."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    hold = stage.sandbox.faults.hold(POST, 1, after=after)
    async with asyncio.timeout(60):
        await sitting.turn()
        await hold.reached()
        while await stage.services.outbox.waiting():
            await stage.pass_time(5)
    await check_once(sitting, await report_of(sitting, name))
