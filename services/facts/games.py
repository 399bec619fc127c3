"""A game as it stands, and what its turns did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine import GameView
from services.facts.tables import Pace, SeatFact, TableFact

By = Literal["lord", "resigned", "forced", "autopilot", "plan"]
"""Who ended a turn; "resigned" and "autopilot" (its time ran out) are the computer lord."""
Asked = Literal["abort", "takeback", "pause", "replace", "time"]
Ending = Literal["played", "agreed", "deserted", "stopped"]
"""How a game ended; "stopped": those who run its tournament ended it."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that a turn ended: the line laid out by it (None: no more) and the standing.

    In a team game a kingdom stands there once, by its first lord.
    """

    round: int
    new_line: tuple[str, ...] | None
    standing: tuple[tuple[int, str, int], ...]  # seat, name, points; best first
    new_tiles: tuple[str, ...] = ()  # buildings turned up, the cheapest first
    new_tokens: tuple[str, ...] = ()  # Court tokens turned up


@dataclass(frozen=True, slots=True)
class Taxed:
    """A knight that was put on a square of the domino just placed, and what it brought."""

    square: str
    coins: int


@dataclass(frozen=True, slots=True)
class Built:
    """A building that was bought, where it stands and what was paid."""

    building: str  # the id of its kind
    square: str
    cost: int


@dataclass(frozen=True, slots=True)
class QueenWon:
    """The Queen came to the lord of the report: from whom (None: from the board).

    A team hosts her together (R25): `name` and `seat` are its first lord's, `partner` the other.
    """

    name: str | None
    seat: int | None = None
    partner: str | None = None

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names of all who hosted her; none where she came from the board."""
        return tuple(name for name in (self.name, self.partner) if name is not None)


@dataclass(frozen=True, slots=True)
class GiantSent:
    """A giant that was sent away: from which square, and to which lord (R33)."""

    square: str
    seat: int  # the first seat of the receiving kingdom
    name: str


@dataclass(frozen=True, slots=True)
class GiantReceived:
    """A crown covered by a giant that was sent: whose, on which square, by whom it was chosen."""

    seat: int
    name: str
    square: str
    change: int  # of the total
    by: By


@dataclass(frozen=True, slots=True)
class Recruited:
    """A Court token that was bought (R46): where it stands, and the squares that paid."""

    token: str
    square: str
    paid: tuple[str, ...]
    searched: bool  # from the pile, not from the face-up ones


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn that was ended."""

    seat: int
    name: str
    turn: str
    version: int
    moves: tuple[str, ...]
    domino: str | None  # placed or discarded; None in round 0
    spot: tuple[str, str] | None  # None: discarded, or round 0
    gain: int
    total: int
    took: str | None
    by: By
    round_end: RoundEnd | None = None
    taxed: tuple[Taxed, ...] = ()
    built: Built | None = None
    queen: QueenWon | None = None
    burnt: str | None = None  # the id of the building that the dragon burnt
    giant: str | None = None  # the square whose crown the arriving giant covers (R32)
    sent: GiantSent | None = None
    recruited: Recruited | None = None
    received: tuple[GiantReceived, ...] = ()  # since the report before
    partner: str | None = None  # the name of the lord who shares the kingdom
    missed: int = 0  # where this turn counts as missed: turns missed by now
    allowed: int = 0  # with so many the seat is lost
    away: bool = False  # the lord was absent already, so the autopilot played at once
    cut: bool = False  # its cup's round ended before the lord's own time was over

    @property
    def board_changed(self) -> bool:
        """Whether a tile left the builders' board in this turn."""
        return self.built is not None or self.burnt is not None


@dataclass(frozen=True, slots=True)
class ClockFact:
    """The clock of the turn in progress, as it stands; times are UTC epoch seconds."""

    pace: Pace
    since: int  # when the turn began
    deadline: int | None  # None: no limit, or paused
    paused: int | None = None  # since when the game is paused
    paused_until: int | None = None  # when the pause ends by itself; None: when somebody goes on
    away_until: int | None = None  # the lord on turn is away and the clock waits until then
    banks: tuple[int, ...] = ()  # by seat, where the pace is a bank


@dataclass(frozen=True, slots=True)
class VoteFact:
    """A question put to the table.

    `data`: "seat" to replace, "hours" of more time, "until" a pause lasts (0: until asked again)
    and since when it is "over", "version" to go back to and how many "turns" that cancels.
    """

    id: int
    game: int
    kind: Asked
    asked_by: int  # seat
    asked_name: str
    closes: int
    needed: tuple[int, ...]  # seats that must agree; of "time" any one of them is enough
    agreed: tuple[int, ...]
    refused: int | None  # the seat whose no closed it
    state: Literal["open", "passed", "failed", "lapsed"]
    message: int | None = None
    data: tuple[tuple[str, int], ...] = ()
    guest: str = ""  # who is to take the seat of who is replaced, if anybody is named

    def get(self, key: str) -> int:
        """Return a value of the data; 0 where there is none."""
        return dict(self.data).get(key, 0)


@dataclass(frozen=True, slots=True)
class GameFact:
    """A game as it stands at one version."""

    id: int
    table: TableFact
    number: int  # 1 unless a Dynasty
    version: int
    turn_version: int
    view: GameView
    seat_on_turn: SeatFact | None
    last: tuple[TurnReport, ...]  # what the living turn message tells
    may_take_back: int | None  # the seat that may take its turn back now
    ending: Ending | None = None
    seed: str | None = None  # hex; told only when the game is over
    vote: VoteFact | None = None
    clock: ClockFact | None = None  # None only in facts made before there were clocks

    @property
    def over(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self.ending is not None


@dataclass(frozen=True, slots=True)
class MenuFact:
    """What a lord can do about a game as such (PLAY §2.3, [Game…])."""

    game: GameFact
    seat: SeatFact  # the reader's
    ask_back: bool = False  # their latest turn can be taken back if everybody agrees
    pause: bool = False  # everybody can be asked to pause the clock
    replaceable: tuple[int, ...] = ()  # seats of lords who may be replaced
    hours: int = 0  # of more time that the lord on turn can still get in this turn


@dataclass(frozen=True, slots=True)
class NoteFact:
    """What a lord told their partner."""

    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class NotesFact:
    """The notes of two partners, oldest first; nobody else reads them (PLAY §3.7)."""

    game: GameFact
    seat: SeatFact  # the reader's
    partner: SeatFact
    notes: tuple[NoteFact, ...]
