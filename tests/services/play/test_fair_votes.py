"""Votes that nobody wins alone, and lords who are replaced only with their consent."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from services.core.context import Presence
from services.facts import Person, Press
from services.facts.games import Asked, Proposal, VoteFact
from services.facts.news import VoteNews
from services.facts.tables import NO_LIMIT, FairPlay, Pace, Setup
from store import games, votes
from store.rows import GameRow
from tests.helpers.refusals import refused
from tests.helpers.world import PEOPLE, SERVER, World

MINUTE, HOUR, DAY = 60, 3600, 86400
SETUP = Setup(lords=3, pace=Pace("turn", turn=DAY))
GRAVE: tuple[Asked, ...] = ("abort", "takeback", "pause")


async def row_of(world: World, game: int) -> GameRow:
    async with world.services.context.read() as connection:
        row = await games.game(connection, game)
    assert row is not None
    return row


async def lords(world: World, game: int, *but: Person) -> list[Person]:
    fact = await world.services.play.game(game)
    return [
        PEOPLE[seat.user or 0] for seat in fact.table.seats if PEOPLE[seat.user or 0] not in but
    ]


def seat_of(world_game: object, person: Person) -> int:
    seat = world_game.table.seat_of(person.id)  # type: ignore[attr-defined]
    assert seat is not None
    return int(seat.seat)


async def pass_by(world: World, seconds: int) -> None:
    world.clock.advance(seconds)
    await world.services.jobs.run_due()


async def abandoned(world: World, setup: Setup = SETUP) -> tuple[int, Person, list[Person]]:
    """Start a game and leave one lord present, who has played last; the others miss a turn."""
    game = await world.start(setup)
    await world.until(game.id, "1.1")
    absent: list[Person] = []
    lord = await world.on_turn(game.id)
    while len(absent) < setup.lords - 1:
        if (person := await world.on_turn(game.id)) == lord:
            await world.quickly(game.id)
        elif person in absent:
            await pass_by(world, MINUTE)
        else:
            absent.append(person)
            await pass_by(world, setup.pace.turn)
    return game.id, lord, absent


def proposal(world: World, kind: Asked) -> Proposal:
    return Proposal(kind, until=world.clock.now() + 89 * DAY if kind == "pause" else 0)


async def outcome(world: World, vote: VoteFact) -> str:
    async with world.services.context.read() as connection:
        row = await votes.vote(connection, vote.id)
    assert row is not None
    return row.state


# -- nobody agrees with themselves -----------------------------------------------------------------


@pytest.mark.parametrize("kind", GRAVE)
@pytest.mark.parametrize("count", [2, 3])
async def test_silence_of_the_absent_is_a_no_to_what_is_grave(
    world: World, kind: Asked, count: int
) -> None:
    """Their game is not ended, their turns are not taken back, nor is it paused for months."""
    game, asker, absent = await abandoned(world, replace(SETUP, lords=count))
    before = await row_of(world, game)
    vote = await world.services.play.propose(Press(game, asker), proposal(world, kind))
    assert (vote.state, set(vote.needed)) == ("open", {1, 2, 3} if count == 3 else {1, 2})
    (asked,) = [news.body for news in await world.say() if isinstance(news.body, VoteNews)]
    assert {call.seat.user for call in asked.calls} == {one.id for one in absent}
    world.clock.advance(DAY - 1)
    await world.services.jobs.run_due()
    assert await outcome(world, vote) == "open"
    await pass_by(world, 1)
    assert await outcome(world, vote) == "lapsed"
    after = await row_of(world, game)
    assert (after.ending, after.paused_at) == (None, None)
    assert after.version >= before.version
    if kind != "takeback":  # by now, the last turn is one that the autopilot played for the asker
        again = world.services.play.propose(Press(game, asker), proposal(world, kind))
        await refused("vote_again", again)


@pytest.mark.parametrize("kind", GRAVE)
async def test_one_absent_lord_s_silence_outweighs_the_others(world: World, kind: Asked) -> None:
    """Two of three agree, and the third has missed a turn."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.2")
    late = await world.on_turn(game.id)
    await pass_by(world, DAY)
    asker = await world.on_turn(game.id)
    (other,) = await lords(world, game.id, late, asker)
    await world.quickly(game.id)
    play = world.services.play
    if kind == "takeback":
        await world.until(game.id, "2.1")
    vote = await play.propose(Press(game.id, asker), proposal(world, kind))
    vote = await play.answer_vote(vote.id, other, agree=True)
    assert vote.state == "open"
    await pass_by(world, 3 * DAY)
    assert await outcome(world, vote) == "lapsed"


async def test_absent_lord_s_yes_is_one(world: World) -> None:
    """It brings them back, and ends the game if all others have agreed."""
    game, asker, (late, *_) = await abandoned(world, replace(SETUP, lords=2))
    vote = await world.services.play.propose(Press(game, asker), Proposal("abort"))
    await world.services.play.answer_vote(vote.id, late, agree=True)
    assert (await world.services.play.game(game)).ending == "agreed"


async def test_quiet_hours_do_not_count_as_silence(world: World) -> None:
    """With ten hours of quiet each night, a day of waking hours takes longer than a day."""
    setup = replace(SETUP, lords=2, missed=5, pace=Pace("turn", turn=7 * DAY))
    game, asker, (late, *_) = await abandoned(world, setup)
    while await world.on_turn(game) != asker:
        await pass_by(world, HOUR)
    await world.services.people.change(late, zone="UTC", quiet=(22 * 60, 8 * 60))
    vote = await world.services.play.propose(Press(game, asker), Proposal("abort"))
    now = world.clock.now()
    while await outcome(world, vote) == "open":
        await pass_by(world, 10 * MINUTE)
    waited = world.clock.now() - now
    assert DAY + 10 * HOUR <= waited <= DAY + 20 * HOUR


@pytest.mark.parametrize("gone", ["resigned", "lost"])
@pytest.mark.parametrize("kind", ["abort", "pause", "takeback", "time"])
async def test_who_is_left_alone_has_nobody_to_ask(world: World, kind: Asked, gone: str) -> None:
    """Neither lords who gave up nor lost seats can agree, so nothing is put to the vote."""
    game = await world.start(replace(SETUP, lords=2, missed=1))
    await world.until(game.id, "1.1")
    if gone == "lost":
        late = await world.on_turn(game.id)
        await pass_by(world, DAY)
    else:
        (_, late) = await lords(world, game.id)
        await world.services.play.resign(game.id, late)
    (asker,) = await lords(world, game.id, late)
    while await world.on_turn(game.id) != asker:
        await pass_by(world, MINUTE)
    if kind == "takeback":  # of their turn before the last one of the other seat
        await world.until(game.id, "2.1")
        while (await world.services.play.game(game.id)).may_take_back or (
            await world.on_turn(game.id) != asker
        ):
            await world.quickly(game.id)
    asked = replace(proposal(world, kind), hours=1)
    await refused("vote_alone", world.services.play.propose(Press(game.id, asker), asked))
    assert not (await world.services.play.menu(game.id, asker)).pause


async def test_vote_of_a_lord_who_left_is_over(world: World) -> None:
    """Nobody ends a game without a result by asking for it and giving up."""
    game = await world.start(replace(SETUP, lords=2))
    asker, other = await lords(world, game.id)
    vote = await world.services.play.propose(Press(game.id, asker), Proposal("abort"))
    await world.services.play.resign(game.id, asker)
    await refused("vote_over", world.services.play.answer_vote(vote.id, other, agree=True))
    assert (await world.services.play.game(game.id)).ending is None


async def test_short_pause_passes_by_silence_once(world: World) -> None:
    """Three days in all are no harm to the absent; the next pause needs a yes."""
    game, asker, _ = await abandoned(world)
    play = world.services.play
    pause = Proposal("pause", until=world.clock.now() + 3 * DAY)
    vote = await play.propose(Press(game, asker), pause)
    assert vote.state == "open"
    await pass_by(world, DAY)
    assert (await row_of(world, game)).paused_at is not None
    await pass_by(world, 3 * DAY)
    assert (await row_of(world, game)).paused_at is None
    longer = Proposal("pause", until=world.clock.now() + 2 * DAY)
    vote = await play.propose(Press(game, asker), longer)
    await pass_by(world, DAY)
    assert await outcome(world, vote) == "lapsed"


async def test_long_pause_does_not_become_short_by_waiting(world: World) -> None:
    """Its length counts from the question on."""
    game, asker, _ = await abandoned(world)
    until = world.clock.now() + 4 * DAY - MINUTE
    vote = await world.services.play.propose(Press(game, asker), Proposal("pause", until=until))
    await pass_by(world, DAY)
    assert await outcome(world, vote) == "lapsed"


async def test_quiet_hours_round_the_clock_keep_no_vote_open(world: World) -> None:
    """At most half of each day counts as quiet, so a day to answer is over after two."""
    game, asker, absent = await abandoned(world)
    for lord in absent:
        await world.services.people.change(lord, zone="UTC", quiet=(0, 24 * 60 - 1))
    vote = await world.services.play.propose(Press(game, asker), Proposal("abort"))
    await pass_by(world, 2 * DAY)
    assert await outcome(world, vote) == "lapsed"


# -- the same question once ------------------------------------------------------------------------


async def test_a_question_that_the_others_played_past_is_not_asked_again(world: World) -> None:
    """Each call rings with all of them; a later turn of one's own may be asked about."""
    game = await world.start(Setup(lords=4, pace=Pace("turn", turn=DAY)))
    await world.until(game.id, "1.1")
    play, asker = world.services.play, await world.on_turn(game.id)

    async def ask() -> VoteFact:
        await world.quickly(game.id)
        return await play.propose(Press(game.id, asker), Proposal("takeback"))

    await world.quickly(game.id)
    vote = await ask()
    await refused("vote_again", ask())
    assert await outcome(world, vote) == "lapsed"
    while await world.on_turn(game.id) != asker:
        await world.quickly(game.id)
    while await world.on_turn(game.id) == asker:
        await world.quickly(game.id)
    assert (await ask()).state == "open"


@pytest.mark.parametrize("kind", GRAVE)
async def test_refused_question_waits_a_day(world: World, kind: Asked) -> None:
    """For who asked it; another lord may ask. It is worded differently in vain."""
    game = await world.start(SETUP)
    await world.turns(game.id, 4)
    play, (asker, other, third) = world.services.play, await lords(world, game.id)
    if (await play.game(game.id)).may_take_back == seat_of(game, asker):
        asker, other = other, asker
    vote = await play.propose(Press(game.id, asker), proposal(world, kind))
    await play.answer_vote(vote.id, third, agree=False)
    again = replace(proposal(world, kind), until=world.clock.now() + DAY)
    said = await refused("vote_again", play.propose(Press(game.id, asker), again))
    assert said.data["at"] == world.clock.now() + DAY
    if kind != "takeback":
        assert (await play.propose(Press(game.id, other), again)).state == "open"
        await play.answer_vote((await play.vote_of(game.id)).id, third, agree=False)  # type: ignore[union-attr]
    world.clock.advance(DAY)
    assert (await play.propose(Press(game.id, asker), proposal(world, kind))).state == "open"


async def test_each_game_of_a_dynasty_has_its_own_questions(world: World) -> None:
    """What was refused in one can be asked in the next; an open one ends with its game."""
    setup = Setup(lords=2, dynasty=True, pace=Pace("turn", turn=DAY))
    game = await world.start(setup)
    play, (asker, other) = world.services.play, await lords(world, game.id)
    vote = await play.propose(Press(game.id, asker), Proposal("abort"))
    await play.answer_vote(vote.id, other, agree=False)
    await refused("vote_again", play.propose(Press(game.id, asker), Proposal("abort")))
    await world.finish(game.id)
    dynasty = (await world.services.tables.table(game.table.id)).dynasty
    assert dynasty is not None
    assert dynasty.next_at is not None
    await pass_by(world, dynasty.next_at - world.clock.now())
    second = await world.game_of(game.table.id)
    assert (second.number, second.id != game.id) == (2, True)
    vote = await play.propose(Press(second.id, asker), Proposal("abort"))
    assert vote.state == "open"
    await world.finish(second.id)
    await refused("vote_over", play.answer_vote(vote.id, other, agree=True))


async def test_asker_s_own_no_counts_too(world: World) -> None:
    """Withdrawing a question is no way to ask it again, with another ping for everybody."""
    game = await world.start(SETUP)
    (asker, *_), play = await lords(world, game.id), world.services.play
    vote = await play.propose(Press(game.id, asker), Proposal("abort"))
    await play.answer_vote(vote.id, asker, agree=False)
    await refused("vote_again", play.propose(Press(game.id, asker), Proposal("abort")))


async def test_refused_request_for_time_waits_for_the_next_turn(world: World) -> None:
    """More time in another turn is another question."""
    game = await world.start(SETUP)
    asker, play = await world.on_turn(game.id), world.services.play
    (other, _) = await lords(world, game.id, asker)
    vote = await play.propose(Press(game.id, asker), Proposal("time", hours=2))
    await play.answer_vote(vote.id, other, agree=False)
    again = play.propose(Press(game.id, asker), Proposal("time", hours=3))
    await refused("vote_again", again)
    await world.quickly(game.id)
    while await world.on_turn(game.id) != asker:
        await world.quickly(game.id)
    vote = await play.propose(Press(game.id, asker), Proposal("time", hours=2))
    assert vote.state == "open"


async def test_a_server_sets_the_numbers(world: World) -> None:
    """The time to answer, the wait after a no and the short pause, at tables of this server."""
    fair = FairPlay(answer_hours=6, again_hours=1, pause_days=1)
    await world.services.people.change_server(SERVER, fair=fair)
    game, asker, _ = await abandoned(world)
    pause = Proposal("pause", until=world.clock.now() + 2 * DAY)
    vote = await world.services.play.propose(Press(game, asker), pause)
    await pass_by(world, 6 * HOUR)
    assert await outcome(world, vote) == "lapsed"
    await refused("vote_again", world.services.play.propose(Press(game, asker), pause))
    await pass_by(world, HOUR)
    assert (await world.services.play.propose(Press(game, asker), pause)).state == "open"


async def test_an_open_question_keeps_the_numbers_that_it_told(world: World) -> None:
    """Who runs the server and plays there changes them for later games only."""
    setting, play = world.services.people.change_server, world.services.play
    game, asker, _ = await abandoned(world)
    short = Proposal("pause", until=world.clock.now() + 3 * DAY - HOUR)
    vote = await play.propose(Press(game, asker), short)
    await setting(SERVER, fair=FairPlay(answer_hours=1, again_hours=9, pause_days=0))
    await pass_by(world, DAY - 1)
    assert await outcome(world, vote) == "open"
    assert vote.fair((await play.game(game)).table.fair) == FairPlay()
    await pass_by(world, 1)
    assert await outcome(world, vote) == "passed"
    vote = await play.propose(Press(game, asker), Proposal("abort"))
    await pass_by(world, DAY - 1)
    assert await outcome(world, vote) == "open", "the game began with a day to answer"
    await pass_by(world, 1)
    assert await outcome(world, vote) == "lapsed"
    said = await refused("vote_again", play.propose(Press(game, asker), Proposal("abort")))
    assert said.data["at"] == world.clock.now() + DAY


# -- replacing -------------------------------------------------------------------------------------


ONE_LEFT = replace(SETUP, missed=2)
"""A table where one missed turn more would cost the seat, once a lord is absent."""


async def slow(world: World, setup: Setup = ONE_LEFT) -> tuple[int, Person, list[Person], int]:
    """Start a game whose lord on turn has been silent for more than half of their time."""
    game = await world.start(setup)
    await world.until(game.id, "1.2")
    late = await world.on_turn(game.id)
    world.clock.advance(setup.pace.turn // 2 + 1)
    return game.id, late, await lords(world, game.id, late), seat_of(game, late)


async def test_nobody_is_thrown_out_within_their_time(world: World) -> None:
    """Both others agree, but the turn is theirs to its end, and playing it settles the question."""
    game, late, (one, two), seat = await slow(world)
    play = world.services.play
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    direct = [news.body for news in await world.say() if isinstance(news.body, VoteNews)]
    assert [body.calls[0].seat.user for body in direct if body.direct] == [late.id]
    vote = await play.answer_vote(vote.id, two, agree=True)
    assert vote.state == "open"
    await pass_by(world, DAY // 2 - 2)
    assert not (await play.game(game)).table.seats[seat - 1].lost
    await world.quickly(game)
    await world.services.jobs.run_due()
    assert await outcome(world, vote) == "lapsed"
    assert (await play.game(game)).table.seats[seat - 1].present


async def test_silence_to_the_end_of_the_turn_is_consent(world: World) -> None:
    """Then the seat is lost with the turn that was missed, and rated as left."""
    game, late, (one, two), seat = await slow(world)
    play = world.services.play
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    await play.answer_vote(vote.id, two, agree=True)
    await pass_by(world, DAY // 2)
    assert (await play.game(game)).table.seats[seat - 1].lost
    assert "replaced" not in await record(world, game, late)


async def test_silence_frees_no_seat_before_the_missed_turns_that_were_agreed_on(
    world: World,
) -> None:
    """Two who play together don't get a seat for one missed turn of three; for two they do."""
    game, late, (one, two), seat = await slow(world, replace(SETUP, missed=3))
    play = world.services.play
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    await play.answer_vote(vote.id, two, agree=True)
    await pass_by(world, DAY // 2)
    for person in (one, two):
        await world.services.play.back(Press(game, person))
    await pass_by(world, 4 * HOUR)
    place = (await play.game(game)).table.seats[seat - 1]
    assert (place.missed, place.lost) == (1, False)
    while (await play.game(game)).table.seats[seat - 1].missed < 2:
        assert not (await play.game(game)).table.seats[seat - 1].lost
        if await world.on_turn(game) == late:
            await pass_by(world, DAY // 2)
        else:
            await world.quickly(game)
    await pass_by(world, HOUR)
    assert (await play.game(game)).table.seats[seat - 1].lost
    assert await outcome(world, vote) == "passed"


async def test_question_in_the_last_minute_leaves_an_hour(world: World) -> None:
    """Nobody is replaced between two looks at the phone."""
    game, _, (one, two), seat = await slow(world)
    play = world.services.play
    await pass_by(world, DAY // 2 - MINUTE)
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    await play.answer_vote(vote.id, two, agree=True)
    await pass_by(world, MINUTE)
    assert not (await play.game(game)).table.seats[seat - 1].lost
    await pass_by(world, HOUR)
    assert (await play.game(game)).table.seats[seat - 1].lost


async def test_a_no_of_their_own_keeps_the_seat(world: World) -> None:
    """And the same lord can't ask for the same seat again for a day, with another guest neither."""
    game, late, (one, _), seat = await slow(world)
    play = world.services.play
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    vote = await play.answer_vote(vote.id, late, agree=False)
    assert vote.state == "failed"
    guest = Proposal("replace", seat=seat, guest=PEOPLE[7])
    await refused("vote_again", play.propose(Press(game, one), guest))


async def record(world: World, game: int, person: Person) -> str:
    await world.finish(game)
    return (await world.services.play.record(game, person)).text


@pytest.mark.parametrize("heir", [False, True])
async def test_who_agrees_in_time_is_not_rated_as_having_left(world: World, *, heir: bool) -> None:
    """Their yes frees the seat at once, and the game says nothing about them."""
    game, late, (one, two), seat = await slow(world)
    play = world.services.play
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat, guest=PEOPLE[7]))
    await play.answer_vote(vote.id, two, agree=True)
    vote = await play.answer_vote(vote.id, late, agree=True)
    assert vote.state == "passed"
    if heir:
        await play.take_seat(game, PEOPLE[7], seat)
    assert f"\nreplaced: {seat}=1.2\n" in await record(world, game, one)
    ladder = await world.services.statistics.ladder(replace(one, server=SERVER))
    assert {line.lord.user for line in ladder.lines} == {one.id, two.id}


async def test_silence_counts_only_while_somebody_could_answer(world: World) -> None:
    """Whoever runs the server throws the bot out with the question, and lets it in a day later."""
    game = (await world.start(Setup(lords=3, pace=Pace(turn=DAY), missed=2))).id
    absent = await world.on_turn(game)
    one, two = await lords(world, game, absent)
    world.clock.advance(DAY + 5)
    await world.services.jobs.run_due()
    seat = seat_of(await world.services.play.game(game), absent)
    play, away = world.services.play, world.services.absent_servers
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    await play.answer_vote(vote.id, two, agree=True)
    await away.lost(SERVER)
    await pass_by(world, DAY)
    await away.back(SERVER)
    await pass_by(world, DAY - HOUR)
    assert await outcome(world, vote) == "open"
    await pass_by(world, 2 * HOUR)
    assert await outcome(world, vote) == "passed"


async def test_who_left_the_server_takes_no_seat_for_which_they_were_named(world: World) -> None:
    game, late, (one, two), seat = await slow(world)
    play, guest = world.services.play, PEOPLE[7]
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat, guest=guest))
    await play.answer_vote(vote.id, two, agree=True)
    await play.answer_vote(vote.id, late, agree=True)

    async def gone(*_about: int) -> Presence:
        return "gone"

    world.services.context.presence = gone
    await refused("cup_stranger", play.take_seat(game, replace(guest, server=0), seat))
    await play.take_seat(game, replace(guest, server=SERVER), seat)


async def test_who_came_back_after_that_can_leave(world: World) -> None:
    """The excuse is for the turn in which they agreed, not for good."""
    game, late, (one, two), seat = await slow(world)
    play = world.services.play
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    await play.answer_vote(vote.id, two, agree=True)
    await play.answer_vote(vote.id, late, agree=True)
    await play.back(Press(game, late))
    await play.resign(game, late)
    assert "replaced" not in await record(world, game, one)


async def test_two_lords_wait_a_day_before_one_replaces_the_other(world: World) -> None:
    """Who missed a turn is asked, too: one alone decides nothing, and anything they do ends it."""
    game, asker, (late, *_) = await abandoned(world, replace(SETUP, lords=2))
    play = world.services.play
    seat = seat_of(await play.game(game), late)
    vote = await play.propose(Press(game, asker), Proposal("replace", seat=seat))
    assert vote.state == "open"
    await pass_by(world, DAY - 1)
    assert not (await play.game(game)).table.seats[seat - 1].lost
    await play.back(Press(game, late))
    await world.services.jobs.run_due()
    assert await outcome(world, vote) == "lapsed"


async def test_absent_lord_may_give_the_seat_up_at_once(world: World) -> None:
    """Their yes does not bring them back first, which would end the question."""
    game, asker, (late, *_) = await abandoned(world, replace(SETUP, lords=2))
    play = world.services.play
    seat = seat_of(await play.game(game), late)
    vote = await play.propose(Press(game, asker), Proposal("replace", seat=seat))
    vote = await play.answer_vote(vote.id, late, agree=True)
    assert vote.state == "passed"
    assert (await play.game(game)).table.seats[seat - 1].lost


async def test_absence_announced_meanwhile_keeps_the_seat(world: World) -> None:
    """Nobody is replaced while they are away as announced."""
    game, late, (one, two), seat = await slow(world)
    play = world.services.play
    vote = await play.propose(Press(game, one), Proposal("replace", seat=seat))
    await play.answer_vote(vote.id, two, agree=True)
    today = await world.services.absences.today(late)
    await world.services.absences.announce(late, today, today + timedelta(days=3))
    await pass_by(world, 3 * DAY)
    assert not (await play.game(game)).table.seats[seat - 1].lost


@pytest.mark.parametrize("willing", [False, True])
async def test_a_turn_without_a_limit_is_not_for_ever(world: World, willing: bool) -> None:
    """After two weeks the others may replace its lord, who has a day to answer or to play.

    A yes makes it sooner, no better: else whoever loses waits two weeks, and nobody is rated.
    """
    game = await world.start(Setup(lords=2, pace=NO_LIMIT))
    await world.until(game.id, "2.1")
    idle = await world.on_turn(game.id)
    (other,) = await lords(world, game.id, idle)
    seat = seat_of(await world.services.play.game(game.id), idle)
    proposal = Proposal("replace", seat=seat)
    world.clock.advance(14 * DAY - 1)
    await refused("not_idle", world.services.play.propose(Press(game.id, other), proposal))
    world.clock.advance(1)
    vote = await world.services.play.propose(Press(game.id, other), proposal)
    assert vote.state == "open"
    if willing:
        await world.services.play.answer_vote(vote.id, idle, agree=True)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    one = (await world.services.play.game(game.id)).table.seats[seat - 1]
    assert (one.lost, one.left_version != 0) == (True, True)


async def test_nobody_is_idle_while_nobody_could_play(world: World) -> None:
    """At a table without a limit, the owner throws the bot out for two weeks and lets it in."""
    game = await world.start(Setup(lords=3, pace=NO_LIMIT))
    on_turn = await world.on_turn(game.id)
    asker, *_ = await lords(world, game.id, on_turn)
    seat = seat_of(await world.services.play.game(game.id), on_turn)
    proposal = Proposal("replace", seat=seat)
    world.clock.advance(HOUR)
    await world.services.absent_servers.lost(SERVER)
    world.clock.advance(14 * DAY)
    await world.services.absent_servers.back(SERVER)
    await refused("not_idle", world.services.play.propose(Press(game.id, asker), proposal))
    world.clock.advance(14 * DAY)
    await world.services.play.propose(Press(game.id, asker), proposal)
