"""The group `/admin`, and `/admin check` with its buttons; for people who manage the server."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord
from discord import app_commands

from cogs import discord_errors, view
from cogs.admin import check_screens
from cogs.admin.rights import Check, check, managed
from cogs.base import Ask, Click, handles
from cogs.codec import ADMIN
from cogs.places import place_for
from cogs.screen import Picture, Ping
from cogs.slash_commands import SERVERS_ONLY, describe, slash, top
from engine import Game, Options
from render.requests import LinePicture
from services.facts import Refused

Value = TypeVar("Value")
TESTED: Final = 10
"""The seconds within which one test picture is posted in a server."""

admin: Final = top(
    app_commands.Group(
        name="admin",
        description=describe("admin-command-admin"),
        allowed_contexts=SERVERS_ONLY,
        default_permissions=discord.Permissions(manage_guild=True),
    )
)


class StepFailedError(Exception):
    """A step of the test failed because Discord refused it."""

    def __init__(self, step: str, why: str) -> None:
        super().__init__(step)
        self.step = step
        self.why = why


@slash("check", area="admin", group=admin)
@handles(ADMIN, "check")
async def show_check(ask: Ask) -> None:
    await ask.show(check_screens.checked(await _checked(ask), ask.texts))


@handles(ADMIN, "test")
async def press_test(click: Click) -> None:
    """Try out what a game needs, once in some seconds: each time Discord is asked three times."""
    found = await _checked(click)
    tested, server, now = click.app.tested, managed(click), click.app.clock.passed()
    if now - tested.get(server, -TESTED) < TESTED:
        raise Refused("too_fast")
    tested[server] = now
    await click.acknowledge()
    try:
        await _post_and_delete(click, found.channel)
    except StepFailedError as failed:
        screen = check_screens.test_failed(found, failed.step, failed.why, click.texts)
    else:
        screen = check_screens.tested(found, click.texts)
    await click.show(screen)


async def _checked(ask: Ask) -> Check:
    """Check the channel in which tables are opened from here."""
    chosen = await ask.app.services.people.server(managed(ask))
    place = place_for(ask, chosen.table_channel)
    return check(place, threads=chosen.place == "threads")


async def _post_and_delete(ask: Ask, id: int) -> None:
    """Post a picture that mentions the person, edit the message, delete it."""
    channel = ask.interaction.client.get_partial_messageable(id, guild_id=ask.server)
    picture = Picture(LinePicture(_example(ask).view()))
    content = ask.texts("admin-test", person=f"<@{ask.user}>")
    ping = Ping(content, picture=picture, mentions=(ask.user,))
    sent = view.build(ping, await ask.app.draw_all([picture], ask.reader))
    message = await _step("post", lambda: channel.send(**sent.for_send()))
    changed = ask.texts("admin-test-changed")
    await _step("edit", lambda: message.edit(content=changed))
    await _step("delete", message.delete)


def _example(ask: Ask) -> Game:
    """Start a game, for the picture to post."""
    me = ask.interaction.client.user
    names = (ask.person.name, me.display_name if me is not None else ask.person.name)
    return Game.new(Options(players=2), names, seed=bytes(32))


async def _step(name: str, act: Callable[[], Awaitable[Value]]) -> Value:
    try:
        return await act()
    except discord.HTTPException as error:
        why = discord_errors.words_of(error) or discord_errors.code_of(error)
        raise StepFailedError(name, why) from error
