"""What the posts of a cup tell: facts, gathered when one is said or edited."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final

from services.core.context import House
from services.core.live_games import load as load_game
from services.facts import Person
from services.facts.lists import GameLine
from services.facts.news import Posted
from services.facts.tournament_posts import (
    Body,
    BracketPage,
    CupHome,
    PodiumPage,
    RoundPage,
    RoundTable,
    StandingsPage,
    Told,
)
from services.facts.tournaments import BRACKETS, Cup, CupEvent, Match, Round, StandingLine
from services.play.game_lists import lines_of
from services.tournaments import formats, scores
from services.tournaments.core.events import match_at, round_at
from services.tournaments.core.json_codec import event_of
from services.tournaments.core.offload import reckoned
from services.tournaments.core.schedule import pairs_at
from store import Connection, tables, tournament_posts, tournaments
from store.rows import CupPostRow
from store.tournament_posts import TABLES

NOBODY: Final = Person(0, "")
BEST: Final = 3
LEADING: Final = ("round", "standings", "bracket", "podium")
"""The pages that others lead to."""


async def body_of(  # noqa: PLR0911 - one for each kind of page
    house: House, connection: Connection, cup: Cup, row: CupPostRow
) -> Body:
    """Gather what a post tells; what takes long is reckoned away from the event loop."""
    match row.kind:
        case "home" | "checkin":
            return await _home(house, connection, cup)
        case "round":
            return await _round(connection, cup, row)
        case "standings":
            return await _standings(house, cup, row)
        case "bracket":
            asked = (cup, cup.stage_at(row.ref))
            return BracketPage(await reckoned(house, len(cup.entries), formats.bracket, *asked))
        case "podium":
            return await podium(house, connection, cup)
        case "log" | "judge" | "notice" | "call" | "told" | "undone":
            return await _told(connection, cup, row)
        case _:
            return None


async def _home(house: House, connection: Connection, cup: Cup) -> CupHome:
    if cup.phase in ("signup", "checkin"):
        return CupHome(ends=await reckoned(house, cup.setup.capacity, formats.end_of, cup))
    lines = await best_of(house, cup) if cup.phase == "running" else ()
    begins = None if cup.next_begins is None else pairs_at(cup)
    return CupHome(await newest(connection, cup), lines=lines, begins=begins)


async def newest(connection: Connection, cup: Cup) -> Posted | None:
    """Return the newest page of a cup that stands: a round, standings, the end."""
    found = await tournament_posts.newest(connection, cup.id, LEADING)
    return None if found is None else Posted(*found)


async def best_of(house: House, cup: Cup) -> tuple[StandingLine, ...]:
    """Return the best lines of the stage in progress."""
    stage = cup.stage
    if stage is None or stage.kind in BRACKETS:
        return ()
    asked = (cup, stage.number)
    return (await reckoned(house, len(cup.entries), scores.standings, *asked)).lines[:BEST]


# -- rounds ----------------------------------------------------------------------------------------


async def _round(connection: Connection, cup: Cup, row: CupPostRow) -> RoundPage:
    stage, number = tournament_posts.round_of(row.ref)
    one = round_at(cup, stage, number)
    parts = max(1, -(-len(one.matches) // TABLES))
    shown = one.matches[row.part * TABLES : (row.part + 1) * TABLES]
    return RoundPage(
        round=one,
        rounds=cup.stage_at(stage).rounds,
        tables=await round_tables(connection, cup, one, shown),
        byes=tuple(cup.entry(entry).name for entry in one.byes),
        part=row.part,
        parts=parts,
    )


async def round_tables(
    connection: Connection, cup: Cup, one: Round, shown: Iterable[Match]
) -> tuple[RoundTable, ...]:
    """Return some tables of a round: the points before, and how far the last game of each is."""
    matches = tuple(shown)
    points = _points_before(cup, one)
    ids = [match.tables[-1] for match in matches if match.tables]
    lines = await lines_of(connection, NOBODY, await tables.tables_of_ids(connection, ids))
    found = {line.table.id: line for line in lines}
    told = (_table(cup, match, found, points) for match in matches)
    return tuple(replace(table, sealed=not cup.tells(one)) for table in told)


def _points_before(cup: Cup, one: Round) -> Mapping[int, Fraction]:
    if cup.stage_at(one.stage).kind in BRACKETS or one.number == 1:
        return {}
    return scores.totals(cup, one.stage, after=one.number - 1)


def _table(
    cup: Cup, match: Match, found: Mapping[int, GameLine], points: Mapping[int, Fraction]
) -> RoundTable:
    line = found.get(match.tables[-1]) if match.tables else None
    names = tuple(cup.entry(entry).name for entry in match.entries)
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


# -- standings, the end ----------------------------------------------------------------------------


async def _standings(house: House, cup: Cup, row: CupPostRow) -> StandingsPage:
    """Return the standings after a round; after the last one those that stand for good."""
    number, after = tournament_posts.round_of(row.ref)
    stage = cup.stage_at(number)
    last = max((one.number for one in cup.rounds_of(number)), default=0)
    if stage.ended is not None and after == last:
        after = 0
    asked = (cup, number, row.part, after or None)
    return StandingsPage(await reckoned(house, len(cup.entries), scores.standings, *asked))


async def podium(house: House, connection: Connection, cup: Cup) -> PodiumPage:
    """Return the end of a cup: its best entries, each with the best kingdom of its last match."""
    kingdoms = []
    for number in cup.best:
        for match in _matches_of(cup, number):
            games = [one for one in match.games if one.game is not None]
            if not games or games[-1].game is None:
                continue
            view = (await load_game(house, connection, games[-1].game)).game.view()
            seat = seat_of(match, number, games[-1].slot)
            kingdoms.append((number, view, seat))
            break
    return PodiumPage(tuple(kingdoms))


def _matches_of(cup: Cup, entry: int) -> Iterable[Match]:
    """Yield the matches of an entry that were played, the last one first."""
    for one in reversed(cup.rounds):
        yield from (match for match in one.matches if entry in match.entries)


def seat_of(match: Match, entry: int, slot: int) -> int:
    """Return a seat of an entry in a game of a match: that of its first lord."""
    seated = match.seated[slot - 1] if len(match.seated) >= slot else match.entries
    return seated.index(entry) + 1


# -- what happened ---------------------------------------------------------------------------------


async def _told(connection: Connection, cup: Cup, row: CupPostRow) -> Told | None:
    found = await tournaments.event(connection, cup.id, row.ref)
    if found is None:
        return None
    event = event_of(found)
    match, one = _place(cup, event)
    where = None
    if match is None and one is not None and row.kind == "told" and row.data.get("entries"):
        (number,) = row.data["entries"]
        match = next((m for m in one.matches if number in m.entries), None)
    if match is not None and match.tables:
        table = await tables.table(connection, match.tables[-1])
        where = None if table is None else table.thread_id or table.channel_id
    return Told(event, match, one, where, await newest(connection, cup))


def _place(cup: Cup, event: CupEvent) -> tuple[Match | None, Round | None]:
    """Return the table and the round that an event is about, if they still are."""
    data = event.data
    try:
        one = round_at(cup, data["stage"], data["round"]) if data.get("round") else None
        if one is not None and data.get("number"):
            return match_at(cup, one.stage, one.number, data["number"]), one
    except LookupError:
        return None, None
    return None, one
