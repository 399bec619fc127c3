"""What takes long where many take part is reckoned in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from services.core.context import ServiceContext

MANY = 128
"""What concerns more entries is not reckoned in the event loop."""

Result = TypeVar("Result")


async def reckoned(
    context: ServiceContext, entries: int, function: Callable[..., Result], *given: Any
) -> Result:
    """Return the result of a pure function of a module that is about so many entries."""
    if entries > MANY:
        return await context.compute(function, *given)
    return function(*given)
