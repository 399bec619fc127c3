"""Games in memory: the stored moves played again, kept by version."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, get_args

from engine import Game, GameView, Kind, Options, Played
from services.facts import Refused
from services.facts.games import By, Points
from services.facts.names import numbered
from store import Connection, games
from store.rows import GameRow, MoveRow

OWN: frozenset[By] = frozenset(("lord", "plan"))
"""By whom turns are that a lord has decided."""
COMPUTER: frozenset[By] = frozenset(("resigned", "autopilot"))
"""By whom turns are that the computer made for a lord."""
VOTE = "vote"
"""Who made a takeback that the table has voted for; else it is its lord's."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The last turn of the record: whose it was, its version, and what it revealed."""

    version: int
    seat: int
    turn: str
    by: By
    at: int
    laid: bool  # it revealed a new line of dominoes
    turned: bool = False  # it revealed building tiles or tokens
    received: int | None = None  # the seat that received a giant since

    @property
    def final(self) -> bool:
        """Whether it can't be taken back: it revealed something, or somebody has answered it."""
        return self.laid or self.turned or self.received is not None


def last_turn(version: int, turn: str, by: By, at: int, played: Played) -> LastTurn:
    """Describe the turn that a move has ended."""
    laid, turned = played.new_line is not None, bool(played.new_tiles or played.new_tokens)
    return LastTurn(version, played.seat, turn, by, at, laid=laid, turned=turned)


@dataclass(frozen=True, slots=True)
class Takeback:
    """A turn that its lord took back: the seconds left to them, and to the lord on turn then.

    None: no limit, or not known. A vote renews the time of the next lord.
    """

    seat: int

    left: int | None
    next_left: int | None


@dataclass(frozen=True, slots=True)
class Live:
    """The current state of a game: its row, the engine's game (don't play on it), the last turn.

    `takebacks` are those without a vote, by turn, in their order.
    """

    row: GameRow
    game: Game
    last: LastTurn | None
    ordinal: int  # of the next row of moves
    takebacks: Mapping[str, tuple[Takeback, ...]] = field(default_factory=dict)
    played_at: Mapping[int, int] = field(default_factory=dict)
    """When the lord of each seat last ended a turn themselves."""

    @property
    def seat(self) -> int | None:
        """The seat on turn; None once the game has ended in any way."""
        turn = self.game.turn
        return turn.seat if turn is not None and self.row.ending is None else None

    def taken_back(self, last: LastTurn) -> tuple[int, int]:
        """Return how often a turn was taken back without a vote; its lord's turns in the game."""
        every = (one for several in self.takebacks.values() for one in several)
        return len(self.takebacks.get(last.turn, ())), sum(one.seat == last.seat for one in every)

    @property
    def view(self) -> GameView:
        """The game as its table has it: whoever was played for to the end has not won."""
        return self.game.view().with_away(self.row.away or ())

    @property
    def turn(self) -> str:
        """The turn in progress, such as "5.2"; empty if there is none."""
        return self.game.turn.text() if self.game.turn is not None else ""

    def next_move(
        self, at: int, place: int = 0, *, seat: int, turn: str, text: str | None, by: By = "lord"
    ) -> MoveRow:
        """Return a row for the next version of the game; `place` counts its rows from 0."""
        return MoveRow(
            game_id=self.row.id,
            ordinal=self.ordinal + place,
            version=self.row.version + 1,
            seat=seat,
            turn=turn,
            text=text,
            cancels=None,
            made_by=by,
            made_at=at,
        )


class GameCache(Protocol):
    """Games in memory by id; `ServiceContext` is one."""

    @property
    def games(self) -> Mapping[int, Live]:
        """The games in memory, each at the version at which it was loaded."""

    def keep(self, live: Live) -> None:
        """Keep a game in memory; the least recently used one may be dropped for it."""


async def game_row(connection: Connection, game: int) -> GameRow:
    """Return a game's row. Refused: no_game."""
    row = await games.game(connection, game)
    if row is None:
        raise Refused("no_game", offers=("games",))
    return row


async def load(cache: GameCache, connection: Connection, game: int) -> Live:
    """Return the current state of a game, from memory if its version is the stored one.

    Names may change without a new version: when a lord has their data deleted.
    """
    row = await game_row(connection, game)
    live = cache.games.get(game)
    if live is None or (live.row.version, live.row.names) != (row.version, row.names):
        live = replay(row, await games.moves(connection, game))
    elif live.row != row:
        live = replace(live, row=row)
    cache.keep(live)
    return live


async def load_at(connection: Connection, row: GameRow, version: int) -> Live:
    """Return a game as it was at a version, without how it ended later."""
    live = replay(row, await games.moves(connection, row.id, version))
    return replace(live, row=_row_at(row, live.game, version))


def _row_at(row: GameRow, game: Game, version: int) -> GameRow:
    if version >= row.version:
        return row
    turn = game.turn
    return GameRow(
        id=row.id,
        table_id=row.table_id,
        number=row.number,
        options=row.options,
        names=row.names,
        icons=row.icons,
        seed=row.seed,
        version=version,
        turn_version=version,
        started_at=row.started_at,
        ended_at=None,
        ending=None,
        round=turn.round if turn else row.round,
        on_turn=turn.seat if turn else None,
        turn_since=row.turn_since,
        result=None,
        winners=None,
        receiving=receiving(game),
    )


def receiving(game: Game) -> list[int] | None:
    """Return the seats to which giants are on their way; None in a game without giants."""
    if not game.options.giants:
        return None
    return [kingdom.seats[0] for kingdom in game.view().kingdoms if kingdom.pending]


def options_of(row: GameRow) -> Options:
    """Return the options of a stored game; early releases stored fewer of them."""
    stored = row.options
    return Options(
        box=stored["box"],
        players=stored["players"],
        variants=frozenset(stored["variants"]),
        teams=stored.get("teams", False),
        giants=stored.get("giants", False),
        court=stored.get("court", False),
        quests=tuple(stored.get("quests", ())),
    )


def points_of(row: GameRow) -> Points:
    """Return the points of a stored game by kingdom; none until it was played to its end."""
    setup, names = options_of(row).setup, numbered(row.names)
    return tuple(
        (tuple(names[seat - 1] for seat in setup.seats(number)), points)
        for number, points in enumerate(row.result or (), start=1)
    )


def new_game(row: GameRow) -> Game:
    """Return a stored game at its start."""
    seed = bytes.fromhex(row.seed)
    return Game.new(options_of(row), numbered(row.names), seed=seed, icons=row.icons or {})


def replay(row: GameRow, rows: Sequence[MoveRow]) -> Live:
    """Play the stored moves again, except the turns that were taken back."""
    game = new_game(row)
    last, played_at = None, dict[int, int]()
    for move in without_takebacks(rows):
        assert move.text is not None, "only takebacks have no text"
        played = game.play(move.text, move.seat)
        if played.move.kind is Kind.RECEIVE and last is not None:
            last = replace(last, received=move.seat)
        elif played.turn_over:
            by = made_by(move.made_by)
            last = last_turn(move.version, move.turn, by, move.made_at, played)
            played_at = with_turn(played_at, last)
    return Live(row, game, last, len(rows) + 1, _takebacks(rows), played_at)


def with_turn(played_at: Mapping[int, int], last: LastTurn) -> dict[int, int]:
    """Note when the lord of a seat has ended a turn, unless it was ended for them."""
    return {**played_at, last.seat: last.at} if last.by == "lord" else dict(played_at)


def _takebacks(rows: Sequence[MoveRow]) -> dict[str, tuple[Takeback, ...]]:
    found: dict[str, tuple[Takeback, ...]] = {}
    left = {row.version: row.remaining for row in rows}
    for row in rows:
        before = found.get(row.turn, ())
        if row.cancels is None:
            continue
        if row.made_by == VOTE:
            found[row.turn] = tuple(replace(one, next_left=None) for one in before)
        else:
            found[row.turn] = (*before, Takeback(row.seat, left.get(row.cancels), row.remaining))
    return found


def receives(row: MoveRow) -> bool:
    """Whether a move receives a giant: such a move belongs to no turn."""
    return row.text is not None and row.text.startswith(Kind.RECEIVE)


def without_takebacks(rows: Iterable[MoveRow]) -> list[MoveRow]:
    """Return the moves that count: all except takebacks and the moves they cancel."""
    every = list(rows)
    cancelled = {row.cancels for row in every if row.cancels is not None}
    return [row for row in every if row.cancels is None and row.version not in cancelled]


def moved_by_lords(rows: Iterable[MoveRow]) -> set[int]:
    """Return the seats whose lords have made moves that count."""
    return {row.seat for row in without_takebacks(rows) if row.made_by in OWN}


def made_by(word: str) -> By:
    """Read the stored word for who made a move."""
    known: tuple[By, ...] = get_args(By)
    return next((by for by in known if by == word), "lord")
