"""A world of cups for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.helpers.inline import inline
from tests.helpers.tournaments import CupWorld


@pytest.fixture
async def cups(database: Path) -> AsyncIterator[CupWorld]:
    """Return services over an empty database, and what tests do with cups."""
    with inline():
        made = CupWorld(database)
        yield made
        await made.close()
