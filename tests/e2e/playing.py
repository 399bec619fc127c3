"""People who play whole games: some press buttons, some type commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sandbox import Channel, Message
from services.facts.games import GameFact
from tests.e2e.house import House

Wanted = Callable[[dict[str, object]], bool]
TurnOf = Callable[[House, Channel, str], Awaitable[None]]


async def open_table(house: House, lords: int, **options: object) -> Channel:
    """Ann opens a table with one command, the others sit down by button; the game's thread."""
    before = len(house.threads())
    await house.command("Ann", "games", "game new", lords=lords, who="anyone", **options)
    table = await house.until(lambda: open_table_message(house))
    for name in ("Ben", "Cara", "Dan")[: lords - 1]:
        await house.press(name, table, "join")
    threads = await house.until(lambda: house.threads()[before:])
    await house.until(lambda: living(house, threads[0]))
    return threads[0]


def open_table_message(house: House) -> Message | None:
    """The newest message that offers a seat."""
    every = [m for m in house.messages("games") if house.find(m, "join")]
    return every[-1] if every else None


def living(house: House, thread: Channel) -> Message | None:
    """The turn message that can be played from now."""
    every = [m for m in house.messages(thread) if house.find(m, "play")]
    return every[-1] if every else None


async def call_of_now(house: House, thread: Channel) -> Message:
    """The turn message of the version that is current, once it is posted."""

    async def newest() -> Message | None:
        message, game = living(house, thread), await game_in(house, thread)
        play = house.find(message, "play") if message else None
        drawn_for = int(str(play["custom_id"]).split(":")[4], 36) if play else None
        return message if drawn_for == game.version else None

    return await house.when(newest)


async def game_in(house: House, thread: Channel) -> GameFact:
    """The game of a thread, as the services know it."""
    table = await house.services.tables.table_in(thread.id)
    assert table is not None
    assert table.game is not None
    return await house.services.play.game(table.game)


async def on_turn(house: House, thread: Channel) -> str | None:
    """The name of the person whose turn it is; None when the game is over."""
    game = await game_in(house, thread)
    if game.over or game.seat_on_turn is None:
        return None
    user = house.world.users[game.seat_on_turn.user]
    name: str = user.name
    return name


async def turn_by_buttons(house: House, thread: Channel, name: str) -> None:
    """Play · number · domino · End turn, as far as the turn asks for them."""
    message = await house.until(lambda: living(house, thread))
    panel = await house.press(name, message, "play")
    for wanted in (is_spot, is_domino):
        if house.find(panel, "end") and is_ready(house, panel):
            break
        if any(wanted(part) for part in house.components(panel)):
            panel = await press_first(house, name, panel, wanted)
    done = await house.press(name, panel, "end")
    assert house.find(done, "takeback") or house.find(done, "end") or house.find(done, "look")


async def press_first(house: House, name: str, panel: Message, wanted: Wanted) -> Message:
    """Press the first button of a kind, or take the first option of a list."""
    part = next(part for part in house.components(panel) if wanted(part))
    return await house.press_part(name, panel, part)


def is_ready(house: House, panel: Message) -> bool:
    """Whether nothing is left to do."""
    end = house.find(panel, "end")
    return end is not None and not end.get("disabled")


def is_spot(part: dict[str, object]) -> bool:
    """A numbered spot that can be pressed."""
    return action(part) == "place" and not part.get("disabled")


def is_domino(part: dict[str, object]) -> bool:
    """A domino that can be taken."""
    return action(part) == "take" and not part.get("disabled")


def action(part: dict[str, object]) -> str:
    """The action of a component's id."""
    words = str(part.get("custom_id", "")).split(":")
    return words[5] if len(words) > 5 else ""


async def turn_by_commands(house: House, thread: Channel, name: str) -> None:
    """/place or /discard, /choose, /end, with what the suggestions offer first."""
    game = await game_in(house, thread)
    people = house.sandbox.people
    if game.view.round:
        offered = await people.autocomplete(name, thread, "place", "spot", "")
        if offered.choices:
            await house.command(name, thread, "place", spot=offered.choices[0]["value"])
        else:
            await house.command(name, thread, "discard")
    offered = await people.autocomplete(name, thread, "choose", "domino", "")
    if offered.choices:
        await house.command(name, thread, "choose", domino=offered.choices[0]["value"])
    await house.command(name, thread, "end")


async def play_out(house: House, thread: Channel, turn: TurnOf, *, turns: int = 1_000) -> int:
    """Play so many turns, or to the end; how many were played."""
    for count in range(turns):
        name = await on_turn(house, thread)
        if name is None:
            return count
        before = await game_in(house, thread)
        await turn(house, thread, name)
        after = await game_in(house, thread)
        assert after.version > before.version, f"{name}'s turn {before.view.turn} was not ended"
    return turns
