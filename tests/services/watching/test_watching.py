"""Live games, the live list of a server, and the watchers' threads."""

from __future__ import annotations

import pytest

from services.facts import Person
from services.facts.news import News
from services.facts.tables import Setup
from services.facts.watching import IndexFact, KibitzNews
from services.play import game_lists
from services.watching import _live_games
from store import kibitz, tables
from store.rows import KibitzRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CHANNEL, EVE, SERVER, World

ONLOOKER = Person(50, "Olga", server=SERVER)
LISTED, THREAD = 700, 800


# -- live games ------------------------------------------------------------------------------------


async def test_live_games_are_listed_with_points_the_liveliest_first(world: World) -> None:
    """Those in which something happened last stand first; the table's own are not shown."""
    first = await world.start(Setup(lords=2))
    await world.start(Setup(lords=2, watching="table"))
    world.clock.advance(60)
    second = await world.start(Setup(box="queendomino", lords=2))
    live = world.services.watching.live
    seen = await live(ONLOOKER, SERVER)
    assert [one.line.game for one in seen.lines] == [second.id, first.id]
    assert (seen.count, seen.running, seen.page, seen.pages) == (2, 2, 0, 1)
    assert [names for names, _ in seen.lines[1].points] == [("Ann",), ("Ben",)]
    assert (await live(ANN, SERVER)).running == 3
    assert (await live(ONLOOKER, SERVER, box="queendomino")).count == 1
    assert (await live(ONLOOKER, None)).lines == ()
    blind = Person(51, "Ole", server=SERVER, sees=lambda channel: channel != CHANNEL)
    assert (await live(blind, SERVER)).running == 0


async def test_live_games_are_filtered(world: World) -> None:
    """Those that one follows, by game or lord; those in their last quarter."""
    game = await world.start(Setup(lords=2))
    watching = world.services.watching
    assert (await watching.live(ONLOOKER, SERVER, show="followed")).count == 0
    assert (await watching.live(ONLOOKER, SERVER, show="ending")).count == 0
    await watching.follow_lord(BEN, ONLOOKER, SERVER)
    (line,) = (await watching.live(ONLOOKER, SERVER, show="followed")).lines
    assert (line.line.game, line.followed) == (game.id, True)
    assert not (await watching.live(EVE, SERVER)).lines[0].followed


async def test_live_games_come_in_pages(world: World) -> None:
    """A page that is not there any more is the last one."""
    for number in range(9):
        host, guest = (Person(100 + 2 * number + one, "Lord") for one in range(2))
        table = await world.table(Setup(lords=2), host)
        await world.services.tables.join(table.id, guest)
    shown = await world.services.watching.live(ONLOOKER, SERVER, page=7)
    assert (shown.page, shown.pages, len(shown.lines), shown.count) == (1, 2, 1, 9)


# -- the live list ---------------------------------------------------------------------------------


async def write(world: World, *, message: int = LISTED, visible: bool = True) -> IndexFact | None:
    """Write the list, where it is due and says something else; returns what it says."""
    watching = world.services.watching
    due, _ = await watching.lists.due()
    if SERVER not in [one.id for one in due]:
        return None
    fact = await watching.lists.begin(SERVER, lambda _channel: visible)
    if fact is None:
        return None
    await watching.lists.done(fact, fact.message or message)
    return None if fact.same else fact


async def test_the_live_list_is_posted_once_and_edited_once_a_minute(world: World) -> None:
    """What changes within the minute is in the next edit; nothing new is not written."""
    assert await world.services.watching.lists.due() == ([], None)
    await world.services.watching.set_index(SERVER, CHANNEL)
    first = await write(world)
    assert first is not None
    assert (first.message, first.lines, first.again) == (None, (), False)
    game = await world.start(Setup(lords=2))
    assert await write(world) is None
    assert (await world.services.watching.lists.due())[1] == world.clock.now() + 60
    world.clock.advance(60)
    second = await write(world)
    assert second is not None
    assert (second.message, [one.line.game for one in second.lines]) == (LISTED, [game.id])
    world.clock.advance(60)
    assert await write(world) is None
    await world.turn(game.id)
    assert await write(world) is not None
    world.clock.advance(60)
    table = await world.table(Setup(lords=2))
    assert table.state == "open"
    assert await write(world) is None


async def test_what_changes_while_the_list_is_written_is_written_next(world: World) -> None:
    """An edit on its way does not hide what came after it."""
    watching = world.services.watching
    game = await world.start(Setup(lords=2))
    await watching.set_index(SERVER, CHANNEL)
    fact = await watching.lists.begin(SERVER, lambda _channel: True)
    assert fact is not None
    await world.turn(game.id)
    await watching.lists.done(fact, LISTED)
    world.clock.advance(60)
    again = await write(world)
    assert again is not None
    assert again.lines != fact.lines


async def test_a_list_whose_message_is_deleted_is_posted_again(world: World) -> None:
    """Within the minute; another message is none of its business."""
    watching = world.services.watching
    await watching.set_index(SERVER, CHANNEL)
    await write(world)
    assert not await watching.lists.gone(LISTED + 1)
    assert await watching.lists.gone(LISTED)
    assert await write(world) is None
    world.clock.advance(60)
    again = await write(world, message=LISTED + 2)
    assert again is not None
    assert again.message is None
    assert (await watching.index(SERVER)).message == LISTED + 2


async def test_a_list_that_cannot_be_written_is_tried_less_and_less(world: World) -> None:
    """A crash in the middle leaves a trace, too: it is looked for before it is posted."""
    watching = world.services.watching
    await watching.set_index(SERVER, CHANNEL)
    waits: list[int] = []
    for _ in range(6):
        (due_now,) = (await watching.lists.due())[0]
        fact = await watching.lists.begin(due_now.id, lambda _channel: True)
        assert fact is not None
        assert fact.again is bool(waits)
        await world.restart()
        watching = world.services.watching
        due = (await watching.lists.due())[1]
        assert due is not None
        waits.append(due - world.clock.now())
        world.clock.advance(waits[-1])
    assert waits == [60, 120, 300, 900, 900, 900]
    assert (await watching.index(SERVER)).tries == 6
    assert await write(world) is not None
    assert (await watching.index(SERVER)).tries == 0


async def test_a_list_that_moved_is_not_claimed_by_the_edit_before(world: World) -> None:
    """Moved or taken away while it was written: that attempt counts for nothing."""
    watching = world.services.watching
    await watching.set_index(SERVER, CHANNEL)
    fact = await watching.lists.begin(SERVER, lambda _channel: True)
    assert fact is not None
    before = await watching.set_index(SERVER, CHANNEL + 1)
    assert before is not None
    assert not await watching.lists.done(fact, LISTED)
    assert (await watching.index(SERVER)).channel == CHANNEL + 1
    assert (await world.services.people.server(SERVER)).index_channel == CHANNEL + 1
    await watching.set_index(SERVER, None)
    assert (await watching.index(SERVER)).channel is None
    assert await watching.lists.due() == ([], None)


async def test_the_list_names_no_game_that_its_readers_cannot_see(world: World) -> None:
    """Nor one that only its table may watch."""
    await world.start(Setup(lords=2, watching="table"))
    await world.services.watching.set_index(SERVER, CHANNEL)
    shown = await write(world)
    assert shown is not None
    assert shown.count == 0
    await world.start(Setup(lords=2))
    world.clock.advance(60)
    assert await write(world, visible=False) is None


async def test_a_server_that_we_are_not_in_has_no_list_to_write(world: World) -> None:
    """When we are back it goes on."""
    await world.services.watching.set_index(SERVER, CHANNEL)
    await world.services.absent_servers.lost(SERVER)
    assert await world.services.watching.lists.due() == ([], None)
    await world.services.absent_servers.back(SERVER)
    assert [one.id for one in (await world.services.watching.lists.due())[0]] == [SERVER]


# -- the watchers' thread --------------------------------------------------------------------------


def told(said: list[News]) -> list[KibitzNews]:
    """Keep what is to be done in watchers' threads."""
    return [one.body for one in said if isinstance(one.body, KibitzNews)]


async def test_lords_are_kept_out_of_the_watchers_thread_until_the_end(world: World) -> None:
    """Then they are let in, once."""
    game = await world.start(Setup(lords=2))
    watching = world.services.watching
    async with watching.kibitzing(game.id):
        assert (await watching.kibitz(game.id, ONLOOKER)).thread is None
        assert await watching.kibitz_made(game.id, ONLOOKER, THREAD) == THREAD
    assert await watching.kibitz_made(game.id, EVE, THREAD + 1) == THREAD
    await refused("kibitz_lord", watching.kibitz(game.id, ANN))
    assert (await watching.kibitz(game.id, EVE)).thread == THREAD
    await world.say()
    for lord in (ANN, BEN):
        await world.services.play.resign(game.id, lord)
    (news,) = told(await world.say())
    assert (news.what, news.thread, news.game.id) == ("open", THREAD, game.id)
    fact = await watching.kibitz(game.id, ANN)
    assert (fact.thread, fact.opened) == (THREAD, True)
    async with world.services.context.read() as connection:
        row = await kibitz.thread_of(connection, game.id)
    now = world.clock.now()
    assert row == KibitzRow(game.id, THREAD, ONLOOKER.id, now, now)


async def test_a_thread_that_is_gone_is_made_anew(world: World) -> None:
    """An old report of its end does not take the new one away."""
    game = await world.start(Setup(lords=2))
    watching = world.services.watching
    await watching.kibitz_made(game.id, ONLOOKER, THREAD)
    await watching.kibitz_gone(game.id, THREAD)
    assert (await watching.kibitz(game.id, ONLOOKER)).thread is None
    await watching.kibitz_made(game.id, ONLOOKER, THREAD + 1)
    await watching.kibitz_gone(game.id, THREAD)
    assert (await watching.kibitz(game.id, ONLOOKER)).thread == THREAD + 1


async def test_who_takes_a_seat_has_to_leave_the_watchers(world: World) -> None:
    """And can't come back before the end."""
    game = await world.start(Setup(lords=3))
    watching = world.services.watching
    await watching.kibitz_made(game.id, EVE, THREAD)
    await world.services.play.resign(game.id, BEN)
    await world.services.play.take_seat(game.id, EVE)
    news = told(await world.say())
    assert [(one.what, one.user) for one in news] == [("out", EVE.id)]
    await refused("kibitz_lord", watching.kibitz(game.id, EVE))
    assert (await watching.kibitz(game.id, BEN)).thread == THREAD


@pytest.mark.parametrize(
    ("setup", "person", "code"),
    [
        (Setup(lords=2, watching="table"), ONLOOKER, "watch_table"),
        (Setup(lords=2), Person(52, "Ove", server=7), "no_game"),
    ],
)
async def test_who_may_not_watch_may_not_kibitz(
    world: World, setup: Setup, person: Person, code: str
) -> None:
    """The same rule as for looking."""
    game = await world.start(setup)
    await refused(code, world.services.watching.kibitz(game.id, person))


async def test_no_watchers_thread_is_made_for_a_game_that_is_over(world: World) -> None:
    """There is nothing to whisper about any more."""
    game = await world.start(Setup(lords=2))
    for lord in (ANN, BEN):
        await world.services.play.resign(game.id, lord)
    await refused("kibitz_none", world.services.watching.kibitz(game.id, ONLOOKER))


async def test_games_alone_push_nobody_out_of_the_lists(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may not watch them; so they are none of the latest that are looked through."""
    monkeypatch.setattr(_live_games, "MAX_SEARCHED", 2)
    monkeypatch.setattr(game_lists, "WATCHED_SHOWN", 2)
    game = await world.start(Setup(lords=2))
    for number in range(3):
        alone = Person(70 + number, "Alone")
        await world.services.tables.solo(SERVER, CHANNEL, alone, "page")
    seen = await world.services.watching.live(ONLOOKER, SERVER)
    assert [one.line.game for one in seen.lines] == [game.id]
    async with world.services.context.read() as connection:
        rows = await tables.tables_of_server(connection, SERVER, "playing", latest=2)
    assert [row.id for row in rows] == [game.table.id]
