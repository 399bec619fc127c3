"""`python -m locales stats|check|stale [LANGUAGE [FILE]]`: how far, what is wrong, what is old."""

import argparse
from collections import Counter

from locales._texts import LANGUAGES, UNTRANSLATED
from locales.checking.catalog import ENGLISH, catalog, languages
from locales.checking.fault import Fault
from locales.checking.faults import faults
from locales.checking.stale import stale


def main(argv: list[str] | None = None) -> int:
    """Print what was asked for; the status is 1 if a check finds faults."""
    parser = argparse.ArgumentParser("python -m locales", description=__doc__)
    parser.add_argument("what", choices=("stats", "check", "stale"))
    parser.add_argument("language", nargs="?", choices=languages(), help="all without it")
    parser.add_argument("file", nargs="?", help="only texts of this file, such as panel")
    parser.add_argument("--hints", action="store_true", help="also what may well be right")
    asked = parser.parse_args(argv)
    chosen = [asked.language] if asked.language else languages()
    if asked.what == "stats":
        for language in chosen:
            print(_stats(language))
        return 0
    if asked.what == "stale":
        for language in chosen:
            for key in stale(language):
                if asked.file in (None, key.split("-")[0]):
                    print(f"{language} {key}: the English was changed later")
        return 0
    found = [(one, fault) for one in chosen for fault in _found(one, asked.file, hints=asked.hints)]
    for language, fault in found:
        print(f"{language} {fault.concern}: {fault.key}: {fault.why}{' (hint)' * fault.hint}")
    wrong = sum(not fault.hint for _, fault in found)
    print(f"{wrong} faults" if wrong else "nothing is wrong")
    return min(wrong, 1)


def _found(language: str, file: str | None, *, hints: bool) -> list[Fault]:
    return [
        fault
        for fault in faults(catalog(language), catalog(ENGLISH))
        if (hints or not fault.hint) and (file is None or fault.key.split("-")[0] == file)
    ]


def _stats(language: str) -> str:
    source, own = catalog(ENGLISH), catalog(language)
    wanted = {one.key for one in source.entries if one.area not in UNTRANSLATED}
    there = len(own.by_key.keys() & wanted)
    counts = Counter(fault.concern for fault in faults(own, source) if not fault.hint)
    told = ", ".join(f"{concern} {count}" for concern, count in sorted(counts.items())) or "none"
    offered = "offered" if language in LANGUAGES else "not offered: files are missing"
    return f"{language}: {there} of {len(wanted)} texts; faults: {told}; {offered}"


if __name__ == "__main__":
    raise SystemExit(main())
