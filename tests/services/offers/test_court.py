"""The Court through the services: what is offered, what is bought, what it is worth."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import Game, Kind, KingdomView, Step, square_order
from services.facts import Person, Press
from services.facts.panels import TokenOffer
from services.facts.tables import Setup
from services.offers.court import court
from services.offers.score_sheets import score_sheets
from tests.helpers.anything import (
    Lords,
    filled,
    new_game,
    picked,
    play_receives,
    random_turn,
    skip,
)
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, World

COURT = Setup(lords=2, court=True)
BOTH = Setup(box="queendomino", lords=3, court=True, giants=True)


@pytest.mark.parametrize("setup", [COURT, BOTH], ids=["plain", "queendomino with giants"])
def test_offers_are_arithmetic_on_the_score_card(setup: Setup) -> None:
    """Each square with its cheapest payment, each payment with what it leaves, the best first."""
    game, random, seen = new_game(setup, 3), Random(5), 0
    while not game.over:
        play_receives(game, random)
        if game.turn is None:
            break
        seat = game.turn.seat
        moves = random_turn(game, random, often=0.3)
        bare = [move for move in moves if move.step not in (Step.COURT, Step.END)]
        composition = game.compose(bare)
        fact = court(game, seat, composition)
        assert (fact is None) == (game.turn.round == 0)
        before = composition.view.kingdom_of(seat).scorecard.total
        for offer in (*fact.offers, *fact.searches[:2]) if fact else ():
            paying = dict(offer.cheapest)
            deltas = [site.delta for site in offer.sites]
            assert deltas == sorted(deltas, reverse=True)
            kind = Kind.SEARCH if offer.searched else Kind.RECRUIT
            best = offer.sites[0].square
            tries = [(site.square, paying[site.square], site.delta) for site in offer.sites[:2]]
            tries += [(best, one.squares, one.delta) for one in offer.payments[:4]]
            for square, squares, delta in tries:
                text = " ".join((kind, offer.token, square, *squares))
                judged = game.compose([*bare, text])
                assert not judged.dropped, text
                assert judged.view.kingdom_of(seat).scorecard.total - before == delta
                seen += 1
            assert offer.payments[0].squares == paying[best]
            assert _all_differ(composition.view.kingdom_of(seat), offer)
        for move in moves:
            game.play(move)
    assert seen > 20
    for sheet, kingdom in zip(score_sheets(game.view()), game.view().kingdoms, strict=True):
        assert sum(line.points for line in sheet.lines) == kingdom.scorecard.total
        for line in sheet.lines:
            if line.key == "court":
                assert sum(piece.points for piece in line.pieces) == line.points


def _all_differ(kingdom: KingdomView, offer: TokenOffer) -> bool:
    """No two payments leave the same total by the same kinds of resources."""
    borne = {cell.square: cell.resource for cell in kingdom.cells}
    left = [(one.delta, frozenset(map(borne.get, one.squares))) for one in offer.payments]
    return len(left) == len(set(left))


async def offered(world: World, setup: Setup = COURT) -> tuple[int, Person]:
    """Return a game and the lord on turn, whose draft can buy a token face up."""
    play, game = world.services.play, await world.start(setup)
    for turn in range(2, 6):
        await skip(world, game.id, f"{turn}.1", often=0.0)
        person = await world.on_turn(game.id)
        panel = await play.panel(Press(game.id, person))
        for step in (Step.PLACE, Step.CHOOSE):
            if step in panel.composition.todo:
                move = panel.composition.options[step][0]
                panel = await play.set_slot(Press(game.id, person), move)
        if panel.court is not None and panel.court.offers:
            return game.id, person
    raise AssertionError("nothing to buy in four rounds")


async def test_token_is_bought_on_the_best_square_for_the_cheapest_payment(world: World) -> None:
    """Another square, another payment, given back, reported."""
    game, person = await offered(world)
    play = world.services.play
    before = await play.panel(Press(game, person))
    assert before.court is not None
    offer = before.court.offers[0]
    panel = await play.recruit(Press(game, person), offer.token)
    assert panel.court is not None
    assert panel.court.bought is not None
    assert (panel.court.bought.token, panel.court.offers) == (offer.token, ())
    assert panel.court.bought.sites == offer.sites
    assert panel.court.site == offer.sites[0].square
    assert panel.court.paid == offer.payments[0].squares
    assert panel.gain - before.gain == offer.sites[0].delta
    other = offer.sites[-1].square
    moved = await play.recruit(Press(game, person), offer.token, other)
    assert moved.court is not None
    assert (moved.court.site, moved.court.paid) == (other, dict(offer.cheapest)[other])
    paid = moved.court.bought
    assert paid is not None
    dearer = paid.payments[-1].squares
    changed = await play.recruit(Press(game, person), offer.token, other, dearer[::-1])
    assert changed.court is not None
    assert changed.court.paid == tuple(sorted(dearer, key=square_order))
    kept = await play.empty(Press(game, person), "court")
    assert kept.court == before.court
    await play.recruit(Press(game, person), offer.token)
    await world.restart()
    play = world.services.play
    panel = await play.panel(Press(game, person))
    ended = await play.end_turn(Press(game, person), revision=panel.revision)
    told = ended.report.recruited
    assert told is not None
    assert panel.court is not None
    assert (told.token, told.square, told.paid, told.searched) == (
        offer.token,
        panel.court.site,
        panel.court.paid,
        False,
    )


async def test_what_can_t_be_bought(world: World) -> None:
    """The codes of the engine, and of what can't be read."""
    game, person = await offered(world)
    play = world.services.play
    panel = await play.panel(Press(game, person))
    assert panel.court is not None
    offer = panel.court.offers[0]
    castle = panel.game.view.kingdom_of(panel.seat.seat).castle
    await refused("token_unknown", play.recruit(Press(game, person), "tea"))
    await refused("square_unknown", play.recruit(Press(game, person), offer.token, "tea"))
    await refused("court_square_castle", play.recruit(Press(game, person), offer.token, castle))
    view = panel.game.view
    assert view.court is not None
    absent = next(token for token, _ in view.court.left if token not in view.court.face_up)
    await refused("court_not_there", play.recruit(Press(game, person), absent))
    if not panel.court.searches:
        refusal = await refused(
            "court_resources", play.recruit(Press(game, person), absent, searched=True)
        )
        assert refusal.data["needed"] == 4
        assert panel.court.no_search is not None
    emptied = await play.empty(Press(game, person), "place")
    if Step.PLACE in emptied.composition.todo:
        assert emptied.court is None
        await refused("place_first", play.recruit(Press(game, person), offer.token))


async def test_game_without_the_court_has_none(world: World) -> None:
    """It is refused by name."""
    game = await world.start(Setup(lords=2))
    person = await world.on_turn(game.id)
    await refused("no_court", world.services.play.recruit(Press(game.id, person), "merchant"))
    assert (await world.services.play.panel(Press(game.id, person))).court is None


@pytest.mark.parametrize(
    "setup", [COURT, replace(BOTH, lords=2)], ids=["plain", "queendomino with giants"]
)
async def test_game_is_composed_at_random_to_its_end(world: World, setup: Setup) -> None:
    """Bought and searched for in any order of the steps; the record replays."""
    game = await world.start(setup)
    lords = Lords(world, game.id, seed=6)
    over = await lords.finish()
    assert over.ending == "played"
    record = await world.services.play.record(game.id, ANN)
    assert Game.from_record(record.text).result() == over.view.result
    assert any(ended.report.recruited for ended in lords.ended)
    ends = [one.report.round_end for one in lords.ended if one.report.round_end]
    assert any(end.new_tokens for end in ends)


def test_draft_may_buy_before_the_domino_is_taken() -> None:
    """In any order; the record is in the order of the rules."""
    game, random = new_game(COURT, 4), Random(1)
    while game.turn is not None:
        composition = game.compose(())
        if Step.PLACE in composition.todo:
            composition = game.compose([picked(random, composition.options[Step.PLACE])])
        options = composition.options.get(Step.COURT, ())
        if options and Step.CHOOSE in composition.todo:
            bought = game.compose([*filled(composition), picked(random, options)])
            assert not bought.dropped
            assert court(game, game.turn.seat, bought) is not None
            return
        for move in random_turn(game, random, often=0.0):
            game.play(move)
    raise AssertionError("nothing was ever to be bought")
