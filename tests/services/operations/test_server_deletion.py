"""A server that threw the bot out a month ago: what it had is deleted, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from services.core.context import ServiceContext
from services.core.shards import Share
from services.facts import Person
from services.facts.tables import Setup
from services.operations import absent_servers
from store import live_lists, retention, schema, server_deletion, tournament_drafts
from tests.helpers.database import everything, row_counts, rows
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN, SERVER
from tests.services.privacy.test_data_export import lived_everywhere

DAY, HOUR = 86400, 3600
MONTH = retention.DAYS["servers"] * DAY
OTHER = 950
FAY, GUS, HAL = Person(990, "Fay"), Person(991, "Gus"), Person(992, "Hal")
Rows = list[str]


@pytest.fixture
async def world(database: Path) -> AsyncIterator[TournamentWorld]:
    with inline():
        made = TournamentWorld(database, "all")
        yield made
        await made.close()


async def lived(world: TournamentWorld) -> int:
    """Fill the server with all that there is, and another one with a game; returns that."""
    await world.services.outages.beat()
    await lived_everywhere(world)
    await world.services.people.change_server(SERVER, reminders="none")
    await world.services.people.change(ANN, zone="Europe/Berlin")
    there = await world.services.tables.create(OTHER, 951, FAY, Setup(lords=2))
    await world.services.tables.join(there.id, GUS)
    await world.services.absent_servers.seen([SERVER, OTHER])
    await world.say()
    ((cup,),) = rows(world.path, "SELECT id FROM cups")
    ((game, table),) = rows(world.path, "SELECT id, table_id FROM games ORDER BY id LIMIT 1")
    async with world.services.context.write() as tx:  # what takes long to come by
        await tournament_drafts.save_act(tx.connection, cup, ANN.id, number=1, act={}, at=0)
        await live_lists.put_live_list(tx.connection, SERVER, 1)
        drawn = {"cup_id": cup, "stage": 1, "round": 1, "number": 1, "slot": 1, "seed": ""}
        await tx.connection.execute(schema.cup_tables.insert(), {**drawn, "table_id": table})
        review = {"game_id": game, "version": 1, "made_at": 0, "review": {}}
        await tx.connection.execute(schema.reviews.insert(), review)
    return (await world.game_of(there.id)).id


def of_server(world: TournamentWorld) -> int:
    """Count what names the server; what is left and names none can only be of others' rows."""
    named = [table.name for table in schema.metadata.tables.values() if "server_id" in table.c]
    counts = [f"SELECT count(*) FROM {name} WHERE server_id = {SERVER}" for name in named]
    counts.append(f"SELECT count(*) FROM servers WHERE id = {SERVER}")
    return sum(rows(world.path, count)[0][0] for count in counts)


async def pass_time(world: TournamentWorld, seconds: int) -> None:
    """Let time pass for a process that lives, and sweep."""
    world.clock.advance(seconds)
    await world.services.outages.alive()
    await world.services.jobs.sweep()


def of_people(world: TournamentWorld) -> Rows:
    """Return what is people's own, as it is stored."""
    own = ("users: ", "imports: ", "keys: ")
    return [row for row in everything(world.path).splitlines() if row.startswith(own)]


async def test_what_a_server_had_is_deleted_after_a_month(world: TournamentWorld) -> None:
    """Whatever it was; people keep what is theirs, and other servers everything."""
    there = await lived(world)
    counts, own = row_counts(world.path), of_people(world)
    empty = {table.name for table in server_deletion.TABLES if not counts[table.name]}
    assert not empty, "let `lived` leave a row in it"
    await world.services.absent_servers.lost(SERVER)
    await pass_time(world, MONTH - HOUR)
    assert row_counts(world.path)["moves"] == counts["moves"]
    await pass_time(world, HOUR)
    left = row_counts(world.path)
    assert left["tables"] == left["games"] == 1
    assert left["seats"] == 2
    assert of_server(world) == 0
    gone = {name for name, count in left.items() if not count}
    assert gone >= {"servers", "cups", "cup_events", "results", "ratings", "votes", "presets"}
    assert of_people(world) == own
    seats = (await world.services.play.game(there)).table.seats
    assert [seat.name for seat in seats] == ["Fay", "Gus"]
    assert world.services.absent_servers.away == frozenset()
    await world.services.absent_servers.back(SERVER)
    table = await world.services.tables.create(SERVER, 1, HAL, Setup(lords=2))
    assert (await world.services.tables.join(table.id, GUS)).started


async def test_who_comes_back_in_time_finds_everything(world: TournamentWorld) -> None:
    """The days begin anew then."""
    await lived(world)
    before = row_counts(world.path)
    for _ in range(2):
        await world.services.absent_servers.lost(SERVER)
        await pass_time(world, MONTH - HOUR)
        await world.services.absent_servers.back(SERVER)
        await pass_time(world, 2 * HOUR)
    found = row_counts(world.path)
    kept = ("tables", "games", "moves", "seats", "cups", "results", "ratings")
    assert {name: found[name] for name in kept} == {name: before[name] for name in kept}


@pytest.mark.parametrize("why", ["unreachable", "untold", "never", "other process"])
async def test_nothing_is_deleted_of_a_server_that_may_have_the_bot(
    world: TournamentWorld, why: str
) -> None:
    """Discord can't reach it, or has not told yet; or the host keeps all, or it is another's."""
    await lived(world)
    before = row_counts(world.path)["moves"]
    await world.services.absent_servers.lost(SERVER, unreachable=why == "unreachable")
    if why == "untold":  # as a process that has just got the server's shard
        await world.services.absent_servers.begin()
    if why == "never":
        world.services.context.kept = retention.chosen({"servers": 0})
    if why == "other process":
        world.services.outages.share = Share((1,), 2)
    await pass_time(world, 2 * MONTH)
    assert row_counts(world.path)["moves"] == before


async def test_it_is_deleted_in_pieces_that_let_others_write(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few rows at a time, some in each round of the worker; also after a death in between."""
    await lived(world)
    moves = row_counts(world.path)["moves"]
    await world.services.absent_servers.lost(SERVER)
    monkeypatch.setattr(absent_servers, "MOST", 20)
    monkeypatch.setattr(absent_servers, "PIECES", 0.0)
    await pass_time(world, MONTH)
    assert row_counts(world.path)["moves"] == moves
    monkeypatch.setattr(absent_servers, "PIECES", 60.0)
    write, taken = ServiceContext.write, list[int]()

    def counted(self: ServiceContext) -> object:
        taken.append(1)
        return write(self)

    monkeypatch.setattr(ServiceContext, "write", counted)
    await world.restart()
    await world.services.absent_servers.begin()
    await world.services.absent_servers.back(SERVER)  # it is ended all the same
    assert world.services.absent_servers.away == {SERVER}
    assert not await world.services.absent_servers.delete_some()
    assert of_server(world) == 0
    assert len(taken) > moves // 20 + 20
