"""Collect the facts of the organizers' panel: next steps, late players, calls for judges."""

from collections.abc import Iterator

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tournament_acts import ActKind
from services.facts.tournament_setup import LateLord, OrganizerPanel
from services.facts.tournaments import Lord, Match, Tournament, TournamentEvent
from services.tournaments.core import json_codec, schedule
from services.tournaments.core.repository import load
from services.tournaments.formats import has_last_round
from services.tournaments.organizer import actions
from store import Connection, tables, tournaments
from store.rows import SeatRow

CALL_SHOWN = 3 * 24 * 3600
"""Seconds after which a call for a judge is no longer shown."""


async def panel(
    context: ServiceContext, tournament_id: int, person: Person, kind: ActKind | None = None
) -> OrganizerPanel:
    """Return a tournament as its organizers see it, to a person who may take actions of a kind.

    Refused: no_cup, cup_not_organiser.
    """
    now = context.clock.now()
    await actions.refuse_departed(context, tournament_id, person)
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
        actions.refuse_unauthorized(tournament, person, kind)
        playing = [
            match for one in tournament.open_rounds for match in one.matches if not match.over
        ]
        return OrganizerPanel(
            tournament,
            tuple(await _late(connection, tournament, playing)),
            await _calls(connection, tournament, playing, now),
            _next_at(tournament),
            judge=not actions.is_allowed(tournament, person, "extend"),
            place=context.channel_state(tournament.server, tournament.channel),
            now=now,
        )


async def _late(
    connection: Connection, tournament: Tournament, playing: list[Match]
) -> list[LateLord]:
    """List players of open tables who have missed turns, the most missed first."""
    seats = await tables.seats_of_tables(connection, [m.tables[-1] for m in playing if m.tables])
    found = [
        LateLord(match, lord, row.missed, absent=row.absent_since is not None)
        for match in playing
        for row, lord in _seated(tournament, match, seats)
        if row.missed or row.absent_since is not None or row.lost_at is not None
    ]
    return sorted(found, key=lambda one: (-one.missed, one.match.number, one.lord.user))


def _seated(
    tournament: Tournament, match: Match, seats: dict[int, list[SeatRow]]
) -> Iterator[tuple[SeatRow, Lord]]:
    lords = {lord.user: lord for number in match.entries for lord in tournament.entry(number).lords}
    for row in seats.get(match.tables[-1], ()) if match.tables else ():
        if row.user_id in lords:
            yield row, lords[row.user_id]


async def _calls(
    connection: Connection, tournament: Tournament, playing: list[Match], now: int
) -> tuple[TournamentEvent, ...]:
    """Return the calls to tables still playing, the latest of each, and those to no table."""
    rows = await tournaments.events_since(connection, tournament.id, "judge", now - CALL_SHOWN)
    here = {(match.stage, match.round, match.number) for match in playing}
    latest: dict[tuple[object, ...], TournamentEvent] = {}
    for event in map(json_codec.event_from_row, rows):
        where = (event.data["stage"], event.data["round"], event.data["number"])
        if where in here or not event.data["number"]:
            latest[where, event.data["entry"]] = event
    return tuple(sorted(latest.values(), key=lambda event: -event.ordinal))


def _next_at(tournament: Tournament) -> int | None:
    """Return when the next round is paired by itself; None: unknown, or never."""
    stands = tournament.phase != "running" or tournament.paused is not None
    if stands or tournament.rolls or has_last_round(tournament):
        return None
    return schedule.next_pairing_at(tournament) or None
