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
