"""What /game new understands of what was typed."""

from __future__ import annotations

import pytest

from cogs.tables.choices import BOXES, changes, lords_of
from cogs.tables.request import Request, read_request, read_variants, suggested_variants
from locales import bare, texts
from services.facts import Refused

EN = texts("en")


def test_nothing_typed_changes_nothing() -> None:
    """The panel opens as it was left."""
    wanted = read_request(Request(), EN)
    assert not wanted.changes
    assert not wanted.enough


@pytest.mark.parametrize("box", BOXES)
def test_box_lords_and_who_are_enough(box: str) -> None:
    """With these the table opens at once."""
    for lords in lords_of(box):
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
        assert other.refused == ("The Mighty Duel goes with Kingdomino.",)


def test_queendomino_is_opened_at_once_with_its_variants() -> None:
    """R6–R8 with Middle Kingdom, Harmony and Dynasty (R22)."""
    wanted = read_request(
        Request("queendomino", 3, "harmony, middle kingdom, dynasty", "anyone"), EN
    )
    assert wanted.enough
    assert wanted.changes["variants"] == frozenset({"harmony", "middle_kingdom"})
    assert wanted.changes["dynasty"]
    two = read_request(Request(preset="queen_duel", who="anyone"), EN)
    assert two.enough
    assert (two.changes["box"], two.changes["lords"]) == ("queendomino", 2)
    offered = [value for _, value in suggested_variants("", "queendomino", 2, EN)]
    assert offered == ["middle_kingdom", "harmony", "dynasty"]


def test_a_word_that_is_no_variant_is_named() -> None:
    """Nothing is opened on a guess."""
    wanted = read_request(Request("kingdomino", 4, "harmony, giants", "anyone"), EN)
    assert [bare(one) for one in wanted.refused] == ["I don't know the variant “giants”."]
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
    assert four == ["middle_kingdom", "harmony", "dynasty"]
    two = [value for _, value in suggested_variants("", "kingdomino", 2, EN)]
    assert two == ["mighty_duel", "middle_kingdom", "harmony", "dynasty"]
    assert suggested_variants("", "kingdomino", 7, EN)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("lords", ["many"]),
        ("lords", []),
        ("variants", ["giants"]),
        ("who", ["nobody"]),
        ("takeback", ["maybe"]),
        ("color", ["red"]),
        ("", ["x"]),
    ],
)
def test_values_that_no_select_offers_change_nothing(option: str, values: list[str]) -> None:
    """Values come from the client and are not believed."""
    with pytest.raises(Refused):
        changes(option, values)


def test_choices_are_read_as_changes() -> None:
    """One option a select."""
    assert changes("lords", ["3"]) == {"lords": 3}
    assert changes("takeback", ["no"]) == {"takeback": False}
    assert changes("detail", ["round"]) == {"detail": "round"}
    assert changes("variants", []) == {"variants": frozenset(), "dynasty": False}


def test_words_that_are_no_variants_are_named_but_not_without_end() -> None:
    """Whatever is typed, the answer fits a message and mentions nobody."""
    wanted = read_request(Request(variants=",".join(["@everyone" * 600, *"abcdefgh"])), EN)
    assert 1 <= len(wanted.refused) <= 4
    assert all(len(one) < 150 and "@everyone" not in one for one in wanted.refused)
