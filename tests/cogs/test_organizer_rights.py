"""Whoever does not run a tournament: nothing of it is theirs to do, by no command."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sandbox.people import CannotDo
from tests.cogs.test_organizer_presses import Desk, desk
from tests.e2e.stage import bare as told

__all__ = ["desk"]

WHY: dict[str, object] = {"reason": "I like to"}
COMMANDS: dict[str, dict[str, object]] = {
    "panel": {},
    "pair": WHY,
    "unpair": WHY,
    "extend": {"hours": 2.0, **WHY},
    "pause": WHY,
    "message": {"text": "Hello", **WHY},
    "cancel": WHY,
    "result": {"table": 1, **WHY},
    "table": {"table": 9, "do": "restart", **WHY},
    "replace": {"lord": "nobody", **WHY},
    "expel": {"lord": "nobody", **WHY},
    "drop": {"lord": "Dan", **WHY},
    "team": {"role": "organiser", **WHY},
    "add": WHY,
}
"""Every command about a tournament that was published, with words that fit or not."""
OF_JUDGES = ("panel", "result", "table")


def stored(desk: Desk) -> dict[str, list[tuple[Any, ...]]]:
    """What is known of tournaments and what is said of them."""
    tables = ("cups", "cup_events", "cup_lords", "cup_posts", "cup_acts", "cup_drafts", "jobs")
    with closing(sqlite3.connect(desk.folder / "castellan.db")) as database:
        return {one: database.execute(f"SELECT * FROM {one}").fetchall() for one in tables}


async def tried(desk: Desk, who: str, name: str) -> str:
    """Type a command; what is answered, for nobody else to see."""
    options = dict(COMMANDS[name])
    if name == "team":
        options["user"] = desk.world.user(who).id
    answer = await desk.command(who, "games", f"organise {name}", cup="Autumn Cup", **options)
    assert answer.only_for == desk.world.user(who).id
    return told(answer)


async def test_who_runs_nothing_is_told_who_does_and_changes_nothing(desk: Desk) -> None:
    """A lord all of it, a judge all but what judges do; whatever else is wrong with the words."""
    tournament = await desk.running()
    before = stored(desk)
    only = "Only the organisers of **Autumn Cup** can do this: **Ann**."
    for name in COMMANDS:
        assert await tried(desk, "Ben", name) == only, name
        assert stored(desk) == before, name
    ben = {"user": desk.world.user("Ben").id, "name": "Ben", "reason": "Help"}
    await desk.events(tournament.id, ("team", {**ben, "role": "judge", "add": True}))
    before = stored(desk)
    for name in COMMANDS:
        if name not in OF_JUDGES:
            assert await tried(desk, "Ben", name) == only, name
            assert stored(desk) == before, name


async def test_there_is_nothing_to_organise_elsewhere(desk: Desk) -> None:
    """In direct messages there is no such command; in another server no such tournament."""
    await desk.running()
    with pytest.raises(CannotDo):
        await desk.command("Ann", desk.world.direct("Ann"), "organise panel")
    shown = await desk.command("Ann", desk.world.direct("Ann"), "cup show", cup="Autumn")
    assert "Autumn Cup" in told(shown)
