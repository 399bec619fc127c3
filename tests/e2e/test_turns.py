"""Turns as people play them: the private panel, what the thread shows, taking back."""

from __future__ import annotations

import pytest

from engine import Step
from sandbox import Message
from services.facts import Press
from services.facts.panels import PanelFact
from services.outbox import announcements
from tests.e2e.sitting import Sitting, forge, id_of, shown, sit_down, stored
from tests.e2e.stage import Stage, bare

HALF_HOUR = 30 * 60
GRACE = 60
DAY = 86_400


def first(stage: Stage, panel: Message, action: str) -> str:
    """The label of the first button, or list, of an action that can be used."""
    return next(
        str(part.get("label") or part["placeholder"])
        for part in stage.components(panel)
        if f":{action}:" in part["custom_id"] and not part.get("disabled")
    )


def plain(message: Message) -> str:
    """What a message says, without marks and bold."""
    return bare(message).replace("**", "")


def content(message: Message) -> str:
    """The text of a classic message, without marks and bold."""
    return message.content.replace("\u2068", "").replace("\u2069", "").replace("**", "")


async def panel_fact(sitting: Sitting) -> PanelFact:
    """The panel of the lord on turn."""
    fact, name = await sitting.fact(), await sitting.on_turn()
    return await sitting.stage.services.play.panel(Press(fact.id, sitting.person(name)))


# -- the panel ------------------------------------------------------------------------------------


async def test_the_usual_turn_takes_four_taps(stage: Stage) -> None:
    """Play · number · domino · End turn; one private screen; nothing public before the end."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.2")
    await stage.pass_time(GRACE)
    public, called = shown(stage), sitting.living()
    panel = await stage.press(name, called, "Play")
    assert panel.only_for == sitting.id(name)
    assert "Still to do: place the domino and take a domino of the next line." in bare(panel)
    placed = await stage.press(name, panel, first(stage, panel, "place"))
    assert "Still to do: take a domino of the next line." in bare(placed)
    ready = await stage.press(name, placed, first(stage, placed, "take"))
    assert "Ready. Nobody sees any of this until you end your turn." in bare(ready)
    await stage.settle()
    assert shown(stage) == public
    done = await stage.press(name, ready, "End turn")
    assert {panel.id, placed.id, ready.id} == {done.id}
    assert "Turn ended" in bare(done)
    assert stage.labels(done) == ["Take back", "Plan my next turn", "Look"]
    await stage.settle()
    report = sitting.living()
    after = await sitting.on_turn()
    assert content(report).startswith(f"<@{sitting.id(after)}>, your turn in Harvest Moon · round")
    assert f"{name} placed " in content(report)
    assert report.pinged == [sitting.id(after)]
    assert stage.labels(report) == ["Play", "Look"]
    assert stage.labels(called) == []
    assert content(called).startswith("Round 1 of 12\n")
    assert called.files, "the old picture is kept"


async def test_who_looks_in_the_middle_of_a_turn_hears_that_it_is_not_counted(stage: Stage) -> None:
    """Nobody else does, and nothing is said before anything is composed."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    other = next(one for one in ("Ann", "Ben") if one != name)
    commands = ("look", "kingdom", "score")

    async def told(who: str) -> set[bool]:
        seen = [await stage.command(who, sitting.thread, one) for one in commands]
        return {"Your unfinished turn is not counted here." in bare(one) for one in seen}

    assert await told(name) == {False}
    panel = await sitting.open_panel()
    await stage.press(name, panel, first(stage, panel, "place"))
    assert await told(name) == {True}
    assert await told(other) == {False}


async def test_the_first_choice_takes_three_taps(stage: Stage) -> None:
    """Play · domino · End turn; the last one of the line is chosen from the start: two."""
    sitting = await sit_down(stage, lords=3)
    for _ in range(3):
        name = await sitting.on_turn()
        panel = await sitting.open_panel()
        free = [slot for slot in (await sitting.fact()).view.next_line if slot.seat is None]
        if len(free) > 1:
            panel = await stage.press(name, panel, first(stage, panel, "take"))
            assert "You take" in bare(panel)
        else:
            assert "the last one" in bare(panel)
            undo = stage.find(panel, "undo")
            assert undo is not None
            assert undo["disabled"], "what fills itself is not undone"
        if len(free) == 1:
            assert "Ending your turn draws the next line, so you can't take it back." in bare(panel)
        done = await stage.press(name, panel, "End turn")
        assert ("Take back" in stage.labels(done)) == (len(free) > 1)
        await stage.settle()
    assert "Everybody has chosen." in bare(sitting.living())


async def test_every_legal_spot_can_be_chosen(stage: Stage) -> None:
    """The select lists them all, page by page; arrows and Turn lead to legal ones."""
    sitting = await sit_down(stage, variants="mighty_duel")
    name = await sitting.until("4.1")
    fact = await panel_fact(sitting)
    while fact.spots is None or len(fact.spots.ranked) <= 25:
        await sitting.turn()
        name, fact = await sitting.on_turn(), await panel_fact(sitting)
    legal = {f"{spot.left}.{spot.right}" for spot in fact.spots.ranked}
    panel = await stage.press(name, await sitting.open_panel(), "Other spots")
    listed: list[str] = []
    for _ in range(-(-len(legal) // 24)):
        select = next(c for c in stage.components(panel) if c.get("options"))
        listed += [o["value"] for o in select["options"] if not o["value"].startswith("page")]
        more = select["options"][-1]
        assert more["label"].startswith("More spots (")
        panel = await stage.choose(name, panel, select["placeholder"], more["value"])
    assert sorted(listed) == sorted(legal)
    select = next(c for c in stage.components(panel) if c.get("options"))
    far = listed[-1]
    panel = await stage.choose(name, await page_of(stage, name, panel, far), "spot", far)
    assert far.replace(".", "–") in bare(panel)
    panel = await stage.press(name, panel, "Other spots")
    for way in ("Left", "Up", "Down", "Right", "Rotate"):
        part = stage.find(panel, way)
        assert part is not None
        if part.get("disabled"):
            continue
        squares = part["custom_id"].split(".")[1:]
        assert ".".join(squares) in legal
        panel = await stage.press(name, panel, way)
        assert f"At **{'–'.join(squares)}**" in bare(panel)


async def page_of(stage: Stage, name: str, panel: Message, spot: str) -> Message:
    """Turn the pages of the select until a spot is listed."""
    for _ in range(9):
        select = next(c for c in stage.components(panel) if c.get("options"))
        if any(option["value"] == spot for option in select["options"]):
            return panel
        more = select["options"][-1]["value"]
        panel = await stage.choose(name, panel, select["placeholder"], more)
    raise AssertionError(f"{spot} is on no page")


async def test_undo_goes_back_step_by_step(stage: Stage) -> None:
    """The domino, then the spot; the button of two undos ago does nothing more."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    panel = await sitting.open_panel()
    empty = bare(panel)
    panel = await stage.press(name, panel, first(stage, panel, "place"))
    placed = bare(panel)
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    full, undo_two = bare(panel), id_of(stage, panel, "Undo")
    panel = await stage.press(name, panel, "Undo")
    assert bare(panel) == placed
    part = stage.find(panel, "Undo")
    assert part is not None
    fresh, part["custom_id"] = part["custom_id"], undo_two
    panel = await stage.press(name, panel, "Undo")
    assert bare(panel) == placed, "it was drawn for two filled slots"
    assert id_of(stage, panel, "Undo") == fresh
    panel = await stage.press(name, panel, "Undo")
    assert bare(panel) == empty
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    panel = await stage.press(name, panel, first(stage, panel, "place"))
    assert bare(panel) == full, "in any order"
    await stage.command(name, sitting.thread, "undo")
    taken = bare(await stage.command(name, sitting.thread, "play"))
    assert "You take" in taken, "the spot was chosen last"
    assert "Still to do: place the domino." in taken


async def test_a_draft_that_changed_is_not_ended_unseen(stage: Stage) -> None:
    """An End drawn for an older draft shows the draft as it is; then it ends."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    one = await sitting.open_panel()
    one = await stage.press(name, one, first(stage, one, "place"))
    one = await stage.press(name, one, first(stage, one, "take"))
    old = id_of(stage, one, "End turn")
    free = [slot.domino[1:] for slot in (await sitting.fact()).view.next_line if slot.seat is None]
    two = await stage.command(name, sitting.thread, "choose", domino=free[-1])
    assert f"You take {free[-1]}" in plain(two)
    before = stored(stage)
    one = await stage.press(name, forge(two, stage, "End turn", old), "End turn")
    assert "Your draft has changed since. Here it is." in bare(one)
    assert f"You take {free[-1]}" in plain(one)
    assert stored(stage) == before
    await stage.press(name, one, "End turn")
    await stage.settle()
    assert f"and took {free[-1]}." in plain(sitting.living())


async def discarding(stage: Stage) -> Sitting:
    """A game in which the domino of the lord on turn fits nowhere."""
    sitting = await sit_down(stage)
    play = stage.services.play
    while not (panel := await panel_fact(sitting)).discards:
        person = sitting.person(await sitting.on_turn())
        while panel.composition.todo:
            move = panel.composition.options[panel.composition.todo[0]][-1]
            panel = await play.set_slot(Press(panel.game.id, person), move)
        await play.end_turn(Press(panel.game.id, person))
    await stage.settle()
    return sitting


async def test_a_domino_that_fits_nowhere_is_discarded(stage: Stage) -> None:
    """The panel says so, [Why?] lists the nearest tries with their rules, the report tells it."""
    sitting = await discarding(stage)
    fact, name = await panel_fact(sitting), await sitting.on_turn()
    number = str(fact.domino)[1:]
    panel = await sitting.open_panel()
    assert f"{number} fits nowhere next to your kingdom, so it is discarded." in plain(panel)
    assert not stage.find(panel, "Left")
    why = await stage.press(name, panel, "Why?")
    assert why.id == panel.id
    assert f"Why {number} fits nowhere" in plain(why)
    assert "ways to lay it next to your kingdom, and each breaks a rule." in plain(why)
    lines = bare(why).splitlines()[2:]
    assert 1 <= len(lines) <= 8
    assert all(": " in line and line.startswith("**") for line in lines)
    panel = await stage.press(name, why, "Back to my turn")
    if Step.CHOOSE in fact.composition.todo:
        panel = await stage.press(name, panel, first(stage, panel, "take"))
    done = await stage.press(name, panel, "End turn")
    again = "Your turn is over, and you are on again." in bare(done)
    assert again or f"{number} was discarded: it fits nowhere." in plain(done)
    await stage.settle()
    assert any(f"{name} had to discard {number}" in plain(one) for one in sitting.messages)


# -- the same lord twice --------------------------------------------------------------------------


async def twice(stage: Stage) -> tuple[Sitting, str, Message]:
    """A lord ends a turn and is on turn again; the panel went on."""
    sitting = await sit_down(stage)
    for _ in range(4):  # the kings choose
        await sitting.played()
    await stage.settle()
    while True:
        name = await sitting.on_turn()
        panel = await sitting.open_panel()
        await sitting.compose()
        panel = await stage.press(name, panel, "Look")
        panel = await stage.press(name, panel, "Back to my turn")
        panel = await stage.press(name, panel, "End turn")
        await stage.settle()
        if stage.find(panel, "end"):
            return sitting, name, panel


async def test_the_panel_goes_on_where_the_same_lord_is_on_turn_again(stage: Stage) -> None:
    """[Take back] stays until the new draft's first step; nobody is mentioned for half an hour."""
    sitting, name, panel = await twice(stage)
    assert "Your turn is over, and you are on again." in bare(panel)
    later = await stage.command(name, sitting.thread, "end")
    assert "you are on again" not in bare(later)
    assert "Take back" in stage.labels(panel)
    called = sitting.living()
    assert not called.pinged
    assert content(called).startswith(f"{name} is on turn in Harvest Moon")
    panel = await stage.press(name, panel, first(stage, panel, "place"))
    assert "Take back" not in stage.labels(panel)
    await stage.pass_time(HALF_HOUR - 1)
    assert not any(one.pinged for one in sitting.messages if one.id > called.id)
    await stage.pass_time(1)
    reminder = sitting.messages[-1]
    assert reminder.pinged == [sitting.id(name)]
    assert "you are still on turn in Harvest Moon" in plain(reminder)
    await stage.pass_time(HALF_HOUR)
    assert sitting.messages[-1].id == reminder.id, "once"
    await stage.press(name, reminder, "Play")
    await sitting.turn()
    assert reminder not in sitting.messages, "settled with the turn"
    assert called not in sitting.messages, "its report was folded into the next"
    assert plain(sitting.messages[-1]).count(f"{name} placed") == 2


async def test_a_turn_ended_within_half_an_hour_needs_no_reminder(stage: Stage) -> None:
    """The mention is called off by what happened meanwhile."""
    sitting, _, _ = await twice(stage)
    await stage.pass_time(GRACE)
    await sitting.turn()
    count = len(sitting.messages)
    await stage.pass_time(2 * HALF_HOUR)
    assert len(sitting.messages) == count


async def test_a_continued_turn_can_be_taken_back_from_the_panel(stage: Stage) -> None:
    """The first of the two turns is open again."""
    sitting, name, panel = await twice(stage)
    report = sitting.living()
    panel = await stage.press(name, panel, "Take back")
    assert "Your turn is open again, as it was." in bare(panel)
    await stage.settle()
    assert report not in sitting.messages
    assert await sitting.on_turn() == name


# -- the thread -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("box", "pause", "messages", "calls"),
    [("kingdomino", 0, 15, 1), ("kingdomino", GRACE, 15, 7), ("queendomino", 0, 29, 1)],
)
async def test_a_game_is_few_messages_and_one_ping_a_turn(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    box: str,
    pause: int,
    messages: int,
    calls: int,
) -> None:
    """One message for a lord's turns in a row; no ping while they follow within the minute."""
    monkeypatch.setattr(announcements, "JUST_PLAYED", GRACE)
    sitting = await sit_down(stage, box=box)
    pings: dict[int, int] = {}
    seen: set[int] = set()
    while not (await sitting.fact()).over:
        await sitting.turn()
        for one in sitting.messages:
            if one.id not in seen and stage.find(one, "Play"):
                seen.add(one.id)
                for user in one.pinged:
                    pings[user] = pings.get(user, 0) + 1
        await stage.pass_time(pause)
    resting = [one for one in sitting.messages if stage.find(one, "Play")]
    assert not resting, "the last call is stripped"
    said = [content(one) for one in sitting.messages]
    assert len(said) <= messages
    assert "The first choice" not in said
    assert all(count <= calls for count in pings.values()), pings
    end = sitting.messages[-1]
    assert stage.labels(end) == [
        "Rematch",
        "Replay",
        "Explain the score",
        "Record",
        "Review my game",
    ]
    channel = [one for one in stage.messages("games") if one.author == stage.world.bot.id]
    assert len(channel) == 1, "the channel holds the table's message and no more"
    lobby = plain(channel[0])
    winner = (await sitting.fact()).view.result
    assert f"won with {max(winner or ())}. Standing: " in lobby
    assert f"<#{sitting.thread.id}>" in lobby


async def test_whoever_has_just_played_is_mentioned_once_they_seem_gone(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within the minute they are called without a mention; five minutes later with one."""
    monkeypatch.setattr(announcements, "JUST_PLAYED", GRACE)
    sitting = await sit_down(stage)
    for _ in range(6):
        await sitting.played()
    await stage.settle()
    called = sitting.living()
    name = await sitting.on_turn()
    assert content(called).startswith(f"{name} is on turn in Harvest Moon")
    assert not called.pinged
    await stage.pass_time(5 * 60 - 1)
    assert not any(one.pinged for one in sitting.messages if one.id > called.id)
    await stage.pass_time(1)
    assert sitting.messages[-1].pinged == [sitting.id(name)]


async def test_a_turn_played_for_a_lord_is_joined_by_their_next(stage: Stage) -> None:
    """The autopilot's report calls them; their own one repeats it and takes its place."""
    sitting = await sit_down(stage)
    for _ in range(4):
        await sitting.played()
    await stage.settle()
    while (order := (await sitting.fact()).view.order)[0].seat != order[1].seat or any(
        slot.done for slot in order
    ):
        await sitting.turn()
    name = await sitting.on_turn()
    await stage.pass_time(DAY)
    assert await sitting.on_turn() == name
    report = sitting.living()
    assert report.pinged == [sitting.id(name)]
    await sitting.turn()
    assert report not in sitting.messages
    told = plain(sitting.messages[-1])
    assert told.count(f"{name} placed") + told.count(f"for {name}") >= 2, told


# -- taking back ----------------------------------------------------------------------------------


async def test_a_turn_taken_back_leaves_no_report(stage: Stage) -> None:
    """The message goes, the one before has its buttons back but pings nobody; the next tells it."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.2")
    await stage.pass_time(GRACE)
    before = sitting.living()
    name = await sitting.on_turn()
    composed = await sitting.compose()
    done = await stage.press(name, await sitting.open_panel(), "End turn")
    await stage.settle()
    report = sitting.living()
    assert report.id != before.id
    assert stage.labels(before) == []
    panel = await stage.press(name, done, "Take back")
    assert panel.id == done.id
    assert "Your turn is open again, as it was." in bare(panel)
    assert "Ready" in bare(panel)
    assert composed.chosen is not None
    assert "–".join(composed.chosen) in bare(panel)
    await stage.settle()
    assert report not in sitting.messages
    assert sitting.living().id == before.id
    assert content(before).startswith(f"{name} is on turn in Harvest Moon")
    assert before.files
    twice_ = await stage.press(name, before, "Play")
    panel = await stage.press(name, twice_, "End turn")
    await stage.settle()
    again = sitting.living()
    assert f"{name} took the last turn back." in plain(again)
    assert again.pinged == [sitting.id(await sitting.on_turn())]
    assert len([one for one in sitting.messages if stage.find(one, "Play")]) == 1


async def test_a_take_back_before_the_report_was_written_says_nothing_twice(stage: Stage) -> None:
    """Neither report stands; the call of the turn before stays."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.2")
    name, before = await sitting.on_turn(), sitting.living()
    await sitting.played()
    await stage.command(name, sitting.thread, "takeback")
    await stage.settle()
    assert sitting.living().id == before.id
    assert sitting.messages[-1].id == before.id
    await sitting.turn()
    assert sum("took the last turn back" in bare(one) for one in sitting.messages) == 1


async def test_where_the_restored_message_is_gone_a_new_one_is_written(stage: Stage) -> None:
    """A moderator deleted it meanwhile."""
    for told in (True, False):
        sitting = await sit_down(stage, lords=3, name=f"Fens {told}")
        await sitting.until("1.2")
        before = sitting.living()
        name = await sitting.turn()
        stage.sandbox.faults.vanish(before, told=told)
        await stage.command(name, sitting.thread, "takeback")
        await stage.settle()
        living = sitting.living()
        assert living.id != before.id
        assert not living.pinged
        assert content(living).startswith(f"{name} is on turn in Fens")
        await sitting.turn()
        assert len([one for one in sitting.messages if stage.find(one, "Play")]) == 1


async def test_two_turns_are_taken_back_one_after_the_other(stage: Stage) -> None:
    """Each by its lord; the thread is as it was before both."""
    sitting = await sit_down(stage, lords=4)
    await sitting.until("1.2")
    before = sitting.living()
    one, two = await sitting.turn(), await sitting.turn()
    await stage.command(two, sitting.thread, "takeback")
    await stage.settle()
    await stage.command(one, sitting.thread, "takeback")
    await stage.settle()
    assert sitting.living().id == before.id
    assert sitting.messages[-1].id == before.id
    await sitting.turn()
    report = plain(sitting.messages[-1])
    assert f"{one} took the last turn back." in report
    assert f"{two} took the last turn back." in report


async def test_who_gave_up_is_told_though_the_report_goes(stage: Stage) -> None:
    """The seat was given up before the turn was taken back; the next report still says so."""
    sitting = await sit_down(stage, lords=4)
    await sitting.until("1.2")
    name = await sitting.turn()
    gone = next(who for who in await sitting.waiting() if who != name)
    asked = await stage.command(gone, sitting.thread, "game resign")
    await stage.press(gone, asked, "Resign")
    await stage.command(name, sitting.thread, "takeback")
    await stage.settle()
    assert await sitting.turn() == name
    report = plain(sitting.living())
    assert f"{gone} gave up the seat." in report
    assert f"{name} took the last turn back." in report


@pytest.mark.parametrize("detail", ["turn", "round"])
async def test_with_detail_by_round_only_a_rounds_last_message_stays(
    stage: Stage, detail: str
) -> None:
    """Rounds + 1 messages at rest, or one for each turn."""
    panel = await stage.command("Ann", "games", "game new", box="kingdomino", lords=3)
    switches = ["detail"] if detail == "round" else []
    panel = await stage.form("Ann", panel, "More options", switches=switches)
    await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    for name in ("Ben", "Cara"):
        await stage.press(name, stage.message("a table is open"), "Take a seat")
    await stage.settle()
    sitting = Sitting(stage, stage.threads()[0], "")
    for _ in range(3 + 3 * 3):
        await sitting.turn()
    standing = [one for one in sitting.messages if one.content]
    assert len(standing) == (1 + 3 if detail == "round" else 3 + 9)
