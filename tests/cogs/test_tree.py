"""The command tree as Discord is told it: within the limits, and as the players' guide lists it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from discord import app_commands

import cogs.client
import locales
from cogs import slash_commands
from cogs.channels import presence
from cogs.client import Castellan, fingerprint
from cogs.lookups import A_MINUTE, GROUPS, NAMES, REMEMBERED, Lookups
from cogs.translator import TAGS, Translator
from sandbox.commands import _size as size_of
from services.facts import Refused
from tests.cogs.stage import stage
from tests.e2e.stage import Stage
from tests.helpers import pseudo
from tests.helpers.clock import ManualClock

__all__ = ["stage"]

cogs.client.load()

TOP = {
    "play",
    "daily",
    "place",
    "discard",
    "tax",
    "build",
    "burn",
    "giant",
    "send",
    "receive",
    "recruit",
    "search",
    "choose",
    "undo",
    "end",
    "takeback",
    "kingdom",
    "table",
    "look",
    "line",
    "board",
    "court",
    "score",
    "next",
    "games",
    "digest",
    "replay",
    "review",
    "hint",
    *("ladder", "profile", "compare", "honors", "stats"),
    "record",
    "import",
    "verify",
    "rules",
    "help",
    "settings",
    "away",
    "privacy",
    "block",
    "watch",
    "follow",
    "game",
    "plan",
    "cup",
    "organise",
    "admin",
}
GAME = {
    "computer",
    "solo",
    "new",
    "join",
    "leave",
    "invite",
    "decline",
    "start",
    "host",
    "status",
    "list",
    "resign",
    "abort",
    "pause",
    "time",
    "replace",
    "seat",
    "vote",
    "queue",
    "note",
    "kibitz",
    "rematch",
}


@pytest.fixture
def tree() -> Iterator[app_commands.CommandTree[Any]]:
    client = discord.Client(intents=discord.Intents.none())
    built = app_commands.CommandTree(client)
    for entry in slash_commands.commands():
        built.add_command(entry)
    yield built
    for entry in slash_commands.commands():
        built.remove_command(entry.name)


def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    return [command.to_dict(tree) for command in tree.get_commands()]


def everything(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, its subcommands and their options."""
    yield node
    for option in node.get("options", ()):
        yield from everything(option)


def test_every_command_is_there_and_no_other(tree: app_commands.CommandTree[Any]) -> None:
    """What belongs to later is left out altogether."""
    told = {command["name"]: command for command in payload(tree)}
    assert set(told) == TOP
    assert {one["name"] for one in told["game"]["options"]} == GAME


def test_the_tree_keeps_discords_limits(tree: app_commands.CommandTree[Any]) -> None:
    """Names, descriptions, counts, and the characters of a whole command."""
    told = payload(tree)
    assert len(told) <= 100
    for command in told:
        assert len(command.get("options", ())) <= 25
        text = 0
        for node in everything(command):
            assert re.fullmatch(r"[\w-]{1,32}", node["name"])
            assert node["name"] == node["name"].lower()
            assert 1 <= len(node["description"]) <= 100
            assert len(node.get("choices", ())) <= 25
            for choice in node.get("choices", ()):
                assert len(choice["name"]) <= 100
                text += len(choice["name"]) + len(str(choice["value"]))
            text += len(node["name"]) + len(node["description"])
        assert text <= 8000


def test_every_game_option_suggests_games(tree: app_commands.CommandTree[Any]) -> None:
    """Whoever has several games can name one anywhere."""
    for command in payload(tree):
        for node in everything(command):
            if node["name"] == "game" and node["type"] == 3:
                assert node["autocomplete"]
                assert not node["required"]


async def test_descriptions_are_told_in_discords_languages(
    tree: app_commands.CommandTree[Any],
) -> None:
    """Names stay English; each language fits, too, and Discord's tags of it are all there."""
    with pseudo.offered("es"):
        told = [
            await command.get_translated_payload(tree, Translator())
            for command in (*tree.get_commands(), *slash_commands.menus())
        ]
    menu = told.pop()
    assert set(menu["name_localizations"]) >= {"es-ES", "es-419"}
    assert all(len(name) <= 32 for name in menu["name_localizations"].values())
    for command in told:
        for node in everything(command):
            assert not node.get("name_localizations")
            assert set(node["description_localizations"]) >= {"es-ES", "es-419"}
            assert node["description_localizations"]["es-ES"].startswith(pseudo.OPEN)
            assert all(len(text) <= 100 for text in node["description_localizations"].values())
            for choice in node.get("choices", ()):
                assert choice["name_localizations"]["es-419"] != choice["name"]
        assert size_of(command) <= 8000
    files = [node for one in told for node in everything(one) if node.get("type") == 11]
    assert files
    assert all(node["file_types"] for node in files)


async def test_no_language_is_told_that_is_not_offered(
    tree: app_commands.CommandTree[Any],
) -> None:
    """Hebrew is none of Discord's, and what is not translated is English."""
    with pseudo.offered("he"):
        for command in tree.get_commands():
            told = await command.get_translated_payload(tree, Translator())
            assert told["description_localizations"].keys() <= {
                tag for one in locales.LANGUAGES for tag in TAGS.get(one, ())
            }


async def test_the_fingerprint_changes_with_the_tree(
    tree: app_commands.CommandTree[Any],
) -> None:
    """Anything that Discord is told counts."""
    before = await fingerprint(tree)
    assert await fingerprint(tree) == before
    removed = tree.remove_command("help")
    assert await fingerprint(tree) != before
    assert removed is not None
    tree.add_command(removed)


async def test_the_tree_is_sent_only_where_it_differs(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A restart sends nothing; a server that knows no command is told."""
    sent = []
    sync = app_commands.CommandTree.sync

    async def counted(self: Any, **options: Any) -> Any:
        sent.append(self)
        return await sync(self, **options)

    monkeypatch.setattr(app_commands.CommandTree, "sync", counted)
    await stage.restart()
    assert sent == []
    mark = stage.settings.data / "commands.sha256"
    mark.write_text("another tree")
    await stage.restart()
    assert len(sent) == 1
    assert await fingerprint(stage.client.tree) in mark.read_text()


def test_the_menu_of_a_person_has_an_entry(tree: app_commands.CommandTree[Any]) -> None:
    """With a name that Discord takes: up to 32 characters; a menu has no description."""
    (entry,) = slash_commands.menus()
    assert entry.to_dict(tree) | {"name": entry.name, "type": 2} == entry.to_dict(tree)
    assert 1 <= len(entry.name) <= 32


def test_a_file_is_offered_only_where_it_can_be_read(tree: app_commands.CommandTree[Any]) -> None:
    """Every option for a file names the endings it takes."""
    every = [node for command in payload(tree) for node in everything(command)]
    files = [node for node in every if node["type"] == 11]
    assert len(files) == 3
    assert all(node["file_types"] == [".txt", ".json", ".csv"] for node in files)


async def test_the_bot_asks_for_no_privileged_intent(stage: Stage) -> None:
    """Servers, channels and threads, and that a message was deleted: nothing of what people say."""
    wanted = stage.client.intents
    assert not wanted.members
    assert not wanted.presences
    assert not wanted.message_content
    assert wanted.guilds


async def test_nothing_is_remembered_of_views(stage: Stage) -> None:
    """Every component is a DynamicItem: no message leaves an entry behind."""
    await stage.command("Ann", "games", "game new", box="kingdomino", lords=2, who="anyone")
    await stage.settle()
    for _ in range(3):
        await stage.command("Ann", "games", "games")
    views = stage.client._connection._view_store
    assert not any(views._views.values())
    assert not views._synced_message_views
    assert len(views._dynamic_items) == 5


def test_servers_are_shared_by_their_shards(stage: Stage) -> None:
    """Each server's news are said by one process."""
    client: Castellan = stage.client
    assert client.share().owns(5)
    client.app.settings.shard_count = 4
    client.app.settings.shard_ids = (1, 3)
    owned = [client.share().owns(number << 22) for number in range(4)]
    assert owned == [False, True, False, True]


@pytest.mark.parametrize("trouble", [discord.InvalidData(), OSError("no network")])
async def test_discord_is_asked_of_somebody_once_a_minute(trouble: Exception) -> None:
    """However often it is wanted, also at the same time; without a network nothing is known."""
    asked: list[int] = []

    async def fetch_member(user: int) -> object:
        asked.append(user)
        raise trouble

    guild = SimpleNamespace(id=1, unavailable=False, fetch_member=fetch_member)
    clock = ManualClock()
    client = cast("discord.Client", SimpleNamespace(get_guild=lambda _server: guild))
    ask = partial(presence, client, Lookups(clock), 1, 2)
    await asyncio.gather(*map(ask, (5, 5, 6, 5)))
    clock.advance(59)
    assert await ask(5) == "unknown"
    assert sorted(asked) == [5, 6]
    clock.advance(1)
    await ask(5)
    assert sorted(asked) == [5, 5, 6]


async def test_so_much_is_asked_of_discord_for_one_person() -> None:
    """Nobody else has to wait for them, and a minute later they may go on."""
    asked: list[int] = []

    async def fetch_member(user: int) -> object:
        asked.append(user)
        return user

    guild = cast("discord.Guild", SimpleNamespace(id=1, fetch_member=fetch_member))
    clock = ManualClock()
    lookups = Lookups(clock)
    for user in (*range(A_MINUTE), 3):
        await lookups.member(guild, user, by=7)
    with pytest.raises(Refused, match="asked_often"):
        await lookups.member(guild, 1000, by=7)
    await lookups.member(guild, 1000, by=8)
    await lookups.member(guild, 1000, by=7)
    clock.advance(REMEMBERED)
    await lookups.member(guild, 1001, by=7)
    assert asked == [*range(A_MINUTE), 1000, 1001]


async def test_nobody_is_kept_waiting_by_a_clock_that_was_ahead() -> None:
    """A minute stays one when it is set right."""
    guild: Any = SimpleNamespace(id=1, fetch_member=AsyncMock())
    clock = ManualClock()
    lookups = Lookups(clock)
    for _ in range(2):
        for user in range(A_MINUTE):
            await lookups.member(guild, user, by=7)
        clock.advance(-86_400)
        clock.advance(REMEMBERED)
    assert guild.fetch_member.await_count == 2 * A_MINUTE


async def test_a_server_has_its_share_of_what_the_gateway_takes() -> None:
    """A name waits for its turn, and nobody in another server with it; who is there is not asked.

    One spelling is searched once, also at the same time.
    """
    sent: list[tuple[int, object]] = []

    def guild(id: int) -> discord.Guild:
        async def query_members(name: str = "", user_ids: Sequence[int] = (), **_: object) -> Any:
            sent.append((id, name or tuple(user_ids)))
            return [SimpleNamespace(id=user) for user in user_ids]

        return cast("discord.Guild", SimpleNamespace(id=id, query_members=query_members))

    clock = ManualClock()
    lookups, home, other = Lookups(clock), guild(1), guild(2)
    await asyncio.gather(*(lookups.named(home, name, by=8) for name in ("Ann", "ann", "ANN")))
    for number in range(NAMES - 1):
        await lookups.named(home, f"Lord {number}", by=7)
    waiting = asyncio.ensure_future(lookups.named(home, "Zoe", by=7))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="asked_often"):
        await lookups.named(other, "Yan", by=7)  # their own line, wherever they stand
    assert await lookups.named(home, "Ann", by=8) == []
    await lookups.named(other, "Zoe", by=9)
    assert len(sent) == NAMES + 1
    for number in range(GROUPS):
        assert [one.id for one in await lookups.present(home, [number], by=8)] == [number]
        assert [one.id for one in await lookups.present(home, [number], by=9)] == [number]
    with pytest.raises(Refused, match="asked_often"):
        await lookups.present(home, [100], by=9)
    assert [one.id for one in await lookups.present(other, [100], by=9)] == [100]
    assert len(sent) == NAMES + GROUPS + 2
    clock.advance(REMEMBERED)
    await waiting
    assert sent[-1] == (1, "Zoe")
