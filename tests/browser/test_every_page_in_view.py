"""Every page of a turn's panel and of a plan fits the window: picture, choices, the way out.

Pages of games in the middle, and the fullest there can be, are posted and measured one by one.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import cogs.client
from cogs import view
from cogs.play import court_tab, giants_tab, plan_panel, town_tab, turn_panel
from cogs.screen import Screen, pictures
from engine import Game, LineSlot, Move, Step
from render import alt, draw
from sandbox import Channel
from services.facts.panels import PanelFact, ReceiveFact
from services.facts.tables import Setup
from tests.browser.driver import Chromium
from tests.browser.test_castellan import LOG, SHOTS
from tests.browser.test_panel_in_view import WINDOWS
from tests.cogs import test_plan_screens, test_town_screens
from tests.cogs.scenes import (
    COURT,
    EN,
    FULLEST,
    GIANTS,
    SETUPS,
    TEAMS,
    called,
    panel_fact,
    through,
    whole_turn,
)
from tests.e2e.house import House
from tests.e2e.playing import open_table
from tests.helpers.database import new_folder
from tests.helpers.inline import inline
from tests.helpers.world import World

cogs.client.load()

AT_ONCE = 24
"""So many screens stand in the log together."""
OPTIONAL = (Step.SEND, Step.TAX, Step.BUILD, Step.BURN, Step.COURT)
LONGEST = ("K44", "K42", "K40", "K48")
"""Dominoes whose names on buttons are long."""
PICTURES = f"""[...document.querySelectorAll('{LOG} .container')].filter(one =>
    one.querySelector('.gallery img')?.naturalWidth > 1)"""
SPANS = f"""{PICTURES}.map(one => {{
    const places = [...one.querySelectorAll('.button, .choice')]
        .map(it => it.getBoundingClientRect());
    const picture = one.querySelector('.gallery img').getBoundingClientRect();
    const above = places.some(it => it.top < picture.top);
    return above ? Infinity : Math.max(...places.map(it => it.bottom)) - picture.top;
}})"""


def game_in(setup: Setup) -> Game:
    """Return a game before a turn in its second half."""
    wanted = [game.copy() for game in through(setup) if game.turn and game.turn.step is Step.PLACE]
    return wanted[len(wanted) * 3 // 5]


def drafts(game: Game) -> Iterator[tuple[Move, ...]]:
    """Yield drafts: nothing, placed, all that must be, and everything else that goes with it."""
    yield ()
    must = whole_turn(game)
    yield must[:1]
    full = must
    for step in OPTIONAL:
        offered = game.compose(full).options.get(step, ())
        full = (*full, *offered[:1])
        if step is Step.SEND and offered:
            yield must
    yield full


def tabs(name: str, fact: PanelFact) -> Iterator[tuple[str, Screen]]:
    """Yield every page of a turn's panel with its name."""
    yield f"{name}-land", turn_panel.panel(fact, EN)
    yield f"{name}-spots", turn_panel.panel(fact, EN, everywhere=True)
    if fact.town is not None:
        yield f"{name}-town", town_tab.town(fact, EN)
    if fact.court is not None:
        yield f"{name}-court", court_tab.court(fact, EN)
    if fact.giant is not None and fact.giant.crowns:
        asked = ReceiveFact(
            fact.game, fact.seat, 2, ("Ben",), fact.giant.crowns, None, on_turn=True
        )
        yield f"{name}-receive", giants_tab.receive(asked, EN)


def with_long_names(fact: PanelFact) -> PanelFact:
    """Let the next line have the dominoes with the longest names, all of them free."""
    line = tuple(LineSlot(domino, None) for domino in LONGEST)
    return replace(fact, game=replace(fact.game, view=replace(fact.game.view, next_line=line)))


def pages() -> Iterator[tuple[str, Screen]]:
    """Yield every page of turns of every kind."""
    for setup in (*SETUPS, COURT, GIANTS, TEAMS, FULLEST):
        game = game_in(setup)
        for number, draft in enumerate(drafts(game)):
            fact = panel_fact(game, setup, draft)
            yield from tabs(f"{called(setup)}-{number}", fact)
            if setup in SETUPS[:4] and not draft:
                yield from tabs(f"{called(setup)}-long", with_long_names(fact))
        first = next(through(setup))
        yield from tabs(f"{called(setup)}-first", panel_fact(first, setup))
    both = tuple(replace(one, chosen=True) for one in test_town_screens.OPEN.taxes)
    for name, offered in (
        ("six", test_town_screens.OPEN),
        ("taxed", replace(test_town_screens.OPEN, taxes=both)),
        ("bought", replace(test_town_screens.BOUGHT, taxes=both, burnt="church")),
    ):
        yield f"town-{name}", town_tab.town(test_town_screens.placed(offered), EN)


async def plans() -> AsyncIterator[tuple[str, Screen]]:
    """Yield the panels of plans, empty and filled."""
    for setup in test_plan_screens.SETUPS:
        with new_folder() as folder, inline():
            world = World(folder / "castellan.db")
            number = 0
            async for fact in test_plan_screens.panels(world, setup, 2):
                number += 1
                yield f"plan-{called(setup)}-{number}", plan_panel.panel(fact, EN)
            await world.close()


async def measured(
    chromium: Chromium, house: House, thread: Channel, screens: list[tuple[str, Screen]]
) -> list[str]:
    """Post screens and return those that are higher than the log, with their heights."""
    where = house.client.get_partial_messageable(thread.id)
    sent = []
    for _, shown in screens:
        drawn = [
            view.Drawn(draw(one.request, theme="dark"), alt(one.request)) for one in pictures(shown)
        ]
        sent.append(await where.send(**view.build(shown, drawn).for_send()))
    high = []
    for size, (width, height) in WINDOWS.items():
        page = await chromium.open(f"{house.sandbox.url}#{thread.id}", width=width, height=height)
        await page.until(f"{PICTURES}.length === {len(screens)}")
        room = await page.js(f"document.querySelector('{LOG}').clientHeight")
        for place, ((name, _), span) in enumerate(zip(screens, await page.js(SPANS), strict=True)):
            if span is None or span > room:
                high.append(f"{name} on a {size}: {span} px of {room}")
                await page.js(f"{PICTURES}[{place}].scrollIntoView({{block: 'end'}})")
                await page.screenshot(SHOTS / f"high-{size}-{name}.png")
        await page.send("Page.close")
    for message in sent:
        await message.delete()
    return high


@pytest.mark.parametrize("what", ["turns", "plans"])
async def test_every_page_is_in_view_at_once(what: str, chromium: Chromium, tmp_path: Path) -> None:
    """Placing, choosing, Town, tax, knights, dragon, Court, giants, plan: at both sizes."""
    screens = list(pages()) if what == "turns" else [one async for one in plans()]
    SHOTS.mkdir(parents=True, exist_ok=True)
    async with House(tmp_path, page=True) as house:
        thread = await open_table(house, 2, box="kingdomino")
        high = []
        for start in range(0, len(screens), AT_ONCE):
            high += await measured(chromium, house, thread, screens[start : start + AT_ONCE])
    assert not high, "\n".join(high)
