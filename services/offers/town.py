"""What the town offers in a turn being composed: taxes, buildings, the dragon (PLAY §3.3).

Everything here is arithmetic on the engine's answers, not advice.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace

from engine import (
    Composition,
    Game,
    GameView,
    Kind,
    Kingdom,
    KingdomView,
    Move,
    Played,
    Refusal,
    Scorecard,
    Step,
    Terrain,
    Territory,
    square_order,
)
from engine.buildings import KNIGHT, TOWER, Building
from engine.views import BoardSlot
from services.facts.games import QueenWon
from services.facts.panels import BuildOffer, BurnOffer, NotOffered, Site, TaxOffer, TownFact
from services.offers.trial_kingdom import laid, number_of, score

_BEFORE = (Step.PLACE, Step.GIANT, Step.SEND, Step.TAX)
_SAME_FOR_ALL = ("build_none", "build_no_square")


def town(game: Game, view: GameView, seat: int, composition: Composition) -> TownFact | None:
    """Tell what the town offers as a draft stands; None where the box has none, or too early.

    `view` is the game's, without the draft.
    """
    if view.board is None or not _moves(composition, Step.PLACE):
        return None
    return _fact(_ground(game, view, seat, composition))


def taxes(
    game: Game, view: GameView, seat: int, composition: Composition
) -> tuple[tuple[TaxOffer, ...], Refusal | None]:
    """Return where knights can stand as a draft stands, else why none can; no town: neither."""
    if view.board is None or not _moves(composition, Step.PLACE):
        return (), None
    found = _taxes(_ground(game, view, seat, composition))
    return found, composition.why.get(Step.TAX)


def best_square(found: TownFact | None, copy: str) -> str | None:
    """Return the best square for a building that is offered."""
    offers = found.offers if found is not None else ()
    return next((offer.sites[0].square for offer in offers if offer.copy == copy), None)


def why_not_build(game: Game, seat: int, composition: Composition, wanted: Move) -> Refusal:
    """Tell what forbids a building that is not offered, wherever it would stand."""
    square = _free_square(composition.view.kingdom_of(seat))
    return _refusal(game, composition, replace(wanted, squares=(square,)))


def _moves(composition: Composition, *steps: Step) -> list[Move]:
    return [move for move in composition.moves if move.step in steps]


def _free_square(kingdom: KingdomView) -> str:
    """A square where a building could stand, where there is one."""
    free = (c.square for c in kingdom.cells if c.terrain is Terrain.TOWN and not c.building)
    return next(free, kingdom.castle)


def _refusal(game: Game, composition: Composition, move: Move) -> Refusal:
    """What the engine has against a move in a draft that holds nothing else of the town."""
    slots = _moves(composition, *_BEFORE)
    dropped = game.compose([*slots, move]).dropped
    return next(refusal for one, refusal in dropped if one == move)


@dataclass(frozen=True, slots=True)
class _Ground:
    """A turn as it stands before anything is built: the game and its lord's kingdom."""

    game: Game
    view: GameView
    seat: int
    composition: Composition
    kingdom: Kingdom
    score: Scorecard
    twin: Game  # with the domino and the knights of the draft

    @property
    def mine(self) -> KingdomView:
        """The kingdom when the turn began."""
        return self.view.kingdom_of(self.seat)

    def one(self, step: Step) -> Move | None:
        """What the draft holds of a step that is done once."""
        return next(iter(_moves(self.composition, step)), None)


def _ground(game: Game, view: GameView, seat: int, composition: Composition) -> _Ground:
    kingdom, twin = laid(view, seat, composition), game.copy()
    for move in _moves(composition, *_BEFORE):
        if move.kind is Kind.TAX:
            kingdom.post(*move.squares)
        elif move.kind is Kind.GIANT:
            kingdom.cover(*move.squares)
        elif move.kind is Kind.SEND:
            kingdom.uncover(*move.squares)
        twin.play(move)
        waits = twin.turn is not None and twin.turn.step is Step.GIANT
        if waits and Step.GIANT in composition.todo:
            # It is still to be chosen; which crown it covers is all the same to the town.
            twin.play(composition.options[Step.GIANT][0])
    return _Ground(game, view, seat, composition, kingdom, score(view, kingdom), twin)


def _fact(ground: _Ground) -> TownFact:
    composition, why = ground.composition, ground.composition.why
    after = composition.view.kingdom_of(ground.seat)
    built, burnt = ground.one(Step.BUILD), ground.one(Step.BURN)
    sites, burning = _sites_by_copy(composition.options.get(Step.BUILD, ())), _burning(ground)
    chosen = {copy: sites[copy] for copy in sites if copy != burning}
    if built is not None:
        chosen = {built.copy: sites[built.copy]}
    offers = [_offer(ground, moves) for moves in chosen.values()]
    return TownFact(
        coins=after.coins,
        knights=after.knights,
        knights_owned=after.knights_owned,
        towers=after.towers,
        queen=after.queen,
        discount=ground.mine.queen,
        taxes=_taxes(ground),
        no_tax=why.get(Step.TAX),
        offers=tuple(sorted(offers, key=_dearest)) if built is None else (),
        not_offered=_not_offered(ground, {*sites, burning}) if built is None else (),
        no_build=why.get(Step.BUILD),
        bought=None if built is None else offers[0],
        site=None if built is None else built.squares[0],
        burns=_burns(ground),
        no_burn=why.get(Step.BURN),
        burnt=None if burnt is None else burnt.copy,
    )


def _taxes(ground: _Ground) -> tuple[TaxOffer, ...]:
    """The squares where knights stand by the draft, and those where one more can, or one moves."""
    options = ground.composition.options.get(Step.TAX, ())
    posted = _moves(ground.composition, Step.TAX)
    cells = {cell.square: cell for cell in ground.composition.view.kingdom_of(ground.seat).cells}
    return tuple(
        TaxOffer(square, str(cells[square].terrain), ground.kingdom.tax(square), move in posted)
        for move in options
        for square in move.squares
    )


def _burns(ground: _Ground) -> tuple[BurnOffer, ...]:
    """Tell what the dragon could burn: named as it lies there once the draft has bought."""
    built, slots = ground.one(Step.BUILD), _slots(ground.view)
    left = [slot for name, slot in slots.items() if built is None or name != built.copy]
    cheapest = {slot.building: slot.price for slot in reversed(left)}
    return tuple(
        BurnOffer(
            move.copy,
            move.building,
            cheapest[move.building] if move.price is None else move.price,
        )
        for move in ground.composition.options.get(Step.BURN, ())
    )


def _burning(ground: _Ground) -> str:
    """The tile that the draft lets burn, by its name on the whole board; "" without a bribe."""
    board = ground.composition.view.board
    if board is None or ground.one(Step.BURN) is None:
        return ""
    price = next(slot.price for slot in board.slots if slot.burnt_by is not None)
    return next(name for name, slot in _slots(ground.view).items() if slot.price == price)


def _ends_bribe(ground: _Ground, purchase: Move) -> bool:
    """Whether a purchase would drive out the bribe of the draft."""
    burning = _burning(ground)
    if not burning or ground.one(Step.BUILD) is not None:
        return False
    bribe = Move(
        Kind.BURN,
        building=burning.partition("@")[0],
        price=_slots(ground.view)[burning].price,
    )
    slots = [move for move in ground.composition.moves if move.kind is not Kind.BURN]
    dropped = ground.game.compose([*slots, purchase, bribe]).dropped
    return any(move.kind is Kind.BURN for move, _ in dropped)


# -- buildings -------------------------------------------------------------------------------------


def _dearest(offer: BuildOffer) -> int:
    return -offer.printed


def _sites_by_copy(moves: Iterable[Move]) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.copy, []).append(move)
    return found


def _slots(view: GameView) -> dict[str, BoardSlot]:
    """The tiles on the board by the names that moves give them."""
    board = view.board
    return {board.copy_name(slot): slot for slot in board.slots if slot.building} if board else {}


def _offer(ground: _Ground, moves: Sequence[Move]) -> BuildOffer:
    """Tell what a copy costs, where it may stand and what it brings there, the best first."""
    building, slot = ground.view.building(moves[0].building), _slots(ground.view)[moves[0].copy]
    played = ground.twin.copy().play(moves[0])
    grown = {move.squares[0]: _grown(ground.kingdom, building, move, played) for move in moves}
    cards = {square: score(ground.view, kingdom) for square, kingdom in grown.items()}
    ranked = sorted(cards, key=lambda square: (-cards[square].total, square_order(square)))
    best = ranked[0]
    return BuildOffer(
        copy=moves[0].copy,
        building=building.id,
        printed=slot.price,
        price=-played.coins,
        now=_own_points(building, grown[best]) + cards[best].town - ground.score.town,
        sites=tuple(
            Site(
                number_of(place),
                square,
                cards[square].total - ground.score.total,
            )
            for place, square in enumerate(ranked, start=1)
        ),
        towers=grown[best].towers,
        queen=queen_won(ground.view, played),
        ends_bribe=_ends_bribe(ground, moves[0]),
    )


def _grown(kingdom: Kingdom, building: Building, move: Move, played: Played) -> Kingdom:
    """The kingdom as it is once a building was bought."""
    grown = kingdom.copy()
    grown.coins += played.coins
    grown.erect(building, move.squares[0])
    grown.queen = grown.queen or played.queen
    return grown


def _own_points(building: Building, kingdom: Kingdom) -> int:
    """What a building scores by itself: printed, and for what it counts (R56)."""
    return building.points + building.per_points * counted(
        building.per,
        towers=kingdom.towers,
        knights=kingdom.knights_owned(),
        territories=kingdom.territories(),
    )


def counted(per: str, *, towers: int, knights: int, territories: Iterable[Territory]) -> int:
    """Return how many there are of what a building counts (R56)."""
    if per == TOWER:
        return towers
    if per == KNIGHT:
        return knights
    return sum(territory.terrain == per for territory in territories)


def queen_won(view: GameView, played: Played) -> QueenWon | None:
    """Tell from whom a move won the Queen, where it did (R41): a team hosts her together (R25)."""
    if not played.queen:
        return None
    if played.queen_from is None:
        return QueenWon(None)
    first, *partner = view.kingdoms[played.queen_from - 1].seats
    return QueenWon(view.name(first), first, *map(view.name, partner))


def _not_offered(ground: _Ground, offered: Container[str]) -> tuple[NotOffered, ...]:
    """Tell of each building why it can't be bought; what holds for all is told once, elsewhere."""
    none = ground.composition.why.get(Step.BUILD)
    if none is not None and none.code in _SAME_FOR_ALL:
        return ()
    found = [(name, slot) for name, slot in _slots(ground.view).items() if name not in offered]
    found.sort(key=lambda one: -one[1].price)
    return tuple(
        NotOffered(
            copy=name,
            building=slot.building or "",
            price=ground.kingdom.price(slot.price),
            refusal=_why_not(ground, name),
        )
        for name, slot in found
    )


def _why_not(ground: _Ground, copy: str) -> Refusal:
    """Tell what the engine has against a building, on a square where one could stand."""
    move = replace(Move.parse(f"{Kind.BURN} {copy}"), kind=Kind.BUILD)
    move = replace(move, squares=(_free_square(ground.composition.view.kingdom_of(ground.seat)),))
    refusal = None if _has_ended(ground) else ground.twin.why_not(move)
    return refusal or _refusal(ground.game, ground.composition, move)


def _has_ended(ground: _Ground) -> bool:
    """Whether the turn is over by itself without anything built: nothing optional is left."""
    before, after = ground.game.turn, ground.twin.turn
    return before is None or after is None or before.text() != after.text()
