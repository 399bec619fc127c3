"""A database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from store import Store
from tests.helpers.database import new_folder


@pytest.fixture
def path() -> Iterator[Path]:
    """Return a migrated, empty database."""
    with new_folder() as folder:
        yield folder / "castellan.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Return a store over it."""
    made = Store.connect(f"sqlite+aiosqlite:///{path}")
    yield made
    await made.close()
