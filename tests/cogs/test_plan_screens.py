"""The panel of a plan in every kind of set-up, its log, what its lord is told: taken by Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

import cogs.client
from cogs.play import game_views, plan_actions, plan_panel
from cogs.play.game_views import first_sight
from cogs.screen import controls, custom_id
from engine import Game
from services.facts import Press
from services.facts.news import Call, PlanNews
from services.facts.plans import Plan, PlanFact, PlanPanelFact
from services.facts.tables import Setup
from tests.cogs.scenes import (
    EN,
    LONG,
    accept,
    button,
    called,
    game_fact,
    labels,
    said,
    select,
    table,
)
from tests.helpers.database import new_folder
from tests.helpers.inline import inline
from tests.helpers.planners import play_anyhow, stands
from tests.helpers.world import PEOPLE, World

cogs.client.load()

SETUPS = (
    Setup(lords=2),
    Setup("queendomino", 4),
    Setup("royal_wedding", 8, teams=True),
    Setup("queendomino", 5, giants=True, court=True),
)
CODES: dict[str, dict[str, object]] = {
    "line_unknown": {"drafted": True},
    "no_wish": {"drafted": True},
    "giant_arrives": {"drafted": True},
    "no_spot": {},
    "spot_illegal": {},
    "tax_illegal": {},
    "giant_came": {"square": "b5"},
    "giant_waits": {"count": 1},
    "other_domino": {},
    "taken_back": {},
    "time": {},
    "resigned": {},
    "game_over": {},
    "again": {},
    "own_turn": {"drafted": True},
    "cleared": {},
}


@pytest.fixture
async def world() -> AsyncIterator[World]:
    with new_folder() as folder, inline():
        made = World(folder / "castellan.db")
        yield made
        await made.close()


async def panels(world: World, setup: Setup, turns: int) -> AsyncIterator[PlanPanelFact]:
    """Yield the plan's panel of everybody who waits, empty and filled, turn by turn."""
    random, game = Random(4), (await world.start(setup)).id
    for _ in range(turns):
        live, _, seated = await stands(world, game)
        for seat in seated.seats[:3]:
            if seat.seat == live.seat or live.game.ahead(seat.seat) is None:
                continue
            person = PEOPLE[seat.user or 0]
            fact = await world.services.play.plan_panel(Press(game, person))
            yield fact
            spot = random.choice(fact.spots.ranked).squares if fact.spots else None
            free = [one.domino for one in fact.composition.view.next_line if one.seat is None]
            wanted = Plan(spot, tuple(free), "highest")
            yield await world.services.play.plan_panel(Press(game, person), wanted)
            wished = replace(wanted, spot=None)
            yield await world.services.play.plan_panel(Press(game, person), wished)
        for _ in range(setup.lords):
            await play_anyhow(world, game, random)


@pytest.mark.parametrize("setup", SETUPS, ids=called)
async def test_every_panel_is_taken_by_discord(world: World, setup: Setup) -> None:
    """Limits, ids and budgets; an id holds the whole plan as it is after the press."""
    seen = 0
    async for fact in panels(world, setup, 3):
        shown = plan_panel.panel(fact, EN)
        assert not fact.plan.wishes or "Wishes: " in said(shown), "also before a spot is chosen"
        shared = setup.teams and not (fact.chooses and not fact.line)
        assert ("if your partner has not placed since" in said(shown)) == shared
        accept(shown)
        for control in controls(shown):
            words = control.id.args
            if control.id.action in ("pplace", "wish", "pelse", "ptax", "pkeep"):
                assert plan_actions._turn(words) == fact.turn
                wanted = plan_actions._wanted(words)
                assert wanted.wishes == fact.plan.wishes or control.id.action == "wish"
                assert len(custom_id(control)) <= 100
                seen += 1
        keep = button(shown, EN.plain("plan-button-keep"))
        assert keep.off == (not fact.ready or fact.is_kept)
        assert plan_actions._wanted(keep.id.args) == fact.plan
    assert seen


async def test_wishes_are_counted_and_taken_out_by_a_second_press(world: World) -> None:
    """First press first, second press second; pressing one again renumbers the others."""
    game = (await world.start(Setup(lords=4))).id
    live, _, seated = await stands(world, game)
    seat = next(one for one in seated.seats if one.seat != live.seat)
    fact = await world.services.play.plan_panel(Press(game, PEOPLE[seat.user or 0]))
    for place in (1, 0):
        shown = plan_panel.panel(fact, EN)
        domino = select(shown, "wish").options[place].value.upper()
        wanted = plan_panel.with_wish_toggled(fact.plan, domino)
        fact = await world.services.play.plan_panel(Press(game, PEOPLE[seat.user or 0]), wanted)
    second, first = fact.line[:2]
    assert fact.plan.wishes == (first, second)
    assert plan_panel.with_wish_toggled(fact.plan, first).wishes == (second,)
    listed = select(plan_panel.panel(fact, EN), "wish").options
    told = [one.label.split("· ")[1] for one in listed if "·" in one.label]
    assert told == ["2nd", "1st"]
    assert [one.value for one in listed[-3:]] == ["else.a", "else.l", "else.h"]


def kept(**changes: object) -> PlanFact:
    """A plan with its fate."""
    wanted = Plan(("b2", "b3"), ("K41", "K33"), "ask")
    fact = PlanFact(
        id=1,
        game=5,
        table=LONG,
        seat=2,
        turn="5.K17",
        round=5,
        domino="K17",
        plan=wanted,
        asks=False,
        state="waiting",
        made=1,
    )
    return replace(fact, **changes)  # type: ignore[arg-type]


def dropped(code: str, **data: object) -> PlanFact:
    """A plan that was not played, and why."""
    return kept(state="dropped", settled=9, fate={"code": code, **data})


def test_every_fate_is_told() -> None:
    """In the log and to the lord alone, who gets it without a sound."""
    setup = Setup(lords=4)
    game = game_fact(Game.new(setup.options(), ["A", "B", "C", "D"], seed=bytes(32)), setup)
    gone = ["K41", "K33"]
    fates = [dropped(code, **data) for code, data in CODES.items()]
    fates += [dropped("kingdom_changed", what=what) for what in ("own", "partner", "queen")]
    fates += [dropped("wishes_taken", gone=gone), dropped("wishes_taken", gone=gone[:1])]
    for spot, took in ((["b2", "b3"], "K33"), (["b2", "b3"], None), (None, "K33")):
        fate = {"domino": "K17", "spot": spot, "took": took, "gone": ["K41"]}
        fates.append(kept(state="played", settled=9, fate=fate))
    start: dict[str, object] = {"domino": None, "spot": None, "took": "K33", "gone": []}
    fates.append(kept(state="played", settled=9, turn="0.2", domino=None, fate=start))
    sentences = {plan_panel.fate(game, one, EN) for one in fates}
    assert len(sentences) == len(fates)
    shown = plan_panel.log(game, [kept(), *fates[:9]], EN, seat=2, may_plan=True)
    accept(shown)
    assert "Waits for" in said(shown)
    for one in fates:
        call = Call(game.table.seats[1], "both", silent=True)
        ping = plan_panel.news(PlanNews(game, one, call), EN, server="Keep")
        accept(ping)
        assert ping.silent
        assert ping.mentions == ()
    accept(plan_panel.log(game, [], EN, seat=2, may_plan=False, note=EN("plan-log-nothing")))


def test_who_waits_is_led_to_the_plan() -> None:
    """From Look and from the turn just ended; never on turn, never a stranger, never at the end."""
    setup = Setup(lords=2)
    game = Game.new(setup.options(), ["Ann", "Ben"], seed=bytes(32))
    fact, mine = game_fact(game, setup), EN.plain("plan-button-mine")
    assert game.turn is not None
    waits = table(setup).seats[2 - game.turn.seat]
    for user, led in ((waits.user, True), (fact.seat_on_turn.user, False), (7, False)):  # type: ignore[union-attr]
        shown = game_views.look(fact, first_sight(fact), user or 0, EN)
        assert (mine in labels(shown)) is led
