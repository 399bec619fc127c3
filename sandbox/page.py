"""The page where people play: its files, its API and its live connection.

The page can act as anybody, so it answers only to itself: every route refuses a foreign Host
(a name that was pointed at this machine) and a foreign Origin (another site's script).
"""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import BodyPartReader, WSMsgType, web

from sandbox.models import Json, Message, User
from sandbox.page_actions import REFUSED, Actions, check
from sandbox.page_view import is_shown, message_view, pinged, state_view
from sandbox.people import People
from sandbox.world import Change, ChangeKind, World

WEB = Path(__file__).with_name("web")
START = "game new"
"""The command suggested to a newcomer, if the bot has one of that name."""
PAGE_OF_MESSAGES = 50
LONGEST_QUEUE = 2000
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
MESSAGE_KINDS = (ChangeKind.MESSAGE_NEW, ChangeKind.MESSAGE, ChangeKind.MESSAGE_GONE)
QUIET_KINDS = (ChangeKind.TYPING, ChangeKind.ANSWER)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def add_page(app: web.Application, world: World, people: People) -> None:
    """Add the page's routes: `/`, and everything else under `/page/`."""
    page = Page(world, people)
    world.listeners.append(page.on_change)
    for method, path, handler in (
        ("GET", "/", page.index),
        ("GET", "/page/web/{name}", page.file),
        ("GET", "/page/state", page.state),
        ("GET", "/page/messages", page.messages),
        ("POST", "/page/act", page.act),
        ("POST", "/page/upload", page.upload),
        ("GET", "/page/live", page.live),
    ):
        app.router.add_route(method, path, page.guarded(handler))
    app.on_shutdown.append(page.close)


class Viewer:
    """One open page: its person, and the events still to be sent to it."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.is_behind = False

    def send(self, event: Json) -> None:
        """Queue an event; a page that takes none for long is cut off and reloads."""
        self.is_behind = self.is_behind or self.queue.qsize() >= LONGEST_QUEUE
        if not self.is_behind:
            self.queue.put_nowait(json.dumps(event))


class Page:
    """The page's routes over one world."""

    def __init__(self, world: World, people: People) -> None:
        self._world = world
        self._actions = Actions(world, people)
        self._viewers: dict[Viewer, web.WebSocketResponse] = {}
        self._files = {path.name: path for path in WEB.iterdir() if path.suffix in TYPES}
        self._build = _digest(self._files)

    # ── safety ────────────────────────────────────────────────────────────────────────────────

    def guarded(self, handler: Handler) -> Handler:
        """A handler that refuses foreign hosts and origins and answers with safe headers."""

        async def guard(request: web.Request) -> web.StreamResponse:
            if not self._is_own(request):
                raise web.HTTPForbidden(text="This page answers only to this machine.")
            response = await handler(request)
            if not response.prepared:
                response.headers.update(self._headers())
            return response

        return guard

    def _hosts(self) -> tuple[str, str]:
        port = urlsplit(self._world.url).port
        return f"127.0.0.1:{port}", f"localhost:{port}"

    def _is_own(self, request: web.Request) -> bool:
        hosts = self._hosts()
        origin = request.headers.get("Origin")
        is_own_origin = origin is None or origin in {f"http://{host}" for host in hosts}
        return request.headers.get("Host") in hosts and is_own_origin

    def _headers(self) -> dict[str, str]:
        live = " ".join(f"ws://{host}" for host in self._hosts())
        policy = (
            f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
            f"connect-src 'self' {live}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )
        return {
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-store",
        }

    # ── files and reading ─────────────────────────────────────────────────────────────────────

    async def index(self, _: web.Request) -> web.StreamResponse:
        """The page itself."""
        return self._served("index.html")

    async def file(self, request: web.Request) -> web.StreamResponse:
        """One of its scripts, its style sheet or its drawing."""
        return self._served(request.match_info["name"])

    def _served(self, name: str) -> web.StreamResponse:
        path = self._files.get(name)
        if path is None:
            raise web.HTTPNotFound
        return web.Response(body=path.read_bytes(), content_type=TYPES[path.suffix])

    async def state(self, request: web.Request) -> web.StreamResponse:
        """The world of one person (or of the first, for one that is unknown), without messages."""
        user = self._person(request.query.get("as")) or self._first_person()
        own = {"build": self._build, "start": START}
        return web.json_response({**state_view(self._world, user), **own})

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """A page of a channel's messages, oldest first, and whether there are older ones."""
        user = self._person(request.query.get("as"))
        channel = self._world.channels.get(_id(request.query.get("channel")))
        if user is None or channel is None or not self._world.can_see(user, channel):
            raise web.HTTPNotFound
        before = _id(request.query.get("before"))
        seen = [m for m in self._world.seen_by(user, channel) if not before or m.id < before]
        page = [message_view(self._world, m) for m in seen[-PAGE_OF_MESSAGES:]]
        return web.json_response({"messages": page, "more": len(seen) > len(page)})

    def _person(self, text: object) -> User | None:
        user = self._world.users.get(_id(text))
        return None if user is None or user.bot else user

    def _first_person(self) -> User:
        found = next((u for u in self._world.users.values() if not u.bot), None)
        if found is None:
            raise web.HTTPNotFound(text="Nobody lives here yet.")
        return found

    # ── acting ────────────────────────────────────────────────────────────────────────────────

    async def act(self, request: web.Request) -> web.StreamResponse:
        """Do something for a person; a refusal is an answer, only a malformed request an error."""
        try:
            body = check(json.loads(await request.read()))
        except ValueError as nonsense:
            raise web.HTTPBadRequest(text=f"not an act: {nonsense}") from nonsense
        user = self._person(body.get("as"))
        if user is None:
            return web.json_response({"error": REFUSED, "text": "There is no such person."})
        return web.json_response(await self._actions.do(user, body))

    async def upload(self, request: web.Request) -> web.StreamResponse:
        """A file for a command or a form; its key is named when that is sent."""
        is_form = request.content_type.startswith("multipart/")
        part = await (await request.multipart()).next() if is_form else None
        if not isinstance(part, BodyPartReader):
            raise web.HTTPBadRequest(text="no file")
        data = bytes(await part.read(decode=False))
        return web.json_response({"key": self._actions.keep(part.filename or "file", data)})

    # ── the live connection ───────────────────────────────────────────────────────────────────

    async def live(self, request: web.Request) -> web.StreamResponse:
        """The websocket that sends one open page what changes; it may say {"as": person}."""
        socket = web.WebSocketResponse(heartbeat=20)
        viewer = Viewer(_id(request.query.get("as")))
        self._viewers[viewer] = socket  # before the handshake, so that nothing is missed
        try:
            await socket.prepare(request)
            await self._serve(viewer, socket)
        finally:
            del self._viewers[viewer]
        return socket

    async def _serve(self, viewer: Viewer, socket: web.WebSocketResponse) -> None:
        sender = asyncio.create_task(_send(viewer, socket))
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    viewer.user = _wanted(message.data) or viewer.user
        finally:
            sender.cancel()

    def on_change(self, change: Change) -> None:
        """Pass a change of the world on to the open pages that may know of it."""
        if not self._viewers or change.kind in QUIET_KINDS:
            return
        if change.kind in MESSAGE_KINDS:
            self._send_message(change.kind, change.what)
            return
        for viewer in self._viewers:
            viewer.send({"event": "world"})

    def _send_message(self, kind: ChangeKind, message: Message) -> None:
        event = self._event(kind, message)
        called = pinged(self._world, message) if kind == ChangeKind.MESSAGE_NEW else []
        where = {"channel": str(message.channel), "id": str(message.id)}
        for viewer in self._viewers:
            if is_shown(self._world, viewer.user, message):
                viewer.send(event)
            for user in called:
                viewer.send({"event": "ping", "person": str(user), **where})

    def _event(self, kind: ChangeKind, message: Message) -> Json:
        if kind == ChangeKind.MESSAGE_GONE:
            return {"event": "gone", "channel": str(message.channel), "id": str(message.id)}
        view = message_view(self._world, message)
        return {"event": "message", "new": kind == ChangeKind.MESSAGE_NEW, "message": view}

    async def close(self, _: web.Application) -> None:
        """Notify every open page that the sandbox stops; the page reconnects by itself."""
        for socket in list(self._viewers.values()):
            if socket.prepared:
                await socket.close(code=1001)


async def _send(viewer: Viewer, socket: web.WebSocketResponse) -> None:
    with suppress(ConnectionError):
        while not viewer.is_behind:
            await socket.send_str(await viewer.queue.get())
        await socket.close(code=1013)


def _wanted(text: str) -> int:
    try:
        return _id(json.loads(text)["as"])
    except (ValueError, KeyError, TypeError):
        return 0


def _id(text: object) -> int:
    return int(text) if isinstance(text, str) and text.isascii() and text.isdigit() else 0


def _digest(files: dict[str, Path]) -> str:
    content = b"".join(path.read_bytes() for _, path in sorted(files.items()))
    return hashlib.sha256(content).hexdigest()[:16]
