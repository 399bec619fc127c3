"""A table's clock: chosen, written, typed and said."""

from __future__ import annotations

from dataclasses import replace

import pytest

import locales
from cogs import view
from cogs.screen import Select
from cogs.tables import clock_setting, setup_screens, table_screens
from cogs.tables.clock_setting import DAY, HOUR, MINUTE, PACES, pace_words, read_form, read_pace
from cogs.tables.setup_options import changes
from cogs.tables.setup_request import Request, read_request
from cogs.tables.setup_screens import Page
from sandbox.rules import check_modal
from services.facts import Refused
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.state import setups
from tests.cogs.panels import EN, accept, said, select, table

BANK = Pace("bank", 0, 3 * DAY, 8 * HOUR)
CAPPED = Pace("bank", 0, 2 * DAY, 6 * HOUR, 5 * DAY)


@pytest.mark.parametrize(
    ("pace", "words"),
    [
        (Pace(), "1 day a turn"),
        (Pace("turn", 36 * HOUR), "36 hours a turn"),
        (Pace("turn", 90 * MINUTE), "90 minutes a turn"),
        (BANK, "Bank of 3 days, +8 hours a turn"),
        (CAPPED, "Bank of 2 days, +6 hours a turn, up to 5 days"),
        (NO_LIMIT, "No time limit"),
    ],
)
def test_a_clock_is_said_exactly_and_read_as_it_is_said(pace: Pace, words: str) -> None:
    """Whoever types what is shown means the same."""
    assert pace_words(pace, EN) == words
    assert read_pace(words, EN) == pace
    assert read_pace(pace_words(pace, EN, inside=True).upper(), EN) == pace


@pytest.mark.parametrize(
    ("typed", "pace"),
    [
        ("36h", Pace("turn", 36 * HOUR)),
        ("2d", Pace("turn", 2 * DAY)),
        ("1 day 12 hours", Pace("turn", 36 * HOUR)),
        ("1.5 days", Pace("turn", 36 * HOUR)),
        ("45 min a turn", Pace("turn", 45 * MINUTE)),
        ("bank 3d +8h", BANK),
        ("bank of 2 days + 6h, 5d", CAPPED),
        ("none", NO_LIMIT),
        ("12h", PACES["12h"]),
    ],
)
def test_a_clock_may_be_typed_shortly(typed: str, pace: Pace) -> None:
    """Units are needed; spaces and capitals are not."""
    assert read_pace(typed, EN) == pace


@pytest.mark.parametrize("typed", ["soon", "36", "3 moons", "bank 3d", "h", "+8h", "1d bank"])
def test_what_is_no_clock_is_refused_with_examples(typed: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(Refused) as refused:
        read_pace(typed, EN)
    assert refused.value.code == "clock_unread"
    found = read_request(Request(clock=typed), EN)
    assert "pace" not in found.changes
    assert "bank 3d +8h" in found.refused[0]


@pytest.mark.parametrize("typed", ["9 minutes", "31d", "0h", "bank 3d +5m", "bank 40d +8h"])
def test_a_clock_is_between_ten_minutes_and_thirty_days(typed: str) -> None:
    """The services judge it, and say both ends."""
    found = read_request(Request(clock=typed), EN)
    assert "pace" not in found.changes
    assert "between 10 minutes and 30 days" in found.refused[0]


def test_the_command_takes_the_clock_and_the_reliability() -> None:
    """Both are beside who may join; the usual reliability is one of its words."""
    wanted = read_request(Request(clock="36h", who="reliable", lords=3, box="kingdomino"), EN)
    assert wanted.enough
    assert wanted.changes["pace"] == Pace("turn", 36 * HOUR)
    assert (wanted.changes["who"], wanted.changes["reliability"]) == ("anyone", 80)
    own = read_request(Request(who="invited", reliability=65), EN)
    assert (own.changes["who"], own.changes["reliability"]) == ("invited", 65)
    assert "reliability" not in read_request(Request(who="anyone"), EN).changes


# -- the select, and the form ----------------------------------------------------------------------


@pytest.mark.parametrize("pace", [*PACES.values(), Pace("turn", 36 * HOUR), CAPPED])
def test_the_select_holds_the_clock(pace: Pace) -> None:
    """Whatever it is, one option is chosen, and choosing it again changes nothing."""
    setup = Setup(pace=pace)
    shown = setup_screens.everything(Page(setup), EN)
    accept(shown)
    (option,) = (o for o in select(shown, "option", "clock").options if o.chosen)
    assert option.label == pace_words(pace, EN)
    assert changes(setup, "clock", [option.value]) == {"pace": pace}


def test_other_clocks_are_written_in_a_form() -> None:
    """Its five fields hold the one written before, and are read back as the same."""
    for pace in (Pace("turn", 36 * HOUR), CAPPED):
        form = setup_screens.clock_form(Page(Setup(pace=pace)), EN)
        check_modal(view.modal(form).to_dict())
        assert read_form({field.key: field.value for field in form.fields}, "en") == pace
        assert len(form.fields) == 5
    usual = setup_screens.clock_form(Page(Setup(pace=BANK)), EN)
    assert not any(field.value for field in usual.fields)
    assert read_form({"days": "1", "hours": "12"}, "en") == Pace("turn", 36 * HOUR)
    assert read_form({"bank": "3", "increment": "8"}, "en") == BANK


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "clock_nothing"),
        ({"days": "1", "bank": "3"}, "clock_both"),
        ({"bank": "3"}, "clock_unread"),
        ({"increment": "8"}, "clock_unread"),
        ({"hours": "many"}, "clock_unread"),
    ],
)
def test_a_form_that_is_no_clock_is_refused(fields: dict[str, str], code: str) -> None:
    """Each with its own sentence."""
    with pytest.raises(Refused) as refused:
        read_form(fields, "en")
    assert refused.value.code == code


def test_a_cap_below_the_bank_is_the_bank() -> None:
    """What a kind of clock has no use for is left out, so that equal clocks are equal."""
    odd = Pace("bank", 99, 3 * DAY, 8 * HOUR, HOUR)
    assert setups.change(Setup(), {"pace": odd})[0].pace == BANK
    assert setups.change(Setup(), {"pace": Pace("none", 5, 5)})[0].pace == NO_LIMIT


@pytest.mark.parametrize(
    "change", [{"missed": 0}, {"missed": 6}, {"reliability": 96}, {"vacation": "yes"}]
)
def test_what_goes_with_the_clock_is_judged(change: dict[str, object]) -> None:
    """Forged values change nothing."""
    with pytest.raises(Refused) as refused:
        setups.change(Setup(), change)
    assert refused.value.code == "bad_setup"


# -- who may join ----------------------------------------------------------------------------------


def test_reliability_goes_with_each_of_who_may_join() -> None:
    """Of two groups the one chosen now holds."""
    anyone = Setup()
    assert changes(anyone, "who", ["anyone", "reliable"]) == {"who": "anyone", "reliability": 80}
    assert changes(anyone, "who", ["anyone", "invited"]) == {"who": "invited", "reliability": 0}
    assert changes(anyone, "who", ["reliable"]) == {"who": "anyone", "reliability": 80}
    asked = Setup(who="role", role=5, reliability=65)
    both = changes(asked, "who", ["anyone", "role", "reliable"])
    assert both == {"who": "anyone", "reliability": 65}
    chosen = [o.value for o in _who(asked).options if o.chosen]
    assert chosen == ["role", "reliable"]


def _who(setup: Setup) -> Select:
    return select(setup_screens.everything(Page(setup), EN), "option", "who")


# -- what the table says ---------------------------------------------------------------------------


def test_the_table_says_its_clock_what_it_honors_and_its_minimum() -> None:
    """Whoever signs up has read it."""
    shown = said(table_screens.table(table(Setup(reliability=80)), EN))
    assert "1 day a turn · anyone in this server may join · reliability 80% and up" in shown
    assert "with 3 missed turns the seat is lost" in shown
    assert "Vacation and quiet weekends are honored" in shown
    strict = said(table_screens.table(table(Setup(vacation=False, missed=1)), EN))
    assert "with one missed turn the seat is lost" in strict
    assert "not honored" in strict


def test_without_a_limit_nothing_is_said_of_missed_turns() -> None:
    """There are none."""
    shown = said(table_screens.table(table(Setup(pace=NO_LIMIT)), EN))
    assert "No time limit" in shown
    assert "missed" not in shown


def test_a_preset_keeps_the_clock() -> None:
    """A clock is part of what is saved."""
    kept = replace(Setup(), pace=CAPPED, missed=2, vacation=False, reliability=70)
    assert setups.change(Setup(), setups.as_changes(kept))[0] == kept
    assert clock_setting.value_of(kept.pace) == clock_setting.OWN


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (90, "90 minutes"),
        (47 * 60, "47 hours"),
        (1501, "1 day, 1 hour, and 1 minute"),
        (77_378, "53 days, 17 hours, and 38 minutes"),
        (200 * 24 * 60, "200 days"),
    ],
)
def test_a_long_time_is_told_in_units_that_say_something(minutes: int, said: str) -> None:
    """An event that is moved by weeks was moved by "77,378 minutes"."""
    assert clock_setting.time_words(minutes * MINUTE, locales.texts("en")) == said
