"""What the dead left behind: the database and Discord right after a kill."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sandbox import Message, World
from tests.kills.life import Life
from tests.kills.plan import MIGRATING, STEPS, Moment
from tests.kills.town import Press, Town


class Files:
    """The database's files; a copy is read, so that the next life finds its own untouched."""

    def __init__(self, folder: Path) -> None:
        self._base = folder / "data" / "castellan.db"
        self._copy = folder / "autopsy" / "castellan.db"

    @contextmanager
    def opened(self) -> Iterator[Rows]:
        """Read a copy of what is stored; nobody may be writing."""
        self._copy.parent.mkdir(exist_ok=True)
        for ending in ("", "-wal"):
            source, target = (path.with_name(path.name + ending) for path in self._pair)
            target.unlink(missing_ok=True)
            if source.exists():
                shutil.copyfile(source, target)
        with closing(sqlite3.connect(self._copy)) as connection:
            connection.row_factory = sqlite3.Row
            yield Rows(connection)

    @contextmanager
    def looked_at(self) -> Iterator[Rows]:
        """Read what is stored while the bot lives."""
        with closing(sqlite3.connect(f"file:{self._base}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            yield Rows(connection)

    @property
    def _pair(self) -> tuple[Path, Path]:
        return self._base, self._copy


@dataclass(frozen=True, slots=True)
class Rows:
    """Questions to a database."""

    connection: sqlite3.Connection

    def every(self, query: str, *values: object) -> list[dict[str, Any]]:
        """Return all rows."""
        return [dict(row) for row in self.connection.execute(query, values)]

    def one(self, query: str, *values: object) -> dict[str, Any] | None:
        """Return the first row."""
        return next(iter(self.every(query, *values)), None)

    @property
    def is_empty(self) -> bool:
        """Whether no migration was finished yet."""
        return self.one("SELECT 1 FROM sqlite_master WHERE name = 'outbox'") is None

    def waiting(self, lane: str = "%") -> list[int]:
        """The news that are not yet said."""
        if self.is_empty:
            return []
        query = "SELECT id FROM outbox WHERE state = 'waiting' AND lane LIKE ? ORDER BY id"
        return [row["id"] for row in self.every(query, lane)]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The rows of the outbox of a kind, their bodies read."""
        rows = self.every("SELECT * FROM outbox WHERE kind = ? ORDER BY id", kind)
        return [{**row, "body": json.loads(row["body"])} for row in rows]

    def running(self) -> list[dict[str, Any]]:
        """The games that are not over."""
        return self.every("SELECT * FROM games WHERE ending IS NULL")


@dataclass(frozen=True, slots=True)
class Autopsy:
    """Tells where a kill fell, by what is stored and what Discord has."""

    town: Town
    rows: Rows
    life: Life

    def moment(self) -> Moment:
        """The kind of moment the kill fell in; elsewhere, where it did not fall as planned."""
        breath = self.life.breath
        if breath is None or self.life.over.result() != -9:
            return Moment.ELSEWHERE
        moment, event = self.life.plan.moment, self.life.plan.event
        proof = _BY_NIGHT.get((moment, event)) or _TESTS[event]
        return moment if proof(self, dict(breath)) else Moment.ELSEWHERE

    # -- each event's own proof --------------------------------------------------------------------

    def acknowledged(self, breath: dict[str, Any]) -> bool:
        """An End turn had its acknowledgement and its turn is not stored."""
        ends = self._in_flight("end")
        press = next((one for one in ends if one.record.id == breath["interaction"]), None)
        return press is not None and press.acknowledged and not self._is_stored(press)

    def written(self, breath: dict[str, Any]) -> bool:
        """The same, in the middle of the transaction."""
        press = self._end_of(breath)
        return press is not None and press.acknowledged and not self._is_stored(press)

    def committed(self, breath: dict[str, Any]) -> bool:
        """The turn is stored, its report waits, and Discord has none."""
        query = "SELECT * FROM outbox WHERE game_id = ? AND version = ? AND kind IN ('turn', 'end')"
        row = self.rows.one(query, breath["game"], breath["version"])
        stored = self._version(breath["game"]) == breath["version"]
        return stored and row is not None and row["state"] == "waiting" and not self._posted(row)

    def began(self, breath: dict[str, Any]) -> bool:
        """A try was noted, and nothing was posted."""
        row = self._news(breath)
        return row["state"] == "waiting" and bool(row["doubtful"]) and not self._posted(row)

    def posted(self, breath: dict[str, Any]) -> bool:
        """Discord has the message, and the row still waits."""
        row = self._news(breath)
        return row["state"] == "waiting" and bool(row["doubtful"]) and bool(self._posted(row))

    def draft_written(self, breath: dict[str, Any]) -> bool:
        """A step was pressed, and its transaction undone."""
        return self._revision(breath) == breath["revision"] - 1 and self._composes(breath)

    def draft_saved(self, breath: dict[str, Any]) -> bool:
        """A step was pressed and stored, and nobody was told."""
        return self._revision(breath) == breath["revision"] and self._composes(breath)

    def started(self, breath: dict[str, Any]) -> bool:
        """It was killed before or when it was connected."""
        return breath["event"] == "client.ready" or not self.life.was_ready

    def migrating(self, breath: dict[str, Any]) -> bool:
        """It was killed while the first tables were made."""
        return self.rows.is_empty

    def first(self, breath: dict[str, Any]) -> bool:
        """The news waited before this life began, and its first try is not through."""
        return breath["news"] in self.life.plan.news and self._news(breath)["state"] == "waiting"

    # -- while everybody rests ---------------------------------------------------------------------

    def unwritten(self, breath: dict[str, Any]) -> bool:
        """Nobody has pressed anything, and the turn that was written is not stored."""
        stored = self._version(breath["game"])
        return stored == breath["version"] - 1 and self._end_of(breath) is None

    def planned_unwritten(self, breath: dict[str, Any]) -> bool:
        """The same, and the plan waits as before."""
        query = "SELECT 1 FROM plans WHERE game_id = ? AND state = 'waiting'"
        return self.unwritten(breath) and self.rows.one(query, breath["game"]) is not None

    def settled(self, breath: dict[str, Any]) -> bool:
        """What became of the plan is stored, and its lord has not been told."""
        plan = self.rows.one("SELECT * FROM plans WHERE id = ?", breath["plan"])
        told = [row for row in self.rows.told("plan") if row["body"]["plan"] == breath["plan"]]
        waits = len(told) == 1 and told[0]["state"] == "waiting" and not self._posted(told[0])
        return plan is not None and plan["state"] in ("played", "dropped") and waits

    def began_autopilot(self, breath: dict[str, Any]) -> bool:
        """The report of a turn of the autopilot was begun, and not posted."""
        return self._by_autopilot(breath) and self.began(breath)

    def posted_autopilot(self, breath: dict[str, Any]) -> bool:
        """The report of a turn of the autopilot was posted, and the row still waits."""
        return self._by_autopilot(breath) and self.posted(breath)

    def job_unwritten(self, breath: dict[str, Any]) -> bool:
        """A reminder was due, and its job is not done."""
        job = self.rows.one("SELECT * FROM jobs WHERE id = ?", breath["job"])
        return job is not None and job["done_at"] is None

    def job_done(self, breath: dict[str, Any]) -> bool:
        """A reminder's job is done, and what it says waits to be said."""
        job = self.rows.one("SELECT * FROM jobs WHERE id = ?", breath["job"])
        if job is None or job["done_at"] is None:
            return False
        said = [row for row in self.rows.told("reminder") if row["game_id"] == job["game_id"]]
        return any(row["state"] == "waiting" and not self._posted(row) for row in said)

    def _by_autopilot(self, breath: dict[str, Any]) -> bool:
        reports = json.loads(self._news(breath)["body"]).get("reports", [])
        return bool(reports) and reports[-1]["by"] == "autopilot"

    # -- looking -----------------------------------------------------------------------------------

    def _in_flight(self, *actions: str) -> list[Press]:
        flying = self.town.in_flight(self.life)
        return [press for press in flying if press.id is not None and press.id.action in actions]

    def _end_of(self, breath: dict[str, Any]) -> Press | None:
        wanted = (breath["game"], breath["version"] - 1)
        ends = self._in_flight("end")
        return next((one for one in ends if one.id and (one.id.id, one.id.version) == wanted), None)

    def _is_stored(self, press: Press) -> bool:
        assert press.id is not None
        return self._version(press.id.id) != press.id.version

    def _version(self, game: int) -> int:
        row = self.rows.one("SELECT version FROM games WHERE id = ?", game)
        assert row is not None
        return int(row["version"])

    def _news(self, breath: dict[str, Any]) -> dict[str, Any]:
        row = self.rows.one("SELECT * FROM outbox WHERE id = ?", breath["news"])
        assert row is not None
        return row

    def _posted(self, row: dict[str, Any]) -> list[Message]:
        return posted_for(self.town.sandbox.world, row["id"])

    def _composes(self, breath: dict[str, Any]) -> bool:
        steps = self._in_flight(*STEPS)
        wanted = (breath["game"], breath["seat"])
        return any(one.id is not None and (one.id.id, one.id.seat) == wanted for one in steps)

    def _revision(self, breath: dict[str, Any]) -> int:
        query = "SELECT revision FROM turn_drafts WHERE game_id = ? AND seat = ?"
        row = self.rows.one(query, breath["game"], breath["seat"])
        return 0 if row is None else int(row["revision"])


def posted_for(world: World, news: int) -> list[Message]:
    """The messages that were posted for a row of the outbox, and that still stand."""
    nonces = nonces_of(news)
    return [message for message in world.messages.values() if message.nonce in nonces]


def nonces_of(news: int) -> list[str]:
    """The nonces that messages for a row of the outbox may have: in a channel, and directly."""
    return [f"castellan-{news}{mark}" for mark in ("", "d", "m")]


_BY_NIGHT: Final[dict[tuple[Moment, str], Callable[[Autopsy, dict[str, Any]], bool]]] = {
    (Moment.AUTOPILOT, "turn.written"): Autopsy.unwritten,
    (Moment.AUTOPILOT, "turn.committed"): Autopsy.committed,
    (Moment.AUTOPILOT, "courier.began"): Autopsy.began_autopilot,
    (Moment.AUTOPILOT, "courier.posted"): Autopsy.posted_autopilot,
    (Moment.REMINDER, "jobs.written"): Autopsy.job_unwritten,
    (Moment.REMINDER, "jobs.done"): Autopsy.job_done,
    (Moment.PLAN, "turn.written"): Autopsy.planned_unwritten,
}


_TESTS: Final[dict[str, Callable[[Autopsy, dict[str, Any]], bool]]] = {
    "click.acknowledged": Autopsy.acknowledged,
    "turn.written": Autopsy.written,
    "turn.committed": Autopsy.committed,
    "courier.began": Autopsy.began,
    "courier.posted": Autopsy.posted,
    "draft.written": Autopsy.draft_written,
    "draft.saved": Autopsy.draft_saved,
    "store.upgrading": Autopsy.started,
    "store.upgraded": Autopsy.started,
    "client.logged_in": Autopsy.started,
    "client.ready": Autopsy.started,
    "first courier.began": Autopsy.first,
    "first courier.posted": Autopsy.first,
    "plan.settled": Autopsy.settled,
    MIGRATING: Autopsy.migrating,
}
