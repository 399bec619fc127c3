"""Anybody can check an event from its exported document."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from services.facts.tables import NO_LIMIT, Setup
from services.tournaments.files.checking import findings, main
from services.tournaments.files.reading import DOCUMENT_ERRORS
from tests.helpers.tournaments import TournamentWorld, lord
from tests.services.tournaments.drawn import Held, leave
from tests.services.tournaments.formats.played import Played, by_chance, setup

FORMATS: dict[str, dict[str, Any]] = {
    "swiss": {"rounds": 3, "final": 2},
    "swiss_of_3": {"rounds": 3, "size": 3, "duplicate": True},
    "robin": {"format": "robin"},
    "groups": {"format": "groups", "groups": 2, "through": 1, "final": 2},
    "apart": {"format": "groups", "groups": 2, "through": 2},
    "single": {"format": "single"},
    "double": {"format": "double"},
    "best_of_3": {"format": "single", "games": 3},
    "alike_best_of_3": {"rounds": 2, "games": 3, "duplicate": True},
    "league": {"format": "league", "division": 4, "seasons": 2, "rounds": 3},
}


def held(name: str, entries: int = 7, *, restless: bool = True, kind: type[Held] = Held) -> Held:
    """Play an event to its end, with some who leave, come, and are disqualified."""
    rng = Random(name)
    made = kind(setup(**{"late": 2, **FORMATS[name]}), entries, rng)

    def meanwhile() -> None:
        tournament = made.tournament
        here = [one.number for one in tournament.taking_part]
        if tournament.phase != "running" or not tournament.rounds or not restless:
            return
        if len(here) > 5 and rng.random() < 0.1:
            leave(made, rng.choice(here), rng.choice(("dropped", "expelled")))
        if name == "swiss" and len(tournament.entries) < 9 and len(tournament.rounds) < 3:
            made.enter(first=len(tournament.rounds) + 1)

    made.to_the_end(rng, meanwhile, by_chance(rng))
    return made


def wrong(whole: dict[str, Any]) -> list[str]:
    return [one.what for one in findings(whole) if not one.right]


@pytest.mark.parametrize("name", FORMATS)
def test_an_event_is_what_its_seeds_and_results_amount_to(name: str) -> None:
    whole = held(name).export()
    assert wrong(whole) == []
    kinds = {one.what.partition(": ")[2] for one in findings(whole)}
    assert {"the standings", "who sits with whom", "the draws of its tables"} <= kinds
    assert ("who chooses first" in kinds) is (name != "league")


class Released(Held):
    """An event that an earlier release published: one seed for all its rounds."""

    published = Played.published


@pytest.mark.parametrize("name", FORMATS)
def test_an_event_of_an_earlier_release_is_right(name: str) -> None:
    whole = held(name, kind=Released).export()
    assert not any("seed" in one for one in whole["rounds"])
    assert wrong(whole) == []


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_round_drawn_by_another_seed_is_noticed(at: int) -> None:
    """Also one that is drawn by that of another round, or by the event's."""
    whole = held("swiss", restless=False).export()
    seeds = [one["seed"] for one in whole["rounds"]]
    assert len({whole["seed"], *seeds}) == len(seeds) + 1
    for other in (whole["seed"], seeds[at - 1], "ab" * 32, None):
        whole["rounds"][at]["seed"] = other
        said = f"stage 1, round {at + 1}: its seed"
        assert said in wrong(whole)


def test_an_event_in_progress_is_right_so_far() -> None:
    """Whenever it is exported; of a duplicate round that is played no seed is told."""
    rng = Random("so far")
    made = Held(setup(size=3, rounds=2, duplicate=True), 6, rng)
    made.go()
    first, _ = made.open
    made.finish(first, by_chance(rng))
    whole = made.export()
    assert wrong(whole) == []
    assert [table["games"] for table in whole["rounds"][0]["tables"]] == [[], []]
    assert not any(seed in json.dumps(whole) for seed in made.seeds.values())


def test_a_duplicate_round_of_a_league_does_not_count_while_tables_are_to_come() -> None:
    """Though all that have begun are over: others will have the same draw."""
    rng = Random("to come")
    made = Held(setup(format="league", division=4, seasons=1, duplicate=True), 8, rng)
    seen = 0

    def meanwhile() -> None:
        nonlocal seen
        waits = any(one.more and all(m.over for m in one.matches) for one in made.tournament.rounds)
        if waits and seen < 2:
            seen += 1
            assert wrong(made.export()) == []

    made.to_the_end(rng, meanwhile, by_chance(rng))
    assert seen == 2


def test_a_ladder_is_right_where_somebody_came_and_was_disqualified_at_once() -> None:
    rng = Random("ladder")
    made = Held(setup(format="ladder"), 4, rng)
    made.go()
    leave(made, made.enter(first=1), "expelled")
    for _ in range(4):
        made.finish(rng.choice(made.open), by_chance(rng))
        made.step()
    whole = made.export()
    assert wrong(whole) == []
    assert len(whole["standings"][0]["lines"]) == 4


def test_a_result_that_was_ruled_on_too_late_is_named_as_such() -> None:
    made = held("swiss_of_3", restless=False)
    made.rule(made.tournament.rounds[0].matches[0])
    found = [one for one in findings(made.export()) if not one.right]
    assert found
    assert all(one.ruled for one in found)


# -- what was changed ------------------------------------------------------------------------------

FREE = re.compile(
    r"""cup|server|name|published|ended|reason|setup\..*
    |entries\.\d+\.(lords\.\d+\.player|former|signed_up|here|first_round|left_after|left_in_stage|passes_on)
    |stages\.\d+\.ended
    |rounds\.\d+\.(begins|ends|ended|more)
    |rounds\.\d+\.tables\.\d+\.games\.\d+\.(game|ruling|scores\.\d+\.(autopilot|away|moved))""",
    re.VERBOSE,
)
"""Times, numbers of games, what was agreed to: nothing else follows from them."""
UNORDERED = ("scores", "tables", "standings", "byes")
Place = tuple[str | int, ...]


def places(node: Any, at: Place = ()) -> Iterator[Place]:
    """Yield where something stands in a document."""
    inside = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in inside:
        if isinstance(value, dict | list):
            yield from places(value, (*at, key))
        if not isinstance(value, dict):
            yield (*at, key)


def changed(value: Any) -> Iterator[Any]:
    """Yield what somebody might write in a value's stead."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield ("e" if value[:1] != "e" else "f") + value[1:]
    elif isinstance(value, list):
        yield from ([], value[1:], value[:-1], [*value, *value[-1:]])
    else:
        yield 1


def exchanged(value: Any, key: str | int) -> Iterator[Any]:
    """Yield lists in another order, where the order says something."""
    if isinstance(value, list) and len(value) > 1 and key not in UNORDERED:
        yield [value[1], value[0], *value[2:]]
        yield value[::-1]


def put(whole: dict[str, Any], at: Place, value: Any) -> dict[str, Any]:
    """Return a document with another value somewhere."""
    made: Any = copy.deepcopy(whole)
    node = made
    for key in at[:-1]:
        node = node[key]
    node[at[-1]] = value
    return dict(made)


def is_noticed(whole: dict[str, Any]) -> bool:
    """Whether a document is found wrong, or is none."""
    try:
        found = list(findings(whole))
    except DOCUMENT_ERRORS:
        return True
    return any(not one.right for one in found)


def tampered(whole: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield a document with everything in it changed in turn, and where; of many alike the last."""
    alike: dict[str, Place] = {}
    for at in places(whole):
        alike[re.sub(r"\b\d+\b", "*", ".".join(map(str, at)))] = at
    for at in alike.values():
        name = ".".join(map(str, at))
        value: Any = whole
        for key in at:
            value = value[key]
        if FREE.fullmatch(name) is None and at != ("rounds",):
            for other in (*changed(value), *exchanged(value, at[-1])):
                if other != value:
                    yield f"{name} = {other}", put(whole, at, other)


def test_whatever_is_changed_is_noticed() -> None:
    """Pairings, seats, seeds, results, places, tie-breaks: each of them in turn."""
    whole = held("swiss_of_3", 5, restless=False).export()
    assert not is_noticed(whole)
    kept = [name for name, other in tampered(whole) if not is_noticed(other)]
    assert kept == []


@pytest.mark.full
@pytest.mark.parametrize("name", FORMATS)
def test_whatever_is_changed_is_noticed_in_every_format(name: str) -> None:
    whole = held(name, 6).export()
    kept = [one for one, other in tampered(whole) if not is_noticed(other)]
    assert kept == [], name


@pytest.mark.parametrize(
    ("at", "value", "told"),
    [
        (("seed",), "0d" * 32, "the seal is the seed's"),
        (("seed",), None, "the seal is the seed's"),
        (("setup", "ties"), ["crowns", "opponents", "head", "share"], "stage 1: the standings"),
        (("setup", "points"), [9, 2, 1], "stage 1: the standings"),
        (("standings",), [], "stage 1: the standings"),
        (("places",), [1, 2, 3, 4, 5, 6, 7], "the places"),
        (
            ("rounds", 1, "tables", 0, "seal"),
            "0d" * 32,
            "stage 1, round 2: the draws of its tables",
        ),
    ],
)
def test_what_differs_is_named(at: Place, value: Any, told: str) -> None:
    whole = held("swiss_of_3", restless=False).export()
    assert told in wrong(put(whole, at, value))


def test_who_sits_on_whose_kingdom_is_checked_against_the_draw() -> None:
    """The first to choose is who was owed it, and sits where the first king fell."""
    whole = held("swiss_of_3", restless=False).export()
    whole["rounds"][1]["tables"][0]["entries"].reverse()
    whole["rounds"][1]["tables"][0]["games"][0]["entries"].reverse()
    assert wrong(whole) == ["stage 1, round 2: the draws of its tables"]


async def test_an_event_as_it_was_held(world: TournamentWorld) -> None:
    """With real draws: who chose first follows from what everybody had before."""
    tournament = await world.begun(6, rounds=2, size=3, table=Setup(lords=3, pace=NO_LIMIT))
    for _ in range(2):
        await world.finish_round(tournament.id)
        await world.to((await world.tournament(tournament.id)).rounds[-1].ends)
    _, data = await world.services.tournaments.export(tournament.id, lord(1), "json")
    whole = json.loads(data)
    told = [one.what for one in findings(whole)]
    assert "stage 1, round 2: who chooses first" in told
    assert wrong(whole) == []
    whole["rounds"][1]["tables"][0]["order"].reverse()
    assert wrong(whole) == [
        "stage 1, round 2: who chooses first",
        "stage 1, round 2: the draws of its tables",
    ]


def test_as_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its status says whether all is right."""
    path = tmp_path / "cup.json"
    whole = held("league").export()
    path.write_text(json.dumps(whole), "utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.startswith("ok      the seal is the seed's\n")
    path.write_text(json.dumps({**whole, "seed": "0d" * 32}), "utf-8")
    assert main([str(path)]) == 1
    assert capsys.readouterr().out.startswith("DIFFERS the seal is the seed's\n")
    endless = put(whole, ("setup", "games"), 10**9)
    others = (
        json.dumps(endless),
        json.dumps(put(whole, ("rounds", 0, "tables", 0, "entries"), [])),
    )
    for other in ("{}", "[" * 200_000, *others):
        path.write_text(other, "utf-8")
        assert main([str(path)]) == 2


ALONE = """
import runpy, sys
from importlib.util import find_spec
assert not any(map(find_spec, ("structlog", "sqlalchemy", "discord", "fluent", "PIL", "openskill")))
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("services.tournaments.files.checking", run_name="__main__", alter_sys=True)
"""
"""The command on a computer that has Python and nothing else."""


@pytest.mark.parametrize("name", ["swiss", "apart"])
def test_python_alone_is_enough(tmp_path: Path, name: str) -> None:
    """The bot's packages need not be installed."""
    path = tmp_path / "cup.json"
    path.write_text(json.dumps(held(name, 9, restless=False).export()), "utf-8")
    command = [sys.executable, "-S", "-I", "-c", ALONE, str(Path(__file__).parents[3]), str(path)]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "ok      stage 1, round 1: who sits with whom\n" in ended.stdout
