"""Rate limits as far as they are known, each switched on separately."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field

from sandbox.errors import ApiError
from sandbox.ids import Clock

POSTS, POSTS_SECONDS = 5, 5.0
GLOBAL, GLOBAL_SECONDS = 50, 1.0
OLD_EDITS, OLD_EDITS_SECONDS = 3, 6.0
OLD_SECONDS = 3600.0


@dataclass(slots=True)
class Limits:
    """The limits in force; all are off until a test or a person turns them on.

    Posts: 5 in 5 s a channel (observed; undocumented). Globally: 50 a second, interactions exempt.
    Old edits: 3 in 6 s a channel for messages over an hour old (code 30046).
    """

    clock: Clock
    posts: bool = False
    globally: bool = False
    old_edits: bool = False
    _hits: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def request(self) -> None:
        """Count a request outside interactions."""
        if self.globally:
            wait = self._hit("global", GLOBAL, GLOBAL_SECONDS)
            if wait is not None:
                raise too_many(wait, everywhere=True)

    def post(self, channel: int) -> dict[str, str]:
        """Count a post; returns the headers with the number of posts left."""
        if not self.posts:
            return {}
        key = f"posts {channel}"
        wait = self._hit(key, POSTS, POSTS_SECONDS)
        if wait is not None:
            raise too_many(wait)
        hits = self._hits[key]
        left = hits[0] + POSTS_SECONDS - self.clock.now()
        return {
            "X-RateLimit-Limit": str(POSTS),
            "X-RateLimit-Remaining": str(POSTS - len(hits)),
            "X-RateLimit-Reset": f"{hits[0] + POSTS_SECONDS:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": "sandbox-posts",
        }

    def edit(self, channel: int, created: float) -> None:
        """Count an edit of a message created at that moment."""
        if self.old_edits and self.clock.now() - created > OLD_SECONDS:
            wait = self._hit(f"edits {channel}", OLD_EDITS, OLD_EDITS_SECONDS)
            if wait is not None:
                raise too_many(wait, code=30046)

    def _hit(self, key: str, most: int, seconds: float) -> float | None:
        """Count one; returns the seconds to wait if it exceeds the limit."""
        hits, now = self._hits[key], self.clock.now()
        while hits and hits[0] <= now - seconds:
            hits.popleft()
        if len(hits) >= most:
            return hits[0] + seconds - now
        hits.append(now)
        return None


def too_many(retry_after: float, *, code: int = 0, everywhere: bool = False) -> ApiError:
    """A 429 in Discord's form."""
    wait = round(retry_after, 3)
    message = "You are being rate limited."
    return ApiError(429, code, message, retry_after=wait, **{"global": everywhere})
