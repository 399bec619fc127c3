"""Which event a command means: named, the thread's, the only one, or one of a list."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, cast

from discord import app_commands

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import TOURNAMENT, Ids
from cogs.slash_commands import describe, top
from cogs.tournaments import event_screens
from cogs.tournaments.members import tournaments
from services.facts import Refused
from services.facts.tournament_lists import TournamentName
from services.facts.tournaments import Tournament

cup: Final = top(app_commands.Group(name="cup", description=describe("cups-command-cup")))

Action = Callable[..., Awaitable[None]]
_ACTIONS: Final[dict[str, Action]] = {}


def action_on(name: str, *buttons: str) -> Callable[[Action], Action]:
    """Register what a command does once its event is known: `(ask, tournament, *words)`.

    `buttons`: the actions of ids whose press does the same.
    """

    def register(function: Action) -> Action:
        _ACTIONS[name] = function

        async def press(click: Click) -> None:
            await function(click, click.id.id)

        handles(TOURNAMENT, *buttons)(press)
        return function

    return register


async def with_tournament(ask: Ask, action: str, typed: str | None, *said: str) -> None:
    """Run an action on the named event, the thread's or the only one; else ask which."""
    try:
        tournament = await tournaments(ask).find(ask.person, ask.server, ask.channel, typed)
    except Refused as refused:
        if refused.code != "which_cup" or not Ids(TOURNAMENT)("which", action, *said).writable:
            raise
        found = cast("Sequence[TournamentName]", refused.data["cups"])
        await ask.show(event_screens.which(found, action, said, ask.texts))
        return
    await _ACTIONS[action](ask, tournament.id, *said)


@handles(TOURNAMENT, "which")
async def choose_tournament(click: Click) -> None:
    """Run the action of the question on the chosen event."""
    name, *said = click.id.args or ("",)
    action = _ACTIONS[args.one_of(name, _ACTIONS)]
    args.check_arguments(action, click, 0, *said)
    await action(click, args.number((click.value,)), *said)


async def fetch(ask: Ask, tournament: int) -> Tournament:
    """Return an event that the person may see."""
    return await tournaments(ask).tournament(tournament, ask.person)
