"""Places and winners by scorecards (R63)."""

from collections.abc import Sequence

from engine.setups import Setup
from engine.values import Scorecard


def winners(
    scorecards: Sequence[Scorecard], *, by_crowns: bool = True
) -> tuple[tuple[int, ...], str | None]:
    """The winners as indices into the list, and what decided among equal totals (R63).

    The second is None if one total was the highest, otherwise "territory", "crowns" or "shared".
    Crowns break ties in some boxes only.
    """
    best = _best(tuple(range(len(scorecards))), [card.total for card in scorecards])
    if len(best) == 1:
        return best, None
    best = _best(best, [card.largest_territory for card in scorecards])
    if len(best) == 1:
        return best, "territory"
    if by_crowns:
        best = _best(best, [card.crowns for card in scorecards])
    return best, "crowns" if len(best) == 1 else "shared"


def worth(card: Scorecard, *, by_crowns: bool = True) -> tuple[int, int, int]:
    """What decides the place of a kingdom: its total, then the tie-breaks (R63)."""
    return card.total, card.largest_territory, card.crowns if by_crowns else 0


def places(worths: Sequence[tuple[int, ...]], away: Sequence[int]) -> tuple[int, ...]:
    """The place of each, from 1, the highest first; equals share the better place.

    Those who were `away` come after all others, and the more so the larger the number is.
    """
    keys = [(-gone, *one) for one, gone in zip(worths, away, strict=True)]
    return tuple(1 + sum(other > own for other in keys) for own in keys)


def seats_of(kingdoms: Sequence[int], setup: Setup) -> tuple[int, ...]:
    """The seats of some kingdoms (counted from 0), ascending: both seats of a team (R12)."""
    return tuple(sorted(seat for place in kingdoms for seat in setup.seats(place + 1)))


def _best(places: tuple[int, ...], values: Sequence[int]) -> tuple[int, ...]:
    highest = max(values[place] for place in places)
    return tuple(place for place in places if values[place] == highest)
