"""Turns played for absent lords at every table: races, giants, ends, what is noted of them."""

from __future__ import annotations

import asyncio

import pytest

from ai import greedy, whole_turn
from services.facts import Person, Press, Refused
from services.facts.games import GameFact, Proposal
from services.facts.news import EndNews
from services.facts.panels import TurnEnded
from services.facts.tables import NO_LIMIT, Pace, SeatFact, Setup
from store import absences, games, reliability_log, tables
from store.rows import GameRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, PEOPLE, World
from tests.services.play.test_giant_turns import last_turn_with_a_giant, sent

MINUTE, HOUR, DAY = 60, 3600, 86400
CLOCK = Pace("turn", turn=DAY)
SETUP = Setup(lords=3, pace=CLOCK)
BOXES = {
    "kingdomino": Setup(lords=2, variants=frozenset(("mighty_duel",)), pace=CLOCK),
    "queendomino": Setup("queendomino", lords=2, pace=CLOCK),
    "giants": Setup(lords=3, giants=True, pace=CLOCK),
    "court": Setup(lords=3, court=True, pace=CLOCK),
    "teams": Setup("royal_wedding", lords=6, teams=True, pace=CLOCK),
    "discovery": Setup("discovery", lords=2, pace=CLOCK),
}
FULL = [
    pytest.param(box, marks=() if box in ("giants", "court") else pytest.mark.full) for box in BOXES
]
"""Games to their end take long, so only the two with most ways to go wrong are always played."""


async def row_of(world: World, game: GameFact) -> GameRow:
    """The stored game."""
    async with world.services.context.read() as connection:
        row = await games.game(connection, game.id)
    assert row is not None
    return row


async def deeds_of(world: World, person: Person) -> list[str]:
    """What is noted of a person, the newest first."""
    async with world.services.context.read() as connection:
        return [deed.kind for deed in await reliability_log.latest(connection, person.id, 100)]


async def seat_of(world: World, game: GameFact, person: Person) -> SeatFact:
    """A person's seat as it is now."""
    found = (await world.services.play.game(game.id)).table.seat_of(person.id)
    assert found is not None
    return found


async def pass_time(world: World, seconds: int) -> None:
    """Let time pass and the worker do what is due."""
    world.clock.advance(seconds)
    await world.services.jobs.run_due()


# -- races -----------------------------------------------------------------------------------------


@pytest.mark.threads
async def test_lord_ends_the_turn_as_its_time_runs_out(world: World) -> None:
    """One of them plays it, whoever is first; a lord who was too late is told what was played."""
    codes = set()
    for first in ("lord", "worker"):
        game = await world.start(SETUP)
        panel = await world.compose(game.id)
        person = PEOPLE[panel.seat.user or 0]
        version = panel.game.version
        world.clock.advance(DAY)
        ending = world.services.play.end_turn(Press(game.id, person, version=version))
        acts = [ending, world.services.jobs.run_due()]
        got = await asyncio.gather(
            *(acts if first == "lord" else acts[::-1]), return_exceptions=True
        )
        fact = await world.services.play.game(game.id)
        assert fact.turn_version == version + 1
        ended = [one for one in got if isinstance(one, TurnEnded)]
        failed = [one for one in got if isinstance(one, Refused)]
        assert len(ended) + len(failed) == 1
        if failed:
            assert failed[0].code == "turn_over_auto"
            assert fact.last[-1].by == "autopilot"
        else:
            assert fact.last[-1].by == "lord"
        codes.add(fact.last[-1].by)
    assert codes <= {"lord", "autopilot"}


async def test_lord_too_late_is_told_what_was_played(world: World) -> None:
    """When, by whom, and which moves; they may take it back as long as nobody has played."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.1")
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    await pass_time(world, DAY)
    report = (await world.services.play.game(game.id)).last[-1]
    late = world.services.play.end_turn(Press(game.id, person, version=panel.game.version))
    refusal = await refused("turn_over_auto", late)
    assert refusal.data["at"] == world.clock.now()
    assert refusal.data["by"] == "autopilot"
    assert refusal.data["moves"] == report.moves
    assert refusal.data["placed"] == report.domino
    assert refusal.data["spot"] == (report.spot or ())
    assert refusal.data["took"] == report.took
    assert "takeback" in refusal.offers


@pytest.mark.threads
async def test_two_processes_end_a_turn_once(world: World) -> None:
    """Both see the same deadline pass."""
    game = await world.start(SETUP)
    before = await row_of(world, game)
    other = World(world.path)
    world.clock.advance(DAY)
    other.clock.advance(DAY)
    try:
        await asyncio.gather(world.services.jobs.run_due(), other.services.jobs.run_due())
        world.clock.advance(MINUTE)
        other.clock.advance(MINUTE)
        await asyncio.gather(world.services.jobs.run_due(), other.services.jobs.run_due())
    finally:
        await other.close()
    assert (await row_of(world, game)).version == before.version + 1


async def test_autopilot_s_turn_is_taken_back_by_its_lord(world: World) -> None:
    """Until somebody plays; it stays missed, and what they play then is to their credit."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.1")
    late = await world.on_turn(game.id)
    before = await deeds_of(world, late)
    await pass_time(world, DAY)
    panel = await world.services.play.takeback(Press(game.id, late))
    assert panel.seat.present
    assert (await row_of(world, game)).deadline == world.clock.now() + 10 * MINUTE
    await world.turn(game.id)
    assert (await seat_of(world, game, late)).missed == 1
    assert await deeds_of(world, late) == ["on_time", "silent", *before]
    following = await world.on_turn(game.id)
    assert following != late
    await pass_time(world, DAY)
    await world.turn(game.id)
    await refused("takeback_played", world.services.play.takeback(Press(game.id, following)))


# -- to the end ------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the autopilot not look ahead: whole games are long."""
    monkeypatch.setattr(
        "services.play.autopilot.whole_turn", lambda game, _lord: whole_turn(game, greedy)
    )


@pytest.mark.parametrize("box", BOXES)
async def test_table_that_everybody_left_ends(world: World, box: str) -> None:
    """Each turn after its whole time, until no seat is anybody's any more."""
    game = await world.start(BOXES[box])
    waited = 0
    while not (await world.services.play.game(game.id)).over:
        await pass_time(world, DAY)
        waited += 1
        assert waited < 40
    fact = await world.services.play.game(game.id)
    assert fact.ending == "deserted"
    assert all(seat.lost and seat.missed == 3 for seat in fact.table.seats)
    assert (await row_of(world, game)).deadline is None
    for seat in fact.table.seats:
        assert await deeds_of(world, PEOPLE[seat.user or 0]) == ["silent"] * 3
    (said,) = [one.body for one in await world.say() if isinstance(one.body, EndNews)]
    assert [seat.seat for seat in said.resigned] == [seat.seat for seat in fact.table.seats]
    assert all(seat.resigned_turn for seat in said.resigned)
    await pass_time(world, 10 * DAY)
    assert (await world.services.play.game(game.id)).version == fact.version


@pytest.mark.parametrize("box", FULL)
async def test_one_plays_on_to_the_end(world: World, box: str) -> None:
    """The autopilot finishes for all others, whoever a giant is on its way to."""
    game, stays = await world.start(BOXES[box]), ANN
    for _ in range(2000):
        fact = await world.services.play.game(game.id)
        if fact.over:
            break
        if await _plays(world, fact, stays):
            continue
        on_turn = fact.seat_on_turn
        waits = on_turn is not None and on_turn.person and on_turn.user != stays.id
        await pass_time(world, DAY if waits else MINUTE)
    assert fact.ending == "played"
    assert fact.view.winners
    kinds = await deeds_of(world, stays)
    assert kinds[0] == "finished"
    assert set(kinds) == {"finished", "on_time"}
    for seat in fact.table.seats:
        if seat.user != stays.id:
            theirs = await deeds_of(world, PEOPLE[seat.user or 0])
            assert ("finished" in theirs) == seat.person
            assert "on_time" not in theirs
    assert (await row_of(world, game)).deadline is None


async def _plays(world: World, fact: GameFact, person: Person) -> bool:
    """Let a person do what waits for them; whether there was anything."""
    seat = fact.table.seat_of(person.id)
    assert seat is not None
    if fact.view.kingdom_of(seat.seat).pending:
        asked = await world.services.play.receive_panel(Press(fact.id, person))
        await world.services.play.receive(Press(fact.id, person), asked.crowns[0].square)
        return True
    if fact.seat_on_turn is not None and fact.seat_on_turn.user == person.id:
        await world.turn(fact.id)
        return True
    return False


async def test_dynasty_whose_lords_were_away(world: World) -> None:
    """The next game begins by itself; who lost their seat is played for in it, too."""
    game = await world.start(Setup(lords=2, dynasty=True, pace=CLOCK, missed=1))
    late = await world.on_turn(game.id)
    stays = ANN if late == BEN else BEN
    await pass_time(world, DAY)
    assert (await seat_of(world, game, late)).lost
    while not (fact := await world.services.play.game(game.id)).over:
        if not await _plays(world, fact, stays):
            await pass_time(world, MINUTE)
    assert fact.ending == "played"
    assert (await deeds_of(world, late)).count("finished") == 0
    await pass_time(world, 5 * MINUTE)
    second = await world.game_of(game.table.id)
    assert second.number == 2
    while (fact := await world.services.play.game(second.id)).view.round == 0:
        if not await _plays(world, fact, stays):
            await pass_time(world, MINUTE)
    by = {one.name: one.by for one in fact.last}
    assert by.get(late.name, "autopilot") == "autopilot"
    assert by.get(stays.name, "lord") == "lord"


@pytest.mark.parametrize("ending", ["agreed", "deserted"])
async def test_game_that_was_not_played_out_is_to_nobody_s_credit(
    world: World, ending: str
) -> None:
    """Ended by agreement, or left by all."""
    game = await world.start(Setup(lords=2, pace=CLOCK))
    play = world.services.play
    if ending == "agreed":
        vote = await play.propose(Press(game.id, ANN), Proposal("abort"))
        await play.answer_vote(vote.id, BEN, agree=True)
    else:
        await play.resign(game.id, ANN)
        await play.resign(game.id, BEN)
    assert (await play.game(game.id)).ending == ending
    assert await deeds_of(world, ANN) == await deeds_of(world, BEN) == []
    assert (await row_of(world, game)).deadline is None


# -- giants ----------------------------------------------------------------------------------------


async def test_giant_that_is_due_at_a_deadline(world: World) -> None:
    """It covers what costs least, then the turn is played, and reported with it."""
    fact, _, person = await sent(world)
    while await world.on_turn(fact.id) != person:
        await world.turn(fact.id)
    await pass_time(world, DAY)
    after = await world.services.play.game(fact.id)
    report = next(one for one in reversed(after.last) if one.name == person.name)
    assert report.by == "autopilot"
    assert [(one.name, one.by) for one in report.received] == [(person.name, "autopilot")]
    assert (await seat_of(world, fact, person)).missed == 1


@pytest.mark.full
async def test_crowns_left_at_the_end_wait_for_nobody_who_is_away(world: World) -> None:
    """After the last turn the autopilot chooses at once for whom it plays."""
    game, seats = await last_turn_with_a_giant(world)
    await world.say()
    async with world.services.context.write() as tx:
        for seat in seats:
            await tables.change_seat(tx.connection, game.table.id, seat, absent_since=tx.now)
    await pass_time(world, MINUTE)
    assert (await world.services.play.game(game.id)).ending == "played"
    (end,) = [one.body for one in await world.say() if isinstance(one.body, EndNews)]
    assert {one.seat for one in end.received if one.by == "autopilot"} == set(seats)


@pytest.mark.full
async def test_crowns_left_at_the_end_wait_longer_for_an_outage(world: World) -> None:
    """Nobody could choose in it, so the day has as many hours more."""
    await world.services.outages.beat()
    game, _ = await last_turn_with_a_giant(world)
    await world.services.outages.alive()
    world.clock.advance(10 * HOUR)
    await world.services.outages.beat()
    await pass_time(world, DAY - MINUTE)
    assert not (await world.services.play.game(game.id)).over
    await pass_time(world, MINUTE)
    assert (await world.services.play.game(game.id)).over


# -- what a clock waits for ------------------------------------------------------------------------


async def test_clock_waits_while_its_lord_is_away(world: World) -> None:
    """An announced absence costs nothing, unless the table honors none."""
    for honors, ends in ((True, False), (False, True)):
        game = await world.start(Setup(lords=3, pace=CLOCK, vacation=honors))
        person = await world.on_turn(game.id)
        now = world.clock.now()
        async with world.services.context.write() as tx:
            span = (now + HOUR, now + HOUR + 5 * DAY)
            await absences.add_absence(tx.connection, person.id, span, "", now)
        await pass_time(world, DAY)
        assert (await world.on_turn(game.id) != person) == ends
        if not ends:
            await pass_time(world, 5 * DAY - 1)
            assert await world.on_turn(game.id) == person
            assert (await row_of(world, game)).deadline == now + 6 * DAY
            await pass_time(world, 1)
            assert await world.on_turn(game.id) != person


async def test_clock_waits_on_quiet_weekends(world: World) -> None:
    """The world begins on a Friday morning: a day's turn ends on Friday or on Monday."""
    for person in PEOPLE.values():
        await world.services.people.change(person, zone="Europe/Berlin", weekends=True)
    world.clock.advance(1)
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    await pass_time(world, 3 * DAY - MINUTE)
    assert await world.on_turn(game.id) == person
    await pass_time(world, MINUTE)
    assert await world.on_turn(game.id) != person


async def test_paused_game_plays_nothing(world: World) -> None:
    """Neither a turn whose time is over nor that of an absent lord."""
    for absent in (False, True):
        game = await world.start(SETUP)
        if absent:
            late = await world.on_turn(game.id)
            await pass_time(world, DAY)
            while await world.on_turn(game.id) != late:
                await world.turn(game.id)
        person = await world.on_turn(game.id)
        async with world.services.context.write() as tx:
            await games.set_clock(tx.connection, game.id, paused_at=tx.now, deadline=None)
        await pass_time(world, 10 * DAY)
        assert await world.on_turn(game.id) == person


async def test_time_that_was_given_counts(world: World) -> None:
    """An hour of credit is an hour more; the job planned before finds it out."""
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    async with world.services.context.write() as tx:
        await games.set_clock(tx.connection, game.id, credit=HOUR)
    await pass_time(world, DAY)
    assert await world.on_turn(game.id) == person
    await pass_time(world, HOUR - 1)
    assert await world.on_turn(game.id) == person
    await pass_time(world, 1)
    assert await world.on_turn(game.id) != person


async def test_game_of_a_release_without_clocks(world: World) -> None:
    """It has no limit, and none comes with its next turns."""
    game = await world.start(Setup(lords=3, pace=NO_LIMIT))
    async with world.services.context.write() as tx:
        await games.set_clock(tx.connection, game.id, deadline=None, credit=0, banks=None)
    await world.turns(game.id, 4)
    await pass_time(world, 300 * DAY)
    fact = await world.services.play.game(game.id)
    assert fact.clock is not None
    assert (fact.clock.deadline, fact.clock.banks, fact.over) == (None, (), False)


async def test_bank_runs_out(world: World) -> None:
    """Turn by turn, and then the autopilot plays with what is added to it."""
    pace = Pace("bank", turn=0, bank=2 * DAY, increment=HOUR, cap=3 * DAY)
    game = await world.start(Setup(lords=3, pace=pace))
    late = await world.on_turn(game.id)
    number = (await seat_of(world, game, late)).seat
    spent = 0
    while (await seat_of(world, game, late)).missed == 0:
        if await world.on_turn(game.id) == late:
            row = await row_of(world, game)
            assert row.banks is not None
            assert row.banks[number - 1] == 2 * DAY - spent
            await pass_time(world, 20 * HOUR)
            if await world.on_turn(game.id) == late:
                await world.turn(game.id)
                spent += 19 * HOUR
        else:
            await world.turn(game.id)
    row = await row_of(world, game)
    assert row.banks is not None
    assert row.banks[number - 1] == HOUR
