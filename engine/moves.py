"""Moves and turns: what a lord may do, when, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine import dominoes
from engine.errors import BadNotation
from engine.values import Square, square_order


class Step(StrEnum):
    """The steps of a turn, in the order they are played."""

    PLACE = "place"
    CHOOSE = "choose"


class Kind(StrEnum):
    """What a move does; the first word of its text."""

    PLACE = "place"
    DISCARD = "discard"
    CHOOSE = "choose"

    @property
    def step(self) -> Step:
        """The step of the turn that such a move fills."""
        return Step.CHOOSE if self is Kind.CHOOSE else Step.PLACE


@dataclass(frozen=True, slots=True)
class Move:
    """One move of the notation: `choose K17`, `place K17 e6 e7`, `discard K17`."""

    kind: Kind
    domino: str
    squares: tuple[Square, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move; raises BadNotation where the text is none.

        >>> Move.parse("place K17 e6 e7").squares
        ('e6', 'e7')
        """
        word, *rest = text.split(" ")
        if word not in Kind.__members__.values():
            raise BadNotation("unknown_move", {"text": text})
        kind = Kind(word)
        if len(rest) != (3 if kind is Kind.PLACE else 1):
            raise BadNotation("move_words", {"text": text})
        id_, *squares = rest
        tile = dominoes.domino(id_)
        for square in squares:
            square_order(square)
        return cls(kind, tile.id, tuple(squares))

    @property
    def step(self) -> Step:
        """The step of the turn that this move fills."""
        return self.kind.step

    def text(self) -> str:
        """The move in the notation, single spaces.

        >>> Move(Kind.CHOOSE, "K17").text()
        'choose K17'
        """
        return " ".join((self.kind.value, self.domino, *self.squares))


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose decision it is: round 0 is the start, turns count from 1 in each round."""

    round: int
    number: int
    seat: int
    step: Step

    def text(self) -> str:
        """The turn as records name it, such as "5.2"."""
        return f"{self.round}.{self.number}"


class Played(NamedTuple):
    """What happened when a move was played.

    `new_line` are the dominoes of the line that was laid out by it, if one was. A named tuple,
    because one is made for every move and a frozen dataclass takes three times as long.
    """

    move: Move
    seat: int
    turn: Turn
    turn_over: bool
    round_over: bool
    new_line: tuple[str, ...] | None
    game_over: bool


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """One turn as a record line holds it; the last one may have stopped inside the turn."""

    round: int
    number: int
    seat: int
    moves: tuple[Move, ...]
