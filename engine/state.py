"""The course of a game: whose turn it is, what may be played, and what a move changes.

A round has an order of play (kings on the dominoes of the current line, ascending) and a line
being chosen from. Round 0 is the start, where kings choose in the order they were drawn (R23).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain

from engine import giants, optional, town
from engine.board import Board
from engine.canvas import place_moves
from engine.court import Court
from engine.dominoes import DOMINOES, RANKS
from engine.errors import Refusal
from engine.kingdom import Kingdom
from engine.moves import Kind, Move, Played, Step, Turn
from engine.setups import Setup

_START = (Step.CHOOSE,)
_AT_COURT = (Step.COURT,)
_CHOICE_AT_COURT = (*_START, *_AT_COURT)
_BEFORE = (Step.BUILD, Step.BURN)
_AFTER = (Step.COURT, Step.SEND, Step.TAX)
"""The optional steps whose moves come before and after `choose` and `end`, sorted by text."""

_PLACE, _DISCARD, _CHOOSE = Kind.PLACE, Kind.DISCARD, Kind.CHOOSE
_PLACING, _CHOOSING, _ENDING = Step.PLACE, Step.CHOOSE, Step.END
_RECEIVING, _COVERING = Step.RECEIVE, Step.GIANT
_RECEIVE, _GIANT = Kind.RECEIVE, Kind.GIANT
_END = Move(Kind.END)

_CHOICES = {id_: Move(Kind.CHOOSE, id_) for id_ in DOMINOES}
_DISCARDS = {id_: Move(Kind.DISCARD, id_) for id_ in DOMINOES}

turn_of = cache(Turn)
"""Turns are few, so each is made once."""


class State:
    """Everything that moves change. `turn` is None when the game is over.

    `by_seat` holds the kingdom that each seat plays for: in a team game one stands there twice.
    `board` is None where there are no buildings, `court` without The Court. `opening` are the
    optional steps that open once a domino is placed in this round. Of the turn in progress, `begun`
    says that it holds a move, `open` holds the optional steps that may still be played, `fresh` the
    squares of the domino that was placed, `bought` the building and `hired` the token. `finished`
    are the round and number of the turn that ended last.
    """

    __slots__ = (
        "begun",
        "board",
        "bought",
        "by_seat",
        "claims",
        "court",
        "discards",
        "finished",
        "free",
        "fresh",
        "hired",
        "kingdoms",
        "line",
        "open",
        "opening",
        "order",
        "pile",
        "position",
        "round",
        "setup",
        "steps",
        "turn",
    )

    def __init__(
        self,
        setup: Setup,
        pile: Sequence[str],
        kings: Sequence[int],
        board: Board | None = None,
        court: Court | None = None,
    ) -> None:
        self.setup = setup
        self.pile = tuple(pile)
        self.board = board
        self.court = court
        self.kingdoms = [Kingdom(setup.grid) for _ in range(setup.kingdoms)]
        self.by_seat = self.kingdoms * 2 if setup.teams else self.kingdoms
        for kingdom in self.kingdoms:
            kingdom.bears = court is not None
        if setup.town:
            for kingdom in self.kingdoms:
                kingdom.coins, kingdom.knights = town.START_COINS, town.START_KNIGHTS
        self.round = 0
        self.steps: tuple[Step, ...] = _START
        self.order: list[tuple[int, str | None]] = [(seat, None) for seat in kings]
        self.claims: dict[str, int] = {}
        self.discards: list[tuple[int, str]] = []
        self.open: tuple[Step, ...] = ()
        self.opening: tuple[Step, ...] = ()
        self.turn: Turn | None = None
        self.finished = (0, 0)
        self._begin_round()

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.pile = self.pile
        twin.board = self.board.copy() if self.board is not None else None
        twin.court = self.court.copy() if self.court is not None else None
        twin.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        twin.by_seat = twin.kingdoms * 2 if self.setup.teams else twin.kingdoms
        twin.round = self.round
        twin.position = self.position
        twin.steps = self.steps
        twin.order = self.order.copy()
        twin.claims = self.claims.copy()
        twin.discards = self.discards.copy()
        twin.line = self.line
        twin.free = self.free.copy()
        twin.turn = self.turn
        twin.finished = self.finished
        twin.begun = self.begun
        twin.opening = self.opening
        twin.open = self.open
        twin.fresh = self.fresh
        twin.bought = self.bought
        twin.hired = self.hired
        return twin

    def kingdom_of(self, seat: int) -> Kingdom:
        """The kingdom that a seat plays for."""
        return self.by_seat[seat - 1]

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom whose turn it is."""
        assert self.turn is not None, "no turn, no kingdom"
        return self.by_seat[self.turn.seat - 1]

    def kingdom_number(self) -> int:
        """The number of the kingdom whose turn it is, from 1."""
        assert self.turn is not None, "no turn, no kingdom"
        return self.setup.kingdom(self.turn.seat)

    def host(self) -> int | None:
        """The number of the kingdom that hosts the Queen, from 1."""
        hosts = [number for number, one in enumerate(self.kingdoms, start=1) if one.queen]
        return hosts[0] if hosts else None

    def domino_to_place(self) -> str:
        """The domino under the king whose turn it is."""
        domino = self.order[self.position][1]
        assert domino is not None, "at the start nobody places"
        return domino

    def moves_of(self, step: Step) -> Sequence[Move]:
        """The legal moves of one step of this turn, sorted by text, judged by that step alone."""
        if step is _CHOOSING:
            return tuple([_CHOICES[domino] for domino in self.free])
        if step is not _PLACING:
            if step is _COVERING or step is _RECEIVING:
                return giants.covers(self.kingdom, Kind(step.value))
            moves = optional.moves_of(self, step)
            return tuple(moves) if isinstance(moves, list) else moves
        seat, domino = self.order[self.position]
        assert domino is not None, "at the start nobody places"
        ranks = self.by_seat[seat - 1].ranks(DOMINOES[domino])
        if not ranks:
            return (_DISCARDS[domino],)
        moves = place_moves(self.setup.grid, domino)
        return tuple([moves[rank] for rank in ranks])

    def listing(self) -> list[Sequence[Move]]:
        """What the seat on turn may play now, in parts that are sorted by text one after another.

        By step, as it happens; purchases are a list that is not made before it is read.
        """
        if self.turn is None:
            return []
        step, is_open = self.turn.step, self.open
        if not is_open or step is _COVERING:
            return [self.moves_of(step)]
        ends = self.moves_of(step) if step is _CHOOSING else (_END,)
        before = [town.moves_of(self, one) for one in _BEFORE if one in is_open]
        return [*before, ends, *[optional.moves_of(self, one) for one in _AFTER if one in is_open]]

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may play now, sorted by text."""
        if self.turn is None:
            return ()
        if not self.open:
            return tuple(self.moves_of(self.turn.step))
        return tuple(chain.from_iterable(self.listing()))

    def receives(self, seat: int) -> tuple[Move, ...]:
        """What a seat may receive between two turns (R33)."""
        kingdom = self.kingdom_of(seat)
        if self.turn is None or self.begun or not kingdom.pending:
            return ()
        return giants.covers(kingdom, Kind.RECEIVE)

    def why_not(self, move: Move, seat: int | None = None) -> Refusal | None:
        """The rule that forbids a move (of this seat, else of the one on turn) now, or None."""
        turn = self.turn
        if turn is None:
            return Refusal("game_over", "R45")
        kind, step = move.kind, turn.step
        if kind is _RECEIVE:
            return giants.why_no_receive(self, move, seat or turn.seat)
        if seat is not None and seat != turn.seat:
            return Refusal("not_your_turn", "R23", {"seat": turn.seat})
        if kind is _CHOOSE and step is _CHOOSING:
            return self.why_not_in_line(move)
        if (kind is _PLACE or kind is _DISCARD) and step is _PLACING:
            return self.why_not_in_kingdom(move)
        return self._why_not_now(move, turn)

    def _why_not_now(self, move: Move, turn: Turn) -> Refusal | None:
        """What forbids a move that is not the one the turn waits for first of all."""
        kind, step = move.kind, turn.step
        if step is _RECEIVING:
            return Refusal("receive_first", "R33", {"count": self.kingdom.pending})
        if kind is _GIANT:
            return giants.why_no_giant(self, move)
        if step is _COVERING:
            return Refusal("giant_due", "R32", {"domino": self.domino_to_place()})
        if kind is _CHOOSE:
            return self._why_no_choosing(turn)
        if kind is _PLACE or kind is _DISCARD:
            return Refusal("wrong_step", "R31" if self.round else "R23", {"step": str(step)})
        ends = kind is Kind.END and step is _ENDING
        return None if ends else optional.why_not(self, move)

    def _why_no_choosing(self, turn: Turn) -> Refusal:
        if _CHOOSING in self.steps and turn.step is _PLACING:
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
        kingdom = self.by_seat[seat - 1]
        if move.kind is _PLACE:
            left, right = move.squares
            return kingdom.why_not(domino, left, right)
        count = len(kingdom.ranks(DOMINOES[domino]))
        return Refusal("can_place", "R30", {"count": count}) if count else None

    def apply(self, move: Move) -> Move:
        """Do what a legal move says, without ending the turn; the move as it is written."""
        assert self.turn is not None, "no turn, no move"
        seat, domino, kind = self.turn.seat, move.domino, move.kind
        if kind is _CHOOSE:
            return self._claim(seat, domino)
        if kind is _PLACE:
            left, right = move.squares
            site = self.by_seat[seat - 1].lay(domino, left, right)
            self.open, self.fresh = self.opening, site.both
            if self.setup.giants and not giants.may_send(self):
                self.open = self.opening[1:]
            return place_moves(self.setup.grid, domino)[site.rank]
        if kind is _DISCARD:
            self.by_seat[seat - 1].discarded += 1
            self.discards.append((seat, domino))
            self.open = self.opening[1:] if self.setup.giants else self.opening
            return _DISCARDS[domino]
        if kind is _GIANT:
            return giants.cover(self.kingdom, move)
        return optional.apply(self, move) if kind is not Kind.END else _END

    def _claim(self, seat: int, domino: str) -> Move:
        self.free.remove(domino)
        self.claims[domino] = seat
        if self.round == 0:
            self.order[self.position] = (seat, domino)
        self.open = _AT_COURT if self.court is not None and self.round else ()
        return _CHOICES[domino]

    def play(self, move: Move, seat: int | None = None) -> Played:
        """Do what a legal move says and go on to the next decision."""
        turn = self.turn
        assert turn is not None, "no turn, no move"
        step, kind = turn.step, move.kind
        if kind is _RECEIVE:
            return self._receive(move, seat or turn.seat)
        self.begun = True
        if step is not _PLACING and kind is not _CHOOSE:
            return self._play_optional(move, turn)
        written = self.apply(move)
        if step is _PLACING:
            if self.setup.giants and kind is _PLACE and giants.is_due(self):
                return self._wait(written, turn, _COVERING)
            if self.round == self.setup.rounds:
                return self._go_on(written, turn)
            self.turn = turn_of(turn.round, turn.number, turn.seat, _CHOOSING)
            return Played(written, turn.seat, turn, False, False, None, False)
        waits = self.open and self.has_open()
        return self._wait(written, turn, _ENDING) if waits else self._end_turn(written, turn)

    def _go_on(self, written: Move, turn: Turn) -> Played:
        """Step A is done: wait for the choice, or for the end if something is open."""
        if self.round < self.setup.rounds:
            return self._wait(written, turn, _CHOOSING)
        if self.has_open():
            return self._wait(written, turn, _ENDING)
        return self._end_turn(written, turn)

    def _wait(self, written: Move, turn: Turn, step: Step) -> Played:
        self.turn = turn_of(turn.round, turn.number, turn.seat, step)
        return Played(written, turn.seat, turn, False, False, None, False)

    def _receive(self, move: Move, seat: int) -> Played:
        """A giant is received between two turns; it belongs to the turn that ended last (R33)."""
        written = giants.receive(self.kingdom_of(seat), move)
        turn = self.turn
        assert turn is not None, "a game with a giant on its way is not over"
        if turn.seat == seat and not self.kingdom.pending:
            if self.position < len(self.order):
                self.turn = turn_of(turn.round, turn.number, seat, self.steps[0])
            else:
                self.turn = self._last_receiver()
        elif self.position == len(self.order):
            self.turn = self._last_receiver()
        played = turn_of(*self.finished, seat, _RECEIVING)
        return Played(written, seat, played, False, False, None, self.turn is None)

    def _last_receiver(self) -> Turn | None:
        """After the last turn: the lowest seat with a giant on its way, None if there is none."""
        for seat in range(1, self.setup.players + 1):
            if self.kingdom_of(seat).pending:
                return turn_of(self.round, len(self.order), seat, _RECEIVING)
        return None

    def has_open(self) -> bool:
        """Whether something optional may still be done in this turn."""
        return any(optional.is_any(self, step) for step in self.open)

    def _play_optional(self, move: Move, turn: Turn) -> Played:
        """A move of another step than placing and choosing; what it did to the purse is told."""
        kingdom, host = self.kingdom, self.host()
        coins, hosted = kingdom.coins, kingdom.queen
        written = self.apply(move)
        gain, won = kingdom.coins - coins, kingdom.queen and not hosted
        if turn.step is _COVERING:
            return self._go_on(written, turn)
        if not self.hired and (
            turn.step is _CHOOSING or (move.kind is not Kind.END and self.has_open())
        ):
            played = Played(written, turn.seat, turn, False, False, None, False)
        else:
            played = self._end_turn(written, turn)
        return played._replace(coins=gain, queen=won, queen_from=host if won else None)

    @property
    def last_step(self) -> Step:
        """What a turn waits for once nothing but its last step is left to do."""
        if self.round < self.setup.rounds:
            return _CHOOSING
        return _ENDING if self.opening else _PLACING

    def _end_turn(self, written: Move, turn: Turn) -> Played:
        self.finished = turn.round, turn.number
        self.position += 1
        if self.position < len(self.order):
            self._begin_turn()
            return Played(written, turn.seat, turn, True, False, None, False)
        new_line, new_tiles, new_tokens = self._end_round()
        over = self.turn is None
        return Played(
            written, turn.seat, turn, True, True, new_line, over, new_tiles, new_tokens=new_tokens
        )

    def _end_round(self) -> tuple[tuple[str, ...] | None, tuple[str, ...], tuple[str, ...]]:
        """Kings go to the new current line; what nobody chose leaves the game (R50, R51).

        A line is drawn, the builders' board is put in order, and tokens are turned up with the line
        (R48): what came of each.
        """
        if self.round == self.setup.rounds:
            self.begun, self.open = False, ()
            self.turn = self._last_receiver()
            return None, (), ()
        self.order = [(self.claims[id_], id_) for id_ in self.line if id_ in self.claims]
        self.claims = {}
        self.round += 1
        self._begin_round()
        tiles = self.board.end_round() if self.board is not None else ()
        tokens = self.court.refill() if self.court is not None and self.line else ()
        return self.line or None, tiles, tokens

    def _begin_round(self) -> None:
        """Lay out the line to choose from (R26); nobody places at first, nobody chooses at last."""
        setup = self.setup
        if self.round:
            self.lay_steps()
        start = self.round * setup.line
        drawn = sorted(self.pile[start : start + setup.line], key=RANKS.__getitem__)
        if setup.leaves:
            drawn = [id_ for place, id_ in enumerate(drawn, 1) if place not in setup.leaves]
        self.line = tuple(drawn)
        self.free = sorted(drawn)
        self.position = 0
        self._begin_turn()

    def lay_steps(self) -> None:
        """Lay down the steps of a turn in this round, which is not the start."""
        last, has_court = self.round == self.setup.rounds, self.court is not None
        self.opening = optional.opening(self.setup.giants, self.setup.town, has_court and last)
        choosing = () if last else _CHOICE_AT_COURT if has_court else _START
        self.steps = (_PLACING, *self.opening, *choosing)

    def _begin_turn(self) -> None:
        seat, _ = self.order[self.position]
        step = self.steps[0]
        if self.setup.giants and self.kingdom_of(seat).pending:
            step = _RECEIVING
        self.turn = turn_of(self.round, self.position + 1, seat, step)
        self.begun = False
        self.open = ()
        self.fresh = 0
        self.bought = self.hired = ""

    def turns_tiles(self) -> bool:
        """Whether the end of this round will turn up building tiles (R50)."""
        board = self.board
        if board is None or self.turn is None or self.round == self.setup.rounds:
            return False
        return board.undrawn > 0 and None in board.slots

    def undrawn(self) -> int:
        """How many dominoes of the pile nobody has seen yet."""
        return max(0, len(self.pile) - (self.round + 1) * self.setup.line)
