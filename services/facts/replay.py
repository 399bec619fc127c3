"""Replays: a game step by step, its kingdoms growing, and which games there are to step through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine import GameView, KingdomView
from services.facts.games import Ending, GiantReceived, TurnReport


@dataclass(frozen=True, slots=True)
class Source:
    """What is replayed: a game of a server, or a record that somebody brought along."""

    kind: Literal["game", "import"]
    id: int


@dataclass(frozen=True, slots=True)
class ReplayFact:
    """A game as it stood after a step; 0 is the start, before the first choice.

    A step is a line of the record: a turn, or giants received after one. `line` is that line,
    `report` what the turn did, `received` the giants of a step that is no turn. `view` is what all
    could see then: the line that a turn laid out is in it, what is undrawn is not.
    """

    source: Source
    name: str  # the table's, or that of what was brought along; as its people wrote it
    number: int  # of a Dynasty's games; 0 where it is none
    step: int
    steps: int  # so far
    view: GameView
    line: str
    report: TurnReport | None
    received: tuple[GiantReceived, ...]
    seats: tuple[int, ...]  # whose each step was, from the first on
    rounds: tuple[tuple[int, int], ...]  # every round begun, with its first step
    ending: Ending | None  # None: it is still played, or a record stops inside the game
    mine: int | None  # the reader's seat
    sharing: bool  # whether it can be shown in the channel where it was asked for

    @property
    def seat(self) -> int | None:
        """Whose the step was."""
        return self.seats[self.step - 1] if self.step else None

    @property
    def is_last(self) -> bool:
        """Whether nothing has happened since."""
        return self.step == self.steps


@dataclass(frozen=True, slots=True)
class GrowthFact:
    """Kingdoms growing up to the last step: `frames` as render.AnimationPicture takes them."""

    replay: ReplayFact  # at the last step
    key: str
    frames: tuple[tuple[KingdomView, ...], ...]


@dataclass(frozen=True, slots=True)
class ReplayChoice:
    """A game that can be stepped through: `points` by kingdom, each with its lords' names."""

    game: int
    name: str
    number: int  # of a Dynasty's games; 0 where it is none
    round: int
    rounds: int
    ending: Ending | None
    points: tuple[tuple[tuple[str, ...], int], ...]  # none while it is played
