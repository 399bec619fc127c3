"""How games are rated: ties, teams, who left, computer lords, seasons, the order of games."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations
from statistics import mean
from typing import Any

import pytest
from openskill.models import PlackettLuce

from services.facts.records import LEFT, Fate, Outcome
from services.statistics import rating
from services.statistics.rating import (
    NEW,
    Book,
    Rating,
    Repeats,
    chance,
    rate,
    rate_one,
    shown,
    unrate,
)
from tests.services.statistics.outcomes import AUTUMN, DAY, outcome

FOUR = "kingdomino:4"
OLD = {"k1": Rating(30.0, 4.0, 12, 5), "k2": Rating(22.0, 3.0, 12, 1), "k3": Rating(26.0, 5.0, 12)}


def after(game: Outcome, before: dict[str, Rating] | None = None) -> dict[str, Rating]:
    """Return the all-time ratings of the lords that a game rates."""
    book: Book = {(game.ladder, "", lord): rating for lord, rating in (before or {}).items()}
    return {step.lord: step.after for step in rate_one(book, game, Repeats())}


def close(one: Rating, mu: float, sigma: float) -> bool:
    """Tell whether a rating is what it should be."""
    return (one.mu, one.sigma) == pytest.approx((mu, sigma), abs=1e-12)


def test_a_game_without_ties_is_rated_as_the_library_does() -> None:
    model = PlackettLuce(tau=25 / 150)
    given = [[model.rating(OLD[lord].mu, OLD[lord].sigma)] for lord in OLD]
    wanted = model.rate(given, ranks=[2, 1, 3])
    new = after(outcome((2, 1, 3)), OLD)
    for lord, (one,) in zip(OLD, wanted, strict=True):
        assert close(new[lord], one.mu, one.sigma)


def test_who_shares_a_place_gains_alike_and_who_came_after_them_gains_less() -> None:
    new = after(outcome((1, 1, 3, 4)))
    assert new["k1"] == new["k2"]
    assert new["k1"].mu > NEW.mu > new["k3"].mu > new["k4"].mu
    assert new["k1"].wins == new["k2"].wins == 1
    shared = after(outcome((1, 2, 2, 4)))
    assert shared["k1"].mu > shared["k2"].mu == shared["k3"].mu > shared["k4"].mu


def test_a_game_that_all_share_moves_nobody_of_the_same_strength() -> None:
    for places in ((1, 1), (1, 1, 1), (1, 1, 1, 1)):
        assert all(one.mu == pytest.approx(NEW.mu) for one in after(outcome(places)).values())


def test_a_shared_place_lifts_the_weaker_and_lowers_the_stronger() -> None:
    new = after(outcome((1, 1)), OLD)
    assert new["k1"].mu < OLD["k1"].mu
    assert new["k2"].mu > OLD["k2"].mu


def test_shared_places_of_several_groups_are_symmetrical() -> None:
    new = after(outcome((1, 1, 3, 3, 3)))
    assert new["k1"].mu == pytest.approx(new["k2"].mu)
    assert new["k3"].mu == pytest.approx(new["k4"].mu) == pytest.approx(new["k5"].mu)
    assert sum(one.mu - NEW.mu for one in new.values()) == pytest.approx(0)


@pytest.mark.parametrize("places", [(1, 1, 1, 1), (1, 2, 2, 2), (1, 1, 1, 1, 5), (1,) * 7])
def test_a_shared_place_is_rated_alike_whatever_the_seats(places: tuple[int, ...]) -> None:
    """Four of different strength, a pair of them equal: bit by bit the same at every seat."""
    rng = random.Random(len(places))
    old = {f"k{at}": Rating(rng.uniform(15, 35), rng.uniform(2, 8)) for at in range(1, 8)}
    old["k4"] = old["k3"]
    lords = [f"k{at}" for at, _ in enumerate(places, 1)]
    wanted = after(outcome(places, lords=lords), old)
    assert wanted["k3"] == wanted["k4"]
    for _ in range(8):
        seats = rng.sample(range(len(places)), len(places))
        turned = outcome([places[at] for at in seats], lords=[lords[at] for at in seats])
        assert after(turned, old) == wanted


def test_the_mean_of_a_shared_place_is_that_of_all_orders() -> None:
    old = OLD | {"k4": Rating(18.0, 6.0, 3)}
    orders = [after(outcome(places), old) for places in permutations((1, 2, 3, 4))]
    shared = after(outcome((1, 1, 1, 1)), old)
    for lord in old:
        assert shared[lord].mu == pytest.approx(mean(one[lord].mu for one in orders))


def test_partners_win_and_lose_together_on_a_ladder_of_their_own() -> None:
    game = outcome((1, 2), teams=True)
    assert game.ladder == "kingdomino:2:teams"
    new = after(game)
    assert new["k1"] == new["k3"]
    assert new["k2"] == new["k4"]
    assert new["k1"].mu > NEW.mu > new["k2"].mu
    assert (new["k1"].wins, new["k3"].wins, new["k2"].wins) == (1, 1, 0)


# -- who left --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fate", ["quit", "guest"])
def test_the_others_are_rated_as_if_who_left_had_come_last(fate: str) -> None:
    left = outcome((3, 1, 2, 4), fates={2: fate})  # type: ignore[dict-item]
    new, wanted = after(left, OLD), after(outcome((2, 4, 1, 3)), OLD)
    assert new == wanted
    assert new["k3"].wins == 1  # by what the others did: the kingdom that was left does not count


def test_who_left_is_rated_last_whatever_their_kingdom_came_to() -> None:
    new = after(outcome((2, 1, 3), fates={2: "quit"}), OLD)
    last = after(outcome((1, 3, 2)), OLD)
    assert (new["k2"].mu, new["k2"].sigma) == (last["k2"].mu, last["k2"].sigma)
    assert new["k2"].mu < OLD["k2"].mu
    assert (new["k2"].games, new["k2"].wins) == (13, 1)


def test_two_who_left_share_the_last_place() -> None:
    new = after(outcome((1, 2, 3, 4), fates={1: "quit", 3: "guest"}))
    shared = after(outcome((3, 1, 3, 2)))
    assert new["k1"].mu == new["k3"].mu == pytest.approx(shared["k1"].mu)
    assert new["k1"].mu < NEW.mu


def test_a_loser_who_gives_up_takes_nothing_from_the_winner() -> None:
    """Nor does a winner who does, whatever the autopilot makes of it."""
    lost = after(outcome((1, 2)))
    for places in ((1, 2), (2, 1)):
        assert after(outcome(places, fates={2: "quit"})) == lost


def test_whoever_sits_on_with_one_who_leaves_again_and_again_rises_less_and_less() -> None:
    """As if they stayed and lost: leaving is no cheaper way to lift a friend."""
    fates: tuple[Fate, ...] = ("played", "quit")
    games = [
        [outcome((1, 2), number=at, ended=AUTUMN + at, fates={2: fate}) for at in range(1, 11)]
        for fate in fates
    ]
    stayed, left = (rate(some).season("kingdomino:2")["k1"] for some in games)
    assert left.games == stayed.games == 5
    assert left.mu <= stayed.mu


def test_in_which_order_many_left_is_tried_for_themselves_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To those ahead of them it is all the same, and each order takes time."""
    orders, rate_in_order = list[int](), rating._in_order

    def counted(teams: Any, ranks: Any, before: Any) -> Any:
        orders.append(len(teams))
        return rate_in_order(teams, ranks, before)

    monkeypatch.setattr(rating, "_in_order", counted)
    new = after(outcome((1, 2, 3, 3, 3, 3), fates={3: "quit", 4: "quit", 5: "quit", 6: "quit"}))
    assert len(orders) == 2 * (1 + 4 * 3 * 2)  # for all time, and in the season
    assert new["k1"].mu > new["k2"].mu > NEW.mu > new["k3"].mu


def test_a_game_that_everybody_left_rates_nobody() -> None:
    assert after(outcome((1, 2), fates={1: "quit", 2: "quit"})) == {}


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (1, 2, 3), (2, 1, 3)])
def test_a_partner_who_leaves_changes_nothing_for_anybody_else(places: tuple[int, ...]) -> None:
    """Ahead or behind: else an account leaves whenever a friend on the other side would lose."""
    new = after(outcome(places, teams=True, fates={1: "quit"}))
    both = after(outcome(places, teams=True))
    last = after(outcome((9, *places[1:]), teams=True))
    others = new.keys() - {"k1"}
    assert {lord: new[lord] for lord in others} == {lord: both[lord] for lord in others}
    assert new["k1"].mu <= last["k1"].mu < NEW.mu
    assert new["k1"].wins == 0


def test_those_who_sat_on_are_rated_though_each_had_a_partner_who_left() -> None:
    """Else the second partner who leaves spares the other team the loss."""
    new = after(outcome((1, 2), teams=True, fates={1: "quit", 4: "guest"}))
    both = after(outcome((1, 2), teams=True))
    assert (new["k3"], new["k2"]) == (both["k3"], both["k2"])
    alone = after(outcome((2, 1), teams=True, fates={1: "quit", 2: "quit", 4: "quit"}))
    assert alone["k3"].mu == pytest.approx(both["k3"].mu)
    assert alone["k3"].wins == 1


def test_no_partner_leaves_for_two_to_avoid_a_loss() -> None:
    """The other loses as if both had stayed, also where one other team is left."""
    for places in ((2, 1), (3, 1, 2)):
        gone = outcome(places, teams=True, fates={1: "quit"})
        new, both = after(gone), after(outcome(places, teams=True))
        partner = f"k{1 + len(places)}"
        assert new[partner].mu == pytest.approx(both[partner].mu)
        assert new[partner].mu < NEW.mu
        assert new["k1"].mu < NEW.mu
        assert new["k2"].mu > NEW.mu


def test_nobody_rises_without_end_by_a_partner_who_leaves_in_each_game() -> None:
    """As with a new partner each time, however weak the one who leaves has become."""
    for places in ((1, 2), (2, 1, 3), (2, 1, 3, 4)):
        partner = f"k{1 + len(places)}"
        games = [
            outcome(places, number=at, ended=AUTUMN + at, teams=True, fates={1: "quit"})
            for at in range(1, 21)
        ]
        steps = [step for _, each in rate(games).steps for step in each]
        own = [step.after.mu - step.before.mu for step in steps if step.lord == partner]
        assert len(own) == 5
        assert own == sorted(own, reverse=True)
        assert 5 * own[-1] < own[0]
        assert sum(step.lord == "k1" for step in steps) == 20


def test_a_loss_without_a_partner_is_a_meeting_of_these_rivals() -> None:
    """The second counts a half, and a week has five, with those in which the partner stayed."""
    fates: tuple[Fate, ...] = ("quit", "played") * 4
    games = [
        outcome((2, 1), number=at, ended=AUTUMN + at, teams=True, fates={1: fate})
        for at, fate in enumerate(fates, 1)
    ]
    for counted in (games, games[1:]):
        steps = [one for _, each in rate(counted).steps for one in each if one.lord == "k3"]
        losses = [one.before.mu - one.after.mu for one in steps]
        assert len(losses) == 5
        assert losses[1] < 0.7 * losses[0]


def test_who_left_counts_as_a_newcomer_at_least() -> None:
    """A second account that leaving has brought low makes no loss of its partner smaller."""
    game = outcome((2, 1), teams=True, fates={1: "quit"})
    usual = after(game)["k3"]
    assert after(game, {"k1": Rating(5.0, 6.0, 20)})["k3"].mu <= usual.mu < NEW.mu
    assert after(game, {"k1": Rating(40.0, 6.0, 20)})["k3"].mu < usual.mu
    won = outcome((1, 2), teams=True, fates={1: "quit"})
    assert after(won, {"k1": Rating(5.0, 6.0, 20)})["k3"].mu == after(won)["k3"].mu


def test_who_came_back_is_no_rival_and_the_others_are_rated_among_themselves() -> None:
    new = after(outcome((2, 1, 3), fates={2: "returned"}), OLD)
    without = after(outcome((1, 2), lords=("k1", "k3")), OLD)
    assert new == without
    assert after(outcome((1, 2), fates={2: "returned"})) == {}


def test_in_a_team_only_who_came_back_is_not_rated() -> None:
    new = after(outcome((1, 2), teams=True, fates={3: "returned"}))
    assert new.keys() == {"k1", "k2", "k4"}
    assert new["k1"].wins == 1
    assert new["k2"] == new["k4"]


# -- the same rivals again and again ---------------------------------------------------------------


def test_wins_over_one_and_the_same_lord_count_less_and_less() -> None:
    """The n-th counts 1/n, and a week has five: ten wins in a day would have given 1972."""
    games = [outcome((1, 2), number=at, ended=AUTUMN + 3600 * at) for at in range(1, 11)]
    ratings = rate(games)
    assert [len(steps) for _, steps in ratings.steps] == [2] * 5 + [0] * 5
    farmed = ratings.season("kingdomino:2")["k1"]
    assert (farmed.games, farmed.wins) == (5, 5)
    assert shown(farmed.mu, farmed.sigma)[0] == 1699
    gains = [one.after.mu - one.before.mu for _, (one, *_) in ratings.steps[:5]]
    assert gains == sorted(gains, reverse=True)
    first, second = (steps[0] for _, steps in ratings.steps[:2])
    whole = after(games[1], {"k1": first.after, "k2": ratings.steps[0][1][1].after})["k1"]
    assert second.after.mu == pytest.approx((first.after.mu + whole.mu) / 2)
    assert second.after.sigma**2 == pytest.approx((first.after.sigma**2 + whole.sigma**2) / 2)


def test_a_week_later_and_in_another_season_they_count_again() -> None:
    """In a new season as if they had never met; a server may let any number count."""
    january = 1_798_761_600
    late = [outcome((1, 2), number=at, ended=january - 8 * DAY + at) for at in range(1, 8)]
    later = outcome((1, 2), number=8, ended=january - DAY + 1)
    newyear = outcome((1, 2), number=9, ended=january)
    steps = [steps for _, steps in rate([*late, later, newyear]).steps]
    assert [len(one) for one in steps] == [2, 2, 2, 2, 2, 0, 0, 2, 2]
    assert steps[-1][0].after.mu - steps[-1][0].before.mu > 2 * (
        steps[-2][0].after.mu - steps[-2][0].before.mu
    )
    assert rate(late, weekly=None).season("kingdomino:2")["k1"].games == 7
    assert rate(late, weekly=1).season("kingdomino:2")["k1"].games == 1


def test_a_lords_weight_is_the_mean_over_their_rivals() -> None:
    """So a third person at the table, or another ladder, does not begin the count anew."""
    again = outcome((1, 2, 3), lords=("k1", "k2", "k9"), number=2, ended=AUTUMN + 1)
    repeats = Repeats()
    repeats.note(outcome((1, 2, 3), lords=("k1", "k2", "k3")))
    assert repeats.weights(again) == {"k1": 0.75, "k2": 0.75, "k9": 1}
    teams = outcome((1, 2), teams=True)  # k1 and k3 against k2 and k4
    assert repeats.weights(teams) == dict.fromkeys(("k1", "k2", "k3", "k4"), 1)
    repeats.note(teams)
    assert set(repeats.weights(teams).values()) == {0.5}


def test_leaving_counts_in_full_whatever_the_repetition() -> None:
    """Whoever runs away from the same lord again and again pays each time.

    For the other it counts less each time, as a meeting of the two.
    """
    games = [outcome((1, 2), number=at, ended=AUTUMN + at, fates={2: "quit"}) for at in range(1, 8)]
    ratings = rate([*games, outcome((1, 2), number=8, ended=AUTUMN + 8)])
    assert ratings.season("kingdomino:2")["k2"].games == 7
    assert [len(steps) for _, steps in ratings.steps] == [2] * 5 + [1] * 2 + [0]


# -- what is not rated, and what has a ladder of its own -------------------------------------------


def test_a_game_with_a_computer_lord_has_a_ladder_of_its_own_where_that_lord_is_rated() -> None:
    game = outcome((1, 2, 3), lords=("k1", "computer:greedy", "k2"))
    assert game.ladder == "kingdomino:3:computer"
    assert after(game).keys() == {"k1", "computer:greedy", "k2"}


def test_a_computer_lord_on_two_seats_has_one_rating_and_one_game() -> None:
    new = after(outcome((2, 1, 3), lords=("k1", "computer:greedy", "computer:greedy")))
    each = after(outcome((2, 1, 3)))
    both = [(each[lord].mu, each[lord].sigma) for lord in ("k2", "k3")]
    assert close(new["computer:greedy"], *(mean(values) for values in zip(*both, strict=True)))
    assert (new["computer:greedy"].games, new["computer:greedy"].wins) == (1, 1)


def test_an_abandoned_game_and_one_that_names_nobody_rate_nobody() -> None:
    assert after(outcome((1, 2), rated=False)) == {}
    assert after(outcome((1, 2), lords=("k1", ""))) == {}


# -- seasons and order -----------------------------------------------------------------------------


def test_a_season_begins_anew_and_all_time_goes_on() -> None:
    january = 1_798_761_600  # 1 January 2027, 00:00:00 UTC
    games = [outcome((1, 2), ended=january - 1), outcome((2, 1), ended=january, number=2)]
    assert [game.season for game in games] == ["2026-4", "2027-1"]
    ratings = rate(games)
    first, second = (ratings.season("kingdomino:2", when) for when in ("2026-4", "2027-1"))
    always = ratings.season("kingdomino:2")
    assert first["k1"].mu > NEW.mu > first["k2"].mu
    assert (second["k1"].mu, second["k1"].games) == (first["k2"].mu, 1)
    assert always["k1"].games == 2
    assert always["k1"].mu < NEW.mu < always["k2"].mu  # whom the second game surprised most
    assert always["k1"].changed == january


def test_games_are_rated_in_the_order_in_which_they_ended_then_by_their_number() -> None:
    games = [
        outcome((1, 2, 3, 4), number=9, ended=AUTUMN),
        outcome((4, 3, 2, 1), number=10, ended=AUTUMN),
        outcome((2, 1, 4, 3), number=3, ended=AUTUMN + 1),
        outcome((3, 1, 1, 4), number=4, ended=AUTUMN - 1, fates={4: "quit"}),
    ]
    wanted = rate(games)
    assert [game.game for game, _ in wanted.steps] == ["4", "9", "10", "3"]
    for seed in range(5):
        shuffled = random.Random(seed).sample(games, len(games))
        assert rate(shuffled).book == wanted.book
    other = rate([*games[1:], outcome((1, 2, 3, 4), number=11, ended=AUTUMN)])
    assert other.season(FOUR) != wanted.season(FOUR)


def test_the_same_games_under_other_names_give_the_same_numbers() -> None:
    names = {f"k{number}": f"{90 - number}" for number in range(1, 5)}
    places = [random.Random(seed).sample((1, 2, 3, 4), 4) for seed in range(20)]
    ours = rate(outcome(place, number=at) for at, place in enumerate(places))
    theirs = rate(
        outcome(place, number=at, lords=tuple(names.values())) for at, place in enumerate(places)
    )
    assert {names[lord]: one for lord, one in ours.season(FOUR).items()} == theirs.season(FOUR)


def test_a_game_without_an_end_has_no_place_in_the_order() -> None:
    running = outcome((1, 2))
    with pytest.raises(ValueError, match="without an end"):
        rating.order(replace(running, ended=None))


def test_a_game_taken_back_leaves_everything_as_it_was() -> None:
    book = rate([outcome((1, 2, 3, 4)), outcome((2, 2, 1, 4), number=2)]).book
    before = dict(book)
    game = outcome((4, 1, 2, 2), number=3, fates={3: "quit"}, lords=("k1", "k2", "k3", "k9"))
    for step in rate_one(book, game, Repeats()):
        assert book != before
        unrate(book, FOUR, "2026-4", step)
    assert book == before


# -- what is shown ---------------------------------------------------------------------------------


def test_a_newcomer_is_shown_at_1500() -> None:
    assert shown(NEW.mu, NEW.sigma) == (1500, 333)


def test_a_rating_visibly_moves_after_a_hundred_games_too() -> None:
    chance_ = random.Random(7)
    places = [chance_.sample((1, 2, 3, 4), 4) for _ in range(150)]
    book: Book = {}
    steps = [rate_one(book, outcome(place), Repeats()) for place in places]  # each in full
    late = [
        abs(shown(one.after.mu, one.after.sigma)[0] - shown(one.before.mu, one.before.sigma)[0])
        for game in steps[100:]
        for one in game
    ]
    assert mean(late) > 10
    assert all(one.sigma * 40 < 110 for one in book.values())


def test_the_chance_of_one_is_that_of_the_other_turned_round() -> None:
    strong, weak = OLD["k1"], OLD["k2"]
    assert chance(NEW, NEW) == pytest.approx(0.5)
    assert 0.5 < chance(strong, weak) < 1
    assert chance(strong, weak) + chance(weak, strong) == pytest.approx(1)


def test_a_ladder_is_sorted_by_what_a_lord_surely_can() -> None:
    sure, lucky = Rating(28.0, 2.0), Rating(30.0, 8.0)
    assert sure.rank > lucky.rank
    assert PlackettLuce().rating(28.0, 2.0).ordinal() == pytest.approx(sure.rank)


def test_each_ladder_rates_for_itself() -> None:
    ratings = rate([outcome((1, 2)), outcome((2, 1, 3), number=2, ended=AUTUMN + DAY)])
    assert ratings.season("kingdomino:3")["k1"].games == 1
    assert ratings.season("kingdomino:2")["k1"].mu > NEW.mu


def test_who_is_left_with_computers_is_rated_as_if_the_other_had_lost() -> None:
    """Also if a second account sat down and left: nothing is won by that, and no loss wiped out."""
    seated = ("me", "other", "computer:page", "computer:squire")
    for fate in LEFT:
        for places in ((1, 4, 2, 3), (3, 4, 1, 2)):
            game = outcome(places, lords=seated, fates={2: fate})
            assert after(game) == after(outcome(places, lords=seated))
        games = [
            outcome((1, 4, 2, 3), number=at, ended=AUTUMN + at, lords=seated, fates={2: fate})
            for at in range(1, 11)
        ]
        assert rate(games).season(games[0].ladder)["me"].games == 5


def test_who_is_with_computers_and_people_who_are_not_rated_can_only_lose() -> None:
    """As they came back after a deletion: a second account could each time."""
    seated = ("me", "other", "computer:page", "computer:squire")
    assert "me" not in after(outcome((1, 4, 2, 3), lords=seated, fates={2: "returned"}))
    lost = after(outcome((3, 4, 1, 2), lords=seated, fates={2: "returned"}))
    assert lost["me"].mu < NEW.mu


def test_beating_the_same_level_again_says_less_each_time() -> None:
    """Whatever its temper, and as often as it has a seat; another level is another rival."""

    def won(levels: list[str], *, apart: int = 7 * DAY) -> list[float]:
        """Return how far each win over a level lifts a newcomer."""
        games = [
            outcome((1, 2, 3), lords=("me", level, level), number=n, ended=AUTUMN + n * apart)
            for n, level in enumerate(levels)
        ]
        steps = [step for _, found in rate(games).steps for step in found if step.lord == "me"]
        return [step.after.mu - step.before.mu for step in steps]

    page, greedy, squire = "computer:page", "computer:page-greedy", "computer:squire"
    first, second, third = won([page, page, page])
    assert second < first / 2
    assert third < second
    assert won([page, greedy])[1] < first / 2
    assert won([page, squire])[1] > first / 2
    assert len(won([page] * 20, apart=60)) == 5


def test_losing_on_purpose_lifts_a_level_only_so_far() -> None:
    lost = [
        outcome((2, 1), lords=("alt", "computer:page"), number=n, ended=AUTUMN + n * 600)
        for n in range(100)
    ]
    few, many = (rate(some).season("kingdomino:2:computer") for some in (lost[:5], lost))
    assert few["computer:page"] == many["computer:page"]


def test_a_team_of_people_meets_the_computers_team() -> None:
    seated = ("me", "computer:page", "friend", "computer:page")
    assert {"me", "friend"} <= after(outcome((1, 2), lords=seated, teams=True)).keys()
