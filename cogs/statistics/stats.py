"""`/stats`: how often dominoes, buildings, quests, tokens and seats win in this server's games."""

from functools import partial
from typing import Final, get_args

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import LISTS, Ids
from cogs.rules.screens import domino_name
from cogs.screen import Screen, Select, Text, choice, row, screen, small
from cogs.slash_commands import slash
from cogs.statistics.honors import boxes
from cogs.statistics.ladder_screens import BOXES, arrows
from locales import Texts
from render.words import effects
from services.facts.statistics import About, StatsFact, StatsLine

PAGE: Final = 15
ABOUTS: Final[tuple[About, ...]] = get_args(About)


async def show_stats(ask: Ask, about: About, box: str = "", page: int = 0) -> None:
    """Answer with a page of statistics; the first page is 0."""
    fact = await ask.app.services.statistics.stats(ask.person, about, box=box)
    await ask.show(stats(fact, page, ask.texts))


@slash(
    "stats",
    area="annals",
    choices={"about": [(f"annals-about-{one}", one) for one in ABOUTS], "box": BOXES},
    box="lists-option-box",
)
async def look_up_stats(ask: Ask, about: str, box: str = "") -> None:
    await show_stats(ask, args.one_of(about, ABOUTS), box)


@handles(LISTS, "stats")
async def choose_stats(click: Click) -> None:
    """Take a choice of the subject (its id has the box) or of the box (its id has nothing)."""
    if click.id.args:
        about = args.one_of(click.value, ABOUTS)
        await show_stats(click, about, args.word(click.id.args))
    else:
        await show_stats(click, "domino", click.value)


@handles(LISTS, "statpage")
async def press_page(click: Click) -> None:
    about = args.one_of(args.word(click.id.args), ABOUTS)
    await show_stats(click, about, args.word(click.id.args, 1), args.number(click.id.args, 2))


def stats(fact: StatsFact, page: int, texts: Texts) -> Screen:
    """Show a page of statistics, fifteen lines."""
    pages = max(1, -(-len(fact.lines) // PAGE))
    page = min(page, pages - 1)
    title = texts(
        "annals-stats-title",
        about=texts.plain(f"annals-about-{fact.about}"),
        box=texts.plain(f"common-box-{fact.box}"),
    )
    if not fact.lines:
        said = [title, texts("annals-stats-empty")]
    else:
        usual = texts(
            "annals-stats-usual",
            games=fact.games,
            share=round(fact.usual * 100),
            points=texts.decimal(fact.usual_points),
        )
        lines = fact.lines[page * PAGE : (page + 1) * PAGE]
        said = [title, small(usual), *(_line(fact, one, texts) for one in lines)]
    return screen(
        Text("\n".join(said)),
        _abouts(fact, texts),
        boxes(fact.boxes, fact.box, "stats", texts),
        row(*arrows(page, pages, partial(Ids(LISTS), "statpage", fact.about, fact.box), texts)),
    )


def _line(fact: StatsFact, one: StatsLine, texts: Texts) -> str:
    return texts(
        "annals-stats-quest" if fact.about == "quest" else "annals-stats-line",
        what=_named(fact.about, one.key, texts),
        games=one.games,
        share=round(one.share * 100),
        points=f"{one.points:.1f}",
    )


def _named(about: About, key: str, texts: Texts) -> str:
    match about:
        case "domino":
            return domino_name(key, texts)
        case "building":
            return texts.plain(f"building-{key}")
        case "quest":
            return effects.quest_name(key, texts)
        case "token":
            return effects.token_name(key, texts)
    kingdoms, _, place = key.partition(":")
    return texts(f"annals-{about}", kingdoms=int(kingdoms), place=int(place))


def _abouts(fact: StatsFact, texts: Texts) -> Select | None:
    if len(fact.abouts) < 2:
        return None
    labels = {one: texts.plain(f"annals-about-{one}") for one in fact.abouts}
    id = Ids(LISTS)("stats", fact.box)
    return choice(texts.plain("annals-option-about"), id, labels, fact.about)
