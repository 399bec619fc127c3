"""Zones: by the hour it is there, and what a person's clicks look like."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from services.core import timezones
from services.facts import Refused
from store import people
from tests.helpers.world import BEN, World

SUMMER = int(datetime(2026, 7, 1, 12, 20, tzinfo=UTC).timestamp())
WINTER = int(datetime(2026, 1, 10, 12, 20, tzinfo=UTC).timestamp())


def clicks(awake: range, offset: int, each: int = 4) -> list[int]:
    """The hours of UTC in which somebody presses who is awake at these local hours."""
    hours = [0] * 24
    for hour in awake:
        hours[(hour - offset) % 24] += each
    return hours


def test_every_usual_zone_exists_and_every_hour_has_some() -> None:
    """At any time of the year, few enough for a select."""
    assert set(timezones.USUAL) <= timezones.all_zones()
    for now in (SUMMER, WINTER, SUMMER + 1900, WINTER + 7 * 3600):
        found = [timezones.at_hour(hour, now) for hour in range(24)]
        assert all(1 <= len(some) <= 25 for some in found)
        assert sum(map(len, found)) == len(timezones.USUAL)


@pytest.mark.parametrize(
    ("offset", "zone"),
    [(1, "Europe/Berlin"), (0, "Europe/London"), (-5, "America/New_York"), (9, "Asia/Tokyo")],
)
def test_zone_is_guessed_from_the_quietest_hours(offset: int, zone: str) -> None:
    """Awake from eight to midnight, whatever the hours of UTC."""
    assert timezones.guess(clicks(range(8, 24), offset), WINTER) == zone


@pytest.mark.parametrize(
    "hours",
    [
        None,
        [0] * 24,
        clicks(range(8, 24), 1, each=2),  # too few clicks
        clicks(range(18, 23), 1, each=40),  # evenings only: any night would fit
        [5] * 24,  # never asleep
    ],
)
def test_without_evidence_nothing_is_guessed(hours: list[int] | None) -> None:
    """Better none than a wrong one."""
    assert timezones.guess(hours, WINTER) is None


def test_who_moves_is_noticed() -> None:
    """Old hours count less and less."""
    hours = clicks(range(8, 24), 1, each=24)
    for number in range(40 * 16):
        hours = timezones.with_click(hours, WINTER - 12 * 3600 + (number % 16 + 8 - 9) * 3600)
    assert timezones.guess(hours, WINTER) == "Asia/Tokyo"


async def test_clicks_are_counted_once_an_hour(world: World) -> None:
    """However many; each person's own, after a restart too."""
    for number in range(1, 60):
        with world.services.handling(number, BEN.id):
            await world.services.people.change(BEN, soon=bool(number % 2))
        world.clock.advance(600)
    async with world.services.context.read() as connection:
        row = await people.user(connection, BEN.id)
    assert row is not None
    assert sum(row.hours or ()) == 10


async def test_guess_is_offered_until_a_zone_is_set(world: World) -> None:
    """Offered, never assumed."""
    assert await world.services.people.guess_zone(BEN.id) is None
    click = 0
    for _ in range(4):
        for hour in range(24):
            if hour >= 8:
                click += 1
                with world.services.handling(click, BEN.id):
                    await world.services.people.change(BEN, soon=bool(hour % 2))
            world.clock.advance(3600)
    guess = await world.services.people.guess_zone(BEN.id)
    assert guess is not None
    assert (await world.services.people.settings(BEN.id)).zone is None
    await world.services.people.change(BEN, zone=guess)
    assert await world.services.people.guess_zone(BEN.id) is None


@pytest.mark.parametrize(
    "change",
    [
        {"zone": "Europe/Nowhere"},
        {"zone": "../../etc/passwd"},
        {"zone": 5},
        {"quiet": (60, 60)},
        {"quiet": (0, 1440)},
        {"quiet": "22"},
        {"reminders": "often"},
        {"weekends": "yes"},
    ],
)
async def test_what_can_not_be_set_is_refused(world: World, change: dict[str, object]) -> None:
    """And changes nothing."""
    with pytest.raises(Refused) as refused:
        await world.services.people.change(BEN, **change)
    assert refused.value.code == "bad_setting"
