"""Lists, finding the game that is meant, watching, records, scores, settings."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine import Game
from services.facts import Person, Press
from services.facts.games import Proposal
from services.facts.people import UserSettings
from services.facts.tables import NO_LIMIT, Pace, ServerSettings, Setup
from services.play._turn_forecast import coming_seats
from services.records.header import pseudonym
from store import reliability_log
from store.rows import DeedRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, EVE, PEOPLE, SERVER, World

HOUR = 3600


async def test_games_that_wait_for_me_come_first_the_longest_waiting_first(world: World) -> None:
    """Most urgent first; the others follow."""
    games = []
    for _ in range(3):
        games.append(await world.start(Setup(lords=2)))
        world.clock.advance(60)
    mine = await world.services.play.games_of(ANN, "mine", SERVER)
    waits = [line.waits for line in mine.lines]
    assert waits == sorted(waits, key=lambda wait: wait is None)
    sinces = [line.since for line in mine.lines if line.waits == "turn"]
    assert sinces == sorted(sinces)
    assert mine.waiting == sum(wait == "turn" for wait in waits)
    waiting = await world.services.play.games_of(ANN, "waiting", SERVER)
    assert waiting.lines == tuple(line for line in mine.lines if line.waits)
    urgent = await world.services.play.most_urgent(ANN)
    assert urgent == (waiting.lines[0] if waiting.lines else None)


async def test_what_has_the_least_time_left_comes_first(world: World) -> None:
    """A quick table opened last is more urgent than a slow one; no limit comes after both."""
    setups = (
        Setup(lords=2, pace=NO_LIMIT),
        Setup(lords=2),
        Setup(lords=2, pace=Pace("turn", HOUR)),
    )
    games = [await world.start(setup) for setup in setups]
    for game in games:
        while await world.on_turn(game.id) != ANN:
            await world.turn(game.id)
    mine = await world.services.play.games_of(ANN, "mine", SERVER)
    assert [line.game for line in mine.lines] == [game.id for game in reversed(games)]
    now = world.clock.now()
    assert [line.deadline for line in mine.lines] == [now + HOUR, now + 24 * HOUR, None]
    urgent = await world.services.play.most_urgent(ANN)
    assert urgent is not None
    assert urgent.game == games[-1].id


async def test_running_games_of_a_server_can_be_watched(world: World) -> None:
    """By those who don't play there; a table may keep to itself."""
    game = await world.start(Setup(lords=2))
    await world.start(Setup(lords=2, watching="table"))
    await world.table(Setup(lords=3))
    watched = await world.services.play.games_of(EVE, "watching", SERVER)
    assert [line.game for line in watched.lines] == [game.id]
    for person, server in ((ANN, SERVER), (EVE, None), (EVE, SERVER + 1)):
        assert not (await world.services.play.games_of(person, "watching", server)).lines


async def test_open_tables_tell_whom_they_would_seat(world: World) -> None:
    """By role, invitation and reliability."""
    asks = Setup(lords=3, reliability=90)
    for host, setup in (
        (CARA, Setup(lords=3)),
        (CARA, Setup(lords=3, who="invited")),
        (CARA, Setup(lords=3, who="role", role=7)),
        (DAN, asks),
    ):
        await world.table(setup, host)

    async def fits(person: Person) -> list[bool]:
        found = await world.services.play.games_of(person, "open", SERVER)
        return [line.fits for line in found.lines]

    assert await fits(EVE) == [True, False, False, True]
    assert await fits(replace(EVE, roles=frozenset({7}))) == [True, False, True, True]
    game = (await world.start()).id
    async with world.services.context.write() as tx:
        for version in range(3):
            deed = DeedRow(game, version + 1, EVE.id, "silent", tx.now)
            await reliability_log.save_entry(tx.connection, deed)
    assert await fits(EVE) == [True, False, False, False]
    assert await fits(CARA) == [True] * 4


async def paced(world: World, game: int, turn: str, pace: dict[int, int]) -> None:
    """Play until a turn begins; each lord takes the seconds of their seat."""
    while (fact := await world.services.play.game(game)).view.turn.text() != turn:  # type: ignore[union-attr]
        assert fact.seat_on_turn is not None
        world.clock.advance(pace[fact.seat_on_turn.seat])
        await world.turn(game)


async def test_next_turn_is_told_by_the_pace_of_those_before(world: World) -> None:
    """The sum of what they usually take, less what has passed; nothing once one is late."""
    pace = {1: 100, 2: 3600, 3: 7200, 4: 50}
    game = await world.start(Setup(lords=4))
    first = await world.services.play.next_turn(await last_lord(world, game.id))
    assert first is not None
    assert (first.game, first.turns, first.seconds) == (game.id, 3, None)
    await paced(world, game.id, "3.1", pace)
    fact = await world.services.play.game(game.id)
    order = [slot.seat for slot in fact.view.order]
    lord = PEOPLE[fact.table.seats[order[2] - 1].user or 0]
    world.clock.advance(10)
    told = await world.services.play.next_turn(lord)
    assert told is not None
    usual = [pace[seat] for seat in order[:2]]
    assert (told.turns, told.seconds) == (2, sum(usual) - 10)
    world.clock.advance(usual[0])
    late = await world.services.play.next_turn(lord)
    assert late is not None
    assert late.seconds is None


async def last_lord(world: World, game: int) -> Person:
    """The lord who is on turn last in the first round."""
    fact = await world.services.play.game(game)
    return PEOPLE[fact.table.seats[fact.view.order[-1].seat - 1].user or 0]


async def test_next_turn_is_in_the_game_with_the_fewest_turns_before(world: World) -> None:
    """Of several games; who is in none, or has given up, has no next turn."""
    assert await world.services.play.next_turn(EVE) is None
    slow, quick = await world.start(Setup(lords=4)), await world.start(Setup(lords=2))
    for game in (slow, quick):
        while await world.on_turn(game.id) == BEN:
            await world.turn(game.id)
    told = await world.services.play.next_turn(BEN)
    assert told is not None
    views = {g.id: (await world.services.play.game(g.id)).view for g in (slow, quick)}
    turns = {id: coming_seats(view).index(2) for id, view in views.items()}
    assert (told.game, told.turns) == min(turns.items(), key=lambda one: (one[1], one[0]))
    for id in turns:
        await world.services.play.resign(id, BEN)
    assert await world.services.play.next_turn(BEN) is None


async def test_turns_played_for_a_lord_take_a_minute(world: World) -> None:
    """Who gave up is played at once, whatever their own turns took."""
    game = await world.start(Setup(lords=2))
    await paced(world, game.id, "2.1", {1: 5000, 2: 5000})
    person = await world.on_turn(game.id)
    other = ANN if person == BEN else BEN
    await world.services.play.resign(game.id, person)
    told = await world.services.play.next_turn(other)
    assert told is not None
    assert told.seconds == told.turns * 60


async def test_no_next_turn_is_told_in_the_last_turns(world: World) -> None:
    """Whose last turn is over waits for the end."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "6.4")
    fact = await world.services.play.game(game.id)
    person = await world.on_turn(game.id)
    other = next(one for one in (ANN, BEN) if one != person)
    told = await world.services.play.next_turn(other)
    assert fact.view.round == fact.view.rounds
    assert told is None


async def test_line_of_a_game_tells_round_and_lord(world: World) -> None:
    """What a list shows without opening the game."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "2.1")
    (line,) = (await world.services.play.games_of(ANN, "mine", None)).lines
    assert (line.game, line.round, line.rounds, line.mine) == (game.id, 2, 12, 1)
    fact = await world.services.play.game(game.id)
    assert line.on_turn == fact.seat_on_turn


async def test_invitations_and_questions_wait_too(world: World) -> None:
    """They are listed with what they wait for."""
    game = await world.start(Setup(lords=4))
    table = await world.table(host=EVE)
    await world.services.tables.invite(table.id, EVE, [BEN])
    await world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
    person = await world.on_turn(game.id)
    other = next(one for one in (BEN, CARA, DAN) if one != person)
    lines = (await world.services.play.games_of(other, "waiting", None)).lines
    assert lines[0].waits == "vote"
    ben = (await world.services.play.games_of(BEN, "waiting", None)).lines
    assert ben[-1].waits == "invitation"
    assert (await world.services.play.games_of(ANN, "mine", None)).lines[0].waits in (None, "turn")


async def test_open_and_finished_tables_are_listed(world: World) -> None:
    """Open ones of the server, finished ones of the person."""
    await world.table(host=EVE)
    game = await world.start(Setup(lords=2))
    await world.services.play.resign(game.id, ANN)
    await world.services.play.resign(game.id, BEN)
    play = world.services.play
    assert len((await play.games_of(ANN, "open", SERVER)).lines) == 1
    assert (await play.games_of(ANN, "open", 1)).lines == ()
    assert [one.game for one in (await play.games_of(ANN, "finished", None)).lines] == [game.id]
    assert (await play.games_of(ANN, "mine", SERVER)).open_here == 1


async def test_list_of_nobody_is_empty(world: World) -> None:
    """Somebody who never played."""
    found = await world.services.play.games_of(EVE, "mine", SERVER)
    assert (found.lines, found.waiting) == ((), 0)
    assert await world.services.play.most_urgent(EVE) is None


async def test_command_means_the_thread_s_game(world: World) -> None:
    """Whoever types it there."""
    game = await world.start()
    await world.services.outbox.thread_made(game.table, 777)
    found = await world.services.play.find(EVE, channel=777)
    assert found.id == game.id


async def test_command_outside_means_the_only_game(world: World) -> None:
    """Else it asks, or says that there is none."""
    play = world.services.play
    await refused("no_game_here", play.find(ANN, channel=CHANNEL))
    game = await world.start(Setup(lords=2))
    assert (await play.find(ANN)).id == game.id
    assert (await play.find(BEN, channel=1)).id == game.id
    other = await world.start(Setup(lords=4))
    assert (await play.find(CARA)).id == other.id


async def test_command_that_fits_several_games_asks(world: World) -> None:
    """With the games, the most urgent first; the only one waiting is meant."""
    games = [await world.start(Setup(lords=2)) for _ in range(3)]
    on_turn = [await world.on_turn(game.id) for game in games]
    for person in (ANN, BEN):
        count = on_turn.count(person)
        if count == 1:
            found = await world.services.play.find(person)
            assert found.seat_on_turn is not None
            assert found.seat_on_turn.user == person.id
        else:
            refusal = await refused("which_game", world.services.play.find(person))
            lines = refusal.data["games"]
            assert isinstance(lines, tuple)
            assert len(lines) == 3


async def test_game_of_another_server_is_not_there(world: World) -> None:
    """Who asks elsewhere, or in direct messages, sees but the games they play in."""
    game = await world.start(Setup(lords=2))
    play = world.services.play
    for server in (SERVER + 1, 0):
        await refused("no_game", play.watch(game.id, replace(EVE, server=server)))
        await refused("no_game", play.record(game.id, replace(EVE, server=server)))
        assert (await play.watch(game.id, replace(BEN, server=server))).id == game.id
    assert (await play.watch(game.id, replace(EVE, server=SERVER))).id == game.id


async def test_table_may_keep_watchers_out(world: World) -> None:
    """Lords look; others are refused where the table is for itself."""
    game = await world.start(Setup(lords=2, watching="table"))
    play = world.services.play
    assert (await play.watch(game.id, BEN)).id == game.id
    await refused("watch_table", play.watch(game.id, EVE))
    await refused("watch_table", play.record(game.id, EVE))
    await refused("watch_table", play.explain(game.id, EVE))
    open_game = await world.start(Setup(lords=2))
    assert (await play.watch(open_game.id, EVE)).id == open_game.id


# -- records ---------------------------------------------------------------------------------------


async def test_record_hides_the_seed_until_the_end(world: World) -> None:
    """In the notation, a public export leaves it out; afterwards it replays."""
    game = await world.start(Setup(lords=2))
    await world.turns(game.id, 5)
    text = (await world.services.play.record(game.id, ANN)).text
    assert "seed:" not in text
    assert f"draw: {game.view.draw}" in text
    fact = await world.finish(game.id)
    record = await world.services.play.record(game.id, ANN)
    assert f"seed: {fact.seed}" in record.text
    replayed = Game.from_record(record.text)
    assert replayed.result() == fact.view.result
    assert replayed.to_record() == record.text


async def test_record_as_json_says_the_same(world: World) -> None:
    """Header, turns and score cards."""
    game = await world.start(Setup(lords=2, name="Harvest Moon"))
    await world.turns(game.id, 8)
    record = await world.services.play.record(game.id, EVE)
    data = json.loads(record.json)
    assert data["header"]["box"] == "kingdomino"
    assert len(data["turns"]) == 8
    assert data["turns"][-1]["moves"][0].startswith("place")
    assert data["kingdoms"][0]["seats"] == [1]
    assert record.filename == f"2027-01-15-harvest-moon-{game.id}"


async def test_players_have_lasting_pseudonyms_of_their_server(world: World) -> None:
    """The same in every record of a server, and no way back to the person."""
    texts = []
    for _ in range(2):
        game = await world.start(Setup(lords=2))
        texts.append((await world.services.play.record(game.id, ANN)).text)
        await world.restart()
    lines = {line for text in texts for line in text.splitlines() if line.startswith("players:")}
    assert len(lines) == 1
    assert pseudonym("a", 1) != pseudonym("b", 1)


# -- scores ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variants", [frozenset(), frozenset({"harmony", "middle_kingdom"})])
async def test_score_is_explained_line_by_line(world: World, variants: frozenset[str]) -> None:
    """Every line is its sum, and the lines add up to the total."""
    game = await world.start(Setup(lords=2, variants=variants))
    fact = await world.finish(game.id)
    for sheet in await world.services.play.explain(game.id, EVE):
        assert sum(line.points for line in sheet.lines) == sheet.total
        assert sheet.total == fact.view.kingdom_of(sheet.seats[0]).scorecard.total
        for line in sheet.lines:
            if line.parts:
                assert line.points == sum(squares * crowns for squares, crowns in line.parts)
        assert {line.key for line in sheet.lines} >= set(variants)


# -- a domino that fits nowhere --------------------------------------------------------------------


async def test_domino_that_fits_nowhere_is_explained(world: World) -> None:
    """The discard is filled in; the nearest tries each name the rule that forbids them."""
    play = world.services.play
    for _ in range(12):
        game = await world.start(Setup(lords=2))
        while not (await play.game(game.id)).over:
            person = await world.on_turn(game.id)
            panel = await play.panel(Press(game.id, person))
            if panel.discards:
                tries = await play.near_tries(game.id, person)
                assert panel.spots is None
                assert panel.chosen is None
                assert await play.places(game.id, person) >= len(tries) > 0
                codes = [one.refusal.code for one in tries]
                assert set(codes) <= {"area", "no_connection"}
                assert len(codes) == len({(one.left, one.right) for one in tries}) <= 8
                if "no_connection" in codes:  # one line of each reason before more of the same
                    first = codes.index("no_connection")
                    assert len({str(one.refusal.data) for one in tries[:first]}) == first
                return
            await world.turn(game.id)
    pytest.fail("no domino was discarded in twelve games")


# -- settings --------------------------------------------------------------------------------------


async def test_settings_of_a_person_are_kept(world: World) -> None:
    """Saved at once, one field at a time."""
    people = world.services.people
    assert await people.settings(ANN.id) == UserSettings()
    await people.change(ANN, notice="direct", board_first=True)
    await people.change(ANN, language="de")
    await world.restart()
    expected = UserSettings(notice="direct", board_first=True, language="de")
    assert await world.services.people.settings(ANN.id) == expected
    assert await world.services.people.settings(BEN.id) == UserSettings()


async def test_settings_of_a_server_are_kept(world: World) -> None:
    """With the default set-up as a whole."""
    setup = Setup(box="discovery", lords=2, variants=frozenset({"harmony"}))
    await world.services.people.change_server(SERVER, default_setup=setup, language="en")
    await world.restart()
    found = await world.services.people.server(SERVER)
    assert found == ServerSettings(default_setup=setup, language="en")


@pytest.mark.parametrize(
    "changes", [{"notice": "loud"}, {"color": "red"}, {"board_first": "yes"}, {"forced": "maybe"}]
)
async def test_settings_that_make_no_sense_are_refused(
    world: World, changes: dict[str, object]
) -> None:
    """Values come from clients."""
    await refused("bad_setting", world.services.people.change(ANN, **changes))
    assert await world.services.people.settings(ANN.id) == UserSettings()


async def test_default_setup_must_be_allowed(world: World) -> None:
    """R19 holds for it as well."""
    call = world.services.people.change_server(SERVER, default_setup=Setup(lords=7))
    await refused("bad_setup", call)
    await refused("bad_setting", world.services.people.change_server(SERVER, place="nowhere"))


async def test_record_keeps_the_server_s_settings(world: World) -> None:
    """The salt of the pseudonyms is stored beside them."""
    await world.services.people.change_server(SERVER, language="en")
    game = await world.start()
    await world.services.play.record(game.id, ANN)
    assert (await world.services.people.server(SERVER)).language == "en"
    before = (await world.services.play.record(game.id, ANN)).text
    await world.services.people.change_server(SERVER, detail="round")
    assert (await world.services.play.record(game.id, ANN)).text == before


async def test_whoever_plays_in_no_game_may_mean_one_that_is_over(world: World) -> None:
    """For its record, say: the only one, else they are asked which; others are not found."""
    play = world.services.play
    setup = Setup("discovery", lords=2)
    first = (await world.finish((await world.start(setup)).id)).id
    await refused("no_game_here", play.find(ANN))
    assert (await play.find(ANN, ended=True)).id == first
    await refused("no_game_here", play.find(EVE, ended=True))
    second = (await world.finish((await world.start(setup)).id)).id
    refusal = await refused("which_game", play.find(ANN, ended=True))
    lines = refusal.data["games"]
    assert isinstance(lines, tuple)
    assert {line.game for line in lines} == {first, second}
    running = await world.start(setup)
    assert (await play.find(ANN, ended=True)).id == running.id
