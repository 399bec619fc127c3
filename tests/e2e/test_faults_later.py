"""What follows a refusal: buttons come back, people are told directly, nothing is lost."""

from unittest.mock import DEFAULT, AsyncMock, MagicMock, create_autospec, patch

import discord
import pytest

from cogs.courier import seat_news
from cogs.courier.sender import Sender
from cogs.discord_errors import Unreachable
from sandbox import Channel, Right
from services.core.outbox_bodies import OutageBody
from services.facts import Press
from services.facts.games import Proposal
from services.state.table_facts import table_row
from tests.e2e.faulty import EDIT, HOUR, POST, Hasty, _no_pauses, die
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage, bare
from tests.e2e.test_faults_refused import FORM_CODE, OPEN, directs, nothing_waits, refuse
from tests.helpers.world import best

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
    await stage.join("Ben", "1")
    await stage.settle()
    (shown,) = stage.messages("games")
    assert not shown.content
    assert "Take a seat" in stage.labels(shown)
    await nothing_waits(stage)


@pytest.mark.undelivered("400/50035", "invitation")
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
    assert "This message can't be posted in" in asked["Ben"]
    for name in ("Ben", "Cara"):
        message = directs(stage, name)[-1]
        await stage.press(name, message, stage.labels(message)[0])
    clock = (await sitting.fact()).clock
    assert clock is not None
    assert clock.paused is not None
    await stage.settle()
    assert "is paused until" in bare(sitting.messages[-1])
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
    await stage.join("Ben", "1")
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


NAMES = ("Ann", "Ben", "Cara")


async def started(stage: Stage) -> Channel:
    """A table that is full, whose opening is refused in both forms."""
    await open_table(stage)
    await stage.join("Ben", "1")
    await stage.settle()
    refuse(stage, POST, 2)
    await stage.join("Cara", "1")
    await stage.settle()
    threads: list[Channel] = [one for one in stage.world.channels.values() if one.thread]
    return threads[0]


@FORM_CODE
async def test_an_opening_refused_twice_is_told_to_each_lord(stage: Stage) -> None:
    """And the first call follows it in the thread."""
    thread = await started(stage)
    for name in NAMES:
        (told_,) = directs(stage, name)
        assert "The game has begun" in bare(told_)
    assert stage.labels(stage.messages(thread)[-1]) == ["Play", "Look"]
    await nothing_waits(stage)


@FORM_CODE
async def test_an_outage_refused_twice_is_told_to_each_lord(stage: Stage) -> None:
    """The notice mentions nobody; without it nobody would know why their clock has moved."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    before = await twice(stage, sitting.thread)
    async with stage.services.context.write() as tx:
        row = await table_row(tx.connection, (await sitting.fact()).table.id)
        fact = await sitting.fact()
        body = OutageBody(7200, "out", fact.turn_version)
        await tx.say(row, body, game=fact.id, version=fact.version)
    await stage.settle()
    read = told(stage, before)
    assert set(read) == set(NAMES)
    assert all("2 hours" in text for text in read.values())
    await sitting.turn()
    assert stage.labels(sitting.living()) == ["Play", "Look"]
    await nothing_waits(stage)


@FORM_CODE
async def test_who_comes_too_fast_is_told_later_and_the_others_not_again(stage: Stage) -> None:
    """Ben is asked at once, Cara as soon as direct messages may be sent; nobody twice."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    box = stage.world.direct("Cara")
    stage.sandbox.faults.fail(f"POST /channels/{box.id}/messages", 403, 1, code=40003)
    before = await twice(stage, sitting.thread)
    posted = len(sitting.messages)
    await stage.command("Ann", sitting.thread, "game pause", until="3 days")
    await stage.settle()
    assert set(told(stage, before)) == {"Ben"}
    for _ in range(4):
        await stage.pass_time(60)
    assert set(told(stage, before)) == {"Ben", "Cara"}
    assert len(sitting.messages) == posted
    await nothing_waits(stage)
    assert set(told(stage, before)) == {"Ben", "Cara"}


async def test_a_lord_who_prefers_direct_messages_is_called_once(stage: Stage) -> None:
    """However often the report of the turn has to be tried in the thread."""
    sitting = await sit_down(stage, lords=3)
    for one in NAMES:
        await stage.services.people.change(sitting.person(one), notice="direct")
    await sitting.turn()
    before = {name: len(directs(stage, name)) for name in NAMES}
    route = f"POST /channels/{sitting.thread.id}/messages"
    refuse(stage, route, 10_000, status=403, code=130000)
    await sitting.turn()
    for _ in range(4):
        await stage.pass_time(1200)
    stage.sandbox.faults.clear()
    await stage.pass_time(1200)
    assert set(told(stage, before)) == {await sitting.on_turn()}
    await nothing_waits(stage)


async def lost(stage: Stage, sitting: Sitting) -> dict[str, int]:
    """Delete the channel, its threads with it; return how often each was written to so far."""
    stage.sandbox.faults.delete_channel(stage.channel("games"))
    for _ in range(3):
        await stage.settle()
    return {name: len(directs(stage, name)) for name in NAMES}


async def test_a_vote_without_a_place_is_put_to_each_person_at_once(stage: Stage) -> None:
    """And so is its outcome told."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    game = (await sitting.fact()).id
    before = await lost(stage, sitting)
    await stage.services.play.propose(Press(game, sitting.person("Ann")), Proposal("abort"))
    await stage.settle()
    asked = told(stage, before)
    assert set(asked) == {"Ben", "Cara"}
    assert "can't be posted in" in asked["Ben"]
    before = {name: len(directs(stage, name)) for name in NAMES}
    await stage.press("Ben", directs(stage, "Ben")[-1], "Go on")
    await stage.settle()
    assert set(told(stage, before)) == set(NAMES)
    assert not await stage.services.outbox.waiting()


async def test_an_end_without_a_place_is_told_to_each_lord_at_once(stage: Stage) -> None:
    sitting = await sit_down(stage)
    await sitting.finish(but=1)
    game, who = (await sitting.fact()).id, await sitting.on_turn()
    before = await lost(stage, sitting)
    person = sitting.person(who)
    panel = await stage.services.play.panel(Press(game, person))
    while panel.composition.todo:
        panel = await stage.services.play.set_slot(Press(game, person), best(panel))
    await stage.services.play.end_turn(Press(game, person))
    await stage.settle()
    assert all("wins" in text for text in told(stage, before).values())
    assert set(told(stage, before)) == {"Ann", "Ben"}
    assert not await stage.services.outbox.waiting()


async def test_a_vote_where_we_may_not_write_is_put_to_each_person_after_a_day(
    stage: Stage,
) -> None:
    """Until then the place may be given back."""
    sitting = await sit_down(stage, lords=3, clock="7 days")
    await sitting.turn()
    closed = (Right.SEND_MESSAGES_IN_THREADS, Right.SEND_MESSAGES)
    stage.sandbox.faults.take_away("games", *closed)
    before = {name: len(directs(stage, name)) for name in NAMES}
    await stage.services.play.propose(
        Press((await sitting.fact()).id, sitting.person("Ann")), Proposal("abort")
    )
    await stage.pass_time(HOUR)
    assert not told(stage, before)
    await stage.pass_time(24 * HOUR)
    for name in ("Ben", "Cara"):
        words = [bare(one) for one in directs(stage, name)[before[name] :]]
        assert len([text for text in words if "can't be posted in" in text]) == 1


@FORM_CODE
async def test_who_missed_their_turn_is_told_so_although_its_report_is_refused(
    stage: Stage,
) -> None:
    """Not only the lord on turn."""
    sitting = await sit_down(stage, lords=3, clock="12 hours")
    await sitting.turn()
    late = await sitting.on_turn()
    refuse(stage, f"POST /channels/{sitting.thread.id}/messages", 4)
    before = {name: len(directs(stage, name)) for name in NAMES}
    await stage.pass_time(13 * HOUR)
    words = [bare(one) for one in directs(stage, late)[before[late] :]]
    assert any("missed" in text for text in words), words
    await nothing_waits(stage)


@FORM_CODE
async def test_an_invitation_waits_until_direct_messages_may_be_sent(stage: Stage) -> None:
    """The channel refuses it; the table is not kept waiting by it."""
    await open_table(stage)
    games = f"POST /channels/{stage.channel('games').id}/messages"
    refuse(stage, games, 2)
    stage.sandbox.faults.fail(OPEN, 403, code=40003)
    await stage.command("Ann", "games", "game invite", user="Cara")
    await stage.settle()
    assert not directs(stage, "Cara")
    await stage.join("Ben", "1")
    await stage.settle()
    assert "Ben" in bare(stage.messages("games")[-1])
    refuse(stage, games, 2)
    for _ in range(4):
        await stage.pass_time(60)
    (invited,) = directs(stage, "Cara")
    assert "Accept" in stage.labels(invited)
    await nothing_waits(stage)


@FORM_CODE
async def test_a_crash_between_direct_messages_tells_nobody_twice(stage: Stage) -> None:
    """It happens when Ben was written to and Cara was not."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    before = await twice(stage, sitting.thread)
    await stage.command("Ann", sitting.thread, "game pause", until="3 days")
    await die(stage, f"POST /channels/{stage.world.direct('Ben').id}/messages", after=True)
    await stage.restart()
    refuse(stage, f"POST /channels/{sitting.thread.id}/messages", 2)
    for _ in range(3):
        await stage.pass_time(HOUR)
    assert set(told(stage, before)) == {"Ben", "Cara"}
    await nothing_waits(stage)


@FORM_CODE
async def test_an_outcome_that_no_edit_can_show_is_posted_anew(stage: Stage) -> None:
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    await stage.command("Ann", sitting.thread, "game pause", until="3 days")
    await stage.settle()
    vote = sitting.messages[-1]
    refuse(stage, EDIT, 2)
    await stage.press("Ben", vote, stage.labels(vote)[1])
    await stage.settle()
    assert "would rather go on" in bare(sitting.messages[-1])
    assert sitting.messages[-2].id == vote.id
    await nothing_waits(stage)
