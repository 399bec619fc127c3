"""What a try has done before it fails is not done again; what can't be done holds up no game."""

from __future__ import annotations

import pytest

from tests.cogs.stage import play_turn, stage
from tests.cogs.test_delivery import direct
from tests.cogs.test_tournament_threads import members, private, seal
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare
from tests.helpers.database import new_folder

__all__ = ["stage"]

HOUR = 3600
LIMIT = 600
"""Seconds of a rate limit: more than those in which Discord knows a nonce again."""
OPEN_DIRECT = "POST /users/@me/channels"
THREADS = "POST /channels/{channel}/threads"


async def test_a_table_of_a_round_has_one_thread() -> None:
    """Although Discord's line about it can't be looked for just then."""
    with new_folder() as folder:
        async with TournamentStage(folder) as stage:
            stage.sandbox.faults.fail("GET /channels/{channel}/messages", 429, retry_after=LIMIT)
            await stage.begun(2, rounds=1, size=2)
            await stage.settle()
            await stage.to(stage.clock.now() + HOUR)
            tables = [one for one in stage.threads() if one.name.startswith("Autumn Cup R1")]
            assert len(tables) == 1


async def test_the_log_of_an_event_has_one_head() -> None:
    """Although its thread can't be opened just then."""
    with new_folder() as folder:
        async with TournamentStage(folder) as stage:
            tournament = await stage.publish()
            await stage.settle()
            opening = f"POST /channels/{stage.channel('games').id}/messages/*/threads"
            stage.sandbox.faults.fail(opening, 429, retry_after=LIMIT)
            await stage.events(tournament.id, ("extended", {"seconds": HOUR, "reason": "rain"}))
            await stage.settle()
            stage.manual.advance(HOUR)
            stage.world.clock.advance(HOUR)
            await stage.settle()
            heads = [one for one in stage.said() if one.startswith("**Autumn Cup · log**")]
            assert len(heads) == 1
            assert "rain" in stage.said("Autumn Cup · log")[0]


async def test_watchers_are_told_once_that_a_game_is_over(stage: Stage) -> None:
    """Although its lords can't be let in just then."""
    sitting = await sit_down(stage)
    await stage.command("Cara", sitting.thread, "game kibitz")
    (thread,) = private(stage)
    adding = "PUT /channels/{channel}/thread-members/{user}"
    stage.sandbox.faults.fail(adding, 429, retry_after=LIMIT)
    while not (await sitting.fact()).over:
        await sitting.turn()
    await stage.settle()
    await stage.pass_time(HOUR)
    _welcome, *told = stage.messages(thread)
    assert len(told) == 1
    assert members(stage, thread) == {"Ann", "Ben", "Cara"}


@pytest.mark.undelivered("400/50035")
async def test_a_thread_whose_name_is_refused_has_a_plain_one(stage: Stage) -> None:
    """Some servers allow no name with certain words."""
    stage.sandbox.faults.fail(THREADS, 400, code=50035)
    await seal(stage)
    await stage.settle()
    (thread,) = private(stage)
    assert thread.name.startswith("Castellan ")
    assert "The game has begun" in bare(stage.messages(thread)[0])
    await play_turn(stage, thread)


@pytest.mark.undelivered("400/50035", "opening")
async def test_a_sealed_table_whose_thread_is_refused_is_told_directly(stage: Stage) -> None:
    """Whoever is on turn, as the others are when it is theirs. Nothing is in the channel."""
    stage.sandbox.faults.fail(THREADS, 400, 1000, code=50035)
    await seal(stage)
    await stage.settle()
    called = []
    for name in ("Ann", "Ben", "Cara"):
        read = [bare(one) for one in direct(stage, name)]
        called += [text for text in read if "your turn" in text or "first domino" in text]
    assert called
    assert not [one for one in stage.messages("games") if "The game has begun" in bare(one)]


@pytest.mark.parametrize("opening", [True, False])
async def test_a_limit_of_direct_messages_holds_up_no_game(stage: Stage, opening: bool) -> None:
    """Whoever wants to be written to is mentioned in the thread instead."""
    sitting = await sit_down(stage, lords=3)
    for one in await sitting.waiting():
        await stage.services.people.change(sitting.person(one), notice="direct")
        box = f"POST /channels/{stage.world.direct(one).id}/messages"
        route = OPEN_DIRECT if opening else box
        stage.sandbox.faults.fail(route, 429, retry_after=LIMIT)
    await sitting.turn()
    name = await sitting.on_turn()
    assert list(sitting.living().mentions) == [sitting.id(name)]
    assert not (await stage.services.people.user(sitting.id(name))).unreached
