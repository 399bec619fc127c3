"""Which cases and records belong to the set-ups that are finished, and how many there must be."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from engine import SETUPS, Box, Variant

HERE = Path(__file__).parent

Case = dict[str, Any]

COUNTS = {"legal": 86, "order": 14, "quest": 18, "score": 100, "tiebreak": 3}
"""How many cases of each kind the finished set-ups have; none may be left out."""


def all_cases() -> list[Case]:
    """Every case of the file, also those of set-ups to come."""
    lines = (HERE / "cases.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def is_finished(case: Case) -> bool:
    """Whether the engine has the box and the variants that a case needs."""
    return case["box"] in list(Box) and set(case["variants"]) <= set(Variant)


def cases(kind: str) -> list[Case]:
    """The cases of one kind that must hold."""
    return [case for case in all_cases() if case["kind"] == kind and is_finished(case)]


def counts() -> Counter[str]:
    """How many finished cases there are of each kind."""
    return Counter(case["kind"] for case in all_cases() if is_finished(case))


def record(rule: str) -> tuple[str, Case]:
    """A whole game of a set-up and what must come of it."""
    folder = HERE / "records"
    text = (folder / f"{rule}.txt").read_text(encoding="utf-8")
    return text, json.loads((folder / f"{rule}.json").read_text(encoding="utf-8"))


RULES = tuple(dict.fromkeys(setup.rule for setup in SETUPS))
"""The set-ups that exist: each has a record."""
