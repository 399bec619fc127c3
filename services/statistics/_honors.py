"""A server's records, and its statistics of dominoes, buildings, quests, tokens and seats."""

from collections.abc import Sequence
from typing import get_args

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.statistics import About, HonorFact, HonorKey, HonorsFact, StatsFact, StatsLine
from services.statistics import _tallies
from services.statistics._readers import COMPUTER, open_statistics
from store import statistics_queries
from store.statistics_rows import ResultRow, TallyRow

_MOST: dict[HonorKey, str] = {
    "kingdom": "points",
    "territory": "territory",
    "crowns": "crowns",
}
_BUSIEST: dict[HonorKey, int] = {"games": 1, "wins": 2}
_IN_ORDER = ("seat", "order")


async def honors(context: ServiceContext, person: Person, *, box: str = "") -> HonorsFact:
    """Return the records of a server in a box, "": the most played one."""
    async with open_statistics(context, person) as book:
        connection, server = book.connection, book.server
        box, boxes = await book.box(box)
        reached: list[tuple[HonorKey, int, list[ResultRow]]] = []
        for key, column in _MOST.items():
            rows = await statistics_queries.highest(connection, server, box, column)
            if rows:
                reached.append((key, getattr(rows[0], column), rows))
        quick = await statistics_queries.fastest(connection, server, box)
        if quick:
            reached.append(("fastest", quick[0].ended_at - quick[0].started_at, quick))
        busy = _busiest(await statistics_queries.busiest(connection, server, box))
        keys = [lord for _, _, rows in reached for lord in _lords(rows)]
        lords = await book.lords({*keys, *(str(user) for _, _, user in busy)})
        where = {rows[0].game_id for _, _, rows in reached}
        names, known = await book.openable(where), await book.known(where)
        found = [
            HonorFact(
                key,
                value,
                tuple(lords[lord] for lord in _lords(rows)),
                game=rows[0].game_id if rows[0].game_id in names else None,
                table=names.get(rows[0].game_id, ""),
                at=rows[0].ended_at if rows[0].game_id in known else 0,
            )
            for key, value, rows in reached
        ]
        found += [HonorFact(key, value, (lords[str(user)],)) for key, value, user in busy]
        return HonorsFact(server, box, tuple(boxes), boxes.get(box, 0), tuple(found))


def _lords(rows: Sequence[ResultRow]) -> list[str]:
    """Return the first lords of some seats."""
    return [row.fate if row.fate.startswith(COMPUTER) else str(row.user_id) for row in rows]


def _busiest(counts: Sequence[tuple[int, int, int, int]]) -> list[tuple[HonorKey, int, int]]:
    """Return who finished most games and who won most; among equals, who did so first."""
    found: list[tuple[HonorKey, int, int]] = []
    for key, index in _BUSIEST.items():
        best = min(counts, key=lambda one: (-one[index], one[3], one[0]), default=None)
        if best is not None and best[index]:
            found.append((key, best[index], best[0]))
    return found


async def stats(
    context: ServiceContext, person: Person, about: About, *, box: str = ""
) -> StatsFact:
    """Return statistics of a subject in a box ("": most played).

    Refused: no_stats (data about, box) if the box has no such thing; no_ladder.
    """
    async with open_statistics(context, person) as book:
        connection, server = book.connection, book.server
        box, boxes = await book.box(box)
        known = await statistics_queries.tally_subjects(connection, server, box)
        if boxes.get(box) and about not in known:
            raise Refused("no_stats", {"about": about, "box": box})
        every = await statistics_queries.tallies(connection, server, box, _tallies.ALL)
        kingdoms = sum(row.games for row in every)
        rows = await statistics_queries.tallies(connection, server, box, about)
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
    """Return the lines: seats in their own order, everything else by its share of wins."""
    lines = [
        StatsLine(row.key, row.games, row.wins, row.wins / row.games, row.points / row.games)
        for row in rows
    ]
    if about in _IN_ORDER:
        return tuple(lines)
    return tuple(sorted(lines, key=lambda line: (-line.share, -line.points, line.key)))
