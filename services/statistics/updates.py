"""Update results, ratings, tallies and achievements for a finished game in one transaction.

A game that ended before others that were counted already is rated in its place: the ratings of
later games on its ladder are undone and computed again. A sealed one takes its place when it is
opened, so that nothing is undone.
"""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import structlog

from engine import EngineError, Game
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json
from services.core.live_games import Live, game_row, replay
from services.core.transaction import Transaction
from services.facts.records import Fate, Outcome, OutcomeSeat, season_began
from services.facts.statistics import Ladder
from services.records.header import first_lords, header, record_source
from services.records.outcome import outcome_of
from services.state.table_facts import table_row
from services.statistics import _tallies
from services.statistics.rating import (
    ALL_TIME,
    Book,
    Rating,
    Repeats,
    Step,
    rate_one,
    rival_of,
    unrate,
)
from store import Connection, games, jobs, people, statistics
from store.rows import JobRow
from store.statistics_rows import AchievementRow, RatingRow, RatingStepRow, ResultRow, TallyRow

_log = structlog.get_logger()

JOB = "annals"
RATINGS = "ratings"
"""What is locked where a server's numbers are read and changed, whichever game they are of."""
AGAIN = 60
AT_A_STRETCH = 20
"""Games rated again before others have their turn in the event loop."""


# -- one game --------------------------------------------------------------------------------------


async def count_game(tx: Transaction, live: Live) -> None:
    """Count a game that was played to its end or left by a lord; one counted already is skipped.

    So is a game of a sealed table: it is counted once that is opened. The outcome is the same as
    its record's (`services.records.outcome`), but with people's ids.
    """
    if live.row.ending is None or await statistics.results(tx.connection, live.row.id):
        return
    table = await table_row(tx.connection, live.row.table_id)
    outcome = await outcome_in(tx.connection, live)
    if table.sealed or not outcome.rated:
        return
    await tx.alone(RATINGS, table.server_id)  # another one may end in another process
    counted = GameCount(tx.connection, table.server_id, outcome)
    since = live.row.started_at + counted.at - (outcome.ended or counted.at)
    await statistics.add_results(tx.connection, counted.results(since))
    if outcome.counts:
        await counted.rate()
    if outcome.ending == "played" and outcome.counts and not outcome.computers:
        await counted.count(live.game)


async def count_ended_game(tx: Transaction, live: Live) -> None:
    """Count a game in the transaction in which it ends; failures are retried once, later."""
    if not await tx.attempt(count_game(tx, live), "annals.failed", game=live.row.id):
        await tx.plan(tx.now + AGAIN, JOB, game_id=live.row.id)


async def outcome_in(connection: Connection, live: Live) -> Outcome:
    """Return the outcome of a game as its record has it, with people's ids as decimal text."""
    of = await record_source(connection, live, "")
    outcome = outcome_of(live.game, header(of))
    users = dict(enumerate((user for user, _ in first_lords(of)), 1))
    seats = [
        replace(seat, player=None if users[seat.seat] is None else str(users[seat.seat]))
        for seat in outcome.seats
    ]
    return replace(outcome, seats=tuple(seats))


@dataclass(frozen=True, slots=True)
class GameCount:
    """A game being counted."""

    connection: Connection
    server: int
    outcome: Outcome

    @property
    def game(self) -> int:
        """The id of the game."""
        return int(self.outcome.game)

    @property
    def at(self) -> int:
        """When the game takes its place among others, in seconds since 1970."""
        assert self.outcome.counted is not None, "it has ended"
        return self.outcome.counted

    def results(self, started: int) -> list[ResultRow]:
        """Return the results of its seats; `started`: seconds since 1970."""
        return [
            ResultRow(
                game_id=self.game,
                seat=seat.seat,
                kingdom=seat.kingdom,
                server_id=self.server,
                user_id=None if seat.player is None else int(seat.player),
                fate=seat.fate if seat.computer is None else f"computer:{seat.computer}",
                ladder=self.outcome.ladder,
                box=self.outcome.box,
                place=seat.place,
                points=seat.points,
                territory=seat.territory,
                crowns=seat.crowns,
                started_at=started,
                ended_at=self.at,
            )
            for seat in self.outcome.seats
        ]

    # -- ratings -------------------------------------------------------------------------------

    async def rate(self) -> None:
        """Rate the game in its place, and again those that come after it."""
        connection, ladder = self.connection, self.outcome.ladder
        after = (self.server, ladder, self.at, self.game)
        again = [
            outcome_of_rows(rows) for rows in await statistics.later_results(connection, *after)
        ]
        rated = [self.outcome, *again]
        lords = {seat.lord or "" for one in rated for seat in one.seats}
        stored = await statistics.ratings(connection, self.server, ladder, lords)
        book: Book = {(row.ladder, row.season, row.lord): rating_of_row(row) for row in stored}
        before = dict(book)
        undone = await statistics.later_steps(connection, *after) if again else {}
        for game in reversed(again):
            _unrate(book, game, undone.get(int(game.game), ()))
        if undone:
            await statistics.drop_later_steps(connection, *after)
        repeats, steps = await self._repeats(lords), []
        for game in rated:
            await self._note_begun(repeats, game)
        for number, game in enumerate(rated, 1):
            steps += step_rows(game, rate_one(book, game, repeats))
            if number % AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        await statistics.add_steps(connection, steps)
        await self._save(before, book)

    async def _repeats(self, lords: Collection[str]) -> Repeats:
        """Return how often some lords have met in the season, before this game."""
        settings = server_from_json(await people.server_settings(self.connection, self.server))
        repeats = Repeats(None if settings.repeats == "all" else int(settings.repeats))
        earlier = await statistics.earlier_results(
            self.connection,
            self.server,
            self.outcome.ladder,
            [int(lord) for lord in lords if not lord.startswith("computer:")],
            since=season_began(self.at),
            before=(self.at, self.game),
        )
        for rows in earlier:
            repeats.note(outcome_of_rows(rows))
        return repeats

    async def _note_begun(self, repeats: Repeats, outcome: Outcome) -> None:
        """Note which games its lord had begun before a game alone, over or not."""
        people = [seat.player for seat in outcome.seats if seat.computer is None]
        if len(people) != 1 or people[0] is None:
            return
        row = await game_row(self.connection, int(outcome.game))
        since = season_began(row.started_at)
        found = await statistics.begun_alone(
            self.connection, self.server, int(people[0]), before=row.id, since=since
        )
        begun: dict[str, dict[int, int]] = {}
        for game, at, options, computer in found:
            if all(options.get(one) == row.options.get(one) for one in ("box", "players", "teams")):
                begun.setdefault(rival_of(computer), {})[game] = at
        for level in {rival_of(seat.computer) for seat in outcome.seats if seat.computer}:
            earlier = sorted(begun.get(level, {}).values())
            repeats.begun[outcome.game, level] = (row.started_at, earlier)

    async def _save(self, before: Book, book: Book) -> None:
        gone = before.keys() - book.keys()
        await statistics.drop_ratings(self.connection, [(self.server, *key) for key in gone])
        changed = [(key, rating) for key, rating in book.items() if before.get(key) != rating]
        rows = [
            RatingRow(
                server_id=self.server,
                ladder=ladder,
                season=season,
                lord=lord,
                mu=rating.mu,
                sigma=rating.sigma,
                rank=rating.rank,
                games=rating.games,
                wins=rating.wins,
                changed_at=rating.changed,
            )
            for (ladder, season, lord), rating in changed
        ]
        await statistics.put_ratings(self.connection, rows)

    # -- statistics ----------------------------------------------------------------------------

    async def count(self, game: Game) -> None:
        """Add to the statistics and store the achievements of its lords."""
        await statistics.add_tallies(self.connection, self.tallies(game))
        achieved = [
            self._trophy(int(lord), key, self.game, self.at)
            for lord, keys in _tallies.achievements(game, self.outcome).items()
            for key in keys
        ]
        await statistics.add_achievements(self.connection, [*achieved, *await self._old_hands()])

    def tallies(self, game: Game) -> list[TallyRow]:
        """Return what the game adds to the statistics."""
        sums = _tallies.tallies(game, self.outcome)
        return [
            TallyRow(self.server, self.outcome.box, about, key, *values)
            for (about, key), values in sums.items()
        ]

    async def _old_hands(self) -> list[AchievementRow]:
        """Return whose OLD_HANDth finished game there is now, and which one it was.

        Games that ended after it make no difference.
        """
        seats = [seat for seat in self.outcome.seats if seat.finished]
        users = {int(seat.player) for seat in seats if seat.player}
        for row in await statistics.achievements(self.connection, self.server, users):
            if row.key == "old_hand" and (row.at, row.game_id) < (self.at, self.game):
                users.discard(row.user_id)
        if not users:
            return []
        counts = await statistics.count_finished(self.connection, self.server, users)
        found = []
        for user, count in counts.items():
            if count >= _tallies.OLD_HAND:
                at = await statistics.nth_finished(
                    self.connection, self.server, user, _tallies.OLD_HAND
                )
                found += [] if at is None else [self._trophy(user, "old_hand", *at)]
        return found

    def _trophy(self, user: int, key: str, game: int, at: int) -> AchievementRow:
        return AchievementRow(self.server, user, key, game_id=game, at=at)


def _unrate(book: Book, game: Outcome, steps: Sequence[RatingStepRow]) -> None:
    assert game.season is not None, "it has ended"
    for row in steps:
        key = (game.ladder, ALL_TIME, row.lord), (game.ladder, game.season, row.lord)
        now = book[key[0]], book[key[1]]
        old = [
            Rating(mu, sigma, one.games - 1, one.wins - row.won)
            for one, mu, sigma in zip(
                now,
                (row.before_mu, row.season_mu),
                (row.before_sigma, row.season_sigma),
                strict=True,
            )
        ]
        step = Step(row.lord, old[0], now[0], old[1], bool(row.won))
        unrate(book, game.ladder, game.season, step)


def rating_of_row(row: RatingRow) -> Rating:
    """Return a stored rating."""
    return Rating(row.mu, row.sigma, row.games, row.wins, row.changed_at)


def step_rows(outcome: Outcome, steps: Sequence[Step]) -> list[RatingStepRow]:
    """Return the rows that store how a game changed ratings."""
    return [
        RatingStepRow(
            game_id=int(outcome.game),
            lord=step.lord,
            mu=step.after.mu,
            sigma=step.after.sigma,
            before_mu=step.before.mu,
            before_sigma=step.before.sigma,
            season_mu=step.season_before.mu,
            season_sigma=step.season_before.sigma,
            won=int(step.won),
        )
        for step in steps
    ]


_FATES: dict[str, Fate] = {
    "played": "played",
    "returned": "returned",
    "quit": "quit",
    "guest": "guest",
    "unrated": "unrated",
}


def outcome_of_rows(rows: Sequence[ResultRow]) -> Outcome:
    """Return the outcome of a counted game, as far as ratings need it."""
    ladder = Ladder.of(rows[0].ladder)
    seats = []
    for row in rows:
        _, _, level = row.fate.partition(":")
        seats.append(
            OutcomeSeat(
                seat=row.seat,
                kingdom=row.kingdom,
                name="",
                player=None if row.user_id is None else str(row.user_id),
                computer=level or None,
                fate=_FATES.get(row.fate, "computer"),
                place=row.place,
                points=row.points,
                territory=row.territory,
                crowns=row.crowns,
            )
        )
    return Outcome(
        game=str(rows[0].game_id),
        draw="",
        box=ladder.box,
        options=("teams",) if ladder.teams else (),
        kingdoms=ladder.kingdoms,
        dynasty="",
        seats=tuple(seats),
        ending="played",
        ended=rows[0].ended_at,
    )


# -- all games -------------------------------------------------------------------------------------


async def plan_missing(context: ServiceContext) -> None:
    """Plan to count the games that ended under an earlier release, if there are any."""
    async with context.read() as connection:
        waiting = await statistics.games_without_results(connection)
    if not waiting:
        return
    async with context.write() as tx:
        planned = await jobs.planned_games(tx.connection, JOB)
        missing = [game for game in waiting if game not in planned]
        await jobs.add_jobs(tx.connection, tx.now, JOB, games=missing)
        tx.woken.add("planned")


async def count_missing(_context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Count a game that is not counted yet, one in a transaction so that nobody waits long."""
    if job.game_id is not None:
        await _count_again(tx, job.game_id)
    else:  # planned under an earlier release
        waiting = await statistics.games_without_results(tx.connection)
        await jobs.add_jobs(tx.connection, tx.now, JOB, games=waiting)


async def rebuild(context: ServiceContext, server: int) -> int:
    """Rebuild a server's statistics from its games; returns how many were counted."""
    async with context.write() as tx:
        await tx.alone(RATINGS, server)
        await statistics.clear(tx.connection, server)
    async with context.read() as connection:
        waiting = await statistics.games_without_results(connection, server=server)
    counted = 0
    for game in waiting:
        async with context.write() as tx:
            counted += await _count_again(tx, game)
    return counted


async def _count_again(tx: Transaction, game: int) -> bool:
    """Count a game; returns whether it is counted now."""
    row = await game_row(tx.connection, game)
    try:
        live = replay(row, await games.moves(tx.connection, game))
    except EngineError:
        _log.exception("annals.unreadable", game=game)
        return False
    await tx.attempt(count_game(tx, live), "annals.failed", game=game)
    return bool(await statistics.results(tx.connection, game))
