"""What the buttons and lists of The Court do, and their slash twins: same calls, same screens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import locales
from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play.court_tab import FROM_PILE
from cogs.play.tabs import COURT
from cogs.play.turn_actions import SQUARE, show_panel
from engine import TOKENS, Kind
from locales import Texts
from render.words import effects
from services.facts import Refused

BEST: Final = "best"
"""Stands for the square of a purchase where nobody named one."""


async def _buy(click: Click, token: str, square: str | None, pay: Sequence[str], how: str) -> None:
    """Buy a token of The Court; what is left out is chosen as it is best."""
    id = click.id
    fact = await click.app.services.play.recruit(
        id.id,
        click.person,
        token,
        square,
        pay,
        searched=how in (Kind.SEARCH, FROM_PILE),
        version=id.version,
        seat=id.seat,
    )
    await show_panel(click, fact, tab=COURT)


@handles(GAME, "recruit", "search")
async def press_token(click: Click) -> None:
    token, *square = (args.word(click.args), *click.args[1:2])
    await _buy(click, token, square[0] if square else None, (), click.id.action)


@handles(GAME, "pay")
async def choose_payment(click: Click) -> None:
    token, square, how = (args.word(click.args, place) for place in range(3))
    await _buy(click, token, square, click.args[3:], how)


# -- the same from commands ------------------------------------------------------------------------


@game_action("recruit")
async def do_recruit(ask: Ask, game: int, token: str, square: str = BEST, *pay: str) -> None:
    await _bought(ask, game, token, square, pay, searched=False)


@game_action("search")
async def do_search(ask: Ask, game: int, token: str, square: str = BEST, *pay: str) -> None:
    await _bought(ask, game, token, square, pay, searched=True)


async def _bought(
    ask: Ask, game: int, token: str, square: str, pay: Sequence[str], *, searched: bool
) -> None:
    wanted = token_called(token, ask.texts)
    for one in (*([] if square == BEST else [square]), *pay):
        if not SQUARE.fullmatch(one):
            raise Refused("square_unknown", {"text": one}, ("panel",))
    where = None if square == BEST else square
    fact = await ask.app.services.play.recruit(
        game, ask.person, wanted, where, tuple(pay), searched=searched
    )
    await show_panel(ask, fact, tab=COURT)


def typed_token(text: str) -> str:
    """Make one word of what was typed for a token, fit for a custom_id.

    "swamp_keep" stays; "Swamp Keep: +4 at c5" is "swampkeep".
    """
    said = text.strip().lower()
    if said in TOKENS:
        return said
    return "".join(slash_commands.words(re.split(r"[,:×]", said)[0]))[:40]


def token_called(typed: str, texts: Texts) -> str:
    """Find the token that one word means: by its id or by its name. Refused: token_unknown."""
    for id in TOKENS:
        names = (_one_word(id, texts), _one_word(id, _ENGLISH))
        if typed in (id, id.replace("_", ""), *names):
            return id
    raise Refused("token_unknown", {"text": typed}, ("panel",))


_ENGLISH: Final = locales.texts(locales.SOURCE)


def _one_word(id: str, texts: Texts) -> str:
    return "".join(slash_commands.words(effects.token_name(id, texts)))
