"""A turn planned ahead by buttons, played by itself; dropped, with the reason told in private."""

from __future__ import annotations

import re
from collections import Counter

from sandbox import Message
from services.facts import Press
from tests.e2e.hands import said
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage

MINUTE = 60
PLACED = re.compile(r"\b(Ann|Ben)\W* (?:placed|discarded)")


async def ready(stage: Stage) -> tuple[Sitting, str]:
    """A game of two in its first round; the lord whose turn is next, who waits."""
    sitting = await sit_down(stage)
    await sitting.until("1.1")
    while True:
        fact = await sitting.fact()
        order = [slot.seat for slot in fact.view.order if not slot.done]
        if len(order) > 1 and order[0] != order[1]:
            return sitting, fact.view.name(order[1])
        await sitting.turn()


async def planned(sitting: Sitting, who: str) -> Message:
    """Plan a spot and two wishes from [Look]; nothing is kept yet."""
    stage = sitting.stage
    panel = await stage.press(who, sitting.living(), "Look")
    panel = await stage.press(who, panel, "Plan my turn")
    panel = await stage.press(who, panel, ids(stage, panel, "pplace")[0])
    for place in (-1, 0):
        panel = await wish(stage, who, panel, place)
    return panel


async def wish(stage: Stage, who: str, panel: Message, place: int) -> Message:
    """Choose a domino in the list of wishes."""
    listed = stage.find(panel, "wish")
    assert listed is not None
    dominoes = [one["value"] for one in listed["options"] if not one["value"].startswith("else")]
    return await stage.choose(who, panel, "wish", dominoes[place])


def ids(stage: Stage, message: Message, action: str) -> list[str]:
    """The labels of the buttons of an action that can be pressed."""
    parts = [part for part in stage.components(message) if f":{action}:" in part["custom_id"]]
    return [part["label"] for part in parts if part.get("label") and not part.get("disabled")]


async def test_plan_is_kept_by_a_press_and_plays_by_itself(stage: Stage) -> None:
    """A minute after the turn came, without a ping; its lord takes it back like their own."""
    sitting, who = await ready(stage)
    panel = await planned(sitting, who)
    assert "Wishes:" in said(panel)
    panel = await stage.press(who, panel, "Keep this plan")
    assert "Your plan is kept." in said(panel)
    await sitting.turn()
    assert f"<@{sitting.id(who)}>" not in sitting.messages[-1].content
    assert "plan" not in sitting.messages[-1].content
    version = (await sitting.fact()).version
    await stage.pass_time(MINUTE)
    fact = await sitting.fact()
    assert fact.version == version + 1
    assert fact.view.name(fact.last[-1].seat) == who
    log = await stage.command(who, sitting.thread, "plan show")
    assert "Your plan was played" in said(log)
    back = await stage.command(who, sitting.thread, "takeback")
    assert "Your turn is open again" in said(back)


async def test_dropped_plan_says_why_and_calls(stage: Stage) -> None:
    """The reason stands first in the panel, and in no public message."""
    sitting, who = await ready(stage)
    panel = await planned(sitting, who)
    panel = await wish(stage, who, panel, -1)
    await stage.press(who, panel, "Keep this plan")
    fact = await sitting.fact()
    play, first = stage.services.play, sitting.person(await sitting.on_turn())
    free = [slot.domino for slot in fact.view.next_line if slot.seat is None]
    await sitting.compose()
    await play.set_slot(Press(fact.id, first), f"choose {free[0]}")
    await play.end_turn(Press(fact.id, first))
    await stage.settle()
    await stage.pass_time(MINUTE)
    assert await sitting.on_turn() == who
    assert f"<@{sitting.id(who)}>" in sitting.messages[-1].content
    assert all("plan" not in one.content for one in sitting.messages)
    opened = await sitting.open_panel(who)
    assert "Your plan was not played" in said(opened)


async def test_planner_that_stands_open_is_no_move(stage: Stage) -> None:
    """The turn comes while somebody plans: their next press says so and plays nothing."""
    sitting, who = await ready(stage)
    panel = await planned(sitting, who)
    await sitting.turn()
    answer = await stage.press(who, panel, "Keep this plan")
    assert "has come meanwhile" in said(answer)
    assert stage.labels(answer) == ["Play"]
    await stage.pass_time(2 * MINUTE)
    assert await sitting.on_turn() == who


async def test_plan_is_made_and_dropped_by_typing(stage: Stage) -> None:
    """`/plan make` fills the panel, with suggestions; [Keep this plan] confirms it."""
    sitting, who = await ready(stage)
    spots = await stage.suggestions(who, "plan make", "spot")
    wishes = await stage.suggestions(who, "plan make", "wishes")
    assert spots
    assert wishes
    panel = await stage.command(who, sitting.thread, "plan make", spot=spots[0], otherwise="l")
    assert "it takes the lowest" in said(panel).lower()
    assert "This plan is not kept yet: press Keep this plan." in said(panel)
    assert "You have kept no plan" in said(await stage.command(who, sitting.thread, "plan show"))
    assert "No plan waits" in said(await stage.command(who, sitting.thread, "plan drop"))
    kept = await stage.press(who, panel, "Keep this plan")
    assert "not kept yet" not in said(kept)
    assert "Waits for" in said(await stage.command(who, sitting.thread, "plan show"))
    assert "Your plan is cleared" in said(await stage.command(who, sitting.thread, "plan drop"))
    opened = await stage.command(who, sitting.thread, "play")
    assert "Plan your next turn" in said(opened)


async def test_a_turn_after_a_planned_one_joins_its_report(stage: Stage) -> None:
    """Whoever planned is called, since they were not there; all is told once, also taken back."""
    sitting = await sit_down(stage)
    play, game = stage.services.play, (await sitting.fact()).id
    first = await sitting.on_turn()
    line = [slot.domino for slot in (await sitting.fact()).view.next_line]
    wanted = {name: [line[1], line[2]] for name in ("Ann", "Ben")}
    wanted[first] = [line[0], line[3]]
    while (await sitting.fact()).view.round == 0:
        name = await sitting.on_turn()
        person = sitting.person(name)
        await play.set_slot(Press(game, person), f"choose {wanted[name].pop(0)}")
        await play.end_turn(Press(game, person))
        await stage.settle()
    who = next(name for name in ("Ann", "Ben") if name != first)
    view = (await sitting.fact()).view
    assert [view.name(slot.seat) for slot in view.order] == [first, who, who, first]
    panel = await planned(sitting, who)
    await stage.press(who, panel, "Keep this plan")
    await sitting.turn()
    await stage.pass_time(MINUTE)
    assert await sitting.on_turn() == who
    report = sitting.living()
    assert report.pinged == [sitting.id(who)]
    for _ in range(2):
        panel = await stage.command(who, sitting.thread, "play")
        assert "Your plan was played: " in said(panel)
        assert "You are on again." in said(panel)
    assert placed(sitting) == [{first: 1, who: 1}]
    await sitting.turn()
    assert report not in sitting.messages
    assert placed(sitting) == [{first: 1, who: 2}]
    undone = await stage.command(who, sitting.thread, "takeback")
    assert "Your turn is open again" in said(undone)
    await stage.settle()
    assert placed(sitting) == [{first: 1, who: 1}]
    await sitting.turn()
    assert sum(map(Counter, placed(sitting)), Counter()) == {first: 1, who: 2}


def placed(sitting: Sitting) -> list[dict[str, int]]:
    """How often each message tells of a placed domino, by lord; those that tell of none are out."""
    told = [Counter(PLACED.findall(said(one))) for one in sitting.messages]
    return [dict(one) for one in told if one]
