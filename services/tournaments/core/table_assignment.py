"""Assign the seats at a round's tables from their draws. Pure; runs in a worker process.

A table's seed is drawn first. It decides in what order the kings choose; then the entries are
seated so that the one whose turn it is to choose first does.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from engine import Game
from engine.draws import seal
from services.facts.tables import Setup
from services.facts.tournaments import Match, Tournament, TournamentSetup
from services.tournaments.core.setups import is_playable, last_slot, table_for
from services.tournaments.formats import (
    PlannedTable,
    RoundPlan,
    to_play_again,
    with_planned_choices,
)
from services.tournaments.pairing import Player, pairing_request, seat_players


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table of a round and the seeds of its games, as 64 hex digits each."""

    table: PlannedTable
    seeds: tuple[str, ...]


def choice_order(setup: Setup, seed: str) -> tuple[int, ...]:
    """Return the kingdoms of a game in the order of their first choice."""
    options = setup.options()
    names = [str(seat) for seat in range(1, setup.lords + 1)]
    order = Game.new(options, names, seed=bytes.fromhex(seed)).view().order
    return tuple(dict.fromkeys(options.setup.kingdom(slot.seat) for slot in order))


def assign_tables(
    tournament: Tournament, plan: RoundPlan, drawn: Sequence[DrawnTable], seed: str
) -> list[dict[str, Any]]:
    """Return the tables of a round as its event holds them. `seed`: the tournament's.

    Rounds after it, if it is paired anew, have no part in that.
    """
    if not tournament.rolls:
        here = (plan.stage, plan.round)
        before = (one for one in tournament.rounds if (one.stage, one.number) < here)
        tournament = replace(tournament, rounds=tuple(before))
    players = _players(tournament, plan, seed)
    return [_assign_table(tournament, plan, players, one, seed) for one in drawn]


def _players(tournament: Tournament, plan: RoundPlan, seed: str) -> Mapping[int, Player]:
    entries = [entry for table in plan.tables for entry in table.entries]
    points = dict.fromkeys(entries, Fraction())
    asked = pairing_request(tournament, plan.stage, plan.round, entries, points, seed=seed)
    return {player.number: player for player in asked.players}


def _assign_table(
    tournament: Tournament,
    plan: RoundPlan,
    players: Mapping[int, Player],
    drawn: DrawnTable,
    seed: str,
) -> dict[str, Any]:
    table = drawn.table
    count = len(table.entries)
    order = tuple(range(1, count + 1))
    if is_playable(tournament.setup, count):
        order = choice_order(table_for(tournament.setup, count), drawn.seeds[0])
    place = f"{plan.stage}:{plan.round}:{table.number}"
    seated = with_planned_choices(tournament, plan.stage, [players[one] for one in table.entries])
    entries = seat_players(seated, order, seed, place)
    return {
        "number": table.number,
        "group": table.group,
        "entries": list(entries),
        "order": [entries[kingdom - 1] for kingdom in order],
        "seal": seal(bytes.fromhex(drawn.seeds[0])),
    }


def for_slot(setup: TournamentSetup, slot: int) -> TournamentSetup:
    """Return the set-up of a match's game: behind a Dynasty, further games are single ones."""
    if setup.table.dynasty and slot > last_slot(setup):
        return replace(setup, table=replace(setup.table, dynasty=False))
    return setup


def seats_of_next_game(
    tournament: Tournament,
    entries: Sequence[int],
    before: Sequence[int],
    here: Collection[int],
    drawn: tuple[int, str],
) -> list[int]:
    """Return the entries of a match's next game by kingdom. `drawn`: its number and its seed.

    `entries`: by kingdom in the game before; `before`: in the order of their first choice there. It
    is rotated by one, so that everybody gets to choose first. In duplicate play everybody keeps
    their kingdom. `here`: those who sit at the next game.
    """
    entries, before = ([one for one in some if one in here] for some in (entries, before))
    if tournament.setup.duplicate:
        return entries
    slot, seed = drawn
    order = choice_order(table_for(for_slot(tournament.setup, slot), len(entries)), seed)
    turned = [*before[1:], *before[:1]]
    seats = dict(zip(order, turned, strict=True))
    return [seats[kingdom] for kingdom in sorted(seats)]


def who_sits(tournament: Tournament, match: Match, slot: int) -> tuple[int, ...]:
    """Return those who sit at a match's next game: at a further one only those who are tied."""
    further = slot > last_slot(tournament.setup)
    return to_play_again(tournament, match) if further else match.entries
