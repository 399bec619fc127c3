"""What a pairing is made from, and why somebody sits where they sit."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from services.facts.tournaments import Match, Round, Stage, Tournament, TournamentSetup
from services.tournaments.pairing import pairing_request, why

SEED = "0d" * 32


def match(round_: int, number: int, *order: int, stage: int = 1) -> Match:
    """Return a table whose entries chose in this order."""
    return Match(stage, round_, number, tuple(sorted(order)), "", order=order)


def played(number: int, *matches: Match, byes: tuple[int, ...] = (), stage: int = 1) -> Round:
    """Return a round."""
    return Round(stage, number, matches, byes, begins=number, ends=number + 1)


@pytest.fixture
def tournament() -> Tournament:
    """Return a tournament at tables of three: two rounds of seven, one of whom came late."""
    setup = TournamentSetup(size=3, rounds=4)
    rounds = (
        played(1, match(1, 1, 1, 2, 3), match(1, 2, 4, 5), byes=(6,)),
        played(2, match(2, 1, 2, 4, 1), match(2, 2, 3, 5), match(2, 3, 7, 6)),
    )
    return Tournament(
        1, 1, 1, setup, "", SEED, stages=(Stage(1, "swiss", (1, 2, 3, 4, 5, 6), 4),), rounds=rounds
    )


def test_what_is_known_of_each(tournament: Tournament) -> None:
    """Opponents, byes, first choices against the share, how late, and small tables."""
    asked = pairing_request(tournament, 1, 3, [2, 1, 6, 7, 3], {2: Fraction(6), 1: Fraction(4)})
    assert (asked.size, asked.stage, asked.round, asked.rounds) == (3, 1, 3, 4)
    assert asked.seed == SEED
    assert asked.sizes == (3, 2, 4)
    assert [one.rank for one in asked.players] == [1, 2, 3, 4, 5]
    ben, ann, fay, gus, cara = asked.players
    assert (ben.number, ben.points, ben.met) == (2, Fraction(6), (1, 3, 1, 4))
    assert (ben.firsts, ben.due, ben.late, ben.small) == (1, 4, 6, 0)
    assert (ann.met, ann.firsts, ann.due, ann.late) == ((2, 3, 2, 4), 1, 4, 12)
    assert (fay.met, fay.byes, fay.firsts, fay.due, fay.small) == ((7,), 1, 0, -6, 1)
    assert (gus.points, gus.firsts, gus.due) == (Fraction(), 1, 6)
    assert (cara.due, cara.late) == (-4 + 6, 12)


def test_the_last_stage_counts_for_choices_and_byes_alone(tournament: Tournament) -> None:
    """Those who come through may meet again; what they are owed stays theirs."""
    later = replace(tournament, stages=(*tournament.stages, Stage(2, "swiss", (2, 1, 6), 2)))
    for one in pairing_request(later, 2, 1, [2, 1, 6], {}, seed="ab" * 32, wanted=(3,)).players:
        assert one.met == ()
        assert one.small == 0
    asked = pairing_request(later, 2, 1, [2, 1, 6], {}, seed="ab" * 32, wanted=(3,))
    assert (asked.seed, asked.sizes, asked.rounds) == ("ab" * 32, (3,), 2)
    assert [one.due for one in asked.players] == [4, 4, -6]
    assert [one.byes for one in asked.players] == [0, 0, 1]


def test_why_this_table(tournament: Tournament) -> None:
    """What was known when the second round was paired."""
    table = tournament.rounds[1].matches[0]
    points = {1: Fraction(3), 2: Fraction(2), 4: Fraction(3), 3: Fraction(1), 6: Fraction(3)}
    found = why(tournament, table, 1, points)
    assert (found.entry, found.round, found.table, found.points) == (1, 2, 1, Fraction(3))
    assert found.others == ((2, Fraction(2)), (4, Fraction(3)))
    assert found.met == ((2, (1,)),)
    assert found.first == 2
    assert found.firsts == ((1, ((1, 1),)), (2, ()), (4, ((1, 1),)))
    assert (found.near, found.unmet) == (2, 2)  # the fourth and the sixth
    assert found.twice == 1
    assert found.byes == ()


def test_who_chose_first_in_the_stage_before_does_not_do_so_for_the_first_time(
    tournament: Tournament,
) -> None:
    """What they are owed goes through all stages, and so does what is told of it."""
    last = Match(2, 1, 1, (1, 4), "", order=(1, 4))
    final = Round(2, 1, (last,), (), begins=9, ends=10)
    whole = replace(tournament, rounds=(*tournament.rounds, final))
    found = why(whole, last, 4, {})
    assert dict(found.firsts) == {1: ((1, 1),), 4: ((1, 1),)}
    assert found.met == ()


def test_why_a_table_after_a_bye(tournament: Tournament) -> None:
    """Who came late has no points; who had a bye had one."""
    table = tournament.rounds[1].matches[2]
    found = why(tournament, table, 6, {6: Fraction(3)})
    assert found.others == ((7, Fraction()),)
    assert found.met == ()
    assert found.byes == (1,)
    assert (found.near, found.unmet, found.twice) == (0, 0, 0)
