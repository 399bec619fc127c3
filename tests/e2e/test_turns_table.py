"""What a table does about its game: leaving, agreeing, looking, lists, the end."""

from __future__ import annotations

import pytest

from engine import Game
from sandbox import Message
from tests.e2e.sitting import DAY, Sitting, forge, id_of, sit_down
from tests.e2e.stage import Stage, bare
from tests.e2e.test_turns import GRACE, content, first, plain


async def give_up(sitting: Sitting, name: str) -> Message:
    """Give up by the command and the question."""
    asked = await sitting.stage.command(name, sitting.thread, "game resign")
    assert "and it counts as a loss." in bare(asked)
    assert sitting.stage.labels(asked) == ["Resign", "Keep playing"]
    return await sitting.stage.press(name, asked, "Resign")


# -- giving up ------------------------------------------------------------------------------------


async def test_a_computer_lord_plays_on_after_the_grace(stage: Stage) -> None:
    """The turn before can still be taken back for a minute; then it is played."""
    sitting = await sit_down(stage)
    while await sitting.turn() == await sitting.on_turn():
        continue
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    kept = await stage.command(name, sitting.thread, "game resign")
    assert "Harvest Moon · game" in bare(await stage.press(name, kept, "Keep playing"))
    answer = await give_up(sitting, name)
    assert "The autopilot plays on for you." in bare(answer)
    version = (await sitting.fact()).version
    await stage.pass_time(GRACE - 1)
    assert (await sitting.fact()).version == version
    await stage.pass_time(1)
    report = plain(sitting.messages[-1])
    assert f"{name} gave up the seat. The autopilot plays on there." in report
    assert "The autopilot took" in report
    late = await stage.press(name, panel, first(stage, panel, "take"))
    assert "You gave up your seat" in bare(late)
    while not (await sitting.fact()).over:
        seat = (await sitting.fact()).seat_on_turn
        if seat is not None and seat.resigned:
            await stage.pass_time(GRACE)
        else:
            await sitting.turn()
    await stage.settle()
    end = sitting.messages[-1]
    assert "(autopilot from the start)" in bare(end)
    assert "autopilot: " in (await record(sitting))["txt"]


async def test_the_grace_lets_the_turn_before_be_taken_back(stage: Stage) -> None:
    """The computer lord does not play a turn that is gone."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.2")
    name = await sitting.turn()
    other = await sitting.on_turn()
    await give_up(sitting, other)
    await stage.pass_time(GRACE - 10)
    await stage.command(name, sitting.thread, "takeback")
    await stage.pass_time(2 * GRACE)
    assert await sitting.on_turn() == name
    await sitting.turn()
    seat = (await sitting.fact()).seat_on_turn
    assert seat is not None
    assert seat.resigned, "the grace begins anew"
    await stage.pass_time(GRACE)
    assert f"for {other}" in plain(sitting.messages[-1])


async def test_a_game_without_people_ends(stage: Stage) -> None:
    """The last one out ends it; the standing is told, and nothing more happens."""
    sitting = await sit_down(stage)
    await sitting.until("2.1")
    one = await sitting.on_turn()
    other = (await sitting.waiting())[0]
    await give_up(sitting, one)
    answer = await give_up(sitting, other)
    assert "Nobody is left at this table, so it ended." in bare(answer)
    await stage.pass_time(DAY)
    fact = await sitting.fact()
    assert (fact.ending, fact.table.state) == ("deserted", "abandoned")
    end = sitting.messages[-1]
    assert "Nobody is left at this table, so it ended in round 2 of 6." in bare(end)
    assert "Standing: " in bare(end)
    assert not any(stage.find(one, "Play") for one in sitting.messages)


# -- ending by agreement --------------------------------------------------------------------------


async def question(sitting: Sitting, who: str = "Ann") -> Message:
    """Somebody asks to end the game; the public question."""
    asked = await sitting.stage.command(who, sitting.thread, "game abort")
    answer = await sitting.stage.press(who, asked, "Ask everybody")
    assert "is asked. The game goes on." in bare(answer)
    await sitting.stage.settle()
    return next(one for one in sitting.messages if sitting.stage.find(one, "Agree"))


async def test_all_agree_and_the_game_ends_without_a_result(stage: Stage) -> None:
    """One question, edited as it goes; asking again finds it; the game goes on meanwhile."""
    sitting = await sit_down(stage, lords=3)
    vote = await question(sitting)
    assert sorted(vote.pinged) == sorted(map(sitting.id, ("Ben", "Cara")))
    assert "(1 of 3)" in bare(vote)
    again = await stage.command("Ben", sitting.thread, "game abort")
    await stage.press("Ben", again, "Ask everybody")
    await stage.settle()
    assert len([one for one in sitting.messages if stage.find(one, "Agree")]) == 1
    await sitting.turn()
    answer = await stage.press("Ben", vote, "Agree")
    assert "You agreed. 2 of 3 have." in bare(answer)
    assert "You agreed. 2 of 3 have." in bare(await stage.press("Ben", vote, "Agree"))
    await stage.settle()
    assert "(2 of 3)" in bare(vote)
    last = await stage.command("Cara", sitting.thread, "game vote", answer="agree")
    assert "Everybody agreed to end" in bare(last)
    await stage.settle()
    assert "Everybody agreed to end Harvest Moon without a result." in plain(vote)
    assert stage.labels(vote) == []
    end = sitting.messages[-1]
    assert "Harvest Moon ended by agreement" in plain(end)
    assert not any(stage.find(one, "Play") for one in sitting.messages)
    none = await stage.command("Cara", sitting.thread, "game vote", answer="agree")
    assert "No question is open in Harvest Moon." in plain(none)


async def test_one_who_would_rather_go_on_closes_the_question(stage: Stage) -> None:
    """At once; it can be asked again."""
    sitting = await sit_down(stage, lords=3)
    vote = await question(sitting)
    answer = await stage.press("Cara", vote, "Go on")
    assert "You would rather go on, so Harvest Moon goes on." in plain(answer)
    await stage.settle()
    assert "Cara would rather go on, so Harvest Moon goes on." in plain(vote)
    assert not (await sitting.fact()).over
    assert (await question(sitting, "Ben")).id != vote.id


async def test_a_question_is_open_for_three_days(stage: Stage) -> None:
    """For lords who miss no turn; then the game goes on, and it says so."""
    sitting = await sit_down(stage, lords=3, clock="7d")
    vote = await question(sitting)
    await stage.press("Ben", vote, "Agree")
    await stage.pass_time(3 * DAY - 1)
    assert stage.find(vote, "Agree")
    await stage.restart()
    await stage.pass_time(1)
    assert "another round has begun, so Harvest Moon goes on." in plain(vote)
    assert not (await sitting.fact()).over


async def test_who_gives_up_is_no_longer_asked(stage: Stage) -> None:
    """The question is decided by those who are left."""
    sitting = await sit_down(stage, lords=3)
    vote = await question(sitting)
    await stage.press("Ben", vote, "Agree")
    await give_up(sitting, "Cara")
    await stage.settle()
    assert (await sitting.fact()).ending == "agreed"
    assert "Everybody agreed" in plain(vote)


async def test_a_question_is_answered_from_the_list(stage: Stage) -> None:
    """[Vote] in /games shows it; its buttons work there."""
    sitting = await sit_down(stage)
    await question(sitting)
    while await sitting.on_turn() == "Ben":
        await sitting.turn()
    games = await stage.command("Ben", "lobby", "games")
    assert "A question is put to the table." in bare(games)
    asked = await stage.press("Ben", games, "Vote")
    assert "would like to end" in bare(asked)
    answer = await stage.press("Ben", asked, "Agree")
    assert answer.id == games.id
    assert "Everybody agreed to end" in bare(answer)


# -- looking --------------------------------------------------------------------------------------


async def test_anybody_may_look_at_everything(stage: Stage) -> None:
    """[Look]: every kingdom, the lines, the score, as pictures and as text."""
    sitting = await sit_down(stage)
    await sitting.until("3.1")
    look = await stage.press("Dan", sitting.living(), "Look")
    assert look.only_for == sitting.id("Dan")
    assert not stage.find(look, "Game…")
    select = next(c for c in stage.components(look) if c.get("options"))
    for option in select["options"]:
        look = await stage.choose("Dan", look, select["placeholder"], option["value"])
        select = next(c for c in stage.components(look) if c.get("options"))
        shown = [o["value"] for o in select["options"] if o.get("default")]
        assert shown == [option["value"]]
        if option["value"] == "text":
            assert not look.files
        else:
            assert look.files
            assert all(file.description for file in look.files)


@pytest.mark.parametrize("command", ["kingdom", "table", "line", "score"])
async def test_what_can_be_looked_at_can_be_read(stage: Stage, command: str) -> None:
    """`as:text` gives a text board, for lords and watchers."""
    sitting = await sit_down(stage)
    await sitting.until("2.2")
    for who in ("Ann", "Dan"):
        answer = await stage.command(who, sitting.thread, command, **{"as": "text"})
        assert answer.text
        assert not answer.files
        assert ("```" in answer.text) == (command in ("kingdom", "table"))
        picture = await stage.command(who, sitting.thread, command)
        assert picture.files
    if command in ("kingdom", "score"):
        other = await stage.command("Ann", sitting.thread, command, lord="ben")
        assert "Ben" in bare(other)


async def test_the_status_of_a_game_is_a_look(stage: Stage) -> None:
    """/game status, by the thread or by the option."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    answer = await stage.command("Ann", sitting.thread, "game status")
    assert f"{name} chooses." in plain(answer)
    offered = await stage.sandbox.people.autocomplete("Ann", "lobby", "game status", "game", "")
    answer = await stage.command("Ann", "lobby", "game status", game=offered.choices[0]["value"])
    assert "Harvest Moon" in bare(answer)


async def test_the_record_holds_the_seed_only_after_the_end(stage: Stage) -> None:
    """/record while the game runs and after; the record proves itself."""
    sitting = await sit_down(stage)
    await sitting.until("2.2")
    assert "seed" not in (await record(sitting))["txt"].partition("\n\n")[0]
    assert "The seed is left out until the game is over." in bare(
        await stage.command("Dan", sitting.thread, "record")
    )
    await sitting.finish()
    files = await record(sitting)
    again = Game.from_record(files["txt"])
    fact = await sitting.fact()
    assert again.view().result == fact.view.result
    assert fact.seed is not None
    assert fact.seed in files["txt"]
    end = sitting.messages[-1]
    assert fact.seed in end.text
    explained = await stage.press("Dan", end, "Explain the score")
    assert explained.only_for == sitting.id("Dan")
    assert "squares ×" in bare(explained) or "1 square ×" in bare(explained)


async def record(sitting: Sitting) -> dict[str, str]:
    """The files of /record by their ending."""
    answer = await sitting.stage.command("Dan", sitting.thread, "record")
    blobs = sitting.stage.world.blobs
    return {f.name.rsplit(".", 1)[1]: blobs.get(f.id).decode() for f in answer.files}


# -- the end --------------------------------------------------------------------------------------


async def test_a_rematch_is_opened_once(stage: Stage) -> None:
    """By any lord of the game; the second is led there; a watcher is refused."""
    sitting = await sit_down(stage)
    running = await stage.command("Ann", sitting.thread, "game rematch")
    assert "This game is still being played." in bare(running)
    await sitting.finish()
    end = sitting.messages[-1]
    stranger = await stage.press("Dan", end, "Rematch")
    assert "Only the lords of this game can ask for a rematch." in bare(stranger)
    first_ = await stage.press("Ann", end, "Rematch")
    second = await stage.press("Ben", end, "Rematch")
    assert "is open in" in bare(first_)
    assert "A rematch is open already" in bare(second)
    assert stage.labels(second) == ["Go there"]
    again = await stage.command("Ann", sitting.thread, "game rematch")
    assert "A rematch is open already" in bare(again)
    await stage.settle()
    open_now = [m for m in stage.messages("games") if "a table is open" in bare(m)]
    assert len(open_now) == 1


# -- lists ----------------------------------------------------------------------------------------


async def test_next_leads_from_game_to_game(stage: Stage) -> None:
    """The one that waits longest first; the panel says which; then nothing waits."""
    sittings = []
    for name in ("Fens", "Mill", "Ford"):
        sittings.append(await sit_down(stage, name=name, lords=3))
        stage.manual.advance(100)
    wanted = [sitting.name for sitting in sittings if await sitting.on_turn() == "Ann"]
    for sitting in sittings:
        while await sitting.on_turn() != "Ann":
            await sitting.turn()
            stage.manual.advance(100)
            if sitting.name not in wanted and await sitting.on_turn() == "Ann":
                wanted.append(sitting.name)
    screen = await stage.command("Ann", "lobby", "next")
    for left, name in enumerate(wanted):
        assert screen.only_for == sittings[0].id("Ann")
        if left < len(wanted) - 1:
            assert name in bare(screen)
        while not stage.find(screen, "Take back") or stage.find(screen, "end"):
            if not is_ready(stage, screen):
                screen = await stage.press("Ann", screen, first(stage, screen, "take"))
            screen = await stage.press("Ann", screen, "end")
            if not stage.find(screen, "end"):
                break
        button = next((x for x in stage.labels(screen) if x.startswith("Next game")), None)
        assert button == (f"Next game ({len(wanted) - left - 1})" if left < 2 else None)
        if button:
            screen = await stage.press("Ann", screen, button)
    nothing = await stage.command("Ann", "lobby", "next")
    assert "Nothing waits for you. Your next turn is probably in" in bare(nothing)


def is_ready(stage: Stage, panel: Message) -> bool:
    """Whether the turn can be ended."""
    end = stage.find(panel, "end")
    return end is not None and not end.get("disabled")


async def test_games_are_listed_by_what_one_wants_to_see(stage: Stage) -> None:
    """Mine, waiting for me, open, finished; by box; page by page; with the right button each."""
    over = await sit_down(stage, name="Fens", box="discovery")
    await over.finish()
    running = await sit_down(stage, name="Mill")
    if await running.on_turn() != "Ann":
        await running.turn()
    await stage.command("Cara", "games", "game new", box="discovery", who="anyone", name="Ford")
    await stage.settle()
    games = await stage.command("Ann", "lobby", "games")
    assert "1 waits for you" in bare(games)
    assert "Mill · Kingdomino 2" in plain(games)
    assert "Fens" not in bare(games)
    panel = await stage.press("Ann", games, "Play")
    assert panel.id == games.id
    games = await stage.command("Ann", "lobby", "games")
    games = await stage.choose("Ann", games, "filter", "Finished")
    assert "Fens" in bare(games)
    games = await stage.choose("Ann", games, "filter", "Open tables")
    assert "Ford" in bare(games)
    assert "Mill" not in bare(games)
    shown = await stage.press("Ann", games, "Take a seat")
    assert "What is played at Ford" in bare(shown).replace("*", "")
    joined = await stage.press("Ann", shown, "Take a seat")
    assert "seat 2" in bare(joined)
    await stage.settle()
    only = await stage.command("Ann", "lobby", "game list", show="finished", box="kingdomino")
    assert "No finished game yet." in bare(only)
    assert "Only Kingdomino." in bare(only)
    empty = await stage.command("Dan", "lobby", "games")
    assert "You are in no game." in bare(empty)


async def test_a_long_list_has_pages(stage: Stage) -> None:
    """Eight games a page."""
    for number in range(9):
        host = ("Ann", "Cara", "Dan")[number % 3]
        await stage.command(
            host, "games", "game new", box="discovery", who="anyone", name=f"Table {number}"
        )

    def seats(games: Message) -> int:
        return sum(label.startswith("Take a seat") for label in stage.labels(games))

    games = await stage.command("Ben", "games", "games", show="open")
    assert seats(games) == 8
    games = await stage.press("Ben", games, "Next →")
    assert seats(games) == 1
    assert "Next →" not in stage.labels(games)
    games = await stage.press("Ben", games, "← Previous")
    assert seats(games) == 8


# -- direct messages ------------------------------------------------------------------------------


async def test_a_turn_is_played_in_direct_messages(stage: Stage) -> None:
    """The call, its panel, the commands; the thread mentions nobody."""
    sitting = await sit_down(stage)
    name = (await sitting.waiting())[0]
    await stage.services.people.change(sitting.person(name), notice="direct")
    while await sitting.on_turn() != name:
        await sitting.turn()
    direct = stage.world.direct(name)
    call = stage.messages(direct)[-1]
    assert "Choose your first domino in Harvest Moon (Castellan's Court)" in content(call)
    assert not sitting.living().pinged
    panel = await stage.press(name, call, "Play")
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    typed = await stage.command(name, direct, "undo")
    assert "Still to do" in bare(typed)
    free = next(s.domino[1:] for s in (await sitting.fact()).view.next_line if s.seat is None)
    await stage.command(name, direct, "choose", domino=free)
    done = await stage.command(name, direct, "end")
    assert "Turn ended" in bare(done) or "Your turn is over" in bare(done)
    again = await stage.command(name, direct, "takeback")
    assert "Your turn is open again" in bare(again) or "your turn stays" in bare(again)
    assert "Harvest Moon" in bare(await stage.command(name, direct, "games"))


async def test_who_takes_no_direct_messages_is_mentioned(stage: Stage) -> None:
    """One way fails, so the other is used."""
    sitting = await sit_down(stage)
    name = (await sitting.waiting())[0]
    await stage.services.people.change(sitting.person(name), notice="direct")
    stage.sandbox.faults.block_direct_messages(name)
    while await sitting.on_turn() != name:
        await sitting.turn()
    assert sitting.living().pinged == [sitting.id(name)]
    stage.sandbox.faults.block_direct_messages(name, blocked=False)
    await stage.services.people.change(sitting.person(name), notice="both")
    await sitting.turn()
    while await sitting.on_turn() != name:
        await sitting.turn()
    if sitting.living().pinged:
        assert stage.messages(stage.world.direct(name))


async def unreached(stage: Stage) -> tuple[Sitting, str]:
    """A lord on turn who wants direct messages and takes none, and was not told so yet."""
    sitting = await sit_down(stage)
    name = (await sitting.waiting())[0]
    await stage.services.people.change(sitting.person(name), notice="direct")
    stage.sandbox.faults.block_direct_messages(name)
    while await sitting.on_turn() != name:
        await sitting.turn()
    return sitting, name


def apologies(stage: Stage, who: str) -> list[Message]:
    """The private messages that say that a person could not be written to."""
    person = stage.world.user(who).id
    own = [one for one in stage.world.messages.values() if one.only_for == person]
    return [one for one in own if "I could not write to you." in bare(one)]


async def test_who_could_not_be_written_to_is_told_once(stage: Stage) -> None:
    """dm_closed: a second private message after the next answer, never again for this refusal."""
    sitting, name = await unreached(stage)
    (other,) = await sitting.waiting()
    assert not apologies(stage, name)
    await stage.restart()
    await stage.press(other, sitting.living(), "Look")
    assert not apologies(stage, other)
    panel = await sitting.open_panel(name)
    told = await stage.told(name, "I could not write to you.", where=sitting.thread)
    assert "Your" in bare(panel)
    assert told.id > panel.id
    assert "choose mentions in /settings" in bare(told)
    await stage.press(name, sitting.living(), "Look")
    await stage.command(name, "lobby", "games")
    assert len(apologies(stage, name)) == 1
    settings = await stage.press(name, told, "Settings")
    assert settings.id == told.id
    assert "in every server" in bare(settings)


async def test_a_direct_message_that_arrives_needs_no_apology(stage: Stage) -> None:
    """The refusal before it is forgotten."""
    sitting, name = await unreached(stage)
    stage.sandbox.faults.block_direct_messages(name, blocked=False)
    await stage.pass_time(60)  # so long nobody is tried who has just refused
    await sitting.turn()
    while not stage.messages(stage.world.direct(name)):
        await sitting.turn()
    await stage.command(name, "lobby", "games")
    assert not apologies(stage, name)


async def test_a_form_is_not_followed_by_an_apology(stage: Stage) -> None:
    """It waits for the answer after it."""
    _, name = await unreached(stage)
    await stage.services.people.note_reached(stage.world.user(name).id)
    panel = await stage.command(name, "games", "game new")
    panel = await stage.choose(name, panel, "Which box?", "kingdomino")
    await stage.services.people.note_unreached(stage.world.user(name).id)
    part = stage.find(panel, "More options")
    assert part is not None
    form = await stage.sandbox.people.click(name, panel, part["custom_id"])
    assert not apologies(stage, name)
    await stage.fill(name, form, {"name": "Quiet Mill"})
    assert await stage.told(name, "I could not write to you.")


async def test_an_old_end_button_of_another_turn_ends_nothing(stage: Stage) -> None:
    """Its turn is over, even where the same lord is on turn again with a ready draft."""
    sitting = await sit_down(stage)
    await sitting.until("1.1")
    name = await sitting.on_turn()
    await sitting.compose()
    panel = await sitting.open_panel()
    end = id_of(stage, panel, "End turn")
    await sitting.turn()
    while await sitting.on_turn() != name:
        await sitting.turn()
    await sitting.turn()
    while await sitting.on_turn() != name:
        await sitting.turn()
    await sitting.compose()
    version = (await sitting.fact()).version
    mine = await stage.press(name, sitting.living(), "Look")
    late = await stage.press(name, forge(mine, stage, "Game…", end), "Game…")
    assert "That turn is over" in bare(late)
    assert (await sitting.fact()).version == version


async def test_games_side_by_side_hear_their_own_buttons_alone(stage: Stage) -> None:
    """A button says which game it is of, wherever it stands; the other game is left as it was."""
    one, two = await sit_down(stage, name="Fens"), await sit_down(stage, name="Mill")
    name = await one.on_turn()
    begun, before = (await one.fact()).version, await two.fact()
    forged = forge(two.living(), stage, "Play", id_of(stage, one.living(), "Play"))
    panel = await stage.press(name, forged, "Play")
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    done = await stage.press(name, panel, "End turn")
    assert "Turn ended" in bare(done)
    await stage.settle()
    assert (await one.fact()).version == begun + 1
    assert await two.fact() == before
