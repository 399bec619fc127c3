"""The one rule of sight: who may know of a game, a table or a tournament, and who may watch.

A thing is known to the members of its server who see its channel, to those who sit or take part in
it, and to those who were asked to. For anybody else it is as if it did not exist: whatever they do
with its number is answered like a number that nothing has. Services are wrapped for that where they
are offered (`of_game`, `of_table`, and `of_tournament` of the tournaments); lists ask `in_sight`.

A game that its people know of may be watched by them; if only the table may watch, by its lords
alone. A sealed table, running or finished, can be watched by its lords alone, until all tables with
the same draw are opened. A table's set-up says whom it is for.
"""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from services.core.context import ServiceContext
from services.core.facade import Facade
from services.facts import Person, Press, Refused
from services.facts.tables import NO_SERVER, Setup, TableFact
from store import Connection, sight
from store.sight import Place

NOTHING = 0
"""A number that no row has."""

Params = ParamSpec("Params")
Result = TypeVar("Result")
Function = Callable[Concatenate[ServiceContext, Params], Coroutine[Any, Any, Result]]
Method = Callable[Concatenate[Facade, Params], Coroutine[Any, Any, Result]]
Whole = TypeVar("Whole", bound=Callable[..., Any])
Knows = Callable[[ServiceContext, int, Person], Awaitable[bool]]


# -- knowing of something --------------------------------------------------------------------------


def in_sight(person: Person, server: int, channel: int) -> bool:
    """Whether a person sees a channel of a server, as far as we know without asking Discord."""
    if person.server is None:
        return True
    if person.sees is None:
        return person.server == server
    return person.server in (0, server) and person.sees(channel)


async def finds_in_sight(person: Person, place: Place) -> bool:
    """Whether a person sees a place, asking Discord if need be; no transaction may be open.

    What is in another server than the one where they asked is out of sight; from direct messages
    all their servers can be seen.
    """
    near = person.server in (None, 0, place.server)
    return near and await is_seen_anywhere(person, place)


async def is_seen_anywhere(person: Person, place: Place) -> bool:
    """As `finds_in_sight`, for a list of what is somebody's own, of all their servers."""
    if in_sight(person, place.server, place.channel):
        return True
    return person.asks is not None and await person.asks(place.server, place.channel)


def sight_of(
    knows: Knows, *, whole: bool = False
) -> Callable[[Function[Params, Result]], Method[Params, Result]]:
    """Return a maker of facades' methods that are about something a person may not know of.

    The thing comes first after the context, as its number or as a `Press` in a game; then it is
    for the first person among the arguments, or for the bot itself if there is none. Who may not
    know of it gets the answer to a number that nothing has. `whole`: the function is a facade's
    method already, and gets the facade in place of its context.
    """

    def wrap(function: Function[Params, Result]) -> Method[Params, Result]:
        @wraps(function)
        async def call(self: Facade, /, *args: Params.args, **kwargs: Params.kwargs) -> Result:
            given: tuple[Any, ...] = args
            about, *rest = given
            if isinstance(about, Press):
                if not await knows(self._context, about.game, about.person):
                    about = replace(about, game=NOTHING)
            else:
                named = (*rest, *kwargs.values())
                person = next((one for one in named if isinstance(one, Person)), None)
                if person is not None and not await knows(self._context, about, person):
                    about = NOTHING
            hidden: Any = (about, *rest)
            first: Any = self if whole else self._context
            return await function(first, *hidden, **kwargs)

        return call

    return wrap


def _knows(
    find: Callable[[Connection, int], Awaitable[Place | None]], *, own: bool = True
) -> Knows:
    """Return a check for what is at a table: its place is found by its number.

    `own`: what concerns a person is known to them wherever it is, as it always is in their direct
    messages.
    """

    async def knows(context: ServiceContext, number: int, person: Person) -> bool:
        if person.server is None:
            return True
        async with context.read() as connection:
            place = await find(connection, number)
            if place is None or in_sight(person, place.server, place.channel):
                return True
            theirs = own or place.server == NO_SERVER
            if theirs and await sight.concerns(connection, place.table, person.id):
                return True
        return await finds_in_sight(person, place)

    return knows


knows_game = _knows(sight.place_of_game)

of_game = sight_of(knows_game)
of_game_method: Callable[[Whole], Whole] = cast("Any", sight_of(knows_game, whole=True))
of_table = sight_of(_knows(sight.place_of_table))
beside_game = sight_of(_knows(sight.place_of_game, own=False))
beside_table = sight_of(_knows(sight.place_of_table, own=False))
"""These open something new in the same place, which even former lords have to see for that."""
of_vote = sight_of(_knows(sight.place_of_vote))
of_invitation = sight_of(_knows(sight.place_of_invitation))


async def require_member(context: ServiceContext, place: Place | None, person: Person) -> None:
    """Refuse somebody elsewhere who is no member of a place's server any more.

    Discord is asked, so no transaction may be open. Refused: cup_stranger, asked_often without an
    answer.
    """
    if place is None or person.server in (None, place.server):
        return
    found = await context.presence(place.server, place.channel, person.id)
    if found in ("gone", "unknown"):
        raise Refused("cup_stranger" if found == "gone" else "asked_often")


def may_know(table: TableFact, person: Person) -> bool:
    """Whether a person may know of a table, as far as that is known without asking Discord."""
    asked = any(one.user == person.id and one.state == "waiting" for one in table.invited)
    seated = table.seat_of(person.id) is not None
    return seated or asked or in_sight(person, table.server, table.channel)


# -- watching --------------------------------------------------------------------------------------


def may_watch(table: TableFact, person: Person) -> bool:
    """Whether a person may watch the games of a table."""
    return _refused(table, person) is None


def refuse_hidden(table: TableFact, person: Person) -> None:
    """Refuse people who may not watch.

    Refused: no_game (of another server, or out of sight), watch_table, watch_sealed (data table).
    """
    refused = _refused(table, person)
    if refused is not None:
        raise refused


def refuse_uninvited(setup: Setup, person: Person) -> None:
    """Refuse a person without an invitation whom a table is not for: join_invited, join_role."""
    if setup.who == "invited":
        raise Refused("join_invited", {}, ("open",))
    if setup.who == "role" and setup.role not in person.roles:
        raise Refused("join_role", {"role": setup.role}, ("open",))


def _refused(table: TableFact, person: Person) -> Refused | None:
    if table.seat_of(person.id) is not None:
        return None
    if not may_know(table, person):
        return Refused("no_game", offers=("games",))
    if table.sealed:
        return Refused("watch_sealed", {"table": table.name})
    if table.setup.watching == "table":
        return Refused("watch_table", {"table": table.name})
    return None
