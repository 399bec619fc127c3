"""/organise new: screens within every limit, what is chosen, typed and shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from itertools import product
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

import cogs.client
from cogs import view
from cogs.channels import Kind, Place
from cogs.organizer import setup_options, setup_panel, setup_request
from cogs.organizer import setup_screens as screens
from cogs.organizer.setup_request import Request, read_request
from cogs.organizer.setup_screens import SELECTS, STEPS, Page
from cogs.organizer.time_input import Here, moment_words, read_moment
from cogs.screen import Select, controls
from cogs.tables.clock_setting import DAY, HOUR
from cogs.tournaments import setup_words as words
from locales import bare
from sandbox.rules import check_modal
from services.facts import Refused
from services.facts.tables import Pace
from services.facts.tournament_setup import Dated, TournamentDraft, TournamentTemplate
from services.facts.tournaments import Format, TournamentSetup
from services.state.saved_setups import MOST
from services.tournaments.core import setups
from services.tournaments.formats import planned_dates
from tests.cogs.scenes import BIGGEST, EN, LONG, accept, labels, said

cogs.client.load()

NOW = int(datetime(2030, 11, 28, 14, 30, tzinfo=UTC).timestamp())
FRESH = replace(setups.new_setup(NOW), name="Autumn Cup")
LONGEST = "*_~|`<@&1>" * 100
WORST = replace(
    FRESH,
    name="*_Maximilian~von|der<Burg>@her",
    text=LONGEST,
    role=BIGGEST,
    reliability=95,
    rating=4000,
    capacity=512,
    table=replace(FRESH.table, pace=Pace("bank", 0, 29 * DAY, 23 * HOUR, 30 * DAY)),
)


@cache
def _schedule(setup: TournamentSetup) -> tuple[Dated, ...]:
    return planned_dates(setup, setup.capacity)


def drafted(setup: TournamentSetup, **changes: object) -> TournamentDraft:
    dates = _schedule(setup) if setups.has_dates(setup) else ()
    faults = setups.faults(setup, NOW, dates)
    return replace(TournamentDraft(setup, faults, dates), **changes)  # type: ignore[arg-type]


def changed(setup: TournamentSetup = FRESH, **wanted: Any) -> TournamentSetup:
    return setups.change(setup, wanted)[0]


def every_kind() -> Iterator[TournamentSetup]:
    """A set-up of each format, of each size, in other boxes, with all that goes with it."""
    for number, format in enumerate(setups.FORMATS):
        size = setups.SIZES[number % 3]
        yield changed(format=format, size=size, capacity=32)
        size = setups.SIZES[(number + 1) % 3]
        yield changed(WORST, format=format, size=size, duplicate=format != "ladder", games=7)
    for format, box in (("swiss", "discovery"), ("groups", "royal_wedding")):
        yield changed(WORST, format=format, box=box)
    yield changed(WORST, box="royal_wedding", teams=True, dynasty=True, ties=setups.ALL_TIES[:5])
    yield changed(WORST, rounds=15, final=4, late=15, duplicate=True, ties=setups.ALL_TIES)


KINDS = tuple(every_kind())


# -- screens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [*STEPS, "ties"])
def test_every_screen_of_every_kind_is_taken_by_discord(step: str) -> None:
    """Even with the longest name and text, everything ruled out and refused."""
    for setup in KINDS:
        template = TournamentTemplate(BIGGEST, LONG[:40], 7, setup)
        full = tuple(replace(template, id=BIGGEST - n) for n in range(MOST))
        accept(screens.page(step, Page(drafted(setup)), EN))
        worst = Page(
            drafted(setup, templates=full, chosen=True, dropped=("size", "teams", "points")),
            "America/Argentina/ComodRivadavia",
            ("“" + "x" * 40 + "” does not go there.",),
            removable=True,
        )
        shown = screens.page(step, worst, EN)
        accept(shown)


@pytest.mark.parametrize("step", SELECTS)
def test_every_select_holds_its_value(step: str) -> None:
    """One option is chosen in each, but where several or none can be."""
    for setup in KINDS:
        for one in controls(screens.page(step, Page(drafted(setup)), EN)):
            if isinstance(one, Select) and one.id.action == "set":
                chosen = [option.value for option in one.options if option.chosen]
                option = one.id.args[0]
                assert len(chosen) == 1 or option == "variants", (option, chosen)
                again = setups.change(setup, setup_options.option_of(option).read(setup, chosen))[0]
                assert again == setup, option


def test_every_value_that_is_offered_can_be_chosen() -> None:
    """The services refuse none of them, and what was chosen is shown as chosen."""
    for setup in KINDS:
        for step, options in SELECTS.items():
            for option in options:
                found = setup_options.option_of(option)
                values = found.offered(setup, EN) if setups.uses(setup, option) else ()
                for one in (*values[:1], *values[-2:]):
                    if one.value == "other":
                        continue
                    wanted = found.read(setup, [one.value])
                    after = setups.change(setup, wanted)[0]
                    shown = found.offered(after, EN)
                    assert one.value in [o.value for o in shown if o.chosen], (step, option)


def test_the_panel_shows_only_what_the_format_has_a_use_for() -> None:
    """Rounds for Swiss and leagues, groups for groups, divisions for leagues."""

    def offered(format: str) -> set[str]:
        shown = screens.page("format", Page(drafted(changed(format=format, capacity=64))), EN)
        return {one.id.args[0] for one in controls(shown) if isinstance(one, Select)}

    assert offered("swiss") == {
        *("format", "size", "rounds", "final", "games", "duplicate", "seeding")
    }
    assert offered("groups") >= {"groups", "through", "final"}
    assert offered("league") >= {"rounds", "division", "seasons", "through"}
    assert offered("ladder") == {"format", "size", "games", "seeding"}
    assert "rounds" not in offered("robin") | offered("single") | offered("double")


def test_the_preview_publishes_only_what_is_ready() -> None:
    """What is missing is named, what is doubtful too, and dates are real ones."""
    ready = screens.page("preview", Page(drafted(changed(least=8))), EN)
    (publish,) = [one for one in controls(ready) if one.id.action == "publish"]
    assert not publish.off  # type: ignore[union-attr]
    assert "Nothing is missing." in said(ready)
    assert f"Round 5: <t:{FRESH.start + 28 * DAY}:f> to <t:{FRESH.start + 35 * DAY}:f>" in said(
        ready
    )
    wrong = drafted(changed(name="", pace=Pace("none", 0), games=3))
    shown = screens.page("preview", Page(wrong), EN)
    (publish,) = [one for one in controls(shown) if one.id.action == "publish"]
    assert publish.off  # type: ignore[union-attr]
    assert "- It needs a name." in said(shown)
    assert "- It needs a clock" in said(shown)
    assert "Worth a second look" in said(shown)


def test_of_many_rounds_the_first_and_the_last_are_named() -> None:
    """So that the dates of the longest fit a screen."""
    lines = words.schedule_lines(planned_dates(changed(rounds=15), 32), EN)
    assert "… 10 more rounds …" in lines
    assert lines[-1].startswith("Round 15: ")
    assert len(lines) <= 10


@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        (
            {"size": 3, "rounds": 5, "final": 4},
            "Swiss, 5 rounds at tables of 3, then a final table of 4.",
        ),
        ({"format": "robin", "size": 2}, "Everybody meets everybody at tables of 2."),
        (
            {"format": "groups", "groups": 2, "through": 2, "final": 4},
            "2 groups at tables of 4, the best 2 of each go on, then a final table of 4.",
        ),
        ({"format": "single", "size": 2}, "Single elimination, two at a table."),
        (
            {"format": "double", "size": 4, "through": 2},
            "Double elimination at tables of 4, the best 2 go on.",
        ),
        ({"format": "ladder"}, "A standing ladder at tables of 4."),
        (
            {"format": "league", "rounds": 3, "seasons": 2, "through": 2},
            "A league in divisions of 8, 3 rounds a season at tables of 4, 2 lords up and down, "
            "2 seasons.",
        ),
    ],
)
def test_a_format_is_said_in_one_sentence(wanted: dict[str, Any], line: str) -> None:
    """As it stands in the announcement."""
    assert words.format_line(changed(**wanted), EN) == line


def test_a_set_up_is_said_in_lines() -> None:
    """Box, clock, points and ties, who, and how many."""
    setup = changed(
        variants=frozenset({"harmony", "middle_kingdom"}),
        points=(5, 3, 2, 1),
        ties=("share", "territory"),
        reliability=70,
        rating=1500,
        late=3,
    )
    assert [bare(line) for line in words.rules_lines(setup, EN)] == [
        "Swiss, 5 rounds at tables of 4. Kingdomino, Middle Kingdom and Harmony.",
        "12 hours a turn within a round of 7 days. The autopilot plays for the absent, so every "
        "round ends on time.",
        "Vacation and quiet weekends are not honored.",
        "Points 5 · 3 · 2 · 1. Ties: score share, then largest territory; else the place is "
        "shared.",
        "Lords absent for 2 rounds in a row are out.",
        "Results are final 1 day after the last table.",
        "Anyone in this server may enter · reliability 70% and up · rating 1500 and up.",
        "Room for 32 lords; with fewer than 4 it is called off.",
        "Late entry until round 3.",
    ]


@pytest.mark.parametrize("format", setups.FORMATS)
def test_points_and_tie_breaks_are_spoken_of_where_they_count(format: Format) -> None:
    """Not in an elimination, where who loses is out, nor on a ladder."""
    setup = changed(format=format)
    counts = format not in ("single", "double", "ladder")
    line = words.points_line(setup, EN)
    assert ("opponents' points" in line, line.startswith("Points")) == (counts, counts)
    assert ("A lot says who" in line) is (format in ("groups", "league"))
    assert ("the place is shared" in line) is counts
    assert ("a further game" in line) is (format in ("single", "double"))
    assert ("Points and ties" in labels(screens.page("format", Page(drafted(setup)), EN))) == counts


def test_what_is_not_written_leaves_no_line() -> None:
    """A tournament without a text of its own has no sign in its place."""
    first = screens.page("what", Page(drafted(changed(name="Autumn Cup", text=" "))), EN)
    assert bare(said(first)).splitlines()[2:] == ["**Autumn Cup**", "Kingdomino."]


def test_what_a_name_does_not_say_is_said_below_it() -> None:
    """Duplicate play is a word of the few; the tie-breaks are means, as they are reckoned."""
    about = [one.description for one in setup_options.option_of("duplicate").offered(changed(), EN)]
    assert "same draw" in about[0]
    assert "draw of its own" in about[1]
    ties = setup_options.option_of("tie1").offered(changed(), EN)
    about_ties = {one.value: one.description for one in ties}
    assert "average" in about_ties["territory"]
    assert "average" in about_ties["crowns"]
    assert all(one and len(one) <= 100 for one in about_ties.values())


def test_what_gives_way_is_told() -> None:
    """Whatever box, size, format or switch is chosen beside whatever was."""
    chosen: tuple[dict[str, Any], ...] = (
        {"size": 2, "variants": frozenset({"mighty_duel", "harmony"}), "games": 3},
        {"giants": True, "court": True, "points": (4, 3, 2, 0), "late": 2, "final": 4},
        {"box": "royal_wedding", "teams": True, "variants": frozenset({"harmony"})},
        {"box": "queendomino", "giants": True, "duplicate": True, "ties": ("duplicate",)},
        {"final": 2, "variants": frozenset({"middle_kingdom", "harmony"})},
    )
    after: list[dict[str, Any]] = [
        *({"box": box} for box in ("kingdomino", "queendomino", "royal_wedding", "discovery")),
        *({"size": size} for size in setups.SIZES),
        *({"format": format} for format in setups.FORMATS),
        *({word: True} for word in ("giants", "court", "teams", "dynasty")),
        *({"variants": frozenset({v})} for v in ("mighty_duel", "harmony", "middle_kingdom")),
    ]
    told = set()
    for before, wanted in product(chosen, after):
        setup = changed(**before)
        try:
            found, gone = setups.change(setup, wanted)
        except Refused:
            continue
        for option in gone:
            assert words.ruled_out_line(option, found, EN)
            told.add(option)
    assert told >= {"size", "teams", "giants", "mighty_duel", "points", "games", "ties", "late"}


def test_what_hinders_is_told() -> None:
    """Every fault has words."""
    wrong = [
        changed(name="", signup_until=NOW),
        changed(start=FRESH.signup_until - 1),
        changed(start=FRESH.signup_until),
        changed(start=NOW + 500 * DAY),
        changed(pace=Pace("none", 0)),
        changed(round=HOUR),
        changed(final=4, least=2, capacity=4),
        changed(box="royal_wedding", least=2),
        changed(format="groups", groups=20),
        changed(format="groups", groups=2, through=1, games=7, round=DAY, pace=Pace("turn", DAY)),
    ]
    told = [words.fault_line(one, EN) for setup in wrong for one in drafted(setup).faults]
    assert len(set(told)) >= 9


@pytest.mark.parametrize("which", setup_panel.FORMS)
def test_every_form_is_taken_by_discord(which: str) -> None:
    """With the longest values in it."""
    for setup in KINDS:
        check_modal(view.modal(setup_panel.FORMS[which].build(setup, EN)).to_dict())
        check_modal(view.modal(screens.template_form(setup, EN)).to_dict())


def test_small_screens_fit() -> None:
    """What is published, closed, removed."""
    accept(screens.published(BIGGEST, WORST.name, f"<#{BIGGEST}>", EN), handled=False)
    accept(screens.closed(EN))
    full = tuple(TournamentTemplate(BIGGEST - n, f"{n:040}", 7, WORST) for n in range(MOST))
    accept(screens.which_template(full, EN))


# -- tie-breaks ------------------------------------------------------------------------------------


def tied(setup: TournamentSetup, place: int, tie: str) -> tuple[str, ...]:
    return setup_options.option_of(f"tie{place}").read(setup, [tie])["ties"]  # type: ignore[return-value]


def test_tables_need_a_channel_with_threads() -> None:
    """A post has none, nor has a voice channel; an announcement channel has no private ones."""
    may = discord.Permissions.all()
    for kind in Kind:
        for duplicate in (False, True):
            lacking = setup_panel.lacking_rights(Place(1, kind, may), duplicate=duplicate)
            fits = kind is Kind.TEXT or (kind is Kind.ANNOUNCEMENTS and not duplicate)
            assert lacking == ([] if fits else ["text"])
    nothing = Place(1, Kind.TEXT, discord.Permissions.none())
    assert setup_panel.lacking_rights(nothing, duplicate=True)[-1] == "private"
    assert setup_panel.right_words("text", EN) == "a text channel"


def test_tie_breaks_are_put_in_order() -> None:
    """One takes the place of another, or changes with it; the lot ends the list."""
    setup = changed(ties=("opponents", "head", "share"))
    assert tied(setup, 1, "share") == ("share", "head", "opponents")
    assert tied(setup, 2, "crowns") == ("opponents", "crowns", "share")
    assert tied(setup, 4, "crowns") == ("opponents", "head", "share", "crowns")
    assert tied(setup, 4, "head") == ("opponents", "share", "head")
    assert tied(setup, 2, "lot") == ("opponents",)
    assert list(setup_options.tie_places(setup)) == [1, 2, 3, 4]
    for place, tie in ((5, "crowns"), (0, "crowns"), (1, "duplicate"), (1, "luck")):
        with pytest.raises(Refused):
            tied(setup, place, tie)
    assert list(setup_options.tie_places(changed(ties=()))) == [1]


# -- what is typed ---------------------------------------------------------------------------------

BERLIN = Here(NOW, "Europe/Berlin")


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("2030-12-24 18:00", "2030-12-24 17:00"),
        ("24 Dec 6 pm", "2030-12-24 17:00"),
        ("24.12. 18:30", "2030-12-24 17:30"),
        ("tomorrow at 7:15 am", "2030-11-29 06:15"),
        ("friday", "2030-11-29 19:00"),
        ("Friday 20:00", "2030-11-29 19:00"),
        ("in 5 days", "2030-12-03 15:00"),
        ("36h", "2030-11-30 03:00"),
        ("90 min", "2030-11-28 16:00"),
        ("2 weeks", "2030-12-12 15:00"),
        ("2031-04-01 20:00", "2031-04-01 18:00"),
        ("<t:1900000000:f>", "2030-03-17 17:46"),
    ],
)
def test_a_moment_is_read_in_the_zone_of_who_types(typed: str, at: str) -> None:
    """In summer as in winter; without a time of the day in the evening."""
    read = datetime.fromtimestamp(read_moment(typed, BERLIN), UTC)
    assert read.strftime("%Y-%m-%d %H:%M") == at


@pytest.mark.parametrize(
    ("zone", "now", "typed", "at"),
    [
        ("Europe/Berlin", "2030-10-25 13:00", "in 5 days", "2030-10-30 14:00"),
        ("Europe/Berlin", "2030-10-25 13:00", "120 h", "2030-10-30 13:00"),
        ("Europe/Berlin", "2031-03-29 13:20", "1 week", "2031-04-05 13:00"),
        ("Asia/Kolkata", "2030-11-28 14:10", "in 5 days", "2030-12-03 14:30"),
        ("Asia/Kathmandu", "2030-11-28 14:10", "3 h", "2030-11-28 17:15"),
        ("America/St_Johns", "2030-11-01 12:00", "in 5 days", "2030-11-06 13:30"),
    ],
)
def test_days_from_now_are_days_of_the_zone(zone: str, now: str, typed: str, at: str) -> None:
    """Across a change of the clocks too; rounded up to the full hour on the clocks there."""
    start = datetime.fromisoformat(now).replace(tzinfo=UTC)
    read = read_moment(typed, Here(int(start.timestamp()), zone))
    assert datetime.fromtimestamp(read, UTC).strftime("%Y-%m-%d %H:%M") == at


@pytest.mark.parametrize(
    "typed",
    [
        *("", "soon", "31 Feb 20:00", "25:00", "in 5 moons", "<t:1:f", "9" * 4301),
        *("<t:999999999999>", "<t:0>", "0001-01-01", "9999-12-31 23:59", "9999w", "31 dec 9999"),
    ],
)
def test_what_is_no_moment_is_refused(typed: str) -> None:
    """With what was typed."""
    with pytest.raises(Refused) as error:
        read_moment(typed, BERLIN)
    assert error.value.code == "cup_date"


def test_a_suggested_moment_is_read_back() -> None:
    """Its value is Discord's own timestamp; its words are local."""
    at = BERLIN.evening(NOW)
    assert moment_words(at, BERLIN) == "Thu, Nov 28, 20:00"
    assert read_moment(f"<t:{at}>", BERLIN) == at


def read(request_: Request, setup: TournamentSetup = FRESH) -> tuple[dict[str, Any], list[str]]:
    wanted, refused = read_request(request_, setup, BERLIN, EN)
    return wanted, [bare(line) for line in refused]


def test_options_are_read_one_after_another() -> None:
    """Each is judged beside those before it."""
    asked = Request(
        name="Winter Cup",
        format="groups",
        box="royal_wedding",
        variants="teams, harmony",
        lords=3,
        clock="18 hours",
        capacity=12,
        who=cast("discord.Role", Mock(id=7, is_default=lambda: False)),
        signup="in 3 days",
        start="in 4 days",
        vacation=True,
    )
    wanted, refused = read(asked)
    assert not refused
    setup = changed(**wanted)
    assert (setup.format, setup.size, setup.table.lords, setup.table.teams) == (
        "groups",
        3,
        6,
        True,
    )
    assert setup.table.variants == {"harmony"}
    assert setup.table.pace == Pace("turn", 18 * HOUR)
    assert (setup.capacity, setup.role, setup.table.vacation) == (12, 7, True)
    assert setup.start - setup.signup_until == DAY
    assert Request().nothing
    assert not asked.nothing


def test_what_cannot_be_had_is_named_and_the_rest_is_taken() -> None:
    """Nothing typed is lost."""
    asked = Request(name="Cup", box="discovery", lords=4, clock="soon", signup="never", rounds=3)
    wanted, refused = read(asked)
    assert set(wanted) == {"name", "box", "rounds"}
    assert refused == [
        "Discovery is for 2 lords.",
        *[line for line in refused if "soon" in line],
        *[line for line in refused if "never" in line],
    ]
    assert len(refused) == 3
    assert read(Request(variants="goblins"))[1] == [
        "I don't know the variant “goblins”. The option lists those that there are."
    ]


def test_a_form_is_read() -> None:
    """Dates that are empty stay, round 1 moves with the end of sign-up, points fit the table."""
    moved = setup_request.dates(FRESH, {"signup": "in 30 days", "start": " "}, BERLIN)
    assert moved["start"] - moved["signup_until"] == DAY  # type: ignore[operator]
    assert setup_request.dates(FRESH, {}, BERLIN) == {}
    sooner = setup_request.dates(FRESH, {"signup": "in 2 days"}, BERLIN)
    assert set(sooner) == {"signup_until"}
    assert setup_request.points("5, 3 · 2 1", 4) == {"points": (5, 3, 2, 1)}
    assert setup_request.points("", 4) == {"points": ()}
    for typed in ("5 3 2", "a b c d"):
        with pytest.raises(Refused):
            setup_request.points(typed, 4)
    assert setup_request.dates(FRESH, {"round": "36"}, BERLIN) == {"round": 36 * HOUR}
    who = {"capacity": "24", "reliability": "70 %", "least": "", "role": "7"}
    assert setup_request.entrants(who) == {"capacity": 24, "reliability": 70, "role": 7}
    assert setup_request.entrants({"role": ""}) == {"role": None}
    bar = setup_request.entrants({"rating": "1500 5"})
    assert bar == {"rating": 1500, "opponents": 5, "role": None}
    with pytest.raises(Refused):
        setup_request.entrants({"rating": "high"})
