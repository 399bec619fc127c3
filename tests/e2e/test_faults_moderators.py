"""Whatever a moderator does to a thread, a channel, a right or the bot: news arrive, once."""

from __future__ import annotations

from unittest.mock import MagicMock

import pytest
import structlog.testing

from cogs.play import public_messages, votes
from sandbox import Message, Right
from services.facts import Press
from services.facts.games import Proposal
from store import outbox
from tests.e2e.faulty import (
    HOUR,
    _no_pauses,
    check_once,
    die,
    report_of,
)
from tests.e2e.sitting import DAY, Sitting, sit_down
from tests.e2e.stage import Stage, bare
from tests.e2e.test_turns import content, first, plain

__all__ = ["_no_pauses"]

CLOSED = (Right.SEND_MESSAGES_IN_THREADS, Right.SEND_MESSAGES)


async def test_an_archived_thread_is_opened_by_the_next_report(stage: Stage) -> None:
    """Nobody has to do anything."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    stage.sandbox.faults.archive(sitting.thread)
    await sitting.turn()
    await check_once(sitting, await report_of(sitting, name))
    assert sitting.thread.thread is not None
    assert not sitting.thread.thread.archived


async def test_a_turn_is_taken_back_in_an_archived_thread(stage: Stage) -> None:
    """Its report is deleted and the one before lives again, as in an open one."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.2")
    before = sitting.living()
    name = await sitting.turn()
    report = sitting.living()
    stage.sandbox.faults.archive(sitting.thread)
    await stage.command(name, "games", "takeback")  # Discord takes no command in such a thread
    await stage.settle()
    assert not await stage.services.outbox.waiting()
    assert report not in sitting.messages
    assert sitting.living().id == before.id


async def test_a_question_is_settled_in_an_archived_thread(stage: Stage) -> None:
    """Its message shows the result; what comes after is not held back."""
    sitting = await sit_down(stage, lords=3)
    asked = await stage.command("Ann", sitting.thread, "game abort")
    await stage.press("Ann", asked, "Ask everybody")
    await stage.settle()
    vote = next(one for one in sitting.messages if stage.find(one, "Agree"))
    stage.sandbox.faults.archive(sitting.thread)
    await stage.press("Ben", vote, "Go on")
    await stage.settle()
    assert not await stage.services.outbox.waiting()
    assert "Ben would rather go on" in plain(vote)


async def test_a_locked_thread_is_left_for_the_channel(stage: Stage) -> None:
    """The report goes to the channel until the thread is open again."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    stage.sandbox.faults.archive(sitting.thread, locked=True)
    await sitting.turn()
    report = await check_once(sitting, await report_of(sitting, name))
    assert report.channel == stage.channel("games").id
    assert report.pinged or "is on turn" in content(report)
    other = await sitting.on_turn()
    assert "Your turn" in bare(await stage.press(other, report, "Play"))
    stage.sandbox.faults.unlock(sitting.thread)
    await sitting.turn()
    (report,) = sitting.reports(await report_of(sitting, other))
    assert report.channel == sitting.thread.id


async def test_a_deleted_thread_is_left_for_the_channel(stage: Stage) -> None:
    """For good; everything goes on there."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    game = (await sitting.fact()).id
    stage.sandbox.faults.delete_channel(sitting.thread)
    play, settled = stage.services.play, stage.settle
    for _ in range(3):
        fact = await play.game(game)
        assert fact.seat_on_turn is not None
        name = sitting.name_of(fact.seat_on_turn.user)
        opened = await stage.command(name, "lobby", "play")
        panel = await stage.press(name, opened, first(stage, opened, "place"))
        panel = await stage.press(name, panel, first(stage, panel, "take"))
        await stage.press(name, panel, "End turn")
        await settled()
    assert not await stage.services.outbox.waiting()
    living = [one for one in stage.messages("games") if stage.find(one, "Play")]
    assert len(living) == 1
    fact = await play.game(game)
    assert fact.table.thread is None
    typed = await stage.command(name, "games", "game status")
    assert "Harvest Moon" in bare(typed)


async def test_without_thread_and_channel_news_come_directly(stage: Stage) -> None:
    """Both are deleted: the lord on turn is written to, and can play there to the end."""
    sitting = await sit_down(stage)
    await sitting.until("1.1")
    game = (await sitting.fact()).id
    fact = await stage.services.play.game(game)
    assert fact.seat_on_turn is not None
    first_ = sitting.name_of(fact.seat_on_turn.user)
    stage.sandbox.faults.delete_channel("games")
    opened = await stage.command(first_, "lobby", "play")
    panel = await stage.press(first_, opened, first(stage, opened, "place"))
    panel = await stage.press(first_, panel, first(stage, panel, "take"))
    await stage.press(first_, panel, "End turn")
    await stage.settle()
    fact = await stage.services.play.game(game)
    assert fact.seat_on_turn is not None
    name = sitting.name_of(fact.seat_on_turn.user)
    if name == first_:
        return
    call = stage.messages(stage.world.direct(name))[-1]
    assert "I can't write in the game's thread, so the news comes to you directly." in bare(call)
    panel = await stage.press(name, call, "Play")
    assert stage.find(panel, "end")


async def lost_table(
    stage: Stage, lords: int = 3, box: str = "kingdomino", clock: str = "1 day"
) -> tuple[Sitting, int]:
    """A game of which a question is asked after its thread and its channel are closed to us."""
    sitting = await sit_down(stage, lords, box=box, clock=clock)
    game = (await sitting.fact()).id
    await sitting.until("1.1")
    stage.sandbox.faults.take_away("games", *CLOSED)
    await stage.services.play.propose(Press(game, sitting.person("Ann")), Proposal("abort"))
    await stage.settle()
    return sitting, game


async def lord_of(stage: Stage, sitting: Sitting, game: int) -> str:
    """Who is on turn, though nothing can be posted."""
    fact = await stage.services.play.game(game)
    assert fact.seat_on_turn is not None
    return sitting.name_of(fact.seat_on_turn.user)


async def played_by_command(stage: Stage, name: str) -> Message:
    """Play a turn by commands, far from the game's place."""
    panel = await stage.command(name, "lobby", "play")
    assert stage.find(panel, "end"), bare(panel)
    for action in ("place", "take"):
        if stage.find(panel, action):
            panel = await stage.press(name, panel, first(stage, panel, action))
    return await stage.command(name, "lobby", "end")


def calls_to(stage: Stage, name: str) -> list[Message]:
    """The direct messages to a person."""
    return stage.messages(stage.world.direct(name))


async def test_news_that_can_be_said_nowhere_keep_no_lord_waiting(stage: Stage) -> None:
    """A question can't be asked: whoever comes on turn behind it is told directly, once."""
    sitting, game = await lost_table(stage)
    (stuck,) = await stage.services.outbox.waiting()
    for _ in range(3):
        told = {name: len(calls_to(stage, name)) for name in ("Ann", "Ben", "Cara")}
        before = await lord_of(stage, sitting, game)
        await played_by_command(stage, before)
        for _ in range(4):
            await stage.pass_time(900)
        name = await lord_of(stage, sitting, game)
        if name != before:
            told[name] += 1
            assert "the news comes to you directly" in bare(calls_to(stage, name)[-1])
        assert {who: len(calls_to(stage, who)) for who in told} == told
    assert stuck.id in [one.id for one in await stage.services.outbox.waiting()]


async def test_a_lord_is_called_once_over_news_that_wait_though_the_process_dies(
    stage: Stage,
) -> None:
    """Right after Discord took the call; it is found again long after its nonce is forgotten."""
    sitting, game = await lost_table(stage)
    await played_by_command(stage, await lord_of(stage, sitting, game))
    name = await lord_of(stage, sitting, game)
    before = len(calls_to(stage, name))
    stage.manual.advance(900)
    stage.world.clock.advance(900)
    route = f"POST /channels/{stage.world.direct(name).id}/messages"
    await die(stage, route, after=True)
    await stage.restart()
    for _ in range(4):
        await stage.pass_time(900)
    assert len(calls_to(stage, name)) == before + 1


async def test_other_tables_do_not_suffer_from_one_whose_place_is_gone(stage: Stage) -> None:
    """Their news are said at once, and the lost ones are tried every quarter of an hour."""
    await lost_table(stage)
    table = await stage.command(
        "Dan", "lobby", "game new", box="kingdomino", lords=2, who="anyone", name="Fens"
    )
    assert "Fens" in bare(table)
    await stage.settle()
    assert stage.message("Fens · a table is open", where="lobby")
    for _ in range(10):
        await stage.pass_time(900)
    (before,) = await stage.services.outbox.waiting()
    for _ in range(12):
        await stage.pass_time(300)
    (after,) = await stage.services.outbox.waiting()
    assert (after.id, after.tries) == (before.id, before.tries + 4)


@pytest.mark.undelivered("reminder", "vote")
async def test_news_are_given_up_after_a_week(stage: Stage) -> None:
    """If nobody takes direct messages; the game goes on by commands, to the end."""
    sitting, game = await lost_table(stage, 2, box="discovery", clock="none")
    for one in ("Ann", "Ben"):
        stage.sandbox.faults.block_direct_messages(one)
    with structlog.testing.capture_logs() as logs:
        for _ in range(16):
            await stage.pass_time(DAY)
    given_up = [one for one in logs if one["event"] == "outbox.given_up"]
    assert {one["kind"] for one in given_up} == {"reminder", "vote"}
    for one in ("Ann", "Ben"):
        stage.sandbox.faults.block_direct_messages(one, blocked=False)
    name = await lord_of(stage, sitting, game)
    await played_by_command(stage, name)
    await stage.settle()
    if (await stage.services.play.game(game)).may_take_back:
        back = await stage.command(name, "lobby", "takeback")
        assert "Your turn is open again" in bare(back)
    await sitting.finish(but=1, game=game)
    await played_by_command(stage, await lord_of(stage, sitting, game))
    assert (await stage.services.play.game(game)).over
    for _ in range(16):
        await stage.pass_time(DAY)
    assert not await stage.services.outbox.waiting()


async def test_what_was_called_directly_is_told_in_the_thread_later(stage: Stage) -> None:
    """The place is there again: everything is said in order, the lord is not written to twice."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    faults = stage.sandbox.faults
    faults.take_away("games", *CLOSED)
    await stage.services.play.propose(
        Press((await sitting.fact()).id, sitting.person("Ann")), Proposal("abort")
    )
    await sitting.turn()
    await stage.pass_time(3600)
    report, called = await report_of(sitting, name), await sitting.on_turn()
    assert len(calls_to(stage, called)) == 1
    faults.give_back("games")
    await stage.pass_time(3600)
    await check_once(sitting, report)
    assert len(calls_to(stage, called)) == 1
    assert sitting.living().pinged == [sitting.id(called)]


async def test_rights_taken_away_and_given_back(stage: Stage) -> None:
    """Threads closed: the channel. All closed: directly. Given back: the thread again."""
    sitting = await sit_down(stage)
    faults = stage.sandbox.faults
    name = await sitting.until("1.1")
    faults.take_away("games", Right.SEND_MESSAGES_IN_THREADS)
    await sitting.turn()
    report = await check_once(sitting, await report_of(sitting, name))
    assert report.channel == stage.channel("games").id
    faults.take_away("games", *CLOSED)
    await sitting.turn()
    told = [m for who in ("Ann", "Ben") for m in stage.messages(stage.world.direct(who))]
    waiting = await stage.services.outbox.waiting()
    assert bool(told) != bool(waiting), "the lord is told directly, or the news wait"
    faults.give_back("games")
    await stage.pass_time(HOUR)
    assert not await stage.services.outbox.waiting()
    name = await sitting.on_turn()
    await sitting.turn()
    report = await check_once(sitting, await report_of(sitting, name))
    assert report.channel == sitting.thread.id


async def test_the_end_waits_until_it_can_be_told(stage: Stage) -> None:
    """There is nobody on turn to write to: the end is told once rights are given back."""
    sitting = await sit_down(stage, box="discovery")
    await sitting.finish(but=1)
    stage.sandbox.faults.take_away("games", *CLOSED)
    await sitting.turn()
    assert len(await stage.services.outbox.waiting()) == 1
    stage.sandbox.faults.give_back("games")
    await stage.pass_time(HOUR)
    assert not await stage.services.outbox.waiting()
    assert stage.find(sitting.messages[-1], "rematch")


async def test_a_deleted_turn_message_holds_nothing_up(stage: Stage) -> None:
    """/play and /next still open the turn; the next report comes as always."""
    for told in (True, False):
        sitting = await sit_down(stage, name=f"Fens {told}")
        name = await sitting.until("1.1")
        stage.sandbox.faults.vanish(sitting.living(), told=told)
        assert stage.find(await stage.command(name, sitting.thread, "play"), "end")
        await sitting.turn()
        await check_once(sitting, await report_of(sitting, name))


async def test_the_bot_is_thrown_out_and_asked_in_again(stage: Stage) -> None:
    """The game is as it was; what could not be told is told, or its lord was told directly."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.2")
    server = stage.world.channel("games").server
    stage.sandbox.faults.remove_bot(server)
    name = await sitting.on_turn()
    await sitting.turn()
    stage.sandbox.faults.add_bot(server)
    await stage.pass_time(HOUR)
    assert not await stage.services.outbox.waiting()
    name = await sitting.on_turn()
    await sitting.turn()
    report = await check_once(sitting, await report_of(sitting, name))
    assert report.channel == sitting.thread.id


@pytest.mark.parametrize("how", ["unreadable", "unwordable", "the call itself"])
async def test_a_fault_of_ours_keeps_no_lord_waiting(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """News that can't be read or put into words hold up the thread; the lord is called, once."""
    sitting = await sit_down(stage, lords=3)
    game = (await sitting.fact()).id
    await sitting.until("1.1")
    ann = sitting.person("Ann")
    if how != "the call itself":
        await stage.services.play.propose(Press(game, ann), Proposal("abort"))
    broken, of = (public_messages, "turn") if how == "the call itself" else (votes, "message")
    with monkeypatch.context() as patch:
        if how == "unreadable":
            async with stage.services.context.write() as tx:
                (row,) = await outbox.waiting(tx.connection, 1, "vote")
                await outbox.change_row(tx.connection, row.id, kind="unheard of")
        else:
            patch.setattr(broken, of, MagicMock(side_effect=ZeroDivisionError))
        await played_by_command(stage, await lord_of(stage, sitting, game))
        name = await lord_of(stage, sitting, game)
        before = len(calls_to(stage, name))
        for _ in range(8):
            await stage.pass_time(600)
        (call,) = calls_to(stage, name)[before:]
        assert stage.find(await stage.press(name, call, "Play"), "end")
