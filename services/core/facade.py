"""Base of the classes that services offer: their methods are functions of the shared context."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from services.core.context import ServiceContext

Params = ParamSpec("Params")
Result = TypeVar("Result")


class Facade:
    """What a package of services offers, with the context that all of them share."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context


def method(
    function: Callable[Concatenate[ServiceContext, Params], Result],
) -> Callable[Concatenate[Facade, Params], Result]:
    """Make a facade's method of a function that takes the context first."""

    @wraps(function)
    def call(self: Facade, /, *args: Params.args, **kwargs: Params.kwargs) -> Result:
        return function(self._context, *args, **kwargs)

    return call
