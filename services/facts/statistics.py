"""Results of games and what is derived from them: ratings, profiles, honors, statistics."""

import re
from dataclasses import dataclass
from typing import Literal

from services.facts.people import ReliabilityFact

HonorKey = Literal["kingdom", "territory", "crowns", "fastest", "games", "wins"]
"""Records of a server: points, squares, crowns, seconds, finished games, games won."""

About = Literal["domino", "building", "quest", "token", "seat", "order"]
"""Subjects of statistics. "seat": keys such as "4:1", the first seat of four kingdoms; "order":
likewise, by the place in which a kingdom's first domino was chosen.
"""

TROPHIES = (
    *("first_stone", "crowned", "hundred", "broad_fields", "six_lands", "harmonious"),
    *("treasury", "architect", "queens_host", "close_shave", "crowded_field", "old_hand"),
)
"""The achievements in display order.

first_stone: finished a game · crowned: won one · hundred: a kingdom of 100 points · broad_fields: a
territory of 15 squares · six_lands: all six lands of Kingdomino score in one kingdom · harmonious:
won with Harmony and Middle Kingdom · treasury: 20 points in mines · architect: 40 points in
buildings · queens_host: won as the Queen's host · close_shave: won by one point or by a tie-break ·
crowded_field: won against four kingdoms or more · old_hand: finished 50 games.
"""


SEVERAL = 3
"""With fewer games, nothing follows from having had one opponent."""
_KEY = re.compile(r"([a-z_]+):([1-9])(:teams)?(:computer)?", re.ASCII)

# -- ladders ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ladder:
    """The games that a ladder counts."""

    key: str
    box: str
    kingdoms: int
    teams: bool = False
    computer: bool = False

    @property
    def seats(self) -> int:
        """The number of lords in its games: two for each kingdom in team games."""
        return self.kingdoms * (1 + self.teams)

    @classmethod
    def of(cls, key: str) -> "Ladder":
        """Read a key, such as "kingdomino:4" or "queendomino:2:teams:computer".

        Raises ValueError for a key that no game can have.
        """
        match = _KEY.fullmatch(key)
        if match is None:
            raise ValueError(f"no ladder: {key!r}")
        box, kingdoms, teams, computer = match.groups()
        return cls(key, box, int(kingdoms), teams is not None, computer is not None)


@dataclass(frozen=True, slots=True)
class LordFact:
    """Somebody on a ladder. `name` None: hidden, or erased; `computer`: a computer lord's level.

    `user` is None for all who may not be named. `name` is "" for those who never sat at a table
    here.
    """

    user: int | None
    name: str | None
    computer: str | None = None

    @property
    def hidden(self) -> bool:
        """Whether the place is shown without the name."""
        return self.name is None and self.computer is None


@dataclass(frozen=True, slots=True)
class FormFact:
    """One of the latest games: the place, and the number of kingdoms."""

    place: int
    of: int


@dataclass(frozen=True, slots=True)
class LadderLine:
    """A lord's place on one ladder.

    `rating` ± `deviation` as shown (1500 ± 333 at the start); `provisional`: fewer than ten games.
    `form` are the last five games, the latest one last. `met` is how many of
    the games were against other people, `against_one` how many against the same one of them: the
    one met most often.
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
    met: int = 0
    against_one: int = 0

    @property
    def one_sided(self) -> bool:
        """Whether more than half of several games with people were against the same one."""
        return self.met >= SEVERAL and 2 * self.against_one > self.met


@dataclass(frozen=True, slots=True)
class Record:
    """How somebody, or everybody, fared: `best` are the points of the best kingdom, if any."""

    games: int = 0
    wins: int = 0
    best: int | None = None


@dataclass(frozen=True, slots=True)
class LevelFact:
    """How people fared against a level of computer lords; `lord` had the best kingdom."""

    level: str  # such as "knight"
    people: Record
    lord: LordFact
    mine: Record | None  # the reader's; None without a game


@dataclass(frozen=True, slots=True)
class LadderFact:
    """A page of a ladder of a server.

    `season` is "" for all time, else "2026-4"; `seasons` those with games on this ladder, the
    latest first. `ladders` are all with games here, the most played first, those with computer
    lords last; without any, `ladder` is the one asked for, or Kingdomino of four. `mine` is the
    reader's own line, on whatever page, `mine_page` its page. Pages count from 0.
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
    public: bool = True  # the server's setting: visible to all, or only to the person who asks
    levels: tuple[LevelFact, ...] = ()  # on a ladder with computer lords, the weakest first


# -- profiles --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """The rating after a game, as shown; game and time are 0 if the reader may not know of it."""

    game: int
    at: int
    rating: int
    deviation: int


@dataclass(frozen=True, slots=True)
class PlayedFact:
    """A game that a lord finished, or `left`; `change` is its effect on the rating, as shown.

    `game` is None if the reader may not open it.
    """

    game: int | None
    table: str
    box: str
    place: int
    of: int
    points: int
    at: int
    change: int | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class TrophyFact:
    """An achievement (one of TROPHIES), and when it was reached."""

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
    at: int  # the end of the tournament


@dataclass(frozen=True, slots=True)
class ProfileFact:
    """A lord's profile in one server.

    `standings` are their places on all their ladders, all time, the most played first; `ladder` is
    the plotted one (None: none yet). `plot` has at most 120 points, the oldest first. `games` and
    `wins` count all finished games, rated or not. Hidden people see their own profile, with `shown`
    False.
    """

    server: int
    lord: LordFact
    standings: tuple[tuple[Ladder, LadderLine], ...]
    ladder: Ladder | None
    plot: tuple[PlotPoint, ...]
    reliability: ReliabilityFact
    games: int
    wins: int
    best: PlayedFact | None  # the kingdom with the most points
    recent: tuple[PlayedFact, ...]  # the last five on the plotted ladder, the latest first
    trophies: tuple[TrophyFact, ...]
    shown: bool = True
    tournaments: tuple[TournamentTrophy, ...] = ()  # the latest first


@dataclass(frozen=True, slots=True)
class CompareFact:
    """Two lords compared on one ladder.

    The ladder is the one asked for, or else the most played that both know. Of the games in which
    both played for different kingdoms, `ahead` counts those in which each was placed before the
    other. `chance` is the probability that the first one's kingdom beats the second one's by their
    ratings (openskill's `predict_win`), None if one of them has no rating there.
    """

    one: ProfileFact
    two: ProfileFact
    ladder: Ladder | None
    together: int
    ahead: tuple[int, int]
    latest: tuple[PlayedFact, ...]  # the first lord's results, the latest first
    chance: float | None


# -- honors and statistics -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HonorFact:
    """A server's record, of the first who reached it. `game`: one the reader may open.

    `at` is 0 if the reader may not know of it.
    """

    key: HonorKey
    value: int
    lords: tuple[LordFact, ...]
    game: int | None = None
    table: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class HonorsFact:
    """A server's records in one box; `boxes` are those with games here, most played first."""

    server: int
    box: str
    boxes: tuple[str, ...]
    games: int
    honors: tuple[HonorFact, ...]


@dataclass(frozen=True, slots=True)
class StatsLine:
    """The success of one thing: how many kingdoms had it, how often these won, their mean points.

    For a quest: in how many kingdoms it counted, how often these won, and its mean points. `share`
    is wins / games.
    """

    key: str
    games: int
    wins: int
    share: float
    points: float


@dataclass(frozen=True, slots=True)
class StatsFact:
    """The success of dominoes, buildings, quests, tokens or seats in a server's games of one box.

    `usual` is the share of all kingdoms that win, `usual_points` their mean points. The lines are
    in the order of their share, the best first; seats in their own order. `abouts` are the subjects
    that the box has.
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
