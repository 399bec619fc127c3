"""What is read for suggestions in a server with many tables."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.suggestions import REMEMBERED
from services.facts import Person
from store import tables
from tests.cogs.stage import begun, stage
from tests.e2e.stage import Stage

__all__ = ["stage"]


async def test_letters_of_a_tournament_only_filter_too(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are no tournament on which another list depends."""
    cups, read = stage.services.tournaments, list[str]()
    listed = cups.names

    async def noted(server: int | None, person: Person) -> Any:
        read.append(person.name)
        return await listed(server, person)

    monkeypatch.setattr(cups, "names", noted)
    for typed in ("", "a", "au", "aut"):
        await stage.suggestions("Ann", "cup show", "cup", typed)
    assert read == ["Ann"]


async def test_suggestions_read_only_what_they_show(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the open tables of the server, and running ones only where they are to be watched."""
    thread = await begun(stage)
    read, listed = [], tables.tables_of_server

    async def noted(connection: Any, server: int, state: Any, **values: Any) -> Any:
        read.append(state)
        return await listed(connection, server, state, **values)

    monkeypatch.setattr(tables, "tables_of_server", noted)
    for person, command in (("Ann", "play"), ("Ann", "verify"), ("Dan", "follow game")):
        found = await stage.suggestions(person, command, "game")
        assert found == ["Harvest Moon · the first choice"], (command, thread)
    assert read == ["playing"]


async def test_letters_only_filter_what_was_listed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For some seconds, for each person and kind; whoever does something is told anew."""
    await begun(stage)
    play = stage.services.play
    listed, read = play.game_lines, list[str]()

    async def noted(person: Person, *about: Any) -> Any:
        read.append(person.name)
        return await listed(person, *about)

    monkeypatch.setattr(play, "game_lines", noted)
    for typed in ("", "h", "ha", "zz"):
        found = await stage.suggestions("Ann", "play", "game", typed)
        assert len(found) == (typed != "zz")
    assert read == ["Ann"]
    assert await stage.suggestions("Ben", "play", "game", "h")
    await stage.suggestions("Dan", "follow game", "game", "h")
    await stage.suggestions("Dan", "play", "game", "h")
    assert read == ["Ann", "Ben", "Dan", "Dan"]
    await stage.command("Ann", "games", "rules")
    await stage.suggestions("Ann", "play", "game", "h")
    stage.manual.advance(REMEMBERED)
    await stage.suggestions("Ben", "play", "game", "h")
    assert read == ["Ann", "Ben", "Dan", "Dan", "Ann", "Ben"]
