"""The set-ups as data (R1–R18), and the options that select one of them (R19)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.errors import BadSetup
from engine.tokens import QUESTS

__all__ = ["SETUPS", "Box", "Options", "Setup", "Variant"]

START_COINS = 7
START_KNIGHTS = 1
"""What each kingdom of a game with a town begins with (R25)."""


class Box(StrEnum):
    """A box of the game."""

    KINGDOMINO = "kingdomino"
    QUEENDOMINO = "queendomino"
    ROYAL_WEDDING = "royal_wedding"
    DISCOVERY = "discovery"


class Variant(StrEnum):
    """An option that changes the grid or the scoring, in the order that records name them."""

    MIGHTY_DUEL = "mighty_duel"
    MIDDLE_KINGDOM = "middle_kingdom"
    HARMONY = "harmony"


@dataclass(frozen=True, slots=True)
class Setup:
    """One row of the table of set-ups; `pile` are the letters of the dominoes' ids.

    With two letters the lines come from the piles in turn (R20). `line` dominoes are laid out at a
    time; those whose places (from 1) are in `leaves` are removed before anybody chooses. `town`
    says that coins, knights, buildings, the Queen and the dragon are in play (R25).
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
    giants: bool = False
    teams: bool = False
    leaves: tuple[int, ...] = ()

    @property
    def kingdoms(self) -> int:
        """How many kingdoms there are: one a seat, in a team game one for two seats (R12)."""
        return self.players // 2 if self.teams else self.players

    def kingdom(self, seat: int) -> int:
        """The number of the kingdom that a seat plays for, from 1."""
        return (seat - 1) % self.kingdoms + 1

    def seats(self, kingdom: int) -> tuple[int, ...]:
        """The seats that play for a kingdom, ascending."""
        return tuple(range(kingdom, self.players + 1, self.kingdoms))


_LONG = {"dominoes": 48, "line": 4, "rounds": 12}
_WEDDING = {"pile": "QK", "kings": 1, "dominoes": 96, "town": True}
_BIG = {**_WEDDING, "line": 8, "rounds": 12}
_GIANTS = {"dominoes": 60, "line": 5, "rounds": 12, "giants": True}


def _rows(rule: str, box: Box, players: int | Iterable[int], **rest: Any) -> tuple[Setup, ...]:
    """The rows of one rule, one for each number of players."""
    counts = (players,) if isinstance(players, int) else players
    return tuple(Setup(rule, box, players=count, **rest) for count in counts)


def _both(rule: str, players: int, leaves: tuple[int, ...]) -> tuple[Setup, ...]:
    """The rows of a rule of Age of Giants that applies to both boxes."""
    base = {**_GIANTS, "kings": 1, "grid": 5, "leaves": leaves}
    return (
        *_rows(rule, Box.KINGDOMINO, players, pile="K", **base),
        *_rows(rule, Box.QUEENDOMINO, players, pile="Q", town=True, **base),
    )


_K, _Q = Box.KINGDOMINO, Box.QUEENDOMINO
SETUPS = (
    *_rows("R1", _K, 2, pile="K", kings=2, dominoes=24, line=4, grid=5, rounds=6),
    *_rows("R2", _K, 2, pile="K", kings=2, grid=7, duel=True, **_LONG),
    *_rows("R3", _K, 3, pile="K", kings=1, dominoes=36, line=3, grid=5, rounds=12),
    *_rows("R4", _K, 4, pile="K", kings=1, grid=5, **_LONG),
    *_rows("R5", Box.DISCOVERY, 2, pile="D", kings=2, dominoes=24, line=4, grid=5, rounds=6),
    *_rows("R6", _Q, 2, pile="Q", kings=2, grid=7, town=True, **_LONG),
    *_rows("R7", _Q, 3, pile="Q", kings=1, grid=5, town=True, **_LONG),
    *_rows("R8", _Q, 4, pile="Q", kings=1, grid=5, town=True, **_LONG),
    *_rows("R9", Box.ROYAL_WEDDING, 3, line=4, grid=7, rounds=24, **_WEDDING),
    *_rows("R10", Box.ROYAL_WEDDING, 4, line=4, grid=7, rounds=24, **_WEDDING),
    *_rows("R11", Box.ROYAL_WEDDING, (5, 6, 7, 8), grid=5, **_BIG),
    *_rows("R12", Box.ROYAL_WEDDING, (6, 8), grid=7, teams=True, **_BIG),
    *_rows(
        "R13",
        _K,
        2,
        pile="K",
        kings=2,
        grid=5,
        leaves=(3,),
        **{**_GIANTS, "dominoes": 30, "rounds": 6},
    ),
    *_rows("R14", _K, 2, pile="K", kings=2, grid=7, duel=True, leaves=(3,), **_GIANTS),
    *_both("R15", 3, (2, 4)),
    *_both("R16", 4, (3,)),
    *_both("R17", 5, ()),
    *_rows("R18", _Q, 2, pile="Q", kings=2, grid=7, town=True, leaves=(3,), **_GIANTS),
)

_BY_CHOICE: dict[tuple[str, int, bool, bool, bool], Setup] = {
    (row.box, row.players, row.giants, row.teams, row.duel): row for row in SETUPS
}
"""The rows by what `Options` select them with."""

_CHOSEN = 2  # quests in a game


def _refuse(option: str, value: object, allowed: Iterable[object], **more: object) -> BadSetup:
    data = {"option": option, "value": value, "allowed": tuple(allowed), **more, "rule": "R19"}
    return BadSetup(option, data)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; raises BadSetup where no set-up matches them (R19).

    `quests` are two that are chosen instead of drawn, in a game with giants.

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
        players = sorted({setup.players for setup in self._rows()})
        if type(self.players) is not int or self.players not in players:
            raise _refuse("players", self.players, players, **self._beside())
        self._refuse_variants()
        chosen = frozenset(Variant(variant) for variant in self.variants)
        object.__setattr__(self, "variants", chosen)
        self._refuse_quests()

    def _beside(self) -> dict[str, object]:
        """The other options that a refusal names: the box, and giants and teams if chosen."""
        chosen = {name: True for name in ("giants", "teams") if getattr(self, name)}
        return {"box": str(self.box), **chosen}

    def _rows(self) -> list[Setup]:
        """The rows of the table for this box, with or without giants and teams."""
        wanted = (self.box, self.giants, self.teams)
        return [row for row in SETUPS if (row.box, row.giants, row.teams) == wanted]

    def _refuse_what_the_box_lacks(self) -> None:
        """Allow giants and The Court in two boxes only, teams in the Royal Wedding (R21, R22)."""
        plain = self.box in (Box.KINGDOMINO, Box.QUEENDOMINO)
        wedding = self.box == Box.ROYAL_WEDDING
        for option, goes in (("teams", wedding), ("giants", plain), ("court", plain)):
            value = getattr(self, option)
            if type(value) is not bool or (value and not goes):
                allowed = (False, True) if goes else (False,)
                raise _refuse(option, value, allowed, box=str(self.box))

    def _refuse_quests(self) -> None:
        """Allow two different quests, in games with giants only."""
        quests: object = self.quests
        if isinstance(quests, list):
            quests = tuple(quests)
            object.__setattr__(self, "quests", quests)
        if quests == ():
            return
        known = isinstance(quests, tuple) and all(quest in QUESTS for quest in quests)
        if not (self.giants and known and len(self.quests) == len(set(self.quests)) == _CHOSEN):
            raise _refuse("quests", quests, QUESTS if self.giants else (), **self._beside())

    def _refuse_variants(self) -> None:
        allowed = self._variants_allowed()
        if not isinstance(self.variants, Collection) or isinstance(self.variants, str):
            raise _refuse("variants", self.variants, allowed, **self._beside())
        for variant in sorted(map(str, self.variants)):
            if variant not in allowed:
                raise _refuse("variants", variant, allowed, **self._beside())

    def _variants_allowed(self) -> tuple[str, ...]:
        """The Mighty Duel for two players; the bonuses in games without giants (R21, R22)."""
        duel = any(row.duel and row.players == self.players for row in self._rows())
        bonuses = () if self.giants else (Variant.MIDDLE_KINGDOM, Variant.HARMONY)
        return tuple(str(v) for v in ((Variant.MIGHTY_DUEL,) if duel else ()) + bonuses)

    @property
    def setup(self) -> Setup:
        """The row of the table that these options select."""
        duel = Variant.MIGHTY_DUEL in self.variants
        return _BY_CHOICE[self.box, self.players, self.giants, self.teams, duel]

    @property
    def rule(self) -> str:
        """The id of the set-up, such as "R4"."""
        return self.setup.rule

    @property
    def grid(self) -> int:
        """The side of the area that a kingdom must fit in: 5 or 7 squares (R29)."""
        return self.setup.grid

    @property
    def canvas(self) -> int:
        """The side of the board on which squares are named: 9 or 13 squares."""
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
    def kingdoms(self) -> int:
        """How many kingdoms there are."""
        return self.setup.kingdoms

    @property
    def words(self) -> tuple[str, ...]:
        """The words of a record's `options` line, in their order."""
        chosen = [name for name in ("giants", "court", "teams") if getattr(self, name)]
        return (*chosen, *(str(variant) for variant in Variant if variant in self.variants))
