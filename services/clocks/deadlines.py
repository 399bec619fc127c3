"""Deadlines of turns: written with every turn, read by the job `deadline`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from services.clocks import arithmetic
from services.clocks.arithmetic import Span
from services.clocks.quiet_hours import Lords, QuietTimes, lord_of, lords_of
from services.core.json_codec import user_from_json
from services.core.live_games import Live, receives, without_takebacks
from services.core.shards import Share
from services.core.transaction import Transaction
from services.facts.tables import FAIR, FairPlay, Pace, SeatFact, Setup, TableFact
from services.offers.giants import after_last_turn
from store import Connection, absences, games, heartbeats, jobs, tables, votes
from store.rows import GameRow, OutageRow

LONG = 24 * 3600
"""An outage that is as long may be a clock that is ahead: what can't be undone waits a while."""
DOUBTED = 15 * 60
"""The seconds within which a clock that is wrong is set right."""


@dataclass(frozen=True, slots=True)
class Timed:
    """What a game's clock depends on: set-up, seats, the end of its tournament's round.

    `fair` has the least time after a takeback.
    """

    setup: Setup
    seats: Sequence[SeatFact]
    ends: int | None
    fair: FairPlay = FAIR
    server: int = 0  # whose reminders are those of lords who chose none
    lords: Lords | None = None  # what was read of them in this transaction
    outages: Sequence[Span] | None = None  # the same, since the turn before

    @classmethod
    def of(cls, table: TableFact) -> "Timed":
        """Return what the clock of a table's game depends on."""
        return cls(table.setup, table.seats, table.ends, table.fair, table.server)


async def read_once(connection: Connection, row: GameRow, timed: Timed) -> Timed:
    """Add what the clocks of a game's turn and of the next one depend on, for one transaction."""
    users = {one.user for one in timed.seats if one.person and one.user is not None}
    lords = await lords_of(connection, users, row.turn_since)
    return replace(timed, lords=lords, outages=await outages_of(connection, row, row.turn_since))


async def waits_of(connection: Connection, timed: Timed, seat: int, since: int) -> list[Span]:
    """Return the times for which the clock of a seat waits: its lord's absences and weekends."""
    user = timed.seats[seat - 1].user
    if not timed.setup.vacation or user is None or not timed.seats[seat - 1].person:
        return []
    lord = await lord_of(connection, user, since, timed.lords)
    waits = list(lord.away)
    zone, weekends = _weekends_of(lord.settings, since)
    if weekends and zone is not None:
        waits += arithmetic.Local.of(zone).weekends(since)
    return waits


WAITED = "waited"
"""The key of a person's settings with their zones and weekends before changes; see `waited`."""


def waited(before: Mapping[str, Any], sinces: Iterable[int], now: int) -> list[list[Any]]:
    """Return what is stored of earlier zones and weekends: those of the turns in progress.

    Each turn keeps what was set when it began, so that no weekend is had twice. `before`: the
    person's settings until now; `sinces`: when their turns began. Each item: until when it was so,
    the zone, and whether clocks waited on weekends.
    """
    settings = user_from_json(before)
    known = [*before.get(WAITED, ()), [now, settings.zone, settings.weekends]]
    needed = {next((at for at, *_ in known if at >= since), now) for since in sinces}
    return [one for one in known if one[0] in needed]


def _weekends_of(stored: Mapping[str, Any], since: int) -> tuple[str | None, bool]:
    """Return the zone of a person and whether their clocks wait, for a turn that began then."""
    settings = user_from_json(stored)
    for at, zone, weekends in stored.get(WAITED, ()):
        if since <= at:
            return zone, weekends
    return settings.zone, settings.weekends


async def outages_of(connection: Connection, row: GameRow, since: int) -> list[Span]:
    """Return the times after `since` in which nobody could play in a game's server."""
    rows = await heartbeats.outages_at(connection, row.table_id, ending_after=since)
    if not rows:
        return []
    table = await tables.table(connection, row.table_id)
    return _of_server(rows, table.server_id if table is not None else 0)


async def lapses_at(connection: Connection, server: int, since: int, seconds: int) -> int:
    """Return when somebody has been silent for some seconds in which they could have answered.

    Whatever counts silence against people asks here, or by `_of_server`: else whoever throws the
    bot out of their server lets the time of others run out.
    """
    rows = await heartbeats.outages_in(connection, server, ending_after=since)
    return arithmetic.after(since, seconds, _of_server(rows, server))


async def certain_at(connection: Connection, server: int, now: int) -> int:
    """Return when it is certain how late it is: some minutes after an outage of a day or more.

    A clock that is days ahead looks like one, and is set right within minutes. What can't be undone
    and has a date of its own waits so long.
    """
    rows = await heartbeats.outages_in(connection, server, ending_after=now - DOUBTED)
    long = [one.until_at for one in rows if one.until_at - one.from_at >= LONG]
    return max((until + DOUBTED for until in long), default=now)


def _of_server(rows: Iterable[OutageRow], server: int) -> list[Span]:
    return [(one.from_at, one.until_at) for one in rows if Share.named(one.process).owns(server)]


async def waits_in(
    connection: Connection, row: GameRow, timed: Timed, seat: int, since: int
) -> list[Span]:
    """Return everything for which the clock of a seat waits.

    Outages are read here rather than credited one by one, so that none is counted twice or missed.
    """
    absent = await waits_of(connection, timed, seat, since)
    outages = timed.outages
    if outages is None:
        outages = await outages_of(connection, row, since)
    return [*absent, *outages]


async def deadline_of(connection: Connection, row: GameRow, timed: Timed) -> int | None:
    """Return when the turn in progress is over; None: no limit, or the clock is stopped.

    No turn outlasts its tournament's round: the autopilot plays what is left.
    """
    if row.on_turn is None or row.ending is not None or row.paused_at is not None:
        return None
    own = await own_deadline(connection, row, timed)
    return min((at for at in (own, timed.ends) if at is not None), default=None)


async def own_deadline(connection: Connection, row: GameRow, timed: Timed) -> int | None:
    """Return when the turn's own time is over, regardless of its tournament's round."""
    assert row.on_turn is not None, "a turn is in progress"
    seconds = time_of(row, timed.setup.pace)
    if seconds is None:
        return None
    waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    return arithmetic.after(row.turn_since, seconds, waits)


async def clock_of(
    connection: Connection, row: GameRow, timed: Timed, now: int
) -> tuple[int | None, int | None]:
    """Return when the turn in progress is over, and the seconds left of it; its clock runs."""
    assert row.on_turn is not None, "a turn is in progress"
    seconds = time_of(row, timed.setup.pace)
    if seconds is None:
        return timed.ends, None
    waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    own = arithmetic.after(row.turn_since, seconds, waits)
    left = seconds - arithmetic.elapsed(row.turn_since, now, waits)
    return own if timed.ends is None else min(own, timed.ends), left


def time_of(row: GameRow, pace: Pace) -> int | None:
    """Return how many seconds the turn in progress may take; None: no limit."""
    assert row.on_turn is not None, "a turn is in progress"
    return arithmetic.time_allowed(pace, row.banks, row.on_turn, row.credit - row.short)


async def left_of(connection: Connection, row: GameRow, timed: Timed, now: int) -> int | None:
    """Return the seconds left of the turn in progress; None: no limit."""
    assert row.on_turn is not None, "a turn is in progress"
    seconds = time_of(row, timed.setup.pace)
    if seconds is None:
        return None
    waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    until = now if row.paused_at is None else max(row.paused_at, row.turn_since)
    return seconds - arithmetic.elapsed(row.turn_since, until, waits)


async def seconds_paused(connection: Connection, row: GameRow, timed: Timed, now: int) -> int:
    """Return how many seconds a pause has kept the clock from counting so far."""
    if row.on_turn is None or row.paused_at is None:
        return 0
    since = max(row.paused_at, row.turn_since)
    waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    return arithmetic.elapsed(since, now, waits)


async def seconds_given(connection: Connection, row: GameRow) -> int:
    """Return the extra seconds that votes have given to the turn in progress."""
    passed = await votes.votes_passed(connection, row.id, "time")
    notes = [vote.data or {} for vote in passed]
    return sum(one["hours"] * 3600 for one in notes if one["began"] == row.turn_version)


async def begin_turn(
    tx: Transaction, before: GameRow | None, after: Live, timed: Timed, left: int | None = None
) -> Live:
    """Set the clock of a turn that begins, and refill the bank of the lord whose turn ended.

    `before` is the game's row while that turn was played, `left` what was left of it; None at the
    start.
    """
    row, pace = after.row, timed.setup.pace
    banks = arithmetic.full_banks(pace, timed.setup.lords) if before is None else row.banks
    if before is not None and before.banks is not None and before.on_turn is not None:
        banks = list(before.banks)
        # Unused extra time of this turn is not saved.
        saved = (left or 0) - await seconds_given(tx.connection, before)
        seat = before.on_turn - 1
        banks[seat] = arithmetic.refilled(pace, min(saved, banks[seat]))
    row = replace(row, banks=banks, credit=0, short=0, deadline=None)
    if row.on_turn is not None and not after_last_turn(after.game.view()):
        row = _interrupted(after, row, pace)
        row = replace(row, short=await _shortened(tx.connection, replace(after, row=row), timed))
        row = replace(row, deadline=await deadline_of(tx.connection, row, timed))
    return replace(after, row=row)


async def _shortened(connection: Connection, after: Live, timed: Timed) -> int:
    """Return by how many seconds the turn of an absent lord is shorter than their whole time.

    They have a share of it in which they are awake: their quiet hours don't count.
    """
    row = after.row
    seat = timed.seats[(row.on_turn or 1) - 1]
    whole = time_of(row, timed.setup.pace)
    if whole is None or not (seat.absent and seat.person) or seat.user is None:
        return 0
    share = arithmetic.share(timed.setup.pace, await _missed_in_a_row(connection, after))
    lord = await lord_of(connection, seat.user, row.turn_since, timed.lords)
    until = QuietTimes(user_from_json(lord.settings)).waking(
        row.turn_since, share, row.turn_since + whole
    )
    return whole - (until - row.turn_since)


async def _missed_in_a_row(connection: Connection, after: Live) -> int:
    """Count the turns of the seat on turn that the autopilot has played since its lord is absent.

    The one that has just ended is not stored yet.
    """
    row, last = after.row, after.last
    rows = await tables.seats(connection, row.table_id)
    since = next(one.absent_since for one in rows if one.seat == row.on_turn)
    versions = {
        move.version
        for move in without_takebacks(await games.moves(connection, row.id))
        if (move.seat, move.made_by) == (row.on_turn, "autopilot")
        and not receives(move)
        and move.made_at >= (since or 0)
    }
    if last is not None and (last.seat, last.by) == (row.on_turn, "autopilot"):
        versions.add(last.version)
    return len(versions)


def _interrupted(after: Live, row: GameRow, pace: Pace) -> GameRow:
    """Leave a lord whose turn a takeback interrupted what they had left; at least half a turn.

    A whole new turn would let two lords stretch it as they like.
    """
    taken = () if after.last is None else after.takebacks.get(after.last.turn, ())
    left, seat = taken[-1].next_left if taken else None, row.on_turn
    if left is None or seat is None:
        return row
    left = max(left, arithmetic.usual_turn(pace) // 2)
    if row.banks is None:
        return replace(row, credit=left - pace.turn)
    banks = list(row.banks)
    banks[seat - 1] = min(banks[seat - 1], left)
    return replace(row, banks=banks)


async def begin_again(
    tx: Transaction, after: Live, timed: Timed, left: int | None, *, voted: bool = False
) -> Live:
    """Set the clock of a turn that was taken back: its lord has the time they had left.

    `left` is None for a turn that ended under an earlier release; its lord has the least time. That
    is given once a turn: taking back must not be a way to stretch a clock. `voted`: by a vote,
    which is not among the game's takebacks.
    """
    row, seat, pace = replace(after.row, short=0), after.row.on_turn, timed.setup.pace
    assert seat is not None, "a turn taken back is somebody's"
    if pace.kind == "none":
        return replace(
            after, row=replace(row, deadline=await deadline_of(tx.connection, row, timed))
        )
    least = timed.fair.minutes_back * 60
    least = min(least, pace.turn) if pace.kind == "turn" else least
    given = await _carry_over_given(tx, after)
    before = after.takebacks.get(after.turn, ())
    before = before if voted else before[:-1]
    if left is None or not any(one.left is not None and one.left < least for one in before):
        seconds = max(least, left or 0)
    else:
        seconds = left
    if row.banks is None:
        row = replace(row, credit=seconds - pace.turn)
    else:
        banks = list(row.banks)
        saved = None if left is None else left - given
        banks[seat - 1] = arithmetic.before_refill(pace, banks[seat - 1], saved)
        row = replace(row, banks=banks, credit=seconds - banks[seat - 1])
    return replace(after, row=replace(row, deadline=await deadline_of(tx.connection, row, timed)))


async def _carry_over_given(tx: Transaction, after: Live) -> int:
    """Give the extra time of a turn taken back to the turn in progress; return its seconds."""
    seconds = 0
    for vote in await votes.votes_passed(tx.connection, after.row.id, "time"):
        note = vote.data or {}
        if note["turn"] == after.turn:
            seconds += note["hours"] * 3600
            again = {**note, "began": after.row.turn_version}
            await votes.change_data(tx.connection, vote.id, again)
    return seconds


async def given_in(connection: Connection, game: int, turn: str) -> int:
    """Return the extra seconds that votes have given to a turn, such as "5.2"."""
    passed = await votes.votes_passed(connection, game, "time")
    notes = [vote.data or {} for vote in passed]
    return sum(one["hours"] * 3600 for one in notes if one["turn"] == turn)


def anybody_present(seats: Sequence[SeatFact]) -> bool:
    """Whether anybody at the table is present."""
    return any(seat.present for seat in seats)


async def is_away(connection: Connection, user: int | None, now: int) -> bool:
    """Whether a person has announced an absence for now."""
    rows = [] if user is None else await absences.absences(connection, [user], ending_after=now)
    return any(row.from_at <= now < row.until_at for row in rows)


async def plan_deadline(tx: Transaction, row: GameRow) -> None:
    """Plan the job that ends the turn in progress when its time is over, unless it is planned."""
    if row.deadline is None:
        return
    due = max(row.deadline, tx.now)
    known = await jobs.planned(tx.connection, row.id, row.turn_version, [due])
    if (due, "deadline") not in known:
        await tx.plan(due, "deadline", game_id=row.id, ref=row.turn_version)
