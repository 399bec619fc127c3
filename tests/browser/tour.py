"""A whole game for two by buttons in the page, in a language, with a picture of every screen.

python -m tests.browser.tour he --width 360 --pictures out/tour

What is cut off or stands in a wrong direction is printed; look at the pictures for the rest.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import locales
from cogs.translator import TAGS
from render import Renderer
from sandbox import Channel
from tests.browser.driver import Chromium, Page
from tests.browser.test_castellan import BUTTON, END, IMAGES, PLAYS, be, ended, is_ready, press
from tests.e2e import house as houses
from tests.e2e.house import House
from tests.e2e.playing import game_in

PATIENT = 120.0
"""How long each step may take: a busy machine is no fault."""
TALL = 1400
"""A window that holds a whole screen: the pictures are for reading."""
LAST = "[...document.querySelectorAll('#log article')].at(-1)"
FORM = "document.querySelector('.options button[type=submit]')"
PIECES = (
    *("#log .button > span:not(.dots, .emoji)", "#log .choice-value"),
    *("#log .text > *", "#log pre"),
)
"""What may hold more than it shows."""
OVER = "document.querySelector('#log button[data-id*=\":rematch:\"]')"
CUT = """(css => [...document.querySelectorAll(css)]
    .filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .map(one => one.textContent))"""
AGAINST = """(rtl => [...document.querySelectorAll('#log .text > *:not(pre)')]
    .filter(one => /[\\u0590-\\u05ff]/.test(one.textContent) === rtl)
    .filter(one => (getComputedStyle(one).direction === 'rtl') !== rtl)
    .map(one => one.textContent))"""


class Tour:
    """The people of a game for two, whose Discord is set to a language, and their page."""

    def __init__(self, page: Page, house: House, language: str, folder: Path) -> None:
        self.page, self.house, self.folder = page, house, folder
        self.texts = locales.texts(language)
        self.of_discord = locales.texts(language if language in TAGS else locales.SOURCE)
        self.faults: list[str] = []
        self._taken = 0

    async def shot(self, name: str) -> None:
        """Keep a picture of what is shown, and note what is wrong with it."""
        page = self.page
        await page.until(f"{IMAGES}.every(i => i.complete && i.naturalWidth > 1)")
        await page.js("document.querySelector('#log').scrollTo(0, 1e9)")
        self._taken += 1
        await page.screenshot(self.folder / f"{self._taken:02}-{name}.png")
        for css in PIECES:
            self.faults += [f"{name}: cut: {one}" for one in await page.js(f"{CUT}('{css}')")]
        if await page.js("document.documentElement.scrollWidth > innerWidth"):
            self.faults.append(f"{name}: wider than the window")
        if self.texts.right_to_left:
            turned = await page.js(f"{AGAINST}(true)")
            self.faults += [f"{name}: from the left: {one}" for one in turned]

    async def typed(self, name: str, command: str, shot: str) -> None:
        """Type a command as somebody, and look at what is answered."""
        page = self.page
        await be(page, name)
        before = await page.js(f"{LAST}?.id ?? ''")
        await page.click(None, css="#composer textarea")
        await page.type(f"{command}\n")
        answered = f"({LAST}?.id ?? '') !== '{before}' && !{LAST}.querySelector('.thinking')"
        await page.until(f"{FORM} || {answered}")
        if await page.js(f"Boolean({FORM})"):
            if not self._taken:
                await self.shot(f"{shot}-form")
            await page.click(None, css=".options button[type=submit]")
        await page.until(answered)
        await self.shot(shot)

    async def pressed(self, name: str, action: str, then: str, shot: str) -> None:
        """Press the newest button of an action as somebody, and look at what comes of it."""
        await be(self.page, name)
        await press(self.page, action, then)
        await self.shot(shot)

    async def open(self) -> Channel:
        """Ann opens a table by hand, Ben sits down; returns the game's thread."""
        page = self.page
        await self.typed("Ann", "/help", "help")
        await self.typed("Ann", "/game new", "set-up")
        anyone = self.of_discord.plain("setup-pick-anyone")
        box = self.of_discord.plain("common-box-kingdomino")
        await self.typed("Ann", f"/game new box:{box} lords:2 who:{anyone}", "table")
        await be(page, "Ben")
        await press(page, "join", "document.querySelector('.thread-card')")
        thread = (await self.house.until(self.house.threads))[0]
        await self.shot("table-full")
        await page.js(f"location.hash = '#{thread.id}'")
        await page.until(f"{PLAYS}.length")
        await self.shot("begun")
        return thread

    async def turn(self, thread: Channel, number: int) -> None:
        """Play a turn, looking at each step of the first ones."""
        page, house = self.page, self.house
        game = await game_in(house, thread)
        before = game.version
        assert game.seat_on_turn is not None
        name = house.world.users[game.seat_on_turn.user].name
        await be(page, name)
        looked = number in (0, 1, 4, 5, 14)
        if not await page.js(f"Boolean({END})"):
            await press(page, "play", END)
        await page.until(END)
        if looked:
            await self.shot(f"turn-{number}-open")
        for action in ("place", "take"):
            offered = f'#log {BUTTON}[data-id*=":{action}:"]:enabled'
            there = f"Boolean(document.querySelector('{offered}'))"
            if await is_ready(page) or not await page.js(there):
                continue
            chosen = f'#log button.primary[data-id*=":{action}:"]'
            await press(page, action, f"document.querySelector('{chosen}') || !{END}.disabled")
            if looked:
                await self.shot(f"turn-{number}-{action}")
        drawn_for = await page.js(f"{END}.dataset.id")
        await press(page, "end", f"{END}?.dataset.id !== '{drawn_for}'")
        await ended(house, thread, before)
        if looked:
            await self.shot(f"turn-{number}-done")

    async def play(self, thread: Channel) -> None:
        """Play to the end."""
        number = 0
        while not (await game_in(self.house, thread)).over:
            await self.turn(thread, number)
            number += 1
            if number == 6:
                for command in ("look", "line", "kingdom", "table", "games", "score"):
                    await self.typed("Ben", f"/{command}", command)

    async def end(self) -> None:
        """Look at the results, and at what can be asked for after a game."""
        page = self.page
        await page.until(OVER)
        await self.shot("results")
        for command in ("score", "games", "profile", "replay", "record", "rules", "settings"):
            await self.typed("Ann", f"/{command}", f"after-{command}")


async def tour(language: str, width: int, folder: Path) -> list[str]:
    """Play the game in a language; returns what was wrong with its screens."""
    with tempfile.TemporaryDirectory() as data:
        async with (
            Renderer(workers=1) as renderer,
            Chromium() as chromium,
            AsyncExitStack() as stack,
        ):
            house = House(Path(data), renderer=renderer, page=True)
            speak(house, language)
            await stack.enter_async_context(house)
            page = await chromium.open(house.sandbox.url, width=width, height=TALL)
            page.patience = PATIENT
            await page.until("document.querySelector('.dot.online')")
            guide = Tour(page, house, language, folder)
            await guide.play(await guide.open())
            await guide.end()
            return [*dict.fromkeys(guide.faults), *page.problems]


def speak(house: Any, language: str) -> None:
    """Set the server and the apps of its people to a language."""
    for one in (*house.world.servers.values(), *house.world.users.values()):
        one.locale = TAGS.get(language, (language,))[0]


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=locales.LANGUAGES)
    parser.add_argument("--width", type=int, default=360)
    parser.add_argument("--pictures", type=Path, default=Path("out/tour"))
    asked = parser.parse_args()
    folder = asked.pictures / f"{asked.language}-{asked.width}"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    houses.PATIENCE = PATIENT
    faults = asyncio.run(tour(asked.language, asked.width, folder))
    print("\n".join(faults) or "Nothing is cut.", f"\nPictures: {folder}")


if __name__ == "__main__":
    main()
