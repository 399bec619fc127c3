"""Answer a host's tools: `/healthz` and Prometheus' `/metrics`, on a port of this machine."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import CounterMetricFamily as Total
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.core import InfoMetricFamily as Info
from prometheus_client.metrics_core import Metric

import store
from cogs import release
from cogs.app import App
from services.core.leases import Leases
from services.facts import NoRoom, Refused
from store.backlog import Backlog

READY: Final = 2.0
"""The seconds within which the database must answer whoever asks whether all is well."""


class Watched:
    """A running bot as Prometheus sees it: what is read at the moment of the question."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def why_unready(self) -> str:
        """Say why presses are not answered now; "" if they are."""
        connected, shards = self._app.metrics.connected()
        spare = self._leases is not None and not self._leases.assigned  # others have all shards
        if connected < shards or not (shards or spare):
            return f"{connected} of {shards} shards are connected to Discord"
        return "" if await self._backlog() else "the database does not answer"

    @property
    def _leases(self) -> Leases | None:
        return self._app.services.context.leases

    def having(self) -> str:
        """Name the shards that this process has of a fleet's; "" where it runs alone."""
        if self._leases is None:
            return ""
        shards = " ".join(map(str, sorted(self._leases.kept)))
        return f", shards {shards or 'none'} of {self._leases.of}"

    async def _backlog(self) -> Backlog | None:
        try:
            async with asyncio.timeout(READY):
                return await self._app.services.health.backlog()
        except (TimeoutError, NoRoom, Refused, store.Unusable):
            return None

    async def text(self) -> bytes:
        """Return everything in Prometheus' format."""
        backlog = await self._backlog()
        now, (connected, shards) = self._app.clock.now(), self._app.metrics.connected()
        base = self._app.services.store

        def waiting() -> Iterator[Metric]:
            answers = int(backlog is not None)
            yield Gauge("castellan_database_answers", "Whether the database does.", answers)
            for name, count, since, words in () if backlog is None else _parts(backlog):
                oldest = 0 if since is None else max(0, now - since)
                yield Gauge(f"castellan_{name}_waiting", f"{words} that wait.", count)
                yield Gauge(f"castellan_{name}_oldest_seconds", f"{words}: the oldest.", oldest)
            yield Gauge("castellan_shards", "Shards of this process.", shards)
            yield Gauge("castellan_shards_connected", "Those that are connected.", connected)
            if self._leases is not None:
                leases = Gauge("castellan_lease", "Shards held by lease.", labels=["shard"])
                for shard in sorted(self._leases.kept):
                    leases.add_metric([str(shard)], 1)
                yield leases
            yield Total("castellan_commits", "Transactions that were committed.", base.commits)
            yield Total("castellan_commits_seconds", "The time that they took.", base.writing)
            yield Gauge(
                "castellan_database_still_seconds", "The oldest transaction.", base.stands_for
            )
            yield Total("castellan_faults", "Failures on our side.", self._app.metrics.faults)
            drawing = Gauge("castellan_pictures_waiting", "Pictures that wait.", labels=["lane"])
            for lane, count in self._app.renderer.lanes.waiting.items():
                drawing.add_metric([lane], count)
            yield drawing
            yield Gauge(
                "castellan_workers_memory_bytes", "Of drawing and thinking processes.", _workers()
            )
            known = {name.replace(".", "_"): one or "" for name, one in release.parts().items()}
            yield Info("castellan", "Which Castellan this is.", known)

        collected = _Collected(list(waiting()))
        return generate_latest(self._app.metrics.registry) + generate_latest(collected)


def _parts(backlog: Backlog) -> Iterable[tuple[str, int, int | None, str]]:
    return (
        ("announcements", backlog.announcements, backlog.announced, "News of tables"),
        ("posts", backlog.posts, backlog.posted, "Posts of tournaments"),
        ("jobs", backlog.jobs, backlog.due, "Deadlines and other jobs that are due"),
    )


class _Collected:
    """Values as a registry."""

    def __init__(self, found: Iterable[Metric]) -> None:
        self._found = found

    def collect(self) -> Iterable[Metric]:
        return self._found


@contextlib.asynccontextmanager
async def served(app: App) -> AsyncIterator[None]:
    """Answer on the port of the settings, if one is set. Raises OSError if it is taken."""
    if not app.settings.metrics_port:
        yield
        return
    watched = Watched(app)

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def ready(_: web.Request) -> web.Response:
        why = await watched.why_unready()
        return web.Response(
            text=f"{why or 'ready'}{watched.having()}\n", status=503 if why else 200
        )

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(
            body=await watched.text(), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    server = web.Application()
    paths = {"/healthz": ready, "/healthz/ready": ready, "/healthz/live": live, "/metrics": metrics}
    server.add_routes([web.get(path, answer) for path, answer in paths.items()])
    runner = web.AppRunner(server, access_log=None)
    await runner.setup()
    try:
        host, port = app.settings.metrics_host, app.settings.metrics_port
        try:
            await web.TCPSite(runner, host, port).start()
        except (OSError, UnicodeError) as error:
            named = "CASTELLAN_METRICS_HOST, CASTELLAN_METRICS_PORT"
            raise OSError(f"nothing can listen on {host}:{port} ({named}): {error}") from None
        yield
    finally:
        await runner.cleanup()


def _workers() -> int:
    """Return the bytes of memory that child processes hold; 0 where nothing tells it."""
    try:
        children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    except OSError:
        return 0
    pages = 0
    for child in children:
        with contextlib.suppress(OSError, IndexError):  # it has ended meanwhile
            pages += int(Path(f"/proc/{child}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
