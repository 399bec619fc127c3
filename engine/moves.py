"""Moves and turns: their kinds, their order, their text and their effects."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine import dominoes
from engine.buildings import BUILDINGS
from engine.errors import BadNotation
from engine.tokens import TOKENS
from engine.values import Square, square_order

__all__ = ["Kind", "Move", "Played", "Step", "Turn", "TurnRecord"]


class Step(StrEnum):
    """The steps of a turn, in the order they are played.

    Giants on their way are received before anything is placed; a giant is due once a domino A–F
    is placed. Send, tax, build, burn and court are optional; a turn waits for the others. It waits
    for END only where nothing else ends the turn and something optional could still be done.
    """

    RECEIVE = "receive"
    PLACE = "place"
    GIANT = "giant"
    SEND = "send"
    TAX = "tax"
    BUILD = "build"
    BURN = "burn"
    CHOOSE = "choose"
    COURT = "court"
    END = "end"


class Kind(StrEnum):
    """The kind of a move: the first word of its text."""

    RECEIVE = "receive"
    PLACE = "place"
    DISCARD = "discard"
    GIANT = "giant"
    SEND = "send"
    TAX = "tax"
    BUILD = "build"
    BURN = "burn"
    CHOOSE = "choose"
    RECRUIT = "recruit"
    SEARCH = "search"
    END = "end"

    @property
    def step(self) -> Step:
        """The step of a turn that such a move belongs to."""
        return _STEPS[self]


_OTHERWISE = {Kind.DISCARD: Step.PLACE, Kind.RECRUIT: Step.COURT, Kind.SEARCH: Step.COURT}
_STEPS = {kind: _OTHERWISE.get(kind) or Step(kind) for kind in Kind}

# How many words follow the first word of a move's text.
_WORDS = {
    **{Kind.RECEIVE: 1, Kind.PLACE: 3, Kind.DISCARD: 1, Kind.GIANT: 1, Kind.SEND: 2, Kind.TAX: 1},
    **{Kind.BUILD: 2, Kind.BURN: 1, Kind.CHOOSE: 1, Kind.RECRUIT: 4, Kind.SEARCH: 6, Kind.END: 0},
}
_WITH_DOMINO = frozenset((Kind.PLACE, Kind.DISCARD, Kind.CHOOSE))
_WITH_BUILDING = frozenset((Kind.BUILD, Kind.BURN))
_WITH_TOKEN = frozenset((Kind.RECRUIT, Kind.SEARCH))
_SEATS = frozenset("12345678")
_COPY = re.compile(r"([a-z_]+)(?:@([0-5]))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Move:
    """One move of the notation, such as `choose K17`, `build statue@3 d5` or `send d4 3`.

    `domino` is set for place, discard and choose; `building` for build and burn, with the printed
    `price` of its slot unless the cheapest copy is meant. `seat` is the receiver of a giant that is
    sent. `token` is set for recruit and search; their first square is its place, the resources of
    the others pay for it.
    """

    kind: Kind
    domino: str = ""
    squares: tuple[Square, ...] = ()
    building: str = ""
    price: int | None = None
    seat: int | None = None
    token: str = ""

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read a move; raises BadNotation where the text is not a move.

        >>> Move.parse("place K17 e6 e7").squares
        ('e6', 'e7')
        >>> Move.parse("build statue@3 d5").price
        3
        >>> Move.parse("recruit merchant c5 e4 f6").squares
        ('c5', 'e4', 'f6')
        """
        word, *rest = text.split(" ")
        if word not in Kind.__members__.values():
            raise BadNotation("unknown_move", {"text": text})
        kind = Kind(word)
        if len(rest) != _WORDS[kind]:
            raise BadNotation("move_words", {"text": text})
        if kind in _WITH_DOMINO:
            tile = dominoes.domino(rest[0])
            return cls(kind, tile.id, _squares(rest[1:]))
        if kind in _WITH_BUILDING:
            building, price = _copy(rest[0])
            return cls(kind, squares=_squares(rest[1:]), building=building, price=price)
        if kind in _WITH_TOKEN:
            return cls(kind, squares=_squares(rest[1:]), token=_token(rest[0]))
        if kind is Kind.SEND:
            return cls(kind, squares=_squares(rest[:1]), seat=_seat(rest[1]))
        return cls(kind, squares=_squares(rest))

    @property
    def step(self) -> Step:
        """The step of a turn that this move belongs to."""
        return _STEPS[self.kind]

    @property
    def slot(self) -> str:
        """The slot of a draft that the move takes: two moves of one slot exclude each other.

        >>> Move.parse("tax e6").slot, Move.parse("discard K1").slot
        ('tax e6', 'place')
        """
        return self.text() if self.kind is Kind.TAX else _STEPS[self.kind].value

    @property
    def copy(self) -> str:
        """The building as the notation names it: `statue`, or `statue@3` for a dearer copy."""
        return self.building if self.price is None else f"{self.building}@{self.price}"

    def text(self) -> str:
        """The move in the notation, with single spaces.

        >>> Move(Kind.CHOOSE, "K17").text()
        'choose K17'
        """
        seat = "" if self.seat is None else str(self.seat)
        what = self.domino or self.token or self.copy
        return " ".join(word for word in (self.kind.value, what, *self.squares, seat) if word)


def _squares(words: Sequence[str]) -> tuple[Square, ...]:
    for square in words:
        square_order(square)
    return tuple(words)


def _copy(word: str) -> tuple[str, int | None]:
    match = _COPY.fullmatch(word)
    if match is None or match[1] not in BUILDINGS:
        raise BadNotation("building", {"text": word})
    return match[1], None if match[2] is None else int(match[2])


def _token(word: str) -> str:
    if word not in TOKENS:
        raise BadNotation("token", {"text": word})
    return word


def _seat(word: str) -> int:
    if word not in _SEATS:
        raise BadNotation("seat", {"text": word})
    return int(word)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a seat; round 0 is the start, turns count from 1 in each round.

    `step` is the step that the turn waits for; optional ones before it may also be played.
    """

    round: int
    number: int
    seat: int
    step: Step

    def text(self) -> str:
        """The turn as records name it, such as "5.2"."""
        return f"{self.round}.{self.number}"


class Played(NamedTuple):
    """The effects of a move that was played.

    `new_line` are the dominoes of the line that it laid out, if any, `new_tiles` the buildings and
    `new_tokens` the tokens of The Court that it turned up. `coins` is the kingdom's gain (negative
    for a cost). `queen` says that the move won the Queen, `queen_from` from which kingdom (counted
    from 1; None: from the board).

    A received giant belongs to no turn: `turn` is then the one that ended last, with the receiver's
    seat, as in records. This is a named tuple because one is made for every move and a frozen
    dataclass takes three times as long.
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
    new_tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """One turn as a record line holds it; the last turn of a record may be unfinished."""

    round: int
    number: int
    seat: int
    moves: tuple[Move, ...]

    def text(self) -> str:
        """The line of a record that holds it.

        >>> TurnRecord(5, 2, 3, (Move.parse("discard K17"), Move.parse("choose K33"))).text()
        '5.2 3  discard K17; choose K33'
        """
        moves = "; ".join(move.text() for move in self.moves)
        return f"{self.round}.{self.number} {self.seat}  {moves}"
