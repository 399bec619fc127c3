"""The panel's Town tab: taxes, buildings, the dragon, and the domino to take."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from cogs.play import squares, town_words, turn_panel, words
from cogs.play.tabs import TOWN, ids_of
from cogs.screen import (
    Button,
    Option,
    Part,
    Row,
    Screen,
    Section,
    Select,
    Style,
)
from locales import Texts, signed
from render.requests import SiteMark, TownPicture
from render.words import effects
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
        before=_taxes(fact, offered, texts),
        sections=_sections(fact, offered, texts),
        instead=_offer_list(fact, offered, texts),
        steps=(*_sites(fact, offered, texts), _dragon(fact, offered, texts)),
        reasons=town_words.reasons(fact, texts),
        after=town_words.after_any(fact.game.view, _buyable(offered), texts),
    )


# -- what is ---------------------------------------------------------------------------------------


def _heading(fact: PanelFact, offered: TownFact, texts: Texts, note: str) -> str:
    title = texts("town-title", coins=town_words.coins(offered.coins, texts))
    purse = words.capital(town_words.purse(fact, texts))
    return "\n".join([title, *turn_panel.news(fact, texts, note, hidden=("again",)), purse])


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
    total = texts("town-total", gain=signed(fact.gain), total=fact.after.total)
    others = texts("town-other-site") if len(_numbered(fact, offered)) > 1 else ""
    return "\n".join([text, " ".join(one for one in (total, others, taken) if one)])


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
    """Offer the squares a knight can tax; a second press does nothing, [No tax] undoes it."""
    ids = ids_of(fact)
    buttons = [
        Button(
            texts.plain("town-tax", square=offer.square, coins=signed(offer.coins)),
            ids("tax", offer.square),
            Style.MAIN if offer.chosen else Style.PLAIN,
        )
        for offer in offered.taxes
    ]
    taxed = [offer.square for offer in offered.taxes if offer.chosen]
    key = "town-no-tax" if len(taxed) == 1 else "town-no-tax-on"
    buttons += [
        Button(texts.plain(key, square=square), ids("giveback", "tax", square)) for square in taxed
    ]
    return Row(tuple(buttons)) if buttons else None


def _sections(fact: PanelFact, offered: TownFact, texts: Texts) -> list[Part]:
    """List the buildings that can be bought, with a button each; none once one is bought."""
    ids, offers = ids_of(fact), _buyable(offered)
    copies = Counter(offer.building for offer in offers)
    sections: list[Part] = []
    for offer in offers:
        name = effects.name(offer.building, texts)
        called = f"{name} {offer.printed}" if copies[offer.building] > 1 else name
        button = Button(texts.plain("town-build", building=called), ids("build", offer.copy))
        sections.append(Section(_offer(fact, offer, texts), button))
    return sections


def _buyable(offered: TownFact) -> Sequence[BuildOffer]:
    return () if offered.bought is not None else offered.offers


def _offer(fact: PanelFact, offer: BuildOffer, texts: Texts) -> str:
    """Say a building's name and price, its effect and worth now, and whether it ends a bribe."""
    view = fact.game.view
    kind = view.building(offer.building)
    title = texts(
        "town-offer-title",
        building=f"**{town_words.tile(view, offer.building, offer.printed, texts)}**",
        price=town_words.price(offer.price, texts),
    )
    effect = words.capital(effects.effect(kind, texts))
    if kind.per or kind.crowns:
        key = "town-offer-now" if kind.per else "town-offer-crown"
        said = texts(key, effect=effect, points=offer.now)
    else:
        said = texts("town-offer-about", effect=effect)
    return f"{title}\n{' '.join([said, *town_words.ending_bribe(offer, texts)])}"


def _offer_list(fact: PanelFact, offered: TownFact, texts: Texts) -> Select:
    view = fact.game.view
    options = [
        Option(
            town_words.offer_label(view, offer, texts),
            offer.copy,
            texts.plain("town-ends-bribe")
            if offer.ends_bribe
            else town_words.about(view, offer.building, texts),
        )
        for offer in _buyable(offered)
    ]
    return Select(texts.plain("town-build-list"), ids_of(fact)("build"), tuple(options))


def _numbered(fact: PanelFact, offered: TownFact) -> Sequence[Site]:
    sites = offered.bought.sites if offered.bought is not None else ()
    return squares.numbered(sites, numbers=fact.game.table.setup.numbers)


def _sites(fact: PanelFact, offered: TownFact, texts: Texts) -> list[Part]:
    """Offer squares for the bought building: the best as buttons, all in a list if more."""
    bought = offered.bought
    if bought is None:
        return []
    back = Button(texts.plain("town-give-back"), ids_of(fact)("giveback", "build"))
    return squares.controls(
        bought.sites,
        offered.site,
        partial(ids_of(fact), "site", bought.copy),
        texts,
        numbers=fact.game.table.setup.numbers,
        key="panel-square",
        more=(back,),
    )


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
