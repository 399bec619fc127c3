"""Whatever Discord, the network or a moderator does: said once, nothing lost (ARCHITECTURE)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import structlog.testing

from sandbox import Message, Right
from sandbox.faults import Hold
from tests.e2e.sitting import DAY, Sitting, health, sit_down
from tests.e2e.stage import Stage, bare
from tests.e2e.test_turns import content, first, plain

POST = "POST /channels/{}/messages"
EDIT = "PATCH /channels/{}/messages/{}"
CALLBACK = "POST /interactions/{}/{}/callback"
FORGOTTEN = 6 * 60
"""After so many seconds Discord no longer knows a nonce."""
HOUR = 3600


class Hasty(SimpleNamespace):
    """asyncio as discord.py's client sees it here: its own pauses before a retry take no time."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(_seconds: float, result: Any = None) -> Any:
        """Pause for a moment only."""
        await asyncio.sleep(0)
        return result


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py try again at once."""
    for module in (discord.client, discord.http, discord.shard, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", Hasty())


async def check_once(sitting: Sitting, words: str) -> Message:
    """Expect a report exactly once, a single call, and a table that can go on."""
    stage = sitting.stage
    found = sitting.reports(words)
    assert len(found) == 1, [bare(one) for one in found]
    assert not await stage.services.outbox.waiting()
    assert len([one for one in sitting.messages if stage.find(one, "Play")]) <= 1
    return found[0]


async def report_of(sitting: Sitting, name: str) -> str:
    """The words that tell the last turn of a lord."""
    fact = await sitting.fact()
    last = fact.last[-1]
    assert last.name == name
    return f"**{name}** placed **{str(last.domino)[1:]}**"


# -- a message that may or may not have been posted -----------------------------------------------

BREAKS: dict[str, Callable[[Stage], object]] = {
    "answers 500 for long": lambda stage: stage.sandbox.faults.fail(POST, 500, times=5),
    "answers 502 once": lambda stage: stage.sandbox.faults.fail(POST, 502),
    "answers 503": lambda stage: stage.sandbox.faults.fail(POST, 503),
    "asks to wait": lambda stage: stage.sandbox.faults.fail(POST, 429, retry_after=0.01),
    "breaks off before": lambda stage: stage.sandbox.faults.cut(POST),
    "breaks off after": lambda stage: stage.sandbox.faults.cut(POST, after=True),
    "breaks off after, twice": lambda stage: stage.sandbox.faults.cut(POST, 2, after=True),
}


full = pytest.mark.full
KNOWN = [
    *((fault, 5) for fault in BREAKS),
    ("breaks off after", FORGOTTEN),
    *(
        pytest.param(fault, FORGOTTEN, marks=full)
        for fault in BREAKS
        if fault != "breaks off after"
    ),
]
"""A post of which Discord knows nothing is the same whether or not its nonce is forgotten."""


@pytest.mark.parametrize(("fault", "pause"), KNOWN)
async def test_a_report_is_said_once(stage: Stage, fault: str, pause: int) -> None:
    """However the post fails, and whether or not Discord still knows the nonce."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    BREAKS[fault](stage)
    await sitting.turn()
    for _ in range(3):
        stage.sandbox.people.say("Dan", sitting.thread, "Well played!")
        await stage.pass_time(pause)
    await check_once(sitting, await report_of(sitting, name))
    await sitting.turn()
    await stage.pass_time(pause)
    assert not await stage.services.outbox.waiting()


def give_up(hold: Hold, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the patience of the bot's client end as soon as a request is held."""
    real = aiohttp.ClientSession._request

    async def request(self: Any, *args: Any, **options: Any) -> Any:
        asking = asyncio.ensure_future(real(self, *args, **options))
        held = asyncio.ensure_future(hold.reached())
        await asyncio.wait({asking, held}, return_when=asyncio.FIRST_COMPLETED)
        held.cancel()
        if asking.done():
            return asking.result()
        monkeypatch.undo()
        asking.cancel()
        await asyncio.wait({asking})
        hold.drop()
        raise TimeoutError

    monkeypatch.setattr(aiohttp.ClientSession, "_request", request)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_post_that_is_never_answered_is_said_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, *, after: bool
) -> None:
    """Nobody knows whether it took effect; the host sees that Discord does not answer."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    give_up(stage.sandbox.faults.hold(POST, 1, after=after), monkeypatch)
    await sitting.turn()
    assert "Discord does not answer (TimeoutError)" in await health(stage)
    await stage.pass_time(FORGOTTEN)
    await check_once(sitting, await report_of(sitting, name))
    assert "all is well" in await health(stage)


async def test_a_message_is_found_again_behind_much_talk(stage: Stage) -> None:
    """Many messages were written since the post whose answer was lost."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    stage.sandbox.faults.cut(POST, after=True)
    await sitting.turn()
    for number in range(60):
        stage.sandbox.people.say("Dan", sitting.thread, f"{number}")
    await stage.pass_time(FORGOTTEN)
    await check_once(sitting, await report_of(sitting, name))


STEPS = {
    "before the post": (POST, False),
    "after the post": (POST, True),
    "before the old message is stripped": (EDIT, False),
    "after the old message is stripped": (EDIT, True),
}


@pytest.mark.parametrize(
    ("step", "pause"),
    [
        *((step, 0) for step in STEPS),
        ("after the post", FORGOTTEN),
        *(pytest.param(step, FORGOTTEN, marks=full) for step in STEPS if step != "after the post"),
    ],
)
async def test_a_process_that_dies_while_it_reports_says_it_once(
    stage: Stage, step: str, pause: int
) -> None:
    """The next process finds out what became of it."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.2")
    called = sitting.living()
    await sitting.played()
    route, after = STEPS[step]
    await die(stage, route, after=after)
    await stage.restart()
    await stage.pass_time(pause)
    await check_once(sitting, await report_of(sitting, name))
    assert stage.labels(called) == []


async def die(stage: Stage, route: str, *, after: bool) -> None:
    """Let the courier work until a request, and take its process away there."""
    hold = stage.sandbox.faults.hold(route, 1, after=after)
    working = asyncio.create_task(stage.settle())
    await hold.reached()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    hold.drop()
    stage.fault("process died")


async def test_a_process_that_dies_before_it_notes_the_post_says_it_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Posted and not yet noted: adopted by the next process."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.2")
    await sitting.played()

    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(stage.services.outbox, "done", dies)
    with pytest.raises(asyncio.CancelledError):
        await stage.settle()
    monkeypatch.undo()
    await stage.restart()
    await stage.pass_time(FORGOTTEN)
    await check_once(sitting, await report_of(sitting, name))


THREAD = "POST /channels/{}/messages/{}/threads"


@pytest.mark.parametrize("pause", [pytest.param(5, marks=full), FORGOTTEN])
@pytest.mark.parametrize(
    ("route", "after"), [(THREAD, False), (THREAD, True), (POST, False), (POST, True)]
)
async def test_a_game_is_opened_once(stage: Stage, route: str, *, after: bool, pause: int) -> None:
    """The connection breaks while the thread is made, or its opening is posted."""
    await stage.command(
        "Ann", "games", "game new", box="kingdomino", lords=2, who="anyone", name="Fens"
    )
    await stage.settle()
    await stage.press("Ben", stage.message("a table is open"), "Take a seat")
    stage.sandbox.faults.cut(route, after=after)
    await stage.settle()
    for _ in range(3):
        await stage.pass_time(pause)
    (thread,) = stage.threads()
    sitting = Sitting(stage, thread, "Fens")
    assert [bool(stage.find(one, "Rules")) for one in sitting.messages if one.text] == [True, False]
    assert sitting.living().pinged
    await sitting.turn()
    assert not await stage.services.outbox.waiting()


async def test_a_table_is_posted_once(stage: Stage) -> None:
    """The answer to its first message is lost for longer than Discord knows its nonce."""
    await stage.command("Ann", "games", "game new", box="discovery", who="anyone", name="Fens")
    stage.sandbox.faults.cut(POST, after=True)
    await stage.settle()
    await stage.pass_time(FORGOTTEN)
    (table,) = [one for one in stage.messages("games") if "a table is open" in bare(one)]
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    assert "has begun" in bare(table)


@pytest.mark.parametrize("kind", ["invitation", "expired", "vote", "reminder", "end"])
@pytest.mark.parametrize("after", [pytest.param(False, marks=full), True], ids=["before", "after"])
async def test_other_news_are_said_once(stage: Stage, kind: str, *, after: bool) -> None:
    """The connection breaks around the post, and the nonce is forgotten."""
    words = await NEWS[kind](stage, lambda: stage.sandbox.faults.cut(POST, after=after))
    await stage.pass_time(FORGOTTEN)
    await stage.pass_time(FORGOTTEN)
    assert not await stage.services.outbox.waiting()
    everywhere = [one for one in stage.world.messages.values() if one.only_for is None]
    found = [one for one in everywhere if words in bare(one).replace("**", "")]
    assert len(found) == 1, [bare(one) for one in everywhere]


async def news_of_an_invitation(stage: Stage, fault: Callable[[], None]) -> str:
    await stage.command("Ann", "games", "game new", box="discovery", who="anyone", name="Fens")
    await stage.settle()
    await stage.command("Ann", "games", "game invite", user=stage.world.user("Cara").id)
    fault()
    await stage.settle()
    return "invites you to Fens"


async def news_of_an_expiry(stage: Stage, fault: Callable[[], None]) -> str:
    await stage.command("Ann", "games", "game new", box="discovery", who="anyone", name="Fens")
    await stage.settle()
    fault()
    await stage.pass_time(7 * 24 * HOUR)
    return "nobody took the last seat of"


async def news_of_a_vote(stage: Stage, fault: Callable[[], None]) -> str:
    sitting = await sit_down(stage)
    asked = await stage.command("Ann", sitting.thread, "game abort")
    await stage.press("Ann", asked, "Ask everybody")
    fault()
    await stage.settle()
    return "would like to end"


async def news_of_a_reminder(stage: Stage, fault: Callable[[], None]) -> str:
    sitting = await sit_down(stage)
    while await sitting.turn() != await sitting.on_turn():
        continue
    fault()
    await stage.pass_time(HOUR // 2)
    return "you are still on turn"


async def news_of_an_end(stage: Stage, fault: Callable[[], None]) -> str:
    sitting = await sit_down(stage, box="discovery")
    await sitting.finish(but=1)
    fault()
    await sitting.turn()
    return "Well played"


NEWS: dict[str, Callable[[Stage, Callable[[], None]], Awaitable[str]]] = {
    "invitation": news_of_an_invitation,
    "expired": news_of_an_expiry,
    "vote": news_of_a_vote,
    "reminder": news_of_a_reminder,
    "end": news_of_an_end,
}


@pytest.mark.parametrize("nth", [1, 2])
async def test_a_direct_call_is_written_once(stage: Stage, nth: int) -> None:
    """The answer to the direct message, or to the report after it, is lost."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.2")
    for who in ("Ann", "Ben", "Cara"):
        await stage.services.people.change(sitting.person(who), notice="both")
    await sitting.played()
    direct = stage.world.direct(await sitting.on_turn())
    where = direct if nth == 1 else sitting.thread
    stage.sandbox.faults.cut(f"POST /channels/{where.id}/messages", after=True)
    await stage.settle()
    await stage.pass_time(FORGOTTEN)
    await check_once(sitting, await report_of(sitting, name))
    assert len(stage.messages(direct)) == 1


async def test_one_game_s_trouble_holds_no_other_back(stage: Stage) -> None:
    """Its own news wait in order; the others go on."""
    one, two = await sit_down(stage, name="Fens"), await sit_down(stage, name="Mill")
    stage.sandbox.faults.fail(f"POST /channels/{one.thread.id}/messages", 503, times=1_000)
    first_, second = len(one.messages), len(two.messages)
    await one.turn()
    await two.turn()
    await one.turn()
    assert len(one.messages) == first_
    assert len(two.messages) == second + 1
    assert len(await stage.services.outbox.waiting()) == 1, "only the head was tried"
    seen = await health(stage)
    assert "1 thing needs a look" in seen
    assert "Fens: 2 news wait since" in seen
    assert "503" in seen
    stage.sandbox.faults.clear()
    await stage.pass_time(FORGOTTEN)
    assert "all is well" in await health(stage)
    assert len(one.messages) == first_ + 2
    assert not await stage.services.outbox.waiting()


# -- interactions ---------------------------------------------------------------------------------


async def test_a_turn_of_clicks_delivered_twice_is_played_once(stage: Stage) -> None:
    """Each press arrives two times, from [Play] to [Take back]; one effect, one report."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    before = (await sitting.fact()).version
    panel = sitting.living()
    for label in ("Play", "place", "take", "End turn"):
        stage.sandbox.faults.twice()
        found = label if stage.find(panel, label) else first(stage, panel, label)
        panel = await stage.press(name, panel, found)
    assert "Turn ended" in bare(panel)
    assert (await sitting.fact()).version == before + 1
    await stage.settle()
    await check_once(sitting, await report_of(sitting, name))
    stage.sandbox.faults.twice()
    assert "open again" in bare(await stage.press(name, panel, "Take back"))
    assert (await sitting.fact()).version == before + 2
    assert "all is well" in await health(stage)


@pytest.mark.parametrize("when", ["fails", "before", "after"])
async def test_an_answer_that_is_lost_loses_no_turn(stage: Stage, when: str) -> None:
    """The turn is ended though its lord could not be told; pressed again it says so."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    version = (await sitting.fact()).version
    if when == "fails":
        stage.sandbox.faults.fail(CALLBACK, 503, times=9)
    else:
        stage.sandbox.faults.cut(CALLBACK, 9, after=when == "after")
    part = stage.find(panel, "End turn")
    assert part is not None
    record = stage.sandbox.people.click(name, panel, part["custom_id"])
    await version_of(sitting, version + 1)
    stage.sandbox.faults.clear()
    if when == "after":
        await record.finished
        assert "Turn ended" in bare(panel)
    else:  # the faults may have ended in time for the bot to say that something went wrong
        shown = "End turn" if stage.find(panel, "End turn") else "Try again"
        assert "Turn ended" in bare(await stage.press(name, panel, shown))
    assert (await sitting.fact()).version == version + 1
    await stage.settle()
    assert len(sitting.reports(f"**{name}** took")) == 1


async def version_of(sitting: Sitting, version: int) -> None:
    """Wait until a version is committed, looking again and again."""
    async with asyncio.timeout(10):
        while (await sitting.fact()).version < version:  # each look lets the bot go on
            continue


async def test_every_step_survives_a_restart(stage: Stage) -> None:
    """A new process between any two presses of a turn, and before its report."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.2")
    called = sitting.living()
    await stage.restart()
    panel = await stage.press(name, called, "Play")
    for action in ("place", "take"):
        await stage.restart()
        panel = await stage.press(name, panel, first(stage, panel, action))
    await stage.restart()
    done = await stage.press(name, panel, "End turn")
    assert "Turn ended" in bare(done)
    await stage.restart()
    await stage.settle()
    await check_once(sitting, await report_of(sitting, name))
    again = await stage.press(name, done, "Take back")
    await stage.restart()
    await stage.settle()
    assert sitting.living().id == called.id
    await stage.restart()
    assert "Turn ended" in bare(await stage.press(name, again, "End turn"))
    await stage.settle()
    await check_once(sitting, await report_of(sitting, name))


# -- the gateway ----------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["dropped", "asked to reconnect", "session void", "code 4009"])
async def test_buttons_work_after_the_gateway_was_lost(stage: Stage, how: str) -> None:
    """Resumed or not."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    gone = asyncio.Event()
    back = asyncio.Event()
    stage.world.listeners.append(lambda _: (back if stage.world.online else gone).set())
    faults = stage.sandbox.faults
    match how:
        case "dropped":
            await faults.drop(4000)
        case "code 4009":
            await faults.drop(4009)
        case "asked to reconnect":
            faults.reconnect()
        case _:
            faults.invalidate()
    async with asyncio.timeout(20):
        await gone.wait()
        back.clear()
        await back.wait()
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    done = await stage.press(name, panel, "End turn")
    assert "Turn ended" in bare(done) or "Your turn is ended" in bare(done)
    await stage.settle()
    assert len(sitting.reports(f"**{name}** took")) == 1


# -- moderators -----------------------------------------------------------------------------------


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
    await stage.command(name, sitting.thread, "takeback")
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
    """A game of which a question is asked after its thread and its channel are gone."""
    sitting = await sit_down(stage, lords, box=box, clock=clock)
    game = (await sitting.fact()).id
    await sitting.until("1.1")
    stage.sandbox.faults.delete_channel("games")
    await stage.services.play.ask_abort(game, sitting.person("Ann"))
    await stage.settle()
    return sitting, game


async def lord_of(stage: Stage, sitting: Sitting, game: int) -> str:
    """Who is on turn, though the thread is gone."""
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


async def test_news_are_given_up_after_a_week(stage: Stage) -> None:
    """With an event in the log; the game goes on by commands, to the end."""
    sitting, game = await lost_table(stage, 2, box="discovery", clock="none")
    with structlog.testing.capture_logs() as logs:
        for _ in range(16):
            await stage.pass_time(DAY)
    given_up = [one for one in logs if one["event"] == "outbox.given_up"]
    assert {one["kind"] for one in given_up} == {"vote"}
    assert not await stage.services.outbox.waiting()
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
    faults, closed = stage.sandbox.faults, (Right.SEND_MESSAGES_IN_THREADS, Right.SEND_MESSAGES)
    faults.take_away("games", *closed)
    await stage.services.play.ask_abort((await sitting.fact()).id, sitting.person("Ann"))
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
    faults.take_away("games", Right.SEND_MESSAGES_IN_THREADS, Right.SEND_MESSAGES)
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
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES_IN_THREADS, Right.SEND_MESSAGES)
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
