"""The checks: what was acknowledged against what was stored, posted, and done by the clock."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from bench.simulated.characters import MINUTE
from bench.simulated.clockwork import Clock
from bench.simulated.ledger import Ledger
from bench.simulated.record import Record
from bench.simulated.thread import Message
from services import Services
from services.clocks import arithmetic
from services.operations.outages import LONGEST

NEAR = 6 * MINUTE
"""Seconds by which a simulated outage and the one noted may differ."""


class Audit:
    """The findings of the checks; each of `faults` begins with the name of its check."""

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
        """How much was committed or posted twice."""
        return sum(fault.startswith("doubled:") for fault in self.faults)

    @property
    def turns(self) -> int:
        """How many turns were committed, those taken back included."""
        return sum(one.is_turn for game in self.record.games.values() for one in game.events)

    async def replay(self, services: Services) -> None:
        """Load every game again from its record and compare it with its stored result."""
        for game in self.record.games.values():
            fact = await services.play.game(game.id)
            stored = json.loads(game.row["result"] or "null")
            result = None if fact.view.result is None else list(fact.view.result)
            if fact.version != game.row["version"] or stored != result:
                self.faults.append(f"lost: game {game.id} is not what its record says")

    def check(self) -> None:
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
        """Check that the record has every turn that somebody was told of."""
        stored = {
            (game.id, one.version): one
            for game in self.record.games.values()
            for one in game.events
        }
        for told in {*self.ledger.acknowledged, *self.ledger.announced}:
            event = stored.get((told.game, told.version))
            acknowledged = told.seat, told.turn, told.moves
            if event is None or acknowledged != (event.seat, event.turn, event.moves):
                yield f"lost: {told}"

    def _doubled(self) -> Iterator[str]:
        """Check that no turn of a game was played or acknowledged twice."""
        for game in self.record.games.values():
            for turn, times in Counter(one.turn for one in game.standing).items():
                if times > 1:
                    yield f"doubled: turn {turn} of game {game.id} stands {times} times"
        for told, times in Counter(self.ledger.acknowledged).items():
            if times > 1:
                yield f"doubled: {told} was acknowledged {times} times"

    def _said(self) -> Iterator[str]:
        """Check that each turn not taken back is in exactly one message not deleted."""
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
        """Return the messages whose deletion was given up."""
        given_up = [
            json.loads(row["body"])
            for row in self.record.outbox
            if row["lane"] == "tidy" and row["state"] == "given_up"
        ]
        return {body["message"] for body in given_up if body["act"] == "delete"}

    def _clocks(self) -> Iterator[str]:
        absent: dict[int, dict[int, int]] = defaultdict(dict)
        misses: dict[int, Counter[tuple[int, int]]] = defaultdict(Counter)
        lost: dict[int, set[int]] = defaultdict(set)
        for game in self.record.games.values():
            table = game.table["id"]
            clock = Clock(self.record, self.ledger, game, absent=absent[table])
            clock.misses, clock.lost = misses[table], lost[table]
            yield from clock.check(self.end)
            self.met += clock.met
            self.missed += clock.missed
            self.checked += clock.checked

    def _outages(self) -> Iterator[str]:
        """Check that every long outage was made good, and nothing else was."""
        for start, end in self.ledger.downs:
            if end - start > LONGEST + NEAR and end <= self.end:
                left = arithmetic.elapsed(start, end, self.record.outages)
                if left > 0:
                    yield f"outage: {left} of {end - start} seconds from {start} were not made good"
        for start, end in self.record.outages:
            if arithmetic.elapsed(start, end, self.ledger.downs) > NEAR:
                yield f"outage: {end - start} seconds from {start} were made good, but none was"

    def _misses(self) -> Iterator[str]:
        """Check that everybody who missed a turn was notified."""
        for deed in self.record.deeds:
            key = deed["game_id"], deed["version"]
            if deed["kind"] in ("warned", "silent") and not self.ledger.misses_told[key]:
                where = f"game {key[0]}, version {key[1]}"
                yield f"not told: {deed['user_id']} of a missed turn, {where}"

    def _waiting(self) -> Iterator[str]:
        """Check that nothing is left to be posted or done."""
        for row in self.record.outbox:
            if row["state"] in ("waiting", "given_up"):
                yield f"unsaid: {row['kind']} {row['id']} is {row['state']} ({row['refusals']})"
        for job in self.record.jobs:
            if job["done_at"] is None and (job["tries"] or job["due"] < self.end - MINUTE):
                what = f"{job['kind']} {job['id']} of game {job['game_id']}"
                yield f"undone: {what}, {job['tries']} tries"
