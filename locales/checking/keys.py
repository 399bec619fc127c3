"""The same texts as in English, each once, in the same file and with the same variables."""

from collections import Counter
from collections.abc import Iterator

from fluent.syntax import ast

from locales._texts import UNTRANSLATED
from locales.checking.catalog import Catalog, Entry, walk
from locales.checking.fault import Fault


def faults(catalog: Catalog, source: Catalog) -> Iterator[Fault]:
    """Yield texts that are missing, left over or unreadable, and variables that English lacks."""
    for area, content in catalog.junk:
        yield Fault("keys", area, f"can't be read: {content.strip()[:60]!r}")
    wanted = [one for one in source.entries if one.area not in UNTRANSLATED]
    lacking = Counter(one.area for one in wanted if one.area not in catalog.areas)
    for area, count in lacking.items():
        yield Fault("keys", area, f"the file is missing, with {count} texts")
    for entry in wanted:
        if entry.area in catalog.areas and entry.key not in catalog.by_key:
            yield Fault("keys", entry.key, "is missing")
    often = Counter(entry.key for entry in catalog.entries)
    for entry in catalog.entries:
        if entry.key not in source.by_key:
            yield Fault("keys", entry.key, "does not exist in English")
            continue
        if often[entry.key] > 1:
            yield Fault("keys", entry.key, "is there twice")
        if entry.area != source.by_key[entry.key].area:
            yield Fault("keys", entry.key, f"belongs to {source.by_key[entry.key].area}.ftl")
        yield from _references(catalog, entry)
        yield from _variables(catalog, source, entry)


def _references(catalog: Catalog, entry: Entry) -> Iterator[Fault]:
    for node in walk(entry.message):
        if isinstance(node, ast.MessageReference) and node.id.name not in catalog.by_key:
            yield Fault("keys", entry.key, f"holds {{ {node.id.name} }}, which does not exist")
        if isinstance(node, ast.TermReference) and node.id.name not in catalog.terms:
            yield Fault("keys", entry.key, f"holds {{ -{node.id.name} }}, which does not exist")


def _variables(catalog: Catalog, source: Catalog, entry: Entry) -> Iterator[Fault]:
    ours, theirs = catalog.variables(entry.key), source.variables(entry.key)
    for name in sorted(ours - theirs):
        yield Fault("variables", entry.key, f"${name} does not exist in English")
    for name in sorted(theirs - ours):
        yield Fault("variables", entry.key, f"${name} is left out", hint=True)
