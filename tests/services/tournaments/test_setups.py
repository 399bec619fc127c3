"""Set-ups of tournaments: values, what goes together, what speaks against publishing."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import product
from zoneinfo import ZoneInfo

import pytest

from services.core.json_codec import from_json, to_json
from services.facts import Refused
from services.facts.tables import Pace, Setup
from services.facts.tournament_setup import Dated
from services.facts.tournaments import TournamentSetup
from services.state import setups as tables
from services.tournaments.core import setups

NOW = 1_900_000_000
HOUR, DAY = 3600, 24 * 3600
FRESH = replace(setups.new_setup(NOW), name="Autumn Cup")


def changed(setup: TournamentSetup = FRESH, /, **changes: object) -> TournamentSetup:
    return setups.change(setup, changes)[0]


def dropped(setup: TournamentSetup, **changes: object) -> set[str]:
    return set(setups.change(setup, changes)[1])


def against(setup: TournamentSetup, now: int = NOW) -> list[tuple[str, str]]:
    """What hinders publishing a set-up."""
    return [(fault.option, fault.why) for fault in setups.faults(setup, now) if fault.grave]


def test_a_fresh_set_up_needs_a_name_and_nothing_else() -> None:
    """A week of sign-up and a day of check-in, both until the evening where the organizer lives."""
    fresh = setups.new_setup(NOW)
    assert against(fresh) == [("name", "missing")]
    assert not against(FRESH)
    for zone in ("UTC", "Europe/Berlin", "Asia/Kolkata", "America/St_Johns"):
        fresh = setups.new_setup(NOW, zone)
        today = datetime.fromtimestamp(NOW, ZoneInfo(zone)).date()
        ends = [
            datetime.fromtimestamp(at, ZoneInfo(zone)) for at in (fresh.signup_until, fresh.start)
        ]
        assert [(one.date() - today).days for one in ends] == [7, 8]
        assert {(one.hour, one.minute, one.second) for one in ends} == {(20, 0, 0)}
        assert fresh.zone == zone
    assert fresh.table.lords == fresh.size == 4


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("size", 5),
        ("size", True),
        ("rounds", 0),
        ("rounds", 16),
        ("final", 1),
        ("groups", 1),
        ("through", 0),
        ("games", 2),
        ("duplicate", 1),
        ("capacity", 513),
        ("capacity", "8"),
        ("least", 1),
        ("role", 0),
        ("reliability", 96),
        ("rating", -1),
        ("signup_until", -1),
        ("checkin", "yes"),
        ("round", 60),
        ("rest", 31 * DAY),
        ("points", (1, 2, 3, 4)),
        ("points", (2, 2, 2)),
        ("points", (3.5, 2, 1)),
        ("ties", ("share", "share")),
        ("ties", ("lot",)),
        ("format", "knockout"),
        ("division", 2),
        ("seasons", 53),
        ("lords", 4),
        ("version", 1),
    ],
)
def test_a_value_that_cannot_be_is_refused(option: str, value: object) -> None:
    """With the option and what was asked for."""
    with pytest.raises(Refused) as error:
        setups.change(FRESH, {option: value})
    assert error.value.code == "cup_bad"
    assert error.value.data == {"option": option, "value": str(value)}


def test_names_and_texts_have_their_lengths() -> None:
    """Blanks at the ends do not count; a name is one line."""
    assert changed(name="  Autumn\n Cup ").name == "Autumn Cup"
    assert changed(text="  One.\n\nTwo. ").text == "One.\n\nTwo."
    for option, limit in (("name", setups.NAME_LENGTH), ("text", setups.TEXT_LENGTH)):
        assert getattr(changed(**{option: "x" * limit}), option) == "x" * limit
        with pytest.raises(Refused) as error:
            changed(**{option: "x" * (limit + 1)})
        assert (error.value.code, error.value.data["limit"]) == (f"cup_{option}", limit)


# -- tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "sizes"),
    [
        ({"box": "kingdomino"}, (2, 3, 4)),
        ({"box": "queendomino", "court": True}, (2, 3, 4)),
        ({"box": "kingdomino", "giants": True}, (2, 3, 4)),
        ({"box": "discovery"}, (2,)),
        ({"box": "royal_wedding"}, (3, 4)),
        ({"box": "royal_wedding", "teams": True}, (3, 4)),
    ],
)
def test_tables_have_the_sizes_of_their_box(
    wanted: dict[str, object], sizes: tuple[int, ...]
) -> None:
    """And each of them can be played, with the variants that go with it."""
    setup = changed(**wanted)
    assert setups.sizes(setup) == sizes
    for size in sizes:
        table = setups.table_for(setup, size)
        assert table.lords == size * setup.each
        assert tables.allowed(table)


def test_what_rules_a_choice_out_is_told() -> None:
    """The size follows the box, teams the Royal Wedding, the Mighty Duel tables of two."""
    assert dropped(FRESH, box="discovery") == {"size"}
    royal = changed(box="royal_wedding", teams=True)
    assert (royal.each, royal.size, royal.table.lords) == (2, 4, 8)
    assert dropped(royal, box="kingdomino") == {"teams"}
    assert changed(royal, teams=False).table.lords == 4
    assert changed(royal, size=3).table.lords == 6
    duel = changed(size=2, variants=frozenset({"mighty_duel", "harmony"}))
    assert dropped(duel, size=3) == {"mighty_duel"}
    assert changed(duel, size=3).table.variants == {"harmony"}
    with pytest.raises(Refused) as error:
        changed(teams=True)
    assert error.value.code == "bad_setup"
    assert setups.teams_possible(royal)
    assert not setups.teams_possible(FRESH)


def test_a_smaller_table_leaves_out_what_is_not_for_it() -> None:
    """A full table of two with the Mighty Duel: a table of three would be without it."""
    duel = changed(size=2, variants=frozenset({"mighty_duel", "harmony"}))
    assert setups.table_for(duel, 2).variants == {"mighty_duel", "harmony"}
    assert setups.table_for(duel, 4).variants == {"harmony"}


@pytest.mark.parametrize(("format", "size"), list(product(setups.FORMATS, setups.SIZES)), ids=str)
def test_every_format_settles_into_what_can_be_published(format: str, size: int) -> None:
    """At tables of each size, whatever was chosen before."""
    for before in (FRESH, changed(format="groups", groups=9), changed(format="league", seasons=3)):
        setup = changed(before, format=format, size=size, capacity=32)
        assert not against(setup)
        for option in ("rounds", "final", "groups", "late", "seasons"):
            assert setups.uses(setup, option) or getattr(setup, option) == 0
        assert setup.through < size or format in ("swiss", "groups", "robin", "league", "ladder")
        assert setups.change(setup, {})[0] == setup


def test_duplicate_play_brings_its_score_along_as_a_tie_break() -> None:
    """It is what such a tournament is held for; who names the tie-breaks has those named."""
    assert changed(duplicate=True).ties == ("duplicate", *changed().ties)
    assert changed(duplicate=True, ties=("share",)).ties == ("share",)
    assert changed(format="single", duplicate=True).ties == changed().ties
    assert setups.change(changed(duplicate=True), {"duplicate": True}) == (
        changed(duplicate=True),
        (),
    )


def test_points_and_ties_give_way_with_what_they_hang_on() -> None:
    """Points are for the places of a full table, the duplicate score for duplicate play."""
    setup = changed(points=(5, 3, 2, 1), duplicate=True, ties=("duplicate", "share"))
    assert dropped(setup, size=3) == {"points"}
    assert dropped(setup, duplicate=False) == {"ties"}
    assert changed(setup, duplicate=False).ties == ("share",)
    assert dropped(setup, format="ladder") >= {"ties"}
    assert dropped(changed(games=3), dynasty=True) == {"games"}


# -- faults ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"signup_until": NOW + 60}, ("signup_until", "past")),
        ({"start": FRESH.signup_until - 1}, ("start", "order")),
        ({"start": FRESH.signup_until + 60}, ("start", "checkin")),
        ({"start": NOW + 500 * DAY}, ("start", "far")),
        ({"pace": Pace("none", 0)}, ("pace", "none")),
        ({"round": 3600}, ("pace", "round")),
        ({"final": 4, "least": 3}, ("least", "final")),
        ({"box": "royal_wedding", "least": 2}, ("least", "size")),
        ({"format": "groups", "groups": 20}, ("groups", "small")),
        ({"format": "groups", "groups": 4, "capacity": 129}, ("groups", "large")),
        ({"format": "robin", "capacity": 33}, ("capacity", "robin")),
    ],
)
def test_what_hinders_publishing_is_named(
    changes: dict[str, object], fault: tuple[str, str]
) -> None:
    """By its option and the reason; publishing is refused for the first."""
    setup = changed(**changes)
    assert against(setup) == [fault]
    with pytest.raises(Refused) as error:
        setups.check(setup, NOW)
    assert error.value.code == "cup_unready"
    assert (error.value.data["option"], error.value.data["why"]) == fault


def test_rounds_are_reckoned_only_where_everybody_can_meet() -> None:
    """Of a robin or a group too large there is no schedule."""
    for setup in (changed(format="robin", capacity=33), changed(format="groups", capacity=512)):
        assert not setups.has_dates(setup)
    for setup in (changed(format="robin", capacity=32), changed(format="single", capacity=512)):
        assert setups.has_dates(setup)


def test_without_check_in_round_one_may_begin_when_sign_up_ends() -> None:
    """With it there must be time for it."""
    assert not against(changed(checkin=False, start=FRESH.signup_until))


def test_what_is_worth_a_second_look_hinders_nothing() -> None:
    """A round too short for its games, opponents met twice, a tournament of half a year."""
    long = changed(pace=Pace("turn", 3 * DAY), games=3)
    dates = [Dated("round", long.start, long.start + 200 * DAY, 1, 1)]
    found = {(f.option, f.why) for f in setups.faults(long, NOW, dates) if not f.grave}
    assert found == {("round", "short"), ("round", "long"), ("rounds", "repeats")}
    setups.check(long, NOW)


@pytest.mark.parametrize(
    ("told", "changes"),
    [
        (True, {"format": "single"}),
        (True, {"format": "double"}),
        (True, {"format": "groups"}),
        (False, {"format": "swiss"}),
        (False, {"format": "single", "teams": False}),
    ],
)
def test_who_sets_up_teams_is_told_where_the_lot_decides(
    told: bool, changes: dict[str, object]
) -> None:
    """Two pairs can't play: a bracket that comes down to them goes by the lot."""
    setup = changed(**{"box": "royal_wedding", "teams": True, **changes})
    found = {(one.option, one.why) for one in setups.faults(setup, NOW) if not one.grave}
    assert (("teams", "pairs") in found) is told


@pytest.mark.parametrize(("through", "final", "told"), [(1, 0, False), (1, 2, True), (1, 4, False)])
def test_more_who_go_on_than_the_final_table_holds_deserve_a_second_look(
    through: int, final: int, told: bool
) -> None:
    setup = changed(format="groups", groups=4, through=through, final=final)
    found = {(one.option, one.why) for one in setups.faults(setup, NOW) if not one.grave}
    assert (("groups", "over") in found) is told


def test_a_template_moves_on_by_whole_weeks() -> None:
    """So that days of the week and hours stay, and sign-up is open for a day at least."""
    later = NOW + 100 * DAY
    moved = setups.moved_by_weeks(FRESH, later)
    assert (moved.signup_until - FRESH.signup_until) % (7 * DAY) == 0
    assert later + DAY <= moved.signup_until < later + 8 * DAY
    assert moved.start - moved.signup_until == FRESH.start - FRESH.signup_until
    assert setups.moved_by_weeks(FRESH, NOW) == FRESH


def test_moved_dates_stay_at_their_time_of_the_day() -> None:
    """Clocks have been set to summer time between: in London on 28 March 2027."""
    winter = int(datetime(2027, 3, 5, 20, tzinfo=UTC).timestamp())
    summer = int(datetime(2027, 4, 1, 20, tzinfo=UTC).timestamp())
    setup = replace(FRESH, signup_until=winter, start=winter + DAY)
    later = setups.moved_by_weeks(setup, summer, "Europe/London")
    assert (later.signup_until - winter) % (7 * DAY) == 7 * DAY - HOUR
    assert later.start - later.signup_until == DAY
    assert setups.moved_by_weeks(setup, later.signup_until - DAY, "Europe/London") == later
    after = setups.moved_by_weeks(setup, later.signup_until - DAY + 1, "Europe/London")
    assert after.signup_until == later.signup_until + 7 * DAY


def test_a_set_up_with_a_box_of_its_own_is_kept_through_json() -> None:
    """What is stored is what was chosen."""
    setup = changed(box="royal_wedding", teams=True, points=(5, 2, 1, 0), ties=("share",), role=7)
    assert from_json(TournamentSetup, to_json(setup)) == setup
    assert isinstance(setup.table, Setup)


def test_days_have_24_hours_where_no_zone_is_known() -> None:
    """As for some who check an export, with Python alone."""
    setup = replace(FRESH, zone="Nowhere/Atlantis")
    assert setups.later(setup, NOW, 7 * DAY) == NOW + 7 * DAY
