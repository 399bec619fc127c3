"""The entries of Queendomino's buildings in `/rules`: effect, and whether it is confirmed."""

from collections.abc import Iterator
from typing import Final

from cogs.rules.book import Book
from engine.buildings import BUILDINGS, Building
from locales import Texts
from render.words import effects

TILES: Final = sum(building.copies for building in BUILDINGS.values())


def entry(building: Building, book: Book, texts: Texts) -> str:
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
        yield texts("rules-building-unverified", which=unverified_numbers(building))


def _remarks(building: Building) -> Iterator[str]:
    """Yield what to explain about a building's effects, as ends of text keys."""
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


def unverified_numbers(building: Building) -> str:
    """Tell which numbers no picture confirms: "knights", "towers" or "both"."""
    return "both" if len(building.unverified) > 1 else next(iter(building.unverified))


def corrections(book: Book, texts: Texts) -> str:
    """List the buildings with corrected numbers; "" if there are none."""
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
    names = [effects.name(id, texts) for id, one in BUILDINGS.items() if one.unverified]
    return texts("rules-icons-unverified", buildings=texts.listed(names))
