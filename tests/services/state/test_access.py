"""What services do for a person is done only with what that person may know of."""

from __future__ import annotations

import inspect
from dataclasses import replace

import services
from services.core.facade import Facade
from services.facts import Person, Press
from services.state import access
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, SERVER, World

THINGS = ("game", "press", "table", "tournament_id", "tournament", "vote", "invitation")


async def _anything() -> None: ...


def test_whatever_is_about_something_asks_whether_it_may_be_known() -> None:
    """Each service that takes a thing and a person is wrapped where it is offered."""
    wrapped = access.sight_of(access.knows_game)(_anything).__code__  # type: ignore[arg-type]
    found = []
    assert services.__doc__  # importing them makes every class known
    for offered in Facade.__subclasses__():
        for name, method in vars(offered).items():
            if name.startswith("_") or not inspect.isfunction(method):
                continue
            _, *parameters = inspect.signature(method, eval_str=True).parameters.values()
            kinds = {one.annotation for one in parameters}
            if not parameters or parameters[0].name not in THINGS:
                continue
            if kinds & {Person, Press, Person | None}:
                found.append(name)
                assert method.__code__ is wrapped, f"{offered.__name__}.{name}"
    assert len(found) > 60


async def test_a_person_is_found_by_place_and_by_name(world: World) -> None:
    """In direct messages Discord's answer counts; without one the thing stays unknown."""
    game, play = await world.start(), world.services.play
    foreign = Person(90, "Ivy", server=SERVER + 1)
    direct = replace(foreign, server=0)
    for stranger in (foreign, direct, replace(direct, asks=_no)):
        await refused("no_game", play.watch(game.id, stranger))
        await refused("no_game", play.watch(game.id, person=stranger))
        await refused("no_game", play.take_seat(game.id, stranger))
        await refused("no_game", play.panel(Press(game.id, stranger)))
    assert (await play.watch(game.id, replace(ANN, server=0))).id == game.id


async def _no(_server: int, _channel: int) -> bool:
    return False
