"""Computer lords at an open table: the host gives them seats, by select or by command."""

from collections.abc import Sequence
from typing import Final

from ai import LEVELS, TEMPERS
from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import GAME, Ids
from cogs.screen import Button, Option, Part, Screen, Select, Text, choice, row, screen, small
from cogs.slash_commands import game, slash, suggests
from cogs.tables import setup_words, table_screens
from cogs.tables.commands import LordSeat
from cogs.tables.find_table import action, suggester, with_table
from cogs.tables.setup_panel import tables
from cogs.tables.table_panel import hosted
from locales import Texts, name
from services.facts.tables import TableFact
from services.state.computers import levels_of

ANY: Final = "0"
"""The first free seat."""
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
TEMPER_NAMES: Final = tuple(temper.name for temper in TEMPERS)


def which_lord(
    fact: TableFact, texts: Texts, temper: str, seat: str = ANY, *, news: Sequence[str] = ()
) -> Screen:
    """Ask which computer lord gets a seat: choosing its level seats it."""
    ids = Ids(GAME, fact.id)
    title = texts("setup-computers-title", table=name(fact.name))
    missing = setup_words.missing_levels(fact.setup, texts)
    levels = tuple(setup_words.level_option(level, texts) for level in levels_of(fact.setup))
    parts: list[Part | None] = [
        Text("\n".join((title, *news, texts("setup-computers-about"), *map(small, missing))))
    ]
    if fact.free:
        parts += [
            Select(texts.plain("setup-computers-level"), ids("rival", temper, seat), levels),
            _tempers(fact, temper, seat, texts),
            _seats(fact, temper, seat, texts),
        ]
    return screen(*parts, row(Button(texts.plain("common-button-back"), ids("host"))))


def _tempers(fact: TableFact, temper: str, seat: str, texts: Texts) -> Select:
    options = tuple(
        Option(
            texts.plain(f"setup-temper-{one}"),
            one,
            texts.plain(f"setup-temper-{one}-about"),
            one == temper,
        )
        for one in TEMPER_NAMES
    )
    id = Ids(GAME, fact.id)("rivals", "temper", seat)
    return Select(texts.plain("setup-computers-temper"), id, options)


def _seats(fact: TableFact, temper: str, seat: str, texts: Texts) -> Select | None:
    """Offer the free seats, if there are several."""
    if len(fact.free) < 2:
        return None
    labels = {ANY: texts.plain("setup-computers-seat")}
    labels |= {str(one): texts.plain("setup-seat-number", seat=one) for one in fact.free}
    chosen = seat if seat in labels else ANY
    id = Ids(GAME, fact.id)("rivals", "seat", temper)
    return choice(texts.plain("setup-computers-seat"), id, labels, chosen)


@handles(GAME, "rivals", about="table")
async def press_rivals(click: Click) -> None:
    """Open the page, or take the temper or the seat that was chosen there."""
    table = await hosted(click, click.id.id)
    temper, seat = TEMPER_NAMES[0], ANY
    match click.id.args:
        case ("temper", kept):
            temper, seat = args.one_of(args.word(click.values), TEMPER_NAMES), kept
        case ("seat", kept):
            temper, seat = args.one_of(kept, TEMPER_NAMES), str(args.number(click.values))
    await click.show(which_lord(table, click.texts, temper, seat))


@handles(GAME, "rival", about="table")
async def choose_level(click: Click) -> None:
    temper = args.one_of(args.word(click.id.args), TEMPER_NAMES)
    seat = args.number(click.id.args, 1)
    await _seat(click, click.id.id, click.value, temper, seat)


async def _seat(ask: Ask, table: int, level: str, temper: str, seat: int) -> None:
    """Seat a computer lord, and offer the next one."""
    before = await hosted(ask, table)
    word = level if temper == TEMPER_NAMES[0] else f"{level}-{temper}"
    after = await tables(ask).add_computer(table, ask.person, word, seat or None)
    new = next(
        one
        for one, old in zip(after.seats, before.seats, strict=True)
        if one.computer and old.user is None
    )
    news = [ask.texts("setup-computers-seated", lord=f"**{name(new.given)}**", seat=new.seat)]
    if after.asked:
        news.append(ask.texts("setup-panel-asked"))
    if after.state != "open":
        await ask.show(table_screens.has_begun(after, ask.texts, person=ask.person.id))
    elif not after.free:
        await ask.show(table_screens.host_panel(after, ask.texts, news=news))
    else:
        await ask.show(which_lord(after, ask.texts, temper, news=news))


@slash(
    "computer",
    area="setup",
    group=game,
    choices={
        "level": [(f"setup-computer-{level}", level) for level in LEVEL_NAMES],
        "temper": [(f"setup-temper-{temper}", temper) for temper in TEMPER_NAMES],
    },
)
async def computer(
    ask: Ask,
    level: str,
    temper: str | None = None,
    seat: LordSeat | None = None,
    table: str | None = None,
) -> None:
    """Give a seat of one's table to a computer lord."""
    words = (level, temper or TEMPER_NAMES[0], str(seat or 0))
    await with_table(ask, "computer", table, *words)


suggests(computer, "table", listed=True)(suggester("computer"))


@action("computer")
async def do_computer(ask: Ask, table: int, level: str, temper: str, seat: str) -> None:
    level, temper = args.one_of(level, LEVEL_NAMES), args.one_of(temper, TEMPER_NAMES)
    await _seat(ask, table, level, temper, args.number([seat]))
