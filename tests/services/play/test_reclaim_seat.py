"""A lord is back in a seat that the autopilot plays, or somebody takes a free seat over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from ai import greedy, whole_turn
from engine import Game
from services import records
from services.facts import Person, Press, Refused
from services.facts.games import GameFact, Proposal
from services.facts.news import SeatNews, TidyNews, TurnNews
from services.facts.panels import PanelFact
from services.facts.tables import Pace, SeatFact, Setup
from store import games, tables
from store.rows import GameRow
from tests.helpers.passing import only, pass_time
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, EVE, FAY, GUS, PEOPLE, SERVER, World, best

MINUTE, HOUR, DAY = 60, 3600, 86400
SETUP = Setup(lords=3, pace=Pace("turn", turn=DAY))


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the autopilot not look ahead: what it plays does not matter here."""
    monkeypatch.setattr(
        "services.play.autopilot.whole_turn", lambda game, _lord: whole_turn(game, greedy)
    )


async def row_of(world: World, game: GameFact) -> GameRow:
    """The stored game."""
    async with world.services.context.read() as connection:
        row = await games.game(connection, game.id)
    assert row is not None
    return row


async def seat_of(world: World, game: GameFact, person: Person) -> SeatFact:
    """A person's seat as it is now."""
    found = (await world.services.play.game(game.id)).table.seat_of(person.id)
    assert found is not None
    return found


async def missed(world: World, setup: Setup = SETUP) -> tuple[GameFact, Person]:
    """A game in which somebody has missed a turn just now."""
    game = await world.start(setup)
    late = await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    return game, late


async def until_turn_of(world: World, game: GameFact, person: Person) -> None:
    """Play the turns of the others until a person is on turn again."""
    while await world.on_turn(game.id) != person:
        await world.quickly(game.id)


async def lost(world: World, setup: Setup = SETUP) -> tuple[GameFact, Person]:
    """A game in which somebody has lost their seat."""
    game = await world.start(setup)
    late = await world.on_turn(game.id)
    while not (await seat_of(world, game, late)).lost:
        await until_turn_of(world, game, late)
        world.clock.advance(DAY)
        await world.services.jobs.run_due()
    return game, late


async def told(world: World) -> list[SeatNews]:
    """What is said of seats now."""
    return [one.body for one in await world.say() if isinstance(one.body, SeatNews)]


async def test_lord_is_back_with_one_press(world: World) -> None:
    """What was missed stays noted; the table is told once, and a second press changes nothing."""
    game, late = await missed(world)
    await world.say()
    for _ in range(2):
        fact = await world.services.play.back(Press(game.id, late))
        seat = fact.table.seat_of(late.id)
        assert seat is not None
        assert (seat.present, seat.missed) == (True, 1)
    (news,) = await told(world)
    assert (news.what, news.seat.user) == ("back", late.id)
    await world.turn(game.id)
    acts = [one.body.act for one in await world.say() if isinstance(one.body, TidyNews)]
    assert sorted(acts) == ["delete", "strip"]


Act = Callable[[World, GameFact, Person], Awaitable[object]]
ACTS: dict[str, Act] = {
    "panel": lambda world, game, who: world.services.play.panel(Press(game.id, who)),
    "slot": lambda world, game, who: world.services.play.set_slot(Press(game.id, who), "choose K1"),
    "undo": lambda world, game, who: world.services.play.undo_slot(Press(game.id, who)),
    "end": lambda world, game, who: world.services.play.end_turn(Press(game.id, who)),
    "late end": lambda world, game, who: world.services.play.end_turn(
        Press(game.id, who, version=1)
    ),
    "takeback": lambda world, game, who: world.services.play.takeback(Press(game.id, who)),
    "giant": lambda world, game, who: world.services.play.receive_panel(Press(game.id, who)),
    "plan": lambda world, game, who: world.services.play.plan_panel(Press(game.id, who)),
    "no plan": lambda world, game, who: world.services.play.drop_plan(Press(game.id, who)),
    "question": lambda world, game, who: world.services.play.propose(
        Press(game.id, who), Proposal("abort")
    ),
}


@pytest.mark.parametrize("act", ACTS)
async def test_any_act_brings_its_lord_back(world: World, act: str) -> None:
    """Whatever comes of it, and be it refused."""
    game, late = await missed(world)
    try:
        await ACTS[act](world, game, late)
    except Refused as refusal:
        assert refusal.code in (  # noqa: PT017 - each act is refused in its own way, or not at all
            *("not_your_turn", "turn_over_auto", "receive_none", "plan_none"),
        )
    assert (await seat_of(world, game, late)).present


async def test_acts_of_others_bring_nobody_back(world: World) -> None:
    """Somebody at the table, and somebody who only looks."""
    game, late = await missed(world)
    await world.services.play.panel(Press(game.id, await world.on_turn(game.id)))
    await world.services.play.watch(game.id, late)
    await refused("not_at_table", world.services.play.panel(Press(game.id, EVE)))
    assert not (await seat_of(world, game, late)).present


async def test_back_in_time_for_the_own_turn(world: World) -> None:
    """Within the minute before the autopilot plays: the turn has all its time."""
    game, late = await missed(world)
    await until_turn_of(world, game, late)
    since = world.clock.now()
    world.clock.advance(59)
    await world.services.play.back(Press(game.id, late))
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == late
    assert (await row_of(world, game)).deadline == since + DAY
    world.clock.advance(DAY - MINUTE)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) != late
    assert (await seat_of(world, game, late)).missed == 2


async def test_back_at_the_last_minute(world: World) -> None:
    """The whole time is theirs again, and ten minutes of it are left at least."""
    for turn, left in ((DAY, DAY // 2 + MINUTE), (14 * MINUTE, 10 * MINUTE)):
        game, late = await missed(world, replace(SETUP, pace=Pace("turn", turn=turn)))
        await until_turn_of(world, game, late)
        world.clock.advance(turn // 2 - MINUTE)
        await world.services.play.back(Press(game.id, late))
        row = await row_of(world, game)
        assert row.deadline == world.clock.now() + left
        world.clock.advance(MINUTE)
        await world.services.jobs.run_due()
        assert await world.on_turn(game.id) == late


async def test_who_is_back_does_not_wait_whole_days_for_the_others(world: World) -> None:
    """The first to return to a table of absent lords waits for a share of theirs."""
    game = await world.start(SETUP)
    while any(seat.present for seat in (await world.services.play.game(game.id)).table.seats):
        world.clock.advance(DAY)
        await world.services.jobs.run_due()
    on_turn = await world.on_turn(game.id)
    other = next(
        PEOPLE[seat.user or 0]
        for seat in (await world.services.play.game(game.id)).table.seats
        if seat.user != on_turn.id
    )
    await world.services.play.back(Press(game.id, other))
    world.clock.advance(DAY // 2)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) != on_turn


@pytest.mark.parametrize("again", [False, True])
async def test_lost_seat_is_its_lord_s_as_long_as_nobody_takes_it(
    world: World, again: bool
) -> None:
    """They play nothing before; one more missed turn, and it is lost again."""
    game, late = await lost(world)
    await refused("seat_lost", world.services.play.panel(Press(game.id, late)))
    await until_turn_of(world, game, late)
    assert await world.services.play.most_urgent(late) is None
    if again:
        await world.services.play.take_seat(game.id, late)
    else:
        await world.services.play.back(Press(game.id, late))
    seat = await seat_of(world, game, late)
    assert (seat.present, seat.missed) == (True, 3)
    await until_turn_of(world, game, late)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert (await seat_of(world, game, late)).lost


async def test_back_is_for_the_own_seat(world: World) -> None:
    """Not by another lord's button, nor for who has no seat, gave up, or comes after the end."""
    game, late = await missed(world)
    play = world.services.play
    seat = await seat_of(world, game, late)
    other = next(one for one in (ANN, BEN) if one != late)
    refusal = await refused("not_your_seat", play.back(Press(game.id, other, seat=seat.seat)))
    assert refusal.data["lord"] == late.name
    await refused("not_your_seat", play.back(Press(game.id, EVE, seat=seat.seat)))
    await refused("not_your_seat", play.back(Press(game.id, EVE)))
    await play.resign(game.id, late)
    await refused("resigned", play.back(Press(game.id, late)))
    for one in game.table.seats:
        if one.user != late.id:
            await play.resign(game.id, PEOPLE[one.user or 0])
    await refused("game_over", play.back(Press(game.id, late)))


# -- somebody else ---------------------------------------------------------------------------------


async def test_seat_is_taken_over(world: World) -> None:
    """The newcomer starts afresh, the table is told, and who lost the seat, too."""
    game, late = await lost(world)
    number = (await seat_of(world, game, late)).seat
    await world.say()
    fact = await world.services.play.take_seat(game.id, EVE)
    seat = fact.table.seats[number - 1]
    assert (seat.user, seat.name, seat.present, seat.missed) == (EVE.id, "Eve", True, 0)
    assert fact.table.seat_of(late.id) is None
    assert fact.view.name(number) == "Eve"
    (news,) = await told(world)
    assert (news.what, news.seat.user, news.before) == ("taken", EVE.id, late.name)
    assert news.call is not None
    assert (news.call.seat.user, news.call.seat.name) == (late.id, late.name)
    async with world.services.context.read() as connection:
        (former,) = await tables.former_lords(connection, fact.table.id)
    assert (former.seat, former.user_id, former.name) == (number, late.id, late.name)
    assert (former.game_id, former.version) == (game.id, fact.version - 1)
    await refused("not_at_table", world.services.play.panel(Press(game.id, late)))
    await refused("seat_none", world.services.play.take_seat(game.id, FAY))


@pytest.mark.parametrize("pace", [Pace("turn", turn=DAY), Pace("bank", bank=DAY, increment=HOUR)])
async def test_seat_handed_to_and_fro_buys_no_time(world: World, pace: Pace) -> None:
    """A turn gets a whole turn's time for a newcomer once, whoever gives the seat up again."""
    game, play = await world.start(Setup(lords=3, pace=pace)), world.services.play
    began, giving, taking = world.clock.now(), await world.on_turn(game.id), EVE
    for hours in (23, 22):
        world.clock.advance(hours * HOUR)
        await world.services.jobs.run_due()
        await play.resign(game.id, giving)
        fact = await play.take_seat(game.id, taking)
        giving, taking = taking, giving
    row = await row_of(world, game)
    assert row.turn_version == fact.version
    assert row.deadline is not None
    assert row.deadline <= began + 23 * HOUR + max(DAY, pace.bank + pace.increment)


async def test_who_had_the_seat_before_gets_no_newcomers_time(world: World) -> None:
    """Nor does their bank fill each turn that they hand the seat to and fro."""
    pace = Pace("bank", bank=DAY, increment=HOUR, cap=DAY)
    game, play = await world.start(Setup(lords=2, pace=pace)), world.services.play
    first = await world.on_turn(game.id)
    giving, taking = first, EVE
    left: list[int] = []
    while len(left) < 3:
        if await world.on_turn(game.id) != giving:
            await world.quickly(game.id)
            continue
        await play.resign(game.id, giving)
        await play.take_seat(game.id, taking)
        giving, taking = taking, giving
        deadline = (await row_of(world, game)).deadline
        assert deadline is not None
        left.append(deadline - world.clock.now())
        world.clock.advance(left[-1] - MINUTE)
        await world.quickly(game.id)
    assert left == [DAY, HOUR + MINUTE, HOUR + MINUTE]


async def test_newcomer_plays_and_is_named(world: World) -> None:
    """Reports name who plays; the record who sat there at the start, and the autopilot's turns."""
    game, late = await lost(world)
    number = (await seat_of(world, game, late)).seat
    await world.services.play.take_seat(game.id, EVE)
    await until_turn_of(world, game, EVE)
    ended = await world.turn(game.id)
    assert ended.report.name == "Eve"
    await world.restart()
    fact = await world.finish(game.id)
    assert fact.ending == "played"
    text = (await world.services.play.record(game.id, EVE)).text
    replayed = Game.from_record(text)
    assert replayed.names[number - 1] == late.name
    assert replayed.winners() == fact.view.winners
    (line,) = [one for one in text.splitlines() if one.startswith("autopilot: ")]
    assert line.removeprefix("autopilot: ").split("=")[0] == str(number)
    assert "-" in line
    outcome = records.outcome(text)
    assert f"\nheirs: {number}=" in text
    assert [seat.fate for seat in outcome.seats if seat.seat == number] == ["guest"]
    assert outcome.ended == world.clock.now()


async def test_turn_in_progress_begins_anew_for_who_takes_it(world: World) -> None:
    """With a whole turn's time and an empty draft; the autopilot's own turn is void."""
    game, late = await lost(world)
    await until_turn_of(world, game, late)
    world.clock.advance(59)
    before = await row_of(world, game)
    await world.services.play.take_seat(game.id, EVE)
    world.clock.advance(HOUR)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == EVE
    row = await row_of(world, game)
    assert (row.deadline, row.turn_version) == (before.turn_since + 59 + DAY, row.version)
    panel = await world.services.play.panel(Press(game.id, EVE))
    assert panel.filled == 0
    await refused("button_old", _old_end(world, game, EVE, before.version))
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    seat = await seat_of(world, game, EVE)
    assert (seat.missed, seat.absent, seat.lost) == (1, True, False)


async def _old_end(world: World, game: GameFact, person: Person, version: int) -> object:
    return await world.services.play.end_turn(Press(game.id, person, version=version))


async def test_what_the_former_lord_composed_stays_theirs(world: World) -> None:
    """Nobody looks into the draft of another."""
    game = await world.start(SETUP)
    await world.until(game.id, "1.1")
    gone = await world.on_turn(game.id)
    panel: PanelFact = await world.compose(game.id)
    assert panel.filled > 0
    await world.services.play.resign(game.id, gone)
    await world.services.play.take_seat(game.id, EVE)
    assert (await world.services.play.panel(Press(game.id, EVE))).filled == 0


@pytest.mark.threads
async def test_several_reach_for_one_seat(world: World) -> None:
    """One gets it."""
    game, _ = await lost(world)
    pressed = [world.services.play.take_seat(game.id, one) for one in (EVE, FAY)]
    got = await asyncio.gather(*pressed, return_exceptions=True)
    codes = [one.code for one in got if isinstance(one, Refused)]
    assert codes == ["seat_none"]
    assert len([one for one in got if isinstance(one, GameFact)]) == 1


@pytest.mark.threads
async def test_lord_and_newcomer_reach_for_it_at_once(world: World) -> None:
    """One gets it; the other is told."""
    game, late = await lost(world)
    play = world.services.play
    got = await asyncio.gather(
        play.back(Press(game.id, late)), play.take_seat(game.id, EVE), return_exceptions=True
    )
    codes = [one.code for one in got if isinstance(one, Refused)]
    assert codes in (["seat_none"], ["not_your_seat"])
    seats = (await play.game(game.id)).table.seats
    assert sum(seat.user in (late.id, EVE.id) and seat.present for seat in seats) == 1


async def test_who_may_take_a_seat(world: World) -> None:
    """Nobody who sits there, of another server, or who could not have joined."""
    table = await world.table(Setup(lords=3, who="role", role=7))
    for one in (BEN, CARA):
        helper = Person(one.id, one.name, roles=frozenset((7,)), server=SERVER)
        await world.services.tables.join(table.id, helper)
    game, play = await world.game_of(table.id), world.services.play
    await refused("join_seated", play.take_seat(game.id, ANN))
    helper = Person(EVE.id, "Eve", roles=frozenset((7,)), server=SERVER)
    await refused("seat_none", play.take_seat(game.id, helper))
    await play.resign(game.id, BEN)
    seat = next(one.seat for one in game.table.seats if one.user == BEN.id)
    await refused("resigned", play.take_seat(game.id, BEN))
    await refused("join_role", play.take_seat(game.id, EVE))
    await refused("no_game", play.take_seat(game.id, Person(EVE.id, "Eve", server=1)))
    await refused("no_such_seat", play.take_seat(game.id, helper, 4))
    await refused("seat_taken", play.take_seat(game.id, helper, seat % 3 + 1))
    await play.take_seat(game.id, helper, seat)
    assert (await seat_of(world, game, EVE)).seat == seat


async def test_seat_of_an_invited_table(world: World) -> None:
    """Only who was invited once."""
    table = await world.table(Setup(lords=2, who="invited"))
    await world.services.tables.invite(table.id, ANN, [BEN, EVE])
    await world.services.tables.join(table.id, BEN)
    game = await world.game_of(table.id)
    await world.services.play.resign(game.id, BEN)
    await refused("join_invited", world.services.play.take_seat(game.id, FAY))
    await world.services.play.take_seat(game.id, EVE)


async def test_table_asks_the_same_of_who_comes_later(world: World) -> None:
    """Its minimum of reliability; who just lost their seat elsewhere may fall short of it."""
    game, late = await lost(world)
    table = await world.table(Setup(lords=2, reliability=90), host=FAY)
    await world.services.tables.join(table.id, GUS)
    picky = await world.game_of(table.id)
    await world.services.play.resign(picky.id, GUS)
    refusal = await refused("join_reliability", world.services.play.take_seat(picky.id, late))
    assert refusal.data["percent"] == 100 * 20 // 29
    await world.services.play.take_seat(picky.id, EVE)
    assert (await seat_of(world, game, late)).lost


async def test_table_passes_on_with_its_host_s_seat(world: World) -> None:
    """Whoever sits there now is its host."""
    game = await world.start(SETUP)
    await world.services.play.resign(game.id, ANN)
    await world.services.play.take_seat(game.id, EVE)
    fact = await world.services.play.game(game.id)
    assert (fact.table.host, fact.table.host_name) == (EVE.id, "Eve")


async def test_answer_of_the_former_lord_does_not_bind(world: World) -> None:
    """An open question asks the newcomer."""
    game = await world.start(SETUP)
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
    await world.services.play.answer_vote(vote.id, BEN, agree=True)
    await world.services.play.resign(game.id, BEN)
    await world.services.play.take_seat(game.id, EVE)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    assert fact.vote is not None
    assert (await seat_of(world, game, EVE)).seat in fact.vote.needed
    assert (await seat_of(world, game, EVE)).seat not in fact.vote.agreed


async def test_notes_of_partners_are_not_for_who_comes_later(world: World) -> None:
    """Neither old ones nor the count of what is new; the partner keeps them all."""
    game = await world.start(Setup("royal_wedding", lords=6, teams=True))
    play = world.services.play
    view = (await play.game(game.id)).view
    first, second = (view.kingdoms[0].seats[n] for n in (0, 1))
    gone, stays = (PEOPLE[game.table.seats[seat - 1].user or 0] for seat in (first, second))
    await play.note(game.id, stays, "Take the lakes.")
    await play.resign(game.id, gone)
    world.clock.advance(1)
    await play.take_seat(game.id, GUS)
    assert (await play.notes(game.id, GUS)).notes == ()
    await play.note(game.id, stays, "Welcome.")
    assert [note.text for note in (await play.notes(game.id, GUS)).notes] == ["Welcome."]
    assert len((await play.notes(game.id, stays)).notes) == 2


async def test_next_game_of_a_dynasty_is_the_newcomer_s(world: World) -> None:
    """From its start, in its record, too; the game before keeps who began it."""
    game = await world.start(Setup(lords=2, dynasty=True))
    await world.services.play.resign(game.id, BEN)
    await world.services.play.take_seat(game.id, EVE)
    await world.finish(game.id)
    world.clock.advance(5 * MINUTE)
    await world.services.jobs.run_due()
    second = await world.game_of(game.table.id)
    assert second.number == 2
    for one, named in ((game.id, "Ben"), (second.id, "Eve")):
        text = (await world.services.play.record(one, ANN)).text
        (seats,) = [line for line in text.splitlines() if line.startswith("seats: ")]
        assert seats.endswith(f"={named}")


@pytest.mark.parametrize(("bank", "filled"), [(DAY, DAY // 2), (20 * MINUTE, 30 * MINUTE)])
async def test_bank_of_who_takes_a_seat(world: World, bank: int, filled: int) -> None:
    """An empty bank is filled for one turn at least, but with no more than it can hold."""
    pace = Pace("bank", turn=0, bank=bank, increment=bank // 2, cap=bank * 3 // 2)
    game = await world.start(Setup(lords=3, pace=pace, missed=1))
    late = await world.on_turn(game.id)
    world.clock.advance(bank)
    await world.services.jobs.run_due()
    seat = await seat_of(world, game, late)
    assert seat.lost
    await world.services.play.take_seat(game.id, EVE)
    row = await row_of(world, game)
    assert row.banks is not None
    assert row.banks[seat.seat - 1] == filled


async def test_call_of_the_turn_names_who_is_there_now(world: World) -> None:
    """The next report calls the newcomer, not who left."""
    game, late = await lost(world)
    await world.services.play.take_seat(game.id, EVE)
    await world.say()
    calls: list[int | None] = []
    while EVE.id not in calls:
        assert late.id not in calls
        await world.quickly(game.id)
        said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
        calls += [one.call.seat.user for one in said if one.call is not None]
    assert best(await world.services.play.panel(Press(game.id, EVE))) is not None


async def test_turn_that_nobody_waits_for_any_more_is_called(world: World) -> None:
    """Though the last lord present has given up, their turn waits for them before it is missed."""
    game, late = await missed(world, Setup(lords=2, pace=Pace("turn", turn=DAY)))
    other = await world.on_turn(game.id)
    while await world.on_turn(game.id) == other:
        await world.turn(game.id)
    await world.services.play.resign(game.id, other)
    said = await pass_time(world, HOUR)
    calls = [body.call.seat.user for _, body in only(said, TurnNews)[-1:] if body.call]
    assert calls == [late.id]
    assert (await seat_of(world, game, late)).missed == 1
    await pass_time(world, DAY // 2 - HOUR)
    assert (await seat_of(world, game, late)).missed == 2
