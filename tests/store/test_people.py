"""Settings of people and servers, set-ups being chosen, clicks."""

from __future__ import annotations

from dataclasses import replace

from store import Connection, people, schema
from store.rows import SetupDraftRow, UserRow
from tests.store.builders import ANN, BEN, CARA, ELSEWHERE, NOW, SERVER, add_table, count


async def test_settings_of_people(connection: Connection) -> None:
    """None are set at first; the last that were saved count."""
    assert await people.user_settings(connection, ANN) == {}
    for zone in ("UTC", "Europe/Berlin"):
        await people.save_user(connection, ANN, {"zone": zone}, NOW)
    assert await people.user_settings(connection, ANN) == {"zone": "Europe/Berlin"}
    await people.save_user(connection, BEN, {}, NOW + 5)
    found = await people.users_settings(connection, [ANN, BEN, CARA])
    assert found == {ANN: {"zone": "Europe/Berlin"}, BEN: {}}
    assert await people.users_settings(connection, []) == {}


async def test_hours_are_noted_beside_settings(connection: Connection) -> None:
    """Whether somebody set anything or not; what they set later leaves them alone."""
    hours = list(range(24))
    await people.note_hours(connection, ANN, [0] * 24, NOW)
    assert await people.user(connection, ANN) == UserRow(ANN, {}, NOW, None, [0] * 24)
    await people.save_user(connection, ANN, {"zone": "UTC"}, NOW + 5)
    await people.note_hours(connection, ANN, hours, NOW + 9)
    row = UserRow(ANN, {"zone": "UTC"}, NOW + 9, None, hours)
    assert await people.user(connection, ANN) == row
    assert await people.user(connection, BEN) is None


async def test_that_somebody_can_t_be_reached_is_noted_and_forgotten(
    connection: Connection,
) -> None:
    """Forgotten once; their settings stay."""
    assert not await people.clear_unreached(connection, ANN)
    await people.note_unreached(connection, ANN, NOW)
    assert await people.user(connection, ANN) == UserRow(ANN, {}, NOW, NOW)
    await people.save_user(connection, ANN, {"zone": "UTC"}, NOW + 1)
    await people.note_unreached(connection, ANN, NOW + 5)
    assert await people.user(connection, ANN) == UserRow(ANN, {"zone": "UTC"}, NOW + 1, NOW + 5)
    assert await people.clear_unreached(connection, ANN)
    assert not await people.clear_unreached(connection, ANN)
    assert await people.user(connection, ANN) == UserRow(ANN, {"zone": "UTC"}, NOW + 1, None)


async def test_the_language_of_somebodys_discord_is_noted_beside_settings(
    connection: Connection,
) -> None:
    """English as none."""
    await people.note_spoken(connection, ANN, "fr", NOW)
    await people.save_user(connection, ANN, {"zone": "UTC"}, NOW + 1)
    row = UserRow(ANN, {"zone": "UTC"}, NOW + 1, None, None, "fr")
    assert await people.user(connection, ANN) == row
    await people.note_spoken(connection, ANN, None, NOW + 2)
    assert await people.user(connection, ANN) == replace(row, spoken=None)


async def test_settings_of_servers(connection: Connection) -> None:
    """Each has its own."""
    assert await people.server_settings(connection, SERVER) == {}
    await people.save_server(connection, ELSEWHERE, {"language": "de"}, NOW)
    for language in ("fr", "en"):
        await people.save_server(connection, SERVER, {"language": language}, NOW)
    assert await people.server_settings(connection, SERVER) == {"language": "en"}
    assert await people.server_settings(connection, ELSEWHERE) == {"language": "de"}


async def test_the_set_up_that_somebody_is_choosing(connection: Connection) -> None:
    """One a person and server, perhaps of a table that is open already."""
    table = await add_table(connection)
    for setup, of in (({"box": "kingdomino"}, None), ({"box": "queendomino"}, table)):
        await people.save_setup_draft(
            connection, SERVER, ANN, setup=setup, table_id=of, changed_at=NOW
        )
        row = SetupDraftRow(SERVER, ANN, setup, of, NOW)
        assert await people.setup_draft(connection, SERVER, ANN) == row
    await people.save_setup_draft(connection, ELSEWHERE, ANN, setup={}, changed_at=NOW)
    await people.delete_setup_draft(connection, SERVER, ANN)
    await people.delete_setup_draft(connection, SERVER, BEN)
    assert await people.setup_draft(connection, SERVER, ANN) is None
    assert await people.setup_draft(connection, ELSEWHERE, ANN) is not None


async def test_a_click_is_new_once(connection: Connection) -> None:
    """The second is refused, and with it the transaction it came in."""
    assert await people.is_new_click(connection, SERVER + 1, NOW)
    again = await connection.begin_nested()
    assert not await people.is_new_click(connection, SERVER + 1, NOW + 5)
    await again.rollback()
    assert await people.is_new_click(connection, SERVER + 2, NOW + 5)
    assert await count(connection, schema.clicks) == 2


async def test_old_clicks_are_forgotten(connection: Connection) -> None:
    """Those before a time; one of that second is kept."""
    for click in range(3):
        await people.is_new_click(connection, SERVER + click, NOW + click)
    await people.delete_clicks(connection, NOW + 1)
    assert await count(connection, schema.clicks) == 2
    assert await people.is_new_click(connection, SERVER, NOW)
