"""What is to be said of a cup, written in the transaction that makes it true."""

from __future__ import annotations

from collections.abc import Sequence

from services._house import Work
from services.facts import Cup, CupEvent


async def note(work: Work, before: Cup, after: Cup, events: Sequence[CupEvent]) -> None:
    """Note what some events bring about that is to be said."""
