"""Controls to choose a domino's spot in a turn and in a plan: letters, arrows and a list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import locales
from cogs.codec import CustomId
from cogs.play import words
from cogs.screen import OPTIONS, Button, Option, Part, Row, Select, Style
from engine import DOMINOES
from locales import Texts, signed
from render.requests import Candidate, PanelPicture
from render.words import effects
from services.facts.panels import PanelFact, Spot, Spots
from services.facts.plans import PlanPanelFact

PAGE: Final = OPTIONS - 1
"""Spots on one page of the list, if one page is not enough."""

Squares = tuple[str, str]


@dataclass(frozen=True, slots=True)
class SpotIds:
    number: Callable[[Spot], CustomId]
    arrow: Callable[[str, Spot | None], CustomId]
    """By the first letter of the way, and the spot it leads to, if there is one."""
    every: CustomId
    """Of the list; its values are a spot, "b5.a5", or "page." with a number."""


def lettered(
    fact: PanelFact | PlanPanelFact, chosen: Squares | None, ids: SpotIds, texts: Texts
) -> tuple[Button, ...]:
    """Return a button for each spot that has a letter in the picture."""
    return tuple(
        Button(
            number_label(spot, texts),
            ids.number(spot),
            Style.MAIN if spot.squares == chosen else Style.PLAIN,
        )
        for spot in numbered(fact)
    )


def every_spot(
    fact: PanelFact | PlanPanelFact,
    chosen: Squares | None,
    ids: SpotIds,
    texts: Texts,
    page: int | None = None,
) -> list[Part]:
    """Return what leads to every spot: the arrows and the list."""
    listed = spot_list(fact, chosen, ids, texts, page)
    if fact.spots is None or listed is None:
        return []
    return [_arrows(fact.spots, ids, texts), listed]


def spot_list(
    fact: PanelFact | PlanPanelFact,
    chosen: Squares | None,
    ids: SpotIds,
    texts: Texts,
    page: int | None = None,
) -> Select | None:
    """Return every spot as a list at one page; None: the page of the chosen spot."""
    spots, best = fact.spots, numbered(fact)
    if spots is None:
        return None
    options = [_option(spots.domino, spot, best, chosen, texts) for spot in spots.ranked]
    if len(options) > OPTIONS:
        options = _paged(options, page, texts)
    placeholder = texts.plain("panel-all-spots", count=len(spots.ranked))
    return Select(placeholder, ids.every, tuple(options))


def numbered(fact: PanelFact | PlanPanelFact) -> tuple[Spot, ...]:
    """Return the spots that have a letter; none if the table has switched letters off."""
    if fact.spots is None or not fact.game.table.setup.numbers:
        return ()
    return fact.spots.numbered


def squares_of(spots: Sequence[Spot], letter: str) -> tuple[str, ...]:
    """Return the squares of the spot that bears a letter, left half first; () if none does."""
    found = [spot for spot in spots if locales.letter(spot.number) == letter.upper()]
    return found[0].squares if found else ()


def spot_picture(
    fact: PanelFact | PlanPanelFact, chosen: Squares | None, taken: str | None
) -> PanelPicture:
    """Return the picture of the kingdom with the spots of the domino in hand."""
    ranked = fact.spots.ranked if fact.spots is not None else ()
    return PanelPicture(
        view=fact.composition.view,
        seat=fact.seat.seat,
        domino=fact.domino,
        candidates=tuple(
            Candidate(spot.number or 0, spot.left, spot.right, spot.delta)
            for spot in numbered(fact)
        ),
        chosen=chosen,
        taken=taken,
        gain=fact.gain if chosen else None,
        reach=tuple(sorted({square for spot in ranked for square in spot.squares})),
    )


def number_label(spot: Spot, texts: Texts) -> str:
    """Label a lettered spot: "A · c5–d5 (+4)"."""
    number, where = locales.letter(spot.number), locales.spot(*spot.squares)
    return texts.plain("panel-number", number=number, spot=where, gain=signed(spot.delta))


def bonus_hints(fact: PanelFact | PlanPanelFact, texts: Texts) -> list[str]:
    """Name the bonuses and quests behind the points of lettered spots, with their letters."""
    found: dict[tuple[str, int], list[str]] = {}
    for spot in numbered(fact):
        for change in spot.changes:
            found.setdefault(change, []).append(locales.letter(spot.number))
    return [
        texts(
            "panel-spots-bonus",
            bonus=effects.quest_short(key, texts),
            change=signed(points),
            spots=texts.listed(letters),
        )
        for (key, points), letters in found.items()
    ]


def _arrows(spots: Spots, ids: SpotIds, texts: Texts) -> Row:
    arrows = spots.arrows
    targets = {
        "left": arrows.left,
        "up": arrows.up,
        "down": arrows.down,
        "right": arrows.right,
        "turn": arrows.turn,
    }
    return Row(
        tuple(
            Button(texts.plain(f"panel-arrow-{way}"), ids.arrow(way[0], spot), off=spot is None)
            for way, spot in targets.items()
        )
    )


def _paged(options: Sequence[Option], page: int | None, texts: Texts) -> list[Option]:
    """Cut out one page and lead to the next; the last leads to the first."""
    pages = -(-len(options) // PAGE)
    if page is None:
        page = next((place for place, one in enumerate(options) if one.chosen), 0) // PAGE
    page %= pages
    following = (page + 1) % pages
    first = following * PAGE + 1
    last = min(first + PAGE - 1, len(options))
    more = texts.plain("panel-more-spots", first=first, last=last)
    return [*options[page * PAGE : (page + 1) * PAGE], Option(more, f"page.{following}")]


def _option(
    domino: str, spot: Spot, best: Sequence[Spot], chosen: Squares | None, texts: Texts
) -> Option:
    """List a spot: where, what it brings, and which half goes where."""
    about = halves_on(domino, spot.squares, texts)
    won = " ".join(words.bonus_changes(spot.changes, texts))
    about = words.described(f"{won} {about}") if won else about
    where, gain = locales.spot(*spot.squares), signed(spot.delta)
    label = texts.plain("panel-spot", spot=where, gain=gain)
    if spot in best:
        number = locales.letter(spot.number)
        label = texts.plain("panel-spot-numbered", number=number, spot=where, gain=gain)
    value = f"{spot.left}.{spot.right}"
    return Option(label, value, about, chosen=spot.squares == chosen)


def halves_on(domino: str, squares: Squares, texts: Texts) -> str:
    """Say which half of a domino lies where: "wheat on c5, lake 1 crown on d5"."""
    halves, (left, right) = DOMINOES[domino], squares
    return texts.plain(
        "panel-spot-about",
        left=words.half(halves.left, texts),
        left_square=left,
        right=words.half(halves.right, texts),
        right_square=right,
    )


def spot_suggestions(
    spots: Spots | None, best: Sequence[Spot], texts: Texts
) -> list[tuple[str, str]]:
    """Suggest the spots of a domino, the best first: the label of each, and its squares."""
    found = []
    for spot in spots.ranked if spots is not None else ():
        where, gain = locales.spot(*spot.squares), signed(spot.delta)
        label = texts.plain("panel-choice-spot-plain", spot=where, gain=gain)
        if spot in best:
            number = locales.letter(spot.number)
            label = texts.plain("panel-choice-spot", number=number, spot=where, gain=gain)
        found.append((label, " ".join(spot.squares)))
    return found
