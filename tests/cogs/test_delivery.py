"""By mention, by direct message, or both; if one way fails, the other; nobody is left untold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord.http import HTTPClient

from cogs.play import reminders
from sandbox import Channel, Message, Right
from services.facts import Person, Press
from services.facts.games import Proposal
from services.facts.news import Call, ReminderNews
from services.facts.plans import Plan
from tests.cogs.scenes import EN, accept, game_fact, labels
from tests.cogs.stage import begun, game_of, living, on_turn, play_turn, stage, texts
from tests.cogs.test_thread_messages import FOUR, middle
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

HOUR, DAY = 3600, 86_400
SILENT = 1 << 12
NIGHT = (0, 1439)


async def person(stage: Stage, thread: Channel, name: str) -> Person:
    game = await game_of(stage, thread)
    seat = next(one for one in game.table.seats if one.name == name)
    return Person(seat.user or 0, name)


async def following(stage: Stage, thread: Channel) -> str:
    """Who is on turn after the lord on turn."""
    game = await game_of(stage, thread)
    slots = [slot.seat for slot in game.view.order if not slot.done]
    return str(game.table.seats[slots[1] - 1].name)


async def change(stage: Stage, thread: Channel, name: str, **changes: object) -> None:
    await stage.services.people.change(await person(stage, thread, name), **changes)


def direct(stage: Stage, who: str) -> list[Message]:
    """What the bot has written to a person."""
    user = stage.world.user(who).id
    mine = [c for c in stage.world.channels.values() if user in getattr(c, "recipients", ())]
    return [one for box in mine for one in stage.messages(stage.channel(box.id))]


def pinged(stage: Stage, thread: Channel) -> list[str]:
    """Who was mentioned in a thread, message by message."""
    return [stage.world.users[user].name for one in stage.messages(thread) for user in one.mentions]


async def test_call_in_quiet_hours_makes_no_sound(stage: Stage) -> None:
    """In the thread, and directly; whoever is awake is rung as always."""
    thread = await begun(stage, 3)
    name = await following(stage, thread)
    await change(stage, thread, name, quiet=NIGHT, zone="UTC", notice="both")
    await play_turn(stage, thread)
    call = [one for one in stage.messages(thread) if one.content][-1]
    assert call.content.startswith("<@")
    assert call.flags & SILENT
    assert direct(stage, name)[-1].flags & SILENT
    await play_turn(stage, thread)
    call = [one for one in stage.messages(thread) if one.content][-1]
    assert not call.flags & SILENT


async def test_reminder_comes_and_goes(stage: Stage) -> None:
    """It says what is left, leads to the turn, gives way to the next one and goes with it."""
    thread = await begun(stage, 3)
    await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    await stage.pass_time(12 * HOUR)
    first = stage.message("12 hours left for your turn", where=thread)
    assert [stage.world.users[one].name for one in first.mentions] == [who]
    assert bare(first).endswith("After that the autopilot plays it.")
    await stage.pass_time(10 * HOUR)
    assert [text for text in texts(stage, thread) if " left for your turn" in text] == [
        bare(stage.message("2 hours left for your turn", where=thread))
    ]
    second = stage.message("2 hours left for your turn", where=thread)
    panel = await stage.press(who, second, "Play")
    assert "domino" in bare(panel)
    await play_turn(stage, thread)
    assert not [text for text in texts(stage, thread) if " left for your turn" in text]


async def test_reminder_by_direct_message_goes_with_the_turn_too(stage: Stage) -> None:
    """The thread hears nothing of it; where it is refused, the thread mentions."""
    thread = await begun(stage, 3)
    who = await on_turn(stage, thread)
    await change(stage, thread, who, notice="direct")
    await stage.pass_time(12 * HOUR)
    (told,) = direct(stage, who)
    assert bare(told).startswith("12 hours left for your turn in **Harvest Moon** (")
    assert not [text for text in texts(stage, thread) if " left for your turn" in text]
    stage.sandbox.faults.block_direct_messages(who)
    await stage.pass_time(10 * HOUR)
    assert "2 hours left for your turn" in texts(stage, thread)[-1]
    await play_turn(stage, thread)
    assert direct(stage, who) == []


async def test_who_blocks_direct_messages_is_mentioned_and_told_why(stage: Stage) -> None:
    """The game never depends on direct messages; the next private answer says it, once."""
    thread = await begun(stage, 3)
    name = await following(stage, thread)
    await change(stage, thread, name, notice="direct")
    stage.sandbox.faults.block_direct_messages(name)
    await play_turn(stage, thread)
    assert pinged(stage, thread)[-1] == name
    who = await on_turn(stage, thread)
    call = [one for one in stage.messages(thread) if stage.find(one, "Play")][-1]
    await stage.press(who, call, "Play")
    told = await stage.told(who, "I could not write to you", where=thread)
    assert stage.labels(told) == ["Settings"]


async def test_who_has_left_the_server_is_written_to(stage: Stage) -> None:
    """A mention can't reach them; it comes directly where they still share a server with us."""
    thread = await begun(stage, 3)
    name = await following(stage, thread)
    world = stage.world
    world.add_server("Elsewhere", [world.user(name)])
    await stage.settle()
    stage.sandbox.faults.leave(name, next(iter(world.servers)))
    await play_turn(stage, thread)
    assert await on_turn(stage, thread) == name
    assert name not in pinged(stage, thread)
    assert bare(direct(stage, name)[-1]).startswith("Choose your first domino in **Harvest Moon**")


async def test_with_the_thread_shut_reminders_come_directly(stage: Stage) -> None:
    """If one way fails, the other is used."""
    thread = await begun(stage, 3)
    who = await on_turn(stage, thread)
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES, Right.SEND_MESSAGES_IN_THREADS)
    await stage.pass_time(12 * HOUR)
    assert direct(stage, who)


async def test_discord_is_not_asked_where_we_know_that_we_may_not_write(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is refused all the time is shut out, whatever it wanted to post there."""
    thread = await begun(stage, 3)
    who, asked = await on_turn(stage, thread), list[int]()
    send = HTTPClient.send_message

    def noted(self: HTTPClient, channel: int, **kwargs: Any) -> Any:
        asked.append(int(channel))
        return send(self, channel, **kwargs)

    monkeypatch.setattr(HTTPClient, "send_message", noted)
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES, Right.SEND_MESSAGES_IN_THREADS)
    await stage.pass_time(12 * HOUR)
    (call,) = direct(stage, who)
    assert asked == [int(call.channel)]


async def away(stage: Stage, lord: Person) -> int:
    """Announce that a lord is away today."""
    today = await stage.services.absences.today(lord)
    fact = await stage.services.absences.announce(lord, today, today)
    await stage.settle()
    assert fact.absence is not None
    return fact.absence.id


async def test_a_direct_call_tells_when_its_turn_ends_now(stage: Stage) -> None:
    """As long as the turn lasts, without a new message; it is of use again after a takeback."""
    thread = await begun(stage, 3)
    name = await following(stage, thread)
    await change(stage, thread, name, notice="both")
    await play_turn(stage, thread)
    lord, (sent,) = await person(stage, thread, name), direct(stage, name)
    assert "· ends <t:" in bare(sent)
    assert stage.labels(sent) == ["Play", "More time…"]
    absence = await away(stage, lord)
    (told,) = direct(stage, name)
    assert told.id == sent.id
    assert "· you are away until <t:" in bare(told)
    assert stage.labels(told) == ["Play"]
    assert "· you are away until <t:" in bare(living(stage, thread))
    await stage.services.absences.cancel(lord, absence)
    await stage.settle()
    (told,) = direct(stage, name)
    assert "· ends <t:" in bare(told)
    await play_turn(stage, thread)
    await away(stage, lord)
    (told,) = direct(stage, name)
    over = "It is not your turn in **Harvest Moon** (Castellan's Court) any more."
    assert bare(told) == over
    assert stage.labels(told) == ["Play"]
    game = await game_of(stage, thread)
    called = living(stage, thread)
    await stage.services.play.takeback(Press(game.id, lord))
    await stage.settle()
    again = living(stage, thread)
    assert again.id < called.id
    assert bare(again).startswith(f"**{name}** chooses a domino in **Harvest Moon**")
    (told,) = direct(stage, name)
    assert bare(told).startswith("Choose your first domino in **Harvest Moon** (")
    assert "· you are away until <t:" in bare(told)


async def test_a_message_shows_every_change_of_its_deadline(stage: Stage) -> None:
    """Its lord is mentioned there already and is named once, as Discord wants it."""
    thread = await begun(stage, 3)
    await play_turn(stage, thread)
    lord = await person(stage, thread, await on_turn(stage, thread))
    assert living(stage, thread).mentions == [lord.id]
    ends = bare(living(stage, thread)).splitlines()[0]
    absence = await away(stage, lord)
    assert "· you are away until <t:" in bare(living(stage, thread))
    assert await stage.services.outbox.waiting() == ()
    await stage.services.absences.cancel(lord, absence)
    await stage.settle()
    assert bare(living(stage, thread)).splitlines()[0] == ends
    assert await stage.services.outbox.waiting() == ()


async def test_one_message_tells_a_lord_of_a_lost_turn_and_of_the_next(stage: Stage) -> None:
    """The autopilot plays on for lords who are on turn again, and no report is held back."""
    thread = await begun(stage, 2)
    twice = 0
    for _ in range(4):
        await stage.pass_time(DAY)
        assert await stage.services.outbox.waiting() == ()
        told = stage.message("Time ran out", where=thread)
        twice += any(told.content.count(f"<@{user}>") > 1 for user in told.mentions)
    assert twice


async def test_a_direct_call_holds_for_the_second_of_two_turns(stage: Stage) -> None:
    """Who is on turn twice in a row is called once; it says when that is over, too."""
    thread = await begun(stage, 2)
    while (name := await on_turn(stage, thread)) == await following(stage, thread):
        await play_turn(stage, thread)
    lord = await following(stage, thread)
    await change(stage, thread, lord, notice="direct")
    await play_turn(stage, thread)
    assert name != lord
    over, turns = "It is not your turn in", list[bool]()
    while len(turns) < 20:
        said = [bare(one).startswith(over) for one in direct(stage, lord)]
        turns.append(await on_turn(stage, thread) == lord)
        assert said == [True] * (len(said) - 1) + [not turns[-1]]
        if turns[-3:] == [True, True, False]:
            return
        await play_turn(stage, thread)
    raise AssertionError("nobody was on turn twice in a row")


async def test_a_direct_call_that_can_not_be_edited_is_let_alone(stage: Stage) -> None:
    """It is gone, or its lord is not the lord of the seat any more."""
    thread = await begun(stage, 3)
    name = await following(stage, thread)
    await change(stage, thread, name, notice="direct")
    await play_turn(stage, thread)
    lord, (sent,) = await person(stage, thread, name), direct(stage, name)
    said = bare(sent)
    game, dan = await game_of(stage, thread), Person(stage.world.user("Dan").id, "Dan")
    await stage.services.play.resign(game.id, lord)
    await stage.services.play.take_seat(game.id, dan)
    await stage.settle()
    assert bare(direct(stage, name)[0]) == said
    await change(stage, thread, "Dan", notice="direct")
    while await on_turn(stage, thread) != "Dan" or not direct(stage, "Dan"):
        await stage.pass_time(60)
        await play_turn(stage, thread)
    stage.world.delete_message(direct(stage, "Dan")[-1])
    await away(stage, dan)
    assert "away until <t:" in bare(living(stage, thread))
    assert await stage.services.outbox.waiting() == ()


@pytest.mark.parametrize("notice", ["mention", "direct", "both"])
async def test_whose_time_ran_out_is_told(stage: Stage, notice: str) -> None:
    """Of all people the one whom it happened to."""
    thread = await begun(stage, 3)
    who = await on_turn(stage, thread)
    await change(stage, thread, who, notice=notice, reminders="none")
    await stage.pass_time(DAY)
    assert await on_turn(stage, thread) != who
    told = [one for one in direct(stage, who) if "Time ran out for your turn" in bare(one)]
    assert bool(told) is (notice != "mention")
    if notice == "direct":
        assert stage.labels(told[0]) == ["I'm back", "Look"]
        assert "is yours again." in bare(await stage.press(who, told[0], "I'm back"))
        game = await game_of(stage, thread)
        assert all(seat.present for seat in game.table.seats)


async def test_a_plans_fate_comes_to_its_lord_alone_without_a_sound(stage: Stage) -> None:
    """Whatever they set: the thread is everybody's. Who takes none is not told in the thread."""
    thread = await begun(stage, 3)
    name = await following(stage, thread)
    game, lord = await game_of(stage, thread), await person(stage, thread, name)
    wishes = tuple(slot.domino for slot in game.view.next_line)
    await stage.services.play.keep_plan(Press(game.id, lord), Plan(None, wishes))
    await play_turn(stage, thread)
    await stage.pass_time(60)
    (told,) = direct(stage, name)
    assert bare(told).startswith("**Harvest Moon** (")
    assert "Your plan was played: " in bare(told)
    assert told.flags & SILENT
    assert stage.labels(told)[-1] == "My plans"
    assert not [text for text in texts(stage, thread) if "plan" in text]


async def test_who_has_lost_a_seat_to_another_is_told_as_they_want_it(stage: Stage) -> None:
    """Directly, without a mention; where that is refused, by a mention in the thread."""
    thread = await begun(stage, 3)
    name, play = await on_turn(stage, thread), stage.services.play
    game, first = await game_of(stage, thread), await person(stage, thread, name)
    dan = Person(stage.world.user("Dan").id, "Dan")
    stage.sandbox.faults.block_direct_messages("Dan")
    for gone, heir in ((first, dan), (dan, first)):
        await stage.services.people.change(gone, notice="direct")
        await play.resign(game.id, gone)
        await play.take_seat(game.id, heir)
        await stage.settle()
    (told,) = [one for one in direct(stage, name) if "for you" in bare(one)]
    assert bare(told).startswith("**Dan** plays on for you in **Harvest Moon** (")
    heard = [text for text in texts(stage, thread) if "plays on" in text]
    assert heard[0] == f"**Dan** plays on in **Harvest Moon** for **{name}**."
    assert heard[1].endswith(f"> **{name}** plays on for you in **Harvest Moon**.")
    assert pinged(stage, thread).count("Dan") == 1


async def test_a_question_in_quiet_hours_rings_when_they_are_over(stage: Stage) -> None:
    """Who is awake is called at once; the others are, once, if their answer is awaited still."""
    thread = await begun(stage, 3)
    minute = stage.clock.now() // 60 % 1440
    for name, hours in (("Ben", 2), ("Cara", 3)):
        night = ((minute - 60) % 1440, (minute + hours * 60) % 1440)
        await change(stage, thread, name, quiet=night, zone="UTC", reminders="none")
    game, ann = await game_of(stage, thread), await person(stage, thread, "Ann")
    vote = await stage.services.play.propose(Press(game.id, ann), Proposal("abort"))
    await stage.settle()
    question = stage.message("would like to end", where=thread)
    assert question.flags & SILENT
    assert pinged(stage, thread)[-2:] == ["Ben", "Cara"]
    before = len(pinged(stage, thread))
    await stage.pass_time(2 * HOUR)
    (call,) = [one for one in stage.messages(thread) if "your answer is awaited" in bare(one)]
    assert pinged(stage, thread)[before:] == ["Ben"]
    assert not call.flags & SILENT
    shown = await stage.press("Ben", call, "Open question")
    await stage.press("Ben", shown, "Agree")
    await stage.services.play.answer_vote(vote.id, await person(stage, thread, "Cara"), agree=False)
    await stage.pass_time(2 * HOUR)
    assert not [text for text in texts(stage, thread) if "your answer is awaited" in text]
    assert {"Ben", "Cara"}.isdisjoint(pinged(stage, thread))


async def test_a_question_calls_only_who_is_awake(stage: Stage) -> None:
    """With a sound; it can't come without one to some."""
    thread = await begun(stage, 3)
    await change(stage, thread, "Ben", quiet=NIGHT, zone="UTC")
    game, ann = await game_of(stage, thread), await person(stage, thread, "Ann")
    before = len(pinged(stage, thread))
    await stage.services.play.propose(Press(game.id, ann), Proposal("abort"))
    await stage.settle()
    assert pinged(stage, thread)[before:] == ["Cara"]
    assert not stage.message("would like to end", where=thread).flags & SILENT


def test_every_reminder_is_taken_by_discord() -> None:
    """By thread and directly, with a limit and without."""
    fact = game_fact(middle(), FOUR)
    assert fact.seat_on_turn is not None
    call = Call(fact.seat_on_turn, "mention")
    for why in ("again", "left", "quiet", "away", "resumed"):
        for left in (0, 7200):
            news = ReminderNews(fact, call, why, left)
            said = reminders.reminder(news, EN)
            accept(said)
            assert said.mentions == (call.seat.user,)
            assert labels(said)[:1] == ["Play"]
            sent = reminders.reminder(news, EN, server="The *Oak* Club")
            accept(sent)
            assert "<@" not in sent.content
    soon = reminders.reminder(ReminderNews(fact, call, "soon"), EN, server="Oak")
    accept(soon)
    assert labels(soon) == ["Look"]
    for lost in (False, True):
        one = replace(call, seat=replace(call.seat, missed=3, lost=lost))
        missed = reminders.missed(fact, one, "The *Oak* Club", EN)
        accept(missed)
        assert labels(missed) == ["I'm back", "Look"]
