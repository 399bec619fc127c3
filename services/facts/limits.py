"""The most that a person, and a server, can have stored: defaults, which a host can set."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Limit:
    """The most rows of a kind that a person, and a server, can have: made within days, or at all.

    What belongs to no server is counted for everybody together, to protect the disk alone: it
    never keeps anybody from having a few.
    """

    person: int
    server: int
    days: int = 0


DEFAULTS: Final[Mapping[str, Limit]] = MappingProxyType(
    {
        "tables": Limit(10, 100),  # open, not yet begun
        "openings": Limit(30, 300, days=1),
        "seats": Limit(100, 2000),  # at tables that are open or being played
        "alone": Limit(20, 500),  # games against computer lords alone that go on
        "takeovers": Limit(10, 200, days=1),
        "invitations": Limit(50, 500, days=1),
        "notes": Limit(100, 2000, days=1),
        "votes": Limit(30, 1000, days=1),
        "absences": Limit(60, 100_000, days=365),
        "queue": Limit(10, 200),
        "follows": Limit(25, 2000),
        "kibitz": Limit(10, 100),  # watchers' threads of games in progress
        "imports": Limit(50, 10_000),
        "tournaments": Limit(5, 10),  # not over yet
        "published": Limit(20, 40, days=30),
        "events": Limit(600, 10_000, days=1),  # what a person does in tournaments
        "log": Limit(2000, 10_000),  # what people did in one tournament, counted for it alone
    }
)


def chosen(values: Mapping[str, int]) -> Mapping[str, Limit]:
    """Return the limits with those that a host has set, as "tables.person". Raises ValueError."""
    found = dict(DEFAULTS)
    for name, most in values.items():
        kind, _, whose = name.partition(".")
        if kind not in found or whose not in ("person", "server"):
            raise ValueError(f"CASTELLAN_LIMITS: there is no limit {name}")
        found[kind] = replace(found[kind], **{whose: most})
    return found
