"""The buildings of Queendomino in `/rules`: what each brings, and how sure its numbers are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.rules.book import Book
from engine.buildings import BUILDINGS, Building
from locales import Texts
from render.words import effects

TILES: Final = sum(building.copies for building in BUILDINGS.values())


def told(building: Building, book: Book, texts: Texts) -> str:
    """A building's whole entry."""
    return "\n".join(_lines(building, book, texts))


def _lines(building: Building, book: Book, texts: Texts) -> Iterator[str]:
    yield texts("rules-building-brings", effect=effects.effect(building, texts))
    for key in _remarks(building):
        yield texts(f"rules-building-{key}")
    yield texts("rules-building-copies", copies=building.copies, tiles=TILES)
    yield texts("rules-building-price")
    if building != BUILDINGS[building.id]:
        key = "rules-building-corrected-game" if book.row else "rules-building-corrected"
        yield texts(key, knights=building.knights, towers=building.towers)
    elif building.unverified:
        yield texts(f"rules-building-unverified-{_unsure(building)}")


def _remarks(building: Building) -> Iterator[str]:
    """What has to be known about the effects of a building: the ends of keys."""
    if building.knights:
        yield "knights"
    if building.towers:
        yield "towers"
    if building.crowns:
        yield "crowns"
    if building.tax_bonus:
        yield f"tax-{building.tax_bonus}"
    if building.per in ("tower", "knight"):
        yield f"per-{building.per}"
    elif building.per:
        yield "per-territory"


def _unsure(building: Building) -> str:
    """Which numbers no picture confirms: "knights", "towers" or "both"."""
    return "both" if len(building.unverified) > 1 else next(iter(building.unverified))


def corrections(book: Book, texts: Texts) -> str:
    """Name the buildings whose numbers were corrected; "" where none were."""
    named = [_corrected(building, texts) for building in book.corrections]
    return texts("rules-icons-corrected", buildings=texts.listed(named)) if named else ""


def _corrected(building: Building, texts: Texts) -> str:
    return texts(
        "rules-icons-one",
        building=effects.name(building.id, texts),
        knights=building.knights,
        towers=building.towers,
    )


def unverified(texts: Texts) -> str:
    """Name the buildings of which a number is not confirmed."""
    names = [effects.name(id, texts) for id, one in BUILDINGS.items() if one.unverified]
    return texts("rules-icons-unverified", buildings=texts.listed(names))
