"""The pairing of a round."""

from __future__ import annotations

from collections.abc import Sequence

from engine.draws import Stream
from services.cups.pairing._costs import Costs
from services.cups.pairing._facts import Pairing, Player, Request
from services.cups.pairing._search import searched
from services.cups.pairing._sizes import sizes, sizes_of


def pair(request: Request) -> Pairing:
    """Return who meets whom in a round.

    Nobody meets anybody again while it can be avoided, and if it cannot, the meetings are spread;
    those at a table are as near in points as can be. Where one is left over, it is the lowest of
    those with the fewest byes. The same request always gives the same round.
    """
    players = sorted(request.players, key=lambda one: one.rank)
    wanted = request.sizes or sizes_of(request.size)
    split = sizes(len(players), wanted)
    stream = Stream(bytes.fromhex(request.seed), f"pairing:{request.stage}:{request.round}")
    byes = _byes(players, len(players) - sum(split))
    there = [one for one in players if one.number not in byes]
    costs = Costs(there, request.size, request.round)
    tables = searched(costs, split, stream)
    return Pairing(_by_rank(there, tables), byes)


def _byes(players: Sequence[Player], count: int) -> tuple[int, ...]:
    lowest = sorted(players, key=lambda one: (one.byes, -one.rank))
    return tuple(one.number for one in lowest[:count])


def _by_rank(
    players: Sequence[Player], tables: Sequence[Sequence[int]]
) -> tuple[tuple[int, ...], ...]:
    """The entries of the tables, those with the best first."""
    ordered = sorted(sorted(table) for table in tables)
    return tuple(tuple(players[one].number for one in table) for table in ordered)
