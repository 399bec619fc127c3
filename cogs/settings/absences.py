"""`/away`, and [Vacation…] in /settings: announce, list and cancel absences."""

from datetime import date, timedelta
from typing import Final

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import PERSON
from cogs.settings import absence_screens as screens
from cogs.settings.date_input import day_words, read_date
from cogs.slash_commands import Options, Suggestion, slash, suggests
from cogs.suggestions import understood_first
from services.facts import Refused

LENGTHS: Final = (1, 2, 3, 5, 7, 10, 14, 21, 30)
DAYS_AHEAD: Final = 14


@slash(
    "away",
    area="settings",
    from_="settings-option-away-from",
    until="settings-option-away-until",
    note="settings-option-away-note",
)
async def away(ask: Ask, from_: str, until: str, note: str = "") -> None:
    await _announce(ask, from_, until, note)


@suggests(away, "from_", filtered=False)
async def suggest_first(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest the day that is typed, and the next days."""
    today, language = await _today(ask), ask.texts.language
    some = [today + timedelta(days=number) for number in range(DAYS_AHEAD)]
    words = {
        today: ask.texts.plain("settings-day-today"),
        today + timedelta(days=1): ask.texts.plain("settings-day-tomorrow"),
    }
    found = [(_labeled(words.get(one, ""), one, language), one.isoformat()) for one in some]
    return understood_first(_typed_day(current, today, language), found, current)


@suggests(away, "until", filtered=False)
async def suggest_last(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    """Suggest the day that is typed, and last days by the length, including the first day."""
    today, texts = await _today(ask), ask.texts
    try:
        first = read_date(str(getattr(options, "from", "") or ""), today, texts.language)
    except Refused:
        first = today
    found = []
    for days in LENGTHS:
        last, words = first + timedelta(days=days - 1), texts.plain("clock-days", count=days)
        found.append((_labeled(words, last, texts.language), last.isoformat()))
    return understood_first(_typed_day(current, today, texts.language, first), found, current)


def _typed_day(
    typed: str, today: date, language: str, first: date | None = None
) -> list[Suggestion]:
    try:
        day = read_date(typed, today, language, first)
    except (Refused, OverflowError):
        return []
    return [(day_words(day, language), day.isoformat())]


def _labeled(words: str, day: date, language: str) -> str:
    return " · ".join(filter(None, (words, day_words(day, language))))


@handles(PERSON, "awayform")
async def ask_dates(click: Click) -> None:
    await click.form(screens.form(click.texts))


@handles(PERSON, "awaynew")
async def take_dates(click: Click) -> None:
    fields = click.fields or {}
    note = fields.get("note", "")
    await _announce(click, fields.get("from", ""), fields.get("until", ""), note)


@handles(PERSON, "awaydrop")
async def press_drop(click: Click) -> None:
    """Cancel an absence and show the others."""
    service, number = click.app.services.absences, args.number(click.id.args)
    before = (await service.of(click.person)).announced
    fact = await service.cancel(click.person, number)
    (absence,) = (one for one in before if one.id == number)
    note = screens.cancelled(absence, click.texts, cut=fact.cut)
    await click.show(screens.away(fact, click.texts, note=note))


async def _announce(ask: Ask, first: str, last: str, note: str) -> None:
    today, language = await _today(ask), ask.texts.language
    begins = read_date(first, today, language)
    ends = read_date(last, today, language, begins)
    fact = await ask.app.services.absences.announce(ask.person, begins, ends, note)
    await ask.show(screens.announced(fact, ask.texts))


@handles(PERSON, "away")
async def show_absences(ask: Ask) -> None:
    fact = await ask.app.services.absences.of(ask.person)
    await ask.show(screens.away(fact, ask.texts))


async def _today(ask: Ask) -> date:
    return await ask.app.services.absences.today(ask.person)
