"""Signing up, partners, check-in, leaving and coming back: what a lord does about a tournament."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from cogs.screen import text_of
from cogs.tournaments import signup_screens
from locales import texts
from services.core.context import Presence
from services.facts import Person
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament, TournamentSetup
from services.tournaments.core.eligibility import accepts_late_entries
from store import reliability_log, statistics
from store import tournaments as rows
from store.rows import DeedRow
from store.statistics_rows import RatingRow
from tests.helpers.finished import BEGAN
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import EVE, SERVER
from tests.services.statistics.shelf import game_of, note, shelve

LATE: dict[str, Any] = {"rounds": 4, "late": 2}
TEAMS: dict[str, Any] = {"table": Setup("royal_wedding", 6, teams=True, takeback=False), "size": 3}
LEFT = {"entry": 1, "stage": 0, "round": 0}
A, B, C, D = map(lord, (1, 2, 3, 4))


def states(tournament: Tournament) -> list[str]:
    return [entry.state for entry in tournament.entries]


async def all_enter(world: TournamentWorld, tournament: Tournament, *people: Person) -> Tournament:
    for person in people:
        tournament = await world.services.tournaments.enter(tournament.id, person)
    return tournament


async def kept(world: TournamentWorld, tournament: int) -> dict[int, str]:
    """Return what the list of lords says of everybody."""
    async with world.services.context.read() as connection:
        return {row.user_id: row.state for row in await rows.lords(connection, tournament)}


# -- sign-up ---------------------------------------------------------------------------------------


async def test_who_comes_when_all_places_are_taken_waits_and_moves_up(
    world: TournamentWorld,
) -> None:
    """In order of sign-up; who withdraws and enters again is last."""
    tournament = await world.publish(capacity=2)
    tournament = await all_enter(world, tournament, A, B, C, D)
    assert states(tournament) == ["in", "in", "waiting", "waiting"]
    await refused("cup_entered", world.services.tournaments.enter(tournament.id, C))
    tournament = await world.services.tournaments.leave(tournament.id, A)
    assert states(tournament) == ["withdrawn", "in", "in", "waiting"]
    asking = await world.services.tournaments.entry_terms(tournament.id, A)
    assert (asking.place, asking.first, asking.back) == (2, 1, False)
    tournament = await world.services.tournaments.enter(tournament.id, A)
    assert [entry.lords[0].user for entry in tournament.waiting] == [D.id, A.id]
    assert await kept(world, tournament.id) == {
        A.id: "waiting",
        B.id: "in",
        C.id: "in",
        D.id: "waiting",
    }


async def test_what_is_asked_names_the_dates_and_vacation_booked_within_them(
    world: TournamentWorld,
) -> None:
    """An absence that ends before the start is none of it."""
    tournament = await world.publish(capacity=2, round=3 * DAY, rounds=2)
    away = world.services.absences
    today = await away.today(A)
    await away.announce(A, today, today)
    booked = await away.announce(A, today + timedelta(4), today + timedelta(5), "by the sea")
    await world.services.blocks.set(A, B.id, on=True)
    await all_enter(world, tournament, B)
    asking = await world.services.tournaments.entry_terms(tournament.id, A)
    assert booked.absence is not None
    assert [one.id for one in asking.away] == [booked.absence.id]
    assert (asking.ends, asking.place) == (tournament.start + 6 * DAY, None)
    assert (asking.partner, asking.blocked) == (False, 1)
    moved = await world.events(tournament.id, ("extended", {"seconds": DAY, "reason": "a feast"}))
    assert (
        await world.services.tournaments.entry_terms(tournament.id, A)
    ).ends == moved.start + 6 * DAY


async def test_who_may_enter_is_judged_when_they_do(world: TournamentWorld) -> None:
    """By role, reliability and rating; a newcomer without a rating has none to show.

    Who has been in and comes back is not judged again.
    """
    chosen = world.setup(role=77, reliability=80, rating=1600)
    tournament = await world.publish(chosen)
    enter = world.services.tournaments.enter
    assert (await refused("cup_role", enter(tournament.id, A))).data["role"] == 77
    direct = replace(A, server=0)
    await refused("no_cup", enter(tournament.id, direct))
    await refused("cup_there", enter(tournament.id, replace(direct, asks=_a_member)))
    person = replace(A, roles=frozenset({77}), server=SERVER)
    await refused("no_cup", enter(tournament.id, replace(person, server=5)))
    game = (await world.start()).id
    async with world.services.context.write() as tx:
        for version in range(2):
            row = DeedRow(game, version, A.id, "silent", tx.now)
            await reliability_log.save_entry(tx.connection, row)
    told = await refused("cup_reliability", enter(tournament.id, person))
    assert (told.data["asked"], told.data["percent"]) == (80, 76)
    async with world.services.context.write() as tx:
        await reliability_log.save_entry(tx.connection, DeedRow(game, 9, A.id, "finished", tx.now))
    await refused("cup_unrated", enter(tournament.id, person))
    await rated(world, A, 25.0)
    assert (await refused("cup_rating", enter(tournament.id, person))).data["rating"] == 1500
    await refused("cup_rating", world.services.tournaments.entry_terms(tournament.id, person))
    await rated(world, A, 45.0)
    assert states(await enter(tournament.id, person)) == ["in"]
    await world.events(tournament.id, ("started", {"out": [], "in": []}), ("dropped", LEFT))
    assert states(await enter(tournament.id, replace(person, roles=frozenset()))) == ["in"]


async def test_an_event_may_ask_for_a_number_of_opponents(world: TournamentWorld) -> None:
    """In rated games with its box and size; the same one again and again does not do."""
    tournament = await world.publish(opponents=2)
    person = replace(A, server=SERVER)
    enter = world.services.tournaments.enter
    for number in range(2):
        await meet(world, number, A, B)
    told = await refused("cup_opponents", enter(tournament.id, person))
    assert (told.data["asked"], told.data["opponents"]) == (2, 1)
    await meet(world, 2, C, A)
    assert states(await enter(tournament.id, person)) == ["in"]


async def meet(world: TournamentWorld, number: int, *lords: Person) -> None:
    """Have lords finish a rated game."""
    game = await shelve(world, game_of(number=number + 1), ended=BEGAN + number * DAY, people=lords)
    await note(world, game)


async def _a_member(_server: int, _channel: int) -> bool:
    return True


async def rated(world: TournamentWorld, person: Person, mu: float) -> None:
    row = RatingRow(SERVER, "kingdomino:2", "", str(person.id), mu, 1.0, 1.0, 3, 1, 0)
    async with world.services.context.write() as tx:
        await statistics.put_ratings(tx.connection, [row])


async def test_a_late_entry_plays_from_the_next_round_on(world: TournamentWorld) -> None:
    """Until the round that the set-up names, as long as there is room."""
    tournament = await world.begun(4, capacity=5, **LATE)
    asking = await world.services.tournaments.entry_terms(tournament.id, lord(9))
    assert (asking.first, asking.place) == (2, None)
    tournament = await world.services.tournaments.enter(tournament.id, lord(9))
    assert (tournament.entries[4].state, tournament.entries[4].first) == ("in", 2)
    await refused("cup_full", world.services.tournaments.enter(tournament.id, lord(10)))
    await world.finish_round(tournament.id)
    await world.to(tournament.rounds[0].ends)
    tournament = await world.tournament(tournament.id)
    playing = {number for match in tournament.rounds[1].matches for number in match.entries}
    assert 5 in playing | set(tournament.rounds[1].byes)
    tournament = await world.services.tournaments.leave(tournament.id, lord(3))
    told = await refused("cup_phase", world.services.tournaments.enter(tournament.id, lord(10)))
    assert told.data["phase"] == "running"


async def test_who_has_waited_comes_in_late_as_others_do(world: TournamentWorld) -> None:
    """Once there is room; who left the waiting list has no place to come back to."""
    tournament = await world.publish(capacity=2, **LATE)
    await world.enter(tournament.id, 4)
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await world.to(tournament.start)
    await refused("cup_full", world.services.tournaments.enter(tournament.id, C))
    tournament = await world.services.tournaments.leave(tournament.id, D)
    assert tournament.entries[3].state == "withdrawn"
    await refused("cup_not_in", world.services.tournaments.rejoin(tournament.id, D))
    await world.services.tournaments.leave(tournament.id, A)
    tournament = await world.services.tournaments.enter(tournament.id, C)
    assert (tournament.entries[2].state, tournament.entries[2].first) == ("in", 2)


async def test_many_press_at_once_and_each_gets_a_place_of_their_own(
    world: TournamentWorld,
) -> None:
    """Numbers follow one another; nobody is refused for somebody else's press."""
    tournament = await world.publish(capacity=8)
    await asyncio.gather(
        *(world.services.tournaments.enter(tournament.id, lord(n)) for n in range(1, 13))
    )
    tournament = await world.tournament(tournament.id)
    assert [one.number for one in tournament.entries] == list(range(1, 13))
    assert sorted(one.lords[0].user for one in tournament.entries) == [
        1000 + n for n in range(1, 13)
    ]
    assert (len(tournament.taking_part), len(tournament.waiting)) == (8, 4)


async def test_without_late_entry_nobody_comes_after_sign_up(world: TournamentWorld) -> None:
    """From the second on at which it ends; a pause makes it longer."""
    tournament = await world.publish()
    world.clock.advance(DAY - 1)
    await world.services.tournaments.enter(tournament.id, A)
    world.clock.advance(1)
    await refused("cup_phase", world.services.tournaments.enter(tournament.id, B))
    await world.events(tournament.id, ("paused", {}))
    assert states(await world.services.tournaments.enter(tournament.id, B)) == ["in", "in"]


async def test_a_ladder_is_entered_at_any_time(world: TournamentWorld) -> None:
    """Without any choice of its own, as the announcement says; and as long as there is room."""
    tournament = await world.begun(2, capacity=3, format="ladder", rounds=0)
    assert accepts_late_entries(tournament)
    assert (await world.services.tournaments.entry_terms(tournament.id, C)).first == 2
    tournament = await world.services.tournaments.enter(tournament.id, C)
    assert (tournament.entries[2].state, tournament.entries[2].first) == ("in", 2)
    await refused("cup_full", world.services.tournaments.enter(tournament.id, D))


async def test_late_into_an_open_check_in_one_is_there_already(
    world: TournamentWorld,
) -> None:
    """Who has just pressed the button need not say that they are here."""
    tournament = await world.publish(**LATE)
    await world.to(tournament.signup_until)
    tournament = await world.services.tournaments.enter(tournament.id, A)
    assert tournament.entries[0].here


# -- partners --------------------------------------------------------------------------------------


async def test_a_partner_has_to_say_yes_themselves(world: TournamentWorld) -> None:
    """Whoever else asked them gets a no; a declined lord keeps the place and asks another."""
    tournament = await world.publish(**TEAMS)
    enter, partner = (
        world.services.tournaments.enter,
        world.services.tournaments.answer_partner,
    )
    await refused("cup_partner", enter(tournament.id, A))
    await refused("cup_partner", enter(tournament.id, A, A))
    await enter(tournament.id, A, C)
    tournament = await enter(tournament.id, B, C)
    assert [entry.asked for entry in tournament.entries] == [C.id, C.id]
    asking = await world.services.tournaments.entry_terms(tournament.id, C)
    assert asking.by is not None
    assert (asking.by.user, asking.partner) == (B.id, True)
    await refused("cup_not_asked", partner(tournament.id, D, yes=True))
    tournament = await partner(tournament.id, C, yes=True)
    assert [entry.name for entry in tournament.entries] == ["Lord 1", "Lord 2 + Lord 3"]
    assert tournament.entries[0].asked is None
    await refused("cup_entered_lord", enter(tournament.id, A, B))
    tournament = await enter(tournament.id, A, D)
    tournament = await partner(tournament.id, D, yes=False)
    assert (tournament.entries[0].state, tournament.entries[0].asked) == ("in", None)
    await refused("cup_not_asked", partner(tournament.id, D, yes=True))
    await refused("cup_partner_no", enter(tournament.id, A, D))
    await enter(tournament.id, A, lord(5))
    tournament = await partner(tournament.id, lord(5), yes=True)
    assert tournament.entries[0].name == "Lord 1 + Lord 5"


async def test_who_signs_up_with_somebody_else_says_no_by_it(world: TournamentWorld) -> None:
    """And nobody is asked to play with whom they have blocked."""
    tournament = await world.publish(**TEAMS)
    await world.services.tournaments.enter(tournament.id, A, B)
    tournament = await world.services.tournaments.enter(tournament.id, B, C)
    assert [entry.asked for entry in tournament.entries] == [None, C.id]
    await world.services.blocks.set(D, A.id, on=True)
    await refused("cup_partner_no", world.services.tournaments.enter(tournament.id, A, D))
    single = await world.publish()
    await refused("cup_alone", world.services.tournaments.enter(single.id, A, B))


async def test_a_partner_who_does_not_answer_is_not_asked_on_and_on(
    world: TournamentWorld,
) -> None:
    """Neither by the same entry nor by a new one; others are asked, and they again a day later."""
    tournament = await world.publish(**TEAMS)
    enter, leave = world.services.tournaments.enter, world.services.tournaments.leave
    for _ in range(2):
        await enter(tournament.id, A, C)
    await leave(tournament.id, A)
    await enter(tournament.id, A, C)
    await refused("cup_partner_again", enter(tournament.id, A, C))
    await leave(tournament.id, A)
    await refused("cup_partner_again", enter(tournament.id, A, C))
    await enter(tournament.id, A, D)
    await enter(tournament.id, B, C)
    world.clock.advance(DAY + 1)
    tournament = await enter(tournament.id, A, C)
    assert tournament.entries[-2].asked == C.id


async def test_nobody_comes_and_goes_all_day(world: TournamentWorld) -> None:
    """Each time others are told, and an entry is kept: five times a day, thirty times in all."""
    tournament = await world.publish(signup_until=world.clock.now() + 30 * DAY)
    enter, leave = world.services.tournaments.enter, world.services.tournaments.leave
    for day in range(6):
        for _ in range(5):
            await enter(tournament.id, A)
            await leave(tournament.id, A)
        await refused("cup_often_all" if day == 5 else "cup_often", enter(tournament.id, A))
        world.clock.advance(DAY)
    await refused("cup_often_all", enter(tournament.id, A))
    await enter(tournament.id, B)


async def test_a_partner_is_not_told_all_day_that_the_other_comes_and_goes(
    world: TournamentWorld,
) -> None:
    """Coming back counts like entering; leaving is always possible."""
    tournament = await world.begun(6, **TEAMS)
    back, leave = world.services.tournaments.rejoin, world.services.tournaments.leave
    for _ in range(5):
        await leave(tournament.id, A)
        await back(tournament.id, A)
    await leave(tournament.id, A)
    await refused("cup_often", back(tournament.id, A))
    await world.services.privacy.delete(B.id, lambda _: "A former lord")
    world.clock.advance(DAY)
    await refused("cup_partner_gone", back(tournament.id, A))


async def test_partners_are_asked_so_often_a_day_in_all_events_together(
    world: TournamentWorld,
) -> None:
    """The same person and others; also by somebody who had their data deleted meanwhile."""
    cups = [await world.publish(**TEAMS, name=f"Cup {number}") for number in range(4)]
    enter = world.services.tournaments.enter
    for one in cups[:3]:
        await enter(one.id, A, C)
    await refused("cup_partner_again", enter(cups[3].id, A, C))
    await enter(cups[3].id, A, D)
    for number in range(6):
        await enter(cups[number % 3].id, A, lord(50 + number))
    await refused("cup_partner_many", enter(cups[3].id, A, B))
    await world.services.privacy.delete(A.id, lambda _: "A former lord")
    await refused("cup_partner_many", enter(cups[3].id, A, B))
    await enter(cups[3].id, B, C)


async def test_a_partner_s_no_outlives_a_deletion_of_data(world: TournamentWorld) -> None:
    """Of the one who asked, and how often they asked counts as well."""
    tournament = await world.publish(**TEAMS)
    enter = world.services.tournaments.enter
    await enter(tournament.id, A, C)
    await world.services.tournaments.answer_partner(tournament.id, C, yes=False)
    for _ in range(3):
        await enter(tournament.id, A, D)
    await world.services.privacy.delete(A.id, lambda _: "A former lord")
    await refused("cup_partner_no", enter(tournament.id, A, C))
    await refused("cup_partner_again", enter(tournament.id, A, D))
    await enter(tournament.id, A, B)


async def test_each_who_asks_is_answered_by_the_message_that_asked(
    world: TournamentWorld,
) -> None:
    """Whoever else asked since; once they ask no more it is said, and nobody is joined."""
    tournament = await world.publish(**TEAMS)
    for asking in (A, B, D):
        tournament = await world.services.tournaments.enter(tournament.id, asking, C)
    tournament = await world.services.tournaments.answer_partner(
        tournament.id, C, yes=False, entry=2
    )
    assert [entry.asked for entry in tournament.entries] == [C.id, None, C.id]
    await refused(
        "cup_not_asked",
        world.services.tournaments.answer_partner(tournament.id, C, yes=True, entry=2),
    )
    await refused(
        "cup_not_asked",
        world.services.tournaments.answer_partner(tournament.id, C, yes=False, entry=9),
    )
    tournament = await world.services.tournaments.answer_partner(
        tournament.id, C, yes=True, entry=1
    )
    assert [len(entry.lords) for entry in tournament.entries] == [2, 1, 1]
    assert [entry.asked for entry in tournament.entries] == [None, None, None]


async def test_a_pair_that_is_not_complete_does_not_play(world: TournamentWorld) -> None:
    """Nor can it check in; late, it is in once it is complete."""
    tournament = await world.publish(**TEAMS, **LATE)
    await world.enter(tournament.id, 4)
    tournament = await world.services.tournaments.enter(tournament.id, lord(91), lord(92))
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id, 5)
    await refused("cup_unanswered", world.services.tournaments.check_in(tournament.id, lord(91)))
    await world.to(tournament.start)
    tournament = await world.services.tournaments.enter(tournament.id, lord(93), lord(94))
    assert states(tournament)[4:] == ["withdrawn", "waiting"]
    await refused("cup_unanswered", world.services.tournaments.enter(tournament.id, lord(93)))
    tournament = await world.services.tournaments.answer_partner(tournament.id, lord(94), yes=True)
    assert (tournament.entries[5].state, tournament.entries[5].first) == ("in", 2)


# -- check-in --------------------------------------------------------------------------------------


async def test_check_in_is_for_those_in_and_those_who_wait(world: TournamentWorld) -> None:
    """Only while it is open; again it changes nothing. Who is not there loses the place."""
    tournament = await world.publish(capacity=2)
    await all_enter(world, tournament, A, B, C)
    await refused("cup_phase", world.services.tournaments.check_in(tournament.id, A))
    await world.to(tournament.signup_until)
    await refused("cup_not_in", world.services.tournaments.check_in(tournament.id, D))
    await world.services.tournaments.check_in(tournament.id, A)
    tournament = await world.services.tournaments.check_in(tournament.id, C)
    assert [entry.here for entry in tournament.entries] == [True, False, True]
    assert (
        await world.services.tournaments.check_in(tournament.id, A)
    ).version == tournament.version
    await world.to(tournament.start)
    assert states(await world.tournament(tournament.id)) == ["in", "withdrawn", "in"]
    assert await kept(world, tournament.id) == {A.id: "in", B.id: "withdrawn", C.id: "in"}
    open_ = await world.publish(checkin=False)
    await all_enter(world, open_, A)
    await world.to(open_.signup_until)
    await refused("cup_phase", world.services.tournaments.check_in(open_.id, A))


# -- leaving, and back -----------------------------------------------------------------------------


async def test_who_drops_out_leaves_the_table_to_the_autopilot(
    world: TournamentWorld,
) -> None:
    """The place there stays real; nobody is paired with them, until they are back."""
    tournament = await world.begun(5, rounds=4)
    await refused("cup_not_in", world.services.tournaments.leave(tournament.id, lord(9)))
    match = tournament.rounds[0].matches[0]
    gone, other = (tournament.entry(number) for number in match.entries)
    leaving = await world.services.tournaments.leaving_terms(tournament.id, lord(gone.number))
    assert (leaving.begun, leaving.matches, leaving.until) == (True, (match,), 4)
    tournament = await world.services.tournaments.leave(tournament.id, lord(gone.number))
    assert (tournament.entry(gone.number).state, tournament.entry(gone.number).left) == (
        "dropped",
        1,
    )
    table = await world.services.tables.table(match.tables[0])
    assert [seat.resigned for seat in table.seats] == [True, False]
    await refused("cup_not_in", world.services.tournaments.leave(tournament.id, lord(gone.number)))
    await world.finish_round(tournament.id)
    await world.to(tournament.rounds[0].ends)
    tournament = await world.tournament(tournament.id)
    assert not any(gone.number in match.entries for match in tournament.rounds[1].matches)
    assert tournament.rounds[1].byes == ()
    assert other.number in {n for match in tournament.rounds[1].matches for n in match.entries}
    asking = await world.services.tournaments.entry_terms(tournament.id, lord(gone.number))
    assert (asking.back, asking.first, asking.place) == (True, 3, None)
    tournament = await world.services.tournaments.rejoin(tournament.id, lord(gone.number))
    assert (tournament.entry(gone.number).state, tournament.entry(gone.number).first) == ("in", 3)
    await refused(
        "cup_entered", world.services.tournaments.rejoin(tournament.id, lord(gone.number))
    )


@pytest.mark.parametrize("way", ["rejoin", "enter"])
async def test_who_is_back_while_the_table_is_played_has_not_given_it_up(
    world: TournamentWorld, way: str
) -> None:
    """However they come back: they play on there, with a whole turn's time."""
    tournament = await world.begun(2, rounds=3)
    match = tournament.rounds[0].matches[0]
    game = await world.game_of(match.tables[0])
    await world.until(game.id, "2.1")
    on_turn = (await world.services.play.game(game.id)).seat_on_turn
    person = next(one for one in map(lord, match.entries) if on_turn and one.id == on_turn.user)
    user = person.id
    await world.services.tournaments.leave(tournament.id, person)
    gone = (await world.services.play.game(game.id)).table.seat_of(user)
    assert gone is not None
    assert gone.resigned
    tournament = await getattr(world.services.tournaments, way)(tournament.id, person)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    seat = fact.seat_on_turn
    assert seat is not None
    assert (seat.user, seat.present, seat.left_version) == (user, True, None)
    screen = text_of(signup_screens.entered(tournament, user, texts()))
    assert "Your seat at table 1 of round 1 of 3 is yours again" in screen


@pytest.mark.parametrize("how", ["resigned", "played for", "in a hurry"])
async def test_coming_back_undoes_nothing_but_leaving(world: TournamentWorld, how: str) -> None:
    """Not a resignation, nor a turn that the autopilot played; and it buys no time."""
    table = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))
    tournament = await world.begun(2, rounds=3, table=table)
    service, play = world.services.tournaments, world.services.play
    game = await world.game_of(tournament.rounds[0].matches[0].tables[0])
    await world.until(game.id, "2.1")
    seat = (await play.game(game.id)).seat_on_turn
    assert seat is not None
    assert seat.user is not None
    person = Person(seat.user, seat.given)
    if how == "in a hurry":
        world.clock.advance(12 * HOUR - 60)
    if how == "resigned":
        await play.resign(game.id, person)
        world.clock.advance(1)
    await service.leave(tournament.id, person)
    if how == "played for":
        world.clock.advance(90)
        await world.services.jobs.run_due()
    await service.rejoin(tournament.id, person)
    fact = await play.game(game.id)
    mine = fact.table.seats[seat.seat - 1]
    assert mine.resigned == (how != "in a hurry")
    if how == "in a hurry":
        assert fact.clock is not None
        assert fact.clock.deadline == world.clock.now() + 60


async def test_who_drops_before_the_table_is_made_never_sits_there_themselves(
    world: TournamentWorld,
) -> None:
    """A best of three: its second game begins with the autopilot in their place."""
    tournament = await world.begun(2, games=3, rounds=1)
    match = tournament.rounds[0].matches[0]
    await world.services.tournaments.leave(tournament.id, lord(match.entries[0]))
    await world.finish_match(match, {match.entries[0]: 40, match.entries[1]: 50})
    match = (await world.tournament(tournament.id)).rounds[0].matches[0]
    table = await world.services.tables.table(match.tables[1])
    assert {seat.user: seat.resigned for seat in table.seats} == {
        lord(match.entries[0]).id: True,
        lord(match.entries[1]).id: False,
    }


async def test_one_of_two_partners_leaves_with_the_entry_and_the_other_plays_on(
    world: TournamentWorld,
) -> None:
    """What they have begun; the entry is paired no more."""
    tournament = await world.begun(3, **TEAMS, rounds=1)
    match = tournament.rounds[0].matches[0]
    one, other = tournament.entry(match.entries[0]).lords
    tournament = await world.services.tournaments.leave(tournament.id, Person(one.user, one.name))
    table = await world.services.tables.table(match.tables[0])
    resigned = {seat.user: seat.resigned for seat in table.seats}
    assert (resigned[one.user], resigned[other.user]) == (True, False)
    assert tournament.entry(match.entries[0]).state == "dropped"


async def test_the_other_partner_may_leave_as_well(world: TournamentWorld) -> None:
    """Their seats go to the autopilot; once their table is over there is nothing to leave."""
    tournament = await world.begun(3, **TEAMS, rounds=1)
    match = tournament.rounds[0].matches[0]
    one, other = (Person(lord.user, lord.name) for lord in tournament.entry(match.entries[0]).lords)
    await world.services.tournaments.leave(tournament.id, one)
    assert (await world.services.tournaments.leaving_terms(tournament.id, other)).matches == (
        match,
    )
    tournament = await world.services.tournaments.leave(tournament.id, other)
    table = await world.services.tables.table(match.tables[0])
    resigned = {seat.user for seat in table.seats if seat.resigned}
    assert resigned == {one.id, other.id}
    assert await world.services.tournaments.leave(tournament.id, other) == tournament
    await world.finish_round(tournament.id)
    await refused("cup_not_in", world.services.tournaments.leave(tournament.id, other))


async def test_who_is_left_alone_does_not_come_back_with_somebody_who_is_gone(
    world: TournamentWorld,
) -> None:
    """Whose data were deleted plays no more: nobody would sit on their seat."""
    tournament = await world.begun(3, **TEAMS, rounds=2)
    one, other = (Person(lord.user, lord.name) for lord in tournament.entries[0].lords)
    await world.services.privacy.delete(one.id, lambda _: "A former lord")
    await refused("cup_partner_gone", world.services.tournaments.rejoin(tournament.id, other))
    await refused("cup_partner_gone", world.services.tournaments.enter(tournament.id, other))
    act = Act("add", "they ask", other=other)
    await refused("cup_partner_gone", world.services.tournaments.do(tournament.id, EVE, act))
    assert (await world.tournament(tournament.id)).entries[0].state == "dropped"


async def test_a_league_is_entered_at_any_time_for_its_next_season(
    world: TournamentWorld,
) -> None:
    """But not in its last one: nobody would ever sit down with who came then."""
    league = {"format": "league", "rounds": 1, "seasons": 2, "division": 4}
    tournament = await world.begun(2, capacity=4, **league)
    tournament = await world.services.tournaments.enter(tournament.id, C)
    assert tournament.entries[2].state == "in"
    assert sorted(tournament.stages[0].entries) == [1, 2]
    await world.finish_round(tournament.id)
    await world.to(world.clock.now() + DAY)
    tournament = await world.tournament(tournament.id)
    assert set(tournament.stages[1].entries) == {1, 2, 3}
    await refused("cup_phase", world.services.tournaments.enter(tournament.id, D))
    act = Act("add", "they ask", other=D)
    await refused("cup_phase", world.services.tournaments.do(tournament.id, EVE, act))


async def test_nobody_comes_back_into_a_bracket(world: TournamentWorld) -> None:
    """Nor enters one that has begun."""
    tournament = await world.begun(4, format="single", late=3)
    leaving = await world.services.tournaments.leaving_terms(tournament.id, lord(1))
    assert leaving.until is None
    await world.services.tournaments.leave(tournament.id, lord(1))
    await refused("cup_phase", world.services.tournaments.rejoin(tournament.id, lord(1)))
    await refused("cup_phase", world.services.tournaments.enter(tournament.id, lord(1)))
    await refused("cup_phase", world.services.tournaments.enter(tournament.id, lord(9)))


async def test_nothing_is_done_about_a_tournament_that_is_over(
    world: TournamentWorld,
) -> None:
    """Whoever asks, and what there is not, is refused as such."""
    tournament = await world.publish()
    await all_enter(world, tournament, A, B)
    tournament = await world.events(tournament.id, ("cancelled", {"reason": "rain"}))
    for call in (
        world.services.tournaments.leave,
        world.services.tournaments.leaving_terms,
        world.services.tournaments.rejoin,
    ):
        await refused(
            "cup_entered" if call == world.services.tournaments.rejoin else "cup_phase",
            call(tournament.id, A),
        )
    told = await refused("cup_phase", world.services.tournaments.enter(tournament.id, C))
    assert told.data["phase"] == "cancelled"
    await refused("no_cup", world.services.tournaments.enter(999, A))
    await refused(
        "cup_not_asked",
        world.services.tournaments.answer_partner(tournament.id, A, yes=False),
    )


def test_the_default_set_up_is_one_lord_an_entry() -> None:
    """Two, where they play in teams."""
    assert (TournamentSetup().each, TournamentSetup(table=Setup(lords=4, teams=True)).each) == (
        1,
        2,
    )


async def test_late_sign_up_is_offered_only_where_there_is_room(
    world: TournamentWorld,
) -> None:
    """Nobody is shown a button that is refused: who comes late does not wait."""
    tournament = await world.begun(4, capacity=4, late=2)
    assert not accepts_late_entries(tournament)
    await refused("cup_full", world.services.tournaments.enter(tournament.id, world.lord(5)))
    tournament = await world.services.tournaments.leave(tournament.id, world.lord(4))
    assert accepts_late_entries(tournament)
    assert (await world.services.tournaments.enter(tournament.id, world.lord(5))).entries[
        -1
    ].state == "in"


@pytest.mark.parametrize("asked", [{"format": "ladder"}, {"format": "league"}, {"late": 2}])
async def test_nobody_enters_what_was_called_off_in_sign_up(
    world: TournamentWorld, asked: dict[str, Any]
) -> None:
    """Also where one may come late, as [Enter] below an old announcement offers."""
    tournament = await world.publish(**asked)
    await world.events(tournament.id, ("cancelled", {"reason": "rain"}))
    await refused("cup_phase", world.services.tournaments.entry_terms(tournament.id, A))
    await refused("cup_phase", world.services.tournaments.enter(tournament.id, A))


async def test_nobody_asks_a_partner_into_what_was_called_off(world: TournamentWorld) -> None:
    """Who waits for a yes gets none any more."""
    tournament = await world.publish(**TEAMS)
    await world.services.tournaments.enter(tournament.id, A, B)
    await world.events(tournament.id, ("cancelled", {"reason": "rain"}))
    await refused("cup_phase", world.services.tournaments.enter(tournament.id, A, C))


@pytest.mark.parametrize(("found", "code"), [("gone", "cup_stranger"), ("unknown", "asked_often")])
async def test_who_left_the_server_keeps_no_place_from_elsewhere(
    world: TournamentWorld, found: Presence, code: str
) -> None:
    """Discord is asked in direct messages; they may look, and leave."""
    tournament = await world.publish(capacity=4)
    await world.enter(tournament.id, 3)
    service = world.services.tournaments

    async def presence(*_: int) -> Presence:
        return found

    world.services.context.presence = presence
    banned = Person(lord(1).id, "Lord 1", server=0)
    here = replace(banned, server=SERVER)
    helper = Person(900, "Helper", server=0)
    await world.events(
        tournament.id,
        ("invited", {"lords": [[banned.id, "Lord 1"]], "out": None}),
        ("team", {"user": 900, "name": "Helper", "role": "judge", "add": True, "asks": True}),
    )
    for call in (
        service.answer_organizers(tournament.id, banned, yes=True),
        service.help_out(tournament.id, helper),
        service.check_in(tournament.id, banned),
        service.rejoin(tournament.id, banned),
        service.call_judge(tournament.id, banned, "help"),
        service.enter(tournament.id, banned),
        service.answer_partner(tournament.id, banned, yes=True),
    ):
        await refused(code, call)
    assert await service.tournament(tournament.id, banned)
    assert await service.answer_organizers(tournament.id, banned, yes=False)
    await service.leave(tournament.id, banned)
    assert await service.enter(tournament.id, here)
