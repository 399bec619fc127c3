"""Places that are lost and found: what the hosts see of it, and that games go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import structlog

from sandbox import Right
from services.facts import Press
from tests.e2e.faulty import Hasty, _no_pauses
from tests.e2e.sitting import DAY, Sitting, health, sit_down
from tests.e2e.stage import Stage, bare
from tests.helpers.world import best

__all__ = ["Hasty", "_no_pauses"]

HOUR = 3600
COURT = "Castellan's Court"
AWAY = "I was not in this server for 2 days. Every clock got that time back."


def lock(stage: Stage, sitting: Sitting) -> None:
    """A moderator locks the thread."""
    stage.sandbox.faults.lock(sitting.thread)


def forbid(stage: Stage, sitting: Sitting) -> None:
    """Writing in threads is forbidden."""
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES_IN_THREADS)


def delete_channel(stage: Stage, sitting: Sitting) -> None:
    """The channel is deleted, and its threads with it."""
    stage.sandbox.faults.delete_channel("games")


LOST: dict[str, tuple[Callable[[Stage, Sitting], None], str, str]] = {
    "locked": (lock, "so they are posted in", "A moderator locked the thread."),
    "forbidden": (forbid, "so they are posted in", "I may not write there"),
    "deleted": (delete_channel, "so I write to the lords directly", "The place was deleted."),
}


@pytest.mark.parametrize("how", LOST)
async def test_the_host_sees_which_place_is_out_of_reach(stage: Stage, how: str) -> None:
    """And when it is in reach again, all is well."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    game = (await sitting.fact()).id
    assert "all is well" in await health(stage)
    lose, where, why = LOST[how]
    lose(stage, sitting)
    fact = await stage.services.play.game(game)
    assert fact.seat_on_turn is not None
    name = sitting.name_of(fact.seat_on_turn.user)
    panel = await stage.services.play.panel(Press(game, sitting.person(name)))
    while panel.composition.todo:
        panel = await stage.services.play.set_slot(Press(game, sitting.person(name)), best(panel))
    await stage.services.play.end_turn(Press(game, sitting.person(name)))
    await stage.settle()
    told = await health(stage)
    assert "1 thing needs a look" in told
    assert where in told
    assert why in told
    assert "Harvest Moon" in told
    if how == "deleted":
        return
    stage.sandbox.faults.unlock(sitting.thread)
    stage.sandbox.faults.give_back("games")
    await sitting.turn()
    assert "all is well" in await health(stage)


async def heard(stage: Stage, *, away: bool) -> None:
    """Wait until the bot knows whether it is in its server."""
    server = stage.world.server(COURT).id
    async with asyncio.timeout(20):
        while (server in stage.services.absent_servers.away) is not away:
            await stage.services.people.server(server)  # each look lets the bot go on


async def test_the_host_sees_that_a_thread_was_deleted(stage: Stage) -> None:
    """The game goes on in the channel, and is at home there from the next turn on."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    game = (await sitting.fact()).id
    stage.sandbox.faults.delete_channel(sitting.thread)
    await called_in(stage, sitting, game, "games")
    told = await health(stage)
    assert "1 thing needs a look" in told
    assert "Harvest Moon: its thread was deleted, so it has been played on in" in told
    await sitting.until("1.2", game=game)
    assert "all is well" in await health(stage)


async def called_in(stage: Stage, sitting: Sitting, game: int, where: str) -> None:
    """Wait until the bot has noticed a lost place; the lord on turn is called, and can play."""
    seat = (await stage.services.play.game(game)).seat_on_turn
    assert seat is not None
    name = sitting.name_of(seat.user)
    there = stage.world.direct(name) if where == "direct" else stage.channel(where)
    async with asyncio.timeout(20):
        while not (found := [one for one in stage.messages(there) if stage.find(one, "Play")]):
            await stage.settle()
    (call,) = found
    assert where == "direct" or list(call.mentions) == [sitting.id(name)]
    assert "domino" in bare(await stage.press(name, call, "Play"))


@pytest.mark.parametrize(("lost", "where"), [("thread", "games"), ("channel", "direct")])
async def test_a_place_that_is_deleted_is_noticed_at_once(
    stage: Stage, lost: str, where: str
) -> None:
    """The lord on turn is called in the next place, once, without a turn or a reminder."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    game = (await sitting.fact()).id
    stage.sandbox.faults.delete_channel(sitting.thread if lost == "thread" else "games")
    await called_in(stage, sitting, game, where)
    for _ in range(3):
        await stage.settle()
    public = [one for one in stage.world.messages.values() if one.only_for is None]
    assert len([one for one in public if stage.find(one, "Play")]) == 1
    assert not await stage.services.outbox.waiting()
    await sitting.until("1.2", game=game)
    assert not await stage.services.outbox.waiting()


@pytest.mark.parametrize("how", ["gone", "shut", "while down"])
async def test_the_queue_opens_no_table_that_nobody_sees(stage: Stage, how: str) -> None:
    """Each of those who waited there is told so once, directly."""
    for who in ("Ann", "Ben"):
        await stage.command(who, "games", "game queue")
    if how == "while down":
        await stage.services.outages.alive()
        await stage.stop()
    if how == "shut":
        stage.sandbox.faults.take_away("games", Right.VIEW_CHANNEL)
        await stage.client.wait_for("guild_channel_update")
    else:
        stage.sandbox.faults.delete_channel("games")
    if how == "while down":
        await stage.start()
    elif how == "gone":
        await stage.client.wait_for("guild_channel_delete")
    for _ in range(8):
        await stage.pass_time(DAY)
    for who in ("Ann", "Ben"):
        (told,) = [bare(one) for one in stage.messages(stage.world.direct(who))]
        assert "I can't post any more in the channel where you joined it" in told
    assert not stage.threads()
    assert not await stage.services.outbox.waiting()


async def test_news_that_wait_find_the_next_place_by_themselves(stage: Stage) -> None:
    """Nobody is called twice."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    game = (await sitting.fact()).id
    await sitting.played()
    stage.sandbox.faults.delete_channel(sitting.thread)
    await called_in(stage, sitting, game, "games")
    await stage.settle()
    assert len([one for one in stage.messages("games") if stage.find(one, "Play")]) == 1


@pytest.mark.parametrize("how", ["thrown out", "unavailable", "thrown out unheard"])
async def test_games_of_a_server_that_is_left_wait(stage: Stage, how: str) -> None:
    """No deadline fires and nothing is tried there; back again, the clocks got the time."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    faults, out = stage.sandbox.faults, how == "unavailable"
    if how == "thrown out unheard":
        await stage.stop()
    faults.server_out(COURT) if out else faults.remove_bot(COURT)
    if how == "thrown out unheard":
        await stage.start()
    await heard(stage, away=True)
    asked = len(stage.sandbox.rest.log)
    for _ in range(4):
        await stage.pass_time(DAY // 2)
    assert len(stage.sandbox.rest.log) == asked, "nothing is tried in vain"
    assert await sitting.on_turn() == name
    faults.server_in(COURT) if out else faults.add_bot(COURT)
    await heard(stage, away=False)
    await stage.settle()
    assert len(sitting.reports(AWAY)) == 1
    assert await sitting.on_turn() == name
    assert not await stage.services.outbox.waiting()
    assert "last outage of 2 days" in await health(stage)
    await sitting.turn()
    assert not sitting.reports(AWAY), "it goes with the turn"
    assert len(sitting.reports(f"**{name}** placed")) == 1


async def test_a_server_that_is_pressed_in_is_there(stage: Stage) -> None:
    """Though Discord never sends it: what waits there is said."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    stage.sandbox.faults.server_out(COURT)
    await heard(stage, away=True)
    await sitting.turn()
    assert not sitting.reports(f"**{name}** placed")
    await stage.command("Ann", "games", "next")
    await heard(stage, away=False)
    await stage.settle()
    assert len(sitting.reports(f"**{name}** placed")) == 1
    assert not await stage.services.outbox.waiting()


@pytest.mark.parametrize("code", [4000, 4007, 4009])
async def test_the_gateway_is_lost_for_good_and_found_anew(stage: Stage, code: int) -> None:
    """No session can be resumed; the server was left meanwhile, and nobody told us."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    stage.sandbox.faults.remove_bot(COURT)
    await heard(stage, away=True)
    stage.sandbox.faults.add_bot(COURT)
    await heard(stage, away=False)
    sessions = set(stage.sandbox.gateway.sessions)
    await stage.sandbox.faults.lose(code)
    stage.sandbox.faults.remove_bot(COURT)
    async with asyncio.timeout(20):
        while not stage.world.online or sessions & set(stage.sandbox.gateway.sessions):
            await sitting.fact()  # each look lets the bot go on
    await heard(stage, away=True)
    stage.sandbox.faults.add_bot(COURT)
    await heard(stage, away=False)
    name = await sitting.turn()
    assert len(sitting.reports(f"**{name}** placed")) == 1


async def test_short_outages_of_the_gateway_stay_short(stage: Stage) -> None:
    """A shard tries again at least every half minute; a line says that it is lost, one is back."""
    shard = stage.client.get_shard(0)
    assert shard is not None
    assert max(shard._parent._backoff.delay() for _ in range(50)) <= 32
    with structlog.testing.capture_logs() as lines:
        await stage.client.on_shard_disconnect(0)
        stage.manual.advance(90)
        await stage.client.on_shard_disconnect(0)
        await stage.client.on_shard_resumed(0)
        await stage.client.on_shard_resumed(0)
    found = [(one["event"], one.get("seconds")) for one in lines if "client." in one["event"]]
    assert found == [("client.lost", None), ("client.back", 90)]


async def test_a_silence_is_part_of_the_outage_that_ends_it(stage: Stage) -> None:
    """Nothing was heard long before discord.py calls a connection lost: that time counts, too."""
    shard = stage.client.get_shard(0)
    assert shard is not None
    await stage.client.on_shard_resumed(0)
    hearing = shard._parent.ws._keep_alive
    assert hearing is not None
    hearing._last_recv -= 67
    with structlog.testing.capture_logs() as lines:
        await stage.client.on_shard_disconnect(0)
        stage.manual.advance(2)
        await stage.client.on_shard_resumed(0)
    assert [one["seconds"] for one in lines if one["event"] == "client.back"] == [69]


@pytest.mark.full  # discord.py waits for the limits in real time
async def test_limits_of_discord_delay_and_lose_nothing(stage: Stage) -> None:
    """5 posts in 5 seconds, 50 requests a second, 3 edits of old messages in 6 seconds."""
    sitting = await sit_down(stage, lords=3)
    limits = stage.sandbox.limits
    limits.pace = 1
    for _ in range(8):
        await sitting.turn()
    stage.fault("limits of Discord")
    limits.pace = None
    await stage.pass_time(HOUR)
    assert not await stage.services.outbox.waiting()
