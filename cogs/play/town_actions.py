"""Handlers of the town's buttons and lists, and the same from commands."""

import re
from typing import Final

from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play.tabs import TOWN, tab_named_in
from cogs.play.town_tab import NO_BRIBE
from cogs.play.turn_actions import names_in, set_slot, show_panel, typed_square
from engine import BUILDINGS, Kind, Move
from locales import Texts
from render.words import effects
from services.facts import Press
from services.facts.panels import PanelFact

COPY: Final = re.compile(r"([a-z_]+)(@[0-5])?", re.ASCII)
"""How the notation names a building on the board."""
PRICES: Final = tuple("012345")


async def show_town(ask: Ask, fact: PanelFact) -> None:
    """Answer with the town, if it is open."""
    await show_panel(ask, fact, tab=TOWN)


async def _empty(click: Click, slot: str) -> None:
    """Empty a slot of the draft; if it is empty already, nothing changes."""
    await show_town(click, await click.app.services.play.empty(click.press, slot))


async def _build(click: Click, copy: str, square: str | None) -> None:
    """Buy a building; without a square it goes on the best one."""
    await show_town(click, await click.app.services.play.build(click.press, copy, square))


@handles(GAME, "tab")
async def press_tab(click: Click) -> None:
    fact = await click.app.services.play.panel(click.press)
    await show_panel(click, fact, tab=tab_named_in(click.id.args))


@handles(GAME, "tax")
async def press_tax(click: Click) -> None:
    await set_slot(click, click.press, f"{Kind.TAX} {args.word(click.args)}", tab=TOWN)


@handles(GAME, "build")
async def press_build(click: Click) -> None:
    await _build(click, args.word(click.args), None)


@handles(GAME, "site")
async def press_site(click: Click) -> None:
    await _build(click, args.word(click.args), args.word(click.args, 1))


@handles(GAME, "burn")
async def choose_victim(click: Click) -> None:
    copy = args.word(click.args)
    if copy == NO_BRIBE:
        await _empty(click, Kind.BURN)
    else:
        await set_slot(click, click.press, f"{Kind.BURN} {copy}", tab=TOWN)


@handles(GAME, "giveback")
async def press_give_back(click: Click) -> None:
    await _empty(click, " ".join(click.id.args))


@game_action("tax")
async def do_tax(ask: Ask, game: int, square: str) -> None:
    move = Move(Kind.TAX, squares=(typed_square(square),))
    await set_slot(ask, Press(game, ask.person), move, tab=TOWN, typed=Kind.TAX)


@game_action("build")
async def do_build(ask: Ask, game: int, building: str, square: str = "") -> None:
    copy = await _meant(ask, game, building)
    where = typed_square(square) if square else None
    press = Press(game, ask.person)
    fact = await ask.app.services.play.build(press, copy, where)
    await show_panel(ask, fact, tab=TOWN, typed=Kind.BUILD)


@game_action("burn")
async def do_burn(ask: Ask, game: int, building: str) -> None:
    move = f"{Kind.BURN} {await _meant(ask, game, building)}"
    await set_slot(ask, Press(game, ask.person), move, tab=TOWN, typed=Kind.BURN)


async def _meant(ask: Ask, game: int, typed: str) -> str:
    """Find the building that a word means, or the only one with it in its name.

    Those on the board come first; of those that are gone, the refusal says so.
    """
    called = building_called(typed, ask.texts)
    if called.partition("@")[0] in BUILDINGS:
        return called
    board = (await ask.app.services.play.watch(game, ask.person)).view.board
    if board is None:
        return called
    lying = {slot.building for slot in board.slots if slot.building is not None}
    part = typed.replace("_", "")
    for known in (lying, BUILDINGS):
        found = [one for one in known if part in " ".join(names_in(effects.name, one, ask.texts))]
        if found:
            return found[0] if len(found) == 1 else called
    return called


def typed_building(text: str) -> str:
    """Reduce what was typed for a building to one word that fits into a custom_id.

    "statue@3" stays; "Church, 1 coin: now 6 points" is "church", "Queen's Tower" "queen_s_tower",
    "Weaving Shop@2" "weaving_shop@2".
    """
    said = text.strip().lower()
    if COPY.fullmatch(said):
        return said
    called = re.split(r"[,:]", said)[0].strip()
    name, price = _priced(called)
    word = "_".join(slash_commands.words(name))[:40]
    return f"{word}@{price}" if price and word else word


def _priced(called: str) -> tuple[str, str]:
    """Split off the price of a slot: "weaving shop@2", "statue (at 3)"."""
    body = called.removesuffix(")").rstrip()
    name, at, price = body.rpartition("@")
    if at and price.strip() in PRICES:
        return name, price.strip()
    name, bracket, inside = body.rpartition("(")
    if bracket and ")" not in inside and inside.endswith(PRICES):
        return name, inside[-1]
    return called, ""


def building_called(typed: str, texts: Texts) -> str:
    """Find the building that one word means: by the notation, its id or its name.

    A word that means none stays: services say that the game has no such building, or no town.
    """
    called, at, price = typed.partition("@")
    if called in BUILDINGS:
        return typed
    for id in BUILDINGS:
        if called and _plain(called) in map(_plain, names_in(effects.name, id, texts)):
            return f"{id}{at}{price}"
    return typed


def _plain(word: str) -> str:
    """Drop "the" and "s" from a word, so that the Fishmonger's shop and one Barrack are found."""
    return word.replace("_", "").removeprefix("the").removesuffix("s")
