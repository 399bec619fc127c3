"""Where a sealed table is played: in a thread that nobody but its lords sees."""

from __future__ import annotations

import pytest

from sandbox import Channel, Right
from sandbox.models import ChannelKind, MessageKind
from services.core.live_games import load
from services.facts import Person
from services.facts.tables import TableFact
from services.facts.tournament_acts import Act
from services.play.reclaim_seat import hand_over
from services.play.seat_access import Chair
from tests.cogs.stage import begin, game_of, on_turn, play_turn, stage
from tests.cogs.test_delivery import direct
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.stage import Stage, bare
from tests.helpers import tournament_tables
from tests.helpers.database import new_folder

__all__ = ["stage"]


async def table_of(stage: Stage) -> TableFact:
    """The table that was opened last."""
    table = await stage.services.tables.table_in(stage.channel("games").id)
    assert table is not None
    return table


async def seal(stage: Stage) -> None:
    """A sealed table of a tournament begins; nothing is posted of it yet."""
    await begin(stage, 3)
    game = (await table_of(stage)).game
    assert game is not None
    await tournament_tables.hold(stage, await stage.services.play.game(game), sealed=True)


async def sealed(stage: Stage) -> Channel:
    """A sealed table of a tournament that has begun; returns its thread."""
    await seal(stage)
    await stage.settle()
    (thread,) = private(stage)
    return thread


def told(stage: Stage) -> list[str]:
    """What the channel says of the game itself."""
    said = [bare(one) for one in stage.messages("games")]
    words = ("The game has begun", "your turn", "your first domino", "Time ran out")
    return [one for one in said if any(word in one for word in words)]


def private(stage: Stage) -> list[Channel]:
    """The private threads."""
    return [one for one in stage.threads() if one.kind == ChannelKind.PRIVATE_THREAD]


def members(stage: Stage, thread: Channel) -> set[str]:
    """Who is in a thread, but the bot."""
    assert thread.thread is not None
    people = {stage.world.users[user].name for user in thread.thread.members}
    return people - {stage.world.bot.name}


async def test_a_sealed_table_plays_in_a_private_thread(stage: Stage) -> None:
    """Its lords are in it, and nothing of the game stands anywhere else."""
    thread = await sealed(stage)
    assert members(stage, thread) == {"Ann", "Ben", "Cara"}
    await play_turn(stage, thread)
    assert "The game has begun" in bare(stage.messages(thread)[0])
    assert told(stage) == []


async def test_open_tables_of_a_round_leave_no_line_in_the_channel() -> None:
    """Their threads hang on no message: the round's page leads to them."""
    with new_folder() as folder:
        stage = TournamentStage(folder)
        async with stage:
            tournament = await stage.begun(4, rounds=1, size=2)
            await stage.settle()
            tables = [one for one in stage.threads() if one.name.startswith("Autumn Cup R1")]
            assert [one.kind for one in tables] == [ChannelKind.PUBLIC_THREAD] * 2
            for thread in tables:
                assert "The game has begun" in bare(stage.messages(thread)[0])
            kinds = {one.kind for one in stage.world.history("games")}
            assert MessageKind.THREAD_CREATED not in kinds
            assert tournament.phase == "running"


async def test_the_thread_of_a_table_that_is_over_is_put_away_after_a_day() -> None:
    """A server has room for a thousand threads; an event has many more tables."""
    with new_folder() as folder:
        stage = TournamentStage(folder)
        async with stage:
            tournament = await stage.begun(2, rounds=1, size=2, checkin=False)
            await stage.settle()
            (thread,) = [one for one in stage.threads() if one.name == "Autumn Cup R1 T1"]
            assert thread.thread is not None
            assert thread.thread.auto_archive == 7 * 24 * 60
            act = Act("result", "agreed", number=1, places=((1, 1), (2, 2)))
            await stage.services.tournaments.do(tournament.id, stage.host, act)
            await stage.settle()
            assert thread.thread.auto_archive == 24 * 60


async def test_without_the_right_it_waits_and_calls_its_lord_directly(stage: Stage) -> None:
    """Nothing is posted in the channel; with the right it is made up for."""
    stage.sandbox.faults.take_away("games", Right.CREATE_PRIVATE_THREADS)
    await seal(stage)
    await stage.settle()
    assert private(stage) == []
    assert told(stage) == []
    table = await table_of(stage)
    assert (table.thread, table.place) == (None, "threads")
    assert table.game is not None
    lord = (await stage.services.play.game(table.game)).seat_on_turn
    assert lord is not None
    told_directly = [bare(one) for one in direct(stage, lord.name or "")]
    assert [text for text in told_directly if "your turn" in text or "first domino" in text]
    stage.sandbox.faults.give_back("games")
    await stage.pass_time(3600)
    (thread,) = private(stage)
    assert members(stage, thread) == {"Ann", "Ben", "Cara"}


async def test_a_thread_that_is_deleted_is_opened_anew(stage: Stage) -> None:
    """With the same lords; still nothing of the game stands in the channel."""
    thread = await sealed(stage)
    stage.sandbox.faults.delete_channel(thread)
    await stage.pass_time(24 * 3600)
    (fresh,) = private(stage)
    assert fresh.id != thread.id
    assert members(stage, fresh) == {"Ann", "Ben", "Cara"}
    assert stage.messages(fresh)
    assert told(stage) == []


async def test_a_thread_whose_answer_was_lost_is_found(stage: Stage) -> None:
    """Discord has opened it, but its answer never came: there is one."""
    stage.sandbox.faults.cut("POST /channels/{channel}/threads", after=True)
    await seal(stage)
    await stage.settle()
    await stage.pass_time(3600)
    assert len(private(stage)) == 1


@pytest.mark.parametrize("may", [True, False])
async def test_who_takes_a_seat_over_is_let_in(stage: Stage, may: bool) -> None:
    """And who has lost it has to leave; if Discord lets nobody in, the game goes on."""
    thread = await sealed(stage)
    game = await game_of(stage, thread)
    who = await on_turn(stage, thread)
    seat = next(one for one in game.table.seats if one.name != who)
    context, dan = stage.services.context, Person(stage.world.user("Dan").id, "Dan")
    if not may:
        adding = f"PUT /channels/*/thread-members/{dan.id}"
        stage.sandbox.faults.fail(adding, 500, 1000)
    async with context.write() as tx:
        place = Chair(await load(context, tx.connection, game.id), game, seat)
        await hand_over(tx, place, dan)
    await stage.settle()
    assert seat.name not in members(stage, thread)
    assert ("Dan" in members(stage, thread)) is may
    await play_turn(stage, thread)
    assert not await stage.services.outbox.waiting()
