"""Every press is answered, once: parsed, found, allowed, of this turn, judged by the engine."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
import structlog.testing
from structlog.testing import capture_logs

from cogs import base
from cogs.arrivals import EXPIRED, WAYS, Arrivals, has_expired
from cogs.base import Click
from cogs.dispatch import Gate
from cogs.screen import Screen
from cogs.tables import table_panel
from processes import ProcessPool
from render import Renderer, RenderError
from sandbox import Message
from sandbox.records import DEFER_UPDATE, Record
from services.facts import Person, Press
from services.facts.tables import TableFact
from tests.cogs.stage import (
    begun,
    compose,
    game_of,
    living,
    on_turn,
    play_turn,
    stage,
    texts,
)
from tests.e2e.sitting import forge, id_of
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]


async def open_turn(stage: Stage, **options: str) -> tuple[str, Message]:
    """Begin a game, go to its first round, open the panel of the lord on turn."""
    thread = await begun(stage, 3, "Harvest Moon", **options)
    for _ in range(3):
        await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    return who, await stage.press(who, living(stage, thread), "Play")


async def relabel(stage: Stage, message: Message, action: str, id: str) -> None:
    """Give a button of a message another id, as if another release had drawn it."""
    part = stage.find(message, action)
    assert part is not None
    part["custom_id"] = id


async def pressed(stage: Stage, who: str, message: Message, id: str) -> Message:
    return await stage.answer(stage.sandbox.people.click(who, message, id))


async def test_the_same_click_delivered_twice_counts_once(stage: Stage) -> None:
    """One answer, one draft."""
    who, panel = await open_turn(stage)
    game = await game_of(stage, stage.threads()[-1])
    before = await stage.services.play.panel(Press(game.id, person(stage, who)))
    stage.sandbox.faults.twice()
    panel = await stage.press(who, panel, "place")
    fact = await stage.services.play.panel(Press(game.id, person(stage, who)))
    assert fact.revision == before.revision + 1
    assert "you would have" in bare(panel)


def person(stage: Stage, who: str) -> Person:
    return Person(stage.world.user(who).id, who)


@pytest.mark.parametrize(
    "id",
    [
        "b9:g:1:0:0:play:",
        "b1:g:1:0:0:gallop:",
        "b1:z:1:0:0:play:",
        "b1:g:1:0:0:end:",
        "b1:g:1:0:0:undo:x",
        "b1:g:1:0:0:place:1.b5",
        "b1:nonsense",
        "b1:g:zzzzzzzzzzzzz:0:0:play:",
        "b1:g:77:0:0:look:",
        "b1:g:1:0:0:agree:!",
    ],
)
async def test_an_id_from_another_time_is_answered_kindly(stage: Stage, id: str) -> None:
    """Another codec, an unknown action, missing words, no such row: never silence or a fault."""
    who, panel = await open_turn(stage)
    await relabel(stage, panel, "look", id)
    shown = await pressed(stage, who, panel, id)
    assert bare(shown)
    assert "went wrong" not in bare(shown)


async def test_what_breaks_is_answered_with_a_code_and_can_be_tried_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Our fault: nothing is lost, the code is in the log, the same press is offered."""
    who, panel = await open_turn(stage)
    play = stage.services.play

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(type(play), "place", broken)
        shown = await stage.press(who, panel, "place")
    assert "Something went wrong on my side" in bare(shown)
    assert stage.labels(shown) == ["Try again"]
    again = await stage.press(who, shown, "Try again")
    assert "you would have" in bare(again)


async def test_haste_is_forgiven(stage: Stage) -> None:
    """One message in a whole minute of haste, beside the panel; refused presses don't count."""
    who, panel = await open_turn(stage)
    now = [0.0]
    stage.client.gate = Gate(lambda: now[0])
    place, take = (stage.find(panel, action) for action in ("place", "take"))
    assert place is not None
    assert take is not None
    told: list[str] = []
    refused: list[Record] = []
    for press in range(370):
        now[0] = press * 60 / 370
        part = (place, take)[press % 2]
        record = await stage.sandbox.people.click(who, panel, part["custom_id"])
        shown = await stage.answer(record) if record.type != DEFER_UPDATE else panel
        if record.type == DEFER_UPDATE or shown.id != panel.id:
            refused.append(record)
            told += [bare(shown)] if shown.id != panel.id else []
    assert told == ["One moment, please."]
    assert len(refused) == 370 - 12 * 10, "ten pass every five seconds, whatever is pressed between"
    assert not any(record.followups for record in refused[1:])
    now[0] += 5
    assert "you would have" in bare(await stage.press(who, panel, "place"))


async def test_a_hasty_command_leaves_nothing_behind(stage: Stage) -> None:
    """The first is asked to wait; the placeholder of any other is deleted."""
    await begun(stage)
    stage.client.gate = Gate(lambda: 0.0, clicks=0)
    command = await stage.command("Ann", "games", "games")
    assert bare(command) == "One moment, please."
    before = len(stage.messages("games"))
    record = await stage.sandbox.people.slash("Ann", "games", "games", {})
    await stage.until(lambda: record.message is None)
    assert len(stage.messages("games")) == before
    assert not list(stage.client.app.faults)


async def test_a_wait_that_nobody_could_be_told_is_told_at_the_next_press(stage: Stage) -> None:
    """After the machine stood still the presses of that time arrive at once, and have expired."""
    noted = asyncio.Event()

    class Noting(Gate):
        def not_told(self, user: int) -> None:
            super().not_told(user)
            noted.set()

    who, panel = await open_turn(stage)
    stage.client.gate = Noting(lambda: 0.0, clicks=0)
    place = stage.find(panel, "place")
    assert place is not None
    stage.sandbox.faults.refuse("POST /interactions/{id}/{token}/callback", 10062)
    late = stage.sandbox.people.click(who, panel, place["custom_id"])
    async with asyncio.timeout(20):
        await noted.wait()
    living = await stage.sandbox.people.click(who, panel, place["custom_id"])
    assert bare(await stage.answer(living)) == "One moment, please."
    assert late.answered is None


async def test_who_waits_for_the_database_is_told_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the panel, and in the log; the answer comes once the disk goes on, and once only."""
    monkeypatch.setattr("cogs.dispatch.SLOW", 0.2)
    monkeypatch.setattr("cogs.dispatch.STILL", 0.1)
    monkeypatch.setattr("cogs.base.LATEST", 0.05)
    who, panel = await open_turn(stage)
    place, goes_on = stage.find(panel, "place"), asyncio.Event()
    assert place is not None
    begin, write = type(stage.services.play).place, stage.services.context.write

    async def stuck(*given: Any, **more: Any) -> Any:
        async with write():
            await goes_on.wait()
        return await begin(*given, **more)

    monkeypatch.setattr(type(stage.services.play), "place", stuck)
    with structlog.testing.capture_logs() as logs:
        record = stage.sandbox.people.click(who, panel, place["custom_id"])
        await stage.until(lambda: bool(record.followups))
        (word,) = [stage.world.messages[one] for one in record.followups]
        assert bare(word).startswith("My database doesn't answer.")
        goes_on.set()
        await stage.until(lambda: "you would have" in bare(stage.world.messages[panel.id]))
    assert len(record.followups) == 1
    assert [one["event"] for one in logs].count("interaction.waits") == 1


async def test_presses_that_have_expired_stand_in_nobodys_way(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the machine stood still they come at once; the next press is answered."""
    who, panel = await open_turn(stage)
    place = stage.find(panel, "place")
    assert place is not None
    way = [0.1]
    monkeypatch.setattr("cogs.arrivals.has_expired", lambda _interaction: way[0] >= EXPIRED)
    stage.client.gate = Gate(lambda: 0.0, clicks=1)
    stage.sandbox.faults.refuse("POST /interactions/{id}/{token}/callback", 10062)
    for way[0] in (90.0, 60.0, 30.0):
        stage.sandbox.people.click(who, panel, place["custom_id"])
        await stage.settle()
    way[0] = 0.1
    stage.sandbox.faults.clear()
    living = await stage.sandbox.people.click(who, panel, place["custom_id"])
    assert "you would have" in bare(await stage.answer(living))


async def test_what_another_program_answers_is_told_to_hosts_alone(stage: Stage) -> None:
    """It has our token: one line in the log, one in /admin health, nothing to those who play."""
    await begun(stage)
    posted, count = len(stage.world.messages), 0
    stage.sandbox.faults.refuse("POST /interactions/{id}/{token}/callback", 40060, times=20)
    with capture_logs() as logs:
        for count, command in enumerate(("games", "settings", "next", "rules"), 1):
            stage.sandbox.people.slash("Ann", "games", command)
            async with asyncio.timeout(20):
                while (stage.client.app.other_program.latest or (0,))[0] < count:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
    told = [(one["event"], one["log_level"]) for one in logs if one["log_level"] != "debug"]
    assert [one for one in told if one[1] != "info"] == [("token.used_elsewhere", "error")]
    assert len(stage.world.messages) == posted
    stage.sandbox.faults.clear()
    health = bare(await stage.command("Ann", "games", "admin health"))
    assert f"answers with my token; it was quicker {count} times" in health
    assert "Refused" not in health


async def test_a_form_is_not_lost_to_haste(stage: Stage) -> None:
    """The press that opens it counts; what was typed is taken, however soon it comes."""
    await begun(stage)
    panel = await stage.command("Ann", "games", "game new", box="kingdomino")
    stage.client.gate = Gate(lambda: 0.0, clicks=1)
    shown = await stage.form("Ann", panel, "More options", missed="5")
    assert "One moment" not in bare(shown)
    assert "5 missed turns" in bare(shown)


async def test_suggestions_pass_the_gate_too(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who types too fast is suggested nothing, and nothing is looked up; commands count apart."""
    await begun(stage)
    assert await stage.suggestions("Ann", "play", "game")
    stage.client.typing = Gate(lambda: 0.0, clicks=2)
    found = [await stage.suggestions("Ann", "play", "game") for _ in range(2)]
    monkeypatch.setattr(stage.services.play, "games_of", None)
    found += [await stage.suggestions("Ann", "play", "game")]
    assert [bool(one) for one in found] == [True, True, False]
    assert not list(stage.client.app.faults)
    assert "One moment" not in bare(await stage.command("Ann", "games", "games"))


def test_a_gate_lets_ten_clicks_pass_in_five_seconds() -> None:
    """The eleventh waits; people don't wait for each other; time heals, whatever was refused."""
    now = [0.0]
    gate = Gate(lambda: now[0])
    assert [gate.too_fast(1) for _ in range(30)] == [False] * 10 + [True] * 20
    assert not gate.too_fast(2)
    now[0] = 4.9
    assert gate.too_fast(1)
    now[0] = 5.0
    assert not gate.too_fast(1)
    assert gate.is_new(7)
    assert not gate.is_new(7)


@pytest.mark.parametrize("wrong", [-3600.0, 0.0, 7.5])
async def test_what_has_expired_is_known_by_a_wrong_clock_too(wrong: float) -> None:
    """Some seconds longer on the way than others; nobody knows better of the first."""
    arrivals, now = Arrivals(), 1_800_000_000.0

    def expired(way: float) -> bool:
        born = datetime.fromtimestamp(now - way, UTC)
        interaction: Any = SimpleNamespace(created_at=born, extras={})
        arrivals.note(interaction, now + wrong)
        return has_expired(interaction)

    ways = (0.2, 0.1, 2.9, 3.2, 100.0, 0.3)
    assert [expired(way) for way in ways] == [False] * 3 + [True] * 2 + [False]
    for _ in range(WAYS):
        expired(1000)
    assert not expired(1001)


def test_a_gate_tells_once_until_there_was_a_minutes_calm() -> None:
    now = [0.0]
    gate = Gate(lambda: now[0])
    told = []
    for now[0] in (0.0, 59.0, 118.0, 178.0):
        told.append(gate.must_tell(1))
    assert told == [True, False, False, True]
    assert gate.must_tell(2)


def test_a_gate_forgets_who_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not grow with the number of people."""
    monkeypatch.setattr("cogs.dispatch.REMEMBERED", 3)
    now = [0.0]
    gate = Gate(lambda: now[0])
    for user in range(10):
        now[0] += 10
        gate.too_fast(user)
        gate.is_new(user)
        now[0] += 60 * gate.must_tell(user)
    assert len(gate._passed) <= 4
    assert len(gate._refused) <= 4
    assert len(gate._seen) <= 3


async def test_a_slow_picture_is_announced_and_then_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the patience the answer is deferred; the panel is edited once it is drawn."""
    who, panel = await open_turn(stage)
    monkeypatch.setattr(base, "PATIENCE", 0.0)
    release = asyncio.Event()
    draw = stage.renderer.draw

    async def slow(*words: Any, **options: Any) -> bytes:
        await release.wait()
        return await draw(*words, **options)

    monkeypatch.setattr(stage.renderer, "draw", slow)
    part = stage.find(panel, "place")
    assert part is not None
    record = stage.sandbox.people.click(who, panel, part["custom_id"])
    await record
    assert record.type == 6
    assert "you would have" not in bare(panel)
    release.set()
    shown = await stage.until(lambda: panel if "you would have" in bare(panel) else None)
    assert shown is panel
    command = await stage.command(who, stage.threads()[-1], "play")
    assert "you would have" in bare(command)


async def test_a_picture_that_cannot_be_drawn_gives_way_to_its_text(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn can be played without it."""

    async def broken(*_: object, **__: object) -> bytes:
        raise RenderError("no worker")

    who, panel = await open_turn(stage)
    monkeypatch.setattr(stage.renderer, "draw", broken)
    panel = await stage.press(who, panel, "place")
    assert "```" in panel.text
    await stage.press(who, await compose(stage, who, panel), "end")
    await stage.settle()
    assert any("placed" in text for text in texts(stage, stage.threads()[-1]))


async def test_a_fault_of_the_drawing_code_is_a_text_board(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when it is changed under the running bot; with a line in the log for each."""

    def changed(*_: object, **__: object) -> bytes:
        raise AttributeError("no such line")

    async def here(_: object, _urgent: bool, function: Any, *given: Any) -> Any:
        return function(*given)

    who, panel = await open_turn(stage)
    app = stage.client.app
    monkeypatch.setattr(app, "renderer", Renderer())
    monkeypatch.setattr(ProcessPool, "_call_twice", here)
    monkeypatch.setattr("render.renderer.draw", changed)
    with capture_logs() as logs:
        panel = await stage.press(who, panel, "place")
        assert "```" in panel.text
        await stage.press(who, await compose(stage, who, panel), "end")
        await stage.settle()
    assert any("placed" in text for text in texts(stage, stage.threads()[-1]))
    failed = [line for line in logs if line["event"] == "render.failed"]
    assert all("AttributeError, File" in line["error"] for line in failed)
    assert not any("exc_info" in line for line in logs)
    assert failed
    assert app.undrawn is not None
    assert app.undrawn.code == "AttributeError"


async def test_settings_that_cannot_be_read_do_not_silence_us(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reader is answered in the language of their Discord."""

    async def broken(*_: object) -> None:
        raise OSError

    thread = await begun(stage)
    monkeypatch.setattr(type(stage.services.people), "user", broken)
    shown = await stage.command("Dan", thread, "line")
    assert bare(shown)


async def test_a_panel_of_somebody_else_is_not_mine(stage: Stage) -> None:
    """Its owner is named; nothing changes."""
    who, panel = await open_turn(stage)
    part = stage.find(panel, "place")
    assert part is not None
    thread = stage.threads()[-1]
    other = next(name for name in ("Ann", "Ben", "Cara") if name != who)
    public = living(stage, thread)
    await relabel(stage, public, "look", part["custom_id"])
    shown = await pressed(stage, other, public, part["custom_id"])
    assert f"This panel belongs to {who}." in bare(shown).replace("**", "")
    assert public.only_for is None


async def test_a_press_of_an_earlier_turn_plays_nothing(stage: Stage) -> None:
    """An old panel says what is now."""
    who, panel = await open_turn(stage)
    thread = stage.threads()[-1]
    old = id_of(stage, panel, "place")
    await stage.press(who, await compose(stage, who, panel), "end")
    await stage.settle()
    version = (await game_of(stage, thread)).version
    shown = forge(await stage.command(who, thread, "table"), stage, "Game…", old)
    late = await stage.press(who, shown, "Game…")
    assert "That turn is over: you ended it." in bare(late)
    assert (await game_of(stage, thread)).version == version


async def test_ending_what_has_changed_since_shows_the_draft(stage: Stage) -> None:
    """Nothing is committed; the panel is redrawn and says so."""
    who, panel = await open_turn(stage)
    thread = stage.threads()[-1]
    panel = await compose(stage, who, panel)
    old = id_of(stage, panel, "end")
    panel = await stage.press(who, panel, "undo")
    version = (await game_of(stage, thread)).version
    shown = await stage.press(who, forge(panel, stage, "Look", old), "Look")
    assert "Your draft has changed since. Here it is." in bare(shown)
    assert (await game_of(stage, thread)).version == version


async def test_looking_leads_back_to_the_turn_in_the_same_message(stage: Stage) -> None:
    """[Look] inside the panel edits it; [Back to my turn] brings the draft back."""
    who, panel = await open_turn(stage)
    panel = await stage.press(who, panel, "place")
    look = await stage.press(who, panel, "Look")
    assert look.id == panel.id
    for what in ("The whole table", "The lines", "Score so far", "As text", "Ben's kingdom"):
        look = await stage.choose(who, look, "Show…", what)
        assert look.id == panel.id
    menu = await stage.press(who, look, "Game…")
    look = await stage.press(who, menu, "Back")
    back = await stage.press(who, look, "Back to my turn")
    assert "you would have" in bare(back)


async def test_giving_up_asks_once_and_hands_the_seat_over(stage: Stage) -> None:
    """The menu leads there and back; then a computer lord plays on."""
    who, _ = await open_turn(stage)
    thread = stage.threads()[-1]
    menu = await stage.press(who, await stage.press(who, living(stage, thread), "Look"), "menu")
    asked = await stage.press(who, menu, "Resign…")
    assert "Keep playing" in stage.labels(asked)
    kept = await stage.press(who, asked, "Keep playing")
    assert "Resign…" in stage.labels(kept)
    gone = await stage.press(who, await stage.press(who, kept, "Resign…"), "Resign")
    assert "You gave up your seat" in bare(gone)
    await stage.pass_time(120)
    assert any("The autopilot" in text for text in texts(stage, thread))
    refused = await stage.press(who, living(stage, thread), "Play")
    assert "You gave up your seat" in bare(refused)


# -- commands --------------------------------------------------------------------------------------


async def test_a_turn_is_played_by_three_commands(stage: Stage) -> None:
    """/place, /choose and /end, with what is suggested for them."""
    who, _ = await open_turn(stage)
    thread = stage.threads()[-1]
    people = stage.sandbox.people
    spots = (await people.autocomplete(who, thread, "place", "spot", "")).choices
    assert spots[0]["name"].startswith("A: ")
    dominoes = (await people.autocomplete(who, thread, "choose", "domino", "")).choices
    assert "–" in dominoes[0]["name"]
    placed = await stage.command(who, thread, "place", spot=spots[0]["value"])
    assert "you would have" in bare(placed)
    early = await stage.command(who, thread, "end")
    assert "Not yet" in bare(early)
    assert "Still to do: take a domino" in bare(early)
    number = dominoes[0]["name"].split(":")[0]
    letter = "q" if dominoes[0]["value"].startswith("Q") else "k"
    for odd in (f"no {number}", f"# {number}", f"{letter.upper()} {number}"):
        told = bare(await stage.command(who, thread, "choose", domino=odd))
        assert f"You take **{number}**" in told, odd
    for odd in (f"-{number}", f"{number}.5", f"{number}_000"):
        answer = await stage.command(who, thread, "choose", domino=odd)
        assert "is not in the line" in bare(answer), odd
    await stage.command(who, thread, "choose", domino=dominoes[0]["value"])
    undone = await stage.command(who, thread, "undo")
    assert "Still to do" in bare(undone)
    await stage.command(who, thread, "choose", domino=dominoes[0]["name"])
    ended = await stage.command(who, thread, "end")
    assert "Turn ended" in bare(ended)
    back = await stage.command(who, thread, "takeback")
    assert "Your turn is open again" in bare(back)


@pytest.mark.parametrize(
    ("spot", "told"),
    [
        ("b55", "I don't know the spot “b55”"),
        ("z1 z2", "I don't know the spot “z1 z2”"),
        ("Z", "I don't know the spot “Z”"),
        ("e5 e6", "e5 is taken."),
        ("b5 d5", "b5 and d5 are not next to each other."),
        ("a1 a2", "Neither half touches"),
        ("k5 k6", "can never be part of this kingdom"),
    ],
)
async def test_a_typed_spot_is_judged_like_a_pressed_one(
    stage: Stage, spot: str, told: str
) -> None:
    """In any spelling, with the reason where it is illegal."""
    who, _ = await open_turn(stage)
    shown = await stage.command(who, stage.threads()[-1], "place", spot=spot)
    assert told in bare(shown)


async def test_squares_may_be_written_apart(stage: Stage) -> None:
    """ "b 5 a 5" is b5 a5."""
    who, panel = await open_turn(stage)
    label = next(one for one in stage.labels(panel) if one.startswith("A · "))
    spot = label.removeprefix("A · ").split(" ")[0]
    apart = " ".join(spot.replace("–", ""))
    placed = await stage.command(who, stage.threads()[-1], "place", spot=apart)
    assert f"At **{spot}**: " in bare(placed)


async def test_the_list_of_all_spots_leads_back_to_the_best(stage: Stage) -> None:
    """Where no other tab does."""
    who, panel = await open_turn(stage)
    listed = await stage.press(who, panel, "Other spots")
    assert not [one for one in stage.labels(listed) if one.startswith("A · ")]
    lettered = await stage.press(who, listed, "Best spots")
    assert [one for one in stage.labels(lettered) if one.startswith("A · ")]


@pytest.mark.parametrize("letter", ["A", "a"])
async def test_a_letter_is_a_spot(stage: Stage, letter: str) -> None:
    """The letter that a spot bears in the panel can be typed, as its two squares can."""
    who, panel = await open_turn(stage)
    label = next(one for one in stage.labels(panel) if one.startswith("A · "))
    placed = await stage.command(who, stage.threads()[-1], "place", spot=letter)
    assert f"At **{label.removeprefix('A · ').split(' ')[0]}**: " in bare(placed)


async def test_what_cannot_be_done_is_said(stage: Stage) -> None:
    """Discarding what fits, taking what is not there, taking back what was not ended."""
    who, _ = await open_turn(stage)
    thread = stage.threads()[-1]
    assert "so it can't be discarded" in bare(await stage.command(who, thread, "discard"))
    wrong = await stage.command(who, thread, "choose", domino="99")
    assert "is not in the line. Free:" in bare(wrong)
    assert bare(await stage.command(who, thread, "choose", domino="q99")).startswith("**Q99** ")
    assert "Nothing to undo." in bare(await stage.command(who, thread, "undo"))
    other = next(name for name in ("Ann", "Ben", "Cara") if name != who)
    assert f"It is {who}'s turn" in bare(await stage.command(other, thread, "end")).replace(
        "**", ""
    )
    assert "You are not at this table." in bare(await stage.command("Dan", thread, "play"))


async def test_a_command_asks_which_game_is_meant(stage: Stage) -> None:
    """Outside a thread, with two games waiting: a select, then the same deed."""
    await begun(stage, 2, "Harvest Moon")
    await begun(stage, 2, "Quiet Mill")
    for thread in stage.threads():
        while await on_turn(stage, thread) != "Ann":
            await play_turn(stage, thread)
    shown = await stage.command("Ann", "lobby", "play")
    assert bare(shown) == "Which game?"
    part = stage.find(shown, "which")
    assert part is not None
    assert len(part["options"]) == 2
    panel = await stage.choose("Ann", shown, "which", part["options"][1]["value"])
    assert "Your" in bare(panel)
    named = await stage.command("Ann", "lobby", "line", game=part["options"][0]["value"])
    assert "round" in bare(named) or "first choice" in bare(named)
    nobody = await stage.command("Dan", "lobby", "play")
    assert "No game of yours is running." in bare(nobody)
    assert stage.find(nobody, "Against…") is not None
    games = await stage.sandbox.people.autocomplete("Ann", "lobby", "play", "game", "")
    assert len(games.choices) == 2
    silly = await stage.command("Ann", "lobby", "play", game="no such game!")
    assert bare(silly) == "I don't know that game. /games lists yours."


@pytest.mark.parametrize("shape", ["picture", "text"])
async def test_everything_can_be_looked_up_by_command(stage: Stage, shape: str) -> None:
    """Kingdoms by seat or name, the table, the lines, the score, as picture or as text."""
    who, _ = await open_turn(stage, variants="Harmony")
    thread = stage.threads()[-1]
    lords = await stage.sandbox.people.autocomplete(who, thread, "kingdom", "lord", "")
    assert [choice["name"] for choice in lords.choices] == [
        one.name for one in (await game_of(stage, thread)).table.seats
    ]
    shown = [
        await stage.command("Dan", thread, "kingdom", **{"as": shape}),
        await stage.command(who, thread, "kingdom", **{"as": shape}),
        await stage.command("Dan", thread, "kingdom", lord="Ben", **{"as": shape}),
        await stage.command("Dan", thread, "kingdom", lord="k3", **{"as": shape}),
        await stage.command("Dan", thread, "table", **{"as": shape}),
        await stage.command("Dan", thread, "line", **{"as": shape}),
        await stage.command("Dan", thread, "score", **{"as": shape}),
        await stage.command("Dan", thread, "score", lord="Ben", **{"as": shape}),
        await stage.command("Dan", thread, "game status"),
    ]
    for one in shown:
        assert "Harvest Moon" in bare(one)
        assert one.only_for is not None
    for one in shown[:6]:
        assert bool(one.files) is (shape == "picture")


async def test_a_record_is_handed_out_as_two_files(stage: Stage) -> None:
    """To whoever may watch; the seed is left out while the game is played."""
    thread = await begun(stage)
    shown = await stage.command("Dan", thread, "record")
    assert len(shown.files) == 2
    assert "The seed is left out" in bare(shown)


async def test_a_vote_can_be_answered_by_command(stage: Stage) -> None:
    """With and without a question."""
    thread = await begun(stage)
    none = await stage.command("Ann", thread, "game vote", answer="agree")
    assert "No question is open" in bare(none)
    await stage.press("Ann", await stage.command("Ann", thread, "game abort"), "Ask everybody")
    no = await stage.command("Ben", thread, "game vote", answer="goon")
    assert "would rather go on" in bare(no)
    await stage.settle()
    rematch = await stage.command("Ann", thread, "game rematch")
    assert "still being played" in bare(rematch)
    assert "Resign" in bare(await stage.command("Ann", thread, "game resign"))


async def test_who_sits_down_while_all_is_slow_is_answered_privately(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table's own message is edited by the courier, not shown to one person alone."""
    answer = table_panel.answer

    async def slowly(click: Click, table: TableFact, private: Screen) -> None:
        await click.acknowledge()
        await answer(click, table, private)

    monkeypatch.setattr(table_panel, "answer", slowly)
    await stage.command("Ann", "games", "game new", box="kingdomino", lords=3, who="anyone")
    await stage.settle()
    table = stage.message("a table is open")
    people = stage.sandbox.people
    part = stage.find(table, "Take a seat")
    assert part is not None
    people.click("Ben", table, part["custom_id"])
    told = await stage.told("Ben", "You have seat 2")
    (leave,) = stage.labels(told)
    assert leave.startswith("Leave "), "an old one names its table"
    private = [one for one in stage.world.messages.values() if one.only_for]
    assert not [one for one in private if "a table is open" in bare(one)]
    await stage.settle()
    assert "2 · **Ben**" in bare(table)
