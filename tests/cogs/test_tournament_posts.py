"""What is posted of a tournament from its announcement to its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from unittest.mock import MagicMock

import pytest

from cogs.tournaments import public_pages
from sandbox.permissions import Right
from services.facts import Person
from services.facts.tables import Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from services.tournaments.announcing.notifications import row_of
from store import tournament_posts
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.stage import bare
from tests.helpers.database import new_folder
from tests.helpers.tournaments import TournamentHands

POST, EDIT = "POST /channels/{}/messages", "PATCH /channels/{}/messages/{}"
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


@pytest.fixture
async def stage() -> AsyncIterator[TournamentStage]:
    with new_folder() as folder:
        async with TournamentStage(folder) as context:
            yield context


async def test_an_event_is_posted_from_its_announcement_to_the_podium(
    stage: TournamentStage,
) -> None:
    """Each page is posted once and follows what happens by edits, at most once a minute."""
    tournament = await stage.publish(rounds=1)
    await stage.settle()
    home = stage.message("Autumn Cup")
    assert "**0 of 32** have signed up." in stage.said()[0]
    assert stage.labels(home) == ["Sign up", "Withdraw", "Who is in", "Event rules"]
    assert [one.name for one in stage.threads()] == ["Autumn Cup"]

    await stage.enter(tournament.id, 4)
    await stage.settle()
    assert "**0 of 32**" in stage.said()[0], "it was edited within this minute"
    await stage.to(stage.clock.now() + MINUTE)
    assert "**4 of 32** have signed up." in stage.said()[0]

    await stage.to(tournament.signup_until)
    page, call = stage.said(stage.thread())
    assert "check-in is open" in page
    assert "**0 of 4** are here." in page
    people = [stage.lord(number).id for number in range(1, 5)]
    assert call.startswith(" ".join(f"<@{one}>" for one in people))
    await stage.check_in(tournament.id)
    await stage.to(tournament.start)
    thread = stage.said(stage.thread())
    assert thread[0] == "## Autumn Cup · check-in is over\nRound 1 has begun."
    assert [text.split("\n")[0] for text in thread[2:3]] == ["## Autumn Cup · round 1 of 1"]
    assert "**Autumn Cup**: round 1 of 1 has begun" in thread[3]

    await stage.finish_round(tournament.id)
    await stage.to(stage.clock.now() + MINUTE)
    assert "It ended" in stage.said(stage.thread())[2]
    await stage.to((await stage.tournament(tournament.id)).rounds[-1].ends + MINUTE)
    assert (await stage.tournament(tournament.id)).phase == "over"
    assert "## Autumn Cup · final standings" in stage.said(stage.thread())[4]
    assert len(stage.said(stage.thread())) == 5
    assert stage.message("has won!").files
    ended = await stage.tournament(tournament.id)
    assert f"**{ended.entry(ended.places[0]).name}** has won." in stage.said()[0]
    assert stage.labels(stage.messages("games")[0])[:2] == ["All places", "Standings"]


async def test_what_names_a_date_is_edited_when_it_moves(stage: TournamentStage) -> None:
    """The announcement, the round's page and calls, the head of a thread; and it is told."""
    await stage.services.people.change(stage.lord(2), notice="direct")
    tournament = await stage.begun(2, rounds=2)
    await stage.to(stage.clock.now() + MINUTE)
    ends = tournament.rounds[0].ends
    places = ("games", stage.thread(), "Autumn Cup R1 T1")
    assert {where for where in places if f"<t:{ends}" in str(stage.said(where))} == set(places)
    (call,) = [one for one in stage.directs("Ben") if f"<t:{ends}" in bare(one)]
    act = Act("dates", "a feast", ends=ends - DAY)
    await stage.services.tournaments.do(tournament.id, stage.host, act)
    await stage.settle()
    await stage.to(stage.clock.now() + 2 * MINUTE)
    for where in places:
        said = str(stage.said(where))
        assert f"<t:{ends}" not in said, where
        assert f"<t:{ends - DAY}" in said, where
    (again,) = [one for one in stage.directs("Ben") if one.id == call.id]
    assert f"<t:{ends}" not in bare(again)
    assert f"<t:{ends - DAY}" in bare(again)
    (told,) = [text for text in stage.said(stage.thread()) if "now ends" in text]
    assert told.endswith(": a feast")


async def dying(stage: TournamentStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say what is due, but die each time before it is noted that it was said."""
    posts = stage.services.tournaments.posts
    with monkeypatch.context() as patch:

        async def die(*_args: object) -> None:
            raise RuntimeError("the process ends here")

        patch.setattr(posts, "done", die)
        for post in (await posts.due())[0]:
            assert not await stage.client.tournament_posts.deliver(post.id)


async def test_what_was_said_before_a_crash_is_found_again(
    stage: TournamentStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages, calls, direct messages and lines of the log, long after Discord forgot the nonce."""
    tournament = await stage.publish()
    reason = {"reason": "the hall burns"}
    for step in range(4):
        if step == 1:
            await stage.enter(tournament.id, 2)
        if step == 2:
            await stage.events(tournament.id, ("extended", {"seconds": HOUR, **reason}))
        if step == 3:
            await stage.events(tournament.id, ("message", {"text": "Hello", **reason}))
        for _ in range(3):
            await dying(stage, monkeypatch)
            stage.manual.advance(HOUR)
            stage.world.clock.advance(HOUR)
        await stage.settle()
    said = stage.said()
    assert len([text for text in said if "Swiss" in text]) == 1
    assert len([text for text in said if text.startswith("**Autumn Cup · log**")]) == 1
    log = stage.said("Autumn Cup · log")
    assert [text.split(" · ")[1][:30] for text in log] == [
        "**Eve** (organiser) moved the ",
        "**Eve** (organiser) wrote to a",
    ]
    thread = stage.said(stage.thread())
    assert len([text for text in thread if "to all lords of" in text]) == 2, "the text, the call"
    assert [one.text.startswith("\u2068") for one in stage.directs("Ann")] == [False]


async def test_places_that_are_lost_are_replaced(stage: TournamentStage) -> None:
    """A page that was deleted is posted anew, a thread made anew."""
    tournament = await stage.publish()
    await stage.settle()
    first = stage.message("Autumn Cup")
    stage.sandbox.faults.vanish(first, told=False)
    await stage.enter(tournament.id, 1)
    await stage.to(stage.clock.now() + MINUTE)
    await stage.settle()
    again = stage.message("**1 of 32** have signed up.")
    assert again.id != first.id
    assert await stage.services.tournaments.posts.gone(again.id)
    stage.sandbox.faults.vanish(again, told=False)
    await stage.settle()
    assert stage.message("**1 of 32** have signed up.").id != again.id
    stage.sandbox.faults.delete_channel(stage.thread())
    await stage.events(tournament.id, ("paused", {"reason": "the hall burns"}))
    await stage.settle()
    paused = stage.message("is paused", where=stage.thread())
    assert "all clocks are stopped. Reason: the hall burns" in bare(paused)


async def test_one_event_that_is_shut_out_holds_up_no_other(stage: TournamentStage) -> None:
    """What it has to say waits, and is said once when it may be again; calls come directly."""
    first = await stage.publish()
    await stage.settle()
    await stage.enter(first.id, 2)
    stage.home = "lobby"
    second = await stage.publish(name="Other Cup")
    await TournamentHands.to(stage, second.signup_until)
    everything = (Right.SEND_MESSAGES, Right.SEND_MESSAGES_IN_THREADS)
    stage.sandbox.faults.take_away("games", *everything)
    await stage.settle()
    assert [one for one in stage.said("lobby") if "Other Cup" in one]
    assert not [one for one in stage.said(stage.thread()) if "check-in" in one]
    (waits,) = (await stage.services.health.of(first.server)).waiting
    assert waits.table == "Autumn Cup"
    stage.sandbox.faults.give_back("games")
    assert await stage.services.health.retry(first.server)
    await stage.settle()
    pages = [one for one in stage.said(stage.thread()) if "check-in is open" in one]
    assert len(pages) == 1


async def test_who_takes_no_direct_messages_is_mentioned(stage: TournamentStage) -> None:
    stage.sandbox.faults.block_direct_messages("Ben")
    tournament = await stage.publish(capacity=1)
    await stage.enter(tournament.id, 2)
    await stage.events(tournament.id, ("withdrawn", {"entry": 1}))
    await stage.settle()
    ben = stage.world.user("Ben").id
    told = [one for one in stage.said(stage.thread()) if one.startswith(f"<@{ben}>")]
    assert "A place has become free" in told[-1]
    assert not stage.directs("Ben")
    assert "A place has become free" not in "".join(map(bare, stage.directs("Ann")))


async def test_a_lord_goes_through_an_event_by_its_buttons(stage: TournamentStage) -> None:
    """Sign up, check in, one's table and why, standings and every number, a judge, drop out."""
    tournament = await stage.publish(rounds=2)
    await stage.settle()
    home = stage.message("Autumn Cup")
    for who in ("Ann", "Ben", "Cara", "Dan"):
        asked = await stage.press(who, home, "Sign up")
        assert "do you want to play?" in bare(asked)
        done = await stage.press(who, asked, "Yes, I am in")
        assert bare(done).startswith("You are in **Autumn Cup**.")
    again = await stage.press("Ann", home, "Sign up")
    assert bare(again) == "You are in **Autumn Cup** already."
    assert "**4** Dan" in bare(await stage.press("Dan", home, "Who is in"))
    assert "Organisers: **Eve**" in bare(await stage.press("Dan", home, "Event rules"))

    seen = await stage.command("Ben", "games", "cup show")
    assert "You now follow" in bare(await stage.press("Ben", seen, "Follow"))

    await stage.to(tournament.signup_until)
    call = stage.message("Are you here?", where=stage.thread())
    for who in ("Ann", "Ben", "Cara", "Dan"):
        assert "You are checked in" in bare(await stage.press(who, call, "I am here"))
    await stage.to(tournament.start)
    page = stage.message("round 1 of 2", where=stage.thread())
    mine = await stage.press("Ann", page, "My table")
    assert "you sit at **table" in bare(mine)
    assert "chooses first here" in bare(await stage.press("Ann", mine, "Why this table?"))
    assert "Ann" in bare(await stage.command("Ben", "games", "cup table", lord=_user(stage, "Ann")))

    found = await stage.finish_round(tournament.id)
    await stage.to(stage.clock.now() + MINUTE)
    standings = stage.message("standings after round 1", where=stage.thread())
    line = await stage.choose("Ben", standings, "Explain a line…", "1")
    assert "**Points: 2**" in bare(line)
    text = await stage.command("Ben", "games", "cup standings", **{"as": "text"})
    assert "**1** " in bare(text)
    words = await stage.command("Ben", "games", "cup standings", **{"as": "words"})
    assert "**Seal**: " in bare(words)
    cross = await stage.command("Ben", "games", "cup standings", **{"as": "cross"})
    assert "4W won against line 4" in bare(cross)
    file = await stage.press("Ben", standings, "CSV")
    assert [one.name for one in file.files] == ["autumn-cup-standings.csv"]

    await stage.to(found.rounds[-1].ends)
    page = stage.message("· round 2 of 2", where=stage.thread())
    told = await stage.form("Ann", page, "judge", what="Who chooses first?")
    assert bare(told) == "Called: **Eve**."
    await stage.settle()
    assert "**Ann** calls a judge to table" in stage.said("Autumn Cup · log")[-1]
    leaving = await stage.press("Ann", stage.messages("games")[0], "Drop out")
    assert "Your open table goes to the autopilot and counts as given up." in bare(leaving)
    assert "You have dropped out" in bare(await stage.press("Ann", leaving, "Yes, drop out"))
    again = await stage.press("Ann", stage.messages("games")[0], "Drop out")
    assert "You have dropped out" in bare(again)
    assert stage.find(again, "Play on") is None, "no round is to come"


async def test_partners_find_each_other_by_a_question(stage: TournamentStage) -> None:
    """Who is asked answers in the direct message; who asked is told; either may leave again."""
    team = Setup(lords=4, teams=True, takeback=False)
    tournament = await stage.publish(name="Team Cup", table=team)
    other = await stage.publish()
    await stage.settle()
    asked = await stage.press("Ann", stage.message("Team Cup"), "Sign up")
    waits = await stage.choose("Ann", asked, "Your partner…", _user(stage, "Ben"))
    assert bare(waits) == "Your partner has been asked. You are in **Team Cup** once they say yes."
    await stage.settle()
    question = stage.directs("Ben")[-1]
    assert bare(question).startswith("**Ann** would like to play **Team Cup** (")
    assert stage.labels(question) == ["Yes, together", "No, thank you"]
    assert "You are in **Team Cup**." in bare(await stage.press("Ben", question, "Yes, together"))
    await stage.settle()
    assert bare(stage.directs("Ann")[-1]).startswith("**Ben** plays **Team Cup** (")
    assert [one.name for one in (await stage.tournament(tournament.id)).taking_part] == [
        "Ann + Ben"
    ]

    no = await stage.command(
        "Cara", "games", "cup enter", cup=str(tournament.id), partner=_user(stage, "Dan")
    )
    assert "Your partner has been asked" in bare(no)
    await stage.settle()
    await stage.press("Dan", stage.directs("Dan")[-1], "No, thank you")
    await stage.settle()
    assert "**Dan** can't play" in bare(stage.directs("Cara")[-1])

    which = await stage.command("Dan", "games", "cup show")
    assert bare(which) == "Which event?"
    shown = await stage.choose("Dan", which, "Which event…", str(other.id))
    assert bare(shown).startswith("### Autumn Cup")
    leaving = await stage.command("Ann", "games", "cup leave", cup="team")
    assert "You are no longer in" in bare(await stage.press("Ann", leaving, "Withdraw"))
    names = await stage.suggestions("Ann", "cup show", "cup", "team")
    assert names == ["Team Cup · sign-up is open"]


def _user(stage: TournamentStage, name: str) -> object:
    return stage.world.user(name)


@pytest.mark.undelivered("400/50035")
async def test_a_refused_page_is_text_alone_and_is_kept_up_to_date(stage: TournamentStage) -> None:
    """Refused twice, an edit waits for the next change."""
    refuse = partial(stage.sandbox.faults.fail, status=400, code=50035)
    refuse(POST)
    tournament = await stage.publish()
    await stage.settle()
    home = stage.message("**0 of 32** have signed up.")
    assert not home.components
    for entered, (times, shown) in enumerate([(2, 0), (1, 2), (2, 2), (1, 4)], 1):
        refuse(EDIT, times=times)
        await stage.enter(tournament.id, 1, first=entered)
        await stage.to(stage.clock.now() + MINUTE)
        assert f"**{shown} of 32**" in stage.said()[0]
        stage.sandbox.faults.clear()
    assert stage.message("of 32** have signed up.").id == home.id
    assert not (await stage.services.health.of(tournament.server)).waiting


@pytest.mark.parametrize("entered", [0, 1])
@pytest.mark.undelivered("400/50035")
async def test_a_page_refused_twice_is_posted_later(stage: TournamentStage, entered: int) -> None:
    """When it changes, or after some hours; its thread is opened then."""
    stage.sandbox.faults.fail(POST, 400, 2, code=50035)
    tournament = await stage.publish()
    await stage.settle()
    await stage.to(stage.clock.now() + HOUR)
    assert not stage.said()
    if entered:
        await stage.enter(tournament.id, entered)
        await stage.to(stage.clock.now() + MINUTE)
    else:
        await stage.to(stage.clock.now() + 5 * HOUR)
    page = stage.message(f"**{entered} of 32** have signed up.")
    assert stage.labels(page)[0] == "Sign up"
    assert [one.name for one in stage.threads()] == ["Autumn Cup"]
    assert not (await stage.services.health.of(tournament.server)).waiting


@pytest.mark.undelivered("400/200000")
async def test_a_refused_call_is_made_directly(stage: TournamentStage) -> None:
    """To each person; a direct message that is refused becomes a mention."""
    refuse = partial(stage.sandbox.faults.fail, status=400, code=200000)
    tournament = await stage.publish()
    await stage.enter(tournament.id, 3)
    await stage.settle()
    thread = stage.thread()
    stage.clock.advance(tournament.signup_until - stage.clock.now())
    hold = stage.client.tournament_posts
    while "check-in is open" not in "".join(stage.said(thread)):
        await stage.services.jobs.run_due()
        for one in (await hold._posts.due())[0][:1]:
            await hold.deliver(one.id)
    async with stage.services.context.write() as tx:  # one that somebody was told of before
        rows = await tournament_posts.posts_of(tx.connection, tournament.id, ("call",))
        ref = next(row.ref for row in rows if row.data["what"] == "checkin")
        old = row_of(tournament, "told", "direct", ref, due=tx.now)
        await tournament_posts.add_posts(
            tx.connection, [{**old, "state": tournament_posts.DROPPED}], tx.now
        )
    before = [len(stage.directs(name)) for name in ("Ann", "Ben", "Cara")]
    refuse(f"POST /channels/{stage.channel(thread).id}/messages", times=2)
    refuse(f"POST /channels/{stage.world.direct('Ben').id}/messages", times=2)
    await stage.settle()
    after = [len(stage.directs(name)) for name in ("Ann", "Ben", "Cara")]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 0, 1]
    ben = stage.world.user("Ben").id
    assert [one for one in stage.said(thread) if one.startswith(f"<@{ben}>")]
    assert not (await stage.services.health.of(tournament.server)).waiting


async def running(stage: TournamentStage) -> Tournament:
    """An event of Dan's in its first round, with a log, and with everything said."""
    stage.host = Person(stage.world.user("Dan").id, "Dan")
    tournament = await stage.begun(2, checkin=False)
    act = Act("extend", "It rains", seconds=HOUR)
    await stage.services.tournaments.do(tournament.id, stage.host, act)
    await stage.to(stage.clock.now() + MINUTE)
    return tournament


async def call_judge(stage: TournamentStage, tournament: Tournament) -> None:
    await stage.services.tournaments.call_judge(tournament.id, stage.lord(1), "He cheats")


async def postpone(stage: TournamentStage, tournament: Tournament) -> None:
    await stage.services.tournaments.do(
        tournament.id, stage.host, Act("pause", "The hall is on fire")
    )


async def unpair(stage: TournamentStage, tournament: Tournament) -> None:
    await stage.services.tournaments.do(tournament.id, stage.host, Act("unpair", "A mistake"))


AWAITED = {
    "judge": (call_judge, "He cheats", ("400/50035", "judge")),
    "notice": (postpone, "The hall is on fire", ("400/50035", "notice")),
    "undone": (unpair, "pairing", ("400/50035",)),
}


@pytest.mark.parametrize("kind", AWAITED)
async def test_what_somebody_waits_for_goes_to_organizers_if_it_is_refused(
    stage: TournamentStage, request: pytest.FixtureRequest, kind: str
) -> None:
    """Once, and what comes after it is posted; hosts see it, also after a restart."""
    act, words, undelivered = AWAITED[kind]
    request.node.add_marker(pytest.mark.undelivered(*undelivered))
    tournament = await running(stage)
    before = len(stage.directs("Dan"))
    home = stage.channel("Autumn Cup · log" if kind == "judge" else stage.thread()).id
    edit = f"PATCH /channels/{home}/messages/*"
    refused = edit if kind == "undone" else f"POST /channels/{home}/messages"
    stage.sandbox.faults.fail(refused, 400, 2, code=50035)
    await act(stage, tournament)
    await stage.settle()
    await stage.to(stage.clock.now() + MINUTE)
    told = [bare(one) for one in stage.directs("Dan")[before:]]
    assert len([text for text in told if words in text and "could not be posted" in text]) == 1
    await stage.restart()
    await stage.to(stage.clock.now() + HOUR)
    assert len(stage.directs("Dan")) == before + len(told)
    health = await stage.services.health.of(tournament.server)
    assert not health.waiting
    if kind != "undone":
        assert health.given_up is not None
        assert (health.given_up.count, health.given_up.code) == (1, "400/50035")


@pytest.mark.undelivered("400/50035")
async def test_a_log_that_is_refused_is_begun_later(stage: TournamentStage) -> None:
    """Until then its lines are in the channel; nothing waits."""
    stage.host = Person(stage.world.user("Dan").id, "Dan")
    tournament = await stage.begun(2, checkin=False)
    route = f"POST /channels/{stage.channel('games').id}/messages"
    stage.sandbox.faults.fail(route, 400, 2, code=50035)
    await unpair(stage, tournament)
    await stage.settle()
    assert "Autumn Cup · log" not in [one.name for one in stage.threads()]
    await stage.to(stage.clock.now() + 7 * HOUR)
    assert "Autumn Cup · log" in [one.name for one in stage.threads()]


async def test_a_judge_is_called_directly_where_nothing_can_be_posted(
    stage: TournamentStage, request: pytest.FixtureRequest
) -> None:
    """The channel is deleted, and there is no other."""
    request.node.add_marker(pytest.mark.undelivered("judge"))
    tournament = await running(stage)
    before = len(stage.directs("Dan"))
    stage.sandbox.faults.delete_channel("games")
    for _ in range(3):
        await stage.settle()
    await call_judge(stage, tournament)
    await stage.to(stage.clock.now() + HOUR)
    told = [bare(one) for one in stage.directs("Dan")[before:]]
    assert len([text for text in told if "He cheats" in text]) == 1


async def test_a_line_of_the_log_is_posted_once_though_it_has_no_buttons(
    stage: TournamentStage, request: pytest.FixtureRequest
) -> None:
    """Neither in its plain form: the process dies before it is noted."""
    request.node.add_marker(pytest.mark.undelivered("400/50035"))
    tournament = await running(stage)
    log = "Autumn Cup · log"
    before = len(stage.said(log))
    act = Act("pause", "The hall is on fire")
    await stage.services.tournaments.do(tournament.id, stage.host, act)
    route = f"POST /channels/{stage.channel(log).id}/messages"
    stage.sandbox.faults.fail(route, 400, code=50035)
    hold = stage.sandbox.faults.hold(route, 1, after=True)
    working = asyncio.create_task(stage.settle())
    await hold.reached()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    hold.drop()
    await stage.restart()
    for _ in range(3):
        await stage.to(stage.clock.now() + HOUR)
    assert len(stage.said(log)) == before + 1


async def test_a_page_that_we_can_not_word_holds_up_nothing_for_long(
    stage: TournamentStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It steps aside after half an hour, and is posted once the fault is mended."""
    tournament = await stage.publish()
    await stage.enter(tournament.id, 2)
    await stage.settle()
    with monkeypatch.context() as patch:
        broken = MagicMock(side_effect=ZeroDivisionError)
        patch.setitem(public_pages._PAGES, "checkin", broken)
        await stage.to(tournament.signup_until)
        act = Act("pause", "The hall is on fire")
        await stage.services.tournaments.do(tournament.id, stage.host, act)
        for _ in range(10):
            await stage.to(stage.clock.now() + 10 * MINUTE)
        assert [text for text in stage.said(stage.thread()) if "on fire" in text]
    await stage.to(stage.clock.now() + HOUR)
    assert [text for text in stage.said(stage.thread()) if "check-in is open" in text]
