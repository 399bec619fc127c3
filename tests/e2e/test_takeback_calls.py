"""A turn that is taken back again and again rings for nobody more than twice."""

from __future__ import annotations

import pytest

from sandbox import Message
from services.facts.people import UserSettings
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare


@pytest.mark.parametrize("notice", ["mention", "direct"])
async def test_the_next_lord_is_called_twice_at_most(stage: Stage, notice: str) -> None:
    """With the first two reports; the second one is then edited to and fro, with its picture."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    other = (await sitting.fact()).view.order[1].seat
    other_name = (await sitting.fact()).view.name(other)
    await stage.services.people.change(sitting.person(other_name), notice=notice)
    assert UserSettings().notice == "mention"
    me = sitting.id(other_name)
    calls: dict[int, Message] = {}
    seen: list[int] = []
    await stage.pass_time(60)  # whoever has just played is not called
    before = set(stage.world.messages)
    for number in range(4):
        if number:
            await stage.command(name, sitting.thread, "takeback")
            await stage.settle()
            assert await sitting.on_turn() == name
            assert f"{name}, you are on turn" not in bare(sitting.living())
        await sitting.turn()
        assert await sitting.on_turn() == other_name
        living = sitting.living()
        assert living.files
        seen.append(living.id)
        new = [one for id, one in stage.world.messages.items() if id not in before]
        for one in new:
            private = one.channel == stage.world.direct(other_name).id
            if me in one.pinged or (private and one.only_for is None):
                calls[one.id] = one
    assert len(calls) == 2
    assert seen[1] == seen[2] == seen[3]
    assert len([one for one in sitting.messages if stage.find(one, "Play")]) == 1
    said = await stage.command(name, sitting.thread, "takeback")
    assert "You have taken this turn back 3 times." in bare(said)
    assert stage.labels(said) == ["Ask everybody", "Look"]
