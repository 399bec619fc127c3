"""The example of docs/organisers.md, recalculated from the results that stand there."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from services.facts.standings import StandingLine
from services.facts.tournaments import Tournament
from services.tournaments import scores
from tests.services.tournaments.scores.crosstables import match, round_of, tournament

PAGE = Path(__file__).parents[3] / "docs" / "organisers.md"
EXAMPLE = PAGE.read_text("utf-8").partition("### An example")[2].partition("\n## ")[0]


def rows(head: str) -> Iterator[list[str]]:
    """Yield the cells of the table whose head begins so."""
    _, _, table = EXAMPLE.partition(f"| {head}")
    for line in table.splitlines()[2:]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def number(text: str) -> Fraction:
    return int(text.rstrip("½") or 0) + Fraction(text.endswith("½"), 2)


def results() -> dict[tuple[int, int], dict[str, int]]:
    return {
        (int(round_), int(table)): {
            name: int(points) for name, points in (one.split() for one in kingdoms.split(", "))
        }
        for round_, table, kingdoms in rows("round ")
    }


def held() -> Tournament:
    """Return the event of the example after its two rounds."""
    found = results()
    names = sorted({name for table in found.values() for name in table})
    numbers = {name: entry for entry, name in enumerate(names, 1)}
    rounds = [
        round_of(
            at,
            [
                match(at, table, {numbers[name]: points for name, points in kingdoms.items()})
                for (round_, table), kingdoms in found.items()
                if round_ == at
            ],
        )
        for at in (1, 2)
    ]
    return tournament(rounds, names, size=3, planned=2)


def told(line: StandingLine) -> tuple[str, Fraction | None, str]:
    ties = dict(line.ties)
    return line.name, ties["opponents"], f"{float(ties['share'] or 0) * 100:.1f}%"


def test_the_standings_are_those_of_the_page() -> None:
    """Every place, every sum of points, every tie-break."""
    after = held()
    lines = scores.standings(after, 1).lines
    shown = list(rows("place "))
    assert [int(row[0]) for row in shown] == list(range(1, 9))
    assert [told(line) for line in lines] == [
        (name, number(opponents), share) for _, name, _, opponents, share in shown
    ]
    for line, (_, name, points, _, _) in zip(lines, shown, strict=True):
        parts, _, whole = points.partition(" = ")
        (found, *_) = scores.explain(after, 1, line.entry)
        assert [term.value for term in found.terms] == [number(one) for one in parts.split(" + ")]
        assert line.points == number(whole), name


def test_what_decides_is_what_the_page_says() -> None:
    """Eve is ahead by her opponents, and Finn's share parts him from Gil, who was not met."""
    after = held()
    lines = {line.name: line for line in scores.standings(after, 1).lines}
    assert [lines[name].points for name in ("Eve", "Finn", "Gil")] == [4, 4, 4]
    assert (lines["Finn"].decided, lines["Gil"].decided) == ("opponents", "share")
    assert dict(lines["Gil"].ties)["head"] is None
    sums = {one.what: one for one in scores.explain(after, 1, lines["Finn"].entry)}
    assert [term.value for term in sums["opponents"].terms] == [6, 4, 5]
    assert [term.value for term in sums["share"].terms] == [
        Fraction(44, 151),
        Fraction(49, 96) * Fraction(2, 3),
    ]
    assert "6 + 4 + 2 · 2½ = 15" in EXAMPLE
    sums = {one.what: one for one in scores.explain(after, 1, lines["Gil"].entry)}
    assert [term.value for term in sums["opponents"].terms] == [4, 6, 5]
