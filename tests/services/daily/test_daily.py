"""The kingdom of the day: one draw for all, one game each, nothing told before the day is over."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from babel.dates import format_date

from ai import COMPUTERS, LevelLord, whole_turn
from engine import Game, Options
from engine.draws import seal
from processes import Hung
from services.clocks.deadlines import DOUBTED
from services.core.context import ServiceContext
from services.core.lord_worker import LordWorker
from services.daily import closing
from services.daily.days import BOXES, GRACE, box_of, setup_for
from services.facts import Press, Refused
from services.facts.daily import DAY, DayTable, MonthFact
from services.facts.news import DailyNews
from services.facts.replay import Source
from store import days, people
from store.day_rows import DayRow
from tests.helpers.clock import START
from tests.helpers.daily import begin, here, pass_to, play, play_on
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, SERVER, World

TODAY = START // DAY
OTHER = SERVER + 50


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have pages at every table, and a squire for the model: they think fast."""
    monkeypatch.setattr("services.daily.days.LEVEL", "page")
    monkeypatch.setattr(closing, "model_of", lambda _row: "squire")


async def row_of(world: World, day: int) -> DayRow | None:
    async with world.services.context.read() as connection:
        return await days.day(connection, day)


async def table(within: World, person: Any = ANN, **asked: Any) -> DayTable:
    return await within.services.daily.table(here(person), **asked)


async def month(within: World, person: Any = ANN, **asked: Any) -> MonthFact:
    return await within.services.daily.month(here(person), **asked)


# -- the draw -------------------------------------------------------------------------------------


def test_kingdomino_and_queendomino_take_turns() -> None:
    """By weekday, so that a week is the same in every week; both are played by the knight."""
    week = [box_of(TODAY - 4 + one) for one in range(7)]  # from a Monday on
    assert week == [BOXES[one % 2] for one in range(7)]
    for day in range(7):
        setup = setup_for(DayRow(day, "00" * 32, box_of(day), "knight", None))
        assert setup.lords == 4
        assert setup.options() == Options(box=box_of(day), players=4)


async def test_everybody_has_the_same_draw_in_every_server(world: World) -> None:
    """The same first line, the same order of the kings, whoever and wherever they are."""
    await world.services.people.change_server(OTHER, icons=(("sawmill", "k1t0"),))
    first = await world.services.play.game(await begin(world, ANN))
    second = await world.services.play.game(await begin(world, BEN, OTHER))
    assert first.view.next_line == second.view.next_line
    assert [one.seat for one in first.view.order] == [one.seat for one in second.view.order]
    assert first.view.draw == second.view.draw
    assert first.table.seats[0].user == ANN.id
    assert [one.computer for one in first.table.seats] == [None, "page", "page", "page"]
    assert first.view.buildings == second.view.buildings


async def test_a_table_is_called_by_its_day_as_people_write_it(world: World) -> None:
    """Two in one channel are told apart."""
    called = f"{datetime.fromtimestamp(START, UTC):%-d %B}"
    tables = [(await world.services.play.game(await begin(world, who))).table for who in (ANN, BEN)]
    assert [one.name for one in tables] == [called, f"{called} 2"]


async def test_a_table_is_called_in_the_language_of_its_server(world: World) -> None:
    """In Discord's, unless the server has chosen one."""
    world.services.context.server_locale = lambda _server: "nl"
    at_home = (await world.services.play.game(await begin(world, ANN))).table
    await world.services.people.change_server(OTHER, language="fr")
    there = (await world.services.play.game(await begin(world, BEN, OTHER))).table
    day = datetime.fromtimestamp(START, UTC)
    said = [format_date(day, "d MMMM", locale=language) for language in ("nl", "fr")]
    assert [at_home.name, there.name] == said


async def test_the_seal_is_known_the_day_before(world: World) -> None:
    """And the seed the day after: it gives the seal that was shown."""
    before = await world.services.daily.today(here(ANN))
    await pass_to(world, TODAY + 1)
    now = await world.services.daily.today(here(ANN))
    assert now.day.seal == before.next_seal
    assert now.day.seed is None
    await play(world, ANN)
    await pass_to(world, TODAY + 2)
    told = (await table(world)).day
    assert told.seed is not None
    assert told.seal == seal(bytes.fromhex(told.seed)) == before.next_seal


# -- one game each --------------------------------------------------------------------------------


async def test_a_day_is_played_once(world: World) -> None:
    """In one server; giving up is not playing, and no second try."""
    await begin(world, ANN)
    for server in (SERVER, OTHER):
        await refused("day_played", begin(world, ANN, server))
    today = await world.services.daily.today(here(ANN))
    assert today.mine is not None
    assert today.mine.state == "playing"
    await world.services.play.resign(today.mine.game, ANN)
    await play_on(world, today.mine.game, 0)
    today = await world.services.daily.today(here(ANN))
    assert today.mine is not None
    assert today.mine.state == "left"
    await refused("day_played", begin(world, ANN))
    await pass_to(world, TODAY + 1)
    await refused("day_none", table(world))


async def test_deleting_ones_data_is_no_way_to_a_second_try(world: World) -> None:
    """The draw is known by then; the next day is a new one."""
    await play(world, ANN)
    await play(world, BEN)
    await world.services.privacy.delete(ANN.id, lambda _language: "Somebody")
    await refused("day_deleted", begin(world, ANN))
    await pass_to(world, TODAY + 1)
    told = await table(world)
    assert told.count == 2
    assert "Ann" not in {one.name for one in told.lines}
    assert told.mine is None
    await begin(world, ANN)


async def test_no_turn_is_taken_back(world: World) -> None:
    """Whoever saw what follows could play it better; not even once the day is over. Nor are there
    hints while others play.
    """
    game = await begin(world, ANN)
    await refused("hints_off", world.services.play.hint(Press(game, ANN)))
    for day in (TODAY, TODAY + 1):
        await pass_to(world, day, 9)
        await play_on(world, game, 2)
        await refused("takeback_off", world.services.play.takeback(Press(game, ANN)))


# -- nothing is told before -----------------------------------------------------------------------


async def test_a_draw_of_today_is_sealed_for_everybody_else(world: World) -> None:
    """Not to be watched, verified, replayed, reviewed, exported; its lord gets no seed."""
    game = await play(world, ANN)
    services, reader = world.services, here(BEN)
    for look in (
        services.play.watch(game, reader),
        services.replay.open(Source("game", game), reader),
        services.reviews.open(game, reader),
        services.records.verify_game(game, reader),
        services.play.record(game, reader),
    ):
        await refused("watch_sealed", look)
    await refused("review_sealed", services.reviews.open(game, here(ANN)))
    assert not await services.replay.choices(reader)
    assert (await services.records.export(SERVER)).sealed == 1
    assert (await services.records.verify_game(game, here(ANN))).seed is None
    row = await row_of(world, TODAY)
    assert row is not None
    assert row.seed not in (await services.records.record(game)).text
    exported = "".join([part async for part in services.privacy.export(here(ANN))])
    assert row.seed not in exported
    await refused("day_none", table(world))
    await pass_to(world, TODAY + 1)
    assert (await services.records.verify_game(game, reader)).seed == row.seed
    assert (await services.play.watch(game, reader)).over
    await services.replay.open(Source("game", game), reader)


async def test_no_table_and_no_ladder_tells_of_today(world: World) -> None:
    """A day's number that somebody forges is none, either."""
    await play(world, ANN)
    await world.services.people.change(ANN, daily_world=True)
    for asked in ({}, {"day": TODAY}, {"day": TODAY + 1}, {"world": True}):
        await refused("day_none", table(world, BEN, **asked))
    assert (await month(world)).lines == ()
    assert (await month(world, world=True)).count == 0


# -- the border -----------------------------------------------------------------------------------


async def test_a_game_that_is_not_over_does_not_count(world: World) -> None:
    """It can be played on, for its own sake; who finished in time is told alone."""
    late, intime = await begin(world, ANN), await begin(world, BEN)
    await play_on(world, late, 3)
    await pass_to(world, TODAY, 23.99)
    await play_on(world, intime)
    await pass_to(world, TODAY + 1)
    told = await table(world)
    assert [one.name for one in told.lines] == ["Ben"]
    assert told.mine is None
    await play_on(world, late)
    assert (await world.services.play.game(late)).over
    assert (await table(world)).count == 1


async def test_a_game_that_nobody_finishes_ends_after_a_week(world: World) -> None:
    """Else they became more and more, until somebody has no room for another."""
    left = await begin(world, ANN)
    await pass_to(world, TODAY + 7)
    assert not (await world.services.play.game(left)).over
    await play(world, BEN)
    await pass_to(world, TODAY + 8)
    ended = await world.services.play.game(left)
    assert ended.ending == "deserted"
    assert (await table(world)).count == 1


async def test_newcomers_may_leave_as_many_as_they_like(world: World) -> None:
    """Nobody waits there for them: it is not held against them, at tables with others either."""
    for day in range(5):
        await pass_to(world, TODAY + day)
        await begin(world, ANN)
    for _ in range(3):
        await world.table(host=ANN)
    await begin_tomorrow(world)
    await refused("join_cap", world.table(host=ANN))


async def begin_tomorrow(world: World) -> None:
    await pass_to(world, world.clock.now() // DAY + 1)
    await begin(world, ANN)


async def test_the_day_is_closed_when_the_lords_had_time_for_their_last_turns(world: World) -> None:
    """Some minutes after midnight; until then nothing is told, and the next day is played."""
    game = await begin(world, ANN)
    await pass_to(world, TODAY, 23.99)
    world.clock.advance((TODAY + 1) * DAY + GRACE - 2 - world.clock.now())
    await play_on(world, game)
    assert (await world.services.daily.today(here(ANN))).day.number == TODAY + 1
    await refused("day_none", table(world))
    world.clock.advance(2)
    await world.services.jobs.run_due()
    assert (await table(world)).count == 1


async def test_a_day_on_which_the_bot_did_not_run_is_none(world: World) -> None:
    """Nobody could play it: no streak ends by that."""
    await play(world, ANN)
    world.clock.advance(2 * DAY + 3600)
    await world.services.jobs.run_due()
    async with world.services.context.read() as connection:
        assert TODAY + 1 not in await days.held(connection, TODAY, TODAY + 2)
    await play(world, ANN)
    await pass_to(world, TODAY + 3)
    assert (await table(world)).lines[0].streak == 2


async def test_a_clock_that_is_ahead_closes_no_day_for_good(world: World) -> None:
    """Once it is right again the day goes on, sealed; all who end it in time count, told once."""
    await world.services.people.change_server(SERVER, daily_channel=CHANNEL)
    await world.services.outages.beat()
    await play(world, ANN)
    late, ahead = await begin(world, BEN), await begin(world, CARA)
    tomorrow = (await world.services.daily.today(here(ANN))).next_seal
    world.clock.advance(2 * DAY)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    assert (await table(world)).count == 1
    await play_on(world, ahead)
    world.clock.advance(-2 * DAY)
    await world.services.outages.beat()
    world.clock.advance(DOUBTED)
    await world.services.outages.beat()
    await refused("day_none", table(world))
    await refused("watch_sealed", world.services.play.watch(late, here(ANN)))
    assert (await world.services.daily.today(here(ANN))).next_seal == tomorrow
    await play_on(world, late)
    await play(world, DAN)
    await pass_to(world, TODAY + 1)
    told = await table(world)
    assert {one.name for one in told.lines} == {"Ann", "Ben", "Cara", "Dan"}
    assert {one.streak for one in told.lines} == {1}
    assert (await world.services.play.watch(late, here(ANN))).over
    said = [one for one in await world.say() if isinstance(one.body, DailyNews)]
    assert len(said) == 1


async def test_a_missed_day_ends_a_streak(world: World) -> None:
    """Whether others played or not."""
    for day in range(4):
        await pass_to(world, TODAY + day)
        if day != 2:
            await play(world, ANN)
        if day != 1:
            await play(world, BEN)
    assert (await world.services.daily.today(here(BEN))).streak == 1
    await pass_to(world, TODAY + 4)
    assert {one.name: one.streak for one in (await table(world)).lines} == {"Ann": 1, "Ben": 2}


async def test_some_minutes_of_an_evening_without_the_bot_excuse_nobody(world: World) -> None:
    """Whoever owns a server can throw it out every day."""
    await play(world, ANN)
    await pass_to(world, TODAY + 1)
    world.clock.advance(20 * 3600)
    await world.services.absent_servers.lost(SERVER)
    world.clock.advance(2 * 3600)
    await world.services.absent_servers.back(SERVER)
    await pass_to(world, TODAY + 2)
    assert (await world.services.daily.today(here(ANN))).streak == 0


async def test_a_day_whose_evening_the_bot_was_away_ends_no_streak(world: World) -> None:
    """Whoever had not finished, or begun, could not any more; elsewhere the day is missed."""
    for person, server in ((ANN, SERVER), (BEN, SERVER), (CARA, OTHER)):
        await play(world, person, server)
    await pass_to(world, TODAY + 1)
    await begin(world, ANN)
    await play(world, DAN, OTHER)
    world.clock.advance(13 * 3600)
    await world.services.absent_servers.lost(SERVER)
    await pass_to(world, TODAY + 2)
    streaks = [(await world.services.daily.today(here(one))).streak for one in (ANN, BEN, CARA)]
    assert streaks == [1, 1, 0]
    await world.services.absent_servers.back(SERVER)
    await world.services.jobs.run_due()
    for person in (ANN, CARA):
        await play(world, person)
    await pass_to(world, TODAY + 3)
    assert {one.name: one.streak for one in (await table(world)).lines} == {"Ann": 2, "Cara": 1}
    assert {one.name: one.streak for one in (await month(world)).lines} == {
        "Ann": 2,
        "Ben": 0,
        "Cara": 1,
    }


# -- tables ---------------------------------------------------------------------------------------


async def test_a_table_tells_who_built_what(world: World) -> None:
    """The best first, in percent of what the model built, whose kingdom is shown beside theirs."""
    games = [await play(world, one) for one in (ANN, BEN)]
    await play(world, CARA, OTHER)
    await pass_to(world, TODAY + 1)
    told = await table(world, BEN)
    facts = [await world.services.play.game(one) for one in games]
    points = sorted((one.view.kingdom_of(1).scorecard.total for one in facts), reverse=True)
    assert [one.points for one in told.lines] == points
    assert told.day.par
    assert told.day.model == "squire"
    for line in told.lines:
        assert line.worth == min(200, round(100 * line.points / told.day.par))
    assert told.mine in told.lines
    assert [one.model for one in told.kingdoms] == [False, False, True]
    assert told.kingdoms[-1].view.kingdom_of(1).scorecard.total == told.day.par
    assert told.kingdoms[0].points == points[0]
    assert (await table(world, BEN, world=True)).count == 3


async def test_equal_kingdoms_share_their_place(world: World) -> None:
    """Both played alike: greedily, with the same dominoes."""
    await play(world, ANN)
    await play(world, BEN)
    await pass_to(world, TODAY + 1)
    assert [one.place for one in (await table(world)).lines] == [1, 1]


async def test_other_servers_name_only_who_agreed(world: World) -> None:
    """All count; who withdraws is gone at once, from days and months that are over, too."""
    await play(world, ANN)
    await play(world, BEN, OTHER)
    await world.services.people.change(BEN, daily_world=True, daily_name="Benjamin")
    await pass_to(world, TODAY + 1)
    told = await table(world, world=True)
    assert [one.name for one in told.lines] == ["Benjamin"]
    assert told.count == 2
    assert told.mine is not None
    assert [one.name for one in (await month(world, world=True)).lines] == ["Benjamin"]
    await world.services.people.change(BEN, daily_world=False)
    assert (await table(world, world=True)).lines == ()
    assert [one.model for one in (await table(world, world=True)).kingdoms] == [True]
    assert (await month(world, world=True)).lines == ()
    assert [one.name for one in (await table(world)).lines] == ["Ann"]


async def test_a_look_costs_the_same_however_many_played(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a thousand lords ten are named; their settings are not read, nor all of them counted."""
    monkeypatch.setattr("services.daily.standings.LINES", 1)
    for one in (ANN, BEN, CARA, DAN):
        await play(world, one)
        await world.services.people.change(one, daily_world=True)
    await pass_to(world, TODAY + 1)
    asked, summed = list[int](), list[object]()
    settings, tally = people.users_settings, days.month_tally

    async def counted(connection: Any, users: list[int]) -> Any:
        asked.append(len(users))
        return await settings(connection, users)

    async def sums(*given: Any, **more: Any) -> Any:
        summed.append(given)
        return await tally(*given, **more)

    monkeypatch.setattr(people, "users_settings", counted)
    monkeypatch.setattr(days, "month_tally", sums)
    for ask in (table, month):
        for reader in (ANN, BEN, CARA):
            told = await ask(world, reader, world=True)
            assert (len(told.lines), told.count) == (1, 4)
            assert told.mine is not None
            assert told.mine.mine
    assert max(asked) <= 4, "two lines, and the reader"
    assert len(summed) == 1, "remembered for a while"
    await world.services.people.change(DAN, daily_world=False)
    world.clock.advance(61)
    assert (await month(world, world=True)).count == 4
    assert len(summed) == 2


async def test_who_deletes_their_data_is_gone_from_months_at_once(world: World) -> None:
    """Though the sums of all are remembered for a while."""
    for one in (ANN, BEN):
        await play(world, one)
        await world.services.people.change(one, daily_world=True, daily_name=one.name)
    await pass_to(world, TODAY + 1)
    for everywhere in (False, True):
        told = await month(world, world=everywhere)
        assert {one.name for one in told.lines} == {"Ann", "Ben"}
    await world.services.privacy.delete(BEN.id, lambda _: "A former lord")
    for everywhere in (False, True):
        told = await month(world, world=everywhere)
        assert [one.name for one in told.lines] == ["Ann"]


async def test_a_name_of_another_server_is_told_nowhere_else(world: World) -> None:
    """Nobody could moderate it there: all servers read that of the account, or none."""
    bad = replace(BEN, name="Your moderators are thieves")
    await play(world, bad, OTHER)
    await world.services.people.change(bad, daily_world=True)
    await pass_to(world, TODAY + 1)
    for told in (await table(world, world=True), await month(world, world=True)):
        assert [one.name for one in told.lines] == [None]
    told = await table(world, replace(bad, server=SERVER), world=True)
    assert [one.name for one in told.lines] == [bad.name], "to themselves"


async def test_who_is_not_on_ladders_is_not_named(world: World) -> None:
    """The place is shown to others, the name to themselves alone."""
    await play(world, ANN)
    await world.services.people.change(ANN, ladders=False, daily_world=True)
    await pass_to(world, TODAY + 1)
    for everywhere in (False, True):
        for reader, name in ((BEN, None), (ANN, "Ann")):
            told = await table(world, reader, world=everywhere)
            assert [one.name for one in told.lines] == [name]
            assert told.kingdoms[0].name == name
            assert [one.name for one in (await month(world, reader)).lines] == [name]


async def test_the_table_is_told_where_the_hosts_want_it(world: World) -> None:
    """Once, in their channel, and only in servers where somebody played."""
    await world.services.people.change_server(SERVER, daily_channel=CHANNEL + 7)
    await play(world, ANN)
    await play(world, BEN, OTHER)
    await world.say()
    await pass_to(world, TODAY + 1)
    (news,) = [one for one in await world.say() if isinstance(one.body, DailyNews)]
    body = news.body
    assert isinstance(body, DailyNews)
    assert (news.table.server, body.channel) == (SERVER, CHANNEL + 7)
    assert [one.name for one in body.table.lines] == ["Ann"]
    assert body.table.mine is None
    await pass_to(world, TODAY + 2)
    assert not [one for one in await world.say() if isinstance(one.body, DailyNews)]


async def test_a_month_adds_up_the_best_days(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some may be missed; the streak is the one they are on."""
    monkeypatch.setattr("services.daily.standings.BEST", 2)
    for day in range(3):
        await pass_to(world, TODAY + day)
        await play(world, ANN)
        if day == 1:
            await play(world, BEN)
    await pass_to(world, TODAY + 3)
    async with world.services.context.read() as connection:
        played = [await days.games_of(connection, TODAY + day) for day in range(3)]
    worth = sorted(one.worth for day in played for one in day if one.user == ANN.id)
    told = await month(world, BEN)
    assert (told.year, told.month, told.best) == (2027, 1, 2)
    assert [(one.name, one.days, one.streak) for one in told.lines] == [
        ("Ann", 3, 3),
        ("Ben", 1, 0),
    ]
    assert told.lines[0].total == sum(worth[1:])
    assert told.mine == told.lines[1]
    assert told.days[-3:] == (TODAY, TODAY + 1, TODAY + 2)
    assert told.lines[1].form[-3:] == (None, 1, None)
    assert (await month(world, back=1)).lines == ()
    assert (await month(world, back=10**9)).year == 2026


async def test_direct_messages_have_the_tables_of_all_servers_alone(world: World) -> None:
    """There is no server to tell of."""
    nowhere = replace(ANN, server=0)
    for ask in (world.services.daily.table, world.services.daily.month):
        await refused("server_needed", ask(nowhere))
    assert (await world.services.daily.month(nowhere, world=True)).lines == ()


async def test_a_day_counts_who_deletes_their_data_while_it_is_closed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The strongest lord thinks for seconds; meanwhile they get another number."""
    for person in (ANN, BEN):
        await play(world, person)
    model = closing._model_game

    async def meanwhile(context: ServiceContext, row: DayRow, **how: Any) -> tuple[str, Game]:
        await world.services.privacy.delete(ANN.id, lambda _language: "Somebody")
        return await model(context, row, **how)

    monkeypatch.setattr(closing, "_model_game", meanwhile)
    await pass_to(world, TODAY + 1)
    assert (await table(world, BEN)).count == 2


async def compiling(*_: object) -> None:
    raise Hung("machine code is compiling")


@pytest.mark.parametrize(("minutes", "model"), [(20, "squire"), (90, "knight")])
async def test_a_table_names_the_lord_that_played(world: World, minutes: int, model: str) -> None:
    """It waits while machine code is compiled; after an hour the strongest plays that needs none.

    Never does another one play in its name.
    """
    await play(world, ANN)
    lords = world.services.context.lords
    world.services.context.lords = LordWorker(compiling)  # type: ignore[arg-type]
    world.clock.advance((TODAY + 1) * DAY + GRACE - world.clock.now())
    for _ in range(minutes):
        await world.services.jobs.run_due()
        world.clock.advance(60)
        if minutes < 60:
            await refused("day_none", table(world))
    world.services.context.lords = lords
    world.clock.advance(600)
    await world.services.jobs.run_due()
    told = await table(world)
    assert told.day.model == model
    row = await row_of(world, TODAY)
    assert row is not None
    assert row.record is not None
    again = Game.from_record(row.record)
    assert (again.result() or ())[0] == told.day.par
    seed, replayed = bytes.fromhex(row.seed), Game.new(again.options, again.names, seed=again.seed)
    players = [LevelLord(COMPUTERS[one][0], seed) for one in (model, "page", "page", "page")]
    while replayed.turn is not None:
        for move in whole_turn(replayed, players[replayed.turn.seat - 1]):
            replayed.play(move)
    assert replayed.result() == again.result()


async def test_a_day_is_closed_once_and_without_a_model(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash before the end does it again; what is closed stays as it is."""
    await play(world, DAN)

    async def fails(*_: object, **__: object) -> None:
        raise Refused("busy")

    with monkeypatch.context() as broken:
        broken.setattr(closing, "_model_game", fails)
        await pass_to(world, TODAY + 1)
        await refused("day_none", table(world))
    await world.restart()
    await pass_to(world, TODAY + 1, 9)
    told = await table(world)
    assert told.count == 1
    row = await row_of(world, TODAY)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert await row_of(world, TODAY) == row
