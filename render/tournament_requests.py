"""What is to be drawn of a tournament. Texts in it are ready to be drawn, titles are not drawn.

An `alias` is drawn instead of a name whose script is not in the font: there are no shields.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine import GameView

ROWS = 16
"""So many rows stand on a page at most."""
PIPS = 7
"""So many rounds are shown in standings, the latest ones."""
CROSSED = 12
"""So many entries fit a crosstable; of more there are standings alone."""
SLOTS = 8
"""So many matches of one round stand on a page of a bracket at most."""

State: TypeAlias = Literal["played", "bye", "absent", "playing"]


@dataclass(frozen=True, slots=True)
class Pip:
    """What came of a round: a place (1 is a crown), or why there is none."""

    place: int | None
    state: State = "played"


@dataclass(frozen=True, slots=True)
class StandingRow:
    """An entry in the standings. `out`: it has left, or was disqualified; `won`: the event."""

    place: int
    name: str
    points: str  # "13½"
    tie: str  # the first tie-break
    pips: tuple[Pip, ...]
    out: bool = False
    won: bool = False
    alias: str = ""


@dataclass(frozen=True, slots=True)
class StandingsPicture:
    """A page of standings. `cut`: the line runs below so many rows of this page; `through` of the
    whole go on. `rounds` are those that there will be; `mine` the index of the reader's row.
    `columns` are the heads of points, tie-break and each of the rounds, `tie` names the tie-break.
    """

    title: str
    rows: tuple[StandingRow, ...]
    rounds: int
    cut: int | None = None
    through: int = 0
    mine: int | None = None
    columns: tuple[str, ...] = ()
    tie: str = ""


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A table of a round: its lords with the points they came with; how far it is.

    `winners` are the indices of who won, once it is over, and `results` what each lord has there
    (points of a game, games won of several, these also between games); until it is over `played`
    of `rounds` are, or `state` says in words how far it is.
    """

    number: int
    lords: tuple[tuple[str, str], ...]
    played: int
    rounds: int
    winners: tuple[int, ...] = ()
    autopilot: bool = False  # somebody there is played for
    state: str = ""
    aliases: tuple[str, ...] = ()
    results: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundPicture:
    """A page of the tables of a round; `byes` who has none. `mine`: the reader's row.

    `columns` are the heads of the points that lords came with, the rounds of a game and results,
    `free` is what stands beside who has no table.
    """

    title: str
    rows: tuple[RoundRow, ...]
    byes: tuple[str, ...] = ()
    mine: int | None = None
    columns: tuple[str, str, str] = ("", "", "")
    free: str = ""
    bye_aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BracketLord:
    """Who plays a match of a bracket; `name` None: not known yet. `points`: once it is over."""

    name: str | None
    points: str | None = None
    through: bool = False  # goes on
    alias: str = ""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match of a bracket. `feeds`: the index of the match of the next column that it leads to."""

    lords: tuple[BracketLord, ...]
    over: bool = False
    feeds: int | None = None


@dataclass(frozen=True, slots=True)
class BracketPicture:
    """Up to four rounds of a bracket, column by column. `final`: the last column is the final."""

    title: str
    columns: tuple[tuple[BracketMatch, ...], ...]
    final: bool = False


@dataclass(frozen=True, slots=True)
class CrossRow:
    """An entry of a crosstable: its points, and its place against each of the others, in order.

    A cell is None where they have not met (or it is their own), else (place, of how many).
    """

    place: int
    name: str
    points: str
    cells: tuple[tuple[int, int] | None, ...]
    alias: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class CrosstablePicture:
    """Who came where against whom: of a group or a round robin, up to CROSSED entries."""

    title: str
    rows: tuple[CrossRow, ...]
    mine: int | None = None


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """One of the first three, and the kingdom of their last game; None: it is not drawn.

    Without points there is no game to be told of.
    """

    place: int
    name: str
    points: str  # of the kingdom
    view: GameView | None = None
    seat: int = 1
    alias: str = ""


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """The end of a cup: up to three places, the winner first."""

    title: str
    places: tuple[PodiumPlace, ...]


TournamentPicture: TypeAlias = (
    StandingsPicture | RoundPicture | BracketPicture | CrosstablePicture | PodiumPicture
)
"""Pictures of a tournament."""
