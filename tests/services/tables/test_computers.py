"""Computer lords at the table: seated, named, playing, and counted for nobody's rating."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

import pytest

from ai import VERSION, Level, LevelLord, offered
from ai.audit import audit
from engine import Game, Move, Options
from services.core.context import Presence
from services.facts import Press
from services.facts.games import GameFact, Proposal
from services.facts.news import News, TurnNews
from services.facts.tables import Setup
from services.play import _takeback
from services.records.outcome import outcome
from services.state import setups
from store import games, reliability_log, statistics, statistics_queries
from store.rows import MoveRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, SERVER, World

PAGES = Setup(lords=3, computers=("page", "page"))
SHORT = Setup("discovery", lords=2, computers=("squire-greedy",))


async def played(world: World, game: int, said: list[News] | None = None) -> GameFact:
    """Play on for the people; computer lords play by themselves. `said`: what is announced."""
    while True:
        await world.services.jobs.run_due()
        if said is not None:
            said += await world.say()
        fact = await world.services.play.game(game)
        if fact.seat_on_turn is None:
            return fact
        pending = [one.seats[0] for one in fact.view.kingdoms if one.pending]
        if fact.seat_on_turn.person and all(fact.table.seats[seat - 1].person for seat in pending):
            await world.quickly(game)
        else:
            world.clock.advance(60)


async def moves_of(world: World, game: int) -> list[MoveRow]:
    async with world.services.context.read() as connection:
        return await games.moves(connection, game)


async def solo(world: World, setup: Setup = PAGES) -> GameFact:
    return await world.game_of((await world.table(setup)).id)


# -- seats ----------------------------------------------------------------------------------------


async def test_a_table_that_computer_lords_fill_begins(world: World) -> None:
    """They sit on the last seats, are told apart, and nobody of them can be called."""
    game = await solo(world)
    assert [seat.name for seat in game.table.seats] == [
        "Ann",
        "Page (computer)",
        "Page 2 (computer)",
    ]
    assert [seat.computer for seat in game.table.seats] == [None, "page", "page"]
    assert [(seat.person, seat.free, seat.account) for seat in game.table.seats[1:]] == [
        (False, False, None)
    ] * 2


async def test_the_host_seats_them_and_frees_their_seats(world: World) -> None:
    """Any seat; the table does not begin while one is free."""
    table = await world.table(Setup(lords=4))
    table = await world.services.tables.add_computer(table.id, ANN, "squire-spiteful", 3)
    table = await world.services.tables.add_computer(table.id, ANN, "page")
    assert [seat.name for seat in table.seats] == [
        "Ann",
        "Page (computer)",
        "Spiteful Squire (computer)",
        None,
    ]
    assert table.setup.computers == ("page", "squire-spiteful")
    taken = world.services.tables.add_computer(table.id, ANN, "page", 2)
    assert (await refused("seat_taken", taken)).offers == ("host",), "not a seat for oneself"
    await refused("not_host", world.services.tables.add_computer(table.id, BEN, "page"))
    await refused("computer_level", world.services.tables.add_computer(table.id, ANN, "king"))
    table = await world.services.tables.free_seat(table.id, ANN, 2)
    assert (table.setup.computers, table.free) == (("squire-spiteful",), (2, 4))
    table = await world.services.tables.add_computer(table.id, ANN, "squire-spiteful", 4)
    assert table.seats[3].name == "Spiteful Squire 2 (computer)"
    table = (await world.services.tables.join(table.id, BEN)).table
    assert table.state == "playing"


@pytest.mark.parametrize("starts", ["full", "host"])
async def test_a_table_begins_when_they_take_its_last_seat(
    world: World, starts: Literal["full", "host"]
) -> None:
    """Nobody else sits there, so nobody is asked; set so, it waits for its host."""
    table = await world.table(Setup(lords=3, starts=starts))
    table = await world.services.tables.add_computer(table.id, ANN, "page")
    assert table.state == "open"
    table = await world.services.tables.add_computer(table.id, ANN, "squire")
    assert table.state == ("playing" if starts == "full" else "open")


async def test_a_server_has_a_usual_pause(world: World) -> None:
    """New set-ups begin with it; the host may choose another one, and a game alone has none."""
    people, tables = world.services.people, world.services.tables
    assert (await tables.fresh(SERVER)).pause == 0
    await people.change_server(SERVER, computers="10")
    await refused("bad_setting", people.change_server(SERVER, computers="7"))
    setup = replace(await tables.fresh(SERVER), lords=PAGES.lords, computers=PAGES.computers)
    game = await until_it_plays(world, (await solo(world, setup)).id)
    began = world.clock.now()
    while (await world.services.play.game(game.id)).version == game.version:
        await world.services.jobs.run_due()
        world.clock.advance(60)
    assert world.clock.now() - began > 10 * 60
    other = await world.table(replace(setup, pause=1), host=BEN)
    assert other.setup.pause == 1
    alone = await tables.solo(SERVER, CHANNEL, CARA, "page", box="discovery")
    assert alone.setup.pause == 0


async def test_who_sits_there_is_asked_whether_they_stay(world: World) -> None:
    """They agreed to play with people; a computer lord itself is never asked."""
    table = await world.table(Setup(lords=3))
    await world.services.tables.join(table.id, BEN)
    table = await world.services.tables.add_computer(table.id, ANN, "page")
    assert [one.user for one in table.asked] == [BEN.id]
    joined = await world.services.tables.join(table.id, BEN)
    assert joined.started


async def test_a_level_without_its_kernel_is_not_offered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without numba Kingdomino has three levels; a draft drops the others, a table keeps them."""
    monkeypatch.setattr("services.state.computers.offered", offered_without_numba)
    table = await world.table(Setup(box="royal_wedding", lords=4))
    table = await world.services.tables.add_computer(table.id, ANN, "duke")
    await refused(
        "computer_level",
        world.services.tables.change(table.id, ANN, box="kingdomino", lords=4),
    )
    setup, dropped = setups.change(table.setup, {"box": "kingdomino", "lords": 4})
    assert (setup.computers, dropped) == ((), ("computers",))
    kingdomino = await world.table(Setup(lords=4), host=BEN)
    await refused("computer_level", world.services.tables.add_computer(kingdomino.id, BEN, "duke"))


def offered_without_numba(options: Options) -> tuple[Level, ...]:
    """The levels that a host without numba offers."""
    return offered(options, has_numba=False)


async def test_a_set_up_has_room_for_a_person(world: World) -> None:
    """At least one; unknown levels are refused."""
    await refused("bad_setup", world.table(Setup(lords=2, computers=("page", "page"))))
    await refused("bad_setup", world.table(Setup(lords=2, computers=("king",))))
    await refused("bad_setup", world.table(Setup(lords=2, pause=7)))
    setup, dropped = setups.change(replace(PAGES, computers=("page",) * 2), {"lords": 2})
    assert (setup.computers, dropped) == (("page",), ("computers",))


async def test_a_table_with_computer_lords_alone_closes(world: World) -> None:
    """None of them becomes its host."""
    table = await world.table(Setup(lords=3, computers=("page",)))
    await world.services.tables.join(table.id, BEN)
    assert (await world.services.tables.table(table.id)).state == "playing"
    table = await world.table(Setup(lords=4, computers=("page",)), host=CARA)
    await world.services.tables.join(table.id, BEN)
    assert (await world.services.tables.leave(table.id, CARA)).host == BEN.id
    assert (await world.services.tables.leave(table.id, BEN)).state == "closed"


async def test_teams_with_computer_lords(world: World) -> None:
    """A partner may be one, on the seat that was chosen for it."""
    setup = Setup(box="royal_wedding", lords=6, teams=True)
    table = await world.table(setup)
    for seat in (4, 2, 3, 5):
        table = await world.services.tables.add_computer(table.id, ANN, "page", seat)
    table = (await world.services.tables.join(table.id, BEN)).table
    assert [seat.computer for seat in table.seats] == [None, *["page"] * 4, None]
    game = await world.game_of(table.id)
    told = await refused("no_partner", world.services.play.note(game.id, ANN, "Hello"))
    assert told.data["lord"] == "Page (computer)"
    assert not (await world.services.play.notes(game.id, ANN)).notes
    while len({move.seat for move in await moves_of(world, game.id)}) < 6:
        world.clock.advance(60)
        await world.services.jobs.run_due()
        fact = await world.services.play.game(game.id)
        if fact.seat_on_turn is not None and fact.seat_on_turn.person:
            await world.quickly(game.id)


# -- turns ----------------------------------------------------------------------------------------


async def test_a_whole_game_against_computer_lords(world: World) -> None:
    """Only the person is called; the record says who they are, and repeats what they play."""
    game = await solo(world, SHORT)
    said = list[News]()
    end = await played(world, game.id, said)
    assert end.ending == "played"
    called = [
        one.body.call.seat.user
        for one in said
        if isinstance(one.body, TurnNews) and one.body.call is not None
    ]
    assert set(called) == {ANN.id}
    record = (await world.services.play.record(game.id, ANN)).text
    seats = outcome(record).seats
    assert [seat.computer for seat in seats] == [None, "squire-greedy"]
    assert f"\nai: {VERSION}\n" in record
    assert "autopilot" not in record
    audited = [turn.verdict for turn in audit(record)]
    assert len(audited) > 10
    assert set(audited) == {"same"}


async def until_it_plays(world: World, game: int) -> GameFact:
    """Play for the people until a computer lord is on turn."""
    while (fact := await world.services.play.game(game)).seat_on_turn is not None:
        if not fact.seat_on_turn.person:
            return fact
        await world.quickly(game)
    raise AssertionError("the game is over")


async def test_they_play_at_once_or_after_a_pause(world: World) -> None:
    """Alone against them nobody waits for takebacks; with a pause the turn comes after it."""
    fact = await until_it_plays(world, (await solo(world)).id)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(fact.id)).version > fact.version
    setup = replace(PAGES, pause=10, computers=("page",) * 2)
    table = await world.table(setup, host=BEN)
    fact = await until_it_plays(world, (await world.game_of(table.id)).id)
    world.clock.advance(599)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(fact.id)).version == fact.version
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(fact.id)).last[-1].by == "computer"


async def test_a_game_alone_is_taken_back_a_number_of_times(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is canceled is kept, so that somebody could fill the disk, two presses at a time."""
    monkeypatch.setattr(_takeback, "ALONE", 2)
    game = (await solo(world)).id
    back = partial(world.services.play.takeback, Press(game, ANN))
    for number in range(3):
        await ann_is_on_turn(world, game)
        await world.quickly(game)
        await ann_is_on_turn(world, game)
        await (refused("takeback_alone", back()) if number == 2 else back())


async def ann_is_on_turn(world: World, game: int) -> None:
    while (on_turn := (await world.services.play.game(game)).seat_on_turn) is None or (
        not on_turn.person
    ):
        world.clock.advance(60)
        await world.services.jobs.run_due()


async def test_people_among_themselves_can_take_back_first(world: World) -> None:
    """Where two people play, a computer lord leaves them the minute that everybody has."""
    table = await world.table(Setup(lords=3, computers=("page",)))
    await world.services.tables.join(table.id, BEN)
    game = (await world.game_of(table.id)).id
    fact = await until_it_plays(world, game)
    while fact.may_take_back is None:
        world.clock.advance(60)
        await world.services.jobs.run_due()
        fact = await until_it_plays(world, game)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game)).version == fact.version
    world.clock.advance(60)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game)).version > fact.version


async def test_a_turn_is_played_once_after_a_crash(world: World) -> None:
    """The job outlives the process, and is done by what comes after it."""
    fact = await until_it_plays(world, (await solo(world)).id)
    await world.restart()
    await world.services.jobs.run_due()
    now = await world.services.play.game(fact.id)
    moves = await moves_of(world, fact.id)
    turns = [(move.turn, move.seat) for move in moves if move.text]
    assert now.version > fact.version
    assert len({move.version for move in moves}) == now.version - 1
    assert len({turn for turn, _ in turns}) == now.version - 1


async def test_what_it_thought_of_is_dropped_if_the_game_has_changed(world: World) -> None:
    """Such as by somebody who gave up meanwhile; then it thinks again."""
    table = await world.table(Setup(lords=3, computers=("page",)))
    await world.services.tables.join(table.id, BEN)
    at = (await world.game_of(table.id)).id
    await until_it_plays(world, at)
    world.clock.advance(60)
    ask, asked = world.services.context.lords.ask, list[int]()

    async def meanwhile(
        game: Game, lord: LevelLord, *, patience: float | None = None, surely: bool = False
    ) -> tuple[Move, ...]:
        asked.append(1)
        if len(asked) == 1:
            await world.services.play.resign(at, BEN)
        return await ask(game, lord)

    world.services.context.lords.ask = meanwhile  # type: ignore[method-assign]
    await world.services.jobs.run_due()
    world.clock.advance(60)
    await world.services.jobs.run_due()
    assert len(asked) > 1
    assert "computer" in {move.made_by for move in await moves_of(world, at)}


async def test_one_that_fails_holds_up_nobody(world: World) -> None:
    """The turn is postponed, and other jobs are done."""
    fact = await until_it_plays(world, (await solo(world)).id)

    async def fails(
        game: Game, lord: LevelLord, *, patience: float | None = None, surely: bool = False
    ) -> tuple[Move, ...]:
        raise ValueError("broken")

    ask = world.services.context.lords.ask
    world.services.context.lords.ask = fails  # type: ignore[method-assign]
    await world.services.jobs.run_due()
    assert (await world.services.play.game(fact.id)).version == fact.version
    world.services.context.lords.ask = ask  # type: ignore[method-assign]
    world.clock.advance(5)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(fact.id)).version > fact.version


# -- what counts ----------------------------------------------------------------------------------


async def statistics_of(world: World, game: int) -> tuple[list[str], int, tuple[int, int]]:
    """The ladder of a game, how many ratings there are on it, Ann's games and wins."""
    async with world.services.context.read() as connection:
        rows = await statistics.results(connection, game)
        lords = {str(row.user_id) if row.user_id else row.fate for row in rows}
        where = (rows[0].server_id, rows[0].ladder)
        rated = await statistics.ratings(connection, *where, lords)
        totals = await statistics_queries.totals(connection, rows[0].server_id, ANN.id)
        assert not await statistics.achievements(connection, rows[0].server_id, {ANN.id, BEN.id})
    return sorted({row.ladder for row in rows}), len(rated), totals


async def deeds(world: World) -> list[str]:
    """What counts for the reliability of Ann and Ben."""
    async with world.services.context.read() as connection:
        return [
            deed.kind
            for user in (ANN.id, BEN.id)
            for deed in await reliability_log.latest(connection, user, 100)
        ]


async def test_a_game_alone_counts_for_nothing(world: World) -> None:
    """No rating, trophy, reliability; nor does it stand in a profile."""
    end = await played(world, (await solo(world, SHORT)).id)
    assert await statistics_of(world, end.id) == (["discovery:2:computer"], 0, (0, 0))
    assert await deeds(world) == []


async def test_people_with_a_computer_lord_have_a_ladder_of_their_own(world: World) -> None:
    """Missed turns cost the seat as ever, but no reliability."""
    table = await world.table(Setup(lords=3, computers=("page",)))
    await world.services.tables.join(table.id, BEN)
    end = await played(world, (await world.game_of(table.id)).id)
    ladders, rated, totals = await statistics_of(world, end.id)
    assert ladders == ["kingdomino:3:computer"]
    assert rated == 6  # of three lords, for all time and for the season
    assert totals == (0, 0)
    assert await deeds(world) == []


async def test_a_computer_lord_neither_votes_nor_is_replaced(world: World) -> None:
    """The person alone decides, and the vote is over at once."""
    table = await world.table(Setup(lords=3, computers=("page",)))
    await world.services.tables.join(table.id, BEN)
    game = (await world.game_of(table.id)).id
    menu = await world.services.play.menu(game, ANN)
    assert menu.replaceable == ()
    await refused(
        "not_idle", world.services.play.propose(Press(game, ANN), Proposal("replace", seat=3))
    )
    vote = await world.services.play.propose(Press(game, ANN), Proposal("abort"))
    assert vote.needed == (1, 2)
    await world.services.play.answer_vote(vote.id, BEN, agree=True)
    assert (await world.services.play.game(game)).ending == "agreed"


async def test_whoever_leaves_them_alone_ends_the_game(world: World) -> None:
    """Nobody is left."""
    game = await solo(world)
    assert (await world.services.play.resign(game.id, ANN)).ending == "deserted"


async def test_a_rematch_has_the_same_lords_one_seat_further(world: World) -> None:
    """It begins at once, since nobody is to be waited for."""
    game = await solo(world, replace(PAGES, computers=("page", "squire")))
    end = await world.services.play.resign(game.id, ANN)
    table = await world.services.tables.rematch(end.id, ANN)
    assert [seat.computer for seat in table.seats] == ["page", "squire", None]
    assert table.state == "playing"


async def test_giants_are_received_by_them(world: World) -> None:
    """In a game with giants nobody waits for a computer lord, either."""
    setup = Setup(lords=3, giants=True, computers=("page", "page"))
    assert (await played(world, (await solo(world, setup)).id)).ending == "played"


async def test_a_host_alone_with_computer_lords_starts_with_fewer(world: World) -> None:
    """Nobody is to be asked whether they stay."""
    table = await world.table(Setup(lords=4, computers=("page",), starts="host"))
    after = await world.services.tables.start(table.id, ANN, fewer=True)
    assert (after.state, after.setup.lords) == ("playing", 2)
    assert [seat.computer for seat in after.seats] == [None, "page"]


async def test_discord_is_not_asked_whether_a_computer_lord_is_there(world: World) -> None:
    """The seat of a host who has left becomes free, a computer lord keeps its own."""
    table = await world.table(Setup(lords=4, computers=("page",)))
    await world.services.tables.join(table.id, BEN)

    async def presence(_server: int, _channel: int, user: int) -> Presence:
        assert user > 0
        return "gone" if user == ANN.id else "sees"

    world.services.context.presence = presence
    after = await world.services.tables.pass_on(table.id, BEN)
    assert (after.host, after.free) == (BEN.id, (1, 3))


async def test_a_button_of_an_earlier_release_agrees_to_the_same(world: World) -> None:
    """A set-up without computer lords has the terms that it had."""
    assert Setup().terms == replace(Setup(), pause=10).terms
    assert Setup().terms != PAGES.terms
