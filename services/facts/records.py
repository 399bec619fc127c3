"""The outcome of a game, read from its record alone."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from engine import GameView, Scorecard
from services.facts.tables import TableFact

Fate = Literal["played", "returned", "quit", "guest", "unrated", "computer"]
"""What became of a seat's first lord in a game.

"played": they had it to the end; "returned": so did they, but they had had their data deleted a
short time before the game, so it is not rated for them; "quit": the autopilot played on to the
end; "guest": somebody else took the seat over, so that its first lord counts as a quitter and the
guest not at all; "unrated": they neither left nor played the game out, since it ended early, nobody
sat there longer, or they were replaced without having missed a turn; "computer": a computer lord
had it from the start.
"""
PLACED = -1
"""The version at which a lord left who missed no turn, but made room at an event."""
LEFT: tuple[Fate, ...] = ("quit", "guest")
"""The fates of lords who left."""
OutcomeEnding = Literal["played", "abandoned"]


@dataclass(frozen=True, slots=True)
class OutcomeSeat:
    """A seat of a game: its first lord, their fate, and the result of its kingdom.

    `player` is the pseudonym of the first lord; None for a computer lord, and in anonymous records.
    `place` is the kingdom's, from 1; equals share it (R63).
    """

    seat: int
    kingdom: int
    name: str
    player: str | None
    computer: str | None  # such as "greedy"
    fate: Fate
    place: int
    points: int
    territory: int  # squares of the largest one
    crowns: int

    @property
    def finished(self) -> bool:
        """Whether its first lord had it to the end."""
        return self.fate in ("played", "returned")

    @property
    def lord(self) -> str | None:
        """The name under which ladders know the seat's first lord."""
        return self.player if self.computer is None else f"computer:{self.computer}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a game. Times are UTC epoch seconds, None if the record lacks them.

    `game` is the record's own number of the game, "" without one. `ending` is None while the game
    is on; points and places are then preliminary. `counts` is False if it is on no ladder, whatever
    became of it. `opened`: when a sealed game was shown to everybody.
    """

    game: str
    draw: str
    box: str
    options: tuple[str, ...]
    kingdoms: int
    dynasty: str  # "1/3", or ""
    seats: tuple[OutcomeSeat, ...]
    ending: OutcomeEnding | None
    ended: int | None
    counts: bool = True
    opened: int | None = None
    hints: bool = False  # whether a lord took one

    @property
    def teams(self) -> bool:
        """Whether two lords share a kingdom (R12)."""
        return "teams" in self.options

    @property
    def computers(self) -> bool:
        """Whether a computer lord had a seat."""
        return any(seat.computer for seat in self.seats)

    @property
    def ladder(self) -> str:
        """The ladder that a game counts for: box and number of kingdoms, whatever the variants."""
        teams = ":teams" if self.teams else ""
        computer = ":computer" if self.computers else ""
        return f"{self.box}:{self.kingdoms}{teams}{computer}"

    @property
    def counted(self) -> int | None:
        """When it takes its place among others: its end, or later, when it was opened."""
        return self.ended if self.opened is None else self.opened

    @property
    def season(self) -> str | None:
        """The quarter of the calendar (UTC) in which it counts, "2026-4"."""
        return None if self.counted is None else season_of(self.counted)

    @property
    def rated(self) -> bool:
        """Whether it has results: it was played to its end, or else somebody left it."""
        return self.ending == "played" or any(seat.fate in LEFT for seat in self.seats)


def season_of(at: int) -> str:
    """Return the season of an epoch second: the quarter of the calendar in UTC, "2026-4"."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def season_began(at: int) -> int:
    """Return when the season of an epoch second began."""
    day = datetime.fromtimestamp(at, UTC)
    return int(datetime(day.year, (day.month - 1) // 3 * 3 + 1, 1, tzinfo=UTC).timestamp())


@dataclass(frozen=True, slots=True)
class ImportFact:
    """An imported record that only its owner can replay.

    `view` is its end as a spectator sees it. `date` is the day on which it began, "" if the record
    does not say; `ending` None: the game is not over. `forgot` are the records that were discarded
    for it, those opened longest ago.
    """

    id: int
    name: str  # name of its file, or else made from its lords
    view: GameView
    date: str
    ending: OutcomeEnding | None
    turns: int
    known: bool = False  # it was imported before
    forgot: int = 0


@dataclass(frozen=True, slots=True)
class KingdomFact:
    """An imported kingdom text: its canonical form, and its view alone."""

    id: int
    text: str
    view: GameView
    scorecard: Scorecard
    forgot: int = 0


@dataclass(frozen=True, slots=True)
class VerifyFact:
    """A record that was verified by replaying it.

    The seed matches the seal, the record's moves are legal with its draw, and give its result.
    `moves` are all moves of the record. `draw` and `seed` are hexadecimal; `seed` is None while a
    game is on: so far only the unchanged seal can be checked. `table` is this server's game of the
    record, `same` whether both agree move by move (None: there is no such game here).
    """

    draw: str
    seed: str | None
    view: GameView
    ending: OutcomeEnding | None
    moves: int
    file: str | None = None  # name of its file
    game: int | None = None
    table: TableFact | None = None
    same: bool | None = None


@dataclass(frozen=True, slots=True)
class ExportFact:
    """A part of a server's archive: a complete zip file with so many games.

    `after` is the last game in it, `left` the number of games in further parts, `sealed` how many
    were left out since others still play with their draw.
    """

    name: str
    data: bytes
    part: int
    games: int
    after: int
    left: int
    sealed: int = 0
