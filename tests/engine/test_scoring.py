"""R53, R57, R58, R63: territories, bonuses, ties."""

import pytest

from engine import Kingdom, Scorecard, Terrain, Territory
from engine.places import winners
from engine.scoring import scorecard
from tests.engine.games import SETUPS, finished

BOTH = frozenset({"middle_kingdom", "harmony"})


def card(text: str, variants: frozenset[str] = frozenset()) -> Scorecard:
    """The scorecard of a kingdom text."""
    return scorecard(Kingdom.from_text(text), variants)


def test_an_empty_kingdom_scores_nothing() -> None:
    """The castle is no territory."""
    assert card("C") == Scorecard()
    assert Kingdom().territories() == ()


def test_a_territory_scores_squares_times_crowns() -> None:
    """R53: two wheat territories are counted apart, one without a crown not at all."""
    found = card("w1 w2 . / w C w / . f f")
    assert (found.wheat, found.forest) == (9, 0)
    assert (found.total, found.largest_territory, found.crowns) == (9, 3, 3)


def test_territories_join_by_sides_only() -> None:
    """Neither by corners nor across the castle."""
    kingdom = Kingdom.from_text("f1 l . / f C f / . l f2")
    assert kingdom.territories() == (
        Territory(Terrain.FOREST, ("d5", "d6"), 1),
        Territory(Terrain.FOREST, ("f4", "f5"), 2),
        Territory(Terrain.LAKE, ("e4",), 0),
        Territory(Terrain.LAKE, ("e6",), 0),
    )
    assert [territory.points for territory in kingdom.territories()] == [2, 4, 0, 0]


def test_territories_do_not_join_across_the_edge_of_the_canvas() -> None:
    """The top of a column and the bottom of the next one are far apart."""
    tall = Kingdom.from_text("w / f / f / f / C")
    assert len(tall.territories()) == 2
    found = card("f f f f C / f . . . f / f . . . f / f . . . f / f f f f f1")
    assert found.forest == 15


def test_every_terrain_has_its_line() -> None:
    """Crowns of one, two and three."""
    found = card("w1 f1 l1 / g2 C s2 / m3 m .")
    lines = (found.wheat, found.forest, found.lake, found.grassland, found.swamp, found.mine)
    assert lines == (1, 1, 1, 2, 2, 6)
    assert (found.total, found.crowns, found.largest_territory) == (13, 10, 2)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("C", 10),
        ("w w C", 10),
        ("w w w C", 0),
        ("C w w w", 0),
        ("w / w / w / C", 0),
        ("C / w / w / w", 0),
        ("w w C w w", 10),
        ("w w w C ; grid=7", 10),
        ("w w w w C ; grid=7", 0),
    ],
)
def test_the_castle_in_the_middle(text: str, points: int) -> None:
    """R57: 10 while no square is further than 2 (7×7: 3) from the castle in any direction."""
    assert card(text, BOTH).middle_kingdom == points
    assert card(text).middle_kingdom == 0


@pytest.mark.parametrize(("text", "points"), [("C w", 5), ("C w ; discarded=1", 0)])
def test_harmony_is_lost_with_a_discard(text: str, points: int) -> None:
    """R58: 5 if no domino was discarded."""
    assert card(text, BOTH).harmony == points
    assert card(text).harmony == 0


def test_bonuses_are_in_the_total() -> None:
    """The total is the sum of the lines before it."""
    assert card("C w1", BOTH).total == 1 + 10 + 5


@pytest.mark.parametrize("rule", SETUPS)
def test_the_lines_add_up(rule: str) -> None:
    """For every kingdom of a finished game, and the result is the totals."""
    game = finished(rule)
    for found, kingdom in zip(game.scores(), game.view().kingdoms, strict=True):
        *lines, total, largest, crowns = found.to_dict().values()
        assert total == sum(lines)
        points = sum(territory.points for territory in kingdom.territories)
        others = found.coins + found.buildings + found.queen
        assert total == points + others + found.middle_kingdom + found.harmony
        assert largest == max(len(territory.squares) for territory in kingdom.territories)
        assert crowns == sum(territory.crowns for territory in kingdom.territories)
        assert found.queen == (largest if kingdom.queen else 0)
        assert found.coins == kingdom.coins // 3
    assert game.result() == tuple(found.total for found in game.scores())


def cards(*rows: tuple[int, int, int]) -> list[Scorecard]:
    """Scorecards by total, largest territory and crowns."""
    return [Scorecard(total=t, largest_territory=size, crowns=c) for t, size, c in rows]


@pytest.mark.parametrize(
    ("rows", "best", "tiebreak"),
    [
        ([(10, 1, 1), (9, 9, 9)], (0,), None),
        ([(10, 3, 9), (10, 4, 1)], (1,), "territory"),
        ([(10, 4, 2), (10, 4, 3)], (1,), "crowns"),
        ([(10, 4, 3), (10, 4, 3)], (0, 1), "shared"),
        ([(10, 4, 3), (10, 4, 2), (9, 9, 9), (10, 4, 3)], (0, 3), "shared"),
        ([(10, 4, 3), (10, 4, 2), (10, 3, 9), (9, 9, 9)], (0,), "crowns"),
    ],
)
def test_ties_go_by_territory_then_crowns_then_are_shared(
    rows: list[tuple[int, int, int]], best: tuple[int, ...], tiebreak: str | None
) -> None:
    """R63: larger largest territory, then more crowns, then shared."""
    assert winners(cards(*rows)) == (best, tiebreak)


def test_a_finished_game_has_a_result_and_a_game_in_play_has_none() -> None:
    """Views and games say the same."""
    game = finished("R3")
    view = game.view()
    assert (view.result, view.winners, view.over) == (game.result(), game.winners(), True)
    assert view.winners == tuple(place + 1 for place in winners(game.scores())[0])
    game.undo()
    view = game.view()
    assert (view.result, view.winners, view.tiebreak, view.over) == (None, None, None, False)
    assert (game.result(), game.winners()) == (None, None)
