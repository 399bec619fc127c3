"""What happens in a game changes the question that is open in it, or who has to answer."""

from __future__ import annotations

from services.core.context import Transaction
from services.core.live_games import Live
from services.facts.games import By
from store import Connection, votes
from store.rows import TableRow, VoteRow

OF_ITS_TURN = ("time",)
"""Questions that are settled when the turn is over."""
OF_THE_TURNS = ("replace", "takeback")
"""Questions that a turn may settle."""


async def named(connection: Connection, game: int, user: int) -> bool:
    """Whether the table has agreed that a person is to take a seat of the game."""
    passed = await votes.passed(connection, game, "replace")
    return any((vote.data or {}).get("guest_id") == user for vote in passed)


async def presence_changed(tx: Transaction, game: int) -> None:
    """Have an open question counted anew: absent lords don't block, who is back has a say."""
    vote = await votes.open_vote(tx.connection, game)
    if vote is not None:
        await plan_count(tx, vote)


async def reseated(tx: Transaction, game: int, seat: int) -> None:
    """Have an open question counted anew without the answer of who sat on a seat before."""
    vote = await votes.open_vote(tx.connection, game)
    if vote is not None:
        await votes.forget(tx.connection, vote.id, seat)
        await plan_count(tx, vote)


async def turns_changed(tx: Transaction, table: TableRow, live: Live, *, by: By = "lord") -> None:
    """Close a question about the turn that has ended or was taken back; count others anew.

    `by`: who ended it; by the autopilot it makes its lord absent.
    """
    vote = await votes.open_vote(tx.connection, live.row.id)
    if vote is None:
        return
    if vote.kind in OF_ITS_TURN:
        await votes.close(tx.connection, vote.id, "lapsed")
        await say_vote(tx, table, live, vote.id)
    elif vote.kind in OF_THE_TURNS or by == "autopilot":
        await plan_count(tx, vote)


async def plan_count(tx: Transaction, vote: VoteRow) -> None:
    """Have a question counted anew, once this is committed."""
    await tx.plan(tx.now, "count_vote", game_id=vote.game_id, ref=vote.id)


async def say_vote(tx: Transaction, table: TableRow, live: Live, vote: int) -> None:
    """Post a question, or edit it to how it stands."""
    await tx.say(table, "vote", {"vote": vote}, game=live.row.id, version=live.row.version)
