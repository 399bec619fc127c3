"""A world of services for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.helpers.database import new_database
from tests.helpers.world import World


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return an empty database of the newest revision."""
    return new_database(tmp_path)


@pytest.fixture
async def world(database: Path) -> AsyncIterator[World]:
    """Return services over an empty database."""
    made = World(database)
    yield made
    await made.close()
