"""Handlers of The Court's buttons and lists, and the same from commands."""

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
from cogs.play.turn_actions import show_panel, typed_square
from engine import TOKENS, Kind
from locales import Texts
from render.words import effects
from services.facts import Press, Refused

BEST: Final = "best"
"""Stands for the square of a purchase if none was named."""


async def _buy(click: Click, token: str, square: str | None, pay: Sequence[str], how: str) -> None:
    """Buy a token of The Court; what is left out is chosen as it is best."""
    searched = how in (Kind.SEARCH, FROM_PILE)
    play = click.app.services.play
    fact = await play.recruit(click.press, token, square, pay, searched=searched)
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
    where = None if square == BEST else typed_square(square)
    paid = [typed_square(one) for one in pay]
    press = Press(game, ask.person)
    fact = await ask.app.services.play.recruit(press, wanted, where, paid, searched=searched)
    await show_panel(ask, fact, tab=COURT)


def typed_token(text: str) -> str:
    """Reduce what was typed for a token to one word that fits into a custom_id.

    "swamp_keep" stays; "Swamp Keep: +4 at c5" is "swampkeep".
    """
    said = text.strip().lower()
    if said in TOKENS:
        return said
    return "".join(slash_commands.words(re.split(r"[,:×]", said)[0]))[:40]


def token_called(typed: str, texts: Texts) -> str:
    """Find the token that one word means, by its id or its name. Refused: token_unknown."""
    for id in TOKENS:
        names = (_one_word(id, texts), _one_word(id, _ENGLISH))
        if typed in (id, id.replace("_", ""), *names):
            return id
    raise Refused("token_unknown", {"text": typed}, ("panel",))


_ENGLISH: Final = locales.texts(locales.SOURCE)


def _one_word(id: str, texts: Texts) -> str:
    return "".join(slash_commands.words(effects.token_name(id, texts)))
