"""Nobody wins an event without playing."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

import pytest

from cogs.statistics import profile_screens
from cogs.tournaments import rounds
from services.facts import Press
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from services.tournaments import scores
from services.tournaments.announcing.page_facts import leading_lines
from services.tournaments.files.checking import findings
from store import tournaments
from tests.cogs.scenes import EN
from tests.helpers.tournaments import DAY, TournamentWorld, lord
from tests.helpers.world import EVE, SERVER, best

SHORT = Setup("discovery", 2, takeback=False, pace=NO_LIMIT)
SOON = 15 * 60


async def first_turn(world: TournamentWorld, table: int, sleepers: Collection[int]) -> None:
    """Play the first turn of everybody at a table who is not asleep, if it comes to it."""
    for _ in range(2):
        game = await world.game_of(table)
        seat = game.seat_on_turn
        if seat is None or seat.user is None or seat.user - 1000 in sleepers:
            return
        person = lord(seat.user - 1000)
        panel = await world.services.play.panel(Press(game.id, person))
        while panel.composition.todo:
            press = Press(game.id, person, version=panel.game.version, seat=panel.seat.seat)
            panel = await world.services.play.set_slot(press, best(panel))
        press = Press(game.id, person, version=panel.game.version)
        await world.services.play.end_turn(press, revision=panel.revision)


async def to_the_end(
    world: TournamentWorld, tournament: Tournament, sleepers: Collection[int]
) -> Tournament:
    """Play an event in which some never press anything; the kingdoms are what chance gives."""
    while tournament.phase == "running":
        for one in tournament.open_rounds:
            for match in one.matches:
                awake = [entry for entry in match.entries if entry not in sleepers]
                if not match.over and match.tables and awake:
                    await give_up(world, match.tables[-1], sleepers)
                    totals = {n: 90 if n in sleepers else 30 + n for n in match.entries}
                    await world.finish_match(match, totals, run=False)
        await world.to(max(one.ends for one in tournament.rounds) + SOON)
        tournament = await world.tournament(tournament.id)
    return tournament


async def give_up(world: TournamentWorld, table: int, sleepers: Collection[int]) -> None:
    """Let those who sleep at a table be played for, as if they had missed turns."""
    game = await world.game_of(table)
    for seat in game.table.seats:
        if seat.user is not None and seat.user - 1000 in sleepers and not seat.resigned:
            await world.services.play.resign(game.id, lord(seat.user - 1000))


@pytest.mark.parametrize("kind", ["single", "swiss"])
async def test_who_never_plays_wins_nothing_though_the_autopilot_does(
    world: TournamentWorld, kind: str
) -> None:
    """Theirs is the better kingdom at every table."""
    rounds = 3 if kind == "swiss" else 0
    begun = await world.begun(4, format=kind, rounds=rounds, table=SHORT, absences=0)
    tournament = await to_the_end(world, begun, {2})
    assert tournament.phase == "over"
    assert 2 not in tournament.best
    assert tournament.places[-1] == 2
    async with world.services.context.read() as connection:
        rows = await tournaments.lords(connection, tournament.id)
    assert [row.place for row in rows if row.entry == 2] == [None]
    first = next(m for m in tournament.rounds[0].matches if 2 in m.entries)
    places = {score.entry: (score.place, score.away) for score in first.games[0].scores}
    assert places.pop(2) == (2, True)
    assert set(places.values()) == {(1, False)}
    if kind == "single":
        assert 2 not in {n for m in tournament.rounds[1].matches for n in m.entries}


async def test_who_is_played_for_in_two_rounds_running_is_out(world: TournamentWorld) -> None:
    """By themselves; the log says why. One round, or a number the organizer set, is too few."""
    tournament = await world.begun(4, rounds=3, table=SHORT, round=DAY)
    for number in (1, 2):
        tournament = await world.tournament(tournament.id)
        assert tournament.entry(2).state == "in"
        match = next(m for m in tournament.rounds[-1].matches if 2 in m.entries)
        await give_up(world, match.tables[-1], {2})
        tournament = await world.finish_round(tournament.id)
        if number == 1:
            await world.to(tournament.rounds[-1].ends)
    assert tournament.entry(2).state == "dropped"
    assert [one.state for one in tournament.entries].count("dropped") == 1


async def test_one_turn_of_ones_own_is_enough(world: TournamentWorld) -> None:
    """At a table that the round's end finishes, who made a turn stands before who made none."""
    tournament = await world.begun(2, rounds=1, table=SHORT, round=DAY)
    (match,) = tournament.rounds[0].matches
    game = await world.game_of(match.tables[0])
    seat = game.seat_on_turn
    assert seat is not None
    assert seat.user is not None
    mover = seat.user - 1000
    await first_turn(world, match.tables[0], {3 - mover})
    await world.to(tournament.rounds[0].ends + SOON)
    tournament = await world.tournament(tournament.id)
    assert tournament.best == {mover: 1}
    (played,) = tournament.rounds[0].matches[0].games
    assert {score.entry: score.away for score in played.scores} == {mover: False, 3 - mover: True}
    assert scores.final_places(tournament) == (mover, 3 - mover)


async def test_corrected_points_bring_the_absent_no_higher(world: TournamentWorld) -> None:
    """Only places that a judge names would."""
    tournament = await world.begun(2, rounds=2, table=SHORT)
    (match,) = tournament.rounds[0].matches
    await give_up(world, match.tables[0], {2})
    await world.finish_match(match, {1: 30, 2: 50})
    act = Act("result", "Counted wrongly", round=1, number=1, totals=((1, 40), (2, 60)))
    done = await world.services.tournaments.do(tournament.id, EVE, act)
    (game,) = done.tournament.rounds[0].matches[0].games
    assert {score.entry: score.place for score in game.scores} == {1: 1, 2: 2}


async def test_turns_before_the_seat_was_lost_count_more_than_none(world: TournamentWorld) -> None:
    """Both are played for in the end: whoever had made turns goes on, the worse kingdom or not."""
    begun = await world.begun(4, format="single", table=SHORT, absences=0)
    match = begun.rounds[0].matches[0]
    game = await world.game_of(match.tables[0])
    assert game.seat_on_turn is not None
    assert game.seat_on_turn.user is not None
    mover = game.seat_on_turn.user - 1000
    (sleeper,) = set(match.entries) - {mover}
    await first_turn(world, match.tables[0], {sleeper})
    await give_up(world, match.tables[0], {mover, sleeper})
    await world.finish_match(match, {mover: 20, sleeper: 30})
    tournament = await to_the_end(world, await world.tournament(begun.id), {mover, sleeper})
    played = tournament.rounds[0].matches[0]
    (first,) = played.games
    assert {one.entry: one.place for one in first.scores} == {mover: 1, sleeper: 2}
    assert played.unplayed
    assert mover in {entry for one in tournament.rounds[1].matches for entry in one.entries}
    assert mover in tournament.played
    assert sleeper not in tournament.played
    assert sleeper not in tournament.best
    _, data = await world.services.tournaments.export(tournament.id, EVE, "json")
    assert [one.what for one in findings(json.loads(data)) if not one.right] == []


async def test_nobody_who_has_left_or_never_played_is_said_to_be_ahead(
    world: TournamentWorld,
) -> None:
    begun = await world.begun(4, rounds=3)
    tournament = await world.finish_round(begun.id)
    context = world.services.context
    first, *others = [line.entry for line in leading_lines(context, tournament)]
    await world.events(begun.id, ("dropped", {"entry": first, "stage": 1, "round": 1}))
    tournament = await world.tournament(begun.id)
    shown = [line.entry for line in leading_lines(context, tournament)]
    assert (shown[:2], first in shown) == (others, False)


async def test_a_table_that_nobody_won_reads_alike_in_event_profile_and_ladder(
    world: TournamentWorld,
) -> None:
    """Neither has won it or has a place in it, whatever the autopilot made of their kingdoms."""
    begun = await world.begun(2, rounds=1, table=SHORT, absences=0)
    game = await world.game_of(begun.rounds[0].matches[0].tables[0])
    for number in (1, 2):
        await world.services.play.resign(game.id, lord(number))
    await world.to(begun.rounds[0].ends + SOON)
    tournament = await world.tournament(begun.id)
    (played,) = tournament.rounds[0].matches
    assert rounds.best_of(tournament, played) == ()
    crosstable = scores.standings(tournament, 1)
    assert {line.marks[0].state for line in crosstable.lines} == {"unplayed"}
    await world.to(tournament.closes or 0)
    assert not (await world.tournament(begun.id)).best
    for number in (1, 2):
        person = replace(lord(number), server=SERVER)
        profile = await world.services.statistics.profile(person)
        assert (profile.games, profile.wins) == (int(number == 1), 0)  # rated: the first to leave
        for left in profile.recent:
            said = profile_screens.played(left, EN)
            assert "not played to the end (-105)" in said.replace("−", "-")
            assert "place" not in said
        ladder = await world.services.statistics.ladder(person)
        assert [line.wins for line in ladder.lines] == [0] * len(ladder.lines)
