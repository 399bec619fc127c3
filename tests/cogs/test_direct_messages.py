"""What works in the direct messages with the bot, and what says where it works."""

from __future__ import annotations

import pytest

from sandbox import Channel, Message
from tests.cogs.stage import begun, compose, game_of, on_turn, play_turn, stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

IN_SERVERS = {"admin", "organise"}
"""The groups that are not offered in direct messages."""


@pytest.fixture
async def thread(stage: Stage) -> Channel:
    """A game of two, after the first choice."""
    found = await begun(stage)
    await play_turn(stage, found)
    return found


async def typed(stage: Stage, who: str, name: str, **options: object) -> Message:
    """Type a command in the direct messages; the answer comes there, and nothing breaks."""
    direct = stage.world.direct(who)
    shown = await stage.command(who, direct, name, **options)
    assert shown.channel == direct.id
    assert not stage.client.app.faults, bare(shown)
    return shown


async def test_commands_are_for_servers_and_our_direct_messages(stage: Stage) -> None:
    """No command can be installed by a person, or typed in a group of friends."""
    for command in stage.world.commands[None]:
        assert command["integration_types"] == [0], command["name"]
        places = [0] if command["name"] in IN_SERVERS else [0, 1]
        assert command["contexts"] == places, command["name"]


WORKS = {
    "games": "**Harvest Moon** · Kingdomino 2",
    "game list": "**Harvest Moon** · Kingdomino 2",
    "game status": "### Harvest Moon",
    "next": "Choose a domino of the first line",
    "play": "Choose a domino of the first line",
    "plan show": "You have kept no plan here yet",
    "kingdom": "### Harvest Moon",
    "table": "### Harvest Moon",
    "line": "### Harvest Moon",
    "score": "### Harvest Moon",
    "digest": "since your last turn",
    "replay": "Which game would you like to step through?",
    "review": "No game has ended here yet",
    "record": "The whole game as text and as JSON",
    "verify": "draw and result",
    "settings": "Your settings",
    "privacy show": "What I keep about you",
    "privacy export": "everything that I keep about you",
    "rules": "Kingdomino in short",
    "help": "How to play here",
    "follow list": "You follow nothing",
    "cup list": "You are in no event here",
}
ELSEWHERE = {
    "game new": "Tables are opened in a server",
    "game queue": "Tables are opened in a server",
    "watch": "type /watch there",
    "ladder": "belong to a server",
    "profile": "belong to a server",
    "honors": "belong to a server",
}


async def test_commands_work_or_say_where_they_work(stage: Stage, thread: Channel) -> None:
    """What is about a person or their games works; what is about a server as a whole does not."""
    who = await on_turn(stage, thread)
    for name, words in (WORKS | ELSEWHERE).items():
        assert words in bare(await typed(stage, who, name)), name


async def test_a_turn_is_played_there(stage: Stage, thread: Channel) -> None:
    """The panel's buttons work as in the thread, where the turn is then reported."""
    who, game = await on_turn(stage, thread), await game_of(stage, thread)
    panel = await typed(stage, who, "next")
    done = await stage.press(who, await compose(stage, who, panel), "end")
    assert done.channel == stage.world.direct(who).id
    assert (await game_of(stage, thread)).version == game.version + 1
    before = len(stage.messages(thread))
    await stage.settle()
    assert len(stage.messages(thread)) > before


async def test_a_plan_is_made_there(stage: Stage, thread: Channel) -> None:
    """By the lord who waits."""
    (other,) = {"Ann", "Ben"} - {await on_turn(stage, thread)}
    while await on_turn(stage, thread) == other:
        await play_turn(stage, thread)
    shown = await typed(stage, other, "plan make")
    assert stage.labels(shown)


async def test_settings_change_there(stage: Stage) -> None:
    """They hold everywhere."""
    shown = await typed(stage, "Ann", "settings")
    await stage.press("Ann", shown, "Weekends: clocks run")
    assert "Weekends: clocks run" not in stage.labels(await typed(stage, "Ann", "settings"))


async def test_a_replay_steps_there(stage: Stage, thread: Channel) -> None:
    """One that was opened from its game."""
    who = await on_turn(stage, thread)
    look = await typed(stage, who, "table")
    shown = await stage.press(who, look, "Replay")
    assert "step 0 of 1" in bare(await stage.press(who, shown, "⏮ Start"))
