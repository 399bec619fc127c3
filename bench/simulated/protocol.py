"""The part of a simulated server that people use."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from bench.simulated.characters import Character
from bench.simulated.ledger import Ledger
from services import Services
from services.play import Play
from tests.helpers.clock import ManualClock

Down: TypeAlias = Literal["process", "gateway", "server"]
Act: TypeAlias = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """The size of a simulation."""

    people: int
    games: int
    seed: str
    days: int = 30
    progress: bool = False  # report each day on the standard error


class Server(Protocol):
    """A server as people know it: its clock, its services, and what is planned."""

    wanted: Wanted
    start: int  # the second in which the month begins
    clock: ManualClock
    ledger: Ledger
    people: dict[int, Character]  # by id
    services: Services  # of the process that runs now
    down: tuple[Down, int] | None  # the outage that lasts now, and when it ends

    @property
    def play(self) -> Play:
        """The services of games."""

    def click(self, who: Character) -> AbstractContextManager[None]:
        """Name an interaction of a person."""

    def at(self, at: int, who: Character | None, act: Act) -> None:
        """Plan an act; what a person does waits until the bot is there."""

    def later(self, seconds: int, who: Character | None, act: Act) -> None:
        """Plan an act in so many seconds."""
