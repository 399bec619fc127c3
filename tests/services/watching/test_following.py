"""Following games and lords: digests by direct message, an hour apart, never in the night."""

from __future__ import annotations

import pytest

from services.core.outbox_bodies import GamePart
from services.facts import Person, Press
from services.facts.news import TurnNews
from services.facts.tables import Setup
from services.facts.watching import FollowNews, How
from services.watching import digests as _digests
from services.watching._following import MAX_FOLLOWS
from store import Connection, follows, jobs
from tests.helpers.passing import only, pass_time
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, DAN, EVE, FAY, SERVER, World
from tests.services.play.test_turns import heard

HOUR = 3600
ONLOOKER = Person(50, "Olga", server=SERVER)


async def digests(world: World, seconds: int) -> list[tuple[int, FollowNews]]:
    """Let time pass; returns the digests with the seconds since then."""
    return only(await pass_time(world, seconds), FollowNews)


async def test_turns_are_told_an_hour_apart_and_each_once(world: World) -> None:
    """The first digest a minute after the turn that it tells, since that may be taken back."""
    game = await world.start(Setup(lords=2))
    chosen = await world.services.watching.follow_game(game.id, ONLOOKER, "turn")
    assert (len(chosen.follows), chosen.begun) == (1, True)
    assert await digests(world, HOUR) == []
    await world.turn(game.id)
    first = await digests(world, 5 * 60)
    assert [at for at, _ in first] == [60]
    assert first[0][1].user == ONLOOKER.id
    (told,) = first[0][1].games
    assert len(told.reports) == 1
    await world.turns(game.id, 2)
    later = await digests(world, 3 * HOUR)
    assert [at for at, _ in later] == [HOUR + 60 - 5 * 60]
    versions = [one.version for _, news in first + later for one in news.games[0].reports]
    assert len(versions) == len(set(versions)) == 3


async def test_rounds_and_ends_are_told_to_who_wants_no_more(world: World) -> None:
    """Every round once it is over; only the end when that has come, and then it is forgotten."""
    game = await world.start(Setup(lords=2))
    await world.services.watching.follow_game(game.id, EVE)
    await world.services.watching.follow_game(game.id, FAY, "end")
    await world.until(game.id, "1.2")
    assert await digests(world, 2 * HOUR) != []
    await world.turn(game.id)
    assert await digests(world, 2 * HOUR) == []
    await world.until(game.id, "2.1")
    ((_, news),) = await digests(world, 2 * HOUR)
    (told,) = news.games
    assert (news.user, told.reports, told.over) == (EVE.id, (), False)
    assert told.round_end is not None
    assert told.round_end.round == 1
    for lord in (ANN, BEN):
        await world.services.play.resign(game.id, lord)
    ended = [news for _, news in await digests(world, 2 * HOUR)]
    assert {news.user for news in ended} == {EVE.id, FAY.id}
    assert all(news.games[0].over for news in ended)
    assert (await world.services.watching.follows(FAY)).follows == ()
    await refused("follow_over", world.services.watching.follow_game(game.id, FAY))


async def test_a_lord_is_followed_from_game_to_game(world: World) -> None:
    """That a game begins is told; of turns their own alone."""
    await world.start(Setup(lords=2))
    world.clock.advance(1)
    await world.services.watching.follow_lord(BEN, ONLOOKER, SERVER, "turn")
    second = await world.start(Setup(lords=3))
    ((_, began),) = await digests(world, HOUR)
    assert [(one.game.id, one.began) for one in began.games] == [(second.id, True)]
    await world.until(second.id, "1.1")
    ((_, news),) = await digests(world, 2 * HOUR)
    (told,) = news.games
    seat = second.table.seat_of(BEN.id)
    assert seat is not None
    assert told.lords == (seat.seat,)
    assert {one.seat for one in told.reports} == {seat.seat}


async def test_whoever_hides_is_not_followed(world: World) -> None:
    """As /watch does not list their games; whom they have blocked learns nothing either."""
    await world.start(Setup(lords=2))
    follow = world.services.watching.follow_lord
    await follow(BEN, ONLOOKER, SERVER, "turn")
    await world.services.blocks.set(ANN, ONLOOKER.id, on=True)
    await refused("follow_nobody", follow(ANN, ONLOOKER, SERVER))
    await follow(BEN, DAN, SERVER, "turn")
    await world.services.blocks.set(BEN, DAN.id, on=True)  # from now on
    await world.start(Setup(lords=2))
    assert [news.user for _, news in await digests(world, 2 * HOUR)] == [ONLOOKER.id]
    await world.services.people.change(BEN, ladders=False)
    await refused("profile_hidden", follow(BEN, FAY, SERVER))
    await world.start(Setup(lords=2))
    assert await digests(world, 2 * HOUR) == []


async def test_nothing_rings_in_quiet_hours(world: World) -> None:
    """The digest waits until they end; what happened meanwhile is in it."""
    await world.services.people.change(ONLOOKER, zone="UTC", quiet=(0, 12 * 60))
    game = await world.start(Setup(lords=2))
    await world.services.watching.follow_game(game.id, ONLOOKER, "turn")
    midnight = -world.clock.now() % (24 * HOUR)
    await pass_time(world, midnight + HOUR)
    await world.turn(game.id)
    assert await digests(world, HOUR) == []
    await world.turn(game.id)
    ((at, news),) = await digests(world, 12 * HOUR)
    assert at == 10 * HOUR
    assert len(news.games[0].reports) == 2


async def test_a_turn_taken_back_is_not_told(world: World) -> None:
    """Neither the turn nor an empty message."""
    game = await world.start(Setup(lords=2))
    await world.services.watching.follow_game(game.id, ONLOOKER, "turn")
    lord = await world.on_turn(game.id)
    await world.turn(game.id)
    await world.services.play.takeback(Press(game.id, lord))
    assert await digests(world, HOUR) == []


async def test_nobodys_own_turns_are_told_to_them(world: World) -> None:
    """A lord may follow their own game: they are told of the others' turns."""
    game = await world.start(Setup(lords=3))
    lord = await world.on_turn(game.id)
    await world.services.watching.follow_game(game.id, lord, "turn")
    await world.turn(game.id)
    assert await digests(world, HOUR) == []
    await world.turn(game.id)
    ((_, news),) = await digests(world, HOUR)
    assert len(news.games[0].reports) == 1


async def test_who_takes_no_direct_messages_misses_nothing(world: World) -> None:
    """While they don't know that one was refused, none is tried; then everything is told."""
    game = await world.start(Setup(lords=2))
    await world.services.watching.follow_game(game.id, ONLOOKER, "turn")
    await world.services.people.note_unreached(ONLOOKER.id)
    await world.turns(game.id, 2)
    assert await digests(world, 3 * HOUR) == []
    assert await world.services.people.note_reached(ONLOOKER.id)
    ((at, news),) = await digests(world, HOUR)
    assert (at, len(news.games[0].reports)) == (60, 2)


async def test_where_only_the_table_may_watch_nobody_else_follows(world: World) -> None:
    """Nor does who follows one of its lords hear of that game."""
    await world.start(Setup(lords=2))
    world.clock.advance(1)
    await world.services.watching.follow_lord(ANN, ONLOOKER, SERVER, "turn")
    game = await world.start(Setup(lords=2, watching="table"))
    follow = world.services.watching.follow_game
    await refused("watch_table", follow(game.id, ONLOOKER))
    await world.turns(game.id, 2)
    assert await digests(world, 3 * HOUR) == []
    blind = Person(51, "Ole", server=SERVER, sees=lambda _channel: False)
    seen = await world.start(Setup(lords=2))
    await refused("no_game", follow(seen.id, blind))
    await refused("no_game", follow(seen.id, Person(52, "Ove", server=7)))


@pytest.mark.full
async def test_the_games_of_a_dynasty_are_followed_together(world: World) -> None:
    """The end of one game is told, and the follow stays for the next."""
    game = await world.start(Setup(box="discovery", lords=2, dynasty=True))
    await world.services.watching.follow_game(game.id, ONLOOKER, "end")
    await world.finish(game.id)
    assert [news.games[0].game.number for _, news in await digests(world, HOUR)] == [1]
    second = await world.game_of(game.table.id)
    assert second.number == 2
    assert len((await world.services.watching.follows(ONLOOKER)).follows) == 1
    for lord in (ANN, BEN):
        await world.services.play.resign(second.id, lord)
    assert [news.games[0].game.number for _, news in await digests(world, 2 * HOUR)] == [2]
    assert (await world.services.watching.follows(ONLOOKER)).follows == ()


async def test_following_is_chosen_changed_and_stopped(world: World) -> None:
    """Said twice it changes nothing; what is another's is not touched."""
    game = await world.start(Setup(lords=2))
    watching = world.services.watching
    first = await watching.follow_game(game.id, ONLOOKER)
    again = await watching.follow_game(game.id, ONLOOKER)
    assert first.chosen is not None
    assert (first.chosen.how, first.begun, again.begun) == ("round", True, False)
    assert again.follows == first.follows
    changed = await watching.follow_how(ONLOOKER, first.chosen.id, "end")
    assert changed.chosen is not None
    assert changed.chosen.how == "end"
    assert (await watching.unfollow(EVE, first.chosen.id)).follows == ()
    assert len((await watching.follows(ONLOOKER)).follows) == 1
    assert (await watching.unfollow(ONLOOKER, first.chosen.id)).follows == ()
    assert (await watching.unfollow(ONLOOKER, first.chosen.id)).follows == ()
    await refused("follow_self", watching.follow_lord(EVE, EVE, SERVER))
    await refused("follow_nobody", watching.follow_lord(EVE, ONLOOKER, SERVER))


async def test_who_stops_one_of_two_hears_of_the_other(world: World) -> None:
    """The digest that was planned for what is followed no more is planned for the rest."""
    first, second = [await world.start(Setup(lords=2)) for _ in range(2)]
    watching = world.services.watching
    await watching.follow_game(second.id, ONLOOKER, "turn")
    stopped = await watching.follow_game(first.id, ONLOOKER, "turn")
    await world.turn(first.id)
    await world.turn(second.id)
    assert stopped.chosen is not None
    await watching.unfollow(ONLOOKER, stopped.chosen.id)
    told = [news.games for _, news in await digests(world, HOUR)]
    assert [[one.game.id for one in games] for games in told] == [[second.id]]


async def test_who_looks_closer_misses_nothing_of_before(world: World) -> None:
    """A round that was over before its game's lord was followed turn by turn is told, too."""
    game = await world.start(Setup(lords=2))
    watching = world.services.watching
    await watching.follow_game(game.id, ONLOOKER, "round")
    await world.until(game.id, "2.1")
    world.clock.advance(5)
    await watching.follow_lord(BEN, ONLOOKER, SERVER, "turn")
    ((_, news),) = await digests(world, HOUR)
    assert news.games[0].round_end is not None


async def test_not_more_is_followed_than_one_list_shows(world: World) -> None:
    """A refusal leads to the list."""
    game = await world.start(Setup(lords=2))
    async with world.services.context.write() as tx:
        for ref in range(MAX_FOLLOWS):
            key = {"user_id": ONLOOKER.id, "kind": "lord", "ref": 100 + ref, "server_id": SERVER}
            await follows.add_follow(tx.connection, **key, how="end", since=0, told_at=0)
    await refused("follow_many", world.services.watching.follow_game(game.id, ONLOOKER))


async def test_who_left_the_server_hears_no_more(world: World) -> None:
    """What they follow elsewhere stays."""
    game = await world.start(Setup(lords=2))
    await world.services.watching.follow_game(game.id, ONLOOKER)
    await world.services.watching.left(ONLOOKER.id, SERVER + 1)
    assert len((await world.services.watching.follows(ONLOOKER)).follows) == 1
    await world.services.watching.left(ONLOOKER.id, SERVER)
    assert (await world.services.watching.follows(ONLOOKER)).follows == ()


async def test_digests_hold_no_game_back(world: World) -> None:
    """One that can't be said is not in the way of the next call."""
    game = await world.start(Setup(lords=2))
    await world.services.watching.follow_game(game.id, ONLOOKER, "turn")
    await world.say()
    await world.turn(game.id)
    await world.say()
    world.clock.advance(60)
    await world.services.jobs.run_due()
    (news,) = await world.due()
    assert isinstance(news.body, FollowNews)
    assert await world.services.outbox.begin(news.id)
    await world.services.outbox.failed(news, "500/0", known=True)
    await world.turn(game.id)
    assert any(isinstance(one.body, TurnNews) for one in await world.say())


async def test_a_digest_holds_no_writer_up_and_reads_what_has_changed(world: World) -> None:
    """Nobody waits while it is found what to tell; games in which nothing happened are not read."""
    watching, worker = world.services.watching, world.services.jobs
    games = [await world.start(Setup(lords=2)) for _ in range(3)]
    world.clock.advance(1)
    await watching.follow_lord(ANN, ONLOOKER, SERVER, "turn")
    await watching.follow_lord(BEN, ONLOOKER, SERVER, "turn")
    await world.turn(games[1].id)
    world.clock.advance(HOUR)
    read: list[int] = []

    async def is_due(connection: Connection, part: GamePart, reader: int) -> bool:
        async with world.services.context.write():  # somebody else's, meanwhile
            read.append(part.game)
        return await judged(connection, part, reader)

    judged = _digests._is_due
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_digests, "_is_due", is_due)
        assert await worker._run_due("short") == 0
        assert await worker._run_due("long") == 1
    assert read == [games[1].id]
    ((_, news),) = await digests(world, 60)
    assert [one.game.id for one in news.games] == read


async def test_a_digest_tells_of_the_games_in_which_something_happened_last(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of so many at most; those of earlier are left out."""
    monkeypatch.setattr(_digests, "MOST", 2)
    games = [await world.start(Setup(lords=2)) for _ in range(3)]
    for game in games:
        await world.services.watching.follow_game(game.id, ONLOOKER, "turn")
    for at in (2, 0, 1):
        await world.turn(games[at].id)
        world.clock.advance(1)
    ((_, news),) = await digests(world, HOUR)
    assert [one.game.id for one in news.games] == [games[1].id, games[0].id]


async def test_whoever_is_erased_while_a_digest_is_made_gets_none(world: World) -> None:
    """Nothing of them is stored again."""
    game = await world.start(Setup(lords=2))
    await world.services.watching.follow_game(game.id, ONLOOKER, "turn")
    await world.turn(game.id)
    judged = _digests._is_due

    async def is_due(connection: Connection, part: GamePart, reader: int) -> bool:
        await world.services.privacy.delete(ONLOOKER.id, lambda _language: "Somebody")
        return await judged(connection, part, reader)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_digests, "_is_due", is_due)
        assert await digests(world, HOUR) == []


async def test_many_followers_cost_a_turn_no_more_than_few(world: World) -> None:
    """Their digests are planned together, also where an event has a result."""
    game = await world.start(Setup(lords=2))
    engine = world.services.context.store.engine.sync_engine

    async def planned(how: How, first: int, count: int) -> tuple[int, int]:
        for one in range(first, first + count):
            await world.services.watching.follow_game(game.id, Person(one, "", server=SERVER), how)
        world.clock.advance(2 * HOUR)
        await world.services.jobs.run_due()
        with heard(engine) as statements:
            await world.turn(game.id)
        async with world.services.context.read() as connection:
            found = await jobs.due(connection, world.clock.now() + HOUR, 99)
        return len(statements), sum(row.kind == "follow" for row in found)

    few, many = await planned("turn", 1000, 2), await planned("turn", 1002, 18)
    assert (few[1], many[1]) == (2, 20)
    assert many[0] <= few[0]
