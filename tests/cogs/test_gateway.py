"""What the client tells of its gateway, which may be in several pieces."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from cogs.client import Castellan
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
        self._lost: dict[int, int] = {}
        self._is_ready = ready
        services = SimpleNamespace(outages=outages)
        self.app: Any = SimpleNamespace(services=services, clock=ManualClock())
        self.awake_threads = AsyncMock()

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
