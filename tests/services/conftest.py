"""A world of services for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.helpers.database import new_database
from tests.helpers.world import World


@pytest.fixture
def database() -> Iterator[Path]:
    """Return an empty database of the newest revision, in memory where the machine allows it."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield new_database(Path(folder))


@pytest.fixture
async def world(database: Path) -> AsyncIterator[World]:
    """Return services over an empty database."""
    made = World(database)
    yield made
    await made.close()
