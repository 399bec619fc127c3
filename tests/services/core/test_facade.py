"""Methods of the front doors: functions that are given the context."""

from __future__ import annotations

from services.core.context import ServiceContext
from services.core.facade import Facade, method
from tests.helpers.world import World


async def lock_seconds(context: ServiceContext, times: int, *, plus: float = 0) -> float:
    """Return a value of the context."""
    return context.lock_seconds * times + plus


class Door(Facade):
    """A facade with one method."""

    seconds = method(lock_seconds)


async def test_a_method_is_given_the_context_first(world: World) -> None:
    """Its own arguments follow, by place or by name; it keeps the name and the docstring."""
    context = world.services.context
    assert await Door(context).seconds(2, plus=1) == 2 * context.lock_seconds + 1
    assert Door.seconds.__doc__ == "Return a value of the context."
    assert Door.seconds.__name__ == "lock_seconds"
