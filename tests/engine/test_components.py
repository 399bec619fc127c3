"""The tables of Queendomino, The Court and the quests are those of the component files."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

from engine import DOMINOES, QUESTS, TOKENS, Domino, Half, Terrain, Token
from engine.buildings import BUILDINGS, PRICES, Building
from engine.dominoes import PILES

DATA = Path(__file__).parent / "components"

SQUARES = {
    Terrain.WHEAT: (14, 5, 0, 0),
    Terrain.FOREST: (11, 6, 0, 0),
    Terrain.LAKE: (8, 6, 0, 0),
    Terrain.GRASSLAND: (8, 2, 2, 0),
    Terrain.SWAMP: (4, 2, 2, 0),
    Terrain.MINE: (1, 1, 3, 1),
    Terrain.TOWN: (20, 0, 0, 0),
}


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a component file."""
    with (DATA / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def half(row: dict[str, str], side: str) -> Half:
    """One half of a domino's row."""
    return Half(Terrain(row[f"{side}_terrain"]), int(row[f"{side}_crowns"]))


def test_every_queendomino_domino_has_the_halves_of_its_row() -> None:
    """In the file's order, the left half first."""
    expected = {
        f"Q{row['number']}": Domino(f"Q{row['number']}", half(row, "left"), half(row, "right"))
        for row in rows("queendomino.csv")
    }
    found = {id_: tile for id_, tile in DOMINOES.items() if id_.startswith("Q")}
    assert found == expected
    assert list(found) == list(expected) == list(PILES["Q"])


def test_queendomino_has_its_printed_squares() -> None:
    """96 squares by terrain and crowns, twenty of them town."""
    tiles = [DOMINOES[id_] for id_ in PILES["Q"]]
    squares = Counter(half for tile in tiles for half in (tile.left, tile.right))
    found = {
        terrain: tuple(squares[Half(terrain, crowns)] for crowns in range(4)) for terrain in Terrain
    }
    assert found == SQUARES
    assert squares.total() == 96


def unverified(row: dict[str, str]) -> frozenset[str]:
    """The icons that no picture shows: a deduced number is as good as seen."""
    word = row["icons_sure"]
    if word == "unverified":
        return frozenset({"knights", "towers"})
    return frozenset(n for n in ("knights", "towers") if f"{n} unverified" in word)


def count(row: dict[str, str]) -> tuple[str, int]:
    """What a building counts at the end, and for how many points each."""
    return row["per"].removeprefix("territory:"), int(row["per_points"])


def building(row: dict[str, str]) -> Building:
    """A row as the engine's table has it."""
    per, per_points = count(row)
    return Building(
        row["id"],
        int(row["copies"]),
        knights=int(row["knights"]),
        towers=int(row["towers"]),
        tax_bonus=row["tax_bonus"],
        crowns=int(row["crowns"]),
        points=int(row["points"]),
        per=per,
        per_points=per_points,
        unverified=unverified(row),
    )


def test_every_building_is_its_row() -> None:
    """R37, R56: numbers, tax bonus, what is counted, which icons are unverified; in file order."""
    expected = [building(row) for row in rows("buildings.csv")]
    assert list(BUILDINGS.values()) == expected
    assert list(BUILDINGS) == [found.id for found in expected]


def test_there_are_32_tiles_of_17_kinds() -> None:
    """The totals of the component table."""
    assert len(BUILDINGS) == 17
    assert sum(tile.copies for tile in BUILDINGS.values()) == 32


def test_what_the_end_of_the_game_counts_is_verified() -> None:
    """Only knights and towers may be unsure, and so may be corrected by a host."""
    assert {row["end_game_sure"] for row in rows("buildings.csv")} == {"verified"}
    assert {n for tile in BUILDINGS.values() for n in tile.unverified} == {"knights", "towers"}


def test_the_slots_have_the_printed_prices() -> None:
    """R39: 0 coins farthest from the pile, 5 next to it."""
    slots = [row for row in rows("builders_board.csv") if row["slot_from_cheapest"].isdigit()]
    slots.sort(key=lambda row: int(row["slot_from_cheapest"]))
    assert [int(row["cost_coins"]) for row in slots] == list(PRICES) == [0, 1, 2, 3, 4, 5]


def test_every_token_is_its_row() -> None:
    """R47, R62: copies, terrain, crowns, swords, points and what is counted; in file order."""
    expected = [
        Token(
            row["id"],
            int(row["copies"]),
            terrain=Terrain(row["terrain"]) if row["terrain"] else None,
            crowns=int(row["crowns"]),
            swords=int(row["swords"]),
            points=int(row["points"]),
            per=row["per"].removeprefix("neighbour ").removeprefix("resource:"),
            per_points=int(row["per_points"]),
        )
        for row in rows("court.csv")
    ]
    assert list(TOKENS.values()) == expected
    assert {one.id: one.is_character for one in expected} == {
        row["id"]: row["kind"] == "character" for row in rows("court.csv")
    }
    assert sum(one.copies for one in expected) == 25


def test_there_are_the_seventeen_quests() -> None:
    """R59: in file order."""
    assert list(QUESTS) == [row["id"] for row in rows("quests.csv")]
    assert len(QUESTS) == 17
