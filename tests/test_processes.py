"""Worker processes: they start when they are needed, and again when one has died."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from processes import ProcessPool, inline


def doubled(number: int) -> tuple[int, int]:
    """Return twice a number, and the process that computed it."""
    return 2 * number, os.getpid()


def failed() -> None:
    """Raise what a defect would."""
    raise LookupError("a defect")


async def test_inline_calls_the_function_here() -> None:
    """For tests and tools."""
    assert await inline(doubled, 4) == (8, os.getpid())


@pytest.mark.full
async def test_a_process_that_dies_is_replaced_for_all_who_wait() -> None:
    """What it raises is raised here, and costs it nothing."""
    worker = ProcessPool()
    try:
        twice, process = await worker(doubled, 4)
        assert twice == 8
        assert process != os.getpid()
        with pytest.raises(LookupError):
            await worker(failed)
        os.kill(process, signal.SIGKILL)
        found = await asyncio.gather(worker(doubled, 1), worker(doubled, 2), worker(doubled, 3))
        assert [number for number, _ in found] == [2, 4, 6]
        assert len({another for _, another in found} - {process}) == 1
    finally:
        worker.close()
    assert (await worker(doubled, 5))[0] == 10
    worker.close()
