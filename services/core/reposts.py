"""How soon something is posted again whose message or thread was deleted.

Once at once: somebody may have deleted it by mistake. Whoever goes on deleting what a bot writes
must not keep it busy for all servers.
"""

from typing import Final

MINUTE: Final = 60
LONGEST: Final = 6 * 3600
FORGOTTEN: Final = 24 * 3600
"""After as many seconds without a deletion it is posted at once again."""


class Reposts:
    """The deletions of the last day, by what was posted: in memory, since a restart is rare."""

    def __init__(self) -> None:
        self._deletions: dict[tuple[str, int], tuple[int, int]] = {}

    def wait(self, kind: str, number: int, now: int) -> int:
        """Count a deletion; return after how many seconds the thing may be posted again."""
        known = self._deletions
        for key in [key for key, (_, at) in known.items() if now - at >= FORGOTTEN]:
            del known[key]
        count, _ = known.get((kind, number), (0, now))
        known[kind, number] = (count + 1, now)
        return min(MINUTE << min(count - 1, 10), LONGEST) if count else 0


class Returns:
    """When somebody may sit down again at an open table that they left.

    Once at once, for it may have been a mistake: each time others are asked, or read of it.
    """

    def __init__(self) -> None:
        self._left = Reposts()
        self._until: dict[tuple[int, int], int] = {}

    def note(self, table: int, user: int, now: int) -> None:
        """Note that somebody left a table."""
        self._until = {key: until for key, until in self._until.items() if until > now}
        self._until[table, user] = now + self._left.wait(f"seat {table}", user, now)

    def until(self, table: int, user: int) -> int:
        """Return from when on they may sit there again."""
        return self._until.get((table, user), 0)
