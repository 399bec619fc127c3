"""A table's life before its game: opened, filled, changed, closed, opened again."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from services.core.context import Presence
from services.facts import Person, Refused
from services.facts.news import (
    ExpiredNews,
    InvitationNews,
    OpeningNews,
    TableNews,
    TidyNews,
    TurnNews,
)
from services.facts.tables import Joined, Setup, TableFact
from services.state import setups
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, EVE, PEOPLE, SERVER, World

DAY = 24 * 3600


async def test_host_sits_at_seat_one(world: World) -> None:
    """A new table is open, named, and waits a week for lords."""
    table = await world.table(Setup(lords=3))
    assert (table.state, table.host, table.free) == ("open", ANN.id, (2, 3))
    assert table.seats[0].name == "Ann"
    assert len(table.name.split()) in (1, 2)
    assert table.expires == world.clock.now() + 7 * DAY


async def test_chosen_name_is_kept(world: World) -> None:
    """Spaces are made single."""
    table = await world.table(Setup(name="  The   Round  Table "))
    assert table.name == "The Round Table"


async def test_name_that_is_too_long_is_refused(world: World) -> None:
    """Forty characters are enough."""
    await refused("bad_name", world.table(Setup(name="x" * 41)))


async def test_drawn_names_differ_while_tables_are_open(world: World) -> None:
    """No two tables of a server go by one drawn name."""
    hosts = list(PEOPLE.values())[:4] * 3
    names = [(await world.table(host=host)).name for host in hosts]
    assert len(set(names)) == len(names)


async def test_setup_outside_the_table_is_refused(world: World) -> None:
    """R19: with the option and what it allows."""
    refusal = await refused("bad_setup", world.table(Setup(lords=5)))
    assert (refusal.data["least"], refusal.data["most"]) == (2, 4)
    await refused("bad_setup", world.table(Setup(lords=3, variants=frozenset({"mighty_duel"}))))


async def test_last_seat_starts_the_game(world: World) -> None:
    """By itself when full; the table's message is told."""
    table = await world.table(Setup(lords=3))
    first = await world.services.tables.join(table.id, BEN)
    assert (first.seat, first.started) == (2, False)
    last = await world.services.tables.join(table.id, CARA)
    assert (last.seat, last.started, last.table.state) == (3, True, "playing")
    kinds = [type(news.body) for news in await world.say()]
    assert kinds == [TableNews, OpeningNews, TurnNews, TableNews]


async def test_opening_tells_order_line_and_seal(world: World) -> None:
    """The kings' order, the first line, and the draw without its seed."""
    game = await world.start(Setup(lords=4))
    (opening,) = [n.body for n in await world.say() if isinstance(n.body, OpeningNews)]
    assert sorted(opening.order) == [1, 2, 3, 4]
    assert opening.line == tuple(slot.domino for slot in game.view.next_line)
    assert opening.game.view.draw == game.view.draw
    assert opening.game.seed is None


async def test_host_starts_where_set_so(world: World) -> None:
    """A full table whose host starts waits for them."""
    table = await world.table(Setup(lords=2, starts="host"))
    joined = await world.services.tables.join(table.id, BEN)
    assert not joined.started
    await refused("not_host", world.services.tables.start(table.id, BEN))
    started = await world.services.tables.start(table.id, ANN)
    assert started.state == "playing"
    await refused("join_started", world.services.tables.start(table.id, ANN))


async def test_starting_with_free_seats_is_refused(world: World) -> None:
    """The counts come with it."""
    table = await world.table(Setup(lords=4))
    await world.services.tables.join(table.id, BEN)
    refusal = await refused("not_full", world.services.tables.start(table.id, ANN))
    assert (refusal.data["seated"], refusal.data["lords"]) == (2, 4)


async def test_host_starts_with_fewer_lords(world: World) -> None:
    """Where R19 allows the number, and those who sit there stay; the lords move together."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4))
    await tables.join(table.id, BEN, seat=4)
    await tables.join(table.id, CARA, seat=3)
    fact = await tables.table(table.id)
    assert tables.fewer(fact) == 3
    asked = await tables.start(table.id, ANN, fewer=True)
    assert (asked.state, [one.name for one in asked.asked]) == ("open", ["Cara", "Ben"])
    assert not (await tables.join(table.id, CARA)).started
    started = (await tables.join(table.id, BEN)).table
    assert started.state == "playing"
    assert [seat.name for seat in started.seats] == ["Ann", "Cara", "Ben"]
    assert (await world.game_of(table.id)).view.rule == "R3"


async def test_one_lord_is_too_few(world: World) -> None:
    """Nobody plays alone."""
    table = await world.table(Setup(lords=2))
    assert world.services.tables.fewer(table) is None
    await refused("not_full", world.services.tables.start(table.id, ANN, fewer=True))


async def test_table_for_fewer_is_not_offered_where_variants_forbid(world: World) -> None:
    """The Mighty Duel is for two; there are no fewer."""
    table = await world.table(Setup(lords=2, variants=frozenset({"mighty_duel"})))
    assert world.services.tables.fewer(table) is None


async def test_who_sits_can_t_sit_again(world: World) -> None:
    """One person, one seat."""
    table = await world.table()
    refusal = await refused("join_seated", world.services.tables.join(table.id, ANN))
    assert refusal.offers == ("leave",)


@pytest.mark.threads
async def test_two_joins_for_the_last_seat(world: World) -> None:
    """One gets it, the other is told; the game starts once."""
    table = await world.table(Setup(lords=2))
    answers = await asyncio.gather(
        world.services.tables.join(table.id, BEN),
        world.services.tables.join(table.id, CARA),
        return_exceptions=True,
    )
    codes = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert codes == ["join_started"]
    assert sum(isinstance(answer, Joined) for answer in answers) == 1


@pytest.mark.threads
async def test_who_is_too_late_does_not_wait_for_the_writer(world: World) -> None:
    """Where many press at once, all but a few are; others write meanwhile."""
    tables = world.services.tables
    begun, full = (
        await world.table(Setup(lords=2)),
        await world.table(Setup(lords=2, starts="host")),
    )
    for table in (begun, full):
        await tables.join(table.id, BEN)
    async with world.services.context.write():
        for table, code in ((begun, "join_started"), (full, "join_full")):
            late = (tables.join(table.id, one) for one in (CARA, DAN, EVE))
            answers = await asyncio.gather(*late, return_exceptions=True)
            assert [isinstance(one, Refused) and one.code for one in answers] == [code] * 3


@pytest.mark.threads
async def test_two_processes_can_t_seat_two_people_on_one_seat(world: World) -> None:
    """Between processes the database's keys decide."""
    table = await world.table(Setup(lords=2, starts="host"))
    other = World(world.path)
    try:
        answers = await asyncio.gather(
            world.services.tables.join(table.id, BEN),
            other.services.tables.join(table.id, CARA),
            return_exceptions=True,
        )
    finally:
        await other.close()
    assert sum(isinstance(answer, Joined) for answer in answers) == 1
    assert (await world.services.tables.table(table.id)).free == ()


async def test_full_table_that_waits_for_its_host_is_full(world: World) -> None:
    """No seat is left."""
    table = await world.table(Setup(lords=2, starts="host"))
    await world.services.tables.join(table.id, BEN)
    await refused("join_full", world.services.tables.join(table.id, CARA))


async def test_seat_can_be_chosen(world: World) -> None:
    """A free seat by number; others are refused with the reason."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4))
    assert (await tables.join(table.id, BEN, seat=3)).seat == 3
    await refused("seat_taken", tables.join(table.id, CARA, seat=3))
    await refused("no_such_seat", tables.join(table.id, CARA, seat=5))
    assert (await tables.join(table.id, CARA)).seat == 2


async def test_only_the_invited_come_from_elsewhere(world: World) -> None:
    """A table is for its server: its number, typed in another one, takes nobody in."""
    table = await world.table(Setup(lords=3))
    tables = world.services.tables
    for server in (SERVER + 1, 0):
        await refused("no_table", tables.join(table.id, replace(BEN, server=server)))
    await tables.invite(table.id, ANN, [BEN])
    assert (await tables.join(table.id, replace(BEN, server=0))).seat == 2
    assert (await tables.join(table.id, replace(CARA, server=SERVER))).seat == 3


async def test_table_for_a_role(world: World) -> None:
    """Others learn the role; the invited may sit down anyway."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4, who="role", role=77))
    refusal = await refused("join_role", tables.join(table.id, BEN))
    assert refusal.data["role"] == 77
    await tables.join(table.id, Person(BEN.id, "Ben", frozenset({77})))
    await tables.invite(table.id, ANN, [CARA])
    assert (await tables.join(table.id, CARA)).seat == 3


async def test_table_for_the_invited(world: World) -> None:
    """Only people the lords invite."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3, who="invited"))
    await refused("join_invited", tables.join(table.id, BEN))
    await tables.invite(table.id, ANN, [BEN])
    assert (await tables.join(table.id, BEN)).seat == 2


async def test_the_no_of_a_host_holds_for_a_table_of_the_invited(world: World) -> None:
    """Whoever was asked to go comes back by the host's invitation alone."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4, who="invited"))
    await tables.invite(table.id, ANN, [BEN])
    await tables.join(table.id, BEN)
    await tables.invite(table.id, BEN, [CARA])
    await tables.join(table.id, CARA)
    await tables.free_seat(table.id, ANN, 3)
    await refused("join_invited", tables.join(table.id, CARA))
    assert (await tables.invite(table.id, BEN, [CARA])).left_out == ((CARA.id, "removed"),)
    await tables.invite(table.id, ANN, [CARA])
    assert (await tables.join(table.id, CARA)).seat == 3


async def test_nobody_opens_in_a_host_s_name_what_is_not_for_them(world: World) -> None:
    """A table for the invited is opened again by who sat there to the end, not who was put out.

    And one that was closed is no last word.
    """
    tables = world.services.tables
    table = await world.table(Setup(lords=4, who="invited"))
    await tables.invite(table.id, ANN, [BEN, CARA, EVE])
    for person in (BEN, CARA):
        await tables.join(table.id, person)
    await tables.free_seat(table.id, ANN, 3)
    await tables.close(table.id, ANN)
    for person in (CARA, DAN, EVE):  # put out, a stranger, and asked without an answer
        await refused("join_invited", tables.open_again(table.id, person))
    again = await tables.open_again(table.id, BEN)
    assert (await tables.open_again(table.id, ANN)).id == again.id
    await tables.close(again.id, BEN)
    third = await tables.open_again(table.id, ANN)
    assert (third.host, third.state) == (ANN.id, "open")
    assert (await tables.open_again(again.id, BEN)).id == third.id
    assert (await tables.invite(third.id, ANN, [BEN])).invited
    await tables.join(third.id, BEN)
    assert (await tables.invite(third.id, BEN, [CARA])).left_out == ((CARA.id, "removed"),)


async def test_who_was_put_out_does_not_open_a_public_table_in_the_host_s_name(
    world: World,
) -> None:
    """Nor does whom the host has blocked; anybody else may."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await tables.join(table.id, BEN)
    await tables.free_seat(table.id, ANN, 2)
    await world.services.blocks.set(ANN, CARA.id, on=True)
    await tables.close(table.id, ANN)
    for person in (BEN, CARA):
        await refused("join_blocked", tables.open_again(table.id, person))
    assert (await tables.open_again(table.id, DAN)).host == DAN.id


async def test_the_no_of_a_host_holds_for_the_seats_of_the_game(world: World) -> None:
    """A seat that is free later is as closed to them as to any stranger."""
    tables = world.services.tables
    table = await world.table(Setup(lords=2, who="invited", starts="host"))
    await tables.invite(table.id, ANN, [BEN, CARA])
    await tables.join(table.id, CARA)
    await tables.free_seat(table.id, ANN, 2)
    await tables.join(table.id, BEN)
    await tables.start(table.id, ANN)
    game = await world.game_of(table.id)
    await world.services.play.resign(game.id, BEN)
    for person in (CARA, DAN):
        await refused("join_invited", world.services.play.take_seat(game.id, person))


async def test_who_left_the_server_takes_no_seat_there(world: World) -> None:
    """By whatever they kept: an invitation, a message, the number of a table."""
    tables, out = world.services.tables, replace(BEN, server=0)
    table = await world.table(Setup(lords=2, who="invited"))
    (asked,) = (await tables.invite(table.id, ANN, [BEN])).invited

    async def presence(_server: int, _channel: int, user: int) -> Presence:
        return "gone" if user == BEN.id else "sees"

    world.services.context.presence = presence
    await refused("cup_stranger", tables.join(table.id, out))
    await refused("cup_stranger", tables.answer(asked.id, out, accept=True))
    assert (await tables.table(table.id)).free == (2,)
    await tables.answer(asked.id, out, accept=False)


async def test_leaving_frees_the_seat(world: World) -> None:
    """And it can be taken again."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await tables.join(table.id, BEN)
    assert (await tables.leave(table.id, BEN)).free == (2, 3)
    await refused("no_seat", tables.leave(table.id, BEN))
    assert (await tables.join(table.id, CARA)).seat == 2


async def test_host_passes_the_table_on(world: World) -> None:
    """To the next seat that is taken."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4))
    await tables.join(table.id, CARA, seat=4)
    await tables.join(table.id, BEN, seat=2)
    after = await tables.leave(table.id, ANN)
    assert (after.host, after.host_name) == (BEN.id, "Ben")
    after = await tables.leave(table.id, BEN)
    assert after.host == CARA.id


async def test_last_one_out_closes_the_table(world: World) -> None:
    """Nobody can join afterwards; invitations are withdrawn."""
    tables = world.services.tables
    table = await world.table()
    await tables.invite(table.id, ANN, [CARA])
    after = await tables.leave(table.id, ANN)
    assert after.state == "closed"
    assert after.invited[0].state == "withdrawn"
    await refused("table_closed", tables.join(table.id, BEN))


async def test_leaving_after_the_start_is_refused(world: World) -> None:
    """Then it is resigning."""
    game = await world.start()
    await refused("join_started", world.services.tables.leave(game.table.id, BEN))
    await refused("join_started", world.services.tables.join(game.table.id, EVE))


async def test_host_frees_a_seat(world: World) -> None:
    """Not their own, and only a taken one."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await tables.join(table.id, BEN)
    await refused("not_host", tables.free_seat(table.id, BEN, 1))
    await refused("own_seat", tables.free_seat(table.id, ANN, 1))
    await refused("seat_free", tables.free_seat(table.id, ANN, 3))
    await refused("no_such_seat", tables.free_seat(table.id, ANN, 9))
    assert (await tables.free_seat(table.id, ANN, 2)).free == (2, 3)


async def test_host_changes_the_setup(world: World) -> None:
    """Fields of the set-up, judged by R19, the lords kept."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4))
    await tables.join(table.id, BEN, seat=4)
    await refused("not_host", tables.change(table.id, BEN, lords=3))
    after = await tables.change(table.id, ANN, lords=3, variants=frozenset({"harmony"}))
    assert [seat.name for seat in after.seats] == ["Ann", "Ben", None]
    assert after.setup.variants == {"harmony"}
    await refused("bad_setup", tables.change(table.id, ANN, lords=7))
    await tables.join(table.id, CARA)


async def test_change_with_too_few_seats_is_refused(world: World) -> None:
    """Nobody is thrown out by a change."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4))
    for person in (BEN, CARA):
        await tables.join(table.id, person)
    await refused("seats_taken", tables.change(table.id, ANN, lords=2))


async def test_host_closes_the_table(world: World) -> None:
    """For good."""
    table = await world.table()
    await refused("not_host", world.services.tables.close(table.id, BEN))
    assert (await world.services.tables.close(table.id, ANN)).state == "closed"
    await refused("table_closed", world.services.tables.close(table.id, ANN))


async def test_whoever_manages_the_server_closes_any_open_table(world: World) -> None:
    """Else an insulting name stays for a week, and is posted again when its message is deleted."""
    table = await world.table()
    close = world.services.tables.close
    await refused("no_table", close(table.id, Person(77, "Boss", server=SERVER + 1, manages=True)))
    boss = Person(77, "Boss", server=SERVER, manages=True)
    assert (await close(table.id, boss)).state == "closed"


async def test_open_table_expires_after_a_week(world: World) -> None:
    """It closes by itself, says so, and tells its host."""
    table = await world.table()
    await world.say()
    world.clock.advance(7 * DAY - 1)
    await world.services.jobs.run_due()
    assert (await world.services.tables.table(table.id)).state == "open"
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert (await world.services.tables.table(table.id)).state == "expired"
    bodies = [news.body for news in await world.say()]
    assert [type(body) for body in bodies] == [TableNews, ExpiredNews]
    await refused("table_closed", world.services.tables.join(table.id, BEN))


async def test_started_table_does_not_expire(world: World) -> None:
    """The job finds a game and does nothing."""
    game = await world.start()
    world.clock.advance(8 * DAY)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).table.state == "playing"


async def test_expired_table_is_opened_again_once(world: World) -> None:
    """The second click finds the table of the first."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3, name="Fens"))
    await refused("not_expired", tables.open_again(table.id, ANN))
    world.clock.advance(7 * DAY)
    await world.services.jobs.run_due()
    again = await tables.open_again(table.id, BEN)
    assert (again.state, again.host, again.name) == ("open", BEN.id, "Fens")
    assert again.setup == table.setup
    assert (await tables.open_again(table.id, CARA)).id == again.id


async def test_unknown_table_is_refused(world: World) -> None:
    """There is no such table."""
    await refused("no_table", world.services.tables.table(5))
    await refused("no_table", world.services.tables.join(5, ANN))


# -- invitations -----------------------------------------------------------------------------------


async def test_invitation_is_sent_and_accepted(world: World) -> None:
    """Called by name; the message goes once it is answered."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    invited = await tables.invite(table.id, ANN, [CARA, ANN, CARA])
    assert [one.user for one in invited.invited] == [CARA.id]
    assert invited.left_out == ((ANN.id, "seated"),)
    said = await world.say()
    assert any(isinstance(news.body, InvitationNews) for news in said)
    answer = await tables.answer(invited.invited[0].id, CARA, accept=True)
    assert isinstance(answer, Joined)
    assert answer.seat == 2
    acts = [news.body.act for news in await world.say() if isinstance(news.body, TidyNews)]
    assert acts == ["delete"]


async def test_invitation_is_declined(world: World) -> None:
    """The host sees it; the seat stays free."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    (invitation,) = (await tables.invite(table.id, ANN, [CARA])).invited
    await refused("not_your_seat", tables.answer(invitation.id, BEN, accept=True))
    after = await tables.answer(invitation.id, CARA, accept=False)
    assert isinstance(after, TableFact)
    assert after.invited[0].state == "declined"
    await refused("invitation_over", tables.answer(invitation.id, CARA, accept=True))
    await refused("not_invited", tables.decline(table.id, CARA))


async def test_decline_by_command(world: World) -> None:
    """`/game decline` finds the invitation."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await tables.invite(table.id, ANN, [CARA])
    assert (await tables.decline(table.id, CARA)).invited[0].state == "declined"


async def test_only_who_sits_invites(world: World) -> None:
    """Take a seat first."""
    table = await world.table(Setup(lords=3))
    await refused("invite_seat", world.services.tables.invite(table.id, BEN, [CARA]))


async def test_second_invitation_of_one_person_is_left_out(world: World) -> None:
    """They were asked already."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await tables.invite(table.id, ANN, [CARA])
    assert (await tables.invite(table.id, ANN, [CARA])).left_out == ((CARA.id, "invited"),)


async def test_invitation_expires_after_three_days(world: World) -> None:
    """Its message goes, the table stays."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    (invitation,) = (await tables.invite(table.id, ANN, [CARA])).invited
    await world.say()
    world.clock.advance(3 * DAY)
    await world.services.jobs.run_due()
    after = await tables.table(table.id)
    assert (after.state, after.invited[0].state) == ("open", "expired")
    await refused("invitation_over", tables.answer(invitation.id, CARA, accept=True))
    assert any(isinstance(news.body, TidyNews) for news in await world.say())


async def test_invitation_answered_before_it_was_posted_is_not_posted(world: World) -> None:
    """Nobody is called for nothing."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    (invitation,) = (await tables.invite(table.id, ANN, [CARA])).invited
    await tables.answer(invitation.id, CARA, accept=False)
    assert not any(isinstance(news.body, InvitationNews) for news in await world.say())


async def test_invitation_answered_while_it_was_posted_is_deleted(world: World) -> None:
    """The message that came too late is cleared away."""
    tables, outbox = world.services.tables, world.services.outbox
    table = await world.table(Setup(lords=3))
    await world.say()
    (invitation,) = (await tables.invite(table.id, ANN, [CARA])).invited
    (news,) = [n for n in await world.due() if isinstance(n.body, InvitationNews)]
    assert await outbox.begin(news.id)
    await tables.answer(invitation.id, CARA, accept=False)
    await outbox.done(news, world.post(news))
    assert any(isinstance(news.body, TidyNews) for news in await world.say())


# -- who may open, and where -----------------------------------------------------------------------


async def test_a_name_that_is_taken_gets_a_number(world: World) -> None:
    """When a table opens, opens again, or is called so later; one that is free again is free."""
    tables = world.services.tables

    async def opened(person: Person, name: str) -> TableFact:
        setup = Setup(lords=2, name=name)
        return await tables.create(SERVER, CHANNEL, person, setup)

    first = await opened(ANN, "Friday")
    second = await opened(BEN, "fríday")
    third = await opened(CARA, "Friday")
    assert [one.name for one in (first, second, third)] == ["Friday", "fríday 2", "Friday 3"]
    assert second.setup.name == "fríday 2"
    changed = await tables.change(second.id, BEN, missed=4)
    assert changed.name == "fríday 2"
    assert (await tables.change(third.id, CARA, name="Friday")).name == "Friday 3"
    assert (await tables.change(third.id, CARA, name="Monday")).name == "Monday"
    await tables.close(first.id, ANN)
    again = await opened(DAN, "Friday")
    assert again.name == "Friday"
    assert (await tables.open_again(first.id, ANN)).name == "Friday 3"
    elsewhere = await tables.create(SERVER + 1, CHANNEL, ANN, Setup(lords=2, name="Friday"))
    assert elsewhere.name == "Friday"


async def test_a_number_tells_of_no_table_in_another_channel(world: World) -> None:
    """Not everybody can see it there."""
    tables, named = world.services.tables, Setup(lords=2, name="Council")
    await tables.create(SERVER, CHANNEL + 1, BEN, named)
    one = await tables.create(SERVER, CHANNEL, ANN, named)
    other = await tables.create(SERVER, CHANNEL, CARA, Setup(lords=2, name="Moot"))
    await tables.close(one.id, ANN)
    assert one.name == "Council"
    assert (await tables.change(other.id, CARA, name="Council")).name == "Council"


async def test_tables_stand_where_they_are_opened(world: World) -> None:
    """Who opens one knows whether the server's own channel is still there."""
    await world.services.people.change_server(SERVER, table_channel=555, place="channel")
    table = await world.table()
    assert (table.channel, table.place) == (CHANNEL, "channel")


async def test_only_a_role_may_open_tables(world: World) -> None:
    """Where a server set one."""
    await world.services.people.change_server(SERVER, opener_role=42)
    refusal = await refused("opener_role", world.table())
    assert refusal.data["role"] == 42
    knight = Person(ANN.id, "Ann", frozenset({42}))
    assert (await world.table(host=knight)).state == "open"


async def test_a_rematch_is_a_table_too(world: World) -> None:
    """Its host could change it into any other one."""
    game = await world.start(Setup(lords=2))
    await world.finish(game.id)
    await world.services.people.change_server(SERVER, opener_role=42)
    await refused("opener_role", world.services.tables.rematch(game.id, ANN))
    knight = Person(ANN.id, "Ann", frozenset({42}))
    table = await world.services.tables.rematch(game.id, knight)
    assert await world.services.tables.rematch(game.id, BEN) == table


async def test_open_tables_of_a_server_and_of_a_person(world: World) -> None:
    """Oldest first; mine are those where I sit or am invited."""
    tables = world.services.tables
    first, second = await world.table(), await world.table(host=BEN)
    await tables.invite(first.id, ANN, [CARA])
    assert [one.id for one in await tables.open_tables(SERVER)] == [first.id, second.id]
    assert [one.id for one in await tables.open_of(CARA, SERVER)] == [first.id]
    assert [one.id for one in await tables.open_of(BEN)] == [second.id]
    assert await tables.open_of(BEN, 1) == ()


async def test_table_is_found_by_its_thread(world: World) -> None:
    """In a thread its own, in a channel the newest without a thread."""
    game = await world.start()
    await world.services.outbox.thread_made(game.table, 777)
    other = await world.table()
    found = await world.services.tables.table_in(777)
    assert found is not None
    assert found.id == game.table.id
    here = await world.services.tables.table_in(CHANNEL)
    assert here is not None
    assert here.id == other.id
    assert await world.services.tables.table_in(1) is None


# -- the set-up being chosen -----------------------------------------------------------------------


async def test_draft_is_kept_between_visits(world: World) -> None:
    """One a person and server, until it is opened or closed."""
    tables = world.services.tables
    fresh = await tables.draft(SERVER, ANN)
    assert not fresh.chosen
    assert fresh.last is None
    await tables.change_draft(SERVER, ANN, box="discovery")
    await world.restart()
    tables = world.services.tables
    kept = await tables.draft(SERVER, ANN)
    assert kept.chosen
    assert (kept.setup.box, kept.setup.lords) == ("discovery", 2)
    assert not (await tables.draft(SERVER, BEN)).chosen
    await tables.forget_draft(SERVER, ANN)
    assert not (await tables.draft(SERVER, ANN)).chosen


async def test_change_drops_what_it_rules_out_and_names_it(world: World) -> None:
    """Earlier choices give way to the new one."""
    tables = world.services.tables
    draft = await tables.change_draft(SERVER, ANN, lords=2, variants=frozenset({"mighty_duel"}))
    assert draft.dropped == ()
    draft = await tables.change_draft(SERVER, ANN, lords=4)
    assert draft.dropped == ("mighty_duel",)
    draft = await tables.change_draft(SERVER, ANN, variants=frozenset({"mighty_duel"}))
    assert (draft.dropped, draft.setup.lords) == (("lords",), 2)
    assert draft.choices.lords == (2, 3, 4)


async def test_change_that_goes_with_nothing_is_refused(world: World) -> None:
    """R19 has no such row, whatever gives way."""
    call = world.services.tables.change_draft(SERVER, ANN, box="discovery", lords=4)
    refusal = await refused("bad_setup", call)
    assert refusal.data["least"] == refusal.data["most"] == 2
    call = world.services.tables.change_draft(SERVER, ANN, color="red")
    await refused("bad_setup", call)
    await refused("bad_setup", world.services.tables.change_draft(SERVER, ANN, who="me"))


async def test_draft_opens_its_table_once(world: World) -> None:
    """A double click finds the table that was opened."""
    tables = world.services.tables
    await tables.change_draft(SERVER, ANN, lords=3)
    first = await tables.open_draft(SERVER, CHANNEL, ANN)
    again = await tables.open_draft(SERVER, CHANNEL, ANN)
    assert first.id == again.id
    assert (await tables.draft(SERVER, ANN)).last == first.setup
    new = await tables.change_draft(SERVER, ANN, same_as_last=True)
    assert new.setup == first.setup
    assert (await tables.open_draft(SERVER, CHANNEL, ANN)).id != first.id


async def test_draft_that_was_closed_opens_nothing(world: World) -> None:
    """A late click on a forgotten panel."""
    await refused("button_old", world.services.tables.open_draft(SERVER, CHANNEL, EVE))


async def test_new_draft_begins_with_the_server_s_default(world: World) -> None:
    """As the hosts set it."""
    await world.services.people.change_server(SERVER, default_setup=Setup(box="discovery", lords=2))
    assert (await world.services.tables.draft(SERVER, DAN)).setup.box == "discovery"
    await world.services.people.change_server(SERVER, default_setup=None, detail="round")
    assert (await world.services.tables.draft(SERVER, DAN)).setup.detail == "round"


@pytest.mark.parametrize("box", ["kingdomino", "discovery"])
def test_choices_are_what_the_engine_allows(box: str) -> None:
    """Every offered number of lords and every offered variant is a set-up."""
    found = setups.choices(Setup(box=box, lords=2))
    for lords in found.lords:
        Setup(box=box, lords=lords).options()
    for variant in found.variants:
        Setup(box=box, lords=2, variants=frozenset({variant})).options()


def test_who_changes_drop_the_role() -> None:
    """A role is kept only for a table that is for a role."""
    setup, _ = setups.change(Setup(who="role", role=5), {"who": "anyone"})
    assert setup.role is None


async def test_who_is_at_no_table_may_always_sit_down(world: World) -> None:
    """Who sits where is told by the seats alone: leaving, being asked to go, giving up, the end."""
    tables, play = world.services.tables, world.services.play
    table = await world.table(Setup(lords=3))
    for _ in range(2):
        assert (await tables.join(table.id, BEN)).seat == 2
        await tables.leave(table.id, BEN)
    world.clock.advance(60)
    await tables.join(table.id, BEN)
    await tables.free_seat(table.id, ANN, 2)
    assert await tables.open_of(BEN) == ()
    world.clock.advance(120)
    assert (await tables.join(table.id, BEN)).seat == 2
    game = await world.start()
    await play.resign(game.id, BEN)
    other = await world.table(Setup(lords=2), CARA)
    await tables.join(other.id, BEN)
    done = (await tables.table(other.id)).game
    assert done is not None
    await play.resign(done, BEN)
    await play.resign(done, CARA)
    assert (await play.game(done)).over
    last = await world.table(Setup(lords=2), CARA)
    assert (await tables.join(last.id, BEN)).seat == 2
