"""What the screens of tournaments explain: numbers, words, and who goes on in an elimination."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import cogs.client
from cogs.screen import Picture
from cogs.tournaments import (
    event_screens,
    glossary,
    public_pages,
    rounds,
    standings,
)
from cogs.tournaments.setup_words import late_line, tie_name
from render.tournament_requests import RoundPicture
from services.facts.standings import Sum, Term
from services.facts.tournament_lists import TournamentSeat
from services.tournaments import formats, scores
from services.tournaments.core import setups
from services.tournaments.pairing import why
from tests.cogs.scenes import EN, accept, labels, said
from tests.cogs.test_tournament_screens import POINTS, lines, tables
from tests.cogs.tournament_scenes import SETUP, WORST, Story, bare, post, running

cogs.client.load()


def test_a_number_without_parts_is_explained_in_words() -> None:
    """The lot, and head to head where it does not count; a ruling's opponents have names."""
    story = running()
    fact = scores.standings(story.tournament, 1)
    sums = (
        Sum("head", None, ()),
        Sum("lot", Fraction(3), (Term(Fraction(3)),)),
        Sum("opponents", Fraction(1), (Term(Fraction(1), 1, 1, 2, None, "ruled"),)),
    )
    shown = standings.explained(story.tournament, fact, 1, sums, EN)
    accept(shown)
    told = lines(shown)
    assert told[told.index("**Head to head: –**") + 1].startswith("-# passed over: ")
    assert told[told.index("**Lot: 3**") + 1] == "-# drawn from the event's seed; 1 is the best"
    assert told[told.index("**Opponents' points: 1**") + 1] == "-# R1 Ben: 1"


@pytest.mark.parametrize("format", setups.FORMATS)
def test_the_words_of_an_event_are_explained(format: Any) -> None:
    """One press away from its rules, its standings and why: those that it has."""
    setup = replace(WORST, format=format, final=2 if format in ("swiss", "robin") else 0)
    story = Story(setup)
    story.enter(2)
    shown = glossary.glossary(story.tournament, EN)
    accept(shown)
    told = bare(said(shown))
    for tie in setup.ties:
        named = tie_name(tie, EN)
        assert (f"{named[:1].upper()}{named[1:]}**: " in told) == setups.counts_points(setup)
    assert all(f"**{word}**: " in told for word in ("Seed", "Seal", "A lot", "Autopilot"))
    assert ("**Seeding**" in told) == (format in ("single", "double"))
    assert ("**Seeding**" in told) != ("+ a round without a table" in told)
    assert labels(shown) == ["Event rules"]
    assert labels(glossary.glossary(running().tournament, EN)) == ["Standings", "Event rules"]
    assert "Words explained" in labels(event_screens.rules(story.tournament, EN))


def test_an_elimination_has_a_bracket_and_one_winner_a_table() -> None:
    """Of a tie who goes on is the winner; why one sits there is the seeding, not points."""
    setup = replace(SETUP, format="single")
    story = Story(setup)
    story.enter(4)
    story.begin("single", rounds=2)
    story.pair([(1, 4), (2, 3)])
    story.finish(1, {1: 50, 4: 50})
    match = story.tournament.rounds[-1].matches[0]
    assert rounds.winners(match) == (1, 4)
    on = formats.ranking(story.tournament, match)[:1]
    assert rounds.best_of(story.tournament, match) == on
    shown = public_pages.page(post(story.tournament, "round", tables(story.tournament)), EN)
    assert labels(shown) == ["My table", "Why this table?", "Bracket", "Call a judge"]
    one = story.tournament.rounds[-1]
    fact = TournamentSeat(
        story.tournament,
        story.tournament.entry(1),
        one,
        match,
        why=why(story.tournament, match, 1, POINTS),
    )
    told = lines(rounds.why(fact, 100, EN))
    assert told[1].startswith("In an elimination the tables follow from the seeding, a lot")
    assert not any("met" in line for line in told[2:])
    mine = lines(rounds.mine(fact, 100, EN))
    assert (
        mine[0] == "In the semi-final round of **Autumn Cup** you sat at **table 1** with **Dan**."
    )
    assert mine[1].startswith("Result: 1. ")
    out = ({1, 4} - set(on)).pop()
    for number, own, other in ((on[0], "You go on to", "goes on to"), (out, "You are", "is out")):
        seat = replace(fact, entry=story.tournament.entry(number))
        assert lines(rounds.mine(seat, 100 * number, EN))[2].startswith(own)
        assert other in lines(rounds.mine(seat, 999, EN))[2]


@pytest.mark.parametrize(("first", "seeding"), [("single", "a lot"), ("groups", "the places")])
def test_a_bracket_is_seeded_once(first: Any, seeding: str) -> None:
    """By lots, or by the places of the stage before; in its later rounds nothing else is said."""
    story = Story(replace(SETUP, format=first))
    story.enter(4)
    story.begin(first)
    if first == "groups":
        story.add("stage_ended", None, stage=1, order=[1, 2, 3, 4], through=[1, 2, 3, 4])
        made = {"entries": [1, 2, 3, 4], "rounds": 2, "groups": [], "seed": None}
        story.add("stage", None, stage=2, kind="single", **made)
    story.pair([(1, 4), (2, 3)])
    for table, totals in ((1, {1: 50, 4: 40}), (2, {2: 50, 3: 40})):
        story.finish(table, totals)
    story.end_round()
    story.pair([(1, 2)])
    for one in story.tournament.rounds:
        match = one.matches[0]
        found = why(story.tournament, match, 1, POINTS)
        told = lines(
            rounds.why(
                TournamentSeat(story.tournament, story.tournament.entry(1), one, match, why=found),
                100,
                EN,
            )
        )
        assert f"follow from the seeding, {seeding} " in told[1]


def test_the_list_of_entries_tells_their_own_numbers() -> None:
    """Pictures have them for names that can't be drawn; Discord counts lines of "1." anew."""
    story = Story()
    story.enter(4)
    first, second, *others = story.tournament.entries
    tournament = replace(
        story.tournament, entries=(first, replace(second, state="withdrawn"), *others)
    )
    assert lines(event_screens.entries(tournament, 0, EN))[2:] == [
        "**1** Ann",
        "**3** Cara",
        "**4** Dan",
    ]


def test_nobody_who_is_free_is_passed_over() -> None:
    """Twelve are named by the picture, or by the text where there is none; the others counted."""
    story = running()
    one = replace(story.tournament.rounds[-1], byes=tuple(range(1, 15)))
    many = tables(story.tournament, round=one, byes=("Ann",) * 14)
    shown = rounds.round_page(story.tournament, many, EN)
    accept(shown)
    assert lines(shown)[-1] == "2 more are free this round."
    (picture,) = [part.request for part in shown.parts if isinstance(part, Picture)]
    assert isinstance(picture, RoundPicture)
    assert (len(picture.byes), picture.bye_aliases[-1]) == (12, "#12")
    told = lines(rounds.round_page(story.tournament, replace(many, tables=()), EN))
    assert told[-2].startswith("Free this round: ")
    assert told[-1] == "2 more are free this round."
    few = lines(rounds.round_page(story.tournament, replace(many, byes=("Ann",) * 12), EN))
    assert "more" not in few[-1]


@pytest.mark.parametrize(
    ("seasons", "said"), [(0, "at any time"), (1, ""), (3, "until season 3 begins")]
)
def test_a_league_says_until_when_it_can_be_entered(seasons: int, said: str) -> None:
    """For its next season: into its last one nobody enters."""
    told = late_line(replace(SETUP, format="league", seasons=seasons), EN)
    assert (told or "") == (
        f"You can enter {said}, to play from the next season on." if said else ""
    )


@pytest.mark.parametrize("kind", ["ladder", "swiss"])
def test_numbers_that_decide_nothing_are_said_to(kind: str) -> None:
    """On a ladder its tables move the places."""
    story = Story()
    story.enter(4)
    story.begin(kind)
    story.pair([(1, 4), (2, 3)])
    story.finish(1, {1: 50, 4: 40})
    fact, sums = scores.standings(story.tournament, 1), scores.explain(story.tournament, 1, 1)
    told = lines(standings.explained(story.tournament, fact, 1, sums, EN))
    said_so = "Here the tables decide the places, not these numbers." in told
    assert said_so == (kind == "ladder")
