"""A ladder, profiles and a plot of chances to draw."""

from __future__ import annotations

import math

from render.requests import (
    ChanceLine,
    ChancesPicture,
    LadderPicture,
    LadderRow,
    PlotMark,
    ProfilePicture,
)

NAMES = ("Marguerite", "Bartholomäus von Stein", "Юрий", None, "נעמי", "Þórdís", "Mehmet")
MONTHS = ((0, "Mar"), (12, "Apr"), (26, "May"))


def ladder(mine: int | None = 2) -> LadderPicture:
    """Seven lords, one hidden, two of them new."""
    rows = tuple(
        LadderRow(
            place=i + 1,
            name=name,
            rating=1873 - 37 * i,
            deviation=64 + 12 * i,
            games=148 // (i + 1) ** 2,
            form=tuple((i * k) % 4 + 1 for k in range(5)),
            unsure=i > 4,
        )
        for i, name in enumerate(NAMES)
    )
    return LadderPicture("Kingdomino, 4 kingdoms", rows, mine)


def plot(count: int = 40) -> tuple[PlotMark, ...]:
    """A rating that rises, falls and rises, ever surer."""
    return tuple(
        PlotMark(i, 1500 + i * 7 + (i * 37 % 90) - 45, max(64, 300 - i * 9)) for i in range(count)
    )


def profile(marks: int = 40, *, seat: int = 1) -> ProfilePicture:
    """A lord of many games."""
    return ProfilePicture(
        title="Marguerite",
        name="Marguerite",
        seat=seat,
        rating=1873,
        deviation=64,
        plot=plot(marks),
        months=MONTHS if marks > 26 else (),
        games=148,
        wins=57,
        best=94,
        trophies=3,
        form=(1, 2, 1, 1, 3, 4, 2, 1, 1, 2, 3, 1, 1, 2, 1),
    )


def newcomer() -> ProfilePicture:
    """Nobody has played less."""
    return ProfilePicture("Zoe", "Zoe", 5, None, 0, (), (), 0, 0, None, 0, ())


def chances(lords: int = 4, *, rounds: int = 12) -> ChancesPicture:
    """A game that one lord wins in the end; two turns decided it."""
    count = rounds * lords + 2
    shares = [
        [1.0 + abs(math.sin(i / (5 + k) + k)) * i / 12 for k in range(lords)] for i in range(count)
    ]
    shares[-1] = [float(k == 1) for k in range(lords)]
    return ChancesPicture(
        "Harvest Moon",
        tuple(
            ChanceLine(
                NAMES[k % len(NAMES)] or "Zoe", k + 1, tuple(one[k] / sum(one) for one in shares)
            )
            for k in range(lords)
        ),
        ((0, 0), *((round_ * lords - lords + 1, round_) for round_ in range(1, rounds + 1))),
        ((17, 1), (33, 3)) if lords * rounds > 33 else (),
    )
