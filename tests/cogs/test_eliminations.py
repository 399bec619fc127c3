"""Eliminations in words: the names of their rounds, and tables that were tied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import render
from cogs.tournaments import brackets, notifications, rounds, setup_words, words
from services.facts.tournament_lists import TournamentSeat
from services.facts.tournament_posts import BracketPage, RoundPage, RoundTable
from services.facts.tournaments import Tournament
from services.tournaments import formats
from services.tournaments.formats import planned_dates
from tests.cogs.scenes import EN
from tests.cogs.test_tournament_screens import lines, request
from tests.cogs.tournament_scenes import SETUP, Story, bare, post

SINGLE = replace(SETUP, format="single")


def knockout(count: int, **changes: Any) -> Tournament:
    """Return an elimination of so many that has just begun."""
    setup = replace(SINGLE, **changes)
    story = Story(setup)
    story.enter(count)
    story.begin("single", rounds=formats.stages(setup)[0].rounds)
    planned = [one for one in planned_dates(setup, count) if one.round]
    stage = replace(story.tournament.stages[0], kind=setup.format, rounds=len(planned))
    return replace(story.tournament, stages=(stage,))


def named(tournament: Tournament) -> list[str]:
    stage = tournament.stages[-1]
    return [
        words.round_name(tournament, stage.number, number, EN)
        for number in range(1, stage.rounds + 1)
    ]


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (2, ["the final"]),
        (3, ["the semi-final round", "the final"]),
        (7, ["the quarter-final round", "the semi-final round", "the final"]),
        (16, ["round 1 of 4", "the quarter-final round", "the semi-final round", "the final"]),
    ],
)
def test_the_last_rounds_of_an_elimination_have_names(count: int, expected: list[str]) -> None:
    """With a game for third place, too; it is no final."""
    assert named(knockout(count)) == expected
    assert named(knockout(count, third=True)) == expected


def test_four_tables_before_the_final_are_no_semi_finals() -> None:
    assert named(knockout(64, size=4, capacity=64)) == ["round 1 of 3", "round 2 of 3", "the final"]


def test_an_elimination_after_groups_is_told_apart_from_them() -> None:
    """In the names of its rounds, its dates, and in what is announced before."""
    setup = replace(SETUP, format="groups", groups=8, through=2, final=4)
    story = Story(setup)
    story.enter(32)
    story.begin("groups", groups=[[at, at + 8, at + 16, at + 24] for at in range(1, 9)], rounds=3)
    story.add("stage_ended", None, stage=1, order=[*range(1, 33)], through=[*range(1, 17)])
    made = {"entries": [*range(1, 17)], "rounds": 4, "groups": [], "seed": None}
    story.add("stage", None, stage=2, kind="single", **made)
    assert named(story.tournament)[0] == "elimination round 1 of 4"
    said = bare(setup_words.format_line(setup, EN))
    assert said.endswith("the best 2 of each go on, then an elimination of 16, with a final of 2.")
    dates = bare("\n".join(setup_words.schedule_lines(planned_dates(setup, 32), EN)))
    assert "\nFinal: " in dates
    assert "Final table" not in dates
    alone = replace(setup, through=1)
    assert "then a final table of 4." in bare(setup_words.format_line(alone, EN))
    dates = bare("\n".join(setup_words.schedule_lines(planned_dates(alone, 32), EN)))
    assert "\nFinal table: " in dates


# -- tied tables -----------------------------------------------------------------------------------


def tied_final() -> Story:
    """Return an elimination whose final was tied, with its further game begun."""
    story = Story(SINGLE)
    story.enter(2)
    story.begin("single", rounds=1)
    story.pair([(1, 2)])
    play(story, 1, {1: 50, 2: 50}, over=False)
    begin_game(story, 2)
    return story


def begin_game(story: Story, slot: int) -> None:
    where = {"stage": 1, "round": 1, "number": 1, "slot": slot}
    story.add("table", None, **where, table=50 + slot, entries=[1, 2])


def play(story: Story, slot: int, totals: Mapping[int, int], *, over: bool) -> None:
    """Play a game of the final to its end."""
    best = max(totals.values())
    scores = [
        {"entry": one, "place": 1 + (total < best), "total": total, "territory": 9, "crowns": 5}
        for one, total in totals.items()
    ]
    where = {"stage": 1, "round": 1, "number": 1, "slot": slot}
    if slot == 1:
        begin_game(story, 1)
    story.add("result", None, **where, game=9 + slot, table=50 + slot, over=over, scores=scores)


def page_of(story: Story) -> RoundPage:
    one = story.tournament.rounds[-1]
    found = [RoundTable(match, ("Ann", "Ben"), (), at=0, of=6) for match in one.matches]
    return RoundPage(one, 1, tuple(found), (), 0, 1)


def test_while_a_tied_table_is_played_on_its_pages_say_so() -> None:
    story = tied_final()
    shown = rounds.round_page(story.tournament, page_of(story), EN)
    assert "Table 1 was tied: a further game decides." in lines(shown)
    assert render.alt(request(shown)).endswith(
        "Table 1: Ann, Ben; tied: Ann 50, Ben 50; a further game, round 0 of 6."
    )
    (one,) = story.tournament.rounds
    seat = TournamentSeat(story.tournament, story.tournament.entry(1), one, one.matches[0])
    assert any("a further game decides" in line for line in lines(rounds.mine(seat, 100, EN)))
    sealed = replace(page_of(story), tables=(replace(page_of(story).tables[0], sealed=True),))
    assert "tied" not in "".join(lines(rounds.round_page(story.tournament, sealed, EN)))


def test_points_of_a_further_game_are_not_added_to_those_of_the_first() -> None:
    """On the round's page and in the bracket, which show both."""
    story = tied_final()
    play(story, 2, {1: 88, 2: 90}, over=True)
    shown = rounds.round_page(story.tournament, page_of(story), EN)
    assert request(shown).rows[0].results == ("50 (88)", "50 (90)")
    assert request(shown).rows[0].winners == (1,)
    assert "tied" not in "".join(lines(shown))
    fact = BracketPage(formats.bracket(story.tournament, story.tournament.stages[0]))
    drawn = request(brackets.bracket(story.tournament, fact, EN))
    assert "Ann 50 (88), Ben 50 (90)" in render.alt(drawn)


# -- those who go on all the same ------------------------------------------------------------------


def semifinals() -> Story:
    """Return an elimination of four with its final paired: Ann beat Dan, Ben beat Cara."""
    story = Story(SINGLE)
    story.enter(4)
    story.begin("single", rounds=2)
    story.pair([(1, 4), (2, 3)])
    story.finish(1, {1: 50, 4: 40})
    story.finish(2, {2: 50, 3: 40})
    story.end_round()
    story.pair([(1, 2)])
    return story


def pages_of(story: Story) -> list[str]:
    """Return the texts of the semi-finals' page and of the bracket."""
    one = story.tournament.rounds[0]
    found = [RoundTable(match, ("", ""), (), at=6, of=6) for match in one.matches]
    page = rounds.round_page(story.tournament, RoundPage(one, 2, tuple(found), (), 0, 1), EN)
    fact = BracketPage(formats.bracket(story.tournament, story.tournament.stages[0]))
    return ["".join(lines(one)) for one in (page, brackets.bracket(story.tournament, fact, EN))]


def test_a_corrected_result_that_changes_nothing_says_so_everywhere() -> None:
    """On the round's page, in the bracket, at one's own table, and to those who are told of it."""
    story = semifinals()
    plays = "The result of table 1 of the semi-final round was corrected later; Ann plays on"
    assert not any("corrected" in text for text in pages_of(story))
    scores = [
        {"entry": 1, "place": 2, "total": 10, "territory": 0, "crowns": 0},
        {"entry": 4, "place": 1, "total": 99, "territory": 0, "crowns": 0},
    ]
    where = {"stage": 1, "round": 1, "number": 1, "slot": 1, "game": 9, "table": 51}
    event = story.add("ruled", **where, over=True, scores=scores, reason="A slip", onward=[1, 4])
    assert all(plays in text.replace("**", "") for text in pages_of(story))
    one = story.tournament.rounds[0]
    for number, key in ((1, "You go on"), (4, "You are out")):
        seat = TournamentSeat(story.tournament, story.tournament.entry(number), one, one.matches[0])
        assert key in "".join(lines(rounds.mine(seat, number * 100, EN)))
    told = story.told(event, round=one, match=one.matches[0])
    direct = post(story.tournament, "told", told, user=400, where="direct", data={"what": "ruled"})
    message = notifications.direct_message(direct, "Kings", EN).content
    assert message.endswith("whoever had gone on by the old result plays on.")


def test_who_goes_on_for_a_disqualified_winner_is_named() -> None:
    story = semifinals()
    story.add("expelled", stage=1, round=1, entry=1, reason="unfair", passes=True, passes_in=1)
    said = (
        "At table 1 of the semi-final round, Dan goes on in place of a winner who was disqualified"
    )
    assert all(said in text.replace("**", "") for text in pages_of(story))
