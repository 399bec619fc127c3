"""A host's corrections of building icons: judged, taken at a game's start, kept in its record."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import update

from engine import Game
from services.facts.tables import ServerSettings, Setup
from services.offers.score_sheets import score_sheets
from store import games, schema
from store import people as people_rows
from tests.helpers.refusals import refused
from tests.helpers.town import QUEENDOMINO, play_until
from tests.helpers.world import ANN, BEN, SERVER, World

ICONS = (("sawmill", "k1t0"), ("church", "k2t0"))


async def test_corrections_are_kept_for_the_server(world: World) -> None:
    """In the order of the components; what is as in the table already is none."""
    people = world.services.people
    wanted = (*reversed(ICONS), ("statue", "k0t0"))
    assert (await people.change_server(SERVER, icons=wanted)).icons == ICONS
    await world.restart()
    assert (await world.services.people.server(SERVER)).icons == ICONS
    emptied = await world.services.people.change_server(SERVER, icons=())
    assert emptied == ServerSettings()


@pytest.mark.parametrize(
    "icons",
    [
        (("statue", "k1t0"),),
        (("palace", "k1t0"),),
        (("sawmill", "two knights"),),
        (("sawmill", "k10t0"),),
    ],
)
async def test_corrections_that_can_t_be_are_refused(
    world: World, icons: tuple[tuple[str, str], ...]
) -> None:
    """bad_icons names what was wrong, and which buildings may be corrected."""
    call = world.services.people.change_server(SERVER, icons=icons)
    refusal = await refused("bad_icons", call)
    assert refusal.data["value"] == "=".join(icons[0])
    allowed = refusal.data["allowed"]
    assert isinstance(allowed, tuple)
    assert "sawmill" in allowed
    assert "statue" not in allowed
    assert (await world.services.people.server(SERVER)).icons == ()


@pytest.mark.parametrize("icons", [5, "sawmill", (("sawmill",),), None])
async def test_corrections_of_no_form_are_refused(world: World, icons: object) -> None:
    """Values come from clients."""
    await refused("bad_setting", world.services.people.change_server(SERVER, icons=icons))


async def test_game_is_played_with_the_corrections_of_its_start(world: World) -> None:
    """Later changes don't touch it; the record carries them and replays with them."""
    await world.services.people.change_server(SERVER, icons=ICONS)
    game = await world.start(QUEENDOMINO)
    await world.services.people.change_server(SERVER, icons=())
    later = await world.start(QUEENDOMINO)
    await world.restart()
    fact = await world.services.play.game(game.id)
    assert fact.view == game.view
    assert (fact.view.building("sawmill").knights, fact.view.building("church").knights) == (1, 2)
    assert (await world.services.play.game(later.id)).view.building("sawmill").knights == 0
    await play_until(world, game.id, lambda _: False)
    record = (await world.services.play.record(game.id, ANN)).text
    assert "\nicons: sawmill=k1t0 church=k2t0\n" in record
    replayed = Game.from_record(record)
    assert replayed.view() == (await world.services.play.game(game.id)).view
    for sheet in score_sheets(replayed.view()):
        assert sum(line.points for line in sheet.lines) == sheet.total
    other = (await world.services.play.record(later.id, ANN)).text
    assert "icons" not in other


async def test_game_as_it_was_has_its_corrections(world: World) -> None:
    """What the courier says late is drawn with the game's own table."""
    await world.services.people.change_server(SERVER, icons=ICONS)
    game = await world.start(QUEENDOMINO)
    await world.turn(game.id)
    before = await world.services.play.game_at(game.id, game.version)
    assert before.view == game.view


async def test_box_without_buildings_has_no_corrections(world: World) -> None:
    """A game of Kingdomino in the same server."""
    await world.services.people.change_server(SERVER, icons=ICONS)
    game = await world.start(Setup(lords=2))
    assert game.view.buildings == ()
    assert "icons" not in (await world.services.play.record(game.id, ANN)).text


async def test_corrections_that_a_later_table_forbids_are_passed_over(world: World) -> None:
    """What was verified since stays stored, and neither stops a reader nor a game."""
    stored = {"icons": [*map(list, ICONS), ["statue", "k1t0"], ["palace", "k0t1"]]}
    async with world.services.context.write() as tx:
        await people_rows.save_server(tx.connection, SERVER, stored, tx.now)
    assert (await world.services.people.server(SERVER)).icons == ICONS
    game = await world.start(QUEENDOMINO)
    assert game.view.building("sawmill").knights == 1


async def test_the_games_of_a_dynasty_keep_the_corrections_of_the_first(world: World) -> None:
    """Whatever the server's settings are by then."""
    await world.services.people.change_server(SERVER, icons=ICONS)
    game = await world.start(Setup(box="queendomino", lords=2, dynasty=True))
    await play_until(world, game.id, lambda _: False, often=0.1)
    await world.services.people.change_server(SERVER, icons=(("sawmill", "k2t0"),))
    world.clock.advance(300)
    await world.services.jobs.run_due()
    second = await world.game_of(game.table.id)
    assert second.number == 2
    assert second.view.building("sawmill").knights == 1
    async with world.services.store.read() as connection:
        rows = await games.games_of_table(connection, game.table.id)
    assert [row.icons for row in rows] == [dict(ICONS), dict(ICONS)]


async def test_rematch_takes_the_corrections_of_its_start(world: World) -> None:
    """It is a game of its own."""
    game = await world.start(QUEENDOMINO)
    await play_until(world, game.id, lambda _: False, often=0.1)
    await world.services.people.change_server(SERVER, icons=ICONS)
    table = await world.services.tables.rematch(game.id, ANN)
    await world.services.tables.join(table.id, BEN)
    assert (await world.game_of(table.id)).view.building("church").knights == 2


async def test_game_of_an_earlier_release_is_replayed_without(world: World) -> None:
    """Its row holds no corrections."""
    game = await world.start(QUEENDOMINO)
    async with world.services.context.write() as tx:
        await tx.connection.execute(update(schema.games).values(icons=None))
    await world.restart()
    assert (await world.services.play.game(game.id)).view == game.view


async def test_corrections_are_those_of_when_the_table_opened(world: World) -> None:
    """What was agreed stays agreed; opened again, it has those of then."""
    await world.services.people.change_server(SERVER, icons=ICONS)
    table = await world.table(replace(QUEENDOMINO, lords=2))
    await world.services.people.change_server(SERVER, icons=())
    await world.services.tables.join(table.id, BEN)
    view = (await world.game_of(table.id)).view
    assert view.building("sawmill").knights == 1
    closed = await world.table(replace(QUEENDOMINO, lords=2, icons=ICONS))
    assert closed.setup.icons == ()  # whoever opens a table has no say in it
    await world.services.people.change_server(SERVER, icons=ICONS)
    await world.services.tables.close(closed.id, ANN)
    again = await world.services.tables.open_again(closed.id, ANN)
    assert again.setup.icons == ICONS
    assert again.setup.terms != closed.setup.terms
