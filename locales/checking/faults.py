"""All that is wrong with a language: the concerns put together."""

from collections.abc import Callable, Iterator

from locales.checking import budgets, cases, english, keys, plurals, terms, typography
from locales.checking.catalog import ENGLISH, Catalog
from locales.checking.fault import Fault

Check = Callable[[Catalog, Catalog], Iterator[Fault]]
"""Takes a language and English."""

OF_ALL: tuple[Check, ...] = (plurals.faults, typography.faults, budgets.faults)
OF_TRANSLATIONS: tuple[Check, ...] = (keys.faults, english.faults, terms.faults, cases.faults)


def faults(catalog: Catalog, source: Catalog) -> list[Fault]:
    """List what is wrong with a language, except what the comments of its texts except."""
    checks = OF_ALL if catalog.language == ENGLISH else (*OF_TRANSLATIONS, *OF_ALL)
    return [
        fault
        for check in checks
        for fault in check(catalog, source)
        if not _excepted(catalog, fault)
    ]


def _excepted(catalog: Catalog, fault: Fault) -> bool:
    entry = catalog.by_key.get(fault.key)
    return entry is not None and fault.concern in entry.unchecked
