"""What a bot in a test gave up or had to send as text alone: a test that expects that names it.

    @pytest.mark.undelivered("turn", "400/50035")

A name is the kind of a row that was given up, or the code of a refusal.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.app import App
from tests.helpers.database import rows

_QUERY = """
    SELECT kind FROM outbox WHERE state = 'given_up'
    UNION SELECT kind FROM cup_posts WHERE state = 'given_up'
"""
_found: set[str] = set()


def note(app: App, folder: Path) -> None:
    """Note what a bot did not deliver as it should, before it stops."""
    _found.update(cause.split()[0] for _server, cause in app.refusals)
    _found.update(kind for (kind,) in rows(folder / "castellan.db", _QUERY))


@pytest.fixture(autouse=True)
def everything_is_delivered(request: pytest.FixtureRequest) -> Iterator[None]:
    """Expect that nothing was given up or refused but what the test names."""
    _found.clear()
    yield
    marker = request.node.get_closest_marker("undelivered")
    assert _found == set(marker.args if marker else ()), _found
