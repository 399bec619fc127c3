"""Sign-up ends, check-in is over, the first round begins."""

from __future__ import annotations

from engine.draws import seal
from services.facts.tables import Setup
from store import games
from tests.helpers.tournaments import DAY, CupWorld
from tests.helpers.world import ANN, SERVER


async def test_who_did_not_check_in_makes_room_for_who_waits_and_did(cups: CupWorld) -> None:
    """No-shows are out; those who wait and are there come in, in order."""
    cup = await cups.publish(capacity=4)
    cup = await cups.enter(cup.id, 7)
    assert [one.number for one in cup.waiting] == [5, 6, 7]
    await cups.to(cup.signup_until)
    assert (await cups.cup(cup.id)).phase == "checkin"
    await cups.check_in(cup.id, 2, 5)
    await cups.to(cup.start)
    cup = await cups.cup(cup.id)
    assert cup.phase == "running"
    assert [one.number for one in cup.taking_part] == [1, 3, 4, 6]
    assert [one.state for one in cup.entries] == [
        *("in", "withdrawn", "in", "in", "waiting", "in", "waiting")
    ]
    assert sorted(entry for match in cup.rounds[0].matches for entry in match.entries) == [
        *(1, 3, 4, 6)
    ]


async def test_without_check_in_everybody_who_has_a_place_plays(cups: CupWorld) -> None:
    """Nobody is asked to be there; sign-up ends all the same."""
    now = cups.clock.now()
    cup = await cups.begun(4, checkin=False, start=now + DAY)
    assert cup.phase == "running"
    assert len(cup.taking_part) == 4
    assert cup.rounds[0].begins == cup.start == now + DAY


async def test_with_too_few_it_is_called_off(cups: CupWorld) -> None:
    """Less than wished for, or less than two: no round is paired, and nobody gave a reason."""
    cup = await cups.begun(3, least=4, capacity=8)
    assert (cup.phase, cup.reason, cup.rounds) == ("cancelled", None, ())
    alone = await cups.begun(1, least=1)
    assert alone.phase == "cancelled"


async def test_a_pair_whose_partner_never_came_is_out(cups: CupWorld) -> None:
    """A team needs both."""
    table = Setup("royal_wedding", 6, teams=True)
    cup = await cups.publish(table=table, size=3, checkin=False)
    await cups.enter(cup.id, 3)
    lords = [[99, "Zoe"]]
    alone = {"entry": 4, "lords": lords, "asked": 98, "first": 1}
    await cups.events(cup.id, ("entered", alone))
    await cups.to(cup.start)
    cup = await cups.cup(cup.id)
    assert [one.number for one in cup.taking_part] == [1, 2, 3]
    seats = (await cups.services.tables.table(cup.rounds[0].matches[0].tables[0])).seats
    first = cup.entry(cup.rounds[0].matches[0].entries[0])
    assert [seats[0].user, seats[3].user] == [one.user for one in first.lords]


async def test_a_table_has_the_cups_name_set_up_and_end(cups: CupWorld) -> None:
    """Its lords sit in kingdoms as the pairing says; its thread hangs in the cup's channel."""
    cup = await cups.begun(6, size=3)
    match = cup.rounds[0].matches[1]
    table = await cups.services.tables.table(match.tables[0])
    assert table.name == "Autumn Cup R1 T2"
    assert (table.cup, table.ends, table.sealed) == (cup.id, cup.start + 7 * DAY, False)
    assert (table.setup.lords, table.state, table.channel) == (3, "playing", cup.channel)
    sitting = [seat.user for seat in table.seats]
    assert sitting == [cup.entry(entry).lords[0].user for entry in match.entries]


async def test_who_is_first_in_the_match_chooses_first_in_the_game(cups: CupWorld) -> None:
    """The kings were drawn before the lords were seated, from the seed whose seal is told."""
    cup = await cups.begun(8, size=4)
    for match in cup.rounds[0].matches:
        game = await cups.game_of(match.tables[0])
        order = [match.entries[slot.seat - 1] for slot in game.view.order]
        assert tuple(dict.fromkeys(order)) == match.order
        async with cups.services.house.read() as connection:
            row = await games.game(connection, game.id)
        assert row is not None
        assert seal(bytes.fromhex(row.seed)) == match.seal


async def test_the_autopilot_plays_for_who_left_after_the_pairing(cups: CupWorld) -> None:
    """They were paired, but their table was not made yet."""
    cup = await cups.begun(4, games=3)
    match = cup.rounds[0].matches[0]
    gone = match.entries[0]
    left = {"entry": gone, "stage": 1, "round": 1}
    await cups.events(cup.id, ("dropped", left))
    await cups.finish_match(match, {gone: 10, match.entries[1]: 20})
    cup = await cups.cup(cup.id)
    again = cup.rounds[0].matches[0]
    table = await cups.services.tables.table(again.tables[1])
    seat = table.seats[again.seated[1].index(gone)]
    assert seat.resigned


async def test_a_cups_table_is_not_the_one_that_was_opened_last(cups: CupWorld) -> None:
    """Who opens a table has "Same as last time" from what people opened."""
    own = await cups.table(Setup(lords=3))
    await cups.begun(2)
    draft = await cups.services.tables.draft(SERVER, ANN)
    assert draft.last is not None
    assert draft.last.lords == own.setup.lords
