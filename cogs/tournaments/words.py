"""Words and controls that the screens of tournaments share."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final
from unicodedata import numeric

from cogs.codec import TOURNAMENT, CustomId, Ids
from cogs.lists.screens import paging
from cogs.play.clock_words import full, relative
from cogs.play.words import capital, short_name
from cogs.screen import OPTIONS, Button, Part, Screen, Select, Text, choice, screen
from cogs.tables.clock_setting import time_words
from locales import Texts, name, passage
from services.facts.names import folded
from services.facts.standings import Standings
from services.facts.tournaments import BRACKETS, Entry, Lord, Stage, Tournament
from services.tournaments.formats import named_round

SCREEN: Final = 1800
"""The most characters on a screen."""
GOLD: Final = 0xB58900
"""The color of a tournament's screens."""
NAMED: Final = 24
"""The longest name in a list, in characters."""
CUT: Final = 40
"""The least room in which a shortened line is shown, in characters."""
MINUTE: Final = 60
when, left = full, relative
"""A time, and how far away it is, as each reader's Discord shows it."""
_VULGAR: Final = {Fraction(numeric(one)).limit_denominator(8): one for one in "½⅓⅔¼¾⅙⅚⅛⅜⅝⅞"}


def tournament_screen(lines: Iterable[str], *parts: Part | None) -> Screen:
    """Build a screen: lines of text, then other parts; those that are None are left out."""
    return screen(Text("\n".join(lines)), *parts, accent=GOLD)


def ids(tournament: Tournament) -> Ids:
    return Ids(TOURNAMENT, tournament.id)


def agreed_ids(tournament: Tournament) -> Ids:
    """Make ids that say which event the reader was shown, with which dates."""
    return Ids(TOURNAMENT, tournament.id, version=tournament.terms)


def name_of(tournament: Tournament) -> str:
    """Return the name of a tournament, for a message."""
    return name(tournament.setup.name)


def bold(tournament: Tournament) -> str:
    return f"**{name_of(tournament)}**"


def lord(one: Lord) -> str:
    """Return the name of a lord in bold."""
    return f"**{name(one.shown)}**"


def called(tournament: Tournament, one: Lord) -> str:
    """Return the name of a lord in bold, with their account if somebody else there has the name."""
    known, alike = tournament.known(one), folded(one.name)
    every = (lord for entry in tournament.entries for lord in entry.lords)
    same = any(folded(each.name) == alike and each.user != one.user for each in every)
    return f"{lord(known)} (<@{one.user}>)" if same and one.account else lord(known)


def entry(one: Entry) -> str:
    """Return the name of an entry in bold."""
    return f"**{name(one.name)}**"


def listed(entries: Iterable[Entry], texts: Texts) -> str:
    """List entries in bold, within a sentence."""
    return texts.listed([entry(one) for one in entries])


def crowned(tournament: Tournament, fact: Standings) -> list[int]:
    """Return who has won the event, or shares that, if these are its final standings."""
    last = tournament.stages[-1]
    if (
        tournament.phase != "over"
        or fact.stage != last.number
        or not tournament.best
        or fact.cut is not None
    ):
        return []
    return [one.number for one in winners(tournament)]


def winners(tournament: Tournament) -> list[Entry]:
    """Return the winner of an event, or those who share the first place."""
    return [tournament.entry(one) for one, place in tournament.best.items() if place == 1]


def place_and_lord(texts: Texts) -> tuple[str, str]:
    """Return the heads of the columns of places and names in pictures."""
    return texts.plain("cups-column-place"), texts.plain("cups-column-lord")


def alias(number: int) -> str:
    """Return the number that replaces a name that can't be drawn in a picture."""
    return f"#{number}"


def short(text: str, longest: int = NAMED) -> str:
    """Return a name, shortened for a list in a message."""
    return name(short_name(text, longest))


def names(number: int, tournament: Tournament) -> str:
    """Return the name of an entry, by its number, in bold."""
    return entry(tournament.entry(number))


def escaped_lines(text: str, room: int) -> str:
    """Escape lines that an organizer wrote, cut where they get too long; links and bold stay."""
    kept: list[str] = []
    for line in text.splitlines():
        if not line.strip():
            continue
        shown = passage(line)
        if len(shown) > room:
            return "\n".join([*kept, _cut(line, room)] if room > CUT else kept)
        kept.append(shown)
        room -= len(shown) + 1
    return "\n".join(kept)


def _cut(line: str, room: int) -> str:
    """Return the beginning of a line, as long as it fits once it is escaped."""
    while len(passage(f"{line}…")) > room:
        line = line[: len(line) - 1 - (len(passage(f"{line}…")) - room) // 2]
    return passage(f"{line}…")


def fitting(lines: Callable[[int], list[str]], room: int) -> list[str]:
    """Return lines with the longest names that fit."""
    for longest in (NAMED, 16, 12):
        found = lines(longest)
        if sum(len(line) + 1 for line in found) <= room:
            return found
    return lines(8)


def points(value: Fraction) -> str:
    """Format points exactly: 4½, 1⅔, 2 3/7."""
    whole, rest = divmod(abs(value), 1)
    sign = "−" if value < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    vulgar = _VULGAR.get(rest)
    if vulgar is not None:
        return f"{sign}{whole or ''}{vulgar}"
    return f"{sign}{whole} {rest}" if whole else f"{sign}{rest}"


def further(value: int) -> str:
    """Format the points of a further game, which broke a tie."""
    return f"({value})"


def with_further(total: int, more: int | None) -> str:
    """Format the points of a table, with those of the game that broke a tie: 50 (88)."""
    return str(total) if more is None else f"{total} {further(more)}"


def tie(what: str, value: Fraction | None, texts: Texts) -> str:
    """Format the value of a tie-break, a dash where it does not count."""
    if value is None:
        return "–"
    if what == "share":
        return texts.plain("cups-percent", value=f"{float(value) * 100:.1f}")
    return points(value)


def moved_words(seconds: int, texts: Texts) -> str:
    """Format by how much times have moved, in whole minutes, at least one."""
    return time_words(max(1, -(-seconds // MINUTE)) * MINUTE, texts)


def stage_name(stage: Stage, texts: Texts) -> str:
    """Name a stage: "groups", "final table", or the season of a league."""
    return texts.plain(f"cups-stage-{stage.kind}", number=stage.number)


def closing(tournament: Tournament, closes: int, texts: Texts) -> str:
    """Say until when the results of a stage can be corrected whose tables are all over."""
    assert tournament.stage is not None, "its tables are over"
    stage = stage_name(tournament.stage, texts)
    return texts("cups-closing", stage=stage, until=when(closes), left=left(closes))


def round_name(
    tournament: Tournament, stage: int, number: int, texts: Texts, *, rounds: int | None = None
) -> str:
    """Name a round: "round 2 of 5", "the final", "season 2, round 3 of 7", "deciding table".

    `rounds`: how many there are, by default as the stage says; 0 if it is open.
    """
    found = next((one for one in tournament.stages if one.number == stage), None)
    if found is None:  # it has not begun yet, or is taken back
        return texts.plain("cups-round", round=number, rounds=0)
    special = named_round(tournament.setup, found, number)
    if special is not None:
        return texts.plain(f"cups-round-{special}")
    rounds = found.rounds if rounds is None else rounds
    several = found.number > 1 or found.kind in ("groups", "final", "league")
    key = f"cups-round-{found.kind}" if several else "cups-round"
    if not texts.has(key):
        key = "cups-round"
    if 0 < rounds < number:
        if found.kind == "double":  # its last table, played again
            return texts.plain("cups-round-deciding")
        rounds = 0  # it was to come, but the stage ended early
    said = {"round": number, "rounds": rounds, "stage": stage}
    return texts.plain(key, **said)


def arranged(
    tables: Iterable[Iterable[int]], byes: Iterable[int], tournament: Tournament, texts: Texts
) -> str:
    """Name tables and byes that were arranged by hand."""

    def named(entries: Iterable[int]) -> str:
        return texts.listed([names(number, tournament) for number in entries])

    found = [texts("cups-arranged-table", lords=named(table)) for table in tables]
    free = [texts("cups-arranged-bye", lords=named(byes))] if byes else []
    return texts.listed([*found, *free])


def paged(count: int, each: int, page: int) -> tuple[int, int]:
    """Return the valid page nearest to the one asked for, from 0, and the number of pages."""
    pages = max(1, -(-count // each))
    return max(0, min(page, pages - 1)), pages


def arrows(
    page: int, pages: int, texts: Texts, turn: Callable[[int, str], CustomId]
) -> list[Button]:
    """Make the page buttons of a screen; `turn` makes the id for a page and a word."""
    return paging(page, pages, turn, texts, "cups", numbered=False)


def stages(tournament: Tournament, chosen: int, texts: Texts) -> Select | None:
    """Make the select of a stage, if there are several; of many, the latest."""
    if len(tournament.stages) == 1:
        return None
    some = tournament.stages[-OPTIONS:]
    labels = {str(one.number): capital(stage_name(one, texts)) for one in some}
    id = ids(tournament)("stage")
    return choice(texts.plain("cups-stage-choose"), id, labels, str(chosen))


def stand_button(tournament: Tournament, texts: Texts, *mark: str | int) -> Button:
    """Make the button to the standings, or to the bracket of an elimination."""
    latest = tournament.stages[-1].kind if tournament.stages else ""
    key = "cups-button-bracket" if latest in BRACKETS else "cups-button-standings"
    return Button(texts.plain(key), ids(tournament)("stand", *mark))
