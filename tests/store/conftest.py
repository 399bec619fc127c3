"""A database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from store import Store
from tests.helpers.database import new_database


@pytest.fixture
def path() -> Iterator[Path]:
    """Return a migrated, empty database."""
    with TemporaryDirectory() as folder:
        yield new_database(Path(folder))


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Return a store over it."""
    made = Store.connect(f"sqlite+aiosqlite:///{path}")
    yield made
    await made.close()
