"""Every tie-break by itself, with its sum."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from services.facts.standings import Sum, Term
from services.facts.tournaments import Match, Score, Tie, Tournament, TournamentGame
from services.tournaments import scores
from tests.services.tournaments.scores.crosstables import duels, match, round_of, tournament

HALF = Fraction(1, 2)
ALL: tuple[Tie, ...] = ("opponents", "head", "share", "territory", "crowns", "duplicate")


def number(of: Tournament, tie: Tie, entry: int) -> Fraction | None:
    lines = scores.standings(of, 1).lines
    return dict(next(line for line in lines if line.entry == entry).ties)[tie]


def parts(of: Tournament, tie: str, entry: int) -> Sum:
    return next(one for one in scores.explain(of, 1, entry) if one.what == tie)


# -- opponents -------------------------------------------------------------------------------------


def test_opponents_are_all_who_sat_at_the_same_tables() -> None:
    first = round_of(1, [match(1, 1, {1: 9, 2: 8, 3: 7}), match(1, 2, {4: 9, 5: 8, 6: 7})])
    second = round_of(2, [match(2, 1, {1: 9, 4: 8, 5: 7}), match(2, 2, {2: 9, 3: 8, 6: 7})])
    both = tournament([first, second], 6, size=3)
    assert scores.totals(both, 1) == {1: 6, 2: 5, 3: 3, 4: 5, 5: 3, 6: 2}
    assert parts(both, "opponents", 1) == Sum(
        "opponents",
        Fraction(5 + 3 + 5 + 3),
        (
            Term(Fraction(5), 1, 1, 2, 10_101),
            Term(Fraction(3), 1, 1, 3, 10_101),
            Term(Fraction(5), 2, 1, 4, 10_201),
            Term(Fraction(3), 2, 1, 5, 10_201),
        ),
    )


def test_opponents_of_a_smaller_table_count_in_proportion() -> None:
    one = tournament(
        [round_of(1, [match(1, 1, {1: 9, 2: 8, 3: 7}), match(1, 2, {4: 9, 5: 8})])], 5, size=3
    )
    assert scores.totals(one, 1) == {1: 3, 2: 2, 3: 1, 4: 3, 5: 1}
    assert number(one, "opponents", 1) == 2 + 1
    assert number(one, "opponents", 4) == 1 * 2
    assert number(one, "opponents", 5) == 3 * 2


def test_a_bye_is_for_oneself_as_if_against_ones_equal() -> None:
    table = duels("A +2 bye +4\nB -1 +3 +5\nC +4 -2 bye\nD -3 +5 -1\nE bye -4 -2")
    assert scores.totals(table, 1) == {1: 3, 2: 2, 3: 2, 4: 1, 5: 1}
    # A has 3 points, but three shared tables would have given no more than one and a half.
    assert number(table, "opponents", 1) == 2 + 3 * HALF + 1
    assert number(table, "opponents", 5) == 1 + 1 + 2
    bye = parts(table, "opponents", 1).terms[1]
    assert (bye.what, bye.entry, bye.table, bye.value) == ("bye", None, 0, 3 * HALF)


def test_a_bye_counts_for_the_opponents_as_what_it_was_worth() -> None:
    table = duels("A +2 bye\nB -1 +3\nC bye -2")
    assert scores.totals(table, 1)[1] == 2
    assert number(table, "opponents", 2) == 2 + 1


def test_who_leaves_does_not_spoil_the_opponents_of_those_they_met() -> None:
    """Rounds after somebody has left count for their opponents as shared, at once and always."""
    table = duels("A +2 +3 =4\nB -1 . .\nC +4 -1 bye\nD -3 bye =1")
    left = [
        replace(one, state="dropped", left=1) if one.name == "B" else one for one in table.entries
    ]
    table = replace(table, entries=tuple(left))
    assert scores.totals(table, 1) == {1: 5 * HALF, 2: 0, 3: 2, 4: 3 * HALF}
    assert number(table, "opponents", 1) == 2 * HALF + 2 + 3 * HALF
    met = parts(table, "opponents", 1).terms[0]
    assert (met.entry, met.value, met.what) == (2, Fraction(1), "left")
    assert [term.what for term in parts(table, "points", 2).terms] == ["", "left", "left"]


def test_rounds_before_somebody_came_count_as_nothing() -> None:
    table = duels("A +2 +3\nB -1 =4\nC . -1\nD . =2")
    late = [replace(one, first=2) if one.name in "CD" else one for one in table.entries]
    table = replace(table, entries=tuple(late))
    assert [term.what for term in parts(table, "points", 3).terms] == ["late", ""]
    assert number(table, "opponents", 1) == HALF + 0


def test_who_came_late_and_left_in_the_final_had_not_left_before_they_came() -> None:
    table = duels("A +2 -2 +3\nB -1 +1 bye\nC . . -1")
    late = replace(table.entries[2], first=3, state="dropped", left=1)
    table = replace(table, entries=(*table.entries[:2], late))
    assert [term.what for term in parts(table, "points", 3).terms] == ["late", "late", ""]


# -- head to head ----------------------------------------------------------------------------------


def test_head_to_head_decides_if_all_who_are_tied_have_met() -> None:
    table = duels("A -2 +3 +4\nB +1 -4 +3\nC +4 -1 -2\nD -3 +2 -1", ties=("head",))
    lines = scores.standings(table, 1).lines
    assert [(line.name, line.points, line.decided) for line in lines] == [
        ("B", Fraction(2), None),
        ("A", Fraction(2), "head"),
        ("C", Fraction(1), "points"),
        ("D", Fraction(1), "head"),
    ]
    assert parts(table, "head", 2) == Sum(
        "head", Fraction(1), (Term(Fraction(1), 1, 1, 1, 10_101),)
    )


def test_head_to_head_is_skipped_where_two_of_them_have_not_met() -> None:
    table = duels("A +2 -3\nB -1 +4\nC -4 +1\nD +3 -2", ties=("head", "opponents"))
    assert {line.points for line in scores.standings(table, 1).lines} == {Fraction(1)}
    assert [number(table, "head", entry) for entry in (1, 2, 3, 4)] == [None] * 4
    assert parts(table, "head", 1) == Sum("head", None, ())


def test_head_to_head_at_larger_tables_goes_pair_by_pair() -> None:
    rounds = [
        round_of(1, [match(1, 1, {1: 9, 2: 8, 3: 8})]),
        round_of(2, [match(2, 1, {1: 7, 2: 9, 3: 9})]),
    ]
    table = tournament(rounds, 3, size=3, points=(2, 1, 1), ties=("head",))
    # 1: 2 + 1, 2 and 3: 1 + 1½, so these two are tied and have shared both of their tables.
    assert number(table, "head", 1) is None
    assert number(table, "head", 2) == number(table, "head", 3) == 1


def test_pairs_that_met_more_often_weigh_no_more() -> None:
    rounds = [
        round_of(1, [match(1, 1, {1: 9, 2: 8}), match(1, 2, {3: 9, 4: 8})]),
        round_of(2, [match(2, 1, {1: 8, 2: 9}), match(2, 2, {3: 8, 4: 9})]),
        round_of(3, [match(3, 1, {1: 9, 3: 8}), match(3, 2, {2: 8, 4: 9})]),
        round_of(4, [match(4, 1, {1: 8, 4: 9}), match(4, 2, {2: 8, 3: 9})]),
    ]
    table = tournament(rounds, 4, size=2, points=(0, 0), ties=("head",))
    heads = [number(table, "head", entry) for entry in (1, 2, 3, 4)]
    assert heads == [HALF + 1 + 0, HALF + 0 + 0, HALF + 0 + 1, HALF + 1 + 1]
    assert scores.order(table, 1)[0] == 4


# -- what was scored -------------------------------------------------------------------------------


def test_share_is_the_mean_of_ones_parts_of_the_tables() -> None:
    rounds = [
        round_of(1, [match(1, 1, {1: 50, 2: 30, 3: 20})]),
        round_of(2, [match(2, 1, {1: 30, 2: 60, 3: 60})]),
    ]
    table = tournament(rounds, 3, size=3)
    shown = parts(table, "share", 1)
    assert [term.value for term in shown.terms] == [Fraction(1, 2), Fraction(1, 5)]
    assert (shown.value, shown.by) == (Fraction(7, 20), 2)


def test_share_of_a_smaller_table_is_that_of_a_full_one() -> None:
    table = tournament([round_of(1, [match(1, 1, {1: 30, 2: 30})])], 2, size=4)
    assert number(table, "share", 1) == Fraction(1, 4)


def test_a_bye_moves_no_mean() -> None:
    rounds = [
        round_of(1, [match(1, 1, {1: (40, 8, 5), 2: (60, 9, 6)})], (3,)),
        round_of(2, [], (1,)),
    ]
    table = tournament(rounds, 3, size=2)
    shown = [number(table, tie, 1) for tie in ("share", "territory", "crowns")]
    assert shown == [Fraction(2, 5), 8, 5]
    assert [number(table, tie, 3) for tie in ("share", "territory", "crowns")] == [0, 0, 0]


def test_points_that_were_only_ruled_count_for_no_kingdom() -> None:
    """Nobody falls behind because a result of theirs has neither territory nor crowns."""
    ruled = TournamentGame(1, None, None, (Score(1, 1, 55, 0, 0), Score(3, 2, 40, 0, 0)), "crash")
    rounds = [
        round_of(1, [match(1, 1, {1: (40, 8, 5), 2: (60, 9, 6)})], (3,)),
        round_of(2, [replace(match(2, 1, {1: 55, 3: 40}), games=(ruled,))], (2,)),
    ]
    table = tournament(rounds, 3, size=2)
    assert [number(table, tie, 1) for tie in ("territory", "crowns")] == [8, 5]
    assert number(table, "share", 1) == (Fraction(40, 100) + Fraction(55, 95)) / 2
    assert parts(table, "points", 1).terms[1].what == "ruled"


def best_of_three() -> Match:
    """A match of three games, of which the third was ruled and not played."""
    first = match(1, 1, {1: (40, 8, 6), 2: (60, 10, 8)})
    second = Score(1, 1, 70, 12, 9), Score(2, 2, 30, 4, 3)
    ruled = Score(1, 1, 0, 0, 0), Score(2, 2, 0, 0, 0)
    games = (
        TournamentGame(2, 77, None, second),
        TournamentGame(3, None, None, ruled, "did not come"),
    )
    return replace(first, games=(*first.games, *games))


def test_a_match_of_several_games_is_one_result_and_its_means_go_over_the_games() -> None:
    table = tournament([round_of(1, [best_of_three()])], 2, size=2, games=3)
    assert scores.totals(table, 1) == {1: 2, 2: 1}
    assert number(table, "share", 1) == Fraction(110, 200)
    assert number(table, "territory", 1) == 10
    assert number(table, "crowns", 2) == Fraction(11, 2)
    assert [term.game for term in parts(table, "territory", 1).terms] == [10_101, 77]
    assert parts(table, "points", 1).terms[0].what == "ruled"


# -- the same draw ---------------------------------------------------------------------------------


def test_duplicate_compares_the_same_place_at_other_tables() -> None:
    first = round_of(
        1,
        [
            match(1, 1, {1: 50, 2: 30}),
            match(1, 2, {3: 44, 4: 36}),
            match(1, 3, {5: 38, 6: 45}),
            match(1, 4, {7: 10, 8: 10, 9: 10}),
        ],
    )
    table = tournament([first], 9, size=2, duplicate=True, ties=ALL)
    assert number(table, "duplicate", 1) == 50 - Fraction(44 + 38, 2)
    assert number(table, "duplicate", 2) == 30 - Fraction(36 + 45, 2)
    assert number(table, "duplicate", 7) == 0  # nobody else had the draw of three
    assert number(replace(table, setup=replace(table.setup, duplicate=False)), "duplicate", 1) == 0


def test_duplicate_follows_the_place_of_each_game() -> None:
    def seated(one: Match, entries: tuple[int, int]) -> Match:
        return replace(one, seated=(entries,))

    tables = [match(1, 1, {1: 50, 2: 30}), seated(match(1, 2, {3: 44, 4: 36}), (4, 3))]
    table = tournament([round_of(1, tables)], 4, size=2, duplicate=True, ties=ALL)
    assert number(table, "duplicate", 1) == 50 - 36
    assert number(table, "duplicate", 3) == 44 - 30


# -- all of them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_number_is_the_sum_of_its_terms(size: int) -> None:
    rounds = []
    for at in (1, 2, 3):
        order = [(entry * (5 + 2 * at)) % 13 for entry in range(1, 13)]
        tables = [order[start : start + size] for start in range(0, 12, size)]
        matches = [
            match(at, table, {e: (20 + (7 * e * at) % 31, 3 + e % 5, 1 + e % 4) for e in who})
            for table, who in enumerate(tables, 1)
        ]
        rounds.append(round_of(at, matches, (13,) if at == 1 else ()))
    table = tournament(rounds, 13, size=size, duplicate=True, ties=ALL)
    shown = {line.entry: line for line in scores.standings(table, 1).lines}
    for entry in range(1, 14):
        sums = {one.what: one for one in scores.explain(table, 1, entry)}
        assert sums["points"].value == shown[entry].points == scores.totals(table, 1)[entry]
        for tie, value in shown[entry].ties:
            assert sums[tie].value == value
            if value is not None:
                assert sum(term.value for term in sums[tie].terms) == value * sums[tie].by
