"""What follows a refusal: buttons come back, people are told directly, nothing is lost."""

from unittest.mock import DEFAULT, AsyncMock, MagicMock, create_autospec, patch

import discord
import pytest

from cogs.courier import seat_news
from cogs.courier.sender import Sender
from cogs.discord_errors import Unreachable
from sandbox import Channel
from tests.e2e.faulty import EDIT, POST, Hasty, _no_pauses
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare
from tests.e2e.test_faults_refused import FORM_CODE, OPEN, directs, nothing_waits, refuse

__all__ = ["Hasty", "_no_pauses"]


async def open_table(stage: Stage, *, lords: int = 3) -> None:
    await stage.command("Ann", "games", "game new", box="kingdomino", lords=lords, who="anyone")
    await stage.settle()


@FORM_CODE
async def test_a_screen_refused_once_has_its_buttons_after_the_next_edit(stage: Stage) -> None:
    """The text that was posted alone gives way to it."""
    refuse(stage, POST)
    await open_table(stage)
    plain = stage.messages("games")[-1]
    assert plain.content
    assert not plain.components
    await stage.command("Ben", "games", "game join", table="1")
    await stage.settle()
    (shown,) = stage.messages("games")
    assert not shown.content
    assert "Take a seat" in stage.labels(shown)
    await nothing_waits(stage)


@FORM_CODE
async def test_an_invitation_that_reaches_nobody_holds_nothing_up(stage: Stage) -> None:
    """Neither the channel takes it nor the person."""
    await open_table(stage)
    stage.sandbox.faults.block_direct_messages("Ben")
    games = f"POST /channels/{stage.channel('games').id}/messages"
    refuse(stage, games, 2)
    await stage.command("Ann", "games", "game invite", user="Ben")
    await stage.settle()
    await nothing_waits(stage)


async def twice(stage: Stage, channel: Channel) -> dict[str, int]:
    """Have the next message in a channel refused in both forms; return who was told what so far."""
    refuse(stage, f"POST /channels/{channel.id}/messages", 2)
    return {name: len(directs(stage, name)) for name in ("Ann", "Ben", "Cara")}


def told(stage: Stage, before: dict[str, int]) -> dict[str, str]:
    """Return the one message that each person got since."""
    new = {name: directs(stage, name)[count:] for name, count in before.items()}
    assert all(len(some) <= 1 for some in new.values()), new
    return {name: bare(some[0]) for name, some in new.items() if some}


@FORM_CODE
async def test_a_vote_refused_twice_is_put_to_each_person_directly(stage: Stage) -> None:
    """With its buttons, which count."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    before = await twice(stage, sitting.thread)
    await stage.command("Ann", sitting.thread, "game pause", until="3 days")
    await stage.settle()
    asked = told(stage, before)
    assert set(asked) == {"Ben", "Cara"}
    assert "Discord refused this message in" in asked["Ben"]
    for name in ("Ben", "Cara"):
        message = directs(stage, name)[-1]
        await stage.press(name, message, stage.labels(message)[0])
    clock = (await sitting.fact()).clock
    assert clock is not None
    assert clock.paused is not None
    await stage.settle()
    assert "Everybody agreed" in bare(sitting.messages[-1])
    await nothing_waits(stage)


@FORM_CODE
async def test_a_vote_is_put_later_if_nobody_can_be_asked_now(stage: Stage) -> None:
    """It is refused while direct messages come too fast: nobody would know of it."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    stage.sandbox.faults.fail(OPEN, 403, code=40003)
    before = await twice(stage, sitting.thread)
    await stage.command("Ann", sitting.thread, "game pause", until="3 days")
    await stage.settle()
    assert not told(stage, before)
    posted = len(sitting.messages)
    await stage.pass_time(3600)
    assert len(sitting.messages) > posted
    await nothing_waits(stage)


@FORM_CODE
async def test_an_end_refused_twice_is_told_to_its_lords(stage: Stage) -> None:
    """Each of them reads who has won."""
    sitting = await sit_down(stage)
    await sitting.finish(but=1)
    before = await twice(stage, sitting.thread)
    await sitting.turn()
    read = told(stage, before)
    assert set(read) == {"Ann", "Ben"}
    assert all("wins" in text for text in read.values())
    await nothing_waits(stage)


@FORM_CODE
async def test_a_takeback_refused_twice_calls_the_lord_on_turn(stage: Stage) -> None:
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    who = await sitting.turn()
    refuse(stage, EDIT, 2)
    before = await twice(stage, sitting.thread)
    await stage.command(who, sitting.thread, "takeback")
    await stage.settle()
    assert set(told(stage, before)) == {await sitting.on_turn()}
    await nothing_waits(stage)


@FORM_CODE
async def test_a_table_refused_twice_is_told_to_its_host(stage: Stage) -> None:
    """Its next change posts it."""
    before = await twice(stage, stage.channel("games"))
    await open_table(stage)
    assert set(told(stage, before)) == {"Ann"}
    assert not stage.messages("games")
    await stage.command("Ben", "games", "game join", table="1")
    await stage.settle()
    (shown,) = stage.messages("games")
    assert "Take a seat" in stage.labels(shown)
    await nothing_waits(stage)


@pytest.mark.parametrize("final", [True, False])
async def test_a_giant_that_reached_nobody_is_not_done(*, final: bool) -> None:
    """Neither the thread takes it nor the person, who prefers direct messages."""
    sender = create_autospec(Sender, instance=True)
    sender.prefers_direct.return_value, sender.try_person.return_value = True, None
    sender.to_game.side_effect = Unreachable(discord.DiscordException(), final=final)
    sender.app.reader = AsyncMock()
    patched = patch.multiple(seat_news, public_messages=DEFAULT, silenced=DEFAULT)
    with patched, pytest.raises(Unreachable):
        await seat_news.announce_giant(MagicMock(), sender)


async def test_long_rate_limits_are_left_to_the_outbox(stage: Stage) -> None:
    """A request that waits for minutes would hold its place in the queue."""
    assert stage.client.http.max_ratelimit_timeout == 60
