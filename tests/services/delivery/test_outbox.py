"""News are said in order, once, whatever happens between commit and post."""

from __future__ import annotations

import asyncio

import pytest

from services.clocks.arithmetic import DAY
from services.core.shards import SHARD_SHIFT, Share
from services.facts.news import (
    EndNews,
    News,
    OpeningNews,
    Posted,
    ReminderNews,
    TableNews,
    TidyNews,
    TurnNews,
)
from services.facts.tables import Setup
from tests.helpers.world import ANN, CHANNEL, HAL, PEOPLE, SERVER, World


async def first(world: World) -> News:
    """The news that is due first."""
    return (await world.due())[0]


async def test_news_of_a_channel_are_posted_one_after_another(world: World) -> None:
    """Discord takes no more of it at once, so they would only wait for that side by side."""
    for channel in (CHANNEL, CHANNEL, CHANNEL + 1):
        await world.services.tables.create(SERVER, channel, HAL, Setup(lords=4))
    lanes = [one.lane for one in (await world.services.outbox.due())[0]]
    assert lanes[0] == lanes[1] != lanes[2]
    in_thread = await world.start(Setup(lords=2))
    await world.services.outbox.thread_made(in_thread.table, CHANNEL + 2)
    found = {one.lane for one in (await world.services.outbox.due())[0]}
    assert found == {*lanes, f"channel {CHANNEL + 2}"}


async def test_news_of_a_table_come_one_at_a_time_in_order(world: World) -> None:
    """The next is due only when the one before is done."""
    await world.start(Setup(lords=2))
    kinds = []
    while due := await world.due():
        assert len(due) == 1
        kinds.append(type(due[0].body))
        await world.services.outbox.begin(due[0].id)
        await world.services.outbox.done(due[0], world.post(due[0]))
    assert kinds == [TableNews, OpeningNews, TurnNews, TableNews]


async def test_failed_news_hold_back_their_table_and_no_other(world: World) -> None:
    """Another table's news are said meanwhile."""
    await world.start()
    other = await world.table()
    news = await first(world)
    await world.services.outbox.begin(news.id)
    due = await world.services.outbox.failed(news, "50013", known=True)
    assert due > world.clock.now()
    said = await world.say()
    assert {one.table.id for one in said} == {other.id}
    world.clock.advance(due - world.clock.now())
    assert (await first(world)).table.id == news.table.id


async def test_tries_are_spaced_out(world: World) -> None:
    """Each failure waits longer, up to a quarter of an hour; what failed is listed."""
    await world.table()
    delays = []
    for _ in range(10):
        news = await first(world)
        await world.services.outbox.begin(news.id)
        due = await world.services.outbox.failed(news, "500", known=True)
        delays.append(due - world.clock.now())
        world.clock.advance(delays[-1])
    assert delays == sorted(delays)
    assert (delays[0], delays[-1]) == (5, 900)
    (waiting,) = await world.services.outbox.waiting()
    assert waiting.tries == 10
    assert waiting.refusals[-1] == "500"


async def test_news_are_given_up_only_after_many_tries_in_a_week(world: World) -> None:
    """A bot that was down for long gives nothing up at its first failure."""
    await world.table()
    world.clock.advance(8 * 24 * 3600)
    tries = 0
    while news := next(iter(await world.due()), None):
        tries += 1
        await world.services.outbox.begin(news.id)
        due = await world.services.outbox.failed(news, "403", known=True)
        world.clock.advance(due - world.clock.now())
    assert tries == 8
    assert await world.services.outbox.waiting() == ()


async def test_try_without_a_known_outcome_is_doubtful_after_a_restart(world: World) -> None:
    """A crash between post and done: the courier looks before it posts again."""
    await world.table()
    news = await first(world)
    assert not news.doubtful
    assert await world.services.outbox.begin(news.id)
    await world.restart()
    world.clock.advance(5)
    again = await first(world)
    assert again.id == news.id
    assert again.doubtful
    assert again.nonce == news.nonce
    assert len(news.nonce) <= 25


async def test_known_failure_is_not_doubtful(world: World) -> None:
    """Discord said no: nothing was posted."""
    await world.table()
    news = await first(world)
    await world.services.outbox.begin(news.id)
    due = await world.services.outbox.failed(news, "403", known=True)
    world.clock.advance(due - world.clock.now())
    assert not (await first(world)).doubtful


@pytest.mark.parametrize("known", [True, False])
async def test_a_reminder_whose_turn_ended_while_its_thread_was_locked(
    world: World, known: bool
) -> None:
    """It is not said any more, but where it may stand already: there it is found and cleared."""
    game = await world.start(Setup(lords=3))
    await world.say()
    world.clock.advance(DAY // 2)
    await world.services.outages.alive()
    await world.services.jobs.run_due()
    news = await first(world)
    assert isinstance(news.body, ReminderNews)
    await world.services.outbox.begin(news.id)
    await world.services.outbox.failed(news, "50083", known=known)
    await world.turn(game.id)
    world.clock.advance(600)
    said = [type(one.body) for one in await world.say()]
    assert (ReminderNews in said) is not known
    assert TurnNews in said


async def test_unknown_failure_stays_doubtful(world: World) -> None:
    """A time-out may have posted."""
    await world.table()
    news = await first(world)
    await world.services.outbox.begin(news.id)
    due = await world.services.outbox.failed(news, "timeout", known=False)
    world.clock.advance(due - world.clock.now())
    assert (await first(world)).doubtful


async def test_done_twice_is_done_once(world: World) -> None:
    """The second call finds it done."""
    await world.table()
    news = await first(world)
    await world.services.outbox.begin(news.id)
    await world.services.outbox.done(news, Posted(CHANNEL, 1))
    await world.services.outbox.done(news, Posted(CHANNEL, 2))
    table = await world.services.tables.table(news.table.id)
    assert table.message == 1
    assert not await world.services.outbox.begin(news.id)


async def test_table_s_message_is_posted_once_and_then_edited(world: World) -> None:
    """Changes before it is said are one row; later ones edit the message."""
    table = await world.table(Setup(lords=4))
    for person in (2, 3):
        await world.services.tables.join(table.id, PEOPLE[person])
    (news,) = await world.say()
    assert news.living is None
    assert isinstance(news.body, TableNews)
    assert len(news.body.table.free) == 1
    await world.services.tables.leave(table.id, PEOPLE[3])
    (edit,) = await world.say()
    assert edit.living is not None
    assert (await world.services.tables.table(table.id)).message == edit.living.message


async def test_deleted_table_message_is_posted_anew(world: World) -> None:
    """Somebody deleted it; the open table must stay in sight."""
    table = await world.table()
    await world.say()
    fact = await world.services.tables.table(table.id)
    assert fact.message is not None
    await world.services.outbox.message_gone(fact.message)
    (news,) = await world.say()
    assert news.living is None


async def test_each_of_several_tables_of_a_channel_is_posted_anew(world: World) -> None:
    """Not only the newest one's."""
    tables = [await world.table() for _ in range(2)]
    await world.say()
    for table in tables:
        message = (await world.services.tables.table(table.id)).message
        assert message is not None
        await world.services.outbox.message_gone(message)
        assert [news.table.id for news in await world.say()] == [table.id]


async def test_whoever_goes_on_deleting_keeps_nobody_busy(world: World) -> None:
    """The second time it waits for a minute, then for twice as long; a quiet day later not."""
    table = await world.table()
    await world.say()
    for before, wait in ((0, 0), (0, 60), (0, 120), (0, 240), (DAY, 0)):
        world.clock.advance(before)
        fact = await world.services.tables.table(table.id)
        assert fact.message is not None
        await world.services.outbox.message_gone(fact.message)
        if wait:
            world.clock.advance(wait - 1)
            assert not await world.say()
            world.clock.advance(1)
        assert len(await world.say()) == 1


async def test_turn_message_is_stripped_by_the_next(world: World) -> None:
    """At rest one message lives: the newest."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.2")
    await world.say()
    for _ in range(3):
        await world.turn(game.id)
        said = await world.say()
        turn, tidy = said
        assert isinstance(turn.body, TurnNews)
        assert isinstance(tidy.body, TidyNews)
        assert tidy.body.act == "strip"
        assert tidy.body.game is not None
        assert tidy.body.game.version == turn.body.game.version - 1


async def test_only_a_round_s_last_message_stays_where_set_so(world: World) -> None:
    """Thread detail "every round": the message before is deleted."""
    game = await world.start(Setup(lords=4, detail="round"))
    await world.until(game.id, "1.2")
    await world.say()
    standing: dict[int, TurnNews] = {}
    for _ in range(11):
        await world.turn(game.id)
        for news in await world.say():
            if isinstance(news.body, TurnNews):
                standing[next(reversed(world.posted))] = news.body
            if isinstance(news.body, TidyNews) and news.body.act == "delete":
                standing.pop(news.body.at.message, None)
    ends = [body.reports[-1].round_end for body in standing.values()]
    assert [end.round for end in ends if end is not None] == [1, 2, 3]


async def test_tidying_waits_for_nothing_and_is_given_up(world: World) -> None:
    """A leftover button is harmless: it holds nothing up and ends after a day."""
    game = await world.start(Setup(lords=4))
    await world.turn(game.id)
    while not any(isinstance(n.body, TidyNews) for n in await world.due()):
        news = await first(world)
        await world.services.outbox.begin(news.id)
        await world.services.outbox.done(news, world.post(news))
    since = world.clock.now()
    while tidies := [n for n in await world.due() if isinstance(n.body, TidyNews)]:
        (tidy,) = tidies
        await world.services.outbox.begin(tidy.id)
        if tidy.tries == 0:
            await world.turn(game.id)
        due = await world.services.outbox.failed(tidy, "404", known=True)
        others = [n for n in await world.due() if n.id != tidy.id]
        assert others
        world.clock.advance(due - world.clock.now())
    assert world.clock.now() - since == pytest.approx(24 * 3600, abs=2000)


async def test_late_news_show_the_game_as_it_was(world: World) -> None:
    """After an outage each turn is told with its own picture."""
    game = await world.start(Setup(lords=4))
    views = [(await world.turn(game.id)).game.view for _ in range(6)]
    await world.restart()
    turns = [n.body for n in await world.say() if isinstance(n.body, TurnNews)]
    assert [body.game.view for body in turns[1:]] == views


async def test_same_lord_twice_is_not_mentioned_at_once(world: World) -> None:
    """The report calls nobody; after half an hour one mention follows."""
    game = await world.start(Setup(lords=2))
    await world.again(game.id)
    said = [news.body for news in await world.say()]
    (last,) = [body for body in said if isinstance(body, TurnNews)][-1:]
    assert last.call is None
    world.clock.advance(30 * 60 - 1)
    await world.services.jobs.run_due()
    assert await world.say() == []
    world.clock.advance(1)
    await world.services.jobs.run_due()
    (reminder,) = [news.body for news in await world.say()]
    assert isinstance(reminder, ReminderNews)
    assert reminder.call.seat == (await world.services.play.game(game.id)).seat_on_turn


async def test_late_mention_is_void_once_the_turn_is_ended(world: World) -> None:
    """Who has played meanwhile is left alone; a posted reminder is deleted."""
    game = await world.start(Setup(lords=2))
    await world.again(game.id)
    who = await world.on_turn(game.id)
    await world.turn(game.id)
    await world.say()
    world.clock.advance(30 * 60)
    await world.services.jobs.run_due()
    said = [news.body for news in await world.say() if isinstance(news.body, ReminderNews)]
    assert who.id not in {body.call.seat.user for body in said}


async def test_reminder_goes_with_the_turn(world: World) -> None:
    """The next report deletes it."""
    game = await world.start(Setup(lords=2))
    await world.again(game.id)
    await world.say()
    world.clock.advance(30 * 60)
    await world.services.jobs.run_due()
    (reminder,) = await world.say()
    await world.turn(game.id)
    gone = [n.body.at for n in await world.say() if isinstance(n.body, TidyNews)]
    message = next(m for m, news in world.posted.items() if news.id == reminder.id)
    assert message in {at.message for at in gone}


async def test_call_carries_the_notice_of_the_person(world: World) -> None:
    """How somebody wants to be called is looked up when it is said."""
    await world.start(Setup(lords=4))
    for number in range(1, 5):
        await world.services.people.change(PEOPLE[number], notice="both")
    (turn,) = [n.body for n in await world.say() if isinstance(n.body, TurnNews)]
    assert turn.call is not None
    assert turn.call.notice == "both"
    assert turn.call.mention


async def test_news_of_other_servers_are_left_to_their_process(world: World) -> None:
    """The share of a process says which are its own."""
    await world.table()
    assert (await world.services.outbox.due(Share((1,), 2)))[0] == []
    assert len((await world.services.outbox.due(Share((0,), 2)))[0]) == 1


async def test_news_of_other_servers_take_no_room(world: World) -> None:
    """However many wait for another process, what is ours is found."""
    for number in range(1, 5):
        await world.table(host=PEOPLE[number])
    tables = world.services.tables
    mine = await tables.create(SERVER + (1 << SHARD_SHIFT), CHANNEL, PEOPLE[5], Setup(lords=2))
    ((due,), _) = await world.services.outbox.due(Share((1,), 2), limit=2)
    news = await world.services.outbox.begin(due.id)
    assert news is not None
    assert news.table.id == mine.id


async def test_thread_is_noted_and_its_loss_too(world: World) -> None:
    """Without a thread the game is played in the channel."""
    game = await world.start()
    outbox = world.services.outbox
    await outbox.thread_made(game.table, 777)
    table = await world.services.tables.table(game.table.id)
    assert (table.thread, table.home) == (777, 777)
    await outbox.thread_made(table, None)
    table = await world.services.tables.table(game.table.id)
    assert (table.place, table.home) == ("channel", CHANNEL)


@pytest.mark.threads
async def test_waiting_courier_is_woken_by_news(world: World) -> None:
    """No polling between a commit and its post."""
    waiting = asyncio.create_task(world.services.outbox.wait(world.clock.now() + 60))
    await asyncio.sleep(0)
    await world.table()
    async with asyncio.timeout(5):
        await waiting


async def test_courier_that_is_not_woken_looks_by_itself(world: World) -> None:
    """Another process may have added news."""
    waiting = asyncio.create_task(world.services.outbox.wait(world.clock.now() + 5))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not waiting.done()
    world.clock.advance(5)
    await waiting


async def test_begin_twice_counts_tries(world: World) -> None:
    """A retry in the same process is a second try."""
    await world.table()
    news = await first(world)
    await world.services.outbox.begin(news.id)
    world.clock.advance(5)
    await world.services.outbox.begin(news.id)
    world.clock.advance(10)
    assert (await first(world)).tries == 2


@pytest.mark.parametrize("tried", [True, False])
async def test_untried_report_is_told_by_the_one_that_folds_it(
    world: World, *, tried: bool
) -> None:
    """An unposted report that calls nobody needs no message of its own."""
    game = await world.start(Setup(lords=2))
    await world.say()
    panel, _ = await world.again(game.id)
    if tried:
        await world.say()
    await world.turn(game.id)
    turns = [n.body for n in await world.say() if isinstance(n.body, TurnNews)]
    told = [[report.turn for report in body.reports] for body in turns]
    assert panel.turn in told[-1]
    assert len(told[-1]) >= 2
    assert all(len(one) == 1 for one in told[:-1]) or tried


async def test_every_turn_is_reported_in_a_message_that_stays(world: World) -> None:
    """Follow a whole game as Discord would show it: each turn stands in exactly one message."""
    game = await world.start(Setup(lords=2))
    standing: dict[int, list[str]] = {}
    while True:
        for news in await world.say():
            body = news.body
            if isinstance(body, TurnNews | EndNews):
                message = next(m for m, one in world.posted.items() if one.id == news.id)
                standing[message] = [report.turn for report in body.reports]
            if isinstance(body, TidyNews) and body.act == "delete":
                standing.pop(body.at.message, None)
        fact = await world.services.play.game(game.id)
        if fact.over:
            break
        await world.turn(game.id)
    told = [turn for turns in standing.values() for turn in turns]
    record = (await world.services.play.record(game.id, ANN)).text.partition("\n\n")[2]
    assert sorted(told) == sorted(line.split(" ")[0] for line in record.splitlines())
