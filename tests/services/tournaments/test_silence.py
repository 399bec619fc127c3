"""Silence counts against nobody in a time in which nobody could answer, whatever was asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import pytest

from services.facts import Press, Refused
from services.facts.games import Proposal
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.facts.tournament_acts import Act
from services.tables.queue_seating import STAYS
from tests.helpers.tournaments import TournamentWorld, lord
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, EVE, PEOPLE, SERVER

DAY = 24 * 3600
Lapsed = Callable[[], Awaitable[bool]]
"""Whether the silence has counted."""
Asked = tuple[int, Lapsed]
"""For how long somebody may be silent, and whether they were for too long."""
LIVE = Setup(lords=3, pace=Pace("turn", turn=600))
TEAMS: dict[str, Any] = {"table": Setup("royal_wedding", 6, teams=True, takeback=False), "size": 3}


async def is_refused(code: str, asked: Awaitable[object]) -> bool:
    try:
        await asked
    except Refused as error:
        return error.code == code
    return False


async def invitation(world: TournamentWorld) -> Asked:
    """Somebody does not answer an invitation."""
    table = await world.table(Setup(lords=3))
    await world.services.tables.invite(table.id, ANN, [BEN])

    async def lapsed() -> bool:
        return (await world.services.tables.table(table.id)).invited[-1].state == "expired"

    return 3 * DAY, lapsed


async def there(world: TournamentWorld) -> Asked:
    """A lord does not say that they are there, where turns are short."""
    table = await world.table(LIVE)
    await world.services.tables.join(table.id, BEN)
    world.clock.advance(DAY)
    await world.services.tables.join(table.id, CARA)

    async def lapsed() -> bool:
        return bool((await world.services.tables.table(table.id)).free)

    return 900, lapsed


async def queue(world: TournamentWorld) -> Asked:
    """Somebody waits in the queue."""
    await world.services.queue.join(SERVER, CHANNEL, ANN, "kingdomino", Pace("turn", turn=DAY))

    async def lapsed() -> bool:
        return await world.services.queue.place(SERVER, ANN) is None

    return STAYS, lapsed


async def idle(world: TournamentWorld) -> Asked:
    """A lord does not play, at a table without a limit."""
    game = await world.start(Setup(lords=3, pace=NO_LIMIT))
    late = await world.on_turn(game.id)
    fact = await world.services.play.game(game.id)
    seat = next(one.seat for one in fact.table.seats if one.user == late.id)
    asker = next(PEOPLE[one.user] for one in fact.table.seats if one.user and one.seat != seat)

    async def lapsed() -> bool:
        asks = world.services.play.propose(Press(game.id, asker), Proposal("replace", seat=seat))
        return not await is_refused("not_idle", asks)

    return 14 * DAY, lapsed


async def vote(world: TournamentWorld) -> Asked:
    """An absent lord does not answer to a vote."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY), missed=5))
    late = await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    asker = await world.on_turn(game.id)
    assert asker != late
    await world.services.play.propose(Press(game.id, asker), Proposal("abort"))

    async def lapsed() -> bool:
        return (await world.services.play.game(game.id)).vote is None

    return DAY, lapsed


async def open_vote(world: TournamentWorld) -> Asked:
    """Nobody answers who sits there: whoever asked may not ask again for a day."""
    game = await world.start(Setup(lords=3, pace=Pace("turn", turn=7 * DAY)))
    await world.services.play.propose(Press(game.id, ANN), Proposal("abort"))

    async def lapsed() -> bool:
        return (await world.services.play.game(game.id)).vote is None

    return 3 * DAY, lapsed


async def pause(world: TournamentWorld) -> Asked:
    """Nobody goes on with a game that was paused for as long as they like."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    asked = await world.services.play.propose(Press(game.id, ANN), Proposal("pause"))
    await world.services.play.answer_vote(asked.id, BEN, agree=True)

    async def lapsed() -> bool:
        return (await world.services.play.game(game.id)).over

    return 90 * DAY, lapsed


async def partner(world: TournamentWorld) -> Asked:
    """Somebody does not answer to who would like to be their partner, in an event that goes on."""
    tournament = await world.begun(6, **TEAMS, capacity=9, rounds=9, late=8, round=7 * DAY)
    await world.services.tournaments.enter(tournament.id, lord(90), lord(91))

    async def lapsed() -> bool:
        terms = await world.services.tournaments.entry_terms(tournament.id, lord(91))
        return terms.by is None

    return 3 * DAY, lapsed


async def organizer(world: TournamentWorld) -> Asked:
    """A team does not answer to an organizer, who could ask them anew."""
    tournament = await world.begun(6, **TEAMS, capacity=9, rounds=9, late=8, round=7 * DAY)
    act = Act("add", "Come", other=lord(90), partner=lord(91))
    await world.services.tournaments.do(tournament.id, EVE, act)

    async def lapsed() -> bool:
        again = world.services.tournaments.preview(tournament.id, EVE, act)
        return not await is_refused("cup_act_asked", again)

    return 3 * DAY, lapsed


async def paused_event(world: TournamentWorld) -> Asked:
    """No organizer goes on with an event that was paused."""
    tournament = await world.begun(4)
    await world.services.tournaments.do(tournament.id, EVE, Act("pause", "Holidays"))

    async def lapsed() -> bool:
        on = world.services.tournaments.preview(tournament.id, EVE, Act("resume", "Back"))
        return await is_refused("cup_act_paused_long", on)

    return 90 * DAY, lapsed


SILENCES: dict[str, Callable[[TournamentWorld], Awaitable[Asked]]] = {
    one.__name__: one
    for one in (
        *(invitation, there, queue, idle, vote),
        *(open_vote, pause, partner, organizer, paused_event),
    )
}


@pytest.mark.parametrize("who", ["server", "gateway"])
@pytest.mark.parametrize("name", SILENCES)
async def test_silence_counts_only_where_somebody_could_answer(
    world: TournamentWorld,
    name: str,
    who: Literal["server", "gateway"],
) -> None:
    """Neither while the bot is thrown out of the server, nor while it, or Discord, is down."""
    services = world.services
    seconds, lapsed = await SILENCES[name](world)
    if who == "server":
        await services.absent_servers.lost(SERVER)
    else:
        services.outages.gateway_lost()
    world.clock.advance(seconds + 600)
    await services.jobs.run_due()
    if who == "server":
        await services.absent_servers.back(SERVER)
    else:
        await services.outages.gateway_back()
    await services.jobs.run_due()
    assert not await lapsed()
    world.clock.advance(seconds // 2)
    await services.jobs.run_due()
    assert not await lapsed()
    world.clock.advance(seconds)
    await services.jobs.run_due()
    assert await lapsed()
