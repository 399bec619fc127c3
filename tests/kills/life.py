"""The bot's lives, as the parent sees them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from tests.kills.plan import Plan

ROOT: Final = Path(__file__).parents[2]


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True)
class Life:
    """One process of the bot."""

    number: int
    plan: Plan
    pid: int = 0
    breath: Mapping[str, Any] | None = None
    """The log event it died at by its own hand."""
    ready: asyncio.Future[None] = field(default_factory=_future)
    over: asyncio.Future[int] = field(default_factory=_future)
    """Its exit status; −9 where it was killed."""

    @property
    def was_ready(self) -> bool:
        """Whether it came as far as being connected."""
        return self.ready.done() and not self.ready.cancelled()

    def kill(self) -> None:
        """Kill it from outside."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if not self.over.done():
            with suppress(ProcessLookupError):  # it has just died, and will be reported
                os.kill(self.pid, number)


class Process:
    """The warm process that lives are forked from."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self._warm: asyncio.subprocess.Process
        self._log: IO[bytes]
        self._lives = 0

    async def start(self) -> None:
        """Start it and wait until it is warm."""
        self._log = (self._folder / "bot.log").open("ab")
        command = (sys.executable, "-m", "tests.kills.child", str(self._port))
        self._warm = await asyncio.create_subprocess_exec(
            *command,
            cwd=self._folder,
            env=self._environment(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
        )
        assert "warm" in await self._read()

    def _environment(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("CASTELLAN_")}
        for name in ("DATABASE_URL", "SHARD_COUNT", "SHARD_IDS"):
            kept.pop(name, None)
        return kept | {
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "sandbox",
            "CASTELLAN_DATA": str(self._folder / "data"),
            "CASTELLAN_LOG": "INFO",
        }

    async def _read(self) -> dict[str, Any]:
        assert self._warm.stdout is not None
        line = await self._warm.stdout.readline()
        assert line, "the bot's process ended by itself: see bot.log"
        found: dict[str, Any] = json.loads(line)
        return found

    async def live(self, plan: Plan) -> tuple[Life, asyncio.Task[None]]:
        """Begin a life; the task hears what becomes of it."""
        assert self._warm.stdin is not None
        life = Life(self._lives, plan)
        self._lives += 1
        self._warm.stdin.write(f"{plan.text()}\n".encode())
        while not life.pid:
            self._note(life, await self._read())
        return life, asyncio.create_task(self._hear(life))

    async def _hear(self, life: Life) -> None:
        while not life.over.done():
            self._note(life, await self._read())

    def _note(self, life: Life, said: Mapping[str, Any]) -> None:
        life.pid = said.get("pid", life.pid)
        life.breath = said.get("breath", life.breath)
        if "ready" in said and not life.ready.done():
            life.ready.set_result(None)
        if "ended" in said:
            life.ready.cancel()
            life.over.set_result(said["ended"])

    async def stop(self) -> None:
        """End it; its lives end with it."""
        if self._warm.returncode is None:
            self._warm.kill()
        await self._warm.wait()
        self._log.close()
