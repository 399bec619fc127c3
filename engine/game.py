"""A game: header, deal and moves; everything else follows from them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from engine import ahead, draft, record, referee, results
from engine.deal import NO_ICONS, Deal, bad_option
from engine.errors import IllegalMove, Refusal
from engine.moves import Kind, Move, Played, Turn, TurnRecord
from engine.purchases import NOTHING, Purchases
from engine.setups import Options
from engine.state import State
from engine.values import Scorecard
from engine.view_builder import game_view
from engine.views import Composition, GameView

__all__ = ["Game"]


FIRST: Mapping[str, str] = MappingProxyType({"game": "1"})
"""The header of a game that is not numbered."""


class _Seen(NamedTuple):
    """The view of a state after so many moves, kept because it is often asked for again."""

    state: State
    moves: int
    view: GameView


class Game:
    """One game, from the drawing of the kings to the score.

    `header` holds the record's keys that don't follow from the game (site, date, …). `state` is
    internal, because it holds what is not drawn yet: viewers get `view()`.

    >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    >>> game.turn.text(), game.turn.seat
    ('0.1', 2)
    """

    __slots__ = ("_played", "_seen", "deal", "header", "state")

    def __init__(
        self,
        deal: Deal,
        state: State | None = None,
        played: Iterable[Played] = (),
        header: Mapping[str, str] = FIRST,
    ) -> None:
        self.deal = deal
        self.state = deal.start() if state is None else state
        self.header = dict(header)
        self._played = list(played)
        self._seen: _Seen | None = None

    @classmethod
    def new(
        cls,
        options: Options,
        seats: Sequence[str],
        *,
        seed: bytes,
        icons: Mapping[str, str] = NO_ICONS,
    ) -> "Game":
        """Start a game with names in seat order, 32 random bytes and corrections of icons (R19)."""
        return cls(Deal.new(options, seats, seed=seed, icons=icons))

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """Replay a record; raises BadRecord with the line, the code and the rule.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> Game.from_record(game.to_record()).view() == game.view()
        True
        """
        read = record.parse(text)
        record.check_rules(read)
        options, names = record.options_of(read), record.read_seats(read)
        icons = record.icons_of(read, options)
        deal = Deal.new(options, names, seed=record.seed_of(read), icons=icons)
        state, played = record.replay(read, deal)
        return cls(deal, state, played, read.kept())

    def to_record(self, *, with_seed: bool = True, **extra: str) -> str:
        """Write the whole game as text; `extra` are header keys such as site, date and ending.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.to_record(date="2026-11-27").splitlines()[1:5]
        ['date: 2026-11-27', 'box: kingdomino', 'grid: 5', 'seats: 1=Ann 2=Ben']
        """
        derived = record.header_of(self.deal, self.state, with_seed=with_seed)
        return record.write({**self.header, **extra, **derived}, self.record_turns)

    @property
    def options(self) -> Options:
        """The options of the game: box, players, variants and expansions."""
        return self.deal.options

    @property
    def names(self) -> tuple[str, ...]:
        """The lords' names in seat order."""
        return self.deal.names

    @property
    def seed(self) -> bytes:
        """The 32 bytes that all draws come from; secret until the game is over."""
        return self.deal.seed

    @property
    def draw(self) -> str:
        """The seal of the seed, published when the game starts."""
        return self.deal.draw

    @property
    def icons(self) -> Mapping[str, str]:
        """The corrections of building icons that the game is played with."""
        return self.deal.icons

    @property
    def quests(self) -> tuple[str, ...]:
        """The two quests of a game with giants."""
        return self.deal.quests

    @property
    def turn(self) -> Turn | None:
        """The turn in progress, with the step it waits for; None once the game is over."""
        return self.state.turn

    @property
    def turn_begun(self) -> bool:
        """Whether the turn in progress already holds a move."""
        return self.state.begun

    @property
    def over(self) -> bool:
        """Whether the last domino is placed and the last giant received."""
        return self.state.turn is None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move played, in order."""
        return tuple(played.move for played in self._played)

    @property
    def record_turns(self) -> tuple[TurnRecord, ...]:
        """The moves by turn, one for each line of a record; giants received have own lines."""
        return tuple(
            TurnRecord(number, place, seat, tuple(played.move for played in group))
            for (number, place, seat, _), group in groupby(self._played, key=_line_of)
        )

    def legal_moves(self, seat: int | None = None, *, purchases: bool = True) -> tuple[Move, ...]:
        """The legal moves of the seat on turn, sorted by text; other seats may only receive giants.

        There can be very many purchases at The Court: `purchases=False` leaves them out.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [move.text() for move in game.legal_moves()]
        ['choose K10', 'choose K21', 'choose K26', 'choose K5']
        """
        state = self.state
        if seat is not None and (state.turn is None or state.turn.seat != seat):
            return referee.receive_moves(state, seat)
        if purchases or state.court is None:
            return referee.legal_moves(state)
        parts = [part for part in referee.listing(state) if not isinstance(part, Purchases)]
        return tuple(move for part in parts for move in part)

    def count_moves(self) -> int:
        """Count the legal moves of the seat on turn, without making those of The Court."""
        return sum(map(len, referee.listing(self.state)))

    def move_at(self, place: int) -> Move:
        """The legal move at an index of `legal_moves()`; raises IndexError."""
        for part in referee.listing(self.state):
            if place < len(part):
                return part[place]
            place -= len(part)
        raise IndexError(place)

    def purchases(self, token: str | None = None, square: str | None = None) -> Purchases:
        """The purchases that the seat on turn may make now, as a sequence made when read."""
        for part in referee.listing(self.state):
            if isinstance(part, Purchases):
                return part.of(token, square)
        return NOTHING

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """The rule that forbids a move of a seat (default: the seat on turn), or None if legal.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.why_not("choose K1").code
        'not_in_line'
        """
        return referee.why_not(self.state, _move(move), seat)

    def play(self, move: Move | str, seat: int | None = None) -> Played:
        """Play a move; raises IllegalMove, and changes nothing, where a rule forbids it.

        The move is that of the seat on turn; `seat` is needed where another receives a giant.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.play("choose K21").turn_over
        True
        """
        if isinstance(move, str):
            move = Move.parse(move)
        played = referee.play(self.state, move, seat)
        self._played.append(played)
        return played

    def compose(self, slots: Iterable[Move | str]) -> Composition:
        """Judge a draft of the turn in progress without changing the game.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.compose(["choose K21"]).ready
        True
        """
        return draft.compose(self.deal, self.state, [_move(slot) for slot in slots])

    def ahead(self, seat: int) -> "Game | None":
        """A copy moved to the next turn of a seat, to plan it; None if none is known yet.

        A turn of the next round has no line to choose from, because that line is not drawn.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.turn.seat, game.ahead(1).turn.text(), game.ahead(1).turn.seat
        (2, '0.3', 1)
        """
        state = ahead.ahead(self.state, seat)
        return None if state is None else self._with(state)

    def copy(self) -> "Game":
        """An independent copy.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.copy().play("choose K21").move in game.moves
        False
        """
        return self._with(self.state.copy())

    def renamed(self, names: Iterable[str]) -> "Game":
        """An independent copy with other names of the lords, in seat order."""
        twin = self.copy()
        twin.deal = replace(self.deal, names=tuple(names))
        return twin

    def _with(self, state: State) -> "Game":
        """A copy with another state."""
        return Game(self.deal, state, self._played, self.header)

    def undo(self) -> Move:
        """Take back the last move, by replaying all moves before it; the move taken back.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.play("choose K21").turn_over, game.undo().text(), game.moves
        (True, 'choose K21', ())
        """
        if not self._played:
            raise IllegalMove("undo", Refusal("nothing_to_undo", ""))
        *kept, last = self._played
        state = self.deal.start()
        for played in kept:
            referee.advance(state, played.move, played.seat)
        self.state, self._played = state, kept
        return last.move

    def view(self, seat: int | None = None) -> GameView:
        """What a viewer may see; in these boxes lords see the same as spectators.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [slot.domino for slot in game.view().next_line]
        ['K5', 'K10', 'K21', 'K26']
        """
        self._check_seat(seat)
        seen = self._seen
        if seen is None or seen.state is not self.state or seen.moves != len(self._played):
            view = game_view(self.deal, self.state)
            seen = self._seen = _Seen(self.state, len(self._played), view)
        return seen.view

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(1, self.options.players + 1):
            raise bad_option("seat", seat, *range(1, self.options.players + 1))

    def scores(self) -> tuple[Scorecard, ...]:
        """The present scorecard of each kingdom, in kingdom order.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [card.total for card in game.scores()]
        [0, 0]
        """
        return results.scores(self.deal, self.state)

    def result(self) -> tuple[int, ...] | None:
        """The total of each kingdom once the game is over."""
        return results.result(self.deal, self.state)

    def winners(self) -> tuple[int, ...] | None:
        """The winners' seats, ascending, once the game is over (R63)."""
        return results.winners(self.deal, self.state)


def _line_of(played: Played) -> tuple[int, int, int, bool]:
    """The key of the record's line that a move belongs to."""
    turn = played.turn
    return turn.round, turn.number, played.seat, played.move.kind is Kind.RECEIVE


def _move(move: Move | str) -> Move:
    return Move.parse(move) if isinstance(move, str) else move
