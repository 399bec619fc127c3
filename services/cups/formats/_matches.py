"""Who has won a match: of one game or the best of several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine.draws import Stream
from services.facts import Cup, CupGame, CupSetup, Match


@dataclass(frozen=True, slots=True)
class Tally:
    """What an entry has got in the games of a match."""

    marks: Fraction  # for the places of its games: size … 1, shared by who share a place
    total: int = 0
    territory: int = 0  # the largest of all games
    crowns: int = 0


def match_places(_setup: CupSetup, match: Match) -> dict[int, int]:
    """Return the places of the entries of a match; who share a place have the better one.

    Over several games the places of each count: the best of s has s, the last 1, who share a place
    share what it is worth. At tables of two that is the same as counting wins.
    """
    return _placed({entry: tally.marks for entry, tally in tallies(match).items()})


def ranking(cup: Cup, match: Match) -> tuple[int, ...]:
    """Return the entries of a match in one order, the winner first.

    Ties are broken by the total over all games, the largest territory, crowns, and then the lot
    that is drawn from the cup's seed.
    """
    by_lot = lots(cup)
    if len(match.games) == 1:
        known = {score.entry: score for score in match.games[0].scores}

        def of_one(entry: int) -> tuple[int, int, int, int, int]:
            score = known[entry]
            return score.place, -score.total, -score.territory, -score.crowns, by_lot[entry]

        return tuple(sorted(match.entries, key=of_one))
    tally = tallies(match)

    def key(entry: int) -> tuple[Fraction, int, int, int, int]:
        own = tally[entry]
        return -own.marks, -own.total, -own.territory, -own.crowns, by_lot[entry]

    return tuple(sorted(match.entries, key=key))


def is_decided(setup: CupSetup, match: Match) -> bool:
    """Return whether a match needs no further game.

    At tables of two it ends when who is behind cannot draw level any more; at larger ones every
    place counts, so all its games are played.
    """
    left = setup.games - len(match.games)
    if left <= 0:
        return True
    if len(match.entries) != 2:
        return False
    first, second = (tally.marks for tally in tallies(match).values())
    return abs(first - second) > left


def tallies(match: Match) -> dict[int, Tally]:
    """Return what each entry of a match has got so far, as they sit."""
    marks = {entry: Fraction() for entry in match.entries}
    for game in match.games:
        for entry, mark in _marks(game).items():
            marks[entry] = marks.get(entry, Fraction()) + mark
    scores = [score for game in match.games for score in game.scores]
    return {
        entry: Tally(
            marks=marks[entry],
            total=sum(one.total for one in scores if one.entry == entry),
            territory=max((one.territory for one in scores if one.entry == entry), default=0),
            crowns=sum(one.crowns for one in scores if one.entry == entry),
        )
        for entry in match.entries
    }


def wins(match: Match) -> dict[int, int]:
    """Return how many games of a match each entry has won, alone or with others."""
    return dict(
        Counter(score.entry for game in match.games for score in game.scores if score.place == 1)
    )


def lots(cup: Cup) -> dict[int, int]:
    """Return the lots of all entries, the best of them 0: the last thing that breaks a tie.

    Which of two entries has the better lot does not depend on who else takes part. Before the
    seed is public, they stand in order of sign-up.
    """
    if cup.seed is None:
        return {entry.number: entry.number - 1 for entry in cup.entries}
    drawn = _all_lots(cup.seed, len(cup.entries))
    return {number: lot for lot, number in enumerate(drawn)}


@lru_cache(maxsize=64)
def _all_lots(seed: str, count: int) -> tuple[int, ...]:
    return drawn_lots(seed, range(1, count + 1))


def drawn_lots(seed: str, entries: Iterable[int]) -> tuple[int, ...]:
    """Return some entries in the order of the lots that a cup's seed, in hex, gives them."""
    key = bytes.fromhex(seed)
    drawn = [(Stream(key, f"lot:{entry}").below(1 << 32), entry) for entry in entries]
    return tuple(entry for _, entry in sorted(drawn))


def _marks(game: CupGame) -> Mapping[int, Fraction]:
    """Return what the places of a game are worth in its match."""
    size = len(game.scores)
    shared = Counter(score.place for score in game.scores)
    return {
        score.entry: Fraction(2 * (size - score.place) - shared[score.place] + 3, 2)
        for score in game.scores
    }


def _placed(values: Mapping[int, Fraction]) -> dict[int, int]:
    ordered = sorted(values.values(), reverse=True)
    return {entry: ordered.index(value) + 1 for entry, value in values.items()}
