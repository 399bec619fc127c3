"""The cases and records with known answers, and how many there must be."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

Case = dict[str, Any]

COUNTS = {"court": 17, "legal": 86, "order": 14, "quest": 18, "score": 110, "tiebreak": 3}
"""How many cases of each kind there are; none may be left out."""


def all_cases() -> list[Case]:
    """Every case of the file."""
    lines = (HERE / "cases.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def cases(kind: str) -> list[Case]:
    """The cases of one kind."""
    return [case for case in all_cases() if case["kind"] == kind]


def counts() -> Counter[str]:
    """How many cases there are of each kind."""
    return Counter(case["kind"] for case in all_cases())


def record(rule: str) -> tuple[str, Case]:
    """A whole game of a set-up and what must come of it."""
    folder = HERE / "records"
    text = (folder / f"{rule}.txt").read_text(encoding="utf-8")
    return text, json.loads((folder / f"{rule}.json").read_text(encoding="utf-8"))


RECORDS = tuple(sorted(path.stem for path in (HERE / "records").glob("*.txt")))
"""The whole games: one of each rule, two of The Court."""
