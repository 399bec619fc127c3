"""Tell people of one name apart in a tournament, by the numbers of their entries. Pure."""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from services.facts.names import folded
from services.facts.tournaments import Entry, Lord, Tournament

_NUMBERED = re.compile(r"#\d+[a-z]? ?")


def told_apart(tournament: Tournament) -> Tournament:
    """Return a tournament whose lords bear the number of their entry where their names are equal.

    A name that looks like such a number always bears it.
    """
    entries = marked(tournament.entries, tournament.entries)
    return tournament if entries == tournament.entries else replace(tournament, entries=entries)


def marked(some: Iterable[Entry], among: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return some entries with the marks that they need among all entries of a tournament."""
    bearers: defaultdict[str, set[int]] = defaultdict(set)
    for one in among:
        for lord in (*one.lords, *one.former):
            bearers[_key(lord)].add(lord.user)
    return tuple(_marked(one, bearers) for one in some)


def _key(lord: Lord) -> str:
    return _NUMBERED.sub("", folded(lord.name))


def _marked(entry: Entry, bearers: dict[str, set[int]]) -> Entry:
    lords = tuple(_with_mark(entry, lord, place, bearers) for place, lord in enumerate(entry.lords))
    former = tuple(_with_mark(entry, lord, None, bearers) for lord in entry.former)
    return replace(entry, lords=lords, former=former)


def _with_mark(entry: Entry, lord: Lord, place: int | None, bearers: dict[str, set[int]]) -> Lord:
    """Return a lord with the mark that they need; partners of one name have a letter, too."""
    key, mark = _key(lord), ""
    if len(bearers[key]) > 1 or _NUMBERED.match(folded(lord.name)):
        both = place is not None and len({_key(one) for one in entry.lords}) < len(entry.lords)
        mark = f"#{entry.number}{'ab'[place] if both and place is not None else ''}"
    return lord if lord.mark == mark else replace(lord, mark=mark)
