"""Cups in a world of services: published, entered and played through with results made by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bench.simulated.results import end_game
from services import Services
from services.facts import Person
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournaments import Cup, CupSetup, Match
from services.tournaments.core import json_codec
from services.tournaments.core.repository import load, unwritten, write
from store import jobs, tournaments
from tests.helpers.clock import ManualClock
from tests.helpers.world import CHANNEL, EVE, SERVER, World

HOUR, DAY = 3600, 24 * 3600


def lord(number: int) -> Person:
    """Return the lord who enters as number so many, from 1; an account of its own."""
    return Person(1000 + number, f"Lord {number}")


class CupHands:
    """What a test does with cups in any world. Eve publishes them; lords 1, 2, … enter."""

    services: Services
    clock: ManualClock
    entropy: Callable[[int], bytes]
    host: Person = EVE

    @property
    def place(self) -> tuple[int, int]:
        """The server and the channel in which cups are published."""
        return SERVER, CHANNEL

    def lord(self, number: int) -> Person:
        """Return the lord who enters as number so many, from 1; an account of its own."""
        return lord(number)

    def setup(self, **changes: Any) -> CupSetup:
        """Return a set-up: Swiss at tables of two, sign-up for a day, a day of check-in."""
        now = self.clock.now()
        chosen = CupSetup(
            name="Autumn Cup",
            table=Setup(lords=2, takeback=False, pace=NO_LIMIT),
            size=2,
            rounds=3,
            least=2,
            signup_until=now + DAY,
            start=now + 2 * DAY,
        )
        chosen = replace(chosen, **changes)
        return replace(chosen, table=replace(chosen.table, lords=chosen.size * chosen.each))

    async def publish(self, setup: CupSetup | None = None, **changes: Any) -> Cup:
        """Publish a cup with a set-up, or that of `setup()` with some changes."""
        chosen = self.setup(**changes) if setup is None else setup
        async with self.services.house.write() as work:
            number = await tournaments.add_cup(
                work.connection,
                server_id=self.place[0],
                channel_id=self.place[1],
                name=chosen.name,
                setup=json_codec.cup_to_json(chosen),
                seed=self.entropy(32).hex(),
                phase="signup",
                version=0,
                created_at=work.now,
            )
            row = await tournaments.cup(work.connection, number)
            assert row is not None
            return await write(work, unwritten(row), ("created", {}), by=self.host)

    async def events(self, cup: int, *events: tuple[str, Mapping[str, Any]]) -> Cup:
        """Write events as if they had happened just now; nothing of it is judged."""
        async with self.services.house.write() as work:
            before = await load(self.services.house, work.connection, cup)
            return await write(work, before, *events, by=self.host)

    async def enter(self, cup: int, count: int, *, first: int = 1) -> Cup:
        """Enter so many entries, of one lord or two partners each, from where the last one was."""
        before = await self.cup(cup)
        each, known = before.setup.each, len(before.entries)
        events = []
        for number in range(known + 1, known + count + 1):
            people = [self.lord((number - 1) * each + one) for one in range(1, each + 1)]
            lords = [[person.id, person.name] for person in people]
            data = {"entry": number, "lords": lords, "asked": None, "first": first}
            events.append(("entered", data))
        return await self.events(cup, *events)

    async def check_in(self, cup: int, *but: int) -> Cup:
        """Have all entries check in, but some."""
        there = [one.number for one in (await self.cup(cup)).entries if one.number not in but]
        return await self.events(cup, *(("here", {"entry": number}) for number in there))

    async def begun(self, count: int, **changes: Any) -> Cup:
        """Publish a cup, enter so many, have them check in, and go to the start of round 1."""
        cup = await self.publish(**{"capacity": max(2, count), **changes})
        await self.enter(cup.id, count)
        await self.to(cup.signup_until)
        if cup.setup.checkin:
            await self.check_in(cup.id)
        await self.to(cup.start)
        return await self.cup(cup.id)

    async def cup(self, cup: int) -> Cup:
        """Return a cup as it stands."""
        async with self.services.house.read() as connection:
            return await load(self.services.house, connection, cup)

    async def to(self, at: int) -> None:
        """Let time pass until then; what comes due meanwhile happens when it is due."""
        while True:
            await self.services.jobs.run_due()
            async with self.services.house.read() as connection:
                due = await jobs.next_due(connection)
            if due is None or due > at:
                break
            self.clock.advance(max(0, due - self.clock.now()))
        self.clock.advance(max(0, at - self.clock.now()))
        await self.services.jobs.run_due()

    # -- games -------------------------------------------------------------------------------------

    async def finish_match(
        self, match: Match, totals: Mapping[int, int], *, run: bool = True
    ) -> int:
        """End the game that is played in a match: the points of the kingdoms, by entry.

        Returns the game. `run`: what follows from it happens, too.
        """
        by_kingdom = [totals[entry] for entry in match.seated[-1]]
        game = await end_game(self.services.house, match.tables[-1], by_kingdom)
        if run:
            await self.services.jobs.run_due()
        return game

    async def finish_round(self, cup: int, strength: Sequence[int] = ()) -> Cup:
        """End every game being played in a cup: who comes first in `strength` has most points.

        Without it the entry with the lowest number has.
        """
        found = await self.cup(cup)
        order = list(strength) or [one.number for one in found.entries]
        for one in found.open_rounds:
            for match in one.matches:
                if not match.over and match.tables:
                    totals = {entry: 90 - order.index(entry) for entry in match.entries}
                    await self.finish_match(match, totals, run=False)
        await self.services.jobs.run_due()
        return await self.cup(cup)


class CupWorld(CupHands, World):
    """A world in which cups are held."""
