"""The renderer: equal pictures once, a bounded memory, and workers that may die."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from render import Renderer, RenderError, draw
from render.canvas import fonts
from render.requests import KingdomPicture, LadderPicture, LinePicture
from tests.render import positions
from tests.render.ladders import ladder

VIEW = positions.view("two", 3)
PICTURE = LinePicture(VIEW)


class Inline(Executor):
    """An executor that works at once, counts, and breaks as often as it is told to."""

    def __init__(self, breaks: int = 0) -> None:
        self.jobs = 0
        self.breaks = breaks

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.jobs += 1
        future: Future[Any] = Future()
        if self.breaks:
            self.breaks -= 1
            future.set_exception(BrokenProcessPool("a worker died"))
            return future
        try:
            future.set_result(fn(*args, **kwargs))
        except (ValueError, MemoryError, OSError) as error:
            future.set_exception(error)
        return future


def renderer(
    monkeypatch: pytest.MonkeyPatch, *, cache_bytes: int = 10**6, breaks: int = 0
) -> tuple[Renderer, Inline]:
    """A renderer without processes; its executor."""
    pool = Inline(breaks)
    drawing = Renderer(cache_bytes=cache_bytes)
    monkeypatch.setattr(drawing.processes, "_new_pool", lambda: pool)
    return drawing, pool


async def test_fonts_are_asked_by_a_worker_for_all_but_latin_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether a font has a letter takes two milliseconds: 250 rare ones, half a second."""
    drawing, pool = renderer(monkeypatch)
    assert (
        await drawing.undrawn(LinePicture(dataclasses.replace(VIEW, names=("Ána", "Žižka")))) == ()
    )
    assert pool.jobs == 0
    names = ("Ann", "王建国")
    await drawing.undrawn(LinePicture(dataclasses.replace(VIEW, names=names)), who=7)
    assert pool.jobs == 1


async def test_equal_requests_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two views of one state are one picture, though they are two objects."""
    drawing, pool = renderer(monkeypatch)
    again = LinePicture(positions.play_until(positions.start("two"), 3).view())
    assert again is not PICTURE
    assert await drawing.draw(PICTURE) == await drawing.draw(again)
    assert pool.jobs == 1


async def test_requests_at_the_same_time_share_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred watchers of one game cost one picture."""
    drawing, pool = renderer(monkeypatch)
    pictures = await asyncio.gather(*(drawing.draw(PICTURE) for _ in range(100)))
    assert len(set(pictures)) == 1
    assert pool.jobs == 1


async def test_each_theme_has_its_own_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture drawn for one theme is not shown in another."""
    drawing, pool = renderer(monkeypatch)
    dark = await drawing.draw(PICTURE)
    assert await drawing.draw(PICTURE) == dark
    assert await drawing.draw(PICTURE, theme="light") != dark
    assert pool.jobs == 2


async def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture used longest ago is forgotten first."""
    size = len(draw(PICTURE))
    drawing, pool = renderer(monkeypatch, cache_bytes=size + size // 2)
    await drawing.draw(PICTURE)
    await drawing.draw(KingdomPicture(VIEW, 1))
    await drawing.draw(PICTURE)
    assert pool.jobs == 3


async def test_a_broken_pool_is_replaced_and_the_picture_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One dead worker costs time, not a picture."""
    drawing, pool = renderer(monkeypatch, breaks=1)
    assert await drawing.draw(PICTURE) == draw(PICTURE)
    assert pool.jobs == 2


async def test_a_picture_that_kills_its_workers_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twice is enough; the next request is tried anew."""
    drawing, pool = renderer(monkeypatch, breaks=2)
    with pytest.raises(RenderError):
        await drawing.draw(PICTURE)
    assert await drawing.draw(PICTURE) == draw(PICTURE)
    assert pool.jobs == 3


@pytest.mark.parametrize("failure", [MemoryError(), OSError(24, "Too many open files")])
async def test_a_worker_without_memory_or_files_fails_like_one_that_dies(
    failure: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the text board answers."""
    drawing, _pool = renderer(monkeypatch)

    def fail(*_given: object, **_more: object) -> bytes:
        raise failure

    for step in ("draw", "warm_step"):
        monkeypatch.setattr(f"render.renderer.{step}", fail)
    with pytest.raises(RenderError):
        await drawing.draw(PICTURE)
    await drawing.warm()


async def test_an_error_is_told_and_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can't be drawn raises for everybody who waits, each time."""
    drawing, pool = renderer(monkeypatch)
    broken = KingdomPicture(VIEW, 1)
    with monkeypatch.context() as patched:
        patched.setattr("render.renderer.draw", _refuse)
        with pytest.raises(RenderError, match=r"KingdomPicture, ValueError, File .*_refuse"):
            await drawing.draw(broken)
    assert await drawing.draw(broken)
    assert pool.jobs == 2


def _refuse(*_: object, **__: object) -> bytes:
    raise ValueError("no")


async def test_a_caller_who_stops_waiting_leaves_the_others_their_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A cancelled click doesn't cancel the picture of another."""
    drawing, pool = renderer(monkeypatch)
    one = asyncio.create_task(drawing.draw(PICTURE))
    other = asyncio.create_task(drawing.draw(PICTURE))
    await asyncio.sleep(0)
    one.cancel()
    assert await other == draw(PICTURE)
    assert pool.jobs == 1


async def test_real_workers_draw_the_same_and_survive_a_kill() -> None:
    """A worker killed by the system is replaced; pictures are equal in every process."""
    async with Renderer(workers=1) as drawing:
        assert await drawing.draw(PICTURE) == draw(PICTURE)
        pool = drawing.processes._pool
        assert isinstance(pool, ProcessPoolExecutor)
        for worker in list(pool._processes):
            os.kill(worker, signal.SIGKILL)
        request = KingdomPicture(VIEW, 2)
        assert await drawing.draw(request) == draw(request)
        assert drawing.processes._pool is not pool


ORPHANS = """
import asyncio
from render import Renderer

async def main():
    drawing = Renderer(workers=1)
    pool = drawing.processes._pool = drawing.processes._new_pool()
    pool.submit(int).result()
    print(*pool._processes, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_workers_do_not_outlive_a_killed_parent(tmp_path: Path) -> None:
    """A bot that is killed leaves nothing behind."""
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS, encoding="utf-8")
    root = Path(__file__).parents[2]
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert parent.stdout is not None
    assert await parent.stdout.readline()
    parent.kill()
    await parent.wait()
    # The worker holds the parent's standard output open: the end of it is the worker's end.
    assert await asyncio.wait_for(parent.stdout.read(), timeout=20) == b""


async def test_a_closed_renderer_can_be_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing twice does no harm."""
    drawing, pool = renderer(monkeypatch)
    drawing.close()
    drawing.close()
    assert await drawing.draw(PICTURE)
    assert pool.jobs == 1


async def test_warming_asks_every_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Step by step, until no worker has anything left."""
    drawing, pool = renderer(monkeypatch)
    left = iter([True, True, True])
    monkeypatch.setattr("render.renderer.warm_step", lambda: next(left, False))
    await drawing.warm()
    assert pool.jobs == 6


async def test_a_picture_is_not_kept_waiting_by_warming(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn between two steps, though warming never ends by itself here."""
    drawing, _ = renderer(monkeypatch)
    monkeypatch.setattr("render.renderer.warm_step", lambda: True)
    warming = asyncio.create_task(drawing.warm())
    assert await asyncio.wait_for(drawing.draw(PICTURE), 30)
    assert not warming.done()
    warming.cancel()


async def test_which_names_cannot_be_drawn_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands in for them; those of another picture are asked for themselves."""
    drawing, pool = renderer(monkeypatch)
    rows = tuple(dataclasses.replace(row, name="Юрий \U00013080") for row in ladder().rows[:1])
    first = LadderPicture("A ladder", rows)
    found = await drawing.undrawn(first)
    assert [sign for sign, _ in found] == ["#1"]
    assert await drawing.undrawn(first) == found
    moved = LadderPicture("Later", (dataclasses.replace(rows[0], place=7),))
    assert [sign for sign, _ in await drawing.undrawn(moved)] == ["#7"]
    assert pool.jobs == 1
    await drawing.undrawn(ladder())
    assert pool.jobs == 2


def test_on_a_small_machine_one_process_draws_and_keeps_few_pictures() -> None:
    """Each holds up to 160 MB once it has drawn for a while."""
    small, usual = Renderer.of(small=True), Renderer.of(small=False)
    assert (small._workers, usual._workers) == (1, 2)
    assert small._limit < usual._limit


def test_a_worker_keeps_only_so_many_fonts_open() -> None:
    """Each size and weight takes 0.3 MB, and other alphabets bring more of them."""
    for size in range(20, 120):
        fonts.opened(fonts.PLAIN, 600, size)
    assert fonts.opened.cache_info().currsize <= 64
