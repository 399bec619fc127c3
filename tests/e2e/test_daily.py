"""The kingdom of the day in a server: begun by a press, told in the morning, with its ladder."""

from __future__ import annotations

import pytest

from sandbox import Channel, ChannelKind, Message, Right
from services.daily import closing
from services.facts import Person
from services.facts.daily import DAY
from tests.e2e.playing import game_in
from tests.e2e.stage import Stage, bare
from tests.e2e.test_solo import turn


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have pages at every table, and a squire for the model: they think fast."""
    monkeypatch.setattr("services.daily.days.LEVEL", "page")
    monkeypatch.setattr(closing, "model_of", lambda _row: "squire")


async def begun(stage: Stage) -> Channel:
    """Ann begins today's kingdom, and is called in its thread."""
    shown = await stage.command("Ann", "games", "daily play")
    said = await stage.press("Ann", shown, "dayplay")
    assert "private thread" in bare(said)
    await stage.settle()
    return stage.threads()[-1]


async def next_day(stage: Stage) -> None:
    """Let time pass until some minutes after midnight."""
    await stage.pass_time(DAY - stage.manual.now() % DAY + 600)


def told(stage: Stage) -> list[Message]:
    """What the channel was told of days."""
    return [one for one in stage.messages("games") if "who built what" in bare(one)]


async def test_a_whole_day(stage: Stage) -> None:
    """Nothing is seen of it by others before it is over; then the channel is told once."""
    admin = stage.world.user("Ann").name
    shown = await stage.command(admin, "games", "admin daily")
    assert "No channel" in bare(shown)
    channel = stage.world.channel("games").id
    shown = await stage.choose(admin, shown, "days", str(channel))
    assert "posted in" in bare(shown)
    thread = await begun(stage)
    assert thread.kind is ChannelKind.PRIVATE_THREAD
    opening = bare(stage.messages(thread)[0])
    assert "until the day is over" in opening
    while not (await game_in(stage, thread)).over:
        await turn(stage, thread)
    end = next(one for one in stage.messages(thread) if stage.find(one, "explain"))
    assert stage.find(end, "review") is None
    assert stage.find(end, "rematch") is None, "it would be another draw"
    shown = await stage.command("Ann", "games", "daily play")
    assert "You built" in bare(shown)
    again = await stage.command("Ben", "games", "daily table")
    assert "No kingdom of the day" in bare(again)
    assert not told(stage)
    await next_day(stage)
    (post,) = told(stage)
    assert "Ann" in bare(post)
    assert "Squire" in bare(post)
    mine = await stage.command("Ann", "games", "daily table")
    assert stage.find(mine, "review") is not None
    others = await stage.command("Ben", "games", "daily table")
    assert stage.find(others, "replay") is not None
    ann = Person(stage.world.user("Ann").id, "Ann")
    await stage.services.people.change(ann, ladders=False)
    others = await stage.command("Ben", "games", "daily table")
    assert "Ann" not in bare(others)
    assert stage.find(others, "replay") is None, "it names her"
    await stage.services.people.change(ann, ladders=True)
    ladder = await stage.press("Ann", mine, "daymon")
    assert "You are in place 1" in bare(ladder)
    world = await stage.command("Ben", "games", "daily world")
    assert "Nobody who played" in bare(world)
    world = await stage.press("Ann", await stage.command("Ann", "games", "daily world"), "dayname")
    assert "1. **Ann**" in bare(world)
    await next_day(stage)
    assert len(told(stage)) == 1, "nobody has played"


async def test_without_private_threads_it_is_not_begun(stage: Stage) -> None:
    """In a public one everybody would see the draw; so the try is not lost, either."""
    games = stage.world.channel("games")
    stage.world.set_overwrite(games, stage.world.bot, deny=Right.CREATE_PRIVATE_THREADS)
    shown = await stage.command("Ann", "games", "daily play")
    said = await stage.press("Ann", shown, "dayplay")
    assert "I can open none in" in bare(said)
    assert not stage.threads()
    shown = await stage.command("Ann", "games", "daily play")
    assert stage.find(shown, "dayplay") is not None


async def test_a_channel_that_is_gone_is_told_nothing(stage: Stage) -> None:
    """The table is in `/daily table` all the same, and nothing waits or fails."""
    channel = stage.world.channel("lobby").id
    shown = await stage.command("Ann", "games", "admin daily")
    await stage.choose("Ann", shown, "days", str(channel))
    thread = await begun(stage)
    while not (await game_in(stage, thread)).over:
        await turn(stage, thread)
    stage.sandbox.faults.delete_channel("lobby")
    await next_day(stage)
    assert not told(stage)
    assert "Ann" in bare(await stage.command("Ben", "games", "daily table"))
    shown = await stage.command("Ann", "games", "admin daily")
    assert "gone" in bare(shown)
    shown = await stage.press("Ann", shown, "daysoff")
    assert "No channel" in bare(shown)
