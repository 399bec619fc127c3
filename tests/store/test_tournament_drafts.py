"""Tournaments being set up, templates, and acts that were shown and not done yet."""

from __future__ import annotations

from store import Connection, tournament_drafts
from store.tournament_rows import TournamentActRow, TournamentDraftRow
from tests.store.builders import ANN, BEN, ELSEWHERE, NOW, SERVER, add_tournament


async def test_somebody_sets_up_one_tournament_a_server(connection: Connection) -> None:
    """The last that was saved counts, perhaps of one that was published already."""
    assert await tournament_drafts.draft(connection, SERVER, ANN) is None
    tournament = await add_tournament(connection)
    for setup, of in (({"rounds": 3}, None), ({"rounds": 5}, tournament)):
        await tournament_drafts.save_draft(
            connection, SERVER, ANN, setup=setup, cup_id=of, changed_at=NOW
        )
        row = TournamentDraftRow(SERVER, ANN, setup, of, NOW)
        assert await tournament_drafts.draft(connection, SERVER, ANN) == row
    await tournament_drafts.save_draft(connection, SERVER, BEN, setup={}, changed_at=NOW)
    await tournament_drafts.delete_draft(connection, SERVER, ANN)
    assert await tournament_drafts.draft(connection, SERVER, ANN) is None
    assert await tournament_drafts.draft(connection, SERVER, BEN) is not None


async def test_templates_are_listed_by_name(connection: Connection) -> None:
    """Whatever the case of letters; a name is saved once a server."""
    for server, name, user in (
        (SERVER, "weekly", ANN),
        (SERVER, "Monthly", ANN),
        (ELSEWHERE, "weekly", ANN),
        (SERVER, "weekly", BEN),
    ):
        values = {"saved_by": user, "setup": {"by": name}, "saved_at": NOW}
        await tournament_drafts.save_template(connection, server, name, **values)
    found = await tournament_drafts.templates(connection, SERVER)
    assert [(row.name, row.saved_by) for row in found] == [("Monthly", ANN), ("weekly", BEN)]
    await tournament_drafts.remove_template(connection, ELSEWHERE, found[0].id)
    assert len(await tournament_drafts.templates(connection, SERVER)) == 2
    await tournament_drafts.remove_template(connection, SERVER, found[0].id)
    assert await tournament_drafts.templates(connection, SERVER) == found[1:]


async def test_an_act_is_done_once(connection: Connection) -> None:
    """Where it has the number that was shown, and was not shown too long ago."""
    tournament = await add_tournament(connection)
    assert await tournament_drafts.act(connection, tournament, ANN) is None
    row = TournamentActRow(tournament, ANN, 4, {"kind": "pause"}, NOW)
    values = {"number": row.number, "act": row.act, "at": row.at}
    await tournament_drafts.save_act(connection, tournament, ANN, **values)
    assert await tournament_drafts.act(connection, tournament, ANN) == row
    for user, number, since in ((BEN, 4, NOW), (ANN, 3, NOW), (ANN, 4, NOW + 1)):
        assert not await tournament_drafts.spend_act(connection, tournament, user, number, since)
    assert await tournament_drafts.spend_act(connection, tournament, ANN, 4, NOW)
    assert not await tournament_drafts.spend_act(connection, tournament, ANN, 4, NOW)
    assert await tournament_drafts.act(connection, tournament, ANN) == TournamentActRow(
        tournament, ANN, 4, {}, 0
    )


async def test_an_act_that_failed_can_be_done_again(connection: Connection) -> None:
    """Unless another one was shown in the meantime."""
    tournament = await add_tournament(connection)
    row = TournamentActRow(tournament, ANN, 4, {"kind": "pause"}, NOW)
    values = {"number": row.number, "act": row.act, "at": row.at}
    await tournament_drafts.save_act(connection, tournament, ANN, **values)
    await tournament_drafts.spend_act(connection, tournament, ANN, 4, NOW)
    await tournament_drafts.give_back_act(connection, row)
    assert await tournament_drafts.act(connection, tournament, ANN) == row
    await tournament_drafts.spend_act(connection, tournament, ANN, 4, NOW)
    other = TournamentActRow(tournament, ANN, 5, {"kind": "cancel"}, NOW + 1)
    await tournament_drafts.save_act(
        connection, tournament, ANN, number=5, act=other.act, at=other.at
    )
    await tournament_drafts.give_back_act(connection, row)
    assert await tournament_drafts.act(connection, tournament, ANN) == other
