"""The loop of deliveries: no fault makes it spin, and a lane delivers one thing at a time."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from structlog.testing import capture_logs

from cogs.courier.delivery import OFTEN, SPAN, Delivery
from cogs.strikes import Strikes
from services.core.delivery_queue import Due
from services.core.shards import EVERY_SERVER, Share
from services.facts import NoRoom, Refused
from tests.helpers.clock import ManualClock


@dataclass(frozen=True)
class Thing:
    """What is delivered here."""

    id: int


@dataclass
class Script:
    """What is due, and what each step raises."""

    due: list[Due]
    begins: dict[int, Exception] = field(default_factory=dict)
    says: dict[int, Exception] = field(default_factory=dict)
    broken: Exception | None = None  # raised by `due`
    hold: asyncio.Event | None = None  # set: what is being said waits for it


class Things:
    """What waits to be delivered here."""

    def __init__(self, clock: ManualClock, script: Script) -> None:
        self.clock = clock
        self.script = script
        self.woken = asyncio.Event()
        self.looks = 0
        self.last = (False, 0)
        self.noted: list[tuple[int, str, bool]] = []

    async def due(self, share: Share) -> tuple[Sequence[Due], int | None]:
        assert share is EVERY_SERVER
        self.looks += 1
        if self.script.broken is not None:
            raise self.script.broken
        return list(self.script.due), None

    async def wait(self, until: int) -> None:
        sleeping = asyncio.ensure_future(self.clock.wait(until))
        waking = asyncio.ensure_future(self.woken.wait())
        await asyncio.wait([sleeping, waking], return_when=asyncio.FIRST_COMPLETED)
        sleeping.cancel()
        waking.cancel()
        self.woken.clear()

    def wake(self) -> None:
        self.woken.set()

    async def failed(
        self, item: Thing, code: str, *, known: bool, final: bool = False, wait: int = 0
    ) -> int:
        self.last = (final, wait)
        self.noted.append((item.id, code, known))
        self.done(item.id)
        return self.clock.now()

    def done(self, id: int) -> None:
        self.script.due = [one for one in self.script.due if one.id != id]


class Loop(Delivery[Thing]):
    """A delivery of things, without Discord."""

    name = "things"
    concurrency = 3
    pause = 5

    def __init__(self, clock: ManualClock, script: Script) -> None:
        self.things = Things(clock, script)
        super().__init__(self.things, clock, lambda: EVERY_SERVER, Strikes())
        self.script = script
        self.begun: Counter[int] = Counter()
        self.said: list[int] = []
        self.saying: list[int] = []
        self.most = 0

    async def begin(self, id: int) -> Thing | None:
        self.begun[id] += 1
        if id in self.script.begins:
            raise self.script.begins[id]
        return Thing(id)

    async def send(self, item: Thing) -> bool:
        self.saying.append(item.id)
        self.most = max(self.most, len(self.saying))
        try:
            if self.script.hold is not None:
                await self.script.hold.wait()
            if item.id in self.script.says:
                raise self.script.says[item.id]
        finally:
            self.saying.remove(item.id)
        self.said.append(item.id)
        self.things.done(item.id)
        return True

    def log_fields(self, item: Thing) -> dict[str, Any]:
        return {"thing": item.id, "server": 1}


def lanes(*names: str) -> list[Due]:
    """Return something due in each lane, numbered from 1."""
    return [Due(number, name) for number, name in enumerate(names, 1)]


async def running(loop: Loop, seconds: float = 0.05) -> None:
    """Let the loop run for a moment; the clock stands."""
    task = asyncio.create_task(loop.run())
    await asyncio.sleep(seconds)
    if loop.script.hold is not None:
        loop.script.hold.set()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("error", [KeyError("hail"), Refused("busy"), NoRoom("full")])
async def test_what_can_not_be_begun_is_left_alone_for_a_while(error: Exception) -> None:
    """Nothing could be noted of it; everything else is delivered."""
    clock = ManualClock()
    loop = Loop(clock, Script(lanes("a", "b", "c"), begins={2: error}))
    await running(loop)
    assert loop.begun[2] == 1
    assert len(loop.said) == 2
    assert loop.things.looks < 10
    await running(loop)
    assert loop.begun[2] == 1
    clock.advance(5)
    await running(loop)
    assert loop.begun[2] == 2


async def test_it_is_tried_again_when_its_time_has_come() -> None:
    """The loop wakes for it by itself."""
    clock = ManualClock()
    loop = Loop(clock, Script(lanes("a"), begins={1: KeyError("hail")}))
    task = asyncio.create_task(loop.run())
    await asyncio.sleep(0.02)
    del loop.script.begins[1]
    clock.advance(5)
    await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert len(loop.said) == 1


async def test_a_look_that_fails_is_made_again_after_a_pause() -> None:
    loop = Loop(ManualClock(), Script([], broken=KeyError("gone")))
    await running(loop)
    assert loop.things.looks == 1


@pytest.mark.parametrize(
    ("error", "noted"),
    [
        (KeyError("key"), ("internal/KeyError", False)),
        (TimeoutError(), ("TimeoutError", False)),
        (discord.RateLimited(5.0), ("RateLimited", True)),
        (Refused("no_game"), ("internal/Refused", False)),
    ],
)
async def test_what_fails_is_noted(error: Exception, noted: tuple[str, bool]) -> None:
    """And whether it may have been posted all the same."""
    loop = Loop(ManualClock(), Script(lanes("a", "b"), says={1: error}))
    await running(loop)
    assert loop.things.noted == [(1, *noted)]
    assert len(loop.said) == 1


@pytest.mark.parametrize("ahead", [0, 86_400])
async def test_a_full_disk_brings_neither_lines_nor_tries_without_end(ahead: int) -> None:
    """One line, then rests that grow; once there is room, all is delivered at once.

    Also if the clock was ahead until then.
    """
    clock, everything = ManualClock(), range(1, 41)
    found = lanes(*map(str, everything))
    loop = Loop(clock, Script(found, begins=dict.fromkeys(everything, NoRoom("full"))))
    with capture_logs() as lines:
        task = asyncio.create_task(loop.run())
        for _ in range(120):
            await asyncio.sleep(0.002)
            clock.advance(1)
    assert len(lines) == 1, lines
    assert loop.begun.total() <= 6 * loop.concurrency
    loop.script.begins.clear()
    clock.advance(-ahead)
    for _ in range(60):
        await asyncio.sleep(0.002)
        clock.advance(1)
        loop.things.wake()  # as its naps do
    assert sorted(loop.said) == list(everything)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_busy_database_is_nobodys_failure() -> None:
    """What was posted and can't be noted now is tried again, and looked for."""
    loop = Loop(ManualClock(), Script(lanes("a"), says={1: Refused("busy")}))
    await running(loop)
    assert loop.things.noted == []
    assert loop.begun[1] == 1


async def test_of_one_lane_one_thing_is_delivered_at_once() -> None:
    """Of several lanes as many as there is room for; the end waits for them."""
    script = Script(lanes("a", "a", "b", "c", "d"), hold=asyncio.Event())
    loop = Loop(ManualClock(), script)
    task = asyncio.create_task(loop.run())
    await asyncio.sleep(0.02)
    assert loop.saying == [1, 3, 4]
    task.cancel()
    await asyncio.sleep(0.02)
    assert not task.done()
    assert script.hold is not None
    script.hold.set()
    await asyncio.gather(task, return_exceptions=True)
    assert len(loop.said) == 3


async def test_what_is_slow_leaves_places_to_the_rest() -> None:
    """It takes half of the places."""
    slow = [Due(number, f"edits {number}", slow=True) for number in range(1, 9)]
    script = Script([*slow, Due(9, "news")], hold=asyncio.Event())
    loop = Loop(ManualClock(), script)
    task = asyncio.create_task(loop.run())
    await asyncio.sleep(0.02)
    assert loop.saying == [1, 9]
    assert script.hold is not None
    script.hold.set()
    await asyncio.sleep(0.02)
    assert sorted(loop.said) == list(range(1, 10))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize(
    ("error", "waits"),
    [
        (discord.RateLimited(90.2), 91),
        (discord.RateLimited(1e9), 900),
        (discord.RateLimited(math.inf), 900),
        (OSError("reset"), 0),
    ],
)
async def test_a_long_rate_limit_is_waited_for_in_the_queue(error: Exception, waits: int) -> None:
    """Not in a place of the loop; never for longer than other failures, whatever it says."""
    loop = Loop(ManualClock(), Script(lanes("one"), says={1: error}))
    await loop.run_due()
    assert loop.things.last == (False, waits)


async def test_everything_that_is_due_is_delivered_in_the_end() -> None:
    """However many there are, a few at a time and each lane in order."""
    loop = Loop(ManualClock(), Script(lanes(*"abcabcabcabc")))
    await running(loop)
    assert sorted(loop.said) == list(range(1, 13))
    assert loop.most <= loop.concurrency
    assert all(loop.begun[number] == 1 for number in range(1, 13))


async def test_what_had_no_room_is_delivered_without_another_look() -> None:
    """What comes meanwhile is found when that is done."""
    script = Script(lanes(*map(str, range(30))))
    loop = Loop(ManualClock(), script)
    script.due = script.due[:29]
    task = asyncio.create_task(loop.run())
    for _ in range(10):
        await asyncio.sleep(0)
    assert 0 < len(loop.said) < 29
    script.due.append(Due(30, "late"))
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert sorted(loop.said) == list(range(1, 31))
    assert loop.said[-1] == 30
    assert loop.things.looks <= 4


class Broad(Loop):
    """A delivery with as many places as a server alone can't take."""

    concurrency = 4


async def test_a_server_whose_channel_is_full_keeps_nobody_waiting() -> None:
    """While others have something to say it has a quarter of the places, and else three."""
    script = Script([Due(id, f"news {id}", server=1) for id in range(1, 9)], hold=asyncio.Event())
    loop = Broad(ManualClock(), script)
    task = asyncio.create_task(loop.run())
    await asyncio.sleep(0.02)
    assert loop.saying == [1, 2, 3]
    script.due = [*script.due, Due(20, "news 20", server=2)]
    loop.things.wake()
    await asyncio.sleep(0.02)
    assert loop.saying == [1, 2, 3, 20]
    assert script.hold is not None
    script.hold.set()
    await asyncio.sleep(0.05)
    assert sorted(loop.said) == [1, 2, 3, 4, 5, 6, 7, 8, 20]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_server_that_is_refused_too_often_waits() -> None:
    """Discord shuts out a bot that is refused all the time, and with it every other server."""
    clock = ManualClock()
    refusal = discord.Forbidden(Mock(status=403, reason="Forbidden"), {"code": 50001})
    loop = Loop(clock, Script([], says=dict.fromkeys(range(OFTEN + 2), refusal)))
    waits = []
    for id in range(OFTEN + 2):
        await loop.deliver(id)
        waits.append(loop.things.last[1])
    assert waits == [0] * OFTEN + [SPAN] * 2
    clock.advance(SPAN)
    await loop.deliver(1)
    assert loop.things.last == (False, 0)
