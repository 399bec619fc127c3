"""Moves and turns: what a lord may do, when, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine import dominoes
from engine.buildings import BUILDINGS
from engine.errors import BadNotation
from engine.values import Square, square_order


class Step(StrEnum):
    """The steps of a turn, in the order they are played.

    Tax, build and burn are optional; a turn waits for the others. END is waited for only where a
    turn has no choice to end it and something optional could still be done.
    """

    PLACE = "place"
    TAX = "tax"
    BUILD = "build"
    BURN = "burn"
    CHOOSE = "choose"
    END = "end"


class Kind(StrEnum):
    """What a move does; the first word of its text."""

    PLACE = "place"
    DISCARD = "discard"
    TAX = "tax"
    BUILD = "build"
    BURN = "burn"
    CHOOSE = "choose"
    END = "end"

    @property
    def step(self) -> Step:
        """The step of the turn that such a move fills."""
        return _STEPS[self]


_STEPS = {kind: Step(kind) for kind in Kind if kind != "discard"} | {Kind.DISCARD: Step.PLACE}

_DOMINO_AND_SQUARES = {Kind.PLACE: 2, Kind.DISCARD: 0, Kind.CHOOSE: 0}
_COPY = re.compile(r"([a-z_]+)(?:@([0-5]))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Move:
    """One move of the notation, such as `choose K17`, `tax e6` or `build statue@3 d5`.

    `domino` is set for place, discard and choose; `building` for build and burn, with the printed
    `price` of its slot where a dearer copy is meant than the cheapest.
    """

    kind: Kind
    domino: str = ""
    squares: tuple[Square, ...] = ()
    building: str = ""
    price: int | None = None

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move; raises BadNotation where the text is none.

        >>> Move.parse("place K17 e6 e7").squares
        ('e6', 'e7')
        >>> Move.parse("build statue@3 d5").price
        3
        """
        word, *rest = text.split(" ")
        if word not in Kind.__members__.values():
            raise BadNotation("unknown_move", {"text": text})
        kind = Kind(word)
        if len(rest) != _words_of(kind):
            raise BadNotation("move_words", {"text": text})
        if kind in _DOMINO_AND_SQUARES:
            tile = dominoes.domino(rest[0])
            return cls(kind, tile.id, _squares(rest[1:]))
        if kind in (Kind.BUILD, Kind.BURN):
            building, price = _copy(rest[0])
            return cls(kind, squares=_squares(rest[1:]), building=building, price=price)
        return cls(kind, squares=_squares(rest))

    @property
    def step(self) -> Step:
        """The step of the turn that this move fills."""
        return _STEPS[self.kind]

    @property
    def slot(self) -> str:
        """What it fills in a draft: two moves of one slot exclude each other.

        >>> Move.parse("tax e6").slot, Move.parse("discard K1").slot
        ('tax e6', 'place')
        """
        return self.text() if self.kind is Kind.TAX else _STEPS[self.kind].value

    @property
    def copy(self) -> str:
        """The building as the notation names it: `statue`, or `statue@3` for a dearer copy."""
        return self.building if self.price is None else f"{self.building}@{self.price}"

    def text(self) -> str:
        """The move in the notation, single spaces.

        >>> Move(Kind.CHOOSE, "K17").text()
        'choose K17'
        """
        words = (self.kind.value, self.domino or self.copy, *self.squares)
        return " ".join(word for word in words if word)


def _words_of(kind: Kind) -> int:
    """How many words follow the first."""
    if kind in _DOMINO_AND_SQUARES:
        return 1 + _DOMINO_AND_SQUARES[kind]
    return {Kind.TAX: 1, Kind.BUILD: 2, Kind.BURN: 1, Kind.END: 0}[kind]


def _squares(words: Sequence[str]) -> tuple[Square, ...]:
    for square in words:
        square_order(square)
    return tuple(words)


def _copy(word: str) -> tuple[str, int | None]:
    match = _COPY.fullmatch(word)
    if match is None or match[1] not in BUILDINGS:
        raise BadNotation("building", {"text": word})
    return match[1], None if match[2] is None else int(match[2])


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose decision it is: round 0 is the start, turns count from 1 in each round.

    `step` is the step that the turn waits for; optional ones before it may be played too.
    """

    round: int
    number: int
    seat: int
    step: Step

    def text(self) -> str:
        """The turn as records name it, such as "5.2"."""
        return f"{self.round}.{self.number}"


class Played(NamedTuple):
    """What happened when a move was played.

    `new_line` are the dominoes of the line that was laid out by it, if one was, and `new_tiles` the
    buildings that were turned up by it. `coins` is what the move brought its kingdom (less than 0:
    what it cost). `queen` says that it won the Queen, `queen_from` from which kingdom (from 1;
    None: from the board). A named tuple, because one is made for every move and a frozen dataclass
    takes three times as long.
    """

    move: Move
    seat: int
    turn: Turn
    turn_over: bool
    round_over: bool
    new_line: tuple[str, ...] | None
    game_over: bool
    new_tiles: tuple[str, ...] = ()
    coins: int = 0
    queen: bool = False
    queen_from: int | None = None


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """One turn as a record line holds it; the last one may have stopped inside the turn."""

    round: int
    number: int
    seat: int
    moves: tuple[Move, ...]
