"""A tournament on a stage: published, entered and played through, its posts at hand."""

from __future__ import annotations

from sandbox import Message
from sandbox.models import User
from services.facts import Person
from tests.e2e.stage import Stage, bare
from tests.helpers.clock import ManualClock
from tests.helpers.tournaments import TournamentHands
from tests.helpers.world import EVE

PEOPLE = ("Ann", "Ben", "Cara", "Dan")


class TournamentStage(TournamentHands, Stage):
    """A stage on which cups are held in a channel; the sandbox's people are lords 1–4."""

    clock: ManualClock
    home = "games"

    async def __aenter__(self) -> TournamentStage:
        """Open it; Eve, who holds its cups, is in the server."""
        await super().__aenter__()
        if self.host is EVE:
            eve = self.world.users[EVE.id] = User(EVE.id, EVE.name, "en-US")
            self.world.add_member(self.world.server(self.channel(self.home).server), eve)
        return self

    @property
    def place(self) -> tuple[int, int]:
        channel = self.channel(self.home)
        return self.world.server(channel.server).id, channel.id

    def lord(self, number: int) -> Person:
        if number <= len(PEOPLE):
            return Person(self.world.user(PEOPLE[number - 1]).id, PEOPLE[number - 1])
        return super().lord(number)

    async def to(self, at: int) -> None:
        """Let time pass until then; what comes due meanwhile happens and is said when it is due."""
        self.world.clock.advance(max(0, at - self.clock.now()))
        await super().to(at)
        await self.settle()

    def thread(self, name: str = "Autumn Cup") -> str:
        """The name of the event's thread, to be read."""
        return next(one.name for one in self.threads() if one.name == name)

    def said(self, where: str = "games") -> list[str]:
        """What was said somewhere, oldest first."""
        return [bare(one) for one in self.messages(where) if one.text]

    def directs(self, who: str) -> list[Message]:
        """The direct messages to somebody, oldest first."""
        return list(self.world.history(self.world.direct(who)))
