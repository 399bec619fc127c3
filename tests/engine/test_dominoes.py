"""The domino tables are those of the component files, and their totals are the printed ones."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from engine import DOMINOES, BadNotation, Domino, Half, Terrain, domino
from engine.dominoes import ARRIVALS, FOOTPRINTS, PILES, RANKS

DATA = Path(__file__).parent / "components"
SIDES = ("left", "right")

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


def giants() -> dict[str, Domino]:
    """The dominoes of Age of Giants, which their file names by themselves."""
    with (DATA / "giants.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    halves = [
        [Half(Terrain(row[f"{side}_terrain"]), int(row[f"{side}_crowns"])) for side in SIDES]
        for row in rows
    ]
    return {row["id"]: Domino(row["id"], *pair) for row, pair in zip(rows, halves, strict=True)}


def test_tables_equal_the_component_files() -> None:
    """Every domino has the halves of its component file, in its order, left half first."""
    names = {"K": "kingdomino.csv", "Q": "queendomino.csv", "D": "discovery.csv"}
    files = {letter: read(name, letter) for letter, name in names.items()}
    every = {id_: tile for table in files.values() for id_, tile in table.items()} | giants()
    assert dict(DOMINOES) == every
    assert list(DOMINOES) == list(every)
    assert {letter: list(ids) for letter, ids in PILES.items()} == {
        letter: list(table) for letter, table in files.items()
    }
    assert {letter: len(ids) for letter, ids in PILES.items()} == {"K": 48, "Q": 48, "D": 24}


QUEENDOMINO = {
    Terrain.WHEAT: (14, 5, 0, 0),
    Terrain.FOREST: (11, 6, 0, 0),
    Terrain.LAKE: (8, 6, 0, 0),
    Terrain.GRASSLAND: (8, 2, 2, 0),
    Terrain.SWAMP: (4, 2, 2, 0),
    Terrain.MINE: (1, 1, 3, 1),
    Terrain.TOWN: (20, 0, 0, 0),
}


@pytest.mark.parametrize(
    ("letter", "expected"), [("K", KINGDOMINO), ("Q", QUEENDOMINO), ("D", DISCOVERY)]
)
def test_squares_by_terrain_and_crowns(
    letter: str, expected: dict[Terrain, tuple[int, ...]]
) -> None:
    """Each box has its printed number of squares of every terrain, by crowns."""
    tiles = [DOMINOES[id_] for id_ in PILES[letter]]
    squares = Counter(half for tile in tiles for half in (tile.left, tile.right))
    found = {
        terrain: tuple(squares[Half(terrain, crowns)] for crowns in range(4))
        for terrain in {half.terrain for half in squares}
    }
    assert found == expected


def test_doubles_are_the_dominoes_with_equal_halves() -> None:
    """K1 to K12, Q1 to Q9, the three towns and D1 to D6 can be turned round for nothing."""
    doubles = {id_ for id_, tile in DOMINOES.items() if tile.is_double}
    queendomino = {f"Q{n}" for n in (*range(1, 10), 46, 47, 48)}
    assert doubles == {f"K{n}" for n in range(1, 13)} | queendomino | {f"D{n}" for n in range(1, 7)}


def test_lines_are_ordered_by_number_not_by_text() -> None:
    """K3 comes before K17."""
    assert sorted(["K17", "K3", "K28"], key=RANKS.__getitem__) == ["K3", "K17", "K28"]


@pytest.mark.parametrize("letter", ["K", "Q"])
def test_giants_stand_around_the_numbers_of_a_box(letter: str) -> None:
    """R21: letters, then 1 to 48, then 49 to 54."""
    ascending = [*ARRIVALS, *PILES[letter], *FOOTPRINTS]
    assert sorted(set(ascending), key=RANKS.__getitem__) == ascending


def test_giants_come_and_go_by_the_dominoes_that_say_so() -> None:
    """R32, R33: the effect column of the component file."""
    with (DATA / "giants.csv").open(encoding="utf-8") as file:
        effects = {row["id"]: row["effect"] for row in csv.DictReader(file)}
    assert tuple(id_ for id_ in effects if effects[id_] == "giant_arrives") == ARRIVALS
    assert tuple(id_ for id_ in effects if effects[id_] == "may_send_one_giant") == FOOTPRINTS


@pytest.mark.parametrize("text", ["K0", "K49", "D25", "k17", "17", "Q49", "q1", "", "K017"])
def test_unknown_ids_are_refused(text: str) -> None:
    """An id outside the tables is no domino."""
    with pytest.raises(BadNotation) as caught:
        domino(text)
    assert caught.value.data == {"text": text}
