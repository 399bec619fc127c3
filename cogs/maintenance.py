"""Database maintenance from the command line, whether or not the bot is running."""

import asyncio
import contextlib
import shlex
import sys
import threading
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

import structlog

# What `zoneinfo` reads where the system has no zones: if it is missing, that is said at once.
import tzdata  # type: ignore[import-untyped]  # noqa: F401

import store
from clock import Clock, SystemClock
from cogs import release
from cogs.app import App
from services import Services
from services.facts import limits
from services.play import Play
from settings import Settings
from store import retention
from store.games import games_after, moves
from store.rotation import made_at
from store.rows import GameRow

_log = structlog.get_logger()

SECRETS = Path(".env")
"""Where the token stands."""
DAY: Final = 24 * 3600
FEW_GAMES: Final = 32
"""How many games are kept in memory on a small machine; the others are read when needed."""
HOUR: Final = 3600
SLOW: Final = 5
"""Seconds after which it is said that a start waits for the database."""
STANDS: Final = 600
"""Seconds after which it is said that a daily copy does not get on: its disk may stand still."""
BEGINNING: Final = 1_600_000_000
"""A time before all databases, in seconds."""
RESTORE: Final = "bot.py restore FILE puts a backup in its place"
DUMP: Final = "pg_restore puts a dump in its place, while the bot is stopped"
PUT_BACK: Final = (
    "the database is a dump that was put back: what it lacks is lost, and numbers go on above it"
)
CHECK: Final = f"bot.py check says whether it is whole; {RESTORE}"


async def make_private(chosen: Settings) -> None:
    """Make the folder of the data, and leave what is in it to its owner alone."""
    store.make_folder(chosen.data)
    path = store.path_of(chosen.database_url)
    open_ = await asyncio.to_thread(store.protect, chosen.data, path)
    if open_:
        _log.warning("data.readable", paths=[str(one) for one in open_], fix=_tightening(open_))


def configure(services: Services, chosen: Settings) -> None:
    """Have the services keep to the settings."""
    services.context.remembered = chosen.remember_days * DAY
    services.context.kept = retention.chosen(chosen.keep_days)
    services.context.idle_alone = chosen.alone_days * DAY
    services.context.limits = limits.chosen(chosen.limits)
    if chosen.small:
        services.context.games_kept = FEW_GAMES


@contextlib.contextmanager
def telling_if_slow(path: Path | None) -> Iterator[None]:
    """Say it if opening the database takes long: its disk may stand still, and this thread, too."""
    saying = threading.Timer(SLOW, _tell_slow, [path])
    saying.daemon = True
    with contextlib.suppress(RuntimeError):  # no thread can be started
        saying.start()
    try:
        yield
    finally:
        saying.cancel()


def _tell_slow(path: Path | None) -> None:
    meaning = "a large database is brought up to date, or its disk or server does not answer"
    _log.warning("start.waits", seconds=SLOW, path=str(path), meaning=meaning)


async def begin_above(chosen: Settings, now: int) -> int:
    """Return above which number a new database's are; say it if there was another one before.

    Its messages are still on Discord, and nobody knows how many; never so many as seconds.
    """
    path = store.path_of(chosen.database_url)
    if await asyncio.to_thread(store.is_older, path):
        _log.warning("data.older", path=str(path), meaning=store.OLDER, fix=RESTORE)
    if await store.was_put_back(chosen.database_url):
        _log.warning("data.put_back", meaning=PUT_BACK)
    if not (chosen.data / "commands.sha256").is_file():
        return 0
    if path is None:
        new = await store.revision(chosen.database_url) is None
    else:
        new = not path.is_file() or not path.stat().st_size
    if new:
        _log.warning("data.begun_anew", **_what_is_missing(path))
    return now - BEGINNING


def _what_is_missing(path: Path | None) -> dict[str, str]:
    return {"fix": DUMP} if path is None else {"path": str(path), "fix": RESTORE}


async def note_begun_anew(app: App) -> None:
    """Do the same where nothing is left of what was there before but commands on Discord.

    As when the folder of the data is on a disk that was not mounted.
    """
    if await app.services.begin_above(app.clock.now() - BEGINNING):
        path = store.path_of(app.settings.database_url)
        _log.warning("data.begun_anew", **_what_is_missing(path))


def in_sandbox(chosen: Settings) -> Settings:
    """Return the settings of the sandbox, whose database is apart; say what is not used there."""
    apart = chosen.in_sandbox()
    own = store.path_of(apart.database_url)
    if chosen.database is not None:
        print(f"DATABASE_URL is for Discord; games of the sandbox are in {own}.")
        return apart
    old = store.path_of(chosen.database_url)
    if own is not None and old is not None and old.is_file() and not own.is_file():
        print(
            f"Games of the sandbox are in {own} from now on; {old} is for Discord. "
            "docs/hosts.md, Upgrading, says how to take earlier games of the sandbox along."
        )
    return apart


def _tightening(paths: Sequence[Path]) -> str:
    """Return what to type so that only their owner can read files and folders."""
    return f"chmod go-rwx {shlex.join(map(str, paths))}"


async def migrate(chosen: Settings) -> int:
    """Bring the database up to date."""
    await make_private(chosen)
    with store.hold_alone(store.path_of(chosen.database_url)):
        above = await prepare(chosen, SystemClock().now())
        await store.upgrade(chosen.database_url, above=above)
    print(f"The database is at revision {store.head()}.")
    return 0


async def check(chosen: Settings) -> int:
    """Report whether the settings and the database are usable; changes nothing."""
    path = store.path_of(chosen.database_url)
    found = await store.revision(chosen.database_url)
    token = "set" if chosen.token else "not set: the sandbox is used, with a database of its own"
    print(f"DISCORD_TOKEN is {token}.")
    print(f"The database is at revision {found or 'none'}; wanted is {store.head()}.")
    newer = chosen.fleet is not None and store.is_next(found)
    if not (newer or store.is_known(found)):
        raise store.Unusable(store.why_unknown(found))
    await _refuse_damaged(path)
    if path is not None and store.has_second_name(path):
        raise store.Unusable(store.LINKED.format(path))
    open_ = store.readable(chosen.data, path) + store.readable(None, SECRETS)
    if open_:
        print("Other users of this machine may read the token or the draws of running games. Type:")
        print(f"  {_tightening(open_)}")
    if store.is_open(chosen.data) and chosen.data not in open_:
        print(f"{chosen.data} holds more than Castellan's files; CASTELLAN_DATA can name another.")
    if old := _old_copies(chosen):
        print(
            f"Backups hold what people deleted, and {len(old)} are older than "
            f"{chosen.backup_days} days: `bot.py backup` deletes them, but for the last "
            f"{store.SPARED} copies."
        )
    if found is None:
        print(f"bot.py: {_nothing(path)}", file=sys.stderr)
    elif older := await asyncio.to_thread(store.is_older, path):
        print(f"bot.py: {path} {store.OLDER}. {RESTORE}", file=sys.stderr)
        return int(older)
    return 0 if newer or found == store.head() else 1


def _nothing(path: Path | None) -> str:
    """Say that there is no database of ours, and what makes one."""
    if path is None:
        return "the database has no tables of Castellan: migrate makes them"
    if not path.exists():
        return f"there is no database {path}: migrate makes one. {RESTORE}"
    return f"{path} is no database of Castellan. {RESTORE}"


async def _refuse_damaged(path: Path | None) -> None:
    if path is None or not await asyncio.to_thread(path.is_file):
        return
    if faults := (await store.check_file(path)).faults:
        raise store.Unusable(f"{path} is damaged: {store.summary(faults)}. {RESTORE}")


async def backup(chosen: Settings) -> int:
    """Write a consistent copy of the database, whether or not the bot is running."""
    await make_private(chosen)
    try:
        copy, deleted = await make_copy(chosen)
    except store.NoFile:
        path = store.path_of(chosen.database_url)
        why = "only SQLite files are copied here; PostgreSQL has pg_dump" if path is None else ""
        print(f"bot.py: nothing is copied: {why or _nothing(path)}", file=sys.stderr)
        return 1
    print(copy)
    for path in deleted:
        print(f"{path} is deleted: docs/hosts.md, Backups, says which are kept.")
    return 0


async def make_copy(chosen: Settings, *, ours: bool = False) -> tuple[Path, tuple[Path, ...]]:
    """Copy the database, and delete the copies that are not kept; return both.

    People are told by /privacy for how long any is. `ours`: this process has the database open.
    Raises NoFile, Unusable, OSError.
    """
    now, folder = datetime.now(UTC), chosen.data / "backups"
    # First, since they may be what fills the disk; in a thread, since it may stand still.
    deleted = await asyncio.to_thread(_without_dispensable, chosen, now)
    source = store.path_of(chosen.database_url)
    copy = await store.backup(source, folder / store.copy_name(now), ours=ours)
    return copy, deleted + await asyncio.to_thread(_without_dispensable, chosen, now)


def _without_dispensable(chosen: Settings, now: datetime) -> tuple[Path, ...]:
    limit = now - timedelta(days=chosen.backup_days)
    deleted = store.dispensable(chosen.data / "backups", limit, now)
    for path in deleted:
        path.unlink(missing_ok=True)
    return deleted


async def copy_daily(app: App) -> None:
    """Copy the database an hour after the start, if it was not copied for a day, and every day."""
    chosen, clock, pause = app.settings, app.clock, HOUR
    while chosen.backups == "daily":
        await clock.wait(clock.now() + pause)
        pause = HOUR
        try:
            with _telling_if_it_stands(chosen.data / "backups"):
                if left := await asyncio.to_thread(_left, chosen, clock.now()):
                    pause = left
                    continue
                copy, deleted = await make_copy(chosen, ours=True)
            app.backups_fail = False
            _log.info("backup.made", path=str(copy), deleted=len(deleted))
        except store.NoFile:  # another database, which is copied by other means
            return
        except (store.Unusable, OSError) as error:
            app.backups_fail = True
            _log.error("backup.failed", error=str(error), again_in_seconds=HOUR)
        except Exception:  # such as one for which no thread could be started
            app.backups_fail = True
            _log.exception("backup.failed", again_in_seconds=HOUR)


def _left(chosen: Settings, now: int) -> int:
    """Return the seconds until the next copy is due; 0: now."""
    at = datetime.fromtimestamp(now, UTC)
    last = store.last_copy(chosen.data / "backups", at)
    age = DAY if last is None else int((at - made_at(last)).total_seconds())
    return max(0, DAY - age)


@contextlib.contextmanager
def _telling_if_it_stands(folder: Path) -> Iterator[None]:
    waits = partial(_log.error, "backup.waits", seconds=STANDS, path=str(folder))
    telling = asyncio.get_running_loop().call_later(STANDS, waits)
    try:
        yield
    finally:
        telling.cancel()


async def prepare(chosen: Settings, now: int) -> int:
    """Copy a database that is about to be brought up to date; return above which number it begins.

    Raises Unusable, OSError.
    """
    path = store.path_of(chosen.database_url)
    if path is not None and path.is_file() and not store.is_half_restored(path):
        await _keep_before_upgrade(chosen, path)
    return await begin_above(chosen, now)


async def opened(chosen: Settings, clock: Clock) -> Services:
    """Open the database, brought up to date, with services that keep to the settings.

    Raises Unusable, OSError.
    """
    above = await prepare(chosen, clock.now())
    services = await Services.open(
        chosen.database_url,
        clock=clock,
        above=above,
        fleet=chosen.fleet,
        version=release.version() or "",
    )
    configure(services, chosen)
    return services


async def _keep_before_upgrade(chosen: Settings, path: Path) -> None:
    while True:
        found = await store.revision(chosen.database_url)
        if found is None or not store.is_known(found) or not (passed := store.passed(found)):
            return  # it is new, of a newer release, or up to date by now
        at, folder = datetime.now(UTC), chosen.data / "backups"
        copy = store.last_copy(folder, at)
        try:
            if chosen.backups == "none":
                copy = None
            elif copy is None or not await asyncio.to_thread(store.is_copy_of, copy, path):
                copy = await store.backup(path, folder / store.copy_name(at))
        except store.BeingCopied:  # another process of the same bot is starting, too
            await asyncio.sleep(1)
            continue
        except store.Unusable as error:
            raise store.Unusable(
                f"no copy can be made, as before each upgrade: {error}. CASTELLAN_BACKUPS=none "
                "leaves it to you"
            ) from error
        _log.info("database.upgrades", passes=passed, copy=None if copy is None else str(copy))
        return


async def restore(chosen: Settings, copy: Path) -> int:
    """Put a copy in place of the database, which is kept among the backups."""
    await make_private(chosen)
    path = store.path_of(chosen.database_url)
    if path is None:
        raise store.Unusable("only an SQLite file can be restored here")
    with store.hold_alone(path, linked=store.is_half_restored(path)):
        try:
            kept = await store.restore(copy, path, chosen.data / "backups")
        except store.NoFile:
            raise store.Unusable(f"there is no file {copy}") from None
    print(f"{path} is now what {copy} was." + (f" What it was before is {kept}." if kept else ""))
    print("New tables, games and tournaments get numbers above all that may have been lost.")
    return 0


def _old_copies(chosen: Settings) -> tuple[Path, ...]:
    limit = datetime.now(UTC) - timedelta(days=chosen.backup_days)
    return store.older_copies(chosen.data / "backups", limit)


async def verify(chosen: Settings) -> int:
    """Replay every game from its moves and compare it with what is stored."""
    path = store.path_of(chosen.database_url)
    if (found := await store.revision(chosen.database_url)) != store.head():
        if not store.is_known(found):
            raise store.Unusable(store.why_unknown(found))
        old = f"the database is at revision {found}; migrate makes it right."
        print(f"bot.py: {old if found else _nothing(path)}", file=sys.stderr)
        return 1
    await _refuse_damaged(path)
    return 1 if await _replay_all(chosen.database_url) else 0


async def _replay_all(url: str) -> int:
    """Replay every game of a database; say which differ, and return how many."""
    base = store.Store.connect(url, read_only=True)
    play = Services(base, SystemClock()).play
    games = faults = last = 0
    try:
        while rows := await _rows_after(base, last):
            for row in rows:
                last, games = row.id, games + 1
                if fault := await _fault(play, base, row):
                    faults += 1
                    print(f"Game {row.id}: {fault}")
    finally:
        await base.close()
    print(f"{games} games replayed, {faults} faults.")
    return faults


async def move(chosen: Settings, target: str) -> int:
    """Copy the database into another one, and replay every game there.

    Ended half-way and begun again, it goes on. The old one is brought up to date and else left as
    it is.
    """
    source = chosen.database_url
    old, new = store.path_of(source), store.path_of(target)
    if old is not None and not old.is_file():
        raise store.Unusable(_nothing(old))
    if store.same(source, target):
        raise store.Unusable("the database can't be moved to where it is")
    counts: dict[str, int] = {}

    def tell(table: str, rows: int) -> None:
        counts[table] = rows
        if rows:
            print(f"{table}: {rows} rows", flush=True)

    with store.hold_alone(old), store.hold_alone(new):
        await store.upgrade(source, above=await prepare(chosen, SystemClock().now()))
        async with store.moving(source, target, tell):
            faults = await _replay_all(target)
    print(f"{sum(counts.values())} rows in {len(counts)} tables are the same in both.")
    if faults:
        print("The games with faults are the same in both, too.")
    print("Now let DATABASE_URL name the new database. Don't start Castellan on the old one again.")
    return 1 if faults else 0


async def _rows_after(base: store.Store, last: int) -> list[GameRow]:
    async with base.read() as connection:
        return await games_after(connection, last, 100)


async def _fault(play: Play, base: store.Store, row: GameRow) -> str:
    """Describe how a replayed game differs from what is stored; "" if it does not."""
    try:
        fact = await play.game(row.id)
        async with base.read() as connection:
            turns = [one.made_at for one in await moves(connection, row.id)]
    except ValueError as error:
        return str(error)
    except Exception as error:  # what is stored makes no sense
        return repr(error)
    if fact.version != row.version:  # somebody has played meanwhile
        return ""
    view = fact.view.with_away(())  # as the rules have it
    if row.turn_since > max(turns, default=row.started_at):  # a turn begins when one ends
        return "its last turn is missing"
    seat = row.on_turn if row.ending is None or view.turn is None else view.turn.seat
    stored = (row.round, seat, row.result, row.winners)
    result, winners = ([*found] if found else None for found in (view.result, view.winners))
    replayed = (view.round, view.turn.seat if view.turn else None, result, winners)
    return "" if stored == replayed else f"stored {stored}, replayed {replayed}"
