"""The gateway: events, resuming, shards, and who is turned away."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Right, Sandbox
from sandbox.gateway import Connection, Intent
from sandbox.limits import Limit
from tests.sandbox.conftest import Api, running
from tests.sandbox.samplebot import Bot
from tests.sandbox.waiting import Start, until

ALL_BUT_PRIVILEGED = 3243773
Shard = tuple[int, int]


class Client:
    """A bare gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self) -> Any:
        return await self.socket.receive_json(timeout=10)

    async def event(self, name: str) -> Any:
        """The next event of that name."""
        while (frame := await self.next()).get("t") != name:
            pass
        return frame["d"]

    async def send(self, op: int, data: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(
        self, *, intents: int = ALL_BUT_PRIVILEGED, shard: Shard = (0, 1), token: str = "any"
    ) -> None:
        await self.send(2, {"token": token, "intents": intents, "shard": list(shard)})

    async def closed(self) -> int | None:
        while (await self.socket.receive(timeout=10)).type == aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code


Connect = Callable[[], Awaitable[Client]]


@pytest.fixture
async def connect(sandbox: Sandbox) -> AsyncIterator[Connect]:
    async with aiohttp.ClientSession() as session:

        async def make() -> Client:
            client = Client(await session.ws_connect(f"{sandbox.url}/gateway"))
            assert (await client.next())["op"] == 10
            return client

        yield make


async def test_ready_is_followed_by_the_servers(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    ready = await client.event("READY")
    assert ready["user"]["id"] == str(sandbox.world.bot.id)
    server = await client.event("GUILD_CREATE")
    assert [c["name"] for c in server["channels"]] == ["lobby", "games"]
    assert [m["user"]["global_name"] for m in server["members"]] == ["Castellan"]
    await client.send(1)
    assert (await client.next())["op"] == 11


@pytest.mark.parametrize(
    ("identity", "closing"),
    [
        ({"token": ""}, 4004),
        ({"token": "stolen"}, 4004),
        ({"shard": (2, 2)}, 4010),
        ({"intents": Intent.CONTENT}, 4014),
        ({"intents": Intent.MEMBERS}, 4014),
    ],
)
async def test_a_wrong_identity_is_turned_away(
    sandbox: Sandbox, connect: Connect, identity: Any, closing: int
) -> None:
    sandbox.faults.refuse_token("stolen")
    client = await connect()
    await client.identify(**identity)
    assert await client.closed() == closing


async def test_missed_events_are_replayed(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    ready = await client.event("READY")
    await client.event("GUILD_CREATE")
    await sandbox.faults.drop(4000)
    assert await client.closed() == 4000
    assert not sandbox.world.online
    sandbox.people.say("Ann", "games", "missed")
    again = await connect()
    await again.send(6, {"session_id": ready["session_id"], "seq": 2, "token": "any"})
    assert (await again.next())["t"] == "MESSAGE_CREATE"
    assert (await again.next())["t"] == "RESUMED"
    assert sandbox.world.online


async def test_an_unknown_session_is_invalid(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.send(6, {"session_id": "none", "seq": 1, "token": "any"})
    assert await client.next() == {"op": 9, "d": False}


async def test_a_void_session_is_not_resumed(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    ready = await client.event("READY")
    await client.event("GUILD_CREATE")
    sandbox.faults.invalidate()
    assert await client.next() == {"op": 9, "d": False}
    assert not sandbox.world.online
    await client.send(6, {"session_id": ready["session_id"], "seq": 2, "token": "any"})
    assert await client.next() == {"op": 9, "d": False}
    await client.identify()
    await client.event("READY")


async def test_a_session_is_kept_for_five_minutes(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    await client.event("READY")
    await sandbox.faults.drop()
    await client.closed()
    sandbox.world.clock.advance(301)
    other = await connect()
    await other.identify()
    await other.event("READY")
    assert len(sandbox.gateway.sessions) == 1


async def test_a_goodbye_ends_the_session(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    await client.event("GUILD_CREATE")
    await client.socket.close(code=1000)
    await until(sandbox, lambda: not sandbox.world.online)
    assert sandbox.gateway.sessions == {}


async def test_events_go_to_the_shard_of_their_server(sandbox: Sandbox, connect: Connect) -> None:
    """Server id >> 22 modulo the shards; direct messages on shard 0."""
    server = sandbox.world.server("Castellan's Court")
    mine = (server.id >> 22) % 2
    clients = [await connect(), await connect()]
    for number, client in enumerate(clients):
        await client.identify(shard=(number, 2))
        await client.event("READY")
    sandbox.people.say("Ann", "games", "hello")
    sandbox.people.say("Ann", sandbox.world.direct("Ann"), "psst")
    channel = str(sandbox.world.channel("games").id)
    while (await clients[mine].event("MESSAGE_CREATE"))["channel_id"] != channel:
        pass
    while "guild_id" in await clients[0].event("MESSAGE_CREATE"):
        pass
    sandbox.world.add_server("Far", [sandbox.world.user("Ann")])


async def test_without_an_intent_nothing_is_heard(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify(intents=Intent.SERVERS)
    await client.event("GUILD_CREATE")
    sandbox.people.say("Ann", "games", "unheard")
    sandbox.world.add_channel(sandbox.world.server("Castellan's Court"), "new")
    assert (await client.next())["t"] == "CHANNEL_CREATE"


async def test_members_are_asked_for(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    await client.event("GUILD_CREATE")
    server = str(sandbox.world.server("Castellan's Court").id)
    ann = str(sandbox.world.user("Ann").id)
    await client.send(8, {"guild_id": server, "user_ids": [ann, "1"], "nonce": "n"})
    chunk = await client.event("GUILD_MEMBERS_CHUNK")
    assert [m["user"]["global_name"] for m in chunk["members"]] == ["Ann"]
    assert (chunk["not_found"], chunk["nonce"]) == (["1"], "n")
    await client.send(8, {"guild_id": server, "query": "b", "limit": 5})
    chunk = await client.event("GUILD_MEMBERS_CHUNK")
    assert [m["user"]["global_name"] for m in chunk["members"]] == ["Ben"]


async def test_granted_intents_bring_members_and_content(connect: Connect) -> None:
    granted = int(Intent.MEMBERS | Intent.CONTENT)
    async with Sandbox(granted=granted) as box, aiohttp.ClientSession() as session:
        client = Client(await session.ws_connect(f"{box.url}/gateway"))
        await client.next()
        await client.identify(intents=ALL_BUT_PRIVILEGED | granted)
        assert len((await client.event("GUILD_CREATE"))["members"]) == 5
        box.people.say("Ann", "games", "read me")
        assert (await client.event("MESSAGE_CREATE"))["content"] == "read me"
        eve = box.world.add_user("Eve")
        server = box.world.server("Castellan's Court")
        box.world.add_member(server, eve)
        assert (await client.event("GUILD_MEMBER_ADD"))["user"]["global_name"] == "Eve"
        box.world.remove_member(server, eve)
        assert (await client.event("GUILD_MEMBER_REMOVE"))["user"]["global_name"] == "Eve"


async def test_the_bot_resumes_and_answers_what_it_missed(sandbox: Sandbox, bot: Bot) -> None:
    await sandbox.faults.drop(4000)
    record = sandbox.people.slash("Ann", "games", "ping")
    await bot.resumed.wait()
    assert (await record).message is not None
    assert bot.resumes == 1


async def test_the_bot_follows_a_call_to_reconnect(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.reconnect()
    async with asyncio.timeout(10):
        await bot.resumed.wait()
    assert (await sandbox.people.slash("Ann", "games", "ping")).message is not None


async def test_the_bot_hears_what_happens_to_its_places(sandbox: Sandbox, bot: Bot) -> None:
    world = sandbox.world
    server, games = world.server("Castellan's Court"), world.channel("games")
    thread = world.add_thread(games, "A game", world.bot)
    message = sandbox.people.say("Ann", thread, "hello")

    async def heard(what: str) -> Any:
        async with asyncio.timeout(10):
            while (found := await bot.heard.get())[0] != what:
                pass
            return found[1]

    world.archive(thread)
    assert (await heard("thread_update")).archived
    sandbox.faults.vanish(message)
    assert await heard("message_delete") == message.id
    sandbox.faults.delete_channel(thread)
    assert await heard("thread_delete") == thread.id
    sandbox.faults.delete_channel(games)
    assert await heard("channel_delete") == games.id
    sandbox.faults.remove_bot(server)
    assert await heard("guild_remove") == server.id
    sandbox.faults.add_bot(server)
    assert await heard("guild_join") == server.id


async def test_idle_threads_fall_asleep_by_themselves(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    await client.event("GUILD_CREATE")
    games, bot = sandbox.world.channel("games"), sandbox.world.bot
    sandbox.world.add_thread(games, "A game", bot, auto_archive=60)
    sandbox.world.clock.advance(3601)
    assert (await client.event("THREAD_UPDATE"))["thread_metadata"]["archived"]


async def test_threads_out_of_sight_are_not_heard_of(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    await client.event("GUILD_CREATE")
    games, ann = sandbox.world.channel("games"), sandbox.world.user("Ann")
    sandbox.faults.take_away(games, Right.VIEW_CHANNEL)
    assert (await client.next())["t"] == "CHANNEL_UPDATE"
    thread = sandbox.world.add_thread(games, "Hidden", ann)
    sandbox.people.say(ann, thread, "hidden")
    role = sandbox.world.add_role(sandbox.world.server("Castellan's Court"), "lords")
    update = await client.next()
    assert update["t"] == "GUILD_UPDATE"
    assert str(role.id) in [r["id"] for r in update["d"]["roles"]]


async def test_some_shards_of_several_run_here(sandbox: Sandbox) -> None:
    class Sharded(discord.AutoShardedClient):
        def __init__(self, **options: Any) -> None:
            super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05, **options)
            self.up = asyncio.Event()

        async def on_ready(self) -> None:
            self.up.set()

    async with running(Sharded(shard_ids=[3], shard_count=4)) as client:
        assert list(client.shards) == [3]
        assert [s.shard for s in sandbox.gateway.sessions.values()] == [(3, 4)]
    async with running(Sharded()):
        assert ("GET", "/gateway/bot", 200) in sandbox.rest.log


async def test_all_members_are_listed_only_when_granted() -> None:
    headers = {"Authorization": "Bot any"}
    async with Sandbox(granted=int(Intent.MEMBERS)) as box:
        server = box.world.server("Castellan's Court").id
        url = f"{box.url}/api/v10/guilds/{server}/members?limit=3"
        async with aiohttp.ClientSession(headers=headers) as session, session.get(url) as answer:
            assert len(await answer.json()) == 3


async def test_a_refused_token_can_not_log_in(sandbox: Sandbox) -> None:
    sandbox.faults.refuse_token("wrong")
    bot = Bot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


class Packed:
    """A gateway client that reads compressed frames."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._stream = zlib.decompressobj()

    async def next(self) -> Any:
        raw = await self.socket.receive_bytes(timeout=10)
        assert raw.endswith(b"\0\0\xff\xff")
        return json.loads(self._stream.decompress(raw))


async def test_frames_are_packed_as_one_stream(sandbox: Sandbox) -> None:
    """As discord.py asks for them; the events of all other tests with it arrive so."""
    url = f"{sandbox.url}/gateway?v=10&encoding=json&compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        client = Packed(socket)
        assert (await client.next())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "any", "intents": 1}})
        assert [(await client.next())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_discord_py_reads_packed_frames(
    sandbox: Sandbox, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str | None] = []
    made = Connection.__init__

    def note(self: Connection, socket: Any, compression: str | None = None) -> None:
        asked.append(compression)
        made(self, socket, compression)

    monkeypatch.setattr(Connection, "__init__", note)
    await start(Bot())
    assert asked in (["zlib-stream"], ["zstd-stream"])


@pytest.mark.parametrize(
    ("payload", "closing"),
    [
        ("{", 4002),
        ("[]", 4002),
        ('{"op": "1"}', 4002),
        ('{"op": 1, "d": "' + "x" * 4096 + '"}', 4002),
        ('{"op": 99}', 4001),
        ('{"op": 8, "d": {"guild_id": "1"}}', 4003),
        ('{"op": 2, "d": {"token": "any", "intents": -1}}', 4013),
        ('{"op": 2, "d": {"token": "any"}}', 4013),
    ],
)
async def test_a_wrong_payload_ends_the_connection(
    connect: Connect, payload: str, closing: int
) -> None:
    client = await connect()
    await client.socket.send_str(payload)
    assert await client.closed() == closing


async def test_who_identified_does_it_once(connect: Connect) -> None:
    client = await connect()
    await client.identify()
    await client.event("GUILD_CREATE")
    await client.identify()
    assert await client.closed() == 4005


async def test_a_session_is_not_resumed_beyond_its_end(connect: Connect) -> None:
    client = await connect()
    await client.identify()
    ready = await client.event("READY")
    other = await connect()
    await other.send(6, {"session_id": ready["session_id"], "seq": 99, "token": "any"})
    assert await other.closed() == 4007


async def test_payloads_have_a_limit(connect: Connect) -> None:
    client = await connect()
    for _ in range(121):
        await client.send(1)
    assert await client.closed() == 4008


async def test_an_old_version_is_turned_away(sandbox: Sandbox) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.url}/gateway?v=6") as socket,
    ):
        assert await Client(socket).closed() == 4012


async def test_a_silent_connection_is_closed_and_can_be_resumed(
    sandbox: Sandbox, connect: Connect
) -> None:
    sandbox.gateway.heartbeat = 0.3
    client = await connect()
    await client.identify()
    ready = await client.event("READY")
    for _ in range(10):  # an answer takes 0.05 seconds: without these it would be closed by now
        await client.send(1)
        while (await client.next())["op"] != 11:
            pass
    assert await client.closed() == 4009
    sandbox.gateway.heartbeat = 60.0
    again = await connect()
    await again.send(6, {"session_id": ready["session_id"], "seq": 2, "token": "any"})
    assert await again.event("RESUMED") == {}


async def test_sessions_begin_one_after_another(
    sandbox: Sandbox, connect: Connect, api: Api
) -> None:
    """One in 5 seconds, a thousand in a day; who comes too soon is told to try again."""
    sandbox.limits.pace = 0.1
    first, second = await connect(), await connect()
    await first.identify(shard=(0, 2))
    await first.event("READY")
    await second.identify(shard=(1, 2))
    assert (await second.next()) == {"op": 9, "d": False}
    sandbox.world.clock.advance(50.1)
    await second.identify(shard=(1, 2))
    await second.event("READY")
    _, told = await api("GET /gateway/bot")
    assert told["session_start_limit"]["max_concurrency"] == 1
    assert told["session_start_limit"]["remaining"] == 998


async def test_who_begins_too_many_sessions_loses_the_token(
    sandbox: Sandbox, connect: Connect, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.limits.SESSIONS", Limit(1, 86_400.0))
    first, second = await connect(), await connect()
    await first.identify()
    await first.event("READY")
    await second.identify()
    assert await second.closed() == 4004
    assert (await api("GET /users/@me"))[0] == 401


async def test_a_session_may_stay_resumable(sandbox: Sandbox, connect: Connect) -> None:
    client = await connect()
    await client.identify()
    ready = await client.event("READY")
    await client.event("GUILD_CREATE")
    sandbox.faults.invalidate(resumable=True)
    assert await client.next() == {"op": 9, "d": True}
    again = await connect()
    await again.send(6, {"session_id": ready["session_id"], "seq": 2, "token": "any"})
    assert await again.event("RESUMED") == {}


async def test_who_comes_into_a_thread_is_told(sandbox: Sandbox, connect: Connect) -> None:
    """The bot of itself, and of others with the members intent alone."""
    sandbox.gateway.granted = Intent.MEMBERS
    world, games = sandbox.world, sandbox.world.channel("games")
    ann, ben = world.user("Ann"), world.user("Ben")
    plain, curious = await connect(), await connect()
    await plain.identify()
    await plain.event("GUILD_CREATE")
    await curious.identify(intents=Intent.SERVERS | Intent.MEMBERS)
    await curious.event("GUILD_CREATE")
    thread = world.add_thread(games, "Hidden", ann, private=True)
    world.join_thread(thread, ben.id)
    world.join_thread(thread, world.bot.id)
    world.leave_thread(thread, world.bot.id)
    assert (await plain.next())["t"] == "THREAD_CREATE"
    told = [await plain.next() for _ in range(3)]
    assert [frame["t"] for frame in told] == [
        "THREAD_MEMBER_UPDATE",
        "THREAD_MEMBERS_UPDATE",
        "THREAD_MEMBERS_UPDATE",
    ]
    assert told[0]["d"]["guild_id"] == str(games.server)
    assert told[1]["d"]["added_members"][0]["user_id"] == str(world.bot.id)
    assert told[2]["d"]["removed_member_ids"] == [str(world.bot.id)]
    added = await curious.event("THREAD_MEMBERS_UPDATE")
    assert added["added_members"][0]["user_id"] == str(ben.id)


async def test_threads_are_told_of_with_their_channel(sandbox: Sandbox, connect: Connect) -> None:
    """Where the bot sees a channel again, it gets the open threads in one event."""
    world, games = sandbox.world, sandbox.world.channel("games")
    client = await connect()
    await client.identify()
    await client.event("GUILD_CREATE")
    sandbox.faults.take_away(games, Right.VIEW_CHANNEL)
    thread = world.add_thread(games, "A game", world.user("Ann"))
    world.archive(world.add_thread(games, "Over", world.user("Ann")))
    sandbox.faults.give_back(games)
    synced = await client.event("THREAD_LIST_SYNC")
    assert synced["channel_ids"] == [str(games.id)]
    assert [t["id"] for t in synced["threads"]] == [str(thread.id)]
