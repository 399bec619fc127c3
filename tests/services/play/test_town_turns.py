"""Queendomino through the services: drafts of several slots, refusals, what can't be taken back."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from engine import Composition, Game, Kind, Move, Refusal, Step
from services.facts import Person, Press, Refused
from services.facts.games import GameFact
from services.facts.news import TurnNews
from services.facts.panels import PanelFact, TownFact
from services.facts.tables import Setup
from services.play._refusals import refused as said
from tests.helpers.refusals import refused
from tests.helpers.town import (
    QUEENDOMINO,
    found,
    has,
    placed,
    play_until,
    random_turn,
    why,
)
from tests.helpers.world import PEOPLE, World


async def opened(world: World, game: GameFact, person: Person) -> PanelFact:
    """Place the domino of the turn on the spot of `placed`."""
    panel = await world.services.play.panel(Press(game.id, person))
    if Step.PLACE in panel.forced:
        return panel
    move = panel.composition.options[Step.PLACE][0]
    return await world.services.play.set_slot(Press(game.id, person, version=game.version), move)


def town_of(panel: PanelFact) -> TownFact:
    """The town of a panel."""
    assert panel.town is not None
    return panel.town


def first_turn(game: Game) -> bool:
    """Whether the first round has begun."""
    return game.turn is not None and game.turn.text() == "1.1"


def all_at_once(game: Game) -> bool:
    """Whether tax, a building and the dragon can all happen, one after the other."""
    return everything(game) is not None


def everything(game: Game) -> Composition | None:
    """A draft with a domino, a tax, a building and the dragon; None where that is impossible."""
    composition = placed(game)
    if composition is None or Step.PLACE in composition.forced:
        return None
    for step in (Step.TAX, Step.BUILD, Step.BURN):
        options = composition.options.get(step, ())
        moves = [move for move in composition.moves if move.step is not Step.END]
        for move in options:
            judged = game.compose([*moves, move])
            if not judged.dropped:
                composition = judged
                break
        else:
            return None
    return composition


async def fill(world: World, game: GameFact, person: Person, moves: list[Move]) -> PanelFact:
    """Put moves into the draft, one after the other."""
    play = world.services.play
    panel = await play.panel(Press(game.id, person))
    for move in moves:
        there = move in panel.composition.moves or move.step in panel.forced
        if not there and move.kind is not Kind.END:
            panel = await play.set_slot(Press(game.id, person, version=game.version), move)
    return panel


async def fill_anyhow(
    world: World, game: GameFact, person: Person, moves: list[Move], random: Random
) -> PanelFact:
    """Put moves into the draft in any order: what is refused too early comes again later."""
    for move in random.sample(moves, len(moves)):
        with suppress(Refused):
            await world.services.play.set_slot(Press(game.id, person, version=game.version), move)
    panel = await fill(world, game, person, moves)
    assert set(panel.composition.moves) >= set(moves)
    return panel


# -- the draft -------------------------------------------------------------------------------------


async def test_town_opens_once_the_domino_is_placed(world: World) -> None:
    """Before it the panel has no town; a box without one never has."""
    game, person = await found(world, lambda game: has(game, Step.TAX))
    panel = await world.services.play.panel(Press(game.id, person))
    assert panel.has_town
    assert panel.town is None
    assert town_of(await opened(world, game, person)).taxes
    other = await world.start(Setup(lords=2))
    assert not (
        await world.services.play.panel(Press(other.id, await world.on_turn(other.id)))
    ).has_town


async def test_draft_is_filled_in_any_order(world: World) -> None:
    """The building before the tax, the domino of the line first: the record is in rule order."""
    game, person = await found(world, all_at_once)
    wanted = everything(await live(world, game))
    assert wanted is not None
    moves = [*wanted.moves, *wanted.options.get(Step.CHOOSE, ())[:1]]
    moves = [move for move in moves if move.step not in wanted.forced]
    panel = await fill_anyhow(world, game, person, moves, Random(4))
    kinds = [move.kind for move in panel.composition.moves]
    assert kinds == sorted(kinds, key=list(Kind).index)
    assert set(kinds) >= {Kind.PLACE, Kind.TAX, Kind.BUILD, Kind.BURN}
    ended = await world.services.play.end_turn(Press(game.id, person), revision=panel.revision)
    assert ended.report.taxed
    assert ended.report.built is not None
    assert ended.report.burnt is not None


async def live(world: World, game: GameFact) -> Game:
    """The engine's game."""
    return world.services.context.games[game.id].game


async def test_undo_empties_the_slots_in_rule_order(world: World) -> None:
    """The choice first, then the dragon, the building, the knights, the domino last."""
    game, person = await found(world, all_at_once)
    wanted = everything(await live(world, game))
    assert wanted is not None
    moves = [*wanted.moves, *wanted.options.get(Step.CHOOSE, ())[:1]]
    panel = await fill(world, game, person, moves)
    left = []
    while panel.filled:
        filled = [m.step for m in panel.composition.moves if m.step not in panel.forced]
        left.append(next(step for step in reversed(filled) if step is not Step.END))
        panel = await world.services.play.undo_slot(Press(game.id, person), filled=panel.filled)
    assert left == sorted(left, key=list(Step).index, reverse=True)
    assert set(left) >= {Step.PLACE, Step.TAX, Step.BUILD, Step.BURN}
    assert panel.town is None


async def test_two_knights_are_two_slots(world: World) -> None:
    """Each square of the domino is a slot of its own; one can be emptied."""

    def two_knights(game: Game) -> bool:
        composition = placed(game)
        if composition is None:
            return False
        seat = game.turn.seat if game.turn is not None else 0
        knights = composition.view.kingdom_of(seat).knights
        return knights > 1 and len(composition.options.get(Step.TAX, ())) == 2

    game, person = await found(world, two_knights)
    panel = await opened(world, game, person)
    play = world.services.play
    for offer in town_of(panel).taxes:
        panel = await play.set_slot(Press(game.id, person), f"tax {offer.square}")
    offers = town_of(panel).taxes
    assert [offer.chosen for offer in offers] == [True, True]
    again = await play.set_slot(Press(game.id, person), f"tax {offers[0].square}")
    assert again.revision == panel.revision
    coins = town_of(panel).coins
    panel = await play.empty(Press(game.id, person), f"tax {offers[0].square}")
    assert [offer.chosen for offer in town_of(panel).taxes] == [False, True]
    assert town_of(panel).coins == coins - offers[0].coins
    again = await play.empty(Press(game.id, person), f"tax {offers[0].square}")
    assert again.revision == panel.revision


async def test_building_is_bought_on_the_best_square(world: World) -> None:
    """Without a square it stands on site 1; another square moves it, another building replaces."""
    game, person = await found(world, lambda game: has(game, Step.BUILD))
    play = world.services.play
    offers = town_of(await opened(world, game, person)).offers
    panel = await play.build(Press(game.id, person), offers[0].copy)
    town = town_of(panel)
    assert town.bought is not None
    assert town.bought == offers[0]
    assert town.site == offers[0].sites[0].square
    assert panel.gain == offers[0].sites[0].delta + (await gain_of_place(world, game, panel))
    last = offers[0].sites[-1].square
    moved = await play.build(Press(game.id, person, version=game.version), offers[0].copy, last)
    assert town_of(moved).site == last
    other = town_of(await play.build(Press(game.id, person), offers[-1].copy))
    assert other.bought == offers[-1]
    emptied = town_of(await play.empty(Press(game.id, person), "build"))
    assert (emptied.bought, emptied.site, emptied.offers) == (None, None, offers)


async def gain_of_place(world: World, game: GameFact, panel: PanelFact) -> int:
    """What the placement alone brings."""
    composition = (await live(world, game)).compose(panel.composition.moves[:1])
    seat = panel.seat.seat
    return composition.view.kingdom_of(seat).scorecard.total - panel.before.total


async def test_slots_that_hang_on_the_domino_fall_with_it(world: World) -> None:
    """The domino moves: knights on its old squares and buildings on them are dropped and named."""

    def new_town(game: Game) -> bool:
        composition = placed(game)
        if composition is None or Step.PLACE in composition.forced:
            return False
        squares = composition.moves[0].squares
        return any(m.squares[0] in squares for m in composition.options.get(Step.BUILD, ()))

    game, person = await found(world, lambda game: new_town(game) and has(game, Step.TAX))
    play = world.services.play
    panel = await opened(world, game, person)
    assert panel.chosen is not None
    tax = town_of(panel).taxes[0]
    await play.set_slot(Press(game.id, person), f"tax {tax.square}")
    site, copy = next(
        (site.square, offer.copy)
        for offer in town_of(panel).offers
        for site in offer.sites
        if site.square in panel.chosen
    )
    await play.build(Press(game.id, person), copy, site)
    away = next(
        move
        for move in panel.composition.options[Step.PLACE]
        if not set(move.squares) & set(panel.chosen)
    )
    moved = await play.set_slot(Press(game.id, person), away)
    dropped = {move.text(): refusal.code for move, refusal in moved.dropped}
    assert dropped[f"tax {tax.square}"] == "tax_not_here"
    assert dropped[f"build {copy} {site}"] in ("build_not_town", "build_no_square")
    assert not town_of(moved).used
    again = await play.panel(Press(game.id, person))
    assert (again.dropped, again.revision) == ((), moved.revision)


async def test_dragon_falls_out_when_its_coin_is_spent(world: World) -> None:
    """The building comes first in the rules: what it leaves pays the dragon, or it is dropped."""

    def last_coin(game: Game) -> bool:
        composition = placed(game)
        if composition is None or not composition.options.get(Step.BURN):
            return False
        return any(spends_all(game, composition, m) for m in composition.options[Step.BUILD])

    def spends_all(game: Game, composition: Composition, move: Move) -> bool:
        judged = game.compose([composition.moves[0], move])
        refusal = judged.why.get(Step.BURN)
        return refusal is not None and refusal.code == "burn_coins"

    game, person = await found(world, last_coin)
    play = world.services.play
    panel = await opened(world, game, person)
    burn = town_of(panel).burns[0]
    panel = await play.set_slot(Press(game.id, person), f"burn {burn.copy}")
    assert town_of(panel).burnt == burn.copy
    now = await live(world, game)
    composition = placed(now)
    assert composition is not None
    builds = composition.options[Step.BUILD]
    dear = next(move for move in builds if spends_all(now, composition, move))
    panel = await play.set_slot(Press(game.id, person), dear)
    assert [(m.kind, r.code) for m, r in panel.dropped] == [(Kind.BURN, "burn_coins")]
    assert town_of(panel).burnt is None
    no_burn = town_of(panel).no_burn
    assert no_burn is not None
    assert no_burn.code == "burn_coins"


async def test_dragon_burns_the_copy_that_was_meant(world: World) -> None:
    """Of two copies the cheaper is bought, the dearer burnt: given back, the dearer still is."""

    def two_copies(game: Game) -> tuple[Move, int] | None:
        composition, board = placed(game), game.view().board
        if composition is None or board is None:
            return None
        for move in composition.options.get(Step.BUILD, ()):
            prices = [slot.price for slot in board.slots if slot.building == move.building]
            burn = Move(Kind.BURN, building=move.building)
            judged = game.compose([composition.moves[0], move, burn])
            if move.price is None and len(prices) == 2 and not judged.dropped:
                return move, prices[1]
        return None

    game, person = await found(world, lambda game: two_copies(game) is not None, lords=3)
    await opened(world, game, person)
    pair = two_copies(await live(world, game))
    assert pair is not None
    move, dearer = pair
    play = world.services.play
    await play.set_slot(Press(game.id, person), move)
    panel = await play.set_slot(Press(game.id, person), f"burn {move.building}")
    again = await play.set_slot(Press(game.id, person), f"burn {move.building}")
    assert again.revision == panel.revision
    assert town_of(panel).burnt == move.building
    assert dragon_on(panel) == dearer
    panel = await play.empty(Press(game.id, person), "build")
    assert (panel.dropped, dragon_on(panel)) == ((), dearer)
    assert town_of(panel).burnt == f"{move.building}@{dearer}"
    panel = await play.set_slot(Press(game.id, person), move)
    assert dragon_on(panel) == dearer


async def test_bribe_falls_when_the_draft_buys_its_tile(world: World) -> None:
    """Of two copies the one that burns is bought: the bribe is named, and burns no other."""

    def two_copies(game: Game) -> str | None:
        composition, board = placed(game), game.view().board
        if composition is None or board is None or not has(game, Step.BURN):
            return None
        tiles = [slot.building for slot in board.slots]
        kinds = (m.copy for m in composition.options[Step.BUILD] if tiles.count(m.copy) == 2)
        return next(kinds, None)

    game, person = await found(world, lambda game: two_copies(game) is not None, lords=3)
    await opened(world, game, person)
    copy = two_copies(await live(world, game))
    assert copy is not None
    play = world.services.play
    panel = await play.set_slot(Press(game.id, person), f"burn {copy}")
    assert town_of(panel).burnt == copy
    assert copy not in {offer.copy for offer in town_of(panel).offers}
    again = await play.set_slot(Press(game.id, person), f"burn {copy}")
    assert again.revision == panel.revision
    panel = await play.build(Press(game.id, person), copy)
    assert [(m.kind, m.building, r.code) for m, r in panel.dropped] == [
        (Kind.BURN, copy, "burn_empty")
    ]
    assert (town_of(panel).burnt, dragon_on(panel)) == (None, None)
    panel = await play.empty(Press(game.id, person), "build")
    assert (panel.dropped, dragon_on(panel)) == ((), None)


async def test_the_price_of_the_cheapest_copy_may_be_given(world: World) -> None:
    """It means that tile, to buy as to burn, though moves leave the price out."""
    game, person = await found(world, lambda game: single_bought(game) is not None)
    panel = await opened(world, game, person)
    move = single_bought(await live(world, game))
    board = panel.game.view.board
    assert move is not None
    assert board is not None
    copy = f"{move.building}@{board.slot(move.copy).price}"
    play = world.services.play
    bought = town_of(await play.build(Press(game.id, person), copy)).bought
    assert bought is not None
    assert bought.copy == move.building
    await play.empty(Press(game.id, person), "build")
    panel = await play.set_slot(Press(game.id, person), f"burn {copy}")
    assert town_of(panel).burnt == move.building


def dragon_on(panel: PanelFact) -> int | None:
    """The price of the slot where the dragon stands."""
    board = panel.composition.view.board
    assert board is not None
    return next((slot.price for slot in board.slots if slot.burnt_by is not None), None)


async def test_stored_draft_survives_a_restart(world: World) -> None:
    """A crash keeps every slot."""
    game, person = await found(world, all_at_once)
    wanted = everything(await live(world, game))
    assert wanted is not None
    before = await fill(world, game, person, list(wanted.moves))
    await world.restart()
    assert await world.services.play.panel(Press(game.id, person)) == before


# -- ending and taking back ------------------------------------------------------------------------


@pytest.mark.parametrize("lords", [2, 3, 4])
async def test_turn_is_reported_with_everything_that_happened(world: World, lords: int) -> None:
    """Coins, the building and its price, whom the Queen left, what was burnt; and told later."""
    game = await world.start(Setup(box="queendomino", lords=lords))
    random = Random(5)
    taxed = built = burnt = queens = 0
    while not (fact := await world.services.play.game(game.id)).over:
        person, played = await world.on_turn(game.id), (await live(world, fact)).copy()
        moves = random_turn(played, random)
        panel = await fill_anyhow(world, fact, person, moves, random)
        ended = await world.services.play.end_turn(Press(game.id, person), revision=panel.revision)
        report, seat = ended.report, panel.seat.seat
        results = [played.play(move) for move in panel.composition.moves]
        assert report.moves == tuple(move.text() for move in panel.composition.moves)
        assert [one.coins for one in report.taxed] == [
            one.coins for one in results if one.move.kind is Kind.TAX
        ]
        if report.built is not None:
            town = town_of(panel)
            assert town.bought is not None
            assert report.built.square == town.site
            assert report.built.cost == town.bought.price
            assert report.queen == town.bought.queen
        before, after = panel.game.view.kingdom_of(seat), ended.game.view.kingdom_of(seat)
        assert report.gain == after.scorecard.total - before.scorecard.total == panel.gain
        assert (report.queen is not None) == (after.queen and not before.queen)
        assert report.board_changed == (report.built is not None or report.burnt is not None)
        taxed, built = taxed + len(report.taxed), built + (report.built is not None)
        burnt, queens = burnt + (report.burnt is not None), queens + (report.queen is not None)
        if not ended.game.over:
            assert (await world.services.play.game(game.id)).last[-1] == report
    assert taxed > 5
    assert built > 5
    assert burnt > 1
    assert queens
    told = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    assert any(report.queen for body in told for report in body.reports)


async def test_report_names_whom_the_queen_left(world: World) -> None:
    """From the board there is nobody to name; from another lord there is."""
    for lords in (3, 4):
        game = await world.start(Setup(box="queendomino", lords=lords))
        await play_until(world, game.id, lambda _: False, seed=lords, often=0.9)
    names = [
        (report.name, report.queen.name, report.queen.seat)
        for one in await world.say()
        for report in getattr(one.body, "reports", ())
        if report.queen is not None
    ]
    assert (names[0][1], names[0][2]) == (None, None)
    left = [(name, queen, seat) for name, queen, seat in names if queen is not None]
    assert left
    for name, queen, seat in left:
        assert queen == PEOPLE[seat or 0].name != name


async def test_round_end_tells_the_new_tiles(world: World) -> None:
    """The buildings turned up at a round's end, the cheapest first, as the board then has them."""
    game = await world.start(Setup(box="queendomino", lords=3))
    await play_until(world, game.id, lambda game: at(game, 4), seed=1)
    turned = 0
    for one in await world.say():
        for report in getattr(one.body, "reports", ()):
            if report.round_end is not None:
                at_end = await world.services.play.game_at(game.id, report.version)
                assert at_end.view.board is not None
                tiles = [slot.building for slot in at_end.view.board.slots if slot.building]
                new = list(report.round_end.new_tiles)
                assert tiles[len(tiles) - len(new) :] == new
                turned += len(new)
    assert turned


def at(game: Game, round_: int) -> bool:
    """Whether a round has begun."""
    return game.turn is not None and game.turn.round == round_


def last_of_round_11(game: Game) -> bool:
    """Whether the turn ends round 11: no line is drawn any more."""
    order = game.view().order
    return at(game, 11) and sum(not slot.done for slot in order) == 1


async def test_turn_that_turns_tiles_up_can_t_be_taken_back(world: World) -> None:
    """At the end of round 11 no line is drawn, but buildings are turned up."""
    game, person = await found(
        world, lambda game: last_of_round_11(game) and game.view().turns_tiles, lords=3, often=0.4
    )
    panel = await world.compose(game.id)
    assert panel.turns_tiles
    assert not panel.closes_line
    ended = await world.turn(game.id)
    assert ended.report.round_end is not None
    assert ended.report.round_end.new_line is None
    assert ended.report.round_end.new_tiles
    assert not ended.may_take_back
    await refused("takeback_tiles", world.services.play.takeback(Press(game.id, person)))
    await world.restart()
    await refused("takeback_tiles", world.services.play.takeback(Press(game.id, person)))
    assert (await world.services.play.game(game.id)).may_take_back is None


async def test_building_in_the_last_turn_of_round_11_is_for_good(world: World) -> None:
    """The slot it empties is filled at once: the panel tells so as soon as it is in the draft."""

    def wanted(game: Game) -> bool:
        untouched = last_of_round_11(game) and not game.view().turns_tiles
        board = game.view().board
        return untouched and board is not None and board.pile > 0 and has(game, Step.BUILD)

    game, person = await found(world, wanted, lords=2, often=0.05)
    panel = await opened(world, game, person)
    assert not panel.turns_tiles
    panel = await world.services.play.build(Press(game.id, person), town_of(panel).offers[-1].copy)
    assert panel.turns_tiles
    panel = await world.services.play.empty(Press(game.id, person), "build")
    assert not panel.turns_tiles
    panel = await world.compose(game.id)
    ended = await world.services.play.end_turn(Press(game.id, person), revision=panel.revision)
    assert ended.may_take_back
    back = await world.services.play.takeback(Press(game.id, person))
    assert back.chosen == panel.chosen


async def test_takeback_opens_the_draft_with_all_its_slots(world: World) -> None:
    """Knights, the building and the dragon are back in the draft."""

    def not_last(game: Game) -> bool:
        order = game.view().order
        return all_at_once(game) and sum(not slot.done for slot in order) > 1

    game, person = await found(world, not_last, lords=3)
    wanted = everything(await live(world, game))
    assert wanted is not None
    moves = [*wanted.moves, *wanted.options.get(Step.CHOOSE, ())[:1]]
    panel = await fill(world, game, person, moves)
    await world.services.play.end_turn(Press(game.id, person), revision=panel.revision)
    back = await world.services.play.takeback(Press(game.id, person))
    assert back.composition.moves == panel.composition.moves
    assert back.town == panel.town
    assert back.filled == panel.filled
    assert back.game.view == panel.game.view


async def test_takeback_of_a_last_turn_with_an_end(world: World) -> None:
    """In the last round the word that ends the turn comes by itself, and is no slot to undo."""

    def ends(game: Game) -> bool:
        order = game.view().order
        composition = placed(game)
        return (
            at(game, 12)
            and sum(not slot.done for slot in order) > 1
            and composition is not None
            and composition.moves[-1].kind is Kind.END
        )

    game, person = await found(world, ends, lords=3)
    panel = await opened(world, game, person)
    assert panel.ready
    assert panel.composition.moves[-1].kind is Kind.END
    assert panel.filled == len(panel.composition.moves) - 1 - len(panel.forced)
    ended = await world.services.play.end_turn(Press(game.id, person), revision=panel.revision)
    assert ended.report.moves[-1] == "end"
    back = await world.services.play.takeback(Press(game.id, person))
    assert back.composition.moves == panel.composition.moves
    assert back.filled == panel.filled


# -- refusals --------------------------------------------------------------------------------------


async def test_town_waits_for_the_domino(world: World) -> None:
    """Tax, building and dragon before the domino: place_first; at the start nothing is placed."""
    game = await world.start(QUEENDOMINO)
    play = world.services.play
    moves = ("tax e6", "build statue e6", "burn statue")
    for move in moves:
        start = play.set_slot(Press(game.id, await world.on_turn(game.id)), move)
        await refused("nothing_to_place", start)
    await play_until(world, game.id, first_turn)
    person = await world.on_turn(game.id)
    for move in moves:
        await refused("place_first", play.set_slot(Press(game.id, person), move))
    await refused("place_first", play.build(Press(game.id, person), "statue"))
    assert (await play.panel(Press(game.id, person))).filled == 0


async def test_box_without_a_town_has_none(world: World) -> None:
    """The commands of the town in a game of Kingdomino."""
    game = await world.start(Setup(lords=2))
    person = await world.on_turn(game.id)
    for move in ("tax e6", "build statue e6", "burn statue"):
        await refused("no_town", world.services.play.set_slot(Press(game.id, person), move))
    await refused("no_town", world.services.play.build(Press(game.id, person), "statue"))


async def test_what_can_t_be_read_is_given_back(world: World) -> None:
    """A building, a square, or neither."""
    game = await world.start(QUEENDOMINO)
    await play_until(world, game.id, first_turn)
    person = await world.on_turn(game.id)
    play = world.services.play
    texts = {
        "tax z9": ("square_unknown", "z9"),
        "tax": ("square_unknown", ""),
        "tax e6 e7": ("square_unknown", "e6 e7"),
        "build palace e6": ("building_unknown", "palace"),
        "build statue@9 e6": ("building_unknown", "statue@9"),
        "build statue q6": ("square_unknown", "q6"),
        "build statue": ("building_unknown", "statue"),
        "burn palace": ("building_unknown", "palace"),
        "burn": ("building_unknown", ""),
        "end": ("spot_unknown", "end"),
        "dance": ("spot_unknown", "dance"),
    }
    for text, (code, given) in texts.items():
        refusal = await refused(code, play.set_slot(Press(game.id, person), text))
        assert refusal.data["text"] == given
        assert refusal.offers == ("panel",)
    refusal = await refused("building_unknown", play.build(Press(game.id, person), "my palace"))
    assert refusal.data["text"] == "my palace"
    forged = Move(Kind.BUILD, squares=("zz",), building="statue")
    await refused("square_unknown", play.set_slot(Press(game.id, person), forged))


async def test_the_only_knight_moves_to_another_square(world: World) -> None:
    """Both squares stay; the later tax replaces the one before; off the domino: tax_not_here."""
    game, person = await found(world, first_turn)
    play = world.services.play
    panel = await opened(world, game, person)
    one, other = town_of(panel).taxes
    panel = await play.set_slot(Press(game.id, person), f"tax {other.square}")
    assert town_of(panel).knights == 0
    assert [offer.chosen for offer in town_of(panel).taxes] == [False, True]
    panel = await play.set_slot(Press(game.id, person), f"tax {one.square}")
    assert [offer.chosen for offer in town_of(panel).taxes] == [True, False]
    assert town_of(panel).coins == panel.game.view.kingdom_of(panel.seat.seat).coins + one.coins
    assert not panel.dropped
    refusal = await refused("tax_not_here", play.set_slot(Press(game.id, person), "tax a1"))
    assert (refusal.data["domino"], refusal.data["square"]) == (panel.domino, "a1")
    assert (await play.panel(Press(game.id, person))).composition == panel.composition


async def test_discarded_domino_brings_no_taxes(world: World) -> None:
    """R35; building stays possible, where there is a square and a coin."""

    def discards(game: Game) -> bool:
        options = game.compose(()).options.get(Step.PLACE, ())
        return bool(options) and options[0].kind is Kind.DISCARD

    game, person = await found(world, discards, lords=4)
    panel = await world.services.play.panel(Press(game.id, person))
    no_tax = town_of(panel).no_tax
    assert panel.discards
    assert town_of(panel).taxes == ()
    assert no_tax is not None
    assert no_tax.code == "tax_discarded"
    await refused("tax_discarded", world.services.play.set_slot(Press(game.id, person), "tax e6"))


async def test_no_town_square_no_building(world: World) -> None:
    """build_no_square, told once for all buildings."""
    game, person = await found(world, lambda game: why(game, Step.BUILD) == "build_no_square")
    town = town_of(await opened(world, game, person))
    board = game.view.board
    assert board is not None
    tile = board.slots[0].building
    assert (town.offers, town.not_offered) == ((), ())
    assert town.no_build is not None
    assert town.no_build.code == "build_no_square"
    play = world.services.play
    await refused("build_no_square", play.set_slot(Press(game.id, person), f"build {tile} e6"))
    await refused("build_no_square", play.build(Press(game.id, person), tile or ""))


async def test_building_that_is_too_dear_is_refused_with_its_price(world: World) -> None:
    """build_coins, by a square or without one, with what it costs this lord and what they have."""

    def some_too_dear(game: Game) -> bool:
        composition = placed(game)
        board = game.view().board
        if composition is None or board is None:
            return False
        offered = {move.copy for move in composition.options.get(Step.BUILD, ())}
        return bool(offered) and len(offered) < sum(bool(slot.building) for slot in board.slots)

    game, person = await found(world, some_too_dear)
    town = town_of(await opened(world, game, person))
    other = town.not_offered[0]
    assert other.refusal.code == "build_coins"
    play = world.services.play
    square = town.offers[0].sites[0].square
    for call in (
        play.build(Press(game.id, person), other.copy),
        play.build(Press(game.id, person), other.copy, square),
    ):
        refusal = await refused("build_coins", call)
        assert refusal.data["building"] == other.building
        assert refusal.data["price"] == other.price
        assert refusal.data["coins"] == town.coins < other.price
        assert refusal.data["rule"] == "R39"


async def test_building_stands_on_a_free_town_square_only(world: World) -> None:
    """build_not_town, build_taken with what stands there, build_empty for what is not on offer."""

    def wanted(game: Game) -> bool:
        turn = game.turn
        own = turn is not None and game.view().kingdom_of(turn.seat).built
        return bool(own) and has(game, Step.BUILD)

    game, person = await found(world, wanted)
    panel = await opened(world, game, person)
    play, town = world.services.play, town_of(panel)
    copy, kingdom = town.offers[0].copy, game.view.kingdom_of(panel.seat.seat)
    field = next(cell.square for cell in kingdom.cells if cell.terrain != "town")
    for square in (field, kingdom.castle, "a1"):
        refusal = await refused("build_not_town", play.build(Press(game.id, person), copy, square))
        assert refusal.data["square"] == square
    built = kingdom.built[0]
    refusal = await refused("build_taken", play.build(Press(game.id, person), copy, built.square))
    assert (refusal.data["square"], refusal.data["building"]) == (built.square, built.building)
    board = game.view.board
    assert board is not None
    tiles = {slot.building for slot in board.slots}
    absent = next(one.id for one in game.view.buildings if one.id not in tiles)
    site = town.offers[0].sites[0].square
    for call in (
        play.build(Press(game.id, person), absent),
        play.build(Press(game.id, person), absent, site),
        play.build(Press(game.id, person), f"{absent}@3", site),
    ):
        refusal = await refused("build_empty", call)
        assert refusal.data["building"] == absent


async def test_dragon_is_out_once_a_lord_has_bribed_it(world: World) -> None:
    """burn_out names the lord; where it is the one who asks, it says so."""
    seen = set()
    for lords in (2, 3):
        game, person = await found(
            world, lambda game: why(game, Step.BURN) == "burn_out", lords=lords
        )
        board = game.view.board
        assert board is not None
        tile = next(slot.building for slot in board.slots if slot.building)
        await opened(world, game, person)
        refusal = await refused(
            "burn_out", world.services.play.set_slot(Press(game.id, person), f"burn {tile}")
        )
        assert refusal.data["lord"] == game.view.name(board.dragon or 0)
        assert refusal.data["own"] == (refusal.data["lord"] == person.name)
        seen.add(refusal.data["own"])
    assert False in seen


async def test_own_bribe_is_told_as_one_s_own(world: World) -> None:
    """A lord of two who bribed the dragon with the first king finds it out with the second."""

    def own(game: Game) -> bool:
        board, turn = game.view().board, game.turn
        mine = board is not None and turn is not None and board.dragon == turn.seat
        return mine and why(game, Step.BURN) == "burn_out"

    game, person = await found(world, own)
    await opened(world, game, person)
    board = game.view.board
    assert board is not None
    tile = next(slot.building for slot in board.slots if slot.building)
    call = world.services.play.set_slot(Press(game.id, person), f"burn {tile}")
    assert (await refused("burn_out", call)).data["own"] is True


@pytest.mark.parametrize("code", ["burn_queen", "burn_coins"])
async def test_dragon_takes_no_bribe(world: World, code: str) -> None:
    """Not from the Queen's host, and not without a coin."""
    game, person = await found(world, lambda game: why(game, Step.BURN) == code)
    town = town_of(await opened(world, game, person))
    board = game.view.board
    assert board is not None
    tile = next(slot.building for slot in board.slots if slot.building)
    assert town.burns == ()
    assert town.no_burn is not None
    assert town.no_burn.code == code
    refusal = await refused(
        code, world.services.play.set_slot(Press(game.id, person), f"burn {tile}")
    )
    if code == "burn_coins":
        assert refusal.data["coins"] == 0


async def test_dragon_burns_what_lies_there_only(world: World) -> None:
    """burn_empty: no such building on the board, or a price where it does not lie."""
    game, person = await found(world, lambda game: has(game, Step.BURN))
    await opened(world, game, person)
    board = game.view.board
    assert board is not None
    tiles = {slot.building for slot in board.slots}
    absent = next(one.id for one in game.view.buildings if one.id not in tiles)
    play = world.services.play
    for copy in (absent, f"{board.slots[0].building}@5"):
        refusal = await refused("burn_empty", play.set_slot(Press(game.id, person), f"burn {copy}"))
        assert refusal.data["copy"] == copy


def single_bought(game: Game) -> Move | None:
    """The only copy of a building, where it can be bought with a coin left for the dragon."""
    composition, board = placed(game), game.view().board
    if composition is None or board is None or not has(game, Step.BURN):
        return None
    tiles = [slot.building for slot in board.slots]
    for move in composition.options[Step.BUILD]:
        judged = game.compose([composition.moves[0], move])
        if tiles.count(move.building) == 1 and judged.options.get(Step.BURN):
            return move
    return None


async def test_building_bought_can_t_be_burnt_in_the_same_turn(world: World) -> None:
    """It has left the board by then."""
    game, person = await found(world, lambda game: single_bought(game) is not None)
    await opened(world, game, person)
    move = single_bought(await live(world, game))
    assert move is not None
    play = world.services.play
    bought = await play.set_slot(Press(game.id, person), move)
    assert move.copy not in {burn.copy for burn in town_of(bought).burns}
    await refused("burn_empty", play.set_slot(Press(game.id, person), f"burn {move.copy}"))


async def test_reasons_that_no_draft_brings_about_keep_their_data(world: World) -> None:
    """They are told as the engine tells them, with what the move named."""
    fact = await world.start(QUEENDOMINO)
    refusal = said(fact, Move.parse("burn statue"), Refusal("burn_none", "R44"))
    assert (refusal.code, refusal.data["building"]) == ("burn_none", "statue")
    built = Refusal("build_built", "R38", {"building": "church"})
    refusal = said(fact, Move.parse("build statue e6"), built)
    assert refusal.code == "build_built"
    assert (refusal.data["building"], refusal.data["copy"]) == ("church", "statue")
    refusal = said(fact, Move.parse("tax e6"), Refusal("tax_taken", "R35", {"square": "e6"}))
    assert (refusal.code, refusal.data["square"]) == ("tax_taken", "e6")
