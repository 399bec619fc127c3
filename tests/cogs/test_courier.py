"""The courier through a real client: what it says is said once, in order, somewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from cogs import discord_errors
from cogs.codec import CustomId, parse
from cogs.courier.own_messages import ids_on
from cogs.screen import Button, Ping, Row
from sandbox import Channel, Right
from services.core.live_games import load
from services.core.outbox_bodies import OutageBody, ReminderBody
from services.facts import Person
from services.outbox.announcements import Now, announce_call
from services.state.table_facts import table_fact, table_row
from tests.cogs.stage import (
    POST,
    begin,
    begun,
    compose,
    game_of,
    living,
    on_turn,
    play_turn,
    stage,
    texts,
)
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

THREAD = "POST /channels/{channel}/messages/{message}/threads"


def reports(stage: Stage, where: Any, words: str = " took ") -> list[str]:
    """Return the messages that report something."""
    return [text for text in texts(stage, where) if words in text]


async def test_a_game_opens_in_a_thread_on_its_tables_message(stage: Stage) -> None:
    """The thread hangs on the message; the channel gets no further one but what Discord shows."""
    thread = await begun(stage)
    table = stage.messages("games")[0]
    assert thread.id == table.id
    assert thread.name == "Harvest Moon"
    assert f"play: <#{thread.id}>" in bare(table)
    opening, call = [one for one in stage.messages(thread) if bare(one)]
    assert "Kings were drawn" in bare(opening)
    assert call.content.startswith("<@")
    game = await game_of(stage, thread)
    assert game.seat_on_turn is not None
    assert list(call.mentions) == [game.seat_on_turn.user]
    assert stage.labels(call) == ["Play", "Look"]


async def test_without_the_right_to_open_threads_the_channel_is_used(stage: Stage) -> None:
    """Said once, in the opening; the game is playable there."""
    stage.sandbox.faults.take_away("games", Right.CREATE_PUBLIC_THREADS)
    await begin(stage)
    await stage.settle()
    assert stage.threads() == []
    said = texts(stage, "games")
    assert sum("No thread can be opened here" in text for text in said) == 1
    await play_turn(stage, "games")
    assert len(reports(stage, "games")) == 1


async def test_each_turn_is_one_message_and_the_old_one_is_stripped(stage: Stage) -> None:
    """Round, picture and report stay of it; the first call, which reports nothing, goes."""
    thread = await begun(stage, 3)
    for _ in range(4):
        await play_turn(stage, thread)
    messages = [one for one in stage.messages(thread) if one.flags == 0 and one.content]
    assert len(messages) == 4
    for old in messages[:-1]:
        assert "<@" not in old.content
        assert stage.labels(old) == []
        assert len(old.files) == 1
    assert messages[-2].content.startswith("The first choice\n")
    assert stage.labels(messages[-1]) == ["Play", "Look"]


async def test_two_turns_of_one_lord_are_folded_into_one_message(stage: Stage) -> None:
    """The second report repeats the first one's line and replaces it."""
    thread = await begun(stage)
    first = await on_turn(stage, thread)
    while await on_turn(stage, thread) == first:
        await play_turn(stage, thread)
    game = await game_of(stage, thread)
    told = reports(stage, thread)
    assert sum(text.count(" took ") for text in told) == game.version - 1
    twice = [text for text in told if text.count(" took ") == 2]
    assert (
        len(twice)
        == sum(
            one.seat == two.seat
            for one, two in zip(game.view.order, game.view.order[1:], strict=False)
        )
        or len(told) == 1
    )


async def test_a_crash_after_posting_posts_once(stage: Stage) -> None:
    """The message whose fate is not known is looked for and adopted."""
    thread = await begun(stage)
    stage.sandbox.faults.cut(POST, after=True)
    await play_turn(stage, thread)
    assert len(reports(stage, thread)) == 1
    await stage.pass_time(3600)
    assert len(reports(stage, thread)) == 1
    assert await stage.services.outbox.waiting() == ()
    await play_turn(stage, thread)
    assert len(reports(stage, thread)) >= 1


async def test_a_report_that_is_repeated_is_not_taken_for_the_first(stage: Stage) -> None:
    """It has the same controls, and calls somebody: after a break it is posted all the same."""
    thread = await begun(stage)
    await play_turn(stage, thread)
    first = living(stage, thread)
    assert first is not None
    number = (await game_of(stage, thread)).id
    context = stage.services.context
    async with context.write() as tx:
        live = await load(context, tx.connection, number)
        row = await table_row(tx.connection, live.row.table_id)
        fact = await table_fact(tx.connection, row)
        await announce_call(tx, Now(row, fact.seats, live))
    stage.sandbox.faults.cut(POST)
    await stage.settle()
    await stage.pass_time(3600)
    again = living(stage, thread)
    assert again is not None
    assert again.id != first.id
    assert len(reports(stage, thread)) == 1


async def test_a_lost_connection_before_posting_is_made_up_for(stage: Stage) -> None:
    """Nothing is lost: it is said when Discord is back."""
    thread = await begun(stage)
    stage.sandbox.faults.cut(POST)
    await play_turn(stage, thread)
    assert reports(stage, thread) == []
    await stage.pass_time(3600)
    assert len(reports(stage, thread)) == 1


async def test_one_game_never_holds_another(stage: Stage) -> None:
    """A table whose news fail waits alone."""
    first = await begun(stage)
    second = await begun(stage, name="Quiet Mill")
    stage.sandbox.faults.fail(f"POST /channels/{first.id}/messages", 401, times=100)
    await play_turn(stage, first)
    await play_turn(stage, second)
    assert reports(stage, first) == []
    assert len(reports(stage, second)) == 1
    assert len(await stage.services.outbox.waiting()) == 1
    stage.sandbox.faults.clear()
    await stage.pass_time(3600)
    assert len(reports(stage, first)) == 1


async def test_a_deleted_thread_sends_the_game_to_its_channel(stage: Stage) -> None:
    """The game goes on where it was announced."""
    thread = await begun(stage)
    who = await on_turn(stage, thread)
    panel = await compose(stage, who, await stage.press(who, living(stage, thread), "Play"))
    assert panel is not None
    game = await game_of(stage, thread)
    stage.sandbox.faults.delete_channel(thread)
    answer = await stage.command(who, "games", "end", game=f"{game.id}")
    assert "Turn ended" in bare(answer) or "you are on again" in bare(answer)
    await stage.settle()
    assert len(reports(stage, "games")) == 1
    await play_turn(stage, "games")


async def test_with_no_place_left_the_lord_is_told_directly(stage: Stage) -> None:
    """News come as a direct message that works like the thread's."""
    thread = await begun(stage, 3)
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES, Right.SEND_MESSAGES_IN_THREADS)
    await play_turn(stage, thread)
    assert reports(stage, thread) == []
    following = await on_turn(stage, thread)
    direct = stage.message("the news comes to you directly", where=letter_box(stage, following))
    panel = await stage.press(following, direct, "Play")
    assert "Your first choice" in bare(panel)


def letter_box(stage: Stage, who: str) -> Channel:
    """Return the channel of the bot's direct messages with a person."""
    user = stage.world.user(who).id
    found = [c for c in stage.world.channels.values() if user in getattr(c, "recipients", ())]
    return stage.channel(found[-1].id)


async def test_who_wants_direct_messages_gets_them_without_a_mention(stage: Stage) -> None:
    """And where they are refused, the thread mentions instead."""
    thread = await begun(stage, 3)
    order = [slot.seat for slot in (await game_of(stage, thread)).view.order]
    following = (await game_of(stage, thread)).table.seats[order[1] - 1]
    person = stage.client.app.services.people
    assert following.user is not None
    who = Person(following.user, str(following.name))
    await person.change(who, notice="direct")
    await play_turn(stage, thread)
    last = [one for one in stage.messages(thread) if one.content][-1]
    assert "<@" not in last.content
    direct = stage.messages(letter_box(stage, str(following.name)))[-1]
    assert bare(direct).startswith("Choose your first domino in **Harvest Moon**")
    third = (await game_of(stage, thread)).table.seats[order[2] - 1]
    await person.change(Person(third.user or 0, str(third.name)), notice="direct")
    stage.sandbox.faults.block_direct_messages(str(third.name))
    await play_turn(stage, thread)
    last = [one for one in stage.messages(thread) if one.content][-1]
    assert last.content.startswith(f"<@{third.user}>")


async def test_a_turn_taken_back_gives_the_old_message_its_call_again(stage: Stage) -> None:
    """The report is deleted, the message before calls without a mention, the next one tells it."""
    thread = await begun(stage, 3)
    await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    done = await play_turn(stage, thread)
    count = len(stage.messages(thread))
    panel = await stage.press(who, done, "Take back")
    assert "Your turn is open again" in bare(panel)
    await stage.settle()
    assert len(stage.messages(thread)) == count - 1
    restored = living(stage, thread)
    assert f"{who} chooses a domino" in bare(restored).replace("**", "")
    assert "<@" not in restored.content
    assert len(restored.files) == 1
    assert await stage.press(who, panel, "end")
    await stage.settle()
    assert f"{who} took the last turn back." in texts(stage, thread)[-1].replace("**", "")


async def test_a_vote_is_asked_and_edited_to_its_result(stage: Stage) -> None:
    """Everybody is asked once; the last yes ends the game without a result."""
    thread = await begun(stage, 3)
    ask = await stage.command("Ann", thread, "game abort")
    assert "must agree" in bare(ask)
    await stage.press("Ann", ask, "Ask everybody")
    await stage.settle()
    question = stage.message("would like to end", where=thread)
    assert "(1 of 3)" in bare(question)
    answer = await stage.press("Ben", question, "Agree")
    assert "2 of 3" in bare(answer)
    await stage.settle()
    question = stage.message("would like to end", where=thread)
    assert "(2 of 3)" in bare(question)
    assert "<@" not in question.content
    await stage.press("Cara", question, "Agree")
    await stage.settle()
    assert stage.message("Everybody agreed", where=thread).id == question.id
    assert "ended by agreement" in bare(stage.message("Standing", where=thread))


async def test_the_host_of_an_expired_table_is_told(stage: Stage) -> None:
    """The table says so, and the host is called."""
    await stage.command(
        "Ann", "games", "game new", box="kingdomino", lords=2, who="anyone", name="Lone Oak"
    )
    await stage.settle()
    await stage.pass_time(8 * 86_400)
    said = texts(stage, "games")
    assert sum("Nobody took the last seat" in text for text in said) >= 1
    assert any(one.mentions for one in stage.messages("games"))


async def test_a_message_that_moderators_deleted_does_no_harm(stage: Stage) -> None:
    """The next turn is posted as always, though there is nothing to strip."""
    thread = await begun(stage, 3)
    panel = await stage.press(await on_turn(stage, thread), living(stage, thread), "Play")
    who = await on_turn(stage, thread)
    stage.sandbox.faults.vanish(living(stage, thread))
    await stage.press(who, await compose(stage, who, panel), "end")
    await stage.settle()
    assert len(reports(stage, thread)) == 1
    await stage.pass_time(86_400)
    assert await stage.services.outbox.waiting() == ()


async def test_the_end_is_one_view_with_two_pictures(stage: Stage) -> None:
    """Winner, places, kingdoms, score pad; everybody is mentioned in it once."""
    thread = await begun(stage)
    for _ in range(60):
        if (await game_of(stage, thread)).over:
            break
        await play_turn(stage, thread)
    end = stage.messages(thread)[-1]
    assert "wins" in bare(end) or "share the win" in bare(end)
    assert len(end.mentions) == 2
    assert stage.labels(end) == [
        "Rematch",
        "Replay",
        "Explain the score",
        "Record",
        "Review my game",
    ]
    assert not [one for one in stage.messages(thread) if stage.find(one, "Play")]
    explained = await stage.press("Dan", end, "Explain the score")
    assert "For ties" in bare(explained)
    record = await stage.press("Dan", end, "Record")
    assert len(record.files) == 2
    stranger = await stage.press("Dan", end, "Rematch")
    assert "Only the lords of this game" in bare(stranger)
    again = await stage.press("Ann", end, "Rematch")
    assert "is open in" in bare(again)
    assert "is open already" in bare(await stage.press("Ben", end, "Rematch"))


# -- what a failure means --------------------------------------------------------------------------


class Answer:
    """What discord.py needs of a response to build an error."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = ""


def error(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    return kind(Answer(status), {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("failure", "means"),
    [
        (error(discord.Forbidden, 403, 0), "lost known"),
        (error(discord.Forbidden, 403, 50001), "lost known"),
        (error(discord.Forbidden, 403, 160005), "lost known"),
        (error(discord.Forbidden, 403, 20009), "refused known"),
        (error(discord.Forbidden, 403, 20026), "known"),
        (error(discord.Forbidden, 403, 40333), "known"),
        (error(discord.HTTPException, 400, 130000), "known"),
        (discord.Forbidden(Answer(403), "<html>"), "known"),
        (discord.NotFound(Answer(404), ""), "known"),
        (discord.NotFound(Answer(404), {"error": "no route"}), "known"),
        (discord.Forbidden(Answer(403), {"code": "forbidden"}), "known"),
        (discord.HTTPException(Answer(400), "<html>"), "known"),
        (discord.HTTPException(Answer(413), "<html>"), "refused known"),
        (error(discord.Forbidden, 403, discord_errors.OPENING_TOO_FAST), "known"),
        (error(discord.HTTPException, 400, discord_errors.ARCHIVED), "lost known"),
        (error(discord.NotFound, 404, discord_errors.UNKNOWN_CHANNEL), "lost gone known"),
        (error(discord.NotFound, 404, discord_errors.UNKNOWN_MESSAGE), "known"),
        (error(discord.HTTPException, 400, 50035), "refused known"),
        (error(discord.HTTPException, 400, 160006), "lost known"),
        (error(discord.HTTPException, 400, 999_999), "refused known"),
        (error(discord.HTTPException, 400, 50033), "known"),
        (error(discord.HTTPException, 401, 0), "known"),
        (error(discord.HTTPException, 429, 30046), "known"),
        (error(discord.DiscordServerError, 503, 0), ""),
        (discord.RateLimited(60), "known"),
        (aiohttp.ServerDisconnectedError(), ""),
        (OSError(104, "reset"), ""),
        (TimeoutError(), ""),
    ],
)
def test_failures_are_told_apart(failure: Exception, means: str) -> None:
    """Whether the place is lost, the message refused, and whether surely nothing was posted."""
    assert isinstance(failure, discord_errors.TROUBLE)
    questions = {
        "lost": discord_errors.is_place_lost,
        "gone": discord_errors.is_channel_gone,
        "refused": discord_errors.is_refused,
        "known": discord_errors.is_known,
    }
    assert " ".join(word for word, ask in questions.items() if ask(failure)) == means
    assert discord_errors.code_of(failure)


def test_ids_are_found_however_deep_they_lie() -> None:
    """Rows, containers, sections with a button."""

    class Part:
        def __init__(self, id: str | None = None, *children: object, accessory: object = None):
            self.custom_id = id
            self.children = children
            self.accessory = accessory

    tree = [Part(None, Part(None, Part("a"), Part("b")), Part(None, accessory=Part("c")))]
    assert ids_on(tree) == {"a", "b", "c"}


async def test_what_is_not_to_be_said_any_more_makes_way(stage: Stage) -> None:
    """In one round: a reminder whose turn is over, then what stands behind it in the line."""
    thread = await begun(stage, 3)
    game = await game_of(stage, thread)
    context = stage.services.context
    async with context.write() as tx:
        row = await table_row(tx.connection, game.table.id)
        moot = ReminderBody(1, "left", turn=game.turn_version - 1)
        await tx.say(row, moot, game=game.id, version=game.version)
        told = OutageBody(7200, turn=game.turn_version)
        await tx.say(row, told, game=game.id, version=game.version)
    assert await stage.client.courier.run_due() == 1
    assert "2 hours" in texts(stage, thread)[-1]


async def test_news_without_a_known_outcome_is_found_by_its_controls(stage: Stage) -> None:
    """Only our own message about the same is taken for it, though other buttons come and go."""
    thread = await begun(stage, 3)
    post = stage.client.courier._announcer.post
    call = living(stage, thread)
    channel = post.channel(thread.id)
    ids: list[CustomId] = [parse(part["custom_id"]) for part in stage.components(call)]
    same = Ping("x", (Row(tuple(Button("x", id) for id in ids)),))
    found = await post.find(channel, same, "")
    assert found is not None
    assert found.id == call.id
    more = Ping("x", (Row((*same.rows[0].buttons, Button("x", replace(ids[0], action="more")))),))
    found = await post.find(channel, more, "")
    assert found is not None
    other = Ping("x", (Row((Button("x", replace(ids[0], version=99)),)),))
    assert await post.find(channel, other, "") is None
    assert await post.find(channel, Ping("x"), "") is None
