"""Live games to watch, for one person and as the live list of a server (44_watch). Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.codec import GAME, LISTS, Ids
from cogs.lists.screens import BOXES, EVERY_BOX, box_name, on_turn, what
from cogs.play.words import short_name
from cogs.screen import Button, Option, Screen, Section, Select, Text, row, screen
from locales import Texts, name
from services.facts.watching import IndexFact, LiveLine, LiveList, LiveShow

SHOWS: Final[tuple[LiveShow, ...]] = ("all", "followed", "cups", "ending")
NAMED: Final = 12
"""How long a name may be beside its points."""
ROOM: Final = 1600
"""The characters of all games together, so that the whole is no longer than 1,800 (PLAY §9.3)."""

_ids: Final = Ids(LISTS)


def live(fact: LiveList, texts: Texts) -> Screen:
    """List the games being played here, with [Watch] beside each."""
    return screen(
        Text(texts("watching-title", count=fact.count)),
        *_sections(fact.lines, texts),
        None if fact.lines else Text(_nothing(fact, texts)),
        _shows(fact, texts) if fact.running else None,
        _boxes(fact, texts) if fact.running else None,
        row(*_paging(fact, texts)),
        row(
            Button(texts.plain("watching-button-follows"), _ids("follows")),
            None if fact.running else _open_tables(texts),
        ),
    )


def index(fact: IndexFact, texts: Texts) -> Screen:
    """Make the live list that everybody sees; it is kept current."""
    more = fact.count - len(fact.lines)
    return screen(
        Text(texts("watching-index-title", count=fact.count)),
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
    return texts("watching-none" if not fact.running else f"watching-none-{fact.show}")


def _sections(lines: Sequence[LiveLine], texts: Texts) -> list[Section]:
    """One section a game; where that gets long, the points go, then who is on turn."""
    for tell in (_whole, _briefly, _barely):
        told = [tell(one, texts) for one in lines]
        if sum(map(len, told)) <= ROOM:
            break
    watch = texts.plain("watching-button-watch")
    looks = (Button(watch, Ids(GAME, one.line.game or 0)("look")) for one in lines)
    return [Section(text, look) for text, look in zip(told, looks, strict=True)]


def _whole(one: LiveLine, texts: Texts) -> str:
    """Tell a game: what it is, everybody's points, who is on turn until when."""
    points = " · ".join(
        texts("watching-points", lord=_called(lords, texts), points=points)
        for lords, points in one.points
    )
    told = [what(one.line, texts), points, on_turn(one.line, texts)]
    return "\n".join([*told, *_followed(one, texts)])


def _briefly(one: LiveLine, texts: Texts) -> str:
    told = [what(one.line, texts), on_turn(one.line, texts)]
    return "\n".join([*told, *_followed(one, texts)])


def _barely(one: LiveLine, texts: Texts) -> str:
    return "\n".join([what(one.line, texts), *_followed(one, texts)])


def _followed(one: LiveLine, texts: Texts) -> list[str]:
    return [texts("watching-followed")] if one.followed else []


def _called(lords: tuple[str, ...], texts: Texts) -> str:
    return texts.listed([name(short_name(lord, NAMED)) for lord in lords])


def _shows(fact: LiveList, texts: Texts) -> Select:
    options = tuple(
        Option(texts.plain(f"watching-show-{show}"), show, chosen=show == fact.show)
        for show in SHOWS
    )
    return Select(texts.plain("watching-show"), _ids("watchfor", fact.box), options)


def _boxes(fact: LiveList, texts: Texts) -> Select:
    every = Option(texts.plain("watching-box-any"), EVERY_BOX, chosen=fact.box == EVERY_BOX)
    options = (Option(box_name(box, texts), box, chosen=box == fact.box) for box in BOXES)
    return Select(texts.plain("watching-box"), _ids("watchbox", fact.show), (every, *options))


def _paging(fact: LiveList, texts: Texts) -> list[Button]:
    """Both arrows with the page between them; nothing where there is one page."""
    if fact.pages == 1:
        return []

    def turn(key: str, page: int) -> Button:
        id = _ids("watch", fact.show, fact.box, max(page, 0), key)
        return Button(texts.plain(f"lists-button-{key}"), id, off=not 0 <= page < fact.pages)

    here = _ids("watch", fact.show, fact.box, fact.page, "here")
    number = texts.plain("lists-button-page", page=fact.page + 1, pages=fact.pages)
    return [
        turn("previous", fact.page - 1),
        Button(number, here, off=True),
        turn("following", fact.page + 1),
    ]
