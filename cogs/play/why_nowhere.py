"""Why a domino fits nowhere: the spots that come nearest, and the rules that forbid them."""

from collections.abc import Sequence
from typing import Final

import locales
from cogs import errors
from cogs.play import words
from cogs.play.tabs import ids_of
from cogs.screen import Button, Row, Screen, Style, Text, screen
from engine import Refusal
from locales import Texts
from services.facts import Refused
from services.facts.panels import NearTry, PanelFact


def why(fact: PanelFact, tries: Sequence[NearTry], texts: Texts, *, places: int = 0) -> Screen:
    """List the nearest spots of a domino that fits nowhere, by the rule that forbids them.

    `places` counts the ways to lay it next to the kingdom, each orientation by itself.
    """
    assert fact.domino is not None
    domino = words.bold_number(fact.game.view, fact.domino)
    title = texts(
        "panel-why-title",
        domino=domino,
        halves=words.capital(words.halves(fact.domino, texts)),
        places=places,
    )
    spots: dict[str, list[str]] = {}
    for one in tries:
        where = f"**{locales.spot(one.left, one.right)}**"
        spots.setdefault(reason(one.refusal, texts), []).append(where)
    lines = [
        texts("panel-why-line", spot=texts.listed(where), reason=why)
        for why, where in spots.items()
    ]
    back = Button(texts.plain("panel-back"), ids_of(fact).for_anybody()("play"), Style.MAIN)
    return screen(
        Text("\n".join([title, *lines])), Row((back,)), accent=words.accent(fact.seat.seat)
    )


_PLACEMENT: Final = {
    "not_adjacent": "spot_apart",
    "off_canvas": "spot_apart",
    "overlap": "spot_taken",
    "area": "spot_area",
    "no_connection": "spot_match",
}


def reason(refusal: Refusal, texts: Texts) -> str:
    """Say why the engine forbids a placement."""
    code = _PLACEMENT.get(refusal.code, refusal.code)
    return errors.sentence(Refused(code, refusal.data), texts)
