"""A role is deleted that an open table, or an event, is for."""

from __future__ import annotations

import pytest

from sandbox import Message
from sandbox.models import Role
from services.facts import Person
from services.facts.tables import Setup
from tests.cogs.test_left_alone import stage as events
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.stage import bare
from tests.e2e.test_awake_threads import handled

__all__ = ["events"]

MINUTE, DAY = 60, 24 * 3600


def role(stage: TournamentStage) -> Role:
    server = stage.world.server(stage.channel("games").server)
    made: Role = stage.world.add_role(server, "Knights")
    return made


async def deleted(stage: TournamentStage, lost: Role, *, down: bool) -> None:
    """Delete a role; `down`: while the bot is not running. It is noticed once."""
    server, _ = stage.place
    if down:
        await stage.services.outages.alive()
        await stage.stop()
    stage.sandbox.faults.delete_role(server, lost.id)
    if down:
        await stage.start()
        await handled("on_ready")
    else:
        await stage.client.wait_for("guild_role_delete")
        await handled("on_guild_role_delete")
    await stage.services.lost_roles.look(stage.client._has_role)
    await stage.settle()


@pytest.mark.parametrize("down", [False, True])
async def test_a_table_for_a_role_that_is_deleted_says_so_to_its_host(
    events: TournamentStage, *, down: bool
) -> None:
    """Once, with a button to let others play."""
    stage, lost = events, role(events)
    ben = Person(stage.world.user("Ben").id, "Ben")
    server, channel = stage.place
    table = await stage.services.tables.create(
        server, channel, ben, Setup(lords=2, who="role", role=lost.id)
    )
    await stage.settle()
    await deleted(stage, lost, down=down)

    def told() -> list[Message]:
        return [one for one in stage.messages("games") if "was for was deleted" in bare(one)]

    (call,) = told()
    assert list(call.mentions) == [ben.id]
    options = await stage.press("Ben", call, "Change options")
    assert "Kingdomino" in bare(options)
    await stage.services.tables.change(table.id, ben, who="anyone")
    await stage.settle()
    seat = await stage.press("Cara", stage.message("a table is open"), "Take a seat")
    assert "You have seat 2" in bare(seat)
    await deleted(stage, role(stage), down=False)
    assert len(told()) == 1


@pytest.mark.parametrize("down", [False, True])
async def test_an_event_for_a_role_that_is_deleted_says_so_to_its_organizer(
    events: TournamentStage, *, down: bool
) -> None:
    """Once; the panel says so first, and lets people in without it."""
    stage, lost = events, role(events)
    tournament = await stage.publish(role=lost.id)
    await stage.settle()
    await deleted(stage, lost, down=down)
    (told,) = [one for one in stage.directs("Dan") if "nobody can sign up any more" in bare(one)]
    panel = await stage.press("Dan", told, "Change options")
    assert bare(panel).split("\n")[2].startswith("**The role that people need to enter was deleted")
    part = stage.find(panel, "Do something to the event…")
    assert part is not None
    form = await stage.sandbox.people.choose("Dan", panel, part["custom_id"], ["open"])
    effect = await stage.fill("Dan", form, {"reason": "the order is no more"})
    done = await stage.press("Dan", effect, "Do it")
    assert "Nothing needs you." in bare(done)
    assert (await stage.tournament(tournament.id)).setup.role is None
    await stage.to(stage.clock.now() + MINUTE)
    asked = await stage.press("Ben", stage.messages("games")[0], "Sign up")
    await stage.press("Ben", asked, "Yes, I am in")
    assert len((await stage.tournament(tournament.id)).taking_part) == 1
