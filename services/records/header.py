"""Headers of records: what does not follow from the moves, such as players and dates."""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter

from engine import Game
from services.core.json_codec import setup_from_json, unrated_seats
from services.core.live_games import COMPUTER, Live, receives, without_takebacks
from services.facts.names import numbered
from services.facts.records import PLACED
from services.facts.tables import SeatFact
from services.records.outcome import ENDED
from services.state.game_facts import taken_hints
from services.state.table_facts import DYNASTY, seat_facts, table_row
from store import Connection, games, kibitz, tables
from store.rows import FormerLordRow, MoveRow

SITE = "castellan"
PSEUDONYM = 6
START = "0.1"
"""The turn at which lords leave before the first one, such as between two games of a Dynasty."""


@dataclass(frozen=True, slots=True)
class RecordSource:
    """Everything that the record of a game is written from, as read in one transaction.

    `seats` are the table's current ones, `former` their earlier lords, `rows` the moves without
    takebacks, `salt` the secret of the server's pseudonyms, `thread` the watchers' thread.
    """

    live: Live
    seats: tuple[SeatFact, ...]
    former: tuple[FormerLordRow, ...]
    rows: tuple[MoveRow, ...]
    salt: str
    dynasty: bool = False
    sealed: bool = False
    thread: int | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended, in any way."""
        return self.live.row.ending is not None

    @property
    def settled(self) -> bool:
        """Whether this is the last game of its table."""
        return not self.dynasty or self.live.row.number == DYNASTY


async def record_source(
    connection: Connection, live: Live, salt: str, *, moves: Sequence[MoveRow] | None = None
) -> RecordSource:
    """Gather everything that a record is written from; `moves`: its rows, if read already."""
    table = await table_row(connection, live.row.table_id)
    setup = setup_from_json(table.setup)
    thread = await kibitz.thread_of(connection, live.row.id)
    rows = await games.moves(connection, live.row.id) if moves is None else moves
    return RecordSource(
        live=live,
        seats=seat_facts(setup.lords, await tables.seats(connection, table.id)),
        former=tuple(await tables.former_lords(connection, table.id)),
        rows=tuple(without_takebacks(rows)),
        salt=salt,
        dynasty=setup.dynasty,
        sealed=bool(table.sealed),
        thread=None if thread is None else thread.thread_id,
    )


def public_record(of: RecordSource) -> str:
    """Write the public record; the seed is left out while anybody plays with the same draw."""
    game = game_with_first_lords(of)
    return game.to_record(with_seed=of.over and not of.sealed, **header(of))


def game_with_first_lords(of: RecordSource) -> Game:
    """Return the game as its record shows it: with the names of the lords at the start."""
    return of.live.game.renamed(numbered([name for _, name in first_lords(of)]))


def header(of: RecordSource) -> dict[str, str]:
    """Return the header's keys that don't follow from the game (docs/notation.md).

    The last ones are Castellan's own: `ended`, `opened`, `heirs`, `replaced`, `placed`, `left`,
    `rated`, `unrated`, `kibitz`, `ai` and `hints`, once the game is over.
    """
    row = of.live.row
    keys = {"game": str(row.id), "site": SITE, "date": start_date(of.live)}
    if of.dynasty:
        keys["dynasty"] = f"{row.number}/{DYNASTY}"
    if row.ending in ("agreed", "deserted", "stopped"):
        keys["ending"] = "abandoned"
    lords = [(seat, user) for seat, (user, _) in enumerate(first_lords(of), 1) if user]
    keys["players"] = " ".join(f"{seat}={pseudonym(of.salt, user)}" for seat, user in lords)
    computers = [f"{seat.seat}={seat.computer}" for seat in of.seats if seat.computer]
    if computers:
        keys["computer"] = " ".join(computers)
    if gone := _joined(autopilot(of)):
        keys["autopilot"] = gone
    return {**keys, **_afterwards(of)} if of.over else keys


def _afterwards(of: RecordSource) -> dict[str, str]:
    row, keys = of.live.row, {}
    for key, at in (("ended", row.ended_at), ("opened", row.opened_at)):
        if at is not None:
            keys[key] = datetime.fromtimestamp(at, UTC).strftime(ENDED)
    if taken := heirs(of):
        keys["heirs"] = " ".join(f"{seat}={turn}" for seat, turn in sorted(taken.items()))
    for key, seats in (("replaced", _spared(of)), ("placed", _first_left(of, PLACED))):
        if seats:
            keys[key] = " ".join(f"{seat}={turn}" for seat, turn in sorted(seats.items()))
    if gone := _gone(of):
        keys["left"] = " ".join(f"{seat.seat}={seat.resigned_turn or START}" for seat in gone)
    if not row.rated:
        keys["rated"] = "no"
    if apart := unrated_seats(row):
        keys["unrated"] = " ".join(map(str, apart))
    if of.thread is not None:
        keys["kibitz"] = str(of.thread)
    if "ai" in row.options:
        keys["ai"] = str(row.options["ai"])
    if hints := taken_hints(row):
        keys["hints"] = " ".join(f"{seat}={count}" for seat, count in hints)
    return keys


def first_lords(of: RecordSource) -> list[tuple[int | None, str]]:
    """Return the lords at the start of the game, by seat: account and name.

    Computer lords have no account.

    A name that changed since they sat down is the one that they had then.
    """
    first = {
        seat.seat: (None if seat.computer else seat.user, (*seat.earlier, seat.given)[0])
        for seat in of.seats
    }
    for one in reversed(of.former):
        if one.game_id is not None and one.game_id >= of.live.row.id:
            first[one.seat] = (one.user_id, (*(one.earlier or ()), one.name)[0])
    return [first[seat] for seat in sorted(first)]


def heirs(of: RecordSource) -> dict[int, str]:
    """Return the seats that were taken over in this game, each with its heir's first turn."""
    taken: dict[int, str] = {}
    for one in of.former:
        if one.game_id == of.live.row.id and one.seat not in taken:
            taken[one.seat] = _turn_after(of, one.version)
    return taken


def _gone(of: RecordSource) -> list[SeatFact]:
    """Return the seats whose last lords gave them up or lost them, in the order in which they did.

    Those taken from lords who had missed no turn are left out.
    """
    gone = [seat for seat in of.seats if seat.free and seat.left_version and _is_by_end(of, seat)]
    return sorted(gone, key=lambda seat: (seat.left_at or 0, seat.left_version or 0))


def _is_by_end(of: RecordSource, seat: SeatFact) -> bool:
    """Whether a seat was free by the end of this game, not only in a later one of a Dynasty."""
    ended = of.live.row.ended_at
    return ended is None or seat.left_at is None or seat.left_at <= ended


def _spared(of: RecordSource) -> dict[int, str]:
    """Return the seats taken from first lords who had missed no turn, each with the turn then."""
    spared, taken = _first_left(of, 0), heirs(of)
    for seat in of.seats:
        if seat.free and seat.left_version == 0 and seat.seat not in taken and _is_by_end(of, seat):
            spared[seat.seat] = seat.resigned_turn or START
    return spared


def _first_left(of: RecordSource, version: int) -> dict[int, str]:
    """Return the seats whose first lords left at a version that says why, with the turn then."""
    taken = heirs(of)
    first: dict[int, FormerLordRow] = {}
    for one in of.former:
        if one.game_id == of.live.row.id:
            first.setdefault(one.seat, one)
    return {seat: taken[seat] for seat, one in first.items() if one.left_version == version}


def _turn_after(of: RecordSource, version: int) -> str:
    """Return the turn that was in progress at a version, as the record counts turns now."""
    later = (row.turn for row in of.rows if row.version > version and not receives(row))
    return next(later, of.live.turn or of.rows[-1].turn)


def autopilot(of: RecordSource) -> dict[int, list[str]]:
    """Return the turns that a computer lord played for each seat (docs/notation.md).

    "7.1-9.2" are all of its turns from one to another, "7.1" all from that one on. A seat that was
    given up after its last turn has an open range, too; not so if its lord came back after it.
    """
    own: dict[int, list[tuple[str, bool]]] = {seat.seat: [] for seat in of.seats}
    for row in of.rows:
        turns = own[row.seat]
        if not receives(row) and (not turns or turns[-1][0] != row.turn):
            turns.append((row.turn, row.made_by in COMPUTER))
    return {seat.seat: _spans(own[seat.seat], seat, of) for seat in of.seats}


def _spans(turns: Sequence[tuple[str, bool]], seat: SeatFact, of: RecordSource) -> list[str]:
    """Return the ranges of turns that are marked; one up to the last turn is open, see `_stays`."""
    spans = []
    for marked, group in groupby(turns, key=itemgetter(1)):
        run = [turn for turn, _ in group]
        if marked:
            stays = run[-1] == turns[-1][0] and _stays(seat, of)
            spans.append(run[0] if stays else f"{run[0]}-{run[-1]}")
    gone = of.settled and seat.free and seat.resigned_turn is not None
    if gone and not (spans and "-" not in spans[-1]):
        spans.append(str(seat.resigned_turn))
    return spans


def _stays(seat: SeatFact, of: RecordSource) -> bool:
    """Whether a seat that the computer played last was played for to the end."""
    if of.live.row.away is not None:
        return seat.seat in of.live.row.away
    return not (of.settled and seat.present)


def _joined(spans: Mapping[int, Sequence[str]]) -> str:
    return " ".join(f"{seat}={span}" for seat, found in sorted(spans.items()) for span in found)


def pseudonym(salt: str, user: int) -> str:
    """Return a person's pseudonym in the records of a server: lasting, and revealing nothing."""
    mac = hmac.new(salt.encode(), str(user).encode(), hashlib.sha256)
    return "k" + mac.hexdigest()[:PSEUDONYM]


def start_date(live: Live) -> str:
    """Return the day on which a game began, in UTC."""
    return datetime.fromtimestamp(live.row.started_at, UTC).strftime("%Y-%m-%d")
