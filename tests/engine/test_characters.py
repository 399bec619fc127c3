"""R62, R53: every token of The Court with none, some and the most, and with giants on crowns."""

from __future__ import annotations

import pytest

from engine import Kingdom
from engine.scoring import scorecard
from engine.tokens import TOKENS


def court(text: str) -> int:
    """The Court's line of the score pad."""
    return scorecard(Kingdom.from_text(text)).court


def around(token: str, *near: str) -> str:
    """A kingdom with a character and these squares around it, clockwise from above it."""
    squares = [*near, *["m"] * (8 - len(near))]
    top, right, bottom = squares[7:] + squares[:2], squares[2], squares[3:6]
    rows = [top, [squares[6], f"m={token}", right], bottom[::-1]]
    return " / ".join(" ".join([*row, end]) for row, end in zip(rows, "mCm", strict=True))


BEARERS = {"farmer": "w*", "lumberjack": "f*", "fisherman": "l*", "shepherdess": "g*"}
POINTS = {"light_archer": 4, "heavy_archer": 4, "axe_warrior": 3, "sword_warrior": 3}
ARMED = list(POINTS)
CHARACTERS = [id_ for id_, token in TOKENS.items() if token.is_character]
BUILDINGS = [id_ for id_, token in TOKENS.items() if not token.is_character]


def test_there_are_twelve_characters_and_thirteen_buildings() -> None:
    """R46: 25 tokens."""
    assert len(CHARACTERS) == 12
    assert sum(TOKENS[id_].copies for id_ in CHARACTERS) == 12
    assert sum(TOKENS[id_].copies for id_ in BUILDINGS) == 13


@pytest.mark.parametrize(("token", "bearer"), BEARERS.items())
def test_r62_three_for_each_resource_of_their_kind(token: str, bearer: str) -> None:
    """R62: 3, and 3 for each neighbor that still bears it; the corners count, other kinds don't."""
    others = [one for one in BEARERS.values() if one != bearer]
    spent = bearer.removesuffix("*")
    assert court(around(token)) == 3
    assert court(around(token, *others, *others)) == 3
    assert court(around(token, *[spent] * 8)) == 3
    assert court(around(token, bearer)) == 6
    assert court(around(token, "m", bearer)) == 6
    assert court(around(token, bearer, *others, bearer, spent)) == 9
    assert court(around(token, *[bearer] * 8)) == 27
    assert court(f"C m={token} m {bearer} {bearer}") == 3


def test_r62_merchant() -> None:
    """R62: 2, and 2 for each neighbor with any resource."""
    assert court(around("merchant")) == 2
    assert court(around("merchant", *"wflg")) == 2
    assert court(around("merchant", "w*", "m", "f*")) == 6
    assert court(around("merchant", *BEARERS.values(), *BEARERS.values())) == 18


def test_r62_captain() -> None:
    """R62: 1, and 3 for each archer or warrior beside; one of another kind has no sword."""
    assert court(around("captain")) == 1
    others = ["m=farmer", "m=queen", "m=king", "w=wheat_mill"]
    assert court(around("captain", *others)) == 1 + 3 + (2 + 2 * 3) + 1
    for warrior, points in POINTS.items():
        assert court(around("captain", f"m={warrior}")) == 4 + points
        assert court(around("captain", "m", f"m={warrior}")) == 4 + points
    assert court(around("captain", *[f"m={warrior}" for warrior in ARMED])) == 13 + 14
    assert court("C m=captain m m=light_archer") == 1 + 4


@pytest.mark.parametrize(("token", "points"), POINTS.items())
def test_r62_archers_and_warriors(token: str, points: int) -> None:
    """R62: they bring what is printed, whatever is around them."""
    assert court(around(token)) == points
    assert court(around(token, "w*", "f*", "m3", "l*", "g*", "s2", "w1", "t")) == points
    assert court(around(token, *[f"m={one}" for one in ARMED if one != token])) == 14


def test_r62_queen() -> None:
    """R62: 2, and 2 for each character beside; buildings are none."""
    assert court(around("queen")) == 2
    assert court(around("queen", "w=wheat_mill", "s=swamp_keep", "w*", "m3")) == 2
    assert court(around("queen", "m=farmer")) == 2 + 2 + 3
    assert court(around("queen", "m", "m=axe_warrior")) == 2 + 2 + 3
    near = [f"m={one}" for one in CHARACTERS if one not in ("queen", "captain", "king", "merchant")]
    assert len(near) == 8
    assert court(around("queen", *near)) == 2 + 16 + 4 * 3 + 4 + 4 + 3 + 3
    assert court("C m=queen m m=farmer") == 2 + 3


def test_r62_king() -> None:
    """R62: each uncovered crown beside, printed or of a building."""
    assert court(around("king")) == 0
    assert court(around("king", "w1")) == 1
    assert court(around("king", "m", "m3", "s2")) == 5
    assert court(around("king", "w=wheat_mill", "g=grassland_manor", "t=queens_tower")) == 4
    assert court(around("king", *["m3"] * 8)) == 24
    assert court("C m=king m m3") == 0
    assert court("m3 m=king C") == 3


def test_r62_the_king_does_not_see_what_giants_cover() -> None:
    """R34, R62: covered crowns are none."""
    assert court(around("king", "w1!")) == 0
    assert court(around("king", "m3!", "s2!!", "g2!")) == 3
    assert court(around("king", "w!=wheat_mill", "g!=grassland_manor", "t!=queens_tower")) == 1


def test_r54_the_king_does_not_see_the_queen_of_the_builders() -> None:
    """R54: she is a crown of her territory alone."""
    text = around("king", "w1", "w", "w")
    assert court(text) == court(f"{text} ; queen=yes") == 1


def test_r62_others_do_not_mind_giants() -> None:
    """R62: only the King counts crowns."""
    assert court(around("farmer", "w*", "w1!", "m3!!!")) == 6
    assert court(around("captain", "m=light_archer", "m3!!!")) == 8


def test_r62_each_character_scores_by_itself() -> None:
    """R62: all are added, and the buildings bring nothing to this line."""
    assert court("C w=farmer w* w=merchant w=wheat_mill") == 6 + 4
    assert court("C w=wheat_mill s=swamp_keep") == 0


@pytest.mark.parametrize("token", BUILDINGS)
def test_r53_a_building_of_the_court_brings_crowns(token: str) -> None:
    """R53: to the territory of its square; a giant can cover each (R34)."""
    tile = TOKENS[token]
    assert tile.terrain is not None
    letter = tile.terrain.letter
    for covered in range(tile.crowns + 1):
        text = f"C {letter} {letter}{'!' * covered}={token}"
        card = scorecard(Kingdom.from_text(text))
        assert (card.court, card.total) == (0, 2 * (tile.crowns - covered))
        assert card.crowns == tile.crowns - covered
        assert Kingdom.from_text(text).to_text() == text


def test_r62_resources_left_score_nothing() -> None:
    """R62: by themselves."""
    left = scorecard(Kingdom.from_text("C w* w* f1 / f* l* g* g2"))
    gone = scorecard(Kingdom.from_text("C w w f1 / f l g g2"))
    assert left == gone


def test_r62_tokens_leave_the_land_and_its_size() -> None:
    """R53, R62: a square with a character is still a square of its territory."""
    card = scorecard(Kingdom.from_text("C w=farmer w w1"))
    assert (card.wheat, card.court, card.total) == (3, 3, 6)
