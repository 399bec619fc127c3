"""Requests of pictures of a tournament. Texts are drawn as given; titles are not drawn.

An `alias` is drawn instead of a name whose script is not in the font, since there are no shields.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine import GameView

ROWS = 16
"""The most rows on a page."""
PIPS = 7
"""The most rounds in standings, the latest ones."""
CROSSED = 12
"""The most entries of a crosstable of all against all; for more it shows rounds."""
CROSSED_ROUNDS = {2: 7, 3: 5, 4: 4}
"""The most rounds in a crosstable, by the size of tables, the latest ones."""
SLOTS = 8
"""The most matches of one round on a page of a bracket."""

State: TypeAlias = Literal["played", "unplayed", "bye", "absent", "playing"]


@dataclass(frozen=True, slots=True)
class Pip:
    """The result of a round: a place (1 is a crown), or why there is none. `met`: against whom."""

    place: int | None
    state: State = "played"
    met: str = ""  # "4W": at tables of two


@dataclass(frozen=True, slots=True)
class StandingRow:
    """An entry in the standings. `out`: it has left, or was disqualified; `won`: the event."""

    place: int
    name: str
    points: str  # "13½"; "": tables decide
    tie: str  # the first tie-break
    pips: tuple[Pip, ...]
    out: bool = False
    won: bool = False
    alias: str = ""


@dataclass(frozen=True, slots=True)
class StandingsPicture:
    """A page of standings.

    `cut`: the line is below so many rows of this page; `through` is how many go on in all.
    `rounds` is how many rounds there will be, `mine` the index of the reader's row. `columns` are
    the heads of points, tie-break and each of the rounds, `heads` those of place and name; `tie`
    names the tie-break.
    """

    title: str
    rows: tuple[StandingRow, ...]
    rounds: int
    cut: int | None = None
    through: int = 0
    mine: int | None = None
    columns: tuple[str, ...] = ()
    tie: str = ""
    heads: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A table of a round: its lords with their points before the round, and its progress.

    `winners` are the indices of the winners once it is over, and `results` each lord's result
    there (points of a game; games won of several, also between games). Until it is over, `played`
    of `rounds` are done, or `state` gives the progress in words. `tied`: by its results, so that a
    further game is being played.
    """

    number: int
    lords: tuple[tuple[str, str], ...]
    played: int
    rounds: int
    winners: tuple[int, ...] = ()
    autopilot: bool = False  # the autopilot plays for somebody
    state: str = ""
    aliases: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    tied: bool = False


@dataclass(frozen=True, slots=True)
class RoundPicture:
    """A page of the tables of a round; `byes` are the players without a table.

    `mine` is the index of the reader's row. `columns` are the heads of the points before the
    round, the rounds of a game and results; `free` is the text beside a player without a table.
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
    """A player of a match of a bracket; `name` None: not known yet. `points`: once it is over.

    `further`: those of the game that broke a tie; where there is little room, they stand alone.
    """

    name: str | None
    points: str | None = None
    through: bool = False  # goes on
    alias: str = ""
    further: str = ""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match of a bracket. `feeds`: the index of the match of the next column it leads to.

    `third`: it is for third place.
    """

    lords: tuple[BracketLord, ...]
    over: bool = False
    feeds: int | None = None
    third: bool = False


@dataclass(frozen=True, slots=True)
class BracketPicture:
    """Up to four rounds of a bracket, column by column. `final`: the last column is the final.

    `closed`: its result is final, so that it has a winner.
    """

    title: str
    columns: tuple[tuple[BracketMatch, ...], ...]
    final: bool = False
    closed: bool = True


@dataclass(frozen=True, slots=True)
class CrossRow:
    """An entry of a crosstable: its points, and its place against each of the others, in order.

    A cell is (place, of how many), a sign where nobody has won, or None where they have not met (or
    it is their own). Where not all meet, `rounds` are there instead: what came of each round,
    against whom.
    """

    place: int
    name: str
    points: str
    cells: tuple[tuple[int, int] | str | None, ...]
    alias: str = ""
    won: bool = False
    rounds: tuple[str, ...] = ()  # "4W"; at larger tables "2/4 1·7·9"


@dataclass(frozen=True, slots=True)
class CrosstablePicture:
    """The results of all against all, up to CROSSED entries; else those of each round.

    `rounds` are the heads of the rounds, `heads` those of place, name and points.
    """

    title: str
    rows: tuple[CrossRow, ...]
    mine: int | None = None
    rounds: tuple[str, ...] = ()
    heads: tuple[str, str, str] = ("", "", "")


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """One of the first three, and the kingdom of their last game; None: it is not drawn.

    Without points there was no last game. Without a place it stands beside the others.
    """

    place: int | None
    name: str
    points: str  # of the kingdom
    view: GameView | None = None
    seat: int = 1
    alias: str = ""


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """The end of a tournament: the first three places, the winner first; some may be shared.

    `same`: or of a day, on which all of them played the same draw.
    """

    title: str
    places: tuple[PodiumPlace, ...]
    same: bool = False


TournamentPicture: TypeAlias = (
    StandingsPicture | RoundPicture | BracketPicture | CrosstablePicture | PodiumPicture
)
"""Pictures of a tournament."""
