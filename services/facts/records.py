"""What became of a game, read from its record alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from engine import GameView, Scorecard
from services.facts.tables import TableFact

Fate = Literal["played", "quit", "guest", "computer"]
"""How a seat's first lord fared in a game.

"played": they had it to the end; "quit": the autopilot played on to the end; "guest": somebody else
took the seat over, so that its first lord counts as a quitter and the guest for nothing;
"computer": a computer lord sat there from the start.
"""
OutcomeEnding = Literal["played", "abandoned"]


@dataclass(frozen=True, slots=True)
class OutcomeSeat:
    """A seat of a game: who began it, how it fared, and what its kingdom came to.

    `player` is the pseudonym of who sat there at the start; None for a computer lord, and in
    records that name nobody. `place` is the kingdom's, from 1; equals share it (R63).
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
    def lord(self) -> str | None:
        """By what name the ladders know who began the game on this seat."""
        return self.player if self.computer is None else f"computer:{self.computer}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a game. Times are UTC epoch seconds, None where the record does not say.

    `game` is the record's own number of the game, "" where it has none. `ending` is None while
    the game is on; points and places are then those of the moment.
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

    @property
    def teams(self) -> bool:
        """Whether two lords share a kingdom (R12)."""
        return "teams" in self.options

    @property
    def ladder(self) -> str:
        """The ladder a game counts on: box and number of kingdoms; variants don't part it."""
        teams = ":teams" if self.teams else ""
        computer = ":computer" if any(seat.computer for seat in self.seats) else ""
        return f"{self.box}:{self.kingdoms}{teams}{computer}"

    @property
    def season(self) -> str | None:
        """The quarter of the calendar (UTC) in which it ended, "2026-4"."""
        return None if self.ended is None else season_of(self.ended)

    @property
    def rated(self) -> bool:
        """Whether it counts on a ladder: it was played to its end."""
        return self.ending == "played"


def season_of(at: int) -> str:
    """Return the season of an epoch second: the quarter of the calendar in UTC, "2026-4"."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


@dataclass(frozen=True, slots=True)
class ImportFact:
    """A record that somebody brought along, open for replay to nobody but them.

    `view` is the end of it, as a spectator sees it. `date` is the day on which it began, "" where
    the record does not say; `ending` None: the game is not over. `forgot` are the records that were
    let go for it, those opened longest ago.
    """

    id: int
    name: str  # of the file it came in, else drawn from its lords
    view: GameView
    date: str
    ending: OutcomeEnding | None
    turns: int
    known: bool = False  # it was brought along before
    forgot: int = 0


@dataclass(frozen=True, slots=True)
class KingdomFact:
    """A kingdom text that somebody brought along: the one way to write it, and its view alone."""

    id: int
    text: str
    view: GameView
    scorecard: Scorecard
    forgot: int = 0


@dataclass(frozen=True, slots=True)
class VerifyFact:
    """A record that was played again, move by move.

    The seed gives the seal, the record's moves are legal on its draw, and its result is what they
    come to. `steps` are the lines of the record, as a replay counts them, `moves` what these hold.
    `draw` and `seed` are hexadecimal; `seed` is None while a game is on: there is nothing
    to prove yet but that the seal has stayed. `table` is the game's of this server whose record it
    is, `same` whether it agrees with it move by move (None: there is no such game here).
    """

    draw: str
    seed: str | None
    view: GameView
    ending: OutcomeEnding | None
    steps: int
    moves: int
    file: str | None = None  # the name of the file it came in
    game: int | None = None
    table: TableFact | None = None
    same: bool | None = None


@dataclass(frozen=True, slots=True)
class ExportFact:
    """A part of a server's archive: a zip file of its own, of so many games.

    `after` is the last game in it, `left` how many follow it in further parts.
    """

    name: str
    data: bytes
    part: int
    games: int
    after: int
    left: int
