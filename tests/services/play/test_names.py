"""A name that changes is taken over with the next press; records keep the first one."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from services.core.context import NAME_AGAIN
from services.facts.names import numbered
from services.facts.tables import NO_LIMIT, Setup
from services.play.names import DAY, NAMES
from services.records.outcome import outcome
from store import tables
from tests.helpers.world import ANN, BEN, SERVER, World

TWO = Setup(lords=2, pace=NO_LIMIT)
HERE = replace(ANN, name="Anna the Great", server=SERVER)


async def test_a_new_name_stands_at_every_table_and_the_record_keeps_the_first(
    world: World,
) -> None:
    """An open table, a running game, the next message; not one that is over, nor elsewhere."""
    play = world.services.play
    over = await world.start(TWO)
    await world.finish(over.id)
    game = await world.start(TWO)
    opened = await world.table(replace(TWO, lords=3))
    await play.take_name(replace(HERE, server=SERVER + 1))
    await play.take_name(replace(HERE, server=0))
    assert ANN.name in (await play.game(game.id)).view.names
    await play.take_name(HERE)
    await play.take_name(HERE)
    fact = await play.game(game.id)
    seat = fact.table.seat_of(ANN.id)
    assert seat is not None
    assert (seat.name, fact.view.name(seat.seat)) == (HERE.name, HERE.name)
    assert (await world.services.tables.table(opened.id)).seats[0].name == HERE.name
    assert (await world.services.tables.table(opened.id)).host_name == HERE.name
    assert ANN.name in (await play.game(over.id)).view.names
    again = replace(HERE, name="Anna")
    await play.take_name(again)
    await world.finish(game.id)
    fact = await play.game(game.id)
    assert fact.view.name(seat.seat) == again.name
    text = (await world.services.records.record(game.id)).text
    assert f"{seat.seat}={ANN.name}" in text
    assert "Anna" not in text
    assert (await world.services.records.verify_game(game.id, BEN)).seed is not None


async def test_a_seat_that_is_taken_over_begins_with_the_name_of_its_new_lord(
    world: World,
) -> None:
    """The record still names its first lord as at the start."""
    game = await world.start(Setup(lords=3, pace=NO_LIMIT))
    await world.services.play.take_name(HERE)
    await world.services.play.resign(game.id, ANN)
    taken = await world.services.play.take_seat(game.id, replace(BEN, id=77, name="Zoe"))
    async with world.services.context.read() as connection:
        rows = await tables.seats(connection, game.table.id)
    assert [row.earlier for row in rows if row.name == "Zoe"] == [None]
    text = (await world.services.records.record(taken.id)).text
    assert f"={ANN.name}" in text
    assert "Anna" not in text


async def earlier(world: World, table: int) -> list[str]:
    """Return the names that the lord called Ann had at a table before."""
    async with world.services.context.read() as connection:
        rows = await tables.seats(connection, table)
    return [name for row in rows if row.user_id == ANN.id for name in row.earlier or ()]


async def test_whoever_changes_it_with_every_press_has_it_taken_over_now_and_then(
    world: World,
) -> None:
    """Each goes through all their tables."""
    game = await world.start(TWO)
    await world.services.take_name(HERE)
    another = [replace(HERE, name=f"Anna the {number}.") for number in range(20)]
    await asyncio.gather(*map(world.services.take_name, another[:10]))
    for one in another[10:]:
        await world.services.take_name(one)
    assert await earlier(world, game.table.id) == [ANN.name, HERE.name]
    world.clock.advance(NAME_AGAIN)
    await world.services.take_name(another[-1])
    await world.services.take_name(another[-2])
    assert await earlier(world, game.table.id) == [ANN.name, HERE.name, another[0].name]


async def test_after_many_names_the_newest_one_still_counts(world: World) -> None:
    """Moderators may have given it, instead of an insult: it has to wait for a day at most.

    All are kept: something may have been said under each, which a deletion looks for.
    """
    game = await world.start(TWO)
    names = [f"Anna the {number}." for number in range(NAMES + 2)]
    done = [await world.services.play.take_name(replace(HERE, name=name)) for name in names]
    assert done == [True] * NAMES + [False] * 2
    assert await earlier(world, game.table.id) == [ANN.name, *names[: NAMES - 1]]
    world.clock.advance(DAY)
    assert await world.services.play.take_name(HERE)
    assert await earlier(world, game.table.id) == [ANN.name, *names[:NAMES]]
    assert HERE.name in {one.name for one in (await world.services.play.game(game.id)).table.seats}


TWIN = replace(BEN, name=ANN.name)


async def test_two_of_one_name_bear_their_seats_number_wherever_the_game_is_told(
    world: World,
) -> None:
    """Panel, picture, record and messages; what is stored stays the name that they have."""
    play = world.services.play
    opened = await world.table(TWO)
    await world.services.tables.join(opened.id, TWIN)
    game = await world.game_of(opened.id)
    named = tuple(f"{ANN.name} ({seat})" for seat in (1, 2))
    assert game.view.names == named
    assert tuple(seat.name for seat in game.table.seats) == named
    assert (await play.game(game.id)).view.names == named
    await world.restart()
    play = world.services.play
    assert (await play.game(game.id)).view.names == named
    await play.take_name(replace(TWIN, name="Benny", server=SERVER))
    assert (await play.game(game.id)).view.names == (ANN.name, "Benny")
    await play.take_name(replace(TWIN, server=SERVER))
    assert (await play.game(game.id)).view.names == named
    async with world.services.context.read() as connection:
        assert {row.name for row in await tables.seats(connection, opened.id)} == {ANN.name}
    await world.finish(game.id)
    text = (await world.services.records.record(game.id)).text
    assert [seat.name for seat in outcome(text).seats] == list(named)
    assert (await world.services.records.verify_game(game.id, BEN)).seed is not None
    again = await world.services.tables.rematch(game.id, ANN)
    assert [asked.name for asked in again.invited] == [ANN.name]


async def test_whoever_takes_a_seat_of_one_who_has_their_name_is_told_apart(world: World) -> None:
    """The former lord too, in the record; erasing one of them leaves the other."""
    game = await world.start(Setup(lords=3, pace=NO_LIMIT))
    await world.services.play.resign(game.id, BEN)
    zoe = replace(BEN, id=77, name=ANN.name)
    taken = await world.services.play.take_seat(game.id, zoe)
    numbers = [seat for seat, name in enumerate(taken.view.names, 1) if name != "Cara"]
    assert [taken.view.name(seat) for seat in numbers] == [f"{ANN.name} ({n})" for n in numbers]
    await world.services.privacy.delete(zoe.id, lambda _language: "A former lord")
    names = (await world.services.play.game(game.id)).view.names
    assert sorted(names) == sorted(["A former lord", ANN.name, "Cara"])


def test_a_name_that_looks_numbered_is_numbered_itself() -> None:
    """So that nobody passes for another."""
    assert numbered(["Al", "al (1)", "Bo"]) == ("Al (1)", "al (1) (2)", "Bo")
    assert numbered(["", "", "Bo (7)"]) == ("", "", "Bo (7) (3)")
