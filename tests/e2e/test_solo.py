"""A game alone against computer lords, by buttons, from the first word to its end."""

from __future__ import annotations

from sandbox import Channel, ChannelKind, Message
from tests.e2e.playing import game_in, is_domino, is_ready, is_spot, living, press_first
from tests.e2e.stage import Stage, bare


async def begun(stage: Stage) -> Channel:
    """Ann has no game, and is offered one: a page plays Discovery with her."""
    asked = await stage.command("Ann", "games", "play")
    asked = await stage.choose("Ann", asked, "solobox", "Discovery")
    said = await stage.choose("Ann", asked, "solo", "Page")
    assert "private thread" in bare(said)
    await stage.settle()
    (thread,) = stage.threads()
    return thread


async def turn(stage: Stage, thread: Channel) -> None:
    """Play Ann's turn by the message that calls her, with the first spot and domino."""
    message = living(stage, thread)
    assert message is not None, "she is called"
    panel = await stage.press("Ann", message, "Play")
    await finish(stage, panel)


async def finish(stage: Stage, panel: Message) -> Message:
    """Fill the panel, and end the turn; the computer lord answers before the next look."""
    for wanted in (is_spot, is_domino):
        if not is_ready(stage, panel) and any(map(wanted, stage.components(panel))):
            panel = await press_first(stage, "Ann", panel, wanted)
    done = await stage.press("Ann", panel, "end")
    await stage.settle()
    return done


async def test_a_whole_game_alone(stage: Stage) -> None:
    """Nobody else sees it; each answer is there at once; it says at the end who has won."""
    thread = await begun(stage)
    assert thread.kind is ChannelKind.PRIVATE_THREAD
    ann = stage.world.user("Ann").id
    assert thread.thread is not None
    assert ann in thread.thread.members
    assert not [one for one in stage.messages("games") if "Page" in one.text]
    while not (await game_in(stage, thread)).over:
        await turn(stage, thread)
    end = next(one for one in stage.messages(thread) if stage.find(one, "rematch"))
    assert "Page (computer)" in bare(end)
    told = " ".join(bare(one) for one in stage.messages(thread))
    assert "autopilot" not in told
    again = await stage.press("Ann", end, "rematch")
    await stage.settle()
    assert "begun" in bare(again) or len(stage.threads()) == 2


async def test_its_thread_sleeps_after_a_day_and_wakes_with_the_next_turn(stage: Stage) -> None:
    """A server has room for a thousand threads that are awake, and games alone have no end."""
    thread = await begun(stage)
    assert thread.thread is not None
    assert thread.thread.auto_archive == 24 * 60
    thread.thread.archived = True
    await turn(stage, thread)
    assert not thread.thread.archived
    assert living(stage, thread) is not None


async def test_who_plays_alone_agrees_with_nobody(stage: Stage) -> None:
    """Giving up ends the game at once, and what is taken back is no agreement of all."""
    thread = await begun(stage)
    for _ in range(4):
        await turn(stage, thread)
    panel = await stage.command("Ann", thread, "takeback")
    await stage.settle()
    await finish(stage, panel)
    told = " ".join(bare(one) for one in stage.messages(thread)).replace("**", "")
    assert "Ann takes the last " in told
    assert "By agreement of all" not in told
    asked = await stage.command("Ann", thread, "game resign")
    assert "The game ends at once. It counts nowhere." in bare(asked)
    await stage.press("Ann", asked, "Resign")
    await stage.settle()
    assert (await game_in(stage, thread)).over


async def test_a_game_for_the_ladder(stage: Stage) -> None:
    """It says what that means, and stands on /ladder once it is over."""
    asked = await stage.command("Ann", "games", "game solo", box="discovery")
    asked = await stage.choose("Ann", asked, "solohow", "For the ladder")
    assert "nothing can be taken back" in bare(asked)
    asked = await stage.choose("Ann", asked, "solobox", "Discovery")
    await stage.choose("Ann", asked, "solo", "Page")
    await stage.settle()
    (thread,) = stage.threads()
    await turn(stage, thread)
    asked = await stage.command("Ann", thread, "game resign")
    assert "It counts as lost." in bare(asked)
    await stage.press("Ann", asked, "Resign")
    await stage.settle()
    await stage.command("Ann", "games", "ladder", computers=True)
    shown = stage.message("with computer lords")
    assert "Page: people won 0 of 1" in bare(shown).replace("**", "")
    own = await stage.press("Ann", shown, "Other ladders")
    assert "you won 0 of 1" in bare(own)


async def test_anything_is_taken_back(stage: Stage) -> None:
    """By the button after the turn, when the computer lord has played already, and again."""
    thread = await begun(stage)
    for _ in range(3):
        await turn(stage, thread)
    before = await game_in(stage, thread)
    message = living(stage, thread)
    assert message is not None
    panel = await stage.press("Ann", message, "Play")
    back = await stage.press("Ann", panel, "takeback")
    again = await game_in(stage, thread)
    assert again.view.turn is not None
    assert again.view.turn != before.view.turn
    assert is_ready(stage, back), "the draft is open again as it was"
    done = await finish(stage, back)
    assert (await game_in(stage, thread)).view.turn == before.view.turn
    assert stage.find(done, "takeback") is not None
    await stage.settle()
