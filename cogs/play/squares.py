"""Controls to choose a square: the best as numbered buttons, all in a list."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import locales
from cogs.codec import CustomId
from cogs.screen import OPTIONS, Button, Part, Style, choice, rows
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
    key: str = "panel-square-gain",
    every: str = "panel-all-squares",
    more: Sequence[Button] = (),
) -> list[Part]:
    """Offer the numbered squares as buttons, then `more` buttons; all squares in a list if needed.

    `key` and `every` are the texts of a button and of the list.
    """
    shown = numbered(choices, numbers=numbers)
    buttons = [
        Button(
            texts.plain(
                key, number=locales.letter(one.number), square=one.square, gain=signed(one.delta)
            ),
            id_of(one.square),
            Style.MAIN if one.square == chosen else Style.PLAIN,
        )
        for one in shown
    ]
    parts: list[Part] = [*rows([*buttons, *more])]
    if len(choices) > len(shown):
        labels = {
            one.square: texts.plain(
                "panel-square-listed", square=one.square, gain=signed(one.delta)
            )
            for one in choices[:OPTIONS]
        }
        listed = choice(texts.plain(every, count=len(choices)), id_of(), labels, chosen or "")
        parts.insert(-1 if more else len(parts), listed)
    return parts
