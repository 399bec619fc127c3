"""Everything refused, from one place: a code and its data become a sentence and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from cogs.codec import GAME, LISTS, CustomId, Ids
from cogs.screen import Button, Part, Screen, Style, Text, row, screen
from locales import Texts, name
from services.facts import Refused, SeatFact

Data = Mapping[str, object]
Value = TypeVar("Value")

NAMES: Final = frozenset({"lord", "host", "table", "after"})
"""Values that people chose: shown bold, escaped and isolated."""


def refusal(
    refused: Refused, texts: Texts, *, row_id: int = 0, retry: CustomId | None = None
) -> Screen:
    """Build the private answer to something refused.

    `row_id` is the game or table it was asked of; `retry` the press that may be tried again.
    """
    return screen(*parts(refused, texts, row_id=row_id, retry=retry))


def parts(
    refused: Refused, texts: Texts, *, row_id: int = 0, retry: CustomId | None = None
) -> list[Part]:
    """Build the parts of a refusal, for screens that say more."""
    buttons = [_offer(offer, row_id, texts) for offer in refused.offers]
    if retry is not None and retry.kind == "b":
        buttons.append(Button(texts.plain("errors-button-again"), retry, Style.MAIN))
    below = row(*_different(buttons))
    said: list[Part] = [Text(sentence(refused, texts))]
    return [*said, below] if below else said


def sentence(refused: Refused, texts: Texts) -> str:
    """Say what is, and what can be done."""
    teller = _TELLERS.get(refused.code)
    if teller is not None:
        return teller(refused.data, texts)
    return texts(f"errors-{refused.code}", **variables(refused.data, texts))


def variables(data: Data, texts: Texts) -> dict[str, str | int]:
    """Make the variables of a text from the data of a refusal."""
    return {key: _shown(key, value, texts) for key, value in data.items()}


def _shown(key: str, value: object, texts: Texts) -> str | int:
    if isinstance(value, int):
        return f"<@&{value}>" if key == "role" else value
    if isinstance(value, SeatFact):
        return f"**{name(value.name or '')}**"
    if isinstance(value, tuple | list):
        return texts.listed([str(_shown("", one, texts)) for one in value])
    return f"**{name(str(value))}**" if key in NAMES else str(value)


def get(data: Data, key: str, kind: type[Value]) -> Value | None:
    """Read one value of a refusal's data; None where it is missing or of another kind."""
    value = data.get(key)
    return value if isinstance(value, kind) else None


# -- codes that are told in more than one way ------------------------------------------------------


def _variant(code: str, choose: Callable[[Data], str]) -> Callable[[Data, Texts], str]:
    """Make a teller that chooses the text by the data."""

    def tell(data: Data, texts: Texts) -> str:
        ending = choose(data)
        key = f"errors-{code}-{ending}" if ending else f"errors-{code}"
        return texts(key, **variables(data, texts))

    return tell


def _turn_order(data: Data) -> str:
    if data.get("next"):
        return "next"
    return "after" if data.get("after") else ""


def _too_long(data: Data) -> str:
    width, limit = get(data, "width", int) or 0, get(data, "limit", int) or 0
    return "wide" if width > limit else "high"


_TELLERS: Final[dict[str, Callable[[Data, Texts], str]]] = {
    "not_your_turn": _variant("not_your_turn", _turn_order),
    "not_your_seat": _variant("not_your_seat", lambda data: "" if data.get("lord") else "nobody"),
    "turn_over": _variant("turn_over", lambda data: "" if data.get("lord") else "you"),
    "game_over": _variant("game_over", lambda data: "" if "points" in data else "ended"),
    "spot_area": _variant("spot_area", _too_long),
    "spot_apart": _variant("spot_apart", lambda data: "off" if "square" in data else ""),
    "bad_setup": _variant("bad_setup", lambda data: "players" if "least" in data else ""),
}


# -- the ways on -----------------------------------------------------------------------------------

_OFFERS: Final[dict[str, tuple[str, str, str, Style]]] = {
    # offer: (label, scope, action, style)
    "play": ("common-button-play", GAME, "play", Style.GO),
    "panel": ("errors-button-panel", GAME, "play", Style.MAIN),
    "spots": ("errors-button-spots", GAME, "play", Style.MAIN),
    "look": ("common-button-look", GAME, "look", Style.PLAIN),
    "takeback": ("errors-button-takeback", GAME, "takeback", Style.PLAIN),
    "join": ("errors-button-take-seat", GAME, "join", Style.GO),
    "leave": ("errors-button-leave", GAME, "leave", Style.PLAIN),
    "host": ("errors-button-host", GAME, "host", Style.PLAIN),
    "games": ("errors-button-games", LISTS, "games", Style.PLAIN),
    "open": ("errors-button-open", LISTS, "tables", Style.PLAIN),
    "new": ("errors-button-new", LISTS, "newtable", Style.PLAIN),
}


def _offer(offer: str, row_id: int, texts: Texts) -> Button:
    key, scope, action, style = _OFFERS[offer]
    ids = Ids(scope, row_id if scope == GAME else 0)
    return Button(texts.plain(key), ids(action), style)


def _different(buttons: Sequence[Button]) -> list[Button]:
    """Keep one button for each id: a message may hold an id only once."""
    return list({button.id: button for button in buttons}.values())


CODES: Final = frozenset(_TELLERS)
"""The codes told in more than one way; every other one is a text of its own."""
OFFERS: Final = frozenset(_OFFERS)
