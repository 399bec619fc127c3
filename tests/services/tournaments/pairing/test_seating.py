"""The one who is due chooses first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from services.tournaments.pairing import seat_players
from tests.services.tournaments.pairing.events import SEED, Event, players


def test_who_is_owed_most_chooses_first() -> None:
    """Entries come by kingdom, whichever kingdom the draw has choose first."""
    ann, ben, cara, dan = players([0, 0, 0, 0])
    table = [
        replace(ann, due=9, firsts=1),
        replace(ben, due=-3),
        replace(cara, due=-6),
        replace(dan, due=-3, late=12),
    ]
    # kingdom 3 chooses first, then 1, 4 and 2; Dan chose later so far than Ben
    assert seat_players(table, (3, 1, 4, 2), SEED, "1:2:1") == (4, 1, 3, 2)


def test_a_kingdom_with_two_kings_counts_by_its_first() -> None:
    """At tables of two each lord has two kings, drawn among one another."""
    ann, ben = players([0, 0])
    table = [replace(ann, due=6), replace(ben, due=-6)]
    assert seat_players(table, (2, 1, 1, 2), SEED, "1:2:1") == (1, 2)
    assert seat_players(table, (1, 1, 2, 2), SEED, "1:2:1") == (2, 1)


def test_equals_draw_lots_at_every_table_anew() -> None:
    """The lot is the tournament's: the same for everybody who draws it again."""
    table = players([0, 0, 0, 0])
    places = [f"1:1:{number}" for number in range(40)]
    firsts = [seat_players(table, (1, 2, 3, 4), SEED, place)[0] for place in places]
    assert set(firsts) == {1, 2, 3, 4}
    again = [seat_players(reversed(table), (1, 2, 3, 4), SEED, place)[0] for place in places]
    assert firsts == again


def test_kingdoms_and_players_are_as_many() -> None:
    """A draw for another table is refused."""
    with pytest.raises(ValueError, match="2 players for 3 kingdoms"):
        seat_players(players([0, 0]), (1, 2, 3), SEED, "1:1:1")


@pytest.mark.parametrize(("count", "size", "rounds"), [(16, 4, 5), (16, 2, 7)])
def test_first_choices_are_spread(count: int, size: int, rounds: int) -> None:
    """After all rounds nobody has chosen first more than once oftener than somebody else."""
    event = Event(count, size, rounds).play()
    firsts = [lord.firsts for lord in event.lords.values()]
    assert max(firsts) - min(firsts) <= 1
