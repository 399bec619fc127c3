"""The database at the end, read by bare sqlite3 without the services."""

import json
import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """A version of a game: a turn, a takeback (`cancels`), or a giant received."""

    version: int
    seat: int
    turn: str
    by: str
    at: int
    moves: tuple[str, ...]
    cancels: tuple[int, ...]  # the versions taken back

    @property
    def receives(self) -> bool:
        """Whether it is a giant that was received, which ends no turn."""
        return bool(self.moves) and self.moves[0].startswith("receive ")

    @property
    def is_turn(self) -> bool:
        """Whether a turn was ended by it."""
        return not self.cancels and not self.receives


@dataclass(slots=True)
class GameRecord:
    """What is stored of a game."""

    id: int
    row: dict[str, Any]
    table: dict[str, Any]
    setup: dict[str, Any]
    seats: dict[int, dict[str, Any]]
    events: list[Event] = field(default_factory=list)
    former: list[dict[str, Any]] = field(default_factory=list)
    left_later: dict[int, int] = field(default_factory=dict)
    votes: list[dict[str, Any]] = field(default_factory=list)

    def note_former(self, row: dict[str, Any]) -> None:
        """Note a lord who left a seat of the table, in the order in which they left.

        Who left in a later game of the same table sat there to the end of this one.
        """
        if row["game_id"] in (None, self.id):
            self.former.append(row)
        elif row["game_id"] > self.id:
            self.left_later.setdefault(row["seat"], row["user_id"])

    @property
    def standing(self) -> list[Event]:
        """The turns that were not taken back."""
        gone = {version for event in self.events for version in event.cancels}
        return [one for one in self.events if one.is_turn and one.version not in gone]

    def lord(self, seat: int, version: int) -> int:
        """Return the person on a seat when a version was made."""
        later = [one for one in self.former if one["seat"] == seat and one["version"] >= version]
        last = self.left_later.get(seat, self.seats[seat]["user_id"])
        return int(later[0]["user_id"] if later else last)


class Record:
    """Every game of a database, and what its clocks depend on."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path)
        self._connection.row_factory = sqlite3.Row
        self.tables = {row["id"]: row for row in self.rows("tables")}
        self.outages = [(row["from_at"], row["until_at"]) for row in self.rows("outages")]
        self.outbox = self.rows("outbox")
        self.jobs = self.rows("jobs")
        self.deeds = self.rows("deeds")
        self.plans = self.rows("plans")
        self.absences: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for row in self.rows("absences"):
            self.absences[row["user_id"]].append((row["from_at"], row["until_at"]))
        self.settings = {row["id"]: json.loads(row["settings"]) for row in self.rows("users")}
        self.games = {row["id"]: self._game(row) for row in self.rows("games")}
        self._fill()
        self._connection.close()

    def rows(self, table: str) -> list[dict[str, Any]]:
        """Return all rows of a table, in the order in which they came."""
        return [dict(row) for row in self._connection.execute(f"SELECT * FROM {table}")]

    def _game(self, row: dict[str, Any]) -> GameRecord:
        table = self.tables[row["table_id"]]
        return GameRecord(row["id"], row, table, json.loads(table["setup"]), {})

    def _fill(self) -> None:
        tables = defaultdict(list)
        for game in self.games.values():
            tables[game.table["id"]].append(game)
        for row in self.rows("seats"):
            for game in tables[row["table_id"]]:
                game.seats[row["seat"]] = row
        for row in self.rows("former_lords"):
            for game in tables[row["table_id"]]:
                game.note_former(row)
        answered = {row["vote_id"]: row["at"] for row in self.rows("ballots")}
        for row in self.rows("votes"):
            data, at = json.loads(row["data"] or "{}"), answered.get(row["id"], 0)
            self.games[row["game_id"]].votes.append({**row, "data": data, "at": at})
        versions: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
        for row in sorted(self.rows("moves"), key=lambda one: (one["game_id"], one["ordinal"])):
            versions[row["game_id"], row["version"]].append(row)
        for (game_id, _), rows in versions.items():
            self.games[game_id].events.append(_event(rows))


def _event(rows: list[dict[str, Any]]) -> Event:
    first = rows[0]
    return Event(
        version=first["version"],
        seat=first["seat"],
        turn=first["turn"],
        by=first["made_by"],
        at=first["made_at"],
        moves=tuple(row["text"] for row in rows if row["text"] is not None),
        cancels=tuple(row["cancels"] for row in rows if row["cancels"] is not None),
    )
