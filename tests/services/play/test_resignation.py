"""Giving up, computer lords taking over, agreeing to end, and the end of a game."""

from __future__ import annotations

import pytest

from ai import LEVELS, LevelLord, whole_turn
from engine import Game, Kind
from services.core.live_games import load
from services.facts import Press
from services.facts.games import Proposal
from services.facts.news import EndNews, TidyNews, TurnNews, VoteNews
from services.facts.tables import Setup
from store import games
from tests.helpers.passing import only, pass_time
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, PEOPLE, World

DAY = 24 * 3600


async def test_resigned_seat_on_turn_is_played_at_once(world: World) -> None:
    """With no takeback in the way the computer lord plays as soon as the worker looks."""
    game = await world.start(Setup(lords=4))
    person = await world.on_turn(game.id)
    await world.services.play.resign(game.id, person)
    assert await world.services.jobs.run_due() == 1
    after = await world.services.play.game(game.id)
    assert after.last[-1].by == "resigned"
    assert after.last[-1].name == person.name
    assert after.seat_on_turn is not None
    assert after.seat_on_turn.person


async def test_resigned_seat_waits_for_the_takeback_of_the_turn_before(world: World) -> None:
    """PLAY, Grace: a minute after a person's turn that can be taken back."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    await world.turn(game.id)
    await world.services.play.resign(game.id, await world.on_turn(game.id))
    world.clock.advance(59)
    assert await world.services.jobs.run_due() == 0
    world.clock.advance(1)
    assert await world.services.jobs.run_due() == 1


async def test_resigned_seat_does_not_wait_where_nothing_can_be_taken_back(world: World) -> None:
    """At a table without takebacks nobody waits."""
    game = await world.start(Setup(lords=4, takeback=False))
    await world.turn(game.id)
    await world.services.play.resign(game.id, await world.on_turn(game.id))
    assert await world.services.jobs.run_due() == 1


async def test_takeback_before_the_computer_lord_plays(world: World) -> None:
    """The planned turn is void once the turn before is taken back; later it is played again."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    person = await world.on_turn(game.id)
    await world.turn(game.id)
    gone = await world.on_turn(game.id)
    await world.services.play.resign(game.id, gone)
    await world.services.play.takeback(Press(game.id, person))
    world.clock.advance(61)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == person
    await world.turn(game.id)
    world.clock.advance(61)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).last[-1].name == gone.name


async def test_computer_lord_plays_to_the_end(world: World) -> None:
    """Three seats given up: the last person plays on with computer lords around."""
    game = await world.start(Setup(lords=4))
    for person in (BEN, CARA, DAN):
        await world.services.play.resign(game.id, person)
    while not (await world.services.play.game(game.id)).over:
        await world.services.jobs.run_due()
        fact = await world.services.play.game(game.id)
        if fact.seat_on_turn is not None and fact.seat_on_turn.person:
            await world.turn(game.id)
            world.clock.advance(60)
    fact = await world.services.play.game(game.id)
    assert fact.ending == "played"
    text = (await world.services.play.record(game.id, ANN)).text
    assert "autopilot: " in text
    ann = fact.table.seat_of(ANN.id)
    assert ann is not None
    assert fact.view.winners == (ann.seat,)
    assert Game.from_record(text).result() == fact.view.result


async def test_seat_given_up_is_played_by_the_knight(world: World) -> None:
    """The whole turn is what the third level plays in the game before it, by the game's seed."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "2.1")
    context = world.services.context
    async with context.read() as connection:
        before = (await load(context, connection, game.id)).game
    await world.services.play.resign(game.id, await world.on_turn(game.id))
    assert await world.services.jobs.run_due() == 1
    async with context.read() as connection:
        after = (await load(context, connection, game.id)).game
        row = await games.game(connection, game.id)
    assert row is not None
    turn = whole_turn(before, LevelLord(LEVELS[2], bytes.fromhex(row.seed)))
    assert [move.kind for move in turn] == [Kind.PLACE, Kind.CHOOSE]
    assert after.moves == (*before.moves, *turn)


async def test_reports_of_computer_lords_are_folded_into_one_message(world: World) -> None:
    """A report that calls nobody is repeated above the next one, which replaces it."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.2")
    order = [slot.seat for slot in (await world.services.play.game(game.id)).view.order]
    people = [PEOPLE[game.table.seats[seat - 1].user or 0] for seat in order]
    await world.say()
    await world.services.play.resign(game.id, people[2])
    await world.turn(game.id)
    first = await world.say()
    world.clock.advance(60)
    await world.services.jobs.run_due()
    said = await world.say()
    quiet = [news.body for news in first if isinstance(news.body, TurnNews)]
    turns = [news.body for news in said if isinstance(news.body, TurnNews)]
    assert [body.call for body in quiet] == [None]
    assert len(turns) == 1
    assert [report.by for report in turns[0].reports] == ["lord", "resigned"]
    assert turns[0].call is not None
    acts = [news.body.act for news in said if isinstance(news.body, TidyNews)]
    assert acts == ["delete"]


async def test_resigning_is_told_in_the_next_report(world: World) -> None:
    """Who gave up stands in the next message."""
    game = await world.start(Setup(lords=4))
    person = await world.on_turn(game.id)
    other = next(one for one in (ANN, BEN, CARA, DAN) if one != person)
    await world.say()
    await world.services.play.resign(game.id, other)
    await world.turn(game.id)
    (turn,) = [n.body for n in await world.say() if isinstance(n.body, TurnNews)]
    assert turn.resigned == (game.table.seat_of(other.id).seat,)  # type: ignore[union-attr]


async def test_who_resigned_has_no_turn(world: World) -> None:
    """The seat is the computer lord's now."""
    game = await world.start(Setup(lords=4))
    await world.services.play.resign(game.id, BEN)
    await refused("resigned", world.services.play.panel(Press(game.id, BEN)))
    await refused("resigned", world.services.play.resign(game.id, BEN))


async def test_late_click_of_who_resigned_plays_nothing(world: World) -> None:
    """A turn the computer lord played can't be ended by the old panel."""
    game = await world.start(Setup(lords=4))
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    await world.services.play.resign(game.id, person)
    call = world.services.play.end_turn(Press(game.id, person, version=1), revision=panel.revision)
    await refused("resigned", call)


async def test_game_without_a_person_left_ends(world: World) -> None:
    """The last to leave closes the game: abandoned, with its standing and its seed."""
    game = await world.start(Setup(lords=2))
    await world.turns(game.id, 6)
    await world.services.play.resign(game.id, ANN)
    fact = await world.services.play.resign(game.id, BEN)
    assert (fact.ending, fact.table.state) == ("deserted", "abandoned")
    assert fact.seed is not None
    assert fact.seat_on_turn is None
    assert await world.services.jobs.run_due() == 0
    (end,) = [news.body for news in await world.say() if isinstance(news.body, EndNews)]
    assert {seat.seat for seat in end.resigned} == {1, 2}
    text = (await world.services.play.record(game.id, ANN)).text
    assert "ending: abandoned" in text
    assert "winners:" not in text
    await refused("game_over", world.services.play.resign(game.id, ANN))


async def test_game_ends_when_everybody_agrees(world: World) -> None:
    """The last yes ends it without a result."""
    game = await world.start(Setup(lords=4))
    play = world.services.play
    vote = await play.propose(Press(game.id, ANN), Proposal("abort"))
    assert (vote.state, vote.agreed, vote.needed) == ("open", (1,), (1, 2, 3, 4))
    assert await play.propose(Press(game.id, ANN), Proposal("abort")) == vote
    await refused("vote_open", play.propose(Press(game.id, BEN), Proposal("abort")))
    for person in (BEN, CARA):
        vote = await play.answer_vote(vote.id, person, agree=True)
        assert vote.state == "open"
    vote = await play.answer_vote(vote.id, DAN, agree=True)
    fact = await play.game(game.id)
    assert (vote.state, fact.ending, fact.table.state) == ("passed", "agreed", "abandoned")
    await refused("vote_over", play.answer_vote(vote.id, DAN, agree=True))
    await refused("game_over", play.set_slot(Press(game.id, ANN), "choose K1"))


async def test_one_no_closes_the_question(world: World) -> None:
    """[Go on] by one is enough; then it can be asked again."""
    game = await world.start(Setup(lords=4))
    play = world.services.play
    first = await play.propose(Press(game.id, ANN), Proposal("abort"))
    closed = await play.answer_vote(first.id, CARA, agree=False)
    assert (closed.state, closed.refused) == ("failed", 3)
    await refused("vote_over", play.answer_vote(first.id, BEN, agree=True))
    assert await play.vote_of(game.id) is None
    assert (await play.propose(Press(game.id, BEN), Proposal("abort"))).id != first.id


async def test_question_lapses_after_three_days(world: World) -> None:
    """Nobody is bound by an old question."""
    game = await world.start(Setup(lords=4))
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
    assert vote.closes == world.clock.now() + 3 * DAY
    world.clock.advance(3 * DAY)
    await world.services.jobs.run_due()
    assert await world.services.play.vote_of(game.id) is None
    await refused("vote_over", world.services.play.answer_vote(vote.id, BEN, agree=True))


async def test_no_question_outlives_its_game(world: World) -> None:
    """An answer after the end would turn a result into none."""
    game = await world.start()
    await world.until(game.id, "6.1")  # in another round it would lapse
    play = world.services.play
    vote = await play.propose(Press(game.id, ANN), Proposal("abort"))
    await world.say()
    await world.finish(game.id)
    assert await play.vote_of(game.id) is None
    (edited,) = [n for n in await world.say() if isinstance(n.body, VoteNews)]
    assert isinstance(edited.body, VoteNews)
    assert (edited.body.vote.state, edited.body.game.over) == ("lapsed", True)
    await refused("vote_over", play.answer_vote(vote.id, BEN, agree=True))
    fact = await play.game(game.id)
    assert (fact.ending, fact.table.state) == ("played", "over")


async def test_question_is_posted_and_then_edited(world: World) -> None:
    """One message, calling those who have not answered."""
    game = await world.start(Setup(lords=4))
    await world.say()
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
    (posted,) = [n for n in await world.say() if isinstance(n.body, VoteNews)]
    assert posted.living is None
    assert isinstance(posted.body, VoteNews)
    assert {call.seat.seat for call in posted.body.calls} == {2, 3, 4}
    await world.services.play.answer_vote(vote.id, BEN, agree=True)
    (edited,) = [n for n in await world.say() if isinstance(n.body, VoteNews)]
    assert edited.living is not None


async def test_resigned_lords_are_not_asked(world: World) -> None:
    """Only persons left must agree; a resignation can settle the question."""
    game = await world.start(Setup(lords=4))
    play = world.services.play
    await play.resign(game.id, DAN)
    vote = await play.propose(Press(game.id, ANN), Proposal("abort"))
    assert vote.needed == (1, 2, 3)
    await refused("resigned", play.answer_vote(vote.id, DAN, agree=True))
    await play.answer_vote(vote.id, BEN, agree=True)
    fact = await play.resign(game.id, CARA)
    assert fact.ending == "agreed"


async def test_outsiders_are_not_asked(world: World) -> None:
    """A question is for its table."""
    game = await world.start(Setup(lords=2))
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
    await refused("not_at_table", world.services.play.answer_vote(vote.id, EVE, agree=True))
    await refused(
        "not_at_table", world.services.play.propose(Press(game.id, EVE), Proposal("abort"))
    )
    await refused("not_at_table", world.services.play.resign(game.id, EVE))


async def test_lone_person_has_nobody_to_agree_with(world: World) -> None:
    """Asking oneself is no agreement: the leaver would get an unrated end out of it."""
    game = await world.start(Setup(lords=2))
    await world.services.play.resign(game.id, BEN)
    propose = world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
    await refused("vote_alone", propose)


async def test_end_of_a_game_is_told_with_its_last_turn(world: World) -> None:
    """The end carries the result, the seed and the reports not yet said."""
    game = await world.start(Setup(lords=2))
    fact = await world.finish(game.id)
    assert (fact.ending, fact.table.state) == ("played", "over")
    assert fact.seat_on_turn is None
    end = [news.body for news in await world.say() if isinstance(news.body, EndNews)][-1]
    assert end.game.view.result == fact.view.result
    assert end.reports[-1].turn == "6.4"
    assert end.game.seed == fact.seed
    assert end.rounds == 6


async def test_forced_turn_is_played_for_who_wants_it(world: World) -> None:
    """ "Forced moves: play them": a turn without a choice is played after the grace."""
    await world.services.people.change(ANN, forced="play")
    await world.services.people.change(BEN, forced="play")
    game = await world.start(Setup(lords=2))
    forced = 0
    while not (await world.services.play.game(game.id)).over:
        world.clock.advance(60)
        await world.services.jobs.run_due()
        if not (await world.services.play.game(game.id)).over:
            await world.turn(game.id)
    async with world.services.store.read() as connection:
        rows = await games.moves(connection, game.id)
    forced = sum(row.made_by == "forced" for row in rows)
    assert forced
    assert "autopilot" not in (await world.services.play.record(game.id, ANN)).text


async def test_forced_turn_calls_who_wants_it_no_more(world: World) -> None:
    """They were not called while it was to be played."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "0.3")
    on_turn = await world.on_turn(game.id)
    person = BEN if on_turn == ANN else ANN
    await world.services.people.change(person, forced="play")
    await world.turn(game.id)
    await world.say()
    await world.services.people.change(person, forced="ask")
    calls = [one.call for _, one in only(await pass_time(world, 120), TurnNews)]
    assert [one.seat.user for one in calls if one is not None] == [person.id]


async def test_forced_turn_is_asked_for_by_default(world: World) -> None:
    """Without the setting nothing is played for anybody."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "0.4")
    world.clock.advance(3600)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).view.round == 0


@pytest.mark.parametrize("crash", [True, False])
async def test_computer_lord_plays_each_turn_once(world: World, *, crash: bool) -> None:
    """A job found again after a restart finds its turn played."""
    game = await world.start(Setup(lords=4))
    await world.services.play.resign(game.id, await world.on_turn(game.id))
    await world.services.jobs.run_due()
    before = (await world.services.play.game(game.id)).version
    if crash:
        await world.restart()
    assert await world.services.jobs.run_due() == 0
    assert (await world.services.play.game(game.id)).version == before
