"""Controls to choose a square: the best as numbered buttons, all in a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cogs.codec import CustomId
from cogs.screen import OPTIONS, Button, Option, Select, Style
from locales import Texts, signed
from services.facts.panels import CrownOffer, Site

Choice = TypeVar("Choice", Site, CrownOffer)


def numbered(choices: Sequence[Choice], *, numbers: bool) -> Sequence[Choice]:
    """Return the squares that carry a number; none if the table has switched numbers off."""
    return [one for one in choices if one.number is not None] if numbers else ()


def buttons(
    shown: Sequence[Site] | Sequence[CrownOffer],
    chosen: str | None,
    id_of: Callable[[str], CustomId],
    texts: Texts,
    *,
    key: str = "panel-square-gain",
) -> list[Button]:
    """Make a button for each numbered square."""
    return [
        Button(
            texts.plain(key, number=one.number or 0, square=one.square, gain=signed(one.delta)),
            id_of(one.square),
            Style.MAIN if one.square == chosen else Style.PLAIN,
        )
        for one in shown
    ]


def square_list(
    choices: Sequence[Site] | Sequence[CrownOffer],
    chosen: str | None,
    id: CustomId,
    texts: Texts,
    *,
    key: str = "panel-all-squares",
) -> Select:
    """List all squares, with what each changes."""
    options = tuple(
        Option(
            texts.plain("panel-square-listed", square=one.square, gain=signed(one.delta)),
            one.square,
            chosen=one.square == chosen,
        )
        for one in choices[:OPTIONS]
    )
    return Select(texts.plain(key, count=len(choices)), id, options)
