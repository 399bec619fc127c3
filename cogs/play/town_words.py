"""The town in words: the purse, what a draft does there, and what is not possible."""

from collections.abc import Container, Iterable, Sequence
from typing import Final

from cogs import errors
from cogs.play import words
from engine import BoardSlot, GameView, Kind, KingdomView, Refusal
from locales import Texts, name
from render.words import effects
from services.facts import Refused
from services.facts.games import QueenWon, TurnReport
from services.facts.panels import BuildOffer, NotOffered, PanelFact, TownFact

TOWN_KINDS: Final = (Kind.TAX, Kind.BUILD, Kind.BURN)
"""What a turn can do in the town."""


def building(id: str, texts: Texts) -> str:
    """Return the name of a building in a message: bold."""
    return f"**{effects.name(id, texts)}**"


def tile(view: GameView, id: str, printed: int, texts: Texts) -> str:
    """Name a tile on the board, with its price if there are copies of it."""
    called = effects.name(id, texts)
    tiles = [slot.building for slot in view.board.slots] if view.board else []
    has_copies = tiles.count(id) > 1
    return texts.plain("town-copy", building=called, price=printed) if has_copies else called


def coins(count: int, texts: Texts) -> str:
    """Say a sum of money: "3 coins"."""
    return texts.plain("town-coins", coins=count)


def price(count: int, texts: Texts) -> str:
    """Say a price: "3 coins", or that it is free."""
    return texts.plain("town-price", coins=count)


# -- the purse -------------------------------------------------------------------------------------


def purse(fact: PanelFact, texts: Texts) -> str:
    """Say the knights, towers and Queen of the draft."""
    kingdom = fact.composition.view.kingdom_of(fact.seat.seat)
    gained = _gained(fact)
    owned, free = kingdom.knights_owned, kingdom.knights - gained
    later = gained if _has_later_turn(fact.game.view) else 0
    held = texts("town-knights", knights=owned, free=free, later=later)
    return texts(_purse_key(fact), held=held, towers=kingdom.towers)


def hint(fact: PanelFact, texts: Texts) -> str:
    """Say on the Land tab what the town offers; nothing once the draft does something there."""
    town = fact.town
    if town is None or town.used:
        return ""
    coins = sorted((offer.coins for offer in town.taxes), reverse=True)
    said: dict[str, str | int] = {
        "coins": sum(coins[: town.knights]),
        "buildings": len(town.offers),
    }
    if coins and town.offers:
        return texts("town-hint-both", **said)
    if coins:
        return texts("town-hint-tax", **said)
    if town.offers:
        return texts("town-hint-build", **said)
    return texts("town-hint-burn" if town.burns else "town-hint-none")


def full_purse(fact: PanelFact, texts: Texts) -> str:
    """Say the purse with its coins, for a screen whose title does not have them."""
    kingdom = fact.composition.view.kingdom_of(fact.seat.seat)
    return texts("town-purse-line", coins=coins(kingdom.coins, texts), purse=purse(fact, texts))


def _gained(fact: PanelFact) -> int:
    """Count the knights that a building of this draft brings: they wait for the next turn (R40)."""
    bought = fact.town.bought if fact.town else None
    return fact.game.view.building(bought.building).knights if bought else 0


def _has_later_turn(view: GameView) -> bool:
    """Whether the kingdom on turn has another turn in this game."""
    turn = view.turn
    if turn is None or view.round < view.rounds:
        return True
    mine = view.kingdom_of(turn.seat).seats
    return any(slot.seat in mine for slot in view.order[turn.number :])


def _purse_key(fact: PanelFact) -> str:
    """Choose the text by whether the Queen is here, and makes buildings cheaper already (R39)."""
    if fact.game.view.kingdom_of(fact.seat.seat).queen:
        return "town-purse-discount"
    now = fact.composition.view.kingdom_of(fact.seat.seat)
    return "town-purse-queen" if now.queen else "town-purse"


def holdings(view: GameView, kingdom: KingdomView, texts: Texts) -> str:
    """Say a kingdom's purse in one sentence; nothing without a town."""
    if view.board is None:
        return ""
    return texts(
        "town-holdings",
        queen="yes" if kingdom.queen else "no",
        coins=coins(kingdom.coins, texts),
        free=kingdom.knights,
        knights=kingdom.knights_owned,
        towers=kingdom.towers,
    )


def board_lines(view: GameView, seat: int | None, texts: Texts) -> str:
    """List the builders' board, the most expensive tile first, at the prices for a seat."""
    board = view.board
    if board is None:
        return ""
    mine = None if seat is None else view.kingdoms.index(view.kingdom_of(seat)) + 1
    slots = reversed(board.slots)
    return "\n".join(_slot(view, slot, board.price(slot, mine), texts) for slot in slots)


def _slot(view: GameView, slot: BoardSlot, asked: int, texts: Texts) -> str:
    """Say the tile of a slot, with its effect and what it costs if less, or why there is none."""
    price = slot.price
    if slot.building is not None:
        effect = effects.effect(view.building(slot.building), texts)
        called = building(slot.building, texts)
        key = "town-slot-cheaper" if asked != price else "town-slot"
        return texts(key, price=price, asked=asked, building=called, effect=effect)
    if slot.burnt_by is not None:
        return texts("town-slot-burnt", price=price)
    if slot.bought_by is None:
        return texts("town-slot-empty", price=price)
    lord = words.lords(view, view.kingdoms[slot.bought_by - 1].seats[0], texts)
    return texts("town-slot-bought", price=price, lord=lord)


# -- what the draft does ---------------------------------------------------------------------------


def draft_sentences(fact: PanelFact, texts: Texts, kinds: Container[str] = TOWN_KINDS) -> list[str]:
    """Say what the draft does in the town, sentence by sentence, in the order of the rules.

    Only what moves of these `kinds` do there.
    """
    town, lines = fact.town, list[str]()
    if town is None:
        return []
    if Kind.TAX in kinds:
        lines += [
            texts("town-taxed", square=offer.square, coins=offer.coins)
            for offer in town.taxes
            if offer.chosen
        ]
    if town.bought is not None and Kind.BUILD in kinds:
        lines += _bought(fact, town, town.bought, texts)
    if town.burnt is not None and Kind.BURN in kinds:
        burnt = f"**{_burnt(fact, town, texts)}**"
        lines.append(texts("town-burnt", building=burnt))
    return lines


def _burnt(fact: PanelFact, town: TownFact, texts: Texts) -> str:
    """Name the building that the draft burns, as its list does."""
    found = next((one for one in town.burns if one.copy == town.burnt), None)
    if found is None:
        return effects.name((town.burnt or "").partition("@")[0], texts)
    return tile(fact.game.view, found.building, found.printed, texts)


def _bought(fact: PanelFact, town: TownFact, offer: BuildOffer, texts: Texts) -> list[str]:
    view = fact.game.view
    said = texts(
        "town-bought",
        building=building(offer.building, texts),
        square=f"**{town.site}**",
        cost=offer.price,
    )
    return [said, *after_paying(view, offer, texts)]


def after_paying(view: GameView, offer: BuildOffer, texts: Texts) -> list[str]:
    """Say what a purchase does beside its points: knights later, the Queen, the end of a bribe."""
    lines = []
    if view.building(offer.building).knights and _has_later_turn(view):
        lines.append(texts("town-knights-later"))
    if offer.queen is not None:
        lines.append(_queen(offer.queen, offer.towers, texts))
    return [*lines, *ending_bribe(offer, texts)]


def ending_bribe(offer: BuildOffer, texts: Texts) -> list[str]:
    """Warn that buying a building would end the bribe of this draft."""
    return [texts("town-ends-bribe")] if offer.ends_bribe else []


def after_any(view: GameView, offers: Sequence[BuildOffer], texts: Texts) -> list[str]:
    """Say once for all buildings on offer what buying some of them does beside their points."""
    lines = []
    if any(view.building(offer.building).knights for offer in offers) and _has_later_turn(view):
        lines.append(texts("town-knights-later"))
    winning = [offer for offer in offers if offer.queen is not None]
    if winning:
        lines.append(_queens(view, winning, texts, every=1 < len(winning) == len(offers)))
    return lines


def _queens(view: GameView, winning: Sequence[BuildOffer], texts: Texts, *, every: bool) -> str:
    """Say which buildings win the Queen, and from whom."""
    hosts = next((won.hosts for offer in winning if (won := offer.queen) and won.hosts), ())
    key = "town-brings-queen-all" if every else "town-brings-queen"
    tiles = [tile(view, offer.building, offer.printed, texts) for offer in winning]
    lord = texts.listed([*map(name, hosts)])
    return texts(key, hosts=len(hosts), lord=lord, buildings=texts.listed(tiles))


def _queen(won: QueenWon, towers: int, texts: Texts) -> str:
    lord = words.bolds(won.hosts, texts)
    return texts("town-queen", towers=towers, hosts=len(won.hosts), lord=lord)


def turn_sentences(report: TurnReport, texts: Texts) -> list[str]:
    """Say what an ended turn did in the town, for its lord."""
    lines = [texts("panel-done-taxed", square=one.square, coins=one.coins) for one in report.taxed]
    if report.built is not None:
        called = building(report.built.building, texts)
        square, cost = report.built.square, report.built.cost
        lines.append(texts("panel-done-built", building=called, square=square, cost=cost))
    if report.queen is not None:
        hosts = words.bolds(report.queen.hosts, texts)
        key = "panel-done-queen-from" if hosts else "panel-done-queen"
        lines.append(texts(key, **({"lord": hosts} if hosts else {})))
    if report.burnt is not None:
        lines.append(texts("panel-done-burnt", building=building(report.burnt, texts)))
    return lines


# -- why not ---------------------------------------------------------------------------------------


def reasons(fact: PanelFact, texts: Texts) -> list[str]:
    """Say why what the town does not offer can't be done now: one sentence a step."""
    town = fact.town
    if town is None:
        return []
    lines = []
    if not town.taxes and town.no_tax is not None:
        lines.append(_reason(town.no_tax, fact, texts))
    if town.bought is None:
        lines += _no_build(fact, town, texts)
    if not town.burns and town.burnt is None and town.no_burn is not None:
        lines.append(_reason(town.no_burn, fact, texts))
    return lines


def _no_build(fact: PanelFact, town: TownFact, texts: Texts) -> list[str]:
    dear = [one for one in town.not_offered if one.refusal.code == "build_coins"]
    if dear:
        key = "town-too-dear" if town.burnt is None else "town-too-dear-bribe"
        return [texts(key, buildings=texts.listed(_short_of(dear, texts)))]
    if not town.offers and town.no_build is not None:
        return [_reason(town.no_build, fact, texts)]
    return []


def _short_of(dear: Iterable[NotOffered], texts: Texts) -> list[str]:
    """Say how many coins each building lacks; a bribe would be paid after it."""
    return [
        texts(
            "town-too-dear-one",
            building=effects.name(one.building, texts),
            short=one.price - (errors.get(one.refusal.data, "coins", int) or 0),
        )
        for one in dear
    ]


def _reason(refusal: Refusal, fact: PanelFact, texts: Texts) -> str:
    """Say a reason in one sentence: its own, or that of the refusal."""
    key = f"town-no-{refusal.code}"
    if refusal.code == "burn_out":
        return _dragon_out(refusal, fact, texts)
    if texts.has(key):
        return texts(key)
    return errors.sentence(Refused(refusal.code, refusal.data), texts)


def _dragon_out(refusal: Refusal, fact: PanelFact, texts: Texts) -> str:
    seat = errors.get(refusal.data, "seat", int) or fact.seat.seat
    if seat == fact.seat.seat:
        return texts("town-dragon-out-own")
    return texts("town-dragon-out", lord=name(fact.game.view.name(seat)))


# -- labels ----------------------------------------------------------------------------------------


def offer_label(view: GameView, offer: BuildOffer, texts: Texts) -> str:
    """Name a building with its price, for a list: "Church, 1 coin".

    If the printed price tells it from a copy, it says why another one is paid.
    """
    called, asked = tile(view, offer.building, offer.printed, texts), price(offer.price, texts)
    is_copy = called != effects.name(offer.building, texts)
    cheaper = is_copy and offer.price < offer.printed
    key = "town-offer-queen" if cheaper else "town-offer"
    return texts.plain(key, building=called, price=asked)


def about(view: GameView, id: str, texts: Texts) -> str:
    """Say the effect of a building, short enough for a list."""
    return words.described(effects.effect(view.building(id), texts))


def suggested(view: GameView, offer: BuildOffer, texts: Texts) -> str:
    """Name a building as a suggestion: "Church, 1 coin: now 6 points"."""
    label = offer_label(view, offer, texts)
    return texts.plain("town-choice-build", offer=label, points=offer.now)
