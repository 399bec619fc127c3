"""Whole games through the real client and the sandbox: by buttons, by commands, over a restart."""

from __future__ import annotations

from functools import partial

import pytest

from engine import Game
from sandbox import Channel, Message
from tests.e2e.house import House
from tests.e2e.playing import (
    TurnOf,
    call_of_now,
    game_in,
    is_domino,
    is_spot,
    living,
    on_turn,
    open_table,
    play_out,
    press_first,
    turn_by_buttons,
    turn_by_commands,
)
from tests.helpers.clock import ManualClock

SETUPS: dict[str, tuple[int, dict[str, str], int]] = {
    "two lords": (2, {"box": "kingdomino"}, 4 + 24),
    "three lords": (3, {"box": "kingdomino"}, 3 + 36),
    "four lords": (4, {"box": "kingdomino"}, 4 + 48),
    "mighty duel": (2, {"box": "kingdomino", "variants": "mighty_duel"}, 4 + 48),
    "discovery": (2, {"box": "discovery"}, 4 + 24),
}
WAYS = pytest.mark.parametrize(
    "turn", [turn_by_buttons, turn_by_commands], ids=["buttons", "commands"]
)


USUAL = {("two lords", "buttons"), ("two lords", "commands"), ("three lords", "buttons")}
DEALT = [
    pytest.param(
        setup,
        turn,
        id=f"{setup}-{way}",
        marks=[] if (setup, way) in USUAL else pytest.mark.full,
    )
    for setup in SETUPS
    for way, turn in (("buttons", turn_by_buttons), ("commands", turn_by_commands))
]
ONE_GAME = pytest.mark.parametrize(
    "turn",
    [
        pytest.param(turn_by_buttons, id="buttons"),
        pytest.param(turn_by_commands, id="commands", marks=pytest.mark.full),
    ],
)
"""Whole games are dear: most are played at full size only."""


async def end_of(house: House, thread: Channel) -> Message:
    """The message that tells the end."""
    return await house.until(
        lambda: next((m for m in house.messages(thread) if house.find(m, "rematch")), None)
    )


def is_told(house: House, thread: Channel, words: str) -> bool:
    """Whether a message of the thread says this."""
    return any(words in message.text for message in house.messages(thread))


async def check_end(house: House, thread: Channel) -> None:
    """The end is told once, nothing can be pressed to play, and the record proves itself."""
    end = await end_of(house, thread)
    await house.until(lambda: living(house, thread) is None)
    game = await game_in(house, thread)
    assert game.view.over
    assert str(max(game.view.result or ())) in end.text
    assert game.seed is not None
    assert game.seed in end.text
    assert len([m for m in house.messages(thread) if house.find(m, "rematch")]) == 1
    person = house.world.user("Ann")
    shown = await house.press("Ann", end, "record")
    files = {file.name.rsplit(".", 1)[1]: house.world.blobs.get(file.id) for file in shown.files}
    again = Game.from_record(files["txt"].decode())
    assert again.view().result == game.view.result
    assert set(files) == {"txt", "json"}
    assert shown.only_for == person.id


@pytest.mark.parametrize(("setup", "turn"), DEALT)
async def test_a_whole_game(house: House, setup: str, turn: TurnOf) -> None:
    """Every turn is played, reported in the thread, and the end is told (R1–R5)."""
    lords, options, turns = SETUPS[setup]
    thread = await open_table(house, lords, **options)
    assert await play_out(house, thread, turn) == turns
    await check_end(house, thread)


@ONE_GAME
async def test_a_restart_in_the_middle_of_a_draft_keeps_it(house: House, turn: TurnOf) -> None:
    """What was put into the draft is there after a restart, and old buttons work."""
    thread = await open_table(house, 3, box="kingdomino")
    await play_out(house, thread, turn, turns=8)
    name = await on_turn(house, thread)
    assert name is not None
    message = await call_of_now(house, thread)
    panel = await house.press(name, message, "Play")
    panel = await press_first(house, name, panel, is_spot)
    before = panel.text
    await house.restart()
    panel = await press_first(house, name, panel, is_domino)
    assert "Ready" in panel.text
    await house.restart()
    again = await house.press(name, message, "Play")
    assert "Ready" in again.text
    assert before.splitlines()[1] in again.text, "the same domino is placed"
    await house.press(name, again, "end")
    await play_out(house, thread, turn)
    await check_end(house, thread)


@pytest.mark.full
@WAYS
async def test_a_dynasty_is_three_games_with_a_sum(
    house: House, clock: ManualClock, turn: TurnOf
) -> None:
    """R64: the next game starts by itself after five minutes, in the same thread."""
    thread = await open_table(house, 2, box="kingdomino", variants="dynasty")
    totals = [0, 0]
    for number in (1, 2, 3):
        await play_out(house, thread, turn)
        game = await game_in(house, thread)
        assert game.number == number
        totals = [a + b for a, b in zip(totals, game.view.result or (), strict=True)]
        ends = f"Game {number} of 3" if number < 3 else "Dynasty with"
        await house.until(partial(is_told, house, thread, ends))
        if number < 3:
            await house.until(lambda: living(house, thread) is None)
            clock.advance(5 * 60)
            await house.until(lambda: living(house, thread))
            assert await on_turn(house, thread) is not None
    dynasty = (await game_in(house, thread)).table.dynasty
    assert dynasty is not None
    assert list(dynasty.totals) == totals
    best = max(totals)
    assert list(dynasty.winners) == [seat for seat, sum_ in enumerate(totals, 1) if sum_ == best]
