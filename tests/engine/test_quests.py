"""R59–R61: every quest with none, some and the most, with giants, frames and pairs."""

from __future__ import annotations

import pytest

from engine import Kingdom
from engine.scoring import scorecard
from engine.tokens import QUESTS

LANDS = {"wheat": "w", "forest": "f", "lake": "l", "grassland": "g", "swamp": "s", "mine": "m"}
FULL = "w w w w w / w w w w w / w w C w w / w w w w w / w w w w w"
CORNER = "C w w w w / w w w w w / w w w w w / w w w w w / w w w w w"
EDGE = "w w w w w / w w w w w / C w w w w / w w w w w / w w w w w"


def points(text: str, *quests: str) -> int:
    """The quests' line of the score pad."""
    return scorecard(Kingdom.from_text(text), frozenset(), quests).quests


def test_there_are_seventeen_quests_and_each_is_tried() -> None:
    """R59: none is forgotten below."""
    tried = {quest for quest, *_ in CASES} | {
        f"{kind}_{land}" for kind in ("local_business", "four_corners") for land in LANDS
    }
    assert set(QUESTS) == tried
    assert len(QUESTS) == 17


CASES = [
    # R58: no domino discarded.
    ("harmony", FULL, 5),
    ("harmony", "C w w", 5),
    ("harmony", f"{FULL} ; discarded=1", 0),
    ("harmony", f"{FULL} ; discarded=3", 0),
    # R57: the castle can be the middle; the kingdom need not be complete.
    ("middle_kingdom", FULL, 10),
    ("middle_kingdom", f"{FULL} ; discarded=1", 10),
    ("middle_kingdom", "C", 10),
    ("middle_kingdom", "C w w", 10),
    ("middle_kingdom", "C w w w", 0),
    ("middle_kingdom", "C w w w ; grid=7", 10),
    ("middle_kingdom", "C w w w w ; grid=7", 0),
    ("middle_kingdom", "w w C w w", 10),
    ("middle_kingdom", EDGE, 0),
    ("middle_kingdom", CORNER, 0),
    # The castle in a corner.
    ("lost_corner", CORNER, 20),
    ("lost_corner", f"{CORNER} ; discarded=2", 20),
    ("lost_corner", "C", 20),
    ("lost_corner", "C w w", 20),
    ("lost_corner", ". w / C w", 20),
    ("lost_corner", "w C w", 0),
    ("lost_corner", "w / C / w", 0),
    ("lost_corner", EDGE, 0),
    ("lost_corner", FULL, 0),
    ("lost_corner", "w w w w w w C ; grid=7", 20),
    # R60: floor((L − 1) / 2) alignments in a straight run of L crowned squares.
    ("folie_des_grandeurs", FULL, 0),
    ("folie_des_grandeurs", "C w1 l1", 0),
    ("folie_des_grandeurs", "C w1 l2 m3", 10),
    ("folie_des_grandeurs", "C w1 l2 m3 g1", 10),
    ("folie_des_grandeurs", "w1 w1 w1 w1 w1 / C . . . .", 20),
    ("folie_des_grandeurs", "C . . . . . / w1 w1 w1 w1 w1 w1 ; grid=7", 20),
    ("folie_des_grandeurs", "C . . . . . . / w1 w1 w1 w1 w1 w1 w1 ; grid=7", 30),
    ("folie_des_grandeurs", "C w1 w1 w w1", 0),
    ("folie_des_grandeurs", "w1 C w1 w1", 0),
    ("folie_des_grandeurs", "C w1 / . l1 / . m1", 10),
    ("folie_des_grandeurs", "C w1 . . / . . w1 . / . . . w1", 10),
    ("folie_des_grandeurs", "C . . w1 / . . w1 . / . w1 . .", 10),
    ("folie_des_grandeurs", "C . w1 . / . w1 w1 w1 / . . w1 .", 20),
    ("folie_des_grandeurs", "C w1 w1 w1 / . w1 w1 w1 / . w1 w1 w1", 80),
    (
        "folie_des_grandeurs",
        "C w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1",
        290,
    ),
    # Covered crowns are no crowns; one of two still is. Buildings' crowns count, the Queen doesn't.
    ("folie_des_grandeurs", "C w1 l2!! m3", 0),
    ("folie_des_grandeurs", "C w1! l2 m3", 0),
    ("folie_des_grandeurs", "C w1 l2! m3!!", 10),
    ("folie_des_grandeurs", "w1 w1 w1! w1 w1 / C . . . .", 0),
    ("folie_des_grandeurs", "C w1 t=queens_tower m3", 10),
    ("folie_des_grandeurs", "C w1 t!=queens_tower m3", 0),
    ("folie_des_grandeurs", "C w1 w=wheat_mill g=grassland_manor", 10),
    ("folie_des_grandeurs", "C w1 w!=wheat_mill g=grassland_manor", 0),
    ("folie_des_grandeurs", "C w1 w=king g1", 0),
    ("folie_des_grandeurs", "C w1 w w1 ; queen=yes", 0),
    # R61: crownless territories of at least five squares.
    ("bleak_king", "C w w w w", 0),
    ("bleak_king", "C . . . . / w w w w w", 10),
    ("bleak_king", "C w1 w w w / w . . . .", 0),
    ("bleak_king", FULL, 10),
    ("bleak_king", "w w w w w / f f f f f / l l l l l / g g g g g / g g g g C", 40),
    ("bleak_king", "w w w w w / f f C f f / w w w w w", 20),
    ("bleak_king", "s s s s s / m m m m m / t t t t t / C . . . .", 0),
    ("bleak_king", "C . . . . / w w1! w w w", 10),
    ("bleak_king", "C . . . . / g g2! g g g", 0),
    ("bleak_king", "C . . . . / g g2!! g g g", 10),
    ("bleak_king", "C . . . . / w w=wheat_mill w w w", 0),
    ("bleak_king", "C . . . . / w w!=wheat_mill w w w", 10),
    ("bleak_king", "C . . . . / w w=farmer w w* w", 10),
    ("bleak_king", "C . . . . / w w w w w ; queen=yes", 10),
]


@pytest.mark.parametrize(("quest", "text", "expected"), CASES)
def test_r59_r60_r61_quests(quest: str, text: str, expected: int) -> None:
    """R57–R61: none, some, the most."""
    assert points(text, quest) == expected


@pytest.mark.parametrize(("land", "letter"), LANDS.items())
def test_r59_local_business(land: str, letter: str) -> None:
    """R59: 5 for each square of the terrain among the eight around the castle."""
    quest, other = f"local_business_{land}", "f" if letter == "w" else "w"
    ring = f"{other} {letter} {letter} / {letter} C {letter} / {other} {other} {letter}"
    assert points("C", quest) == 0
    assert points(f"{other} {other} / C {other}", quest) == 0
    assert points(f"C {other} {letter}", quest) == 0
    assert points(f"C {letter} {letter}", quest) == 5
    assert points(ring, quest) == 25
    assert points(FULL.replace("w", letter), quest) == 40
    assert points(CORNER.replace("w", letter), quest) == 15
    assert points(EDGE.replace("w", letter), quest) == 25
    assert points(f"{FULL.replace('w', letter)} ; discarded=1 grid=7", quest) == 40


@pytest.mark.parametrize(("land", "letter"), LANDS.items())
def test_r59_four_corners(land: str, letter: str) -> None:
    """R59: 5 for each corner of the kingdom that is of the terrain."""
    quest, other = f"four_corners_{land}", "f" if letter == "w" else "w"
    assert points("C", quest) == 0
    assert points(FULL.replace("w", other), quest) == 0
    assert points(FULL.replace("w", letter), quest) == 20
    assert points(CORNER.replace("w", letter), quest) == 15
    row = f"{other} {other} {other} {other} {other}"
    two = f"{letter} {other} {other} {other} {letter} / {row} / {other} {other} C {other} {other}"
    assert points(f"{two} / {row} / {row}", quest) == 10
    assert points(f"{FULL.replace('w', letter)} ; discarded=1 grid=7", quest) == 5


def test_r59_terrain_counts_whatever_stands_on_it() -> None:
    """R59: tokens, resources, knights and giants leave a square its terrain."""
    text = "w* w=farmer w1! / w=wheat_mill C wk / w w w"
    assert points(text, "local_business_wheat") == 40
    rows = "w* f f f w=king / f f f f f / f f C f f / f f f f f / w1! f f f wk"
    assert points(rows, "four_corners_wheat") == 20


FRAMES = [
    # A kingdom that is not complete is framed by the window that scores best.
    (("four_corners_wheat",), "C w", 5),
    (("four_corners_wheat",), "w C w", 5),
    (("four_corners_wheat",), "w f C f w", 10),
    (("four_corners_wheat",), "w f C f / w f f f / w f f f", 5),
    (("four_corners_wheat",), "w . . . . / w f C f f / w . . . .", 5),
    (("four_corners_wheat",), "w f f f w / f f C f f / w f f f w", 10),
    (("four_corners_wheat",), "w f C f f w ; grid=7", 5),
    (("lost_corner",), "C f f / f f f / f f f", 20),
    # One frame serves both quests.
    (("lost_corner", "middle_kingdom"), "C w", 20),
    (("middle_kingdom", "lost_corner"), "C w", 20),
    (("lost_corner", "four_corners_wheat"), "C w", 20),
    (("lost_corner", "four_corners_wheat"), "C f f f w", 25),
    (("lost_corner", "four_corners_wheat"), "C . . . . / w f f f w", 20),
    (("middle_kingdom", "four_corners_wheat"), "w f C", 10),
    (("middle_kingdom", "four_corners_wheat"), "w f C / f f . / w . .", 15),
    (("four_corners_wheat", "four_corners_lake"), "w C l", 5),
    (("four_corners_wheat", "four_corners_lake"), "w f C f l", 10),
    # Those that know no frame are added to the best of the others.
    (("harmony", "lost_corner"), "C w", 25),
    (("harmony", "lost_corner"), "C w ; discarded=1", 20),
    (("local_business_wheat", "middle_kingdom"), "C w", 15),
    (("bleak_king", "folie_des_grandeurs"), "C . . . . / w w w w w / f1 l1 s1 . .", 20),
]


@pytest.mark.parametrize(("quests", "text", "expected"), FRAMES)
def test_r59_frames(quests: tuple[str, ...], text: str, expected: int) -> None:
    """R59: any window that holds the kingdom, one for both quests."""
    assert points(text, *quests) == expected


def test_r59_the_quests_are_a_line_of_the_score_pad() -> None:
    """R59, R57, R58: of both quests, and the bonuses' own lines stay empty."""
    card = scorecard(Kingdom.from_text(FULL), frozenset(), ("harmony", "middle_kingdom"))
    found = card.to_dict()
    assert (found["quests"], found["harmony"], found["middle_kingdom"]) == (15, 0, 0)
    assert found["total"] == 15


def test_r53_r59_r63_what_giants_take() -> None:
    """R34, R53: a covered crown scores nothing, is no crown of the tie-break, and is still land."""
    bare = scorecard(Kingdom.from_text("w1 w C / g2 g ."))
    covered = scorecard(Kingdom.from_text("w1! w C / g2! g ."))
    assert (bare.wheat, bare.grassland, bare.crowns) == (2, 4, 3)
    assert (covered.wheat, covered.grassland, covered.crowns) == (0, 2, 1)
    assert covered.largest_territory == bare.largest_territory == 2
