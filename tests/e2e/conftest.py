"""A house for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.e2e.audit import audited
from tests.e2e.house import House
from tests.e2e.stage import Stage
from tests.helpers import tallied
from tests.helpers.clock import ManualClock
from tests.helpers.database import new_world
from tests.helpers.undelivered import everything_is_delivered

__all__ = ["everything_is_delivered"]

FAULTY = ("test_faults", "test_outages")
"""The modules whose faults are tallied."""


@pytest.fixture
def clock() -> ManualClock:
    """A clock that the test moves."""
    return ManualClock()


@pytest.fixture
async def house(data: Path, clock: ManualClock) -> AsyncIterator[House]:
    """The bot, running on an empty database and a fresh world."""
    async with House(data, clock=clock) as running:
        yield running


@pytest.fixture
def data() -> Iterator[Path]:
    """A folder with a migrated database."""
    with new_world() as path:
        yield path.parent


@pytest.fixture
async def stage(data: Path, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """The bot with its workers in the test's hands; after faults it is looked at what they did."""
    async with Stage(data) as quiet:
        yield quiet
        if not request.module.__name__.rpartition(".")[2].startswith(FAULTY):
            return
        lost, doubled = audited(quiet)
        injected = quiet.sandbox.faults.injected.total()
        tallied.note(request.node, injected=injected, lost=len(lost), doubled=len(doubled))
        assert not lost + doubled
