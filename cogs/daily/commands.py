"""The commands `/daily …` and their buttons."""

from typing import Final

from discord import app_commands

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.channels import Kind
from cogs.codec import LISTS
from cogs.daily import screens
from cogs.daily.screens import HERE, WORLD
from cogs.places import no_table, server_of
from cogs.slash_commands import describe, slash, top
from cogs.tables.commands import only_server
from cogs.tables.setup_panel import wanted_place

daily: Final = top(app_commands.Group(name="daily", description=describe("daily-command-daily")))

_MONTHS: Final = {"now": 0, "last": 1}


@slash("play", area="daily", group=daily)
@handles(LISTS, "daily")
async def show_today(ask: Ask) -> None:
    """Show today's kingdom: to begin it, to play on, or what became of it."""
    await ask.show(screens.today(await ask.app.services.daily.today(ask.person), ask.texts))


@handles(LISTS, "dayplay")
async def press_play(click: Click) -> None:
    """Begin today's kingdom, where a private thread can be opened."""
    if click.server is None:
        await click.show(await only_server(click))
        return
    place = await wanted_place(click)
    if (refused := no_table(place, click)) is not None:
        await click.show(refused)
        return
    if not (place.kind is Kind.TEXT and place.rights.create_private_threads):
        await click.show(screens.no_thread(place.id, click.texts))
        return
    table = await click.app.services.daily.play(server_of(click), place.id, click.person)
    await click.show(screens.begun(table, click.texts))


@slash("table", area="daily", group=daily)
async def table(ask: Ask) -> None:
    await _show_table(ask)


@slash("world", area="daily", group=daily)
async def world(ask: Ask) -> None:
    await _show_table(ask, WORLD)


@slash(
    "ladder",
    area="daily",
    group=daily,
    choices={"month": [(f"daily-month-{one}", one) for one in _MONTHS]},
)
async def ladder(ask: Ask, month: str = "now") -> None:
    await _show_month(ask, HERE, _MONTHS[month])


@handles(LISTS, "daytab")
async def press_table(click: Click) -> None:
    where, *day = click.id.args or (HERE,)
    await _show_table(click, where, args.number(day) if day else None)


@handles(LISTS, "daymon")
async def press_month(click: Click) -> None:
    await _show_month(click, args.word(click.id.args), args.number(click.id.args, 1))


@handles(LISTS, "dayname")
async def press_name(click: Click) -> None:
    """Agree to be named in the tables of all servers, or withdraw that."""
    named = args.one_of(args.word(click.id.args), ("yes", "no")) == "yes"
    user = click.interaction.user
    called = args.clean(user.global_name or user.name) if named else ""
    changes = {"daily_world": named, "daily_name": called}
    await click.app.services.people.change(click.person, **changes)
    await _show_table(click, WORLD)


async def _show_table(ask: Ask, where: str = HERE, day: int | None = None) -> None:
    everywhere = args.one_of(where, (HERE, WORLD)) == WORLD
    fact = await ask.app.services.daily.table(ask.person, day=day, world=everywhere)
    await ask.show(screens.table(fact, ask.texts))


async def _show_month(ask: Ask, where: str, back: int) -> None:
    everywhere = args.one_of(where, (HERE, WORLD)) == WORLD
    fact = await ask.app.services.daily.month(ask.person, back=back, world=everywhere)
    await ask.show(screens.month(fact, back, ask.texts))
