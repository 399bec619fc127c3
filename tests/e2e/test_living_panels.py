"""A lord has one living panel in a game: an older one becomes a line that says where it is."""

from __future__ import annotations

import asyncio

from sandbox import Message
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage, bare


def now(stage: Stage, message: Message) -> Message:
    """The message as it is now."""
    found: Message = stage.world.messages[message.id]
    return found


async def is_line(stage: Stage, message: Message, where: str = "below") -> None:
    """Wait until a panel is nothing but the line that says where it is."""

    def gone() -> bool:
        shown = now(stage, message)
        return f"This panel is {where}." in bare(shown)

    await stage.until(gone)
    assert not stage.labels(now(stage, message))
    assert not now(stage, message).files


def panels(sitting: Sitting, stage: Stage) -> list[int]:
    """The messages from which the turn can be ended."""
    here = [one for one in stage.world.messages.values() if one.channel == sitting.thread.id]
    return [one.id for one in here if stage.find(one, "End turn")]


async def test_play_pressed_twice_moves_the_panel(stage: Stage) -> None:
    """Also after steps in the panel, by the command, and where it was closed meanwhile."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    first = await sitting.open_panel()
    second = await sitting.open_panel()
    assert second.id != first.id
    await is_line(stage, first)
    free = next(one for one in stage.labels(second) if one[0].isdigit() and "·" not in one)
    assert (await stage.press(name, second, free)).id == second.id
    third = await stage.command(name, sitting.thread, "play")
    await is_line(stage, second)
    assert panels(sitting, stage) == [third.id]
    stage.sandbox.people.dismiss(name, now(stage, third))
    fourth = await sitting.open_panel()
    assert panels(sitting, stage) == [fourth.id]


async def test_a_panel_opened_in_another_channel_is_named_so(stage: Stage) -> None:
    """Below and above mean nothing there."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    first = await sitting.open_panel()
    second = await stage.command(name, "games", "play")
    assert stage.find(second, "End turn")
    words = "This panel is open in another channel."
    await stage.until(lambda: words in bare(now(stage, first)))


async def test_of_panels_opened_at_once_one_lives(stage: Stage) -> None:
    """Two tabs, one lord: whichever answer is later, the lower one stays."""
    sitting = await sit_down(stage)
    await sitting.until("1.1")
    both = await asyncio.gather(sitting.open_panel(), sitting.open_panel())
    upper, lower = sorted(both, key=lambda one: one.id)
    await is_line(stage, upper)
    assert panels(sitting, stage) == [lower.id]


async def test_a_panel_that_is_pressed_lives_where_it_is(stage: Stage) -> None:
    """A restart forgets where panels are: of two, the one that was pressed last goes on."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    upper = await sitting.open_panel()
    await stage.restart()
    lower = await sitting.open_panel()
    assert panels(sitting, stage) == [upper.id, lower.id]
    await stage.press(name, upper, next(one for one in stage.labels(upper) if one[0] == "A"))
    await is_line(stage, lower, "above")
    assert panels(sitting, stage) == [upper.id]


async def test_a_double_turn_goes_on_in_place_and_an_ended_one_stays(stage: Stage) -> None:
    """The panel of the second king is the same message; "Turn ended" is not replaced later."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    while True:
        await sitting.compose()
        panel = await stage.press(name, await sitting.open_panel(), "End turn")
        await stage.settle()
        before, name = name, await sitting.on_turn()
        if before == name:
            break
    assert "you are on again" in bare(now(stage, panel))
    assert panels(sitting, stage) == [panel.id]
    await sitting.compose()
    ended = await stage.press(name, await sitting.open_panel(), "End turn")
    await is_line(stage, panel)
    await stage.settle()
    while await sitting.on_turn() != name:
        await sitting.turn()
    await sitting.open_panel()
    assert "Turn ended" in bare(now(stage, ended))


async def test_a_panel_of_a_turn_taken_back_says_so(stage: Stage) -> None:
    """Who was called and has opened it reads who took the turn back; drafts are kept."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    await sitting.turn()
    called = await sitting.on_turn()
    opened = await sitting.open_panel()
    assert stage.find(opened, "End turn")
    back = await stage.command(name, sitting.thread, "takeback")
    words = f"{name} took the last turn back, so it is {name}'s turn again. Your draft is kept."
    await stage.until(lambda: words in bare(now(stage, opened)).replace("**", ""))
    assert panels(sitting, stage) == [back.id]
    looked = await stage.press(called, now(stage, opened), "Look")
    assert looked.id == opened.id
