"""Faults on demand do what they say, as often as they say."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from sandbox import Sandbox
from tests.sandbox.conftest import Api
from tests.sandbox.samplebot import Bot

POST = "POST /channels/{channel}/messages"


async def test_a_route_fails_so_many_times(sandbox: Sandbox, api: Api, games: str) -> None:
    sandbox.faults.fail(POST, 503, times=2)
    statuses = [(await api(f"POST {games}/messages", {"content": "x"}))[0] for _ in range(3)]
    assert statuses == [503, 503, 200]
    assert len(sandbox.world.history("games")) == 1


async def test_other_routes_do_not_fail(sandbox: Sandbox, api: Api, games: str) -> None:
    sandbox.faults.fail("PATCH /channels/{any}/messages/{any}", 500)
    assert (await api(f"POST {games}/messages", {"content": "x"}))[0] == 200
    sandbox.faults.fail(f"GET {games}*", 500)
    assert (await api("GET /users/@me"))[0] == 200
    assert (await api(f"GET {games}"))[0] == 500
    sandbox.faults.fail("*", 500)
    assert (await api("GET /users/@me"))[0] == 500
    sandbox.faults.clear()
    assert (await api(f"POST {games}/messages", {"content": "x"}))[0] == 200


async def test_too_many_requests_say_when_to_come_back(
    sandbox: Sandbox, api: Api, games: str
) -> None:
    sandbox.faults.fail(POST, 429, retry_after=0.5)
    status, body = await api(f"POST {games}/messages", {"content": "x"})
    assert (status, body["retry_after"]) == (429, 0.5)
    assert api.headers["Retry-After"] == "1"  # in whole seconds; the body has fractions


@pytest.mark.parametrize(("after", "kept"), [(False, 0), (True, 1)])
async def test_a_connection_breaks_before_or_after_the_effect(
    sandbox: Sandbox, api: Api, games: str, after: bool, kept: int
) -> None:
    sandbox.faults.cut(POST, after=after)
    with pytest.raises(aiohttp.ClientError):
        await api(f"POST {games}/messages", {"content": "x"})
    assert len(sandbox.world.history("games")) == kept
    assert (await api(f"POST {games}/messages", {"content": "x"}))[0] == 200


@pytest.mark.parametrize(("after", "kept"), [(False, 0), (True, 1)])
async def test_a_request_is_held_until_released(
    sandbox: Sandbox, api: Api, games: str, after: bool, kept: int
) -> None:
    hold = sandbox.faults.hold(POST, 1, after=after)
    posting = asyncio.create_task(api(f"POST {games}/messages", {"content": "x"}))
    await hold.reached()
    assert len(sandbox.world.history("games")) == kept
    hold.release()
    assert (await posting)[0] == 200


async def test_a_held_request_can_be_dropped(sandbox: Sandbox, api: Api, games: str) -> None:
    hold = sandbox.faults.hold(POST, 1)
    posting = asyncio.create_task(api(f"POST {games}/messages", {"content": "x"}))
    await hold.reached()
    hold.drop()
    with pytest.raises(aiohttp.ClientError):
        await posting
    assert sandbox.world.history("games") == []


async def test_a_slow_route_is_only_slow(sandbox: Sandbox, api: Api, games: str) -> None:
    sandbox.faults.slow(POST, 0.001, times=1)
    assert (await api(f"POST {games}/messages", {"content": "x"}))[0] == 200


async def test_a_message_can_vanish_unheard(sandbox: Sandbox, bot: Bot, api: Api) -> None:
    first = sandbox.people.say("Ann", "games", "one")
    second = sandbox.people.say("Ann", "games", "two")
    sandbox.faults.vanish(first, told=False)
    sandbox.faults.vanish(second)
    async with asyncio.timeout(10):
        assert await bot.heard.get() == ("message_delete", second.id)


async def test_the_same_click_arrives_twice(sandbox: Sandbox, bot: Bot) -> None:
    """The bot's second answer is refused (40060); the person sees one."""
    sandbox.faults.twice()
    record = await sandbox.people.slash("Ann", "games", "ping")
    assert record.message is not None
    assert len(sandbox.world.history("games")) == 1


async def test_a_deleted_account_is_nobody_s_member_and_no_recipient(
    sandbox: Sandbox, api: Api
) -> None:
    """Its name is gone, and what was opened with it before takes no message."""
    ann, court = sandbox.world.user("Ann"), sandbox.world.server("Castellan's Court")
    path = {"recipient_id": str(ann.id)}
    _, channel = await api("POST /users/@me/channels", path)
    sandbox.faults.delete_account(ann)
    status, body = await api("POST /users/@me/channels", path)
    assert (status, body["code"]) == (400, 50033)
    status, body = await api(f"POST /channels/{channel['id']}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50278)
    status, body = await api(f"GET /guilds/{court.id}/members/{ann.id}")
    assert (status, body["code"]) == (404, 10007)
    _, body = await api(f"GET /users/{ann.id}")
    assert body["username"].startswith("deleted_user_")


async def test_who_left_the_only_server_is_out_of_reach(sandbox: Sandbox, api: Api) -> None:
    """They share no server with the bot any more."""
    ann = sandbox.world.user("Ann")
    _, channel = await api("POST /users/@me/channels", {"recipient_id": str(ann.id)})
    sandbox.faults.leave(ann, "Castellan's Court")
    status, body = await api(f"POST /channels/{channel['id']}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50278)


async def test_a_locked_thread_that_is_open_takes_nothing(sandbox: Sandbox, api: Api) -> None:
    """Unlike one that is only archived, which a message opens."""
    ann = sandbox.world.user("Ann")
    thread = sandbox.world.add_thread(sandbox.world.channel("games"), "Fens", ann)
    path = f"/channels/{thread.id}/messages"
    sandbox.faults.lock(thread)
    status, body = await api(f"POST {path}", {"content": "x"})
    assert (status, body["code"]) == (403, 160005)
    sandbox.faults.unlock(thread)
    sandbox.faults.archive(thread)
    assert (await api(f"POST {path}", {"content": "x"}))[0] == 200


async def test_a_lost_gateway_can_not_be_resumed(sandbox: Sandbox, bot: Bot) -> None:
    """The bot identifies anew: a new session, and no RESUMED."""
    before = set(sandbox.gateway.sessions)
    back = asyncio.Event()
    sandbox.world.listeners.append(lambda _: back.set() if sandbox.world.online else None)
    await sandbox.faults.lose()
    async with asyncio.timeout(20):
        await back.wait()
    assert bot.resumes == 0
    assert not before & set(sandbox.gateway.sessions)


async def test_a_server_can_be_unavailable(sandbox: Sandbox, bot: Bot) -> None:
    """The bot stays a member, and hears when it is there again."""
    court = sandbox.world.server("Castellan's Court")
    sandbox.faults.server_out(court)
    await heard(bot, "guild_unavailable", court.id)
    assert bot.get_guild(court.id) is not None
    sandbox.faults.server_in(court)
    await heard(bot, "guild_available", court.id)


async def heard(bot: Bot, *event: object) -> None:
    """Wait until the bot hears of something."""
    async with asyncio.timeout(10):
        while await bot.heard.get() != event:
            continue


async def test_faults_are_counted(sandbox: Sandbox, api: Api, games: str) -> None:
    """Each time one strikes, not when it is planned."""
    sandbox.faults.fail(POST, 503, times=2)
    assert not sandbox.faults.injected
    await api(f"POST {games}/messages", {"content": "x"})
    sandbox.faults.delete_channel("games")
    assert sandbox.faults.injected == {f"fail {POST}": 1, "channel deleted": 1}
