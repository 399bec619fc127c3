"""Records end to end: brought along, proved, and a whole server's handed out."""

from __future__ import annotations

import re

import pytest

from engine import Game, Options
from sandbox import Upload
from services import records
from tests.cases.loader import record as case
from tests.e2e.stage import Stage, bare
from tests.helpers.finished import played, put

TWO = Options(players=2)
R1 = case("R1")[0]


async def stored(stage: Stage, game: Game, *, watching: str = "everybody") -> int:
    """Put a game of Ann and Ben into the store of the server."""
    people = [(stage.world.user(name).id, name) for name in ("Ann", "Ben")]
    games = stage.world.channel("games")
    more = {"people": people, "channel": games.id, "watching": watching}
    async with stage.services.context.write() as work:
        return await put(work.connection, game, server=games.server, **more)


def upload(text: str | bytes, name: str = "friday night.txt") -> Upload:
    """A file somebody picks."""
    return Upload(name, text if isinstance(text, bytes) else text.encode())


async def test_record_is_brought_along_and_opened(stage: Stage) -> None:
    """By anybody, for themselves alone: nothing is posted."""
    before = len(stage.messages("games"))
    told = await stage.command("Cara", "games", "import", file=upload(R1))
    assert "friday night · only for you" in bare(told)
    assert "Lord2 won." in bare(told).replace("**", "")
    assert told.only_for == stage.world.user("Cara").id
    assert stage.labels(told) == ["Replay"]
    assert len(stage.messages("games")) == before
    replayed = await stage.press("Cara", told, "Replay")
    assert "step 0 of 28" in bare(replayed)
    kingdom = await stage.command("Cara", "games", "import", kingdom="w w1 f / w C l1")
    assert "A kingdom · 4 points" in bare(kingdom)


async def test_what_can_not_be_read_is_refused(stage: Stage) -> None:
    """A large file is not even loaded; of the rest line and reason are told."""
    large = await stage.command("Ann", "games", "import", file=upload(b"x" * 2_000_000))
    assert "That record has more than 64 KB" in bare(large)
    bad = R1.replace("0.1 2  choose K28", "0.1 2  choose K2")
    for command in ("import", "verify"):
        told = await stage.command("Ann", "games", command, file=upload(bad))
        assert "Line 11 is not legal: `choose K2`" in bare(told)
    kingdom = await stage.command("Ann", "games", "import", kingdom="**@everyone**")
    assert "A kingdom needs its castle" in bare(kingdom)
    assert "either a file or a kingdom" in bare(await stage.command("Ann", "games", "import"))
    both = await stage.command("Ann", "games", "verify", game="1", file=upload(R1))
    assert "either a game or a file" in bare(both)


async def test_game_is_proved_by_its_name_and_by_its_record(stage: Stage) -> None:
    """What /record saves is what /verify takes; it names the game that it was."""
    number = await stored(stage, played(TWO, "e2e"))
    offered = await stage.suggestions("Ann", "verify", "game")
    (label,) = offered
    assert offered == await stage.suggestions("Ann", "record", "game")
    assert re.fullmatch(r"Harvest Moon · \w+ \d+ · \w+ \d+", label)  # not "round 12 of 12"
    told = await stage.command("Cara", "games", "verify", game=str(number))
    assert "Harvest Moon · draw and result" in bare(told)
    assert "Played again from its record alone, everything holds" in bare(told)
    saved = await stage.press("Cara", told, "Record")
    (text, as_json) = (stage.world.blobs.get(file.id) for file in saved.files)
    for data in (text, as_json):
        again = await stage.command("Ben", "games", "verify", file=upload(data))
        assert "as it was played here" in bare(again)


async def test_game_of_the_table_alone_stays_so(stage: Stage) -> None:
    """Nobody else is told of its seal or its moves."""
    number = await stored(stage, played(TWO, "e2e"), watching="table")
    told = await stage.command("Cara", "games", "verify", game=str(number))
    assert "Only the lords of Harvest Moon can watch it." in bare(told).replace("**", "")
    assert "everything holds" in bare(
        await stage.command("Ben", "games", "verify", game=str(number))
    )


async def test_archive_is_handed_out_in_parts(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To hosts alone; each part is a message of its own and stands for itself."""
    monkeypatch.setattr("services.records.archive.GAMES", 2)
    for number in range(3):
        await stored(stage, played(TWO, "e2e", number))
    first = await stage.command("Ann", "games", "admin export")
    assert "part 1\n2 games" in bare(first)
    second = await stage.press("Ann", first, "Part 2")
    assert second.id != first.id
    assert "part 2, the last one\n1 game" in bare(second)
    found = []
    for message in (first, second):
        (file,) = message.files
        found += records.archive.read(stage.world.blobs.get(file.id))
    assert len({records.outcome(one.text).draw for one in found}) == 3
    stage.world.server("Castellan's Court").owner = stage.world.user("Ben").id
    assert "needs Manage Server" in bare(await stage.press("Ann", first, "Part 2"))
