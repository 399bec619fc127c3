"""What is read for suggestions in a server with many tables."""

from __future__ import annotations

from typing import Any

import pytest

from store import tables
from tests.cogs.stage import begun, stage
from tests.e2e.stage import Stage

__all__ = ["stage"]


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
        assert found == ["Harvest Moon · round 0 of 6"], (command, thread)
    assert read == ["playing"]
