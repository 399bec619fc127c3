"""A game against the computer in our direct messages: all of it is there, and for nobody else."""

from __future__ import annotations

from cogs.strikes import ASKED
from sandbox import Channel
from tests.e2e.playing import game_in
from tests.e2e.stage import Stage, bare
from tests.e2e.test_solo import finish, turn


async def begun(stage: Stage) -> Channel:
    """One command and one choice: Ann has no game, so /play asks for a level."""
    direct: Channel = stage.world.direct("Ann")
    asked = await stage.command("Ann", direct, "play")
    assert "No game of yours is running." in bare(asked)
    asked = await stage.choose("Ann", asked, "solobox", "Discovery")
    said = await stage.choose("Ann", asked, "solo", "Page")
    assert "here in our direct messages" in bare(said)
    await stage.settle()
    return direct


async def test_a_whole_game_in_direct_messages(stage: Stage) -> None:
    """Its opening, every turn, its end, the review and a rematch, also after a restart."""
    direct = await begun(stage)
    assert "has begun" in " ".join(bare(one) for one in stage.messages(direct))
    await turn(stage, direct)
    await stage.restart()
    while not (await game_in(stage, direct)).over:
        await turn(stage, direct)
    told = " ".join(bare(one).replace("**", "") for one in stage.messages(direct))
    assert "Page (computer) placed" in told, "the computer's turns are reported"
    assert not stage.threads()
    assert not stage.messages("games")
    assert "thread" not in told
    end = next(one for one in stage.messages(direct) if stage.find(one, "rematch"))
    reviewed = await stage.press("Ann", end, "review")
    assert "accuracy" in bare(reviewed).lower()
    again = await stage.press("Ann", end, "rematch")
    assert "in your direct messages" in bare(again)
    await stage.settle()
    assert not (await game_in(stage, direct)).over
    await turn(stage, direct)


async def test_turns_are_taken_back_and_the_game_is_given_up(stage: Stage) -> None:
    """As in a thread."""
    direct = await begun(stage)
    for _ in range(3):
        await turn(stage, direct)
    panel = await stage.command("Ann", direct, "takeback")
    await stage.settle()
    await finish(stage, panel)
    asked = await stage.command("Ann", direct, "game resign")
    await stage.press("Ann", asked, "Resign")
    await stage.settle()
    assert (await game_in(stage, direct)).over


async def test_nobody_else_knows_of_it(stage: Stage) -> None:
    """Neither from their own direct messages nor in a server where both are."""
    direct = await begun(stage)
    game = (await game_in(stage, direct)).id
    for where in (stage.world.direct("Ben"), "games"):
        said = await stage.command("Ben", where, "game status", game=f"#{game}")
        assert "I don't know that game." in bare(said)
    mine = await stage.command("Ann", "games", "games")
    assert stage.find(mine, "Play") is not None, "its lord finds it from anywhere"


async def test_who_takes_no_direct_messages_is_told(stage: Stage) -> None:
    """Discord answers commands there all the same, but nothing could be reported."""
    stage.sandbox.faults.block_direct_messages("Ann")
    direct = stage.world.direct("Ann")
    asked = await stage.command("Ann", direct, "game solo")
    said = await stage.choose("Ann", asked, "solo", "Page")
    assert "I may not write to you here" in bare(said)
    await stage.settle()
    assert not stage.messages(direct)
    stage.sandbox.faults.block_direct_messages("Ann", blocked=False)
    said = await stage.choose("Ann", said, "solo", "Page")
    assert "here in our direct messages" in bare(said)


async def test_there_is_no_ladder_in_direct_messages(stage: Stage) -> None:
    """Ladders belong to servers: what was typed for one is a game for practice here."""
    direct: Channel = stage.world.direct("Ann")
    asked = await stage.command("Ann", direct, "game solo", level="page", ladder=True)
    assert "ladders belong to servers" in bare(asked)
    assert stage.find(asked, "solohow") is None
    said = await stage.choose("Ann", asked, "solo", "Page")
    assert "here in our direct messages" in bare(said)


async def test_who_takes_no_messages_does_not_press_the_bot_out_of_discord(stage: Stage) -> None:
    """After 10,000 refusals in ten minutes Discord answers nobody any more: presses bring few."""
    direct = stage.world.direct("Ann")
    stage.sandbox.faults.block_direct_messages("Ann")
    said = [
        bare(await stage.command("Ann", direct, "game solo", level="page"))
        for _ in range(ASKED + 3)
    ]
    refusals = [one for one in stage.sandbox.rest.log if one[2] == 403]
    assert len(refusals) == ASKED
    assert said[ASKED - 1] != said[ASKED]
    assert "Wait a minute" in said[-1]
