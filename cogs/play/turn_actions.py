"""What the buttons of the turn's panel do, and their slash twins: same calls, same screens."""

from __future__ import annotations

import re
from typing import Final

from cogs import args
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play import court_tab, giants_tab, town_tab, turn_done, turn_panel, words
from cogs.play.autopilot_notice import note_for
from cogs.play.tabs import COURT, LAND, TABS, TOWN, of_words
from engine import GameView, Kind, Move
from services.facts import Refused
from services.facts.games import GameFact
from services.facts.panels import PanelFact, TurnEnded

SQUARE: Final = re.compile(r"[a-z][1-9][0-9]?")
"""How a square is written."""

ANY_DOMINO = "K1"
"""Stands in a move where nobody has a domino in hand: such a click is late and is never judged."""


async def show_panel(
    ask: Ask, fact: PanelFact, *, tab: str = LAND, page: int | None = None, note: str = ""
) -> None:
    """Answer with the panel of a turn; another tab than the land only where it is open.

    A giant that was sent is asked for first of all; a partner sees the draft, and no more.
    """
    if not fact.composing:
        await ask.show(turn_panel.watching(fact, ask.texts))
    elif fact.receive is not None:
        await ask.show(giants_tab.receive(fact.receive, ask.texts, note=note))
    elif tab == TOWN and fact.town is not None:
        await ask.show(town_tab.town(fact, ask.texts, note=note))
    elif tab == COURT and fact.court is not None:
        await ask.show(court_tab.court(fact, ask.texts, note=note))
    else:
        await ask.show(turn_panel.panel(fact, ask.texts, page=page, note=note))


async def open_panel(ask: Ask, game: int) -> None:
    """Answer with the reader's turn as it stands, with the stored draft."""
    fact = await ask.app.services.play.panel(game, ask.person)
    await show_panel(ask, fact, note=await note_for(ask, fact.game))


async def show_ended(ask: Ask, ended: TurnEnded) -> None:
    """Answer that the turn is ended; where the same lord goes on, with the next turn at once."""
    if ended.panel is not None:
        await show_panel(ask, ended.panel)
    else:
        await ask.show(turn_done.done(ended, ask.texts))


def in_hand(view: GameView) -> str:
    """Return the domino that the lord on turn has to place."""
    waiting = [slot.domino for slot in view.order if not slot.done]
    return (waiting[0] if waiting else None) or ANY_DOMINO


async def lay(ask: Ask, game: int, spot: tuple[str, str], *, version: int, seat: int) -> None:
    """Put the domino in hand on a spot of the draft."""
    play = ask.app.services.play
    fact = await play.game(game)
    move = Move(Kind.PLACE, in_hand(fact.view), spot)
    await show_panel(ask, await play.set_slot(game, ask.person, move, version=version, seat=seat))


async def take(
    ask: Ask, game: int, domino: str, *, version: int, seat: int, tab: str = LAND
) -> None:
    """Take a domino of the next line in the draft."""
    move = Move(Kind.CHOOSE, domino)
    fact = await ask.app.services.play.set_slot(game, ask.person, move, version=version, seat=seat)
    await show_panel(ask, fact, tab=tab)


async def finish(
    ask: Ask, game: int, *, revision: int | None, version: int, seat: int, tab: str = LAND
) -> None:
    """Commit the draft; where it is not ready or has changed, show the panel and say so."""
    play = ask.app.services.play
    try:
        ended = await play.end_turn(game, ask.person, revision=revision, version=version, seat=seat)
    except Refused as refused:
        shown = refused.data.get("panel")
        if not isinstance(shown, PanelFact):
            raise
        await show_panel(ask, shown, tab=tab, note=_why_not_ended(refused, ask))
    else:
        await show_ended(ask, ended)


def _why_not_ended(refused: Refused, ask: Ask) -> str:
    """Say why nothing was committed; what is still to do stands in the panel's gray line."""
    return ask.texts(f"errors-{refused.code}")


# -- buttons and selects ---------------------------------------------------------------------------


@handles(GAME, "play")
async def press_play(click: Click) -> None:
    await open_panel(click, click.id.id)


@handles(GAME, "place", "move")
async def press_spot(click: Click) -> None:
    spot = _spot(click.id.args[1:])
    await lay(click, click.id.id, spot, version=click.id.version, seat=click.id.seat)


@handles(GAME, "spot")
async def choose_spot(click: Click) -> None:
    first, *rest = click.value.split(".")
    if first == "page":
        await _turn_page(click, args.number(rest))
        return
    spot = _spot((first, *rest))
    await lay(click, click.id.id, spot, version=click.id.version, seat=click.id.seat)


async def _turn_page(click: Click, page: int) -> None:
    fact = await click.app.services.play.panel(click.id.id, click.person)
    await show_panel(click, fact, page=page)


def _spot(squares: tuple[str, ...]) -> tuple[str, str]:
    if len(squares) != 2 or not all(map(SQUARE.fullmatch, squares)):
        raise Refused("spot_unknown", {"text": " ".join(squares)}, ("panel",))
    return squares[0], squares[1]


@handles(GAME, "take")
async def press_domino(click: Click) -> None:
    domino = args.word([word for word in click.args if word not in TABS]).upper()
    await take(
        click,
        click.id.id,
        domino,
        version=click.id.version,
        seat=click.id.seat,
        tab=of_words(click.id.args),
    )


@handles(GAME, "undo")
async def press_undo(click: Click) -> None:
    fact = await click.app.services.play.undo_slot(
        click.id.id,
        click.person,
        filled=args.number(click.id.args),
        version=click.id.version,
        seat=click.id.seat,
    )
    await show_panel(click, fact, tab=of_words(click.id.args))


@handles(GAME, "end")
async def press_end(click: Click) -> None:
    await finish(
        click,
        click.id.id,
        revision=args.number(click.id.args),
        version=click.id.version,
        seat=click.id.seat,
        tab=of_words(click.id.args),
    )


@handles(GAME, "takeback")
async def press_takeback(click: Click) -> None:
    fact = await click.app.services.play.takeback(
        click.id.id, click.person, version=click.id.version
    )
    await show_panel(click, fact)


@handles(GAME, "why")
async def press_why(click: Click) -> None:
    play = click.app.services.play
    fact = await play.panel(click.id.id, click.person)
    if not fact.discards:
        await show_panel(click, fact)
        return
    tries = await play.near_tries(click.id.id, click.person)
    places = await play.places(click.id.id, click.person)
    await click.show(turn_panel.why(fact, tries, click.texts, places=places))


# -- the same from commands ------------------------------------------------------------------------


@game_action("place")
async def do_place(ask: Ask, game: int, *squares: str) -> None:
    await lay(ask, game, _spot(squares), version=0, seat=0)


@game_action("discard")
async def do_discard(ask: Ask, game: int) -> None:
    play = ask.app.services.play
    fact = await play.game(game)
    move = Move(Kind.DISCARD, in_hand(fact.view))
    await show_panel(ask, await play.set_slot(game, ask.person, move))


@game_action("choose")
async def do_choose(ask: Ask, game: int, *domino: str) -> None:
    fact = await ask.app.services.play.watch(game, ask.person)
    await take(ask, game, _domino(fact, "".join(domino)), version=0, seat=0)


def _domino(fact: GameFact, typed: str) -> str:
    """Find the domino that was typed: by its id, by its name, or by its bare number."""
    if not fact.view.next_line:
        raise Refused("no_line")
    for slot in fact.view.next_line:
        if typed in names_of(fact.view, slot.domino):
            return slot.domino
    free = tuple(
        words.number(fact.view, slot.domino) for slot in fact.view.next_line if slot.seat is None
    )
    data = {"domino": typed, "free": free, "box": str(fact.view.options.box)}
    raise Refused("domino_unknown", data, ("panel",))


def names_of(view: GameView, domino: str) -> tuple[str, ...]:
    """What a domino can be called; a line is never mixed, so a number is enough for any of it."""
    number = domino.lstrip("KQD") or domino
    return domino.lower(), words.number(view, domino).lower(), number.lower()


@game_action("undo")
async def do_undo(ask: Ask, game: int) -> None:
    await show_panel(ask, await ask.app.services.play.undo_slot(game, ask.person))


@game_action("end")
async def do_end(ask: Ask, game: int) -> None:
    await finish(ask, game, revision=None, version=0, seat=0)


@game_action("takeback")
async def do_takeback(ask: Ask, game: int) -> None:
    await show_panel(ask, await ask.app.services.play.takeback(game, ask.person))
