"""`/honors`: the records of this server, each with who holds it."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.base import Ask, Click, handles
from cogs.codec import GAME, LISTS, Ids
from cogs.screen import Button, Option, Part, Screen, Section, Select, Text, screen, small
from cogs.slash_commands import slash
from cogs.statistics.ladder_screens import BOXES, lord_name
from locales import Texts, name
from services.facts.statistics import HonorFact, HonorKey, HonorsFact

HOUR, DAY = 3600, 24 * 3600


async def show_honors(ask: Ask, box: str = "") -> None:
    """Answer with the records of a box."""
    await ask.show(honors(await ask.app.services.statistics.honors(ask.person, box=box), ask.texts))


@slash("honors", area="annals", choices={"box": BOXES}, box="lists-option-box")
async def list_honors(ask: Ask, box: str = "") -> None:
    await show_honors(ask, box)


@handles(LISTS, "honors")
async def choose_box(click: Click) -> None:
    await show_honors(click, click.value)


def honors(fact: HonorsFact, texts: Texts) -> Screen:
    """Show the records; a game that the reader may open comes with its replay."""
    return screen(*_told(fact, texts), boxes(fact.boxes, fact.box, "honors", texts))


def boxes(found: tuple[str, ...], chosen: str, action: str, texts: Texts) -> Select | None:
    """A select of the boxes that have games here; None where there is nothing to choose."""
    if len(found) < 2:
        return None
    options = [Option(texts.plain(f"common-box-{one}"), one, chosen=one == chosen) for one in found]
    return Select(texts.plain("annals-choose-box"), Ids(LISTS)(action), tuple(options))


def _told(fact: HonorsFact, texts: Texts) -> Iterator[Part]:
    title = texts("annals-honors-title", box=texts.plain(f"common-box-{fact.box}"))
    if not fact.honors:
        yield Text("\n".join((title, texts("annals-ladder-empty"))))
        return
    yield Text("\n".join((title, small(texts("annals-honors-count", games=fact.games)))))
    for one in fact.honors:
        told = _honor(one, texts)
        yield Text(told) if one.game is None else Section(told, _replay(one.game, one.key, texts))


def _replay(game: int, key: HonorKey, texts: Texts) -> Button:
    """Return the button of a record; several records may be of one game."""
    return Button(texts.plain("replay-button"), Ids(GAME, game)("replay", "", key))


def _honor(one: HonorFact, texts: Texts) -> str:
    named = [lord_name(lord, texts) for lord in one.lords]
    lords = [texts("annals-honor-hidden") if who is None else name(who) for who in named]
    said: dict[str, str | int] = {"lords": texts.listed(lords), "value": one.value}
    if one.key == "fastest":
        said["value"] = _span(one.value, texts)
    first = texts(f"annals-honor-{one.key}", **said)
    if not one.at:
        return first
    where = texts("annals-honor-where", table=name(one.table), when=f"<t:{one.at}:D>")
    return "\n".join((first, small(where)))


def _span(seconds: int, texts: Texts) -> str:
    """Say how long something took, in its largest unit."""
    if seconds >= 2 * DAY:
        return texts("annals-span-days", count=round(seconds / DAY))
    if seconds >= 2 * HOUR:
        return texts("annals-span-hours", count=round(seconds / HOUR))
    return texts("annals-span-minutes", count=max(1, round(seconds / 60)))
