"""Set-ups that a server keeps under names, the last one opened there, and how long games take."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from engine import Box
from services.facts import Person
from services.facts.tables import NO_LIMIT, Length, Pace, Setup, SetupDraft
from services.state import setups
from services.state.game_lengths import DAY, ENOUGH, estimated_length, measured_length
from services.state.saved_setups import MOST, MOST_OF_ONE
from store import games, tables
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, SERVER, World

BOXES = tuple(map(str, Box))
FIVE = Setup(lords=5, giants=True, quests=("lost_corner", "bleak_king"))


async def draft(world: World, person: Person = ANN) -> SetupDraft:
    return await world.services.tables.draft(SERVER, person)


async def saved(world: World, called: str, **wanted: object) -> None:
    await world.services.tables.change_draft(SERVER, ANN, **wanted)
    await world.services.tables.save_preset(SERVER, ANN, called)


async def saved_by(world: World, person: Person, called: str) -> None:
    await world.services.tables.change_draft(SERVER, person, lords=3)
    await world.services.tables.save_preset(SERVER, person, called)


# -- presets ---------------------------------------------------------------------------------------


async def test_a_preset_is_kept_for_the_server_and_through_a_restart(world: World) -> None:
    """Everything but the table's name, for everybody there and nobody elsewhere."""
    wanted = replace(FIVE, who="role", role=77, takeback=False, pace=Pace("turn", 3600))
    await saved(world, "  Five   giants ", name="Harvest Moon", **setups.as_changes(wanted))
    await world.restart()
    (found,) = (await draft(world, BEN)).presets
    assert (found.name, found.by, found.setup) == ("Five giants", ANN.id, wanted)
    assert (await world.services.tables.draft(SERVER + 1, BEN)).presets == ()
    changed = await world.services.tables.change_draft(
        SERVER, BEN, **setups.as_changes(found.setup)
    )
    assert changed.setup == wanted
    assert changed.dropped == ()


async def test_presets_stand_in_the_order_of_their_names(world: World) -> None:
    """Capitals or not."""
    for name in ("friday", "Alpha", "Court", "beta"):
        await saved(world, name, lords=3)
    assert [one.name for one in (await draft(world)).presets] == [
        *("Alpha", "beta", "Court", "friday"),
    ]


async def test_one_s_own_preset_is_replaced_somebody_else_s_is_not(world: World) -> None:
    """Names are the same whatever their capitals; who manages the server replaces any."""
    await saved(world, "Friday", lords=3)
    await saved(world, "FRIDAY", lords=4)
    (found,) = (await draft(world)).presets
    assert (found.name, found.setup.lords) == ("Friday", 4)
    service = world.services.tables
    await service.change_draft(SERVER, BEN, lords=2)
    refusal = await refused("preset_taken", service.save_preset(SERVER, BEN, "friday"))
    assert refusal.data["preset"] == "Friday"
    await service.save_preset(SERVER, replace(BEN, manages=True), "friday")
    (found,) = (await draft(world)).presets
    assert (found.by, found.setup.lords) == (ANN.id, 2)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
async def test_a_preset_has_a_name_of_up_to_forty_characters(world: World, name: str) -> None:
    """And one that says something."""
    await world.services.tables.change_draft(SERVER, ANN, lords=3)
    await refused("bad_preset_name", world.services.tables.save_preset(SERVER, ANN, name))
    assert (await draft(world)).presets == ()


async def test_so_many_presets_fit_the_select_and_no_more(world: World) -> None:
    """One of them can still be replaced; once one is removed, another fits."""
    for number in range(MOST):
        await saved_by(world, (ANN, BEN, CARA, DAN)[number // MOST_OF_ONE], f"No. {number}")
    service = world.services.tables
    await refused("preset_full", service.save_preset(SERVER, ANN, "One more"))
    await saved(world, "No. 3", lords=2)
    found = (await draft(world)).presets
    assert len(found) == MOST
    await service.remove_preset(SERVER, ANN, found[0].id)
    await saved(world, "One more", lords=2)
    assert len((await draft(world)).presets) == MOST


async def test_nobody_takes_all_the_room_for_presets(world: World) -> None:
    """But whoever manages the server may."""
    for number in range(MOST_OF_ONE):
        await saved(world, f"No. {number}", lords=3)
    service = world.services.tables
    told = await refused("preset_own", service.save_preset(SERVER, ANN, "One more"))
    assert told.data == {"limit": MOST_OF_ONE}
    await saved_by(world, replace(ANN, manages=True), "One more")
    await saved_by(world, BEN, "Another")


async def test_nothing_is_saved_without_a_draft_or_the_right_to_open_tables(world: World) -> None:
    """A late press, and a server whose tables only some may open."""
    service = world.services.tables
    await refused("button_old", service.save_preset(SERVER, ANN, "Friday"))
    await service.change_draft(SERVER, ANN, lords=3)
    await world.services.people.change_server(SERVER, opener_role=5)
    await refused("opener_role", service.save_preset(SERVER, ANN, "Friday"))
    await service.save_preset(SERVER, replace(ANN, roles=frozenset({5})), "Friday")


async def test_a_preset_is_removed_by_who_saved_it_or_who_manages_the_server(world: World) -> None:
    """By nobody else, from no other server, and only once."""
    await saved(world, "Friday", lords=3)
    await saved(world, "Monday", lords=4)
    friday, monday = (await draft(world)).presets
    service = world.services.tables
    await refused("preset_foreign", service.remove_preset(SERVER, BEN, friday.id))
    elsewhere = service.remove_preset(SERVER + 1, replace(ANN, manages=True), friday.id)
    await refused("no_preset", elsewhere)
    assert await service.remove_preset(SERVER, ANN, friday.id) == friday
    assert await service.remove_preset(SERVER, replace(BEN, manages=True), monday.id) == monday
    assert (await draft(world)).presets == ()
    await refused("no_preset", service.remove_preset(SERVER, ANN, friday.id))


async def test_a_preset_that_no_table_can_have_now_is_not_listed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes back with its box."""
    await saved(world, "Five", **setups.as_changes(FIVE))
    with monkeypatch.context() as closed:
        closed.setattr(setups, "PLAYABLE", frozenset(BOXES))
        assert (await draft(world)).presets == ()
    assert len((await draft(world)).presets) == 1


# -- the last set-up -------------------------------------------------------------------------------


async def test_the_last_set_up_is_the_server_s(world: World) -> None:
    """Whoever opened it; its name is not used again, and another server knows nothing of it."""
    assert (await draft(world, BEN)).last is None
    await world.table(Setup(lords=3, name="Harvest Moon"), host=ANN)
    last = await world.table(Setup("royal_wedding", 6, teams=True, name="Fens"), host=CARA)
    assert (await draft(world, BEN)).last == last.setup
    same = await world.services.tables.change_draft(SERVER, BEN, same_as_last=True)
    assert same.setup == replace(last.setup, name=None)
    assert (await world.services.tables.draft(SERVER + 1, BEN)).last is None


# -- how long games take ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "turns"),
    [
        (Setup(lords=4), 52),
        (Setup(lords=3), 39),
        (Setup(lords=2), 28),
        (Setup(lords=2, variants=frozenset({"mighty_duel"})), 52),
        (Setup("discovery", 2), 28),
        (Setup("royal_wedding", 4), 100),
        (Setup("royal_wedding", 8, teams=True), 104),
        (Setup(lords=5, giants=True), 65),
    ],
)
def test_a_game_is_reckoned_from_its_turns_and_its_clock(setup: Setup, turns: int) -> None:
    """From a tenth to a sixth of the time that all turns could take."""
    assert estimated_length(setup) == Length(turns * DAY // 10, turns * DAY // 6)
    hourly = replace(setup, pace=Pace("turn", 3600))
    assert estimated_length(hourly) == Length(turns * 360, turns * 600)
    assert estimated_length(replace(setup, pace=NO_LIMIT)) == estimated_length(setup)


def test_a_bank_is_shared_by_the_turns_of_its_lord() -> None:
    """13 turns of a lord: 13 hours and 1 hour each make 2 hours a turn."""
    bank = Pace("bank", 0, bank=13 * 3600, increment=3600, cap=20 * 3600)
    assert estimated_length(Setup(pace=bank)) == estimated_length(
        Setup(pace=Pace("turn", 2 * 3600))
    )


def test_lengths_are_told_from_the_20th_to_the_80th_percentile() -> None:
    """Of eleven games the third and the ninth; of too few nothing."""
    lengths = [hours * 3600 for hours in (11, 1, 10, 2, 9, 3, 8, 4, 7, 5, 6)]
    assert measured_length(lengths) == Length(3 * 3600, 9 * 3600, measured=True)
    assert measured_length([60] * ENOUGH) == Length(60, 60, measured=True)
    assert measured_length([60] * (ENOUGH - 1)) is None
    assert measured_length([]) is None


async def ended(
    world: World, setup: Setup, seconds: int, *, server: int = SERVER, **how: object
) -> None:
    """Let a game of a set-up have taken so long."""
    async with world.services.store.write() as connection:
        table = await tables.add_table(
            connection,
            **{"server_id": server, "channel_id": 1, "place": "threads", "name": "Fens"},
            **{"host_id": 1, "host_name": "Ann", "opened_by": 1, "state": "over"},
            setup={**asdict(setup), "variants": sorted(setup.variants)},
            created_at=0,
        )
        await games.add_game(
            connection,
            **{"table_id": table, "number": 1, "options": {}, "names": [], "seed": "00"},
            **{"version": 3, "turn_version": 3, "started_at": 1000, "round": 12, "turn_since": 0},
            **{"ending": "played", "ended_at": 1000 + seconds, **how},
        )


async def test_a_server_s_own_games_tell_how_long_one_takes(world: World) -> None:
    """Those of this box and clock that were played to their end here, from five on."""
    hourly = Setup(pace=Pace("turn", 3600))
    for number in range(ENOUGH):
        assert (await draft(world)).usual == estimated_length(Setup())
        await ended(world, replace(hourly, box="discovery", lords=2), 99)
        await ended(world, hourly, 99)
        await ended(world, Setup(), 99, server=SERVER + 1)
        await ended(world, Setup(), 99, ending="agreed")
        await ended(world, Setup(lords=3), (1 + number) * DAY)
    found = await draft(world)
    assert found.usual == Length(round(1.8 * DAY), round(4.2 * DAY), measured=True)
    lengths = await world.services.tables.lengths(SERVER, found.setup)
    assert lengths["kingdomino"] == found.usual
    assert lengths["discovery"] == estimated_length(Setup("discovery", 2))
    assert set(lengths) == set(BOXES)
    quick = await world.services.tables.change_draft(SERVER, ANN, pace=Pace("turn", 3600))
    assert quick.usual == Length(99, 99, measured=True)
    lengths = await world.services.tables.lengths(SERVER, quick.setup)
    assert lengths["discovery"] == Length(99, 99, measured=True)


async def test_old_games_no_longer_tell(world: World) -> None:
    """Only so many of the latest are looked at."""
    for number in range(1, 5):
        await ended(world, Setup(), number * DAY)
    async with world.services.store.read() as connection:
        found = await tables.played_out(connection, SERVER, "kingdomino", 2)
    assert [seconds for seconds, _ in found] == [4 * DAY, 3 * DAY]


async def test_an_open_table_tells_how_long_its_game_takes(world: World) -> None:
    """While it is open, and after its set-up was changed."""
    table = await world.table(Setup(lords=4))
    assert table.usual == estimated_length(Setup(lords=4))
    changed = await world.services.tables.change(table.id, ANN, lords=2)
    assert changed.usual == estimated_length(Setup(lords=2))
    started = await world.services.tables.join(table.id, BEN)
    assert started.table.usual is None
