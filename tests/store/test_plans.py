"""Turns planned ahead: they wait, are settled once, and their lord is told once."""

from __future__ import annotations

from typing import Any

from store import Connection, plans
from store.rows import PlanRow
from tests.store.builders import ANN, BEN, NOW, add_game


async def keep(connection: Connection, game: int, user: int = ANN, **changes: Any) -> int:
    row: dict[str, Any] = {
        "game_id": game,
        "seat": 1,
        "user_id": user,
        "turn": "2.1",
        "wanted": {"domino": 7},
        "made_at": NOW,
    }
    return await plans.add_plan(connection, **{**row, **changes})


def ids(found: list[PlanRow]) -> list[int]:
    return [row.id for row in found]


async def test_a_new_plan_waits(connection: Connection) -> None:
    """With what is wanted."""
    game = await add_game(connection)
    made = await keep(connection, game)
    wanted = {"domino": 7}
    row = PlanRow(made, game, 1, ANN, "2.1", wanted, NOW, "waiting", None, None, None)
    assert await plans.plan(connection, made) == row
    assert await plans.plan(connection, made + 1) is None


async def test_a_plan_is_settled_once(connection: Connection) -> None:
    """The second fate is refused; who was there knows it already."""
    game = await add_game(connection)
    silent, told = await keep(connection, game), await keep(connection, game)
    assert await plans.settle(connection, silent, "dropped", {"why": "taken"}, at=NOW + 5)
    assert not await plans.settle(connection, silent, "played", {}, at=NOW + 6)
    assert await plans.settle(connection, told, "cleared", {}, at=NOW + 7, told=True)
    rows = [await plans.plan(connection, plan) for plan in (silent, told)]
    assert [(row.state, row.fate, row.settled_at, row.told_at) for row in rows if row] == [
        ("dropped", {"why": "taken"}, NOW + 5, None),
        ("cleared", {}, NOW + 7, NOW + 7),
    ]


async def test_plans_that_wait_in_a_game(connection: Connection) -> None:
    """Oldest first, whosever they are."""
    game = await add_game(connection)
    made = [await keep(connection, game, user) for user in (BEN, ANN, ANN)]
    await keep(connection, await add_game(connection))
    await plans.settle(connection, made[1], "replaced", {}, at=NOW)
    assert ids(await plans.waiting(connection, game)) == [made[0], made[2]]


async def test_plans_of_a_lord(connection: Connection) -> None:
    """The newest first, waiting or not."""
    game = await add_game(connection)
    made = [await keep(connection, game, user) for user in (ANN, BEN, ANN, ANN)]
    await keep(connection, await add_game(connection))
    await plans.settle(connection, made[3], "played", {}, at=NOW)
    assert ids(await plans.of_lord(connection, game, ANN, 9)) == [made[3], made[2], made[0]]
    assert ids(await plans.of_lord(connection, game, ANN, 2)) == [made[3], made[2]]


async def test_a_fate_is_told_once(connection: Connection) -> None:
    """In the order in which plans were settled; what waits has no fate yet."""
    game = await add_game(connection)
    made = [await keep(connection, game, user) for user in (ANN, ANN, ANN, BEN)]
    for plan, at in ((made[1], NOW + 1), (made[0], NOW + 2), (made[3], NOW + 3)):
        await plans.settle(connection, plan, "played", {}, at=at)
    assert ids(await plans.unseen(connection, game, ANN)) == [made[1], made[0]]
    await plans.mark_seen(connection, [made[1]], NOW + 5)
    await plans.mark_seen(connection, [made[0], made[1]], NOW + 9)
    await plans.mark_seen(connection, [], NOW + 9)
    assert await plans.unseen(connection, game, ANN) == []
    assert ids(await plans.unseen(connection, game, BEN)) == [made[3]]
    rows = [await plans.plan(connection, plan) for plan in made[:2]]
    assert [row.told_at for row in rows if row] == [NOW + 9, NOW + 5]


async def test_plans_are_counted_by_state(connection: Connection) -> None:
    """States without a plan are left out."""
    game = await add_game(connection)
    assert await plans.count(connection) == {}
    made = [await keep(connection, game) for _ in range(3)]
    await plans.settle(connection, made[0], "played", {}, at=NOW)
    assert await plans.count(connection) == {"waiting": 2, "played": 1}


async def test_all_but_the_newest_plans_that_were_told_are_deleted(connection: Connection) -> None:
    """Those that wait, those whose fate is not known yet, and those of others stay."""
    game = await add_game(connection)
    told = [await keep(connection, game) for _ in range(3)]
    for row in told:
        await plans.settle(connection, row, "replaced", {}, at=NOW, told=True)
    untold, waiting = await keep(connection, game), await keep(connection, game)
    await plans.settle(connection, untold, "dropped", {}, at=NOW)
    theirs = await keep(connection, game, BEN)
    await plans.settle(connection, theirs, "replaced", {}, at=NOW, told=True)
    assert await plans.drop_oldest(connection, game, ANN, 1) == 2
    left = ids(await plans.of_lord(connection, game, ANN, 9))
    assert left == [waiting, untold, told[-1]]
    assert ids(await plans.of_lord(connection, game, BEN, 9)) == [theirs]
