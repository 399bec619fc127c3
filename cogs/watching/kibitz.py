"""The watchers' thread of a game: `/game kibitz` and [Kibitz]."""

from typing import Final

import discord
import structlog

from cogs import discord_errors, private_threads, slash_commands, view
from cogs.base import Ask, game_action
from cogs.channels import Kind, kind_of
from cogs.codec import GAME, Ids
from cogs.play import game_buttons, words
from cogs.screen import Button, Ping, Row, Screen, Text, row, screen
from cogs.slash_commands import slash, suggests, with_game
from cogs.watching.following import suggest_watched
from locales import Texts, plain_name
from services.facts import Refused
from services.facts.games import GameFact
from services.facts.watching import KibitzFact, KibitzNews

_log = structlog.get_logger()

WEEK: Final = 10_080
NAME: Final = 100
"""Discord's limit for the name of a thread."""


def joined(fact: KibitzFact, thread: int, texts: Texts) -> Screen:
    """Confirm to a person that they are in the watchers' thread."""
    key = "watching-kibitz-in-over" if fact.game.over else "watching-kibitz-in"
    return screen(
        Text(texts(key, table=words.table_name(fact.game), thread=f"<#{thread}>")),
        row(
            _look(fact.game, texts),
            None if fact.game.over else game_buttons.follow(fact.game.id, texts),
        ),
    )


def opening(game: GameFact, texts: Texts) -> Ping:
    """Open the thread with a message that says what it is for."""
    buttons = (_look(game, texts), game_buttons.follow(game.id, texts))
    return Ping(texts("watching-kibitz-opening", table=words.table_name(game)), (Row(buttons),))


def ended(news: KibitzNews, texts: Texts) -> Ping:
    """Say in the thread that the game is over and its lords may join."""
    ids = Ids(GAME, news.game.id, version=news.game.version)
    look = Button(texts.plain("common-button-look"), ids("look"))
    content = texts("watching-kibitz-ended", table=words.table_name(news.game))
    return Ping(content, (Row((look,)),), silent=True)


def _look(game: GameFact, texts: Texts) -> Button:
    return Button(texts.plain("common-button-look"), Ids(GAME, game.id)("look"))


@slash("kibitz", area="watching", group=slash_commands.game, game="panel-option-game")
async def kibitz(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "kibitz", game)


suggests(kibitz, "game", listed=True)(suggest_watched)


@game_action("kibitz", button=True)
async def do_kibitz(ask: Ask, game: int) -> None:
    """Let a person into the watchers' thread of a game; create it for the first one."""
    watching = ask.app.services.watching
    async with watching.kibitzing(game):
        fact = await watching.kibitz(game, ask.person)
        thread = await _let_in(ask, fact)
    await ask.show(joined(fact, thread, ask.texts))


async def _let_in(ask: Ask, fact: KibitzFact) -> int:
    """Let the person into the thread; create it again if it was deleted."""
    if fact.thread is not None:
        try:
            await _add(ask, fact, fact.thread)
        except discord.HTTPException as error:
            if not discord_errors.is_channel_gone(error):
                raise
            await ask.app.services.watching.kibitz_gone(fact.game.id, fact.thread)
            if fact.game.over:
                data = {"table": fact.game.table.name}
                raise Refused("kibitz_none", data, ("look",)) from None
        else:
            return fact.thread
    made, left_out = await _make(ask, fact)
    thread = await ask.app.services.watching.kibitz_made(fact.game.id, ask.person, made.id)
    if thread != made.id:  # another process was first
        await private_threads.discard(made)
        await _add(ask, fact, thread)
        return thread
    await _open(ask, fact, made)
    _expect_in(ask, fact, left_out)
    return thread


def _expect_in(ask: Ask, fact: KibitzFact, left_out: private_threads.LeftOut) -> None:
    """Raise why the person could not be added to a thread. Refused: kibitz_rights.

    The thread stays, so that the next press does not open another one.
    """
    if ask.user in left_out:
        raise _refused(fact, left_out[ask.user])


async def _add(ask: Ask, fact: KibitzFact, id: int) -> None:
    """Add the person to a thread, unarchived if necessary.

    Raises discord.HTTPException: the thread is gone, or Discord is down. Refused: kibitz_rights.
    """
    try:
        client, lookups = ask.interaction.client, ask.app.lookups
        thread = client.get_channel(id) or await lookups.channel(client, id, by=ask.user)

        async def let_in() -> private_threads.LeftOut:
            if thread.archived:
                await thread.edit(archived=False)
            found = await private_threads.add(thread, [ask.user])
            if ask.user in found and discord_errors.is_down(found[ask.user]):
                raise found[ask.user]
            return found

        left_out = await lookups.once(("let_in", id, ask.user), let_in, by=ask.user)
    except discord.HTTPException as error:
        if discord_errors.is_channel_gone(error):
            raise
        raise _refused(fact, error) from error
    _expect_in(ask, fact, left_out)


def _refused(fact: KibitzFact, error: BaseException) -> BaseException:
    """Return the refusal for what Discord does not allow, and log it; other errors as they are."""
    if not isinstance(error, discord.HTTPException) or discord_errors.is_down(error):
        return error
    table = fact.game.table
    _log.warning("kibitz.refused", table=table.id, code=discord_errors.code_of(error))
    return Refused("kibitz_rights", {"table": table.name}, ("look",))


async def _make(ask: Ask, fact: KibitzFact) -> tuple[discord.Thread, private_threads.LeftOut]:
    """Open the thread for the person. Refused: kibitz_place, kibitz_rights."""
    table = fact.game.table
    public = await ask.app.public(table.server)
    name = public.texts.plain("watching-kibitz-name", table=plain_name(table.name))[:NAME]
    try:
        client, lookups = ask.interaction.client, ask.app.lookups
        known = client.get_channel(table.channel)
        channel = known or await lookups.channel(client, table.channel, by=ask.user)
        if kind_of(channel) is not Kind.TEXT:
            raise Refused("kibitz_place", offers=("look",))

        async def open_thread(invitable: bool) -> discord.Thread:
            kind = discord.ChannelType.private_thread
            made: discord.Thread = await channel.create_thread(
                name=name, type=kind, auto_archive_duration=WEEK, invitable=invitable
            )
            return made

        found: tuple[discord.Thread, private_threads.LeftOut] = await lookups.once(
            ("kibitz", fact.game.id, fact.thread, ask.user),
            lambda: private_threads.open_with(open_thread, [ask.user]),
            by=ask.user,
        )
        return found
    except discord.HTTPException as error:
        raise _refused(fact, error) from error


async def _open(ask: Ask, fact: KibitzFact, thread: discord.Thread) -> None:
    """Post the opening message; a failure is only logged, since the thread works without it."""
    public = await ask.app.public(fact.game.table.server)
    sent = view.build(opening(fact.game, public.texts))
    try:
        await thread.send(**sent.for_send())
    except discord_errors.TROUBLE as error:
        _log.warning("kibitz.unopened", thread=thread.id, code=discord_errors.code_of(error))
