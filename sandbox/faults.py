"""Faults on demand: whatever Discord, the network or a moderator can do to the bot."""

from __future__ import annotations

from sandbox.permissions import Right
from sandbox.things import Channel, Message, Server, User


class Hold:
    """A request held back: `await reached`, look around, `release()`."""

    async def reached(self) -> None:
        """Wait until a request is held."""
        raise NotImplementedError

    def release(self) -> None:
        """Let it (and all later ones) go on."""
        raise NotImplementedError


class Faults:
    """What can go wrong. Routes are written "POST /channels/{cid}/messages"; "*" is any."""

    def fail(
        self, route: str, status: int = 500, times: int = 1, *, retry_after: float = 0.0
    ) -> None:
        """Answer the next requests of a route with a status (429 with `retry_after`), no effect."""
        raise NotImplementedError

    def cut(self, route: str, times: int = 1, *, after: bool = False) -> None:
        """Reset the connection of the next requests, before or after they took effect."""
        raise NotImplementedError

    def slow(self, route: str, seconds: float, times: int = 1) -> None:
        """Answer the next requests of a route late."""
        raise NotImplementedError

    def hold(self, route: str, *, after: bool = False) -> Hold:
        """Hold the next requests of a route back until they are released."""
        raise NotImplementedError

    async def drop(self, code: int = 4000) -> None:
        """Close every gateway connection with this code; the bot should resume."""
        raise NotImplementedError

    async def reconnect(self) -> None:
        """Ask the bot to reconnect (op 7)."""
        raise NotImplementedError

    async def invalidate(self) -> None:
        """Declare every session void (op 9)."""
        raise NotImplementedError

    def twice(self, times: int = 1) -> None:
        """Deliver the next interactions two times each."""
        raise NotImplementedError

    def vanish(self, message: Message | int, *, told: bool = True) -> None:
        """A moderator deletes a message; `told=False` keeps the bot in the dark."""
        raise NotImplementedError

    def block_direct_messages(self, who: User | int | str, *, blocked: bool = True) -> None:
        """A person no longer takes direct messages (50007), or does again."""
        raise NotImplementedError

    def take_away(self, channel: Channel | int | str, *rights: Right) -> None:
        """Deny the bot rights in a channel (and its threads)."""
        raise NotImplementedError

    def give_back(self, channel: Channel | int | str) -> None:
        """Undo `take_away`."""
        raise NotImplementedError

    def delete_channel(self, channel: Channel | int | str) -> None:
        """Somebody deletes a channel or thread."""
        raise NotImplementedError

    def remove_bot(self, server: Server | int | str) -> None:
        """Somebody throws the bot out."""
        raise NotImplementedError

    def add_bot(self, server: Server | int | str) -> None:
        """And asks it in again."""
        raise NotImplementedError
