"""What `/game new` was asked for, read as changes of a set-up (R19)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.errors import quoted
from cogs.groups import Suggestion
from cogs.tables.choices import (
    BOXES,
    DYNASTY,
    VARIANTS,
    allowed,
    lords_of,
    preset_changes,
    variant_changes,
    variants_of,
)
from cogs.tables.words import absent_line, only_lords, variant_name
from locales import Texts, name

UNKNOWN: Final = 3
"""How many words that are no variants are named."""
_SEPARATORS: Final = re.compile(r"[,;+·]")


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command as they were typed."""

    box: str | None = None
    lords: int | None = None
    variants: str | None = None
    who: str | None = None
    name: str | None = None
    preset: str | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """The changes that were asked for, what was refused of them, and whether they are enough."""

    changes: dict[str, object]
    refused: tuple[str, ...] = ()
    enough: bool = False


def read_request(request: Request, texts: Texts) -> Wanted:
    """Read the options; what R19 forbids is left out and named."""
    preset = preset_changes(request.preset) if request.preset else {}
    chosen = request.box or preset.get("box")
    box = str(chosen) if chosen else BOXES[0]
    words, unknown = read_variants(request.variants or "", texts)
    if request.variants is None:
        words = [*_preset_variants(preset)]
    refused = [texts("setup-unknown-variant", text=name(quoted(one))) for one in unknown[:UNKNOWN]]
    lords = request.lords or preset.get("lords") or _implied_lords(box, words)
    if isinstance(lords, int) and not allowed(box, lords):
        refused.append(only_lords(box, texts))
        lords = None
    kept = [v for v in words if _goes(box, lords, v)]
    refused += [absent_line(v, box, texts) for v in words if v not in kept]
    changes = _given(box=chosen, lords=lords, who=request.who, name=request.name)
    if preset or request.variants is not None:
        changes |= variant_changes(kept)
    enough = bool(chosen and lords and request.who and request.who != "role" and not refused)
    return Wanted(changes, tuple(refused), enough)


def read_variants(text: str, texts: Texts) -> tuple[list[str], list[str]]:
    """Read variants by their names or ids; what is none is returned apart."""
    known: list[str] = []
    unknown: list[str] = []
    for part in filter(None, (word.strip() for word in _SEPARATORS.split(text))):
        found = next((v for v in (*VARIANTS, DYNASTY) if _is(v, part, texts)), None)
        (known if found else unknown).append(found or part)
    return known, unknown


def suggested_variants(current: str, box: str, lords: object, texts: Texts) -> list[Suggestion]:
    """Suggest to go on with each variant that is not typed yet and goes with the rest."""
    count = lords if isinstance(lords, int) and allowed(box, lords) else None
    possible = variants_of(box, count) if count else (*VARIANTS, DYNASTY)
    typed, _ = read_variants(current, texts)
    lists = [[*typed, v] for v in possible if v not in typed]
    if typed:
        lists.insert(0, typed)
    return [(", ".join(variant_name(v, texts) for v in some), ",".join(some)) for some in lists]


def _is(variant: str, text: str, texts: Texts) -> bool:
    names = (variant, variant_name(variant, texts), texts.plain(f"setup-word-{variant}"))
    return _plain(text) in {_plain(one) for one in names}


def _plain(text: str) -> str:
    return "".join(char for char in text.casefold() if char.isalnum())


def _preset_variants(preset: dict[str, object]) -> list[str]:
    variants = preset.get("variants", frozenset())
    words = sorted(variants) if isinstance(variants, frozenset) else []
    return [*words, DYNASTY] if preset.get("dynasty") else words


def _implied_lords(box: str, variants: Sequence[str]) -> int | None:
    """Return the number of lords that box and variants leave, where they leave but one."""
    fitting = [n for n in lords_of(box) if all(_goes(box, n, v) for v in variants)]
    return fitting[0] if len(fitting) == 1 else None


def _goes(box: str, lords: object, variant: str) -> bool:
    counts = [lords] if isinstance(lords, int) else lords_of(box)
    return any(variant in variants_of(box, n) for n in counts)


def _given(**values: object) -> dict[str, object]:
    return {key: value for key, value in values.items() if value is not None}
