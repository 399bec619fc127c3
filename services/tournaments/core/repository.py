"""Load a tournament from its events, and append events to it in a transaction."""

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from services.core.context import ServiceContext
from services.core.json_codec import from_json
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tournaments import Lord, Tournament, TournamentEvent, TournamentSetup
from services.outbox.follow_marks import plan_tournament_digests
from services.standing import limits
from services.state.tournament_jobs import plan_next_step
from services.tournaments.announcing import announcements
from services.tournaments.core import schedule
from services.tournaments.core.events import apply_events
from services.tournaments.core.json_codec import event_from_row, row_from_event
from services.tournaments.core.seat_marks import mark_seats
from store import Connection, tournaments
from store.tournament_rows import TournamentLordRow, TournamentRow

LOST_PLACE = ("replaced", "withdrawn")
"""States in which an entry has lost its place to others."""
AT_ONCE = 100
"""How many events are applied at once: others wait for no longer than a moment."""
ENDING = frozenset(("withdrawn", "cancelled", "closing", "stage_ended", "over"))
"""Events that are written however long the log is."""


async def load(context: ServiceContext, connection: Connection, tournament_id: int) -> Tournament:
    """Return the current state of a tournament. Refused: no_cup."""
    row = await tournaments.tournament(connection, tournament_id)
    if row is None:
        raise Refused("no_cup", offers=("cups",))
    return await load_row(context, connection, row)


async def read_ahead(context: ServiceContext, tournament_id: int) -> None:
    """Read a tournament before a transaction in which others wait to write.

    While it is being read, most wait for that without a connection. Refused: no_cup.
    """
    if tournament_id in context.tournaments and not context.is_locked("cup_events", tournament_id):
        return
    async with context.looking, context.read() as connection:
        await load(context, connection, tournament_id)


async def load_row(
    context: ServiceContext, connection: Connection, row: TournamentRow
) -> Tournament:
    """Return the current state of the tournament of a database row.

    Whoever else reads it meanwhile goes on from what is read by then. Refused: busy; asked_often,
    for who has had many long ones read that were not in memory.
    """
    tournament = _furthest(context, row, initial_state(row))
    if row.version - tournament.version > AT_ONCE:
        context.check_reading()
    while (tournament := _furthest(context, row, tournament)).version < row.version:
        async with context.locked("cup_events", row.id):
            before = _furthest(context, row, tournament)
            rows = await tournaments.events(connection, row.id, before.version, AT_ONCE)
            tournament = apply_events(before, map(event_from_row, rows))
            context.count_read(len(rows))
            if not rows:
                break
            if not _is_ahead(context.tournaments.get(row.id), tournament):
                context.keep_tournament(tournament)
    tournament = _with_posts(tournament, row)
    context.keep_tournament(tournament)
    return tournament


def _furthest(context: ServiceContext, row: TournamentRow, tournament: Tournament) -> Tournament:
    """Return what is in memory if it is further than a state, but not than the database row.

    What names somebody who has had their data deleted since counts no more.
    """
    kept = context.tournaments.get(row.id)
    if kept is None or kept.version > row.version or not _is_ahead(kept, tournament):
        return tournament
    return kept


def _is_ahead(kept: Tournament | None, tournament: Tournament) -> bool:
    if kept is None or kept.erasures != tournament.erasures:
        return False
    return kept.version > tournament.version


def initial_state(row: TournamentRow) -> Tournament:
    """Return a tournament before its first event."""
    setup = from_json(TournamentSetup, row.setup)
    return Tournament(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        setup=setup,
        seal=hashlib.sha256(bytes.fromhex(row.seed)).hexdigest(),
        signup_until=setup.signup_until,
        start=setup.start,
        erasures=row.erasures,
    )


def _with_posts(tournament: Tournament, row: TournamentRow) -> Tournament:
    """Add the ids of the tournament's channel and messages, which no event holds."""
    tournament = replace(tournament, channel=row.channel_id, message=row.message_id)
    return replace(tournament, thread=row.thread_id, log=row.log_id)


async def write(
    tx: Transaction,
    tournament: Tournament,
    *events: tuple[str, Mapping[str, Any]],
    by: Person | None = None,
) -> Tournament:
    """Append events to a tournament in a transaction; returns the tournament after them.

    The announcements that follow and the list of participants are written with them, and a job is
    planned for the next step. `tournament` is the state on which the decision was based. Refused:
    busy, if it has changed since; too_many.
    """
    if by is not None:
        team = _team(tournament, by)
        await limits.check(tx, "events", by.id, tournament.server, among=team)
        if not ENDING.issuperset(kind for kind, _ in events):
            await limits.check(tx, "log", by.id, tournament.id, len(events), among=team)
    who = None if by is None else Lord(by.id, by.name)
    new = [
        TournamentEvent(ordinal, tx.now, kind, who, data)
        for ordinal, (kind, data) in enumerate(events, tournament.version + 1)
    ]
    after = apply_events(tournament, new)
    rows = [row_from_event(tournament.id, event) for event in new]
    if not await tournaments.append(tx.connection, rows, phase=after.phase, ended_at=after.ended):
        raise Refused("busy", offers=("look",))
    await _store_participants(tx, tournament, after)
    if after.entries is not tournament.entries and after.rounds:
        await mark_seats(tx, tournament, after)
    await announcements.note(tx, tournament, after, new)
    await plan_tournament_digests(tx, after, new)
    if schedule.steps(after, tx.now):
        await plan_next_step(tx, tournament.id, tx.now)
    return after


def _team(tournament: Tournament, by: Person) -> set[int]:
    """Return those who run a tournament, if a person does; what they do counts for itself.

    Others could fill the log, so that nobody rules or expels them any more.
    """
    found = {one.user for one in (*tournament.organizers, *tournament.judges)}
    return {*found, by.id} if by.manages or by.id in found else set()


async def _store_participants(tx: Transaction, before: Tournament, after: Tournament) -> None:
    """Update the rows of participants that have changed."""
    if before.entries is after.entries and before.ranked == after.ranked:
        return
    known = _participants(before)
    for user, row in _participants(after).items():
        if known.get(user) != row:
            await tournaments.put_lord(tx.connection, row)


def _participants(tournament: Tournament) -> dict[int, TournamentLordRow]:
    """Return the rows of all present and former participants, by user.

    Of several entries of one person the last one that was not withdrawn counts.
    """
    places = tournament.ranked
    played, found = tournament.played if places else (), dict[int, TournamentLordRow]()
    for entry in tournament.entries:
        there = [(lord, "replaced") for lord in entry.former]
        there += [(lord, entry.state) for lord in entry.lords]
        for lord, state in there:
            if lord.user in found and state in LOST_PLACE:
                continue
            honored = state != "replaced" and entry.number in played
            found[lord.user] = TournamentLordRow(
                cup_id=tournament.id,
                user_id=lord.user,
                name=lord.name,
                entry=entry.number,
                state=state,
                place=places.get(entry.number) if honored else None,
                of=len(places) or None,
                at=entry.at,
            )
    return found
