"""The screens of a review: every set-up, every turn, everything that can be said of one."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import cogs.client
from ai import greedy, whole_turn
from ai.review import Outlook, Review, ReviewedTurn
from cogs.review import screens
from cogs.screen import Button, Row, Screen, Select, pictures
from engine import Game, Kind, Options, selfplay
from engine.stepping import at
from locales import signed
from render.requests import ChancesPicture, PanelPicture
from services.facts.reviews import ReviewedStep, ReviewFact
from services.facts.tables import Setup
from services.records.reviews import _spot, _unfit
from tests.cogs.scenes import (
    EN,
    FULLEST,
    GIANTS,
    TEAMS,
    accept,
    labels,
    quickly,
    said,
)

cogs.client.load()

GAMES: dict[Setup, Game] = {}


def whole(setup: Setup) -> Game:
    """A game at its end, played once for all tests."""
    if setup not in GAMES:
        *_, GAMES[setup] = quickly(setup, every=1000)
    return GAMES[setup]


def reviewed(game: Game, *, lost: float = 0.08) -> ReviewFact:
    """A review that calls each third turn bad, and every turn itself the better one."""
    kingdoms = game.options.kingdoms
    even = Outlook((40.0,) * kingdoms, (1 / kingdoms,) * kingdoms)
    turns = []
    for step, line in enumerate(game.record_turns, start=1):
        if line.moves[0].kind is Kind.RECEIVE:
            continue
        kingdom = game.options.setup.kingdom(line.seat)
        worse = [even.chances[one] - lost * (one == kingdom - 1) for one in range(kingdoms)]
        turn = ReviewedTurn(
            step, line.seat, kingdom, True, even, replace(even, chances=tuple(worse))
        )
        if step % 3 == 0:
            turn = replace(turn, best=line.moves, better=even)
        turns.append(turn)
    return ReviewFact(
        game=7,
        name="Harvest Moon",
        number=0,
        view=game.view(),
        lines=game.record_turns,
        mine=1,
        review=Review(tuple(turns), played_out=True),
        accuracy=(0.934, None, *(0.5,) * (game.options.players - 2)),
    )


def step(game: Game, fact: ReviewFact, turn: ReviewedTurn) -> ReviewedStep:
    """A turn with its spots."""
    before = at(game, turn.step - 1)
    view = before.view()
    held = view.order[before.turn.number - 1].domino if before.turn and view.round else None
    line = fact.lines[turn.step - 1]
    return ReviewedStep(fact, turn, view, _spot(before, line.moves), _spot(before, turn.best), held)


@pytest.mark.parametrize("setup", [Setup(lords=2), Setup("queendomino", 4), TEAMS, GIANTS, FULLEST])
def test_every_turn_of_every_set_up_has_its_page(setup: Setup) -> None:
    """Whatever it did is said, and Discord takes it; so is the overview."""
    game = whole(setup)
    fact = reviewed(game)
    assert fact.review is not None
    accept(screens.overview(fact, EN))
    for turn in fact.review.turns[:: max(1, len(fact.review.turns) // 30)]:
        shown = screens.turn(step(game, fact, turn), 0, EN)
        accept(shown)
        text = said(shown)
        assert "review-" not in text
        alone = len(re.findall(r"%, \d+ points$", text, re.MULTILINE))
        assert alone == (0 if turn.better else game.options.kingdoms)
        assert text.count("% →") == game.options.kingdoms - alone
        (picture,) = pictures(shown)
        assert isinstance(picture.request, PanelPicture)


def test_the_overview_tells_what_decided_the_game() -> None:
    """Three turns in words, the accuracy of whoever had a choice, and the plot."""
    game = whole(Setup(lords=2))
    fact = reviewed(game)
    shown = screens.overview(fact, EN)
    text = said(shown)
    assert text.count("Better: ") == 3
    assert "a chance of winning of 50% instead of 42%" in text
    assert "each counts only what it lost itself" in text
    assert "93%" in text
    (picture,) = pictures(shown)
    plot = picture.request
    assert isinstance(plot, ChancesPicture)
    assert len(plot.decided) == 3
    assert [len(line.chances) for line in plot.lines] == [29, 29]
    costly = next(part for part in shown.parts if isinstance(part, Select))
    assert all(one.label.endswith(" · 50% → 42%") for one in costly.options)
    assert sum(line.chances[-1] for line in plot.lines) == pytest.approx(1)
    assert fact.review is not None
    best = [(one.better or one.after).chances[0] for one in fact.review.turns]
    assert list(plot.lines[0].chances[:-1]) == best
    assert labels(shown)[-2:] == ["Turn by turn", "Replay"]


@pytest.mark.parametrize(("setup", "why"), [(Setup(lords=2), "numba"), (GIANTS, "giants")])
def test_why_chances_are_only_estimated(setup: Setup, why: str) -> None:
    """A host can mend one reason, and is not blamed for the other."""
    fact = reviewed(whole(setup))
    assert fact.review is not None
    coarse = replace(fact, review=replace(fact.review, played_out=False))
    told = said(screens.overview(coarse, EN))
    assert "coarser" in told
    assert [one for one in ("numba", "giants") if one in told] == [why]


def test_a_game_without_mistakes_is_told_so() -> None:
    """Nothing decided it, and there is nothing to choose."""
    game = whole(Setup(lords=2))
    fact = reviewed(game)
    assert fact.review is not None
    flawless = tuple(replace(one, best=(), better=None) for one in fact.review.turns)
    shown = screens.overview(replace(fact, review=Review(flawless, played_out=True)), EN)
    assert "No turn gave away much" in said(shown)
    page = screens.turn(step(game, fact, flawless[5]), 0, EN)
    assert "No better turn was found." in said(page)
    forced = screens.turn(step(game, fact, replace(flawless[5], free=False)), 0, EN)
    assert "There was no other way to play." in said(forced)
    assert "First choices are not judged." in said(
        screens.turn(step(game, fact, flawless[0]), 0, EN)
    )


def test_a_review_that_is_being_made_can_be_asked_for_again() -> None:
    """With one button."""
    game = whole(Setup(lords=2))
    shown = screens.overview(replace(reviewed(game), review=None, accuracy=()), EN)
    assert "goes through this game" in said(shown)
    assert labels(shown) == ["Show the review"]


def test_what_a_better_turn_brings_is_what_the_outlooks_show() -> None:
    """The gain is between the better turn and the one played; what was before is another matter."""
    game = whole(Setup(lords=2))
    fact = reviewed(game, lost=0.25)
    assert fact.review is not None
    turn = next(one for one in fact.review.turns if one.better and one.step > 8)
    turn = replace(turn, before=replace(turn.before, chances=(0.9, 0.9)))
    text = said(screens.turn(step(game, fact, turn), 0, EN))
    assert "a chance of winning of 50% instead of 25%" in text
    assert "50% → 25%" in text
    assert "with the better turn and as it was played" in text


def test_both_spots_are_marked_where_they_differ() -> None:
    """A and B, as the text says; where only the choice differs there is one."""
    game = whole(Setup(lords=2))
    fact = reviewed(game)
    assert fact.review is not None
    turn = next(one for one in fact.review.turns if one.better and one.step > 8)
    same = step(game, fact, turn)
    (picture,) = pictures(screens.turn(same, 0, EN))
    assert len(picture.request.candidates) == 1  # type: ignore[union-attr]
    assert same.played is not None
    other = replace(same, best=replace(same.played, left="a1", right="a2", delta=9))
    shown = screens.turn(other, 0, EN)
    (picture,) = pictures(shown)
    assert [one.number for one in picture.request.candidates] == [1, 2]  # type: ignore[union-attr]
    assert f"Played (**A**, {signed(same.played.delta)}): " in said(shown)
    assert "Better (**B**, +9): " in said(shown)
    assert re.search(r"\. \w+( \d crowns?)? on a1, \w+( \d crowns?)? on a2\.", said(shown))
    turned = replace(same.played, left=same.played.right, right=same.played.left)
    told = said(screens.turn(replace(same, best=turned), 0, EN))
    assert len(re.findall(rf" on {turned.left}, [^.]+ on {turned.right}\.", told)) == 1
    assert len(re.findall(rf" on {turned.right}, [^.]+ on {turned.left}\.", told)) == 1


def test_spots_have_no_letters_of_giants_dominoes() -> None:
    """A to F are dominoes there."""
    game = whole(GIANTS)
    fact = reviewed(game)
    assert fact.review is not None
    shown = next(
        one
        for turn in fact.review.turns
        if turn.better and (one := step(game, fact, turn)).played is not None
    )
    assert shown.played is not None
    page = screens.turn(replace(shown, best=replace(shown.played, left="a1", right="a2")), 0, EN)
    (picture,) = pictures(page)
    assert [one.number for one in picture.request.candidates] == [24, 25]  # type: ignore[union-attr]
    assert "Played (**X**" in said(page)
    assert "Better (**Y**" in said(page)


def test_the_reasons_of_a_better_turn_are_told() -> None:
    """Whom it leaves fewer points, its own too; what it wins or loses; what then fits nowhere."""
    game = whole(Setup(lords=2))
    fact = reviewed(game)
    assert fact.review is not None
    turn = next(one for one in fact.review.turns if one.better and one.step > 8)
    own = turn.kingdom - 1
    points = [44.0, 44.0]
    points[own] = 43.0
    other = fact.view.name(fact.view.kingdoms[1 - own].seats[0])
    after = replace(turn.after, points=tuple(46.0 if one == own else 55.0 for one in range(2)))
    one = step(
        game, fact, replace(turn, after=after, better=replace(turn.after, points=tuple(points)))
    )
    assert one.played is not None
    lost = replace(one.played, changes=(("middle_kingdom", -10),))
    told = said(screens.turn(replace(one, played=lost, unfit=("K6", None)), 0, EN))
    assert f"; for **{other}** about 11 points less; for " in told.replace("\u2068", "").replace(
        "\u2069", ""
    )
    assert told.count(" about 3 points less") == 1
    played, better = told.split("\n")[1:3]
    assert "Middle Kingdom lost (−10)." in played
    assert "**6** then fits nowhere." in played
    assert "lost" not in better
    assert "nowhere" not in better


def test_what_a_turn_wins_and_what_then_fits_nowhere_is_found() -> None:
    """As the engine plays it: every loss of a bonus, every domino taken that has no spot."""
    found = lost = 0
    for number in range(1, 9):
        options = Options(players=2, variants=frozenset({"middle_kingdom", "harmony"}))
        game = selfplay.new_game(options, "bonuses", number)
        while game.turn is not None:
            moves, before = whole_turn(game, greedy), game.copy()
            for move in moves:
                game.play(move)
            spot, unfit = _spot(before, moves), _unfit(before, moves)
            if spot is not None:
                lost += any(change < 0 for _, change in spot.changes)
            if unfit is not None:
                found += 1
                assert unfit in {move.domino for move in moves}
    assert found
    assert lost


def test_the_arrows_lead_through_the_turns_of_one_lord() -> None:
    """Or of everybody; at the ends there is no further one."""
    game = whole(Setup(lords=2))
    fact = reviewed(game)
    own = screens.steps_of(fact, 1)
    assert fact.review is not None
    page = {one.step: step(game, fact, one) for one in fact.review.turns}
    shown = screens.turn(page[own[3]], 1, EN)
    ids = [one.id.args for one in buttons(shown)]
    assert ids[0][:2] == (str(own[2]), "1")
    assert ids[1][:2] == (str(own[4]), "1")
    first = screens.turn(page[own[0]], 1, EN)
    assert [one.off for one in buttons(first)][:2] == [True, False]
    nobody = screens.turn(page[own[0]], 9, EN)  # as in a forged id
    accept(nobody)
    assert [one.off for one in buttons(nobody)][:2] == [True, True]


def buttons(shown: Screen) -> list[Button]:
    """The buttons of a screen in their order."""
    rows = [part for part in shown.parts if isinstance(part, Row)]
    return [one for part in rows for one in part.buttons if isinstance(one, Button)]
