"""Lengths of time are typed in one's own language: any plural, the usual abbreviations, or 3d."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

import locales
from cogs.organizer.time_input import Here, read_moment
from cogs.play.duration_input import read_until
from cogs.settings.date_input import read_date
from cogs.tables.clock_setting import DAY, HOUR, pace_words, read_pace
from cogs.time_lengths import read_length
from services.facts.tables import NO_LIMIT, Pace

NOON = int(datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp())
PACES = (
    *(Pace("turn", seconds) for seconds in (HOUR, 6 * HOUR, DAY, 2 * DAY, 5 * DAY, 21 * DAY)),
    *(Pace("bank", 0, days * DAY, 8 * HOUR) for days in (1, 2, 3)),
    *(Pace("bank", 0, 2 * DAY, hours * HOUR, 10 * DAY) for hours in (1, 2, 12)),
    NO_LIMIT,
)


@pytest.mark.parametrize(
    ("language", "typed", "length"),
    [
        ("en", "3 days", (3, "day")),
        ("de", "3 Tage", (3, "day")),
        ("de", "in 3 Tagen", (3, "day")),
        ("de", "2 Std.", (2, "hour")),
        ("de", "1 Woche", (1, "week")),
        ("es", "3 dias", (3, "day")),
        ("es", "dentro de 2 semanas", (2, "week")),
        ("fr", "3 jours", (3, "day")),
        ("fr", "3 j", (3, "day")),
        ("fr", "12\u202fh", (12, "hour")),
        ("he", "3 ימים", (3, "day")),
        ("he", "יומיים", (2, "day")),
        ("he", "שעה אחת", (1, "hour")),
        ("he", "בעוד 5 שעות", (5, "hour")),
        ("it", "2 gg", (2, "day")),
        ("it", "tra 3 ore", (3, "hour")),
        ("nl", "4 uur", (4, "hour")),
        ("nl", "3 dgn", (3, "day")),
        ("pt", "2 sem.", (2, "week")),
        ("ru", "2 дня", (2, "day")),
        ("ru", "21 день", (21, "day")),
        ("ru", "через 5 часов", (5, "hour")),
        ("ru", "12 ч", (12, "hour")),
        ("en", "3 Tage", None),
        ("de", "seit 3 Tagen", None),
        ("de", "3", None),
    ],
)
def test_a_length_is_read_in_its_language(
    language: str, typed: str, length: tuple[int, str] | None
) -> None:
    """In whatever form the sentence needs, and no other language's."""
    assert read_length(typed, language) == length


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_english_and_letters_do_everywhere(language: str) -> None:
    """They are what examples and habits have."""
    for typed in ("3d", "3 days", "in 3 days"):
        assert read_length(typed, language) == (3, "day"), typed


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("pace", PACES)
def test_a_clock_is_read_as_it_is_said(language: str, pace: Pace) -> None:
    """Whoever types what is shown means the same."""
    texts = locales.texts(language)
    assert read_pace(pace_words(pace, texts), texts) == pace
    assert read_pace(pace_words(pace, texts, inside=True), texts) == pace


@pytest.mark.parametrize(
    ("language", "typed"),
    [("de", "3 Tage"), ("fr", "3 jours"), ("ru", "3 дня"), ("he", "3 ימים"), ("nl", "72 uur")],
)
def test_lengths_do_wherever_time_is_typed(language: str, typed: str) -> None:
    """For a pause, a moment of a tournament, a vacation, a clock."""
    assert read_until(typed, NOON, "UTC", language) == NOON + 3 * DAY
    assert read_moment(typed, Here(NOON, "UTC", language)) == NOON + 3 * DAY
    assert read_pace(typed, locales.texts(language)).turn == 3 * DAY
    if language != "nl":
        today = date(2026, 12, 1)
        assert read_date(typed, today, language) == today + timedelta(days=3)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "Freitag 20:00"),
        ("de", "4. Dez. 20:00"),
        ("nl", "vrijdag 20:00"),
        ("nl", "4 dec 20:00"),
        ("pt", "sexta-feira 20:00"),
        ("pt", "4 dez"),
        ("ru", "пятница 20:00"),
    ],
)
def test_what_the_texts_give_as_examples_is_read(language: str, typed: str) -> None:
    """Weekdays and short months."""
    assert read_moment(typed, Here(NOON, "UTC", language)) == NOON + 3 * DAY + 8 * HOUR
