"""What an organiser is about to do: shown, kept, done once; and what their panel tells them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from services.facts import Person, Refused
from services.facts.tournament_acts import Act, Effect, Newcomer
from services.facts.tournaments import Lord
from services.tournaments.organizer import actions
from services.tournaments.organizer.pending import KEPT, act_from_json, act_to_json
from store import tables
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, CupWorld, lord
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


async def test_what_was_shown_is_done_once(cups: CupWorld) -> None:
    """However often it is pressed, also at once, and after a restart."""
    cup = await cups.publish()
    effect, number = await cups.services.cups.intend(cup.id, EVE, LATER)
    assert (effect.before, effect.after) == (cup.start, cup.start + 12 * HOUR)
    assert (await cups.cup(cup.id)).start == cup.start
    await cups.restart()
    carry_out = cups.services.cups.carry_out
    done = await asyncio.gather(
        *(carry_out(cup.id, EVE, number) for _ in range(3)), return_exceptions=True
    )
    assert sum(not isinstance(one, Exception) for one in done) == 1
    await refused("cup_act_gone", carry_out(cup.id, EVE, number))
    assert (await cups.cup(cup.id)).start == cup.start + 12 * HOUR
    with closing(sqlite3.connect(cups.path)) as database:
        assert database.execute("SELECT act FROM cup_acts").fetchall() == [("{}",)]


async def test_only_the_last_that_was_shown_can_be_done(cups: CupWorld) -> None:
    """By who was shown it, for a day, as long as it can be."""
    cup = await cups.publish()
    services = cups.services.cups
    _, first = await services.intend(cup.id, EVE, LATER)
    _, second = await services.intend(cup.id, EVE, Act("pause", "A moment"))
    await refused("cup_act_gone", services.carry_out(cup.id, EVE, first))
    await refused("cup_act_gone", services.carry_out(cup.id, HOST, second))
    assert (await services.carry_out(cup.id, EVE, second)).cup.paused is not None
    _, third = await services.intend(cup.id, EVE, Act("resume", "On we go"))
    assert third > second
    cups.clock.advance(KEPT + 1)
    await refused("cup_act_gone", services.carry_out(cup.id, EVE, third))
    _, fourth = await services.intend(cup.id, EVE, Act("cancel", "Nobody came"))
    await services.do(cup.id, HOST, Act("cancel", "Called off"))
    await refused("cup_phase", services.carry_out(cup.id, EVE, fourth))


async def test_what_was_refused_as_busy_can_be_pressed_again(
    cups: CupWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless something else was shown meanwhile: that is what is intended then."""
    cup = await cups.publish()
    services = cups.services.cups
    carried = actions.do
    later: list[int] = []

    async def busy(*_: object) -> Effect:
        if later:
            later.append((await services.intend(cup.id, EVE, Act("pause", "A moment")))[1])
        raise Refused("busy")

    _, number = await services.intend(cup.id, EVE, LATER)
    monkeypatch.setattr(actions, "do", busy)
    await refused("busy", services.carry_out(cup.id, EVE, number))
    later.append(number)
    await refused("busy", services.carry_out(cup.id, EVE, number))
    monkeypatch.setattr(actions, "do", carried)
    await refused("cup_act_gone", services.carry_out(cup.id, EVE, number))
    assert (await services.carry_out(cup.id, EVE, later[-1])).cup.paused is not None


async def test_who_may_not_is_refused_before_anything_is_kept(cups: CupWorld) -> None:
    """So is an act without a reason."""
    cup = await cups.publish()
    await refused("cup_not_organiser", cups.services.cups.intend(cup.id, lord(1), LATER))
    await refused("cup_reason", cups.services.cups.intend(cup.id, EVE, Act("pause")))
    await refused("cup_not_organiser", cups.services.cups.panel(cup.id, lord(1)))
    with closing(sqlite3.connect(cups.path)) as database:
        assert not database.execute("SELECT * FROM cup_acts").fetchall()


async def test_the_panel_tells_who_is_late_and_who_called(cups: CupWorld) -> None:
    """Of tables that still play; a judge sees it, too."""
    cup = await cups.begun(4, round=7 * DAY)
    services = cups.services.cups
    panel = await services.panel(cup.id, EVE)
    assert (panel.late, panel.calls, panel.judge) == ((), (), False)
    assert panel.next_at == cup.open_rounds[0].ends
    first, second = cup.open_rounds[0].matches
    late = cup.entry(first.entries[0]).lords[0]
    async with cups.services.house.write() as work:
        rows = await tables.seats(work.connection, first.tables[0])
        seat = next(row.seat for row in rows if row.user_id == late.user)
        await tables.change_seat(
            work.connection, first.tables[0], seat, missed=2, absent_since=work.now
        )
    caller = cups.lord(second.entries[0])
    await services.judge(cup.id, caller, "The clock is odd")
    panel = await services.panel(cup.id, EVE)
    (one,) = panel.late
    assert (one.match.number, one.lord, one.missed, one.absent) == (first.number, late, 2, True)
    (call,) = panel.calls
    assert call.data["what"] == "The clock is odd"
    assert call.by == Lord(caller.id, caller.name)
    await services.do(cup.id, EVE, Act("team", "Help", other=ANN, role="judge"))
    assert (await services.panel(cup.id, ANN)).judge
    await cups.finish_round(cup.id)
    panel = await services.panel(cup.id, HOST)
    assert (panel.late, panel.calls) == ((), ())
    assert panel.next_at == panel.cup.next_begins


async def test_the_panel_names_no_date_of_a_round_that_is_not_to_come(cups: CupWorld) -> None:
    """While the last round is played nothing is paired any more; before a final table it is."""
    last = await cups.begun(4, rounds=1)
    assert (await cups.services.cups.panel(last.id, EVE)).next_at is None
    more = await cups.begun(4, rounds=1, final=2)
    assert (await cups.services.cups.panel(more.id, EVE)).next_at == more.open_rounds[0].ends
