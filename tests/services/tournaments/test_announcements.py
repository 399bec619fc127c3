"""What events bring about that is to be said: each thing once, to whom and when."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from services.facts import Person
from services.facts.news import Posted
from services.facts.tables import Setup
from services.facts.tournament_acts import Act, Newcomer
from services.facts.tournament_posts import Told, TournamentPost
from services.facts.tournaments import Lord
from services.tournaments.announcing import announcements
from services.tournaments.announcing.notifications import row_of
from services.tournaments.core.repository import load
from store import tournament_posts
from store.tournament_rows import TournamentPostRow
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord

KINDS = (*announcements.PAGES, "book", "log", "judge", "notice", "call", "told")
REASON = {"reason": "the hall burns"}


async def rows(world: TournamentWorld, tournament: int, *kinds: str) -> list[TournamentPostRow]:
    """Return what is said of a tournament, or to be said."""
    async with world.services.context.read() as connection:
        return await tournament_posts.posts_of(connection, tournament, kinds or KINDS)


async def said(world: TournamentWorld) -> list[TournamentPost]:
    """Say everything that is due, as if it were posted; returns it."""
    posts, found, message = world.services.tournaments.posts, [], 9000
    while due := (await posts.due())[0]:
        for one in due:
            post = await posts.begin(one.id)
            if post is not None:
                message += 1
                at = Posted(post.channel_id or 1, post.message_id or 100 * one.id + message)
                await posts.done(post, at, f"{message}")
                found.append(post)
    return found


async def settings(world: TournamentWorld, person: Person, **values: Any) -> None:
    await world.services.people.change(person, **values)


async def test_a_round_is_posted_in_its_order(world: TournamentWorld) -> None:
    """The announcement, check-in, the pages and calls of each round, standings, the end."""
    tournament = await world.begun(4, rounds=1)
    await world.finish_round(tournament.id)
    await world.to((await world.tournament(tournament.id)).rounds[-1].ends)
    kinds = [row.kind for row in await rows(world, tournament.id) if row.kind != "told"]
    assert kinds == ["home", "checkin", "call", "call", "round", "call", "standings", "podium"]
    assert {row.place for row in await rows(world, tournament.id, "podium", "home")} == {"channel"}


async def test_a_page_of_a_round_has_sixteen_tables(world: TournamentWorld) -> None:
    """A result makes the page out of date on which its table stands, no other."""
    tournament = await world.begun(40)
    pages = await rows(world, tournament.id, "round")
    assert [row.part for row in pages] == [0, 1]
    await said(world)
    match = (await world.tournament(tournament.id)).rounds[0].matches[17]
    await world.finish_match(match, dict(zip(match.entries, (50, 40), strict=True)))
    states = [row.state for row in await rows(world, tournament.id, "round")]
    assert states == [tournament_posts.DONE, tournament_posts.OLD]


async def test_fifty_people_are_mentioned_in_a_message(world: TournamentWorld) -> None:
    tournament = await world.publish(capacity=64)
    await world.enter(tournament.id, 60)
    await world.to(tournament.signup_until)
    calls = [
        row for row in await rows(world, tournament.id, "call") if row.data["what"] == "checkin"
    ]
    assert [len(row.data["entries"]) for row in calls] == [50, 10]
    post = await world.services.tournaments.posts.begin(calls[1].id)
    assert post is not None
    assert post.calls == tuple(lord(number).id for number in range(51, 61))


async def test_those_of_a_file_are_asked_directly(world: TournamentWorld) -> None:
    """Each once, also after they have said yes; nobody is told that they were added."""
    tournament = await world.publish(capacity=64)
    await said(world)
    people = tuple(Newcomer((Lord(lord(n).id, lord(n).name),), n) for n in range(1, 61))
    await world.services.tournaments.do(
        tournament.id, world.host, Act("import", "by ferry", people=people)
    )
    await world.all_agree(tournament.id)
    found = [post for post in await said(world) if post.kind in ("call", "told")]
    assert [(post.user, post.data["what"]) for post in found] == [
        (lord(n).id, "invited") for n in range(1, 61)
    ]


async def test_everybody_is_called_as_they_chose(world: TournamentWorld) -> None:
    """By a mention, directly, or both; who is here already is not called."""
    tournament = await world.publish()
    await world.enter(tournament.id, 4)
    await settings(world, lord(1), notice="direct")
    await settings(world, lord(2), notice="both")
    await said(world)
    await world.to(tournament.signup_until)
    await world.events(tournament.id, ("here", {"entry": 3}))
    found = [post for post in await said(world) if post.data.get("what") == "checkin"]
    direct = [post.user for post in found if post.kind == "told"]
    (call,) = [post for post in found if post.kind == "call"]
    assert direct == [lord(1).id, lord(2).id]
    assert call.calls == (lord(2).id, lord(4).id)


async def test_a_partner_is_told_that_their_team_is_out_or_in_again(
    world: TournamentWorld,
) -> None:
    """And whoever left is asked; also where one had their data deleted."""
    table = Setup("royal_wedding", 6, teams=True, takeback=False)
    tournament = await world.begun(4, table=table, size=3)
    one, other, gone, left = (
        Person(lord.user, lord.name) for entry in tournament.entries[:2] for lord in entry.lords
    )
    await said(world)
    await world.services.tournaments.leave(tournament.id, one)
    await world.services.tournaments.rejoin(tournament.id, other)
    told = [(post.user, post.data["what"]) for post in await said(world) if post.kind == "told"]
    assert told == [(other.id, "parted"), (one.id, "invited")]
    await world.services.tournaments.rejoin(tournament.id, one)
    await world.services.privacy.delete(gone.id, lambda _: "A former lord")
    told = [(post.user, post.data["what"]) for post in await said(world) if post.kind == "told"]
    assert told == [(other.id, "rejoined"), (left.id, "parted")]


async def test_who_comes_in_for_somebody_is_told_that_alone(world: TournamentWorld) -> None:
    """Not that they wait no more."""
    tournament = await world.publish(capacity=2)
    await world.enter(tournament.id, 3)
    await said(world)
    act = Act("replace", "ill", user=lord(1).id)
    await world.services.tournaments.do(tournament.id, world.host, act)
    told = [(post.user, post.data["what"]) for post in await said(world) if post.kind == "told"]
    assert told == [(lord(1).id, "replaced"), (lord(3).id, "instead")]


async def test_who_has_not_checked_in_is_called_again(world: TournamentWorld) -> None:
    """Two hours before the start, and nobody who has."""
    tournament = await world.publish()
    await world.enter(tournament.id, 3)
    await world.to(tournament.signup_until)
    await said(world)
    await world.check_in(tournament.id, 2)
    await world.to(tournament.start - 2 * HOUR - 1)
    assert not [post for post in await said(world) if post.kind == "call"]
    await world.to(tournament.start - 2 * HOUR)
    (call,) = [post for post in await said(world) if post.kind == "call"]
    assert (call.data["what"], call.calls) == ("lastcall", (lord(2).id,))


async def test_the_last_call_follows_a_start_that_moves(world: TournamentWorld) -> None:
    """It waits while the event stands still, and comes before the new start."""
    tournament = await world.publish()
    await world.enter(tournament.id, 2)
    await world.to(tournament.signup_until)
    await world.events(tournament.id, ("paused", REASON))
    await world.to(tournament.start)
    assert not [post for post in await said(world) if post.data.get("what") == "lastcall"]
    await world.events(tournament.id, ("resumed", {"seconds": DAY, **REASON}))
    await world.to(tournament.start + DAY - 2 * HOUR - 1)
    assert not [post for post in await said(world) if post.data.get("what") == "lastcall"]
    await world.to(tournament.start + DAY - HOUR)
    assert [post for post in await said(world) if post.data.get("what") == "lastcall"]


async def test_nobody_is_rung_in_quiet_hours_unless_it_is_too_late(
    world: TournamentWorld,
) -> None:
    """The call waits until they are over; where that is too late it makes no sound."""
    tournament = await world.publish()
    await world.enter(tournament.id, 2)
    minutes = tournament.signup_until % DAY // 60
    quiet = ((minutes - 60) % 1440, (minutes + 120) % 1440)
    await settings(world, lord(1), zone="UTC", quiet=quiet)
    await world.to(tournament.signup_until)
    calls = [
        row for row in await rows(world, tournament.id, "call") if row.data["what"] == "checkin"
    ]
    assert {tuple(row.data["entries"]): row.due - tournament.signup_until for row in calls} == {
        (2,): 0,
        (1,): 2 * HOUR,
    }
    late = await world.publish(name="Late Cup", start=world.clock.now() + 2 * DAY)
    await world.enter(late.id, 1)
    nearly = (late.start % DAY // 60 - 300) % 1440
    await settings(world, lord(1), zone="UTC", quiet=(nearly, (nearly + 330) % 1440))
    await world.to(late.start - 2 * HOUR - 1)
    await said(world)
    await world.to(late.start - 2 * HOUR)
    (call,) = [p for p in await said(world) if p.tournament.id == late.id and p.kind == "call"]
    assert (call.data["what"], call.silent) == ("lastcall", True)


async def test_who_gets_a_place_is_told(world: TournamentWorld) -> None:
    """Once, with the event that made it free."""
    tournament = await world.publish(capacity=2)
    await world.enter(tournament.id, 4)
    await said(world)
    await world.events(tournament.id, ("withdrawn", {"entry": 1, **REASON}))
    told = [(post.user, post.data["what"]) for post in await said(world) if post.kind == "told"]
    assert told == [(lord(1).id, "withdrawn"), (lord(3).id, "moved")]


async def test_every_act_with_a_reason_has_one_line_in_the_log(
    world: TournamentWorld,
) -> None:
    """The log begins with the first of them."""
    tournament = await world.begun(4)
    assert not await rows(world, tournament.id, "book", "log")
    stage = {"stage": 1, "round": 1}
    await world.events(
        tournament.id,
        ("extended", {**stage, "seconds": HOUR, **REASON}),
        ("dropped", {"entry": 1, **stage, **REASON}),
    )
    await world.events(tournament.id, ("message", {"text": "Hello", **REASON}))
    logs = await rows(world, tournament.id, "book", "log")
    assert [row.kind for row in logs] == ["book", "log", "log", "log"]
    assert len({row.ref for row in logs[1:]}) == 3


async def test_an_undone_pairing_makes_way_for_the_next(world: TournamentWorld) -> None:
    """Its page says so; the round's next pairing has a page of its own."""
    tournament = await world.begun(4)
    await said(world)
    paired = (await world.tournament(tournament.id)).rounds[0]
    await world.events(tournament.id, ("unpaired", {"stage": 1, "round": 1, **REASON}))
    (undone,) = await rows(world, tournament.id, "undone")
    assert undone.state == tournament_posts.OLD
    (call,) = (row for row in await rows(world, tournament.id, "call") if row.ref == undone.ref)
    assert (call.data["what"], sorted(call.data["entries"])) == ("unpaired", [1, 2, 3, 4])
    tables = [
        {"number": at, "group": 0, "entries": list(one.entries), "order": [], "seal": one.seal}
        for at, one in enumerate(paired.matches, 1)
    ]
    again = {"stage": 1, "round": 1, "begins": 0, "ends": 9, "byes": [], "tables": tables}
    await world.events(tournament.id, ("paired", again))
    (page,) = await rows(world, tournament.id, "round")
    assert page.state == tournament_posts.WAITING


@pytest.mark.parametrize("notice", ["mention", "direct"])
async def test_an_undone_pairing_calls_nobody(world: TournamentWorld, notice: str) -> None:
    """Neither at once, nor when quiet hours are over, nor once more with the next pairing."""
    tournament = await world.begun(4, rounds=2)
    await world.finish_round(tournament.id)
    minutes = world.clock.now() % DAY // 60
    quiet = ((minutes - 60) % 1440, (minutes + 120) % 1440)
    for number in range(1, 5):
        await settings(world, lord(number), notice=notice)
    await settings(world, lord(4), zone="UTC", quiet=quiet, notice=notice)
    await said(world)
    for kind in ("pair", "unpair", "pair"):
        await world.services.tournaments.do(tournament.id, world.host, Act(kind, "one more try"))
    called = [post for post in await said(world) if post.data.get("what") == "paired"]
    await world.to(world.clock.now() + 3 * HOUR)
    later = [post for post in await said(world) if post.data.get("what") == "paired"]
    found = [user for post in (*called, *later) for user in post.calls or [post.user or 0]]
    assert sorted(found) == [lord(number).id for number in range(1, 5)]
    assert len(later) == 1
    bodies = [post.body for post in (*called, *later)]
    assert all(isinstance(body, Told) and body.round is not None for body in bodies)
    await world.services.tournaments.do(tournament.id, world.host, Act("cancel", "no hall"))
    await settings(world, lord(4), quiet=None)
    told = [post.data["what"] for post in await said(world) if post.kind in ("call", "told")]
    assert set(told) == {"cancelled"}


async def test_organizers_learn_that_too_few_were_there(world: TournamentWorld) -> None:
    """Those who play are called as lords; the others are told."""
    tournament = await world.publish(least=3)
    await world.enter(tournament.id, 2)
    await world.to(tournament.start)
    assert (await world.tournament(tournament.id)).phase == "cancelled"
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("told",))
    assert [row.user_id for row in rows if row.data["what"] == "cancelled"] == [world.host.id]


async def moot(world: TournamentWorld, tournament: int) -> list[str]:
    """Say everything that is due and return what was not said any more."""
    before = [row for row in await rows(world, tournament, "call", "told") if row.done_at is None]
    posted = {post.id for post in await said(world)}
    return [row.data["what"] for row in before if row.id not in posted]


async def test_what_does_not_hold_any_more_is_not_said(world: TournamentWorld) -> None:
    """What Discord did not take until it was undone, answered or over."""
    tournament = await world.publish(capacity=2, late=3)
    await world.enter(tournament.id, 3)
    await said(world)
    eve, zoe = world.host, Person(77, "Zoe")
    services = world.services.tournaments
    await services.do(tournament.id, eve, Act("team", "help", other=zoe, role="judge", add=True))
    await services.do(tournament.id, eve, Act("team", "no", other=zoe, role="judge", add=False))
    await world.events(tournament.id, ("withdrawn", {"entry": 1, **REASON}))
    await world.events(tournament.id, ("withdrawn", {"entry": 3, **REASON}))
    people = (Newcomer((Lord(78, "Yan"),), 1),)
    await services.do(tournament.id, eve, Act("import", "by ferry", people=people))
    await services.answer_organizers(tournament.id, Person(78, "Yan"), yes=False)
    assert await moot(world, tournament.id) == ["teamed", "moved", "invited"]

    other = await world.begun(4, late=3)
    await said(world)
    found = await world.tournament(other.id)
    match = found.rounds[0].matches[0]
    where = {"stage": 1, "round": 1, "number": match.number}
    (seat,) = found.entry(match.entries[0]).lords
    pilot = {"entry": match.entries[0], "user": seat.user, "name": seat.name, **where}
    await world.events(other.id, ("autopilot", {**pilot, **REASON}))
    await world.events(other.id, ("unpaired", {"stage": 1, "round": 1, **REASON}))
    await world.events(other.id, ("dropped", {"entry": 1, "stage": 1, "round": 1, **REASON}))
    await world.events(other.id, ("returned", {"entry": 1, "first": 2, **REASON}))
    await world.events(other.id, ("dropped", {"entry": 1, "stage": 1, "round": 1, **REASON}))
    assert await moot(world, other.id) == ["autopilot", "returned"]


async def test_direct_messages_are_sent_and_pages_edited_one_by_one(world: TournamentWorld) -> None:
    """All of the first share a lane, the pages of each tournament another, which may be slow."""
    first, second = await world.publish(), await world.publish(name="Other Cup")
    await said(world)
    data = {"what": "message", "entries": [0]}
    async with world.services.context.write() as tx:
        told = [
            {**row_of(cup, "told", "direct", 9, part=part, due=tx.now), "user_id": 9, "data": data}
            for cup in (first, second)
            for part in range(3)
        ]
        await tournament_posts.add_posts(tx.connection, told, tx.now)
    for cup in (first, second):
        await world.enter(cup.id, 1)
    world.clock.advance(tournament_posts.PAUSE)
    due = (await world.services.tournaments.posts.due())[0]
    lanes = Counter((one.lane, one.slow) for one in due)
    assert lanes["direct", False] >= 6
    assert lanes[f"pages {first.id}", True] == lanes[f"pages {second.id}", True] == 1


async def test_a_page_that_changes_while_it_is_edited_is_edited_again(
    world: TournamentWorld,
) -> None:
    """At most once a minute; nothing is lost by what happens in between."""
    tournament = await world.publish()
    posts = world.services.tournaments.posts
    (home,) = (await posts.due())[0]
    post = await posts.begin(home.id)
    assert post is not None
    await world.events(tournament.id, ("signup_ended", {"signup_until": world.clock.now()}))
    await posts.done(post, Posted(1, 2), "first")
    await said(world)
    assert (await posts.due())[0] == []
    assert (await posts.due())[1] == world.clock.now() + tournament_posts.PAUSE
    world.clock.advance(tournament_posts.PAUSE)
    assert [(one.kind, one.message_id) for one in await said(world)] == [("home", 2)]
    assert (await posts.due())[0] == []


async def test_a_try_that_fails_holds_up_its_own_tournament_alone(
    world: TournamentWorld,
) -> None:
    """And nothing that calls people."""
    first, second = await world.publish(), await world.publish(name="Other Cup")
    posts = world.services.tournaments.posts
    homes = (await posts.due())[0]
    post = await posts.begin(homes[0].id)
    assert post is not None
    assert post.tournament.id == first.id
    assert await posts.failed(post, "403/50013", known=True) > world.clock.now()
    await world.events(first.id, ("paused", REASON))
    await world.enter(first.id, 1)
    waiting = [await posts.begin(one.id) for one in (await posts.due())[0]]
    assert [(one.tournament.id, one.kind) for one in waiting if one] == [
        (second.id, "home"),
        (first.id, "book"),
        (first.id, "told"),
    ]
    health = await world.services.health.of(first.server)
    assert [(one.table, one.code) for one in health.waiting] == [("Autumn Cup", "403/50013")]
    world.clock.advance(1)
    assert await world.services.health.retry(first.server) >= 1
    assert homes[0] in (await posts.due())[0]
    await refused("retry_soon", world.services.health.retry(first.server))
    assert not await world.services.health.retry(first.server + 1)  # nor is another server's
    world.clock.advance(600)
    await world.services.health.retry(first.server)


async def test_what_breaks_while_it_is_made_is_not_tried_at_once(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else waits for it meanwhile, hosts are told, and it is said in the end."""
    tournament = await world.publish()
    posts = world.services.tournaments.posts
    (home,) = (await posts.due())[0]
    with monkeypatch.context() as patch:
        patch.setattr("services.tournaments.announcing.delivery.body_of", None)
        assert await posts.begin(home.id) is None
    assert (await posts.due()) == ([], world.clock.now() + 5)
    (waiting,) = (await world.services.health.of(tournament.server)).waiting
    assert (waiting.table, waiting.code) == ("Autumn Cup", "internal/TypeError")
    world.clock.advance(5)
    (post,) = await said(world)
    assert (post.id, post.again) == (home.id, False)


async def test_what_is_said_names_nobody_in_its_data(world: TournamentWorld) -> None:
    """The names are in the events alone, where they can be forgotten."""
    tournament = await world.begun(4)
    await world.events(tournament.id, ("message", {"text": "Hello", **REASON}))
    names = [one.name for one in (await world.tournament(tournament.id)).entries]
    for row in await rows(world, tournament.id):
        assert not any(name in repr(row.data) for name in names)
        assert set(row.data) <= {"what", "entries"}


async def test_standings_are_posted_when_asked_for(world: TournamentWorld) -> None:
    """Once for each round; a second time they are edited."""
    tournament = await world.begun(4)
    context = world.services.context
    states = []
    for _ in range(2):
        async with context.write() as tx:
            await announcements.publish(tx, await load(context, tx.connection, tournament.id))
        (page,) = await rows(world, tournament.id, "standings")
        states.append(page.state)
        await said(world)
    assert states == ["waiting", "old"]


def test_every_round_of_a_long_ladder_has_pages_of_its_own() -> None:
    """A ladder that pairs every hour has a thousand rounds in six weeks."""
    assert tournament_posts.round_of(tournament_posts.ref_of(1, 1234)) == (1, 1234)
    assert (
        len({tournament_posts.ref_of(stage, one) for stage in (1, 2) for one in (0, 1, 1000)}) == 6
    )


async def test_a_ladders_standings_come_back_where_their_thread_is_deleted(
    world: TournamentWorld,
) -> None:
    """They are one page for all its rounds, unlike those of other formats."""
    tournament = await world.begun(4, format="ladder", rounds=0)
    for match in tournament.rounds[0].matches:
        await world.finish_match(match, dict.fromkeys(match.entries, 40))
    await said(world)
    (page,) = await rows(world, tournament.id, "standings")
    assert page.channel_id is not None
    await world.services.tournaments.posts.lost(tournament.id, page.channel_id)
    (page,) = await rows(world, tournament.id, "standings")
    assert (page.state, page.message_id) == ("waiting", None)


async def test_pages_that_are_deleted_on_and_on_come_back_later(world: TournamentWorld) -> None:
    """At once the first time, then after a minute, two, four; also if their thread is deleted."""
    begun = await world.begun(4, rounds=1)
    shown = {post.id for post in await said(world) if post.kind == "round"}
    posts = world.services.tournaments.posts

    async def deleted() -> int:
        """Delete the page of the round; return how many posts of it come back now."""
        for row in await rows(world, begun.id, "round"):
            if row.message_id is not None:
                await posts.gone(row.message_id)
        return len([post for post in await said(world) if post.id in shown])

    assert await deleted() == 1
    for wait in (60, 120, 240):
        assert await deleted() == 0
        world.clock.advance(wait - 1)
        assert not [post for post in await said(world) if post.id in shown]
        world.clock.advance(1)
        assert len([post for post in await said(world) if post.id in shown]) == 1


async def test_whoever_is_out_for_absence_is_told(world: TournamentWorld) -> None:
    """Directly, with the way back; a partner has not left them."""
    tournament = await world.begun(4, rounds=3)
    out = {"entry": 2, "stage": 1, "round": 1, "why": "absent"}
    await world.events(tournament.id, ("dropped", out))
    told = [row.data["what"] for row in await rows(world, tournament.id, "told")]
    assert told.count("absent") == 1
    assert "parted" not in told
