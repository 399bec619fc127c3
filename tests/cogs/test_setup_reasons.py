"""What falls away beside a set-up, and what a change rules out: named once, with its reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.tables import setup_screens
from cogs.tables.setup_rules import BOXES, WORDS, ruled_out, words_of
from cogs.tables.setup_screens import Page
from engine.tokens import QUESTS
from services.facts.tables import Setup
from services.state import setups
from tests.cogs.panels import BONUSES, DUEL, EN, GIANTS, SETUPS, TEAMS, accept, called, said

DUEL_TWO = "The Mighty Duel is for 2 lords."
QUESTS_TOO = "Middle Kingdom and Harmony do not go with Age of Giants, which has them as quests."
THREE_BUT = "Age of Giants, The Court, and The Mighty Duel do not go with Royal Wedding."


@pytest.mark.parametrize(
    ("setup", "gray"),
    [
        (Setup(), ["Teams go with Royal Wedding.", DUEL_TWO]),
        (Setup(lords=2), ["Teams go with Royal Wedding."]),
        (Setup(lords=5, giants=True), ["Teams go with Royal Wedding.", DUEL_TWO, QUESTS_TOO]),
        (
            Setup("queendomino", 2),
            ["Teams of two and The Mighty Duel do not go with Queendomino."],
        ),
        (
            Setup("discovery", 2),
            [
                "Discovery is for 2 lords.",
                "Age of Giants, The Court, Teams of two, and The Mighty Duel"
                " do not go with Discovery.",
            ],
        ),
        (Setup("royal_wedding", 5), [THREE_BUT, "Teams are for 6 or 8 lords."]),
        (Setup("royal_wedding", 6), [THREE_BUT]),
        (Setup("royal_wedding", 8, teams=True), [THREE_BUT]),
    ],
)
def test_what_falls_away_is_named_once_with_its_reason(setup: Setup, gray: list[str]) -> None:
    """In gray, one line for each reason; nothing of it is listed."""
    shown = setup_screens.everything(Page(setup), EN)
    assert said(shown.parts[-2]).splitlines() == [f"-# {line}" for line in gray]


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_every_word_is_listed_or_falls_away_for_one_reason(setup: Setup) -> None:
    """The page is whole: each variant is to be had, or it says why not."""
    listed = [*words_of(setup)]
    for fallen in ruled_out(setup).values():
        listed += fallen
    assert sorted(listed) == sorted(WORDS)


@pytest.mark.parametrize(
    ("before", "wanted", "told"),
    [
        # lords and The Mighty Duel, teams, giants
        (DUEL, {"lords": 4}, ["The Mighty Duel is off: it is for 2 lords."]),
        (TEAMS, {"lords": 7}, ["Teams are off: they are for 6 or 8 lords."]),
        (
            GIANTS,
            {"giants": False},
            [
                "It is a table for 4 lords now: without Age of Giants Kingdomino is for 2 to 4.",
                "The chosen quests are off: they go with Age of Giants.",
            ],
        ),
        (
            Setup("royal_wedding", 4),
            {"teams": True},
            ["It is a table for 6 lords now: teams are for 6 or 8."],
        ),
        (
            replace(DUEL, giants=True),
            {"lords": 5},
            ["The Mighty Duel is off: it is for 2 lords."],
        ),
        # giants and the bonuses that they have as quests, both ways
        (
            BONUSES,
            {"giants": True},
            [
                "Harmony is off: Age of Giants has it as a quest.",
                "Middle Kingdom is off: Age of Giants has it as a quest.",
            ],
        ),
        (
            replace(BONUSES, variants=frozenset({"harmony"})),
            {"giants": True},
            ["Harmony is off: Age of Giants has it as a quest."],
        ),
        (
            Setup(giants=True, quests=QUESTS[:2]),
            {"variants": ["harmony"]},
            [
                "Age of Giants is off: it does not go with Harmony.",
                "The chosen quests are off: they go with Age of Giants.",
            ],
        ),
        # the box and lords, The Mighty Duel, teams, giants, The Court, quests
        (Setup(), {"box": "discovery"}, ["It is a table for 2 lords now: Discovery is for 2."]),
        (
            Setup(lords=2),
            {"box": "royal_wedding"},
            ["It is a table for 3 lords now: Royal Wedding is for 3 to 8."],
        ),
        (DUEL, {"box": "discovery"}, ["The Mighty Duel is off: it goes with Kingdomino."]),
        (DUEL, {"box": "queendomino"}, ["The Mighty Duel is off: it goes with Kingdomino."]),
        (
            TEAMS,
            {"box": "queendomino"},
            [
                "It is a table for 4 lords now: without Age of Giants Queendomino is for 2 to 4.",
                "Teams are off: they go with Royal Wedding.",
            ],
        ),
        (
            GIANTS,
            {"box": "royal_wedding"},
            [
                "Age of Giants is off: it does not go with Royal Wedding.",
                "The Court is off: it does not go with Royal Wedding.",
                "The chosen quests are off: they go with Age of Giants.",
            ],
        ),
        (
            replace(GIANTS, lords=2, quests=()),
            {"box": "discovery"},
            [
                "Age of Giants is off: it does not go with Discovery.",
                "The Court is off: it does not go with Discovery.",
            ],
        ),
        # what goes together stays
        (GIANTS, {"box": "queendomino"}, []),
        (GIANTS, {"court": False}, []),
        (BONUSES, {"box": "royal_wedding"}, []),
        (replace(BONUSES, lords=2), {"box": "discovery"}, []),
        (replace(DUEL, variants=frozenset({"mighty_duel", "harmony"})), {"court": True}, []),
        (replace(TEAMS, variants=frozenset({"harmony"})), {"lords": 8}, []),
    ],
)
def test_a_choice_that_was_ruled_out_is_said(
    before: Setup, wanted: dict[str, object], told: list[str]
) -> None:
    """A change that drops an earlier choice says so, once, with the reason."""
    found, dropped = setups.change(before, wanted)
    shown = said(setup_screens.everything(Page(found, dropped=dropped), EN))
    lines = [line for line in shown.splitlines() if " off: " in line or " table for " in line]
    assert lines == told


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_whatever_another_box_rules_out_has_its_words(setup: Setup) -> None:
    """As many lines as choices that went."""
    for box in BOXES:
        full = replace(setup, quests=QUESTS[:2] if setup.giants else ())
        found, dropped = setups.change(full, {"box": box})
        shown = setup_screens.everything(Page(found, dropped=dropped), EN)
        accept(shown)
        lines = said(shown).splitlines()
        gone = [line for line in lines if " off: " in line or " table for " in line]
        assert len(gone) == len(dropped)
