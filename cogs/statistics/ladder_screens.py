"""Ladders (43_ladder): a picture of ten lords, what else there is to choose from (PLAY §5.6)."""

from __future__ import annotations

from dataclasses import replace

from cogs.codec import LISTS, CustomId, Ids
from cogs.lists.commands import BOX_CHOICES
from cogs.screen import (
    OPTIONS,
    Button,
    Option,
    Picture,
    Row,
    Screen,
    Select,
    Style,
    Text,
    row,
    screen,
    small,
)
from locales import Texts
from render.requests import LadderPicture, LadderRow
from services.facts.statistics import Ladder, LadderFact, LadderLine, LordFact

BOXES = [one for one in BOX_CHOICES if one[1] != "mighty_duel"]
"""The boxes that ladders, honors and statistics know, each with the key of its name."""
ALL = "all"
LONGEST = 100
"""Discord's limit of an option's label."""


def word_of(key: str) -> str:
    """Write a ladder's key into an id."""
    return key.replace(":", "-")


def key_of(word: str) -> str:
    """Read it back."""
    return word.replace("-", ":")


def ladder_name(ladder: Ladder, texts: Texts) -> str:
    """Say which games a ladder counts, plain: "Kingdomino, 4 kingdoms"."""
    box = texts.plain(f"common-box-{ladder.box}")
    key = "annals-ladder-teams" if ladder.teams else "annals-ladder"
    named = texts.plain(key, box=box, kingdoms=ladder.kingdoms)
    return texts.plain("annals-ladder-computer", ladder=named) if ladder.computer else named


def season_name(season: str, texts: Texts) -> str:
    """Say a season, plain: "All time", "October to December 2026"."""
    if not season:
        return texts.plain("annals-season-all")
    year, _, quarter = season.partition("-")
    return texts.plain("annals-season", year=year, quarter=int(quarter))


def lord_name(lord: LordFact, texts: Texts) -> str | None:
    """Return a lord's name as it was written; None: nobody is to read it."""
    if lord.computer is not None:
        return texts.plain("annals-computer", level=lord.computer)
    return lord.name if lord.name != "" else texts.plain("annals-nameless")


# -- ladders ---------------------------------------------------------------------------------------


def ladder(fact: LadderFact, texts: Texts) -> Screen:
    """Show a page to one person."""
    return screen(
        _head(fact, texts),
        _picture(fact, texts),
        _mine(fact, texts),
        _ladders(fact, texts),
        _seasons(fact, texts),
        _pages(fact, texts),
    )


def public_ladder(fact: LadderFact, texts: Texts) -> Screen:
    """Show a page in a channel: nobody's row is framed; who wants more pages on by themselves."""
    shown = replace(fact, lines=tuple(replace(line, mine=False) for line in fact.lines))
    below = row(
        Button(texts.plain("annals-find"), _id(fact, "findme")),
        Button(texts.plain("annals-browse"), _id(fact, "ranks", fact.page)),
    )
    return screen(_head(fact, texts), _picture(shown, texts), below if fact.lines else None)


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


def _mine(fact: LadderFact, texts: Texts) -> Text | None:
    """Where the reader stands, if not on this page."""
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


def _ladders(fact: LadderFact, texts: Texts) -> Select | None:
    """The other ladders, where there are some."""
    return ladders_of(fact.ladders, fact.ladder, Ids(LISTS)("ladder"), texts)


def ladders_of(
    ladders: tuple[Ladder, ...], chosen: Ladder | None, id: CustomId, texts: Texts
) -> Select | None:
    """A select of ladders, the most played first; None where there is nothing to choose."""
    if len(ladders) < 2:
        return None
    options = [
        Option(ladder_name(one, texts)[:LONGEST], one.key, chosen=one == chosen)
        for one in ladders[:OPTIONS]
    ]
    return Select(texts.plain("annals-choose-ladder"), id, tuple(options))


def _seasons(fact: LadderFact, texts: Texts) -> Select | None:
    if not fact.seasons:
        return None
    options = [
        Option(season_name(one, texts), one or ALL, chosen=one == fact.season)
        for one in ("", *fact.seasons[: OPTIONS - 1])
    ]
    id = Ids(LISTS)("season", word_of(fact.ladder.key))
    return Select(texts.plain("annals-choose-season"), id, tuple(options))


def _pages(fact: LadderFact, texts: Texts) -> Row | None:
    here, last = fact.page, fact.pages - 1
    found = fact.mine is not None and fact.mine_page != here
    return row(
        Button(texts.plain("annals-find"), _id(fact, "findme"), Style.MAIN) if found else None,
        Button("←", _id(fact, "ranks", here - 1)) if here > 0 else None,
        Button("→", _id(fact, "ranks", here + 1)) if here < last else None,
        Button(texts.plain("annals-share"), _id(fact, "ldrshow", here))
        if fact.public and fact.lines
        else None,
    )
