"""A deal: what is fixed before the first move, and the shuffled state that follows from it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar

from engine import draws, referee
from engine.board import Board
from engine.buildings import BUILDINGS, corrected, corrections
from engine.court_pile import CourtPile, all_tokens
from engine.dominoes import ARRIVALS, FOOTPRINTS, PILES
from engine.errors import BadSetup
from engine.setups import Options
from engine.state import State
from engine.tokens import QUESTS

SEED_BYTES = 32

_T = TypeVar("_T")

NO_ICONS: Mapping[str, str] = MappingProxyType({})
"""No corrections: a game by this version's own table of buildings."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Options, names in seat order and a seed, with the draws that follow from the seed.

    `draw` is the published seal of the seed. `icons` are the corrections of building icons that
    the game is played with, `quests` the two of a game with giants.
    """

    options: Options
    names: tuple[str, ...]
    seed: bytes
    draw: str
    icons: Mapping[str, str]
    quests: tuple[str, ...]

    @classmethod
    def new(
        cls,
        options: Options,
        seats: Sequence[str],
        *,
        seed: bytes,
        icons: Mapping[str, str] = NO_ICONS,
    ) -> "Deal":
        """Deal with 32 random bytes; raises BadSetup for wrong seats, seed or icons (R19)."""
        if len(seats) != options.players or not all(map(_is_name, seats)):
            raise bad_option("seats", tuple(seats), options.players)
        if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
            raise bad_option("seed", len(seed), SEED_BYTES)
        if icons and not options.town:
            raise bad_option("icons", tuple(icons))
        kept = corrections(corrected(icons)) if icons else {}
        quests = options.quests
        if options.giants and not quests:
            quests = tuple(_shuffled(seed, "quests", QUESTS)[:2])
        return cls(options, tuple(seats), seed, draws.seal(seed), kept, quests)

    def start(self) -> State:
        """Shuffle the piles and draw the kings: the state of the first choice (R23, R24)."""
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
            court = CourtPile(self._shuffled("court", all_tokens()), self.seed)
        return referee.start(setup, pile[: setup.dominoes], drawn, board, court)

    def _pile(self) -> list[str]:
        """The dominoes in the order they are drawn; of two boxes a line of each (R20, R21)."""
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

    def _board(self) -> Board:
        table = corrected(self.icons) if self.icons else BUILDINGS
        tiles = [one.id for one in table.values() for _ in range(one.copies)]
        return Board(self._shuffled("buildings", tiles), table)

    def _shuffled(self, purpose: str, items: Iterable[_T]) -> list[_T]:
        return _shuffled(self.seed, purpose, items)


def bad_option(option: str, value: object, *allowed: object) -> BadSetup:
    """An error that names an option, what was asked for and what is allowed (R19)."""
    return BadSetup(option, {"option": option, "value": value, "allowed": allowed, "rule": "R19"})


def _shuffled(seed: bytes, purpose: str, items: Iterable[_T]) -> list[_T]:
    return draws.Stream(seed, purpose).shuffled(items)


def _is_name(name: object) -> bool:
    """Whether a name can be written in a record: some text, without lone surrogates."""
    return isinstance(name, str) and name.encode(errors="replace").decode() == name != ""
