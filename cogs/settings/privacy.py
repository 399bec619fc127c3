"""`/privacy`, and [My data…] in /settings: what is kept about oneself, seen, saved, deleted."""

from __future__ import annotations

from typing import Final

from discord import app_commands

import locales
from cogs import slash_commands
from cogs.base import Ask, Click, handles
from cogs.codec import PERSON
from cogs.settings import privacy_screens as screens
from cogs.slash_commands import describe, slash
from services.facts.people import GoneFact

privacy: Final = slash_commands.top(
    app_commands.Group(name="privacy", description=describe("privacy-command-privacy"))
)


@slash("show", area="privacy", group=privacy)
async def show(ask: Ask) -> None:
    await _show(ask)


@slash("export", area="privacy", group=privacy)
async def export(ask: Ask) -> None:
    await _export(ask)


@slash("delete", area="privacy", group=privacy)
async def delete(ask: Ask) -> None:
    await ask.form(screens.form(ask.texts))


@handles(PERSON, "mydata")
async def press_data(click: Click) -> None:
    await _show(click)


@handles(PERSON, "myfile")
async def press_export(click: Click) -> None:
    await _export(click)


@handles(PERSON, "forget")
async def press_delete(click: Click) -> None:
    await click.form(screens.form(click.texts))


@handles(PERSON, "forgetme")
async def take_word(click: Click) -> None:
    """Delete it all, if that is what was written; else nothing happens."""
    if not screens.is_meant((click.fields or {}).get("word", ""), click.texts):
        await _show(click, click.texts("privacy-kept-all"))
        return
    gone = await click.app.services.privacy.delete(click.user, former)
    if gone == GoneFact(0, 0, 0, 0):
        await _show(click)
    else:
        await click.show(screens.gone(gone, click.texts))


def former(language: str | None) -> str:
    """The name that stands in the games of a server for who had their data deleted."""
    return locales.texts(language or locales.SOURCE).plain("privacy-former")


async def _show(ask: Ask, note: str = "") -> None:
    fact = await ask.app.services.privacy.kept(ask.user)
    await ask.show(screens.kept(fact, ask.texts, note))


async def _export(ask: Ask) -> None:
    file = await ask.app.services.privacy.export(ask.person)
    await ask.show(screens.exported(file, ask.texts))
