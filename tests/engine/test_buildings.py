"""R39, R56: the table of buildings, and a host's corrections of it."""

from dataclasses import replace

import pytest

from engine import BUILDINGS, BadSetup, corrected, corrections
from engine.buildings import TOWER
from engine.values import Terrain


def test_a_correction_changes_the_named_icons_only() -> None:
    """All else is as in the table, which itself stays as it is."""
    table = corrected({"sawmill": "k1t0", "bakery": "k0t3"})
    assert table["sawmill"] == replace(BUILDINGS["sawmill"], knights=1)
    assert table["bakery"] == replace(BUILDINGS["bakery"], towers=3)
    assert {id_ for id_ in table if table[id_] != BUILDINGS[id_]} == {"sawmill", "bakery"}
    assert list(table) == list(BUILDINGS)
    assert corrected({}) == BUILDINGS


def test_corrections_are_what_differs_in_file_order() -> None:
    """So a record names each cell once, in one way."""
    icons = {"church": "k1t0", "bakery": "k1t1", "sawmill": "k0t0"}
    assert list(corrections(corrected(icons)).items()) == [("bakery", "k1t1"), ("church", "k1t0")]
    assert corrections(BUILDINGS) == {}


@pytest.mark.parametrize("id_", [id_ for id_ in BUILDINGS if not BUILDINGS[id_].unverified])
def test_verified_buildings_can_t_be_corrected(id_: str) -> None:
    """Neither their knights nor their towers; saying what they are is no correction."""
    known = BUILDINGS[id_]
    same = f"k{known.knights}t{known.towers}"
    assert corrections(corrected({id_: same})) == {}
    for icon in (f"k{known.knights + 1}t{known.towers}", f"k{known.knights}t{known.towers + 1}"):
        with pytest.raises(BadSetup):
            corrected({id_: icon})


@pytest.mark.parametrize("id_", [id_ for id_ in BUILDINGS if BUILDINGS[id_].unverified])
def test_a_building_with_an_unverified_number_can_be_corrected(id_: str) -> None:
    """Both of its numbers, as in the notation's example `church=k0t1`; nothing else of it."""
    found = corrected({id_: "k9t8"})[id_]
    assert found == replace(BUILDINGS[id_], knights=9, towers=8)


def test_what_a_building_counts_is_known() -> None:
    """A terrain, towers or knights; or nothing."""
    assert {building.per for building in BUILDINGS.values()} - {""} == {
        *(str(terrain) for terrain in Terrain),
        TOWER,
        "knight",
    }
