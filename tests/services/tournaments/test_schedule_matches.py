"""Matches of several games, Dynasties, duplicate play, results."""

from __future__ import annotations

from dataclasses import replace

from services.facts.tournaments import Score, Tournament
from store import games
from store import tournaments as rows
from tests.helpers.tournaments import DAY, TournamentWorld


def scores_of(tournament: Tournament, number: int = 1) -> tuple[Score, ...]:
    """Return the scores of the last game of a match of the latest round."""
    match = next(one for one in tournament.rounds[-1].matches if one.number == number)
    return match.games[-1].scores


async def test_ties_share_the_better_place(world: TournamentWorld) -> None:
    """Equal in all that R63 asks for: both are first, and the third is third."""
    tournament = await world.begun(3, size=3)
    first, second, third = tournament.rounds[0].matches[0].entries
    await world.finish_match(tournament.rounds[0].matches[0], {first: 40, second: 40, third: 12})
    found = scores_of(await world.tournament(tournament.id))
    assert [(one.entry, one.place, one.total) for one in found] == [
        *((first, 1, 40), (second, 1, 40), (third, 3, 12))
    ]


async def test_a_result_says_where_it_was_played_and_who_was_played_for(
    world: TournamentWorld,
) -> None:
    """The game can be looked up; the autopilot's seat is marked."""
    tournament = await world.begun(2)
    match = tournament.rounds[0].matches[0]
    game = await world.game_of(match.tables[0])
    lord = world.lord(match.entries[1])
    await world.services.play.resign(game.id, lord)
    number = await world.finish_match(match, {match.entries[0]: 30, match.entries[1]: 50})
    tournament = await world.tournament(tournament.id)
    told = tournament.rounds[0].matches[0].games[0]
    assert (told.game, told.table, told.slot) == (number, match.tables[0], 1)
    assert [one.autopilot for one in told.scores] == [False, True]
    assert [one.place for one in told.scores] == [1, 2]  # who played stands before


async def test_the_best_of_three_ends_when_it_is_decided(world: TournamentWorld) -> None:
    """The second game follows the first at a table of its own; who chose second chooses first."""
    tournament = await world.begun(2, games=3)
    one, two = tournament.rounds[0].matches[0].entries
    await world.finish_match(tournament.rounds[0].matches[0], {one: 50, two: 40})
    tournament = await world.tournament(tournament.id)
    match = tournament.rounds[0].matches[0]
    assert (len(match.tables), match.over) == (2, False)
    table = await world.services.tables.table(match.tables[1])
    assert table.name == "Autumn Cup R1 T1 G2"
    game = await world.game_of(match.tables[1])
    assert match.seated[1][game.view.order[0].seat - 1] == match.order[1]
    await world.finish_match(match, {one: 50, two: 40})
    tournament = await world.tournament(tournament.id)
    match = tournament.rounds[0].matches[0]
    assert (len(match.tables), len(match.games), match.over) == (2, 2, True)
    assert tournament.rounds[0].ended is not None


async def test_a_match_that_is_not_decided_when_its_round_ends_is_by_its_games(
    world: TournamentWorld,
) -> None:
    """The game that is on then is the last: nobody waits for the third."""
    tournament = await world.begun(2, games=3, rounds=2)
    match = tournament.rounds[0].matches[0]
    one, two = match.entries
    await world.finish_match(match, {one: 50, two: 40})
    match = (await world.tournament(tournament.id)).rounds[0].matches[0]
    world.clock.advance(7 * DAY)
    await world.finish_match(match, {one: 40, two: 50})
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[0].ended == world.clock.now()
    assert len(tournament.rounds[0].matches[0].games) == 2
    assert tournament.rounds[1].begins == tournament.start + 7 * DAY


async def test_a_dynasty_is_one_result_at_one_table(world: TournamentWorld) -> None:
    """Three games from seeds that were drawn with the pairing; their sums decide (R64)."""
    plain = world.setup()
    tournament = await world.begun(2, table=replace(plain.table, dynasty=True))
    match = tournament.rounds[0].matches[0]
    one, two = match.entries
    for totals in ((50, 40), (20, 40), (30, 21)):
        assert not (await world.tournament(tournament.id)).rounds[0].matches[0].games
        await world.finish_match(match, dict(zip((one, two), totals, strict=True)))
        await world.to(world.clock.now() + 300)
    tournament = await world.tournament(tournament.id)
    match = tournament.rounds[0].matches[0]
    assert (len(match.tables), len(match.games), match.over) == (1, 1, True)
    assert [(score.place, score.total) for score in match.games[0].scores] == [(2, 100), (1, 101)]
    async with world.services.context.read() as connection:
        drawn = await rows.tables_of(connection, tournament.id, 1, 1)
        played = await games.games_of_table(connection, match.tables[0])
    assert [row.seed for row in drawn] == [game.seed for game in played]
    assert len(played) == 3


async def test_in_duplicate_play_all_tables_have_the_same_draw_and_open_together(
    world: TournamentWorld,
) -> None:
    """Sealed until the last table of the round is over."""
    tournament = await world.begun(4, duplicate=True)
    first, second = tournament.rounds[0].matches
    assert first.seal == second.seal
    for match in (first, second):
        assert (await world.services.tables.table(match.tables[0])).sealed
    await world.finish_match(first, dict.fromkeys(first.entries, 30))
    assert (await world.services.tables.table(first.tables[0])).sealed
    await world.finish_match(second, dict.fromkeys(second.entries, 30))
    for match in (first, second):
        assert not (await world.services.tables.table(match.tables[0])).sealed


async def test_a_ruling_stands_whatever_its_game_comes_to(world: TournamentWorld) -> None:
    """The result of a slot that was ruled on is not written."""
    tournament = await world.begun(2)
    match = tournament.rounds[0].matches[0]
    first, second = match.entries
    blank = {"territory": 0, "crowns": 0, "autopilot": False}
    scores = [
        {"entry": first, "place": 2, "total": 0, **blank},
        {"entry": second, "place": 1, "total": 0, **blank},
    ]
    where = {"stage": 1, "round": 1, "number": 1, "slot": 1}
    ruling = {**where, "game": None, "table": match.tables[0], "over": True, "scores": scores}
    await world.events(tournament.id, ("ruled", {**ruling, "reason": "agreed"}))
    await world.finish_match(match, {first: 60, second: 10})
    tournament = await world.tournament(tournament.id)
    assert [score.place for score in tournament.rounds[0].matches[0].games[0].scores] == [2, 1]
    assert tournament.rounds[0].matches[0].games[0].ruling == "agreed"
