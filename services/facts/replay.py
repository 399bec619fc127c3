"""Replays: a game step by step, growing kingdoms, and the games that can be replayed."""

from dataclasses import dataclass
from typing import Literal

from engine import GameView, KingdomView
from services.facts.games import Ending, GiantReceived, Points, TurnReport


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a replay: a game of a server, or an imported record."""

    kind: Literal["game", "import"]
    id: int


@dataclass(frozen=True, slots=True)
class ReplayFact:
    """The state of a game after a step; 0 is the start, before the first choice.

    A step is a line of the record: a turn, or giants received after one. `line` is that line,
    `report` what the turn did, `received` the giants of a step that is no turn. `view` is what
    everybody could see at the time: it includes the line that a turn laid out, but nothing undrawn.
    """

    source: Source
    name: str  # name of the table or of the import, as people wrote it
    number: int  # number in its Dynasty; 0 without one
    step: int
    steps: int  # so far
    view: GameView
    line: str
    report: TurnReport | None
    received: tuple[GiantReceived, ...]
    seats: tuple[int, ...]  # whose step each was, from the first on
    rounds: tuple[tuple[int, int], ...]  # every round begun, with its first step
    ending: Ending | None  # None: still in progress, or the record stops within the game
    mine: int | None  # the reader's seat
    sharing: bool  # whether it can be shown in the channel of the request

    @property
    def seat(self) -> int | None:
        """The seat that made the step."""
        return self.seats[self.step - 1] if self.step else None

    @property
    def is_last(self) -> bool:
        """Whether nothing has happened since."""
        return self.step == self.steps


@dataclass(frozen=True, slots=True)
class GrowthFact:
    """Kingdoms growing up to the last step: `frames` for render.AnimationPicture."""

    replay: ReplayFact  # at the last step
    key: str
    frames: tuple[tuple[KingdomView, ...], ...]


@dataclass(frozen=True, slots=True)
class ReplayChoice:
    """A game that can be replayed."""

    game: int
    name: str
    number: int  # number in its Dynasty; 0 without one
    round: int
    rounds: int
    ending: Ending | None
    points: Points  # empty while it is in progress
