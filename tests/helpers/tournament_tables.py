"""A cup whose first round is played at tables that a test has opened itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from clock import Clock
from services import Services
from services.core.json_codec import to_json
from services.facts import Person
from services.facts.games import GameFact
from services.facts.tables import Setup
from services.facts.tournaments import Tournament, TournamentSetup
from services.tournaments.core.repository import load, write
from store import tables, tournaments
from tests.helpers.world import CHANNEL, PEOPLE, SERVER, World

HOUR, DAY = 3600, 24 * 3600


async def begin(world: World, setup: Setup, people: Sequence[Person]) -> GameFact:
    """Open a table and seat these people at it; the game begins."""
    table = await world.services.tables.create(SERVER, CHANNEL, people[0], setup)
    for person in people[1:]:
        await world.services.tables.join(table.id, person)
    return await world.game_of(table.id)


class Ground(Protocol):
    """A world of services, or a stage with Discord before them."""

    services: Services

    @property
    def clock(self) -> Clock:
        """Their time."""


async def hold(
    world: Ground, *games: GameFact, ends: int | None = None, sealed: bool = False
) -> Tournament:
    """Have games be the tables of a cup's first round, which ends in a week or at `ends`."""
    now = world.clock.now()
    until = now + 7 * DAY if ends is None else ends
    table = games[0].table.setup
    chosen = TournamentSetup(
        name="Autumn Cup",
        table=table,
        size=table.lords // (2 if table.teams else 1),
        duplicate=sealed,
        protest=0,
        signup_until=now,
        start=now,
        round=until - now,
    )
    async with world.services.context.write() as tx:
        number = await tournaments.add_tournament(
            tx.connection,
            server_id=games[0].table.server,
            channel_id=games[0].table.channel,
            name=chosen.name,
            setup=to_json(chosen),
            seed="ab" * 32,
            phase="signup",
            version=0,
            created_at=now,
        )
        rows = [
            {
                "cup_id": number,
                "stage": 1,
                "round": 1,
                "number": place,
                "slot": 1,
                "seed": "cd" * 32,
                "table_id": game.table.id,
            }
            for place, game in enumerate(games, 1)
        ]
        await tournaments.add_tables(tx.connection, rows)
        for game in games:
            values = {"cup_id": number, "ends_at": until, "sealed": int(sealed)}
            await tables.change_table(tx.connection, game.table.id, **values)
    async with world.services.context.write() as tx:
        tournament = await load(world.services.context, tx.connection, number)
        return await write(tx, tournament, *_events(games, now, until), by=PEOPLE[8])


def _events(
    games: Sequence[GameFact], begins: int, ends: int
) -> list[tuple[str, dict[str, object]]]:
    seats = [seat for game in games for seat in game.table.seats]
    entries = list(range(1, len(seats) + 1))
    found: list[tuple[str, dict[str, object]]] = [("created", {})]
    for number, seat in enumerate(seats, 1):
        lords = [[seat.user, seat.name]]
        found.append(("entered", {"entry": number, "lords": lords, "asked": None, "first": 1}))
    stage = {"stage": 1, "kind": "swiss", "entries": entries, "rounds": 5, "groups": []}
    found += [("started", {"out": [], "in": []}), ("stage", {**stage, "seed": "ab" * 32})]
    paired: list[dict[str, object]] = []
    first = 0
    for number, game in enumerate(games, 1):
        count = len(game.table.seats)
        own = entries[first : first + count]
        table = {"number": number, "group": 0, "entries": own, "order": own, "seal": "ef" * 32}
        paired.append(table)
        first += count
    dates = {"begins": begins, "ends": ends, "byes": []}
    found.append(("paired", {"stage": 1, "round": 1, **dates, "tables": paired}))
    where = {"stage": 1, "round": 1, "slot": 1}
    for table, game in zip(paired, games, strict=True):
        at = {"number": table["number"], "entries": table["entries"]}
        found.append(("table", {**where, **at, "table": game.table.id}))
    return found


async def act(world: Ground, tournament: Tournament, kind: str, **data: object) -> Tournament:
    """Append an event to a cup, and nothing else."""
    async with world.services.context.write() as tx:
        fresh = await load(world.services.context, tx.connection, tournament.id)
        return await write(tx, fresh, (kind, data), by=PEOPLE[8])
