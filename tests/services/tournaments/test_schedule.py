"""A cup goes its course by itself: from sign-up to its end."""

from __future__ import annotations

from tests.helpers.tournaments import DAY, CupWorld


async def test_eight_lords_play_a_swiss_cup_to_its_end(cups: CupWorld) -> None:
    """Rounds are paired, tables made, results noted, and the best is first."""
    cup = await cups.begun(8, rounds=3)
    assert cup.phase == "running"
    assert cup.seed is not None
    for number in (1, 2, 3):
        assert [one.number for one in cup.rounds] == list(range(1, number + 1))
        latest = cup.rounds[-1]
        assert [len(match.tables) for match in latest.matches] == [1, 1, 1, 1]
        assert latest.begins == cup.start + (number - 1) * 7 * DAY
        cup = await cups.finish_round(cup.id)
        assert cup.rounds[-1].ended == cups.clock.now()
        await cups.to(latest.ends)
        cup = await cups.cup(cup.id)
    assert cup.phase == "over"
    assert cup.places[0] == 1
    assert sorted(cup.places) == list(range(1, 9))
