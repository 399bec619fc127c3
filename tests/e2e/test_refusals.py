"""Everything refused in a game is refused privately, changes nothing and leads on."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from engine import DOMINOES, Kingdom, square_name
from sandbox import Message
from sandbox.records import DEFER_UPDATE
from services.facts import Press
from services.facts.panels import PanelFact
from tests.e2e.sitting import Act, Sitting, forge, id_of, sit_down, stored
from tests.e2e.stage import Stage, bare

OFFERS = ["Plan my turn", "Look"]
"""What a lord who waits can do."""

# -- whose turn, whose seat -----------------------------------------------------------------------


async def test_play_of_a_lord_who_waits_is_refused(stage: Stage) -> None:
    """not_your_turn: whose turn it is, when one's own comes, a plan and a look."""
    sitting = await sit_down(stage)
    name, (other,) = await sitting.on_turn(), await sitting.waiting()

    async def press() -> Message:
        return await stage.press(other, sitting.living(), "Play")

    await sitting.refused(
        other,
        press,
        f"It is {name}'s turn in Harvest Moon; it ends",
        offers=OFFERS,
    )
    plan, look = await sitting.taken_up(other, press, "Plan my turn", "Look")
    assert "Plan your next turn" in bare(plan)
    assert "Harvest Moon" in bare(look)


async def test_who_is_next_is_told_so(stage: Stage) -> None:
    """not_your_turn tells when one is on, as far as the kings tell."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    fact = await sitting.fact()
    _, second, third = [fact.view.name(slot.seat) for slot in fact.view.order]

    async def press(who: str) -> Message:
        return await stage.press(who, sitting.living(), "Play")

    await sitting.refused(second, lambda: press(second), "You are next.", offers=OFFERS)
    words = f"You are on after {second}."
    await sitting.refused(third, lambda: press(third), words, offers=OFFERS)


async def test_play_of_an_outsider_is_refused(stage: Stage) -> None:
    """not_at_table: they can watch."""
    sitting = await sit_down(stage)

    async def press() -> Message:
        return await stage.press("Dan", sitting.living(), "Play")

    words = "You are not at this table. You can watch it, though."
    await sitting.refused("Dan", press, words, offers=["Look", "Follow"])
    await sitting.taken_up("Dan", press, "Look", "Follow")
    await sitting.refused(
        "Dan", lambda: stage.command("Dan", sitting.thread, "end"), words, offers=["Look", "Follow"]
    )


def button_of(stage: Stage, panel: Message, domino: str) -> str:
    """The label of the button that takes a domino: its number, then what is on it."""
    number = domino[1:]
    return next(label for label in stage.labels(panel) if label.split(" ")[0] == number)


async def test_a_panel_of_another_seat_is_refused(stage: Stage) -> None:
    """foreign_panel: by a forged id only; it says whose it is."""
    sitting = await sit_down(stage)
    name, (other,) = await sitting.on_turn(), await sitting.waiting()
    panel = await sitting.open_panel()
    line = (await sitting.fact()).view.next_line
    taking = id_of(stage, panel, button_of(stage, panel, line[0].domino))
    own = await stage.press(other, sitting.living(), "Look")
    forge(own, stage, "Game…", taking)

    async def press() -> Message:
        return await stage.press(other, own, "Game…")

    await sitting.refused(other, press, f"This panel belongs to {name}.", offers=["Look"])


async def test_a_closed_table_is_not_for_watchers(stage: Stage) -> None:
    """watch_table: only its lords look."""
    panel = await stage.command("Ann", "games", "game new", box="kingdomino", lords=2)
    panel = await stage.form("Ann", panel, "More options", switches=["takeback", "watching"])
    await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    await stage.press("Ben", stage.message("a table is open"), "Take a seat")
    await stage.settle()
    sitting = Sitting(stage, stage.threads()[0], "")
    for press in (
        lambda: stage.press("Dan", sitting.living(), "Look"),
        lambda: stage.command("Dan", sitting.thread, "table"),
        lambda: stage.command("Dan", sitting.thread, "record"),
    ):
        await sitting.refused("Dan", press, "Only the lords of", "can watch it.")


def values(part: dict[str, object]) -> list[str]:
    """The values of a select's options."""
    options: Sequence[dict[str, str]] = part.get("options", ())  # type: ignore[assignment]
    return [option["value"] for option in options]


# -- late presses ---------------------------------------------------------------------------------


async def test_the_panel_of_a_turn_ended_by_me_is_over(stage: Stage) -> None:
    """turn_over: it says so, and offers to take the turn back while that is open."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    await sitting.turn()
    after = await sitting.on_turn()
    line = (await sitting.fact()).view.next_line
    free = next(slot.domino for slot in line if slot.seat is None)
    pressed = id_of(stage, panel, button_of(stage, panel, free))

    async def press() -> Message:
        mine = await stage.press(name, sitting.living(), "Look")
        return await stage.press(name, forge(mine, stage, "Game…", pressed), "Game…")

    words = f"That turn is over: you ended it. {after} is on turn now."
    await sitting.refused(name, press, words, offers=["Take back", "Look"])
    await sitting.taken_up(name, press, "Look")
    (again,) = await sitting.taken_up(name, press, "Take back")
    assert "Your turn is open again, as it was." in bare(again)


async def test_the_panel_of_a_turn_that_cannot_be_taken_back_offers_a_look(stage: Stage) -> None:
    """turn_over: once the next lord has played there is nothing to take back."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    await sitting.turn()
    await sitting.turn()
    words = "That turn is over: you ended it."
    spent = next(c["custom_id"] for c in stage.components(panel) if ":take:" in c["custom_id"])

    async def press() -> Message:
        mine = await stage.press(name, sitting.living(), "Look")
        return await stage.press(name, forge(mine, stage, "Game…", spent), "Game…")

    await sitting.refused(name, press, words, offers=["Look"])


async def test_the_turn_before_was_taken_back_while_i_composed(stage: Stage) -> None:
    """turn_taken_back: whose turn it is again; the draft is kept."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.turn()
    other = await sitting.on_turn()
    panel = await sitting.open_panel()
    free = [c for c in stage.components(panel) if ":take:" in c["custom_id"]]
    open_ = [c["label"] for c in free if not c.get("disabled")]
    panel = await stage.press(other, panel, open_[0])
    kept = {c["label"]: c["custom_id"] for c in stage.components(panel) if c.get("label")}
    await stage.command(name, sitting.thread, "takeback")
    words = f"{name} took the last turn back, so it is {name}'s turn again. Your draft is kept."

    async def press() -> Message:
        mine = await stage.press(other, sitting.living(), "Look")
        return await stage.press(other, forge(mine, stage, "Game…", kept[open_[1]]), "Game…")

    await sitting.refused(other, press, words, offers=["Look"])
    await stage.press(name, await sitting.open_panel(), "end")
    await stage.settle()
    again = await sitting.open_panel()
    assert "Ready" in bare(again), "the draft was kept"


async def test_play_on_an_old_turn_message_shows_what_is_now(stage: Stage) -> None:
    """button_old: the panel of the lord on turn, or whose turn it is."""
    sitting = await sit_down(stage)
    await sitting.turn()  # the first call is deleted; reports stay
    first = sitting.living()
    play = id_of(stage, first, "Play")
    await sitting.turn()
    assert not stage.find(first, "Play"), "the old message is stripped"
    name, (other,) = await sitting.on_turn(), await sitting.waiting()
    old = forge(first, stage, "Look", play) if stage.find(first, "Look") else sitting.living()
    if old is not first:
        forge(old, stage, "Play", play)
    panel = await stage.press(name, old, "play")
    assert "Your first choice" in bare(panel)
    refused = await stage.press(other, old, "play")
    assert f"It is {name}'s turn" in bare(refused).replace("**", "")


async def test_a_button_of_another_time_is_never_obeyed(stage: Stage) -> None:
    """A codec digit, an action or a form of id that nobody knows."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    words = "That button is out of date."
    for id in (
        "b2:g:1:0:0:look:",
        "b9:whatever a later release writes",
        "b1:g:1:0:0:teleport:",
        "b1:z:1:0:0:look:",
        "b1:g:1:0:0:undo:x",
        "b1:g:1:0:0:end:",
        "b1:g:1:0:0:agree:!!",
    ):
        mine = await stage.press(name, sitting.living(), "Look")

        async def press(mine: Message = mine, id: str = id) -> Message:
            return await stage.press(name, forge(mine, stage, "Game…", id), "Game…")

        await sitting.refused(name, press, words)


async def test_a_game_that_nobody_knows_is_refused(stage: Stage) -> None:
    """no_game: with a way to one's own."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    words = "I don't know that game. /games lists yours."
    for action in ("look:", "play:", "take:k1", "end:0", "menu:", "record:", "rematch:"):

        async def press(action: str = action) -> Message:
            mine = await stage.press(name, sitting.living(), "Look")
            forge(mine, stage, "Game…", f"b1:g:zzz:0:0:{action}")
            return await stage.press(name, mine, "Game…")

        await sitting.refused(name, press, words, offers=["Your games"])
    (games,) = await sitting.taken_up(name, press, "Your games")
    assert "Your games" in bare(games)


async def test_the_same_interaction_counts_once(stage: Stage) -> None:
    """same_click: Discord delivers twice, a process forgets in between; one answer, one effect."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    label = next(c["label"] for c in stage.components(panel) if ":take:" in c["custom_id"])
    stage.sandbox.faults.twice()
    panel = await stage.press(name, panel, label)
    before = (await sitting.fact()).version
    stage.sandbox.faults.twice()
    done = await stage.press(name, panel, "end")
    await stage.settle()
    assert "Turn ended" in bare(done)
    assert (await sitting.fact()).version == before + 1
    assert len(sitting.reports(f"{name} took".replace(name, f"**{name}**"))) == 1
    stage.sandbox.faults.twice()
    other = await sitting.on_turn()
    await stage.command(other, sitting.thread, "play")
    own = [one for one in stage.world.history(sitting.thread) if one.only_for == sitting.id(other)]
    assert len(own) == 1, "a command delivered twice is answered once"


async def test_a_double_click_plays_once(stage: Stage) -> None:
    """Two presses of each button of a turn at the same time: one effect, the same screen twice."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    panel = await sitting.open_panel()
    version = (await sitting.fact()).version
    for wanted in (":place:", ":take:", ":end:"):
        part = next(
            c for c in stage.components(panel) if wanted in c["custom_id"] and not c.get("disabled")
        )
        click = stage.sandbox.people.click
        twice = [click(name, panel, part["custom_id"]) for _ in range(2)]
        first, panel = [await stage.answer(record) for record in twice]
        assert first.id == panel.id
    await stage.settle()
    assert "Turn ended" in bare(panel)
    assert (await sitting.fact()).version == version + 1


async def test_a_busy_game_says_so_and_leaves_the_panel(stage: Stage) -> None:
    """busy: the lock is not free within its time; the pressed screen stays as it is."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    before = bare(panel)
    label = next(c["label"] for c in stage.components(panel) if ":take:" in c["custom_id"])
    house, game = stage.services.context, await sitting.fact()
    house.lock_seconds = 0.01

    async def press() -> Message:
        async with house.locked("game", game.id):
            return await stage.press(name, panel, label)

    answer = await sitting.refused(name, press, "Somebody else just moved.", offers=["Look"])
    assert answer.id != panel.id
    assert bare(panel) == before
    assert "Ready" in bare(await stage.press(name, panel, label)), "pressed again it works"


async def test_clicks_come_at_a_human_pace(stage: Stage) -> None:
    """too_fast: the eleventh within five seconds; the panel stays, and then all is well."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    take = next(c for c in stage.components(panel) if ":take:" in c["custom_id"])
    label = take["label"]
    gate = stage.client.gate
    now = [gate._clock()]
    gate._clock = lambda: now[0]
    now[0] += 60
    for _ in range(10):
        panel = await stage.press(name, panel, label)
    before = bare(panel)
    answer = await sitting.refused(
        name, lambda: stage.press(name, panel, label), "One moment, please."
    )
    assert answer.id != panel.id
    assert bare(panel) == before
    pressed = await stage.sandbox.people.click(name, panel, take["custom_id"])
    hasty = await stage.sandbox.people.slash(name, sitting.thread, "play", {})
    await stage.until(lambda: hasty.message is None)
    await stage.settle()
    assert pressed.type == DEFER_UPDATE
    assert not pressed.followups + hasty.followups, "it was said once"
    assert bare(panel) == before
    now[0] += 6
    assert "Ready" in bare(await stage.press(name, panel, label))


# -- which game -----------------------------------------------------------------------------------


async def test_a_command_without_a_game_says_where_to_find_one(stage: Stage) -> None:
    """no_game_here: with one's games and a way to a table."""
    sitting = await sit_down(stage)
    for command, options in (("place", {"spot": "b5 a5"}), ("end", {}), ("undo", {})):

        async def typed(command: str = command, options: dict[str, str] = options) -> Message:
            return await stage.command("Dan", "lobby", command, **options)

        await sitting.refused(
            "Dan",
            typed,
            "No game of yours is running. /games lists your tables, "
            "/watch the games you can look at.",
            offers=["Your games", "Open a table", "Play against the computer"],
        )
    games, new = await sitting.taken_up("Dan", typed, "Your games", "Open a table")
    assert "You are in no game." in bare(games)
    assert "A new table" in bare(new)


async def test_a_command_that_fits_several_games_asks_which(stage: Stage) -> None:
    """which_game: the answer does what the command would have done."""
    one = await sit_down(stage, name="Fens")
    two = await sit_down(stage, name="Mill")
    for sitting in (one, two):
        if await sitting.on_turn() != "Ann":
            await sitting.turn()
    which = await one.refused(
        "Ann", lambda: stage.command("Ann", "lobby", "play"), "Which game?", offers=[]
    )
    select = next(c for c in stage.components(which) if c.get("options"))
    assert [option["label"].split(" · ")[0] for option in select["options"]] == ["Fens", "Mill"]
    panel = await stage.choose("Ann", which, select["placeholder"], select["options"][1]["value"])
    assert panel.id == which.id
    assert "Your first choice" in bare(panel)
    assert ":g:" in next(c["custom_id"] for c in stage.components(panel))
    bad = await stage.command("Ann", "lobby", "play", game="no such game")
    assert "I don't know that game" in bare(bad)


# -- spots and dominoes ---------------------------------------------------------------------------


async def placing(stage: Stage, turn: str = "3.1", **options: object) -> tuple[Sitting, str]:
    """A game in which somebody has to place a domino."""
    sitting = await sit_down(stage, **options)  # type: ignore[arg-type]
    return sitting, await sitting.until(turn)


async def test_text_that_is_no_spot_is_refused(stage: Stage) -> None:
    """spot_unknown: what was typed, and how a spot is written."""
    sitting, name = await placing(stage, "1.1")
    how = "Write two squares, left half first, such as b5 a5, or the letter of a spot."
    for spot in ("b55", "b5", "nowhere", "b5 a5 c5", "55 66", "@everyone x", "x" * 300):

        async def type_(spot: str = spot) -> Message:
            return await stage.command(name, sitting.thread, "place", spot=spot)

        said = f"I don't know the spot “{spot[:40]}"
        await sitting.refused(name, type_, said, how, offers=["Open the panel"])
    (panel,) = await sitting.taken_up(name, type_, "Open the panel")
    assert stage.find(panel, "end")


async def test_a_spot_may_be_written_in_many_ways(stage: Stage) -> None:
    """As the panel, the suggestions or a hurried hand write it."""
    sitting, name = await placing(stage, "1.1")
    panel = await panel_fact(sitting, name)
    assert panel.spots is not None
    ways = ("{0} {1}", "{0}{1}", "{0}–{1}", "7: {0}–{1} (+3)", "{0}, {1}", "spot {0} {1}")
    for written, spot in zip(ways, panel.spots.ranked * 2, strict=False):
        typed = written.format(*spot.squares).upper()
        await stage.command(name, sitting.thread, "place", spot=typed)
        assert (await panel_fact(sitting, name)).chosen == spot.squares, typed
    spot = panel.spots.ranked[0]
    turned = " ".join(f"{square[1:]}{square[0]}" for square in spot.squares)
    for typed in ("spot a", turned, turned.replace(" ", ", ").upper()):
        await stage.command(name, sitting.thread, "undo")
        await stage.command(name, sitting.thread, "place", spot=typed)
        assert (await panel_fact(sitting, name)).chosen == spot.squares, typed


async def test_a_chosen_value_is_judged_like_typed_text(stage: Stage) -> None:
    """Values come from the client: what is no spot is refused, never an error of ours."""
    sitting, name = await placing(stage, "1.1")
    before = stored(stage)
    for value in ("zz.99", "b5", "b5.b5.b5", "..", "page.x", "page.99", "b0.b1"):
        panel = await every_spot(stage, name, await sitting.open_panel())
        select = next(c for c in stage.components(panel) if c.get("options"))
        select["options"][0]["value"] = value
        answer = await stage.choose(name, panel, select["placeholder"], value)
        assert "went wrong" not in bare(answer)
        assert stored(stage) == before
        assert value.startswith("page") or "I don't know the spot" in bare(answer)


async def every_spot(stage: Stage, name: str, panel: Message) -> Message:
    """Show the arrows and the list, also where every spot has a letter."""
    drawn = id_of(stage, panel, "place").partition(":place:")[0]
    return await stage.press(name, forge(panel, stage, "place", f"{drawn}:spots:"), "spots")


async def panel_fact(sitting: Sitting, name: str) -> PanelFact:
    """The panel of a lord as a fact."""
    fact = await sitting.fact()
    return await sitting.stage.services.play.panel(Press(fact.id, sitting.person(name)))


def forbidden(panel: PanelFact, code: str) -> str:
    """Find two squares that the engine forbids for one reason."""
    view = panel.game.view.kingdom_of(panel.seat.seat)
    kingdom, domino = Kingdom.from_view(view), panel.domino or ""
    squares = [square_name(x, y) for x in range(1, 14) for y in range(1, 14)]
    for left, right in itertools.permutations(squares, 2):
        refusal = kingdom.why_not(domino, left, right)
        if refusal is not None and refusal.code == code:
            return f"{left} {right}"
    raise AssertionError(f"nothing is {code}")


ILLEGAL = {
    "overlap": "is taken.",
    "area": "is the limit.",
    "no_connection": "Neither half touches its own terrain or the castle there.",
    "not_adjacent": "are not next to each other.",
    "off_canvas": "can never be part of this kingdom.",
}


async def test_an_illegal_spot_is_refused_with_its_rule(stage: Stage) -> None:
    """spot_taken, spot_area, spot_match, spot_apart: typed, and by the select's value."""
    sitting, name = await placing(stage)
    fact = await panel_fact(sitting, name)
    for code, words in ILLEGAL.items():
        spot = forbidden(fact, code)

        async def type_(spot: str = spot) -> Message:
            return await stage.command(name, sitting.thread, "place", spot=spot)

        async def choose(value: str = spot.replace(" ", ".")) -> Message:
            panel = await every_spot(stage, name, await sitting.open_panel())
            select = next(c for c in stage.components(panel) if c.get("options"))
            select["options"][0]["value"] = value
            return await stage.choose(name, panel, select["placeholder"], value)

        await sitting.refused(name, type_, words, offers=["Show the spots"])
        await sitting.refused(name, choose, words, offers=["Show the spots"])
    (panel,) = await sitting.taken_up(name, type_, "Show the spots")
    assert stage.find(panel, "end")


async def test_a_domino_that_fits_is_not_discarded(stage: Stage) -> None:
    """can_place: in how many spots it fits."""
    sitting, name = await placing(stage)
    panel = await panel_fact(sitting, name)
    assert panel.spots is not None
    number, count = str(panel.domino)[1:], len(panel.spots.ranked)

    async def type_() -> Message:
        return await stage.command(name, sitting.thread, "discard")

    words = f"{number} fits in {count} spots, so it can't be discarded."
    await sitting.refused(name, type_, words, offers=["Show the spots"])
    await sitting.taken_up(name, type_, "Show the spots")


async def test_nothing_is_placed_at_the_start(stage: Stage) -> None:
    """nothing_to_place: the kings choose first."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    words = "There is nothing to place at the start: choose your first domino."
    for command, options in (
        ("place", {"spot": "e6 e7"}),
        ("place", {"spot": "a"}),
        ("discard", {}),
    ):

        async def type_(command: str = command, options: dict[str, str] = options) -> Message:
            return await stage.command(name, sitting.thread, command, **options)

        await sitting.refused(name, type_, words, offers=["Open the panel"])
    await sitting.taken_up(name, type_, "Open the panel")


async def test_there_is_no_line_in_the_last_round(stage: Stage) -> None:
    """no_line: nothing to choose any more."""
    sitting = await sit_down(stage)
    await sitting.finish(but=2)
    name = await sitting.on_turn()

    async def type_() -> Message:
        return await stage.command(name, sitting.thread, "choose", domino="17")

    await sitting.refused(name, type_, "There is no next line in the last round.")


async def test_a_turn_that_is_not_ready_is_not_ended(stage: Stage) -> None:
    """not_ready: the panel itself, with what is still to do; [End turn] is greyed there."""
    sitting, name = await placing(stage)

    async def type_() -> Message:
        return await stage.command(name, sitting.thread, "end")

    before = stored(stage)
    panel = await type_()
    assert "Not yet: something is still to do." in bare(panel)
    assert "Still to do: place the domino and take a domino of the next line." in bare(panel)
    assert panel.only_for == sitting.id(name)
    assert stored(stage) == before
    end = stage.find(panel, "end")
    assert end is not None
    assert end["disabled"]
    end["disabled"] = False
    again = await stage.press(name, panel, "end")
    assert again.id == panel.id
    assert "Still to do" in bare(again)
    assert stored(stage) == before


async def test_a_domino_that_is_not_free_is_refused(stage: Stage) -> None:
    """domino_taken and domino_unknown: which are free."""
    sitting = await sit_down(stage)
    other = await sitting.turn()
    name = await sitting.on_turn()
    if name == other:
        await sitting.turn()
        name = await sitting.on_turn()
    line = (await sitting.fact()).view.next_line
    taken = next(slot.domino[1:] for slot in line if slot.seat is not None)
    free = next(slot.domino[1:] for slot in line if slot.seat is None)
    for typed in (taken, "0", "99", "K", "–", "x" * 300):

        async def type_(typed: str = typed) -> Message:
            return await stage.command(name, sitting.thread, "choose", domino=typed)

        said = f"already has {taken}." if typed == taken else "is not in the line."
        answer = await sitting.refused(name, type_, said, offers=["Open the panel"])
        assert free in bare(answer).partition("Free:")[2]
    await sitting.taken_up(name, type_, "Open the panel")
    await stage.command(name, sitting.thread, "choose", domino=f"domino {free}")
    assert (await panel_fact(sitting, name)).composition.moves[-1].domino[1:] == free


async def test_a_domino_is_meant_by_what_it_bears(stage: Stage) -> None:
    """Where several free ones bear what was typed, their numbers are asked for."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    line = [slot.domino for slot in (await sitting.fact()).view.next_line]
    bearers: dict[str, set[str]] = {}
    for one in line:
        for half in (DOMINOES[one].left, DOMINOES[one].right):
            bearers.setdefault(str(half.terrain), set()).add(one[1:])
    assert {len(found) > 1 for found in bearers.values()} == {True, False}
    for typed, found in bearers.items():
        answer = await stage.command(name, sitting.thread, "choose", domino=typed.title())
        if len(found) > 1:
            assert f"Several free dominoes have **{typed}**:" in bare(answer)
            assert all(one in bare(answer) for one in found)
        else:
            panel = await panel_fact(sitting, name)
            assert f"choose K{found.pop()}" in [one.text() for one in panel.composition.moves]
    for typed in bearers:
        whole = bare(await stage.command(name, sitting.thread, "choose", domino=typed))
        for less in (typed[:4], f"{typed}s", f"{typed[:2]}{typed[3:]}"):
            said = bare(await stage.command(name, sitting.thread, "choose", domino=less))
            assert said.replace(f"**{less}**", f"**{typed}**") == whole
    for one in line:
        both = f"{DOMINOES[one].left.terrain}-{DOMINOES[one].right.terrain}"
        answer = await stage.command(name, sitting.thread, "choose", domino=both)
        assert one[1:] in bare(answer)


async def test_a_wish_is_meant_by_what_it_bears(stage: Stage) -> None:
    """As in /choose; two that bear it are asked about."""
    sitting = await sit_down(stage)
    await sitting.until("1.1")
    on_turn = await sitting.on_turn()
    waiting = next(one for one in ("Ann", "Ben") if one != on_turn)
    line = [slot.domino for slot in (await sitting.fact()).view.next_line]
    terrains = [
        {str(half.terrain) for half in (DOMINOES[one].left, DOMINOES[one].right)} for one in line
    ]
    for typed in set.union(*terrains):
        bearers = [one[1:] for one, there in zip(line, terrains, strict=True) if typed in there]
        answer = bare(await stage.command(waiting, sitting.thread, "plan make", wishes=typed))
        if len(bearers) > 1:
            assert f"Several free dominoes have **{typed}**:" in answer
        else:
            assert f"Wishes: **{bearers[0]}**" in answer


async def test_a_forged_domino_is_refused(stage: Stage) -> None:
    """Ids come from the client: a domino that does not exist is not in the line."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()

    async def press() -> Message:
        panel = await sitting.open_panel()
        label = next(c["label"] for c in stage.components(panel) if ":take:" in c["custom_id"])
        id = id_of(stage, panel, label).rpartition(":")[0]
        return await stage.press(name, forge(panel, stage, label, f"{id}:zz9"), label)

    await sitting.refused(name, press, "is not in the line.", offers=["Open the panel"])


async def test_nothing_to_undo(stage: Stage) -> None:
    """nothing_to_undo: by the command; the button is greyed."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()

    async def type_() -> Message:
        return await stage.command(name, sitting.thread, "undo")

    await sitting.refused(name, type_, "Nothing to undo.", offers=["Open the panel"])
    (panel,) = await sitting.taken_up(name, type_, "Open the panel")
    undo = stage.find(panel, "undo")
    assert undo is not None
    assert undo["disabled"]


# -- taking back ----------------------------------------------------------------------------------


def takeback(sitting: Sitting, name: str) -> Act:
    """Type /takeback."""

    async def type_() -> Message:
        return await sitting.stage.command(name, sitting.thread, "takeback")

    return type_


async def test_a_turn_stays_once_the_next_lord_has_played(stage: Stage) -> None:
    """takeback_played: who has."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.turn()
    other = await sitting.turn()
    act = takeback(sitting, name)
    words = f"{other} has already played, so your turn stays."
    await sitting.refused(name, act, words, offers=["Ask everybody", "Look"])
    await sitting.taken_up(name, act, "Look")


async def test_a_turn_stays_once_it_laid_a_line_out(stage: Stage) -> None:
    """takeback_line: something that nobody knew was turned up by it."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.3")
    name = await sitting.turn()
    words = "A new line was drawn since, so your turn stays."
    await sitting.refused(name, takeback(sitting, name), words, offers=["Ask everybody", "Look"])


async def test_there_may_be_no_turn_to_take_back(stage: Stage) -> None:
    """takeback_none: before the first turn, and before one's own."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.on_turn()
    words = "There is no turn of yours to take back."
    await sitting.refused(name, takeback(sitting, name), words, offers=["Look"])
    await sitting.turn()
    other = await sitting.on_turn()
    await sitting.refused(other, takeback(sitting, other), words, offers=["Look"])


async def test_a_table_may_have_no_takebacks(stage: Stage) -> None:
    """takeback_off: nor does the panel offer any."""
    panel = await stage.command("Ann", "games", "game new", box="kingdomino", lords=2)
    panel = await stage.form("Ann", panel, "More options", switches=[])
    await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    await stage.press("Ben", stage.message("a table is open"), "Take a seat")
    await stage.settle()
    sitting = Sitting(stage, stage.threads()[0], "")
    name = await sitting.on_turn()
    await sitting.compose()
    done = await stage.press(name, await sitting.open_panel(), "end")
    assert "Take back" not in stage.labels(done)
    words = "At this table turns can't be taken back."
    await sitting.refused(name, takeback(sitting, name), words, offers=["Look"])


async def test_an_old_take_back_button_takes_no_later_turn_back(stage: Stage) -> None:
    """A button means the turn that it was drawn for."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.on_turn()
    await sitting.compose()
    done = await stage.press(name, await sitting.open_panel(), "end")
    again = id_of(stage, done, "Take back")
    while await sitting.turn() != name or (await sitting.fact()).may_take_back is None:
        continue
    forge(done, stage, "Take back", again)

    async def press() -> Message:
        mine = await stage.press(name, sitting.living(), "Look")
        return await stage.press(name, forge(mine, stage, "Game…", again), "Game…")

    words = "That button is out of date. Here is how it stands."
    await sitting.refused(name, press, words, offers=["Take back", "Look"])


# -- after the end, and our own faults ------------------------------------------------------------


async def test_no_move_is_made_after_the_end(stage: Stage) -> None:
    """game_over: who won, with how much; every button and command of a turn."""
    sitting = await sit_down(stage)
    await sitting.until("1.1")
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    await sitting.finish()
    view = (await sitting.fact()).view
    assert view.winners is not None
    winner = view.name(view.winners[0])
    points = view.kingdom_of(view.winners[0]).scorecard.total
    words = f"Harvest Moon is over: {winner} won with {points}."
    ids = {c["custom_id"].split(":")[5]: c["custom_id"] for c in stage.components(panel)}
    del ids["look"]
    ids["move"] = ids["place"].replace(":place:", ":move:")
    drawn = ids["undo"].partition(":undo:")[0]
    for id in [*ids.values(), *(f"{drawn}:{end}" for end in ("takeback:", "resign:yes", "abort:"))]:

        async def press(id: str = id) -> Message:
            mine = await stage.command(name, sitting.thread, "table")
            return await stage.press(name, forge(mine, stage, "Game…", id), "Game…")

        await sitting.refused(name, press, words, offers=["Replay"])
    commands = ["play", "discard", "undo", "end", "takeback", "hint", "game resign", "game abort"]
    for command in commands:

        async def type_(command: str = command) -> Message:
            return await stage.command(name, sitting.thread, command)

        await sitting.refused(name, type_, words, offers=["Replay"])
    await sitting.taken_up(name, type_, "Replay")


async def test_an_error_of_ours_is_answered_with_a_code_and_tried_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """internal: nothing was lost; the press itself can be repeated."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    label = next(c["label"] for c in stage.components(panel) if ":take:" in c["custom_id"])

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("forced")

    monkeypatch.setattr(stage.services.play, "set_slot", broken)
    answer = await sitting.refused(
        name,
        lambda: stage.press(name, panel, label),
        "Something went wrong on my side; nothing was lost. Please try again. (Code ",
        offers=["Try again"],
    )
    monkeypatch.undo()
    assert "Ready" in bare(await stage.press(name, answer, "Try again"))
    monkeypatch.setattr(stage.services.play, "panel", broken)
    command = await sitting.refused(
        name, lambda: stage.command(name, sitting.thread, "play"), "Something went wrong on my side"
    )
    monkeypatch.undo()
    assert command.only_for == sitting.id(name)
    offered = await stage.sandbox.people.autocomplete(name, sitting.thread, "choose", "domino", "")
    assert offered.choices


async def test_a_question_that_is_settled_takes_no_answer(stage: Stage) -> None:
    """vote_over, and not_at_table for who has no seat there."""
    sitting = await sit_down(stage, lords=3)
    asked = await stage.command("Ann", sitting.thread, "game abort")
    await stage.press("Ann", asked, "Ask everybody")
    await stage.settle()
    question = next(one for one in sitting.messages if stage.find(one, "Agree"))
    agree = id_of(stage, question, "Agree")
    words = "You are not at this table. You can watch it, though."
    await sitting.refused(
        "Dan", lambda: stage.press("Dan", question, "Agree"), words, offers=["Look", "Follow"]
    )
    await stage.press("Ben", question, "Go on")
    await stage.settle()

    async def press() -> Message:
        mine = await stage.press("Cara", sitting.living(), "Look")
        return await stage.press("Cara", forge(mine, stage, "Game…", agree), "Game…")

    await sitting.refused("Cara", press, "That question is settled already;", offers=["Look"])


async def test_who_gave_up_has_no_moves(stage: Stage) -> None:
    """resigned: they can still watch."""
    sitting = await sit_down(stage, lords=3)
    asked = await stage.command("Ann", sitting.thread, "game resign")
    await stage.press("Ann", asked, "Resign")
    words = "You gave up your seat in Harvest Moon. You can still watch it."
    for command in ("play", "end", "game resign", "takeback"):

        async def type_(command: str = command) -> Message:
            return await stage.command("Ann", sitting.thread, command)

        await sitting.refused("Ann", type_, words, offers=["Look"])
    await sitting.taken_up("Ann", type_, "Look")


async def test_only_who_may_manage_the_server_is_answered_by_admin(stage: Stage) -> None:
    """not_admin: a server may show the command to everybody; it answers only some."""
    sitting = await sit_down(stage)

    async def press() -> Message:
        mine = await stage.press("Ben", sitting.living(), "Look")
        return await stage.press("Ben", forge(mine, stage, "Game…", "b1:a:0:0:0:check:"), "Game…")

    await sitting.refused("Ben", press, "This needs Manage Server.")
    assert "Manage Server" not in bare(await stage.command("Ann", "games", "admin check"))
