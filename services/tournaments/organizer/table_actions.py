"""Organizers' actions about a table: rule on a result, use the autopilot, restart a clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from itertools import count

from services.clocks import arithmetic
from services.clocks.deadlines import Timed, left_of
from services.core.context import ServiceContext, Transaction
from services.core.live_games import Live, load
from services.facts import Refused
from services.facts.tournament_acts import ActKind
from services.facts.tournaments import BRACKETS, Match, Score, Tournament, TournamentGame
from services.outbox.announcements import Now
from services.outbox.clock_refresh import renew_game
from services.play.vote_outcomes import lose_seat
from services.state.game_facts import game_fact
from services.state.table_facts import table_row
from services.tournaments.core.events import place, round_at
from services.tournaments.core.game_stopping import stop_match
from services.tournaments.core.schedule import games_of, is_late
from services.tournaments.core.seats import refuse_others
from services.tournaments.core.withdrawal import open_matches
from services.tournaments.formats import is_decided
from services.tournaments.organizer.core import (
    Case,
    Judge,
    Plan,
    alive,
    at,
    follow,
    lord_of,
    match_of,
)
from store import games

# -- results ---------------------------------------------------------------------------------------


async def _result(case: Case) -> Plan:
    """Replace a game's result by a ruling, or give one to a game in progress, which is stopped.

    Who advanced from a stage that has ended stays unchanged.
    """
    tournament, act = case.tournament, case.act
    alive(case, "running")
    match = match_of(case)
    _refuse_paired(case, match)
    slot = _slot(case, match)
    before = next((game for game in match.games if game.slot == slot), None)
    one = round_at(tournament, match.stage, match.round)
    told = tournament.tells(one)
    scores = _scores(case, match, before, told=told)
    table = _by_slot(match).get(slot)
    game = TournamentGame(slot, before.game if before else None, table, scores, act.reason)
    others = [old for old in match.games if old.slot != slot]
    ruled = replace(match, games=tuple(sorted([*others, game], key=lambda g: g.slot)))
    late = one.ended is not None or is_late(tournament, one, case.now)
    over = late or is_decided(tournament.setup, ruled)
    open_ = [number for number in _by_slot(match) if _plays(match, number)]
    stopped = [number for number in open_ if over or number == slot]

    async def stop(tx: Transaction, after: Tournament) -> None:
        await stop_match(tx, after.id, match, stopped)

    effect = case.effect(
        act=at(act, match, slot),
        round=one,
        match=match,
        scores=scores,
        old=before.scores if before and told else (),
        tables=1,
        running=len(stopped),
        decides=over,
        frozen=tournament.stage_at(match.stage).ended is not None,
    )
    data = {
        **place(match),
        "slot": slot,
        "game": game.game,
        "table": table,
        "over": over,
        "scores": [asdict(score) for score in scores],
    }
    return Plan(effect, (("ruled", {**data, **case.said}),), then=follow(stop))


def _plays(match: Match, slot: int) -> bool:
    """Whether a game of a match has begun and has no result."""
    return slot in _by_slot(match) and all(game.slot != slot for game in match.games)


def _by_slot(match: Match) -> dict[int, int]:
    """Return the tables of a match by game number; games that were only ruled on have none."""
    bare = {game.slot for game in match.games if game.table is None}
    slots = (slot for slot in count(1) if slot not in bare)
    return dict(zip(slots, match.tables, strict=False))


def _slot(case: Case, match: Match) -> int:
    """Return the game that is meant: the one named, or the one in progress, or the last."""
    most = min(
        len(match.games) + 1,
        1 if case.tournament.setup.table.dynasty else games_of(case.tournament),
    )
    last = max((game.slot for game in match.games), default=0)
    slot = case.act.slot or (last if match.over and last else max(_by_slot(match), default=1))
    if not 1 <= slot <= most:
        raise Refused("cup_act_game", case.about(number=slot, limit=most))
    return slot


def _scores(
    case: Case, match: Match, before: TournamentGame | None, *, told: bool
) -> tuple[Score, ...]:
    """Return the scores of a ruling; what is not named stays as it was played.

    While others play the same draw, that would reveal it: then everything has to be named,
    including places for equal points, as their tie-break (R63) was played.
    """
    old = {score.entry: score for score in before.scores} if before else {}
    scores = [old.get(entry, Score(entry, 1, 0, 0, 0)) for entry in match.entries]
    totals, places = dict(case.act.totals), dict(case.act.places)
    if not (totals or places) or not (totals.keys() | places.keys()) <= set(match.entries):
        raise Refused("cup_act_places", case.about())
    equal = not places and len(set(totals.values())) < len(totals)
    if before is not None and not told and (equal or len(totals) < len(scores)):
        raise Refused("cup_act_sealed", case.about(number=match.number))
    scores = [replace(score, total=totals.get(score.entry, score.total)) for score in scores]
    if any(score.total < 0 for score in scores):
        raise Refused("cup_act_places", case.about())
    if not places:
        if len(totals) < len(scores) and before is None:
            raise Refused("cup_act_places", case.about())
        places = _by_total(scores)
    if places.keys() != set(match.entries) or not _is_ranking(places):
        raise Refused("cup_act_places", case.about())
    return tuple(replace(score, place=places[score.entry]) for score in scores)


def _by_total(scores: Sequence[Score]) -> dict[int, int]:
    """Return places by total, then by a table's tie-breaks (R63)."""
    worth = {one.entry: (one.total, one.territory, one.crowns) for one in scores}
    return {entry: 1 + sum(other > own for other in worth.values()) for entry, own in worth.items()}


def _is_ranking(places: Mapping[int, int]) -> bool:
    """Whether places are a valid ranking: a shared place is the best of those it covers."""
    found = places.values()
    return all(place == 1 + sum(other < place for other in found) for place in found)


def _refuse_paired(case: Case, match: Match) -> None:
    """Refuse to change the winners of a bracket's table once they have been paired again."""
    stage = case.tournament.stage_at(match.stage)
    later = any(one.number > match.round for one in case.tournament.rounds_of(stage.number))
    if stage.kind in BRACKETS and later:
        raise Refused("cup_act_paired", case.about())


# -- seats and clocks ------------------------------------------------------------------------------


async def _autopilot(case: Case) -> Plan:
    """Have the autopilot play for a player at their table, until they say that they are back."""
    tournament = case.tournament
    alive(case, "running")
    entry, lord = lord_of(case)
    matches = [match for match in open_matches(tournament, entry) if match.tables]
    if not matches:
        raise Refused("cup_act_no_table", case.about())
    match = matches[-1]

    async def then(
        context: ServiceContext, tx: Transaction, _after: Tournament, held: Sequence[int]
    ) -> list[Live]:
        await refuse_others(tx, tournament, held, [lord.user])
        lives = []
        for game in held:
            live = await load(context, tx.connection, game)
            fact = await game_fact(tx.connection, live)
            seat = fact.table.seat_of(lord.user)
            if seat is None or fact.over or seat.resigned or seat.lost:
                continue
            table = await table_row(tx.connection, fact.table.id)
            now = Now(table, fact.table.seats, live, takebacks=fact.table.setup.takeback)
            lives.append((await lose_seat(tx, now, seat.seat)).live)
        return lives

    data = {"entry": entry.number, "user": lord.user, "name": lord.name, **place(match)}
    effect = case.effect(
        act=at(case.act, match), entry=entry, lord=lord, match=match, tables=1, running=1
    )
    return Plan(effect, (("autopilot", {**data, **case.said}),), (lord.user,), then)


async def _restart(case: Case) -> Plan:
    """Give the turn in progress at a table its full time again."""
    tournament = case.tournament
    alive(case, "running")
    match = match_of(case)
    if match.over or not match.tables or not _plays(match, max(_by_slot(match))):
        raise Refused("cup_act_no_table", case.about())
    table = match.tables[-1]
    users = tuple(lord.user for number in match.entries for lord in tournament.entry(number).lords)

    async def then(
        context: ServiceContext, tx: Transaction, _after: Tournament, held: Sequence[int]
    ) -> list[Live]:
        rows = await games.games_of_table(tx.connection, table)
        if not rows or rows[-1].ending is not None or rows[-1].id not in held:
            return []
        return [await _whole_turn(context, tx, rows[-1].id)]

    effect = case.effect(act=at(case.act, match), match=match, tables=1, running=1)
    return Plan(effect, (("restarted", {**place(match), **case.said}),), users, then)


async def _whole_turn(context: ServiceContext, tx: Transaction, game: int) -> Live:
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
    await renew_game(context, tx, game)
    return await load(context, tx.connection, game)


TABLE_ACTS: dict[ActKind, Judge] = {
    "result": _result,
    "autopilot": _autopilot,
    "restart": _restart,
}
