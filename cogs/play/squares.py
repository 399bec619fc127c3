"""Controls to choose a square: the best as lettered buttons, all in a list."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import locales
from cogs.codec import CustomId
from cogs.screen import OPTIONS, Button, Part, Select, Style, choice, rows
from locales import Texts, signed
from services.facts.panels import CrownOffer, Site

Choice = TypeVar("Choice", bound=Site | CrownOffer)


def numbered(choices: Sequence[Choice], *, numbers: bool) -> Sequence[Choice]:
    """Return the squares that carry a number; none if the table has switched numbers off."""
    return [one for one in choices if one.number is not None] if numbers else ()


def controls(
    choices: Sequence[Site | CrownOffer],
    chosen: str | None,
    id_of: Callable[..., CustomId],
    texts: Texts,
    *,
    numbers: bool,
    every: str = "panel-all-squares",
) -> list[Part]:
    """Offer the lettered squares as buttons; all squares in a list if there are more.

    `every` is the text of the list.
    """
    shown = numbered(choices, numbers=numbers)
    buttons = [
        Button(
            _label(one, shown, texts),
            id_of(one.square),
            Style.MAIN if one.square == chosen else Style.PLAIN,
        )
        for one in shown
    ]
    parts: list[Part] = [*rows(buttons)]
    if len(choices) > len(shown):
        parts.append(listed(choices, chosen, id_of(), texts, numbers=numbers, every=every))
    return parts


def listed(
    choices: Sequence[Site | CrownOffer],
    chosen: str | None,
    id: CustomId,
    texts: Texts,
    *,
    numbers: bool,
    every: str = "panel-all-squares",
) -> Select:
    """Return all squares as a list, the best first, with the letters that some have."""
    shown = numbered(choices, numbers=numbers)
    labels = {one.square: _label(one, shown, texts) for one in choices[:OPTIONS]}
    return choice(texts.plain(every, count=len(choices)), id, labels, chosen or "")


def _label(one: Site | CrownOffer, shown: Sequence[Site | CrownOffer], texts: Texts) -> str:
    gain = signed(one.delta)
    if one not in shown:
        return texts.plain("panel-square-listed", square=one.square, gain=gain)
    number = locales.letter(one.number)
    return texts.plain("panel-square-gain", number=number, square=one.square, gain=gain)
