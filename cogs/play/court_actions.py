"""Handlers of The Court's buttons and lists, and the same from commands."""

import re
from collections.abc import Sequence
from typing import Final

from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play.court_tab import FROM_PILE
from cogs.play.tabs import COURT
from cogs.play.turn_actions import names_in, show_panel, typed_square
from engine import TOKENS, Kind
from locales import Texts
from render.words import effects
from services.facts import Press

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


def _purchase(name: str, *, searched: bool) -> None:
    """Register what the command of a purchase does."""

    @game_action(name)
    async def buy(ask: Ask, game: int, token: str, square: str = BEST, *pay: str) -> None:
        wanted = token_called(token, ask.texts)
        where = None if square == BEST else typed_square(square)
        paid = [typed_square(one) for one in pay]
        press = Press(game, ask.person)
        fact = await ask.app.services.play.recruit(press, wanted, where, paid, searched=searched)
        await show_panel(ask, fact, tab=COURT, typed=name)


_purchase("recruit", searched=False)
_purchase("search", searched=True)


def typed_token(text: str) -> str:
    """Reduce what was typed for a token to one word that fits into a custom_id.

    "swamp_keep" stays; "Swamp Keep: +4 at c5" is "swamp_keep", too.
    """
    said = text.strip().lower()
    if said in TOKENS:
        return said
    return "_".join(slash_commands.words(re.split(r"[,:×]", said)[0]))[:40]


def token_called(typed: str, texts: Texts) -> str:
    """Find the token that one word means, by its id or its name; a word that means none stays."""
    for id in TOKENS:
        if typed == id or typed.replace("_", "") in names_in(effects.token_name, id, texts):
            return id
    return typed
