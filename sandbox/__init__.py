"""A stand-in for Discord on loopback: REST, gateway, interactions, and people to play with."""

from pathlib import Path

from aiohttp import web

from sandbox.blobs import Blobs
from sandbox.call import Backend
from sandbox.capture import Capture
from sandbox.events import Events
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.guard import only_local
from sandbox.ids import Clock
from sandbox.interactions import Interactions
from sandbox.journal import Journal
from sandbox.limits import Limits
from sandbox.messages import readdress
from sandbox.models import (
    Channel,
    ChannelKind,
    File,
    Json,
    Member,
    Message,
    Role,
    Server,
    User,
    walk,
)
from sandbox.page import add_page
from sandbox.people import CannotDo, People, Upload
from sandbox.permissions import Right
from sandbox.records import NoAnswer, Record
from sandbox.rest import Rest
from sandbox.seed_world import add_starting_server
from sandbox.world import Change, ChangeKind, NoSuch, World

__all__ = [
    "CannotDo",
    "Change",
    "ChangeKind",
    "Channel",
    "ChannelKind",
    "Clock",
    "Faults",
    "File",
    "Member",
    "Message",
    "NoAnswer",
    "NoSuch",
    "People",
    "Record",
    "Right",
    "Role",
    "Sandbox",
    "Server",
    "Upload",
    "User",
    "World",
    "walk",
]


LARGEST_REQUEST = 128 * 1024 * 1024


class Sandbox:
    """The whole stand-in, on one port of 127.0.0.1.

    `path` is a folder in which the world survives a restart; without one it lives in memory.
    The world starts with "Castellan's Court" (#lobby, #games, Ann, Ben, Cara, Dan) unless `empty`.
    `capture` is a file to which all that the bot sends is appended.
    `page` adds the page where people play. `granted` are the privileged intents the bot may ask
    for; `clock.advance` moves the sandbox's time forward.
    """

    def __init__(
        self,
        port: int = 0,
        path: Path | None = None,
        *,
        clock: Clock | None = None,
        page: bool = False,
        empty: bool = False,
        granted: int = 0,
        capture: Path | None = None,
    ) -> None:
        self.port = port
        self.world = World(clock, Blobs(path / "files" if path else None))
        self.interactions = Interactions(self.world)
        self.people = People(self.world, self.interactions)
        self.limits = Limits(self.world.clock)
        self.gateway = Gateway(self.world, self.limits, granted=granted)
        events = Events(self.world, self.gateway)
        self.faults = Faults(self.world, self.interactions, self.gateway, events)
        self.rest = Rest(
            Backend(self.world, self.interactions, self.gateway, self.limits), self.faults
        )
        self.rest.capture = Capture(capture, self.world.clock) if capture else None
        self._journal = Journal(path / "world.jsonl", self.world) if path else None
        self._runner: web.AppRunner | None = None
        self.interactions.deliver = self._deliver
        if self._journal is not None:
            self._journal.open()
            self.world.listeners.append(self._journal.on_change)
        self.world.listeners.append(events.on_change)
        if not empty and not self.world.servers:
            add_starting_server(self.world)
        self.app = self._build(page=page)

    @property
    def url(self) -> str:
        """The base address of all routes."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> "Sandbox":
        """Open a port and note it in `port`."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = int(self._runner.addresses[0][1])
        self.world.url = self.url
        readdress(self.world)
        self._watch_threads()
        return self

    async def stop(self) -> None:
        """Disconnect the bot and close the port; the world is kept."""
        self.faults.clear()
        await self.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self.close()

    def close(self) -> None:
        """Release the folder; nothing more is written."""
        if self._journal is not None:
            self._journal.close()
        if self.rest.capture is not None:
            self.rest.capture.close()

    async def __aenter__(self) -> "Sandbox":
        return await self.start()

    async def __aexit__(self, *error: object) -> None:
        await self.stop()

    def _build(self, *, page: bool) -> web.Application:
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[only_local])
        self.rest.add_to(app)
        app.router.add_get("/gateway", self.gateway.connect)
        if page:
            add_page(app, self.world, self.people)
        return app

    def _watch_threads(self) -> None:
        """Archive idle threads every minute, even without requests."""
        if self._runner is not None:
            self.world.archive_idle()
            self.world.clock.later(60.0, self._watch_threads)

    def _deliver(self, server: int | None, interaction: Json) -> None:
        if self.rest.capture is not None:
            self.rest.capture.interaction(interaction)
        self.gateway.emit(server, "INTERACTION_CREATE", interaction)
