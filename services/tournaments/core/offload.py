"""Run computations about many entries in a worker process."""

from collections.abc import Callable
from typing import Any, TypeVar

from services.core.context import ServiceContext

MAX_INLINE = 128
"""With more entries than this, a computation is kept out of the event loop."""

Result = TypeVar("Result")


async def offload(
    context: ServiceContext, entries: int, function: Callable[..., Result], *given: Any
) -> Result:
    """Return the result of a pure module-level function that works on so many entries."""
    if entries > MAX_INLINE:
        return await context.compute(function, *given)
    return function(*given)
