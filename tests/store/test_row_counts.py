"""Counts of what people make; tests/services/test_row_limits.py makes a row of each kind."""

from __future__ import annotations

import pytest

from store import Connection, notes, row_counts
from tests.store.builders import ANN, BEN, ELSEWHERE, NOW, SERVER, add_game, add_table


@pytest.mark.parametrize("kind", row_counts.KINDS)
async def test_nobody_has_made_anything_at_first(connection: Connection, kind: str) -> None:
    """Every statement is valid."""
    assert await row_counts.of_person(connection, kind, [ANN], NOW) == 0
    assert await row_counts.of_server(connection, kind, SERVER, NOW) == 0


async def test_rows_are_counted_by_who_made_them_where_and_since_when(
    connection: Connection,
) -> None:
    """A note is of the lord of its seat; what is as old as the time does not count."""
    here = await add_game(connection, await add_table(connection, ANN, BEN))
    there = await add_game(connection, await add_table(connection, BEN, ANN, server_id=ELSEWHERE))
    for game, seat, at in (
        (here, 1, NOW),
        (here, 1, NOW + 1),
        (here, 2, NOW + 1),
        (there, 2, NOW + 2),
    ):
        await notes.add_note(connection, game, seat, "A note", at=at)
    assert await row_counts.of_person(connection, "notes", [ANN], NOW) == 2
    assert await row_counts.of_person(connection, "notes", [ANN], NOW - 1) == 3
    assert await row_counts.of_person(connection, "notes", [BEN], NOW) == 1
    assert await row_counts.of_server(connection, "notes", SERVER, NOW) == 2
    assert await row_counts.of_server(connection, "notes", ELSEWHERE, NOW) == 1
