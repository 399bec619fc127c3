"""Run long computations about tournaments in a worker process, and remember their results."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from services.core.context import ServiceContext, Uncomputed
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
    try:
        return known(context, tournament, function, stage, *given)
    except Uncomputed as missing:
        await missing.compute()
        return known(context, tournament, function, stage, *given)


def known(
    context: ServiceContext,
    tournament: Tournament,
    function: Callable[..., Result],
    stage: int,
    *given: int,
) -> Result:
    """Return such a result where a connection is held, which waits for no worker.

    Raises Uncomputed, for `read_computed`.
    """
    key = (function.__qualname__, tournament.id, stage, *given)
    found = context.computed.get(key)
    if found is None or found[0] != tournament.version or found[1] != tournament.entries:
        if work(tournament, stage) > MAX_INLINE:
            raise Uncomputed(partial(_compute, context, key, tournament, function))
        return _remember(context, key, tournament, function(tournament, stage, *given))
    context.computed.move_to_end(key)
    result: Result = found[2]
    return result


async def _compute(
    context: ServiceContext,
    key: tuple[Any, ...],
    tournament: Tournament,
    function: Callable[..., object],
) -> None:
    _remember(context, key, tournament, await context.compute(function, tournament, *key[2:]))


def _remember(
    context: ServiceContext, key: tuple[Any, ...], tournament: Tournament, result: Result
) -> Result:
    context.computed[key] = tournament.version, tournament.entries, result
    context.computed.move_to_end(key)
    if len(context.computed) > KEPT:
        context.computed.popitem(last=False)
    return result


def work(tournament: Tournament, stage: int) -> int:
    """Return how much there is to compute about a stage, as a number of entries."""
    tables = sum(len(one.matches) for one in tournament.rounds_of(stage))
    return max(len(tournament.entries), tables // TABLES_PER_ENTRY)
