"""A tournament of eight in the page: from the command that sets it up to the podium."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from render import Renderer
from sandbox import Sandbox
from services.facts.tournaments import Tournament
from tests.browser.driver import Chromium, Page
from tests.browser.test_castellan import END, IMAGES, LOG, SIZES, problems, shot
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.house import PACE

PEOPLE = ("Ann", "Ben", "Cara", "Dan", "Eve", "Fay", "Gus", "Hal")
MINUTE = 60


class Hall(TournamentStage):
    """A stage with the page and real pictures; nothing happens on it unasked."""

    def __init__(self, folder: Path, renderer: Renderer) -> None:
        super().__init__(folder)
        self.sandbox = Sandbox(page=True)
        self.sandbox.limits.pace = PACE
        self.renderer = renderer

    async def the_cup(self) -> Tournament:
        """The one that is held here."""
        return await self.tournament(1)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with Renderer(workers=1) as renderer:
        hall = Hall(tmp_path, renderer)
        async with hall:
            yield hall


async def be(page: Page, name: str) -> None:
    """Switch to a person."""
    await page.press(f"Alt+{PEOPLE.index(name) + 1}")
    await page.until(f"document.querySelector('.person.me').textContent.includes('{name}')")


async def go(page: Page, place: str) -> None:
    """Open a channel or thread."""
    named = "(one) => one.querySelector('.channel-name')?.textContent === '" + place + "'"
    await page.until(f"[...document.querySelectorAll('.channel')].some({named})")
    await page.js(f"[...document.querySelectorAll('.channel')].find({named}).click()")
    await page.until(f"({named})(document.querySelector('.channel[aria-current]'))")


async def add_people(page: Page) -> None:
    """The court has four, and Eve; three more come."""
    for name in PEOPLE[5:]:
        await page.click("button", "Add a person")
        await page.fill("Name", name, exact=False)
        await page.click("button", "Add")
        await page.until(f"document.querySelector('#people').textContent.includes('{name}')")


async def press(page: Page, label: str, then: str) -> None:
    """Click the newest button with a label, and wait for words."""
    await page.click("button", label, at=-1)
    await page.see(then, css=LOG)


async def everybody(page: Page, label: str, then: str) -> None:
    """Each of the eight presses a button and reads what comes of it."""
    for name in PEOPLE:
        await be(page, name)
        await press(page, label, then)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.full)])
async def test_a_tournament_of_eight(size: str, chromium: Chromium, hall: Hall) -> None:
    """Sign-up, check-in, three rounds, one table left to the autopilot, standings, podium."""
    page = await chromium.open(hall.sandbox.url, **SIZES[size])
    await page.until("document.querySelector('.dot.online')")
    await add_people(page)
    await be(page, "Ann")
    await page.click(None, css="#composer textarea")
    await page.type("/organise new name:Autumn Cup format:Swiss lords:2 rounds:3 capacity:8\n")
    await press(page, "Publish", "Its announcement comes")
    await hall.settle()

    await shot(page, f"{size}-cup-announced")
    for name in PEOPLE:
        await be(page, name)
        await press(page, "Sign up", "do you want to play?")
        await press(page, "Yes, I am in", "You are in ")
    await hall.settle()
    tournament = await hall.the_cup()
    assert [one.name for one in tournament.taking_part] == list(PEOPLE)

    await hall.to(tournament.signup_until)
    await go(page, "Autumn Cup")
    await everybody(page, "I am here", "You are checked in")
    await hall.to(tournament.start)
    await be(page, "Ann")
    await page.see("round 1 of 3", css=LOG)
    await press(page, "Why this table?", "chooses first here")
    await shot(page, f"{size}-cup-round")
    await play_a_turn(page, hall)
    for _ in range(2):
        await hall.finish_round(tournament.id)
        await hall.to((await hall.the_cup()).rounds[-1].ends + 2 * MINUTE)
    await leave_one_open(hall)
    await hall.to((await hall.the_cup()).rounds[-1].ends + 2 * MINUTE)
    await hall.to((await hall.the_cup()).closes or 0)

    tournament = await hall.the_cup()
    assert tournament.phase == "over"
    assert all(
        one.ended is not None and one.ended <= one.ends + MINUTE for one in tournament.rounds
    )
    winner = tournament.entry(tournament.places[0]).name
    await go(page, "Autumn Cup")
    await page.see("final standings", css=LOG)
    await page.choose("Explain a line…", f"1 · {winner}", exact=False, at=-1)
    await page.see("opponents", css=LOG)
    await shot(page, f"{size}-cup-standings")
    await go(page, "lobby")
    await page.see("has won!", css=LOG)
    podium = await page.js("[...document.querySelectorAll('#log img[alt]')].at(-1).alt")
    assert f"1. {winner}" in podium
    await page.until(f"{IMAGES}.every(i => i.complete && i.naturalWidth > 1)")
    assert await page.js("document.documentElement.scrollWidth <= innerWidth")
    await shot(page, f"{size}-cup-podium")
    assert problems(page) == []


async def play_a_turn(page: Page, hall: Hall) -> None:
    """Whoever is first at table 1 plays from there: My table, Play, a domino, End turn."""
    match = (await hall.the_cup()).rounds[-1].matches[0]
    lord = (await hall.the_cup()).entry(match.order[0]).name
    await be(page, lord)
    await press(page, "My table", "you sit at table 1")
    await go(page, "Autumn Cup R1 T1")
    await page.click("button", "Play", at=-1)
    await page.until(END)
    await page.click(None, css='#log button[data-id*=":take:"]:enabled')
    await page.until(f"!{END}.disabled")
    await page.click("button", "End turn", at=-1)
    await page.see("Your turn is over", css=LOG)
    await hall.settle()
    await go(page, "Autumn Cup")


async def leave_one_open(hall: Hall) -> None:
    """All but one of the tables are played to their ends; the autopilot has that one to finish."""
    tournament = await hall.the_cup()
    for match in tournament.rounds[-1].matches[1:]:
        totals = {entry: 90 - entry for entry in match.entries}
        await hall.finish_match(match, totals)
    assert not (await hall.the_cup()).rounds[-1].over
