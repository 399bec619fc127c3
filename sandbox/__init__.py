"""A stand-in for Discord on loopback: REST, gateway, interactions, and people to play with."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from sandbox.faults import Faults
from sandbox.ids import Clock
from sandbox.people import CannotDo, People, Upload
from sandbox.records import NoAnswer, Record
from sandbox.things import Channel, File, Member, Message, Role, Server, User, walk
from sandbox.world import Change, Kind, NoSuch, World

__all__ = [
    "CannotDo",
    "Change",
    "Channel",
    "Clock",
    "Faults",
    "File",
    "Kind",
    "Member",
    "Message",
    "NoAnswer",
    "NoSuch",
    "People",
    "Record",
    "Role",
    "Sandbox",
    "Server",
    "Upload",
    "User",
    "World",
    "walk",
]


class Sandbox:
    """The whole stand-in, on one port of 127.0.0.1.

    `path` is a folder in which the world survives a restart; without one it lives in memory.
    The world starts with "Castellan's Court" (#lobby, #games, Ann, Ben, Cara, Dan) unless `empty`.
    `page` adds the page where people play (`sandbox.page.add_to`).
    """

    def __init__(
        self,
        port: int = 0,
        path: Path | None = None,
        *,
        clock: Clock | None = None,
        page: bool = False,
        empty: bool = False,
    ) -> None:
        self.port = port
        self.world = World(clock)
        self.people = People(self.world)
        self.faults = Faults()
        self.app = web.Application()

    @property
    def url(self) -> str:
        """The address everything hangs under."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> Sandbox:
        """Open the port; `port` then says which."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Say goodbye to the bot and close the port; the world is kept."""
        raise NotImplementedError
