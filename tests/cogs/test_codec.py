"""The codec of custom_ids: round trips, limits, and ids that never change their meaning."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs import codec, view
from cogs.codec import CustomId, IdError, Ids, OldIdError, base36, parse

GOLDEN = Path(__file__).parent / "golden" / "custom_ids.txt"
ARG = st.from_regex(r"[0-9a-z@_-]{1,12}", fullmatch=True)
IDS = st.builds(
    CustomId,
    scope=st.sampled_from(codec.SCOPES),
    id=st.integers(0, 2**63 - 1),
    action=st.from_regex(r"[a-z]{2,8}", fullmatch=True),
    args=st.lists(ARG, max_size=4).map(tuple),
    seat=st.integers(0, 8),
    version=st.integers(0, 2**63 - 1),
    kind=st.sampled_from(codec.KINDS),
)


@given(IDS)
def test_what_is_written_is_read_back(id: CustomId) -> None:
    """Every id round-trips and stays within Discord's 100 characters."""
    text = id.text()
    assert len(text) <= codec.LIMIT
    assert parse(text) == id


@given(IDS)
def test_one_class_alone_answers_an_id(id: CustomId) -> None:
    """No class's pattern matches another kind's ids; forms are read without a class."""
    patterns = [item.__discord_ui_compiled_template__ for item in view.ITEMS]
    matching = [pattern for pattern in patterns if pattern.fullmatch(id.text())]
    assert len(matching) == (0 if id.kind == "m" else 1)


def test_the_largest_ids_fit() -> None:
    """The largest row, version and longest move are far below the limit."""
    longest = CustomId(
        "g", 2**63 - 1, "recruit", ("grassland_manor", "m13", "m12", "l13", "l12"), 8, 2**34
    )
    assert len(longest.text()) <= codec.LIMIT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b1",
        "b1:g:1:0:0:play",
        "b1:g:1:0:0:PLAY:",
        "x1:g:1:0:0:play:",
        "b1:g::0:0:play:",
        "b1:g:1:0:0:play:b5 a5",
        "b1:g:1:0:0:play:" + "a" * 61,
        "b1:g:1:0:0:play:\n",
        "b1:g:zzzzzzzzzzzzzz:0:0:play:",
        "b1:g:zzzzzzzzzzzzz:0:0:play:",
        "anything else",
    ],
)
def test_what_is_no_id_is_refused(text: str) -> None:
    """Nothing but the one form is read."""
    with pytest.raises(IdError):
        parse(text)


def test_another_codec_is_told_apart() -> None:
    """An id of another digit is from another time, not nonsense."""
    with pytest.raises(OldIdError):
        parse("b2:g:1:0:0:play:")


@pytest.mark.parametrize(
    "id",
    [
        CustomId("g", 1, "PLAY"),
        CustomId("g", 1, "play", ("a b",)),
        CustomId("g", -1, "play"),
        CustomId("g", 1, "x"),
        CustomId("gg", 1, "play"),
        CustomId("g", 1, "play", ("a" * 30, "b" * 31)),
    ],
)
def test_what_would_not_be_read_back_is_not_written(id: CustomId) -> None:
    """A screen can't carry an id that its press would not be understood by."""
    with pytest.raises(IdError):
        id.text()


@given(st.integers(0, 2**70))
def test_base36_is_read_by_python(number: int) -> None:
    """Rows are written in base 36."""
    assert int(base36(number), 36) == number


def test_ids_are_made_in_lower_case() -> None:
    """Dominoes and squares stand in lower case, whatever they came as."""
    ids = Ids("g", 5, 2, 44)
    assert ids("take", "K17").text() == "b1:g:5:2:18:take:k17"
    assert ids.for_anybody()("look").text() == "b1:g:5:0:0:look:"
    assert ids("spot").as_kind("s").text() == "s1:g:5:2:18:spot:"


def test_no_id_of_an_old_release_changes_its_meaning() -> None:
    """The golden file is only ever added to: id, then what it is read as."""
    lines = [line for line in GOLDEN.read_text().splitlines() if line and line[0] != "#"]
    for line in lines:
        text, meaning = re.split(r"\s{2,}", line)
        id = parse(text)
        told = f"{id.kind} {id.scope} {id.id} seat={id.seat} version={id.version} {id.action}"
        assert " ".join((told, *id.args)) == meaning
    assert len(lines) >= 20
