"""Pair a round, and seat its tables: byes, candidates, the best of them, first choices."""

from collections.abc import Iterable, Sequence

from engine.draws import Stream
from services.tournaments.pairing._costs import Costs, Table, Way
from services.tournaments.pairing._facts import Pairing, Player, Request
from services.tournaments.pairing._local_search import search_tables
from services.tournaments.pairing._lookahead import FEWEST, look_ahead, ways_of_few
from services.tournaments.pairing._matching import WHOLE, match_pairs
from services.tournaments.pairing._sizes import allowed_sizes, table_sizes


def pair(request: Request) -> Pairing:
    """Return who meets whom in a round.

    Repeated meetings are avoided, or spread if they cannot be. If one is left over, it is the
    lowest of those with the fewest byes who leave this round, and the rounds to come, without
    repeated meetings. Those at a table are as close in points as possible. The same request always
    gives the same round.
    """
    players = sorted(request.players, key=lambda one: one.rank)
    wanted = request.sizes or allowed_sizes(request.size)
    split = table_sizes(len(players), wanted)
    over = len(players) - sum(split)
    bye = over == 1 and set(split) == {2} and len(players) < WHOLE
    byes = [] if bye else sorted(players, key=lambda one: (one.byes, -one.rank))[:over]
    there = [one for one in players if one not in byes]
    costs = Costs(there, request.size, request.round, bye=bye)
    split += (2,) * bye
    stream = Stream(bytes.fromhex(request.seed), f"pairing:{request.stage}:{request.round}")
    left = max(1, request.rounds - request.round + 1)
    way = look_ahead(costs, split, _ways(costs, split, stream), left)
    alone = [there[one] for table in way if costs.bye in table for one in table if one < costs.bye]
    tables = [table for table in way if costs.bye not in table]
    return Pairing(_by_rank(there, tables), tuple(one.number for one in byes + alone))


def _ways(costs: Costs, split: Sequence[int], stream: Stream) -> Sequence[Way]:
    """Return the best ways to seat a round by itself."""
    if set(split) <= {2}:
        return [match_pairs(costs, stream)]
    if costs.count <= FEWEST:
        return ways_of_few(costs, split)
    return search_tables(costs, split, stream)


def _by_rank(players: Sequence[Player], way: Iterable[Table]) -> Way:
    """Return the entries of the tables, the one with the best first."""
    ordered = sorted(sorted(table) for table in way)
    return tuple(tuple(players[one].number for one in table) for table in ordered)


def seat_players(
    players: Iterable[Player], choosing: Sequence[int], seed: str, place: str
) -> tuple[int, ...]:
    """Return the entries by kingdom, for a table whose draw is already known.

    `choosing`: the kingdoms in the order of the first round's choice; a kingdom with two kings
    counts by its first. `seed`: the tournament's, in hex; it decides among equals, separately for
    each `place` ("stage:round:table"). Raises ValueError if there are not as many kingdoms as
    players.
    """
    order = tuple(dict.fromkeys(choosing))
    stream = Stream(bytes.fromhex(seed), f"seats:{place}")
    lots = stream.shuffled(sorted(players, key=lambda one: one.number))
    due = sorted(lots, key=lambda one: (one.due, one.firsts, -one.late))
    if len(order) != len(due):
        raise ValueError(f"{len(due)} players for {len(order)} kingdoms")
    seats = dict(zip(order, (one.number for one in due), strict=True))
    return tuple(seats[kingdom] for kingdom in sorted(seats))
