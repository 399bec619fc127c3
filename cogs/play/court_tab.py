"""The panel's Court tab: tokens to recruit, the pile to search, and what pays."""

from collections.abc import Sequence
from typing import Final

from cogs.play import court_words, squares, turn_panel, words
from cogs.play.tabs import COURT, ids_of
from cogs.screen import (
    OPTIONS,
    Option,
    Screen,
    Select,
)
from engine import Kind
from locales import Texts, signed
from render.requests import CourtPicture, SiteMark
from render.words import effects
from services.facts.panels import CourtFact, PanelFact, Payment, TokenOffer

FACE_UP: Final = "r"
FROM_PILE: Final = "s"
"""The word of a payment's id that says how the token is bought."""


def court(fact: PanelFact, texts: Texts, *, note: str = "") -> Screen:
    offered = fact.court
    assert offered is not None, "The Court opens once the domino is placed"
    return turn_panel.other_tab(
        fact,
        texts,
        COURT,
        heading=_heading(fact, offered, texts, note),
        picture=_picture(fact, offered),
        result=_result(fact, offered, texts),
        offers=(
            _recruit(fact, offered, texts),
            _search(fact, offered, texts),
            _site(fact, offered, texts),
            _payments(fact, offered, texts),
        ),
        hints=court_words.reasons(fact.game.view, offered, texts),
    )


# -- what is ---------------------------------------------------------------------------------------


def _heading(fact: PanelFact, offered: CourtFact, texts: Texts, note: str) -> str:
    title = texts(
        "courtpanel-title", resources=court_words.resources(dict(offered.resources), texts)
    )
    return "\n".join([title, *turn_panel.news(fact, texts, note)])


def _picture(fact: PanelFact, offered: CourtFact) -> CourtPicture:
    court, bought = fact.game.view.court, offered.bought
    sites, numbers = bought.sites if bought else (), fact.game.table.setup.numbers
    return CourtPicture(
        fact.composition.view,
        fact.seat.seat,
        offer=court.face_up if court else (),
        payable=tuple(offer.token for offer in offered.offers),
        bought=bought.token if bought else None,
        searched=bought is not None and bought.searched,
        sites=tuple(
            SiteMark(site.number or 0, site.square)
            for site in squares.numbered(sites, numbers=numbers)
        ),
        chosen=offered.site,
        paid=offered.paid,
        gain=fact.gain if fact.chosen or bought else None,
        chooses=True,
        taken=fact.taken,
    )


def _result(fact: PanelFact, offered: CourtFact, texts: Texts) -> str:
    taken = turn_panel.taken(fact, texts)
    if offered.bought is None:
        can = offered.offers or offered.searches
        said = texts("courtpanel-can" if can else "courtpanel-can-nothing")
        return f"{said} {taken}".rstrip()
    text = " ".join(court_words.draft_sentences(fact, texts))
    total = texts("town-total", gain=words.gained(fact.gain, texts), total=fact.after.total)
    return f"{text} {total} {taken}".rstrip()


# -- what can be bought ----------------------------------------------------------------------------


def _different(offers: Sequence[TokenOffer]) -> list[TokenOffer]:
    """Keep one offer for each kind: which of two copies is bought makes no difference."""
    return list({offer.token: offer for offer in offers}.values())


def _recruit(fact: PanelFact, offered: CourtFact, texts: Texts) -> Select | None:
    """List the face-up tokens that can be bought, with the best square of each."""
    if not offered.offers:
        return None
    options = tuple(
        Option(
            texts.plain(
                "courtpanel-choice",
                token=effects.token_name(offer.token, texts),
                gain=signed(offer.sites[0].delta),
                square=offer.sites[0].square,
            ),
            offer.token,
            court_words.about(offer.token, texts),
        )
        for offer in _different(offered.offers)
    )
    return Select(texts.plain("courtpanel-recruit-list"), ids_of(fact)(Kind.RECRUIT), options)


def _search(fact: PanelFact, offered: CourtFact, texts: Texts) -> Select | None:
    """List the tokens of the pile, the best first, with how many are left and the best square."""
    if not offered.searches:
        return None
    best = sorted(_different(offered.searches), key=lambda one: -one.sites[0].delta)
    options = tuple(
        Option(
            texts.plain(
                "courtpanel-search-token",
                token=effects.token_name(offer.token, texts),
                left=offer.left,
                gain=signed(offer.sites[0].delta),
                square=offer.sites[0].square,
            ),
            offer.token,
            court_words.about(offer.token, texts),
        )
        for offer in best[:OPTIONS]
    )
    return Select(texts.plain("courtpanel-search"), ids_of(fact)(Kind.SEARCH), options)


# -- its square, and what pays ---------------------------------------------------------------------


def _site(fact: PanelFact, offered: CourtFact, texts: Texts) -> Select | None:
    """List the squares for the bought token; None if there is only one."""
    bought = offered.bought
    if bought is None or len(bought.sites) < 2:
        return None
    action = Kind.SEARCH if bought.searched else Kind.RECRUIT
    id, numbers = ids_of(fact)(action, bought.token), fact.game.table.setup.numbers
    return squares.listed(bought.sites, offered.site, id, texts, numbers=numbers)


def _payments(fact: PanelFact, offered: CourtFact, texts: Texts) -> Select | None:
    """List the ways to pay, the cheapest first; None if there is only one."""
    bought = offered.bought
    if bought is None or len(bought.payments) < 2 or offered.site is None:
        return None
    options = tuple(_payment(fact, one, offered, texts) for one in bought.payments[:OPTIONS])
    how = FROM_PILE if bought.searched else FACE_UP
    id = ids_of(fact)("pay", bought.token, offered.site, how)
    return Select(texts.plain("courtpanel-pay-list"), id, options)


def _payment(fact: PanelFact, one: Payment, offered: CourtFact, texts: Texts) -> Option:
    paid = court_words.payment(fact, one.squares, texts)
    return Option(
        texts.plain("courtpanel-pay", paid=paid, gain=signed(one.delta)),
        ".".join(one.squares),
        chosen=set(one.squares) == set(offered.paid),
    )
