"""Close a day: play its draw with the strongest lord, count what was built, open all its tables."""

import asyncio

import structlog

from ai import COMPUTERS, LevelLord, offered, whole_turn
from engine import Game
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json
from services.core.outbox_bodies import DailyBody
from services.core.transaction import Transaction
from services.daily.days import GRACE, JOB, day_of, held, setup_for
from services.daily.playing import points_of
from services.daily.streaks import streaks
from services.facts import Person, Refused
from services.facts.daily import DAY
from services.play.resignation import resign
from services.state.computers import levels_of
from services.state.table_facts import table_row
from store import days, jobs, outbox, people
from store.day_rows import DayGameRow, DayRow
from store.days import PlayedRow
from store.rows import JobRow

_log = structlog.get_logger()

PLAYED_ON = 7
"""For how many days a game that was not over in time can be finished for its own sake."""
TRIES = 9
"""How often the strongest lord is asked: about an hour, as while its machine code is compiled."""
MOST_WORTH = 200
"""What a day is worth at most: where even the strongest lord fails, one day must not decide."""


async def close(context: ServiceContext, job: JobRow) -> bool:
    """Close a day; False if nothing is left to do."""
    await _end_old(context, job.ref - PLAYED_ON)
    async with context.read() as connection:
        row = await days.day(connection, job.ref)
        played = await days.games_of(connection, job.ref)
    if row is None or row.closed_at is not None:
        return False
    counted = [one for one in played if _counts(one)]
    model = await _model_game(context, row, surely=job.tries >= TRIES) if counted else None
    async with context.write() as tx:
        if not await jobs.done(tx.connection, job.id, tx.now):
            return True
        await _close(tx, row, counted, model)
        await held(context, tx)
    return True


async def _end_old(context: ServiceContext, day: int) -> None:
    """End the games of an earlier day that nobody has finished: they would only become more."""
    async with context.read() as connection:
        played = await days.games_of(connection, day)
    for one in played:
        if one.ending is None:
            try:
                await resign(context, one.game, Person(one.user, one.name))
            except Refused as refused:  # somebody is busy with it, or has left it
                _log.info("daily.not_ended", game=one.game, code=refused.code)


def model_of(row: DayRow) -> str:
    """Return the level of the strongest lord that can be asked here what it would have built."""
    return levels_of(setup_for(row))[-1]


def _counts(played: PlayedRow) -> bool:
    """Whether a game counts: played to its end, in time."""
    end = (played.day + 1) * DAY + GRACE
    return points_of(played) is not None and (played.ended_at or end) < end


async def _model_game(context: ServiceContext, row: DayRow, *, surely: bool) -> tuple[str, Game]:
    """Play a day's draw with the strongest lord in the person's seat, one turn after another.

    The others play as they played against everybody. Raises Hung: somebody does not answer.
    `surely`: the strongest lord plays that needs no process. Returns its level, too.
    """
    setup, seed = setup_for(row), bytes.fromhex(row.seed)
    model = offered(setup.options(), has_numba=False)[-1].name if surely else model_of(row)
    levels = [model, *setup.computers]
    lords = [LevelLord(COMPUTERS[level][0], seed) for level in levels]
    names = [f"{level} {seat}" for seat, level in enumerate(levels, 1)]
    game = Game.new(setup.options(), names, seed=seed)
    while game.turn is not None:
        lord = lords[game.turn.seat - 1]
        asked = (
            asyncio.to_thread(whole_turn, game.copy(), lord)
            if surely
            else context.lords.ask(game, lord, surely=True)
        )
        for move in await asked:
            game.play(move)
    return model, game


async def _close(
    tx: Transaction, row: DayRow, counted: list[PlayedRow], played: tuple[str, Game] | None
) -> None:
    before = await days.before(tx.connection, row.day)
    if played is None and before is not None and day_of(before.closed_at or 0) > row.day:
        await days.note_not_held(tx.connection, row.day, tx.now)  # the bot did not run
        return
    model, par, record = None, None, None
    if played is not None:
        model, game = played
        par, record = (game.result() or (0,))[0], game.to_record()
    values = {"closed_at": tx.now, "model": model, "par": par, "record": record}
    await days.close_day(tx.connection, row.day, **values)
    so_far = await streaks(tx.connection, row.day)
    servers: dict[int, list[PlayedRow]] = {}
    for one in counted:
        servers.setdefault(one.server, []).append(one)
    for found in servers.values():
        await days.note_results(tx.connection, _results(found, par or 0, so_far))
    await days.open_tables(tx.connection, row.day, tx.now)
    for server, found in servers.items():
        settings = server_from_json(await people.server_settings(tx.connection, server))
        if settings.daily_channel is not None:
            table = await table_row(tx.connection, found[0].table)
            await tx.say(table, DailyBody(row.day), lane="aside")


async def reopen(tx: Transaction) -> None:
    """Open again what a clock closed that was ahead: whoever plays it on still counts.

    Its table is told anew when the day is really over.
    """
    for number in await days.closed_after(tx.connection, tx.now):
        for one in await days.games_of(tx.connection, number):
            for news in await outbox.waiting(tx.connection, one.table, DailyBody.KIND):
                await outbox.drop_untried(tx.connection, news.id)
        await days.reopen(tx.connection, number, tx.now)
        await tx.plan(max(tx.now, (number + 1) * DAY + GRACE), JOB, ref=number)
        _log.warning("daily.reopened", day=number)


def _results(played: list[PlayedRow], par: int, streaks: dict[int, int]) -> list[DayGameRow]:
    """Return what the games of a server are worth."""
    points = [points_of(one) or 0 for one in played]
    best = sorted(points, reverse=True)
    places = {built: place for place, built in reversed([*enumerate(best, 1)])}  # equals share it
    return [
        DayGameRow(
            one.day,
            one.user,
            one.server,
            one.table,
            points=built,
            worth=min(MOST_WORTH, round(100 * built / max(1, par))),
            place=places[built],
            streak=streaks.get(one.user, 0) + 1,
        )
        for one, built in zip(played, points, strict=True)
    ]
