"""What services do for a person is done only with what that person may know of."""

from __future__ import annotations

import inspect

import services
from services.core.facade import Facade
from services.facts import Person, Press
from services.state import access

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
