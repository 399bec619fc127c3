"""Questions to the table by buttons and by commands, and seats that change hands."""

from __future__ import annotations

from sandbox import Message
from tests.cogs.stage import begun, game_of, living, on_turn, play_turn, stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

HOUR, DAY = 3600, 86400
LORDS = ("Ann", "Ben", "Cara")


def plain(message: Message) -> str:
    """Return what a message says, without marks of bold."""
    return bare(message).replace("*", "")


def posted(stage: Stage, words: str) -> Message:
    """Return the newest public message of the game that says something."""
    found = [one for one in stage.messages(stage.threads()[-1]) if words in plain(one)]
    assert found, [plain(one) for one in stage.messages(stage.threads()[-1])]
    return found[-1]


async def menu_of(stage: Stage, who: str) -> Message:
    look = await stage.press(who, living(stage, stage.threads()[-1]), "Look")
    return await stage.press(who, look, "Game…")


async def everybody_agrees(stage: Stage, vote: Message, *people: str) -> None:
    for who in people:
        await stage.press(who, vote, "agree")
    await stage.settle()


async def left(stage: Stage) -> int:
    game = await game_of(stage, stage.threads()[-1])
    assert game.clock is not None
    return (game.clock.deadline or 0) - stage.manual.now()


async def test_a_pause_by_buttons(stage: Stage) -> None:
    """Asked from the menu, agreed on, ended by all with one press each; pressed twice, no harm."""
    await begun(stage, 3)
    await stage.pass_time(5 * HOUR)
    asking = await stage.press("Ann", await menu_of(stage, "Ann"), "Pause…")
    assert stage.labels(asking) == ["1 day", "3 days", "7 days", "14 days", "Open end", "Back"]
    assert "is asked. The game goes on." in plain(await stage.press("Ann", asking, "3 days"))
    await stage.settle()
    vote = posted(stage, "would like to pause")
    assert "(1 of 3)" in plain(vote)
    await everybody_agrees(stage, vote, "Ben")
    assert "(2 of 3)" in plain(vote)
    await everybody_agrees(stage, vote, "Cara")
    assert "is paused until" in plain(vote)
    await stage.pass_time(2 * DAY)
    for who in ("Ann", "Ben"):
        waits = await stage.press(who, vote, "Go on")
        assert "it ends early only once all want that" in plain(waits)
    await stage.settle()
    assert "2 of 3 would go on now." in plain(vote)
    told = await stage.press("Cara", vote, "Go on")
    assert "runs again" in plain(told)
    assert await left(stage) == DAY - 5 * HOUR
    again = await stage.press("Cara", vote, "Go on")
    assert "is not paused" in plain(again)
    await stage.settle()
    assert "Cara has ended the pause of" in plain(vote)
    assert stage.labels(vote) == []
    lord = stage.world.user(await on_turn(stage, stage.threads()[-1]))
    assert posted(stage, "The game goes on").pinged == [lord.id]


async def test_a_pause_by_commands(stage: Stage) -> None:
    """With a length or a date, answered by command, ended by both with the same command."""
    thread = await begun(stage)
    unknown = await stage.command("Ann", thread, "game pause", until="someday")
    assert "I don't know the time “someday”" in plain(unknown)
    past = await stage.command("Ann", thread, "game pause", until="2025-01-01")
    assert "within 90 days" in plain(past)
    await stage.command("Ann", thread, "game pause", until="3 days")
    other = await stage.command("Ben", thread, "game abort")
    refused = await stage.press("Ben", other, "Ask everybody")
    assert "Ann has put a question to" in plain(refused)
    asked = await stage.press("Ben", refused, "Open question")
    assert stage.labels(asked) == ["Agree", "No"]
    answer = await stage.command("Ben", thread, "game vote", answer="agree")
    assert "is paused until" in plain(answer)
    waits = await stage.command("Ann", thread, "game pause")
    assert "it ends early only once all want that" in plain(waits)
    status = await stage.command("Ben", thread, "game pause")
    assert "runs again" in plain(status)


async def test_more_time_by_buttons_and_commands(stage: Stage) -> None:
    """Another lord gives it at once; who is on turn asks, and one yes is enough."""
    thread = await begun(stage, 3)
    lord = await on_turn(stage, thread)
    one, two = [who for who in LORDS if who != lord]
    offered = await stage.press(one, await menu_of(stage, one), "More time…")
    assert stage.labels(offered) == ["3 hours", "6 hours", "12 hours", "24 hours", "Back"]
    given = await stage.press(one, offered, "12 hours")
    assert f"{one} gave {lord} 12 more hours" in plain(given)
    assert await left(stage) == DAY + 12 * HOUR
    await stage.command(lord, thread, "game time", hours=6)
    await stage.settle()
    vote = posted(stage, f"{lord} asks for 6 more hours")
    assert "One of the others has to agree" in plain(await stage.press(lord, vote, "Give the time"))
    await stage.press(two, vote, "Give the time")
    await stage.settle()
    assert f"{two} gave {lord} 6 more hours" in plain(vote)
    assert await left(stage) == DAY + 18 * HOUR
    call = next(one for one in stage.messages(thread) if stage.find(one, "Play"))
    ends = stage.manual.now() + DAY + 18 * HOUR
    # The call of the turn tells the end as it is now, and calls nobody anew.
    assert call.content.partition("\n")[0].endswith(f"ends <t:{ends}:R>")
    assert call.mentions == [stage.world.user(lord).id]
    much = await stage.command(two, thread, "game time", hours=7)
    assert "At most 6 more hours can be given" in plain(much)


async def test_more_time_is_asked_for_from_a_reminder(stage: Stage) -> None:
    """In a message of its own, since the reminder is public; the others get the question."""
    thread = await begun(stage)
    lord = await on_turn(stage, thread)
    await stage.pass_time(22 * HOUR)
    reminder = posted(stage, "left for your turn")
    asking = await stage.press(lord, reminder, "More time…")
    assert "Ask the others for more time" in plain(asking)
    assert asking.only_for == stage.world.user(lord).id
    assert "is asked" in plain(await stage.press(lord, asking, "24 hours"))
    await stage.settle()
    assert posted(stage, f"{lord} asks for 24 more hours").pinged


async def test_turns_taken_back_by_agreement(stage: Stage) -> None:
    """From the refusal of a takeback: asked once, agreed on, told; the draft is open again."""
    thread = await begun(stage)
    first = await on_turn(stage, thread)
    await play_turn(stage, thread)
    while await on_turn(stage, thread) != first:
        await play_turn(stage, thread)
    other = "Ben" if first == "Ann" else "Ann"
    await play_turn(stage, thread)
    refused = await stage.command(other, thread, "takeback")
    assert stage.labels(refused) == ["Ask everybody", "Look"]
    sure = await stage.press(other, refused, "Ask everybody")
    assert "The draw stays the same." in plain(sure)
    await stage.press(other, sure, "Ask everybody")
    await stage.settle()
    await everybody_agrees(stage, posted(stage, "turns of"), first)
    assert f"and {other} is on turn again." in plain(living(stage, thread))
    assert await on_turn(stage, thread) == other
    panel = await stage.press(other, living(stage, thread), "Play")
    assert stage.find(panel, "end")


async def test_an_idle_lord_is_replaced_by_who_was_named(stage: Stage) -> None:
    """By buttons; the lord is told, the person named takes the seat with one press."""
    thread = await begun(stage, 3)
    idle = await on_turn(stage, thread)
    one, two = [who for who in LORDS if who != idle]
    await stage.pass_time(DAY)
    choosing = await stage.press(one, await menu_of(stage, one), "Replace a lord…")
    sure = await stage.choose(one, choosing, "replace", idle)
    assert f"Ask everybody to replace {idle}" in plain(sure)
    await stage.choose(one, sure, "replace", stage.world.user("Dan").id)
    await stage.settle()
    vote = posted(stage, "would like Dan to take the seat of")
    assert vote.pinged == [stage.world.user(name).id for name in sorted((idle, two))]
    direct = stage.messages(stage.world.direct(idle))[-1]
    assert f"{one} would like somebody else to take your seat" in plain(direct)
    assert stage.labels(direct) == ["Agree", "No"]
    await everybody_agrees(stage, vote, two)
    while await on_turn(stage, thread) != idle:
        await play_turn(stage, thread)
    await stage.pass_time(DAY)  # a second turn is missed, and the idle lord had a day to answer
    told = posted(stage, "have agreed to replace you")
    assert told.pinged == [stage.world.user(idle).id]
    other = await stage.press(one, told, "Take my seat back")
    assert f"That button is for {idle}." in plain(other)
    offered = posted(stage, "You are asked to take the seat of")
    assert offered.pinged == [stage.world.user("Dan").id]
    preview = await stage.press("Dan", offered, "Take the seat")
    taken = await stage.press("Dan", preview, "Take the seat")
    assert f"You play on in Harvest Moon for {idle}." in plain(taken)
    late = await stage.press(idle, told, "Take my seat back")
    assert "That button is for Dan." in plain(late)
    asked = {path for _, path, _ in stage.sandbox.rest.log}
    assert not [path for path in asked if "/roles" in path or "/permissions" in path]


async def test_a_lord_is_back_by_button_and_by_command(stage: Stage) -> None:
    """[I'm back] is for that lord; others see a free seat in [Look]."""
    thread = await begun(stage, 3)
    late = await on_turn(stage, thread)
    other = next(who for who in LORDS if who != late)
    await stage.pass_time(DAY)
    message = living(stage, thread)
    wrong = await stage.press(other, message, "back")
    assert f"That button is for {late}." in plain(wrong)
    right = await stage.press(late, message, "back")
    assert "is yours again" in plain(right)
    again = await stage.command(late, thread, "game seat")
    assert "is yours. The autopilot does not play it." in plain(again)
    assert not (await menu_of(stage, late)).text.count("Take my seat back")


async def test_a_free_seat_is_taken_from_look(stage: Stage) -> None:
    """Of a seat that was given up; who has one already is not offered another."""
    thread = await begun(stage, 3)
    gone = await on_turn(stage, thread)
    sure = await stage.command(gone, thread, "game resign")
    await stage.press(gone, sure, "Resign")
    await stage.settle()
    public = posted(stage, "choose")
    look = await stage.press("Dan", public, "Look")
    assert "Take the seat" in stage.labels(public), "it is offered to everybody"
    preview = await stage.press("Dan", look, "Take a seat")
    assert f"The seat of {gone} in Harvest Moon is free" in plain(preview)
    assert "Kingdomino · 3 lords" in plain(preview)
    assert "Standing: " in plain(preview)
    taken = await stage.press("Dan", preview, "Take the seat")
    assert f"You play on in Harvest Moon for {gone}." in plain(taken)
    again = await stage.command("Dan", thread, "game seat")
    assert "is yours" in plain(again)
