"""What the town offers in a turn being composed: taxes, buildings, the dragon.

Everything is calculated from the engine's answers; none of it is advice.
"""

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
)
from engine.buildings import KNIGHT, TOWER, Building
from engine.views import BoardSlot
from services.facts.games import QueenWon
from services.facts.panels import BuildOffer, BurnOffer, NotOffered, Site, TaxOffer, TownFact
from services.offers.trial_kingdom import kingdom_with_domino, rank, score

_BEFORE = (Step.PLACE, Step.GIANT, Step.SEND, Step.TAX)
_SAME_FOR_ALL = ("build_none", "build_no_square")


def town(game: Game, view: GameView, seat: int, composition: Composition) -> TownFact | None:
    """Describe what the town offers, given a draft; None if the box has no town, or too early.

    `view` is the game's, without the draft.
    """
    if view.board is None or not _moves(composition, Step.PLACE):
        return None
    return _fact(_position(game, view, seat, composition))


def taxes(
    game: Game, view: GameView, seat: int, composition: Composition
) -> tuple[tuple[TaxOffer, ...], Refusal | None]:
    """Return where a draft allows knights, or why nowhere; without a town neither."""
    if view.board is None or not _moves(composition, Step.PLACE):
        return (), None
    found = _taxes(_position(game, view, seat, composition))
    return found, composition.why.get(Step.TAX)


def best_square(found: TownFact | None, copy: str) -> str | None:
    """Return the best square for a building, if it is offered."""
    offers = found.offers if found is not None else ()
    return next((offer.sites[0].square for offer in offers if offer.copy == copy), None)


def why_not_build(game: Game, seat: int, composition: Composition, wanted: Move) -> Refusal:
    """Return why a building is not offered, wherever it would be built."""
    square = _free_square(composition.view.kingdom_of(seat))
    return _refusal(game, composition, replace(wanted, squares=(square,)))


def _moves(composition: Composition, *steps: Step) -> list[Move]:
    return [move for move in composition.moves if move.step in steps]


def _free_square(kingdom: KingdomView) -> str:
    """Return a square where a building could be built, or the castle's if there is none."""
    free = (c.square for c in kingdom.cells if c.terrain is Terrain.TOWN and not c.building)
    return next(free, kingdom.castle)


def _refusal(game: Game, composition: Composition, move: Move) -> Refusal:
    """Return why the engine refuses a move in a draft without other moves of the town."""
    slots = _moves(composition, *_BEFORE)
    dropped = game.compose([*slots, move]).dropped
    return next(refusal for one, refusal in dropped if one == move)


@dataclass(frozen=True, slots=True)
class _Position:
    """A turn before anything is built: the game, its lord's kingdom, the draft."""

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
        """Return the draft's move of a step that is done only once."""
        return next(iter(_moves(self.composition, step)), None)


def _position(game: Game, view: GameView, seat: int, composition: Composition) -> _Position:
    kingdom, twin = kingdom_with_domino(view, seat, composition), game.copy()
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
            # The crown is still to be chosen; which one makes no difference to the town.
            twin.play(composition.options[Step.GIANT][0])
    return _Position(game, view, seat, composition, kingdom, score(view, kingdom), twin)


def _fact(position: _Position) -> TownFact:
    composition, why = position.composition, position.composition.why
    after = composition.view.kingdom_of(position.seat)
    built, burnt = position.one(Step.BUILD), position.one(Step.BURN)
    sites, burning = _sites_by_copy(composition.options.get(Step.BUILD, ())), _burning(position)
    chosen = {copy: sites[copy] for copy in sites if copy != burning}
    if built is not None:
        chosen = {built.copy: sites[built.copy]}
    offers = [_offer(position, moves) for moves in chosen.values()]
    return TownFact(
        coins=after.coins,
        knights=after.knights,
        knights_owned=after.knights_owned,
        towers=after.towers,
        queen=after.queen,
        discount=position.mine.queen,
        taxes=_taxes(position),
        no_tax=why.get(Step.TAX),
        offers=tuple(sorted(offers, key=lambda offer: -offer.printed)) if built is None else (),
        not_offered=_not_offered(position, {*sites, burning}) if built is None else (),
        no_build=why.get(Step.BUILD),
        bought=None if built is None else offers[0],
        site=None if built is None else built.squares[0],
        burns=_burns(position),
        no_burn=why.get(Step.BURN),
        burnt=None if burnt is None else burnt.copy,
    )


def _taxes(position: _Position) -> tuple[TaxOffer, ...]:
    """List the squares of the draft's knights, and those where one can be added or moved."""
    options = position.composition.options.get(Step.TAX, ())
    posted = _moves(position.composition, Step.TAX)
    cells = {
        cell.square: cell for cell in position.composition.view.kingdom_of(position.seat).cells
    }
    return tuple(
        TaxOffer(square, str(cells[square].terrain), position.kingdom.tax(square), move in posted)
        for move in options
        for square in move.squares
    )


def _burns(position: _Position) -> tuple[BurnOffer, ...]:
    """List what the dragon could burn, with the names after the draft's purchase."""
    built, slots = position.one(Step.BUILD), _slots(position.view)
    left = [slot for name, slot in slots.items() if built is None or name != built.copy]
    cheapest = {slot.building: slot.price for slot in reversed(left)}
    return tuple(
        BurnOffer(
            move.copy,
            move.building,
            cheapest[move.building] if move.price is None else move.price,
        )
        for move in position.composition.options.get(Step.BURN, ())
    )


def _burning(position: _Position) -> str:
    """Return the tile that the draft burns, by its name on the whole board; "" without a bribe."""
    board = position.composition.view.board
    if board is None or position.one(Step.BURN) is None:
        return ""
    price = next(slot.price for slot in board.slots if slot.burnt_by is not None)
    return next(name for name, slot in _slots(position.view).items() if slot.price == price)


def _ends_bribe(position: _Position, purchase: Move) -> bool:
    """Whether a purchase would remove the bribe from the draft."""
    burning = _burning(position)
    if not burning or position.one(Step.BUILD) is not None:
        return False
    bribe = Move(
        Kind.BURN,
        building=burning.partition("@")[0],
        price=_slots(position.view)[burning].price,
    )
    slots = [move for move in position.composition.moves if move.kind is not Kind.BURN]
    dropped = position.game.compose([*slots, purchase, bribe]).dropped
    return any(move.kind is Kind.BURN for move, _ in dropped)


# -- buildings -------------------------------------------------------------------------------------


def _sites_by_copy(moves: Iterable[Move]) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.copy, []).append(move)
    return found


def _slots(view: GameView) -> dict[str, BoardSlot]:
    """Return the tiles on the board by the names used in moves."""
    board = view.board
    return {board.copy_name(slot): slot for slot in board.slots if slot.building} if board else {}


def _offer(position: _Position, moves: Sequence[Move]) -> BuildOffer:
    """Describe what a copy costs, where it may be built, and its gain there, best first."""
    building, slot = position.view.building(moves[0].building), _slots(position.view)[moves[0].copy]
    played = position.twin.copy().play(moves[0])
    grown = {move.squares[0]: _grown(position.kingdom, building, move, played) for move in moves}
    cards = {square: score(position.view, kingdom) for square, kingdom in grown.items()}
    gains = {square: card.total - position.score.total for square, card in cards.items()}
    sites = tuple(Site(*one) for one in rank(gains))
    best = sites[0].square
    return BuildOffer(
        copy=moves[0].copy,
        building=building.id,
        printed=slot.price,
        price=-played.coins,
        now=_own_points(building, grown[best]) + cards[best].town - position.score.town,
        sites=sites,
        towers=grown[best].towers,
        queen=queen_won(position.view, played),
        ends_bribe=_ends_bribe(position, moves[0]),
    )


def _grown(kingdom: Kingdom, building: Building, move: Move, played: Played) -> Kingdom:
    """Return the kingdom with a building bought."""
    grown = kingdom.copy()
    grown.coins += played.coins
    grown.erect(building, move.squares[0])
    grown.queen = grown.queen or played.queen
    return grown


def _own_points(building: Building, kingdom: Kingdom) -> int:
    """Return what a building scores by itself: printed points, and for what it counts (R56)."""
    return building.points + building.per_points * counted(
        building.per,
        towers=kingdom.towers,
        knights=kingdom.knights_owned(),
        territories=kingdom.territories(),
    )


def counted(per: str, *, towers: int, knights: int, territories: Iterable[Territory]) -> int:
    """Count the towers, knights or territories that a building scores for (R56)."""
    if per == TOWER:
        return towers
    if per == KNIGHT:
        return knights
    return sum(territory.terrain == per for territory in territories)


def queen_won(view: GameView, played: Played) -> QueenWon | None:
    """Return from whom a move won the Queen, if it did (R41): a team hosts her together (R25)."""
    if not played.queen:
        return None
    if played.queen_from is None:
        return QueenWon(None)
    first, *partner = view.kingdoms[played.queen_from - 1].seats
    return QueenWon(view.name(first), first, *map(view.name, partner))


def _not_offered(position: _Position, offered: Container[str]) -> tuple[NotOffered, ...]:
    """List why each building can't be bought; empty if `no_build` gives the reason for all."""
    none = position.composition.why.get(Step.BUILD)
    if none is not None and none.code in _SAME_FOR_ALL:
        return ()
    found = [(name, slot) for name, slot in _slots(position.view).items() if name not in offered]
    found.sort(key=lambda one: -one[1].price)
    return tuple(
        NotOffered(
            copy=name,
            building=slot.building or "",
            price=position.kingdom.price(slot.price),
            refusal=_why_not(position, name),
        )
        for name, slot in found
    )


def _why_not(position: _Position, copy: str) -> Refusal:
    """Return why the engine refuses a building, on a square where one could be built."""
    move = replace(Move.parse(f"{Kind.BURN} {copy}"), kind=Kind.BUILD)
    move = replace(
        move, squares=(_free_square(position.composition.view.kingdom_of(position.seat)),)
    )
    refusal = None if _has_ended(position) else position.twin.why_not(move)
    return refusal or _refusal(position.game, position.composition, move)


def _has_ended(position: _Position) -> bool:
    """Whether the turn ends by itself without a building: nothing optional is left."""
    before, after = position.game.turn, position.twin.turn
    return before is None or after is None or before.text() != after.text()
