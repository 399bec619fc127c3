"""A world of services for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.helpers.bodies import assert_known
from tests.helpers.database import new_world
from tests.helpers.inline import inline
from tests.helpers.world import World


@pytest.fixture
def database() -> Iterator[Path]:
    """Return an empty database of the newest revision."""
    with new_world() as path:
        yield path


@pytest.fixture
async def world(database: Path, request: pytest.FixtureRequest) -> AsyncIterator[World]:
    """Return services over an empty database; with its threads where a test is marked so."""
    threads = request.node.get_closest_marker("threads") is not None
    with nullcontext() if threads else inline():
        made = World(database)
        yield made
        await made.close()
    assert_known(database)
