"""The second way: discord.py untouched, only its connector leads to the sandbox."""

from __future__ import annotations

import discord.gateway
import discord.http
import pytest
import yarl

from sandbox import Sandbox
from sandbox.endpoint import loopback_connector
from tests.sandbox.conftest import running
from tests.sandbox.samplebot import Bot


async def test_a_bot_with_a_loopback_connector_plays_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "https://discord.com/api/v10")
    official = yarl.URL("wss://gateway.discord.gg/")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", official)
    async with Sandbox() as box, running(Bot(connector=loopback_connector(box.port))):
        record = await box.people.slash("Ann", "games", "show", {"word": "crown"})
        assert record.message is not None
        assert record.message.files
