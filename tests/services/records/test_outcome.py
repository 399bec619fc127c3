"""What became of a game, told from its record alone."""

from __future__ import annotations

import pytest

from engine import BadRecord, Game, Options
from services.facts.records import season_of
from services.records import outcome, outcome_of
from tests.cases.loader import record

SEED = bytes(32)


def case(name: str) -> str:
    """Return a record of a whole game."""
    return record(name)[0]


def test_a_game_played_to_its_end() -> None:
    """Everybody's kingdom with its place; the record says who they were and when it ended."""
    game = Game.from_record(case("R1"))
    game.header |= {"game": "7", "players": "1=kann 2=kben", "ended": "2026-11-28T10:40:32Z"}
    found = outcome(game.to_record())
    cards = game.scores()
    assert found == outcome_of(game)
    assert (found.game, found.box, found.kingdoms, found.ladder) == (
        *("7", "kingdomino", 2),
        "kingdomino:2",
    )
    assert [seat.points for seat in found.seats] == [card.total for card in cards]
    assert [seat.territory for seat in found.seats] == [card.largest_territory for card in cards]
    assert [seat.crowns for seat in found.seats] == [card.crowns for card in cards]
    assert tuple(seat.seat for seat in found.seats if seat.place == 1) == game.winners()
    assert [seat.lord for seat in found.seats] == ["kann", "kben"]
    assert [seat.fate for seat in found.seats] == ["played", "played"]
    assert (found.ending, found.rated, found.ended) == ("played", True, 1795862432)
    assert found.season == "2026-4"


@pytest.mark.parametrize(
    ("keys", "fates"),
    [
        ({"autopilot": "2=5.1"}, ["played", "quit"]),
        ({"autopilot": "2=5.1-5.1 1=2.1-4.2"}, ["played", "played"]),
        ({"autopilot": "2=5.1-5.1 2=6.1"}, ["played", "quit"]),
        ({"autopilot": "2=5.1", "heirs": "1=3.2"}, ["guest", "quit"]),
        ({"autopilot": "2=5.1-6.1", "heirs": "2=6.2"}, ["played", "guest"]),
        ({"computer": "1=greedy", "autopilot": "2=5.1"}, ["computer", "quit"]),
    ],
)
def test_fates_follow_from_the_header(keys: dict[str, str], fates: list[str]) -> None:
    """Who left the seat to the autopilot has quit; whose seat was taken over is told apart."""
    game = Game.from_record(case("R1"))
    game.header |= keys
    assert [seat.fate for seat in outcome(game.to_record()).seats] == fates


def test_a_computer_lord_has_its_own_ladder_and_name() -> None:
    """Whatever `players` says of its seat."""
    game = Game.from_record(case("R1"))
    game.header |= {"players": "1=kann 2=kben", "computer": "2=greedy"}
    found = outcome(game.to_record())
    assert found.ladder == "kingdomino:2:computer"
    assert [seat.lord for seat in found.seats] == ["kann", "computer:greedy"]


def test_partners_share_a_kingdom_and_its_place() -> None:
    """Teams are a ladder of their own, counted in kingdoms."""
    found = outcome(case("R12"))
    assert found.ladder == "royal_wedding:3:teams"
    for seat in found.seats[:3]:
        partner = found.seats[seat.seat + 2]
        assert (partner.kingdom, partner.place) == (seat.kingdom, seat.place)
        assert partner.points == seat.points


def test_a_game_on_its_way_and_one_that_was_ended() -> None:
    """Neither is rated; a place is that of the moment, shared by equals."""
    game = Game.new(Options(players=3), ["Ann", "Ben", "Cara"], seed=SEED)
    found = outcome(game.to_record())
    assert (found.ending, found.rated, found.season) == (None, False, None)
    assert {seat.place for seat in found.seats} == {1}
    found = outcome(game.to_record(ending="abandoned"))
    assert (found.ending, found.rated) == ("abandoned", False)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", "Ann"),
        ("players", "3=k1"),
        ("players", "1=k1 1=k2"),
        ("computer", "9=x"),
        ("autopilot", "1=late"),
        ("autopilot", "1=7.1-"),
        ("heirs", "1=7.1-8.1"),
        ("ended", "2026-11-28"),
        ("ended", "2026-02-30T10:00:00Z"),
        ("ended", "２026-11-28T10:40:32Z"),
    ],
)
def test_keys_that_tell_of_seats_are_read_strictly(key: str, value: str) -> None:
    """The line of the fault is named."""
    game = Game.from_record(case("R1"))
    game.header[key] = value
    text = game.to_record()
    with pytest.raises(BadRecord, match="header_value") as caught:
        outcome(text)
    assert text.splitlines()[caught.value.line - 1] == f"{key}: {value}"


def test_seasons_are_quarters_of_the_calendar() -> None:
    """In UTC, to the second."""
    assert season_of(1767225599) == "2025-4"
    assert season_of(1767225600) == "2026-1"
    assert season_of(1782863999) == "2026-2"
    assert season_of(1782864000) == "2026-3"
