"""The checks: what was acknowledged against what is stored, said, and done by the clock."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from bench.simulated.characters import MINUTE
from bench.simulated.clockwork import Clock
from bench.simulated.ledger import Ledger, Told
from bench.simulated.record import Record
from bench.simulated.thread import Message
from services import Services
from services.clocks import arithmetic
from services.operations.outages import LONGEST

NEAR = 6 * MINUTE
"""So far apart a simulated outage and the one that was noted may begin and end."""


class Audit:
    """What the checks find; `faults` by the name of the check."""

    def __init__(self, path: Path, ledger: Ledger, messages: list[Message], end: int) -> None:
        self.path, self.ledger, self.messages, self.end = path, ledger, messages, end
        self.record = Record(path)
        self.faults: list[str] = list(ledger.faults)
        self.met = self.missed = self.checked = 0

    @property
    def lost(self) -> int:
        """How many acknowledged or announced turns are not in the record."""
        return sum(fault.startswith("lost:") for fault in self.faults)

    @property
    def doubled(self) -> int:
        """How much was committed or said twice."""
        return sum(fault.startswith("doubled:") for fault in self.faults)

    @property
    def turns(self) -> int:
        """How many turns were committed, those taken back included."""
        return sum(one.is_turn for game in self.record.games.values() for one in game.events)

    async def replay(self, services: Services) -> None:
        """Load every game anew from its record and compare with what is stored of it."""
        for game in self.record.games.values():
            fact = await services.play.game(game.id)
            stored = json.loads(game.row["result"] or "null")
            told = None if fact.view.result is None else list(fact.view.result)
            if fact.version != game.row["version"] or stored != told:
                self.faults.append(f"lost: game {game.id} is not what its record says")

    def check(self) -> None:
        """Do every check."""
        for find in (
            self._lost,
            self._doubled,
            self._said,
            self._clocks,
            self._outages,
            self._misses,
            self._waiting,
        ):
            self.faults += find()

    def _lost(self) -> Iterator[str]:
        """Whatever somebody was told is in the record, just so."""
        stored = {
            (game.id, one.version): one
            for game in self.record.games.values()
            for one in game.events
        }
        for told in {*self.ledger.acknowledged, *self.ledger.announced}:
            event = stored.get((told.game, told.version))
            if event is None or _told(told) != (event.seat, event.turn, event.moves):
                yield f"lost: {told}"

    def _doubled(self) -> Iterator[str]:
        """No turn of a game stands twice."""
        for game in self.record.games.values():
            for turn, times in Counter(one.turn for one in game.standing).items():
                if times > 1:
                    yield f"doubled: turn {turn} of game {game.id} stands {times} times"
        for told, times in Counter(self.ledger.acknowledged).items():
            if times > 1:
                yield f"doubled: {told} was acknowledged {times} times"

    def _said(self) -> Iterator[str]:
        """Every turn that stands is told by one message that stands, and by no other."""
        telling: Counter[tuple[int, int]] = Counter()
        repeated: set[tuple[int, int]] = set()
        left = self._untidied()
        for message in self.messages:
            for told in message.tells:
                if message.again:
                    repeated.add((told.game, told.version))
                elif not message.deleted and message.id not in left:
                    telling[told.game, told.version] += 1
        announced = {(told.game, told.version) for told in self.ledger.announced}
        for game in self.record.games.values():
            for one in game.standing:
                key = game.id, one.version
                if key not in announced:
                    yield f"unsaid: turn {one.turn} of game {game.id}"
                elif telling[key] > 1 and key not in repeated:
                    where = f"turn {one.turn} of game {game.id}"
                    yield f"doubled: {where} stands in {telling[key]} messages"
                elif not telling[key] and key not in repeated and game.setup["detail"] == "turn":
                    yield f"unsaid: no message of turn {one.turn} of game {game.id} stands"

    def _untidied(self) -> set[int]:
        """Return the messages that could not be deleted for long: tidying is given up then."""
        given_up = [
            json.loads(row["body"])
            for row in self.record.outbox
            if row["lane"] == "tidy" and row["state"] == "dropped"
        ]
        return {body["message"] for body in given_up if body["act"] == "delete"}

    def _clocks(self) -> Iterator[str]:
        absent: dict[int, dict[int, int]] = defaultdict(dict)
        for game in self.record.games.values():
            clock = Clock(self.record, self.ledger, game, absent=absent[game.table["id"]])
            yield from clock.check(self.end)
            self.met += clock.met
            self.missed += clock.missed
            self.checked += clock.checked

    def _outages(self) -> Iterator[str]:
        """Every long outage was made good, and nothing else was."""
        for start, end in self.ledger.downs:
            if end - start > LONGEST + NEAR and end <= self.end:
                left = arithmetic.elapsed(start, end, self.record.outages)
                if left > 0:
                    yield f"outage: {left} of {end - start} seconds from {start} were not made good"
        for start, end in self.record.outages:
            if arithmetic.elapsed(start, end, self.ledger.downs) > NEAR:
                yield f"outage: {end - start} seconds from {start} were made good, but none was"

    def _misses(self) -> Iterator[str]:
        """Whoever missed a turn was told so."""
        for deed in self.record.deeds:
            key = deed["game_id"], deed["version"]
            if deed["kind"] in ("warned", "silent") and not self.ledger.misses_told[key]:
                where = f"game {key[0]}, version {key[1]}"
                yield f"not told: {deed['user_id']} of a missed turn, {where}"

    def _waiting(self) -> Iterator[str]:
        """Nothing is left to be said or done."""
        for row in self.record.outbox:
            if row["state"] in ("waiting", "given_up"):
                yield f"unsaid: {row['kind']} {row['id']} is {row['state']} ({row['refusals']})"
        for job in self.record.jobs:
            if job["done_at"] is None and (job["tries"] or job["due"] < self.end - MINUTE):
                what = f"{job['kind']} {job['id']} of game {job['game_id']}"
                yield f"undone: {what}, {job['tries']} tries"


def _told(told: Told) -> tuple[int, str, tuple[str, ...]]:
    return told.seat, told.turn, told.moves
