"""Nonces: within a few minutes, a message sent twice with the same nonce is made once."""

from sandbox.ids import Clock
from sandbox.models import Message

KEPT_SECONDS = 300.0
"""Discord says "the past few minutes"; here it is five, by the sandbox's clock."""

Key = tuple[int, int, str]


class Nonces:
    """The messages made recently by their nonces, deleted ones included."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._made: dict[Key, Message] = {}

    def note(self, message: Message) -> None:
        """Remember a message by its nonce, if it has one, and forget the old ones."""
        since = self._clock.now() - KEPT_SECONDS
        for key, old in list(self._made.items()):
            if old.created >= since:
                break
            del self._made[key]
        if message.nonce is not None:
            self._made[message.channel, message.author, message.nonce] = message

    def find(self, channel: int, author: int, nonce: str) -> Message | None:
        """Return the message an author made in a channel with this nonce, if remembered."""
        message = self._made.get((channel, author, nonce))
        fresh = message is not None and message.created >= self._clock.now() - KEPT_SECONDS
        return message if fresh else None
