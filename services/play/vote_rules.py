"""What may be put to the vote of a table, and whether an open vote still makes sense."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from services.clocks import arithmetic
from services.clocks.arithmetic import LONGEST_PAUSE
from services.clocks.deadlines import Timed, is_away, lapses_at, left_of
from services.core.context import ServiceContext
from services.core.live_games import VOTE, Live, load, receives, without_takebacks
from services.core.transaction import Transaction
from services.facts import Person, Press, Refused
from services.facts.games import PROMISED, GameFact, MenuFact, Proposal
from services.facts.tables import Pace, SeatFact, TableFact
from services.offers.giants import after_last_turn
from services.play.missed_turns import was_active
from services.play.seat_access import Chair, refuse_over, sit
from services.standing import blocks, calls
from services.state.game_facts import game_fact, lord_name
from store import Connection, games, tables, votes
from store.rows import MoveRow, VoteRow

HOUR, DAY = 3600, 24 * 3600
VOTE_OPEN = REPLACING = 3 * DAY
"""How long a vote is open at most; one to replace a lord in their turn, after that."""
IDLE = 14 * DAY
"""How long a turn without a limit lasts before the others may replace its lord."""
ALL = 3
"""How many lords must be present before one who is only slow can be replaced: of fewer, one alone
would decide."""

VOTED = 100
"""How often a table takes turns back by votes in a game: each leaves rows that are read again."""
TURNS_GIVEN = 3
"""The time of how many turns a lord can be given in a game: two could stall it for a third."""


@dataclass(frozen=True, slots=True)
class PreparedVote:
    """A vote that may be held, and what is stored of it."""

    data: dict[str, Any] | None = None
    closes: int | None = None  # None: after `VOTE_OPEN`
    at_once: bool = False  # it needs no answer


async def prepare(tx: Transaction, chair: Chair, proposal: Proposal) -> PreparedVote:
    """Prepare the vote on a proposal. Refused: what forbids it, vote_alone."""
    prepared = await _PREPARE[proposal.kind](tx, chair, proposal)
    table = chair.fact.table
    if not prepared.at_once and not anybody_else(table, chair.seat):
        raise Refused("vote_alone", {"table": table.name}, ("look",))
    promised = {name: getattr(table.fair, name) for name in PROMISED}
    asked = {"asked_at": tx.now, "round": chair.fact.view.round}
    return replace(prepared, data={**(prepared.data or {}), **asked, **promised})


def anybody_else(table: TableFact, seat: SeatFact) -> bool:
    """Whether anybody else still has a seat, so that a vote can be held."""
    return any(one.person for one in table.seats if one.seat != seat.seat)


async def refuse_repeated(
    tx: Transaction, chair: Chair, kind: str, data: Mapping[str, Any]
) -> None:
    """Refuse to ask the table again what it has just refused. Refused: vote_again (data at).

    Whoever played on instead of answering has refused to take back that turn alone.
    """
    connection, seat, fair = tx.connection, chair.seat.seat, chair.fact.table.fair
    since = await tables.sits_since(connection, chair.fact.table.id, seat)
    for vote in await votes.votes_called(connection, chair.live.row.id, kind, seat):
        before = vote.data or {}
        refused_at = before.get("refused_at", 0)
        again = refused_at + before.get("again_hours", fair.again_hours) * HOUR
        keys = ("version",) if "played_on" in before else _SAME.get(kind, ())
        same = all(before.get(key) == data.get(key) for key in keys)
        if same and since <= refused_at and tx.now < again:
            raise Refused("vote_again", {"at": again}, ("look",))


_SAME = {"replace": ("seat",), "time": ("turn",)}
"""What makes two questions of a kind the same; of other kinds, any two are."""


async def still_asked(
    connection: Connection, live: Live, table: TableFact, row: VoteRow, now: int
) -> bool:
    """Whether what an open vote is about could still be done, and its asker still sits there."""
    data = row.data or {}
    if not table.seats[row.asked_by - 1].person:
        return False
    if row.kind == "time":
        return bool(data["began"] == live.row.turn_version)
    if row.kind == "takeback":
        if table.sealed:  # it was asked in an earlier release
            return False
        rows = without_takebacks(await games.moves(connection, live.row.id))
        return any(move.version == data["version"] for move in rows)
    if row.kind == "replace":
        return await replaceable(connection, live, table, data["seat"], now)
    return row.kind != "pause" or not data["until"] or bool(data["until"] > now)


# -- what may be proposed --------------------------------------------------------------------------


async def _abort(_tx: Transaction, _chair: Chair, _proposal: Proposal) -> PreparedVote:
    return PreparedVote()


async def _takeback(tx: Transaction, chair: Chair, _proposal: Proposal) -> PreparedVote:
    version, turns = turns_to_cancel(chair, await games.moves(tx.connection, chair.live.row.id))
    last = chair.live.last
    free = last is not None and last.version == version and not last.final
    return PreparedVote({"version": version, "turns": turns, "free": int(free)})


def turns_to_cancel(chair: Chair, moves: Sequence[MoveRow]) -> tuple[int, int]:
    """Return the version of a lord's latest turn, and how many turns are taken back with it.

    Nothing is put to the vote where other tables play the same draw: who has seen what comes would
    play again with that. Refused: takeback_off, takeback_free (no vote is needed),
    takeback_sealed, takeback_voted, takeback_none.
    """
    table, seat = chair.fact.table, chair.seat.seat
    if not table.setup.takeback:
        raise Refused("takeback_off", {}, ("look",))
    if chair.fact.may_take_back == seat:
        raise Refused("takeback_free", {}, ("takeback",))
    if table.sealed:
        raise Refused("takeback_sealed", {}, ("look",))
    if len({row.version for row in moves if row.made_by == VOTE}) >= VOTED:
        raise Refused("takeback_voted", {"count": VOTED}, ("look",))
    turns = {row.version: row for row in without_takebacks(moves) if not receives(row)}
    own = [row for row in turns.values() if row.seat == seat]
    if not own or own[-1].made_by == "resigned":
        raise Refused("takeback_none", {}, ("look",))
    version = own[-1].version
    return version, sum(one >= version for one in turns)


async def _pause(tx: Transaction, chair: Chair, proposal: Proposal) -> PreparedVote:
    refuse_pause(chair)
    if proposal.until and not tx.now < proposal.until <= tx.now + LONGEST_PAUSE:
        raise Refused("bad_until", {"days": LONGEST_PAUSE // DAY}, ("look",))
    passed = await votes.votes_passed(tx.connection, chair.live.row.id, "pause")
    before = sum(_unanswered(one.data or {}) for one in passed)
    return PreparedVote({"until": proposal.until, "before": before})


def _unanswered(pause: Mapping[str, Any]) -> int:
    """Return the seconds of a pause to which not everybody has answered."""
    if not pause.get("unanswered"):
        return 0
    return max(0, int(pause.get("over", pause["until"])) - int(pause["since"]))


def refuse_pause(chair: Chair) -> None:
    """Refuse to pause a clock that does not run. Refused: no_clock, paused."""
    table = chair.fact.table
    if table.setup.pace.kind == "none" or after_last_turn(chair.fact.view):
        raise Refused("no_clock", {"table": table.name}, ("look",))
    if chair.live.row.paused_at is not None:
        raise Refused("paused", {"table": table.name}, ("resume", "look"))


async def _replace(tx: Transaction, chair: Chair, proposal: Proposal) -> PreparedVote:
    table = chair.fact.table
    seats = [one for one in table.seats if one.seat == proposal.seat and one.user is not None]
    if not seats or seats[0].seat == chair.seat.seat:
        raise Refused("lord_unknown", {"text": str(proposal.seat)}, ("look",))
    lord = {"lord": lord_name(seats[0])}
    data: dict[str, Any] = {"seat": proposal.seat}
    closes = None
    if seats[0].present:  # on turn, so their silence counts from its end on
        data["began"] = chair.live.row.turn_version
        closes = max(chair.live.row.deadline or 0, tx.now) + REPLACING
    if not await replaceable(tx.connection, chair.live, table, proposal.seat, tx.now):
        away = await _honored(tx.connection, table, proposal.seat, tx.now)
        raise Refused("lord_away" if away else "not_idle", lord, ("look",))
    guest = proposal.guest
    if guest is not None:
        if table.seat_of(guest.id) is not None:
            raise Refused("guest_seated", {"lord": guest.name}, ("look",))
        asker = chair.seat.user or 0
        if await blocks.are_apart(tx.connection, guest.id, table.seats) or await calls.refused(
            tx.connection, table.server, asker, [guest.id], tx.now
        ):
            raise Refused("guest_many", {"lord": guest.name}, ("look",))
        data |= {"guest_id": guest.id, "guest": guest.name}
    return PreparedVote(data, closes=closes)


async def replaceable(
    connection: Connection, live: Live, table: TableFact, seat: int, now: int
) -> bool:
    """Whether a lord is idle: lost, absent, or silent for over half of their turn's time.

    With fewer than three lords present, the others wait until the time is over. Without a limit it
    is over after two weeks. Nobody is idle during an announced absence that the table honors.
    """
    one = table.seats[seat - 1]
    if await _honored(connection, table, seat, now):
        return False
    if not one.present:
        return one.user is not None and not one.resigned and one.computer is None
    row = live.row
    if row.deadline is None:
        return await is_idle(connection, live, table, seat, now)
    on_turn = live.seat == seat and row.paused_at is None
    if not on_turn or sum(other.present for other in table.seats) < ALL:
        return False
    own = table.setup.pace.turn if row.banks is None else row.banks[seat - 1]
    left = await left_of(connection, row, Timed.of(table), now)
    if left is None or 2 * left >= own:
        return False
    return not await was_active(connection, live, seat)


async def is_idle(
    connection: Connection, live: Live, table: TableFact, seat: int, now: int
) -> bool:
    """Whether a lord has had the turn for two weeks, outages aside, at a table without a limit."""
    row = live.row
    mine = live.seat == seat and table.setup.pace.kind == "none" and row.paused_at is None
    if not mine or now - row.turn_since < IDLE:
        return False
    return await lapses_at(connection, table.server, row.turn_since, IDLE) <= now


async def _honored(connection: Connection, table: TableFact, seat: int, now: int) -> bool:
    """Whether a lord has announced an absence for now, and the table honors it."""
    one = table.seats[seat - 1]
    return one.person and table.setup.vacation and await is_away(connection, one.user, now)


async def _time(tx: Transaction, chair: Chair, proposal: Proposal) -> PreparedVote:
    """Prepare a vote on more time for the lord on turn; any opponent gives it at once."""
    live, table = chair.live, chair.fact.table
    if table.setup.pace.kind == "none":
        raise Refused("no_clock", {"table": table.name}, ("look",))
    if chair.partner_on_turn:
        raise Refused("time_partner", {"table": table.name}, ("look",))
    most = await hours_left(tx.connection, live, table)
    if not 1 <= proposal.hours <= most:
        code = "time_limit" if most else "time_enough"
        raise Refused(code, {"hours": most}, ("look",))
    began = {"turn": live.turn, "began": live.row.turn_version}
    data = {"hours": proposal.hours, "seat": live.seat, **began}
    if chair.on_turn:
        return PreparedVote({**data, "asked_at": tx.now}, closes=live.row.deadline)
    return PreparedVote(data, at_once=True)


async def given_before(connection: Connection, chair: Chair, proposal: Proposal) -> int | None:
    """Return the vote by which a double click has given its time already; None if it is new."""
    if proposal.kind != "time" or proposal.left is None or chair.on_turn:
        return None
    passed = await votes.votes_passed(connection, chair.live.row.id, "time")
    left = await hours_left(connection, chair.live, chair.fact.table)
    mine = [one.id for one in passed if (one.data or {})["turn"] == chair.live.turn]
    return mine[-1] if mine and left != proposal.left else None


async def hours_left(connection: Connection, live: Live, table: TableFact) -> int:
    """Return how many more hours the lord on turn can get: in all once more the time of a turn.

    Where others wait who were not asked, that of so many turns in a game. None beyond the end of a
    tournament's round.
    """
    if live.seat is None or not table.seats[live.seat - 1].person:
        return 0
    if table.setup.pace.kind == "none" or after_last_turn(live.game.view()):
        return 0
    passed = await votes.votes_passed(connection, live.row.id, "time")
    notes = [row.data or {} for row in passed]
    got = sum(int(one["hours"]) for one in notes if one["turn"] == live.turn)
    most = most_hours(table.setup.pace)
    if sum(one.person for one in table.seats) >= ALL:
        in_game = sum(int(one["hours"]) for one in notes if one.get("seat") == live.seat)
        most = min(most - got, TURNS_GIVEN * most - in_game)
    else:
        most -= got
    if table.ends is not None and live.row.deadline is not None:
        most = min(most, -(-(table.ends - live.row.deadline) // HOUR))
    return max(0, most)


def most_hours(pace: Pace) -> int:
    """Return how many more hours a turn can get in all: those of a usual turn, at least one."""
    return max(1, arithmetic.usual_turn(pace) // HOUR)


_PREPARE: dict[str, Callable[[Transaction, Chair, Proposal], Awaitable[PreparedVote]]] = {
    "abort": _abort,
    "takeback": _takeback,
    "pause": _pause,
    "replace": _replace,
    "time": _time,
}


# -- the menu --------------------------------------------------------------------------------------


async def menu(context: ServiceContext, game: int, person: Person) -> MenuFact:
    """Return what a lord can do about the game itself. Refused: no_game, not_at_table."""
    async with context.read() as connection:
        live = await load(context, connection, game)
        fact = await game_fact(connection, live)
        own = fact.table.seat_of(person.id)
        if own is None:
            raise Refused("not_at_table", {"table": fact.table.name}, ("look", "follow"))
        may, table = MenuFact(fact, own), fact.table
        if fact.over or not own.person:
            return may
        if live.row.paused_at is None:
            may = replace(may, hours=await hours_left(connection, live, table))
        if fact.vote is not None or not anybody_else(table, own):
            return may
        chair, moves = Chair(live, fact, own), await games.moves(connection, game)
        may = replace(may, ask_back=_allowed(lambda: turns_to_cancel(chair, moves)))
        if table.tournament is not None:
            return may
        now, others = context.clock.now(), [one.seat for one in table.seats if one != own]
        idle = [one for one in others if await replaceable(connection, live, table, one, now)]
        return replace(may, pause=_allowed(lambda: refuse_pause(chair)), replaceable=tuple(idle))


async def turns_back(
    context: ServiceContext, game: int, person: Person
) -> tuple[GameFact, SeatFact, int]:
    """Return the game, the person's seat and how many turns a vote would take back.

    Refused: as turns_to_cancel.
    """
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        refuse_over(chair.fact)
        _, turns = turns_to_cancel(chair, await games.moves(connection, game))
        return chair.fact, chair.seat, turns


def _allowed(check: Callable[[], object]) -> bool:
    try:
        check()
    except Refused:
        return False
    return True
