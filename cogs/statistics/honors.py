"""`/honors`: the records of this server, each with the lords that hold it."""

from collections.abc import Iterator

from cogs.base import Ask, Click, handles
from cogs.codec import GAME, LISTS, Ids
from cogs.play.game_end import largest_unit
from cogs.screen import (
    Button,
    Part,
    Screen,
    Section,
    Select,
    Text,
    choice,
    screen,
    small,
    told_apart,
)
from cogs.slash_commands import slash
from cogs.statistics.ladder_screens import BOXES, lord_name
from locales import Texts, name
from services.facts.statistics import HonorFact, HonorKey, HonorsFact


async def show_honors(ask: Ask, box: str = "") -> None:
    await ask.show(honors(await ask.app.services.statistics.honors(ask.person, box=box), ask.texts))


@slash("honors", area="annals", choices={"box": BOXES}, box="lists-option-box")
async def list_honors(ask: Ask, box: str = "") -> None:
    await show_honors(ask, box)


@handles(LISTS, "honors")
async def choose_box(click: Click) -> None:
    await show_honors(click, click.value)


def honors(fact: HonorsFact, texts: Texts) -> Screen:
    """Show the records, with a replay button for each game that the reader may open."""
    return screen(*_records(fact, texts), boxes(fact.boxes, fact.box, "honors", texts))


def boxes(found: tuple[str, ...], chosen: str, action: str, texts: Texts) -> Select | None:
    """Build a select of the boxes played here; None if there is no choice."""
    if len(found) < 2:
        return None
    labels = {one: texts.plain(f"common-box-{one}") for one in found}
    return choice(texts.plain("annals-choose-box"), Ids(LISTS)(action), labels, chosen)


def _records(fact: HonorsFact, texts: Texts) -> Iterator[Part]:
    title = texts("annals-honors-title", box=texts.plain(f"common-box-{fact.box}"))
    if not fact.honors:
        yield Text("\n".join((title, texts("annals-ladder-empty"))))
        return
    yield Text("\n".join((title, small(texts("annals-honors-count", games=fact.games)))))
    sections = [
        Section(_honor(one, texts), _replay(one.game, one.key, texts))
        for one in fact.honors
        if one.game is not None
    ]
    about = [texts.plain(f"annals-honor-short-{one.key}") for one in fact.honors if one.game]
    told = iter(told_apart(sections, about))
    for one in fact.honors:
        yield Text(_honor(one, texts)) if one.game is None else next(told)


def _replay(game: int, key: HonorKey, texts: Texts) -> Button:
    """Build the replay button of a record; its key tells apart records of the same game."""
    return Button(texts.plain("replay-button"), Ids(GAME, game)("replay", "", key))


def _honor(one: HonorFact, texts: Texts) -> str:
    named = [lord_name(lord, texts) for lord in one.lords]
    lords = [texts("annals-honor-hidden") if who is None else name(who) for who in named]
    said: dict[str, str | int] = {"lords": texts.listed(lords), "value": one.value}
    if one.key == "fastest":
        unit, count = largest_unit(one.value)
        said["value"] = texts(f"clock-{unit}", count=count)
    first = texts(f"annals-honor-{one.key}", **said)
    if not one.at:
        return first
    where = texts("annals-honor-where", table=name(one.table), when=f"<t:{one.at}:D>")
    return "\n".join((first, small(where)))
