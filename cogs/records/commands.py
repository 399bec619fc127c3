"""The commands `/import`, `/verify` and `/admin export`."""

from typing import Final

import discord
from discord import app_commands

from cogs import args
from cogs.admin.commands import admin
from cogs.admin.rights import managed
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import ADMIN
from cogs.records import screens
from cogs.slash_commands import slash, suggest_ended, suggests, with_game
from services.facts import Refused
from services.records import refuse_large

KINGDOM: Final = 4000
"""The longest text of a kingdom, several times as long as the largest one."""


@slash("import", area="record")
async def import_(
    ask: Ask,
    file: discord.Attachment | None = None,
    kingdom: app_commands.Range[str, 1, KINGDOM] | None = None,
) -> None:
    """Open a record file or a kingdom text."""
    records = ask.app.services.records
    if file is not None and kingdom is None:
        data = await download(file)
        found = await records.bring_record(ask.person, file.filename, data)
        await ask.show(screens.imported(found, ask.texts))
    elif kingdom is not None and file is None:
        shown = await records.bring_kingdom(ask.person, kingdom)
        await ask.show(screens.kingdom(shown, ask.texts))
    else:
        raise Refused("import_what")


async def download(file: discord.Attachment) -> bytes:
    """Download a file. Refused: record_bad if it is too large, file_lost."""
    refuse_large(file.size)
    try:
        return await file.read()
    except discord.HTTPException:
        raise Refused("file_lost") from None


@slash("verify", area="record", game="panel-option-game", file="record-option-verify")
async def verify(ask: Ask, game: str | None = None, file: discord.Attachment | None = None) -> None:
    """Prove that a game of this server, or a record file, was played fairly."""
    if file is None:
        await with_game(ask, "verify", game)
        return
    if game is not None:
        raise Refused("verify_what")
    found = await ask.app.services.records.verify_file(
        ask.person, file.filename, await download(file)
    )
    await ask.show(screens.verified(found, ask.texts))


@game_action("verify")
async def do_verify(ask: Ask, game: int) -> None:
    found = await ask.app.services.records.verify_game(game, ask.person)
    await ask.show(screens.verified(found, ask.texts))


suggests(verify, "game", listed=True)(suggest_ended)


@slash("export", area="record", group=admin)
async def export(ask: Ask) -> None:
    """Export the games of this server, as one file or its first part."""
    await _export(ask, 0, 1)


@handles(ADMIN, "export")
async def press_export(click: Click) -> None:
    """Export the next part in a new message: the part before may not be saved yet."""
    part = args.number(click.id.args)
    await _export(click, click.id.id, part)


async def _export(ask: Ask, after: int, part: int) -> None:
    server = managed(ask)
    await ask.acknowledge(new=True)
    fact = await ask.app.services.records.export(server, after, part)
    await ask.show_new(screens.exported(fact, ask.texts))
