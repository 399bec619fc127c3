"""Whole games in the page, by mouse alone, from the command to the results."""

from __future__ import annotations

import pytest

from sandbox import Channel
from tests.browser.driver import Chromium, Page
from tests.browser.test_castellan import (
    BUTTON,
    END,
    LOG,
    PRESSABLE,
    castle,
    ended,
    is_ready,
    press,
    problems,
    shot,
)
from tests.browser.test_tournament import PEOPLE, be
from tests.e2e.house import House
from tests.e2e.playing import game_in

__all__ = ["castle"]

COVER = "document.querySelector('#log button[data-id*=\":cover:\"]:enabled')"
OPENED = f"({END} || {COVER})"
STEPS = ("place", "giant", "take")
"""What a turn asks for, in this order, each with a button for every choice."""


async def sit_down(page: Page, house: House, lords: int, *options: str) -> Channel:
    """Ann opens a table with one command; the others take the seats."""
    for name in PEOPLE[4:lords]:
        await page.click("button", "Add a person")
        await page.fill("Name", name, exact=False)
        await page.click("button", "Add")
        await page.until(f"document.querySelector('#people').textContent.includes('{name}')")
    await be(page, "Ann")
    await page.click(None, css="#composer textarea")
    await page.type(f"/game new lords:{lords} who:Anyone here may join {' '.join(options)}\n")
    await page.see("a table is open", css=LOG)
    for name in PEOPLE[1:lords]:
        await be(page, name)
        await page.click("button", "Take a seat", at=-1)
    (thread,) = await house.until(house.threads)
    await page.click("link", thread.name, exact=False, at=-1)
    return thread


async def lord_to_act(house: House, thread: Channel) -> str | None:
    """Who has to play, or to choose a crown once all turns are played; None when it is over."""
    game = await game_in(house, thread)
    if game.over:
        return None
    if game.seat_on_turn is not None:
        return str(house.world.users[game.seat_on_turn.user].name)
    pending = next(one for one in game.view.kingdoms if one.pending)
    return game.view.name(pending.seats[0])


async def step(page: Page, house: House, thread: Channel, name: str) -> None:
    """Open the panel and do what it asks for: cover a crown, or a whole turn."""
    before = (await game_in(house, thread)).version
    await be(page, name)
    if not await page.js(f"Boolean({OPENED})"):
        opener = "play" if (await game_in(house, thread)).seat_on_turn else "receive"
        await press(page, opener, OPENED)
    if await page.js(f"Boolean({COVER})"):
        await press(page, "cover", f"!{COVER}")
        await ended(house, thread, before)
        return
    for action in STEPS:
        if await is_ready(page):
            break
        offered = f"document.querySelector('#log {PRESSABLE}[data-id*=\":{action}:\"]:enabled')"
        if await page.js(f"Boolean({offered})"):
            chosen = f"document.querySelector('#log {BUTTON}.primary[data-id*=\":{action}:\"]')"
            # A giant that arrives shows crowns in place of the spots.
            await press(page, action, f"{chosen} || !{offered} || !{END}.disabled")
    drawn_for = await page.js(f"{END}.dataset.id")
    await press(page, "end", f"{END}?.dataset.id !== '{drawn_for}'")
    await ended(house, thread, before)


@pytest.mark.full
@pytest.mark.parametrize(
    ("lords", "options"),
    [(2, ("box:Kingdomino",)), (5, ("box:Kingdomino", "giants:True"))],
    ids=["two", "five with giants"],
)
async def test_a_whole_game(
    lords: int, options: tuple[str, ...], chromium: Chromium, castle: House
) -> None:
    """Every turn of every lord by mouse, to the results in the thread."""
    page = await chromium.open(castle.sandbox.url)
    await page.until("document.querySelector('.dot.online')")
    thread = await sit_down(page, castle, lords, *options)
    while (name := await lord_to_act(castle, thread)) is not None:
        await step(page, castle, thread, name)
    await page.see("wins", css=LOG)
    await shot(page, f"whole-{lords}")
    assert problems(page) == []
