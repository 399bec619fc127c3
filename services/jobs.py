"""Things due later: one worker that does each once."""

from __future__ import annotations

from services._house import House


class Jobs:
    """Expiry, invitations, votes, the next game of a Dynasty, late mentions, resigned seats."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def run(self) -> None:
        """Do what is due, for ever; a job that fails is logged and tried again later."""
        raise NotImplementedError

    async def run_due(self) -> int:
        """Do everything due now, and what comes due by it; returns how many jobs were done."""
        raise NotImplementedError

    async def late(self) -> int:
        """Return how many jobs are overdue by more than a minute."""
        raise NotImplementedError
