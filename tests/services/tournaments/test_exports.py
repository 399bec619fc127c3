"""Tournaments as files, and entries that come in one."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import pickle
import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from services.core.context import ServiceContext
from services.core.exports import AN_HOUR
from services.facts import Refused
from services.facts.tables import Setup
from services.facts.tournaments import Lord, Tournament, TournamentSetup
from services.records import file_name_of
from services.records.archive import read
from services.tournaments.files import entries, exports
from services.tournaments.files.documents import document, guarded, tables, unguarded
from services.tournaments.files.entries import FileEntry, parse_entries
from services.tournaments.files.exports import Form
from tests.helpers.refusals import refused
from tests.helpers.tournaments import TournamentWorld, lord
from tests.helpers.world import EVE, SERVER
from tests.services.tournaments.scores.crosstables import match, round_of, tournament

ALONE = TournamentSetup(size=2)
PAIRS = TournamentSetup(size=2, table=Setup(lords=4, teams=True))
ANN, BEN, CARA = 111_111_111_111_111_111, 222_222_222_222_222_222, 333_333_333_333_333_333


def rows(text: str) -> list[dict[str, str]]:
    """Read a table back, as any program would."""
    assert text.startswith("\ufeff")
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def small(**setup: Any) -> Tournament:
    """A tournament after a round and a half: three entries, a bye, a table that is being played."""
    first = match(1, 1, {1: (60, 9, 7), 2: (50, 8, 6)})
    second = replace(match(2, 1, {1: 60, 3: 50}), games=(), over=False)
    rounds = [round_of(1, [replace(first, order=(2, 1))], (3,)), round_of(2, [second], (2,))]
    return tournament(rounds, ["Ann", "=Ben", "Cara, the 1st"], size=2, **setup)


# -- what is written -------------------------------------------------------------------------------


def test_tables_say_who_met_whom_how_it_ended_and_how_it_stands() -> None:
    made = {name: rows(text) for name, text in tables(small(), {1001: "k0a1b2c"}).items()}
    assert list(made) == ["entries", "pairings", "results", "standings"]
    entries = [(row["entry"], row["lord"], row["player"], row["state"]) for row in made["entries"]]
    assert entries == [
        ("1", "Ann", "k0a1b2c", "in"),
        ("2", "'=Ben", "", "in"),
        ("3", "Cara, the 1st", "", "in"),
    ]
    pairings = [
        tuple(row[key] for key in ("round", "table", "kingdom", "entry", "chooses", "bye"))
        for row in made["pairings"]
    ]
    assert pairings == [
        ("1", "1", "1", "1", "2", "no"),
        ("1", "1", "2", "2", "1", "no"),
        ("1", "", "", "3", "", "yes"),
        ("2", "1", "1", "1", "", "no"),
        ("2", "1", "2", "3", "", "no"),
        ("2", "", "", "2", "", "yes"),
    ]
    results = [
        tuple(row[key] for key in ("game", "entry", "place", "points", "territory", "match_points"))
        for row in made["results"]
    ]
    assert results == [("10101", "1", "1", "60", "9", "2"), ("10101", "2", "2", "50", "8", "1")]
    standings = [(row["place"], row["name"], row["points"]) for row in made["standings"]]
    assert standings == [("1", "Cara, the 1st", "2"), ("2", "Ann", "2"), ("3", "'=Ben", "1")]
    assert [row["decided_by"] for row in made["standings"]] == ["", "opponents", "points"]
    assert made["standings"][0]["final"] == "no"


def test_numbers_have_four_decimals_in_tables_and_are_exact_in_the_document() -> None:
    three = tournament(
        [round_of(1, [match(1, 1, {1: 30, 2: 20, 3: 19})])], 3, size=3, ties=("share",)
    )
    first = rows(tables(three, {})["standings"])[0]
    assert (first["points"], first["share"]) == ("3", "0.4348")
    line = document(three, {})["standings"][0]["lines"][0]
    assert (line["points"], line["ties"]["share"]) == ("3", "10/23")


def test_nothing_is_told_of_a_duplicate_round_that_others_still_play() -> None:
    over = match(1, 1, {1: 60, 2: 50})
    still = replace(match(1, 2, {3: 60, 4: 50}), games=(), over=False)
    sealed = tournament([round_of(1, [over, still])], 4, size=2, duplicate=True)
    assert rows(tables(sealed, {})["results"]) == []
    assert [table["games"] for table in document(sealed, {})["rounds"][0]["tables"]] == [[], []]
    opened = replace(sealed, rounds=(replace(sealed.rounds[0], matches=(over,)),))
    assert len(rows(tables(opened, {})["results"])) == 2


def test_groups_are_told_one_by_one() -> None:
    matches = [match(1, 1, {1: 9, 2: 8}, group=1), match(1, 2, {3: 9, 4: 8}, group=2)]
    grouped = tournament([round_of(1, matches)], 4, kind="groups", groups=((1, 2), (3, 4)), size=2)
    made = rows(tables(grouped, {})["standings"])
    assert [(row["group"], row["place"]) for row in made] == [
        ("1", "1"), ("1", "2"), ("2", "1"), ("2", "2"),
    ]  # fmt: skip


def test_a_deleted_lord_has_no_pseudonym() -> None:
    gone = replace(small().entries[0], lords=(Lord(-5, "A former lord"),))
    made = replace(small(), entries=(gone, *small().entries[1:]))
    assert rows(tables(made, {-5: "k000000"})["entries"])[0]["player"] == ""


# -- through the services --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("called", "file"),
    [
        ("日本カップ", "日本カップ"),
        ("Żółty Kubek 2027!", "żółty-kubek-2027"),
        ("हिन्दी कप", "हिन्दी-कप"),
        ('a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"),
        ("../../etc/passwd", "etc-passwd"),
        ("\u202eevil\u200b", "evil"),
        ("CON", "con-1"),
        ("COM¹", "com¹-1"),
        ("🏰", "game"),
        ("漢" * 200, "漢" * 40),
        ("x" * 200, "x" * 40),
    ],
)
def test_a_file_bears_the_name_in_any_script(called: str, file: str) -> None:
    """Without what some systems do not take, and never too long."""
    assert file_name_of(called) == file


async def test_export_of_a_tournament_is_all_tables_or_one_or_the_document(
    world: TournamentWorld,
) -> None:
    begun = await world.begun(4)
    await world.finish_round(begun.id)
    name, data = await world.services.tournaments.export(begun.id, EVE, "csv")
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        assert packed.namelist() == [f"{one}.csv" for one in exports.FORMS[4:]]
        one = packed.read("results.csv")
    assert name == "autumn-cup.zip"
    assert await world.services.tournaments.export(begun.id, EVE, "results") == (
        "autumn-cup-results.csv",
        one,
    )
    name, data = await world.services.tournaments.export(begun.id, EVE, "json")
    whole = json.loads(data)
    assert (name, whole["format"], whole["name"]) == (
        "autumn-cup.json",
        "castellan-cup/1",
        "Autumn Cup",
    )
    players = [entry["lords"][0]["player"] for entry in whole["entries"]]
    assert all(player.startswith("k") for player in players)
    assert len(set(players)) == 4
    assert str(lord(1).id) not in data.decode()


async def test_who_is_elsewhere_gets_no_file(world: TournamentWorld) -> None:
    begun = await world.publish()
    with pytest.raises(Refused, match="no_cup"):
        await world.services.tournaments.export(
            begun.id, replace(EVE, id=99, server=SERVER + 1), "csv"
        )


async def test_archive_has_the_records_of_all_games_and_can_be_gone_on_with(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("services.records.archive.GAMES", 1)
    begun = await world.begun(4)
    await world.finish_round(begun.id)
    games = sorted(
        game.game or 0
        for one in (await world.tournament(begun.id)).rounds
        for table in one.matches
        for game in table.games
    )
    first = await world.services.tournaments.archive(begun.id, EVE)
    second = await world.services.tournaments.archive(begun.id, EVE, first.after, 2)
    assert [(fact.games, fact.left, fact.after) for fact in (first, second)] == [
        (1, 1, games[0]),
        (1, 0, games[1]),
    ]
    assert await world.services.tournaments.archive(begun.id, EVE, first.after, 2) == second
    texts = [one.text for fact in (first, second) for one in read(fact.data)]
    assert texts == [(await world.services.records.record(game)).text for game in games]
    with zipfile.ZipFile(io.BytesIO(first.data)) as packed:
        assert {"cup.json", "entries.csv", "standings.csv"} <= set(packed.namelist())
    with zipfile.ZipFile(io.BytesIO(second.data)) as packed:
        assert "cup.json" not in packed.namelist()


async def test_entries_of_one_tournament_are_brought_into_the_next(
    world: TournamentWorld,
) -> None:
    """An export names its lords by pseudonym alone; who they are is known here, nowhere else."""
    before = await world.publish()
    await world.enter(before.id, 3)
    await world.events(before.id, ("withdrawn", {"entry": 2}))
    _, data = await world.services.tournaments.export(before.id, EVE, "entries")
    following = await world.publish(name="Winter Cup")
    found = await world.services.tournaments.read_entries(following.id, EVE, data)
    assert [one.lords for one in found] == [
        (Lord(lord(1).id, lord(1).name),),
        (Lord(lord(3).id, lord(3).name),),
    ]
    assert [one.line for one in found] == [2, 4]


async def test_a_file_of_one_long_line_is_read_at_once(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took seconds, in the threads that all deadlines waited for."""
    made, read = await world.publish(), []
    account = entries._account

    def reading(cell: str, *, short: bool = False) -> tuple[int | None, str | None] | None:
        read.append(cell)
        return account(cell, short=short)

    monkeypatch.setattr(entries, "_account", reading)
    data = (",".join(str(10**14 + one) for one in range(8000)) + ",x" * 50_000).encode()
    with pytest.raises(Refused):
        await world.services.tournaments.read_entries(made.id, EVE, data)
    assert len(read) < 500


async def test_somebody_s_files_of_entries_are_read_one_at_a_time(
    world: TournamentWorld,
) -> None:
    """Others' are read between them."""
    made, data = await world.publish(), f"{ANN}".encode()
    read = partial(world.services.tournaments.read_entries, made.id, EVE, data)
    exports_ = world.services.context.exports
    async with exports_.turn(EVE.id, world.services.context.clock.passed(), "event"):
        await refused("export_waits", read())
    assert await read()


async def test_who_nobody_knows_here_has_no_name_yet(world: TournamentWorld) -> None:
    made = await world.publish()
    data = f"{ANN}\n<@{BEN}>,Ben".encode()
    found = await world.services.tournaments.read_entries(made.id, EVE, data)
    assert [one.lords[0] for one in found] == [Lord(ANN, ""), Lord(BEN, "Ben")]
    with pytest.raises(Refused) as caught:
        await world.services.tournaments.read_entries(made.id, EVE, b"kabcdef")
    assert caught.value.data == {"why": "unknown", "line": 1, "value": "kabcdef"}


@pytest.mark.parametrize(
    "text",
    [
        "Seed,Participant Name,Email\n1,{0},a@b.c\n2,{1},",
        "No.;Name;Title;ID;Rtg;Fed\n1;{0};;12940690;1800;AUT\n2;{1};;12940691;1700;AUT",
        "Nr.;Name;FideID;Elo;Land\n1;{0};12940690;1800;AUT\n2;{1};12940691;1700;AUT",
        "Rk.\tName\tClub/City\tID\n1\t{0}\tWien\t9\n2\t{1}\tGraz\t8",
    ],
)
async def test_lists_of_other_programs_name_people_by_their_names(
    world: TournamentWorld, text: str
) -> None:
    """What chess programs call "ID" is nobody's account."""
    before = await world.publish()
    await world.enter(before.id, 3)
    following = await world.publish(name="Winter Cup")
    data = text.format(lord(1).name.upper(), lord(3).name).encode()
    found = await world.services.tournaments.read_entries(following.id, EVE, data)
    assert [one.lords[0] for one in found] == [
        *(Lord(lord(one).id, lord(one).name) for one in (1, 3)),
    ]
    unknown = text.format(lord(1).name, "Nobody").encode()
    with pytest.raises(Refused) as caught:
        await world.services.tournaments.read_entries(following.id, EVE, unknown)
    assert caught.value.data == {"why": "unknown", "line": 3, "value": "Nobody"}


def test_a_file_in_ansi_is_read() -> None:
    """As spreadsheets in Western Europe and America save CSV."""
    text = f"user;name\n{ANN};Jörg “Ægir” Łukasz\n".replace("Ł", "L")
    (entry,) = parse_entries(text.encode("cp1252"), ALONE)
    assert entry.lords[0].name == "Jörg “Ægir” Lukasz"


def test_chess_programs_write_the_last_name_first() -> None:
    (entry,) = parse_entries(b'No,Name,Rtg\n1,"Smith, Ann",1500\n', ALONE)
    assert entry.lords[0].known_as == ("smith, ann", "ann smith")


# -- what is read ----------------------------------------------------------------------------------


def users(found: tuple[FileEntry, ...]) -> list[list[tuple[int | None, str]]]:
    return [[(one.user, one.name) for one in entry.lords] for entry in found]


@pytest.mark.parametrize(
    "text",
    [
        f"user,name\n{ANN},Ann\n{BEN},Ben\n",
        f"Name;Discord ID\r\nAnn;{ANN}\r\n\r\nBen;{BEN}",
        f"name\tuser\n Ann \t<@{ANN}>\nBen\t<@!{BEN}>",
        f"{ANN},Ann\n{BEN},Ben",
        f"Ann,{ANN}\nBen,{BEN}",
        f'seed,lord,player\n1,"Ann",{ANN}\n2,Ben,{BEN}',
    ],
)
def test_entries_are_read_as_spreadsheets_and_people_write_them(text: str) -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        found = parse_entries(text.encode(encoding), ALONE)
        assert users(found) == [[(ANN, "Ann")], [(BEN, "Ben")]]


def test_partners_stand_in_one_line() -> None:
    named = f"user,name,partner_user,partner\n{ANN},Ann,{BEN},Ben\n"
    assert users(parse_entries(named.encode(), PAIRS)) == [[(ANN, "Ann"), (BEN, "Ben")]]
    bare = f"{ANN},{BEN}"
    assert users(parse_entries(bare.encode(), PAIRS)) == [[(ANN, ""), (BEN, "")]]


@pytest.mark.parametrize(
    "name", ["=1", "+1", "-1", "@A1", "\uff1d1", "\uff0b1", "\uff0d1", "\uff20A1"]
)
def test_no_name_is_a_formula_and_comes_back_as_it_was(name: str) -> None:
    """Written so that a spreadsheet shows it, in full width, too; read back without the mark."""
    one = replace(small().entries[0], lords=(Lord(ANN, name),))
    made = replace(small(), entries=(one, *small().entries[1:]))
    text = tables(made, {ANN: "k0a1b2c"})["entries"]
    assert rows(text)[0]["lord"] == f"'{name}"
    back = parse_entries("".join(text.splitlines(keepends=True)[:2]).encode(), ALONE)
    assert [lord.name for entry in back for lord in entry.lords] == [name]


@pytest.mark.parametrize("between", [";", "; ", "\t", ";;"])
@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\uff1d"])
def test_no_name_becomes_a_formula_where_cells_end_elsewhere(between: str, sign: str) -> None:
    """In many countries spreadsheets take `;` for the end of a cell, and pasted text a tab."""
    name = f"Ann{between}{sign}1"
    assert guarded(name) == f"Ann{between}'{sign}1"
    assert guarded(f"{sign}1{between}{sign}1") == f"'{sign}1{between}'{sign}1"
    assert unguarded(guarded(name)) == name
    entry = replace(small().entries[0], lords=(Lord(ANN, name),))
    made = replace(small(), entries=(entry, *small().entries[1:]))
    for text in tables(made, {}).values():
        cells = re.split(r'[,;\t\r\n]\s*"?', text)
        assert not [cell for cell in cells if cell.startswith(sign)]


def test_a_name_is_one_line_and_no_longer_than_any_other() -> None:
    """It stands in messages that have a limit."""
    (entry,) = parse_entries(f'user,name\n{ANN},"A\n  {"nn" * 5000}"\n'.encode(), ALONE)
    assert entry.lords[0].name == "A " + "n" * 30


def test_a_name_that_an_export_kept_from_being_reckoned_is_itself_again() -> None:
    found = parse_entries(f"user,name\n{ANN},'=Ann\n{BEN},'Ben'\n".encode(), ALONE)
    assert users(found) == [[(ANN, "=Ann")], [(BEN, "'Ben'")]]


@pytest.mark.parametrize(
    ("data", "setup", "why"),
    [
        (b"", ALONE, {"why": "empty"}),
        (b"\n , \n", ALONE, {"why": "empty"}),
        (b"user,name\n", ALONE, {"why": "empty"}),
        (b"\xff\xfe\x00", ALONE, {"why": "text"}),
        (b"PK\x03\x04\x00", ALONE, {"why": "text"}),
        (b"\x81", ALONE, {"why": "text"}),
        (b"\x89PNG\r\n\x1a\n", ALONE, {"why": "text"}),
        (b'user\n"' + 200_000 * b"1" + b'"', ALONE, {"why": "text"}),
        (300_000 * b"1", ALONE, {"why": "large", "limit": 256}),
        (b"user\n" + 1024 * b"1\n", ALONE, {"why": "many", "limit": 1024}),
        (b"rank,club\n1,Oak", ALONE, {"why": "columns", "value": "rank, club"}),
        (b"user\nAnn", ALONE, {"why": "lord", "line": 2, "value": "Ann"}),
        (b"user,name\n,Ann", ALONE, {"why": "lord", "line": 2, "value": "Ann"}),
        (b"user\n0", ALONE, {"why": "lord", "line": 2, "value": "0"}),
        (b"user\n99999999999999999999", ALONE, {"why": "lord", "line": 2, "value": 20 * "9"}),
        (b"user\n1.11111E+17", ALONE, {"why": "rounded", "line": 2, "value": "1.11111E+17"}),
        (b"1,11111E+17;Ann", ALONE, {"why": "rounded", "line": 1, "value": "1,11111E+17"}),
        (b"user\n5\n7\n5", ALONE, {"why": "twice", "line": 4, "value": "5", "first": 2}),
        (b"user,partner_id\n5,5", PAIRS, {"why": "twice", "line": 2, "value": "5", "first": 2}),
        (b"user,partner_id\n5,", PAIRS, {"why": "partner", "line": 2}),
        (b"user,partner\n5,Ben", PAIRS, {"why": "lord", "line": 2, "value": "Ben"}),
        (b"user,partner_id\n5,6", ALONE, {"why": "alone", "line": 2}),
    ],
)
def test_a_file_that_can_not_be_read_says_where_and_why(
    data: bytes, setup: TournamentSetup, why: dict[str, object]
) -> None:
    with pytest.raises(Refused) as caught:
        parse_entries(data, setup)
    assert (caught.value.code, caught.value.data) == ("cup_csv_bad", why)


async def test_small_files_and_own_data_do_not_wait_behind_archives(
    world: TournamentWorld,
) -> None:
    """Nor do own data behind files of events; nobody is noted for good."""
    event = (await world.begun(2)).id
    files, now = world.services.context.exports, world.clock.now()
    async with files.turn(77, now, "archive"):
        async with asyncio.timeout(5):
            await world.services.tournaments.export(event, lord(1), "json")
    async with files.turn(77, now, "event"):
        async with asyncio.timeout(5):
            assert [part async for part in world.services.privacy.export(lord(2))]
    async with files.turn(78, now + 3600):
        assert set(files._made) == {78}


async def test_files_of_long_events_are_made_in_a_worker_process(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Making a workbook of some thousand tables takes seconds of the processor."""
    event, computed = (await world.begun(4)).id, list[str]()

    async def compute(function: Callable[..., object], *given: object) -> object:
        computed.append(function.__name__)
        there, known = pickle.loads(pickle.dumps((function, given)))
        return there(*known)

    monkeypatch.setattr(world.services.context, "compute", compute)
    forms: tuple[Form, ...] = ("xlsx", "json", "csv")
    small = [await world.services.tournaments.export(event, lord(1), form) for form in forms]
    assert computed == []
    monkeypatch.setattr(exports, "MAX_INLINE", 0)
    large = [await world.services.tournaments.export(event, lord(1), form) for form in forms]
    assert computed == ["_workbook", "_document", "_tables"]
    assert large[1] == small[1]


async def test_archives_are_made_one_at_a_time(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for two files, and nobody has more than thirty within an hour."""
    event = (await world.begun(2)).id
    service, go_on = world.services.tournaments, asyncio.Event()
    running: list[int] = []
    real = exports._export_data

    async def slow(context: ServiceContext, number: int) -> object:
        running.append(number)
        await go_on.wait()
        return await real(context, number)

    monkeypatch.setattr(exports, "_export_data", slow)
    first = asyncio.create_task(service.archive(event, lord(1)))
    second = asyncio.create_task(service.archive(event, lord(2)))
    for _ in range(5):
        await asyncio.sleep(0)
    await refused("export_waits", service.archive(event, lord(1)))
    await refused("export_waits", service.export(event, lord(2), "json"))
    assert len(running) == 1
    go_on.set()
    await asyncio.gather(first, second)
    for _ in range(AN_HOUR - 1):
        await service.export(event, lord(1), "json")
    await refused("export_often", service.archive(event, lord(1)))
    world.clock.advance(3600)
    await service.archive(event, lord(1))


def test_a_long_cell_is_cut_before_it_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patterns hold the whole process up while they run, and longer for longer cells."""
    searched: list[int] = []

    def search(text: str) -> str:
        searched.append(len(text))
        return unguarded(text)

    monkeypatch.setattr(entries, "unguarded", search)
    blanks = "\t" * 100_000
    (found,) = parse_entries(f'name\n"Ann{blanks}b"\n'.encode(), TournamentSetup())
    assert found.lords[0].name == "Ann"
    assert searched == [entries.MAX_CELL]
