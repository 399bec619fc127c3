"""Tournaments in a world of services: published, entered, and played through with given results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bench.simulated.results import end_game
from services import Services
from services.core.json_codec import to_json
from services.facts import Person
from services.facts.limits import Limit
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournaments import Match, Tournament, TournamentSetup
from services.tournaments.core.links import sealed
from services.tournaments.core.repository import initial_state, load, write
from store import jobs, tournaments
from tests.helpers.clock import ManualClock
from tests.helpers.world import CHANNEL, EVE, SERVER, World

HOUR, DAY = 3600, 24 * 3600


def lord(number: int) -> Person:
    """Return the player of the entry with this number, from 1; with an account of their own."""
    return Person(1000 + number, f"Lord {number}")


class TournamentHands:
    """What a test does with tournaments in any world. Eve publishes them; players 1, 2, … enter."""

    services: Services
    clock: ManualClock
    entropy: Callable[[int], bytes]
    host: Person = EVE

    @property
    def place(self) -> tuple[int, int]:
        """The server and the channel in which tournaments are published."""
        return SERVER, CHANNEL

    def lord(self, number: int) -> Person:
        """Return the player of the entry with this number, from 1; with an account of their own."""
        return lord(number)

    def setup(self, **changes: Any) -> TournamentSetup:
        """Return a set-up: Swiss at tables of two, sign-up for a day, a day of check-in."""
        now = self.clock.now()
        chosen = TournamentSetup(
            name="Autumn Cup",
            table=Setup(lords=2, takeback=False, pace=NO_LIMIT),
            size=2,
            rounds=3,
            least=2,
            protest=0,
            signup_until=now + DAY,
            start=now + 2 * DAY,
        )
        chosen = replace(chosen, **changes)
        return replace(chosen, table=replace(chosen.table, lords=chosen.size * chosen.each))

    async def publish(
        self, setup: TournamentSetup | None = None, *, links: bool = True, **changes: Any
    ) -> Tournament:
        """Publish a tournament with a set-up, or that of `setup()` with some changes.

        `links`: each round has a seed of its own; otherwise as earlier releases published it.
        """
        chosen = self.setup(**changes) if setup is None else setup
        async with self.services.context.write() as tx:
            drawn = self.entropy(32).hex()
            number = await tournaments.add_tournament(
                tx.connection,
                server_id=self.place[0],
                channel_id=self.place[1],
                name=chosen.name,
                setup=to_json(chosen),
                seed=drawn,
                phase="signup",
                version=0,
                created_at=tx.now,
            )
            row = await tournaments.tournament(tx.connection, number)
            assert row is not None
            return await write(
                tx, initial_state(row), ("created", sealed(drawn) if links else {}), by=self.host
            )

    async def events(self, tournament: int, *events: tuple[str, Mapping[str, Any]]) -> Tournament:
        """Write events as if they had happened just now, without judging them."""
        async with self.services.context.write() as tx:
            before = await load(self.services.context, tx.connection, tournament)
            return await write(tx, before, *events, by=self.host)

    async def enter(self, tournament: int, count: int, *, first: int = 1) -> Tournament:
        """Add so many entries, of one player or two partners each, after the existing ones."""
        before = await self.tournament(tournament)
        each, known = before.setup.each, len(before.entries)
        events = []
        for number in range(known + 1, known + count + 1):
            people = [self.lord((number - 1) * each + one) for one in range(1, each + 1)]
            lords = [[person.id, person.name] for person in people]
            data = {"entry": number, "lords": lords, "asked": None, "first": first}
            events.append(("entered", data))
        return await self.events(tournament, *events)

    async def all_agree(self, tournament: int) -> Tournament:
        """Have everybody whom organizers asked say that they play."""
        for one in (await self.tournament(tournament)).invitations:
            for asked in one.lords:
                if one.waits_for(asked.user):
                    person = Person(asked.user, asked.name)
                    await self.services.tournaments.answer_organizers(
                        tournament, person, yes=True, invitation=one.number
                    )
        return await self.tournament(tournament)

    async def check_in(self, tournament: int, *but: int) -> Tournament:
        """Check in all entries except some."""
        there = [
            one.number
            for one in (await self.tournament(tournament)).entries
            if one.number not in but
        ]
        return await self.events(tournament, *(("here", {"entry": number}) for number in there))

    async def begun(self, count: int, **changes: Any) -> Tournament:
        """Publish a tournament, enter and check in so many, and go to the start of round 1."""
        tournament = await self.publish(**{"capacity": max(2, count), **changes})
        await self.enter(tournament.id, count)
        await self.to(tournament.signup_until)
        if tournament.setup.checkin:
            await self.check_in(tournament.id)
        await self.to(tournament.start)
        return await self.tournament(tournament.id)

    async def tournament(self, tournament: int) -> Tournament:
        """Return the current state of a tournament."""
        async with self.services.context.read() as connection:
            return await load(self.services.context, connection, tournament)

    async def to(self, at: int) -> None:
        """Advance the time to a moment; whatever comes due meanwhile happens when it is due."""
        while True:
            await self.services.jobs.run_due()
            async with self.services.context.read() as connection:
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
        """End the current game of a match with these points of the kingdoms, by entry.

        Returns the game. `run`: also run the jobs that follow from it.
        """
        by_kingdom = [totals[entry] for entry in match.seated[-1]]
        game = await end_game(self.services.context, match.tables[-1], by_kingdom)
        if run:
            await self.services.jobs.run_due()
        return game

    async def finish_round(self, tournament: int, strength: Sequence[int] = ()) -> Tournament:
        """End every game in progress of a tournament; the first in `strength` get the most points.

        Without it the entry with the lowest number wins.
        """
        found = await self.tournament(tournament)
        order = list(strength) or [one.number for one in found.entries]
        for one in found.open_rounds:
            for match in one.matches:
                if not match.over and match.tables:
                    totals = {entry: 90 - order.index(entry) for entry in match.entries}
                    await self.finish_match(match, totals, run=False)
        await self.services.jobs.run_due()
        return await self.tournament(tournament)


class TournamentWorld(TournamentHands, World):
    """A world that holds tournaments, in which one host does more in a day than people may."""

    def _open(self) -> Services:
        services = super()._open()
        plenty = Limit(1_000_000, 1_000_000, days=1)
        services.context.limits = {**services.context.limits, "events": plenty}
        return services
