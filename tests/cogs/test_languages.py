"""Who reads what: people in their language, servers in theirs, and what is said of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from sandbox.world import ChangeKind
from services.facts import Person
from store import Connection, Full, people
from tests.cogs.stage import stage
from tests.e2e.stage import Stage
from tests.helpers import pseudo

__all__ = ["stage"]

JOINED = {
    "cogs/discord_errors.py": "for the log",
    "cogs/settings/absences.py": "a word and the day that it means, side by side in one choice",
    "cogs/command_line.py": "at a terminal",
    "cogs/parse_errors.py": "what files and records may hold, as it is written there",
}
"""Where code joins by signs itself, with the reason."""
ROOT = Path(__file__).parents[2]
FREE = {"cogs/doctor/examination.py": "for the one who starts it, at a terminal"}
"""Where texts are in English, with the reason."""


async def test_public_messages_are_in_the_servers_language(stage: Stage) -> None:
    """As set in /admin settings, else as the server is set in Discord."""
    app, server = stage.client.app, stage.world.server("Castellan's Court")
    with pseudo.offered("fr"):
        assert (await app.public(server.id)).texts.language == "en"
        server.locale = "fr"
        stage.world.notify(ChangeKind.SERVER, server)
        await stage.command("Ann", "games", "games")  # what Discord tells comes in order
        assert app.services.context.server_locale(server.id) == "fr"
        assert (await app.public(server.id)).texts.language == "fr"
        await stage.services.people.change_server(server.id, language="en")
        assert (await app.public(server.id)).texts.language == "en"
    assert app.services.context.server_locale(5) is None


async def test_people_are_written_to_in_the_language_of_their_last_press(stage: Stage) -> None:
    """As set in /settings, else as their Discord is."""
    app = stage.client.app
    ann = stage.world.user("Ann")
    with pseudo.offered("fr"):
        assert (await app.reader(ann.id, None)).texts.language == "en"
        ann.locale = "fr"
        shown = await stage.command("Ann", "games", "games")
        assert pseudo.OPEN in shown.text
        assert (await app.reader(ann.id, None)).texts.language == "fr"
        await stage.restart()
        app = stage.client.app
        assert (await app.reader(ann.id, None)).texts.language == "fr"  # it is kept
        await stage.services.people.change(Person(ann.id, "Ann"), language="en")
        assert (await app.reader(ann.id, None)).texts.language == "en"


async def test_the_language_of_a_press_is_written_only_when_it_is_another(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never for English, never for those who have set one; a full database stops no press."""
    app, ann = stage.client.app, stage.world.user("Ann")
    noted: list[tuple[int, str | None]] = []
    note = people.note_spoken

    async def spy(connection: Connection, user: int, spoken: str | None, now: int) -> None:
        noted.append((user, spoken))
        await note(connection, user, spoken, now)

    monkeypatch.setattr(people, "note_spoken", spy)
    for locale in ("en-GB", "de", "de", "fr", "sv-SE", "en-US", "fr"):
        await app.reader(ann.id, locale)
    assert noted == [(ann.id, "de"), (ann.id, "fr"), (ann.id, None), (ann.id, "fr")]
    await stage.services.people.change(Person(ann.id, "Ann"), language="he")
    await app.reader(ann.id, "de")
    assert len(noted) == 4

    async def full(*_: object) -> None:
        raise Full

    await stage.services.people.change(Person(ann.id, "Ann"), language=None)
    monkeypatch.setattr(people, "note_spoken", full)
    assert (await app.reader(ann.id, "de")).texts.language == "de"


def test_no_text_is_made_without_a_language() -> None:
    """`texts()` would be English, whoever reads it."""
    found = [
        str(path.relative_to(ROOT))
        for folder in ("cogs", "services", "render")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and not (node.args or node.keywords)
        and ast.unparse(node.func) in ("texts", "locales.texts")
    ]
    assert set(found) == set(FREE)


def test_lists_are_joined_as_the_language_does() -> None:
    """By `series`, `apart` and `listed`: Hebrew goes on from the right, French has its spaces."""
    found = {
        str(path.relative_to(ROOT))
        for folder in ("cogs", "render/words")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
        and set(str(node.func.value.value)) & set(",;·→.")
        and " " in str(node.func.value.value)
        and "doctor" not in path.parts  # for the one who starts it, at a terminal
    }
    assert found == set(JOINED)
