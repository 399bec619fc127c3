"""Count what Discord refuses: after 10,000 refusals in ten minutes it shuts the whole bot out.

Who brings too many of them by presses has Discord asked for nothing more for a while, and at last
gets no answers there; nor has anybody while all presses together bring too many. For a server in
which messages of games and tournaments bring too many, those wait, whoever made them necessary.
"""

import re
import time
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

import aiohttp

from cogs.discord_errors import BAD, COUNTED, TOO_MANY, KnownToBeShut, RefusedTooOften

SPAN: Final = 600
"""The seconds within which Discord counts refusals."""
ASKED: Final = 50
"""After how many of one person Discord is asked for nothing more by their presses."""
ANSWERED: Final = 100
"""After how many they are not even answered: in a place that is shut, each answer is one more."""
ALL_ASKED: Final = 5_000
"""After how many of all presses together none asks for anything."""
ALL_ANSWERED: Final = 8_000
SERVER: Final = 400
"""After how many of one server nothing is delivered there."""
HOST: Final = 40
"""After how many of one host, or tournament, in a server, what is theirs waits before that."""
ALL_SERVERS: Final = 3_000
"""After how many of all servers together each has `FEW` alone: other servers go on as always."""
FEW: Final = 10
SAME: Final = 10
"""After how many of the same in a place, such as posts there, it is not asked but counts as
refused: it may be done elsewhere. So does adding one person to threads."""


class Strikes:
    """The refusals of the last ten minutes, by what brought them: presses, or deliveries."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._presses = _Count(now)
        self._servers, self._hosts, self._things = _Count(now), _Count(now), _Count(now)

    def trace(self) -> aiohttp.TraceConfig:
        """Return what a client's requests are watched with."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note)
        return trace

    async def _note(
        self, _session: object, _context: object, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        said = ended.response
        shared = said.headers.get("X-RateLimit-Scope") == "shared"  # of which Discord counts none
        if not shared and (one := _bringing.get()) is not None:
            one.note(said.status, f"{ended.method} {ended.url.path}")

    @contextmanager
    def pressed_by(self, user: int) -> Iterator[None]:
        """Count what is asked inside as asked by a person."""
        with _brought(_Press(self._presses, user)):
            yield

    @contextmanager
    def delivered_for(self, server: int, host: int = 0) -> Iterator[None]:
        """Count what is asked inside as delivered for a host, but what goes to one person."""
        by = _Delivery(self._servers, self._hosts, self._things, server, host)
        with _brought(by if server else None):
            yield


class _Count:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._when: deque[tuple[float, Hashable]] = deque()
        self._of: Counter[Hashable] = Counter()

    def add(self, who: Hashable) -> None:
        self._when.append((self._now(), who))
        self._of[who] += 1

    def forget(self, who: Hashable) -> None:
        """Count nothing of what somebody has brought until now."""
        if who in self._of:
            self._when = deque(one for one in self._when if one[1] != who)
            del self._of[who]

    def of(self, who: Hashable) -> tuple[int, int]:
        """Return how many somebody has brought lately, and all together."""
        while self._when and self._when[0][0] <= self._now() - SPAN:
            _, earlier = self._when.popleft()
            self._of[earlier] -= 1
            if not self._of[earlier]:
                del self._of[earlier]
        return self._of[who], len(self._when)


@dataclass(frozen=True, slots=True)
class _Press:
    count: _Count
    user: int

    def note(self, status: int, _asked: str) -> None:
        if status in COUNTED:
            self.count.add(self.user)

    def check(self, _asked: str, *, answering: bool) -> None:
        own, every = self.count.of(self.user)
        most, together = (ANSWERED, ALL_ANSWERED) if answering else (ASKED, ALL_ASKED)
        if own >= most or every >= together:
            raise RefusedTooOften(SPAN)


@dataclass(frozen=True, slots=True)
class _Delivery:
    servers: _Count
    hosts: _Count
    things: _Count
    server: int
    host: int

    def note(self, status: int, asked: str) -> None:
        """Count what was refused for good: too many requests are ours, and waited for."""
        thing = self.server, _thing(asked)  # elsewhere the same person may well be added
        refused = status in COUNTED and status != TOO_MANY
        if refused and not _ADDING.match(asked):  # else it is that person's, whoever plays there
            self.servers.add(self.server)
            self.hosts.add((self.server, self.host))
        if refused:
            self.things.add(thing)
        elif status < BAD:
            self.things.forget(thing)

    def check(self, asked: str, *, answering: bool) -> None:
        """Raise what Discord would answer, or RefusedTooOften."""
        del answering
        own, every = self.servers.of(self.server)
        of_host, _ = self.hosts.of((self.server, self.host))
        if own >= (SERVER if every < ALL_SERVERS else FEW) or of_host >= HOST:
            raise RefusedTooOften(SPAN)
        if self.things.of((self.server, _thing(asked)))[0] >= SAME:
            raise KnownToBeShut(seen=False)


_ADDING: Final = re.compile(r"^PUT .*/channels/[0-9]+/thread-members/([0-9]+)$")
_PLACE: Final = re.compile(r"^(\w+) .*/channels/([0-9]+)([^?]*)")


def _thing(asked: str) -> str:
    """Return what a request is about: who is added to threads, or what is done in which place."""
    if (adding := _ADDING.match(asked)) is not None:
        return f"add {adding[1]}"
    found = _PLACE.match(asked)
    return asked if found is None else f"{found[1]} {found[2]}{_NUMBER.sub('', found[3])}"


_NUMBER: Final = re.compile("[0-9]+")

_bringing: ContextVar[_Press | _Delivery | None] = ContextVar("bringing", default=None)


@contextmanager
def _brought(by: _Press | _Delivery | None) -> Iterator[None]:
    token = _bringing.set(by)
    try:
        yield
    finally:
        _bringing.reset(token)


@contextmanager
def to_one_person() -> Iterator[None]:
    """Count nothing of what is asked inside for the server: it is written to one person.

    Some who take no direct messages must not keep the others from their news. Each of them is
    written to once a minute at most.
    """
    with _brought(None):
        yield


def check(asked: str = "", *, answering: bool) -> None:
    """Check the press or delivery that asks here, if one does.

    `asked`: the method and the address of a request. Raises RefusedTooOften, and KnownToBeShut
    where the same was refused too often.
    """
    if (one := _bringing.get()) is not None:
        one.check(asked, answering=answering)
