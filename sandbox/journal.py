"""The world on disk: every change is appended at once, so a killed process loses nothing shown.

One line of JSON for each change holds the new state of an object (or null once it is deleted). On
opening, the last line of each object counts, and the file is rewritten without the older ones.
"""

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

from sandbox.files import make_folder, opened
from sandbox.models import (
    Channel,
    ChannelKind,
    File,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    Server,
    ThreadState,
    User,
)
from sandbox.world import Change, ChangeKind, World

with contextlib.suppress(ImportError):  # not on Windows
    import fcntl

SPARE_LINES = 5_000
SERVER_KINDS = (
    ChangeKind.SERVER,
    ChangeKind.MEMBER,
    ChangeKind.MEMBER_GONE,
    ChangeKind.BOT_ADDED,
    ChangeKind.BOT_REMOVED,
)


class Journal:
    """Keeps a world in a file; register `on_change` as a listener."""

    def __init__(self, path: Path, world: World) -> None:
        self._path = path
        self._world = world
        self._file: IO[str] | None = None
        self._lock: IO[str] | None = None
        self._lines = 0

    def open(self) -> None:
        """Load the file into the world and rewrite it.

        Raises OSError while another process writes to it.
        """
        make_folder(self._path.parent)
        self._claim()
        for kind, snowflake, value in _read(self._path):
            LOADERS[kind](self._world, snowflake, value)
        _tidy(self._world)
        self._rewrite()

    def close(self) -> None:
        """Stop writing and release the file."""
        for file in (self._file, self._lock):
            if file is not None:
                file.close()
        self._file = self._lock = None

    def _claim(self) -> None:
        """Lock the file against other processes until this one ends."""
        self._lock = opened(self._path.with_suffix(".lock"), "a")
        if "fcntl" not in globals():
            return
        try:
            fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise OSError(f"{self._path.parent} is in use by another process") from None

    def on_change(self, change: Change) -> None:
        """Write a change before any other listener is notified of it."""
        lines = _lines_of(self._world, change)
        if not lines or self._file is None:
            return
        self._file.write("".join(lines))
        self._file.flush()
        self._lines += len(lines)
        if self._lines > SPARE_LINES + 4 * len(self._world.messages):
            self._rewrite()

    def _rewrite(self) -> None:
        if self._file is not None:
            self._file.close()
        part = self._path.with_suffix(".part")
        with opened(part, "w") as file:
            file.writelines(_all_lines(self._world))
            file.flush()
            os.fsync(file.fileno())
        part.replace(self._path)
        self._file = opened(self._path, "a")
        self._lines = 0


Entry = tuple[str, int, Any]


def _read(path: Path) -> Iterator[Entry]:
    """Yield the lines of a journal; skip a last line cut short by a kill."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        yield entry["kind"], entry["id"], entry["value"]


def _line(kind: str, snowflake: int, value: object) -> str:
    return json.dumps({"kind": kind, "id": snowflake, "value": value}, default=_plain) + "\n"


def _plain(thing: object) -> dict[str, object]:
    """Return an object's fields; the encoder calls this for nested ones (`asdict` would copy)."""
    return {name: getattr(thing, name) for name in thing.__class__.__slots__}  # type: ignore[attr-defined]


def _lines_of(world: World, change: Change) -> list[str]:
    what = change.what
    if change.kind in (ChangeKind.CHANNEL_GONE, ChangeKind.MESSAGE_GONE):
        return [_line(change.kind.removesuffix("_gone"), what.id, None)]
    if change.kind == ChangeKind.COMMANDS:
        return [_line("commands", what or 0, world.commands[what])]
    kind = "server" if change.kind in SERVER_KINDS else change.kind.removesuffix("_new")
    lines = [_line(kind, what.id, what)] if kind in THINGS else []
    if change.kind == ChangeKind.MESSAGE_NEW:  # its channel counts it, and a thread is reopened
        lines.insert(0, _line("channel", what.channel, world.channels[what.channel]))
    return lines


THINGS = ("user", "server", "channel", "message")


def _all_lines(world: World) -> Iterator[str]:
    for kind, things in (
        ("user", world.users),
        ("server", world.servers),
        ("channel", world.channels),
        ("message", world.messages),
    ):
        for snowflake, thing in things.items():
            yield _line(kind, snowflake, thing)
    for scope, commands in world.commands.items():
        yield _line("commands", scope or 0, commands)


def _load_user(world: World, snowflake: int, value: Json) -> None:
    world.users[snowflake] = User(**value)
    if snowflake == world.bot.id:
        world.bot = world.users[snowflake]


def _load_server(world: World, snowflake: int, value: Json) -> None:
    value["roles"] = {int(k): Role(**v) for k, v in value["roles"].items()}
    value["members"] = {int(k): Member(**v) for k, v in value["members"].items()}
    world.servers[snowflake] = Server(**value)


def _load_channel(world: World, snowflake: int, value: Json | None) -> None:
    if value is None:
        world.channels.pop(snowflake, None)
        return
    value["kind"] = ChannelKind(value["kind"])
    value["overwrites"] = {int(k): Overwrite(**v) for k, v in value["overwrites"].items()}
    value["thread"] = ThreadState(**value["thread"]) if value["thread"] else None
    world.channels[snowflake] = Channel(**value)


def _load_message(world: World, snowflake: int, value: Json | None) -> None:
    if value is None:
        world.messages.pop(snowflake, None)
        return
    value["files"] = [File(**file) for file in value["files"]]
    world.messages[snowflake] = Message(**value)


def _load_commands(world: World, scope: int, value: list[Json]) -> None:
    world.commands[scope or None] = value


LOADERS: dict[str, Callable[[World, int, Any], None]] = {
    "user": _load_user,
    "server": _load_server,
    "channel": _load_channel,
    "message": _load_message,
    "commands": _load_commands,
}


def _tidy(world: World) -> None:
    """Make the rest of the world consistent with the file."""
    for message in list(world.messages.values()):
        if message.channel not in world.channels:
            del world.messages[message.id]
    world.index_messages()
    files = {file.id for message in world.messages.values() for file in message.files}
    world.blobs.keep_only(files)
    ids = [*world.users, *world.servers, *world.channels, *world.messages, *files]
    others = [user for user in ids if user != world.bot.id]
    world.snowflakes.last = max(others, default=0)
