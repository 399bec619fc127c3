"""What a viewer may see, as frozen values that can be compared, pickled and drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.errors import Refusal
from engine.moves import Move, Step, Turn
from engine.setups import Options
from engine.values import Scorecard, Square, Terrain, Territory


@dataclass(frozen=True, slots=True)
class Cell:
    """A laid square (the castle is none): its terrain, its crowns and the domino it belongs to.

    `half` is 0 for the left half and 1 for the right one.
    """

    square: Square
    terrain: Terrain
    crowns: int
    domino: str
    half: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A domino that lies in a kingdom: the squares of its left and its right half."""

    domino: str
    left: Square
    right: Square


@dataclass(frozen=True, slots=True)
class KingdomView:
    """One kingdom: `cells` in square order, `placed` and `discarded` in the order of play.

    `canvas` is the side of the square board that all legal kingdoms of this grid fit in;
    `reachable` are the free squares that R29 still allows, adjacent to something or not.
    """

    seats: tuple[int, ...]
    grid: int
    canvas: int
    castle: Square
    cells: tuple[Cell, ...]
    placed: tuple[Placed, ...]
    discarded: tuple[str, ...]
    territories: tuple[Territory, ...]
    scorecard: Scorecard
    reachable: frozenset[Square]
    text: str


@dataclass(frozen=True, slots=True)
class OrderSlot:
    """A king in the order of play of the round; at the start `domino` is None until chosen."""

    seat: int
    domino: str | None
    done: bool


@dataclass(frozen=True, slots=True)
class LineSlot:
    """A domino of the line being chosen from and the seat whose king stands on it, if any."""

    domino: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class GameView:
    """A game as a spectator sees it: never the undrawn dominoes, never the seed.

    `next_line` is empty in the last round. `remaining` counts the undrawn dominoes. `result`
    (one total per kingdom) and `winners` are None until the game is over; `tiebreak` then says
    what decided among equal totals: "territory", "crowns", "shared", or None if none were equal.
    """

    options: Options
    rule: str
    names: tuple[str, ...]
    kingdoms: tuple[KingdomView, ...]
    round: int
    rounds: int
    order: tuple[OrderSlot, ...]
    next_line: tuple[LineSlot, ...]
    turn: Turn | None
    over: bool
    result: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    tiebreak: str | None
    draw: str
    remaining: int

    def kingdom_of(self, seat: int) -> KingdomView:
        """The kingdom that a seat plays for."""
        return next(kingdom for kingdom in self.kingdoms if seat in kingdom.seats)

    def name(self, seat: int) -> str:
        """The name of the lord in a seat."""
        return self.names[seat - 1]


@dataclass(frozen=True, slots=True)
class Composition:
    """A draft of the turn in progress, judged.

    `moves` are the slots that stand, in the order of the rules, forced ones included; `dropped`
    those that can't, each with its reason. `todo` are the steps still open, `options` what each
    step of the turn may hold (filled or not), `forced` the steps that have one option only.
    `view` shows the moves applied and nothing beyond: the turn is not ended, no line is drawn.
    """

    moves: tuple[Move, ...]
    dropped: tuple[tuple[Move, Refusal], ...]
    todo: tuple[Step, ...]
    options: Mapping[Step, tuple[Move, ...]]
    forced: frozenset[Step]
    view: GameView
    ready: bool
