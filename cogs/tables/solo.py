"""/game solo: play alone against computer lords of one level, at once and in private."""

from typing import Final

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.channels import Kind, Place
from cogs.codec import GAME, SETUP, Ids
from cogs.places import no_table, server_of
from cogs.screen import Button, Option, Screen, Select, Style, Text, row, screen, small
from cogs.slash_commands import game, slash
from cogs.tables import setup_words
from cogs.tables.commands import only_server
from cogs.tables.computer_lords import LEVEL_NAMES
from cogs.tables.setup_panel import tables, wanted_place
from cogs.tables.setup_rules import boxes
from locales import Texts, name
from services.facts.tables import TableFact
from services.state.computers import levels_of
from services.tables.solo import setup_of

USUAL: Final = "kingdomino"


def which_level(box: str, texts: Texts) -> Screen:
    """Ask against whom to play; choosing a level begins the game."""
    ids, setup = Ids(SETUP), setup_of(box)
    levels = tuple(setup_words.level_option(level, texts) for level in levels_of(setup))
    choices = tuple(
        Option(texts.plain(f"common-box-{one}"), one, chosen=one == box) for one in boxes()
    )
    missing = map(small, setup_words.missing_levels(setup, texts))
    return screen(
        Text("\n".join((texts("setup-solo-title", lords=setup.lords - 1), *missing))),
        Select(texts.plain("setup-solo-level"), ids("solo", box), levels),
        Select(texts.plain("setup-solo-box"), ids("solobox"), choices),
    )


def begun(table: TableFact, texts: Texts) -> Screen:
    """Say where a game alone is played."""
    key = "setup-solo-begun" if table.private else "setup-solo-begun-open"
    play = Button(texts.plain("common-button-play"), Ids(GAME, table.game or 0)("play"), Style.GO)
    said = texts(key, table=f"**{name(table.name)}**", channel=setup_words.channel(table.channel))
    lines = (said, *setup_words.finer_lines(table.setup, texts))
    return screen(Text("\n".join(lines)), row(play))


@slash(
    "solo",
    area="setup",
    group=game,
    choices={
        "level": [(f"setup-computer-{level}", level) for level in LEVEL_NAMES],
        "box": [(f"common-box-{box}", box) for box in boxes()],
    },
)
async def solo(ask: Ask, level: str | None = None, box: str | None = None) -> None:
    """Play alone against computer lords, or choose their level first."""
    await ask.show(await _begin(ask, level, box or USUAL))


@handles(SETUP, "solo")
async def choose_level(click: Click) -> None:
    """Begin with the chosen level; the button without one opens the choice."""
    box = args.one_of(click.id.args[0], boxes()) if click.id.args else USUAL
    await click.show(await _begin(click, click.values[0] if click.values else None, box))


@handles(SETUP, "solobox")
async def choose_box(click: Click) -> None:
    await click.show(which_level(args.one_of(args.word(click.values), boxes()), click.texts))


async def _begin(ask: Ask, level: str | None, box: str) -> Screen:
    if ask.server is None:
        return await only_server(ask)
    if level is None:
        return which_level(box, ask.texts)
    place = await wanted_place(ask)
    if (refused := no_table(place, ask)) is not None:
        return refused
    level = args.one_of(level, LEVEL_NAMES)
    private = _has_private_threads(place)
    where = (server_of(ask), place.id, ask.person)
    table = await tables(ask).solo(*where, level, box=box, private=private)
    return begun(table, ask.texts)


def _has_private_threads(place: Place) -> bool:
    """Whether we may open private threads in a channel; else the game is in a public one."""
    return place.kind is Kind.TEXT and place.rights.create_private_threads
