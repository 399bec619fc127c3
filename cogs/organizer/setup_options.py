"""The options of a tournament's set-up: what each select offers, and how a choice is read.

`OPTIONS` lists them all, as `cogs/tables/setup_options.py` does for tables.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, get_args

from cogs import args
from cogs.screen import Option
from cogs.tables.clock_setting import DAY, HOUR, clock_options, read_clock_choice, time_words
from cogs.tables.setup_options import YES_NO, SetupOption, variant_options, worded, words
from cogs.tables.setup_rules import (
    DYNASTY,
    EXTRAS,
    VARIANTS,
    boxes,
    chosen_words,
    differing,
    words_of,
)
from locales import Texts
from services.facts import Refused
from services.facts.tournaments import Decider, Leavers, Seeding, TournamentSetup
from services.tournaments.core import setups

NUMBERS: Final[Mapping[str, tuple[int, ...]]] = {
    "rounds": tuple(setups.ROUNDS),
    "groups": (2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32, 48, 64),
    "through": tuple(setups.THROUGH),
    "division": tuple(setups.DIVISION),
    "seasons": (0, 1, 2, 3, 4, 6, 8, 12),
    "games": setups.GAMES,
    "absences": (0, 1, 2, 3, 4),
    "round": tuple(days * DAY for days in (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)),
    "rest": (0, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY),
    "protest": (0, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY),
}
"""The numbers that are offered, along with the current one."""
TIMES: Final = ("round", "rest", "protest")
TIE: Final = "tie"
LOT: Final = "lot"
CLOCK: Final = "clock"

Options = list[Option]
Changes = dict[str, object]


def option_of(name: str) -> SetupOption[TournamentSetup]:
    """Return an option by its name in a custom_id. Refused: button_unknown."""
    if name.startswith(TIE):
        return _tie(args.number([name.removeprefix(TIE)]))
    return OPTIONS[args.one_of(name, OPTIONS)]


# -- numbers ---------------------------------------------------------------------------------------


def _number(option: str) -> SetupOption[TournamentSetup]:
    """Make an option that is a number: a possible one, or the current one."""

    def offered(setup: TournamentSetup, texts: Texts) -> Options:
        now = getattr(setup, option)
        numbers = _POSSIBLE[option](setup) if option in _POSSIBLE else NUMBERS[option]
        if option in NUMBERS:
            numbers = sorted({*numbers, now})
        return [
            Option(number_words(option, one, texts), str(one), chosen=one == now) for one in numbers
        ]

    def read(_setup: TournamentSetup, values: Sequence[str]) -> Changes:
        return {option: args.number(values)}

    return SetupOption(f"organise-which-{option}", offered, read)


def number_words(option: str, number: int, texts: Texts) -> str:
    if not number:
        return texts.plain(f"organise-pick-{option}-none")
    if option in TIMES:
        return texts.plain(f"organise-pick-{option}", time=time_words(number, texts))
    return texts.plain(f"organise-pick-{option}", number=number)


def _through(setup: TournamentSetup) -> Sequence[int]:
    """List how many of a table, group or division can advance."""
    if setup.format in ("single", "double"):
        return range(1, min(2, setup.size - 1) + 1)
    if setup.format == "groups":
        return [n for n in NUMBERS["through"] if n * setup.groups >= setup.final]
    return range(1, max(1, setup.division // 3) + 1)


def _final(setup: TournamentSetup) -> Sequence[int]:
    """List the sizes of a final table, with 0 for none where it is optional."""
    sizes = setups.sizes(setup)
    return sizes if setup.format == "groups" else (0, *sizes)


# -- words -----------------------------------------------------------------------------------------


def _boxes(setup: TournamentSetup, texts: Texts) -> Options:
    return [
        Option(
            texts.plain(f"common-box-{box}"),
            box,
            texts.plain(f"setup-box-{box}-about"),
            box == setup.table.box,
        )
        for box in boxes()
    ]


def _variants(setup: TournamentSetup, texts: Texts) -> Options:
    chosen = chosen_words(setup.table)
    possible = {*words_of(setup.table), *chosen}
    if setups.teams_possible(setup):
        possible.add("teams")
    offered = [word for word in (*EXTRAS, *VARIANTS, DYNASTY) if word in possible]
    return variant_options(offered, chosen, texts)


def word_changes(setup: TournamentSetup, words: Sequence[str]) -> Changes:
    """Return the changes that replace the set-up's words. Refused: button_unknown."""
    if not set(words) <= {*EXTRAS, *VARIANTS, DYNASTY}:
        raise Refused("button_unknown")
    return differing(setup.table, words)


def _switch(option: str, values: Mapping[str, object] = YES_NO) -> SetupOption[TournamentSetup]:
    def now(setup: TournamentSetup, option: str) -> object:
        return getattr(setup.table if option in setups.TABLE else setup, option)

    return worded(option, values, f"organise-which-{option}", f"organise-pick-{option}", now)


# -- tie-breaks ------------------------------------------------------------------------------------


def tie_places(setup: TournamentSetup) -> range:
    """Return the places of tie-breaks: one more than are chosen, if there are more."""
    return range(1, min(len(setup.ties) + 1, len(_possible_ties(setup))) + 1)


def _possible_ties(setup: TournamentSetup) -> tuple[str, ...]:
    """List the tie-breaks that go with the rest of a set-up."""
    return tuple(t for t in setups.ALL_TIES if t != "duplicate" or setup.duplicate)


def _tie(place: int) -> SetupOption[TournamentSetup]:
    """Make the option of the tie-break at a place; drawing lots is always the last one."""

    def offered(setup: TournamentSetup, texts: Texts) -> Options:
        now = setup.ties[place - 1] if place <= len(setup.ties) else LOT
        return [
            Option(
                texts.plain(
                    "organise-pick-tie", place=place, tie=texts.plain(f"organise-tie-{tie}")
                ),
                tie,
                texts.plain(f"organise-tie-{tie}-about"),
                tie == now,
            )
            for tie in (*_possible_ties(setup), LOT)
        ]

    def read(setup: TournamentSetup, values: Sequence[str]) -> Changes:
        return {"ties": _with_tie(setup, place - 1, args.word(values))}

    return SetupOption("organise-which-tie", offered, read)


def _with_tie(setup: TournamentSetup, at: int, tie: str) -> tuple[str, ...]:
    """Move a tie-break to a place; the others keep their order."""
    if not 0 <= at <= len(setup.ties) or tie not in (*_possible_ties(setup), LOT):
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


_POSSIBLE: Final[Mapping[str, Callable[[TournamentSetup], Sequence[int]]]] = {
    "through": _through,
    "size": setups.sizes,
    "final": _final,
    "late": lambda setup: range(setup.rounds + 1),
}
"""Lists the numbers that go with the rest of a set-up, where NUMBERS doesn't say it all."""
OPTIONS: Final[Mapping[str, SetupOption[TournamentSetup]]] = {
    "format": worded(
        "format", words(*setups.FORMATS), "organise-pick-format", "organise-pick-format"
    ),
    "box": SetupOption(
        "organise-which-box", _boxes, lambda _setup, values: {"box": args.word(values)}
    ),
    "variants": SetupOption("organise-which-variants", _variants, word_changes, 0, None),
    CLOCK: SetupOption(
        "organise-which-clock",
        # without a limit, the autopilot would play the end of a round
        lambda setup, texts: clock_options(setup.table.pace, texts, limited=True),
        lambda setup, values: {"pace": read_clock_choice(args.word(values), setup.table.pace)},
    ),
    **{option: _number(option) for option in (*NUMBERS, *_POSSIBLE)},
    "leavers": _switch("leavers", words(*get_args(Leavers))),
    "seeding": _switch("seeding", words(*get_args(Seeding))),
    "decider": _switch("decider", words(*get_args(Decider))),
    **{
        option: _switch(option)
        for option in ("third", "duplicate", "checkin", "vacation", "takeback")
    },
}
"""Every option that has a select, except the tie-breaks, by its name in a custom_id."""
