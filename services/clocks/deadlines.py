"""When the turn in progress is over: written with every turn, read by the deadline's job."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from services.clocks import arithmetic
from services.clocks.arithmetic import Span
from services.core.context import Transaction
from services.core.json_codec import user_from_json
from services.core.live_games import Live
from services.core.shards import Share
from services.facts.tables import Pace, SeatFact, Setup, TableFact
from services.offers.giants import after_last_turn
from store import Connection, absences, games, heartbeats, people, tables, tournament_games, votes
from store.rows import GameRow


@dataclass(frozen=True, slots=True)
class Timed:
    """A game whose clock is to be set: its set-up, its seats, and when a cup's round ends."""

    setup: Setup
    seats: Sequence[SeatFact]
    ends: int | None

    @classmethod
    def of(cls, table: TableFact) -> Timed:
        """Return what the clock of a table's game goes by."""
        return cls(table.setup, table.seats, table.ends)


async def waits_of(connection: Connection, timed: Timed, seat: int, since: int) -> list[Span]:
    """Return the times in which the clock of a seat waits: its lord's absences and weekends."""
    user = timed.seats[seat - 1].user
    if not timed.setup.vacation or user is None or not timed.seats[seat - 1].person:
        return []
    rows = await absences.absences(connection, [user], ending_after=since)
    waits = [(row.from_at, row.until_at) for row in rows]
    settings = user_from_json(await people.user_settings(connection, user))
    if settings.weekends and settings.zone is not None:
        waits += arithmetic.Local.of(settings.zone).weekends(since)
    return waits


async def outages_of(connection: Connection, row: GameRow, since: int) -> list[Span]:
    """Return the times since then in which nobody could play in a game's server."""
    rows = await heartbeats.outages(connection, ending_after=since)
    if not rows:
        return []
    table = await tables.table(connection, row.table_id)
    server = table.server_id if table is not None else 0
    return [(one.from_at, one.until_at) for one in rows if Share.named(one.process).owns(server)]


async def waits_in(
    connection: Connection, row: GameRow, timed: Timed, seat: int, since: int
) -> list[Span]:
    """Return everything for which the clock of a seat waits.

    An outage is such a time itself and never added up, so that none counts twice or is forgotten.
    """
    absent = await waits_of(connection, timed, seat, since)
    return [*absent, *await outages_of(connection, row, since)]


async def deadline_of(connection: Connection, row: GameRow, timed: Timed) -> int | None:
    """Return when the turn in progress is over; None: there is no limit, or the clock stands.

    No turn lasts longer than a cup's round: what is left then is the autopilot's.
    """
    if row.on_turn is None or row.ending is not None or row.paused_at is not None:
        return None
    own = await own_deadline(connection, row, timed)
    return min((at for at in (own, timed.ends) if at is not None), default=None)


async def own_deadline(connection: Connection, row: GameRow, timed: Timed) -> int | None:
    """Return when the time of the turn in progress itself is over, whenever its round ends."""
    assert row.on_turn is not None, "a turn is in progress"
    seconds = arithmetic.allowed(timed.setup.pace, row.banks, row.on_turn, row.credit)
    if seconds is None:
        return None
    waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    return arithmetic.after(row.turn_since, seconds, waits)


async def left_of(connection: Connection, row: GameRow, timed: Timed, now: int) -> int | None:
    """Return the seconds that are left of the turn in progress; None: there is no limit."""
    assert row.on_turn is not None, "a turn is in progress"
    seconds = arithmetic.allowed(timed.setup.pace, row.banks, row.on_turn, row.credit)
    if seconds is None:
        return None
    waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    until = now if row.paused_at is None else max(row.paused_at, row.turn_since)
    return seconds - arithmetic.elapsed(row.turn_since, until, waits)


async def stood(connection: Connection, row: GameRow, timed: Timed, now: int) -> int:
    """Return the seconds for which the clock of a paused game has stood that would have counted."""
    if row.on_turn is None or row.paused_at is None:
        return 0
    since = max(row.paused_at, row.turn_since)
    waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    return arithmetic.elapsed(since, now, waits)


async def given(connection: Connection, row: GameRow) -> int:
    """Return the seconds that the lord on turn was given in the turn in progress."""
    passed = await votes.votes_passed(connection, row.id, "time")
    notes = [vote.data or {} for vote in passed]
    return sum(one["hours"] * 3600 for one in notes if one["began"] == row.turn_version)


async def begin_turn(tx: Transaction, before: GameRow | None, after: Live, timed: Timed) -> Live:
    """Set the clock of a turn that begins, and fill the bank of the lord whose turn has ended.

    `before` is the game's row while that turn was played; None at the start.
    """
    row, pace = after.row, timed.setup.pace
    banks = arithmetic.full(pace, timed.setup.lords) if before is None else row.banks
    if before is not None and before.banks is not None and before.on_turn is not None:
        banks = list(before.banks)
        # What was given for this turn and not used is no saving.
        left = await left_of(tx.connection, before, timed, tx.now) or 0
        left -= await given(tx.connection, before)
        banks[before.on_turn - 1] = arithmetic.refilled(pace, left)
    row = replace(row, banks=banks, credit=0, deadline=None)
    if row.on_turn is not None and not after_last_turn(after.game.view()):
        row = replace(row, deadline=await deadline_of(tx.connection, row, timed))
    return replace(after, row=row)


async def begin_again(tx: Transaction, before: GameRow, after: Live, timed: Timed) -> Live:
    """Set the clock of a turn that was taken back: its lord has what they had left.

    `before` is the game's row while the next turn was played; `after.last` what stands now.
    """
    row, seat, pace = after.row, after.row.on_turn, timed.setup.pace
    assert seat is not None, "a turn taken back is somebody's"
    used = await _used(tx, before, after, timed)
    more = await _given_again(tx, after)
    if pace.kind == "bank" and before.banks is not None:
        banks = list(before.banks)
        left = unfilled(pace, banks[seat - 1], used)
        banks[seat - 1] = max(arithmetic.LEAST_AFTER_TAKEBACK, left)
        row = replace(row, banks=banks, credit=more if left > 0 else 0)
    elif pace.kind == "turn":
        row = replace(row, credit=max(more - used, arithmetic.least(pace) - pace.turn))
    return replace(after, row=replace(row, deadline=await deadline_of(tx.connection, row, timed)))


def unfilled(pace: Pace, bank: int, used: int) -> int:
    """Return a bank as a turn that used so many seconds left it; a full one hides the rest."""
    full = bank >= max(pace.cap, pace.bank)
    return max(bank - pace.increment, bank - used) if full else bank - pace.increment


async def _used(tx: Transaction, before: GameRow, after: Live, timed: Timed) -> int:
    """Return the seconds that a turn taken back took: of its own lord, while the clock ran.

    What passed after it was ended and before it was taken back an earlier time is not theirs.
    """
    row, seat, connection = after.row, after.row.on_turn, tx.connection
    assert seat is not None, "a turn taken back is somebody's"
    began = after.last.at if after.last is not None else row.started_at
    began = max(began, await tables.sits_since(connection, row.table_id, seat))
    waits = await waits_in(connection, row, timed, seat, began)
    if timed.ends is not None:
        waits += await _pauses_of_tournament(tx, row)
    for vote in await votes.votes_passed(connection, row.id, "pause"):
        pause = vote.data or {}
        if "since" in pause:
            waits.append((pause["since"], pause.get("over", tx.now)))
    moves = await games.moves(connection, row.id)
    undone = {move.cancels: move.made_at for move in moves if move.cancels is not None}
    ends = [move for move in moves if move.turn == after.turn and move.version in undone]
    waits += [(move.made_at, undone[move.version]) for move in ends]
    return arithmetic.elapsed(began, before.turn_since, waits)


async def _pauses_of_tournament(tx: Transaction, row: GameRow) -> list[Span]:
    """Return the times for which the cup of a game has stood."""
    table = await tables.table(tx.connection, row.table_id)
    if table is None or table.cup_id is None:
        return []
    spans = await tournament_games.pauses(tx.connection, table.cup_id)
    return [(since, tx.now if until is None else until) for since, until in spans]


async def _given_again(tx: Transaction, after: Live) -> int:
    """Return the seconds that a turn taken back was given: they are of the turn in progress now."""
    seconds = 0
    for vote in await votes.votes_passed(tx.connection, after.row.id, "time"):
        note = vote.data or {}
        if note["turn"] == after.turn:
            seconds += note["hours"] * 3600
            again = {**note, "began": after.row.turn_version}
            await votes.change_data(tx.connection, vote.id, again)
    return seconds


def plays_on(seats: Sequence[SeatFact]) -> bool:
    """Whether the autopilot plays at once for who is absent: somebody else waits for it.

    Where nobody is present every turn waits for its lord until its time is over.
    """
    return any(seat.present for seat in seats)


async def played_for(connection: Connection, timed: Timed, seat: int, now: int) -> bool:
    """Whether the autopilot plays at once for a lord, who is absent.

    Not while an absence that they have announced lets their clock wait, however late they did it.
    """
    one = timed.seats[seat - 1]
    if not one.absent or not plays_on(timed.seats):
        return False
    return not (timed.setup.vacation and await announced(connection, one.user, now))


async def announced(connection: Connection, user: int | None, now: int) -> bool:
    """Whether a person has announced to be away now."""
    rows = [] if user is None else await absences.absences(connection, [user], ending_after=now)
    return any(row.from_at <= now < row.until_at for row in rows)


async def plan_deadline(tx: Transaction, row: GameRow) -> None:
    """Have the turn in progress ended when its time is over."""
    if row.deadline is not None:
        due = max(row.deadline, tx.now)
        await tx.plan(due, "deadline", game_id=row.id, ref=row.turn_version)
