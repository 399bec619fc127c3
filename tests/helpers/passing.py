"""Time that passes in a world: every job is done at its second, everything is said at once."""

from __future__ import annotations

from typing import TypeVar

from services.facts.news import News
from store import jobs
from tests.helpers.world import World

Body = TypeVar("Body")


async def pass_time(world: World, seconds: int) -> list[tuple[int, News]]:
    """Let time pass; returns what was said, each with the seconds since then."""
    began = world.clock.now()
    said = [(0, news) for news in await world.say()]
    while (due := await _next_due(world)) is not None and due <= began + seconds:
        world.clock.advance(max(0, due - world.clock.now()))
        await world.services.jobs.run_due()
        said += [(world.clock.now() - began, news) for news in await world.say()]
    world.clock.advance(began + seconds - world.clock.now())
    return said


async def _next_due(world: World) -> int | None:
    async with world.services.context.read() as connection:
        return await jobs.next_due(connection)


def only(said: list[tuple[int, News]], kind: type[Body]) -> list[tuple[int, Body]]:
    """Keep the news of a kind."""
    return [(at, news.body) for at, news in said if isinstance(news.body, kind)]
