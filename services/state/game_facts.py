"""Games as facts: everything that screens and messages show of one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from services.clocks import arithmetic
from services.clocks.deadlines import Timed, waits_of
from services.core.live_games import Live
from services.core.outbox_bodies import EndBody, ReportBody, body_of
from services.facts.games import ClockFact, GameFact, TurnReport, VoteFact
from services.facts.tables import SeatFact, TableFact
from services.state.table_facts import table_fact, table_row, with_fair
from store import Connection, outbox, votes
from store.rows import BallotRow, GameRow, OutboxRow, VoteRow

REPORTING = ("opening", "turn", "takeback", "end")


async def game_fact(connection: Connection, live: Live) -> GameFact:
    """Gather everything about the current state of a game."""
    table = await table_fact(connection, await table_row(connection, live.row.table_id))
    last = await outbox.last(connection, live.row.id, REPORTING)
    vote = await open_vote_fact(connection, live.row.id, table)
    if vote is not None or live.takebacks:
        table = await with_fair(connection, table, live.row)
    reports = reports_of(last)
    return build(live, table, reports, vote)


async def clocked(connection: Connection, fact: GameFact, now: int) -> GameFact:
    """Add until when the clock waits, if the lord on turn is away or the game is paused."""
    clock, seat = fact.clock, fact.seat_on_turn
    if clock is not None and clock.paused is not None:
        passed = await votes.votes_passed(connection, fact.id, "pause")
        ends = (passed[-1].data or {}).get("until") if passed else None
        return replace(fact, clock=replace(clock, paused_until=ends or None))
    if clock is None or clock.deadline is None or seat is None:
        return fact
    timed = Timed.of(fact.table)
    waits = arithmetic.merged(await waits_of(connection, timed, seat.seat, now))
    until = next((end for start, end in waits if start <= now < end), None)
    return fact if until is None else replace(fact, clock=replace(clock, away_until=until))


def build(
    live: Live, table: TableFact, reports: tuple[TurnReport, ...], vote: VoteFact | None = None
) -> GameFact:
    """Build a game's fact from its parts."""
    row, seat = live.row, live.seat
    over = row.ending is not None
    clock = ClockFact(
        pace=table.setup.pace,
        since=row.turn_since,
        deadline=row.deadline,
        paused=row.paused_at,
        banks=tuple(row.banks or ()),
    )
    return GameFact(
        id=row.id,
        table=table,
        number=row.number,
        version=row.version,
        turn_version=row.turn_version,
        view=live.view,
        seat_on_turn=None if seat is None else table.seats[seat - 1],
        last=reports,
        may_take_back=taker(live, table),
        ending=cast(Any, row.ending),
        seed=row.seed if over and not table.sealed else None,
        vote=vote,
        clock=clock,
        hints=taken_hints(row) if over else (),
    )


def taken_hints(row: GameRow) -> tuple[tuple[int, int], ...]:
    """Return how many hints were taken in a game, by seat: a region is one, the moves another."""
    found: Counter[int] = Counter()
    for hint in (row.hints or {}).values():
        found[hint["seat"]] += hint["told"]
    return tuple(sorted(found.items()))


def taker(live: Live, table: TableFact) -> int | None:
    """Return the seat that may take its turn back now: while its turn is the last and not final.

    From some time on that takes a vote. Whoever plays against computer lords alone always may.
    """
    last = live.last
    if table.solo and live.seat is not None and table.setup.takeback:
        return next((one.seat for one in table.seats if one.seat in live.played_at), None)
    if last is None or last.final or live.seat is None or not table.setup.takeback:
        return None
    if last.by == "resigned" or not table.seats[last.seat - 1].person:
        return None
    of_turn, of_game = live.taken_back(last)
    fair = table.fair
    return None if of_turn >= fair.takebacks or of_game >= fair.takebacks_in_game else last.seat


def reports_of(row: OutboxRow | None) -> tuple[TurnReport, ...]:
    """Return the turn reports in an announcement, if it has any."""
    body = None if row is None else body_of(row)
    return body.reports if isinstance(body, ReportBody | EndBody) else ()


async def open_vote_fact(connection: Connection, game: int, table: TableFact) -> VoteFact | None:
    """Return the open vote of a game."""
    row = await votes.open_vote(connection, game)
    return None if row is None else await vote_fact(connection, row, table)


async def vote_fact(connection: Connection, row: VoteRow, table: TableFact) -> VoteFact:
    """Gather a vote and its ballots."""
    cast_ = await votes.ballots(connection, [row.id])
    posted = await outbox.messages(connection, table.id, "vote", ref=row.id)
    return build_vote(row, table, cast_, posted[-1].message_id if posted else None)


def build_vote(
    row: VoteRow, table: TableFact, cast_: Sequence[BallotRow], message: int | None
) -> VoteFact:
    """Build a vote's fact from its parts."""
    data = row.data or {}
    return VoteFact(
        id=row.id,
        game=row.game_id,
        kind=cast(Any, row.kind),
        asked_by=row.asked_by,
        asked_name=table.seats[row.asked_by - 1].name or "",
        closes=row.closes_at,
        needed=voters(row, table.seats),
        agreed=tuple(ballot.seat for ballot in cast_ if ballot.agree),
        refused=next((ballot.seat for ballot in cast_ if not ballot.agree), None),
        state=cast(Any, row.state),
        message=message,
        data=tuple((key, value) for key, value in data.items() if isinstance(value, int)),
        guest=data.get("guest", ""),
    )


def voters(row: VoteRow, seats: Sequence[SeatFact]) -> tuple[int, ...]:
    """Return the seats whose ballots count: those of all lords who have not lost or left theirs.

    Except a lord who asks for more time. One who is to be replaced is asked, too.
    """
    besides = row.asked_by if row.kind == "time" else None
    return tuple(seat.seat for seat in seats if seat.person and seat.seat != besides)


def lord_name(seat: SeatFact | None) -> str:
    """Return a lord's name for the data of a refusal."""
    return (seat.name or "") if seat is not None else ""
