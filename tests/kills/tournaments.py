"""A tournament whose bot is killed over and over: it has the course that it would have had.

Eight people play two rounds at tables of two; the bot dies after steps of the course, around posts,
and at any moment. In the end each thing has happened once, in the log, at Discord and at tables.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clock import Clock
from sandbox import Sandbox
from services import Services
from services.facts import Person
from services.facts.tables import Pace, Setup
from tests.helpers.tournaments import HOUR, TournamentHands
from tests.kills.autopsy import Files, Rows
from tests.kills.compare import Comparison, read_records
from tests.kills.hands import HANDS, Hands, PushedClock
from tests.kills.life import Process
from tests.kills.nights import Nights
from tests.kills.plan import Moment, Plan, Planner
from tests.kills.run import DOWN, LONG, Run, living, started
from tests.kills.town import CHANNEL, Town

EVENTS: Final = ("cup.step", "cup_posts.began", "cup_posts.posted", "")
"""At which events of the log it dies; at any moment."""
LONGEST: Final = 8.0
"""A life that did not meet its event in so many seconds is killed from outside."""
SOON: Final = 10 * 60
PATIENCE: Final = 120.0
"""The first pairing begins a process of its own, which takes its time on a busy machine."""
KEY: Final = ("entry", "stage", "round", "number", "slot")
OVER: Final = "SELECT 1 FROM cups WHERE phase = 'over'"


@dataclass
class Founder(TournamentHands):
    """Who publishes the tournament and enters everybody, in a process of their own."""

    services: Services
    clock: Clock  # type: ignore[assignment]
    where: tuple[int, int]
    people: list[Person]
    entropy = staticmethod(os.urandom)

    @property
    def place(self) -> tuple[int, int]:
        return self.where

    def lord(self, number: int) -> Person:
        return self.people[number - 1]


async def found(run: Run, folder: Path) -> None:
    """Publish a tournament of two rounds and enter everybody."""
    world, clock = run.town.sandbox.world, PushedClock(run.nights.hands)
    channel = world.channel(CHANNEL)
    assert channel.server is not None
    members = [world.users[id] for id in world.server("Castellan's Court").members]
    people = [Person(user.id, user.name) for user in members if not user.bot]
    url = f"sqlite+aiosqlite:///{folder / 'data' / 'castellan.db'}"
    services = await Services.open(url, clock=clock)
    founder = Founder(services, clock, (channel.server, channel.id), people)
    begins = clock.now() + SOON
    tournament = await founder.publish(
        table=Setup(lords=2, pace=Pace("turn", HOUR // 2)),
        rounds=2,
        capacity=len(people),
        checkin=False,
        signup_until=begins,
        start=begins,
        round=2 * HOUR,
    )
    await founder.enter(tournament.id, len(people))
    await services.close()


async def kill(run: Run, plan: Plan) -> None:
    """Let the bot live until it dies as planned, or is killed from outside."""
    life, hearing = await run.begin(plan)
    if plan.event:
        await asyncio.wait((life.over,), timeout=LONGEST)
    else:
        for _ in range(run.town.chance.randint(1, 30)):
            await run.town.change()
    life.kill()
    await life.over
    await hearing
    run.town.counts[f"deaths at {plan.event or 'any moment'}"] += life.breath is not None
    run.town.sandbox.faults.invalidate()
    if run.town.chance.random() < LONG:
        run.nights.skip(DOWN)


async def run(folder: Path, kills: int, *, seed: int) -> Town:
    """Hold a tournament in a folder while the bot is killed so many times; what differs is noted
    in the town.
    """
    chance = random.Random(seed)
    async with Sandbox() as sandbox:
        town = Town(sandbox, chance, 0)
        nights = Nights(town, Hands(folder / HANDS))
        process, files = Process(folder, sandbox.port), Files(folder)
        busy = Run(
            town, process, files, Planner(kills, chance, Counter()), nights, patience=PATIENCE
        )
        async with started(process), living(town, nights):
            life, hearing = await busy.begin(Plan(Moment.ELSEWHERE))
            await life.ready
            await found(busy, folder)
            life.kill()
            await life.over
            await hearing
            for _ in range(kills):
                event = chance.choice(EVENTS)
                await kill(busy, Plan(Moment.ELSEWHERE, event, chance.randint(1, 3)))
            life, hearing = await busy.begin(Plan(Moment.ELSEWHERE))
            await busy.see([OVER])
            async with nights.alone:
                await town.pause()
                await busy.until(lambda: not _unsaid(files))
                town.go_on()
            life.stop()
            await life.over
            await hearing
        with files.opened() as rows:
            compared(town, rows)
    return town


def _unsaid(files: Files) -> bool:
    """Whether anything waits to be said."""
    with files.looked_at() as rows:
        posts = rows.one("SELECT 1 FROM cup_posts WHERE state = 'waiting'")
        return posts is not None or bool(rows.waiting())


def compared(town: Town, rows: Rows) -> None:
    """Compare the log, what was posted, and what was pressed at the tables."""
    once(town, rows)
    posted(town, rows)
    comparison = Comparison(town, rows)
    comparison.records = read_records(rows)
    comparison.rows_are_whole()
    comparison.acknowledged_is_stored()
    town.counts["games"] = len(comparison.records)


def once(town: Town, rows: Rows) -> None:
    """Each thing has happened once, in a log without gaps, and each table has one game."""
    events = rows.every("SELECT * FROM cup_events ORDER BY ordinal")
    if [row["ordinal"] for row in events] != list(range(1, len(events) + 1)):
        town.differs("the log has gaps", ordinals=[row["ordinal"] for row in events])
    data = [json.loads(row["data"]) for row in events]
    keys = Counter(
        (row["kind"], *(one.get(name) for name in KEY))
        for row, one in zip(events, data, strict=True)
        if row["kind"] != "outage"
    )
    for key, count in keys.items():
        if count > 1:
            town.differs("something happened twice", what=key)
    (last,) = [one for row, one in zip(events, data, strict=True) if row["kind"] == "over"]
    if sorted(last["places"]) != list(range(1, 9)):
        town.differs("not everybody has a place", places=last["places"])
    tables = rows.every("SELECT table_id, count(*) AS n FROM games GROUP BY table_id")
    if [row["n"] for row in tables] != [1] * 8:
        town.differs("there are not eight tables with a game each", tables=tables)
    late = """SELECT tables.id FROM tables JOIN games ON table_id = tables.id
        WHERE games.ended_at > ends_at + 600"""
    if found_late := rows.every(late):
        town.differs("a table ended after its round", tables=found_late)
    town.counts["events"] = len(events)


def posted(town: Town, rows: Rows) -> None:
    """What is to be said was posted once, in a channel or directly."""
    for row in rows.every("SELECT id, kind, state, message_id FROM cup_posts"):
        said = [n for nonce, n in town.said.items() if nonce.startswith(f"t{row['id']}-")]
        if sum(said) > 1 or (row["message_id"] and not said):
            town.differs("a post was not made once", post=row, said=said)
        if row["state"] in ("waiting", "given_up"):
            town.differs("a post was not made", post=row)
        town.counts["posts"] += 1
