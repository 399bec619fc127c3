"""Organizers' actions about a table: rule on a result, use the autopilot, restart a clock."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.places import places
from services.clocks import arithmetic
from services.clocks.deadlines import Timed, left_of
from services.core.context import ServiceContext
from services.core.live_games import Live, load, moved_by_lords
from services.core.transaction import Transaction
from services.facts.tournament_acts import ActKind, Move
from services.facts.tournaments import BRACKETS, Match, Score, Tournament, TournamentGame
from services.outbox.announcements import Now
from services.outbox.clock_refresh import refresh_clock
from services.play.vote_outcomes import lose_seat
from services.state.game_facts import game_fact
from services.state.table_facts import table_row
from services.tournaments.core.clocks import move_end_of
from services.tournaments.core.events import match_keys, result_data, round_at, with_game
from services.tournaments.core.game_stopping import stop_match, stop_retaken
from services.tournaments.core.results import move_end, outcome
from services.tournaments.core.seats import in_time, refuse_unlocked
from services.tournaments.core.withdrawal import open_matches
from services.tournaments.formats import rewinding, went_on
from services.tournaments.organizer.case import (
    Case,
    Judge,
    Plan,
    after_event,
    follow_up,
    lord_of,
    match_of,
    may_organize,
    not_organizer,
    require_phase,
    rewound,
    with_table,
)
from services.tournaments.organizer.date_actions import MAX_EXTENSION, NOTICE
from services.tournaments.organizer.player_actions import question
from services.tournaments.scores import standings
from store import games

ADJOURNING = ("swiss", "robin", "groups")
"""Stages in which a table can be adjourned."""


# -- results ---------------------------------------------------------------------------------------


async def _result(case: Case) -> Plan:
    """Replace a game's result by a ruling, or give one to a game in progress, which is stopped.

    If others should sit at tables that were paired since, these are played again, or all of it is
    left standing: those who went on, and who advanced from a stage that has ended.
    """
    tournament, act = case.tournament, case.act
    require_phase(case, "running")
    match = match_of(case)
    if act.passes and not may_organize(tournament, case.person):
        raise not_organizer(tournament)  # a judge may not take back what others play
    slot = _slot_of(case, match)
    case = replace(case, act=with_table(act, match, slot))
    before = next((game for game in match.games if game.slot == slot), None)
    one = round_at(tournament, match.stage, match.round)
    revealed = tournament.reveals(one)
    scores = _scores(case, match, before, revealed=revealed)
    table = _tables_by_slot(match).get(slot)
    game = TournamentGame(slot, before.game if before else None, table, scores, act.reason)
    followed = _is_followed(case, match)
    over, moved = outcome(tournament, with_game(match, game), case.now)
    if not over and (one.ended is not None or followed):
        raise case.refusal("cup_act_tied", number=match.number)
    open_ = [number for number in _tables_by_slot(match) if _is_in_progress(match, number)]
    stopped = [number for number in open_ if over or number == slot]
    data = result_data(match, game, over=over)
    after = after_event(tournament, case.now, "ruled", data)
    found = rewinding(tournament, after, match.stage, match.round, standings)
    effect = case.effect(
        act=case.act,
        round=one,
        match=match,
        scores=scores,
        old=before.scores if before and revealed else (),
        tables=1,
        running=len(stopped),
        decides=over,
        frozen=found is None and tournament.stage_at(match.stage).ended is not None,
        again=() if found is None else found.matches,
        instead=() if found is None else found.comers,
        reopens=found is not None and found.reopens,
    )
    events = [case.event("ruled", **data), *moved]
    if found is not None and act.passes:
        events.append(rewound(case, found))
    elif found is not None and not found.reopens:
        events = [case.event("ruled", **data, onward=went_on(tournament, match))]

    async def stop(tx: Transaction, after: Tournament) -> None:
        await stop_match(tx, after, match, stopped)
        await move_end(tx, after, match, moved)
        if found is not None and act.passes:
            await stop_retaken(tx, after, found)

    return Plan(effect, tuple(events), then=follow_up(stop))


def _is_followed(case: Case, match: Match) -> bool:
    """Whether a later round of an elimination is paired, so that a match is decided."""
    stage = case.tournament.stage_at(match.stage)
    later = any(one.number > match.round for one in case.tournament.rounds_of(stage.number))
    return stage.kind in BRACKETS and later


def _is_in_progress(match: Match, slot: int) -> bool:
    """Whether a game of a match has begun and has no result."""
    if match.adjourned is not None:
        return True
    return slot in _tables_by_slot(match) and all(game.slot != slot for game in match.games)


def _tables_by_slot(match: Match) -> dict[int, int]:
    """Return the tables of a match by game number; games that were only ruled on have none."""
    return dict(zip(match.slots, match.tables, strict=True))


def _slot_of(case: Case, match: Match) -> int:
    """Return the game that is meant: the one named, or the one in progress, or the last."""
    most = min(len(match.games) + 1, case.tournament.setup.games)
    known = {*match.slots, *(game.slot for game in match.games)}
    last = max((game.slot for game in match.games), default=0)
    slot = case.act.slot or (
        last if match.over and last else max(_tables_by_slot(match), default=1)
    )
    if slot not in known and not 1 <= slot <= most:
        raise case.refusal("cup_act_game", number=slot, limit=most)
    return slot


def _scores(
    case: Case, match: Match, before: TournamentGame | None, *, revealed: bool
) -> tuple[Score, ...]:
    """Return the scores of a ruling; what is not named stays as it was played.

    While others play the same draw, that would reveal it: then everything has to be named,
    including places for equal points, as their tie-break (R63) was played.
    """
    old = {score.entry: score for score in before.scores} if before else {}
    entries = match.seated_at(case.act.slot)
    scores = [old.get(entry, Score(entry, 1, 0, 0, 0)) for entry in entries]
    totals, places = dict(case.act.totals), dict(case.act.places)
    if not (totals or places) or not (totals.keys() | places.keys()) <= set(entries):
        raise case.refusal("cup_act_places")
    equal = not places and len(set(totals.values())) < len(totals)
    if before is not None and not revealed and (equal or len(totals) < len(scores)):
        raise case.refusal("cup_act_sealed", number=match.number)
    scores = [replace(score, total=totals.get(score.entry, score.total)) for score in scores]
    if any(score.total < 0 for score in scores):
        raise case.refusal("cup_act_places")
    if not places:
        if len(totals) < len(scores) and before is None:
            raise case.refusal("cup_act_places")
        places = _places_by_total(scores)
    if places.keys() != set(entries) or not _is_ranking(places):
        raise case.refusal("cup_act_places")
    return tuple(replace(score, place=places[score.entry]) for score in scores)


def _places_by_total(scores: Sequence[Score]) -> dict[int, int]:
    """Return places by who played, total, then a table's tie-breaks (R63)."""
    worths = [(one.total, one.territory, one.crowns) for one in scores]
    placed = places(worths, [one.absence for one in scores])
    return {one.entry: place for one, place in zip(scores, placed, strict=True)}


def _is_ranking(places: Mapping[int, int]) -> bool:
    """Whether places are a valid ranking: a shared place is the best of those it covers."""
    found = places.values()
    return all(place == 1 + sum(other < place for other in found) for place in found)


# -- seats and clocks ------------------------------------------------------------------------------


async def autopilot(case: Case) -> Plan:
    """Have the autopilot play for a player at their table, until they say that they are back.

    Until then they have left the game, unless they had no turn in it: a friend would otherwise
    spare them a rated loss, and take the win from the others. Who plays in time is asked first.
    """
    tournament = case.tournament
    require_phase(case, "running")
    entry, lord = lord_of(case)
    matches = [match for match in open_matches(tournament, entry) if match.tables]
    if not matches:
        raise case.refusal("cup_act_no_table")
    match = matches[-1]

    async def then(
        context: ServiceContext, tx: Transaction, _after: Tournament, locked: Sequence[int]
    ) -> list[Live]:
        await refuse_unlocked(tx, tournament, locked, [lord.user])
        lives = []
        for game in locked:
            live = await load(context, tx.connection, game)
            fact = await game_fact(tx.connection, live)
            seat = fact.table.seat_of(lord.user)
            if seat is None or fact.over or seat.resigned or seat.lost:
                continue
            table = await table_row(tx.connection, fact.table.id)
            now = Now(table, fact.table.seats, live)
            moved = moved_by_lords(await games.moves(tx.connection, game))
            lives.append((await lose_seat(tx, now, seat.seat, left=seat.seat in moved)).live)
        return lives

    data = {"entry": entry.number, "user": lord.user, "name": lord.name, **match_keys(match)}
    effect = case.effect(
        act=with_table(case.act, match), entry=entry, lord=lord, match=match, tables=1, running=1
    )
    asks = lord.user in await in_time(case.context, case.connection, tournament, [lord.user])
    if asks and lord.user != case.person.id:
        return Plan(replace(effect, in_time=(lord,)), (await question(case, [lord], pilot=True),))
    effect = replace(effect, asks=False)
    return Plan(effect, (case.event("autopilot", **data),), (lord.user,), then)


def may_adjourn(tournament: Tournament, match: Match) -> bool:
    """Whether points count at a table, in one game, and no other table has its draw."""
    alone = not tournament.setup.duplicate and tournament.setup.games == 1
    return alone and tournament.stage_at(match.stage).kind in ADJOURNING


async def _adjourn(case: Case) -> Plan:
    """Give one table an end of its own; until it is over it counts as a tie."""
    tournament, ends = case.tournament, case.act.ends
    require_phase(case, "running")
    match = match_of(case)
    one = round_at(tournament, match.stage, match.round)
    if not may_adjourn(tournament, match):
        raise case.refusal("cup_act_adjourn")
    if not match.playing or not match.tables:
        raise case.refusal("cup_act_no_table")
    now = case.now if tournament.paused is None else tournament.paused
    before = match.adjourned or one.ends
    if ends < now + NOTICE:
        raise case.refusal("cup_act_soon", minutes=NOTICE // 60)
    if ends - before > MAX_EXTENSION:
        raise case.refusal("cup_act_hours", hours=MAX_EXTENSION // 3600)
    if ends == before or (ends < one.ends and match.adjourned is None):
        raise case.refusal("cup_act_no_date")

    async def then(tx: Transaction, _after: Tournament) -> None:
        await move_end_of(tx, match.tables[-1], ends)

    effect = case.effect(
        act=with_table(case.act, match),
        round=one,
        match=match,
        moves=(Move("ends", before, ends),),
    )
    event = case.event("adjourned", **match_keys(match), ends=ends)
    return Plan(effect, (event,), then=follow_up(then))


async def _restart(case: Case) -> Plan:
    """Give the turn in progress at a table its full time again."""
    tournament = case.tournament
    require_phase(case, "running")
    match = match_of(case)
    if (
        not match.playing
        or not match.tables
        or not _is_in_progress(match, max(_tables_by_slot(match)))
    ):
        raise case.refusal("cup_act_no_table")
    table = match.tables[-1]
    users = tuple(lord.user for number in match.entries for lord in tournament.entry(number).lords)

    async def then(
        context: ServiceContext, tx: Transaction, _after: Tournament, locked: Sequence[int]
    ) -> list[Live]:
        rows = await games.games_of_table(tx.connection, table)
        if not rows or rows[-1].ending is not None or rows[-1].id not in locked:
            return []
        return [await _restart_turn(context, tx, rows[-1].id)]

    effect = case.effect(act=with_table(case.act, match), match=match, tables=1, running=1)
    return Plan(effect, (case.event("restarted", **match_keys(match)),), users, then)


async def _restart_turn(context: ServiceContext, tx: Transaction, game: int) -> Live:
    """Reset a turn's clock to its beginning; a time bank gets at least a usual turn."""
    live = await load(context, tx.connection, game)
    fact = await game_fact(tx.connection, live)
    row, pace = live.row, fact.table.setup.pace
    left = None
    if row.on_turn is not None:
        left = await left_of(tx.connection, row, Timed.of(fact.table), tx.now)
    if left is None:
        return live
    credit = row.credit + max(0, arithmetic.usual_turn(pace) - left)
    await games.set_clock(tx.connection, game, credit=credit)
    await refresh_clock(context, tx, game)
    return await load(context, tx.connection, game)


TABLE_ACTIONS: dict[ActKind, Judge] = {
    "result": _result,
    "adjourn": _adjourn,
    "autopilot": autopilot,
    "restart": _restart,
}
