"""The queue of pictures: who goes first, who waits, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from render import Crowded, Renderer
from render.lanes import Lane, Lanes, lane_of
from render.requests import (
    GamePicture,
    KingdomPicture,
    ListPicture,
    PanelPicture,
    TablePicture,
)
from tests.render import positions

VIEW = positions.view("two", 3)
ANN, BEN, CARA = 1, 2, 3


class Desk:
    """Pictures that are drawn until they are told to be done."""

    def __init__(self, workers: int = 2, patience: float = 60) -> None:
        self.lanes = Lanes(workers, patience)
        self.begun: list[str] = []
        self._done: dict[str, asyncio.Event] = {}

    async def ask(self, name: str, lane: Lane, who: int) -> asyncio.Task[None]:
        """Queue a picture."""
        self._done[name] = asyncio.Event()

        async def draw() -> None:
            async with self.lanes.place(lane, who):
                self.begun.append(name)
                await self._done[name].wait()

        task = asyncio.create_task(draw())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return task

    async def finish(self, name: str) -> None:
        """Finish a picture, and let the next one begin."""
        self._done[name].set()
        for _ in range(4):
            await asyncio.sleep(0)

    async def finish_all(self) -> None:
        """Finish all in the order in which they begin."""
        place = 0
        while place < len(self.begun):
            await self.finish(self.begun[place])
            place += 1


async def test_turns_go_first_and_animations_last() -> None:
    """In the order of the lanes, however late they came."""
    desk = Desk(workers=1)
    await desk.ask("first", Lane.ANIMATIONS, ANN)
    for name, lane in (("gif", 2), ("table", 1), ("panel", 0)):
        await desk.ask(name, Lane(lane), BEN)
    await desk.finish_all()
    assert desk.begun == ["first", "panel", "table", "gif"]


async def test_people_wait_in_turns() -> None:
    """Somebody with many pictures comes again after everybody else."""
    desk = Desk(workers=1)
    for name in ("a1", "a2", "a3"):
        await desk.ask(name, Lane.LOOKS, ANN)
    await desk.ask("b1", Lane.LOOKS, BEN)
    await desk.ask("c1", Lane.LOOKS, CARA)
    await desk.finish_all()
    assert desk.begun == ["a1", "a2", "b1", "c1", "a3"]


async def test_a_worker_is_kept_free_of_animations() -> None:
    """A turn begins at once while six people replay animations."""
    desk = Desk(workers=2)
    for number in range(6):
        await desk.ask(f"gif{number}", Lane.ANIMATIONS, 10 + number)
    assert desk.begun == ["gif0"]
    await desk.ask("turn", Lane.TURNS, ANN)
    assert desk.begun == ["gif0", "turn"]


async def test_whoever_waits_too_long_is_told_so_and_the_bot_waits_on() -> None:
    """The place in the queue is given up; that of the bot's own picture is not."""
    desk = Desk(workers=1, patience=0)
    first = await desk.ask("first", Lane.TURNS, 0)
    person, bot = await desk.ask("person", Lane.TURNS, ANN), await desk.ask("bot", Lane.TURNS, 0)
    with pytest.raises(Crowded):
        await person
    await desk.finish_all()
    assert desk.begun == ["first", "bot"]
    await asyncio.gather(first, bot)


async def test_who_stops_waiting_takes_no_place() -> None:
    """Neither in the queue nor, stopped at the very moment of being called, in the pool."""
    desk = Desk(workers=1)
    await desk.ask("first", Lane.TURNS, ANN)
    gone = await desk.ask("gone", Lane.TURNS, BEN)
    called = await desk.ask("called", Lane.TURNS, CARA)
    gone.cancel()
    desk._done["first"].set()
    await asyncio.sleep(0)
    called.cancel()
    for _ in range(4):
        await asyncio.sleep(0)
    await desk.ask("last", Lane.TURNS, ANN)
    assert desk.begun == ["first", "last"]


def test_every_kind_of_picture_has_its_lane() -> None:
    """A new kind has to be looked at: the pictures of a turn in progress must not wait."""
    first = [kind.__name__ for kind in _kinds() if lane_of(kind.__new__(kind)) is Lane.TURNS]
    assert first == [
        "TurnPicture",
        "PanelPicture",
        "TownPicture",
        "BuildersPicture",
        "CrownsPicture",
        "CourtPicture",
        "QuestsPicture",
        "LinePicture",
        "EndPicture",
    ]
    later = [kind.__name__ for kind in _kinds() if lane_of(kind.__new__(kind)) is Lane.LOOKS]
    assert later[:3] == ["KingdomPicture", "TablePicture", "ScorePicture"]
    assert len(first) + len(later) + 1 == len(_kinds())


def _kinds() -> list[Any]:
    return [*GamePicture.__args__, *ListPicture.__args__]


class Held(Executor):
    """An executor whose pictures are drawn when told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Future[bytes]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[bytes] = Future()
        self.asked.append((type(fn.args[0]).__name__, future))  # type: ignore[attr-defined]
        return future


async def test_the_renderer_draws_no_more_at_once_than_it_has_workers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The pool's own queue, which knows no lanes, stays empty; equal pictures are drawn once."""
    pool, drawing = Held(), Renderer(workers=2)
    monkeypatch.setattr(drawing.processes, "_new_pool", lambda: pool)
    asked: list[tuple[Any, int]] = [(KingdomPicture(VIEW, seat), seat) for seat in (1, 2)]
    asked += [(TablePicture(VIEW, "A"), ANN), (TablePicture(VIEW, "A"), BEN)]
    asked += [(PanelPicture(VIEW, seat=1), CARA)]
    tasks = [asyncio.create_task(drawing.draw(one, who=who)) for one, who in asked]
    for place in range(4):
        for _ in range(9):
            await asyncio.sleep(0)
        assert len(pool.asked) == min(place + 2, 4)
        pool.asked[place][1].set_result(b"png")
    assert await asyncio.gather(*tasks) == [b"png"] * 5
    names = [name for name, _ in pool.asked]
    assert names == ["KingdomPicture", "KingdomPicture", "PanelPicture", "TablePicture"]


async def test_the_bot_gets_its_picture_though_a_person_gave_up_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It asks again for what the person no longer waits for."""
    pool, drawing = Held(), Renderer(workers=1, patience=0)
    monkeypatch.setattr(drawing.processes, "_new_pool", lambda: pool)
    first = asyncio.create_task(drawing.draw(KingdomPicture(VIEW, 1)))
    await asyncio.sleep(0)
    person = asyncio.create_task(drawing.draw(TablePicture(VIEW, "A"), who=ANN))
    await asyncio.sleep(0)
    bot = asyncio.create_task(drawing.draw(TablePicture(VIEW, "A")))
    with pytest.raises(Crowded):
        await person
    for place in range(2):
        for _ in range(9):
            await asyncio.sleep(0)
        pool.asked[place][1].set_result(b"png")
    assert [await first, await bot] == [b"png"] * 2
