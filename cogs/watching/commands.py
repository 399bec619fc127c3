"""The command `/watch`, and the buttons of the live list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import LISTS
from cogs.lists.screens import BOX_CHOICES, EVERY_BOX, read_box
from cogs.slash_commands import slash
from cogs.watching import live_screens
from cogs.watching.live_screens import SHOWS
from services.facts import Refused

_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "show": [(f"watching-show-{show}", show) for show in SHOWS],
    "box": BOX_CHOICES,
}


async def show_live(ask: Ask, show: str = "all", box: str = EVERY_BOX, page: int = 0) -> None:
    """Answer with the games being played in this server. Refused: watch_where."""
    if ask.server is None:
        raise Refused("watch_where", offers=("games",))
    shown = args.one_of(show, SHOWS)
    watching = ask.app.services.watching
    fact = await watching.live(ask.person, ask.server, show=shown, box=read_box(box), page=page)
    await ask.show(live_screens.live(fact, ask.texts))


@slash("watch", area="watching", choices=_CHOICES)
async def watch(ask: Ask, show: str = "all", box: str = EVERY_BOX) -> None:
    await show_live(ask, show, box)


@handles(LISTS, "live")
async def press_live(click: Click) -> None:
    await show_live(click)


@handles(LISTS, "watch")
async def press_page(click: Click) -> None:
    show, box = (args.word(click.id.args, place) for place in (0, 1))
    await show_live(click, show, box, args.number(click.id.args, 2))


@handles(LISTS, "watchfor")
async def choose_show(click: Click) -> None:
    await show_live(click, click.value, args.word(click.id.args))


@handles(LISTS, "watchbox")
async def choose_box(click: Click) -> None:
    await show_live(click, args.word(click.id.args), click.value)
