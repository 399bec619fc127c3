"""Stepping through a game by commands and buttons, on a stage."""

from __future__ import annotations

import pytest

from cogs.codec import base36
from sandbox import Channel, Message
from services.facts import Person
from tests.cogs.stage import begun, game_of, play_turn, stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]


@pytest.fixture
async def thread(stage: Stage) -> Channel:
    """A game of two in which three dominoes are chosen."""
    found = await begun(stage)
    for _ in range(3):
        await play_turn(stage, found)
    return found


def where(message: Message) -> str:
    """The title of a replay."""
    return bare(message).split("\n", 1)[0].removeprefix("### ")


async def test_a_running_game_is_stepped_through(stage: Stage, thread: Channel) -> None:
    """From its last step, by its buttons, selects and by number; every press edits one screen."""
    shown = await stage.command("Dan", thread, "replay")
    assert where(shown) == "Harvest Moon · the first choice · step 3 of 3"
    back = await stage.press("Dan", shown, "◀ Back")
    assert where(back).endswith("step 2 of 3")
    assert back.id == shown.id
    assert where(await stage.press("Dan", back, "⏮")) == "Harvest Moon · the start · step 0 of 3"
    assert where(await stage.press("Dan", back, "Next ▶")).endswith("step 1 of 3")
    table = await stage.choose("Dan", back, "Show…", "t")
    assert where(table).endswith("step 1 of 3")
    grows = await stage.choose("Dan", table, "Show…", "k1")
    assert stage.labels(grows)[:4] == ["⏮", "◀ Back", "Next ▶", "⏭"]
    await stage.press("Dan", grows, "⏭")
    assert where(await stage.choose("Dan", grows, "Go to round…", "1")).endswith("step 1 of 3")
    text = await stage.choose("Dan", grows, "Show…", "x")
    assert not text.files
    moving = await stage.press("Dan", text, "Animation")
    assert "how the kingdoms grew" in where(moving)
    look = await stage.press("Dan", moving, "Look")
    assert where(await stage.press("Dan", look, "Replay")).endswith("step 3 of 3")


async def test_a_round_that_has_not_begun_is_refused(stage: Stage, thread: Channel) -> None:
    """With the last one that has."""
    shown = await stage.command("Dan", thread, "replay", round=0)
    assert where(shown).endswith("step 1 of 3")
    late = await stage.command("Dan", thread, "replay", round=5)
    assert bare(late).startswith("Round 5 has not begun. The last one so far is round 0.")


async def test_a_step_is_shown_in_the_channel(stage: Stage, thread: Channel) -> None:
    """To everybody, once a minute; from there everybody steps on by themselves."""
    shown = await stage.command("Dan", thread, "replay")
    before = len(stage.messages(thread))
    told = await stage.press("Dan", shown, "Show in the channel")
    assert told in stage.messages(thread)
    assert len(stage.messages(thread)) == before + 1
    assert where(told) == where(shown)
    assert stage.labels(told) == ["Step through"]
    soon = await stage.press("Dan", shown, "Show in the channel")
    assert bare(soon).startswith("You showed something a moment ago.")
    assert len(stage.messages(thread)) == before + 1
    own = await stage.press("Cara", told, "Step through")
    assert own.only_for is not None
    assert where(own) == where(told)


async def test_without_animation_none_is_offered(stage: Stage, thread: Channel) -> None:
    """An old button of one shows what stands still."""
    shown = await stage.command("Dan", thread, "replay")
    dan = Person(stage.world.user("Dan").id, "Dan")
    await stage.services.people.change(dan, animation=False)
    still = await stage.press("Dan", shown, "Animation")
    assert where(still).endswith("step 3 of 3")
    assert "Animation" not in stage.labels(still)


async def test_elsewhere_it_is_asked_which_game(stage: Stage, thread: Channel) -> None:
    """One's own that are played, and what ended here."""
    asked = await stage.command("Ann", "games", "replay")
    assert "Which game" in bare(asked)
    label = "Harvest Moon · round 0 of 6"
    game = base36((await game_of(stage, thread)).id)
    assert where(await stage.choose("Ann", asked, "Which game?", game)).endswith("step 3 of 3")
    none = await stage.command("Dan", "games", "replay")
    assert bare(none) == "There is no game here to step through yet."
    assert await stage.suggestions("Ann", "replay", "game", "harv") == [label]
    assert await stage.suggestions("Ann", "replay", "game", "xyz") == []


async def test_it_is_stepped_through_from_the_digest(stage: Stage, thread: Channel) -> None:
    """From the first turn that the lord has not seen."""
    game = await game_of(stage, thread)
    assert game.seat_on_turn is not None
    last = str(game.seat_on_turn.name)
    await play_turn(stage, thread)
    other = "Ben" if last == "Ann" else "Ann"
    told = await stage.command(other, thread, "digest")
    if "Step through" in stage.labels(told):
        assert where(await stage.press(other, told, "Step through")).endswith("step 4 of 4")
    else:
        assert "Nobody has played since." in bare(told)
