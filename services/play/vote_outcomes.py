"""What a table has agreed on is done: each in the transaction of the answer that decided it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from services.clocks.arithmetic import least
from services.clocks.deadlines import Timed, deadline_of, left_of, stood
from services.core.context import House, Work
from services.core.live_games import Live, load
from services.facts import Person
from services.facts.games import GameFact
from services.facts.tables import TableFact
from services.offers.giants import after_last_turn
from services.outbox.announcements import Now, call_next, leave_to_computer
from services.outbox.clock_refresh import renew_game
from services.outbox.table_changes import show_clock
from services.play._rollback import Back, go_back
from services.play.question_rules import HOUR
from services.play.reclaim_seat import come
from services.play.seat_access import refuse_over, sit
from services.play.turn_commit import end_game, save_row
from services.play.vote_counting import say_vote
from services.state.game_facts import game_fact
from services.state.table_facts import seat_facts, table_fact, table_row
from services.state.tournament_guard import refuse_at_cup
from store import games, jobs, tables, votes
from store.rows import JobRow, TableRow, VoteRow


@dataclass(frozen=True, slots=True)
class Agreed:
    """A question that has passed, in the transaction that closed it."""

    house: House
    work: Work
    live: Live
    table: TableRow
    fact: TableFact
    vote: VoteRow

    @property
    def now(self) -> Now:
        """The game right now."""
        setup = self.fact.setup
        return Now(self.table, self.fact.seats, self.live, takebacks=setup.takeback)

    def value(self, key: str) -> int:
        """Return a number that is noted of the question."""
        return int((self.vote.data or {})[key])


async def carry_out(agreed: Agreed) -> Live:
    """Do it; returns the game as it stands then."""
    return await _DO[agreed.vote.kind](agreed)


async def _abort(agreed: Agreed) -> Live:
    work, row = agreed.work, agreed.live.row
    raised = replace(row, version=row.version + 1, ending="agreed", ended_at=work.now)
    live = replace(agreed.live, row=replace(raised, on_turn=None, deadline=None))
    await save_row(work, agreed.live, live)
    await end_game(work, replace(agreed.now, live=live), agreed.fact.setup, None)
    return live


async def _takeback(agreed: Agreed) -> Live:
    asked = Back(agreed.vote.asked_by, agreed.value("version"))
    return await go_back(agreed.work, agreed.now, agreed.fact.setup, asked)


async def _time(agreed: Agreed) -> Live:
    """The lord on turn has so much longer; the new end is noted, to be told."""
    work, row = agreed.work, agreed.live.row
    credit = row.credit + agreed.value("hours") * HOUR
    await games.set_clock(work.connection, row.id, credit=credit)
    await renew_game(agreed.house, work, row.id)
    live = await load(agreed.house, work.connection, row.id)
    ends = {**(agreed.vote.data or {}), "ends": live.row.deadline or 0}
    await votes.note(work.connection, agreed.vote.id, ends)
    return live


async def _replace(agreed: Agreed) -> Live:
    """The seat is lost: a computer lord plays it until somebody takes it over."""
    work, seat = agreed.work, agreed.value("seat")
    before = agreed.fact.seats[seat - 1].name or ""
    now = await lose_seat(work, agreed.now, seat)
    live = now.live
    told = {"seat": seat, "before": before}
    await _say(work, now, {**told, "what": "replaced", "call": seat})
    guest = (agreed.vote.data or {}).get("guest_id")
    if guest is not None:
        who = {"user": guest, "name": (agreed.vote.data or {})["guest"]}
        await _say(work, now, {**told, "what": "offered", "guest": who})
    return live


async def lose_seat(work: Work, now: Now, seat: int) -> Now:
    """Have a seat lost that its lord did not give up: the computer plays on until they are back."""
    table, before = now.table, now.live
    old = next(row for row in await tables.seats(work.connection, table.id) if row.seat == seat)
    since = old.resigned_turn or before.turn
    lost = {"lost_at": old.lost_at or work.now, "absent_since": old.absent_since or work.now}
    await tables.change_seat(work.connection, table.id, seat, resigned_turn=since, **lost)
    row = replace(before.row, version=before.row.version + 1)
    if before.seat == seat:
        row = replace(row, turn_version=row.version, deadline=None)
    live = replace(before, row=row)
    await save_row(work, before, live)
    rows = await tables.seats(work.connection, table.id)
    now = replace(now, seats=seat_facts(len(now.seats), rows), live=live)
    await leave_to_computer(work, now, seat)
    return now


async def _say(work: Work, now: Now, body: dict[str, object]) -> None:
    row = now.live.row
    await work.say(now.table, "seat", body, game=row.id, version=row.version)


# -- the clock stands, and goes on -----------------------------------------------------------------


async def _pause(agreed: Agreed) -> Live:
    """The clock stands; who has the time may play on meanwhile."""
    work, row = agreed.work, agreed.live.row
    await games.set_clock(work.connection, row.id, paused_at=work.now, deadline=None)
    await show_clock(work, agreed.table, row.id)
    since = {**(agreed.vote.data or {}), "since": work.now}
    await votes.note(work.connection, agreed.vote.id, since)
    until = agreed.value("until")
    if until:
        await work.plan(until, "resume", game_id=row.id, ref=agreed.vote.id)
    return replace(agreed.live, row=replace(row, paused_at=work.now, deadline=None))


async def resume(house: House, game: int, person: Person) -> GameFact:
    """End a pause; where there is none, nothing happens."""
    await come(house, game, person)
    async with house.locked("game", game):
        async with house.write() as work:
            chair = await sit(house, work.connection, game, person)
            refuse_over(chair.fact)
            await refuse_at_cup(work.connection, chair.fact.table.cup)
            live = await go_on(work, chair.live, chair.seat.seat)
            fact = await game_fact(work.connection, live)
        house.keep(live)
    return fact


async def resume_dated(house: House, job: JobRow) -> bool:
    """End a pause whose end was agreed on, if it still lasts."""
    assert job.game_id is not None, "planned for a game"
    async with house.locked("game", job.game_id):
        async with house.write() as work:
            if not await jobs.done(work.connection, job.id, work.now):
                return True
            live = await load(house, work.connection, job.game_id)
            pauses = await votes.passed(work.connection, job.game_id, "pause")
            if live.row.ending is None and pauses and pauses[-1].id == job.ref:
                live = await go_on(work, live, 0)
        house.keep(live)
    return True


async def go_on(work: Work, before: Live, by: int) -> Live:
    """Let the clock go on: it has stood for as long as counts of the pause.

    What would have been played meanwhile is planned anew, and the lord on turn is told. They have
    not chosen the moment, so they have at least ten minutes.
    """
    row, connection = before.row, work.connection
    if row.paused_at is None:
        return before
    table = await table_row(connection, row.table_id)
    fact = await table_fact(connection, table)
    timed = Timed.of(fact)
    row = replace(row, credit=row.credit + await stood(connection, row, timed, work.now))
    row = replace(row, paused_at=None)
    if not after_last_turn(before.game.view()):
        left = await left_of(connection, row, timed, work.now)
        if left is not None:
            row = replace(row, credit=row.credit + max(0, least(fact.setup.pace) - left))
        row = replace(row, deadline=await deadline_of(connection, row, timed))
    clock = {"paused_at": None, "credit": row.credit, "deadline": row.deadline}
    await games.set_clock(connection, row.id, **clock)
    await show_clock(work, table, row.id)
    live = replace(before, row=row)
    called = await call_next(work, Now(table, fact.seats, live, takebacks=fact.setup.takeback))
    pauses = await votes.passed(connection, row.id, "pause")
    if pauses:
        over = {**(pauses[-1].data or {}), "over": work.now, "by": by}
        await votes.note(connection, pauses[-1].id, over)
        await say_vote(work, table, live, pauses[-1].id)
    if called is not None:
        body = {"call": called, "why": "resumed", "turn": row.turn_version}
        await work.say(table, "reminder", body, game=row.id, version=row.version)
    return live


_DO: dict[str, Callable[[Agreed], Awaitable[Live]]] = {
    "abort": _abort,
    "takeback": _takeback,
    "pause": _pause,
    "replace": _replace,
    "time": _time,
}
