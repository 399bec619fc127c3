"""What a building is called and what it brings, in plain words made of its numbers (R37, R56)."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Building
from locales import Texts


def name(building_id: str, texts: Texts) -> str:
    """The name of a building: "Queen's Tower"."""
    return texts.plain(f"building-{building_id}")


def effect(building: Building, texts: Texts) -> str:
    """What a building brings: "3 towers and 2 points", "2 points a town territory".

    The numbers are the building's own, so a host's corrections are told as they are in force.
    """
    return texts.listed(list(_effects(building, texts)))


def _effects(building: Building, texts: Texts) -> Iterator[str]:
    """The parts in the order of a tile's signs; what every tax brings is told last, being long."""
    counts = {
        "knights": building.knights,
        "towers": building.towers,
        "crowns": building.crowns,
        "points": building.points,
        building.per: building.per_points,
    }
    for what, count in counts.items():
        if count:
            yield texts.plain(f"building-effect-{what}", count=count)
    if building.tax_bonus:
        yield texts.plain(f"building-tax-{building.tax_bonus}")
