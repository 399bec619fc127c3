"""Games that are over, for whoever wants to step through one."""

from __future__ import annotations

import pytest

from store import Connection, games
from tests.store.builders import ELSEWHERE, NOW, SERVER, add_ended, add_game, add_table


async def test_the_games_that_ended_last(connection: Connection) -> None:
    """However they ended, the latest first; of the same second the newer one."""
    made = [await add_ended(connection, NOW + at) for at in (5, 9, 5)]
    agreed = await add_ended(connection, NOW + 7, ending="agreed")
    await add_game(connection)
    await add_ended(connection, NOW, await add_table(connection, server_id=ELSEWHERE))
    wanted = [made[1], agreed, made[2], made[0]]
    assert [row.id for row in await games.finished(connection, SERVER, 9)] == wanted
    assert [row.id for row in await games.finished(connection, SERVER, 2)] == wanted[:2]


@pytest.mark.parametrize(
    ("called", "wanted"),
    [
        ("moon", ["Harvest Moon", "MOONRISE"]),
        ("MooN", ["Harvest Moon", "MOONRISE"]),
        ("öde", ["Öde Heide"]),
        ("ÖDE H", ["Öde Heide"]),
        ("łąka", ["Łąka"]),
        ("луг", ["ЛУГ"]),
        ("100%", ["100% Fens"]),
        ("m_o", []),
        ("Dale", []),
    ],
)
async def test_games_are_found_by_the_names_of_their_tables(
    connection: Connection, called: str, wanted: list[str]
) -> None:
    """Whatever the case of letters, in every alphabet; no sign stands for another."""
    names = {}
    for name in ("Harvest Moon", "MOONRISE", "Öde Heide", "Łąka", "ЛУГ", "100% Fens", "1000 Fens"):
        table = await add_table(connection, name=name)
        names[await add_ended(connection, NOW, table)] = name
    found = await games.finished(connection, SERVER, 9, called=called)
    assert [names[row.id] for row in reversed(found)] == wanted
