"""Who stands where, as of when, and that a stage's end is the end of it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from services.facts.standings import Mark
from services.facts.tournaments import EntryState, Match, Round, Stage, StageKind, Tournament
from services.tournaments import scores
from tests.services.tournaments.scores.crosstables import SEED, duels, match, round_of, tournament

FOUR = "A +2 +3 =4\nB -1 +4 =3\nC +4 -1 =2\nD -3 -2 =1"


def with_state(
    of: Tournament, number: int, state: EntryState, left: int | None = None
) -> Tournament:
    entries = list(of.entries)
    entries[number - 1] = replace(entries[number - 1], state=state, left=left)
    return replace(of, entries=tuple(entries))


def still(one: Match) -> Match:
    """Return a match that is being played."""
    return replace(one, games=(), over=False)


def with_round(of: Tournament, one: Round) -> Tournament:
    return replace(of, rounds=(*of.rounds, one))


def ended(of: Tournament, through: int = 0) -> Tournament:
    order = scores.order(of, 1)
    stage = replace(of.stages[0], order=order, through=order[:through], ended=9)
    return replace(of, stages=(stage, *of.stages[1:]))


# -- what counts -----------------------------------------------------------------------------------


def test_a_round_counts_once_its_last_table_is_over() -> None:
    table = duels("A +2 +3\nB -1 +4\nC +4 -1\nD -3 -2")
    first, second = table.rounds
    half = replace(second, matches=(second.matches[0], still(second.matches[1])))
    table = replace(table, rounds=(first, half))
    shown = scores.standings(table, 1)
    assert (shown.round, shown.rounds) == (1, 2)
    assert {line.name: line.points for line in shown.lines} == {"A": 1, "B": 0, "C": 1, "D": 0}
    marks = {line.name: line.marks for line in shown.lines}
    assert marks["A"] == (Mark(1, 1, 2, others=(2,)), Mark(2, 1, 2, others=(3,)))
    assert marks["B"] == (Mark(1, 2, 2, others=(1,)), Mark(2, None, 2, "playing", others=(4,)))
    assert [one.number for one in scores.counted(table, 1)] == [1]


def test_nothing_is_told_of_a_duplicate_round_in_progress() -> None:
    table = duels("A +2 +3\nB -1 +4\nC +4 -1\nD -3 -2", duplicate=True)
    first, second = table.rounds
    half = replace(second, matches=(second.matches[0], still(second.matches[1])))
    table = replace(table, rounds=(first, half))
    met = {1: 3, 2: 4, 3: 1, 4: 2}
    for line in scores.standings(table, 1).lines:
        assert line.marks[1] == Mark(2, None, 2, "playing", others=(met[line.entry],))


def test_in_a_ladder_every_table_counts_that_is_over() -> None:
    tables = [match(1, 1, {1: 9, 2: 8}), still(match(1, 2, {3: 9, 4: 8}))]
    table = tournament([round_of(1, tables)], 4, kind="ladder", size=2)
    assert scores.totals(table, 1) == {1: 2, 2: 1, 3: 0, 4: 0}
    marks = {line.entry: line.marks for line in scores.standings(table, 1).lines}
    assert marks[1] == (Mark(1, 1, 2, others=(2,)),)
    assert marks[3] == (Mark(1, None, 2, "playing", others=(4,)),)


def test_standings_as_they_were_after_a_round() -> None:
    table = duels(FOUR)
    shown = scores.standings(table, 1, after=1)
    assert (shown.round, shown.rounds) == (1, 3)
    assert {line.name: line.points for line in shown.lines} == {"A": 1, "B": 0, "C": 1, "D": 0}
    assert all(len(line.marks) == 1 for line in shown.lines)
    assert scores.standings(ended(table), 1, after=1) == shown


def test_before_the_first_round_is_over_the_lot_decides_and_says_so() -> None:
    shown = scores.standings(tournament([], 3), 1)
    assert (shown.round, len(shown.lines)) == (0, 3)
    assert [line.decided for line in shown.lines] == [None, "lot", "lot"]


# -- the order -------------------------------------------------------------------------------------


def test_tie_breaks_decide_in_the_order_that_was_chosen() -> None:
    first = round_of(
        1,
        [match(1, 1, {1: (50, 4, 9), 2: (30, 4, 9)}), match(1, 2, {3: (60, 6, 3), 4: (10, 2, 1)})],
    )
    shares = tournament([first], 4, size=2, ties=("share", "crowns"))
    lines = scores.standings(shares, 1).lines
    assert [line.entry for line in lines] == [3, 1, 2, 4]
    assert [line.decided for line in lines] == [None, "share", "points", "share"]
    crowns = scores.standings(tournament([first], 4, size=2, ties=("crowns", "share")), 1)
    assert [line.entry for line in crowns.lines] == [1, 3, 2, 4]


def test_the_lot_is_the_last_word_and_stays_when_others_come() -> None:
    def drawn(number: int, seed: str) -> list[int]:
        table = replace(tournament([], number), seed=seed)
        return [entry for entry in scores.order(table, 1) if entry <= 5]

    assert drawn(5, SEED) == drawn(9, SEED)
    assert len({tuple(drawn(5, f"{seed:064x}")) for seed in range(20)}) > 5


def test_who_was_parted_by_lot_has_it_explained() -> None:
    table = tournament(
        [round_of(1, [match(1, 1, {1: 9, 2: 9}), match(1, 2, {3: 9, 4: 8})])], 4, size=2, ties=()
    )
    lots = {
        entry: [one for one in scores.explain(table, 1, entry) if one.what == "lot"]
        for entry in (1, 2, 3, 4)
    }
    assert [bool(lots[entry]) for entry in (1, 2, 3, 4)] == [True, True, False, False]
    first, second = [entry for entry in scores.order(table, 1) if entry in (1, 2)]
    assert (lots[first][0].value or 0) < (lots[second][0].value or 0)


def test_who_was_expelled_stands_last_and_their_tables_stay() -> None:
    table = with_state(duels(FOUR), 1, "expelled", 3)
    lines = scores.standings(table, 1).lines
    assert {line.name for line in lines[:2]} == {"B", "C"}
    assert [line.name for line in lines[2:]] == ["D", "A"]
    assert (lines[3].points, lines[3].state, lines[3].decided) == (Fraction(5, 2), "expelled", None)
    assert scores.totals(table, 1) == scores.totals(duels(FOUR), 1)


def test_who_dropped_out_keeps_their_points() -> None:
    table = with_state(duels("A +2 .\nB -1 .\nC +4 bye\nD -3 bye"), 1, "dropped", 1)
    line = next(one for one in scores.standings(table, 1).lines if one.name == "A")
    assert (line.points, line.state) == (Fraction(1), "dropped")
    assert [mark.state for mark in line.marks] == ["played", "absent"]


def test_who_enters_late_is_in_the_standings_at_once() -> None:
    table = duels("A +2\nB -1\nC +4\nD -3")
    late = replace(table.entries[0], number=5, first=2, lords=())
    table = replace(table, entries=(*table.entries, late))
    assert scores.members(table, 1) == (1, 2, 3, 4, 5)
    assert scores.totals(table, 1)[5] == 0
    waiting = replace(table, entries=(*table.entries[:4], replace(late, state="waiting")))
    assert scores.members(waiting, 1) == (1, 2, 3, 4)


# -- the end of a stage ----------------------------------------------------------------------------


def test_the_order_of_a_stage_that_has_ended_stays() -> None:
    """Neither a drop nor a correction moves who went on."""
    table = duels("A +2 +3\nB -1 +4\nC +4 -1\nD -3 -2", final=2)
    assert scores.standings(table, 1).cut == 2
    over = ended(table, through=2)
    placed = scores.order(over, 1)
    dropped = with_state(over, placed[0], "dropped", 2)
    assert scores.order(dropped, 1) == placed
    first, second = dropped.rounds
    turned = replace(first, matches=(match(1, 1, {1: 8, 2: 9}), match(1, 2, {3: 8, 4: 9})))
    ruled = replace(dropped, rounds=(turned, second))
    shown = scores.standings(ruled, 1)
    assert tuple(line.entry for line in shown.lines) == scores.order(ruled, 1) == placed
    assert (shown.frozen, shown.cut) == (True, 2)
    assert [line.points for line in shown.lines] != [
        line.points for line in scores.standings(over, 1).lines
    ]
    assert {line.decided for line in shown.lines} == {None}
    assert scores.order(replace(ruled, stages=table.stages), 1) != placed


# -- groups and divisions --------------------------------------------------------------------------


def groups(kind: StageKind = "groups", **setup: Any) -> Tournament:
    first = [
        match(1, 1, {1: 9, 2: 8}, group=1),
        match(1, 2, {3: 9, 4: 8}, group=2),
        match(1, 3, {5: 30, 6: 8}, group=2),
    ]
    second = [
        match(2, 1, {3: 8, 5: 9}, group=2),
        match(2, 2, {4: 8, 6: 9}, group=2),
    ]
    return tournament(
        [round_of(1, first), round_of(2, second)],
        6,
        kind=kind,
        groups=((1, 2), (3, 4, 5, 6)),
        size=2,
        **setup,
    )


def test_a_group_has_standings_of_its_own() -> None:
    shown = scores.standings(groups(through=1), 1, group=2)
    assert shown.lines[0].entry == 5
    assert (shown.group, shown.cut, len(shown.lines)) == (2, 1, 4)
    assert [line.place for line in shown.lines] == [1, 2, 3, 4]


def test_a_group_that_has_played_all_its_rounds_misses_none() -> None:
    shown = scores.standings(groups(), 1, group=1)
    assert [[mark.state for mark in line.marks] for line in shown.lines] == [["played"], ["played"]]


def test_groups_together_go_by_place_then_by_points_a_round() -> None:
    shown = scores.standings(groups(through=2, ties=("share",)), 1)
    # Both winners have won all they played, 5 with the greater share; of the seconds 3 has a win.
    assert [line.entry for line in shown.lines] == [5, 1, 3, 2, 6, 4]
    assert shown.cut == 4


def test_divisions_of_a_league_stand_one_behind_the_other() -> None:
    shown = scores.standings(groups("league", through=1), 1)
    assert {line.entry for line in shown.lines[:2]} == {1, 2}
    assert shown.cut is None
    assert scores.standings(groups("league", through=1), 1, group=2).cut == 1


def test_no_line_is_drawn_in_a_league_but_for_who_goes_up() -> None:
    league = groups("league", through=1)
    every = tuple(one.number for one in league.entries)
    ended = replace(league.stages[0], ended=league.rounds[-1].ends, order=every, through=every)
    season = replace(league, stages=(ended,))
    assert [scores.standings(season, 1, group=one).cut for one in (1, 2)] == [None, 1]
    over = replace(season, phase="over")
    assert [scores.standings(over, 1, group=one).cut for one in (1, 2)] == [None, None]


# -- the end of it all -----------------------------------------------------------------------------


def test_who_got_further_is_ahead_at_the_end() -> None:
    table = ended(duels("A +2 +3\nB -1 +4\nC +4 -1\nD -3 -2", final=2), through=2)
    first = scores.order(table, 1)
    final = Stage(2, "final", first[:2], 1, order=(first[1], first[0]), ended=10)
    table = replace(table, stages=(*table.stages, final))
    assert scores.final_places(table) == (first[1], first[0], *first[2:])
    out = with_state(table, first[1], "expelled", 2)
    assert scores.final_places(out) == (first[0], *first[2:], first[1])
