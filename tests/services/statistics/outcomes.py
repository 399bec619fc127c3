"""Outcomes made by hand: who came where, and who left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from services.facts.records import Fate, Outcome, OutcomeSeat

AUTUMN = 1_795_000_000
"""18 November 2026, in the fourth quarter."""
DAY = 24 * 3600


def outcome(
    places: Sequence[int],
    *,
    lords: Sequence[str] = (),
    fates: Mapping[int, Fate] | None = None,
    number: int = 1,
    ended: int = AUTUMN,
    teams: bool = False,
    rated: bool = True,
) -> Outcome:
    """Return a game of Kingdomino; `places` by kingdom, `lords` by seat, `fates` by seat.

    A lord "computer:greedy" is one. In team games seat i plays with seat i + n/2.
    """
    kingdoms = len(places)
    called = lords or [f"k{seat}" for seat in range(1, kingdoms * (1 + teams) + 1)]
    return Outcome(
        game=str(number),
        draw="",
        box="kingdomino",
        options=("teams",) if teams else (),
        kingdoms=kingdoms,
        dynasty="",
        seats=tuple(
            _seat(at, lord, places, (fates or {}).get(at + 1, "played"))
            for at, lord in enumerate(called)
        ),
        ending="played" if rated else "abandoned",
        ended=ended,
    )


def _seat(at: int, lord: str, places: Sequence[int], fate: Fate) -> OutcomeSeat:
    kingdom = at % len(places)
    _, _, level = lord.partition(":")
    return OutcomeSeat(
        seat=at + 1,
        kingdom=kingdom + 1,
        name=lord,
        player=None if level or not lord else lord,
        computer=level or None,
        fate="computer" if level else fate,
        place=places[kingdom],
        points=60 - places[kingdom],
        territory=5,
        crowns=7,
    )
