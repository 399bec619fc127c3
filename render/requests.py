"""Requests of pictures: one frozen class for each kind.

A request holds exactly what its picture, its alternative text and its text board need. It can be
pickled, compared and used as the key of a cache. Squares are named as in docs/notation.md (``e5``
is the middle), seats count from 1, dominoes are ids such as ``K17``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from engine import GameView, KingdomView
from render.tournament_requests import TournamentPicture

PAGE = 4
"""The most kingdoms on a page of the table, or of the end."""


def pages(view: GameView) -> int:
    """How many pages TablePicture has for a game."""
    return -(-len(view.kingdoms) // PAGE)


def end_pages(view: GameView) -> int:
    """How many pages EndPicture has for a game.

    The winners are above the kingdoms if one page holds them all, otherwise on a page before them.
    """
    kingdoms = pages(view)
    return kingdoms + 1 if kingdoms > 1 else 1


@dataclass(frozen=True, slots=True)
class Candidate:
    """A numbered spot for the domino in hand: the squares of its halves and the score change."""

    number: int
    left: str
    right: str
    delta: int

    @property
    def squares(self) -> tuple[str, str]:
        """Both squares, the left half's first."""
        return self.left, self.right


@dataclass(frozen=True, slots=True)
class TurnPicture:
    """The public picture of a turn: the kingdom just played, the order of play, the next line.

    `gain` is the score change of that turn (None: nothing was placed, as in round 0). `played` is
    the domino of that turn; a discarded one is drawn struck. None means the last one placed.
    `board_changed`: a building was bought or burnt in that turn, so the builders' board is shown.
    """

    view: GameView
    seat: int
    gain: int | None = None
    played: str | None = None
    board_changed: bool = False


@dataclass(frozen=True, slots=True)
class PanelPicture:
    """The private picture of a turn in progress: the lord's kingdom, spots, the next line.

    `view` has the draft applied: the chosen domino lies in it already, `chosen` says where, and
    `candidates` are the numbered spots (one at the place of the chosen one keeps its number).
    `domino` is the one in hand (None in round 0, when there is nothing to place yet), `taken` the
    one chosen of the next line, `gain` the score change of the draft. `reach` are the squares that
    any legal spot covers: the frame includes them. `own`: the reader has that seat.
    """

    view: GameView
    seat: int
    domino: str | None = None
    candidates: tuple[Candidate, ...] = ()
    chosen: tuple[str, str] | None = None
    taken: str | None = None
    gain: int | None = None
    reach: tuple[str, ...] = ()
    own: bool = True


@dataclass(frozen=True, slots=True)
class BuildersPicture:
    """The builders' board for one seat; without a seat, with the printed prices."""

    view: GameView
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class SiteMark:
    """A numbered square on which the building or the Court token that was bought can be put."""

    number: int
    square: str


@dataclass(frozen=True, slots=True)
class TownPicture:
    """The town's private picture: the builders' board for this lord, the kingdom below.

    `view` has the draft applied. `discount` says that the lord hosted the Queen when the turn
    began, so that prices are one coin less (the draft may have won her since: then they are not).
    `payable` are the printed prices of the slots that could be bought now. `sites` are the numbered
    squares for the building that was bought, `chosen` the one it is put on; before that both are
    empty. `posts` are the squares of the knights of this draft, `gain` the score change of the
    draft (None while nothing was done), `taken` the domino chosen of the next line.
    """

    view: GameView
    seat: int
    discount: bool = False
    payable: tuple[int, ...] = ()
    sites: tuple[SiteMark, ...] = ()
    chosen: str | None = None
    posts: tuple[str, ...] = ()
    gain: int | None = None
    taken: str | None = None


@dataclass(frozen=True, slots=True)
class CrownMark:
    """A numbered square with an open crown that a giant could cover, and the score change."""

    number: int
    square: str
    delta: int


@dataclass(frozen=True, slots=True)
class CrownsPicture:
    """The private picture of a giant that must cover a crown: the kingdom, numbered crowns.

    In a turn `view` has the draft applied, `domino` is the one in hand (A–F, it lies already) and
    the next line is shown below, with `taken` as in a panel. For a giant that somebody sent,
    `domino` is None and there is no line. `chosen` is the square whose crown is covered by the
    draft (then `view` has the giant there already) or considered by the receiver (then it is drawn
    there although `view` has none). `gain` is the score change of the draft, or of the choice.
    `waiting` is how many giants are still to cover a crown, this one included.
    """

    view: GameView
    seat: int
    crowns: tuple[CrownMark, ...] = ()
    chosen: str | None = None
    domino: str | None = None
    taken: str | None = None
    gain: int | None = None
    waiting: int = 1


@dataclass(frozen=True, slots=True)
class CourtPicture:
    """The Court's private picture: tokens on offer, pile, resources, the kingdom below.

    `view` has the draft applied. `offer` are the tokens that lay face up when the turn began
    (empty: those of the view), `payable` those of them that can be bought now. `bought` is the
    token of this draft (`searched`: the pile was searched for it), `chosen` the square it is put
    on, `sites` its numbered squares, `paid` the squares whose resources paid; before that they are
    empty. `gain` is the score change of the draft (None while nothing was done). `own`: the reader
    has that seat; if not, its lord is named. `chooses`: the next line is shown, with `taken` as in
    a panel.
    """

    view: GameView
    seat: int
    offer: tuple[str, ...] = ()
    payable: tuple[str, ...] = ()
    bought: str | None = None
    searched: bool = False
    sites: tuple[SiteMark, ...] = ()
    chosen: str | None = None
    paid: tuple[str, ...] = ()
    gain: int | None = None
    own: bool = True
    chooses: bool = False
    taken: str | None = None


@dataclass(frozen=True, slots=True)
class QuestsPicture:
    """The two quests of a game with giants."""

    view: GameView


@dataclass(frozen=True, slots=True)
class KingdomPicture:
    """One kingdom as large as possible, with the points of each terrain."""

    view: GameView
    seat: int


@dataclass(frozen=True, slots=True)
class LinePicture:
    """This round's dominoes with their kings and the next line; in round 0 the kings in order."""

    view: GameView


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Every kingdom, four a page, and the lines. `title` is for the alt text only.

    `framed` are the spots to frame, each with the first seat of its kingdom; None: until the game
    is over, the domino placed last in every kingdom.
    """

    view: GameView
    title: str
    page: int = 0
    framed: tuple[tuple[int, str, str], ...] | None = None


@dataclass(frozen=True, slots=True)
class ScorePicture:
    """The score pad, line by line.

    `labels` are pairs of a scorecard's key (``coins``, ``wheat`` … ``mine``, ``town``,
    ``buildings``, ``queen``, ``court``, ``quests``, ``middle_kingdom``, ``harmony``, ``total``,
    ``largest_territory``, ``crowns``) and its name in the language of the picture.
    """

    view: GameView
    labels: tuple[tuple[str, str], ...] = ()

    @classmethod
    def labeled(cls, view: GameView, labels: Mapping[str, str]) -> "ScorePicture":
        """Make the request from a mapping of labels."""
        return cls(view, tuple(labels.items()))


@dataclass(frozen=True, slots=True)
class EndPicture:
    """The end of a game: the winners in wreaths, every kingdom with its place, four a page.

    More than four kingdoms follow on pages of their own. `title` is for the alt text only.
    """

    view: GameView
    title: str
    page: int = 0

    @property
    def kingdoms(self) -> tuple[KingdomView, ...]:
        """The kingdoms that this page shows."""
        page = self.page if pages(self.view) == 1 else self.page - 1
        return self.view.kingdoms[page * PAGE : (page + 1) * PAGE] if page >= 0 else ()


@dataclass(frozen=True, slots=True)
class AnimationPicture:
    """Kingdoms growing, as a GIF: the whole table, or the kingdom of one seat.

    `view` is the game in the last frame. `frames` are all kingdoms at the start, then for each step
    those that it changed (`engine.stepping.growth`). `key` identifies the frames where requests are
    compared. `title` is for the alt text only.
    """

    view: GameView
    title: str
    key: str
    frames: tuple[tuple[KingdomView, ...], ...] = field(compare=False, repr=False)
    seat: int | None = None

    @property
    def kingdoms(self) -> tuple[KingdomView, ...]:
        """The kingdoms of the animation in the last frame."""
        if self.seat is None:
            return self.view.kingdoms
        return (self.view.kingdom_of(self.seat),)

    @property
    def steps(self) -> int:
        """The number of steps shown after the start."""
        changed = ([kingdom.seats for kingdom in frame] for frame in self.frames[1:])
        return sum(any(one.seats in seats for one in self.kingdoms) for seats in changed)


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A lord on a ladder. `name` None: hidden, but the place is shown.

    `form` are the places in the last games, the latest one last. `unsure`: few games so far.
    """

    place: int
    name: str | None
    rating: int
    deviation: int
    games: int
    form: tuple[int, ...] = ()
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class LadderPicture:
    """A page of a ladder; `mine` is the index of the reader's row. `title` is not drawn."""

    title: str
    rows: tuple[LadderRow, ...]
    mine: int | None = None


@dataclass(frozen=True, slots=True)
class PlotMark:
    """A rating after a game, as shown."""

    at: int
    rating: int
    deviation: int


@dataclass(frozen=True, slots=True)
class ProfilePicture:
    """A lord: the rating and its history, games, wins, the best kingdom, trophies, form.

    `seat` sets color and emblem. `months` are the short names of the months below the plot, by
    index of its mark. Without a rating `plot` is empty. `title` is not drawn.
    """

    title: str
    name: str
    seat: int
    rating: int | None
    deviation: int
    plot: tuple[PlotMark, ...]
    months: tuple[tuple[int, str], ...]
    games: int
    wins: int
    best: int | None  # points
    trophies: int
    form: tuple[int, ...]
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """A kingdom's chance of winning over a game, from 0 to 1; `seat` sets color and emblem."""

    name: str
    seat: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ChancesPicture:
    """Everybody's chance of winning over a game: a plot, and below it the lords.

    `rounds` are (index, round): with which of the chances a round begins. `decided` are the turns
    that decided the game, in the order of their numbers: (index, seat). `title` is not drawn.
    """

    title: str
    lines: tuple[ChanceLine, ...]
    rounds: tuple[tuple[int, int], ...]
    decided: tuple[tuple[int, int], ...] = ()


ListPicture: TypeAlias = LadderPicture | ProfilePicture | ChancesPicture | TournamentPicture
"""Pictures without a game, or with the last kingdoms of several."""

GamePicture: TypeAlias = (
    TurnPicture
    | PanelPicture
    | TownPicture
    | BuildersPicture
    | CrownsPicture
    | CourtPicture
    | QuestsPicture
    | KingdomPicture
    | LinePicture
    | TablePicture
    | ScorePicture
    | EndPicture
    | AnimationPicture
)
"""Pictures of a game, seen as its `view`."""

Request: TypeAlias = GamePicture | ListPicture
