"""Run long computations about tournaments in a worker process, and remember their results."""

from collections.abc import Callable
from typing import Any, TypeVar

from services.core.context import ServiceContext
from services.facts.tournaments import Tournament

MAX_INLINE = 128
"""With more entries than this, a computation is kept out of the event loop."""
TABLES_PER_ENTRY = 2
"""As many tables take about as long as an entry."""
KEPT = 32
"""Results remembered. Those of long ladders have thousands of marks each."""

Result = TypeVar("Result")


async def offload(
    context: ServiceContext, entries: int, function: Callable[..., Result], *given: Any
) -> Result:
    """Return the result of a pure module-level function that works on so many entries."""
    if entries > MAX_INLINE:
        return await context.compute(function, *given)
    return function(*given)


async def remembered(
    context: ServiceContext,
    tournament: Tournament,
    function: Callable[..., Result],
    stage: int,
    *given: int,
) -> Result:
    """Return the result of a pure module-level function of a stage of a stored tournament.

    It is computed once for each version, unless others push it out of memory. Names change without
    a new version, when a lord has their data deleted; then the entries are others.
    """
    key = (function.__qualname__, tournament.id, stage, *given)
    found = context.computed.pop(key, None)
    if found is None or found[0] != tournament.version or found[1] is not tournament.entries:
        entries = work(tournament, stage)
        result = await offload(context, entries, function, tournament, stage, *given)
        found = tournament.version, tournament.entries, result
    context.computed[key] = found
    if len(context.computed) > KEPT:
        context.computed.popitem(last=False)
    known: Result = found[2]
    return known


def work(tournament: Tournament, stage: int) -> int:
    """Return how much there is to compute about a stage, as a number of entries."""
    tables = sum(len(one.matches) for one in tournament.rounds_of(stage))
    return max(len(tournament.entries), tables // TABLES_PER_ENTRY)
