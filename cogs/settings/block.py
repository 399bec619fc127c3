"""`/block`: never be seated with a person, or lift that block."""

from collections.abc import Sequence
from typing import Final

import discord

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import PERSON, Ids
from cogs.screen import Button, Screen, Text, row, screen
from cogs.settings.screens import OFF, ON
from cogs.slash_commands import slash
from locales import Texts
from services.facts import Refused

SHOWN: Final = 20


@slash("block", area="settings", user="settings-option-block-user")
async def block(ask: Ask, user: discord.User) -> None:
    """Block a person, or lift the block if there is one."""
    if user.bot:
        raise Refused("block_bot")
    found = await ask.app.services.blocks.blocked_by(ask.user, asked=user.id)
    await _set_block(ask, user.id, on=user.id not in found)


@handles(PERSON, "block")
async def press_block(click: Click) -> None:
    await _set_block(click, args.number(click.id.args), on=args.word(click.id.args, 1) == ON)


async def _set_block(ask: Ask, user: int, *, on: bool) -> None:
    found = await ask.app.services.blocks.set(ask.person, user, on=on)
    await ask.show(blocked(user, found, ask.texts))


def blocked(user: int, found: Sequence[int], texts: Texts) -> Screen:
    """Say whether a person is blocked, and list all blocked people."""
    on = user in found
    word, other = ("on", "lift") if on else ("off", "again")
    undo = Ids(PERSON)("block", user, OFF if on else ON)
    shown, more = [_mention(one) for one in found[:SHOWN]], len(found) - SHOWN
    people = texts.listed(shown)
    return screen(
        Text(texts(f"settings-blocked-{word}", lord=_mention(user))),
        Text(texts("settings-blocked-all", people=people, more=max(0, more))) if shown else None,
        row(Button(texts.plain(f"settings-block-{other}"), undo)),
    )


def _mention(user: int) -> str:
    """Return a mention, which Discord shows as a name; on a private screen it notifies nobody."""
    return f"<@{user}>"
