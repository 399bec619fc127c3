"""Tournaments with very many events: nobody waits while they are read, and there is an end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest

from services.core import context
from services.core.context import LOOKING, ServiceContext
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.limits import DEFAULTS, Limit
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament, TournamentEvent
from services.tournaments.core import repository
from services.tournaments.core.events import apply_events
from store import tournament_drafts, tournaments
from tests.helpers.refusals import refused
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN, BEN, CARA, SERVER

MANY = 12 * repository.AT_ONCE


@pytest.fixture
async def long(world: TournamentWorld) -> Tournament:
    """Return a tournament whose organizer has put Cara on the team again and again."""
    tournament = await world.publish(format="ladder")
    put = {"user": CARA.id, "name": CARA.name, "role": "judge", "reason": "Helps"}
    for _ in range(4):
        acts = [("team", {**put, "add": number % 2 == 0}) for number in range(MANY // 4)]
        tournament = await world.events(tournament.id, *acts, ("team", {**put, "add": True}))
    world.services.context.tournaments.clear()
    return tournament


async def test_a_long_log_is_read_in_pieces(
    world: TournamentWorld, long: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of so few events each that others come in between; whoever reads it too goes on there."""
    pieces = list[int]()

    def noted(before: Tournament, events: Iterable[TournamentEvent]) -> Tournament:
        some = list(events)
        pieces.append(len(some))
        return apply_events(before, some)

    monkeypatch.setattr(repository, "apply_events", noted)
    found = await asyncio.gather(*(world.tournament(long.id) for _ in range(5)))
    assert [one.version for one in found] == [long.version] * 5
    assert max(pieces) == repository.AT_ONCE
    assert sum(pieces) == long.version
    assert await world.tournament(long.id) == found[0]
    assert sum(pieces) == long.version


READING = 15
"""How many connections there are for all who read at once."""


async def test_connections_are_left_while_many_look_at_it(
    world: TournamentWorld, long: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most of them wait without one: else nobody could read anything until it is read."""
    read, events, open_, most = ServiceContext.read, tournaments.events, list[int](), list[int]()

    @asynccontextmanager
    async def noted(self: ServiceContext) -> AsyncIterator[Any]:
        async with read(self) as connection:
            open_.append(1)
            try:
                yield connection
            finally:
                open_.pop()

    async def counted(*given: Any) -> Any:
        await asyncio.sleep(0.02)  # the others open theirs
        most.append(len(open_))
        return await events(*given)

    monkeypatch.setattr(ServiceContext, "read", noted)
    monkeypatch.setattr(tournaments, "events", counted)
    service, who = world.services.tournaments, replace(ANN, server=SERVER)
    looks = [service.tournament(long.id, who) for _ in range(20)]
    looks += [service.find(who, SERVER, 1) for _ in range(20)]
    found = await asyncio.gather(*looks)
    assert {one.version for one in found} == {long.version}
    assert len(most) > 10
    assert sorted(most)[len(most) // 2] <= LOOKING
    assert max(most) < READING  # those who find its row first read beside them for a moment


async def test_nobody_waits_to_write_while_it_is_read(
    world: TournamentWorld, long: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read before the transaction of whatever is done to it; there only the rest is."""
    write, writing, within = ServiceContext.write, list[int](), list[int]()

    @asynccontextmanager
    async def noted(self: ServiceContext) -> AsyncIterator[Transaction]:
        try:
            async with write(self) as tx:
                writing.append(1)
                yield tx
        finally:
            writing.clear()

    def counted(before: Tournament, events: Iterable[TournamentEvent]) -> Tournament:
        some = list(events)
        within.append(len(some) if writing else 0)
        return apply_events(before, some)

    monkeypatch.setattr(ServiceContext, "write", noted)
    monkeypatch.setattr(repository, "apply_events", counted)
    service, ann = world.services.tournaments, replace(ANN, server=SERVER)
    async with world.services.context.write() as tx:
        draft = {"setup": {}, "cup_id": long.id, "changed_at": tx.now}
        await tournament_drafts.save_draft(tx.connection, SERVER, world.host.id, **draft)
    (post, *_), _ = await service.posts.due()
    for act in (
        lambda: service.posts.begin(post.id),
        lambda: service.posts.lost(long.id, 1),
        lambda: service.posts.moved(long.id),
        lambda: service.publish(SERVER, 1, world.host),
        lambda: world.services.lost_roles.gone(SERVER, 1),
        lambda: service.call_judge(long.id, replace(CARA, server=SERVER), "Help"),
        lambda: service.enter(long.id, ann),
        lambda: service.take_name(replace(ann, name="Anna")),
        lambda: service.leave(long.id, ann),
        lambda: service.step_down(long.id, CARA),
    ):
        world.services.context.tournaments.clear()
        with suppress(Refused):
            await act()
    assert len(within) > 100
    assert max(within) < 5


async def test_presses_of_one_person_have_so_many_acts_read_a_minute(
    world: TournamentWorld, long: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in memory costs nothing, nor does a short log much; others look as before."""
    monkeypatch.setattr(context, "ACTS_READ", MANY + 100)
    kept, short = world.services.context.tournaments, await world.publish()
    with context.handling(1, ANN.id):
        for _ in range(2):
            kept.clear()
            await world.tournament(long.id)
        await world.tournament(long.id)
        kept.clear()
        await refused("asked_often", world.services.tournaments.tournament(long.id, ANN))
        await world.tournament(short.id)
    with context.handling(2, CARA.id):
        await world.tournament(long.id)
    kept.clear()
    await world.tournament(long.id)
    with context.handling(3, ANN.id):
        kept.clear()
        world.clock.advance(60)
        await world.tournament(long.id)


async def test_who_looks_at_many_tournaments_drops_their_own_from_memory(
    world: TournamentWorld,
) -> None:
    """Those of other servers stay, so that nobody waits until they are read again."""
    own, kept = await world.publish(), world.services.context.tournaments
    await world.tournament(own.id)
    world.services.context.keep_tournament(replace(own, id=999, server=SERVER + 9))
    for id in range(1000, 1000 + 2 * context.TOURNAMENTS_KEPT):
        world.services.context.keep_tournament(replace(own, id=id, server=SERVER + 9, phase="over"))
    assert len(kept) == context.TOURNAMENTS_KEPT
    assert {own.id, 999} <= kept.keys()
    assert max(kept) == 999 + 2 * context.TOURNAMENTS_KEPT


async def test_who_deletes_their_data_meanwhile_is_named_no_more(
    world: TournamentWorld, long: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before is not kept, as the database has other names now."""
    read, gone = tournaments.events, list[str]()

    async def meanwhile(*given: Any) -> Any:
        rows = await read(*given)
        if not gone and given[2]:  # the second piece
            gone.append(CARA.name)
            await world.services.privacy.delete(CARA.id, lambda _language: "Somebody")
        return rows

    monkeypatch.setattr(tournaments, "events", meanwhile)
    await world.tournament(long.id)
    assert gone
    monkeypatch.setattr(tournaments, "events", read)
    after = await world.tournament(long.id)
    assert CARA.name not in repr(after)


async def test_who_reads_what_was_before_takes_nothing_back(
    world: TournamentWorld, long: Tournament
) -> None:
    """A transaction that began earlier sees its own state, and the newer one stays in memory."""
    inside = world.services.context
    async with inside.read() as connection:
        row = await tournaments.tournament(connection, long.id)
        assert row is not None
        newer = await world.events(long.id, ("stand", {"stage": 1, "round": 0}))
        await world.tournament(long.id)
        assert (await repository.load_row(inside, connection, row)).version == long.version
    assert (await world.tournament(long.id)).version == newer.version


async def test_a_tournament_has_so_many_acts_and_can_still_be_ended(
    world: TournamentWorld,
) -> None:
    """Of one person, and of all together; whoever did little goes on, and anybody can withdraw."""
    plenty = {name: Limit(1000, 1000, one.days) for name, one in DEFAULTS.items()}
    service, one, two = world.services.tournaments, await world.publish(), await world.publish()

    async def come_and_go(tournament: int, person: Person = ANN) -> None:
        await service.enter(tournament, person)
        await service.leave(tournament, person)

    world.services.context.limits = {**plenty, "log": Limit(5, 1000)}
    await come_and_go(one.id)
    await come_and_go(one.id)
    await come_and_go(one.id)
    told = (await refused("too_many", service.enter(one.id, ANN))).data
    assert told == {"kind": "log", "whose": "person", "limit": 5}
    await come_and_go(two.id)
    world.services.context.limits = {**plenty, "log": Limit(20, 3)}
    told = (await refused("too_many", service.enter(two.id, ANN))).data
    assert told == {"kind": "log", "whose": "server", "limit": 3, "share": 2}
    await come_and_go(two.id, CARA)
    await service.do(two.id, world.host, Act("cancel", "No time for it"))


async def test_what_its_team_does_is_left_when_others_have_filled_the_log(
    world: TournamentWorld,
) -> None:
    """Else nobody could rule or expel them any more; the team has as much for itself."""
    plenty = {name: Limit(1000, 1000, one.days) for name, one in DEFAULTS.items()}
    service, one = world.services.tournaments, await world.publish()
    full = {"log": Limit(10, 7), "events": Limit(10, 7, DEFAULTS["events"].days)}
    world.services.context.limits = {**plenty, **full}
    for person in (ANN, BEN):
        await service.enter(one.id, person)
        await service.leave(one.id, person)
        await service.enter(one.id, person)
    await service.enter(one.id, CARA)
    await refused("too_many", service.leave(one.id, CARA))

    async def act() -> None:
        async with world.services.context.write() as tx:
            found = await repository.load(world.services.context, tx.connection, one.id)
            await repository.write(tx, found, ("message", {"text": "News"}), by=world.host)

    for _ in range(6):
        await act()
    assert (await refused("too_many", act())).data["whose"] == "server"
