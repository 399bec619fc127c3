"""Kingdom text: one way to write it, several to read it, and every refusal with its place."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadNotation, Kingdom
from engine.scoring import scorecard
from tests.engine.games import SETUPS, finished

CANONICAL = [
    "C",
    "w w1 f / w C l1 / . s l",
    "C f",
    "f3 / C ; discarded=2",
    "g g g g g g C ; grid=7",
    "g g g g g g C ; discarded=12 grid=7",
    "w w1 f / w C l1 / . s l ; coins=7 knights=1",
    "tk=statue t=church / C wk",
    "t1k=queens_tower C",
    "t=guardtower C ; towers=0",
    "t=guardtower t=sawmill C ; coins=104 knights=12 queen=yes towers=3 discarded=1 grid=7",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_the_one_text_is_written_as_it_was_read(text: str) -> None:
    """parse(text).text() == text."""
    assert Kingdom.from_text(text).to_text() == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (" C ", "C"),
        ("w  C", "w C"),
        ("w w1/C .", "w w1 / C ."),
        ("C ;", "C"),
        ("C ; grid=5", "C"),
        ("C ; discarded=0 grid=5", "C"),
        ("C ; discarded=02", "C ; discarded=2"),
        ("C ; grid=7 discarded=1", "C ; discarded=1 grid=7"),
        ("C ; coins=0 knights=0 queen=no towers=0 pending=0", "C"),
        ("t=guardtower C ; towers=2", "t=guardtower C"),
        ("C ; queen=yes coins=007", "C ; coins=7 queen=yes"),
        ("C ; grid=7 discarded=1 towers=2 knights=3", "C ; knights=3 towers=2 discarded=1 grid=7"),
    ],
)
def test_other_spellings_are_normalized(text: str, written: str) -> None:
    """Spaces, defaults spelled out, fields in another order."""
    assert Kingdom.from_text(text).to_text() == written


REFUSED: list[tuple[str, str, Mapping[str, object]]] = [
    ("", "no_castle", {}),
    (" / ", "no_castle", {}),
    ("w f", "no_castle", {}),
    ("C w / w C", "second_castle", {"row": 2, "column": 2}),
    ("C w / w", "ragged_row", {"row": 2, "squares": 1, "first": 2}),
    ("C w / ", "ragged_row", {"row": 2, "squares": 0, "first": 2}),
    (". . / C w", "empty_edge", {"edge": "top"}),
    ("C w / . .", "empty_edge", {"edge": "bottom"}),
    (". C / . w", "empty_edge", {"edge": "left"}),
    ("C . / w .", "empty_edge", {"edge": "right"}),
    ("C w w w w w", "too_large", {"width": 6, "height": 1, "limit": 5}),
    ("C / w / w / w / w / w", "too_large", {"width": 1, "height": 6, "limit": 5}),
    ("C w w w w w w w ; grid=7", "too_large", {"width": 8, "height": 1, "limit": 7}),
    ("C w / w x", "unknown_square", {"row": 2, "column": 2, "text": "x"}),
    ("C w4", "unknown_square", {"row": 1, "column": 2, "text": "w4"}),
    ("C w0", "unknown_square", {"row": 1, "column": 2, "text": "w0"}),
    ("C W", "unknown_square", {"row": 1, "column": 2, "text": "W"}),
    ("C s*", "resource_place", {"row": 1, "column": 2, "text": "s*"}),
    ("C m*", "resource_place", {"row": 1, "column": 2, "text": "m*"}),
    ("C t*", "resource_place", {"row": 1, "column": 2, "text": "t*"}),
    ("C w**", "unknown_square", {"row": 1, "column": 2, "text": "w**"}),
    ("C w!*", "unknown_square", {"row": 1, "column": 2, "text": "w!*"}),
    ("C w1k!", "unknown_square", {"row": 1, "column": 2, "text": "w1k!"}),
    ("C w!", "too_many_giants", {"row": 1, "column": 2, "giants": 1, "crowns": 0}),
    ("C w1!!", "too_many_giants", {"row": 1, "column": 2, "giants": 2, "crowns": 1}),
    ("C g!!!=grassland_manor", "too_many_giants", {"giants": 3, "crowns": 2}),
    ("C w k", "unknown_square", {"row": 1, "column": 3, "text": "k"}),
    ("C wkk", "unknown_square", {"row": 1, "column": 2, "text": "wkk"}),
    ("C wk1", "unknown_square", {"row": 1, "column": 2, "text": "wk1"}),
    ("Ck w", "no_castle", {}),
    ("C C=statue", "unknown_square", {"row": 1, "column": 2, "text": "C=statue"}),
    ("C t=", "unknown_square", {"row": 1, "column": 2, "text": "t="}),
    ("C t=Statue", "unknown_square", {"row": 1, "column": 2, "text": "t=Statue"}),
    ("C t=statue=church", "unknown_square", {"row": 1, "column": 2, "text": "t=statue=church"}),
    ("C t=statuek", "unknown_building", {"building": "statuek"}),
    ("C / t=castle", "unknown_building", {"row": 2, "column": 1, "building": "castle"}),
    ("C w=smith", "unknown_building", {"row": 1, "column": 2, "building": "smith"}),
    ("C f=wheat_mill", "building_place", {"row": 1, "column": 2, "building": "wheat_mill"}),
    ("C / w1k=statue", "building_place", {"row": 2, "column": 1, "building": "statue"}),
    ("C ; gold=3", "unknown_field", {"field": "gold"}),
    ("C ; grid", "field_value", {"field": "grid", "value": ""}),
    ("C ; grid=6", "field_value", {"field": "grid", "value": "6"}),
    ("C ; discarded=x", "field_value", {"field": "discarded", "value": "x"}),
    ("C ; discarded=-1", "field_value", {"field": "discarded", "value": "-1"}),
    ("C ; discarded=٣", "field_value", {"field": "discarded", "value": "٣"}),
    ("C ; coins=-3", "field_value", {"field": "coins", "value": "-3"}),
    ("C ; coins=", "field_value", {"field": "coins", "value": ""}),
    ("C ; coins=12345", "field_value", {"field": "coins", "value": "12345"}),
    ("C ; knights=٣", "field_value", {"field": "knights", "value": "٣"}),
    ("C ; towers=two", "field_value", {"field": "towers", "value": "two"}),
    ("C ; queen=Yes", "field_value", {"field": "queen", "value": "Yes"}),
    ("C ; queen=1", "field_value", {"field": "queen", "value": "1"}),
    ("C ; pending=x", "field_value", {"field": "pending", "value": "x"}),
    ("C ; queen=yes queen=yes", "field_twice", {"field": "queen"}),
    ("C ; grid=5 grid=5", "field_twice", {"field": "grid"}),
    ("C ; coins=0 coins=0", "field_twice", {"field": "coins"}),
]


@pytest.mark.parametrize(("text", "code", "data"), REFUSED)
def test_faults_are_refused_with_place_and_reason(
    text: str, code: str, data: Mapping[str, object]
) -> None:
    """Rows count from the top, columns from the left."""
    with pytest.raises(BadNotation) as caught:
        Kingdom.from_text(text)
    assert caught.value.code == code
    assert {key: caught.value.data.get(key) for key in data} == data


@pytest.mark.parametrize(
    "text",
    [
        "C w* l1!k=queen g2!!",
        "C t!=queens_tower f=forest_lodge s!=swamp_hut",
        "C t=farmer w ; coins=2 queen=yes discarded=1 pending=2 grid=7",
    ],
)
def test_giants_resources_and_tokens_have_their_marks(text: str) -> None:
    """R34, R47, R49: in their order, and the field `pending` before the grid."""
    assert Kingdom.from_text(text).to_text() == text


@given(st.text(alphabet="wtkC1*!./ ;=coinstaue", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing else happens, and what was read is written in one way."""
    try:
        kingdom = Kingdom.from_text(text)
    except BadNotation:
        return
    written = kingdom.to_text()
    assert Kingdom.from_text(written).to_text() == written


@pytest.mark.parametrize("rule", SETUPS)
def test_kingdoms_of_games_round_trip(rule: str) -> None:
    """Text and scorecard of every kingdom of a finished game."""
    game = finished(rule)
    for view in game.view().kingdoms:
        kingdom = Kingdom.from_text(view.text)
        assert kingdom.to_text() == view.text
        assert scorecard(kingdom, game.options.variants) == view.scorecard
        assert kingdom.territories() == view.territories


def test_a_text_that_is_far_too_long_is_not_read() -> None:
    """It is refused by its length alone, and not repeated."""
    with pytest.raises(BadNotation) as caught:
        Kingdom.from_text("C " * 5_000_000)
    assert (caught.value.code, caught.value.data["length"]) == ("too_long", 10_000_000)
    assert len(str(caught.value)) < 100
