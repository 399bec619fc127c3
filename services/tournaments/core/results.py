"""Record what happens at tables as events of their tournament: results, turns taken back."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Scorecard
from engine.places import places, worth
from services.core.context import ServiceContext
from services.core.live_games import load as load_game
from services.core.live_games import moved_by_lords
from services.core.transaction import Transaction
from services.facts.tournaments import Match, Score, Tournament, TournamentGame
from services.state.table_facts import away_at, table_fact, table_row
from services.tournaments.core import clocks, schedule
from services.tournaments.core.events import (
    match_at,
    match_keys,
    result_data,
    round_at,
    round_keys,
    with_game,
)
from services.tournaments.core.repository import load, read_ahead, write
from services.tournaments.core.withdrawal import Event, leaving_event
from services.tournaments.formats import is_decided, to_play_again
from store import Connection, games, tournaments, votes
from store.rows import JobRow

ENDED = ("over", "abandoned")


async def record_result(context: ServiceContext, tx: Transaction, table: int) -> Tournament | None:
    """Write the result of a table that is over in a transaction; returns the tournament after it.

    None if there is nothing to write: it is still being played (a Dynasty), its pairing was undone,
    an organizer has ruled on it, or it was recorded before. Refused: busy.
    """
    row = await tournaments.of_table(tx.connection, table)
    state = (await table_row(tx.connection, table)).state
    if row is None or row.void_at is not None or state not in ENDED:
        return None
    tournament = await load(context, tx.connection, row.cup_id)
    match = match_at(tournament, row.stage, row.round, row.number)
    known = match.over or any(game.slot == row.slot for game in match.games)
    if tournament.phase != "running" or (known and match.adjourned is None):
        return None
    scores = await _scores(context, tx.connection, match, table)
    game = TournamentGame(
        row.slot, (await games.games_of_table(tx.connection, table))[-1].id, table, scores
    )
    played = with_game(match, game)
    over, moved = (True, []) if match.adjourned else outcome(tournament, played, tx.now)
    events: list[Event] = [("result", result_data(match, game, over=over)), *moved]
    if over and match.adjourned is None:
        events += _absent_events(tournament, played)
    after = await write(tx, tournament, *events)
    await move_end(tx, after, match, moved)
    return after


def outcome(tournament: Tournament, match: Match, now: int) -> tuple[bool, list[Event]]:
    """Return whether a match is over with its games so far, and the event that moves its round.

    A tied table of an elimination, or a final, is not: its further game has at least half of a
    round's time.
    """
    one = round_at(tournament, match.stage, match.round)
    over = one.ended is not None or schedule.is_late(tournament, one, now)
    if not over and not is_decided(tournament.setup, match):
        return False, []
    if not to_play_again(tournament, match):
        return True, []
    now = now if tournament.paused is None else tournament.paused
    missing = now + tournament.setup.round // 2 - one.ends
    data = {**round_keys(one), "seconds": missing, "why": "tied"}
    return False, [("extended", data)] if missing > 0 else []


async def move_end(
    tx: Transaction, after: Tournament, match: Match, moved: Sequence[Event]
) -> None:
    """Move the end of a round's tables, too, if that of the round was moved for a further game."""
    if moved:
        ends = round_at(after, match.stage, match.round).ends
        await clocks.move_ends(tx, after, match.stage, match.round, ends)


def _absent_events(tournament: Tournament, last: Match) -> list[Event]:
    """Return the events that drop who was played for in so many rounds running."""
    most = tournament.setup.absences
    events: list[Event] = []
    for number in last.entries:
        entry = tournament.entry(number)
        matches = [
            match
            for one in tournament.rounds
            for match in one.matches
            if number in match.entries and match.over
        ]
        away = [_was_away(match, number) for match in (*matches, last)][-most:]
        if entry.state == "in" and most and len(away) == most and all(away):
            kind, data = leaving_event(tournament, entry)
            events.append((kind, {**data, "why": "absent"}))
    return events


def _was_away(match: Match, entry: int) -> bool:
    scores = [score for game in match.games for score in game.scores if score.entry == entry]
    return bool(scores) and all(score.away for score in scores)


async def read_before_takeback(context: ServiceContext, job: JobRow) -> bool:
    """Read the tournament of a table before others wait for `note_takeback`."""
    async with context.read() as connection:
        row = await tournaments.of_table(connection, job.table_id or 0)
    if row is not None:
        await read_ahead(context, row.cup_id)
    return False


async def note_takeback(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Write into the tournament's log that a table has voted to take turns back."""
    assert job.table_id is not None, "planned for a table"
    row, vote = await tournaments.of_table(tx.connection, job.table_id), None
    if row is not None and row.void_at is None:
        vote = await votes.vote(tx.connection, job.ref)
    if row is None or vote is None:
        return
    tournament = await load(context, tx.connection, row.cup_id)
    if tournament.phase == "running":
        match = match_at(tournament, row.stage, row.round, row.number)
        entries = match.seated[match.tables.index(job.table_id)]
        entry = entries[(vote.asked_by - 1) % len(entries)]
        data = {**match_keys(match), "entry": entry, "turns": (vote.data or {})["turns"]}
        await write(tx, tournament, ("taken_back", data))


async def _scores(
    context: ServiceContext, connection: Connection, match: Match, table: int
) -> tuple[Score, ...]:
    """Return the scores of a table's game, or the sums of its Dynasty (R64), by kingdom.

    Whoever played comes before whoever was played for to the end, and they before those who made
    no turn at all, whatever the kingdoms came to. A game that ended early counts as it was then.
    """
    fact = await table_fact(connection, await table_row(connection, table))
    rows = await games.games_of_table(connection, table)
    played, by_crowns, moved = [], False, set[int]()
    for row in rows:
        game = (await load_game(context, connection, row.id)).game
        by_crowns = not game.options.town
        played.append(_scorecards(game.scores(), row.result))
        moved |= moved_by_lords(await games.moves(connection, row.id))
    entries = match.seated[match.tables.index(table)]
    seats = [fact.seats[kingdom :: len(entries)] for kingdom in range(len(entries))]
    gone = away_at(fact.seats, rows)
    worths = [_worth(cards, by_crowns=by_crowns) for cards in zip(*played, strict=True)]
    found = [
        Score(
            entry=entry,
            place=1,
            total=worths[kingdom][0],
            territory=max(cards[kingdom].largest_territory for cards in played),
            crowns=sum(cards[kingdom].crowns for cards in played),
            autopilot=any(not seat.present for seat in seats[kingdom]),
            away=all(seat.seat in gone for seat in seats[kingdom]),
            moved=any(seat.seat in moved for seat in seats[kingdom]),
        )
        for kingdom, entry in enumerate(entries)
    ]
    placed = places(worths, [score.absence for score in found])
    return tuple(replace(score, place=place) for score, place in zip(found, placed, strict=True))


def _scorecards(cards: Sequence[Scorecard], result: Sequence[int] | None) -> list[Scorecard]:
    """Return the scores of a game's kingdoms, from its stored result."""
    totals = [card.total for card in cards] if result is None else result
    return [replace(card, total=total) for card, total in zip(cards, totals, strict=True)]


def _worth(cards: Sequence[Scorecard], *, by_crowns: bool) -> tuple[int, int, int]:
    """Return what decides places: the total, then the tie-breaks (R63); of a Dynasty the sums."""
    if len(cards) > 1:
        return sum(card.total for card in cards), 0, 0
    return worth(cards[0], by_crowns=by_crowns)
