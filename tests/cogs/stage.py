"""A game on a stage: opened by command, its thread at hand."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Channel, Message
from services.facts.games import GameFact
from tests.e2e.stage import Stage, bare
from tests.helpers.database import new_folder

POST = "POST /channels/{channel}/messages"
DOMINO = "take"


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    with new_folder() as folder:
        async with Stage(folder) as context:
            yield context


async def begin(
    stage: Stage, lords: int = 2, name: str = "Harvest Moon", **options: object
) -> None:
    """Open a table and fill it; nothing is posted yet but the table."""
    wanted = {"box": "kingdomino", "lords": lords, "who": "anyone", "name": name, **options}
    await stage.command("Ann", "games", "game new", **wanted)
    await stage.settle()
    table = stage.message(f"{name} · a table is open")
    for person in ("Ben", "Cara", "Dan")[: lords - 1]:
        await stage.press(person, table, "Take a seat")


async def begun(
    stage: Stage, lords: int = 2, name: str = "Harvest Moon", **options: object
) -> Channel:
    """Begin a game and post its opening and first call; returns its thread."""
    await begin(stage, lords, name, **options)
    await stage.settle()
    return stage.threads()[-1]


async def game_of(stage: Stage, thread: Channel | str) -> GameFact:
    """Return the game of a thread."""
    table = await stage.services.tables.table_in(stage.channel(thread).id)
    assert table is not None
    assert table.game is not None
    return await stage.services.play.game(table.game)


async def on_turn(stage: Stage, thread: Channel | str) -> str:
    game = await game_of(stage, thread)
    assert game.seat_on_turn is not None
    return str(game.seat_on_turn.name)


def living(stage: Stage, where: Channel | str) -> Message:
    """Return the newest message that can be played from."""
    return [one for one in stage.messages(where) if stage.find(one, "Play")][-1]


async def compose(stage: Stage, who: str, panel: Message) -> Message:
    """Fill everything that is still to do with what is first."""
    for action in ("place", DOMINO):
        ends = stage.find(panel, "end")
        if ends is not None and ends.get("disabled") and stage.find(panel, action):
            free = [
                part
                for part in stage.components(panel)
                if f":{action}:" in str(part["custom_id"]) and not part.get("disabled")
            ]
            panel = await stage.press_part(who, panel, free[0])
    return panel


async def play_turn(stage: Stage, where: Channel | str, *, settle: bool = True) -> Message:
    """Play the turn in progress from its message; returns the panel's last screen."""
    who = await on_turn(stage, where)
    panel = await compose(stage, who, await stage.press(who, living(stage, where), "Play"))
    done = await stage.press(who, panel, "end")
    if settle:
        await stage.settle()
    return done


def texts(stage: Stage, where: Channel | str) -> list[str]:
    """Return what the public messages of a channel say, oldest first."""
    return [bare(one) for one in stage.messages(where)]
