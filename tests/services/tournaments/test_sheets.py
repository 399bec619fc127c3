"""Crosstables, brackets, pairing sheets and reports for chess programs, as files."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from dataclasses import replace
from random import Random

import pytest

from services.facts import Refused
from services.facts.tournaments import Lord, Tournament
from services.tournaments.files.documents import as_csv
from services.tournaments.files.sheets import sheet_rows
from services.tournaments.files.trf import report
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import EVE
from tests.services.tournaments.formats.played import Played, by_chance, setup
from tests.services.tournaments.scores.crosstables import match, round_of, tournament


def rows(made: Tournament, name: str) -> list[dict[str, str]]:
    text = as_csv(sheet_rows(made)[name]).removeprefix("\ufeff")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def swiss() -> Tournament:
    """A round is over with a draw and a bye; of the next one table is over, and the other not."""
    first = [replace(match(1, 1, {1: 9, 2: 8}), order=(2, 1)), match(1, 2, {3: 7, 4: 7})]
    over = replace(match(2, 1, {1: 5, 3: 6}), order=(1, 3))
    still = replace(match(2, 2, {5: 60, 4: 50}), games=(), over=False)
    return tournament(
        [round_of(1, first, (5,)), round_of(2, [over, still], (2,))],
        ["Ann", "=Ben", "Cara", "Dan", "Eve"],
        size=2,
    )


def test_a_crosstable_says_who_was_met_in_each_round() -> None:
    found = {row["entry"]: row for row in rows(swiss(), "crosstable")}
    assert [found[one]["round_1"] for one in "12345"] == ["2 1/2", "1 2/2", "4 1/2", "3 1/2", "bye"]
    assert {row["round_2"] for row in found.values()} == {""}
    assert found["2"]["name"] == "'=Ben"
    assert "against_1" not in found["1"]


def test_where_all_meet_a_crosstable_has_a_column_for_each_opponent() -> None:
    chance = Random(1)
    made = Played(setup(format="robin"), 4)
    made.to_the_end(chance, results=by_chance(chance))
    table = rows(made.tournament, "crosstable")
    assert [row["place"] for row in table] == ["1", "2", "3", "4"]
    for at, row in enumerate(table, 1):
        assert row[f"against_{at}"] == ""
        for other, each in enumerate(table, 1):
            if other != at:
                met = {row[f"round_{one}"] for one in (1, 2, 3)}
                assert f"{each['entry']} {row[f'against_{other}']}" in met


def test_a_bracket_says_where_each_seat_comes_from_and_who_goes_on() -> None:
    chance = Random(1)
    made = Played(setup(format="single"), 4)
    made.to_the_end(chance, results=by_chance(chance))
    seats = rows(made.tournament, "bracket")
    assert [(row["round"], row["table"], row["seed"]) for row in seats[:4]] == [
        *(("1", "1", "1"), ("1", "1", "4"), ("1", "2", "2"), ("1", "2", "3")),
    ]
    for row in seats[4:]:
        came = [one for one in seats[:4] if one["table"] == row["from_table"]]
        assert {one["entry"] for one in came if one["goes_on"] == "yes"} == {row["entry"]}
    winner = made.tournament.places[0]
    assert [row["entry"] for row in seats[4:] if row["place"] == "1"] == [str(winner)]


def test_a_pairing_sheet_has_the_latest_round_with_room_for_results() -> None:
    first, second, bye = rows(swiss(), "sheet")
    assert [first[key] for key in ("round", "table", "name_1", "points_1", "result_1")] == [
        *("2", "1", "Ann", "2", ""),
    ]
    assert (first["name_2"], second["name_1"], second["points_1"]) == ("Cara", "Eve", "2")
    assert (bye["table"], bye["name_1"]) == ("bye", "'=Ben")


@pytest.mark.parametrize("form", ["swiss", "groups", "league", "double"])
def test_all_rows_of_a_sheet_are_as_wide_as_its_titles(form: str) -> None:
    """Groups of different sizes, stages of different kinds, byes."""
    chance = Random(form)
    made = Played(setup(format=form, division=4, seasons=1, groups=2, through=1, final=2), 7)

    def meanwhile() -> None:
        for sheet in sheet_rows(made.tournament).values():
            titles, *others = map(tuple, sheet)
            assert {len(row) for row in others} <= {len(titles)}

    made.to_the_end(chance, meanwhile, by_chance(chance))


def test_chess_programs_read_a_tournament_by_the_columns_of_trf16() -> None:
    """Rank, name, points and place, then for each round opponent, color and result."""
    lines = report(swiss()).split("\r\n")
    assert lines[0] == f"012 {swiss().setup.name}"
    assert "062 5" in lines
    people = [line for line in lines if line.startswith("001")]
    assert [line[4:8] for line in people] == ["   1", "   2", "   3", "   4", "   5"]
    assert [line[14:47].rstrip() for line in people] == ["Ann", "=Ben", "Cara", "Dan", "Eve"]
    assert [line[80:84] for line in people] == [" 1.0", " 1.0", " 1.5", " 0.5", " 1.0"]
    assert [line[91:99] for line in people] == [
        *("   2 b 1", "   1 w 0", "   4 w =", "   3 b =", "0000 - U"),
    ]
    assert [line[101:109] for line in people] == [
        *("   3 w 0", "0000 - U", "   1 b 1", "   5 b  ", "   4 w  "),
    ]


def test_a_report_tells_nothing_of_a_duplicate_round_that_is_played() -> None:
    made = swiss()
    sealed = replace(made, setup=replace(made.setup, duplicate=True))
    people = [line for line in report(sealed).split("\r\n") if line.startswith("001")]
    assert [line[108:109].strip() for line in people if "0000" not in line[101:109]] == [""] * 4


def test_a_name_breaks_no_line_of_a_report() -> None:
    made = swiss()
    long = replace(made.entries[0], lords=(Lord(1, "A\r\n001 " + "n" * 60),))
    named = replace(made, entries=(long, *made.entries[1:]))
    people = [line for line in report(named).split("\r\n") if line.startswith("001")]
    assert len(people) == 5
    assert people[0][91:99] == "   2 b 1"


async def test_a_report_needs_tables_of_two(world: TournamentWorld) -> None:
    two, three = await world.begun(4), await world.publish(name="Threes", size=3)
    name, data = await world.services.tournaments.export(two.id, EVE, "trf")
    assert name == "autumn-cup.trf"
    assert data.decode().count("\r\n001 ") == 4
    with pytest.raises(Refused, match="cup_trf"):
        await world.services.tournaments.export(three.id, EVE, "trf")


async def test_a_workbook_has_all_tables_and_no_formula(world: TournamentWorld) -> None:
    begun = await world.begun(4)
    await world.finish_round(begun.id)
    name, data = await world.services.tournaments.export(begun.id, EVE, "xlsx")
    assert name == "autumn-cup.xlsx"
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        book = packed.read("xl/workbook.xml").decode()
        sheets = [packed.read(one).decode() for one in packed.namelist() if "/sheet" in one]
    assert re.findall(r'sheet name="(\w+)"', book) == [
        *("entries", "pairings", "results", "standings", "crosstable", "bracket", "sheet"),
    ]
    assert len(sheets) == 7
    assert not [one for one in sheets if "<f>" in one]
