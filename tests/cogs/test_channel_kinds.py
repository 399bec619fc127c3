"""Where games live: in each kind of channel a table that can be played, or a refusal in words."""

from __future__ import annotations

import asyncio

import pytest

from engine import Options
from sandbox import Channel, Right
from sandbox.models import ChannelKind, Role, User
from services.facts import Person
from tests.cogs.stage import game_of, living, play_turn, stage
from tests.e2e.stage import Stage, bare
from tests.helpers.finished import played

__all__ = ["stage"]

POSTS = (ChannelKind.FORUM, ChannelKind.MEDIA)
SPOKEN = (ChannelKind.VOICE, ChannelKind.STAGE)


async def place(stage: Stage, kind: ChannelKind, *, thread: bool = False) -> Channel:
    """Add a channel, and a thread of it; the bot knows both."""
    server = stage.world.server(stage.channel("games").server)
    known = asyncio.ensure_future(stage.client.wait_for("guild_channel_create"))
    channel: Channel = stage.world.add_channel(server, "there", kind=kind)
    await known
    if kind in POSTS or thread:
        thread_known = asyncio.ensure_future(stage.client.wait_for("thread_create"))
        if kind in POSTS:
            channel = stage.sandbox.people.start_post("Ann", channel, "Tonight", "Who plays?")
        else:
            channel = stage.world.add_thread(channel, "Talk", stage.world.user("Ann"))
        await thread_known
    return channel


async def table_in(stage: Stage, where: Channel) -> None:
    """Open a table where the command is typed, and fill it."""
    wanted = {"box": "kingdomino", "lords": 2, "who": "anyone", "name": "Harvest Moon"}
    shown = await stage.command("Ann", where, "game new", **wanted)
    assert "is open" in bare(shown)
    await stage.settle()


@pytest.mark.parametrize("kind", [ChannelKind.TEXT, ChannelKind.ANNOUNCEMENT])
@pytest.mark.parametrize("inside", [False, True], ids=["channel", "thread"])
@pytest.mark.parametrize("deleted", [False, True], ids=["", "deleted"])
async def test_a_game_has_a_thread_of_its_channel(
    stage: Stage, kind: ChannelKind, inside: bool, deleted: bool
) -> None:
    """Typed in a thread, too; also where the table's message was deleted meanwhile."""
    where = await place(stage, kind, thread=inside)
    home = stage.channel(where.parent or 0) if inside else where
    await table_in(stage, where)
    table = stage.message("a table is open", where=home)
    taken = stage.sandbox.people.click("Ben", table, stage.find(table, "Take a seat")["custom_id"])  # type: ignore[index]
    await stage.answer(taken)
    if deleted:
        stage.world.delete_message(table)
    await stage.settle()
    thread = stage.threads()[-1]
    assert (thread.name, thread.parent) == ("Harvest Moon", home.id)
    await play_turn(stage, thread)
    assert "took" in bare(living(stage, thread))


@pytest.mark.parametrize("kind", POSTS)
@pytest.mark.parametrize("deleted", [False, True], ids=["", "deleted"])
async def test_a_game_in_a_forum_is_played_in_the_post(
    stage: Stage, kind: ChannelKind, deleted: bool
) -> None:
    """A post can have no threads; those who see the forum can watch and follow the game."""
    post = await place(stage, kind)
    await table_in(stage, post)
    table = stage.message("a table is open", where=post)
    taken = stage.sandbox.people.click("Ben", table, stage.find(table, "Take a seat")["custom_id"])  # type: ignore[index]
    await stage.answer(taken)
    if deleted:
        stage.world.delete_message(table)
    await stage.settle()
    assert stage.threads() == [post]
    opening = stage.message("No thread can be opened here", where=post)
    await play_turn(stage, post)
    assert "took" in bare(living(stage, post))
    assert "Harvest Moon" in bare(await stage.command("Cara", "games", "watch"))
    shown = await stage.press("Cara", opening, "Look")
    assert "Harvest Moon" in bare(shown)
    refused = await stage.press("Cara", shown, "Kibitz")
    assert "No private thread can be opened where this game is played" in bare(refused)
    assert (await game_of(stage, post)).table.place == "channel"


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_a_post_in_which_a_table_is_open_stays_awake(
    stage: Stage, *, meanwhile: bool
) -> None:
    """Discord archives it after a quiet day; nobody would find the table there any more."""
    post = await place(stage, POSTS[0])
    await table_in(stage, post)
    if meanwhile:
        await stage.stop()
    stage.sandbox.faults.archive(post)
    if meanwhile:
        await stage.start()
    state = post.thread
    assert state is not None
    await stage.until(lambda: not state.archived or None)


@pytest.mark.parametrize("kind", SPOKEN)
async def test_nothing_is_opened_in_a_voice_channel(stage: Stage, kind: ChannelKind) -> None:
    """It says so and where instead, for nobody else to see; nothing is made."""
    where = await place(stage, kind)
    for name, options in (
        ("new", {"box": "kingdomino", "lords": 2, "who": "anyone"}),
        ("queue", {}),
    ):
        shown = await stage.command("Ann", where, f"game {name}", **options)
        assert "A game can't be played in" in bare(shown)
        assert shown.only_for
    shown = await stage.command("Ann", where, "organise new", name="Cup")
    shown = await stage.press("Ann", shown, "Publish")
    assert "I need a text channel there" in bare(shown)
    assert "A game can't be played in" in bare(await stage.command("Ann", where, "admin check"))
    await stage.settle()
    assert not stage.messages(where)
    assert not await stage.services.queue.place(
        stage.channel("games").server or 0, Person(stage.world.user("Ann").id, "Ann")
    )


@pytest.mark.parametrize("kind", POSTS)
async def test_a_tournament_is_published_where_threads_are(stage: Stage, kind: ChannelKind) -> None:
    """Not in a post; the set-up stays as it is."""
    post = await place(stage, kind)
    shown = await stage.command("Ann", post, "organise new", name="Cup")
    shown = await stage.press("Ann", shown, "Publish")
    assert "I need a text channel there" in bare(shown)


async def test_the_check_asks_for_what_a_post_needs(stage: Stage) -> None:
    """No public threads and no messages outside of them."""
    post = await place(stage, ChannelKind.FORUM)
    forum = stage.channel(post.parent or 0)
    stage.sandbox.faults.take_away(forum, Right.CREATE_PUBLIC_THREADS, Right.SEND_MESSAGES)
    assert "all is well" in bare(await stage.command("Ann", post, "admin check"))
    stage.sandbox.faults.take_away(forum, Right.SEND_MESSAGES_IN_THREADS)
    shown = await stage.command("Ann", post, "admin check")
    assert "Castellan → Send Messages in Threads → allow" in bare(shown)
    wanted = {"box": "kingdomino", "lords": 2, "who": "anyone"}
    assert "I can't write in" in bare(await stage.command("Ann", post, "game new", **wanted))


async def test_the_check_says_what_lords_may_not_do(stage: Stage) -> None:
    """Everybody, or the roles that see the channel; those that see nothing don't count."""
    games = stage.channel("games")
    server = stage.world.server(games.server)
    everybody = server.roles[server.id]
    assert "all is well" in bare(await stage.command("Ann", games, "admin check"))
    write = Right.SEND_MESSAGES_IN_THREADS
    await changed(stage, games, stage.world.bot, allow=write)
    await changed(stage, games, everybody, deny=write)
    shown = bare(await stage.command("Ann", games, "admin check"))
    assert "1 thing to fix" in shown
    assert "members without a role of their own** · they can't write in threads" in shown
    lords, others = (stage.world.add_role(server, name) for name in ("Lords", "Others"))
    hidden = Right.VIEW_CHANNEL | Right.USE_APPLICATION_COMMANDS
    await changed(stage, games, everybody, deny=hidden)
    await changed(stage, games, stage.world.bot, allow=hidden)
    await changed(stage, games, lords, allow=Right.VIEW_CHANNEL)
    shown = bare(await stage.command("Ann", games, "admin check"))
    assert f"<@&{lords.id}>** · they can't use commands" in shown
    assert f"<@&{others.id}>" not in shown


async def changed(stage: Stage, channel: Channel, who: Role | User, **rights: Right) -> None:
    """Change a channel's permissions; the bot knows."""
    known = asyncio.ensure_future(stage.client.wait_for("guild_channel_update"))
    stage.world.set_overwrite(channel, who, **rights)
    await known


async def test_nobody_writes_through_the_bot_where_they_may_not(stage: Stage) -> None:
    """They show nothing, open no table and wait for none; what the server chose is for all."""
    games, ben = stage.channel("games"), stage.world.user("Ben")
    shown = await stage.command("Ben", "games", "games")
    part = next(one for one in stage.components(shown) if one["type"] == 2)
    part["custom_id"] = "b1:r:1:0:0:share:0.k1.i"
    await stage.services.records.bring_record(
        Person(ben.id, "Ben"), "Old.txt", played(Options(players=2), "old").to_record().encode()
    )
    known = asyncio.ensure_future(stage.client.wait_for("guild_channel_update"))
    stage.world.set_overwrite(games, ben, deny=Right.SEND_MESSAGES | Right.SEND_MESSAGES_IN_THREADS)
    await known
    before = len(stage.messages("games"))
    refused = await stage.answer(stage.sandbox.people.click("Ben", shown, part["custom_id"]))
    assert "You can't write in this channel" in bare(refused)
    for name, options in (("game new", {"lords": 2, "box": "kingdomino"}), ("game queue", {})):
        answer = await stage.command("Ben", "games", name, **options)
        assert "You can't write in" in bare(answer)
    await stage.settle()
    assert len(stage.messages("games")) == before
    assert games.server is not None
    await stage.services.people.change_server(games.server, table_channel=int(games.id))
    await stage.command("Ben", "games", "game new", lords=2, box="kingdomino", who="anyone")
    await stage.settle()
    assert len(stage.messages("games")) == before + 1
