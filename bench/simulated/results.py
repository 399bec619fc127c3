"""Games of tournaments that end by a given result: what is tried there is the tournament."""

from __future__ import annotations

from collections.abc import Sequence

from services.core.context import House
from services.state.table_facts import DYNASTY, table_row
from services.state.tournament_hook import tell_cup
from store import games, tables


async def end_game(house: House, table: int, totals: Sequence[int]) -> int:
    """End the game that is played at a table as if it had been played to its end; returns its id.

    `totals`: the points of its kingdoms. Written as the last turn of a game writes it; of a
    Dynasty's games only the third ends the table.
    """
    async with house.write() as work:
        played = await games.games_of_table(work.connection, table)
        row, found = played[-1], await table_row(work.connection, table)
        best = max(totals)
        winners = [seat for seat in range(1, len(row.names) + 1) if _of(totals, seat) == best]
        values = {"ending": "played", "ended_at": work.now, "result": list(totals)}
        ended = {**values, "winners": winners, "on_turn": None, "deadline": None}
        assert await games.advance(work.connection, row.id, row.version, **ended), "nobody else did"
        if found.setup["dynasty"] and row.number < DYNASTY:
            due = work.now + 300
            await tables.change_table(work.connection, table, next_game_at=due)
            await work.plan(due, "next_game", table_id=table, ref=row.number + 1)
        else:
            await tables.change_table(work.connection, table, state="over", next_game_at=None)
            await tell_cup(work, found)
        return row.id


def _of(totals: Sequence[int], seat: int) -> int:
    return totals[(seat - 1) % len(totals)]
