"""How long texts may get where they are shown."""

import re
from collections.abc import Iterator
from functools import cache

from locales.checking import uses
from locales.checking.catalog import ENGLISH, Catalog
from locales.checking.fault import Fault

LIMITS = {
    "label": 80,
    "placeholder": 150,
    "option": 100,
    "description": 100,
    "title": 45,
    "menu": 32,
}
"""What Discord allows."""

WANTED = {"label": 24, "placeholder": 28, "option": 60, "description": 80, "title": 45, "menu": 32}
"""What fits at phone width."""

NAME = "A name of 20 letters"
HOLDS_A_NAME = frozenset(("lord", "host", "table", "name", "player"))
SAMPLE = {
    **dict.fromkeys((*HOLDS_A_NAME, "title", "left", "right"), NAME),
    "setup": "Kingdomino 4",
    "spot": "b5–a5",
    "left_square": "b5",
    "gain": "+3",
    "delta": "+3",
}
SCREEN = 1800
"""What one screen's text may have."""


ELSEWHERE = {
    "title": "admin-(answer|again|pause|takebacks|back)",
    "description": r"\w+-.*-hint|(admin|settings|organise|setup)-pick-.*-about"
    r"|(admin|settings)-\w+-[\w-]+-about",
}
"""Texts by slot whose keys the code puts together of too few words to be told by them."""


@cache
def keys_in(slot: str) -> re.Pattern[str]:
    """Return what the keys of the texts look like that are used for a slot."""
    known = {use.narrow for use in uses.uses() if use.slot == slot} - {""}
    return re.compile("|".join([*sorted(known), *([ELSEWHERE[slot]] if slot in ELSEWHERE else [])]))


def faults(catalog: Catalog, _source: Catalog) -> Iterator[Fault]:
    """Yield texts that are longer than there is room for.

    A text that holds a name may be longer than wanted: names are as long as people like. So may a
    translated description of a command.
    """
    for entry in catalog.entries:
        longest = max(map(len, catalog.forms(entry.key, SAMPLE)))
        tight = not catalog.variables(entry.key) & HOLDS_A_NAME
        for slot, room in _rooms(entry.key, tight=tight, english=catalog.language == ENGLISH):
            if longest > room:
                yield Fault("length", entry.key, f"{longest} characters; a {slot} has {room}")
        if longest > SCREEN:
            yield Fault("length", entry.key, f"{longest} characters; a screen has {SCREEN}")
        if longest == 0:
            yield Fault("length", entry.key, "is empty")


def _rooms(key: str, *, tight: bool, english: bool) -> Iterator[tuple[str, int]]:
    slots = [slot for slot in LIMITS if keys_in(slot).fullmatch(key)]
    of_command = "-command-" in key or "-option-" in key
    for slot in slots:
        wanted = tight and (english or not of_command)
        yield slot, (WANTED if wanted else LIMITS)[slot]
    if of_command and not slots:
        yield "description", LIMITS["description"]
