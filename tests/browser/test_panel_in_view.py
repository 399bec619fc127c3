"""The panel of a turn fits the window: its picture, what places the domino, and [End turn]."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from render import draw
from render.canvas.colors import Theme
from render.requests import CrownsPicture, PanelPicture, Request
from sandbox import Channel
from tests.browser.driver import Chromium, Page
from tests.browser.test_castellan import END, LOG, PLAYS, be, press, problems, shot
from tests.e2e.house import House, Sketch
from tests.e2e.playing import call_of_now, on_turn, open_table, play_out, turn_by_buttons

WINDOWS = {"desktop": (1280, 900), "phone": (390, 844)}
PICTURE = f"{END}.closest('.post').querySelector('.gallery img')"
SPAN = f"{END}.getBoundingClientRect().bottom - {PICTURE}.getBoundingClientRect().top"
PLACES = "[data-id*=':place:'],[data-id*=':move:'],[data-id*=':spot:'],[data-id*=':spots:']"
TOLD = "document.querySelector('#log').textContent.includes('you would have')"
BETWEEN = f"""[...{END}.closest('.post').querySelectorAll("{PLACES}")].every(one =>
    one.getBoundingClientRect().top > {PICTURE}.getBoundingClientRect().top
    && one.getBoundingClientRect().bottom <= {END}.getBoundingClientRect().bottom)"""


class Panels(Sketch):
    """Draws the pictures of panels, and a dot for everything else."""

    async def draw(self, request: Request, *, theme: Theme = "dark", who: int = 0) -> bytes:
        if isinstance(request, PanelPicture | CrownsPicture):
            return await asyncio.to_thread(draw, request, theme=theme)
        return await super().draw(request, theme=theme, who=who)


@pytest.fixture
async def castle(tmp_path: Path) -> AsyncIterator[House]:
    """The real bot with real pictures of panels, and the page."""
    async with House(tmp_path, renderer=Panels(), page=True) as house:
        yield house


async def measure(page: Page, name: str) -> None:
    """Check that the picture, the controls of placing and [End turn] are in view together."""
    await page.until(f"{PICTURE}.complete && {PICTURE}.naturalWidth > 1")
    await page.js(f"{END}.scrollIntoView({{block: 'end'}})")
    await shot(page, name)
    visible, span = await page.js(f"[document.querySelector('{LOG}').clientHeight, {SPAN}]")
    assert span <= visible, f"{name}: {span} px of {visible}"
    assert await page.js(BETWEEN)


async def open_panel(page: Page, house: House, thread: Channel) -> None:
    """Press [Play] as the lord on turn."""
    await call_of_now(house, thread)
    name = await on_turn(house, thread)
    assert name is not None
    await page.js(f"location.hash = '#{thread.id}'")
    await page.until(f"{PLAYS}.length")
    await be(page, name)
    await page.until(f"{PLAYS}.length")
    await press(page, "play", END)


@pytest.mark.parametrize(
    ("lords", "turns", "options"),
    [
        (2, 9, {"box": "kingdomino"}),
        (4, 14, {"box": "queendomino"}),
        pytest.param(4, 9, {"box": "kingdomino", "giants": True}, marks=pytest.mark.full),
        pytest.param(4, 10, {"box": "royal_wedding"}, marks=pytest.mark.full),
    ],
)
async def test_picture_placing_and_end_are_in_view_together(
    lords: int, turns: int, options: dict[str, object], chromium: Chromium, castle: House
) -> None:
    """On a desktop's window and on a phone's, before, with the arrows, and with all chosen."""
    thread = await open_table(castle, lords, **options)
    await play_out(castle, thread, turn_by_buttons, turns=turns)
    for size, (width, height) in WINDOWS.items():
        page = await chromium.open(castle.sandbox.url, width=width, height=height)
        await page.see("Castellan")
        await open_panel(page, castle, thread)
        label = f"in-view-{options['box']}-{size}"
        await measure(page, f"{label}-open")
        if await page.js("Boolean(document.querySelector('#log [data-id*=\":spots:\"]'))"):
            arrow = "document.querySelector('#log [data-id*=\":move:\"]')"
            await press(page, "spots", arrow)
            await measure(page, f"{label}-arrows")
            await press(page, "move", TOLD)
        else:
            await press(page, "place", TOLD)
        await press(page, "take", f"{END}.disabled === false")
        await measure(page, f"{label}-ready")
        assert problems(page) == []
        await page.send("Page.close")
        await play_out(castle, thread, turn_by_buttons, turns=1)
