"""Records and kingdoms that people imported."""

from __future__ import annotations

from store import Connection, imports
from store.rows import ImportRow
from tests.store.builders import ANN, BEN, NOW, refused


async def bring(connection: Connection, owner: int, digest: str, at: int = NOW) -> int:
    return await imports.add_import(
        connection,
        owner_id=owner,
        kind="record",
        name="Old game",
        text="…",
        digest=digest,
        opened_at=at,
    )


async def test_an_import_is_its_owner_s_alone(connection: Connection) -> None:
    """Another's id is as if there were nothing."""
    made = await bring(connection, ANN, "aa")
    row = ImportRow(made, ANN, "record", "Old game", "…", "aa", NOW)
    assert await imports.own_import(connection, made, ANN) == row
    assert await imports.own_import(connection, made, BEN) is None
    assert await imports.own_import(connection, made + 1, ANN) is None


async def test_the_same_text_is_kept_once_a_person(connection: Connection) -> None:
    """It is found by its digest; somebody else may have it, too."""
    made = await bring(connection, ANN, "aa")
    other = await bring(connection, BEN, "aa")
    for owner, wanted in ((ANN, made), (BEN, other)):
        found = await imports.import_with_digest(connection, owner, "aa")
        assert found is not None
        assert found.id == wanted
    assert await imports.import_with_digest(connection, ANN, "bb") is None
    async with refused(connection):
        await bring(connection, ANN, "aa")


async def test_an_opened_import_may_get_another_name(connection: Connection) -> None:
    """Or keep its own."""
    made = await bring(connection, ANN, "aa")
    for changes, name in (({}, "Old game"), ({"name": "Best game"}, "Best game")):
        await imports.note_opened(connection, made, NOW + 5, **changes)
        found = await imports.own_import(connection, made, ANN)
        assert found is not None
        assert (found.name, found.opened_at) == (name, NOW + 5)


async def test_what_was_opened_longest_ago_is_dropped(connection: Connection) -> None:
    """Of equals the older one; what others imported stays."""
    made = [await bring(connection, ANN, f"{at}", NOW + at // 2) for at in (3, 0, 1, 2)]
    other = await bring(connection, BEN, "aa", 0)
    assert await imports.drop_oldest(connection, ANN, 9) == 0
    assert await imports.drop_oldest(connection, ANN, 3) == 1
    assert await imports.own_import(connection, made[1], ANN) is None
    assert await imports.drop_oldest(connection, ANN, 1) == 2
    assert await imports.own_import(connection, made[3], ANN) is not None
    assert await imports.own_import(connection, other, BEN) is not None
    assert await imports.drop_oldest(connection, ANN, 0) == 1


async def test_room_is_made_by_whoever_keeps_most(connection: Connection) -> None:
    """Of their imports the one opened longest ago goes, and never many at once."""
    made = [await bring(connection, ANN, f"{at}", NOW + at) for at in range(4)]
    other = await bring(connection, BEN, "aa", 0)
    assert await imports.make_room(connection, BEN, 5) == 0
    assert await imports.make_room(connection, BEN, 4) == 0
    assert await imports.own_import(connection, made[0], ANN) is None
    assert await imports.make_room(connection, ANN, 1) == 2
    assert await imports.own_import(connection, made[3], ANN) is not None
    assert await imports.own_import(connection, other, BEN) is not None
    assert await imports.make_room(connection, BEN, 1) == 1
    assert await imports.own_import(connection, made[3], ANN) is not None
