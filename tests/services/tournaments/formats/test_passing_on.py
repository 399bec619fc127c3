"""A disqualified winner: whom they beat goes on, or nobody, as the organizer says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from services.tournaments.formats import successor
from tests.services.tournaments.drawn import Held
from tests.services.tournaments.formats.played import better_seed, setup
from tests.services.tournaments.test_checking import wrong


def semi_finals(**changes: Any) -> Held:
    """Play an elimination of four until one semi-final is over."""
    made = Held(setup(format="single", **changes), changes.pop("entries", 4), Random(2))
    made.go()
    made.finish(made.open[0], better_seed)
    return made


def expel(made: Held, entry: int, *, passes: bool) -> None:
    last = made.tournament.rounds[-1]
    data = {"entry": entry, "stage": last.stage, "round": last.number, "passes": passes}
    made.write("expelled", data)


def played_on(made: Held) -> list[set[int]]:
    made.finish_all()
    found = [set(match.entries) for match in made.tournament.rounds[-1].matches]
    while made.tournament.phase == "running":
        made.finish_all()
    return found


def test_whom_a_disqualified_winner_beat_plays_the_final() -> None:
    made = semi_finals()
    done = made.tournament.rounds[0].matches[0]
    winner, loser = sorted(done.entries)
    assert successor(made.tournament, winner) == (loser, 1)
    assert successor(made.tournament, loser) is None
    expel(made, winner, passes=True)
    (final,) = played_on(made)
    assert loser in final
    assert len(final) == 2
    tournament = made.tournament
    assert tournament.places[0] == min(final)
    assert tournament.places[-1] == winner
    assert winner not in tournament.best
    assert wrong(made.export()) == []


def test_or_nobody_does_and_the_other_has_won() -> None:
    made = semi_finals()
    winner, loser = sorted(made.tournament.rounds[0].matches[0].entries)
    expel(made, winner, passes=False)
    played_on(made)
    assert not any(one.matches for one in made.tournament.rounds[1:])
    assert made.tournament.places[0] not in (winner, loser)
    assert wrong(made.export()) == []


@pytest.mark.parametrize("changes", [{"format": "double"}, {"size": 4, "through": 2}])
def test_in_double_eliminations_and_at_larger_tables_too(changes: dict[str, Any]) -> None:
    made = Held(setup(**{"format": "single", **changes}), 8, Random(5))
    made.go()
    match = made.open[0]
    made.finish(match, better_seed)
    order = sorted(match.entries)
    on = changes.get("through", 1)
    assert successor(made.tournament, order[0]) == (order[on], 1)
    expel(made, order[0], passes=True)
    while made.open:
        made.finish(made.open[0], better_seed)
    made.now += 1
    made.go()
    sitting = [entry for table in made.sitting() for entry in table]
    assert sitting.count(order[on]) == 1
    assert order[0] not in sitting
    while made.tournament.phase == "running":
        made.finish_all()
    assert wrong(made.export()) == []


def test_nobody_follows_who_has_left_or_is_out() -> None:
    made = semi_finals()
    winner, loser = sorted(made.tournament.rounds[0].matches[0].entries)
    made.drop(loser)
    assert successor(made.tournament, winner) is None
    again = semi_finals()
    again.finish_all()
    (final,) = again.open
    assert successor(again.tournament, winner) == (loser, 1)
    assert successor(again.tournament, loser) is None
    again.finish(final, better_seed)
    first, second = sorted(final.entries)
    beaten = next(
        {*match.entries} - {first}
        for match in again.tournament.rounds[0].matches
        if first in match.entries
    )
    assert successor(again.tournament, first) == (*beaten, 1)
    assert successor(again.tournament, second) is None
