"""Forums, media, announcement, voice and stage channels, categories: what can be done where."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import CannotDo, ChannelKind, Right, Sandbox
from tests.sandbox.conftest import Api
from tests.sandbox.samplebot import Bot, png

KINDS = [k for k in ChannelKind if k.name not in ("DIRECT", "GROUP") and "THREAD" not in k.name]
CHATS = [k for k in KINDS if k not in (ChannelKind.FORUM, ChannelKind.MEDIA, ChannelKind.CATEGORY)]
FORUMS = [ChannelKind.FORUM, ChannelKind.MEDIA]


def code(answer: tuple[int, Any]) -> tuple[int, int]:
    status, body = answer
    return status, (body or {}).get("code", 0)


def channel(sandbox: Sandbox, kind: ChannelKind) -> str:
    server = sandbox.world.server("Castellan's Court")
    return f"/channels/{sandbox.world.add_channel(server, 'place', kind=kind).id}"


@pytest.mark.parametrize("kind", KINDS)
async def test_messages_are_posted_where_there_is_a_chat(
    sandbox: Sandbox, api: Api, kind: ChannelKind
) -> None:
    path = channel(sandbox, kind)
    refused = {ChannelKind.FORUM: 40058, ChannelKind.MEDIA: 40058, ChannelKind.CATEGORY: 50008}
    answers = [code(await api(f"POST {path}/messages", {"content": "x"}))]
    answers.append(code(await api(f"POST {path}/typing")))
    expected = [(400, refused[kind])] * 2 if kind in refused else [(200, 0), (204, 0)]
    assert answers == expected


@pytest.mark.parametrize("kind", CHATS)
async def test_threads_are_started_where_they_exist(
    sandbox: Sandbox, api: Api, kind: ChannelKind
) -> None:
    """A text channel has public and private ones, an announcement channel its own kind alone."""
    path = channel(sandbox, kind)
    sandbox.world.set_overwrite(
        sandbox.world.channel("place"), sandbox.world.bot, allow=Right.CREATE_PRIVATE_THREADS
    )
    possible = {ChannelKind.TEXT: {11, 12}, ChannelKind.ANNOUNCEMENT: {10}}.get(kind, set())
    made = {}
    for wanted in (10, 11, 12):
        made[wanted] = code(await api(f"POST {path}/threads", {"name": "x", "type": wanted}))
    assert {k for k, answer in made.items() if answer[0] == 200} == possible
    assert all(answer == (400, 50024) for k, answer in made.items() if k not in possible)
    _, message = await api(f"POST {path}/messages", {"content": "x"})
    status, thread = await api(f"POST {path}/messages/{message['id']}/threads", {"name": "x"})
    if possible:
        assert thread["type"] == (10 if kind == ChannelKind.ANNOUNCEMENT else 11)
    else:
        assert (status, thread["code"]) == (400, 50024)


@pytest.mark.parametrize("kind", FORUMS)
async def test_a_forum_takes_posts_with_their_first_message(
    sandbox: Sandbox, api: Api, kind: ChannelKind
) -> None:
    path = channel(sandbox, kind)
    body: Any = {"name": "A game", "message": {"content": "It begins", "attachments": [{"id": 0}]}}
    status, post = await api(f"POST {path}/threads", body, files={"a.png": png()})
    assert (status, post["type"], post["message"]["id"]) == (200, 11, post["id"])
    assert post["message"]["attachments"][0]["filename"] == "a.png"
    inside = f"/channels/{post['id']}/messages"
    assert [m["content"] for m in (await api(f"GET {inside}"))[1]] == ["It begins"]
    assert (await api(f"POST {inside}", {"content": "more"}))[0] == 200
    first = f"PATCH {inside}/{post['id']}"
    assert (await api(first, {"content": "changed"}))[1]["content"] == "changed"
    for refused in ({"name": "x"}, {"name": "x", "message": {"content": ""}}):
        assert (await api(f"POST {path}/threads", refused))[0] == 400
    assert (await api(f"POST {path}/threads", {**body, "name": ""}))[0] == 400
    sandbox.faults.take_away("place", Right.ATTACH_FILES)
    assert code(await api(f"POST {path}/threads", body, files={"a": b"x"})) == (403, 50013)
    sandbox.faults.take_away("place", Right.SEND_MESSAGES)
    assert code(await api(f"POST {path}/threads", body)) == (403, 50013)


async def test_people_start_posts_and_type_in_them_alone(sandbox: Sandbox) -> None:
    channel(sandbox, ChannelKind.FORUM)
    with pytest.raises(CannotDo):
        sandbox.people.say("Ann", "place", "hello")
    with pytest.raises(CannotDo):
        sandbox.people.start_post("Ann", "games", "No forum", "hello")
    post = sandbox.people.start_post("Ann", "place", "My table", "Who plays?")
    sandbox.people.say("Ben", post, "I do")
    assert [m.content for m in sandbox.world.history(post)] == ["Who plays?", "I do"]


async def test_a_voice_channel_that_one_may_not_enter_takes_nothing(
    sandbox: Sandbox, api: Api
) -> None:
    path = channel(sandbox, ChannelKind.VOICE)
    sandbox.faults.take_away("place", Right.CONNECT)
    assert code(await api(f"POST {path}/messages", {"content": "x"})) == (403, 50013)


async def test_every_kind_arrives_in_discord_py(sandbox: Sandbox, bot: Bot) -> None:
    """New ones while it runs, all of them in GUILD_CREATE; a forum's post as a thread."""
    server = sandbox.world.server("Castellan's Court")
    for kind in KINDS:
        sandbox.world.add_channel(server, kind.name.lower(), kind=kind)
    post = sandbox.people.start_post("Ann", "forum", "My table", "Who plays?")
    await bot.wait_for("thread_create", timeout=10)
    sandbox.faults.server_out(server)
    sandbox.faults.server_in(server)
    await bot.wait_for("guild_available", timeout=10)
    guild = bot.get_guild(server.id)
    assert guild is not None
    for kind in KINDS:
        found = discord.utils.get(guild.channels, name=kind.name.lower())
        assert found is not None
        assert found.type.value == kind
    thread = guild.get_thread(post.id)
    assert thread is not None
    assert isinstance(thread.parent, discord.ForumChannel)
