"""`/rules` and `/help`: everything is found, everything fits."""

from __future__ import annotations

import pytest

from cogs.rules import screens
from cogs.rules.commands import answer
from cogs.rules.topics import GROUPS, TERRAINS, TOPICS, domino_of, found, of_setup, title
from cogs.screen import OPTIONS
from engine import DOMINOES
from services.facts import Setup
from tests.cogs.scenes import EN, LONG, accept, labels, said


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_a_screen_and_is_found_by_its_title(topic: str) -> None:
    """Discord takes it; typed in any case, the title finds it first."""
    accept(screens.topic(topic, EN))
    assert found(title(topic, EN).upper(), EN)[0] == topic


@pytest.mark.parametrize("id", DOMINOES)
def test_every_domino_is_a_screen(id: str) -> None:
    """Its halves, its rank, its twins."""
    shown = screens.domino(id, EN)
    accept(shown)
    assert "Left half: " in said(shown)


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("tie", "ties"),
        ("7x7", "grid"),
        ("bog", "swamp"),
        ("5 points", "harmony"),
        ("SEED", "fairness"),
        ("connect", "place"),
        ("undo", "takeback"),
        ("duel", "mighty_duel"),
        ("2 players", "two"),
        ("wood", "forest"),
    ],
)
def test_a_word_of_a_reader_finds_its_topic(asked: str, topic: str) -> None:
    """People use other words than the titles."""
    assert topic in found(asked, EN)[:2]


@pytest.mark.parametrize(
    ("asked", "id"),
    [("17", "K17"), ("K17", "K17"), ("k 17", "K17"), ("d3", "D3"), ("48", "K48"), ("#5", "K5")],
)
def test_a_number_finds_its_domino(asked: str, id: str) -> None:
    """With or without the letter of its box."""
    assert domino_of(asked) == id


@pytest.mark.parametrize("asked", ["49", "D25", "0", "q1", "seventeen"])
def test_no_domino_has_another_number(asked: str) -> None:
    """Unknown numbers are words."""
    assert domino_of(asked) is None


def test_a_bare_number_can_mean_discovery() -> None:
    """Where that box is meant."""
    assert domino_of("3", "discovery") == "D3"


def test_a_domino_tells_its_rank_and_twins() -> None:
    """1 and 48 are the ends; 1 and 2 are alike."""
    assert "whoever takes it plays first" in said(screens.domino("K1", EN))
    assert "The same halves: 2." in said(screens.domino("K1", EN))
    assert "whoever takes it plays last" in said(screens.domino("K48", EN))
    assert "16 dominoes of its box are lower and play before it, 31 are higher." in said(
        screens.domino("K17", EN)
    )
    assert "Domino 24 of Discovery" in said(screens.domino("D24", EN))


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_tells_how_much_of_it_there_is(terrain: str) -> None:
    """Counted from the dominoes of each box."""
    halves = [
        half
        for id, piece in DOMINOES.items()
        for half in (piece.left, piece.right)
        if id.startswith("K") and half.terrain == terrain
    ]
    crowns = sum(half.crowns for half in halves)
    text = said(screens.topic(terrain, EN))
    assert f"Kingdomino: {len(halves)} squares, {crowns} crowns in all" in text


def test_what_is_unknown_is_said_without_harm() -> None:
    """What was typed is shown as typed, and topics are offered."""
    shown = answer(f"@everyone {LONG}", EN)
    accept(shown)
    assert "@everyone" not in said(shown)
    assert len(shown.parts) == 2 + len(GROUPS)


def test_selects_hold_every_topic_once() -> None:
    """Three selects, none over Discord's 25 options."""
    assert sorted(topic for topics in GROUPS.values() for topic in topics) == sorted(TOPICS)
    assert all(len(topics) <= OPTIONS for topics in GROUPS.values())


@pytest.mark.parametrize(
    ("setup", "topics"),
    [
        (Setup("kingdomino", 2), ["two"]),
        (
            Setup("kingdomino", 2, frozenset({"mighty_duel"}), dynasty=True),
            ["mighty_duel", "dynasty"],
        ),
        (Setup("kingdomino", 3, frozenset({"harmony"})), ["three", "harmony"]),
        (
            Setup("kingdomino", 4, frozenset({"harmony", "middle_kingdom"})),
            ["four", "middle_kingdom", "harmony"],
        ),
        (Setup("discovery", 2), ["discovery"]),
    ],
)
def test_the_rules_of_a_game_are_those_of_its_set_up(setup: Setup, topics: list[str]) -> None:
    """[Rules] in a thread tells what is special there."""
    assert of_setup(setup) == topics
    shown = screens.of_game(LONG, setup, EN)
    accept(shown)
    for topic in topics:
        assert f"**{title(topic, EN)}.**" in said(shown)


def test_help_fits_one_screen_and_leads_on() -> None:
    """How to play here, in one minute."""
    shown = screens.help_page(EN)
    accept(shown)
    assert labels(shown) == ["Open a table", "My games", "Rules"]
    assert len(said(shown)) < 1500


def test_what_is_unknown_is_said_again_in_short() -> None:
    """Discord lets 6,000 characters be typed; the answer still fits."""
    shown = screens.unknown("@everyone " * 600, EN)
    accept(shown)
    assert len(said(shown)) < 600
