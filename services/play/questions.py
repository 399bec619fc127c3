"""Questions to the whole table: one at a time, answered by the lords who are present (PLAY §2.3).

What is asked is prepared by `_asking`, what is agreed on is done by `_consenting`.
"""

from __future__ import annotations

from services.core.context import ServiceContext, Transaction
from services.core.live_games import Live, game_row, load
from services.facts import Person, Refused
from services.facts.games import VoteFact
from services.play.question_rules import Question, Wanted, given_before, prepared, still_asked
from services.play.reclaim_seat import come
from services.play.seat_access import Chair, refuse_over, sit
from services.play.vote_counting import say_vote
from services.play.vote_outcomes import Agreed, carry_out
from services.state.game_facts import open_vote_fact, vote_fact
from services.state.table_facts import table_fact, table_row
from services.state.tournament_guard import refuse_at_tournament
from store import Connection, jobs, votes
from store.rows import JobRow, VoteRow

VOTE_OPEN = 3 * 24 * 3600
OF_ORGANIZERS = ("abort", "pause", "replace")
"""What nobody asks the table for where it is a cup's."""


async def ask(context: ServiceContext, game: int, person: Person, wanted: Wanted) -> VoteFact:
    """Ask the others; what needs nobody's answer is done at once."""
    await come(context, game, person)
    async with context.locked("game", game):
        async with context.write() as tx:
            chair = await sit(context, tx.connection, game, person)
            refuse_over(chair.fact)
            if wanted.kind in OF_ORGANIZERS:
                await refuse_at_tournament(tx.connection, chair.fact.table.tournament)
            if (pressed := await given_before(tx.connection, chair, wanted)) is not None:
                return await _vote(tx.connection, pressed)
            question = await prepared(tx, chair, wanted)
            vote = await _put(tx, chair, wanted, question)
            live = await count(context, tx, chair.live, vote, at_once=question.at_once)
            fact = await _vote(tx.connection, vote)
        context.keep(live)
        return fact


async def _put(tx: Transaction, chair: Chair, wanted: Wanted, question: Question) -> int:
    """Write a question down; returns its id, or that of the open one that it comes to.

    Refused: vote_open, where another question is open.
    """
    connection, seat, before = tx.connection, chair.seat.seat, chair.fact.vote
    if before is not None and before.kind == "time" and question.at_once:
        # What was asked for is given, though perhaps more or less of it.
        row = await votes.vote(connection, before.id)
        assert row is not None, "the question is open"
        await votes.note(connection, before.id, {**(row.data or {}), "hours": wanted.hours})
        await votes.cast(connection, before.id, seat, agree=True, at=tx.now)
        return before.id
    if before is not None and not question.at_once:
        if (before.asked_by, before.kind) == (seat, wanted.kind):
            return before.id
        open_one = {"lord": before.asked_name, "table": chair.fact.table.name}
        raise Refused("vote_open", open_one, ("vote",))
    closes = min(question.closes or tx.now + VOTE_OPEN, tx.now + VOTE_OPEN)
    vote = await votes.ask(
        connection,
        chair.live.row.id,
        wanted.kind,
        asked_by=seat,
        closes_at=closes,
        data=question.data,
    )
    await votes.cast(connection, vote, seat, agree=True, at=tx.now)
    if not question.at_once:
        await tx.plan(closes, "close_vote", game_id=chair.live.row.id, ref=vote)
    return vote


async def answer(context: ServiceContext, vote: int, person: Person, *, agree: bool) -> VoteFact:
    """Answer a question; one no closes it, the last yes has it carried out."""
    async with context.read() as connection:
        game = (await _open(connection, vote)).game_id
    await come(context, game, person)
    async with context.locked("game", game):
        async with context.write() as tx:
            await _open(tx.connection, vote)
            chair = await sit(context, tx.connection, game, person)
            refuse_over(chair.fact)
            seat = chair.seat.seat
            await votes.cast(tx.connection, vote, seat, agree=agree, at=tx.now)
            live = await count(context, tx, chair.live, vote)
            fact = await _vote(tx.connection, vote)
        context.keep(live)
        return fact


async def count(
    context: ServiceContext, tx: Transaction, live: Live, vote: int, *, at_once: bool = False
) -> Live:
    """Close a question that is decided, or that nobody asks any more, and do what was agreed.

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
    """Whether all have agreed whose answer counts; for more time one of them is enough."""
    if asked.kind == "time":
        return any(seat in asked.agreed for seat in asked.needed)
    return bool(asked.needed) and set(asked.needed) <= set(asked.agreed)


async def recount(context: ServiceContext, job: JobRow) -> bool:
    """Count a question anew since somebody went or came back, or a turn was played."""
    assert job.game_id is not None, "planned for a game"
    async with context.locked("game", job.game_id):
        async with context.write() as tx:
            if not await jobs.done(tx.connection, job.id, tx.now):
                return True
            live = await load(context, tx.connection, job.game_id)
            if live.row.ending is None:
                live = await count(context, tx, live, job.ref)
        context.keep(live)
    return True


async def lapse(tx: Transaction, context: ServiceContext, vote: int) -> None:
    """Close a question that was not answered by everybody in time."""
    row = await votes.vote(tx.connection, vote)
    if row is None or not await votes.close(tx.connection, vote, "lapsed"):
        return
    live = await load(context, tx.connection, row.game_id)
    await say_vote(tx, await table_row(tx.connection, live.row.table_id), live, vote)


async def vote_of(context: ServiceContext, game: int) -> VoteFact | None:
    """Return the open question of a game."""
    async with context.read() as connection:
        row = await game_row(connection, game)
        table = await table_fact(connection, await table_row(connection, row.table_id))
        return await open_vote_fact(connection, game, table)


async def _open(connection: Connection, vote: int) -> VoteRow:
    row = await votes.vote(connection, vote)
    if row is None or row.state != "open":
        raise Refused("vote_over", {}, ("look",))
    return row


async def _vote(connection: Connection, vote: int) -> VoteFact:
    row = await votes.vote(connection, vote)
    assert row is not None, "the question was just written"
    game = await game_row(connection, row.game_id)
    table = await table_fact(connection, await table_row(connection, game.table_id))
    return await vote_fact(connection, row, table)
