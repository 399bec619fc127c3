"""Decide matches of one game, or the best of several."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from engine.draws import Stream
from services.facts.tournaments import Match, Tournament, TournamentSetup


@dataclass(slots=True)
class Tally:
    """The totals of an entry over the games of a match."""

    halves: int = 0  # for its places, in halves: size … 1, shared by those who share a place
    total: int = 0
    territory: int = 0  # the largest of all games
    crowns: int = 0


def match_places(match: Match) -> dict[int, int]:
    """Return the places of a match's entries; a shared place is the better one.

    Over several games the places of each count: the best of s gets s, the last 1, and those who
    share a place share what it is worth. At tables of two that equals counting wins.
    """
    halves = {entry: tally.halves for entry, tally in tallies(match).items()}
    ordered = sorted(halves.values(), reverse=True)
    return {entry: ordered.index(own) + 1 for entry, own in halves.items()}


def ranking(tournament: Tournament, match: Match) -> tuple[int, ...]:
    """Return the entries of a match in order, the winner first.

    Ties are broken by the total over all games, the largest territory, crowns, and finally by lot,
    drawn from the tournament's seed.
    """
    by_lot, tally = lots(tournament), tallies(match)

    def key(entry: int) -> tuple[int, int, int, int, int]:
        own = tally[entry]
        return -own.halves, -own.total, -own.territory, -own.crowns, by_lot[entry]

    return tuple(sorted(match.entries, key=key))


def is_decided(setup: TournamentSetup, match: Match) -> bool:
    """Whether a match needs no further game.

    At tables of two it ends when the trailing entry cannot catch up; at larger ones every place
    counts, so all games are played.
    """
    left = setup.games - len(match.games)
    if left <= 0:
        return True
    if len(match.entries) != 2:
        return False
    first, second = (tally.halves for tally in tallies(match).values())
    return abs(first - second) > 2 * left


def tallies(match: Match) -> dict[int, Tally]:
    """Return the totals of a match's entries so far, in seat order."""
    found = {entry: Tally() for entry in match.entries}
    for game in match.games:
        places = [score.place for score in game.scores]
        for score in game.scores:
            own = found[score.entry]
            own.halves += 2 * (len(places) - score.place) - places.count(score.place) + 3
            own.total += score.total
            own.territory = max(own.territory, score.territory)
            own.crowns += score.crowns
    return found


def wins(match: Match) -> dict[int, int]:
    """Return how many games of a match each entry has won, alone or shared."""
    return dict(
        Counter(score.entry for game in match.games for score in game.scores if score.place == 1)
    )


def lots(tournament: Tournament) -> Mapping[int, int]:
    """Return the lots of all entries, the best is 0: the last tie-break.

    Which of two entries has the better lot does not depend on the others. Before the seed is
    public, they follow the order of sign-up.
    """
    return _all_lots(tournament.seed, len(tournament.entries))


@lru_cache(maxsize=64)
def _all_lots(seed: str | None, count: int) -> Mapping[int, int]:
    numbers = range(1, count + 1)
    drawn = numbers if seed is None else drawn_lots(seed, numbers)
    return MappingProxyType({number: lot for lot, number in enumerate(drawn)})


def drawn_lots(seed: str, entries: Iterable[int]) -> tuple[int, ...]:
    """Return entries in the order of the lots that a tournament's seed, in hex, gives them."""
    key = bytes.fromhex(seed)
    drawn = [(Stream(key, f"lot:{entry}").below(1 << 32), entry) for entry in entries]
    return tuple(entry for _, entry in sorted(drawn))
