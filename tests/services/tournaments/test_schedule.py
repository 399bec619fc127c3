"""A tournament goes its course by itself: from sign-up to its end."""

from __future__ import annotations

from tests.helpers.tournaments import DAY, TournamentWorld


async def test_eight_lords_play_a_swiss_tournament_to_its_end(world: TournamentWorld) -> None:
    """Rounds are paired, tables made, results noted, and the best is first."""
    tournament = await world.begun(8, rounds=3)
    assert tournament.phase == "running"
    assert tournament.seed is not None
    for number in (1, 2, 3):
        assert [one.number for one in tournament.rounds] == list(range(1, number + 1))
        latest = tournament.rounds[-1]
        assert [len(match.tables) for match in latest.matches] == [1, 1, 1, 1]
        assert latest.begins == tournament.start + (number - 1) * 7 * DAY
        tournament = await world.finish_round(tournament.id)
        assert tournament.rounds[-1].ended == world.clock.now()
        await world.to(latest.ends)
        tournament = await world.tournament(tournament.id)
    assert tournament.phase == "over"
    assert tournament.places[0] == 1
    assert sorted(tournament.places) == list(range(1, 9))
