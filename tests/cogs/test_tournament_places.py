"""Where an event's posts go when their place is deleted in its middle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.courier.post import Post
from sandbox.permissions import Right
from services.facts import Person, Press
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.tournaments.core import runner
from tests.cogs.tournament_scenes import DAY
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.stage import bare
from tests.e2e.test_awake_threads import handled
from tests.e2e.test_faults_places import COURT, heard
from tests.helpers.database import new_folder
from tests.helpers.tournaments import TournamentHands
from tests.helpers.world import best

MINUTE, HOUR = 60, 3600


@pytest.fixture
async def stage() -> AsyncIterator[TournamentStage]:
    with new_folder() as folder:
        async with TournamentStage(folder) as context:
            yield context


async def test_an_events_thread_that_is_deleted_is_made_anew(stage: TournamentStage) -> None:
    """With the page of the round in progress; what comes is posted there, too."""
    tournament = await stage.begun(4, rounds=1, checkin=False)
    await stage.settle()
    first = stage.channel(stage.thread())
    stage.sandbox.faults.delete_channel(first)
    await stage.events(tournament.id, ("paused", {"reason": "the hall burns"}))
    await stage.settle()
    fresh = stage.channel(stage.thread())
    assert fresh.id != first.id
    said = stage.said(stage.thread())
    assert len([text for text in said if text.startswith("## Autumn Cup · round 1 of 1")]) == 1
    assert len([text for text in said if "the hall burns" in text]) == 1
    home, log = stage.said()
    assert home.startswith("## Autumn Cup\nSwiss")
    assert log.startswith("**Autumn Cup · log**")


async def test_pages_that_are_swept_away_are_posted_again(stage: TournamentStage) -> None:
    """A moderator deletes everything in the event's thread and its announcement at once."""
    await stage.begun(2, rounds=1, checkin=False)
    await stage.settle()
    for where in ("games", stage.thread()):
        found = [one for one in stage.messages(where) if one.text]
        for one in found:
            stage.sandbox.faults.vanish(one, told=False)
        ids, place = [one.id for one in found], stage.channel(where)
        body = {"ids": ids, "channel_id": place.id, "guild_id": place.server}
        event = discord.RawBulkMessageDeleteEvent(cast(Any, body))
        await stage.client.on_raw_bulk_message_delete(event)
    await stage.settle()
    assert [text.split("\n")[0] for text in stage.said()] == ["## Autumn Cup"]
    said = [text.split("\n")[0] for text in stage.said(stage.thread())]
    assert said == ["## Autumn Cup · round 1 of 1"]


async def test_a_purge_of_others_messages_is_looked_up_at_once(
    stage: TournamentStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one by one: Discord tells of every message that is deleted, in all servers."""
    await stage.begun(2, rounds=1, checkin=False)
    await stage.settle()
    looked, client = [], stage.client
    ours = stage.services.outbox.ours

    async def counted(messages: Any) -> set[int]:
        looked.append(len(messages))
        return await ours(messages)

    monkeypatch.setattr(client._our_messages, "_ours", counted)
    monkeypatch.setattr(stage.services.tables, "table_in", None)
    place = stage.channel("games")
    many = [range(10**18 + since, 10**18 + since + 100) for since in range(0, 2000, 100)]
    bodies = [{"ids": list(ids), "channel_id": place.id, "guild_id": place.server} for ids in many]
    events = [discord.RawBulkMessageDeleteEvent(cast(Any, body)) for body in bodies]
    monkeypatch.setattr("cogs.sieve.GATHERED", 0)
    await asyncio.gather(*map(client.on_raw_bulk_message_delete, events))
    assert (sum(looked), max(looked), len(looked) <= 6) == (2000, 500, True)
    monkeypatch.setattr("cogs.sieve.GATHERED", 3600)
    looked.clear()
    body = {"id": 10**18, "channel_id": place.id, "guild_id": place.server}
    single = discord.RawMessageDeleteEvent(cast(Any, body))
    waiting = asyncio.create_task(client.on_raw_message_delete(single))
    await stage.settle()
    assert looked == []  # a moment later, together with what is deleted until then
    waiting.cancel()


async def test_threads_of_others_are_looked_up_together(
    stage: TournamentStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord tells of every thread that is deleted or archived, in all servers; ours are found."""
    tournament = await stage.begun(2, rounds=1, checkin=False)
    await stage.settle()
    home = (await stage.tournament(tournament.id)).thread
    client, looked, found = stage.client, list[int](), list[int]()
    places = stage.services.outbox.our_places

    async def counted(some: Any) -> set[int]:
        looked.append(len(some))
        return await places(some)

    async def note(place: Any) -> None:
        found.append(getattr(place, "id", place))

    monkeypatch.setattr(client._our_places, "_ours", counted)
    for name in ("deleted", "archived"):
        monkeypatch.setattr(client.awake_threads, name, note)
    monkeypatch.setattr("cogs.sieve.GATHERED", 0)
    guild = SimpleNamespace(id=stage.channel("games").server)
    ids = [*range(10**18, 10**18 + 300), home]
    threads: list[Any] = [SimpleNamespace(id=id, archived=True, guild=guild) for id in ids]
    await asyncio.gather(*(client.on_thread_update(one, one) for one in threads))
    events: list[Any] = [SimpleNamespace(guild_id=guild.id, thread_id=id) for id in ids]
    await asyncio.gather(*map(client.on_raw_thread_delete, events))
    assert (sum(looked), len(looked) <= 6) == (602, True)
    assert found == [home, home]


async def test_a_page_in_an_archived_thread_keeps_its_picture(stage: TournamentStage) -> None:
    """It is sent again once the thread is open."""
    tournament = await stage.begun(4, rounds=1, checkin=False)
    await stage.settle()
    stage.sandbox.faults.archive(stage.thread())
    match = (await stage.tournament(tournament.id)).rounds[0].matches[0]
    await stage.finish_match(match, dict(zip(match.entries, (90, 80), strict=True)))
    await stage.to(stage.clock.now() + MINUTE)
    page = next(one for one in stage.messages(stage.thread()) if one.files)
    assert page.edited
    assert page.files[0].size > 0


async def test_a_log_whose_thread_is_deleted_begins_again(stage: TournamentStage) -> None:
    """With the lines that were in it, each once and in order."""
    tournament = await stage.publish()
    await stage.events(tournament.id, ("paused", {"reason": "the hall burns"}))
    await stage.settle()
    stage.sandbox.faults.delete_channel("Autumn Cup · log")
    await stage.events(tournament.id, ("resumed", {"seconds": 0, "reason": "it is out"}))
    await stage.settle()
    await stage.to(stage.clock.now() + MINUTE)
    told = stage.said("Autumn Cup · log")
    assert [line.rpartition(": ")[2] for line in told] == ["the hall burns", "it is out"]


async def test_an_event_whose_channel_is_deleted_goes_on_in_another(stage: TournamentStage) -> None:
    """Until one is chosen calls come directly; then it is all there, and its tables are."""
    tournament = await stage.begun(4, rounds=2, checkin=False)
    await stage.settle()
    stage.sandbox.faults.delete_channel("games")
    await stage.events(
        tournament.id, ("message", {"text": "Where are we?", "reason": "we are lost"})
    )
    await stage.settle()
    (told,) = [one.text for one in stage.directs("Ann") if "Where are we?" in one.text]
    assert "Where are we?" in told
    lobby = stage.channel("lobby").id
    await stage.services.people.change_server(tournament.server, cup_channel=lobby)
    await stage.to(stage.clock.now() + DAY)
    stage.home = "lobby"
    assert [one for one in stage.said("lobby") if one.startswith("## Autumn Cup")]
    said = stage.said(stage.thread())
    assert len([text for text in said if text.startswith("## Autumn Cup · round 1 of 2")]) == 1
    tournament = await stage.tournament(tournament.id)
    assert (tournament.channel, tournament.phase) == (lobby, "running")
    await stage.finish_round(tournament.id)
    await stage.to(tournament.rounds[-1].ends + MINUTE)
    homes = {one.name: one.parent for one in stage.threads() if " R" in one.name}
    assert {homes["Autumn Cup R2 T1"], homes["Autumn Cup R2 T2"]} == {lobby}


async def test_what_is_deleted_while_the_bot_is_down_is_made_anew(stage: TournamentStage) -> None:
    """At once, with what goes on: an event's thread and its log."""
    tournament = await stage.begun(4, rounds=1, checkin=False)
    await stage.events(tournament.id, ("paused", {"reason": "the hall burns"}))
    await stage.settle()
    lost = {stage.channel(name).id for name in ("Autumn Cup", "Autumn Cup · log")}
    await stage.stop()
    for place in lost:
        stage.sandbox.faults.delete_channel(place)
    await stage.start()
    await handled("on_ready")
    await stage.to(stage.clock.now() + MINUTE)
    fresh = {stage.channel(name).id for name in ("Autumn Cup", "Autumn Cup · log")}
    assert not fresh & lost
    said = stage.said("Autumn Cup")
    assert [one for one in said if one.startswith("## Autumn Cup · round 1 of 1")]


@pytest.mark.parametrize("posted", [True, False])
async def test_without_a_channel_each_is_told_once_and_of_the_end(
    stage: TournamentStage, *, posted: bool
) -> None:
    """Nobody waits behind what can't be posted; a reminder is one."""
    stage.host = stage.lord(4)
    table = Setup(lords=2, takeback=False, pace=Pace("turn", turn=DAY))
    tournament = await stage.publish(rounds=2, checkin=False, capacity=2, table=table)
    await stage.enter(tournament.id, 2)
    await stage.settle()
    await TournamentHands.to(stage, tournament.start)
    if posted:
        await stage.settle()
    before = {who: len(stage.directs(who)) for who in ("Ann", "Ben")}
    stage.sandbox.faults.delete_channel("games")
    await stage.client.wait_for("guild_channel_delete")
    await handled("on_guild_channel_delete")

    def told(who: str) -> list[str]:
        said = [bare(one) for one in stage.directs(who)[before[who] :]]
        return [text for text in said if "was deleted" not in text]

    for _ in range(3):
        await stage.to(stage.clock.now() + HOUR)
    (match,) = (await stage.tournament(tournament.id)).rounds[0].matches
    game = (await stage.services.tables.table(match.tables[0])).game
    assert game is not None
    first, second = ("Ann", "Ben") if (await on_turn(stage, game)) == "Ann" else ("Ben", "Ann")
    (call,) = told(first)
    assert call.startswith("Choose your first domino")
    others = [] if posted else ["**Autumn Cup** ("]
    assert [text[: len(others[0])] if others else text for text in told(second)] == others
    while await on_turn(stage, game) == first:  # the second of these turns calls nobody
        await turn(stage, game, first)
        await stage.settle()
    assert [text for text in told(second) if text.startswith("Choose your first domino")]
    await stage.to(stage.clock.now() + DAY // 2 + MINUTE)
    assert [text for text in told(second) if "hours left for your turn" in text], told(second)
    ruling = Act("result", "agreed", number=1, places=((1, 1), (2, 2)))
    await stage.services.tournaments.do(tournament.id, stage.host, ruling)
    await stage.settle()
    for who in ("Ann", "Ben"):
        ended = [text for text in told(who) if text.startswith("## Autumn Cup R1 T1 ended")]
        assert len(ended) == 1, told(who)
    assert not await stage.services.outbox.waiting()


async def on_turn(stage: TournamentStage, game: int) -> str:
    """The name of the lord on turn."""
    seat = (await stage.services.play.game(game)).seat_on_turn
    assert seat is not None
    return seat.name or ""


async def turn(stage: TournamentStage, game: int, name: str) -> None:
    """Play the best turn."""
    press = Press(game, Person(stage.world.user(name).id, name))
    panel = await stage.services.play.panel(press)
    while panel.composition.todo:
        panel = await stage.services.play.set_slot(press, best(panel))
    await stage.services.play.end_turn(press)


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("how", ["gone", "shut"])
async def test_without_a_channel_nothing_begins_and_its_organizer_is_told_once(
    stage: TournamentStage, monkeypatch: pytest.MonkeyPatch, how: str, *, down: bool
) -> None:
    """No table opens that nobody can see; with a channel it goes on."""
    monkeypatch.setattr(runner, "NO_PLACE", DAY)  # not 48 looks a day, for the ten of a round
    stage.host = stage.lord(1)
    tournament = await stage.begun(4, rounds=2, checkin=False)
    await stage.settle()
    if down:
        await stage.services.outages.alive()
        await stage.stop()
    if how == "gone":
        stage.sandbox.faults.delete_channel("games")
    else:
        stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES)
    if down:
        await stage.start()
        await handled("on_ready")
    await stage.finish_round(tournament.id)
    tournament = await stage.tournament(tournament.id)
    await stage.to(tournament.rounds[0].ends + HOUR)
    assert [one.number for one in (await stage.tournament(tournament.id)).rounds] == [1]
    (told,) = [bare(one) for one in stage.directs("Ann") if "stands still" in bare(one)]
    assert ("was deleted" if how == "gone" else "I may not post in") in told
    assert not [one for one in stage.directs("Ben") if "stands still" in bare(one)]
    if how == "gone":
        lobby = stage.channel("lobby").id
        await stage.services.people.change_server(tournament.server, cup_channel=lobby)
    else:
        stage.sandbox.faults.give_back("games")
    await stage.to(stage.clock.now() + DAY)
    homes = {one.name: one.parent for one in stage.threads() if " R2 " in one.name}
    there = stage.channel("lobby" if how == "gone" else "games").id
    assert homes == {"Autumn Cup R2 T1": there, "Autumn Cup R2 T2": there}


async def test_lords_are_told_once_how_it_goes_on_and_nothing_links_to_what_is_deleted(
    stage: TournamentStage,
) -> None:
    """First that their games go on by direct message, then where they are."""
    stage.host = stage.lord(1)
    tournament = await stage.begun(4, rounds=2, checkin=False)
    await stage.settle()
    lost = {stage.channel(one).id for one in ("games", stage.thread())}
    lost |= {one.id for one in stage.threads()}
    stage.sandbox.faults.delete_channel("games")
    await stage.client.wait_for("guild_channel_delete")
    await handled("on_guild_channel_delete")
    await stage.settle()
    names = ("Ann", "Ben", "Cara", "Dan")

    def told(what: str) -> list[int]:
        return [sum(what in bare(one) for one in stage.directs(who)) for who in names]

    async def screens() -> list[str]:
        found = [await stage.command("Ben", "lobby", f"cup {one}") for one in ("show", "table")]
        assert not [id for id in lost for one in found if str(id) in repr(one)]
        return [bare(one) for one in found]

    assert told("your place is safe") == [0, 1, 1, 1]  # Ann, who runs it, is told to choose
    assert all("go on by direct message" in one or "goes on by" in one for one in await screens())
    await stage.client.awake_threads.deleted(tournament.channel)
    await stage.to(stage.clock.now() + HOUR)
    assert told("your place is safe") == [0, 1, 1, 1]
    lobby = stage.channel("lobby").id
    move = Act("channel", "it was deleted", channel=lobby)
    await stage.services.tournaments.do(tournament.id, stage.host, move)
    await stage.settle()
    stage.home = "lobby"
    assert told(f"goes on in <#{lobby}>") == [0, 1, 1, 1]  # Ann has chosen it
    assert not [one for one in await screens() if "direct message" in one]
    await stage.to(stage.clock.now() + HOUR)
    home = repr(stage.messages("lobby")[0])
    assert f"/{stage.channel(stage.thread()).id}/" in home  # the newest page, where it is now
    assert not [id for id in lost if str(id) in home]
    assert f"/{lobby}" in repr(await stage.command("Ben", "lobby", "cup table"))


async def test_the_channel_for_tables_serves_where_none_is_chosen_for_events(
    stage: TournamentStage,
) -> None:
    tournament = await stage.begun(4, rounds=1, checkin=False)
    await stage.settle()
    lobby = stage.channel("lobby").id
    await stage.services.people.change_server(tournament.server, table_channel=lobby)
    stage.sandbox.faults.delete_channel("games")
    await stage.client.wait_for("guild_channel_delete")
    await handled("on_guild_channel_delete")
    assert (await stage.tournament(tournament.id)).channel == lobby
    assert not [one for one in stage.directs("Ann") if "stands still" in bare(one)]


@pytest.mark.parametrize("known", [True, False])
async def test_a_channel_that_we_may_not_see_any_more_is_waited_for(
    stage: TournamentStage, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """It is not tried over and over, and said once we may; also if nobody tells whether it is."""

    async def broken(_post: Post, _channel: int) -> bool:
        raise discord.InvalidData("what is that?")

    if not known:
        monkeypatch.setattr(Post, "is_there", broken)
    tournament = await stage.publish()
    await stage.settle()
    stage.sandbox.faults.take_away("games", Right.VIEW_CHANNEL)
    asked = len(stage.sandbox.rest.log)
    await stage.events(tournament.id, ("paused", {"reason": "the hall burns"}))
    await stage.settle()
    assert len(stage.sandbox.rest.log) - asked < 20
    stage.sandbox.faults.give_back("games")
    await stage.to(stage.clock.now() + DAY)
    assert len([one for one in stage.said(stage.thread()) if "the hall burns" in one]) == 1


async def test_an_event_waits_for_who_threw_us_out_and_has_its_time_when_we_are_back(
    stage: TournamentStage,
) -> None:
    """For three days nothing of it happens or is tried; then its round ends three days later."""
    tournament = await stage.begun(2, rounds=1, checkin=False)
    await stage.settle()
    ends = (await stage.tournament(tournament.id)).rounds[0].ends
    stage.sandbox.faults.remove_bot(COURT)
    await heard(stage, away=True)
    asked = len(stage.sandbox.rest.log)
    for _ in range(3):
        await stage.pass_time(DAY)
    assert len(stage.sandbox.rest.log) == asked
    stage.sandbox.faults.add_bot(COURT)
    await heard(stage, away=False)
    await stage.settle()
    after = await stage.tournament(tournament.id)
    assert after.rounds[0].ends == ends + 3 * DAY
    table = await stage.services.tables.table(after.rounds[0].matches[0].tables[0])
    assert table.ends == ends + 3 * DAY
    await stage.finish_round(tournament.id)
    await stage.to(ends + 3 * DAY + MINUTE)
    assert (await stage.tournament(tournament.id)).phase == "over"
    assert len([text for text in stage.said() if "is over" in text]) == 1
