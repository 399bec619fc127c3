"""The views of a game: frozen values that can be compared, pickled and drawn."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine import places
from engine.buildings import Building
from engine.errors import Refusal
from engine.moves import Move, Step, Turn
from engine.setups import Options
from engine.values import Scorecard, Square, Terrain, Territory

__all__ = [
    "BoardSlot",
    "BoardView",
    "Cell",
    "Composition",
    "CourtView",
    "GameView",
    "KingdomView",
    "LineSlot",
    "OrderSlot",
    "Placed",
]


@dataclass(frozen=True, slots=True)
class Cell:
    """A laid square other than the castle: its terrain, its crowns and its domino.

    `half` is 0 for the left half and 1 for the right one; `crowns` are the printed ones. `knight`
    says whether a knight is there (R35), `building` is the id of the tile there (R38), `resource`
    the one that a crownless square still has at The Court (R49), `token` the id of the Court token
    there (R47). `giants` is how many crowns of the square are covered (R34).
    """

    square: Square
    terrain: Terrain
    crowns: int
    domino: str
    half: int
    knight: bool = False
    building: str | None = None
    resource: str | None = None
    token: str | None = None
    giants: int = 0


@dataclass(frozen=True, slots=True)
class Placed:
    """A domino in a kingdom: the squares of its left and its right half."""

    domino: str
    left: Square
    right: Square


@dataclass(frozen=True, slots=True)
class KingdomView:
    """One kingdom: `cells` in square order, `placed` and `discarded` in the order of play.

    `canvas` is the side of the square board that all legal kingdoms of this grid fit in;
    `reachable` are the free squares that R29 still allows, adjacent to others or not. `knights`
    are the unplaced ones; coins, knights, towers and the Queen belong to the Queendomino boxes.
    `pending` are the giants on their way here (R33). In a team game two seats share a kingdom.
    """

    seats: tuple[int, ...]
    grid: int
    canvas: int
    castle: Square
    cells: tuple[Cell, ...]
    placed: tuple[Placed, ...]
    discarded: tuple[str, ...]
    territories: tuple[Territory, ...]
    scorecard: Scorecard
    reachable: frozenset[Square]
    text: str
    coins: int = 0
    knights: int = 0
    towers: int = 0
    queen: bool = False
    pending: int = 0

    @property
    def resources(self) -> Mapping[str, int]:
        """How many resources of each kind the kingdom still has (R46)."""
        kinds = [cell.resource for cell in self.cells if cell.resource]
        return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}

    @property
    def knights_placed(self) -> int:
        """How many knights are on squares."""
        return sum(cell.knight for cell in self.cells)

    @property
    def knights_owned(self) -> int:
        """All knights, unplaced and placed (R37, R56)."""
        return self.knights + self.knights_placed

    @property
    def built(self) -> tuple[Cell, ...]:
        """The squares with a building, in square order."""
        return tuple(cell for cell in self.cells if cell.building)


@dataclass(frozen=True, slots=True)
class OrderSlot:
    """A king in the order of play of the round; at the start `domino` is None until chosen."""

    seat: int
    domino: str | None
    done: bool


@dataclass(frozen=True, slots=True)
class LineSlot:
    """A domino of the line to choose from and the seat whose king is on it, if any."""

    domino: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class BoardSlot:
    """A slot of the builders' board and its price in coins.

    `building` is None where the slot is empty: bought this round by the kingdom `bought_by`, burnt
    by the bribe of `burnt_by` (the dragon is then there), or not refilled because the pile is empty
    (both None). Kingdoms count from 1.
    """

    price: int
    building: str | None = None
    bought_by: int | None = None
    burnt_by: int | None = None


@dataclass(frozen=True, slots=True)
class BoardView:
    """The builders' board: `slots` from price 0 to 5, and the number of tiles in the `pile`.

    `dragon` is the kingdom that bribed it this round, None while it is in its cave; `queen` the
    kingdom that hosts her, None without a host. Kingdoms count from 1: without teams they are
    the seats. The content and the order of the pile are hidden.
    """

    slots: tuple[BoardSlot, ...]
    pile: int
    dragon: int | None = None
    queen: int | None = None

    def price(self, slot: BoardSlot, kingdom: int | None) -> int:
        """The present price of a slot for a kingdom: one coin less for the Queen's host (R39)."""
        return max(0, slot.price - (kingdom is not None and kingdom == self.queen))

    def slot(self, copy: str) -> BoardSlot:
        """The slot of the tile that a move names."""
        return next(slot for slot in self.slots if slot.building and self.copy_name(slot) == copy)

    def copy_name(self, slot: BoardSlot) -> str:
        """The name of a slot's tile in moves: its id, with `@price` for all but the cheapest."""
        cheapest = next(one for one in self.slots if one.building == slot.building)
        name = slot.building or ""
        return name if cheapest is slot else f"{name}@{slot.price}"


@dataclass(frozen=True, slots=True)
class CourtView:
    """The Court: the tokens that are face up (at most three), and the content of the pile.

    `left` are the ids in the pile, each with its number of copies, in component order: the content
    of the pile is public, but its order is hidden (R46).
    """

    face_up: tuple[str, ...]
    left: tuple[tuple[str, int], ...]

    @property
    def pile(self) -> int:
        """How many tokens are in the pile."""
        return sum(copies for _, copies in self.left)


@dataclass(frozen=True, slots=True)
class GameView:
    """A game as a spectator sees it, without the undrawn dominoes and the seed.

    `next_line` is empty in the last round. `remaining` counts the undrawn dominoes. Without
    Queendomino `board` is None and `buildings` (the table in force, with a host's corrections) is
    empty. `turns_tiles` says that the end of this round turns up building tiles. `quests` are the
    two of a game with giants, `court` is None without The Court. `result` (one total per kingdom)
    and `winners` are None until the game is over; `tiebreak` is then what decided among equal
    totals: "territory", "crowns", "shared", or None if none were equal. `away` are seats that were
    played for to the end, see `with_away`.
    """

    options: Options
    rule: str
    names: tuple[str, ...]
    kingdoms: tuple[KingdomView, ...]
    round: int
    rounds: int
    order: tuple[OrderSlot, ...]
    next_line: tuple[LineSlot, ...]
    turn: Turn | None
    over: bool
    result: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    tiebreak: str | None
    draw: str
    remaining: int
    board: BoardView | None = None
    buildings: tuple[Building, ...] = ()
    turns_tiles: bool = False
    quests: tuple[str, ...] = ()
    court: CourtView | None = None
    away: tuple[int, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each kingdom: those that were played come first; equals share it (R63)."""
        by_crowns = self.board is None
        worths = [places.worth(one.scorecard, by_crowns=by_crowns) for one in self.kingdoms]
        return places.places(worths, [self.was_away(one) for one in self.kingdoms])

    def was_away(self, kingdom: KingdomView) -> bool:
        """Whether all seats of a kingdom were played for to the end."""
        return set(kingdom.seats) <= set(self.away)

    def with_away(self, away: Iterable[int]) -> "GameView":
        """The view at a table where the computer had played some seats to the end.

        Whoever played stands before them, whatever the kingdoms came to; if nobody did, nobody
        wins. The rules themselves (`Game.winners`) know nothing of it: without anybody away the
        view is as they have it.
        """
        view = replace(self, away=tuple(away))
        if view.winners is None:
            return view
        there = [one for one in view.kingdoms if not view.was_away(one)]
        best: tuple[int, ...] = ()
        tiebreak = None
        if there:
            cards = [one.scorecard for one in there]
            best, tiebreak = places.winners(cards, by_crowns=view.board is None)
        winners = sorted(seat for i in best for seat in there[i].seats)
        return replace(view, winners=tuple(winners), tiebreak=tiebreak)

    def building(self, id_: str) -> Building:
        """A building of the table in force."""
        return next(building for building in self.buildings if building.id == id_)

    def wins_queen(self, seat: int, towers: int) -> bool:
        """Whether the Queen would move to the seat's kingdom if it gained towers now (R41)."""
        own = self.kingdom_of(seat)
        most = max(kingdom.towers for kingdom in self.kingdoms)
        return towers > 0 and not own.queen and own.towers + towers >= most

    def kingdom_of(self, seat: int) -> KingdomView:
        """The kingdom that a seat plays for."""
        return next(kingdom for kingdom in self.kingdoms if seat in kingdom.seats)

    def still_to_place(self, seat: int) -> tuple[str, ...]:
        """The dominoes under a lord's kings that lie nowhere yet, in the order of play."""
        if not self.round:
            return ()
        own = self.kingdom_of(seat)
        gone = {*own.discarded, *(placed.domino for placed in own.placed)}
        mine = (slot.domino for slot in self.order if slot.seat == seat and not slot.done)
        return tuple(one for one in mine if one is not None and one not in gone)

    def name(self, seat: int) -> str:
        """The name of the lord in a seat."""
        return self.names[seat - 1]


@dataclass(frozen=True, slots=True)
class Composition:
    """A draft of the turn in progress, judged.

    `moves` are the accepted moves in the order of the rules, including forced ones; if all
    mandatory steps are done, they end the turn, with `end` where the rules need it. `dropped` are
    the moves that are not possible, each with its reason. `todo` are the mandatory steps still to
    do (never `end`), `options` the possible moves of each step of the turn, filled or not (optional
    steps only once a domino is placed or discarded, `giant` and `send` only if that domino allows
    them), `forced` the mandatory steps with a single option. The options of The Court are an
    `engine.Purchases`, counted and narrowed without being made. `why` gives, for each optional step
    without options, the reason. `view` shows the moves applied and nothing more: the turn is not
    ended, no line is drawn.

    While a giant is on its way to the lord, `todo` is (RECEIVE,) alone and every move is dropped:
    `receive` is a move of its own, never part of a draft.
    """

    moves: tuple[Move, ...]
    dropped: tuple[tuple[Move, Refusal], ...]
    todo: tuple[Step, ...]
    options: Mapping[Step, Sequence[Move]]
    forced: frozenset[Step]
    view: GameView
    ready: bool
    why: Mapping[Step, Refusal] = field(default_factory=dict)
