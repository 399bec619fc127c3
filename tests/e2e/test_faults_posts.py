"""A message that may or may not have been posted is said once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from sandbox.faults import Hold
from tests.e2e.faulty import (
    EDIT,
    FORGOTTEN,
    HOUR,
    POST,
    _no_pauses,
    check_once,
    die,
    report_of,
)
from tests.e2e.sitting import Sitting, health, sit_down
from tests.e2e.stage import Stage, bare

__all__ = ["_no_pauses"]


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
        *((step, 5) for step in STEPS),
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
    assert "Ann and Ben play: " in bare(table).replace("**", "")


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
    first_, second = one.messages[-1].id, two.messages[-1].id
    await one.turn()
    await two.turn()
    await one.turn()
    assert one.messages[-1].id == first_
    assert [message.id > second for message in two.messages[-2:]] == [False, True]
    assert len(await stage.services.outbox.waiting()) == 1, "only the head was tried"
    seen = await health(stage)
    assert "1 thing needs a look" in seen
    assert "Fens: 2 messages waiting for" in seen
    assert "503" in seen
    stage.sandbox.faults.clear()
    await stage.pass_time(FORGOTTEN)
    assert "all is well" in await health(stage)
    assert [message.id > first_ for message in one.messages[-3:]] == [False, True, True]
    assert not await stage.services.outbox.waiting()
