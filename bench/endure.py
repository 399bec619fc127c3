"""Endurance of the real process: thousands of presses, its memory, and its slowest answers.

    python bench/endure.py --presses 20000 [--people 24] [--tables 10] [--seed S]

With `CASTELLAN_SMALL=yes` in front it measures what a small machine needs.

The bot runs as a process of its own, with its real pictures, on a simulated Discord in this one.
People open tables there, play, plan, take back, and type commands. Memory is what Linux counts: as
resident (RSS) of the bot's main process, and for all its processes with what they share counted
once (PSS). It grows by what the main process has at the end more than after the first 2,000
presses. The last line says it. The exit status is 1 if a press was not answered within 3 seconds,
or a screen differs from what was pressed before.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from asyncio.subprocess import Process
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

if not __package__:  # run as a file: python bench/endure.py
    sys.path[0] = str(Path(__file__).parents[1])

from sandbox import CannotDo, Sandbox
from sandbox.blobs import Blobs
from tests.kills.life import Life
from tests.kills.people import Robot
from tests.kills.plan import Moment, Plan
from tests.kills.town import Press, Town

ROOT = Path(__file__).parents[1]
RUN = "import sys; from sandbox.endpoint import point_discord_at; import bot; "
WARM = int(os.environ.get("WARM", "2000"))
"""Presses after which memory is counted: caches are filled, and all kinds of pictures drawn."""
COMMANDS = ("next", "games", "watch", "settings", "profile", "ladder", "honors", "stats", "rules")
TYPED = 0.25
"""How often somebody who has something to do types a command instead."""
PAUSE = 0.55
"""The seconds between two presses of a person: the bot takes ten in five."""
SLOW = 1.0
LIMITS = "openings.person=100000 openings.server=100000 votes.person=100000 votes.server=100000"
"""People play here in an hour what others play in a month."""
STILL = 120.0
"""Seconds without an answer after which nobody has anything to do any more."""
MEGABYTE = 1 << 20


class NoBlobs(Blobs):
    """Keeps no file: nobody looks at the pictures."""

    def keep(self, file: int, data: bytes) -> None:
        """Forget it at once."""


class Streets(Town):
    """A town that measures each answer, and keeps nothing of it."""

    def __init__(self, sandbox: Sandbox, seed: str, tables: int) -> None:
        super().__init__(sandbox, random.Random(seed), tables, (2, 2, 3, 4))
        self.life = Life(1, Plan(Moment.ELSEWHERE))
        self.seconds: defaultdict[str, list[float]] = defaultdict(list)
        self.answered = 0

    def _answered(self, press: Press) -> None:
        super()._answered(press)
        self.answered += 1
        kind = "/" + press.record.label if press.id is None else press.id.action
        latency = press.record.latency
        self.seconds[kind].append(3.0 if latency is None else latency)
        self.presses.clear()
        self.kept = [one for one in self.kept if one.id is None]

    async def _lost(self, press: Press) -> None:
        """Return when the answer came as a message beside the screen that was pressed."""
        while not press.record.followups:  # noqa: ASYNC110 - nothing else tells it
            await asyncio.sleep(0.2)


@dataclass
class Person(Robot):
    """One person, who also types commands, and never presses faster than people may."""

    pause: float = PAUSE
    commands: Sequence[str] = COMMANDS
    next: float = field(default=0.0)

    async def _act(self) -> bool:
        acted = await super()._act()
        if acted and self._chance(TYPED):
            await self._type(self.town.chance.choice(self.commands))
        return acted

    async def _type(self, command: str) -> None:
        await self._pause()
        try:
            record = self.town.sandbox.people.slash(self.user, self.town.channel, command)
        except CannotDo:  # the commands are not known yet
            return
        await self.town.answer(Press(self.user.id, record, self.town.heard_by()))

    async def _press(self, *given: object) -> object:  # type: ignore[override]
        await self._pause()
        return await super()._press(*given)  # type: ignore[arg-type]

    async def _pause(self) -> None:
        loop = asyncio.get_running_loop()
        wait, self.next = self.next - loop.time(), max(self.next, loop.time()) + self.pause
        if wait > 0:
            await asyncio.sleep(wait)


def resident(process: int) -> dict[int, int]:
    """Return the bytes in memory of a process and of each below it, by its id (Linux).

    What several of them share, such as libraries, counts in each.
    """
    found, parents = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        parents[int(folder.name)] = int(words[1])
        found[int(folder.name)] = int(words[21]) * os.sysconf("SC_PAGE_SIZE")

    def is_below(one: int) -> bool:
        return one == process or (one in parents and is_below(parents[one]))

    return {one: size for one, size in found.items() if is_below(one)}


def proportional(process: int) -> dict[int, int]:
    """Return the same, with what several share divided among them: the sum is what they need."""
    found = {}
    for one in resident(process):
        with suppress(OSError):  # it has ended meanwhile
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            found[one] = sum(int(line.split()[1]) << 10 for line in lines if line[:4] == "Pss:")
    return found


async def started(sandbox: Sandbox, folder: Path, given: Mapping[str, str]) -> Process:
    """Start the bot's process on a sandbox, with a folder and settings of its own."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("CASTELLAN_")}
    return await asyncio.create_subprocess_exec(
        *(
            sys.executable,
            "-c",
            f"{RUN}point_discord_at({sandbox.port}); sys.exit(bot.main(['run']))",
        ),
        cwd=ROOT,
        env=kept
        | {
            "CASTELLAN_DATA": str(folder),
            "CASTELLAN_LIMITS": LIMITS,
            "DISCORD_TOKEN": "endure",
            "DATABASE_URL": "",
            "CASTELLAN_SMALL": os.environ.get("CASTELLAN_SMALL", ""),
            **given,
        },
        stdout=asyncio.subprocess.DEVNULL,
    )


async def ended(process: Process) -> None:
    """Ask a process to end, and wait until it has."""
    if process.returncode is None:
        process.terminate()
    await process.wait()


@asynccontextmanager
async def running(sandbox: Sandbox, folder: Path, *, url: str = "") -> AsyncIterator[Process]:
    """Run the bot's process on a sandbox, over a database elsewhere or in its folder; end it."""
    process = await started(sandbox, folder, {"DATABASE_URL": url})
    try:
        while not sandbox.world.online:
            assert process.returncode is None, "the bot has ended"
            await asyncio.sleep(0.1)
        yield process
    finally:
        await ended(process)


async def endure(town: Streets, bot: Process, asked: argparse.Namespace) -> tuple[int, int, int]:
    """Let people play; return the growth, and the main process's and all memory in bytes."""
    world = town.sandbox.world
    server = world.server("Castellan's Court")
    people = [world.users[id] for id in server.members if not world.users[id].bot]
    for number in range(asked.people - len(people)):
        people.append(world.add_user(f"Lord {number}"))
        world.add_member(server, people[-1])
    living = [asyncio.create_task(Person(town, user).live()) for user in people]
    steps = [*range(WARM, asked.presses, WARM), asked.presses]
    first = main = every = 0
    for step in steps:
        last, since = town.answered, time.monotonic()
        while town.answered < step:
            await asyncio.sleep(0.2)
            if town.answered != last:
                last, since = town.answered, time.monotonic()
            assert time.monotonic() - since < STILL, f"nobody plays since the press {last}"
            for one in living:
                if one.done():
                    one.result()
            assert bot.returncode is None, "the bot has ended"
        sizes = resident(bot.pid)
        first = first or sizes[bot.pid]
        shares = proportional(bot.pid)
        main, every = sizes[bot.pid], sum(shares.values())
        others = sorted((size for one, size in shares.items() if one != bot.pid), reverse=True)
        workers = " + ".join(f"{size / MEGABYTE:.0f}" for size in others)
        print(
            f"{step:7} presses: main {main / MEGABYTE:.1f} MB, all {every / MEGABYTE:.1f} MB "
            f"(main {shares[bot.pid] / MEGABYTE:.0f} + {workers})",
            flush=True,
        )
    for one in living:
        one.cancel()
    await asyncio.gather(*living, return_exceptions=True)
    return main - first, main, every


def report(town: Streets) -> list[str]:
    """Say how long the answers of each kind took, the slowest kinds first."""
    kinds = sorted(town.seconds.items(), key=lambda one: -max(one[1]))
    lines = [
        f"{name:16} {len(took):6} answers, median {statistics.median(took) * 1000:4.0f} ms, "
        f"slowest {max(took):.2f} s, {sum(one > SLOW for one in took)} took more than a second"
        for name, took in kinds
    ]
    return [*lines, *town.differences]


async def run(asked: argparse.Namespace) -> int:
    sandbox = Sandbox()
    sandbox.world.blobs = NoBlobs()
    with TemporaryDirectory() as folder:
        async with sandbox, running(sandbox, Path(folder)) as bot:
            town = Streets(sandbox, asked.seed, asked.tables)
            town._set_online(True)
            growth, main, every = await endure(town, bot, asked)
    print("\n".join(report(town)))
    sizes = (
        f"{name} {size / MEGABYTE:.1f} MB"
        for name, size in (("growth", growth), ("main", main), ("all", every))
    )
    print("presses", town.answered, *sizes)
    return 1 if town.differences or town.counts["did not respond"] else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--presses", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--tables", type=int, default=10, help="tables at the same time")
    parser.add_argument("--seed", default="endure")
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
