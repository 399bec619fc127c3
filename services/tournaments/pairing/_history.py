"""Past meetings, first choices and byes, from the log."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction

from services.facts.tournaments import Match, Tournament
from services.tournaments.pairing._facts import Player, Request, Why
from services.tournaments.pairing._sizes import allowed_sizes

SHARE = 12  # of a first choice: divisible by every size of a table


@dataclass(slots=True)
class _History:
    """The history of an entry."""

    met: tuple[int, ...] = ()
    byes: int = 0
    firsts: int = 0
    due: int = 0
    late: int = 0
    small: int = 0


def pairing_request(
    tournament: Tournament,
    stage: int,
    round_: int,
    order: Sequence[int],
    points: Mapping[int, Fraction],
    *,
    seed: str | None = None,
    wanted: tuple[int, ...] = (),
) -> Request:
    """Return the input for pairing a round of a stage.

    `order`: the entries to be paired, by their standing; before anything is played, by lot.
    `points`: theirs; entries not in it have none. `seed`: the tournament's, if the log does not
    have it yet. `wanted`: the sizes of tables that the box allows, or else those of `sizes_of`.
    Opponents are remembered for the stage; byes and choices for the tournament.
    """
    size, known = tournament.setup.size, tournament.seed if seed is None else seed
    assert known is not None, "a round is paired from the seed"
    past = _history(tournament, stage, size)
    players = [
        Player(number, points.get(number, Fraction()), rank, **asdict(past.get(number, _History())))
        for rank, number in enumerate(order, 1)
    ]
    planned = next(
        (one.rounds for one in tournament.stages if one.number == stage), tournament.setup.rounds
    )
    return Request(
        tuple(players), size, known, stage, round_, planned, wanted or allowed_sizes(size)
    )


def _history(tournament: Tournament, stage: int, size: int) -> dict[int, _History]:
    past: dict[int, _History] = {}
    for round_ in tournament.rounds:
        for number in round_.byes:
            past.setdefault(number, _History()).byes += 1
        for match in round_.matches:
            share = SHARE // len(match.entries)
            last = max(1, len(match.order) - 1)
            for number in match.entries:
                one = past.setdefault(number, _History())
                if match.stage == stage:
                    one.met += tuple(other for other in match.entries if other != number)
                    one.small += len(match.entries) != size
                one.due -= share if match.order else 0
            for choice, number in enumerate(match.order):
                past[number].late += SHARE * choice // last
            for number in match.order[:1]:
                past[number].firsts += 1
                past[number].due += SHARE
    return past


def why(tournament: Tournament, match: Match, entry: int, points: Mapping[int, Fraction]) -> Why:
    """Return why an entry sits at a table. `points`: of all entries, when it was paired."""
    before = [
        one for one in tournament.rounds if one.stage == match.stage and one.number < match.round
    ]
    meetings = _meetings([one for round_ in before for one in round_.matches], entry)
    zero = Fraction()
    own = points.get(entry, zero)
    paired = _paired(tournament, match)
    near = [one for one in paired if one != entry and points.get(one, zero) == own]
    others = [one for one in match.entries if one != entry]
    counts = Counter({one: len(rounds) for one, rounds in meetings.items()})
    counts.update(others)
    return Why(
        entry=entry,
        round=match.round,
        table=match.number,
        points=own,
        others=tuple((one, points.get(one, zero)) for one in others),
        met=tuple((one, meetings[one]) for one in others if one in meetings),
        first=match.order[0] if match.order else match.entries[0],
        firsts=tuple((one, _firsts(tournament, match, one)) for one in match.entries),
        near=len(near),
        unmet=sum(one not in meetings for one in near),
        twice=sum(many > 1 for many in counts.values()),
        byes=tuple(one.number for one in before if entry in one.byes),
    )


def _paired(tournament: Tournament, match: Match) -> list[int]:
    """Return the entries that were paired in the round of a match."""
    return [
        entry
        for one in tournament.rounds
        if (one.stage, one.number) == (match.stage, match.round)
        for entry in (
            *(entry for each in one.matches for entry in each.entries),
            *one.byes,
        )
    ]


def _meetings(matches: Sequence[Match], entry: int) -> dict[int, tuple[int, ...]]:
    met: dict[int, tuple[int, ...]] = {}
    for match in matches:
        if entry in match.entries:
            for other in match.entries:
                if other != entry:
                    met[other] = (*met.get(other, ()), match.round)
    return met


def _firsts(tournament: Tournament, match: Match, entry: int) -> tuple[tuple[int, int], ...]:
    """Return the earlier rounds, of this stage and those before, in which an entry chose first."""
    return tuple(
        (one.stage, one.round)
        for round_ in tournament.rounds
        if (round_.stage, round_.number) < (match.stage, match.round)
        for one in round_.matches
        if one.order[:1] == (entry,)
    )
