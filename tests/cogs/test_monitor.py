"""What a host's tools are told: whether presses are answered, and what Prometheus counts."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs import dispatch, monitor
from cogs.metrics import Metrics
from services.facts import NoRoom
from store.backlog import Backlog
from tests.cogs.stage import stage
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage

__all__ = ["stage"]

Ask = Callable[[str], "asyncio.Future[tuple[int, str]]"]


@pytest.fixture
async def ask(stage: Stage) -> AsyncIterator[Ask]:
    """Ask the running bot for a page; returns its status and text."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    app = stage.client.app
    app.settings = app.settings.model_copy(update={"metrics_port": port})

    async def asked(path: str) -> tuple[int, str]:
        address = f"http://127.0.0.1:{port}{path}"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status, await answer.text()

    async with monitor.served(app):
        yield lambda path: asyncio.ensure_future(asked(path))


def values(text: str) -> dict[str, float]:
    """Every sample, by its name and labels."""
    return {
        sample.name + "".join(f" {label}" for label in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_nothing_listens_where_no_port_is_set(stage: Stage) -> None:
    """As it is where nothing is set."""
    assert stage.client.app.settings.metrics_port == 0
    async with monitor.served(stage.client.app):
        pass


async def test_a_port_that_is_taken_is_named(stage: Stage) -> None:
    """In a sentence, at the start."""
    app = stage.client.app
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        app.settings = app.settings.model_copy(update={"metrics_port": port})
        with pytest.raises(OSError, match=f"listen on 127.0.0.1:{port} .*METRICS_PORT.*in use"):
            async with monitor.served(app):
                pass


async def test_a_bot_that_answers_is_ready(stage: Stage, ask: Ask) -> None:
    """Until it loses Discord or its database; alive it is as long as it says so."""
    assert await ask("/healthz") == await ask("/healthz/ready") == (200, "ready\n")
    await stage.client.on_shard_disconnect(0)
    assert await ask("/healthz") == (503, "0 of 1 shards are connected to Discord\n")
    assert await ask("/healthz/live") == (200, "alive\n")


@pytest.mark.parametrize("error", [TimeoutError(), NoRoom("busy")])
async def test_a_database_that_does_not_answer_is_told(
    stage: Stage, ask: Ask, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """And what else is known is still shown."""

    async def still() -> Backlog:
        raise error

    monkeypatch.setattr(stage.services.health, "backlog", still)
    assert await ask("/healthz") == (503, "the database does not answer\n")
    status, text = await ask("/metrics")
    assert status == 200
    assert "castellan_shards_connected 1.0" in text
    assert "castellan_database_answers 0.0" in text
    assert "waiting" not in text.replace("castellan_pictures_waiting", "")


async def test_what_happens_is_counted(stage: Stage, ask: Ask) -> None:
    """Presses by kind with their times, Discord's answers, commits, what waits."""
    before = values((await ask("/metrics"))[1])
    await sit_down(stage)
    await stage.command("Ann", "games", "games")
    after = values((await ask("/metrics"))[1])
    assert after["castellan_acknowledgement_seconds_count /games"] == 1
    assert after["castellan_acknowledgement_seconds_count join"] == 1
    assert after["castellan_acknowledgement_seconds_sum /games"] < 3
    assert after["castellan_discord_answers_total 200"] > 0
    assert after["castellan_commits_total"] > before["castellan_commits_total"]
    assert after["castellan_commits_seconds_total"] > before["castellan_commits_seconds_total"]
    assert after["castellan_announcements_waiting"] == 0
    assert after["castellan_database_answers"] == 1
    assert after["process_resident_memory_bytes"] > 10_000_000
    stage.client.app.note_fault(None, "00AA", "internal")
    assert values((await ask("/metrics"))[1])["castellan_faults_total"] == 1


async def test_nothing_that_is_shown_names_a_person_or_a_game(stage: Stage, ask: Ask) -> None:
    """Who watches a bot doesn't watch people."""
    await sit_down(stage)
    text = (await ask("/metrics"))[1]
    people = [str(person.id) for person in stage.world.users.values()]
    assert people
    assert not [one for one in (*people, "Ann", "Ben") if re.search(rf"\b{one}\b", text)]


@pytest.mark.parametrize("id", ["b1:g:1:0:0:nosuch:", "anything", "b0:x"])
def test_forged_ids_are_one_kind(id: str) -> None:
    """Else anybody could make up as many as they like."""
    component = discord.InteractionType.component
    forged = SimpleNamespace(type=component, command=None, data={"custom_id": id})
    assert dispatch.kind_of(forged) == "unknown"  # type: ignore[arg-type]


def test_what_was_never_answered_is_forgotten() -> None:
    """So many are remembered and no more."""
    metrics = Metrics()
    for number in range(5000):
        metrics.heard(number, "join")
    assert len(metrics._arrived) == 4096
