"""Squares, moves, turns and scorecards in the notation."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    BUILDINGS,
    DOMINOES,
    TOKENS,
    BadNotation,
    BadRecord,
    BadSetup,
    IllegalMove,
    Kind,
    Move,
    Refusal,
    Scorecard,
    Step,
    Terrain,
    Turn,
    are_adjacent,
    square_name,
    square_order,
)

SQUARES = [square_name(column, row) for column in range(1, 14) for row in range(1, 14)]


def test_squares_have_names_and_an_order() -> None:
    """By column, then by row as a number: a2 before a10."""
    assert (SQUARES[0], SQUARES[-1]) == ("a1", "m13")
    assert sorted(["b1", "a10", "a2"], key=square_order) == ["a2", "a10", "b1"]
    assert [square_name(*square_order(square)) for square in SQUARES] == SQUARES


@pytest.mark.parametrize(
    "text", ["", "a0", "a14", "n1", "A1", "aa", "a01", "1a", "a1 ", "b55", "á1"]
)
def test_what_is_no_square_is_refused(text: str) -> None:
    """The error holds the text."""
    with pytest.raises(BadNotation) as caught:
        square_order(text)
    assert (caught.value.code, caught.value.data) == ("square", {"text": text})


def test_squares_are_adjacent_when_they_share_a_side() -> None:
    """Not by a corner, not the same, not across the board's edge."""
    beside = {square for square in SQUARES if are_adjacent("a2", square)}
    assert beside == {"a1", "a3", "b2"}


PLACES = st.builds(
    lambda domino, left, right: Move(Kind.PLACE, domino, (left, right)),
    st.sampled_from(list(DOMINOES)),
    st.sampled_from(SQUARES),
    st.sampled_from(SQUARES),
)
OTHERS = st.builds(
    Move, st.sampled_from([Kind.CHOOSE, Kind.DISCARD]), st.sampled_from(list(DOMINOES))
)
TAXES = st.builds(lambda square: Move(Kind.TAX, squares=(square,)), st.sampled_from(SQUARES))
COPIES = st.tuples(st.sampled_from(list(BUILDINGS)), st.none() | st.integers(0, 5))
BUILDS = st.builds(
    lambda copy, square: Move(Kind.BUILD, squares=(square,), building=copy[0], price=copy[1]),
    COPIES,
    st.sampled_from(SQUARES),
)
BURNS = st.builds(lambda copy: Move(Kind.BURN, building=copy[0], price=copy[1]), COPIES)


GIANTS = st.builds(
    lambda kind, square: Move(kind, squares=(square,)),
    st.sampled_from([Kind.RECEIVE, Kind.GIANT]),
    st.sampled_from(SQUARES),
)
SENDS = st.builds(
    lambda square, seat: Move(Kind.SEND, squares=(square,), seat=seat),
    st.sampled_from(SQUARES),
    st.integers(1, 8),
)
PURCHASES = st.builds(
    lambda token, squares: Move(
        Kind.RECRUIT if len(squares) == 3 else Kind.SEARCH, squares=squares, token=token
    ),
    st.sampled_from(list(TOKENS)),
    st.sampled_from([3, 5]).flatmap(lambda count: st.tuples(*[st.sampled_from(SQUARES)] * count)),
)
EVERY = (PLACES, OTHERS, TAXES, BUILDS, BURNS, GIANTS, SENDS, PURCHASES, st.just(Move(Kind.END)))


@given(st.one_of(EVERY))
def test_moves_round_trip(move: Move) -> None:
    """Text to move to text, both ways."""
    assert Move.parse(move.text()) == move


def test_moves_know_their_step() -> None:
    """Placing and discarding fill one slot; each other kind is a step of its own name."""
    steps = {str(kind): str(Move(kind, "K1").step) for kind in Kind}
    others = {"discard": "place", "recruit": "court", "search": "court"}
    assert steps == {str(kind): str(kind) for kind in Kind} | others
    start = ["receive", "place", "giant", "send"]
    assert list(Step) == [*start, "tax", "build", "burn", "choose", "court", "end"]


def test_moves_know_their_slot() -> None:
    """Two knights may be posted in one turn; everything else replaces what was there."""
    slots = ["place K1 e6 e7", "discard K1", "tax e6", "tax e7", "build statue d5", "burn statue@3"]
    found = [Move.parse(text).slot for text in slots]
    assert found == ["place", "place", "tax e6", "tax e7", "build", "burn"]


def test_a_copy_is_named_as_in_the_notation() -> None:
    """The bare id, or the id with the printed price."""
    assert Move.parse("build statue d5").copy == "statue"
    assert Move.parse("burn statue@3").copy == "statue@3"
    assert Move.parse("burn statue@0").price == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_move"),
        ("take K17", "unknown_move"),
        ("end now", "move_words"),
        ("end ", "move_words"),
        ("tax", "move_words"),
        ("tax e6 e7", "move_words"),
        ("tax z9", "square"),
        ("build statue", "move_words"),
        ("build statue d5 d6", "move_words"),
        ("build castle d5", "building"),
        ("build statue z9", "square"),
        ("build statue@6 d5", "building"),
        ("build statue@ d5", "building"),
        ("build statue@03 d5", "building"),
        ("build statue@٣ d5", "building"),
        ("build Statue d5", "building"),
        ("burn", "move_words"),
        ("burn statue d5", "move_words"),
        ("burn dragon", "building"),
        ("burn statue@-1", "building"),
        ("Place K17 e6 e7", "unknown_move"),
        ("place", "move_words"),
        ("place K17", "move_words"),
        ("place K17 e6", "move_words"),
        ("place K17 e6 e7 e8", "move_words"),
        ("place  K17 e6 e7", "move_words"),
        ("choose K17 e6", "move_words"),
        ("choose ", "domino"),
        ("choose K49", "domino"),
        ("choose k17", "domino"),
        ("choose K٣", "domino"),
        ("place K17 e6 z7", "square"),
        ("place K17 e6 e7 ", "move_words"),
    ],
)
def test_what_is_no_move_is_refused(text: str, code: str) -> None:
    """Words, ids and squares are checked one after the other."""
    with pytest.raises(BadNotation) as caught:
        Move.parse(text)
    assert caught.value.code == code


def test_turns_are_named_by_round_and_number() -> None:
    """As records name them."""
    assert Turn(5, 2, 3, Step.PLACE).text() == "5.2"


def test_scorecards_have_every_line_in_order() -> None:
    """The notation's keys, always all of them."""
    keys = (
        "coins wheat forest lake grassland swamp mine town buildings queen middle_kingdom harmony "
        "quests court total largest_territory crowns"
    )
    assert list(Scorecard().to_dict()) == keys.split()
    assert set(Scorecard().to_dict().values()) == {0}


def test_terrains_have_letters() -> None:
    """The letters of kingdom text."""
    assert "".join(terrain.letter for terrain in Terrain) == "wflgsmt"


@pytest.mark.parametrize(
    "error",
    [
        BadSetup("players", {"value": 5}),
        BadNotation("square", {"text": "z9"}),
        BadRecord(7, "turn_line", {"text": "?"}),
        IllegalMove("choose K1", Refusal("not_in_line", "R45", {"domino": "K1"})),
    ],
)
def test_errors_survive_pickling(error: BadSetup) -> None:
    """They cross process borders with code and data."""
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin), twin.code, twin.data) == (
        type(error),
        str(error),
        error.code,
        error.data,
    )
