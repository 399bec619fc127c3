"""Export of a server's games, read back and compared: results, outcomes, ratings, pictures.

    python bench/archive.py [games] [--pictures N]

Puts games of many kinds into a store, exports them part by part as `/admin export` does, reads the
archives, and compares everything that follows from a record with what the store says: result and
winners, outcome, ratings (as stored, under pseudonyms), the requests of the pictures of the end,
and of every N-th game the pictures themselves, byte for byte. Prints one JSON object; exit status 1
if anything differs.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

if not __package__:  # run as a file: python bench/archive.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.measuring import quiet
from clock import SystemClock
from engine import Box, Game, Options
from render import draw
from render.requests import EndPicture, ScorePicture
from services import Services
from services.facts.records import Outcome
from services.records import archive, outcome_of, pseudonym
from services.statistics.rating import rate
from store import Store, games, people, schema, upgrade
from tests.helpers.finished import BEGAN, DAY, played, put

SERVER, LORDS = 900, 60
KINDS = (
    *(Options(players=2), Options(players=4), Options(players=3, giants=True)),
    Options(players=2, variants=frozenset({"mighty_duel", "harmony"})),
    Options(players=4, variants=frozenset({"middle_kingdom"}), court=True),
    *(Options(box=Box.QUEENDOMINO, players=2), Options(box=Box.QUEENDOMINO, players=4)),
    *(Options(box=Box.DISCOVERY, players=2), Options(box=Box.ROYAL_WEDDING, players=4)),
    Options(box=Box.ROYAL_WEDDING, players=6, teams=True),
)
KEPT = ("mu", "sigma", "games", "wins")


@dataclass(slots=True)
class Report:
    """The times measured and the differences found."""

    seconds: dict[str, float] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    differing: list[str] = field(default_factory=list)

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        spent = time.perf_counter() - start
        self.seconds[name] = round(self.seconds.get(name, 0.0) + spent, 3)

    def same(self, what: str, one: object, other: object) -> None:
        """Compare two things that must be equal, and note a difference."""
        self.counts[what.partition(" ")[0]] = self.counts.get(what.partition(" ")[0], 0) + 1
        if one != other:
            self.differing.append(what)


async def compare(database: Path, count: int, pictures: int) -> Report:
    """Fill an empty database, export it, read it back and compare."""
    url, report = f"sqlite+aiosqlite:///{database}", Report()
    await upgrade(url)
    services = Services(Store.connect(url), SystemClock())
    try:
        with report.timed("fill"):
            stored = await _fill(services, count)
        with report.timed("rebuild"):
            await services.statistics.rebuild(SERVER)
        with report.timed("export"):
            parts = await _export(services)
        report.counts["parts"] = len(parts)
        report.counts["kilobytes"] = sum(map(len, parts)) // 1000
        imported = _import(parts, report)
        report.same("count", len(imported), len(stored))
        for number, (row, game) in enumerate(zip(stored, imported, strict=True)):
            await _compare_results(services, row, game, report)
            report.same(f"request {row}", _pictures(stored[row]), _pictures(game))
            if pictures and number % pictures == 0:
                with report.timed("pictures"):
                    pairs = zip(_pictures(stored[row]), _pictures(game), strict=True)
                    for one, other in pairs:
                        report.same("picture", draw(one), draw(other))
        await _compare_ratings(services, [outcome_of(game) for game in imported], report)
    finally:
        await services.close()
    return report


async def _fill(services: Services, count: int) -> dict[int, Game]:
    """Put games into the store; returns them by their number."""
    dice, stored = random.Random(1), {}
    for number in range(count):
        game = played(KINDS[number % len(KINDS)], "archive", number)
        lords = [(one, f"Lord {one}") for one in dice.sample(range(1, LORDS), game.options.players)]
        guest = (1, LORDS, "Guest") if number % 11 == 0 else None
        async with services.store.write() as connection:
            row = await put(
                connection,
                game,
                server=SERVER,
                people=lords,
                began=BEGAN + number * DAY // 8,
                name=f"Table {number}",
                quits=2 if number % 7 == 0 else 0,
                heir=guest,
            )
        stored[row] = game.renamed(name for _, name in lords)
    return stored


async def _export(services: Services) -> list[bytes]:
    parts: list[bytes] = []
    after = 0
    while True:
        fact = await services.records.export(SERVER, after, len(parts) + 1)
        parts.append(fact.data)
        after = fact.after
        if not fact.left:
            return parts


def _import(parts: list[bytes], report: Report) -> list[Game]:
    """Read the archives, and play every record in them again."""
    with report.timed("read"):
        texts = [one.text for part in parts for one in archive.read(part)]
    with report.timed("replay"):
        found = [Game.from_record(text) for text in texts]
    for text, game in zip(texts, found, strict=True):
        report.same("text", game.to_record(), text)
    return found


async def _compare_results(services: Services, row: int, game: Game, report: Report) -> None:
    async with services.store.read() as connection:
        kept = await games.game(connection, row)
    assert kept is not None, "it was put there"
    result, winners = list(game.result() or ()), list(game.winners() or ())
    report.same(f"result {row}", (result, winners), (kept.result, kept.winners))
    first = [seat.seat for seat in outcome_of(game).seats if seat.place == 1]
    there = game.view().with_away(kept.away or ()).winners or ()
    report.same(f"outcome {row}", first, list(there))


def _pictures(game: Game) -> tuple[EndPicture | ScorePicture, ...]:
    view = game.view()
    return EndPicture(view, "Harvest Moon"), ScorePicture(view)


async def _compare_ratings(services: Services, outcomes: list[Outcome], report: Report) -> None:
    """Rate the imported games alone; stored ratings have accounts, which get pseudonyms here."""
    with report.timed("rate"):
        book = rate(outcomes).book
    async with services.store.read() as connection:
        salt = str((await people.server_settings(connection, SERVER))["salt"])
        rows = list(await connection.execute(schema.ratings.select()))
    kept = {(row.ladder, row.season, pseudonym(salt, int(row.lord))): row for row in rows}
    report.same("rated", sorted(book), sorted(kept))
    for key, rating in book.items():
        row = kept.get(key)
        own = [getattr(rating, name) for name in KEPT]
        report.same(f"rating {key}", own, row and [getattr(row, name) for name in KEPT])


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/archive.py")
    parser.add_argument("games", nargs="?", type=int, default=1000)
    parser.add_argument("--pictures", type=int, default=1, help="of every N-th game; 0: of none")
    options = parser.parse_args()
    quiet()
    with TemporaryDirectory() as folder:
        report = asyncio.run(
            compare(Path(folder) / "castellan.db", options.games, options.pictures)
        )
    figures = {"games": options.games, "seconds": report.seconds, "same": report.counts}
    print(json.dumps({**figures, "differing": report.differing[:20]}, indent=1))
    return 1 if report.differing else 0


if __name__ == "__main__":
    sys.exit(main())
