"""Speed of ladder, profile and statistics on a server with many finished games, with pictures.

    python bench/ladders.py [games]

Prints one JSON object, milliseconds each: every command for the lord with the most games, until the
services have answered (`services`) and until its pictures are drawn, too: the median, the slowest,
and the median of the processor's time, which depends less on how busy the machine is. Then what the
end of a game adds to its last turn (`end`), also with up to ten later games rated again (`late`);
how many games a second a rebuild processes; how long the deletion of that lord's data keeps others
from writing at once (`erased`). A few hundred real games are repeated with other lords
and dates. `/replay` is in bench/replay.py.
"""

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from sqlalchemy import insert, text

if not __package__:  # run as a file: python bench/ladders.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.measuring import Timings, measured
from clock import SystemClock
from cogs.screen import Picture, Screen
from cogs.statistics.compare import compare
from cogs.statistics.honors import honors
from cogs.statistics.ladder_screens import ladder
from cogs.statistics.profile_screens import profile
from cogs.statistics.stats import stats
from engine import Box, Game, Options
from locales import Texts
from render import draw
from render.warm import warm_up
from services import Services
from services.core.json_codec import to_json
from services.core.live_games import load
from services.core.transaction import Transaction
from services.facts import Person
from services.facts.records import Outcome
from services.facts.tables import Setup
from services.facts.tournaments import TournamentSetup
from services.records import outcome_of
from services.statistics import Statistics
from services.statistics.rating import rate
from services.statistics.updates import (
    GameCount,
    count_game,
    outcome_of_rows,
    step_rows,
)
from store import Store, schema, upgrade
from store import statistics as statistics_rows
from store.statistics_rows import RatingRow, ResultRow, TallyRow
from tests.helpers.finished import BEGAN, DAY, played, put

SERVER, LORDS, BUSY = 900, 300, 1
"""The lord BUSY has a seat at every fifth table."""
TEMPLATES = (
    (Options(players=4), 120),
    (Options(players=2), 60),
    (Options(box=Box.QUEENDOMINO, players=4), 40),
    (Options(players=3, giants=True), 40),
    (Options(box=Box.ROYAL_WEDDING, players=6, teams=True), 40),
)
MOST = {"cups": 100, "events": 100, "absences": 60}
"""What one person can have beside games: events of so many tournaments, absences."""
ROUNDS = 15
ME = Person(BUSY, "Lord 1", server=SERVER)
LATER = 10


@dataclass(frozen=True, slots=True)
class Template:
    """A real game that is repeated: its rows are those of `row`."""

    game: Game
    outcome: Outcome
    row: int


async def fill(store: Store, games: int) -> None:
    """Put games into a store, with results and ratings as the services would count them."""
    templates = [template async for template in _templates(store)]
    dice = random.Random(1)
    used: Counter[int] = Counter()
    rows: list[ResultRow] = []
    async with store.write() as connection:
        for number in range(games):
            at = number * 3 * 365 * DAY // games
            template = templates[dice.randrange(len(templates))]
            used[template.row] += 1
            lords = _lords(dice, template.game.options.players, busy=number % 5 == 0)
            rows += await _repeat(connection, template, lords, BEGAN + at)
    await _note_all(store, rows, Counter({t.row: used[t.row] for t in templates}), templates)


async def _templates(store: Store) -> Any:
    for options, count in TEMPLATES:
        for number in range(count):
            game = played(options, "bench", number + 1)
            lords = [(user, f"Lord {user}") for user in range(1, options.players + 1)]
            async with store.write() as connection:
                row = await put(connection, game, server=SERVER + 1, people=lords)
            yield Template(game, outcome_of(game), row)


def _lords(dice: random.Random, count: int, *, busy: bool) -> list[int]:
    lords = dice.sample(range(2, LORDS), count)
    return [BUSY, *lords[1:]] if busy else lords


async def _repeat(
    connection: Any, template: Template, lords: list[int], began: int
) -> list[ResultRow]:
    """Insert a game with other lords; returns its results."""
    options = template.game.options
    setup = Setup(str(options.box), lords=options.players, teams=options.teams)
    table = {
        "server_id": SERVER,
        "channel_id": 1,
        "place": "threads",
        "name": f"Table {began}",
        "host_id": lords[0],
        "host_name": f"Lord {lords[0]}",
        "opened_by": lords[0],
        "setup": to_json(setup),
        "state": "over",
        "created_at": began,
    }
    made = await connection.execute(insert(schema.tables), table)
    (table_id,) = made.inserted_primary_key
    seats = [
        {"table_id": table_id, "seat": seat, "user_id": user, "name": f"Lord {user}"}
        for seat, user in enumerate(lords, 1)
    ]
    await connection.execute(insert(schema.seats), seats)
    ended = began + DAY + len(lords)
    game = await _copy(connection, template.row, table_id, began, ended)
    people = [replace(seat, player=str(lords[seat.seat - 1])) for seat in template.outcome.seats]
    outcome = replace(template.outcome, game=str(game), ended=ended, seats=tuple(people))
    return GameCount(connection, SERVER, outcome).results(began)


async def _copy(connection: Any, row: int, table: int, began: int, ended: int) -> int:
    names = [c.name for c in schema.games.c if c.name != "id"]
    given = {"table_id": table, "started_at": began, "ended_at": ended}
    wanted = ", ".join(f":{name}" if name in given else name for name in names)
    copy = f"INSERT INTO games ({', '.join(names)}) SELECT {wanted} FROM games WHERE id = :row"
    game = (await connection.execute(text(copy), {**given, "row": row})).lastrowid
    names = [c.name for c in schema.moves.c if c.name != "game_id"]
    listed = ", ".join(names)
    copy = f"INSERT INTO moves (game_id, {listed}) SELECT :game, {listed} FROM moves"
    await connection.execute(text(f"{copy} WHERE game_id = :row"), {"game": game, "row": row})
    return int(game)


async def _note_all(
    store: Store, rows: list[ResultRow], used: Counter[int], templates: list[Template]
) -> None:
    by_game: dict[int, list[ResultRow]] = {}
    for row in rows:
        by_game.setdefault(row.game_id, []).append(row)
    ratings = rate(outcome_of_rows(of) for of in by_game.values())
    async with store.write() as connection:
        await statistics_rows.add_results(connection, rows)
        await statistics_rows.add_steps(
            connection, [one for game, steps in ratings.steps for one in step_rows(game, steps)]
        )
        rated = [
            RatingRow(SERVER, *key, one.mu, one.sigma, one.rank, one.games, one.wins, one.changed)
            for key, one in ratings.book.items()
        ]
        await connection.execute(insert(schema.ratings), [asdict(row) for row in rated])
        for template in templates:
            counted = GameCount(connection, SERVER, template.outcome).tallies(template.game)
            sums = [_repeated(row, used[template.row]) for row in counted]
            await statistics_rows.add_tallies(connection, sums)


def _repeated(row: TallyRow, times: int) -> TallyRow:
    return replace(row, games=times * row.games, wins=times * row.wins, points=times * row.points)


# -- measuring -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Command:
    """A command: the call of the services, and the screen of the answer."""

    ask: Callable[[], Awaitable[Any]]
    screen: Callable[[Any], Screen]


def _commands(book: Statistics, texts: Texts) -> dict[str, _Command]:
    last = "2026-3"
    return {
        "ladder": _Command(lambda: book.ladder(ME), lambda fact: ladder(fact, texts)),
        "ladder_season_find": _Command(
            lambda: book.ladder(ME, season=last, find=True), lambda fact: ladder(fact, texts)
        ),
        "profile": _Command(
            lambda: book.profile(ME), lambda fact: profile(fact, BUSY, texts, mine=True)
        ),
        "compare": _Command(
            lambda: book.compare(ME, 2), lambda fact: compare(fact, (BUSY, 2), texts)
        ),
        "honors": _Command(lambda: book.honors(ME), lambda fact: honors(fact, texts)),
        "stats": _Command(lambda: book.stats(ME, "domino"), lambda fact: stats(fact, 0, texts)),
    }


async def measure(services: Services) -> dict[str, Any]:
    """Ask every command, make its screen and draw its pictures; milliseconds."""
    warm_up()
    figures: dict[str, Any] = {}
    for name, command in _commands(services.statistics, Texts("en")).items():
        asked, whole = [], Timings()
        for _ in range(ROUNDS):
            with whole.timed():
                start = time.perf_counter()
                fact = await command.ask()
                asked.append((time.perf_counter() - start) * 1000)
                _draw(command.screen(fact))
        figures[name] = {"services": round(statistics.median(asked), 1), **whole.figures()}
    return figures


def _draw(screen: Screen) -> None:
    for part in screen.parts:
        if isinstance(part, Picture):
            draw(part.request)


async def ends(services: Services) -> dict[str, float]:
    """Time the noting of a game: the latest of all, and one that ends LATER games late."""
    game = played(Options(players=4), "bench", 1)
    people = [(user, f"Lord {user}") for user in (BUSY, 2, 3, 4)]
    spent: dict[str, list[float]] = {"end": [], "late": []}
    for number in range(LATER):
        began = BEGAN + (4 * 365 + number) * DAY
        spent["end"].append(await _noted(services, game, people, began))
    for number in range(LATER):
        spent["late"].append(
            await _noted(services, game, people, BEGAN + 4 * 365 * DAY - DAY - number)
        )
    return {name: round(statistics.median(values), 1) for name, values in spent.items()}


async def _noted(
    services: Services, game: Game, people: list[tuple[int, str]], began: int
) -> float:
    context = services.context
    async with context.write() as tx:
        row = await put(tx.connection, game, server=SERVER, people=people, began=began)
    async with context.read() as connection:
        live = await load(context, connection, row)
    async with context.write() as tx:
        began_at = time.process_time()
        await count_game(tx, live)
        return (time.process_time() - began_at) * 1000


async def rebuilt(services: Services, games: int) -> float:
    """Return how many games a second a rebuild processes."""
    game = played(Options(players=4), "bench", 1)
    async with services.context.write() as tx:
        for number in range(games):
            people = [(user, f"Lord {user}") for user in range(1 + number % 7, 5 + number % 7)]
            began = BEGAN + number * DAY
            await put(tx.connection, game, server=SERVER + 2, people=people, began=began)
    start = time.perf_counter()
    noted = await services.statistics.rebuild(SERVER + 2)
    return round(noted / (time.perf_counter() - start), 1)


async def erased(services: Services) -> dict[str, float]:
    """Time the deletion of the lord with the most games: how long others can't write at once.

    They also have written much in tournaments, follow and are away, as often as limits allow.
    """
    context = services.context
    async with context.write() as tx:
        await _add_more(tx.connection, tx.now)
    write, held = context.write, Timings()

    @asynccontextmanager
    async def timed() -> AsyncIterator[Transaction]:
        async with write() as tx:
            with held.timed():
                yield tx

    context.write = timed  # type: ignore[method-assign]
    start = time.perf_counter()
    await services.privacy.delete(BUSY, lambda _: "A former lord")
    took = time.perf_counter() - start
    context.write = write  # type: ignore[method-assign]
    figures = {"seconds": round(took, 1), "transactions": len(held.spent), **held.figures()}
    return {**figures, "most_worked": round(max(held.worked), 1)}


async def _add_more(connection: Any, now: int) -> None:
    """Add the rows of other kinds that one person can have."""
    for cup in range(1, MOST["cups"] + 1):
        values = {"server_id": SERVER, "channel_id": 1, "name": f"Cup {cup}"}
        state = {"seed": "ab" * 32, "version": MOST["events"], "created_at": now}
        live = cup % 10 == 0
        values["phase"] = "signup" if live else "cancelled"
        setup = to_json(TournamentSetup(name=f"Cup {cup}"))
        await connection.execute(
            insert(schema.cups), {"id": cup, "setup": setup, **values, **state}
        )
        kinds = ["created", *["message"] * (MOST["events"] - 2), "message" if live else "cancelled"]
        data = {"text": "Good luck, Lord 1", "reason": "They asked"}
        rows = [
            {
                "cup_id": cup,
                "ordinal": ordinal,
                "at": now,
                "by_id": BUSY,
                "by_name": "Lord 1",
                "kind": kind,
                "data": {"seal": "ab" * 32} if kind == "created" else data,
            }
            for ordinal, kind in enumerate(kinds, 1)
        ]
        await connection.execute(insert(schema.cup_events), rows)
    for number in range(MOST["absences"]):
        days = {"from_at": now + number * DAY, "until_at": now + number * DAY + 1, "note": ""}
        days["booked_at"] = now
        await connection.execute(insert(schema.absences), {"user_id": BUSY, **days})


async def run(folder: Path, games: int) -> dict[str, Any]:
    url = f"sqlite+aiosqlite:///{folder / 'ladders.db'}"
    await upgrade(url)
    store = Store.connect(url)
    start = time.perf_counter()
    await fill(store, games)
    filled = time.perf_counter() - start
    services = Services(store, SystemClock())
    figures = await measure(services)
    figures |= await ends(services)
    figures["erased"] = await erased(services)
    figures["rebuilt_games_per_second"] = await rebuilt(services, 100)
    await services.close()
    size = (folder / "ladders.db").stat().st_size
    return {
        "games": games,
        "filling_s": round(filled, 1),
        "megabytes": round(size / 2**20),
        **figures,
    }


if __name__ == "__main__":
    measured(run)
