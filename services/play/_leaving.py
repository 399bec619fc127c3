"""Giving up, and ending a game by agreement."""

from __future__ import annotations

from dataclasses import replace

from services._announcing import Now, announce_resigned
from services._gamefacts import game_fact, open_vote_fact, vote_fact
from services._house import House, Work
from services._live import Live, game_row, load
from services._tablefacts import seat_facts, table_fact, table_row
from services.facts import (
    Ending,
    GameFact,
    Person,
    Refused,
    SeatFact,
    Setup,
    TableFact,
    VoteFact,
)
from services.play._chair import Chair, refuse_over, sit
from services.play._committing import end_game
from store import Connection, games, tables, votes
from store.rows import VoteRow

VOTE_OPEN = 3 * 24 * 3600
MESSAGE_KIND = "vote"


async def seat_in(house: House, game: int, person: Person) -> tuple[GameFact, SeatFact]:
    """Return a running game and the seat that a person still plays in it."""
    async with house.read() as connection:
        chair = await sit(house, connection, game, person)
        refuse_over(chair.fact)
        return chair.fact, chair.seat


async def resign(house: House, game: int, person: Person) -> GameFact:
    """Give a seat up. The last person to leave ends the game."""
    async with house.locked("game", game), house.write() as work:
        chair = await sit(house, work.connection, game, person)
        refuse_over(chair.fact)
        live = await _give_up(work, chair)
        fact = await game_fact(work.connection, live)
    house.keep(live)
    return fact


async def _give_up(work: Work, chair: Chair) -> Live:
    table, seat = chair.fact.table, chair.seat.seat
    turn = chair.live.turn
    await tables.resign_seat(work.connection, table.id, seat, at=work.now, turn=turn)
    seats = seat_facts(table.setup.lords, await tables.seats(work.connection, table.id))
    left = any(one.person for one in seats)
    live = await _raise(work, chair, None if left else "deserted")
    row = await table_row(work.connection, table.id)
    now = Now(row, seats, live, takebacks=table.setup.takeback)
    if not left:
        await end_game(work, now, table.setup, None)
        return live
    await announce_resigned(work, now, seat)
    if chair.fact.vote is not None:
        return await _count(work, live, chair.fact.vote.id)
    return live


async def _raise(work: Work, chair: Chair, ending: Ending | None) -> Live:
    """Raise the version; the turn begins anew where its own lord has gone."""
    before = chair.live.row
    row = replace(before, version=before.version + 1)
    if chair.on_turn:
        row = replace(row, turn_version=row.version, deadline=None)
    return await _saved(work, chair.live, replace(chair.live, row=row), ending)


async def _saved(work: Work, before: Live, live: Live, ending: Ending | None) -> Live:
    row = live.row
    if ending is not None:
        row = replace(row, ending=ending, ended_at=work.now, on_turn=None, deadline=None)
    saved = await games.advance(
        work.connection,
        row.id,
        before.row.version,
        turn_version=row.turn_version,
        ending=row.ending,
        ended_at=row.ended_at,
        on_turn=row.on_turn,
        deadline=row.deadline,
    )
    if not saved:
        raise Refused("busy", offers=("look",))
    return replace(live, row=row)


# -- a question to the table -----------------------------------------------------------------------


async def ask_abort(house: House, game: int, person: Person) -> VoteFact:
    """Ask everybody to end the game without a result; an open question is found."""
    async with house.locked("game", game):
        async with house.write() as work:
            chair = await sit(house, work.connection, game, person)
            refuse_over(chair.fact)
            if chair.fact.vote is not None:
                return chair.fact.vote
            closes = work.now + VOTE_OPEN
            seat = chair.seat.seat
            vote = await votes.ask(work.connection, game, "abort", asked_by=seat, closes_at=closes)
            await votes.cast(work.connection, vote, seat, agree=True, at=work.now)
            await work.plan(closes, "close_vote", game_id=game, ref=vote)
            live = await _count(work, chair.live, vote)
            fact = await _vote(work.connection, vote)
        house.keep(live)
        return fact


async def answer(house: House, vote: int, person: Person, *, agree: bool) -> VoteFact:
    """Answer a question; one no closes it, the last yes ends the game."""
    async with house.read() as connection:
        game = (await _open(connection, vote)).game_id
    async with house.locked("game", game):
        async with house.write() as work:
            await _open(work.connection, vote)
            chair = await sit(house, work.connection, game, person)
            refuse_over(chair.fact)
            seat = chair.seat.seat
            await votes.cast(work.connection, vote, seat, agree=agree, at=work.now)
            live = await _count(work, chair.live, vote)
            fact = await _vote(work.connection, vote)
        house.keep(live)
        return fact


async def lapse(work: Work, house: House, vote: int) -> None:
    """Close a question that was not answered by everybody in time."""
    row = await votes.vote(work.connection, vote)
    if row is None or not await votes.close(work.connection, vote, "lapsed"):
        return
    live = await load(house, work.connection, row.game_id)
    await _say(work, live, vote)


async def vote_of(house: House, game: int) -> VoteFact | None:
    """Return the open question of a game."""
    async with house.read() as connection:
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


async def _count(work: Work, live: Live, vote: int) -> Live:
    """Close a question that is decided: by one no, or when every person left agrees."""
    fact = await _vote(work.connection, vote)
    passed = set(fact.needed) <= set(fact.agreed)
    if fact.refused is not None or passed:
        await votes.close(work.connection, vote, "passed" if passed else "failed")
    await _say(work, live, vote)
    return await _agreed(work, live) if passed else live


async def _agreed(work: Work, live: Live) -> Live:
    row = await table_row(work.connection, live.row.table_id)
    table: TableFact = await table_fact(work.connection, row)
    setup: Setup = table.setup
    raised = replace(live.row, version=live.row.version + 1)
    ended = await _saved(work, live, replace(live, row=raised), "agreed")
    now = Now(row, table.seats, ended, takebacks=setup.takeback)
    await end_game(work, now, setup, None)
    return ended


async def _say(work: Work, live: Live, vote: int) -> None:
    """Post the question, or edit it to how it stands."""
    table = await table_row(work.connection, live.row.table_id)
    await work.say(table, MESSAGE_KIND, {"vote": vote}, game=live.row.id, version=live.row.version)
