"""Collect the facts of a tournament's pages when they are posted or edited."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final

from services.core.context import ServiceContext
from services.core.live_games import load as load_game
from services.facts import Person
from services.facts.lists import GameLine
from services.facts.news import Posted
from services.facts.standings import StandingLine
from services.facts.tournament_bracket import Bracket
from services.facts.tournament_posts import (
    Body,
    BracketPage,
    PodiumPage,
    RoundPage,
    RoundTable,
    StandingsPage,
    Told,
    TournamentHome,
)
from services.facts.tournaments import BRACKETS, Match, Round, Tournament
from services.play.game_lists import lines_of
from services.tournaments import formats, scores
from services.tournaments.announcing.relevance import place_of
from services.tournaments.core.events import round_at
from services.tournaments.core.json_codec import event_from_row
from services.tournaments.core.offload import known
from services.tournaments.core.schedule import next_pairing_at
from store import Connection, tables, tournament_posts, tournaments
from store.tournament_posts import TABLES
from store.tournament_rows import TournamentPostRow

NOBODY: Final = Person(0, "")
BEST: Final = 3
LEADING: Final = ("round", "standings", "bracket", "podium")
"""Pages that other pages link to."""


async def body_of(  # noqa: PLR0911 - one for each kind of page
    context: ServiceContext, connection: Connection, tournament: Tournament, row: TournamentPostRow
) -> Body:
    """Collect the facts of a page. Raises Uncomputed."""
    match row.kind:
        case "home" | "checkin":
            return await _home(context, connection, tournament)
        case "round":
            return await _round(context, connection, tournament, row)
        case "standings":
            return _standings(context, tournament, row)
        case "bracket":
            return BracketPage(known(context, tournament, bracket_of, row.ref))
        case "podium":
            return await podium(context, connection, tournament)
        case "log" | "judge" | "notice" | "call" | "told" | "undone":
            return await _event_notice(connection, tournament, row)
        case _:
            return None


async def _home(
    context: ServiceContext, connection: Connection, tournament: Tournament
) -> TournamentHome:
    if tournament.phase in ("signup", "checkin"):
        return TournamentHome(ends=formats.planned_end(tournament))
    lines = leading_lines(context, tournament) if tournament.phase == "running" else ()
    follows = tournament.next_begins is not None and not formats.has_last_round(tournament)
    begins = next_pairing_at(tournament) if follows else None
    return TournamentHome(await newest_page(connection, tournament), lines=lines, begins=begins)


async def newest_page(connection: Connection, tournament: Tournament) -> Posted | None:
    """Return the newest page of a tournament that exists: a round, standings, the end."""
    found = await tournament_posts.newest(connection, tournament.id, LEADING)
    return None if found is None else Posted(*found)


def leading_lines(context: ServiceContext, tournament: Tournament) -> tuple[StandingLine, ...]:
    """Return the best lines of the stage in progress, of those who play on and have played.

    Raises Uncomputed.
    """
    stage = tournament.stage
    if stage is None or stage.kind in (*BRACKETS, "final"):
        return ()
    lines = known(context, tournament, scores.standings, stage.number, 0).lines
    played = tournament.played
    return tuple(one for one in lines if one.state == "in" and one.entry in played)[:BEST]


# -- rounds ----------------------------------------------------------------------------------------


async def _round(
    context: ServiceContext, connection: Connection, tournament: Tournament, row: TournamentPostRow
) -> RoundPage:
    stage, number = tournament_posts.round_of(row.ref)
    one = round_at(tournament, stage, number)
    parts = max(1, -(-len(one.matches) // TABLES))
    shown = one.matches[row.part * TABLES : (row.part + 1) * TABLES]
    return RoundPage(
        round=one,
        rounds=tournament.stage_at(stage).rounds,
        tables=await round_tables(context, connection, tournament, one, shown),
        byes=tuple(tournament.entry(entry).name for entry in one.byes),
        part=row.part,
        parts=parts,
    )


async def round_tables(
    context: ServiceContext,
    connection: Connection,
    tournament: Tournament,
    one: Round,
    shown: Iterable[Match],
) -> tuple[RoundTable, ...]:
    """Return some tables of a round: the points before it, and the progress of each last game."""
    matches = tuple(shown)
    points = _points_before(context, tournament, one)
    ids = [match.tables[-1] for match in matches if match.tables]
    lines = await lines_of(connection, NOBODY, await tables.tables_of_ids(connection, ids))
    found = {line.table.id: line for line in lines}
    found_tables = (_table(tournament, match, found, points) for match in matches)
    return tuple(replace(table, sealed=not tournament.reveals(one)) for table in found_tables)


def _points_before(
    context: ServiceContext, tournament: Tournament, one: Round
) -> Mapping[int, Fraction]:
    if tournament.stage_at(one.stage).kind in BRACKETS or one.number == 1:
        return {}
    return known(context, tournament, scores.totals, one.stage, one.number - 1)


def _table(
    tournament: Tournament,
    match: Match,
    found: Mapping[int, GameLine],
    points: Mapping[int, Fraction],
) -> RoundTable:
    line = found.get(match.tables[-1]) if match.tables else None
    names = tuple(tournament.entry(entry).name for entry in match.entries)
    before = tuple(points.get(entry, Fraction(0)) for entry in match.entries) if points else ()
    if line is None:
        return RoundTable(match, names, before)
    return RoundTable(
        match,
        names,
        before,
        game=line.game,
        where=line.table.home,
        slot=len(match.tables),
        at=line.round,
        of=line.rounds,
    )


# -- standings and the end -------------------------------------------------------------------------


def _standings(
    context: ServiceContext, tournament: Tournament, row: TournamentPostRow
) -> StandingsPage:
    """Return the standings after a round; after the last round the final ones of its stage."""
    number, after = tournament_posts.round_of(row.ref)
    stage = tournament.stage_at(number)
    last = max((one.number for one in tournament.rounds_of(number)), default=0)
    if stage.ended is not None and after == last:
        after = 0
    asked = (number, row.part, after) if after else (number, row.part)
    return StandingsPage(known(context, tournament, scores.standings, *asked))


def bracket_of(tournament: Tournament, stage: int) -> Bracket:
    """Return the bracket of a stage by its number."""
    return formats.bracket(tournament, tournament.stage_at(stage))


async def podium(
    context: ServiceContext, connection: Connection, tournament: Tournament
) -> PodiumPage:
    """Return a tournament's podium: its best entries, each with the kingdom of its last match."""
    kingdoms = []
    for number in tournament.best:
        for match in _matches_of(tournament, number):
            games = [
                one
                for one in match.games
                if one.game is not None and any(score.entry == number for score in one.scores)
            ]
            if not games or games[-1].game is None:
                continue
            view = (await load_game(context, connection, games[-1].game)).view
            seat = seat_of(match, number, games[-1].slot)
            kingdoms.append((number, view, seat))
            break
    return PodiumPage(tuple(kingdoms))


def _matches_of(tournament: Tournament, entry: int) -> Iterable[Match]:
    """Yield the matches that an entry has played, the last one first."""
    for one in reversed(tournament.rounds):
        yield from (match for match in one.matches if entry in match.entries)


def seat_of(match: Match, entry: int, slot: int) -> int:
    """Return an entry's seat in a game of a match: that of its first player."""
    return match.seated_at(slot).index(entry) + 1


# -- events ----------------------------------------------------------------------------------------


async def _event_notice(
    connection: Connection, tournament: Tournament, row: TournamentPostRow
) -> Told | None:
    found = await tournaments.event(connection, tournament.id, row.ref)
    if found is None:
        return None
    event = event_from_row(found)
    match, one = place_of(tournament, event)
    where = None
    if match is None and one is not None and row.kind == "told" and row.data.get("entries"):
        (number,) = row.data["entries"]
        match = next((m for m in one.matches if number in m.entries), None)
    if match is not None and match.tables:
        table = await tables.table(connection, match.tables[-1])
        where = None if table is None else table.thread_id or table.channel_id
    return Told(event, match, one, where, await newest_page(connection, tournament))
