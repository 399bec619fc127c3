"""Lists of games, records to download, and scores explained."""

from dataclasses import dataclass
from typing import Literal

from services.facts.games import GameFact, Points, TurnReport
from services.facts.tables import Pace, SeatFact, TableFact

Show = Literal["mine", "waiting", "cups", "open", "watching", "finished"]
"""Which games or tables are listed; "cups": one's own tables at tournaments."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """One line of a list of games or tables."""

    table: TableFact
    game: int | None
    round: int
    rounds: int
    on_turn: SeatFact | None
    mine: int | None  # the reader's seat
    waits: Literal["turn", "giant", "vote", "invitation"] | None
    since: int
    deadline: int | None = None  # when the turn in progress ends
    paused: bool = False
    fits: bool = True  # the open table admits the reader: by role, invitation, reliability
    over: bool = False  # the game has ended
    points: Points = ()  # once it was played to its end


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The game in which a person is probably next on turn."""

    table: TableFact
    game: int
    turns: int  # turns of others before
    seconds: int | None  # until then, if past turns of the others allow an estimate


@dataclass(frozen=True, slots=True)
class GameList:
    """Lists of games; the cog cuts them into pages."""

    show: Show
    lines: tuple[GameLine, ...]
    waiting: int  # how many wait for the reader, in all
    open_here: int


@dataclass(frozen=True, slots=True)
class RecordFact:
    """A record to download; without a seed that is still played with (docs/notation.md)."""

    game: GameFact
    text: str
    json: str
    filename: str  # without the ending


@dataclass(frozen=True, slots=True)
class ScorePiece:
    """The score of one piece: its printed points, and `each` for every one of `count`.

    A building, a character of The Court on its `square`, or a quest, whose `count` is its progress.
    """

    building: str  # the id of the piece
    points: int
    printed: int = 0
    per: str = ""  # a terrain (its territories), "tower", "knight", or "" (R56); of The Court R62
    each: int = 0
    count: int = 0
    square: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score as its sum.

    `parts` are squares × crowns of each territory; for coins (coins, 3), for the Queen (squares of
    the territory she stands on, 1). `pieces` explain the lines of the buildings, the quests and The
    Court, one by one.
    """

    key: str  # a scorecard's key
    points: int
    parts: tuple[tuple[int, int], ...] = ()  # (squares, crowns); territories without crowns last
    pieces: tuple[ScorePiece, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A kingdom's score with every line explained."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    total: int
    largest_territory: int
    crowns: int


@dataclass(frozen=True, slots=True)
class DigestFact:
    """What happened in a game since a lord's last turn."""

    game: GameFact
    seat: SeatFact
    reports: tuple[TurnReport, ...]  # the oldest first
    placed: tuple[tuple[int, str, tuple[str, str]], ...]  # a kingdom's first seat, domino, squares
    points: tuple[tuple[str, int, int], ...]  # name, then, now
    since: int  # when the lord's last turn ended, or the game began
    step: int = 0  # of the replay, the first new one


@dataclass(frozen=True, slots=True)
class QueueFact:
    """A person's place in the queue of a server; `expected` seconds, if they can be estimated."""

    waiting: int  # people who wait for the same, this one included
    needed: int
    since: int
    until: int
    box: str
    pace: Pace | None
    expected: int | None = None
    table: TableFact | None = None  # seated: the table that was opened
    answer_by: int | None = None  # how long others wait for them to say that they want to play
