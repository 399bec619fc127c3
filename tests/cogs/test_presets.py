"""Presets of a server, the last set-up, and how long games take: screens, presses, typing."""

from __future__ import annotations

import pytest

from cogs import view
from cogs.screen import Select
from cogs.tables import setup_screens, setup_words, table_screens
from cogs.tables.setup_rules import BOXES
from cogs.tables.setup_screens import Page, Start
from locales import bare
from sandbox import Message
from sandbox.rules import check_modal
from services.facts.tables import Length, Preset, Setup
from services.state.game_lengths import DAY, estimated_length
from services.state.saved_setups import MOST, MOST_OF_ONE
from tests.cogs.panels import EN, LONG, TEAMS, accept, labels, said, select, table
from tests.cogs.stage import stage
from tests.e2e.stage import Stage
from tests.e2e.stage import bare as told

__all__ = ["stage"]

LARGEST = Setup(
    "royal_wedding", 8, frozenset({"harmony", "middle_kingdom"}), dynasty=True, teams=True
)
FULL = tuple(Preset(2**63 - 1 - n, f"{LONG} {n}", 7, LARGEST) for n in range(MOST))
HOUR = 3600


# -- screens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("length", "time"),
    [
        (Length(5 * DAY + HOUR, 9 * DAY - HOUR), "5–9 days"),
        (Length(5 * DAY, 5 * DAY), "about 5 days"),
        (Length(HOUR, 2 * DAY), "1–2 days"),
        (Length(20 * HOUR, 47 * HOUR), "20–47 hours"),
        (Length(2 * HOUR, 2 * HOUR + 60), "about 2 hours"),
        (Length(60, 119 * 60), "1–119 minutes"),
        (Length(3, 50), "about a minute"),
        (Length(0, 0), "about a minute"),
    ],
)
def test_a_length_is_told_in_the_unit_that_it_has_two_of(length: Length, time: str) -> None:
    """Whole days, hours or minutes, never none."""
    assert setup_words.length_words(length, EN) == time


def test_how_long_a_game_takes_stands_under_the_set_up() -> None:
    """In gray; "here" only where this server's own games tell."""
    own = setup_screens.everything(Page(Setup(), usual=Length(5 * DAY, 9 * DAY, True)), EN)
    accept(own)
    assert said(own).splitlines()[5] == "-# Such a game usually takes 5–9 days here."
    clock = setup_screens.everything(Page(Setup(), usual=estimated_length(Setup())), EN)
    assert said(clock).splitlines()[5] == "-# Such a game usually takes 5–9 days."
    fact = table(Setup(lords=2), usual=Length(3 * DAY, 5 * DAY))
    for shown in (
        setup_screens.everything(Page(fact.setup, fact), EN),
        table_screens.table(fact, EN),
    ):
        accept(shown)
        assert "-# Such a game usually takes 3–5 days." in said(shown)


def test_each_box_says_what_it_is_and_how_long_it_takes() -> None:
    """In one line each."""
    lengths = {box: Length(100 * DAY, 120 * DAY) for box in BOXES}
    shown = setup_screens.which_box(Start(Setup(), lengths), EN)
    accept(shown)
    about = [option.description for option in select(shown, "box").options]
    assert about[0] == "2–4 players · place, choose, count crowns · 100–120 days"
    assert all(line.endswith(" · 100–120 days") for line in about)


def test_saved_presets_stand_behind_those_of_the_house() -> None:
    """As many as there may be, with the longest names and set-ups: Discord takes them."""
    start = Start(Setup(), presets=FULL, removable=FULL, news=("Done.",))
    for shown in (setup_screens.which_box(start, EN), setup_screens.which_preset(FULL, EN)):
        accept(shown)
    listed = select(setup_screens.which_box(start, EN), "preset").options
    assert len(listed) == 25
    assert listed[4].value == "queen_duel"
    assert listed[5].description.startswith("Saved by this server: Royal Wedding, 8 lords")
    assert labels(setup_screens.which_box(start, EN))[1:] == ["Remove a preset…", "Close"]
    check_modal(view.modal(setup_screens.preset_form(EN)).to_dict())


def test_removing_is_offered_only_to_those_who_may() -> None:
    """What can't be done is left out."""
    shown = setup_screens.which_box(Start(presets=FULL), EN)
    assert labels(shown) == ["Close"]


def test_the_page_of_an_open_table_saves_no_preset() -> None:
    """Only a set-up that is being chosen is saved."""
    fact = table(TEAMS)
    assert "Save as preset" in labels(setup_screens.everything(Page(TEAMS), EN))
    assert "Save as preset" not in labels(setup_screens.everything(Page(TEAMS, fact), EN))


# -- by buttons ------------------------------------------------------------------------------------


async def new(stage: Stage, by: str, **wanted: object) -> Message:
    return await stage.command(by, "games", "game new", **wanted)


def offered(stage: Stage, panel: Message) -> list[str]:
    """The presets that a first screen offers."""
    part = stage.find(panel, "Or a preset…")
    assert part is not None
    return [option["label"] for option in part["options"]]


async def save(stage: Stage, who: str, panel: Message, name: str) -> Message:
    return await stage.form(who, panel, "Save as preset", name=name)


async def test_a_preset_is_saved_found_used_and_removed(stage: Stage) -> None:
    """By a member: others find it, across a restart; only who saved it is offered to remove it."""
    panel = await new(stage, "Ben", box="kingdomino", lords=5, giants=True)
    panel = await save(stage, "Ben", panel, "  Five   giants ")
    assert "Saved as **Five giants**." in told(panel)
    assert "Kingdomino · 5 lords" in told(panel)
    await stage.restart()
    first = await new(stage, "Cara")
    assert offered(stage, first)[-1] == "Five giants"
    assert "Remove a preset…" not in stage.labels(first)
    page = await stage.choose("Cara", first, "Or a preset…", "Five giants")
    assert "Kingdomino · 5 lords · 5×5 · 12 rounds · Age of Giants" in told(page)
    early = await stage.press("Cara", page, "Back")
    first = await stage.press("Ben", await new(stage, "Ben"), "Back")
    asked = await stage.press("Ben", first, "Remove a preset…")
    gone = await stage.choose("Ben", asked, "Which preset?", "Five giants")
    assert "**Five giants** is removed." in told(gone)
    assert "Five giants" not in offered(stage, gone)
    late = await stage.choose("Cara", early, "Or a preset…", "Five giants")
    assert "That preset is gone." in told(late)


async def test_who_manages_the_server_removes_any_preset(stage: Stage) -> None:
    """Ann does, Ben does not."""
    await save(stage, "Ann", await new(stage, "Ann", box="discovery"), "Hers")
    await save(stage, "Ben", await new(stage, "Ben", box="discovery"), "His")
    back = await stage.press("Ben", await new(stage, "Ben"), "Back")
    own = await stage.press("Ben", back, "Remove a preset…")
    part = stage.find(own, "Which preset?")
    assert part is not None
    assert [option["label"] for option in part["options"]] == ["His"]
    back = await stage.press("Ann", await new(stage, "Ann"), "Back")
    every = await stage.press("Ann", back, "Remove a preset…")
    again = await stage.choose("Ann", every, "Which preset?", "His")
    assert offered(stage, again)[-1] == "Hers"
    late = await stage.choose("Ben", own, "Which preset?", "His")
    assert "That preset is gone." in told(late)


async def test_what_hinders_saving_is_said_on_the_page(stage: Stage) -> None:
    """The choices stay."""
    await save(stage, "Ann", await new(stage, "Ann", box="discovery"), "Quick")
    panel = await new(stage, "Ben", box="kingdomino", lords=3)
    panel = await save(stage, "Ben", panel, "QUICK")
    assert "Somebody else has saved **Quick** here. Choose another name." in told(panel)
    panel = await save(stage, "Ben", panel, "   ")
    assert "A preset's name has 1 to 40 characters." in told(panel)
    assert "Kingdomino · 3 lords" in told(panel)
    for number in range(MOST_OF_ONE):
        panel = await save(stage, "Ben", panel, f"No. {number}")
    panel = await save(stage, "Ben", panel, "One more")
    assert f"You have saved {MOST_OF_ONE} presets here" in told(panel)


async def test_the_last_set_up_of_the_server_is_offered_to_everybody(stage: Stage) -> None:
    """Whoever opened it, without its name."""
    wanted = {"box": "royal_wedding", "lords": 8, "teams": True, "who": "anyone"}
    await new(stage, "Ann", name="Harvest Moon", **wanted)
    first = await new(stage, "Ben")
    assert "-# Same as last time here: Royal Wedding, 8 lords, teams of two, 1 day a turn." in told(
        first
    )
    page = await stage.press("Ben", first, "Same as last time")
    assert "Royal Wedding · 8 lords · 7×7 · 12 rounds · teams of two" in told(page)
    opened = await stage.press("Ben", page, "Open the table")
    assert "Harvest Moon" not in told(opened)
    await stage.settle()
    table = stage.message("a table is open")
    assert "-# Such a game usually takes 10–17 days." in told(table)


# -- by typing -------------------------------------------------------------------------------------


async def test_a_preset_is_typed_with_suggestions(stage: Stage) -> None:
    """By its name or from the list; what is typed beside it counts more."""
    panel = await new(stage, "Ann", box="kingdomino", lords=5, giants=True)
    await save(stage, "Ann", panel, "Five giants")
    names = await stage.suggestions("Ben", "game new", "preset")
    assert names[0] == "The Mighty Duel"
    assert names[-1] == "Five giants"
    typed = await stage.suggestions("Ben", "game new", "preset", "five")
    assert typed == ["Five giants", "Giants for five"]  # a fitting beginning goes first
    page = await new(stage, "Ben", preset="five giants", lords=3)
    assert "Kingdomino · 3 lords · 5×5 · 12 rounds · Age of Giants" in told(page)
    wrong = await new(stage, "Ben", preset="goblins")
    assert "I don't know the preset “goblins”." in told(wrong)


async def test_quests_are_typed_beside_giants_chosen_earlier(stage: Stage) -> None:
    """Those of the panel, those of a preset; without any they are refused, even for a table."""
    alone = await new(stage, "Ben", quests="harmony, lost corner")
    assert "Quests can't be chosen without Age of Giants." in told(alone)
    by_preset = await new(stage, "Cara", preset="giants_five", quests="harmony, lost corner")
    assert "Quests for all: Harmony and Lost Corner." in told(by_preset)
    panel = await new(stage, "Ann", box="kingdomino", lords=4)
    await stage.choose("Ann", panel, "Variants: none", "Age of Giants")
    merged = await new(stage, "Ann", quests="harmony, lost corner")
    assert "Quests for all: Harmony and Lost Corner." in told(merged)
    assert "Kingdomino · 4 lords · 5×5 · 12 rounds · Age of Giants" in told(merged)
    wanted = {"box": "kingdomino", "lords": 3, "who": "anyone"}
    asked = await new(stage, "Ann", quests="mill, harmony", **wanted)
    assert "Two different quests can be chosen" in told(asked)
    asked = await new(stage, "Ann", quests="lost corner, harmony", **wanted)
    assert "Kingdomino · 3 lords · 5×5 · 12 rounds · Age of Giants" in told(asked)
    await stage.settle()
    assert not stage.messages("games")


async def test_variants_are_suggested_beside_the_box_chosen_earlier(stage: Stage) -> None:
    """Teams where the panel has Royal Wedding."""
    await new(stage, "Ann", box="royal_wedding", lords=6)
    names = await stage.suggestions("Ann", "game new", "variants")
    assert "Teams of two" in names
    assert "Age of Giants" not in names


def test_presets_are_selects_that_name_themselves() -> None:
    """No option is without a description."""
    shown = setup_screens.which_box(Start(presets=FULL[:1]), EN)
    for one in (part for part in shown.parts if isinstance(part, Select)):
        assert all(bare(option.description) for option in one.options)
