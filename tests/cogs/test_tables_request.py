"""What /game new understands of what was typed."""

from __future__ import annotations

import pytest

from cogs.tables.setup_options import changes
from cogs.tables.setup_request import (
    Request,
    read_quests,
    read_request,
    read_variants,
    suggested_presets,
    suggested_quests,
    suggested_variants,
)
from cogs.tables.setup_rules import BOXES, EXTRAS, lords_of
from engine.tokens import QUESTS
from locales import bare, texts
from services.facts import Refused
from services.facts.tables import Preset, Setup
from services.state import setups

EN = texts("en")
PLAIN = "It goes with Kingdomino and Queendomino."


@pytest.fixture(autouse=True)
def everything_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables may be opened with every set-up of R19."""
    monkeypatch.setattr(setups, "PLAYABLE", frozenset((*BOXES, *EXTRAS)))


def test_nothing_typed_changes_nothing() -> None:
    """The panel opens as it was left."""
    wanted = read_request(Request(), EN)
    assert not wanted.changes
    assert not wanted.enough


@pytest.mark.parametrize("box", BOXES)
def test_box_lords_and_who_are_enough(box: str) -> None:
    """With these the table opens at once."""
    for lords in lords_of(Setup(box)):
        wanted = read_request(Request(box=box, lords=lords, who="anyone"), EN)
        assert wanted.enough
        assert wanted.changes == {"box": box, "lords": lords, "who": "anyone"}


def test_a_box_of_one_number_of_lords_needs_no_number() -> None:
    """Discovery is for two lords."""
    wanted = read_request(Request(box="discovery", who="invited"), EN)
    assert wanted.enough
    assert wanted.changes["lords"] == 2


@pytest.mark.parametrize(
    "request_",
    [
        Request(box="kingdomino", lords=4),
        Request(box="kingdomino", who="anyone"),
        Request(lords=4, who="anyone"),
        Request(box="kingdomino", lords=4, who="role"),
        Request(preset="dynasty", who="anyone"),
        Request(name="Harvest Moon"),
    ],
)
def test_less_than_that_opens_the_panel_filled(request_: Request) -> None:
    """A role is chosen in the panel; Dynasty leaves the number of lords open."""
    wanted = read_request(request_, EN)
    assert wanted.changes
    assert not wanted.enough


def test_the_mighty_duel_is_for_two_lords() -> None:
    """As preset and as variant it brings its number of lords along (R2)."""
    by_preset = read_request(Request(preset="mighty_duel", who="anyone"), EN)
    assert by_preset.enough
    assert by_preset.changes["lords"] == 2
    assert by_preset.changes["variants"] == frozenset({"mighty_duel"})
    by_variant = read_request(Request(box="kingdomino", variants="mighty duel"), EN)
    assert by_variant.changes["lords"] == 2


def test_what_does_not_go_together_is_left_out_and_named() -> None:
    """R19: the panel is filled so far and says why."""
    four = read_request(Request(box="discovery", lords=4, who="anyone"), EN)
    assert four.refused == ("Discovery is for 2 lords.",)
    assert not four.enough
    assert "lords" not in four.changes
    duel = read_request(Request(box="kingdomino", lords=3, variants="The Mighty Duel"), EN)
    assert duel.refused == ("The Mighty Duel is for 2 lords.",)
    assert duel.changes["variants"] == frozenset()
    for box in ("discovery", "queendomino"):
        other = read_request(Request(box=box, preset="mighty_duel"), EN)
        (told,) = other.refused
        assert told.startswith("The Mighty Duel does not go with ")
        assert told.endswith("It goes with Kingdomino, for 2 lords.")


def test_queendomino_is_opened_at_once_with_its_variants() -> None:
    """R6–R8 with Middle Kingdom, Harmony and Dynasty (R22)."""
    wanted = read_request(
        Request(
            box="queendomino", lords=3, variants="harmony, middle kingdom, dynasty", who="anyone"
        ),
        EN,
    )
    assert wanted.enough
    assert wanted.changes["variants"] == frozenset({"harmony", "middle_kingdom"})
    assert wanted.changes["dynasty"]
    two = read_request(Request(preset="queen_duel", who="anyone"), EN)
    assert two.enough
    assert (two.changes["box"], two.changes["lords"]) == ("queendomino", 2)
    offered = [value for _, value in suggested_variants("", "queendomino", 2, EN)]
    assert offered == ["middle_kingdom", "harmony", "dynasty", "giants", "court"]


def test_a_word_that_is_no_variant_is_named() -> None:
    """Nothing is opened on a guess."""
    wanted = read_request(
        Request(box="kingdomino", lords=4, variants="harmony, goblins", who="anyone"), EN
    )
    assert [bare(one) for one in wanted.refused] == [
        "I don't know the variant “goblins”. The option lists those that there are."
    ]
    assert wanted.changes["variants"] == frozenset({"harmony"})
    assert not wanted.enough


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("Middle Kingdom, harmony", ["middle_kingdom", "harmony"]),
        ("middle_kingdom,dynasty", ["middle_kingdom", "dynasty"]),
        ("THE MIGHTY DUEL", ["mighty_duel"]),
        ("mighty duel + Harmony", ["mighty_duel", "harmony"]),
        ("", []),
        (" , ", []),
        (" None ", []),
        ("middle", ["middle_kingdom"]),
        ("duel, harm", ["mighty_duel", "harmony"]),
    ],
)
def test_variants_are_read_by_name_and_by_id(typed: str, known: list[str]) -> None:
    """However they are written and separated."""
    assert read_variants(typed, EN) == (known, [])


def test_suggestions_go_on_with_what_is_typed() -> None:
    """Each suggestion is a whole list that R19 allows with the chosen box and lords."""
    assert ("Harmony, Dynasty", "harmony,dynasty") in suggested_variants(
        "harmony, ", "kingdomino", 4, EN
    )
    four = [value for _, value in suggested_variants("", "kingdomino", 4, EN)]
    assert four == ["middle_kingdom", "harmony", "dynasty", "giants", "court"]
    two = [value for _, value in suggested_variants("", "kingdomino", 2, EN)]
    assert two == ["mighty_duel", "middle_kingdom", "harmony", "dynasty", "giants", "court"]
    with_giants = [value for _, value in suggested_variants("giants,", "kingdomino", 5, EN)]
    assert with_giants == ["giants", "giants,dynasty", "giants,court"]
    assert suggested_variants("", "kingdomino", 7, EN)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("lords", ["many"]),
        ("lords", []),
        ("variants", ["goblins"]),
        ("quests", ["harmony"]),
        ("quests", ["harmony", "goblins"]),
        ("partners", ["none"]),
        ("who", ["nobody"]),
        ("takeback", ["maybe"]),
        ("color", ["red"]),
        ("", ["x"]),
    ],
)
def test_values_that_no_select_offers_change_nothing(option: str, values: list[str]) -> None:
    """Values come from the client and are not believed."""
    with pytest.raises(Refused):
        changes(Setup(), option, values)


def test_choices_are_read_as_changes() -> None:
    """One option a select."""
    assert changes(Setup(), "lords", ["3"]) == {"lords": 3}
    assert changes(Setup(), "takeback", ["no"]) == {"takeback": False}
    assert changes(Setup(), "detail", ["round"]) == {"detail": "round"}
    assert changes(Setup(), "variants", []) == {}
    duel = Setup(lords=2, variants=frozenset({"mighty_duel"}), dynasty=True)
    assert changes(duel, "variants", []) == {"variants": frozenset(), "dynasty": False}
    assert changes(Setup(), "variants", ["giants", "court"]) == {"giants": True, "court": True}
    assert changes(Setup(), "partners", ["drawn"]) == {"partners": "drawn"}
    assert changes(Setup(), "quests", []) == {"quests": ()}
    assert changes(Setup(), "quests", ["lost_corner", "harmony"]) == {
        "quests": ("harmony", "lost_corner")
    }


def test_words_that_are_no_variants_are_named_but_not_without_end() -> None:
    """Whatever is typed, the answer fits a message and mentions nobody."""
    wanted = read_request(Request(variants=",".join(["@everyone" * 600, *"abcdefgh"])), EN)
    assert 1 <= len(wanted.refused) <= 4
    assert all(len(one) < 150 and "@everyone" not in one for one in wanted.refused)


# -- giants, The Court, teams ----------------------------------------------------------------------


def test_every_set_up_can_be_opened_by_one_command() -> None:
    """Five lords with giants and The Court; teams bring their box along."""
    giants = read_request(
        Request(box="kingdomino", lords=5, giants=True, court=True, who="anyone"), EN
    )
    assert giants.enough
    assert (giants.changes["giants"], giants.changes["court"]) == (True, True)
    teams = read_request(Request(lords=8, teams=True, partners="drawn", who="anyone"), EN)
    assert teams.enough
    assert teams.changes["box"] == "royal_wedding"
    assert teams.changes["partners"] == "drawn"
    typed = read_request(
        Request(box="queendomino", lords=2, variants="giants, The Court", who="anyone"), EN
    )
    assert typed.enough
    assert (typed.changes["giants"], typed.changes["court"]) == (True, True)
    five = read_request(Request(preset="giants_five", who="anyone"), EN)
    assert five.enough
    assert (five.changes["lords"], five.changes["giants"]) == (5, True)
    six = read_request(Request(preset="wedding_teams", who="anyone"), EN)
    assert (six.changes["box"], six.changes["lords"], six.changes["teams"]) == (
        "royal_wedding",
        6,
        True,
    )


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            Request(box="kingdomino", lords=5),
            "Kingdomino is for 2 to 4 lords, with Age of Giants for 5 too.",
        ),
        (
            Request(box="kingdomino", lords=6, giants=True),
            "Kingdomino with Age of Giants is for 2 to 5 lords.",
        ),
        (
            Request(box="kingdomino", variants="harmony", giants=True),
            "Harmony does not go with Age of Giants, which has it as a quest.",
        ),
        (
            Request(box="discovery", giants=True),
            f"Age of Giants does not go with Discovery. {PLAIN}",
        ),
        (
            Request(box="royal_wedding", lords=3, court=True),
            f"The Court does not go with Royal Wedding. {PLAIN}",
        ),
        (Request(box="royal_wedding", lords=7, teams=True), "Teams are for 6 or 8 lords."),
        (
            Request(box="queendomino", lords=4, teams=True),
            "Teams do not go with Queendomino. They go with Royal Wedding.",
        ),
        (
            Request(box="kingdomino", quests="harmony, lost corner"),
            "Quests can't be chosen without Age of Giants. They go with it.",
        ),
        (
            Request(box="kingdomino", giants=True, quests="harmony, goblins"),
            "Two different quests can be chosen, or none: then two are drawn.",
        ),
        (Request(box="kingdomino", partners="drawn"), "Partners go with teams of two."),
    ],
)
def test_what_giants_court_and_teams_rule_out_is_named(asked: Request, told: str) -> None:
    """R19 to R22: the panel is filled so far and says why."""
    wanted = read_request(asked, EN)
    assert [bare(one) for one in wanted.refused] == [told]
    assert not wanted.enough


def test_a_part_that_is_not_open_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not suggested."""
    monkeypatch.setattr(setups, "PLAYABLE", frozenset({"kingdomino"}))
    wanted = read_request(Request(box="kingdomino", lords=4, giants=True, who="anyone"), EN)
    assert wanted.refused == ("Age of Giants can't be chosen here.",)
    assert suggested_variants("", "kingdomino", 4, EN)[-1][1] == "dynasty"


def test_quests_are_read_by_name_and_by_id() -> None:
    """Two of them; fewer or more are refused."""
    asked = Request(box="kingdomino", lords=4, giants=True, quests="lost corner, Harmony")
    assert read_request(asked, EN).changes["quests"] == ("harmony", "lost_corner")
    assert read_quests("four corners: mine,bleak_king", EN) == ["bleak_king", "four_corners_mine"]
    assert read_quests("bleak, corner", EN) == ["bleak_king"], "several have a corner"
    one = Request(box="kingdomino", lords=4, giants=True, quests="harmony")
    assert [bare(text) for text in read_request(one, EN).refused] == [
        "Two different quests can be chosen, or none: then two are drawn."
    ]
    assert [value for _, value in suggested_quests("", EN)] == list(QUESTS)
    assert "harmony,lost_corner" in [value for _, value in suggested_quests("harmony,", EN)]


def test_a_chosen_no_takes_a_part_away() -> None:
    """`giants: False` ends what the last set-up or a preset had."""
    wanted = read_request(Request(preset="giants_five", lords=4, giants=False), EN)
    assert wanted.changes["giants"] is False
    assert wanted.changes["lords"] == 4


# -- beside what was chosen earlier ----------------------------------------------------------------

GIANTS = Setup(lords=4, giants=True)
TEAMS = Setup("royal_wedding", 8, teams=True)
TWO = ("harmony", "lost_corner")


@pytest.mark.parametrize(
    ("before", "asked", "changed"),
    [
        (GIANTS, Request(quests="harmony, lost corner"), {"quests": TWO}),
        (GIANTS, Request(lords=5), {"lords": 5}),
        (
            GIANTS,
            Request(lords=5, quests="harmony, lost corner"),
            {"lords": 5, "quests": TWO},
        ),
        (
            GIANTS,
            Request(box="queendomino", quests="harmony, lost corner"),
            {"box": "queendomino", "quests": TWO},
        ),
        (TEAMS, Request(partners="drawn"), {"partners": "drawn"}),
        (TEAMS, Request(lords=6), {"lords": 6}),
        (TEAMS, Request(lords=3), {"lords": 3}),
        (Setup("royal_wedding", 4), Request(teams=True), {"teams": True}),
        (
            Setup("royal_wedding", 4),
            Request(variants="teams, harmony"),
            {"teams": True, "variants": frozenset({"harmony"}), "dynasty": False},
        ),
        (Setup(), Request(variants="mighty duel"), {"lords": 2}),
        (Setup("discovery", 2), Request(name="Fens"), {"name": "Fens"}),
        (Setup("discovery", 2), Request(), {}),
    ],
)
def test_what_is_typed_goes_with_what_was_chosen_earlier(
    before: Setup, asked: Request, changed: dict[str, object]
) -> None:
    """The panel's giants, teams and box hold until something else is said."""
    wanted = read_request(asked, EN, before)
    assert wanted.refused == ()
    assert not wanted.enough
    assert changed.items() <= wanted.changes.items()
    assert set(wanted.changes) <= {*changed, "variants", "dynasty"}
    after, _ = setups.change(before, wanted.changes)
    assert {key: getattr(after, key) for key in changed} == changed


@pytest.mark.parametrize(
    ("before", "asked", "told"),
    [
        (
            GIANTS,
            Request(giants=False, quests="harmony, lost corner"),
            "Quests can't be chosen without Age of Giants. They go with it.",
        ),
        (
            GIANTS,
            Request(box="discovery", quests="harmony, lost corner"),
            "Quests can't be chosen without Age of Giants. They go with it.",
        ),
        (
            GIANTS,
            Request(giants=False, lords=5),
            "Kingdomino is for 2 to 4 lords, with Age of Giants for 5 too.",
        ),
        (TEAMS, Request(lords=2), "Royal Wedding is for 3 to 8 lords."),
        (TEAMS, Request(lords=7, partners="drawn"), "Partners go with teams of two."),
        (
            TEAMS,
            Request(giants=True),
            f"Age of Giants does not go with Royal Wedding. {PLAIN}",
        ),
    ],
)
def test_what_does_not_go_with_it_is_refused(before: Setup, asked: Request, told: str) -> None:
    """With the reason, and the rest of the panel stays."""
    wanted = read_request(asked, EN, before)
    assert [bare(one) for one in wanted.refused] == [told]
    setups.check(setups.change(before, wanted.changes)[0])


# -- presets ---------------------------------------------------------------------------------------

SAVED = (
    Preset(11, "Friday night", 7, Setup(lords=5, giants=True, quests=TWO, who="invited")),
    Preset(12, "Big teams", 8, Setup("royal_wedding", 8, teams=True, partners="drawn")),
)


@pytest.mark.parametrize("typed", ["11", "Friday night", "  friday NIGHT "])
def test_a_saved_preset_is_read_by_name_and_by_value(typed: str) -> None:
    """All of it, in place of what was chosen earlier."""
    wanted = read_request(Request(preset=typed), EN, TEAMS, SAVED)
    assert wanted.refused == ()
    assert setups.change(TEAMS, wanted.changes) == (SAVED[0].setup, ())


def test_a_preset_of_the_house_may_be_typed_too() -> None:
    """As it is called."""
    for typed in ("The Mighty Duel", "duel", "mighty"):
        wanted = read_request(Request(preset=typed, who="anyone"), EN, TEAMS, SAVED)
        assert wanted.changes["variants"] == frozenset({"mighty_duel"}), typed
    assert wanted.enough
    assert wanted.changes["variants"] == frozenset({"mighty_duel"})
    after, _ = setups.change(GIANTS, read_request(Request(preset="dynasty"), EN, GIANTS).changes)
    assert (after.dynasty, after.giants, after.quests) == (True, False, ())


@pytest.mark.parametrize(
    ("asked", "changed"),
    [
        (Request(preset="11", lords=3), {"lords": 3, "giants": True, "quests": TWO}),
        (Request(preset="11", giants=False, lords=4), {"giants": False, "quests": ()}),
        (Request(preset="11", variants="court"), {"court": True, "giants": True}),
        (Request(preset="11", box="queendomino"), {"box": "queendomino", "lords": 5}),
        (Request(preset="12", lords=6, partners="chosen"), {"lords": 6, "partners": "chosen"}),
    ],
)
def test_a_preset_goes_with_what_is_typed_beside_it(
    asked: Request, changed: dict[str, object]
) -> None:
    """What is typed counts more."""
    wanted = read_request(asked, EN, Setup(), SAVED)
    after, _ = setups.change(Setup(), wanted.changes)
    assert {key: getattr(after, key) for key in changed} == changed


def test_what_a_preset_has_and_the_box_has_not_is_named() -> None:
    """The rest of the preset is taken."""
    wanted = read_request(Request(preset="12", box="kingdomino"), EN, Setup(), SAVED)
    assert [bare(one) for one in wanted.refused] == [
        "Kingdomino is for 2 to 4 lords, with Age of Giants for 5 too.",
        "Teams do not go with Kingdomino. They go with Royal Wedding.",
    ]
    after, _ = setups.change(Setup(), wanted.changes)
    assert (after.box, after.teams) == ("kingdomino", False)


def test_a_preset_that_nobody_knows_is_named() -> None:
    """Nothing is opened on a guess."""
    wanted = read_request(
        Request(box="kingdomino", lords=4, who="anyone", preset="Monday"), EN, Setup(), SAVED
    )
    assert [bare(one) for one in wanted.refused] == [
        "I don't know the preset “Monday”. The option lists those that there are."
    ]
    assert not wanted.enough


def test_presets_are_suggested_the_house_s_first() -> None:
    """By name; the value is the preset's."""
    suggested = suggested_presets(SAVED, EN)
    assert suggested[0] == ("The Mighty Duel", "mighty_duel")
    assert suggested[-2:] == [("Friday night", "11"), ("Big teams", "12")]
    assert len(suggested) <= 25
