"""What the selects of a tournament's set-up offer, and what was chosen, read as changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cogs import args
from cogs.screen import Option
from cogs.tables.clock_setting import OTHER, OWN, PACES, pace_words, time_words, value_of
from cogs.tables.setup_choices import DYNASTY, EXTRAS, VARIANTS, boxes, words_of
from cogs.tables.setup_words import variant_name
from locales import Texts
from services.facts import Refused
from services.facts.tables import Pace
from services.facts.tournaments import TournamentSetup
from services.tournaments.core import setups

HOUR: Final = 3600
DAY: Final = 24 * HOUR
NUMBERS: Final[Mapping[str, tuple[int, ...]]] = {
    "rounds": tuple(setups.ROUNDS),
    "groups": (2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32, 48, 64),
    "through": tuple(setups.THROUGH),
    "division": tuple(setups.DIVISION),
    "seasons": (0, 1, 2, 3, 4, 6, 8, 12),
    "games": setups.GAMES,
    "capacity": (8, 12, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, 256, 384, 512),
    "least": (2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 64),
    "reliability": (0, 50, 60, 70, 80, 90),
    "rating": (0, 1400, 1500, 1600, 1700, 1800),
    "round": tuple(days * DAY for days in (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)),
    "rest": (0, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY),
}
"""The numbers that are offered; one that was written is offered beside them."""
TIMES: Final = ("round", "rest")
SWITCHES: Final = ("duplicate", "checkin", "vacation", "takeback")
YES, NO = "yes", "no"
TIE: Final = "tie"
LOT: Final = "lot"
CLOCK: Final = "clock"


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that a select offers."""

    value: str
    label: str
    chosen: bool
    about: str = ""

    @property
    def option(self) -> Option:
        """The option of a select."""
        return Option(self.label, self.value, self.about, self.chosen)


# -- what is offered -------------------------------------------------------------------------------


def offered(setup: TournamentSetup, option: str, texts: Texts) -> tuple[Option, ...]:
    """List the options of a select, the value that the set-up has among them."""
    if option.startswith(TIE):
        return _ties(setup, int(option.removeprefix(TIE)), texts)
    maker = _MAKERS.get(option, _numbers if option in NUMBERS else _switch)
    return tuple(choice.option for choice in maker(setup, option, texts))


def _numbers(setup: TournamentSetup, option: str, texts: Texts) -> list[Choice]:
    now = getattr(setup, option)
    return [
        Choice(str(one), number_words(option, one, texts), one == now)
        for one in sorted({*_possible(setup, option), now})
    ]


def _possible(setup: TournamentSetup, option: str) -> Sequence[int]:
    """List the numbers that go with the rest."""
    if option == "through" and setup.format in ("single", "double"):
        return range(1, min(2, setup.size - 1) + 1)
    if option == "through" and setup.format == "groups":
        return [n for n in NUMBERS[option] if n * setup.groups >= setup.final]
    if option == "through":
        return range(1, max(1, setup.division // 3) + 1)
    if option == "least":
        return [n for n in NUMBERS[option] if n <= setup.capacity]
    return NUMBERS[option]


def number_words(option: str, number: int, texts: Texts) -> str:
    """Say a number as the option that it is."""
    if not number:
        return texts.plain(f"organise-pick-{option}-none")
    if option in TIMES:
        return texts.plain(f"organise-pick-{option}", time=time_words(number, texts))
    said: str | int = str(number) if option == "rating" else number  # 1500, not 1,500
    return texts.plain(f"organise-pick-{option}", number=said)


def _sizes(setup: TournamentSetup, option: str, texts: Texts) -> list[Choice]:
    now = getattr(setup, option)
    some = setups.sizes(setup)
    some = some if option == "size" or setup.format == "groups" else (0, *some)
    return [Choice(str(n), number_words(option, n, texts), n == now) for n in some]


def _late(setup: TournamentSetup, option: str, texts: Texts) -> list[Choice]:
    rounds = range(setup.rounds + 1)
    return [Choice(str(n), number_words(option, n, texts), n == setup.late) for n in rounds]


def _formats(setup: TournamentSetup, _option: str, texts: Texts) -> list[Choice]:
    return [
        Choice(
            one,
            texts.plain(f"organise-pick-format-{one}"),
            one == setup.format,
            texts.plain(f"organise-pick-format-{one}-about"),
        )
        for one in setups.FORMATS
    ]


def _boxes(setup: TournamentSetup, _option: str, texts: Texts) -> list[Choice]:
    return [
        Choice(
            box,
            texts.plain(f"common-box-{box}"),
            box == setup.table.box,
            texts.plain(f"setup-box-{box}-about"),
        )
        for box in boxes()
    ]


def _variants(setup: TournamentSetup, _option: str, texts: Texts) -> list[Choice]:
    return [
        Choice(
            word,
            variant_name(word, texts),
            word in words(setup),
            texts.plain(f"setup-variant-{word}-about"),
        )
        for word in offered_words(setup)
    ]


def words(setup: TournamentSetup) -> frozenset[str]:
    """Return the variants, extras and Dynasty that are chosen."""
    extras = {word for word in (*EXTRAS, DYNASTY) if getattr(setup.table, word)}
    return setup.table.variants | extras


def offered_words(setup: TournamentSetup) -> tuple[str, ...]:
    """List the variants, extras and Dynasty that go with the rest; teams change the tables."""
    possible = {*words_of(setup.table), *words(setup)}
    if setups.teams_possible(setup):
        possible.add("teams")
    return tuple(word for word in (*EXTRAS, *VARIANTS, DYNASTY) if word in possible)


def _clocks(setup: TournamentSetup, _option: str, texts: Texts) -> list[Choice]:
    """Offer the clocks that end: without a limit a round would be the autopilot's."""
    pace = setup.table.pace
    now = value_of(pace)
    known: dict[str, Pace] = {key: one for key, one in PACES.items() if one.kind != "none"}
    if now == OWN:
        known[OWN] = pace
    choices = [Choice(key, pace_words(one, texts), key == now) for key, one in known.items()]
    about = texts.plain("clock-other-about")
    return [*choices, Choice(OTHER, texts.plain("clock-other"), False, about)]


def _switch(setup: TournamentSetup, option: str, texts: Texts) -> list[Choice]:
    now = getattr(setup.table if option in setups.TABLE else setup, option)
    keys = {value: f"organise-pick-{option}-{value}" for value in (YES, NO)}
    return [
        Choice(value, texts.plain(key), now == (value == YES), _about(f"{key}-about", texts))
        for value, key in keys.items()
    ]


def _about(key: str, texts: Texts) -> str:
    """Say what an option does, where its name does not."""
    return texts.plain(key) if texts.has(key) else ""


def tie_places(setup: TournamentSetup) -> range:
    """Return the places of tie-breaks: one more than are chosen, where there are more."""
    return range(1, min(len(setup.ties) + 1, len(possible_ties(setup))) + 1)


def possible_ties(setup: TournamentSetup) -> tuple[str, ...]:
    """List the tie-breaks that go with the rest."""
    return tuple(t for t in setups.ALL_TIES if t != "duplicate" or setup.duplicate)


def _ties(setup: TournamentSetup, place: int, texts: Texts) -> tuple[Option, ...]:
    """Offer what decides at a place; the lot there means that nothing follows."""
    now = setup.ties[place - 1] if place <= len(setup.ties) else LOT
    return tuple(
        Option(
            texts.plain("organise-pick-tie", place=place, tie=texts.plain(f"organise-tie-{tie}")),
            tie,
            texts.plain(f"organise-tie-{tie}-about"),
            tie == now,
        )
        for tie in (*possible_ties(setup), LOT)
    )


_MAKERS: Final[Mapping[str, Callable[[TournamentSetup, str, Texts], list[Choice]]]] = {
    "size": _sizes,
    "final": _sizes,
    "late": _late,
    "format": _formats,
    "box": _boxes,
    "variants": _variants,
    CLOCK: _clocks,
}


# -- what was chosen -------------------------------------------------------------------------------


def changes(setup: TournamentSetup, option: str, values: Sequence[str]) -> dict[str, object]:
    """Read what was chosen in a select as changes; the services judge it."""
    if option == "variants":
        return word_changes(setup, values)
    value = args.word(values)
    if option in ("box", "format"):
        return {option: value}
    if option == CLOCK:
        return {"pace": _clock(setup, value)}
    if option in SWITCHES:
        if value not in (YES, NO):
            raise Refused("button_unknown")
        return {option: value == YES}
    if option.startswith(TIE):
        return {"ties": _with_tie(setup, option.removeprefix(TIE), value)}
    if option in NUMBERS or option in ("size", "final", "late"):
        return {option: args.number(values)}
    raise Refused("button_unknown")


def word_changes(setup: TournamentSetup, chosen: Sequence[str]) -> dict[str, object]:
    """Put these words in place of the set-up's; only what differs is a change."""
    if not set(chosen) <= {*EXTRAS, *VARIANTS, DYNASTY}:
        raise Refused("button_unknown")
    wanted: dict[str, Any] = {word: word in chosen for word in (*EXTRAS, DYNASTY)}
    wanted["variants"] = frozenset(chosen).intersection(VARIANTS)
    return {key: one for key, one in wanted.items() if one != getattr(setup.table, key)}


def _clock(setup: TournamentSetup, value: str) -> Pace:
    if value == OWN:
        return setup.table.pace
    if value not in PACES:
        raise Refused("button_unknown")
    return PACES[value]


def _with_tie(setup: TournamentSetup, place: str, tie: str) -> tuple[str, ...]:
    """Put a tie-break at a place: it leaves its own, the others keep their order."""
    at = args.number([place]) - 1
    if not 0 <= at <= len(setup.ties) or tie not in (*possible_ties(setup), LOT):
        raise Refused("button_unknown")
    if tie == LOT:
        return setup.ties[:at]
    ties: list[str] = list(setup.ties)
    if tie not in ties:
        ties[at : at + 1] = [tie]
    elif at == len(ties):
        ties.append(ties.pop(ties.index(tie)))
    else:
        other = ties.index(tie)
        ties[at], ties[other] = tie, ties[at]
    return tuple(ties)
