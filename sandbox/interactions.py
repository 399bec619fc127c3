"""Interactions of the bot: opening them, delivering them, finding them by their tokens."""

from collections import OrderedDict
from collections.abc import Callable

from sandbox.errors import refusal
from sandbox.models import Json, Message
from sandbox.payloads import interaction_json
from sandbox.records import ACK_SECONDS, Record
from sandbox.rules import FILE_LIMIT
from sandbox.world import ChangeKind, World

KEPT = 5000


class Interactions:
    """Opens interactions, delivers them to the bot and finds them again by token."""

    def __init__(self, world: World) -> None:
        self.file_limit = FILE_LIMIT
        self.deliver: Callable[[int | None, Json], None] = lambda _server, _data: None
        self.twice = 0
        self._world = world
        self._records: OrderedDict[str, Record] = OrderedDict()

    def open(self, record: Record, data: Json) -> Record:
        """Deliver an interaction; the bot has 3 seconds from here."""
        self._records[record.token] = record
        while len(self._records) > KEPT:
            self._records.popitem(last=False)
        body = interaction_json(self._world, record, data, file_limit=self.file_limit)
        self._world.clock.later(ACK_SECONDS, lambda: self._give_up(record))
        for _ in range(2 if self.twice else 1):
            self.deliver(self._world.channels[record.channel].server, body)
        self.twice = max(0, self.twice - 1)
        return record

    def _give_up(self, record: Record) -> None:
        if record.give_up():
            self._world.notify(ChangeKind.ANSWER, record)

    def records(self) -> tuple[Record, ...]:
        """Return the remembered interactions, oldest first."""
        return tuple(self._records.values())

    def waiting(self, token: str, snowflake: str) -> Record:
        """Return the interaction a first answer is for; refused if answered or too late."""
        record = self._records.get(token)
        if record is None or str(record.id) != snowflake:
            raise refusal(10062)
        if record.type is not None:
            raise refusal(40060)
        if record.is_late:
            raise refusal(10062)
        return record

    def answered(self, token: str) -> Record:
        """Return the interaction of a token, which works for 15 minutes."""
        record = self._records.get(token)
        if record is None:
            raise refusal(10015)
        if record.is_expired:
            raise refusal(50027)
        return record

    def original(self, record: Record, which: str) -> Message:
        """Return a message of an interaction: "@original" or one by its id."""
        if which == "@original":
            if record.original is None:
                raise refusal(10015)
            wanted = record.original
        else:
            wanted = int(which)
        message = self._world.messages.get(wanted)
        if message is None or wanted not in (record.original, *record.followups):
            raise refusal(10008)
        return message
