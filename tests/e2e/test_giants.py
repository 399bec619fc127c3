"""A giant that was sent waits for its lord: called at once, due at the own turn, or given up on."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game, Step
from sandbox import Message
from services.core.live_games import load
from services.offers.giants import receivable
from tests.e2e.hands import said
from tests.e2e.sitting import Sitting, forge, id_of, sit_down
from tests.e2e.stage import Stage
from tests.e2e.test_turns import first
from tests.helpers.onward import play_on

ASKS = "Choose a crown"
GRACE = 60
"""So long a computer lord waits."""
NONE = "No giant is on its way to you."


async def waiting(stage: Stage, wanted: Callable[[Game], bool]) -> Sitting:
    """A game in which giants wait as they are wanted to, told in its thread."""
    sitting = await sit_down(stage, 3, giants=True)
    assert await play_on(stage, (await sitting.fact()).id, wanted)
    await stage.settle()
    return sitting


async def game_of(sitting: Sitting) -> Game:
    """The engine's game."""
    house = sitting.stage.services.context
    async with house.read() as connection:
        return (await load(house, connection, (await sitting.fact()).id)).game


def between_turns(game: Game) -> bool:
    """Whether a giant waits for a lord who is not on turn, who has a choice of crowns."""
    seats = [one.seats[0] for one in game.view().kingdoms if one.pending == 1]
    later = [seat for seat in seats if game.turn is not None and game.turn.seat != seat]
    return bool(later) and len(receivable(game, later[0])) > 1


def due(game: Game) -> bool:
    """Whether one waits for the lord on turn, who has a choice of crowns."""
    falls_due = game.turn is not None and game.turn.step is Step.RECEIVE
    return falls_due and len(receivable(game, game.turn.seat if game.turn else 0)) > 1


async def receiver(sitting: Sitting) -> str:
    """For whom a giant waits."""
    view = (await sitting.fact()).view
    (kingdom,) = [one for one in view.kingdoms if one.pending]
    return view.name(kingdom.seats[0])


def calls(sitting: Sitting) -> list[Message]:
    """The messages that ask for a crown."""
    return [one for one in sitting.messages if sitting.stage.find(one, ASKS)]


async def test_a_giant_is_received_by_its_own_message(stage: Stage) -> None:
    """[Choose a crown], a number, [Cover it]: the call is gone, the turn in progress goes on."""
    sitting = await waiting(stage, between_turns)
    name, on_turn = await receiver(sitting), await sitting.on_turn()
    (call,) = calls(sitting)
    assert call.content.startswith(f"<@{sitting.id(name)}>")
    assert "sent you a giant in" in said(call)
    other = next(one for one in ("Ann", "Ben", "Cara") if one != name)
    words = f"This panel belongs to {name}."
    await sitting.refused(other, lambda: stage.press(other, call, ASKS), words, offers=["Look"])
    panel = await sitting.open_panel()
    asked = await stage.press(name, call, ASKS)
    assert asked.only_for == sitting.id(name)
    assert said(asked).startswith("### A giant for you · Harvest Moon")
    cover = stage.find(asked, "Cover it")
    assert cover is not None
    assert cover["disabled"]
    label = next(one for one in stage.labels(asked) if one.startswith("B · "))
    square = label.split()[2]
    asked = await stage.press(name, asked, label)
    assert f"On {square}: " in said(asked)
    covered = await stage.press(name, asked, "Cover it")
    assert f"The giant covers the crown on {square} (" in said(covered)
    await stage.settle()
    assert not calls(sitting)
    assert await sitting.on_turn() == on_turn
    panel = await stage.press(on_turn, panel, first(stage, panel, "take"))
    assert "You take " in said(panel), "it was drawn before, and is of this turn"
    await sitting.turn()
    told = f"{name} let the giant that was sent cover the crown on {square} ("
    assert any(told in said(one) for one in sitting.messages)


async def seat_of(sitting: Sitting, name: str) -> int:
    """The seat of a lord."""
    return (await sitting.fact()).view.names.index(name) + 1


async def test_a_settled_giant_is_settled(stage: Stage) -> None:
    """/receive covers one crown; a late press of the call and a second command are refused."""
    sitting = await waiting(stage, between_turns)
    name = await receiver(sitting)
    (call,) = calls(sitting)
    pressed = id_of(stage, call, ASKS)

    async def type_(square: str) -> Message:
        return await stage.command(name, sitting.thread, "receive", square=square)

    castle = (await sitting.fact()).view.kingdom_of(await seat_of(sitting, name)).castle
    await sitting.refused(
        name, lambda: type_(castle), f"{castle} has no open crown.", offers=["Open the panel"]
    )
    best = receivable(await game_of(sitting), await seat_of(sitting, name))[0].square
    assert f"The giant covers the crown on {best} (" in said(await type_(best))
    await stage.settle()
    assert not calls(sitting)
    await sitting.refused(name, lambda: type_(best), NONE, offers=["Look"])

    async def press() -> Message:
        mine = await stage.press(name, sitting.living(), "Look")
        return await stage.press(name, forge(mine, stage, "Game…", pressed), "Game…")

    await sitting.refused(name, press, NONE, offers=["Look"])


async def test_a_giant_comes_first_at_the_own_turn(stage: Stage) -> None:
    """The panel begins with it, the best crown looked at; nothing else can be done before."""
    sitting = await waiting(stage, due)
    name = await sitting.on_turn()
    assert name == await receiver(sitting)
    best = receivable(await game_of(sitting), await seat_of(sitting, name))[0]
    panel = await sitting.open_panel()
    assert said(panel).startswith("### Your turn · round ")
    assert "sent you a giant. Choose which crown it covers." in said(panel)
    assert f"On {best.square}: " in said(panel)
    assert not stage.find(panel, "End turn")
    words = "A giant is on its way to you. Choose its crown first, with /receive or by the button."
    free = next(slot for slot in (await sitting.fact()).view.next_line if slot.seat is None)
    for command, options in (("place", {"spot": "a1 a2"}), ("choose", {"domino": free.domino})):

        async def type_(command: str = command, options: dict[str, str] = options) -> Message:
            return await stage.command(name, sitting.thread, command, **options)

        await sitting.refused(name, type_, words, offers=["Choose a crown"])
    (again,) = await sitting.taken_up(name, type_, "Choose a crown")
    assert f"On {best.square}: " in said(again)
    ended = await stage.command(name, sitting.thread, "end")
    assert "Not yet: something is still to do." in said(ended)
    panel = await stage.press(name, panel, "Cover it")
    assert f"The giant covers the crown on {best.square} (" in said(panel)
    assert stage.find(panel, "End turn"), "the turn goes on at once"
    await stage.settle()
    assert not calls(sitting)
    assert await sitting.turn() == name


async def test_the_giant_of_a_lord_who_gave_up_is_decided(stage: Stage) -> None:
    """The computer lord who plays on covers the crown that costs least, and the thread says so."""
    sitting = await waiting(stage, between_turns)
    name = await receiver(sitting)
    best = receivable(await game_of(sitting), await seat_of(sitting, name))[0]
    sure = await stage.command(name, sitting.thread, "game resign")
    await stage.press(name, sure, "Resign")
    await stage.settle()
    assert not calls(sitting), "nobody is there to answer"
    while (await sitting.fact()).view.kingdom_of(await seat_of(sitting, name)).pending:
        await sitting.turn()
        await stage.pass_time(GRACE)
    told = f"The autopilot let the giant sent to {name} cover the crown on {best.square} ("
    assert any(told in said(one) for one in sitting.messages)
