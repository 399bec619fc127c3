"""The tournaments in a digest: what happened since the previous one."""

from collections.abc import Iterable
from typing import cast

import structlog

from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE
from services.core.outbox_bodies import TournamentPart
from services.facts.standings import StandingLine
from services.facts.tournaments import Tournament, TournamentEvent
from services.facts.watching import FollowedTournament, How
from services.outbox.follow_marks import RESULTS, TOURNAMENT_EVENTS, is_public
from services.tournaments import scores
from services.tournaments.core import json_codec
from services.tournaments.core.offload import known
from services.tournaments.core.repository import load
from store import Connection, follows, tournament_games
from store.rows import FollowRow

_log = structlog.get_logger()

LEADERS = 3
OVER = ("over", "cancelled")
POINTS = ("swiss", "robin")
"""The stages with one list of standings that somebody leads."""


async def parts(
    context: ServiceContext, connection: Connection, own: Iterable[FollowRow], until: int
) -> list[TournamentPart]:
    """Return the tournaments in which something happened to be reported. Raises Uncomputed."""
    found = []
    for row in own:
        if row.kind == follows.CUP:
            since = max(row.since, row.told_at)
            part = TournamentPart(row.ref, since, until, cast(How, row.how))
            if await _followed(context, connection, part):
                found.append(part)
    return found


async def over(
    context: ServiceContext, connection: Connection, own: Iterable[FollowRow], until: int
) -> list[int]:
    """Return the follows of tournaments that are over and were reported."""
    found = []
    for row in own:
        if row.kind == follows.CUP:
            tournament = await _tournament(context, connection, row.ref)
            if tournament is None:
                continue
            if tournament.phase in OVER and (tournament.ended or until) < until:
                found.append(row.id)
    return found


async def followed_tournaments(
    context: ServiceContext, connection: Connection, parts: Iterable[TournamentPart]
) -> tuple[FollowedTournament, ...]:
    """Return the tournaments of a digest in the outbox in their current state."""
    every = [await _followed(context, connection, part) for part in parts]
    return tuple(one for one in every if one is not None)


async def _tournament(
    context: ServiceContext, connection: Connection, tournament: int
) -> Tournament | None:
    """Return a tournament, or None if its events can't be read."""
    try:
        return await load(context, connection, tournament)
    except UNREADABLE:
        _log.exception("follow.unreadable", tournament=tournament)
        return None


async def _followed(
    context: ServiceContext, connection: Connection, part: TournamentPart
) -> FollowedTournament | None:
    """Return the news of a tournament, or None if there is none or it can't be read."""
    tournament = await _tournament(context, connection, part.cup)
    if tournament is None:
        return None
    try:
        return await _news(context, connection, tournament, part)
    except UNREADABLE:
        _log.exception("follow.unreadable", tournament=part.cup)
        return None


async def _news(
    context: ServiceContext, connection: Connection, tournament: Tournament, part: TournamentPart
) -> FollowedTournament | None:
    since = 0 if tournament.setup.duplicate else part.since
    rows = await tournament_games.events_between(connection, part.cup, since, part.until)
    wanted = TOURNAMENT_EVENTS[part.how]
    events = tuple(
        event
        for event in map(json_codec.event_from_row, rows)
        if event.kind in wanted
        and part.since <= (_report_time(tournament, event) or 0) < part.until
    )
    if not events:
        return None
    return FollowedTournament(tournament, events, _leaders(context, tournament, events))


def _report_time(tournament: Tournament, event: TournamentEvent) -> int | None:
    """Return since when an event may be reported; None: not yet, or it was undone.

    With duplicate play, once all tables of the round are over.
    """
    if event.kind == "over" and tournament.phase != "over":
        return None
    if "round" not in event.data:
        return event.at
    where = (event.data["stage"], event.data["round"])
    found = next((one for one in tournament.rounds if (one.stage, one.number) == where), None)
    if found is None or found.paired > event.ordinal or not is_public(tournament, event):
        return None
    hidden = event.kind in RESULTS and tournament.setup.duplicate and found.ended is not None
    return max(event.at, found.ended or 0) if hidden else event.at


def _leaders(
    context: ServiceContext, tournament: Tournament, events: Iterable[TournamentEvent]
) -> tuple[StandingLine, ...]:
    """Return the best of the stage in progress, if one of its rounds has just ended."""
    stage = tournament.stage
    if stage is None or stage.kind not in POINTS or tournament.phase in OVER:
        return ()
    ended = any(one.kind == "round_ended" and one.data["stage"] == stage.number for one in events)
    if not ended:
        return ()
    return known(context, tournament, scores.standings, stage.number, 0).lines[:LEADERS]
