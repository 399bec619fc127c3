"""People who press and type anything: every body is one that Discord takes, and nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.base import Ask
from cogs.tables import solo
from sandbox import CannotDo, Channel, Message, Record, Upload, User
from sandbox.options import BOOLEAN, CHANNEL, FILE, INTEGER, NUMBER, ROLE, STRING, USER
from tests.e2e.house import PATIENCE
from tests.e2e.stage import Stage

STEPS = 250
NAMES = (
    "W" * 32,
    "the *very* _bold_ ||x|",
    "@everyone `code` <@1> [a](b)",
    "مرحبا بالعالم مرحبا",
    "> # quote - 1. list",
    "漢字漢字漢字漢字漢字",
    "👩‍👩‍👧‍👦" * 4,
)
PIECES = (
    *("a", "Ä", "🏰", "*", "_", "`", "漢", "\u202e", "ﷺ", " ", "\n", "#", "-", "~~", "||"),
    *("<@123456789012345678>", "@everyone", "https://x.y/z "),
)
UPLOADS = (b"name\nAnn\n", b"{}", b'[Box "Kingdomino"]\n', bytes(range(256)))
HANDLERS = ("discord.py: on_interaction", "CommandTree", "discord-ui")
"""The beginnings of the names of tasks that answer interactions."""

WAITS = (600, 3_600, 20_000, 90_000, 600_000)
RADIO = 21
PICKED = (3, 6, RADIO, 22)
"""Inputs of forms in which something is chosen: select, role, radio buttons, check boxes."""
TALKATIVE = ("Take a seat", "Start", "Play", "End turn", "Preview", "Publish", "Sign up", "Yes")


class Presser:
    """Chooses among all that a person could do, at random."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage, self.random = stage, Random(seed)
        self.people, self.world = stage.sandbox.people, stage.world
        self.server = self.world.server("Castellan's Court")
        for number, name in enumerate(NAMES):
            locale = ("de", "en-US", "ar", "ja")[number % 4]
            self.world.add_member(self.server, self.world.add_user(name, locale=locale))
        bot = self.world.bot.id
        self.folk: list[User] = [self.world.user(u) for u in self.server.members if u != bot]
        self.world.add_role(self.server, "R" * 100)

    async def step(self) -> None:
        """Do one thing."""
        act = self.random.choices((self.type_command, self.press, self.wait), (30, 66, 4))[0]
        try:
            await act()
        except CannotDo:
            return  # as an app greys out what can't be done there

    async def begin(self) -> None:
        """Let Ann and Ben play a game of each box, and Ann announce a tournament."""
        for box in ("kingdomino", "queendomino", "royal_wedding"):
            options = {"box": box, "lords": 4, "who": "anyone", "giants": box == "kingdomino"}
            await self.stage.command("Ann", "games", "game new", **options)
            await self.stage.settle()
            table = self.stage.message("a table is open")
            for name in ("Ben", "Cara", "Dan"):
                await self.stage.press(name, table, "Take a seat")
            await self.stage.settle()
        desk = await self.stage.command("Ann", "games", "organise new", name="🏰" * 15, capacity=12)
        await self.stage.press("Ann", desk, "Publish")
        await self.stage.settle()

    async def wait(self) -> None:
        running = [t for t in asyncio.all_tasks() if t.get_name().startswith(HANDLERS)]
        if running:  # what follows an answer is sent with a token of 15 minutes
            await asyncio.wait(running, timeout=PATIENCE)
        await self.stage.pass_time(self.random.choice(WAITS))

    async def type_command(self) -> None:
        """Type any command, some of its options filled in."""
        who, where = self.place()
        leaves = list(leaves_of(self.world.commands_in(where)))
        name, spec = self.random.choice(leaves)
        values: dict[str, object] = {}
        for option in spec:
            if option.get("required") or self.random.random() < 0.3:
                values[option["name"]] = await self.option(who, where, name, option, values)
        await self.read(who, self.people.slash(who, where, name, values))

    async def option(
        self, who: User, where: Channel, name: str, option: Any, others: dict[str, object]
    ) -> object:
        """A value for an option; of those that complete themselves, mostly one on offer."""
        if option.get("choices"):
            return self.random.choice(option["choices"])["value"]
        if option.get("autocomplete"):
            typed = self.random.choice(("", "", "a", "1", "tue", self.words(1, 50)))
            given = {key: one for key, one in others.items() if not isinstance(one, Upload)}
            asked = self.people.autocomplete(who, where, name, option["name"], typed, options=given)
            async with asyncio.timeout(PATIENCE):
                choices = (await asked).choices
            return self.random.choice(choices)["value"] if choices else typed or "x"
        if option["type"] == STRING:
            most = min(option.get("max_length") or 300, 1500)
            return self.words(option.get("min_length") or 1, most)
        low, high = int(option.get("min_value") or 0), int(option.get("max_value") or 20)
        values: dict[int, Any] = {
            INTEGER: lambda: self.random.randint(low, high),
            NUMBER: lambda: self.random.uniform(low, high),
            BOOLEAN: lambda: self.random.random() < 0.5,
            FILE: lambda: Upload("list.csv", self.random.choice(UPLOADS)),
        }
        return values.get(option["type"], lambda: self.entity(option["type"]))()

    def entity(self, kind: int) -> object:
        """A person, channel or role."""
        channels = [c for c in self.world.channels.values() if c.server and not c.is_thread]
        every: dict[int, list[Any]] = {
            USER: self.folk,
            CHANNEL: channels,
            ROLE: list(self.server.roles.values()),
        }
        return self.random.choice(every[kind])

    async def press(self) -> None:
        """Use a button or select of a message, rather a new one."""
        every = [m for m in self.world.messages.values() if m.components]
        if not every:
            return
        message = every[-1 - min(int(self.random.expovariate(0.15)), len(every) - 1)]
        who = self.reader(message)
        parts = [c for c in self.stage.components(message) if not c.get("disabled")]
        parts = [c for c in parts if c.get("custom_id")]
        if who is None or not parts:
            return
        liked = [c for c in parts if (c.get("label") or "").startswith(TALKATIVE)]
        part = self.random.choice(liked if liked and self.random.random() < 0.5 else parts)
        if part["type"] == 2:
            record = self.people.click(who, message, part["custom_id"])
        else:
            record = self.people.choose(who, message, part["custom_id"], self.chosen(part))
        await self.read(who, record)

    def chosen(self, part: Any) -> list[object]:
        """Some of the values that a select offers."""
        least = 1 if part.get("min_values") is None else part["min_values"]
        offered = [o["value"] for o in part.get("options", ())]
        count = self.random.randint(least, min(part.get("max_values") or 1, len(offered) or 3))
        if offered:
            return self.random.sample(offered, count)
        kind = {5: USER, 6: ROLE, 7: USER, 8: CHANNEL}[part["type"]]
        return list({id(one): one for one in (self.entity(kind) for _ in range(count))}.values())

    async def read(self, who: User, record: Record) -> None:
        """Read an answer; fill in a form, and send it."""
        async with asyncio.timeout(PATIENCE):
            await record.finished
        if record.modal is None:
            return
        values: dict[str, object] = {}
        for top in record.modal["components"]:
            field = top.get("component") or {}
            if field.get("type") == 4 and not (field.get("value") and self.random.random() < 0.4):
                least = max(1, field.get("min_length") or 1)
                words = self.words(least, field.get("max_length") or 200)
                values[field["custom_id"]] = (
                    self.random.choice(("7", words)) if least == 1 else words
                )
            elif field.get("type") in PICKED and self.random.random() < 0.7:
                chosen = self.chosen(field)
                values[field["custom_id"]] = chosen[0] if field["type"] == RADIO else chosen
        await self.read(who, self.people.submit(who, record, values))

    def place(self) -> tuple[User, Channel]:
        """Somebody, and a channel, thread or direct message that they see."""
        where = self.random.choice(list(self.world.channels.values()))
        seeing = [user for user in self.folk if self.world.can_see(user, where)]
        return self.random.choice(seeing or self.folk), where

    def reader(self, message: Message) -> User | None:
        """Somebody who sees a message."""
        if message.only_for is not None:
            return self.world.users.get(message.only_for)  # type: ignore[no-any-return]
        few = self.random.random() < 0.7  # most presses by those who play
        seeing = [u for u in self.folk if self.world.can_see(u, message.channel)]
        return self.random.choice(seeing[:4] if few else seeing) if seeing else None

    def words(self, least: int, most: int) -> str:
        """A text of any kind, often as long as it may be."""
        if self.random.random() < 0.4:
            return "x" * most
        size = self.random.randint(least, most)
        text = "".join(self.random.choice(PIECES) for _ in range(size))[:size]
        return text if text.strip() else "x" * size


def leaves_of(commands: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """Every command that can be typed, with its options."""
    for top in commands:
        if top.get("type", 1) != 1:
            continue
        spec = top.get("options") or []
        inner = [option for option in spec if option["type"] <= 2]
        if not inner:
            yield top["name"], spec
        for sub in inner:
            yield f"{top['name']} {sub['name']}", sub.get("options") or []


@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_is_pressed_discord_takes_the_answer(
    stage: Stage, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether we may write to somebody is not asked here: by a message that has to be refused."""

    async def may_write(_: Ask) -> bool:
        return True

    monkeypatch.setattr(solo, "_may_write", may_write)
    presser = Presser(stage, seed)
    await presser.begin()
    for number in range(STEPS):
        await presser.step()
        if number % 6 == 0:
            await stage.settle()
    await stage.settle()
    refused = [line for line in stage.sandbox.rest.log if line[2] == 400]
    assert not refused
    assert not list(stage.client.app.faults)
    waiting = [task for task in asyncio.all_tasks() if "_timeout_task" in repr(task.get_coro())]
    assert not waiting, "discord.py keeps views for 15 minutes, with pictures and interactions"
