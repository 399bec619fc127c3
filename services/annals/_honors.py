"""The records of a server, and how dominoes, buildings, quests, tokens and seats fare there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from services._house import House
from services.annals import _counting
from services.annals._reading import COMPUTER, Reading, reading
from services.facts import Person, Refused
from services.facts.annals import (
    About,
    HonorFact,
    HonorKey,
    HonorsFact,
    StatsFact,
    StatsLine,
)
from store import annals_read
from store.rows import ResultRow, TallyRow

_MOST: dict[HonorKey, str] = {
    "kingdom": "points",
    "territory": "territory",
    "crowns": "crowns",
}
_BUSIEST: dict[HonorKey, bool] = {"games": False, "wins": True}
_IN_ORDER = ("seat", "order")


async def honors(house: House, person: Person, wanted: str) -> HonorsFact:
    """Return the records of a server in a box."""
    async with reading(house, person) as book:
        box, boxes = await book.box(wanted)
        found: list[HonorFact] = []
        for key, column in _MOST.items():
            rows = await annals_read.highest(book.connection, book.server, box, column)
            if rows:
                found.append(await _reached(book, key, getattr(rows[0], column), rows))
        quick = await annals_read.fastest(book.connection, book.server, box)
        if quick:
            spent = quick[0].ended_at - quick[0].started_at
            found.append(await _reached(book, "fastest", spent, quick))
        for key, won in _BUSIEST.items():
            most = await annals_read.busiest(book.connection, book.server, box, won=won)
            if most is not None:
                lord = (await book.lords([str(most[0])]))[str(most[0])]
                found.append(HonorFact(key, most[1], (lord,)))
        return HonorsFact(book.server, box, tuple(boxes), boxes.get(box, 0), tuple(found))


async def _reached(
    book: Reading, key: HonorKey, value: int, rows: Sequence[ResultRow]
) -> HonorFact:
    """Return a record that was reached in one game, by who sat on these seats."""
    keys = [row.fate if row.fate.startswith(COMPUTER) else str(row.user_id) for row in rows]
    lords = await book.lords(keys)
    (game,) = await book.played(rows[:1])
    return HonorFact(
        key=key,
        value=value,
        lords=tuple(lords[one] for one in keys),
        game=game.game,
        table=game.table,
        at=game.at,
    )


async def stats(house: House, person: Person, about: About, wanted: str) -> StatsFact:
    """Return how things of a kind fare in a box. Refused: no_stats, no_ladder."""
    async with reading(house, person) as book:
        connection, server = book.connection, book.server
        box, boxes = await book.box(wanted)
        known = await annals_read.abouts(connection, server, box)
        if boxes.get(box) and about not in known:
            raise Refused("no_stats", {"about": about, "box": box})
        every = await annals_read.tallies(connection, server, box, _counting.ALL)
        kingdoms = sum(row.games for row in every)
        rows = await annals_read.tallies(connection, server, box, about)
        return StatsFact(
            server=server,
            box=box,
            boxes=tuple(boxes),
            about=about,
            abouts=tuple(one for one in get_args(About) if one in known),
            games=boxes.get(box, 0),
            usual=sum(row.wins for row in every) / kingdoms if kingdoms else 0.0,
            usual_points=sum(row.points for row in every) / kingdoms if kingdoms else 0.0,
            lines=_lines(rows, about),
        )


def _lines(rows: Sequence[TallyRow], about: About) -> tuple[StatsLine, ...]:
    """Return the lines: seats in their own order, all else by how often it wins."""
    lines = [
        StatsLine(row.key, row.games, row.wins, row.wins / row.games, row.points / row.games)
        for row in rows
    ]
    if about in _IN_ORDER:
        return tuple(lines)
    return tuple(sorted(lines, key=lambda line: (-line.share, -line.points, line.key)))
