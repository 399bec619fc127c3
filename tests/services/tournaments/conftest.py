"""A world with tournaments for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.helpers.bodies import assert_known
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld


@pytest.fixture
async def world(database: Path) -> AsyncIterator[TournamentWorld]:
    """Return services over an empty database, and what tests do with tournaments."""
    with inline():
        made = TournamentWorld(database)
        yield made
        await made.close()
    assert_known(database)
