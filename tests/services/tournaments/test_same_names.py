"""People of one name in an event are told apart, wherever it shows them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.names import folded, meant
from services.facts.tables import Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from services.tournaments.core import repository
from services.tournaments.core.renaming import DAY, NAMES
from services.tournaments.files import checking, reading
from store import Connection, tournaments
from store.tournament_rows import TournamentEventRow
from tests.helpers.database import everything
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import EVE, SERVER

FOUR = ("Alex", "alex", "Álex", "Al\u200bex")
MARKED = ["#1 Alex", "#2 alex", "#3 Álex", "#4 Al\u200bex"]


async def entered(world: TournamentWorld, *names: str, **changes: Any) -> Tournament:
    """Publish a tournament that people of these names have entered and begun."""
    each = 2 if changes.get("teams") else 1
    tournament = await world.publish(capacity=8, checkin=False, **changes)
    await world.events(
        tournament.id,
        *(
            (
                "entered",
                {
                    "entry": at // each + 1,
                    "lords": [[100 + at + one, names[at + one]] for one in range(each)],
                    "asked": None,
                    "first": 1,
                },
            )
            for at in range(0, len(names), each)
        ),
    )
    return await world.tournament(tournament.id)


def shown(tournament: Tournament) -> list[str]:
    return [entry.name for entry in tournament.entries]


async def test_four_of_one_name_are_told_apart_in_standings_and_files(
    world: TournamentWorld,
) -> None:
    """By the number of their entry; the checker of the file sees the same names."""
    tournament = await entered(world, *FOUR, size=2, rounds=2)
    assert shown(tournament) == MARKED
    await world.to(tournament.start)
    await world.finish_round(tournament.id)
    exported = {}
    for form in ("json", "standings", "crosstable", "sheet", "pairings", "results", "trf"):
        _, data = await world.services.tournaments.export(tournament.id, EVE, form)
        exported[form] = data.decode()
        named = [one for one in MARKED if one.split()[0] in exported[form]]
        assert named == MARKED or form == "json", form
    document = json.loads(exported["json"])
    lines = document["standings"][0]["lines"]
    assert len({line["name"] for line in lines}) == 4
    assert reading.tournament_of(document).entries[2].name == "#3 Álex"
    assert not [one for one in checking.findings(document) if not one.right]


async def test_a_number_comes_and_goes_with_the_other(world: TournamentWorld) -> None:
    """Who enters again after withdrawing is nobody else; a name like a number bears its own."""
    tournament = await entered(world, "Alex", "Ben", "#1 Cara")
    assert shown(tournament) == ["Alex", "Ben", "#3 #1 Cara"]
    again = {"lords": [[100, "Alex"]], "asked": None, "first": 1}
    await world.events(
        tournament.id, ("withdrawn", {"entry": 1}), ("entered", {"entry": 4, **again})
    )
    assert shown(await world.tournament(tournament.id))[3] == "Alex"
    other = {"lords": [[555, "ALEX"]], "asked": None, "first": 1}
    await world.events(tournament.id, ("entered", {"entry": 5, **other}))
    assert shown(await world.tournament(tournament.id))[3:] == ["#4 Alex", "#5 ALEX"]


async def test_at_their_tables_they_bear_the_numbers_of_their_entries(
    world: TournamentWorld,
) -> None:
    """Whoever their opponent is, in every game of a match, and with a new name."""
    tournament = await entered(world, "Alex", "Ben", "alex", "Cara", games=2, rounds=1)
    await world.to(tournament.start)
    found = await world.tournament(tournament.id)
    shown_ = set()
    for match in found.rounds[0].matches:
        game = await world.game_of(match.tables[-1])
        assert {seat.name for seat in game.table.seats} == set(game.view.names)
        shown_ |= set(game.view.names)
    assert shown_ == {"#1 Alex", "Ben", "#3 alex", "Cara"}
    await world.services.play.take_name(Person(102, "Alexander", server=SERVER))
    table = next(one.tables[-1] for one in found.rounds[0].matches if 3 in one.entries)
    assert "#3 Alexander" in (await world.game_of(table)).view.names
    await world.services.privacy.delete(102, lambda _language: "A former lord")
    assert "A former lord" in (await world.game_of(table)).view.names
    assert "A former lord" in {one.name for one in (await world.game_of(table)).table.seats}
    assert "Alexander" not in everything(world.path)


@pytest.mark.parametrize("how", ["substitute", "name", "name elsewhere first"])
async def test_namesakes_who_come_late_are_told_apart_at_tables_in_play(
    world: TournamentWorld, how: str
) -> None:
    """Both of them, as everywhere in the event, whichever arrived first; so in what is typed."""
    tournament = await entered(world, "Alex", "Ben", size=2, rounds=1)
    await world.to(tournament.start)
    (match,) = (await world.tournament(tournament.id)).rounds[0].matches
    if how == "substitute":
        act = Act("replace", "ill", user=101, other=Person(777, "ALEX", server=SERVER))
        await world.services.tournaments.do(tournament.id, EVE, act)
        invited = (await world.tournament(tournament.id)).invitations[-1].number
        await world.services.tournaments.answer_organizers(
            tournament.id, Person(101, "Alex", server=SERVER), yes=True, invitation=invited
        )
        await world.services.tournaments.answer_organizers(
            tournament.id, Person(777, "ALEX", server=SERVER), yes=True, invitation=invited
        )
    else:
        named = Person(101, "ALEX", server=SERVER)
        first, second = world.services.tournaments.take_name, world.services.play.take_name
        for take in (second, first) if how == "name" else (first, second):
            await take(named)
    both = {"#1 Alex", "#2 ALEX"}
    assert set(shown(await world.tournament(tournament.id))) == both
    game = await world.game_of(match.tables[-1])
    assert set(game.view.names) == {seat.name for seat in game.table.seats} == both
    if how != "substitute":
        await world.services.take_name(Person(101, "Ben", server=SERVER))
        game = await world.game_of(match.tables[-1])
        assert set(game.view.names) == {"Alex", "Ben"}


async def test_an_entry_takes_over_the_name_that_its_lord_has_now(world: TournamentWorld) -> None:
    """With the next press in that server, while the event goes on; so do marks and erasure."""
    tournament = await entered(world, "Alex", "Ben")
    anew = Person(101, "alex", server=SERVER)
    await world.services.tournaments.take_name(replace(anew, server=SERVER + 1))
    assert shown(await world.tournament(tournament.id)) == ["Alex", "Ben"]
    await world.services.tournaments.take_name(anew)
    await world.services.tournaments.take_name(anew)
    assert shown(await world.tournament(tournament.id)) == ["#1 Alex", "#2 alex"]
    for turn in range(30):
        await world.services.tournaments.take_name(replace(anew, name=f"Benjamin {turn}"))
        world.clock.advance(6 * 3600)
    rows = [row for row in await events_of(world, tournament.id) if row.kind == "renamed"]
    assert len(rows) == 22  # from the twentieth on one a day
    told = [(row.data["was"][1], row.data["lord"][1]) for row in rows if "was" in row.data]
    assert told[:3] == [("Ben", "alex"), ("alex", "Benjamin 4"), ("Benjamin 4", "Benjamin 8")]
    assert len(told) == 7
    await world.services.privacy.delete(101, lambda _language: "A former lord")
    assert "Benjamin" not in everything(world.path)
    await world.events(tournament.id, ("cancelled", {"reason": "rain"}))
    await world.services.tournaments.take_name(Person(100, "Alexander", server=SERVER))
    assert (await world.tournament(tournament.id)).entries[0].lords[0].name == "Alex"


async def test_a_name_that_an_event_refuses_is_taken_over_at_tables_and_in_others(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no acts left there; it is tried again minutes later, not with each press."""
    first = await entered(world, "Alex", "Ben")
    second = await entered(world, "Alex", "Ben")
    opened = await world.table(Setup(lords=2), Person(101, "Ben"))
    anew, tries = Person(101, "Benny", server=SERVER), list[int]()

    async def load(context: ServiceContext, connection: Connection, number: int) -> Tournament:
        tries.append(number)
        if number == first.id and world.clock.now() < refused_until:
            raise Refused("too_many")
        return await repository.load(context, connection, number)

    monkeypatch.setattr("services.tournaments.core.renaming.load", load)
    refused_until = world.clock.now() + 60
    for _ in range(3):
        await world.services.take_name(anew)
    assert tries == [first.id, second.id]
    assert (await world.services.tables.table(opened.id)).seats[0].name == "Benny"
    assert shown(await world.tournament(second.id)) == ["Alex", "Benny"]
    world.clock.advance(600)
    for _ in range(3):
        await world.services.take_name(anew)
    assert shown(await world.tournament(first.id)) == ["Alex", "Benny"]
    assert tries == [first.id, second.id, first.id]


async def test_a_name_that_an_event_passed_over_is_tried_again(world: TournamentWorld) -> None:
    """Moderators may have given it, on the day of the insult that it replaces."""
    tournament = await entered(world, "Alex", "Ben")
    for number in range(NAMES):
        anew = Person(101, f"Benjamin {number}", server=SERVER)
        await world.services.tournaments.take_name(anew)
    anew = Person(101, "Benny", server=SERVER)
    await world.services.take_name(anew)
    assert shown(await world.tournament(tournament.id)) == ["Alex", f"Benjamin {NAMES - 1}"]
    world.clock.advance(DAY)
    await world.services.take_name(anew)
    assert shown(await world.tournament(tournament.id)) == ["Alex", "Benny"]


async def events_of(world: TournamentWorld, tournament: int) -> list[TournamentEventRow]:
    async with world.services.context.read() as connection:
        return await tournaments.events(connection, tournament)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("jose", [1, 2]),
        ("JOSÉ", [1, 2]),
        ("josep", [3]),
        ("j", [1, 2, 3]),
        ("ｊｏｓｅｐｈｉｎｅ", [3]),
        ("da   silva", [4]),
        ("", []),
        ("\u200b", []),
        ("zz", []),
    ],
)
def test_a_name_is_understood_without_case_accents_and_to_its_unique_beginning(
    typed: str, found: list[int]
) -> None:
    named = [("José", 1), ("jose", 2), ("Josephine", 3), ("Da Silva", 4), ("José", 1)]
    assert meant(typed, named) == found


def test_names_that_look_alike_are_the_same_folded() -> None:
    """Whatever is between their letters and cannot be seen."""
    assert {folded(one) for one in FOUR} == {"alex"}
    assert folded("Straße") == folded("STRASSE")
    assert folded("Анна") != folded("Анн")
