"""The panel's Town tab: taxes, buildings, the dragon, and the domino to take."""

from collections.abc import Sequence
from typing import Final

from cogs.play import squares, town_words, turn_panel, words
from cogs.play.tabs import TOWN, ids_of
from cogs.screen import (
    Button,
    Option,
    Row,
    Screen,
    Select,
    Style,
    row,
)
from locales import Texts
from render.requests import SiteMark, TownPicture
from services.facts.panels import BuildOffer, PanelFact, Site, TownFact

NO_BRIBE: Final = "none"
"""The value of the option that takes a bribe back."""


def town(fact: PanelFact, texts: Texts, *, note: str = "") -> Screen:
    offered = fact.town
    assert offered is not None, "the town opens once the domino is placed"
    return turn_panel.other_tab(
        fact,
        texts,
        TOWN,
        heading=_heading(fact, offered, texts, note),
        picture=_picture(fact, offered),
        result=_result(fact, offered, texts),
        offers=(
            _taxes(fact, offered, texts),
            _build(fact, offered, texts),
            _site(fact, offered, texts),
            _dragon(fact, offered, texts),
        ),
        hints=(
            *town_words.reasons(fact, texts),
            *town_words.after_any(fact.game.view, _buyable(offered), texts),
        ),
    )


# -- what is ---------------------------------------------------------------------------------------


def _heading(fact: PanelFact, offered: TownFact, texts: Texts, note: str) -> str:
    title = texts("town-title", coins=town_words.coins(offered.coins, texts))
    purse = words.capital(town_words.purse(fact, texts))
    return "\n".join([title, *turn_panel.news(fact, texts, note), purse])


def _picture(fact: PanelFact, offered: TownFact) -> TownPicture:
    return TownPicture(
        view=fact.composition.view,
        seat=fact.seat.seat,
        discount=offered.discount,
        payable=tuple(offer.printed for offer in offered.offers),
        sites=tuple(
            SiteMark(site.number, site.square)
            for site in _numbered(fact, offered)
            if site.number is not None
        ),
        chosen=offered.site,
        posts=tuple(offer.square for offer in offered.taxes if offer.chosen),
        gain=fact.gain if fact.chosen or offered.used else None,
        taken=fact.taken,
    )


def _result(fact: PanelFact, offered: TownFact, texts: Texts) -> str:
    taken = turn_panel.taken(fact, texts)
    if not offered.used:
        can = _can(fact, offered, texts)
        return f"{can} {taken}" if taken else can
    text = " ".join(town_words.draft_sentences(fact, texts))
    total = texts("town-total", gain=words.gained(fact.gain, texts), total=fact.after.total)
    return " ".join(one for one in (text, total, taken) if one)


def _can(fact: PanelFact, offered: TownFact, texts: Texts) -> str:
    """Say what can be done in the town while nothing of it is done."""
    domino = words.bold_number(fact.game.view, fact.domino or "")
    knights = min(len(offered.taxes), offered.knights)
    if offered.taxes and offered.offers:
        return texts("town-can-tax-build", domino=domino, knights=knights)
    if offered.taxes:
        return texts("town-can-tax", domino=domino, knights=knights)
    if offered.offers:
        return texts("town-can-build")
    return texts("town-can-burn" if offered.burns else "town-can-nothing")


# -- the steps -------------------------------------------------------------------------------------


def _taxes(fact: PanelFact, offered: TownFact, texts: Texts) -> Row | None:
    """Offer the squares that a knight can tax, or leave again, and to give a building back.

    What the draft does already has the button that takes it back, so a press is never doubled.
    """
    ids = ids_of(fact)
    buttons = [
        Button(
            texts.plain("town-no-tax-on", square=offer.square),
            ids("giveback", "tax", offer.square),
            Style.MAIN,
        )
        if offer.chosen
        else Button(
            texts.plain("town-tax", square=offer.square, coins=offer.coins),
            ids("tax", offer.square),
        )
        for offer in offered.taxes
    ]
    if offered.bought is not None:
        buttons.append(Button(texts.plain("town-give-back"), ids("giveback", "build")))
    return row(*buttons)


def _buyable(offered: TownFact) -> Sequence[BuildOffer]:
    return () if offered.bought is not None else offered.offers


def _build(fact: PanelFact, offered: TownFact, texts: Texts) -> Select | None:
    """List the buildings that can be bought; None once one is."""
    view = fact.game.view
    options = tuple(
        Option(
            town_words.suggested(view, offer, texts),
            offer.copy,
            texts.plain("town-ends-bribe")
            if offer.ends_bribe
            else town_words.about(view, offer.building, texts),
        )
        for offer in _buyable(offered)
    )
    if not options:
        return None
    return Select(texts.plain("town-build-list"), ids_of(fact)("build"), options)


def _numbered(fact: PanelFact, offered: TownFact) -> Sequence[Site]:
    sites = offered.bought.sites if offered.bought is not None else ()
    return squares.numbered(sites, numbers=fact.game.table.setup.numbers)


def _site(fact: PanelFact, offered: TownFact, texts: Texts) -> Select | None:
    """List the squares for the bought building; None if there is only one."""
    bought = offered.bought
    if bought is None or len(bought.sites) < 2:
        return None
    id, numbers = ids_of(fact)("site", bought.copy), fact.game.table.setup.numbers
    return squares.listed(bought.sites, offered.site, id, texts, numbers=numbers)


def _dragon(fact: PanelFact, offered: TownFact, texts: Texts) -> Select | None:
    """List the buildings that the dragon could burn; the draft's bribe can be taken back."""
    if not offered.burns:
        return None
    view = fact.game.view
    options = [
        Option(
            texts.plain(
                "town-burn", building=town_words.tile(view, one.building, one.printed, texts)
            ),
            one.copy,
            town_words.about(view, one.building, texts),
            chosen=one.copy == offered.burnt,
        )
        for one in offered.burns
    ]
    if offered.burnt is not None:
        options.append(Option(texts.plain("town-no-bribe"), NO_BRIBE))
    return Select(texts.plain("town-bribe"), ids_of(fact)("burn"), tuple(options))
