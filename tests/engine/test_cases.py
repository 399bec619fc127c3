"""The cases with known answers: scores, placements, order of play, ties; and whole games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import (
    DOMINOES,
    SETUPS,
    Game,
    IllegalMove,
    Kingdom,
    Options,
    Scorecard,
    Terrain,
    referee,
)
from engine.__main__ import main
from engine.canvas import canvas_of
from engine.dominoes import PILES, RANKS
from engine.places import winners
from engine.scoring import scorecard
from tests.cases import loader
from tests.cases.loader import Case

LETTERS = {terrain.letter: terrain for terrain in Terrain}
BONUSES = frozenset({"middle_kingdom", "harmony"})


def by_id(case: Case) -> str:
    """The name of a case in the test's name."""
    return str(case["id"])


def test_no_case_is_left_out() -> None:
    """The cases are counted by kind, and every kind has a test below."""
    assert dict(loader.counts()) == loader.COUNTS
    tested = {test_score: "score", test_legal: "legal", test_order: "order"}
    tested |= {test_tiebreak: "tiebreak", test_quest: "quest", test_court: "court"}
    assert set(tested.values()) == set(loader.COUNTS)


def test_every_rule_of_the_table_has_a_record() -> None:
    """R1–R18, and The Court with and without giants."""
    assert set(loader.RECORDS) == {setup.rule for setup in SETUPS} | {"court", "court_giants"}


# Scores: for each expected key how it is found.


def _kingdom(case: Case) -> Kingdom:
    return Kingdom.from_text(case["kingdom"])


def _card(case: Case) -> Scorecard:
    return scorecard(_kingdom(case), BONUSES & set(case["variants"]))


def _territories(case: Case) -> list[str]:
    return sorted(
        f"{t.terrain.letter} {len(t.squares)}x{t.crowns}" for t in _kingdom(case).territories()
    )


def _quest_points(case: Case) -> dict[str, int]:
    """Each quest of the case by itself."""
    kingdom, none = _kingdom(case), frozenset[str]()
    return {
        quest: scorecard(kingdom, none, (quest,)).quests for quest in case["expect"]["quest_points"]
    }


def _points(case: Case) -> list[int]:
    return sorted(territory.points for territory in _kingdom(case).territories())


def _per_terrain(case: Case) -> dict[str, int]:
    found = _card(case).to_dict()
    return {letter: found[LETTERS[letter]] for letter in case["expect"]["per_terrain"]}


def _territory_count(case: Case) -> dict[str, int]:
    """Of the territories that score, as the source counts them."""
    kingdom = _kingdom(case)
    counted = Counter(t.terrain.letter for t in kingdom.territories() if t.crowns)
    return {letter: counted[letter] for letter in case["expect"]["territory_count"]}


def _territory_dominoes(case: Case) -> list[list[str]]:
    """A text knows no dominoes: those named must at least have the terrain they are named for."""
    return [
        [letter, *(id_ for id_ in ids if LETTERS[letter] in _terrains(id_))]
        for letter, *ids in case["expect"]["territory_dominoes"]
    ]


def _terrains(domino: str) -> set[Terrain]:
    return {DOMINOES[domino].left.terrain, DOMINOES[domino].right.terrain}


SCORES: dict[str, Callable[[Case], object]] = {
    "total": lambda case: _card(case).total,
    "territory_total": lambda case: sum(_points(case)) + _card(case).queen,
    "territories": _territories,
    "territory_scores": _points,
    "territory_dominoes": _territory_dominoes,
    "territory_count": _territory_count,
    "count": lambda case: len(_kingdom(case).territories()),
    "per_terrain": _per_terrain,
    "largest_territory": lambda case: _card(case).largest_territory,
    "crowns": lambda case: _card(case).crowns,
    "middle_kingdom": lambda case: _card(case).middle_kingdom,
    "harmony": lambda case: _card(case).harmony,
    "coins": lambda case: _card(case).coins,
    "buildings": lambda case: _card(case).buildings,
    "quest_points": _quest_points,
    "squares": lambda case: _kingdom(case).taken.bit_count(),
    "area_ok": lambda case: bool(_kingdom(case)),
}


@pytest.mark.parametrize("case", loader.cases("score"), ids=by_id)
def test_score(case: Case) -> None:
    """R53–R58: every figure that the source gives."""
    found = {key: SCORES[key](case) for key in case["expect"]}
    assert found == case["expect"]


@pytest.mark.parametrize("case", loader.cases("quest"), ids=by_id)
def test_quest(case: Case) -> None:
    """R57–R61: each quest alone."""
    assert _quest_points(case) == case["expect"]["quest_points"]


@pytest.mark.parametrize("case", loader.cases("court"), ids=by_id)
def test_court(case: Case) -> None:
    """R53, R62: what the characters bring together, and the crowns of the buildings."""
    card, expected = _card(case), case["expect"]
    assert card.court == sum(expected["character_points"].values())
    assert card.total == expected["total"] == expected["territory_total"] + card.court
    assert sum(_points(case)) == expected["territory_total"]


# Placements.


def _legal(case: Case) -> object:
    _, domino, left, right = case["expect"]["move"].split()
    return _kingdom(case).why_not(domino, left, right) is None


def _reason(case: Case) -> object:
    _, domino, left, right = case["expect"]["move"].split()
    refusal = _kingdom(case).why_not(domino, left, right)
    return refusal.code if refusal else None


def _placements(case: Case) -> int:
    return len(_kingdom(case).placements(case["expect"]["domino"]))


def _tilings(case: Case) -> int:
    """Complete fillings of a 5×5 frame with the castle where the case says."""
    words = case["phase"].split()
    column, row = (
        int(words[words.index("column") + 1].strip(",")),
        int(words[words.index("row") + 1]),
    )
    canvas = canvas_of(5)
    left, top = canvas.middle - column, canvas.middle + row
    frame = [canvas.columns[left][left + 4], canvas.rows[top - 4][top]]
    return _fillings(frame[0] & frame[1] & ~canvas.castle_bit)


def _fillings(free: int) -> int:
    if not free:
        return 1
    first = free & -free
    stride = canvas_of(5).stride
    return sum(
        _fillings(free & ~(first | other))
        for other in (first << 1, first << stride)
        if free & other
    )


LEGAL: dict[str, Callable[[Case], object]] = {
    "move": lambda case: case["expect"]["move"],
    "legal": _legal,
    "reason": _reason,
    "domino": lambda case: case["expect"]["domino"],
    "can_place": lambda case: _placements(case) > 0,
    "must_discard": lambda case: _placements(case) == 0,
    "placements": _placements,
    "complete_domino_tilings_of_the_5x5": _tilings,
}


@pytest.mark.parametrize("case", loader.cases("legal"), ids=by_id)
def test_legal(case: Case) -> None:
    """R27–R30: whether a placement is legal, why not, and how many there are."""
    assert {key: LEGAL[key](case) for key in case["expect"]} == case["expect"]


# The order of play.


def _situation(case: Case) -> tuple[Game, dict[str, int]]:
    """The game where the case's seat has to choose, and the seats by their names."""
    kings: dict[str, str] = case["kings"]
    order = case.get("turn_order") or [*kings.values(), case["seat"]]
    order = [*order, *(name for name in ("spare1", "spare2") if len(order) < 4)][:4]
    seats = {name: seat for seat, name in enumerate(order, start=1)}
    game = Game.new(Options(players=4), order, seed=bytes(32))
    others = [id_ for id_ in PILES["K"] if id_ not in case["line"]]
    later = case["phase"] == "later round"
    pile = [*others[:4], *case["line"], *others[4:]] if later else [*case["line"], *others]
    game.state = referee.start(game.options.setup, pile, list(seats.values()))
    for domino in others[:4] if later else ():
        game.play(f"choose {domino}")
    for domino, name in kings.items():
        _step_to_choosing(game, seats[name])
        game.play(f"choose {domino}")
    _step_to_choosing(game, seats[case["seat"]])
    return game, seats


def _step_to_choosing(game: Game, seat: int) -> None:
    """Place first where the turn has it."""
    assert game.turn is not None
    assert game.turn.seat == seat
    if game.turn.step == "place":
        game.play(game.legal_moves()[0])


def _choice(case: Case) -> dict[str, object]:
    game, seats = _situation(case)
    names = {seat: name for name, seat in seats.items()}
    try:
        game.play(f"choose {case['choose']}")
        legal = True
    except IllegalMove:
        legal = False
    assert game.turn is not None
    kings = {s.domino: names[s.seat] for s in game.view().next_line if s.seat is not None}
    return {
        "choice_legal": legal,
        "next": names[game.turn.seat],
        "next_step": str(game.turn.step),
        "kings": kings,
    }


def _pile(case: Case) -> dict[str, object]:
    """What a whole game lays out."""
    game = Game.new(Options(players=case["players"]), [*"abcd"][: case["players"]], seed=bytes(32))
    view = game.view()
    found: dict[str, object] = {"first_line": len(view.next_line), "left_in_pile": view.remaining}
    lines = 1
    while not game.over:
        lines += game.play(game.legal_moves()[0]).new_line is not None
    left = game.view().remaining
    return {
        **found,
        "lines_in_game": lines,
        "rounds": game.view().round,
        "pile_after_last_line": left,
    }


def _component(case: Case) -> dict[str, object]:
    tile = DOMINOES[case["domino"]]
    halves = (tile.left, tile.right)
    return {
        "terrains": [half.terrain.letter for half in halves],
        "crowns": sum(half.crowns for half in halves),
    }


def _dominoes_with(case: Case) -> dict[str, object]:
    terrain = LETTERS[case["terrain"]]
    return {"dominoes": [id_ for id_ in PILES["K"] if terrain in _terrains(id_)]}


def _line(case: Case) -> dict[str, object]:
    others = [id_ for id_ in PILES["K"] if id_ not in case["drawn"]]
    state = referee.start(Options().setup, [*case["drawn"], *others], [1, 2, 3, 4])
    assert [RANKS[id_] for id_ in state.line] == sorted(RANKS[id_] for id_ in state.line)
    return {"line": list(state.line)}


ORDERS: dict[str, Callable[[Case], dict[str, object]]] = {
    "choose": _choice,
    "drawn": _line,
    "domino": _component,
    "terrain": _dominoes_with,
    "players": _pile,
}


@pytest.mark.parametrize("case", loader.cases("order"), ids=by_id)
def test_order(case: Case) -> None:
    """R23, R26, R45, R51: lines, choices, who is next, and the components."""
    find = next(function for key, function in ORDERS.items() if key in case)
    found = find(case)
    assert {key: found[key] for key in case["expect"]} == case["expect"]


# Ties.


def _standing(card: Scorecard) -> tuple[int, int, int]:
    return card.total, card.largest_territory, card.crowns


@pytest.mark.parametrize("case", loader.cases("tiebreak"), ids=by_id)
def test_tiebreak(case: Case) -> None:
    """R63: who wins, and how all are ranked."""
    cards = {name: scorecard(Kingdom.from_text(text)) for name, text in case["kingdoms"].items()}
    best, _ = winners(list(cards.values()))
    standings = sorted({_standing(card) for card in cards.values()}, reverse=True)
    found: dict[str, Any] = {
        "winners": [list(cards)[place] for place in best],
        "groups": [
            [name for name in sorted(cards) if _standing(cards[name]) == standing]
            for standing in standings
        ],
        "scores": {name: card.total for name, card in cards.items()},
        "largest_territory": {name: card.largest_territory for name, card in cards.items()},
        "crowns": {name: card.crowns for name, card in cards.items()},
    }
    assert {key: found[key] for key in case["expect"]} == case["expect"]


# Whole games.


@pytest.mark.parametrize("rule", loader.RECORDS)
def test_record_replays_to_the_same_end(rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Result, winners, scorecards and kingdoms as another program found them."""
    text, answer = loader.record(rule)
    answer.pop("moves_after_lines")
    game = Game.from_record(text)
    assert game.to_record() == text
    path = Path(loader.__file__).parent / "records" / f"{rule}.txt"
    assert main(["replay", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == answer


@pytest.mark.parametrize("rule", loader.RECORDS)
def test_record_has_the_same_moves_on_the_way(rule: str) -> None:
    """After the first n turn lines the legal moves are the listed ones."""
    text, answer = loader.record(rule)
    head, body = text.split("\n\n", 1)
    head = "".join(f"{row}\n" for row in head.splitlines() if row[:6] not in ("result", "winner"))
    lines = body.splitlines(keepends=True)
    for count, moves in answer["moves_after_lines"].items():
        game = Game.from_record(head + "\n" + "".join(lines[: int(count)]))
        assert [move.text() for move in game.legal_moves()] == moves
