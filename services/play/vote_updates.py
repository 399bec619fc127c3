"""Update a game's open vote when something in the game changes it, or who has to answer."""

from services.core.live_games import Live
from services.core.outbox_bodies import VoteBody
from services.core.transaction import Transaction
from services.facts.games import By
from services.facts.tables import SeatFact
from store import Connection, votes
from store.rows import TableRow, VoteRow

OF_ITS_TURN = ("time",)
"""Votes that lapse when their turn is over."""
OF_ITS_ROUND = ("abort", "pause")
"""Votes that lapse when the game goes on after their round: then more is revealed."""
OF_THE_TURNS = ("replace", "takeback")
"""Votes that a turn may decide."""
PLAYED_ON: tuple[By, ...] = ("lord", "plan", "forced")
"""Who plays on while a question is open; for an absent lord the autopilot does."""


async def is_named_replacement(
    connection: Connection, game: int, seat: SeatFact, user: int
) -> bool:
    """Whether the table has voted for a person to take a seat, and its lord was not back since."""
    passed = await votes.votes_passed(connection, game, "replace")
    named = (one.data or {} for one in passed)
    return any(
        (data.get("guest_id"), data["seat"]) == (user, seat.seat)
        and data.get("left_at", seat.left_at) == seat.left_at
        for data in named
    )


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
    now.
    """
    vote = await votes.open_vote(tx.connection, live.row.id)
    if vote is None:
        return
    stale = await _is_stale(tx.connection, vote, live, by)
    if vote.kind in OF_ITS_TURN or stale:
        if vote.kind == "takeback" and by in PLAYED_ON:  # instead of answering
            data = {**(vote.data or {}), "refused_at": tx.now, "played_on": 1}
            await votes.change_data(tx.connection, vote.id, data)
        await votes.close(tx.connection, vote.id, "lapsed")
        await say_vote(tx, table, live, vote.id)
    elif vote.kind in OF_THE_TURNS or by == "autopilot":
        await plan_count(tx, vote)


async def _is_stale(connection: Connection, vote: VoteRow, live: Live, by: By | None) -> bool:
    """Whether a question was about another game than the one that goes on now.

    An early yes would otherwise hold for what is played and revealed until the last answer, and
    whoever gives that would choose. As long as nobody else has agreed, only lords who play on
    settle it: those who are absent have their time to answer.
    """
    before = (vote.data or {}).get("round")
    other_round = vote.kind in OF_ITS_ROUND and before not in (None, live.game.view().round)
    if by is None or not (vote.kind == "takeback" or other_round):
        return False
    given = await votes.ballots(connection, [vote.id])
    return by in PLAYED_ON or any(one.seat != vote.asked_by for one in given)


async def plan_count(tx: Transaction, vote: VoteRow) -> None:
    """Have a vote counted again, once this transaction is committed."""
    await tx.plan(tx.now, "count_vote", game_id=vote.game_id, ref=vote.id)


async def say_vote(tx: Transaction, table: TableRow, live: Live, vote: int) -> None:
    """Have a vote's public message posted, or edited to its present state."""
    await tx.say(table, VoteBody(vote), game=live.row.id, version=live.row.version)
