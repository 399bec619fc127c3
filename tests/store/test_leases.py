"""Leases of shards, by a clock of the database that the tests set."""

from __future__ import annotations

import pytest

from store import Connection, leases
from store.leases import Standing
from store.rows import ProcessRow

LASTING = 30_000


def process(name: str, shards: int = 4) -> ProcessRow:
    """Return a process of a fleet."""
    return ProcessRow(name, shards, "1.0", 0, 0)


class Time:
    """The database's time."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    async def __call__(self, _connection: Connection) -> int:
        """Tell it."""
        return self.at


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Return a clock in place of the database's."""
    made = Time()
    monkeypatch.setattr(leases, "now", made)
    return made


def stands(shards: set[int], surplus: set[int], fair: int) -> Standing:
    """Return what a process has."""
    return Standing(frozenset(shards), frozenset(surplus), fair)


async def test_shards_are_divided_among_those_that_are_alive(
    connection: Connection, time: Time
) -> None:
    """The first has all, gives up what is too many, and has it back once the other is lost."""
    one, other = process("one"), process("other")
    assert await leases.renew(connection, one, LASTING) == stands({0, 1, 2, 3}, set(), 4)
    time.at += 1
    assert await leases.renew(connection, other, LASTING) == stands(set(), set(), 2)
    assert await leases.renew(connection, one, LASTING) == stands({0, 1, 2, 3}, {2, 3}, 2)
    await leases.free(connection, one, {2, 3})
    assert await leases.renew(connection, other, LASTING) == stands({2, 3}, set(), 2)
    time.at += LASTING - 1
    assert await leases.renew(connection, one, LASTING) == stands({0, 1}, set(), 2)
    assert not await leases.is_held(connection, one, 2)
    time.at += 1  # nothing was heard of the other for as long as a lease lasts
    assert await leases.renew(connection, one, LASTING) == stands({0, 1, 2, 3}, set(), 4)
    assert not await leases.is_held(connection, other, 2)
    assert [row.name for row in await leases.alive(connection, time.at - LASTING)] == ["one"]


async def test_what_does_not_divide_evenly(connection: Connection, time: Time) -> None:
    """Nobody is left without while another has two more; spare processes wait."""
    fair = []
    for name in "abcde":
        await leases.renew(connection, process(name), LASTING)
        time.at += 1
    for name in "abcde":
        fair.append((await leases.renew(connection, process(name), LASTING)).fair)
    assert fair == [1, 1, 1, 1, 0]
    await leases.end(connection, process("a"))
    await leases.end(connection, process("b"))
    for name in "cde":
        await leases.renew(connection, process(name), LASTING)
    found = [await leases.renew(connection, process(name), LASTING) for name in "cde"]
    assert [len(one.shards) for one in found] == [2, 1, 1]
    assert len(await leases.held(connection, time.at)) == 4


async def test_a_lease_that_ran_out_is_no_longer_held(connection: Connection, time: Time) -> None:
    """Whoever was stopped for longer finds out, although nobody took it."""
    one = process("one")
    await leases.renew(connection, one, LASTING)
    time.at += LASTING - 1
    assert await leases.is_held(connection, one, 3)
    time.at += 1
    assert not await leases.is_held(connection, one, 3)
    assert not await leases.is_held(connection, process("other"), 3)


async def test_whoever_comes_back_first_leaves_their_own_to_the_others(
    connection: Connection, time: Time
) -> None:
    """After the database was away from all: else they would all connect anew."""
    one, other = process("one", 2), process("other", 2)
    await leases.renew(connection, one, LASTING)
    time.at += 1
    await leases.renew(connection, other, LASTING)
    await leases.free(connection, one, {0})
    await leases.renew(connection, other, LASTING)
    time.at += LASTING
    assert await leases.renew(connection, one, LASTING, foreign=False) == stands({1}, set(), 2)
    assert await leases.renew(connection, other, LASTING, foreign=False) == stands({0}, set(), 1)
    assert await leases.renew(connection, one, LASTING) == stands({1}, set(), 1)


async def test_connections_begin_one_after_another(connection: Connection, time: Time) -> None:
    """Each waits for those before it; other shards have turns of their own."""
    await leases.renew(connection, process("one"), LASTING)
    waits = [await leases.turn(connection, 4, 0, 5000) for _ in range(3)]
    assert waits == [0, 5000, 10_000]
    assert await leases.turn(connection, 4, 1, 5000) == 0
    time.at += 12_000
    assert await leases.turn(connection, 4, 0, 5000) == 3000


async def test_the_time_is_that_of_the_database(connection: Connection) -> None:
    """In milliseconds, and it goes on within a transaction."""
    if connection.dialect.name == "sqlite":
        pytest.skip("leases are for several processes")
    before = await leases.now(connection)
    while (after := await leases.now(connection)) == before:
        pass
    assert before < after < before + 60_000
