"""Names that would hide, link, mention or shout: harmless wherever they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandbox import CannotDo, walk
from tests.e2e.stage import Stage

HOSTILE = (
    "\u202eA\u200bn\u2060n @everyone",
    "[x](https://e.vil)<@1>",
    "discord.gg/evil **b** ||c||",
)
SHOWN = {"label", "placeholder", "description", "title", "value"}
"""Keys of components whose values are shown as they are, without markdown."""
EVERYWHERE = ("\u202e", "\u2060", "gg/evil")
"""What is left out of every name."""
IN_TEXT = ("@everyone", "](https://e", "https://e", "<@1>", "**b**", "||c||")
"""What works in a message, unless it is escaped."""
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("games", {}), ("game list", {}), ("watch", {}), ("next", {}), ("game status", {})),
    *(("kingdom", {"lord": "Ben"}), ("table", {}), ("score", {}), ("line", {"as": "text"})),
    *(("table", {"as": "text"}), ("kingdom", {"as": "text"}), ("digest", {}), ("record", {})),
    *(("replay", {}), ("ladder", {}), ("profile", {}), ("away", {"from": "today", "until": "x"})),
    *(("cup list", {}), ("cup show", {}), ("cup standings", {}), ("cup table", {})),
    *(("game invite", {"user": "Dan"}), ("game host", {}), ("game new", {}), ("game queue", {})),
    *(("privacy show", {}), ("admin health", {}), ("follow list", {}), ("cup export", {})),
    *(("organise panel", {}), ("organise team", {"user": "Ben", "role": "judge", "reason": "x"})),
    *(("game resign", {}), ("game note", {"text": "x"}), ("organise new", {})),
)  # fmt: skip
SUGGESTED = (("play", "game"), ("cup show", "cup"), ("game join", "table"), ("game new", "preset"))


def shown(stage: Stage, since: int) -> Iterator[tuple[str, str]]:
    """Yield every text of messages and threads: how it is shown, and the text."""
    for message in list(stage.world.messages.values())[since:]:
        yield "text", message.content
        for part in walk(message.components):
            yield "text", str(part.get("content") or "")
            for one in (part, *(part.get("options") or ())):
                yield from (("label", str(one[key])) for key in SHOWN & one.keys() if one[key])
        yield from (("label", file.name) for file in message.files)
        yield from (("label", file.description or "") for file in message.files)
    yield from (("label", channel.name) for channel in stage.threads())


def check(kind: str, text: str) -> None:
    """A text is harmless; in messages what is escaped is text."""
    assert not [one for one in EVERYWHERE if one in text], text
    if kind == "text":
        plain = re.sub(r"\\.", "", text)
        assert not [one for one in IN_TEXT if one in plain], text


@pytest.mark.parametrize("name", HOSTILE)
async def test_names_do_nothing_wherever_they_are_shown(tmp_path: Path, name: str) -> None:
    """Of a person, a table, a tournament, an absence: in texts, labels, files and threads."""
    async with Stage(tmp_path) as stage:
        server = stage.world.server("Castellan's Court")
        for person in ("Ann", "Ben"):
            server.members[stage.world.user(person).id].nick = name
        since = len(stage.world.messages)
        await stage.command(
            "Ann", "games", "game new", box="kingdomino", lords=2, who="anyone", name=name
        )
        await stage.settle()
        table = list(stage.messages("games"))[-1]
        await stage.press("Ben", table, "Take a seat")
        await stage.command("Ann", "games", "game new", box="kingdomino", lords=4, name=name)
        await stage.command(
            "Ann", "games", "away", **{"from": "3 days", "until": "4 days", "note": name}
        )
        desk = await stage.command("Ann", "games", "organise new", name=name[:30])
        await stage.press("Ann", desk, "Publish")
        await stage.settle()
        await stage.command("Ann", "games", "follow lord", user="Ben")
        for command, options in COMMANDS:
            try:
                await stage.command("Ann", "games", command, **options)
            except (CannotDo, AssertionError):  # answered with a form, or publicly
                continue
        for command, option in SUGGESTED:
            for one in await stage.suggestions("Cara", command, option):
                check("label", one)
        await stage.settle()
        await stage.pass_time(100_000)
        assert not stage.client.app.faults
        found = [text for _, text in shown(stage, since)]
        assert any("e.vil" in one or "Ann" in one or "discord.gg" in one for one in found)
        for kind, text in shown(stage, since):
            check(kind, text)
