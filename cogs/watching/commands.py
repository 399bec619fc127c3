"""The command `/watch`, its entry in the menu of a person, and the buttons of the live list."""

from collections.abc import Sequence
from typing import Final

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import LISTS
from cogs.lists.screens import BOX_CHOICES, EVERY_BOX, read_box
from cogs.slash_commands import slash, user_menu
from cogs.watching import live_screens
from cogs.watching.live_screens import SHOWS
from services.facts import Refused

_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "show": [(f"watching-show-{show}", show) for show in SHOWS],
    "box": BOX_CHOICES,
}


@handles(LISTS, "live")
async def show_live(
    ask: Ask, show: str = "all", box: str = EVERY_BOX, page: int = 0, lord: int | None = None
) -> None:
    """Answer with the games being played in this server. Refused: watch_where, profile_hidden."""
    if ask.server is None:
        raise Refused("watch_where", offers=("games",))
    shown = args.one_of(show, SHOWS)
    watching = ask.app.services.watching
    fact = await watching.live(
        ask.person, ask.server, show=shown, box=read_box(box), page=page, lord=lord
    )
    await ask.show(live_screens.live(fact, ask.texts))


@slash("watch", area="watching", choices=_CHOICES)
async def watch(ask: Ask, show: str = "all", box: str = EVERY_BOX) -> None:
    await show_live(ask, show, box)


@user_menu("watching-menu")
async def watch_lord(ask: Ask, user: int) -> None:
    """List the games that somebody is playing here, as far as the reader may watch them."""
    await show_live(ask, lord=user)


@handles(LISTS, "watch")
async def press_page(click: Click) -> None:
    show, box = (args.word(click.id.args, place) for place in (0, 1))
    lord = args.number(click.id.args, 4) if len(click.id.args) > 4 else None
    await show_live(click, show, box, args.number(click.id.args, 2), lord)


@handles(LISTS, "watchfor")
async def choose_show(click: Click) -> None:
    await show_live(click, click.value, args.word(click.id.args))


@handles(LISTS, "watchbox")
async def choose_box(click: Click) -> None:
    await show_live(click, args.word(click.id.args), click.value)
