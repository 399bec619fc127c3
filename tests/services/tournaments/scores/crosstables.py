"""Tournaments made by hand: who sat where and who came out how, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from services.facts.tournaments import (
    Entry,
    Lord,
    Match,
    Round,
    Score,
    Stage,
    StageKind,
    Tournament,
    TournamentGame,
    TournamentSetup,
)

SEED = "5e" * 32
CHESS = (1, 0)
"""A win and a loss; a shared table is half a point each."""


def entries(names: Iterable[str]) -> tuple[Entry, ...]:
    """Return entries of one lord each, in order of sign-up."""
    return tuple(
        Entry(number, (Lord(1000 + number, name),), "in", at=number)
        for number, name in enumerate(names, 1)
    )


def match(
    round_: int,
    number: int,
    results: Mapping[int, int | tuple[int, int, int]],
    *,
    stage: int = 1,
    group: int = 0,
) -> Match:
    """Return a table that is over: by entry what the kingdom scored, or that with its largest
    territory and crowns. Places follow from the points.
    """
    scored = {
        entry: (value, 0, 0) if isinstance(value, int) else value
        for entry, value in results.items()
    }
    totals = sorted((total for total, _, _ in scored.values()), reverse=True)
    scores = tuple(
        Score(entry, totals.index(total) + 1, total, territory, crowns)
        for entry, (total, territory, crowns) in scored.items()
    )
    game = TournamentGame(1, 10_000 * stage + 100 * round_ + number, None, scores)
    return Match(
        stage=stage,
        round=round_,
        number=number,
        entries=tuple(results),
        seal="",
        group=group,
        games=(game,),
        over=True,
    )


def round_of(
    number: int, matches: Sequence[Match], byes: Sequence[int] = (), *, stage: int = 1
) -> Round:
    """Return a round."""
    return Round(stage, number, tuple(matches), tuple(byes), begins=number, ends=number + 1)


def tournament(
    rounds: Sequence[Round],
    who: int | Sequence[str],
    *,
    kind: StageKind = "swiss",
    groups: tuple[tuple[int, ...], ...] = (),
    planned: int = 0,
    **setup: Any,
) -> Tournament:
    """Return a tournament in its first stage."""
    names = [f"Lord {number}" for number in range(1, who + 1)] if isinstance(who, int) else who
    listed = entries(names)
    stage = Stage(1, kind, tuple(entry.number for entry in listed), planned, groups)
    return Tournament(
        id=1,
        server=2,
        channel=3,
        setup=replace(TournamentSetup(name="Autumn Cup"), **setup),
        seal="",
        seed=SEED,
        phase="running",
        entries=listed,
        stages=(stage,),
        rounds=tuple(rounds),
    )


def duels(table: str, who: int = 0, **setup: Any) -> Tournament:
    """Return a chess tournament from its crosstable.

    A line is a name and what it did in every round: "+3" beat number 3, "=3" drew, "-3" lost,
    "bye", or "." for a round without a table. `who`: with so many entries; those without a line
    are met by others and do nothing themselves.
    """
    lines = [line.split() for line in table.strip().splitlines()]
    rounds = []
    for at in range(1, len(lines[0])):
        matches: list[Match] = []
        byes = [entry for entry, line in enumerate(lines, 1) if line[at] == "bye"]
        for entry, line in enumerate(lines, 1):
            if line[at] in ("bye", "."):
                continue
            other, own = int(line[at][1:]), "-=+".index(line[at][0])
            theirs = lines[other - 1][at] if other <= len(lines) else f"{'+=-'[own]}{entry}"
            assert theirs == f"{'+=-'[own]}{entry}", f"round {at}: {entry} and {other} disagree"
            if entry < other:
                matches.append(match(at, len(matches) + 1, {entry: own, other: 2 - own}))
        rounds.append(round_of(at, matches, byes))
    names = [line[0] for line in lines]
    names += [f"Lord {number}" for number in range(len(names) + 1, who + 1)]
    return tournament(rounds, names, size=2, points=CHESS, planned=len(rounds), **setup)
