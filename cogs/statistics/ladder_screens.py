"""The screens of ladders: a picture of ten lords, and selects of ladders and seasons."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from cogs.codec import LISTS, CustomId, Ids
from cogs.lists.screens import BOX_CHOICES
from cogs.screen import (
    OPTIONS,
    Button,
    Picture,
    Row,
    Screen,
    Select,
    Style,
    Text,
    choice,
    row,
    screen,
    small,
)
from locales import Texts, name
from render.requests import LadderPicture, LadderRow
from services.facts.statistics import Ladder, LadderFact, LadderLine, LordFact

BOXES = [one for one in BOX_CHOICES if one[1] != "mighty_duel"]
"""The boxes that have ladders, honors and statistics, each with the key of its name."""
ALL = "all"
LONGEST = 100
"""Discord's limit of an option's label."""


def word_of(key: str) -> str:
    """Write a ladder's key as a word of an id."""
    return key.replace(":", "-")


def key_of(word: str) -> str:
    """Read a ladder's key from a word of an id."""
    return word.replace("-", ":")


def ladder_name(ladder: Ladder, texts: Texts) -> str:
    """Name a ladder by the games it counts, in plain text: "Kingdomino, 4 kingdoms"."""
    box = texts.plain(f"common-box-{ladder.box}")
    key = "annals-ladder-teams" if ladder.teams else "annals-ladder"
    named = texts.plain(key, box=box, kingdoms=ladder.kingdoms)
    return texts.plain("annals-ladder-computer", ladder=named) if ladder.computer else named


def season_name(season: str, texts: Texts) -> str:
    """Name a season in plain text: "All time", "October to December 2026"."""
    if not season:
        return texts.plain("annals-season-all")
    year, _, quarter = season.partition("-")
    return texts.plain("annals-season", year=year, quarter=int(quarter))


def lord_name(lord: LordFact, texts: Texts) -> str | None:
    """Return a lord's name as they wrote it; None if it is hidden."""
    if lord.computer is not None:
        return texts.plain("annals-computer", level=lord.computer)
    return lord.name if lord.name != "" else texts.plain("annals-nameless")


def ladder(fact: LadderFact, texts: Texts) -> Screen:
    """Show a page of a ladder to one person."""
    return screen(
        _head(fact, texts),
        _picture(fact, texts),
        _one_sided(fact, texts),
        _mine(fact, texts),
        _levels(fact, texts, mine=True),
        ladders_of(fact.ladders, fact.ladder, Ids(LISTS)("ladder"), texts),
        _seasons(fact, texts),
        _pages(fact, texts),
    )


def public_ladder(fact: LadderFact, texts: Texts) -> Screen:
    """Show a page in a channel, without a framed row, with buttons that open private pages."""
    shown = replace(fact, lines=tuple(replace(line, mine=False) for line in fact.lines))
    below = row(
        Button(texts.plain("annals-find"), _id(fact, "findme")),
        Button(texts.plain("annals-browse"), _id(fact, "ranks", fact.page)),
    )
    return screen(
        _head(fact, texts),
        _picture(shown, texts),
        _one_sided(fact, texts),
        _levels(fact, texts, mine=False),
        below if fact.lines else None,
    )


def _id(fact: LadderFact, action: str, *more: object) -> CustomId:
    return Ids(LISTS)(action, word_of(fact.ladder.key), fact.season or ALL, *more)


def _head(fact: LadderFact, texts: Texts) -> Text:
    title = texts(
        "annals-ladder-title",
        ladder=ladder_name(fact.ladder, texts),
        season=season_name(fact.season, texts),
    )
    if not fact.lords:
        return Text("\n".join((title, texts("annals-ladder-empty"))))
    counted = texts("annals-ladder-count", lords=fact.lords, games=fact.games)
    return Text("\n".join((title, small(counted))))


def _picture(fact: LadderFact, texts: Texts) -> Picture | None:
    if not fact.lines:
        return None
    rows = tuple(_row(line, texts) for line in fact.lines)
    mine = next((i for i, line in enumerate(fact.lines) if line.mine), None)
    return Picture(LadderPicture(ladder_name(fact.ladder, texts), rows, mine))


def _row(line: LadderLine, texts: Texts) -> LadderRow:
    return LadderRow(
        place=line.place,
        name=lord_name(line.lord, texts),
        rating=line.rating,
        deviation=line.deviation,
        games=line.games,
        form=tuple(one.place for one in line.form),
        unsure=line.provisional,
    )


def _one_sided(fact: LadderFact, texts: Texts) -> Text | None:
    """Name those on this page who had most of their games against the same lord."""
    found = [
        texts(
            "annals-ladder-one-lord",
            lord=name(lord_name(line.lord, texts) or f"{line.place}."),
            games=line.against_one,
            of=line.met,
        )
        for line in fact.lines
        if line.one_sided
    ]
    return (
        Text(small(texts("annals-ladder-one", lords=texts.series(found, " · ")))) if found else None
    )


def _mine(fact: LadderFact, texts: Texts) -> Text | None:
    """Say where the reader stands, unless it is on this page."""
    if fact.mine is None or any(line.mine for line in fact.lines):
        return None
    mine = fact.mine
    return Text(
        texts(
            "annals-ladder-mine",
            place=mine.place,
            rating=str(mine.rating),
            deviation=str(mine.deviation),
            games=mine.games,
        )
    )


def _levels(fact: LadderFact, texts: Texts, *, mine: bool) -> Text | None:
    """Say how people fared against each level of computer lords; `mine`: and the reader."""
    lines = []
    for one in fact.levels:
        level, people, own = texts.plain(f"setup-computer-{one.level}"), one.people, one.mine
        said = [texts("annals-level", level=level, games=people.games, wins=people.wins)]
        if people.best is not None:
            lord = lord_name(one.lord, texts)
            key = "annals-level-best" if lord else "annals-level-best-hidden"
            said.append(texts(key, points=people.best, lord=name(lord or "")))
        if mine and own is not None:
            key = "annals-level-mine" if own.best is not None else "annals-level-mine-left"
            said.append(texts(key, games=own.games, wins=own.wins, points=own.best or 0))
        lines.append(texts.series(said, " · "))
    return Text("\n".join(lines)) if lines else None


def ladders_of(
    ladders: tuple[Ladder, ...], chosen: Ladder | None, id: CustomId, texts: Texts
) -> Select | None:
    """Build a select of ladders, the most played first; None if there is no choice."""
    if len(ladders) < 2:
        return None
    labels = {one.key: ladder_name(one, texts)[:LONGEST] for one in ladders[:OPTIONS]}
    return choice(texts.plain("annals-choose-ladder"), id, labels, chosen.key if chosen else "")


def _seasons(fact: LadderFact, texts: Texts) -> Select | None:
    if not fact.seasons:
        return None
    seasons = ("", *fact.seasons[: OPTIONS - 1])
    labels = {one or ALL: season_name(one, texts) for one in seasons}
    id = Ids(LISTS)("season", word_of(fact.ladder.key))
    return choice(texts.plain("annals-choose-season"), id, labels, fact.season or ALL)


def arrows(
    page: int, pages: int, id: Callable[[int], CustomId], texts: Texts
) -> tuple[Button | None, Button | None]:
    """Build the buttons to the pages before and after; None where there is no such page."""
    before, after = (texts.plain(f"lists-button-{one}") for one in ("previous", "following"))
    return (
        Button(before, id(page - 1)) if page > 0 else None,
        Button(after, id(page + 1)) if page < pages - 1 else None,
    )


def _pages(fact: LadderFact, texts: Texts) -> Row | None:
    here = fact.page
    before, after = arrows(here, fact.pages, partial(_id, fact, "ranks"), texts)
    found = fact.mine is not None and fact.mine_page != here
    return row(
        Button(texts.plain("annals-find"), _id(fact, "findme"), Style.MAIN) if found else None,
        before,
        after,
        Button(texts.plain("annals-share"), _id(fact, "ldrshow", here))
        if fact.public and fact.lines
        else None,
    )
