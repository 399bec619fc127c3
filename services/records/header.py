"""What a record's header says that does not follow from the moves: who, when, and for whom."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter

from engine import Game, Kind
from services.core.json_codec import setup_from_json
from services.core.live_games import Live, standing
from services.facts.tables import SeatFact
from services.records.outcome import ENDED
from services.state.table_facts import DYNASTY, seat_facts, table_row
from store import Connection, games, kibitz, tables
from store.rows import FormerLordRow, MoveRow

SITE = "castellan"
PSEUDONYM = 6
COMPUTER = ("resigned", "autopilot")


@dataclass(frozen=True, slots=True)
class Source:
    """What the record of a game is made of, as it stands in a transaction.

    `seats` are those of the table now, `former` who sat there before, `rows` the moves that
    stand, `salt` the secret of the server's pseudonyms, `thread` that of the watchers.
    """

    live: Live
    seats: tuple[SeatFact, ...]
    former: tuple[FormerLordRow, ...]
    rows: tuple[MoveRow, ...]
    salt: str
    dynasty: bool = False
    thread: int | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self.live.row.ending is not None

    @property
    def settled(self) -> bool:
        """Whether nobody sits down at this table after this game."""
        return not self.dynasty or self.live.row.number == DYNASTY


async def source(
    connection: Connection, live: Live, salt: str, *, moves: Sequence[MoveRow] | None = None
) -> Source:
    """Gather what the record of a game is made of; `moves` where its rows are at hand."""
    table = await table_row(connection, live.row.table_id)
    setup = setup_from_json(table.setup)
    thread = await kibitz.thread_of(connection, live.row.id)
    rows = await games.moves(connection, live.row.id) if moves is None else moves
    return Source(
        live=live,
        seats=seat_facts(setup.lords, await tables.seats(connection, table.id)),
        former=tuple(await tables.former_lords(connection, table.id)),
        rows=tuple(standing(rows)),
        salt=salt,
        dynasty=setup.dynasty,
        thread=None if thread is None else thread.thread_id,
    )


def public(of: Source) -> str:
    """Write the record that is handed out; the seed is left out until the game is over."""
    game = named(of)
    return game.to_record(with_seed=of.over, **header(of))


def named(of: Source) -> Game:
    """Return the game as the record tells it: with the names of who sat there at the start."""
    return of.live.game.renamed(name for _, name in first_lords(of))


def header(of: Source) -> dict[str, str]:
    """Return the keys of a game's record that don't follow from it (NOTATION).

    Those at the end are our own: `ended`, `heirs` and `kibitz`, once the game is over.
    """
    row = of.live.row
    keys = {"game": str(row.id), "site": SITE, "date": date(of.live)}
    if of.dynasty:
        keys["dynasty"] = f"{row.number}/{DYNASTY}"
    if row.ending in ("agreed", "deserted", "stopped"):
        keys["ending"] = "abandoned"
    lords = [(seat, user) for seat, (user, _) in enumerate(first_lords(of), 1) if user]
    keys["players"] = " ".join(f"{seat}={pseudonym(of.salt, user)}" for seat, user in lords)
    if gone := _joined(autopilot(of)):
        keys["autopilot"] = gone
    return {**keys, **_afterwards(of)} if of.over else keys


def _afterwards(of: Source) -> dict[str, str]:
    row, keys = of.live.row, {}
    if row.ended_at is not None:
        keys["ended"] = datetime.fromtimestamp(row.ended_at, UTC).strftime(ENDED)
    if taken := heirs(of):
        keys["heirs"] = " ".join(f"{seat}={turn}" for seat, turn in sorted(taken.items()))
    if of.thread is not None:
        keys["kibitz"] = str(of.thread)
    return keys


def first_lords(of: Source) -> list[tuple[int | None, str]]:
    """Return who sat where when the game began: the record tells of them, whoever came later."""
    first = {seat.seat: (seat.user, seat.name or "") for seat in of.seats}
    for one in reversed(of.former):
        if one.game_id is not None and one.game_id >= of.live.row.id:
            first[one.seat] = (one.user_id, one.name)
    return [first[seat] for seat in sorted(first)]


def heirs(of: Source) -> dict[int, str]:
    """Return the seats that were taken over in this game, each with the heir's first turn."""
    taken: dict[int, str] = {}
    for one in of.former:
        if one.game_id == of.live.row.id and one.seat not in taken:
            taken[one.seat] = _turn_after(of, one.version)
    return taken


def _turn_after(of: Source, version: int) -> str:
    """Return the turn that was in progress at a version, as the record counts now."""
    later = (row.turn for row in of.rows if row.version > version and not receives(row))
    return next(later, of.live.turn or of.rows[-1].turn)


def autopilot(of: Source) -> dict[int, list[str]]:
    """Name the turns that a computer lord played for each seat (NOTATION): "7.1" from one on.

    "7.1-9.2" are all of its turns from the first to the second. A seat that was given up after
    its last turn has its computer lord from then on, too; a lord who was back after it has not.
    """
    own: dict[int, list[tuple[str, bool]]] = {seat.seat: [] for seat in of.seats}
    for row in of.rows:
        turns = own[row.seat]
        if not receives(row) and (not turns or turns[-1][0] != row.turn):
            turns.append((row.turn, row.made_by in COMPUTER))
    return {seat.seat: _spans(own[seat.seat], seat, settled=of.settled) for seat in of.seats}


def _spans(turns: Sequence[tuple[str, bool]], seat: SeatFact, *, settled: bool) -> list[str]:
    """Return the runs of turns that are marked; one that lasts to the end has no end."""
    spans = []
    for marked, group in groupby(turns, key=itemgetter(1)):
        run = [turn for turn, _ in group]
        if marked:
            stays = run[-1] == turns[-1][0] and not (settled and seat.present)
            spans.append(run[0] if stays else f"{run[0]}-{run[-1]}")
    gone = settled and seat.free and seat.resigned_turn is not None
    if gone and not (spans and "-" not in spans[-1]):
        spans.append(str(seat.resigned_turn))
    return spans


def _joined(spans: Mapping[int, Sequence[str]]) -> str:
    return " ".join(f"{seat}={span}" for seat, found in sorted(spans.items()) for span in found)


def receives(row: MoveRow) -> bool:
    """Whether a move is a giant that was received: it belongs to no turn."""
    return row.text is not None and row.text.startswith(Kind.RECEIVE)


def pseudonym(salt: str, user: int) -> str:
    """Return the name of a person in the records of one server: lasting, and telling nothing."""
    mac = hmac.new(salt.encode(), str(user).encode(), hashlib.sha256)
    return "k" + mac.hexdigest()[:PSEUDONYM]


def date(live: Live) -> str:
    """Return the day on which a game began, in UTC."""
    return datetime.fromtimestamp(live.row.started_at, UTC).strftime("%Y-%m-%d")
