"""The wording of why a set-up is refused (R19): what does not go together, and what does."""

from collections.abc import Mapping
from typing import Final

from engine import Box, Variant
from locales import Texts, name

Data = Mapping[str, object]

EXTRAS: Final = ("giants", "court", "teams")
QUOTED: Final = 40
"""How many characters of typed text are quoted."""


def sentence(data: Data, texts: Texts) -> str:
    """Say why a set-up is refused, by the data of BadSetup or of `setups.refusal`."""
    if data.get("rule") != "R19":
        return _not_offered(data, texts)
    match data.get("option"):
        case "players":
            return _players(data, texts)
        case "variants":
            return _variants(data, texts)
        case "quests":
            ending = "quests-two" if data.get("giants") else "quests"
            return texts(f"errors-bad_setup-{ending}")
        case str(option) if option in EXTRAS:
            return texts(f"errors-bad_setup-{option}", box=_box(data, texts))
        case _:
            return texts("errors-bad_setup-unknown", value=_value(data))


def _not_offered(data: Data, texts: Texts) -> str:
    """Say what tables can't be opened with here, although R19 allows it."""
    option = data.get("option")
    if option in EXTRAS:
        return texts("errors-bad_setup-here", part=texts(f"setup-extra-{option}"))
    if option == "box" and data.get("value") in list(Box):
        return texts("errors-bad_setup-here", part=texts(f"common-box-{data.get('value')}"))
    return texts("errors-bad_setup")


def _players(data: Data, texts: Texts) -> str:
    """Say how many lords a box is for, with the requested giants or teams or without."""
    if data.get("teams"):
        return texts("errors-bad_setup-players-teams")
    allowed = data.get("allowed")
    numbers = [n for n in allowed if isinstance(n, int)] if isinstance(allowed, tuple) else []
    least, most = min(numbers, default=0), max(numbers, default=0)
    more = data.get("most_giants")
    if data.get("giants"):
        ending = "-giants"
    elif least == most:
        ending = "-one"
    else:
        ending = "-more" if isinstance(more, int) and more > most else ""
    return texts(
        f"errors-bad_setup-players{ending}",
        box=_box(data, texts),
        least=least,
        most=most,
        more=more if isinstance(more, int) else most,
    )


def _variants(data: Data, texts: Texts) -> str:
    """Say why a variant is refused: by its box, by its lords, or as a quest of the giants."""
    variant = data.get("value")
    if variant not in list(Variant):
        return texts("errors-bad_setup-unknown", value=_value(data))
    if variant != Variant.MIGHTY_DUEL:
        return texts("errors-bad_setup-quest", variant=texts(f"common-variant-{variant}"))
    if data.get("box") == Box.KINGDOMINO:
        return texts("errors-bad_setup-duel-lords")
    return texts("errors-bad_setup-duel", box=_box(data, texts))


def _box(data: Data, texts: Texts) -> str:
    box = data.get("box")
    return texts(f"common-box-{box}") if box in list(Box) else _value({"value": box})


def _value(data: Data) -> str:
    """Quote the requested value, shortened and made safe."""
    return name(str(data.get("value"))[:QUOTED])
