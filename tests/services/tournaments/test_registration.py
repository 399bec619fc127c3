"""Signing up, partners, check-in, leaving and coming back: what a lord does about a cup."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from services.facts import Person
from services.facts.tables import Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Cup, CupSetup
from services.tournaments.core.eligibility import takes_late
from store import reliability_log, statistics
from store import tournaments as rows
from store.rows import DeedRow, RatingRow
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, CupWorld, lord
from tests.helpers.world import EVE, SERVER

LATE: dict[str, Any] = {"rounds": 4, "late": 2}
TEAMS: dict[str, Any] = {"table": Setup("royal_wedding", 6, teams=True, takeback=False), "size": 3}
LEFT = {"entry": 1, "stage": 0, "round": 0}
A, B, C, D = map(lord, (1, 2, 3, 4))


def states(cup: Cup) -> list[str]:
    return [entry.state for entry in cup.entries]


async def all_enter(cups: CupWorld, cup: Cup, *people: Person) -> Cup:
    for person in people:
        cup = await cups.services.cups.enter(cup.id, person)
    return cup


async def kept(cups: CupWorld, cup: int) -> dict[int, str]:
    """Return what the list of lords says of everybody."""
    async with cups.services.house.read() as connection:
        return {row.user_id: row.state for row in await rows.lords(connection, cup)}


# -- sign-up ---------------------------------------------------------------------------------------


async def test_who_comes_when_all_places_are_taken_waits_and_moves_up(cups: CupWorld) -> None:
    """In order of sign-up; who withdraws and enters again is last."""
    cup = await cups.publish(capacity=2)
    cup = await all_enter(cups, cup, A, B, C, D)
    assert states(cup) == ["in", "in", "waiting", "waiting"]
    await refused("cup_entered", cups.services.cups.enter(cup.id, C))
    cup = await cups.services.cups.leave(cup.id, A)
    assert states(cup) == ["withdrawn", "in", "in", "waiting"]
    asking = await cups.services.cups.ask(cup.id, A)
    assert (asking.place, asking.first, asking.back) == (2, 1, False)
    cup = await cups.services.cups.enter(cup.id, A)
    assert [entry.lords[0].user for entry in cup.waiting] == [D.id, A.id]
    assert await kept(cups, cup.id) == {A.id: "waiting", B.id: "in", C.id: "in", D.id: "waiting"}


async def test_what_is_asked_names_the_dates_and_vacation_booked_within_them(
    cups: CupWorld,
) -> None:
    """An absence that ends before the start is none of it."""
    cup = await cups.publish(capacity=2, round=3 * DAY, rounds=2)
    away = cups.services.away
    today = await away.today(A)
    await away.announce(A, today, today)
    booked = await away.announce(A, today + timedelta(4), today + timedelta(5), "by the sea")
    await cups.services.blocks.put(A, B.id, on=True)
    await all_enter(cups, cup, B)
    asking = await cups.services.cups.ask(cup.id, A)
    assert booked.absence is not None
    assert [one.id for one in asking.away] == [booked.absence.id]
    assert (asking.ends, asking.place) == (cup.start + 6 * DAY, None)
    assert (asking.partner, asking.blocked) == (False, 1)
    moved = await cups.events(cup.id, ("extended", {"seconds": DAY, "reason": "a feast"}))
    assert (await cups.services.cups.ask(cup.id, A)).ends == moved.start + 6 * DAY


async def test_who_may_enter_is_judged_when_they_do(cups: CupWorld) -> None:
    """By role, reliability and rating; a newcomer without a rating has none to show.

    Who has been in and comes back is not judged anew.
    """
    chosen = cups.setup(role=77, reliability=80, rating=1600)
    cup = await cups.publish(chosen)
    enter = cups.services.cups.enter
    assert (await refused("cup_role", enter(cup.id, A))).data["role"] == 77
    await refused("cup_there", enter(cup.id, replace(A, server=0)))
    person = replace(A, roles=frozenset({77}), server=SERVER)
    await refused("no_cup", enter(cup.id, replace(person, server=5)))
    game = (await cups.start()).id
    async with cups.services.house.write() as work:
        for version in range(2):
            row = DeedRow(game, version, A.id, "silent", work.now)
            await reliability_log.note(work.connection, row)
    told = await refused("cup_reliability", enter(cup.id, person))
    assert (told.data["asked"], told.data["percent"]) == (80, 76)
    async with cups.services.house.write() as work:
        await reliability_log.note(work.connection, DeedRow(game, 9, A.id, "finished", work.now))
    await refused("cup_unrated", enter(cup.id, person))
    await rated(cups, A, 25.0)
    assert (await refused("cup_rating", enter(cup.id, person))).data["rating"] == 1500
    await refused("cup_rating", cups.services.cups.ask(cup.id, person))
    await rated(cups, A, 45.0)
    assert states(await enter(cup.id, person)) == ["in"]
    await cups.events(cup.id, ("started", {"out": [], "in": []}), ("dropped", LEFT))
    assert states(await enter(cup.id, replace(person, roles=frozenset()))) == ["in"]


async def rated(cups: CupWorld, person: Person, mu: float) -> None:
    row = RatingRow(SERVER, "kingdomino:2", "", str(person.id), mu, 1.0, 1.0, 3, 1, 0)
    async with cups.services.house.write() as work:
        await statistics.put_ratings(work.connection, [row])


async def test_a_late_entry_plays_from_the_next_round_on(cups: CupWorld) -> None:
    """Until the round that the set-up names, as long as there is room."""
    cup = await cups.begun(4, capacity=5, **LATE)
    asking = await cups.services.cups.ask(cup.id, lord(9))
    assert (asking.first, asking.place) == (2, None)
    cup = await cups.services.cups.enter(cup.id, lord(9))
    assert (cup.entries[4].state, cup.entries[4].first) == ("in", 2)
    await refused("cup_full", cups.services.cups.enter(cup.id, lord(10)))
    await cups.finish_round(cup.id)
    await cups.to(cup.rounds[0].ends)
    cup = await cups.cup(cup.id)
    playing = {number for match in cup.rounds[1].matches for number in match.entries}
    assert 5 in playing | set(cup.rounds[1].byes)
    cup = await cups.services.cups.leave(cup.id, lord(3))
    told = await refused("cup_phase", cups.services.cups.enter(cup.id, lord(10)))
    assert told.data["phase"] == "running"


async def test_who_has_waited_comes_in_late_as_others_do(cups: CupWorld) -> None:
    """Once there is room; who left the waiting list has no place to come back to."""
    cup = await cups.publish(capacity=2, **LATE)
    await cups.enter(cup.id, 4)
    await cups.to(cup.signup_until)
    await cups.check_in(cup.id)
    await cups.to(cup.start)
    await refused("cup_full", cups.services.cups.enter(cup.id, C))
    cup = await cups.services.cups.leave(cup.id, D)
    assert cup.entries[3].state == "withdrawn"
    await refused("cup_not_in", cups.services.cups.back(cup.id, D))
    await cups.services.cups.leave(cup.id, A)
    cup = await cups.services.cups.enter(cup.id, C)
    assert (cup.entries[2].state, cup.entries[2].first) == ("in", 2)


async def test_many_press_at_once_and_each_gets_a_place_of_their_own(cups: CupWorld) -> None:
    """Numbers follow one another; nobody is refused for somebody else's press."""
    cup = await cups.publish(capacity=8)
    await asyncio.gather(*(cups.services.cups.enter(cup.id, lord(n)) for n in range(1, 13)))
    cup = await cups.cup(cup.id)
    assert [one.number for one in cup.entries] == list(range(1, 13))
    assert sorted(one.lords[0].user for one in cup.entries) == [1000 + n for n in range(1, 13)]
    assert (len(cup.taking_part), len(cup.waiting)) == (8, 4)


async def test_without_late_entry_nobody_comes_after_sign_up(cups: CupWorld) -> None:
    """From the second on at which it ends; a pause makes it longer."""
    cup = await cups.publish()
    cups.clock.advance(DAY - 1)
    await cups.services.cups.enter(cup.id, A)
    cups.clock.advance(1)
    await refused("cup_phase", cups.services.cups.enter(cup.id, B))
    await cups.events(cup.id, ("paused", {}))
    assert states(await cups.services.cups.enter(cup.id, B)) == ["in", "in"]


async def test_a_ladder_is_entered_at_any_time(cups: CupWorld) -> None:
    """Without any choice of its own, as the announcement says; and as long as there is room."""
    cup = await cups.begun(2, capacity=3, format="ladder", rounds=0)
    assert takes_late(cup)
    assert (await cups.services.cups.ask(cup.id, C)).first == 2
    cup = await cups.services.cups.enter(cup.id, C)
    assert (cup.entries[2].state, cup.entries[2].first) == ("in", 2)
    await refused("cup_full", cups.services.cups.enter(cup.id, D))


async def test_late_into_an_open_check_in_one_is_there_already(cups: CupWorld) -> None:
    """Who has just pressed the button need not say that they are here."""
    cup = await cups.publish(**LATE)
    await cups.to(cup.signup_until)
    cup = await cups.services.cups.enter(cup.id, A)
    assert cup.entries[0].here


# -- partners --------------------------------------------------------------------------------------


async def test_a_partner_has_to_say_yes_themselves(cups: CupWorld) -> None:
    """Whoever else asked them gets a no; a declined lord keeps the place and asks another."""
    cup = await cups.publish(**TEAMS)
    enter, partner = cups.services.cups.enter, cups.services.cups.partner
    await refused("cup_partner", enter(cup.id, A))
    await refused("cup_partner", enter(cup.id, A, A))
    await enter(cup.id, A, C)
    cup = await enter(cup.id, B, C)
    assert [entry.asked for entry in cup.entries] == [C.id, C.id]
    asking = await cups.services.cups.ask(cup.id, C)
    assert asking.by is not None
    assert (asking.by.user, asking.partner) == (B.id, True)
    await refused("cup_not_asked", partner(cup.id, D, yes=True))
    cup = await partner(cup.id, C, yes=True)
    assert [entry.name for entry in cup.entries] == ["Lord 1", "Lord 2 + Lord 3"]
    assert cup.entries[0].asked is None
    await refused("cup_entered_lord", enter(cup.id, A, B))
    cup = await enter(cup.id, A, D)
    cup = await partner(cup.id, D, yes=False)
    assert (cup.entries[0].state, cup.entries[0].asked) == ("in", None)
    await refused("cup_not_asked", partner(cup.id, D, yes=True))
    await enter(cup.id, A, D)
    cup = await partner(cup.id, D, yes=True)
    assert cup.entries[0].name == "Lord 1 + Lord 4"


async def test_who_signs_up_with_somebody_else_says_no_by_it(cups: CupWorld) -> None:
    """And nobody is asked to play with whom they have blocked."""
    cup = await cups.publish(**TEAMS)
    await cups.services.cups.enter(cup.id, A, B)
    cup = await cups.services.cups.enter(cup.id, B, C)
    assert [entry.asked for entry in cup.entries] == [None, C.id]
    await cups.services.blocks.put(D, A.id, on=True)
    await refused("cup_partner_no", cups.services.cups.enter(cup.id, A, D))
    single = await cups.publish()
    await refused("cup_alone", cups.services.cups.enter(single.id, A, B))


async def test_each_who_asks_is_answered_by_the_message_that_asked(cups: CupWorld) -> None:
    """Whoever else asked since; once they ask no more it is said, and nobody is joined."""
    cup = await cups.publish(**TEAMS)
    for asking in (A, B, D):
        cup = await cups.services.cups.enter(cup.id, asking, C)
    cup = await cups.services.cups.partner(cup.id, C, yes=False, entry=2)
    assert [entry.asked for entry in cup.entries] == [C.id, None, C.id]
    await refused("cup_not_asked", cups.services.cups.partner(cup.id, C, yes=True, entry=2))
    await refused("cup_not_asked", cups.services.cups.partner(cup.id, C, yes=False, entry=9))
    cup = await cups.services.cups.partner(cup.id, C, yes=True, entry=1)
    assert [len(entry.lords) for entry in cup.entries] == [2, 1, 1]
    assert [entry.asked for entry in cup.entries] == [None, None, None]


async def test_a_pair_that_is_not_complete_does_not_play(cups: CupWorld) -> None:
    """Nor can it check in; late, it is in once it is complete."""
    cup = await cups.publish(**TEAMS, **LATE)
    await cups.enter(cup.id, 4)
    cup = await cups.services.cups.enter(cup.id, lord(91), lord(92))
    await cups.to(cup.signup_until)
    await cups.check_in(cup.id, 5)
    await refused("cup_unanswered", cups.services.cups.here(cup.id, lord(91)))
    await cups.to(cup.start)
    cup = await cups.services.cups.enter(cup.id, lord(93), lord(94))
    assert states(cup)[4:] == ["withdrawn", "waiting"]
    await refused("cup_unanswered", cups.services.cups.enter(cup.id, lord(93)))
    cup = await cups.services.cups.partner(cup.id, lord(94), yes=True)
    assert (cup.entries[5].state, cup.entries[5].first) == ("in", 2)


# -- check-in --------------------------------------------------------------------------------------


async def test_check_in_is_for_those_in_and_those_who_wait(cups: CupWorld) -> None:
    """Only while it is open; again it changes nothing. Who is not there loses the place."""
    cup = await cups.publish(capacity=2)
    await all_enter(cups, cup, A, B, C)
    await refused("cup_phase", cups.services.cups.here(cup.id, A))
    await cups.to(cup.signup_until)
    await refused("cup_not_in", cups.services.cups.here(cup.id, D))
    await cups.services.cups.here(cup.id, A)
    cup = await cups.services.cups.here(cup.id, C)
    assert [entry.here for entry in cup.entries] == [True, False, True]
    assert (await cups.services.cups.here(cup.id, A)).version == cup.version
    await cups.to(cup.start)
    assert states(await cups.cup(cup.id)) == ["in", "withdrawn", "in"]
    assert await kept(cups, cup.id) == {A.id: "in", B.id: "withdrawn", C.id: "in"}
    open_ = await cups.publish(checkin=False)
    await all_enter(cups, open_, A)
    await cups.to(open_.signup_until)
    await refused("cup_phase", cups.services.cups.here(open_.id, A))


# -- leaving, and back -----------------------------------------------------------------------------


async def test_who_drops_out_leaves_the_table_to_the_autopilot(cups: CupWorld) -> None:
    """The place there stays real; nobody is paired with them, until they are back."""
    cup = await cups.begun(5, rounds=4)
    await refused("cup_not_in", cups.services.cups.leave(cup.id, lord(9)))
    match = cup.rounds[0].matches[0]
    gone, other = (cup.entry(number) for number in match.entries)
    leaving = await cups.services.cups.leaving(cup.id, lord(gone.number))
    assert (leaving.begun, leaving.matches, leaving.until) == (True, (match,), 4)
    cup = await cups.services.cups.leave(cup.id, lord(gone.number))
    assert (cup.entry(gone.number).state, cup.entry(gone.number).left) == ("dropped", 1)
    table = await cups.services.tables.table(match.tables[0])
    assert [seat.resigned for seat in table.seats] == [True, False]
    await refused("cup_not_in", cups.services.cups.leave(cup.id, lord(gone.number)))
    await cups.finish_round(cup.id)
    await cups.to(cup.rounds[0].ends)
    cup = await cups.cup(cup.id)
    assert not any(gone.number in match.entries for match in cup.rounds[1].matches)
    assert cup.rounds[1].byes == ()
    assert other.number in {n for match in cup.rounds[1].matches for n in match.entries}
    asking = await cups.services.cups.ask(cup.id, lord(gone.number))
    assert (asking.back, asking.first, asking.place) == (True, 3, None)
    cup = await cups.services.cups.back(cup.id, lord(gone.number))
    assert (cup.entry(gone.number).state, cup.entry(gone.number).first) == ("in", 3)
    await refused("cup_entered", cups.services.cups.back(cup.id, lord(gone.number)))


async def test_who_drops_before_the_table_is_made_never_sits_there_themselves(
    cups: CupWorld,
) -> None:
    """A best of three: its second game begins with the autopilot in their place."""
    cup = await cups.begun(2, games=3, rounds=1)
    match = cup.rounds[0].matches[0]
    await cups.services.cups.leave(cup.id, lord(match.entries[0]))
    await cups.finish_match(match, {match.entries[0]: 40, match.entries[1]: 50})
    match = (await cups.cup(cup.id)).rounds[0].matches[0]
    table = await cups.services.tables.table(match.tables[1])
    assert {seat.user: seat.resigned for seat in table.seats} == {
        lord(match.entries[0]).id: True,
        lord(match.entries[1]).id: False,
    }


async def test_one_of_two_partners_leaves_with_the_entry_and_the_other_plays_on(
    cups: CupWorld,
) -> None:
    """What they have begun; the entry is paired no more."""
    cup = await cups.begun(3, **TEAMS, rounds=1)
    match = cup.rounds[0].matches[0]
    one, other = cup.entry(match.entries[0]).lords
    cup = await cups.services.cups.leave(cup.id, Person(one.user, one.name))
    table = await cups.services.tables.table(match.tables[0])
    resigned = {seat.user: seat.resigned for seat in table.seats}
    assert (resigned[one.user], resigned[other.user]) == (True, False)
    assert cup.entry(match.entries[0]).state == "dropped"


async def test_the_other_partner_may_leave_as_well(cups: CupWorld) -> None:
    """Their seats go to the autopilot; once their table is over there is nothing to leave."""
    cup = await cups.begun(3, **TEAMS, rounds=1)
    match = cup.rounds[0].matches[0]
    one, other = (Person(lord.user, lord.name) for lord in cup.entry(match.entries[0]).lords)
    await cups.services.cups.leave(cup.id, one)
    assert (await cups.services.cups.leaving(cup.id, other)).matches == (match,)
    cup = await cups.services.cups.leave(cup.id, other)
    table = await cups.services.tables.table(match.tables[0])
    resigned = {seat.user for seat in table.seats if seat.resigned}
    assert resigned == {one.id, other.id}
    assert await cups.services.cups.leave(cup.id, other) == cup
    await cups.finish_round(cup.id)
    await refused("cup_not_in", cups.services.cups.leave(cup.id, other))


async def test_who_is_left_alone_does_not_come_back_with_somebody_who_is_gone(
    cups: CupWorld,
) -> None:
    """Whose data were deleted plays no more: nobody would sit on their seat."""
    cup = await cups.begun(3, **TEAMS, rounds=2)
    one, other = (Person(lord.user, lord.name) for lord in cup.entries[0].lords)
    await cups.services.privacy.delete(one.id, lambda _: "A former lord")
    await refused("cup_partner_gone", cups.services.cups.back(cup.id, other))
    await refused("cup_partner_gone", cups.services.cups.enter(cup.id, other))
    act = Act("add", "they ask", other=other)
    await refused("cup_partner_gone", cups.services.cups.do(cup.id, EVE, act))
    assert (await cups.cup(cup.id)).entries[0].state == "dropped"


async def test_a_league_is_entered_at_any_time_for_its_next_season(cups: CupWorld) -> None:
    """But not in its last one: nobody would ever sit down with who came then."""
    league = {"format": "league", "rounds": 1, "seasons": 2, "division": 4}
    cup = await cups.begun(2, capacity=4, **league)
    cup = await cups.services.cups.enter(cup.id, C)
    assert (cup.entries[2].state, cup.stages[0].entries) == ("in", (1, 2))
    await cups.finish_round(cup.id)
    await cups.to(cups.clock.now() + DAY)
    cup = await cups.cup(cup.id)
    assert set(cup.stages[1].entries) == {1, 2, 3}
    await refused("cup_phase", cups.services.cups.enter(cup.id, D))
    act = Act("add", "they ask", other=D)
    await refused("cup_phase", cups.services.cups.do(cup.id, EVE, act))


async def test_nobody_comes_back_into_a_bracket(cups: CupWorld) -> None:
    """Nor enters one that has begun."""
    cup = await cups.begun(4, format="single", late=3)
    leaving = await cups.services.cups.leaving(cup.id, lord(1))
    assert leaving.until is None
    await cups.services.cups.leave(cup.id, lord(1))
    await refused("cup_phase", cups.services.cups.back(cup.id, lord(1)))
    await refused("cup_phase", cups.services.cups.enter(cup.id, lord(1)))
    await refused("cup_phase", cups.services.cups.enter(cup.id, lord(9)))


async def test_nothing_is_done_about_a_cup_that_is_over(cups: CupWorld) -> None:
    """Whoever asks, and what there is not, is refused as such."""
    cup = await cups.publish()
    await all_enter(cups, cup, A, B)
    cup = await cups.events(cup.id, ("cancelled", {"reason": "rain"}))
    for call in (cups.services.cups.leave, cups.services.cups.leaving, cups.services.cups.back):
        await refused(
            "cup_entered" if call == cups.services.cups.back else "cup_phase", call(cup.id, A)
        )
    told = await refused("cup_phase", cups.services.cups.enter(cup.id, C))
    assert told.data["phase"] == "cancelled"
    await refused("no_cup", cups.services.cups.enter(999, A))
    await refused("cup_not_asked", cups.services.cups.partner(cup.id, A, yes=False))


def test_the_default_set_up_is_one_lord_an_entry() -> None:
    """Two, where they play in teams."""
    assert (CupSetup().each, CupSetup(table=Setup(lords=4, teams=True)).each) == (1, 2)


async def test_late_sign_up_is_offered_only_where_there_is_room(cups: CupWorld) -> None:
    """Nobody is shown a button that is refused: who comes late does not wait."""
    cup = await cups.begun(4, capacity=4, late=2)
    assert not takes_late(cup)
    await refused("cup_full", cups.services.cups.enter(cup.id, cups.lord(5)))
    cup = await cups.services.cups.leave(cup.id, cups.lord(4))
    assert takes_late(cup)
    assert (await cups.services.cups.enter(cup.id, cups.lord(5))).entries[-1].state == "in"


@pytest.mark.parametrize("asked", [{"format": "ladder"}, {"format": "league"}, {"late": 2}])
async def test_nobody_enters_what_was_called_off_in_sign_up(
    cups: CupWorld, asked: dict[str, Any]
) -> None:
    """Also where one may come late, as [Enter] below an old announcement offers."""
    cup = await cups.publish(**asked)
    await cups.events(cup.id, ("cancelled", {"reason": "rain"}))
    await refused("cup_phase", cups.services.cups.ask(cup.id, A))
    await refused("cup_phase", cups.services.cups.enter(cup.id, A))


async def test_nobody_asks_a_partner_into_what_was_called_off(cups: CupWorld) -> None:
    """Who waits for a yes gets none any more."""
    cup = await cups.publish(**TEAMS)
    await cups.services.cups.enter(cup.id, A, B)
    await cups.events(cup.id, ("cancelled", {"reason": "rain"}))
    await refused("cup_phase", cups.services.cups.enter(cup.id, A, C))
