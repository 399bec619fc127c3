"""How games ended and what follows from that: ratings, profiles, honors, statistics."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from services.facts.people import ReliabilityFact

HonorKey = Literal["kingdom", "territory", "crowns", "fastest", "games", "wins"]
"""Records of a server: points, squares, crowns, seconds, finished games, games won."""

About = Literal["domino", "building", "quest", "token", "seat", "order"]
"""What statistics are about. "seat": keys such as "4:1", the first seat of four kingdoms; "order":
the same, but the place in which a kingdom's first domino was chosen."""

TROPHIES = (
    *("first_stone", "crowned", "hundred", "broad_fields", "six_lands", "harmonious"),
    *("treasury", "architect", "queens_host", "close_shave", "crowded_field", "old_hand"),
)
"""The achievements, in the order in which they are shown.

first_stone: finished a game · crowned: won one · hundred: a kingdom of 100 points · broad_fields: a
territory of 15 squares · six_lands: all six lands of Kingdomino score in one kingdom · harmonious:
won with Harmony and Middle Kingdom · treasury: 20 points in mines · architect: 40 points in
buildings · queens_host: won as the Queen's host · close_shave: won by one point or by what breaks
ties · crowded_field: won against four kingdoms or more · old_hand: finished 50 games.
"""


_KEY = re.compile(r"([a-z_]+):([1-9])(:teams)?(:computer)?", re.ASCII)

# -- ladders ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ladder:
    """Which games a ladder counts."""

    key: str
    box: str
    kingdoms: int
    teams: bool = False
    computer: bool = False

    @property
    def seats(self) -> int:
        """How many lords each of its games has: two a kingdom where they play in teams."""
        return self.kingdoms * (1 + self.teams)

    @classmethod
    def of(cls, key: str) -> Ladder:
        """Read a key, such as "kingdomino:4" or "queendomino:2:teams:computer".

        Raises ValueError for what no game can have given.
        """
        match = _KEY.fullmatch(key)
        if match is None:
            raise ValueError(f"no ladder: {key!r}")
        box, kingdoms, teams, computer = match.groups()
        return cls(key, box, int(kingdoms), teams is not None, computer is not None)


@dataclass(frozen=True, slots=True)
class LordFact:
    """Somebody on a ladder. `name` None: hidden, or deleted; `computer`: a computer lord's level.

    `user` is None for all who may not be named. `name` is "" for who never sat at a table here.
    """

    user: int | None
    name: str | None
    computer: str | None = None

    @property
    def hidden(self) -> bool:
        """Whether the place is kept and the name is not told."""
        return self.name is None and self.computer is None


@dataclass(frozen=True, slots=True)
class FormFact:
    """One of the latest games: the place, of how many kingdoms."""

    place: int
    of: int


@dataclass(frozen=True, slots=True)
class LadderLine:
    """A lord's place on one ladder.

    `rating` ± `deviation` as shown (1500 ± 333 at the start); `provisional`: fewer than ten games.
    `form` are the last five games, the latest one last.
    """

    place: int
    lord: LordFact
    rating: int
    deviation: int
    provisional: bool
    games: int
    wins: int
    form: tuple[FormFact, ...]
    mine: bool = False


@dataclass(frozen=True, slots=True)
class LadderFact:
    """A page of a ladder of a server.

    `season` is "" for all time, else "2026-4"; `seasons` those that have games on this ladder, the
    latest first. `ladders` are all that have games here, the most played first: without any,
    `ladder` is the one asked for, or Kingdomino of four. `mine` is the reader's own line, wherever
    it stands, `mine_page` its page. Pages count from 0.
    """

    server: int
    ladder: Ladder
    season: str
    ladders: tuple[Ladder, ...]
    seasons: tuple[str, ...]
    lines: tuple[LadderLine, ...]
    page: int
    pages: int
    lords: int
    games: int
    mine: LadderLine | None = None
    mine_page: int = 0
    public: bool = True  # as the server has it: for all to see, else for who asks


# -- profiles --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """A rating after a game, as shown."""

    game: int
    at: int
    rating: int
    deviation: int


@dataclass(frozen=True, slots=True)
class PlayedFact:
    """A game that a lord finished; `change` is what it did to the rating as shown.

    `game` can be opened by the reader, or is None.
    """

    game: int | None
    table: str
    box: str
    place: int
    of: int
    points: int
    at: int
    change: int | None = None


@dataclass(frozen=True, slots=True)
class TrophyFact:
    """An achievement: one of TROPHIES, and when it was reached."""

    key: str
    game: int | None
    at: int


@dataclass(frozen=True, slots=True)
class TournamentTrophy:
    """A tournament in which a lord was among the best three."""

    tournament: int
    name: str
    place: int
    of: int
    at: int  # when it ended


@dataclass(frozen=True, slots=True)
class ProfileFact:
    """A lord in one server.

    `standings` are their places on every ladder that they played on, all time, the most played
    first; `ladder` the one of the plot (None: none yet). `plot` are at most 120 points, the oldest
    first. `games` and `wins` count all finished games, rated or not. Who is hidden sees their own
    profile, with `shown` False.
    """

    server: int
    lord: LordFact
    standings: tuple[tuple[Ladder, LadderLine], ...]
    ladder: Ladder | None
    plot: tuple[PlotPoint, ...]
    reliability: ReliabilityFact
    games: int
    wins: int
    best: PlayedFact | None  # the kingdom of most points
    recent: tuple[PlayedFact, ...]  # the last five on the plotted ladder, the latest first
    trophies: tuple[TrophyFact, ...]
    shown: bool = True
    tournaments: tuple[TournamentTrophy, ...] = ()  # the latest first


@dataclass(frozen=True, slots=True)
class CompareFact:
    """Two lords side by side, on the first's ladder of most games that both know, or one's own.

    Of the games in which both played for different kingdoms, `ahead` counts those in which each was
    placed before the other. `chance` is how likely the first one's kingdom beats the second one's
    by their ratings (openskill's `predict_win`), None where one of them has no rating there.
    """

    one: ProfileFact
    two: ProfileFact
    ladder: Ladder | None
    together: int
    ahead: tuple[int, int]
    latest: tuple[PlayedFact, ...]  # as the first one fared, the latest first
    chance: float | None


# -- honors and statistics -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HonorFact:
    """A record of a server; whoever reached it first holds it. `game`: one the reader may open."""

    key: HonorKey
    value: int
    lords: tuple[LordFact, ...]
    game: int | None = None
    table: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class HonorsFact:
    """The records of a server in one box; `boxes` are those with games here, most played first."""

    server: int
    box: str
    boxes: tuple[str, ...]
    games: int
    honors: tuple[HonorFact, ...]


@dataclass(frozen=True, slots=True)
class StatsLine:
    """How one thing fared: in how many kingdoms it was, how often these won, their mean points.

    For a quest: in how many kingdoms it counted, how often these won, and the mean points that it
    brought. `share` is wins / games.
    """

    key: str
    games: int
    wins: int
    share: float
    points: float


@dataclass(frozen=True, slots=True)
class StatsFact:
    """How dominoes, buildings, quests, tokens or seats fare in a server's games of one box.

    `usual` is the share of all kingdoms that win, `usual_points` their mean points. The lines stand
    in the order of their share, the best first; seats in their own order. `abouts` are what the box
    has.
    """

    server: int
    box: str
    boxes: tuple[str, ...]
    about: About
    abouts: tuple[About, ...]
    games: int
    usual: float
    usual_points: float
    lines: tuple[StatsLine, ...]
