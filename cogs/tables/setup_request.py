"""Read the options of `/game new` as changes of a set-up, judged by R19."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import app_commands

from cogs.errors import quoted, sentence
from cogs.slash_commands import Suggestion
from cogs.tables import clock_setting
from cogs.tables.setup_options import RELIABLE, USUAL_RELIABILITY
from cogs.tables.setup_rules import (
    DYNASTY,
    EXTRAS,
    QUESTS_CHOSEN,
    VARIANTS,
    WORDS,
    boxes,
    chosen_words,
    compatible,
    fits,
    preset_changes,
    presets,
    with_words,
)
from cogs.tables.setup_words import variant_name
from engine.tokens import QUESTS
from locales import Texts, name, plain_name
from render.words import effects
from services.facts import Refused
from services.facts.names import folded, only
from services.facts.tables import Preset, Setup
from services.state import setups

UNKNOWN: Final = 3
"""How many unknown variants are reported."""
_SEPARATORS: Final = re.compile(r"[,;+·]")


LordCount = app_commands.Range[int, 2, 8]
Percent = app_commands.Range[int, setups.RELIABILITY.start, setups.RELIABILITY.stop - 1]
TableName = app_commands.Range[str, 1, setups.NAME_LENGTH]


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """The options of the command, in the order Discord lists them."""

    box: str | None = None
    lords: LordCount | None = None
    variants: str | None = None
    giants: bool | None = None
    court: bool | None = None
    teams: bool | None = None
    clock: str | None = None
    who: str | None = None
    reliability: Percent | None = None
    name: TableName | None = None
    preset: str | None = None
    quests: str | None = None
    partners: str | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """The requested changes, what was refused, and whether they suffice to open the table."""

    changes: dict[str, object]
    refused: tuple[str, ...] = ()
    enough: bool = False


def read_request(
    request: Request, texts: Texts, before: Setup | None = None, saved: Sequence[Preset] = ()
) -> Wanted:
    """Read the options as changes of the set-up `before`; what isn't mentioned stays.

    What R19 forbids is left out and reported. `saved`: the server's presets.
    """
    before = before or Setup()
    refused: list[str] = []
    preset = _preset(request, texts, saved, refused)
    chosen = request.box or preset.get("box") or _implied_box(request, before)
    box = str(chosen or before.box)
    words, unknown = _words(request, preset, texts)
    refused += [texts("setup-unknown-variant", text=name(quoted(one))) for one in unknown[:UNKNOWN]]
    lords = request.lords or preset.get("lords")
    if not lords and (chosen or words):
        lords = _implied_lords(box, words)
    count = lords if isinstance(lords, int) else None
    extras = _extras(words)
    staying = _staying(request, before) if not preset else set()
    if count and not _seats(box, count, extras, staying):
        refused.append(
            _why_not(with_words(Setup(box, count), compatible(box, None, extras)), texts)
        )
        lords = count = None
    kept = compatible(box, count, words)
    around = with_words(Setup(box, count or _some_lords(box, kept)), kept)
    refused += [
        _why_not(with_words(around, [*kept, word]), texts) for word in words if word not in kept
    ]
    who = "anyone" if request.who == RELIABLE else request.who
    given = _given(box=chosen, lords=lords, who=who, name=request.name)
    changes = {**preset, **given, **_word_changes(request, kept, bool(preset))}
    if lords is None:
        changes.pop("lords", None)
    if "giants" not in kept and "quests" in changes:
        changes["quests"] = ()
    changes |= _finer(request, setups.change(before, changes)[0], texts, refused)
    changes |= _clock(request, texts, refused) | _reliability(request)
    enough = bool(chosen and lords and request.who and request.who != "role" and not refused)
    return Wanted(changes, tuple(refused), enough)


def _preset(
    request: Request, texts: Texts, saved: Sequence[Preset], refused: list[str]
) -> dict[str, Any]:
    """Read the preset, by its name or value, as changes; an unknown one is reported."""
    typed = _plain(request.preset or "")
    if not typed:
        return {}
    named = suggested_presets(saved, texts)
    values = {_plain(value): value for _, value in named}
    found = values.get(typed) or only(typed, named)
    if found is not None:
        return preset_changes(found, saved)
    refused.append(texts("setup-unknown-preset", text=name(quoted(request.preset or ""))))
    return {}


def builtin_presets(texts: Texts) -> list[Suggestion]:
    """List the built-in presets by name and value."""
    return [(texts.plain(f"setup-preset-{preset}"), preset) for preset in presets()]


def suggested_presets(saved: Sequence[Preset], texts: Texts) -> list[Suggestion]:
    """Suggest the built-in presets, then the server's."""
    return [*builtin_presets(texts), *((plain_name(one.name), str(one.id)) for one in saved)]


def _words(
    request: Request, preset: Mapping[str, Any], texts: Texts
) -> tuple[list[str], list[str]]:
    """Return the wanted words, from the options or else from the preset, and unknown ones."""
    typed, unknown = read_variants(request.variants or "", texts)
    of_preset = chosen_words(replace(Setup(), **preset))
    words = set(typed) | {w for w in of_preset if w in EXTRAS or request.variants is None}
    for extra in EXTRAS:
        given = getattr(request, extra)
        if given is not None:
            words = words | {extra} if given else words - {extra}
    return [word for word in WORDS if word in words], unknown


def _staying(request: Request, before: Setup) -> set[str]:
    """Return the extras of the previous set-up that the request doesn't mention."""
    here = chosen_words(before).intersection(EXTRAS)
    return {word for word in here if getattr(request, word) is None}


def _seats(box: str, lords: int, extras: Sequence[str], staying: Collection[str]) -> bool:
    """Check whether a box seats so many lords: alone, or with the requested or staying extras."""
    with_all = compatible(box, lords, {*extras, *staying})
    return fits(box, lords) or fits(box, lords, extras) or fits(box, lords, with_all)


def _why_not(setup: Setup, texts: Texts) -> str:
    """Say why R19 forbids a set-up."""
    return sentence(setups.refusal(setup), texts)


def _word_changes(request: Request, kept: Sequence[str], preset: bool) -> dict[str, object]:
    """Return the words as changes; the kinds that the request doesn't mention stay."""
    changes: dict[str, object] = {}
    if preset or request.variants is not None:
        changes["variants"] = frozenset(kept).intersection(VARIANTS)
        changes[DYNASTY] = DYNASTY in kept
    for extra in EXTRAS:
        if preset or extra in kept or getattr(request, extra) is not None:
            changes[extra] = extra in kept
    return changes


def _finer(request: Request, after: Setup, texts: Texts, refused: list[str]) -> dict[str, object]:
    """Read quests and partners as changes of the set-up that the rest results in."""
    changes: dict[str, object] = {}
    if request.partners and after.teams:
        changes["partners"] = request.partners
    elif request.partners:
        refused.append(texts("setup-no-partners"))
    if not request.quests:
        return changes
    quests = read_quests(request.quests, texts)
    unknown = len(quests) != QUESTS_CHOSEN
    if after.giants and not unknown:
        changes["quests"] = tuple(quests)
    else:
        refused.append(_why_not(replace(after, quests=tuple(quests) or (request.quests,)), texts))
    return changes


def _clock(request: Request, texts: Texts, refused: list[str]) -> dict[str, object]:
    """Read the clock as a change, with the services' judgment."""
    if not request.clock:
        return {}
    try:
        pace = clock_setting.read_pace(request.clock, texts)
        return {"pace": setups.change(Setup(), {"pace": pace})[0].pace}
    except Refused as error:
        refused.append(sentence(error, texts))
        return {}


def _reliability(request: Request) -> dict[str, object]:
    """Read the requested reliability; its own option overrides the one of who may join."""
    usual = USUAL_RELIABILITY if request.who == RELIABLE else None
    wanted = usual if request.reliability is None else request.reliability
    return _given(reliability=wanted)


def read_quests(text: str, texts: Texts) -> list[str]:
    """Parse quests by name, a part of it or id, each once."""
    named = [(called, q) for q in QUESTS for called in (q, effects.quest_name(q, texts))]
    typed = {only(word, named) for word in _SEPARATORS.split(text)}
    return [quest for quest in QUESTS if quest in typed]


def suggested_quests(current: str, texts: Texts) -> list[Suggestion]:
    """Suggest a first quest, then its pairs with the others."""
    typed = read_quests(current, texts)[:1]
    lists = [[*typed, quest] for quest in QUESTS if quest not in typed]
    return [
        (texts.series(effects.quest_name(quest, texts) for quest in some), ",".join(some))
        for some in lists
    ]


def read_variants(text: str, texts: Texts) -> tuple[list[str], list[str]]:
    """Parse variants by name, part of a name or id, or "none"; return known and unknown ones."""
    if folded(text) == folded(texts.plain("setup-variants-nothing")):
        return [], []
    known: list[str] = []
    unknown: list[str] = []
    named = [(called, one) for one in _offered() for called in _names(one, texts)]
    for part in filter(None, (word.strip() for word in _SEPARATORS.split(text))):
        found = only(part, named)
        (known if found else unknown).append(found or part)
    return known, unknown


def suggested_variants(current: str, box: str, lords: object, texts: Texts) -> list[Suggestion]:
    """Suggest adding each variant that goes with what is typed."""
    typed, _ = read_variants(current, texts)
    count = lords if isinstance(lords, int) and fits(box, lords, _extras(typed)) else None
    if box not in boxes():
        return []
    lists = [[*typed, v] for v in _offered() if v not in typed and fits(box, count, [*typed, v])]
    if typed:
        lists.insert(0, typed)
    return [(texts.series(variant_name(v, texts) for v in some), ",".join(some)) for some in lists]


def _offered() -> tuple[str, ...]:
    """List the words that tables can be opened with, the variants first."""
    words = (*VARIANTS, DYNASTY, *EXTRAS)
    return tuple(word for word in words if word not in EXTRAS or word in setups.PLAYABLE)


def _extras(words: Sequence[str]) -> list[str]:
    return [word for word in words if word in EXTRAS]


def _names(variant: str, texts: Texts) -> tuple[str, ...]:
    return variant, variant_name(variant, texts), texts.plain(f"setup-word-{variant}")


def _plain(text: str) -> str:
    return "".join(char for char in folded(text) if char.isalnum())


def _implied_box(request: Request, before: Setup) -> str | None:
    """Return the one box with teams, if teams are asked for."""
    wedding = "royal_wedding"
    if before.box == wedding or not request.teams or not fits(wedding, None, ["teams"]):
        return None
    return wedding


def _implied_lords(box: str, words: Sequence[str]) -> int | None:
    """Return the number of lords if box and words allow only one."""
    fitting = [n for n in setups.COUNTS if fits(box, n, words)]
    return fitting[0] if len(fitting) == 1 else None


def _some_lords(box: str, words: Sequence[str]) -> int:
    """Return some number of lords that goes with box and words."""
    return next((n for n in setups.COUNTS if fits(box, n, words)), Setup().lords)


def _given(**values: object) -> dict[str, object]:
    return {key: value for key, value in values.items() if value is not None}
