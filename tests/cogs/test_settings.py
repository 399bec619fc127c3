"""`/settings` and `/away`: every value can be chosen, is shown and says what it means."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from cogs import view
from cogs.screen import Button, Select, controls, count
from cogs.settings import absence_screens, screens
from cogs.settings.date_input import read_date, read_hours, read_time
from cogs.settings.screens import (
    LOOKS,
    SELECTS,
    SWITCHES,
    VALUES,
    Around,
    change_of,
    choice_key,
    value_of,
)
from sandbox.rules import check_modal
from services.core import timezones, zone_names
from services.facts import Refused
from services.facts.people import AbsenceFact, AwayFact, ReliabilityFact, UserSettings
from tests.cogs.scenes import EN, LONG, accept, labels, said
from tests.cogs.stage import stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

CASES = [(setting, value) for setting, values in VALUES.items() for value in values]
NOW = 1_800_000_000
NEWCOMER = ReliabilityFact(68, 0, 0, 3, 0, 3, 2)
LONGEST_ZONE = max(timezones.all_zones(), key=len)


@pytest.mark.parametrize(("setting", "value"), CASES)
def test_a_chosen_value_is_kept_and_shown(setting: str, value: str) -> None:
    """What a select or a switch sets is what the screen then shows as set."""
    changed = replace(UserSettings(), **change_of(setting, value))  # type: ignore[arg-type]
    assert value_of(changed, setting) == value
    shown = screens.settings(changed, EN)
    accept(shown)
    if setting in SELECTS:
        (select,) = (one for one in controls(shown) if one.id.args == (setting,))
        assert isinstance(select, Select)
        assert [option.value for option in select.options if option.chosen] == [value]
    else:
        (switch,) = (one for one in controls(shown) if one.id.args[:1] == (setting,))
        assert isinstance(switch, Button)
        assert switch.id.args[1] != value


@pytest.mark.parametrize("setting", [*SWITCHES, *LOOKS])
def test_yes_and_no_find_the_choice_of_a_switch(setting: str) -> None:
    """Discord keeps the choices that have in them what is typed."""
    choices = {value: EN.plain(choice_key(setting, value)) for value in VALUES[setting]}
    for typed, value in (("yes", "on"), ("no", "off")):
        assert [one for one in choices if typed in choices[one].casefold()] == [value]


def test_the_defaults_are_shown() -> None:
    """Mention, the server's reminders, no quiet hours, Discord's language, nothing by itself."""
    assert {setting: value_of(UserSettings(), setting) for setting in VALUES} == {
        "notice": "mention",
        "reminders": "server",
        "quiet": "none",
        "pictures": "standard",
        "theme": "dark",
        "language": "discord",
        "forced": "ask",
        "weekends": "off",
        "soon": "off",
        "brief": "off",
        "ladders": "on",
        "animation": "on",
    }
    assert set(VALUES) == {*SELECTS, *SWITCHES, *LOOKS}


def test_done_says_that_all_is_saved() -> None:
    """[Done] stands alone on the last row and leaves one line."""
    shown = screens.settings(UserSettings(), EN)
    assert labels(shown) == [
        "Zone…",
        "Weekends: clocks run",
        "When I'm next: don't tell me",
        "Answers: in full",
        "Vacation…",
        "My data…",
        "On ladders: shown",
        "Replays: moving",
        "Done",
    ]
    accept(screens.done(EN))


def test_the_fullest_screen_is_taken_by_discord() -> None:
    """Quiet hours of one's own, the longest zone, a note, a cap."""
    fact = UserSettings(quiet=(1290, 395), zone=LONGEST_ZONE, weekends=True, soon=True)
    for one in (fact, replace(fact, zone=None)):
        shown = screens.settings(one, EN, Around(LONG, LONGEST_ZONE, NEWCOMER))
        accept(shown)
        assert count(shown) <= 40
        assert "68%" in said(shown)
        assert "3 games at once" in said(shown)
        assert ("need your time zone" in said(shown)) is (one.zone is None)
        (quiet,) = (one for one in controls(shown) if one.id.args == ("quiet",))
        assert isinstance(quiet, Select)
        chosen = [option.label for option in quiet.options if option.chosen]
        assert chosen == ["Quiet hours: 21:30–06:35"]


@pytest.mark.parametrize("hour", [None, *range(24)])
def test_zones_are_chosen_by_the_hour_that_it_is(hour: int | None) -> None:
    """At every hour there are some."""
    shown = screens.zone(UserSettings(zone=LONGEST_ZONE), EN, NOW, hour)
    accept(shown)
    selects = [one for one in controls(shown) if isinstance(one, Select)]
    assert len(selects) == (1 if hour is None else 2)
    if hour is not None:
        for option in selects[1].options:
            assert timezones.local(option.value, NOW).hour == hour


@pytest.mark.parametrize(
    "zone", [*timezones.USUAL[:3], LONGEST_ZONE, "Etc/GMT+5", "America/Port-au-Prince"]
)
def test_every_zone_fits_a_button_and_is_read_again(zone: str) -> None:
    """In lower case, without a slash."""
    assert screens.zone_of(screens.zone_word(zone)) == zone
    shown = screens.settings(UserSettings(), EN, Around(guess=zone))
    accept(shown)
    assert "Use it?" in said(shown)


def test_unknown_zones_are_none() -> None:
    """However they are written."""
    assert screens.zone_of("europe/berlin") == "Europe/Berlin"
    assert screens.zone_of("New York") is None
    assert screens.zone_of("../passwd") is None


def test_forms_are_taken_by_discord() -> None:
    """Of quiet hours and of an absence."""
    for form in (screens.quiet_form(UserSettings(), EN), absence_screens.form(EN)):
        check_modal(view.modal(form).to_dict())


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("22:00", 1320),
        ("22", 1320),
        ("7.30", 450),
        ("10 pm", 1320),
        ("12am", 0),
        ("12:15 pm", 735),
        ("24:00", None),
        ("22:60", None),
        ("13 pm", None),
        ("late", None),
        ("", None),
    ],
)
def test_times_of_the_day(typed: str, minutes: int | None) -> None:
    """As people write them."""
    assert read_time(typed) == minutes


def test_hours_are_two_different_times() -> None:
    """With any dash."""
    assert read_hours("22:00-07:00") == read_hours("22 – 7") == (1320, 420)
    assert read_hours("22:00") is read_hours("7-7") is read_hours("a-b") is None


WEDNESDAY = date(2026, 12, 2)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("today", date(2026, 12, 2)),
        ("Tomorrow", date(2026, 12, 3)),
        ("friday", date(2026, 12, 4)),
        ("Wed", date(2026, 12, 2)),
        ("2026-12-24", date(2026, 12, 24)),
        ("24 Dec", date(2026, 12, 24)),
        ("December 24, 2027", date(2027, 12, 24)),
        ("1 Dec", date(2027, 12, 1)),
        ("3.12.", date(2026, 12, 3)),
        ("3.1.2027", date(2027, 1, 3)),
        ("29 Feb 2028", date(2028, 2, 29)),
        ("10 days", date(2026, 12, 12)),
    ],
)
def test_days_are_read(typed: str, day: date) -> None:
    """Dates without a year are the next ones."""
    assert read_date(typed, WEDNESDAY, "en") == day


@pytest.mark.parametrize(
    ("typed", "day"),
    [("7 days", date(2026, 12, 26)), ("1d", date(2026, 12, 20)), ("3 Jan", date(2027, 1, 3))],
)
def test_last_days_are_counted_from_the_first(typed: str, day: date) -> None:
    """Which is one of them."""
    assert read_date(typed, WEDNESDAY, "en", date(2026, 12, 20)) == day


@pytest.mark.parametrize(
    "typed",
    [
        *("", "soon", "31 Feb", "40.12.", "3", "dec", "3 4 dec"),
        *("9" * 4301, f"{'9' * 4301} dec", "0001-01-01", "9999-12-31", "31.12.9999", "1 jan 2047"),
    ],
)
def test_what_is_no_day_is_refused(typed: str) -> None:
    """With what was typed."""
    with pytest.raises(Refused, match="away_unknown"):
        read_date(typed, WEDNESDAY, "en")


def test_other_languages_have_their_own_names_beside_english_ones() -> None:
    """Months and days of the week."""
    assert read_date("24. Dezember", WEDNESDAY, "de") == date(2026, 12, 24)
    for typed, language in (
        ("24 DECEMBRE", "fr"),
        ("24 de diciembre de 2026", "es"),
        ("24 de dezembro", "pt"),
        ("24 dicembre", "it"),
        ("24 december", "nl"),
        ("24 декабря 2026 г.", "ru"),
        ("24 בדצמבר", "he"),
    ):
        assert read_date(typed, WEDNESDAY, language) == date(2026, 12, 24), typed
    assert read_date("24 Dec", WEDNESDAY, "de") == date(2026, 12, 24)
    assert read_date("Freitag", WEDNESDAY, "de") == date(2026, 12, 4)


@pytest.mark.parametrize(
    ("language", "typed", "day"),
    [
        ("ru", "24.12", date(2026, 12, 24)),
        ("he", "24.12.2027", date(2027, 12, 24)),
        ("fr", "24/12", date(2026, 12, 24)),
        ("es", "3/1/2027", date(2027, 1, 3)),
        ("nl", "24-12", date(2026, 12, 24)),
        ("fr", "1er janvier", date(2027, 1, 1)),
        ("it", "1º gennaio", date(2027, 1, 1)),
        ("pt", "1° de janeiro", date(2027, 1, 1)),
    ],
)
def test_days_are_typed_as_the_language_writes_them(language: str, typed: str, day: date) -> None:
    assert read_date(typed, WEDNESDAY, language) == day


@pytest.mark.parametrize("typed", ["3/12", "3-12-2026", "24/12"])
def test_in_english_the_month_may_be_first(typed: str) -> None:
    """So that nobody knows which day is meant."""
    with pytest.raises(Refused, match="away_unknown"):
        read_date(typed, WEDNESDAY, "en")


@pytest.mark.parametrize("typed", ["aujourd'hui", "Aujourd’hui"])
def test_an_apostrophe_of_a_keyboard_does_for_one_of_a_text(typed: str) -> None:
    """People type the one, texts have the other."""
    assert read_date(typed, WEDNESDAY, "fr") == WEDNESDAY


def away(absences: int, tables: int) -> AwayFact:
    some = tuple(AbsenceFact(n, NOW, NOW + 8 * 86_400, LONG[:100]) for n in range(absences))
    names = tuple(f"*{LONG[:40]}{n}" for n in range(tables))
    return AwayFact(some[0] if some else None, 8, 8, 30, names, names, some)


@pytest.mark.parametrize(("absences", "tables"), [(0, 0), (1, 0), (1, 1), (3, 2), (30, 40)])
def test_absences_are_shown_with_what_they_do(absences: int, tables: int) -> None:
    """However many there are."""
    fact = away(absences, tables)
    shown = absence_screens.away(fact, EN)
    accept(shown)
    assert "8 of 30 days" in said(shown)
    assert labels(shown)[-2:] == ["Announce…", "Settings"]
    if fact.absence is not None:
        told = absence_screens.announced(fact, EN)
        accept(told)
        assert labels(told) == ["Keep", "Cancel"]
        assert f"You are away <t:{NOW}:D>–<t:" in said(told)
        assert ("honor vacation" in said(told)) is (tables > 0)


async def test_settings_from_the_first_press_to_the_last(stage: Stage) -> None:
    """Quiet hours of one's own, the zone by the hour it is, a switch; by typing too."""
    shown = await stage.command("Ann", "games", "settings", reminders="late", quiet="23-6:30")
    people, ann = stage.services.people, stage.world.user("Ann").id
    assert "need your time zone" in bare(shown)
    assert "Saved: Reminders: 2 hours before the end." in bare(shown)
    found = await people.settings(ann)
    assert (found.reminders, found.quiet) == ("late", (1380, 390))
    shown = await stage.press("Ann", shown, "Zone…")
    assert "It is not set." in bare(shown)
    hour = timezones.local("Europe/Berlin", stage.clock.now()).hour
    shown = await stage.choose("Ann", shown, "zonehour", str(hour))
    shown = await stage.choose("Ann", shown, "zoneset", "Europe/Berlin")
    assert "Zone: Europe/Berlin" in stage.labels(shown)
    shown = await stage.press("Ann", shown, "Weekends: clocks run")
    assert "Weekends: clocks wait" in stage.labels(shown)
    found = await people.settings(ann)
    assert (found.zone, found.weekends) == ("Europe/Berlin", True)
    shown = await stage.command("Ann", "games", "settings", zone="Atlantis", quiet="often")
    assert "I don't know the zone “Atlantis”" in bare(shown)
    assert "I don't know the hours “often”" in bare(shown)
    assert await people.settings(ann) == found
    assert "Europe/Paris" in str(await stage.suggestions("Ann", "settings", "zone", "paris"))


async def test_an_absence_from_the_command_to_the_last_press(stage: Stage) -> None:
    """Announced, listed, taken back."""
    shown = await stage.command("Ann", "games", "away", **{"from": "tomorrow", "until": "3 days"})
    assert "(3 of 10 days of 2027)" in bare(shown)
    assert "This is already announced." in bare(shown)
    shown = await stage.press("Ann", shown, "Keep")
    assert "3 of 10 days of 2027 are announced." in bare(shown)
    shown = await stage.press("Ann", shown, "Cancel")
    assert ":D> is taken back.\n0 of 10 days of 2027 are announced." in bare(shown)
    shown = await stage.command("Ann", "games", "away", **{"from": "today", "until": "2 days"})
    shown = await stage.press("Ann", shown, "Cancel")
    assert ":D> is taken back.\n0 of 10 days of 2027 are announced." in bare(shown)
    shown = await stage.command("Ann", "games", "away", **{"from": "today", "until": "2 days"})
    await stage.pass_time(3600)
    shown = await stage.press("Ann", shown, "Cancel")
    assert "You are back: <t:" in bare(shown)
    assert ":D> is cut short.\n1 of 10 days of 2027 are announced." in bare(shown)
    shown = await stage.command("Ann", "games", "away", **{"from": "30 Dec", "until": "3 Jan"})
    assert "(3 of 10 days of 2027 and 3 of 2028)" in bare(shown)
    await stage.press("Ann", shown, "Cancel")
    shown = await stage.command("Ann", "games", "away", **{"from": "3 Jan", "until": "4 Jan"})
    assert "(2 of 10 days of 2028)" in bare(shown)
    await stage.press("Ann", shown, "Cancel")
    refused = await stage.command("Ann", "games", "away", **{"from": "today", "until": "40 days"})
    assert "and 9 are left; after that it is 30" in bare(refused)
    refused = await stage.command("Ann", "games", "away", **{"from": "someday", "until": "5 days"})
    assert "I don't know the day “someday”" in bare(refused)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("berlin", "Europe/Berlin"),
        ("New York", "America/New_York"),
        ("são paulo", "America/Sao_Paulo"),
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("europe/berlin", "Europe/Berlin"),
        ("CET", "Europe/Berlin"),
        ("bst", "Europe/London"),
        ("PT", None),  # in America and in the Philippines
        ("est", "America/New_York"),
        ("UTC", "UTC"),
        ("+5:45", "Asia/Kathmandu"),
        ("+2", None),
        ("GMT+2", None),
        ("Etc/GMT+2", "Etc/GMT+2"),  # whoever writes that means it
        ("Atlantis", None),
        ("", None),
        ("+99", None),
    ],
)
def test_a_zone_is_meant_as_people_write_it(typed: str, zone: str | None) -> None:
    """By its last part, a difference or an abbreviation; where several fit, they choose."""
    found = zone_names.meant(typed, NOW)
    assert (found[0] if len(found) == 1 else None) == zone


@pytest.mark.parametrize(
    "typed", ["+2", "GMT+2", "utc +2", "UTC+02:00", "gmt+0200", "-3:30", "−3:30"]
)
def test_a_typed_difference_means_what_people_mean(typed: str) -> None:
    """Hours ahead of UTC are ahead of it."""
    minutes = -210 if ":30" in typed else 120
    found = zone_names.meant(typed, NOW)
    assert zone_names.suggested(typed, NOW)[: len(found)] == found or len(found) == 1
    assert found
    assert {timezones.offset(one, NOW) for one in found} == {minutes}


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("berl", "Europe/Berlin"),
        ("CET", "Europe/Berlin"),
        ("BST", "Europe/London"),
        ("PST", "America/Los_Angeles"),
        ("new y", "America/New_York"),
        ("kat", "Asia/Kathmandu"),
        ("", "Europe/London"),
        ("etc/gmt", None),
        ("zzz", None),
    ],
)
def test_zones_are_suggested_as_they_are_typed(typed: str, first: str | None) -> None:
    """Etc/GMT+2, which is behind UTC, never."""
    found = zone_names.suggested(typed, NOW)
    assert (found[0] if found else None) == first
    assert not any(one.startswith("Etc/") for one in found)


async def test_where_several_zones_fit_they_are_offered(stage: Stage) -> None:
    """One press sets the one that is meant; what fits one alone is set at once."""
    shown = await stage.command("Ann", "games", "settings", zone="GMT+2")
    assert stage.find(shown, "Which of these is yours?") is not None
    zone = zone_names.meant("+2", stage.clock.now())[1]
    shown = await stage.choose("Ann", shown, "zoneset", zone)
    people, ann = stage.services.people, stage.world.user("Ann").id
    assert (await people.settings(ann)).zone == zone
    await stage.command("Ann", "games", "settings", zone="+5:45")
    assert (await people.settings(ann)).zone == "Asia/Kathmandu"
    assert await stage.suggestions("Ann", "settings", "zone", "nonsense") == []
