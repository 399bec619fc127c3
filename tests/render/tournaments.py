"""Pictures of a tournament to draw."""

from __future__ import annotations

from collections.abc import Sequence

from render.tournament_requests import (
    BracketLord,
    BracketMatch,
    BracketPicture,
    CrossRow,
    CrosstablePicture,
    Pip,
    PodiumPicture,
    PodiumPlace,
    RoundPicture,
    RoundRow,
    StandingRow,
    StandingsPicture,
)
from tests.render import positions

NAMES = (
    *("Marguerite", "Юрий", "נעמי", "Bartholomäus von Eichenfels", "Théodora", "Aoife", "José"),
    *("Wojciech", "Þórdís", "Mehmet", "Ann + Ben", "Cara", "Dan", "Eve", "Finn", "Gus"),
)
POINTS = ("14", "13½", "12", "11", "11", "9½", "9", "8⅔", "6", "5", "4", "4", "3", "2", "1", "0")
MARKS = (Pip(None, "bye"), Pip(None, "absent"), Pip(None, "playing"))


MET = ("4W", "12L", "3D", "16…")


def standings(
    rows: int = 10,
    *,
    cut: int | None = 4,
    mine: int | None = 6,
    rounds: int = 5,
    met: bool = False,
) -> StandingsPicture:
    """Some lords after some rounds; one had a bye, one was away, one has left."""
    lines = [
        StandingRow(
            place=i + 1,
            name=NAMES[i],
            points=POINTS[i],
            tie=str(41 - i),
            pips=tuple(
                MARKS[i % 3]
                if (i + k) % 9 == 8
                else Pip((i * k) % 4 + 1, met=MET[(i + k) % len(MET)] if met else "")
                for k in range(rounds)
            ),
            out=i == 7,
        )
        for i in range(rows)
    ]
    heads = ("points", "opp.", *(f"R{k + 1}" for k in range(rounds)))
    named = "opponents' points"
    title = "Autumn Cup after round 4"
    where = rounds, cut, cut or 0, mine
    return StandingsPicture(title, tuple(lines), *where, heads, named, ("pl.", "lord"))


def tables(count: int = 5, mine: int | None = 1, size: int = 3) -> RoundPicture:
    """Tables of a round: one is over, at one the computer plays; somebody has none."""
    rows = [
        RoundRow(
            number=i + 1,
            lords=tuple(
                (NAMES[(i * size + k) % 16], POINTS[(i * size + k) % 16]) for k in range(size)
            ),
            played=(i * 5) % 13,
            rounds=12,
            winners=(1,) if i == 2 else (),
            autopilot=i == 3,
            results=tuple(str(44 + 17 * (k == 1)) for k in range(size)) if i == 2 else (),
        )
        for i in range(count)
    ]
    heads = ("points", "round", "result")
    return RoundPicture("Autumn Cup, round 2", tuple(rows), ("Gus",), mine, heads, "is free")


def match(
    names: Sequence[str | None], points: Sequence[int] = (), feeds: int | None = None
) -> BracketMatch:
    """A match, over if there are points: the best goes on."""
    best = max(points, default=0)
    lords = tuple(
        BracketLord(name, str(points[i]) if points else None, bool(points) and points[i] == best)
        for i, name in enumerate(names)
    )
    return BracketMatch(lords, bool(points), feeds)


def bracket(*, over: bool = True) -> BracketPicture:
    """Eight lords, the final played or not."""
    first = (
        match(("Marguerite", "Mehmet"), (46, 31), 0),
        match(("Théodora", "Bartholomäus von Eichenfels"), (38, 52), 0),
        match(("Юрий", "Aoife"), (44, 43), 1),
        match(("נעמי", "José"), (61, 40), 1),
    )
    second = (
        match(("Marguerite", "Bartholomäus von Eichenfels"), (57, 49), 0),
        match(("Юрий", "נעמי"), (39, 55), 0) if over else match(("Юрий", "נעמי"), (), 0),
    )
    last = match(("Marguerite", "נעמי"), (63, 58)) if over else match(("Marguerite", None))
    return BracketPicture("Autumn Cup", (first, second, (last,)), final=True)


def page_of_bracket(size: int = 4) -> BracketPicture:
    """Eight tables, of which two lords each go on; no final on it."""
    first = tuple(
        match(NAMES[i : i + size], tuple(60 - 3 * k for k in range(size)), i // 2) for i in range(8)
    )
    second = tuple(match(NAMES[i : i + size], (), i // 2) for i in range(4))
    return BracketPicture("Autumn Cup", (first, second), final=False)


def crosstable(size: int = 6, mine: int | None = 2, *, won: bool = True) -> CrosstablePicture:
    """A round robin that has nearly met, and was ended. `won`: the first has won the event."""
    rows = [
        CrossRow(
            place=i + 1,
            name=NAMES[i],
            points=POINTS[i],
            cells=tuple(
                None if i == k or {i, k} == {0, size - 1} else ((1 if i < k else 2), 2)
                for k in range(size)
            ),
            won=won and i == 0,
        )
        for i in range(size)
    ]
    heads = "pl.", "lord", "points"
    return CrosstablePicture("Group A", tuple(rows), mine, heads=heads)


def rounds_crossed(rounds: int = 4, count: int = 6, size: int = 4) -> CrosstablePicture:
    """A Swiss tournament, at tables of two or of four."""
    cells = ("4W", "12L", "3D", "+", "–", "16…")
    if size > 2:
        cells = ("2/4 1·10·12", "1/3 3·9", "+", "–", "… 1·5·16", "4W")
    rows = [
        CrossRow(
            i + 1,
            NAMES[i],
            POINTS[i],
            (),
            rounds=tuple(cells[(i + k) % len(cells)] for k in range(rounds)),
        )
        for i in range(count)
    ]
    heads = tuple(f"R{k + 1}" for k in range(rounds))
    return CrosstablePicture("Autumn Cup", tuple(rows), 1, heads, ("pl.", "lord", "points"))


def podium(*names: str, drawn: bool = True) -> PodiumPicture:
    """The first three, with kingdoms of two games."""
    views = [positions.view("three", 99), positions.view("three", 99), positions.view("duel", 12)]
    seats = (1, 2, 2)
    places = [
        PodiumPlace(i + 1, name, str(64 - 5 * i), views[i] if drawn else None, seats[i])
        for i, name in enumerate(names or ("Marguerite", "Bartholomäus von Eichenfels", "נעמי"))
    ]
    return PodiumPicture("Autumn Cup", tuple(places))
