"""The gateway: sessions of the bot's shards, their events, resuming after a lost connection."""

import asyncio
import importlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Iterable
from enum import IntEnum, IntFlag

from aiohttp import WSMsgType, web

from sandbox.limits import Limits
from sandbox.models import Json, Server
from sandbox.payloads import member_json, own_user_json, server_create_json
from sandbox.world import ChangeKind, World

HEARTBEAT_SECONDS = 41.25
BEAT = 0.05
LATE = 1.5  # heartbeats missed for so many intervals end a connection
LARGEST_PAYLOAD = 4096
PAYLOADS, PAYLOADS_SECONDS = 120, 60.0
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


IGNORED = (3, 4, 31)
"""Opcodes that a bot may send, but that do nothing here: presence, voice, sounds."""


class Closing(IntEnum):
    """Why Discord closes a connection."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    RATE_LIMITED = 4008
    TIMED_OUT = 4009
    INVALID_SHARD = 4010
    INVALID_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Intent(IntFlag):
    """The groups of events a bot can subscribe to."""

    SERVERS = 1 << 0
    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    CONTENT = 1 << 15


ALL_INTENTS = (1 << 26) - 1
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

    def has_sent(self, seq: int) -> bool:
        """Whether there has been an event of that number."""
        return seq <= self._seq

    def replay(self, seq: int) -> list[str] | None:
        """Return the events sent after `seq`; None if some are no longer kept."""
        if self._seq > seq and (not self._events or self._events[0][0] > seq + 1):
            return None
        return [frame for number, frame in self._events if number > seq]


class Connection:
    """One websocket with a queue, so that events are sent in order and no sender waits."""

    def __init__(self, socket: web.WebSocketResponse, compression: str | None = None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.received: deque[float] = deque(maxlen=PAYLOADS)
        self.deadline: asyncio.TimerHandle | None = None
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._compress = _compressor(compression)

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
                if self._compress is None:
                    await self.socket.send_str(frame)
                else:
                    await self.socket.send_bytes(self._compress(frame.encode()))
            except ConnectionError:
                return


def _compressor(kind: str | None) -> Callable[[bytes], bytes] | None:
    """Return what packs the frames of a connection as one stream, if the bot asked for it."""
    if kind == "zlib-stream":
        packer = zlib.compressobj()
        return lambda raw: packer.compress(raw) + packer.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        try:
            zstd = importlib.import_module("compression.zstd")
        except ImportError:  # before Python 3.14: frames go out as text, which libraries read, too
            return None
        stream = zstd.ZstdCompressor()
        return lambda raw: bytes(stream.compress(raw, stream.FLUSH_BLOCK))
    return None


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, limits: Limits, *, granted: int = 0) -> None:
        self.heartbeat = HEARTBEAT_SECONDS
        self._limits = limits
        self.sessions: dict[str, Session] = {}
        self.refused_tokens: set[str] = set()
        self._world = world
        self.granted = Intent(granted)
        self._open: set[Connection] = set()
        self._answers: dict[int, Callable[[Connection, Json], None]] = {
            Op.HEARTBEAT: lambda c, _: self._beat(c),
            **dict.fromkeys(IGNORED, lambda _connection, _data: None),
            Op.IDENTIFY: self._identify,
            Op.RESUME: self._resume,
            Op.REQUEST_MEMBERS: self._members,
        }

    def _beat(self, connection: Connection) -> None:
        """Acknowledge a heartbeat, though not faster than any network.

        discord.py notes the time of a heartbeat after sending it; an earlier answer looks to it
        as late as the whole interval, and it warns.
        """
        asyncio.get_running_loop().call_later(BEAT, connection.send_op, Op.HEARTBEAT_ACK)
        self._expect_beat(connection)

    def _expect_beat(self, connection: Connection) -> None:
        """Close a connection that sends no heartbeat for too long."""
        loop = asyncio.get_running_loop()
        if connection.deadline is not None:
            connection.deadline.cancel()

        def close() -> None:
            self._closing = loop.create_task(self._end(connection, Closing.TIMED_OUT))

        connection.deadline = loop.call_later(self.heartbeat * LATE, close)

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
        connection = Connection(socket, request.query.get("compress"))
        self._open.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send_op(Op.HELLO, {"heartbeat_interval": int(self.heartbeat * 1000)})
        self._expect_beat(connection)
        if request.query.get("v", "10") != "10":
            await socket.close(code=Closing.INVALID_VERSION)
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT and (
                    code := self._receive(connection, message.data)
                ):
                    await socket.close(code=code)
        finally:
            writer.cancel()
            if connection.deadline is not None:
                connection.deadline.cancel()
            self._open.discard(connection)
            self._part(connection)
        return socket

    def _receive(self, connection: Connection, raw: str) -> int | None:
        """Handle a payload; returns the code with which to close the connection, if it is wrong."""
        frame = _frame(raw)
        if frame is None:
            return Closing.DECODE_ERROR
        if self._is_flooded(connection):
            return Closing.RATE_LIMITED
        op, given = frame["op"], frame.get("d")
        data: Json = given if isinstance(given, dict) else {}
        refused = self._refuses(connection, op, data)
        if refused is None:
            self._answers[op](connection, data)
        return refused

    @staticmethod
    def _is_flooded(connection: Connection) -> bool:
        """Count a payload; at most 120 in a minute are allowed."""
        now, received = asyncio.get_running_loop().time(), connection.received
        full = len(received) == PAYLOADS and received[0] > now - PAYLOADS_SECONDS
        received.append(now)
        return full

    def _refuses(self, connection: Connection, op: int, data: Json) -> int | None:
        if op not in self._answers:
            return Closing.UNKNOWN_OPCODE
        if op == Op.IDENTIFY:
            return self._refuses_identity(connection, data)
        if op == Op.RESUME:
            session = self.sessions.get(str(data.get("session_id")))
            beyond = session is not None and not session.has_sent(int(data["seq"]))
            return Closing.INVALID_SEQ if beyond else None
        known = connection.session is not None or op == Op.HEARTBEAT
        return None if known else Closing.NOT_AUTHENTICATED

    def _refuses_identity(self, connection: Connection, data: Json) -> int | None:
        number, total = data.get("shard") or (0, 1)
        intents = data.get("intents")
        if connection.session is not None:
            return Closing.ALREADY_AUTHENTICATED
        if self._limits.sessions_left() < 1:  # Discord resets the token of who begins too many
            self.refused_tokens.add(str(data.get("token")))
        if not data.get("token") or data["token"] in self.refused_tokens:
            return Closing.AUTHENTICATION_FAILED
        if not 0 <= number < total:
            return Closing.INVALID_SHARD
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            return Closing.INVALID_INTENTS
        asked = Intent(intents) & PRIVILEGED
        return Closing.DISALLOWED_INTENTS if int(asked) & ~int(self.granted) else None

    def _identify(self, connection: Connection, data: Json) -> None:
        """Begin a session, if it is not too soon after another one began."""
        self._forget_old()
        if not self._limits.identify():
            connection.send_op(Op.INVALID_SESSION, False)
            return
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
            await self._end(connection, code)

    async def _end(self, connection: Connection, code: int) -> None:
        """Close a connection from this side; its session can be resumed."""
        session, connection.session = connection.session, None
        if session is not None:
            session.connection, session.lost_at = None, self._world.clock.now()
        await connection.socket.close(code=code)
        self._tell_online()

    def garble(self, frame: str) -> None:
        """Send this to every connection."""
        for connection in self._open:
            connection.send(frame)

    def ask_reconnect(self) -> None:
        """Send op 7 to every connection."""
        for connection in self._open:
            connection.send_op(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the connections that their sessions are invalid (op 9), and forget those."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send_op(Op.INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]
                if session.connection is not None:
                    session.connection.session = None
        self._tell_online()


def _frame(raw: str) -> Json | None:
    """Read a payload; None if it is none."""
    if len(raw) > LARGEST_PAYLOAD:
        return None
    try:
        frame = json.loads(raw)
    except ValueError:
        return None
    right = isinstance(frame, dict) and type(frame.get("op")) is int
    return frame if right else None


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
