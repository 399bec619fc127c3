"""Games of tournaments that end with a given result, to test the tournament alone."""

from collections.abc import Sequence

from services.core.context import ServiceContext
from services.state.table_facts import DYNASTY, table_row
from services.state.tournament_jobs import plan_result
from store import games, tables


async def end_game(context: ServiceContext, table: int, totals: Sequence[int]) -> int:
    """End the game at a table as if it had been played to its end; returns its id.

    `totals`: the points of its kingdoms. Written as the last turn of a game writes it; of a
    Dynasty's games only the third ends the table.
    """
    async with context.write() as tx:
        played = await games.games_of_table(tx.connection, table)
        row, found = played[-1], await table_row(tx.connection, table)
        best = max(totals)
        winners = [seat for seat in range(1, len(row.names) + 1) if _of(totals, seat) == best]
        values = {"ending": "played", "ended_at": tx.now, "result": list(totals)}
        ended = {**values, "winners": winners, "on_turn": None, "deadline": None}
        assert await games.advance(tx.connection, row.id, row.version, **ended), "nobody else did"
        if found.setup["dynasty"] and row.number < DYNASTY:
            due = tx.now + 300
            await tables.change_table(tx.connection, table, next_game_at=due)
            await tx.plan(due, "next_game", table_id=table, ref=row.number + 1)
        else:
            await tables.change_table(tx.connection, table, state="over", next_game_at=None)
            await plan_result(tx, found)
        return row.id


def _of(totals: Sequence[int], seat: int) -> int:
    return totals[(seat - 1) % len(totals)]
