"""Stepping through a game by commands and buttons, on a stage."""

from __future__ import annotations

import pytest

from cogs.codec import base36
from engine import Options
from sandbox import Channel, Message
from services.facts import Person
from tests.cogs.stage import begun, game_of, play_turn, stage
from tests.e2e.stage import Stage, bare
from tests.helpers.finished import played, put

__all__ = ["stage"]


@pytest.fixture
async def thread(stage: Stage) -> Channel:
    """A game of two in which three dominoes are chosen."""
    found = await begun(stage)
    for _ in range(3):
        await play_turn(stage, found)
    return found


def where(message: Message) -> str:
    """The title of a replay."""
    return bare(message).split("\n", 1)[0].removeprefix("### ")


async def test_a_running_game_is_stepped_through(stage: Stage, thread: Channel) -> None:
    """From its last step, by its buttons, selects and by number; every press edits one screen."""
    shown = await stage.command("Dan", thread, "replay")
    assert where(shown) == "Harvest Moon · the first choice · step 3 of 3"
    back = await stage.press("Dan", shown, "◀ Back")
    assert where(back).endswith("step 2 of 3")
    assert back.id == shown.id
    assert (
        where(await stage.press("Dan", back, "⏮ Start")) == "Harvest Moon · the start · step 0 of 3"
    )
    assert where(await stage.press("Dan", back, "Next ▶")).endswith("step 1 of 3")
    table = await stage.choose("Dan", back, "Show…", "t")
    assert where(table).endswith("step 1 of 3")
    grows = await stage.choose("Dan", table, "Show…", "k1")
    assert stage.labels(grows)[:4] == ["⏮ Start", "◀ Back", "Next ▶", "End ⏭"]
    await stage.press("Dan", grows, "End ⏭")
    assert where(await stage.choose("Dan", grows, "Go to round…", "1")).endswith("step 1 of 3")
    text = await stage.choose("Dan", grows, "Show…", "x")
    assert not text.files
    moving = await stage.press("Dan", text, "Animation")
    assert "how the kingdoms grew" in where(moving)
    look = await stage.press("Dan", moving, "Look")
    assert where(await stage.press("Dan", look, "Replay")).endswith("step 3 of 3")


async def test_a_round_that_has_not_begun_is_refused(stage: Stage, thread: Channel) -> None:
    """With the last one that has."""
    shown = await stage.command("Dan", thread, "replay", round=0)
    assert where(shown).endswith("step 1 of 3")
    late = await stage.command("Dan", thread, "replay", round=5)
    assert bare(late).startswith("There is no round 5 to show. Only the first choice has begun.")


async def test_a_step_is_shown_in_the_channel(stage: Stage, thread: Channel) -> None:
    """To everybody, once a minute; from there everybody steps on by themselves."""
    elsewhere = await stage.command(
        "Dan", "lobby", "replay", game=base36((await game_of(stage, thread)).id)
    )
    refused = await stage.press("Dan", elsewhere, "Show in the channel")
    assert bare(refused).startswith("A game that is still played can be shown only where it is")
    shown = await stage.command("Dan", thread, "replay")
    before = len(stage.messages(thread))
    told = await stage.press("Dan", shown, "Show in the channel")
    assert told in stage.messages(thread)
    assert len(stage.messages(thread)) == before + 1
    assert where(told) == where(shown)
    assert stage.labels(told) == ["Step through"]
    soon = await stage.press("Dan", shown, "Show in the channel")
    assert bare(soon).startswith("You showed something a moment ago.")
    assert len(stage.messages(thread)) == before + 1
    own = await stage.press("Cara", told, "Step through")
    assert own.only_for is not None
    assert where(own) == where(told)


async def test_without_animation_none_is_offered(stage: Stage, thread: Channel) -> None:
    """An old button of one shows what stands still."""
    shown = await stage.command("Dan", thread, "replay")
    dan = Person(stage.world.user("Dan").id, "Dan")
    await stage.services.people.change(dan, animation=False)
    still = await stage.press("Dan", shown, "Animation")
    assert where(still).endswith("step 3 of 3")
    assert "Animation" not in stage.labels(still)


async def test_elsewhere_it_is_asked_which_game(stage: Stage, thread: Channel) -> None:
    """One's own that are played, and what ended here."""
    asked = await stage.command("Ann", "games", "replay")
    assert "Which game" in bare(asked)
    label = "Harvest Moon · the first choice"
    game = base36((await game_of(stage, thread)).id)
    assert where(await stage.choose("Ann", asked, "Which game?", game)).endswith("step 3 of 3")
    none = await stage.command("Dan", "games", "replay")
    assert bare(none) == "There is no game here to step through yet."
    assert await stage.suggestions("Ann", "replay", "game", "harv") == [label]
    assert await stage.suggestions("Ann", "replay", "game", "xyz") == []


async def test_it_is_stepped_through_from_the_digest(stage: Stage, thread: Channel) -> None:
    """From the first turn that the lord has not seen."""
    game = await game_of(stage, thread)
    assert game.seat_on_turn is not None
    last = str(game.seat_on_turn.name)
    await play_turn(stage, thread)
    other = "Ben" if last == "Ann" else "Ann"
    told = await stage.command(other, thread, "digest")
    if "Step through" in stage.labels(told):
        assert where(await stage.press(other, told, "Step through")).endswith("step 4 of 4")
    else:
        assert "Nobody has played since." in bare(told)


async def over(stage: Stage) -> int:
    """A game that is over, with the people of the stage."""
    people = [(stage.world.user(name).id, name) for name in ("Ann", "Ben")]
    async with stage.services.context.write() as tx:
        games = stage.channel("games")
        server, channel = games.server or 0, games.id
        game = played(Options(box="discovery", players=2), "replay")
        return await put(tx.connection, game, server=server, channel=channel, people=people)


async def test_a_finished_game_begins_at_its_start_and_has_an_end_card(stage: Stage) -> None:
    """Anybody here finds it; its end card is shown to everybody."""
    game = await over(stage)
    asked = await stage.command("Dan", "games", "replay")
    shown = await stage.choose("Dan", asked, "Which game?", base36(game))
    assert where(shown).startswith("Harvest Moon · the start · step 0 of ")
    await stage.choose("Dan", shown, "Show…", "e")
    assert where(shown) == "Harvest Moon · how it ended"
    told = await stage.press("Dan", shown, "Show in the channel")
    assert where(told) == "Harvest Moon · how it ended"
    assert "won with" in bare(told)
    assert len(told.files) == 1
    last = await stage.press("Cara", told, "Step through")
    assert where(last).split(" · ")[1] == "round 6, turn 4"
    await stage.press("Cara", last, "⏮ Start")
    assert stage.labels(last)[:2] == ["Next ▶", "End ⏭"]


async def test_what_was_brought_along_is_stepped_through(stage: Stage) -> None:
    """By its owner alone."""
    ann = Person(stage.world.user("Ann").id, "Ann")
    record = played(Options(box="discovery", players=2), "replay").to_record()
    data = record.encode()
    await stage.services.records.bring_record(ann, "Old game.txt", data)
    game = await over(stage)
    shown = await stage.command("Ann", "games", "replay", game=base36(game))
    brought = forged(stage, shown, "Next ▶", "b1:r:1:0:0:step:0.m.i.next")
    first = await stage.press("Ann", brought, "Next ▶")
    assert where(first).startswith("Old game · the start · step 0 of ")
    assert "Look" not in stage.labels(first)
    await stage.choose("Ann", first, "Show…", "t")
    other = await stage.command("Dan", "games", "replay", game=base36(game))
    refused = forged(stage, other, "Next ▶", "b1:r:1:0:0:step:0.m.i.next")
    gone = await stage.press("Dan", refused, "Next ▶")
    assert "That record is not here any more." in bare(gone)


@pytest.mark.parametrize("what", ["m", "t", "x", "k1", "v0", "e"])
async def test_what_was_brought_along_says_so_in_public(stage: Stage, what: str) -> None:
    """Who brought it as a file; no title, and every name in it is marked, in pictures too."""
    ann = Person(stage.world.user("Ann").id, "Ann")
    game = played(Options(box="discovery", players=2), "replay").renamed(("Mallory", "Ben"))
    data = game.to_record().encode()
    await stage.services.records.bring_record(ann, "Autumn Cup – Grand Final.txt", data)
    shown = await stage.command("Ann", "games", "replay", game=base36(await over(stage)))
    step = len(game.record_turns)
    shared = forged(stage, shown, "Next ▶", f"b1:r:1:0:0:share:{step}.{what}.i")
    told = await stage.press("Ann", shared, "Next ▶")
    assert not told.only_for
    said = " ".join([bare(told), *(file.description or "" for file in told.files)])
    assert f"<@{ann.id}> brought this record as a file." in said
    assert "Autumn Cup" not in said
    for lord in ("Mallory", "Ben"):
        assert said.count(lord) == said.count(f"file: {lord}"), said
    assert what == "k1" or "file: " in said
    assert not told.mentions


def forged(stage: Stage, message: Message, label: str, id: str) -> Message:
    """A button that means something else."""
    part = stage.find(message, label)
    assert part is not None
    part["custom_id"] = id
    return message
