"""Sign-up ends, check-in is over, the first round begins."""

from __future__ import annotations

from engine.draws import seal
from services.facts.tables import Setup
from store import games
from tests.helpers.tournaments import DAY, TournamentWorld
from tests.helpers.world import ANN, SERVER


async def test_who_did_not_check_in_makes_room_for_who_waits_and_did(
    world: TournamentWorld,
) -> None:
    """No-shows are out; those who wait and are there come in, in order."""
    tournament = await world.publish(capacity=4)
    tournament = await world.enter(tournament.id, 7)
    assert [one.number for one in tournament.waiting] == [5, 6, 7]
    await world.to(tournament.signup_until)
    assert (await world.tournament(tournament.id)).phase == "checkin"
    await world.check_in(tournament.id, 2, 5)
    await world.to(tournament.start)
    tournament = await world.tournament(tournament.id)
    assert tournament.phase == "running"
    assert [one.number for one in tournament.taking_part] == [1, 3, 4, 6]
    assert [one.state for one in tournament.entries] == [
        *("in", "withdrawn", "in", "in", "waiting", "in", "waiting")
    ]
    assert sorted(entry for match in tournament.rounds[0].matches for entry in match.entries) == [
        *(1, 3, 4, 6)
    ]


async def test_without_check_in_everybody_who_has_a_place_plays(
    world: TournamentWorld,
) -> None:
    """Nobody is asked to be there; sign-up ends all the same."""
    now = world.clock.now()
    tournament = await world.begun(4, checkin=False, start=now + DAY)
    assert tournament.phase == "running"
    assert len(tournament.taking_part) == 4
    assert tournament.rounds[0].begins == tournament.start == now + DAY


async def test_with_too_few_it_is_called_off(world: TournamentWorld) -> None:
    """Less than wished for, or less than two: no round is paired, and nobody gave a reason."""
    tournament = await world.begun(3, least=4, capacity=8)
    assert (tournament.phase, tournament.reason, tournament.rounds) == ("cancelled", None, ())
    alone = await world.begun(1, least=1)
    assert alone.phase == "cancelled"


async def test_a_pair_whose_partner_never_came_is_out(world: TournamentWorld) -> None:
    """A team needs both."""
    table = Setup("royal_wedding", 6, teams=True)
    tournament = await world.publish(table=table, size=3, checkin=False)
    await world.enter(tournament.id, 3)
    lords = [[99, "Zoe"]]
    alone = {"entry": 4, "lords": lords, "asked": 98, "first": 1}
    await world.events(tournament.id, ("entered", alone))
    await world.to(tournament.start)
    tournament = await world.tournament(tournament.id)
    assert [one.number for one in tournament.taking_part] == [1, 2, 3]
    seats = (await world.services.tables.table(tournament.rounds[0].matches[0].tables[0])).seats
    first = tournament.entry(tournament.rounds[0].matches[0].entries[0])
    assert [seats[0].user, seats[3].user] == [one.user for one in first.lords]


async def test_a_table_has_the_tournaments_name_set_up_and_end(
    world: TournamentWorld,
) -> None:
    """Its lords sit as the pairing says; its thread hangs in the tournament's channel."""
    tournament = await world.begun(6, size=3)
    match = tournament.rounds[0].matches[1]
    table = await world.services.tables.table(match.tables[0])
    assert table.name == "Autumn Cup R1 T2"
    assert (table.tournament, table.ends, table.sealed) == (
        tournament.id,
        tournament.start + 7 * DAY,
        False,
    )
    assert (table.setup.lords, table.state, table.channel) == (3, "playing", tournament.channel)
    sitting = [seat.user for seat in table.seats]
    assert sitting == [tournament.entry(entry).lords[0].user for entry in match.entries]


async def test_who_is_first_in_the_match_chooses_first_in_the_game(
    world: TournamentWorld,
) -> None:
    """The kings were drawn before the lords were seated, from the seed whose seal is told."""
    tournament = await world.begun(8, size=4)
    for match in tournament.rounds[0].matches:
        game = await world.game_of(match.tables[0])
        order = [match.entries[slot.seat - 1] for slot in game.view.order]
        assert tuple(dict.fromkeys(order)) == match.order
        async with world.services.context.read() as connection:
            row = await games.game(connection, game.id)
        assert row is not None
        assert seal(bytes.fromhex(row.seed)) == match.seal


async def test_the_autopilot_plays_for_who_left_after_the_pairing(
    world: TournamentWorld,
) -> None:
    """They were paired, but their table was not made yet."""
    tournament = await world.begun(4, games=3)
    match = tournament.rounds[0].matches[0]
    gone = match.entries[0]
    left = {"entry": gone, "stage": 1, "round": 1}
    await world.events(tournament.id, ("dropped", left))
    await world.finish_match(match, {gone: 10, match.entries[1]: 20})
    tournament = await world.tournament(tournament.id)
    again = tournament.rounds[0].matches[0]
    table = await world.services.tables.table(again.tables[1])
    seat = table.seats[again.seated[1].index(gone)]
    assert seat.resigned


async def test_a_tournaments_table_is_not_the_one_that_was_opened_last(
    world: TournamentWorld,
) -> None:
    """Who opens a table has "Same as last time" from what people opened."""
    own = await world.table(Setup(lords=3))
    await world.begun(2)
    draft = await world.services.tables.draft(SERVER, ANN)
    assert draft.last is not None
    assert draft.last.lords == own.setup.lords
