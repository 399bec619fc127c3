"""`/admin health`: whether everything works in this server, and what does not."""

import asyncio
import math
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import store
from cogs.admin import health_screens as screens
from cogs.admin.commands import admin
from cogs.admin.rights import managed
from cogs.app import App
from cogs.base import Ask, Click, handles
from cogs.channels import state_of
from cogs.codec import ADMIN
from cogs.release import version
from cogs.slash_commands import slash
from settings import Settings

DAY = 24 * 3600
LOOK: Final = 2.0
"""Seconds that the disk of the data may take to tell what stands on it."""


@slash("health", area="admin", group=admin)
@handles(ADMIN, "health")
async def health(ask: Ask) -> None:
    await _show(ask)


@handles(ADMIN, "retry")
async def press_retry(click: Click) -> None:
    """Try everything again now that has failed in this server."""
    count = await click.app.services.health.retry(managed(click))
    await _show(click, click.texts("admin-health-retried", count=count))


async def _show(ask: Ask, note: str = "") -> None:
    server = managed(ask)
    fact = await ask.app.services.health.of(server)
    around = await _around(ask, server)
    await ask.show(screens.health(fact, around, ask.texts, note=note))


async def _around(ask: Ask, server: int) -> screens.Around:
    app, client = ask.app, ask.interaction.client
    disk = await _look_at_disk(app)
    now = app.clock.now()
    chosen = await app.services.people.server(server)
    places = dict.fromkeys((chosen.table_channel, chosen.cup_channel, chosen.daily_channel))
    guild = client.get_guild(server)
    other = app.other_program.latest
    away = app.services.outages.away or math.isnan(client.latency)
    return screens.Around(
        milliseconds=None if away else round(client.latency * 1000),
        version=version(),
        backup=disk.backup if app.services.store.embedded else 0,
        free=disk.free,
        still=disk is STILL,
        backups_fail=app.backups_fail,
        readable=disk.readable,
        undrawn=app.undrawn if app.undrawn is not None and app.undrawn.at >= now - DAY else None,
        clock=app.arrivals.off,
        other_program=None if other is None else (other[0], now - other[1]),
        shut=tuple(one for one in places if one and state_of(guild, one) != "open"),
        faults=tuple(one for one in app.faults if one.server == server and one.at >= now - DAY),
        refusals=tuple(
            one for one in app.refusals.values() if one.server == server and one.at >= now - 7 * DAY
        ),
    )


@dataclass(frozen=True, slots=True)
class OnDisk:
    """What stands in the folder of the data."""

    backup: int | None  # when the last copy was made
    free: int | None  # bytes
    readable: bool  # by other users of the machine


STILL: Final = OnDisk(0, None, readable=False)
"""What is known of a disk that does not answer."""


async def _look_at_disk(app: App) -> OnDisk:
    """Look at the data; where the disk stands still, a single look waits for it."""
    look = app.looking
    if look is None or look.done():
        path = app.services.store.path
        look = asyncio.ensure_future(asyncio.to_thread(_on_disk, app.settings, path))
        app.looking = look
    done, _ = await asyncio.wait([look], timeout=LOOK)
    return look.result() if done else STILL


def _on_disk(chosen: Settings, path: Path | None) -> OnDisk:
    return OnDisk(*_last_and_free(chosen), bool(store.readable(chosen.data, path)))


def _last_and_free(chosen: Settings) -> tuple[int | None, int | None]:
    """Return the time of the last backup, and how many bytes are free.

    A copy that a clock made that was ahead is not the last one until then.
    """
    try:
        made = [int(path.stat().st_mtime) for path in (chosen.data / "backups").glob("*.db")]
        past = [one for one in made if one <= time.time() + 1]
        return max(past, default=None), shutil.disk_usage(chosen.data).free
    except OSError:
        return None, None
