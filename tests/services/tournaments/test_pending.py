"""What an organizer is about to do: shown, kept, done once; and what their panel tells them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from services.facts import Person, Refused
from services.facts.tournament_acts import Act, Effect, Move, Newcomer
from services.facts.tournaments import Lord
from services.tournaments.organizer import actions
from services.tournaments.organizer.pending import CONFIRM_WITHIN, act_from_json, act_to_json
from store import tables
from tests.helpers.database import rows
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import ANN, EVE, SERVER

LATER = Act("extend", "Discord was away", seconds=12 * HOUR)
HOST = Person(ANN.id, ANN.name, server=SERVER, manages=True)


def test_an_act_is_kept_whole() -> None:
    """Whatever it names; of people only who they are."""
    act = Act(
        "result",
        "A slip",
        stage=1,
        round=2,
        number=3,
        slot=1,
        places=((1, 1), (2, 2)),
        totals=((1, 44),),
        user=7,
        other=Person(8, "Ida", frozenset({5}), SERVER, True, lambda _: True),
        partner=None,
        people=(Newcomer((Lord(1, "A"), Lord(2, "B")), 4),),
    )
    read = act_from_json({**act_to_json(act), "of a later release": 1})
    assert read.other == Person(8, "Ida")
    assert act_to_json(read) == act_to_json(act)
    assert (read.places, read.people) == (act.places, act.people)


async def test_what_was_shown_is_done_once(world: TournamentWorld) -> None:
    """However often it is pressed, also at once, and after a restart."""
    tournament = await world.publish()
    effect, number = await world.services.tournaments.prepare(tournament.id, EVE, LATER)
    start = tournament.start
    assert effect.moves[-1] == Move("start", start, start + 12 * HOUR)
    assert (await world.tournament(tournament.id)).start == tournament.start
    await world.restart()
    carry_out = world.services.tournaments.confirm
    done = await asyncio.gather(
        *(carry_out(tournament.id, EVE, number) for _ in range(3)), return_exceptions=True
    )
    assert sum(not isinstance(one, Exception) for one in done) == 1
    await refused("cup_act_gone", carry_out(tournament.id, EVE, number))
    assert (await world.tournament(tournament.id)).start == tournament.start + 12 * HOUR
    assert rows(world.path, "SELECT act FROM cup_acts") == [("{}",)]


async def test_only_the_last_that_was_shown_can_be_done(world: TournamentWorld) -> None:
    """By who was shown it, for a day, as long as it can be."""
    tournament = await world.publish()
    services = world.services.tournaments
    _, first = await services.prepare(tournament.id, EVE, LATER)
    _, second = await services.prepare(tournament.id, EVE, Act("pause", "A moment"))
    await refused("cup_act_gone", services.confirm(tournament.id, EVE, first))
    await refused("cup_act_gone", services.confirm(tournament.id, HOST, second))
    assert (await services.confirm(tournament.id, EVE, second)).tournament.paused is not None
    _, third = await services.prepare(tournament.id, EVE, Act("resume", "On we go"))
    assert third > second
    world.clock.advance(CONFIRM_WITHIN + 1)
    await refused("cup_act_gone", services.confirm(tournament.id, EVE, third))
    _, fourth = await services.prepare(tournament.id, EVE, Act("cancel", "Nobody came"))
    await services.do(tournament.id, HOST, Act("cancel", "Called off"))
    await refused("cup_phase", services.confirm(tournament.id, EVE, fourth))


async def test_what_would_do_something_else_by_now_is_shown_again(world: TournamentWorld) -> None:
    """Two organizers give a round 24 hours more, and each was shown the same end."""
    tournament = await world.begun(4, round=7 * DAY)
    services, more = world.services.tournaments, Act("extend", "A storm", seconds=DAY)
    shown, own = await services.prepare(tournament.id, EVE, more)
    _, other = await services.prepare(tournament.id, HOST, more)
    await services.confirm(tournament.id, HOST, other)
    for _ in range(2):
        await refused("cup_act_changed", services.confirm(tournament.id, EVE, own))
    assert (await world.tournament(tournament.id)).open_rounds[0].ends == shown.after
    again, number = await services.show_again(tournament.id, EVE)
    assert (again.before, again.after) == (shown.after, (shown.after or 0) + DAY)
    assert (await services.confirm(tournament.id, EVE, number)).after == again.after
    await refused("cup_act_gone", services.show_again(tournament.id, EVE))


async def _leave(world: TournamentWorld, tournament: int) -> None:
    await world.services.tournaments.leave(tournament, lord(3))


async def _postpone(world: TournamentWorld, tournament: int) -> None:
    await world.services.tournaments.do(tournament, HOST, LATER)


async def _come(world: TournamentWorld, tournament: int) -> None:
    await world.enter(tournament, 1)


@pytest.mark.parametrize(
    ("act", "change"),
    [
        (Act("message", "News", text="Hello"), _leave),
        (Act("close", "All are here"), _leave),
        (Act("close", "All are here"), _postpone),
        (Act("add", "By letter", other=ANN), _leave),
        (Act("drop", "Gone", user=lord(1).id), _come),
        (Act("cancel", "Nobody came"), _come),
    ],
)
async def test_every_preview_is_what_is_done(
    world: TournamentWorld, act: Act, change: Callable[[TournamentWorld, int], Awaitable[None]]
) -> None:
    """Whatever its words say and has changed is shown again; time alone changes nothing."""
    tournament = await world.publish(capacity=4)
    await world.enter(tournament.id, 4)
    services = world.services.tournaments
    _, number = await services.prepare(tournament.id, EVE, act)
    await change(world, tournament.id)
    await refused("cup_act_changed", services.confirm(tournament.id, EVE, number))
    _, number = await services.show_again(tournament.id, EVE)
    world.clock.advance(60)
    assert (await services.confirm(tournament.id, EVE, number)).act.kind == act.kind


async def test_a_pause_ends_as_it_was_shown_however_late_it_is_confirmed(
    world: TournamentWorld,
) -> None:
    """Its end moves with every second until then."""
    tournament = await world.begun(2)
    services = world.services.tournaments
    await services.do(tournament.id, EVE, Act("pause", "A moment"))
    _, number = await services.prepare(tournament.id, EVE, Act("resume", "On we go"))
    world.clock.advance(HOUR)
    assert (await services.confirm(tournament.id, EVE, number)).tournament.paused is None


async def test_what_was_refused_as_busy_can_be_pressed_again(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless something else was shown meanwhile: that is what is intended then."""
    tournament = await world.publish()
    services = world.services.tournaments
    carried = actions.do
    later: list[int] = []

    async def busy(*_: object, **__: object) -> Effect:
        if later:
            later.append((await services.prepare(tournament.id, EVE, Act("pause", "A moment")))[1])
        raise Refused("busy")

    _, number = await services.prepare(tournament.id, EVE, LATER)
    monkeypatch.setattr(actions, "do", busy)
    await refused("busy", services.confirm(tournament.id, EVE, number))
    later.append(number)
    await refused("busy", services.confirm(tournament.id, EVE, number))
    monkeypatch.setattr(actions, "do", carried)
    await refused("cup_act_gone", services.confirm(tournament.id, EVE, number))
    assert (await services.confirm(tournament.id, EVE, later[-1])).tournament.paused is not None


async def test_who_may_not_is_refused_before_anything_is_kept(world: TournamentWorld) -> None:
    """So is an act without a reason."""
    tournament = await world.publish()
    await refused(
        "cup_not_organiser", world.services.tournaments.prepare(tournament.id, lord(1), LATER)
    )
    await refused(
        "cup_reason", world.services.tournaments.prepare(tournament.id, EVE, Act("pause"))
    )
    await refused("cup_not_organiser", world.services.tournaments.panel(tournament.id, lord(1)))
    assert not rows(world.path, "SELECT * FROM cup_acts")


async def test_the_panel_tells_who_is_late_and_who_called(world: TournamentWorld) -> None:
    """Of tables that still play; a judge sees it, too."""
    tournament = await world.begun(4, round=7 * DAY)
    services = world.services.tournaments
    panel = await services.panel(tournament.id, EVE)
    assert (panel.late, panel.calls, panel.judge) == ((), (), False)
    assert panel.next_at == tournament.open_rounds[0].ends
    first, second = tournament.open_rounds[0].matches
    late = tournament.entry(first.entries[0]).lords[0]
    async with world.services.context.write() as tx:
        rows = await tables.seats(tx.connection, first.tables[0])
        seat = next(row.seat for row in rows if row.user_id == late.user)
        await tables.change_seat(
            tx.connection, first.tables[0], seat, missed=2, absent_since=tx.now
        )
    caller = world.lord(second.entries[0])
    await services.call_judge(tournament.id, caller, "The clock is odd")
    panel = await services.panel(tournament.id, EVE)
    (one,) = panel.late
    assert (one.match.number, one.lord, one.missed, one.absent) == (first.number, late, 2, True)
    (call,) = panel.calls
    assert call.data["what"] == "The clock is odd"
    assert call.by == Lord(caller.id, caller.name)
    await services.do(tournament.id, EVE, Act("team", "Help", other=ANN, role="judge"))
    assert (await services.panel(tournament.id, ANN)).judge
    await world.finish_round(tournament.id)
    panel = await services.panel(tournament.id, HOST)
    assert (panel.late, panel.calls) == ((), ())
    assert panel.next_at == panel.tournament.next_begins


async def test_the_panel_names_no_date_of_a_round_that_is_not_to_come(
    world: TournamentWorld,
) -> None:
    """While the last round is played nothing is paired any more; before a final table it is."""
    last = await world.begun(4, rounds=1)
    assert (await world.services.tournaments.panel(last.id, EVE)).next_at is None
    more = await world.begun(4, rounds=1, final=2)
    assert (await world.services.tournaments.panel(more.id, EVE)).next_at == more.open_rounds[
        0
    ].ends
