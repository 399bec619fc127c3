"""The command `/profile` and its buttons."""

import discord

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.channels import seen_by_all_who_see
from cogs.codec import LISTS
from cogs.slash_commands import slash
from cogs.statistics import profile_screens
from cogs.statistics.ladder_screens import key_of
from services.facts import Person, Refused


async def show_profile(ask: Ask, user: int | None = None, ladder: str = "") -> None:
    """Answer with a person's profile; without `user` with one's own."""
    fact = await ask.app.services.statistics.profile(ask.person, user, ladder=ladder)
    mine = user is None or user == ask.user
    await ask.show(profile_screens.profile(fact, user or ask.user, ask.texts, mine=mine))


@slash("profile", area="annals")
async def profile(ask: Ask, user: discord.User | None = None) -> None:
    await show_profile(ask, None if user is None else user.id)


@handles(LISTS, "profile")
async def choose_profile(click: Click) -> None:
    """Show the chosen ladder in the profile of the id's row."""
    await show_profile(click, click.id.id or None, click.value)


@handles(LISTS, "prfshow")
async def press_share(click: Click) -> None:
    """Show a profile in the channel, once a minute for each person.

    It holds what everybody in the channel may read, whoever presses: games that only their table
    may watch, or of channels that not all of them see, are not named.
    """
    ladder = key_of(args.word(click.id.args)) if click.id.args else ""
    if not click.server:
        raise Refused("share_here")
    click.app.services.replay.share(click.person)
    sees = seen_by_all_who_see(click.interaction.guild, click.channel)
    everybody = Person(0, "", server=click.server, sees=sees)
    fact = await click.app.services.statistics.profile(everybody, click.id.id, ladder=ladder)
    reader = await click.app.public(click.server)
    screen = profile_screens.public(fact, click.id.id, reader.texts)
    await click.post(screen, reader)
