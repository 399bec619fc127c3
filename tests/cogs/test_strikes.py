"""Refusals of Discord that presses bring: some accounts must not have the bot shut out."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import discord_errors, strikes
from cogs.discord_errors import KnownToBeShut, RefusedTooOften
from cogs.strikes import (
    ALL_ANSWERED,
    ALL_ASKED,
    ALL_SERVERS,
    ANSWERED,
    ASKED,
    FEW,
    HOST,
    SAME,
    SERVER,
    SPAN,
    Strikes,
)

POST = "POST /messages"


def address(place: int, what: str = POST) -> str:
    """Return what is asked of a place: its method and address."""
    method, _, path = what.partition(" ")
    return f"{method} /api/v10/channels/{place}{path}"


class Watched:
    """A client whose requests are answered with a status."""

    def __init__(self) -> None:
        self.now = 0.0
        self.strikes = Strikes(lambda: self.now)
        (self._ended,) = self.strikes.trace().on_request_end

    async def answered(
        self,
        times: int,
        *,
        by: int = 0,
        server: int = 0,
        host: int | None = None,
        place: int = 0,
        **said: Any,
    ) -> None:
        for number in range(times):
            who = number // 5 if host is None else host
            with self.strikes.pressed_by(by) if by else self.strikes.delivered_for(server, who):
                await self.answer(place or 10_000 + number, **said)

    async def answer(
        self, place: int = 1, status: int = 403, scope: str = "user", what: str = POST
    ) -> None:
        said = SimpleNamespace(status=status, headers={"X-RateLimit-Scope": scope})
        method, _, path = address(place, what).partition(" ")
        ended: Any = SimpleNamespace(response=said, url=SimpleNamespace(path=path), method=method)
        nothing: Any = None
        await self._ended(nothing, nothing, ended)

    def delivers(self, server: int, host: int = 0) -> bool:
        with self.strikes.delivered_for(server, host):
            return _is_asked()

    def may(self, user: int, *, answering: bool = False) -> bool:
        with self.strikes.pressed_by(user):
            return _is_asked(answering=answering)


def _is_asked(*, answering: bool = False) -> bool:
    try:
        strikes.check(answering=answering)
    except RefusedTooOften:
        return False
    return True


async def test_who_brings_many_refusals_is_asked_nothing_for() -> None:
    """For ten minutes; their presses are answered for longer, and other people's anyway."""
    one = Watched()
    await one.answered(ASKED - 1, by=1)
    await one.answered(100, by=1, status=404)
    assert one.may(1)
    await one.answered(1, by=1, status=429)
    assert not one.may(1)
    assert one.may(1, answering=True)
    assert one.may(2)
    await one.answered(ANSWERED - ASKED, by=1)
    assert not one.may(1, answering=True)
    one.now += SPAN
    assert one.may(1)


async def test_all_presses_together_bring_few_enough() -> None:
    """What the bot itself is refused, in a place that is shut to it, holds up nobody's presses."""
    one = Watched()
    await one.answered(ALL_ANSWERED)
    assert one.may(1)
    for user in range(2, 2 + ALL_ASKED // ASKED):
        await one.answered(ASKED, by=user)
    assert not one.may(1)
    assert one.may(1, answering=True)
    await one.answered(ALL_ANSWERED - ALL_ASKED, by=99_999)
    assert not one.may(1, answering=True)
    strikes.check(answering=False)


async def test_what_a_press_has_begun_is_counted_for_it() -> None:
    """Also if nobody waits for it."""
    one = Watched()
    with one.strikes.pressed_by(7):
        tasks = [asyncio.ensure_future(one.answer(status=401)) for _ in range(ASKED)]
    await asyncio.gather(*tasks)
    assert not one.may(7)
    assert one.may(8)


async def test_a_server_whose_deliveries_are_refused_waits_whoever_bears_the_refusals() -> None:
    """Much that is delivered can be left out, so its refusals are caught: they count all the same.

    What comes too fast is waited for, and limits that others share with us count for nobody. Who
    takes no direct messages is written to once a minute, and not counted for the server.
    """
    one = Watched()
    await one.answered(SERVER, server=1, status=429)
    await one.answered(ASKED, by=1, status=429, scope="shared")
    with one.strikes.delivered_for(1), strikes.to_one_person():
        for _ in range(SERVER):
            await one.answer()
        assert _is_asked()
    await one.answered(SERVER - 1, server=1)
    assert one.delivers(1)
    await one.answered(1, server=1)
    assert not one.delivers(1)
    assert one.delivers(2)
    assert one.may(1), "presses are counted apart"
    with one.strikes.delivered_for(1), strikes.to_one_person():
        assert _is_asked()
    one.now += SPAN
    assert one.delivers(1)


async def test_what_is_refused_in_a_place_again_and_again_counts_as_refused() -> None:
    """So that it is said elsewhere; what else is done there, and other places, go on."""
    one = Watched()
    await one.answered(SAME, server=1, place=5)
    with one.strikes.delivered_for(1):
        with pytest.raises(KnownToBeShut) as shut:
            strikes.check(address(5), answering=False)
        assert discord_errors.is_place_lost(shut.value)
        strikes.check(address(5, "POST /messages/7/threads"), answering=False)
        strikes.check(address(6), answering=False)
        one.now += SPAN
        strikes.check(address(5), answering=False)
    await one.answered(SAME - 1, server=1, place=5)
    await one.answered(1, server=1, place=5, status=200)
    await one.answered(1, server=1, place=5)
    with one.strikes.delivered_for(1):
        strikes.check(address(5), answering=False)


async def test_who_can_not_be_added_to_threads_is_no_matter_of_the_server() -> None:
    """Whatever the thread; it counts for them alone, and others are added."""
    one, adds = Watched(), "PUT /thread-members/{}"
    await one.answered(SERVER, server=1, what=adds.format(8))
    with one.strikes.delivered_for(1):
        with pytest.raises(KnownToBeShut):
            strikes.check(address(99, adds.format(8)), answering=False)
        strikes.check(address(99, adds.format(9)), answering=False)
    with one.strikes.delivered_for(2):  # the owner of the one has no say in the other
        strikes.check(address(99, adds.format(8)), answering=False)


async def test_what_one_host_brings_holds_up_what_is_theirs() -> None:
    """Not what else is delivered in the server."""
    one = Watched()
    await one.answered(HOST, server=1, host=7)
    assert not one.delivers(1, host=7)
    assert one.delivers(1, host=8)
    assert one.delivers(2, host=7)


async def test_many_servers_together_bring_few_enough() -> None:
    """Those that bring refusals have fewer each then; the others go on as always."""
    one = Watched()
    for server in range(1, 1 + ALL_SERVERS // FEW):
        await one.answered(FEW, server=server)
        assert one.delivers(server) or server == ALL_SERVERS // FEW
    assert not one.delivers(1)
    assert one.delivers(99_999)


async def test_all_direct_messages_are_no_server() -> None:
    """Some who change their settings for them must not keep everybody else's waiting."""
    one = Watched()
    await one.answered(SERVER, server=0)
    assert one.delivers(0)
