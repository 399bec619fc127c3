"""The course of a game: whose turn it is, what may be played, and what a move changes.

A round has an order of play (kings on the dominoes of the current line, ascending) and a line
being chosen from. Round 0 is the start, where kings choose in the order they were drawn (R23).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.canvas import place_moves
from engine.dominoes import DOMINOES, RANKS
from engine.errors import Refusal
from engine.kingdom import Kingdom
from engine.moves import Kind, Move, Played, Step, Turn
from engine.setups import Setup

_START = (Step.CHOOSE,)
_USUAL = (Step.PLACE, Step.CHOOSE)
_LAST = (Step.PLACE,)

_PLACE, _DISCARD, _CHOOSE = Kind.PLACE, Kind.DISCARD, Kind.CHOOSE
_PLACING, _CHOOSING = Step.PLACE, Step.CHOOSE

_CHOICES = {id_: Move(Kind.CHOOSE, id_) for id_ in DOMINOES}
_DISCARDS = {id_: Move(Kind.DISCARD, id_) for id_ in DOMINOES}

turn_of = cache(Turn)
"""Turns are few, so each is made once."""


class State:
    """Everything that moves change. `turn` is None when the game is over."""

    __slots__ = (
        "claims",
        "discards",
        "free",
        "kingdoms",
        "line",
        "order",
        "pile",
        "position",
        "round",
        "setup",
        "steps",
        "turn",
    )

    def __init__(self, setup: Setup, pile: Sequence[str], kings: Sequence[int]) -> None:
        self.setup = setup
        self.pile = tuple(pile)
        self.kingdoms = [Kingdom(setup.grid) for _ in range(setup.players)]
        self.round = 0
        self.steps: tuple[Step, ...] = _START
        self.order: list[tuple[int, str | None]] = [(seat, None) for seat in kings]
        self.claims: dict[str, int] = {}
        self.discards: list[tuple[int, str]] = []
        self.turn: Turn | None = None
        self._begin_round()

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.pile = self.pile
        twin.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        twin.round = self.round
        twin.position = self.position
        twin.steps = self.steps
        twin.order = self.order.copy()
        twin.claims = self.claims.copy()
        twin.discards = self.discards.copy()
        twin.line = self.line
        twin.free = self.free.copy()
        twin.turn = self.turn
        return twin

    def kingdom_of(self, seat: int) -> Kingdom:
        """The kingdom that a seat plays for."""
        return self.kingdoms[seat - 1]

    def domino_to_place(self) -> str:
        """The domino under the king whose turn it is."""
        domino = self.order[self.position][1]
        assert domino is not None, "at the start nobody places"
        return domino

    def moves_of(self, step: Step) -> tuple[Move, ...]:
        """The legal moves of one step of this turn, sorted by text, judged by that step alone."""
        if step is _CHOOSING:
            return tuple([_CHOICES[domino] for domino in self.free])
        assert self.turn is not None, "no turn, no step"
        kingdom, domino = self.kingdom_of(self.turn.seat), self.domino_to_place()
        ranks = kingdom.ranks(DOMINOES[domino])
        if not ranks:
            return (_DISCARDS[domino],)
        moves = place_moves(self.setup.grid, domino)
        return tuple([moves[rank] for rank in ranks])

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may play now, sorted by text."""
        return self.moves_of(self.turn.step) if self.turn is not None else ()

    def why_not(self, move: Move) -> Refusal | None:
        """The rule that forbids a move now, or None."""
        turn = self.turn
        if turn is None:
            return Refusal("game_over", "R45")
        if move.kind is _CHOOSE:
            if turn.step is not _CHOOSING:
                return self._why_no_choosing(turn)
            return self.why_not_in_line(move)
        if turn.step is not _PLACING:
            return Refusal("wrong_step", "R31" if self.round else "R23", {"step": str(turn.step)})
        return self.why_not_in_kingdom(move)

    def _why_no_choosing(self, turn: Turn) -> Refusal:
        if _CHOOSING in self.steps:
            return Refusal("place_first", "R45", {"domino": self.domino_to_place()})
        return Refusal("wrong_step", "R45", {"step": str(turn.step)})

    def why_not_in_line(self, move: Move) -> Refusal | None:
        """What forbids a choice, judged by the line alone (R45)."""
        domino = move.domino
        if domino in self.free:
            return None
        if domino in self.claims:
            return Refusal("domino_taken", "R45", {"domino": domino, "seat": self.claims[domino]})
        return Refusal("not_in_line", "R45", {"domino": domino, "line": self.line})

    def why_not_in_kingdom(self, move: Move) -> Refusal | None:
        """What forbids a placement or a discard, judged by the kingdom alone (R27–R30)."""
        seat, domino = self.order[self.position]
        if move.domino != domino:
            return Refusal("not_yours", "R45", {"domino": move.domino, "yours": domino})
        kingdom = self.kingdoms[seat - 1]
        if move.kind is _PLACE:
            return kingdom.why_not(domino, *move.squares)
        count = len(kingdom.ranks(DOMINOES[domino]))
        return Refusal("can_place", "R30", {"count": count}) if count else None

    def apply(self, move: Move) -> Move:
        """Do what a legal move says, without ending the turn; the move as it is written."""
        assert self.turn is not None, "no turn, no move"
        seat, domino = self.turn.seat, move.domino
        if move.kind is _CHOOSE:
            return self._claim(seat, domino)
        kingdom = self.kingdoms[seat - 1]
        if move.kind is _DISCARD:
            kingdom.discarded += 1
            self.discards.append((seat, domino))
            return _DISCARDS[domino]
        site = kingdom.lay(domino, *move.squares)
        return place_moves(self.setup.grid, domino)[site.rank]

    def _claim(self, seat: int, domino: str) -> Move:
        self.free.remove(domino)
        self.claims[domino] = seat
        if self.round == 0:
            self.order[self.position] = (seat, domino)
        return _CHOICES[domino]

    def play(self, move: Move) -> Played:
        """Do what a legal move says and go on to the next decision."""
        turn = self.turn
        assert turn is not None, "no turn, no move"
        written = self.apply(move)
        if turn.step is _PLACING and self.round < self.setup.rounds:
            self.turn = turn_of(turn.round, turn.number, turn.seat, _CHOOSING)
            return Played(written, turn.seat, turn, False, False, None, False)
        self.position += 1
        if self.position < len(self.order):
            self._begin_turn()
            return Played(written, turn.seat, turn, True, False, None, False)
        new_line = self._end_round()
        return Played(written, turn.seat, turn, True, True, new_line, self.turn is None)

    def _end_round(self) -> tuple[str, ...] | None:
        """Kings go to the new current line; unchosen dominoes leave, a line is drawn (R50, R51)."""
        if self.round == self.setup.rounds:
            self.turn = None
            return None
        self.order = [(self.claims[id_], id_) for id_ in self.line if id_ in self.claims]
        self.claims = {}
        self.round += 1
        self._begin_round()
        return self.line or None

    def _begin_round(self) -> None:
        """Lay out the line to choose from (R26); nobody places at first, nobody chooses at last."""
        if self.round:
            self.steps = _USUAL if self.round < self.setup.rounds else _LAST
        start = self.round * self.setup.line
        drawn = self.pile[start : start + self.setup.line]
        self.line = tuple(sorted(drawn, key=RANKS.__getitem__))
        self.free = sorted(drawn)
        self.position = 0
        self._begin_turn()

    def _begin_turn(self) -> None:
        seat, _ = self.order[self.position]
        self.turn = turn_of(self.round, self.position + 1, seat, self.steps[0])

    def undrawn(self) -> int:
        """How many dominoes of the pile nobody has seen yet."""
        return max(0, len(self.pile) - (self.round + 1) * self.setup.line)
