"""First choices where everybody meets everybody: balanced over the whole schedule."""

from collections.abc import Sequence
from dataclasses import replace

from services.facts.tournaments import Tournament
from services.tournaments.pairing import Player

MEETING_ALL = ("robin", "groups", "league")


def with_planned_choices(
    tournament: Tournament, stage: int, players: Sequence[Player]
) -> Sequence[Player]:
    """Return the players of a table, with the first choice due as the schedule has it.

    At tables of two in a round robin, groups or a league each pair has a fixed first, so that
    everybody chooses first as often as second, or once more or less. Giving it to whoever is owed
    it most at the time leaves some with three of four. Elsewhere the players stay as they are.
    """
    found = next((one for one in tournament.stages if one.number == stage), None)
    if found is None or found.kind not in MEETING_ALL or tournament.setup.size != 2:
        return players
    group = next(
        (group for group in found.groups or (found.entries,) if players[0].number in group), ()
    )
    if players[1].number not in group:
        return players
    upper, lower = sorted(players, key=lambda one: group.index(one.number))
    odd = (group.index(upper.number) + group.index(lower.number)) % 2
    first = upper if odd else lower
    return [replace(one, due=-int(one == first)) for one in players]
