"""Presses on the options of a set-up: of a draft, or of an open table.

Both have the same pages; ids of the scope GAME are about an open table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from cogs.base import Click, handles
from cogs.codec import GAME, SETUP
from cogs.errors import sentence
from cogs.tables import setup_panel
from cogs.tables.clock_setting import OTHER, read_form
from cogs.tables.setup_options import changes, finer_changes, is_one_quest, ruled_out_by
from cogs.tables.setup_screens import Page, clock_form, everything, more_form
from cogs.tables.table_panel import change_table, hosted
from services.facts import Refused

CLOCK_CODES: Final = ("bad_clock", "clock_both", "clock_nothing", "clock_unread")
"""Why a clock can't be as it was typed."""


async def page_of(click: Click) -> Page:
    """Fetch the set-up that a press changes. Refused: not_host, table_closed, join_started."""
    if click.id.scope == SETUP:
        return Page.of(await setup_panel.draft(click))
    table = await hosted(click, click.id.id)
    return Page(table.setup, table)


async def change(
    click: Click,
    wanted: Mapping[str, object],
    ruled_out: Sequence[str] | None = None,
    refused: Sequence[str] = (),
) -> None:
    """Change the set-up and show its page again."""
    if click.id.scope == SETUP:
        draft = await setup_panel.change(click, **wanted)
        page = Page.of(draft, dropped=ruled_out, refused=refused)
        await click.show(everything(page, click.texts))
    else:
        await change_table(click, ruled_out or (), refused, **wanted)


@handles(SETUP, "option")
@handles(GAME, "option", about="table")
async def choose_option(click: Click) -> None:
    """Set an option, or open the form of a custom clock."""
    option = click.id.args[0] if click.id.args else ""
    page = await page_of(click)
    if option == "clock" and OTHER in click.values:
        await click.form(clock_form(page, click.texts))
        return
    ruled_out = ruled_out_by(page.setup, option, click.values)
    await change(click, changes(page.setup, option, click.values), ruled_out)


@handles(SETUP, "clocked")
@handles(GAME, "clocked", about="table")
async def take_clock(click: Click) -> None:
    """Set the clock of the form; what is wrong with it is shown on the same page."""
    try:
        await change(click, {"pace": read_form(click.fields or {}, click.texts.language)})
    except Refused as error:
        if error.code not in CLOCK_CODES:
            raise
        page = replace(await page_of(click), refused=[sentence(error, click.texts)])
        await click.show(everything(page, click.texts))


@handles(SETUP, "more", "name")
@handles(GAME, "more", about="table")
async def ask_more(click: Click) -> None:
    await click.form(more_form(await page_of(click), click.texts))


@handles(SETUP, "finer", "named")
@handles(GAME, "finer", about="table")
async def take_more(click: Click) -> None:
    """Set the finer options. A single quest is not accepted; the rest of the form is."""
    wanted = finer_changes((await page_of(click)).setup, click.picked)
    if click.id.scope == SETUP:
        wanted["name"] = (click.fields or {}).get("name", "").strip() or None
    one_quest = is_one_quest("quests", click.picked.get("quests", ()))
    await change(click, wanted, refused=[click.texts("setup-quests-one")] if one_quest else ())
