"""What a test has stored as JSON: every field is one that its type declares, people included."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import get_type_hints

from services.core.outbox_bodies import BODIES
from services.tournaments.core.named_people import EVENTS, Called
from tests.helpers.database import rows

UNKNOWN = "hail"
"""The kind that tests take for one of a later release."""


def assert_known(database: Path) -> None:
    """Look through everything that the outbox and cups hold."""
    queries: dict[str, Mapping[str, type]] = {
        "SELECT kind, body FROM outbox": BODIES,
        "SELECT kind, data FROM cup_events": EVENTS,
        "SELECT 'post', data FROM cup_posts": {"post": Called},
    }
    for query, shapes in queries.items():
        for kind, data in rows(database, query):
            if kind != UNKNOWN:
                unknown = json.loads(data).keys() - get_type_hints(shapes[kind]).keys()
                assert not unknown, f"{kind}: {unknown}"
