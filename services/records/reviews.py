"""Reviews of finished games: made in a process of their own when somebody first asks, and kept.

Nothing is stored before a review is whole: after a restart it is made anew when somebody asks.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog

from ai.review import Review, accuracy, review
from engine import Game, Kind, Kingdom, Move
from engine.stepping import at
from processes import Compute, Hung, ProcessPool, inline
from services.core.context import ServiceContext
from services.core.facade import Facade
from services.core.live_games import COMPUTER, Live, load, made_by, receives, without_takebacks
from services.facts import Person, Refused
from services.facts.reviews import ReviewedStep, ReviewFact, Spot
from services.facts.tables import TableFact
from services.offers.trial_kingdom import bonus_differences, bonuses
from services.state.access import of_game_method, refuse_hidden
from services.state.table_facts import table_fact, table_row
from store import games, reviews
from store.rows import MoveRow
from store.statistics_rows import ReviewRow

SECONDS = 240.0
"""How long a review may take in its process; then it is killed."""
AGAIN = 3600
"""Seconds after which a review that failed may be asked for again: its machine may be well."""
MOST = 20
"""How many reviews may wait, and be made; whoever waits for none has a place beside them."""
FULL = 5 * MOST
"""How many in all."""
MOST_EACH = 3
"""How many of them one person may have asked for."""
_NICE = 10

_log = structlog.get_logger()


def review_calmly(record: str) -> dict[str, Any]:
    """Review a game as plain data; in a process of its own after everything else is done."""
    if multiprocessing.parent_process() is not None:
        with suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, 0, _NICE)
    return review(record).to_dict()


@dataclass(frozen=True, slots=True)
class _Wish:
    """A review that somebody waits for: of which game, asked for by whom and in which server."""

    game: int
    version: int
    record: str
    user: int
    server: int
    made: asyncio.Event = field(default_factory=asyncio.Event)


class Reviews(Facade):
    """Reviews of games that have ended. Common refusals: no_game, watch_table."""

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context)
        self.compute: Compute = inline
        self._asked: dict[int, _Wish] = {}  # by game, in the order in which they were asked for
        self._one = asyncio.Semaphore(1)
        self._waiting: list[_Wish] = []  # those of them that are not begun
        self._served: dict[tuple[int, ...], int] = {}
        """Which one was last begun for each server, and each person there, since nobody waited."""
        self._failed: dict[int, int] = {}  # games, with until when nobody is asked to review them

    @of_game_method
    async def open(self, game: int, person: Person) -> ReviewFact:
        """Return the review of a game; the first time it is begun, and None in the fact until then.

        Refused: review_running, review_sealed (data table), review_empty, review_busy, review_many
        (data most), review_failed.
        """
        fact, live = await self._find(game, person)
        if fact.review is None and game not in self._asked:
            self._begin(live, person)
        return fact

    async def wait(self, game: int, seconds: float) -> None:
        """Wait so long at most until the review of a game is made, if it is being made."""
        if game in self._asked:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked[game].made.wait(), seconds)

    @of_game_method
    async def step(self, game: int, person: Person, step: int) -> ReviewedStep | None:
        """Return a reviewed turn by its step; None if that is none, or nothing is reviewed yet."""
        fact, live = await self._find(game, person)
        turn = fact.turn(step)
        if turn is None:
            return None
        before = at(live.game, step - 1)
        played, best = _spot(before, fact.lines[step - 1].moves), _spot(before, turn.best)
        held = before.view().order[before.turn.number - 1].domino if before.turn else None
        domino = held if before.view().round else None
        unfit = _unfit(before, fact.lines[step - 1].moves), _unfit(before, turn.best)
        return ReviewedStep(fact, turn, before.view(), played, best, domino, unfit)

    def close(self) -> None:
        """Stop the process; it starts again when a review is asked for."""
        if isinstance(self.compute, ProcessPool):
            self.compute.close()

    async def _find(self, game: int, person: Person) -> tuple[ReviewFact, Live]:
        async with self._context.read() as connection:
            live = await load(self._context, connection, game)
            table = await table_fact(connection, await table_row(connection, live.row.table_id))
            _refuse(live, table, person)
            row = await reviews.review_of(connection, game)
            rows = without_takebacks(await games.moves(connection, game))
        found = None
        if row is not None and row.version == live.row.version:
            found = Review.from_dict(dict(row.review))
        return _fact(live, table, person, found, rows), live

    def _begin(self, live: Live, person: Person) -> None:
        """Have a review made: servers, and the people of each, in turns."""
        game = live.row.id
        if self._context.clock.passed() < self._failed.get(game, 0):
            raise Refused("review_failed")
        theirs = sum(one.user == person.id for one in self._asked.values())
        if len(self._asked) >= (MOST if theirs else FULL):
            raise Refused("review_busy")
        if theirs >= MOST_EACH:
            raise Refused("review_many", {"most": MOST_EACH})
        record = live.game.to_record()
        self._asked[game] = _Wish(game, live.row.version, record, person.id, person.server or 0)
        self._waiting.append(self._asked[game])
        self._context.later(self._make_next())

    def _next(self) -> _Wish:
        """Return the first of those whose server, and then who, has waited longest for a turn."""
        served = self._served
        wish = min(
            self._waiting,
            key=lambda one: (
                served.get((one.server,), 0),
                served.get((one.server, one.user), 0),
            ),
        )
        self._waiting.remove(wish)
        served[wish.server,] = served[wish.server, wish.user] = 1 + max(served.values(), default=0)
        return wish

    async def _make_next(self) -> None:
        async with self._one:
            await self._make(self._next())

    async def _make(self, wish: _Wish) -> None:
        try:
            made = await self.compute(review_calmly, wish.record)
            async with self._context.write() as tx:
                row = ReviewRow(wish.game, wish.version, tx.now, made)
                await reviews.save_review(tx.connection, row)
        except (Hung, BrokenProcessPool) as error:
            self._failed[wish.game] = self._context.clock.passed() + AGAIN
            _log.warning("reviews.failed", game=wish.game, error=str(error))
        finally:
            self._asked.pop(wish.game).made.set()
            if not self._asked:  # its memory is needed elsewhere
                self._served.clear()
                self.close()


def _refuse(live: Live, table: TableFact, person: Person) -> None:
    """Refuse people who may not watch, games still played, and draws that are still played."""
    refuse_hidden(table, person)
    if live.row.ending is None:
        raise Refused("review_running")
    if table.sealed:
        raise Refused("review_sealed", {"table": table.name})
    if not live.game.moves:
        raise Refused("review_empty")


def _fact(
    live: Live, table: TableFact, person: Person, found: Review | None, rows: Sequence[MoveRow]
) -> ReviewFact:
    seat = table.seat_of(person.id)
    if found is not None:
        found = found.joined({n: one.round for n, one in enumerate(live.game.record_turns, 1)})
    own: dict[int, list[Any]] = {one: [] for one in range(1, live.game.options.players + 1)}
    computed = {row.turn for row in rows if not receives(row) and made_by(row.made_by) in COMPUTER}
    for turn in found.turns if found is not None else ():
        line = live.game.record_turns[turn.step - 1]
        if f"{line.round}.{line.number}" not in computed:
            own[turn.seat].append(turn)
    assert live.row.ending is not None, "only games that have ended are reviewed"
    return ReviewFact(
        game=live.row.id,
        name=table.name,
        number=live.row.number if table.setup.dynasty else 0,
        view=live.view,
        lines=live.game.record_turns,
        mine=None if seat is None else seat.seat,
        review=found,
        accuracy=tuple(accuracy(turns) for turns in own.values()),
    )


def _spot(before: Game, moves: Sequence[Move]) -> Spot | None:
    """Where a turn lays its domino, and what that changes the score by."""
    twin, number = before.copy(), 0
    for move in moves:
        if move.kind is Kind.PLACE:
            assert twin.turn is not None, "a turn in progress"
            number = twin.options.setup.kingdom(twin.turn.seat) - 1
            was, had = twin.scores()[number].total, _bonuses(twin, number)
            twin.play(move)
            changes = bonus_differences(had, _bonuses(twin, number))
            left, right = move.squares
            return Spot(left, right, twin.scores()[number].total - was, changes)
        twin.play(move)
    return None


def _bonuses(game: Game, number: int) -> dict[str, int]:
    """The points of a kingdom for each bonus and quest."""
    view = game.view()
    one = view.kingdoms[number]
    return bonuses(view, Kingdom.from_view(one), one.scorecard)


def _unfit(before: Game, moves: Sequence[Move]) -> str | None:
    """The domino that a turn takes, if it fits nowhere in the kingdom after the turn."""
    twin, taken = before.copy(), None
    assert twin.turn is not None, "a turn in progress"
    number = twin.options.setup.kingdom(twin.turn.seat) - 1
    for move in moves:
        twin.play(move)
        taken = move.domino if move.kind is Kind.CHOOSE else taken
    view = twin.view()
    if taken is None or not before.view().round:
        return None
    return None if Kingdom.from_view(view.kingdoms[number]).placements(taken) else taken
