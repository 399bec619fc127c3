"""Votes of the whole table: one at a time, answered by the lords who are present.

`vote_rules` says what may be proposed, `vote_outcomes` carries out what was agreed on.
"""

from services.core.context import ServiceContext
from services.core.live_games import Live, game_row, load
from services.core.transaction import Transaction
from services.facts import Person, Press, Refused
from services.facts.games import Proposal, VoteFact
from services.play.reclaim_seat import brings_back, return_lord
from services.play.seat_access import Chair, refuse_over, sit
from services.play.vote_outcomes import Agreed, carry_out
from services.play.vote_rules import PreparedVote, given_before, prepare, still_asked
from services.play.vote_updates import say_vote
from services.standing import limits
from services.state.game_facts import open_vote_fact, vote_fact
from services.state.game_job import change_game
from services.state.table_facts import table_fact, table_row
from services.state.tournament_guard import refuse_at_tournament_table
from store import Connection, votes
from store.rows import JobRow, VoteRow

VOTE_OPEN = 3 * 24 * 3600
OF_ORGANIZERS = ("abort", "pause", "replace")
"""What only the organizers decide at a tournament's table."""


@brings_back
async def propose(context: ServiceContext, press: Press, proposal: Proposal) -> VoteFact:
    """Put something to the vote of the table; what needs nobody's answer is done at once.

    One vote at a time is open, for 3 days, to the lords who are present; where nobody else is, it
    passes at once. More time is asked for by the lord on turn, and given by any other lord. Pressed
    twice, the open vote is returned; `proposal.left` tells a second gift of time from a double
    click.

    Refused: vote_open; of a takeback takeback_off, takeback_free (no vote is needed),
    takeback_none; of a pause no_clock, paused, bad_until (data days: at most so many); of a
    replacement not_idle, lord_away, guest_seated, guest_many (all: data lord), lord_unknown; of
    more time no_clock, time_limit (data hours: at most so many), time_enough.
    """
    async with context.locked("game", press.game):
        async with context.write() as tx:
            chair = await sit(context, tx.connection, press)
            refuse_over(chair.fact)
            if proposal.kind in OF_ORGANIZERS:
                await refuse_at_tournament_table(tx.connection, chair.fact.table.tournament)
            if (given := await given_before(tx.connection, chair, proposal)) is not None:
                return await _fact(tx.connection, given)
            prepared = await prepare(tx, chair, proposal)
            vote = await _put(tx, chair, proposal, prepared)
            live = await count(context, tx, chair.live, vote, at_once=prepared.at_once)
            fact = await _fact(tx.connection, vote)
        context.keep(live)
        return fact


async def _put(tx: Transaction, chair: Chair, proposal: Proposal, prepared: PreparedVote) -> int:
    """Store a vote; returns its id, or that of the open vote for the same.

    Refused: vote_open, where another vote is open.
    """
    connection, seat, before = tx.connection, chair.seat.seat, chair.fact.vote
    if before is not None and before.kind == "time" and prepared.at_once:
        # The time that was asked for is given, though perhaps more or less of it.
        row = await votes.vote(connection, before.id)
        assert row is not None, "the vote is open"
        await votes.change_data(
            connection, before.id, {**(row.data or {}), "hours": proposal.hours}
        )
        await votes.cast(connection, before.id, seat, agree=True, at=tx.now)
        return before.id
    if before is not None and not prepared.at_once:
        if (before.asked_by, before.kind) == (seat, proposal.kind):
            return before.id
        open_one = {"lord": before.asked_name, "table": chair.fact.table.name}
        raise Refused("vote_open", open_one, ("vote",))
    await limits.check(tx, "votes", chair.seat.user or 0, chair.fact.table.server)
    closes = min(prepared.closes or tx.now + VOTE_OPEN, tx.now + VOTE_OPEN)
    vote = await votes.add_vote(
        connection,
        chair.live.row.id,
        proposal.kind,
        asked_by=seat,
        closes_at=closes,
        data=prepared.data,
    )
    await votes.cast(connection, vote, seat, agree=True, at=tx.now)
    if not prepared.at_once:
        await tx.plan(closes, "close_vote", game_id=chair.live.row.id, ref=vote)
    return vote


async def answer(context: ServiceContext, vote: int, person: Person, *, agree: bool) -> VoteFact:
    """Answer a vote; one no closes it, the last yes has it carried out.

    Refused: not_at_table, vote_over.
    """
    async with context.read() as connection:
        game = (await _open(connection, vote)).game_id
    await return_lord(context, game, person)
    async with context.locked("game", game):
        async with context.write() as tx:
            await _open(tx.connection, vote)
            chair = await sit(context, tx.connection, Press(game, person))
            refuse_over(chair.fact)
            seat = chair.seat.seat
            await votes.cast(tx.connection, vote, seat, agree=agree, at=tx.now)
            live = await count(context, tx, chair.live, vote)
            fact = await _fact(tx.connection, vote)
        context.keep(live)
        return fact


async def count(
    context: ServiceContext, tx: Transaction, live: Live, vote: int, *, at_once: bool = False
) -> Live:
    """Close a vote that is decided or has become pointless, and carry out what was agreed on.

    `at_once`: it needs no answer.
    """
    row = await votes.vote(tx.connection, vote)
    if row is None or row.state != "open":
        return live
    table = await table_row(tx.connection, live.row.table_id)
    fact = await table_fact(tx.connection, table)
    asked = await vote_fact(tx.connection, row, fact)
    if asked.refused is not None:
        state = "failed"
    elif not await still_asked(tx.connection, live, fact, row, tx.now):
        state = "lapsed"
    elif at_once or _agreed(asked):
        state = "passed"
    else:
        state = "open"
    if state != "open" and not await votes.close(tx.connection, vote, state):
        raise Refused("vote_over", {}, ("look",))
    await say_vote(tx, table, live, vote)
    if state != "passed":
        return live
    return await carry_out(Agreed(context, tx, live, table, fact, row))


def _agreed(asked: VoteFact) -> bool:
    """Whether all lords whose answer counts have agreed; for more time one is enough."""
    if asked.kind == "time":
        return any(seat in asked.agreed for seat in asked.needed)
    return bool(asked.needed) and set(asked.needed) <= set(asked.agreed)


async def recount(context: ServiceContext, job: JobRow) -> bool:
    """Count a vote again, since a lord left or came back, or a turn was played."""
    return await change_game(context, job, lambda tx, live: count(context, tx, live, job.ref))


async def lapse(tx: Transaction, context: ServiceContext, vote: int) -> None:
    """Close a vote that was not answered by everybody in time."""
    row = await votes.vote(tx.connection, vote)
    if row is None or not await votes.close(tx.connection, vote, "lapsed"):
        return
    live = await load(context, tx.connection, row.game_id)
    await say_vote(tx, await table_row(tx.connection, live.row.table_id), live, vote)


async def vote_of(
    context: ServiceContext, game: int, _person: Person | None = None
) -> VoteFact | None:
    """Return the open vote of a game, for a person or for the bot itself."""
    async with context.read() as connection:
        row = await game_row(connection, game)
        table = await table_fact(connection, await table_row(connection, row.table_id))
        return await open_vote_fact(connection, game, table)


async def _open(connection: Connection, vote: int) -> VoteRow:
    row = await votes.vote(connection, vote)
    if row is None or row.state != "open":
        raise Refused("vote_over", {}, ("look",))
    return row


async def _fact(connection: Connection, vote: int) -> VoteFact:
    row = await votes.vote(connection, vote)
    assert row is not None, "the vote was just stored"
    game = await game_row(connection, row.game_id)
    table = await table_fact(connection, await table_row(connection, game.table_id))
    return await vote_fact(connection, row, table)
