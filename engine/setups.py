"""The set-ups as data (R1–R8), and the options that choose one of them (R19)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.errors import BadSetup


class Box(StrEnum):
    """The box that is played."""

    KINGDOMINO = "kingdomino"
    QUEENDOMINO = "queendomino"
    DISCOVERY = "discovery"


class Variant(StrEnum):
    """An option that changes the grid or the scoring, in the order that records name them."""

    MIGHTY_DUEL = "mighty_duel"
    MIDDLE_KINGDOM = "middle_kingdom"
    HARMONY = "harmony"


@dataclass(frozen=True, slots=True)
class Setup:
    """One row of the table of set-ups; `pile` is the letter of the dominoes' ids.

    `town` says that coins, knights, buildings, the Queen and the dragon are in play (R25).
    """

    rule: str
    box: Box
    pile: str
    players: int
    kings: int
    dominoes: int
    line: int
    grid: int
    rounds: int
    duel: bool = False
    town: bool = False


SETUPS = (
    Setup("R1", Box.KINGDOMINO, "K", 2, kings=2, dominoes=24, line=4, grid=5, rounds=6),
    Setup("R2", Box.KINGDOMINO, "K", 2, kings=2, dominoes=48, line=4, grid=7, rounds=12, duel=True),
    Setup("R3", Box.KINGDOMINO, "K", 3, kings=1, dominoes=36, line=3, grid=5, rounds=12),
    Setup("R4", Box.KINGDOMINO, "K", 4, kings=1, dominoes=48, line=4, grid=5, rounds=12),
    Setup("R5", Box.DISCOVERY, "D", 2, kings=2, dominoes=24, line=4, grid=5, rounds=6),
    Setup(
        "R6", Box.QUEENDOMINO, "Q", 2, kings=2, dominoes=48, line=4, grid=7, rounds=12, town=True
    ),
    Setup(
        "R7", Box.QUEENDOMINO, "Q", 3, kings=1, dominoes=48, line=4, grid=5, rounds=12, town=True
    ),
    Setup(
        "R8", Box.QUEENDOMINO, "Q", 4, kings=1, dominoes=48, line=4, grid=5, rounds=12, town=True
    ),
)


def _refuse(option: str, value: object, allowed: Iterable[object], **more: object) -> BadSetup:
    data = {"option": option, "value": value, "allowed": tuple(allowed), **more, "rule": "R19"}
    return BadSetup(option, data)


@dataclass(frozen=True, slots=True)
class Options:
    """What a table plays; refused with BadSetup where no set-up fits (R19).

    >>> Options(players=2, variants=frozenset({"mighty_duel"})).rule
    'R2'
    """

    box: str = Box.KINGDOMINO
    players: int = 4
    teams: bool = False
    variants: frozenset[str] = frozenset()
    giants: bool = False
    court: bool = False
    quests: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.box not in list(Box):
            raise _refuse("box", self.box, map(str, Box))
        object.__setattr__(self, "box", Box(self.box))
        self._refuse_what_the_box_lacks()
        players = sorted({setup.players for setup in SETUPS if setup.box == self.box})
        if type(self.players) is not int or self.players not in players:
            raise _refuse("players", self.players, players, box=str(self.box))
        self._refuse_variants()
        chosen = frozenset(Variant(variant) for variant in self.variants)
        object.__setattr__(self, "variants", chosen)

    def _refuse_what_the_box_lacks(self) -> None:
        for option in ("teams", "giants", "court"):
            value = getattr(self, option)
            if value is not False:
                raise _refuse(option, value, (False,), box=str(self.box))
        if self.quests != ():
            raise _refuse("quests", self.quests, (), box=str(self.box))

    def _refuse_variants(self) -> None:
        allowed = self._variants_allowed()
        if not isinstance(self.variants, Collection) or isinstance(self.variants, str):
            raise _refuse("variants", self.variants, allowed, box=str(self.box))
        for variant in sorted(map(str, self.variants)):
            if variant not in allowed:
                raise _refuse("variants", variant, allowed, box=str(self.box))

    def _variants_allowed(self) -> tuple[str, ...]:
        """The Mighty Duel is Kingdomino for two; the bonuses go with every box (R22)."""
        duel = any(s.duel and (s.box, s.players) == (self.box, self.players) for s in SETUPS)
        return tuple(str(v) for v in Variant if duel or v is not Variant.MIGHTY_DUEL)

    @property
    def setup(self) -> Setup:
        """The row of the table that these options choose."""
        wanted = (self.box, self.players, Variant.MIGHTY_DUEL in self.variants)
        return next(s for s in SETUPS if (s.box, s.players, s.duel) == wanted)

    @property
    def rule(self) -> str:
        """The id of the set-up, such as "R4"."""
        return self.setup.rule

    @property
    def grid(self) -> int:
        """The side of the area that a kingdom must fit in (R29): 5 or 7."""
        return self.setup.grid

    @property
    def canvas(self) -> int:
        """The side of the board on which squares are named: 9 or 13."""
        return 2 * self.grid - 1

    @property
    def rounds(self) -> int:
        """How many rounds follow the start."""
        return self.setup.rounds

    @property
    def kings(self) -> int:
        """How many kings each lord has."""
        return self.setup.kings

    @property
    def town(self) -> bool:
        """Whether coins, knights, buildings, the Queen and the dragon are in play."""
        return self.setup.town

    @property
    def words(self) -> tuple[str, ...]:
        """The words of a record's `options` line, in their order."""
        return tuple(str(variant) for variant in Variant if variant in self.variants)
