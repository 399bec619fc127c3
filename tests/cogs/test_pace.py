"""The pace of edits and direct messages, in a loop whose time jumps."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from cogs.courier.pace import HELD, OLD, REFUSED, Pace
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
    """Five hundred of these take as many seconds; every fifth message at most is one of them."""

    async def work(loop: Jumping) -> None:
        pace, bulk = Pace(loop.time), list[float]()

        async def tell(user: int) -> None:
            await pace.direct(user, 1, bulk=True)
            bulk.append(loop.now)

        async def call(user: int) -> float:
            before = loop.now
            await pace.direct(user, 1, bulk=False)
            return loop.now - before

        telling = asyncio.gather(*(tell(user) for user in range(500)))
        waits = []
        for _ in range(10):
            await passed(loop, 7.3)
            waits += await asyncio.gather(*(call(user) for user in range(20)))
        assert max(waits) <= 26 * 0.2 + 1e-9
        await telling
        assert len(bulk) == 500
        assert min(later - earlier for earlier, later in pairwise(bulk)) >= 1.0 - 1e-9
        assert loop.now <= 510

    run(work)


@pytest.mark.parametrize("every", [0.05, 0.2, 0.8, 0.95])
def test_calls_without_end_hold_up_no_bulk(every: float) -> None:
    """However fast somebody is called again and again."""

    async def work(loop: Jumping) -> None:
        pace, bulk = Pace(loop.time), list[float]()

        async def call() -> None:
            while loop.now < 100:
                await pace.direct(1, 1, bulk=False)
                await passed(loop, every)

        async def tell(user: int) -> None:
            await pace.direct(user, 2, bulk=True)
            bulk.append(loop.now)

        calls = [asyncio.ensure_future(call()) for _ in range(6)]
        await asyncio.gather(*(tell(user) for user in range(10, 40)))
        for one in calls:
            one.cancel()
        await passed(loop, 1.0)
        assert bulk[-1] <= 30 * (1.0 + 0.2)

    run(work)


@pytest.mark.parametrize("bulk", [False, True])
def test_direct_messages_of_servers_come_in_turns(bulk: bool) -> None:
    async def work(loop: Jumping) -> None:
        pace, sent = Pace(loop.time), list[int]()

        async def write(user: int, server: int) -> None:
            await pace.direct(user, server, bulk=bulk)
            sent.append(server)

        canceled = asyncio.ensure_future(write(99, 1))
        many = [write(user, 1) for user in range(30)]
        writing = asyncio.gather(*many, write(50, 2), write(51, 2), write(52, 3))
        await asyncio.sleep(0)
        canceled.cancel()
        await writing
        assert len(sent) == 33
        assert sorted(sent[:5]) == [1, 1, 2, 2, 3]

    run(work)


def test_people_take_turns_for_what_comes_from_no_server() -> None:
    """And together those of one."""

    async def work(loop: Jumping) -> None:
        pace, sent = Pace(loop.time), list[int]()

        async def write(user: int, server: int = 0) -> None:
            await pace.direct(user, server, bulk=False)
            sent.append(user)

        await asyncio.gather(*(write(user) for user in (7, 7, 7, 8, 9)), write(1, 1), write(2, 1))
        assert sent == [7, 1, 8, 2, 9, 7, 7]

    run(work)


def test_who_takes_no_direct_messages_takes_nobodys_turn() -> None:
    async def work(loop: Jumping) -> None:
        pace, refusal = Pace(loop.time), OSError("no direct messages")
        pace.refuse_direct(1, refusal)
        for _ in range(100):
            with pytest.raises(OSError, match="no direct messages") as told:
                await pace.direct(1, 1, bulk=False)
            assert told.value is refusal
        await pace.direct(2, 1, bulk=False)
        assert loop.now == 0.0
        await passed(loop, REFUSED)
        await pace.direct(1, 1, bulk=False)

    run(work)


def test_after_a_refusal_as_too_fast_nothing_is_sent_for_a_while() -> None:
    """Neither calls nor others; each is told so at once."""

    async def work(loop: Jumping) -> None:
        pace = Pace(loop.time)
        await pace.direct(1, 1, bulk=False)
        pace.hold_direct()
        for bulk in (True, False):
            with pytest.raises(DirectMessagesHeld):
                await pace.direct(1, 1, bulk=bulk)
        assert loop.now <= 1.0
        await passed(loop, HELD)
        await pace.direct(1, 1, bulk=True)

    run(work)
