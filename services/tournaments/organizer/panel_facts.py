"""A cup as those who run it see it: what it waits for, who is late, which judges were called."""

from __future__ import annotations

from collections.abc import Iterator

from services.core.context import House
from services.facts import Person
from services.facts.tournament_acts import ActKind
from services.facts.tournament_setup import LateLord, OrganiserPanel
from services.facts.tournaments import Cup, CupEvent, Lord, Match
from services.tournaments.core import json_codec, schedule
from services.tournaments.core.repository import load
from services.tournaments.formats import stages
from services.tournaments.organizer import actions
from store import Connection, tables, tournaments
from store.rows import SeatRow

CALLED = 3 * 24 * 3600
"""A judge who was called so long ago is spoken of no more."""


async def panel(
    house: House, cup_id: int, person: Person, kind: ActKind | None = None
) -> OrganiserPanel:
    """Return a cup as those who run it see it, who may do something to it if a kind is named.

    Refused: no_cup, cup_not_organiser.
    """
    now = house.clock.now()
    async with house.read() as connection:
        cup = await load(house, connection, cup_id)
        actions.refuse_others(cup, person, kind)
        playing = [match for one in cup.open_rounds for match in one.matches if not match.over]
        return OrganiserPanel(
            cup,
            tuple(await _late(connection, cup, playing)),
            await _calls(connection, cup, playing, now),
            _next_at(cup),
            judge=not actions.may(cup, person, "extend"),
        )


async def _late(connection: Connection, cup: Cup, playing: list[Match]) -> list[LateLord]:
    """List the lords of open tables who have missed turns, the most first."""
    seats = await tables.seats_of_tables(connection, [m.tables[-1] for m in playing if m.tables])
    found = [
        LateLord(match, lord, row.missed, absent=row.absent_since is not None)
        for match in playing
        for row, lord in _seated(cup, match, seats)
        if row.missed or row.absent_since is not None or row.lost_at is not None
    ]
    return sorted(found, key=lambda one: (-one.missed, one.match.number, one.lord.user))


def _seated(
    cup: Cup, match: Match, seats: dict[int, list[SeatRow]]
) -> Iterator[tuple[SeatRow, Lord]]:
    lords = {lord.user: lord for number in match.entries for lord in cup.entry(number).lords}
    for row in seats.get(match.tables[-1], ()) if match.tables else ():
        if row.user_id in lords:
            yield row, lords[row.user_id]


async def _calls(
    connection: Connection, cup: Cup, playing: list[Match], now: int
) -> tuple[CupEvent, ...]:
    """Return the calls to tables that still play, the latest of each, and those to none."""
    rows = await tournaments.events_since(connection, cup.id, "judge", now - CALLED)
    here = {(match.stage, match.round, match.number) for match in playing}
    latest: dict[tuple[object, ...], CupEvent] = {}
    for event in map(json_codec.event_of, rows):
        where = (event.data["stage"], event.data["round"], event.data["number"])
        if where in here or not event.data["number"]:
            latest[where, event.data["entry"]] = event
    return tuple(sorted(latest.values(), key=lambda event: -event.ordinal))


def _next_at(cup: Cup) -> int | None:
    """Return when the next round is paired by itself; None: nobody knows, or never."""
    stands = cup.phase != "running" or cup.paused is not None
    if stands or cup.rolls or _has_last_round(cup):
        return None
    return schedule.pairs_at(cup) or None


def _has_last_round(cup: Cup) -> bool:
    """Whether the last round that is planned has been paired."""
    stage = cup.stage
    if stage is None or any(form.number > stage.number for form in stages(cup.setup)):
        return False
    return 0 < stage.rounds <= len(cup.rounds_of(stage.number))
