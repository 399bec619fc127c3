"""Which cups there are, which one is meant, where somebody sits, how they stand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from unittest.mock import patch

import pytest

from services.facts import Person, Refused
from services.facts.tournament_lists import CupShow
from services.tournaments.core import directory, offload
from tests.helpers.tournaments import CupWorld
from tests.helpers.world import ANN, CHANNEL, EVE, SERVER


def here(person: Person, server: int = SERVER) -> Person:
    """Return a person who asks in a server."""
    return replace(person, server=server)


async def test_cups_are_listed_by_what_is_wanted(cups: CupWorld) -> None:
    """Those that are not over, those one takes part in, those that are over."""
    first = await cups.publish(name="Spring Cup")
    second = await cups.begun(2, rounds=1, name="Autumn Cup")
    now = await cups.services.cups.list(SERVER, here(ANN))
    assert [line.cup.id for line in now.lines] == [second.id]
    await cups.finish_round(second.id)
    third = await cups.publish(name="Winter Cup")
    await cups.enter(third.id, 1)
    lord = cups.lord(1)
    wanted: dict[CupShow, list[int]] = {
        "now": [third.id],
        "mine": [third.id, second.id],
        "over": [second.id],
    }
    for show, found in wanted.items():
        listed = await cups.services.cups.list(SERVER, here(lord), show)
        assert [line.cup.id for line in listed.lines] == found
        assert dict(listed.count) == {"now": 1, "mine": 2, "over": 1}
    assert (await cups.cup(first.id)).phase == "cancelled"
    mine = await cups.services.cups.list(None, lord, "mine")
    assert [line.entry.number for line in mine.lines if line.entry] == [1, 1]
    with patch.object(directory, "of_row", None):  # names alone are read from no events
        named = await cups.services.cups.names(SERVER, here(lord))
        own = await cups.services.cups.names(None, lord)
    assert [(one.name, one.phase) for one in named] == [
        ("Winter Cup", "signup"),
        ("Autumn Cup", "over"),
    ]
    assert [one.id for one in own] == [third.id, second.id]


async def test_the_cup_that_is_meant_is_found(cups: CupWorld) -> None:
    """By its number, its name or the begin of it; by one's own; else it is asked."""
    find = cups.services.cups.find
    with pytest.raises(Refused) as refused:
        await find(here(ANN), SERVER, CHANNEL)
    assert refused.value.code == "no_cup"
    one = await cups.publish(name="Autumn Cup")
    assert (await find(here(ANN), SERVER, CHANNEL)).id == one.id
    two = await cups.publish(name="Winter Cup")
    await cups.enter(two.id, 1)
    for typed in (str(two.id), "winter cup", "WINTER"):
        assert (await find(here(ANN), SERVER, CHANNEL, typed)).id == two.id
    assert (await find(here(cups.lord(1)), SERVER, CHANNEL)).id == two.id
    assert (await find(cups.lord(1), None, CHANNEL)).id == two.id
    with pytest.raises(Refused) as refused:
        await find(here(ANN), SERVER, CHANNEL)
    assert refused.value.code == "which_cup"
    assert {cup.id for cup in refused.value.data["cups"]} == {one.id, two.id}  # type: ignore[attr-defined]
    with pytest.raises(Refused) as refused:
        await find(here(ANN), SERVER, CHANNEL, "Summer")
    assert refused.value.code == "no_cup"


async def test_in_a_tables_thread_its_cup_is_meant(cups: CupWorld) -> None:
    """However many others there are."""
    cup = await cups.begun(2)
    await cups.publish(name="Winter Cup")
    table = await cups.services.tables.table(cup.rounds[0].matches[0].tables[0])
    await cups.services.outbox.thread_made(table, 7777)
    assert (await cups.services.cups.find(here(ANN), SERVER, 7777)).id == cup.id


async def test_a_cup_of_another_server_is_not_shown_there(cups: CupWorld) -> None:
    """Except to who takes part in it or runs it."""
    cup = await cups.publish()
    await cups.enter(cup.id, 1)
    elsewhere = SERVER + 1
    with pytest.raises(Refused) as refused:
        await cups.services.cups.cup(cup.id, here(ANN, elsewhere))
    assert refused.value.code == "no_cup"
    for person in (here(cups.lord(1), elsewhere), here(EVE, elsewhere), ANN, here(ANN)):
        assert (await cups.services.cups.cup(cup.id, person)).id == cup.id


async def test_somebody_is_told_where_they_sit_and_why(cups: CupWorld) -> None:
    """Their table, or their bye; who does not take part is told so."""
    cup = await cups.begun(3)
    match, (free,) = cup.rounds[0].matches[0], cup.rounds[0].byes
    seat = await cups.services.cups.seat(cup.id, here(cups.lord(match.entries[1])))
    assert seat.match == match
    assert [table.id for table in seat.tables] == list(match.tables)
    assert seat.why.first == match.order[0]
    assert seat.why.points == Fraction()
    bye = await cups.services.cups.seat(cup.id, here(ANN), cups.lord(free).id)
    assert (bye.bye, bye.match, bye.entry.number) == (True, None, free)
    with pytest.raises(Refused) as refused:
        await cups.services.cups.seat(cup.id, here(ANN))
    assert refused.value.code == "cup_not_in"
    with pytest.raises(Refused) as refused:
        await cups.services.cups.seat(cup.id, here(ANN), 9)
    assert refused.value.code == "cup_not_in_lord"


async def test_standings_are_for_all_to_see_and_every_number_is_a_sum(cups: CupWorld) -> None:
    """Before the first round there are none; an entry that has no line is not explained."""
    cup = await cups.publish(capacity=4)
    with pytest.raises(Refused) as refused:
        await cups.services.cups.standings(cup.id, here(ANN))
    assert refused.value.code == "cup_phase"
    cup = await cups.begun(4)
    await cups.finish_round(cup.id)
    found = await cups.services.cups.standings(cup.id, here(ANN))
    with patch.object(offload, "MANY", 2):  # so many that they are reckoned elsewhere
        assert await cups.services.cups.standings(cup.id, here(ANN)) == found
    best = found.lines[0]
    sums = await cups.services.cups.explain(cup.id, here(ANN), best.entry)
    with patch.object(offload, "MANY", 2):
        assert await cups.services.cups.explain(cup.id, here(ANN), best.entry) == sums
    assert sums[0].value == best.points == sum((term.value for term in sums[0].terms), Fraction())
    with pytest.raises(Refused) as refused:
        await cups.services.cups.explain(cup.id, here(ANN), 9)
    assert refused.value.code == "cup_not_in_lord"
    with pytest.raises(Refused) as refused:
        await cups.services.cups.bracket(cup.id, here(ANN))
    assert refused.value.code == "cup_phase"


async def test_a_bracket_is_shown_of_an_elimination(cups: CupWorld) -> None:
    """With who sits where."""
    cup = await cups.begun(4, format="single")
    bracket = await cups.services.cups.bracket(cup.id, here(ANN))
    assert {seat.entry for table in bracket.rounds[0] for seat in table.seats} == {1, 2, 3, 4}
