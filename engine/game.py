"""A game: header, seed and moves; everything else follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from engine import ahead, buildings, composing, draws, record, scoring
from engine.board import Board
from engine.buildings import BUILDINGS
from engine.court import Court, all_tokens
from engine.dominoes import ARRIVALS, FOOTPRINTS, PILES
from engine.errors import BadSetup, IllegalMove, Refusal
from engine.moves import Kind, Move, Played, Turn, TurnRecord
from engine.purchases import NOTHING, Purchases
from engine.setups import Options
from engine.state import State
from engine.tokens import QUESTS
from engine.values import Scorecard
from engine.viewing import game_view
from engine.views import Composition, GameView

SEED_BYTES = 32

_T = TypeVar("_T")

NO_ICONS: Mapping[str, str] = MappingProxyType({})
"""A game by this version's own table of buildings."""


class _Seen(NamedTuple):
    """The view of a state after so many moves: many ask for it between two of them."""

    state: State
    moves: int
    view: GameView


class Game:
    """One game, from the drawing of the kings to the score.

    `header` holds the record's keys that don't follow from the game (site, date, …); `state` is
    the engine's own and knows what is undrawn: viewers get `view()`. `icons` are the corrections of
    building icons that the game is played with, `quests` the two of a game with giants.

    >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    >>> game.turn.text(), game.turn.seat
    ('0.1', 2)
    """

    __slots__ = (
        "_played",
        "_seen",
        "draw",
        "header",
        "icons",
        "names",
        "options",
        "quests",
        "seed",
        "state",
    )

    def __init__(
        self,
        options: Options,
        names: Sequence[str],
        seed: bytes,
        icons: Mapping[str, str] = NO_ICONS,
    ) -> None:
        self.options = options
        self.names = tuple(names)
        self.seed = seed
        self.draw = draws.seal(seed)
        self.header: dict[str, str] = {"game": "1"}
        self.icons = buildings.corrections(buildings.corrected(icons)) if icons else {}
        self.quests = self._quests()
        self.state = self._start()
        self._played: list[Played] = []
        self._seen: _Seen | None = None

    @classmethod
    def new(
        cls,
        options: Options,
        seats: Sequence[str],
        *,
        seed: bytes,
        icons: Mapping[str, str] = NO_ICONS,
    ) -> Game:
        """A game at its start; names in seat order, 32 random bytes, corrections of icons (R19)."""
        if len(seats) != options.players or not all(map(_is_name, seats)):
            raise _bad("seats", tuple(seats), options.players)
        if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
            raise _bad("seed", len(seed), SEED_BYTES)
        if icons and not options.town:
            raise _bad("icons", tuple(icons))
        return cls(options, seats, seed, icons)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record; raises BadRecord with the line, the code and the rule.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> Game.from_record(game.to_record()).view() == game.view()
        True
        """
        read = record.parse(text)
        record.check_rules(read)
        options, names = record.options_of(read), record.read_seats(read)
        icons = record.icons_of(read, options)
        game = cls.new(options, names, seed=record.seed_of(read), icons=icons)
        game.header = read.kept()
        record.replay(read, game)
        return game

    def to_record(self, *, with_seed: bool = True, **extra: str) -> str:
        """The whole game as text; `extra` are header keys such as site, date and ending.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.to_record(date="2026-11-27").splitlines()[1:5]
        ['date: 2026-11-27', 'box: kingdomino', 'grid: 5', 'seats: 1=Ann 2=Ben']
        """
        header = {**self.header, **extra, **record.header_of(self, with_seed=with_seed)}
        return record.write(header, self.record_turns)

    @property
    def turn(self) -> Turn | None:
        """Whose decision it is and which step; None when the game is over."""
        return self.state.turn

    @property
    def turn_begun(self) -> bool:
        """Whether the turn in progress already holds a move."""
        return self.state.begun

    @property
    def over(self) -> bool:
        """Whether the last domino is placed, and no giant on its way any more."""
        return self.state.turn is None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move played, in order."""
        return tuple(played.move for played in self._played)

    @property
    def record_turns(self) -> tuple[TurnRecord, ...]:
        """The moves by turn, as a record's lines hold them; giants received on their own lines."""
        return tuple(
            TurnRecord(number, place, seat, tuple(played.move for played in group))
            for (number, place, seat, _), group in groupby(self._played, key=_line_of)
        )

    def legal_moves(self, seat: int | None = None, *, purchases: bool = True) -> tuple[Move, ...]:
        """The moves of the seat to decide, sorted by text; another seat may only receive giants.

        Of what The Court offers there can be very much: `purchases=False` leaves it out.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [move.text() for move in game.legal_moves()]
        ['choose K10', 'choose K21', 'choose K26', 'choose K5']
        """
        state = self.state
        if seat is not None and (state.turn is None or state.turn.seat != seat):
            return state.receives(seat)
        if purchases or state.court is None:
            return state.legal_moves()
        parts = [part for part in state.listing() if not isinstance(part, Purchases)]
        return tuple(move for part in parts for move in part)

    def count_moves(self) -> int:
        """How many moves the seat to decide has, without making those of The Court."""
        return sum(map(len, self.state.listing()))

    def move_at(self, place: int) -> Move:
        """The legal move at a place of `legal_moves()`, counted from 0."""
        for part in self.state.listing():
            if place < len(part):
                return part[place]
            place -= len(part)
        raise IndexError(place)

    def purchases(self, token: str | None = None, square: str | None = None) -> Purchases:
        """What the seat on turn may buy at The Court now, as a list that is made when read."""
        for part in self.state.listing():
            if isinstance(part, Purchases):
                return part.of(token, square)
        return NOTHING

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """The rule that forbids a move (of this seat) now, or None if it is legal.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.why_not("choose K1").code
        'not_in_line'
        """
        return self.state.why_not(_move(move), seat)

    def play(self, move: Move | str, seat: int | None = None) -> Played:
        """Play a legal move; IllegalMove says why it is none, and nothing has changed then.

        It is the move of the seat on turn, unless a seat says that it receives a giant.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.play("choose K21").turn_over
        True
        """
        if isinstance(move, str):
            move = Move.parse(move)
        refusal = self.state.why_not(move, seat)
        if refusal is not None:
            raise IllegalMove(move.text(), refusal)
        played = self.state.play(move, seat)
        self._played.append(played)
        return played

    def compose(self, slots: Iterable[Move | str]) -> Composition:
        """Judge a draft of the turn in progress; the game itself does not change.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.compose(["choose K21"]).ready
        True
        """
        return composing.compose(self, [_move(slot) for slot in slots])

    def ahead(self, seat: int) -> Game | None:
        """A copy in which the next turn of a seat has come, to plan on; None if none is known.

        A turn of the next round has no line to choose from: that line is not drawn.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.turn.seat, game.ahead(1).turn.text(), game.ahead(1).turn.seat
        (2, '0.3', 1)
        """
        return ahead.ahead(self, seat)

    def copy(self) -> Game:
        """An independent copy.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.copy().play("choose K21").move in game.moves
        False
        """
        twin = Game.__new__(Game)
        twin.options, twin.names = self.options, self.names
        twin.seed, twin.draw = self.seed, self.draw
        twin.header = self.header.copy()
        twin.icons = self.icons
        twin.quests = self.quests
        twin.state = self.state.copy()
        twin._played = self._played.copy()
        twin._seen = None
        return twin

    def undo(self) -> Move:
        """Take the last move back, by replaying one move fewer; the move that is gone.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.play("choose K21").turn_over, game.undo().text(), game.moves
        (True, 'choose K21', ())
        """
        if not self._played:
            raise IllegalMove("undo", Refusal("nothing_to_undo", ""))
        *kept, last = self._played
        state = self._start()
        for played in kept:
            state.play(played.move, played.seat)
        self.state, self._played = state, kept
        return last.move

    def view(self, seat: int | None = None) -> GameView:
        """What a viewer may see; in these boxes all lords see what spectators do.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [slot.domino for slot in game.view().next_line]
        ['K5', 'K10', 'K21', 'K26']
        """
        self._check_seat(seat)
        seen = self._seen
        if seen is None or seen.state is not self.state or seen.moves != len(self._played):
            seen = self._seen = _Seen(self.state, len(self._played), game_view(self, self.state))
        return seen.view

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(1, self.options.players + 1):
            raise _bad("seat", seat, *range(1, self.options.players + 1))

    def scores(self) -> tuple[Scorecard, ...]:
        """One scorecard per kingdom as it stands, in kingdom order.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [card.total for card in game.scores()]
        [0, 0]
        """
        variants = self.options.variants
        return tuple(one.scorecard(variants, self.quests) for one in self.state.kingdoms)

    def result(self) -> tuple[int, ...] | None:
        """One total per kingdom once the game is over."""
        return tuple(card.total for card in self.scores()) if self.over else None

    def winners(self) -> tuple[int, ...] | None:
        """The winners' seats, ascending, once the game is over (R63)."""
        if not self.over:
            return None
        best, _ = scoring.winners(self.scores(), by_crowns=not self.options.town)
        return scoring.seats_of(best, self.options.setup)

    def _start(self) -> State:
        """Shuffle the piles and draw the kings (R23, R24)."""
        setup = self.options.setup
        pile = self._pile()
        kings = [seat for seat in range(1, setup.players + 1) for _ in range(setup.kings)]
        drawn = self._shuffled("kings", kings)
        if setup.town and setup.players == 2:
            first, second = drawn[0], 3 - drawn[0]
            drawn = [first, second, second, first]
        board = self._board() if setup.town else None
        court = None
        if self.options.court:
            court = Court(self._shuffled("court", all_tokens()), self.seed)
        return State(setup, pile[: setup.dominoes], drawn, board, court)

    def _pile(self) -> list[str]:
        """The dominoes in the order that they are drawn; of two boxes a line of each (R20, R21)."""
        setup = self.options.setup
        before, after = (ARRIVALS, FOOTPRINTS) if setup.giants else ((), ())
        piles = [
            self._shuffled(f"dominoes:{letter}", (*before, *PILES[letter], *after))
            for letter in setup.pile
        ]
        if len(piles) == 1:
            return piles[0]
        lines = range(0, len(piles[0]), setup.line)
        return [id_ for start in lines for pile in piles for id_ in pile[start:][: setup.line]]

    def _quests(self) -> tuple[str, ...]:
        """The quests of a game with giants: chosen, else the first two that are drawn (R59)."""
        if not self.options.giants or self.options.quests:
            return self.options.quests
        return tuple(self._shuffled("quests", QUESTS)[:2])

    def _board(self) -> Board:
        table = buildings.corrected(self.icons) if self.icons else BUILDINGS
        tiles = [one.id for one in table.values() for _ in range(one.copies)]
        return Board(self._shuffled("buildings", tiles), table)

    def _shuffled(self, purpose: str, items: Iterable[_T]) -> list[_T]:
        return draws.Stream(self.seed, purpose).shuffled(items)


def _line_of(played: Played) -> tuple[int, int, int, bool]:
    """What tells the line of a record that a move stands on."""
    turn = played.turn
    return turn.round, turn.number, played.seat, played.move.kind is Kind.RECEIVE


def _bad(option: str, value: object, *allowed: object) -> BadSetup:
    return BadSetup(option, {"option": option, "value": value, "allowed": allowed, "rule": "R19"})


def _is_name(name: object) -> bool:
    """Whether a name can be written in a record: some text, without lone surrogates."""
    return isinstance(name, str) and name.encode(errors="replace").decode() == name != ""


def _move(move: Move | str) -> Move:
    return Move.parse(move) if isinstance(move, str) else move
