"""The screens of announced absences: the list, a new one, and their effects. Pure builders."""

from typing import Final

from cogs.codec import PERSON, Ids
from cogs.screen import (
    Button,
    Field,
    Form,
    Screen,
    Section,
    Style,
    Text,
    row,
    screen,
    small,
    told_apart,
)
from locales import Texts, name
from services.facts.people import AbsenceFact, AwayFact

SHOWN: Final = 8
NAMED: Final = 5
LONGEST_NOTE: Final = 100

_ids: Final = Ids(PERSON)


def announced(fact: AwayFact, texts: Texts) -> Screen:
    """Confirm a new absence and say what it does."""
    absence = fact.absence
    assert absence is not None, "something was announced"
    return screen(
        Text("\n".join([_you_are_away(absence, fact, texts), *_effects(fact, texts)])),
        Text(small(texts("settings-away-stands"))),
        row(
            Button(texts.plain("settings-away-keep"), _ids("away"), Style.GO),
            Button(texts.plain("settings-away-cancel"), _ids("awaydrop", absence.id)),
        ),
    )


def away(fact: AwayFact, texts: Texts, *, note: str = "") -> Screen:
    """List a person's absences and the days used this year; `note` says what was just done."""
    year = str(fact.year)
    used = texts("settings-away-used", used=fact.used, budget=fact.budget, year=year)
    listed = fact.announced[:SHOWN]
    return screen(
        Text("\n".join(filter(None, (texts("settings-away-title"), note, used)))),
        *told_apart([_line(one, texts) for one in listed], [""] * len(listed)),
        Text("\n".join(_effects(fact, texts))) if listed and _effects(fact, texts) else None,
        Text(small(texts("settings-away-about"))),
        row(
            Button(texts.plain("settings-away-new"), _ids("awayform"), Style.MAIN),
            Button(texts.plain("help-button-settings"), _ids("settings")),
        ),
    )


def cancelled(absence: AbsenceFact, texts: Texts, *, cut: bool) -> str:
    """Say what became of a cancelled absence; `cut`: it had begun and ends now."""
    return texts(f"settings-away-{'cut' if cut else 'dropped'}", **_days(absence))


def form(texts: Texts) -> Form:
    """Ask for the days of an absence."""
    return Form(
        texts.plain("settings-away-form"),
        _ids("awaynew"),
        (
            Field(texts.plain("settings-away-from"), "from", texts.plain("settings-day-today"), 30),
            Field(texts.plain("settings-away-until"), "until", "", 30),
            Field(
                texts.plain("settings-option-away-note"), "note", "", LONGEST_NOTE, required=False
            ),
        ),
    )


def _days(absence: AbsenceFact) -> dict[str, str]:
    """Return the first and the last day as timestamps of Discord."""
    return {"from": f"<t:{absence.start}:D>", "until": f"<t:{absence.end - 1}:D>"}


def _you_are_away(absence: AbsenceFact, fact: AwayFact, texts: Texts) -> str:
    return texts(
        "settings-away-said",
        used=fact.used,
        budget=fact.budget,
        year=str(fact.year),
        later=fact.later or 0,
        next=str(fact.year + 1),
        **_days(absence),
    )


def _line(absence: AbsenceFact, texts: Texts) -> Section:
    text = texts("settings-away-line", **_days(absence))
    if absence.note:
        text = f"{text}\n{small(name(absence.note))}"
    cancel = Button(texts.plain("settings-away-cancel"), _ids("awaydrop", absence.id))
    return Section(text, cancel)


def _effects(fact: AwayFact, texts: Texts) -> list[str]:
    """Say in which games the clock waits meanwhile, and in which not."""
    lines = []
    if fact.waiting:
        lines.append(texts("settings-away-waiting", count=len(fact.waiting)))
    if fact.playing_on:
        tables = [f"**{name(one)}**" for one in fact.playing_on[:NAMED]]
        more = len(fact.playing_on) - len(tables)
        key = "settings-away-playing-more" if more else "settings-away-playing"
        lines.append(texts(key, tables=texts.listed(tables), count=len(fact.playing_on), more=more))
    if fact.rounds:
        tournaments = [f"**{name(one)}**" for one in fact.rounds[:NAMED]]
        lines.append(texts("settings-away-rounds", cups=texts.listed(tournaments)))
    return lines
