"""Discord's rate limits: of routes, of all requests together, and a few more for channels."""

import math
import zlib
from collections import defaultdict, deque
from dataclasses import dataclass, field

from sandbox.errors import CODES, ApiError
from sandbox.ids import Clock

OLD_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests in so many seconds."""

    most: int
    seconds: float


GLOBAL = Limit(50, 1.0)
OLD_EDITS = Limit(3, 6.0)
RENAMES = Limit(2, 600.0)
NEW_COMMANDS = Limit(200, 86_400.0)

IDENTIFIES = Limit(1, 5.0)
SESSIONS = Limit(1000, 86_400.0)

MESSAGES = "/channels/{channel}/messages"
FOLLOW_UPS = "/webhooks/{application}/{token}"
BUCKETS = {
    f"POST {MESSAGES}": Limit(5, 5.0),
    f"PATCH {MESSAGES}/{{message}}": Limit(5, 5.0),
    f"DELETE {MESSAGES}/{{message}}": Limit(5, 1.0),
    "PATCH /channels/{channel}": Limit(5, 15.0),
    "POST /channels/{channel}/threads": Limit(50, 300.0),
    f"POST {MESSAGES}/{{message}}/threads": Limit(50, 300.0),
    f"POST {FOLLOW_UPS}": Limit(5, 2.0),
    f"PATCH {FOLLOW_UPS}/messages/{{message}}": Limit(5, 2.0),
}
"""Routes as they were observed; Discord documents none and may change them at any time."""

OTHER = Limit(10, 5.0)
KEPT = 1_000
"""How many limits are remembered before those that nothing has counted for lately are dropped."""
DAILY = ("commands", "sessions")
UNLIMITED = ("/interactions/",)


@dataclass(slots=True)
class Limits:
    """The limits of the bot; none holds until `pace` is set, except new commands in a day.

    At a pace of 1 they are Discord's; at 50 they allow as much in a fiftieth of the time, so that
    tests meet them without waiting. Time runs for them even while the sandbox's clock stands.
    """

    clock: Clock
    pace: float | None = None
    _hits: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def request(self) -> None:
        """Count a request outside interactions."""
        if self.pace and (wait := self._hit("global", GLOBAL)) is not None:
            raise too_many(wait, scope="global")

    def route(self, route: str, major: str) -> dict[str, str]:
        """Count a request of a route in a channel, server or webhook; returns its headers."""
        if not self.pace or any(path in route for path in UNLIMITED):
            return {}
        limit, key = BUCKETS.get(route, OTHER), f"{route} {major}"
        wait = self._hit(key, limit)
        hits = self._hits[key]
        left = hits[0] + limit.seconds / self.pace - self.clock.running()
        headers = {
            "X-RateLimit-Limit": str(limit.most),
            "X-RateLimit-Remaining": str(limit.most - len(hits)),
            "X-RateLimit-Reset": f"{self.clock.now() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(route.encode()):08x}",
        }
        if wait is not None:
            raise too_many(wait, headers=headers)
        return headers

    def edit(self, channel: int, created: float) -> None:
        """Count an edit of a message created at that moment, if it is old."""
        if self.clock.now() - created > OLD_SECONDS:
            self._share(f"edits {channel}", OLD_EDITS, 30046)

    def rename(self, channel: int) -> None:
        """Count a change of a channel's name or topic."""
        self._share(f"renames {channel}", RENAMES, 20028)

    def new_command(self) -> None:
        """Count a command that did not exist before."""
        wait = self._hit("commands", NEW_COMMANDS)
        if wait is not None:
            raise too_many(wait, code=30034)

    def identify(self) -> bool:
        """Count a new session of the gateway; False if another one began within 5 seconds."""
        soon = self.pace and self._hit("identify", IDENTIFIES) is not None
        return not soon and self._hit("sessions", SESSIONS) is None

    def sessions_left(self) -> int:
        """How many of the 1,000 sessions of a day may still begin."""
        return SESSIONS.most - len(self._recent("sessions", SESSIONS))

    def _share(self, key: str, limit: Limit, code: int) -> None:
        """Count for a limit that all who act on a channel share."""
        if self.pace and (wait := self._hit(key, limit)) is not None:
            raise too_many(wait, code=code, scope="shared")

    def _hit(self, key: str, limit: Limit) -> float | None:
        """Count one; returns the seconds to wait if it exceeds the limit."""
        hits, now = self._recent(key, limit), self.clock.running()
        if len(hits) >= limit.most:
            return hits[0] + limit.seconds / (self.pace or 1.0) - now
        hits.append(now)
        return None

    def _recent(self, key: str, limit: Limit) -> deque[float]:
        """Return the moments that count for a limit, without those that are past it."""
        if len(self._hits) > KEPT:
            self._forget()
        hits, since = self._hits[key], self.clock.running() - limit.seconds / (self.pace or 1.0)
        while hits and hits[0] <= since:
            hits.popleft()
        return hits

    def _forget(self) -> None:
        since = self.clock.running() - RENAMES.seconds / (self.pace or 1.0)
        for key, hits in list(self._hits.items()):
            if key not in DAILY and (not hits or hits[-1] <= since):
                del self._hits[key]


def too_many(
    retry_after: float,
    *,
    code: int = 0,
    scope: str = "user",
    headers: dict[str, str] | None = None,
) -> ApiError:
    """A 429 in Discord's form."""
    _, message = CODES.get(code, (429, "You are being rate limited."))
    everywhere = scope == "global"
    wait = round(retry_after, 3)
    error = ApiError(429, code, message, retry_after=wait, **{"global": everywhere})
    # Without "Via" discord.py takes a 429 for a ban by the proxy in front of Discord.
    error.headers = {"Via": "1.1 sandbox", "Retry-After": str(math.ceil(wait))}
    error.headers |= {"X-RateLimit-Scope": scope, **(headers or {})}
    if everywhere:
        error.headers["X-RateLimit-Global"] = "true"
    return error
