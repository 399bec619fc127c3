"""What is counted since the start, for hosts who watch it; `monitor` shows it."""

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

KEPT: Final = 4096
"""Of so many interactions it is known when they arrived."""
SECONDS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3.0, 5.0, 10.0)
"""Discord takes no first answer after 3 seconds."""
CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""The path of a first answer to an interaction."""


class Metrics:
    """What is counted since the start."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._answers = Histogram(
            "castellan_acknowledgement_seconds",
            "From the arrival of a press or command to Discord's receipt of a first answer.",
            ["kind"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self._requests = Counter(
            "castellan_discord_answers",
            "What Discord answered to our requests, by status.",
            ["status"],
            registry=self.registry,
        )
        self.connected: Callable[[], tuple[int, int]] = lambda: (0, 0)
        """How many shards are connected to Discord, and how many this process has."""
        self.faults = 0
        """Failures on our side."""
        self._arrived: OrderedDict[int, tuple[float, str]] = OrderedDict()

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have the requests of a client counted."""
        trace.on_request_end.append(self._note)
        return trace

    def heard(self, interaction: int, kind: str) -> None:
        """Note when an interaction arrived."""
        self._arrived[interaction] = time.monotonic(), kind
        if len(self._arrived) > KEPT:
            self._arrived.popitem(last=False)

    async def _note(
        self, _session: object, _context: object, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        status = ended.response.status
        self._requests.labels(status).inc()
        first = CALLBACK.search(ended.url.path)
        if first is not None and status < 300:
            begun = self._arrived.pop(int(first[1]), None)
            if begun is not None:
                self._answers.labels(begun[1]).observe(time.monotonic() - begun[0])
