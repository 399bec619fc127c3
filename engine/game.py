"""A game: header, seed and moves; everything else follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from engine import buildings, composing, draws, record, scoring
from engine.board import Board
from engine.buildings import BUILDINGS
from engine.dominoes import PILES
from engine.errors import BadSetup, IllegalMove, Refusal
from engine.moves import Move, Played, Turn, TurnRecord
from engine.setups import Options
from engine.state import State
from engine.values import Scorecard
from engine.viewing import game_view
from engine.views import Composition, GameView

SEED_BYTES = 32

_T = TypeVar("_T")

NO_ICONS: Mapping[str, str] = MappingProxyType({})
"""A game by this version's own table of buildings."""


class Game:
    """One game, from the drawing of the kings to the score.

    `header` holds the record's keys that don't follow from the game (site, date, …); `state` is
    the engine's own and knows what is undrawn: viewers get `view()`. `icons` are the corrections of
    building icons that the game is played with.

    >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    >>> game.turn.text(), game.turn.seat
    ('0.1', 2)
    """

    __slots__ = ("_played", "draw", "header", "icons", "names", "options", "seed", "state")

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
        self.state = self._start()
        self._played: list[Played] = []

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
        return bool(self._played) and not self._played[-1].turn_over

    @property
    def over(self) -> bool:
        """Whether the last domino is placed."""
        return self.state.turn is None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move played, in order."""
        return tuple(played.move for played in self._played)

    @property
    def record_turns(self) -> tuple[TurnRecord, ...]:
        """The moves by turn, as a record's lines hold them."""
        turns: dict[tuple[int, int], list[Played]] = {}
        for played in self._played:
            turns.setdefault((played.turn.round, played.turn.number), []).append(played)
        return tuple(
            TurnRecord(*number, group[0].seat, tuple(played.move for played in group))
            for number, group in turns.items()
        )

    def legal_moves(self, seat: int | None = None) -> tuple[Move, ...]:
        """The moves of the seat to decide, sorted by text; another seat has none.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [move.text() for move in game.legal_moves()]
        ['choose K10', 'choose K21', 'choose K26', 'choose K5']
        """
        turn = self.state.turn
        if seat is not None and (turn is None or turn.seat != seat):
            return ()
        return self.state.legal_moves()

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """The rule that forbids a move (of this seat) now, or None if it is legal.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.why_not("choose K1").code
        'not_in_line'
        """
        move = _move(move)
        turn = self.state.turn
        if seat is not None and turn is not None and turn.seat != seat:
            return Refusal("not_your_turn", "R23", {"seat": turn.seat})
        return self.state.why_not(move)

    def play(self, move: Move | str) -> Played:
        """Play a legal move; IllegalMove says why it is none, and nothing has changed then.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.play("choose K21").turn_over
        True
        """
        if isinstance(move, str):
            move = Move.parse(move)
        refusal = self.state.why_not(move)
        if refusal is not None:
            raise IllegalMove(move.text(), refusal)
        played = self.state.play(move)
        self._played.append(played)
        return played

    def compose(self, slots: Iterable[Move | str]) -> Composition:
        """Judge a draft of the turn in progress; the game itself does not change.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> game.compose(["choose K21"]).ready
        True
        """
        return composing.compose(self, [_move(slot) for slot in slots])

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
        twin.state = self.state.copy()
        twin._played = self._played.copy()
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
            state.play(played.move)
        self.state, self._played = state, kept
        return last.move

    def view(self, seat: int | None = None) -> GameView:
        """What a viewer may see; in these boxes all lords see what spectators do.

        >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
        >>> [slot.domino for slot in game.view().next_line]
        ['K5', 'K10', 'K21', 'K26']
        """
        self._check_seat(seat)
        return game_view(self, self.state)

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
        return tuple(kingdom.scorecard(variants) for kingdom in self.state.kingdoms)

    def result(self) -> tuple[int, ...] | None:
        """One total per kingdom once the game is over."""
        return tuple(card.total for card in self.scores()) if self.over else None

    def winners(self) -> tuple[int, ...] | None:
        """The winners' seats, ascending, once the game is over (R63)."""
        if not self.over:
            return None
        best, _ = scoring.winners(self.scores(), by_crowns=not self.options.town)
        return tuple(place + 1 for place in best)

    def _start(self) -> State:
        """Shuffle the piles and draw the kings (R23, R24)."""
        setup = self.options.setup
        pile = self._shuffled(f"dominoes:{setup.pile}", PILES[setup.pile])
        kings = [seat for seat in range(1, setup.players + 1) for _ in range(setup.kings)]
        drawn = self._shuffled("kings", kings)
        if not setup.town:
            return State(setup, pile[: setup.dominoes], drawn)
        if setup.players == 2:
            first, second = drawn[0], 3 - drawn[0]
            drawn = [first, second, second, first]
        return State(setup, pile[: setup.dominoes], drawn, self._board())

    def _board(self) -> Board:
        table = buildings.corrected(self.icons) if self.icons else BUILDINGS
        tiles = [one.id for one in table.values() for _ in range(one.copies)]
        return Board(self._shuffled("buildings", tiles), table)

    def _shuffled(self, purpose: str, items: Iterable[_T]) -> list[_T]:
        return draws.Stream(self.seed, purpose).shuffled(items)


def _bad(option: str, value: object, *allowed: object) -> BadSetup:
    return BadSetup(option, {"option": option, "value": value, "allowed": allowed, "rule": "R19"})


def _is_name(name: object) -> bool:
    """Whether a name can be written in a record: some text, without lone surrogates."""
    return isinstance(name, str) and name.encode(errors="replace").decode() == name != ""


def _move(move: Move | str) -> Move:
    return Move.parse(move) if isinstance(move, str) else move
