"""Votes of the whole table: one at a time, answered by all lords who still have their seats.

`vote_rules` says what may be proposed, `vote_verdict` how a vote stands, `vote_outcomes` carries
out what was agreed on.
"""

from dataclasses import replace

from services.core.context import ServiceContext
from services.core.live_games import Live, game_row
from services.core.outbox_bodies import AskBody
from services.core.transaction import Transaction
from services.facts import Person, Press, Refused
from services.facts.games import Proposal, VoteFact
from services.play.reclaim_seat import brings_back, return_lord
from services.play.seat_access import Chair, refuse_over, sit
from services.play.vote_outcomes import Agreed, carry_out
from services.play.vote_rules import (
    VOTE_OPEN,
    PreparedVote,
    given_before,
    prepare,
    refuse_repeated,
)
from services.play.vote_updates import say_vote
from services.play.vote_verdict import Question, Verdict, verdict
from services.standing import limits
from services.state.game_facts import open_vote_fact, vote_fact
from services.state.game_job import change_game
from services.state.table_facts import table_fact, table_row, with_fair
from services.state.tournament_guard import refuse_at_tournament_table
from store import Connection, tables, votes
from store.rows import JobRow, VoteRow

OF_ORGANIZERS = ("abort", "pause", "replace")
"""What only the organizers decide at a tournament's table."""


@brings_back
async def propose(context: ServiceContext, press: Press, proposal: Proposal) -> VoteFact:
    """Put something to the vote of the table; what needs nobody's answer is done at once.

    One vote at a time is open, for 3 days at most. More time is asked for by the lord on turn, and
    given by any other lord. Pressed twice, the open vote is returned; `proposal.left` tells a
    second gift of time from a double click.

    Refused: vote_open, vote_alone (nobody else has a seat), vote_again (the same was refused; data
    at: when it can be asked again); of a takeback takeback_off, takeback_free (no vote is needed),
    takeback_sealed (others play the same draw), takeback_none; of a pause no_clock, paused,
    bad_until (data days: at most so many); of a replacement not_idle, lord_away, guest_seated,
    guest_many (all: data lord), lord_unknown; of more time no_clock, time_limit (data hours: at
    most so many), time_enough.
    """
    async with context.locked("game", press.game):
        async with context.write() as tx:
            chair = await sit(context, tx.connection, press)
            refuse_over(chair.fact)
            table = await with_fair(tx.connection, chair.fact.table, chair.live.row)
            chair = replace(chair, fact=replace(chair.fact, table=table))
            if proposal.kind in OF_ORGANIZERS:
                await refuse_at_tournament_table(tx.connection, chair.fact.table.tournament)
            if (given := await given_before(tx.connection, chair, proposal)) is not None:
                return await _fact(tx.connection, given)
            prepared = await prepare(tx, chair, proposal)
            before = chair.fact.vote
            vote = await _put(tx, chair, proposal, prepared)
            live = chair.live
            if prepared.at_once or before is None:
                live = await count(context, tx, live, vote, at_once=prepared.at_once)
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
    if not prepared.at_once:
        await refuse_repeated(tx, chair, proposal.kind, prepared.data or {})
    await limits.check(tx, "votes", chair.seat.user or 0, chair.fact.table.server)
    closes = tx.now + VOTE_OPEN
    if prepared.closes is not None:
        closes = prepared.closes if proposal.kind == "replace" else min(prepared.closes, closes)
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
    if proposal.kind == "replace" and chair.fact.table.seats[proposal.seat - 1].person:
        table = await table_row(connection, chair.fact.table.id)
        body = AskBody(vote, proposal.seat)
        await tx.say(table, body, game=chair.live.row.id, version=chair.live.row.version)
    return vote


async def answer(context: ServiceContext, vote: int, person: Person, *, agree: bool) -> VoteFact:
    """Answer a vote; one no closes it, the last yes has it carried out.

    Refused: not_at_table, vote_over.
    """
    async with context.read() as connection:
        row = await _open(connection, vote)
        game, leaves = row.game_id, agree and await _is_replaced(connection, row, person)
    if not leaves:
        await return_lord(context, game, person)
    async with context.locked("game", game):
        async with context.write() as tx:
            await _open(tx.connection, vote)
            chair = await sit(context, tx.connection, Press(game, person))
            refuse_over(chair.fact)
            before, seat, live = chair.fact.vote, chair.seat.seat, chair.live
            if not (agree and before is not None and seat in before.agreed):
                await votes.cast(tx.connection, vote, seat, agree=agree, at=tx.now)
                live = await count(context, tx, live, vote)
            fact = await _fact(tx.connection, vote)
        context.keep(live)
        return fact


async def _is_replaced(connection: Connection, row: VoteRow, person: Person) -> bool:
    """Whether a person is the lord whom a vote is to replace."""
    if row.kind != "replace":
        return False
    game = await game_row(connection, row.game_id)
    seats = await tables.seats(connection, game.table_id)
    return any((one.user_id, one.seat) == (person.id, (row.data or {})["seat"]) for one in seats)


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
    fact = await with_fair(tx.connection, await table_fact(tx.connection, table), live.row)
    asked = Question(live, fact, row, await vote_fact(tx.connection, row, fact))
    stands, later = await verdict(tx.connection, asked, tx.now)
    if at_once and stands == "open":
        stands = "passed"
    if stands == "open":
        if later is not None:
            await tx.plan(later, "count_vote", game_id=row.game_id, ref=vote)
    else:
        await _close(tx, asked, stands)
    await say_vote(tx, table, live, vote)
    if stands != "passed":
        return live
    row = await votes.vote(tx.connection, vote) or row
    return await carry_out(Agreed(context, tx, live, table, fact, row))


async def _close(tx: Transaction, asked: Question, stands: Verdict) -> None:
    """Close a vote, and note what is needed of it later. Refused: vote_over."""
    data = dict(asked.data)
    if stands == "failed" or (stands == "silent" and asked.row.kind != "time"):
        data["refused_at"] = tx.now
    elif stands == "passed" and asked.waiting:
        data["unanswered"] = 1
    await votes.change_data(tx.connection, asked.row.id, data)
    if not await votes.close(tx.connection, asked.row.id, _STATES[stands]):
        raise Refused("vote_over", {}, ("look",))


_STATES = {"passed": "passed", "failed": "failed", "silent": "lapsed", "moot": "lapsed"}


async def recount(context: ServiceContext, job: JobRow) -> bool:
    """Count a vote again: a lord left or came back, a turn was played, or time has passed."""
    return await change_game(context, job, lambda tx, live: count(context, tx, live, job.ref))


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
