"""What a fault may not do: lose what was acknowledged, or let anything happen twice."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from cogs.codec import IdError, parse
from tests.e2e.stage import Stage
from tests.helpers.database import records

Row = dict[str, Any]


class Audit:
    """Compares what people were told, what is stored and what was posted."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._games = records(stage.database, "SELECT * FROM games")
        self._moves = records(stage.database, "SELECT * FROM moves ORDER BY game_id, ordinal")
        self._outbox = records(stage.database, "SELECT * FROM outbox")

    def lost(self) -> list[str]:
        """Turns that were acknowledged and are not stored, or that nobody is or will be told of."""
        stored = {(row["game_id"], row["version"]) for row in self._moves}
        lost = [f"turn {turn} was acknowledged" for turn in self._acknowledged() - stored]
        kinds = ("turn", "end", "takeback")
        told = {
            (row["game_id"], row["version"]) for row in self._outbox if row["kind"] in kinds
        } | {(row["game_id"], row["version"]) for row in self._received()}
        lost += [f"turn {turn} is told nowhere" for turn in stored - told]
        for game in self._games:
            versions = {version for id, version in stored if id == game["id"]}
            if versions and max(versions) != game["version"]:
                lost.append(f"game {game['id']} is not at its last turn")
        return lost

    def doubled(self) -> list[str]:
        """Turns that stand twice, and messages that were posted twice."""
        cancelled = {(row["game_id"], row["cancels"]) for row in self._moves if row["cancels"]}
        turns = {
            (row["game_id"], row["version"]): (row["game_id"], row["turn"], row["seat"])
            for row in self._moves
            if row["text"] is not None
            and not str(row["text"]).startswith("receive")
            and (row["game_id"], row["version"]) not in cancelled
        }
        twice = [f"turn {turn}" for turn, count in Counter(turns.values()).items() if count > 1]
        messages = self._stage.world.messages.values()
        nonces = Counter((one.channel, one.nonce) for one in messages if one.nonce)
        return twice + [f"message {nonce}" for nonce, count in nonces.items() if count > 1]

    def _received(self) -> list[Row]:
        """Giants that were received: the next report tells of them."""
        return [row for row in self._moves if str(row["text"]).startswith("receive")]

    def _acknowledged(self) -> set[tuple[int, int]]:
        """The turns whose lords were shown that they are ended: game and version."""
        found = set(self._stage.acknowledged)
        for record in self._stage.sandbox.interactions.records():
            try:
                id = parse(record.label)
            except IdError:
                continue
            if id.action == "end" and "Turn ended" in json.dumps(record.data):
                found.add((id.id, id.version + 1))
        return found


def audited(stage: Stage) -> tuple[list[str], list[str]]:
    """Return what was lost and what was doubled."""
    audit = Audit(stage)
    return audit.lost(), audit.doubled()
