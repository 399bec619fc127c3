"""The gateway is lost and found: what nobody could see waits, and hours are given back."""

from __future__ import annotations

import asyncio

import discord
import pytest
import structlog.testing

from sandbox.gateway import Connection, Op
from sandbox.models import SILENT, Json
from tests.e2e.faulty import Hasty
from tests.e2e.sitting import DAY, health, sit_down
from tests.e2e.stage import Stage

HOUR = 3600
OUT = "For 3 hours nobody could play here. Every clock got that time back."


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py reconnect at once."""
    for module in (discord.client, discord.http, discord.shard):
        monkeypatch.setattr(module, "asyncio", Hasty())


class Watch:
    """Notes when the bot loses its gateway and when it has it again; time passes in between."""

    def __init__(self, stage: Stage, seconds: int) -> None:
        outages = stage.services.outages
        self.lost, self.back = asyncio.Event(), asyncio.Event()
        lose, find = outages.gateway_lost, outages.gateway_back

        def lost() -> None:
            lose()
            if not self.lost.is_set():
                stage.manual.advance(seconds)
            self.lost.set()

        async def back() -> None:
            await find()
            self.back.set()

        outages.gateway_lost = lost  # type: ignore[method-assign]
        outages.gateway_back = back  # type: ignore[method-assign]


@pytest.mark.parametrize("how", ["dropped", "session void"])
async def test_hours_without_the_gateway_are_given_back(stage: Stage, how: str) -> None:
    """Resumed or not; said once, without a sound, and gone with the turn."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    before = (await sitting.fact()).clock
    watch = Watch(stage, 3 * HOUR)
    if how == "dropped":
        await stage.sandbox.faults.drop(4000)
    else:
        stage.sandbox.faults.invalidate()
    async with asyncio.timeout(20):
        await watch.lost.wait()
        await watch.back.wait()
    await stage.settle()
    after = (await sitting.fact()).clock
    assert before is not None
    assert after is not None
    assert before.deadline is not None
    assert after.deadline == before.deadline + 3 * HOUR
    (said,) = sitting.reports(OUT)
    assert said.flags & SILENT
    assert stage.labels(said) == ["Play"]
    await stage.press(name, said, "Play")
    await sitting.turn()
    assert sitting.reports(OUT) == []
    assert "last outage of 3 hours" in await health(stage)


@pytest.mark.parametrize("how", ["begun anew", "resumed"])
async def test_a_connection_that_is_never_answered_is_replaced(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Though its heartbeats are: twice Discord says nothing, then it is well again."""
    monkeypatch.setattr("cogs.greetings.PATIENCE", (0.3, 0.2))
    gateway, unanswered = stage.sandbox.gateway, list[int]()

    def silent(op: int) -> None:
        answer = gateway._answers[op]

        def perhaps(connection: Connection, data: Json) -> None:
            if len(unanswered) >= 2:
                answer(connection, data)
            unanswered.append(op)

        gateway._answers[op] = perhaps

    silent(Op.IDENTIFY)
    silent(Op.RESUME)
    watch = Watch(stage, 0)
    with structlog.testing.capture_logs() as logs:
        await (stage.sandbox.faults.drop() if how == "resumed" else stage.sandbox.faults.lose())
        watching = asyncio.create_task(stage.client._greetings.watch())
        async with asyncio.timeout(30):
            await watch.lost.wait()
            await watch.back.wait()
        watching.cancel()
    assert unanswered[0] == Op.RESUME
    assert unanswered[2] == Op.IDENTIFY
    told = [one["event"] for one in logs if one["event"] in ("client.unanswered", "client.back")]
    assert told.count("client.unanswered") >= 2
    assert told[-1] == "client.back"


async def test_no_turn_runs_out_while_the_gateway_is_away(stage: Stage) -> None:
    """Nothing is played or said before it is back, though the process is alive."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    watch = Watch(stage, 0)
    stage.sandbox.faults.reconnect()
    async with asyncio.timeout(20):
        await watch.lost.wait()
        await watch.back.wait()
    stage.services.outages.gateway_lost()
    await stage.pass_time(2 * DAY)
    assert await sitting.on_turn() == name
    await stage.services.outages.gateway_back()
    await stage.settle()
    assert await sitting.on_turn() == name
    assert len(sitting.reports("For 2 days nobody could play here.")) == 1
    await stage.pass_time(DAY)
    assert await sitting.on_turn() != name
    assert sitting.reports("nobody could play here") == []


@pytest.mark.parametrize(
    ("frame", "again"),
    [
        ('{"op":0,"t":"INTERACTION_CREATE","s":10000,"d":{}}', False),
        ('{"op":0,"t":"MESSAGE_DELETE","s":9999,"d":null}', False),
        ('{"op":0,"t":"THREAD_UPDATE","s":10002,"d":{}}', False),
        ('{"op":0,"t":"GUILD_CREATE","s":10001,"d":{"id":"5"}}', False),
        ('{"op":99}', False),
        ("garbage{", True),
        ("null", True),
        ("[]", True),
        ('{"op":10,"d":{}}', True),
        ('{"op":0,"t":"READY","s":10003,"d":{}}', True),
    ],
)
async def test_what_can_not_be_read_of_the_gateway_ends_nothing(
    stage: Stage, frame: str, *, again: bool
) -> None:
    """An event is left out; after anything else it connects again."""
    watch = Watch(stage, 0)
    stage.sandbox.faults.garble(frame)
    if again:
        async with asyncio.timeout(30):
            await watch.lost.wait()
            await watch.back.wait()
    answer = await stage.command("Ann", "games", "games")
    assert answer.only_for == stage.world.user("Ann").id
    assert watch.lost.is_set() == again
