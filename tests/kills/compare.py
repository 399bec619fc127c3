"""The comparison: what people were shown, what is stored, and what the threads tell."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from engine import EngineError, Game, Kind, Move, Options
from sandbox import Message
from tests.e2e.telling import Told, building_name, retold
from tests.kills.autopsy import Rows
from tests.kills.reading import Draft, public_ids, told_turns
from tests.kills.town import Press, Town

Row = dict[str, Any]
BESIDE: Final = (("r",), ("o",))
"""What [Play] holds on a reminder and on word of an outage: they stand beside their turn."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A stored turn: its rows of moves have one version."""

    game: int
    version: int
    seat: int
    by: str
    moves: tuple[Move, ...]
    turn: str
    at: int

    @property
    def draft(self) -> Draft:
        """The turn as its lord saw it on the panel."""
        by_kind = {move.kind: move for move in self.moves}
        placed, took = by_kind.get(Kind.PLACE), by_kind.get(Kind.CHOOSE)
        built, burnt = by_kind.get(Kind.BUILD), by_kind.get(Kind.BURN)
        return Draft(
            "–".join(placed.squares) if placed is not None else None,
            _number(took.domino) if took is not None else None,
            frozenset(move.squares[0] for move in self.moves if move.kind is Kind.TAX),
            (building_name(built.building), built.squares[0]) if built is not None else None,
            building_name(burnt.building) if burnt is not None else None,
        )


def _number(domino: str | None) -> int:
    assert domino is not None
    return int(domino[1:])


@dataclass(slots=True)
class Record:
    """A stored game."""

    row: Row
    table: Row
    users: dict[int, int]
    turns: list[Turn] = field(default_factory=list)
    cancels: list[Row] = field(default_factory=list)

    @property
    def standing(self) -> list[Turn]:
        """The turns that were not taken back."""
        cancelled = {row["cancels"] for row in self.cancels}
        return [turn for turn in self.turns if turn.version not in cancelled]

    def new_game(self) -> Game:
        """The game at its start."""
        options, names = json.loads(self.row["options"]), json.loads(self.row["names"])
        options["variants"] = frozenset(options.get("variants", ()))
        chosen = Options(**{key: options[key] for key in ("box", "players", "variants")})
        return Game.new(chosen, names, seed=bytes.fromhex(self.row["seed"]))

    def replay(self) -> list[Told]:
        """Play it again; returns its turns as a thread should tell them. Raises EngineError."""
        game = self.new_game()
        return [retold(game, turn.moves) for turn in self.standing]


def read_records(rows: Rows) -> list[Record]:
    """Read every stored game."""
    tables = {row["id"]: row for row in rows.every("SELECT * FROM tables")}
    seats = rows.every("SELECT * FROM seats")
    records = []
    for row in rows.every("SELECT * FROM games ORDER BY id"):
        users = {one["user_id"]: one["seat"] for one in seats if one["table_id"] == row["table_id"]}
        record = Record(row, tables[row["table_id"]], users)
        moves = rows.every("SELECT * FROM moves WHERE game_id = ? ORDER BY ordinal", row["id"])
        record.turns = list(_turns(moves))
        record.cancels = [move for move in moves if move["cancels"] is not None]
        records.append(record)
    return records


def _turns(moves: Iterable[Row]) -> Iterable[Turn]:
    played = (move for move in moves if move["text"] is not None)
    for version, group in groupby(played, key=lambda move: move["version"]):
        lines = list(group)
        parsed = tuple(Move.parse(line["text"]) for line in lines)
        first = lines[0]
        yield Turn(
            first["game_id"],
            version,
            first["seat"],
            first["made_by"],
            parsed,
            first["turn"],
            first["made_at"],
        )


@dataclass(slots=True)
class Comparison:
    """Compares; what differs is noted in the town."""

    town: Town
    rows: Rows
    counts: Counter[str] = field(default_factory=Counter)
    records: list[Record] = field(default_factory=list)

    def everything(self) -> Counter[str]:
        """Compare what is stored, pressed, shown and told."""
        self.records = read_records(self.rows)
        self.counts["games"] = len(self.records)
        self.rows_are_whole()
        self.acknowledged_is_stored()
        self.stored_was_pressed()
        self.tables_were_asked_for()
        self.threads_tell_the_records()
        self.messages_are_one_each()
        return self.counts

    # -- what is stored ----------------------------------------------------------------------------

    def rows_are_whole(self) -> None:
        """Versions and ordinals have no gap and no double, and nothing waits to be said."""
        for record in self.records:
            game = record.row["id"]
            versions = [turn.version for turn in record.turns]
            versions += [row["version"] for row in record.cancels]
            first = record.row["version"] - len(versions) + 1
            if sorted(versions) != list(range(first, record.row["version"] + 1)):
                self.town.differs("versions have gaps or doubles", game=game, found=versions)
        for news in self.rows.waiting():
            self.town.differs("news is not said", news=news)
        query = "SELECT id FROM jobs WHERE done_at IS NULL AND kind = 'autoplay'"
        for job in self.rows.every(query):
            self.town.differs("a job is not done", job=job["id"])

    def acknowledged_is_stored(self) -> None:
        """Every End turn answered as done is stored once, with the moves that were seen."""
        stored = {(turn.game, turn.version): turn for turn in self._turns()}
        for press in self._presses("end"):
            if press.shown is None or not press.shown.ended or press.id is None:
                continue
            self.counts["acknowledged"] += 1
            turn = stored.get((press.id.id, press.id.version + 1))
            about = {"game": press.id.id, "version": press.id.version, "seat": press.id.seat}
            if turn is None:
                self.town.differs("an acknowledged turn is lost", **about)
            elif not (turn.seat == press.id.seat and _is_of(press.draft, turn)):
                self.town.differs("another turn is stored", **about, seen=press.draft, turn=turn)

    def stored_was_pressed(self) -> None:
        """Nothing is stored that its lord did not press."""
        ends: dict[tuple[int, int, int], list[Draft | None]] = {}
        for press in self._presses("end"):
            ends.setdefault(_key(press), []).append(press.draft)
        backs = {_key(press) for press in self._presses("takeback")}
        for record in self.records:
            users = {seat: user for user, seat in record.users.items()}
            for turn in record.turns:
                if turn.by != "lord":
                    continue
                pressed = ends.get((turn.game, turn.version - 1, users[turn.seat]), [])
                if not any(_is_of(draft, turn) for draft in pressed):
                    self.town.differs("a turn is stored that nobody ended", turn=turn)
            for row in record.cancels:
                if not any(_key_of(record, row, users, offset) in backs for offset in (0, -1)):
                    self.town.differs("a turn is taken back that nobody took back", row=row)

    def tables_were_asked_for(self) -> None:
        """No /game new opened two tables, and none that was answered opened none."""
        asked = Counter(press.user for press in self.town.kept if press.id is None)
        sure = Counter(press.user for press in self.town.kept if press.id is None and press.shown)
        tables = self.rows.every("SELECT * FROM tables")  # a host may have left, and another is it
        opened = Counter(row["opened_by"] or row["host_id"] for row in tables)
        for user in asked:
            if not sure[user] <= opened[user] <= asked[user]:
                about = {"asked": asked[user], "answered": sure[user], "opened": opened[user]}
                self.town.differs("tables and /game new differ", user=user, **about)

    # -- what is told ------------------------------------------------------------------------------

    def threads_tell_the_records(self) -> None:
        """Each thread tells each turn of its game once and in order."""
        for record in self.records:
            game = record.row["id"]
            try:
                played: list[tuple[Told, bool]] = self._played(record)
            except EngineError as error:
                self.town.differs("a record does not replay", game=game, error=error)
                continue
            told = [one for message in self._thread(record) for one in told_turns(message)]
            self.counts["turns compared"] += len(played)
            self.counts["turns in town compared"] += sum(one.is_long for one, _ in played)
            if told != played:
                missing = Counter(played) - Counter(told)
                doubled = Counter(told) - Counter(played)
                about = {"missing": list(missing), "too often": list(doubled)}
                self.town.differs("a thread and its record differ", game=game, **about)
                self._keep(record)

    def messages_are_one_each(self) -> None:
        """One thread a game, one opening, one end, one living turn; one message a table."""
        threads = [record.table["thread_id"] for record in self.records]
        _same(self.town, "threads and games", self._thread_ids(), threads)
        posted = [
            message.id
            for message in self._public(self.town.sandbox.world.channel(self.town.channel).id)
        ]
        tables = [row["message_id"] for row in self.rows.every("SELECT * FROM tables")]
        _same(self.town, "table messages and tables", posted, tables)
        for record in self.records:
            over = record.row["ending"] is not None
            wanted = {"rules": 1, "play": 0 if over else 1, "rematch": 1 if over else 0}
            actions = [
                {
                    id.action
                    for id in public_ids(message)
                    if id.id == record.row["id"] and id.args not in BESIDE
                }
                for message in self._thread(record)
            ]
            for action, count in wanted.items():
                found = sum(action in one for one in actions)
                if found != count:
                    about = {"game": record.row["id"], "found": found, "wanted": count}
                    self.town.differs(f"messages with {action}", **about)
                    self._keep(record)

    def _played(self, record: Record) -> list[tuple[Told, bool]]:
        """How a thread should tell its turns, each with whether the autopilot played it."""
        by = [turn.by == "autopilot" for turn in record.standing]
        return list(zip(record.replay(), by, strict=True))

    def _keep(self, record: Record) -> None:
        """Keep a thread as it is, and the outbox's rows about its game."""
        told = [f"{one.id} {one.nonce} {one.text!r}" for one in self._thread(record)]
        query = "SELECT * FROM outbox WHERE game_id = ? ORDER BY id"
        rows = [str(row) for row in self.rows.every(query, record.row["id"])]
        self.town.evidence += [f"game {record.row['id']}", *told, *rows]

    # -- looking -----------------------------------------------------------------------------------

    def _turns(self) -> Iterable[Turn]:
        return (turn for record in self.records for turn in record.turns)

    def _presses(self, action: str) -> Iterable[Press]:
        return (one for one in self.town.kept if one.id is not None and one.id.action == action)

    def _thread(self, record: Record) -> list[Message]:
        return self._public(record.table["thread_id"])

    def _public(self, channel: int) -> list[Message]:
        world = self.town.sandbox.world
        if channel not in world.channels:
            return []
        every = (one for one in world.history(channel) if one.author == world.bot.id)
        return sorted((one for one in every if not one.is_private), key=lambda one: one.id)

    def _thread_ids(self) -> list[int]:
        return [thread.id for thread in self.town.threads()]


def _is_of(draft: Draft | None, turn: Turn) -> bool:
    """Whether a turn is what was seen of its draft."""
    return draft is not None and draft.fits(turn.draft)


def _key(press: Press) -> tuple[int, int, int]:
    assert press.id is not None
    return press.id.id, press.id.version, press.user


def _key_of(record: Record, row: Row, users: dict[int, int], offset: int) -> tuple[int, int, int]:
    """A takeback is bound to the version its turn was ended with."""
    return record.row["id"], row["cancels"] + offset, users[row["seat"]]


LISTED: Final = 5


def _same(town: Town, what: str, found: list[int], wanted: list[int]) -> None:
    if sorted(found) != sorted(wanted, key=lambda one: one or 0) or len(set(wanted)) < len(wanted):
        extra, lost = Counter(found) - Counter(wanted), Counter(wanted) - Counter(found)
        about = {"extra": list(extra)[:LISTED], "lost": list(lost)[:LISTED]}
        town.differs(f"{what} differ", found=len(found), wanted=len(wanted), **about)
