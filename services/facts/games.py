"""The state of a game, and what its turns did."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from engine import GameView
from services.facts.people import Person
from services.facts.personal import LordName, Seat, SeatName
from services.facts.tables import FairPlay, Pace, SeatFact, TableFact

By = Literal["lord", "resigned", "forced", "autopilot", "plan", "computer"]
"""Who ended a turn; for "resigned" and "autopilot" (its time ran out) the computer did so in a
lord's place, "computer" is a computer lord who has the seat."""
Asked = Literal["abort", "takeback", "pause", "replace", "time"]
Ending = Literal["played", "agreed", "deserted", "stopped"]
Points = tuple[tuple[tuple[str, ...], int], ...]
"""The points of each kingdom with the names of its lords, once a game was played to its end."""
"""How a game ended; "stopped": an organizer of its tournament ended it."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of a round: the line laid out after it (None: no more) and the ranking.

    In a team game each kingdom is listed once, under its first lord.
    """

    round: int
    new_line: tuple[str, ...] | None
    standing: tuple[tuple[Seat, SeatName, int], ...]  # seat, name, points; best first
    new_tiles: tuple[str, ...] = ()  # newly turned up buildings, the cheapest first
    new_tokens: tuple[str, ...] = ()  # newly turned up Court tokens


@dataclass(frozen=True, slots=True)
class Taxed:
    """A knight placed on a square of the domino just laid, and its income."""

    square: str
    coins: int


@dataclass(frozen=True, slots=True)
class Built:
    """A purchased building, its square and its price."""

    building: str  # the id of its kind
    square: str
    cost: int


@dataclass(frozen=True, slots=True)
class QueenWon:
    """The Queen's arrival at the report's lord; from whom (None: from the board).

    A team hosts her together (R25): `name` and `seat` are its first lord's, `partner` the other.
    """

    name: SeatName | None
    seat: Seat | None = None
    partner: LordName | None = None

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names of all her former hosts; empty if she came from the board."""
        return tuple(name for name in (self.name, self.partner) if name is not None)


@dataclass(frozen=True, slots=True)
class GiantSent:
    """A giant sent away: from which square, and to which lord (R33)."""

    square: str
    seat: Seat  # the first seat of the receiving kingdom
    name: SeatName


@dataclass(frozen=True, slots=True)
class GiantReceived:
    """A crown covered by a giant that was sent: whose, on which square, and who chose it."""

    seat: Seat
    name: SeatName
    square: str
    change: int  # change of the total
    by: By


@dataclass(frozen=True, slots=True)
class Recruited:
    """A purchased Court token (R46): its square, and the squares that paid for it."""

    token: str
    square: str
    paid: tuple[str, ...]
    searched: bool  # from the pile, not from the face-up tokens


@dataclass(frozen=True, slots=True)
class TurnReport:
    """The report of one finished turn."""

    seat: Seat
    name: SeatName
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
    burnt: str | None = None  # the id of the building burned by the dragon
    giant: str | None = None  # the square whose crown the arriving giant covers (R32)
    sent: GiantSent | None = None
    recruited: Recruited | None = None
    received: tuple[GiantReceived, ...] = ()  # since the previous report
    partner: LordName | None = None  # the name of the lord who shares the kingdom
    missed: int = 0  # if this turn counts as missed: turns missed so far
    allowed: int = 0  # the number of misses at which the seat is lost
    away: bool = False  # the lord was already absent, so the autopilot played at once
    cut: bool = False  # its tournament's round ended before the lord's time did

    @property
    def board_changed(self) -> bool:
        """Whether a tile left the builders' board in this turn."""
        return self.built is not None or self.burnt is not None


@dataclass(frozen=True, slots=True)
class ClockFact:
    """The clock of the turn in progress; times are UTC epoch seconds."""

    pace: Pace
    since: int  # when the turn began
    deadline: int | None  # None: no limit, or paused
    paused: int | None = None  # since when the game is paused
    paused_until: int | None = None  # when the pause ends by itself; None: never
    away_until: int | None = None  # the lord on turn is away, and the clock waits until then
    banks: tuple[int, ...] = ()  # by seat, if the pace is a time bank


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a lord puts to the vote of the whole table.

    "abort" ends the game without a result, "takeback" takes all turns back from the lord's latest
    one on, "pause" stops the clock, "replace" seats somebody else, "time" prolongs the turn.
    """

    kind: Asked
    until: int = 0  # when the pause ends; 0: when somebody resumes the game
    seat: int = 0  # the seat whose lord is to be replaced
    guest: Person | None = None  # the replacement, if one is named
    hours: int = 0  # how much more time
    left: int | None = None  # how many hours could be given when the button was drawn


PROMISED: Final = ("answer_hours", "again_hours", "pause_days")
"""The numbers of a server that a question tells, so that they hold for it to its end."""


@dataclass(frozen=True, slots=True)
class VoteFact:
    """A question put to the table.

    `data`: "seat" to replace, "hours" of more time, "until" a pause lasts (0: until somebody
    resumes) and since when it is "over", "version" to go back to and how many "turns" that cancels;
    the numbers that are promised with it; and how many are "ready" to end a pause early.
    """

    id: int
    game: int
    kind: Asked
    asked_by: int  # seat
    asked_name: str
    closes: int
    needed: tuple[int, ...]  # seats that must agree; for "time" any one of them is enough
    agreed: tuple[int, ...]
    refused: int | None  # the seat whose "no" closed it
    state: Literal["open", "passed", "failed", "lapsed"]
    message: int | None = None
    data: tuple[tuple[str, int], ...] = ()
    guest: str = ""  # who is to take the replaced lord's seat, if anybody was named

    def get(self, key: str) -> int:
        """Return a value of the data; 0 if missing."""
        return dict(self.data).get(key, 0)

    def fair(self, present: FairPlay) -> FairPlay:
        """Return the server's numbers as they were when it was asked.

        Votes of earlier releases did not store them; for those the `present` ones hold.
        """
        return replace(present, **{key: n for key, n in self.data if key in PROMISED})


@dataclass(frozen=True, slots=True)
class GameFact:
    """The state of a game at one version."""

    id: int
    table: TableFact
    number: int  # 1 unless a Dynasty
    version: int
    turn_version: int
    view: GameView
    seat_on_turn: SeatFact | None
    last: tuple[TurnReport, ...]  # what the current turn message tells
    may_take_back: int | None  # the seat that can take its turn back now
    ending: Ending | None = None
    seed: str | None = None  # hex; revealed once no game with the same draw is played any more
    vote: VoteFact | None = None
    clock: ClockFact | None = None  # None only in facts from before there were clocks
    hints: tuple[tuple[Seat, int], ...] = ()
    """Once it is over: how many hints the lords of some seats took."""

    @property
    def over(self) -> bool:
        """Whether the game has ended, for whatever reason."""
        return self.ending is not None


@dataclass(frozen=True, slots=True)
class MenuFact:
    """What a lord can do about a game as a whole: the choices of the button "Game…"."""

    game: GameFact
    seat: SeatFact  # the reader's
    ask_back: bool = False  # their latest turn can be taken back if everybody agrees
    pause: bool = False  # everybody can be asked to pause the clock
    replaceable: tuple[int, ...] = ()  # seats whose lords can be replaced
    hours: int = 0  # of extra time that the lord on turn can still get in this turn


@dataclass(frozen=True, slots=True)
class NoteFact:
    """A note from a lord to their partner."""

    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class NotesFact:
    """The notes of two partners, oldest first; nobody else reads them."""

    game: GameFact
    seat: SeatFact  # the reader's
    partner: SeatFact
    notes: tuple[NoteFact, ...]
