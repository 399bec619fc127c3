"""An answer that takes too long is promised after two seconds, once; in a loop whose time jumps."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from typing import Any, cast

import pytest

from cogs.base import LATEST, Ask, Promise
from cogs.dispatch import guarded


class _Selector(selectors.DefaultSelector):
    """Waits for nothing: the time that would be waited for is over at once."""

    loop: Jumping

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "somebody waits for ever"
        self.loop.now += timeout
        return super().select(0)


class Jumping(asyncio.SelectorEventLoop):
    """A loop whose clock stands while there is something to do, and jumps to what comes next."""

    def __init__(self) -> None:
        self.now = 0.0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


class Answers:
    """What Discord was told, and when."""

    def __init__(self, loop: Jumping, *, takes: float = 0) -> None:
        self.loop, self.takes = loop, takes
        self.told: list[tuple[float, str]] = []

    async def acknowledge(self) -> None:
        await passed(self.loop, self.takes)
        self.told.append((self.loop.now, "promised"))

    async def answer(self, promise: Promise, after: float) -> None:
        await passed(self.loop, after)
        await promise.kept()
        self.told.append((self.loop.now, "answered"))


async def passed(loop: Jumping, seconds: float) -> None:
    """Wait until so much of the loop's time has passed."""
    over = loop.create_future()
    loop.call_later(seconds, over.set_result, None)
    await over


def run(work: Callable[[Jumping], Coroutine[Any, Any, None]]) -> None:
    loop = Jumping()
    try:
        loop.run_until_complete(work(loop))
    finally:
        loop.close()


@pytest.mark.parametrize(
    ("takes", "after", "told"),
    [
        (0, 1.9, [(1.9, "answered")]),
        (0, 2.5, [(2.0, "promised"), (2.5, "answered")]),
        (0.7, 2.1, [(2.7, "promised"), (2.7, "answered")]),
        (0, 60, [(2.0, "promised"), (60.0, "answered")]),
    ],
)
def test_an_answer_is_promised_before_discord_gives_up(
    takes: float, after: float, told: list[tuple[float, str]]
) -> None:
    """Not where it comes in time; a promise on its way arrives before the answer."""

    async def work(loop: Jumping) -> None:
        answers, promise = Answers(loop, takes=takes), Promise()
        promise.make(answers.acknowledge, LATEST)
        await answers.answer(promise, after)
        await passed(loop, 10)
        assert [(round(at, 3), what) for at, what in answers.told] == told

    run(work)


def test_a_promise_that_fails_does_not_keep_the_answer_back() -> None:
    """Discord may refuse it, where the answer was quicker after all."""

    async def work(loop: Jumping) -> None:
        async def fails() -> None:
            raise OSError("too late")

        promise = Promise()
        promise.make(fails, LATEST)
        await passed(loop, 3)
        await promise.kept()
        await promise.kept()

    run(work)


class _Response:
    """The one answer that an interaction has."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.type: object = None

    def is_done(self) -> bool:
        return bool(self.answers.told)

    async def defer(self, *, ephemeral: bool, thinking: bool = False) -> None:
        del ephemeral, thinking
        await self.answers.acknowledge()


class _Someone:
    """As much of an interaction, its app and its reader as an answer that takes long needs."""

    def __init__(self, answers: Answers) -> None:
        self.id, self.message, self.unreached = 7, None, False
        self.user = self
        self.services = self
        self.response = _Response(answers)

    def handling(self, _interaction: int, _user: int) -> Any:
        return nullcontext()


@pytest.mark.parametrize(("after", "promised"), [(1.0, False), (9.0, True)])
def test_whatever_a_command_waits_for_it_is_acknowledged(after: float, *, promised: bool) -> None:
    """`guarded` makes the promise, and takes it back when the work is done."""

    async def work(loop: Jumping) -> None:
        answers = Answers(loop)
        someone = cast(Any, _Someone(answers))
        await guarded(Ask(someone, someone, someone), lambda: passed(loop, after))
        await passed(loop, 10)
        assert answers.told == ([(LATEST, "promised")] if promised else [])

    run(work)
