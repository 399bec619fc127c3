"""What counts of those who leave while everybody is to meet everybody.

FIDE's rule (C.05 of 2024, article 6.6) unless an organizer chose otherwise: whoever has played
fewer than half of their games counts in nobody's standing; else all they played counts, and those
who were still to meet them have won.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace

from services.facts.tournaments import Match, Stage, Tournament
from services.tournaments.formats import MEETING_ALL, scheduled_tables

LEFT = ("dropped", "expelled")


def annulled(tournament: Tournament, stage: Stage) -> frozenset[int]:
    """Return the entries of a stage whose games count for nobody.

    Half of their games are half of those that were planned: an early end changes nothing.
    """
    rule = tournament.setup.leavers
    left = [one for one in map(tournament.entry, stage.entries) if one.state in LEFT]
    gone = [one.number for one in left if one.left_stage == stage.number]
    if rule == "stand" or stage.kind not in MEETING_ALL or not gone:
        return frozenset()
    due, there = Counter[int](), Counter[int]()
    present = {
        one.number: {*one.byes, *(entry for match in one.matches for entry in match.entries)}
        for one in tournament.rounds_of(stage.number)
    }
    for number in range(1, (stage.planned or stage.rounds) + 1):
        for _, table in scheduled_tables(tournament, stage, number):
            if len(table) > 1:
                due.update(table)
                there.update(present.get(number, set()).intersection(table))
    return frozenset(
        one
        for one in gone
        if there[one] < due[one] and (rule == "out" or 2 * there[one] < due[one])
    )


def free_round(
    tournament: Tournament, stage: Stage, round_: int, entry: int, out: Collection[int]
) -> str:
    """Return why an entry had no table in a round: "bye", or as those it was to meet had left."""
    if stage.kind not in MEETING_ALL:
        return "bye"
    for _, table in scheduled_tables(tournament, stage, round_):
        others = [one for one in table if one != entry]
        if entry in table and others:
            return "annulled" if all(one in out for one in others) else "walkover"
    return "bye"


def without(match: Match, out: Collection[int]) -> Match:
    """Return a match as if some had not sat there; the others keep their order."""
    if not any(one in out for one in match.entries):
        return match
    games = []
    for game in match.games:
        scores = [one for one in game.scores if one.entry not in out]
        ranked = tuple(
            replace(one, place=1 + sum(other.place < one.place for other in scores))
            for one in scores
        )
        games.append(replace(game, scores=ranked))
    entries = tuple(one for one in match.entries if one not in out)
    return replace(match, entries=entries, games=tuple(games))
