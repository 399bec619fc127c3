"""/game solo: play alone against computer lords of one level, at once and in private.

It is played where it is asked for: in a private thread, or in the direct messages with us.
"""

from typing import Final, Literal

import discord

from cogs import args, discord_errors
from cogs.base import Ask, Click, handles
from cogs.channels import Kind, Place
from cogs.codec import SETUP, Ids
from cogs.places import no_table, server_of
from cogs.screen import (
    Option,
    Screen,
    Select,
    Text,
    described,
    row,
    screen,
    small,
)
from cogs.slash_commands import game, slash
from cogs.tables import setup_words
from cogs.tables.computer_lords import LEVEL_NAMES
from cogs.tables.setup_panel import tables, wanted_place
from cogs.tables.setup_rules import boxes
from cogs.tables.table_screens import play
from locales import Texts, name
from services.facts.tables import NO_SERVER, TableFact
from services.state.computers import levels_of
from services.tables.solo import setup_of

USUAL: Final = "kingdomino"
PRACTICE: Final = "practice"
RATED: Final = "rated"
"""Whether a game counts on the ladder of games with computer lords."""


def which_level(
    box: str, texts: Texts, *news: str, how: str = PRACTICE, rates: bool = True
) -> Screen:
    """Ask against whom to play; choosing a level begins the game.

    `rates`: whether there is a ladder where it is played.
    """
    ids, setup = Ids(SETUP), setup_of(box)
    levels = tuple(setup_words.level_option(level, texts) for level in levels_of(setup))
    choices = tuple(
        Option(texts.plain(f"common-box-{one}"), one, chosen=one == box) for one in boxes()
    )
    missing = map(small, setup_words.missing_levels(setup, texts))
    title = texts("setup-solo-title", lords=setup.lords - 1)
    said = (title, texts(f"setup-solo-{how}"), *news, *missing)
    ways = tuple(
        described(one, f"setup-solo-how-{one}", texts, chosen=one == how)
        for one in (PRACTICE, RATED)
    )
    return screen(
        Text("\n".join(said)),
        Select(texts.plain("setup-solo-level"), ids("solo", box, how), levels),
        Select(texts.plain("setup-solo-box"), ids("solobox", how), choices),
        Select(texts.plain("setup-solo-how"), ids("solohow", box), ways) if rates else None,
    )


def nothing_to_play(ask: Ask) -> Screen:
    """Offer a game to whoever wants to play on, and has none."""
    return _levels(ask, USUAL, PRACTICE, ask.texts("setup-solo-nothing"))


def begun(table: TableFact, texts: Texts) -> Screen:
    """Say where a game alone is played."""
    key = "setup-solo-begun" if table.private else "setup-solo-begun-open"
    if table.direct:
        key = "setup-solo-begun-direct"
    said = texts(key, table=f"**{name(table.name)}**", channel=setup_words.channel(table.channel))
    lines = (said, *setup_words.finer_lines(table.setup, texts))
    return screen(Text("\n".join(lines)), row(play(table, texts)))


@slash(
    "solo",
    area="setup",
    group=game,
    choices={
        "level": [(f"setup-computer-{level}", level) for level in LEVEL_NAMES],
        "box": [(f"common-box-{box}", box) for box in boxes()],
    },
)
async def solo(
    ask: Ask, level: str | None = None, box: str | None = None, ladder: bool = False
) -> None:
    """Play alone against computer lords, or choose their level first."""
    await ask.show(await _begin(ask, level, box or USUAL, RATED if ladder else PRACTICE))


@handles(SETUP, "solo")
async def choose_level(click: Click) -> None:
    """Begin with the chosen level; the button without one opens the choice."""
    box = args.one_of(click.id.args[0], boxes()) if click.id.args else USUAL
    level = click.values[0] if click.values else None
    await click.show(await _begin(click, level, box, _how(click)))


@handles(SETUP, "solobox")
async def choose_box(click: Click) -> None:
    box = args.one_of(args.word(click.values), boxes())
    await click.show(_levels(click, box, _how(click)))


@handles(SETUP, "solohow")
async def choose_how(click: Click) -> None:
    """Choose whether the game counts."""
    how = args.one_of(args.word(click.values), (PRACTICE, RATED))
    await click.show(_levels(click, args.one_of(args.word(click.id.args), boxes()), how))


def _how(click: Click) -> str:
    """Return what was chosen before; ids of earlier releases don't say it."""
    return RATED if RATED in click.id.args else PRACTICE


def _levels(ask: Ask, box: str, how: str, *news: str) -> Screen:
    return which_level(box, ask.texts, *news, how=how, rates=ask.server is not None)


async def _begin(ask: Ask, level: str | None, box: str, how: str) -> Screen:
    if ask.server is None and how == RATED:
        return _levels(ask, box, PRACTICE, ask.texts("setup-solo-no-ladder"))
    if level is None:
        return _levels(ask, box, how)
    level = args.one_of(level, LEVEL_NAMES)
    at: Literal["private", "direct"] | None
    if ask.server is None:
        if not await _may_write(ask):
            return _levels(ask, box, how, ask.texts("setup-solo-closed"))
        where, at = (NO_SERVER, ask.channel, ask.person), "direct"
    else:
        place = await wanted_place(ask)
        if (refused := no_table(place, ask)) is not None:
            return refused
        where = (server_of(ask), place.id, ask.person)
        at = "private" if _has_private_threads(place) else None
    counts = how == RATED
    table = await tables(ask).solo(*where, level, box=box, place=at, counts=counts)
    return begun(table, ask.texts)


async def _may_write(ask: Ask) -> bool:
    """Whether we may write to whoever asks in direct messages: Discord answers commands anyway.

    It is asked to post a message without anything in it, which it refuses: first by whom it is for.
    """
    here = ask.interaction.client.get_partial_messageable(ask.channel)
    try:
        await here.send()
    except discord.HTTPException as error:
        return not discord_errors.is_person_lost(error)
    return True


def _has_private_threads(place: Place) -> bool:
    """Whether we may open private threads in a channel; else the game is in a public one."""
    return place.kind is Kind.TEXT and place.rights.create_private_threads
