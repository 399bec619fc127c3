"""The file of a person's data holds all that is counted where they look at it."""

from __future__ import annotations

import io
import json
import tracemalloc
import zipfile
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from services.facts import Person, Press
from services.facts.plans import Plan
from services.facts.tables import Pace, Setup
from services.privacy import KEPT, OWN, data_export
from services.privacy.data_export import PASSING
from services.standing.marks import make_mark
from store import marks, privacy, schema
from store.rows import MarkRow
from tests.helpers.database import POSTGRESQL, everything, rows
from tests.helpers.exported import exported
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, EVE, SERVER
from tests.services.privacy.test_privacy import ZOE, await_turn, counts, former, lived, seated

File = Mapping[str, Any]
WHERE = {
    "tables": "host",
    "seats": "seats",
    "former_lords": "seats",
    "invitations": "invitations",
    "cup_events": "cups",
}
"""Where the file has what names a person in tables whose rows it does not have as they are."""


@pytest.fixture
async def world(database: Path) -> AsyncIterator[TournamentWorld]:
    with inline():
        made = TournamentWorld(database, "all")
        yield made
        await made.close()


async def lived_everywhere(world: TournamentWorld) -> None:
    """Let somebody leave a trace in every table where a person can."""
    services = world.services
    for _ in range(3):  # who has finished games may be in more of them
        over = await seated(world, ZOE, ANN, setup=Setup(lords=2))
        await services.watching.kibitz_made(over, ZOE, 77)
        await world.finish(over)
    await lived(world)
    left = await seated(world, ANN, ZOE, BEN)
    await services.play.resign(left, ZOE)
    await services.play.take_seat(left, CARA)
    planned = await seated(world, ANN, ZOE, BEN)
    await world.until(planned, "1.1")
    await await_turn(world, planned, ANN)
    spots = (await services.play.plan_panel(Press(planned, ZOE))).spots
    assert spots is not None
    plan = Plan(spots.ranked[0].squares, (), "ask")
    await services.play.keep_plan(Press(planned, ZOE), plan)
    teams = Setup(box="royal_wedding", lords=6, teams=True, pace=Pace("none", turn=0))
    partners = await seated(world, ZOE, ANN, BEN, CARA, DAN, EVE, setup=teams)
    await services.play.note(partners, ZOE, "I take the lake")
    await services.blocks.set(ZOE, EVE.id, on=True)
    await services.records.bring_kingdom(ZOE, "w1 C")
    await services.watching.follow_lord(ANN, ZOE, SERVER)
    host = Person(ZOE.id, ZOE.name, manages=True, server=SERVER)
    cup = await world.publish()
    await services.tournaments.enter(cup.id, ZOE)
    await services.tournaments.change_draft(SERVER, host, name="Hers")
    await services.tournaments.save_template(SERVER, host, "Hers")
    await services.daily.play(SERVER, CHANNEL, host)


def count(file: File) -> dict[str, int]:
    """Count in the file what `/privacy show` counts."""
    kept, tables = file["kept"], file["tables"]
    (user,) = kept["users"]
    seats = [(table["state"], seat["until"]) for table in tables for seat in table["seats"]]
    games = [game for table in tables for game in table["games"]]
    now = [state for state, until in seats if until is None]
    found = dict.fromkeys(KEPT, 0)
    for table, word in OWN.items():
        found[word] += len(kept.get(table, ()))
    return {
        **found,
        "settings": int(bool(user["settings"])),
        "blocked": len(user["settings"]["blocked"]),
        "hours": int(bool(user["hours"])),
        "games": now.count("playing"),
        "open": now.count("open"),
        "finished": now.count("over") + now.count("abandoned"),
        "former": sum(until is not None for _, until in seats),
        "invitations": len(file["invitations"]),
        "results": sum(
            len(kept.get(table, ()))
            for table in ("results", "ratings", "rating_steps", "achievements", "day_games")
        ),
        "notes": sum(len(game["notes"]) for game in games),
        "votes": sum(len(game["votes"]) for game in games),
        "cups": len({one["cup"] for one in file["cups"]}),
        "remembered": sum(map(len, file["remembered"].values())),
    }


async def test_the_file_holds_all_that_is_counted(world: TournamentWorld) -> None:
    """Of every kind, as many; and every table that names a person is in it."""
    await lived_everywhere(world)
    async with world.services.context.write() as tx:
        mark = await make_mark(tx.connection, ZOE.id, world.services.context.entropy)
        await marks.put_mark(tx.connection, MarkRow(mark, "deleted", 0, 0, tx.now))
    shown = counts(await world.services.privacy.kept(ZOE.id))
    assert shown.keys() == set(KEPT)
    file = json.loads(await exported(world.services, ZOE))
    assert count(file) == shown
    columns = (*privacy.DELETED.values(), *(column for column, _ in privacy.RENAMED))
    for table in {column.table.name for column in columns} - set(PASSING):
        if table in WHERE:
            assert f'"{WHERE[table]}": ' in json.dumps(file), table
        else:
            assert file["kept"][table], table


async def test_nothing_is_left_of_whoever_was_everywhere(world: TournamentWorld) -> None:
    """Neither the account nor the name, in no cell of any table, also after another sweep."""
    await lived_everywhere(world)
    assert ZOE.name in everything(world.path)
    await world.services.privacy.delete(ZOE.id, former)
    await world.services.jobs.run_due()
    await world.services.jobs.sweep()
    left = [row for row in everything(world.path).splitlines() if row[:5] != "keys:"]
    assert [row for row in left if str(ZOE.id) in row or ZOE.name in row] == []


async def test_no_seed_and_no_key_is_in_any_file(world: TournamentWorld) -> None:
    """Of what is still played: in one's data, in the server's archive, in an event's."""
    await lived_everywhere(world)
    cup = rows(world.path, "SELECT id FROM cups")[0][0]
    async with world.services.context.write() as tx:
        await make_mark(tx.connection, ZOE.id, world.services.context.entropy)
    kinds = ("games WHERE ending IS NULL", "cups", "days")
    secrets = [seed for kind in kinds for (seed,) in rows(world.path, f"SELECT seed FROM {kind}")]
    secrets += [value for (value,) in rows(world.path, "SELECT value FROM keys")]
    assert len(secrets) > 5
    archive = (await world.services.records.export(SERVER)).data
    made = await world.services.tournaments.export(cup, ANN, "json")
    files = [(await exported(world.services, ZOE)).encode(), made[1]]
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        files += [packed.read(name) for name in packed.namelist()]
    assert len(files) > 4
    assert [one for one in secrets for file in files if one.encode() in file] == []


async def test_who_left_a_game_does_not_read_on(world: TournamentWorld) -> None:
    """Its record follows when it is over; whoever sits there has it all the time."""
    game = await seated(world, ANN, ZOE, BEN)
    await world.services.play.resign(game, ZOE)
    await world.services.play.take_seat(game, CARA)

    async def record(person: Person) -> str | None:
        ((told,),) = (
            table["games"] for table in json.loads(await exported(world.services, person))["tables"]
        )
        found: str | None = told["record"]
        return found

    assert await record(ZOE) is None
    assert await record(CARA) is not None
    for person in (ANN, BEN, CARA):
        await world.services.play.resign(game, person)
    assert await record(ZOE) is not None


async def test_the_file_comes_in_small_pieces(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much there is: a page of rows or one record is in memory, and others have turns."""
    rows = [
        {"owner_id": ZOE.id, "kind": "record", "name": "", "digest": str(n), "opened_at": n}
        for n in range(40)
    ]
    game = await seated(world, ANN, BEN, setup=Setup(lords=2))
    turns = [
        {"game_id": game, "version": 1000 + n, "user_id": ZOE.id, "kind": "on_time", "at": n}
        for n in range(900)
    ]
    async with world.services.context.write() as tx:
        for row in rows:
            await tx.connection.execute(schema.imports.insert(), {**row, "text": "x" * 60_000})
        await tx.connection.execute(schema.deeds.insert(), turns)
    monkeypatch.setattr(data_export, "PAGE", 5)
    tracemalloc.start()
    try:
        sizes, opened = [], 0
        async for part in world.services.privacy.export(ZOE):
            sizes.append(len(part))
            opened += part.count('"kind": "on_time"')
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert opened == 900
    assert sum(sizes) > 40 * 60_000
    assert max(sizes) < 61_000
    held = 35 if POSTGRESQL else 25  # its driver reads ahead
    assert peak < held * 60_000
