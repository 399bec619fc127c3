"""The screens of live games: to watch for one person, and the live list of a server. Pure."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cogs.codec import GAME, LISTS, CustomId, Ids
from cogs.lists.screens import BOXES, EVERY_BOX, box_name, headline, on_turn, paging
from cogs.play.words import short_name
from cogs.screen import Button, Screen, Section, Select, Text, choice, row, screen, told_apart
from locales import Texts, name
from services.facts.watching import IndexFact, LiveLine, LiveList, LiveShow

SHOWS: Final[tuple[LiveShow, ...]] = ("all", "followed", "cups", "ending")
NAMED: Final = 12
"""How long a name may be beside its points."""
ROOM: Final = 1600
"""How many characters all games may have together: the whole list stays below 1,800."""

_ids: Final = Ids(LISTS)


def live(fact: LiveList, texts: Texts) -> Screen:
    """List the games being played here, all or those of one lord, with [Watch] beside each."""
    if fact.lord is None:
        title = texts("watching-title", count=fact.count)
    else:
        title = texts("watching-title-lord", lord=f"<@{fact.lord}>", count=fact.count)
    filtered = fact.running and fact.lord is None
    return screen(
        Text(title),
        *_sections(fact.lines, texts),
        None if fact.lines else Text(_nothing(fact, texts)),
        _shows(fact, texts) if filtered else None,
        _boxes(fact, texts) if filtered else None,
        row(*paging(fact.page, fact.pages, partial(_page_id, fact), texts)),
        row(
            Button(texts.plain("watching-button-follows"), _ids("follows")),
            None if fact.running else _open_tables(texts),
        ),
    )


def index(fact: IndexFact, texts: Texts) -> Screen:
    """Build the public live list of a server, which is edited as games go on."""
    more = fact.count - len(fact.lines)
    return screen(
        Text(texts("watching-title", count=fact.count)),
        *_sections(fact.lines, texts),
        None if fact.lines else Text(texts("watching-index-none")),
        Text(texts("watching-index-current", more=more)),
        row(
            Button(texts.plain("watching-button-all"), _ids("live")),
            _open_tables(texts),
        ),
    )


def _open_tables(texts: Texts) -> Button:
    return Button(texts.plain("watching-button-tables"), _ids("tables"))


def _nothing(fact: LiveList, texts: Texts) -> str:
    if fact.lord is not None:
        return texts("watching-none-lord")
    return texts("watching-none" if not fact.running else f"watching-none-{fact.show}")


def _sections(lines: Sequence[LiveLine], texts: Texts) -> list[Section]:
    """Build a section for each game; if too long, drop the points, then whose turn it is."""
    for with_points, with_turn in ((True, True), (False, True), (False, False)):
        told = [_describe(one, texts, with_points, with_turn) for one in lines]
        if sum(map(len, told)) <= ROOM:
            break
    watch = texts.plain("watching-button-watch")
    looks = (Button(watch, Ids(GAME, one.line.game or 0)("look")) for one in lines)
    sections = [Section(text, look) for text, look in zip(told, looks, strict=True)]
    return told_apart(sections, [one.line.table.name for one in lines])


def _describe(one: LiveLine, texts: Texts, with_points: bool, with_turn: bool) -> str:
    """Describe a game: what it is, everybody's points, whose turn it is until when."""
    lines = [headline(one.line, texts)]
    if with_points:
        standing = [
            texts("watching-points", lord=_called(lords, texts), points=points)
            for lords, points in one.points
        ]
        lines.append(texts.series(standing, " · "))
    if with_turn:
        lines.append(on_turn(one.line, texts))
    if one.followed:
        lines.append(texts("watching-followed"))
    return "\n".join(lines)


def _called(lords: tuple[str, ...], texts: Texts) -> str:
    return texts.listed([name(short_name(lord, NAMED)) for lord in lords])


def _shows(fact: LiveList, texts: Texts) -> Select:
    labels = {show: texts.plain(f"watching-show-{show}") for show in SHOWS}
    return choice(texts.plain("lists-show"), _ids("watchfor", fact.box), labels, fact.show)


def _boxes(fact: LiveList, texts: Texts) -> Select:
    labels = {EVERY_BOX: texts.plain("watching-box-any")}
    labels |= {box: box_name(box, texts) for box in BOXES}
    return choice(texts.plain("watching-box"), _ids("watchbox", fact.show), labels, fact.box)


def _page_id(fact: LiveList, page: int, key: str) -> CustomId:
    lord = () if fact.lord is None else (fact.lord,)
    return _ids("watch", fact.show, fact.box, page, key, *lord)
