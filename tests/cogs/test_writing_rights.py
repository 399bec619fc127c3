"""Nobody has tables or events posted where they may not write themselves."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import discord
import pytest

import locales
from cogs.places import no_table_at
from sandbox.permissions import Right
from services.facts import Person
from services.facts.tables import Setup
from tests.cogs.test_left_alone import begun, stage
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.stage import bare

__all__ = ["stage"]


async def silence(stage: TournamentStage, who: str, *channels: str) -> None:
    """Take from somebody the right to write in some channels."""
    for name in channels:
        known = asyncio.ensure_future(stage.client.wait_for("guild_channel_update"))
        stage.world.set_overwrite(
            stage.channel(name), stage.world.user(who), deny=Right.SEND_MESSAGES
        )
        await known


async def test_no_event_is_published_or_moved_where_its_organizer_is_silent(
    stage: TournamentStage,
) -> None:
    cup = await begun(stage)
    server = stage.world.server(stage.channel("games").server)
    member = server.members[stage.world.user("Dan").id]
    role = stage.world.add_role(server, "Organisers")
    member.roles.append(role.id)
    await stage.services.people.change_server(int(server.id), organiser_role=int(role.id))
    lobby, refusal = stage.channel("lobby"), "You can't write in that channel yourself"
    move = {"channel": lobby, "reason": "loud"}
    shown = await stage.command("Dan", "games", "organise channel", **move)
    await silence(stage, "Dan", "lobby")
    assert refusal in bare(await stage.press("Dan", shown, "Do it"))
    await stage.command("Dan", "games", "organise pause", reason="another act in its place")
    assert refusal in bare(await stage.command("Dan", "games", "organise channel", **move))
    dan = Person(int(stage.world.user("Dan").id), "Dan", server=int(server.id))
    kept = await stage.services.tournaments.kept(cup.id, dan)
    assert kept.kind != "channel"  # a button forged for it would move the event
    await stage.command("Dan", "games", "organise new", name="Loud Cup")
    await silence(stage, "Dan", "games")
    assert refusal in bare(await stage.command("Dan", "games", "organise publish"))


@pytest.mark.parametrize(("who", "opens"), [("Ben", False), ("Cara", True)])
async def test_direct_messages_are_no_way_around_it(
    stage: TournamentStage, who: str, *, opens: bool
) -> None:
    """There the rights of whoever presses are asked of Discord."""
    await silence(stage, "Ben", "games")
    user = stage.world.user(who)
    ask = Mock(app=stage.client.app, user=int(user.id), texts=locales.texts("en"))
    ask.interaction.client, ask.interaction.user = stage.client, Mock(spec=discord.User)
    shown = await no_table_at(ask, int(stage.channel("games").id))
    assert (shown is None) == opens


async def test_a_strangers_thread_on_our_message_is_not_the_games(stage: TournamentStage) -> None:
    """Its owner could rename it and put it away as they like."""
    channel, dan = stage.channel("games"), stage.world.user("Dan")
    ann, ben = (Person(int(stage.world.user(name).id), name) for name in ("Ann", "Ben"))
    tables = stage.services.tables
    setup = Setup(lords=2, name="Friday")
    table = await tables.create(int(channel.server or 0), int(channel.id), ann, setup)
    await stage.settle()
    message = stage.messages("games")[-1]
    strange = stage.world.add_thread(channel, "Canceled", dan, start=message, auto_archive=60)
    await tables.join(table.id, ben)
    await stage.settle()
    home = (await tables.table(table.id)).home
    assert home not in (None, int(strange.id))
    opened = next(one for one in stage.world.channels.values() if int(one.id) == home)
    assert stage.world.users[opened.thread.owner].name == "Castellan"
