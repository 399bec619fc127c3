"""Update a game's open vote when something in the game changes it, or who has to answer."""

from services.core.live_games import Live
from services.core.outbox_bodies import VoteBody
from services.core.transaction import Transaction
from services.facts.games import By
from store import Connection, votes
from store.rows import TableRow, VoteRow

OF_ITS_TURN = ("time",)
"""Votes that lapse when their turn is over."""
OF_THE_TURNS = ("replace", "takeback")
"""Votes that a turn may decide."""
PLAYED_ON: tuple[By, ...] = ("lord", "plan", "forced")
"""Who plays on while a question to take back turns is open."""


async def is_named_replacement(connection: Connection, game: int, user: int) -> bool:
    """Whether the table has voted for a person to take a seat of the game."""
    passed = await votes.votes_passed(connection, game, "replace")
    return any((vote.data or {}).get("guest_id") == user for vote in passed)


async def presence_changed(tx: Transaction, game: int) -> None:
    """Have the open vote counted again: silence counts only of lords who are absent."""
    vote = await votes.open_vote(tx.connection, game)
    if vote is not None:
        await plan_count(tx, vote)


async def seat_changed(tx: Transaction, game: int, seat: int) -> None:
    """Have the open vote counted again, without the answer of a seat's former lord."""
    vote = await votes.open_vote(tx.connection, game)
    if vote is not None:
        await votes.withdraw_ballot(tx.connection, vote.id, seat)
        await plan_count(tx, vote)


async def turns_changed(
    tx: Transaction, table: TableRow, live: Live, *, by: By | None = None
) -> None:
    """Close a vote about the turn that has ended or was taken back; have others counted again.

    `by`: who ended the turn, None if it was taken back; if the autopilot did, its lord is absent
    now. Whoever plays on leaves the turns before as they are: a yes given for one turn would
    otherwise take back all that is played until the last answer.
    """
    vote = await votes.open_vote(tx.connection, live.row.id)
    if vote is None:
        return
    played_on = vote.kind == "takeback" and by in PLAYED_ON
    if vote.kind in OF_ITS_TURN or played_on:
        await votes.close(tx.connection, vote.id, "lapsed")
        await say_vote(tx, table, live, vote.id)
    elif vote.kind in OF_THE_TURNS or by == "autopilot":
        await plan_count(tx, vote)


async def plan_count(tx: Transaction, vote: VoteRow) -> None:
    """Have a vote counted again, once this transaction is committed."""
    await tx.plan(tx.now, "count_vote", game_id=vote.game_id, ref=vote.id)


async def say_vote(tx: Transaction, table: TableRow, live: Live, vote: int) -> None:
    """Have a vote's public message posted, or edited to its present state."""
    await tx.say(table, VoteBody(vote), game=live.row.id, version=live.row.version)
