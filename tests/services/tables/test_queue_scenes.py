"""Scenes of the queue: what honest people see of it, and what one or two can do to the others."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import pytest

from services.core.context import Presence
from services.facts.news import QueueNews
from services.facts.tables import Pace
from services.tables import queue_answers
from services.tables.queue_answers import ANSWERED_IN, AT_ONCE
from store import people, queue, tables
from store.rows import QueueRow
from tests.helpers.world import CHANNEL, HAL, NAMES, PEOPLE, SERVER, World

DAY, MINUTE = 24 * 3600, 60
BY_NAME = {person.name: person for person in PEOPLE.values()}


@dataclass(frozen=True)
class Scene:
    """What people do, and what comes of it.

    `acts`: "Ann" joins, or says that she still wants to play; "Ann@1" does so in another channel;
    "-Ann" leaves; "2:30" lets time pass. It begins at noon. `blind`: who doesn't see which channel.
    `asleep`: the quiet hours of some, of UTC.
    """

    acts: str
    games: tuple[str, ...] = ()
    waits: str = ""
    box: str = "mighty_duel"
    turn: int = DAY
    blind: str = ""
    asleep: str = ""
    asked: str | None = None
    """Once for each call, in the order of the calls; None: it doesn't matter."""


FEW = " ".join(["Hal@0", *(f"{name}@1" for name in NAMES[:7])])

SCENES = {
    # Hal waits in a channel that the others don't see, and does not see theirs
    "one whom nobody sees takes nobody out": Scene(
        "Hal@1 1:01 Ben 1:01 Cara Ben 1:01 Dan 1:01 Eve Dan", ("Ben Cara", "Dan Eve"), "Hal",
        blind=FEW, asked="Ben Dan",
    ),
    "nor of a table of four": Scene(
        "Hal@1 1:01 Ann 1:01 Ben 1:01 Cara 1:01 Dan Ann Ben Cara", ("Ann Ben Cara Dan",), "Hal",
        box="kingdomino", blind=FEW, asked="Ann Ben Cara",
    ),
    "nor do many, each in a channel of their own": Scene(
        "Fay@1 Gus@2 Hal@3 1:01 Ann 1:01 Ben Ann", ("Ann Ben",), "Fay Gus Hal",
        blind="Fay@0 Gus@0 Hal@0 Ann@1 Ann@2 Ann@3 Ben@1 Ben@2 Ben@3"
        " Fay@2 Fay@3 Gus@1 Gus@3 Hal@1 Hal@2",
        asked="Ann",
    ),
    "two channels that different people see have a game each": Scene(
        "Ann Ben@1 Cara Dan@1 Eve Fay@1 Gus@1 Hal",
        ("Ben Dan Fay Gus", "Ann Cara Eve Hal"), box="kingdomino",
        blind="Ann@1 Cara@1 Eve@1 Hal@1 Ben@0 Dan@0 Fay@0 Gus@0",
    ),
    "who joined in different channels plays in one that all see": Scene(
        "Ann Ben@1 Cara@2 Dan", ("Ann Ben Cara Dan",), box="kingdomino",
        blind="Ann@1 Ben@2 Cara@1",
    ),
    # whoever is asked and silent loses nothing by it
    "somebody presses, leaves at once, and nobody answers": Scene(
        "Ben 1:01 Hal -Hal 24:00", waits="Ben", asked="Ben",
    ),
    "and does so all day long": Scene(
        "Ben 1:01 Hal -Hal 3:01 Hal -Hal 3:01 Hal -Hal 3:01 Hal -Hal", waits="Ben", asked="Ben",
    ),
    "while the other answers each time": Scene(
        "Ben 1:01 Hal -Hal Ben 3:01 Hal -Hal Ben 3:01 Hal -Hal", waits="Ben", asked="Ben",
    ),
    "whoever comes in the evening is asked for all the same": Scene(
        "Ben 1:01 Hal -Hal 5:00 Cara Ben", ("Ben Cara",), asked="Ben Ben",
    ),
    "the next day one is asked again": Scene(
        "Ben 1:01 Hal -Hal 22:00 Hal", waits="Ben Hal", asked="Ben Ben",
    ),
    "an answer counts when it comes late": Scene(
        "Ann 1:01 Ben 7:00 Ann Ben", ("Ann Ben",), asked="Ann Ben",
    ),
    "three who answer hours apart play": Scene(
        "Ann Ben Cara 24:01 4:00 Ann 2:00 Ben 2:00 Cara Ann Ben", ("Ann Ben Cara",),
        box="kingdomino", asked="Ann Ben Cara Ann Ben",
    ),
    "a silent one costs the others nothing": Scene(
        "Ann 1:01 Ben 4:00 Cara Ben", ("Ben Cara",), "Ann", asked="Ann Ann Ben",
    ),
    # a press lasts an hour; longer only for others' answers, and never into its lord's sleep
    "the last to answer begins no game in another's sleep": Scene(
        "8:00 Ann 1:10 Ben 2:59 Ann", waits="Ann Ben", asked="Ann",
        asleep="Ben=23-7 Ann=5-9", turn=600,
    ),
    "nor with turns of a day; both are asked in the morning": Scene(
        "8:00 Ann 1:10 Ben 2:59 Ann 9:30 Ann Ben", ("Ann Ben",), asked="Ann Ann Ben",
        asleep="Ben=23-7 Ann=5-9",
    ),
    "nor long after a press with turns of minutes": Scene(
        "Ann 1:10 Ben 2:00 Ann 0:10 Ben", ("Ann Ben",), asked="Ann Ben", turn=600,
    ),
    "with turns of minutes all have pressed within the hour": Scene(
        "Ann 1:10 Ben 2:00 Ann", waits="Ann Ben", asked="Ann Ben", turn=600,
    ),
    "with turns of a day a press lasts until the others have answered": Scene(
        "Ann 1:10 Ben 2:00 Ann", ("Ann Ben",), asked="Ann",
    ),
    "whoever has gone to bed since is not seated": Scene(
        "0:30 Ben 0:31 Ann", waits="Ann Ben", asked="", asleep="Ben=13-21",
    ),
    "whoever presses in quiet hours is there": Scene(
        "Ben 0:30 Ann", ("Ben Ann",), asleep="Ben=10-18",
    ),
}  # fmt: skip


def numbers(words: str) -> list[tuple[str, int]]:
    """Read "Ann@1 Ben" as names with numbers."""
    return [(one.partition("@")[0], int(one.partition("@")[2] or 0)) for one in words.split()]


async def prepare(world: World, scene: Scene) -> None:
    blind = {(BY_NAME[who].id, CHANNEL + at) for who, at in numbers(scene.blind)}

    async def presence(_server: int, channel: int, user: int) -> Presence:
        return "blind" if (user, channel) in blind else "sees"

    world.services.context.presence = presence
    world.clock.advance((DAY // 2 - world.clock.now()) % DAY)
    async with world.services.context.write() as tx:
        for who, hours in (one.split("=") for one in scene.asleep.split()):
            quiet = [int(hour) * 60 for hour in hours.split("-")]
            settings = {"zone": "UTC", "quiet": quiet}
            await people.save_user(tx.connection, BY_NAME[who].id, settings, tx.now)


async def play(world: World, scene: Scene) -> list[str]:
    """Do what a scene says; return who is asked, call by call."""
    asked = list[str]()
    for act in scene.acts.split():
        if ":" in act:
            hours, minutes = act.split(":")
            for step in (*[30] * (2 * int(hours)), int(minutes)):
                world.clock.advance(step * MINUTE)
                await world.services.jobs.run_due()
        elif act.startswith("-"):
            await world.services.queue.leave(SERVER, BY_NAME[act[1:]])
        else:
            ((who, at),) = numbers(act)
            pace = Pace("turn", scene.turn)
            await world.services.queue.join(SERVER, CHANNEL + at, BY_NAME[who], scene.box, pace)
        for said in await world.say():
            if isinstance(said.body, QueueNews) and said.body.answer_by is not None:
                asked += [call.seat.name or "" for call in said.body.calls]
    return asked


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
async def test_what_becomes_of_those_who_wait(world: World, scene: Scene) -> None:
    """Who plays with whom, who still waits, and how often the queue has called somebody."""
    await prepare(world, scene)
    asked = await play(world, scene)
    async with world.services.context.read() as connection:
        waiting = [row.name for row in await queue.places(connection, SERVER)]
        playing = await tables.tables_of_server(connection, SERVER, "playing")
        seats = [await tables.seats(connection, row.id) for row in playing]
    games = [" ".join(seat.name or "" for seat in table) for table in seats]
    assert (sorted(games), sorted(waiting)) == (sorted(scene.games), sorted(scene.waits.split()))
    if scene.asked is not None:
        assert asked == scene.asked.split()


async def test_one_press_asks_a_few_of_many(world: World) -> None:
    """The next ones once these are silent; nobody loses their place."""
    await prepare(world, Scene(""))
    pace = Pace("turn", DAY)
    async with world.services.context.write() as tx:
        for user in range(100, 130):
            wanted = {"box": "mighty_duel", "pace": asdict(pace)}
            row = QueueRow(SERVER, user, f"{user}", CHANNEL, wanted, tx.now - DAY, tx.now + DAY)
            await queue.put_place(tx.connection, row)
    called = list[int]()
    for _ in range(2):
        await world.services.queue.join(SERVER, CHANNEL, HAL, "mighty_duel", pace)
        await world.services.queue.leave(SERVER, HAL)
        async with world.services.context.read() as connection:
            rows = await queue.places(connection, SERVER)
        called.append(sum(queue_answers.is_asked(row, world.clock.now()) for row in rows))
        world.clock.advance(ANSWERED_IN - 1)
    assert called == [AT_ONCE, AT_ONCE]
    assert len(rows) == 30
