"""The options of a table's set-up: what each select offers, and how a choice is read.

`OPTIONS` lists them all: the panel shows their selects, and `changes` reads the choices. Those of
tournaments are of the same class (`cogs/organizer/setup_options.py`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from cogs import args
from cogs.codec import CustomId
from cogs.screen import Option, Select, described
from cogs.tables.clock_setting import clock_options, read_clock_choice
from cogs.tables.setup_rules import (
    QUESTS_CHOSEN,
    WORDS,
    chosen_words,
    lords_of,
    quest_changes,
    word_changes,
    words_of,
)
from cogs.tables.setup_words import missing_levels, variant_name
from engine.tokens import QUESTS
from locales import Texts
from render.words import effects
from services.facts import Refused
from services.facts.tables import Setup
from services.state import setups
from services.state.computers import levels_of

RELIABLE: Final = "reliable"
USUAL_RELIABILITY: Final = 80
"""In percent: the reliability that is asked for unless another one was typed."""
GROUPS: Final = ("anyone", "invited", "role")
"""Who may join a table."""
PARTNERS: Final = ("chosen", "drawn")
SWITCHES: Final = {
    "vacation": ("yes", "no"),
    "takeback": ("yes", "no"),
    "numbers": ("yes", "no"),
    "starts": ("host", "full"),
    "watching": ("table", "everybody"),
    "detail": ("round", "turn"),
    "hints": ("yes", "no"),
}
"""The options that are check boxes: the value of a checked one, and of one left empty."""
FINER: Final = ("quests", "partners", "missed", *SWITCHES)
"""The options of the form [More options], in their order there."""
TIMED: Final = ("missed", "vacation")
"""The options that only a table with a clock has a use for."""

AnySetup = TypeVar("AnySetup")


@dataclass(frozen=True, slots=True)
class SetupOption(Generic[AnySetup]):
    """An option of a set-up, of a table's or a tournament's."""

    placeholder: str
    """The text key of the select's placeholder."""
    offered: Callable[[AnySetup, Texts], Sequence[Option]]
    """Lists the values that go with the rest of the set-up."""
    read: Callable[[AnySetup, Sequence[str]], dict[str, object]]
    """Reads what was chosen as changes, which the services judge. Refused: button_unknown."""
    least: int = 1
    most: int | None = 1
    """How many values can be chosen; None: all of them."""

    def select(self, id: CustomId, setup: AnySetup, texts: Texts) -> Select:
        """Build the select, holding the set-up's value."""
        options = tuple(self.offered(setup, texts))
        most = len(options) if self.most is None else self.most
        return Select(texts.plain(self.placeholder), id, options, self.least, most)


def changes(setup: Setup, option: str, values: Sequence[str]) -> dict[str, object]:
    """Read a choice in a select as changes, which the services judge. Refused: button_unknown."""
    return OPTIONS[args.one_of(option, OPTIONS)].read(setup, values)


def ruled_out_by(setup: Setup, option: str, values: Sequence[str]) -> tuple[str, ...]:
    """List what a choice rules out: earlier choices, and chosen words that don't go together."""
    found, dropped = setups.change(setup, changes(setup, option, values))
    if option != "variants":
        return dropped
    missing = (set(values) - chosen_words(found)).difference(dropped)
    return (*dropped, *(word for word in WORDS if word in missing))


def finer_options(setup: Setup) -> list[str]:
    """List the options of [More options] that apply to a set-up."""
    used = {"partners": setup.teams, "quests": setup.giants}
    used |= dict.fromkeys(TIMED, setup.pace.kind != "none")
    return [option for option in FINER if used.get(option, True)]


def finer_changes(setup: Setup, picked: Mapping[str, Sequence[str]]) -> dict[str, object]:
    """Read the choices of the form [More options]; a single quest is left out."""
    found: dict[str, object] = {}
    for option in finer_options(setup):
        values = picked.get(option)
        if option in SWITCHES and "switches" in picked:
            on, off = SWITCHES[option]
            values = (on if option in picked["switches"] else off,)
        if values is not None and not is_one_quest(option, values):
            found |= changes(setup, option, values)
    return found


def is_one_quest(option: str, values: Sequence[str]) -> bool:
    """Check whether a single quest was chosen; only two or none are possible."""
    return option == "quests" and len(values) == 1


def worded(
    option: str,
    values: Mapping[str, object],
    placeholder: str,
    key: str,
    now: Callable[[AnySetup, str], object] = getattr,
) -> SetupOption[AnySetup]:
    """Make an option from its values, each with what it means in the set-up.

    `key`: how the text keys of the values begin; `now` returns the option's value in a set-up.
    """

    def offered(setup: AnySetup, texts: Texts) -> list[Option]:
        return [
            described(value, f"{key}-{value}", texts, chosen=meaning == now(setup, option))
            for value, meaning in values.items()
        ]

    def read(_setup: AnySetup, chosen: Sequence[str]) -> dict[str, object]:
        return {option: values[args.one_of(args.word(chosen), values)]}

    return SetupOption(placeholder, offered, read)


# -- the options -----------------------------------------------------------------------------------


def _lords(setup: Setup, texts: Texts) -> list[Option]:
    return [
        Option(
            texts.plain("setup-players", lords=n),
            str(n),
            texts.plain(f"setup-lords-{_rules(setup, n)}-{n}"),
            chosen=n == setup.lords,
        )
        for n in lords_of(setup)
    ]


def _rules(setup: Setup, lords: int) -> str:
    """Return which rules apply with so many lords, as the middle part of a text key."""
    duel = "mighty_duel" in setup.variants and lords == setup.lords
    if setup.giants and lords == 2:
        return "giants_big" if duel or setup.box == "queendomino" else "giants"
    if setup.giants:
        return "giants"
    if setup.teams and lords in (6, 8):
        return "teams"
    return "mighty_duel" if duel else setup.box


def variant_options(words: Sequence[str], chosen: frozenset[str], texts: Texts) -> list[Option]:
    """List words as options, each with a description."""
    return [
        Option(variant_name(v, texts), v, texts.plain(f"setup-variant-{v}-about"), v in chosen)
        for v in words
    ]


def _who(setup: Setup, texts: Texts) -> list[Option]:
    """List who may join; reliability can be asked for along with any of them."""
    percent = setup.reliability or USUAL_RELIABILITY
    return [
        *(described(who, f"setup-pick-{who}", texts, chosen=setup.who == who) for who in GROUPS),
        Option(
            texts.plain("setup-pick-reliable", percent=percent),
            RELIABLE,
            texts.plain("setup-pick-reliable-about"),
            setup.reliability > 0,
        ),
    ]


def _read_who(setup: Setup, values: Sequence[str]) -> dict[str, object]:
    """Read who may join; of two chosen groups the new one counts."""
    if not set(values) <= {*GROUPS, RELIABLE}:
        raise Refused("button_unknown")
    groups = [value for value in values if value != RELIABLE]
    who = next((group for group in groups if group != setup.who), None)
    asked = setup.reliability or USUAL_RELIABILITY
    return {
        "who": who or (groups[0] if groups else "anyone"),
        "reliability": asked if RELIABLE in values else 0,
    }


def _quests(setup: Setup, texts: Texts) -> list[Option]:
    return [
        Option(
            texts.plain("rules-quest-title", quest=effects.quest_name(quest, texts)),
            quest,
            _quest_about(quest, texts),
            quest in setup.quests,
        )
        for quest in QUESTS
    ]


def _quest_about(quest: str, texts: Texts) -> str:
    """Describe a quest, short enough for an option."""
    key = f"setup-quest-{quest}-about"
    return texts.plain(key) if texts.has(key) else effects.quest_about(quest, texts)


def words(*values: str) -> dict[str, object]:
    """Return the values of an option that mean themselves."""
    return {value: value for value in values}


NOBODY: Final = "0"
"""No computer lords."""


def _computers(setup: Setup, texts: Texts) -> list[Option]:
    """Offer a seat, some or all other seats to computer lords of one level."""
    counts = sorted({1, 2, setup.lords - 1}.intersection(range(1, setup.lords)))
    nobody = texts.plain("setup-computers-none")
    missing = "".join(missing_levels(setup, texts))
    options = [Option(nobody, NOBODY, missing, not setup.computers)]
    for level in levels_of(setup):
        named = texts.plain(f"setup-computer-{level}")
        about = texts.plain(f"setup-computer-{level}-about")
        options += [
            Option(
                texts.plain("setup-computers-some-balanced", count=count, level=named),
                f"{count}.{level}",
                about,
                setup.computers == (level,) * count,
            )
            for count in counts
        ]
    return options


def _read_computers(setup: Setup, values: Sequence[str]) -> dict[str, object]:
    count, _, level = args.word(values).partition(".")
    if count == NOBODY:
        return {"computers": ()}
    level = args.one_of(level, levels_of(setup))
    return {"computers": (level,) * min(args.number([count]), setup.lords - 1)}


YES_NO: Final = {"yes": True, "no": False}
_FINER: Final[Mapping[str, Mapping[str, object]]] = {
    "partners": words(*PARTNERS),
    "missed": {str(number): number for number in setups.MISSED},
    "vacation": YES_NO,
    "takeback": YES_NO,
    "starts": words("full", "host"),
    "numbers": YES_NO,
    "hints": YES_NO,
    "watching": words("everybody", "table"),
    "detail": words("turn", "round"),
    "pause": {str(minutes): minutes for minutes in setups.PAUSES},
}
OPTIONS: Final[Mapping[str, SetupOption[Setup]]] = {
    "lords": SetupOption(
        "setup-ready-lords", _lords, lambda _setup, values: {"lords": args.number(values)}
    ),
    "variants": SetupOption(
        "setup-ready-variants",
        lambda setup, texts: variant_options(words_of(setup), chosen_words(setup), texts),
        word_changes,
        0,
        None,
    ),
    "clock": SetupOption(
        "organise-which-clock",
        lambda setup, texts: clock_options(setup.pace, texts),
        lambda setup, values: {"pace": read_clock_choice(args.word(values), setup.pace)},
    ),
    "who": SetupOption("setup-ready-who", _who, _read_who, 1, None),
    "computers": SetupOption("setup-computers-placeholder", _computers, _read_computers),
    "quests": SetupOption("setup-quests", _quests, quest_changes, 0, QUESTS_CHOSEN),
    **{
        option: worded(option, values, f"setup-{option}", f"setup-{option}")
        for option, values in _FINER.items()
    },
}
"""Every option that has a select, by its name in a custom_id."""
