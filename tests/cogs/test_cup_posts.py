"""What is posted of a tournament from its announcement to its end."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.cogs.cup_stage import CupStage
from tests.helpers.database import new_folder

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


@pytest.fixture
async def stage() -> AsyncIterator[CupStage]:
    with new_folder() as folder:
        async with CupStage(folder) as house:
            yield house


async def test_an_event_is_posted_from_its_announcement_to_the_podium(stage: CupStage) -> None:
    """Each page is posted once and follows what happens by edits, at most once a minute."""
    cup = await stage.publish(rounds=1)
    await stage.settle()
    home = stage.message("Autumn Cup")
    assert "**0 of 32** have signed up." in stage.said()[0]
    assert stage.labels(home) == ["Sign up", "Withdraw", "Who is in", "Event rules"]
    assert [one.name for one in stage.threads()] == ["Autumn Cup"]

    await stage.enter(cup.id, 4)
    await stage.settle()
    assert "**0 of 32**" in stage.said()[0], "it was edited within this minute"
    await stage.to(stage.clock.now() + MINUTE)
    assert "**4 of 32** have signed up." in stage.said()[0]

    await stage.to(cup.signup_until)
    page, call = stage.said(stage.thread())
    assert "check-in is open" in page
    assert "**0 of 4** are here." in page
    people = [stage.lord(number).id for number in range(1, 5)]
    assert call.startswith(" ".join(f"<@{one}>" for one in people))
    await stage.check_in(cup.id)
    await stage.to(cup.start)
    thread = stage.said(stage.thread())
    assert thread[0] == "## Autumn Cup · check-in is over\nRound 1 has begun."
    assert [text.split("\n")[0] for text in thread[2:3]] == ["## Autumn Cup · round 1 of 1"]
    assert "round 1 of 1 of **Autumn Cup** has begun" in thread[3]

    await stage.finish_round(cup.id)
    await stage.to(stage.clock.now() + MINUTE)
    assert "It ended" in stage.said(stage.thread())[2]
    await stage.to((await stage.cup(cup.id)).rounds[-1].ends + MINUTE)
    assert (await stage.cup(cup.id)).phase == "over"
    assert "## Autumn Cup · final standings" in stage.said(stage.thread())[4]
    assert len(stage.said(stage.thread())) == 5
    assert stage.message("has won!").attachments
    assert "**Ann** has won." in stage.said()[0]
    assert stage.labels(stage.messages("games")[0])[:2] == ["Standings", "Export"]
