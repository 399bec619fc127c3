"""Where things are, and whom they concern."""

from __future__ import annotations

from store import Connection, sight, tables, votes
from store.sight import Place
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    CHANNEL,
    DAN,
    NOW,
    SERVER,
    add_game,
    add_table,
    add_tournament,
)


async def test_everything_at_a_table_is_where_the_table_is(connection: Connection) -> None:
    """A tournament is where it was announced; what there is not is nowhere."""
    await add_table(connection)
    table = await add_table(connection, channel_id=77)
    game = await add_game(connection, table)
    vote = await votes.add_vote(connection, game, "abort", asked_by=1, closes_at=NOW)
    asked = await tables.invite(connection, **invitation(table, CARA))
    here = Place(SERVER, 77, table)
    for find, number in (
        (sight.place_of_table, table),
        (sight.place_of_game, game),
        (sight.place_of_vote, vote),
        (sight.place_of_invitation, asked),
    ):
        assert await find(connection, number) == here
        assert await find(connection, number + 1) is None
    tournament = await add_tournament(connection)
    assert await sight.place_of_tournament(connection, tournament) == Place(SERVER, CHANNEL)
    assert await sight.place_of_tournament(connection, tournament + 1) is None


def invitation(table: int, user: int) -> dict[str, object]:
    row = {"table_id": table, "user_id": user, "name": "Cara", "by_id": ANN, "by_name": "Ann"}
    return {**row, "seat": None, "state": "waiting", "expires_at": NOW}


async def test_a_table_concerns_those_at_it_and_those_asked(connection: Connection) -> None:
    """Its host, its lords, who has an open invitation, and who was voted in as a replacement."""
    table = await add_table(connection, host_id=ANN)
    game = await add_game(connection, table)
    await tables.take_seat(connection, table, 1, BEN, "Ben")
    asked = await tables.invite(connection, **invitation(table, CARA))

    async def concerned() -> set[int]:
        everybody = (ANN, BEN, CARA, DAN)
        return {one for one in everybody if await sight.concerns(connection, table, one)}

    assert await concerned() == {ANN, BEN, CARA}
    await tables.answer_invitation(connection, asked, "declined")
    said = {"guest_id": DAN, "guest": "Dan", "seat": 1}
    vote = await votes.add_vote(connection, game, "replace", asked_by=1, closes_at=NOW, data=said)
    assert await concerned() == {ANN, BEN}
    await votes.close(connection, vote, "passed")
    assert await concerned() == {ANN, BEN, DAN}
