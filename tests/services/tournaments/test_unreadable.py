"""A tournament whose events can't be read: it is named to its hosts and holds up nothing else."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from services.facts.news import Posted
from services.facts.watching import FollowNews
from services.operations.outages import LONGEST
from store import jobs, tournament_posts
from tests.helpers.tournaments import TournamentWorld


async def append(world: TournamentWorld, tournament: int) -> None:
    """Append an event of a later release."""
    event = "INSERT INTO cup_events VALUES (:cup, 999, 0, 'hail', NULL, NULL, '{}')"
    async with world.services.context.write() as tx:
        await tx.connection.execute(text(event), {"cup": tournament})
        changed = "UPDATE cups SET version = 999 WHERE id = :cup"
        await tx.connection.execute(text(changed), {"cup": tournament})
    world.services.context.tournaments.clear()


async def take_away(world: TournamentWorld, tournament: int, version: int) -> None:
    """Take it away, as an upgrade would."""
    async with world.services.context.write() as tx:
        await tx.connection.execute(text("DELETE FROM cup_events WHERE kind = 'hail'"))
        changed = "UPDATE cups SET version = :version WHERE id = :cup"
        await tx.connection.execute(text(changed), {"cup": tournament, "version": version})
    world.services.context.tournaments.clear()


async def said(world: TournamentWorld) -> list[tuple[int, str]]:
    """Say what is due, once; returns the cups and kinds of what was said."""
    posts, found = world.services.tournaments.posts, []
    for one in (await posts.due())[0]:
        post = await posts.begin(one.id)
        if post is not None:
            await posts.done(post, Posted(1, 5000 + post.id), "shown")
            found.append((post.tournament.id, post.kind))
    return found


async def test_its_posts_wait_and_those_of_others_are_said(world: TournamentWorld) -> None:
    """Each try is later than the one before; when it can be read again all is said."""
    first, second = await world.publish(), await world.publish(name="Other Cup")
    await append(world, first.id)
    assert await said(world) == [(second.id, "home")]
    assert (await world.services.tournaments.posts.due())[1] == world.clock.now() + 5
    (waiting,) = (await world.services.health.of(first.server)).waiting
    assert (waiting.table, waiting.code) == ("Autumn Cup", "internal/KeyError")
    delays = []
    for _ in range(8):
        due = (await world.services.tournaments.posts.due())[1]
        assert due is not None
        delays.append(due - world.clock.now())
        world.clock.advance(delays[-1])
        assert await said(world) == []
    assert delays == [5, 10, 20, 60, 120, 300, 600, 900]
    await take_away(world, first.id, 1)
    world.clock.advance(900)
    assert await said(world) == [(first.id, "home")]
    assert (await world.services.health.of(first.server)).waiting == ()


async def test_a_post_whose_data_can_not_be_read_backs_off(world: TournamentWorld) -> None:
    """It is named to the hosts, too."""
    tournament = await world.publish()
    (due,) = (await world.services.tournaments.posts.due())[0]
    spoiled = "UPDATE cup_posts SET data = 'oops' WHERE id = :id"
    async with world.services.context.write() as tx:
        await tx.connection.execute(text(spoiled), {"id": due.id})
    for pause in (5, 10, 20):
        assert await world.services.tournaments.posts.begin(due.id) is None
        (waiting,) = (await world.services.health.of(tournament.server)).waiting
        assert (waiting.table, waiting.due) == ("Autumn Cup", world.clock.now() + pause)
        world.clock.advance(pause)
    async with world.services.context.write() as tx:
        await tx.connection.execute(text("UPDATE cup_posts SET data = '{}'"))


async def test_a_post_of_an_earlier_try_stays_doubtful(world: TournamentWorld) -> None:
    """It is looked for when the tournament can be read again."""
    tournament = await world.publish()
    (due,) = (await world.services.tournaments.posts.due())[0]
    assert await world.services.tournaments.posts.begin(due.id) is not None
    await append(world, tournament.id)
    world.clock.advance(5)
    assert await said(world) == []
    async with world.services.context.read() as connection:
        row = await tournament_posts.post(connection, due.id)
    assert row is not None
    assert (row.doubtful, row.tries, row.refusals) == (1, 2, ["internal/KeyError"])


async def test_its_job_is_put_off_and_others_are_done(world: TournamentWorld) -> None:
    """Deadlines of games and the course of other tournaments go on."""
    first, second = await world.publish(), await world.publish(name="Other Cup")
    for tournament in (first, second):
        await world.enter(tournament.id, 4, first=1)
    await append(world, first.id)
    await world.to(first.signup_until)
    assert (await world.tournament(second.id)).phase == "checkin"
    async with world.services.context.read() as connection:
        due = await jobs.next_due(connection)
    assert due is not None
    assert due > world.clock.now()


ENDLESS = """replace(setup, '"signup_until": ', '"signup_until": null, "x": ')"""
BROKEN = {
    "an event of a later release": "UPDATE cup_events SET kind = 'hail' WHERE cup_id = :cup",
    "no end of the sign-up": f"UPDATE cups SET setup = {ENDLESS} WHERE id = :cup",
    "a set-up that is no JSON": "UPDATE cups SET setup = '{oops' WHERE id = :cup",
    "a version without its event": "UPDATE cups SET version = version + 1 WHERE id = :cup",
    "an event beyond its version": "UPDATE cups SET version = version - 1 WHERE id = :cup",
    "a post that is no JSON": "UPDATE cup_posts SET data = '{oops' WHERE cup_id = :cup",
}


@pytest.mark.parametrize("statement", BROKEN.values(), ids=BROKEN)
async def test_an_outage_is_credited_to_all_others(world: TournamentWorld, statement: str) -> None:
    """Otherwise the outage could not be noted, and no job of any server would be done."""
    first, second = await world.publish(), await world.publish(name="Other Cup")
    async with world.services.context.write() as tx:
        await tx.connection.execute(text(statement), {"cup": first.id})
    world.services.context.tournaments.clear()
    outages = world.services.outages
    await outages.beat()
    outages.gateway_lost()
    world.clock.advance(LONGEST + 60)
    await outages.gateway_back()
    assert not outages.away
    assert (await world.tournament(second.id)).start == second.start + LONGEST + 60
    async with world.services.context.write() as tx:
        credited = text("SELECT cup_id FROM cup_events WHERE kind = 'outage'")
        assert list(await tx.connection.execute(credited)) == [(second.id,)]
        # The world's last look reads all posts.
        mended = text("UPDATE cup_posts SET data = '{}' WHERE cup_id = :cup")
        await tx.connection.execute(mended, {"cup": first.id})


async def test_who_follows_it_hears_of_the_others(world: TournamentWorld) -> None:
    """Its followers' digests are said without it."""
    follower = world.lord(9)
    first = await world.begun(2, rounds=2)
    second = await world.begun(2, rounds=2, name="Other Cup")
    for tournament in (first, second):
        await world.services.watching.follow_tournament(tournament.id, follower, "turn")
        await world.finish_round(tournament.id)
    await append(world, first.id)
    await world.to(world.clock.now() + 2 * 24 * 3600)
    told: list[int] = []
    for due in (await world.services.outbox.due())[0]:
        news = await world.services.outbox.begin(due.id)
        if news is not None and isinstance(news.body, FollowNews):
            told += [one.tournament.id for one in news.body.tournaments]
    assert told
    assert set(told) == {second.id}
