"""The town of a turn: late and doubled presses, what is typed wrong, looking."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.codec import parse
from locales import texts
from render.words import effects
from sandbox import Message
from tests.e2e.hands import said
from tests.e2e.plot import game_seed
from tests.e2e.sitting import Sitting, forge, id_of, sit_down, stored
from tests.e2e.stage import Stage
from tests.e2e.test_turns import first, panel_fact

TOWNS = 32
"""In this game each of the first four dominoes has a town."""


@pytest.fixture
async def dealt(data: Path) -> AsyncIterator[Stage]:
    """The bot on a stage where that game is dealt."""
    stage = Stage(data)
    stage.entropy = lambda size: game_seed(TOWNS)[:size]
    async with stage:
        yield stage


async def in_town(stage: Stage, lords: int = 2) -> tuple[Sitting, str, Message]:
    """A lord in the first round with a domino placed, and the Town tab open."""
    sitting = await sit_down(stage, lords, box="queendomino")
    name = await sitting.until("1.1")
    panel = await sitting.open_panel()
    assert "Town opens once your domino is placed." in said(panel)
    assert not stage.find(panel, "Town")
    panel = await stage.press(name, panel, first(stage, panel, "place"))
    panel = await stage.press(name, panel, "Town")
    assert said(panel).startswith("### Town · 7 coins")
    return sitting, name, panel


def ids(stage: Stage, panel: Message, action: str) -> list[str]:
    """The ids of all that can be pressed of an action."""
    every = [part for part in stage.components(panel) if not part.get("disabled")]
    return [part["custom_id"] for part in every if f":{action}:" in part["custom_id"]]


async def click(stage: Stage, who: str, panel: Message, id: str) -> Message:
    """Press what stands on the screen."""
    part = next(one for one in stage.components(panel) if one["custom_id"] == id)
    return await stage.press_part(who, panel, part)


def chosen(stage: Stage, panel: Message, action: str) -> str:
    """The id of a button that does what the first option of a list does."""
    id = parse(ids(stage, panel, action)[0])
    (part,) = (one for one in stage.components(panel) if one["custom_id"] == id.text())
    return replace(id, args=(*id.args, part["options"][0]["value"])).as_kind("b").text()


async def site(sitting: Sitting, build: str) -> str:
    """The id that buys a building at the square that it got; a town with one square has no list."""
    fact, id = await panel_fact(sitting), parse(build)
    assert fact.town is not None
    assert fact.town.site is not None
    return replace(id, action="site", args=(*id.args, fact.town.site)).text()


async def late(sitting: Sitting, who: str, id: str) -> Message:
    """Press something that a screen held earlier."""
    panel = await sitting.stage.command(who, sitting.thread, "play")
    return await sitting.stage.press(who, forge(panel, sitting.stage, "Look", id), "Look")


async def test_a_doubled_press_does_nothing_twice(dealt: Stage) -> None:
    """Each button of the town names what shall be: pressing it again shows the same screen."""
    sitting, name, panel = await in_town(dealt)
    tax = ids(dealt, panel, "tax")[0]
    panel = await click(dealt, name, panel, tax)
    taxed, before = said(panel), stored(dealt)
    assert "Taxed " in taxed
    panel = await late(sitting, name, tax)
    assert (said(panel), stored(dealt)) == (taxed, before)
    build = chosen(dealt, panel, "build")
    panel = await dealt.press(name, panel, "build")
    bought, before = said(panel), stored(dealt)
    assert "Bought " in bought
    undo = id_of(dealt, panel, "Undo")
    again = await late(sitting, name, build)
    assert (said(again), stored(dealt)) == (bought, before)
    panel = await click(dealt, name, again, undo)
    assert said(panel) == taxed
    again = await late(sitting, name, undo)
    assert said(again) == taxed, "it was drawn for one step more"


async def test_what_was_given_back_can_be_bought_by_an_old_button(dealt: Stage) -> None:
    """[Give it back] pressed twice does no harm; an old square buys it there again."""
    sitting, name, panel = await in_town(dealt)
    empty = said(panel)
    build = chosen(dealt, panel, "build")
    panel = await click(dealt, name, panel, ids(dealt, panel, "build")[0])
    bought, there = said(panel), await site(sitting, build)
    back = id_of(dealt, panel, "Give it back")
    panel = await click(dealt, name, panel, back)
    assert said(panel) == empty
    assert said(await late(sitting, name, back)) == empty
    assert said(await late(sitting, name, there)) == bought


async def test_a_knight_stays_off_squares_where_the_domino_lay_before(dealt: Stage) -> None:
    """The domino was moved meanwhile: the old button is refused with its reason."""
    sitting, name, panel = await in_town(dealt)
    old = ids(dealt, panel, "tax")
    land = await dealt.press(name, panel, "Land")
    kept = {one.rsplit(":", 1)[1] for one in old}
    every = await dealt.press(name, land, "Other spots") if dealt.find(land, "spots") else land
    spot = next(
        one
        for one in (*ids(dealt, land, "place"), *ids(dealt, every, "move"))
        if not kept & set(one.rsplit(":", 1)[1].split(".")[1:])
        and len(one.rsplit(":", 1)[1].split(".")) == 3
    )
    await click(dealt, name, land, spot)
    await sitting.refused(
        name, lambda: late(sitting, name, old[0]), "only.", offers=["Open the town"]
    )


@pytest.mark.parametrize("action", ["tax", "build", "site", "burn", "giveback", "end"])
async def test_the_town_of_a_turn_that_is_over(dealt: Stage, action: str) -> None:
    """Nothing of it changes the next turn; the way back is offered while it is open."""
    sitting, name, panel = await in_town(dealt, 3)
    id = ""
    if action in ("site", "giveback"):
        build = chosen(dealt, panel, "build")
        panel = await click(dealt, name, panel, ids(dealt, panel, "build")[0])
        id = await site(sitting, build) if action == "site" else ""
    panel = await dealt.press(name, panel, first(dealt, panel, "take"))
    id = id or ids(dealt, panel, action)[0]
    id = chosen(dealt, panel, action) if id.startswith("s") else id
    shown = await click(dealt, name, panel, ids(dealt, panel, "end")[0])
    assert "Turn ended" in said(shown)
    await dealt.settle()

    async def press() -> Message:
        mine = await dealt.press(name, sitting.living(), "Look")
        return await dealt.press(name, forge(mine, dealt, "Game…", id), "Game…")

    if action == "end":
        before = stored(dealt)
        assert "Turn ended" in said(await press())
        assert stored(dealt) == before
    else:
        offers = ["Take back", "Look"]
        await sitting.refused(name, press, "That turn is over: you ended it.", offers=offers)


async def test_a_draft_that_changed_in_town_is_not_ended_unseen(dealt: Stage) -> None:
    """A second screen taxes; the first one's [End turn] shows that first."""
    sitting, name, panel = await in_town(dealt)
    panel = await dealt.press(name, panel, first(dealt, panel, "take"))
    end = ids(dealt, panel, "end")[0]
    other = await dealt.command(name, sitting.thread, "play")
    other = await dealt.press(name, other, "Town")
    other = await click(dealt, name, other, ids(dealt, other, "tax")[0])
    version = (await sitting.fact()).version
    panel = await click(dealt, name, forge(other, dealt, "End turn", end), end)
    assert "Your draft has changed since. Here it is." in said(panel)
    assert said(panel).startswith("### Town")
    assert "Taxed " in said(panel)
    assert (await sitting.fact()).version == version
    await click(dealt, name, panel, ids(dealt, panel, "end")[0])
    assert (await sitting.fact()).version > version


async def test_what_can_not_be_read_is_refused(dealt: Stage) -> None:
    """square_unknown and building_unknown: what was typed, and how it is written."""
    sitting, name, _ = await in_town(dealt)
    for command, options, words in (
        ("tax", {"square": "the lake"}, "I don't know the square “the lake”."),
        ("tax", {"square": "e7 f7"}, "Write one square, such as e7. For another one, use"),
        ("build", {"building": "Cathedral"}, "I don't know the building “"),
        ("build", {"building": "Statue", "square": "north"}, "I don't know the square “north”."),
        ("burn", {"building": "💥"}, "I don't know the building “"),
    ):

        async def type_(command: str = command, options: dict[str, str] = options) -> Message:
            return await dealt.command(name, sitting.thread, command, **options)

        offers = [
            label
            for label in dealt.labels(await type_())
            if label in ("Open the panel", "Open the town")
        ]
        assert offers
        await sitting.refused(name, type_, words, offers=offers)


async def test_a_building_is_called_by_its_name(dealt: Stage) -> None:
    """As it stands on the board: whatever the case, and with an apostrophe."""
    sitting, name, panel = await in_town(dealt)
    (option,) = [part for part in dealt.components(panel) if ":burn:" in part["custom_id"]]
    for one in option["options"]:
        called = one["label"].removeprefix("Burn ")
        shown = await dealt.command(name, sitting.thread, "burn", building=called.upper())
        assert f"Bribed the dragon for 1 coin to burn {called}." in said(shown)


async def test_a_building_that_is_gone_is_called_by_a_part_of_its_name(dealt: Stage) -> None:
    """It is known then; a part of the names of several is asked about."""
    sitting, name, _ = await in_town(dealt)
    fact = await panel_fact(sitting)
    board = fact.game.view.board
    assert board is not None
    lying = {slot.building for slot in board.slots}
    gone, typed = next(
        pair
        for pair in (("travelling_castle", "travell"), ("knights_safe", "knights"))
        if pair[0] not in lying
    )
    called = effects.name(gone, texts("en"))
    for command in ("build", "burn"):
        told = said(await dealt.command(name, sitting.thread, command, building=typed))
        assert f"{called} is not on the builders' board" in told.replace("*", ""), told


async def test_there_is_no_town_in_kingdomino(stage: Stage) -> None:
    """no_town: for every command of it."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    for command, options in (
        ("tax", {"square": "e6"}),
        ("build", {"building": "statue"}),
        ("burn", {"building": "statue"}),
        ("board", {}),
    ):

        async def type_(command: str = command, options: dict[str, str] = options) -> Message:
            return await stage.command(name, sitting.thread, command, **options)

        answer = await type_()
        await sitting.refused(
            name,
            type_,
            "This game has no towns. Queendomino has.",
            offers=stage.labels(answer),
        )


async def test_the_board_can_be_looked_at_from_the_town(dealt: Stage) -> None:
    """[Look] and /board show it with the reader's prices; [Back to my turn] leads to the town."""
    sitting, name, panel = await in_town(dealt)
    before = said(panel)
    look = await dealt.press(name, panel, "Look")
    select = next(part for part in dealt.components(look) if part.get("options"))
    board = await dealt.choose(name, look, select["placeholder"], "Builders' board")
    (file,) = board.files
    assert "Builders' board, 26 in the pile." in (file.description or "")
    assert "You have 7 coins." in (file.description or "")
    back = await dealt.press(name, board, "Back to my turn")
    assert said(back) == before
    for who in (name, "Dan"):
        typed = await dealt.command(who, sitting.thread, "board")
        assert "Builders' board" in (typed.files[0].description or "")
        written = await dealt.command(who, sitting.thread, "board", **{"as": "text"})
        assert "26 in the pile" in said(written)
        assert not written.files
