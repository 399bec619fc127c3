"""Questions to the table: who is asked, what decides them, what is done then."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from engine import Game
from services.core.live_games import load
from services.facts import Person, Press
from services.facts.games import Proposal
from services.facts.news import ReminderNews, SeatNews, TurnNews, VoteNews
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.play import vote_rules
from store import games
from store.rows import GameRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, FAY, GUS, HAL, PEOPLE, SERVER, World

HOUR, DAY = 3600, 86400
SETUP = Setup(lords=4, pace=Pace("turn", turn=DAY))


async def row_of(world: World, game: int) -> GameRow:
    async with world.services.context.read() as connection:
        row = await games.game(connection, game)
    assert row is not None
    return row


async def others(world: World, game: int, *but: Person) -> list[Person]:
    """Return the lords of a game but some, by their seats."""
    fact = await world.services.play.game(game)
    everybody = [PEOPLE[seat.user or 0] for seat in fact.table.seats]
    return [one for one in everybody if one not in but]


async def agree(world: World, vote: int, *people: Person) -> None:
    for person in people:
        await world.services.play.answer_vote(vote, person, agree=True)


async def go_absent(world: World, game: int) -> Person:
    """Let the time of the lord on turn run out."""
    person = await world.on_turn(game)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    return person


# -- one question at a time ------------------------------------------------------------------------


async def test_only_one_question_is_open_at_a_time(world: World) -> None:
    """A second is refused and names who asks; the same one pressed twice is found."""
    game = await world.start(SETUP)
    play = world.services.play
    pause = await play.propose(Press(game.id, ANN), Proposal("pause"))
    assert await play.propose(Press(game.id, ANN), Proposal("pause")) == pause
    said = await refused("vote_open", play.propose(Press(game.id, BEN), Proposal("abort")))
    assert (said.data["lord"], said.offers) == ("Ann", ("vote",))
    await refused("vote_open", play.propose(Press(game.id, ANN), Proposal("abort")))


async def test_absent_lords_do_not_block(world: World) -> None:
    """Who goes absent while a question is open is not waited for: then all others have agreed."""
    game = await world.start(SETUP)
    await world.turns(game.id, 5)
    late = await world.on_turn(game.id)
    asker, *rest = await others(world, game.id, late)
    pause = Proposal("pause", until=world.clock.now() + 3 * DAY)
    vote = await world.services.play.propose(Press(game.id, asker), pause)
    await agree(world, vote.id, *rest)
    assert (await row_of(world, game.id)).paused_at is None
    assert await go_absent(world, game.id) == late
    assert (await row_of(world, game.id)).paused_at == world.clock.now()


async def test_who_comes_back_meanwhile_has_a_say(world: World) -> None:
    """A question asked in their absence waits for their answer, too."""
    game = await world.start(SETUP)
    await world.turns(game.id, 5)
    late = await go_absent(world, game.id)
    asker, *rest = await others(world, game.id, late)
    play = world.services.play
    vote = await play.propose(Press(game.id, asker), Proposal("abort"))
    seat = game.table.seat_of(late.id)
    assert seat is not None
    await play.back(Press(game.id, late))
    await world.services.jobs.run_due()
    await agree(world, vote.id, *rest)
    open_one = await play.vote_of(game.id)
    assert open_one is not None
    assert seat.seat in open_one.needed
    await agree(world, vote.id, late)
    assert (await play.game(game.id)).ending == "agreed"


@pytest.mark.threads
async def test_two_last_yes_at_once_carry_it_out_once(world: World) -> None:
    """The second of them is told that the question is settled, or changes nothing."""
    game = await world.start(SETUP)
    play = world.services.play
    vote = await play.propose(Press(game.id, ANN), Proposal("pause"))
    await agree(world, vote.id, BEN, CARA)
    pressed = [play.answer_vote(vote.id, DAN, agree=True) for _ in range(4)]
    results = await asyncio.gather(*pressed, return_exceptions=True)
    assert [getattr(one, "state", None) for one in results].count("passed") == 1
    assert [getattr(one, "code", None) for one in results].count("vote_over") == 3
    assert (await row_of(world, game.id)).paused_at == world.clock.now()


async def test_question_is_edited_to_its_result(world: World) -> None:
    """Posted once, with a call to those who have not answered; then edited."""
    game = await world.start(SETUP)
    await world.say()
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("pause"))
    (posted,) = [one for one in await world.say() if isinstance(one.body, VoteNews)]
    await world.services.play.answer_vote(vote.id, BEN, agree=False)
    (edited,) = [one for one in await world.say() if isinstance(one.body, VoteNews)]
    assert isinstance(posted.body, VoteNews)
    assert isinstance(edited.body, VoteNews)
    assert [call.seat.user for call in posted.body.calls] == [2, 3, 4]
    assert (edited.living is not None, edited.body.vote.state) == (True, "failed")


# -- pausing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", [False, True])
async def test_pause_lets_the_clock_stand_to_the_second(world: World, *, played: bool) -> None:
    """What was left before it is left after it; a turn played meanwhile starts its own afresh."""
    game = await world.start(SETUP)
    await world.turns(game.id, 5)
    world.clock.advance(5 * HOUR + 7)
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("pause"))
    await agree(world, vote.id, BEN, CARA, DAN)
    assert (await row_of(world, game.id)).deadline is None
    world.clock.advance(10 * DAY)
    await world.services.jobs.run_due()
    if played:
        await world.turn(game.id)
        world.clock.advance(3 * DAY)
    before = await world.on_turn(game.id)
    await world.services.play.resume(Press(game.id, BEN))
    left = DAY if played else DAY - 5 * HOUR - 7
    assert (await row_of(world, game.id)).deadline == world.clock.now() + left
    world.clock.advance(left - 1)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == before
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) != before


async def test_dated_pause_ends_by_itself_and_tells_who_is_on_turn(world: World) -> None:
    """Not a second before; the question's message says that it is over."""
    game = await world.start(SETUP)
    until = world.clock.now() + 3 * DAY
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("pause", until=until))
    await agree(world, vote.id, BEN, CARA, DAN)
    await world.say()
    world.clock.advance(3 * DAY - 1)
    await world.services.jobs.run_due()
    assert (await row_of(world, game.id)).paused_at is not None
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert (await row_of(world, game.id)).deadline == world.clock.now() + DAY
    said = [one.body for one in await world.say()]
    (edited,) = [one for one in said if isinstance(one, VoteNews)]
    (told,) = [one for one in said if isinstance(one, ReminderNews)]
    assert (edited.vote.get("over"), edited.vote.get("by")) == (world.clock.now(), 0)
    assert (told.why, told.call.seat.user) == ("resumed", (await world.on_turn(game.id)).id)


async def test_what_all_agreed_on_nobody_ends_alone(world: World) -> None:
    """A dated pause ends early once all who have a seat want to go on, the lord on turn too."""
    game = await world.start(SETUP)
    play, until = world.services.play, world.clock.now() + 7 * DAY
    vote = await play.propose(Press(game.id, ANN), Proposal("pause", until=until))
    await agree(world, vote.id, BEN, CARA, DAN)
    await world.say()
    for lord in (ANN, ANN, BEN):
        assert (await play.resume(Press(game.id, lord))).clock.paused is not None  # type: ignore[union-attr]
    assert [one.body.vote.get("ready") for one in await world.say() if one.body][-1:] == [2]  # type: ignore[union-attr]
    await play.resign(game.id, DAN)
    assert (await row_of(world, game.id)).paused_at is not None
    await play.resume(Press(game.id, CARA))
    assert (await row_of(world, game.id)).paused_at is None


async def test_pause_ended_early_is_not_ended_again(world: World) -> None:
    """The job of the first pause does not end a second one."""
    game = await world.start(SETUP)
    play = world.services.play
    for until in (world.clock.now() + DAY, 0):
        vote = await play.propose(Press(game.id, ANN), Proposal("pause", until=until))
        await agree(world, vote.id, BEN, CARA, DAN)
        if until:
            for lord in (ANN, BEN, CARA, DAN, DAN):
                await play.resume(Press(game.id, lord))
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    assert (await row_of(world, game.id)).paused_at is not None
    await refused("paused", play.propose(Press(game.id, BEN), Proposal("pause")))


async def test_nobody_is_replaced_while_they_are_away_as_announced(world: World) -> None:
    """Not even who has missed a turn before they said so."""
    game = await world.start(SETUP)
    late = await go_absent(world, game.id)
    seat = game.table.seat_of(late.id)
    assert seat is not None
    asker, *_ = await others(world, game.id, late)
    today = await world.services.absences.today(late)
    fact = await world.services.absences.announce(late, today, today)
    assert fact.absence is not None
    propose, press = world.services.play.propose, Press(game.id, asker)
    replacement = Proposal("replace", seat=seat.seat)
    assert (await refused("lord_away", propose(press, replacement))).data["lord"] == late.name
    await world.services.absences.cancel(late, fact.absence.id)
    assert (await propose(press, replacement)).state == "open"


async def test_pause_in_the_last_second_leaves_half_a_turn(world: World) -> None:
    """Whoever goes on chooses the moment, and the lord on turn is told that it is theirs."""
    game = await world.start(SETUP)
    on_turn = await world.on_turn(game.id)
    one, *rest = await others(world, game.id, on_turn)
    vote = await world.services.play.propose(Press(game.id, one), Proposal("pause"))
    world.clock.advance(DAY - 1)
    await agree(world, vote.id, on_turn, *rest)
    world.clock.advance(HOUR)
    await world.services.play.resume(Press(game.id, one))
    assert (await row_of(world, game.id)).deadline == world.clock.now() + DAY // 2


async def test_whoever_ends_a_pause_leaves_the_lord_on_turn_half_a_turn(world: World) -> None:
    """They have chosen the moment, which may be the middle of the other's night."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    on_turn = await world.on_turn(game.id)
    (other,) = await others(world, game.id, on_turn)
    world.clock.advance(DAY - 900)
    play, until = world.services.play, world.clock.now() + 7 * DAY
    vote = await play.propose(Press(game.id, on_turn), Proposal("pause", until=until))
    await agree(world, vote.id, other)
    await play.resume(Press(game.id, on_turn))
    world.clock.advance(5 * HOUR)
    await play.resume(Press(game.id, other))
    assert ((await row_of(world, game.id)).deadline or 0) - world.clock.now() == DAY // 2


async def test_a_pause_gives_no_more_than_half_of_what_a_bank_held(world: World) -> None:
    """A table with a bank of minutes has no turns of hours, nor gifts of them."""
    pace = Pace("bank", bank=HOUR, increment=600, cap=HOUR)
    game = await world.start(Setup(lords=2, pace=pace))
    play, on_turn = world.services.play, await world.on_turn(game.id)
    (other,) = await others(world, game.id, on_turn)
    assert (await play.menu(game.id, other)).hours == 1
    world.clock.advance(HOUR - 40)
    vote = await play.propose(Press(game.id, on_turn), Proposal("pause"))
    await agree(world, vote.id, other)
    world.clock.advance(300)
    await play.resume(Press(game.id, other))
    assert ((await row_of(world, game.id)).deadline or 0) - world.clock.now() == HOUR // 2


async def test_a_pause_holds_for_nobody_who_did_not_agree_to_it(world: World) -> None:
    """Once all who were at the table then have left, whoever sits there ends it."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    play, until = world.services.play, world.clock.now() + 80 * DAY
    vote = await play.propose(Press(game.id, ANN), Proposal("pause", until=until))
    await agree(world, vote.id, BEN)
    for gone, comes in ((ANN, CARA), (BEN, DAN)):
        world.clock.advance(HOUR)
        await play.resign(game.id, gone)
        await play.take_seat(game.id, comes)
        if comes == CARA:
            await play.resume(Press(game.id, comes))
            assert (await row_of(world, game.id)).paused_at is not None
            world.clock.advance(2 * DAY)
    await play.resume(Press(game.id, DAN))
    assert (await row_of(world, game.id)).paused_at is None


async def test_a_game_with_which_nobody_goes_on_ends_without_a_result(world: World) -> None:
    """After 90 days, and not by a clock that begins to run while nobody looks."""
    game = await world.start(SETUP)
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("pause"))
    await agree(world, vote.id, BEN, CARA, DAN)
    world.clock.advance(90 * DAY - 1)
    await world.services.jobs.run_due()
    assert (await row_of(world, game.id)).ending is None
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert (await row_of(world, game.id)).ending == "agreed"
    said = [one.body for one in await world.say() if isinstance(one.body, VoteNews)]
    assert said[-1].vote.get("given_up")


@pytest.mark.parametrize("dated", [True, False])
async def test_after_a_long_pause_there_are_days_to_come_back(world: World, *, dated: bool) -> None:
    """At the agreed date, or when another lord goes on; not for who goes on with their own turn."""
    game = await world.start(SETUP)
    play, until = world.services.play, world.clock.now() + 20 * DAY if dated else 0
    on_turn = await world.on_turn(game.id)
    for own in (False, True):
        vote = await play.propose(Press(game.id, ANN), Proposal("pause", until=until))
        await agree(world, vote.id, BEN, CARA, DAN)
        world.clock.advance(20 * DAY)
        await world.services.jobs.run_due()
        if not dated:
            (other, *_) = await others(world, game.id, on_turn)
            await play.resume(Press(game.id, on_turn if own else other))
        left = ((await row_of(world, game.id)).deadline or 0) - world.clock.now()
        assert left == 3 * DAY
        if dated:
            break


@pytest.mark.parametrize("dated", [True, False])
async def test_nobody_loses_a_turn_of_minutes_asleep_after_days(
    world: World, *, dated: bool
) -> None:
    """The pause ends at an hour that nobody chose for the lord on turn."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=600)))
    play, until = world.services.play, world.clock.now() + 2 * DAY if dated else 0
    on_turn = await world.on_turn(game.id)
    (other,) = await others(world, game.id, on_turn)
    vote = await play.propose(Press(game.id, on_turn), Proposal("pause", until=until))
    await agree(world, vote.id, other)
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    if not dated:
        await play.resume(Press(game.id, other))
    assert ((await row_of(world, game.id)).deadline or 0) - world.clock.now() == DAY // 2


async def test_computer_lord_plays_on_after_a_pause(world: World) -> None:
    """Its turn is not played while the clock stands, and not forgotten either."""
    game = await world.start(SETUP)
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("pause"))
    await agree(world, vote.id, BEN, CARA, DAN)
    gone = await world.on_turn(game.id)
    await world.services.play.resign(game.id, gone)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).version == game.version + 1
    (other, *_) = await others(world, game.id, gone)
    await world.services.play.resume(Press(game.id, other))
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).last[-1].by == "resigned"


async def test_what_can_not_be_paused(world: World) -> None:
    """A table without a clock; an end in the past, or too far away."""
    free = await world.start(Setup(lords=2, pace=NO_LIMIT))
    await refused("no_clock", world.services.play.propose(Press(free.id, ANN), Proposal("pause")))
    await refused(
        "no_clock", world.services.play.propose(Press(free.id, ANN), Proposal("time", hours=1))
    )
    game = await world.start(SETUP)
    now = world.clock.now()
    for until in (now, now - 1, now + 91 * DAY):
        await refused(
            "bad_until",
            world.services.play.propose(Press(game.id, ANN), Proposal("pause", until=until)),
        )


# -- more time -------------------------------------------------------------------------------------


async def test_another_lord_gives_time_at_once(world: World) -> None:
    """The deadline moves by exactly so much, once for a doubled press; the table is told."""
    game = await world.start(SETUP)
    on_turn = await world.on_turn(game.id)
    giver, *_ = await others(world, game.id, on_turn)
    world.clock.advance(HOUR)
    before = (await row_of(world, game.id)).deadline or 0
    play = world.services.play
    vote = await play.propose(Press(game.id, giver), Proposal("time", hours=12, left=24))
    assert await play.propose(Press(game.id, giver), Proposal("time", hours=12, left=24)) == vote
    assert (vote.state, (await row_of(world, game.id)).deadline) == ("passed", before + 12 * HOUR)
    said = [one.body for one in await world.say() if isinstance(one.body, VoteNews)]
    assert said[-1].vote.get("ends") == before + 12 * HOUR
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == on_turn


async def test_first_yes_gives_the_lord_on_turn_more_time(world: World) -> None:
    """Who asks can't grant it; a missed turn counts as warned then."""
    game = await world.start(SETUP)
    on_turn = await world.on_turn(game.id)
    first, second, _ = await others(world, game.id, on_turn)
    play = world.services.play
    vote = await play.propose(Press(game.id, on_turn), Proposal("time", hours=6))
    deadline = (await row_of(world, game.id)).deadline or 0
    assert (vote.state, vote.closes) == ("open", deadline)
    await agree(world, vote.id, on_turn)
    assert (await row_of(world, game.id)).deadline == deadline
    given = await play.answer_vote(vote.id, second, agree=True)
    assert (given.state, (await row_of(world, game.id)).deadline) == ("passed", deadline + 6 * HOUR)
    await refused("vote_over", play.answer_vote(vote.id, first, agree=True))


async def test_time_given_through_the_menu_answers_the_question(world: World) -> None:
    """Whoever gives while the lord on turn asks has granted it, in their own measure."""
    game = await world.start(SETUP)
    on_turn = await world.on_turn(game.id)
    giver, *_ = await others(world, game.id, on_turn)
    deadline = (await row_of(world, game.id)).deadline or 0
    asked = await world.services.play.propose(Press(game.id, on_turn), Proposal("time", hours=6))
    given = await world.services.play.propose(Press(game.id, giver), Proposal("time", hours=12))
    assert (given.id, given.state, given.get("hours")) == (asked.id, "passed", 12)
    assert (await row_of(world, game.id)).deadline == deadline + 12 * HOUR


async def test_partners_give_each_other_no_time(world: World) -> None:
    """Nor does their yes to the question: the opponents' time would be theirs to give."""
    setup = Setup("royal_wedding", 6, teams=True, pace=Pace("turn", turn=DAY))
    game = await world.start(setup)
    await world.until(game.id, "2.1")
    fact, play = await world.services.play.game(game.id), world.services.play
    assert fact.seat_on_turn is not None
    own = fact.view.kingdom_of(fact.seat_on_turn.seat).seats
    lords = {seat.seat: PEOPLE[seat.user or 0] for seat in fact.table.seats}
    on_turn = lords[fact.seat_on_turn.seat]
    (partner,) = (lords[seat] for seat in own if lords[seat] != on_turn)
    await refused("time_partner", play.propose(Press(game.id, partner), Proposal("time", hours=6)))
    vote = await play.propose(Press(game.id, on_turn), Proposal("time", hours=6))
    assert (await play.answer_vote(vote.id, partner, agree=True)).state == "open"
    opponent = next(lords[seat] for seat in lords if seat not in own)
    assert (await play.answer_vote(vote.id, opponent, agree=True)).state == "passed"


async def test_who_has_blocked_a_lord_is_called_to_no_seat_there(world: World) -> None:
    """They could not take it; nobody is told why."""
    game = await world.start(SETUP)
    absent = await go_absent(world, game.id)
    asker, other, _ = await others(world, game.id, absent)
    await world.services.blocks.set(EVE, other.id, on=True)
    seat = next(one.seat for one in game.table.seats if one.user == absent.id)
    proposal = Proposal("replace", seat=seat, guest=EVE)
    await refused("guest_many", world.services.play.propose(Press(game.id, asker), proposal))


async def test_question_about_time_ends_with_its_turn(world: World) -> None:
    """Nobody gives time to a turn that is over, and another question can be asked."""
    game = await world.start(SETUP)
    on_turn = await world.on_turn(game.id)
    vote = await world.services.play.propose(Press(game.id, on_turn), Proposal("time", hours=6))
    await world.turn(game.id)
    (other, *_) = await others(world, game.id, on_turn)
    answer = world.services.play.answer_vote(vote.id, other, agree=True)
    await refused("vote_over", answer)
    assert (
        await world.services.play.propose(Press(game.id, other), Proposal("abort"))
    ).state == "open"


async def test_more_time_is_given_once_the_time_of_a_turn_and_no_more(world: World) -> None:
    """Not by several lords, not by taking the turn back and asking again."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.1")
    on_turn = await world.on_turn(game.id)
    one, two, _ = await others(world, game.id, on_turn)
    play = world.services.play
    await refused("time_limit", play.propose(Press(game.id, one), Proposal("time", hours=25)))
    await refused("time_limit", play.propose(Press(game.id, one), Proposal("time", hours=0)))
    await play.propose(Press(game.id, one), Proposal("time", hours=18))
    said = await refused("time_limit", play.propose(Press(game.id, two), Proposal("time", hours=7)))
    assert said.data["hours"] == 6
    await play.propose(Press(game.id, two), Proposal("time", hours=6))
    await refused("time_enough", play.propose(Press(game.id, two), Proposal("time", hours=1)))
    world.clock.advance(HOUR)
    await world.turn(game.id)
    await play.takeback(Press(game.id, on_turn))
    await refused("time_enough", play.propose(Press(game.id, one), Proposal("time", hours=1)))
    assert (await row_of(world, game.id)).deadline == world.clock.now() + 2 * DAY - HOUR


@pytest.mark.parametrize(("lords", "given"), [(2, 5), (3, 3)])
async def test_two_of_three_do_not_stall_a_game_by_giving_time(
    world: World, lords: int, given: int
) -> None:
    """A lord is given the time of three turns in a game, unless nobody else waits for it."""
    game = await world.start(Setup(lords=lords, pace=Pace("turn", turn=DAY)))
    play, turns = world.services.play, 0
    slow = await world.on_turn(game.id)
    (other, *_) = await others(world, game.id, slow)
    for _ in range(5):
        while await world.on_turn(game.id) != slow:
            await world.quickly(game.id)
        give = play.propose(Press(game.id, other), Proposal("time", hours=24))
        if turns < given:
            await give
            turns += 1
        else:
            await refused("time_enough", give)
        await world.quickly(game.id)
    assert turns == given


async def test_time_given_does_not_fill_a_bank(world: World) -> None:
    """Of 24 hours, 2 are used and 12 more are given: 22 and the increment remain."""
    pace = Pace("bank", bank=DAY, increment=2 * HOUR, cap=2 * DAY)
    game = await world.start(Setup(lords=3, pace=pace))
    on_turn = await world.on_turn(game.id)
    seat = game.table.seat_of(on_turn.id)
    (giver, *_) = await others(world, game.id, on_turn)
    await world.services.play.propose(Press(game.id, giver), Proposal("time", hours=12))
    world.clock.advance(2 * HOUR)
    await world.turn(game.id)
    banks = (await row_of(world, game.id)).banks or []
    assert seat is not None
    assert banks[seat.seat - 1] == DAY


# -- replacing an idle lord ------------------------------------------------------------------------


async def test_absent_lord_is_replaced_and_told(world: World) -> None:
    """Asked for a day first; then the computer plays on, and who was named may take the seat."""
    game = await world.start(replace(SETUP, missed=2, reliability=90))
    await world.turns(game.id, 5)
    late = await go_absent(world, game.id)
    asker, *rest = await others(world, game.id, late)
    seat = game.table.seat_of(late.id)
    assert seat is not None
    play = world.services.play
    assert (await play.menu(game.id, asker)).replaceable == (seat.seat,)
    vote = await play.propose(Press(game.id, asker), Proposal("replace", seat=seat.seat, guest=EVE))
    assert (vote.guest, seat.seat in vote.needed) == ("Eve", True)
    await agree(world, vote.id, *rest)
    world.clock.advance(DAY - 1)
    await world.services.jobs.run_due()
    assert not (await play.game(game.id)).table.seats[seat.seat - 1].free
    world.clock.advance(1)
    await world.services.jobs.run_due()
    fact = await play.game(game.id)
    assert (fact.table.seats[seat.seat - 1].lost, fact.table.seats[seat.seat - 1].free) == (
        True,
        True,
    )
    said = [one.body for one in await world.say() if isinstance(one.body, SeatNews)]
    calls = {one.what: one.call.seat.user for one in said if one.call is not None}
    assert calls == {"replaced": late.id, "offered": EVE.id}
    await play.take_seat(game.id, replace(EVE, server=0), seat=seat.seat)
    assert (await play.game(game.id)).table.seats[seat.seat - 1].user == EVE.id


@pytest.mark.parametrize("how", ["another seat", "another time"])
async def test_who_was_named_for_a_seat_has_that_one_only(world: World, how: str) -> None:
    """Not any that becomes free later, nor the same once its lord was back."""
    game = await world.start(replace(SETUP, missed=1))
    await world.turns(game.id, 5)
    stranger = replace(EVE, server=0)  # only the vote lets them in
    play, late = world.services.play, await go_absent(world, game.id)
    seat = game.table.seat_of(late.id)
    assert seat is not None
    asker, *rest = await others(world, game.id, late)
    named = Proposal("replace", seat=seat.seat, guest=EVE)
    vote = await play.propose(Press(game.id, asker), named)
    await agree(world, vote.id, *rest)
    assert (await play.vote_of(game.id)) is None
    if how == "another time":
        world.clock.advance(1)
        await play.back(Press(game.id, late))
        while await world.on_turn(game.id) != late:
            await world.turn(game.id)
        number = seat.seat
    else:
        other = game.table.seat_of((await world.on_turn(game.id)).id)
        assert other is not None
        number = other.seat
    await go_absent(world, game.id)
    assert (await play.game(game.id)).table.seats[number - 1].free
    await refused("no_game", play.take_seat(game.id, stranger, seat=number))
    if how == "another time":
        await refused("no_game", play.take_seat(game.id, stranger))
    else:
        await play.take_seat(game.id, stranger)
        assert (await play.game(game.id)).table.seats[seat.seat - 1].user == EVE.id


async def test_nobody_is_called_to_free_seats_again_and_again(world: World) -> None:
    """To name somebody is a call like an invitation, and counts as one."""
    await world.services.people.change_server(SERVER, invitations="5")
    game = await world.start(replace(SETUP, missed=2))
    await world.turns(game.id, 5)
    late = await go_absent(world, game.id)
    asker, *rest = await others(world, game.id, late)
    seat = game.table.seat_of(late.id)
    assert seat is not None
    guests = [EVE, EVE, EVE, FAY, GUS]
    for guest in guests:
        wanted = Proposal("replace", seat=seat.seat, guest=guest)
        vote = await world.services.play.propose(Press(game.id, asker), wanted)
        await agree(world, vote.id, *rest)
        if await world.services.play.vote_of(game.id) is not None:  # their lord is asked, too
            world.clock.advance(DAY)
            await world.services.jobs.run_due()
            for person in (asker, *rest):
                await world.services.play.back(Press(game.id, person))
    for guest in (EVE, HAL):
        wanted = Proposal("replace", seat=seat.seat, guest=guest)
        await refused("guest_many", world.services.play.propose(Press(game.id, asker), wanted))
    open_ = await world.table(host=asker)
    left = (await world.services.tables.invite(open_.id, asker, [EVE, HAL])).left_out
    assert left == ((EVE.id, "again"), (HAL.id, "many"))


async def test_slow_lord_is_replaced_only_after_half_of_the_time_without_a_sign(
    world: World,
) -> None:
    """Composing is a sign; so is asking for time. Who is quick enough is safe."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.2")
    slow = await world.on_turn(game.id)
    asker, *rest = await others(world, game.id, slow)
    seat = game.table.seat_of(slow.id)
    assert seat is not None
    play = world.services.play
    world.clock.advance(DAY // 2)
    await refused(
        "not_idle", play.propose(Press(game.id, asker), Proposal("replace", seat=seat.seat))
    )
    world.clock.advance(1)
    vote = await play.propose(Press(game.id, asker), Proposal("replace", seat=seat.seat))
    await world.compose(game.id)
    await agree(world, vote.id, rest[0])
    assert (await play.vote_of(game.id)) is None
    await refused(
        "not_idle", play.propose(Press(game.id, asker), Proposal("replace", seat=seat.seat))
    )


async def test_question_to_replace_ends_when_its_lord_is_back(world: World) -> None:
    """Being back is enough; nothing is lost."""
    game = await world.start(SETUP)
    await world.turns(game.id, 5)
    late = await go_absent(world, game.id)
    asker, *_ = await others(world, game.id, late)
    seat = game.table.seat_of(late.id)
    assert seat is not None
    play = world.services.play
    vote = await play.propose(Press(game.id, asker), Proposal("replace", seat=seat.seat))
    await play.back(Press(game.id, late))
    await world.services.jobs.run_due()
    assert await play.vote_of(game.id) is None
    await refused("vote_over", play.answer_vote(vote.id, asker, agree=True))
    assert not (await play.game(game.id)).table.seats[seat.seat - 1].lost


async def test_one_alone_does_not_throw_out_who_is_only_slow(world: World) -> None:
    """Where two play, the other one waits until the time is over."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    slow = await world.on_turn(game.id)
    (asker,) = await others(world, game.id, slow)
    seat = game.table.seat_of(slow.id)
    assert seat is not None
    world.clock.advance(DAY - 60)
    await refused(
        "not_idle",
        world.services.play.propose(Press(game.id, asker), Proposal("replace", seat=seat.seat)),
    )


async def test_whom_nobody_can_replace(world: World) -> None:
    """Oneself, a seat that is none, by somebody who plays already."""
    game = await world.start(SETUP)
    await world.turns(game.id, 5)
    late = await go_absent(world, game.id)
    asker, *rest = await others(world, game.id, late)
    seat, own = game.table.seat_of(late.id), game.table.seat_of(asker.id)
    assert seat is not None
    assert own is not None
    propose, press = world.services.play.propose, Press(game.id, asker)
    for number in (own.seat, 0, 9):
        await refused("lord_unknown", propose(press, Proposal("replace", seat=number)))
    seated = Proposal("replace", seat=seat.seat, guest=rest[0])
    await refused("guest_seated", propose(press, seated))


# -- taking back by agreement ----------------------------------------------------------------------


async def test_turns_taken_back_are_told_and_open_again(world: World) -> None:
    """One message calls the asker, whose draft is as it was; so are the others' when they come."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.2")
    before = await world.compose(game.id)
    asker = PEOPLE[before.seat.user or 0]
    await world.turn(game.id)
    second = await world.compose(game.id)
    await world.turns(game.id, 2)
    await world.say()
    play = world.services.play
    assert (await play.menu(game.id, asker)).ask_back
    vote = await play.propose(Press(game.id, asker), Proposal("takeback"))
    assert vote.get("turns") == 3
    await agree(world, vote.id, *await others(world, game.id, asker))
    said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    (told,) = said
    assert (told.undone, told.undone_by) == (3, before.seat.seat)
    assert told.call is not None
    assert told.call.seat.user == asker.id
    assert [report.turn for report in told.reports] == ["1.1"]
    panel = await play.panel(Press(game.id, asker))
    assert (panel.chosen, panel.taken, panel.filled) == (before.chosen, before.taken, 2)
    await play.end_turn(Press(game.id, asker), revision=panel.revision)
    next_one = await play.panel(Press(game.id, await world.on_turn(game.id)))
    assert (next_one.chosen, next_one.taken) == (second.chosen, second.taken)
    async with world.services.context.read() as connection:
        rows = await games.moves(connection, game.id)
    assert sum(row.cancels is not None for row in rows) == 3


async def test_who_goes_back_has_the_time_that_was_left(world: World) -> None:
    """Not that of a whole turn; nobody's bank has grown by turns that were taken back."""
    pace = Pace("bank", bank=DAY, increment=HOUR, cap=2 * DAY)
    game = await world.start(Setup(lords=3, pace=pace))
    await world.until(game.id, "1.1")
    before = await row_of(world, game.id)
    asker = await world.on_turn(game.id)
    world.clock.advance(3 * HOUR)
    await world.turns(game.id, 2)
    vote = await world.services.play.propose(Press(game.id, asker), Proposal("takeback"))
    await agree(world, vote.id, *await others(world, game.id, asker))
    after = await row_of(world, game.id)
    assert before.banks is not None
    assert after.banks is not None
    assert sum(after.banks) == sum(before.banks) - 3 * HOUR
    assert (after.deadline or 0) - world.clock.now() == (
        before.deadline or 0
    ) - before.turn_since - (3 * HOUR)


async def test_what_can_not_be_asked_back(world: World) -> None:
    """Where the table has none; nothing played yet; what needs no question; after the end."""
    off = await world.start(replace(SETUP, takeback=False))
    await refused(
        "takeback_off", world.services.play.propose(Press(off.id, ANN), Proposal("takeback"))
    )
    game = await world.start(Setup(lords=2))
    propose, back = world.services.play.propose, Proposal("takeback")
    await refused("takeback_none", propose(Press(game.id, ANN), back))
    await world.until(game.id, "1.1")
    last = await world.on_turn(game.id)
    await world.turn(game.id)
    await refused("takeback_free", propose(Press(game.id, last), back))
    await world.finish(game.id)
    await refused("game_over", propose(Press(game.id, ANN), back))


async def test_a_table_takes_turns_back_so_often_in_a_game(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the record of one game grows for ever, as nothing of it is deleted."""
    monkeypatch.setattr(vote_rules, "VOTED", 2)
    game = await world.start(SETUP)
    await world.until(game.id, "1.1")
    asker, play = await world.on_turn(game.id), world.services.play
    for _ in range(2):
        await world.turns(game.id, 3)
        vote = await play.propose(Press(game.id, asker), Proposal("takeback"))
        await agree(world, vote.id, *await others(world, game.id, asker))
    await world.turns(game.id, 3)
    await refused("takeback_voted", play.propose(Press(game.id, asker), Proposal("takeback")))
    assert not (await play.menu(game.id, asker)).ask_back


async def test_question_to_go_back_is_settled_when_its_turn_is_gone(world: World) -> None:
    """The turn was taken back by its lord meanwhile, so nothing is left to agree on."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.1")
    asker = await world.on_turn(game.id)
    await world.turns(game.id, 2)
    after = (await others(world, game.id, asker))[0]
    play = world.services.play
    vote = await play.propose(Press(game.id, asker), Proposal("takeback"))
    fact = await play.game(game.id)
    assert fact.may_take_back is not None
    await play.takeback(Press(game.id, PEOPLE[fact.table.seats[fact.may_take_back - 1].user or 0]))
    await play.takeback(Press(game.id, asker))
    await world.services.jobs.run_due()
    assert await play.vote_of(game.id) is None
    await refused("vote_over", play.answer_vote(vote.id, after, agree=True))


async def test_who_plays_on_leaves_the_turns_as_they_are(world: World) -> None:
    """Else an early yes for one turn takes back all that is played until the last answer."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.1")
    asker = await world.on_turn(game.id)
    await world.turns(game.id, 2)
    early, *_, late = await others(world, game.id, asker)
    play = world.services.play
    vote = await play.propose(Press(game.id, asker), Proposal("takeback"))
    await play.answer_vote(vote.id, early, agree=True)
    await world.turn(game.id)
    assert await play.vote_of(game.id) is None
    await refused("vote_over", play.answer_vote(vote.id, late, agree=True))
    again = play.propose(Press(game.id, asker), Proposal("takeback"))  # about the same turn
    await refused("vote_again", again)


BOXES = (
    Setup(lords=3, pace=Pace("turn", turn=DAY)),
    Setup("queendomino", 2, pace=Pace("bank", bank=DAY, increment=HOUR, cap=2 * DAY)),
    Setup(lords=2, giants=True),
    Setup(lords=2, court=True, variants=frozenset({"middle_kingdom"})),
)


async def replayed(world: World, game: int) -> Game:
    context = world.services.context
    context.games.clear()
    async with context.read() as connection:
        return (await load(context, connection, game)).game


@pytest.mark.parametrize("setup", BOXES, ids=lambda setup: f"{setup.box}-{setup.lords}")
@pytest.mark.parametrize("seed", [1, 2])
async def test_game_is_as_before_and_the_draw_stays(world: World, setup: Setup, seed: int) -> None:
    """The game equals the replay of the shorter record, and what is played again meets the same."""
    chance = random.Random(f"{seed} {setup.box}")
    game = await world.start(setup)
    play = world.services.play
    shorter: set[str] = set()
    for _ in range(chance.randrange(8, 14)):
        await world.receive_all(game.id)
        shorter.add((await replayed(world, game.id)).to_record())
        await world.quickly(game.id)
    whole = (await replayed(world, game.id)).to_record()
    fact = await play.game(game.id)
    asker = chance.choice(await others(world, game.id))
    if fact.may_take_back == fact.table.seat_of(asker.id).seat:  # type: ignore[union-attr]
        (asker, *_) = await others(world, game.id, asker)
    vote = await play.propose(Press(game.id, asker), Proposal("takeback"))
    await agree(world, vote.id, *await others(world, game.id, asker))
    after = await play.game(game.id)
    assert after.seat_on_turn is not None
    assert after.seat_on_turn.user == asker.id
    record = (await replayed(world, game.id)).to_record()
    assert record in shorter
    again, moves = Game.from_record(record), Game.from_record(whole).moves
    for move in moves[len(again.moves) :]:
        again.play(move)
    assert again.to_record() == whole
