"""A table's set-up in words, for every screen that describes one."""

from collections import Counter
from collections.abc import Sequence

from ai import COMPUTERS, LEVELS
from cogs.screen import Option, described
from cogs.tables.clock_setting import UNITS, pace_words
from cogs.tables.setup_rules import (
    DYNASTY,
    EXTRAS,
    VARIANTS,
    WORDS,
    lords_of,
    more_with_giants,
    ruled_out,
    why_not,
)
from locales import Texts, name
from render.words import effects
from services.facts.tables import Length, SeatFact, Setup, TableFact
from services.state.computers import levels_of

DOT = " · "


def box_name(setup: Setup, texts: Texts) -> str:
    """Name the box, or the Mighty Duel."""
    if "mighty_duel" in setup.variants:
        return texts.plain("common-variant-mighty_duel")
    return texts.plain(f"common-box-{setup.box}")


def variant_names(setup: Setup, texts: Texts) -> list[str]:
    """Name the extras and variants that the box's name doesn't say already."""
    extras = [texts.plain(f"setup-with-{extra}") for extra in EXTRAS if getattr(setup, extra)]
    kept = [v for v in VARIANTS if v in setup.variants and v != "mighty_duel"]
    names = [*extras, *(texts.plain(f"common-variant-{variant}") for variant in kept)]
    return [*names, texts.plain("setup-dynasty")] if setup.dynasty else names


def setup_line(setup: Setup, texts: Texts) -> str:
    """Describe a set-up in full: "Kingdomino · 4 lords · 5×5 · 12 rounds · Harmony"."""
    options = setup.options()
    facts = (
        box_name(setup, texts),
        texts.plain("setup-lords", lords=setup.lords),
        texts.plain("setup-grid", side=options.grid),
        texts.plain("setup-rounds", rounds=options.rounds),
    )
    return DOT.join((*facts, *variant_names(setup, texts)))


def finer_lines(setup: Setup, texts: Texts) -> list[str]:
    """Describe corrected buildings, the quests and how partners are found, if there are any."""
    lines = []
    if setup.icons and setup.options().town:
        named = [effects.name(building, texts) for building, _ in setup.icons]
        lines.append(texts("setup-icons", buildings=texts.listed(named)))
    if setup.quests:
        quests = [effects.quest_name(quest, texts) for quest in setup.quests]
        lines.append(texts("setup-quests-two", quests=texts.listed(quests)))
    elif setup.giants:
        lines.append(texts("setup-quests-none"))
    if setup.teams:
        lines.append(texts(f"setup-partners-{setup.partners}-line"))
    if setup.computers:
        lines.append(texts("setup-computers-line", lords=texts.listed(_computers(setup, texts))))
    if setup.hints:
        lines.append(texts("setup-hints-line"))
    unusual = _unusual(setup, texts)
    if unusual:
        lines.append(texts("setup-unusual-line", said=DOT.join(unusual)))
    if setup.computers and setup.pause:
        lines.append(texts("setup-pause-line", minutes=setup.pause))
    return lines


def _unusual(setup: Setup, texts: Texts) -> list[str]:
    """Say what is not as usual of what can be done at a table and who can watch."""
    lines = []
    if not setup.takeback:
        lines.append(texts.plain("setup-takeback-no"))
    if not setup.numbers:
        lines.append(texts.plain("setup-numbers-no"))
    if setup.watching == "table":
        lines.append(texts.plain("setup-watching-table"))
    return lines


def _computers(setup: Setup, texts: Texts) -> list[str]:
    """Name the computer lords of a set-up, each kind with its number: "2 × Knight"."""
    named = Counter(COMPUTERS[word] for word in setup.computers if word in COMPUTERS)
    return [
        texts.plain(
            f"setup-computers-some-{temper.name}",
            count=count,
            level=texts.plain(f"setup-computer-{level.name}"),
        )
        for (level, temper), count in named.items()
    ]


def missing_levels(setup: Setup, texts: Texts) -> list[str]:
    """Say which levels of computer lords can't be played here."""
    here = levels_of(setup)
    missing = [one.name for one in LEVELS if one.name not in here]
    named = [texts.plain(f"setup-computer-{level}") for level in missing]
    return [texts.plain("setup-computers-missing", levels=texts.listed(named))] if named else []


def level_option(level: str, texts: Texts) -> Option:
    """Offer a level of computer lords."""
    return described(level, f"setup-computer-{level}", texts)


def setup_short(setup: Setup, texts: Texts) -> str:
    """Describe a set-up briefly: "Kingdomino, 4 lords, Harmony, 1 day a turn"."""
    lords = texts.plain("setup-lords", lords=setup.lords)
    time = pace_words(setup.pace, texts, inside=True)
    return texts.series((box_name(setup, texts), lords, *variant_names(setup, texts), time))


def usual_line(length: Length, texts: Texts) -> str:
    """Say how long such a game usually takes, in this server if it has enough games."""
    key = "setup-usual-here" if length.measured else "setup-usual"
    return texts(key, time=length_words(length, texts))


def length_words(length: Length, texts: Texts) -> str:
    """Format a range of time: "5–9 days", in the largest unit that it is at least two of."""
    unit = next((name for name, size in UNITS.items() if length.most >= 2 * size), "minutes")
    least, most = (max(1, round(end / UNITS[unit])) for end in (length.least, length.most))
    ending = "-about" if least == most else ""
    return texts.plain(f"setup-time-{unit}{ending}", least=least, most=most)


def who_line(setup: Setup, texts: Texts) -> str:
    """Describe the clock and who may join."""
    facts = [pace_words(setup.pace, texts), who(setup, texts)]
    if setup.reliability:
        facts.append(texts("setup-who-reliable", percent=setup.reliability))
    return DOT.join(facts)


def who(setup: Setup, texts: Texts) -> str:
    """Describe who may join, without the reliability."""
    if setup.who != "role":
        return texts(f"setup-who-{setup.who}")
    if setup.role is None:
        return texts("setup-who-no-role")
    return texts("setup-who-role", role=f"<@&{setup.role}>")


def dropped_line(dropped: str, setup: Setup, texts: Texts) -> str:
    """Say what a change ruled out, and why."""
    if dropped == "lords":
        return _lords_line(setup, texts)
    if dropped == "computers":
        return texts("setup-off-computers")
    key = f"setup-off-{dropped}-{why_not(setup, dropped)}"
    if not texts.has(key):
        key = f"setup-off-any-{why_not(setup, dropped)}"
    bonuses = [variant_name(one, texts) for one in VARIANTS if one in setup.variants]
    return texts(
        key,
        variant=variant_name(dropped, texts) if dropped in WORDS else "",
        box=texts(f"common-box-{setup.box}"),
        bonuses=texts.listed(bonuses) if bonuses else "",
    )


def _lords_line(setup: Setup, texts: Texts) -> str:
    """Say how many lords are left, and which numbers are possible."""
    numbers = lords_of(setup)
    least, most = numbers[0], numbers[-1]
    if setup.teams:
        key = "setup-off-lords-teams"
    elif least == most:
        key = "setup-off-lords-one"
    elif more_with_giants(setup):
        key = "setup-off-lords-giants"
    else:
        key = "setup-off-lords"
    return texts(
        key,
        lords=texts("setup-lords", lords=setup.lords),
        box=texts(f"common-box-{setup.box}"),
        least=least,
        most=most,
    )


def absent_lines(setup: Setup, texts: Texts) -> list[str]:
    """Say which words don't go with the rest of a set-up, a line per reason."""
    return [_absent_line(why, words, setup, texts) for why, words in ruled_out(setup).items()]


def _absent_line(why: str, words: Sequence[str], setup: Setup, texts: Texts) -> str:
    box = texts(f"common-box-{setup.box}")
    names = [variant_name(word, texts) for word in words]
    if len(words) > 1:
        return texts(f"setup-no-all-{why}", variants=texts.listed(names), box=box)
    own = f"setup-no-{words[0]}-{why}"
    key = own if texts.has(own) else f"setup-no-any-{why}"
    return texts(key, variant=names[0], box=box)


def only_lords(setup: Setup, texts: Texts) -> str:
    """Say how many lords a box is for that allows only one number."""
    return texts("setup-only-lords", box=texts(f"common-box-{setup.box}"), most=lords_of(setup)[-1])


def variant_name(word: str, texts: Texts) -> str:
    """Name a word: a variant, Dynasty or an extra."""
    if word in VARIANTS:
        return texts.plain(f"common-variant-{word}")
    return texts.plain("common-dynasty" if word == DYNASTY else f"setup-extra-{word}")


def seat_line(table: TableFact, seat: SeatFact, texts: Texts) -> str:
    """Say who has a seat of an open table, or for whom it is reserved."""
    key, sitter = _sitter(table, seat)
    return texts(f"setup-seat{key}", seat=seat.seat, name=sitter)


def team_line(table: TableFact, seat: SeatFact, texts: Texts) -> str:
    """Say who shares a kingdom at an open table: "1 + 4 · **Ann** (host) and *free*"."""
    partner = table.seats[seat.seat - 1 + len(table.seats) // 2]
    sitting = [
        texts(f"setup-team{key}", name=sitter)
        for key, sitter in (_sitter(table, seat), _sitter(table, partner))
    ]
    return texts(
        "setup-team-line",
        seats=f"{seat.seat} + {partner.seat}",
        first=sitting[0],
        second=sitting[1],
    )


def _sitter(table: TableFact, seat: SeatFact) -> tuple[str, str]:
    """Return the state of a seat, as the end of a text key, and the name that goes with it."""
    if seat.user is None:
        for one in table.invited:
            if one.seat == seat.seat and one.state == "waiting":
                return "-kept", name(one.name)
        return "-free", ""
    return ("-host" if seat.user == table.host else "-taken", name(seat.name or ""))


def channel(id: int) -> str:
    """Mention a channel or thread."""
    return f"<#{id}>"
