"""A game as it stands, and what its turns did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine import GameView
from services.facts.tables import SeatFact, TableFact

By = Literal["lord", "resigned", "forced"]
Ending = Literal["played", "agreed", "deserted"]


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that a turn ended: the line laid out by it (None: no more) and the standing."""

    round: int
    new_line: tuple[str, ...] | None
    standing: tuple[tuple[int, str, int], ...]  # seat, name, points; best first
    new_tiles: tuple[str, ...] = ()  # buildings turned up, the cheapest first


@dataclass(frozen=True, slots=True)
class Taxed:
    """A knight that was put on a square of the domino just placed, and what it brought."""

    square: str
    coins: int


@dataclass(frozen=True, slots=True)
class Built:
    """A building that was bought, where it stands and what was paid."""

    building: str  # the id of its kind
    square: str
    cost: int


@dataclass(frozen=True, slots=True)
class QueenWon:
    """The Queen came to the lord of the report: from whom (None: from the board)."""

    name: str | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn that was ended."""

    seat: int
    name: str
    turn: str
    version: int
    moves: tuple[str, ...]
    domino: str | None  # placed or discarded; None in round 0
    spot: tuple[str, str] | None  # None: discarded, or round 0
    gain: int
    total: int
    took: str | None
    by: By
    round_end: RoundEnd | None = None
    taxed: tuple[Taxed, ...] = ()
    built: Built | None = None
    queen: QueenWon | None = None
    burnt: str | None = None  # the id of the building that the dragon burnt

    @property
    def board_changed(self) -> bool:
        """Whether a tile left the builders' board in this turn."""
        return self.built is not None or self.burnt is not None


@dataclass(frozen=True, slots=True)
class VoteFact:
    """A question put to the whole table."""

    id: int
    game: int
    kind: Literal["abort"]
    asked_by: int  # seat
    asked_name: str
    closes: int
    needed: tuple[int, ...]  # seats that must agree
    agreed: tuple[int, ...]
    refused: int | None  # the seat whose no closed it
    state: Literal["open", "passed", "failed", "lapsed"]
    message: int | None = None


@dataclass(frozen=True, slots=True)
class GameFact:
    """A game as it stands at one version."""

    id: int
    table: TableFact
    number: int  # 1 unless a Dynasty
    version: int
    turn_version: int
    view: GameView
    seat_on_turn: SeatFact | None
    last: tuple[TurnReport, ...]  # what the living turn message tells
    may_take_back: int | None  # the seat that may take its turn back now
    ending: Ending | None = None
    seed: str | None = None  # hex; told only when the game is over
    vote: VoteFact | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self.ending is not None
