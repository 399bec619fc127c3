"""Suggestions of clocks, quiet hours, buildings, tokens and payments, in four cases each.

A fitting beginning, a full value, a legal value that is not in the list, and nonsense.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.play.offer_suggestions import (
    best_offers,
    suggested_buildings,
    suggested_payments,
    suggested_tokens,
    suggested_victims,
)
from cogs.settings.date_input import read_hours
from cogs.tables.clock_setting import PACES, pace_words, read_pace, suggested_clocks
from engine import Step
from services.facts.panels import BurnOffer, PanelFact
from services.facts.tables import NO_LIMIT, Setup
from tests.cogs.scenes import COURT, EN, panel_fact, quickly
from tests.cogs.stage import stage
from tests.cogs.test_every_box_screens import offered
from tests.e2e.stage import Stage

__all__ = ["stage"]

NONSENSE = ("zzz", "?!", "qqq 77")


@pytest.mark.parametrize("limited", [True, False])
def test_a_clock_that_is_typed_comes_first(limited: bool) -> None:
    """Whatever is sent is read as the clock that was typed."""
    usual = suggested_clocks("", EN, limited=limited)
    assert len(usual) == len(PACES) - limited
    for label, value in usual:
        for typed in (label, value):
            assert suggested_clocks(typed, EN, limited=limited)[0] == (label, value)
        assert (label, value) in suggested_clocks(label[:4], EN, limited=limited)
    for typed in ("36h", "5 days a turn", "bank 4d +7h", "BANK 3d +8h, up to 6d"):
        (label, value), *others = suggested_clocks(typed, EN, limited=limited)
        assert read_pace(value, EN) == read_pace(typed, EN)
        assert label == pace_words(read_pace(typed, EN), EN)
        assert others == []
    for typed in NONSENSE:
        assert suggested_clocks(typed, EN, limited=limited) == []
    assert read_pace("No limit", EN) == read_pace("unlimited", EN) == NO_LIMIT
    no_limit = suggested_clocks(pace_words(NO_LIMIT, EN), EN, limited=limited)
    assert bool(no_limit) is not limited


async def test_quiet_hours_that_are_typed_come_first(stage: Stage) -> None:
    """However they are written; the value is read as these hours."""
    people = stage.sandbox.people

    async def choices(typed: str) -> list[tuple[str, str]]:
        found = await people.autocomplete("Ann", "games", "settings", "quiet", typed)
        return [(one["name"], one["value"]) for one in found.choices]

    usual = await choices("")
    for label, value in usual:
        assert (await choices(label))[0] == (label, value)
    (begun, *_) = await choices(usual[1][0][:16])
    assert begun in usual
    listed = usual[1][0].rpartition(": ")[2]  # "22:00–07:00", as a person writes it
    assert (await choices(listed))[0] == usual[1]
    for typed in ("21:15-5:45", "21:15 to 05:45", "21:15–05:45"):
        ((label, value),) = await choices(typed)
        assert label == "Quiet hours: 21:15–05:45"
        assert read_hours(value) == read_hours("21:15-05:45")
        await stage.command("Ann", "games", "settings", quiet=value)
        ann = await stage.services.people.settings(stage.world.user("Ann").id)
        assert ann.quiet == read_hours("21:15-05:45")
    for typed in NONSENSE:
        assert await choices(typed) == []


def town() -> PanelFact:
    """A turn with several buildings to buy."""
    setup = Setup("queendomino", 3)
    for game in quickly(setup):
        options = game.compose(()).options
        slots = options.get(Step.PLACE, ())[:1]
        fact = panel_fact(game, setup, slots)
        if fact.town is not None and len(fact.town.offers) > 1:
            return fact
    raise AssertionError("nobody can build")


def test_a_building_is_understood_by_every_name_that_the_command_reads() -> None:
    """With its price, with "the", by its id; never another one."""
    fact = town()
    every = suggested_buildings(fact, "", EN)
    assert [value for _, value in every] == [one.copy for one in best_offers(fact)]
    for one, (label, value) in zip(best_offers(fact), every, strict=True):
        named = label.partition(",")[0]
        for typed in (label, value, one.building, f"the {named}", f"The {named}'s", named.upper()):
            assert suggested_buildings(fact, typed, EN)[0] == (label, value), typed
        assert (label, value) in suggested_buildings(fact, label[:3], EN)
    for typed in NONSENSE:
        assert suggested_buildings(fact, typed, EN) == []


def test_so_is_one_that_the_dragon_may_burn() -> None:
    """The same names."""
    fact = town()
    assert fact.town is not None
    burns = tuple(BurnOffer(one.copy, one.building, 2) for one in fact.town.offers)
    fact = replace(fact, town=replace(fact.town, burns=burns))
    for one, (label, value) in zip(burns, suggested_victims(fact, "", EN), strict=True):
        named = label.partition(":")[0].partition(" (")[0].partition(",")[0]
        for typed in (label, value, one.building, f"the {named}"):
            assert suggested_victims(fact, typed, EN)[0] == (label, value), typed
        assert (label, value) in suggested_victims(fact, label[:3], EN)
    for typed in NONSENSE:
        assert suggested_victims(fact, typed, EN) == []


def test_a_token_is_understood_by_its_name() -> None:
    """By its id, and as it stands in the list."""
    game, must, _ = offered()
    fact = panel_fact(game, COURT, must)
    assert fact.court is not None
    offers = fact.court.offers
    for label, value in suggested_tokens(offers, "", EN):
        named = label.partition(":")[0]
        for typed in (label, value, named, named.upper(), value.replace("_", " ")):
            assert suggested_tokens(offers, typed, EN)[0] == (label, value), typed
        assert (label, value) in suggested_tokens(offers, label[:3], EN)
    for typed in NONSENSE:
        assert suggested_tokens(offers, typed, EN) == []


def test_a_payment_is_understood_in_any_order() -> None:
    """Of its squares."""
    game, must, purchase = offered()
    fact = panel_fact(game, COURT, (*must, purchase))
    every = suggested_payments(fact, "", EN)
    assert every
    for label, value in every:
        turned = " ".join(reversed(value.split()))
        for typed in (label, value, turned, turned.upper(), turned.replace(" ", ", ")):
            assert (label, value) == suggested_payments(fact, typed, EN)[0], typed
        assert (label, value) in suggested_payments(fact, value[:2], EN)
    for typed in NONSENSE:
        assert suggested_payments(fact, typed, EN) == []
