"""Tournament formats: their stages, rounds, advancement and dates. Pure.

All of it follows from the log and the seed: the same tournament always continues in the same way.
"""

from services.tournaments.formats._elimination import bracket
from services.tournaments.formats._league import scheduled
from services.tournaments.formats._next_round import next_round, order, rolls_at
from services.tournaments.formats._round_plans import (
    PlannedTable,
    Reckoning,
    RoundPlan,
    StageEnd,
    StageForm,
    StageStart,
    Step,
    TournamentEnd,
)
from services.tournaments.formats.matches import is_decided, lots, match_places, ranking
from services.tournaments.formats.round_robin import MOST_IN_GROUP
from services.tournaments.formats.stages import end_of, schedule, stages, wanted

__all__ = [
    "MOST_IN_GROUP",
    "PlannedTable",
    "Reckoning",
    "RoundPlan",
    "StageEnd",
    "StageForm",
    "StageStart",
    "Step",
    "TournamentEnd",
    "bracket",
    "end_of",
    "is_decided",
    "lots",
    "match_places",
    "next_round",
    "order",
    "ranking",
    "rolls_at",
    "schedule",
    "scheduled",
    "stages",
    "wanted",
]
