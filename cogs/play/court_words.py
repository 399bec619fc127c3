"""The Court in words: resources, what a draft buys there, and why not (PLAY §3.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cogs import errors
from cogs.play import words
from engine import RESOURCES, TOKENS, GameView, KingdomView
from locales import Texts, signed
from render import effects
from services.facts import CourtFact, PanelFact, Refused, TokenOffer

RECRUITED: Final = 2
"""Kinds of resources that a face-up token costs (R46)."""
SEARCHED: Final = 4
"""Kinds of resources that a search of the pile costs (R46)."""


def token(id: str, texts: Texts) -> str:
    """The name of a token in a message: bold."""
    return f"**{effects.token_name(id, texts)}**"


def resources(counted: Iterable[tuple[str, int]], texts: Texts) -> str:
    """What a kingdom bears: "2 wheat and 1 fish"."""
    told = [
        texts.plain("courtpanel-resource", count=count, resource=effects.resource(kind, texts))
        for kind, count in counted
        if count
    ]
    return texts.listed(told) if told else texts.plain("courtpanel-resources-none")


def borne(kingdom: KingdomView, texts: Texts) -> str:
    """What a kingdom bears, in the order of the terrains."""
    return resources(((kind, kingdom.resources.get(kind, 0)) for kind in RESOURCES.values()), texts)


def holdings(view: GameView, kingdom: KingdomView, texts: Texts) -> str:
    """What anybody may see of a kingdom's resources, in one sentence; nothing without The Court."""
    if view.court is None:
        return ""
    return texts("courtpanel-holdings", resources=borne(kingdom, texts))


def payment(fact: PanelFact, squares: Sequence[str], texts: Texts) -> str:
    """The squares that pay, each with what it bears: "wheat c6 and fish b4"."""
    cells = {
        cell.square: cell.terrain for cell in fact.composition.view.kingdom_of(fact.seat.seat).cells
    }
    return texts.listed(
        [
            texts.plain(
                "courtpanel-paid",
                resource=effects.resource(RESOURCES[cells[square]], texts),
                square=square,
            )
            for square in squares
            if cells.get(square) in RESOURCES
        ]
    )


# -- what the draft buys ---------------------------------------------------------------------------


def doings(fact: PanelFact, texts: Texts) -> list[str]:
    """What the draft does at The Court; nothing where it buys nothing."""
    court = fact.court
    if court is None or court.bought is None:
        return []
    return [
        texts(
            "courtpanel-found" if court.bought.searched else "courtpanel-bought",
            token=token(court.bought.token, texts),
            square=f"**{court.site}**",
            paid=payment(fact, court.paid, texts),
        )
    ]


def worth(offer: TokenOffer, texts: Texts) -> str:
    """What a token brings, and what that is worth on its best square."""
    effect = words.capital(effects.token_effect(TOKENS[offer.token], texts))
    if not offer.sites:
        return texts("courtpanel-offer-about", effect=effect)
    best = offer.sites[0]
    square = f"**{best.square}**"
    return texts("courtpanel-offer-worth", effect=effect, gain=signed(best.delta), square=square)


def about(id: str, texts: Texts) -> str:
    """What a token brings, short enough for a list."""
    return words.described(effects.token_effect(TOKENS[id], texts))


# -- why not ---------------------------------------------------------------------------------------


def reasons(court: CourtFact, texts: Texts) -> list[str]:
    """Why what is not offered can't be bought now; nothing once something was bought."""
    if court.bought is not None:
        return []
    kinds = sum(count > 0 for _, count in court.resources)
    told = []
    if not court.offers and kinds < RECRUITED:
        told.append(texts("courtpanel-short", short=RECRUITED - kinds))
    else:
        told += _no_square(court, texts)
    if court.no_search is not None and not court.searches:
        told.append(_no_search(court, kinds, texts))
    return told


def _no_square(court: CourtFact, texts: Texts) -> list[str]:
    unfit = [id for id, refusal in court.not_offered if refusal.code == "court_none"]
    if not unfit:
        return []
    if not court.offers and len(unfit) == len(court.not_offered):
        return [texts("courtpanel-no-square")]
    names = texts.listed([effects.token_name(one, texts) for one in dict.fromkeys(unfit)])
    return [texts("courtpanel-no-square-for", tokens=names)]


def _no_search(court: CourtFact, kinds: int, texts: Texts) -> str:
    assert court.no_search is not None
    if kinds < SEARCHED:
        return texts("courtpanel-search-short", short=SEARCHED - kinds)
    key = f"courtpanel-search-{court.no_search.code}"
    if texts.has(key):
        return texts(key)
    return errors.sentence(Refused(court.no_search.code, court.no_search.data), texts)
