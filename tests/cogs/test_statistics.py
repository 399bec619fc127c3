"""Ladders, profiles, honors and statistics by commands and buttons, on a stage."""

from __future__ import annotations

import pytest

from cogs import base
from cogs.base import Ask
from cogs.statistics import ladder
from engine import Game, Options
from sandbox import Message
from services.facts import Person
from services.facts.statistics import LadderFact
from tests.cogs.stage import stage
from tests.e2e.stage import Stage, bare
from tests.helpers.finished import BEGAN, DAY, played, put

__all__ = ["stage"]

TWO = Options(players=2)
QUEEN = Options(box="queendomino", players=3)
LORDS = ("Ann", "Ben", "Cara")


async def store(stage: Stage, *games: tuple[Game, tuple[str, ...]]) -> None:
    """Put finished games into the server, a week apart."""
    server = stage.world.channel("games").server
    async with stage.services.context.write() as tx:
        for week, (game, names) in enumerate(games):
            people = [(stage.world.user(name).id, name) for name in names]
            began = BEGAN + week * 7 * DAY
            there = {"server": server, "channel": stage.channel("games").id}
            await put(tx.connection, game, people=people, began=began, **there)
    await stage.services.statistics.rebuild(server)


@pytest.fixture
async def hall(stage: Stage) -> Stage:
    """Three duels of Ann and Ben, and Queendomino of three."""
    duels = [(played(TWO, "duel", number), ("Ann", "Ben")) for number in (1, 2, 3)]
    await store(stage, *duels, (played(QUEEN, "queen"), LORDS))
    return stage


async def change(stage: Stage, who: str, **settings: object) -> None:
    """Set something for a person."""
    people, user = stage.services.people, stage.world.user(who).id
    await people.change(Person(user, who), **settings)


def picture_of(message: Message) -> str:
    """The alternative text of a message's picture."""
    return " ".join(file.description or "" for file in message.files)


async def test_an_empty_server_is_told_how_to_begin(stage: Stage) -> None:
    """By each command, and nothing is drawn."""
    for command in ("ladder", "profile", "honors"):
        told = await stage.command("Ann", "games", command)
        assert "/game new" in bare(told)
        assert not told.files
    stats = await stage.command("Ann", "games", "stats", about="domino")
    assert "No game of this box has been played to its end here yet." in bare(stats)


async def test_the_ladder_is_there_for_all_to_see(
    hall: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the hosts have it, however long its picture takes; what is chosen is shown privately."""
    with monkeypatch.context() as slow:
        slow.setattr(base, "PATIENCE", 0.0)
        told = await hall.command("Cara", "games", "ladder")
    assert told in hall.messages("games")
    assert "Ladder · Kingdomino, 2 kingdoms · All time" in bare(told)
    assert "2 lords, 3 games." in bare(told)
    assert "same lord: Ann (3 of 3 games) · Ben (3 of 3 games)" in bare(told) or (
        "same lord: Ben (3 of 3 games) · Ann (3 of 3 games)" in bare(told)
    )
    assert "(provisional)" in picture_of(told)
    assert hall.labels(told) == ["Find me", "Other ladders"]
    mine = await hall.press("Ann", told, "Find me")
    assert mine.only_for == hall.world.user("Ann").id
    assert "Ann, that is you" in picture_of(mine)
    queens = await hall.choose("Ann", mine, "Box and size", "queendomino:3")
    assert "Ladder · Queendomino, 3 kingdoms · All time" in bare(queens)
    quarter = await hall.choose("Ann", queens, "Season", "2026-1")
    assert "January to March 2026" in bare(quarter)
    assert "3 lords, 1 game." in bare(quarter)
    for typed in ("all", "All time", "time"):
        always = await hall.command("Ann", "games", "ladder", season=typed)
        assert "All time" in bare(always)
    for typed in ("2026-1", "january to march", "march 2026"):
        quarter = await hall.command("Ann", "games", "ladder", season=typed)
        assert "January to March 2026" in bare(quarter), typed


async def test_a_ladder_that_takes_long_to_reckon_is_for_all_to_see_too(
    hall: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The promise that was made meanwhile, which only who asked sees, makes way for it."""
    found = ladder._ladder

    async def slowly(ask: Ask, wanted: ladder.Wanted) -> LadderFact:
        await ask.acknowledge()
        return await found(ask, wanted)

    monkeypatch.setattr(ladder, "_ladder", slowly)
    before = set(hall.world.messages)
    await hall.sandbox.people.slash("Cara", "games", "ladder", {}).finished
    (told,) = await hall.until(
        lambda: [one for id, one in hall.world.messages.items() if id not in before]
    )
    assert told in hall.messages("games")
    assert "Ladder · Kingdomino, 2 kingdoms · All time" in bare(told)


@pytest.mark.undelivered("400/0")
async def test_a_ladder_that_can_not_be_posted_is_told_of(
    hall: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for it hears so, though the promise is gone."""
    found = ladder._ladder

    async def slowly(ask: Ask, wanted: ladder.Wanted) -> LadderFact:
        await ask.acknowledge()
        hall.sandbox.faults.fail("POST /webhooks/{}/{}", 400)
        return await found(ask, wanted)

    monkeypatch.setattr(ladder, "_ladder", slowly)
    hall.sandbox.people.slash("Cara", "games", "ladder", {})
    told = await hall.told("Cara", "Discord refused to show this in the channel")
    assert told.only_for == hall.world.user("Cara").id


async def test_the_ladder_may_be_for_who_asks_or_off(hall: Stage) -> None:
    """The hosts say so; profiles go with it."""
    server = hall.world.channel("games").server
    people = hall.services.people
    await people.change_server(server, ladders="private")
    told = await hall.command("Cara", "games", "ladder")
    assert told.only_for == hall.world.user("Cara").id
    assert "Show in the channel" not in hall.labels(told)
    await people.change_server(server, ladders="off")
    for command in ("ladder", "profile", "honors"):
        off = await hall.command("Cara", "games", command)
        assert bare(off).startswith("The hosts of this server have switched ladders off.")


async def test_who_is_hidden_keeps_a_place_without_a_name(hall: Stage) -> None:
    """Nobody else reads the name, nor sees the profile; they themselves do."""
    await change(hall, "Ann", ladders=False)
    told = await hall.command("Ben", "games", "ladder")
    assert "Somebody who is not shown" in picture_of(told)
    assert "Ann" not in picture_of(told)
    ann = hall.world.user("Ann")
    hidden = await hall.command("Ben", "games", "profile", user=ann)
    assert bare(hidden).startswith("This lord does not want to be shown.")
    assert "Ann" not in bare(await hall.command("Ben", "games", "honors"))
    own = await hall.command("Ann", "games", "profile")
    assert "Only you see this" in bare(own)
    assert "Show in the channel" not in hall.labels(own)


async def test_a_profile_shows_what_was_reached(hall: Stage) -> None:
    """Standings, games and trophies; shown in the channel once a minute.

    A game that only its table may watch has no name there.
    """
    people = [(hall.world.user(name).id, name) for name in ("Ann", "Ben")]
    server = hall.world.channel("games").server
    more = {"began": BEGAN + 60 * DAY, "name": "Secret Keep", "watching": "table"}
    more["channel"] = hall.channel("games").id
    async with hall.services.context.write() as tx:
        game = played(TWO, "duel", 4)
        await put(tx.connection, game, server=server, people=people, **more)  # type: ignore[arg-type]
    await hall.services.statistics.rebuild(server)
    told = await hall.command("Ann", "games", "profile")
    said = bare(told).replace("**", "")
    assert "Kingdomino, 2 kingdoms: place " in said
    assert "Queendomino, 3 kingdoms: place " in said
    assert "4 of 4 games against the same lord" in said
    assert "First stone · played a game to its end" in said
    assert "Best kingdom: " in said
    assert picture_of(told).startswith("Ann, rating ")
    before = len(hall.messages("games"))
    await hall.press("Ann", told, "Show in the channel")
    assert len(hall.messages("games")) == before + 1
    assert "Secret Keep" in said
    assert "Harvest Moon" in bare(hall.messages("games")[-1])
    assert "Secret Keep" not in bare(hall.messages("games")[-1])
    soon = await hall.press("Ann", told, "Show in the channel")
    assert "You showed something a moment ago" in bare(soon)
    other = await hall.choose("Ann", told, "Box and size", "queendomino:3")
    assert picture_of(other).startswith("Ann, rating ")


async def test_two_lords_are_compared(hall: Stage) -> None:
    """Who was ahead how often, and who is likelier to be."""
    ben = hall.world.user("Ben")
    told = await hall.command("Ann", "games", "compare", user=ben)
    said = bare(told)
    assert said.startswith("### Ann and Ben")
    assert "4 games against each other: Ann finished ahead of Ben in " in said
    assert " of 100 games." in said
    assert len(told.files) == 2
    profile = await hall.command("Ann", "games", "profile", user=ben)
    assert bare(await hall.press("Ann", profile, "Compare with me")) == said
    queens = await hall.choose("Ann", told, "Box and size", "queendomino:3")
    assert "Queendomino, 3 kingdoms" in bare(queens)
    self_ = await hall.command("Ben", "games", "compare", user=ben)
    assert bare(self_).startswith("Choose two different lords.")


async def test_honors_name_who_holds_them(hall: Stage) -> None:
    """Each with its game to step through; every box has its own."""
    told = await hall.command("Cara", "games", "honors")
    said = bare(told).replace("**", "")
    assert "Highest kingdom: " in said
    assert "Fastest table: 24 hours, by " in said
    replays = [label for label in hall.labels(told) if label.startswith("Replay: ")]
    assert len(set(replays)) == len(replays) == 4
    queens = await hall.choose("Cara", told, "Box", "queendomino")
    assert "Honors · Queendomino" in bare(queens)


async def test_statistics_have_pages_and_boxes(hall: Stage) -> None:
    """Dominoes first; a box has what it has."""
    told = await hall.command("Cara", "games", "stats", about="domino")
    assert "Dominoes · Kingdomino" in bare(told)
    said = bare(told)
    assert "3 games finished here. Of all kingdoms 50% win" in said
    more = await hall.press("Cara", told, "Next →")
    assert bare(more) != said
    assert "← Previous" in hall.labels(more)
    seats = await hall.choose("Cara", more, "What about", "seat")
    assert "Seat 1 of 2" in bare(seats)
    queens = await hall.choose("Cara", seats, "Box", "queendomino")
    assert "Queendomino" in bare(queens)
    towns = await hall.choose("Cara", queens, "What about", "building")
    assert "Buildings · Queendomino" in bare(towns)
    none = await hall.command("Cara", "games", "stats", about="building", box="kingdomino")
    assert bare(none).startswith("This box has nothing of that kind.")
