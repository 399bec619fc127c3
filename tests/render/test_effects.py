"""What a building brings, in plain words (R37, R56)."""

from __future__ import annotations

import pytest

import locales
from engine.buildings import BUILDINGS, corrected
from render.words.effects import effect, name

TEXTS = locales.texts("en")
EFFECTS = {
    "bakery": "2 points per wheat territory",
    "sawmill": "2 points per forest territory",
    "fishmonger": "2 points per lake territory",
    "weaving_shop": "2 points per grassland territory",
    "magic_school": "1 knight, 1 tower, and 2 points per swamp territory",
    "foundry": "1 knight, 1 tower, and 2 points per mine territory",
    "church": "2 points per town territory",
    "safe_knights": "1 knight, 2 points, and with each tax 1 more coin for each knight you own",
    "safe_towers": "1 tower, 2 points, and with each tax 1 more coin for each tower you own",
    "small_tavern": "2 knights and 3 points",
    "big_tavern": "3 knights and 2 points",
    "guardtower": "2 towers and 3 points",
    "fortified_castle": "3 towers and 2 points",
    "travelling_castle": "1 tower and 1 point per tower",
    "training_camp": "1 knight and 1 point per knight",
    "statue": "5 points",
    "queens_tower": "1 crown",
}


def test_every_building_has_its_effect_told() -> None:
    """None is forgotten, none is told that does not exist."""
    assert {id_: effect(building, TEXTS) for id_, building in BUILDINGS.items()} == EFFECTS


def test_every_building_has_a_name_of_its_own() -> None:
    """Two kinds are never called alike."""
    names = {name(id_, TEXTS) for id_ in BUILDINGS}
    assert len(names) == len(BUILDINGS)
    assert "Queen's Tower" in names


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_names_and_effects_fit_an_option(language: str) -> None:
    """They are a select's label and description, each of 100 characters."""
    texts = locales.texts(language)
    for id_, building in BUILDINGS.items():
        assert len(name(id_, texts)) <= 24
        assert len(effect(building, texts)) <= 80


def test_a_correction_is_told_as_it_is_in_force() -> None:
    """A host's numbers are what the tile does on that server (R19)."""
    table = corrected({"sawmill": "k1t0", "queens_tower": "k0t1", "foundry": "k0t0"})
    assert effect(table["sawmill"], TEXTS) == "1 knight and 2 points per forest territory"
    assert effect(table["queens_tower"], TEXTS) == "1 tower and 1 crown"
    assert effect(table["foundry"], TEXTS) == "2 points per mine territory"
