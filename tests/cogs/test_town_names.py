"""What may be typed for a building: its id, its name, with a price or without."""

from __future__ import annotations

import pytest

from cogs.play.town_actions import building_called, typed_building
from engine import BUILDINGS
from render.words import effects
from tests.cogs.scenes import EN


def called(text: str) -> str:
    """The building that somebody means by what they type."""
    return building_called(typed_building(text), EN)


@pytest.mark.parametrize("id", BUILDINGS)
def test_a_building_is_found_by_any_of_its_names(id: str) -> None:
    """Ids, names, names with "the", in the possessive or in the plural; no two are confused."""
    name = effects.name(id, EN)
    for text in (id, name, name.upper(), f"the {name}", f"{name}, 1 coin: now 6 points"):
        assert called(text) == id
    assert called(name if name.endswith("s") else f"{name}'s") == id


@pytest.mark.parametrize("id", BUILDINGS)
def test_a_price_tells_which_copy_is_meant(id: str) -> None:
    """As the notation writes it, and as lists tell copies apart."""
    name = effects.name(id, EN)
    label = EN.plain("town-copy", building=name, price=3)
    for text in (f"{id}@3", f"{name}@3", f"{name} @3", label, f"{label}, 3 coins: now 1 point"):
        assert called(text) == f"{id}@3"


@pytest.mark.parametrize("text", ["palace", "palace@3", "@3", "statue@9", "s", "the"])
def test_what_is_no_building_is_taken_for_none(text: str) -> None:
    """Nothing is guessed: the game refuses what it does not know."""
    found = called(text)
    assert found == typed_building(text)
    assert found not in [one + price for one in BUILDINGS for price in ("", "@1", "@2", "@3", "@4")]
