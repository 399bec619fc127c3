"""Suggestions of buildings, tokens and payments: what is typed and understood comes first."""

from collections.abc import Sequence
from typing import TypeVar

from cogs.play import court_words, town_words
from cogs.play.court_actions import token_called, typed_token
from cogs.play.town_actions import building_called, typed_building
from cogs.slash_commands import Suggestion
from cogs.suggestions import understood_first
from locales import Texts, signed
from render.words import effects
from services.facts.panels import BuildOffer, BurnOffer, CourtFact, PanelFact, TokenOffer

Tile = TypeVar("Tile", BuildOffer, BurnOffer)


def suggested_buildings(fact: PanelFact, current: str, texts: Texts) -> list[Suggestion]:
    """Suggest buildings to buy."""
    offers, view = best_offers(fact), fact.game.view
    found = {one.copy: town_words.suggested(view, one, texts) for one in offers}
    return _ordered(found, [one.copy for one in buildings_called(current, offers, texts)], current)


def suggested_victims(fact: PanelFact, current: str, texts: Texts) -> list[Suggestion]:
    """Suggest buildings that the dragon can burn."""
    burns, view = fact.town.burns if fact.town else (), fact.game.view
    found = {
        one.copy: texts.plain(
            "town-choice-burn",
            building=town_words.tile(view, one.building, one.printed, texts),
            effect=effects.effect(view.building(one.building), texts),
        )
        for one in burns
    }
    return _ordered(found, [one.copy for one in buildings_called(current, burns, texts)], current)


def suggested_tokens(offers: Sequence[TokenOffer], current: str, texts: Texts) -> list[Suggestion]:
    """Suggest tokens of The Court."""
    found = {one.token: _token(one, texts) for one in offers}
    return _ordered(found, [one.token for one in tokens_called(current, offers, texts)], current)


def suggested_payments(fact: PanelFact, current: str, texts: Texts) -> list[Suggestion]:
    """Suggest payments for the token in the draft, whose squares may be typed in any order."""
    bought = fact.court.bought if fact.court else None
    found = {
        " ".join(one.squares): texts.plain(
            "courtpanel-choice-pay",
            paid=court_words.payment(fact, one.squares, texts),
            gain=signed(one.delta),
        )
        for one in (bought.payments if bought else ())
    }
    typed = sorted(current.lower().replace(",", " ").split())
    return _ordered(found, [value for value in found if sorted(value.split()) == typed], current)


def _ordered(found: dict[str, str], meant: Sequence[str], current: str) -> list[Suggestion]:
    """Return labels by their values as suggestions, first those that the typed text means."""
    some = [(label, value) for value, label in found.items()]
    return understood_first([(found[value], value) for value in meant], some, current)


def buildings_called(typed: str, tiles: Sequence[Tile], texts: Texts) -> list[Tile]:
    """Return the buildings that a typed name means, as the commands read it."""
    called = building_called(typed_building(typed), texts)
    return [one for one in tiles if called in (one.copy, one.building)]


def tokens_called(typed: str, offers: Sequence[TokenOffer], texts: Texts) -> list[TokenOffer]:
    """Return the tokens that a typed name means, as the commands read it."""
    called = token_called(typed_token(typed), texts)
    return [one for one in offers if one.token == called]


def best_offers(fact: PanelFact) -> list[BuildOffer]:
    """Order what can be bought by what it brings on its best square, then by its price."""
    town = fact.town
    if town is None:
        return []
    offers = [town.bought] if town.bought else list(town.offers)
    return sorted(offers, key=lambda offer: (_worth(offer), offer.price, offer.printed))


def best_tokens(court: CourtFact | None, *, searched: bool) -> list[TokenOffer]:
    """Order what can be bought, or bought instead, by what it brings on its best square."""
    if court is None:
        return []
    bought = court.bought
    known = [*(court.searches if searched else court.offers)]
    if bought is not None and bought.searched == searched:
        known.append(bought)
    once = {one.token: one for one in known}
    return sorted(once.values(), key=_worth)


def _worth(offer: BuildOffer | TokenOffer) -> int:
    """Order offers by what they bring on their best square, the most first."""
    return -max((site.delta for site in offer.sites), default=0)


def _token(one: TokenOffer, texts: Texts) -> str:
    token = effects.token_name(one.token, texts)
    if not one.sites:
        return token
    best = one.sites[0]
    return texts.plain(
        "courtpanel-choice", token=token, gain=signed(best.delta), square=best.square
    )
