"""Decide matches of one game, or the best of several."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from engine.draws import Stream
from services.facts.tournaments import Match, Tournament, TournamentGame, TournamentSetup
from services.tournaments.core.setups import FURTHER, last_slot

Key = tuple[int, ...]


@dataclass(slots=True)
class Tally:
    """The totals of an entry over the games of a match, without further ones."""

    halves: int = 0  # for its places, in halves: size … 1, shared by those who share a place
    total: int = 0
    territory: int = 0  # the largest of all games
    crowns: int = 0


def match_places(setup: TournamentSetup, match: Match) -> dict[int, int]:
    """Return the places of a match's entries; a shared place is the better one.

    Over several games the places of each count: the best of s gets s, the last 1, and those who
    share a place share what it is worth. At tables of two that equals counting wins. Only if
    further games were played, what they had to decide counts, too.
    """
    keys = _keys(setup, match)
    if not _further(setup, match):
        keys = {entry: key[:1] for entry, key in keys.items()}
    return {entry: 1 + sum(key < own for key in keys.values()) for entry, own in keys.items()}


def ranking(tournament: Tournament, match: Match) -> tuple[int, ...]:
    """Return the entries of a match in order, the winner first.

    Ties are broken by the total over all games, the largest territory, crowns, further games, and
    finally by lot, drawn from the tournament's seed.
    """
    by_lot, keys = lots(tournament), _keys(tournament.setup, match)
    return tuple(sorted(match.entries, key=lambda one: (keys[one], by_lot[one])))


def places_by_play(setup: TournamentSetup, match: Match) -> dict[int, int]:
    """Return the places of a match's entries by all that `ranking` goes by, except lots."""
    keys = _keys(setup, match)
    return {entry: 1 + sum(key < own for key in keys.values()) for entry, own in keys.items()}


def tied_at(tournament: Tournament, match: Match, on: int) -> tuple[int, ...]:
    """Return those of whom only lots could say who is among the first so many, in seat order."""
    if len(match.entries) <= on:
        return ()
    keys, order = _keys(tournament.setup, match), ranking(tournament, match)
    last, first_out = order[on - 1], order[on]
    if keys[last] != keys[first_out]:
        return ()
    return tuple(one for one in match.entries if keys[one] == keys[last])


def _keys(setup: TournamentSetup, match: Match) -> dict[int, Key]:
    """Return what a match's entries are sorted by, the best first."""
    tally = tallies(setup, match)
    keys: dict[int, Key] = {
        entry: (-own.halves, -own.total, -own.territory, -own.crowns)
        for entry, own in tally.items()
    }
    for game in _further(setup, match):
        places = {score.entry: score.place for score in game.scores}
        keys = {entry: (*key, places.get(entry, 0)) for entry, key in keys.items()}
    return keys


def _further(setup: TournamentSetup, match: Match) -> list[TournamentGame]:
    return [game for game in match.games if game.slot > last_slot(setup)]


def points_of_match(setup: TournamentSetup, match: Match) -> dict[int, tuple[int, int | None]]:
    """Return each entry's points in the planned games, and those in the last further game it had.

    Further games count for nothing but the tie, so the two are not added.
    """
    found: dict[int, tuple[int, int | None]] = {
        entry: (tally.total, None) for entry, tally in tallies(setup, match).items()
    }
    for game in _further(setup, match):
        found.update({one.entry: (found[one.entry][0], one.total) for one in game.scores})
    return found


def plays_further(setup: TournamentSetup, match: Match) -> bool:
    """Whether a match was tied, and a further game of it is being played."""
    return not match.over and any(slot > last_slot(setup) for slot in match.slots)


def can_play_further(setup: TournamentSetup, match: Match) -> bool:
    """Whether a tied match may have one more game."""
    return len(_further(setup, match)) < FURTHER


def is_decided(setup: TournamentSetup, match: Match) -> bool:
    """Whether a match needs none of its planned games any more; it may be tied, though.

    At tables of two it ends when the trailing entry cannot catch up; at larger ones every place
    counts, so all games are played.
    """
    left = setup.games - len(match.games)
    if left <= 0:
        return True
    if len(match.entries) != 2:
        return False
    first, second = (tally.halves for tally in tallies(setup, match).values())
    return abs(first - second) > 2 * left


def tallies(setup: TournamentSetup, match: Match) -> dict[int, Tally]:
    """Return the totals of a match's entries so far, in seat order."""
    found = {entry: Tally() for entry in match.entries}
    for game in match.games:
        if game.slot > last_slot(setup):
            continue
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
