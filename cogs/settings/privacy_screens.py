"""The screens of personal data: overview, export, deletion. Pure builders."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from cogs.codec import PERSON, Ids
from cogs.screen import Attached, Button, Field, Form, Link, Screen, Style, Text, row, screen, small
from locales import Texts
from services.facts.names import folded
from services.facts.people import GoneFact, KeptFact

FILE: Final = "castellan-my-data.json"
LONGEST_WORD: Final = 20
NONE: Final[Mapping[str, str]] = MappingProxyType({})

_ids: Final = Ids(PERSON)


@dataclass(frozen=True, slots=True)
class Days:
    """For how many days backups keep what is deleted, and a code in place of the account."""

    backups: int
    marks: int


def kept(
    fact: KeptFact, texts: Texts, days: Days, note: str = "", pages: Mapping[str, str] = NONE
) -> Screen:
    """Say what is stored about a person, and for how many days something of it outlives deletion.

    `note` says what just happened; `pages` are the host's pages by their names, privacy and terms.
    """
    links = row(*(Link(texts.plain(f"privacy-link-{name}"), url) for name, url in pages.items()))
    title = Text("\n".join(filter(None, (texts("privacy-title"), note))))
    unread, back = texts("privacy-unread"), Button(texts.plain("help-button-settings"), _SETTINGS)
    if fact.nothing:
        nothing = f"{texts('privacy-nothing')} {unread}"
        copies = Text(small(texts("privacy-backups", days=days.backups)))
        return screen(title, Text(nothing), copies, row(back), links)
    lines = [
        f"- {texts(f'privacy-kept-{word}', count=count)}" for word, count in fact.counts if count
    ]
    return screen(
        title,
        Text("\n".join(lines)),
        Text(f"{texts('privacy-account')} {unread}"),
        Text(small(texts("privacy-about", former=texts.plain("privacy-former")))),
        Text(small(f"{texts('privacy-blocks')} {texts('privacy-backups', days=days.backups)}")),
        Text(small(texts("privacy-remembered", days=days.marks))),
        row(
            Button(texts.plain("privacy-button-export"), _ids("myfile"), Style.MAIN),
            Button(texts.plain("privacy-button-delete"), _ids("forget"), Style.DANGER),
            back,
        ),
        links,
    )


_SETTINGS: Final = _ids("settings")


def exported(files: Sequence[tuple[str, bytes]], texts: Texts) -> Screen:
    """Show the exported file, or its parts."""
    joined = Text(texts("privacy-export-parts", file=f"{FILE}.gz")) if len(files) > 1 else None
    return screen(
        Text(texts("privacy-export")),
        joined,
        *(Attached(name, data) for name, data in files),
        row(Button(texts.plain("common-button-back"), _ids("mydata"))),
    )


def form(texts: Texts) -> Form:
    """Ask for the word that confirms the deletion."""
    field = Field(texts.plain("privacy-form-word"), "word", "", LONGEST_WORD)
    return Form(texts.plain("privacy-form"), _ids("forgetme"), (field,))


def is_meant(word: str, texts: Texts) -> bool:
    """Tell whether the confirming word was typed, in the reader's language or in English."""
    return folded(word) in {folded(texts.plain("privacy-word")), "delete"}


def deleted(fact: GoneFact, texts: Texts) -> Screen:
    """Say what was deleted."""
    lines = [
        texts(f"privacy-deleted-{word}", former=texts.plain("privacy-former"), **{word: count})
        for word, count in (("games", fact.games), ("finished", fact.finished), ("left", fact.left))
        if count
    ]
    return screen(Text("\n".join([texts("privacy-deleted"), *lines])))
