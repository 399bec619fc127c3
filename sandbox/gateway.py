"""The gateway: sessions of the bot's shards, their events, resuming after a lost connection."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from enum import IntEnum, IntFlag

from aiohttp import WSMsgType, web

from sandbox.models import Json, Server
from sandbox.payloads import member_json, own_user_json, server_create_json
from sandbox.world import ChangeKind, World

HEARTBEAT_MS = 41_250
BEAT = 0.05
KEPT_EVENTS = 5_000
KEPT_SECONDS = 300.0


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """The groups of events a bot can subscribe to."""

    SERVERS = 1 << 0
    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    CONTENT = 1 << 15


PRIVILEGED = Intent.MEMBERS | Intent.PRESENCES | Intent.CONTENT
"""Intents that must be granted to an application; otherwise its connection is closed (4014)."""


class Session:
    """One shard's session; it outlives a lost connection and keeps the events missed."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = Intent(intents)
        self.connection: Connection | None = None
        self.lost_at: float | None = None
        self._seq = 0
        self._events: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)

    def dispatch(self, event: str, data: str) -> None:
        """Send an event (its JSON), now or on resuming."""
        self._seq += 1
        frame = f'{{"op":0,"t":"{event}","s":{self._seq},"d":{data}}}'
        self._events.append((self._seq, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def replay(self, seq: int) -> list[str] | None:
        """Return the events sent after `seq`; None if some are no longer kept."""
        if self._seq > seq and (not self._events or self._events[0][0] > seq + 1):
            return None
        return [frame for number, frame in self._events if number > seq]


class Connection:
    """One websocket with a queue, so that events are sent in order and no sender waits."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._queue: asyncio.Queue[str] = asyncio.Queue()

    def send(self, frame: str) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    def send_op(self, op: Op, data: object = None) -> None:
        """Queue a frame with an opcode other than an event's."""
        self.send(json.dumps({"op": int(op), "d": data}))

    async def write(self) -> None:
        """Send queued frames until the connection is closed."""
        while not self.socket.closed:
            frame = await self._queue.get()
            try:
                await self.socket.send_str(frame)
            except ConnectionError:
                return


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, *, granted: int = 0) -> None:
        self.sessions: dict[str, Session] = {}
        self.refused_tokens: set[str] = set()
        self._world = world
        self.granted = Intent(granted)
        self._open: set[Connection] = set()
        self._answers: dict[int, Callable[[Connection, Json], None]] = {
            Op.HEARTBEAT: lambda c, _: self._beat(c),
            Op.IDENTIFY: self._identify,
            Op.RESUME: self._resume,
            Op.REQUEST_MEMBERS: self._members,
        }

    @staticmethod
    def _beat(connection: Connection) -> None:
        """Acknowledge a heartbeat, though not faster than any network.

        discord.py notes the time of a heartbeat after sending it; an earlier answer looks to it
        as late as the whole interval, and it warns.
        """
        asyncio.get_running_loop().call_later(BEAT, connection.send_op, Op.HEARTBEAT_ACK)

    # ── events ────────────────────────────────────────────────────────────────────────────────

    def emit(self, server: int | None, event: str, data: Json, *, intent: int = 0) -> None:
        """Send an event to the shards of a server that subscribed to it."""
        sessions = [s for s in self._shards_of(server) if not intent or s.intents & intent]
        if sessions:
            text = json.dumps(data)
            for session in sessions:
                session.dispatch(event, text)

    def emit_each(
        self, server: int | None, event: str, make: Callable[[Session], Json], *, intent: int
    ) -> None:
        """Send an event whose content depends on the session."""
        for session in self._shards_of(server):
            if session.intents & intent:
                session.dispatch(event, json.dumps(make(session)))

    def _shards_of(self, server: int | None) -> Iterable[Session]:
        number = (server or 0) >> 22
        return [s for s in self.sessions.values() if number % s.shard[1] == s.shard[0]]

    # ── connections ───────────────────────────────────────────────────────────────────────────

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket)
        self._open.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send_op(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    await self._receive(connection, json.loads(message.data))
        finally:
            writer.cancel()
            self._open.discard(connection)
            self._part(connection)
        return socket

    async def _receive(self, connection: Connection, frame: Json) -> None:
        answer = self._answers.get(frame["op"])
        data = frame.get("d")
        if frame["op"] == Op.IDENTIFY and (code := self._refuses(data or {})):
            await connection.socket.close(code=code)
        elif answer is not None:
            answer(connection, data if isinstance(data, dict) else {})

    def _refuses(self, data: Json) -> int | None:
        """Return the close code if a session is refused."""
        number, total = data.get("shard") or (0, 1)
        if not data.get("token") or data["token"] in self.refused_tokens:
            return 4004
        if not 0 <= number < total:
            return 4010
        asked = Intent(int(data["intents"])) & PRIVILEGED
        return 4014 if int(asked) & ~int(self.granted) else None

    def _identify(self, connection: Connection, data: Json) -> None:
        self._forget_old()
        shard = data.get("shard") or (0, 1)
        session = Session((shard[0], shard[1]), int(data["intents"]))
        self.sessions[session.id] = session
        self._join(connection, session)
        servers = self._servers_of(session)
        session.dispatch("READY", json.dumps(self._ready(session, servers)))
        members = Intent.MEMBERS in session.intents
        for server in servers:
            body = server_create_json(self._world, server, all_members=members)
            session.dispatch("GUILD_CREATE", json.dumps(body))
        self._tell_online()

    def _servers_of(self, session: Session) -> list[Server]:
        number, total = session.shard
        mine = [s for s in self._world.servers.values() if self._world.bot_is_in(s)]
        return [s for s in mine if (s.id >> 22) % total == number]

    def _ready(self, session: Session, servers: list[Server]) -> Json:
        return {
            "v": 10,
            "user": own_user_json(self._world.bot),
            "guilds": [{"id": str(server.id), "unavailable": True} for server in servers],
            "session_id": session.id,
            "resume_gateway_url": self._world.url.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": str(self._world.bot.id), "flags": 0},
        }

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        missed = session.replay(int(data["seq"])) if session else None
        if session is None or missed is None:
            connection.send_op(Op.INVALID_SESSION, False)
            return
        for frame in missed:
            connection.send(frame)
        self._join(connection, session)
        session.dispatch("RESUMED", "{}")
        self._tell_online()

    def _join(self, connection: Connection, session: Session) -> None:
        if session.connection is not None:
            session.connection.session = None
        connection.session, session.connection = session, connection
        session.lost_at = None

    def _part(self, connection: Connection) -> None:
        """End a session that the bot closed itself; after any other end it can be resumed."""
        session = connection.session
        if session is None:
            return
        session.connection, session.lost_at = None, self._world.clock.now()
        if connection.socket.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)
        self._tell_online()

    def _forget_old(self) -> None:
        since = self._world.clock.now() - KEPT_SECONDS
        for session in list(self.sessions.values()):
            if session.lost_at is not None and session.lost_at < since:
                del self.sessions[session.id]

    def _tell_online(self) -> None:
        online = any(session.connection for session in self.sessions.values())
        if online != self._world.online:
            self._world.online = online
            self._world.notify(ChangeKind.BOT, self._world.bot)

    def _members(self, connection: Connection, data: Json) -> None:
        """Answer op 8: members by id or by the beginning of their name."""
        session = connection.session
        server = self._world.servers.get(int(data["guild_id"]))
        if session is None or server is None or not self._world.bot_is_in(server):
            return
        found = members_like(self._world, server, data)
        wanted = [str(user) for user in _ids(data.get("user_ids"))]
        got = {member["user"]["id"] for member in found}
        chunk = {
            "guild_id": str(server.id),
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [user for user in wanted if user not in got],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", json.dumps(chunk))

    # ── faults ────────────────────────────────────────────────────────────────────────────────

    async def drop(self, code: int) -> None:
        """Close every connection; the sessions are kept for a resume."""
        for connection in tuple(self._open):
            session, connection.session = connection.session, None
            if session is not None:
                session.connection, session.lost_at = None, self._world.clock.now()
            await connection.socket.close(code=code)
        self._tell_online()

    def ask_reconnect(self) -> None:
        """Send op 7 to every connection."""
        for connection in self._open:
            connection.send_op(Op.RECONNECT)

    def invalidate(self) -> None:
        """Drop all sessions and notify the connections (op 9)."""
        for session in list(self.sessions.values()):
            del self.sessions[session.id]
            if session.connection is not None:
                session.connection.session = None
                session.connection.send_op(Op.INVALID_SESSION, False)
        self._tell_online()


def members_like(world: World, server: Server, wanted: Json) -> list[Json]:
    """Return the members with these ids, or with names that begin like the query."""
    ids = set(_ids(wanted.get("user_ids")))
    query = str(wanted.get("query") or "").casefold()
    limit = int(wanted.get("limit") or 0) or 1000
    found = []
    for member in server.members.values():
        name = (member.nick or world.users[member.user].name).casefold()
        if member.user in ids if ids else name.startswith(query):
            found.append(member_json(world, member))
    return found[:limit]


def _ids(given: object) -> list[int]:
    if isinstance(given, list):
        return [int(one) for one in given]
    return [int(str(given))] if given else []
