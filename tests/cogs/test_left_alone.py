"""Nobody is left alone: the channel is deleted, or those who run an event, or play in it, leave."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from sandbox import Message
from sandbox.permissions import Right
from services.facts import Person, Refused
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.house import House
from tests.e2e.stage import bare
from tests.e2e.test_awake_threads import handled
from tests.e2e.test_faults_places import COURT
from tests.helpers.database import new_folder

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


@pytest.fixture
async def stage() -> AsyncIterator[TournamentStage]:
    """A stage whose events are Dan's; Ann owns the server."""
    with new_folder() as folder:
        async with TournamentStage(folder) as context:
            context.host = context.lord(4)
            yield context


async def begun(stage: TournamentStage, count: int = 2) -> Tournament:
    """An event of Dan's whose first round has begun, with everything said."""
    found = await stage.begun(count, rounds=2, checkin=False)
    await stage.to(stage.clock.now() + MINUTE)
    return found


async def panel(stage: TournamentStage, who: str = "Dan") -> list[str]:
    return bare(await stage.command(who, "lobby", "organise panel")).split("\n")


async def deleted(stage: TournamentStage) -> None:
    stage.sandbox.faults.delete_channel("games")
    await stage.client.wait_for("guild_channel_delete")
    await handled("on_guild_channel_delete")


async def fill_chosen(
    stage: House, who: str, message: Message, label: str, wish: object, **values: str
) -> Message:
    """Choose in a select that opens a form, and send it."""
    part = stage.find(message, label)
    assert part is not None
    form = await stage.sandbox.people.choose(who, message, part["custom_id"], [wish])
    return await stage.fill(who, form, values)


@pytest.mark.parametrize("how", ["gone", "shut"])
async def test_a_lost_channel_comes_first_and_another_is_a_press_away(
    stage: TournamentStage, how: str
) -> None:
    """Until then nothing is begun by hand either."""
    tournament = await begun(stage)
    if how == "gone":
        await deleted(stage)
    else:
        stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES)
        await stage.client.wait_for("guild_channel_update")
    shown = await stage.command("Dan", "lobby", "organise panel")
    need = bare(shown).split("\n")[2]
    assert ("was deleted" if how == "gone" else "I may not post in") in need
    assert "Nothing needs you" not in bare(shown)
    await stage.finish_round(tournament.id)
    with pytest.raises(Refused, match="cup_act_nowhere"):
        await stage.services.tournaments.do(tournament.id, stage.host, Act("pair", "now"))
    asked = await stage.press("Dan", shown, "Choose another channel")
    lobby = stage.channel("lobby")
    effect = await fill_chosen(
        stage, "Dan", asked, "Another channel…", str(lobby.id), reason="the hall burns"
    )
    assert f"The event goes on in <#{lobby.id}>" in bare(effect)
    done = await stage.press("Dan", effect, "Do it")
    assert "Nothing needs you." in bare(done)
    assert "Next round now" in stage.labels(done)
    await stage.settle()
    assert stage.message("Autumn Cup", where="lobby")
    line = stage.said("Autumn Cup · log")[-1]
    assert line.endswith(f"moved the event to <#{lobby.id}>: the hall burns")
    await stage.to((await stage.tournament(tournament.id)).rounds[-1].ends + MINUTE)
    homes = {one.parent for one in stage.threads() if " R2 " in one.name}
    assert homes == {lobby.id}
    again = await stage.command(
        "Dan", "lobby", "organise channel", channel=stage.channel("lobby"), reason="again"
    )
    assert "That is how it is already." in bare(again)


async def test_an_event_moves_from_a_channel_that_is_still_there(stage: TournamentStage) -> None:
    """Its announcement there says where it is now; tables being played stay where they are."""
    tournament = await begun(stage)
    lobby, old = stage.channel("lobby"), stage.message("Autumn Cup")
    shown = await stage.command("Dan", "lobby", "organise channel", channel=lobby, reason="a slip")
    await stage.press("Dan", shown, "Do it")
    await stage.settle()
    assert f"This event goes on in <#{lobby.id}>." in bare(stage.messages("games")[0])
    assert stage.messages("games")[0].id == old.id
    assert stage.message("Autumn Cup", where="lobby")
    assert {one.parent for one in stage.threads() if " R1 " in one.name} == {old.channel}
    await stage.finish_round(tournament.id)
    await stage.to((await stage.tournament(tournament.id)).rounds[-1].ends + MINUTE)
    assert {one.parent for one in stage.threads() if " R2 " in one.name} == {lobby.id}


async def test_whoever_does_not_see_the_new_channel_is_told_and_plays_on(
    stage: TournamentStage,
) -> None:
    """Who moves the event is told before how many that are."""
    tournament = await begun(stage)
    lobby, lord = stage.channel("lobby"), stage.world.user("Ben")
    assert any(int(lord.id) in {one.user for one in each.lords} for each in tournament.entries)
    known = asyncio.ensure_future(stage.client.wait_for("guild_channel_update"))
    stage.world.set_overwrite(lobby, lord, deny=Right.VIEW_CHANNEL)
    await known
    shown = await stage.command("Dan", "games", "organise channel", channel=lobby, reason="a slip")
    assert "1 lord who takes part does not see that channel." in bare(shown)
    await stage.press("Dan", shown, "Do it")
    await stage.settle()
    for who in ("Ann", "Ben"):
        (told,) = [one for one in stage.directs(who) if "goes on in" in bare(one)]
        assert f"<#{lobby.id}> now" in bare(told)
    assert not [one for one in stage.directs("Dan") if "goes on in" in bare(one)]
    await stage.finish_round(tournament.id)
    await stage.to((await stage.tournament(tournament.id)).rounds[-1].ends + MINUTE)
    match = (await stage.tournament(tournament.id)).rounds[-1].matches[0]
    table = await stage.services.tables.table(match.tables[-1])
    ben = Person(int(lord.id), "Ben", server=0)
    assert (await stage.services.play.game(table.game or 0, ben)).table.seat_of(ben.id)


async def test_the_owner_takes_over_when_the_only_organizer_has_left(
    stage: TournamentStage,
) -> None:
    """In everybody's sight; they are told, and hear of the channel that is deleted."""
    tournament = await begun(stage)
    await stage.finish_round(tournament.id)
    stage.sandbox.faults.leave("Dan", COURT)
    await stage.to(tournament.rounds[-1].ends + MINUTE)
    after = await stage.tournament(tournament.id)
    assert [one.name for one in after.organizers] == ["Dan", "Ann"]
    told = [bare(one) for one in stage.directs("Ann")]
    assert [text for text in told if text.startswith("No organiser of **Autumn Cup** (")]
    assert "**Ann**, who owns it, takes over" in stage.said("Autumn Cup · log")[-1]
    found = await panel(stage, "Ann")
    assert [text for text in found if text.startswith("No longer in this server") and "Dan" in text]
    before = len(stage.directs("Dan"))
    await deleted(stage)
    await stage.to(stage.clock.now() + HOUR)
    told = [bare(one) for one in stage.directs("Ann")]
    assert len([text for text in told if "was deleted, so the event stands still" in text]) == 1
    assert len(stage.directs("Dan")) == before


async def test_nobody_takes_over_while_an_organizer_is_there(stage: TournamentStage) -> None:
    tournament = await begun(stage)
    cara = Person(stage.world.user("Cara").id, "Cara")
    act = Act("team", "help", other=cara, role="organiser")
    await stage.services.tournaments.do(tournament.id, stage.host, act)
    await stage.services.tournaments.help_out(tournament.id, cara)
    stage.sandbox.faults.leave("Dan", COURT)
    await stage.finish_round(tournament.id)
    await stage.to(tournament.rounds[-1].ends + MINUTE)
    names = [one.name for one in (await stage.tournament(tournament.id)).organizers]
    assert names == ["Dan", "Cara"]


async def test_calling_a_judge_says_whom_it_reaches(stage: TournamentStage) -> None:
    """Those who are there; then the owner, who takes over; then who may manage the server."""
    tournament = await begun(stage)
    cara = Person(stage.world.user("Cara").id, "Cara")
    act = Act("team", "help", other=cara, role="judge")
    await stage.services.tournaments.do(tournament.id, stage.host, act)
    await stage.settle()
    asked = stage.directs("Cara")[-1]
    assert "**Dan** would like you to help as a judge of **Autumn Cup**" in bare(asked)
    assert "You help with **Autumn Cup** now" in bare(await stage.press("Cara", asked, "I help"))
    ann = stage.world.user("Ann").id

    async def call() -> str:
        await stage.to(stage.clock.now() + 11 * MINUTE)
        answer = await stage.command("Ben", "lobby", "cup judge", what="He cheats")
        await stage.settle()
        return bare(answer)

    assert await call() == "Called: **Dan** and **Cara**."
    stage.sandbox.faults.leave("Dan", COURT)
    assert await call() == "Called: **Cara**."
    stage.sandbox.faults.leave("Cara", COURT)
    assert await call() == "Called: **Ann**."
    assert f"<@{ann}>" in stage.said("Autumn Cup · log")[-1]
    await stage.services.tournaments.step_down(tournament.id, Person(ann, "Ann"))
    said = await call()
    assert said.startswith("No organiser and no judge of **Autumn Cup** is in this server any more")
    assert f"<@{ann}>" in said
    assert [text for text in await panel(stage, "Ann") if text.startswith("**Judge called**")]


async def test_the_panel_names_those_who_left_the_server(stage: TournamentStage) -> None:
    """First of what needs somebody; who has left the event is not among them."""
    tournament = await begun(stage, 3)
    assert "Nothing needs you." in await panel(stage)
    for who in ("Ben", "Cara"):
        stage.sandbox.faults.leave(who, COURT)
    left = Person(stage.world.user("Cara").id, "Cara")
    await stage.services.tournaments.leave(tournament.id, left)
    need = (await panel(stage))[2]
    assert need.startswith("Not in this server any more: **Ben**. Choose them below")
