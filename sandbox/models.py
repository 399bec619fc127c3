"""The objects of the world: users, servers, channels, threads, messages, files."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

Json = dict[str, Any]

V2 = 1 << 15
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
SILENT = 1 << 12


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they exist here."""

    TEXT = 0
    DIRECT = 1
    VOICE = 2
    GROUP = 3
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


FORUMS = (ChannelKind.FORUM, ChannelKind.MEDIA)
"""Channels that hold posts, which are threads, and no messages of their own."""

SPOKEN = (ChannelKind.VOICE, ChannelKind.STAGE)
"""Channels to talk in; their chat takes messages, but has no threads."""


class MessageKind(IntEnum):
    """Discord's message types, as far as they exist here."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    blocks_direct_messages: bool = False
    deleted: bool = False


@dataclass(slots=True)
class Role:
    """A role of a server; the one whose id is the server's is @everyone."""

    id: int
    name: str
    permissions: int = 0
    position: int = 1
    managed: bool = False
    mentionable: bool = False


@dataclass(slots=True)
class Member:
    """A person in a server."""

    user: int
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Server:
    """A server (a guild, in Discord's protocol)."""

    id: int
    name: str
    owner: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    locale: str = "en-US"


@dataclass(slots=True)
class Overwrite:
    """The rights that a channel allows or denies to one role or member."""

    target: int
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class ThreadState:
    """The fields that only a thread has."""

    owner: int
    created: float
    changed: float
    auto_archive: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: list[int] = field(default_factory=list)
    sent: int = 0


@dataclass(slots=True)
class Channel:
    """A channel, a thread (its `thread` is set) or direct messages (its `server` is None)."""

    id: int
    kind: ChannelKind
    name: str
    server: int | None = None
    parent: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[int] = field(default_factory=list)
    thread: ThreadState | None = None
    last_message: int | None = None

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread, public or private."""
        return self.thread is not None


@dataclass(slots=True)
class File:
    """An uploaded file; its bytes are in `World.blobs`, its address is `World.file_url`."""

    id: int
    channel: int
    name: str
    size: int
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None


@dataclass(slots=True)
class Message:
    """A message as Discord keeps it; `components` and `embeds` are Discord's own JSON, resolved."""

    id: int
    channel: int
    author: int
    created: float
    kind: int = MessageKind.DEFAULT
    content: str = ""
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)  # files that an embed or a component shows
    mentions: list[int] = field(default_factory=list)
    pinged: list[int] = field(default_factory=list)
    pinged_roles: list[int] = field(default_factory=list)
    pinged_everyone: bool = False
    edited: float | None = None
    reference: Json | None = None
    nonce: str | None = None
    only_for: int | None = None
    interaction: Json | None = None  # Discord's `interaction_metadata`
    command: str | None = None
    pinned: bool = False
    thread: int | None = None

    @property
    def is_v2(self) -> bool:
        """Whether it is made of Components V2."""
        return bool(self.flags & V2)

    @property
    def is_private(self) -> bool:
        """Whether it is ephemeral: shown to `only_for` alone."""
        return bool(self.flags & EPHEMERAL)

    @property
    def is_loading(self) -> bool:
        """Whether the bot is still "thinking"."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """The whole text: the content, then every TextDisplay from the top."""
        displays = [c["content"] for c in walk(self.components) if c.get("type") == 10]
        return "\n".join([self.content, *displays] if self.content else displays)


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component of a message or modal, from the top, parents before children."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])
