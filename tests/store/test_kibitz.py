"""The watchers' threads of games."""

from __future__ import annotations

from store import Connection, kibitz
from store.rows import KibitzRow
from tests.store.builders import ANN, BEN, NOW, THREAD, add_game, refused


async def test_a_game_has_one_thread(connection: Connection) -> None:
    """The key refuses a second."""
    game, other = await add_game(connection), await add_game(connection)
    row = KibitzRow(game, THREAD, ANN, NOW, None)
    await kibitz.add_thread(connection, row)
    async with refused(connection):
        await kibitz.add_thread(connection, KibitzRow(game, THREAD + 1, BEN, NOW, None))
    assert await kibitz.thread_of(connection, game) == row
    assert await kibitz.thread_of(connection, other) is None


async def test_a_lost_thread_is_forgotten_and_a_newer_one_stays(connection: Connection) -> None:
    """Who notes late that the old one is gone does no harm."""
    game = await add_game(connection)
    await kibitz.add_thread(connection, KibitzRow(game, THREAD, ANN, NOW, None))
    await kibitz.remove_thread(connection, game, THREAD)
    assert await kibitz.thread_of(connection, game) is None
    newer = KibitzRow(game, THREAD + 1, ANN, NOW, None)
    await kibitz.add_thread(connection, newer)
    await kibitz.remove_thread(connection, game, THREAD)
    assert await kibitz.thread_of(connection, game) == newer


async def test_lords_are_let_in_once(connection: Connection) -> None:
    """The second time, and where there is no thread, nothing is noted."""
    game = await add_game(connection)
    assert not await kibitz.note_opened(connection, game, NOW)
    await kibitz.add_thread(connection, KibitzRow(game, THREAD, ANN, NOW, None))
    assert await kibitz.note_opened(connection, game, NOW + 5)
    assert not await kibitz.note_opened(connection, game, NOW + 9)
    found = await kibitz.thread_of(connection, game)
    assert found == KibitzRow(game, THREAD, ANN, NOW, NOW + 5)
