"""The wording of why a record or a kingdom text can't be read: the line, its text, the rule."""

from collections.abc import Mapping
from typing import Any, Final

from locales import Texts, plain_name

Data = Mapping[str, object]

QUOTED: Final = 60
"""How many characters of a file are quoted."""
EXAMPLE: Final = "w w1 f / w C l1"
_RECORD_CODES: Final = frozenset(
    {
        *("file_too_big", "file_archive", "file_no_text", "file_empty", "file_json", "stored"),
        *("too_long", "key_twice", "header_line", "header_value", "missing_key", "turn_line"),
        *("players", "grid", "teams", "seats", "seed_mismatch", "unknown_rules"),
        *("turn_unfinished", "wrong_turn", "result", "winners", "ending"),
        *("not_adjacent", "off_canvas", "overlap", "area", "no_connection"),
    }
)
"""The faults of a record with a text of their own, by code of the engine or of the file."""
_KINGDOM_CODES: Final = frozenset(
    {
        *("too_long", "no_castle", "second_castle", "ragged_row", "too_large", "empty_edge"),
        *("unknown_square", "resource_place", "unknown_building", "building_place"),
        *("too_many_giants", "field_twice", "unknown_field", "field_value", "no_box"),
    }
)
"""The faults of a kingdom text with a text of their own."""


def record_sentence(data: Data, texts: Texts) -> str:
    """Say why a record is refused, by the data of record_bad."""
    return texts(f"record-bad-{_ending(data)}", **_variables(data))


def _ending(data: Data) -> str:  # noqa: PLR0911 - one for each kind of fault
    why = str(data.get("why"))
    if why == "missing_key" and data.get("key") == "seed":
        return "seed"
    if why == "wrong_turn" and data.get("expected") is None:
        return "wrong_turn-over"
    if why in ("result", "winners") and data.get("correct") is None:
        return "unended"
    if why in _RECORD_CODES:
        return why
    if "line" not in data:
        return "other"
    if "move" in data and "rule" in data:
        return "illegal"
    if "option" in data:
        return "setup"
    return "notation" if "text" in data else "other"


def kingdom_sentence(data: Data, texts: Texts) -> str:
    """Say why a kingdom text is refused, by the data of kingdom_bad."""
    why = data.get("why")
    ending = why if why in _KINGDOM_CODES else "other"
    return texts(f"record-kingdom-bad-{ending}", **_variables(data), example=code(EXAMPLE))


def _variables(data: Data) -> dict[str, str | int]:
    """Turn the data into variables of a text: numbers as they are, text of the file as code."""
    found: dict[str, str | int] = {}
    for key, value in data.items():
        if isinstance(value, bool) or value is None:
            continue
        if isinstance(value, int):
            found[key] = value
        elif isinstance(value, str):
            found[key] = value if key in ("rule", "turn") else code(value)
    found["value"] = found.get("value", "")
    if isinstance(known := data.get("known"), tuple):
        found["known"] = ", ".join(map(str, known))
    expected: Any = data.get("expected")
    if isinstance(expected, tuple):
        found["due"], found["lord"] = expected
    return found


def code(text: str) -> str:
    """Quote a piece of a file as code, so that nothing in it is a mention or a link."""
    plain = plain_name(text).replace("`", "'")
    return f"`{plain if len(plain) <= QUOTED else f'{plain[:QUOTED]}…'}`"
