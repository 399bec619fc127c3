"""The Court in words: resources, what a draft buys there, and what can't be bought."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs import errors
from cogs.play import words
from engine import RESOURCES, TOKENS, GameView, KingdomView
from locales import Texts
from render.words import effects
from services.facts import Refused
from services.facts.panels import CourtFact, PanelFact

FACE_UP: Final = 3
"""Tokens that lie face up when a line is laid out (R48)."""
RECRUITED: Final = 2
"""Kinds of resources that a face-up token costs (R46)."""
SEARCHED: Final = 4
"""Kinds of resources that a search of the pile costs (R46)."""


def token(id: str, texts: Texts) -> str:
    """Return the name of a token in a message: bold."""
    return f"**{effects.token_name(id, texts)}**"


def resources(counted: Mapping[str, int], texts: Texts) -> str:
    """Say counted resources in the order of the terrains: "2 wheat and 1 fish"."""
    lines = [
        texts.plain("courtpanel-resource", count=count, resource=effects.resource(kind, texts))
        for kind in RESOURCES.values()
        if (count := counted.get(kind, 0))
    ]
    return texts.listed(lines) if lines else texts.plain("courtpanel-resources-none")


def holdings(view: GameView, kingdom: KingdomView, texts: Texts) -> str:
    """Say a kingdom's resources in one sentence; nothing without The Court."""
    if view.court is None:
        return ""
    return texts("courtpanel-holdings", resources=resources(kingdom.resources, texts))


def payment(fact: PanelFact, squares: Sequence[str], texts: Texts) -> str:
    """Say the squares that pay, each with its resource: "wheat c6 and fish b4"."""
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


def hint(fact: PanelFact, texts: Texts) -> str:
    """Say on the Land tab what The Court offers; nothing once the draft bought a token."""
    court = fact.court
    if court is None or court.bought is not None:
        return ""
    best = max(court.offers, key=lambda one: one.sites[0].delta, default=None)
    if best is None:
        return texts("courtpanel-hint-search" if court.searches else "courtpanel-hint-none")
    key = "courtpanel-hint-both" if court.searches else "courtpanel-hint"
    called = effects.token_name(best.token, texts)
    return texts(key, token=called, gain=words.gained(best.sites[0].delta, texts))


def face_up(view: GameView, texts: Texts) -> list[str]:
    """List the face-up tokens with their effects, then say why there are no more (R48)."""
    if view.court is None:
        return []
    lines = [
        texts(
            "courtpanel-lies",
            token=token(id, texts),
            effect=effects.token_effect(TOKENS[id], texts),
        )
        for id in view.court.face_up
    ]
    return [*lines, *empty(view, texts)]


def empty(view: GameView, texts: Texts) -> list[str]:
    """Say why fewer than three tokens lie face up; nothing if there are three."""
    missing = FACE_UP - len(view.court.face_up) if view.court else 0
    if not missing:
        return []
    key = "courtpanel-empty" if view.remaining else "courtpanel-empty-last"
    return [texts(key, count=missing)]


# -- what the draft buys ---------------------------------------------------------------------------


def draft_sentences(fact: PanelFact, texts: Texts) -> list[str]:
    """Say what the draft does at The Court; nothing if it buys nothing."""
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


def about(id: str, texts: Texts) -> str:
    """Say the effect of a token, short enough for a list."""
    return words.described(effects.token_effect(TOKENS[id], texts))


# -- why not ---------------------------------------------------------------------------------------


def reasons(view: GameView, court: CourtFact, texts: Texts) -> list[str]:
    """Say why what is not offered can't be bought now; nothing once something was bought.

    A token that can't be bought is listed with its effect, since it may be bought later.
    """
    if court.bought is not None:
        return []
    kinds = sum(count > 0 for _, count in court.resources)
    lines = []
    if not court.offers and kinds < RECRUITED:
        lines.append(texts("courtpanel-short", short=RECRUITED - kinds))
    else:
        lines += _no_square(court, texts)
    if court.no_search is not None and not court.searches:
        lines.append(_no_search(court, kinds, texts))
    if court.searches:
        lines.append(texts("courtpanel-search-price"))
    shut = dict.fromkeys(id for id, _ in court.not_offered)
    lying = [
        texts(
            "courtpanel-lying-one",
            token=effects.token_name(id, texts),
            effect=effects.token_effect(TOKENS[id], texts),
        )
        for id in shut
    ]
    if lying:
        lines.append(texts("courtpanel-lying", tokens=texts.series(lying, " · ")))
    return [*lines, *empty(view, texts)]


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
