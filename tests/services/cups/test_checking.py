"""Anybody can check an event from its exported document."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from services.cups._files import document
from services.cups.checking import findings, main
from services.facts import NO_LIMIT, Cup, Setup
from tests.helpers.cups import CupWorld, lord
from tests.services.cups.formats.played import SEED, Played, by_chance, setup

FORMATS: dict[str, dict[str, Any]] = {
    "swiss": {"rounds": 3, "final": 2},
    "swiss_of_3": {"rounds": 3, "size": 3, "duplicate": True},
    "robin": {"format": "robin"},
    "groups": {"format": "groups", "groups": 2, "through": 1, "final": 2},
    "single": {"format": "single"},
    "double": {"format": "double"},
    "best_of_3": {"format": "single", "games": 3},
    "league": {"format": "league", "division": 4, "seasons": 2, "rounds": 3},
}


def sealed(cup: Cup) -> Cup:
    return replace(cup, seal=hashlib.sha256(bytes.fromhex(SEED)).hexdigest())


def exported(name: str, *, restless: bool = True) -> dict[str, Any]:
    """Play an event to its end, with some who leave and come, and export it.

    Nobody was seated by a draw there: they chose as they were paired.
    """
    rng = Random(name)
    played = Played(setup(**{"late": 2, **FORMATS[name]}), 7)

    def meanwhile() -> None:
        here = [one.number for one in played.cup.taking_part]
        if restless and len(here) > 5 and rng.random() < 0.1:
            played.drop(rng.choice(here))
        if restless and name == "swiss" and len(played.cup.entries) < 9 and played.cup.rounds:
            played.enter(first=len(played.cup.rounds) + 1)

    whole = document(sealed(played.to_the_end(rng, meanwhile, by_chance(rng))), {})
    return dict(json.loads(json.dumps(whole)))


def wrong(whole: dict[str, Any], *, choosing: bool = False) -> list[str]:
    found = [one.what for one in findings(whole) if not one.right]
    return [one for one in found if choosing or "chooses" not in one]


@pytest.mark.parametrize("name", FORMATS)
def test_an_event_is_what_its_seed_and_results_amount_to(name: str) -> None:
    whole = exported(name)
    assert wrong(whole) == []
    kinds = {one.what.partition(": ")[2] for one in findings(whole)}
    assert "the standings" in kinds
    assert ("who sits with whom" in kinds) is (name != "league")


def swap(whole: dict[str, Any]) -> None:
    """Have two lords sit at each other's tables."""
    first, second, *_ = whole["rounds"][1]["tables"]
    first["entries"][0], second["entries"][0] = second["entries"][0], first["entries"][0]
    for table in (first, second):
        table["games"] = []


def another_seed(whole: dict[str, Any]) -> None:
    whole["seed"] = "0d" * 32


def a_better_place(whole: dict[str, Any]) -> None:
    lines = whole["standings"][0]["lines"]
    lines[0]["entry"], lines[1]["entry"] = lines[1]["entry"], lines[0]["entry"]


def reseeded(whole: dict[str, Any]) -> None:
    whole["stages"][0]["entries"].reverse()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (swap, "stage 1, round 2: who sits with whom"),
        (another_seed, "the seal is the seed's"),
        (a_better_place, "stage 1: the standings"),
        (reseeded, "stage 1: who is in it, and how seeded"),
    ],
)
def test_what_was_changed_is_found(change: Callable[[dict[str, Any]], None], told: str) -> None:
    whole = exported("swiss_of_3", restless=False)
    change(whole)
    assert told in wrong(whole)


async def test_an_event_as_it_was_held(cups: CupWorld) -> None:
    """With real draws: who chose first follows from what everybody had before."""
    cup = await cups.begun(6, rounds=2, size=3, table=Setup(lords=3, pace=NO_LIMIT))
    for _ in range(2):
        await cups.finish_round(cup.id)
        await cups.to((await cups.cup(cup.id)).rounds[-1].ends)
    _, data = await cups.services.cups.export(cup.id, lord(1), "json")
    whole = json.loads(data)
    told = [one.what for one in findings(whole)]
    assert "stage 1, round 2: who chooses first" in told
    assert wrong(whole, choosing=True) == []
    whole["rounds"][1]["tables"][0]["order"].reverse()
    assert wrong(whole, choosing=True) == ["stage 1, round 2: who chooses first"]


def test_as_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its status says whether all is right."""
    path = tmp_path / "cup.json"
    whole = exported("league")
    path.write_text(json.dumps(whole), "utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.startswith("ok      the seal is the seed's\n")
    another_seed(whole)
    path.write_text(json.dumps(whole), "utf-8")
    assert main([str(path)]) == 1
    assert capsys.readouterr().out.startswith("DIFFERS the seal is the seed's\n")
    path.write_text("{}", "utf-8")
    assert main([str(path)]) == 2
