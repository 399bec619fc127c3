"""The process that is killed: `bot.main`, with a hand on its own throat.

Started once by the parent, it imports the bot, then forks a life for each line (a `Plan`) it reads
and says in lines of JSON what becomes of it. Everything that dies is a whole process of its own.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import json
import os
import signal
import sys
import traceback
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any, Final, NoReturn

import sqlalchemy
import structlog

import bot
from cogs import base, client, codec, connection, log
from cogs.base import Click
from sandbox.endpoint import point_discord_at
from services.operations.jobs import Jobs, Lane
from tests.e2e.house import Sketch
from tests.kills.hands import HANDS, Hands, PushedClock
from tests.kills.plan import BY, BY_NIGHT, MIGRATING, SAID, STEPS, TOLD, Moment, Plan

PR_SET_PDEATHSIG: Final = 1

Event = MutableMapping[str, Any]


def tell(**values: object) -> None:
    """Write a line to the parent, at once and in one piece."""
    os.write(1, (json.dumps(values, default=str) + "\n").encode())


class Light(Sketch):
    """A renderer without workers."""

    async def warm(self) -> None:
        """There is nothing to warm."""


class Reaper:
    """A processor of log events that kills its own process at the planned one."""

    def __init__(self, plan: Plan, hands: Hands) -> None:
        self._plan = plan
        self._hands = hands
        self._count = 0
        self._first, _, self._event = plan.event.rpartition(" ")
        self._ending: int | None = None

    def __call__(self, logger: Any, method: str, event: Event) -> Event:
        """See an event pass."""
        del logger, method
        if event["event"] == "client.ready":
            tell(ready=True)
        if event["event"] == self._event and self._means(event):
            self._count += 1
            if self._count == self._plan.nth:
                tell(breath=dict(event))
                os.kill(os.getpid(), signal.SIGKILL)
        return event

    def _means(self, event: Event) -> bool:
        moment = self._plan.moment
        if moment in BY_NIGHT and not self._hands.moving:
            return False
        if self._event.startswith("courier."):
            waited = event["news"] in self._plan.news
            told = event["kind"] in TOLD.get(moment, SAID)
            return waited if self._first else told and not waited
        if self._event.startswith("turn."):
            return event["by"] in BY.get(moment, ("lord",))
        if self._event.startswith("jobs."):
            return str(event["kind"]).startswith("remind_")
        if self._event == "click.acknowledged":
            return ENDING.get("interaction") == int(event["interaction"])
        return True


ENDING: Final[dict[str, int]] = {}
"""The last End turn that is being acknowledged."""


def acknowledge_first(action: str) -> None:
    """Make a button acknowledge before its work, as it does where the answer takes long."""
    handler = base.handler_of(codec.CustomId(codec.GAME, 0, action))
    assert handler is not None, action

    @functools.wraps(handler)
    async def work(click: Click) -> None:
        if action == "end":
            ENDING["interaction"] = click.interaction.id
        await click.acknowledge()
        await handler(click)

    replace: dict[tuple[str, str], Callable[[Click], Awaitable[None]]] = base._HANDLERS
    replace[codec.GAME, action] = work


def rest_by(clock: PushedClock) -> None:
    """Let the clock know when a worker of the jobs rests."""
    rest = Jobs._rest

    async def resting(self: Jobs, due: int | None, lane: Lane) -> None:
        async with clock.at_rest():
            await rest(self, due, lane)

    Jobs._rest = resting  # type: ignore[method-assign]


def live(plan: Plan, port: int) -> int:
    """Be the bot until the planned end, or until told to stop; returns the exit status."""
    hands = Hands(Path(HANDS))
    reaper = Reaper(plan, hands)
    set_up = log.set_up

    def set_up_logging(level: str) -> None:
        set_up(level)
        structlog.configure(processors=[reaper, *structlog.get_config()["processors"]])

    def migrating(*found: Any) -> None:
        if found[2].startswith("CREATE"):
            reaper(None, "", {"event": MIGRATING})

    sqlalchemy.event.listen(sqlalchemy.Engine, "before_cursor_execute", migrating)
    if plan.moment is Moment.UNCOMMITTED or (plan.moment is Moment.DRAFT and plan.nth % 2):
        for action in ("end", *STEPS):
            acknowledge_first(action)
    log.set_up = set_up_logging
    robots = functools.partial(client.Castellan, guild_ready_timeout=0.05, clicks=1_000_000)
    clock = PushedClock(hands)
    rest_by(clock)
    vars(connection).update(Castellan=robots)
    vars(bot).update(SystemClock=lambda: clock)
    if not plan.pictures:
        vars(bot).update(Renderer=Light)
    point_discord_at(port)
    return bot.main(["run"])


def be(plan: Plan, port: int) -> NoReturn:
    """Live, and end this process whatever happens."""
    status = 70
    try:
        status = live(plan, port)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def die_with_parent() -> None:
    """Ask Linux to be killed when the parent ends, however it does."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main(port: int) -> None:
    """Fork a life for each plan, one after another."""
    die_with_parent()
    client.load()
    gc.freeze()
    tell(warm=True)
    while line := sys.stdin.readline():
        pid = os.fork()
        if pid == 0:
            die_with_parent()
            be(Plan.parse(line), port)
        tell(pid=pid)
        _, status = os.waitpid(pid, 0)
        tell(ended=os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main(int(sys.argv[1]))
