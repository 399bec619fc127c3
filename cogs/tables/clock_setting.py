"""A table's clock: its words, its select, and reading one that was typed."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

import locales
from cogs import args
from cogs.screen import Option
from cogs.suggestions import understood_first
from cogs.time_lengths import SECONDS, read_length, unit_of
from locales import SOURCE, Texts, plain_name
from services.facts import Refused
from services.facts.names import folded
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.state.setups import CLOCK_UNIT

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
UNITS: Final = {"days": DAY, "hours": HOUR, "minutes": MINUTE}
READABLE: Final = 120
"""Up to how many of a unit are told in that unit alone."""

OTHER: Final = "other"
OWN: Final = "own"
PACES: Final[dict[str, Pace]] = {
    "1d": Pace("turn", DAY),
    "12h": Pace("turn", 12 * HOUR),
    "3d": Pace("turn", 3 * DAY),
    "7d": Pace("turn", 7 * DAY),
    "bank": Pace("bank", 0, 3 * DAY, 8 * HOUR),
    "none": NO_LIMIT,
}
"""The clocks that can be chosen without the form, by the values of their options."""

_TIME: Final = re.compile(r"(\d{1,4}(?:[.,]\d{1,2})?)\s*([^\d\s]*)")
_HERE, _THERE, _CAP = "\ue000", "\ue001", "\ue002"
"""Where the variables of a text stand."""
_WORDS_BEFORE: Final = re.compile(r"^[^0-9]+")


def pace_words(pace: Pace, texts: Texts, *, inside: bool = False) -> str:
    """Describe a clock: "1 day a turn". `inside` a sentence, it begins in lower case."""
    within = "yes" if inside else "no"
    if pace.kind == "none":
        return texts.plain("clock-none", inside=within)
    if pace.kind == "turn":
        return texts.plain("clock-turn", time=time_words(pace.turn, texts))
    said = {"bank": time_words(pace.bank, texts), "increment": time_words(pace.increment, texts)}
    said |= {"cap": time_words(pace.cap, texts), "capped": "yes" if pace.cap > pace.bank else "no"}
    return texts.plain("clock-bank", inside=within, **said)


def time_words(seconds: int, texts: Texts) -> str:
    """Format a length of time to the minute: "90 minutes", but "53 days, 17 hours, 38 minutes"."""
    unit = next((unit for unit, size in UNITS.items() if seconds % size == 0), "minutes")
    counts = {unit: seconds // UNITS[unit]}
    if counts[unit] > READABLE:
        counts = {}
        for unit, size in UNITS.items():
            counts[unit], seconds = divmod(seconds, size)
    said = [texts.plain(f"clock-{unit}", count=count) for unit, count in counts.items() if count]
    return texts.listed(said)


def clock_lines(setup: Setup, texts: Texts) -> list[str]:
    """Say what happens when a player's time runs out or a player is away."""
    if setup.pace.kind == "none":
        return []
    honored = "honored" if setup.vacation else "ignored"
    return [
        texts("clock-missed", missed=setup.missed),
        texts(f"clock-vacation-{honored}"),
    ]


def value_of(pace: Pace) -> str:
    """Return the value of a clock's option; OWN for a clock from the form."""
    return next((value for value, one in PACES.items() if one == pace), OWN)


def clock_options(pace: Pace, texts: Texts, *, limited: bool = False) -> list[Option]:
    """List the usual clocks, the custom one that is set now, and the way to the form.

    `limited`: without "no limit", and without descriptions.
    """
    now = value_of(pace)
    clocks = usual_clocks(limited=limited) | ({OWN: pace} if now == OWN else {})
    options = [
        Option(
            pace_words(one, texts),
            value,
            "" if limited or one.kind == "turn" else texts.plain(f"clock-{one.kind}-about"),
            value == now,
        )
        for value, one in clocks.items()
    ]
    other = Option(texts.plain("clock-other"), OTHER, texts.plain("clock-other-about"))
    options.insert(len(options) if limited or now == OWN else len(options) - 1, other)
    return options


def usual_clocks(*, limited: bool = False) -> dict[str, Pace]:
    """Return the clocks that can be chosen without the form. `limited`: without "no limit"."""
    return {value: pace for value, pace in PACES.items() if not limited or pace != NO_LIMIT}


def suggested_clocks(current: str, texts: Texts, *, limited: bool = False) -> list[tuple[str, str]]:
    """Suggest the clock that is typed, and the usual ones."""
    usual = {pace: value for value, pace in usual_clocks(limited=limited).items()}
    try:
        typed = [read_pace(current, texts)]
    except Refused:
        typed = []
    if limited and NO_LIMIT in typed:
        typed = []
    understood = [(pace_words(pace, texts), usual.get(pace, current)) for pace in typed]
    found = [(pace_words(pace, texts), value) for pace, value in usual.items()]
    return understood_first(understood, found, current)


def read_clock_choice(value: str, now: Pace) -> Pace:
    """Return the clock of a select's option. Refused: button_unknown."""
    return now if value == OWN else PACES[args.one_of(value, PACES)]


def read_pace(text: str, texts: Texts) -> Pace:
    """Parse a typed clock: a name from the select, or "36h", "bank 3d +8h", "2 Tage je Zug".

    Refused: clock_unread.
    """
    typed = folded(text)
    for value, pace in PACES.items():
        names = [value, pace_words(pace, texts), pace_words(pace, texts, inside=True)]
        if pace == NO_LIMIT:
            names += texts.plain("clock-none-typed").split(", ")
        if typed in {folded(name) for name in names}:
            return pace
    language = texts.language
    behind, banks = _forms(language)
    for found in filter(None, (form.fullmatch(typed) for form in banks)):
        increment, _, cap = found["rest"].partition(",")
        parts = (found["bank"], behind.sub("", increment), behind.sub("", cap))
        return _bank(parts, text, language)
    return Pace("turn", _seconds(behind.sub("", typed), text, language))


@cache
def _forms(language: str) -> tuple[re.Pattern[str], tuple[re.Pattern[str], ...]]:
    """Return what may stand behind a time: "a turn", and what a bank looks like; also English."""
    turns, banks = [], [r"bank(?:\s+of)?\s+(?P<bank>[^+,]+?)\s*,?\s*\+\s*(?P<rest>.+)"]
    for texts in (locales.texts(SOURCE), locales.texts(language)):
        said = {"bank": _HERE, "increment": _THERE, "cap": _CAP, "inside": "yes"}
        before, after = folded(texts.plain("clock-bank", capped="yes", **said)).split(_HERE)
        between, behind = after.split(_THERE)
        a_turn, _, most = behind.partition(",")
        turns += [folded(texts.plain("clock-turn", time="")), a_turn, most.partition(_CAP)[2]]
        first, *more = map(re.escape, before.split())
        plus = rf"(?:{re.escape(between.strip())}|,?\s*\+)"
        begins = rf"{first}(?:\s+{'|'.join(more)})?"
        banks.append(rf"{begins}\s*(?P<bank>[^+,]+?)\s*{plus}\s*(?P<rest>.+)")
    ends = "|".join(re.escape(one.strip()) for one in turns if one.strip())
    return re.compile(rf"\s*(?:{ends})\s*$"), tuple(map(re.compile, banks))


def read_form(fields: Mapping[str, str], language: str) -> Pace:
    """Parse the form of a custom clock. Refused: clock_unread, clock_both, clock_nothing."""
    days, hours, bank, increment, cap = (
        fields.get(key, "").strip() for key in ("days", "hours", "bank", "increment", "cap")
    )
    if bank or increment or cap:
        if days or hours:
            raise Refused("clock_both", {}, ("panel",))
        return _bank((bank, increment, cap), bank, language)
    if not (days or hours):
        raise Refused("clock_nothing", {}, ("panel",))
    times = ((days, DAY), (hours, HOUR))
    return Pace("turn", sum(_seconds(one, one, language, unit) for one, unit in times if one))


def _bank(parts: tuple[str, str, str], typed: str, language: str) -> Pace:
    bank, increment, cap = parts
    return Pace(
        "bank",
        0,
        _seconds(bank, typed, language, DAY),
        _seconds(increment, typed, language, HOUR),
        _seconds(_WORDS_BEFORE.sub("", cap), typed, language, DAY) if cap.strip() else 0,
    )


def _seconds(text: str, typed: str, language: str, bare: int | None = None) -> int:
    """Parse a length of time: "36h", "1.5 days". `bare`: the seconds that a plain number counts."""
    total, rest = 0.0, text.casefold().strip()
    whole = read_length(rest, language)
    if whole is not None:
        total, rest = float(whole[0] * SECONDS[whole[1]]), ""
    elif not rest:
        raise _unread(typed)
    while rest:
        found = _TIME.match(rest)
        unit = unit_of(found[2], language) if found else None
        size = SECONDS[unit] if unit else bare
        if found is None or size is None or (found[2] and not unit):
            raise _unread(typed)
        total += float(found[1].replace(",", ".")) * size
        rest = rest[found.end() :].strip()
    return round(total / CLOCK_UNIT) * CLOCK_UNIT


def _unread(typed: str) -> Refused:
    return Refused("clock_unread", {"text": plain_name(typed)}, ("panel",))
