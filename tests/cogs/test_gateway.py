"""What the client tells of its gateway, which may be in several pieces."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from cogs import event_retries
from cogs.client import Castellan
from cogs.sieve import Sieve
from services.facts import NoRoom, Refused
from tests.helpers.clock import ManualClock


class Outages:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def gateway_lost(self) -> None:
        """It is gone."""
        self.told.append("lost")

    async def gateway_back(self) -> None:
        """It is there."""
        self.told.append("back")


class Half(Castellan):
    """A client that has connected once, without Discord."""

    def __init__(self, outages: Outages, *, ready: bool = True) -> None:
        self.lost: dict[int, int] = {}
        self.fleet = None
        self._hearing = {}
        self._noting = asyncio.Lock()
        self._is_ready = ready
        services = SimpleNamespace(outages=outages)
        self.app: Any = SimpleNamespace(services=services, clock=ManualClock())
        self.awake_threads = AsyncMock()

    def get_shard(self, shard_id: int) -> None:
        """None of them has a connection here."""

    async def _fetch_servers(self) -> None:
        """Its servers are not asked for here."""

    def is_ready(self) -> bool:
        """Whether every shard was there once."""
        return self._is_ready


@pytest.mark.parametrize("how", ["resumed", "ready"])
async def test_gateway_is_back_with_its_last_shard(how: str) -> None:
    """Each may be lost again and again meanwhile; one that was not lost tells nothing."""
    outages = Outages()
    client = Half(outages)
    back = client.on_shard_resumed if how == "resumed" else client.on_shard_ready
    for shard in (1, 2, 1, 1):
        await client.on_shard_disconnect(shard)
    await back(3)
    await back(1)
    assert outages.told == ["lost"] * 4
    await back(2)
    await back(2)
    assert outages.told == [*["lost"] * 4, "back"]


async def test_shards_that_connect_at_the_start_are_told_together() -> None:
    """Not before all were there once."""
    outages = Outages()
    client = Half(outages, ready=False)
    await client.on_shard_disconnect(0)
    await client.on_shard_ready(0)
    await client.on_shard_ready(1)
    assert outages.told == ["lost"]


def busy(*after: object) -> AsyncMock:
    """Return a service that fails twice, as with a busy database, and then answers."""
    return AsyncMock(side_effect=[Refused("busy"), NoRoom(), *after])


async def test_a_busy_database_loses_no_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord tells of each only once: whatever writes is done again until it worked."""
    paused = AsyncMock()
    monkeypatch.setattr(event_retries, "pause", paused)
    monkeypatch.setattr("cogs.sieve.GATHERED", 0)
    client: Any = Half(Outages())
    services = client.app.services
    server, message = SimpleNamespace(id=1), 3
    channel = SimpleNamespace(id=2, guild=server)
    client._connection, client.shard_count = SimpleNamespace(guilds=[]), 1
    services.outages = SimpleNamespace(gateway_back=busy(None))
    services.absent_servers = SimpleNamespace(seen=busy(None), lost=busy(None), back=busy(None))
    services.lost_roles = SimpleNamespace(look=busy(None), gone=busy(None))
    services.outbox = SimpleNamespace(
        ours=busy([message]), our_places=AsyncMock(return_value=[2]), message_gone=busy(None)
    )
    client._our_messages = Sieve(services.outbox.ours)
    client._our_places = Sieve(services.outbox.our_places)
    services.watching = SimpleNamespace(lists=SimpleNamespace(gone=AsyncMock(return_value=False)))
    posts = SimpleNamespace(gone=AsyncMock(return_value=False))
    services.tournaments = SimpleNamespace(posts=posts)
    client.awake_threads.reopen_all = busy(None)
    await client.on_ready()
    await client.on_guild_remove(server)
    await client.on_guild_join(server)
    await client.on_guild_role_delete(SimpleNamespace(guild=server, id=4))
    client.awake_threads.archived = busy(None)
    await client.on_thread_update(None, SimpleNamespace(archived=True, id=2, guild=server))
    for told in (
        client.on_guild_channel_delete(channel),
        client.on_raw_thread_delete(SimpleNamespace(guild_id=1, thread_id=2)),
    ):
        client.awake_threads.deleted = busy(None)
        await told
        assert client.awake_threads.deleted.await_count == 3
    event = SimpleNamespace(guild_id=1, channel_id=2, message_id=message)
    await client.on_raw_message_delete(event)
    done = [
        *(services.outages.gateway_back, services.absent_servers.seen),
        *(services.absent_servers.lost, services.absent_servers.back),
        *(services.lost_roles.look, services.lost_roles.gone),
        *(services.outbox.ours, services.outbox.message_gone),
        *(client.awake_threads.reopen_all, client.awake_threads.archived),
    ]
    assert [one.await_count for one in done] == [3] * len(done)
    assert [one.args[0] for one in paused.await_args_list] == [1.0, 2.0] * 12


async def test_a_server_left_and_joined_again_is_told_in_that_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However busy the database is: otherwise the server would count as left for good."""
    told, waiting, go_on = [], asyncio.Event(), asyncio.Event()

    async def pause(_seconds: float) -> None:
        waiting.set()
        await go_on.wait()

    async def lost(_server: int) -> None:
        if not waiting.is_set():
            raise Refused("busy")
        told.append("lost")

    async def back(_server: int) -> None:
        told.append("back")

    monkeypatch.setattr(event_retries, "pause", pause)
    client: Any = Half(Outages())
    client.app.services.absent_servers = SimpleNamespace(lost=lost, back=back)
    left = asyncio.create_task(client.on_guild_remove(SimpleNamespace(id=1)))
    await waiting.wait()
    joined = asyncio.create_task(client.on_guild_join(SimpleNamespace(id=1)))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(left, joined)
    assert told == ["lost", "back"]


async def test_what_is_refused_for_another_reason_is_not_repeated() -> None:
    """It would be refused for ever."""
    work = AsyncMock(side_effect=Refused("gone"))
    with pytest.raises(Refused):
        await event_retries.until_done(work)
    assert work.await_count == 1


async def test_servers_that_discord_can_not_reach_are_told_apart() -> None:
    """What they have is never deleted; that of those that threw the bot out is, in time."""
    client: Any = Half(Outages())
    told = SimpleNamespace(seen=AsyncMock(), lost=AsyncMock())
    client.app.services.absent_servers = told
    guilds = [SimpleNamespace(id=number, unavailable=number == 1) for number in (1, 2)]
    client._connection = SimpleNamespace(guilds=guilds)
    await client.note_servers()
    told.seen.assert_awaited_once_with({2}, {1})
    await client.on_guild_unavailable(guilds[0])
    told.lost.assert_awaited_once_with(1, unreachable=True)
    await client.on_guild_remove(guilds[0])
    told.lost.assert_awaited_with(1)
