"""Handlers of the plan panel's buttons, and the commands about plans."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from discord import app_commands

from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play import plan_panel as screens
from cogs.play.plan_panel import ELSE, NONE, RULES
from cogs.play.spot_controls import numbered, spot_suggestions, squares_of
from cogs.play.turn_actions import SPOT_LETTER, SQUARE, domino_meant, names_of, open_panel
from cogs.play.words import halves, number
from cogs.slash_commands import (
    Options,
    Suggestion,
    game_command,
    game_slash,
    meant_by,
    suggests,
    with_game,
    words,
)
from locales import Texts
from services.facts import Press, Refused
from services.facts.plans import Plan, PlanPanelFact
from services.state.plans import can_plan

MOST: Final = 8
"""The most dominoes in a line, and so the most wishes of a plan."""


async def show_plan(ask: Ask, fact: PlanPanelFact, *, page: int | None = None) -> None:
    """Answer with the panel of a plan; it says first, once, what became of earlier plans."""
    fates = await ask.app.services.play.plan_fates(fact.game.id, ask.person)
    note = "\n".join(screens.fates(fact.game, fates, ask.texts))
    shown = screens.panel(fact, ask.texts, page=page, note=note)
    await ask.show(ask.reader.shortened(shown))


async def open_plan(ask: Ask, game: int) -> None:
    """Answer with the plan of the reader's next turn; if they are on turn, with that turn."""
    play = ask.app.services.play
    try:
        fact = await play.plan_panel(Press(game, ask.person))
    except Refused as refused:
        if refused.code != "your_turn":
            raise
        await open_panel(ask, game)
    else:
        await show_plan(ask, fact)


@game_action("planshow")
async def show_log(ask: Ask, game: int, *, note: str = "") -> None:
    """Answer with the reader's plans in a game and what became of them."""
    play = ask.app.services.play
    plans = await play.plans_of(game, ask.person)
    await play.plan_fates(game, ask.person)  # the list tells them
    fact = await play.game(game, ask.person)
    seat = fact.table.seat_of(ask.user)
    own, may_plan = seat.seat if seat is not None else 0, can_plan(fact, seat)
    await ask.show(screens.log(fact, plans, ask.texts, seat=own, may_plan=may_plan, note=note))


# -- buttons and selects ---------------------------------------------------------------------------


@handles(GAME, "plan")
async def press_plan(click: Click) -> None:
    await open_plan(click, click.id.id)


@handles(GAME, "plans")
async def press_plans(click: Click) -> None:
    await show_log(click, click.id.id)


@handles(GAME, "pplace")
async def press_spot(click: Click) -> None:
    wanted = _wanted(click.id.args)
    first, *rest = click.value.split(".") if click.value else [""]
    if first == "page":
        await _show(click, wanted, page=args.number(rest))
        return
    if first:
        spot = _spot("".join((first, *rest)))
        taxes = wanted.taxes if spot == wanted.spot else ()
        wanted = replace(wanted, spot=spot, taxes=taxes)
    await _show(click, wanted)


@handles(GAME, "wish")
async def press_wish(click: Click) -> None:
    wanted = _wanted(click.id.args)
    if click.values and click.value.startswith(ELSE):
        wanted = replace(wanted, otherwise=_rule(click.value.removeprefix(ELSE)))
    elif click.values:
        wanted = screens.with_wish_toggled(wanted, click.value.upper())
    await _show(click, wanted)


@handles(GAME, "pelse")
async def choose_otherwise(click: Click) -> None:
    await _show(click, replace(_wanted(click.id.args), otherwise=_rule(click.value)))


@handles(GAME, "ptax")
async def choose_taxes(click: Click) -> None:
    squares = tuple(one for one in click.values if one != NONE)
    await _show(click, replace(_wanted(click.id.args), taxes=squares[: screens.MOST_TAXES]))


@handles(GAME, "pkeep")
async def press_keep(click: Click) -> None:
    plan, turn = _wanted(click.id.args), _turn(click.id.args)
    await show_plan(click, await click.app.services.play.keep_plan(click.press, plan, turn=turn))


@handles(GAME, "pclear")
async def press_clear(click: Click) -> None:
    """Drop the plan; then show an empty one, or the list where that was pressed."""
    play, turn = click.app.services.play, _turn(click.id.args)
    await play.drop_plan(click.press, turn=turn)
    if not turn:
        await show_log(click, click.id.id, note=click.texts("plan-cleared"))
        return
    fact = await play.plan_panel(click.press, Plan(), turn=turn)
    await show_plan(click, replace(fact, news="cleared"))


async def _show(click: Click, wanted: Plan, *, page: int | None = None) -> None:
    turn = _turn(click.id.args)
    fact = await click.app.services.play.plan_panel(click.press, wanted, turn=turn)
    await show_plan(click, fact, page=page)


def _turn(words: Sequence[str]) -> str:
    """Read the turn that a button was drawn for; "" if it names none."""
    if not words:
        return ""
    return f"{args.number(words, 1)}.{args.word(words, 2).upper()}"


def _wanted(words: Sequence[str]) -> Plan:
    """Read the whole plan that an id holds. Refused: button_unknown, spot_unknown."""
    spot, taxes, letter = (args.word(words, place) for place in (3, 4, 5))
    return Plan(
        spot=None if spot == NONE else _spot(spot),
        wishes=tuple(one.upper() for one in words[6 : 6 + MOST]),
        otherwise=_rule(letter),
        taxes=() if taxes == NONE else tuple(SQUARE.findall(taxes))[: screens.MOST_TAXES],
    )


def _rule(letter: str) -> Any:
    return RULES[args.one_of(letter, RULES)]


def _spot(text: str) -> tuple[str, str]:
    squares = SQUARE.findall(text)
    if len(squares) != 2 or "".join(squares) != text:
        raise Refused("spot_unknown", {"text": text}, ("plan",))
    return squares[0], squares[1]


# -- commands --------------------------------------------------------------------------------------

plan: Final = slash_commands.top(
    app_commands.Group(name="plan", description=slash_commands.describe("plan-command-plan"))
)


@game_slash(
    "make",
    group=plan,
    area="plan",
    choices={
        "otherwise": [
            ("plan-choice-ask", "a"),
            ("plan-choice-lowest", "l"),
            ("plan-choice-highest", "h"),
        ]
    },
    spot="plan-option-spot",
    wishes="plan-option-wishes",
    otherwise="plan-option-otherwise",
)
async def make(
    ask: Ask,
    spot: str | None = None,
    wishes: str | None = None,
    otherwise: str | None = None,
    game: str | None = None,
) -> None:
    squares = "".join(SQUARE.findall(spot.lower()) or SPOT_LETTER.findall(spot)) if spot else NONE
    if spot and not squares:
        raise Refused("spot_unknown", {"text": spot}, ("plan",))
    await with_game(ask, "planmake", game, squares, otherwise or NONE, *words(wishes or "")[:MOST])


game_command("show", "planshow", group=plan, area="plan")
game_command("drop", "plandrop", group=plan, area="plan")


@game_action("play")
async def do_play(ask: Ask, game: int) -> None:
    """Show the reader's turn, or the plan of their next one while they wait."""
    try:
        await open_panel(ask, game)
    except Refused as refused:
        if refused.code != "not_your_turn" or "plan" not in refused.offers:
            raise
        await open_plan(ask, game)


@game_action("planmake")
async def do_make(ask: Ask, game: int, spot: str = NONE, letter: str = NONE, *typed: str) -> None:
    """Show the plan with the changes that were typed; its button keeps it."""
    play, press = ask.app.services.play, Press(game, ask.person)
    try:
        fact = await play.plan_panel(press)
    except Refused as refused:
        if refused.code != "your_turn":
            raise
        await open_panel(ask, game, note=ask.texts("plan-own-turn"))
        return
    wanted = fact.plan
    if spot != NONE:
        squares = "".join(squares_of(numbered(fact), spot)) or spot
        wanted = replace(wanted, spot=_spot(squares), taxes=())
    if letter != NONE:
        wanted = replace(wanted, otherwise=_rule(letter))
    if typed:
        wanted = replace(wanted, wishes=tuple(_domino(fact, one, ask.texts) for one in typed))
    await show_plan(ask, await play.plan_panel(press, wanted))


def _domino(fact: PlanPanelFact, typed: str, texts: Texts) -> str:
    """Find a domino of the line that was typed."""
    if not fact.line:
        raise Refused("plan_no_line", {}, ("plan",))
    return domino_meant(fact.game.view, typed, fact.line, texts, offer="plan")


@game_action("plandrop")
async def do_drop(ask: Ask, game: int) -> None:
    dropped = await ask.app.services.play.drop_plan(Press(game, ask.person))
    await show_log(ask, game, note=ask.texts("plan-cleared" if dropped else "plan-log-nothing"))


# -- suggestions -----------------------------------------------------------------------------------


async def _planned(ask: Ask, options: Options) -> PlanPanelFact:
    return await ask.app.services.play.plan_panel(Press(await meant_by(ask, options), ask.person))


@suggests(make, "spot")
async def suggest_spots(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = await _planned(ask, options)
    return spot_suggestions(fact.spots, (), ask.texts)


@suggests(make, "wishes", filtered=False)
async def suggest_wishes(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    """Suggest each free domino after those typed already."""
    fact = await _planned(ask, options)
    view = fact.game.view
    free = [slot.domino for slot in view.next_line if slot.seat is None] if fact.line else []
    written = [one for word in words(current) for one in free if word in names_of(view, one)]
    written = list(dict.fromkeys(written))
    begun = " ".join(number(view, one) for one in written)
    found = [
        (_wish_label(ask, fact, one, begun), f"{begun} {number(view, one)}".strip())
        for one in free
        if one not in written
    ]
    return [(begun, begun), *found] if begun else found


def _wish_label(ask: Ask, fact: PlanPanelFact, domino: str, begun: str) -> str:
    view = fact.game.view
    label = ask.texts.plain(
        "panel-choice-domino", domino=number(view, domino), halves=halves(domino, ask.texts)
    )
    return f"{begun} {label}".strip()
