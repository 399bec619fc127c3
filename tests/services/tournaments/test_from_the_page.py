"""Whoever writes a program from docs/notation.md alone pairs every round as the bot does."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from services.tournaments.core.links import next_seed
from services.tournaments.formats import RoundPlan
from services.tournaments.formats.bracket_tree import tree
from services.tournaments.formats.round_robin import full_schedule
from tests.services.tournaments import from_the_page
from tests.services.tournaments.drawn import Held, leave
from tests.services.tournaments.formats.played import SEED, by_chance, setup
from tests.services.tournaments.from_the_page import (
    Bracket,
    Swiss,
    dealt,
    robin_round,
    schedule,
    seeded_apart,
)


class Followed(Held):
    """A tournament each of whose rounds is paired a second time, from what is exported."""

    compared = 0

    def paired(self, plan: RoundPlan) -> None:
        before = self.export()
        kind = before["stages"][plan.stage - 1]["kind"]
        seed = next_seed(self.tournament, SEED)
        tables, byes = _EXPECTED[kind](before, plan.stage, plan.round, seed)
        assert [set(one.entries) for one in plan.tables] == [set(one) for one in tables]
        assert set(plan.byes) == set(byes)
        super().paired(plan)
        assert from_the_page.is_sealed(self.export())
        for match in self.tournament.rounds[-1].matches:
            where = (plan.stage, plan.round, match.number)
            assert list(match.order) == from_the_page.order_of(before, *where, match.entries, seed)
        self.compared += len(tables)


def _swiss(whole: dict[str, Any], stage: int, number: int, seed: str) -> tuple[Any, Any]:
    return Swiss(whole, stage, number, seed).paired()


def _robin(whole: dict[str, Any], stage: int, number: int, _: str) -> tuple[Any, Any]:
    about = whole["stages"][stage - 1]
    here = {one["entry"] for one in whole["entries"] if one["state"] == "in"}
    tables, byes = [], set[int]()
    for group in about["groups"] or [about["entries"]]:
        meeting, alone = robin_round(group, number - 1)
        for table in meeting:
            tables += [table] if table <= here else []
            alone |= set() if table <= here else table
        byes |= alone & here
    return tables, byes


def _single(whole: dict[str, Any], stage: int, number: int, _: str) -> tuple[Any, Any]:
    """Nobody leaves: who won a table is who sits at one later, so the results are looked up."""
    seeds = whole["stages"][stage - 1]["entries"]
    won: dict[tuple[int, int], int] = {}
    rounds = [one for one in whole["rounds"] if one["stage"] == stage]
    for one in rounds:
        for table in one["tables"]:
            (game,) = table["games"]
            scores = {score["entry"]: score["place"] for score in game["scores"]}
            won[one["round"], table["table"]] = min(scores, key=scores.__getitem__)
    out = {
        entry
        for one in rounds
        for table in one["tables"]
        for entry in table["entries"]
        if entry not in won.values() or won[one["round"], table["table"]] != entry
    }
    tables = [
        {won[seat[:2]] if isinstance(seat, tuple) else seeds[seat - 1] for seat in seats}
        for _, seats in Bracket(len(seeds), [2], 1, double=False).rounds()[number - 1]
    ]
    return tables, set(seeds) - out - {entry for table in tables for entry in table}


_EXPECTED = {"swiss": _swiss, "robin": _robin, "groups": _robin, "single": _single}


def clear(rng: Random) -> Any:
    """Somebody wins each table."""
    return lambda match: dict(
        zip(match.entries, rng.sample(range(30, 60), len(match.entries)), strict=True)
    )


def test_the_program_needs_nothing_but_python() -> None:
    tree = ast.parse(Path(from_the_page.__file__).read_text())
    names = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [a.name for a in node.names]
        )
    }
    assert names <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("entries", "size", "rounds"),
    [
        *((5, 2, 4), (7, 2, 5), (8, 2, 6), (9, 2, 6), (12, 2, 7), (13, 2, 5)),
        *((6, 3, 3), (8, 4, 3), (9, 3, 4), (11, 3, 3), (13, 4, 3), (16, 4, 3)),
    ],
)
def test_a_swiss_is_paired_as_the_page_says(entries: int, size: int, rounds: int) -> None:
    """Also with some who leave, and some who come late."""
    rng = Random(f"{entries} {size}")
    made = Followed(setup(size=size, rounds=rounds, late=2, final=0), entries, rng)

    def meanwhile() -> None:
        here = [one.number for one in made.tournament.taking_part]
        if made.tournament.phase != "running" or not made.tournament.rounds:
            return
        if len(here) > 5 and rng.random() < 0.03:
            leave(made, rng.choice(here))
        elif len(made.tournament.rounds) == 1 and len(here) < 13 and rng.random() < 0.1:
            made.enter(first=2)

    made.to_the_end(rng, meanwhile, by_chance(rng))
    assert made.compared >= rounds


@pytest.mark.parametrize("entries", [4, 5, 8, 9])
def test_a_round_robin_is_paired_as_the_page_says(entries: int) -> None:
    rng = Random(entries)
    made = Followed(setup(format="robin"), entries, rng)
    made.to_the_end(rng, results=by_chance(rng))
    assert made.compared == entries * (entries - 1) // 2


@pytest.mark.parametrize(
    ("entries", "groups", "through"), [(8, 2, 2), (9, 2, 3), (12, 3, 2), (16, 4, 2), (19, 4, 3)]
)
def test_groups_and_what_follows_are_as_the_page_says(
    entries: int, groups: int, through: int
) -> None:
    rng = Random(entries)
    made = Followed(setup(format="groups", groups=groups, through=through, final=2), entries, rng)
    made.to_the_end(rng, results=clear(rng))
    stage, after = made.tournament.stages
    assert [list(one) for one in stage.groups] == dealt(stage.entries, groups)
    seed, planned = made.tournament.seed or "", Bracket(len(stage.through), [2], 1, double=False)
    seeds = seeded_apart(seed, 2, stage.through, stage.groups, planned)
    assert list(after.entries) == seeds
    assert made.compared > entries


@pytest.mark.parametrize("entries", [*range(2, 18), 23, 32])
def test_a_bracket_is_as_the_page_says(entries: int) -> None:
    rng = Random(entries)
    made = Followed(setup(format="single"), entries, rng)
    made.to_the_end(rng, results=clear(rng))
    seed, stage = made.tournament.seed or "", made.tournament.stages[0]
    assert list(stage.entries) == from_the_page.seeded_by_lot(seed, range(1, entries + 1))
    assert made.compared == entries - 1


@pytest.mark.parametrize(("double", "third"), [(False, False), (False, True), (True, False)])
@pytest.mark.parametrize(("sizes", "on"), [((2,), 1), ((2, 3), 1), ((2, 3, 4), 2), ((3, 4), 1)])
def test_every_tree_is_as_the_page_says(
    sizes: tuple[int, ...], on: int, *, double: bool, third: bool
) -> None:
    for count in (*range(2, 27), 33, 48):
        told = [
            [
                (
                    node.group,
                    [one.seed or (one.round, one.number, one.place) for one in node.seats],
                )
                for node in nodes
            ]
            for nodes in tree(count, sizes, on, double, third)
        ]
        assert Bracket(count, sizes, on, double=double, third=third).rounds() == told, count


@pytest.mark.parametrize("sizes", [(3, 2, 4), (4, 3, 2), (3, 4), (4, 3)])
def test_a_round_robin_at_larger_tables_is_as_the_page_says(sizes: tuple[int, ...]) -> None:
    for count in (2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 15, 16, 17, 25, 26, 27, 28):
        told = [[tuple(one) for one in tables] for tables in full_schedule(count, sizes)]
        assert schedule(count, sizes) == told, count
