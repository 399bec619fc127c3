"""The course of a game: whose turn it is, what may be played, and what a move changes.

A round has an order of play (kings on the dominoes of the current line, ascending) and a line
being chosen from. Round 0 is the start, where kings choose in the order they were drawn (R23).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine import town
from engine.board import Board
from engine.canvas import place_moves
from engine.dominoes import DOMINOES, RANKS
from engine.errors import Refusal
from engine.kingdom import Kingdom
from engine.moves import Kind, Move, Played, Step, Turn
from engine.setups import Setup

_START = (Step.CHOOSE,)
_USUAL = (Step.PLACE, Step.CHOOSE)
_LAST = (Step.PLACE,)
_USUAL_IN_TOWN = (Step.PLACE, *town.STEPS, Step.CHOOSE)
_LAST_IN_TOWN = (Step.PLACE, *town.STEPS)

_PLACE, _DISCARD, _CHOOSE = Kind.PLACE, Kind.DISCARD, Kind.CHOOSE
_PLACING, _CHOOSING, _ENDING = Step.PLACE, Step.CHOOSE, Step.END
_END = Move(Kind.END)

_CHOICES = {id_: Move(Kind.CHOOSE, id_) for id_ in DOMINOES}
_DISCARDS = {id_: Move(Kind.DISCARD, id_) for id_ in DOMINOES}

turn_of = cache(Turn)
"""Turns are few, so each is made once."""


class State:
    """Everything that moves change. `turn` is None when the game is over.

    `board` is None where there are no buildings. Of the turn in progress, `open` holds the optional
    steps that may still be played, `fresh` the squares of the domino that was placed, and `bought`
    the building.
    """

    __slots__ = (
        "board",
        "bought",
        "claims",
        "discards",
        "free",
        "fresh",
        "kingdoms",
        "line",
        "open",
        "order",
        "pile",
        "position",
        "round",
        "setup",
        "steps",
        "turn",
    )

    def __init__(
        self, setup: Setup, pile: Sequence[str], kings: Sequence[int], board: Board | None = None
    ) -> None:
        self.setup = setup
        self.pile = tuple(pile)
        self.board = board
        self.kingdoms = [Kingdom(setup.grid) for _ in range(setup.players)]
        if setup.town:
            for kingdom in self.kingdoms:
                kingdom.coins, kingdom.knights = town.START_COINS, town.START_KNIGHTS
        self.round = 0
        self.steps: tuple[Step, ...] = _START
        self.order: list[tuple[int, str | None]] = [(seat, None) for seat in kings]
        self.claims: dict[str, int] = {}
        self.discards: list[tuple[int, str]] = []
        self.open: tuple[Step, ...] = ()
        self.turn: Turn | None = None
        self._begin_round()

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.pile = self.pile
        twin.board = self.board.copy() if self.board is not None else None
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
        twin.open = self.open
        twin.fresh = self.fresh
        twin.bought = self.bought
        return twin

    def kingdom_of(self, seat: int) -> Kingdom:
        """The kingdom that a seat plays for."""
        return self.kingdoms[seat - 1]

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom whose turn it is."""
        assert self.turn is not None, "no turn, no kingdom"
        return self.kingdoms[self.turn.seat - 1]

    def kingdom_number(self) -> int:
        """The number of the kingdom whose turn it is, from 1."""
        assert self.turn is not None, "no turn, no kingdom"
        return self.turn.seat

    def host(self) -> int | None:
        """The number of the kingdom that hosts the Queen, from 1."""
        hosts = [number for number, one in enumerate(self.kingdoms, start=1) if one.queen]
        return hosts[0] if hosts else None

    def domino_to_place(self) -> str:
        """The domino under the king whose turn it is."""
        domino = self.order[self.position][1]
        assert domino is not None, "at the start nobody places"
        return domino

    def moves_of(self, step: Step) -> tuple[Move, ...]:
        """The legal moves of one step of this turn, sorted by text, judged by that step alone."""
        if step is _CHOOSING:
            return tuple([_CHOICES[domino] for domino in self.free])
        if step is not _PLACING:
            return tuple(town.moves_of(self, step))
        assert self.turn is not None, "no turn, no step"
        kingdom, domino = self.kingdom_of(self.turn.seat), self.domino_to_place()
        ranks = kingdom.ranks(DOMINOES[domino])
        if not ranks:
            return (_DISCARDS[domino],)
        moves = place_moves(self.setup.grid, domino)
        return tuple([moves[rank] for rank in ranks])

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may play now, sorted by text: by step, as it happens, and then."""
        if self.turn is None:
            return ()
        step = self.turn.step
        if not self.open:
            return self.moves_of(step)
        found: list[Move] = []
        for optional in (Step.BUILD, Step.BURN):
            if optional in self.open:
                found += town.moves_of(self, optional)
        found += self.moves_of(step) if step is _CHOOSING else (_END,)
        if Step.TAX in self.open:
            found += town.moves_of(self, Step.TAX)
        return tuple(found)

    def why_not(self, move: Move) -> Refusal | None:
        """The rule that forbids a move now, or None."""
        turn = self.turn
        if turn is None:
            return Refusal("game_over", "R45")
        kind = move.kind
        if kind is _CHOOSE:
            if turn.step is not _CHOOSING:
                return self._why_no_choosing(turn)
            return self.why_not_in_line(move)
        if kind is not _PLACE and kind is not _DISCARD:
            ends = kind is Kind.END and turn.step is _ENDING
            return None if ends else town.why_not(self, move)
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
        seat, domino, kind = self.turn.seat, move.domino, move.kind
        if kind is _CHOOSE:
            return self._claim(seat, domino)
        if kind is _PLACE:
            site = self.kingdoms[seat - 1].lay(domino, *move.squares)
            if self.board is not None:
                self.open, self.fresh = town.STEPS, site.both
            return place_moves(self.setup.grid, domino)[site.rank]
        if kind is _DISCARD:
            self.kingdoms[seat - 1].discarded += 1
            self.discards.append((seat, domino))
            if self.board is not None:
                self.open = town.STEPS
            return _DISCARDS[domino]
        return town.apply(self, move) if kind is not Kind.END else _END

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
        if turn.step is not _PLACING and move.kind is not _CHOOSE:
            return self._play_in_town(move, turn)
        written = self.apply(move)
        if turn.step is _PLACING:
            waited = _CHOOSING if self.round < self.setup.rounds else _ENDING
            if waited is _CHOOSING or self.has_open():
                self.turn = turn_of(turn.round, turn.number, turn.seat, waited)
                return Played(written, turn.seat, turn, False, False, None, False)
        return self._end_turn(written, turn)

    def has_open(self) -> bool:
        """Whether something optional may still be done in this turn."""
        return any(town.moves_of(self, step) for step in self.open)

    def _play_in_town(self, move: Move, turn: Turn) -> Played:
        kingdom, host = self.kingdom, self.host()
        coins, hosted = kingdom.coins, kingdom.queen
        written = self.apply(move)
        gain, won = kingdom.coins - coins, kingdom.queen and not hosted
        if turn.step is _CHOOSING or (move.kind is not Kind.END and self.has_open()):
            played = Played(written, turn.seat, turn, False, False, None, False)
        else:
            played = self._end_turn(written, turn)
        return played._replace(coins=gain, queen=won, queen_from=host if won else None)

    @property
    def last_step(self) -> Step:
        """What a turn waits for once nothing but its last step is left to do."""
        if self.round < self.setup.rounds:
            return _CHOOSING
        return _ENDING if self.board is not None else _PLACING

    def _end_turn(self, written: Move, turn: Turn) -> Played:
        self.position += 1
        if self.position < len(self.order):
            self._begin_turn()
            return Played(written, turn.seat, turn, True, False, None, False)
        new_line, new_tiles = self._end_round()
        over = self.turn is None
        return Played(written, turn.seat, turn, True, True, new_line, over, new_tiles)

    def _end_round(self) -> tuple[tuple[str, ...] | None, tuple[str, ...]]:
        """Kings go to the new current line; what nobody chose leaves the game (R50, R51).

        A line is drawn, and the builders' board is put in order: what turned up of each.
        """
        if self.round == self.setup.rounds:
            self.turn = None
            self.open = ()
            return None, ()
        self.order = [(self.claims[id_], id_) for id_ in self.line if id_ in self.claims]
        self.claims = {}
        self.round += 1
        self._begin_round()
        return self.line or None, self.board.end_round() if self.board is not None else ()

    def _begin_round(self) -> None:
        """Lay out the line to choose from (R26); nobody places at first, nobody chooses at last."""
        if self.round:
            last = self.round == self.setup.rounds
            if self.board is not None:
                self.steps = _LAST_IN_TOWN if last else _USUAL_IN_TOWN
            else:
                self.steps = _LAST if last else _USUAL
        start = self.round * self.setup.line
        drawn = self.pile[start : start + self.setup.line]
        self.line = tuple(sorted(drawn, key=RANKS.__getitem__))
        self.free = sorted(drawn)
        self.position = 0
        self._begin_turn()

    def _begin_turn(self) -> None:
        seat, _ = self.order[self.position]
        self.turn = turn_of(self.round, self.position + 1, seat, self.steps[0])
        self.open = ()
        self.fresh = 0
        self.bought = ""

    def turns_tiles(self) -> bool:
        """Whether the end of this round will turn up building tiles (R50)."""
        board = self.board
        if board is None or self.turn is None or self.round == self.setup.rounds:
            return False
        return board.undrawn > 0 and None in board.slots

    def undrawn(self) -> int:
        """How many dominoes of the pile nobody has seen yet."""
        return max(0, len(self.pile) - (self.round + 1) * self.setup.line)
