"""What events bring about that is to be said: each thing once, to whom and when."""

from __future__ import annotations

from typing import Any

import pytest

from services.facts import Person
from services.facts.news import Posted
from services.facts.tables import Setup
from services.facts.tournament_acts import Act, Newcomer
from services.facts.tournament_posts import CupPost
from services.facts.tournaments import Lord
from services.tournaments.announcing import announcements
from services.tournaments.core.repository import load
from store import tournament_posts
from store.rows import CupPostRow
from tests.helpers.tournaments import DAY, HOUR, CupWorld, lord

KINDS = (*announcements.PAGES, "book", "log", "judge", "notice", "call", "told")
REASON = {"reason": "the hall burns"}


async def rows(cups: CupWorld, cup: int, *kinds: str) -> list[CupPostRow]:
    """Return what is said of a cup, or to be said."""
    async with cups.services.house.read() as connection:
        return await tournament_posts.posts_of(connection, cup, kinds or KINDS)


async def said(cups: CupWorld) -> list[CupPost]:
    """Say everything that is due, as if it were posted; returns it."""
    posts, found, message = cups.services.cups.posts, [], 9000
    while due := (await posts.due())[0]:
        for id in due:
            post = await posts.begin(id)
            if post is not None:
                message += 1
                at = Posted(post.channel_id or 1, post.message_id or 100 * id + message)
                await posts.done(post, at, f"{message}")
                found.append(post)
    return found


async def settings(cups: CupWorld, person: Person, **values: Any) -> None:
    await cups.services.people.change(person, **values)


async def test_a_round_is_posted_in_its_order(cups: CupWorld) -> None:
    """The announcement, check-in, the pages and calls of each round, standings, the end."""
    cup = await cups.begun(4, rounds=1)
    await cups.finish_round(cup.id)
    await cups.to((await cups.cup(cup.id)).rounds[-1].ends)
    kinds = [row.kind for row in await rows(cups, cup.id) if row.kind != "told"]
    assert kinds == ["home", "checkin", "call", "call", "round", "call", "standings", "podium"]
    assert {row.place for row in await rows(cups, cup.id, "podium", "home")} == {"channel"}


async def test_a_page_of_a_round_has_sixteen_tables(cups: CupWorld) -> None:
    """A result makes the page out of date on which its table stands, no other."""
    cup = await cups.begun(40)
    pages = await rows(cups, cup.id, "round")
    assert [row.part for row in pages] == [0, 1]
    await said(cups)
    match = (await cups.cup(cup.id)).rounds[0].matches[17]
    await cups.finish_match(match, dict(zip(match.entries, (50, 40), strict=True)))
    states = [row.state for row in await rows(cups, cup.id, "round")]
    assert states == [tournament_posts.DONE, tournament_posts.OLD]


async def test_fifty_people_are_mentioned_in_a_message(cups: CupWorld) -> None:
    cup = await cups.publish(capacity=64)
    await cups.enter(cup.id, 60)
    await cups.to(cup.signup_until)
    calls = [row for row in await rows(cups, cup.id, "call") if row.data["what"] == "checkin"]
    assert [len(row.data["entries"]) for row in calls] == [50, 10]
    post = await cups.services.cups.posts.begin(calls[1].id)
    assert post is not None
    assert post.calls == tuple(lord(number).id for number in range(51, 61))


async def test_those_of_a_file_are_called_together(cups: CupWorld) -> None:
    """Each as they chose, and nobody once more as somebody who was added."""
    cup = await cups.publish(capacity=64)
    await settings(cups, lord(2), notice="direct")
    await said(cups)
    people = tuple(Newcomer((Lord(lord(n).id, lord(n).name),), n) for n in range(1, 61))
    await cups.services.cups.do(cup.id, cups.host, Act("import", "by ferry", people=people))
    found = [post for post in await said(cups) if post.kind in ("call", "told")]
    assert {post.data["what"] for post in found} == {"imported"}
    assert [(post.kind, len(post.data["entries"])) for post in found] == [
        ("told", 1),
        ("call", 50),
        ("call", 9),
    ]
    assert found[0].user == lord(2).id


async def test_everybody_is_called_as_they_chose(cups: CupWorld) -> None:
    """By a mention, directly, or both; who is here already is not called."""
    cup = await cups.publish()
    await cups.enter(cup.id, 4)
    await settings(cups, lord(1), notice="direct")
    await settings(cups, lord(2), notice="both")
    await said(cups)
    await cups.to(cup.signup_until)
    await cups.events(cup.id, ("here", {"entry": 3}))
    found = [post for post in await said(cups) if post.data.get("what") == "checkin"]
    direct = [post.user for post in found if post.kind == "told"]
    (call,) = [post for post in found if post.kind == "call"]
    assert direct == [lord(1).id, lord(2).id]
    assert call.calls == (lord(2).id, lord(4).id)


async def test_a_partner_is_told_that_their_team_is_out_or_in_again(cups: CupWorld) -> None:
    """By whichever of them it was, also where one had their data deleted."""
    table = Setup("royal_wedding", 6, teams=True, takeback=False)
    cup = await cups.begun(4, table=table, size=3)
    one, other, gone, left = (
        Person(lord.user, lord.name) for entry in cup.entries[:2] for lord in entry.lords
    )
    await said(cups)
    await cups.services.cups.leave(cup.id, one)
    await cups.services.cups.back(cup.id, other)
    await cups.services.privacy.delete(gone.id, lambda _: "A former lord")
    told = [(post.user, post.data["what"]) for post in await said(cups) if post.kind == "told"]
    assert told == [(other.id, "parted"), (one.id, "rejoined"), (left.id, "parted")]


async def test_who_comes_in_for_somebody_is_told_that_alone(cups: CupWorld) -> None:
    """Not that they wait no more."""
    cup = await cups.publish(capacity=2)
    await cups.enter(cup.id, 3)
    await said(cups)
    act = Act("replace", "ill", user=lord(1).id)
    await cups.services.cups.do(cup.id, cups.host, act)
    told = [(post.user, post.data["what"]) for post in await said(cups) if post.kind == "told"]
    assert told == [(lord(1).id, "replaced"), (lord(3).id, "instead")]


async def test_who_has_not_checked_in_is_called_again(cups: CupWorld) -> None:
    """Two hours before the start, and nobody who has."""
    cup = await cups.publish()
    await cups.enter(cup.id, 3)
    await cups.to(cup.signup_until)
    await said(cups)
    await cups.check_in(cup.id, 2)
    await cups.to(cup.start - 2 * HOUR - 1)
    assert not [post for post in await said(cups) if post.kind == "call"]
    await cups.to(cup.start - 2 * HOUR)
    (call,) = [post for post in await said(cups) if post.kind == "call"]
    assert (call.data["what"], call.calls) == ("lastcall", (lord(2).id,))


async def test_the_last_call_follows_a_start_that_moves(cups: CupWorld) -> None:
    """It waits while the event stands still, and comes before the new start."""
    cup = await cups.publish()
    await cups.enter(cup.id, 2)
    await cups.to(cup.signup_until)
    await cups.events(cup.id, ("paused", REASON))
    await cups.to(cup.start)
    assert not [post for post in await said(cups) if post.data.get("what") == "lastcall"]
    await cups.events(cup.id, ("resumed", {"seconds": DAY, **REASON}))
    await cups.to(cup.start + DAY - 2 * HOUR - 1)
    assert not [post for post in await said(cups) if post.data.get("what") == "lastcall"]
    await cups.to(cup.start + DAY - HOUR)
    assert [post for post in await said(cups) if post.data.get("what") == "lastcall"]


async def test_nobody_is_rung_in_quiet_hours_unless_it_is_too_late(cups: CupWorld) -> None:
    """The call waits until they are over; where that is too late it makes no sound."""
    cup = await cups.publish()
    await cups.enter(cup.id, 2)
    minutes = cup.signup_until % DAY // 60
    quiet = ((minutes - 60) % 1440, (minutes + 120) % 1440)
    await settings(cups, lord(1), zone="UTC", quiet=quiet)
    await cups.to(cup.signup_until)
    calls = [row for row in await rows(cups, cup.id, "call") if row.data["what"] == "checkin"]
    assert {tuple(row.data["entries"]): row.due - cup.signup_until for row in calls} == {
        (2,): 0,
        (1,): 2 * HOUR,
    }
    late = await cups.publish(name="Late Cup", start=cups.clock.now() + 2 * DAY)
    await cups.enter(late.id, 1)
    nearly = (late.start % DAY // 60 - 300) % 1440
    await settings(cups, lord(1), zone="UTC", quiet=(nearly, (nearly + 330) % 1440))
    await cups.to(late.start - 2 * HOUR - 1)
    await said(cups)
    await cups.to(late.start - 2 * HOUR)
    (call,) = [p for p in await said(cups) if p.cup.id == late.id and p.kind == "call"]
    assert (call.data["what"], call.silent) == ("lastcall", True)


async def test_who_gets_a_place_is_told(cups: CupWorld) -> None:
    """Once, with the event that made it free."""
    cup = await cups.publish(capacity=2)
    await cups.enter(cup.id, 4)
    await said(cups)
    await cups.events(cup.id, ("withdrawn", {"entry": 1, **REASON}))
    told = [(post.user, post.data["what"]) for post in await said(cups) if post.kind == "told"]
    assert told == [(lord(1).id, "withdrawn"), (lord(3).id, "moved")]


async def test_every_act_with_a_reason_has_one_line_in_the_log(cups: CupWorld) -> None:
    """The log begins with the first of them."""
    cup = await cups.begun(4)
    assert not await rows(cups, cup.id, "book", "log")
    stage = {"stage": 1, "round": 1}
    await cups.events(
        cup.id,
        ("extended", {**stage, "seconds": HOUR, **REASON}),
        ("dropped", {"entry": 1, **stage, **REASON}),
    )
    await cups.events(cup.id, ("message", {"text": "Hello", **REASON}))
    logs = await rows(cups, cup.id, "book", "log")
    assert [row.kind for row in logs] == ["book", "log", "log", "log"]
    assert len({row.ref for row in logs[1:]}) == 3


async def test_an_undone_pairing_makes_way_for_the_next(cups: CupWorld) -> None:
    """Its page says so; the round's next pairing has a page of its own."""
    cup = await cups.begun(4)
    await said(cups)
    paired = (await cups.cup(cup.id)).rounds[0]
    await cups.events(cup.id, ("unpaired", {"stage": 1, "round": 1, **REASON}))
    (undone,) = await rows(cups, cup.id, "undone")
    assert undone.state == tournament_posts.OLD
    tables = [
        {"number": at, "group": 0, "entries": list(one.entries), "order": [], "seal": one.seal}
        for at, one in enumerate(paired.matches, 1)
    ]
    again = {"stage": 1, "round": 1, "begins": 0, "ends": 9, "byes": [], "tables": tables}
    await cups.events(cup.id, ("paired", again))
    (page,) = await rows(cups, cup.id, "round")
    assert page.state == tournament_posts.WAITING


async def test_a_page_that_changes_while_it_is_edited_is_edited_again(cups: CupWorld) -> None:
    """At most once a minute; nothing is lost by what happens in between."""
    cup = await cups.publish()
    posts = cups.services.cups.posts
    (home,) = (await posts.due())[0]
    post = await posts.begin(home)
    assert post is not None
    await cups.events(cup.id, ("signup_ended", {"signup_until": cups.clock.now()}))
    await posts.done(post, Posted(1, 2), "first")
    await said(cups)
    assert (await posts.due())[0] == []
    assert (await posts.due())[1] == cups.clock.now() + tournament_posts.PAUSE
    cups.clock.advance(tournament_posts.PAUSE)
    assert [(one.kind, one.message_id) for one in await said(cups)] == [("home", 2)]
    assert (await posts.due())[0] == []


async def test_a_try_that_fails_holds_up_its_own_cup_alone(cups: CupWorld) -> None:
    """And nothing that calls people."""
    first, second = await cups.publish(), await cups.publish(name="Other Cup")
    posts = cups.services.cups.posts
    homes = (await posts.due())[0]
    post = await posts.begin(homes[0])
    assert post is not None
    assert post.cup.id == first.id
    assert await posts.failed(post, "403/50013", known=True) > cups.clock.now()
    await cups.events(first.id, ("paused", REASON))
    await cups.enter(first.id, 1)
    waiting = [await posts.begin(id) for id in (await posts.due())[0]]
    assert [(one.cup.id, one.kind) for one in waiting if one] == [
        (second.id, "home"),
        (first.id, "book"),
        (first.id, "told"),
    ]
    health = await cups.services.health.of(first.server)
    assert [(one.table, one.code) for one in health.waiting] == [("Autumn Cup", "403/50013")]
    cups.clock.advance(1)
    assert await cups.services.health.retry(first.server) >= 1
    assert homes[0] in (await posts.due())[0]


async def test_what_breaks_while_it_is_made_is_not_tried_at_once(
    cups: CupWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else waits for it meanwhile, and it is said in the end."""
    await cups.publish()
    posts = cups.services.cups.posts
    (home,) = (await posts.due())[0]
    with monkeypatch.context() as patch:
        patch.setattr("services.tournaments.announcing.delivery.body_of", None)
        with pytest.raises(TypeError):
            await posts.begin(home)
    assert (await posts.due()) == ([], cups.clock.now() + 5)
    cups.clock.advance(5)
    (post,) = await said(cups)
    assert (post.id, post.again) == (home, True)


async def test_what_is_said_names_nobody_in_its_data(cups: CupWorld) -> None:
    """The names are in the events alone, where they can be forgotten."""
    cup = await cups.begun(4)
    await cups.events(cup.id, ("message", {"text": "Hello", **REASON}))
    names = [one.name for one in (await cups.cup(cup.id)).entries]
    for row in await rows(cups, cup.id):
        assert not any(name in repr(row.data) for name in names)
        assert set(row.data) <= {"what", "entries"}


async def test_standings_are_posted_when_asked_for(cups: CupWorld) -> None:
    """Once for each round; a second time they are edited."""
    cup = await cups.begun(4)
    house = cups.services.house
    states = []
    for _ in range(2):
        async with house.write() as work:
            await announcements.publish(work, await load(house, work.connection, cup.id))
        (page,) = await rows(cups, cup.id, "standings")
        states.append(page.state)
        await said(cups)
    assert states == ["waiting", "old"]


def test_every_round_of_a_long_ladder_has_pages_of_its_own() -> None:
    """A ladder that pairs every hour has a thousand rounds in six weeks."""
    assert tournament_posts.round_of(tournament_posts.ref_of(1, 1234)) == (1, 1234)
    assert (
        len({tournament_posts.ref_of(stage, one) for stage in (1, 2) for one in (0, 1, 1000)}) == 6
    )


async def test_a_ladders_standings_come_back_where_their_thread_is_deleted(cups: CupWorld) -> None:
    """They are one page for all its rounds, unlike those of other formats."""
    cup = await cups.begun(4, format="ladder", rounds=0)
    for match in cup.rounds[0].matches:
        await cups.finish_match(match, dict.fromkeys(match.entries, 40))
    await said(cups)
    (page,) = await rows(cups, cup.id, "standings")
    assert page.channel_id is not None
    await cups.services.cups.posts.lost(await cups.cup(cup.id), page.channel_id)
    (page,) = await rows(cups, cup.id, "standings")
    assert (page.state, page.message_id) == ("waiting", None)
