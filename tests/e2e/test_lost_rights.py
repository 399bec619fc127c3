"""`/admin check` is true to the letter: each right is taken away, and then a game is played."""

from __future__ import annotations

import pytest

from cogs.admin.commands import TESTED
from cogs.admin.rights import NEEDED
from sandbox import Right
from tests.cogs.scenes import EN
from tests.e2e.faulty import _no_pauses
from tests.e2e.sitting import Sitting, health, sit_down
from tests.e2e.stage import Stage, bare

__all__ = ["_no_pauses"]

DIRECTLY = ("I write to the lords directly",)
SAID = {
    "view_channel": ("No table can be opened", *DIRECTLY),
    "send_messages": ("No table can be opened", "Games in threads go on", *DIRECTLY),
    "create_public_threads": ("would be played in the channel itself",),
    "send_messages_in_threads": ("would be played in the channel itself until you allow it",),
    "attach_files": ("text boards, without pictures",),
    "read_message_history": ("After an outage a turn could be reported twice",),
}
"""What the check promises without each right; below is what happens."""


async def taken(stage: Stage, sitting: Sitting, right: str) -> str:
    """Take a right away and play two turns; where they are said."""
    stage.sandbox.faults.take_away("games", Right[right.upper()])
    told = bare(await stage.command("Ann", "games", "admin check")).replace("**", "")
    assert "1 thing to fix" in told
    assert told.count("Missing · ") == 1
    assert f"Missing · {EN(f'admin-right-{right}')}" in told
    assert told.count("OK · ") == len(NEEDED) - 1
    assert [one for one in SAID[right] if one not in told] == []
    before = set(stage.world.messages)
    for _ in range(2):
        await sitting.turn()
    assert not await stage.services.outbox.waiting()
    new = [one for id, one in stage.world.messages.items() if id not in before]
    reported = [one for one in new if " placed " in bare(one)]
    assert len(reported) == (0 if right == "view_channel" else 2)
    assert all(bool(one.files) is (right != "attach_files") for one in reported)
    assert all("`" in bare(one) for one in reported if not one.files)
    places = {stage.world.channels[one.channel].name for one in new}
    return ", ".join(sorted(places - {"Ann", "Ben"})) or "directly"


@pytest.mark.parametrize("right", NEEDED)
async def test_what_the_check_says_of_a_right_is_what_happens(stage: Stage, right: str) -> None:
    """It names that right alone; turns are said where it says, and tables opened or not."""
    sitting = await sit_down(stage)
    await sitting.until("1.1")
    where = {"view_channel": "directly", "send_messages_in_threads": "games"}
    assert await taken(stage, sitting, right) == where.get(right, sitting.name)
    options = {"box": "kingdomino", "lords": 2, "who": "anyone", "name": "Second"}
    answer = bare(await stage.command("Ben", "games", "game new", **options))
    await stage.settle()
    if "No table can be opened" in SAID[right]:
        assert "I can't write in" in answer
        return
    await stage.press("Cara", stage.message("Second · a table is open"), "Take a seat")
    await stage.settle()
    (call,) = [one for one in sitting.reports("choose your first domino") if "Second" in bare(one)]
    there = stage.world.channels[call.channel].name
    assert there == ("games" if "in the channel itself" in SAID[right][0] else "Second")


@pytest.mark.parametrize("right", ["view_channel", "send_messages"])
async def test_health_sees_a_chosen_channel_that_it_can_not_use(stage: Stage, right: str) -> None:
    """Before anything failed there."""
    channel = stage.channel("games").id
    server = stage.world.channel("games").server
    await stage.services.people.change_server(server, table_channel=channel)
    assert "all is well" in await health(stage)
    stage.sandbox.faults.take_away("games", Right[right.upper()])
    assert "The chosen channel" in await health(stage)
    stage.sandbox.faults.give_back("games")
    assert "all is well" in await health(stage)


async def test_a_test_picture_is_posted_once_in_some_seconds(stage: Stage) -> None:
    """Each press asks Discord three times, of what all servers may ask together."""
    shown = await stage.command("Ann", "games", "admin check")
    passed = await stage.press("Ann", shown, "Post a test picture")
    assert "deleted again" in bare(passed)
    stage.sandbox.rest.log.clear()
    assert "One moment" in bare(await stage.press("Ann", passed, "Post a test picture"))
    assert not [one for one in stage.sandbox.rest.log if one[0] == "DELETE"]
    stage.manual.advance(TESTED)
    shown = await stage.command("Ann", "games", "admin check")
    assert "deleted again" in bare(await stage.press("Ann", shown, "Post a test picture"))
