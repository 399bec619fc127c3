"""The pace of edits and direct messages, in a loop whose time jumps."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from cogs.courier.pace import HELD, OLD, Pace
from cogs.discord_errors import DirectMessagesHeld
from tests.helpers.jumping import Jumping, passed, run

HOUR = 3600
LIMIT, WINDOW = 3, 6.0


def test_old_messages_of_a_channel_are_edited_at_the_pace_that_was_observed() -> None:
    """Never four in six seconds; another channel does not wait for them."""

    async def work(loop: Jumping) -> None:
        pace, times = Pace(loop.time), dict[int, list[float]]({1: [], 2: []})

        async def edit(channel: int, takes: float) -> None:
            async with pace.edit(channel, 2 * HOUR):
                times[channel].append(loop.now)
                await passed(loop, takes)

        edits = [edit(1, 0.3 * (number % 3)) for number in range(40)]
        await asyncio.gather(*edits, *(edit(2, 0) for _ in range(3)))
        assert max(times[2]) <= 4.0
        assert len(times[1]) == 40
        for first, fourth in zip(times[1], times[1][LIMIT:], strict=False):
            assert fourth - first >= WINDOW

    run(work)


def test_edits_of_a_channel_are_made_one_after_the_other() -> None:
    """Without pauses while its messages are young; a failure holds up nothing."""

    async def work(loop: Jumping) -> None:
        pace, running = Pace(loop.time), 0

        async def edit(number: int) -> None:
            nonlocal running
            async with pace.edit(1, OLD - 1):
                running += 1
                assert running == 1
                await passed(loop, 0.1)
                running -= 1
                if number == 3:
                    raise OSError

        done = await asyncio.gather(*(edit(number) for number in range(10)), return_exceptions=True)
        assert [one for one in done if one is not None] == [done[3]]
        assert loop.now == pytest.approx(1.0)

    run(work)


def test_calls_go_before_direct_messages_in_bulk() -> None:
    """Five hundred of these take as many seconds; a call waits for its like alone."""

    async def work(loop: Jumping) -> None:
        pace, bulk = Pace(loop.time), list[float]()

        async def tell() -> None:
            await pace.direct(bulk=True)
            bulk.append(loop.now)

        async def call() -> float:
            before = loop.now
            await pace.direct(bulk=False)
            return loop.now - before

        telling = asyncio.gather(*(tell() for _ in range(500)))
        waits = []
        for _ in range(10):
            await passed(loop, 7.3)
            waits += await asyncio.gather(*(call() for _ in range(20)))
        assert max(waits) <= 20 * 0.2 + 1e-9
        await telling
        assert len(bulk) == 500
        assert min(later - earlier for earlier, later in pairwise(bulk)) >= 1.0 - 1e-9

    run(work)


def test_after_a_refusal_as_too_fast_nothing_is_sent_for_a_while() -> None:
    """Neither calls nor others; each is told so at once."""

    async def work(loop: Jumping) -> None:
        pace = Pace(loop.time)
        await pace.direct(bulk=False)
        pace.hold_direct()
        for bulk in (True, False):
            with pytest.raises(DirectMessagesHeld):
                await pace.direct(bulk=bulk)
        assert loop.now <= 1.0
        await passed(loop, HELD)
        await pace.direct(bulk=True)

    run(work)
