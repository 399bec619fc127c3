"""What the town offers: the services' arithmetic against the engine's own games."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine import Composition, Game, Kind, Move, Played, Step
from services.facts.games import QueenWon
from services.facts.panels import TownFact
from services.facts.tables import Setup
from services.offers.score_sheets import score_sheets
from services.offers.spots import spots
from services.offers.town import best_square, queen_won, town
from services.offers.trial_kingdom import NUMBERS
from tests.helpers.town import TOWN, filled, new_game, play, random_turn

GAMES = [(2, 1), (3, 1), (4, 2)]


def town_of(game: Game, composition: Composition) -> TownFact:
    """The town of the lord on turn."""
    assert game.turn is not None
    found = town(game, game.view(), game.turn.seat, composition)
    assert found is not None
    return found


@cache
def drafts(lords: int, seed: int) -> list[tuple[Game, Composition]]:
    """Drafts of every turn of a game at random, after each of their optional steps."""
    game, random = new_game(lords, seed), Random(seed)
    found = []
    while not game.over:
        moves = random_turn(game, random)
        laid = next((n for n, move in enumerate(moves) if move.step is Step.PLACE), None)
        if laid is not None:
            cuts = [n for n, move in enumerate(moves) if n >= laid and move.step is not Step.END]
            found += [(game.copy(), game.compose(moves[: cut + 1])) for cut in cuts]
        play(game, moves)
    return found


@pytest.mark.parametrize(("lords", "seed"), GAMES)
def test_town_offers_what_the_engine_allows(lords: int, seed: int) -> None:
    """Every tax, building and burning offered is an option, and none is left out."""
    for game, composition in drafts(lords, seed):
        found, options = town_of(game, composition), composition.options
        for tax in found.taxes:
            move, kept = Move(Kind.TAX, squares=(tax.square,)), filled(composition)
            dropped = [why.code for one, why in game.compose([*kept, move]).dropped if one == move]
            if dropped:  # the only knight stands on the other square
                assert dropped == ["tax_no_knight"]
                kept = [one for one in kept if one.kind is not Kind.TAX]
                assert move in game.compose([*kept, move]).moves
        assert {tax.square for tax in found.taxes if tax.chosen} == {
            move.squares[0] for move in composition.moves if move.kind is Kind.TAX
        }
        offers = (found.bought,) if found.bought is not None else found.offers
        offered = {(offer.copy, site.square) for offer in offers if offer for site in offer.sites}
        builds = {(move.copy, move.squares[0]) for move in options[Step.BUILD]}
        if found.bought is None:
            assert offered == {one for one in builds if one[0] != found.burnt}
            assert found.burnt not in {one.copy for one in found.not_offered}
        else:
            assert offered == {one for one in builds if one[0] == found.bought.copy}
            assert found.site in {square for _, square in offered}
            assert found.offers == ()
        assert {burn.copy for burn in found.burns} == {m.copy for m in options[Step.BURN]}
        board = game.view().board
        assert board is not None
        lying = {slot.price: slot.building for slot in board.slots}
        assert all(lying[burn.printed] == burn.building for burn in found.burns)
        assert len({burn.printed for burn in found.burns}) == len(found.burns)
        for step, refusal in zip(TOWN, (found.no_tax, found.no_build, found.no_burn), strict=True):
            assert (refusal is None) == bool(options[step])
            assert refusal == composition.why.get(step)


@pytest.mark.parametrize(("lords", "seed"), GAMES)
def test_numbers_are_what_the_engine_makes_of_them(lords: int, seed: int) -> None:
    """Coins, prices, gains, towers and the Queen are those of the draft with the step in it."""
    for game, composition in drafts(lords, seed):
        found = town_of(game, composition)
        assert game.turn is not None
        seat = game.turn.seat
        before = composition.view.kingdom_of(seat)
        assert (found.coins, found.knights, found.towers) == (
            *(before.coins, before.knights, before.towers),
        )
        assert (found.knights_owned, found.queen) == (before.knights_owned, before.queen)
        assert found.discount == game.view().kingdom_of(seat).queen
        if found.used:
            continue
        for tax in found.taxes:
            after = game.compose([*filled(composition), Move.parse(f"tax {tax.square}")])
            assert after.view.kingdom_of(seat).coins - before.coins == tax.coins
        for offer in found.offers:
            for site in offer.sites[:2]:
                move = Move.parse(f"build {offer.copy} {site.square}")
                mine = game.compose([*filled(composition), move]).view.kingdom_of(seat)
                assert mine.scorecard.total - before.scorecard.total == site.delta
                assert before.coins - mine.coins == offer.price
                assert mine.towers == offer.towers
                assert (mine.queen and not before.queen) == (offer.queen is not None)


@pytest.mark.parametrize(("lords", "seed"), GAMES)
def test_worth_now_is_what_the_building_scores_itself(lords: int, seed: int) -> None:
    """Its own points and those it counts, and its crown where it stands best (R56)."""
    for game, composition in drafts(lords, seed):
        found = town_of(game, composition)
        assert game.turn is not None
        place = game.turn.seat - 1
        before = composition.view.kingdoms[place].scorecard
        for offer in found.offers if not found.used else ():
            move = Move.parse(f"build {offer.copy} {offer.sites[0].square}")
            view = game.compose([*filled(composition), move]).view
            lines = {line.key: line for line in score_sheets(view)[place].lines}
            pieces = lines["buildings"].pieces if "buildings" in lines else ()
            own = next((one.points for one in pieces if one.building == offer.building), 0)
            crowns = view.kingdoms[place].scorecard.town - before.town
            assert offer.now == own + crowns
            assert bool(crowns) <= bool(view.building(offer.building).crowns)


@pytest.mark.parametrize(("lords", "seed"), GAMES)
def test_buildings_are_told_in_order_and_sites_by_gain(lords: int, seed: int) -> None:
    """The dearest first, each tile of the board once, at most four sites numbered."""
    for game, composition in drafts(lords, seed):
        found = town_of(game, composition)
        board = game.view().board
        assert board is not None
        printed = [offer.printed for offer in found.offers]
        assert printed == sorted(printed, reverse=True)
        told = [*(o.copy for o in found.offers), *(o.copy for o in found.not_offered)]
        tiles = {board.copy_name(slot) for slot in board.slots if slot.building}
        assert len(told) == len(set(told))
        if found.bought is None and (found.no_build is None or found.not_offered):
            assert set(told) == tiles - {found.burnt}
        for offer in found.offers:
            gains = [site.delta for site in offer.sites]
            assert gains == sorted(gains, reverse=True)
            numbers = [site.number for site in offer.sites]
            shown = min(NUMBERS, len(numbers))
            assert numbers == [*range(1, shown + 1), *[None] * (len(numbers) - shown)]
            assert best_square(found, offer.copy) == offer.sites[0].square
        for other in found.not_offered:
            assert other.refusal.code == "build_coins"
            assert other.refusal.data["price"] == other.price
            assert best_square(found, other.copy) is None


@pytest.mark.parametrize(("lords", "seed"), GAMES)
def test_spots_count_the_town(lords: int, seed: int) -> None:
    """A spot's gain is the whole total's: buildings that count territories, and the Queen."""
    game, random = new_game(lords, seed), Random(seed)
    counted = False
    while not game.over:
        assert game.turn is not None
        seat = game.turn.seat
        view = game.view()
        found = spots(view, seat, game.compose(()).options.get(Step.PLACE, ()))
        before = view.kingdom_of(seat)
        counted |= bool(before.built) and before.queen
        for spot in found.ranked[:3] if found is not None else ():
            move = Move(Kind.PLACE, found.domino if found else "", spot.squares)
            after = game.compose([move]).view.kingdom_of(seat).scorecard
            assert after.total - before.scorecard.total == spot.delta
        play(game, random_turn(game, random))
    assert counted, "the game had no Queen"


@pytest.mark.parametrize(("lords", "seed"), GAMES)
def test_every_line_of_a_score_is_explained(lords: int, seed: int) -> None:
    """Coins, terrains, buildings one by one, the Queen: each line is its sum (R53–R56)."""
    game, random = new_game(lords, seed), Random(seed)
    while not game.over:
        play(game, random_turn(game, random))
    for sheet, kingdom in zip(score_sheets(game.view()), game.view().kingdoms, strict=True):
        card = kingdom.scorecard.to_dict()
        assert sum(line.points for line in sheet.lines) == sheet.total == card["total"]
        for line in sheet.lines:
            assert line.points == card[line.key]
            if line.key == "coins":
                assert line.parts == ((kingdom.coins, 3),)
                assert line.points == kingdom.coins // 3
            elif line.key == "buildings":
                assert sum(piece.points for piece in line.pieces) == line.points
                for piece in line.pieces:
                    assert piece.points == piece.printed + piece.each * piece.count
            else:
                assert sum(squares * crowns for squares, crowns in line.parts) == line.points
        keys = [line.key for line in sheet.lines]
        assert keys == [key for key in card if key in keys]
        assert ("queen" in keys) == kingdom.queen


def test_town_is_closed_until_the_domino_is_placed() -> None:
    """At the start, before the placement, and in a box without one there is none."""
    game = new_game(2, 3)
    assert game.turn is not None
    assert town(game, game.view(), game.turn.seat, game.compose(())) is None
    play(game, random_turn(game, Random(0)))


@pytest.mark.parametrize(("lords", "seed"), GAMES)
def test_a_purchase_that_ends_the_bribe_is_told(lords: int, seed: int) -> None:
    """Each building is judged as if there was no bribe; buying it then keeps it or does not."""
    for game, composition in drafts(lords, seed):
        found = town_of(game, composition)
        if found.burnt is None or found.bought is not None:
            assert not any(offer.ends_bribe for offer in found.offers)
            continue
        for offer in found.offers:
            move = Move.parse(f"build {offer.copy} {offer.sites[0].square}")
            after = game.compose([*filled(composition), move])
            if move.building != found.burnt.partition("@")[0]:
                assert offer.ends_bribe == any(m.kind is Kind.BURN for m, _ in after.dropped)


def test_the_queen_is_won_from_both_lords_of_a_team() -> None:
    """They share one court, so both hosted her (R25, R41)."""
    setup = Setup(box="royal_wedding", lords=6, teams=True)
    names = ("Ann", "Ben", "Cara", "Dan", "Eve", "Fay")
    game = Game.new(setup.options(), names, seed=bytes(32))
    assert game.turn is not None
    built = Played(
        Move.parse("build queens_tower e5"), 1, game.turn, False, False, None, False, queen=True
    )
    assert queen_won(game.view(), built) == QueenWon(None)
    from_team = built._replace(queen_from=2)
    assert queen_won(game.view(), from_team) == QueenWon("Ben", 2, "Eve")
    alone = Game.new(Setup(box="queendomino", lords=3).options(), names[:3], seed=bytes(32))
    assert queen_won(alone.view(), from_team) == QueenWon("Ben", 2)
