"""The domino tables are those of the component files, and their totals are the printed ones."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from engine import DOMINOES, BadNotation, Domino, Half, Terrain, domino
from engine.dominoes import PILES, RANKS

DATA = Path(__file__).parent / "components"

KINGDOMINO = {
    Terrain.WHEAT: (21, 5, 0, 0),
    Terrain.FOREST: (16, 6, 0, 0),
    Terrain.LAKE: (12, 6, 0, 0),
    Terrain.GRASSLAND: (10, 2, 2, 0),
    Terrain.SWAMP: (6, 2, 2, 0),
    Terrain.MINE: (1, 1, 3, 1),
}
DISCOVERY = {
    Terrain.WHEAT: (11, 2, 0, 0),
    Terrain.FOREST: (8, 3, 0, 0),
    Terrain.LAKE: (5, 4, 0, 0),
    Terrain.GRASSLAND: (4, 1, 2, 0),
    Terrain.SWAMP: (2, 0, 3, 0),
    Terrain.MINE: (0, 0, 2, 1),
}


def read(name: str, letter: str) -> dict[str, Domino]:
    """The dominoes of a component file."""
    with (DATA / name).open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {
        f"{letter}{row['number']}": Domino(
            f"{letter}{row['number']}",
            Half(Terrain(row["left_terrain"]), int(row["left_crowns"])),
            Half(Terrain(row["right_terrain"]), int(row["right_crowns"])),
        )
        for row in rows
    }


def test_tables_equal_the_component_files() -> None:
    """Every domino has the halves of its component file, in its order, left half first."""
    files = read("kingdomino.csv", "K") | read("discovery.csv", "D")
    assert dict(DOMINOES) == files
    assert list(DOMINOES) == list(files)
    assert {letter: len(ids) for letter, ids in PILES.items()} == {"K": 48, "D": 24}


@pytest.mark.parametrize(("letter", "expected"), [("K", KINGDOMINO), ("D", DISCOVERY)])
def test_squares_by_terrain_and_crowns(
    letter: str, expected: dict[Terrain, tuple[int, ...]]
) -> None:
    """Each box has its printed number of squares of every terrain, by crowns."""
    tiles = [tile for id_, tile in DOMINOES.items() if id_.startswith(letter)]
    squares = Counter(half for tile in tiles for half in (tile.left, tile.right))
    found = {
        terrain: tuple(squares[Half(terrain, crowns)] for crowns in range(4)) for terrain in Terrain
    }
    assert found == expected


def test_doubles_are_the_dominoes_with_equal_halves() -> None:
    """K1 to K12 and D1 to D6 can be turned round without changing anything."""
    doubles = {id_ for id_, tile in DOMINOES.items() if tile.is_double}
    assert doubles == {f"K{n}" for n in range(1, 13)} | {f"D{n}" for n in range(1, 7)}


def test_lines_are_ordered_by_number_not_by_text() -> None:
    """K3 comes before K17."""
    assert sorted(["K17", "K3", "K28"], key=RANKS.__getitem__) == ["K3", "K17", "K28"]


@pytest.mark.parametrize("text", ["K0", "K49", "D25", "k17", "17", "Q1", "", "K017"])
def test_unknown_ids_are_refused(text: str) -> None:
    """An id outside the tables is no domino."""
    with pytest.raises(BadNotation) as caught:
        domino(text)
    assert caught.value.data == {"text": text}
