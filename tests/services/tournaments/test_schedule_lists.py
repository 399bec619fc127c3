"""Which tournaments there are, which one is meant, where somebody sits, how they stand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import cast
from unittest.mock import AsyncMock, patch

import pytest

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournament_lists import LINES, TournamentName, TournamentShow
from services.facts.tournaments import Tournament
from services.tournaments.core import directory, offload, overview, repository
from store import Connection, tournaments
from store.tournament_rows import TournamentRow
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN, CHANNEL, EVE, SERVER


def here(person: Person, server: int = SERVER) -> Person:
    """Return a person who asks in a server."""
    return replace(person, server=server)


async def test_tournaments_are_listed_by_what_is_wanted(world: TournamentWorld) -> None:
    """Those that are not over, those one takes part in, those that are over."""
    first = await world.publish(name="Spring Cup")
    second = await world.begun(2, rounds=1, name="Autumn Cup")
    now = await world.services.tournaments.list(SERVER, here(ANN))
    assert [line.id for line in now.lines] == [second.id]
    await world.finish_round(second.id)
    third = await world.publish(name="Winter Cup")
    await world.enter(third.id, 1)
    lord = world.lord(1)
    wanted: dict[TournamentShow, list[int]] = {
        "now": [third.id],
        "mine": [third.id, second.id],
        "over": [second.id],
    }
    for show, found in wanted.items():
        listed = await world.services.tournaments.list(SERVER, here(lord), show)
        assert [line.id for line in listed.lines] == found
        assert dict(listed.count) == {"now": 1, "mine": 2, "over": 1}
    assert (await world.tournament(first.id)).phase == "cancelled"
    mine = await world.services.tournaments.list(None, lord, "mine")
    assert [line.state for line in mine.lines] == ["in", "in"]
    with patch.object(directory, "load_row", None):  # names alone are read from no events
        named = await world.services.tournaments.names(SERVER, here(lord))
        own = await world.services.tournaments.names(None, lord)
    assert [(one.name, one.phase) for one in named] == [
        ("Winter Cup", "signup"),
        ("Autumn Cup", "over"),
    ]
    assert [one.id for one in own] == [third.id, second.id]


async def test_lists_read_no_events_of_tournaments_that_are_over(world: TournamentWorld) -> None:
    """There are hundreds, and anybody may look at them: their lines are those of their events."""
    pairs = Setup("royal_wedding", lords=8, teams=True, takeback=False, pace=NO_LIMIT)
    made = [
        await world.begun(3, rounds=1, name="Weekly 1"),
        await world.begun(2, rounds=1, name="Weekly 2", table=pairs),
        await world.begun(4, rounds=1, name="Weekly 3"),
    ]
    for tournament in made:
        await world.finish_round(tournament.id)
    await world.publish(name="Weekly 4")
    ended = [await world.tournament(tournament.id) for tournament in made]
    winners = [
        [number for number, place in tournament.best.items() if place == 1] for tournament in ended
    ]
    context = world.services.context
    async with context.write() as tx:
        for row in await tournaments.lords(tx.connection, ended[2].id):
            await tournaments.put_lord(tx.connection, replace(row, name="Alex"))
    with patch.object(directory, "load_row", None):
        listed = await world.services.tournaments.list(SERVER, here(world.lord(2)), "over")
        for page in (1, -1):
            again = await world.services.tournaments.list(SERVER, here(ANN), "over", page)
            assert [line.id for line in again.lines] == [line.id for line in listed.lines]
        with pytest.raises(Refused) as refused:
            await world.services.tournaments.find(here(ANN), SERVER, CHANNEL, "Weekly")
    cups = cast("tuple[TournamentName, ...]", refused.value.data["cups"])
    assert [(one.name, one.phase) for one in cups][1:] == [
        ("Weekly 3", "over"),
        ("Weekly 2", "over"),
        ("Weekly 1", "over"),
    ]
    assert [
        (line.name, line.count, line.teams, line.state, [one.name for one in line.winners])
        for line in listed.lines
    ] == [
        ("Weekly 3", 4, False, "in", [f"#{number} Alex" for number in winners[2]]),
        ("Weekly 2", 2, True, "in", [ended[1].entry(number).name for number in winners[1]]),
        ("Weekly 1", 3, False, "in", [ended[0].entry(number).name for number in winners[0]]),
    ]


async def test_a_page_of_a_list_reads_the_events_of_its_own_lines(world: TournamentWorld) -> None:
    """However many tournaments go on."""
    made = [await world.publish(name=f"Cup {number}") for number in range(LINES + 2)]
    read: list[int] = []

    async def noted(
        context: ServiceContext, connection: Connection, row: TournamentRow
    ) -> Tournament:
        read.append(row.id)
        return await repository.load_row(context, connection, row)

    with patch.object(directory, "load_row", noted):
        first = await world.services.tournaments.list(SERVER, here(ANN))
        second = await world.services.tournaments.list(SERVER, here(ANN), "now", 1)
    assert [line.id for line in (*first.lines, *second.lines)] == [
        tournament.id for tournament in reversed(made)
    ]
    assert len(second.lines) == 2
    assert read == [line.id for line in (*first.lines, *second.lines)]


async def test_the_tournament_that_is_meant_is_found(world: TournamentWorld) -> None:
    """By its number, its name or the begin of it; by one's own; else it is asked."""
    find = world.services.tournaments.find
    with pytest.raises(Refused) as refused:
        await find(here(ANN), SERVER, CHANNEL)
    assert refused.value.code == "no_cup"
    one = await world.publish(name="Autumn Cup")
    assert (await find(here(ANN), SERVER, CHANNEL)).id == one.id
    two = await world.publish(name="Winter Cup")
    await world.enter(two.id, 1)
    for typed in (str(two.id), "winter cup", "WINTER"):
        assert (await find(here(ANN), SERVER, CHANNEL, typed)).id == two.id
    assert (await find(here(world.lord(1)), SERVER, CHANNEL)).id == two.id
    assert (await find(world.lord(1), None, CHANNEL)).id == two.id
    with pytest.raises(Refused) as refused:
        await find(here(ANN), SERVER, CHANNEL)
    assert refused.value.code == "which_cup"
    assert {tournament.id for tournament in refused.value.data["cups"]} == {one.id, two.id}  # type: ignore[attr-defined]
    with pytest.raises(Refused) as refused:
        await find(here(ANN), SERVER, CHANNEL, "Summer")
    assert refused.value.code == "no_cup"


async def test_in_a_tables_thread_its_tournament_is_meant(world: TournamentWorld) -> None:
    """However many others there are."""
    tournament = await world.begun(2)
    await world.publish(name="Winter Cup")
    table = await world.services.tables.table(tournament.rounds[0].matches[0].tables[0])
    await world.services.outbox.thread_made(table, 7777)
    assert (await world.services.tournaments.find(here(ANN), SERVER, 7777)).id == tournament.id


async def test_a_tournament_of_another_server_is_not_shown_there(
    world: TournamentWorld,
) -> None:
    """Except to who takes part in it or runs it."""
    tournament = await world.publish()
    await world.enter(tournament.id, 1)
    elsewhere = SERVER + 1
    with pytest.raises(Refused) as refused:
        await world.services.tournaments.tournament(tournament.id, here(ANN, elsewhere))
    assert refused.value.code == "no_cup"
    for person in (here(world.lord(1), elsewhere), here(EVE, elsewhere), ANN, here(ANN)):
        assert (
            await world.services.tournaments.tournament(tournament.id, person)
        ).id == tournament.id


async def test_somebody_is_told_where_they_sit_and_why(world: TournamentWorld) -> None:
    """Their table, or their bye; who does not take part is told so."""
    tournament = await world.begun(3)
    match, (free,) = tournament.rounds[0].matches[0], tournament.rounds[0].byes
    seat = await world.services.tournaments.seat(tournament.id, here(world.lord(match.entries[1])))
    assert seat.match == match
    assert [table.id for table in seat.tables] == list(match.tables)
    assert seat.why.first == match.order[0]
    assert seat.why.points == Fraction()
    bye = await world.services.tournaments.seat(tournament.id, here(ANN), world.lord(free).id)
    assert (bye.bye, bye.match, bye.entry.number) == (True, None, free)
    with pytest.raises(Refused) as refused:
        await world.services.tournaments.seat(tournament.id, here(ANN))
    assert refused.value.code == "cup_not_in"
    with pytest.raises(Refused) as refused:
        await world.services.tournaments.seat(tournament.id, here(ANN), 9)
    assert refused.value.code == "cup_not_in_lord"


async def test_standings_are_for_all_to_see_and_every_number_is_a_sum(
    world: TournamentWorld,
) -> None:
    """Before the first round there are none; an entry that has no line is not explained."""
    tournament = await world.publish(capacity=4)
    with pytest.raises(Refused) as refused:
        await world.services.tournaments.standings(tournament.id, here(ANN))
    assert refused.value.code == "cup_phase"
    tournament = await world.begun(4)
    await world.finish_round(tournament.id)
    found = await world.services.tournaments.standings(tournament.id, here(ANN))
    world.services.context.computed.clear()
    with patch.object(offload, "MAX_INLINE", 2):  # so many that a worker computes them
        assert await world.services.tournaments.standings(tournament.id, here(ANN)) == found
    best = found.lines[0]
    sums = await world.services.tournaments.explain(tournament.id, here(ANN), best.entry)
    world.services.context.computed.clear()
    with patch.object(offload, "MAX_INLINE", 2):
        assert (
            await world.services.tournaments.explain(tournament.id, here(ANN), best.entry) == sums
        )
    assert sums[0].value == best.points == sum((term.value for term in sums[0].terms), Fraction())
    with pytest.raises(Refused) as refused:
        await world.services.tournaments.explain(tournament.id, here(ANN), 9)
    assert refused.value.code == "cup_not_in_lord"
    with pytest.raises(Refused) as refused:
        await world.services.tournaments.bracket(tournament.id, here(ANN))
    assert refused.value.code == "cup_treeless"


async def test_a_bracket_is_shown_of_an_elimination(world: TournamentWorld) -> None:
    """With who sits where."""
    tournament = await world.begun(4, format="single")
    bracket = await world.services.tournaments.bracket(tournament.id, here(ANN))
    assert {seat.entry for table in bracket.rounds[0] for seat in table.seats} == {1, 2, 3, 4}


async def test_standings_asked_for_while_round_1_is_paired_say_so(world: TournamentWorld) -> None:
    """The event has begun, but nothing of it can be shown for some seconds."""
    tournament = await world.begun(4)
    pairing = replace(tournament, stages=(), rounds=())
    with patch.object(overview, "read", AsyncMock(return_value=pairing)):
        for asked in (world.services.tournaments.standings, world.services.tournaments.bracket):
            with pytest.raises(Refused) as refused:
                await asked(tournament.id, here(ANN))
            assert refused.value.code == "cup_unpaired"
