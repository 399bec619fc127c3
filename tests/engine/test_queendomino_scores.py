"""R53–R56, R65: the score pad of Queendomino, line by line and as the printed example has it."""

from __future__ import annotations

import pytest

from engine import BUILDINGS, Game, Kingdom, Scorecard
from engine.scoring import scorecard
from tests.engine.queendomino import cell, deal, kingdom, pass_to, play


def card(text: str) -> Scorecard:
    """The scorecard of a kingdom text."""
    return scorecard(Kingdom.from_text(text))


# R53: territories.


def test_r53_the_queen_s_tower_is_a_crown_on_its_town() -> None:
    """R53: three squares of town with two towers of hers; a town without crowns is worth none."""
    found = card("t=queens_tower t t=queens_tower C t")
    assert (found.town, found.crowns, found.total) == (6, 2, 6)
    assert card("t t=statue t C").town == 0


@pytest.mark.parametrize("terrain", ["wheat", "forest", "lake", "grassland", "swamp", "mine"])
def test_r53_each_terrain_has_its_line(terrain: str) -> None:
    """R53: squares × crowns, territory by territory."""
    letter = terrain[0]
    found = card(f"{letter}1 {letter} . / {letter} C {letter}2")
    assert getattr(found, terrain) == 3 * 1 + 1 * 2
    assert found.total == 5


def test_r53_knights_and_buildings_take_no_square_away() -> None:
    """R35, R38, R53: what stands on a square changes neither territory nor printed crowns."""
    assert card("w1k wk C tk=statue t").wheat == card("w1 w C t t").wheat == 2
    assert card("w w C tk=statue t").largest_territory == 2


# R54: the Queen.


def test_r54_the_queen_is_a_crown_on_a_largest_territory() -> None:
    """R54: a line of her own; crowned or not."""
    text = "w w w1 C f / . . . . f"
    assert card(text).queen == 0
    with_her = card(f"{text} ; queen=yes")
    assert (with_her.wheat, with_her.queen, with_her.total) == (3, 3, 6)
    assert card("w w w C f ; queen=yes").total == 3


def test_r54_a_town_can_be_her_largest_territory() -> None:
    """R54: towns included."""
    assert card("t t t C w1 ; queen=yes").queen == 3


def test_r54_which_of_two_equal_territories_does_not_matter() -> None:
    """R54: she brings the squares of one of them."""
    found = card("w1 w C f1 f ; queen=yes")
    assert (found.wheat, found.forest, found.queen) == (2, 2, 2)


def test_r54_the_tie_breaks_do_not_see_her() -> None:
    """R54, R63: crowns and largest territory are the same with her."""
    without, with_her = card("w1 w C"), card("w1 w C ; queen=yes")
    assert (without.crowns, without.largest_territory) == (1, 2)
    assert (with_her.crowns, with_her.largest_territory) == (1, 2)


def test_r54_in_an_empty_kingdom_she_stands_nowhere() -> None:
    """R54: without a territory there is nothing to count."""
    assert card("C ; queen=yes").total == 0


# R55: coins.


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_r55_three_coins_are_a_point(coins: int, points: int) -> None:
    """R55: only full threes."""
    assert card(f"C ; coins={coins}").coins == points


# R56: buildings.

LAND = "w f l g s m / w1 t . t f l / g f C s m t / t t l w g f / . t . . . ."
"""Territories: wheat 2, forest 4, lake 3, grassland 3, swamp 2, mine 2, and towns to build on."""

POINTS = {
    "bakery": 2 * 2,
    "sawmill": 2 * 4,
    "fishmonger": 2 * 3,
    "weaving_shop": 2 * 3,
    "magic_school": 2 * 2,
    "foundry": 2 * 2,
    "church": 2 * 4,
    "safe_knights": 2,
    "safe_towers": 2,
    "small_tavern": 3,
    "big_tavern": 2,
    "guardtower": 3,
    "fortified_castle": 2,
    "travelling_castle": 1,
    "training_camp": 3,
    "statue": 5,
    "queens_tower": 0,
}


def built(*buildings: str) -> str:
    """The land with these buildings, two unplaced knights and one on a square."""
    words = LAND.split(" ")
    towns = [place for place, word in enumerate(words) if word == "t"]
    for place, building in zip(towns, buildings, strict=False):
        words[place] = f"t={building}"
    text = " ".join(words).replace("w1", "w1k")
    return f"{text} ; knights=2 grid=7"


def test_the_points_below_name_every_building() -> None:
    """None of the 17 is left out."""
    assert set(POINTS) == set(BUILDINGS)


@pytest.mark.parametrize(("building", "points"), POINTS.items(), ids=str)
def test_r56_what_a_building_scores(building: str, points: int) -> None:
    """R56: printed points, 2 a territory whatever its size or crowns, 1 a tower, 1 a knight."""
    assert card(built()).buildings == 0
    assert card(built(building)).buildings == points


@pytest.mark.parametrize(("building", "points"), POINTS.items(), ids=str)
def test_r56_copies_of_one_building_each_score(building: str, points: int) -> None:
    """R56: twice the points; a tower of its own counts for both Travelling Castles."""
    twice = 4 if building == "travelling_castle" else 2 * points
    assert card(built(building, building)).buildings == twice


def test_r56_towers_of_all_buildings_count() -> None:
    """R56: Travelling Castle 1, Guardtower 2, Fortified Castle 3: six points for it alone."""
    found = card(built("travelling_castle", "guardtower", "fortified_castle"))
    assert found.buildings == 6 + 3 + 2


def test_r56_towers_as_the_text_gives_them() -> None:
    """R56: a text may say how many there are, where a host corrected an icon."""
    assert card("t=travelling_castle C ; towers=4").buildings == 4


def test_r56_knights_count_placed_or_not() -> None:
    """R56: Training Camp."""
    assert card("t=training_camp C wk wk ; knights=1").buildings == 3
    assert card("t=training_camp C w w ; knights=3").buildings == 3
    assert card("t=training_camp C w w").buildings == 0


def test_r56_a_territory_counts_whatever_its_size() -> None:
    """R56: one square or five, crowns or none."""
    assert card("t=bakery C w w w / w1 . . . w").buildings == 2 * 2
    assert card("t=church t C . t").buildings == 2 * 2


# R65: the printed example.

EXAMPLE = (
    "t=sawmill l l1 l1 t=guardtower / "
    "m2 f1 t=church t=big_tavern s1 / "
    "m m2 C f f1 / "
    "w1 w g t=travelling_castle t=statue / "
    "w g1 g g2k f"
    " ; coins=11 knights=3 queen=yes"
)

LINES = {
    "coins": 3,
    "wheat": 3,
    "forest": 3,
    "lake": 6,
    "grassland": 12,
    "swamp": 1,
    "mine": 12,
    "town": 0,
    "buildings": 6 + 8 + 3 + 2 + 5 + 3,
    "queen": 4,
    "middle_kingdom": 0,
    "harmony": 0,
    "quests": 0,
    "court": 0,
    "total": 71,
    "largest_territory": 4,
    "crowns": 13,
}


def test_r65_the_printed_example_scores_71() -> None:
    """R65: line by line."""
    assert card(EXAMPLE).to_dict() == LINES
    assert sum(list(LINES.values())[:14]) == 71


def test_r65_the_example_s_territories() -> None:
    """R65: wheat 3×1, forest 2×1 + 1×1 (+ 1×0 for the Sawmill), lake 3×2, and so on."""
    found = sorted(
        f"{t.terrain} {len(t.squares)}×{t.crowns}" for t in Kingdom.from_text(EXAMPLE).territories()
    )
    assert found == [
        "forest 1×0",
        "forest 1×1",
        "forest 2×1",
        "grassland 4×3",
        "lake 3×2",
        "mine 3×4",
        "swamp 1×1",
        "town 1×0",
        "town 1×0",
        "town 2×0",
        "town 2×0",
        "wheat 3×1",
    ]


TURNS = """
30 place Q30 d5 d4
14 place Q14 c4 c5
24 place Q24 d3 c3
44 place Q44 c6 c7; build sawmill c7
7 place Q7 e3 e4
39 place Q39 e7 e6; build church e6
18 place Q18 d6 d7
27 place Q27 f3 g3; tax f3
32 place Q32 f4 f5; build travelling_castle f4
38 place Q38 g5 g4; build statue g4
42 place Q42 g6 f6; build big_tavern f6
40 place Q40 f7 g7; build guardtower g7
"""
"""Ann's domino of each round, and her turn."""


def test_r65_the_example_can_be_played() -> None:
    """R65: twelve dominoes, six buildings, a knight on four squares of grassland, the Queen."""
    turns = [line.split(" ", 1) for line in TURNS.strip().splitlines()]
    game = with_lines_of([number for number, _ in turns])
    for number, (_, moves) in enumerate(turns, start=1):
        following = f"Q{turns[number][0]}" if number < 12 else ""
        pass_to(game, 1, avoid=following)
        play(game, moves)
        if following:
            game.play(f"choose {following}")
    assert kingdom(game, 1).text == EXAMPLE
    assert kingdom(game, 1).scorecard.to_dict() == LINES
    assert cell(game, 1, "f3").knight


def with_lines_of(numbers: list[str]) -> Game:
    """Four lords; each line has one of these dominoes for Ann, and three that nobody needs.

    The builders have six tiles, one for each of her turns, and so she pays nothing: what is left
    slides to price 0 before she can buy again.
    """
    others = iter(str(n) for n in range(1, 49) if str(n) not in numbers)
    lines = [" ".join([number, next(others), next(others), next(others)]) for number in numbers]
    game = deal(
        " ".join(lines),
        "sawmill church travelling_castle statue big_tavern guardtower",
        players=4,
    )
    game.play(f"choose Q{numbers[0]}")
    return game
