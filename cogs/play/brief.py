"""Steps of a turn in one line: what changed, and what can be done next, for brief readers."""

from collections.abc import Iterable
from typing import Final

import locales
from cogs.play import court_words, digest, giants_tab, town_words, turn_panel, words
from cogs.play.spot_controls import numbered
from cogs.play.tabs import ids_of
from cogs.screen import Button, Screen, Style, Text, row, screen
from engine import DOMINOES, Kind, Step
from locales import Texts, name, signed
from render.words import effects
from services.facts.lists import DigestFact
from services.facts.panels import PanelFact

DRAFT: Final = "draft"
"""Stands for a step after which the whole draft is told: undo, take back."""
NEXT: Final = "next"
"""Stands for the beginning of a turn: only what is next is told."""
BEST: Final = 3
"""How many spots, crowns or giants are named."""
ROOM: Final = 800
"""How many characters the turns of others may take above a panel."""


def since(fact: DigestFact, texts: Texts) -> str:
    """Say what happened since the lord's last turn; nothing if nothing did."""
    turns = digest.turns(fact, texts, ROOM)
    return texts("brief-since", turns="\n".join(turns)) if turns else ""


def told(fact: PanelFact, typed: str, texts: Texts, *, note: str = "") -> Screen:
    """Say what a typed step changed and what is next, with the ways to the panel and the end."""
    ids = ids_of(fact)
    said = [*_changed(fact, typed, texts), *_also(fact, typed, texts), _next(fact, texts)]
    return screen(
        Text("\n".join([*turn_panel.news(fact, texts, note), " ".join(filter(None, said))])),
        row(
            Button(texts.plain("panel-end"), ids("end", fact.revision), Style.GO)
            if fact.ready
            else None,
            Button(texts.plain("brief-panel"), ids("play")),
        ),
        accent=words.accent(fact.seat.seat),
    )


def _changed(fact: PanelFact, typed: str, texts: Texts) -> list[str]:
    """Say what the step did, and what filled itself in with it, then the points."""
    if typed == DRAFT:
        return [turn_panel.drafted(fact, texts)]
    kinds = {typed, *fact.forced} if typed in (NEXT, Kind.PLACE) else {typed}
    said = _placed(fact, texts) if kinds & {Kind.PLACE, Kind.DISCARD} else []
    wanders = Kind.PLACE in kinds and fact.giant is not None and fact.giant.none_open
    if wanders or kinds & {Kind.GIANT, Kind.SEND}:
        said += giants_tab.draft_sentences(fact, texts)
    said += town_words.draft_sentences(fact, texts, kinds)
    if kinds & {Kind.RECRUIT, Kind.SEARCH}:
        said += court_words.draft_sentences(fact, texts)
    if said:
        said.append(_total(fact, texts))
    if Kind.CHOOSE in kinds:
        said.append(turn_panel.taken(fact, texts, "panel-takes-first"))
    return said


def _total(fact: PanelFact, texts: Texts) -> str:
    """Say the points that the draft brings, and what its lord would have: points, and coins."""
    gain, total = words.gained(fact.gain, texts), fact.after.total
    if fact.town is None:
        return texts("town-total", gain=gain, total=total)
    coins = town_words.coins(fact.town.coins, texts)
    return texts("brief-total-coins", gain=gain, total=total, coins=coins)


def _placed(fact: PanelFact, texts: Texts) -> list[str]:
    """Say where the domino lies, or that it fits nowhere, and what bonuses it wins or loses."""
    if fact.domino is None or (fact.chosen is None and not fact.discards):
        return []
    domino = words.bold_number(fact.game.view, fact.domino)
    if fact.chosen is None:
        said = texts("panel-fits-nowhere", domino=domino)
    else:
        halves, (left, right) = DOMINOES[fact.domino], fact.chosen
        said = texts(
            "brief-placed",
            domino=domino,
            spot=locales.spot(left, right),
            left=words.half(halves.left, texts),
            left_square=left,
            right=words.half(halves.right, texts),
            right_square=right,
        )
    return [said, *words.bonus_changes(fact.changes, texts)]


# -- what can be done ------------------------------------------------------------------------------


def _also(fact: PanelFact, typed: str, texts: Texts) -> list[str]:
    """Say what is optional, once: when the domino has been placed."""
    if typed not in (Kind.PLACE, Kind.DISCARD, DRAFT, NEXT):
        return []
    town, said = fact.town, list[str]()
    sends = fact.giant.sends if fact.giant is not None and fact.giant.sent is None else ()
    if sends:
        found = [(f"{one.square} → {name(one.name)}", signed(one.delta)) for one in sends[:BEST]]
        said.append(texts("brief-can-send", giants=_either(found, texts)))
    if town is not None:
        taxes = [
            (one.square, town_words.coins(one.coins, texts))
            for one in town.taxes
            if town.knights and not one.chosen
        ]
        offers = [
            (effects.name(one.building, texts), town_words.price(one.price, texts))
            for one in town.offers
        ]
        for key, found in (("brief-can-tax", taxes), ("brief-can-build", offers)):
            if found:
                said.append(texts(key, offers=_either(found, texts)))
        if town.burns and town.burnt is None:
            said.append(texts("brief-can-burn"))
    return [*said, court_words.hint(fact, texts)]


def _next(fact: PanelFact, texts: Texts) -> str:
    """Say the next thing that the turn waits for, with what can be chosen."""
    todo = fact.composition.todo
    if fact.ready:
        return " ".join(filter(None, (turn_panel.warning(fact, texts), texts("brief-next-end"))))
    if Step.PLACE in todo and fact.domino is not None and fact.spots is not None:
        return _next_place(fact, fact.domino, texts)
    if Step.GIANT in todo and fact.giant is not None:
        crowns = [(one.square, signed(one.delta)) for one in fact.giant.crowns[:BEST]]
        return texts("brief-next-giant", crowns=_either(crowns, texts))
    view = fact.game.view
    free = [words.number(view, slot.domino) for slot in view.next_line if slot.seat is None]
    return texts("brief-next-choose", dominoes=texts.either(free))


def _next_place(fact: PanelFact, domino: str, texts: Texts) -> str:
    assert fact.spots is not None, "asked of a domino that fits somewhere"
    said: dict[str, str | int] = {
        "domino": words.bold_number(fact.game.view, domino),
        "halves": words.halves(domino, texts),
        "count": len(fact.spots.ranked),
    }
    best = [(locales.spot(*one.squares), signed(one.delta)) for one in numbered(fact)[:BEST]]
    if not best:
        return texts("brief-next-place", **said)
    return texts("brief-next-place-best", spots=_either(best, texts), **said)


def _either(found: Iterable[tuple[str, str]], texts: Texts) -> str:
    """List offers of which one is to be chosen, each with what it brings or costs."""
    return texts.either([texts("brief-offer", what=what, number=one) for what, one in found])
