"""Handlers of the turn panel's buttons, and the same from commands: same calls, same screens."""

import re
from collections.abc import Callable, Sequence
from typing import Final

import locales
from cogs import args, errors, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play import (
    brief,
    court_tab,
    giants_tab,
    plan_panel,
    town_tab,
    turn_done,
    turn_panel,
    why_nowhere,
    words,
)
from cogs.play.game_views import note_for
from cogs.play.spot_controls import numbered, squares_of
from cogs.play.tabs import COURT, LAND, TABS, TOWN, tab_named_in
from engine import GameView, Kind, Move
from locales import Texts
from services.facts import Press, Refused
from services.facts.games import GameFact
from services.facts.names import most_like
from services.facts.panels import PanelFact, TurnEnded

_ENGLISH: Final = locales.texts(locales.SOURCE)
SQUARE: Final = re.compile(r"[a-z][1-9][0-9]?")
"""How a square is written."""
SPOT_LETTER: Final = re.compile(r"^[A-Za-z]$")
"""How a spot is named that bears a letter in the panel."""
_NUMBERED: Final = re.compile(r"[kqd]?[0-9]+|[a-f]")


async def show_panel(
    ask: Ask,
    fact: PanelFact,
    *,
    tab: str = LAND,
    page: int | None = None,
    everywhere: bool = False,
    note: str = "",
    typed: str = "",
) -> None:
    """Answer with the panel of a turn: on the land, or on another tab if that is open.

    A giant that was sent has to be received first; a partner only sees the draft. A panel of the
    game that is still open elsewhere becomes a line. `typed`: the step that a command did, told in
    one line to whoever reads briefly; outside its thread the answer names the game.
    """
    if typed and not fact.waiting and ask.channel != fact.game.table.thread:
        named = ask.texts("panel-table", table=words.table_name(fact.game))
        note = f"{named}\n{note}".rstrip()
    told = typed if ask.reader.brief and fact.composing and fact.receive is None else ""
    if told:
        shown = brief.told(fact, told, ask.texts, note=note)
    elif not fact.composing:
        shown = turn_panel.partners_draft(fact, ask.texts)
    elif fact.receive is not None:
        shown = giants_tab.receive(fact.receive, ask.texts, note=note)
    elif tab == TOWN and fact.town is not None:
        shown = town_tab.town(fact, ask.texts, note=note)
    elif tab == COURT and fact.court is not None:
        shown = court_tab.court(fact, ask.texts, note=note)
    else:
        shown = turn_panel.panel(fact, ask.texts, page=page, everywhere=everywhere, note=note)
    await ask.show(ask.reader.shortened(shown))
    if fact.composing:
        await ask.app.panels.moved(ask.user, fact.game.id, ask.shown, ask.texts)
    if told:  # a line of its own, which no later panel replaces
        ask.app.panels.forget(ask.user, fact.game.id)


async def open_panel(ask: Ask, game: int, *, note: str = "") -> None:
    play = ask.app.services.play
    fact = await play.panel(Press(game, ask.person))
    notes = [note or await note_for(ask, fact.game)]
    fate = await _played_plan(ask, fact)
    if fate and fate not in notes[0]:  # told before, perhaps long ago
        notes.insert(0, fate)
    if fate:
        notes.append(ask.texts("panel-news-on-again"))
    if ask.reader.brief and fact.composing:
        notes.append(brief.since(await play.digest(game, ask.person), ask.texts))
    await show_panel(ask, fact, note="\n".join(filter(None, notes)))


async def _played_plan(ask: Ask, fact: PanelFact) -> str:
    """Say what the reader's plan did if it has played the turn just before this one of theirs."""
    last = fact.game.last[-1] if fact.game.last else None
    if last is None or last.seat != fact.seat.seat or not fact.composing:
        return ""
    plans = await ask.app.services.play.plans_of(fact.game.id, ask.person)
    played = next((one for one in plans if one.state == "played"), None)
    if played is None or (played.domino, played.fate.get("took")) != (last.domino, last.took):
        return ""  # an earlier turn; reports don't tell whether a plan played one
    return plan_panel.fate(fact.game, played, ask.texts)


async def show_ended(ask: Ask, ended: TurnEnded, *, typed: str = "") -> None:
    """Answer that the turn is over; if the next one is the same lord's, with its panel."""
    if ended.panel is not None:
        note = turn_done.outcome(ended, ask.texts) if typed and ask.reader.brief else ""
        await show_panel(ask, ended.panel, note=note, typed=typed)
    else:
        await ask.show(turn_done.done(ended, ask.texts))
        ask.app.panels.forget(ask.user, ended.game.id)


async def lay(
    ask: Ask,
    press: Press,
    spot: tuple[str, str],
    *,
    everywhere: bool = False,
    typed: str = "",
) -> None:
    """Put the domino in hand on a spot of the draft."""
    fact = await ask.app.services.play.place(press, spot)
    await show_panel(ask, fact, everywhere=everywhere, typed=typed)


async def set_slot(
    ask: Ask, press: Press, move: Move | str, *, tab: str = LAND, typed: str = ""
) -> None:
    """Put a move into the draft."""
    fact = await ask.app.services.play.set_slot(press, move)
    await show_panel(ask, fact, tab=tab, typed=typed)


async def finish(
    ask: Ask, press: Press, *, revision: int | None, tab: str = LAND, typed: str = ""
) -> None:
    """Commit the draft; if it is not ready or has changed, show the panel and say so."""
    try:
        ended = await ask.app.services.play.end_turn(press, revision=revision)
    except Refused as refused:
        shown = refused.data.get("panel")
        if not isinstance(shown, PanelFact):
            raise
        note = ask.texts(f"errors-{refused.code}")
        await show_panel(ask, shown, tab=tab, note=note, typed=typed)
    else:
        await show_ended(ask, ended, typed=typed)


async def take_back(ask: Ask, press: Press, *, typed: str = "") -> None:
    """Take the last turn back; a panel that was opened for the turn after it says so."""
    fact = await ask.app.services.play.takeback(press)
    await show_panel(ask, fact, typed=typed)
    data = {"lord": fact.seat.name or ""}
    for user in ask.app.panels.others(ask.user, fact.game.id):
        texts = (await ask.app.reader(user, None)).texts
        about = errors.About(game=fact.game.id)
        screen = errors.refusal(Refused("turn_taken_back", data, ("look",)), texts, about=about)
        await ask.app.panels.close(user, fact.game.id, screen)


# -- buttons and selects ---------------------------------------------------------------------------


@handles(GAME, "play")
async def press_play(click: Click) -> None:
    await open_panel(click, click.id.id)


@handles(GAME, "place", "move")
async def press_spot(click: Click) -> None:
    moved = click.id.action == "move"
    await lay(click, click.press, _spot(click.id.args[1:]), everywhere=moved)


@handles(GAME, "spots")
async def press_other_spots(click: Click) -> None:
    fact = await click.app.services.play.panel(Press(click.id.id, click.person))
    await show_panel(click, fact, everywhere=turn_panel.LETTERS not in click.id.args)


@handles(GAME, "spot")
async def choose_spot(click: Click) -> None:
    first, *rest = click.value.split(".")
    if first != "page":
        await lay(click, click.press, _spot((first, *rest)))
        return
    page = args.number(rest)
    fact = await click.app.services.play.panel(Press(click.id.id, click.person))
    await show_panel(click, fact, page=page, everywhere=True)


def _spot(squares: tuple[str, ...]) -> tuple[str, str]:
    if len(squares) != 2 or not all(map(SQUARE.fullmatch, squares)):
        raise Refused("spot_unknown", {"text": " ".join(squares)}, ("panel",))
    return squares[0], squares[1]


def names_in(name: Callable[[str, Texts], str], id: str, texts: Texts) -> tuple[str, ...]:
    """Return the words that something can be called by: its id, its name here and in English."""
    called = (id, name(id, texts), name(id, _ENGLISH))
    return tuple("".join(slash_commands.words(one)) for one in called)


def typed_square(typed: str) -> str:
    """Read a square that was typed. Refused: square_unknown."""
    if not SQUARE.fullmatch(typed):
        raise Refused("square_unknown", {"text": typed}, ("panel",))
    return typed


@handles(GAME, "take")
async def press_domino(click: Click) -> None:
    domino = args.word([word for word in click.args if word not in TABS]).upper()
    move = Move(Kind.CHOOSE, domino)
    await set_slot(click, click.press, move, tab=tab_named_in(click.id.args))


@handles(GAME, "undo")
async def press_undo(click: Click) -> None:
    filled = args.number(click.id.args)
    fact = await click.app.services.play.undo_slot(click.press, filled=filled)
    await show_panel(click, fact, tab=tab_named_in(click.id.args))


@handles(GAME, "end")
async def press_end(click: Click) -> None:
    revision, tab = args.number(click.id.args), tab_named_in(click.id.args)
    await finish(click, click.press, revision=revision, tab=tab)


@handles(GAME, "takeback")
async def press_takeback(click: Click) -> None:
    press = Press(click.id.id, click.person, click.id.version)
    await take_back(click, press)


@handles(GAME, "why")
async def press_why(click: Click) -> None:
    play = click.app.services.play
    fact = await play.panel(Press(click.id.id, click.person))
    if not fact.discards:
        await show_panel(click, fact)
        return
    tries = await play.near_tries(click.id.id, click.person)
    places = await play.places(click.id.id, click.person)
    await click.show(why_nowhere.why(fact, tries, click.texts, places=places))


# -- the same from commands ------------------------------------------------------------------------


@game_action("place")
async def do_place(ask: Ask, game: int, *typed: str) -> None:
    """Place on two squares, or on the spot that bears a letter in the panel."""
    press, squares = Press(game, ask.person), typed
    fact = await ask.app.services.play.panel(press)
    if fact.domino is None:
        raise Refused("nothing_to_place", offers=("panel",))
    if fact.discards:
        raise Refused("spot_nowhere", {"domino": fact.domino}, ("panel",))
    if len(typed) == 1:
        squares = squares_of(numbered(fact), typed[0]) or typed
    await lay(ask, press, _spot(squares), typed=Kind.PLACE)


@game_action("discard")
async def do_discard(ask: Ask, game: int) -> None:
    fact = await ask.app.services.play.discard(Press(game, ask.person))
    await show_panel(ask, fact, typed=Kind.DISCARD)


@game_action("choose")
async def do_choose(ask: Ask, game: int, *domino: str) -> None:
    press = Press(game, ask.person)
    panel = await ask.app.services.play.panel(press)
    move = Move(Kind.CHOOSE, _domino(panel.game, "".join(domino), ask.texts))
    await set_slot(ask, press, move, typed=Kind.CHOOSE)


def _domino(fact: GameFact, typed: str, texts: Texts) -> str:
    """Find the domino of the next line that was typed."""
    if not fact.view.next_line:
        raise Refused("no_line")
    line = [slot.domino for slot in fact.view.next_line]
    return domino_meant(fact.view, typed, line, texts, offer="panel")


def domino_meant(
    view: GameView, typed: str, among: Sequence[str], texts: Texts, *, offer: str
) -> str:
    """Find the domino that was typed: by its id, name or bare number, or by what only one bears.

    Refused: domino_unknown, domino_several (data free), with what to offer.
    """
    for one in among:
        if typed in names_of(view, one):
            return one
    untaken = [slot.domino for slot in view.next_line if slot.seat is None]
    bearing = [one for one in among if _bears(one, typed, texts)]
    found = [one for one in bearing if one in untaken]
    if len(found or bearing) == 1:
        return (found or bearing)[0]
    free = tuple(words.number(view, one) for one in found or untaken)
    box, is_borne = str(view.options.box), bool(bearing)
    said = typed.upper() if _NUMBERED.fullmatch(typed) else typed.replace("_", " ")
    data = {"domino": said, "free": free, "box": box, "borne": is_borne}
    raise Refused("domino_several" if found else "domino_unknown", data, (offer,))


def _bears(domino: str, typed: str, texts: Texts) -> bool:
    """Whether words that were typed, or their beginnings, are all among those of its halves."""
    left = words.halves(domino, texts).lower().split()
    for word in typed.split("_"):
        same = [one for one in left if one == word]
        found = same or [one for one in left if one.startswith(word)]
        found = found or most_like(word, left)
        if not found:
            return False
        left.remove(found[0])
    return typed[:1].isalpha()


def names_of(view: GameView, domino: str) -> tuple[str, ...]:
    """Return what a domino can be called; within a line, a bare number is enough."""
    number = domino.lstrip("KQD") or domino
    return domino.lower(), words.number(view, domino).lower(), number.lower()


@game_action("undo")
async def do_undo(ask: Ask, game: int) -> None:
    fact = await ask.app.services.play.undo_slot(Press(game, ask.person))
    await show_panel(ask, fact, typed=brief.DRAFT)


@game_action("end")
async def do_end(ask: Ask, game: int) -> None:
    await finish(ask, Press(game, ask.person), revision=None, typed=brief.NEXT)


@game_action("takeback")
async def do_takeback(ask: Ask, game: int) -> None:
    await take_back(ask, Press(game, ask.person), typed=brief.DRAFT)
