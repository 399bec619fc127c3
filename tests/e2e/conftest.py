"""A house for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import House
from tests.e2e.stage import Stage
from tests.helpers.clock import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    """A clock that the test moves."""
    return ManualClock()


@pytest.fixture
async def house(tmp_path: Path, clock: ManualClock) -> AsyncIterator[House]:
    """The bot, running on an empty database and a fresh world."""
    async with House(tmp_path, clock=clock) as running:
        yield running


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """The bot with its workers in the test's hands."""
    quiet = Stage(tmp_path)
    async with quiet:
        yield quiet
