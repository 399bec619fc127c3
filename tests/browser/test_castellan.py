"""The first turns of a real game in the page: by mouse, wide and narrow, and by keyboard."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from render import Renderer
from sandbox import Channel
from tests.browser.driver import Chromium, NotSeen, Page
from tests.e2e.house import House
from tests.e2e.playing import game_in, living, on_turn
from tests.e2e.plot import game_seed
from tests.e2e.telling import reports

LOG = "#log"
SIZES = {"desktop": {"width": 1280, "height": 900}, "phone": {"width": 360, "height": 740}}
SHOTS = Path(__file__).parents[2] / "out" / "screens"
PEOPLE = ("Ann", "Ben", "Cara", "Dan")
BUTTON = 'button[data-id^="b1:"]'
PRESSABLE = 'button:is([data-id^="b1:"], [data-id^="s1:"])'
OPTION = ".list:popover-open .option"
"""A button of the bot's; a list that is folded is a button of the page, too."""
END = "[...document.querySelectorAll('#log button[data-id*=\":end:\"]')].at(-1)"
PLAYS = "document.querySelectorAll('#log button[data-id*=\":play:\"]')"
TAB = "[...document.querySelectorAll('#log button[data-id*=\":tab:\"]')].at(-1)"
SHOWN = f"{TAB}?.dataset.id.endsWith(':land')"
TOWNS = 32
"""A game whose first dominoes have towns."""
IMAGES = "[...document.querySelectorAll('#log img[alt]:not(.emoji)')]"


@pytest.fixture
async def castle(tmp_path: Path) -> AsyncIterator[House]:
    """The real bot with real pictures, and the page."""
    async with (
        Renderer(workers=1) as renderer,
        House(tmp_path, renderer=renderer, page=True) as house,
    ):
        yield house


async def shot(page: Page, name: str) -> None:
    """Keep a picture of the page in out/screens, for the eyes."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    await page.screenshot(SHOTS / f"{name}.png")


async def caller(house: House) -> tuple[Channel, str]:
    """The game's thread and who is called in it."""
    thread = (await house.until(house.threads))[0]
    await house.until(lambda: living(house, thread))
    name = await on_turn(house, thread)
    assert name is not None
    return thread, name


async def be(page: Page, name: str) -> None:
    """Switch to a person by key, as the page offers it."""
    await page.press(f"Alt+{PEOPLE.index(name) + 1}")
    await page.until(f"document.querySelector('.person.me').textContent.includes('{name}')")


async def press(page: Page, action: str, then: str) -> None:
    """Click the newest button of an action that is not greyed until the page shows what it does.

    Of a list the first option that is not chosen is taken. A click that meets a shifting page is
    lost, as a person's is, who then presses again; every button says its target, so pressing twice
    does no harm.
    """
    for _ in range(3):
        with suppress(NotSeen):
            await page.click(None, css=f'#log {PRESSABLE}[data-id*=":{action}:"]:enabled')
            if await page.js("Boolean(document.querySelector('.list:popover-open'))"):
                await page.click(None, css=f"{OPTION}[aria-selected=false]", at=0)
            await page.until(then, patience=4)
            return
        await page.press("Escape")  # the click may have met a picture, which is then shown large
    await page.until(then)


def problems(page: Page) -> list[str]:
    """What went wrong in the page; a picture may be replaced while it is being fetched."""
    return [one for one in page.problems if not re.search(r"404.*/attachments/.*png", one)]


async def is_ready(page: Page) -> bool:
    """Whether the open panel can be ended."""
    return not await page.js(f"{END}.disabled")


async def ended(house: House, thread: Channel, before: int) -> None:
    """Wait until the turn is committed and told."""

    async def told() -> bool:
        return (await game_in(house, thread)).version > before

    await house.when(told)


async def turn_by_mouse(page: Page, house: House, size: str) -> None:
    """Play, a number, a domino, End turn: whatever the turn still asks for."""
    thread, name = await caller(house)
    before = (await game_in(house, thread)).version
    await be(page, name)
    if not await page.js(f"Boolean({END})"):
        await press(page, "play", END)
    await page.until(END)
    for action in ("place", "take"):
        button = f'#log {PRESSABLE}[data-id*=":{action}:"]:enabled'
        if await is_ready(page) or not await page.js(
            f"Boolean(document.querySelector('{button}'))"
        ):
            continue
        chosen = f'#log button.primary[data-id*=":{action}:"]'
        await press(page, action, f"document.querySelector('{chosen}') || !{END}.disabled")
    await page.until(f"{IMAGES}.every(i => i.complete && i.naturalWidth > 1)")
    assert await page.js(f"{IMAGES}.every(i => i.alt.length > 20)")
    await shot(page, f"{size}-turn")
    drawn_for = await page.js(f"{END}.dataset.id")
    await press(page, "end", f"{END}?.dataset.id !== '{drawn_for}'")
    await ended(house, thread, before)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.full)])
async def test_the_first_turns_by_mouse(size: str, chromium: Chromium, castle: House) -> None:
    """From the welcome over four first choices to the first placed dominoes."""
    page = await chromium.open(castle.sandbox.url, **SIZES[size])
    await page.click("button", "Use /game new")
    await page.choose("Which box?", "Kingdomino")
    await page.choose("4 players", "2 players")
    await page.see("2 lords · 5×5", css=LOG)
    await page.click("button", "Open the table")
    await be(page, "Ben")
    await page.click("button", "Take a seat")
    thread, _ = await caller(castle)
    await page.click("link", thread.name, exact=False, at=-1)
    for _ in range(6):
        await turn_by_mouse(page, castle, size)
    assert (await game_in(castle, thread)).view.round == 1
    assert problems(page) == []


async def open_town(page: Page) -> None:
    """Place the domino where nothing else would fit the panel, and open the Town tab."""
    if not await page.js(f"Boolean({TAB})"):
        await press(page, "place", TAB)
    await press(page, "tab", SHOWN)


async def turn_in_town(page: Page, house: House, size: str) -> set[str]:
    """Play a turn with a visit to the town: tax, build, take a domino, End turn; what was done."""
    thread, name = await caller(house)
    before = (await game_in(house, thread)).version
    await be(page, name)
    if not await page.js(f"Boolean({END})"):
        await press(page, "play", END)
    await open_town(page)
    done = set()
    for action in ("tax", "build"):
        offered = f'#log {PRESSABLE}[data-id*=":{action}:"]:enabled'
        if await page.js(f"Boolean(document.querySelector('{offered}'))"):
            given = f'#log button[data-id*=":giveback:{action}"]'
            await press(page, action, f"document.querySelector('{given}')")
            done.add(action)
    if not await is_ready(page):
        await press(page, "take", f"!{END}.disabled")
    await page.until(f"{IMAGES}.every(i => i.complete && i.naturalWidth > 1)")
    await page.until(f"{IMAGES}.some(i => i.alt.includes(`Builders' board`))")
    assert await page.js("document.documentElement.scrollWidth <= innerWidth")
    await shot(page, f"{size}-town")
    drawn_for = await page.js(f"{END}.dataset.id")
    await press(page, "end", f"{END}?.dataset.id !== '{drawn_for}'")
    await ended(house, thread, before)
    return done


def is_told(house: House, thread: Channel, step: str) -> bool:
    """Whether the thread tells that somebody has taxed or built."""
    told = (report for message in house.messages(thread) for report in reports(message))
    return any(getattr(one, step) for one in told)


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.full), "phone"])
async def test_the_first_turns_of_queendomino_by_mouse(
    size: str, chromium: Chromium, castle: House
) -> None:
    """From the welcome over the first choices to turns in the town, until somebody has built."""
    castle.services.context.entropy = lambda size: game_seed(TOWNS)[:size]
    page = await chromium.open(castle.sandbox.url, **SIZES[size])
    await page.click("button", "Use /game new")
    await page.choose("Which box?", "Queendomino")
    await page.choose("4 players", "2 players")
    await page.see("2 lords · 7×7", css=LOG)
    await page.click("button", "Open the table")
    await be(page, "Ben")
    await page.click("button", "Take a seat")
    thread, _ = await caller(castle)
    await page.click("link", thread.name, exact=False, at=-1)
    for _ in range(4):
        await turn_by_mouse(page, castle, size)
    done: set[str] = set()
    while not {"tax", "build"} <= done:
        done |= await turn_in_town(page, castle, size)
    for step in ("taxed", "built"):
        await castle.until(partial(is_told, castle, thread, step))
    assert problems(page) == []


async def test_the_first_turns_by_keyboard(chromium: Chromium, castle: House) -> None:
    """No mouse at all: the command typed as one line, Tab and Enter for the rest."""
    page = await chromium.open(castle.sandbox.url)
    await page.see("Castellan is online.")
    await page.until("document.activeElement.matches('#composer textarea')")
    await page.type("/game new box:Kingdomino lords:2 who:Anyone here may join\n")
    await page.see("a table is open", css=LOG)
    await be(page, "Ben")
    await page.tab_to("button", "Take a seat")
    await page.press("Enter")
    thread, _ = await caller(castle)
    await page.tab_to("link", thread.name)
    await page.press("Enter")
    for _ in range(4):
        _, name = await caller(castle)
        await be(page, name)
        if not await page.js(f"Boolean({END})"):
            version = (await game_in(castle, thread)).version
            newest = f"parseInt({PLAYS}[0].dataset.id.split(':')[4], 36) === {version}"
            await page.until(
                f"{PLAYS}.length === 1 && {newest}"
            )  # the turn before has lost its own
            await page.tab_to("button", "Play")
            await page.press("Enter")
            await page.until(END)
        game = await game_in(castle, thread)
        free = next(slot.domino for slot in game.view.next_line if slot.seat is None)
        if not await is_ready(page):
            await page.tab_to("button", f"{free[1:]} ")
            await page.press("Enter")
            await page.until(f"!{END}.disabled")
        drawn_for = await page.js(f"{END}.dataset.id")
        await page.tab_to("button", "End turn")
        await page.press("Enter")
        await ended(castle, thread, game.version)
        await page.until(f"{END}?.dataset.id !== '{drawn_for}'")
    assert problems(page) == []
