"""Go through the checklist: print each line with what was seen, and delete what was made."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final

import locales
import processes
from cogs import discord_errors
from cogs.doctor.checklist import CHECKLIST, By, Line
from cogs.doctor.connection import why
from cogs.doctor.visit import Client, FailedError, SkippedError, Visit
from settings import Settings

WAIT: Final = 120.0
"""Seconds that each step waits for a person, if not chosen."""
OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


async def examine(settings: Settings, channel: int | None, wait: float = WAIT) -> int:
    """Examine a channel; return the exit status: 0 if no check has failed."""
    texts = locales.texts()
    if channel is None:
        _say(texts.plain("doctor-which-channel"))
        return USAGE
    async with Client(settings) as client:
        visit = Visit(settings, texts, client, channel, wait, _say)
        try:
            with _interruptible():
                return await _checked(visit)
        except asyncio.CancelledError:
            return INTERRUPTED
        finally:
            await _leave(visit)


async def _checked(visit: Visit) -> int:
    failed = 0
    for number, line in enumerate(CHECKLIST, 1):
        state, seen, fatal = await _look(visit, line)
        failed += state == "failed"
        key = "doctor-by-hand" if line.by is By.HAND else "doctor-line"
        state_word = visit.plain(f"doctor-state-{state}")
        do, see = (visit.plain(f"doctor-{what}-{line.id}") for what in ("do", "see"))
        _say(visit.plain(key, state=state_word, n=number, id=line.id, do=do, see=see, seen=seen))
        if fatal:
            return FAILED
    _say(visit.plain("doctor-sum", failed=failed))
    return FAILED if failed else OK


async def _look(visit: Visit, line: Line) -> tuple[str, str, bool]:
    """Do one line; return its state, what was seen, and whether all others are impossible."""
    if line.check is None:
        return "hand", "", False
    try:
        return "ok", await line.check(visit), False
    except SkippedError as skipped:
        return "hand" if line.by is By.PRESS else "skipped", skipped.text, False
    except FailedError as failed:
        return "failed", failed.text, failed.fatal
    except discord_errors.TROUBLE as error:
        return "failed", visit.plain("doctor-refused", why=why(error)), False


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Let Ctrl-C, SIGTERM and the like cancel this task, so that it can delete what it made."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    numbers = processes.endings()
    for number in numbers:
        loop.add_signal_handler(number, lambda: task and task.cancel())
    try:
        yield
    finally:
        for number in numbers:
            loop.remove_signal_handler(number)


async def _leave(visit: Visit) -> None:
    left = await visit.clean_up()
    if visit.asked:
        made = len(visit.made)
        _say(visit.plain("doctor-cleaned", made=made, left=len(left), urls=" ".join(left)))
    if visit.running is not None:
        await visit.client.close()
        await asyncio.gather(visit.running, return_exceptions=True)


def _say(text: str) -> None:
    print(text, flush=True)
